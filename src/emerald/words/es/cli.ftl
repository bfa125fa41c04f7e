# La línea de órdenes: órdenes y su ayuda, la mesa en el terminal, preguntas y errores.

# -- lo que algo cuesta y da ---------------------------------------------------------------------------------

amount = { $what ->
    [card] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
    [noctis-card] { $count ->
        [one] 1 carta Noctis
       *[other] { $count } cartas Noctis
    }
    [fame] { $count } de fama
    [victory] la victoria
    [herbs] { $count } × { good-herbs }
    [ore] { $count } × { good-ore }
    [tincture] { $count } × { good-tincture }
    [metal] { $count } × { good-metal }
    [gold] { $count } × { good-gold }
    [horten] { $count } × { card-horten }
    [metalle] { $count } × { card-metalle }
    [alembic] { $count } × { card-alembic }
    [fornax] { $count } × { card-fornax }
    [labrium] { $count } × { card-labrium }
    [pergula] { $count } × { card-pergula }
    [taberna] { $count } × { card-taberna }
    [donarium] { $count } × { card-donarium }
    [domo] { $count } × { card-domo }
    [gloria] { $count } × { card-gloria }
    [golem] { $count } × { card-golem }
    [mutabilus] { $count } × { card-mutabilus }
    [spiritus] { $count } × { card-spiritus }
    [homunculus] { $count } × { card-homunculus }
    [pactum] { $count } × { card-pactum }
    [infamia] { $count } × { card-infamia }
    [raw-lead] { effect-amount }
    [raw-copper] { effect-amount }
    [raw-tin] { effect-amount }
    [raw-mercury] { effect-amount }
    [raw-iron] { effect-amount }
    [refined-copper] { effect-amount }
    [refined-tin] { effect-amount }
    [refined-mercury] { effect-amount }
    [refined-iron] { effect-amount }
    [silver] { effect-amount }
    [salt] { effect-amount }
    [sulfur] { effect-amount }
    [aether] { effect-amount }
    [ethereal-die] { effect-amount }
    [chameleon] { effect-amount }
    [reaction-token] { effect-amount }
    [point] { effect-amount }
    [potency] { $count } de potencia
    [earth-step] { $count ->
        [one] { $count } paso (tierra)
       *[other] { $count } pasos (tierra)
    }
    [fire-step] { $count ->
        [one] { $count } paso (fuego)
       *[other] { $count } pasos (fuego)
    }
    [water-step] { $count ->
        [one] { $count } paso (agua)
       *[other] { $count } pasos (agua)
    }
    [air-step] { $count ->
        [one] { $count } paso (aire)
       *[other] { $count } pasos (aire)
    }
   *[other] { $count } × { $what }
}

# -- ayuda ---------------------------------------------------------------------------------------------------

cli-about = Juegos de mesa de alquimia: jugar, repasar, verificar, simular.
cli-about-play = Jugar una partida en el terminal o seguir con una. Sin juego: un menú.
cli-about-replay = Recorrer paso a paso el fichero de una partida.
cli-about-verify = Comprobar que una partida terminada se repartió y jugó limpiamente.
cli-about-simulate = Hacer que jugadores propios jueguen muchas partidas, y contar.
cli-about-bench = Hacer las mediciones de una copia del código.
cli-about-serve = Ofrecer mesas a navegadores, hasta Ctrl-C.
cli-about-host = La dirección en la que escucha el servidor.
cli-about-port = El puerto en el que escucha el servidor; 0 toma cualquiera libre.
cli-about-no-browser = No abrir ningún navegador.
cli-about-lang = El idioma: en, de, es, pl o ru. Si no, lo dice EMERALD_LANG y después el sistema.
cli-about-version = Mostrar la versión.
cli-about-help = Mostrar esta página.
cli-about-game = Qué juego: alchemicus, trismegistus.
cli-about-seats = Cuántos asientos tiene la mesa.
cli-about-bot = Quién juega por sí solo un asiento, como 2=greedy; puede darse varias veces.
cli-about-player = Quién juega un asiento, como 1=greedy; random donde no se nombra a nadie; puede darse varias veces.
cli-about-option = Una opción de la mesa, como noctis=yes; puede darse varias veces.
cli-about-name = El nombre de una persona de la mesa, por orden de asientos; puede darse varias veces.
cli-about-seed = Una palabra: a quien dé la misma se le reparte lo mismo.
cli-about-components = Jugar con los componentes de este fichero o carpeta.
cli-about-catalogue = Mostrar los componentes de un juego, copiarlos para editarlos o comprobar lo editado.
cli-about-what = show, new o check.
cli-about-which = Con show: un componente, o nada para verlos todos. Con new y check: una carpeta.
cli-about-whose = Qué juego; si no, aquel cuyo nombre lleva el catálogo, o trismegistus.
cli-about-save = El nombre con el que se guarda la partida.
cli-about-resume = Seguir con una partida guardada, por nombre o fichero; con la última si no se nombra ninguna.
cli-about-file = El fichero de una partida o el nombre de una guardada.
cli-about-at = Mostrar la posición tras tantas respuestas.
cli-about-seat = Mirar con los ojos de un asiento; solo cuando la partida ha terminado.
cli-about-all = Contar todo el curso de la partida.
cli-about-games = Cuántas partidas; 100 si no se dice nada.
cli-about-json = Escribir el resultado en este fichero también como JSON.
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Órdenes

