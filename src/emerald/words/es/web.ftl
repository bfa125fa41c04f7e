# El cliente en el navegador: sus páginas y el marco de cada mesa. Lo que añade un juego está en web-JUEGO.ftl.

# -- en todas partes -----------------------------------------------------------------------------------------

web-skip = Ir al contenido
web-nav = Lugares principales
web-nav-home = Inicio
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-components = Componentes
web-nav-profile = Perfil
web-menu = Menú
web-language = Idioma
web-theme-to-light = Cambiar al tema claro
web-theme-to-dark = Cambiar al tema oscuro
web-close = Cerrar
web-cancel = Cancelar
web-none = nada
web-page-not-loaded = No se ha podido cargar esta página
web-page-not-loaded-about = Quizá se haya perdido la conexión. Vuelve a cargar la página para intentarlo de nuevo.
web-no-such-page = Esta página no existe

# -- la mesa -------------------------------------------------------------------------------------------------

web-seat = Asiento { $number }
web-bot = juega el ordenador
web-cards = cartas en la mano
web-noctis-cards = cartas Noctis en la mano
web-dock = Pregunta y registro
web-panes = Partes de la mesa
web-pane-mine = Mi lado
web-pane-board = Tablero
web-pane-others = Los demás
web-pane-log = Registro
web-status-over = La partida ha terminado
web-status-abandoned = La partida se ha abandonado
web-status-open = Faltan jugadores
web-status-fate = Habla el azar
web-status-waits = Decide { $name }
web-title-your-turn = Te toca
web-waiting-for = Se espera a { $players }
web-clock = Tiempo de { $name }:
web-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-passes = no se puede deshacer
web-passes-sure = Esto no se puede deshacer.
web-why-not = ¿Por qué no?
web-warning-silence = No avisar más
web-barred = Ahora no es posible: { $count }
web-spot-several = { $count ->
    [one] 1 respuesta aquí
   *[other] { $count } respuestas aquí
}
web-spot-barred = Ahora no es posible; pulsa para saber por qué
web-spot-handed = { $count ->
    [0] pulsa para entregarla
    [one] 1 entregada
   *[other] { $count } entregadas
}
web-choose-here = Respuestas de este lugar
web-payment-left = { $count ->
    [0] El pago está completo.
    [one] Falta elegir 1
   *[other] Falta elegir { $count }
}
web-payment-pay = { $count ->
    [one] Entregar 1 carta
   *[other] Entregar { $count } cartas
}
web-suggested = Dar lo sugerido
web-suggested-else = O elegir pieza por pieza:
web-less = Menos: { $what }
web-more = Más: { $what }
web-undo = Deshacer
web-undo-all = Deshacer las { $count }
web-log-earlier = Mostrar lo anterior
web-log-since = Desde tu última visita
web-log-draft = nadie lo ha visto aún
web-link-lost = Se ha perdido la conexión; se intenta de nuevo …

# -- cantidades ----------------------------------------------------------------------------------------------

amount-card = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
amount-noctis-card = { $count ->
    [one] 1 carta Noctis
   *[other] { $count } cartas Noctis
}

# -- inicio --------------------------------------------------------------------------------------------------

web-home-kicker = Lo que está arriba es como lo que está abajo
web-home-lead = Dos juegos de mesa de alquimia en una sola mesa: con personas, contra bots, en directo o a una jugada al día. Sin cuenta: bastan un nombre y un enlace.
web-play-now = Jugar ya
web-new-table = Mesa nueva
web-learn-this = Aprender el juego
web-my-games = Mis partidas
web-open-tables = Mesas abiertas
web-past-games = Partidas anteriores
web-unofficial = No oficial: ni hecho ni respaldado por los autores o editores de estos juegos. Los textos y las imágenes son nuestros; los valores que los reglamentos públicos no muestran también, y así se dice.
web-name-usual = Alquimista
web-bot-names = Flamel, Perenelle, Sendivogius, Paracelso
web-look-back = Repasar
web-to-the-table = A la mesa
web-go-on = Seguir
web-join = Unirse
web-watch = Mirar
web-seat-free = asiento libre
web-fault-unreachable = No se puede contactar con el servidor.
web-fault-unreadable = El servidor ha dicho algo que no se entiende.
web-cannot-draw = Este juego aún no se puede mostrar en el navegador; se juega en la terminal.
web-loading = Cargando …

