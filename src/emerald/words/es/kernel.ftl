# Lo que dice cada juego: negativas, deshacer, fallos de preparaciones, posiciones, catálogos y ficheros.

# -- por qué no ----------------------------------------------------------------------------------------------

why-not-game-is-over = La partida ha terminado.
why-not-fate-is-asked = Ahora decide el azar.
why-not-seat-is-not-asked = Ahora no se pregunta nada a { $seat }.
why-not-not-an-answer = Eso no responde a la pregunta que se hace.
why-not-cannot-pay = { $needs ->
    [0] No puedes pagar «{ $thing }».
   *[other] Hacen falta { $needs } × «{ $thing }»; tienes { $has }.
}
why-not-condition-fails = Esto no se cumple: «{ $condition }».
why-not-must-choose = Algo de esto es posible y por tanto obligatorio: «{ $effect }».

# -- deshacer ------------------------------------------------------------------------------------------------

undo-nothing = No hay nada que deshacer.
undo-game-over = La partida ha terminado; ya no se puede deshacer nada.
undo-other-seat = Esto no se puede deshacer: desde entonces le ha tocado a { $seat }.
undo-revealed = Esto no se puede deshacer: { $source ->
    [first-seat] se ha sorteado quién empieza
    [base-pile] se ha robado una carta
    [noctis-pile] se ha robado una carta Noctis
    [bank] se ha puesto una carta en el banco
    [goods] se ha revelado una mercancía
    [theft] se ha quitado una carta
    [experiments-1] se ha puesto un nuevo experimento
    [experiments-2] se ha puesto un nuevo experimento
    [experiments-3] se ha puesto un nuevo experimento
    [artifacts-1] se ha puesto un nuevo artefacto
    [artifacts-2] se ha puesto un nuevo artefacto
    [artifacts-3] se ha puesto un nuevo artefacto
    [drawn-artifacts-1] se ha robado un artefacto
    [drawn-artifacts-2] se ha robado un artefacto
    [drawn-artifacts-3] se ha robado un artefacto
    [dice-1] se han tirado los dados
    [dice-2] se han tirado los dados
    [dice-3] se han tirado los dados
    [publications] se han robado publicaciones
    [starting-experiments] se han repartido cartas
    [masterpieces] se han repartido cartas
    [dealt-publications] se han repartido cartas
    [starting-artifacts] se han repartido cartas
    [bonus-tokens] se han colocado las fichas de bonificación
    [achievements] se han colocado los logros
    [essences] se han colocado las esencias dominantes
    [formulas-1] se han colocado las fórmulas
    [formulas-2] se han colocado las fórmulas
    [formulas-3] se han colocado las fórmulas
    [formulas-4] se han colocado las fórmulas
    [bot-card] tu rival ha revelado una carta
    [bot-card-side] se ha tirado un dado para tu rival
    [bot-artifact-side] se ha tirado un dado para tu rival
    [bot-roll] se ha tirado un dado para tu rival
    [bot-element] se ha sacado la especialización de tu rival
    [bot-experiments] tu rival ha recibido un experimento
    [bot-masterpieces] tu rival ha robado un experimento magistral
   *[other] se ha revelado algo
}.

# -- qué falla en una preparación o una posición -------------------------------------------------------------

setup-seats = Este juego es para entre { $low } y { $high } personas, no para { $found }.
setup-unknown-option = No hay ninguna opción «{ $option }».
setup-unknown-word = «{ $option }» no puede ser «{ $word }»; se permite: { $allowed }.
setup-first-seat = El asiento { $seat } no puede empezar: solo hay { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}.
position-unknown-line = En una posición no hay ninguna línea «{ $word }».
position-bad-word = Línea «{ $line }»: «{ $word }» no puede estar aquí.

# -- qué falla en un catálogo; { $word } es la palabra del fichero --------------------------------------------

