# The command line: commands and their help, the table in a terminal, questions, mistakes.
#
# cli-command-… and cli-replay-words are lists of words that can be typed, parted by commas, lower case; English ones are
# always understood too. Names of options (--seats) and of commands of the shell (emerald play) are never translated.

# -- what things cost and bring ------------------------------------------------------------------------------

amount = { $what ->
    [card] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [noctis-card] { $count ->
        [one] 1 Noctis card
       *[other] { $count } Noctis cards
    }
    [fame] { $count } fame
    [victory] the victory
    [herbs] { $count } { good-herbs }
    [ore] { $count } { good-ore }
    [tincture] { $count } { good-tincture }
    [metal] { $count } { good-metal }
    [gold] { $count } { good-gold }
    [horten] { $count } { card-horten }
    [metalle] { $count } { card-metalle }
    [alembic] { $count } { card-alembic }
    [fornax] { $count } { card-fornax }
    [labrium] { $count } { card-labrium }
    [pergula] { $count } { card-pergula }
    [taberna] { $count } { card-taberna }
    [donarium] { $count } { card-donarium }
    [domo] { $count } { card-domo }
    [gloria] { $count } { card-gloria }
    [golem] { $count } { card-golem }
    [mutabilus] { $count } { card-mutabilus }
    [spiritus] { $count } { card-spiritus }
    [homunculus] { $count } { card-homunculus }
    [pactum] { $count } { card-pactum }
    [infamia] { $count } { card-infamia }
    [raw-lead] { effect-amount }
    [raw-copper] { effect-amount }
    [raw-tin] { effect-amount }
    [raw-mercury] { effect-amount }
    [raw-iron] { effect-amount }
    [refined-copper] { effect-amount }
    [refined-tin] { effect-amount }
    [refined-mercury] { effect-amount }
    [refined-iron] { effect-amount }
    [silver] { effect-amount }
    [salt] { effect-amount }
    [sulfur] { effect-amount }
    [aether] { effect-amount }
    [ethereal-die] { effect-amount }
    [chameleon] { effect-amount }
    [reaction-token] { effect-amount }
    [point] { effect-amount }
    [potency] { $count } potency
    [earth-step] { $count ->
        [one] { $count } step (earth)
       *[other] { $count } steps (earth)
    }
    [fire-step] { $count ->
        [one] { $count } step (fire)
       *[other] { $count } steps (fire)
    }
    [water-step] { $count ->
        [one] { $count } step (water)
       *[other] { $count } steps (water)
    }
    [air-step] { $count ->
        [one] { $count } step (air)
       *[other] { $count } steps (air)
    }
   *[other] { $count } { $what }
}

# -- help ----------------------------------------------------------------------------------------------------

cli-about = Board games of alchemy: play, look back, verify, simulate.
cli-about-play = Play a game in the terminal, or go on with one. Without a game: a menu.
cli-about-replay = Step through a match file.
cli-about-verify = Check that a finished game was dealt and played fairly.
cli-about-simulate = Let players of our own play many games, and count.
cli-about-bench = Run the measurements of a checkout.
cli-about-serve = Serve tables to browsers, until Ctrl-C.
cli-about-host = The address to listen at.
cli-about-port = The port to listen at; 0 takes any free one.
cli-about-no-browser = Do not open a browser.
cli-about-lang = The language: en, de, es, pl or ru. Otherwise EMERALD_LANG says it, then the system.
cli-about-version = Show the version.
cli-about-help = Show this page.
cli-about-game = Which game: alchemicus, trismegistus.
cli-about-seats = How many seats the table has.
cli-about-bot = Who plays a seat by itself, such as 2=greedy; may be given several times.
cli-about-player = Who plays a seat, such as 1=greedy; random where nobody is named; may be given several times.
cli-about-option = A switch of the table, such as noctis=yes; may be given several times.
cli-about-name = The name of a person at the table, in order of the seats; may be given several times.
cli-about-seed = A word: whoever gives the same is dealt the same.
cli-about-components = Play with the components in this file or folder.
cli-about-catalogue = Show the components of a game, copy them to edit, or check what was edited.
cli-about-what = show, new or check.
cli-about-which = With show: a component, or nothing for all. With new and check: a folder.
cli-about-whose = Which game; otherwise the one whose name the catalogue bears, or trismegistus.
cli-about-save = The name under which the game is kept.
cli-about-resume = Go on with a kept game, by its name or file; the latest if none is named.
cli-about-file = A match file, or the name of a kept game.
cli-about-at = Show the position after so many answers.
cli-about-seat = Look with the eyes of a seat; only once the game is over.
cli-about-all = Tell the whole course of the game.
cli-about-games = How many games; 100 if nothing is said.
cli-about-json = Write the result into this file as JSON too.
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands

