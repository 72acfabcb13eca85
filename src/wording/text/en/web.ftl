## Pages for spectators

web-open = The games are shown at { $text }.
web-delay = Shown with a delay of { $count }.
web-at-once = Shown without a delay.
web-everyone = Everybody who reaches this machine can look.
web-end = { $text } ends it.
web-unheard = Nothing can be shown at { $text }: { $why }.
web-nothing = There is no such event and no such folder: { $text }.
web-left-out = This program was built without it. It can be built with it: { $text }.
web-lang = English
web-languages = Pages
web-home = All boards
web-again = Look again
web-games = Games
web-round = Round { $n }
web-board = Board
web-game = Game
web-state = How it stands
web-none = There is nothing to be shown yet.
web-going = Move { $n }. { $Side } to move.
web-over = The event is over.
web-replay = Go through the game move by move
web-position = Position
web-many = Of the games only the newest { $n } are listed.

## Boards of a stream

watch-game = { $a } – { $b }
watch-away = { $text } does not answer.
watch-refused = { $text } lets nobody in by this name and password.
watch-denied = { $text } does not let this user do what it takes to watch; docs/en/scale.md names the rights.
watch-no-stream = There is no such stream yet: { $text }.
watch-no-hall = There is no such hall in the stream: { $text }.
watch-no-board = There is no such board in the stream: { $text }.
watch-gap = { $text }: records are missing in the stream. It goes on when they come.
watch-foreign = { $text }: the stream has a record there that is not of this board. It is passed over.
watch-other = { $text } holds something else than the stream. It is left as it is.
watch-no-folder = Cannot write in { $text }: { $why }.
watch-full = More journals than { $n } are not followed.
