# Alchemicus in play: what is asked, what can be answered, what happened, and the score.
#
# question-… speaks to the seat that is asked, status-… tells the others of it. In event-… $who is `me` for the seat
# that acts, else `another`. Names by id (card, good, spot, …) are in alchemicus.ftl.

# -- questions -----------------------------------------------------------------------------------------------

question-alchemicus-choose-draw = Where do you draw your card from?
question-alchemicus-take-from-bank = Which card do you take from the bank?
question-alchemicus-pay = { $count ->
    [one] Which card do you discard?
   *[other] Discard { $count } cards. Which one first?
}
question-alchemicus-place-pawn = On which field do you put your pawn?
question-alchemicus-move-pawn = How far does your pawn move?
question-alchemicus-choose-passing-card = You pass the Spirit field: where do you draw a card from?
question-alchemicus-build = Which building do you lay?
question-alchemicus-tear-down = All twelve plots are taken. What do you tear down for { card }?
question-alchemicus-move-spirit = Where do you move the Spirit of Transmutation?
question-alchemicus-rob = The Spirit is in the centre. From whom do you take a random card?
question-alchemicus-harvest-field = Do you harvest?
question-alchemicus-harvest-some = { $count ->
    [one] One card is left for the harvest. Where does it go?
   *[other] { $count } cards are left for the harvest. Where does the first one go?
}
question-alchemicus-transport = Which good do you carry on?
question-alchemicus-carry-into = Into which building do you carry the { good }?
question-alchemicus-transmutation-field = Do you transmute?
question-alchemicus-sale = Which good do you sell?
question-alchemicus-through = Through which building do you sell the { good }, and for what?
question-alchemicus-buy-good = { $other } sells { good }. Do you buy it for { $count ->
    [one] 1 card
   *[other] { $count } cards
}?
question-alchemicus-place-bought = Where do you put the { good } you buy?
question-alchemicus-gifts-field = Do you give five cards for 1 fame?
question-alchemicus-end-turn = Anything else before your turn ends?
question-alchemicus-noctis-phase = Which Noctis card do you play?
question-alchemicus-set-golem = Where do you set the Golem?
question-alchemicus-steal-good = Which good does Mutabilus bring you?
question-alchemicus-place-stolen = Where do you put the { good }?
question-alchemicus-haunt = Which building does Spiritus haunt?
question-alchemicus-send-homunculus = What does Homunculus do?
question-alchemicus-defame = Against whom do you play Infamia?
question-alchemicus-defend = { $other } plays Infamia against you. How do you answer?
question-alchemicus-lift-infamia = Do you discard { $count } cards to be rid of an Infamia?

status-alchemicus-choose-draw = { $seat } draws a card.
status-alchemicus-take-from-bank = { $seat } chooses a card from the bank.
status-alchemicus-pay = { $seat } chooses cards to discard.
status-alchemicus-place-pawn = { $seat } chooses the first field.
status-alchemicus-move-pawn = { $seat } chooses where to move.
status-alchemicus-choose-passing-card = { $seat } chooses a pile to draw from.
status-alchemicus-build = { $seat } builds.
status-alchemicus-tear-down = { $seat } chooses a building to tear down.
status-alchemicus-move-spirit = { $seat } moves the Spirit of Transmutation.
status-alchemicus-rob = { $seat } chooses whom to rob.
status-alchemicus-harvest-field = { $seat } may harvest.
status-alchemicus-harvest-some = { $seat } chooses what to harvest.
status-alchemicus-transport = { $seat } carries goods on.
status-alchemicus-carry-into = { $seat } chooses where to carry a good.
status-alchemicus-transmutation-field = { $seat } may transmute.
status-alchemicus-sale = { $seat } sells goods.
status-alchemicus-through = { $seat } chooses how to sell a good.
status-alchemicus-buy-good = { $seat } may buy a good.
status-alchemicus-place-bought = { $seat } chooses a place for a good.
status-alchemicus-gifts-field = { $seat } may give five cards.
status-alchemicus-end-turn = { $seat } ends the turn.
status-alchemicus-noctis-phase = { $seat } may play Noctis cards.
status-alchemicus-set-golem = { $seat } chooses a place for the Golem.
status-alchemicus-steal-good = { $seat } chooses a good to take.
status-alchemicus-place-stolen = { $seat } chooses a place for a good.
status-alchemicus-haunt = { $seat } chooses a building to haunt.
status-alchemicus-send-homunculus = { $seat } sends Homunculus.
status-alchemicus-defame = { $seat } chooses whom to defame.
status-alchemicus-defend = { $seat } answers an Infamia.
status-alchemicus-lift-infamia = { $seat } may lift an Infamia.

