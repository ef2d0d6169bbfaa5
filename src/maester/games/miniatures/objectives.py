"""Objective tokens (p. 28): laid out with their cards, Claimed by covering, scored while they are Controlled."""

from __future__ import annotations

from maester.engine import Event, Procedure
from maester.games.miniatures.field import Field
from maester.games.miniatures.following import ResolveNextText
from maester.games.miniatures.frames import Happening, Source
from maester.games.miniatures.geometry.shapes import covers
from maester.games.miniatures.happenings import awaited_moments
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ROUND_ENDS
from maester.games.miniatures.names import NO_UNIT, Unit, owner
from maester.games.miniatures.standing import aura_bearers, controls, objective_name
from maester.games.miniatures.victory import score

WHEN_SCORED = "scored"
"""No moment at which anything breaks in: scoring Victory Points for the Objective sets it off."""
OBJECTIVES = "objectives"
"""Victory Points for Objectives."""


class ObjectivesLaidOut(Event, frozen=True):
    """The Objective tokens lie on the table, and beside each its card, by number, if the mode uses any."""

    cards: tuple[int, ...]


class ObjectiveClaimed(Event, frozen=True):
    """A unit Claims an Objective, counted from 1."""

    unit: Unit
    objective: int


class LayOutObjectives(Procedure[Field], frozen=True):
    """Objective tokens are placed as the mode describes, and a random card is laid beside each, open to all
    (p. 26, 28).
    """

    def run(self, game: Field) -> None:
        mode = mode_of(game)
        game.token = list(mode.tokens(game.table))
        game.claimed = [NO_UNIT] * len(game.token)
        deck = mode.cards()
        game.token_card = (
            list(game.shuffle(deck, "objective-deck")[: len(game.token)]) if deck else [0] * len(game.token)
        )
        game.awaited, game.auras = awaited_moments(game), aura_bearers(game)
        if game.token:
            game.tell(ObjectivesLaidOut(tuple(game.token_card) if deck else ()))


def claim_covered(game: Field, unit: Unit) -> None:
    """A unit whose move has ended Claims the tokens that its tray covers completely (p. 28)."""
    if not game.stands(unit):
        return
    tray = game.rectangle(unit)
    for token, holder in enumerate(game.claimed):
        if holder != unit and covers(tray, game.token_shape(token)):
            game.claimed[token] = unit
            game.tell(ObjectiveClaimed(unit, token + 1))


def score_controlled(game: Field) -> None:
    """Each player scores 1 Victory Point for each Objective that a unit of his Controls; then the cards beside them
    take effect for those units, the First Player's first (p. 28, ruling.objective-card-1 to -4).
    """
    controlled = [(token, unit) for token in range(len(game.token)) if (unit := controls(game, token)) != NO_UNIT]
    for _, unit in controlled:
        score(game, owner(unit), OBJECTIVES, 1)
    effects = [(unit, objective_name(game.token_card[token])) for token, unit in controlled]
    pending = tuple((Source(name, owner(unit), unit), 0) for unit, name in effects if _is_scored(game, name))
    if pending:
        game.open(Happening(moment=ROUND_ENDS, unit=pending[0][0].unit, pending=pending), ResolveNextText)


def _is_scored(game: Field, name: str) -> bool:
    """Does the text of an Objective card take effect when Victory Points are scored for it?"""
    return name in game.texts and any(trigger.moment == WHEN_SCORED for trigger in game.texts[name].triggers)
