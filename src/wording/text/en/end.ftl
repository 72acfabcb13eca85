## End of the game

end-no-pieces = { $Side } wins. { $Other } has no pieces.
end-blocked = { $Side } wins. { $Other } has no move.
end-resigned = { $Other } resigns. { $Side } wins.
end-time = { $Side } wins on time.
end-decision = { $Side } wins by decision: { $reason }.
end-default = { $Side } wins by default. { $Other } absent.
end-given-away = { $Side } wins. All pieces given away.
end-immobile = { $Side } wins: left without a move.
end-checkmate = Mate. { $Side } wins.
end-stalemate = Stalemate. Draw.
end-no-material = Dead position. Draw.
end-five = Five. { $Side } wins.
end-long-row = Long row. { $Side } wins.
end-two-passes = Two passes. Draw.
end-no-five = No five is possible. Draw.
end-draw-agreed = Draw by agreement.
end-draw-rule = Draw: { $claim }.
end-draw-arbiter = Draw by decision.
end-draw-because = Draw by decision: { $reason }.
end-draw-flags = Draw: both flags.
end-both-lost = Both lose: { $reason }.
end-score = Score: { $a } – { $b }.
    .full = Micro-match over. Score: { $a } – { $b }.
end-sign = Sign the score sheets.
