# The client in the browser: its pages and the frame of every table. What a game adds is in web-GAME.ftl.

# -- everywhere ----------------------------------------------------------------------------------------------

web-skip = Skip to the content
web-nav = Main places
web-nav-home = Home
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-components = Components
web-nav-profile = Profile
web-menu = Menu
web-language = Language
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-close = Close
web-cancel = Cancel
web-none = none
web-page-not-loaded = This page could not be loaded
web-page-not-loaded-about = The connection may be gone. Reload the page to try again.
web-no-such-page = There is no such page

# -- the table -----------------------------------------------------------------------------------------------

web-seat = Seat { $number }
web-bot = played by the computer
web-cards = cards in hand
web-noctis-cards = Noctis cards in hand
web-dock = Question and log
web-panes = Parts of the table
web-pane-mine = My side
web-pane-board = Board
web-pane-others = Others
web-pane-log = Log
web-status-over = The game is over
web-status-abandoned = The game was given up
web-status-open = Waiting for players
web-status-fate = Chance has the word
web-status-waits = { $name } decides
web-title-your-turn = Your turn
web-waiting-for = Waiting for { $players }
web-clock = Time of { $name }:
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-passes = cannot be taken back
web-passes-sure = This cannot be taken back.
web-why-not = Why not?
web-warning-silence = Do not warn again
web-barred = Not possible now: { $count }
web-spot-several = { $count ->
    [one] 1 answer here
   *[other] { $count } answers here
}
web-spot-barred = Not possible now; press to ask why
web-spot-handed = { $count ->
    [0] press to hand it over
    [one] 1 handed over
   *[other] { $count } handed over
}
web-choose-here = Answers of this place
web-payment-left = { $count ->
    [0] The payment is complete.
    [one] 1 more to choose
   *[other] { $count } more to choose
}
web-payment-pay = { $count ->
    [one] Hand over 1 card
   *[other] Hand over { $count } cards
}
web-suggested = Give what is suggested
web-suggested-else = Or choose piece by piece:
web-less = Less: { $what }
web-more = More: { $what }
web-undo = Undo
web-undo-all = Undo all { $count }
web-log-earlier = Show what was before
web-log-since = Since your last visit
web-log-draft = nobody has seen this yet
web-link-lost = The connection is lost; trying again …

# -- amounts -------------------------------------------------------------------------------------------------

amount-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
amount-noctis-card = { $count ->
    [one] 1 Noctis card
   *[other] { $count } Noctis cards
}

# -- home ----------------------------------------------------------------------------------------------------

web-home-kicker = That which is above is like that which is below
web-home-lead = Two board games of alchemy at one table: against people, against bots, live or a move a day. No account: a name and a link are enough.
web-play-now = Play now
web-new-table = New table
web-learn-this = Learn the game
web-my-games = My games
web-open-tables = Open tables
web-past-games = Past games
web-unofficial = Unofficial: neither made nor endorsed by the authors or publishers of these games. Wording and pictures are our own; values the public rulebooks do not show are ours, and said to be.
web-name-usual = Alchemist
web-bot-names = Flamel, Perenelle, Sendivogius, Paracelsus
web-look-back = Look back
web-to-the-table = To the table
web-go-on = Go on
web-join = Join
web-watch = Watch
web-seat-free = free seat
web-fault-unreachable = The server cannot be reached.
web-fault-unreadable = The server said something that cannot be understood.
web-cannot-draw = This game cannot be shown in the browser yet; the terminal plays it.
web-loading = Loading …

# -- a new table ---------------------------------------------------------------------------------------------

web-who-sits = Who sits down?
web-your-name = Your name
web-name = Name
web-how-many = How many players?
web-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-kind-me = Me
web-kind-here = At this screen
web-kind-bot = Computer
web-kind-free = By link
web-bot-level = Strength
web-which-rules = Which rules?
web-presets = Ready-made
web-preset-own = Your own choice.
web-more-options = More options
web-which-pace = How much time?
web-clock-kind = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-daily = Days per move
web-clock-minutes = Minutes each
web-clock-increment = Seconds more for each turn
web-clock-hours = Hours for each move
web-time-out = When the time has run out
web-time-out-claim = the others decide
web-time-out-bot = the computer goes on
web-the-table = The table
web-is-open = Show in the lobby
web-is-open-about = Anybody may sit down on a free seat; otherwise only by link.
web-can-watch = Others may watch
web-can-watch-about = Whoever watches never sees a hand.
web-is-rated = Play for ratings
web-is-rated-about = Between accounts: one seat for each, no bots, no word for the deal. Whoever leaves has lost.
web-rated = For ratings
web-take-backs = Take back by consent
web-take-backs-about = Even what cannot be undone any more, if everybody agrees.
web-table-title = Name of the table
web-table-title-about = So that you find it again; may stay empty.
web-seed = Deal by a word
web-seed-about = Tables with the same word are dealt alike; may stay empty.
web-lay-and-invite = Lay the table and invite
web-lay-and-begin = Begin

