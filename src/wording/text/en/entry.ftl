## Entry: ambiguous or refused

entry-unread = Not understood: { $text }. Like this: { $example }.
entry-unread-desk = Not understood: { $text }. What can be said now: "?".
entry-not-your-turn = Not your turn.
entry-turn-of = Not your turn. { $Side } to move.
    .brief = Not your turn.
entry-whose = Whose move is that? Name the side before it.
entry-empty = { $sq } is empty.
entry-other-side = { $sq } is the opponent's.
entry-occupied = { $sq } is occupied.
entry-no-move = { $sq } has no move.
entry-impossible = Illegal move: { $move }. Was it made on the board?
entry-must-capture = Capture is compulsory.
entry-majority = Majority rule: { $pieces }.
entry-unfinished = The capture goes on.
entry-stopped = Clocks are stopped. Wait for the arbiter.
entry-stopped-arbiter = Clocks are stopped. First: resume.
entry-over = The game is over. { $result }
entry-over-undo = The game is over. { $result } To rule otherwise, first: undo.
entry-illegal = Illegal move: { $move }.
entry-jumped-twice = { $sq }: a piece is captured only once.
entry-blocked-by-captured = { $sq } is captured and still stands in the way.
entry-man-only = Only a king moves like that.
entry-no-king-yet = A man does not become a king while it captures.
entry-continuing-square = The king must stop where the capture goes on.
entry-takes-nothing = Nothing is captured.
