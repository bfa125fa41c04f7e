# Trismegistus: los alquimistas de la edición Esmeralda y sus fórmulas.

# -- Claude Duval ---------------------------------------------------------------------------------------------

laboratory-duval = Claude Duval
    .about = Salteador ahorcado en Londres en 1670; en París, cuentan, se hizo pasar por alquimista.
formula-hollow-rod = Varilla hueca
    .about = Al remover se funde y suelta el oro que esconde; se cuenta del propio Duval.
formula-loaded-coal = Carbón cargado
    .about = Carbón con limaduras de plata bajo cera, como en el cuento del criado del canónigo de Chaucer.
formula-false-bottom = Doble fondo
    .about = Crisol que esconde oro bajo barro pintado; Geoffroy lo denunció en 1722.
formula-half-gold-nail = Clavo medio de oro
    .about = Thurneysser mojó ante el gran duque un clavo de hierro en aceite, y salió medio de oro.
formula-white-copper = Cobre blanco
    .about = Cobre blanqueado con arsénico: pasa por plata hasta que se empaña.
formula-princes-metal = Metal del príncipe
    .about = Latón de color de oro, llamado así por el príncipe Ruperto del Rin.
formula-fire-gilding = Dorado a fuego
    .about = Se unta amalgama de oro y se expulsa el mercurio; queda un soplo de oro.
formula-asem = Asem
    .about = Nombre egipcio del oro pálido; el papiro de Leiden enseña a falsificarlo.

# -- Isaac Newton ---------------------------------------------------------------------------------------------

laboratory-newton = Isaac Newton
    .about = Escribió cerca de un millón de palabras sobre alquimia y tuvo un horno en Trinity College.
formula-the-net = La red
    .about = Aleación violeta de cobre y antimonio, como la red en que Vulcano atrapó a Venus.
formula-dianas-doves = Palomas de Diana
    .about = Enigma de Filaleteo que ocupó a Newton durante años; quizá dos partes de plata.
formula-caduceus = Caduceo
    .about = La vara de Mercurio con dos serpientes: en Newton, lo que concilia dos contrarios.
formula-index-chemicus = Index chemicus
    .about = El índice que hizo Newton de los alquimistas, con unas novecientas entradas.
formula-praxis = Praxis
    .about = Borrador de Newton de la década de 1690 que llega hasta la Piedra multiplicada.
formula-clavis = Clavis
    .about = La llave del mercurio filosófico: letra de Newton, palabras de George Starkey.
formula-vegetation-of-metals = Vegetación de los metales
    .about = Los metales crecen como plantas, escribió Newton, por un espíritu vivo en ellos.
formula-speculum-metal = Metal de espejo
    .about = Cobre, estaño y arsénico: Newton fundió el espejo de su telescopio en 1668.

# -- Enrique Cornelio Agripa ----------------------------------------------------------------------------------

laboratory-agrippa = Enrique Cornelio Agripa
    .about = Soldado, médico, escéptico: sus tres libros de 1533 ordenan toda la magia.
formula-square-of-saturn = Cuadrado de Saturno
    .about = Nueve números cuyas filas suman quince; grabado en plomo, ayudaba al parto.
formula-spirit-of-the-world = Espíritu del mundo
    .about = El lazo por el que, según Agripa, el alma del mundo obra sobre los cuerpos.
formula-three-worlds = Tres mundos
    .about = Elemental, celeste, intelectual: cada uno gobierna al inferior.
formula-scale-of-seven = Escala del siete
    .about = Planetas, metales, días, ángeles y aves en la tabla del número siete de Agripa.
formula-celestial-script = Escritura celeste
    .about = Letras de puntos y líneas que Agripa da como escritura de las estrellas.
formula-geomancy = Geomancia
    .about = Adivinar por puntos trazados en la arena; Agripa le dedicó un tratado.
formula-occult-sympathies = Simpatías ocultas
    .about = Amistades secretas entre las cosas: el imán y el hierro, la vid y el olmo.
formula-man-in-the-circle = Hombre en el círculo
    .about = Figura de Agripa: un cuerpo cuyas medidas son las del universo.

# -- Roger Bacon ----------------------------------------------------------------------------------------------

laboratory-bacon = Roger Bacon
    .about = Franciscano de Oxford que confió en la experiencia y a quien la leyenda hizo brujo.
formula-black-powder = Pólvora negra
    .about = Bacon es el primero en Occidente que escribe de un juguete que suena como el trueno.
formula-saltpetre = Salitre
    .about = Costra blanca de los muros de establo; una carta atribuida a Bacon enseña a purificarlo.
formula-brazen-head = Cabeza de bronce
    .about = Respondía a todo; fray Bacon dormía cuando habló, y se rompió.
formula-opus-majus = Opus majus
    .about = El gran alegato de Bacon por el saber, enviado al papa Clemente IV en 1267.
formula-scientia-experimentalis = Scientia experimentalis
    .about = Sin experiencia nada se sabe bastante, escribe Bacon, y le dedica un libro.
formula-prolongation-of-life = Prolongación de la vida
    .about = Para Bacon, la alquimia debía alargar la vida antes que hacer oro.
formula-rainbow = Arcoíris
    .about = Bacon lo midió: el arco nunca sube más de cuarenta y dos grados.
formula-tractatus-trium-verborum = Tractatus trium verborum
    .about = La carta de las tres palabras: un elixir en enigmas, transmitida como de Bacon.

# -- María la Profetisa ---------------------------------------------------------------------------------------

laboratory-maria = María la Profetisa
    .about = María la Judía, de Alejandría, maestra del arte; Zósimo la cita con veneración.
formula-molybdochalkos = Molibdocalco
    .about = Aleación negra de plomo y cobre con que empieza la obra de los colores de María.
formula-divine-water = Agua divina
    .about = Theion hydor: agua de azufre o agua de Dios, en griego la misma palabra.
formula-melanosis = Melanosis
    .about = El ennegrecimiento, primer color de los cuatro del arte griego.
formula-leukosis = Leucosis
    .about = El blanqueo, segundo de los cuatro colores: el cobre palidece como la plata.
formula-xanthosis = Xantosis
    .about = El amarilleo, tercero de los cuatro colores, ganado con vapor de azufre.
formula-iosis = Iosis
    .about = El purpurado, último de los cuatro colores y la más perfecta de las tinturas.
formula-tetrasomia = Tetrasomía
    .about = Los cuatro cuerpos en uno: cobre, hierro, plomo y estaño fundidos juntos.
formula-white-gum = Goma blanca
    .about = En el diálogo de María y Aros la Obra se hace con gomas, blanca y roja.
