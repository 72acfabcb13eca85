## Home: who plays, and who needs what

home-full = New game, every question
home-ask-players = Who plays, and who needs what? As: Ann – blind, Boris. Names are optional. Enter alone: nobody is named.
home-players = White – { $white }. Black – { $black }.
need-noted = Noted what is needed: { $side }.
refuse-players = Not understood: { $text }. White and Black with a comma between, and behind a name what is needed: blind, low vision, deaf, hands, wheelchair.

words-need = needs
    .also = need, has need of, requires
words-need-blind = blind
    .also = no sight, sightless, totally blind, cannot see, does not see
words-need-low-vision = low vision
    .also = visually impaired, partially sighted, sees little, weak sight, low-vision
words-need-deaf = deaf
    .also = no hearing, hard of hearing, cannot hear, does not hear
words-need-deafblind = deafblind
    .also = deaf-blind, deaf and blind, blind and deaf, no sight and no hearing
words-need-no-hands = no hands
    .also = hands, hands of an assistant, no-hands, an assistant, assistant, an assistant moves, cannot move the pieces
words-need-wheelchair = wheelchair
    .also = in a wheelchair, a wheelchair
words-need-assistant-recorded = assistant records
    .also = an assistant records, recorded by an assistant, assistant-recorded
words-need-trainer = trainer
    .also = with a trainer
words-need-none = none
    .also = nothing, nothing special, no needs

## The first run

first-lang = Language?
first-senses = How do you hear and see?
first-sees = I see the screen and hear
first-little = I see little: high contrast
first-ear = by ear, line by line: golos speaks
first-reader = a screen reader reads the lines
first-braille = a braille display shows the lines
first-deaf = I do not hear: the screen alone
first-hands = How do you enter?
first-keys = on the keyboard
first-pad = on the keyboard and with a gamepad
first-skip = Enter alone: as it is, the next question. Back: the one before.
first-done = Kept. It can be changed at any time: faster, slower, longer, shorter.
first-own = English

## Games that are kept

home-games = Saved games
home-export = Export for other programs
home-rename = Rename
home-remove = Delete
home-ask-deed = What is to be done with it?
home-ask-name = Its new name?
home-ask-remove = Delete it for good?
home-remove-no = no, keep it
home-remove-yes = yes, delete it
saved-game = { $white } – { $black }, { $game }, { $result }
saved-game-nameless = No names, { $game }, { $result }
saved-day = { $what }, { $day }
saved-hour = { $what }, { $text }
saved-named = { $text }: { $what }
saved-unknown = unknown game
saved-new = not begun
saved-goes = goes on, half-moves: { $n }
saved-adjourned = adjourned
saved-won = won by { $side }
saved-drawn = drawn
saved-over = finished
saved-match = micro-match, goes on
saved-match-over = micro-match, finished
saved-unreadable = not readable
saved-more = earlier games: { $n }
saved-exported = Exported: { $text }.
saved-renamed = Renamed: { $text }.
saved-removed = Deleted.
saved-kept = Kept.
saved-confirm = Delete for good: { $what }? Yes or no.
month-january = January { $n_ord }
month-february = February { $n_ord }
month-march = March { $n_ord }
month-april = April { $n_ord }
month-may = May { $n_ord }
month-june = June { $n_ord }
month-july = July { $n_ord }
month-august = August { $n_ord }
month-september = September { $n_ord }
month-october = October { $n_ord }
month-november = November { $n_ord }
month-december = December { $n_ord }
refuse-of-match = It is a game of a micro-match and stays with it.
refuse-name-taken = There is a file of that name: { $text }.
refuse-no-name = Not a name: { $text }. Letters, digits, blanks.
refuse-export = Not exported: { $text }.
refuse-no-record = That is no record of a game.
refuse-saved = No such game: { $text }. The number in the list of games, or the name of the file.

words-shelf-resume = resume
    .also = go on with, continue
words-shelf-replay = replay
    .also = go through
words-shelf-export = export
    .also = write out
words-shelf-rename = rename
    .also = name it
words-shelf-remove = delete
    .also = remove
