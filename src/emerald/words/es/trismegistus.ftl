# Trismegistus: las palabras de la edición española.

game-trismegistus = Trismegistus
    .about = Elige dados, transmuta metales, completa experimentos y construye la piedra filosofal, en tres rondas.
edition-Emerald = edición Esmeralda
    .about = La estructura es la del juego impreso; los valores de cartas y losetas, que los reglamentos públicos no muestran, son nuestros.

# -- T1.1 elementos, que son los medidores --------------------------------------------------------------------

element-earth = tierra
element-fire = fuego
element-water = agua
element-air = aire

# -- T1.2 metales por orden, T1.3 en bruto y refinados --------------------------------------------------------

metal-lead = plomo
metal-copper = cobre
metal-tin = estaño
metal-mercury = mercurio
metal-iron = hierro
metal-silver = plata
metal-gold = oro
face-infinity = infinito
cube-raw-lead = plomo en bruto
cube-raw-copper = cobre en bruto
cube-raw-tin = estaño en bruto
cube-raw-mercury = mercurio en bruto
cube-raw-iron = hierro en bruto
cube-refined-copper = cobre refinado
cube-refined-tin = estaño refinado
cube-refined-mercury = mercurio refinado
cube-refined-iron = hierro refinado
cube-silver = plata
cube-gold = oro
cube-salt = sal
cube-sulfur = azufre
cube-aether = éter
cube-any-raw = cualquier material en bruto
cube-any-refined = cualquier material refinado
cube-any-essence = cualquier esencia
essence-salt = sal
essence-sulfur = azufre
essence-aether = éter
essence-mercury = mercurio

# -- T1.8 dados -----------------------------------------------------------------------------------------------

colour-black = negro
colour-white = blanco
colour-red = rojo
colour-any = cualquier color

# -- T2 cómo se llaman cartas, losetas y fichas ---------------------------------------------------------------

piece-material = material
piece-essence = esencia
piece-starting-experiment = experimento inicial
piece-experiment = experimento
piece-masterpiece = experimento magistral
piece-publication = publicación
piece-achievement = logro
piece-starting-artifact = artefacto inicial
piece-artifact = artefacto
piece-formula = fórmula
piece-reaction-token = ficha de reacción
piece-ethereal-die = dado etéreo
piece-chameleon = camaleón
piece-bonus-token = ficha de bonificación
piece-dominant-essence = esencia dominante
piece-points = puntos de victoria

# -- T2.2 a T2.4 los tableros ---------------------------------------------------------------------------------

board-laboratory = laboratorio
board-arrow = flecha de transmutación
board-slot = ranura de artefacto
board-potency = potencia
board-used-dice = dados usados
board-stone = piedra filosofal
board-chamber = cámara
board-bowl = cuenco
board-book = libro
board-market = mercado de artefactos
board-mastery = medidor de maestría
board-turn-order = orden de turno

# -- T4 las fases de un turno ---------------------------------------------------------------------------------

phase-draft = robar
phase-action = acciones
phase-reactions = reacciones
phase-clean-up = limpiar el laboratorio
phase-end-of-round = fin de la ronda
phase-end-of-game = puntuación final

# -- T5 acciones principales ----------------------------------------------------------------------------------

act-gather = Obtener materiales
act-draw-essence = Adquirir esencias
act-transmute = Transmutar
act-acquire = Adquirir un artefacto
act-recharge = Recargar un artefacto
act-take-experiment = Adquirir un experimento
act-chameleon = Usar un camaleón

# -- T9 acciones gratuitas ------------------------------------------------------------------------------------

act-perform = Realizar un experimento
act-unlock = Desbloquear una fórmula con oro
act-use-formula = Usar una fórmula
act-claim = Obtener un logro

# -- T13 el oponente en solitario -----------------------------------------------------------------------------

bot-name = Botmegistus
bot-basic = carta básica
bot-specialization = carta de especialización
bot-personality = carta de personalidad