# -- before the game -----------------------------------------------------------------------------------------

web-waiting-room = The table is being laid
web-still-free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
web-all-here = Everybody is here.
web-you = you
web-sit-down = Sit down here
web-invite = Invite
web-invite-about = Whoever opens a link gets this seat. No account is needed.
web-link-of-seat = Link for seat { $number }
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-begin = Begin the game
web-host-begins = Whoever laid the table begins the game.
web-leave-table = Leave the table
web-table-not-there = This table cannot be shown

# -- one screen for several ----------------------------------------------------------------------------------

web-hand-over = Hand over to { $name }
web-veil = { $name }, it is your turn
web-veil-lift = Show my side
web-look-as = Sit here

# -- the menu of a table -------------------------------------------------------------------------------------

web-table-menu = The table: rules, seats, settings
web-table-rules = Rules of this table
web-usual-rules = As usual.
web-seats-of-table = Seats
web-fairness = Fairness
web-fairness-about = Every card follows from a secret seed. This is its fingerprint, published before the first card; when the game is over the seed is shown, and everybody can check.
web-seed-was = The seed was:
web-settings = Settings
web-settings-about = They are kept on this device only.
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-system = As the system
web-motion-full = On
web-motion-none = Off
web-pace = Pace of movement
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-fast = Fast
web-sound = Sounds
web-sound-about = Cards, stones, and a bell when it is your turn.
web-volume = Volume
web-confirm-end = Ask before the turn ends
web-confirm-end-about = Once more, when something else could still be done.
web-confirm-reveal = Ask before anything is revealed
web-confirm-reveal-about = Before every card and every answer that cannot be taken back.
web-suggest-payments = Suggest payments
web-suggest-payments-about = The cheapest cards are chosen already; you can change them.
web-letters = Letters on symbols
web-letters-about = Every symbol shows its letters besides shape and colour.
web-warnings-back = { $count ->
    [one] Show 1 silenced warning again
   *[other] Show { $count } silenced warnings again
}

# -- the end -------------------------------------------------------------------------------------------------

web-winner = { $count ->
    [one] { $players } wins!
   *[other] The victory is shared: { $players }
}
web-place = Place
web-tie-broken = There was a tie; “{ $line }” decided.
web-tie-shared = A tie in everything that decides: the victory is shared.
web-again = Once more
web-share = Share
web-shared = Link copied
web-download = Download
web-bot-random = plays at random
web-bot-greedy = takes what is best at once
web-bot-planner = plans its whole turn
web-bot-ismcts = searches games as it imagines them
web-bot-learned = goes by what a net has learnt
web-bot-apprentice = Apprentice: overlooks half of it and goes by mood
web-bot-adept = Adept: sees most of its turn
web-bot-alchemist = Alchemist: plans well, with a fancy now and then
web-bot-master = Master: plans its whole turn with care
web-bot-magister = Magister: looks beyond its turn: the strongest
web-bot-goldmaker = Goldmaker: a master after gold
web-bot-builder = Builder: a master who builds first
web-bot-scholar = Scholar: a master after fame

# -- rules, components, profile ------------------------------------------------------------------------------

web-games = Games
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [0] Nothing found.
    [one] 1 place found
   *[other] { $count } places found
}
web-rules-chapters = Chapters
web-rules-foreign = These rules have not been translated yet; here they are in English.
web-rule = Rule { $rule }
web-components-all = All components
web-components-search = Search the components
web-components-kind = Kind
web-components-every = All
web-components-count = { $count ->
    [one] 1 component
   *[other] { $count } components
}
web-profile-nobody = You have not played here yet.
web-profile-games = All games
web-profile-more = Show more

# -- agreements ----------------------------------------------------------------------------------------------

web-proposal-take-back = { $name } asks to take back a part of the game.
web-proposal-abandon = { $name } asks to end the game without a result.
web-proposal-replace = { $name } asks to let the computer play for { $players }.
web-proposal-asked = Still to answer: { $players }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-late = The time of { $name } has run out.
web-claim = Let the computer play on
web-stood-in = The computer plays for you since your time ran out.
web-come-back = Play again yourself
web-ask-take-back = Ask to take back to here
web-ask-abandon = Ask to end without a result
web-ask-replace = Ask for the computer
web-resign = Give up
web-resign-sure = Really give up; the computer plays on

# -- looking back --------------------------------------------------------------------------------------------

web-replay-position = Position { $number } of { $count }
web-replay-slider = Position in the game
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-eyes = Seen by
web-replay-watcher = everybody
web-verified = { $count ->
    [one] Dealt as promised and played by the rules: 1 card is what the seed says.
   *[other] Dealt as promised and played by the rules: { $count } cards are what the seed says.
}
web-not-verified = Something in this game is not as promised.
