"""Each card of the Lannister deck that isn't in the Stark deck too: what it does, and where it can't."""

from __future__ import annotations

from tests.games.cardgame.language import Play, scenario, side


def marshalling(*in_play: str, hand: list[str], stark: dict[str, object] | None = None, **things: object) -> Play:
    return scenario(phase="marshalling", first="lannister", lannister=side(*in_play, hand=hand, **things), stark=stark)


def attack(
    icon: str, *attackers: str, others: tuple[str, ...] = (), stark: dict[str, object] | None = None, **things: object
) -> Play:
    """Lannister attacks."""
    game = scenario(first="lannister", lannister=side(*attackers, *others, **things), stark=stark)
    return game.challenge("lannister", icon, *attackers)


def test_tywin_lannister() -> None:
    assert marshalling("tywin-lannister~", hand=["bronn"]).gold("lannister") == 3 + 2
    assert marshalling(hand=["tywin-lannister", "bronn"], dead=["tywin-lannister"]).gold("lannister") == 3


def test_cersei_lannister() -> None:
    game = scenario(
        phase="dominance",
        first="lannister",
        lannister=side("cersei-lannister", gold=2),
        stark=side("jon-snow", "hodor~"),
    )
    game.play("lannister", "use cersei-lannister")
    assert sorted(game.options()) == ["choose hodor", "choose jon-snow"]
    game.play("lannister", "choose jon-snow")
    assert game.kneels("jon-snow")
    assert game.events("cards-stood")[0]["cards"] == ["cersei-lannister", "hodor"]
    game.rest("choose-plot").play("stark", "take plot-the-old-gods").play("lannister", "take plot-hear-me-roar")
    assert not game.court.lasting
    kneeling = scenario(
        phase="dominance", first="lannister", lannister=side("cersei-lannister", gold=2), stark=side("hodor~", "osha~")
    )
    kneeling.play("lannister", "use cersei-lannister", "choose hodor")
    assert [event["cards"] for event in kneeling.events("cards-knelt")] == [["cersei-lannister"]]
    assert kneeling.events("cards-stood")[0]["cards"] == ["cersei-lannister", "osha"]
    poor = scenario(
        phase="dominance",
        first="lannister",
        lannister=side("cersei-lannister", "grand-maester-pycelle", gold=1),
        stark=side("jon-snow"),
    )
    with poor.refused("gold.pays-abilities"):
        poor.play("lannister", "use cersei-lannister")


def test_ser_jaime_lannister() -> None:
    game = attack("military", "ser-jaime-lannister", others=("bronn",), gold=1)
    assert not game.kneels("ser-jaime-lannister")
    intrigue = attack("intrigue", "ser-jaime-lannister", others=("bronn",), gold=1)
    assert intrigue.kneels("ser-jaime-lannister")


def test_tyrion_lannister() -> None:
    game = attack("power", "tyrion-lannister", gold=1).rest(lambda game: game.asks("lannister", "act", "response"))
    game.play("lannister", "use tyrion-lannister")
    assert game.events("number-drawn")[0]["seat"] == "lannister"
    other = attack("intrigue", "cersei-lannister", others=("tyrion-lannister",), gold=2).rest("act")
    assert other.can("lannister", "use tyrion-lannister")
    absent = attack("power", "cersei-lannister", others=("tyrion-lannister",), gold=1).resolve()
    assert absent.events("ability-used") == []


def test_joffrey_baratheon() -> None:
    game = scenario(
        phase="plot",
        lannister=side("joffrey-baratheon=1"),
        stark=side("eddard-stark", "catelyn-stark", "robb-stark", "bran-stark", "hodor"),
    )
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-valar-morghulis").play(
        "stark", "first lannister"
    )
    game.play("lannister", "discard duplicate joffrey-baratheon")
    for _ in range(3):
        game.play("lannister", "use joffrey-baratheon")
    # Four Lords and Ladies died; the limit is 3 times per round.
    assert (game.power_on("joffrey-baratheon"), game.asks("lannister", "act", "response")) == (3, False)
    common = attack("military", "bronn", others=("joffrey-baratheon",), stark=side("hodor~")).resolve()
    assert (common.dead("stark"), common.power_on("joffrey-baratheon")) == (["hodor"], 0)


def test_ser_gregor_clegane() -> None:
    game = attack("military", "ser-gregor-clegane", stark=side("jon-snow=1")).defend().resolve()
    assert game.dead("stark") == ["jon-snow"]
    idle = attack("military", "bronn", others=("ser-gregor-clegane",), stark=side("jon-snow=1")).defend()
    assert idle.can("stark", "discard duplicate jon-snow")


