"""Who somebody is to this server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NAME = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gives a name; nothing else is asked."""

    name: Name


class Me(Struct, frozen=True):
    """Who the server takes you for; `person` is empty for somebody it does not know."""

    person: str
    name: str
    kind: str  # nobody, guest or account
