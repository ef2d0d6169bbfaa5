"""The interpreter: the steps of an ability, one after the other, each handed to the function of its operation.

An ability that is being resolved is a frame; it remembers what its steps tell each other: the leader who was chosen,
the tokens that were looked at, the ally that was revealed, whether the step before was carried out. Functions of
operations register themselves by name; the code knows operations, never a card.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Final

from maester.engine import Frame, Move, PickOne, Procedure, Refusal, Seat, YesNo, refuse
from maester.games.alliances.ally_cards import put_on_bottom
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOBODY, NOWHERE, Ally, Card, Council, Token
from maester.games.alliances.realm import Realm
from maester.games.alliances.values import last_to_kneel
from maester.games.alliances.vocabulary import CHOSEN_BY_TARGET, Effect

PLACING: Final = ("place_ally", "contest_claim")
"""Steps of an ally that belong to its placing."""
MUST_CHOOSE: Final = refuse("ruling.must-and-may")
"""Everything is mandatory as far as possible, unless a card says 'may'."""


class ChooseLeader(Move, frozen=True):
    """A leader is chosen by an ability."""

    leader: Seat
    typed = "leader {leader}"


class Ability(Frame, kw_only=True):
    """An ability while it is resolved: of an influence card, or of an ally."""

    you: Seat
    moment: str
    """When it is resolved: the name of the box's column that holds its steps."""
    card: Card = NO_CARD
    ally: Ally = NO_ALLY
    step: int = 0
    """How many of its steps have begun."""
    done: bool = False
    """Was the last step carried out?"""
    agreed: bool = False
    """The right to decline this step is used up."""
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

    def effects(self, game: Realm) -> tuple[Effect, ...]:
        """Its steps at this moment."""
        number = self.ally if self.card == NO_CARD else game.box.kind_of[self.card]
        steps: tuple[Effect, ...] = getattr(game.box, self.moment)[number]
        return steps

    def effect(self, game: Realm) -> Effect:
        """The step that is being resolved."""
        return self.effects(game)[self.step - 1]

    @property
    def by(self) -> Seat:
        """Whose influence card acts; nobody's if an ally does."""
        return NOBODY if self.card == NO_CARD else self.you

    def name(self, game: Realm) -> str:
        """The id of the card or ally."""
        if self.card == NO_CARD:
            return game.box.ally_names.write(self.ally)
        return game.box.kind_names.write(game.box.kind_of[self.card])

    def council(self, game: Realm) -> Council:
        """Where the ally lies whose ability it is."""
        return NOWHERE if self.ally == NO_ALLY else game.council_of(self.ally)


Handler = Callable[[Realm, int, Ability, Effect, tuple[Seat, ...]], None]
Affects = Callable[[Realm, Ability, Effect, Seat], bool]

HANDLERS: Final[dict[str, Handler]] = {}
AFFECTS: Final[dict[str, Affects]] = {}
"""For operations about a leader whom 'you' choose: would it have an effect on this one?"""
ASKS_ITSELF: Final[set[str]] = set()
"""Operations whose own question lets the leader decline."""
TARGET: Final = {"take_hand_card": "source", "give_hand_card": "to"}
"""The field that names the leader, where it isn't `leader`."""


def operation(name: str, *, affects: Affects | None = None, asks: bool = False) -> Callable[[Handler], Handler]:
    """Registers the function of an operation."""

    def register(handler: Handler) -> Handler:
        HANDLERS[name] = handler
        if affects is not None:
            AFFECTS[name] = affects
        if asks:
            ASKS_ITSELF.add(name)
        return handler

    return register


