# Trismegistus: the alchemists of the Emerald edition and their formulas, each with a line on what it was.

# -- Claude Duval ---------------------------------------------------------------------------------------------

laboratory-duval = Claude Duval
    .about = A highwayman hanged in London in 1670; in Paris, so his lives tell, he passed for an alchemist.
formula-hollow-rod = Hollow rod
    .about = Stirred with, it melts and drops the gold hidden in it; the trick told of Duval himself.
formula-loaded-coal = Loaded coal
    .about = A charcoal with silver filings under wax, as in Chaucer’s tale of the Canon’s Yeoman.
formula-false-bottom = False bottom
    .about = A crucible whose lower floor hides gold under painted clay; Geoffroy exposed it in 1722.
formula-half-gold-nail = Half-gold nail
    .about = Thurneysser dipped an iron nail in oil before the Grand Duke, and half came out gold.
formula-white-copper = White copper
    .about = Copper whitened with arsenic passes for silver until it tarnishes.
formula-princes-metal = Prince’s metal
    .about = A brass with the colour of gold, named after Prince Rupert of the Rhine.
formula-fire-gilding = Fire gilding
    .about = Gold amalgam is brushed on and the mercury driven off; a breath of gold remains.
formula-asem = Asem
    .about = Egypt’s name for pale gold; the Leyden papyrus teaches how to counterfeit it.

# -- Isaac Newton ---------------------------------------------------------------------------------------------

laboratory-newton = Isaac Newton
    .about = He wrote about a million words on alchemy and kept a furnace in Trinity College.
formula-the-net = The Net
    .about = A violet alloy of copper and antimony; it looks like the net in which Vulcan caught Venus.
formula-dianas-doves = Diana’s doves
    .about = A riddle of Philalethes on which Newton worked for years; perhaps two parts of silver.
formula-caduceus = Caduceus
    .about = Mercury’s staff with two snakes: in Newton’s notes, what reconciles two opposites.
formula-index-chemicus = Index chemicus
    .about = Newton’s own index to the alchemists, with some nine hundred headings.
formula-praxis = Praxis
    .about = Newton’s draft of the 1690s that goes all the way to the multiplied Stone.
formula-clavis = Clavis
    .about = The Key to the philosophers’ mercury; the hand is Newton’s, the words George Starkey’s.
formula-vegetation-of-metals = Vegetation of metals
    .about = Metals grow like plants, Newton wrote, by a living spirit within them.
formula-speculum-metal = Speculum metal
    .about = Copper, tin and arsenic: Newton cast the mirror of his telescope in 1668.

# -- Heinrich Cornelius Agrippa -------------------------------------------------------------------------------

laboratory-agrippa = Heinrich Cornelius Agrippa
    .about = Soldier, physician, doubter: his three books of 1533 put all of magic in order.
formula-square-of-saturn = Square of Saturn
    .about = Nine numbers whose every row makes fifteen; engraved in lead, it eased birth.
formula-spirit-of-the-world = Spirit of the world
    .about = The bond through which, says Agrippa, the soul of the world works upon bodies.
formula-three-worlds = Three worlds
    .about = Elementary, celestial, intellectual: each rules the one below it.
formula-scale-of-seven = Scale of seven
    .about = Planets, metals, days, angels and birds, lined up in Agrippa’s table of the number seven.
formula-celestial-script = Celestial script
    .about = Letters of points and lines that Agrippa prints as the writing of the stars.
formula-geomancy = Geomancy
    .about = Telling fortunes from dots thrown in sand; Agrippa wrote a treatise on it.
formula-occult-sympathies = Occult sympathies
    .about = Hidden friendships between things: the lodestone and iron, the vine and the elm.
formula-man-in-the-circle = Man in the circle
    .about = Agrippa’s figure of the body whose measures are those of the universe.

# -- Roger Bacon ----------------------------------------------------------------------------------------------

laboratory-bacon = Roger Bacon
    .about = Franciscan of Oxford who trusted experience, and whom legend made a sorcerer.
formula-black-powder = Black powder
    .about = Bacon is the first in the West to write of a toy that roars like thunder.
formula-saltpetre = Saltpetre
    .about = White crust of stable walls; a letter under Bacon’s name teaches how to purify it.
formula-brazen-head = Brazen head
    .about = It could answer any question; Friar Bacon slept when it spoke, and it broke.
formula-opus-majus = Opus majus
    .about = Bacon’s great plea for learning, sent to Pope Clement IV in 1267.
formula-scientia-experimentalis = Scientia experimentalis
    .about = Without experience nothing can be known enough, Bacon writes, and gives it a book of its own.
formula-prolongation-of-life = Prolongation of life
    .about = Alchemy should lengthen life, Bacon held, before it makes gold.
formula-rainbow = Rainbow
    .about = Bacon measured it: the bow never rises higher than forty-two degrees.
formula-tractatus-trium-verborum = Tractatus trium verborum
    .about = The Letter of the Three Words: an elixir in riddles, handed down as Bacon’s.

# -- Maria Prophetissa ----------------------------------------------------------------------------------------

laboratory-maria = Maria Prophetissa
    .about = Mary the Jewess of Alexandria, teacher of the art; Zosimos quotes her with reverence.
formula-molybdochalkos = Molybdochalkos
    .about = Black alloy of lead and copper, where Maria’s work of colours begins.
formula-divine-water = Divine water
    .about = Theion hydor: water of sulfur or water of God, for in Greek the words are the same.
formula-melanosis = Melanosis
    .about = The blackening, first of the four colours of the Greek art.
formula-leukosis = Leukosis
    .about = The whitening, second of the four colours, when copper turns pale as silver.
formula-xanthosis = Xanthosis
    .about = The yellowing, third of the four colours, won with the vapour of sulfur.
formula-iosis = Iosis
    .about = The purpling or rusting, last of the four colours and most perfect of the tinctures.
formula-tetrasomia = Tetrasomia
    .about = The four bodies as one: copper, iron, lead and tin melted together.
formula-white-gum = White gum
    .about = In the dialogue of Maria and Aros the Work is done with gums, white and red.
