# What every game says: refusals, undoing, faults of set-ups, positions, catalogues and files.

# -- why not -------------------------------------------------------------------------------------------------

why-not-game-is-over = The game is over.
why-not-fate-is-asked = Chance has the word now.
why-not-seat-is-not-asked = { $seat } is not asked anything now.
why-not-not-an-answer = This is no answer to the question being asked.
why-not-cannot-pay = { $needs ->
    [0] You cannot pay “{ $thing }”.
   *[other] This takes { $needs } × “{ $thing }”; you have { $has }.
}
why-not-condition-fails = This is not fulfilled: “{ $condition }”.
why-not-must-choose = Something of this can be done, so it must be: “{ $effect }”.

# -- undoing -------------------------------------------------------------------------------------------------

undo-nothing = There is nothing to take back.
undo-game-over = The game is over; nothing can be taken back.
undo-other-seat = This cannot be taken back: { $seat } has had a turn to answer since.
undo-revealed = This cannot be taken back: { $source ->
    [first-seat] it has been drawn who begins
    [base-pile] a card has been drawn
    [noctis-pile] a Noctis card has been drawn
    [bank] a card has been laid in the bank
    [goods] a good has been revealed
    [theft] a card has been stolen
    [experiments-1] a new experiment has been laid
    [experiments-2] a new experiment has been laid
    [experiments-3] a new experiment has been laid
    [artifacts-1] a new artifact has been laid
    [artifacts-2] a new artifact has been laid
    [artifacts-3] a new artifact has been laid
    [drawn-artifacts-1] an artifact has been drawn
    [drawn-artifacts-2] an artifact has been drawn
    [drawn-artifacts-3] an artifact has been drawn
    [dice-1] dice have been rolled
    [dice-2] dice have been rolled
    [dice-3] dice have been rolled
    [publications] publications have been drawn
    [starting-experiments] cards have been dealt
    [masterpieces] cards have been dealt
    [dealt-publications] cards have been dealt
    [starting-artifacts] cards have been dealt
    [bonus-tokens] bonus tokens have been laid out
    [achievements] achievements have been laid out
    [essences] the dominant essences have been laid out
    [formulas-1] formulas have been laid out
    [formulas-2] formulas have been laid out
    [formulas-3] formulas have been laid out
    [formulas-4] formulas have been laid out
    [bot-card] your opponent has turned up a card
    [bot-card-side] a die has been rolled for your opponent
    [bot-artifact-side] a die has been rolled for your opponent
    [bot-roll] a die has been rolled for your opponent
    [bot-element] your opponent's specialization has been drawn
    [bot-experiments] your opponent has been dealt an experiment
    [bot-masterpieces] your opponent has drawn a masterpiece
   *[other] something has been revealed
}.

# -- what is wrong with a set-up or a position ---------------------------------------------------------------

setup-seats = This game is for { $low } to { $high } players, not { $found }.
setup-unknown-option = There is no option “{ $option }”.
setup-unknown-word = “{ $option }” cannot be “{ $word }”; allowed: { $allowed }.
setup-first-seat = Seat { $seat } cannot begin: there are only { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
position-unknown-line = A position has no line “{ $word }”.
position-bad-word = Line “{ $line }”: “{ $word }” cannot stand here.

# -- what is wrong with a catalogue; { $word } is the word in the file ----------------------------------------

catalogue-hint = { $meant ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $meant }”?
}
catalogue-no-file = There is no such file or folder.
catalogue-no-toml = The folder holds no .toml file.
catalogue-unreadable = This cannot be read: { $detail }.
catalogue-not-utf8 = This is not UTF-8 text.
catalogue-not-toml = This is not TOML: { $detail }
catalogue-missing-table = The table [{ $word }] is missing.
catalogue-missing-item = “{ $word }” is missing.
catalogue-second-table = The table [{ $word }] stands here a second time.
catalogue-unknown-table = Nothing in this game is called “{ $word }”.{ catalogue-hint }
catalogue-not-items = “{ $word }” must be written [[{ $word }]], once for each.
catalogue-not-a-table = “{ $word }” must be a table.
catalogue-missing-key = The key “{ $word }” is missing.
catalogue-unknown-key = The key “{ $word }” is unknown.{ catalogue-hint }
catalogue-wrong-type = “{ $word }” must be { $expected ->
    [text] text
    [true-or-false] true or false
    [a-whole-number] a whole number
    [a-list-of-words] a list of words
    [a-list-of-texts] a list of texts
    [a-list-of-whole-numbers] a list of whole numbers
    [a-list-of-tables] a list of tables
   *[a-list] a list
}, but is { $found }.
catalogue-out-of-range = “{ $word }” must be from { $low } to { $high }, but is { $found }.
catalogue-empty = “{ $word }” must not be empty.
catalogue-bad-id = The id “{ $word }” must be lower-case letters, digits and single hyphens.
catalogue-second-id = The id “{ $word }” is taken already, in { $other }.
catalogue-unknown-word = “{ $word }” is none of the words allowed for “{ $key }”.{ catalogue-hint }
catalogue-wrong-length = “{ $word }” must list { $expected ->
    [one] 1 entry
   *[other] { $expected } entries
}, but lists { $found }.
catalogue-wording = “{ $key }”: { $place ->
    [0] “{ $text }” ends too early.
   *[other] in “{ $text }”, word { $place }, “{ $word }”, cannot stand there.
}{ $expected ->
    [a-thing] { " " }Expected: a thing.
    [something-counted] { " " }Expected: something counted.
    [a-thing-or-something-counted] { " " }Expected: a thing or something counted.
    [a-condition] { " " }Expected: a condition.
    [a-number-a-scale-or-a-condition] { " " }Expected: a number, a scale or a condition.
    [a-number-from-1-to-99] { " " }Expected: a number from 1 to 99.
    [an-effect] { " " }Expected: an effect.
    [a-material] { " " }Expected: a material.
    [a-material-or-an-essence] { " " }Expected: a material or an essence.
    [a-thing-that-is-gained] { " " }Expected: a thing that is gained.
    [something-that-can-be-shown] { " " }Expected: something that can be shown.
    [something-rewards-are-counted-by] { " " }Expected: something rewards are counted by.
    [an-exchange-or-a-transmutation] { " " }Expected: an exchange or a transmutation.
    [one-step-or-up-to-three-on-any-track] { " " }Expected: one step, or up to three on any track.
    [one-step-or-reaction-tokens] { " " }Expected: one step or reaction tokens.
    [a-track] { " " }Expected: a track.
    [an-exchange] { " " }Expected: an exchange.
    [an-arrow] { " " }Expected: an arrow or wild.
    [a-card] { " " }Expected: publications or artifact.
   *[other] { "" }
}{ catalogue-hint }
catalogue-unlike-the-box = { $found } × “{ $word }”, where the printed game has { $expected }.

