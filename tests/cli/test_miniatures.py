"""Miniatures in a terminal: the field in characters, what can be measured, the dice, a picture in a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

import maester
from maester import IllegalMove
from maester.bots import Budget, SeatTable, make_bot
from maester.cli.boards import picture_of
from maester.cli.pictures import Part, Picture
from maester.cli.replay import replay
from maester.engine import Domain, Match, Refusal
from maester.games.miniatures.destinations import REASONS
from maester.words import LANGUAGES, words
from tests.cli.boards.drawn import left_unsaid, said, seen
from tests.cli.terminal import after, run, saved
from tests.games.miniatures.language import scenario

SAVE = "maester-miniatures.json"
NEW = (
    "miniatures",
    "--seed",
    "5",
    "--bots",
    "random",
    "--option",
    "rounds=1",
    "--option",
    "points=20",
    "--seat",
    "red",
)
SWORDS, GUARDS = "stark-sworn-swords", "lannister-guardsmen"
OTHER_REASONS = (
    "ready-made", "line-of-battle", "left", "centre", "right", "room", "opposite", "spot", "shift", "shortest",
    "straight", "middle", "end",
)  # fmt: skip

replay_app = typer.Typer()
replay_app.command("replay")(replay)


@replay_app.callback()
def common() -> None:
    """Makes `replay` a command among others, as it is in Maester."""


@pytest.fixture(autouse=True)
def _folder(own_folder: Any) -> None:
    pass


def battle() -> Match:
    """Red's turn: red-1 faces up, blue-1 stands 6.8 inches before it, a little to the right, and shows its right."""
    return scenario(f"red: {SWORDS} @ 24 10 0", f"blue: {GUARDS} @ 27 22 90").match


def picture(match: Match, language: str = "en") -> Picture:
    drawn = picture_of(match.definition, language)
    drawn.inspect = match.inspect
    return drawn


def shown(match: Match, wanted: str = "", language: str = "en") -> list[Part]:
    drawn, view = picture(match, language), match.view("red")
    return list(drawn.find(view, wanted) if wanted else drawn.whole(view))


def of_four(**options: Any) -> Match:
    """Four players, a unit each; gold has given up."""
    places = {"red": "6 6 0", "blue": "6 42 180", "green": "42 6 0", "gold": "42 42 180"}
    units = [f"{seat}: {SWORDS} @ {place}" for seat, place in places.items()]
    return scenario(*units, players=4, **options).match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_tells_teams_and_who_is_out(language: str) -> None:
    say = words(language, "miniatures").say
    teams, alone = of_four(sides="teams"), of_four()
    alone.concede("gold")
    score = "\n".join(line for part in shown(teams, language=language) for line in part.lines)
    assert say("picture-team", {"seats": ["red", "green"]}) in score
    assert say("picture-team", {"seats": ["blue", "gold"]}) in score
    score = "\n".join(line for part in shown(alone, language=language) for line in part.lines)
    assert say("picture-eliminated", {"seats": ["gold"]}) in score


# -- the picture -----------------------------------------------------------------------------------------------------


def test_the_field_shows_trays_with_their_slot_and_facing() -> None:
    lines = shown(battle(), "field")[0].seen
    row = next(line for line in lines if "R1↑" in line)
    assert row.startswith("   ")
    assert "░R1↑░░" in row
    assert any("B1→" in line for line in lines)
    # 2 inches a line: 24 of them, the inches below, and the legend; the lower edge is the last.
    assert len(lines) == 26
    assert lines.index(row) == 23 - 10 // 2
    assert row.index("R1") == 3 + round(24 - 1.5)


def test_thin_terrain_is_drawn_too() -> None:
    match = maester.new_match("miniatures", 2, 5, {"rounds": 1})
    while match.decision(match.to_act[0]).kind == "bring-army":
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    field = shown(match, "field")[0]
    rows = [line[3:] for line in field.seen[:-1]]
    assert any("%%%" in row for row in rows)
    assert any("===" in row for row in rows)
    assert "= Low Wall" in field.seen[-1]
    assert any("(1)" in row for row in rows)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("The field", "Red (you)", "Stark Sworn Swords", "Victory Points win", "12/12")),
        ("pl", ("Pole bitwy", "Czerwoni (ty)", "Wierne Miecze Starków", "Punktów Zwycięstwa", "12/12")),
    ],
)
def test_the_whole_picture(language: str, words: tuple[str, ...]) -> None:
    text = seen(shown(battle(), language=language))
    for word in words:
        assert word in text


