"""Positions that the rules can't lead to: each is refused with the rule that it breaks, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import rulebook
from maester.games.cardgame import GAME
from maester.harness.playing import choose

Position = dict[str, Any]


def of(house: str = "stark", **things: Any) -> Position:
    """A position in which a House has these things."""
    return {"players": {house: things}}


def on(card: str, host: str) -> dict[str, str]:
    return {"card": card, "on": host}


def set_up(position: Position, **more: Any) -> maester.Match:
    return maester.scenario("cardgame", position, 2, 1, **more)


def refused(position: Position, rule: str, place: str, given: str, **more: Any) -> None:
    """The position is refused by this rule, and both languages say where and why."""
    with pytest.raises(maester.ImpossiblePosition) as caught:
        set_up(position, **more)
    assert (caught.value.rule, caught.value.values["place"], caught.value.values["given"]) == (rule, place, given)
    said = rulebook.catalogue("cardgame").rule(rule)
    assert said is not None
    for language in ("en", "pl"):
        sentence = caught.value.message(language)
        assert all(part in sentence for part in (rule, place, given, said.sentence(language)))


STARK, LANNISTER = "players/stark", "players/lannister"


@pytest.mark.parametrize(
    ("position", "rule", "place", "given"),
    [
        (of(in_play=["jon-snow"], dead=["jon-snow"]), "unique.one-copy", f"{STARK}/in_play", "jon-snow"),
        (of(dead=["jon-snow", "jon-snow"]), "unique.one-copy", f"{STARK}/dead", "jon-snow"),
        ({"players": {"stark": {"in_play": [on("ice", "bronn")]}, "lannister": {"in_play": ["bronn"]}}},
         "golden.card-text-wins", f"{STARK}/in_play", "ice @ bronn"),
        (of("lannister", in_play=["bronn", on("hand-of-the-king", "bronn")]), "golden.card-text-wins",
         f"{LANNISTER}/in_play", "hand-of-the-king @ bronn"),
        (of(in_play=["war-host-of-the-north", on("direwolf", "war-host-of-the-north")]), "golden.card-text-wins",
         f"{STARK}/in_play", "direwolf @ war-host-of-the-north"),
        (of(banner=15), "victory.at-15", STARK, "15"),
        (of("lannister", banner=10, in_play=[{"card": "bronn", "power": 6}]), "victory.at-15", LANNISTER, "16"),
    ],
)  # fmt: skip
def test_what_the_rules_cannot_lead_to_is_refused_but_may_be_asked_for(
    position: Position, rule: str, place: str, given: str
) -> None:
    refused(position, rule, place, given)
    set_up(position, unchecked=True)


@pytest.mark.parametrize(
    ("position", "rule", "place", "given"),
    [
        (of(hand=["bronn"]), "components.draw-decks", f"{STARK}/hand", "bronn"),
        (of(hand=["hodor", "hodor"]), "components.draw-decks", f"{STARK}/hand", "hodor"),
        (of(hand=["hodor"], in_play=["hodor"]), "components.draw-decks", f"{STARK}/hand", "hodor"),
        (of(discard=["hodor"], dead=["hodor"]), "components.draw-decks", f"{STARK}/dead", "hodor"),
        (of(in_play=[{"card": "jon-snow", "duplicates": 9}]), "components.draw-decks", f"{STARK}/in_play", "jon-snow"),
        (of(in_play=["not-today"]), "type.event", f"{STARK}/in_play", "not-today"),
        (of(in_play=["ice"]), "type.attachment-host", f"{STARK}/in_play", "ice"),
        (of(in_play=[on("ice", "hodor")]), "type.attachment-host", f"{STARK}/in_play", "ice @ hodor"),
        (of(in_play=["winterfell", on("ice", "winterfell")]), "type.attachment-host", f"{STARK}/in_play",
         "ice @ winterfell"),
        (of(in_play=["jon-snow", on("hodor", "jon-snow")]), "type.attachment-host", f"{STARK}/in_play", "hodor"),
        (of(in_play=["jon-snow", "jon-snow-2"]), "unique.one-copy", f"{STARK}/in_play", "jon-snow-2"),
        (of(in_play=[{"card": "stark-escort", "duplicates": 1}]), "duplicate.attach", f"{STARK}/in_play",
         "stark-escort"),
        (of(in_play=[{"card": "winterfell", "duplicates": 1}]), "ruling.duplicates-only-characters",
         f"{STARK}/in_play", "winterfell"),
        (of(in_play=[{"card": "winterfell", "power": 1}]), "power.on-character", f"{STARK}/in_play", "winterfell"),
        (of(dead=["hodor", "winterfell"]), "piles.killed", f"{STARK}/dead", "winterfell"),
        (of(dead=["not-today"]), "piles.killed", f"{STARK}/dead", "not-today"),
        (of(plot="plot-the-old-gods", used_plots=["plot-the-old-gods"]), "components.plots-32", f"{STARK}/plot",
         "plot-the-old-gods"),
        ({"players": {house: {"plot": "plot-winter-festival"} for house in ("stark", "lannister")}},
         "components.plots-32", f"{LANNISTER}/plot", "plot-winter-festival"),
        (of(plot_deck=["plot-winter-festival"]), "components.plots-32", f"{STARK}/plot_deck", "1"),
    ],
)  # fmt: skip
def test_what_the_table_cannot_hold_is_refused_also_unchecked(
    position: Position, rule: str, place: str, given: str
) -> None:
    refused(position, rule, place, given)
    refused(position, rule, place, given, unchecked=True)


def plots_of(house: str) -> list[str]:
    """The plot deck of a House, as the rulebook lists it."""
    return list(maester.new_match("cardgame", 2, 1).position()["players"][house]["plot_deck"])


@pytest.mark.parametrize(("house", "other"), [("stark", "lannister"), ("lannister", "stark")])
def test_nobody_has_plots_of_the_other_house(house: str, other: str) -> None:
    """In a draft 18 other plots go round."""
    own, (foreign, *rest) = plots_of(house), plots_of(other)
    drafted = {other: {"plot_deck": [*rest, "plot-winter-festival"]}}
    place = f"players/{house}"
    for name, things in (
        ("plot", {"plot": foreign, "plot_deck": own[1:]}),
        ("used_plots", {"used_plots": [foreign], "plot_deck": own[1:]}),
        ("plot_deck", {"plot_deck": [*own[1:], foreign]}),
    ):
        refused({"players": {**drafted, house: things}}, f"plotdeck.{other}-list", f"{place}/{name}", foreign)
        set_up({"players": {**drafted, house: things}}, unchecked=True)


def test_used_plots_have_returned_when_none_is_left() -> None:
    last, *used = plots_of("stark")
    refused(of(plot=last, used_plots=used, plot_deck=[]), "plot.used-return", f"{STARK}/used_plots", "6")
    set_up(of(plot=last, used_plots=used[1:], plot_deck=used[:1]))


def test_a_short_match_is_won_earlier() -> None:
    set_up(of(banner=6), options={"power": 7})
    refused(of(banner=7), "victory.at-15", STARK, "7", options={"power": 7})


@pytest.mark.parametrize("seed", range(4))
def test_whatever_comes_up_in_play_is_possible(seed: int) -> None:
    match, rng = maester.new_match("cardgame", 2, seed, {"draft": seed % 2 == 1}, answer_forced=True), Random(seed)
    while not match.over:
        assert list(GAME.positions.faults(match.game)) == []
        seat = match.to_act[0]
        match.play(seat, choose(match.decision(seat), rng))
