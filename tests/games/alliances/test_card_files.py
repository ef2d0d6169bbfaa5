"""Card files: what is refused, with the card at fault, and how a match is played with another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import maester
from maester.cli.main import app
from maester.cli.sentences import event_text, option_text, prompt_text
from maester.engine import definition_of, use_data
from maester.engine.card_files import digest
from maester.errors import BadData, BadSave
from maester.games.alliances import GAME, card_file, with_cards
from maester.games.alliances.realm import Realm
from maester.words import words
from tests.cli.boards.drawn import draw, said


def content() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(card_file.shipped())
    return found


def card(data: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for section in card_file.KINDS for one in data[section] if one["id"] == id)
    return found


def step(data: dict[str, Any], id: str, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = card(data, id)["effects"][number]
    return found


def _set(id: str, key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: card(data, id).__setitem__(key, value)


def _step(id: str, key: str, value: Any, number: int = 0) -> Callable[[dict[str, Any]], None]:
    return lambda data: step(data, id, number).__setitem__(key, value)


WRONG: dict[str, tuple[str, str, Callable[[dict[str, Any]], Any]]] = {
    "one card too many": ("influence_standard", "count", _set("inf-ambush", "copies", 4)),
    "no copy of an ally": ("allies", "count", _set("ally-shae", "copies", 0)),
    "a token too few": ("power_tokens", "count", _set("token-1", "count", 17)),
    "a card of another leader": ("leader-", "count", _set("ldr-ice", "leader", "leader-jon-snow")),
    "an event more than there are": ("events", "count", lambda data: data["counts"].__setitem__("events", 12)),
    "too few events for a game": ("-", "count", lambda data: data["counts"].__setitem__("events", 5)),
    "too few cards for six hands": ("-", "count", lambda data: data["counts"].__setitem__("influence_standard", 59)),
    "a tenth leader": ("-", "count", lambda data: data["counts"].__setitem__("leaders", 10)),
    "a note in English only": ("ally-shae", "missing", _set("ally-shae", "notes", "A friend.")),
    "a note in Polish only": ("ally-shae", "missing", _set("ally-shae", "notes_pl", "Przyjaciółka.")),
    "a subtitle in one language": ("ally-shae", "missing", lambda data: card(data, "ally-shae").pop("subtitle_pl")),
    "a note without words": ("ally-renly-baratheon", "no-text", _set("ally-renly-baratheon", "notes_pl", " ")),
    "an id twice": ("ally-shae", "duplicate", _set("ally-hodor", "id", "ally-shae")),
    "a leader who isn't there": ("ldr-ice", "dangling", _set("ldr-ice", "leader", "leader-hodor")),
    "an ally who isn't there": ("ally-loras-tyrell", "dangling", _step("ally-loras-tyrell", "allies", ["ally-nobody"])),
    "a card that isn't there": ("ally-robb-stark", "dangling", _step("ally-robb-stark", "card", "inf-nothing")),
    "an excluded card that isn't there": (
        "inf-mummers-farce",
        "dangling",
        _step("inf-mummers-farce", "exclude", ["x"]),
    ),
    "an unknown operation": ("inf-ambush", "unknown-word", _step("inf-ambush", "op", "explode")),
    "an unknown moment": ("inf-ambush", "unknown-word", _step("inf-ambush", "when", "sometimes")),
    "an unknown condition": ("inf-catspaw", "unknown-word", _step("inf-catspaw", "if", "you_smiled")),
    "an unknown leader": ("inf-whispers", "unknown-word", _step("inf-whispers", "leader", "the_king")),
    "an unknown word": ("inf-ambush", "unknown-word", _step("inf-ambush", "pick", "nobody")),
    "an unknown colour": ("inf-ambush", "unknown-word", _step("inf-ambush", "colors", ["pink"])),
    "a colour for another pile": ("inf-ambush", "unknown-word", _set("inf-ambush", "color", "white")),
    "an unknown house": ("ally-shae", "unknown-word", _set("ally-shae", "house", "Targaryan")),
    "an unknown source": ("ally-shae", "unknown-word", _set("ally-shae", "source", "a friend")),
    "an unknown field": ("inf-ambush", "unknown-key", _step("inf-ambush", "distance", 3)),
    "a field of another operation": ("inf-ambush", "unknown-key", _step("inf-ambush", "take", 1)),
    "a field of another condition": ("inf-catspaw", "unknown-key", _step("inf-catspaw", "power", 3)),
    "an unknown key": ("inf-ambush", "unknown-key", _set("inf-ambush", "artist", "somebody")),
    "a missing name": ("inf-ambush", "missing", lambda data: card(data, "inf-ambush").pop("name_pl")),
    "a missing field": ("inf-ambush", "missing", lambda data: step(data, "inf-ambush").pop("pick")),
    "a missing field of a condition": ("ally-hodor", "missing", lambda data: step(data, "ally-hodor", 1).pop("allies")),
    "a missing field of a word": (
        "ally-tywin-lannister",
        "missing",
        lambda data: step(data, "ally-tywin-lannister").pop("value"),
    ),
    "an empty text": ("inf-ambush", "no-text", _set("inf-ambush", "ability_pl", " ")),
    "a name that is no text": ("inf-ambush", "no-text", _set("inf-ambush", "name_en", 7)),
    "a negative number": ("inf-ambush", "no-number", _set("inf-ambush", "influence", -1)),
    "a number as text": ("inf-ambush", "no-number", _step("inf-ambush", "max_value", "4")),
    "a flag as a number": ("inf-catspaw", "no-flag", _step("inf-catspaw", "may", 1)),
    "a triumph symbol as text": ("inf-catspaw", "no-flag", _set("inf-catspaw", "triumph", "yes")),
    "an ability of an ally on a card": ("inf-ambush", "wrong-moment", _step("inf-ambush", "when", "when_claimed")),
    "an operation at a wrong moment": (
        "inf-bend-the-knee",
        "wrong-moment",
        _step("inf-bend-the-knee", "when", "triumph"),
    ),
    "a word at a wrong moment": (
        "ldr-blood-magic",
        "wrong-moment",
        _step("ldr-blood-magic", "council", "this_ally", 1),
    ),
    "waiting for a claim when played": ("inf-ambush", "wrong-moment", _step("inf-ambush", "after_claim", True)),
    "a lasting rule that waits for a claim": (
        "ally-stannis-baratheon",
        "misplaced",
        _step("ally-stannis-baratheon", "after_claim", True),
    ),
    "a placing that may be declined": ("ally-mance-rayder", "misplaced", _step("ally-mance-rayder", "may", True)),
    "a token of this round that does not wait": (
        "ally-margaery-tyrell",
        "missing",
        lambda data: step(data, "ally-margaery-tyrell").pop("after_claim"),
    ),
    "a triumph that waits for its placing": (
        "inf-catspaw",
        "wrong-moment",
        _step("inf-catspaw", "after_placing", True),
    ),
    "neither a number nor all": ("ally-bran-stark", "unknown-word", _step("ally-bran-stark", "n", "some")),
    "no allies where some are needed": ("ally-loras-tyrell", "missing", _step("ally-loras-tyrell", "allies", [])),
    "an ally that is no id": ("ally-loras-tyrell", "shape", _step("ally-loras-tyrell", "allies", [7])),
    "a card that is no id": ("ally-robb-stark", "shape", _step("ally-robb-stark", "card", ["inf-betrayal"])),
    "no colours": ("inf-ambush", "shape", _step("inf-ambush", "colors", [])),
    "an effect that is no object": ("inf-ambush", "shape", _set("inf-ambush", "effects", ["draw"])),
    "an effect without an operation": ("inf-ambush", "missing", lambda data: step(data, "inf-ambush").pop("op")),
    "a card that is no object": ("-", "shape", lambda data: data["allies"].__setitem__(0, "ally-shae")),
    "the power of an influence card": ("inf-ambush", "unknown-key", _set("inf-ambush", "power", 3)),
    "nothing to wait for": ("inf-ambush", "nothing-before", _step("inf-ambush", "if_done", True)),
    "a wrong timing": ("inf-ambush", "timing", _set("inf-ambush", "timing", "triumph")),
    "effects that are no list": ("inf-ambush", "shape", _set("inf-ambush", "effects", {})),
    "a section that is no list": ("-", "shape", lambda data: data.__setitem__("allies", {})),
    "a section too many": ("-", "unknown-key", lambda data: data.__setitem__("dragons", [])),
    "a section too few": ("-", "missing", lambda data: data.pop("events")),
    "another vocabulary": ("-", "vocabulary", lambda data: data["vocabulary"]["ops"].__setitem__("fly", [])),
}


@pytest.mark.parametrize(("at_fault", "problem", "change"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_card_file_is_refused(at_fault: str, problem: str, change: Callable[[dict[str, Any]], Any]) -> None:
    data = content()
    change(data)
    with pytest.raises(BadData) as caught:
        with_cards(msgspec.json.encode(data))
    assert caught.value.code == "bad-card"
    assert caught.value.values["problem"] == problem
    assert str(caught.value.values["card"]).startswith(at_fault)
    for language in ("en", "pl"):
        assert str(caught.value.values["card"]) in caught.value.message(language)


@pytest.mark.parametrize(
    ("change", "english", "polish"),
    [
        (
            _step("ldr-ghost", "pick", "nobody", 1),
            "ldr-ghost, effects[1].pick: “nobody” is none of the words here: owner, random and you.",
            "ldr-ghost, effects[1].pick: „nobody” nie jest żadnym z tutejszych słów: owner, random i you.",
        ),
        (
            lambda data: step(data, "ldr-ghost", 1).pop("leader"),
            "ldr-ghost, effects[1]: “discard_hand: leader” is missing.",
            "ldr-ghost, effects[1]: brakuje pola „discard_hand: leader”.",
        ),
        (
            _step("inf-ambush", "when", "when_claimed"),
            "inf-ambush, effects[0]: “discard_bid_card: when_claimed” can't work at this moment. It can at: played and "
            "triumph.",
            "inf-ambush, effects[0]: „discard_bid_card: when_claimed” nie może działać w tej chwili. Może: played i "
            "triumph.",
        ),
        (
            _step("inf-catspaw", "power", 3),
            "inf-catspaw, effects[0]: there is no “kill_ally: power”. There are: after_claim, after_placing, if, "
            "if_done, max_power, may, n, when and where.",
            "inf-catspaw, effects[0]: nie ma pola „kill_ally: power”. Są: after_claim, after_placing, if, if_done, "
            "max_power, may, n, when i where.",
        ),
        (
            _step("ally-robb-stark", "card", "inf-nothing"),
            "ally-robb-stark, effects[0].card: it names “inf-nothing”, which isn't there.",
            "ally-robb-stark, effects[0].card: karta wskazuje na „inf-nothing”, a tego nie ma.",
        ),
        (
            _set("inf-ambush", "name_en", 7),
            "inf-ambush: “name_en” must be a text.",
            "inf-ambush: „name_en” musi być tekstem.",
        ),
    ],
)
def test_the_message_says_where_it_is_wrong_and_what_would_be_right(
    change: Callable[[dict[str, Any]], Any], english: str, polish: str
) -> None:
    data = content()
    change(data)
    with pytest.raises(BadData) as caught:
        with_cards(msgspec.json.encode(data))
    assert (caught.value.message("en"), caught.value.message("pl")) == (english, polish)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[]", b'{"game": "chess"}', b"[" * 100_000])
def test_what_is_no_card_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadData) as caught:
        with_cards(data)
    assert caught.value.code.startswith("card-file-")
    assert caught.value.message("pl")


@pytest.fixture
def other_file(tmp_path: Path) -> Iterator[Path]:
    """A card file in which Ambush is worth 7 and called Skirmish, and Bend the Knee draws a card instead."""
    data = content()
    card(data, "inf-ambush").update(influence=7, name_en="Skirmish", name_pl="Potyczka")
    card(data, "inf-bend-the-knee")["effects"] = [{"when": "played", "op": "draw", "leader": "you", "n": 1}]
    file = tmp_path / "cards.json"
    file.write_bytes(msgspec.json.encode(data))
    yield file
    use_data("alliances", None)


def realm_of(match: maester.Match) -> Realm:
    assert isinstance(match.game, Realm)
    return match.game


def test_a_match_is_played_with_another_card_file(other_file: Path) -> None:
    before = maester.new_match("alliances", 3, 1)
    used = use_data("alliances", other_file.read_bytes())
    match = maester.new_match("alliances", 3, 1)
    assert match.definition is used
    kind = realm_of(match).box.kind_names.read("inf-ambush")
    assert realm_of(match).box.influence[kind] == 7
    assert realm_of(before).box.influence[kind] == 3, "a match that runs keeps its cards"
    assert words("pl", "alliances").say("card-inf-ambush") == "Potyczka"
    use_data("alliances", None)
    assert definition_of("alliances") is before.definition
    assert words("pl", "alliances").say("card-inf-ambush") == "Zasadzka"


def ambush() -> maester.Match:
    """Cersei has discarded Tyrion's Catspaw by an Ambush; Tyrion, whose turn it is, holds another one."""
    hands = {"cersei-lannister": ["inf-ambush", "inf-whispers"], "tyrion-lannister": ["inf-ambush", "inf-hostage"]}
    leaders = {leader: {"hand": hand} for leader, hand in hands.items()}
    leaders["tyrion-lannister"]["bid"] = ["inf-catspaw"]
    listed = {"leaders": "listed", "first_player": 1}
    match = maester.scenario("alliances", {"leaders": leaders, "current": "ally-hodor"}, 3, 1, listed)
    match.play("cersei-lannister", "play inf-ambush")
    return match


