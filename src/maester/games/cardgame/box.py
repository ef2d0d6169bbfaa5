"""The cards in the box (page 3): a card file turned into columns, once, with every text sorted by when it works."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from maester.engine import Form, Names, Seat
from maester.engine.card_files import digest
from maester.games.cardgame import card_file
from maester.games.cardgame.card_file import HOUSES
from maester.games.cardgame.texts import (
    EVENT,
    FOR_EVER,
    ICONS,
    KEYWORDS,
    LIMITS,
    NO_CARD,
    PHASES,
    PLOT,
    TYPES,
    UNTIL,
    Card,
    CardSet,
    Choice,
    Condition,
    Cost,
    Effect,
    Filter,
    Icon,
    Text,
    Title,
    Trigger,
)

GOLD_TOKENS: Final = 20
POWER_TOKENS: Final = 30
POSITIONS: Final = ("standing", "kneeling")
PLOTS_DECK: Final = -1
"""Of a plot: in no draw deck."""
Json = Mapping[str, Any]


class Moment(NamedTuple):
    """What belongs to a moment: texts by card, and the titles of events by House."""

    texts: tuple[tuple[Text, ...], ...]
    events: tuple[tuple[Title, ...], ...]


class Box:
    """All cards of one card file. Nothing in it ever changes."""

    def __init__(self, data: bytes) -> None:
        content = card_file.read(data)
        self.content: Json = content
        self.digest = digest(data)
        printed = [*content["cards"], *content["plots"]]
        self._titles = {card["id"]: Title(number) for number, card in enumerate(printed)}
        self.title_ids = tuple(self._titles)
        self.title_type = tuple(TYPES.index(card["type"]) for card in printed)
        placed = [
            (house, card)
            for house, name in enumerate(HOUSES)
            for card in content["cards"]
            for _ in range(card["copies"][name])
        ]
        placed += [(PLOTS_DECK, plot) for plot in content["plots"]]
        self.cards = tuple(map(Card, range(len(placed))))
        faces = [card for _, card in placed]
        self._read_faces(faces)
        self.deck_of = tuple(house for house, _ in placed)
        self.owners = tuple(
            tuple(Seat(-1 if deck < 0 else int(deck != house)) for deck in self.deck_of) for house in range(len(HOUSES))
        )
        """By the House of the first seat: the seat that owns each card, or -1 for a plot."""
        self.decks = tuple(tuple(card for card in self.cards if self.deck_of[card] == house) for house in (0, 1))
        self.plots = tuple(card for card in self.cards if self.type[card] == PLOT)
        groups = {plot: faces[plot]["plot_group"] for plot in self.plots}
        self.house_plots = tuple(tuple(plot for plot in self.plots if groups[plot] == house) for house in HOUSES)
        self.draft_plots = tuple(plot for plot in self.plots if groups[plot] == "draft")
        self.copy_in_deck = tuple(
            tuple(next((card for card in copies if self.deck_of[card] == house), NO_CARD) for copies in self.copies)
            for house in range(len(HOUSES))
        )
        """By House and title: a copy in that draw deck."""
        self.deck_titles = tuple(tuple(dict.fromkeys(self.title_of[card] for card in deck)) for deck in self.decks)
        self.cheapest_first = tuple(
            tuple(sorted(titles, key=lambda title: self.cost[self.copies[title][0]])) for titles in self.deck_titles
        )
        self.event_titles = tuple(
            tuple(title for title in titles if self.title_type[title] == EVENT) for titles in self.deck_titles
        )
        self.effects: list[Effect] = []
        self.texts: list[Text] = []
        by_title = [tuple(self._text(ability) for ability in card["abilities"]) for card in printed]
        self.texts_of = tuple(by_title[title] for title in self.title_of)
        self._sort_texts()
        self._name()

    def _read_faces(self, faces: list[Json]) -> None:
        """What is printed, by card."""
        self.title_of = tuple(self._titles[face["id"]] for face in faces)
        self.type = tuple(TYPES.index(face["type"]) for face in faces)
        self.house = tuple(face["house"] for face in faces)
        self.traits = tuple(frozenset(face["traits"]) for face in faces)
        self.unique = tuple(bool(face["unique"]) for face in faces)
        self.cost = tuple(face.get("cost", 0) for face in faces)
        self.strength = tuple(face.get("strength", 0) for face in faces)
        self.icons = tuple(_bits(ICONS, face.get("icons", ())) for face in faces)
        self.keywords = tuple(_bits(KEYWORDS, face.get("keywords", ())) for face in faces)
        self.income_bonus = tuple(face.get("income_bonus", 0) for face in faces)
        self.income, self.initiative, self.claim = (
            tuple(face.get(key, 0) for face in faces) for key in ("income", "initiative", "claim")
        )
        anywhere = Filter(fits=tuple(False for _ in faces))
        self.hosts = tuple(self._filter(face["attach_to"]) if "attach_to" in face else anywhere for face in faces)
        copies: dict[int, list[Card]] = {}
        for number, title in enumerate(self.title_of):
            copies.setdefault(title, []).append(Card(number))
        self.copies = tuple(tuple(copies.get(title, ())) for title in range(len(self.title_ids)))

    def _sort_texts(self) -> None:
        """Texts and effects by the moment at which they are looked for."""
        self.constants: dict[str, tuple[tuple[Effect, ...], ...]] = {}
        everything = [[self.effects[number] for text in texts for number in text.effects if text.timing == "constant"]
                      for texts in self.texts_of]  # fmt: skip
        for op in {effect.op for effects in everything for effect in effects}:
            self.constants[op] = tuple(tuple(one for one in effects if one.op == op) for effects in everything)
        self.constant_effects = tuple(map(tuple, everything))
        self.is_source = tuple(bool(effects) for effects in everything)
        self.at_work = lru_cache(maxsize=4096)(self._at_work)
        """For constant texts at work, by operation: the effects, and whose they are."""
        self.timed = {
            timing: tuple(tuple(text for text in texts if text.timing == timing) for texts in self.texts_of)
            for timing in ("action", "response", "save_response", "passive", "when_revealed")
        }
        self.answered = {
            timing: frozenset(text.trigger.event for text in self.texts if text.timing == timing and text.trigger)
            for timing in ("response", "passive")
        }
        """The events that some response, some passive text waits for."""
        self._sort_moments()
        self.reduces_itself = tuple(
            any(one.op == "reduce_cost" and one.for_self for one in effects) for effects in everything
        )
        """Does the card say that it costs less itself?"""
        self.blanks = tuple(any(one.op == "blank_text" for one in effects) for effects in everything)
        """Does the card make another one blank?"""
        self.stands = tuple(any(self._makes_stand(text) for text in texts) for texts in self.texts_of)
        """Could a text of the card make a card stand before a challenge is decided?"""
        self.stand_events = tuple(
            tuple(title for title in titles if self.stands[self.copies[title][0]]) for titles in self.event_titles
        )
        """By House: the events that could."""
        self.watches = tuple(
            any(text.trigger and text.trigger.event == "strength_is_zero" for text in texts)
            for texts in self.timed["passive"]
        )
        """Does a text of the card wait for strength 0?"""

    def _makes_stand(self, text: Text) -> bool:
        decided = text.trigger is not None and text.trigger.event in ("challenge_won", "challenge_lost")
        return not decided and any(self._op_in(number, "stand") for number in text.effects)

    def _op_in(self, number: int, op: str) -> bool:
        effect = self.effects[number]
        return effect.op == op or any(self._op_in(inner, op) for inner in effect.effects)

    def _sort_moments(self) -> None:
        """The texts that players may use, by phase, by event, and for saves."""
        actions, responses = self.timed["action"], self.timed["response"]
        self.actions_in = tuple(
            self._moment([[text for text in texts if phase in text.phases] for texts in actions])
            for phase in range(len(PHASES))
        )
        self.actions_outside = tuple(
            self._moment([[text for text in texts if not text.needs_challenge] for texts in moment.texts])
            for moment in self.actions_in
        )
        """The same while no challenge is going on."""
        self.responses_to = {
            event: self._moment([[text for text in texts if _waits_for(text, event)] for texts in responses])
            for event in sorted(self.answered["response"])
        }
        self.responses, self.saves = self._moment(responses), self._moment(self.timed["save_response"])

    def _moment(self, texts: Sequence[Sequence[Text]]) -> Moment:
        titles = tuple(
            tuple(title for title in self.event_titles[house] if texts[self.copy_in_deck[house][title]])
            for house in range(len(HOUSES))
        )
        return Moment(tuple(map(tuple, texts)), titles)

    def _at_work(self, sources: tuple[Card, ...]) -> Mapping[str, Sequence[tuple[Effect, Card]]]:
        found: dict[str, list[tuple[Effect, Card]]] = {}
        for source in sources:
            for effect in self.constant_effects[source]:
                found.setdefault(effect.op, []).append((effect, source))
        return found

    def _name(self) -> None:
        labels = []
        self.copy_number: list[int] = []
        """Which of the copies in its deck a card is, from 1 up."""
        for card, title in enumerate(self.title_of):
            copies = [copy for copy in self.copies[title] if copy <= card]
            id = self.title_ids[title]
            labels.append(id if len(copies) == 1 else f"{id}-{len(copies)}")
            self.copy_number.append(sum(self.deck_of[copy] == self.deck_of[card] for copy in copies))
        self.card_names = Names("card", labels)
        self.title_names = Names("title", self.title_ids)
        self.names: dict[Any, Form] = {
            Card: self.card_names,
            Title: self.title_names,
            Icon: Names("challenge", ICONS),
        }

    def spoken(self) -> dict[str, dict[str, str]]:
        """Names and texts of all cards, and traits, by language, for sentences: the card file is their only home."""
        found: dict[str, dict[str, str]] = {"en": {}, "pl": {}}
        for language, names in found.items():
            for face in (*self.content["cards"], *self.content["plots"]):
                names[f"title-{face['id']}"] = face[f"name_{language}"]
                names[f"text-{face['id']}"] = printed_text(face, language)
            for card in self.cards:
                title, number = names[f"title-{self.title_ids[self.title_of[card]]}"], self.copy_number[card]
                # Copies in play are told apart in sentences, as they are in what is typed.
                names[f"card-{self.card_names.write(card)}"] = title if number == 1 else f"{title} ({number})"
            for trait, polish in self.content["trait_names_pl"].items():
                names[f"trait-{trait_id(trait)}"] = polish if language == "pl" else trait
        return found

    # -- texts -----------------------------------------------------------------------------------

    def _text(self, ability: Json) -> Text:
        timing = ability["timing"]
        condition = self._condition(ability["condition"]) if "condition" in ability else None
        trigger = self._trigger(ability["trigger"]) if "trigger" in ability else None
        limit = ability.get("limit")
        choice = ability.get("choose")
        phases = ability.get("phases", ())
        costs = tuple(self._cost(cost) for cost in ability.get("cost", ()))
        effects = self._effects(ability["effects"], condition if timing == "constant" else None)
        text = Text(
            number=len(self.texts),
            timing=timing,
            effects=effects,
            phases=tuple(range(len(PHASES))) if "any" in phases else tuple(map(PHASES.index, phases)),
            trigger=trigger,
            condition=condition,
            costs=costs,
            gold=sum(cost.gold for cost in costs),
            choice=None if choice is None else self._choice(choice, ability["effects"]),
            limit=None if limit is None else (limit["times"], LIMITS.index(limit["per"])),
            reads_trigger=any(_mentions(effect, "trigger_card") for effect in ability["effects"]),
        )
        text = msgspec.structs.replace(text, needs_challenge=_needs_challenge(text))
        self.texts.append(text)
        return text

    def _choice(self, choice: Json, effects: Iterable[Json]) -> Choice:
        """What is chosen. Only a standing card is chosen to kneel, unless the text says so (ruling.kneel-targets)."""
        kneels = any(
            effect["op"] == "kneel" and effect["what"] == {"ref": "chosen"} and not effect.get("if_able")
            for effect in effects
        )
        return Choice(choice["count"], choice["by"], self._filter(_to_kneel(choice["filter"], kneels)))

    def _effects(self, effects: Iterable[Json], condition: Condition | None = None) -> tuple[int, ...]:
        numbers = []
        for effect in effects:
            inner = self._effects(effect["effects"]) if "effects" in effect else ()
            numbers.append(len(self.effects))
            self.effects.append(self._effect(effect, condition, inner))
        return tuple(numbers)

    def _effect(self, effect: Json, condition: Condition | None, inner: tuple[int, ...]) -> Effect:
        amount, keywords, to, until = (effect.get(key) for key in ("amount", "keywords", "to", "until"))
        named = effect.get("for")
        place = effect.get("what", to if isinstance(to, dict) else None)
        return Effect(
            number=len(self.effects),
            op=effect["op"],
            condition=condition,
            what=None if place is None else self._card_set(place),
            to_house=to == "house",
            to=to if isinstance(to, str) else "",
            count=effect.get("count", 0),
            player=effect.get("player", effect.get("who", "you")),
            amount=amount if isinstance(amount, int) else 0,
            per=effect.get("amount_per", ""),
            times_x={"X": 1, "-X": -1}.get(amount, 0) if isinstance(amount, str) else 0,
            fixed=effect.get("fixed", False),
            during=effect.get("while", ""),
            until=FOR_EVER if until is None else UNTIL.index(until),
            keywords=_bits(KEYWORDS, keywords) if isinstance(keywords, list) else 0,
            lost_keywords=keywords == "lost",
            icons=_bits(ICONS, effect.get("icons", ())),
            roles=tuple(effect.get("as", ())),
            types=tuple(map(ICONS.index, effect.get("types", ()))),
            phase=PHASES.index(effect["phase"]) if effect.get("phase", "any") != "any" else -1,
            gold=effect.get("gold", 0),
            for_self=named == "self",
            uses=effect.get("uses", ""),
            value=effect.get("value", effect.get("each", 0)),
            mode=effect.get("mode", ""),
            filter=self._filter(
                named if isinstance(named, dict) else _to_kneel(effect.get("filter", {}), effect.get("then") == "kneel")
            ),
            reveal=effect.get("reveal", False),
            down_to=effect.get("down_to"),
            optional=effect.get("optional", False),
            up_to=effect.get("up_to", 0),
            fate=effect.get("rest", effect.get("then", "")),
            unsaveable=effect.get("unsaveable", False),
            not_won=tuple(map(ICONS.index, effect.get("players", {}).get("not_won_this_phase", ()))),
            when=self._trigger(effect["when"]) if "when" in effect else None,
            effects=inner,
        )

    def _cost(self, cost: Json) -> Cost:
        ((kind, what),) = cost.items()
        if kind == "pay_gold":
            return Cost(kind, gold=1 if what == "X" else what, is_x=what == "X")
        filter = self._filter(what["filter"]) if "filter" in what else None
        return Cost(kind, count=what.get("count", 0), filter=filter)

    def _card_set(self, cards: Json) -> CardSet:
        return CardSet(ref=cards.get("ref", ""), all=self._filter(cards["all"]) if "all" in cards else None)

    def _trigger(self, trigger: Json) -> Trigger:
        card = trigger.get("card")
        phase = trigger.get("phase", "any")
        return Trigger(
            event=trigger.get("event", ""),
            card=self._filter(card) if isinstance(card, dict) else card,
            by=trigger.get("by", ""),
            types=tuple(map(ICONS.index, trigger.get("types", ()))),
            role=trigger.get("as", ""),
            self_participating=trigger.get("self_participating", False),
            any_of=tuple(map(self._trigger, trigger.get("any_of", ()))),
            on=trigger.get("on", ""),
            phase=None if phase == "any" else PHASES.index(phase),
            this_challenge=trigger.get("this_challenge", False),
        )

    def _condition(self, condition: Json) -> Condition:
        own, won = condition.get("you_control"), condition.get("opponent_won_this_round")
        name = condition.get("attached_name")
        return Condition(
            challenge_types=tuple(map(ICONS.index, condition.get("challenge_types", ()))),
            self_participating=condition.get("self_participating"),
            attached_participating=condition.get("attached_participating"),
            attached_title=None if name is None else self._titles[name],
            attached_position=_place(POSITIONS, condition.get("attached_position")),
            self_position=_place(POSITIONS, condition.get("self_position")),
            you_are=condition.get("you_are", ""),
            you_control=None if own is None else (self._filter(own.get("filter", {})), own.get("min", 1)),
            opponent_has_more_power=condition.get("opponent_has_more_power"),
            opponent_won=None if won is None else (tuple(map(ICONS.index, won["types"])), won["value"]),
            fewer_characters=condition.get("you_control_fewer_characters"),
        )

    def _filter(self, asked: Json) -> Filter:
        moving = {
            "position": _place(POSITIONS, asked.get("position")),
            "participating": asked.get("participating"),
            "attacking": asked.get("side") == "attacking",
            "strength_max": asked.get("strength_max"),
            "cost_below": asked.get("printed_cost_below"),
            "keywords": _bits(KEYWORDS, asked.get("keyword_any", ())),
            "has_attachments": asked.get("has_attachments"),
            "without_icon": _place(ICONS, asked.get("without_icon")),
            "not_self": asked.get("not_self", False),
            "not_attached": asked.get("not_attached", False),
        }
        flags = ("attacking", "keywords", "not_self", "not_attached")
        plain = all(not value if key in flags else value is None for key, value in moving.items())
        return Filter(
            fits=tuple(all(self._fits(card, asked)) for card in range(len(self.title_of))),
            controller=asked.get("controller", "any"),
            plain=plain,
            if_able=asked.get("if_able", False),
            **moving,
        )

    def _fits(self, card: int, asked: Json) -> Iterator[bool]:
        """The parts of a filter that never change."""
        yield TYPES[self.type[card]] in asked.get("type_any", [asked.get("type", TYPES[self.type[card]])])
        yield "type" not in asked or asked["type"] == TYPES[self.type[card]]
        yield "house" not in asked or asked["house"] == self.house[card]
        yield "house_any" not in asked or self.house[card] in asked["house_any"]
        yield "trait_any" not in asked or not self.traits[card].isdisjoint(asked["trait_any"])
        yield "name" not in asked or self.title_of[card] == self._titles[asked["name"]]
        yield "unique" not in asked or asked["unique"] == self.unique[card]


def host_text(face: Json, language: str) -> str:
    """Of an attachment that not every character may bear: who may. The card file says it in a note."""
    anybody = {"type": "character", "controller": "any"}
    limited = "attach_to" in face and face["attach_to"] != anybody
    return str(face.get(_in_language("note", language), "")) if limited else ""


def printed_text(face: Json, language: str) -> str:
    """What a card says: who may bear it, and what it does."""
    key = _in_language("text", language)
    return " ".join(filter(None, (host_text(face, language), *(ability[key] for ability in face["abilities"]))))


def _in_language(key: str, language: str) -> str:
    return f"{key}_pl" if language == "pl" else key


def trait_id(trait: str) -> str:
    """The part of a message's id that names a trait: `Night's Watch` is `night-s-watch`."""
    return re.sub("[^a-z0-9]+", "-", trait.lower()).strip("-")


def _bits(names: tuple[str, ...], given: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in given)


def _place(names: tuple[str, ...], given: str | None) -> int | None:
    return None if given is None else names.index(given)


def _to_kneel(asked: Json, kneels: bool) -> Json:
    """A filter for cards that are to kneel: they must be standing."""
    return {**asked, "position": "standing"} if kneels else asked


def _waits_for(text: Text, event: str) -> bool:
    return text.trigger is not None and text.trigger.event == event


def _needs_challenge(text: Text) -> bool:
    """Can the text never be used while no challenge is going on?"""
    condition, choice = text.condition, text.choice
    if condition is not None and (
        condition.challenge_types
        or condition.you_are
        or condition.self_participating
        or condition.attached_participating
    ):
        return True
    return (
        choice is not None
        and not choice.filter.if_able
        and bool(choice.filter.participating or choice.filter.attacking)
    )


def _mentions(effect: Json, ref: str) -> bool:
    """Does an effect speak of a card that the ability knows?"""
    return any(value == {"ref": ref} for value in effect.values())


@cache
def shipped_box() -> Box:
    """The cards of the card file that comes with the game."""
    return Box(card_file.shipped())
