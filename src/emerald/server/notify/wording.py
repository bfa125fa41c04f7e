"""Notices in words: what a push message and a mail say, in the language of whoever reads it."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from msgspec import Struct

from emerald.server.messages.notices import Notice
from emerald.server.storage.records import TableRecord
from emerald.words import Words, words_of

KIND_KEYS: Final = {
    "turn": "notice-turn",
    "over": "notice-over",
    "invited": "notice-invited",
    "rematch": "notice-rematch",
}
ACCOUNT_KEYS: Final = {
    "confirm": ("notice-confirm-subject", "notice-confirm-text", "notice-confirm-foot"),
    "recover": ("notice-recover-subject", "notice-recover-text", "notice-recover-foot"),
}
PAGES: Final = {"confirm": "/mail/confirm", "recover": "/mail/recover", "unsubscribe": "/mail/unsubscribe"}
KEY_LENGTH: Final = 32


class Letter(Struct, frozen=True):
    """What a mail says."""

    subject: str
    text: str
    unsubscribe: str = ""  # where one click ends such mail


def pushed(table: TableRecord, kind: str, person: str, language: str, at: int) -> Notice:
    """Return what a browser is told; nothing of it is known to one seat only."""
    words = words_of(language)
    return Notice(
        kind=kind,  # type: ignore[arg-type]  # one of those there are: it was written here
        table=table.id,
        title=title_of(table, person, words),
        body=words.say(KIND_KEYS[kind]),
        path=path_of(table),
        tag=f"{table.id}-{kind}",
        language=words.language,  # type: ignore[arg-type]  # the same
        at=at,
    )


def digest(
    tables: list[tuple[TableRecord, str]], person: str, name: str, language: str, origin: str, secret: bytes
) -> Letter:
    """Return one mail about all that somebody is to be told now: tables, and of what kind each notice is."""
    words = words_of(language)
    lines = [words.say("notice-mail-hello", {"name": name}), ""]
    for table, kind in tables:
        lines += [f"{title_of(table, person, words)}: {words.say(KIND_KEYS[kind])}", f"{origin}{path_of(table)}", ""]
    away = f"{origin}{PAGES['unsubscribe']}?token={unsubscribe_token(secret, person)}&lang={language}"
    lines += [words.say("notice-mail-foot"), away]
    first, kind = tables[0]
    subject = f"{words.say(KIND_KEYS[kind])} {title_of(first, person, words)}"
    if len(tables) > 1:
        subject = words.say("notice-mail-many", {"count": len(tables)})
    return Letter(subject, "\n".join(lines) + "\n", away if origin else "")


def about_account(kind: str, name: str, token: str, language: str, origin: str) -> Letter:
    """Return the mail with a link that holds once."""
    words = words_of(language)
    subject, text, foot = ACCOUNT_KEYS[kind]
    link = f"{origin}{PAGES[kind]}?token={token}&lang={language}"
    hello = words.say("notice-mail-hello", {"name": name})
    lines = [hello, "", words.say(text, {"name": name}), link, "", words.say(foot)]
    return Letter(words.say(subject), "\n".join(lines) + "\n")


def title_of(table: TableRecord, person: str, words: Words) -> str:
    """Return what a table is called: its own title or its game, and who else sits there."""
    others = [seat.name for seat in table.seats if seat.person != person and seat.name]
    title = table.plan.title or words.say(f"game-{table.game}")
    return f"{title} · {', '.join(others)}" if others else title


def path_of(table: TableRecord) -> str:
    """Return where the page of a table is."""
    return f"/table/{table.id}"


def unsubscribe_token(secret: bytes, person: str) -> str:
    """Return what lets whoever has it end somebody's mail, and nothing else."""
    return f"{person}.{_sign(secret, person)}"


def unsubscribed(secret: bytes, token: str) -> str:
    """Return whose mail a token ends; empty if it is none of ours."""
    person, _, sign = token.partition(".")
    return person if hmac.compare_digest(_sign(secret, person).encode(), sign.encode()) else ""


def _sign(secret: bytes, person: str) -> str:
    return hmac.new(secret, f"unsubscribe {person}".encode(), sha256).hexdigest()[:KEY_LENGTH]
