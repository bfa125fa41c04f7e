"""The rules of Alchemicus. This list of steps, in the book's order, is the table of contents."""

from __future__ import annotations

from emerald.games.alchemicus.layout import STEPS
from emerald.games.alchemicus.rules.building import Build, LayBuilding, TearDown
from emerald.games.alchemicus.rules.gifts import EndTurn, FameForCards, GiftsField, HandLimit, LastRound
from emerald.games.alchemicus.rules.golem import GolemGuards, GolemPosted, SetGolem
from emerald.games.alchemicus.rules.infamia import Defame, Defend, GolemSacrificed, InfamiaHits, InfamiaStrikes
from emerald.games.alchemicus.rules.mutabilus import GoodStolen, PlaceStolen, StealGood
from emerald.games.alchemicus.rules.noctis import NoctisPhase, Pactum
from emerald.games.alchemicus.rules.payment import DiscardPlayed, DiscardTheRest, Pay
from emerald.games.alchemicus.rules.piles import (
    BankCard,
    BaseCard,
    DrawBase,
    DrawNoctis,
    LayBank,
    NoctisCard,
    RevealGood,
    ShuffleBase,
    ShuffleNoctis,
)
from emerald.games.alchemicus.rules.race import InfamiaGoes, LiftBetween, LiftInfamia, WinRace
from emerald.games.alchemicus.rules.sale import (
    BuyGood,
    FameForGood,
    GoodMoves,
    NextSale,
    OfferGood,
    OpenSale,
    PlaceBought,
    Sale,
    SellGood,
    Through,
)
from emerald.games.alchemicus.rules.setup import ChooseFirst, DealGolem, DealHand, FirstBuildings, OpenBank, SetUp
from emerald.games.alchemicus.rules.spirit import MoveSpirit, Rob, Robbery, SpiritGoes, Theft
from emerald.games.alchemicus.rules.spiritus import Haunt, HomunculusWorks, SendHomunculus, SpiritusHaunts
from emerald.games.alchemicus.rules.turn import (
    ChooseDraw,
    DrawPhase,
    MovePawn,
    NextTurn,
    PlacePawn,
    TakeFromBank,
    Turn,
)
from emerald.games.alchemicus.rules.walking import (
    ChoosePassingCard,
    DomoCards,
    FieldAction,
    GolemInTheWay,
    Land,
    PassingCard,
    SpiritCard,
    Walk,
)
from emerald.games.alchemicus.rules.works import (
    Carry,
    CarryInto,
    HarvestAt,
    HarvestField,
    HarvestSome,
    NextTransport,
    TransmutationField,
    TransmuteAll,
    Transport,
)

STEPS.add(
    [
        # A1 set-up
        *(SetUp, FirstBuildings, DealHand, OpenBank, ChooseFirst),
        # A2 the turn
        *(Turn, NextTurn, DrawPhase, ChooseDraw, TakeFromBank, Pay, DiscardTheRest, DiscardPlayed),
        *(PlacePawn, MovePawn, GolemInTheWay, Walk, PassingCard, ChoosePassingCard),
        *(Land, DomoCards, SpiritCard, FieldAction),
        # A3 building
        *(Build, TearDown, LayBuilding),
        # A4 the Spirit of Transmutation
        *(MoveSpirit, SpiritGoes, Robbery, Rob, Theft),
        # A5 harvest, transport, transmutation
        *(HarvestField, HarvestSome, HarvestAt, Transport, NextTransport, CarryInto, Carry),
        *(TransmutationField, TransmuteAll, RevealGood),
        # A6 sale, A8.2 purchase
        *(OpenSale, NextSale, Sale, Through, SellGood, FameForGood, OfferGood, BuyGood, PlaceBought, GoodMoves),
        # A7 gifts, Gloria, end of the turn; the piles
        *(GiftsField, FameForCards, EndTurn, HandLimit, LastRound),
        *(DrawBase, BaseCard, ShuffleBase, LayBank, BankCard),
        # A9 Noctis
        *(DrawNoctis, NoctisCard, ShuffleNoctis, NoctisPhase, SetGolem, GolemGuards, GolemPosted),
        *(StealGood, PlaceStolen, GoodStolen, Haunt, SpiritusHaunts, SendHomunculus, HomunculusWorks, Pactum),
        *(Defame, InfamiaStrikes, Defend, GolemSacrificed, InfamiaHits),
        # A10 Race for Gold
        *(LiftBetween, LiftInfamia, InfamiaGoes, WinRace),
        # A9.1, numbered last: the numbers of the others stand in the digests of games already played
        DealGolem,
    ]
)
