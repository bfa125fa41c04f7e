"""An example of everything that goes over the wire: what is small is written here, what is large is really played."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from emerald.games import shelf
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.kernel.match.text import publish
from emerald.server.drawing import DRAWN, drawing
from emerald.server.messages.catalogues import BringCatalogue, CatalogueSheet
from emerald.server.messages.daily import DailyDeal, DailyResult, PlayDaily
from emerald.server.messages.files import BringFile, Verified
from emerald.server.messages.hours import Absence, PlayHours, Window
from emerald.server.messages.notices import (
    Invite,
    NoticeSettings,
    NoticeWishes,
    PushKey,
    Subscribe,
    Unsubscribe,
)
from emerald.server.messages.people import (
    Account,
    ChangeEmail,
    ChangeLanguage,
    ChangePassword,
    ComeIn,
    Confirm,
    Device,
    Goodbye,
    LogIn,
    Me,
    Recover,
    Register,
    Rename,
    SetPassword,
)
from emerald.server.messages.play import Order, Play, Why
from emerald.server.messages.policies import Condition, Policies, Policy, Trial, TryOut
from emerald.server.messages.ratings import (
    GameStatistics,
    Leaderboard,
    OptionTally,
    Ranked,
    Rating,
    Rival,
    SeatRating,
    SeatsTally,
    Statistics,
    Tally,
)
from emerald.server.messages.scores import ScoreSheet, Stage
from emerald.server.messages.tables import (
    ClockWish,
    Invitation,
    LayTable,
    SeatWish,
    SitDown,
    TableList,
)
from emerald.server.messages.talk import Complaint, Mute, Notes, Report, Reported, Said, Say, Settle, TakePart, Talk
from emerald.server.messages.words import Fault, Message
from emerald.server.opening import opened
from emerald.server.routes.games import sheet
from emerald.server.routes.operating import Health
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import PLAYING
from emerald.server.tables.accounting import accounted
from emerald.server.tables.chronicle import Chronicle
from emerald.server.tables.seating import laid
from emerald.server.tables.showing import facts_of, position_of_match, summary_of, update_of

GAME: Final = "alchemicus"
ENTRIES: Final = 30
NOW: Final = 1_800_000_000_000
ANNA: Final = "k7m2p9x4qd"
BRUNO: Final = "r3t8w5z6hn"
TABLE: Final = "b4n9k2m7xs"
SECRET: Final = "a long sentence of my own"  # noqa: S105 - an example
POINT: Final = "BIBn3E_rWTci8Xn6P9Xj3btShT85Wdtne0LtwNUyRQ5XjFNkuTq9j4MPAVLvAFhXrUU1A9UxyxBA7YIOjqDIDaI"  # of a curve
SEED_HASH: Final = "a88a68d667ef3427e4402dc923dab7f9e13458e0478553cb42c7c76d5c34ba04"
CATALOGUE: Final = "696cf910e53cc686f4fcd2d805cbde8864bade6fddec12dbeadce87d7e091e2b"
FARED: Final = GameStatistics(
    GAME,
    all=Tally(5, 3, 24.5),
    best=31,
    left=1,
    streak=2,
    longest_streak=2,
    last_at=NOW,
    rating=Rating(1561, 287, 4, 1),
    by_options=[OptionTally({"noctis": "yes"}, Tally(5, 3, 24.5))],
    by_seats=[SeatsTally(2, Tally(5, 3, 24.5))],
    sources=[("fame", 24.5)],
    rivals=[Rival(BRUNO, "Bruno", 5, 3, 2)],
)

WRITTEN: Final[list[Any]] = [
    Health("ok"),
    ComeIn("Anna"),
    Me(ANNA, "Anna", "guest"),
    Register("Anna", SECRET, "anna@example.org", "pl"),
    LogIn("Anna", SECRET),
    Account("Anna", "anna@example.org", True, "pl", NOW),
    Rename("Anna of Opole"),
    ChangePassword(SECRET, "another long sentence of my own"),
    ChangeEmail(SECRET, "anna@example.org"),
    ChangeLanguage("de"),
    Confirm("4f1c0e7a9b2d4c6e8f10"),
    Recover("Anna"),
    SetPassword("4f1c0e7a9b2d4c6e8f10", SECRET),
    Goodbye(SECRET),
    PushKey(POINT),
    Subscribe("https://push.example.org/send/4f1c0e7a", POINT, "k2n8b6mV0dQ3xYpR7sTzUw", "pl"),
    Unsubscribe("https://push.example.org/send/4f1c0e7a"),
    NoticeWishes(push_live=True),
    NoticeSettings(NoticeWishes(push_live=True), 1, True, True),
    Invite(2, "Bruno"),
    Statistics(ANNA, "Anna", [FARED]),
    Leaderboard(GAME, [Ranked(1, ANNA, "Anna", 1561, 287, 4)], Rating(1561, 287, 4, 1)),
    SeatRating(1, 1561, 23),
    Device("s4k9m2p7", "Firefox, Linux", NOW, NOW, True),
    LayTable(
        GAME,
        [SeatWish("me"), SeatWish("free"), SeatWish("bot", bot="greedy")],
        {"first": "1"},
        is_open=True,
        clock=ClockWish("daily", hours=48),
        title="Tuesday evening",
    ),
    SitDown(2, "0123456789abcdef01234567"),
    Order(1, 17, "f3a9c2d17e", Play(["build domo", "discard horten", "discard gloria"], confirm=True), 40, 3),
    Why(Message("alchemicus-not-enough-cards", {"count": 2}, "A6.1")),
    Invitation(2, "0123456789abcdef01234567", f"/table/{TABLE}?seat=2&key=0123456789abcdef01234567"),
    Policies([Policy("react", "if", [Condition("card", is_one_of=["gloria"], at_most=3)])]),
    TryOut(GAME, [Policy("react", "never")]),
    Trial("react", 12, 9, 1),
    PlayHours("Europe/Warsaw", [Window([1, 2, 3, 4, 5], 1080, 1380)], [Absence("2027-07-01", "2027-07-14")]),
    PlayDaily(GAME),
    DailyDeal("2027-01-15", GAME, {}, [SeatWish("bot", bot="greedy")], SEED_HASH, ""),
    DailyResult("2027-01-15", GAME, 40, 1, [("fame", 24)], 31, 2),
    BringCatalogue(GAME, {"game.toml": 'name = "Alchemicus: house rules"\n'}),
    CatalogueSheet(CATALOGUE, GAME, "Alchemicus: house rules"),
    ScoreSheet([1, 2], [Stage(1, [[("fame", 3)], [("fame", 1)]]), Stage(2, [[("fame", 9)], [("fame", 7)]])], []),
    Verified(True, 212, 148, 0, 8, []),
    Say("Well played!"),
    Said(1, ANNA, 1, "Anna", "Well played!", NOW),
    Talk(True, [Said(1, ANNA, 1, "Anna", "Well played!", NOW)]),
    TakePart(True),
    Mute(BRUNO, True),
    Report(1, "An insult."),
    Reported(TABLE, Said(1, BRUNO, 2, "Bruno", "An insult", NOW), [Complaint("Anna", "This is an insult.", NOW)]),
    Settle(TABLE, 1, take_away=True, silence_days=7),
    Notes("Bruno keeps the gold."),
    Fault(Message("server-barred"), [Message("alchemicus-not-enough-cards", {"count": 2}, "A6.1")]),
]


@cache
def played() -> tuple[TableRecord, Match]:
    """Return a table at which two have just begun."""
    game = opened(GAME)
    wish = LayTable(GAME, [SeatWish("me"), SeatWish("me", "Bruno")], {"first": "1"}, seed="an example")
    before = replace(laid(wish, game, ANNA, "Anna", NOW), id=TABLE)
    match = Match(game, Setup(2, wish.options), bytes.fromhex(before.seed), ["Anna", "Bruno"])
    while len(match.log) < ENTRIES:
        seat = match.asked()[0]
        match.play(seat, int(match.view(seat).actions[0]))
    pieces = Pieces(match)
    after = replace(before, status=PLAYING, version=2, header=pieces.header())
    return accounted(before, after, match, pieces, NOW, 0), match


@cache
def examples() -> dict[str, Any]:
    """Return an example of every type, by its name."""
    record, match = played()
    chronicle = Chronicle(match, drawing(GAME))
    seat = match.asked()[0]
    update = update_of(record, match, chronicle, seat, len(match.log) - 3, facts_of(record, match.game, NOW))
    position = position_of_match(match, chronicle, TABLE, seat, ENTRIES // 2)
    file = BringFile(publish(match, seat))
    boxes = [drawing(name).components(shelf.catalogue_of(name)) for name in DRAWN]
    found = [*WRITTEN, update, update.entries[0], position, TableList([summary_of(record, ANNA)]), file]
    found += [summary_of(record, ANNA), sheet(GAME), *boxes]
    return {type(each).__name__: each for each in found}