class UseAbility(Procedure, frozen=True):
    """Resolves the next step of an ability, as far as possible."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(Ability, self.ability)
        effects = ability.effects(game)
        while ability.step < len(effects):
            effect = effects[ability.step]
            ability.step += 1
            is_placing = ability.card == NO_CARD and effect.op in PLACING
            if is_placing or (effect.if_done and not ability.done):
                continue
            ability.done = ability.agreed = False
            if not effect.condition or holds(game, ability, effect):
                game.then(self)
                resolve(game, self.ability, ability, effect)
                return
        if ability.unclaimed != NO_ALLY:
            put_on_bottom(game, ability.unclaimed)
            ability.unclaimed = NO_ALLY


def resolve(game: Realm, number: int, ability: Ability, effect: Effect) -> None:
    """One step: whom it is about, then what it does."""
    word = getattr(effect, TARGET.get(effect.op, "leader"))
    if word in CHOSEN_BY_TARGET:
        game.then(ChooseTarget(number))
    elif effect.may and effect.op not in ASKS_ITSELF:
        game.then(DecideToDo(number))
    else:
        HANDLERS[effect.op](game, number, ability, effect, seats_of(game, ability, word))


def seats_of(game: Realm, ability: Ability, word: str) -> tuple[Seat, ...]:
    """The leaders whom a word means that leaves no choice."""
    you = ability.you
    if word in ("", "you"):
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


def candidates(game: Realm, you: Seat, word: str) -> tuple[Seat, ...]:
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


def holds(game: Realm, ability: Ability, effect: Effect) -> bool:
    """Is the condition of a step true?"""
    you, condition = ability.you, effect.condition
    if condition in ("revealed_power_at_most", "revealed_power_above"):
        if ability.revealed == NO_ALLY:
            return False
        above: bool = game.box.power[ability.revealed] > effect.power
        return above == (condition == "revealed_power_above")
    return is_true(game, condition, you, ability.card, effect)


def is_true(game: Realm, condition: str, you: Seat, card: Card, effect: Effect) -> bool:
    """A condition that needs no ability under way."""
    winner = game.winner
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
        return any(ally in game.allies[council] for council in game.councils_of(you) for ally in effect.allies)
    if condition == "second_has_bid_card":
        return len(game.ranks) > 1 and bool(game.bid[game.ranks[1]])
    return condition == "last_to_kneel" and last_to_kneel(game, you)


# --- questions that many operations share ---------------------------------------------------------


class AbilityChoice(PickOne, frozen=True):
    """Something that is chosen for a step of an ability, by 'you' unless the rule says otherwise."""

    ability: int
    optional = True

    def frame(self, game: Realm) -> Ability:
        return game.frame(Ability, self.ability)

    def effect(self, game: Realm) -> Effect:
        return self.frame(game).effect(game)

    def who(self, game: Realm) -> Seat:
        return self.frame(game).you

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        ability = self.frame(game)
        return None if ability.effect(game).may and not ability.agreed else MUST_CHOOSE

    def not_among(self, game: Realm, seat: Seat, value: Any) -> Refusal:
        return MUST_CHOOSE

    @abstractmethod
    def chosen(self, game: Realm, seat: Seat, value: Any) -> None:
        """What the choice does."""

    def done(self, game: Realm) -> None:
        """The step is carried out; what is left of it can't be declined any more."""
        ability = self.frame(game)
        ability.done = ability.agreed = True

    def details(self, game: Realm) -> dict[str, Any]:
        ability = self.frame(game)
        return {"source": ability.name(game), "influence": ability.card != NO_CARD, "operation": self.effect(game).op}


class ChooseTarget(AbilityChoice, frozen=True):
    """Chooses the leader whom a step is about: one on whom it has an effect."""

    move = ChooseLeader
    rules = ("ruling.must-and-may", "concept.leader-is-player")

    def among(self, game: Realm) -> Iterable[Seat]:
        ability, effect = self.frame(game), self.effect(game)
        word = getattr(effect, TARGET.get(effect.op, "leader"))
        affects = AFFECTS.get(effect.op)
        return (
            seat
            for seat in candidates(game, ability.you, word)
            if affects is None or affects(game, ability, effect, seat)
        )

    def chosen(self, game: Realm, seat: Seat, leader: Seat) -> None:
        ability = self.frame(game)
        ability.leader, ability.agreed = leader, True
        HANDLERS[self.effect(game).op](game, self.ability, ability, self.effect(game), (leader,))

    def not_among(self, game: Realm, seat: Seat, leader: Seat) -> Refusal:
        return refuse("ruling.must-and-may", leader=game.box.leader_ids[game.leaders[leader]])


class DecideToDo(YesNo, frozen=True):
    """Does the leader use the right to do this step?"""

    ability: int
    rules = ("ruling.must-and-may",)

    def who(self, game: Realm) -> Seat:
        return game.frame(Ability, self.ability).you

    def among(self, game: Realm) -> Iterable[bool]:
        return (True, False) if is_possible(game, game.frame(Ability, self.ability)) else ()

    def chosen(self, game: Realm, seat: Seat, value: bool) -> None:
        ability = game.frame(Ability, self.ability)
        if value:
            effect = ability.effect(game)
            ability.agreed = True
            word = getattr(effect, TARGET.get(effect.op, "leader"))
            HANDLERS[effect.op](game, self.ability, ability, effect, seats_of(game, ability, word))

    def details(self, game: Realm) -> dict[str, Any]:
        ability = game.frame(Ability, self.ability)
        return {
            "source": ability.name(game), "influence": ability.card != NO_CARD, "operation": ability.effect(game).op,
        }  # fmt: skip


def is_possible(game: Realm, ability: Ability) -> bool:
    """Is there anything to decide about: an ally to kill or to reveal?"""
    op = ability.effect(game).op
    if op == "kill_current":
        return game.current != NO_ALLY
    if op == "kill_self":
        return ability.council(game) != NOWHERE
    if op == "reveal_ally":
        return bool(game.ally_deck or game.dead or game.row)
    return True
