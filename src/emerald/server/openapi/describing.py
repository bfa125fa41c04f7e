"""The whole description: what Litestar finds of the routes, with the types and refusals as they really are."""

from __future__ import annotations

from typing import Any, Final, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Stream
from litestar.routes import HTTPRoute

from emerald.server.messages.files import Position
from emerald.server.messages.play import Update
from emerald.server.messages.words import Fault
from emerald.server.openapi.examples import TABLE, examples

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
SESSION: Final = {"type": "apiKey", "in": "cookie", "name": "emerald_session"}
ABOUT: Final = (
    "Tables of Alchemicus and Trismegistus; docs/protocol.md says how it all goes together. "
    "Every refusal is a Fault: the key of a message, and its arguments."
)
PATHS: Final = {"table_id": TABLE, "game": "alchemicus", "name": "alchemicus", "day": "2027-01-15", "known": 12}
ENCODED: Final = {"show_position": Position}  # what is sent as bytes is an Update, but for these
OTHERWISE: Final = {"play_deal": "200"}  # whoever has begun already goes on
TEXTS: Final = {"download": "text/plain", "measures": "text/plain"}


class Description(JsonRenderPlugin):
    """Serves the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description of the application that was asked."""
        return msgspec.json.encode(described(request.app, openapi_schema))


def described(app: Litestar, found: dict[str, Any]) -> dict[str, Any]:
    """Return the description with every type as msgspec checks it, examples, and what refusals look like."""
    handlers = handlers_of(app)
    types = [each for handler in handlers.values() for each in (body_of(handler), reply_of(handler)) if each]
    made, schemas = msgspec.json.schema_components([*types, Fault], ref_template=REF)
    for name, schema in schemas.items():
        if name in examples():
            schema["examples"] = [msgspec.to_builtins(examples()[name])]
    written = dict(zip([repr(each) for each in types], made))
    paths: dict[str, Any] = {}
    for path, operations in found["paths"].items():
        paths[path] = {
            method: _operation(operation, handlers[path, method], written) for method, operation in operations.items()
        }
    components = {"schemas": schemas, "securitySchemes": {"session": SESSION}}
    info = {**found["info"], "description": ABOUT}
    return {**found, "info": info, "paths": paths, "components": components, "security": [{}, {"session": []}]}


def _operation(found: dict[str, Any], handler: HTTPRouteHandler, written: dict[str, Any]) -> dict[str, Any]:
    """Return an operation with its real types."""
    body, reply, name = body_of(handler), reply_of(handler), handler.handler_name
    operation = {**found}
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": written[repr(body)]}}}
    good: dict[str, Any] = {"description": "Done"}
    if name in TEXTS:
        good["content"] = {TEXTS[name]: {"schema": {"type": "string"}}}
    elif handler.parsed_fn_signature.return_type.annotation is Stream:
        good["content"] = {"text/event-stream": {}}
    elif reply is not None:
        good["content"] = {JSON: {"schema": written[repr(reply)]}}
    refused = {"description": "Refused; nothing was changed", "content": {JSON: {"schema": _ref(Fault)}}}
    not_now = {**good, "description": "Not now"}
    operation["responses"] = {str(handler.status_code): good, "default": not_now if name == "is_ready" else refused}
    if name in OTHERWISE:
        operation["responses"][OTHERWISE[name]] = good
    for parameter in operation.get("parameters", []):
        if parameter["name"] in PATHS:
            parameter["example"] = PATHS[parameter["name"]]
    return operation


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


def handlers_of(app: Litestar) -> dict[tuple[str, str], HTTPRouteHandler]:
    """Return what answers requests, by path and method as the description writes them."""
    return {
        (route.path_format, method.lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute) and not route.path_format.startswith("/schema")
        for handler in route.route_handlers
        for method in handler.http_methods
        if handler.resolve_include_in_schema()
    }


def body_of(handler: HTTPRouteHandler) -> Any:
    """Return the type of what is sent; None for nothing."""
    data = handler.parsed_fn_signature.parameters.get("data")
    return None if data is None else data.annotation


def reply_of(handler: HTTPRouteHandler) -> Any:
    """Return the type of what comes back as JSON; None for nothing, or for something else."""
    annotation = handler.parsed_fn_signature.return_type.annotation
    if get_origin(annotation) is Response or annotation is Response:
        annotation = (get_args(annotation) or (None,))[0]
        if annotation is bytes and handler.handler_name not in TEXTS:
            return ENCODED.get(handler.handler_name, Update)
    if annotation in (None, type(None), str, bytes, Stream):
        return None
    return annotation
