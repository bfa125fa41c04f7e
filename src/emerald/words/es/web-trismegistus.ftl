# Trismegistus en el navegador: los tableros en palabras, y lo que dice cada carta.

# -- el tablero principal ------------------------------------------------------------------------------------

web-trismegistus-round = Ronda { $count } de 3
web-trismegistus-potency = Potencia { $count }
web-trismegistus-row = Orden de turno: { $players }
web-trismegistus-next-row = Próxima ronda: { $players }
web-trismegistus-deck = { $count ->
    [one] 1 publicación en el mazo
   *[other] { $count } publicaciones en el mazo
}
web-trismegistus-bowl = { $face ->
    [lead] Cuenco de plomo
    [copper] Cuenco de cobre
    [tin] Cuenco de estaño
    [mercury] Cuenco de mercurio
    [iron] Cuenco de hierro
   *[infinity] Cuenco de infinito
}
web-trismegistus-bowl-potency = { $count ->
    [0] Aquí no hay ningún dado.
   *[other] Un dado de aquí tiene potencia { $count }.
}
web-trismegistus-bowl-essence = Su esencia: { effect-thing }
web-trismegistus-bowl-infinity = Un dado de aquí se gira enseguida a otro metal.
web-trismegistus-dice = { bot-die } × { $count }
web-trismegistus-page = { $face ->
    [lead] Libro de plomo
    [copper] Libro de cobre
    [tin] Libro de estaño
    [mercury] Libro de mercurio
   *[iron] Libro de hierro
}, { $side ->
    [left] página izquierda
   *[right] página derecha
}
web-trismegistus-market = { $colour ->
    [black] Mercado, para un dado negro
    [white] Mercado, para un dado blanco
   *[red] Mercado, para un dado rojo
}
web-trismegistus-achievements = Logros
web-trismegistus-tracks = Maestría
web-trismegistus-track = { $element ->
    [earth] Medidor de tierra
    [fire] Medidor de fuego
    [water] Medidor de agua
   *[air] Medidor de aire
}
web-trismegistus-climbed-by = Se avanza pagando { effect-thing }
web-trismegistus-marker = { $name }: nivel { $count }
web-trismegistus-token = Ficha de bonificación en el nivel { $count }: { tri-token }

# -- un laboratorio ------------------------------------------------------------------------------------------

web-trismegistus-wheel = Rueda de materiales
web-trismegistus-arrow = { $colour ->
    [black] Flecha negra
    [white] Flecha blanca
   *[red] Flecha roja
}: { tri-arrow }
web-trismegistus-slot = Junto a { tri-arrow }
web-trismegistus-charged = Cargado.
web-trismegistus-spent = Descargado.
web-trismegistus-mercury = También se paga como esencia.
web-trismegistus-gold = Se paga como cualquier material.
web-trismegistus-discharged = { $count ->
    [one] { $count } ficha de reacción descargada
   *[other] { $count } fichas de reacción descargadas
}
web-trismegistus-die = { bot-die }, { bot-face }, potencia { $count }
web-trismegistus-no-die = No hay dado en el medidor de potencia
web-trismegistus-used = { $count ->
    [0] Ningún dado usado en esta ronda
    [one] 1 de 3 dados usado en esta ronda
   *[other] { $count } de 3 dados usados en esta ronda
}
web-trismegistus-shelf = Esencias y fichas
web-trismegistus-chamber = { $count ->
    [one] Cámara: 1 fórmula
   *[other] Cámara: { $count } fórmulas
}
web-trismegistus-side = { tri-side }: { $effect }
web-trismegistus-cell = Cámara, casilla { $number }
web-trismegistus-used-up = Su capacidad ya se ha usado.
web-trismegistus-stone = { $count ->
    [one] Piedra filosofal: 1 fórmula
   *[other] Piedra filosofal: { $count } fórmulas
}, { bot-worth }
web-trismegistus-formulas = Fórmulas aún bloqueadas
web-trismegistus-formula = { $formula } ({ bot-element }): { $effect }
web-trismegistus-formula-column = { $element ->
    [earth] En la columna de tierra
    [fire] En la columna de fuego
    [water] En la columna de agua
   *[air] En la columna de aire
}
web-trismegistus-done = { bot-track }, experimentos completados: { $count }
web-trismegistus-completed = { $count ->
    [one] 1 experimento completado
   *[other] { $count } experimentos completados
}
web-trismegistus-publications = { $count ->
    [one] 1 publicación en la mano
   *[other] { $count } publicaciones en la mano
}
web-trismegistus-scored = { $count ->
    [one] Hasta ahora: 1 punto
   *[other] Hasta ahora: { $count } puntos
}
web-trismegistus-cards = Experimentos y publicaciones
web-trismegistus-beside = Está junto al laboratorio.
web-trismegistus-secret = Solo tú ves esta carta.
web-trismegistus-dealt = Cartas iniciales: se conserva una de cada par
web-trismegistus-kept = Te quedas con esta.
web-trismegistus-laboratories = Laboratorios para elegir
web-trismegistus-open-seat = Ver todo lo de { $name }

