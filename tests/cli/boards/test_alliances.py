"""Alliances in a terminal: its table, its questions, its words."""

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
from maester.games.alliances import GAME, with_cards
from maester.games.alliances.card_file import shipped
from maester.words import words
from tests.cli.boards.drawn import draw, left_unsaid, said, seen, unasked
from tests.cli.terminal import after, run, saved
from tests.games.alliances.language import claim, scenario
from tests.games.recorded import recorded_cards

SAVE = "maester-alliances.json"
NEW = ("alliances", "--players", "3", "--seed", "6", "--bots", "random", "--option", "quick_game=true")
CERSEI, TYRION = "cersei-lannister", "tyrion-lannister"


@pytest.fixture(autouse=True)
def _folder(own_folder: Any) -> None:
    pass


def picture(language: str = "en") -> Picture:
    return picture_of(GAME, language)


def bidding() -> Match:
    """A round in which Tyrion kneels and Olenna, who is closest to winning, has the turn."""
    return scenario(
        hands={"cersei": ["betrayal", "betrayal", "whispers"], "tyrion": ["wildfire"], "olenna": ["corruption"]},
        bids={"cersei": ["royal-decree", "betrayal"], "tyrion": ["little-birds"], "olenna": ["sellswords"]},
        allies={"cersei+tyrion": ["renly-baratheon"], "tyrion+olenna": ["varys", "hodor"]},
        tokens={"cersei+tyrion": [2, 3], "daenerys+cersei": [1]},
        current="oberyn-martell",
        knelt=["tyrion", "daenerys"],
        turn="cersei",
    ).match


# -- the table ---------------------------------------------------------------------------------------------------


def test_the_ring_shows_leaders_and_the_councils_between_them_clockwise_from_the_one_who_looks() -> None:
    match = bidding()
    lines = said(draw(match, TYRION)).splitlines()
    ring = lines[lines.index("The ring of councils, clockwise") + 1 :]
    assert [line.split(",")[0].split(":")[0].split(" (")[0] for line in ring[:8]] == [
        "Tyrion Lannister", "Council of Tyrion Lannister and Olenna Tyrell", "Olenna Tyrell",
        "Council of Olenna Tyrell and Daenerys Targaryen", "Daenerys Targaryen",
        "Council of Daenerys Targaryen and Cersei Lannister", "Cersei Lannister",
        "Council of Cersei Lannister and Tyrion Lannister",
    ]  # fmt: skip
    assert "Tyrion Lannister (you), kneels: cards in hand 1, total influence 2 (Little Birds +2)." in ring
    council = "power 5 and 2 unknown tokens (Renly Baratheon 5; tokens ? ?)."
    assert f"Council of Cersei Lannister and Tyrion Lannister: {council}" in ring
    assert "Your councils: 5+?? with Cersei Lannister, 5 with Olenna Tyrell. At the end the weaker one counts." in ring
    table = seen(draw(match, TYRION))
    leader, council = "Tyrion Lannister (you) | 1 | 2 | kneels; Little Birds +2", "power 5 | Varys 2; Hodor 3"
    assert f"{leader}\n↕ your council |  | {council}\n" in table
    assert "↕ and so back to Tyrion Lannister\n" in table


def test_a_spectator_has_no_councils_and_no_hand() -> None:
    text = said(draw(bidding(), None)) + said(draw(bidding(), None, "hands"))
    assert "(you)" not in text
    assert "Your" not in text
    assert "Cersei Lannister: cards in hand 3, none of them known." in text


def test_the_current_ally_stands_with_its_power_its_tokens_and_what_it_does() -> None:
    text = said(draw(bidding(), CERSEI, "ally"))
    assert text.startswith("Season: summer, round ")
    assert "Current ally: Oberyn Martell, power 5.\nWhen claimed: Discard 2 cards" in text
    assert "First player: Cersei Lannister (you)." in text


def test_open_allies_are_shown_in_their_order() -> None:
    match = scenario(
        row=["varys", "shae"], current="robb-stark", hands={"cersei": ["betrayal"]}, options={"open_allies": True}
    ).match
    assert "Next in the ally row: Varys 2; Shae 3." in said(draw(match, CERSEI))
    assert "Ally row: Varys 2; Shae 3." in said(draw(match, CERSEI, "decks"))