def test_the_hound() -> None:
    game = (
        scenario(stark=side("jon-snow"), lannister=side("the-hound~"))
        .challenge("stark", "military", "jon-snow")
        .resolve()
    )
    assert (game.dead("lannister"), game.discard("lannister")) == ([], ["the-hound"])
    blank = scenario(stark=side("jon-snow"), lannister=side("the-hound~", "milk-of-the-poppy@the-hound"))
    blank.challenge("stark", "military", "jon-snow").resolve()
    assert blank.dead("lannister") == ["the-hound"]


def test_ser_ilyn_payne() -> None:
    game = marshalling("ser-ilyn-payne", hand=["bronn"], stark=side("bran-stark", "jon-snow")).play(
        "lannister", "use ser-ilyn-payne"
    )
    assert game.dead("stark") == ["bran-stark"]
    strong = marshalling("ser-ilyn-payne", hand=["bronn"], stark=side("bran-stark", "winterfell"))
    with strong.refused("ruling.legal-only-with-effect"):
        strong.play("lannister", "use ser-ilyn-payne")


def test_bronn() -> None:
    game = scenario(first="lannister", lannister=side("bronn", gold=2)).play("lannister", "use bronn", "use bronn")
    assert game.strength("bronn") == 5
    game.rest("choose-plot")
    assert game.strength("bronn") == 3
    late = scenario(phase="dominance", first="lannister", lannister=side("bronn", "grand-maester-pycelle", gold=2))
    with late.refused("action.phase-label"):
        late.play("lannister", "use bronn")


def test_grand_maester_pycelle() -> None:
    hand = ["not-today", "jon-snow"]
    game = scenario(
        phase="dominance", first="lannister", lannister=side("grand-maester-pycelle", gold=1), stark=side(hand=hand)
    )
    game.play("lannister", "use grand-maester-pycelle")
    assert game.options() == ["take not-today", "pass"]
    assert game.view("lannister")["players"][0]["hand"] == ["jon-snow", "not-today"]
    game.play("lannister", "take not-today")
    assert game.discard("stark") == ["not-today"]
    assert "jon-snow" in game.view("lannister")["players"][0]["hand"]
    early = scenario(first="lannister", lannister=side("grand-maester-pycelle", "bronn", gold=1))
    with early.refused("action.phase-label"):
        early.play("lannister", "use grand-maester-pycelle")


def test_ser_lancel_lannister() -> None:
    people = ("ser-lancel-lannister", "bronn", "the-hound")
    game = attack("military", *people, stark=side("arya-stark", "jon-snow"))
    with game.refused("golden.card-text-wins"):
        game.play("stark", "declare arya-stark")
    game.play("stark", "declare jon-snow")
    alone = attack("military", "ser-lancel-lannister", others=people[1:], stark=side("arya-stark", "jon-snow"))
    assert alone.can("stark", "declare arya-stark")


def test_ser_kevan_lannister() -> None:
    assert scenario(lannister=side("ser-kevan-lannister", "tyrion-lannister")).has("ser-kevan-lannister", "power")
    assert not scenario(lannister=side("ser-kevan-lannister", "bronn")).has("ser-kevan-lannister", "power")
    assert not scenario(lannister=side("ser-kevan-lannister"), stark=side("eddard-stark")).has(
        "ser-kevan-lannister", "power"
    )


def test_lannister_guards() -> None:
    game = scenario(phase="plot", lannister=side("lannister-guards", "lannister-guards-2"))
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-hear-me-roar").play(
        "lannister", "first stark"
    )
    game.play("lannister", "use lannister-guards", "use lannister-guards-2")
    assert [event["number"] for event in game.events("number-drawn")][:2] == [1, 1]
    later = scenario(lannister=side("lannister-guards", "bronn", gold=1), first="lannister")
    with later.refused("response.before-next-action"):
        later.play("lannister", "use lannister-guards")


def test_enemy_informer() -> None:
    game = marshalling(hand=["enemy-informer"], stark=side("jon-snow", "hodor~")).play(
        "lannister", "play enemy-informer", "use enemy-informer"
    )
    assert sorted(game.options()) == ["choose enemy-informer", "choose jon-snow"]
    game.play("lannister", "choose jon-snow")
    assert game.events("cards-knelt")[0]["cards"] == ["jon-snow"]
    declined = marshalling(hand=["enemy-informer"], stark=side("jon-snow")).play(
        "lannister", "play enemy-informer", "pass"
    )
    assert declined.events("cards-knelt") == []


def test_lannisport_steward() -> None:
    assert marshalling("lannisport-steward", hand=["bronn"]).gold("lannister") == 5
    assert marshalling(hand=["lannisport-steward"]).gold("lannister") == 3


def test_lannisport_weaponsmith() -> None:
    assert marshalling("lannisport-weaponsmith~", hand=["bronn"]).gold("lannister") == 4
    assert marshalling(hand=["bronn"], dead=["lannisport-weaponsmith"]).gold("lannister") == 3


