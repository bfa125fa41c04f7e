# Alchemicus en juego: preguntas, respuestas, sucesos y puntuación.

# -- preguntas -----------------------------------------------------------------------------------------------

question-alchemicus-choose-draw = ¿De dónde robas tu carta?
question-alchemicus-take-from-bank = ¿Qué carta del banco tomas?
question-alchemicus-pay = { $count ->
    [one] ¿Qué carta descartas?
   *[other] Descarta { $count } cartas. ¿Cuál primero?
}
question-alchemicus-place-pawn = ¿En qué casilla pones tu peón?
question-alchemicus-move-pawn = ¿Cuánto avanza tu peón?
question-alchemicus-choose-passing-card = Pasas por la casilla del Espíritu: ¿de dónde robas una carta?
question-alchemicus-build = ¿Qué edificio construyes?
question-alchemicus-tear-down = Los doce solares están ocupados. ¿Qué derribas para poner { card }?
question-alchemicus-move-spirit = ¿Adónde llevas al Espíritu de la Transmutación?
question-alchemicus-rob = El Espíritu está en el centro. ¿A quién le quitas una carta al azar?
question-alchemicus-harvest-field = ¿Obtienes materias primas?
question-alchemicus-harvest-some = { $count ->
    [one] Queda una carta por obtener. ¿Adónde va?
   *[other] Quedan { $count } cartas por obtener. ¿Adónde va la primera?
}
question-alchemicus-transport = ¿Qué mercancía transportas?
question-alchemicus-carry-into = ¿A qué edificio llevas la mercancía ({ good })?
question-alchemicus-transmutation-field = ¿Transmutas?
question-alchemicus-sale = ¿Qué mercancía vendes?
question-alchemicus-through = ¿Mediante qué edificio vendes la mercancía ({ good }), y a cambio de qué?
question-alchemicus-buy-good = { $other } vende { good }. ¿Compras la mercancía por { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}?
question-alchemicus-place-bought = ¿Dónde pones la mercancía comprada ({ good })?
question-alchemicus-gifts-field = ¿Das cinco cartas por 1 de fama?
question-alchemicus-end-turn = ¿Algo más antes de acabar tu turno?
question-alchemicus-noctis-phase = ¿Qué carta Noctis juegas?
question-alchemicus-set-golem = ¿Dónde pones el Golem?
question-alchemicus-steal-good = ¿Qué mercancía te trae Mutabilus?
question-alchemicus-place-stolen = ¿Dónde pones la mercancía ({ good })?
question-alchemicus-haunt = ¿En qué edificio se instala Spiritus?
question-alchemicus-send-homunculus = ¿Qué hace Homunculus?
question-alchemicus-defame = ¿Contra quién juegas Infamia?
question-alchemicus-defend = { $other } juega Infamia contra ti. ¿Cómo respondes?
question-alchemicus-lift-infamia = ¿Descartas { $count } cartas para librarte de una Infamia?

status-alchemicus-choose-draw = { $seat } roba una carta.
status-alchemicus-take-from-bank = { $seat } elige una carta del banco.
status-alchemicus-pay = { $seat } elige qué cartas descarta.
status-alchemicus-place-pawn = { $seat } elige su primera casilla.
status-alchemicus-move-pawn = { $seat } elige adónde mover.
status-alchemicus-choose-passing-card = { $seat } elige de qué mazo robar.
status-alchemicus-build = { $seat } construye.
status-alchemicus-tear-down = { $seat } elige un edificio para derribar.
status-alchemicus-move-spirit = { $seat } mueve al Espíritu de la Transmutación.
status-alchemicus-rob = { $seat } elige a quién quitar una carta.
status-alchemicus-harvest-field = { $seat } puede obtener materias primas.
status-alchemicus-harvest-some = { $seat } elige dónde obtiene.
status-alchemicus-transport = { $seat } transporta mercancías.
status-alchemicus-carry-into = { $seat } elige adónde llevar una mercancía.
status-alchemicus-transmutation-field = { $seat } puede transmutar.
status-alchemicus-sale = { $seat } vende mercancías.
status-alchemicus-through = { $seat } elige cómo vender una mercancía.
status-alchemicus-buy-good = { $seat } puede comprar una mercancía.
status-alchemicus-place-bought = { $seat } elige sitio para una mercancía.
status-alchemicus-gifts-field = { $seat } puede dar cinco cartas.
status-alchemicus-end-turn = { $seat } acaba su turno.
status-alchemicus-noctis-phase = { $seat } puede jugar cartas Noctis.
status-alchemicus-set-golem = { $seat } elige sitio para el Golem.
status-alchemicus-steal-good = { $seat } elige qué mercancía llevarse.
status-alchemicus-place-stolen = { $seat } elige sitio para una mercancía ajena.
status-alchemicus-haunt = { $seat } elige un edificio para Spiritus.
status-alchemicus-send-homunculus = { $seat } envía a Homunculus.
status-alchemicus-defame = { $seat } elige a quién difamar.
status-alchemicus-defend = { $seat } responde a una Infamia.
status-alchemicus-lift-infamia = { $seat } puede librarse de una Infamia.

