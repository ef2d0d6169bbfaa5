"""The board game in a terminal: its board, its questions, its words."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import maester
from maester.cli.boards import picture_of
from maester.cli.boards.boardgame import REGIONS
from maester.games.boardgame import GAME
from maester.games.boardgame.components import AREAS
from maester.words import LANGUAGES, words
from tests.cli.boards.drawn import draw, left_unsaid, said, seen
from tests.cli.terminal import after, run, saved
from tests.games.boardgame.language import scenario

SAVE = "maester-boardgame.json"
NEW = ("boardgame", "--players", "4", "--seed", "3", "--bots", "random", "--no-hints")


@pytest.fixture(autouse=True)
def _folder(own_folder: Any) -> None:
    pass


# -- the data ----------------------------------------------------------------------------------------------------


def test_every_area_lies_in_one_region() -> None:
    areas = [area for region in REGIONS.values() for area in region]
    assert sorted(areas) == sorted(facts.id for facts in AREAS)
    for region in REGIONS:
        for language in LANGUAGES:
            assert words(language, "boardgame").say(f"region-{region}")


# -- the board ---------------------------------------------------------------------------------------------------


def test_the_board_shows_every_area_with_all_that_lies_there() -> None:
    match = maester.new_match("boardgame", 4, seed=3)
    for language in LANGUAGES:
        names = [words(language, "boardgame").say(f"area-{facts.id}") for facts in AREAS if facts.type != "port"]
        for text in (said(draw(match, "stark", language=language)), seen(draw(match, "stark", language=language))):
            assert [name for name in names if name not in text] == []
    board = said(draw(match, "stark"))
    assert "Winterfell (Stronghold, supply 1, Power 1): House Stark, 1 Footman and 1 Knight, Garrison 2\n" in board
    assert "Port of Pyke: House Greyjoy, 1 Ship\n" in board
    assert "Port of Winterfell" not in board
    assert "Neutral Forces: The Eyrie (Castle, supply 1, Power 1) (6)\n" in board
    assert "Nobody: The Fingers (supply 1), The Mountains of the Moon (supply 1)\n" in board
    symbols = seen(draw(match, "stark"))
    assert "Winterfell | ■●♛ | Stark | 1 Footman and 1 Knight |  | Garrison 2\n" in symbols
    assert "Nobody: The Fingers ●, The Mountains of the Moon ●\n" in symbols


def test_houses_and_tracks() -> None:
    match = maester.new_match("boardgame", 4, seed=3)
    text = said(draw(match, "stark", "houses"))
    assert "House Stark (you): castles 2, supply 1 (armies allowed: 3, 2; armies now: 2), Power 5" in text
    assert "House Greyjoy: castles 1" in text
    tracks = said(draw(match, None, "tracks"))
    assert "King's Court: 1. Lannister, 2. Stark, 3. Baratheon, 4. Greyjoy; Messenger Raven: Lannister." in tracks
    assert "Round 1 of 10.\nWildlings: 2 (they attack at 12)." in tracks


def test_one_s_own_orders_are_seen_and_those_of_others_lie_face_down() -> None:
    match = maester.new_match("boardgame", 3, seed=3)
    for seat in ("lannister", "stark"):
        while match.seat_number(seat) in match.to_act:
            match.play(seat, match.decision(seat).options[-1])
    own, other = said(draw(match, "stark", "north")), said(draw(match, "baratheon", "north"))
    assert re.search(r"Winterfell .* order: (?!face down)", own)
    assert re.search(r"Winterfell .* order: face down", other)
    assert other.count("face down") == 2
    assert "The Shivering Sea: House Stark, 1 Ship, order: face down" in said(draw(match, None, "eastern seas"))


def test_an_area_is_shown_with_its_neighbours_and_found_by_its_name() -> None:
    match = maester.new_match("boardgame", 3, seed=3)
    text = said(draw(match, "stark", "white harbor"))
    assert "\nNext to it:\n" in text
    assert "\nMoat Cailin (Castle): nobody\n" in text
    assert "Port of White Harbor: House Stark" in text
    assert said(draw(match, "stark", "bialy port", "pl")).startswith("Biały Port\n")
    assert said(draw(match, "stark", "WHITE-HAR")).startswith("White Harbor\n")
    assert draw(match, "stark", "elephants") == []


@pytest.mark.parametrize(
    ("wanted", "language", "title"),
    [("north", "en", "The North"), ("północ", "pl", "Północ"), ("polnoc", "pl", "Północ"), ("north", "pl", "Północ"),
     ("hands", "en", "Hands and discard piles"), ("rece", "pl", "Karty na ręce i stosy kart odrzuconych"),
     ("western seas", "en", "The western seas"), ("decks", "en", "Decks"), ("mine", "en", "Your areas"),
     ("battle", "en", "battle"), ("bitwa", "pl", "bitwa")],
)  # fmt: skip
def test_parts_are_called_by_their_names(wanted: str, language: str, title: str) -> None:
    match = maester.new_match("boardgame", 3, seed=3)
    assert draw(match, "stark", wanted, language)[0].title == title


def test_hands_and_decks_are_told() -> None:
    match = maester.new_match("boardgame", 3, seed=3)
    text = said(draw(match, "stark", "hands"))
    assert "House Stark holds: Eddard Stark 4, Robb Stark 3" in text
    assert "House Lannister holds: Tywin Lannister 4" in text
    assert "Your unused orders: March -1 ×1" in text
    assert "unused orders" not in said(draw(match, None, "hands"))
    decks = said(draw(match, "stark", "decks"))
    assert "Westeros deck I, in unknown order: Supply ×3; Mustering ×3" in decks
    assert "Wildling deck: 9 cards. Known from the top: none." in decks


def test_a_battle_is_added_up_line_by_line() -> None:
    game = scenario(
        stark={"winterfell": "FFK", "white-harbor": "F"},
        greyjoy={"moat-cailin": "F"},
        orders={"winterfell": "march-plus-1", "white-harbor": "support", "moat-cailin": "defense-1"},
    )
    game.march("winterfell", "FK>moat-cailin")
    match = game.match
    while match.decision(match.to_act[0]).kind != "choose-house-card":
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    text = said(draw(match, "stark", "battle"))
    assert "Support for House Stark from White Harbor." in text
    lines = "Footman +1, Knight +2, order +1, support from White Harbor +1"
    assert f"House Stark has strength 5: {lines}." in text
    assert "House Greyjoy has strength 2: Footman +1, order +1." in text
    table = seen(draw(match, "stark", "battle"))
    assert "\nStark (you) |  | Greyjoy | \nFootman | +1 | Footman | +1\nKnight | +2 | order | +1\n" in table
    assert "\ntotal | 5 | total | 2\n" in table
    shown = picture_of(GAME, "en").before("choose-house-card", match.view("stark"), brief=True)
    assert shown is not None
    assert said(shown.parts) == text


def test_every_moment_of_random_matches_can_be_drawn_in_every_language() -> None:
    for seed, players in ((1, 3), (2, 6)):
        match = maester.new_match("boardgame", players, seed, {"tides_of_battle": True, "rounds": 4})
        dice = Random(seed)
        drawn = 0
        while not match.over:
            seat = match.to_act[0]
            if dice.random() < 0.1 or match.view(seat)["table"]["fights"]:
                drawn += 1
                for language in ("en", "pl", "xx"):
                    picture, view = picture_of(GAME, language), match.view(seat)
                    for name in ("", *picture.names()):
                        assert picture.find(view, name) if name else picture.whole(view)
                    for move in match.decision(seat).options[:20]:
                        plain = match.lexicon.plain(move)
                        picture.remark(view, plain)
                        assert all(picture.heading(view, key) for key in picture.path(plain))
            match.play(seat, dice.choice(match.decision(seat).options))
        assert drawn > 5


def test_nothing_on_the_board_is_said_outside_the_words() -> None:
    match = maester.new_match("boardgame", 4, seed=3)
    picture = picture_of(GAME, "xx")
    parts = [*draw(match, "stark", language="xx")]
    for name in ("mine", "hands", "decks", "battle", "winterfell"):
        parts += draw(match, "stark", name, "xx")
    remark = picture.remark(match.view("stark"), {"move": "x", "card": "robb-stark"})
    assert left_unsaid(f"{said(parts)} {seen(parts)} {remark}") == []


# -- at the table ------------------------------------------------------------------------------------------------


def test_orders_are_chosen_area_by_area_and_looked_at_before_they_are_revealed() -> None:
    output = run(NEW, ["2", "", "2", "3", "1", "1", "1", "v mine", "u", "2", "", "q"])
    assert "\n1. White Harbor: 1 Footman … (11)\n2. Winterfell: 1 Footman and 1 Knight, Garrison 2 … (11)\n" in output
    group = after(output, "2")
    assert "\n3. Winterfell: March +1 (special)\n" in group
    assert group.endswith("Enter goes back.")
    assert "\nSo far, still secret: Winterfell: March +1 (special)." in output
    ready = "Your answers, still secret: Winterfell: March +1 (special); White Harbor: March -1; The Shivering Sea: "
    assert output.count(ready) == 3
    assert "Winterfell (Stronghold, supply 1, Power 1): House Stark, 1 Footman and 1 Knight, order: March +1" in after(
        output, "v mine"
    )
    assert after(output, "u").startswith("Your last answer is taken back.")
    entries = saved(SAVE).live_entries()
    assert [entry.seat for entry in entries[:3]] == [0, 0, 0]
    assert "House Stark: March +1 (special) in Winterfell." in output


def test_a_number_that_is_not_shown_chooses_nothing() -> None:
    output = run(NEW, ["winterfell raid", "3", "why 1"])
    assert after(output, "3") == "There is no option 3: the numbers go from 1 to 2."
    assert after(output, "why 1") == "This is allowed: Winterfell: Raid"
    assert saved(SAVE).live_entries() == []


def test_the_board_is_shown_once_a_round_and_hints_once_a_kind() -> None:
    output = run([*NEW[:-1]], ["2", "3", "1", "1", "q"])
    assert output.count("\nYour areas:\n") == 1
    assert output.count("\nTip: each of your areas with units needs one order.") == 1
    assert output.count("nobody can reach you. v and an area's name shows its neighbours.\n") == 1
    assert "New to this game? Type ? first." in output
    assert "Tip:" not in run(NEW, ["2", "3", "q"])


def test_help_has_the_rules_behind_the_question_and_the_first_round() -> None:
    output = run(NEW, ["?", "? first", "v elephants", "l", "l 1", "l x"])
    help_text = after(output, "?")
    assert "After v you can type: mine, houses, tracks, hands, decks, battle, north" in help_text
    assert "The rules behind this question:\nplanning.one-order-per-occupied-area: " in help_text
    assert after(output, "? first").startswith("Your first round, in short:\nGoal: hold 7 areas")
    assert "no part of the board called “elephants”. You can type: mine" in after(output, "v elephants")
    assert after(output, "l") == after(output, "l 1") == "Round 1 begins."
    assert after(output, "l x").startswith("Type l, or l and how many")


def test_bids_are_chosen_by_their_amount_and_cards_say_what_they_do() -> None:
    picture, match = picture_of(GAME, "en"), maester.new_match("boardgame", 3, seed=1)
    assert picture.amount({"move": "bid-power", "power": 0}) == 0
    assert picture.amount({"move": "place-order", "area": "winterfell"}) is None
    remark = picture.remark(match.view("stark"), {"move": "play-card", "card": "robb-stark"})
    assert remark.startswith("strength 3. If you win")
    march = {"move": "march-units", "source": "winterfell", "units": "F", "target": "kings-landing"}
    assert picture.remark(match.view("stark"), march) == "Stronghold, Power 2, Neutral Force 5"


def test_errors_name_kinds_in_the_language_of_the_match() -> None:
    output = run([*NEW, "--lang", "pl"], ["order winterfel: raid", "order winterfell: rade"])
    assert "Nie ma „winterfel” (rodzaj: obszar)" in output
    assert "Nie ma „rade” (rodzaj: rozkaz)" in output
