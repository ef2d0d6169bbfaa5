"""What a position says of people and cards: Attachments, NCUs, Commanders, Tactics cards, and what units bear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from maester.engine import Piece, Procedure, Seat, read_piece, write_piece
from maester.engine.knowledge import EVERYBODY, bits
from maester.errors import BadData, shown
from maester.games.miniatures.field import GAME, ROUND, TURN, WHOLE, Attached, Borne, Field, make_room_for_ncus
from maester.games.miniatures.mustering import add_ncu, attachment, lead
from maester.games.miniatures.names import (
    FIRST_NCU,
    MODE_TEXTS,
    NO_CARD,
    NO_UNIT,
    UNIT_NAMES,
    ZONE_NAMES,
    Card,
    Unit,
    Zone,
    is_ncu,
    ncu_of,
    owner,
)
from maester.games.miniatures.text_names import CARD_NAMES, TEXT_NAMES

ACTIVATED: Final = "activated"
MOST_TOKENS: Final = 20
BORNE_KEYS: Final = frozenset({"on", "part", "until", "tokens", "ncu", "targets", "zones"})
EFFECT: Final = "effect"
"""Marks the effect of a Tactics card that lasts for a time, while the card itself isn't attached."""
WHOLE_TEXT: Final = "whole"
"""Marks a card whose whole text works for the unit, as that of an Objective that it doesn't Control (p. 29, 35)."""
TIMES: Final = {"turn": TURN, "round": ROUND, "game": GAME}


def seat_named(name: str, seats: Sequence[str], place: str) -> Seat:
    if name not in seats:
        raise BadData("bad-position", place=place, given=shown(name), right=list(seats))
    return Seat(seats.index(name))


def number_of(piece: Piece, key: str, line: str, least: int, most: int) -> int:
    value = piece.values[key]
    if not value.isdecimal() or not least <= int(value[:9]) <= most:
        raise BadData("bad-position", place=line, given=f"{key}={value}", right=[f"{key}={least}…{most}"])
    return int(value)


def read_attachments(game: Field, seat: Seat, piece: Piece, line: str, seats: Sequence[str]) -> tuple[Attached, ...]:
    """The Attachments of a unit: `with=20102`; `with=20205/1` with so many tokens; `with=20221@blue` of blue's army;
    `with=20203+order-taking-a-new-name` with a text that it has received.
    """
    found = []
    for one in filter(None, piece.values.get("with", "").split(",")):
        first, *gained = one.split("+")
        name, _, army = first.partition("@")
        ref, _, tokens = name.partition("/")
        if ref not in game.box.attachments or (tokens and not tokens.isdecimal()) or not {*gained} <= {*TEXT_NAMES}:
            raise BadData("bad-position", place=line, given=one, right=["with=20102"])
        whose = seat_named(army, seats, line) if army else seat
        attached = attachment(ref, whose)._replace(gained=tuple(gained))
        found.append(attached._replace(tokens=int(tokens[:9])) if tokens else attached)
    return tuple(found)


def read_fallen(game: Field, fallen: Mapping[str, Sequence[str]], seats: Sequence[str]) -> None:
    """The Attachments that were destroyed, by seat."""
    for name, refs in fallen.items():
        seat = seat_named(name, seats, "fallen")
        for ref in refs:
            if ref not in game.box.attachments:
                raise BadData("bad-position", place="fallen", given=shown(ref), right=["20102"])
            game.fallen += (attachment(ref, seat),)


def write_attachments(game: Field, unit: Unit) -> str:
    """The Attachments of a unit as a position writes them."""
    return ",".join(
        f"{one.ref}/{one.tokens}"
        + ("" if one.seat == owner(unit) else "@" + UNIT_NAMES[one.seat].partition("-")[0])
        + "".join(f"+{name}" for name in one.gained)
        for one in game.attachments[unit]
    )


