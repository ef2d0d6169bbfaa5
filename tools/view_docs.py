"""What a seat sees, as a schema: docs/views.md is made from the structs, so that it can't say anything else."""

from __future__ import annotations

from typing import Any

import msgspec

from maester.engine import Definition, View


def view_schemas(definition: Definition) -> dict[str, Any]:
    """JSON Schemas of `Match.view` for a game, by the name of the struct; the first one is the game's own view."""
    _, components = msgspec.json.schema_components([definition.view_type, View])
    named = {name: schema for name, schema in components.items() if name != "View"}
    return {
        "View": components["View"],
        definition.view_type.__name__: named.pop(definition.view_type.__name__),
        **named,
    }


def views_page(definitions: list[Definition]) -> str:
    """The page docs/views.md."""
    lines = [
        "# Views",
        "",
        "What `match.view(seat)` returns, as plain data. This page is made from the code by `make golden`.",
        "",
        "`View` is the frame around every game's own view, which stands in its field `table`.",
    ]
    for definition in definitions:
        lines += ["", f"## {definition.titles['en']} (`{definition.id}`)"]
        for name, schema in view_schemas(definition).items():
            lines += [
                "",
                f"### {name}",
                "",
                schema.get("description", "").strip(),
                "",
                "| field | type |",
                "| --- | --- |",
            ]
            required = set(schema.get("required", ()))
            for field, kind in schema.get("properties", {}).items():
                note = "" if field in required else ", may be missing"
                lines.append(f"| `{field}` | {_type(kind)}{note} |")
    return "\n".join(lines) + "\n"


def _type(schema: dict[str, Any]) -> str:
    """A short name for a JSON Schema type."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        parts = schema.get("prefixItems")
        return f"({', '.join(map(_type, parts))})" if parts else f"list of {_type(schema.get('items') or {})}"
    if schema.get("type") == "object":
        return f"object of {_type(schema.get('additionalProperties') or {})}"
    return str(schema.get("type", "any"))