catalogue-hint = { $meant ->
    [0] { "" }
   *[other] { " " }¿Querías decir «{ $meant }»?
}
catalogue-no-file = No existe tal fichero ni carpeta.
catalogue-no-toml = La carpeta no contiene ningún fichero .toml.
catalogue-unreadable = Esto no se puede leer: { $detail }.
catalogue-not-utf8 = Esto no es texto UTF-8.
catalogue-not-toml = Esto no es TOML: { $detail }
catalogue-missing-table = Falta la tabla [{ $word }].
catalogue-missing-item = Falta «{ $word }».
catalogue-second-table = La tabla [{ $word }] está aquí por segunda vez.
catalogue-unknown-table = Nada en este juego se llama «{ $word }».{ catalogue-hint }
catalogue-not-items = «{ $word }» debe escribirse [[{ $word }]], una vez por cada pieza.
catalogue-not-a-table = «{ $word }» debe ser una tabla.
catalogue-missing-key = Falta la clave «{ $word }».
catalogue-unknown-key = La clave «{ $word }» no se conoce.{ catalogue-hint }
catalogue-wrong-type = «{ $word }» debe ser { $expected ->
    [text] un texto
    [true-or-false] true o false
    [a-whole-number] un número entero
    [a-list-of-words] una lista de palabras
    [a-list-of-texts] una lista de textos
    [a-list-of-whole-numbers] una lista de números enteros
    [a-list-of-tables] una lista de tablas
   *[a-list] una lista
}, pero es { $found }.
catalogue-out-of-range = «{ $word }» debe estar entre { $low } y { $high }, pero es { $found }.
catalogue-empty = «{ $word }» no puede estar vacío.
catalogue-bad-id = El identificador «{ $word }» debe tener solo minúsculas, cifras y guiones sueltos.
catalogue-second-id = El identificador «{ $word }» ya está usado, en { $other }.
catalogue-unknown-word = «{ $word }» no es ninguna de las palabras permitidas para «{ $key }».{ catalogue-hint }
catalogue-wrong-length = «{ $word }» debe enumerar { $expected ->
    [one] 1 elemento
   *[other] { $expected } elementos
}, pero enumera { $found }.
catalogue-wording = «{ $key }»: { $place ->
    [0] «{ $text }» acaba demasiado pronto.
   *[other] en «{ $text }», la palabra { $place }, «{ $word }», no puede estar ahí.
}{ $expected ->
    [a-thing] { " " }Se espera: una cosa.
    [something-counted] { " " }Se espera: algo que se cuenta.
    [a-thing-or-something-counted] { " " }Se espera: una cosa o algo que se cuenta.
    [a-condition] { " " }Se espera: una condición.
    [a-number-a-scale-or-a-condition] { " " }Se espera: un número, una escala o una condición.
    [a-number-from-1-to-99] { " " }Se espera: un número de 1 a 99.
    [an-effect] { " " }Se espera: un efecto.
    [a-material] { " " }Se espera: un material.
    [a-material-or-an-essence] { " " }Se espera: un material o una esencia.
    [a-thing-that-is-gained] { " " }Se espera: algo que se gana.
    [something-that-can-be-shown] { " " }Se espera: algo que se puede mostrar.
    [something-rewards-are-counted-by] { " " }Se espera: algo por lo que cuentan las recompensas.
    [an-exchange-or-a-transmutation] { " " }Se espera: un cambio o una transmutación.
    [one-step-or-up-to-three-on-any-track] { " " }Se espera: un paso, o hasta tres en un medidor cualquiera (any track).
    [one-step-or-reaction-tokens] { " " }Se espera: un paso (step) o fichas de reacción.
    [a-track] { " " }Se espera: un medidor.
    [an-exchange] { " " }Se espera: un cambio.
    [an-arrow] { " " }Se espera: una flecha o «wild».
    [a-card] { " " }Se espera: «publications» o «artifact».
   *[other] { "" }
}{ catalogue-hint }
catalogue-unlike-the-box = { $found } × «{ $word }»; el juego impreso tiene { $expected }.

