"""The card game in a terminal: its table, its questions, its words."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import maester
from maester.cli.boards import picture_of
from maester.cli.pictures import Picture
from maester.engine import Match
from maester.games.cardgame import GAME, with_cards
from maester.games.cardgame.card_file import shipped
from tests.cli.boards.drawn import draw, left_unsaid, said, seen, unasked
from tests.cli.terminal import after, run, saved
from tests.games.cardgame.language import scenario, side
from tests.games.recorded import recorded_cards

SAVE = "maester-cardgame.json"
NEW = ("cardgame", "--seed", "4", "--bots", "random", "--option", "power=5", "--seat", "stark")


@pytest.fixture(autouse=True)
def _folder(own_folder: Any) -> None:
    pass


def picture(language: str = "en") -> Picture:
    return picture_of(GAME, language)


def table() -> Match:
    """The challenge turn of House Stark."""
    return scenario(
        stark=side(
            "robb-stark=1", "stark-escort", "stark-escort-2~", "winterfell", "ice@robb-stark",
            hand=["jon-snow", "jon-snow", "not-today"], gold=2, banner=3, dead=["arya-stark"],
        ),
        lannister=side(
            "lannister-guards+1", "gutter-rats-cunning@robb-stark", hand=["the-hound", "insidious-ways"], gold=1,
            discard=["tyrion-lannister"],
        ),
    ).match  # fmt: skip


def until(match: Match, seat: str, kind: str, *wanted: str) -> Match:
    """Plays on until the seat is asked this: the wanted moves where they are possible, else passes, else the first."""
    while True:
        asked = match.seats[match.to_act[0]]
        decision = match.decision(asked)
        if (asked, decision.kind) == (seat, kind):
            return match
        options = {match.text(move): move for move in decision.options}
        match.play(asked, next((options[text] for text in (*wanted, "pass") if text in options), decision.options[0]))


# -- the table ---------------------------------------------------------------------------------------------------


def test_both_sides_are_shown_with_all_that_lies_on_their_cards() -> None:
    lines = said(draw(table(), "stark")).splitlines()
    own = lines[lines.index("House Stark (you): cards in play") + 1 :]
    assert own[:7] == [
        "Robb Stark: stands, strength 5, icons military and power, Stealth, duplicates 1.",
        "Attached: Ice (House Stark), stands.",
        "Attached: Gutter Rat's Cunning (House Lannister), stands.",
        "Stark Escort: stands, strength 2, icons military and power.",
        "Stark Escort no. 2: kneels, strength 2, icons military and power.",
        "Winterfell: stands.",
        "Round 2, challenges phase",
    ]
    assert "Lannister Guards: stands, strength 2, icons military and power, power on it 1." in lines
    assert lines.index("House Lannister: cards in play") < lines.index("House Stark (you): cards in play")
    symbols = seen(draw(table(), "stark"))
    assert "Robb Stark | stands | 5 | Mil Pow | Stealth, duplicates 1\n  + Ice | stands |  |  | \n" in symbols
    assert "  + Gutter Rat's Cunning | stands |  |  | attachment of House Lannister\n" in symbols
    assert "Stark Escort no. 2 | kneels | 2 | Mil Pow | \n" in symbols


def test_houses_are_shown_with_power_gold_and_plots() -> None:
    text = said(draw(table(), "lannister", "houses"))
    assert text.startswith("Round 2, challenges phase\nHouse Lannister (you): power 1, of it on the banner 0; gold 1; ")
    plot = "Winter Festival (income 4, initiative 5, claim 1)"
    counts = "power 3, of it on the banner 3; gold 2; cards in hand 3; cards in the deck "
    assert re.search(rf"\nHouse Stark: {counts}\d+\. Revealed plot: {re.escape(plot)}\.\n", text)
    assert "First player: House Stark.\nIt is the turn of House Stark.\n15 power wins." in text
    assert f"Plot of House Stark: {plot}.\n" in seen(draw(table(), None, "houses"))
    assert "House Stark | 3 (banner 3) | 2 | 3 | " in seen(draw(table(), None, "houses"))


def test_the_plot_has_its_own_income_and_the_total_stands_apart() -> None:
    match = scenario(stark=side("jon-snow", "winterfell-keep")).match
    plot = "Winter Festival (income 4, initiative 5, claim 1); income in all 5"
    assert f"Revealed plot: {plot}.\n" in said(draw(match, "stark", "houses"))
    assert f"Plot of House Stark: {plot}.\n" in seen(draw(match, None, "houses"))


def test_the_own_hand_has_all_details_and_the_other_one_only_what_is_known() -> None:
    text = said(draw(table(), "stark", "hand"))
    assert (
        "Jon Snow ×2: character, cost 3, strength 3, icons military and power, Bastard, Night's Watch, unique. R"
        in text
    )
    assert "Not Today: event, cost 0. Response: Save a character from being killed." in text
    assert "House Lannister holds 2 cards that you don't know." in text
    assert "Your hand: Jon Snow (cost 3) ×2; Not Today (cost 0)." in said(draw(table(), "stark"))
    other = said([*draw(table(), "lannister"), *draw(table(), "lannister", "hand"), *draw(table(), None, "hand")])
    assert "Jon Snow" not in other
    assert "Insidious Ways" not in said([*draw(table(), "stark"), *draw(table(), "stark", "hand")])


def test_the_own_hand_tells_what_a_card_costs_now() -> None:
    hand = ["jon-snow", "the-kingsroad"]
    match = scenario(phase="marshalling", stark=side("hodor", hand=hand, plot="plot-the-old-gods")).match
    text = said(draw(match, "stark"))
    assert "Your hand: Jon Snow (cost 1 now, 3 printed); The Kingsroad (cost 1)." in text
    own, view = picture(), match.view("stark")
    assert own.remark(view, {"move": "play", "title": "jon-snow"}).startswith(
        "character, cost 1 now, 3 printed, strength"
    )
    assert own.reminder(view, {"move": "play", "title": "the-kingsroad"}).startswith("location, cost 1, ")


def test_known_cards_of_the_other_hand_are_shown_as_known() -> None:
    game = scenario(
        phase="plot",
        stark=side(hand=["not-today"]),
        lannister=side(hand=["the-hound", "insidious-ways"]),
    )
    spies = "take plot-spies-in-their-midst"
    match = until(game.match, "stark", "shuffle-away", spies, "take plot-uneasy-truce")
    text = said(draw(match, "stark", "hand"))
    assert re.search(r"House Lannister holds \d cards\. Known: .*Insidious Ways", text)
    assert "Known in the hand of House Lannister: " in said(draw(match, "stark"))
    assert "Known" not in said(draw(match, None, "hand"))


def test_plots_and_piles_are_told_and_the_own_plot_deck_to_its_owner_alone() -> None:
    match = maester.new_match("cardgame", 2, seed=1)
    own = said(draw(match, "stark", "plots"))
    assert "House Stark: no plot revealed yet; plots in the deck 7." in own
    assert "Your plots to choose from: The Old Gods; The Lion and the Wolf;" in own
    assert "to choose from" not in said(draw(match, None, "plots"))
    piles = said(draw(table(), "stark", "piles"))
    assert "House Stark: dead pile: Arya Stark. Discard pile: none." in piles
    assert "House Lannister: dead pile: none. Discard pile: Tyrion Lannister." in piles


def test_dominance_is_added_up_as_it_would_be_counted_now() -> None:
    text = said(draw(table(), "stark", "dominance"))
    assert "House Stark: 9 (Robb Stark +5, Stark Escort +2, gold +2)." in text


@pytest.mark.parametrize(
    ("wanted", "language", "title"),
    [("mine", "en", "House Stark (you): cards in play"), ("theirs", "en", "House Lannister: cards in play"),
     ("moje", "pl", "Starkowie (ty): karty w grze"), ("przeciw", "pl", "Lannisterowie: karty w grze"),
     ("reka", "pl", "Ręka"), ("fabuły", "pl", "Fabuły"), ("challenge", "en", "challenge"),
     ("robb", "en", "Robb Stark"), ("stark-escort-2", "pl", "Eskorta Starków nr 2"), ("lód", "pl", "Lód")],
)  # fmt: skip
def test_parts_and_cards_in_play_are_called_by_their_names(wanted: str, language: str, title: str) -> None:
    assert draw(table(), "stark", wanted, language)[0].title == title
    assert draw(table(), "stark", "elephants", language) == []


def test_a_card_in_play_is_explained_with_what_changes_its_strength() -> None:
    text = said(draw(table(), "lannister", "robb stark"))
    assert "character, cost 4, strength 2, icons military and power, Lord, unique. Response: When you have won" in text
    assert "House Stark: stands, strength 5, icons military and power, Stealth, duplicates 1." in text
    assert "Strength 5: printed +2, Winterfell +1, Gutter Rat's Cunning +2." in text
    assert "Attached: Ice (House Stark), stands." in text


# -- challenges ----------------------------------------------------------------------------------------------------


def test_a_challenge_is_a_lane_in_which_strength_is_added_up_line_by_line() -> None:
    match = scenario(stark=side("robb-stark", "stark-escort", "winterfell"), lannister=side("lannister-guards")).match
    match.play("stark", "challenge military")
    assert "House Stark attacks: nobody is declared yet." in said(unasked(match, "stark", "declare-attackers").parts)
    until(match, "lannister", "declare-defenders", "declare robb-stark")
    shown = unasked(match, "lannister", "declare-defenders")
    text = said(shown.parts)
    assert text.startswith("Military challenge\n")
    assert "House Stark attacks with strength 3: Robb Stark 3 (printed +2, Winterfell +1)." in text
    assert "House Lannister has no defenders." in text
    assert "If the attackers win, the defending player must kill own characters: 1." in text
    rows = seen(shown.parts)
    assert "\nHouse Stark |  | House Lannister (you) | \nRobb Stark | 3 |  | \n  printed | +2 |  | \n" in rows
    assert "\ntotal | 3 | total | 0\n" in rows
    assert draw(match, "lannister", "challenge")[0] == shown.parts[0]


def test_who_counts_no_strength_is_told_in_the_lane() -> None:
    game = scenario(first="lannister", lannister=side("tyrion-lannister"), stark=side("catelyn-stark", "syrio-forel"))
    game.challenge("lannister", "intrigue", "tyrion-lannister").rest("choose-bypassed").play("lannister", "pass")
    game.defend("catelyn-stark").play("stark", "use catelyn-stark", "choose tyrion-lannister")
    lane = draw(game.match, "stark", "challenge")
    rows = seen(lane)
    assert "\nTyrion Lannister | 0 | Catelyn Stark | 3\n  3, doesn't count |  |  | \ntotal | 0 | total | 3\n" in rows
    assert "House Lannister attacks with strength 0: Tyrion Lannister 0 (3, doesn't count)." in said(lane)


def test_attackers_who_have_left_are_not_still_to_come() -> None:
    game = scenario(stark=side("osha", gold=1), lannister=side("bronn", "the-hound"), answer_forced=False)
    game.challenge("stark", "military", "osha").until("stark", "use osha").play("stark", "use osha")
    assert "House Stark attacks: nobody is left." in said(draw(game.match, "stark", "challenge"))


def test_defenders_face_the_attackers() -> None:
    match = scenario(
        stark=side("robb-stark", hand=["not-today"]),
        lannister=side("lannister-guards", "the-hound"),
        answer_forced=False,
    ).match
    until(match, "lannister", "declare-defenders", "challenge military")
    before = unasked(match, "lannister", "declare-defenders")
    match.play("lannister", "declare lannister-guards")
    match.play("lannister", "pass")
    shown = unasked(match, "stark", "act")
    assert shown.key != before.key
    assert "House Lannister defends with strength 2: Lannister Guards 2." in said(shown.parts)
    assert "Robb Stark | 2 | Lannister Guards | 2\n" in seen(shown.parts)


def test_who_is_about_to_be_killed_is_told_before_saves() -> None:
    match = scenario(
        stark=side("robb-stark"), lannister=side("the-hound=1", "lannister-guards"), answer_forced=False
    ).match
    while not match.view("lannister")["table"]["doomed"]:
        asked = match.seats[match.to_act[0]]
        options = {match.text(move): move for move in match.decision(asked).options}
        wanted = ("challenge military", "choose the-hound", "pass")
        match.play(asked, next((options[text] for text in wanted if text in options), next(iter(options.values()))))
    text = said(unasked(match, "lannister", "act").parts)
    assert text == "About to be killed\nThe Hound (House Lannister): stands, strength 3, icons military, duplicates 1."
    assert "About to be killed" in said(draw(match, "lannister"))


# -- what is shown unasked, and moves ------------------------------------------------------------------------------


def test_the_table_is_shown_when_plots_are_chosen_and_the_sides_before_a_challenge() -> None:
    match = maester.new_match("cardgame", 2, seed=1)
    hand = unasked(match, "stark", "take-mulligan")
    assert [part.title for part in hand.parts] == ["Hand"]
    titles = [part.title for part in unasked(table(), "stark", "choose-plot").parts]
    sides = ["House Lannister: cards in play", "House Stark (you): cards in play"]
    assert titles == [*sides, "Round 2, challenges phase", "Hand", "Plots"]
    brief = unasked(table(), "stark", "choose-plot", brief=True)
    assert [part.title for part in brief.parts] == ["Round 2, challenges phase", "Plots"]
    before_challenges = unasked(table(), "stark", "choose-challenge")
    assert [part.title for part in before_challenges.parts] == sides


def test_gold_that_is_left_is_told_in_the_own_marshalling_turn() -> None:
    match = scenario(
        phase="marshalling",
        stark=side(hand=["stark-escort", "hodor"], plot="plot-winter-festival"),
        lannister=side(hand=["the-hound"]),
    ).match
    first = unasked(match, "stark", "act")
    assert first.otherwise is not None
    gold = match.view("stark")["table"]["players"][0]["gold"]
    assert said(first.otherwise.parts) == f"marshalling phase\nGold that you can still spend: {gold}."
    other = picture().before("act", match.view("lannister"), brief=False)
    assert other is not None
    assert other.otherwise is None


def test_moves_say_what_should_be_known_about_them() -> None:
    own, view = picture(), table().view("stark")
    play = {"move": "play", "title": "jon-snow"}
    assert own.remark(view, play).startswith(
        "character, cost 3, strength 3, icons military and power, Bastard, Night's Watch, unique. Response: "
    )
    assert own.reminder(view, play) == "character, cost 3, strength 3, icons military and power"
    host = {"move": "attach", "title": "ice", "card": "stark-escort-2"}
    assert (
        own.reminder(view, host)
        == "attachment, cost 2; Stark Escort no. 2, kneels, strength 2, icons military and power"
    )
    assert own.path(host) == ("ice",)
    assert own.heading(view, "ice") == "Play Ice"
    assert own.remark(view, {"move": "add-duplicate", "title": "robb-stark"}).startswith("free")
    use = {"move": "use", "card": "ice"}
    assert own.remark(view, use).startswith("stands. Attach to a Stark character. Challenges: While the attached ")
    assert own.reminder(view, use) == "stands"
    chosen = {"move": "choose", "card": "lannister-guards"}
    assert own.remark(view, chosen) == "House Lannister, stands, strength 2, icons military and power, power on it 1"
    assert own.remark(view, {"move": "resolve", "card": "plot-valar-morghulis"}).startswith(
        "income 2, initiative 0, claim 0. "
    )
    able = "your standing characters with the icon: 2, strength 7; your opponent's: 1, strength 2"
    assert own.remark(view, {"move": "initiate", "icon": "military"}) == able
    assert own.remark(view, {"move": "end-turn"}) == ""
    assert own.amount({"move": "pay-gold", "gold": 2}) == 2
    assert own.amount({"move": "pass"}) is None


def test_yes_no_and_passing_say_what_they_mean() -> None:
    assert picture().wording("take-mulligan", {"move": "agree", "yes": False}) == "No, keep this hand"
    assert picture("pl").wording("take-mulligan", {"move": "agree", "yes": True}) == "Tak, 7 nowych kart"
    assert picture().wording("declare-defenders", {"move": "pass"}) == "Ready, no more defenders"
    assert picture().wording("choose-plot", {"move": "choose-title", "title": "plot-the-old-gods"}) == ""
    assert picture().confirms("place-cards")
    assert not picture().confirms("choose-plot")


def test_pictures_follow_the_card_file_of_the_match() -> None:
    content = json.loads(shipped())
    card = next(card for card in content["cards"] if card["id"] == "not-today")
    card["abilities"][0]["text"] = "Response: Somebody lives."
    other = picture_of(with_cards(json.dumps(content).encode()), "en")
    remark = other.remark(table().view("stark"), {"move": "play", "title": "not-today"})
    assert remark == "event, cost 0. Response: Somebody lives."


# -- always ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"power": 4}, {"power": 3, "draft": True}])
def test_every_moment_of_random_matches_can_be_drawn_in_every_language(options: dict[str, Any]) -> None:
    match = maester.new_match("cardgame", 2, 7, options)
    dice = Random(7)
    drawn = 0
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if dice.random() < 0.15 or match.view(seat)["table"]["doomed"]:
            drawn += 1
            for language in ("en", "pl", "xx"):
                drawing, view = picture(language), match.view(seat)
                assert drawing.whole(match.view(None))
                for name in ("", *drawing.names()):
                    assert drawing.find(view, name) if name else drawing.whole(view)
                drawing.before(decision.kind, view, brief=dice.random() < 0.5)
                for move in decision.options[:20]:
                    plain = match.lexicon.plain(move)
                    drawing.remark(view, plain)
                    drawing.reminder(view, plain)
                    assert all(drawing.heading(view, key) for key in drawing.path(plain))
        match.play(seat, dice.choice(decision.options))
    assert drawn > 5


def test_nothing_on_the_table_is_said_outside_the_words() -> None:
    """But for names of cards and traits, which the card file alone knows."""
    match = table()
    drawing = picture("xx")
    parts = [*draw(match, "stark", language="xx")]
    for name in ("hand", "plots", "piles", "dominance", "challenge", "robb"):
        parts += draw(match, "stark", name, "xx")
    content = json.loads(shipped())
    known = " ".join((*(card.names["en"] for card in GAME.data.cards()), *content["trait_names_pl"]))
    remark = drawing.remark(match.view("stark"), {"move": "initiate", "icon": "military"})
    assert set(left_unsaid(f"{said(parts)} {seen(parts)} {remark}")) <= set(re.findall(r"\w+", known))


def test_a_set_up_at_the_terminal_is_looked_at_before_it_is_revealed() -> None:
    with recorded_cards("cardgame"):
        output = run([*NEW, "--no-hints"], ["2", "theon", "1", "pass", "v mine", "u", "pass", "", "?", "q"])
    assert "\nTheon Greyjoy: character, cost 2, strength 3, icons military and power, Stealth" in output
    assert "\n1. Yes, 7 new cards\n2. No, keep this hand\n" in output
    assert output.count("Your answers, still secret: Place Theon Greyjoy. Enter goes on") == 3
    assert "Gold left: 3." in output
    help_text = after(output, "?")
    assert (
        "After v you can type: houses, mine, theirs, challenge, hand, plots, piles, dominance; or the name" in help_text
    )
    assert "The rules behind this question:\nplot.choose-secretly: " in help_text
    assert len(saved(SAVE).live_entries()) >= 3
    guide = run(NEW, ["? first"])
    assert after(guide, "? first").startswith("Your first round, in short:\nGoal: gather 15 power")
