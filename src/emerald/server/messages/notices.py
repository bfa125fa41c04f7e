"""Notices: where they may be sent, which of them somebody wants, what a push message holds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emerald.server.messages.people import Language
from emerald.server.messages.tables import SeatNumber

NoticeKind = Literal["turn", "over", "invited", "rematch"]


class PushKey(Struct, frozen=True):
    """What a browser must be told to subscribe: the public key of this server (`applicationServerKey`)."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser takes push messages: what `PushSubscription.toJSON()` says of it, and the language it speaks."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]
    language: Language = "en"


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser takes them no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2_000)]


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """Of which games one wants notices, and how; a game without clocks is like one with a move a day."""

    push_live: bool = False
    push_daily: bool = True
    mail_live: bool = False
    mail_daily: bool = True


class NoticeSettings(Struct, frozen=True):
    """What one wants, and where it can go: how many browsers there are, and whether mail can be sent."""

    wishes: NoticeWishes
    devices: int
    is_subscribed: bool  # this browser, as far as the server knows
    has_mail: bool


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a free seat for somebody with an account, and tell them."""

    seat: SeatNumber
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Notice(Struct, frozen=True):
    """A push message, when it is decrypted: the service worker shows it as it is, and opens `path`."""

    kind: NoticeKind
    table: str
    title: str
    body: str
    path: str
    tag: str  # a later message of the same tag takes its place
    language: Language
    at: int
