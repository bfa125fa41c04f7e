# Alchemicus en el navegador: el tablero en palabras, y qué hace cada componente.

web-alchemicus-field = Casilla { $field }: { place }
web-alchemicus-pawns = aquí: { $players }
web-alchemicus-blocked = { card }, con bloqueo del Espíritu
web-alchemicus-is-blocked = con bloqueo del Espíritu
web-alchemicus-plot = solar { $plot }
web-alchemicus-building = Solar { $plot }: { card }, { load }
web-alchemicus-lies = Aquí hay: { load }
web-alchemicus-guarded = bajo la guardia de un Golem
web-alchemicus-haunted = { $count ->
    [one] con un Spiritus encima
   *[other] con { $count } Spiritus encima
}
web-alchemicus-price = Precio: { $count } ({ $printed ->
    [yes] impreso
   *[no] reconstruido
})
web-alchemicus-copies = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
web-alchemicus-field-golem = Aquí hay un Golem.
web-alchemicus-buildings = Edificios de { $name }
web-alchemicus-hand = Tu mano: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-alchemicus-hand-empty = Tu mano está vacía.
web-alchemicus-stack = { $count } × { card }
web-alchemicus-pile = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-alchemicus-noctis-pile = Mazo Noctis: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-alchemicus-discards = Descartes: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-alchemicus-cards-seen = Recuento de cartas
web-alchemicus-unseen = No vistas desde que se barajó
web-alchemicus-fame = { $count } de fama
web-alchemicus-known = con seguridad en esta mano: { $cards }
web-alchemicus-open-seat = Ver todo lo de { $name }
web-alchemicus-last-round = Última ronda
amount-fame = { $count } de fama
fame = fama

# -- qué hacen las cartas ------------------------------------------------------------------------------------

about-horten = En una casilla de Obtención toma hierbas del mazo.
about-metalle = En una casilla de Obtención toma mineral del mazo.
about-alembic = En una casilla de Transmutación convierte las hierbas en tintura.
about-fornax = En una casilla de Transmutación convierte el mineral en metal.
about-labrium = En una casilla de Transmutación hace oro con una tintura y un metal.
about-pergula = En una casilla de Venta vende una mercancía.
about-taberna = En una casilla de Venta vende hasta tres mercancías.
about-donarium = En una casilla de Venta vende un oro, al mejor precio.
about-domo = Al llegar a Obtención, Transporte o Transmutación, cada Domo da una carta.
about-gloria = Al final de tu turno: descártala con otras cinco cartas por 1 de fama. No se puede construir.
about-golem = Guarda uno de tus edificios de Spiritus y Homunculus, o te libra de una Infamia.
about-mutabilus = Quita hierbas o mineral a otra persona.
about-spiritus = Se queda en un edificio ajeno e impide su próxima transmutación.
about-homunculus = Deshace una transmutación ajena o expulsa un Spiritus.
about-pactum = Da tres cartas Noctis.
about-infamia = Otra persona pierde 1 de fama, salvo que entregue un Golem o cinco cartas.

# -- qué permiten las casillas -------------------------------------------------------------------------------

about-building = Construye los edificios que quieras de tu mano.
about-spirit = Mueve el Espíritu de la Transmutación; quien pasa por aquí roba una carta. Solo puede haber un peón a la vez.
about-harvest = Todos tus Horten y Metalle vacíos toman una mercancía.
about-transport = Lleva mercancías a los edificios que las trabajan.
about-transmutation = Se transmuta todo lo que está listo en tus Alembic, Fornax y Labrium.
about-sale = Cada uno de tus edificios de venta trabaja una vez.
about-gifts = Da cinco cartas por 1 de fama.

# -- letras de los símbolos ----------------------------------------------------------------------------------

letter-good-herbs = H
letter-good-ore = Mi
letter-good-tincture = T
letter-good-metal = Me
letter-good-gold = O

# -- el catálogo ---------------------------------------------------------------------------------------------

web-alchemicus-kind-base = Juego básico
web-alchemicus-kind-noctis = Noctis
web-alchemicus-kind-goods = Mercancías
web-alchemicus-kind-fields = Casillas
web-alchemicus-places = { $count ->
    [one] una vez en el anillo exterior
   *[other] { $count } veces en el anillo exterior
}
about-herbs = Crecen en Horten; Alembic las convierte en tintura.
about-ore = Sale de Metalle; Fornax lo convierte en metal.
about-tincture = Destilada de hierbas; la mitad de lo que Labrium necesita para hacer oro.
about-metal = Fundido a partir de mineral; la otra mitad de lo que Labrium necesita para hacer oro.
about-gold = Se hace en Labrium con una tintura y un metal; es lo que más vale, sobre todo en un Donarium.
