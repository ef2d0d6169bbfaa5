"""The Tactics Board, NCUs and Attachments in a terminal, and what units, NCUs and players bear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maester.cli.boards.miniatures_map import slot
from maester.cli.boards.miniatures_words import COLOURS, FieldWords
from maester.cli.pictures import Cell, Part, Row, View
from maester.games.miniatures.box import BOX

ZONE_COLUMNS = ("zone", "ncu", "control", "effect")
NCU_COLUMNS = ("slot", "ncu", "state")


def short_parts(words: FieldWords) -> Sequence[Part]:
    """Hands and the Tactics Board in a few lines; nothing where there are none."""
    lines = [_hand_in_short(words, player) for player in words.players() if player["deck_list"]]
    if words.ncus:
        taken = [_taken(words, zone) for zone in words.table["zones"] if zone["ncu"] is not None]
        lines.append(words.say("picture-zones-taken", zones=", ".join(taken) or None))
    return [Part(words.say("picture-title-tactics"), lines=tuple(lines))] if lines else []


def _taken(words: FieldWords, zone: View) -> str:
    return f"{words.say('zone-' + zone['zone'])} – {words.unit(zone['ncu'])}"


def _hand_in_short(words: FieldWords, player: View) -> str:
    """The own cards by name, of others how many."""
    own = player["seat"] == words.seat
    cards = ", ".join(words.say(f"card-{card}") for card in player["hand"]) if own else None
    return words.say("picture-short-hand", seat=player["seat"], own=own, cards=cards or None, count=player["hand_size"])


# -- the Tactics Board ------------------------------------------------------------------------------------------


def board_parts(words: FieldWords) -> Sequence[Part]:
    """The zones with who stands in them, who Controls them and what they do; then the NCUs of each army."""
    columns = tuple(words.say(f"picture-column-{name}") for name in ZONE_COLUMNS)
    rows = tuple(_zone_row(words, zone) for zone in words.table["zones"])
    parts = [Part(words.say("picture-title-board"), columns, rows)]
    return [*parts, *(part for player in words.players() if (part := _player_part(words, player)) is not None)]


def _zone_row(words: FieldWords, zone: View) -> Row:
    id, ncu = zone["zone"], zone["ncu"]
    name, text = words.say(f"zone-{id}"), words.say(f"text-zone-{id}")
    control = ", ".join(words.say(f"seat-{seat}") for seat in zone["controlled_by"])
    said = words.say("picture-said-zone", zone=id, ncu=ncu, control=control or None, text=text)
    style = COLOURS[words.ncus[ncu]["seat"]] if ncu is not None else ""
    cells = (Cell(name), Cell("" if ncu is None else words.unit(ncu), style), Cell(control), Cell(text))
    return Row(cells, said)


def _player_part(words: FieldWords, player: View) -> Part | None:
    """The NCUs of a player, and what works for the player; None if there is neither."""
    seat = player["seat"]
    ncus = [ncu for ncu in words.ncus.values() if ncu["seat"] == seat]
    lines = tuple(borne_lines(words, player["bears"]))
    if not ncus and not lines:
        return None
    columns = tuple(words.say(f"picture-column-{name}") for name in NCU_COLUMNS)
    rows = tuple(_ncu_row(words, ncu) for ncu in ncus)
    return Part(
        words.say("picture-title-ncus", seat=seat, own=seat == words.seat), columns if rows else (), rows, lines
    )


def _ncu_row(words: FieldWords, ncu: View) -> Row:
    state = ncu_state(words, ncu)
    style = "dim" if ncu["destroyed"] else COLOURS[ncu["seat"]]
    cells = (slot(ncu["unit"]), words.title(ncu["unit"]), state)
    return Row(tuple(Cell(text, style) for text in cells), f"{words.unit(ncu['unit'])}: {state}.")


# -- an NCU ---------------------------------------------------------------------------------------------------------


def ncu_state(words: FieldWords, ncu: View) -> str:
    """How an NCU is, in a line."""
    if ncu["destroyed"]:
        return words.say("picture-ncu-gone")
    zone = ncu["zone"]
    notes = [words.say("picture-ncu-in-zone", zone=zone)] if zone is not None else []
    if ncu["activated"]:
        notes.append(words.say("picture-ncu-activated"))
    elif zone is None:
        notes.append(words.say("picture-ncu-waits"))
    if ncu["tokens"]:
        notes.append(words.say("picture-tokens", count=ncu["tokens"]))
    if ncu["silenced"]:
        notes.append(words.say("picture-silenced"))
    if ncu["used"]:
        notes.append(words.say("picture-orders-used", orders=[words.source(name) for name in ncu["used"]]))
    return ", ".join(notes)


def ncu_part(words: FieldWords, ncu: View) -> Part:
    """All about one NCU: how he is, his abilities, whom he Influences, what he bears."""
    lines = [words.say("picture-sentence", text=ncu_state(words, ncu))]
    lines += [_ability(words, name) for name in ncu["abilities"]]
    influenced = [
        unit["unit"]
        for unit in words.units.values()
        for one in unit["bears"]
        if one["kind"] == "influence" and one["seat"] == ncu["seat"] and one["text"] in ncu["abilities"]
    ]
    if influenced:
        lines.append(words.say("picture-influences", units=words.names(influenced)))
    return Part(words.unit(ncu["unit"]), lines=(*lines, *borne_lines(words, ncu["bears"])))


# -- a Combat Unit -----------------------------------------------------------------------------------------------------


def unit_lines(words: FieldWords, unit: View) -> Iterable[str]:
    """What belongs to a unit besides its models: Commander, Attachments, tokens, Orders, what it bears."""
    if unit["commander"]:
        yield words.say("picture-commander")
    if unit["in_reserve"]:
        yield words.say("picture-in-reserve")
    for one in unit["attachments"]:
        other = None if one["seat"] == unit["seat"] else one["seat"]
        name = BOX.attachments[one["ref"]].title_in(words.words.language)
        yield words.say("picture-attachment", name=name, seat=other, tokens=one["tokens"])
    if unit["tokens"]:
        yield words.say("picture-sentence", text=words.say("picture-tokens", count=unit["tokens"]))
    orders = [name for name in abilities_of(unit) if BOX.abilities[name].kind == "order"]
    left = [words.source(name) for name in orders if name not in unit["orders_used"]]
    if orders:
        yield words.say("picture-orders-left", orders=left or None)
    yield from (_ability(words, name) for name in abilities_of(unit))
    yield from borne_lines(words, unit["bears"])


def abilities_of(unit: View) -> list[str]:
    """The abilities on a unit's card and on those of its Attachments, each once."""
    attached = [BOX.attachments[one["ref"]].abilities for one in unit["attachments"]]
    return list(dict.fromkeys(name for names in (BOX.unit(unit["ref"]).abilities, *attached) for name in names))


def _ability(words: FieldWords, name: str) -> str:
    return words.say("picture-ability", ability=name, text=words.say(f"text-ability-{name}"))


def borne_lines(words: FieldWords, bears: Sequence[View]) -> Iterable[str]:
    """What is borne: an Influence, an attached card or an effect; by whom, until when, and what it does."""
    for one in bears:
        yield words.say(
            "picture-bears",
            kind=one["kind"],
            ability=one["text"],
            seat=one["seat"],
            until=one["until"],
            tokens=one["tokens"],
            targets=words.names(one["targets"]) if one["targets"] else None,
            zones=", ".join(words.say(f"zone-{zone}") for zone in one["zones"]) or None,
            text=words.say(f"text-ability-{one['text']}"),
        )
