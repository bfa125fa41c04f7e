"""Laying a table and sitting down: what it takes, and what the record becomes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from emerald.kernel.game import Setup
from emerald.kernel.match.fate import SEED_BYTES, seed_from_text
from emerald.kernel.match.wording import is_line, require_lines
from emerald.kernel.messages import Refusal
from emerald.players.registry import NAMES
from emerald.server.daily.deal import day_ends
from emerald.server.faults import Refused
from emerald.server.messages.hours import PlayHours
from emerald.server.messages.tables import LayTable, SeatWish
from emerald.server.messages.words import worded
from emerald.server.storage.records import Course, Plan, SeatRecord, TableRecord
from emerald.server.storage.schema import ABANDONED, OPEN, OVER

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
KEY_LENGTH = 24


def new_id() -> str:
    """Return a name nobody can guess."""
    return "".join([secrets.choice(ALPHABET) for _ in range(ID_LENGTH)])


def laid(wish: LayTable, game: Any, person: str, name: str, now: int) -> TableRecord:
    """Return a new table, with its host on the seats it asked for; raise Refused if it cannot be."""
    faults = game.check(Setup(len(wish.seats), wish.options))
    if faults:
        raise Refused(400, "server-bad-setup", None, [worded(fault) for fault in faults])
    if wish.position:
        require_position(game, wish)
    if wish.is_rated:
        require_fair(wish)
    seed = seed_from_text(wish.seed) if wish.seed else secrets.token_bytes(SEED_BYTES)
    seats = [_seated(each, person, name, number) for number, each in enumerate(wish.seats, 1)]
    plan = Plan(
        person,
        wish.options,
        wish.catalogue,
        wish.title.strip(),
        wish.clock,
        wish.delay,
        wish.can_watch,
        wish.take_backs,
        wish.position,
        wish.is_rated,
    )
    viewers = len(seats) + 1
    course = Course(versions=[1] * viewers, known=[0] * viewers)
    return TableRecord(
        new_id(), 1, OPEN, wish.is_open, wish.game, now, now, 0, 0, 0, plan, seed.hex(), "", course, seats
    )


def require_position(game: Any, wish: LayTable) -> None:
    """Raise Refused if a position cannot be laid; whoever lays one knows every hand, so nobody else may join."""
    if any(each.kind == "free" for each in wish.seats):
        raise Refused(400, "server-position-alone")
    setup = Setup(len(wish.seats), wish.options)
    try:
        require_lines([str(number) for number in range(setup.seats)], setup, wish.position)
        game.compose(setup, wish.position)
    except Refusal as refusal:
        raise Refused(400, "server-bad-setup", None, [worded(refusal.message)]) from None


def require_fair(wish: LayTable) -> None:
    """Raise Refused if a table is not one to play at for ratings: equal for all, and each for themselves."""
    kinds = [each.kind for each in wish.seats]
    if len(kinds) < 2 or "bot" in kinds or kinds.count("me") > 1 or wish.seed or wish.position or wish.catalogue:
        raise Refused(400, "server-not-fair")


def checked_name(name: str) -> str:
    """Return a name as it may stand in a file; raise Refused if it may not."""
    trimmed = " ".join(name.split())
    if not trimmed or not is_line(trimmed):
        raise Refused(400, "server-bad-name")
    return trimmed


def _seated(wish: SeatWish, person: str, name: str, number: int) -> SeatRecord:
    if wish.kind == "free":
        return SeatRecord()
    if wish.kind == "me":
        return SeatRecord("person", person, checked_name(wish.name or name))
    if wish.bot not in NAMES:
        raise Refused(400, "server-unknown-bot", {"word": wish.bot})
    return SeatRecord("bot", "", checked_name(wish.name or f"{wish.bot} {number}"), wish.bot)


def again(table: TableRecord, person: str, now: int) -> TableRecord:
    """Return a table laid like one that is over: who asks sits, the others' seats are kept for them, bots stay."""
    mine = [seat for seat in table.seats if seat.kind != "free" and seat.person == person]
    if not mine:
        raise Refused(403, "server-not-your-seat")
    if table.status not in (OVER, ABANDONED):
        raise Refused(409, "server-not-over")
    seats: list[SeatRecord] = []
    for seat in table.seats:
        if not seat.person:
            seats.append(SeatRecord("bot", "", seat.name, seat.bot))
        elif seat.person == person:
            seats.append(SeatRecord("person", person, seat.name))
        else:
            seats.append(SeatRecord("free", seat.person, seat.name))
    viewers = len(seats) + 1
    return replace(
        table,
        id=new_id(),
        version=1,
        status=OPEN,
        created=now,
        changed=now,
        deadline=0,
        waiting=0,
        position=0,
        plan=replace(table.plan, host=person),
        seed=secrets.token_hex(SEED_BYTES),
        header="",
        course=Course(versions=[1] * viewers, known=[0] * viewers),
        seats=seats,
    )


