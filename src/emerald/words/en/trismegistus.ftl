# Trismegistus: the words of its box, as the printed editions of each language call them.

game-trismegistus = Trismegistus
    .about = Draft dice, transmute metals, complete experiments and build the philosopher's stone, in three rounds.
edition-Emerald = Emerald edition
    .about = The structure is that of the printed game; the values of cards and tiles, which the public rulebooks do not show, are ours.

# -- T1.1 elements, which are the tracks ----------------------------------------------------------------------

element-earth = earth
element-fire = fire
element-water = water
element-air = air

# -- T1.2 metals in path order, T1.3 their raw and refined forms ----------------------------------------------

metal-lead = lead
metal-copper = copper
metal-tin = tin
metal-mercury = mercury
metal-iron = iron
metal-silver = silver
metal-gold = gold
face-infinity = infinity
cube-raw-lead = raw lead
cube-raw-copper = raw copper
cube-raw-tin = raw tin
cube-raw-mercury = raw mercury
cube-raw-iron = raw iron
cube-refined-copper = refined copper
cube-refined-tin = refined tin
cube-refined-mercury = refined mercury
cube-refined-iron = refined iron
cube-silver = silver
cube-gold = gold
cube-salt = salt
cube-sulfur = sulfur
cube-aether = aether
cube-any-raw = any raw material
cube-any-refined = any refined material
cube-any-essence = any essence
essence-salt = salt
essence-sulfur = sulfur
essence-aether = aether
essence-mercury = mercury

# -- T1.8 dice ------------------------------------------------------------------------------------------------

colour-black = black
colour-white = white
colour-red = red
colour-any = any colour

# -- T2 what cards, tiles and tokens are called ---------------------------------------------------------------

piece-material = material
piece-essence = essence
piece-starting-experiment = starting experiment
piece-experiment = experiment
piece-masterpiece = masterpiece
piece-publication = publication
piece-achievement = achievement
piece-starting-artifact = starting artifact
piece-artifact = artifact
piece-formula = formula
piece-reaction-token = reaction token
piece-ethereal-die = ethereal die
piece-chameleon = chameleon
piece-bonus-token = bonus token
piece-dominant-essence = dominant essence
piece-points = victory points

# -- T2.2 to T2.4 the boards ----------------------------------------------------------------------------------

board-laboratory = laboratory
board-arrow = transmutation arrow
board-slot = artifact slot
board-potency = potency
board-used-dice = used dice
board-stone = philosopher's stone
board-chamber = chamber
board-bowl = bowl
board-book = book
board-market = artifact market
board-mastery = mastery track
board-turn-order = turn order

# -- T4 the phases of a turn ----------------------------------------------------------------------------------

phase-draft = draft
phase-action = action phase
phase-reactions = reactions
phase-clean-up = clean-up
phase-end-of-round = end of the round
phase-end-of-game = final scoring

# -- T5 main actions ------------------------------------------------------------------------------------------

act-gather = Gather materials
act-draw-essence = Draw essence
act-transmute = Transmute
act-acquire = Acquire an artifact
act-recharge = Recharge an artifact
act-take-experiment = Take an experiment
act-chameleon = Use a chameleon

# -- T9 free actions ------------------------------------------------------------------------------------------

act-perform = Perform an experiment
act-unlock = Unlock a formula with gold
act-use-formula = Use a formula
act-claim = Claim an achievement

# -- T13 the solo opponent ------------------------------------------------------------------------------------

bot-name = Botmegistus
bot-basic = basic card
bot-specialization = specialization card
bot-personality = personality card
