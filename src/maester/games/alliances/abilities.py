"""Resolving abilities: their operations, one after the other.

An ability that is being resolved is a frame; it remembers what its operations tell each other: the leader who was
chosen, the tokens that were looked at, the ally that was revealed, whether the operation before was carried out. Each
operation is a struct that says whom it is about and does what it does; the code knows operations, never a card.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from maester.engine import Frame, Move, PickOne, Procedure, Refusal, Seat, YesNo, refuse
from maester.games.alliances.ally_cards import put_on_bottom
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOBODY, NOWHERE, Ally, Card, Council, Token
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import Leaders, Operation

CHOSEN: Final = frozenset(("any", "another", "another_standing", "another_with_bid", "chosen_neighbor"))
"""Words for a leader whom 'you' choose."""
MUST_CHOOSE: Final = refuse("ruling.must-and-may")
"""Everything is mandatory as far as possible, unless a card says 'may'."""


class ChooseLeader(Move, frozen=True):
    """A leader is chosen by an ability."""

    leader: Seat
    typed = "leader {leader}"


class AbilityInUse(Frame, kw_only=True, tag="Ability"):
    """An ability while it is resolved: of an influence card, or of an ally. Saves know it by its tag."""

    you: Seat
    moment: str
    """When it is resolved: the name of the box's column that holds its operations."""
    card: Card = NO_CARD
    ally: Ally = NO_ALLY
    step: int = 0
    """How many of its operations have begun."""
    done: bool = False
    """Was the last operation carried out?"""
    agreed: bool = False
    """The right to decline this operation is used up."""
    leader: Seat = NOBODY
    """Whom the last choice was about."""
    target: Seat = NOBODY
    """In whose bid area the played card is put, if not in one's own."""
    revealed: Ally = NO_ALLY
    unclaimed: Ally = NO_ALLY
    """The revealed ally while it lies nowhere else."""
    killed: tuple[Ally, ...] = ()
    looked_at: tuple[Token, ...] = ()
    moved: tuple[Token, ...] = ()
    councils: tuple[Council, ...] = ()
    """Councils that were chosen."""
    cards: tuple[Card, ...] = ()
    """Cards of the influence deck that are being looked at."""
    under: tuple[Card, ...] = ()
    """Those of them that go to the bottom, in order."""
    allies: tuple[Ally, ...] = ()
    """Cards of the ally deck that are being looked at."""
    on_top: tuple[Ally, ...] = ()
    at_bottom: tuple[Ally, ...] = ()
    from_row: bool = False
    """The first of them came from the row."""

    def operations(self, game: Realm) -> tuple[ResolvedOperation, ...]:
        """What it does at this moment."""
        number = self.ally if self.card == NO_CARD else game.box.kind_of[self.card]
        operations: tuple[ResolvedOperation, ...] = getattr(game.box, self.moment)[number]
        return operations

    def operation(self, game: Realm) -> Any:
        """What is being resolved: a `ResolvedOperation`. Whoever asks knows of which kind it is."""
        return self.operations(game)[self.step - 1]

    def may_decline(self, game: Realm) -> bool:
        """May what is being resolved still be declined?"""
        return self.operations(game)[self.step - 1].may and not self.agreed

    @property
    def by(self) -> Seat:
        """Whose influence card acts; nobody's if an ally does."""
        return NOBODY if self.card == NO_CARD else self.you

    def name(self, game: Realm) -> str:
        """The id of the card or ally."""
        if self.card == NO_CARD:
            return game.box.ally_names.write(self.ally)
        return game.box.kind_names.write(game.box.kind_of[self.card])

    def details(self, game: Realm) -> dict[str, Any]:
        """For questions: whose ability it is, and what is being resolved."""
        return {
            "source": self.name(game), "influence": self.card != NO_CARD, "operation": self.operation(game).op,
        }  # fmt: skip

    def council(self, game: Realm) -> Council:
        """Where the ally lies whose ability it is."""
        return NOWHERE if self.ally == NO_ALLY else game.council_of(self.ally)


class ResolvedOperation(Operation, frozen=True):
    """An operation that is carried out once, when its moment comes: whom it is about, then what it does."""

    asks: ClassVar[bool] = False
    """Does a question of its own let the leader decline?"""

    @property
    def whom(self) -> Leaders:
        """The leaders whom it is about."""
        return "you"

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        """Would it have an effect on this leader, if 'you' choose one?"""
        return True

    def is_possible(self, game: Realm, ability: AbilityInUse) -> bool:
        """Is there anything to decide about, where 'you' may decline?"""
        return True

    @abstractmethod
    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        """What it does, as far as possible. The frame of the ability has this number; these leaders are meant."""


class LeaderOperation(ResolvedOperation, frozen=True, kw_only=True):
    """An operation that is about the leaders whom the card names."""

    leader: Leaders

    @property
    def whom(self) -> Leaders:
        return self.leader