def test_what_is_read_aloud_goes_by_direction_and_distance() -> None:
    text = said(shown(battle(), "field"))
    assert "Lannister Guardsmen (blue-1), 6.8 inches ahead, 14 degrees to the right, shows its right Flank." in text


def test_nothing_is_left_unsaid() -> None:
    match = battle()
    text = "\n".join(said(shown(match, wanted, "xx")) for wanted in ("", "red-1", "red-1 blue-1", "dice"))
    names = {"Stark", "Sworn", "Swords", "Lannister", "Guardsmen", "red", "blue"}
    assert set(left_unsaid(text)) <= names


# -- measuring -------------------------------------------------------------------------------------------------------


def test_a_unit_with_what_it_sees_and_what_a_charge_needs() -> None:
    match = battle()
    part = shown(match, "red-1")[0]
    assert part.title == "Stark Sworn Swords (red-1)"
    (row,) = part.rows
    unit, distance, stands, shows, sight, charge = (cell.text for cell in row.cells)
    found = match.inspect("red-1")["others"][0]
    assert (unit, distance, sight) == ("Lannister Guardsmen (blue-1)", "6.8 inches", "sees it")
    assert (stands, shows) == ("Front", "right Flank")
    assert charge.startswith(f"{found['charge']['needs']}+ on the die")
    assert "Maneuver up to 5 inches, March up to 10 inches, Charge up to 11 inches with a 6." in part.lines


def test_a_unit_is_found_by_its_sign() -> None:
    match = battle()
    assert said(shown(match, "R1")) == said(shown(match, "red-1"))
    assert not shown(match, "red-9")
    assert not shown(match, "red-1 red-1")


def test_between_two_units() -> None:
    text = said(shown(battle(), "red-1 blue-1", "pl"))
    assert "Odległość między tackami: 6,8 cala." in text
    assert "Przód 100%" in text
    assert "Widok jednostki Gwardziści Lannisterów (blue-1): Wierne Miecze Starków (red-1)" in text


def test_what_hides_a_unit_is_named() -> None:
    hidden = scenario(
        f"red: {SWORDS} @ 24 10 0",
        f"blue: {GUARDS} @ 24 18 180",
        f"blue: {GUARDS} @ 24 26 180",
    ).match
    assert "It is hidden by Lannister Guardsmen (blue-1)." in said(shown(hidden, "red-1 blue-2"))


