"""Positions that the rules can't lead to: each is refused with the rule that it breaks, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import rulebook
from maester.errors import shown
from tests.games.alliances.language import FIXED, LEADERS

CERSEI, TYRION, OLENNA, DAENERYS = (LEADERS[name] for name in ("cersei", "tyrion", "olenna", "daenerys"))
LEFT, RIGHT = f"{CERSEI}+{TYRION}", f"{DAENERYS}+{CERSEI}"
Position = dict[str, Any]
Options = dict[str, Any]
STANDARD: Options = {}
ADVANCED = {"advanced": True}
KINGSMOOT = {"draft": "kingsmoot"}
OPEN = {"open_allies": True}


def of(leader: str = CERSEI, **things: list[str]) -> Position:
    """A position in which a leader has these things."""
    return {"leaders": {leader: things}}


def set_up(position: Position, options: Options = STANDARD, players: int = 4, **more: Any) -> maester.Match:
    return maester.scenario("alliances", position, players, 1, {**FIXED, **options}, **more)


def refused(position: Position, rule: str, place: str, given: str, options: Options, **more: Any) -> None:
    """The position is refused by this rule, and both languages say where and why."""
    with pytest.raises(maester.ImpossiblePosition) as caught:
        set_up(position, options, **more)
    told = caught.value.rule, caught.value.values["place"], caught.value.values["given"]
    assert told == (rule, place, shown(given))
    said = rulebook.catalogue("alliances").rule(rule)
    assert said is not None
    for language in ("en", "pl"):
        sentence = caught.value.message(language)
        assert all(part in sentence for part in (rule, place, shown(given), said.sentence(language)))


@pytest.mark.parametrize(
    ("position", "rule", "place", "given", "options"),
    [
        (of(hand=["ldr-queen-regent"]), "setup.set-aside", f"leaders/{CERSEI}/hand", "ldr-queen-regent", STANDARD),
        (of(bid=["evt-bribery"]), "setup.set-aside", f"leaders/{CERSEI}/bid", "evt-bribery", STANDARD),
        (of(stock=["ldr-queen-regent"]), "setup.set-aside", f"leaders/{CERSEI}/stock", "ldr-queen-regent", STANDARD),
        ({"deck": ["evt-bribery"]}, "setup.set-aside", "deck", "evt-bribery", {"draft": "card-draft"}),
        (of(hand=["ldr-ice"]), "advanced.four-leader-cards", f"leaders/{CERSEI}/hand", "ldr-ice", ADVANCED),
        (of(TYRION, stock=["ldr-queen-regent"]), "advanced.four-leader-cards", f"leaders/{TYRION}/stock",
         "ldr-queen-regent", ADVANCED),
        (of(stock=["inf-betrayal"]), "advanced.four-leader-cards", f"leaders/{CERSEI}/stock", "inf-betrayal", ADVANCED),
        (of(hand=["ldr-queen-regent"], bid=["ldr-lannister-gold"]), "advanced.nine-plus-one", f"leaders/{CERSEI}/bid",
         "ldr-lannister-gold", ADVANCED),
        ({"discard": ["ldr-queen-regent"]}, "advanced.leader-card-removed", "discard", "ldr-queen-regent", ADVANCED),
        ({"discard": ["ldr-ice"]}, "advanced.leader-card-removed", "discard", "ldr-ice", KINGSMOOT),
        ({"removed": ["inf-betrayal"]}, "cleanup.discard", "removed", "inf-betrayal", STANDARD),
        ({"removed": ["evt-bribery"]}, "advanced.events-discard", "removed", "evt-bribery", KINGSMOOT),
        ({"deck": ["ldr-queen-regent"]}, "advanced.nine-plus-one", "deck", "ldr-queen-regent", ADVANCED),
        (of(hand=["evt-bribery"]), "advanced.events-3-4", f"leaders/{CERSEI}/hand", "evt-bribery", ADVANCED),
        ({"row": ["ally-shae"]}, "open.row", "row", "ally-shae", STANDARD),
        ({"season": "summer"}, "quick.3-4", "season", "summer", {"quick_game": True}),
        ({"phase": "season", **of(hand=["inf-betrayal"])}, "season.discard-hands", f"leaders/{CERSEI}/hand",
         "inf-betrayal", STANDARD),
        ({"phase": "season", "discard": ["inf-betrayal"]}, "season.reshuffle", "discard", "inf-betrayal", STANDARD),
        ({"phase": "season", "space": 2}, "season.reset-round-token", "space", "2", STANDARD),
        ({"phase": "round", **of(bid=["inf-betrayal"])}, "cleanup.discard", f"leaders/{CERSEI}/bid", "inf-betrayal",
         STANDARD),
        ({"phase": "round", "knelt": [CERSEI, OLENNA]}, "cleanup.stand", "knelt", f"{CERSEI}, {OLENNA}", STANDARD),
        ({"phase": "round", "current": "ally-shae"}, "reveal.top-card", "current", "ally-shae", STANDARD),
        ({"phase": "season", "current": "ally-shae"}, "reveal.top-card", "current", "ally-shae", STANDARD),
        ({"phase": "clean-up", "current": "ally-shae"}, "claim.place-ally", "current", "ally-shae", STANDARD),
    ],
)  # fmt: skip
def test_what_the_rules_cannot_lead_to_is_refused_but_may_be_asked_for(
    position: Position, rule: str, place: str, given: str, options: Options
) -> None:
    refused(position, rule, place, given, options)
    set_up(position, options, unchecked=True)


@pytest.mark.parametrize(
    ("position", "rule", "place", "given"),
    [
        (of(hand=["evt-bribery", "evt-bribery"]), "components.counts", f"leaders/{CERSEI}/hand", "evt-bribery"),
        ({**of(hand=["inf-royal-decree"] * 3), "deck": ["inf-royal-decree"] * 60}, "components.counts", "deck",
         "inf-royal-decree"),
        ({"councils": {LEFT: {"allies": ["ally-shae"]}, RIGHT: {"allies": ["ally-shae"]}}}, "components.counts",
         f"councils/{RIGHT}/allies", "ally-shae"),
        ({"current": "ally-shae", "dead": ["ally-shae"]}, "components.counts", "dead", "ally-shae"),
        ({"councils": {LEFT: {"tokens": [3] * 54}}}, "components.counts", f"councils/{LEFT}/tokens", "3"),
        ({"current_tokens": [1, 2]}, "birds.killed-ally", "current_tokens", "1, 2"),
        ({"knelt": [CERSEI, CERSEI]}, "bid.kneel", "knelt", CERSEI),
        ({"phase": "claim", "knelt": [CERSEI]}, "bid.until-all-kneel", "knelt", CERSEI),
        ({"knelt": [CERSEI, TYRION, OLENNA, DAENERYS]}, "bid.until-all-kneel", "knelt",
         f"{CERSEI}, {TYRION}, {OLENNA}, {DAENERYS}"),
    ],
)  # fmt: skip
def test_what_the_table_cannot_hold_is_refused_also_unchecked(
    position: Position, rule: str, place: str, given: str
) -> None:
    refused(position, rule, place, given, STANDARD)
    refused(position, rule, place, given, STANDARD, unchecked=True)


def test_a_leader_sits_once_at_the_table() -> None:
    seated = {"seated": [CERSEI, CERSEI, OLENNA, DAENERYS]}
    refused(seated, "setup.choose-leader", "seated", CERSEI, {"leaders": "chosen"})


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [(5, STANDARD, "setup.season-5-6"), (6, {"quick_game": True}, "quick.5-6"), (3, {"quick_game": True}, "quick.3-4")],
)
def test_a_game_cannot_be_before_its_first_season(players: int, options: Options, rule: str) -> None:
    refused({"season": "summer"}, rule, "season", "summer", options, players=players)


def test_events_come_with_their_season() -> None:
    names = ["evt-bribery", "evt-interception", "evt-the-red-comet", "evt-the-purple-wedding", "evt-the-long-night"]
    place = f"leaders/{CERSEI}/hand"
    set_up({**of(hand=names[:3]), "season": "autumn"}, ADVANCED)
    refused({**of(hand=names), "season": "autumn"}, "advanced.events-3-4", place, names[3], ADVANCED)
    set_up({**of(hand=names), "season": "winter"}, ADVANCED)
    refused({**of(hand=names), "season": "autumn"}, "advanced.events-5-6", place, names[0], ADVANCED, players=5)
    quick = {**ADVANCED, "quick_game": True}
    refused({**of(hand=names), "season": "winter"}, "advanced.events-5-6", place, names[0], quick, players=5)


def test_white_cards_come_one_a_season() -> None:
    set_up({**of(hand=["ldr-queen-regent", "ldr-lannister-gold"]), "season": "autumn"}, ADVANCED)


def test_in_the_kingsmoot_draft_all_cards_may_lie_in_any_hand_and_in_the_deck() -> None:
    whites = {"deck": ["ldr-queen-regent"], "removed": ["ldr-dracarys"]}
    set_up({**of(hand=["ldr-ice", "evt-bribery"]), **whites}, KINGSMOOT)


def test_a_row_holds_one_card_more_than_there_are_players() -> None:
    allies = [f"ally-{name}" for name in ("shae", "hodor", "varys", "bronn", "ygritte", "sansa-stark")]
    set_up({"row": allies[:5]}, OPEN)
    refused({"row": allies}, "open.row", "row", allies[5], OPEN)


def test_an_ability_under_way_may_hold_what_no_step_begins_with() -> None:
    """All positions that random play comes to are accepted; see `Checker.check_position`."""
    bids = {TYRION: {"bid": ["inf-catspaw", "inf-hostage"], "hand": ["inf-whispers"]}}
    leaders = {**of(hand=["inf-ambush", "inf-betrayal"])["leaders"], **bids}
    match = set_up({"leaders": leaders, "current": "ally-hodor"})
    match.play(CERSEI, "play inf-ambush")
    assert set_up(match.position()).view() == match.view()