# -- the beginning and the end -------------------------------------------------------------------------------

cli-begun = { $game } ({ $edition })
cli-seed-hash = All cards follow from a secret seed. Its fingerprint: { $hash }
cli-kept-as = The game is kept as “{ $name }”, after every answer.
cli-serving = The table is laid at { $text } — Ctrl-C ends it, and keeps every game.
cli-no-server = The server’s parts are not installed. This installs them: { $command }
cli-bad-setting = { $name }={ $word } cannot be; docs/configuration.md says what can.
cli-resumed = Going on with “{ $name }”.
cli-left = The game is kept. To go on: emerald play --resume { $name }
cli-person-name = Player { $number }
cli-bot-name = { $player } { $number }
cli-thinking = { $seat } is thinking …
cli-veil = { $seat }, the terminal is yours. Press Enter to see your hand.
cli-game-over = The game is over.
cli-level = Level on “{ $line }” with { $value }: { $players }.
cli-tie-break = So “{ $line }” decides; the best has { $value }.
cli-winner = { $count ->
    [one] { $players } wins.
   *[other] A draw; the victory is shared by { $players }.
}
cli-seed = The secret seed was { $seed }
cli-verify-by = Everyone can check the game: { $command }

# -- the question --------------------------------------------------------------------------------------------

cli-prompt = { $seat } >
cli-column-cost = cost
cli-column-gain = gain
cli-column-rule = rule
cli-column-place = Place
cli-column-player = Player
cli-column-seat = Seat
cli-column-wins = Wins
cli-column-interval = 95 % interval
cli-note-no-way-back = { $word } cannot be undone: a card is turned up, or somebody else is next.
cli-note-why-not = Numbers in brackets are not allowed now; “why { $number }” tells the reason.
cli-suggestion = Enter: { $answers }
cli-allowed = That is allowed.
cli-rest-not-given = Not given, because something has happened since: { $answers }
cli-copied = A copy is kept as “{ $name }”.
cli-command-default = enter
cli-command-help = help
cli-command-why = why not, why
cli-command-undo = undo
cli-command-undo-turn = undo turn
cli-command-table = table
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-help-answer-words = 3
cli-help-answer = An answer by its number, or by part of its words; several in one line, parted by commas.
cli-help-default = The suggested payment, or the only answer there is.
cli-help-help = This list.
cli-help-why = “why 3”, “why not build gloria”: the reason, with the rule's number.
cli-help-undo = Take back the last answer.
cli-help-undo-turn = Take back everything that can be taken back.
cli-help-table = Show the table again.
cli-help-log = What has happened; “log 12”: in the last twelve turns.
cli-help-save = “save name” keeps a copy under a name; the game itself is always kept.
cli-help-quit = Leave; the game can be resumed.

# -- the table of Alchemicus ---------------------------------------------------------------------------------

cli-alchemicus-inner-ring = Inner ring
cli-alchemicus-spirit-blocks = ☿ blocks { card }
cli-alchemicus-pile = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-alchemicus-noctis-pile = Noctis pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-alchemicus-bank = Bank
cli-alchemicus-discards = Discards
cli-alchemicus-column-player = Player
cli-alchemicus-column-fame = Fame
cli-alchemicus-column-hand = Hand
cli-alchemicus-column-field = Field
cli-alchemicus-column-turns = Turns
cli-alchemicus-column-buildings = Buildings
cli-alchemicus-infamies = Infamias: { $count }
cli-alchemicus-known = known:
cli-alchemicus-own-side = { $seat }: own buildings by plot, and hand
cli-alchemicus-own-hand = Hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}):

# -- the table of Trismegistus ---------------------------------------------------------------------------------

cli-tri-letter = { $colour ->
    [black] B
    [white] W
   *[red] R
}
cli-tri-round = Round { $number }
cli-tri-dice = Dice
cli-tri-raw = raw
cli-tri-refined = refined
cli-tri-discharged = { $count ->
    [one] { $count } discharged reaction token
   *[other] { $count } discharged reaction tokens
}
cli-tri-hand = { $names } beside, publications: { $count }
cli-tri-bot-hand = { $names } beside; gold { $count }, ethereal dice { $have }
cli-tri-own-side = { $seat }: { $text }
cli-tri-cell = cell { $number }
cli-tri-column-needs = Needs
cli-tri-column-cost = Cost
cli-tri-column-reward = Reward
cli-tri-column-points = Points
cli-tri-column-symbols = Symbols
cli-tri-column-ability = Ability
cli-tri-column-shows = To be shown
cli-tri-column-bonus = Gives
cli-tri-column-player = Who
cli-tri-column-die = Die
cli-tri-column-goods = Raw + refined
cli-tri-column-done = Done
cli-tri-column-artifacts = Artifacts
cli-tri-column-stone = Stone
cli-tri-column-hand = Beside, in hand

