"""The operations that happen to cards in play."""

from __future__ import annotations

from typing import ClassVar, Literal, assert_never

from maester.engine import Event, Occurrence, occur
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.kneeling import Knelt, Stood
from maester.games.cardgame.leaving import DiscardedFromPlay, Kill, Returned
from maester.games.cardgame.resolving import Resolving
from maester.games.cardgame.texts import Card, CardSet, Instant

Fate = Literal["kill", "discard_from_play", "kneel"]
"""What happens to chosen cards."""


class CharacterSaved(Event, frozen=True):
    """A character is saved from being killed."""

    card: Card


class CharacterJoined(Event, frozen=True):
    """A character comes to participate in the challenge."""

    card: Card


class CharacterLeft(Event, frozen=True):
    """A character is removed from the challenge."""

    card: Card


class HappensToCards(Instant, frozen=True):
    """Something that happens to cards in play."""

    what: CardSet


def fate(cards: tuple[Card, ...], what: Fate, unsaveable: bool = False) -> Occurrence:
    """What happens to chosen cards: they are killed, discarded from play, or kneel."""
    match what:
        case "kill":
            return Kill(doomed=cards, unsaveable=unsaveable)
        case "discard_from_play":
            return DiscardedFromPlay(cards=cards)
        case "kneel":
            return Knelt(cards=cards)
    assert_never(what)


class KillCards(HappensToCards, frozen=True, tag="kill"):
    """Characters are killed together; they may be saved."""

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            occur(game, Kill(doomed=cards))


class DiscardFromPlay(HappensToCards, frozen=True, tag="discard_from_play"):
    """Cards are discarded from play together; saves don't help."""

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            occur(game, DiscardedFromPlay(cards=cards))


class KneelCards(HappensToCards, frozen=True, tag="kneel"):
    """Cards kneel; only a standing card can be chosen for it, unless `if_able`."""

    if_able: bool = False

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            occur(game, Knelt(cards=cards))


class StandCards(HappensToCards, frozen=True, tag="stand"):
    """Cards stand; they go on participating."""

    makes_stand: ClassVar[bool] = True

    def apply(self, game: Court, frame: Resolving) -> None:
        occur(game, Stood(cards=frame.meant(game, self.what)))


class ReturnToHand(HappensToCards, frozen=True, tag="return_to_hand"):
    """Cards go to their owners' hands; attachments and duplicates on them are discarded."""

    def apply(self, game: Court, frame: Resolving) -> None:
        occur(game, Returned(cards=frame.meant(game, self.what)))


class SaveCharacter(HappensToCards, frozen=True, tag="save"):
    """The character is doomed no longer; it stays in play with all that is on it."""

    def apply(self, game: Court, frame: Resolving) -> None:
        kill = game.frame(Kill, frame.kill)
        for card in frame.meant(game, self.what):
            if card in kill.doomed:
                kill.doomed = without(kill.doomed, card)
                game.tell(CharacterSaved(card))


class JoinChallenge(HappensToCards, frozen=True, tag="join_challenge"):
    """Characters come to participate in the challenge, each on its controller's side."""

    def apply(self, game: Court, frame: Resolving) -> None:
        challenge = game.challenge
        for card in frame.meant(game, self.what):
            if challenge is None or challenge.participates(card):
                continue
            if game.owner(card) == challenge.attacker:
                challenge.attackers += (card,)
            else:
                challenge.defenders += (card,)
            game.tell(CharacterJoined(card))


class LeaveChallenge(HappensToCards, frozen=True, tag="leave_challenge"):
    """Characters are removed from the challenge."""

    def apply(self, game: Court, frame: Resolving) -> None:
        challenge = game.challenge
        for card in frame.meant(game, self.what):
            if challenge is not None and challenge.participates(card):
                challenge.attackers = without(challenge.attackers, card)
                challenge.defenders = without(challenge.defenders, card)
                game.tell(CharacterLeft(card))
