# Trismegistus in play: what is asked, what can be answered, what is barred, what happened, and the score.
#
# question-… speaks to the seat that is asked, status-… tells the others of it. In event-… $who is `me` for the seat
# that acts, else `another`. Amounts of things (effect-amount) are in trismegistus-effects.ftl, dice, bowls and tracks
# (bot-die, bot-bowl, bot-on-track) in trismegistus-bot.ftl.

# -- names by id -----------------------------------------------------------------------------------------------

tri-arrow = { $arrow ->
    [lead-to-copper] { metal-lead } → { metal-copper }
    [copper-to-tin] { metal-copper } → { metal-tin }
    [tin-to-mercury] { metal-tin } → { metal-mercury }
    [mercury-to-iron] { metal-mercury } → { metal-iron }
    [iron-to-silver] { metal-iron } → { metal-silver }
   *[silver-to-gold] { metal-silver } → { metal-gold }
}
tri-side = { $side ->
    [row-1-left] row 1, left
    [row-1-right] row 1, right
    [row-2-left] row 2, left
    [row-2-right] row 2, right
    [row-3-left] row 3, left
    [row-3-right] row 3, right
    [column-1-top] column 1, top
    [column-1-bottom] column 1, bottom
    [column-2-top] column 2, top
    [column-2-bottom] column 2, bottom
    [column-3-top] column 3, top
   *[column-3-bottom] column 3, bottom
}
tri-token = { $token ->
    [advance] a step on any track
    [chameleon] a chameleon
   *[ethereal-die] an ethereal die
}

# -- questions -------------------------------------------------------------------------------------------------

question-trismegistus-take-laboratory = Whose laboratory do you take?
question-trismegistus-keep-card = { $card ->
    [experiment] Which starting experiment do you keep?
    [masterpiece] Which masterpiece do you keep?
    [publication] Which publication do you keep?
   *[artifact] Which starting artifact do you keep?
}
question-trismegistus-draft-die = Which die do you take?
question-trismegistus-turn-die = To which metal do you turn the die?
question-trismegistus-ask-to-raise = Do you discard an ethereal die to raise the potency?
question-trismegistus-action-phase = { $kind ->
    [main] What is your main action?
   *[free] Anything else before your turn ends?
}
question-trismegistus-main-action = For this action you have a { bot-die } that shows { bot-face }. What do you do?
question-trismegistus-name-essence = { $count ->
    [one] Which essence do you draw?
   *[other] Of which kind are the { $count } essences you draw?
}
question-trismegistus-stop-or-go-on = Another transmutation along this arrow?
question-trismegistus-place-artifact = Beside which arrow do you put { $artifact }?
question-trismegistus-choose-cube = Which cube do you transmute?
question-trismegistus-pay-essence = Which essence do you pay?
question-trismegistus-use-artifact = Do you use { $artifact }?
question-trismegistus-advance-any = { $count ->
    [one] On which track do you advance?
   *[other] On which track do you advance { $count } steps?
}
question-trismegistus-advance-lowest = On which of your lowest tracks do you advance?
question-trismegistus-advance-three = { $count ->
    [one] On which track do you advance last?
   *[other] On which track do you advance? { $count } different ones may follow in their order.
}
question-trismegistus-advance-named = Do you advance?
question-trismegistus-step-back = On which track do you go back a step?
question-trismegistus-react = { $other } has finished. Do you react to the { bot-die } that shows { bot-face }?
question-trismegistus-pay-cube = { $count ->
    [one] With which cube do you pay the last of { $experiment }?
   *[other] Pay { $count } cubes for { $experiment }. Which one first?
}
question-trismegistus-choose-formula = Which formula do you unlock?
question-trismegistus-choose-cell = Into which cell do you put { $formula }?
question-trismegistus-next-bonus = Which bonus do you take next?
question-trismegistus-return-publication = Which publication do you put under the deck?
question-trismegistus-confirm = Do you want to { $effect }?
question-trismegistus-order = What do you take next?
question-trismegistus-gain-any-raw = { $count ->
    [one] Which raw material do you take?
   *[other] Take { $count } raw materials. Which one first?
}
question-trismegistus-gain-any-refined = { $count ->
    [one] Which refined material do you take?
   *[other] Take { $count } refined materials. Which one first?
}
question-trismegistus-gain-any-essence = { $count ->
    [one] Which essence do you take?
   *[other] Take { $count } essences. Which one first?
}
question-trismegistus-exchange-for-refined = { $count ->
    [one] Which metal do you refine?
   *[other] Which metal do you refine? You may { $count } times.
}
question-trismegistus-give-for-refined = What do you give for it?
question-trismegistus-exchange-for-other = Which cube do you exchange for another raw material?
question-trismegistus-take-other = Which raw material do you take for it?
question-trismegistus-exchange-for-gold = { $count ->
    [one] What do you exchange for gold?
   *[other] What do you exchange for gold? You may { $count } times.
}
question-trismegistus-exchange-gold = Do you exchange a gold for five raw materials?
question-trismegistus-choose-arrow = { $count ->
    [one] Along which arrow do you transmute?
   *[other] Along which arrow do you transmute? You may { $count } times.
}
question-trismegistus-ask-to-draw = { $card ->
    [publications] Do you draw publications?
   *[artifact] Do you take a random artifact?
}

