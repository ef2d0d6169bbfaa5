"""What is typed: words for yes and no, printed names in both languages, and clear complaints about the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import BadData, Match
from maester.engine import Agree, Form, Names, definition_of
from maester.engine.registry import built_in_games
from maester.engine.typed import LONGEST_TEXT, form_of, template
from maester.words import LANGUAGES
from tests.engine.support import check_words, choices, skirmish_with, unchanged


def read(match: Match, text: str) -> str:
    """What was understood, as it is written."""
    seat = match.to_act[0]
    return match.text(match.read_move(seat, text))


@pytest.fixture(scope="module")
def board() -> Match:
    return maester.new_match("boardgame", 6, seed=1)


@pytest.fixture(scope="module")
def alliances() -> Match:
    return maester.new_match("alliances", 4, seed=1)


@pytest.fixture(scope="module")
def cards() -> Match:
    return maester.new_match("cardgame", seed=1)


# -- yes and no -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("upgrade oldtown: siege-engine false", "upgrade oldtown: footman to siege-engine"),
        ("upgrade oldtown: siege-engine", "upgrade oldtown: footman to siege-engine"),
        ("upgrade oldtown: knight true", "upgrade oldtown: routed footman to knight"),
        ("upgrade Stare Miasto: rozbitego footman to Rycerza", "upgrade oldtown: routed footman to knight"),
        ("unit winterfell knight false", "unit winterfell knight"),
        ("unit winterfell knight true", "unit winterfell routed knight"),
        ("unit winterfell rozbity Rycerz", "unit winterfell routed knight"),
        ("bottom true", "put card bottom"),
        ("bottom false", "put card top"),
        ("put card na wierzch", "put card top"),
        ("lose units true", "lose units"),
        ("lose units false", "lose positions"),
        ("lose pozycje", "lose positions"),
        ("agree true", "yes"),
        ("agree no", "no"),
        ("Tak", "yes"),
        ("nie", "no"),
    ],
)  # fmt: skip
def test_yes_and_no_are_words(board: Match, text: str, written: str) -> None:
    assert read(board, text) == written
    assert read(board, written) == written


@pytest.mark.parametrize("game", built_in_games())
def test_no_move_is_typed_with_true_or_false(game: str) -> None:
    definition, match = definition_of(game), maester.new_match(game, seed=1)
    rng = Random(1)
    for kind in definition.codec.moves:
        for move in match.lexicon.well_formed(kind, rng, 30):
            text = match.lexicon.text(move)
            assert not {"true", "false"} & set(text.split()), text
            assert match.lexicon.read(text, (kind,)) == move


def test_the_printed_decision_and_plain_data_of_yes_and_no() -> None:
    match = choices("sail")
    assert "yes, no" in repr(match)
    assert match.lexicon.plain(Agree(True)) == {"move": "agree", "yes": True}
    assert match.read_move("ann", {"move": "agree", "yes": False}) == Agree(False)
    with pytest.raises(BadData):
        match.read_move("ann", {"move": "agree", "yes": "no"})


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("Upgrade", "upgrade AREA: [routed] footman to UNIT"),
        ("PutCard", "put card bottom | top"),
        ("Agree", "yes | no"),
        ("PlaceOrder", "order AREA: TOKEN"),
        ("Pass", "pass"),
    ],
)  # fmt: skip
def test_how_a_move_is_typed_is_told_with_its_words(name: str, form: str) -> None:
    kinds = {kind.__name__: kind for kind in definition_of("boardgame").codec.moves}
    assert form_of(kinds[name]) == form


# -- printed names --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("order King's Landing: Raid", "order kings-landing: raid"),
        ("ORDER krolewska przystan: NAJAZD", "order kings-landing: raid"),
        ("order Królewską Przystań : Marsz −1", "order kings-landing: march-minus-1"),
        ("order winterfell:march +1", "order winterfell: march-plus-1"),
        ("order Winterfell: Marsz +1 (specjalny)", "order winterfell: march-plus-1"),
        ("order winterfell: najazd (specjalny)", "order winterfell: raid-special"),
        ("order winterfell: march minus 1", "order winterfell: march-minus-1"),
        ("march winterfell: FF > Moat Cailin", "march winterfell: FF>moat-cailin"),
        ("march Fosa Cailin: done", "march moat-cailin: done"),
        ("recruit Biały Port: Machina Oblężnicza Biały Port", "recruit white-harbor: siege-engine white-harbor"),
        ("recruit white harbor: ship the narrow sea", "recruit white-harbor: ship narrow-sea"),
        ("support Starkowie", "support stark"),
        ("support house stark", "support stark"),
        ("support -", "support -"),
        ("card Roose Bolton", "card roose-bolton"),
        ("track Żelazny Tron", "track iron-throne"),
    ],
)  # fmt: skip
def test_things_go_by_their_printed_names(board: Match, text: str, written: str) -> None:
    assert read(board, text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("play zdrada", "play inf-betrayal"),
        ("play Betrayal", "play inf-betrayal"),
        ("council Eddard Stark + Olenna Tyrell", "council eddard-stark+olenna-tyrell"),
        ("council Olenną Tyrell+Eddarda Starka", "council olenna-tyrell+eddard-stark"),
        ("bid card Zdrada of Eddard Stark", "bid card inf-betrayal of eddard-stark"),
        ("ally Varys", "ally ally-varys"),
    ],
)  # fmt: skip
def test_names_of_a_card_file_are_understood(alliances: Match, text: str, written: str) -> None:
    assert read(alliances, text) == written


@pytest.mark.parametrize("game", built_in_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_name_means_its_thing(game: str, language: str) -> None:
    match = maester.new_match(game, seed=1)
    say = match.definition.words(language)

    def printed(form: Form, value: Any) -> str:
        return say.say(f"{form.kind}-{form.write(value)}") if isinstance(form, Names) else form.write(value)

    for kind in match.definition.codec.moves:
        for move in match.lexicon.well_formed(kind, Random(1), 60):
            forms = [(name, match.lexicon.form(hint)) for name, hint in match.lexicon.fields(kind)]
            values = {name: printed(form, getattr(move, name)) for name, form in forms if form is not None}
            assert match.lexicon.read(template(kind).format_map(values), (kind,), [move]) == move


def test_a_name_of_several_things_is_told_with_all_of_them(cards: Match) -> None:
    with unchanged(cards), pytest.raises(BadData) as caught:
        cards.why_not(0, "use Żelazny Tron")
    check_words(caught.value, "ambiguous-move-text", "Żelazny Tron", "use the-iron-throne", "use the-iron-throne-2")
    with pytest.raises(BadData) as english:
        cards.read_move(0, "use The Iron Throne")
    assert english.value.code == "ambiguous-move-text"
    assert read(cards, "use the-iron-throne") == "use the-iron-throne", "an id is clear"


def test_of_several_things_of_a_name_the_one_that_can_be_meant_is(cards: Match) -> None:
    lexicon = cards.lexicon
    use = next(kind for kind in cards.definition.codec.moves if kind.__name__ == "Use")

    def moves(*texts: str) -> list[object]:
        return [lexicon.read(text, (use,)) for text in texts]

    (second,) = moves("use the-iron-throne-2")
    assert lexicon.read("use żelazny tron", (use,), [second]) == second
    assert lexicon.read("use the iron throne", (use,), [second]) == second
    assert lexicon.read("use the-iron-throne", (use,), [second]) == second, "for it is called so, too"
    with pytest.raises(BadData):
        lexicon.read("use żelazny tron", (use,), moves("use the-iron-throne", "use the-iron-throne-2"))
    first, copy = moves("use robb-stark", "use robb-stark-2")
    assert lexicon.read("use Robb Stark", (use,), [first, copy]) == first, "its own name goes before"
    assert lexicon.read("use Robb Stark", (use,), [copy]) == copy
    assert lexicon.read("use robb-stark", (use,), [copy]) == first, "the copy has an id and a name of its own"
    assert lexicon.read("use Robb Stark (2)", (use,), [first]) == copy


def test_a_name_that_is_nearly_right_is_guessed_in_both_languages(board: Match) -> None:
    for text, wanted in (("order winterfel: raid", "winterfell"), ("order bialy pot: raid", "white-harbor")):
        with pytest.raises(BadData) as caught:
            board.read_move(0, text)
        check_words(caught.value, "unknown-name", wanted)
    with pytest.raises(BadData) as late:
        board.read_move(0, "recruit Biały Port: Machina Oblężnicza Nigdzie")
    assert (late.value.values["kind"], late.value.values["name"]) == ("area", "Nigdzie")


def test_data_names_things_by_their_ids(board: Match) -> None:
    with pytest.raises(BadData):
        board.read_move(0, {"move": "place-order", "area": "Biały Port", "token": "raid"})


@pytest.mark.parametrize("text", ["order " + "a " * 240, "recruit winterfell: " + "x " * 230, "token " + "+ " * 240])
def test_what_nobody_would_type_is_refused_in_passing(alliances: Match, board: Match, text: str) -> None:
    assert len(text) <= LONGEST_TEXT
    for match in (alliances, board):
        with pytest.raises(BadData) as caught:
            match.read_move(0, text)
        assert caught.value.code in ("bad-move-text", "unknown-name")


def test_a_game_without_words_of_its_own_reads_ids() -> None:
    match = skirmish_with("assign-order")
    assert read(match, "order wolf 1: march 1") == "order wolf-1: march-1"
