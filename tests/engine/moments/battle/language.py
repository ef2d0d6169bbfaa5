"""The battle of the board game, played: support, secret cards, changing turn order, strength, retreat."""

from __future__ import annotations

import maester
from maester.engine import Match
from tests.engine.moments.support import table
from tests.engine.support import play

TURN_ORDER = "stark lannister greyjoy martell"
FIELD = {"moat-cailin": "lannister FFK", "winterfell": "stark FFK march"}
"""Stark marches on Lannister: four against four."""


def war(areas: dict[str, str], turn_order: str = TURN_ORDER, **hands: str) -> Match:
    return maester.scenario("moment-battle", {"areas": areas, "hands": hands, "turn_order": turn_order}, seed=1)


def battle(stark: str, lannister: str, turn_order: str = TURN_ORDER, **areas: str) -> Match:
    """Stark attacks Lannister in Moat Cailin; the first card of each hand is played."""
    field = FIELD | {name.replace("_", "-"): text for name, text in areas.items()}
    match = play(war(field, turn_order, stark=stark, lannister=lannister), "stark: march winterfell")
    for house, hand in (("stark", stark), ("lannister", lannister)):
        if " " in hand:
            match.play(house, f"card {hand.split()[0]}")
    return match


def fought(match: Match) -> tuple[int, int, str]:
    """The attack, the defence and the winner of the last battle."""
    last = [one for one in match.events() if one["event"] == "fought"][-1]
    return last["attack"], last["defence"], last["winner"]


def turn_order(match: Match) -> str:
    return " ".join(table(match)["turn_order"])