def all_that_is_said(match: maester.Match, language: str) -> str:
    """A match in words: its question, its answers, what happened, its picture at a terminal."""
    seat = match.seats[match.to_act[0]]
    decision = match.decision(seat)
    texts = [prompt_text(match, decision, language), *(option_text(match, move, language) for move in decision.options)]
    texts += [event_text(match, event, language) for event in match.events(seat)]
    return "\n".join((*texts, said(draw(match, seat, language=language))))


def test_each_match_speaks_with_the_names_of_its_own_card_file(other_file: Path) -> None:
    older = ambush()
    use_data("alliances", other_file.read_bytes())
    newer = ambush()
    for match, own, other in ((older, "Zasadzka", "Potyczka"), (newer, "Potyczka", "Zasadzka")):
        told = all_that_is_said(match, "pl")
        assert told.count(own) >= 3
        assert other not in told
        assert match.words("pl").say("card-inf-ambush") == own


def test_what_is_shown_of_a_save_has_the_names_of_its_card_file(other_file: Path, tmp_path: Path) -> None:
    older, newer = tmp_path / "older.json", tmp_path / "newer.json"
    older.write_bytes(ambush().save())
    use_data("alliances", other_file.read_bytes())
    newer.write_bytes(ambush().save())
    for file, own, other in ((older, "Ambush", "Skirmish"), (newer, "Skirmish", "Ambush")):
        for command in (["play", "--load", str(file)], ["replay", str(file)]):
            shown = CliRunner().invoke(
                app, [*command, "--seat", "tyrion-lannister", "--lang", "en"], input="play inf-hostage\nl\nv\nq\n"
            )
            assert shown.exit_code == 0, shown.output
            assert own in shown.output
            assert other not in shown.output