# -- respuestas ----------------------------------------------------------------------------------------------

action-alchemicus-draw = { $pile ->
    [base] Robar del mazo
    [noctis] Robar una carta Noctis
   *[bank] Tomar una carta del banco
}
action-alchemicus-discard = Descartar { card }
action-alchemicus-take = Tomar { card }
action-alchemicus-place = Poner el peón en { place } (casilla { $field })
action-alchemicus-move = { $count ->
    [one] Avanzar 1 casilla, hasta { place } (casilla { $field })
   *[other] Avanzar { $count } casillas, hasta { place } (casilla { $field })
}
action-alchemicus-build = Construir { card }
action-alchemicus-tear-down = Derribar { card } (solar { $plot }, { load })
action-alchemicus-move-spirit = { $card ->
    [domo] Llevar al Espíritu al centro, lo que bloquea Domo
   *[other] Llevar al Espíritu a { card }
}
action-alchemicus-rob = Quitar una carta al azar a { $other }
action-alchemicus-harvest = Obtener todo
action-alchemicus-harvest-at = Obtener en { card } (solar { $plot })
action-alchemicus-carry = Transportar { load } desde { card } (solar { $plot })
action-alchemicus-into = A { card } (solar { $plot }, { load })
action-alchemicus-transmute = Transmutar todo lo que está listo
action-alchemicus-sell = Vender { good } de { card } (solar { $plot })
action-alchemicus-through = { $pay ->
    [fame] Mediante { card }, por fama
   *[cards] Mediante { card }, por cartas
}
action-alchemicus-buy = Comprar
action-alchemicus-give = Dar cinco cartas
action-alchemicus-play = Jugar { card }
action-alchemicus-guard = Poner el Golem bajo { card } (solar { $plot }, { load })
action-alchemicus-post = Poner el Golem en { place } (casilla { $field })
action-alchemicus-steal = Llevarse { load } de { $other }: { card } (solar { $plot })
action-alchemicus-haunt = Poner Spiritus en un edificio de { $other }: { card } (solar { $plot }, { load })
action-alchemicus-revert = Deshacer la transmutación de { $other }: { card } (solar { $plot }, { load })
action-alchemicus-dispel = Expulsar un Spiritus de un edificio de { $other }: { card } (solar { $plot }, { load })
action-alchemicus-defame = Difamar a { $other }
action-alchemicus-sacrifice = Sacrificar el Golem bajo { card } (solar { $plot })
action-alchemicus-buy-off = Descartar cinco cartas
action-alchemicus-suffer = Aceptar la Infamia
action-alchemicus-lift = Librarse de la Infamia
action-alchemicus-pass = { $question ->
    [build] No construir más
    [transport] No transportar más
    [sale] No vender más
    [buy-good] No comprar
    [noctis-phase] Ninguna carta Noctis más
    [rob] No quitar nada a nadie
    [lift-infamia] Quedarse la Infamia
   *[other] Pasar
}
action-alchemicus-end-turn = Acabar el turno

# -- sucesos -------------------------------------------------------------------------------------------------

