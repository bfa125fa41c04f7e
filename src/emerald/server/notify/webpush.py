"""Web push: a message encrypted for one browser (RFC 8291), sent in the name of this server (RFC 8292).

The push service that carries it learns neither what it says nor, as it is padded, how much.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65
PADDED_TO: Final = 512
LAST_RECORD: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 3600


@final
class Sender:
    """The key by which push services know this server; nodes with one secret have one key."""

    def __init__(self, secret: bytes, contact: str) -> None:
        drawn = HKDF(SHA256(), 48, None, b"emerald web push").derive(secret)
        self._key: Final = ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, CURVE)
        self._contact: Final = contact
        self.public: Final = encoded(point_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """Return what says to the push service of an endpoint who sends; `now` is in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + TOKEN_SECONDS, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join([encoded(json.dumps(each, separators=(",", ":")).encode()) for each in (head, claims)])
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def encrypted(
    message: bytes,
    their_point: bytes,
    their_secret: bytes,
    own_key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded_to: int = PADDED_TO,
) -> bytes:
    """Return a message that only the browser with this key and secret can read; key and salt are new each time."""
    key = own_key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    own_point = point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, their_point))
    both = b"WebPush: info\0" + their_point + own_point
    material = HKDF(SHA256(), 32, their_secret, both).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    plain = message + LAST_RECORD
    plain += bytes(-len(plain) % padded_to)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return head + AESGCM(content_key).encrypt(nonce, plain, None)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the standards write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(point: bytes) -> bool:
    """Say whether this is a public key on the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES


def encoded(octets: bytes) -> str:
    """Return octets in the letters of URLs."""
    return urlsafe_b64encode(octets).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return octets from the letters of URLs; none if they are no such letters."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
