"""A claim inside a claim, and who knows what: proven through views, events and determinized twins."""

from __future__ import annotations

from typing import Any

import maester
from maester import Match
from tests.engine.moments.claim.realm import Realm

TWO_ROUNDS = ("round", "round")


def table(players: int = 4, **position: Any) -> Match:
    """Cersei shares north with Euron and, of four, west with Doran (of three, south with Olenna)."""
    deck = position.pop("deck", ())
    return maester.scenario("moment-claim", {"top": {"deck": deck}, **position}, players=players, seed=1)


def bid(match: Match, **cards: str) -> Match:
    """All play the named cards, one a turn, and otherwise pass, until somebody is asked something else."""
    left = {leader: named.split() for leader, named in cards.items()}
    while match.to_act and match.decision(match.to_act[0]).kind == "play-influence":
        leader = match.seats[match.to_act[0]]
        match.play(leader, f"play {left[leader].pop(0)}" if left.get(leader) else "pass")
    assert not any(left.values()), f"not played: {left}"
    return match


def hands(**cards: str) -> dict[str, list[str]]:
    return {leader: named.split() for leader, named in cards.items()}


def asked(match: Match) -> tuple[str, str]:
    (seat,) = match.to_act
    return match.seats[seat], match.decision(seat).kind


def tokens(match: Match, council: str, viewer: str | None = None) -> list[int | None]:
    found: list[int | None] = match.view(viewer)["table"]["councils"][council]["tokens"]
    return found


def hand(match: Match, of: str, viewer: str | None) -> tuple[list[str], int]:
    """What the viewer knows of a hand, and how many cards it doesn't know."""
    seen = match.view(viewer)["table"]["hands"][of]
    return seen["known"], seen["unknown"]


def state(match: Match) -> Realm:
    """Everything, the secrets too."""
    assert isinstance(match.game, Realm)
    return match.game


def claims(match: Match) -> list[str]:
    return [ally for _, ally in match.view()["table"]["claims"]]


def loras(**more: Any) -> Match:
    """Cersei has won Loras; what he reveals is next in the deck."""
    deck = ["loras", *more.pop("reveals")]
    match = table(hands=hands(cersei="throne-1", **more.pop("hands", {})), deck=deck, **more)
    return bid(match, cersei="throne-1")