event-alchemicus-first = { $who ->
    [me] Empiezas tú.
   *[another] Empieza { $seat }.
}
event-alchemicus-turn = { $who ->
    [me] Tu turno { $count }.
   *[another] Turno { $count } de { $seat }.
}
event-alchemicus-golem-dealt = { $who ->
    [me] Recibes un { card }.
   *[another] { $seat } recibe un { card }.
}
event-alchemicus-draw = { $card ->
    [hidden] { $pile ->
        [noctis] { $seat } roba una carta Noctis.
       *[base] { $seat } roba una carta.
    }
   *[other] { $who ->
        [me] Robas { card }.
       *[another] { $seat } roba { card }.
    }
}
event-alchemicus-bank = Carta nueva en el banco: { card }.
event-alchemicus-take = { $who ->
    [me] Tomas { card } del banco.
   *[another] { $seat } toma { card } del banco.
}
event-alchemicus-discard = { $who ->
    [me] Descartas { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }.
   *[another] { $seat } descarta { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }.
}
event-alchemicus-back = { $pile ->
    [noctis] { $seat } quita una carta Noctis al azar a { $other }.
   *[base] { $seat } quita una carta al azar a { $other }.
}
event-alchemicus-steal-card = { $who ->
    [me] Quitas una carta al azar a { $other }: { card }.
   *[another] { $seat } quita una carta al azar a { $other }: { card }.
}
event-alchemicus-shuffle = { $pile ->
    [noctis] Los descartes Noctis forman un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[base] Los descartes forman un mazo nuevo de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
event-alchemicus-build = { $who ->
    [me] Construyes { card } (solar { $plot }).
   *[another] { $seat } construye { card } (solar { $plot }).
}
event-alchemicus-tear-down = { $who ->
    [me] Derribas { card }.
   *[another] { $seat } derriba { card }.
}
event-alchemicus-harvest = { $who ->
    [me] Obtienes { good }: { spot }.
   *[another] { $seat } obtiene { good }: { spot }.
}
event-alchemicus-carry = { $who ->
    [me] Transportas { good } desde { spot }.
   *[another] { $seat } transporta { good } desde { spot }.
}
event-alchemicus-transmute = { $who ->
    [me] Produces { good }: { spot }.
   *[another] { $seat } produce { good }: { spot }.
}
event-alchemicus-revert = { $who ->
    [me] Tu Homunculus deshace la transmutación de { $other } ({ good }): { spot }.
   *[another] El Homunculus de { $seat } deshace la transmutación de { $other } ({ good }): { spot }.
}
event-alchemicus-sell = { $who ->
    [me] Vendes { good } mediante { card }: { spot }.
   *[another] { $seat } vende { good } mediante { card }: { spot }.
}
event-alchemicus-steal-good = { $who ->
    [me] Te llevas { good } de { $other }: { spot }.
   *[another] { $seat } se lleva { good } de { $other }: { spot }.
}
event-alchemicus-good-comes = { $who ->
    [me] Pones { good } en { spot }.
   *[another] { $seat } pone { good } en { spot }.
}
event-alchemicus-reveal = Se revela una mercancía descartada: { card }.
event-alchemicus-guard = { $who ->
    [me] Tu Golem protege { spot }.
   *[another] El Golem de { $seat } protege { spot }.
}
event-alchemicus-sacrifice = { $who ->
    [me] Sacrificas el Golem bajo { spot }.
   *[another] { $seat } sacrifica el Golem bajo { spot }.
}
event-alchemicus-post = { $who ->
    [me] Pones un Golem en { place } (casilla { $field }).
   *[another] { $seat } pone un Golem en { place } (casilla { $field }).
}
event-alchemicus-unpost = Un Golem detiene al peón en { place } (casilla { $field }) y desaparece.
event-alchemicus-haunt = { $who ->
    [me] Tu Spiritus ocupa un edificio de { $other }: { spot }.
   *[another] El Spiritus de { $seat } ocupa un edificio de { $other }: { spot }.
}
event-alchemicus-dispel = Un Spiritus deja un edificio de { $other }: { spot }.
event-alchemicus-defame = { $who ->
    [me] Juegas Infamia contra { $other }.
   *[another] { $seat } juega Infamia contra { $other }.
}
event-alchemicus-infamia = { $who ->
    [me] Cargas a { $other } con una Infamia.
   *[another] { $seat } carga a { $other } con una Infamia.
}
event-alchemicus-lift = { $who ->
    [me] Te libras de una Infamia.
   *[another] { $seat } se libra de una Infamia.
}
event-alchemicus-move = { $who ->
    [me] Tu peón va a { place } (casilla { $field }).
   *[another] El peón de { $seat } va a { place } (casilla { $field }).
}
event-alchemicus-spirit = { $card ->
    [domo] El Espíritu de la Transmutación va al centro y bloquea Domo.
   *[other] El Espíritu de la Transmutación va a { card }.
}
event-alchemicus-fame = { $who ->
    [me] Ganas { $count } de fama.
   *[another] { $seat } gana { $count } de fama.
}
event-alchemicus-lose-fame = { $who ->
    [me] Pierdes { $count } de fama.
   *[another] { $seat } pierde { $count } de fama.
}
event-alchemicus-last-round = { $who ->
    [me] Has llegado a 20 de fama: empieza la última ronda.
   *[another] { $seat } ha llegado a 20 de fama: empieza la última ronda.
}
event-alchemicus-gold-sold = { $who ->
    [me] Vendes oro y ganas la carrera.
   *[another] { $seat } vende oro y gana la carrera.
}
event-alchemicus-undo = { $who ->
    [me] Deshaces { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }.
   *[another] { $seat } deshace { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }.
}

# -- la puntuación -------------------------------------------------------------------------------------------

score-fame = Fama
score-fame-before = Antes de esta partida
score-fame-gifts = Cartas regaladas
score-fame-gloria = Gloria jugada
score-fame-pergulae = Vendido: Pergula
score-fame-tabernae = Vendido: Taberna
score-fame-donaria = Vendido: Donarium
score-fame-lost = Fama perdida
score-building-prices = Suma de los precios de los edificios
score-gold-sold = Oro vendido primero
score-gold-on-labria = Oro en edificios Labrium propios
