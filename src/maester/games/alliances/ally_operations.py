"""Operations on allies in councils, and on the current ally: killing and moving."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from maester.engine import Event, Procedure, Refusal, Seat, refuse
from maester.games.alliances import ally_cards
from maester.games.alliances.abilities import MUST_CHOOSE, AbilityChoice, AbilityInUse, ResolvedOperation
from maester.games.alliances.ally_cards import (
    ChooseAlly,
    kill,
)
from maester.games.alliances.box import NO_ALLY, NOBODY, NOWHERE, Ally, Council, Kind
from maester.games.alliances.hand_operations import ChooseCard, discard_from_hand
from maester.games.alliances.protection import is_council_protected
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import (
    ALL,
    PLAYED,
    RESOLVED,
    TRIUMPH,
    WHEN_CLAIMED,
    HowMany,
    NamedCard,
    Number,
    counted,
)


class AllyMoved(Event, frozen=True):
    """An ally went to another council."""

    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class KillCancelled(Event, frozen=True):
    """The claimer saved an ally."""

    leader: Seat
    ally: Ally


class AllyChoice(AbilityChoice, frozen=True):
    """An ally is chosen. Cards that wait in the row can't be chosen by any ability (p. 11)."""

    move = ChooseAlly

    def not_among(self, game: Realm, seat: Seat, ally: Ally) -> Refusal:
        return refuse("open.no-choosing" if ally in game.row else "ruling.must-and-may")


# --- killing --------------------------------------------------------------------------------------


class KillAllyOperation(ResolvedOperation, frozen=True, tag="kill_ally"):
    """'You' choose allies that are killed."""

    moments = RESOLVED
    only_at = (("where", "this_council", WHEN_CLAIMED),)
    asks = True
    where: Literal["any_council", "not_your_councils", "winner_councils", "this_council"]
    n: HowMany
    max_power: Number = ALL

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(KillAlly(number, counted(self.n)))

    def councils(self, game: Realm, ability: AbilityInUse) -> Iterable[Council]:
        """The councils in which allies may be killed."""
        if self.where == "any_council":
            return game.councils()
        if self.where == "not_your_councils":
            own = game.councils_of(ability.you)
            return (council for council in game.councils() if council not in own)
        if self.where == "winner_councils":
            return game.councils_of(game.winner) if game.winner != NOBODY else ()
        council = ability.council(game)
        return () if council == NOWHERE else (council,)


class KillAlly(AllyChoice, frozen=True):
    """Chooses an ally that is killed."""

    left: int
    rules = ("kill.dead-pile", "kill.public")

    def among(self, game: Realm) -> Iterator[Ally]:
        ability = self.frame(game)
        operation: KillAllyOperation = ability.operation(game)
        for council in operation.councils(game, ability):
            if not is_council_protected(game, council, "kill_ally", ability.by):
                for ally in game.allies[council]:
                    if ally != ability.ally and game.box.power[ally] <= operation.max_power:
                        yield ally

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        kill(game, ally)
        self.frame(game).killed += (ally,)
        self.done(game)
        if self.left > 1:
            game.then(KillAlly(self.ability, self.left - 1))


class KillCurrentOperation(ResolvedOperation, frozen=True, tag="kill_current"):
    """The current ally is killed."""

    moments = (PLAYED, TRIUMPH)

    def is_possible(self, game: Realm, ability: AbilityInUse) -> bool:
        return game.current != NO_ALLY

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        killed = ally_cards.kill_current(game)
        if killed != NO_ALLY:
            ability.killed += (killed,)
            ability.done = True


class KillSelfOperation(ResolvedOperation, frozen=True, tag="kill_self"):
    """The ally whose ability it is is killed."""

    moments = (WHEN_CLAIMED,)

    def is_possible(self, game: Realm, ability: AbilityInUse) -> bool:
        return ability.council(game) != NOWHERE

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        if ability.council(game) != NOWHERE:
            kill(game, ability.ally)
            ability.done = True


class ContestKillOperation(ResolvedOperation, frozen=True, tag="contest_kill"):
    """Other leaders may discard the named card to kill the ally, and the claimer the same card to save it."""

    moments = (WHEN_CLAIMED,)
    card: NamedCard

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(*(TryToKill(number, seat) for seat in game.others(ability.you)))

    def in_hand(self, game: Realm, seat: Seat) -> tuple[Kind, ...]:
        """The named card, if the leader holds one."""
        named = Kind(int(self.card))
        return (named,) if game.copy_in(game.hand[seat], named) is not None else ()


