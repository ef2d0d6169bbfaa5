"""Step 2 of a round: leaders take turns playing influence cards, until all of them kneel (p. 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.games.alliances.abilities import AbilityInUse, UseAbility
from maester.games.alliances.box import NOBODY, Card, Kind
from maester.games.alliances.kneeling import KneelDown, Penalty
from maester.games.alliances.lasting_rules import (
    BidLimitRule,
    MustPlayBeforeKneelingRule,
    NoSameNameRule,
    PenaltyRule,
    TurnDirectionRule,
)
from maester.games.alliances.realm import Realm


class PlayCard(Move, frozen=True):
    """An influence card is played faceup."""

    card: Kind
    typed = "play {card}"


class Kneel(Move, frozen=True):
    """The leader passes for the rest of the round."""

    typed = "kneel"


class SkipTurn(Move, frozen=True):
    """The turn is skipped, without kneeling."""

    typed = "skip"


class CardPlayed(Event, frozen=True):
    """A leader played an influence card."""

    leader: Seat
    card: Kind


class CardPlacedElsewhere(Event, frozen=True):
    """A played card was put into another leader's bid area."""

    leader: Seat
    card: Kind
    holder: Seat


class TurnSkipped(Event, frozen=True):
    """A leader skipped a turn."""

    leader: Seat


KNEEL = Kneel()
SKIP = SkipTurn()


class PlayInfluenceCards(Procedure[Realm], frozen=True):
    """Step 2: the first player begins."""

    def run(self, game: Realm) -> None:
        game.step = 2
        game.turn = game.first
        game.then(TakeTurn(game.first))


class NextTurn(Procedure[Realm], frozen=True):
    """The turn goes on to the next leader who isn't kneeling: clockwise, unless the current ally says otherwise."""

    def run(self, game: Realm) -> None:
        kneeling = game.kneeling
        if all(kneeling):
            return
        way = 1 if game.rule_of < 0 or game.round_rule(TurnDirectionRule) is None else -1
        count, seat = len(kneeling), game.turn
        while True:
            seat = Seat((seat + way) % count)
            if not kneeling[seat]:
                break
        game.turn = seat
        game.then(TakeTurn(seat))


# --- what may be played ---------------------------------------------------------------------------


def playable(game: Realm, seat: Seat) -> Iterator[Kind]:
    """The kinds of cards in a hand that may be played now."""
    if is_full(game, seat):
        return
    kind_of = game.box.kind_of
    no_same_name = forbids_same_name(game)
    for kind in sorted({kind_of[card] for card in game.hand[seat]}):
        if not (game.bans and is_banned(game, seat, kind)) and not (no_same_name and game.in_any_bid(kind)):
            yield kind


def is_full(game: Realm, seat: Seat) -> bool:
    """Is the leader's bid area so full that no other card may be played?"""
    count = len(game.bid[seat])
    return bool(count) and any(count >= rule.max for rule, _, _ in game.holding(BidLimitRule))


def forbids_same_name(game: Realm) -> bool:
    return bool(game.holding(NoSameNameRule))


def is_banned(game: Realm, seat: Seat, kind: Kind) -> bool:
    return any((victim, name) == (seat, kind) for victim, name, _ in game.bans)


def must_play_first(game: Realm, seat: Seat) -> bool:
    """May the leader not choose to kneel while holding a card that can be played?"""
    if seat in game.must_play:
        return True
    return not game.bid[seat] and bool(game.holding(MustPlayBeforeKneelingRule))


def final_cards(game: Realm, seat: Seat) -> int:
    """How many cards a leader who may skip turns plays before kneeling; 0: the leader has no such right."""
    return next((cards for leader, cards in game.final_turns if leader == seat), 0)