# -- the menu ------------------------------------------------------------------------------------------------

cli-menu-welcome = Emerald Tablet
cli-menu-what = What would you like to do?
cli-menu-new = Begin a new game
cli-menu-resume = Go on with “{ $name }”
cli-menu-game = Which game?
cli-menu-seats = How many seats, from { $low } to { $high }?
cli-menu-who = Seat { $number }:
cli-menu-kinds = Who plays here?
cli-menu-person = a person at this terminal
cli-menu-bot = the computer, player “{ $player }”
cli-menu-name = A name (Enter for none):
cli-menu-options = How is the game to be played?
cli-menu-usual-options = as usual
cli-menu-own-options = let me choose
cli-menu-choices = Your choice:
cli-menu-prompt = [{ $default }] >
cli-menu-number = Please type a number from { $low } to { $high }.

# -- replay, verify, simulate --------------------------------------------------------------------------------

cli-position = Position { $number } of { $count }
cli-replay-prompt = [Enter, back, number, end, s and a seat, quit] >
cli-replay-words = back, end, quit
cli-replay-help = Enter: the next position; “back”: the one before; a number: that position; “end”: the last; “s 2”: as seat 2; “quit”.
cli-seat-only-when-over = Hands are shown only once the game is over.
cli-verified = { $file }: everything is in order.
cli-verified-seed = The seed is the one promised before the game ({ $hash }).
cli-verified-outcomes = { $count ->
    [one] 1 card or throw is
   *[other] { $count } cards and throws are
} what the seed says.
cli-verified-answers = { $count ->
    [one] 1 answer was lawful.
   *[other] { $count } answers were lawful.
}
cli-verified-digests = { $count ->
    [one] 1 position is
   *[other] { $count } positions are
} as written down.
cli-verified-take-backs = { $count ->
    [one] Answers were taken back by consent once.
   *[other] Answers were taken back by consent { $count } times.
}
cli-not-verified = { $file }: something is wrong.
cli-simulating = Games
cli-simulated-lengths = Decisions in a game: { $mean } on average, from { $low } to { $high }, half of the games at most { $median }.
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rate } a second; seed { $seed }.
cli-simulated-shared = { $count ->
    [one] 1 victory was shared.
   *[other] { $count } victories were shared.
}
cli-json-written = Written: { $file }

# -- mistakes ------------------------------------------------------------------------------------------------

cli-with-rule = { $sentence } ({ $rule })
cli-line = Line { $line }: { $sentence }
cli-fault = { $where }: { $sentence }
cli-unknown-game = There is no game “{ $word }”; there is: { $allowed }.
cli-unknown-language = There is no language “{ $word }”; there are: { $allowed }.
cli-unknown-command = There is no command “{ $word }”; there are: { $allowed }.
cli-unknown-option = “{ $command }” has no option { $option }.
cli-unknown-player = There is no player “{ $word }”; there are: { $allowed }.
cli-needs-a-value = { $option } needs a value.
cli-missing = “{ $command }” needs { $option }.
cli-bad-usage = “{ $command }” cannot be called like this; “{ $command } --help” shows how.
cli-bad-number = { $option }: a number from { $low } to { $high } is needed, not “{ $word }”.
cli-bad-player = { $option } wants a seat and a player, such as 2=greedy, not “{ $word }”.
cli-bad-option = --option wants a name and a value, such as noctis=yes, not “{ $word }”.
cli-bad-name = “{ $word }” cannot be the name of a kept game: letters, digits, points and hyphens only, at most 80.
cli-no-such-option = There is no option “{ $option }”; there are: { $allowed }.
cli-option-twice = The option “{ $option }” is given twice.
cli-seat-twice = Seat { $number } is given to two players.
cli-no-such-seat = There is no seat { $number } at a table of { $seats }.
cli-too-many-names = More names than persons: { $count ->
    [one] there is 1 person at the table.
   *[other] there are { $count } persons at the table.
}
cli-name-is-taken = A game called “{ $word }” is kept already.
cli-which-game = Which game? For instance: emerald play alchemicus
cli-resume-alone = --resume goes on with a game as it is; besides it only --bot, --catalogue and --lang make sense.
cli-no-kept-games = No game is kept in { $folder }.
cli-no-such-file = There is no file and no kept game “{ $file }”.
cli-not-text = { $file } is not a text file.
cli-cannot-read = { $file } cannot be read: { $detail }.
cli-cannot-write = { $file } cannot be written: { $detail }.
cli-no-checkout = The measurements are part of a checkout of the source (its folder bench/); this is an installed package.
cli-no-such-number = The list has no number { $word }; it goes to { $high }.
cli-not-understood = “{ $word }” is neither an answer to this question nor a command; “help” shows what is.
cli-ambiguous = “{ $word }” could be: { $allowed }
cli-no-default = Nothing is suggested here; please type a number.
cli-why-what = Why what? For instance: why 2
cli-is-kept = The game is kept as “{ $name }” already, after every answer; “save” and a name keeps a copy.

