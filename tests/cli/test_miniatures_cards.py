"""Cards and people of the miniatures in a terminal: hands, the Tactics Board, discard piles, what a unit bears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from maester.cli.boards import picture_of
from maester.cli.pictures import Part, Picture
from maester.engine import Match, Seat
from maester.games.miniatures.hands import take_openly
from maester.words import LANGUAGES
from tests.cli.boards.drawn import said, seen
from tests.cli.terminal import after, run
from tests.games.miniatures.language import Battle, scenario

FEROCITY = "stark-northern-ferocity"
PARTS = ("hand", "board", "discard", "red-1", "red-a", "blue-a")


@pytest.fixture(autouse=True)
def _folder(own_folder: Any) -> None:
    pass


def court(**position: Any) -> Battle:
    """Robb's swords with Catelyn's Influence fight Tywin's guards; red holds two cards, blue one that nobody knows."""
    return scenario(
        "red: stark-sworn-swords @ 24 20 0 with=20201",
        "red: stark-outriders @ 3 10 0",
        "blue: lannister-guardsmen @ 24 24.8 180 with=20104",
        "blue: lannister-guardsmen @ 45 45 180 wounds=4",
        position={
            "commanders": {"red": "20201", "blue": "20104"},
            "ncus": ["red: 30201 zone=crown activated", "red: 30204", "blue: 30105"],
            "hands": {"red": [FEROCITY, FEROCITY, "stark-winter-is-coming"], "blue": ["lannister-counterplot"]},
            "discards": {"red": ["stark-devastating-impact"], "blue": ["lannister-counterplot"]},
            "borne": ["red: family-duty-honor on=red-1 ncu=red-a until=round"],
            **position,
        },
    )


def picture(match: Match, language: str, seat: str) -> Picture:
    drawn = picture_of(match.definition, language)
    drawn.inspect = match.inspect

    def offered() -> Sequence[Any]:
        return [match.lexicon.plain(move) for move in match.decision(seat).options]

    drawn.offered = offered
    return drawn


def shown(game: Battle, wanted: str, language: str = "en", seat: str = "red") -> list[Part]:
    return list(picture(game.match, language, seat).find(game.match.view(seat), wanted))


# -- the hand --------------------------------------------------------------------------------------------------------


def test_the_own_hand_is_shown_with_its_texts() -> None:
    own, _ = shown(court(), "hand")
    assert own.title == "Your hand: 3 of at most 5 cards"
    assert own.lines[0].startswith("Northern Ferocity ×2: ")
    assert "Vicious" in own.lines[0]
    assert own.lines[1].startswith("Winter Is Coming")


def test_of_the_other_s_hand_the_number_and_what_it_could_be() -> None:
    _, other = shown(court(), "hand")
    assert other.title == "Blue, cards in hand: 1"
    (line,) = other.lines
    assert line.startswith("Hand and deck (18 in the deck) can still hold: ")
    assert "Counterplot" in line
    assert "Northern" not in line


def test_a_card_that_everybody_has_seen_is_known() -> None:
    game = court(hands={"red": [], "blue": []})
    card = next(card for card in game.field.deck[1] if game.field.title(card) == "lannister-bribery")
    take_openly(game.field, Seat(1), card)
    known, possible = shown(game, "hand")[1].lines
    assert known == "Known cards in the hand: Bribery."
    others = game.field.deck_list[1].count("lannister-bribery") - 1
    assert ("Bribery" in possible) == (others > 0)
    assert f"Bribery ×{others + 1}" not in possible


def test_a_card_that_can_be_played_now_is_named_so() -> None:
    game = court()
    assert "can be played" not in said(shown(game, "hand"))
    game.nothing_declared().activate("red-1").play("red", "action melee-attack")
    while not (game.question() == "declare-text" and any("play" in one for one in game.options("red"))):
        game.play(game.asked()[0], game.options(game.asked()[0])[0])
    lines = shown(game, "hand")[0].lines
    assert lines[1] == "→ It can be played now."
    assert "can be played" not in lines[2] + lines[3]


def test_a_spectator_sees_no_hand() -> None:
    game = court()
    view = game.match.view(None)
    text = said(picture(game.match, "en", "red").find(view, "hand"))
    assert "Your hand" not in text
    assert "Red, cards in hand: 3" in text


def test_an_army_without_commander_has_no_deck() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 30 180")
    assert said(shown(game, "hand")).count("This army has no Tactics deck.") == 2


# -- the Tactics Board -------------------------------------------------------------------------------------------------


