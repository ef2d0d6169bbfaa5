"""How often each thing happens in random battles of the miniatures game: a rule that never came up was not tested.

PYTHONPATH=src python -m tools.miniatures_counts --games 100 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

import typer

import maester
from maester.games.miniatures import GAME
from maester.games.miniatures.box import BOX, PLAYABLE
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.names import ACTION_NAMES, KEYWORDS
from maester.harness.playing import configurations, is_restless, play_at_random

RANGED = {one.id for ref in PLAYABLE for one in BOX.units[ref].attacks if one.is_ranged}
MELEE = {one.id for ref in PLAYABLE for one in BOX.units[ref].attacks if not one.is_ranged}
CHARGES = ("failed", "disorderly", "destroyed on the way", "successful")


def expected() -> list[str]:
    """What should happen at least once: actions, kinds of Charges, keywords, texts that are used or take effect."""
    texts = [f"text {name}" for name, text in TEXTS.items() if text.triggers]
    actions = [f"action {name}" for name in ACTION_NAMES]
    return [*actions, *(f"charge {kind}" for kind in CHARGES), *(f"keyword {name}" for name in KEYWORDS), *texts]


def counted(events: list[dict[str, Any]]) -> Counter[str]:
    """What happened in one battle."""
    found: Counter[str] = Counter()
    charging = ""
    for event in events:
        kind = event["event"]
        found[f"event {kind}"] += 1
        if kind in ("text-used", "text-took-effect"):
            found[f"text {event['ability']}"] += 1
        elif kind == "card-played":
            found[f"text {event['card']}"] += 1
        elif kind == "zone-claimed":
            found[f"text zone-{event['zone']}"] += 1
        elif kind == "hits-counted":
            found.update(f"keyword {keyword}" for keyword in event["keywords"])
        elif kind == "moved" and event["how"] in ("maneuver", "march", "retreat"):
            found[f"action {event['how']}"] += 1
        elif kind == "action-forgone":
            found["action forgo"] += 1
        elif kind == "charge-declared":
            found["action charge"] += 1
            charging = event["unit"]
        elif kind == "charge-distance":
            found["charge disorderly"] += event["disorderly"]
        elif kind == "charge-failed":
            found["charge failed"] += 1
            charging = ""
        elif kind == "attack-declared":
            ranged = event["attack"] in RANGED and event["attack"] not in MELEE
            action = "action ranged-attack" if ranged else "action melee-attack"
            found["charge successful" if event["charge"] else action] += 1
            charging = ""
        elif kind == "unit-destroyed" and event["unit"] == charging:
            found["charge destroyed on the way"] += 1
            charging = ""
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: Counter[str] = Counter()
    ways = configurations(GAME)
    decisions = 0
    for number in range(given.games):
        seed = given.seed + number
        way = ways[number % len(ways)]
        match = maester.new_match("miniatures", way.players, seed, way.options)
        decisions += play_at_random(match, Random(seed), restless=is_restless(seed))
        found += counted(match.events())
    typer.echo(f"{given.games} battles, {decisions} decisions")
    for name in expected():
        typer.echo(f"{found[name]:8}  {name}{'' if found[name] else '   <- never'}")
    for name in sorted(found):
        if name.startswith("event "):
            typer.echo(f"{found[name]:8}  {name}")


if __name__ == "__main__":
    main()
