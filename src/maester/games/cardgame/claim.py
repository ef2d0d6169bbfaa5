"""Step 3 of a challenge: resolving it (page 10 and 13), in the order of ruling.resolution-order."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Occurrence, OfferResponses, Refusal, Seat, occur, refuse
from maester.games.cardgame.alike import ChooseInPlay
from maester.games.cardgame.court import NOBODY, Challenge, Court
from maester.games.cardgame.drawing import DiscardsFromHand, at_random
from maester.games.cardgame.leaving import Kill
from maester.games.cardgame.occurrences import Aftermath, Happening, PlanningStep, RuleStep, end_lasting
from maester.games.cardgame.plot_values import claim
from maester.games.cardgame.power import CardsGain, HouseGains, PowerMoves
from maester.games.cardgame.texts import END_OF_CHALLENGE, INTRIGUE, MILITARY, RENOWN, Card
from maester.games.cardgame.values import keywords, side_strength


class ChallengeWon(Event, frozen=True):
    """A challenge is decided: who wins, the totals of the attackers and the defenders, unopposed or not."""

    winner: Seat | None
    loser: Seat | None
    attack: int
    defence: int
    unopposed: bool


class ChallengeEnded(Event, frozen=True):
    """A challenge is over."""


class ResolveChallenge(PlanningStep, frozen=True):
    """All of step 3; responses come after claim, unopposed power and Renown."""

    def do(self, game: Court) -> None:
        game.then(EndChallenge())
        number = len(game.frames)
        game.open(
            Aftermath(), DecideChallenge(), FulfilClaim(), RewardUnopposed(), RewardRenown(), OfferResponses(number)
        )


def current(game: Court) -> Challenge:
    """The challenge that is going on."""
    challenge = game.challenge
    assert challenge is not None
    return challenge


class DecideChallenge(RuleStep, frozen=True):
    """(a) The strengths are summed; (b) what winning or losing sets off by itself happens at once."""

    def do(self, game: Court) -> None:
        occur(game, Decided())


class Decided(Occurrence, kw_only=True):
    """One player wins the challenge and the other loses it, or nobody does (ruling.no-attackers-left)."""

    def happen(self, game: Court) -> Iterable[Happening]:
        challenge = current(game)
        attack, defence = side_strength(game, challenge.attackers), side_strength(game, challenge.defenders)
        challenge.resolved = True
        if challenge.attackers and attack >= defence:
            challenge.winner = challenge.attacker
            challenge.unopposed = defence < 1
        elif challenge.defenders:
            challenge.winner = challenge.defender
        winner = challenge.winner
        if winner == NOBODY:
            game.tell(ChallengeWon(None, None, attack, defence, False))
            return
        loser, icon = Seat(1 - winner), challenge.icon
        game.won += ((winner, icon),)
        game.tell(ChallengeWon(winner, loser, attack, defence, challenge.unopposed))
        yield Happening("challenge_won", winner, icon=icon, role=challenge.role(winner))
        yield Happening("challenge_lost", loser, icon=icon, role=challenge.role(loser))


class FulfilClaim(RuleStep, frozen=True):
    """(c) If the attacking player won, the defending player suffers the claim effect, as far as possible."""

    def do(self, game: Court) -> None:
        challenge = current(game)
        amount = claim(game, challenge.attacker)
        if challenge.winner != challenge.attacker or not amount:
            return
        seat = challenge.defender
        if challenge.icon == MILITARY:
            game.then(ChooseCasualties(seat, amount))
        elif challenge.icon == INTRIGUE:
            cards = at_random(game, seat, amount)
            if cards:
                occur(game, DiscardsFromHand(seat=seat, cards=cards))
        else:
            occur(game, PowerMoves(giver=seat, power=amount))


class ChooseCasualties(ChooseInPlay, frozen=True):
    """So many different own characters, whether or not they took part; they are killed at the same time."""

    seat: Seat
    count: int
    picked: tuple[Card, ...] = ()
    rules = ("claim.military", "highclaim.different-characters", "duplicate.saves")

    def number(self, game: Court) -> int:
        return self.count

    def among(self, game: Court) -> Iterable[Card]:
        return game.characters(self.seat)

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        if card not in self.among(game):
            return refuse("claim.military")
        return refuse("highclaim.different-characters") if card in self.picked else None

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.then(KillCasualties(cards))

    def details(self, game: Court) -> dict[str, int]:
        return {"left": min(self.count, len(game.characters(self.seat))) - len(self.picked)}


class KillCasualties(RuleStep, frozen=True):
    """The chosen characters are killed, unless they are saved."""

    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        occur(game, Kill(doomed=self.cards))


class RewardUnopposed(RuleStep, frozen=True):
    """(d) For an unopposed challenge the attacking player gains 1 power."""

    def do(self, game: Court) -> None:
        challenge = current(game)
        if challenge.unopposed:
            occur(game, HouseGains(seat=challenge.attacker, power=1, why="unopposed"))


class RewardRenown(RuleStep, frozen=True):
    """(e) Each participating character of the winner with Renown gains 1 power."""

    def do(self, game: Court) -> None:
        challenge = current(game)
        if challenge.winner != NOBODY:
            side = challenge.attackers if challenge.winner == challenge.attacker else challenge.defenders
            cards = tuple(card for card in side if keywords(game, card) & RENOWN)
            if cards:
                occur(game, CardsGain(cards=cards, power=1))


class EndChallenge(RuleStep, frozen=True):
    """(g) Effects until the end of the challenge end, and so does participation."""

    def do(self, game: Court) -> None:
        challenge = current(game)
        challenge.attackers = challenge.defenders = ()
        end_lasting(game, END_OF_CHALLENGE)
        game.tell(ChallengeEnded())
