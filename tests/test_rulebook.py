"""The catalogues of the rules: what is in them, what is found in them, and what they refuse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from maester import rulebook
from maester.errors import BadData, UnknownGame
from maester.rulebook import Catalogue, add_catalogue, catalogue, catalogue_files, catalogue_from, catalogues, fold

GAMES = ("alliances", "boardgame", "cardgame", "miniatures")
ALL = (*GAMES, "engine")


@pytest.fixture
def no_added_catalogues(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test makes known is forgotten after it."""
    with monkeypatch.context() as patch:
        patch.setattr(rulebook, "_added", {})
        yield


# What is in them


def test_the_four_games_and_the_engine_have_a_catalogue() -> None:
    assert set(ALL) <= set(catalogues())


@pytest.mark.parametrize(
    ("game", "rules", "examples"),
    [("boardgame", 456, 25), ("alliances", 167, 10), ("cardgame", 206, 15), ("miniatures", 603, 38)],
)
def test_no_rule_and_no_example_of_a_game_is_lost(game: str, rules: int, examples: int) -> None:
    assert (len(catalogue(game).rules), len(catalogue(game).examples)) == (rules, examples)


@pytest.mark.parametrize("game", ALL)
def test_ids_are_unique_and_lead_to_their_entries(game: str) -> None:
    read = catalogue(game)
    assert read.game == game
    assert len(set(read.ids)) == len(read.ids) == len(read.rules) + len(read.examples)
    assert len(read.rules) > 20
    assert all(read.rule(rule.id) is rule and read.example(rule.id) is None for rule in read.rules)
    assert all(read.example(example.id) is example and read.rule(example.id) is None for example in read.examples)


@pytest.mark.parametrize("game", ALL)
def test_every_rule_speaks_both_languages(game: str) -> None:
    read = catalogue(game)
    assert read.title("en")
    assert read.title("pl")
    assert read.rules
    for rule in read.rules:
        assert rule.sentence("en").strip(), rule.id
        assert rule.sentence("pl").strip(), rule.id
        assert rule.sentence("en") != rule.sentence("pl"), rule.id
        assert rule.topic_in("en").strip(), rule.id
        assert rule.topic_in("pl").strip(), rule.id


@pytest.mark.parametrize("game", ALL)
def test_every_reason_and_every_example_speaks_both_languages(game: str) -> None:
    read = catalogue(game)
    texts = {rule.id: rule.reason_in for rule in read.rules if rule.reason}
    for example in read.examples:
        texts |= {f"{example.id}: title": example.title_in, f"{example.id}: scenario": example.scenario_in}
        texts |= {f"{example.id}: outcome": example.outcome_in}
    assert texts or game == "engine", "the engine has neither"
    for place, text_in in texts.items():
        english, polish = text_in("en"), text_in("pl")
        assert english, place
        assert polish, place
        assert english != polish, place
        # Small words that no Polish sentence has.
        assert not re.search(r"\b(the|of|and|is|are|has|that|with|which)\b", polish), place


def test_a_rule_in_both_languages() -> None:
    rule = catalogue("boardgame").rule("raid.targets")
    assert rule is not None
    assert rule.sentence("en") == "A normal Raid chooses one adjacent enemy Support, Raid or Consolidate Power order."
    assert rule.sentence("pl").startswith("Zwykły")
    assert rule.topic_in("en") == "Action phase: Raid orders"
    assert rule.topic_in("pl") == "Faza Akcji: rozkazy Najazdu"
    assert rule.page == 14
    assert not rule.is_ruling


def test_a_ruling_says_why_and_what_it_settles() -> None:
    ruling = catalogue("miniatures").rule("ruling.tolerance")
    assert ruling is not None
    assert ruling.is_ruling
    assert ruling.reason is not None
    assert ruling.reason.startswith("The book assumes hand measuring")
    assert ruling.resolves == ("move.one-inch", "range.short-long", "term.engaged")
    assert ruling.page is None


def test_an_example_names_the_rules_that_it_shows() -> None:
    miniatures = catalogue("miniatures")
    example = miniatures.example("example.rank-three-wounds")
    assert example is not None
    assert example.rules == ("rank.lost-with-last-model", "rank.removal-last-rank-first")
    assert example in miniatures.examples_of("rank.lost-with-last-model")
    assert example not in miniatures.examples_of("term.engaged")


@pytest.mark.parametrize("game", GAMES)
def test_every_example_names_a_rule_with_which_it_is_found(game: str) -> None:
    assert catalogue(game).examples
    assert [example.id for example in catalogue(game).examples if not example.rules] == []


@pytest.mark.parametrize("game", ALL)
def test_nothing_speaks_of_files_outside_the_project(game: str) -> None:
    text = catalogue_files()[game].read_text(encoding="utf-8")
    outside = re.compile(
        r"\.txt|\.\./|\.md\b|\d{3}_[0-9a-f.]|\brulebooks/|\bdata/|\bshared/|(?<![\w.])/\w+/|~/|\bscan of\b"
    )
    assert outside.findall(text) == []