# -- una mesa nueva ------------------------------------------------------------------------------------------

web-who-sits = ¿Quién se sienta?
web-your-name = Tu nombre
web-name = Nombre
web-how-many = ¿Cuántos juegan?
web-seats = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
web-kind-me = Yo
web-kind-here = En esta pantalla
web-kind-bot = Ordenador
web-kind-free = Por enlace
web-bot-level = Fuerza
web-which-rules = ¿Con qué reglas?
web-presets = Modelos
web-preset-own = Tu propia elección.
web-more-options = Más opciones
web-which-pace = ¿Cuánto tiempo?
web-clock-kind = Reloj
web-clock-none = Sin reloj
web-clock-live = En directo
web-clock-daily = Días por jugada
web-clock-minutes = Minutos para cada cual
web-clock-increment = Segundos más por turno
web-clock-hours = Horas por jugada
web-time-out = Cuando se acaba el tiempo
web-time-out-claim = deciden los demás
web-time-out-bot = sigue el ordenador
web-the-table = La mesa
web-is-open = Mostrar en la sala
web-is-open-about = Cualquiera puede ocupar un asiento libre; si no, solo por enlace.
web-can-watch = Otros pueden mirar
web-can-watch-about = Quien mira nunca ve una mano.
web-is-rated = Jugar por puntuación
web-is-rated-about = Entre cuentas: un asiento para cada uno, sin bots ni palabra para el reparto. Quien se va ha perdido.
web-rated = Por puntuación
web-take-backs = Deshacer de común acuerdo
web-take-backs-about = Incluso lo que ya no se puede deshacer, si todos están de acuerdo.
web-table-title = Nombre de la mesa
web-table-title-about = Para encontrarla de nuevo; puede quedar vacío.
web-seed = Repartir según una palabra
web-seed-about = Las mesas con la misma palabra reparten igual; puede quedar vacío.
web-lay-and-invite = Preparar la mesa e invitar
web-lay-and-begin = Empezar

# -- antes de la partida -------------------------------------------------------------------------------------

