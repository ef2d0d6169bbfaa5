"""Reading a card file, and refusing one that is wrong: the message names the card at fault.

The owner of a box corrects any card by editing this one file, so whatever is written there is checked: the pieces
are counted, ids are unique and lead somewhere, and every key, operation, field and word is one of the vocabulary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from maester.engine.card_files import content_of, unknown_word
from maester.errors import BadData, shown
from maester.games.alliances.vocabulary import NEEDED_BY_WORD, ONLY_AT, OPERATIONS

SECTIONS: Final = ("leaders", "allies", "influence", "events", "leader_influence", "power_tokens", "components")
COUNTS: Final = {
    "leaders": 9, "allies": 50, "influence_standard": 62, "events": 11, "leader_influence": 36, "power_tokens": 54,
}  # fmt: skip
"""What lies in the box (p. 1)."""
STANDARD_COLORS: Final = ("red", "green", "purple")
CARDS_OF_A_LEADER: Final = 4
TEXTS: Final = (
    "name_en", "name_pl", "ability", "ability_pl", "house", "subtitle_en", "subtitle_pl", "notes", "notes_pl", "timing",
)  # fmt: skip
ONLY_READ: Final = (
    *TEXTS, "title_en", "title_pl", "format", "about", "sources", "source", "name_source", "confidence", "provenance",
    "vocabulary", "timing_names_pl", "color_names_pl", "house_names_pl", "season_names_pl",
)  # fmt: skip
"""What no rule asks for: a file in which only these are others is played alike."""
FORMER: Final = {"c8c7a5783d83d466ef2943a1f56013a3": "a493c9ec79f9d3a1fe428ec757705a57"}
"""What changed play in the card file of the first versions, whose saves name the whole file only."""
IN_BOTH_LANGUAGES: Final = (("subtitle_en", "subtitle_pl"), ("notes", "notes_pl"))
"""Texts that a card may have: in both languages or in none."""
NEEDED: Final = {
    "leaders": ("id", "name_en", "name_pl", "copies", "ability", "ability_pl", "source"),
    "allies": ("id", "name_en", "name_pl", "power", "copies", "timing", "ability", "ability_pl", "effects", "source"),
    "power_tokens": ("id", "name_en", "name_pl", "value", "count", "source"),
    "components": ("id", "name_en", "name_pl", "count"),
    **dict.fromkeys(
        ("influence", "events", "leader_influence"),
        (
            "id", "name_en", "name_pl", "color", "influence", "copies", "triumph", "timing", "ability", "ability_pl",
            "effects", "source",
        ),
    ),
}  # fmt: skip
NUMBERS: Final = ("power", "influence", "copies", "value", "count")
MOMENTS: Final = {
    "this_round": "this round", "when_claimed": "when claimed", "played": "when played", "triumph": "triumph",
    "in_bid_area": "while in a bid area", "cleanup": "cleanup",
}  # fmt: skip
"""How the moments of the steps are written as the `timing` of a card."""

Card = Mapping[str, Any]


@cache
def shipped() -> bytes:
    """The card file that comes with the game."""
    return (files(__package__) / "data" / "cards.json").read_bytes()


@cache
def vocabulary() -> dict[str, Any]:
    """The words that the engine understands."""
    known: dict[str, Any] = msgspec.json.decode(shipped())["vocabulary"]
    return known


def read(data: bytes) -> dict[str, Any]:
    """The content of a card file; raises BadData."""
    content = content_of(data, "alliances", shipped())
    _check_sections(content)
    for section in SECTIONS:
        for card in content[section]:
            _check_card(section, card, content)
    _check_ids(content)
    _check_counts(content)
    return content


def wrong(card: Card | str, problem: str, *, detail: object = "", known: Sequence[object] = ()) -> BadData:
    """An error that names the card at fault."""
    name = card if isinstance(card, str) else shown(card.get("id", card))
    return BadData("bad-card", card=name, problem=problem, detail=shown(detail), known=[str(one) for one in known])


def _check_sections(content: dict[str, Any]) -> None:
    expected = {"game", "title_en", "title_pl", "format", "about", "counts", "sources", "vocabulary", *SECTIONS}
    expected |= {f"{what}_names_pl" for what in ("timing", "color", "house", "season")}
    for key in sorted(expected - content.keys()):
        raise wrong("-", "missing", detail=key)
    for key in sorted(content.keys() - expected):
        raise wrong("-", "unknown-key", detail=key, known=sorted(expected))
    if (word := unknown_word(content["vocabulary"], vocabulary())) is not None:
        raise wrong("vocabulary", "vocabulary", detail=word)
    for section in SECTIONS:
        entries = content[section]
        if not isinstance(entries, list) or not all(isinstance(card, dict) for card in entries):
            raise wrong(section, "shape", detail=section)


# --- one card -------------------------------------------------------------------------------------


def _check_card(section: str, card: Card, content: Mapping[str, Any]) -> None:
    for key in NEEDED[section]:
        if key not in card:
            raise wrong(card, "missing", detail=key)
    for key in card:
        if key not in vocabulary()["card_keys"]:
            raise wrong(card, "unknown-key", detail=key, known=sorted(vocabulary()["card_keys"]))
    for key in ("id", *TEXTS):
        if key in card and not (isinstance(card[key], str) and card[key].strip()):
            raise wrong(card, "no-text", detail=key)
    for pair in IN_BOTH_LANGUAGES:
        if len(lacking := [key for key in pair if key not in card]) == 1:
            raise wrong(card, "missing", detail=lacking[0])
    for key in NUMBERS:
        if key in card and not _is_number(card[key]):
            raise wrong(card, "no-number", detail=key)
    for key, names in (("timing", "timing_names_pl"), ("color", "color_names_pl"), ("house", "house_names_pl")):
        if key in card and card[key] not in content[names]:
            raise wrong(card, "unknown-word", detail=card[key], known=sorted(content[names]))
    for key in ("source", "name_source"):
        if key in card and card[key] not in content["sources"]:
            raise wrong(card, "unknown-word", detail=card[key], known=sorted(content["sources"]))
    if "triumph" in card and type(card["triumph"]) is not bool:
        raise wrong(card, "no-flag", detail="triumph")
    _check_color(section, card)
    if "effects" in card:
        _check_effects(section, card, content)


def _check_color(section: str, card: Card) -> None:
    wanted = {"influence": STANDARD_COLORS, "events": ("blue",), "leader_influence": ("white",)}.get(section)
    if wanted is not None and card["color"] not in wanted:
        raise wrong(card, "unknown-word", detail=card["color"], known=wanted)


def _check_effects(section: str, card: Card, content: Mapping[str, Any]) -> None:
    effects = card["effects"]
    if not isinstance(effects, list) or not all(isinstance(step, dict) for step in effects):
        raise wrong(card, "shape", detail="effects")
    before: Mapping[str, Any] | None = None
    for step in effects:
        _check_step(section, card, step, content)
        if step.get("if_done") and (before is None or moment_of(before) != moment_of(step)):
            raise wrong(card, "nothing-before", detail=step["op"])
        before = step
    written = set() if card["timing"] == "none" else set(str(card["timing"]).split(" + "))
    if written != {MOMENTS[step["when"]] for step in effects}:
        raise wrong(card, "timing", detail=card["timing"])


def moment_of(step: Mapping[str, Any]) -> str:
    """When a step is resolved: its `when`, or what it waits for."""
    if step.get("after_claim"):
        return "after_claim"
    return "placed" if step.get("after_placing") else str(step["when"])


def _check_step(section: str, card: Card, step: Mapping[str, Any], content: Mapping[str, Any]) -> None:
    words = vocabulary()
    for key, right in (("when", words["when"]), ("op", words["ops"])):
        if step.get(key) not in right:
            raise wrong(card, "unknown-word", detail=step.get(key), known=sorted(right))
    op, when = step["op"], step["when"]
    allies = section == "allies"
    if when not in OPERATIONS[op].whens or (when in ("this_round", "when_claimed")) != allies:
        raise wrong(card, "wrong-moment", detail=f"{op}, {when}", known=OPERATIONS[op].whens)
    _check_waiting(card, step)
    condition = step.get("if")
    if condition is not None and condition not in words["conditions"]:
        raise wrong(card, "unknown-word", detail=condition, known=sorted(words["conditions"]))
    extra = words["condition_fields"].get(condition, [])
    for key, value in step.items():
        if key in ("when", "op", "if"):
            continue
        if key in words["common_fields"]:
            if type(value) is not bool:
                raise wrong(card, "no-flag", detail=key)
        elif key in words["ops"][op] or key in extra:
            _check_field(card, op, key, value, content)
        else:
            raise wrong(card, "unknown-key", detail=f"{op}.{key}", known=[*words["ops"][op], *extra])
    for key in (*OPERATIONS[op].needs, *extra):
        if key not in step:
            raise wrong(card, "missing", detail=f"{op}.{key}")
    for (its_op, key, word), needed in NEEDED_BY_WORD.items():
        if (op, step.get(key)) == (its_op, word) and needed not in step:
            raise wrong(card, "missing", detail=f"{op}.{needed}")
    for (its_op, key, word), moment in ONLY_AT.items():
        if (op, step.get(key)) == (its_op, word) and when != moment:
            raise wrong(card, "wrong-moment", detail=f"{op}.{key} = {word}", known=(moment,))


def _check_waiting(card: Card, step: Mapping[str, Any]) -> None:
    """Only played cards are placed, and only what holds until then can wait for the claim."""
    op, when = step["op"], step["when"]
    if step.get("after_placing") and when != "played":
        raise wrong(card, "wrong-moment", detail=f"{op}.after_placing", known=("played",))
    if step.get("after_claim") and when not in ("triumph", "this_round"):
        raise wrong(card, "wrong-moment", detail=f"{op}.after_claim", known=("triumph", "this_round"))
    if when == "this_round" and op == "gain_token" and not step.get("after_claim"):
        raise wrong(card, "missing", detail=f"{op}.after_claim")
    if op == "place_ally" and (step.get("may") or step.get("if_done") or step.get("after_claim")):
        raise wrong(card, "wrong-moment", detail=f"{op}.may", known=())


def _check_field(card: Card, op: str, key: str, value: Any, content: Mapping[str, Any]) -> None:
    words = vocabulary()
    field = words["fields"].get(f"{op}.{key}") or words["fields"][key]
    takes, name = field["takes"], f"{op}.{key}"
    if takes == "flag":
        fits = type(value) is bool
    elif takes == "number":
        fits = _is_number(value)
    elif takes == "number_or_all":
        fits = value == "all" or _is_number(value)
    elif takes in ("leader", "word"):
        right = words["leaders"] if takes == "leader" else field["words"]
        if not isinstance(value, str) or value not in right:
            raise wrong(card, "unknown-word", detail=f"{name} = {value}", known=sorted(right))
        return
    elif takes == "words":
        if not isinstance(value, list) or not value or not all(word in field["words"] for word in value):
            raise wrong(card, "unknown-word", detail=f"{name} = {value}", known=sorted(field["words"]))
        return
    else:
        _check_references(card, name, takes, value, content)
        return
    if not fits:
        raise wrong(card, "no-flag" if takes == "flag" else "no-number", detail=name)


def _check_references(card: Card, name: str, takes: str, value: Any, content: Mapping[str, Any]) -> None:
    ids = [value] if takes == "card_id" else value
    sections = ("allies",) if takes == "ally_ids" else ("influence", "events", "leader_influence")
    known = {other.get("id") for section in sections for other in content[section]}
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
        raise wrong(card, "shape", detail=name)
    for id in ids:
        if id not in known:
            raise wrong(card, "dangling", detail=id)


def _is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


# --- all cards together ---------------------------------------------------------------------------


def _check_ids(content: Mapping[str, Any]) -> None:
    for id, number in Counter(card["id"] for section in SECTIONS for card in content[section]).items():
        if number > 1:
            raise wrong(id, "duplicate")
    leaders = {card["id"] for card in content["leaders"]}
    for card in content["leader_influence"]:
        if card.get("leader") not in leaders:
            raise wrong(card, "dangling", detail=card.get("leader"))
    owned = Counter(card["leader"] for card in content["leader_influence"] for _ in range(card["copies"]))
    for leader in sorted(leaders):
        if owned[leader] != CARDS_OF_A_LEADER:
            raise wrong(leader, "count", detail=owned[leader], known=(CARDS_OF_A_LEADER,))


def counted(content: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """How many pieces of each kind the file has."""
    for name, section in (("influence_standard", "influence"), *((name, name) for name in COUNTS)):
        if section in content:
            yield name, sum(card["count" if section == "power_tokens" else "copies"] for card in content[section])


def _check_counts(content: Mapping[str, Any]) -> None:
    if content["counts"] != COUNTS:
        raise wrong("counts", "count", detail=content["counts"], known=(COUNTS,))
    for name, number in counted(content):
        if number != COUNTS[name]:
            raise wrong(name, "count", detail=number, known=(COUNTS[name],))
    for card in (*content["leaders"], *content["allies"]):
        if card["copies"] < 1:
            raise wrong(card, "count", detail=card["copies"], known=(1,))