def test_a_card_file_that_is_only_checked_is_not_spoken_of(other_file: Path) -> None:
    GAME.with_data(other_file.read_bytes())
    assert words("en", "alliances").say("card-inf-ambush") == "Ambush"


def test_a_changed_effect_is_what_happens(other_file: Path) -> None:
    use_data("alliances", other_file.read_bytes())
    position = {
        "leaders": {"cersei-lannister": {"hand": ["inf-bend-the-knee"]}, "tyrion-lannister": {"hand": ["inf-ambush"]}},
        "current": "ally-hodor",
    }
    match = maester.scenario("alliances", position, 3, 1, {"leaders": "listed", "first_player": 1})
    match.play("cersei-lannister", "play inf-bend-the-knee")
    assert len(realm_of(match).hand[0]) == 1
    assert not realm_of(match).kneeling[0]


def test_a_save_names_its_cards_and_is_refused_with_others(other_file: Path) -> None:
    data = other_file.read_bytes()
    use_data("alliances", data)
    save = maester.new_match("alliances", 3, 1).save()
    use_data("alliances", None)
    again = maester.load(save)
    assert again.definition.data.fingerprint == digest(msgspec.json.decode(data)), (
        "a file that was in use here is still known"
    )
    strange = msgspec.json.decode(save)
    strange["data"] = strange["data_in_play"] = "0" * 32
    with pytest.raises(BadSave) as caught:
        maester.load(msgspec.json.encode(strange))
    assert caught.value.code == "other-data"
    assert "--cards" in caught.value.message("pl")


