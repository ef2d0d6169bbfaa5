"""Each card of the Stark deck: it does what it says, and not where it can't."""

from __future__ import annotations

from maester.games.cardgame.values import holds, speaker
from tests.games.cardgame.language import Play, scenario, side


def marshalling(*in_play: str, hand: list[str], lannister: dict[str, object] | None = None, **things: object) -> Play:
    return scenario(phase="marshalling", stark=side(*in_play, hand=hand, **things), lannister=lannister)


def attacked(
    icon: str, attacker: str, *stark: str, lannister: tuple[str, ...] = (), gold: int = 0, **things: object
) -> Play:
    """Lannister attacks Stark, who has these cards."""
    game = scenario(first="lannister", lannister=side(attacker, *lannister, gold=gold), stark=side(*stark, **things))
    return game.challenge("lannister", icon, attacker)


def test_eddard_stark() -> None:
    game = marshalling(hand=["eddard-stark"]).play("stark", "play eddard-stark", "use eddard-stark")
    assert game.power_on("eddard-stark") == 1
    idle = scenario(stark=side("eddard-stark", "syrio-forel"))
    with idle.refused("response.before-next-action"):
        idle.play("stark", "use eddard-stark")


def test_robb_stark() -> None:
    game = scenario(stark=side("robb-stark", "jon-snow"), lannister=side("bronn", "the-hound", "shae"))
    game.challenge("stark", "military", "robb-stark", "jon-snow").defend("bronn")
    game.play("lannister", "choose shae").play("stark", "use robb-stark")
    assert game.dead("lannister") == ["shae", "bronn"]
    power = scenario(stark=side("robb-stark"), lannister=side("tyrion-lannister"))
    power.challenge("stark", "power", "robb-stark").defend("tyrion-lannister")
    assert not power.events("ability-used")
    assert power.is_resolved


def test_robb_stark_kills_once_a_round() -> None:
    people = side("robb-stark", "hand-of-the-king@robb-stark", "jon-snow", plot="plot-a-storm-of-swords")
    game = scenario(stark=people, lannister=side("bronn", "the-hound", "gold-cloaks", "shae", "podrick-payne"))
    game.challenge("stark", "military", "robb-stark", "jon-snow").defend("bronn").play("stark", "use hand-of-the-king")
    game.rest("choose-casualties").play("lannister", "choose shae").play("stark", "use robb-stark")
    assert game.dead("lannister") == ["shae", "bronn"]
    game.rest("choose-challenge").challenge("stark", "military", "robb-stark").defend("gold-cloaks")
    game.rest("choose-casualties").play("lannister", "choose podrick-payne")
    assert not game.can("stark", "use robb-stark")
    assert [event["winner"] for event in game.events("challenge-won")] == ["stark", "stark"]
    assert [event["card"] for event in game.events("ability-used")] == ["hand-of-the-king", "robb-stark"]
    assert "gold-cloaks" in game.in_play("lannister")


def test_catelyn_stark() -> None:
    game = (
        attacked("intrigue", "tyrion-lannister", "catelyn-stark", lannister=())
        .rest("choose-bypassed")
        .play("lannister", "pass")
    )
    game.defend("catelyn-stark").play("stark", "use catelyn-stark", "choose tyrion-lannister").resolve()
    told = game.events("challenge-won")[0]
    assert (told["attack"], told["winner"]) == (0, "stark")
    attacking = scenario(stark=side("catelyn-stark"), lannister=side("tyrion-lannister"))
    attacking.challenge("stark", "intrigue", "catelyn-stark").defend("tyrion-lannister").resolve()
    assert attacking.events("ability-used") == []


def test_arya_stark() -> None:
    game = scenario(stark=side("arya-stark", "syrio-forel", gold=1), lannister=side("ser-jaime-lannister", "bronn"))
    game.play("stark", "use arya-stark")
    assert (game.has("arya-stark", "renown"), game.has("ser-jaime-lannister", "renown")) == (True, False)
    assert (game.has("arya-stark", "stealth"), game.gold("stark")) == (False, 0)
    nobody = scenario(stark=side("arya-stark", "syrio-forel", gold=1), lannister=side("bronn"))
    with nobody.refused("ruling.legal-only-with-effect"):
        nobody.play("stark", "use arya-stark")


