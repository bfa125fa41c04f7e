# Trismegistus en juego: lo que se pregunta, se responde y se impide, lo que ha pasado, y la puntuación. Las reglas están
# al principio del fichero inglés.

# -- nombres ---------------------------------------------------------------------------------------------------

tri-arrow = { $arrow ->
    [lead-to-copper] { metal-lead } → { metal-copper }
    [copper-to-tin] { metal-copper } → { metal-tin }
    [tin-to-mercury] { metal-tin } → { metal-mercury }
    [mercury-to-iron] { metal-mercury } → { metal-iron }
    [iron-to-silver] { metal-iron } → { metal-silver }
   *[silver-to-gold] { metal-silver } → { metal-gold }
}
tri-side = { $side ->
    [row-1-left] fila 1, izquierda
    [row-1-right] fila 1, derecha
    [row-2-left] fila 2, izquierda
    [row-2-right] fila 2, derecha
    [row-3-left] fila 3, izquierda
    [row-3-right] fila 3, derecha
    [column-1-top] columna 1, arriba
    [column-1-bottom] columna 1, abajo
    [column-2-top] columna 2, arriba
    [column-2-bottom] columna 2, abajo
    [column-3-top] columna 3, arriba
   *[column-3-bottom] columna 3, abajo
}
tri-token = { $token ->
    [advance] un paso en cualquier medidor
    [chameleon] un camaleón
   *[ethereal-die] un dado etéreo
}

# -- preguntas -------------------------------------------------------------------------------------------------

question-trismegistus-take-laboratory = ¿De quién es el laboratorio que tomas?
question-trismegistus-keep-card = { $card ->
    [experiment] ¿Con qué experimento inicial te quedas?
    [masterpiece] ¿Con qué experimento magistral te quedas?
    [publication] ¿Con qué publicación te quedas?
   *[artifact] ¿Con qué artefacto inicial te quedas?
}
question-trismegistus-draft-die = ¿Qué dado tomas?
question-trismegistus-turn-die = ¿A qué metal giras el dado?
question-trismegistus-ask-to-raise = ¿Descartas un dado etéreo para aumentar la potencia?
question-trismegistus-action-phase = { $kind ->
    [main] ¿Cuál es tu acción principal?
   *[free] ¿Algo más antes de acabar tu turno?
}
question-trismegistus-main-action = Para esta acción tienes un { bot-die } que muestra { bot-face }. ¿Qué haces?
question-trismegistus-name-essence = { $count ->
    [one] ¿Qué esencia adquieres?
   *[other] ¿De qué tipo son las { $count } esencias que adquieres?
}
question-trismegistus-stop-or-go-on = ¿Otra transmutación por esta flecha?
question-trismegistus-place-artifact = ¿Junto a qué flecha pones { $artifact }?
question-trismegistus-choose-cube = ¿Qué cubo transmutas?
question-trismegistus-pay-essence = ¿Qué esencia pagas?
question-trismegistus-use-artifact = ¿Usas { $artifact }?
question-trismegistus-advance-any = { $count ->
    [one] ¿En qué medidor avanzas?
   *[other] ¿En qué medidor avanzas { $count } pasos?
}
question-trismegistus-advance-lowest = ¿En cuál de tus medidores más bajos avanzas?
question-trismegistus-advance-three = { $count ->
    [one] ¿En qué último medidor avanzas?
   *[other] ¿En qué medidor avanzas? Quedan { $count } distintos, por orden.
}
question-trismegistus-advance-named = ¿Avanzas?
question-trismegistus-step-back = ¿En qué medidor retrocedes un paso?
question-trismegistus-react = { $other } ha terminado. ¿Reaccionas al { bot-die } que muestra { bot-face }?
question-trismegistus-pay-cube = { $count ->
    [one] ¿Con qué cubo pagas lo último de { $experiment }?
   *[other] Paga { $count } cubos por { $experiment }. ¿Cuál primero?
}
question-trismegistus-choose-formula = ¿Qué fórmula desbloqueas?
question-trismegistus-choose-cell = ¿En qué casilla pones { $formula }?
question-trismegistus-next-bonus = ¿Qué bonificación tomas ahora?
question-trismegistus-return-publication = ¿Qué publicación pones bajo el mazo?
question-trismegistus-confirm = ¿Quieres esto: { $effect }?
question-trismegistus-order = ¿Qué tomas ahora?
question-trismegistus-gain-any-raw = { $count ->
    [one] ¿Qué material en bruto tomas?
   *[other] Toma { $count } materiales en bruto. ¿Cuál primero?
}
question-trismegistus-gain-any-refined = { $count ->
    [one] ¿Qué material refinado tomas?
   *[other] Toma { $count } materiales refinados. ¿Cuál primero?
}
question-trismegistus-gain-any-essence = { $count ->
    [one] ¿Qué esencia tomas?
   *[other] Toma { $count } esencias. ¿Cuál primero?
}
question-trismegistus-exchange-for-refined = { $count ->
    [one] ¿Qué metal refinas?
   *[other] ¿Qué metal refinas? Puedes hacerlo { $count } veces.
}
question-trismegistus-give-for-refined = ¿Qué das a cambio?
question-trismegistus-exchange-for-other = ¿Qué cubo cambias por otro material en bruto?
question-trismegistus-take-other = ¿Qué material en bruto tomas a cambio?
question-trismegistus-exchange-for-gold = { $count ->
    [one] ¿Qué cambias por oro?
   *[other] ¿Qué cambias por oro? Puedes hacerlo { $count } veces.
}
question-trismegistus-exchange-gold = ¿Cambias un oro por cinco materiales en bruto?
question-trismegistus-choose-arrow = { $count ->
    [one] ¿Por qué flecha transmutas?
   *[other] ¿Por qué flecha transmutas? Puedes hacerlo { $count } veces.
}
question-trismegistus-ask-to-draw = { $card ->
    [publications] ¿Robas publicaciones?
   *[artifact] ¿Tomas un artefacto al azar?
}

