## Moves of renju

move-stone = { $Side }: { $sq }
    .brief = { $sq }
    .full = { $sq }. { $Side }, move { $n }.
move-pass = Pass.
    .brief = pass
    .full = Pass. { $Side }, move { $n }.

## Fouls

foul-at = Foul at { $sq }: { $kinds }.
foul-claimed = White claims a foul: { $sq }.
foul-none = No foul. Play on.
foul-none-stopped = No foul. The clocks are stopped.
refuse-no-foul = No foul. Reject the claim.
end-foul = Foul. { $Side } wins.
foul-double-three = double three
foul-double-four = double four
foul-overline = overline
ask-fouls = { $Kind }: { $squares }.
ask-fouls-none = No fouls.

## Stones

stone-black = black stone
stone-white = white stone
stone-black-short = black
stone-white-short = white
stones-black-short = black
stones-white-short = white
board-rest = Elsewhere empty.
ask-stones = Black: { $black }. White: { $white }.
ask-stones-rank = Rank { $n }. Black: { $black }. White: { $white }.
ask-stones-file = File { $letter }. Black: { $black }. White: { $white }.
ask-stones-line = Line { $from } to { $to }. Black: { $black }. White: { $white }.

## Opening rules

regulation-announced = Opening rule: { $regulation }.
regulation-free = free opening
regulation-rif = RIF
regulation-yamaguchi = Yamaguchi
regulation-soosorv-8 = Soosorv eight
    .written = Soosorv-8
regulation-taraguchi-10 = Taraguchi ten
    .written = Taraguchi-10
regulation-sakata = Sakata
regulation-tarannikov = Tarannikov

## What an opening rule asks for

stone-awaited = { $Side } to place: { $stone } on any point.
stone-awaited-centre = { $Side } to place: { $stone } on the centre.
stone-awaited-square = { $Side } to place: { $stone } in the central { $n } by { $n }.
swap-awaited = Swap of colours: { $side } decides.
swap-question = Swap colours? Yes or no.
swap-or-fifths-awaited = Swap of colours or { $count }: { $side } decides.
swap-or-fifths-question = Swap colours? Yes, no, or { $count }.
fifth-count-awaited = Number of fifth moves: { $side } decides.
fifth-count-question = How many fifth moves?
    .full = How many fifth moves? Up to { $n }.
fifth-awaited = { $Side } to offer: fifth move, { $n } of { $m }.
fifth-choice-awaited = Fifth moves: { $squares }. { $Side } chooses.
fifth-choice-question = Fifth moves: { $squares }. Which one stays?

## What was done

swap-made = Colours are swapped.
swap-kept = No swap.
fifth-announced = { $Count } to be offered.
fifth-instead = No swap. { $Count } to be offered.
fifth-offered = Fifth move offered: { $sq }.
fifth-chosen = This one stays: { $sq }.
colours-now = Black { $black }, White { $white }.

## What is refused

refuse-no-point = No such point: { $text }.
refuse-no-line = Not on one line: { $from }, { $to }.
refuse-not-centre = The first stone goes on the centre.
refuse-outside = Only in the central { $n } by { $n }.
refuse-opening-settled = The opening is over.
refuse-other-asked = Not now. { $question }
refuse-fifth-alike = Symmetrical to { $sq }, which has been offered.
refuse-fifth-twice = Already offered: { $sq }.
refuse-fifth-count = Give a number up to { $n }.
refuse-not-offered = Not offered. Fifth moves: { $squares }.