def test_sansa_stark() -> None:
    game = marshalling("sansa-stark", "jon-snow", hand=["needle", "ice"]).play("stark", "attach needle to sansa-stark")
    game.play("stark", "use sansa-stark")
    assert game.events("number-drawn")[0]["seat"] == "stark"
    other = marshalling("sansa-stark", "jon-snow", hand=["needle", "ice"]).play("stark", "attach needle to jon-snow")
    assert not other.asks("stark", "act", "response")
    theirs = scenario(
        phase="marshalling", first="lannister", lannister=side(hand=["gutter-rats-cunning"]), stark=side("sansa-stark")
    )
    theirs.play("lannister", "attach gutter-rats-cunning to sansa-stark")
    assert theirs.events("ability-used") == []


def test_jon_snow() -> None:
    game = attacked("military", "ser-gregor-clegane", "jon-snow", "bran-stark", "syrio-forel").defend("jon-snow")
    game.rest("choose-casualties").play("stark", "choose bran-stark", "use jon-snow")
    assert not game.kneels("jon-snow")
    absent = (
        attacked("military", "ser-gregor-clegane", "jon-snow", "bran-stark").defend().play("stark", "choose bran-stark")
    )
    assert not absent.can("stark", "use jon-snow")


def test_bran_stark() -> None:
    deck = ["hodor", "osha", "jon-snow", "arya-stark", "ice"]
    game = scenario(phase="draw", stark=side("bran-stark", deck=deck))
    game.play("stark", "use bran-stark")
    top = [option.removeprefix("take ") for option in game.options()]
    assert set(top) == {"jon-snow", "arya-stark", "ice"}
    game.play("stark", "take ice", "take jon-snow")
    assert game.deck("stark")[:3] == ["ice", "jon-snow", "arya-stark"]
    assert game.events("top-looked-at", "lannister")[0]["number"] == 3
    short = scenario(phase="draw", stark=side("bran-stark", deck=deck[:4], rest="discard")).play(
        "stark", "use bran-stark"
    )
    assert sorted(short.options()) == ["take arya-stark", "take jon-snow"]
    assert short.events("top-looked-at", "lannister")[0]["number"] == 2
    late = scenario(phase="dominance", stark=side("bran-stark", "maester-luwin"))
    with late.refused("action.phase-label"):
        late.play("stark", "use bran-stark")


def test_ser_rodrik_cassel() -> None:
    game = attacked("military", "bronn", "ser-rodrik-cassel", "syrio-forel").defend("ser-rodrik-cassel")
    assert (game.strength("ser-rodrik-cassel"), game.kneels("ser-rodrik-cassel")) == (4, False)
    attacking = scenario(stark=side("ser-rodrik-cassel", "syrio-forel")).challenge(
        "stark", "military", "ser-rodrik-cassel"
    )
    assert (attacking.strength("ser-rodrik-cassel"), attacking.kneels("ser-rodrik-cassel")) == (2, True)


def test_maester_luwin() -> None:
    game = scenario(phase="dominance", stark=side("maester-luwin")).play("stark", "use maester-luwin")
    assert game.events("number-drawn")[0]["number"] == 2
    early = scenario(stark=side("maester-luwin", "syrio-forel"))
    with early.refused("action.phase-label"):
        early.play("stark", "use maester-luwin")


def test_hodor() -> None:
    game = scenario(stark=side("hodor", "jon-snow", "arya-stark")).play("stark", "challenge military")
    with game.refused("golden.card-text-wins"):
        game.play("stark", "declare hodor")
    stealth = scenario(first="lannister", lannister=side("varys-2"), stark=side("hodor", "jon-snow"))
    stealth.challenge("lannister", "power", "varys-2")
    with stealth.refused("golden.card-text-wins"):
        stealth.play("lannister", "choose hodor")
    stealth.play("lannister", "choose jon-snow").defend("hodor")