status-trismegistus-take-laboratory = { $seat } elige laboratorio.
status-trismegistus-keep-card = { $seat } elige cartas iniciales.
status-trismegistus-draft-die = { $seat } toma un dado.
status-trismegistus-turn-die = { $seat } gira el dado.
status-trismegistus-ask-to-raise = { $seat } puede aumentar la potencia.
status-trismegistus-action-phase = { $kind ->
    [main] { $seat } elige una acción principal.
   *[free] { $seat } puede hacer acciones gratuitas.
}
status-trismegistus-main-action = { $seat } elige una acción principal con un camaleón.
status-trismegistus-name-essence = { $seat } elige una esencia.
status-trismegistus-stop-or-go-on = { $seat } puede transmutar otra vez.
status-trismegistus-place-artifact = { $seat } coloca { $artifact }.
status-trismegistus-choose-cube = { $seat } elige un cubo para transmutarlo.
status-trismegistus-pay-essence = { $seat } paga una esencia.
status-trismegistus-use-artifact = { $seat } puede usar { $artifact }.
status-trismegistus-advance-any = { $seat } elige un medidor.
status-trismegistus-advance-lowest = { $seat } elige uno de sus medidores más bajos.
status-trismegistus-advance-three = { $seat } elige medidores.
status-trismegistus-advance-named = { $seat } puede avanzar.
status-trismegistus-step-back = { $seat } retrocede un paso.
status-trismegistus-react = { $seat } puede reaccionar a { $other }.
status-trismegistus-pay-cube = { $seat } paga por { $experiment }.
status-trismegistus-choose-formula = { $seat } desbloquea una fórmula.
status-trismegistus-choose-cell = { $seat } pone { $formula } en la cámara.
status-trismegistus-next-bonus = { $seat } toma bonificaciones de la cámara.
status-trismegistus-return-publication = { $seat } pone una publicación bajo el mazo.
status-trismegistus-confirm = { $seat } se lo piensa: { $effect }.
status-trismegistus-order = { $seat } toma recompensas.
status-trismegistus-gain-any-raw = { $seat } elige materiales en bruto.
status-trismegistus-gain-any-refined = { $seat } elige materiales refinados.
status-trismegistus-gain-any-essence = { $seat } elige esencias.
status-trismegistus-exchange-for-refined = { $seat } puede refinar un metal.
status-trismegistus-give-for-refined = { $seat } elige qué dar a cambio.
status-trismegistus-exchange-for-other = { $seat } puede cambiar un material en bruto.
status-trismegistus-take-other = { $seat } elige un material en bruto.
status-trismegistus-exchange-for-gold = { $seat } puede cambiar materiales refinados por oro.
status-trismegistus-exchange-gold = { $seat } puede cambiar un oro.
status-trismegistus-choose-arrow = { $seat } puede transmutar.
status-trismegistus-ask-to-draw = { $seat } puede robar.

