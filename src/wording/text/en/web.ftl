## Pages for spectators

web-open = The games can be watched at { $text }.
web-delay = Shown with a delay of { $count }.
web-at-once = Shown without a delay.
web-everyone = Anyone who can reach this computer can watch.
web-end = Press { $text } to stop.
web-unheard = Cannot open { $text }: { $why }.
web-nothing = No such event or folder: { $text }.
web-left-out = This program was built without that feature. To build it in: { $text }.
web-lang = English
web-languages = Pages
web-home = All boards
web-again = Refresh
web-games = Games
web-round = Round { $n }
web-board = Board
web-game = Game
web-state = Status
web-none = Nothing to show yet.
web-going = Move { $n }. { $Side } to move.
web-over = The event is over.
web-replay = Replay the game move by move
web-position = Position
web-many = Only the newest games are listed: { $n }.

## Boards in a stream

watch-game = { $a } – { $b }
watch-away = { $text } does not answer.
watch-refused = { $text } rejects this user name and password.
watch-denied = { $text }: this user has no permission to watch. docs/en/scale.md lists the permissions.
watch-no-stream = No such stream yet: { $text }.
watch-no-hall = No such hall in the stream: { $text }.
watch-no-board = No such board in the stream: { $text }.
watch-gap = { $text }: records are missing in the stream. Watching continues when they arrive.
watch-foreign = { $text }: a record in the stream does not belong to this board. It is ignored.
watch-other = { $text } differs from the stream. It is not changed.
watch-no-folder = Cannot write in { $text }: { $why }.
watch-full = No more than { $n } records are followed.