# -- answers -------------------------------------------------------------------------------------------------

action-alchemicus-draw = { $pile ->
    [base] Draw from the pile
    [noctis] Draw a Noctis card
   *[bank] Take a card from the bank
}
action-alchemicus-discard = Discard { card }
action-alchemicus-take = Take { card }
action-alchemicus-place = Put the pawn on { place } (field { $field })
action-alchemicus-move = { $count ->
    [one] Move 1 field, to { place } (field { $field })
   *[other] Move { $count } fields, to { place } (field { $field })
}
action-alchemicus-build = Build { card }
action-alchemicus-tear-down = Tear down { card } (plot { $plot }, { load })
action-alchemicus-move-spirit = { $card ->
    [domo] Move the Spirit to the centre, which blocks Domo
   *[other] Move the Spirit to { card }
}
action-alchemicus-rob = Take a random card from { $other }
action-alchemicus-harvest = Harvest everything
action-alchemicus-harvest-at = Harvest { card } (plot { $plot })
action-alchemicus-carry = Carry { load } on from { card } (plot { $plot })
action-alchemicus-into = Into { card } (plot { $plot }, { load })
action-alchemicus-transmute = Transmute everything that is ready
action-alchemicus-sell = Sell { good } from { card } (plot { $plot })
action-alchemicus-through = { $pay ->
    [fame] Through { card }, for fame
   *[cards] Through { card }, for cards
}
action-alchemicus-buy = Buy it
action-alchemicus-give = Give five cards
action-alchemicus-play = Play { card }
action-alchemicus-guard = Set the Golem under { card } (plot { $plot }, { load })
action-alchemicus-post = Set the Golem on { place } (field { $field })
action-alchemicus-steal = Take { load } from { $other }: { card } (plot { $plot })
action-alchemicus-haunt = Haunt { $other }: { card } (plot { $plot }, { load })
action-alchemicus-revert = Undo { $other }'s transmutation: { card } (plot { $plot }, { load })
action-alchemicus-dispel = Drive out a Spiritus from { $other }: { card } (plot { $plot }, { load })
action-alchemicus-defame = Defame { $other }
action-alchemicus-sacrifice = Give up the Golem under { card } (plot { $plot })
action-alchemicus-buy-off = Discard five cards
action-alchemicus-suffer = Bear the Infamia
action-alchemicus-lift = Lift the Infamia
action-alchemicus-pass = { $question ->
    [build] Finish building
    [transport] Finish the transport
    [sale] Finish the sale
    [buy-good] Do not buy
    [noctis-phase] No further Noctis card
    [rob] Rob nobody
    [lift-infamia] Keep the Infamia
   *[other] Pass
}
action-alchemicus-end-turn = End the turn

# -- events --------------------------------------------------------------------------------------------------

