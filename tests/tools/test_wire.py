"""The types of the browser's client are written from the structs of the server, and are not older than they."""

from __future__ import annotations

import msgspec
import pytest

from emerald.server.messages.live import Listen
from emerald.server.messages.play import Update
from tools.wire.__main__ import TYPES
from tools.wire.typescript import declared, modules, structs, typescript


def test_the_types_are_not_stale() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run python -m tools.wire"


def test_every_struct_is_there_once() -> None:
    written = typescript()
    names = [struct.__name__ for module in modules() for struct in structs(module)]
    assert len(names) == len(set(names)) > 30
    assert [written.count(f"export interface {name} {{") for name in names] == [1] * len(names)


def test_tags_and_what_may_be_left_out() -> None:
    update, listen = declared(Update), declared(Listen)
    assert '  type: "update";\n' in update
    assert "  facts?: TableFacts;\n" in update
    assert "  question: Question | null;\n" in update
    assert "  table: string;\n  seat?: number;\n" in listen


def test_a_type_without_words_is_told_of() -> None:
    class Odd(msgspec.Struct):
        """Bytes have no words."""

        what: bytes

    with pytest.raises(TypeError, match="no words"):
        declared(Odd)