def test_a_total_is_told_with_what_changed_it() -> None:
    match = scenario(
        hands={"cersei": ["betrayal"]}, bids={"cersei": ["call-the-banners", "royal-decree"]}, turn="cersei"
    ).match
    text = said(draw(match, CERSEI, "bids"))
    assert "total influence 10 (Call the Banners +3; Royal Decree +7)." in text


def test_what_holds_this_round_is_told_with_the_bidding() -> None:
    match = scenario(hands={"cersei": ["betrayal"]}, current="arianne-martell").match
    assert "Arianne Martell. This round: When the first leader" in said(draw(match, CERSEI, "bids"))
    assert "When claimed" not in said(draw(bidding(), CERSEI, "bids"))


def test_the_own_hand_has_all_details_and_others_only_what_is_known() -> None:
    match = bidding()
    text = said(draw(match, CERSEI, "hands"))
    assert "Betrayal ×2: influence 1, red. When played: You may move 1 red, green or purple card" in text
    assert "Tyrion Lannister: cards in hand 1, none of them known." in text
    assert "Daenerys Targaryen: no cards in hand." in text
    assert "Wildfire" not in text
    match.play(CERSEI, "play inf-whispers")
    match.play(CERSEI, f"leader {TYRION}")
    known = said(draw(match, CERSEI, "hands"))
    assert "Tyrion Lannister: all 1 cards are known: Wildfire 2." in known
    assert "Known in the hand of Tyrion Lannister: Wildfire 2." in said(draw(match, CERSEI))
    assert "Wildfire" not in said(draw(match, "olenna-tyrell"))


def test_only_the_one_who_looked_is_shown_the_number_of_a_token() -> None:
    match = scenario(hands={"cersei": ["master-of-coin", "betrayal"]}, tokens={"cersei+tyrion": [1, 3]}).match
    match.play(CERSEI, "play inf-master-of-coin")
    match.play(CERSEI, f"token {CERSEI}+{TYRION} 2")
    council = "Council of Cersei Lannister and Tyrion Lannister: "
    assert f"{council}power 3 and 1 unknown token (tokens ? 3)." in said(draw(match, CERSEI, "councils"))
    assert f"{council}power 0 and 2 unknown tokens (tokens ? ?)." in said(draw(match, TYRION, "councils"))
    token = {"move": "choose-token", "leader": CERSEI, "neighbor": TYRION, "number": 2}
    assert picture().remark(match.view(CERSEI), token) == "its number is 3"
    assert picture().remark(match.view(TYRION), token) == ""
    assert picture().remark(match.view(CERSEI), {**token, "number": 1}) == ""


def test_a_draft_shows_the_cards_in_hand_and_those_set_aside_to_their_owner_alone() -> None:
    match = maester.new_match("alliances", 3, seed=1, options={"draft": "card-draft", "leaders": "listed"})
    assert picture().before("choose-card-to-keep", match.view(CERSEI), brief=False) is None
    first = f"card-{match.lexicon.plain(match.decision(CERSEI).options[0])['card']}"
    for seat in match.seats:
        match.play(seat, match.decision(seat).options[0])
    shown = unasked(match, CERSEI, "choose-card-to-keep")
    assert said(shown.parts).startswith("The draft\nSet aside by you: ")
    assert f"Set aside by you: {words('en', 'alliances').say(first)} " in said(shown.parts)
    assert "The cards that you choose from: " in said(draw(match, CERSEI, "draft"))
    assert said(draw(match, None, "draft")) == "The draft\nNo cards are drafted now."


@pytest.mark.parametrize(
    ("wanted", "language", "title"),
    [("councils", "en", "The ring of councils, clockwise"),
     ("rady", "pl", "Krąg rad, zgodnie z ruchem wskazówek zegara"),
     ("ręce", "pl", "Twoja ręka"), ("rece", "pl", "Twoja ręka"), ("decks", "pl", "Talie i stosy"),
     ("bids", "en", "The bidding"), ("licyt", "pl", "Licytacja"), ("tyrion", "en", "Tyrion Lannister"),
     ("olenna-tyrell", "pl", "Olenna Tyrell")],
)  # fmt: skip
def test_parts_and_leaders_are_called_by_their_names(wanted: str, language: str, title: str) -> None:
    assert draw(bidding(), CERSEI, wanted, language)[0].title == title
    assert draw(bidding(), CERSEI, "elephants", language) == []