class TryToKill(AbilityChoice, frozen=True):
    """May discard the named card to kill the ally. Only the leader knows whether that is possible, so each is asked."""

    killer: Seat
    move = ChooseCard
    rules = ("card.robb-stark", "ruling.robb-attempt")

    def who(self, game: Realm) -> Seat:
        return self.killer

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None

    def among(self, game: Realm) -> Iterable[Kind]:
        operation: ContestKillOperation = self.operation(game)
        return () if self.frame(game).agreed else operation.in_hand(game, self.killer)

    def is_private(self, game: Realm) -> bool:
        return bool(game.hand[self.killer]) and not self.frame(game).agreed

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[seat], kind)
        assert card is not None
        discard_from_hand(game, seat, (card,))
        self.frame(game).agreed = True
        game.then(CancelKill(self.ability), SettleKill(self.ability))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("concept.hand-use")


class CancelKill(AbilityChoice, frozen=True):
    """The claimer may discard the same card to cancel the attempt."""

    move = ChooseCard
    rules = ("card.robb-stark", "ruling.robb-attempt")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None

    def among(self, game: Realm) -> Iterable[Kind]:
        operation: ContestKillOperation = self.operation(game)
        return operation.in_hand(game, self.who(game))

    def is_private(self, game: Realm) -> bool:
        return bool(game.hand[self.who(game)])

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[seat], kind)
        assert card is not None
        discard_from_hand(game, seat, (card,))
        self.frame(game).done = True
        game.tell(KillCancelled(seat, self.frame(game).ally))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("concept.hand-use")


class SettleKill(Procedure[Realm], frozen=True):
    """The ally dies unless the attempt was cancelled."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        if not ability.done and ability.council(game) != NOWHERE:
            kill(game, ability.ally)


# --- moving ---------------------------------------------------------------------------------------


class MoveAllyOperation(ResolvedOperation, frozen=True, tag="move_ally"):
    """'You' move allies between the own councils."""

    moments = RESOLVED
    only_at = (
        ("from", "your_other_council", WHEN_CLAIMED),
        ("to", "this_council", WHEN_CLAIMED),
    )
    asks = True
    source: Literal["your_other_council", "either_of_yours"] = msgspec.field(name="from")
    to: Literal["this_council", "your_other_council"]
    n: HowMany

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(MoveAlly(number, counted(self.n)))

    def councils(self, game: Realm, ability: AbilityInUse) -> tuple[Council, ...]:
        """The councils from which allies move."""
        own = game.councils_of(ability.you)
        if self.source == "either_of_yours":
            return own
        here = ability.council(game)
        return (game.other_council(ability.you, here),) if here in own else ()


class MoveAlly(AllyChoice, frozen=True):
    """Chooses an ally that moves to another council of the leader."""

    left: int
    moved: tuple[Ally, ...] = ()
    rules = ("card.shae", "concept.two-councils")

    def among(self, game: Realm) -> Iterator[Ally]:
        ability = self.frame(game)
        operation: MoveAllyOperation = ability.operation(game)
        for council in operation.councils(game, ability):
            if not is_council_protected(game, council, "move_ally", ability.by):
                for ally in game.allies[council]:
                    if ally != ability.ally and ally not in self.moved:
                        yield ally

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        council = game.other_council(self.frame(game).you, game.council_of(ally))
        shift(game, seat, ally, council)
        self.done(game)
        if self.left > 1:
            game.then(MoveAlly(self.ability, self.left - 1, (*self.moved, ally)))


def shift(game: Realm, seat: Seat, ally: Ally, council: Council) -> None:
    ally_cards.move_ally(game, ally, council)
    game.tell(AllyMoved(seat, ally, *game.leaders_of(council)))


class SwapAlliesOperation(ResolvedOperation, frozen=True, tag="swap_allies"):
    """Allies beside this one change places with allies in the other council of 'you'."""

    moments = (WHEN_CLAIMED,)
    asks = True
    n: HowMany

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        if ability.council(game) in game.councils_of(ability.you):
            game.then(SwapAlly(number, min(counted(self.n), game.players * 20)))


class SwapAlly(AllyChoice, frozen=True):
    """Chooses one of the two allies that change places: first one beside this ally, then one in the other council."""

    left: int
    first: Ally | None = None
    moved: tuple[Ally, ...] = ()
    rules = ("concept.two-councils", "ruling.must-and-may")

    def among(self, game: Realm) -> Iterable[Ally]:
        ability = self.frame(game)
        here = ability.council(game)
        there = game.other_council(ability.you, here)
        sides = [
            [ally for ally in game.allies[council] if ally != ability.ally and ally not in self.moved]
            for council in (here, there)
        ]
        return sides[self.first is not None] if all(sides) else ()

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return super().must_choose(game, seat) if self.first is None else MUST_CHOOSE

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        if self.first is None:
            game.then(SwapAlly(self.ability, self.left, ally, self.moved))
            return
        here, there = game.council_of(self.first), game.council_of(ally)
        shift(game, seat, self.first, there)
        shift(game, seat, ally, here)
        self.done(game)
        if self.left > 1:
            game.then(SwapAlly(self.ability, self.left - 1, None, (*self.moved, self.first, ally)))
