"""The arithmetic of challenges: who could attack and defend, how strong, and which few are enough."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from typing import Final

from maester.bots.cardgame.worth import worths
from maester.engine import Seat
from maester.games.cardgame.challenges import is_declarable
from maester.games.cardgame.court import ATTACKER, DEFENDER, Challenge, Court
from maester.games.cardgame.plot_values import claim
from maester.games.cardgame.restrictions import kneels_to
from maester.games.cardgame.texts import INTRIGUE, MILITARY, RENOWN, STEALTH, Card, Icon
from maester.games.cardgame.values import keywords, side_strength, strengths

POWER_POINT: Final = 3.0
"""What one power is worth in points of strength; a power that changes hands counts for both."""
CARD_IN_HAND: Final = 2.0
KNEELING_TO_ATTACK: Final = 0.12
"""What part of a character's worth it costs to kneel it as an attacker, who can't defend then."""
KNEELING_TO_DEFEND: Final = 0.05
KNEELING_BEFORE_THE_TURN: Final = 0.25
"""The same for a defender, and if the own challenge turn is still to come."""
EAGER_RENOWN, EAGER_STEALTH, EAGER_STANDING, EAGER_CHEAP = 4.0, 2.0, 6.0, 0.3
"""Who attacks first: those who gain power by it, can't be stopped, don't kneel, are missed less."""


def able(game: Court, seat: Seat, role: str, icon: Icon) -> list[Card]:
    """The characters that the seat could declare now."""
    return [card for card in game.standing_characters(seat) if is_declarable(game, card, role, icon)]


def stakes(game: Court, attacker: Seat, icon: Icon) -> float:
    """What the claim of such a challenge is worth to the attacker, if it is won."""
    defender, worth = Seat(1 - attacker), worths(game.box)
    amount = claim(game, attacker)
    if icon == MILITARY:
        victims = sorted([worth[card] + POWER_POINT * game.power_on[card] for card in game.characters(defender)])
        return fsum(victims[:amount])
    if icon == INTRIGUE:
        return CARD_IN_HAND * min(amount, len(game.hand[defender]))
    return 2 * POWER_POINT * min(amount, game.banner[defender])


def attack_plan(game: Court, attacker: Seat, icon: Icon) -> tuple[float, list[Card]]:
    """The attackers for such a challenge, and what it promises: few if they are enough, none if all are not."""
    candidates = able(game, attacker, ATTACKER, icon)
    if not candidates:
        return 0.0, []
    worth = worths(game.box)
    strong = dict(zip(candidates, strengths(game, candidates), strict=True))
    keyword = {card: keywords(game, card) for card in candidates}
    kneels = {card: kneels_to(game, card, ATTACKER, icon) for card in candidates}

    def eagerness(card: Card) -> float:
        bonus = EAGER_RENOWN * bool(keyword[card] & RENOWN) + EAGER_STEALTH * bool(keyword[card] & STEALTH)
        return strong[card] + (bonus + EAGER_STANDING * (not kneels[card])) - EAGER_CHEAP * worth[card]

    defenders = possible_defence(game, Seat(1 - attacker), icon)
    sent: list[Card] = []
    total = stealth = 0
    for card in sorted(candidates, key=eagerness, reverse=True):
        sent.append(card)
        total += strong[card]
        stealth += bool(keyword[card] & STEALTH)
        if total >= max(1, sum(defenders[stealth:])):
            break
    defence = sum(defenders[stealth:])
    if total < defence or not total:
        return 0.0, []
    renown = sum([bool(keyword[card] & RENOWN) for card in sent])
    gain = stakes(game, attacker, icon) + POWER_POINT * (renown + (not defence))
    cost = KNEELING_TO_ATTACK * fsum([worth[card] for card in sent if kneels[card]])
    return gain - cost, sent


def possible_defence(game: Court, seat: Seat, icon: Icon) -> list[int]:
    """The strengths of those who could defend, the strongest first: Stealth takes them away in this order."""
    defenders = able(game, seat, DEFENDER, icon)
    return sorted(strengths(game, defenders), reverse=True) if defenders else []


def defence_plan(game: Court, challenge: Challenge, among: Iterable[Card]) -> list[Card]:
    """Which of these to declare as defenders: enough to win, else one so that the challenge isn't unopposed."""
    seat, worth = challenge.defender, worths(game.box)
    candidates = list(among)
    attack = side_strength(game, challenge.attackers)
    already = side_strength(game, challenge.defenders)
    strong = dict(zip(candidates, strengths(game, candidates), strict=True)) if candidates else {}
    price = stakes(game, challenge.attacker, challenge.icon)
    later = attacks_later(game, seat)
    if already + sum(strong.values()) > attack:
        chosen: list[Card] = []
        for card in sorted(candidates, key=lambda one: (-strong[one], worth[one])):
            chosen.append(card)
            already += strong[card]
            if already > attack:
                break
        cost = (KNEELING_BEFORE_THE_TURN if later else KNEELING_TO_DEFEND) * fsum([worth[card] for card in chosen])
        return chosen if price + POWER_POINT > cost else []
    if not challenge.defenders and not later:
        weak = [card for card in candidates if strong[card] > 0]
        return [min(weak, key=lambda one: worth[one])] if weak else []
    return []


def attacks_later(game: Court, seat: Seat) -> bool:
    """Will the seat still have a challenge turn in this phase?"""
    return game.active != seat and game.first != seat