@pytest.mark.parametrize("game", ALL)
def test_what_people_read_names_no_rule_by_its_id_and_no_file(game: str) -> None:
    read = catalogue(game)
    chapters = {id.partition(".")[0] for id in read.ids}
    named = re.compile(rf"(?<![\w.-])({'|'.join(sorted(chapters))})\.[a-z0-9*-]|\.(json|toml|lua|csv)\b")
    for language in ("en", "pl"):
        texts = {rule.id: f"{rule.sentence(language)} {rule.reason_in(language)}" for rule in read.rules}
        for example in read.examples:
            told = (example.title_in(language), example.scenario_in(language), example.outcome_in(language))
            texts[example.id] = " ".join(told)
        assert [id for id, text in texts.items() if named.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_sources_are_named_in_words(game: str) -> None:
    assert catalogue(game).sources[0] == "Polish rulebook"


def test_a_game_without_catalogue_is_named_with_those_that_have_one() -> None:
    with pytest.raises(UnknownGame) as caught:
        catalogue("chess")
    assert caught.value.values == {"name": "chess", "known": list(catalogues())}


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("alliances") is catalogue("alliances")


# What is found in them


def found(game: str, words: str, language: str = "en") -> list[str]:
    return [rule.id for rule in catalogue(game).find(words, language)]


@pytest.mark.parametrize("words", ["iron throne", "Iron THRONE", "throne iron", "  iron   thr  "])
def test_words_are_found_in_any_order_and_case_and_by_their_beginning(words: str) -> None:
    assert "win.tie-iron-throne" in found("boardgame", words)


def test_every_word_must_occur() -> None:
    throne, supply = set(found("boardgame", "throne")), set(found("boardgame", "supply"))
    assert set(found("boardgame", "throne supply")) == throne & supply
    assert throne & supply < throne
    assert throne & supply < supply
    assert throne & supply
    assert found("boardgame", "throne zzz") == []


def test_a_word_is_not_found_inside_another() -> None:
    assert "raid.targets" in found("boardgame", "raid")
    assert "raid.targets" not in found("boardgame", "aid")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("with_diacritics", "without"),
    [("żelaznego", "zelaznego"), ("Rodów", "RODOW"), ("złota", "zlota"), ("głos", "glos")],
)
def test_diacritics_do_not_matter(with_diacritics: str, without: str, language: str) -> None:
    for game in GAMES:
        assert found(game, with_diacritics, language) == found(game, without, language)
    assert any(found(game, without, language) for game in GAMES)


def test_apostrophes_do_not_matter() -> None:
    court = found("boardgame", "King's Court")
    assert "influence.court-stars" in court
    assert found("boardgame", "kings court") == found("boardgame", "King’s Court") == court


def test_fold_knows_all_polish_letters() -> None:
    assert fold("Zażółć GĘŚLĄ jaźń, Łódź") == "zazolc gesla jazn, lodz"