def test_septa_mordane() -> None:
    game = scenario(
        first="lannister", lannister=side("tyrion-lannister", "cersei-lannister"), stark=side("septa-mordane")
    )
    game.play("stark", "use septa-mordane", "choose tyrion-lannister").play("lannister", "challenge intrigue")
    assert game.events("challenge-initiated")[0]["cards"] == ["cersei-lannister"]
    game.rest("choose-challenge")
    assert game.can("lannister", "challenge power")
    late = scenario(phase="dominance", stark=side("septa-mordane", "maester-luwin"), lannister=side("bronn"))
    with late.refused("action.phase-label"):
        late.play("stark", "use septa-mordane")


def test_stark_escort() -> None:
    game = (
        attacked("military", "bronn", "stark-escort", "jon-snow")
        .defend("stark-escort")
        .play("stark", "use stark-escort")
    )
    assert game.events("number-drawn")[0]["number"] == 1
    attacking = scenario(stark=side("stark-escort")).challenge("stark", "military", "stark-escort").resolve()
    assert attacking.events("ability-used") == []


def test_greatjon_umber() -> None:
    game = scenario(
        stark=side("greatjon-umber", "jon-snow"), lannister=side("bronn", "the-hound", "ser-gregor-clegane")
    )
    game.challenge("stark", "military", "jon-snow").play("stark", "use greatjon-umber")
    assert (game.attackers(), game.kneels("greatjon-umber")) == (["jon-snow", "greatjon-umber"], True)
    intrigue = attacked("intrigue", "tyrion-lannister", "greatjon-umber", "syrio-forel").rest("act")
    assert intrigue.asks("stark")
    with intrigue.refused("ruling.legal-only-with-effect"):
        intrigue.play("stark", "use greatjon-umber")


def test_greatjon_umber_comes_too_late_when_the_challenge_is_resolved() -> None:
    game = attacked("military", "ser-gregor-clegane", "jon-snow", "bran-stark", "greatjon-umber").defend("jon-snow")
    game.rest("choose-casualties").play("stark", "choose bran-stark")
    assert game.asks("stark", "act", "response")
    condition = game.court.box.texts_of[game.card("greatjon-umber")][0].condition
    assert condition is not None
    assert not holds(game.court, condition, speaker(game.court, game.card("greatjon-umber")))
    with game.refused("action.resolve-fully"):
        game.play("stark", "use greatjon-umber")


def test_theon_greyjoy() -> None:
    game = attacked("military", "bronn", "theon-greyjoy~", "winterfell-keep", "the-kingsroad").rest("choose-cards")
    assert (game.asked(), game.options()) == (("stark",), ["choose winterfell-keep", "choose the-kingsroad"])
    game.play("stark", "choose the-kingsroad")
    assert game.discard("stark")[0] == "the-kingsroad"
    power = attacked("power", "bronn", "theon-greyjoy~", "winterfell-keep").resolve()
    assert "winterfell-keep" in power.in_play("stark")


def test_osha() -> None:
    game = scenario(stark=side("osha", gold=1), lannister=side("bronn")).challenge("stark", "military", "osha")
    game.play("stark", "use osha")
    assert (game.kneels("osha"), game.attackers(), game.gold("stark")) == (False, [], 0)
    idle = scenario(stark=side("osha", "syrio-forel", gold=1))
    with idle.refused("ruling.legal-only-with-effect"):
        idle.play("stark", "use osha")


def test_jory_cassel() -> None:
    game = (
        attacked("military", "bronn", "jory-cassel", "robb-stark")
        .defend()
        .play("stark", "choose robb-stark", "use jory-cassel")
    )
    assert (game.in_play("stark"), game.discard("stark")) == (["robb-stark"], ["jory-cassel"])
    himself = attacked("military", "bronn", "jory-cassel", "robb-stark").defend().play("stark", "choose jory-cassel")
    assert himself.dead("stark") == ["jory-cassel"]
    common = attacked("military", "bronn", "jory-cassel", "stark-escort").defend().play("stark", "choose stark-escort")
    assert common.dead("stark") == ["stark-escort"]


