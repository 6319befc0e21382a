"""Writes the page's types from the server's: ``python -m threefiveeight.server.typescript`` prints protocol.ts.

Fields with a default are required in what the server sends and optional in what the page sends. The file is
committed; a test compares it with what this prints.
"""

import sys
import types
import typing
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from threefiveeight.server import messages, shown

HEAD: Final = """\
/**
 * The messages of the protocol, as docs/protocol.md describes them. Written from the server's types by
 * `python -m threefiveeight.server.typescript`: change those, not this file.
 */

import type { Card, Suit } from "./cards";

export type { Card, Suit };
/** Any options of a table, all or some; their names and values are those of the rules page. */
export type RuleValues = Readonly<Record<string, unknown>>;
"""

TAIL: Final = """
/** A frame that shows the table. */
export type Frame = State | Update;

/** A message of the page before it has its id. */
export type Command =
  | Omit<Act, "id">
  | Omit<Next, "id">
  | Omit<Undo, "id">
  | Omit<ClaimRest, "id">
  | Omit<AskHint, "id">
  | Omit<Ping, "id">;
"""

FROM_PAGE: Final = (
    messages.Act,
    messages.Next,
    messages.Undo,
    messages.ClaimRest,
    messages.AskHint,
    messages.Ping,
    messages.NewTable,
)
TO_PAGE: Final = (
    *typing.get_args(messages.ServerMessage),
    messages.Me,
    messages.Presets,
    messages.NewTableId,
    messages.Problem,
)
UNIONS: Final = {
    "Event": shown.Event,
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": messages.ClientMessage,
}
WIDTH: Final = 110
IMPORTED: Final = frozenset({"Card", "Suit"})

_PLAIN: Final[dict[type, str]] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Writer:
    """Collects the declarations that the asked types need, each once and before its first use."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._unions = {_names(union): name for name, union in UNIONS.items()}

    def declare(self, struct: type[msgspec.Struct], *, from_page: bool) -> None:
        """Declare a struct and all that it is made of."""
        described = inspect.type_info(struct)
        assert isinstance(described, inspect.StructType)
        self._struct(described, from_page=from_page)

    def declare_union(self, name: str, union: types.UnionType) -> None:
        """Declare a union of structs that have been declared."""
        self._declare(name, _alternatives([member.__name__ for member in typing.get_args(union)]))

    def _struct(self, described: inspect.StructType, *, from_page: bool) -> str:
        name = described.cls.__name__
        if name not in self.declared:
            lines = list(self._fields(described, from_page=from_page))
            comment = (described.cls.__doc__ or "").strip().replace("``", "`")
            self.declared[name] = "\n".join([f"/** {comment} */", f"export type {name} = {{", *lines, "};"])
        return name

    def _fields(self, described: inspect.StructType, *, from_page: bool) -> Iterator[str]:
        if described.tag_field is not None:
            yield f'  readonly {described.tag_field}: "{described.tag}";'
        for field in described.fields:
            kind = self._type(field.type, from_page=from_page)
            # A field that can be unset has, for msgspec, no default and is not required either.
            unset = not field.required and {field.default, field.default_factory} == {msgspec.NODEFAULT}
            mark = "?" if unset or (from_page and not field.required) else ""
            yield _declaration(f"  readonly {field.encode_name}{mark}:", kind)

    def _type(self, described: inspect.Type, *, from_page: bool) -> str:
        match described:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                written = self._type(inner, from_page=from_page)
                return self._named(str((extra or {}).get("title", "")), written)
            case inspect.StructType():
                return self._struct(described, from_page=from_page)
            case inspect.LiteralType() | inspect.EnumType():
                return _alternatives(_words(described))
            case inspect.ListType(item_type=item):
                return _list_of(self._type(item, from_page=from_page))
            case inspect.TupleType(item_types=items):
                # One for each seat, read by the number of the seat.
                return _list_of(self._type(items[0], from_page=from_page))
            case inspect.DictType():
                return "RuleValues"
            case inspect.UnionType(types=parts):
                return self._union(parts, from_page=from_page)
            case _:
                return _PLAIN[type(described)]

    def _union(self, parts: tuple[inspect.Type, ...], *, from_page: bool) -> str:
        written = [self._type(part, from_page=from_page) for part in parts]
        name = self._unions.get(frozenset(written))
        if name is not None:
            self._declare(name, _alternatives(written))
            return name
        return _alternatives(written)

    def _named(self, name: str, written: str) -> str:
        if not name:
            return written
        if name not in IMPORTED:
            self._declare(name, written)
        return name

    def _declare(self, name: str, written: str) -> None:
        self.declared.setdefault(name, _declaration(f"export type {name} =", written))


def protocol() -> str:
    """The whole of protocol.ts."""
    writer = Writer()
    for struct in FROM_PAGE:
        writer.declare(struct, from_page=True)
    for struct in TO_PAGE:
        writer.declare(struct, from_page=False)
    for name, union in UNIONS.items():
        writer.declare_union(name, union)
    return "\n".join([HEAD, "\n\n".join(writer.declared.values()), TAIL]).replace("\n\n\n", "\n\n")


def _names(union: types.UnionType) -> frozenset[str]:
    return frozenset(member.__name__ for member in typing.get_args(union))


def _words(described: inspect.LiteralType | inspect.EnumType) -> list[str]:
    """The values that a type can have, as the page writes them."""
    if isinstance(described, inspect.LiteralType):
        return [f'"{value}"' if isinstance(value, str) else str(value) for value in described.values]
    return [f'"{word.value}"' for word in described.cls]


def _declaration(start: str, written: str) -> str:
    """A declaration, its alternatives one a line where it is too long for one, as the page's formatter has it."""
    if len(start) + len(written) + 2 <= WIDTH or " | " not in written:
        return f"{start} {written};"
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return "\n".join([start, *(f"{indent}| {part}" for part in written.split(" | "))]) + ";"


def _list_of(written: str) -> str:
    return f"readonly ({written})[]" if " " in written else f"readonly {written}[]"


def _alternatives(written: list[str]) -> str:
    return " | ".join(dict.fromkeys(written))


if __name__ == "__main__":
    sys.stdout.write(protocol())
