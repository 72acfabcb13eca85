#!/usr/bin/env python3
"""Hears a player who speaks English, for golos: a trial, for unrated games.

    golos play --lang en --training --hearer "python3 examples/hearers/pocketsphinx_en.py"

It needs the Python package pocketsphinx (pip install pocketsphinx), which has the model of American English in it, and arecord
(alsa-utils) or parec (pulseaudio-utils) for the microphone. Instead of a microphone, --wav takes files of 16,000 samples a
second, 16 bits, one channel; each listening hears the next one.

What golos and this program say to each other is in src/input/hearer.rs and docs/en/hearing.md. The grammar is made of the words
that golos sends once for a game: it follows from the game and the board, and never from the position.
"""

import argparse
import math
import os
import shutil
import subprocess
import sys
import threading
import wave

import pocketsphinx

VERSION = 1
RATE = 16000
LONGEST = 12 * RATE * 2  # bytes of one listening: golos stops it after 8 seconds

# A sentence of the grammar that is as likely as any row of sounds has a confidence of one half; it is near 0.9 with a lead of so
# much per frame, in the logarithms of pocketsphinx. Tried with voices of flite, and with talk that is no move.
LEAD = 10.0


def say(line):
    print(line, flush=True)


class Words:
    """The words of a game as golos sends them."""

    def __init__(self):
        self.game, self.language = "", ""
        self.words, self.places, self.answers, self.commands = {}, {}, {}, {}

    def take(self, kind, rest):
        name, _, ways = rest.partition(" ")
        table = {"word": self.words, "answer": self.answers, "command": self.commands}.get(kind)
        if table is not None:
            table[name] = [way.lower() for way in ways.split("|") if way]
        elif kind == "place":
            self.places[name] = ways.lower()


class Grammar:
    """A grammar in JSGF, made of the words that the dictionary of the model has."""

    def __init__(self, words, sounds_of):
        self.words, self.sounds_of, self.rules = words, sounds_of, []
        self.names = {}
        # What is said between two squares. Each word more costs time with every pair of squares.
        takes = self.known(words.words.get("takes", []))[:1]
        self.rule("between", takes + self.known(["to"]))
        for place, spoken in words.places.items():
            ways = [spoken] if self.is_known(spoken) else []
            self.rule(self.name(place), self.known(self.ways_of(place)) + ways)
        moves = self.moves_of_draughts() if self.is_draughts() else self.moves_of_any()
        commands = [way for ways in words.commands.values() for way in self.known(ways)]
        answers = [way for ways in words.answers.values() for way in self.known(ways)]
        self.rule("said", commands + answers)
        self.rules.append("public <line> = %s | <said>;" % " | ".join(moves))

    def text(self):
        return "#JSGF V1.0;\ngrammar golos;\n" + "\n".join(self.rules) + "\n"

    def rule(self, name, ways):
        # Words that sound alike are one: "see" and "cee".
        ways = list({self.spoken(way): way for way in reversed(ways)}.values())[::-1]
        if ways:
            self.names[name] = True
            self.rules.append("<%s> = %s;" % (name, " | ".join(ways)))

    def name(self, place):
        return "p_" + place

    def spoken(self, way):
        """The sounds of words; of marks of the grammar the marks."""
        return " ".join(self.sounds_of(word) or word for word in way.split())

    def is_known(self, way):
        return bool(way) and all(self.sounds_of(word) for word in way.split())

    def known(self, ways):
        return [way for way in ways if self.is_known(way)]

    def ways_of(self, place):
        """How a place is said: c3 as letter and number, 32 as a number."""
        letter, number = (place[0], place[1:]) if place[0].isalpha() else ("", place)
        numbers = self.ways_of_number(int(number))
        if not letter:
            return numbers
        letters = self.words.words.get(letter, []) + [letter + "."]
        return ["%s %s" % (one, other) for one in letters for other in numbers]

    def ways_of_number(self, number):
        whole = self.words.words.get(str(number), [])
        ten, unit = number // 10 * 10, number % 10
        if whole or not unit:
            return whole
        tens, units = self.words.words.get(str(ten), []), self.words.words.get(str(unit), [])
        return ["%s %s" % (one, other) for one in tens for other in units]

    def is_draughts(self):
        return self.words.game not in ("chess", "chess960", "renju") and all(p[0].isalpha() for p in self.words.places)

    def diagonals(self, place):
        file, rank = ord(place[0]), int(place[1:])
        for step in range(1, 10):
            for right, up in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                other = chr(file + right * step) + str(rank + up * step)
                if other in self.words.places:
                    yield other

    def moves_of_draughts(self):
        """A square, one on a diagonal of it, and perhaps one on a diagonal of that: the same in every position."""
        moves = []
        for place in self.words.places:
            goals = list(self.diagonals(place))
            self.rule("to_" + place, ["<%s>" % self.name(goal) for goal in goals])
        for place in self.words.places:
            ways = ["[<between>] <%s> [<to_%s>]" % (self.name(goal), goal) for goal in self.diagonals(place)]
            self.rule("m_" + place, ["<%s> (%s)" % (self.name(place), " | ".join(ways))])
            moves.append("<m_%s>" % place)
        return moves

    def moves_of_any(self):
        """Any square after any square, with the name of a piece before it where there are pieces."""
        self.rule("place", ["<%s>" % self.name(place) for place in self.words.places])
        named = ("king", "queen", "rook", "bishop", "knight", "pawn")
        pieces = [way for piece in named for way in self.known(self.words.words.get(piece, []))]
        if self.words.game == "renju":
            return ["<place>"]
        if not self.words.game.startswith("chess"):
            return ["<place> [<between>] <place>"]
        self.rule("piece", pieces)
        sides = [way for side in ("short", "long") for way in self.known(self.words.words.get(side, []))]
        castling = self.known(self.words.words.get("castling", []))
        self.rule("castles", ["%s %s" % (word, side) for word in castling for side in sides])
        moves = ["[<piece>] [<place>] [<between>] <place> [<piece>]"]
        return moves + (["<castles>"] if "castles" in self.names else [])