def test_syrio_forel() -> None:
    game = scenario(stark=side("syrio-forel", "jon-snow", "arya-stark"), lannister=side("bronn"))
    game.play("stark", "use syrio-forel", "choose jon-snow")
    assert (game.has("jon-snow", "stealth"), game.kneels("syrio-forel")) == (True, True)
    alone = scenario(stark=side("syrio-forel", "godswood"), lannister=side("bronn", gold=1))
    alone.rest(lambda game: game.asks("lannister"))
    assert alone.events("ability-used") == []
    assert not alone.has("syrio-forel", "stealth")


def test_guard_at_riverrun() -> None:
    game = attacked("military", "bronn", "guard-at-riverrun", "syrio-forel").defend("guard-at-riverrun")
    assert game.strength("guard-at-riverrun") == 3
    quiet = scenario(stark=side("guard-at-riverrun"), lannister=side("bronn")).rest(
        lambda game: game.now != "challenges"
    )
    assert len(quiet.hand("stark")) >= 1
    beaten = (
        attacked("military", "bronn", "guard-at-riverrun", "bran-stark").defend().play("stark", "choose bran-stark")
    )
    beaten.rest(lambda game: game.now != "challenges")
    assert not beaten.events("passive-resolved")
    victor = scenario(stark=side("guard-at-riverrun", "jon-snow"), lannister=side("shae~"))
    victor.challenge("stark", "military", "jon-snow").rest(lambda game: game.now != "challenges")
    assert [event["card"] for event in victor.events("passive-resolved")] == ["guard-at-riverrun"]
    # In the next round nobody has been beaten yet.
    beaten.rest("choose-plot").play("stark", "take plot-the-old-gods").play("lannister", "take plot-hear-me-roar")
    beaten.phase("challenges").rest(lambda game: game.now not in ("marshalling", "challenges"))
    assert [event["card"] for event in beaten.events("passive-resolved")] == ["guard-at-riverrun"]
    blank = scenario(stark=side("guard-at-riverrun"), lannister=side("bronn", "milk-of-the-poppy@guard-at-riverrun"))
    assert not blank.rest(lambda game: game.now != "challenges").events("passive-resolved")


def test_house_tully_recruiter() -> None:
    game = marshalling("house-tully-recruiter", hand=["jon-snow", "syrio-forel"]).play(
        "stark", "use house-tully-recruiter"
    )
    assert (game.cost("stark", "jon-snow"), game.cost("stark", "syrio-forel")) == (2, 2)
    late = scenario(stark=side("house-tully-recruiter", "syrio-forel"))
    with late.refused("action.phase-label"):
        late.play("stark", "use house-tully-recruiter")


def test_war_host_of_the_north() -> None:
    game = marshalling("war-host-of-the-north", "jon-snow", hand=["ice", "needle"])
    with game.refused("golden.card-text-wins"):
        game.play("stark", "attach ice to war-host-of-the-north")
    game.play("stark", "attach ice to jon-snow")
    assert game.strength("war-host-of-the-north") == 11


def test_littlefinger() -> None:
    game = scenario(stark=side("littlefinger", gold=4), lannister=side(gold=3))
    assert game.strength("littlefinger") == 7
    assert game.has("littlefinger", "stealth")
    assert marshalling("littlefinger", hand=["hodor"]).gold("stark") == 6


def test_varys() -> None:
    game = marshalling("hodor", hand=["varys"]).play("stark", "play varys", "choose hodor")
    assert (game.in_play("stark"), game.discard("stark")) == (["varys"], ["hodor"])
    placed = scenario(stark=side("varys", "hodor", "syrio-forel"))
    assert placed.in_play("stark") == ["varys", "hodor", "syrio-forel"]


