"""Phase 4: challenges (pages 9 and 10): turns, attackers, Stealth, defenders; `claim.py` resolves them.

The action window after one step is the window before the next one (ruling.window-after-is-window-before), and so the
window after a challenge is the one before the next declaration of attackers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import (
    Asked,
    Event,
    Move,
    OfferResponses,
    Pass,
    PickSeveral,
    Question,
    Refusal,
    Seat,
    note,
    occur,
    own_seat,
    refuse,
)
from maester.games.cardgame.alike import Choose
from maester.games.cardgame.claim import ResolveChallenge
from maester.games.cardgame.court import ATTACKER, DEFENDER, NOBODY, Challenge, Court
from maester.games.cardgame.kneeling import Knelt
from maester.games.cardgame.occurrences import ACTION, Aftermath, Happening, PlanningStep, RuleStep
from maester.games.cardgame.restrictions import (
    CannotBeBypassed,
    challenges_allowed,
    forbids_declaring,
    kneels_to,
    might_stand,
    price_to_initiate,
    prices_to_initiate,
)
from maester.games.cardgame.texts import CHARACTER, ICONS, STEALTH, Card, Icon
from maester.games.cardgame.values import (
    forbidden_by,
    forbidding,
    has_icon,
    keywords,
    might_gain_icons,
    side_strength,
)


class Initiate(Move, frozen=True):
    """Initiates a challenge."""

    icon: Icon
    typed = "challenge {icon}"


class EndTurn(Move, frozen=True):
    """Ends the challenge turn for good."""

    typed = "end turn"


class Declare(Move, frozen=True):
    """Declares a character as attacker or defender."""

    card: Card
    typed = "declare {card}"


class TurnBegan(Event, frozen=True):
    """A player's challenge turn begins."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """A player ends the challenge turn for good."""

    seat: Seat


class ChallengeInitiated(Event, frozen=True):
    """A player initiates a challenge with these attackers."""

    seat: Seat
    icon: Icon
    cards: tuple[Card, ...]


class GoldGiven(Event, frozen=True):
    """The attacking player gives gold to the defending player."""

    seat: Seat
    gold: int


class CharactersBypassed(Event, frozen=True):
    """Characters are chosen for Stealth: they can't be declared as defenders."""

    cards: tuple[Card, ...]


class DefendersDeclared(Event, frozen=True):
    """The defending player declares these defenders."""

    seat: Seat
    cards: tuple[Card, ...]


class DefenceDeclined(Event, frozen=True):
    """The defending player declares no defenders."""

    seat: Seat


class ChallengeTurn(PlanningStep, frozen=True):
    """One player's challenge turn; the first player is asked first in each of its windows."""

    seat: Seat

    def do(self, game: Court) -> None:
        game.active = self.seat
        game.tell(TurnBegan(self.seat))
        game.then(BeforeAttackers(), ChooseChallenge(self.seat))


class BeforeAttackers(PlanningStep, frozen=True):
    """The players may act before attackers are declared."""

    def do(self, game: Court) -> Asked | None:
        return game.moments.open(game, ACTION)


class ChooseChallenge(Question[Court], frozen=True):
    """The active player initiates a challenge, or ends the turn."""

    seat: Seat
    moves = (Initiate, EndTurn)
    rules = ("challenge.three-types", "challenge.one-of-each", "challenge.may-skip", "ruling.turn-ends-for-good")

    def ask(self, game: Court) -> Asked:
        options = [Initiate(icon) for icon in _ICONS if self.broken(game, icon) is None]
        return Asked(self.seat, (*options, EndTurn()))

    def broken(self, game: Court, icon: Icon) -> Refusal | None:
        """The rule against initiating a challenge of this type now."""
        allowed = challenges_allowed(game, self.seat, icon)
        if game.initiated[self.seat].count(icon) >= allowed:
            return refuse("challenge.one-of-each", allowed=allowed)
        if price_to_initiate(game, self.seat, icon) > game.gold[self.seat]:
            return forbidden_by(game, prices_to_initiate(game, self.seat, icon)[0].by.card)
        if not any(is_declarable(game, card, ATTACKER, icon) for card in game.standing_characters(self.seat)):
            return refuse("attack.at-least-one")
        return None

    def why_not(self, game: Court, seat: Seat, move: Initiate | EndTurn) -> Refusal | None:
        return self.broken(game, move.icon) if isinstance(move, Initiate) else None

    def answer(self, game: Court, seat: Seat, move: Initiate | EndTurn) -> None:
        if isinstance(move, EndTurn):
            game.tell(TurnEnded(seat))
            game.then(EndChallengeTurn())
            return
        game.then(BeforeAttackers(), self)
        challenge = Challenge(icon=move.icon, attacker=seat)
        game.open(
            challenge,
            DeclareAttackers(seat),
            UseStealth(),
            BeforeAttackers(),
            Defend(Seat(1 - seat)),
            ResolveChallenge(),
        )


