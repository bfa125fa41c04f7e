"""Links that went out by mail: a lost password, an address confirmed, no more mail. Each is also a page of its own.

The pages need no script and no client; a link that is only looked at does nothing, for mail readers look at links.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final
from urllib.parse import parse_qs, quote

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace
from sqlalchemy import Connection

from emerald.server.faults import Refused
from emerald.server.messages.people import Confirm, Me, Recover, SetPassword
from emerald.server.names import key_of
from emerald.server.notify import keeping
from emerald.server.notify.wording import unsubscribed
from emerald.server.noting import note_account
from emerald.server.people import accounts, sessions, throttle
from emerald.server.people.passwords import FEWEST_CHARACTERS, Passwords, require_good
from emerald.server.routes.answers import Asking, TheHouse, ThePasswords
from emerald.server.tables.house import House
from emerald.words import FALLBACK, LANGUAGES, words_of

LONGEST_TOKEN: Final = 100
LONGEST_FORM: Final = 4_000
KEYS: Final = {  # of each page: what it is called, what its button says, what it says when all is done
    "confirm": ("notice-confirm-subject", "notice-page-confirm", "notice-page-confirmed"),
    "recover": ("notice-recover-subject", "notice-page-recover", "notice-page-recovered"),
    "unsubscribe": ("notice-page-mail", "notice-page-unsubscribe", "notice-page-unsubscribed"),
}
Token = Annotated[str, QueryParameter(max_length=LONGEST_TOKEN)]
Lang = Annotated[str, QueryParameter(max_length=8)]


@post("/api/recovery", status_code=200)
async def recover(request: Asking, house: TheHouse, data: JSONBody[Recover]) -> None:
    """Have a link sent to the confirmed address of an account; the reply does not say whether there is one."""
    key = key_of(data.name)
    await throttle.count(house, (throttle.RECOVER_NAME, key), (throttle.RECOVER_ADDRESS, throttle.address_of(request)))
    now = house.now()

    def unit(database: Connection) -> None:
        row = accounts.row_by_name(database, data.name)
        if row is not None and row["is_confirmed"]:
            note_account(database, row["person"], "recover", now)

    await house.store.write(unit, "notices")


@post("/api/recovery/password", status_code=200)
async def set_password(house: TheHouse, passwords: ThePasswords, data: JSONBody[SetPassword]) -> Me:
    """Have another password, by the link; all devices are logged out."""
    await _set_password(house, passwords, data.token, data.password)
    return Me("", "", "nobody")


@post("/api/confirmations", status_code=200)
async def confirm(house: TheHouse, data: JSONBody[Confirm]) -> Me:
    """Confirm one's address, by the link."""
    await _confirm(house, data.token)
    return Me("", "", "nobody")


@get("/mail/{what:str}", include_in_schema=False)
async def show_page(what: FromPath[str], token: Token = "", lang: Lang = FALLBACK) -> Response[str]:
    """Return the page of a link."""
    if what not in KEYS:
        raise Refused(404, "server-no-such-place")
    return page(what, token, lang)


@post("/mail/{what:str}", include_in_schema=False, status_code=200, request_max_body_size=LONGEST_FORM)
async def use_page(
    request: Asking,
    house: TheHouse,
    passwords: ThePasswords,
    what: FromPath[str],
    token: Token = "",
    lang: Lang = FALLBACK,
) -> Response[str]:
    """Do what the button of a page says."""
    try:
        if what == "unsubscribe":
            await _end_mail(house, token)
        elif what == "confirm":
            await _confirm(house, token)
        elif what == "recover":
            form = parse_qs((await request.body()).decode(), max_num_fields=10)
            await _set_password(house, passwords, token, form.get("password", [""])[0])
        else:
            raise Refused(404, "server-no-such-place")
    except Refused as refused:
        if what not in KEYS:
            raise
        return page(what, token, lang, refused)
    return page(what, "", lang, is_done=True)


async def _set_password(house: House, passwords: Passwords, token: str, password: str) -> None:
    name = await house.store.read(lambda database: accounts.name_by_link(database, sessions.hashed(token), house.now()))
    require_good(password, name)
    hashed, now = await passwords.hashed(password), house.now()

    def unit(database: Connection) -> bool:
        row = accounts.use_link(database, sessions.hashed(token), "recover", now)
        if row is None:
            return False
        accounts.set_password(database, row["person"], hashed)
        sessions.close_others(database, row["person"])
        return True

    if not await house.store.write(unit, "links"):
        raise Refused(403, "server-link-is-void")
    await house.lines.check()


async def _confirm(house: House, token: str) -> None:
    now = house.now()

    def unit(database: Connection) -> bool:
        row = accounts.use_link(database, sessions.hashed(token), "confirm", now)
        return row is not None and accounts.confirm(database, row["person"], row["email"])

    if not await house.store.write(unit, "links"):
        raise Refused(403, "server-link-is-void")


async def _end_mail(house: House, token: str) -> None:
    person = unsubscribed(house.settings.secret, token)

    def unit(database: Connection) -> bool:
        if not person or accounts.row_of(database, person) is None:
            return False
        wishes = replace(keeping.wishes_of(database, person), mail_live=False, mail_daily=False)
        keeping.set_wishes(database, person, wishes)
        return True

    if not await house.store.write(unit, person):
        raise Refused(403, "server-link-is-void")


def page(what: str, token: str, lang: str, refused: Refused | None = None, is_done: bool = False) -> Response[str]:
    """Return a page with one button, or that it is done."""
    words = words_of(lang if lang in LANGUAGES else FALLBACK)
    title, button, done = [words.say(key) for key in KEYS[what]]
    body = ""
    if refused is not None:
        fault = refused.fault.message
        body += f'<p role="alert">{escape(words.say(fault.key, fault.args))}</p>'
    if is_done:
        body += f'<p role="status">{escape(done)}</p>'
    else:
        label = escape(words.say("notice-page-password", {"low": FEWEST_CHARACTERS}))
        entry = '<input type="password" name="password" autocomplete="new-password" required>'
        field = f"<p><label>{label}<br>{entry}</label></p>"
        action = f"/mail/{what}?token={quote(token)}&amp;lang={words.language}"
        inner = field if what == "recover" else ""
        body += f'<form method="post" action="{action}">{inner}<p><button>{escape(button)}</button></p></form>'
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)} · Emerald Tablet</title>"
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>'
        f'<body><main><h1>{escape(title)}</h1>{body}<p><a href="/">Emerald Tablet</a></p></main></body></html>'
    )
    status = refused.status if refused is not None else 200
    headers = {"cache-control": "no-store"}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


ROUTES = [recover, set_password, confirm, show_page, use_page]