status-trismegistus-take-laboratory = { $seat } chooses a laboratory.
status-trismegistus-keep-card = { $seat } chooses starting cards.
status-trismegistus-draft-die = { $seat } takes a die.
status-trismegistus-turn-die = { $seat } turns the die.
status-trismegistus-ask-to-raise = { $seat } may raise the potency.
status-trismegistus-action-phase = { $kind ->
    [main] { $seat } chooses a main action.
   *[free] { $seat } may take free actions.
}
status-trismegistus-main-action = { $seat } chooses a main action with a chameleon.
status-trismegistus-name-essence = { $seat } chooses an essence.
status-trismegistus-stop-or-go-on = { $seat } may transmute once more.
status-trismegistus-place-artifact = { $seat } places { $artifact }.
status-trismegistus-choose-cube = { $seat } chooses a cube to transmute.
status-trismegistus-pay-essence = { $seat } pays an essence.
status-trismegistus-use-artifact = { $seat } may use { $artifact }.
status-trismegistus-advance-any = { $seat } chooses a track.
status-trismegistus-advance-lowest = { $seat } chooses a lowest track.
status-trismegistus-advance-three = { $seat } chooses tracks.
status-trismegistus-advance-named = { $seat } may advance.
status-trismegistus-step-back = { $seat } goes back a step.
status-trismegistus-react = { $seat } may react to { $other }.
status-trismegistus-pay-cube = { $seat } pays for { $experiment }.
status-trismegistus-choose-formula = { $seat } unlocks a formula.
status-trismegistus-choose-cell = { $seat } puts { $formula } into the chamber.
status-trismegistus-next-bonus = { $seat } takes bonuses of the chamber.
status-trismegistus-return-publication = { $seat } puts a publication under the deck.
status-trismegistus-confirm = { $seat } considers: { $effect }.
status-trismegistus-order = { $seat } takes rewards.
status-trismegistus-gain-any-raw = { $seat } chooses raw materials.
status-trismegistus-gain-any-refined = { $seat } chooses refined materials.
status-trismegistus-gain-any-essence = { $seat } chooses essences.
status-trismegistus-exchange-for-refined = { $seat } may refine a metal.
status-trismegistus-give-for-refined = { $seat } chooses what to give.
status-trismegistus-exchange-for-other = { $seat } may exchange a raw material.
status-trismegistus-take-other = { $seat } chooses a raw material.
status-trismegistus-exchange-for-gold = { $seat } may exchange refined materials for gold.
status-trismegistus-exchange-gold = { $seat } may exchange a gold.
status-trismegistus-choose-arrow = { $seat } may transmute.
status-trismegistus-ask-to-draw = { $seat } may draw.