_ICONS = tuple(map(Icon, range(len(ICONS))))


class EndChallengeTurn(PlanningStep, frozen=True):
    """The player initiates no more challenges in this phase."""

    def do(self, game: Court) -> None:
        game.active = NOBODY


def current(game: Court) -> Challenge:
    """The challenge that is going on."""
    challenge = game.challenge
    assert challenge is not None
    return challenge


NO_CHARACTER: Final = refuse("type.location")
NOT_OWN: Final = {ATTACKER: refuse("attack.declare"), DEFENDER: refuse("defend.declare")}
NO_ICON: Final = refuse("challenge.icon-required")
KNEELS: Final = {ATTACKER: refuse("attack.not-kneeling"), DEFENDER: refuse("defend.declare")}


def undeclarable(game: Court, card: Card, seat: Seat, role: str, icon: Icon) -> Refusal | None:
    """The rule against declaring this card as an attacker or defender."""
    if game.box.type[card] != CHARACTER:
        return NO_CHARACTER
    if card not in game.in_play[seat]:
        return NOT_OWN[role]
    if not has_icon(game, card, icon):
        return NO_ICON
    if not game.is_standing(card):
        return KNEELS[role]
    source = forbids_declaring(game, card, role, icon)
    return None if source is None else forbidden_by(game, source)


def is_declarable(game: Court, card: Card, role: str, icon: Icon) -> bool:
    """Can a standing character be declared as an attacker or defender?"""
    return has_icon(game, card, icon) and forbids_declaring(game, card, role, icon) is None


class DeclareCharacters(PickSeveral[Court], frozen=True):
    """Own characters are declared one after the other, until the player passes or nobody is left who could be."""

    move = Declare
    optional = True

    def number(self, game: Court) -> int:
        return len(game.in_play[own_seat(self)])

    def among(self, game: Court) -> Iterable[Card]:
        return [card for card in game.standing_characters(own_seat(self)) if card not in self.picked]

    def chosen(self, game: Court, seat: Seat, card: Card) -> None:
        again = self.again((*self.picked, card))
        if any(again.broken(game, seat, other) is None for other in again.among(game)):
            game.then(again)
        else:
            self.complete(game, seat, again.picked)

    def details(self, game: Court) -> dict[str, str | int]:
        return {"icon": ICONS[current(game).icon], "declared": len(self.picked)}


class DeclareAttackers(DeclareCharacters, frozen=True):
    """Step 1: any number of own standing characters with the icon, at least 1."""

    seat: Seat
    picked: tuple[Card, ...] = ()
    rules = ("attack.declare", "attack.not-kneeling", "resolve.attacker-wins-ties", "claim.value")

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        if card in self.picked:
            return refuse("attack.declare")
        return undeclarable(game, card, seat, ATTACKER, current(game).icon)

    def ask(self, game: Court) -> Asked | None:
        asked = PickSeveral.ask(self, game)
        if asked is None or self.picked:
            return asked
        return asked._replace(options=tuple(asked.options)[:-1])

    def why_not(self, game: Court, seat: Seat, move: Declare | Pass) -> Refusal | None:
        if isinstance(move, Pass) and not self.picked:
            return refuse("attack.at-least-one")
        return PickSeveral.why_not(self, game, seat, move)

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.then(BeginChallenge(cards))


class BeginChallenge(RuleStep, frozen=True):
    """The declared attackers kneel, and the challenge counts as initiated."""

    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        challenge = current(game)
        seat, icon = challenge.attacker, challenge.icon
        price = price_to_initiate(game, seat, icon)
        game.initiated[seat] += (icon,)
        if price:
            game.gold[seat] -= price
            game.gold[challenge.defender] += price
            game.tell(GoldGiven(seat, price))
        kneeling = tuple(card for card in self.cards if kneels_to(game, card, ATTACKER, icon))
        challenge.attackers = self.cards
        game.tell(ChallengeInitiated(seat, icon, self.cards))
        occur(game, Knelt(cards=kneeling))