# -- respuestas ------------------------------------------------------------------------------------------------

action-trismegistus-draft = Tomar un { bot-die } del { bot-bowl }, potencia { $count }
action-trismegistus-keep-die = Conservar tu dado
action-trismegistus-turn-to = Girarlo a { bot-face }
action-trismegistus-raise = Descartar un dado etéreo: potencia { $count }
action-trismegistus-leave-potency = Dejar la potencia como está
action-trismegistus-gather = Obtener { effect-amount }
action-trismegistus-draw-essence = Adquirir { effect-amount }
action-trismegistus-name-essence = Tomar { effect-amount }
action-trismegistus-transmute = Transmutar { tri-arrow }
action-trismegistus-stop = Parar
action-trismegistus-move = Transmutar { effect-thing }
action-trismegistus-pay = Pagar { effect-thing }
action-trismegistus-use-artifact = Usar { $artifact }: { $effect }
action-trismegistus-leave-artifact = Dejarlo cargado
action-trismegistus-acquire = Adquirir { $artifact }: { $effect }
action-trismegistus-place = { $kind ->
    [taken] Junto a { tri-arrow }, en lugar de { $artifact }
   *[free] Junto a { tri-arrow }
}
action-trismegistus-recharge = Recargar { $artifact }: { $effect }
action-trismegistus-take-experiment = Tomar el experimento { $experiment }
action-trismegistus-chameleon = Camaleón: para esta acción, un { bot-die } que muestra { bot-face }
action-trismegistus-perform = Realizar { $experiment }
action-trismegistus-unlock = { $kind ->
    [gold] Desbloquear { $formula } ({ bot-element }) por { $count } de oro
   *[free] Desbloquear { $formula }
}
action-trismegistus-into = En la casilla { $number }
action-trismegistus-use-formula = Usar { $formula }: { $effect }
action-trismegistus-claim = Obtener el logro { $achievement }
action-trismegistus-end-actions = Terminar tus acciones
action-trismegistus-react-gather = Obtener { effect-amount }
action-trismegistus-react-essence = Adquirir { effect-amount }
action-trismegistus-react-transmute = Transmutar { tri-arrow }
action-trismegistus-react-recharge = Recargar { $artifact }
action-trismegistus-no-reaction = No reaccionar
action-trismegistus-advance = Avanzar { bot-on-track }
action-trismegistus-go-back = Retroceder { bot-on-track }
action-trismegistus-gain-raw = Tomar { effect-thing }
action-trismegistus-gain-refined = Tomar { effect-thing }
action-trismegistus-refine = Recibir { effect-thing }
action-trismegistus-gild = Dar { effect-thing } por oro
action-trismegistus-return = Poner { $publication } bajo el mazo
action-trismegistus-chamber-bonus = { tri-side }: { $effect }
action-trismegistus-choose = Ahora: { $effect }
action-trismegistus-yes = { $question ->
    [exchange-gold] Cambiar un oro
    [ask-to-draw] Robar
   *[confirm] Sí, eso
}
action-trismegistus-no = { $question ->
    [advance-any] No avanzar
    [advance-lowest] No avanzar
    [advance-three] No avanzar más
    [advance-named] No avanzar
    [next-bonus] Renunciar al resto
    [exchange-for-refined] No refinar nada más
    [exchange-for-other] No cambiar nada
    [exchange-for-gold] No cambiar nada más
    [exchange-gold] Conservar el oro
    [choose-arrow] No transmutar nada más
    [ask-to-draw] No robar nada
   *[confirm] Renunciar
}
action-trismegistus-enough = Renunciar al resto
action-trismegistus-take-laboratory = Tomar el laboratorio de { $laboratory }
action-trismegistus-keep-experiment = Quedarte con { $experiment }
action-trismegistus-keep-masterpiece = Quedarte con { $experiment }
action-trismegistus-keep-publication = Quedarte con { $publication }
action-trismegistus-keep-artifact = Quedarte con { $artifact }: { $effect }

