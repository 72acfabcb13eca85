## End of the game

end-no-pieces = Перемога { $side_gen }. У { $other_gen } немає шашок.
end-blocked = Перемога { $side_gen }. У { $other_gen } немає ходу.
end-resigned = { $Other } здалися. Перемога { $side_gen }.
end-time = Перемога { $side_gen }: прострочення часу.
end-decision = Перемога { $side_gen }, присудив суддя: { $reason }.
end-default = Плюс { $side_dat }. Неявка { $other_gen }.
end-given-away = Перемога { $side_gen }. Усі шашки віддано.
end-immobile = Перемога { $side_gen }. У { $side_gen } немає ходу.
end-checkmate = Мат. Перемога { $side_gen }.
end-stalemate = Пат. Нічия.
end-no-material = Мертва позиція. Нічия.
end-five = П'ятірка. Перемога { $side_gen }.
end-long-row = Довгий ряд. Перемога { $side_gen }.
end-two-passes = Два паси поспіль. Нічия.
end-no-five = П'ятірка неможлива. Нічия.
end-draw-agreed = Нічия за згодою.
end-draw-rule = Нічия: { $claim }.
end-draw-arbiter = Нічия, присудив суддя.
end-draw-because = Нічия за рішенням судді: { $reason }.
end-draw-flags = Нічия: упали обидва прапорці.
end-both-lost = Поразка обом: { $reason }.
end-score = Рахунок: { $a } – { $b }.
    .full = Мікроматч закінчено. Рахунок: { $a } – { $b }.
end-sign = Підпишіть бланки.
