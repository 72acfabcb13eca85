## Home: who plays, and who needs what

home-full = New game, every question
home-ask-players = Who plays, and who needs what? As: Ann – blind, Boris. Names are optional. Enter alone: nobody is named.
home-players = White – { $white }. Black – { $black }.
refuse-players = Not understood: { $text }. White and Black with a comma between, and behind a name what is needed: blind, low vision, deaf, hands, wheelchair.

words-need-blind = blind
    .also = no sight, sightless, totally blind, cannot see, does not see
words-need-low-vision = low vision
    .also = visually impaired, partially sighted, sees little, weak sight, low-vision
words-need-deaf = deaf
    .also = no hearing, hard of hearing, cannot hear, does not hear
words-need-deafblind = deafblind
    .also = deaf-blind, deaf and blind, blind and deaf, no sight and no hearing
words-need-no-hands = no hands
    .also = hands, hands of an assistant, no-hands, an assistant moves, cannot move the pieces
words-need-wheelchair = wheelchair
    .also = in a wheelchair, a wheelchair
words-need-assistant-recorded = assistant records
    .also = an assistant records, recorded by an assistant, assistant-recorded
words-need-trainer = trainer
    .also = with a trainer
words-need-none = none
    .also = nothing, nothing special, no needs
