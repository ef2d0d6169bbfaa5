"""The file of Mission cards: what it says is played, a bad one is refused, and everybody is told of stand-ins."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import maester
from maester.cli.cards import card_text
from maester.cli.main import app
from maester.engine import use_data
from maester.errors import BadData, BadSave
from maester.games.miniatures import GAME
from maester.games.miniatures.mission_records import missions_of, shipped, shipped_missions
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.language import new_game, scenario
from tests.games.miniatures.mission_language import WINDS, WINGS, revealed, scored

TWO_ZONES = ("red: 30201 zone=swords silenced activated", "red: 30202 zone=horse silenced activated")
Change = Callable[[dict[str, Any]], object]


@pytest.fixture(autouse=True)
def _own_file() -> Iterator[None]:
    yield
    use_data("miniatures", None)


def file_with(change: Change) -> bytes:
    """The file that comes with the game, changed."""
    content: dict[str, Any] = copy.deepcopy(msgspec.json.decode(shipped()))
    change(content)
    return msgspec.json.encode(content)


def on_card(number: int, **fields: Any) -> Change:
    return lambda content: content["cards"][number - 1].update(fields)


def in_rule(number: int, **fields: Any) -> Change:
    return lambda content: content["cards"][number - 1]["rule"].update(fields)


# --- what stands in the file is played -------------------------------------------------------------------------------


@rule("miniatures:ruling.mission-cards-stand-in")
def test_the_victory_points_of_the_file_are_scored() -> None:
    assert scored(revealed(2, ncus=TWO_ZONES)) == {"red": {"mission-2": 2}}
    use_data("miniatures", file_with(on_card(2, victory_points=3)))
    assert scored(revealed(2, ncus=TWO_ZONES)) == {"red": {"mission-2": 6}}
    use_data("miniatures", None)
    assert scored(revealed(2, ncus=TWO_ZONES)) == {"red": {"mission-2": 2}}


@rule("miniatures:ruling.mission-cards-stand-in")
@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"times": 1}, 1),
        ({"counts": {"kind": "zones", "zones": ["crown", "swords"]}}, 1),
        ({"counts": {"kind": "engaged-ranks"}}, 0),
        ({"each": False, "times": None}, 1),
        ({"each": False, "times": None, "least": {"own": 3}}, 0),
        ({"each": False, "times": None, "raised": {"own": 2, "victory_points": 5}}, 5),
        ({"each": False, "times": None, "raised": {"lead": 3, "victory_points": 5}}, 1),
    ],
)
def test_what_the_rule_of_a_card_says_is_played(fields: dict[str, Any], points: int) -> None:
    def change(content: dict[str, Any]) -> None:
        found = content["cards"][1]["rule"]
        found.update(fields)
        content["cards"][1]["rule"] = {key: value for key, value in found.items() if value is not None}

    use_data("miniatures", file_with(change))
    assert scored(revealed(2, ncus=TWO_ZONES)).get("red", {}).get("mission-2", 0) == points


def test_which_cards_a_mode_has_stands_in_the_file() -> None:
    use_data("miniatures", file_with(lambda content: content["cards"][8].update(not_in=[WINGS])))
    game = new_game(mode=WINGS).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
    assert list(game.field.missions) == list(range(8))
    use_data("miniatures", file_with(lambda content: content["cards"][0].update(always_in_hand=[WINDS])))
    game = new_game(mode=WINDS).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
    assert game.numbers("red", "missions 2,3,4,5,11,12")["missing"] == [1]
    assert game.why_not("red", "missions 1,2,3,4,11,12") is None


def test_an_overlay_has_only_what_is_other() -> None:
    overlay = {"game": "miniatures", "overlay": True, "cards": [{"id": "mission-2", "victory_points": 4}]}
    file = missions_of(msgspec.json.encode(overlay))
    assert [record.victory_points for record in file.records.values()][:3] == [2, 4, 1]


def test_a_file_may_have_missions_and_terrain() -> None:
    tower = {
        "id": "watchtower",
        "name_en": "Watchtower",
        "name_pl": "Strażnica",
        "keywords": ["impassable"],
        "shape": "rectangle",
        "size_inches": [4, 3.5],
        "roll_2d6": [],
    }
    both = {
        "game": "miniatures",
        "overlay": True,
        "cards": [{"id": "mission-2", "victory_points": 3}],
        "pieces": [tower],
    }
    used = use_data("miniatures", msgspec.json.encode(both))
    assert scored(revealed(2, ncus=TWO_ZONES, terrain=["watchtower @ 12 24 0"])) == {"red": {"mission-2": 6}}
    fingerprints = {used.data.fingerprint}
    for part in ("cards", "pieces"):
        data = msgspec.json.encode({key: value for key, value in both.items() if key != part})
        fingerprints.add(GAME.with_data(data).data.fingerprint)
    assert len(fingerprints) == 3
    with pytest.raises(BadData):
        GAME.with_data(msgspec.json.encode({**both, "cards": [{"id": "mission-2", "victory_points": "three"}]}))


# --- a bad file ------------------------------------------------------------------------------------------------------


BAD: list[tuple[Change, str, str, str]] = [
    (on_card(2, victory_points="two"), "mission-2", "victory_points", "no-number"),
    (on_card(2, victory_points=-1), "mission-2", "victory_points", "no-number"),
    (on_card(3, points=1), "mission-3", "points", "unknown-key"),
    (on_card(3, id="mission-4"), "mission-4", "mission-4", "unknown-word"),
    (on_card(4, source="rumour"), "mission-4", "rumour", "unknown-word"),
    (on_card(4, note="only in English"), "mission-4", "note_pl", "missing"),
    (on_card(11, not_in=[WINDS]), "mission-11", WINDS, "misplaced"),
    (on_card(11, not_in=["a-game-of-thrones"]), "mission-11", "a-game-of-thrones", "unknown-word"),
    (lambda content: content["cards"][0].pop("rule"), "mission-1", "rule", "missing"),
    (in_rule(2, counts={"kind": "feasts"}), "mission-2", "feasts", "unknown-word"),
    (in_rule(2, counts={"kind": "zones", "zones": ["swords", "throne"]}), "mission-2", "throne", "unknown-word"),
    (in_rule(2, counts={"kind": "zones", "zones": ["swords", "swords"]}), "mission-2", "swords", "misplaced"),
    (in_rule(1, counts={"kind": "objectives"}), "mission-1", "objectives: where", "missing"),
    (in_rule(2, when="destruction"), "mission-2", "zones", "wrong-moment"),
    (in_rule(5, each=False), "mission-5", "each", "missing"),
    (in_rule(1, times=2), "mission-1", "times", "misplaced"),
    (in_rule(2, times=0), "mission-2", "times", "no-number"),
    (in_rule(2, least={"own": 2}), "mission-2", "least", "misplaced"),
    (in_rule(2, raised={"own": 2, "victory_points": 2}), "mission-2", "raised", "misplaced"),
    (in_rule(4, raised={"own": 2}), "mission-4", "victory_points", "missing"),
    (in_rule(4, least={"owns": 2}), "mission-4", "owns", "unknown-key"),
    (in_rule(11, on_reveal="draw"), "mission-11", "draw", "unknown-word"),
    (lambda content: content["cards"].pop(), "cards", "11", "count"),
    (lambda content: content["cards"].append(content["cards"][0]), "mission-1", "", "duplicate"),
    (lambda content: [card.update(not_in=[WINDS]) for card in content["cards"][:7]], WINDS, "5", "count"),
    (lambda content: content["stand_in"].pop("pl"), "-", "stand_in: pl", "missing"),
    (lambda content: content["sentence"].update(en="Score!"), "-", "sentence: en: {scored}", "missing"),
    (lambda content: content["vocabulary"].update(feasts="a feast"), "-", "vocabulary.feasts", "vocabulary"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "card", "detail", "problem"), BAD, ids=[f"{one[1]}-{one[3]}-{one[2]}" for one in BAD]
)
def test_a_bad_file_is_refused_with_the_place(change: Change, card: str, detail: str, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        missions_of(file_with(change))
    told = refused.value.values
    assert (told["card"], told["detail"], told["problem"]) == (card, detail, problem)
    assert refused.value.message("en") != refused.value.message("pl")


def test_a_file_of_another_game_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        missions_of(file_with(lambda content: content.update(game="alliances")))
    assert refused.value.code == "card-file-foreign"
    with pytest.raises(BadData):
        missions_of(b"{")


@rule("miniatures:ruling.mission-cards-stand-in")
def test_a_file_is_checked_at_the_terminal(tmp_path: Path) -> None:
    def check(data: bytes) -> Any:
        file = tmp_path / "missions.json"
        file.write_bytes(data)
        return CliRunner().invoke(app, ["cards", "miniatures", "--check", str(file), "--lang", "en"])

    good = check(shipped())
    assert (good.exit_code, "none of them other" in good.output) == (0, True)
    changed = check(file_with(on_card(2, victory_points=3)))
    assert (changed.exit_code, changed.output.split()[-1]) == (0, "mission-2")
    bad = check(file_with(in_rule(2, counts={"kind": "feasts"})))
    assert bad.exit_code == 2
    assert "mission-2" in bad.output
    assert "feasts" in bad.output


# --- stand-ins -------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.mission-cards-stand-in")
@pytest.mark.parametrize(("language", "label"), [("en", "stand-in"), ("pl", "karta zastępcza")])
def test_every_player_sees_that_a_card_is_a_stand_in(language: str, label: str) -> None:
    cards = [card for card in GAME.data.cards() if card.kind == "mission"]
    assert len(cards) == 12
    for card in cards:
        assert label in card.texts[language].lower(), "in the details of the card"
        assert label in GAME.words(language).say(f"text-{card.id}").lower(), "wherever its text is shown"
        assert card_text(GAME, card, language).lower().count(label) >= 2, "at the terminal"
        assert card.facts["stand-in"] is True


def test_a_printed_card_is_no_stand_in() -> None:
    file = missions_of(file_with(on_card(1, source="printed")))
    assert "stand-in" not in file.text_of(file.records[1], "en").lower()
    assert "stand-in" in file.text_of(file.records[2], "en").lower()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_card_says_condition_points_and_limit(language: str) -> None:
    file = shipped_missions()
    end = "_pl" if language == "pl" else ""
    for record in file.records.values():
        said = file.text_of(record, language)
        assert getattr(record, f"condition{end}") in said
        assert getattr(record, f"limit{end}") in said
        assert f": {record.victory_points} (" in said


# --- saves -----------------------------------------------------------------------------------------------------------


def test_only_matches_with_missions_depend_on_the_file() -> None:
    def files_of(mode: str) -> set[str]:
        game = new_game(mode=mode).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
        return set(GAME.data.fingerprints_of(game.field))

    assert "missions" in files_of(WINDS) & files_of(WINGS)
    assert "missions" not in files_of("a-game-of-thrones")


def test_a_match_with_another_file_goes_on_with_that_file_only() -> None:
    use_data("miniatures", file_with(on_card(2, victory_points=3)))
    saved = revealed(2, ncus=TWO_ZONES).match.save()
    assert dict(maester.load(saved).view()["table"]["players"][0]["scored"]) == {"mission-2": 6}
    use_data("miniatures", None)
    assert dict(maester.load(saved).view()["table"]["players"][0]["scored"]) == {"mission-2": 6}
    plain = scenario("red: stark-bowmen @ 3 3 0", "blue: lannister-guardsmen @ 45 45 180").match.save()
    assert maester.load(plain).seats == ("red", "blue")
    other = saved.replace(msgspec.json.decode(saved)["data"].encode(), b"0" * 32)
    other = other.replace(msgspec.json.decode(saved)["data_in_play"].encode(), b"1" * 32)
    with pytest.raises(BadSave):
        maester.load(other)


def test_words_do_not_change_play() -> None:
    words = file_with(on_card(1, topic="Somewhere else", condition="Something else."))
    assert missions_of(words).digest_in_play == shipped_missions().digest_in_play
    assert missions_of(words).digest != shipped_missions().digest
    assert missions_of(file_with(on_card(1, victory_points=9))).digest_in_play != shipped_missions().digest_in_play
    assert missions_of(file_with(in_rule(2, times=1))).digest_in_play != shipped_missions().digest_in_play
