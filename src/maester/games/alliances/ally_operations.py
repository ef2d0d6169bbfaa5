"""Operations on allies: killing, revealing, claiming, moving, and looking at the ally deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maester.engine import Event, Procedure, Refusal, Seat, refuse
from maester.games.alliances import ally_cards
from maester.games.alliances.abilities import MUST_CHOOSE, Ability, AbilityChoice, operation
from maester.games.alliances.ally_cards import (
    AllyRevealed,
    ChooseAlly,
    NewCurrentAlly,
    kill,
    put_on_bottom,
    reveal_another,
    show_allies,
)
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOBODY, NOWHERE, Ally, Council, Kind
from maester.games.alliances.claims import open_claim
from maester.games.alliances.hand_operations import ChooseCard, discard_from_hand
from maester.games.alliances.placement import ALLY, INFLUENCE, Claim
from maester.games.alliances.protection import is_council_protected
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import Effect


class AllyOffered(Event, frozen=True):
    """An ally was revealed beside the current one."""

    ally: Ally


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


class AlliesLookedAt(Event, frozen=True):
    """A leader looked at the top of the ally deck."""

    leader: Seat
    number: int
    allies: tuple[Ally, ...] | None = None


class AlliesPutBack(Event, frozen=True):
    """Cards that were looked at were put back."""

    leader: Seat
    top: int
    bottom: int


class AllyChoice(AbilityChoice, frozen=True):
    """An ally is chosen. Cards that wait in the row can't be chosen by any ability (p. 11)."""

    move = ChooseAlly

    def not_among(self, game: Realm, seat: Seat, ally: Ally) -> Refusal:
        return refuse("open.no-choosing" if ally in game.row else "ruling.must-and-may")


# --- killing --------------------------------------------------------------------------------------


