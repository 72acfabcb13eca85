## What was settled before the game

start-array = Array { $n }.
arb-clock-left = The clock stands at Black's left.

## The questions at home

home-ask-supervised = How is the play supervised?
home-supervised-no = one arbiter for many games
home-supervised-yes = adequately: the rules of standard chess hold
home-ask-quickplay = Quickplay finish?
home-announced-no = not announced
home-announced-yes = announced
home-ask-opening-rule = Which opening rule?
home-ask-array = Which array, from 0 to 959? Enter alone draws one.

## What cannot be settled

refuse-option = Not for these rules, { $what }: { $text }. Only for: { $list }.
refuse-supervised = These rules are the same with supervision and without: { $text }. Those of rapid chess and of blitz are not.
refuse-quickplay = No quickplay finish under these rules, { $what }, at this control: { $text }. Standard and rapid chess have it, without an increment.
