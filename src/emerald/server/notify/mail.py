"""Mail: by SMTP where a server is named, otherwise into a folder, from which somebody may send or read it."""

from __future__ import annotations

import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import format_datetime, parseaddr
from pathlib import Path
from typing import Final, final
from urllib.parse import unquote, urlsplit

OUTBOX: Final = "outbox"
SECONDS: Final = 20
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = {"localhost", "127.0.0.1", "::1"}


class Unsent(Exception):
    """A mail could not be sent now; it may be tried again."""


def letter(sender: str, to: str, subject: str, text: str, name: str, at: int, unsubscribe: str = "") -> EmailMessage:
    """Return a mail; `name` tells it from all others, `unsubscribe` is where one click ends such mails (RFC 8058)."""
    mail = EmailMessage(POLICY)
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.fromtimestamp(at / 1000, UTC))
    mail["Message-ID"] = f"<{name}@{parseaddr(sender)[1].partition('@')[2] or 'localhost'}>"
    mail["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        mail["List-Unsubscribe"] = f"<{unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text, cte="quoted-printable")
    return mail


@final
class Post:
    """Sends mails; it waits for the network, so it is not for the event loop."""

    def __init__(self, folder: Path, server: str, sender: str) -> None:
        self._outbox: Final = folder / OUTBOX
        self._server: Final = server
        self.sender: Final = sender

    def send(self, mail: EmailMessage) -> None:
        """Send a mail, or put it into the folder; raise Unsent if neither can be done now."""
        try:
            if self._server:
                self._send(mail)
            else:
                self._put(mail)
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__) from error

    def _put(self, mail: EmailMessage) -> None:
        self._outbox.mkdir(mode=0o700, exist_ok=True)
        name = mail["Message-ID"].strip("<>").partition("@")[0]
        unfinished = self._outbox / f".{name}"
        unfinished.write_bytes(mail.as_bytes())
        unfinished.rename(self._outbox / f"{name}.eml")

    def _send(self, mail: EmailMessage) -> None:
        parts = urlsplit(self._server)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        safe = ssl.create_default_context()
        if parts.scheme == "smtps":
            with smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=safe) as line:
                self._say(line, mail, parts.username, parts.password)
            return
        with smtplib.SMTP(host, port, timeout=SECONDS) as line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=safe)
                line.ehlo()
            elif host not in HERE:
                raise Unsent("the mail server speaks in the clear")
            self._say(line, mail, parts.username, parts.password)

    def _say(self, line: smtplib.SMTP, mail: EmailMessage, user: str | None, password: str | None) -> None:
        if user:
            line.login(unquote(user), unquote(password or ""))
        line.send_message(mail)