def test_winterfell() -> None:
    game = scenario(stark=side("winterfell", "jon-snow", "syrio-forel"), lannister=side("bronn"))
    assert [game.strength(card) for card in ("jon-snow", "syrio-forel", "bronn")] == [4, 2, 3]


def test_winterfell_keep() -> None:
    assert marshalling("winterfell-keep", "winterfell-keep-2", hand=["hodor"]).gold("stark") == 6
    assert marshalling(hand=["hodor"], discard=["winterfell-keep"]).gold("stark") == 4


def test_godswood() -> None:
    game = marshalling("godswood", hand=["jon-snow", "the-kingsroad"]).play("stark", "use godswood")
    assert (game.cost("stark", "jon-snow"), game.cost("stark", "the-kingsroad")) == (1, 1)
    kneeling = marshalling("godswood~", hand=["jon-snow"])
    with kneeling.refused("kneel.only-standing"):
        kneeling.play("stark", "use godswood")


def test_northern_fiefdoms() -> None:
    game = marshalling("northern-fiefdoms", hand=["jon-snow", "winterfell", "the-kingsroad"]).play(
        "stark", "use northern-fiefdoms"
    )
    assert [game.cost("stark", title) for title in ("jon-snow", "winterfell", "the-kingsroad")] == [2, 2, 1]
    late = scenario(stark=side("northern-fiefdoms", "syrio-forel", "jon-snow"))
    with late.refused("action.phase-label"):
        late.play("stark", "use northern-fiefdoms")


def test_the_iron_throne() -> None:
    game = scenario(phase="dominance", stark=side("the-iron-throne~"), lannister=side("tyrion-lannister"))
    assert game.events("dominance-counted")[0]["totals"] == [3, 3]
    assert scenario(phase="dominance", lannister=side("the-iron-throne")).events("dominance-counted")[0]["totals"] == [
        0,
        3,
    ]


def test_the_kingsroad() -> None:
    assert marshalling("the-kingsroad~", hand=["hodor"]).gold("stark") == 5
    assert marshalling(hand=["the-kingsroad"]).gold("stark") == 4


def test_hand_of_the_king() -> None:
    game = scenario(phase="dominance", stark=side("eddard-stark~", "hand-of-the-king@eddard-stark")).play(
        "stark", "use hand-of-the-king"
    )
    assert game.events("cards-stood")[0]["cards"] == ["eddard-stark"]
    standing = scenario(phase="dominance", stark=side("eddard-stark", "hand-of-the-king@eddard-stark", "maester-luwin"))
    with standing.refused("ruling.legal-only-with-effect"):
        standing.play("stark", "use hand-of-the-king")
    common = marshalling("jon-snow", "eddard-stark", hand=["hand-of-the-king"])
    with common.refused("golden.card-text-wins"):
        common.play("stark", "attach hand-of-the-king to jon-snow")


def test_direwolf() -> None:
    game = attacked("military", "bronn", "jon-snow", "direwolf@jon-snow").defend().play("stark", "use direwolf")
    assert game.in_play("stark") == ["jon-snow", "direwolf"]
    kneeling = attacked("military", "bronn", "jon-snow", "direwolf~@jon-snow").defend()
    assert kneeling.resolve().dead("stark") == ["jon-snow"]
    other = (
        attacked("military", "bronn", "jon-snow", "arya-stark", "direwolf@jon-snow")
        .defend()
        .play("stark", "choose arya-stark")
    )
    assert other.dead("stark") == ["arya-stark"]


def test_ice() -> None:
    game = scenario(stark=side("jon-snow", "ice@jon-snow"), lannister=side("bronn", "shae"))
    game.challenge("stark", "military", "jon-snow").defend("bronn").play("stark", "use ice")
    assert (game.dead("lannister")[0], game.discard("stark")) == ("bronn", ["ice"])
    absent = scenario(stark=side("jon-snow", "arya-stark", "ice@jon-snow", "syrio-forel"), lannister=side("bronn"))
    absent.challenge("stark", "military", "arya-stark")
    with absent.refused("ruling.legal-only-with-effect"):
        absent.play("stark", "use ice")