def read_ncu(game: Field, line: str, seats: Sequence[str]) -> None:
    """An NCU of a position: `red: 30105 zone=crown tokens=1 activated`."""
    piece = read_piece(line)
    seat = seat_named(piece.owner, seats, line)
    known = {ncu.id: ncu for ncu in game.box.ncus.values()} | game.box.ncus
    card = known.get(piece.name)
    if card is None:
        raise BadData("bad-position", place=line, given=piece.name, right=["30105"])
    if strange := [mark for mark in piece.marks if mark not in (ACTIVATED, "silenced", "destroyed")]:
        raise BadData("bad-position", place=line, given=strange[0], right=[ACTIVATED, "silenced", "destroyed"])
    if unknown := set(piece.values) - {"zone", "tokens"}:
        raise BadData("bad-position", place=line, given=min(unknown), right=["zone", "tokens"])
    number = len([ref for ref in game.ncu[seat::4] if ref])
    make_room_for_ncus(game, number + 1)
    ncu = ncu_of(seat, number)
    add_ncu(game, ncu, card.ref)
    game.ncu_activated[ncu - FIRST_NCU] = ACTIVATED in piece.marks
    game.ncu_silenced[ncu - FIRST_NCU] = ROUND + 1 if "silenced" in piece.marks else 0
    game.ncu_destroyed[ncu - FIRST_NCU] = "destroyed" in piece.marks
    if "tokens" in piece.values:
        game.ncu_tokens[ncu - FIRST_NCU] = number_of(piece, "tokens", line, 0, MOST_TOKENS)
    if "zone" in piece.values:
        if piece.values["zone"] not in ZONE_NAMES:
            raise BadData("bad-position", place=line, given=piece.values["zone"], right=list(ZONE_NAMES))
        game.zone[ZONE_NAMES.index(piece.values["zone"])] = ncu


def read_commander(game: Field, seat: Seat, text: str) -> None:
    """The Commander of a player by number, and the deck of his faction, or of the one that is named before him."""
    faction, _, ref = text.rpartition(" ")
    card = game.box.card(ref)
    if card is None or not card.commander or faction not in ("", *game.box.factions):
        raise BadData("bad-position", place="commanders", given=shown(text), right=["20201", "stark 20402"])
    lead(game, seat, faction or card.faction, ref)


def read_cards(
    game: Field,
    hands: Mapping[str, Sequence[str]],
    discards: Mapping[str, Sequence[str]],
    decks: Mapping[str, Sequence[str]],
    seats: Sequence[str],
) -> list[Procedure[Field]]:
    """The cards of each player by id: those in hand, in the discard pile, and on top of the deck. Returns what shuffles
    the rest.
    """
    for place, piles in (("hands", hands), ("discards", discards), ("decks", decks)):
        for name, titles in piles.items():
            seat = seat_named(name, seats, place)
            taken = [_take(game, seat, title, place) for title in titles]
            if place == "hands":
                game.hand[seat] = tuple(taken)
                for card in taken:
                    game.known[card] |= bits(game.team(seat))
            elif place == "discards":
                game.discard[seat] = tuple(taken)
                for card in taken:
                    game.known[card] = EVERYBODY
            else:
                game.deck[seat] = (*taken, *game.deck[seat])
    named = {seat: len(decks.get(name, ())) for seat, name in enumerate(seats)}
    return [ShuffleBelow(Seat(seat), top) for seat, top in named.items() if top < len(game.deck[seat])]


class ShuffleBelow(Procedure[Field], frozen=True):
    """What lies in a deck below the cards that a position names lies there in an order by chance."""

    seat: Seat
    named: int

    def run(self, game: Field) -> None:
        deck = game.deck[self.seat]
        game.deck[self.seat] = deck[: self.named] + game.shuffle(deck[self.named :], "tactics deck")


def _take(game: Field, seat: Seat, title: str, place: str) -> Card:
    """A card of that title out of the part of the deck that nobody has named yet."""
    found = next((card for card in game.deck[seat] if game.title(card) == title), NO_CARD)
    if found == NO_CARD:
        right = sorted(set(game.deck_list[seat])) or list(CARD_NAMES[:1])
        raise BadData("bad-position", place=place, given=shown(title), right=right)
    game.deck[seat] = tuple(card for card in game.deck[seat] if card != found)
    return found