# -- answers ---------------------------------------------------------------------------------------------------

action-trismegistus-draft = Take a { bot-die } from the { bot-bowl }, potency { $count }
action-trismegistus-keep-die = Keep your die
action-trismegistus-turn-to = Turn it to { bot-face }
action-trismegistus-raise = Discard an ethereal die for potency { $count }
action-trismegistus-leave-potency = Leave the potency as it is
action-trismegistus-gather = Gather { effect-amount }
action-trismegistus-draw-essence = Draw { effect-amount }
action-trismegistus-name-essence = Take { effect-amount }
action-trismegistus-transmute = Transmute { tri-arrow }
action-trismegistus-stop = Stop
action-trismegistus-move = Transmute { effect-thing }
action-trismegistus-pay = Pay { effect-thing }
action-trismegistus-use-artifact = Use { $artifact }: { $effect }
action-trismegistus-leave-artifact = Leave it charged
action-trismegistus-acquire = Acquire { $artifact }: { $effect }
action-trismegistus-place = { $kind ->
    [taken] Beside { tri-arrow }, in the place of { $artifact }
   *[free] Beside { tri-arrow }
}
action-trismegistus-recharge = Recharge { $artifact }: { $effect }
action-trismegistus-take-experiment = Take the experiment { $experiment }
action-trismegistus-chameleon = Chameleon: for this action a { bot-die } that shows { bot-face }
action-trismegistus-perform = Perform { $experiment }
action-trismegistus-unlock = { $kind ->
    [gold] Unlock { $formula } ({ bot-element }) for { $count } gold
   *[free] Unlock { $formula }
}
action-trismegistus-into = Into cell { $number }
action-trismegistus-use-formula = Use { $formula }: { $effect }
action-trismegistus-claim = Claim { $achievement }
action-trismegistus-end-actions = End your actions
action-trismegistus-react-gather = Gather { effect-amount }
action-trismegistus-react-essence = Draw { effect-amount }
action-trismegistus-react-transmute = Transmute { tri-arrow }
action-trismegistus-react-recharge = Recharge { $artifact }
action-trismegistus-no-reaction = Do not react
action-trismegistus-advance = Advance { bot-on-track }
action-trismegistus-go-back = Go back { bot-on-track }
action-trismegistus-gain-raw = Take { effect-thing }
action-trismegistus-gain-refined = Take { effect-thing }
action-trismegistus-refine = Get { effect-thing }
action-trismegistus-gild = Give { effect-thing } for gold
action-trismegistus-return = Put { $publication } under the deck
action-trismegistus-chamber-bonus = { tri-side }: { $effect }
action-trismegistus-choose = Now: { $effect }
action-trismegistus-yes = { $question ->
    [exchange-gold] Exchange a gold
    [ask-to-draw] Draw
   *[confirm] Do it
}
action-trismegistus-no = { $question ->
    [advance-any] Do not advance
    [advance-lowest] Do not advance
    [advance-three] Advance no further
    [advance-named] Do not advance
    [next-bonus] Do without the rest
    [exchange-for-refined] Refine nothing more
    [exchange-for-other] Exchange nothing
    [exchange-for-gold] Exchange nothing more
    [exchange-gold] Keep the gold
    [choose-arrow] Transmute nothing more
    [ask-to-draw] Draw nothing
   *[confirm] Do without
}
action-trismegistus-enough = Do without the rest
action-trismegistus-take-laboratory = Take the laboratory of { $laboratory }
action-trismegistus-keep-experiment = Keep { $experiment }
action-trismegistus-keep-masterpiece = Keep { $experiment }
action-trismegistus-keep-publication = Keep { $publication }
action-trismegistus-keep-artifact = Keep { $artifact }: { $effect }

