# Alchemicus: nombres, opciones y por qué algo no se puede hacer. Las reglas de estos ficheros encabezan el inglés.
#
# Los nombres latinos van sin artículo y no cambian; los nombres de personas, tampoco.

game-alchemicus = Alchemicus
    .about = De un huerto y un puesto al oro y la fama: conviértete en quien más renombre tiene entre los alquimistas del reino.
edition-reconstructed = reconstruida
    .about = El reglamento público no muestra todos los números. El orden de los anillos, la mayoría de los precios y la cantidad de cartas Noctis son una reconstrucción nuestra; cada mesa puede cambiarlos.

# -- cartas --------------------------------------------------------------------------------------------------

card-horten = Horten
    .gloss = huerto
card-metalle = Metalle
    .gloss = mina
card-alembic = Alembic
    .gloss = alambique
card-fornax = Fornax
    .gloss = horno
card-labrium = Labrium
    .gloss = laboratorio
card-pergula = Pergula
    .gloss = puesto
card-taberna = Taberna
    .gloss = tienda
card-donarium = Donarium
    .gloss = cámara del tesoro
card-domo = Domo
    .gloss = taller
card-gloria = Gloria
    .gloss = fama
card-golem = Golem
    .gloss = gólem
card-mutabilus = Mutabilus
    .gloss = ser mudable
card-spiritus = Spiritus
    .gloss = espíritu
card-homunculus = Homunculus
    .gloss = hombrecillo
card-pactum = Pactum
    .gloss = pacto
card-infamia = Infamia
    .gloss = mala fama
card = { $card ->
    [horten] { card-horten }
    [metalle] { card-metalle }
    [alembic] { card-alembic }
    [fornax] { card-fornax }
    [labrium] { card-labrium }
    [pergula] { card-pergula }
    [taberna] { card-taberna }
    [donarium] { card-donarium }
    [domo] { card-domo }
    [gloria] { card-gloria }
    [golem] { card-golem }
    [mutabilus] { card-mutabilus }
    [spiritus] { card-spiritus }
    [homunculus] { card-homunculus }
    [pactum] { card-pactum }
    [infamia] { card-infamia }
   *[other] { $card }
}
spot = { $building ->
    [horten] { card-horten } (solar { $plot })
    [metalle] { card-metalle } (solar { $plot })
    [alembic] { card-alembic } (solar { $plot })
    [fornax] { card-fornax } (solar { $plot })
    [labrium] { card-labrium } (solar { $plot })
    [pergula] { card-pergula } (solar { $plot })
    [taberna] { card-taberna } (solar { $plot })
    [donarium] { card-donarium } (solar { $plot })
    [domo] { card-domo } (solar { $plot })
   *[hidden] solar { $plot }
}

# -- mercancías, casillas, dorsos ----------------------------------------------------------------------------

good-herbs = hierbas
good-ore = mineral
good-tincture = tintura
good-metal = metal
good-gold = oro
good = { $good ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
   *[other] { $good }
}
load = { $load ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
    [tincture-and-metal] tintura y metal
   *[nothing] sin nada
}

place-building = Construcción
place-spirit = Espíritu
place-harvest = Obtención
place-transport = Transporte
place-transmutation = Transmutación
place-sale = Venta
place-gifts = Ofrendas
place = { $place ->
    [building] { place-building }
    [spirit] { place-spirit }
    [harvest] { place-harvest }
    [transport] { place-transport }
    [transmutation] { place-transmutation }
    [sale] { place-sale }
    [gifts] { place-gifts }
   *[nowhere] fuera del tablero
}

pile-base = mazo
pile-noctis = mazo Noctis
pile-bank = banco de cartas

# -- opciones de una mesa (A0.5, A8, A9, A10) ----------------------------------------------------------------

option-alchemicus-bank = Banco de cartas
    .about = Cinco cartas abiertas; en vez de robar, puedes descartar una carta y tomar una de ellas. Recomendado.
option-alchemicus-bank-no = no
option-alchemicus-bank-yes = sí
option-alchemicus-advanced-sale = Venta avanzada
    .about = Una mercancía vendida por cartas la pueden comprar los demás, por una carta más de las que dio.
option-alchemicus-advanced-sale-no = no
option-alchemicus-advanced-sale-yes = sí
option-alchemicus-turn-limit = Límite de turnos
    .about = Tras tantos turnos de cada cual acaba la partida; 0 significa sin límite.
option-alchemicus-noctis = Noctis
    .about = La expansión: seis clases de cartas Noctis que se juegan contra los demás.
option-alchemicus-noctis-no = no
option-alchemicus-noctis-yes = sí
option-alchemicus-golem-stops-mutabilus = Un Golem detiene a Mutabilus
    .about = Si no, Mutabilus también puede llevarse mercancías de un edificio protegido.
option-alchemicus-golem-stops-mutabilus-no = no
option-alchemicus-golem-stops-mutabilus-yes = sí
option-alchemicus-race = Carrera por el oro
    .about = Sin fama: gana quien primero venda oro mediante un Donarium.
option-alchemicus-race-no = no
option-alchemicus-race-yes = sí
option-alchemicus-first = Quién empieza
    .about = Alguien al azar o un asiento determinado.
