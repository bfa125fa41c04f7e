"""Before a release: every stored game is replayed by the rules that are here, and what would differ is told.

A game keeps the version of the rules it was begun with. One of an older version that replays alike to its last digest
can be taken over; one that does not stays what it is, and is played on by the release it was begun with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from emerald.kernel.match.faults import FileFault
from emerald.kernel.match.reading import SEAL, seal_of
from emerald.kernel.match.text import read, read_header
from emerald.server.admin.games import game_of, stored
from emerald.server.settings import Settings
from emerald.server.storage import tables as rows
from emerald.server.storage.records import TableRecord

RULES: Final = "rules: "


class Differs(NamedTuple):
    """A game that these rules would play otherwise: where, and what they say."""

    table: str
    game: str
    rules: int  # the version it was begun with
    fault: FileFault


@dataclass
class Replayed:
    """What came of all games: by game and version how many replay alike, and those that do not."""

    alike: dict[tuple[str, int, int], int]  # game, version begun with, version here
    differing: list[Differs]
    adopted: int = 0


def replay_all(connection: Connection, settings: Settings, adopt: bool) -> Replayed:
    """Replay every stored game; take over those of older rules that are alike, if that is wanted."""
    found = Replayed({}, [])
    for record, text in stored(connection):
        header = read_header(text)
        game = game_of(connection, settings, record, header.catalogue_hash)
        wanted = with_rules(text, game.rules_version)
        fault = fault_of(wanted, game)
        if fault is not None:
            differs = Differs(record.id, record.game, header.rules_version, fault)
            found.differing.append(differs)
            continue
        key = (record.game, header.rules_version, int(game.rules_version))
        found.alike[key] = found.alike.get(key, 0) + 1
        if adopt and wanted != text:
            found.adopted += rows.take_over(connection, record, _renamed(record, game), wanted)
    return found


def fault_of(text: str, game: Any) -> FileFault | None:
    """Return where a file cannot be replayed by a game, if it cannot."""
    try:
        read(text, game)
    except FileFault as fault:
        return fault
    return None


def with_rules(text: str, version: int) -> str:
    """Return a file as if it had been begun by a version of the rules, sealed anew; the same file if it was."""
    head, log, rest = text.partition("\nlog\n")
    lines = [f"{RULES}{version}" if line.startswith(RULES) else line for line in head.split("\n")]
    changed = "\n".join(lines) + log + rest
    if changed == text:
        return text
    body = changed[: changed.rindex(SEAL)]
    return f"{body}{SEAL}{seal_of(body)}\n"


def _renamed(record: TableRecord, game: Any) -> TableRecord:
    """Return a table whose header names the rules that are here."""
    lines = [f"{RULES}{game.rules_version}" if line.startswith(RULES) else line for line in record.header.split("\n")]
    return replace(record, header="\n".join(lines), version=record.version + 1)
