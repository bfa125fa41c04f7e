"""Who somebody is to this server: guests with a name, accounts, the devices on which they are known."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Meta(min_length=1, max_length=1_000)]  # what is asked of a new one is said in words
Email = Annotated[str, Meta(max_length=254)]  # empty for none
Language = Literal["en", "de", "es", "pl", "ru"]
OneTime = Annotated[str, Meta(min_length=1, max_length=100)]


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gives a name; nothing else is asked."""

    name: Name


class Me(Struct, frozen=True):
    """Who the server takes you for; `person` is empty for somebody it does not know."""

    person: str
    name: str
    kind: str  # nobody, guest or account
    is_admin: bool = False  # may see what was reported


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account; a guest who does keeps its games. An address is for notices and a lost password only."""

    name: Name
    password: Password
    email: Email = ""
    language: Language = "en"  # of what is sent by mail


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in with name and password; the games of a guest who does move to the account."""

    name: Name
    password: Password


class Account(Struct, frozen=True):
    """What is kept of somebody with an account; nobody else is shown it."""

    name: str
    email: str
    is_confirmed: bool  # the link that went to the address was opened
    language: Language
    created: int


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Have another name from now on; seats one has taken keep theirs."""

    name: Name


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Have another password from now on; all other devices must log in anew."""

    password: Password
    new: Password


class ChangeEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """Have another address, or none; it counts when the link that goes there is opened."""

    password: Password
    email: Email


class ChangeLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """Get mail and messages in another language."""

    language: Language


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link in a mail holds."""

    token: OneTime


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """The password is lost: a link goes to the address of this account, if there are both."""

    name: Name


class SetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link in the mail holds, and the new password."""

    token: OneTime
    password: Password


class Goodbye(Struct, frozen=True, forbid_unknown_fields=True):
    """Be forgotten: all of it, but for the moves one made. A guest has no password to give."""

    password: Annotated[str, Meta(max_length=1_000)] = ""


class Device(Struct, frozen=True):
    """Somewhere one is known: `device` is browser and system, where they said so."""

    session: str
    device: str
    created: int
    seen: int
    is_this: bool