def test_without_inspect_a_unit_is_no_part() -> None:
    match = battle()
    assert not picture_of(match.definition, "en").find(match.view("red"), "red-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_says_what_the_mode_adds(language: str) -> None:
    units = (f"red: {SWORDS} @ 24 10 0", f"red: {SWORDS} @ 10 10 0", f"blue: {GUARDS} @ 40 40 180")
    cards = {"borne": ("red: commander-objective-6", "blue: commander-objective-7"), "used": ("commander-objective-6",)}
    marked = {"marked": ("red-1", "blue-1"), "borne": ("red: objective-6 on=red-1 whole",)}
    told: dict[str, dict[str, Any]] = {
        "a-clash-of-kings": cards,
        "fire-and-blood": {**marked, "victory_markers": {"blue-1": 2}},
        "here-we-stand": {},
    }
    found = [
        said(shown(scenario(*units, objectives=("24 24",), mode=mode, position=position).match, "score", language))
        for mode, position in told.items()
    ]
    wanted = {
        "en": (
            (
                "Objective 1 at 24 / 24: nobody's.",
                "card 6 (Sundering), used.",
                "(Vicious), not used yet.",
            ),
            ("(red-1), with Objective card 6 (Sundering).", "(blue-1).", "2 Victory Point markers on "),
            (
                "lower left square: Controlled by Red (Red 5).",
                "The lower right square: nobody's.",
                "halves the tray",
            ),
        ),
        "pl": (
            (
                "Cel 1, 24 / 24: niczyj.",
                "Karta Celu 6 (Rozpłatanie), użyta.",
                "(Morderczy), jeszcze nieużyta.",
            ),
            ("(red-1), Karta Celu 6 (Rozpłatanie).", "(blue-1).", "znaczniki Punktów Zwycięstwa: 2."),
            ("Kwadrat lewy dolny: Kontrolują Czerwoni (Czerwoni 5).", "Kwadrat prawy dolny: niczyj.", "dzieli na pół"),
        ),
    }
    for text, parts in zip(found, wanted[language], strict=True):
        assert all(part in text for part in parts), text


# -- dice ------------------------------------------------------------------------------------------------------------


def test_the_attack_line_by_line_before_a_reroll() -> None:
    match = maester.new_match("miniatures", 2, 3, {"rounds": 4})
    bots = [make_bot("miniatures", "greedy", number) for number in (1, 2)]
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if decision.kind == "reroll-dice" and match.view(seat)["table"]["attacks"]:
            break
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
    view = match.view(match.to_act[0])
    before = picture(match).before("reroll-dice", view, brief=True)
    assert before is not None
    text = said(before.parts)
    attack = view["table"]["attacks"][-1]
    assert f"Attack dice: {sum(value for value, _ in attack['dice_lines'])} (" in text
    assert f"To Hit: {attack['to_hit']}+" in text
    assert "has rolled" in text


def test_without_an_attack_there_are_no_dice() -> None:
    assert "No dice are rolled" in said(shown(battle(), "dice"))


# -- candidates and refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_of_a_candidate_has_words(language: str) -> None:
    say = words(language, "miniatures")
    for reason in (*REASONS, *OTHER_REASONS):
        what = "stark-20" if reason == "ready-made" else "red-1"
        assert say.say(f"candidate-{reason}", {"what": what})


def test_candidates_of_a_domain_have_as_many_reasons_or_none() -> None:
    match = maester.new_match("miniatures", 2, 8, {"rounds": 1, "terrain": "chosen"})
    reasoned = set()
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if isinstance(decision.domain, Domain) and (reasons := decision.domain.reasons()):
            assert len(reasons) == len(decision.options)
            reasoned.add(decision.kind)
        match.play(seat, decision.options[0])
    assert {"deploy-unit", "lay-piece"} <= reasoned


def test_a_refusal_names_the_numbers() -> None:
    match = battle()
    match.play("red", "action maneuver")
    refusal = match.why_not("red", "maneuver 0 7 0")
    assert refusal is not None
    assert "(The way is 7 in long, 5 in at most.)" in refusal.text("en", "miniatures")
    assert "(Droga ma 7″, dozwolone najwyżej 5″.)" in refusal.text("pl", "miniatures")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "values"),
    [
        ("move.one-inch", {"who": "blue-1", "gap": 0.5, "least": 1}),
        ("move.no-end-on-friends", {"who": "red-2", "overlap": 0.5}),
        ("ruling.retreat-leaves-all", {"who": "blue-2"}),
        ("ruling.board-edge-first-pivot", {"over": 0.5}),
        ("charge.pivot", {"reason": "beside", "target": "blue-1"}),
        ("charge.pivot", {"reason": "hidden", "target": "blue-1"}),
        ("charge.pivot", {"reason": "short", "needs": 12.5, "most": 11.0}),
        ("ruling.charge-pivot-declined", {"reason": "beside", "target": "blue-1"}),
        ("ruling.charge-pivot-declined", {"reason": "short", "needs": 12.5, "most": 11.0}),
        ("charge.within-maximum", {"needs": 12.5, "most": 11.0}),
        ("charge.stop-before-obstacle", {"who": None, "what": "terrain-1", "after": 2.5}),
        ("charge.stop-before-obstacle", {"who": "blue-2", "what": None, "after": 2.5}),
        ("terrain-keyword.rough", {"what": "terrain-1", "distance": 5, "most": 4}),
        ("move.no-through-enemies", {"who": "blue-1", "after": 2.5}),
        ("terrain-keyword.impassable", {"what": "terrain-1", "after": 2.5}),
        ("ruling.board-edge", {"after": 2.5, "over": 0.5}),
        ("pivot.no-final-overlap", {"who": "red-2", "overlap": 0.5}),
        ("deploy.fully-within-zone", {"out": 0.5}),
        ("ruling.deploy-placement", {"who": "red-2", "what": None, "depth": 0.5}),
        ("setup.terrain-spacing", {"other": "palisade", "gap": 4.5, "least": 6.0}),
        ("setup.terrain-not-in-deployment", {"depth": 1.5}),
        ("setup.no-impassable-on-objectives", {"objective": 2}),
        ("ruling.terrain-placement-measure", {"out": 1.5}),
        ("range.short-long", {"distance": 12.5, "most": 12}),
        ("army.scale", {"points": 40, "agreed": 30}),
    ],
)
def test_refusals_with_numbers_say_them(rule: str, values: dict[str, Any], language: str) -> None:
    text = Refusal(rule, values).text(language, "miniatures")
    details = text[text.rindex("(") :]
    numbers = [str(value).removesuffix(".0") for value in values.values() if isinstance(value, int | float)]
    for number in numbers:
        assert (number.replace(".", ",") if language == "pl" else number) in details
    for thing in ("who", "target", "what"):
        assert (values.get(thing) or "") in details


