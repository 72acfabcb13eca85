## A drawn opening: what was drawn

start-opening = Drawn opening: { $cell }. { $opening }
start-opening-entered = Drawn opening. { $opening }
start-opening-awaited = The opening is drawn on { $side }'s time. { $Side }'s clock is running.
start-drawn-counted = Drawn moves count towards the control, { $article }.
start-drawn-apart = Drawn moves do not count towards the control, { $article }.
start-drawn-without = The opening was drawn without { $side }, who should be present, { $article }. When both are present, draw it again and give the reason.
start-undrawn = The opening was not drawn, { $article }.
opening-pair = { $one }, { $two }
opening-single = { $one }
opening-both = White man from { $from } to { $to }, black man from { $other_from } to { $other_to }.
opening-white = White man from { $from } to { $to }, Black unchanged.
opening-black = Black man from { $from } to { $to }, White unchanged.
opening-start = All men in the starting position.
opening-position = White: { $white }. Black: { $black }.
ask-opening-none = No opening was drawn.

## Cells of a table of openings

lot-cell = column { $col }, row { $row }
lot-reserve = reserve, { $n }
lot-uncertain = Uncertain: { $cell }. { $Why }. Printed: { $text }. Possible: { $readings }. Draw again or enter the moves.
lot-why-order = out of order in the table
lot-why-balance = one side loses a man at once
lot-why-illegal = the printed moves cannot be played
lot-why-repeated = another cell is printed in its place

## Openings that cannot be drawn

refuse-lot = No such cell: { $text }. Column and row, for example: { $example }.
refuse-lot-outside = Not in the table: { $cell }. Columns: { $n }. Rows: { $m }.
refuse-lot-unplayable = Cannot be played in this game: { $cell }.
opening-table-expired = The table of openings was valid until { $text }.
refuse-openings-none = These rules do not use drawn openings.
refuse-lots-empty = There are no cells left to draw.
refuse-seed = The seed has 1 to { $n } characters.
refuse-opening-not-drawn = The opening has not been drawn yet.
refuse-opening-too-late = Too late. The opening is drawn before the first move.
refuse-already-drawn = The opening has already been drawn. It can be re-entered only if the lot was misread; give the reason.
refuse-lot-waits = The lot is drawn when { $Side } has arrived, { $article }.
refuse-opening-not-here = No opening is drawn: this game has its own starting position.
refuse-opening-move = Move { $n } of the opening cannot be made: { $text }.
refuse-opening-relocation = This man cannot be moved there: { $text }.
refuse-opening-unplayable = This opening cannot be played.

## The question at home

home-ask-opening = How is the opening drawn?
home-opening-program = by the program
home-opening-lots = by paper lots
home-opening-none = later, or not at all
home-ask-lot = Which column and row? Or enter all the moves.