option-alchemicus-first-random = al azar
option-alchemicus-first-1 = asiento 1
option-alchemicus-first-2 = asiento 2
option-alchemicus-first-3 = asiento 3
option-alchemicus-first-4 = asiento 4
option-alchemicus-last-fame = Fama de la partida anterior
    .about = Para la revancha: la fama de cada asiento, por orden, como «12 20 7»; empieza quien menos tuvo.
option-alchemicus-outer-ring = Anillo exterior
    .about = Las ocho casillas en sentido horario: spirit exactamente una vez; building, harvest, transport, transmutation, sale y gifts al menos una vez.
option-alchemicus-inner-ring = Anillo interior
    .about = Los cinco edificios horten, metalle, alembic, fornax y labrium en sentido horario, en cualquier orden.
option-alchemicus-prices = Precios
    .about = Precios distintos de los nuestros, de 1 a 9, como «domo 4, horten 2»; los impresos no cambian.
option-alchemicus-noctis-counts = Cantidad de cartas Noctis
    .about = Otras cantidades de cartas Noctis, como «golem 12, pactum 3»; al menos un Golem por asiento.

# -- qué falla en una preparación o una posición -------------------------------------------------------------

outer-ring-length = El anillo exterior tiene ocho casillas.
outer-ring-spirit = El anillo exterior tiene exactamente una casilla del Espíritu.
outer-ring-actions = Cada una de las siete acciones está al menos una vez en el anillo exterior.
inner-ring = El anillo interior son sus cinco edificios, en cualquier orden.
setup-outer-ring-length = { outer-ring-length }
setup-outer-ring-spirit = { outer-ring-spirit }
setup-outer-ring-actions = { outer-ring-actions }
setup-inner-ring = { inner-ring }
setup-turn-limit = El límite de turnos es un número de 0 a { $high }, no «{ $word }».
setup-needs-noctis = «{ $option }» solo tiene sentido con Noctis.
setup-two-ways-to-begin = Se dice dos veces quién empieza: por el asiento y por la fama de la partida anterior.
setup-race-knows-no-fame = «{ $option }» no tiene sentido en la carrera por el oro: en ella no hay fama.
setup-last-fame = La fama de la partida anterior es { $seats ->
    [one] un número
   *[other] { $seats } números
}, uno por asiento, no «{ $word }».
setup-price-is-printed = El precio de { card } está impreso en la carta y no cambia.
setup-price-range = El precio de { card } debe estar entre { $low } y { $high }.
setup-no-noctis-card = { card } no es una carta Noctis.
setup-noctis-count = La cantidad de cartas { card } debe estar entre { $low } y { $high }.
setup-counts = «{ $option }» enumera cartas con un número, como «domo 4, horten 2»; «{ $word }» no tiene esa forma.
position-needs-noctis = Línea «{ $line }»: «{ $word }» solo existe con Noctis.
position-too-many = Línea «{ $line }»: no quedan tantas cartas «{ $word }».
position-too-few-unseen = Línea «{ $line }»: solo bajo las mercancías ya hay { $word } cartas, más de las que quedan sin ver.

# -- por qué no ----------------------------------------------------------------------------------------------

why-not-too-few-cards = Esto cuesta { $need ->
    [one] 1 carta
   *[other] { $need } cartas
}; para pagar tienes { $have }.
why-not-move-needs-fame = Más de tres casillas cuestan 1 de fama, y no tienes.
why-not-spirit-field-occupied = En la casilla del Espíritu hay otro peón.
why-not-gloria-is-no-building = Gloria no se puede construir.
why-not-no-room = Ningún edificio al que pueda ir esta mercancía tiene sitio libre para ella.
why-not-no-seller-left = En esta visita no queda ningún edificio que venda { good }.
why-not-gift-needs-cards = Una ofrenda son { $need } cartas; tienes { $have }.
why-not-gloria-needs-cards = Gloria cuesta otras { $need } cartas; tienes { $have }.
why-not-noctis-pile-is-empty = No hay ninguna carta Noctis que robar.
why-not-bank-is-empty = El banco de cartas está vacío.
why-not-no-target = { $card ->
    [golem] En todos los sitios posibles ya hay un Golem.
    [mutabilus] Nadie más tiene hierbas o mineral que puedas llevarte y poner en un sitio libre tuyo.
    [spiritus] Nadie más tiene un Alembic, Fornax o Labrium sin Golem.
    [homunculus] Salvo lo que protege un Golem, no hay transmutación ajena que deshacer ni Spiritus que descartar.
   *[infamia] { $mode ->
        [race] Todos los demás cargan ya con dos cartas Infamia.
       *[fame] Nadie más tiene fama que perder.
    }
}
why-not-no-domo = En este asiento no hay ningún Domo construido.
why-not-no-card-to-rob = En este asiento no hay ninguna carta en la mano.
why-not-golem-guards = Un Golem protege este edificio.
why-not-infamous-sell-no-gold = Quien carga con una Infamia no puede vender oro.
why-not-gold-needs-donarium = En la carrera por el oro solo un Donarium vende oro, y en esta visita ya no te queda ninguno.
why-not-move-needs-gloria = Cada casilla a partir de la cuarta cuesta una Gloria y una carta más: { $need } cartas en total; tienes { $have }.
why-not-no-noctis-card-can-come = Ya no puede salir ninguna carta Noctis.
why-not-no-fame-to-lose = { $seat } no tiene fama que perder.
why-not-two-infamias-already = { $seat } ya carga con dos cartas Infamia.