# -- el principio y el final ---------------------------------------------------------------------------------

cli-begun = { $game } ({ $edition })
cli-seed-hash = Todas las cartas salen de una semilla secreta. Su huella: { $hash }
cli-kept-as = La partida se guarda como «{ $name }» tras cada respuesta.
cli-serving = La mesa está puesta en { $text }: Ctrl-C termina y conserva todas las partidas.
cli-no-server = Las piezas del servidor no están instaladas. Así se instalan: { $command }
cli-bad-setting = { $name }={ $word } no es posible; docs/configuration.md dice qué lo es.
cli-resumed = Se sigue con «{ $name }».
cli-left = La partida queda guardada. Para seguir: emerald play --resume { $name }
cli-person-name = Persona { $number }
cli-bot-name = { $player } { $number }
cli-thinking = { $seat } está pensando…
cli-veil = { $seat }, el terminal es tuyo. Pulsa Intro para ver tu mano.
cli-game-over = La partida ha terminado.
cli-level = Igualdad en «{ $line }» con { $value }: { $players }.
cli-tie-break = Así que decide «{ $line }»; lo mejor es { $value }.
cli-winner = { $count ->
    [one] Gana { $players }.
   *[other] Empate; comparten la victoria { $players }.
}
cli-seed = La semilla secreta era { $seed }
cli-verify-by = Cualquiera puede comprobar la partida: { $command }

# -- la pregunta ---------------------------------------------------------------------------------------------

cli-prompt = { $seat } >
cli-column-cost = coste
cli-column-gain = ganancia
cli-column-rule = regla
cli-column-place = Puesto
cli-column-player = Jugador
cli-column-seat = Asiento
cli-column-wins = Victorias
cli-column-interval = intervalo del 95 %
cli-note-no-way-back = { $word } no se puede deshacer: se descubre una carta o le toca a otra persona.
cli-note-why-not = Los números entre paréntesis no se permiten ahora; «por qué { $number }» dice el motivo.
cli-suggestion = Intro: { $answers }
cli-allowed = Eso se permite.
cli-rest-not-given = Sin dar, porque algo ha ocurrido entretanto: { $answers }
cli-copied = Se ha guardado una copia como «{ $name }».
cli-command-default = intro
cli-command-help = ayuda
cli-command-why = por qué no, por que no, por qué, por que
cli-command-undo = deshacer
cli-command-undo-turn = deshacer turno
cli-command-table = mesa
cli-command-log = registro
cli-command-save = guardar
cli-command-quit = salir
cli-help-answer-words = 3
cli-help-answer = Una respuesta: su número o parte de sus palabras; varias en una línea, separadas por comas.
cli-help-default = El pago propuesto, o la única respuesta que hay.
cli-help-help = Esta lista.
cli-help-why = «por qué 3», «por qué no construir gloria»: el motivo, con el número de la regla.
cli-help-undo = Deshacer la última respuesta.
cli-help-undo-turn = Deshacer todo lo que se puede deshacer.
cli-help-table = Mostrar otra vez la mesa.
cli-help-log = Lo que ha ocurrido; «registro 12»: en los últimos doce turnos.
cli-help-save = «guardar nombre» guarda una copia con ese nombre; la partida misma está siempre guardada.
cli-help-quit = Dejarlo; la partida se puede seguir después.

# -- la mesa de Alchemicus -----------------------------------------------------------------------------------