# -- qué falla en el fichero de una partida ------------------------------------------------------------------

file-not-a-match = Esto no es una partida guardada por Emerald Tablet.
file-other-format = El fichero tiene el formato { $found }; aquí se lee el formato { $here }.
file-other-game = El fichero es una partida de «{ $found }», no de «{ $here }».
file-other-rules = El fichero se jugó con la versión { $found } de las reglas; aquí está la versión { $here }.
file-other-edition = El fichero se jugó con la edición «{ $found }», no con «{ $here }».
file-other-catalogue = El fichero se jugó con otro catálogo ({ $found }) que el de aquí ({ $here }).
file-truncated = El fichero acaba demasiado pronto.
file-expected = Aquí debería estar «{ $expected }», no «{ $found }».
file-bad-text = «{ $word }» no puede estar aquí.
file-bad-number = «{ $word }» no es un número de { $low } a { $high }.
file-bad-hex = «{ $word }» no es un número hexadecimal de la longitud debida.
file-second = «{ $word }» está aquí por segunda vez.
file-seed-hash = La semilla no corresponde a la huella { $found }.
file-hidden = Solo un fichero hecho para un asiento puede ocultar esto, y un fichero así debe hacerlo.
file-is-cut = El fichero oculta lo que no puede saber { $seat ->
    [0] quien solo mira
   *[other] el asiento { $seat }
}; no se puede seguir jugando.
file-unknown-kind = «{ $word }» no es ninguna clase de entrada.
file-unfinished-line = La línea «{ $found }» está incompleta.
file-unknown-source = «{ $word }» no es ninguna fuente de azar de este juego.
file-unknown-outcome = «{ $word }» no puede salir de «{ $source }».
file-unknown-word = «{ $word }» no se entiende aquí.
file-unknown-action = Este juego no tiene ninguna acción «{ $word }».
file-unknown-author = «{ $word }» no escribe entradas.
file-wording = Esto se escribe «{ $expected }», no «{ $found }».
file-audience = Esta entrada la pueden saber otros: debería ser «{ $expected }», no «{ $found }».
file-game-is-over = La partida había terminado antes de esta entrada.
file-take-back = No se puede seguir jugando desde la entrada { $entries }.
file-rules-broke = Las reglas no pueden jugar esto ({ $detail }).
file-fate-not-asked = Aquí no se pregunta al azar.
file-fate-waits = El registro acaba donde le toca al azar.
file-other-source = Aquí se pregunta al azar por «{ $expected }», no por «{ $found }».
file-impossible-outcome = «{ $word }» no puede salir aquí.
file-weights = Los pesos son «{ $expected }», no «{ $found }».
file-not-what-the-seed-says = La semilla da aquí «{ $expected }», no «{ $found }».
file-digest = Tras la entrada { $entries } la suma es { $expected }, no «{ $found }».
file-only-answers-in-a-tail = Al final, tras «tail», solo puede haber respuestas.
file-tail-is-due = Esta respuesta ya no puede estar tras «tail»; pertenece al registro.
file-unlawful = «{ $action }» no es una respuesta permitida del asiento { $seat }.
file-no-such-position = No hay ninguna posición { $position }; el fichero tiene { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}.
file-after-the-seal = Tras el sello no puede haber nada.
file-seal = El sello debería ser { $expected }, no «{ $found }»: el fichero ha cambiado.
file-not-over = La partida no ha terminado; solo se puede verificar una terminada.
match-names = { $names ->
    [one] 1 nombre no corresponde
   *[other] { $names } nombres no corresponden
} a { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}.
match-bad-text = «{ $word }» no se puede guardar: un texto es una línea, sin espacios en sus extremos.
match-no-such-seat = No hay ningún asiento { $seat }; { $seats ->
    [one] juega 1 asiento
   *[other] juegan { $seats } asientos
}.
