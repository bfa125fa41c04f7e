# Trismegistus: los artefactos de la edición Esmeralda, cada uno con una línea sobre lo que fue.

# -- iniciales ------------------------------------------------------------------------------------------------

artifact-mortar = Mortero
    .about = Cuenco de bronce, hierro o piedra con su mano; el útil más antiguo del laboratorio.
artifact-sieve = Tamiz
    .about = Crin o seda tensada en un aro para separar el polvo fino del grueso.
artifact-tongs = Tenazas
    .about = Largos brazos de hierro para sacar de las brasas el crisol candente.
artifact-crucible = Crisol
    .about = Vaso de barro que resiste el fuego; los de Hesse se vendían por toda Europa.
artifact-funnel = Embudo
    .about = Cono de vidrio u hojalata que lleva líquidos y polvos a los cuellos estrechos.
artifact-receiver = Recipiente
    .about = El frasco en que se juntan las gotas que llegan del alambique.
artifact-bellows = Fuelle
    .about = Pulmones de cuero para el fuego; a quien soplaba todo el día lo llamaban soplador.
artifact-blowpipe = Soplete de boca
    .about = Tubo curvo con que el aliento vuelve la llama de una lámpara ardiente como una fragua.

# -- nivel 1 --------------------------------------------------------------------------------------------------

artifact-balance = Balanza
    .about = Los ensayadores la guardaban en una vitrina, tan fina era al pesar.
artifact-cupel = Copela
    .about = Tacita de ceniza de hueso que absorbe el plomo fundido y deja la plata.
artifact-ingot-mould = Lingotera
    .about = Canal de hierro, untado de cera o sebo, en que se vierte el metal fundido.
artifact-ash-bath = Baño de cenizas
    .about = Una bandeja de ceniza cernida entre fuego y vidrio, más suave que la arena.
artifact-assay-furnace = Horno de ensaye
    .about = Hornillo en que una pizca de mineral dice cuán rica es la mina.
artifact-muffle = Mufla
    .about = Bóveda de barro dentro del horno que deja pasar el calor y no el humo.
artifact-lamp-furnace = Horno de lámpara
    .about = Lámpara de aceite cuyas mechas se cuentan para un calor igual durante semanas.
artifact-sand-bath = Baño de arena
    .about = Arena caliente que rodea el matraz hasta el cuello y lo calienta por igual.
artifact-bain-marie = Baño María
    .about = Una vasija puesta en agua caliente; aún lleva el nombre de la Profetisa.
artifact-separating-funnel = Embudo de decantación
    .about = Vidrio de pie estrecho por el que sale primero el más pesado de dos líquidos.
artifact-felt-filter = Manga de fieltro
    .about = La manga de Hipócrates: bolsa puntiaguda que aclara jarabes y lejías.
artifact-alembic = Alambique
    .about = La cabeza del destilador con su pico, de nombre árabe y conocida en Alejandría.
artifact-cucurbit = Cucúrbita
    .about = El vientre en forma de calabaza sobre el que se asienta el alambique.
artifact-aludel = Aludel
    .about = Ollas sin fondo, encajadas unas en otras, para recoger lo que se sublima.

# -- nivel 2 --------------------------------------------------------------------------------------------------

artifact-touchstone = Piedra de toque
    .about = Pizarra negra en que la raya delata cuánto oro hay en el oro.
artifact-hourglass = Reloj de arena
    .about = Su arena contaba las horas del fuego, de día y de noche.
artifact-descensory = Descensorio
    .about = El horno de Geber, en que el metal gotea por un plato perforado hacia lo fresco.
artifact-venter-equinus = Vientre de caballo
    .about = Vasija enterrada en estiércol tibio: el fuego más suave, renovado cada pocos días.
artifact-reverberatory-furnace = Horno de reverbero
    .about = Su bóveda devuelve la llama sobre la materia; leña y metal nunca se tocan.
artifact-burning-glass = Lente ustoria
    .about = Lente que calcina antimonio con la luz del sol; para asombro de todos, pesa más.
artifact-wind-furnace = Horno de viento
    .about = Una alta chimenea hace pasar el aire por las brasas, sin necesidad de fuelle.
artifact-pelican = Pelícano
    .about = Vidrio cuyos dos brazos devuelven el vapor a su pecho, como el pico del ave.
artifact-matrass = Matraz
    .about = Frasco redondo de cuello largo, para digestiones de un mes o más.
artifact-dew-cloth = Paño de rocío
    .about = En el Mutus Liber, un hombre y una mujer escurren rocío de mayo de unos paños.
artifact-retort = Retorta
    .about = Frasco de cuello doblado hacia abajo: caldera y cabeza en una sola pieza de vidrio.
artifact-kerotakis = Kerotakis
    .about = La vasija de María: vapores de mercurio o azufre atacan una hoja de metal.
artifact-tribikos = Tríbikos
    .about = Alambique de tres brazos de cobre, gruesos, pide María, como sartén de pastelero.
artifact-astrolabe = Astrolabio
    .about = El cielo en latón: decía qué planeta regía la hora elegida para la obra.

# -- nivel 3 --------------------------------------------------------------------------------------------------

artifact-athanor = Atanor
    .about = El horno de torre que se alimenta solo de carbón y arde por igual durante semanas.
artifact-philosophers-egg = Huevo filosofal
    .about = El vidrio oval y sellado en que la Piedra se incuba cuarenta semanas.
artifact-obsidian-mirror = Espejo de obsidiana
    .about = El negro espejo de visiones de John Dee, pulido por los aztecas; hoy en Londres.
artifact-sigillum-dei = Sigillum Dei
    .about = Sello de cera con los nombres de Dios, sobre el que John Dee ponía su piedra de ver.
artifact-hermetic-seal = Sello hermético
    .about = El cuello fundido del vidrio no deja entrar ni salir nada; de ahí la palabra.
artifact-piger-henricus = Enrique el Perezoso
    .about = Piger Henricus, horno tan paciente que un fuego atiende varios alambiques.
artifact-infernum = Infierno de Boyle
    .about = Vidrio plano de cuello fino como un cabello en que se tuesta mercurio durante meses.
artifact-campana = Campana
    .about = Bajo esta campana de vidrio el azufre que arde deja gotas de su aceite ácido.
artifact-double-pelican = Gemelos
    .about = Dos cucúrbitas cuyos picos entran en el vientre de la otra, en eterno dar y tomar.
artifact-rosenhut = Rosenhut
    .about = Alto cono de plomo o cobre, enfriado solo por el aire, usado para agua de rosas.
artifact-serpentine = Serpentín
    .about = Tubo enroscado en agua fría, en el que el aguardiente aprendió a gotear.
artifact-armillary-sphere = Esfera armilar
    .about = Aros de ecuador, trópicos y zodíaco: el mundo grande junto al pequeño.
