"""The card file: what is refused, with the card at fault; playing with another one; provenance."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import maester
from maester import BadData
from maester.cli.main import app
from maester.cli.sentences import event_text
from maester.engine import definition_of, refuse, use_data
from maester.engine.checkpoint import freeze, thaw
from maester.games.cardgame import GAME, card_file, with_cards
from maester.harness.marks import rule
from tests.cli.boards.drawn import draw, said
from tests.games.cardgame import test_cards_lannister, test_cards_stark
from tests.games.cardgame.language import scenario, side
from tests.games.cardgame.test_cards_plots import reveal

Change = Callable[[dict[str, Any]], None]


def content() -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(msgspec.json.decode(card_file.shipped()))
    return data


def card(data: dict[str, Any], id: str) -> dict[str, Any]:
    return next(card for card in (*data["cards"], *data["plots"]) if card["id"] == id)


def setting(id: str, key: str, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        card(data, id)[key] = value

    return change


def without(id: str, key: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        del card(data, id)[key]

    return change


def ability(id: str, **keys: Any) -> Change:
    """Changes keys of the first ability; None takes one away."""

    def change(data: dict[str, Any]) -> None:
        first = card(data, id)["abilities"][0]
        first.update(keys)
        for key in [key for key, value in keys.items() if value is None]:
            del first[key]

    return change


def effect(id: str, **keys: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        first = card(data, id)["abilities"][0]["effects"][0]
        first.update(keys)
        for key in [key for key, value in keys.items() if value is None]:
            del first[key]

    return change


def second_copy(id: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["cards"].append(copy.deepcopy(card(data, id)))

    return change


def delayed(id: str, **inner: Any) -> Change:
    """What happens later by the second effect of the first ability."""

    def change(data: dict[str, Any]) -> None:
        card(data, id)["abilities"][0]["effects"][1]["effects"] = [inner]

    return change


def more_drafted(data: dict[str, Any]) -> None:
    data["deck_sizes"]["plots_draft"] += 1


DISCARD_AT_ZERO = {
    "trigger": {"event": "strength_is_zero", "card": {"type": "character"}},
    "effects": [{"op": "discard_from_play", "what": {"ref": "trigger_card"}}],
}
"""Right for a passive ability, but not for a response: the characters could stay at 0."""

REFUSED: list[tuple[str, str, Change]] = [
    ("jon-snow", "unknown-key", setting("jon-snow", "colour", "grey")),
    ("jon-snow", "missing", without("jon-snow", "name_pl")),
    ("jon-snow", "missing", without("jon-snow", "strength")),
    ("jon-snow", "missing", without("jon-snow", "note_pl")),
    ("plot-illyrios-gift", "missing", without("plot-illyrios-gift", "note")),
    ("jon-snow", "no-number", setting("jon-snow", "strength", -1)),
    ("jon-snow", "no-number", setting("jon-snow", "cost", True)),
    ("jon-snow", "no-flag", setting("jon-snow", "unique", "yes")),
    ("jon-snow", "no-flag", setting("jon-snow", "unique", 1)),
    ("jon-snow", "no-text", setting("jon-snow", "name_en", " ")),
    ("jon-snow", "unknown-word", setting("jon-snow", "house", "tully")),
    ("jon-snow", "unknown-word", setting("jon-snow", "icons", ["naval"])),
    ("jon-snow", "unknown-word", setting("jon-snow", "traits", ["Pirate"])),
    ("jon-snow", "unknown-word", setting("jon-snow", "keywords", ["deadly"])),
    ("jon-snow", "unknown-word", setting("jon-snow", "source", "dream")),
    ("jon-snow", "missing", setting("jon-snow", "copies", {"stark": 2})),
    ("jon-snow", "no-number", setting("jon-snow", "copies", {"stark": 2, "lannister": -1})),
    ("jon-snow", "unknown-key", setting("jon-snow", "attach_to", {"type": "character"})),
    ("jon-snow", "duplicate", second_copy("jon-snow")),
    ("ice", "missing", without("ice", "attach_to")),
    ("not-today", "misplaced", setting("not-today", "cost", 2)),
    ("winterfell", "unknown-key", setting("winterfell", "strength", 2)),
    ("cards: stark", "count", setting("jon-snow", "copies", {"stark": 3, "lannister": 0})),
    ("plots: stark", "count", setting("plot-winter-festival", "plot_group", "stark")),
    ("plot-winter-festival", "count", setting("plot-winter-festival", "copies", {"plots": 2})),
    ("plot-winter-festival", "misplaced", setting("plot-winter-festival", "unique", True)),
    ("eddard-stark", "unknown-word", ability("eddard-stark", timing="sometimes")),
    ("eddard-stark", "unknown-word", ability("eddard-stark", timing="when_revealed")),
    ("eddard-stark", "missing", ability("eddard-stark", trigger=None)),
    ("eddard-stark", "unknown-key", ability("eddard-stark", phases=["any"])),
    ("eddard-stark", "missing", ability("eddard-stark", text=None)),
    ("eddard-stark", "unknown-word", ability("eddard-stark", trigger={"event": "card_lost", "card": "self"})),
    ("eddard-stark", "unknown-key", ability("eddard-stark", trigger={"event": "card_played", "who": "you"})),
    ("eddard-stark", "wrong-moment", ability("eddard-stark", trigger={"event": "would_be_killed", "card": "self"})),
    ("eddard-stark", "unknown-word", effect("eddard-stark", op="gain_glory")),
    ("eddard-stark", "missing", effect("eddard-stark", count=None)),
    ("eddard-stark", "unknown-key", effect("eddard-stark", phase="draw")),
    ("eddard-stark", "dangling", effect("eddard-stark", to={"ref": "chosen"})),
    ("eddard-stark", "dangling", effect("eddard-stark", to={"ref": "attached"})),
    ("maester-luwin", "missing", ability("maester-luwin", phases=None)),
    ("maester-luwin", "shape", ability("maester-luwin", cost=[{"kneel": {"count": 1}}])),
    ("maester-luwin", "unknown-word", ability("maester-luwin", cost=[{"kneel": {"ref": "chosen"}}])),
    ("bronn", "missing", effect("bronn", until=None)),
    ("bronn", "dangling", effect("bronn", amount="X")),
    ("bronn", "dangling", effect("bronn", amount="-X")),
    ("bronn", "shape", ability("bronn", effects=[])),
    ("winterfell", "misplaced", effect("winterfell", until="end_of_round")),
    ("winterfell", "wrong-moment", ability("winterfell", effects=[{"op": "draw", "player": "you", "count": 1}])),
    (
        "winterfell",
        "unknown-key",
        ability("winterfell", choose={"count": 1, "by": "you", "filter": {"type": "character"}}),
    ),
    ("winterfell", "circular", effect("winterfell", what={"all": {"type": "character", "strength_max": 2}})),
    (
        "needle",
        "dangling",
        lambda data: card(data, "needle")["abilities"][1]["condition"].update(attached_name="nobody"),
    ),
    ("not-today", "missing", ability("not-today", effects=[{"op": "draw", "player": "you", "count": 1}])),
    ("not-today", "wrong-moment", ability("not-today", trigger={"event": "character_killed", "card": "self"})),
    ("not-today", "misplaced", ability("not-today", cost=[{"kneel": {"ref": "self"}}])),
    ("insidious-ways", "missing", delayed("insidious-ways", op="strength", what={"ref": "self"}, amount=1)),
    ("eddard-stark", "misplaced", ability("eddard-stark", **DISCARD_AT_ZERO)),
    ("arya-stark", "nothing-before", lambda data: card(data, "arya-stark")["abilities"][0]["effects"].reverse()),
    (
        "plot-killing-cold",
        "misplaced",
        lambda data: card(data, "plot-killing-cold")["abilities"][1].update(
            effects=[{"op": "draw", "player": "you", "count": 1}]
        ),
    ),
    ("eddard-stark", "shape", effect("eddard-stark", to={})),
    ("eddard-stark", "shape", effect("eddard-stark", to={"ref": "self", "all": {}})),
    ("eddard-stark", "unknown-word", effect("eddard-stark", to="banner")),
    ("maester-luwin", "shape", ability("maester-luwin", cost=[{"kneel": {"ref": "self"}, "pay_gold": 1}])),
    ("maester-luwin", "unknown-word", ability("maester-luwin", cost=[{"pay_gold": "-X"}])),
    ("plot-wildfire-assault", "unknown-word", effect("plot-wildfire-assault", rest="bow")),
    ("plot-drunken-allegations", "unknown-word", effect("plot-drunken-allegations", then="bow")),
    ("jon-snow", "unknown-word", setting("jon-snow", "type", "plot")),
    ("-", "unknown-key", lambda data: data.update(extra=1)),
    ("-", "count", lambda data: data["deck_sizes"].update(plots_draft=17)),
    ("-", "count", lambda data: data["deck_sizes"].update(stark=51)),
    ("plots", "count", lambda data: data["deck_sizes"].update(plots=31)),
    ("plots: draft", "count", more_drafted),
    ("-", "missing", lambda data: data.pop("deck_sizes")),
    ("-", "missing", lambda data: data["keyword_names_pl"].pop("renown")),
    ("-", "missing", lambda data: data["plot_group_names_pl"].pop("draft")),
    ("-", "vocabulary", lambda data: data["vocabulary"]["effect_ops"].update(fly={})),
]


@pytest.mark.parametrize(
    ("name", "problem", "change"),
    REFUSED,
    ids=[f"{name}-{problem}-{place}" for place, (name, problem, _) in enumerate(REFUSED)],
)
def test_a_wrong_card_file_is_refused_and_the_card_named(name: str, problem: str, change: Change) -> None:
    data = content()
    change(data)
    with pytest.raises(BadData) as refused:
        with_cards(msgspec.json.encode(data))
    values = refused.value.values
    assert (refused.value.code, values["card"], values["problem"]) == ("bad-card", name, problem), (
        refused.value.message()
    )
    assert name in refused.value.message("pl")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"game": "alliances"}', b"\xff"])
def test_what_is_no_card_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadData) as refused:
        with_cards(data)
    assert refused.value.code in ("card-file-unreadable", "card-file-foreign")


@pytest.fixture
def own_cards() -> Iterator[None]:
    yield
    use_data("cardgame", None)


def stronger_jon() -> bytes:
    data = content()
    card(data, "jon-snow").update(strength=9, name_en="Jon the Strong", name_pl="Jon Silny")
    return msgspec.json.encode(data)


@pytest.mark.usefixtures("own_cards")
def test_a_game_is_played_with_another_card_file() -> None:
    before = maester.new_match("cardgame", 2, 1)
    use_data("cardgame", stronger_jon())
    match = maester.new_match("cardgame", 2, 1)
    game: Any = match.game
    jon = game.box.card_names.read("jon-snow")
    assert (game.box.strength[jon], before.game.box.strength[jon]) == (9, 3)
    saved, kept = match.save(), freeze(match)
    assert maester.load(saved).hash() == match.hash()
    use_data("cardgame", None)
    for again in (maester.load(saved), thaw(kept)):
        assert again.definition is match.definition is not definition_of("cardgame")


@pytest.mark.usefixtures("own_cards")
def test_each_match_speaks_with_the_names_and_texts_of_its_own_card_file() -> None:
    people: Any = {"stark": side(hand=["jon-snow"], gold=9), "lannister": side("bronn")}
    older = scenario(phase="marshalling", first="stark", **people).play("stark", "play jon-snow").match
    use_data("cardgame", stronger_jon())
    newer = scenario(phase="marshalling", first="stark", **people).play("stark", "play jon-snow").match
    for match, own, other in ((older, "Jon Snow", "Jon Silny"), (newer, "Jon Silny", "Jon Snow")):
        told = "\n".join(event_text(match, event, "pl") for event in match.events("stark"))
        told += said(draw(match, "stark", language="pl"))
        assert told.count(own) >= 2
        assert other not in told
        refused = refuse("golden.card-text-wins", title="jon-snow").text(
            "pl", "cardgame", match.definition.data.fingerprint
        )
        assert f"({own}: " in refused


def any_position() -> bytes:
    """A card file whose texts that kneel a character don't say in data that it must be standing."""
    data = content()
    for id in ("the-lions-cunning", "plot-drunken-allegations"):
        (text,) = card(data, id)["abilities"]
        del text.get("choose", text["effects"][0])["filter"]["position"]
    return msgspec.json.encode(data)