class UseAbility(Procedure[Realm], frozen=True):
    """Resolves the next operation of an ability, as far as possible."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        operations = ability.operations(game)
        while ability.step < len(operations):
            operation = operations[ability.step]
            ability.step += 1
            is_placing = operation.is_placing and ability.card == NO_CARD
            if is_placing or (operation.if_done and not ability.done):
                continue
            ability.done = ability.agreed = False
            if operation.condition is None or holds(game, ability, operation):
                game.then(self)
                resolve(game, self.ability, ability, operation)
                return
        if ability.unclaimed != NO_ALLY:
            put_on_bottom(game, ability.unclaimed)
            ability.unclaimed = NO_ALLY


def resolve(game: Realm, number: int, ability: AbilityInUse, operation: ResolvedOperation) -> None:
    """One operation: whom it is about, then what it does."""
    word = operation.whom
    if word in CHOSEN:
        game.then(ChooseTarget(number))
    elif operation.may and not operation.asks:
        game.then(DecideToDo(number))
    else:
        operation.apply(game, number, ability, seats_of(game, ability, word))


def seats_of(game: Realm, ability: AbilityInUse, word: Leaders) -> tuple[Seat, ...]:
    """The leaders whom a word means that leaves no choice."""
    you = ability.you
    if word == "you":
        return (you,)
    if word == "each":
        return tuple(game.clockwise(you))
    if word == "each_other":
        return tuple(game.others(you))
    if word == "neighbors":
        return game.neighbors(you)
    if word == "lowest_other":
        return (next((seat for seat in reversed(game.ranks) if seat != you), NOBODY),) if game.ranks else ()
    found = {"same": ability.leader, "winner": game.winner, "second": game.ranks[1] if game.ranks else NOBODY}[word]
    return () if found == NOBODY else (found,)


def candidates(game: Realm, you: Seat, word: Leaders) -> tuple[Seat, ...]:
    """The leaders among whom 'you' choose."""
    if word == "any":
        return tuple(game.clockwise(you))
    if word == "chosen_neighbor":
        return game.neighbors(you)
    others = tuple(game.others(you))
    if word == "another_standing":
        return tuple(seat for seat in others if not game.kneeling[seat])
    if word == "another_with_bid":
        return tuple(seat for seat in others if not game.kneeling[seat] and game.bid[seat])
    return others


def holds(game: Realm, ability: AbilityInUse, operation: Operation) -> bool:
    """Is the condition of an operation true?"""
    if operation.power is not None:
        if ability.revealed == NO_ALLY:
            return False
        above: bool = game.box.power[ability.revealed] > operation.power
        return above == (operation.condition == "revealed_power_above")
    return is_true(game, operation, ability.you, ability.card)


def is_true(game: Realm, operation: Operation, you: Seat, card: Card) -> bool:
    """Is the condition of an operation true, or has it none? One about a revealed ally is never true before that."""
    condition, winner = operation.condition, game.winner
    if condition is None:
        return True
    if condition == "you_won":
        return you == winner
    if condition == "you_did_not_win":
        return you != winner
    if condition == "neighbor_won":
        return winner in game.neighbors(you)
    if condition == "you_or_chosen_won":
        chosen = game.chosen_by(card)
        return chosen != NOBODY and winner in (you, chosen) and game.shared(you, chosen) != NOWHERE
    if condition == "your_ally":
        return any(ally in game.allies[council] for council in game.councils_of(you) for ally in operation.allies)
    if condition == "second_has_bid_card":
        return len(game.ranks) > 1 and bool(game.bid[game.ranks[1]])
    return condition == "last_to_kneel" and game.is_last_to_kneel(you)


# --- questions that many operations share ---------------------------------------------------------


class AbilityChoice(PickOne[Realm], frozen=True):
    """Something that is chosen for an operation, by 'you' unless the rule says otherwise."""

    ability: int
    optional = True

    def frame(self, game: Realm) -> AbilityInUse:
        return game.frame(AbilityInUse, self.ability)

    def operation(self, game: Realm) -> Any:
        """What is being resolved; each question knows of which kind it is."""
        return self.frame(game).operation(game)

    def who(self, game: Realm) -> Seat:
        return self.frame(game).you

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.frame(game).may_decline(game) else MUST_CHOOSE

    def not_among(self, game: Realm, seat: Seat, value: Any) -> Refusal:
        return MUST_CHOOSE

    @abstractmethod
    def chosen(self, game: Realm, seat: Seat, value: Any) -> None:
        """What the choice does."""

    def done(self, game: Realm) -> None:
        """The operation is carried out; what is left of it can't be declined any more."""
        ability = self.frame(game)
        ability.done = ability.agreed = True

    def details(self, game: Realm) -> dict[str, Any]:
        return self.frame(game).details(game)


class ChooseTarget(AbilityChoice, frozen=True):
    """Chooses the leader whom an operation is about: one on whom it has an effect."""

    move = ChooseLeader
    rules = ("ruling.must-and-may", "concept.leader-is-player")

    def among(self, game: Realm) -> Iterable[Seat]:
        ability = self.frame(game)
        operation: ResolvedOperation = ability.operation(game)
        leaders = candidates(game, ability.you, operation.whom)
        return (seat for seat in leaders if operation.affects(game, ability, seat))

    def chosen(self, game: Realm, seat: Seat, leader: Seat) -> None:
        ability = self.frame(game)
        ability.leader, ability.agreed = leader, True
        ability.operation(game).apply(game, self.ability, ability, (leader,))

    def not_among(self, game: Realm, seat: Seat, leader: Seat) -> Refusal:
        return refuse("ruling.must-and-may", leader=game.box.leader_ids[game.leaders[leader]])


class DecideToDo(YesNo[Realm], frozen=True):
    """Does the leader use the right to do this?"""

    ability: int
    rules = ("ruling.must-and-may",)

    def who(self, game: Realm) -> Seat:
        return game.frame(AbilityInUse, self.ability).you

    def among(self, game: Realm) -> Iterable[bool]:
        ability = game.frame(AbilityInUse, self.ability)
        return (True, False) if ability.operation(game).is_possible(game, ability) else ()

    def chosen(self, game: Realm, seat: Seat, value: bool) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        if value:
            ability.agreed = True
            operation: ResolvedOperation = ability.operation(game)
            operation.apply(game, self.ability, ability, seats_of(game, ability, operation.whom))

    def details(self, game: Realm) -> dict[str, Any]:
        return game.frame(AbilityInUse, self.ability).details(game)
