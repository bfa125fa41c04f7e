# Trismegistus: the artifacts of the Emerald edition, each with a line on what it was.

# -- starting -------------------------------------------------------------------------------------------------

artifact-mortar = Mortar
    .about = A bowl of bronze, iron or stone with its pestle; the laboratory’s oldest tool.
artifact-sieve = Sieve
    .about = Horsehair or silk stretched on a hoop to part the fine powder from the coarse.
artifact-tongs = Tongs
    .about = Long iron arms with which a glowing crucible is lifted from the coals.
artifact-crucible = Crucible
    .about = A clay cup that withstands the fire; those of Hesse were sold all over Europe.
artifact-funnel = Funnel
    .about = A cone of glass or tin that leads liquids and powders into narrow necks.
artifact-receiver = Receiver
    .about = The flask in which the drops gather that come over from the still.
artifact-bellows = Bellows
    .about = Leather lungs for the fire; those who blew all day were mocked as puffers.
artifact-blowpipe = Blowpipe
    .about = A bent tube that drives a lamp’s flame, by mouth, into a point as hot as a forge.

# -- level 1 --------------------------------------------------------------------------------------------------

artifact-balance = Balance
    .about = Assayers kept it in a glazed case, so finely did it weigh.
artifact-cupel = Cupel
    .about = A small cup of bone ash that soaks up molten lead and leaves the silver.
artifact-ingot-mould = Ingot mould
    .about = An iron groove, smeared with wax or tallow, into which the melted metal is cast.
artifact-ash-bath = Ash bath
    .about = A pan of sifted ashes between fire and glass, milder than sand.
artifact-assay-furnace = Assay furnace
    .about = A small furnace in which a pinch of ore tells how rich the mine is.
artifact-muffle = Muffle
    .about = A clay vault within the furnace that lets the heat in and keeps the smoke out.
artifact-lamp-furnace = Lamp furnace
    .about = An oil lamp whose wicks are counted to set a heat that stays the same for weeks.
artifact-sand-bath = Sand bath
    .about = Hot sand that holds a flask up to its neck and heats it on all sides alike.
artifact-bain-marie = Bain-marie
    .about = Mary’s bath: a vessel standing in hot water; it still bears the Prophetess’s name.
artifact-separating-funnel = Separating funnel
    .about = A glass with a narrow foot from which the heavier of two liquids runs off first.
artifact-felt-filter = Felt filter
    .about = Hippocrates’ sleeve: a pointed bag of felt that clears syrups and lyes.
artifact-alembic = Alembic
    .about = The still-head with its beak, named in Arabic and known to Alexandria.
artifact-cucurbit = Cucurbit
    .about = The gourd-shaped belly on which the alembic sits.
artifact-aludel = Aludel
    .about = Bottomless pots stacked one on another to catch what sublimes.

# -- level 2 --------------------------------------------------------------------------------------------------

artifact-touchstone = Touchstone
    .about = Black slate on which the streak of gold betrays how much is in it.
artifact-hourglass = Hourglass
    .about = Sand told the hours of the fire, by day and by night.
artifact-descensory = Descensory
    .about = Geber’s furnace, in which the molten metal drips through a pierced dish to a cooler place.
artifact-venter-equinus = Horse’s belly
    .about = A vessel buried in warm dung: the gentlest fire, renewed every few days.
artifact-reverberatory-furnace = Reverberatory furnace
    .about = Its vault throws the flame back upon the matter, so that fuel and metal never touch.
artifact-burning-glass = Burning glass
    .about = A lens that calcines antimony with sunlight; to everyone’s surprise the powder weighs more.
artifact-wind-furnace = Wind furnace
    .about = A tall chimney draws the air through the coals; no bellows needed.
artifact-pelican = Pelican
    .about = A glass whose two arms lead the vapour back into its own breast, like the bird’s beak.
artifact-matrass = Matrass
    .about = A round flask with a long neck, for digestions that take a month or more.
artifact-dew-cloth = Dew cloth
    .about = In the Mutus Liber a man and a woman wring May dew from cloths spread on the grass.
artifact-retort = Retort
    .about = A flask whose neck is bent down, so that still and head are one piece of glass.
artifact-kerotakis = Kerotakis
    .about = Maria’s vessel: vapours of mercury or sulfur attack a metal leaf laid across it.
artifact-tribikos = Tribikos
    .about = A still with three copper arms, which Maria tells us to make thick as a baker’s pan.
artifact-astrolabe = Astrolabe
    .about = The sky in brass: it told which planet ruled the hour chosen for the work.

# -- level 3 --------------------------------------------------------------------------------------------------

artifact-athanor = Athanor
    .about = The tower furnace that feeds itself with charcoal and burns evenly for weeks.
artifact-philosophers-egg = Philosophers’ egg
    .about = The sealed oval glass in which the Stone is hatched over forty weeks.
artifact-obsidian-mirror = Obsidian mirror
    .about = John Dee’s black glass for visions, polished by the Aztecs; London keeps it.
artifact-sigillum-dei = Sigillum Dei
    .about = A seal of wax with God’s names, on which John Dee set his shewstone.
artifact-hermetic-seal = Hermetic seal
    .about = The neck of the glass, melted shut, lets nothing in or out; hence the word.
artifact-piger-henricus = Slow Harry
    .about = Piger Henricus: a furnace so patient that one fire serves several stills.
artifact-infernum = Boyle’s hell
    .about = A flat glass with a hair-thin neck in which mercury is roasted for months.
artifact-campana = Bell
    .about = A glass bell under which burning sulfur leaves drops of its acid oil.
artifact-double-pelican = Twins
    .about = Two cucurbits whose beaks reach into each other’s belly, forever giving and taking.
artifact-rosenhut = Rosenhut
    .about = A tall cone of lead or copper, cooled by air alone, once used for rose water.
artifact-serpentine = Serpentine
    .about = The worm: a coiled pipe in cold water, in which brandy learned to drip.
artifact-armillary-sphere = Armillary sphere
    .about = Rings for equator, tropics and zodiac: the great world beside the small one.