def test_the_fingerprint_looks_at_content_not_at_blanks() -> None:
    data = content()
    assert with_cards(msgspec.json.encode(data)).data.fingerprint == GAME.data.fingerprint
    data["allies"][0]["power"] += 1
    assert with_cards(msgspec.json.encode(data)).data.fingerprint != GAME.data.fingerprint


def test_the_command_line_checks_and_plays_with_a_card_file(other_file: Path) -> None:
    good = CliRunner().invoke(app, ["cards", "alliances", "--check", str(other_file), "--lang", "en"])
    assert good.exit_code == 0
    assert "inf-ambush" in good.output
    assert "inf-bend-the-knee" in good.output, "only what it does has changed"
    played = CliRunner().invoke(
        app, ["playout", "alliances", "--cards", str(other_file), "--games", "1", "--players", "3", "--jobs", "1"]
    )
    assert played.exit_code == 0
    other_file.write_bytes(other_file.read_bytes().replace(b'"op":"kneel"', b'"op":"knel"'))
    bad = CliRunner().invoke(app, ["cards", "alliances", "--check", str(other_file), "--lang", "pl"])
    assert bad.exit_code == 2
    missing = CliRunner().invoke(app, ["cards", "alliances", "--check", str(other_file.with_name("none.json"))])
    assert missing.exit_code == 2


def test_a_game_without_a_card_file_says_so() -> None:
    with pytest.raises(BadData, match="boardgame"):
        use_data("boardgame", b"{}")