@rule("cardgame:ruling.kneel-targets")
@pytest.mark.usefixtures("own_cards")
def test_only_standing_characters_are_chosen_to_kneel_even_if_a_card_file_does_not_say_so() -> None:
    use_data("cardgame", any_position())
    people = side("bronn", hand=["the-lions-cunning"], gold=2)
    game = scenario(phase="dominance", first="lannister", stark=side("jon-snow~"), lannister=people)
    game.play("lannister", "play the-lions-cunning")
    assert [event["cards"] for event in game.events("cards-knelt")] == [["bronn"]]
    plots = reveal("stark", "drunken-allegations", stark=side("jon-snow~"), lannister=side("bronn", "shae"))
    assert plots.options() == ["choose bronn", "choose shae"]


@pytest.mark.usefixtures("own_cards")
def test_who_need_not_show_a_card_that_was_found_tells_nobody_which_it_is() -> None:
    data = content()
    effect("plot-building-season", reveal=False)(data)
    use_data("cardgame", msgspec.json.encode(data))
    game = reveal("stark", "building-season").play("stark", "take winterfell")
    assert "winterfell" in game.view("stark")["players"][0]["hand"]
    assert "winterfell" not in game.view("lannister")["players"][0]["hand"]
    assert game.events("card-found", "stark")[0]["title"] == "winterfell"
    assert game.events("card-found", "lannister") == game.events("card-found") == []
    assert [event["seat"] for event in game.events("card-sought", "lannister")] == ["stark"]


