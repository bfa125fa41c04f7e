# Trismegistus: the experiments of the Emerald edition, each with a line on what it was.

# -- starting -------------------------------------------------------------------------------------------------

experiment-trituration = Trituration
    .about = Grinding a substance to powder in a mortar, the first labour of almost every recipe.
experiment-granulation = Granulation
    .about = Pouring molten metal into cold water so that it falls apart into small grains.
experiment-torrefaction = Torrefaction
    .about = Roasting ores and drugs over the fire to drive out moisture and whatever smells of sulfur.
experiment-liquefaction = Liquefaction
    .about = Melting a solid body by heat; tin and lead yield first, gold last of all.
experiment-maceration = Maceration
    .about = Steeping herbs or salts in cold liquid for days until they give up their virtue.
experiment-filtration = Filtration
    .about = Passing a turbid liquid through felt, paper or a wick of wool to make it clear.
experiment-evaporation = Evaporation
    .about = Driving off water with gentle heat so that what was dissolved stays in the dish.
experiment-desiccation = Desiccation
    .about = Drying a body by air, sun or a warm oven before it meets the fire.

# -- level 1 --------------------------------------------------------------------------------------------------

experiment-precipitation = Precipitation
    .about = Making a dissolved body fall to the bottom as powder by adding something it shuns.
experiment-crystallization = Crystallization
    .about = Letting a salt grow its own regular shapes as its solution cools; each salt has one.
experiment-stratification = Stratification
    .about = Laying metal plates and powders in turn, bed upon bed, in a closed crucible.
experiment-lixiviation = Lixiviation
    .about = Leaching ashes with water to win their salts; potash takes its name from the pots.
experiment-calcination = Calcination
    .about = Burning a metal or stone to a calx, a dull powder; the first of Ripley’s twelve gates.
experiment-cupellation = Cupellation
    .about = Lead carries the base metals into a porous cup and leaves a bright bead of silver.
experiment-liquation = Liquation
    .about = Sweating silver out of copper with the help of lead, as Agricola describes it.
experiment-deflagration = Deflagration
    .about = Throwing saltpetre on glowing matter so that it flares up and burns at once.
experiment-dissolution = Dissolution
    .about = Turning a dry body into water; Ripley made it the second of his twelve gates.
experiment-decoction = Decoction
    .about = Boiling a substance in water and long, patient cooking of the matter of the Work.
experiment-ablution = Ablution
    .about = Washing the blackened matter again and again until it turns white.
experiment-edulcoration = Edulcoration
    .about = Rinsing a powder with water until no trace of salt or acid can be tasted.
experiment-distillation = Distillation
    .about = Raising a liquid as vapour and catching it again, purer, in another vessel.
experiment-sublimation = Sublimation
    .about = A solid rises as vapour and settles on the cold lid, never having been a liquid.
experiment-fumigation = Fumigation
    .about = Exposing metals to corrosive fumes; vinegar vapour turns copper into verdigris.
experiment-descension = Descension
    .about = Distilling downwards: fire above, the vessel below, as tar and some oils are won.

# -- level 2 --------------------------------------------------------------------------------------------------

experiment-cementation = Cementation
    .about = Baking metal in a corrosive powder, the cement, to refine gold or to make brass.
experiment-coagulation = Coagulation
    .about = Turning what is fluid into a solid; with dissolution it makes up half the art.
experiment-putrefaction = Putrefaction
    .about = The rotting in gentle warmth without which, it was said, nothing is born anew.
experiment-amalgamation = Amalgamation
    .about = Mercury drinks up gold or silver into a paste; heat drives the mercury away again.
experiment-reverberation = Reverberation
    .about = Roasting with a flame that strikes the vault and is thrown back upon the matter.
experiment-vitrification = Vitrification
    .about = Melting ashes, sand or calx into glass, the last a body can suffer from fire.
experiment-quartation = Quartation
    .about = Melting gold with three parts of silver so that aqua fortis can part the two.
experiment-ceration = Ceration
    .about = Softening a hard body until it melts like wax, drop by drop and without smoke.