class UseStealth(PlanningStep, frozen=True):
    """For each attacker with Stealth the attacking player may choose 1 opposing character without it."""

    def do(self, game: Court) -> None:
        challenge = current(game)
        number = sum(bool(keywords(game, card) & STEALTH) for card in challenge.attackers)
        if number:
            game.then(ChooseBypassed(challenge.attacker, number))


class ChooseBypassed(PickSeveral[Court], frozen=True):
    """Different characters, at most one for each Stealth attacker; choosing is optional.

    Where nobody is left who could defend, it makes no difference, and nobody is asked.
    """

    seat: Seat
    count: int
    picked: tuple[Card, ...] = ()
    move = Choose
    optional = True
    rules = ("keyword.stealth", "keyword.stealth-not-on-stealth", "ruling.stealth-details")

    def ask(self, game: Court) -> Asked | None:
        asked, icon = super().ask(game), current(game).icon
        if asked is None:
            return None
        chosen = [move.card for move in asked.options if isinstance(move, Choose)]
        return asked if any(could_defend(game, card, icon) for card in chosen) else None

    def number(self, game: Court) -> int:
        return self.count

    def among(self, game: Court) -> Iterable[Card]:
        return game.characters(Seat(1 - self.seat))

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        if card not in self.among(game):
            return refuse("keyword.stealth")
        if keywords(game, card) & STEALTH:
            return refuse("keyword.stealth-not-on-stealth")
        if card in self.picked:
            return refuse("ruling.stealth-details")
        source = forbidding(game, CannotBeBypassed, card)
        return None if source is None else forbidden_by(game, source)

    def details(self, game: Court) -> dict[str, int]:
        return {"left": self.count - len(self.picked)}

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        current(game).bypassed = cards
        if cards:
            game.tell(CharactersBypassed(cards))


def could_defend(game: Court, card: Card, icon: Icon) -> bool:
    """Could this character defend, as far as everybody knows: as it is, or if it stands up or gains the icon before?"""
    return (game.is_standing(card) or might_stand(game)) and (has_icon(game, card, icon) or might_gain_icons(game))


class Defend(PlanningStep, frozen=True):
    """Step 2, and the window after it. Where nobody can be declared nothing has happened since the window before: that
    was the one window (ruling.window-after-is-window-before).
    """

    seat: Seat

    def do(self, game: Court) -> None:
        if self.is_possible(game):
            game.then(DeclareDefenders(self.seat), BeforeAttackers())

    def is_possible(self, game: Court) -> bool:
        """Could anybody be declared, as things stand?"""
        return DeclareDefenders(self.seat).ask(game) is not None


class DeclareDefenders(DeclareCharacters, frozen=True):
    """Step 2: any number of own standing characters with the icon; defending is optional."""

    seat: Seat
    picked: tuple[Card, ...] = ()
    rules = ("defend.declare", "defend.optional", "resolve.attacker-wins-ties", "challenge.unopposed-reward")

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        challenge = current(game)
        if card in self.picked or card in challenge.defenders:
            return refuse("defend.declare")
        if (refusal := undeclarable(game, card, seat, DEFENDER, challenge.icon)) is not None:
            return refusal
        return refuse("keyword.stealth") if card in challenge.bypassed else None

    def details(self, game: Court) -> dict[str, str | int]:
        return {**DeclareCharacters.details(self, game), "attack": side_strength(game, current(game).attackers)}

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.then(BeginDefence(cards))


class BeginDefence(RuleStep, frozen=True):
    """The declared defenders kneel; responses to being declared come before any action."""

    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        challenge = current(game)
        seat, icon = challenge.defender, challenge.icon
        kneeling = tuple(card for card in self.cards if kneels_to(game, card, DEFENDER, icon))
        challenge.defenders += self.cards
        game.tell(DefendersDeclared(seat, self.cards) if self.cards else DefenceDeclined(seat))
        if self.cards:
            game.open(Aftermath(), OfferResponses)
            game.then(NoteDefenders(self.cards))
            occur(game, Knelt(cards=kneeling))


class NoteDefenders(PlanningStep, frozen=True):
    """Texts that wait for a character to be declared as a defender."""

    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        seat = current(game).defender
        note(game, tuple(Happening("declared_defender", seat, (card,)) for card in self.cards))
