# Alchemicus in the browser: the board in words, and what each component does.

web-alchemicus-field = Field { $field }: { place }
web-alchemicus-pawns = here: { $players }
web-alchemicus-blocked = { card }, blocked by the Spirit
web-alchemicus-is-blocked = blocked by the Spirit
web-alchemicus-plot = plot { $plot }
web-alchemicus-building = Plot { $plot }: { card }, { load }
web-alchemicus-lies = Here lies: { load }
web-alchemicus-guarded = guarded by a Golem
web-alchemicus-haunted = { $count ->
    [one] haunted by a Spiritus
   *[other] haunted by { $count } Spiritus
}
web-alchemicus-price = Price: { $count } ({ $printed ->
    [yes] printed
   *[no] reconstructed
})
web-alchemicus-copies = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
web-alchemicus-field-golem = A Golem stands here.
web-alchemicus-buildings = Buildings of { $name }
web-alchemicus-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-alchemicus-hand-empty = Your hand is empty.
web-alchemicus-stack = { $count } × { card }
web-alchemicus-pile = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-alchemicus-noctis-pile = Noctis pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-alchemicus-discards = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-alchemicus-cards-seen = Cards counted
web-alchemicus-unseen = Not seen since the last shuffle
web-alchemicus-fame = { $count } fame
web-alchemicus-known = known to be in this hand: { $cards }
web-alchemicus-open-seat = Show everything of { $name }
web-alchemicus-last-round = Last round

amount-fame = { $count } fame
fame = fame

# -- what the cards do ---------------------------------------------------------------------------------------

about-horten = On a Harvest field it takes one herbs from the pile.
about-metalle = On a Harvest field it takes one ore from the pile.
about-alembic = On a Transmutation field it turns herbs into tincture.
about-fornax = On a Transmutation field it turns ore into metal.
about-labrium = On a Transmutation field it makes gold of one tincture and one metal.
about-pergula = On a Sale field it sells one good.
about-taberna = On a Sale field it sells up to three goods.
about-donarium = On a Sale field it sells one gold, at the best price.
about-domo = Landing on Harvest, Transport or Transmutation brings one card for each Domo.
about-gloria = At the end of your turn: discard it and five other cards for 1 fame. It cannot be built.
about-golem = Guards one of your buildings against Spiritus and Homunculus, or keeps off an Infamia.
about-mutabilus = Takes a herbs or an ore from another player.
about-spiritus = Lies on another's building and stops its next transmutation.
about-homunculus = Undoes another's transmutation, or drives out a Spiritus.
about-pactum = Brings three Noctis cards.
about-infamia = Another player loses 1 fame, unless they give up a Golem or five cards.

# -- what the fields let one do ------------------------------------------------------------------------------

about-building = Build any number of buildings from your hand.
about-spirit = Move the Spirit of Transmutation; whoever passes here draws a card. Only one pawn at a time may stand here.
about-harvest = All your empty Horten and Metalle take a good.
about-transport = Carry goods on to the buildings that work them.
about-transmutation = All that lies ready in your Alembic, Fornax and Labrium is transmuted.
about-sale = Each of your selling buildings works once.
about-gifts = Give five cards for 1 fame.

# -- letters of the symbols, different from each other in every language -------------------------------------

letter-good-herbs = H
letter-good-ore = O
letter-good-tincture = T
letter-good-metal = M
letter-good-gold = G

# -- the catalogue -------------------------------------------------------------------------------------------

web-alchemicus-kind-base = Base game
web-alchemicus-kind-noctis = Noctis
web-alchemicus-kind-goods = Goods
web-alchemicus-kind-fields = Fields
web-alchemicus-places = { $count ->
    [one] once on the outer ring
   *[other] { $count } times on the outer ring
}
about-herbs = Grows in Horten; Alembic turns it into tincture.
about-ore = Comes out of Metalle; Fornax turns it into metal.
about-tincture = Distilled from herbs; half of what Labrium needs for gold.
about-metal = Smelted from ore; half of what Labrium needs for gold.
about-gold = Made in Labrium of a tincture and a metal; worth the most, above all in a Donarium.
