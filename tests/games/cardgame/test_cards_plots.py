"""Each plot: what it does, and when it doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.cardgame.card_file import shipped_box
from tests.games.cardgame.language import PLAIN_PLOTS, Play, scenario, side

OTHER = {"stark": "lannister", "lannister": "stark"}
FILLERS = {
    "stark": ["plot-calling-the-banners", "plot-the-old-gods", "plot-a-storm-of-swords", "plot-hidden-in-shadow",
              "plot-crossing-the-trident", "plot-the-lion-and-the-wolf"],
    "lannister": ["plot-hear-me-roar", "plot-uneasy-truce", "plot-consolidation-of-power", "plot-a-game-of-thrones",
                  "plot-killing-cold", "plot-valar-morghulis"],
}  # fmt: skip


def reveal(house: str, plot: str, first: str = "stark", *, answer_forced: bool = True, **sides: Any) -> Play:
    """The House reveals this plot, the other one a plot without an ability at that moment."""
    things: dict[str, Any] = {name: {**side(), **sides.get(name, {})} for name in OTHER}
    deck = [f"plot-{plot}", *(filler for filler in FILLERS[house] if filler != f"plot-{plot}")][:7]
    if len(deck) < 7:
        deck.append({"stark": "plot-spies-in-their-midst", "lannister": "plot-detained"}[house])
    things[house]["plot_deck"] = deck
    game = scenario(phase="plot", first=first, **things)
    game.match.answer_forced = answer_forced
    quiet = {"stark": "plot-calling-the-banners", "lannister": "plot-uneasy-truce"}
    for name in ("stark", "lannister"):
        game.play(name, f"take {deck[0] if name == house else quiet[name]}")
    if game.question() == "choose-first-player":
        game.play(game.asked()[0], f"first {first}")
    return game


def test_every_plot_has_a_test() -> None:
    names = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    plots = {plot["id"].removeprefix("plot-") for plot in shipped_box().content["plots"]}
    assert plots <= names


def test_a_game_of_thrones() -> None:
    plot = {"plot": "plot-a-game-of-thrones"}
    game = scenario(
        first="lannister", lannister=side("cersei-lannister", "bronn", gold=1, **plot), stark=side("catelyn-stark")
    )
    game.challenge("lannister", "intrigue", "cersei-lannister").defend("catelyn-stark")
    assert (game.kneels("cersei-lannister"), game.kneels("catelyn-stark")) == (False, True)
    power = scenario(first="lannister", lannister=side("cersei-lannister", "bronn", gold=1, **plot))
    assert power.challenge("lannister", "power", "cersei-lannister").kneels("cersei-lannister")


def test_uneasy_truce() -> None:
    plot = {"plot": "plot-uneasy-truce"}
    game = scenario(stark=side("jon-snow", "syrio-forel", gold=3), lannister=side(**plot))
    game.challenge("stark", "military", "jon-snow")
    assert (game.gold("stark"), game.gold("lannister")) == (1, 2)
    poor = scenario(stark=side("jon-snow", gold=1), lannister=side(**plot))
    with poor.refused("golden.card-text-wins"):
        poor.play("stark", "challenge military")
    assert poor.can("stark", "challenge power")


def test_hear_me_roar() -> None:
    game = scenario(
        lannister=side("bronn", "cersei-lannister", plot="plot-hear-me-roar"), stark=side("jon-snow", "osha")
    )
    assert [game.strength(card) for card in ("bronn", "cersei-lannister", "jon-snow", "osha")] == [2, 3, 2, 2]


def test_consolidation_of_power() -> None:
    plot = {"plot": "plot-consolidation-of-power"}
    game = (
        scenario(first="lannister", lannister=side("cersei-lannister", **plot))
        .challenge("lannister", "power", "cersei-lannister")
        .resolve()
    )
    assert [event["why"] for event in game.events("house-power-gained")][:2] == ["effect", "unopposed"]
    intrigue = (
        scenario(first="lannister", lannister=side("cersei-lannister", **plot))
        .challenge("lannister", "intrigue", "cersei-lannister")
        .resolve()
    )
    assert [event["why"] for event in intrigue.events("house-power-gained")][:1] == ["unopposed"]
    assert intrigue.events("passive-resolved") == []


def test_valar_morghulis() -> None:
    game = reveal("lannister", "valar-morghulis", stark=side("jon-snow", "robb-stark=1"), lannister=side("bronn"))
    game.play("stark", "discard duplicate robb-stark")
    assert (game.in_play("stark"), game.in_play("lannister")) == (["robb-stark"], [])
    assert (game.dead("stark"), game.claim("lannister")) == (["jon-snow"], 0)


def test_killing_cold() -> None:
    game = reveal(
        "lannister", "killing-cold", stark=side("bran-stark", "jon-snow", "stark-escort"), lannister=side("shae")
    )
    assert (game.in_play("stark"), game.in_play("lannister")) == (["jon-snow"], [])
    assert sorted(game.discard("stark")) == ["bran-stark", "stark-escort"]
    assert game.strength("jon-snow") == 2
    # Two fall, so Stark no longer has fewer characters, and Crossing the Trident ends for Bran: he falls as well.
    again = scenario(phase="plot", stark=side("bran-stark"), lannister=side("shae", "podrick-payne", "bronn"))
    again.play("stark", "take plot-crossing-the-trident").play("lannister", "take plot-killing-cold")
    fallen = [event["cards"] for event in again.events("cards-discarded")]
    assert fallen == [["shae", "podrick-payne"], ["bran-stark"]]
    told = again.told("cards-discarded", "initiative-won")
    assert told == ["cards-discarded", "cards-discarded", "initiative-won"]
    kept = reveal("lannister", "killing-cold", stark=side("bran-stark", "winterfell"))
    assert kept.in_play("stark") == ["bran-stark", "winterfell"]


def test_detained() -> None:
    people = side("jon-snow", "arya-stark", "needle@arya-stark", "hodor")
    game = reveal("lannister", "detained", stark=people)
    assert (game.asked(), game.options()) == (("lannister",), ["choose jon-snow", "choose hodor"])
    game.play("lannister", "choose jon-snow")
    assert "jon-snow" in game.hand("stark")
    nobody = reveal("lannister", "detained", first="lannister", stark=people)
    assert (nobody.events("card-returned"), nobody.question() == "choose-cards") == ([], False)
    own = reveal("lannister", "detained", first="lannister", stark=people, lannister=side("bronn", "shae"))
    assert (own.asked(), own.options()) == (("lannister",), ["choose bronn", "choose shae"])


def test_the_old_gods() -> None:
    stark = side(hand=["jon-snow", "arya-stark", "the-kingsroad"], plot="plot-the-old-gods")
    game = scenario(phase="marshalling", stark=stark)
    assert (game.cost("stark", "jon-snow"), game.cost("stark", "the-kingsroad")) == (1, 1)
    game.play("stark", "play jon-snow")
    assert game.cost("stark", "arya-stark") == 2


def test_the_lion_and_the_wolf() -> None:
    plot = {"plot": "plot-the-lion-and-the-wolf"}
    game = scenario(stark=side("jon-snow", "syrio-forel", "arya-stark", **plot), lannister=side("bronn"))
    game.challenge("stark", "military", "jon-snow").defend("bronn")
    assert [game.strength(card) for card in ("jon-snow", "arya-stark", "bronn")] == [4, 2, 3]


def test_a_storm_of_swords() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", plot="plot-a-storm-of-swords"))
    game.challenge("stark", "military", "jon-snow").rest("choose-challenge")
    assert game.can("stark", "challenge military")
    theirs = scenario(
        stark=side(plot="plot-a-storm-of-swords"),
        lannister=side("bronn~", "the-hound", "ser-gregor-clegane"),
        first="lannister",
    )
    theirs.challenge("lannister", "military", "the-hound").rest("choose-plot")
    assert len(theirs.events("challenge-initiated")) == 1


def test_crossing_the_trident() -> None:
    plot = {"plot": "plot-crossing-the-trident"}
    assert scenario(stark=side("jon-snow", **plot), lannister=side("bronn", "shae")).strength("jon-snow") == 5
    assert scenario(stark=side("jon-snow", **plot), lannister=side("bronn")).strength("jon-snow") == 3


def test_spies_in_their_midst() -> None:
    game = reveal("stark", "spies-in-their-midst", lannister=side(hand=["bronn", "the-hound"]))
    assert sorted(game.options("stark")) == ["take bronn", "take the-hound"]
    game.play("stark", "take bronn")
    assert "bronn" in game.deck("lannister") + game.hand("lannister")
    assert game.events("some-card-shuffled-away") == [{"event": "some-card-shuffled-away", "seat": "lannister"}]
    for house in ("stark", "lannister"):
        assert game.events("card-shuffled-away", house)[0]["title"] == "bronn"
    seen = {"event": "hand-seen", "seat": "stark", "titles": ["the-hound", "bronn"]}
    assert game.events("hand-seen", "stark") == [seen]
    assert game.events("hand-seen", "lannister") == game.events("hand-seen") == []
    assert game.events("hand-looked-at", "lannister") == [{"event": "hand-looked-at", "seat": "stark"}]
    empty = reveal("stark", "spies-in-their-midst")
    assert empty.events("card-shuffled-away", "stark") == []


def test_hidden_in_shadow() -> None:
    game = scenario(
        stark=side("sansa-stark", "jon-snow", plot="plot-hidden-in-shadow"), lannister=side("cersei-lannister")
    )
    assert (game.strength("sansa-stark"), game.has("sansa-stark", "stealth")) == (3, True)
    assert (game.strength("jon-snow"), game.has("cersei-lannister", "stealth")) == (3, False)


def test_calling_the_banners() -> None:
    game = scenario(phase="marshalling", stark=side("godswood", hand=["jon-snow"], plot="plot-calling-the-banners"))
    game.play("stark", "use godswood")
    assert game.cost("stark", "jon-snow") == 3
    theirs = scenario(phase="marshalling", first="lannister", stark=side(plot="plot-calling-the-banners"),
                      lannister=side("hall-of-heroes", hand=["bronn"]))  # fmt: skip
    assert theirs.play("lannister", "use hall-of-heroes").cost("lannister", "bronn") == 1


def test_illyrios_gift() -> None:
    plot = {"plot": "plot-illyrios-gift"}
    assert scenario(phase="dominance", stark=side("jon-snow", **plot)).banner("stark") == 4
    assert scenario(phase="dominance", stark=side(**plot), lannister=side("bronn")).banner("stark") == 0


def test_wildfire_assault() -> None:
    people = side("jon-snow", "arya-stark", "robb-stark=1", "bran-stark", "hodor", hand=["not-today"])
    game = reveal("stark", "wildfire-assault", stark=people, lannister=side("bronn"))
    game.play("stark", "choose jon-snow", "choose arya-stark", "choose bran-stark").play("lannister", "pass")
    assert game.in_play("stark") == ["jon-snow", "arya-stark", "bran-stark"]
    assert (sorted(game.dead("stark")), game.dead("lannister")) == (["hodor", "robb-stark"], ["bronn"])


def test_winter_festival() -> None:
    game = reveal("stark", "winter-festival")
    assert (game.events("house-power-gained")[0]["why"], game.events("house-power-gained")[0]["seat"]) == (
        "effect",
        "stark",
    )
    assert scenario(stark=side("jon-snow", "syrio-forel", plot="plot-winter-festival")).banner("stark") == 0


def test_counting_favors() -> None:
    game = reveal("stark", "counting-favors")
    assert [event["number"] for event in game.events("number-drawn")[:2]] == [3, 3]


def test_rule_by_decree() -> None:
    hand = ["jon-snow", "arya-stark", "hodor", "osha", "bran-stark", "robb-stark"]
    game = reveal("stark", "rule-by-decree", stark=side(hand=hand), lannister=side(hand=["bronn"]))
    game.play("stark", "take hodor", "take osha")
    assert sorted(game.discard("stark")) == ["hodor", "osha"]
    few = reveal("stark", "rule-by-decree", stark=side(hand=hand[:4]), lannister=side(hand=["bronn"]))
    assert few.discard("stark") == []
    equal = reveal("stark", "rule-by-decree", stark=side(hand=hand[:1]), lannister=side(hand=["bronn"]))
    assert equal.events("hand-discarded") == []
    six = ["bronn", "the-hound", "shae", "tywin-lannister", "gold-cloaks", "varys"]
    full = reveal("stark", "rule-by-decree", stark=side(hand=hand), lannister=side(hand=six))
    assert (full.question() == "must-discard", full.events("hand-discarded")) == (False, [])


def test_planning_ahead() -> None:
    game = scenario(phase="standing", stark=side(gold=3, plot="plot-planning-ahead")).rest("choose-plot")
    assert (game.gold("stark"), game.events("gold-returned")) == (3, [])
    assert "taxation" not in [event["phase"] for event in game.events("phase-began")]


def test_blockade() -> None:
    stark = side("winterfell-keep", hand=["hodor"])
    game = scenario(
        phase="marshalling", stark=stark, lannister=side(plot="plot-blockade", hand=["lannister-encampment"])
    )
    assert game.gold("stark") == 1
    game.rest(lambda game: len(game.events("income-collected")) == 2)
    assert game.events("income-collected")[1]["gold"] == 0


def test_rains_of_autumn() -> None:
    game = scenario(phase="marshalling", stark=side("winterfell-keep", hand=["hodor"], plot="plot-rains-of-autumn"),
                    lannister=side("tywin-lannister", hand=["bronn"]))  # fmt: skip
    assert game.gold("stark") == 4
    game.play("stark", "pass")
    assert game.gold("lannister") == 3


def test_building_season() -> None:
    game = reveal("stark", "building-season", stark=side(), lannister=side(rest="discard", deck=["bronn"]))
    assert game.asks("stark", "search")
    game.play("stark", "take winterfell")
    assert "winterfell" in game.hand("stark")
    assert game.events("card-found", "lannister")[0]["title"] == "winterfell"
    assert [event["seat"] for event in game.events("deck-shuffled")] == ["stark", "lannister"]


@pytest.mark.parametrize(("deck", "options"), [(["bronn"], ["pass"]), (["lannisport"], ["take lannisport"])])
def test_who_searches_is_asked_whether_anything_fits_or_not(deck: list[str], options: list[str]) -> None:
    game = reveal("stark", "building-season", answer_forced=False, lannister=side(rest="discard", deck=deck))
    game.play("stark", "take winterfell")
    assert game.asks("lannister", "search")
    assert game.options("lannister") == options
    game.play("lannister", options[0])
    assert [event["seat"] for event in game.events("deck-shuffled")] == ["stark", "lannister"]


def test_an_empty_deck_is_not_searched() -> None:
    game = reveal("stark", "building-season", answer_forced=False, lannister=side(rest="discard", deck=[]))
    assert not game.play("stark", "take winterfell").asks("lannister", "search")


def test_summoning_season() -> None:
    game = reveal("stark", "summoning-season")
    with game.refused("ruling.legal-only-with-effect"):
        game.play("stark", "take winterfell")
    game.play("stark", "take jon-snow").play("lannister", "take bronn")
    assert "jon-snow" in game.hand("stark")
    assert "bronn" in game.hand("lannister")


def test_noose_and_swordpoint() -> None:
    game = scenario(
        phase="standing", stark=side("arya-stark~", "jon-snow~", "godswood~", plot="plot-noose-and-swordpoint")
    )
    assert game.events("cards-stood")[0]["cards"] == ["jon-snow", "godswood"]


def test_herding_the_masses() -> None:
    plot = {"plot": "plot-herding-the-masses"}
    game = scenario(stark=side("jon-snow", **plot), lannister=side("gold-cloaks", "bronn")).challenge(
        "stark", "military", "jon-snow"
    )
    with game.refused("golden.card-text-wins"):
        game.play("lannister", "declare gold-cloaks")
    game.play("lannister", "declare bronn")


def test_marched_to_the_wall() -> None:
    game = reveal("stark", "marched-to-the-wall", stark=side("jon-snow", "hodor"), lannister=side("bronn", "shae"))
    game.play("stark", "choose hodor")
    assert game.events("cards-discarded") == []
    game.play("lannister", "choose shae")
    assert game.events("cards-discarded")[0]["cards"] == ["hodor", "shae"]


def test_drunken_allegations() -> None:
    game = reveal("stark", "drunken-allegations", stark=side("jon-snow"), lannister=side("bronn", "shae"))
    game.play("stark", "choose bronn")
    assert (game.kneels("bronn"), game.options()) == (True, ["choose jon-snow", "choose shae"])
    game.play("lannister", "choose jon-snow")
    assert game.kneels("jon-snow")


def test_fleeing_to_the_wall() -> None:
    keeps = ["winterfell-keep", "winterfell-keep-2", "godswood", "the-kingsroad"]
    game = reveal("stark", "fleeing-to-the-wall", stark=side(*keeps, "jon-snow"))
    game.play("stark", "choose winterfell-keep", "choose godswood", "choose the-kingsroad")
    assert game.in_play("stark") == ["winterfell-keep", "godswood", "the-kingsroad", "jon-snow"]


def test_battle_of_oxcross() -> None:
    plot = {"plot": "plot-battle-of-oxcross"}
    game = scenario(stark=side("jon-snow", **plot), lannister=side("bronn~", "shae"))
    game.challenge("stark", "military", "jon-snow").rest("choose-casualties").play("lannister", "choose shae")
    game.rest(lambda game: game.now != "challenges")
    assert [event["cards"] for event in game.events("characters-killed")] == [["shae"], ["bronn"]]
    assert game.in_play("stark") == ["jon-snow"]
    defended = scenario(first="lannister", stark=side("jon-snow", "hodor", **plot), lannister=side("bronn"))
    defended.challenge("lannister", "military", "bronn").defend("hodor").rest(lambda game: game.now != "challenges")
    assert [event["cards"] for event in defended.events("characters-killed")] == [["bronn"]]


def test_power_and_wealth() -> None:
    plot = {"plot": "plot-power-and-wealth"}
    game = scenario(
        stark=side("jon-snow=1", "ice@jon-snow", "arya-stark", **plot), lannister=side("milk-of-the-poppy@arya-stark")
    )
    assert (game.strength("jon-snow"), game.strength("arya-stark")) == (4, 2)


def test_tourney_for_the_hand() -> None:
    game = scenario(
        stark=side("ser-rodrik-cassel", "jon-snow", plot="plot-tourney-for-the-hand"),
        lannister=side("ser-kevan-lannister"),
    )
    assert [game.strength(card) for card in ("ser-rodrik-cassel", "jon-snow", "ser-kevan-lannister")] == [3, 3, 3]


@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_the_plain_plots_of_the_tests_have_nothing_that_lasts(house: str) -> None:
    plot = next(plot for plot in shipped_box().content["plots"] if plot["id"] == PLAIN_PLOTS[house])
    assert (plot["claim"], [ability["timing"] for ability in plot["abilities"]]) == (1, ["when_revealed"])