def test_leaders_who_were_chosen_at_the_table_stand_beside_their_players() -> None:
    match = maester.new_match("alliances", 3, seed=1, options={"leaders": "chosen", "first_player": 1})
    assert "Player 1 (you)" in said(draw(match, "player-1"))
    match.play("player-1", "lead jon-snow")
    assert "Player 1 – Jon Snow (you)" in said(draw(match, "player-1"))


# -- what is shown unasked -----------------------------------------------------------------------------------------


def test_the_table_is_shown_once_a_round_and_the_bidding_after_that() -> None:
    match = scenario(hands={"cersei": ["betrayal", "whispers"], "tyrion": ["wildfire"]}).match
    first = unasked(match, CERSEI, "take-turn")
    assert [part.title for part in first.parts][1] == "The ring of councils, clockwise"
    brief = unasked(match, CERSEI, "take-turn", brief=True).parts
    assert brief[1].title == "The bidding"
    assert said(brief).count("Current ally: ") == 1
    assert "Your councils: 0 with Tyrion Lannister, 0 with Daenerys Targaryen." in said(brief)
    assert "Your hand" not in said(first.parts)
    match.play(CERSEI, "play inf-betrayal")
    match.play(TYRION, "kneel")
    again = unasked(match, CERSEI, "take-turn")
    assert again.key == first.key
    assert again.otherwise is not None
    assert first.otherwise is not None
    assert [part.title for part in again.otherwise.parts] == ["The bidding"]
    assert again.otherwise.key != first.otherwise.key


def test_what_is_resolved_is_told_before_its_questions() -> None:
    match = bidding()
    match.play(CERSEI, "play inf-betrayal")
    assert match.decision(CERSEI).kind == "move-bid-card"
    text = said(unasked(match, CERSEI, "move-bid-card").parts)
    assert text.startswith("What is resolved\nBetrayal (Cersei Lannister). When played: You may move 1 red")
    play = claim("patchface", ally_deck=["varys", "shae", "hodor", "bronn", "ygritte", "jaqen-hghar"])
    match = play.match
    while match.decision(CERSEI).kind != "order-looked":
        match.play(CERSEI, match.decision(CERSEI).options[0])
    looking = said(unasked(match, CERSEI, "order-looked").parts)
    assert looking.count("When claimed: Look at the top 5 cards") == 1
    assert "You look at: " in looking
    assert "You look at" not in said(draw(match, TYRION))


# -- moves -----------------------------------------------------------------------------------------------------------


def test_moves_say_what_should_be_known_about_them() -> None:
    match, own = bidding(), picture()
    view = match.view(CERSEI)
    assert own.remark(view, {"move": "play-card", "card": "inf-whispers"}) == (
        "influence 6, green. When played: Look at the hand of another leader of your choice."
    )
    assert own.reminder(view, {"move": "play-card", "card": "inf-whispers"}) == "influence 6, green"
    there = own.remark(view, {"move": "choose-ally", "ally": "ally-varys"})
    assert there == "power 2, in the council of Tyrion Lannister and Olenna Tyrell"
    assert own.remark(view, {"move": "choose-ally", "ally": "ally-shae"}).startswith("power 3. When claimed: ")
    assert own.remark(view, {"move": "choose-leader", "leader": TYRION}) == "cards in hand 1, total influence 2"
    council = {"move": "choose-council", "leader": CERSEI, "neighbor": TYRION}
    assert own.remark(view, council) == "power 5+??: Renly Baratheon 5; tokens ? ?"
    assert own.remark(view, {**council, "move": "choose-token", "number": 1}) == ""
    bid = {"move": "choose-bid-card", "leader": "olenna-tyrell", "card": "inf-sellswords"}
    assert own.remark(view, bid) == "influence 8 now"
    assert own.path(bid) == ("olenna-tyrell",)
    assert own.heading(view, "olenna-tyrell") == "Olenna Tyrell"


