"""Takes what is to be told, when its time has come, to where it can be told; whatever fails is tried again.

A notice is taken by giving its row a later time, compared and set: of several processes one succeeds, and if that one
dies another takes it up. Some seconds before, every process strikes out what its own people are looking at.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256
from typing import Final, final

from sqlalchemy import Connection, select

from emerald.server.faults import Refused
from emerald.server.messages.notices import NoticeWishes
from emerald.server.notify import wording
from emerald.server.notify.keeping import subscriptions_of, unsubscribe, wishes_of
from emerald.server.notify.mail import Post, Unsent, letter
from emerald.server.notify.outward import Outward, Unreachable
from emerald.server.notify.taking import Due, due_before, put_off, soonest, strike_out, take, take_mail
from emerald.server.notify.webpush import Sender, decoded, encrypted
from emerald.server.noting import AT_ONCE, pace_of
from emerald.server.people import accounts
from emerald.server.people.sessions import hashed, new_token
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import OPEN, PERSONS, PLAYING
from emerald.server.tables.house import House
from emerald.server.tables.showing import ENCODE

LOG: Final = logging.getLogger("emerald.notices")
LOOK_SECONDS: Final = 4.0
AHEAD: Final = 7_000  # milliseconds before its time in which a notice may be struck out; more than between two looks
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
LINKS_HOLD: Final = {"confirm": 2 * DAY, "recover": 60 * MINUTE}
KEPT_SECONDS: Final = {"live": 600, "daily": 3 * 24 * 3600}  # by the push service, for a browser that is not there
GONE: Final = (404, 410)
TOO_LARGE: Final = 413


@final
class Courier:
    """One task that looks for notices whose time has come."""

    def __init__(self, house: House, sender: Sender, outward: Outward, post: Post) -> None:
        self._house: Final = house
        self._sender: Final = sender
        self._outward: Final = outward
        self._post: Final = post
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from now on."""
        self._task = asyncio.ensure_future(self._look_on())

    async def close(self) -> None:
        """Look no longer; what was taken is taken up again when its lease has run out."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._outward.close()

    async def _look_on(self) -> None:
        while True:
            try:
                soonest = await self.look()
                wait = (soonest - self._house.now()) / 1000 if soonest else LOOK_SECONDS
                await asyncio.sleep(min(LOOK_SECONDS, max(0.2, wait)))
            except Exception:
                LOG.exception("the courier stumbles, and goes on")
                await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> int:
        """Strike out what is being looked at, tell what is due; return when the next one is (0: there is none)."""
        now = self._house.now()
        coming = await self._house.store.read(partial(due_before, time=now + AHEAD))
        seen = [key for key in coming if self._house.presence.is_looking(key.person, key.table)]
        if seen:
            await self._house.store.write(partial(strike_out, notices=seen), "notices")
        if len(seen) < len(coming):
            taken = await self._house.store.write(partial(take, now=now), "notices")
            for person in dict.fromkeys([key.person for key in taken]):
                await self._tell(person, [key for key in taken if key.person == person])
        return await self._house.store.read(soonest)

    async def _tell(self, person: str, keys: list[Due]) -> None:
        try:
            wishes = await self._house.store.read(partial(wishes_of, person=person))
            for key in keys:
                if key.channel == "push":
                    await self._push(key, wishes)
                elif key.kind in AT_ONCE:
                    await self._mail_about_account(key)
            await self._mail([key for key in keys if key.channel == "mail" and key.kind not in AT_ONCE], person, wishes)
        except Exception:  # one that cannot be told must not keep others from being told
            LOG.exception("a notice could not be told; it will be tried again")

    # -- push ------------------------------------------------------------------------------------

    async def _push(self, key: Due, wishes: NoticeWishes) -> None:
        record = await self._still_true(key, wishes)
        is_told = record is None
        if record is not None:
            pace = pace_of(record)
            for browser in await self._house.store.read(partial(subscriptions_of, person=key.person)):
                notice = wording.pushed(record, key.kind, key.person, browser["language"], key.at)
                is_told |= await self.send(browser["endpoint"], browser["key"], browser["secret"], ENCODE(notice), pace)
            browsers = await self._house.store.read(partial(subscriptions_of, person=key.person))
            is_told |= not browsers
        await self._done([key], is_told)

    async def send(self, endpoint: str, key: str, secret: str, message: bytes, pace: str) -> bool:
        """Send a message to a browser; say whether it was taken. A browser that is gone is forgotten."""
        headers = {
            "authorization": self._sender.authorization(endpoint, self._house.now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS[pace]),
            "urgency": "high" if pace == "live" else "normal",
        }
        try:
            status = await self._outward.post(endpoint, headers, encrypted(message, decoded(key), decoded(secret)))
        except Unreachable as error:
            LOG.info("a push service cannot be reached: %s", error)
            return False
        if status in GONE:
            await self._house.store.write(partial(unsubscribe, endpoint=endpoint), "notices")
            return False
        if status >= 400:
            LOG.warning("a push service says %d", status)
        return status < 400 or status == TOO_LARGE

    # -- mail ------------------------------------------------------------------------------------

    async def _mail(self, keys: list[Due], person: str, wishes: NoticeWishes) -> None:
        """Send one mail about everything there is to tell somebody, what would be due a little later included."""
        if not keys:
            return
        more = await self._house.store.write(partial(take_mail, person=person, now=self._house.now()), "notices")
        keys = sorted([*keys, *more], key=lambda key: key.at)
        told = [(record, key.kind) for key in keys if (record := await self._still_true(key, wishes)) is not None]
        row = await self._house.store.read(partial(_reader, person=person))
        is_told = True
        if told and row is not None and row[1]:
            name, address, language = row
            settings = self._house.settings
            letter = wording.digest(told, person, name, language, settings.origin, settings.secret)
            is_told = await self._send_mail(
                address, letter, f"notice {person} {[(key.table, key.kind, key.at) for key in keys]}"
            )
        await self._done(keys, is_told)

    async def _mail_about_account(self, key: Due) -> None:
        """Send a link that holds once; it is written down, as a hash, before it goes out."""
        person, kind = key.person, key.kind
        now, token = self._house.now(), new_token()
        account = await self._house.store.read(partial(accounts.row_of, person=person))
        name = await self._house.store.read(partial(_name, person=person))
        if account is None or not account["email"] or account["is_confirmed"] != (kind == "recover"):
            await self._done([key], True)
            return
        until, email = now + LINKS_HOLD[kind], account["email"]
        link = partial(accounts.add_link, token=hashed(token), person=person, purpose=kind, email=email, until=until)
        await self._house.store.write(link, person)
        text = wording.about_account(kind, name, token, account["language"], self._house.settings.origin)
        await self._done([key], await self._send_mail(email, text, f"{kind} {token}"))

    async def _send_mail(self, to: str, said: wording.Letter, name: str) -> bool:
        name = sha256(name.encode()).hexdigest()[:32]
        mail = letter(self._post.sender, to, said.subject, said.text, name, self._house.now(), said.unsubscribe)
        try:
            await asyncio.to_thread(self._post.send, mail)
        except Unsent as error:
            LOG.warning("a mail could not be sent: %s", error)
            return False
        return True

    # -- both ------------------------------------------------------------------------------------

    async def _still_true(self, key: Due, wishes: NoticeWishes) -> TableRecord | None:
        """Return the table of a notice, if it is still to be told and its reader wants that."""
        person, kind = key.person, key.kind
        try:
            record = (await self._house.table(key.table)).record
        except Refused:
            return None
        if not getattr(wishes, f"{key.channel}_{pace_of(record)}"):
            return None
        mine = [number for number, seat in enumerate(record.seats) if seat.person == person]
        if kind == "turn":
            is_asked = any((record.waiting >> n) & 1 and record.seats[n].kind == "person" for n in mine)
            return record if record.status == PLAYING and is_asked else None
        if kind in ("invited", "rematch"):
            is_kept = any(record.seats[number].kind == "free" for number in mine)
            return record if record.status == OPEN and is_kept else None
        return record if mine else None

    async def _done(self, keys: list[Due], is_told: bool) -> None:
        if is_told:
            await self._house.store.write(partial(strike_out, notices=keys), "notices")
        else:
            await self._house.store.write(partial(put_off, notices=keys, now=self._house.now()), "notices")


def _reader(connection: Connection, person: str) -> tuple[str, str, str] | None:
    """Return name, address and language of somebody to whom mail can go."""
    row = accounts.row_of(connection, person)
    if row is None or not row["is_confirmed"]:
        return None
    return _name(connection, person), row["email"], row["language"]


def _name(connection: Connection, person: str) -> str:
    return connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar() or ""
