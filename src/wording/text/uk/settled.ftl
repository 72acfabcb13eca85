## What was settled before the game

start-array = Розстановка номер { $n }.
arb-clock-left = Годинник стоїть ліворуч від чорних.

## The questions at home

home-ask-supervised = Який нагляд за грою?
home-supervised-no = один суддя на багато партій
home-supervised-yes = повний: діють правила стандартних шахів
home-ask-quickplay = Швидка гра до кінця партії?
home-announced-no = не оголошено
home-announced-yes = оголошено
home-ask-opening-rule = Який дебютний регламент?
home-ask-array = Яка розстановка, від нуля до дев'ятисот п'ятдесяти дев'яти? Ентер – за жеребом.

## What cannot be settled

refuse-option = Не для цих правил, { $what }: { $text }. Лише для гри: { $list }.
refuse-supervised = Ці правила однакові за будь-якого нагляду: { $text }. Різняться правила швидких шахів і бліцу.
refuse-quickplay = За цими правилами, { $what }, з таким контролем швидкої гри до кінця партії немає: { $text }. Лише в стандартних і швидких шахах без додавання часу.