def maneuvering() -> Match:
    """Red-1 may go to an enemy ahead, onto a friend behind it, and to a palisade at its right."""
    units = (f"red: {SWORDS} @ 24 20 0", "red: grey-wind @ 24 14 0", f"blue: {GUARDS} @ 24 27.2 180")
    return scenario(*units, terrain=("palisade @ 30 20 90",)).activate("red-1").act("maneuver").match


REFUSED = {
    "maneuver 0 2.5 0": {"en": "Lannister Guardsmen (blue-1)", "pl": "Gwardziści Lannisterów (blue-1)"},
    "maneuver 180 3 180": {"en": "Grey Wind (red-2)", "pl": "Szary Wicher (red-2)"},
    "maneuver 90 4.5 90": {"en": "Palisade (terrain-1)", "pl": "Palisada (terrain-1)"},
}


@pytest.mark.parametrize("move", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_units_and_terrain_by_their_names(move: str, language: str) -> None:
    match, name = maneuvering(), REFUSED[move][language]
    refusal = match.why_not("red", move)
    assert refusal is not None
    assert name in refusal.text(language, "miniatures"), "where somebody asks"
    with pytest.raises(IllegalMove) as caught:
        match.play("red", move)
    assert name in caught.value.message(language), "where it is played"


def test_refusals_at_the_terminal_call_units_by_their_names() -> None:
    Path(SAVE).write_bytes(maneuvering().save())
    moves = list(REFUSED)
    output = run(("--load", SAVE), [*moves, f"why {moves[0]}", "q"])
    for typed in (*moves, f"why {moves[0]}"):
        assert REFUSED[typed.removeprefix("why ")]["en"] in " ".join(after(output, typed).split())


# -- at the terminal -------------------------------------------------------------------------------------------------


def test_a_match_typed_to_its_end() -> None:
    output = run(NEW, ["1"] * 200)
    assert saved(SAVE).over
    assert "(its place in the line of battle)" in output
    assert "(straight on in full)" in output
    assert "Round 1 of 1:" in output


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1. Bring “The Fury of Last Hearth”, House Stark (typed: army stark-40)"),
        ("pl", "1. Poprowadź „Furia Ostatniego Domostwa”, Ród Stark (wpisz: army stark-40)"),
    ],
)
def test_ready_made_armies_are_called_by_their_names(language: str, line: str) -> None:
    output = run(("miniatures", "--seed", "5", "--lang", language), ["army stark-40", "q"])
    assert line in output.splitlines()
    assert "stark/40/" not in after(output, "army stark-40")