def test_a_card_is_explained_the_first_time_and_when_it_is_looked_for() -> None:
    with recorded_cards("alliances"):
        output = run(NEW, ["kneel", "", "strings", "q"])
    full = re.compile(r"\d+\. play Pulling the Strings \(influence 4, green\. In a bid area: If a neighbor")
    assert full.search(output.split("\n> ", 1)[0])
    shortly = "play Pulling the Strings (influence 4, green)\n"
    assert shortly in after(output, "kneel")
    assert full.search(after(output, "strings"))


def test_pictures_follow_the_card_file_of_the_match() -> None:
    content = json.loads(shipped())
    card = next(card for card in content["influence"] if card["id"] == "inf-whispers")
    card |= {"influence": 9, "ability": "Listen to another leader."}
    other = picture_of(with_cards(json.dumps(content).encode()), "en")
    remark = other.remark(bidding().view(CERSEI), {"move": "play-card", "card": "inf-whispers"})
    assert remark == "influence 9, green. When played: Listen to another leader."


# -- always ----------------------------------------------------------------------------------------------------------

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"advanced": True, "open_allies": True, "quick_game": True}),
    (6, {"draft": "kingsmoot", "quick_game": True, "leaders": "chosen"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_moment_of_random_matches_can_be_drawn_in_every_language(players: int, options: dict[str, Any]) -> None:
    match = maester.new_match("alliances", players, players, options)
    dice = Random(players)
    drawn = 0
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if dice.random() < 0.08:
            drawn += 1
            for language in ("en", "pl", "xx"):
                drawing, view = picture(language), match.view(seat)
                assert drawing.whole(match.view(None))
                for name in ("", *drawing.names()):
                    assert drawing.find(view, name) if name else drawing.whole(view)
                drawing.before(decision.kind, view, brief=dice.random() < 0.5)
                for move in decision.options[:20]:
                    plain = match.lexicon.plain(move)
                    assert len(drawing.reminder(view, plain)) <= len(drawing.remark(view, plain))
                    assert all(drawing.heading(view, key) for key in drawing.path(plain))
        match.play(seat, dice.choice(decision.options))
    assert drawn > 5


def test_nothing_on_the_table_is_said_outside_the_words() -> None:
    """But for names of cards and allies, which the card file alone knows."""
    match = bidding()
    drawing = picture("xx")
    parts = [*draw(match, CERSEI, language="xx")]
    for name in ("councils", "bids", "hands", "decks", "draft", "tyrion"):
        parts += draw(match, CERSEI, name, "xx")
    names = {word for card in GAME.data.cards() for word in re.findall(r"\w+", card.names["en"])}
    remark = drawing.remark(match.view(CERSEI), {"move": "play-card", "card": "inf-whispers"})
    assert set(left_unsaid(f"{said(parts)} {seen(parts)} {remark}")) <= names


def test_a_card_is_found_by_its_name_before_those_that_speak_of_it() -> None:
    found = after(run(NEW, ["? betrayal"]), "? betrayal")
    assert found.startswith("Betrayal [inf-betrayal], standard influence card\n")
    assert "works when it is played" in found.split("Source:")[0]
    assert "Robb Stark [ally-robb-stark], ally\n" in found


def test_a_round_at_the_terminal() -> None:
    output = run([*NEW, "--no-hints"], ["v", "?", "1", "why 1", "q"])
    assert "\nSeason: autumn, round 1 of 4:\n" in output.split("\n> ", 1)[0]
    assert "\nThe bidding:\n" in after(output, "1")
    assert "\nSeason: " not in after(output, "1")
    assert "\nThe ring of councils, clockwise:\n" in after(output, "v")
    help_text = after(output, "?")
    assert "After v you can type: ally, councils, bids, hands, decks, draft; or the name of a leader" in help_text
    assert "The rules behind this question:\nbid.turn-options: " in help_text
    assert len(saved(SAVE).live_entries()) >= 1
    guide = run(NEW, ["? first"])
    assert after(guide, "? first").startswith("Your first round, in short:\nGoal: at the end of the game")