def test_gold_cloaks() -> None:
    game = scenario(first="lannister", lannister=side("gold-cloaks~", gold=2)).play("lannister", "use gold-cloaks")
    assert (game.kneels("gold-cloaks"), game.gold("lannister")) == (False, 1)
    # The limit is that of the card in play: one that leaves play and comes back begins anew.
    before = len(game.court.uses)
    game.court.leave_play(game.card("gold-cloaks"))
    assert (before, len(game.court.uses)) == (1, 0)
    standing = scenario(first="lannister", lannister=side("gold-cloaks", "bronn", gold=2))
    with standing.refused("ruling.legal-only-with-effect"):
        standing.play("lannister", "use gold-cloaks")


def test_hill_tribesmen() -> None:
    assert marshalling("tyrion-lannister", hand=["hill-tribesmen"]).cost("lannister", "hill-tribesmen") == 2
    assert marshalling(hand=["hill-tribesmen"]).cost("lannister", "hill-tribesmen") == 3


def test_lurkers_at_harrenhal() -> None:
    game = marshalling("lurkers-at-harrenhal", "bronn", hand=["gilded-plate", "catspaws-dagger"])
    with game.refused("golden.card-text-wins"):
        game.play("lannister", "attach gilded-plate to lurkers-at-harrenhal")
    assert game.has("lurkers-at-harrenhal", "stealth")
    game.play("lannister", "attach gilded-plate to bronn")


def test_podrick_payne() -> None:
    def killed(victim: str) -> Play:
        game = scenario(stark=side("jon-snow"), lannister=side("tyrion-lannister", "podrick-payne", "bronn~"))
        return game.challenge("stark", "military", "jon-snow").defend().play("lannister", f"choose {victim}")

    game = killed("tyrion-lannister").play("lannister", "use podrick-payne")
    assert "tyrion-lannister" in game.in_play("lannister")
    assert game.events("cards-knelt")[-1]["cards"] == ["podrick-payne"]
    assert killed("bronn").dead("lannister") == ["bronn"]


def test_shae() -> None:
    game = scenario(first="lannister", lannister=side("shae"), stark=side("jon-snow", "hodor", banner=1)).play(
        "lannister", "use shae", "choose hodor"
    )
    assert game.kneels("hodor")
    ahead = scenario(
        first="lannister", lannister=side("shae", "bronn", gold=1, banner=2), stark=side("jon-snow", banner=2)
    )
    with ahead.refused("ruling.legal-only-with-effect"):
        ahead.play("lannister", "use shae")


def test_lannister_encampment() -> None:
    assert marshalling("lannister-encampment", hand=["bronn"]).gold("lannister") == 4
    assert marshalling(hand=["lannister-encampment"]).gold("lannister") == 3


def test_casterly_rock() -> None:
    game = scenario(phase="dominance", lannister=side("casterly-rock", gold=2), stark=side(gold=3))
    assert game.events("dominance-counted")[0]["totals"] == [3, 4]


def test_lannisport() -> None:
    game = (
        attack("intrigue", "cersei-lannister", others=("lannisport",), gold=2)
        .rest("act")
        .play("lannister", "use lannisport")
    )
    assert [event["why"] for event in game.events("house-power-gained")][:2] == ["unopposed", "effect"]
    assert [event["gold"] for event in game.events("gold-paid")] == [1]
    power = attack("power", "cersei-lannister", others=("lannisport",), gold=2).resolve()
    assert power.events("ability-used") == []


def test_hall_of_heroes() -> None:
    game = marshalling("hall-of-heroes", hand=["bronn", "shae"]).play("lannister", "use hall-of-heroes")
    assert (game.cost("lannister", "bronn"), game.cost("lannister", "shae")) == (1, 2)
    late = scenario(first="lannister", lannister=side("hall-of-heroes", "bronn", gold=1))
    with late.refused("action.phase-label"):
        late.play("lannister", "use hall-of-heroes")


def test_western_fiefdoms() -> None:
    game = marshalling("western-fiefdoms", hand=["bronn", "casterly-rock", "gutter-rats-cunning", "shae"]).play(
        "lannister", "use western-fiefdoms"
    )
    assert [game.cost("lannister", title) for title in ("bronn", "casterly-rock", "gutter-rats-cunning", "shae")] == [
        2,
        1,
        0,
        2,
    ]
    kneeling = marshalling("western-fiefdoms~", hand=["bronn"])
    with kneeling.refused("kneel.only-standing"):
        kneeling.play("lannister", "use western-fiefdoms")


def test_gilded_plate() -> None:
    def attacked(gold: int) -> Play:
        game = scenario(stark=side("jon-snow"), lannister=side("shae", "gilded-plate@shae", gold=gold))
        return game.challenge("stark", "military", "jon-snow").defend()

    game = attacked(1).play("lannister", "use gilded-plate")
    assert (game.in_play("lannister"), game.discard("lannister")) == (["shae"], ["gilded-plate"])
    assert attacked(0).resolve().dead("lannister") == ["shae"]


