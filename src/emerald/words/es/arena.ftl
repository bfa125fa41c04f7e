# La arena: la orden que mide a los jugadores y su página de resultados.

# -- ayuda ---------------------------------------------------------------------------------------------------

cli-about-arena = Medir la fuerza de los jugadores, con repartos iguales y sentados de todas las maneras.
cli-about-contender = Un jugador, como greedy o greedy:depth=2; hacen falta al menos dos.
cli-about-blocks = Cuántos repartos juega cada alineación, cada uno sentada de todas las maneras; 50 si no se dice nada.
cli-about-lineup = Quiénes juegan una partida, por número, como 1,2,2,2; cada dos jugadores si no se dice nada.
cli-about-sprt = Parar en cuanto esté claro si el primer jugador aventaja por el segundo número de puntos Elo o solo por el primero, como 0,20.
cli-about-out = Guardarlo todo en esta carpeta y seguir en ella si está empezada; al final contiene el resultado como JSON y como página.
cli-about-processes = Cuántos procesos juegan; tantos como procesadores haya si no se dice nada.
cli-about-on = Jugar en un clúster de Ray: ray para uno en esta máquina, ray:DIRECCIÓN para otro.

# -- el curso y el resultado ---------------------------------------------------------------------------------

cli-arena-playing = Repartos
cli-arena-verdict = { $verdict ->
    [yes] El primer jugador es más fuerte por { $most } Elo antes que por { $least } (logaritmo de la razón de verosimilitud: { $ratio }).
    [no] El primer jugador no es más fuerte por { $most } Elo, sino por { $least } como mucho (logaritmo de la razón de verosimilitud: { $ratio }).
   *[open] Sin decidir entre { $least } y { $most } Elo (logaritmo de la razón de verosimilitud: { $ratio }).
}
cli-arena-again = Lo mismo otra vez: { $command }
cli-column-decision = ms por decisión
cli-column-late = el 99 % por debajo, ms
cli-column-nodes = posiciones miradas
cli-column-lineup = Alineación
cli-column-score = Puntuación
cli-column-lead = Ventaja en puntos
cli-column-blocks = Repartos

# -- la página -----------------------------------------------------------------------------------------------

arena-title = los jugadores, medidos
arena-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $blocks ->
    [one] 1 reparto
   *[other] { $blocks } repartos
}
arena-fact-games = Partidas
arena-fact-seats = Asientos
arena-fact-options = Opciones
arena-fact-seed = Semilla
arena-fact-command = Orden
arena-fact-identity = Qué se jugó
arena-fact-circumstances = Con qué se jugó
arena-ladder = Clasificación
    .about = Fuerza en puntos Elo con su intervalo del 95 %, hallado volviendo a sacar repartos enteros; el primer jugador nombrado tiene 0.
arena-matrix = Quién contra quién
    .about = La parte de las comparaciones, asiento contra asiento, que gana el jugador de la fila; media si el puesto es igual.
arena-against = contra
arena-points = De dónde vienen los puntos
    .about = Puntos por partida según la respuesta que los trajo, con las palabras del registro.
arena-points-axis = puntos por partida
arena-times = Tiempo para pensar
    .about = Cuántas de las decisiones en que había algo que elegir tardaron cuánto.
arena-times-axis = milisegundos

# -- errores -------------------------------------------------------------------------------------------------

cli-arena-players = La arena necesita al menos dos jugadores distintos, por ejemplo --player greedy --player random.
cli-bad-lineup = --lineup quiere números de 1 a { $players } para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, de al menos dos jugadores, no «{ $word }».
cli-bad-sprt = --sprt quiere dos números de puntos Elo, primero el menor, como 0,20, no «{ $word }».
cli-sprt-needs-two = Una prueba necesita una sola alineación: dos jugadores, o --lineup una vez.
cli-bad-on = --on conoce ray y ray:DIRECCIÓN, no «{ $word }».
cli-other-contest = En { $folder } hay empezada otra competición: { $word } es allí «{ $found }» y aquí «{ $wanted }».
cli-needs-extra = Para esto faltan partes por instalar: { $command }