cli-alchemicus-inner-ring = Anillo interior
cli-alchemicus-spirit-blocks = ☿ bloquea { card }
cli-alchemicus-pile = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cli-alchemicus-noctis-pile = Mazo Noctis: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cli-alchemicus-bank = Banco
cli-alchemicus-discards = Descartes
cli-alchemicus-column-player = Jugador
cli-alchemicus-column-fame = Fama
cli-alchemicus-column-hand = Mano
cli-alchemicus-column-field = Casilla
cli-alchemicus-column-turns = Turnos
cli-alchemicus-column-buildings = Edificios
cli-alchemicus-infamies = Cartas Infamia: { $count }
cli-alchemicus-known = conocidas:
cli-alchemicus-own-side = { $seat }: edificios propios por solar, y mano
cli-alchemicus-own-hand = Mano ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
}):

# -- la mesa de Trismegistus -----------------------------------------------------------------------------------

cli-tri-letter = { $colour ->
    [black] N
    [white] B
   *[red] R
}
cli-tri-round = Ronda { $number }
cli-tri-dice = Dados
cli-tri-raw = en bruto
cli-tri-refined = refinado
cli-tri-discharged = { $count ->
    [one] { $count } ficha de reacción descargada
   *[other] { $count } fichas de reacción descargadas
}
cli-tri-hand = { $names } al lado, publicaciones: { $count }
cli-tri-bot-hand = { $names } al lado; oro { $count }, dados etéreos { $have }
cli-tri-own-side = { $seat }: { $text }
cli-tri-cell = casilla { $number }
cli-tri-column-needs = Requiere
cli-tri-column-cost = Coste
cli-tri-column-reward = Recompensa
cli-tri-column-points = Puntos
cli-tri-column-symbols = Símbolos
cli-tri-column-ability = Habilidad
cli-tri-column-shows = Hay que mostrar
cli-tri-column-bonus = Da
cli-tri-column-player = Quién
cli-tri-column-die = Dado
cli-tri-column-goods = Bruto + refinado
cli-tri-column-done = Hechos
cli-tri-column-artifacts = Artefactos
cli-tri-column-stone = Piedra
cli-tri-column-hand = Al lado, en mano

# -- el menú -------------------------------------------------------------------------------------------------

cli-menu-welcome = Emerald Tablet
cli-menu-what = ¿Qué quieres hacer?
cli-menu-new = Empezar una partida nueva
cli-menu-resume = Seguir con «{ $name }»
cli-menu-game = ¿Qué juego?
cli-menu-seats = ¿Cuántos asientos, de { $low } a { $high }?
cli-menu-who = Asiento { $number }:
cli-menu-kinds = ¿Quién juega aquí?
cli-menu-person = una persona en este terminal
cli-menu-bot = el ordenador, jugador «{ $player }»
cli-menu-name = Un nombre (Intro para ninguno):
cli-menu-options = ¿Cómo se juega?
cli-menu-usual-options = como siempre
cli-menu-own-options = quiero elegir
cli-menu-choices = Tu elección:
cli-menu-prompt = [{ $default }] >
cli-menu-number = Escribe un número de { $low } a { $high }.

# -- repasar, verificar, simular -----------------------------------------------------------------------------

cli-position = Posición { $number } de { $count }
cli-replay-prompt = [Intro, atrás, número, final, s y un asiento, salir] >
cli-replay-words = atrás, final, salir
cli-replay-help = Intro: la posición siguiente; «atrás»: la anterior; un número: esa posición; «final»: la última; «s 2»: como asiento 2; «salir».
cli-seat-only-when-over = Las manos solo se muestran cuando la partida ha terminado.
cli-verified = { $file }: todo está en orden.
cli-verified-seed = La semilla es la prometida antes de la partida ({ $hash }).
cli-verified-outcomes = { $count ->
    [one] 1 carta o tirada es
   *[other] { $count } cartas y tiradas son
} lo que dice la semilla.
cli-verified-answers = { $count ->
    [one] 1 respuesta estaba permitida.
   *[other] { $count } respuestas estaban permitidas.
}
cli-verified-digests = { $count ->
    [one] 1 posición es
   *[other] { $count } posiciones son
} como está escrito.
cli-verified-take-backs = { $count ->
    [one] Una vez se deshicieron respuestas de común acuerdo.
   *[other] { $count } veces se deshicieron respuestas de común acuerdo.
}
cli-not-verified = { $file }: algo no está bien.
cli-simulating = Partidas
cli-simulated-lengths = Decisiones por partida: { $mean } de media, de { $low } a { $high }, en la mitad como mucho { $median }.
cli-simulated = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $rate } por segundo; semilla { $seed }.
cli-simulated-shared = { $count ->
    [one] 1 victoria fue compartida.
   *[other] { $count } victorias fueron compartidas.
}
cli-json-written = Escrito: { $file }

