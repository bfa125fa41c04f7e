# El equilibrio de los componentes: `emerald balance` y su página.

cli-about-balance = Mide el equilibrio de los componentes de un juego: quién gana, qué se toma, de dónde vienen los puntos.
cli-about-watched = Cuántas partidas se observan por cada número de asientos; 100 si no se dice nada.
cli-about-tables = Números de asientos, por ejemplo 2,3,4.
cli-about-everybody = Quién juega en todos los asientos; greedy si no se dice nada.
cli-about-every-component = Enumera todos los componentes, no solo los que están fuera de sus límites.
cli-balancing = Partidas
cli-balance-games = { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}; en promedio { $rate } decisiones y { $mean } turnos.
cli-balance-breaches = { $count ->
    [0] Nada está fuera de sus límites por algo más que azar.
    [one] 1 proporción está fuera de sus límites por algo más que azar.
   *[other] { $count } proporciones están fuera de sus límites por algo más que azar.
}
cli-column-source = Origen
cli-column-points = Puntos
cli-column-part = Parte
cli-column-of-winners = De ganadores
cli-column-component = Componente
cli-column-offered = Ofrecido
cli-column-taken = Tomado
cli-column-finished = Terminado
balance-title = el equilibrio de sus componentes
balance-seat = asientos: asiento
balance-all = todos
balance-winners = ganadores
balance-taken = tomado cuando se ofrecía
balance-won = victorias de quien lo tenía
balance-wins = Victorias por asiento
    .about = Parte de las victorias de cada asiento, con su intervalo del 95 %; la marca gris es una parte igual.
balance-sources = De dónde vienen los puntos
    .about = Puntos en promedio, de todos los asientos y de quienes ganaron solos.
balance-components = Qué se toma
    .about = Con qué frecuencia se tomó cada componente cuando se podía.
balance-worth = Cuánto vale
    .about = Con qué frecuencia ganó quien tenía un componente; lo que queda a la derecha se toma demasiado, lo que queda arriba gana demasiado.