# -- lo que una respuesta desperdiciaría -------------------------------------------------------------------------

warning-potency-lost = { $count ->
    [one] Se perdería 1 de potencia de tu dado anterior.
   *[other] Se perderían { $count } de potencia de tu dado anterior.
}
warning-lost = Se perdería: { $effect }.
warning-chamber-full = La cámara está llena: no se desbloquearía ninguna fórmula.

# -- lo que no se puede ------------------------------------------------------------------------------------------

why-not-no-potency = El dado solo tiene potencia { $have }.
why-not-main-action-is-done = Ya has hecho tu acción principal.
why-not-main-action-is-due = Primero va tu acción principal; no se puede omitir.
why-not-needs-three-potency = Un artefacto cuesta 3 de potencia, el dado tiene { $have }.
why-not-not-the-dies-colour = La flecha es de otro color que el dado.
why-not-nothing-to-move = No hay ningún cubo al principio de esta flecha.
why-not-no-essence = No hay esencia con la que pagar; un cubo no paga su propio camino.
why-not-not-the-dies-spaces = Estos artefactos están en espacios de otro color que el dado.
why-not-not-discharged = Este artefacto está cargado.
why-not-not-the-dies-book = El experimento está en el libro de otro metal que el que muestra el dado.
why-not-two-experiments-already = Ya hay dos experimentos junto a tu laboratorio.
why-not-requirement-not-met = { $element ->
    [earth] Pide el paso { $need } en el medidor de tierra y estás en { $have }; ni con todos los descuentos alcanza.
    [fire] Pide el paso { $need } en el medidor de fuego y estás en { $have }; ni con todos los descuentos alcanza.
    [water] Pide el paso { $need } en el medidor de agua y estás en { $have }; ni con todos los descuentos alcanza.
   *[air] Pide el paso { $need } en el medidor de aire y estás en { $have }; ni con todos los descuentos alcanza.
}
why-not-cost-not-payable = Con todos los descuentos { $need ->
    [one] queda por pagar 1 cubo
   *[other] quedan por pagar { $need } cubos
}, y puedes pagar { $have }.
why-not-chamber-is-full = Tu cámara está llena.
why-not-not-enough-gold = La próxima fórmula cuesta { $need } de oro, tienes { $have }.
why-not-column-unlocked-by-gold = El oro ya ha desbloqueado una fórmula de esta columna.
why-not-condition-not-met = { $counted ->
    [goods] De los { $count } cubos y esencias que pide ver puedes mostrar { $have }.
   *[other] Pide: { effect-needs }; tienes { $have }.
}
why-not-bottom-of-the-track = En este medidor no hay paso que retroceder.
why-not-nothing-to-exchange = No tienes nada que cambiar.
why-not-publications-are-gone = No quedan publicaciones.
why-not-stack-is-empty = La pila de artefactos está vacía.
why-not-no-token-discharged = Ninguna de tus fichas de reacción está descargada.

# -- sucesos -----------------------------------------------------------------------------------------------------