# -- errores -------------------------------------------------------------------------------------------------

cli-with-rule = { $sentence } ({ $rule })
cli-line = Línea { $line }: { $sentence }
cli-fault = { $where }: { $sentence }
cli-unknown-game = No hay ningún juego «{ $word }»; hay: { $allowed }.
cli-unknown-language = No hay ningún idioma «{ $word }»; hay: { $allowed }.
cli-unknown-command = No hay ninguna orden «{ $word }»; hay: { $allowed }.
cli-unknown-option = «{ $command }» no tiene ninguna opción { $option }.
cli-unknown-player = No hay ningún jugador «{ $word }»; hay: { $allowed }.
cli-needs-a-value = { $option } necesita un valor.
cli-missing = «{ $command }» necesita { $option }.
cli-bad-usage = «{ $command }» no se puede llamar así; «{ $command } --help» muestra cómo.
cli-bad-number = { $option }: hace falta un número de { $low } a { $high }, no «{ $word }».
cli-bad-player = { $option } quiere un asiento y un jugador, como 2=greedy, no «{ $word }».
cli-bad-option = --option quiere un nombre y un valor, como noctis=yes, no «{ $word }».
cli-bad-name = «{ $word }» no puede ser el nombre de una partida guardada: solo letras, cifras, puntos y guiones, 80 como mucho.
cli-no-such-option = No hay ninguna opción «{ $option }»; hay: { $allowed }.
cli-option-twice = La opción «{ $option }» se da dos veces.
cli-seat-twice = El asiento { $number } se da a dos jugadores.
cli-no-such-seat = No hay asiento { $number } en una mesa de { $seats }.
cli-too-many-names = Más nombres que personas: { $count ->
    [one] hay 1 persona en la mesa.
   *[other] hay { $count } personas en la mesa.
}
cli-name-is-taken = Ya hay guardada una partida «{ $word }».
cli-which-game = ¿Qué juego? Por ejemplo: emerald play alchemicus
cli-resume-alone = --resume continúa una partida tal como está; junto a él solo tienen sentido --bot, --catalogue y --lang.
cli-no-kept-games = En { $folder } no hay ninguna partida guardada.
cli-no-such-file = Ni un fichero ni una partida guardada se llama «{ $file }».
cli-not-text = { $file } no es un fichero de texto.
cli-cannot-read = { $file } no se puede leer: { $detail }.
cli-cannot-write = { $file } no se puede escribir: { $detail }.
cli-no-checkout = Las mediciones forman parte de una copia del código (su carpeta bench/); esto es un paquete instalado.
cli-no-such-number = La lista no tiene ningún número { $word }; llega hasta { $high }.
cli-not-understood = «{ $word }» no es ni una respuesta a esta pregunta ni una orden; «ayuda» muestra qué hay.
cli-ambiguous = «{ $word }» podría ser: { $allowed }
cli-no-default = Aquí no se propone nada; escribe un número.
cli-why-what = ¿Por qué qué? Por ejemplo: por qué 2
cli-is-kept = La partida ya se guarda como «{ $name }» tras cada respuesta; «guardar» y un nombre guarda una copia.

# -- catálogos ------------------------------------------------------------------------------------------------

