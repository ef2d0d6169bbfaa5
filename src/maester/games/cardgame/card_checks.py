"""What the vocabulary alone can't say about a card: which keys go together, and where an operation makes sense."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

Json = Mapping[str, Any]
Found = Iterator[tuple[Any, ...]]

INSTANT: Final = (
    "gain_power", "draw", "kill", "discard_from_play", "save", "kneel", "stand", "return_to_hand", "join_challenge",
    "leave_challenge", "look", "reorder_top", "search_deck", "shuffle_into_deck", "discard_hand", "each_player_keeps",
    "each_player_chooses_own", "each_player_chooses_any", "delayed",
)  # fmt: skip
"""Operations that happen once; all others change how things are, for as long as they last."""
LASTING: Final = (
    "strength", "counts_no_strength", "gain_keyword", "lose_keyword", "cannot_be_declared", "cannot_stand", "claim",
    "reduce_cost",
)  # fmt: skip
"""Operations that may last for a time (`until`); the rest of the changing ones are constant."""
TIMINGS: Final = {
    "plot": ("constant", "passive", "when_revealed"),
    "event": ("action", "response", "save_response"),
}
"""The timings of plots and events; all other cards have any but `when_revealed`."""
IN_PLAY: Final = ("action", "response", "save_response", "passive", "constant")
PRIVATE_TYPES: Final = {"character": ("strength", "icons"), "attachment": ("attach_to",)}
DEPTH: Final = {"blank_text": 0, "gain_icon": 1, "gain_keyword": 1, "lose_keyword": 1, "strength": 2}
READS: Final = {"without_icon": 1, "keyword_any": 1, "strength_max": 2}
"""What a filter reads must be settled before what its effect changes, or a value would depend on itself."""


def card_faults(card: Json, content: Json) -> Found:
    """What is wrong with a card apart from its abilities."""
    kind = card["type"]
    for key, section in (("source", "source_values"), ("in_edition", "in_edition_values")):
        if card[key] not in content[section]:
            yield "unknown-word", card[key], list(content[section])
    if not all(isinstance(value, str) for value in card["provenance"].values()):
        yield "no-text", "provenance"
    if len(lacking := [key for key in ("note", "note_pl") if key not in card]) == 1:
        yield "missing", lacking[0]
    if "plot_group" in card:
        yield from _plot_faults(card)
        return
    if kind == "plot":
        yield "misplaced", "type: plot"
    decks = ("stark", "lannister")
    if sorted(card["copies"]) != sorted(decks) or not all(
        type(number) is int and number >= 0 for number in card["copies"].values()
    ):
        yield "shape", "copies"
    for type_, keys in PRIVATE_TYPES.items():
        for key in keys:
            if (key in card) != (type_ == kind):
                yield ("missing" if type_ == kind else "misplaced"), key
    if kind == "event" and card["cost"]:
        yield "misplaced", "cost"
    if kind == "event" and not card["abilities"]:
        yield "missing", "abilities"


def _plot_faults(card: Json) -> Found:
    if card["type"] != "plot" or card["house"] != "neutral" or card["unique"] or card["traits"]:
        yield "misplaced", "type, house, unique, traits"
    if card["copies"] != {"plots": 1}:
        yield "count", card["copies"], [1]


def ability_faults(card: Json, ability: Json) -> Found:
    """What is wrong with an ability."""
    timing, kind = ability["timing"], card["type"]
    allowed = TIMINGS.get(kind, IN_PLAY)
    if timing not in allowed:
        yield "wrong-moment", timing, allowed
    triggered = timing in ("response", "save_response", "passive")
    for key, wanted in (("phases", timing == "action"), ("trigger", triggered)):
        if (key in ability) != wanted:
            yield ("missing" if wanted else "misplaced"), key
    for key, fits in (
        ("cost", timing in ("action", "response", "save_response")),
        ("limit", timing in ("action", "response", "save_response")),
        ("choose", timing != "constant"),
    ):
        if key in ability and ability[key] and not fits:
            yield "misplaced", key
    yield from _cost_faults(card, ability)
    if "trigger" in ability:
        yield from _trigger_faults(ability)
    for effect in ability["effects"]:
        yield from _effect_faults(card, ability, effect)
    yield from _order_faults(ability["effects"])
    if timing == "save_response" and not any(effect["op"] == "save" for effect in ability["effects"]):
        yield "missing", "save"


def _cost_faults(card: Json, ability: Json) -> Found:
    for cost in ability.get("cost", ()):
        if len(cost) != 1:
            yield "shape", "cost"
        for key, what in cost.items():
            if key != "pay_gold" and sorted(what) not in (["ref"], ["count", "filter"]):
                yield "shape", key
            if key != "pay_gold" and what.get("ref", "self") != "self":
                yield "unknown-word", what["ref"], ["self"]
            if key != "pay_gold" and "ref" in what and card["type"] == "event":
                yield "misplaced", key
            if what == "-X":
                yield "unknown-word", what, ["X"]


def _trigger_faults(ability: Json) -> Found:
    trigger, timing = ability["trigger"], ability["timing"]
    event = trigger.get("event")
    if event is None:
        yield "missing", "event"
    if (event == "would_be_killed") != (timing == "save_response"):
        yield "wrong-moment", event, [timing]
    if event == "strength_is_zero":
        removed = [effect for effect in ability["effects"] if effect["op"] in ("discard_from_play", "return_to_hand")]
        if timing != "passive" or not any(effect["what"] == {"ref": "trigger_card"} for effect in removed):
            # Otherwise the characters would stay at 0, and it would be checked for ever.
            yield "misplaced", event
    if event == "strength_is_zero" and not isinstance(trigger.get("card"), dict):
        yield "missing", "card"
    if event in ("card_played", "declared_defender", "character_killed", "would_be_killed") and "card" not in trigger:
        yield "missing", "card"


def _effect_faults(card: Json, ability: Json, effect: Json) -> Found:
    op, timing = effect["op"], ability["timing"]
    if timing == "constant":
        if op in INSTANT:
            yield "wrong-moment", op, ["action", "response", "passive", "when_revealed"]
        if "until" in effect:
            yield "misplaced", f"{op}: until"
    elif op not in INSTANT:
        if op not in LASTING:
            yield "wrong-moment", op, ["constant"]
        if "until" not in effect:
            # A change that isn't constant must say how long it lasts.
            yield "missing", f"{op}: until"
    if op == "save" and timing != "save_response":
        yield "wrong-moment", op, ["save_response"]
    yield from _reference_faults(card, ability, effect)
    yield from _circle_faults(ability, effect)
    for inner in effect.get("effects", ()):
        yield from _effect_faults(card, {**ability, "timing": "passive"}, inner)


def _reference_faults(card: Json, ability: Json, effect: Json) -> Found:
    """A reference must lead somewhere, and X must have been paid."""
    known = {
        "self",
        *(("chosen",) if "choose" in ability else ()),
        *(("trigger_card",) if "trigger" in ability else ()),
    }
    costs = ability.get("cost", ())
    if any(isinstance(what, dict) and "count" in what for cost in costs for what in cost.values()):
        known.add("cost_cards")
    if card["type"] == "attachment":
        known.add("attached")
    for key in ("what", "to", "for"):
        value = effect.get(key)
        reference = value.get("ref") if isinstance(value, dict) else "self" if value == "self" else None
        if reference is not None and reference not in known:
            yield "dangling", reference
    if effect.get("amount") in ("X", "-X") and not any(cost.get("pay_gold") == "X" for cost in costs):
        yield "dangling", "X"
    if effect.get("for") not in (None, "self") and not isinstance(effect["for"], dict):
        yield "unknown-word", effect["for"], ["self"]


def _circle_faults(ability: Json, effect: Json) -> Found:
    depth = DEPTH.get(effect["op"])
    if depth is None or ability["timing"] != "constant":
        return
    condition = ability.get("condition", {})
    filters = [effect.get("what", {}).get("all", {}), condition.get("you_control", {}).get("filter", {})]
    for key, read in READS.items():
        if read >= depth and any(key in one for one in filters):
            yield "circular", f"{effect['op']}: {key}"


def _order_faults(effects: Any) -> Found:
    before: Json = {}
    for effect in effects:
        if effect.get("keywords") == "lost" and before.get("op") != "lose_keyword":
            yield "nothing-before", effect["op"]
        before = effect
