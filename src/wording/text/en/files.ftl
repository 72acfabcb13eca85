## Voice, devices, files

voice-lost = Speech lost. Text only. The game goes on.
voice-back = Speech is back.
pad-lost = Gamepad lost: { $Side }.
pad-back = Gamepad back: { $Side }.
file-saved = Saved. Moves: { $n }.
    .brief = Saved.
file-torn = Last line torn, cut off. Moves kept: { $n }.
file-damaged = Damage in line { $n }. All before it is sound.
file-not-saved = Not saved! Clocks stopped. Call the arbiter.
game-restored = Game restored. Move { $n }, { $Side } to move.

## Troubles with files

file-unwritable = Cannot write to the folder: { $text }.
file-full = The disk is full.
file-missing = No such file: { $text }.
file-unreadable = The file cannot be read: { $text }.

## What a check of a record found

check-sound = The record is sound. Lines: { $n }. Moves: { $m }.
check-empty = The record is empty.
check-torn = The last line is torn. Whole lines: { $n }.
check-damaged = Line { $n } cannot be read.
check-chain = The chain is broken in line { $n }.
check-order = Line { $n } is out of order.
check-version = Unknown version of the record: { $n }.
check-event = Line { $n } does not fit the game.
check-illegal = Illegal move in line { $n }: { $move }.
check-clock = Clocks do not agree in line { $n }.
check-result = The result does not agree in line { $n }.
check-no-line-end = Line { $n } has no line end.
check-not-closed = The record was not closed: it ends with line { $n }.