# -- cartas y losetas ----------------------------------------------------------------------------------------

web-trismegistus-experiment-kind = { $level ->
    [starting] Experimento inicial
    [level-1] Experimento de nivel 1
    [level-2] Experimento de nivel 2
    [level-3] Experimento de nivel 3
   *[masterpiece] Experimento magistral
}, { bot-element }
web-trismegistus-requires = { $element ->
    [earth] Exige el nivel { $count } en el medidor de tierra
    [fire] Exige el nivel { $count } en el medidor de fuego
    [water] Exige el nivel { $count } en el medidor de agua
   *[air] Exige el nivel { $count } en el medidor de aire
}
web-trismegistus-cost = Cuesta { $text }
web-trismegistus-reward = Da: { $effect }
web-trismegistus-worth = { $count ->
    [one] Vale 1 punto al final
   *[other] Vale { $count } puntos al final
}
web-trismegistus-needs = Necesita { $text }
web-trismegistus-shows = Hay que mostrar: { $text }
web-trismegistus-at-once = Enseguida: { $effect }
web-trismegistus-symbols = { bot-element } × { $count }
amount-potency = { $count } de potencia
amount-earth-step = { $count } en el medidor de tierra
amount-fire-step = { $count } en el medidor de fuego
amount-water-step = { $count } en el medidor de agua
amount-air-step = { $count } en el medidor de aire
amount-lowest-step = { $count } en el medidor más bajo

# -- Botmegistus ---------------------------------------------------------------------------------------------

web-trismegistus-bot-card = { $kind ->
    [basic] Carta básica
    [specialization] { $element ->
        [earth] Especialización de tierra
        [fire] Especialización de fuego
        [water] Especialización de agua
       *[air] Especialización de aire
    }
   *[personality] { $element ->
        [earth] Personalidad de tierra
        [fire] Personalidad de fuego
        [water] Personalidad de agua
       *[air] Personalidad de aire
    }
}
web-trismegistus-bot-pile = { $count ->
    [one] 1 carta en su mazo
   *[other] { $count } cartas en su mazo
}
web-trismegistus-complete = Completado.
web-trismegistus-incomplete = Aún sin completar.
web-trismegistus-tale = Lo que hizo, paso a paso
web-trismegistus-tale-none = Todavía no ha tenido ningún turno.
web-trismegistus-tale-of = Turno { $count } de { $high }
web-trismegistus-tale-earlier = El turno anterior
web-trismegistus-tale-later = El turno siguiente
web-trismegistus-tale-next = Paso siguiente
web-trismegistus-tale-all = Todos los pasos
web-trismegistus-tale-again = Desde el principio
web-trismegistus-why = ¿Por qué?
web-trismegistus-bot-above = Por encima de ti: { $text }
web-trismegistus-bot-number = N.º { $number }
web-trismegistus-artifact-level = { $level ->
    [starting] Artefacto inicial
    [level-1] Artefacto de nivel 1
    [level-2] Artefacto de nivel 2
   *[level-3] Artefacto de nivel 3
}