# -- catalogues -----------------------------------------------------------------------------------------------

cli-catalogue-word = There is nothing called “{ $word }” to do with a catalogue; there are: { $allowed }.
cli-catalogue-folder = “emerald catalogue { $command }” needs a folder.
cli-catalogue-there = { $folder } is there already; a catalogue is written into a new folder only.
cli-catalogue-no-game = The catalogue is called “{ $name }”, which is no game; say which with --game.
cli-catalogue-written = The { $edition } now lies in { $folder }, { $count ->
    [one] { $count } file
   *[other] { $count } files
}.
cli-catalogue-next = Edit it, then:
cli-catalogue-good = { $folder }: nothing is wrong.
cli-catalogue-departs = { $count ->
    [one] One departure from the printed game, which is allowed:
   *[other] { $count } departures from the printed game, which are allowed:
}
cli-catalogue-faults = { $folder }: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
cli-catalogue-no-component = No component is called “{ $word }”.{ catalogue-hint }
cli-components-experiment = Experiments
cli-components-artifact = Artifacts
cli-components-publication = Publications
cli-components-achievement = Achievements
cli-components-laboratory = Laboratories
cli-components-formula = Formulas
cli-components-card = Cards
cli-components-board = Board
cli-component-name = Name
cli-component-level = level
cli-component-element = element
cli-component-requires = requires
cli-component-cost = cost
cli-component-reward = reward
cli-component-points = points
cli-component-players = players
cli-component-symbols = symbols
cli-component-ability = ability
cli-component-needs = needs
cli-component-condition = to be shown
cli-component-bonus = at once
cli-component-copies = copies
cli-component-price = price
cli-component-printed = printed
cli-component-arrows = arrows
cli-component-chamber = chamber
cli-component-outer = Outer ring
cli-component-inner = Inner ring
cli-component-id = id
cli-component-of-level = { $level ->
    [start] starting
    [master] masterpiece
   *[other] level { $level }
}
cli-component-row = row { $number }
cli-component-column = column { $number }

# -- looking after a server --------------------------------------------------------------------

cli-about-admin = Look after the tables of a server: export, import, inspect, backup, restore, prune, recount, canary.
cli-about-admin-what = What to do: export, import, inspect, backup, restore, prune, recount or canary.
cli-about-admin-which = Tables (export, inspect) or files (import, backup, restore).
cli-about-admin-to = The folder into which games are exported.
cli-about-admin-person = Who goes on with an imported game that is not over: a name or an id.
cli-about-admin-days = prune: what nobody has touched for so many days.
cli-about-admin-finished = prune: finished games of so many days ago as well.
cli-about-admin-adopt = canary: games of older rules that replay alike go on by those that are here.
cli-about-admin-secrets = inspect: with the seed.
cli-admin-word = There is nothing called “{ $word }” to do; there are: { $allowed }.
cli-admin-which = “emerald admin { $command }” needs to be told which.
cli-admin-no-table = There is no table “{ $word }” here.
cli-admin-no-person = Nobody here is called “{ $word }”, or more than one is; ids are in “emerald admin inspect”.
cli-admin-no-backup = { $file } is no backup, or not a whole one.
cli-admin-not-empty = There is something in the database already; a backup is restored into an empty one.
cli-admin-exported = { $count ->
    [one] One game
   *[other] { $count } games
} written into { $folder }. Seeds are in them: of games that are not over, nobody who plays may have them.
cli-admin-imported = { $file }: table { $table }.
cli-admin-backed-up = { $file }: { $count ->
    [one] one row
   *[other] { $count } rows
}. It holds seeds, sessions and the secret; keep it where nobody else reads.
cli-admin-restored = { $count ->
    [one] One row
   *[other] { $count } rows
} restored from { $file }. Where EMERALD_SECRET is set it must be the one of then.
cli-admin-pruned = Cleared away: { $tables } tables without a game, { $finished } finished games, { $sessions } sessions, { $guests } guests, { $keys } keys of orders.
cli-admin-alike = { $title }, rules { $old } by rules { $new }: { $count ->
    [one] one game replays alike.
   *[other] { $count } games replay alike.
}
cli-admin-differs = Table { $table } ({ $game }, rules { $rules }), line { $line }:
cli-admin-recounted = { $count ->
    [one] One game was counted anew.
   *[other] { $count } games were counted anew.
}
cli-admin-adopted = { $count ->
    [one] One game goes
   *[other] { $count } games go
} on by the rules that are here.
cli-admin-no-games = No games are stored here.
