# El servidor: lo que rechaza, lo que el registro cuenta además de respuestas, los modelos de mesa.

# -- lo que se rechaza ---------------------------------------------------------------------------------------

server-barred = Las reglas no lo permiten.
server-stale = La mesa ha cambiado desde que la miraste. Así está ahora.
server-confirm = Después les toca a los demás o al azar, y no se podrá deshacer. Confírmalo, por favor.
server-too-many-steps = { $count ->
    [one] Solo se puede deshacer 1 respuesta.
   *[other] Solo se pueden deshacer { $count } respuestas.
}
server-unknown-action = «{ $word }» no es nada que se pueda hacer en este juego.
server-not-begun = La partida aún no ha empezado.
server-has-begun = La partida ya ha empezado.
server-not-late = A este asiento no se le ha acabado el tiempo.
server-no-way-back = Aquí no te sustituye nadie.
server-not-playing = Esta partida ya no se juega.
server-not-over = La partida aún no ha terminado.
server-one-proposal = Ya hay una propuesta; faltan las respuestas de los demás.
server-was-declined = No lo aceptaron. Sigue jugando antes de volver a pedirlo.
server-no-such-proposal = Esta propuesta ya no está en pie.
server-others-agree = Ahora tienen que aceptar los demás.
server-no-take-backs = En esta mesa no se deshace nada.
server-nothing-to-take-back = No hay nada que deshacer hasta ahí.
server-was-revealed = En esta mesa nadie vuelve atrás de lo que el azar ha mostrado.
server-nobody-there = Ahí no está sentada otra persona.
server-busy = Ocurren demasiadas cosas a la vez en esta mesa. Inténtalo de nuevo, por favor.
server-no-such-table = No existe esa mesa.
server-no-such-place = Aquí no hay nada.
server-no-client = Aquí no se ha construido el cliente para el navegador: ejecuta «make web».
server-unknown-game = Aquí no hay ningún juego «{ $word }».
server-unknown-bot = Aquí no hay ningún bot «{ $word }».
server-bad-setup = No se puede preparar una mesa así.
server-position-alone = Una posición puesta a mano muestra todas las cartas: nadie más puede unirse a una mesa así.
server-bad-name = Un nombre así no se puede escribir.
server-seat-taken = Este asiento está ocupado.
server-free-seats = Todavía falta alguien.
server-only-the-host = Solo puede hacerlo quien preparó la mesa.
server-by-link-only = Esta mesa es privada: se llega a ella por un enlace.
server-bad-link = Este enlace no es válido.
server-no-watchers = En esta mesa nadie puede mirar.
server-not-your-seat = Este asiento no es tuyo.
server-who-are-you = Dinos primero tu nombre, por favor.
server-too-many-tables = Una página puede seguir { $high } mesas como máximo.
server-no-such-catalogue = Nadie ha traído aquí ese catálogo.
server-bad-catalogue = Con este catálogo no se puede jugar.
server-catalogue-broke = Este catálogo no se pudo leer en el tiempo que hay.
server-bad-file = Este no es el archivo de una partida que se pueda mostrar aquí.
server-file-line = Está en la línea { $number }.
server-day-not-over = La semilla de un reparto diario se muestra cuando termina su día.
server-nothing-said = No se ha dicho nada así.
server-policy-twice = Hay dos consignas para la misma pregunta.
server-no-such-zone = No existe la zona horaria «{ $word }».
server-bad-hours = Esas horas no tienen sentido.
server-too-few-hours = Tiene que haber al menos { $low } horas de juego por semana.
server-too-many-days-off = Puede haber { $high } días libres al año como máximo.
server-malformed = No se entiende esta petición.
server-too-large = Esto es demasiado grande.
server-other-rules = Esta partida se empezó con otras reglas que las que hay ahora. Se conserva tal como está.
server-raced = Alguien se ha adelantado. Inténtalo de nuevo, por favor.
server-no-such-person = Aquí no existe esa persona.
server-other-name = Este servidor tiene otro nombre.
server-foreign-page = Esto lo ha pedido una página ajena.
server-too-much = Es demasiado a la vez. Espera un momento, por favor.
server-too-many-lines = Hay demasiadas conexiones en vivo abiertas desde aquí.
server-not-for-you = Esto es solo para quien administra el servidor.
server-storage-away = El servidor no puede anotar nada en este momento. Inténtalo de nuevo, por favor.
server-broke = Algo se ha roto en el servidor. No ha cambiado nada; ya lo sabemos.

# -- personas ------------------------------------------------------------------------------------------------

server-accounts-only = Esto es solo para quienes tienen una cuenta.
server-name-taken = Ese nombre ya es de otra persona.
server-wrong-password = El nombre y la contraseña no coinciden.
server-password-short = Una contraseña tiene al menos { $low } caracteres. Unas cuantas palabras seguidas se recuerdan bien.
server-password-long = Una contraseña tiene como máximo { $high } caracteres.
server-password-common = Esta contraseña es de las primeras que probaría cualquiera. Elige otra, por favor.
server-bad-email = No se puede enviar correo a esa dirección.
server-too-often = Se ha intentado demasiadas veces. Espera { $count ->
    [one] un minuto, por favor.
   *[other] { $count } minutos, por favor.
}
server-busy-logins = Están entrando demasiadas personas a la vez. Inténtalo de nuevo, por favor.
server-no-such-session = No has iniciado sesión ahí.
server-bad-subscription = A esta dirección no se pueden enviar avisos.
server-too-many-devices = Se puede avisar a { $high } navegadores como máximo.
server-nobody-of-this-name = Aquí nadie se llama { $name }.
server-sits-already = Esa persona ya está sentada a esta mesa.
server-admins-only = Esto es solo para quien administra este servidor.
server-silenced = Durante unos días no puedes decir nada aquí: lo que dijiste fue denunciado.
server-not-fair = Una partida puntuada no tiene bots, ni semilla, posición o catálogo propios, y cada cual ocupa un solo asiento.
server-link-is-void = Este enlace ya no es válido.

# -- el registro ---------------------------------------------------------------------------------------------

entry-take-back = { $seat } vuelve atrás con el acuerdo de todos; se sigue tras la entrada { $entries }.
entry-resign = { $seat } se rinde.
entry-replace = Desde ahora juega { $name } en lugar de { $seat }.
entry-time-out = A { $seat } se le ha acabado el tiempo.

# -- modelos -------------------------------------------------------------------------------------------------

preset-alchemicus-first-game = Primera partida
    .about = Sin el banco de cartas: las reglas justas.
preset-alchemicus-classic = Clásica
    .about = El juego básico con el banco de cartas.
preset-alchemicus-noctis = Noctis
    .about = Con las cartas de Noctis.
preset-alchemicus-race = Carrera por el oro
    .about = Con Noctis; gana quien venda oro primero.
preset-alchemicus-everything = Todo
    .about = Con Noctis y la venta avanzada.
preset-trismegistus-introductory = Introductoria
    .about = Todos empiezan como propone el reglamento.
preset-trismegistus-full = Completa
    .about = Con todas las elecciones de la preparación.
preset-trismegistus-at-once = Reacciones rápidas
    .about = Todos reaccionan a la vez, no uno tras otro.
