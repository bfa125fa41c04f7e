# Trismegistus in the browser: the boards in words, and what each component says.

# -- the main board ------------------------------------------------------------------------------------------

web-trismegistus-round = Round { $count } of 3
web-trismegistus-potency = Potency { $count }
web-trismegistus-row = Turn order: { $players }
web-trismegistus-next-row = Next round: { $players }
web-trismegistus-deck = { $count ->
    [one] 1 publication in the deck
   *[other] { $count } publications in the deck
}
web-trismegistus-bowl = { $face ->
    [lead] Bowl of lead
    [copper] Bowl of copper
    [tin] Bowl of tin
    [mercury] Bowl of mercury
    [iron] Bowl of iron
   *[infinity] Bowl of infinity
}
web-trismegistus-bowl-potency = { $count ->
    [0] No die lies here.
   *[other] A die from here has potency { $count }.
}
web-trismegistus-bowl-essence = Its essence: { effect-thing }
web-trismegistus-bowl-infinity = A die from here is turned to another metal at once.
web-trismegistus-dice = { bot-die } × { $count }
web-trismegistus-page = { $face ->
    [lead] Book of lead
    [copper] Book of copper
    [tin] Book of tin
    [mercury] Book of mercury
   *[iron] Book of iron
}, { $side ->
    [left] left page
   *[right] right page
}
web-trismegistus-market = { $colour ->
    [black] Market, for a black die
    [white] Market, for a white die
   *[red] Market, for a red die
}
web-trismegistus-achievements = Achievements
web-trismegistus-tracks = Mastery
web-trismegistus-track = { $element ->
    [earth] Earth track
    [fire] Fire track
    [water] Water track
   *[air] Air track
}
web-trismegistus-climbed-by = Climbed by paying { effect-thing }
web-trismegistus-marker = { $name }: step { $count }
web-trismegistus-token = Bonus token on step { $count }: { tri-token }

# -- a laboratory --------------------------------------------------------------------------------------------

web-trismegistus-wheel = Material wheel
web-trismegistus-arrow = { $colour ->
    [black] Black arrow
    [white] White arrow
   *[red] Red arrow
}: { tri-arrow }
web-trismegistus-slot = Beside { tri-arrow }
web-trismegistus-charged = Charged.
web-trismegistus-spent = Discharged.
web-trismegistus-mercury = May be paid as an essence, too.
web-trismegistus-gold = May be paid as any material.
web-trismegistus-discharged = { $count ->
    [one] { $count } discharged reaction token
   *[other] { $count } discharged reaction tokens
}
web-trismegistus-die = { bot-die }, { bot-face }, potency { $count }
web-trismegistus-no-die = No die on the potency track
web-trismegistus-used = { $count ->
    [0] No dice used this round
    [one] 1 of 3 dice used this round
   *[other] { $count } of 3 dice used this round
}
web-trismegistus-shelf = Essences and tokens
web-trismegistus-chamber = { $count ->
    [one] Chamber: 1 formula
   *[other] Chamber: { $count } formulas
}
web-trismegistus-side = { tri-side }: { $effect }
web-trismegistus-cell = Chamber, cell { $number }
web-trismegistus-used-up = Its ability has been used.
web-trismegistus-stone = { $count ->
    [one] Philosopher’s stone: 1 formula
   *[other] Philosopher’s stone: { $count } formulas
}, { bot-worth }
web-trismegistus-formulas = Formulas still locked
web-trismegistus-formula = { $formula } ({ bot-element }): { $effect }
web-trismegistus-formula-column = { $element ->
    [earth] In the earth column
    [fire] In the fire column
    [water] In the water column
   *[air] In the air column
}
web-trismegistus-done = { bot-track }, completed experiments: { $count }
web-trismegistus-completed = { $count ->
    [one] 1 completed experiment
   *[other] { $count } completed experiments
}
web-trismegistus-publications = { $count ->
    [one] 1 publication in hand
   *[other] { $count } publications in hand
}
web-trismegistus-scored = { $count ->
    [one] Scored so far: 1 point
   *[other] Scored so far: { $count } points
}
web-trismegistus-cards = Experiments and publications
web-trismegistus-beside = Lies beside the laboratory.
web-trismegistus-secret = Only you see this card.
web-trismegistus-dealt = Starting cards: one of each pair is kept
web-trismegistus-kept = You keep this one.
web-trismegistus-laboratories = Laboratories to choose from
web-trismegistus-open-seat = Show everything of { $name }

# -- cards and tiles -----------------------------------------------------------------------------------------

web-trismegistus-experiment-kind = { $level ->
    [starting] Starting experiment
    [level-1] Experiment of level 1
    [level-2] Experiment of level 2
    [level-3] Experiment of level 3
   *[masterpiece] Masterpiece
}, { bot-element }
web-trismegistus-requires = { $element ->
    [earth] Needs step { $count } on the earth track
    [fire] Needs step { $count } on the fire track
    [water] Needs step { $count } on the water track
   *[air] Needs step { $count } on the air track
}
web-trismegistus-cost = Costs { $text }
web-trismegistus-reward = Brings: { $effect }
web-trismegistus-worth = { $count ->
    [one] Worth 1 point at the end
   *[other] Worth { $count } points at the end
}
web-trismegistus-needs = Needs { $text }
web-trismegistus-shows = To show: { $text }
web-trismegistus-at-once = At once: { $effect }
web-trismegistus-symbols = { bot-element } × { $count }
amount-potency = { $count } potency
amount-earth-step = { $count } on the earth track
amount-fire-step = { $count } on the fire track
amount-water-step = { $count } on the water track
amount-air-step = { $count } on the air track
amount-lowest-step = { $count } on the lowest track

# -- Botmegistus ---------------------------------------------------------------------------------------------

web-trismegistus-bot-card = { $kind ->
    [basic] Basic card
    [specialization] { $element ->
        [earth] Specialization of earth
        [fire] Specialization of fire
        [water] Specialization of water
       *[air] Specialization of air
    }
   *[personality] { $element ->
        [earth] Personality of earth
        [fire] Personality of fire
        [water] Personality of water
       *[air] Personality of air
    }
}
web-trismegistus-bot-pile = { $count ->
    [one] 1 card in its pile
   *[other] { $count } cards in its pile
}
web-trismegistus-complete = Completed.
web-trismegistus-incomplete = Not completed yet.
web-trismegistus-tale = What it did, step by step
web-trismegistus-tale-none = It has not had a turn yet.
web-trismegistus-tale-of = Turn { $count } of { $high }
web-trismegistus-tale-earlier = The turn before
web-trismegistus-tale-later = The turn after
web-trismegistus-tale-next = Next step
web-trismegistus-tale-all = All steps
web-trismegistus-tale-again = From the beginning
web-trismegistus-why = Why?
web-trismegistus-bot-above = Above you: { $text }
web-trismegistus-bot-number = No. { $number }
web-trismegistus-artifact-level = { $level ->
    [starting] Starting artifact
    [level-1] Artifact of level 1
    [level-2] Artifact of level 2
   *[level-3] Artifact of level 3
}
