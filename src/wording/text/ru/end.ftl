## End of the game

end-no-pieces = Победа { $side_gen }. У { $other_gen } нет шашек.
end-blocked = Победа { $side_gen }. У { $other_gen } нет хода.
end-resigned = { $Other } сдались. Победа { $side_gen }.
end-time = Победа { $side_gen }: просрочка времени.
end-decision = Победа { $side_gen }, присудил судья: { $reason }.
end-default = Плюс { $side_dat }. Неявка { $other_gen }.
end-given-away = Победа { $side_gen }. Все шашки отданы.
end-immobile = Победа { $side_gen }. У { $side_gen } нет хода.
end-checkmate = Мат. Победа { $side_gen }.
end-stalemate = Пат. Ничья.
end-no-material = Мёртвая позиция. Ничья.
end-five = Пятёрка. Победа { $side_gen }.
end-long-row = Длинный ряд. Победа { $side_gen }.
end-two-passes = Два паса подряд. Ничья.
end-no-five = Пятёрка невозможна. Ничья.
end-draw-agreed = Ничья по соглашению.
end-draw-rule = Ничья: { $claim }.
end-draw-arbiter = Ничья, присудил судья.
end-draw-because = Ничья по решению судьи: { $reason }.
end-draw-flags = Ничья: упали оба флажка.
end-both-lost = Поражение обоим: { $reason }.
end-score = Счёт: { $a } – { $b }.
    .full = Микроматч окончен. Счёт: { $a } – { $b }.
end-sign = Подпишите бланки.
