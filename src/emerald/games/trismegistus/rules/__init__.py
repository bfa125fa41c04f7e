"""The rules of Trismegistus. This list of steps, in the book's order, is the table of contents."""

from __future__ import annotations

from emerald.games.trismegistus.layout import CHOSEN, PERFORMED, STEPS
from emerald.games.trismegistus.rules.achievements import Claim
from emerald.games.trismegistus.rules.actions import ActionPhase, MainAction, StopOrGoOn, TransmuteOn
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact, UseAtOnce
from emerald.games.trismegistus.rules.choices import ChooseCards, Deal, DealTo, KeepCard, RevealChoices
from emerald.games.trismegistus.rules.clean_up import CleanUp, RemoveTokens
from emerald.games.trismegistus.rules.draft import AskToRaise, Draft, DraftDie, RaisePotency, TurnDie
from emerald.games.trismegistus.rules.effects import (
    AdvanceByEffect,
    AdvanceNamed,
    ArtifactDrawn,
    AskToDraw,
    ChooseArrow,
    DrawCards,
    PayStep,
    RechargeToken,
    TransmuteByEffect,
)
from emerald.games.trismegistus.rules.essence import NameEssence
from emerald.games.trismegistus.rules.exchanges import (
    Exchange,
    ExchangeForGold,
    ExchangeForOther,
    ExchangeForRefined,
    ExchangeGold,
    GiveForRefined,
    TakeOther,
)
from emerald.games.trismegistus.rules.experiments import Complete, Perform, TakeRewards
from emerald.games.trismegistus.rules.formulas import (
    ChamberBonuses,
    ChooseCell,
    ChooseFormula,
    FindCell,
    NextBonus,
    UnlockByGold,
    UnlockOfColumn,
    UseFormula,
)
from emerald.games.trismegistus.rules.gains import GainAnyEssence, GainAnyRaw, GainAnyRefined
from emerald.games.trismegistus.rules.laying import (
    FillMarket,
    LayArtifact,
    LayBooks,
    LayExperiment,
    LookAtBowls,
    RefillPage,
    RefillSpace,
    RollDice,
)
from emerald.games.trismegistus.rules.mastery import (
    Advance,
    AdvanceAny,
    AdvanceLowest,
    AdvanceThree,
    BonusToken,
    StepBack,
)
from emerald.games.trismegistus.rules.payment import PayCube, PayCubes, PayFor
from emerald.games.trismegistus.rules.publications import DrawPublications, PublicationDrawn, ReturnPublication
from emerald.games.trismegistus.rules.reactions import React, Reactions
from emerald.games.trismegistus.rules.rounds import EndRound, MoveUp, NextRound, NextTurn, RenewBooks, Turn
from emerald.games.trismegistus.rules.setup import (
    ChooseFirst,
    FirstGame,
    FirstIsDrawn,
    LayAchievement,
    LayBonus,
    LayEssence,
    LayEssences,
    LayFormula,
    SetUp,
    SitDown,
    StartingGoods,
    TakeLaboratory,
)
from emerald.games.trismegistus.rules.solo import (
    BotDrawsExperiment,
    BotDrawsMasterpiece,
    BotEndsGame,
    BotEndsRound,
    BotErrand,
    BotThrow,
    BotTurn,
    SetUpBot,
)
from emerald.games.trismegistus.rules.transmutation import (
    Arrive,
    ChooseCube,
    CloseTransmutation,
    MoveCube,
    PayEssence,
    Transmute,
    UseArtifact,
)
from emerald.kernel.effects.resolve import EFFECT_STEPS

STEPS.add(
    [
        # T3 set-up
        *(SetUp, LayBooks, RefillPage, LayExperiment, FillMarket, RefillSpace, LayArtifact),
        *(LayBonus, LayEssences, LayEssence, LayAchievement, RollDice, LookAtBowls),
        *(ChooseFirst, FirstIsDrawn, SitDown, TakeLaboratory, StartingGoods, FirstGame, LayFormula),
        *(DealTo, Deal, ChooseCards, KeepCard, RevealChoices),
        # T4 rounds and turns
        *(NextTurn, Turn, Draft, DraftDie, TurnDie, RaisePotency, AskToRaise, ActionPhase, CleanUp, RemoveTokens),
        # T5 main actions
        *(MainAction, NameEssence, TransmuteOn, StopOrGoOn, PlaceArtifact, UseAtOnce),
        # T6 transmutation
        *(Transmute, ChooseCube, PayEssence, MoveCube, Arrive, UseArtifact, CloseTransmutation),
        # T7 mastery
        *(Advance, BonusToken, AdvanceAny, AdvanceLowest, AdvanceThree, StepBack),
        # T8 reactions
        *(Reactions, React),
        # T10 experiments and what is paid for them
        *(Perform, PayFor, PayCubes, PayCube, TakeRewards, Complete),
        # T11 formulas
        *(UnlockByGold, UnlockOfColumn, ChooseFormula, FindCell, ChooseCell, ChamberBonuses, NextBonus, UseFormula),
        # T12 achievements
        *(Claim,),
        # T13 solo
        *(SetUpBot, BotTurn, BotEndsRound, BotEndsGame, BotErrand, BotThrow, BotDrawsExperiment, BotDrawsMasterpiece),
        # T14 the end of a round
        *(EndRound, NextRound, RenewBooks, MoveUp),
        # T12b publications
        *(DrawPublications, PublicationDrawn, ReturnPublication),
        # T15 what the words of the cards do
        *EFFECT_STEPS,
        *(GainAnyRaw, GainAnyRefined, GainAnyEssence, AdvanceByEffect, AdvanceNamed),
        *(Exchange, ExchangeForRefined, GiveForRefined, ExchangeForOther, TakeOther, ExchangeForGold, ExchangeGold),
        *(TransmuteByEffect, ChooseArrow, DrawCards, AskToDraw, ArtifactDrawn, RechargeToken, PayStep),
    ]
)


# T15 The step of each verb of the cards, and of each thing of which one is chosen, as `lexicon.py` numbers them.
PERFORMED.extend([AdvanceByEffect, Exchange, TransmuteByEffect, DrawCards, RechargeToken])
CHOSEN.extend([GainAnyRaw, GainAnyRefined, GainAnyEssence, PayStep])
