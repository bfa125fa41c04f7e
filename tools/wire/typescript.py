"""Structs into TypeScript: one interface each, a union where there are several, with what the docstrings say."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
from msgspec import inspect as kinds

import emerald.server.messages as package

HEAD = """// Written by `python -m tools.wire` from src/emerald/server/messages: do not edit.
// Seats count from 1; 0 is nobody, or somebody who watches. Sentences are keys and arguments of shared Fluent files.
"""
UNIONS = re.compile(r"^(\w+) = ((?:\w+)(?: \| \w+)*)$", re.MULTILINE)


def typescript() -> str:
    """Return all wire types, module by module."""
    parts = [HEAD]
    for name in modules():
        parts.append(f"// -- {name} {'-' * (70 - len(name))}\n")
        parts += [declared(each) for each in structs(name)]
        parts += unions(name)
    return "\n".join(parts)


def modules() -> list[str]:
    """Return the modules of the messages; those that others are made of come first."""
    names = [each.name for each in iter_modules(package.__path__)]
    return sorted(names, key=lambda name: (name != "words", name))


def structs(module: str) -> list[type[msgspec.Struct]]:
    """Return the structs that a module defines, in the order written."""
    found = import_module(f"{package.__name__}.{module}")
    own = [each for each in vars(found).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in own if each.__module__ == found.__name__]


def unions(module: str) -> list[str]:
    """Return the unions that a module gives a name."""
    found = import_module(f"{package.__name__}.{module}")
    known = {each.__name__ for name in modules() for each in structs(name)}
    declarations: list[str] = []
    for name, members in UNIONS.findall(inspect.getsource(found)):
        if set(members.split(" | ")) <= known:
            declarations.append(f"export type {name} = {members};\n")
    return declarations


def declared(struct: type[msgspec.Struct]) -> str:
    """Return one struct as an interface."""
    told = kinds.type_info(struct)
    assert isinstance(told, kinds.StructType)
    lines = [comment(struct), f"export interface {struct.__name__} {{"]
    if told.tag is not None:
        lines.append(f"  {told.tag_field}: {quoted(told.tag)};")
    is_asked = bool(told.forbid_unknown_fields)  # what comes in may leave out what has a default
    for field in told.fields:
        is_unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
        mark = "?" if is_unset or (is_asked and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {worded(field.type)};")
    return "\n".join([*lines, "}\n"])


def comment(struct: type[msgspec.Struct]) -> str:
    """Return a docstring as a comment."""
    lines = inspect.cleandoc(struct.__doc__ or "").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])


def worded(kind: kinds.Type) -> str:
    """Return a type in TypeScript."""
    if isinstance(kind, kinds.UnionType):
        return " | ".join(dict.fromkeys([worded(each) for each in kind.types]))
    if isinstance(kind, kinds.ListType | kinds.VarTupleType):
        inner = worded(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join([worded(each) for each in kind.item_types])}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<{worded(kind.key_type)}, {worded(kind.value_type)}>"
    if isinstance(kind, kinds.LiteralType):
        return " | ".join([quoted(each) for each in kind.values])
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    for simple, name in SIMPLE:
        if isinstance(kind, simple):
            return name
    raise TypeError(f"no words in TypeScript for {kind}")


SIMPLE: list[tuple[Any, str]] = [
    (kinds.IntType, "number"),
    (kinds.FloatType, "number"),
    (kinds.StrType, "string"),
    (kinds.BoolType, "boolean"),
    (kinds.NoneType, "null"),
]


def quoted(word: object) -> str:
    """Return a word as TypeScript writes it."""
    return f'"{word}"' if isinstance(word, str) else str(word)