class TakeTurn(Question[Realm], frozen=True):
    """A leader's turn: play 1 influence card or kneel."""

    seat: Seat
    moves = (PlayCard, Kneel, SkipTurn)
    rules = (
        "bid.turn-options",
        "bid.resolve-ability",
        "bid.kneel",
        "bid.kneeling-cards-count",
        "bid.no-redraw",
        "claim.winner",
    )

    def ask(self, game: Realm) -> Asked:
        seat = self.seat
        if not game.hand[seat]:
            options: list[Any] = [KNEEL]
        else:
            options = [PlayCard(kind) for kind in playable(game, seat)]
            if not options or not must_play_first(game, seat):
                options.append(KNEEL)
        full = is_full(game, seat)
        if not full and self.may_skip(game):
            options.append(SKIP)
        return Asked(seat, options, private=bool(game.hand[seat]) and not full)

    def may_skip(self, game: Realm) -> bool:
        """A leader with that right may skip as long as another one stands."""
        return bool(game.final_turns) and final_cards(game, self.seat) > 0 and game.kneeling.count(False) > 1

    def why_not(self, game: Realm, seat: Seat, move: Any) -> Refusal | None:
        if isinstance(move, PlayCard):
            return refused_card(game, seat, move.card)
        if isinstance(move, Kneel):
            if must_play_first(game, seat) and any(True for _ in playable(game, seat)):
                return refuse("precedence.card-over-rulebook", card=None)
            return None
        if final_cards(game, seat) == 0:
            return refuse("bid.turn-options")
        if is_full(game, seat):
            return refuse("precedence.card-over-rulebook", card=None)
        return None if self.may_skip(game) else refuse("ruling.silence-limit")

    def answer(self, game: Realm, seat: Seat, move: Any) -> None:
        game.then(NextTurn())
        if game.must_play:
            game.must_play = tuple(leader for leader in game.must_play if leader != seat)
        if isinstance(move, PlayCard):
            more = final_cards(game, seat) if game.final_turns else 0
            if more:
                game.then(FinalCard(seat, more - 1))
            play_card(game, seat, move.card)
        elif isinstance(move, Kneel):
            game.then(KneelDown(seat))
        else:
            game.tell(TurnSkipped(seat))


class FinalCard(Question[Realm], frozen=True):
    """The leader who may skip turns and did not goes on playing cards, or kneels."""

    seat: Seat
    left: int
    moves = (PlayCard, Kneel)
    rules = ("card.the-silence", "ruling.silence-limit")

    def ask(self, game: Realm) -> Asked | None:
        seat = self.seat
        if game.kneeling[seat]:
            return None
        cards = [PlayCard(kind) for kind in playable(game, seat)] if self.left else []
        private = bool(self.left and game.hand[seat]) and not is_full(game, seat)
        return Asked(seat, (*cards, KNEEL), private=private)

    def why_not(self, game: Realm, seat: Seat, move: Any) -> Refusal | None:
        if isinstance(move, Kneel):
            return None
        return refused_card(game, seat, move.card) if self.left else refuse("ruling.silence-limit")

    def answer(self, game: Realm, seat: Seat, move: Any) -> None:
        if isinstance(move, PlayCard):
            game.then(FinalCard(seat, self.left - 1))
            play_card(game, seat, move.card)
        else:
            game.then(KneelDown(seat))


def refused_card(game: Realm, seat: Seat, kind: Kind) -> Refusal | None:
    """Why a card may not be played."""
    if game.copy_in(game.hand[seat], kind) is None:
        return refuse("concept.hand-use")
    if is_full(game, seat) or is_banned(game, seat, kind):
        return refuse("precedence.card-over-rulebook", card=None)
    if forbids_same_name(game) and game.in_any_bid(kind):
        return refuse("ruling.jaime-same-name")
    return None


# --- playing a card -------------------------------------------------------------------------------


def play_card(game: Realm, seat: Seat, kind: Kind) -> None:
    """A card is played faceup: its ability is resolved first, then it is put into the bid area."""
    card = game.copy_in(game.hand[seat], kind)
    assert card is not None
    game.leave_hand(seat, card)
    game.played[seat] += 1
    game.tell(CardPlayed(seat, kind))
    plan_penalty(game, seat, kind)
    if game.box.played[kind] or game.box.placed[kind]:
        game.in_play += (card,)
        game.open(AbilityInUse(you=seat, moment="played", card=card), UseAbility, PlaceCard)
    else:
        game.bid[seat] += (card,)


def plan_penalty(game: Realm, seat: Seat, kind: Kind) -> None:
    """Some allies punish what is played, after it was resolved."""
    if game.rule_of < 0:
        return
    penalty = game.round_rule(PenaltyRule)
    if penalty is not None and penalty.punishes_card(game.box.influence[kind], game.played[seat]):
        game.then(Penalty(seat, penalty.discard, game.rule_of))


class PlaceCard(Procedure[Realm], frozen=True):
    """The played card is put into a bid area; then comes what waits for that."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        card: Card = ability.card
        game.in_play = tuple(one for one in game.in_play if one != card)
        holder = ability.you if ability.target == NOBODY else ability.target
        game.bid[holder] += (card,)
        if holder != ability.you:
            game.tell(CardPlacedElsewhere(ability.you, game.box.kind_of[card], holder))
        if game.box.placed[game.box.kind_of[card]]:
            ability.moment, ability.step = "placed", 0
            game.then(UseAbility(self.ability))