# -- what an answer would waste ----------------------------------------------------------------------------------

warning-potency-lost = { $count ->
    [one] 1 potency of your old die would be lost.
   *[other] { $count } potency of your old die would be lost.
}
warning-lost = This would be lost: { $effect }.
warning-chamber-full = The chamber is full: no formula would be unlocked.

# -- what is barred ----------------------------------------------------------------------------------------------

why-not-no-potency = The die has potency { $have } only.
why-not-main-action-is-done = You have had your main action.
why-not-main-action-is-due = Your main action comes first: it may not be left out.
why-not-needs-three-potency = An artifact costs 3 potency, the die has { $have }.
why-not-not-the-dies-colour = The arrow has another colour than the die.
why-not-nothing-to-move = There is no cube at the beginning of this arrow.
why-not-no-essence = There is no essence to pay with; a cube cannot pay for its own way.
why-not-not-the-dies-spaces = These artifacts lie on spaces of another colour than the die.
why-not-not-discharged = This artifact is charged.
why-not-not-the-dies-book = The experiment lies in the book of another metal than the die shows.
why-not-two-experiments-already = There are two experiments beside your laboratory already.
why-not-requirement-not-met = { $element ->
    [earth] It asks for step { $need } on the earth track, you are on { $have }; with all discounts that is too low.
    [fire] It asks for step { $need } on the fire track, you are on { $have }; with all discounts that is too low.
    [water] It asks for step { $need } on the water track, you are on { $have }; with all discounts that is too low.
   *[air] It asks for step { $need } on the air track, you are on { $have }; with all discounts that is too low.
}
why-not-cost-not-payable = With all discounts { $need ->
    [one] 1 cube is
   *[other] { $need } cubes are
} still to be paid, and you can pay { $have }.
why-not-chamber-is-full = Your chamber is full.
why-not-not-enough-gold = The next formula costs { $need } gold, you have { $have }.
why-not-column-unlocked-by-gold = Gold has unlocked a formula of this column already.
why-not-condition-not-met = { $counted ->
    [goods] Of the { $count } cubes and essences it asks to see you can show { $have }.
   *[other] It asks for { effect-needs }; you have { $have }.
}
why-not-bottom-of-the-track = On this track there is no step to go back.
why-not-nothing-to-exchange = You have nothing to exchange.
why-not-publications-are-gone = There are no publications left.
why-not-stack-is-empty = The stack of artifacts is empty.
why-not-no-token-discharged = None of your reaction tokens is discharged.

# -- events ------------------------------------------------------------------------------------------------------

