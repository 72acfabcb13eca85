## Moves entered by voice

arranged-voice = { $Side } may enter moves by voice.
arranged-no-voice = { $Side } may not enter moves by voice.
refuse-no-voice = { $Side } may not enter moves by voice in a rated game, unless the arbiter allows it: entry by voice, then the side.
refuse-voice-of-players = Only a player, or the assistant who enters moves for the player, is heard.
asked-listen = entry by voice
asked-heard = what was heard
dossier-heard = Heard by { $name }, { $n } percent certain: { $text }.

## Commands

words-listen = listen
    .also = listen to me, hear me
words-voice-entry = entry by voice
    .also = moves by voice
words-no-voice-entry = no entry by voice
    .also = no moves by voice
help-play-listen = { $words }: starts listening to you, and stops; for moves and commands by voice.
help-desk-voice = { $words }: then the side that may or may not enter moves by voice.
help-key-listen = { $words }: starts listening to you, and stops.
help-pad-listen = { $Words }: starts listening to you, and stops.
pad-deed-listen = listening to your voice

## The program that recognises speech

hearer-none = Moves are not entered by voice here: no program for speech recognition is set up.
hearer-ready = The microphone is on. Speech is recognised by { $name }. Only the words are recorded, not the sound.
hearer-listens = Listening to { $side }.
hearer-stopped = Listening stopped.
hearer-gone = The program for speech recognition has ended. The game continues. Enter moves in another way, or start listening again.
hearer-silent = The program for speech recognition does not answer. Enter moves in another way.
hearer-dropped = The program for speech recognition sent something that cannot be used. It is ignored.
hearer-trouble = The program for speech recognition reports: { $text }.
hearer-interrupted = There was an announcement. Please say it again.

## What was heard

heard-nothing = Nothing was heard.
heard-again = Heard, but not clearly: { $text }. Please say it again.
heard-type = Not heard clearly twice. Enter it in another way, or call the arbiter.
heard-question = { $Side }, heard: { $text }. Yes or no?
heard-not-taken = Heard: { $text }. That cannot be done by voice.
heard-lapsed = What was heard was not confirmed. Nothing was done.
