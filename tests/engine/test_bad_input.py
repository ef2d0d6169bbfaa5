"""Whatever strange things are put in: a clear error in both languages, and nothing changes.

What can be wrong with a save is in test_bad_saves.py, random input in test_fuzz.py.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import maester
from maester import BadData, BadOption, MaesterError, MatchOver, NotAsked, StaleDecision, UnknownGame
from maester.engine import Move, Pass
from tests.engine.skirmish.board import Area, Token, Units
from tests.engine.skirmish.marches import March
from tests.engine.skirmish.orders import PlaceOrder
from tests.engine.skirmish.rounds import BidPower
from tests.engine.support import battle, case_id, check_words, choices, play, refused, skirmish_with, unchanged
from tests.engine.tiny.cards import Lay

HUGE = 10**5000

# -- starting a match -----------------------------------------------------------------------------------------------


def errors_of_both_starts(error: type[Exception], **arguments: Any) -> list[Any]:
    """What a new match and a scenario say to these arguments."""
    found = []
    starts: tuple[tuple[Any, dict[str, Any]], ...] = ((maester.new_match, {}), (maester.scenario, {"position": {}}))
    for start, more in starts:
        with pytest.raises(error) as caught:
            start(**{"game": "skirmish", "players": 2, **more, **arguments})
        found.append(caught.value)
    return found


@pytest.mark.parametrize("game", ["no-such-game", "", "Skirmish", None, 7, [], {}], ids=case_id)
def test_an_unknown_game(game: Any) -> None:
    for error in errors_of_both_starts(UnknownGame, game=game):
        check_words(error, "unknown-game", str(game), "skirmish", "tiny-cards")


@pytest.mark.parametrize(
    "players",
    [0, 1, 7, -2, "4", True, 2.0, 2.5, [2], float("nan"), {}, b"2", HUGE],
    ids=case_id,
)
def test_a_wrong_number_of_players(players: Any) -> None:
    for error in errors_of_both_starts(BadOption, players=players):
        check_words(error, "wrong-player-count", "2, 3, 4, 5")


@pytest.mark.parametrize(
    ("options", "code", "mentions"),
    [
        ({"turns": 3}, "unknown-option", ("turns", "rounds")),
        ({3: 3}, "unknown-option", ("rounds",)),
        ({"rounds": 4}, "wrong-option-value", ("rounds", "4", "10, 1, 2")),
        ({"rounds": "1"}, "wrong-option-value", ("rounds", "10, 1, 2")),
        ({"rounds": True}, "wrong-option-value", ("True",)),
        ({"rounds": 1.0}, "wrong-option-value", ("1.0",)),
        ({"rounds": None}, "wrong-option-value", ("None",)),
        ({"rounds": [1]}, "wrong-option-value", ("[1]",)),
        ([], "options-not-a-mapping", ("list",)),
        ([("rounds", 1)], "options-not-a-mapping", ("list",)),
        ("rounds", "options-not-a-mapping", ("str",)),
        (3, "options-not-a-mapping", ("int",)),
        ({"rounds": HUGE}, "wrong-option-value", ("10, 1, 2",)),
    ],
    ids=case_id,
)
def test_wrong_options(options: Any, code: str, mentions: tuple[str, ...]) -> None:
    for error in errors_of_both_starts(BadOption, options=options):
        check_words(error, code, *mentions)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption) as caught:
        maester.new_match("tiny-cards", options={"rounds": 1})
    check_words(caught.value, "unknown-option", "rounds")
    assert "It has no options." in caught.value.message("en")


@pytest.mark.parametrize(
    "seed",
    [-1, 2**256, "7", 1.0, True, [], b"7", HUGE, -HUGE],
    ids=case_id,
)
def test_a_wrong_seed(seed: Any) -> None:
    for error in errors_of_both_starts(BadOption, seed=seed):
        check_words(error, "bad-seed", "256")


def test_the_smallest_and_the_largest_seed_are_fine() -> None:
    assert maester.new_match("skirmish", 2, 0).seed == 0
    assert maester.new_match("skirmish", 2, 2**256 - 1).seed == 2**256 - 1


@pytest.mark.parametrize(
    ("position", "code", "mentions"),
    [
        ([], "position-not-a-mapping", ("list",)),
        (None, "position-not-a-mapping", ("NoneType",)),
        ("wolf", "position-not-a-mapping", ("str",)),
        ({"houses": {"bear": {}}}, "bad-position", ("houses", "bear", "wolf")),
        ({"houses": {"wolf": {"areas": {"wulf-1": "F"}}}}, "unknown-name", ("wulf-1", "wolf-1")),
        ({"houses": {"wolf": {"areas": {"wolf-1": "FX"}}}}, "unknown-letter", ("X", "F", "H")),
        ({"turn_order": ["wolf"]}, "bad-position", ("turn_order", "wolf", "kraken")),
        ({"phase": "lunch"}, "bad-position", ("phase", "lunch", "marches")),
        ({"orders": {"wolf-1": "retreat"}}, "unknown-name", ("retreat", "march-1")),
        ({"houses": []}, "bad-position", ()),
        ({"houses": {"wolf": 3}}, "bad-position", ()),
        ({"houses": {"wolf": {"areas": {"wolf-1": 5}}}}, "bad-position", ()),
        ({"houses": {"wolf": {"power": "much"}}}, "bad-position", ()),
        ({"turn_order": 3}, "bad-position", ()),
        ({"phase": []}, "bad-position", ()),
        ({"orders": 3}, "bad-position", ()),
        ({"round": "first"}, "bad-position", ()),
    ],
    ids=case_id,
)
def test_a_malformed_position(position: Any, code: str, mentions: tuple[str, ...]) -> None:
    with pytest.raises(BadData) as caught:
        maester.scenario("skirmish", position, players=2)
    check_words(caught.value, code, *mentions)


def test_a_position_that_the_rules_cannot_lead_to_is_refused_with_the_rule() -> None:
    large = {"houses": {"wolf": {"areas": {"wolf-1": "FFFF"}, "supply": 0}}}
    with pytest.raises(maester.ImpossiblePosition) as caught:
        maester.scenario("skirmish", large, players=2)
    check_words(caught.value, "impossible-position", "houses/wolf/areas", "4", "supply.limit")
    assert caught.value.rule == "supply.limit"
    for language, sentence in (("en", "larger armies than its supply"), ("pl", "niż pozwala zaopatrzenie")):
        assert sentence in caught.value.message(language)


def test_a_position_that_the_rules_cannot_lead_to_may_be_asked_for() -> None:
    large = {"houses": {"wolf": {"areas": {"wolf-1": "FFFF"}, "supply": 0}}}
    match = maester.scenario("skirmish", large, players=2, unchecked=True)
    assert match.position()["houses"]["wolf"]["areas"] == {"wolf-1": "FFFF"}


def test_what_cannot_be_read_is_refused_also_unchecked() -> None:
    with pytest.raises(BadData) as caught:
        maester.scenario("skirmish", {"phase": "lunch"}, players=2, unchecked=True)
    assert caught.value.code == "bad-position"


def test_a_game_without_a_text_form_of_positions_says_so() -> None:
    with pytest.raises(BadData) as caught:
        choices("sail").position()
    check_words(caught.value, "no-position", "tiny-choices")


# -- seats and decisions --------------------------------------------------------------------------------------------

ODD_SEATS: list[Any] = [-1, 2, 99, "bear", "WOLF", "", "0", True, False, 1.0, [], {}, b"wolf"]


@pytest.mark.parametrize("seat", [*ODD_SEATS, None, HUGE], ids=case_id)
def test_an_unknown_seat(seat: Any) -> None:
    match = skirmish_with("bid")
    calls: list[Any] = [
        lambda: match.decision(seat),
        lambda: match.play(seat, "bid 1"),
        lambda: match.why_not(seat, "bid 1"),
        lambda: match.undo(seat),
        lambda: match.can_undo(seat),
        lambda: match.read_move(seat, "bid 1"),
    ]
    if seat is not None:
        calls += [lambda: match.view(seat), lambda: match.events(seat), lambda: match.determinize(seat, None)]  # type: ignore[arg-type]
    for call in calls:
        with unchanged(match), pytest.raises(BadData) as caught:
            call()
        check_words(caught.value, "unknown-seat", "wolf", "kraken")


def test_a_seat_that_is_not_asked() -> None:
    match = battle()
    for call in (lambda: match.play("kraken", "pass"), lambda: match.decision(1)):
        with unchanged(match), pytest.raises(NotAsked) as caught:
            call()
        check_words(caught.value, "not-asked", "kraken", "wolf")


def test_a_match_that_is_over() -> None:
    match = play(choices("sail"), "ann: agree false")
    for call in (lambda: match.play("bob", "agree true"), lambda: match.decision("ann")):
        with unchanged(match), pytest.raises(MatchOver) as caught:
            call()
        check_words(caught.value, "match-over")
    with unchanged(match), pytest.raises(BadData):
        match.why_not("bob", "gibberish")


@pytest.mark.parametrize(
    "number",
    [
        *(-1, 1, 1000, "0", [], True),
        {},
        10**400,
        False,
        0.0,
    ],
    ids=case_id,
)
def test_a_stale_number(number: Any) -> None:
    match = skirmish_with("bid")
    assert match.decision("wolf").number == 0
    with unchanged(match), pytest.raises(StaleDecision) as caught:
        match.play("wolf", "bid 1", number=number)
    check_words(caught.value, "stale-decision")


def test_a_number_of_an_earlier_secret_answer_is_stale() -> None:
    match = play(skirmish_with("bid"), "wolf: bid 1")
    assert match.decision("wolf").number == 1
    with unchanged(match), pytest.raises(StaleDecision) as caught:
        match.play("wolf", "bid 2", number=0)
    check_words(caught.value, "stale-decision", "0", "1")
    assert match.decision("kraken").number == 0


# -- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "code", "mentions"),
    [
        ("", "bad-move-text", ("bid POWER",)),
        ("   ", "bad-move-text", ("bid POWER",)),
        ("gibberish", "bad-move-text", ("gibberish", "bid POWER")),
        ("bid", "bad-move-text", ("bid POWER",)),
        ("bid 1 2", "bad-move-text", ("bid 1 2",)),
        ("bid 1\x00", "bad-value", ("1",)),
        ("[1]", "bad-move-text", ("[1]",)),
        ("x" * 10_000, "bad-move-text", ("x" * 80,)),
        ("bid much", "bad-value", ("much",)),
        ("bid " + "9" * 5000, "bad-move-text", ("bid POWER",)),
        ("agree perhaps", "unknown-name", ("perhaps", "yes", "no")),
        ("order wulf-1: march-1", "unknown-name", ("wulf-1", "wolf-1", "area")),
        ("order wolf-1: zzz", "unknown-name", ("zzz", "march-1", "order")),
        ("march wolf-1: Q>wolf-2", "unknown-letter", ("Q", "F", "H", "units")),
        ("{", "bad-json", ()),
        (' {"move": "bid-power", "power": 1', "bad-json", ()),
        (b"", "bad-json", ()),
        (b"\xff\xfe", "bad-json", ()),
        (b"[]", "not-a-move", ("list", "move")),
        (b"3", "not-a-move", ("int",)),
        (b"null", "not-a-move", ("NoneType",)),
        (b'"castle"', "bad-move-text", ("castle",)),
        (3, "not-a-move", ("int",)),
        (None, "not-a-move", ("NoneType",)),
        ([], "not-a-move", ("list",)),
        (object(), "not-a-move", ("object",)),
        ("{}", "unknown-move", ("bid-power", "march")),
        ({"move": "castle"}, "unknown-move", ("castle", "bid-power")),
        ({"move": 3}, "unknown-move", ("3",)),
        ({"move": []}, "unknown-move", ("[]",)),
        ({1: 2}, "unknown-move", ()),
        ({"move": "bid-power"}, "bad-move-data", ("power",)),
        ({"move": "bid-power", "power": "1"}, "bad-move-data", ("int",)),
        ({"move": "bid-power", "power": 1.0}, "bad-move-data", ("int",)),
        ({"move": "bid-power", "power": True}, "bad-move-data", ("int",)),
        ({"move": "bid-power", "power": None}, "bad-move-data", ("int",)),
        ({"move": "bid-power", "power": [1]}, "bad-move-data", ("int",)),
        ({"move": "bid-power", 1: 2}, "bad-move-data", ()),
        ({"move": "place-order", "area": 60, "token": 0}, "bad-field", ("area", "60")),
        ({"move": "place-order", "area": -1, "token": 0}, "bad-field", ("area", "-1")),
        ({"move": "place-order", "area": "wolf", "token": 0}, "unknown-name", ("wolf-",)),
        ({"move": "march", "source": 0, "target": 1, "units": [1]}, "bad-move-data", ("2",)),
        ({"move": "march", "source": 0, "target": 1, "units": [1, -1]}, "bad-field", ("units",)),
        ({"move": "march", "source": 0, "target": 1, "units": "FX"}, "unknown-letter", ("X",)),
        (BidPower("1"), "bad-field", ("power", "1")),  # type: ignore[arg-type]
        (BidPower([1]), "bad-field", ("power",)),  # type: ignore[arg-type]
        (BidPower(None), "bad-field", ("power",)),  # type: ignore[arg-type]
        (PlaceOrder(Area(60), Token(0)), "bad-field", ("area", "60")),
        (PlaceOrder(Area(-1), Token(0)), "bad-field", ("area", "-1")),
        (PlaceOrder(Area(0), Token(99)), "bad-field", ("token", "99")),
        (March(Area(0), Area(1), Units((1, -1))), "bad-field", ("units",)),
        (March(Area(0), Area(1), "F"), "bad-field", ("units",)),  # type: ignore[arg-type]
        (Lay(1), "unknown-move", ("Lay",)),  # type: ignore[arg-type]
        (BidPower(True), "bad-field", ("power",)),
        (BidPower(1.0), "bad-field", ("power",)),  # type: ignore[arg-type]
        ({"move": "bid-power", "power": 1, "extra": 2}, "bad-move-data", ("extra",)),
        ({"move": "bid-power", "power": "1"}, "bad-move-data", ("power", "int")),
        (b"[" * 100_000, "bad-json", ()),
        ('{"a":' * 100_000, "bad-json", ()),
        ("{\ud800", "bad-json", ()),
    ],
    ids=case_id,
)
def test_no_move_at_all(given: Any, code: str, mentions: tuple[str, ...]) -> None:
    match = skirmish_with("bid")
    with unchanged(match), pytest.raises(BadData) as caught:
        match.play("wolf", given)
    check_words(caught.value, code, *mentions)
    with unchanged(match), pytest.raises(BadData) as again:
        match.why_not("wolf", given)
    assert (again.value.code, again.value.values) == (caught.value.code, caught.value.values)


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        (BidPower(6), "bid.available-power"),
        (BidPower(-1), "bid.available-power"),
        ("bid 6", "bid.available-power"),
        ({"move": "bid-power", "power": 6}, "bid.available-power"),
        (b'{"move":"bid-power","power":1000000000000000000000}', "bid.available-power"),
        (Pass(), "match.wrong-kind"),
        ("march wolf-1: F>wolf-2", "match.wrong-kind"),
        (PlaceOrder(Area(0), Token(0)), "match.wrong-kind"),
    ],
)
def test_a_move_that_is_not_legal(given: Any, rule: str) -> None:
    match = skirmish_with("bid")
    refusal = match.why_not("wolf", given)
    assert refusal is not None
    with refused(match, rule) as caught:
        match.play("wolf", given)
    check_words(caught.value, "illegal-move", rule)
    assert refusal.rule == rule
    assert caught.value.legal == refusal.legal == tuple(match.decision("wolf").options)
    assert caught.value.values == {"rule": rule, **refusal.values}
    english, polish = (refusal.text(language, "skirmish") for language in ("en", "pl"))
    assert english != polish
    assert "" not in (english, polish)


def test_a_move_class_that_no_game_knows() -> None:
    class Cheat(Move, frozen=True):
        pass

    match = battle()
    with unchanged(match), pytest.raises(BadData) as caught:
        match.play("wolf", Cheat())
    check_words(caught.value, "unknown-move", "Cheat")


def test_every_error_of_the_engine_has_its_own_class() -> None:
    for error in (UnknownGame, BadOption, maester.BadSave, BadData, NotAsked, StaleDecision, MatchOver):
        assert issubclass(error, MaesterError)
        assert error().code == error.default_code
    assert msgspec.json.encode(NotAsked(seat="wolf", asked=["kraken"]).values)