def read_borne(game: Field, line: str, seats: Sequence[str]) -> None:
    """What is borne: `red: stark-the-north-remembers on=red-1 tokens=1`; with `ncu=red-a` it is an Influence;
    `targets=blue-1` and `zones=coins` are what was named for it.
    """
    piece = read_piece(line)
    seat, values = seat_named(piece.owner, seats, line), piece.values
    if piece.name not in TEXT_NAMES:
        raise BadData("bad-position", place=line, given=piece.name, right=["stark-the-north-remembers"])
    if unknown := set(values) - BORNE_KEYS:
        raise BadData("bad-position", place=line, given=min(unknown), right=sorted(BORNE_KEYS))
    if strange := [mark for mark in piece.marks if mark not in (EFFECT, WHOLE_TEXT)]:
        raise BadData("bad-position", place=line, given=strange[0], right=[EFFECT, WHOLE_TEXT])
    on = unit_named(game, values["on"], line) if "on" in values else NO_UNIT
    if values.get("until", "game") not in TIMES:
        raise BadData("bad-position", place=line, given=values["until"], right=list(TIMES))
    part = number_of(piece, "part", line, 0, 9) if "part" in values else 0
    part = WHOLE if WHOLE_TEXT in piece.marks else part
    if piece.name in game.texts and part >= len(parts := game.texts[piece.name].borne):
        raise BadData(
            "bad-position", place=line, given=f"part={part}", right=[f"part={one}" for one in range(len(parts))]
        )
    tokens = number_of(piece, "tokens", line, 0, MOST_TOKENS) if "tokens" in values else 0
    ncu = unit_named(game, values["ncu"], line) if "ncu" in values else NO_UNIT
    card = NO_CARD
    if piece.name in game.deck_list[seat] and EFFECT not in piece.marks:
        card = _take(game, seat, piece.name, line)
        game.known[card] = EVERYBODY
        game.attached[seat] += (card,)
    ref = game.ncu[ncu - FIRST_NCU] if ncu != NO_UNIT else piece.name
    ref = "" if part == WHOLE or piece.name in MODE_TEXTS else ref
    zones = tuple(filter(None, values.get("zones", "").split(",")))
    if wrong := [zone for zone in zones if zone not in ZONE_NAMES]:
        raise BadData("bad-position", place=line, given=wrong[0], right=list(ZONE_NAMES))
    one = Borne(piece.name, part, seat, on, TIMES[values.get("until", "game")], ref, tokens, card, ncu)
    targets = tuple(unit_named(game, name, line) for name in filter(None, values.get("targets", "").split(",")))
    game.borne += (one._replace(targets=targets, zones=tuple(Zone(ZONE_NAMES.index(zone)) for zone in zones)),)


def unit_named(game: Field, name: str, line: str) -> Unit:
    """A unit or an NCU of the battle; raises BadData."""
    unit = Unit(UNIT_NAMES.index(name)) if name in UNIT_NAMES else NO_UNIT
    columns = game.ncu if is_ncu(unit) else game.record
    number = unit - FIRST_NCU if is_ncu(unit) else unit
    if not 0 <= number < len(columns) or not columns[number]:
        raise BadData("bad-position", place=line, given=shown(name), right=[UNIT_NAMES[one] for one in game.units()])
    return unit


def write_people(game: Field, seats: Sequence[str]) -> dict[str, Any]:
    """Commanders, NCUs, cards and what is borne, as a position writes them."""
    lines = []
    for number, ref in enumerate(game.ncu):
        if ref:
            ncu = Unit(FIRST_NCU + number)
            zone = game.zone_of_ncu(ncu)
            values = {"tokens": str(game.ncu_tokens[number])}
            if zone is not None:
                values["zone"] = ZONE_NAMES[zone]
            marks = [ACTIVATED] * game.ncu_activated[number] + ["silenced"] * (game.ncu_silenced[number] > 0)
            marks += ["destroyed"] * game.ncu_destroyed[number]
            lines.append(write_piece(Piece(ref, seats[owner(ncu)], (), values, tuple(marks))))
    until = {time: name for name, time in TIMES.items()}
    borne = []
    for one in game.borne:
        values = {} if one.part == WHOLE else {"part": str(one.part)}
        values |= {"until": until[one.until], "tokens": str(one.tokens)}
        values |= {} if one.on == NO_UNIT else {"on": UNIT_NAMES[one.on]}
        values |= {} if one.ncu == NO_UNIT else {"ncu": UNIT_NAMES[one.ncu]}
        values |= {"targets": ",".join(UNIT_NAMES[unit] for unit in one.targets)} if one.targets else {}
        values |= {"zones": ",".join(ZONE_NAMES[zone] for zone in one.zones)} if one.zones else {}
        is_effect = one.card == NO_CARD and one.text in game.deck_list[one.seat]
        kinds = (*([EFFECT] * is_effect), *([WHOLE_TEXT] * (one.part == WHOLE)))
        borne.append(write_piece(Piece(one.text, seats[one.seat], (), values, kinds)))
    named = [(seat, name) for seat, name in enumerate(seats) if game.deck_list[seat]]
    return {
        "fallen": {name: [one.ref for one in game.fallen if one.seat == seat] for seat, name in enumerate(seats)},
        "commanders": {name: _commander(game, Seat(seat)) for seat, name in named},
        "ncus": lines,
        "hands": {name: [game.title(card) for card in game.hand[seat]] for seat, name in named},
        "discards": {name: [game.title(card) for card in game.discard[seat]] for seat, name in named},
        "decks": {name: [game.title(card) for card in game.deck[seat]] for seat, name in named},
        "borne": borne,
    }


def _commander(game: Field, seat: Seat) -> str:
    """The Commander by number, after the faction whose cards are in the deck."""
    titles = set(game.deck_list[seat])
    cards = [card for card in game.box.tactics.values() if card.id in titles and not card.commander]
    return f"{cards[0].faction} {game.commander[seat]}"
