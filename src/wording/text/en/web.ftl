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
