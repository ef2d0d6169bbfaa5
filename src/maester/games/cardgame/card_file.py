"""The card file: reading it, and refusing what is wrong with it by the card at fault.

The file brings a closed vocabulary: which keys there are, and what each takes. The vocabulary is the one that the rules
understand, so a file must not change it; everything else in the file may be replaced by the owner of a box.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from maester.engine.card_files import content_of
from maester.errors import BadData, shown
from maester.games.cardgame.card_checks import ability_faults, card_faults

HOUSES: Final = ("stark", "lannister")
NAMES_PL: Final = ("trait", "keyword", "house", "type", "icon", "phase", "timing", "plot_group")
TOP_KEYS: Final = (
    "format", "format_version", "game", "about", "deck_sizes", "source_values", "in_edition_values", "vocabulary",
    "cards", "plots", *(f"{kind}_names_pl" for kind in NAMES_PL),
)  # fmt: skip
OPTIONAL: Final = {
    "card_keys": ("strength", "icons", "attach_to", "note", "note_pl"),
    "plot_keys": ("note", "note_pl"),
    "ability_keys": ("phases", "trigger", "condition", "cost", "choose", "limit"),
    "you_control_keys": (),
    "opponent_won_keys": (),
    "choose_keys": (),
    "limit_keys": (),
}
"""Of the keys that an entry of these sections has, those that it may lack; in other sections each key is free."""

Json = Mapping[str, Any]


class Fault(NamedTuple):
    """What is wrong with an entry: the kind of problem, where or what, and what would be right."""

    problem: str
    detail: object = ""
    known: Sequence[object] = ()


@cache
def shipped() -> bytes:
    """The card file that comes with the game."""
    return (files(__package__) / "data" / "cards.json").read_bytes()


@cache
def vocabulary() -> dict[str, Any]:
    """The words that the rules understand."""
    known: dict[str, Any] = msgspec.json.decode(shipped())["vocabulary"]
    return known


def read(data: bytes) -> dict[str, Any]:
    """The content of a card file; raises BadData, which names the card at fault."""
    content = content_of(data, "cardgame")
    _refuse("-", _outline_faults(content))
    reader = _Reader(content)
    for section, keys in (("cards", "card_keys"), ("plots", "plot_keys")):
        for card in content[section]:
            name = card["id"] if isinstance(card.get("id"), str) else shown(card)
            _refuse(name, reader.fault(card, keys, section))
            _refuse(name, next(card_faults(card, content), None))
            for ability in card["abilities"]:
                _refuse(name, next(ability_faults(card, ability), None))
    _refuse_counts(content)
    return content


def _refuse(card: str, fault: Fault | tuple[Any, ...] | None) -> None:
    if fault is not None:
        problem, detail, known = Fault(*fault)
        raise BadData("bad-card", card=card, problem=problem, detail=shown(detail), known=[str(one) for one in known])


def _outline_faults(content: Json) -> Fault | None:
    """What is wrong with the file as a whole."""
    for key in TOP_KEYS:
        if key not in content:
            return Fault("missing", key)
    for key in content:
        if key not in TOP_KEYS:
            return Fault("unknown-key", key, TOP_KEYS)
    if content["vocabulary"] != vocabulary():
        return Fault("vocabulary")
    for section in ("cards", "plots"):
        entries = content[section]
        if not isinstance(entries, list) or not all(isinstance(card, dict) for card in entries):
            return Fault("shape", section)
    for section in ("deck_sizes", "source_values", "in_edition_values", *(f"{kind}_names_pl" for kind in NAMES_PL)):
        if not isinstance(content[section], dict):
            return Fault("shape", section)
    for kind in NAMES_PL[1:]:
        section = {"keyword": "keywords", "timing": "timing", "phase": "phases"}.get(kind, f"{kind}s")
        for word in vocabulary()[section]:
            if word not in content[f"{kind}_names_pl"]:
                return Fault("missing", f"{kind}_names_pl: {word}")
    return None


def _refuse_counts(content: Json) -> None:
    """50 cards in each draw deck, 32 plots: 7 for each House and 18 for the draft; no id twice."""
    seen: set[str] = set()
    for card in (*content["cards"], *content["plots"]):
        if card["id"] in seen:
            _refuse(card["id"], Fault("duplicate"))
        seen.add(card["id"])
    sizes = vocabulary_sizes()
    for house in HOUSES:
        number = sum(card["copies"][house] for card in content["cards"])
        if number != sizes[house]:
            _refuse(f"cards: {house}", Fault("count", number, [sizes[house]]))
    for group, size in (*((house, sizes["plot_deck"]) for house in HOUSES), ("draft", sizes["plots_draft"])):
        number = sum(plot["plot_group"] == group for plot in content["plots"])
        if number != size:
            _refuse(f"plots: {group}", Fault("count", number, [size]))


@cache
def vocabulary_sizes() -> dict[str, int]:
    """How many cards there are in each deck (pages 3 and 6)."""
    sizes: dict[str, int] = msgspec.json.decode(shipped())["deck_sizes"]
    return sizes


class _Reader:
    """Compares values with what the vocabulary says that they take."""

    def __init__(self, content: Json) -> None:
        self.ids = {card.get("id") for card in (*content["cards"], *content["plots"])}
        self.traits = content["trait_names_pl"]
        self.words: Json = vocabulary()

    def fault(self, value: Any, takes: str, place: str) -> Fault | None:
        """The first thing that is wrong with a value, or None."""
        if " or " in takes:
            faults = [self.fault(value, other, place) for other in takes.split(" or ")]
            if None in faults:
                return None
            # Of the alternatives the one is meant whose form the value has.
            objects = [fault for fault in faults if fault and (fault.problem != "shape") == isinstance(value, dict)]
            return (objects or faults)[0]
        if takes.startswith("["):
            if not isinstance(value, list):
                return Fault("shape", place)
            return next((fault for one in value if (fault := self.fault(one, takes[1:-1], place))), None)
        if takes in self.words["kinds"]:
            return self._kind_fault(value, takes, place)
        section = self.words[takes]
        if all(isinstance(entry, dict) and "takes" in entry for entry in section.values()):
            return self._keys_fault(value, takes, place)
        if not isinstance(value, str) or value not in section:
            return Fault(
                "unknown-word" if isinstance(value, str) else "shape",
                value if isinstance(value, str) else place,
                list(section),
            )
        return None

    def _kind_fault(self, value: Any, kind: str, place: str) -> Fault | None:
        whole = type(value) is int
        if kind == "number":
            return None if whole and value >= 0 else Fault("no-number", place)
        if kind == "signed":
            return None if whole else Fault("no-number", place)
        if kind == "flag":
            return None if type(value) is bool else Fault("no-flag", place)
        if kind in ("text", "card_id", "trait"):
            if not isinstance(value, str) or not value.strip():
                return Fault("no-text", place)
            if kind == "card_id" and value not in self.ids:
                return Fault("dangling", value)
            return (
                Fault("unknown-word", value, list(self.traits))
                if kind == "trait" and value not in self.traits
                else None
            )
        if kind == "map":
            return None if isinstance(value, dict) else Fault("shape", place)
        if not isinstance(value, list) or not value:
            return Fault("shape", place)
        return next((fault for one in value if (fault := self._effect_fault(one, place))), None)

    def _keys_fault(self, value: Any, section: str, place: str) -> Fault | None:
        if not isinstance(value, dict):
            return Fault("shape", place)
        keys = self.words[section]
        for key in value:
            if key not in keys:
                return Fault("unknown-key", key, list(keys))
        if section in OPTIONAL:
            for key in keys:
                if key not in value and key not in OPTIONAL[section]:
                    return Fault("missing", key)
        return next((fault for key, one in value.items() if (fault := self.fault(one, keys[key]["takes"], key))), None)

    def _effect_fault(self, effect: Any, place: str) -> Fault | None:
        if not isinstance(effect, dict):
            return Fault("shape", place)
        op, operations = effect.get("op"), self.words["effect_ops"]
        if not isinstance(op, str) or op not in operations:
            return Fault("unknown-word", op, list(operations))
        needed, optional = operations[op]["keys"], operations[op].get("optional", [])
        for key in needed:
            if key not in effect:
                return Fault("missing", f"{op}: {key}")
        for key in effect:
            if key not in ("op", *needed, *optional):
                return Fault("unknown-key", f"{op}: {key}", [*needed, *optional])
        return next(self._value_faults(op, effect), None)

    def _value_faults(self, op: str, effect: Json) -> Iterator[Fault]:
        keys = self.words["effect_keys"]
        for key, value in effect.items():
            if key != "op":
                fault = self.fault(value, (keys.get(f"{op}.{key}") or keys[key])["takes"], f"{op}: {key}")
                if fault is not None:
                    yield fault
