## What was settled before the game

start-array = Starting position { $n }.
arb-clock-left = The clock is on Black's left.

## The questions at home

home-ask-supervised = How is the play supervised?
home-supervised-no = not adequate: one arbiter for many games
home-supervised-yes = adequate: the Competition Rules apply
home-ask-quickplay = Quickplay finish?
home-announced-no = not announced
home-announced-yes = announced
home-ask-opening-rule = Which opening rule?
home-ask-array = Which starting position, from 0 to 959? Enter draws one.

## What cannot be settled

refuse-option = Not under these rules, { $what }: { $text }. Only under: { $list }.
refuse-supervised = These rules are the same with and without supervision: { $text }. The rules of rapid chess and blitz differ.
refuse-quickplay = These rules, { $what }, have no quickplay finish at this control: { $text }. Standard and rapid chess have it, without an increment.