def test_gutter_rats_cunning() -> None:
    game = scenario(lannister=side("bronn", "gutter-rats-cunning@bronn", "shae"))
    assert (game.strength("bronn"), game.has("bronn", "stealth"), game.has("shae", "stealth")) == (5, True, False)


def test_milk_of_the_poppy() -> None:
    game = scenario(
        lannister=side("milk-of-the-poppy@ser-rodrik-cassel", "bronn"),
        stark=side("ser-rodrik-cassel", "syrio-forel"),
        first="lannister",
    )
    game.challenge("lannister", "military", "bronn").defend("ser-rodrik-cassel")
    assert (game.strength("ser-rodrik-cassel"), game.kneels("ser-rodrik-cassel")) == (2, True)
    assert game.has("ser-rodrik-cassel", "military")


def test_catspaws_dagger() -> None:
    game = attack(
        "intrigue",
        "cersei-lannister",
        others=("catspaws-dagger@cersei-lannister",),
        stark=side("arya-stark", "jon-snow"),
    )
    game.play("lannister", "use catspaws-dagger")
    assert (game.dead("stark"), game.discard("lannister")) == (["arya-stark"], ["catspaws-dagger"])
    power = attack(
        "power",
        "cersei-lannister",
        others=("catspaws-dagger@cersei-lannister", "bronn"),
        gold=1,
        stark=side("arya-stark~"),
    )
    with power.refused("ruling.legal-only-with-effect"):
        power.play("lannister", "use catspaws-dagger")


def test_a_lannister_always_pays_his_debts() -> None:
    hand = ["a-lannister-always-pays-his-debts"]
    game = attack(
        "military", "the-hound", others=("cersei-lannister",), stark=side("jon-snow", "hodor", "syrio-forel"), hand=hand
    )
    game.defend("jon-snow", "hodor").rest(lambda game: game.asks("lannister", "act", "response"))
    game.play("lannister", "play a-lannister-always-pays-his-debts", "choose hodor")
    assert (game.dead("stark"), game.kneels("cersei-lannister")) == (["hodor"], True)
    nobody = (
        attack("military", "the-hound", stark=side("jon-snow", "hodor"), hand=hand)
        .defend("jon-snow", "hodor")
        .resolve()
    )
    assert nobody.hand("lannister") == hand
    won = attack("military", "the-hound", others=("cersei-lannister",), stark=side("jon-snow~"), hand=hand).resolve()
    assert won.hand("lannister") == hand


def test_the_lions_cunning() -> None:
    hand = ["the-lions-cunning"]
    game = scenario(phase="draw", lannister=side(hand=hand, gold=2), stark=side("jon-snow")).play(
        "lannister", "play the-lions-cunning"
    )
    assert game.kneels("jon-snow")
    kneeling = scenario(phase="draw", lannister=side(hand=hand, gold=2), stark=side("jon-snow~"))
    assert kneeling.events("card-played") == []


def test_insidious_ways() -> None:
    hand = ["insidious-ways"]
    game = attack("military", "the-hound", hand=hand).play("lannister", "play insidious-ways").resolve()
    assert (game.events("challenge-won")[0]["attack"], len(game.hand("lannister"))) == (5, 2)
    lost = attack("military", "the-hound", hand=hand, stark=side("hodor", "jon-snow")).defend("hodor", "jon-snow")
    lost.play("lannister", "play insidious-ways").resolve()
    assert (lost.hand("lannister"), lost.court.lasting) == ([], ())
    neutral = attack("intrigue", "shae", others=("bronn",), hand=hand, gold=1)
    with neutral.refused("ruling.legal-only-with-effect"):
        neutral.play("lannister", "play insidious-ways")


def test_i_never_bet_against_my_family() -> None:
    hand = ["i-never-bet-against-my-family"]
    game = scenario(
        stark=side("jon-snow", plot="plot-the-old-gods"),
        lannister=side("cersei-lannister", "bronn~", "shae~", hand=hand, gold=3),
    )
    game.challenge("stark", "military", "jon-snow").play("lannister", "play i-never-bet-against-my-family")
    assert game.options() == ["pay 1", "pay 2", "pay 3"]
    game.play("lannister", "pay 1").rest("choose-casualties").play("lannister", "choose shae")
    assert (game.dead("lannister"), game.gold("lannister")) == (["shae"], 2)
    attacking = attack("military", "bronn", others=("cersei-lannister",), hand=hand, gold=2)
    with attacking.refused("ruling.legal-only-with-effect"):
        attacking.play("lannister", "play i-never-bet-against-my-family")