cli-catalogue-word = Con un catálogo no se puede hacer «{ $word }»; hay: { $allowed }.
cli-catalogue-folder = «emerald catalogue { $command }» necesita una carpeta.
cli-catalogue-there = { $folder } ya existe; un catálogo solo se escribe en una carpeta nueva.
cli-catalogue-no-game = El catálogo se llama «{ $name }», que no es ningún juego; di cuál con --game.
cli-catalogue-written = { $edition }: ahora está en { $folder }, { $count ->
    [one] { $count } fichero
   *[other] { $count } ficheros
}.
cli-catalogue-next = Edítala y después:
cli-catalogue-good = { $folder }: no falla nada.
cli-catalogue-departs = { $count ->
    [one] Una diferencia con el juego impreso, lo cual está permitido:
   *[other] { $count } diferencias con el juego impreso, lo cual está permitido:
}
cli-catalogue-faults = { $folder }: { $count ->
    [one] { $count } fallo
   *[other] { $count } fallos
}
cli-catalogue-no-component = Ningún componente se llama «{ $word }».{ catalogue-hint }
cli-components-experiment = Experimentos
cli-components-artifact = Artefactos
cli-components-publication = Publicaciones
cli-components-achievement = Logros
cli-components-laboratory = Laboratorios
cli-components-formula = Fórmulas
cli-components-card = Cartas
cli-components-board = Tablero
cli-component-name = Nombre
cli-component-level = nivel
cli-component-element = elemento
cli-component-requires = requisito
cli-component-cost = coste
cli-component-reward = recompensa
cli-component-points = puntos
cli-component-players = jugadores
cli-component-symbols = símbolos
cli-component-ability = capacidad
cli-component-needs = necesita
cli-component-condition = para mostrar
cli-component-bonus = al instante
cli-component-copies = copias
cli-component-price = precio
cli-component-printed = impreso
cli-component-arrows = flechas
cli-component-chamber = cámara
cli-component-outer = Anillo exterior
cli-component-inner = Anillo interior
cli-component-id = identificador
cli-component-of-level = { $level ->
    [start] inicial
    [master] magistral
   *[other] nivel { $level }
}
cli-component-row = fila { $number }
cli-component-column = columna { $number }

# -- cuidar un servidor ------------------------------------------------------------------------

cli-about-admin = Cuidar las mesas de un servidor: export, import, inspect, backup, restore, prune, recount, canary.
cli-about-admin-what = Qué hacer: export, import, inspect, backup, restore, prune, recount o canary.
cli-about-admin-which = Mesas (export, inspect) o archivos (import, backup, restore).
cli-about-admin-to = La carpeta a la que se exportan las partidas.
cli-about-admin-person = Quién sigue una partida importada sin terminar: un nombre o un identificador.
cli-about-admin-days = prune: lo que nadie ha tocado desde hace tantos días.
cli-about-admin-finished = prune: también las partidas terminadas hace tantos días.
cli-about-admin-adopt = canary: las partidas de reglas anteriores que se repiten igual siguen con las de aquí.
cli-about-admin-secrets = inspect: con la semilla.
cli-admin-word = No hay nada llamado «{ $word }» que hacer; hay: { $allowed }.
cli-admin-which = «emerald admin { $command }» necesita saber cuáles.
cli-admin-no-table = Aquí no hay ninguna mesa «{ $word }».
cli-admin-no-person = Nadie aquí se llama «{ $word }», o hay más de uno; los identificadores están en «emerald admin inspect».
cli-admin-no-backup = { $file } no es una copia de seguridad, o no está completa.
cli-admin-not-empty = Ya hay algo en la base de datos; una copia se restaura en una vacía.
cli-admin-exported = { $count ->
    [one] Una partida escrita
   *[other] { $count } partidas escritas
} en { $folder }. Contienen la semilla: las que no han terminado no puede tenerlas nadie que juegue.
cli-admin-imported = { $file }: mesa { $table }.
cli-admin-backed-up = { $file }: { $count ->
    [one] una fila
   *[other] { $count } filas
}. Contiene semillas, sesiones y el secreto; guárdalo donde nadie más lo lea.
cli-admin-restored = { $count ->
    [one] Una fila restaurada
   *[other] { $count } filas restauradas
} desde { $file }. Si EMERALD_SECRET está definido, debe ser el de entonces.
cli-admin-pruned = Se ha retirado: mesas sin partida: { $tables }, partidas terminadas: { $finished }, sesiones: { $sessions }, invitados: { $guests }, claves de órdenes: { $keys }.
cli-admin-alike = { $title }, reglas { $old } con reglas { $new }: { $count ->
    [one] una partida se repite igual.
   *[other] { $count } partidas se repiten igual.
}
cli-admin-differs = Mesa { $table } ({ $game }, reglas { $rules }), línea { $line }:
cli-admin-recounted = { $count ->
    [one] Se ha vuelto a contar una partida.
   *[other] Se han vuelto a contar { $count } partidas.
}
cli-admin-adopted = { $count ->
    [one] Una partida sigue
   *[other] { $count } partidas siguen
} con las reglas de aquí.
cli-admin-no-games = Aquí no hay partidas guardadas.