event-alchemicus-first = { $who ->
    [me] You begin.
   *[another] { $seat } begins.
}
event-alchemicus-turn = { $who ->
    [me] Your turn { $count }.
   *[another] { $seat }'s turn { $count }.
}
event-alchemicus-golem-dealt = { $who ->
    [me] You get a { card }.
   *[another] { $seat } gets a { card }.
}
event-alchemicus-draw = { $card ->
    [hidden] { $pile ->
        [noctis] { $seat } draws a Noctis card.
       *[base] { $seat } draws a card.
    }
   *[other] { $who ->
        [me] You draw { card }.
       *[another] { $seat } draws { card }.
    }
}
event-alchemicus-bank = Laid in the bank: { card }.
event-alchemicus-take = { $who ->
    [me] You take { card } from the bank.
   *[another] { $seat } takes { card } from the bank.
}
event-alchemicus-discard = { $who ->
    [me] You discard { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }.
   *[another] { $seat } discards { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }.
}
event-alchemicus-back = { $pile ->
    [noctis] { $seat } takes a random Noctis card from { $other }.
   *[base] { $seat } takes a random card from { $other }.
}
event-alchemicus-steal-card = { $who ->
    [me] You take a random card from { $other }: { card }.
   *[another] { $seat } takes a random card from { $other }: { card }.
}
event-alchemicus-shuffle = { $pile ->
    [noctis] The Noctis discards become a new pile of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[base] The discards become a new pile of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-alchemicus-build = { $who ->
    [me] You build { card } (plot { $plot }).
   *[another] { $seat } builds { card } (plot { $plot }).
}
event-alchemicus-tear-down = { $who ->
    [me] You tear down { card }.
   *[another] { $seat } tears down { card }.
}
event-alchemicus-harvest = { $who ->
    [me] You harvest { good }: { spot }.
   *[another] { $seat } harvests { good }: { spot }.
}
event-alchemicus-carry = { $who ->
    [me] You carry { good } on from { spot }.
   *[another] { $seat } carries { good } on from { spot }.
}
event-alchemicus-transmute = { $who ->
    [me] You make { good }: { spot }.
   *[another] { $seat } makes { good }: { spot }.
}
event-alchemicus-revert = { $who ->
    [me] Your Homunculus undoes { $other }'s { good }: { spot }.
   *[another] { $seat }'s Homunculus undoes { $other }'s { good }: { spot }.
}
event-alchemicus-sell = { $who ->
    [me] You sell { good } through { card }: { spot }.
   *[another] { $seat } sells { good } through { card }: { spot }.
}
event-alchemicus-steal-good = { $who ->
    [me] You take { good } from { $other }: { spot }.
   *[another] { $seat } takes { good } from { $other }: { spot }.
}
event-alchemicus-good-comes = { $who ->
    [me] You put { good } on { spot }.
   *[another] { $seat } puts { good } on { spot }.
}
event-alchemicus-reveal = A discarded good is revealed: { card }.
event-alchemicus-guard = { $who ->
    [me] Your Golem guards { spot }.
   *[another] { $seat }'s Golem guards { spot }.
}
event-alchemicus-sacrifice = { $who ->
    [me] You give up the Golem under { spot }.
   *[another] { $seat } gives up the Golem under { spot }.
}
event-alchemicus-post = { $who ->
    [me] You set a Golem on { place } (field { $field }).
   *[another] { $seat } sets a Golem on { place } (field { $field }).
}
event-alchemicus-unpost = A Golem stops the pawn on { place } (field { $field }) and is gone.
event-alchemicus-haunt = { $who ->
    [me] Your Spiritus haunts { $other }: { spot }.
   *[another] { $seat }'s Spiritus haunts { $other }: { spot }.
}
event-alchemicus-dispel = A Spiritus is gone from { $other }: { spot }.
event-alchemicus-defame = { $who ->
    [me] You play Infamia against { $other }.
   *[another] { $seat } plays Infamia against { $other }.
}
event-alchemicus-infamia = { $who ->
    [me] You lay an Infamia by { $other }.
   *[another] { $seat } lays an Infamia by { $other }.
}
event-alchemicus-lift = { $who ->
    [me] You are rid of an Infamia.
   *[another] { $seat } is rid of an Infamia.
}
event-alchemicus-move = { $who ->
    [me] Your pawn goes to { place } (field { $field }).
   *[another] { $seat }'s pawn goes to { place } (field { $field }).
}
event-alchemicus-spirit = { $card ->
    [domo] The Spirit of Transmutation moves to the centre and blocks Domo.
   *[other] The Spirit of Transmutation moves to { card }.
}
event-alchemicus-fame = { $who ->
    [me] You gain { $count } fame.
   *[another] { $seat } gains { $count } fame.
}
event-alchemicus-lose-fame = { $who ->
    [me] You lose { $count } fame.
   *[another] { $seat } loses { $count } fame.
}
event-alchemicus-last-round = { $who ->
    [me] You have reached 20 fame: the last round is on.
   *[another] { $seat } has reached 20 fame: the last round is on.
}
event-alchemicus-gold-sold = { $who ->
    [me] You sell gold and win the race.
   *[another] { $seat } sells gold and wins the race.
}
event-alchemicus-undo = { $who ->
    [me] You take back { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
   *[another] { $seat } takes back { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
}

# -- the score -----------------------------------------------------------------------------------------------

score-fame = Fame
score-fame-before = Before this game
score-fame-gifts = Cards given away
score-fame-gloria = Gloria played
score-fame-pergulae = Sold: Pergula
score-fame-tabernae = Sold: Taberna
score-fame-donaria = Sold: Donarium
score-fame-lost = Fame lost
score-building-prices = Sum of building prices
score-gold-sold = Gold sold first
score-gold-on-labria = Gold on own Labria
