# Alchemicus: its names, its switches, and why something cannot be done.
#
# Code hands over ids and numbers, never names (`emerald.words.arguments` says which is which). A sentence takes a
# name from the messages that choose by id: { card } reads $card, { good } reads $good, and so on. The Latin names of
# cards are never declined: where a language would, a noun stands before them (»das Gebäude Horten«), or a colon.
# What is declined, the goods, has its further forms as attributes named after the case; those belong to the language
# alone, and no code asks for them. Seats come as names of people, which stand in the nominative only.

game-alchemicus = Alchemicus
    .about = From a garden and a stall to gold and fame: become the most famous alchemist of the realm.
edition-reconstructed = reconstructed
    .about = The public rulebook does not show every number. The order of the rings, most prices and the counts of the Noctis cards are our reconstruction, and each table may change them.

# -- cards ---------------------------------------------------------------------------------------------------

card-horten = Horten
    .gloss = garden
card-metalle = Metalle
    .gloss = mine
card-alembic = Alembic
    .gloss = still
card-fornax = Fornax
    .gloss = furnace
card-labrium = Labrium
    .gloss = laboratory
card-pergula = Pergula
    .gloss = stall
card-taberna = Taberna
    .gloss = shop
card-donarium = Donarium
    .gloss = treasury
card-domo = Domo
    .gloss = workshop
card-gloria = Gloria
    .gloss = fame
card-golem = Golem
    .gloss = golem
card-mutabilus = Mutabilus
    .gloss = changeling
card-spiritus = Spiritus
    .gloss = spirit
card-homunculus = Homunculus
    .gloss = little man
card-pactum = Pactum
    .gloss = pact
card-infamia = Infamia
    .gloss = ill fame
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
# Where something happened; a building that is gone since is only a plot.
spot = { $building ->
    [horten] { card-horten } (plot { $plot })
    [metalle] { card-metalle } (plot { $plot })
    [alembic] { card-alembic } (plot { $plot })
    [fornax] { card-fornax } (plot { $plot })
    [labrium] { card-labrium } (plot { $plot })
    [pergula] { card-pergula } (plot { $plot })
    [taberna] { card-taberna } (plot { $plot })
    [donarium] { card-donarium } (plot { $plot })
    [domo] { card-domo } (plot { $plot })
   *[hidden] plot { $plot }
}

# -- goods, fields, backs ------------------------------------------------------------------------------------

good-herbs = herbs
good-ore = ore
good-tincture = tincture
good-metal = metal
good-gold = gold
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
    [tincture-and-metal] tincture and metal
   *[nothing] empty
}

place-building = Building
place-spirit = Spirit
place-harvest = Harvest
place-transport = Transport
place-transmutation = Transmutation
place-sale = Sale
place-gifts = Gifts
place = { $place ->
    [building] { place-building }
    [spirit] { place-spirit }
    [harvest] { place-harvest }
    [transport] { place-transport }
    [transmutation] { place-transmutation }
    [sale] { place-sale }
    [gifts] { place-gifts }
   *[nowhere] off the board
}

pile-base = pile
pile-noctis = Noctis pile
pile-bank = card bank

# -- switches of a table (A0.5, A8, A9, A10) -----------------------------------------------------------------

option-alchemicus-bank = Card bank
    .about = Five open cards; instead of drawing, discard a card and take one of them. Recommended.
option-alchemicus-bank-no = off
option-alchemicus-bank-yes = on
option-alchemicus-advanced-sale = Advanced sale
    .about = A good sold for cards may be bought by the others, for one card more than it brought.
option-alchemicus-advanced-sale-no = off
option-alchemicus-advanced-sale-yes = on
option-alchemicus-turn-limit = Turn limit
    .about = After this many turns each the game ends; 0 means no limit.
option-alchemicus-noctis = Noctis
    .about = The expansion: six kinds of Noctis cards to play against each other.
option-alchemicus-noctis-no = off
option-alchemicus-noctis-yes = on
option-alchemicus-golem-stops-mutabilus = A Golem keeps off Mutabilus
    .about = Off, Mutabilus may take goods from a guarded building too.
option-alchemicus-golem-stops-mutabilus-no = off
option-alchemicus-golem-stops-mutabilus-yes = on
option-alchemicus-race = Race for Gold
    .about = No fame: whoever first sells gold through a Donarium wins.
option-alchemicus-race-no = off
option-alchemicus-race-yes = on
option-alchemicus-first = Who begins
    .about = A random player, or a given seat.