class Ear:
    """Records one utterance: from a microphone, or from the next file."""

    def __init__(self, files):
        self.files, self.recorder, self.sound, self.thread = list(files), None, b"", None
        self.has_files = bool(files)

    def begin(self):
        self.sound = b""
        if self.has_files:
            return
        recorders = {
            "arecord": ["arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", str(RATE), "-c", "1"],
            "parec": ["parec", "--raw", "--format=s16le", "--rate=%d" % RATE, "--channels=1"],
        }
        found = next((line for name, line in recorders.items() if shutil.which(name)), None)
        if found is None:
            say("trouble no arecord and no parec")
            return
        self.recorder = subprocess.Popen(found, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.thread = threading.Thread(target=self.read, args=(self.recorder,), daemon=True)
        self.thread.start()

    def read(self, recorder):
        while len(self.sound) < LONGEST:
            part = recorder.stdout.read(3200)
            if not part:
                return
            self.sound += part

    def end(self):
        if self.has_files:
            return self.next_file()
        if self.recorder is not None:
            self.recorder.terminate()
            self.recorder.wait()
            self.thread.join(1)
            self.recorder = None
        return self.sound

    def next_file(self):
        if not self.files:
            return b""
        with wave.open(self.files.pop(0)) as file:
            if (file.getframerate(), file.getsampwidth(), file.getnchannels()) != (RATE, 2, 1):
                say("trouble a file is not of 16,000 samples a second, 16 bits and one channel")
                return b""
            return file.readframes(LONGEST // 2)


class Recogniser:
    """pocketsphinx with the grammar of a game, and beside it with any row of sounds, to tell talk from a move."""

    def __init__(self):
        path = pocketsphinx.get_model_path("en-us")
        common = {"hmm": os.path.join(path, "en-us"), "loglevel": "FATAL", "samprate": float(RATE)}
        self.speech = pocketsphinx.Decoder(dict=os.path.join(path, "cmudict-en-us.dict"), lm=None, **common)
        phones = os.path.join(path, "en-us-phone.lm.bin")
        self.sounds = pocketsphinx.Decoder(allphone=phones, lm=None, **common) if os.path.exists(phones) else None

    def learn(self, words):
        grammar = Grammar(words, self.speech.lookup_word)
        self.speech.add_jsgf_string("golos", grammar.text())
        self.speech.activate_search("golos")

    @staticmethod
    def decode(decoder, sound):
        decoder.start_utt()
        decoder.process_raw(sound, full_utt=True)
        decoder.end_utt()
        hyp = decoder.hyp()
        log = decoder.get_logmath().log
        return (hyp.hypstr, log(hyp.best_score), decoder.n_frames()) if hyp and hyp.hypstr else None

    def hear(self, sound):
        """The text and the confidence; None if nothing was heard."""
        if len(sound) < RATE // 4:
            return None
        heard = self.decode(self.speech, sound)
        if heard is None:
            return None
        text, score, frames = heard
        rival = self.decode(self.sounds, sound) if self.sounds else None
        lead = (score - rival[1]) / max(frames, 1) if rival else 0.0
        exponent = max(-50.0, min(50.0, -2.2 * lead / LEAD))
        # The dictionary writes letters as "h.".
        return text.replace(".", ""), 1 / (1 + math.exp(exponent)), lead


def main():
    options = argparse.ArgumentParser(description="Hears a player who speaks English, for golos: a trial.")
    options.add_argument("--wav", nargs="+", default=[], help="hear these files instead of a microphone")
    options.add_argument("--leads", action="store_true", help="write to standard error how sure each hearing is")
    options = options.parse_args()
    recogniser, ear, words, is_ready = Recogniser(), Ear(options.wav), Words(), False
    say("ready pocketsphinx, a trial")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            words, is_ready = Words(), False
            version, *named = rest.split()
            named = dict(part.split("=", 1) for part in named if "=" in part)
            words.language, words.game = named.get("lang", ""), named.get("game", "")
            if version != str(VERSION):
                say("trouble golos speaks version %s, this program %d" % (version, VERSION))
            elif words.language != "en":
                say("trouble only English is heard")
        elif word in ("word", "place", "answer", "command"):
            words.take(word, rest)
        elif word == "ready":
            is_ready = words.language == "en"
            if is_ready:
                recogniser.learn(words)
        elif word == "listen":
            ear.begin()
        elif word == "stop":
            number, sound = rest.split()[0], ear.end()
            heard = recogniser.hear(sound) if is_ready else None
            if heard is None:
                say("nothing %s" % number)
            else:
                text, confidence, lead = heard
                if options.leads:
                    print("%.4f %.2f %s" % (lead, confidence, text), file=sys.stderr, flush=True)
                say("heard %s %.2f %s" % (number, confidence, text))
        elif word == "quiet":
            ear.end() if not ear.has_files else None
        elif word == "bye":
            break


if __name__ == "__main__":
    main()
