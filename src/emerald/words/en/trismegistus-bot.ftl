# Botmegistus at the table: what it does, why, what it needs thrown, and how hard it is.

# -- the parts of sentences --------------------------------------------------------------------------------

bot-die = { $colour ->
    [black] black die
    [white] white die
   *[red] red die
}
bot-next-colour = { $next ->
    [black] black
    [white] white
   *[red] red
}
bot-bowl = { $face ->
    [lead] bowl of lead
    [copper] bowl of copper
    [tin] bowl of tin
    [mercury] bowl of mercury
    [iron] bowl of iron
   *[infinity] bowl of infinity
}
bot-book = { $face ->
    [lead] book of lead
    [copper] book of copper
    [tin] book of tin
    [mercury] book of mercury
   *[iron] book of iron
}
bot-face = { $face ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
    [iron] { metal-iron }
   *[infinity] { face-infinity }
}
bot-turned = { $turned ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-left = { $left ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-right = { $right ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-element = { $element ->
    [earth] { element-earth }
    [fire] { element-fire }
    [water] { element-water }
   *[air] { element-air }
}
bot-track = { $element ->
    [earth] Earth
    [fire] Fire
    [water] Water
   *[air] Air
}
bot-on-track = { $element ->
    [earth] on the earth track
    [fire] on the fire track
    [water] on the water track
   *[air] on the air track
}
bot-type = { $element ->
    [earth] earth experiment
    [fire] fire experiment
    [water] water experiment
   *[air] air experiment
}
bot-side = { $side ->
    [left] Left
   *[right] Right
}
bot-age = { $age ->
    [older] Older
   *[newer] Newer
}
bot-yes = { $yes ->
    [yes] yes
   *[no] no
}
bot-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-short = { $count ->
    [0] requirement met
    [one] { $count } step short
   *[other] { $count } steps short
}

# -- why: the lines of its priority lists -------------------------------------------------------------------

bot-line-begins = Before the first turn it gets what it begins with.
bot-line-after-round = Round { $number } is over: it gets ethereal dice, and perhaps a card.
bot-line-card = { $kind ->
    [basic] It plays a basic card.
    [specialization] It plays its specialization of { bot-element }.
   *[personality] It plays its personality of { bot-element }.
}
bot-line-card-by-die = { $side ->
    [left] The die chooses the left card.
   *[right] The die chooses the right card.
}
bot-line-asks-for = { $left ->
    [max] The card asks for a { bot-die } of the greatest potency.
   *[other] { $right ->
        [none] The card asks for a { bot-die } showing { bot-left }.
       *[other] The card asks for a { bot-die } showing { bot-left } (left) or { bot-right } (right).
    }
}
bot-line-keeps-die = It takes no die, for it still has one: { bot-die }, { bot-face }, potency { $count }.
bot-line-own-colour = First, dice of the card’s colour: in the bowl of infinity, of the left symbol, of the right symbol. The greatest potency wins.
bot-line-own-order = Equal potency: infinity before the left symbol before the right one.
bot-line-other-colours = There is none of the card’s colour. So the same bowls, but dice of other colours. The greatest potency wins.
bot-line-other-order = Equal potency: infinity before the left symbol before the right one.
bot-line-colour-order = In the same bowl: black before white before red.
bot-line-greatest-potency = Of all dice of one colour, the greatest potency wins.
bot-line-metal-order = Equal potency: infinity before iron before mercury before tin before copper before lead.
bot-line-next-colour = No { bot-die } is left anywhere. So the first colour that has one, of black, white, red: { bot-next-colour }.
bot-line-boosts = A potency of { $count } is below 5, and it has an ethereal die: it uses one.
bot-line-spends = The card spends { $need } potency; its die has { $count }.
bot-line-climbs = It stands on step { $has } { bot-on-track }, you on step { $need }: its personality advances.
bot-line-scores = It stands on step { $has } { bot-on-track }, you on step { $need }: its personality scores instead of advancing.
bot-line-no-artifact = { $colour ->
    [black] No artifact lies on the black spaces: it takes none.
    [white] No artifact lies on the white spaces: it takes none.
   *[red] No artifact lies on the red spaces: it takes none.
}
bot-line-more-symbols = It takes an artifact of its die’s colour: the one with more element symbols.
bot-line-artifact-by-die = { $side ->
    [left] Equal symbols: the die chooses the left one.
   *[right] Equal symbols: the die chooses the right one.
}
bot-line-two-already = It already has two uncompleted experiments: it gains 1 gold instead.
bot-line-empty-book = No experiment lies in the { bot-book }: it gains 1 gold instead.
bot-line-in-the-book = It takes an experiment from the { bot-book }.
bot-line-new-type = First, a type it does not have yet, completed or not.
bot-line-at-once = Then one it could complete at once, also with gold.
bot-line-at-once-points = It could complete each of them: the one worth more points.
bot-line-nearer = Then the one whose requirement it is nearer to.
bot-line-nearer-for-you = Then the one whose requirement you meet, or are nearer to.
bot-line-more-points = Then the one worth more points.
bot-line-left-page = Still equal: the left one.
bot-line-lowest = It advances on its lowest track.
bot-line-next-token = The one where the next bonus token is nearest.
bot-line-leads-you = Then the one where it leads you most, or where you lead it least.
bot-line-leftmost = Still equal: the leftmost one.
bot-line-at-the-top = It is at the top { bot-on-track }, so it advances on another one.
bot-line-all-at-the-top = It is at the top of all tracks and advances nowhere.
bot-line-token = { $token ->
    [advance] It reaches a bonus token { bot-on-track }: one step more.
    [chameleon] It reaches a bonus token { bot-on-track }: a chameleon, for it 5 points.
   *[ethereal-die] It reaches a bonus token { bot-on-track }: an ethereal die.
}
bot-line-unmet = It advances where the requirement of one of its uncompleted experiments is nearest.
bot-line-none-unmet = None of its uncompleted experiments asks for a higher step.
bot-line-completes = It completes what it can, a gold for each missing step. Its gold: { $count }.
bot-line-cannot-complete = It cannot complete what is left. Its gold: { $count }.
bot-line-one-of-two = It could complete either experiment, but not both. Its gold: { $count }.
bot-line-type-not-done = First, a type it has not completed yet.
bot-line-worth-more = Then the one worth more points.
bot-line-less-gold = Then the one that costs less gold.
bot-line-older = Still equal: the older one.
bot-line-die-stays = Its die stays for its next turn, with a potency of { $count }.
bot-line-die-is-used = Its die is used up. It is die { $count } of 3 in this round.
bot-line-third-die = So its marker moves to the first free place of the next row.
bot-line-most-symbols = The specialization of the element it has most symbols of, on artifacts and completed experiments.
bot-line-by-lot = Equal symbols: chance decides.
bot-line-rolled = The die shows { bot-face }: it advances { bot-on-track }.
bot-line-rolled-lowest = The die shows { bot-face }: it advances on its lowest track.
bot-line-masterpieces = It completes the masterpiece worth most points whose requirement it meets. Its gold: { $count }.
bot-line-no-masterpiece = It can complete none of them.
bot-line-master-points = The one worth more points.
bot-line-master-type = Then a type it has not completed yet.
bot-line-master-gold = Then the one that costs less gold.
bot-line-drawn-first = Still equal: the one drawn first.

bot-decided = That decides it.
bot-tied = Still { $count } of them.

# -- why: the candidates as a line sees them ------------------------------------------------------------------

bot-seen-die = Potency { $count }: { bot-die }, { bot-bowl }
bot-seen-artifact = { $count ->
    [one] { bot-side }: { $count } symbol
   *[other] { bot-side }: { $count } symbols
}
bot-seen-page = { bot-side }: { bot-type }, requirement { $need }, { bot-worth }
bot-seen-page-yes = { bot-side }: { bot-yes }
bot-seen-page-points = { bot-side }: { bot-worth }
bot-seen-page-steps = { bot-side }: { bot-short }
bot-seen-track = { bot-track }: step { $count }
bot-seen-track-token = { $count ->
    [0] { bot-track }: no token above
    [one] { bot-track }: { $count } step to the token
   *[other] { bot-track }: { $count } steps to the token
}
bot-seen-track-lead = { $who ->
    [it] { $count ->
        [one] { bot-track }: it leads by { $count } step
       *[other] { bot-track }: it leads by { $count } steps
    }
    [you] { $count ->
        [one] { bot-track }: you lead by { $count } step
       *[other] { bot-track }: you lead by { $count } steps
    }
   *[nobody] { bot-track }: level
}
bot-seen-track-missing = { bot-track }: { bot-short }
bot-seen-held = { bot-age }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-held-yes = { bot-age }: { bot-yes }
bot-seen-held-points = { bot-age }: { bot-worth }
bot-seen-held-gold = { bot-age }: { $count } gold
bot-seen-element = { $count ->
    [one] { bot-track }: { $count } symbol
   *[other] { bot-track }: { $count } symbols
}
bot-seen-drawn = No. { $number }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-drawn-yes = No. { $number }: { bot-yes }
bot-seen-drawn-points = No. { $number }: { bot-worth }
bot-seen-drawn-gold = No. { $number }: { $count } gold

# -- what to do for it ------------------------------------------------------------------------------------------

bot-do-stack = { $element ->
    [none] Shuffle its nine basic cards and lay them face down as its pile.
   *[other] Shuffle its nine basic cards with its personality of { bot-element } and lay them face down as its pile.
}
bot-do-add-card = { $kind ->
    [specialization] Shuffle its specialization of { bot-element } into its pile. Its discards stay out.
   *[other] Shuffle the card into its pile. Its discards stay out.
}
bot-do-reshuffle = Its pile is empty: shuffle its discards and lay them face down as its new pile.
bot-do-lay-open = { $side ->
    [none] Lay it open.
    [left] Lay it open on the left.
   *[right] Lay it open on the right.
}
bot-do-discard-card = Put its card on its discards.
bot-do-take-die = { $face ->
    [infinity] Give it the { bot-die } from the bowl of infinity, potency { $count }, and turn it to { bot-turned }.
   *[other] Give it the { bot-die } from the { bot-bowl }, potency { $count }.
}
bot-do-spend-ethereal = Take an ethereal die from it and raise its potency to { $count }.
bot-do-spend-potency = Lower the potency of its die by { $count }, to { $rest }.
bot-do-advance = Move its marker { bot-on-track } to step { $count }.
bot-do-take-artifact = { $colour ->
    [black] { $side ->
        [left] Give it the left artifact of the black spaces and refill the space.
       *[right] Give it the right artifact of the black spaces and refill the space.
    }
    [white] { $side ->
        [left] Give it the left artifact of the white spaces and refill the space.
       *[right] Give it the right artifact of the white spaces and refill the space.
    }
   *[red] { $side ->
        [left] Give it the left artifact of the red spaces and refill the space.
       *[right] Give it the right artifact of the red spaces and refill the space.
    }
}
bot-do-take-experiment = { $yes ->
    [yes] { $side ->
        [left] Give it the { bot-type } on the left page of the { bot-book } and refill the page.
       *[right] Give it the { bot-type } on the right page of the { bot-book } and refill the page.
    }
   *[no] { $side ->
        [left] Give it the { bot-type } on the left page of the { bot-book }. The page stays empty.
       *[right] Give it the { bot-type } on the right page of the { bot-book }. The page stays empty.
    }
}
bot-do-take-gold = Give it { $count } gold.
bot-do-take-points = { $points ->
    [one] Give it { $points } point.
   *[other] Give it { $points } points.
}
bot-do-take-ethereal = { $count ->
    [one] Give it { $count } ethereal die.
   *[other] Give it { $count } ethereal dice.
}
bot-do-complete-experiment = { $age ->
    [older] { $count ->
        [0] Put its older experiment, the { bot-type }, with those completed.
       *[other] Take { $count } gold from it and put its older experiment, the { bot-type }, with those completed.
    }
   *[newer] { $count ->
        [0] Put its newer experiment, the { bot-type }, with those completed.
       *[other] Take { $count } gold from it and put its newer experiment, the { bot-type }, with those completed.
    }
}
bot-do-let-react = You may react to its { bot-die } showing { bot-face }.
bot-do-tidy = { $yes ->
    [yes] Put its die with its used dice, and remove every bonus token that a marker has reached.
   *[no] Its die stays. Remove every bonus token that a marker has reached.
}
bot-do-remove-token = Remove the bonus token on step { $count } { bot-on-track }.
bot-do-draw-starting-experiment = Draw a starting experiment that was not dealt to you, and lay it uncompleted beside its inventory.
bot-do-draw-masterpieces = Draw { $count } masterpieces that were never dealt to you.
bot-do-complete-masterpiece = { $count ->
    [0] Put masterpiece no. { $number }, the { bot-type }, with its completed experiments.
   *[other] Take { $count } gold from it and put masterpiece no. { $number }, the { bot-type }, with its completed experiments.
}

# -- what it needs to know ----------------------------------------------------------------------------------------

bot-need-card = Turn up the next card of its pile. Which is it?
bot-need-card-side = Throw an ordinary die: 1 to 3 is its left card, 4 to 6 the right one.
bot-need-artifact-side = Throw an ordinary die: 1 to 3 is the left artifact, 4 to 6 the right one.
bot-need-roll = Throw one of the game’s unused dice for its first steps.
bot-need-element = Draw lots between the elements it has most symbols of.
bot-fault-no-dice = There is no die in any bowl, so there is none it could take.
bot-fault-no-cards = Its pile and its discards are empty, so no card can be turned up.
bot-fault-value = { $what ->
    [round] There are three rounds, 1 to 3.
    [bowls] No bowl can hold these dice.
    [pages] A book holds an experiment that does not exist.
    [market] The market holds an artifact that does not exist.
    [bonus] There are three kinds of bonus tokens, one on each space.
    [yours] Your steps go from 0 to 12.
    [tracks] Its steps go from 0 to 12.
    [gold] It cannot have this much gold.
    [ethereal] It cannot have this many ethereal dice.
    [points] It cannot have this many points.
    [die] A die has a colour, a metal and a potency from 0 to 5, or is not there.
    [used] It uses at most three dice in a round.
    [artifacts] It has an artifact that does not exist.
    [beside] It has at most two uncompleted experiments.
    [done] It has completed an experiment that does not exist.
    [drawn] A masterpiece was drawn that does not exist.
    [cards] Each of its cards lies in one place only.
   *[twice] An experiment or artifact lies in two places.
}

# -- what it scores -------------------------------------------------------------------------------------------------

score-bot-points = Points scored during the game
score-bot-experiments = Completed experiments
score-bot-tracks = Mastery tracks
score-bot-symbols = Element symbols on artifacts
score-bot-ethereal = Ethereal dice
score-bot-stone = Philosopher’s stone
score-bot-gold = Gold left
score-wins-a-tie = Wins a tie

# -- how hard it is ---------------------------------------------------------------------------------------------------

option-trismegistus-bot = Botmegistus
    .about = How hard the solo game is. Every switch below can be set by itself.
option-trismegistus-bot-introductory = introductory
option-trismegistus-bot-standard = standard
option-trismegistus-bot-hard = hard
option-trismegistus-bot-heroic = heroic
option-trismegistus-bot-planning = Advanced planning
    .about = Two of its cards lie open, and a die chooses between them.
option-trismegistus-bot-planning-no = off
option-trismegistus-bot-planning-yes = on
option-trismegistus-bot-gold = Its gold
    .about = How much gold it begins with.
option-trismegistus-bot-gold-preset = as the level says
option-trismegistus-bot-gold-1 = 1, easier
option-trismegistus-bot-gold-2 = 2
option-trismegistus-bot-gold-3 = 3, harder
option-trismegistus-bot-experiment = Its starting experiment
    .about = It begins with a random starting experiment, not completed.
option-trismegistus-bot-experiment-preset = as the level says
option-trismegistus-bot-experiment-no = off
option-trismegistus-bot-experiment-yes = on, harder
option-trismegistus-bot-first-steps = Its first steps
    .about = On which step of every track it begins, before it rolls.
option-trismegistus-bot-first-steps-preset = as the level says
option-trismegistus-bot-first-steps-0 = 0
option-trismegistus-bot-first-steps-1 = 1, harder
option-trismegistus-bot-rolls = Its rolls
    .about = How often a die is thrown for its first steps.
option-trismegistus-bot-rolls-preset = as the level says
option-trismegistus-bot-rolls-0 = 0, easier
option-trismegistus-bot-rolls-2 = 2
option-trismegistus-bot-rolls-4 = 4, harder
option-trismegistus-bot-rolls-5 = 5, harder
option-trismegistus-bot-rolls-6 = 6, harder
option-trismegistus-bot-rolls-7 = 7, harder
option-trismegistus-bot-rolls-8 = 8, harder
option-trismegistus-bot-personality = Its personality
    .about = When the personality card scores instead of advancing.
option-trismegistus-bot-personality-preset = as the level says
option-trismegistus-bot-personality-none = no personality, easier
option-trismegistus-bot-personality-above = above you
option-trismegistus-bot-personality-tie = above you or level, harder
option-trismegistus-bot-specializations = Its specializations
    .about = After rounds 1 and 2 a specialization card joins its pile.
option-trismegistus-bot-specializations-preset = as the level says
option-trismegistus-bot-specializations-no = off, easier
option-trismegistus-bot-specializations-yes = on
option-trismegistus-bot-masterpieces = Its masterpieces
    .about = How many masterpieces are drawn for it at the end; it may complete one.
option-trismegistus-bot-masterpieces-preset = as the level says
option-trismegistus-bot-masterpieces-0 = 0, easier
option-trismegistus-bot-masterpieces-2 = 2
option-trismegistus-bot-masterpieces-3 = 3, harder
option-trismegistus-bot-masterpiece-for-gold = Gold for its masterpiece
    .about = It may pay a gold for each step it is short of its masterpiece.
option-trismegistus-bot-masterpiece-for-gold-preset = as the level says
option-trismegistus-bot-masterpiece-for-gold-no = off
option-trismegistus-bot-masterpiece-for-gold-yes = on, harder
option-trismegistus-bot-begins = It begins
    .about = It has the first turn, and you get no ethereal die for going second.
option-trismegistus-bot-begins-preset = as the level says
option-trismegistus-bot-begins-no = off
option-trismegistus-bot-begins-yes = on, harder
option-trismegistus-white-die-less = One white die less
    .about = Five black, four white and four red dice are in play.
option-trismegistus-white-die-less-preset = as the level says
option-trismegistus-white-die-less-no = off
option-trismegistus-white-die-less-yes = on, harder
option-trismegistus-own-publications = Your publications
    .about = How many publications you draw at set-up, to keep one.
option-trismegistus-own-publications-preset = as the level says
option-trismegistus-own-publications-1 = 1, harder
option-trismegistus-own-publications-2 = 2
option-trismegistus-own-masterpieces = Your masterpieces
    .about = How many masterpieces you draw at set-up, to keep one.
option-trismegistus-own-masterpieces-preset = as the level says
option-trismegistus-own-masterpieces-1 = 1, harder
option-trismegistus-own-masterpieces-2 = 2

# -- what can be wrong with its cards -----------------------------------------------------------------------------------

bot-card-dice = A card asks for one die, for two, or for max.
bot-card-basic = There are { $high } basic cards, and no more.
bot-card-twice = There is a card of this kind and element already.
bot-card-unlike-the-box = The printed card says: { $expected }.