def test_needle() -> None:
    game = scenario(stark=side("arya-stark", "needle@arya-stark"))
    assert (game.strength("arya-stark"), game.has("arya-stark", "renown")) == (3, True)
    other = scenario(stark=side("jon-snow", "needle@jon-snow"))
    assert (other.strength("jon-snow"), other.has("jon-snow", "renown")) == (4, False)


def test_not_today() -> None:
    game = attacked("military", "bronn", "jon-snow", hand=["not-today"]).defend().play("stark", "play not-today")
    assert (game.in_play("stark"), game.discard("stark")) == (["jon-snow"], ["not-today"])
    idle = scenario(stark=side("syrio-forel", "jon-snow", hand=["not-today"]))
    with idle.refused("ruling.save-only-from-killing"):
        idle.play("stark", "play not-today")


def test_winter_is_coming() -> None:
    game = scenario(
        stark=side("jon-snow", hand=["winter-is-coming"]), lannister=side("shae", "podrick-payne", "bronn~")
    )
    game.challenge("stark", "military", "jon-snow").play("stark", "play winter-is-coming")
    game.rest("choose-casualties").play("lannister", "choose shae", "choose podrick-payne")
    assert game.dead("lannister") == ["shae", "podrick-payne"]
    assert game.court.lasting == ()
    defending = attacked("military", "bronn", "syrio-forel", "jon-snow", hand=["winter-is-coming"]).rest("act")
    with defending.refused("ruling.legal-only-with-effect"):
        defending.play("stark", "play winter-is-coming")


def test_the_king_in_the_north() -> None:
    hand = ["the-king-in-the-north"]
    game = scenario(phase="dominance", stark=side("jon-snow", "robb-stark", hand=hand)).play(
        "stark", "play the-king-in-the-north"
    )
    assert (game.power_on("jon-snow"), game.power_on("robb-stark")) == (1, 1)
    assert game.events("cards-knelt")[0]["cards"] == ["jon-snow", "robb-stark"]
    lost = scenario(
        phase="dominance", stark=side("jon-snow", "robb-stark", hand=hand), lannister=side("lurkers-at-harrenhal")
    )
    assert "the-king-in-the-north" in lost.hand("stark")
    assert not lost.can("stark", "play the-king-in-the-north")
    # Two are needed, and only standing characters kneel.
    for people in (("jon-snow", "maester-luwin~"), ("jon-snow",)):
        alone = scenario(phase="dominance", stark=side(*people, hand=hand))
        assert not alone.can("stark", "play the-king-in-the-north")


def test_lethal_counterattack() -> None:
    hand = ["lethal-counterattack"]
    game = (
        attacked("military", "bronn", "jon-snow", "arya-stark", hand=hand)
        .rest("act")
        .play("stark", "play lethal-counterattack")
    )
    assert game.events("cards-knelt")[-1]["cards"] == ["jon-snow", "arya-stark"]
    assert game.dead("lannister") == ["bronn"]
    power = attacked("power", "bronn", "jon-snow", "arya-stark", "syrio-forel", hand=hand).rest("act")
    with power.refused("ruling.legal-only-with-effect"):
        power.play("stark", "play lethal-counterattack")


def test_the_pack_survives() -> None:
    people = side("jon-snow", "arya-stark", "robb-stark", "syrio-forel", hand=["the-pack-survives"])
    game = scenario(stark=people, lannister=side("bronn")).challenge(
        "stark", "power", "jon-snow", "arya-stark", "robb-stark"
    )
    game.play("stark", "play the-pack-survives", "choose jon-snow")
    assert (game.strength("jon-snow"), game.strength("arya-stark")) == (5, 2)
    idle = scenario(stark=people)
    with idle.refused("ruling.legal-only-with-effect"):
        idle.play("stark", "play the-pack-survives")