# -- links ------------------------------------------------------------------------------------


def link_key(secret: bytes, table: str, seat: int) -> str:
    """Return the key that gives a seat (from 0) to whoever has it; only this server can make it."""
    return hmac.new(secret, f"seat {table} {seat}".encode(), sha256).hexdigest()[:KEY_LENGTH]


def is_key(secret: bytes, table: str, seat: int, key: str) -> bool:
    """Say whether a key is that of a seat."""
    return hmac.compare_digest(link_key(secret, table, seat).encode(), key.encode())


# -- sitting down and getting up ------------------------------------------------------------------


def sat_down(table: TableRecord, seat: int, person: str, name: str) -> TableRecord:
    """Return the table with a person on a free seat; -1 is the first one."""
    if table.status != OPEN:
        raise Refused(409, "server-has-begun")
    seats = list(enumerate(table.seats))
    if [number for number, each in seats if each.kind == "person" and each.person == person and seat in (-1, number)]:
        return table
    free = [number for number, each in seats if each.kind == "free" and each.person in ("", person)]
    free.sort(key=lambda number: table.seats[number].person == "")  # one's own first
    if not free or (seat >= 0 and seat not in free):
        raise Refused(409, "server-seat-taken")
    taken = list(table.seats)
    taken[seat if seat >= 0 else free[0]] = SeatRecord("person", person, checked_name(name))
    return replace(table, seats=taken)


def got_up(table: TableRecord, person: str) -> TableRecord:
    """Return the table without a person, before the game has begun."""
    if table.status != OPEN:
        raise Refused(409, "server-has-begun")
    return replace(table, seats=[SeatRecord() if each.person == person else each for each in table.seats])


def ready(table: TableRecord, person: str, hours: dict[str, PlayHours]) -> TableRecord:
    """Return the table if its game can begin, and this person may say so; with the hours in which each seat plays."""
    if table.status != OPEN:
        raise Refused(409, "server-has-begun")
    if person != table.plan.host:
        raise Refused(403, "server-only-the-host")
    if any(each.kind == "free" for each in table.seats):
        raise Refused(409, "server-free-seats")
    return replace(table, course=replace(table.course, hours=hours))


def is_withheld(table: TableRecord, now: int) -> bool:
    """Say whether the seed of a game that is over still decides the games of others: until its day has ended."""
    return bool(table.daily) and now < day_ends(table.daily)


def seat_of(table: TableRecord, person: str, seat: int) -> int:
    """Return a seat (from 0) from which a person may look, its own; -1 is to watch, which must be allowed."""
    if seat == -1:
        sits = any(person and each.person == person for each in table.seats)
        if not table.plan.can_watch and not sits:
            raise Refused(403, "server-no-watchers")
        return -1
    if not person or not 0 <= seat < len(table.seats) or table.seats[seat].person != person:
        raise Refused(403, "server-not-your-seat")
    if table.seats[seat].kind == "free" or seat in table.course.resigned:
        raise Refused(403, "server-not-your-seat")
    return seat


def own_seat(table: TableRecord, person: str, seat: int) -> int:
    """Return a seat (from 0) for which a person answers now."""
    if table.seats[seat_of(table, person, seat)].kind != "person" or seat < 0:
        raise Refused(403, "server-not-your-seat")
    return seat
