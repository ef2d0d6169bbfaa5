"""What no type can say about a card: where words lead, which go together, and when an operation makes sense."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from maester.engine.card_entries import WrongEntry, parts_of
from maester.games.cardgame.card_changes import BlankText, ChangeStrength, GainIcon, GainKeyword, LoseKeyword
from maester.games.cardgame.faces import AttachmentFace, Face, PlotFace
from maester.games.cardgame.operations import DiscardFromPlay, ReturnToHand, SaveCharacter
from maester.games.cardgame.printed import Delayed, EventCard
from maester.games.cardgame.texts import CardText, Condition, Continuous, Filter, Instant, Operation

Found = Iterator[WrongEntry]

HAPPENS_AT: Final = ("action", "response", "passive", "when_revealed")
NEEDS_CARD: Final = ("card_played", "declared_defender", "character_killed", "would_be_killed", "strength_is_zero")
"""Events that happen to a card: their trigger says to which."""
DEPTH: Final[Mapping[type[Operation], int]] = {
    BlankText: 0, GainIcon: 1, GainKeyword: 1, LoseKeyword: 1, ChangeStrength: 2,
}  # fmt: skip
READS: Final = {"without_icon": 1, "keyword_any": 1, "strength_max": 2}
"""What a filter reads must be settled before what its operation changes, or a value would depend on itself."""


def card_faults(card: Face, ids: set[str], words: Mapping[str, Mapping[str, object]]) -> Found:
    """What is wrong with a card. `words`: those of the file itself, by the name of their section."""
    for word, section in ((card.source, "source_values"), (card.in_edition, "in_edition_values")):
        if word not in words[section]:
            yield WrongEntry("unknown-word", word, list(words[section]))
    named = {one.name for one in parts_of(card, Filter)} | {one.attached_name for one in parts_of(card, Condition)}
    for id in sorted(filter(None, named - ids)):
        yield WrongEntry("dangling", id)
    traits = words["trait_names_pl"]
    for trait in (*card.traits, *(trait for one in parts_of(card, Filter) for trait in one.trait_any or ())):
        if trait not in traits:
            yield WrongEntry("unknown-word", trait, list(traits))
    if isinstance(card, PlotFace):
        if card.house != "neutral" or card.unique or card.traits:
            yield WrongEntry("misplaced", "house, unique, traits")
        if card.copies.plots != 1:
            yield WrongEntry("count", card.copies.plots, [1])
    if isinstance(card, EventCard) and card.cost:
        yield WrongEntry("misplaced", "cost")
    for text in card.texts:
        yield from _text_faults(card, text)


def _text_faults(card: Face, text: CardText) -> Found:
    if isinstance(card, EventCard) and any(cost.cards is not None and cost.cards.ref for cost in text.costs):
        # An event isn't in play: it can't kneel, nor be discarded from there.
        yield WrongEntry("misplaced", "cost")
    yield from _trigger_faults(text)
    for operation in text.operations:
        yield from _operation_faults(card, text, operation, text.timing)
    yield from _order_faults(text)
    if text.timing == "save_response" and not any(isinstance(one, SaveCharacter) for one in text.operations):
        yield WrongEntry("missing", "save")


def _trigger_faults(text: CardText) -> Found:
    trigger = text.trigger
    if trigger is None:
        return
    if trigger.event is None:
        yield WrongEntry("missing", "event")
    if (trigger.event == "would_be_killed") != (text.timing == "save_response"):
        yield WrongEntry("wrong-moment", trigger.event, [text.timing])
    if trigger.event == "strength_is_zero":
        removed = [one for one in text.operations if isinstance(one, (DiscardFromPlay, ReturnToHand))]
        if text.timing != "passive" or not any(one.what.ref == "trigger_card" for one in removed):
            # Otherwise the characters would stay at 0, and it would be checked for ever.
            yield WrongEntry("misplaced", trigger.event)
        if isinstance(trigger.card, str):
            yield WrongEntry("shape", "card")
    if trigger.event in NEEDS_CARD and trigger.card is None:
        yield WrongEntry("missing", "card")


def _operation_faults(card: Face, text: CardText, operation: Operation, timing: str) -> Found:
    word, until = operation.word, getattr(operation, "until", None)
    if timing == "constant":
        if isinstance(operation, Instant):
            yield WrongEntry("wrong-moment", word, HAPPENS_AT)
        if until is not None:
            yield WrongEntry("misplaced", f"{word}: until")
        yield from _circle_faults(text, operation)
    elif isinstance(operation, Continuous):
        if "until" not in operation.__struct_fields__:
            yield WrongEntry("wrong-moment", word, ["constant"])
        elif until is None:
            # A change that isn't constant must say how long it lasts.
            yield WrongEntry("missing", f"{word}: until")
    if isinstance(operation, SaveCharacter) and timing != "save_response":
        yield WrongEntry("wrong-moment", word, ["save_response"])
    yield from _reference_faults(card, text, operation)
    if isinstance(operation, Delayed):
        for inner in operation.operations:
            yield from _operation_faults(card, text, inner, "passive")


def _reference_faults(card: Face, text: CardText, operation: Operation) -> Found:
    """A reference must lead somewhere, and X must have been paid."""
    known = {
        "self": True,
        "attached": isinstance(card, AttachmentFace),
        "chosen": text.choice is not None,
        "trigger_card": text.trigger is not None,
        "cost_cards": any(cost.cards is not None and cost.cards.count for cost in text.costs),
    }
    for cards in operation.card_sets():
        if cards.ref is not None and not known[cards.ref]:
            yield WrongEntry("dangling", cards.ref)
    is_x = isinstance(getattr(operation, "amount", None), str)
    if is_x and not any(cost.pay_gold == "X" for cost in text.costs):
        yield WrongEntry("dangling", "X")


def _circle_faults(text: CardText, operation: Operation) -> Found:
    """Of a constant text: does it change what it reads itself?"""
    own = text.condition.you_control if text.condition is not None else None
    read = [cards.all for cards in operation.card_sets()] + [own.filter if own is not None else None]
    changed = DEPTH.get(type(operation))
    for key, depth in READS.items():
        asked = any(one is not None and getattr(one, key) not in (None, ()) for one in read)
        if asked and changed is not None and depth >= changed:
            yield WrongEntry("circular", f"{operation.word}: {key}")


def _order_faults(text: CardText) -> Found:
    before: Operation | None = None
    for operation in text.operations:
        if isinstance(operation, GainKeyword) and operation.keywords == "lost" and not isinstance(before, LoseKeyword):
            yield WrongEntry("nothing-before", operation.word)
        before = operation
