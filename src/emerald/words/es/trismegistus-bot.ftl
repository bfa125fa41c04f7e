# Botmegistus en la mesa: qué hace, por qué, qué hay que lanzar por él y lo difícil que es.

# -- partes de frases ------------------------------------------------------------------------------------------

bot-die = { $colour ->
    [black] dado negro
    [white] dado blanco
   *[red] dado rojo
}
bot-next-colour = { $next ->
    [black] negro
    [white] blanco
   *[red] rojo
}
bot-bowl = { $face ->
    [lead] cuenco de plomo
    [copper] cuenco de cobre
    [tin] cuenco de estaño
    [mercury] cuenco de mercurio
    [iron] cuenco de hierro
   *[infinity] cuenco de infinito
}
bot-book = { $face ->
    [lead] libro de plomo
    [copper] libro de cobre
    [tin] libro de estaño
    [mercury] libro de mercurio
   *[iron] libro de hierro
}
bot-face = { $face ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
    [iron] { metal-iron }
   *[infinity] { face-infinity }
}
bot-turned = { $turned ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-left = { $left ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-right = { $right ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-element = { $element ->
    [earth] { element-earth }
    [fire] { element-fire }
    [water] { element-water }
   *[air] { element-air }
}
bot-track = { $element ->
    [earth] Tierra
    [fire] Fuego
    [water] Agua
   *[air] Aire
}
bot-on-track = { $element ->
    [earth] en el medidor de tierra
    [fire] en el medidor de fuego
    [water] en el medidor de agua
   *[air] en el medidor de aire
}
bot-type = { $element ->
    [earth] experimento de tierra
    [fire] experimento de fuego
    [water] experimento de agua
   *[air] experimento de aire
}
bot-side = { $side ->
    [left] Izquierda
   *[right] Derecha
}
bot-age = { $age ->
    [older] El más antiguo
   *[newer] El más nuevo
}
bot-yes = { $yes ->
    [yes] sí
   *[no] no
}
bot-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
bot-short = { $count ->
    [0] requisito cumplido
    [one] falta { $count } nivel
   *[other] faltan { $count } niveles
}

# -- por qué: las líneas de sus listas de prioridades -----------------------------------------------------------

bot-line-begins = Antes del primer turno, Botmegistus recibe aquello con lo que empieza.
bot-line-after-round = Ha terminado la ronda { $number }: Botmegistus recibe dados etéreos y quizá una carta.
bot-line-card = { $kind ->
    [basic] Botmegistus juega una carta básica.
    [specialization] Botmegistus juega su especialización de { bot-element }.
   *[personality] Botmegistus juega su personalidad de { bot-element }.
}
bot-line-card-by-die = { $side ->
    [left] El dado elige la carta de la izquierda.
   *[right] El dado elige la carta de la derecha.
}
bot-line-asks-for = { $left ->
    [max] La carta pide un { bot-die } de la mayor potencia.
   *[other] { $right ->
        [none] La carta pide un { bot-die } con el símbolo de { bot-left }.
       *[other] La carta pide un { bot-die } con el símbolo de { bot-left } (izquierda) o de { bot-right } (derecha).
    }
}
bot-line-keeps-die = No coge ningún dado, porque aún tiene uno: { bot-die }, { bot-face }, potencia { $count }.
bot-line-own-colour = Primero, dados del color de la carta: del cuenco de infinito, del símbolo izquierdo y del derecho. Gana la mayor potencia.
bot-line-own-order = Igual potencia: infinito antes que el símbolo izquierdo, y este antes que el derecho.
bot-line-other-colours = No hay ninguno del color de la carta. Así que los mismos cuencos, pero dados de otros colores. Gana la mayor potencia.
bot-line-other-order = Igual potencia: infinito antes que el símbolo izquierdo, y este antes que el derecho.
bot-line-colour-order = En el mismo cuenco: negro antes que blanco, y blanco antes que rojo.
bot-line-greatest-potency = De todos los dados de un color, gana la mayor potencia.
bot-line-metal-order = Igual potencia: por este orden, infinito, hierro, mercurio, estaño, cobre, plomo.
bot-line-next-colour = No queda ningún { bot-die }. Así que el primer color que tenga alguno, por el orden negro, blanco, rojo: { bot-next-colour }.
bot-line-boosts = La potencia { $count } es menor que 5 y tiene un dado etéreo: usa uno.
bot-line-spends = La carta gasta { $need } de potencia; su dado tiene { $count }.
bot-line-climbs = Está en el nivel { $has } { bot-on-track }, y tú en el { $need }: su personalidad avanza.
bot-line-scores = Está en el nivel { $has } { bot-on-track }, y tú en el { $need }: su personalidad puntúa en vez de avanzar.
bot-line-no-artifact = { $colour ->
    [black] No hay artefactos en los espacios negros: no coge ninguno.
    [white] No hay artefactos en los espacios blancos: no coge ninguno.
   *[red] No hay artefactos en los espacios rojos: no coge ninguno.
}
bot-line-more-symbols = Coge un artefacto del color de su dado: el que tenga más símbolos elementales.
bot-line-artifact-by-die = { $side ->
    [left] Los mismos símbolos: el dado elige el de la izquierda.
   *[right] Los mismos símbolos: el dado elige el de la derecha.
}
bot-line-two-already = Ya tiene dos experimentos incompletos: recibe 1 de oro en su lugar.
bot-line-empty-book = No hay ningún experimento en el { bot-book }: recibe 1 de oro en su lugar.
bot-line-in-the-book = Coge un experimento del { bot-book }.
bot-line-new-type = Primero, uno de un tipo que aún no tenga, completado o no.
bot-line-at-once = Después, uno que pueda completar de inmediato, también con oro.
bot-line-at-once-points = Puede completar cualquiera de ellos: el que valga más puntos.
bot-line-nearer = Después, aquel cuyo requisito tenga más cerca.
bot-line-nearer-for-you = Después, aquel cuyo requisito cumplas o tengas más cerca tú.
bot-line-more-points = Después, el que valga más puntos.
bot-line-left-page = Sigue el empate: el de la izquierda.
bot-line-lowest = Avanza en su medidor menos avanzado.
bot-line-next-token = El medidor en el que tenga más cerca la siguiente ficha de bonificación.
bot-line-leads-you = Después, aquel en el que más te aventaje o en el que menos lo aventajes tú.
bot-line-leftmost = Sigue el empate: el de más a la izquierda.
bot-line-at-the-top = Ya ha llegado arriba { bot-on-track }, así que avanza en otro.
bot-line-all-at-the-top = Ha llegado arriba en todos los medidores y no avanza.
bot-line-token = { $token ->
    [advance] Alcanza una ficha de bonificación { bot-on-track }: un avance más.
    [chameleon] Alcanza una ficha de bonificación { bot-on-track }: un camaleón, para él 5 puntos.
   *[ethereal-die] Alcanza una ficha de bonificación { bot-on-track }: un dado etéreo.
}
bot-line-unmet = Avanza donde tenga más cerca el requisito de uno de sus experimentos incompletos.
bot-line-none-unmet = Ninguno de sus experimentos incompletos pide un nivel más alto.
bot-line-completes = Completa lo que puede, a 1 de oro por nivel que falte. Su oro: { $count }.
bot-line-cannot-complete = No puede completar lo que queda. Su oro: { $count }.
bot-line-one-of-two = Puede completar cualquiera de los dos, pero no ambos. Su oro: { $count }.
bot-line-type-not-done = Primero, uno de un tipo que aún no haya completado.
bot-line-worth-more = Después, el que valga más puntos.
bot-line-less-gold = Después, el que cueste menos oro.
bot-line-older = Sigue el empate: el más antiguo.
bot-line-die-stays = Su dado se queda para el próximo turno, con potencia { $count }.
bot-line-die-is-used = Su dado está agotado. Es el dado { $count } de 3 de esta ronda.
bot-line-third-die = Así que su marcador pasa al primer espacio libre de la fila siguiente.
bot-line-most-symbols = La especialización del elemento del que tenga más símbolos, en artefactos y experimentos completados.
bot-line-by-lot = Los mismos símbolos: decide el azar.
bot-line-rolled = El dado muestra { bot-face }: avanza { bot-on-track }.
bot-line-rolled-lowest = El dado muestra { bot-face }: avanza en su medidor menos avanzado.
bot-line-masterpieces = Completa el experimento magistral de más puntos cuyo requisito cumpla. Su oro: { $count }.
bot-line-no-masterpiece = No puede completar ninguno.
bot-line-master-points = El que valga más puntos.
bot-line-master-type = Después, uno de un tipo que aún no haya completado.
bot-line-master-gold = Después, el que cueste menos oro.
bot-line-drawn-first = Sigue el empate: el robado primero.

bot-decided = Eso decide.
bot-tied = Aún quedan { $count }.

# -- por qué: los candidatos, vistos por cada línea ----------------------------------------------------------------

bot-seen-die = Potencia { $count }: { bot-die }, { bot-bowl }
bot-seen-artifact = { $count ->
    [one] { bot-side }: { $count } símbolo
   *[other] { bot-side }: { $count } símbolos
}
bot-seen-page = { bot-side }: { bot-type }, requisito { $need }, { bot-worth }
bot-seen-page-yes = { bot-side }: { bot-yes }
bot-seen-page-points = { bot-side }: { bot-worth }
bot-seen-page-steps = { bot-side }: { bot-short }
bot-seen-track = { bot-track }: nivel { $count }
bot-seen-track-token = { $count ->
    [0] { bot-track }: ninguna ficha por encima
    [one] { bot-track }: { $count } nivel hasta la ficha
   *[other] { bot-track }: { $count } niveles hasta la ficha
}
bot-seen-track-lead = { $who ->
    [it] { $count ->
        [one] { bot-track }: te aventaja en { $count } nivel
       *[other] { bot-track }: te aventaja en { $count } niveles
    }
    [you] { $count ->
        [one] { bot-track }: lo aventajas en { $count } nivel
       *[other] { bot-track }: lo aventajas en { $count } niveles
    }
   *[nobody] { bot-track }: igualados
}
bot-seen-track-missing = { bot-track }: { bot-short }
bot-seen-held = { bot-age }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-held-yes = { bot-age }: { bot-yes }
bot-seen-held-points = { bot-age }: { bot-worth }
bot-seen-held-gold = { bot-age }: { $count } de oro
bot-seen-element = { $count ->
    [one] { bot-track }: { $count } símbolo
   *[other] { bot-track }: { $count } símbolos
}
bot-seen-drawn = N.º { $number }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-drawn-yes = N.º { $number }: { bot-yes }
bot-seen-drawn-points = N.º { $number }: { bot-worth }
bot-seen-drawn-gold = N.º { $number }: { $count } de oro

# -- qué hay que hacer por él ------------------------------------------------------------------------------------------

bot-do-stack = { $element ->
    [none] Baraja sus nueve cartas básicas y colócalas bocabajo como su mazo.
   *[other] Baraja sus nueve cartas básicas con su personalidad de { bot-element } y colócalas bocabajo como su mazo.
}
bot-do-add-card = { $kind ->
    [specialization] Baraja su especialización de { bot-element } en su mazo. Sus descartes se quedan fuera.
   *[other] Baraja la carta en su mazo. Sus descartes se quedan fuera.
}
bot-do-reshuffle = Su mazo está vacío: baraja sus descartes y colócalos bocabajo como nuevo mazo.
bot-do-lay-open = { $side ->
    [none] Colócala bocarriba.
    [left] Colócala bocarriba a la izquierda.
   *[right] Colócala bocarriba a la derecha.
}
bot-do-discard-card = Pon su carta en sus descartes.
bot-do-take-die = { $face ->
    [infinity] Dale un { bot-die } del cuenco de infinito, potencia { $count }, y gíralo a { bot-turned }.
   *[other] Dale un { bot-die } del { bot-bowl }, potencia { $count }.
}
bot-do-spend-ethereal = Quítale un dado etéreo y sube su potencia a { $count }.
bot-do-spend-potency = Baja la potencia de su dado en { $count }, a { $rest }.
bot-do-advance = Mueve su marcador { bot-on-track } al nivel { $count }.
bot-do-take-artifact = { $colour ->
    [black] { $side ->
        [left] Dale el artefacto izquierdo de los espacios negros y rellena el espacio.
       *[right] Dale el artefacto derecho de los espacios negros y rellena el espacio.
    }
    [white] { $side ->
        [left] Dale el artefacto izquierdo de los espacios blancos y rellena el espacio.
       *[right] Dale el artefacto derecho de los espacios blancos y rellena el espacio.
    }
   *[red] { $side ->
        [left] Dale el artefacto izquierdo de los espacios rojos y rellena el espacio.
       *[right] Dale el artefacto derecho de los espacios rojos y rellena el espacio.
    }
}
bot-do-take-experiment = { $yes ->
    [yes] { $side ->
        [left] Dale el { bot-type } de la página izquierda del { bot-book } y rellena la página.
       *[right] Dale el { bot-type } de la página derecha del { bot-book } y rellena la página.
    }
   *[no] { $side ->
        [left] Dale el { bot-type } de la página izquierda del { bot-book }. La página queda vacía.
       *[right] Dale el { bot-type } de la página derecha del { bot-book }. La página queda vacía.
    }
}
bot-do-take-gold = Dale { $count } de oro.
bot-do-take-points = { $points ->
    [one] Dale { $points } punto.
   *[other] Dale { $points } puntos.
}
bot-do-take-ethereal = { $count ->
    [one] Dale { $count } dado etéreo.
   *[other] Dale { $count } dados etéreos.
}
bot-do-complete-experiment = { $age ->
    [older] { $count ->
        [0] Pon su experimento más antiguo, el { bot-type }, con los completados.
       *[other] Quítale { $count } de oro y pon su experimento más antiguo, el { bot-type }, con los completados.
    }
   *[newer] { $count ->
        [0] Pon su experimento más nuevo, el { bot-type }, con los completados.
       *[other] Quítale { $count } de oro y pon su experimento más nuevo, el { bot-type }, con los completados.
    }
}
bot-do-let-react = Puedes reaccionar a su { bot-die }, que muestra { bot-face }.
bot-do-tidy = { $yes ->
    [yes] Pon su dado con los usados y retira toda ficha de bonificación que algún marcador haya alcanzado.
   *[no] Su dado se queda. Retira toda ficha de bonificación que algún marcador haya alcanzado.
}
bot-do-remove-token = Retira la ficha de bonificación del nivel { $count } { bot-on-track }.
bot-do-draw-starting-experiment = Roba un experimento inicial que no se te haya repartido y ponlo incompleto junto a su inventario.
bot-do-draw-masterpieces = Roba { $count } experimentos magistrales que nunca se te hayan repartido.
bot-do-complete-masterpiece = { $count ->
    [0] Pon el experimento magistral n.º { $number }, el { bot-type }, con los completados.
   *[other] Quítale { $count } de oro y pon el experimento magistral n.º { $number }, el { bot-type }, con los completados.
}

# -- qué necesita saber ---------------------------------------------------------------------------------------------------

bot-need-card = Revela la siguiente carta de su mazo. ¿Cuál es?
bot-need-card-side = Lanza un dado normal: de 1 a 3 es su carta izquierda; de 4 a 6, la derecha.
bot-need-artifact-side = Lanza un dado normal: de 1 a 3 es el artefacto izquierdo; de 4 a 6, el derecho.
bot-need-roll = Lanza uno de los dados no usados del juego para sus primeros avances.
bot-need-element = Echa a suertes entre los elementos de los que tiene más símbolos.
bot-fault-no-dice = No hay dados en ningún cuenco, así que no puede coger ninguno.
bot-fault-no-cards = Su mazo y sus descartes están vacíos, así que no se puede revelar ninguna carta.
bot-fault-value = { $what ->
    [round] Hay tres rondas, de la 1 a la 3.
    [bowls] Ningún cuenco puede contener estos dados.
    [pages] En un libro hay un experimento que no existe.
    [market] En el mercado hay un artefacto que no existe.
    [bonus] Hay tres clases de fichas de bonificación, una en cada espacio.
    [yours] Tus niveles van de 0 a 12.
    [tracks] Sus niveles van de 0 a 12.
    [gold] No puede tener tanto oro.
    [ethereal] No puede tener tantos dados etéreos.
    [points] No puede tener tantos puntos.
    [die] Un dado tiene un color, un metal y una potencia de 0 a 5, o no está.
    [used] Usa como mucho tres dados por ronda.
    [artifacts] Tiene un artefacto que no existe.
    [beside] Tiene como mucho dos experimentos incompletos.
    [done] Ha completado un experimento que no existe.
    [drawn] Se ha robado un experimento magistral que no existe.
    [cards] Cada una de sus cartas está en un solo lugar.
   *[twice] Un experimento o artefacto está en dos lugares.
}

# -- qué puntúa ---------------------------------------------------------------------------------------------------------------

score-bot-points = Puntos obtenidos durante la partida
score-bot-experiments = Experimentos completados
score-bot-tracks = Medidores de maestría
score-bot-symbols = Símbolos elementales en artefactos
score-bot-ethereal = Dados etéreos
score-bot-stone = Piedra filosofal
score-bot-gold = Oro restante
score-wins-a-tie = Gana los empates

# -- lo difícil que es -------------------------------------------------------------------------------------------------------------

option-trismegistus-bot = Botmegistus
    .about = Lo difícil que es la partida en solitario. Cada ajuste de abajo puede cambiarse por separado.
option-trismegistus-bot-introductory = introductorio
option-trismegistus-bot-standard = normal
option-trismegistus-bot-hard = difícil
option-trismegistus-bot-heroic = heroico
option-trismegistus-bot-planning = Planificación avanzada
    .about = Dos de sus cartas están reveladas y un dado elige entre ellas.
option-trismegistus-bot-planning-no = no
option-trismegistus-bot-planning-yes = sí
option-trismegistus-bot-gold = Su oro
    .about = Con cuánto oro empieza.
option-trismegistus-bot-gold-preset = según el nivel
option-trismegistus-bot-gold-1 = 1, más fácil
option-trismegistus-bot-gold-2 = 2
option-trismegistus-bot-gold-3 = 3, más difícil
option-trismegistus-bot-experiment = Su experimento inicial
    .about = Empieza con un experimento inicial al azar, incompleto.
option-trismegistus-bot-experiment-preset = según el nivel
option-trismegistus-bot-experiment-no = no
option-trismegistus-bot-experiment-yes = sí, más difícil
option-trismegistus-bot-first-steps = Sus primeros niveles
    .about = En qué nivel de cada medidor empieza, antes de sus tiradas.
option-trismegistus-bot-first-steps-preset = según el nivel
option-trismegistus-bot-first-steps-0 = 0
option-trismegistus-bot-first-steps-1 = 1, más difícil
option-trismegistus-bot-rolls = Sus tiradas
    .about = Cuántas veces se lanza un dado para sus primeros avances.
option-trismegistus-bot-rolls-preset = según el nivel
option-trismegistus-bot-rolls-0 = 0, más fácil
option-trismegistus-bot-rolls-2 = 2
option-trismegistus-bot-rolls-4 = 4, más difícil
option-trismegistus-bot-rolls-5 = 5, más difícil
option-trismegistus-bot-rolls-6 = 6, más difícil
option-trismegistus-bot-rolls-7 = 7, más difícil
option-trismegistus-bot-rolls-8 = 8, más difícil
option-trismegistus-bot-personality = Su personalidad
    .about = Cuándo la carta de personalidad puntúa en vez de avanzar.
option-trismegistus-bot-personality-preset = según el nivel
option-trismegistus-bot-personality-none = sin personalidad, más fácil
option-trismegistus-bot-personality-above = por delante de ti
option-trismegistus-bot-personality-tie = por delante o igualado, más difícil
option-trismegistus-bot-specializations = Sus especializaciones
    .about = Tras las rondas 1 y 2 se añade una carta de especialización a su mazo.
option-trismegistus-bot-specializations-preset = según el nivel
option-trismegistus-bot-specializations-no = no, más fácil
option-trismegistus-bot-specializations-yes = sí
option-trismegistus-bot-masterpieces = Sus experimentos magistrales
    .about = Cuántos se roban para él al final; puede completar uno.
option-trismegistus-bot-masterpieces-preset = según el nivel
option-trismegistus-bot-masterpieces-0 = 0, más fácil
option-trismegistus-bot-masterpieces-2 = 2
option-trismegistus-bot-masterpieces-3 = 3, más difícil
option-trismegistus-bot-masterpiece-for-gold = Oro para su experimento magistral
    .about = Puede pagar 1 de oro por cada nivel que le falte.
option-trismegistus-bot-masterpiece-for-gold-preset = según el nivel
option-trismegistus-bot-masterpiece-for-gold-no = no
option-trismegistus-bot-masterpiece-for-gold-yes = sí, más difícil
option-trismegistus-bot-begins = Empieza él
    .about = Tiene el primer turno, y tú no recibes un dado etéreo por ser el segundo.
option-trismegistus-bot-begins-preset = según el nivel
option-trismegistus-bot-begins-no = no
option-trismegistus-bot-begins-yes = sí, más difícil
option-trismegistus-white-die-less = Un dado blanco menos
    .about = Se juega con cinco dados negros, cuatro blancos y cuatro rojos.
option-trismegistus-white-die-less-preset = según el nivel
option-trismegistus-white-die-less-no = no
option-trismegistus-white-die-less-yes = sí, más difícil
option-trismegistus-own-publications = Tus publicaciones
    .about = Cuántas publicaciones robas en la preparación para quedarte una.
option-trismegistus-own-publications-preset = según el nivel
option-trismegistus-own-publications-1 = 1, más difícil
option-trismegistus-own-publications-2 = 2
option-trismegistus-own-masterpieces = Tus experimentos magistrales
    .about = Cuántos experimentos magistrales robas en la preparación para quedarte uno.
option-trismegistus-own-masterpieces-preset = según el nivel
option-trismegistus-own-masterpieces-1 = 1, más difícil
option-trismegistus-own-masterpieces-2 = 2

# -- qué puede estar mal en sus cartas -------------------------------------------------------------------------------------------------

bot-card-dice = Una carta pide un dado, dos o «max».
bot-card-basic = Hay { $high } cartas básicas y ninguna más.
bot-card-twice = Ya hay una carta de esta clase y este elemento.
bot-card-unlike-the-box = La carta impresa dice: { $expected }.