event-trismegistus-round = Empieza la ronda { $count }.
event-trismegistus-turn = { $who ->
    [me] Es tu turno.
   *[another] Turno de { $seat }.
}
event-trismegistus-laboratory = { $who ->
    [me] Tomas el laboratorio de { $laboratory }.
   *[another] { $seat } toma el laboratorio de { $laboratory }.
}
event-trismegistus-deal = { $card ->
    [publication] Recibes { $publication }.
    [artifact] Recibes { $artifact }.
   *[experiment] Recibes { $experiment }.
}
event-trismegistus-choose = { $card ->
    [publication] Te quedas con { $publication }.
    [artifact] Te quedas con { $artifact }.
   *[experiment] Te quedas con { $experiment }.
}
event-trismegistus-starting-experiment = { $who ->
    [me] Empiezas con el experimento { $experiment }.
   *[another] { $seat } empieza con el experimento { $experiment }.
}
event-trismegistus-starting-masterpiece = { $who ->
    [me] Empiezas con el experimento magistral { $experiment }.
   *[another] { $seat } empieza con el experimento magistral { $experiment }.
}
event-trismegistus-starting-artifact = { $who ->
    [me] Empiezas con { $artifact }.
   *[another] { $seat } empieza con { $artifact }.
}
event-trismegistus-lay-experiment = Llega a un libro: { $experiment }.
event-trismegistus-lay-artifact = Llega al mercado: { $artifact }.
event-trismegistus-draft = { $who ->
    [me] Tomas un { bot-die } del { bot-bowl }, potencia { $count }.
   *[another] { $seat } toma un { bot-die } del { bot-bowl }, potencia { $count }.
}
event-trismegistus-turn-die = El dado se gira a { bot-face }.
event-trismegistus-raise = Un dado etéreo aumenta la potencia a { $count }.
event-trismegistus-shelve-die = { $who ->
    [me] Apartas el { bot-die }; se pierde potencia: { $count }.
   *[another] { $seat } aparta el { bot-die }; se pierde potencia: { $count }.
}
event-trismegistus-gain = { $who ->
    [me] Obtienes { effect-amount }.
   *[another] { $seat } obtiene { effect-amount }.
}
event-trismegistus-spend = { $who ->
    [me] Pagas { effect-amount }.
   *[another] { $seat } paga { effect-amount }.
}
event-trismegistus-discharge-token = { $who ->
    [me] Descargas una ficha de reacción.
   *[another] { $seat } descarga una ficha de reacción.
}
event-trismegistus-recharge-token = { $who ->
    [me] Recargas una ficha de reacción.
   *[another] { $seat } recarga una ficha de reacción.
}
event-trismegistus-move-cube = { $who ->
    [me] Transmutas { tri-arrow }.
   *[another] { $seat } transmuta { tri-arrow }.
}
event-trismegistus-climb = { $who ->
    [me] Subes al paso { $number } { bot-on-track }.
   *[another] { $seat } sube al paso { $number } { bot-on-track }.
}
event-trismegistus-step-back = { $who ->
    [me] Retrocedes al paso { $number } { bot-on-track }.
   *[another] { $seat } retrocede al paso { $number } { bot-on-track }.
}
event-trismegistus-reach-bonus = { $who ->
    [me] Alcanzas una ficha de bonificación: { tri-token }.
   *[another] { $seat } alcanza una ficha de bonificación: { tri-token }.
}
event-trismegistus-remove-bonus = Se retira la ficha de bonificación del paso { $number } { bot-on-track }.
event-trismegistus-replace-artifact = { $who ->
    [me] Tu artefacto { $artifact } sale del juego.
   *[another] El artefacto { $artifact } de { $seat } sale del juego.
}
event-trismegistus-place-artifact = { $who ->
    [me] Pones { $artifact } junto a { tri-arrow }.
   *[another] { $seat } pone { $artifact } junto a { tri-arrow }.
}
event-trismegistus-discharge = { $who ->
    [me] Usas { $artifact }.
   *[another] { $seat } usa { $artifact }.
}
event-trismegistus-recharge = { $who ->
    [me] Recargas { $artifact }.
   *[another] { $seat } recarga { $artifact }.
}
event-trismegistus-take-experiment = { $who ->
    [me] Tomas el experimento { $experiment }.
   *[another] { $seat } toma el experimento { $experiment }.
}
event-trismegistus-perform = { $who ->
    [me] Realizas { $experiment }.
   *[another] { $seat } realiza { $experiment }.
}
event-trismegistus-complete = { $who ->
    [me] Has completado { $experiment }.
   *[another] { $seat } ha completado { $experiment }.
}
event-trismegistus-unlock = { $who ->
    [me] Desbloqueas { $formula }.
   *[another] { $seat } desbloquea { $formula }.
}
event-trismegistus-use-formula = { $who ->
    [me] Usas la fórmula { $formula }.
   *[another] { $seat } usa la fórmula { $formula }.
}
event-trismegistus-claim = { $who ->
    [me] Obtienes el logro { $achievement }.
   *[another] { $seat } obtiene el logro { $achievement }.
}
event-trismegistus-draw-publication = { $kept ->
    [hidden] { $seat } roba una publicación.
   *[seen] { $who ->
        [me] Robas { $publication }.
       *[another] { $seat } empieza con { $publication }.
    }
}
event-trismegistus-return-publication = { $kept ->
    [hidden] { $seat } pone una publicación bajo el mazo.
   *[seen] Pones { $publication } bajo el mazo.
}
event-trismegistus-next-row = { $who ->
    [me] Has tomado todos tus dados de esta ronda.
   *[another] { $seat } ha tomado todos los dados de esta ronda.
}
event-trismegistus-undo = { $who ->
    [me] Deshaces { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }.
   *[another] { $seat } deshace { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }.
}

