"""People with accounts and tables, and what they were told by mail."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from email import message_from_bytes
from email.policy import default
from typing import Any

from tests.server.browsers import PATIENCE, MailServer
from tests.server.playing import Make
from tools.servers.running import FREE, ME, Client, Running

SECRET = "seven metals for the stone"


def due_now(database: Callable[..., Any], rows: int = 1) -> None:
    """Let the time of all notices come, once there are so many."""
    until = time.monotonic() + PATIENCE
    while len(database("SELECT 1 FROM notices WHERE tries = 0")) < rows:
        assert time.monotonic() < until, "no notice came about"
        time.sleep(0.05)
    database("UPDATE notices SET due = 1 WHERE tries = 0")


def all_told(database: Callable[..., Any]) -> None:
    """Return when there is nothing more to tell."""
    until = time.monotonic() + PATIENCE
    while database("SELECT 1 FROM notices"):
        assert time.monotonic() < until, database("SELECT * FROM notices")
        time.sleep(0.05)


def laid(anna: Client, bruno: Client, **more: Any) -> str:
    """Return a table for two at which Anna is asked first."""
    table = str(anna.lay(ME, FREE, is_open=True, options={"first": "1"}, **more)["table"])
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    return table


def account(client: Make, name: str, language: str = "en") -> Client:
    person = client()
    wish = {"name": f"{name} {time.time_ns()}", "password": SECRET, "language": language}
    person.post("/api/accounts", {**wish, "email": f"{name.lower()}@example.org"}, 201)
    return person


def mails_of(server: Running, mail_server: MailServer, count: int) -> list[str]:
    """Return the texts of so many mails that went out, the newest last; wherever they went."""
    if "EMERALD_SMTP" in server._environment:
        mail_server.wait(count)
        return [whole(mail) for mail in mail_server.mails]
    until = time.monotonic() + PATIENCE
    while (
        len(found := sorted((server.folder / "outbox").glob("*.eml"), key=lambda file: file.stat().st_mtime_ns)) < count
    ):
        assert time.monotonic() < until, "no mail was written"
        time.sleep(0.05)
    found.sort(key=lambda file: file.stat().st_mtime_ns)
    mails = [message_from_bytes(file.read_bytes(), policy=default) for file in found]
    return [whole(mail) for mail in mails]


def whole(mail: Any) -> str:
    """Return subject and text of a mail."""
    return f"{mail['subject']}\n{mail.get_content()}"


def sent_so_far(server: Running, mail_server: MailServer) -> int:
    if "EMERALD_SMTP" in server._environment:
        return len(mail_server.mails)
    return len(list((server.folder / "outbox").glob("*.eml")))


def confirmed(client: Make, server: Running, mail_server: MailServer, name: str, language: str = "en") -> Client:
    """Return somebody with an account whose address is confirmed by the link in the mail."""
    person = account(client, name, language)
    whose = person.get("/api/me")["name"]
    mail, count = "", 1
    while whose not in mail:  # others may have asked for mail too
        mail = mails_of(server, mail_server, count)[count - 1]
        count += 1
    token = re.search(r"/mail/confirm\?token=([\w-]+)", mail)
    assert token, mail
    person.post("/api/confirmations", {"token": token[1]})
    assert person.get("/api/me/account")["is_confirmed"]
    return person
