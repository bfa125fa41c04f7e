"""What stands at the other end of notices: a browser with its push service, which decrypts, and a mail server."""

from __future__ import annotations

import json
import os
import socketserver
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from emerald.server.notify.webpush import decoded, encoded, point_of

PATIENCE: Final = 60.0


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """Return the message, as RFC 8291 and RFC 8188 tell a browser to find it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    info = b"WebPush: info\0" + point_of(key.public_key()) + sender
    material = HKDF(SHA256(), 32, secret, info).derive(key.exchange(ec.ECDH(), public))
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert plain.endswith(b"\x02")
    return plain[:-1]


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Return what a server says of itself, with its key, after its signature has been checked."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    public.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert scheme == "vapid"
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(decoded(body)), parts["k"]


@final
class Browser:
    """A browser that has subscribed, and the push service that delivers to it."""

    def __init__(self) -> None:
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        self.secret: Final = os.urandom(16)
        self.messages: Final[list[dict[str, Any]]] = []
        self.requests: Final[list[tuple[dict[str, str], bytes]]] = []
        self.status: int = 201  # that it answers
        self._came: Final = threading.Condition()
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.take({name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(browser.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                """Keep silent."""

        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def origin(self) -> str:
        """Return where its push service is."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """Return what it tells the server."""
        point = encoded(point_of(self.key.public_key()))
        endpoint = f"{self.origin}/push/1"
        return {"endpoint": endpoint, "p256dh": point, "auth": encoded(self.secret), "language": language}

    def take(self, headers: dict[str, str], body: bytes) -> None:
        with self._came:
            self.requests.append((headers, body))
            if self.status < 300:
                self.messages.append(json.loads(decrypted(body, self.key, self.secret)))
            self._came.notify_all()

    def wait(self, requests: int = 1) -> None:
        """Return when so many requests have come."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.requests) >= requests, PATIENCE), "nothing came"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@final
class MailServer:
    """Speaks enough SMTP to take mails, without TLS, on this machine."""

    def __init__(self) -> None:
        self.mails: Final[list[EmailMessage]] = []
        self._came: Final = threading.Condition()
        server = self

        class Talk(socketserver.StreamRequestHandler):
            def say(self, text: str) -> None:
                self.wfile.write(text.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline():
                    word = line.split()[0].upper() if line.split() else b""
                    if word == b"DATA":
                        self.say("354 go on")
                        lines = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part)
                        server.take(b"".join(lines))
                    self.say("221 bye" if word == b"QUIT" else "250 good")

        self._server: Final = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk)
        self._server.daemon_threads = True
        self.address: Final = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, text: bytes) -> None:
        with self._came:
            found = message_from_bytes(text, policy=default)
            assert isinstance(found, EmailMessage)
            self.mails.append(found)
            self._came.notify_all()

    def wait(self, mails: int = 1) -> EmailMessage:
        """Return the last of so many mails, when it has come."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.mails) >= mails, PATIENCE), "no mail came"
            return self.mails[mails - 1]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