experiment-digestion = Digestion
    .about = Keeping matter for weeks in the warmth of a hen’s egg, that it may ripen.
experiment-circulation = Circulation
    .about = Distilling a liquid in a closed vessel so that it rises and falls for days on end.
experiment-imbibition = Imbibition
    .about = Giving a dry powder as much liquid as it will drink, little by little.
experiment-cibation = Cibation
    .about = Feeding the young Stone with milk and meat: a dry matter with its own moisture.
experiment-rectification = Rectification
    .about = Distilling what has been distilled, until the spirit of wine burns and leaves nothing.
experiment-cohobation = Cohobation
    .about = Pouring the distillate back upon what it came from and distilling once more.
experiment-separation = Separation
    .about = Parting the subtle from the gross, gently and with great skill, as Hermes bids.
experiment-revivification = Revivification
    .about = Bringing quicksilver back to life out of cinnabar, its red and sleeping form.

# -- level 3 --------------------------------------------------------------------------------------------------

experiment-fixation = Fixation
    .about = Making what flees the fire endure it; fixed mercury was thought to be silver.
experiment-congelation = Congelation
    .about = Thickening the volatile until it stands still like ice; Ripley’s sixth gate.
experiment-tree-of-diana = Tree of Diana
    .about = Silver branches that grow in a glass when mercury meets silver dissolved in acid.
experiment-palingenesis = Palingenesis
    .about = Raising the image of a flower from its ashes in a warmed glass, as many claimed to do.
experiment-fermentation = Fermentation
    .about = Leavening the matter with a little gold, as a little sourdough leavens much bread.
experiment-star-regulus = Star regulus of antimony
    .about = Antimony freed from sulfur by iron; cooled with care, it shows a star on its surface.
experiment-aurum-fulminans = Aurum fulminans
    .about = Fulminating gold: a powder that thunders downwards at a touch of warmth.
experiment-phosphorus = Phosphorus
    .about = Hennig Brand of Hamburg boiled down urine for gold in 1669 and found a cold light.
experiment-conjunction = Conjunction
    .about = The wedding of sulfur and mercury, king and queen, in one bed of glass.
experiment-aqua-regia = Aqua regia
    .about = The royal water, of aqua fortis and sal ammoniac, that dissolves gold, king of metals.
experiment-aurum-potabile = Aurum potabile
    .about = Drinkable gold, sold at great price as a medicine against every ill and old age.
experiment-alkahest = Alkahest
    .about = Van Helmont’s universal solvent, which returns all bodies to water and never tires.
experiment-exaltation = Exaltation
    .about = Raising a finished tincture to higher virtue by dissolving it once again; the tenth gate.
experiment-aurum-musivum = Mosaic gold
    .about = Gilt-coloured flakes sublimed from tin and sulfur, with which painters spared real gold.
experiment-quintessence = Quintessence
    .about = The fifth essence: for John of Rupescissa, spirit of wine distilled to a heavenly purity.
experiment-powder-of-sympathy = Powder of sympathy
    .about = Sir Kenelm Digby’s vitriol that cured wounds from afar: one treated the bloody cloth.

# -- masterpieces ---------------------------------------------------------------------------------------------

experiment-nigredo = Nigredo
    .about = The blackening, in which the matter dies and rots; the raven’s head is its sign.
experiment-homunculus = Homunculus
    .about = A tiny man grown in a flask; the recipe goes under the name of Paracelsus.
experiment-rubedo = Rubedo
    .about = The reddening, last stage of the Work, when the Stone takes the colour of blood.
experiment-projection = Projection
    .about = Casting a grain of the Stone, wrapped in wax, on molten metal to make it gold.
experiment-albedo = Albedo
    .about = The whitening, when the washed matter shines like the moon and can make silver.
experiment-panacea = Panacea
    .about = The medicine for all diseases that many held to be the Stone’s true worth.
experiment-citrinitas = Citrinitas
    .about = The yellowing between white and red, dawn before the sun; later authors leave it out.
experiment-multiplication = Multiplication
    .about = Feeding the finished Stone so that each round it transmutes ten times as much.