@operation("kill_ally", asks=True)
def kill_ally(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(KillAlly(number, effect.n))


class KillAlly(AllyChoice, frozen=True):
    """Chooses an ally that is killed."""

    left: int
    rules = ("kill.dead-pile", "kill.public")

    def among(self, game: Realm) -> Iterator[Ally]:
        ability, effect = self.frame(game), self.effect(game)
        for council in councils_of_victims(game, ability, effect):
            if not is_council_protected(game, council, "kill_ally", ability.by):
                for ally in game.allies[council]:
                    if ally != ability.ally and game.box.power[ally] <= effect.max_power:
                        yield ally

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        kill(game, ally)
        self.frame(game).killed += (ally,)
        self.done(game)
        if self.left > 1:
            game.then(KillAlly(self.ability, self.left - 1))


def councils_of_victims(game: Realm, ability: Ability, effect: Effect) -> Iterable[Council]:
    """The councils in which allies may be killed."""
    if effect.where == "any_council":
        return game.councils()
    if effect.where == "not_your_councils":
        own = game.councils_of(ability.you)
        return (council for council in game.councils() if council not in own)
    if effect.where == "winner_councils":
        return game.councils_of(game.winner) if game.winner != NOBODY else ()
    council = ability.council(game)
    return () if council == NOWHERE else (council,)


@operation("kill_current")
def kill_current(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    killed = ally_cards.kill_current(game)
    if killed != NO_ALLY:
        ability.killed += (killed,)
        ability.done = True


@operation("kill_self")
def kill_self(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    if ability.council(game) != NOWHERE:
        kill(game, ability.ally)
        ability.done = True


@operation("contest_kill")
def contest_kill(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(*(TryToKill(number, seat) for seat in game.others(ability.you)))


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
        named = self.effect(game).named
        held = not self.frame(game).agreed and any(game.box.kind_of[c] == named for c in game.hand[self.killer])
        return (Kind(named),) if held else ()

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
        named = self.effect(game).named
        held = any(game.box.kind_of[card] == named for card in game.hand[self.who(game)])
        return (Kind(named),) if held else ()

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


class SettleKill(Procedure, frozen=True):
    """The ally dies unless the attempt was cancelled."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(Ability, self.ability)
        if not ability.done and ability.council(game) != NOWHERE:
            kill(game, ability.ally)


# --- revealing and claiming -----------------------------------------------------------------------


@operation("reveal_current")
def reveal_current(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    if game.current == NO_ALLY:
        game.current = game.rule_of = reveal_another(game)
        game.tell(NewCurrentAlly(None if game.current == NO_ALLY else game.current))
        ability.done = game.current != NO_ALLY


@operation("offer_second_ally")
def offer_second_ally(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    ally = reveal_another(game)
    if ally != NO_ALLY:
        game.offered += (ally,)
        game.tell(AllyOffered(ally))
        ability.done = True


@operation("reveal_ally")
def reveal_ally(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    ability.revealed = ability.unclaimed = reveal_another(game)
    ability.done = ability.revealed != NO_ALLY


@operation("revealed_to_bottom")
def revealed_to_bottom(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    if ability.unclaimed != NO_ALLY:
        put_on_bottom(game, ability.unclaimed)
        ability.unclaimed, ability.done = NO_ALLY, True


@operation("claim_extra", asks=True)
def claim_extra(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    if effect.source == "revealed":
        if ability.unclaimed != NO_ALLY:
            ally, ability.unclaimed = ability.unclaimed, NO_ALLY
            claim_also(game, ability, effect, ally)
        return
    if any(True for _ in claimable_dead(game, ability, effect)):
        game.then(ChooseDead(number))
    elif effect.fallback == "ally_deck":
        ally = reveal_another(game)
        if ally != NO_ALLY:
            claim_also(game, ability, effect, ally)


def claim_also(game: Realm, ability: Ability, effect: Effect, ally: Ally) -> None:
    """An additional ally is claimed: no influence card of the bid binds it, and it brings no power token."""
    wanted: tuple[Council, ...] = ()
    if effect.council == "this_ally":
        council = ability.council(game)
        wanted = () if council == NOWHERE else (council,)
    elif effect.council == "other_than_first":
        own = game.councils_of(ability.you)
        wanted = (game.other_council(ability.you, game.received),) if game.received in own else ()
    ability.done = True
    open_claim(
        game,
        Claim(
            claimer=ability.you,
            ally=ally,
            resolve=effect.resolve,
            wanted=wanted,
            rank=INFLUENCE if ability.card != NO_CARD else ALLY,
        ),
    )


def claimable_dead(game: Realm, ability: Ability, effect: Effect) -> Iterator[Ally]:
    """The dead allies that may be claimed."""
    for ally in sorted(game.dead):
        just_killed = effect.not_just_killed and ally in ability.killed
        if game.box.power[ally] <= effect.max_power and not just_killed:
            yield ally


class ChooseDead(AllyChoice, frozen=True):
    """Chooses an ally of the dead pile to claim."""

    rules = ("kill.public", "claim.when-claimed")

    def among(self, game: Realm) -> Iterator[Ally]:
        return claimable_dead(game, self.frame(game), self.effect(game))

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        game.dead = tuple(one for one in game.dead if one != ally)
        claim_also(game, self.frame(game), self.effect(game), ally)


# --- moving ---------------------------------------------------------------------------------------


@operation("move_ally", asks=True)
def move_ally(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(MoveAlly(number, effect.n))


class MoveAlly(AllyChoice, frozen=True):
    """Chooses an ally that moves to another council of the leader."""

    left: int
    moved: tuple[Ally, ...] = ()
    rules = ("card.shae", "concept.two-councils")

    def among(self, game: Realm) -> Iterator[Ally]:
        ability, effect = self.frame(game), self.effect(game)
        own = game.councils_of(ability.you)
        if effect.source == "your_other_council":
            here = ability.council(game)
            own = (game.other_council(ability.you, here),) if here in own else ()  # type: ignore[assignment]
        for council in own:
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


@operation("swap_allies", asks=True)
def swap_allies(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    here = ability.council(game)
    if here in game.councils_of(ability.you):
        game.then(SwapAlly(number, min(effect.n, game.players * 20)))


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


# --- looking at the ally deck ---------------------------------------------------------------------


@operation("look_allies")
def look_allies(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    """With open allies the next card of the row is the first of them (p. 11)."""
    ability.from_row = bool(game.row)
    first, game.row = (game.row[:1], game.row[1:]) if game.row else ((), ())
    rest = effect.n - len(first)
    ability.allies = (*first, *game.ally_deck[:rest])
    game.ally_deck = game.ally_deck[rest:]
    if not ability.allies:
        return
    you, box = ability.you, game.box
    ability.done = True
    if len(ability.allies) > 1:
        game.forget((box.first_ally + ally for ally in ability.allies), (you,))
    show_allies(game, ability.allies, (you,))
    whole = AlliesLookedAt(you, len(ability.allies), ability.allies)
    game.tell(whole, to=(you,), otherwise=AlliesLookedAt(you, len(ability.allies)))
    steps: tuple[AllyChoice | Procedure, ...] = tuple(KillLooked(number) for _ in range(effect.kill))
    steps += tuple(SinkLooked(number) for _ in range(effect.bottom))
    game.then(*steps, OrderLooked(number), PutAlliesBack(number))


class LookedChoice(AllyChoice, frozen=True):
    """One of the cards that are looked at."""

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Ally]:
        return sorted(self.frame(game).allies)

    def take(self, game: Realm, ally: Ally) -> Ability:
        ability = self.frame(game)
        ability.allies = tuple(one for one in ability.allies if one != ally)
        return ability

    def not_among(self, game: Realm, seat: Seat, ally: Ally) -> Refusal:
        return MUST_CHOOSE


class KillLooked(LookedChoice, frozen=True):
    """Kills one of the allies that are looked at."""

    rules = ("card.ilyn-payne", "kill.dead-pile")

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        ability = self.take(game, ally)
        ability.killed += (ally,)
        kill(game, ally)


class SinkLooked(LookedChoice, frozen=True):
    """Puts one of the allies that are looked at on the bottom of the deck."""

    rules = ("ruling.must-and-may", "open.look-at-top")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.effect(game).up_to else MUST_CHOOSE

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        self.take(game, ally).at_bottom += (ally,)


class OrderLooked(LookedChoice, frozen=True):
    """The next of the others is put back, the one that will come first as the first."""

    rules = ("card.patchface", "open.look-at-top", "ruling.open-put-back")

    def among(self, game: Realm) -> Iterable[Ally]:
        looked = self.frame(game).allies
        return sorted(looked) if len(looked) > 1 else ()

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        self.take(game, ally).on_top += (ally,)
        game.then(OrderLooked(self.ability))


class PutAlliesBack(Procedure, frozen=True):
    """The cards lie on the deck again; one of them fills the place in the row, faceup."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(Ability, self.ability)
        back = (*ability.on_top, *ability.allies)
        game.tell(AlliesPutBack(ability.you, len(back), len(ability.at_bottom)))
        if ability.from_row and back:
            show_allies(game, back[:1])
            game.tell(AllyRevealed(back[0]))
            game.row = (back[0], *game.row)
            back = back[1:]
        game.ally_deck = (*back, *game.ally_deck, *ability.at_bottom)
        ability.allies = ability.on_top = ability.at_bottom = ()
