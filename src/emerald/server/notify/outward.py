"""Posting to an address that a browser named: only to places of the open internet, never to our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final, final
from urllib.parse import urlsplit

import httpx

SECONDS: Final = 10.0
LONGEST: Final = 2_000
HTTPS: Final = 443


class Unreachable(Exception):
    """Nothing could be sent there, now or ever."""


@final
class Outward:
    """Posts, following no redirects; `anywhere` also reaches this machine, for tests and push services of one's own."""

    def __init__(self, anywhere: bool) -> None:
        self._anywhere: Final = anywhere
        self._client: Final = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)

    def is_allowed(self, url: str) -> bool:
        """Say whether an address is one to which anything may be sent, as far as it can be seen from it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return False
        if len(url) > LONGEST or not parts.hostname or parts.username or parts.password or not url.isascii():
            return False
        if self._anywhere:
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and port in (None, HTTPS)

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Return the status that came back; raise Unreachable if none did."""
        if not self.is_allowed(url):
            raise Unreachable(url)
        host = urlsplit(url).hostname or ""
        try:
            target = httpx.URL(url)
            extensions: dict[str, str] = {}
            if not self._anywhere:  # asked once: a name must not mean another machine by the time we connect
                target = target.copy_with(host=await _public_address(host))
                extensions = {"sni_hostname": host}
            request = self._client.build_request(
                "POST",
                target,
                headers={**headers, "host": httpx.URL(url).netloc.decode()},
                content=body,
                extensions=extensions,
            )
            response = await self._client.send(request, stream=True)
            await response.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise Unreachable(type(error).__name__) from error
        return response.status_code

    async def close(self) -> None:
        """Let go of connections."""
        await self._client.aclose()


async def _public_address(host: str) -> str:
    """Return an address of a host; raise Unreachable if it has one that is not of the open internet."""
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(is_public(each) for each in addresses):
        raise Unreachable("not on the open internet")
    return addresses[0]


def is_public(address: str) -> bool:
    """Say whether an address is one of the open internet."""
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return bool(found.is_global and inner.is_global and not found.is_multicast)
