"""Nim: two players in turn take one or two matches of seven; whoever takes the last one wins."""

from __future__ import annotations

from maester.engine import Companions, Definition, Option, Play, Secrets, register

from . import rules

GAME = register(
    Definition(
        id="nim",
        titles={"en": "Nim", "pl": "Nim"},
        players=(2,),
        rules_version=1,
        package=__name__,
        options=(Option("matches", (7, 1, 100)),),
        play=Play(state=rules.Heap, names={}, seats=lambda players, options: ("left", "right"), set_up=rules.set_up),
        secrets=Secrets(view=rules.view, determinize=lambda game, seat, rng: None, invariants=lambda game: ()),
        companions=Companions(bots=f"{__name__}.bots:BOTS", terminal=f"{__name__}.terminal:HeapPicture"),
    )
)