def test_measure_is_typed_like_v() -> None:
    output = run(NEW, [*["1"] * 10, "measure red-1 blue-2", "v red-1 blue-2", "measure red-1 nobody", "?", "q"])
    assert "Distance between the trays:" in after(output, "measure red-1 blue-2")
    assert after(output, "measure red-1 blue-2") == after(output, "v red-1 blue-2")
    assert "There is no part of the board called “red-1 nobody”." in after(output, "measure red-1 nobody")
    assert "measure ONE OTHER" in after(output, "?")


def test_measure_is_no_command_of_other_games() -> None:
    output = run(("cardgame", "--seed", "4"), ["?", "measure", "q"])
    assert "measure ONE" not in output
    assert "No option has “measure” in it." in after(output, "measure")


def test_first_round_is_told_in_both_languages() -> None:
    assert "Your first Round, in short:" in run(NEW, ["? first", "q"])
    assert "Pierwsza Runda w skrócie:" in run((*NEW, "--lang", "pl", "--save", "other.json"), ["? first", "q"])


def test_a_replay_measures_at_its_own_moment() -> None:
    run(NEW, ["1"] * 200)
    lines = ["v red-1", "20", "v red-1 blue-3", "q"]
    steps = CliRunner().invoke(replay_app, ["replay", SAVE], input="".join(f"{line}\n" for line in lines)).output
    assert "There is no part of the board called “red-1”." in steps  # Nothing stands on the table yet.
    # What the match measures and what is worked out from the view are the same.
    measured = re.findall(r"Distance between the trays: (\S+) inches", steps)
    assert measured
    assert measured == re.findall(r"Seen from Stark Sworn Swords \(red-1\):.*, (\S+) inches ahead", steps)


# -- a picture in a file ---------------------------------------------------------------------------------------------


def test_a_picture_is_kept_up_to_date(tmp_path: Path) -> None:
    run((*NEW, "--svg", "field.svg"), [*["1"] * 12, "q"])
    drawn = Path("field.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    standing = [unit for unit in saved(SAVE).view(None)["table"]["units"] if unit["pose"] is not None]
    labels = re.findall(r">([RB]\d+) \d+/\d+<", drawn)
    assert len(labels) == len(standing) > 2
    assert "Stark Sworn Swords (red-1): 12 models" in drawn


def test_a_game_without_a_picture_says_so() -> None:
    output = run(("cardgame", "--seed", "4", "--svg", "table.svg"), code=2)
    assert "The game cardgame has no picture for a file." in output
    assert not Path("table.svg").exists()


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    output = run((*NEW, "--svg", str(tmp_path)), code=2)
    assert "The picture can't be written to" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_are_read_in_the_terminal(language: str) -> None:
    units = (f"red: {SWORDS} @ 24 24 0", f"blue: {GUARDS} @ 40 40 180")
    laid = {"active": ["1", "5"], "reserve": ["2", "3"]}
    match = scenario(*units, objectives=("24 24",), mode="dark-wings-dark-words", position={"missions": laid}).match
    texts = {number: match.definition.words(language).say(f"text-mission-{number}") for number in range(1, 13)}
    text = said(shown(match, "missions", language))
    assert [number for number in texts if texts[number] in text] == [1, 2, 3, 5]
    score = said(shown(match, "score", language))
    near = {"en": "Red 1, would score 2 VP; Blue 0, would score 0 VP", "pl": "Czerwoni 1, teraz 2 PZ"}
    assert near[language] in score
    assert "(blue-1)" in score, "whose destruction would score"
    # Before hands are chosen all twelve may be read; then the own hand.
    hands = {"hands": {"red": [1, 2, 3, 4, 11, 12], "blue": [5, 6, 7, 8, 11, 12]}}
    match = scenario(*units, mode="winds-of-winter", position={"missions": hands}).match
    text = said(shown(match, "missions", language))
    assert [number for number in texts if texts[number] in text] == [1, 2, 3, 4, 11, 12]
    match = maester.new_match("miniatures", 2, 1, {"mode": "winds-of-winter"})
    text = said(shown(match, "missions", language))
    assert [number for number in texts if texts[number] in text] == list(range(1, 13))
    assert texts[1] not in said(shown(battle(), "missions", language))