def test_the_board_shows_who_stands_where_who_controls_and_what_zones_do() -> None:
    board, own, other = shown(court(), "board")
    crown = [cell.text for cell in board.rows[0].cells]
    assert crown[:3] == ["Crown", "Catelyn Stark, Lady of Winterfell (red-a)", "Red"]
    assert "Panic Test" in crown[3]
    assert [cell.text for cell in board.rows[1].cells][1:3] == ["", ""]
    assert len(board.rows) == 5
    assert [row.cells[0].text for row in own.rows] == ["Ra", "Rb"]
    assert own.rows[0].cells[2].text == "stands in Crown, activated"
    assert own.rows[1].cells[2].text == "not yet activated, tokens: 4"
    assert [row.cells[1].text for row in other.rows] == ["Cersei Lannister, Queen Regent"]


def test_an_ncu_is_shown_with_his_abilities_and_whom_he_influences() -> None:
    (part,) = shown(court(), "red-a")
    assert part.title == "Catelyn Stark, Lady of Winterfell (red-a)"
    assert part.lines[0] == "stands in Crown, activated."
    assert part.lines[1].startswith("Family, Duty, Honor: ")
    assert part.lines[2] == "Influences Stark Sworn Swords (red-1)."
    assert said(shown(court(), "RA")) == said([part])


def test_the_board_is_shown_before_a_zone_is_claimed() -> None:
    game = court().nothing_declared().play("red", "activate red-b")
    before = picture(game.match, "en", "red").before("choose-zone-to-claim", game.match.view("red"), brief=True)
    assert before is not None
    assert before.parts[0].title == "Tactics Board"


def test_a_zone_that_may_be_claimed_is_remarked_with_its_effect() -> None:
    game = court()
    drawn, view = picture(game.match, "en", "red"), game.match.view("red")
    assert "Draw 2 Tactics cards" in drawn.remark(view, {"move": "claim-zone", "zone": "letter"})
    assert drawn.remark(view, {"move": "activate", "unit": "red-b"}) == "not yet activated, tokens: 4"


# -- discard piles, units ----------------------------------------------------------------------------------------------


def test_the_discard_piles_begin_with_the_last_card() -> None:
    game = court(discards={"red": ["stark-devastating-impact", "stark-winters-might"], "blue": []})
    (part,) = shown(game, "discard")
    assert part.lines == ("Red: Winter's Might, Devastating Impact.", "Blue: empty.")


def test_a_unit_tells_its_attachments_what_it_bears_and_its_commander() -> None:
    (part,) = shown(court(), "red-1")
    text = "\n".join(part.lines)
    assert "This is the Commander's unit." in text
    assert "Attachment: Robb Stark, The Wolf Lord." in text
    assert "Influence of Red, until the end of the Round: Family, Duty, Honor." in text


def test_a_unit_tells_which_orders_are_left() -> None:
    game = court()
    assert "Orders that it can still use this Round: Order: Tactical Reposition." in said(shown(game, "red-2"))
    used = scenario(
        "red: stark-outriders @ 3 10 0 used=order-tactical-reposition", "blue: lannister-guardsmen @ 45 45 180"
    )
    assert "All its Orders of this Round are used." in said(shown(used, "red-1"))


def test_a_destroyed_unit_is_shown_without_measures() -> None:
    game = court()
    game.field.take_away(game.unit("blue-2"))
    game.field.wounds[game.unit("blue-2")] = 0
    (part,) = shown(game, "blue-2")
    assert part.lines[0] == "destroyed."
    assert not part.rows


def test_hands_and_board_stand_in_the_whole_picture_in_short() -> None:
    game = court()
    text = said(picture(game.match, "en", "red").whole(game.match.view("red")))
    assert "Your hand: Northern Ferocity, Northern Ferocity, Winter Is Coming." in text
    assert "Blue, cards in hand: 1." in text
    assert "Tactics Board: Crown – Catelyn Stark, Lady of Winterfell (red-a); the other zones are empty." in text


# -- both languages, the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", PARTS)
def test_each_part_is_seen_and_said_in_both_languages(wanted: str, language: str) -> None:
    parts = shown(court(), wanted, language)
    assert said(parts)
    assert seen(parts)


def test_in_polish_parts_are_found_by_their_polish_names() -> None:
    game = court()
    for polish, english in (("ręka", "hand"), ("plansza", "board"), ("odrzucone", "discard")):
        assert said(shown(game, polish, "pl")) == said(shown(game, english, "pl"))
    text = said(shown(game, "red-1", "pl"))
    assert "To jednostka Dowódcy." in text
    assert "Wpływ Czerwonych, do końca Rundy: Rodzina, Obowiązek, Honor." in text


def test_a_person_looks_at_hand_and_board_while_being_asked() -> None:
    lines = ["1"] * 30 + ["v hand", "v board", "v discard", "q"]
    output = run(("miniatures", "--seed", "5", "--bots", "random", "--seat", "red", "--plain"), lines)
    assert "Tactics Board:" in after(output, "v board")
    assert "Crown: " in after(output, "v board")
    assert "Red: " in after(output, "v discard")
    assert "hand" in after(output, "v hand") or "Tactics deck" in after(output, "v hand")