# -- what is wrong with the file of a match ------------------------------------------------------------------

file-not-a-match = This is not a game kept by Emerald Tablet.
file-other-format = The file has format { $found }; format { $here } is read here.
file-other-game = The file is a game of “{ $found }”, not of “{ $here }”.
file-other-rules = The file was played by version { $found } of the rules; version { $here } is here.
file-other-edition = The file was played with the edition “{ $found }”, not “{ $here }”.
file-other-catalogue = The file was played with another catalogue ({ $found }) than the one here ({ $here }).
file-truncated = The file ends too early.
file-expected = “{ $expected }” should stand here, not “{ $found }”.
file-bad-text = “{ $word }” cannot stand here.
file-bad-number = “{ $word }” is no number from { $low } to { $high }.
file-bad-hex = “{ $word }” is no hexadecimal number of the right length.
file-second = “{ $word }” stands here a second time.
file-seed-hash = The seed does not belong to the hash { $found }.
file-hidden = Only a file made for one seat may hide this, and such a file must.
file-is-cut = The file hides what { $seat ->
    [0] a watcher
   *[other] seat { $seat }
} may not know; it cannot be played on.
file-unknown-kind = “{ $word }” is no kind of entry.
file-unfinished-line = The line “{ $found }” is unfinished.
file-unknown-source = “{ $word }” is no source of chance in this game.
file-unknown-outcome = “{ $word }” cannot come from “{ $source }”.
file-unknown-word = “{ $word }” is not understood here.
file-unknown-action = This game has no action “{ $word }”.
file-unknown-author = “{ $word }” writes no entries.
file-wording = This is written “{ $expected }”, not “{ $found }”.
file-audience = Others may know this entry: it should be “{ $expected }”, not “{ $found }”.
file-game-is-over = The game was over before this entry.
file-take-back = Play cannot go on from entry { $entries }.
file-rules-broke = The rules cannot play this ({ $detail }).
file-fate-not-asked = Chance is not asked here.
file-fate-waits = The log ends where chance is due to speak.
file-other-source = Chance is asked for “{ $expected }” here, not for “{ $found }”.
file-impossible-outcome = “{ $word }” cannot come here.
file-weights = The weights are “{ $expected }”, not “{ $found }”.
file-not-what-the-seed-says = The seed says “{ $expected }” here, not “{ $found }”.
file-digest = After entry { $entries } the digest is { $expected }, not “{ $found }”.
file-only-answers-in-a-tail = Only answers may stand in the tail.
file-tail-is-due = This answer cannot stand in the tail any more; it belongs to the log.
file-unlawful = “{ $action }” is no lawful answer of seat { $seat }.
file-no-such-position = There is no position { $position }; the file has { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
file-after-the-seal = Nothing may stand behind the seal.
file-seal = The seal should be { $expected }, not “{ $found }”: the file has been changed.
file-not-over = The game is not over yet; only a finished one can be verified.
match-names = { $names ->
    [one] 1 name is
   *[other] { $names } names are
} too many or too few for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
match-bad-text = “{ $word }” cannot be kept: a text is one line, without spaces at its ends.
match-no-such-seat = There is no seat { $seat }; { $seats ->
    [one] 1 seat plays
   *[other] { $seats } seats play
}.