def test_polish_endings_do_not_matter_in_polish() -> None:
    genitive = found("boardgame", "Żelaznego Tronu", "pl")
    assert genitive
    assert set(genitive) <= set(found("boardgame", "Żelazny Tron", "pl"))
    assert len(found("boardgame", "zelazny tron", "en")) < len(found("boardgame", "zelazny tron", "pl"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_both_languages_and_the_id_are_searched(language: str) -> None:
    assert "raid.targets" in found("boardgame", "adjacent enemy", language)
    assert "raid.targets" in found("boardgame", "najazdu", language)
    assert "raid.targets" in found("boardgame", "RAID.targets", language)


def test_the_id_and_topic_come_before_the_sentence_and_the_chosen_language_before_the_other() -> None:
    read = catalogue("boardgame")

    def place(words: str, language: str) -> list[int]:
        """Where the word stands in each rule that was found: 0 id or topic, 1 the sentence, 2 the other language."""
        places = []
        for rule in read.find(words, language):
            head = fold(f"{rule.id} {rule.topic_in(language)}")
            sentence = fold(rule.sentence(language))
            stands = [re.search(rf"(?<![a-z0-9]){words}", text) is not None for text in (head, sentence)]
            places.append(stands.index(True) if any(stands) else 2)
        return places

    # In Polish the word "port" is found in English ids, in Polish sentences and in English sentences.
    for words, language in [("raid", "en"), ("port", "pl"), ("transport", "pl")]:
        places = place(words, language)
        assert places == sorted(places)
        assert len(set(places)) > 1


def test_a_whole_word_comes_before_a_beginning() -> None:
    heads = {rule.id: fold(f"{rule.id} {rule.topic}") for rule in catalogue("boardgame").rules}
    whole = [re.search(r"\bcard\b", heads[id]) is not None for id in found("boardgame", "card")]
    beginning = [re.search(r"\bcards", heads[id]) is not None for id in found("boardgame", "card")]
    assert whole == sorted(whole, reverse=True)
    assert any(begins and not is_whole for begins, is_whole in zip(beginning, whole, strict=True))


def test_the_exact_id_comes_first(tmp_path: Path) -> None:
    # The same words stand in another id, earlier in the catalogue.
    read = read_skirmish(tmp_path, 'id = "ruling.no-diagonal"', 'id = "one.step-move"')
    assert [rule.id for rule in read.find("one.step-move")] == ["one.step-move", "move.one-step"]
    assert [rule.id for rule in read.find("move.one-step")] == ["move.one-step", "one.step-move"]


def test_without_words_all_rules_come_in_their_order() -> None:
    assert catalogue("cardgame").find("  ") == catalogue("cardgame").rules
    assert catalogue("cardgame").find("?!") == ()


def test_near_ids_help_who_mistypes_one() -> None:
    assert catalogue("boardgame").near("march.one-batle")[0] == "march.one-battle"
    assert catalogue("boardgame").near("footmam")[0] == "strength.footman"
    assert catalogue("boardgame").near("xyzzyx") == ()
    assert len(catalogue("boardgame").near("supply-limits")) == 5
    assert len(catalogue("boardgame").near("supply-limits", count=2)) == 2


# What they refuse

SKIRMISH = """
[game]
id = "skirmish"
title_en = "Skirmish"
title_pl = "Potyczka"

[[rule]]
id = "move.one-step"
topic = "Moving"
says = "A piece moves one step."
says_pl = "Pionek porusza się o jedno pole."
test = "given a piece, when it moves two steps, then it is refused"

[[rule]]
id = "ruling.no-diagonal"
topic = "Moving"
page = 3
says = "A step is never diagonal."
says_pl = "Krok nigdy nie jest ukośny."
test = "given a piece, when it moves diagonally, then it is refused"
reason = "The rulebook shows only straight arrows."
reason_pl = "W instrukcji są tylko proste strzałki."
resolves = ["move.one-step"]

[[example]]
id = "example.first-move"
title = "The first move"
title_pl = "Pierwszy ruch"
scenario = "A piece stands in the corner."
scenario_pl = "Pionek stoi w rogu."
outcome = "It can go to two places."
outcome_pl = "Może pójść na dwa pola."
rules = ["move.one-step"]

[topics_pl]
"Moving" = "Ruch"
"""


def read_skirmish(folder: Path, old: str = "", new: str = "") -> Catalogue:
    assert not old or SKIRMISH.count(old), "the text to be replaced has to be there"
    file = folder / "skirmish.toml"
    file.write_text(SKIRMISH.replace(old, new, 1) if old else SKIRMISH, encoding="utf-8")
    return catalogue_from(file)


def test_a_file_from_anywhere_is_read(tmp_path: Path) -> None:
    read = read_skirmish(tmp_path)
    assert read.game == "skirmish"
    assert read.titles == {"en": "Skirmish", "pl": "Potyczka"}
    assert read.ids == ("move.one-step", "ruling.no-diagonal", "example.first-move")
    assert [rule.topic_in("pl") for rule in read.rules] == ["Ruch", "Ruch"]
    assert [rule.reason_in("pl") for rule in read.rules] == [None, "W instrukcji są tylko proste strzałki."]
    assert [rule.reason_in("en") for rule in read.rules] == [None, "The rulebook shows only straight arrows."]
    (example,) = read.examples
    spoken = {language: (example.title_in(language), example.scenario_in(language)) for language in ("en", "pl", "xx")}
    assert spoken["pl"] == ("Pierwszy ruch", "Pionek stoi w rogu.")
    assert spoken["en"] == spoken["xx"] == ("The first move", "A piece stands in the corner.")
    assert (example.outcome_in("en"), example.outcome_in("pl")) == (
        "It can go to two places.",
        "Może pójść na dwa pola.",
    )
    with pytest.raises(AttributeError):
        read.rules[0].says = "changed"  # type: ignore[misc]


def test_a_catalogue_that_is_not_explained_in_polish_shows_its_english_reasons_and_examples(tmp_path: Path) -> None:
    english_only = SKIRMISH.replace('title_pl = "Potyczka"', 'title_pl = "Potyczka"\nexplained_in_polish = false')
    for key in ("reason_pl", "title_pl", "scenario_pl", "outcome_pl"):
        english_only = re.sub(rf'(?<=\n){key} = "(?!Potyczka).*\n', "", english_only)
    file = tmp_path / "skirmish.toml"
    file.write_text(english_only, encoding="utf-8")
    (example,) = catalogue_from(file).examples
    assert (example.title_in("pl"), example.outcome_in("pl")) == ("The first move", "It can go to two places.")
    assert catalogue_from(file).rules[1].reason_in("pl") == "The rulebook shows only straight arrows."


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem", "detail"),
    [
        ('id = "ruling.no-diagonal"', 'id = "move.one-step"', "move.one-step", "duplicate", ""),
        ('id = "ruling.no-diagonal"', 'id = "example.no-diagonal"', "example.no-diagonal", "wrong-kind", ""),
        ('id = "example.first-move"', 'id = "first-move"', "first-move", "wrong-kind", ""),
        ('says_pl = "Pionek porusza się o jedno pole."\n', "", "move.one-step", "shape", "says_pl"),
        ('says = "A piece moves one step."', 'says = " "', "move.one-step", "shape", "says"),
        ('says_pl = "Krok nigdy nie jest ukośny."', 'says_pl = ""', "ruling.no-diagonal", "shape", "says_pl"),
        ("page = 3", "pagge = 3", "ruling.no-diagonal", "shape", "pagge"),
        ("page = 3", 'page = "3"', "ruling.no-diagonal", "shape", "page"),
        ('title = "The first move"', 'name = "The first move"', "example.first-move", "shape", "name"),
        (
            'resolves = ["move.one-step"]',
            'resolves = ["move.two-steps"]',
            "ruling.no-diagonal",
            "unknown-reference",
            "two",
        ),
        ('rules = ["move.one-step"]', 'rules = ["no.such"]', "example.first-move", "unknown-reference", "no.such"),
        ('reason_pl = "W instrukcji są tylko proste strzałki."', "", "ruling.no-diagonal", "one-language", "reason_pl"),
        ('reason = "The rulebook shows only straight arrows."', "", "ruling.no-diagonal", "one-language", "reason"),
        ('title_pl = "Pierwszy ruch"', "", "example.first-move", "one-language", "title_pl"),
        ('scenario_pl = "Pionek stoi w rogu."', "", "example.first-move", "one-language", "scenario_pl"),
        ('outcome_pl = "Może pójść na dwa pola."', "", "example.first-move", "one-language", "outcome_pl"),
        ('outcome_pl = "Może pójść na dwa pola."', 'outcome_pl = ""', "example.first-move", "shape", "outcome_pl"),
        ('"Moving" = "Ruch"', "", "move.one-step", "untranslated-topic", "Moving"),
        ('"Moving" = "Ruch"', '"Moving" = ""', "[topics_pl]", "shape", ""),
        ('id = "move.one-step"\n', "", "#1", "shape", "id"),
        ('id = "move.one-step"\n', 'id = "Move one step"\n', "Move one step", "shape", "id"),
        ('title_pl = "Potyczka"', "", "[game]", "shape", "title_pl"),
        ('title_pl = "Potyczka"', 'title_pl = "Potyczka"\ncolour = "red"', "[game]", "shape", "colour"),
        ("[topics_pl]", "[notes]\n[topics_pl]", "notes", "unknown-part", ""),
        ("[game]", "[game", "-", "unreadable", "line"),
    ],
)
def test_a_catalogue_with_a_mistake_is_refused(
    tmp_path: Path, old: str, new: str, entry: str, problem: str, detail: str
) -> None:
    with pytest.raises(BadData) as caught:
        read_skirmish(tmp_path, old, new)
    values = caught.value.values
    assert (values["file"], values["entry"], values["problem"]) == (f"{tmp_path.name}/skirmish.toml", entry, problem)
    assert detail in values["detail"]
    for language in ("en", "pl"):
        assert "skirmish.toml" in caught.value.message(language)
        assert entry in caught.value.message(language)


def test_a_file_that_is_not_there_is_bad_data(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        catalogue_from(tmp_path / "nothing.toml")


@pytest.mark.usefixtures("no_added_catalogues")
def test_a_game_from_outside_the_package_can_be_added(tmp_path: Path) -> None:
    read, file = read_skirmish(tmp_path), tmp_path / "skirmish.toml"
    assert "skirmish" not in catalogues()
    add_catalogue("skirmish", file)
    assert "skirmish" in catalogues()
    assert catalogue("skirmish") == read
    add_catalogue("skirmish", file)  # The same again is no mistake: a game may be defined twice.


@pytest.mark.usefixtures("no_added_catalogues")
def test_a_game_does_not_take_the_name_of_another(tmp_path: Path) -> None:
    read_skirmish(tmp_path)
    with pytest.raises(BadData, match="boardgame"):
        add_catalogue("boardgame", tmp_path / "skirmish.toml")
    add_catalogue("chess", tmp_path / "skirmish.toml")
    with pytest.raises(BadData, match="skirmish"):
        catalogue("chess")
    assert catalogue("boardgame").rule("raid.targets") is not None