event-trismegistus-round = Round { $count } begins.
event-trismegistus-turn = { $who ->
    [me] Your turn.
   *[another] { $seat }'s turn.
}
event-trismegistus-laboratory = { $who ->
    [me] You take the laboratory of { $laboratory }.
   *[another] { $seat } takes the laboratory of { $laboratory }.
}
event-trismegistus-deal = { $card ->
    [publication] You are dealt { $publication }.
    [artifact] You are dealt { $artifact }.
   *[experiment] You are dealt { $experiment }.
}
event-trismegistus-choose = { $card ->
    [publication] You keep { $publication }.
    [artifact] You keep { $artifact }.
   *[experiment] You keep { $experiment }.
}
event-trismegistus-starting-experiment = { $who ->
    [me] You begin with the experiment { $experiment }.
   *[another] { $seat } begins with the experiment { $experiment }.
}
event-trismegistus-starting-masterpiece = { $who ->
    [me] You begin with the masterpiece { $experiment }.
   *[another] { $seat } begins with the masterpiece { $experiment }.
}
event-trismegistus-starting-artifact = { $who ->
    [me] You begin with { $artifact }.
   *[another] { $seat } begins with { $artifact }.
}
event-trismegistus-lay-experiment = Laid in a book: { $experiment }.
event-trismegistus-lay-artifact = Laid in the market: { $artifact }.
event-trismegistus-draft = { $who ->
    [me] You take a { bot-die } from the { bot-bowl }, potency { $count }.
   *[another] { $seat } takes a { bot-die } from the { bot-bowl }, potency { $count }.
}
event-trismegistus-turn-die = The die is turned to { bot-face }.
event-trismegistus-raise = An ethereal die raises the potency to { $count }.
event-trismegistus-shelve-die = { $who ->
    [me] You lay your { bot-die } aside; { $count } potency is lost.
   *[another] { $seat } lays the { bot-die } aside; { $count } potency is lost.
}
event-trismegistus-gain = { $who ->
    [me] You gain { effect-amount }.
   *[another] { $seat } gains { effect-amount }.
}
event-trismegistus-spend = { $who ->
    [me] You pay { effect-amount }.
   *[another] { $seat } pays { effect-amount }.
}
event-trismegistus-discharge-token = { $who ->
    [me] You discharge a reaction token.
   *[another] { $seat } discharges a reaction token.
}
event-trismegistus-recharge-token = { $who ->
    [me] You recharge a reaction token.
   *[another] { $seat } recharges a reaction token.
}
event-trismegistus-move-cube = { $who ->
    [me] You transmute { tri-arrow }.
   *[another] { $seat } transmutes { tri-arrow }.
}
event-trismegistus-climb = { $who ->
    [me] You climb to step { $number } { bot-on-track }.
   *[another] { $seat } climbs to step { $number } { bot-on-track }.
}
event-trismegistus-step-back = { $who ->
    [me] You go back to step { $number } { bot-on-track }.
   *[another] { $seat } goes back to step { $number } { bot-on-track }.
}
event-trismegistus-reach-bonus = { $who ->
    [me] You reach a bonus token: { tri-token }.
   *[another] { $seat } reaches a bonus token: { tri-token }.
}
event-trismegistus-remove-bonus = The bonus token on step { $number } { bot-on-track } is gone.
event-trismegistus-replace-artifact = { $who ->
    [me] Your { $artifact } leaves the game.
   *[another] { $seat }'s { $artifact } leaves the game.
}
event-trismegistus-place-artifact = { $who ->
    [me] You put { $artifact } beside { tri-arrow }.
   *[another] { $seat } puts { $artifact } beside { tri-arrow }.
}
event-trismegistus-discharge = { $who ->
    [me] You use { $artifact }.
   *[another] { $seat } uses { $artifact }.
}
event-trismegistus-recharge = { $who ->
    [me] You recharge { $artifact }.
   *[another] { $seat } recharges { $artifact }.
}
event-trismegistus-take-experiment = { $who ->
    [me] You take the experiment { $experiment }.
   *[another] { $seat } takes the experiment { $experiment }.
}
event-trismegistus-perform = { $who ->
    [me] You perform { $experiment }.
   *[another] { $seat } performs { $experiment }.
}
event-trismegistus-complete = { $who ->
    [me] You have completed { $experiment }.
   *[another] { $seat } has completed { $experiment }.
}
event-trismegistus-unlock = { $who ->
    [me] You unlock { $formula }.
   *[another] { $seat } unlocks { $formula }.
}
event-trismegistus-use-formula = { $who ->
    [me] You use the formula { $formula }.
   *[another] { $seat } uses the formula { $formula }.
}
event-trismegistus-claim = { $who ->
    [me] You claim { $achievement }.
   *[another] { $seat } claims { $achievement }.
}
event-trismegistus-draw-publication = { $kept ->
    [hidden] { $seat } draws a publication.
   *[seen] { $who ->
        [me] You draw { $publication }.
       *[another] { $seat } begins with { $publication }.
    }
}
event-trismegistus-return-publication = { $kept ->
    [hidden] { $seat } puts a publication under the deck.
   *[seen] You put { $publication } under the deck.
}
event-trismegistus-next-row = { $who ->
    [me] You have taken all your dice of this round.
   *[another] { $seat } has taken all dice of this round.
}
event-trismegistus-undo = { $who ->
    [me] You take back { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
   *[another] { $seat } takes back { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
}

# -- events of Botmegistus: its reasons (bot-line-…) are in trismegistus-bot.ftl ------------------------------------

event-trismegistus-bot-add-card = { $seat } gets a new card.
event-trismegistus-bot-reshuffle = { $seat } shuffles its discards.
event-trismegistus-bot-take-die = { $face ->
    [infinity] { $seat } takes a { bot-die } from the bowl of infinity, potency { $count }, and turns it to { bot-turned }.
   *[other] { $seat } takes a { bot-die } from the { bot-bowl }, potency { $count }.
}
event-trismegistus-bot-spend-ethereal = An ethereal die raises its potency to { $count }.
event-trismegistus-bot-spend-potency = { $seat } spends { $count } potency.
event-trismegistus-bot-advance = { $seat } climbs to step { $count } { bot-on-track }.
event-trismegistus-bot-take-artifact = { $seat } takes { $artifact }.
event-trismegistus-bot-take-experiment = { $seat } takes the experiment { $experiment }.
event-trismegistus-bot-take-gold = { $seat } gains { $count } gold.
event-trismegistus-bot-take-points = { $seat } gains { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
event-trismegistus-bot-take-ethereal = { $seat } gains { $count ->
    [one] { $count } ethereal die
   *[other] { $count } ethereal dice
}.
event-trismegistus-bot-complete-experiment = { $seat } completes its { bot-type }; gold paid: { $count }.
event-trismegistus-bot-complete-masterpiece = { $seat } completes its masterpiece, { bot-element }; gold paid: { $count }.
event-trismegistus-bot-artifact = { $seat } gets the artifact you refused: { $artifact }.
event-trismegistus-bot-experiment = { $seat } begins with the experiment { $experiment }.
event-trismegistus-bot-masterpiece = { $seat } turns up the masterpiece { $experiment }.

# -- the score ---------------------------------------------------------------------------------------------------

score-points = Points
score-experiments = Completed experiments
score-during-the-game = Scored during the game
score-completed-experiments = Experiments
score-publications = Publications
score-stone = Philosopher's stone
score-gold = Gold
score-ethereal-dice = Ethereal dice
score-tracks = Mastery
score-achievements = Achievements
score-trismegistus-served = { $seat }: { $publication }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $symbols }.
score-trismegistus-unserved = { $seat }: { $publication }, no points; not all of its symbols were there.
tri-symbol = { bot-element }:
tri-symbol-of-track = the top of the track

# -- options -----------------------------------------------------------------------------------------------------

option-trismegistus-setup = Set-up
    .about = The introductory set-up gives everyone an alchemist and starting cards; in the full one you choose.
option-trismegistus-setup-full = full
option-trismegistus-setup-introductory = introductory
option-trismegistus-essences = Dominant essences
    .about = Which essence climbs which track: as printed on the board, or shuffled.
option-trismegistus-essences-printed = as printed
option-trismegistus-essences-shuffled = shuffled
option-trismegistus-achievements = Achievements
    .about = Four achievements lie open; the first to show what one asks for has it. Never in a solo game.
option-trismegistus-achievements-no = off
option-trismegistus-achievements-yes = on
option-trismegistus-reactions = Reactions
    .about = After each turn the others react one after another, or all at once, which is quicker.
option-trismegistus-reactions-in-order = in order
option-trismegistus-reactions-at-once = at once
option-trismegistus-first = Who begins
    .about = The player who takes the first turn; the others follow clockwise.
option-trismegistus-first-random = random
option-trismegistus-first-1 = seat 1
option-trismegistus-first-2 = seat 2
option-trismegistus-first-3 = seat 3
option-trismegistus-first-4 = seat 4
setup-solo-only = “{ $option }” is for solo games only.
setup-not-solo = “{ $option }” is not for solo games.