@pytest.mark.usefixtures("own_cards")
def test_a_choice_may_be_the_opponent_s() -> None:
    data = content()
    card(data, "enemy-informer")["abilities"][0]["choose"]["by"] = "opponent"
    use_data("cardgame", msgspec.json.encode(data))
    game = scenario(
        phase="marshalling", first="lannister", lannister=side(hand=["enemy-informer"]), stark=side("jon-snow")
    )
    game.play("lannister", "play enemy-informer", "use enemy-informer")
    assert (game.asked(), game.options()) == (("stark",), ["choose enemy-informer", "choose jon-snow"])


@pytest.mark.usefixtures("own_cards")
@rule("cardgame:ruling.duplicates-only-characters")
def test_a_second_copy_of_a_unique_location_is_no_duplicate() -> None:
    data = content()
    setting("winterfell", "copies", {"stark": 2, "lannister": 0})(data)
    setting("winterfell-keep", "copies", {"stark": 2, "lannister": 0})(data)
    use_data("cardgame", msgspec.json.encode(data))
    game = scenario(phase="marshalling", stark=side("winterfell", hand=["winterfell", "hodor"]))
    assert game.options() == ["play hodor", "pass"]
    with game.refused("ruling.duplicates-only-characters"):
        game.play("stark", "duplicate winterfell")


