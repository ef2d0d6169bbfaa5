"""Moments at which texts break in (p. 21, 22): which texts are set off, and who is who for them.

At a moment first comes what must follow (`following`), in the order that its player decides; then the players declare
(`declaring`), the one whose turn it is first, each at most one Order or Tactics card; and what was declared is resolved
in the same order (`resolving`). Moments for which no text of this battle waits are never opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from maester.engine import Seat, Step, times_used
from maester.games.miniatures.field import Attached, Field
from maester.games.miniatures.frames import NO_FRAME, Happening, Source
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import MOMENTS
from maester.games.miniatures.names import NO_UNIT, Unit, is_ncu, is_wall
from maester.games.miniatures.pieces.filters import hold
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.standing import all_sources, found_borne
from maester.games.miniatures.text_names import special_name, text_number
from maester.games.miniatures.tokens import tokens_on

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.targets import Targets
    from maester.games.miniatures.pieces.texts import Text, Trigger


STEPS: Final[list[type[Step]]] = []
"""What is done at a moment, step by step: filled by `declaring`, where the steps are."""


def happens(
    game: Field,
    moment: str,
    unit: Unit,
    other: Unit = NO_UNIT,
    about: int = NO_FRAME,
    *,
    index: int = -1,
    lost: Attached | None = None,
) -> None:
    """A moment comes at which texts may break in, before all that is planned already."""
    if moment in game.awaited:
        gone = ("", -1) if lost is None else (lost.ref, int(lost.seat))
        game.open(Happening(moment=moment, unit=unit, other=other, about=about, index=index, lost=gone), *STEPS)


def awaited_moments(game: Field) -> tuple[str, ...]:
    """The moments of all texts in a battle, in the order of the list."""
    box = game.box
    names = {name for unit in game.units() for name in game.card(unit).abilities}
    names.update(special_name(game.card(unit), id) for unit in game.units() for id in game.card(unit).special_cards)
    names.update(name for held in game.attachments for one in held for name in box.attachments[one.ref].abilities)
    names.update(name for held in game.attachments for one in held for name in one.gained)
    names.update(name for refs in game.joining for ref in refs for name in box.attachments[ref].abilities)
    names.update(ability.id for record in game.ncu if record for ability in box.ncus[record].abilities)
    names.update(title for titles in game.deck_list for title in titles)
    names.update(one.text for one in game.borne)
    names.update(mode_of(game).card_texts(game))
    names.update(f"objective-{card}" for card in game.token_card if card)
    found = {moment for name in names if name in game.texts for moment in _moments_of(game.texts[name])}
    return tuple(moment for moment in MOMENTS if moment in found)


def await_text(game: Field, name: str) -> None:
    """A text comes into a battle in which it wasn't before: its moments are opened from now on."""
    if name in game.texts and not _moments_of(game.texts[name]) <= {*game.awaited}:
        found = {*game.awaited, *_moments_of(game.texts[name])}
        game.awaited = tuple(moment for moment in MOMENTS if moment in found)


@lru_cache(maxsize=1024)
def _moments_of(text: Text) -> frozenset[str]:
    """The moments of a text and of its parts that are borne."""
    return frozenset(trigger.moment for part in (text, *text.borne) for trigger in part.triggers) & {*MOMENTS}


def situation_at(game: Field, happening: Happening, source: Source, targets: tuple[Unit, ...] = ()) -> Situation:
    """Who is who for a text at this moment."""
    about = game.frames[happening.about] if happening.about != NO_FRAME else None
    borne = found_borne(game, source)
    named, zones = (borne.targets, borne.zones) if borne is not None else ((), ())
    bearer = source.unit
    return Situation(
        bearer, happening.unit, happening.other, about, targets, source.seat, source, named, zones, happening
    )


def triggers_at(game: Field, happening: Happening, seat: Seat | None = None) -> Iterator[tuple[Source, int, Trigger]]:
    """The texts that lie open and are set off, or may be used, at this moment, as far as their conditions say: of all
    players, or of one.
    """
    moment = happening.moment
    for source, text in (*all_sources(game, seat), *lost_sources(game, happening)):
        if seat is not None and source.seat != seat:
            continue
        for number, trigger in enumerate(text.triggers):
            if trigger.moment == moment and is_set_off(game, happening, source, trigger):
                yield source, number, trigger


def lost_sources(game: Field, happening: Happening) -> Iterator[tuple[Source, Text]]:
    """The texts of an Attachment that was just destroyed: they may speak of that."""
    ref, seat = happening.lost
    if ref:
        for name in game.box.attachments[ref].abilities:
            if name in game.texts:
                yield Source(name, Seat(seat), happening.unit, ref), game.texts[name]


def is_set_off(game: Field, happening: Happening, source: Source, trigger: Trigger) -> bool:
    """Do the conditions of a text hold at this moment?"""
    situation = situation_at(game, happening, source)
    if trigger.is_play and is_wall(situation.who(trigger.on)):
        return False
    if trigger.this_attack:
        attack = situation.attack
        if attack is None or attack.attacker != source.unit:
            return False
        if game.attacks_of(source.unit)[attack.number].ability != source.text:
            return False
    return hold(trigger.when, game, situation)


def is_spent(game: Field, source: Source, trigger: Trigger) -> bool:
    """Was it used as often as it may be, or are its tokens gone? An Order is used once per Round, by each unit that has
    it (p. 22, ruling.order-instances).
    """
    if trigger.limit >= 0 and times_used(game.uses, text_number(source.text), source.unit):
        return True
    return trigger.tokens > tokens_on(game, source)


def targets_of(game: Field, trigger: Trigger, situation: Situation) -> Iterator[tuple[Unit, ...]]:
    """The targets that may be named for a text; all of them are named before it is resolved (p. 21)."""
    ways = trigger.targets
    if not ways or trigger.in_turn:
        yield ()
    elif len(ways) == 1:
        for target in picks(game, ways[0], situation):
            if all(operation.is_possible(game, situation, target) for operation in trigger.operations):
                yield (target,)
    else:
        yield from _several_targets(game, trigger, situation, ())


def picks(game: Field, way: Targets, situation: Situation) -> list[Unit]:
    """The units that may be picked in a way. One that has no Wounds left is being destroyed: texts may speak of it as
    long as its tray is there, but nobody picks it any more (p. 7).
    """
    return [unit for unit in way.of(game, situation) if is_ncu(unit) or game.wounds[unit]]


def _several_targets(
    game: Field, trigger: Trigger, situation: Situation, picked: tuple[Unit, ...]
) -> Iterator[tuple[Unit, ...]]:
    """Each further target is picked among those that fit the earlier ones."""
    if len(picked) == len(trigger.targets):
        yield picked
        return
    for target in picks(game, trigger.targets[len(picked)], situation._replace(targets=picked)):
        yield from _several_targets(game, trigger, situation, (*picked, target))