option-alchemicus-first-random = random
option-alchemicus-first-1 = seat 1
option-alchemicus-first-2 = seat 2
option-alchemicus-first-3 = seat 3
option-alchemicus-first-4 = seat 4
option-alchemicus-last-fame = Fame of the last game
    .about = For a rematch: the fame of each seat in order, such as “12 20 7”; one of those with the least begins.
option-alchemicus-outer-ring = Outer ring
    .about = The eight fields clockwise: exactly one spirit; building, harvest, transport, transmutation, sale and gifts at least once.
option-alchemicus-inner-ring = Inner ring
    .about = The five buildings horten, metalle, alembic, fornax and labrium clockwise, in any order.
option-alchemicus-prices = Prices
    .about = Other prices than ours, from 1 to 9, such as “domo 4, horten 2”; printed ones stay.
option-alchemicus-noctis-counts = Noctis counts
    .about = Other counts of Noctis cards, such as “golem 12, pactum 3”; at least one Golem for each seat.

# -- what is wrong with a set-up or a position ---------------------------------------------------------------

outer-ring-length = The outer ring has eight fields.
outer-ring-spirit = The outer ring has exactly one Spirit field.
outer-ring-actions = Each of the seven actions stands on the outer ring at least once.
inner-ring = The inner ring is its five buildings, in some order.
setup-outer-ring-length = { outer-ring-length }
setup-outer-ring-spirit = { outer-ring-spirit }
setup-outer-ring-actions = { outer-ring-actions }
setup-inner-ring = { inner-ring }
setup-turn-limit = The turn limit is a number from 0 to { $high }, not “{ $word }”.
setup-needs-noctis = “{ $option }” makes sense only with Noctis.
setup-two-ways-to-begin = Who begins is told twice: by seat and by the fame of the last game.
setup-race-knows-no-fame = “{ $option }” makes no sense in the Race for Gold: there is no fame in it.
setup-last-fame = The fame of the last game is { $seats ->
    [one] one number
   *[other] { $seats } numbers
}, one for each seat, not “{ $word }”.
setup-price-is-printed = The price of { card } is printed on the card; it stays.
setup-price-range = The price of { card } must be from { $low } to { $high }.
setup-no-noctis-card = { card } is no Noctis card.
setup-noctis-count = The number of { card } cards must be from { $low } to { $high }.
setup-counts = “{ $option }” lists cards with a number, such as “domo 4, horten 2”; “{ $word }” is not of that form.
position-needs-noctis = Line “{ $line }”: “{ $word }” is there only with Noctis.
position-too-many = Line “{ $line }”: there are not so many “{ $word }” cards left.
position-too-few-unseen = Line “{ $line }”: under the goods alone lie { $word } cards, more than are unseen.

# -- why not -------------------------------------------------------------------------------------------------

why-not-too-few-cards = This costs { $need ->
    [one] 1 card
   *[other] { $need } cards
}; you have { $have } to pay with.
why-not-move-needs-fame = More than three fields cost 1 fame, and you have none.
why-not-spirit-field-occupied = Another pawn stands on the Spirit field.
why-not-gloria-is-no-building = Gloria cannot be built.
why-not-no-room = No building it could go to has a free place for this good.
why-not-no-seller-left = No building that sells { good } is left in this visit.
why-not-gift-needs-cards = A gift is { $need } cards; you have { $have }.
why-not-gloria-needs-cards = Gloria costs { $need } other cards; you have { $have }.
why-not-noctis-pile-is-empty = There is no Noctis card to draw.
why-not-bank-is-empty = The card bank is empty.
why-not-no-target = { $card ->
    [golem] Every place where a Golem could go has one already.
    [mutabilus] Nobody else has herbs or ore that you may take and have a free place for.
    [spiritus] Nobody else has an Alembic, Fornax or Labrium without a Golem.
    [homunculus] But for what Golems guard, there is neither a transmutation of somebody else to undo nor a Spiritus to discard.
   *[infamia] { $mode ->
        [race] Each of the others bears two Infamias already.
       *[fame] None of the others has fame to lose.
    }
}
why-not-no-domo = This player has built no Domo.
why-not-no-card-to-rob = This player has no card in hand.
why-not-golem-guards = A Golem guards this building.
why-not-infamous-sell-no-gold = Whoever bears an Infamia cannot sell gold.
why-not-gold-needs-donarium = In the Race for Gold only a Donarium sells gold, and you have none left in this visit.
why-not-move-needs-gloria = Each field beyond the third costs a Gloria and one more card: { $need } cards in all; you have { $have }.
why-not-no-noctis-card-can-come = No Noctis card can come any more.
why-not-no-fame-to-lose = { $seat } has no fame to lose.
why-not-two-infamias-already = { $seat } already bears two Infamias.