def test_the_command_checks_a_card_file(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(stronger_jon())
    data = content()
    setting("jon-snow", "strength", -1)(data)
    bad.write_bytes(msgspec.json.encode(data))
    run = CliRunner().invoke(app, ["cards", "cardgame", "--check", str(good)])
    assert (run.exit_code, "jon-snow" in run.output) == (0, True)
    run = CliRunner().invoke(app, ["cards", "cardgame", "--check", str(bad)])
    assert (run.exit_code, "jon-snow" in run.output) == (2, True)


def test_every_card_tells_where_it_comes_from() -> None:
    cards = {one.id: one for one in GAME.data.cards()}
    assert cards.keys() == {one["id"] for one in (*content()["cards"], *content()["plots"])}
    for one in cards.values():
        assert one.provenance in ("rulebook", "public", "reconstructed")
        assert one.facts["in-edition"] in ("attested", "assumed")
        assert any(fact.startswith("from-") for fact in one.facts)
        assert "from-elsewhere" not in one.facts
        assert one.names["en"]
        assert one.names["pl"]
    run = CliRunner().invoke(app, ["cards", "cardgame", "jon", "snow", "--lang", "pl"])
    assert run.exit_code == 0
    assert "Źródło" in run.output
    assert "cechy Bękart i Nocna Straż" in run.output
    assert "symbole wojskowe" in run.output


def test_every_draw_card_has_a_test() -> None:
    tested = {
        name.removeprefix("test_").replace("_", "-")
        for module in (test_cards_stark, test_cards_lannister)
        for name in vars(module)
    }
    assert {one["id"] for one in content()["cards"]} <= tested
