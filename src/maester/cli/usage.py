"""What was wrong with a command line, in our own words instead of Typer's."""

from __future__ import annotations

from typing import Any

import typer

from maester.words import Words

UsageError: Any = typer.BadParameter.__base__
"""The base of all that Typer finds wrong with a command line; it has no public name."""


def usage_text(error: Any, words: Words) -> str:
    """A sentence for a person, and how to get help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "maester"
    return f"{_reason(error, context, words)} {words.say('cli-usage-help', {'command': f'{path} --help'})}"


def _reason(error: Any, context: Any, words: Words) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = list(error.possibilities or ()) or None
        return words.say("cli-usage-no-option", {"name": error.option_name, "near": near})
    if kind == "MissingParameter":
        return words.say("cli-usage-missing", {"name": _name(error)})
    if kind == "BadOptionUsage":
        return words.say("cli-usage-no-value", {"name": error.option_name})
    if isinstance(error, typer.BadParameter):
        return words.say("cli-usage-bad-value", {"name": _name(error), "type": _expected(error.param)})
    commands = getattr(getattr(context, "command", None), "commands", None)
    if commands:
        return words.say("cli-usage-no-command", {"known": list(commands)})
    return words.say("cli-usage-too-much")


def _name(error: Any) -> str:
    """The option or argument as it is typed."""
    param = error.param
    if param is None:
        return str(error.param_hint or "")
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.metavar or param.name.upper())


def _expected(param: Any) -> str:
    """The type of value that an option takes; where it stands differs between versions of Typer."""
    described = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    name = described.__name__ if isinstance(described, type) else getattr(getattr(param, "type", None), "name", "")
    return next((kind for kind in ("int", "float") if name.startswith(kind)), "other")
