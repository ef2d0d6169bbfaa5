"""Operations on the turns of step 2: kneeling, playing, skipping, cards that can't be played, chosen leaders."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Seat
from maester.games.alliances.abilities import AbilityChoice, AbilityInUse, LeaderOperation, ResolvedOperation
from maester.games.alliances.box import Kind
from maester.games.alliances.hand_operations import ChooseCard, has_cards, kinds_in, look_at_unknown
from maester.games.alliances.kneeling import KneelDown
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import PLAYED, Number


class MustPlayNext(Event, frozen=True):
    """A leader may not choose to kneel on the next turn."""

    leader: Seat


class MaySkipTurns(Event, frozen=True):
    """A leader may skip turns."""

    leader: Seat
    cards: int


class LeaderNamed(Event, frozen=True):
    """A card chose a leader."""

    leader: Seat
    target: Seat
    card: Kind


class CardBanned(Event, frozen=True):
    """A leader can't play a card of some name this round."""

    leader: Seat
    target: Seat
    card: Kind | None = None


class KneelOperation(LeaderOperation, frozen=True, tag="kneel"):
    """Leaders kneel at once."""

    moments = (PLAYED,)

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return not game.kneeling[seat]

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        standing = [seat for seat in seats if not game.kneeling[seat]]
        game.then(*map(KneelDown, standing))
        ability.done = bool(standing)


class MustPlayOperation(LeaderOperation, frozen=True, tag="must_play"):
    """Leaders may not choose to kneel on the next turn while they hold a card that can be played."""

    moments = (PLAYED,)

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return bool(game.hand[seat])

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if not game.kneeling[seat]:
                game.must_play += (seat,)
                game.tell(MustPlayNext(seat))
                ability.done = True


class SkipOrFinalTurnOperation(ResolvedOperation, frozen=True, tag="skip_or_final_turn"):
    """'You' may skip turns from now on, or play so many cards at once and kneel."""

    moments = (PLAYED,)
    cards: Number

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.final_turns += ((ability.you, self.cards),)
        game.tell(MaySkipTurns(ability.you, self.cards))
        ability.done = True


class ChooseLeaderOperation(LeaderOperation, frozen=True, tag="choose_leader"):
    """'You' choose the leader whom later operations of the card call the chosen one."""

    moments = (PLAYED,)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            game.chosen = (*(one for one in game.chosen if one[0] != ability.card), (ability.card, seat))
            game.tell(LeaderNamed(ability.you, seat, game.box.kind_of[ability.card]))
            ability.leader, ability.done = seat, True


class BanCardOperation(LeaderOperation, frozen=True, tag="ban_card"):
    """'You' choose a card of another hand that its owner can't play this round."""

    moments = (PLAYED,)
    asks = True

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return has_cards(game, ability, seat)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if seat != ability.you and has_cards(game, ability, seat):
                look_at_unknown(game, ability.you, seat)
                game.then(BanCard(number, seat))


class BanCard(AbilityChoice, frozen=True):
    """Chooses a card of a hand that was looked at: its owner can't play a card of this name this round."""

    owner: Seat
    move = ChooseCard
    rules = ("ruling.end-of-round", "ruling.hidden-information")

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, game.hand[self.owner])

    def is_private(self, game: Realm) -> bool:
        return len(game.hand[self.owner]) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        game.bans += ((self.owner, kind, seat),)
        whole, bare = CardBanned(seat, self.owner, kind), CardBanned(seat, self.owner)
        game.tell(whole, to=(seat, self.owner), otherwise=bare)
        self.done(game)