# -- sucesos de Botmegistus: sus razones (bot-line-…) están en trismegistus-bot.ftl -----------------------------

event-trismegistus-bot-add-card = { $seat } recibe una carta nueva.
event-trismegistus-bot-reshuffle = { $seat } baraja sus descartes.
event-trismegistus-bot-take-die = { $face ->
    [infinity] { $seat } toma un { bot-die } del cuenco de infinito, potencia { $count }, y lo gira a { bot-turned }.
   *[other] { $seat } toma un { bot-die } del { bot-bowl }, potencia { $count }.
}
event-trismegistus-bot-spend-ethereal = Un dado etéreo aumenta su potencia a { $count }.
event-trismegistus-bot-spend-potency = { $seat } gasta { $count } de potencia.
event-trismegistus-bot-advance = { $seat } sube al paso { $count } { bot-on-track }.
event-trismegistus-bot-take-artifact = { $seat } toma { $artifact }.
event-trismegistus-bot-take-experiment = { $seat } toma el experimento { $experiment }.
event-trismegistus-bot-take-gold = { $seat } obtiene { $count } de oro.
event-trismegistus-bot-take-points = { $seat } obtiene { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}.
event-trismegistus-bot-take-ethereal = { $seat } obtiene { $count ->
    [one] { $count } dado etéreo
   *[other] { $count } dados etéreos
}.
event-trismegistus-bot-complete-experiment = { $seat } completa su { bot-type }; oro pagado: { $count }.
event-trismegistus-bot-complete-masterpiece = { $seat } completa su experimento magistral, { bot-element }; oro pagado: { $count }.
event-trismegistus-bot-artifact = { $seat } recibe el artefacto que no quisiste: { $artifact }.
event-trismegistus-bot-experiment = { $seat } empieza con el experimento { $experiment }.
event-trismegistus-bot-masterpiece = { $seat } descubre el experimento magistral { $experiment }.

# -- la puntuación -----------------------------------------------------------------------------------------------

score-points = Puntos
score-experiments = Experimentos completados
score-during-the-game = Durante la partida
score-completed-experiments = Experimentos
score-publications = Publicaciones
score-stone = Piedra filosofal
score-gold = Oro
score-ethereal-dice = Dados etéreos
score-tracks = Maestría
score-achievements = Logros
score-trismegistus-served = { $seat }: { $publication }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $symbols }.
score-trismegistus-unserved = { $seat }: { $publication }, sin puntos; faltaban símbolos.
tri-symbol = { bot-element }:
tri-symbol-of-track = final del medidor

# -- opciones ----------------------------------------------------------------------------------------------------

option-trismegistus-setup = Preparación
    .about = La preparación introductoria da a cada uno un alquimista y cartas iniciales; en la completa se eligen.
option-trismegistus-setup-full = completa
option-trismegistus-setup-introductory = introductoria
option-trismegistus-essences = Esencias dominantes
    .about = Qué esencia sube en qué medidor: como está impreso o barajado.
option-trismegistus-essences-printed = como está impreso
option-trismegistus-essences-shuffled = barajadas
option-trismegistus-achievements = Logros
    .about = Hay cuatro logros a la vista; el primero que muestra lo que uno pide se lo queda. Nunca en solitario.
option-trismegistus-achievements-no = no
option-trismegistus-achievements-yes = sí
option-trismegistus-reactions = Reacciones
    .about = Tras cada turno los demás reaccionan uno tras otro, o todos a la vez, que es más rápido.
option-trismegistus-reactions-in-order = por orden
option-trismegistus-reactions-at-once = a la vez
option-trismegistus-first = Quién empieza
    .about = Quien juega el primer turno; los demás siguen en sentido horario.
option-trismegistus-first-random = al azar
option-trismegistus-first-1 = asiento 1
option-trismegistus-first-2 = asiento 2
option-trismegistus-first-3 = asiento 3
option-trismegistus-first-4 = asiento 4
setup-solo-only = «{ $option }» es solo para partidas en solitario.
setup-not-solo = «{ $option }» no es para partidas en solitario.
