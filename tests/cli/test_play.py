"""`maester play`: a match at the terminal, as a person types it."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from maester.cli.screen import Screen
from maester.cli.sentences import event_text, result_text
from tests.cli.terminal import NEW, ONES, SAVE, after, app, moves_of, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")


# -- a whole match ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "You play wolf. Bots: kraken (",
                "wolf: an order for wolf-1.",
                "The match is over.",
                "(you)",
            ),
        ),
        ("pl", ("Grasz jako wolf. Boty: kraken (", "rozkaz dla obszaru wolf-1", "Koniec rozgrywki.", "(ty)")),
        ("xx", ("wolf", "wolf-1", "⟦Ţĥéé ṁááţçĥ îîš ööṽééŕ.⟧", "(ýööüü)")),
    ],
)
def test_a_whole_match_by_numbers(language: str, sentences: tuple[str, ...]) -> None:
    output = run([*NEW, "--lang", language], ONES)
    match = saved()
    assert match.over
    assert all(sentence in output for sentence in sentences)
    assert len(match.events("wolf")) > 5
    for event in match.events("wolf"):
        assert f"{event_text('skirmish', event, language)}\n" in output
    assert result_text(match, language, [0]) in output
    answers = [line for line in output.splitlines() if line == "> 1"]
    assert len(answers) == len(moves_of(match)) > 5


def test_it_ends_with_the_seed_the_commitment_and_the_way_to_verify() -> None:
    end = run(NEW, ONES).split("The match is over.")[1]
    assert "The seed was: 1\n" in end
    assert f"not proven: the seed was given by hand. SHA-256 of the seed: {saved().commitment}" in end
    assert f"maester verify {SAVE}" in end


def test_a_drawn_seed_is_committed_to_at_the_start_and_told_at_the_end_only() -> None:
    arguments = ("skirmish", "--players", "2", "--option", "rounds=1")
    output = run(arguments, ["1"])
    match = saved()
    assert f"can be proven. SHA-256 of the seed: {match.commitment}\n" in output.split("> 1")[0]
    assert f"{match.seed:064x}" not in output
    assert "not proven" not in output
    output = run(["--load", SAVE], ONES)
    assert f"The seed was: {match.seed:064x}\n" in output.split("The match is over.")[1]
    assert output.count(match.commitment) == 2


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    outputs = {run([*NEW, "--save", f"{number}.json"], ONES).replace(f"{number}.json", SAVE) for number in range(2)}
    assert len(outputs) == 1
    assert saved("0.json").hash() == saved("1.json").hash()


def test_the_person_may_take_another_seat_and_is_asked_before_the_bots_choose() -> None:
    output = run([*NEW, "--seat", "lion"], ["2"])
    assert "You play lion. Bots: wolf (" in output
    assert "lion: an order for lion-1." in output
    assert [entry.seat for entry in saved().live_entries()] == [2]


def test_only_what_the_seat_may_see_is_told() -> None:
    output = run([*NEW, "--seat", "lion"], ["2", "v"])
    assert "an order for wolf" not in output
    assert after(output, "v").splitlines()[:3] == [
        "your seat: lion",
        "to act: wolf, kraken, lion",
        "your secret answers: march-2 in lion-1",
    ]
    assert "deck" not in output


# -- what can be typed -----------------------------------------------------------------------------------------------


def test_words_filter_the_options_and_number_them_anew() -> None:
    output = run(NEW, ["GATHER wolf-1", "", "gather wolf-1", "2"])
    assert after(output, "GATHER wolf-1").splitlines() == [
        "",
        "wolf: an order for wolf-1.",
        "1. gather-1 in wolf-1",
        "2. gather-2 in wolf-1",
        "3. gather-3 in wolf-1",
        "With “GATHER wolf-1”: 3 of 15 options. Enter shows all again.",
    ]
    assert len(after(output, "").splitlines()) == 2 + 15
    assert "You choose: gather-2 in wolf-1" in after(output, "2")
    assert moves_of(saved()) == ["order wolf-1: gather-2"]


def test_the_words_of_a_filter_are_found_without_polish_letters() -> None:
    output = run(["skirmish", "--players", "3", "--seed", "3", "--lang", "pl"], ["STAWKA 4"])
    assert "Stawka 4" in after(output, "STAWKA 4")
    assert "Z „STAWKA 4”: 1 z 6 możliwości." in output


def test_a_number_that_is_not_shown_chooses_nothing() -> None:
    output = run(NEW, ["gather", "4", "", "4"])
    assert "There is no option 4: the numbers go from 1 to 3." in after(output, "4")
    assert moves_of(saved()) == ["order wolf-1: defend-1"]


def test_the_log_is_shown_without_what_was_taken_back() -> None:
    output = run(NEW, ["1", "1", "1", "4", "u!", "l", "l 1"])
    assert "wolf reveals" in output
    assert after(output, "l").splitlines() == after(output, "l 1").splitlines()
    assert after(output, "l").startswith("Round 1: ")


def test_words_that_look_like_a_move_with_a_slip_still_filter() -> None:
    assert "1. support-2 in wolf-1\nWith" in after(run(NEW, ["support 2"]), "support 2")


def test_a_long_list_shows_its_beginning_and_says_that_typing_filters() -> None:
    orders = ["march-1", "march-2", "march-3", "defend-1"]
    lines = [*(f"order kraken-{2 * place + 1}: {order}" for place, order in enumerate(orders)), "wolf-5"]
    output = run([*NEW, "--seat", "kraken"], lines)
    question = output.split("kraken: resolve a march order.")[1]
    numbers = re.findall(r"^(\d+)\. ", question.split("\n> ")[0], re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 26)]
    options = len(saved().decision("kraken").options)
    assert f"… and {options - 25} more. Type a word or two" in question
    filtered = after(output, "wolf-5")
    assert "more." not in filtered
    found = re.findall(r"^\d+\. .*", filtered, re.MULTILINE)
    assert found
    assert all("wolf-5" in line for line in found)


def test_a_move_is_typed_in_full() -> None:
    output = run(NEW, ["order wolf-1: raid-2", "ORDER  Wolf-3: raid-3", '{"move": "place-order", "area": "x"}'])
    assert "You choose: raid-2 in wolf-1" in output
    assert moves_of(saved()) == ["order wolf-1: raid-2", "order wolf-3: raid-3"]


def test_several_moves_are_typed_at_once() -> None:
    line = "order wolf-1: march-1; order wolf-3: raid-1;"
    output = run(NEW, [line])
    assert after(output, line).count("You choose: ") == 2
    assert moves_of(saved()) == ["order wolf-1: march-1", "order wolf-3: raid-1"]


@pytest.mark.parametrize(
    ("second", "told"),
    [
        ("order wolf-3: march-1", "Answer 2: Not allowed by orders.each-token-once: "),
        ("sing a song", "Answer 2: "),
        ("2", "Answer 2: "),
    ],
)
def test_of_several_moves_all_are_played_or_none(second: str, told: str) -> None:
    line = f"order wolf-1: march-1; {second}"
    assert after(run(NEW, [line]), line).startswith(told)
    assert moves_of(saved()) == []


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes() -> None:
    output = run(NEW, ["1", "order wolf-3: march-1"])
    refusal = "Not allowed by orders.each-token-once: Each order token is used once."
    assert after(output, "order wolf-3: march-1") == refusal
    assert moves_of(saved()) == ["order wolf-1: march-1"]


def test_what_is_neither_a_move_nor_an_option_is_explained() -> None:
    output = run(NEW, ["elephants", "order wolf-1: marsh-1", "99", "0"])
    assert after(output, "elephants") == (
        "No option has “elephants” in it. A move can also be typed, for instance: order wolf-1: march-1"
    )
    assert after(output, "order wolf-1: marsh-1").startswith("There is no order called “marsh-1”. Perhaps: march-")
    for number in ("99", "0"):
        assert after(output, number) == f"There is no option {number}: the numbers go from 1 to 15."
    assert moves_of(saved()) == []


def test_a_card_is_found_by_its_name_whatever_is_asked() -> None:
    """Words that fit an answer mean the answer; no move is made by looking something up."""
    arguments = ["boardgame", "--players", "3", "--seed", "1", "--seat", "stark", "--save", SAVE, "--lang", "en"]
    output = run(arguments, ["roose bolton", "Balon Greyjoy", "winterfell"])
    for name in ("roose bolton", "Balon Greyjoy"):
        shown = after(output, name)
        assert shown.lower().startswith(name.lower())
        assert "No option" not in shown
    assert "Winterfell" in after(output, "winterfell")
    assert moves_of(saved(), "stark") == []


def test_why() -> None:
    output = run(NEW, ["why 3", "why order wolf-5: march-1", "why bid 3", "why", "why foo", "why 77"])
    assert after(output, "why 3") == "This is allowed: march-3 in wolf-1"
    assert after(output, "why order wolf-5: march-1") == (
        "Not allowed by orders.next-area: Orders are assigned to one area after the other."
    )
    assert after(output, "why bid 3").startswith("Not allowed by match.wrong-kind: A question is answered by")
    assert after(output, "why bid 3").endswith("(Expected here: order AREA: TOKEN.)")
    assert "why order wolf-1: march-1" in after(output, "why")
    assert "“foo” can't be read as a move" in after(output, "why foo")
    assert "There is no option 77" in after(output, "why 77")
    assert moves_of(saved()) == []


def test_help_and_rules() -> None:
    output = run(NEW, ["?", "? supply", "?march", "? zzz"])
    guide = after(output, "?")
    assert all(f"\n{command} – " in guide for command in ("1", "why MOVE", "? WORDS", "v", "u", "s FILE", "q"))
    assert "\norder wolf-1: march-1 – " in guide
    assert after(output, "? supply") == (
        "supply.limit: No action may leave a house with more or larger armies than its supply allows."
    )
    assert "march.all-or-one: All units" in after(output, "?march")
    assert after(output, "? zzz") == "No rule of this game has “zzz” in it."


def test_long_lists_of_rules_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.cli.guide.MOST_RULES", 2)
    lines = after(run(NEW, ["? march"]), "? march").splitlines()
    assert len(lines) == 3
    assert re.fullmatch(r"… and \d more rules?\. Type more words to find fewer\.", lines[-1])


def test_the_view_is_readable() -> None:
    view = after(run(NEW, ["v"]), "v")
    assert view.startswith("your seat: wolf\nto act: wolf, kraken, lion\nround: 1\n")
    assert "\nturn order: wolf, kraken, lion\nareas:\n  area wolf-1, owner wolf, units FF, order –\n" in view
    assert "\npower:\n  wolf: 5\n  kraken: 5\n" in view


def test_nested_views(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = [[1, 2], {"a": {"b": ""}}]
    unlike = [{"x": 1}, {"y": 2}]
    Screen("pl", "skirmish").show(
        {"over": True, "none": None, "no_cards": [], "empty": {}, "deep": mixed, "un": unlike}
    )
    assert capsys.readouterr().out.splitlines() == [
        "over: tak", "none: –", "no cards: –", "empty: –", "deep:", "  1: 1, 2", "  2:", "    a:", "      b: –",
        "un:", "  1:", "    x: 1", "  2:", "    y: 2",
    ]  # fmt: skip


def test_undo() -> None:
    output = run(NEW, ["u", "1", "2", "u", "9"])
    assert output.count("Not allowed by undo.nothing") == 1
    assert "u! goes" not in output
    assert "Your last answer is taken back.\n\nwolf: an order for wolf-3." in output.split("> 2\n")[1]
    assert moves_of(saved()) == ["order wolf-1: march-1", "order wolf-3: raid-1"]


def test_undo_beyond_what_the_bots_did() -> None:
    output = run(NEW, ["1", "1", "1", "4", "u", "u!"])
    assert after(output, "u").startswith("Not allowed by undo.barrier: ")
    assert "u! goes back further" in after(output, "u")
    back = after(output, "u!")
    assert "wolf took a move back, further than usual" in back
    assert "wolf: an order for wolf-7." in back
    assert len(moves_of(saved())) == 3
    assert {entry.seat for entry in saved().live_entries()} == {0}


def test_no_input_ends_the_program() -> None:
    odd = ["{", "[]", "{}", '{"move": "march"}', "9" * 5000, "s \0", "s ~nobody/x", "[bold]", "\x1b[0m", "? !", "why {"]
    data = "\n".join([*odd, "żółć", "s no/such/folder", "1", ""]).encode() + b"\xff\xfe\n1\n"
    result = CliRunner().invoke(app, ["play", *NEW], input=data)
    assert result.exit_code == 0, result.output
    assert len(moves_of(saved())) == 2