web-waiting-room = Se prepara la mesa
web-still-free = { $count ->
    [one] Queda 1 asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-all-here = Están todos.
web-you = tú
web-sit-down = Sentarse aquí
web-invite = Invitar
web-invite-about = Quien abre un enlace recibe ese asiento. No hace falta cuenta.
web-link-of-seat = Enlace del asiento { $number }
web-copy = Copiar
web-copied = Copiado
web-qr = El enlace como código QR
web-begin = Empezar la partida
web-host-begins = Empieza la partida quien preparó la mesa.
web-leave-table = Dejar la mesa
web-table-not-there = Esta mesa no se puede mostrar

# -- una pantalla para varios --------------------------------------------------------------------------------

web-hand-over = Pasar a { $name }
web-veil = { $name }, te toca
web-veil-lift = Mostrar mi lado
web-look-as = Sentarse aquí

# -- el menú de una mesa -------------------------------------------------------------------------------------

web-table-menu = La mesa: reglas, asientos, ajustes
web-table-rules = Reglas de esta mesa
web-usual-rules = Las habituales.
web-seats-of-table = Asientos
web-fairness = Juego limpio
web-fairness-about = Cada carta sale de una semilla secreta. Esta es su huella, publicada antes de la primera carta; al final se muestra la semilla y cualquiera puede comprobarlo.
web-seed-was = La semilla era:
web-settings = Ajustes
web-settings-about = Se guardan solo en este dispositivo.
web-theme = Tema
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-motion = Movimiento
web-motion-system = Como el sistema
web-motion-full = Sí
web-motion-none = No
web-pace = Ritmo del movimiento
web-pace-slow = Lento
web-pace-usual = Normal
web-pace-fast = Rápido
web-sound = Sonidos
web-sound-about = Cartas, piedras y una campana cuando te toca.
web-volume = Volumen
web-confirm-end = Preguntar antes de acabar el turno
web-confirm-end-about = Una vez más, cuando aún se podría hacer otra cosa.
web-confirm-reveal = Preguntar antes de revelar algo
web-confirm-reveal-about = Antes de cada carta y de cada respuesta que no se puede deshacer.
web-suggest-payments = Proponer pagos
web-suggest-payments-about = Las cartas más baratas ya están elegidas; puedes cambiarlas.
web-letters = Letras en los símbolos
web-letters-about = Cada símbolo muestra sus letras además de su forma y color.
web-warnings-back = { $count ->
    [one] Volver a mostrar 1 aviso silenciado
   *[other] Volver a mostrar { $count } avisos silenciados
}

# -- el final ------------------------------------------------------------------------------------------------

web-winner = { $count ->
    [one] ¡Gana { $players }!
   *[other] Comparten la victoria: { $players }
}
web-place = Puesto
web-tie-broken = Hubo empate; decidió «{ $line }».
web-tie-shared = Empate en todo lo que decide: la victoria es compartida.
web-again = Otra vez
web-share = Compartir
web-shared = Enlace copiado
web-download = Descargar
web-bot-random = juega al azar
web-bot-greedy = toma lo mejor del momento
web-bot-planner = planea todo su turno
web-bot-ismcts = busca en partidas tal como las imagina
web-bot-learned = sigue lo que ha aprendido una red
web-bot-apprentice = Aprendiz: pasa por alto la mitad y sigue su humor
web-bot-adept = Adepto: ve casi todo su turno
web-bot-alchemist = Alquimista: planea bien, con algún capricho
web-bot-master = Maestro: planea todo su turno con cuidado
web-bot-magister = Magíster: mira más allá de su turno: el más fuerte
web-bot-goldmaker = Hacedor de oro: un maestro que busca oro
web-bot-builder = Constructor: un maestro que primero construye
web-bot-scholar = Erudito: un maestro que busca fama

# -- reglas, componentes, perfil -----------------------------------------------------------------------------

web-games = Juegos
web-rules-search = Buscar en las reglas
web-rules-hits = { $count ->
    [0] No se ha encontrado nada.
    [one] 1 lugar encontrado
   *[other] { $count } lugares encontrados
}
web-rules-chapters = Capítulos
web-rules-foreign = Estas reglas aún no se han traducido; aquí están en inglés.
web-rule = Regla { $rule }
web-components-all = Todos los componentes
web-components-search = Buscar en los componentes
web-components-kind = Tipo
web-components-every = Todos
web-components-count = { $count ->
    [one] 1 componente
   *[other] { $count } componentes
}
web-profile-nobody = Aún no has jugado aquí.
web-profile-games = Todas las partidas
web-profile-more = Mostrar más

# -- acuerdos ------------------------------------------------------------------------------------------------

web-proposal-take-back = { $name } pide deshacer una parte de la partida.
web-proposal-abandon = { $name } pide terminar la partida sin resultado.
web-proposal-replace = { $name } pide que el ordenador juegue por { $players }.
web-proposal-asked = Falta la respuesta de: { $players }
web-agree = Aceptar
web-decline = Rechazar
web-withdraw = Retirar
web-late = Se ha acabado el tiempo de { $name }.
web-claim = Que siga el ordenador
web-stood-in = El ordenador juega por ti desde que se acabó tu tiempo.
web-come-back = Volver a jugar
web-ask-take-back = Pedir deshacer hasta aquí
web-ask-abandon = Pedir terminar sin resultado
web-ask-replace = Pedir el ordenador
web-resign = Rendirse
web-resign-sure = Rendirse de verdad; sigue el ordenador

# -- repaso --------------------------------------------------------------------------------------------------

web-replay-position = Posición { $number } de { $count }
web-replay-slider = Momento de la partida
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-eyes = Visto por
web-replay-watcher = todos
web-verified = { $count ->
    [one] Repartida como se prometió y jugada según las reglas: 1 carta es la que dice la semilla.
   *[other] Repartida como se prometió y jugada según las reglas: { $count } cartas son las que dice la semilla.
}
web-not-verified = Algo en esta partida no es como se prometió.
