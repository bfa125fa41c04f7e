# Trismegistus: qué falla en un catálogo. { $word } es la palabra del fichero.

catalogue-red-arrow = La flecha de plata a oro es roja en todas las ediciones impresas.
catalogue-too-many = { $word }: hay sitio para { $expected }, hay { $found }.
catalogue-too-few = { $word }: el juego necesita { $expected }, hay { $found }.
catalogue-each-once = «{ $word }» debe nombrar una vez cada una de las cuatro esencias.
catalogue-same-chamber = La cámara tiene las mismas casillas que la de «{ $name }».
chamber-form = Una cámara son tres filas de tres casillas, cada una o (abierta) o x (cerrada).
chamber-cells = Una cámara tiene { $expected } casillas abiertas; esta tiene { $found }.
chamber-lines = Cada fila y columna de una cámara tiene al menos dos casillas abiertas.
first-game-mark = «{ $word }» no se usa con dos jugadores; no puede ser de una primera partida.
first-game-twice = «{ $word }» se da a dos puestos.
