## What was settled before the game

start-array = Расстановка номер { $n }.
arb-clock-left = Место часов – слева от чёрных.

## The questions at home

home-ask-supervised = Какое наблюдение за игрой?
home-supervised-no = один судья на многие партии
home-supervised-yes = полное: действуют правила стандартных шахмат
home-ask-quickplay = Быстрая игра до конца партии?
home-announced-no = не объявлено
home-announced-yes = объявлено
home-ask-opening-rule = Какой дебютный регламент?
home-ask-array = Какая расстановка, от нуля до девятисот пятидесяти девяти? Энтер – по жребию.

## What cannot be settled

refuse-option = Не для этих правил, { $what }: { $text }. Только для игры: { $list }.
refuse-supervised = Эти правила одинаковы при любом наблюдении: { $text }. Различаются правила быстрых шахмат и блица.
refuse-quickplay = По этим правилам, { $what }, при таком контроле быстрой игры до конца партии нет: { $text }. Только в стандартных и быстрых шахматах без добавления времени.
