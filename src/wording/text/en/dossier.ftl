## The dossier of a game

dossier-title = Dossier: { $a } – { $b }
dossier-game = The game
dossier-match = Dossier of a micro-match
dossier-course = What happened
dossier-rules = Rules
dossier-control = Control
dossier-opened = Opened
dossier-program = Program
dossier-finding = Found by the check
dossier-article = { $Article }.
dossier-time-left = Time left
dossier-line = Line
dossier-time = Time
dossier-who = Who
dossier-to = To whom
dossier-what = What
dossier-start = Start and attendance
dossier-steps = Steps, announcements, entries taken back
dossier-rulings = Irregularities and rulings
dossier-sanctions = Sanctions and corrected clocks
dossier-claims = Draw offers and claims
dossier-clock = Clock
dossier-adjournment = Adjournment
dossier-remarks = Calls, remarks, notes
dossier-queries = Questions and refusals
dossier-said = What was said
dossier-signatures = Signatures
dossier-room = all
dossier-white-assistant = White's assistant
dossier-black-assistant = Black's assistant
dossier-trainer = trainer
dossier-spectators = spectators
dossier-left = Made: { $move }. It left on the board: { $text }.
dossier-asked = Asked: { $text }.
dossier-refused = Refused: { $text }.

## The envelope of an adjourned game

envelope-title = Envelope of an adjourned game
envelope-outside = On the envelope
envelope-board = Position before the sealed move
envelope-code = Position, for a program
envelope-sealer = Sealed by
envelope-number = Number of the sealed move
envelope-draw = Open draw offer
envelope-none = none
envelope-when = Resumption: date, time, place
envelope-signed = Checked and signed
