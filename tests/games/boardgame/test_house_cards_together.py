"""House cards against each other, and what they do to what comes after the combat."""

from tests.games.boardgame.battles import battle, final, victor
from tests.games.boardgame.language import scenario

ATTACK = "lannister FK stoney-sept > stark FF blackwater"
SEA = "greyjoy SS sunset-sea > baratheon S golden-sound"


def test_tyrion_cancels_before_doran_speaks() -> None:
    game = battle("martell KK yronwood > lannister F boneway")
    game.cards(martell="doran-martell", lannister="tyrion-lannister")
    assert game.asks("lannister", "tyrion-lannister-cancels")
    game.play("lannister", "agree true").play("martell", "card obara-sand")
    assert game.track("iron-throne")[:2] == ["martell", "lannister"]
    assert "doran-martell" in game.hand("martell")


def test_a_card_played_in_place_of_a_cancelled_one_works_normally() -> None:
    game = battle("martell KK yronwood > lannister F boneway")
    game.cards(martell="obara-sand", lannister="tyrion-lannister").play("lannister", "agree true")
    game.play("martell", "card doran-martell", "track iron-throne")
    assert game.track("iron-throne")[-1] == "lannister"


def test_tyrion_cancels_aeron_before_he_can_be_replaced() -> None:
    game = battle("greyjoy FF seagard > lannister FF riverrun", power=5, blade_used=True)
    game.cards(greyjoy="aeron-damphair", lannister="tyrion-lannister").play("lannister", "agree true")
    game.play("greyjoy", "card dagmar-cleftjaw")
    assert (final(game), game.power("greyjoy")) == ((3, 3), 5)


def test_doran_changes_the_turn_order_in_the_middle_of_a_pass() -> None:
    game = scenario(
        baratheon={"dragonstone-port": "S", "crackclaw-point": "F"},
        stark={"kingswood": "KK", "winterfell": "F"},
        greyjoy={"seagard": "F", "flints-finger": "F"},
        martell={"boneway": "F"},
        orders={
            "dragonstone-port": "march-0",
            "crackclaw-point": "march-minus-1",
            "kingswood": "march-0",
            "winterfell": "march-minus-1",
            "seagard": "march-0",
            "flints-finger": "march-minus-1",
        },
        tracks={"iron-throne": ["baratheon", "stark", "greyjoy", "martell"]},
    )
    game.march("dragonstone-port").march("kingswood", "KK>boneway")
    game.cards(stark="eddard-stark", martell="doran-martell").play("martell", "track iron-throne")
    assert game.track("iron-throne")[-1] == "stark"
    marched = []
    while game.question() == "resolve-marches":
        marched.append(game.asked()[0])
        game.play(marched[-1], game.options()[0])
        while game.question() == "plan-march":
            game.play(game.asked()[0], game.options()[0])
    assert marched == ["greyjoy", "baratheon", "greyjoy", "stark"]


def test_mace_kills_the_last_unit_and_the_support_fights_on() -> None:
    game = battle("tyrell F reach > stark F blackwater", also={"stark": {"harrenhal": "KK"}},
                  orders={"harrenhal": "support"}, power_tokens={"blackwater": "stark"})  # fmt: skip
    game.play("stark", "support stark").cards(tyrell="mace-tyrell", stark="eddard-stark")
    assert (victor(game), game.control("blackwater")) == ("stark", "stark")


def test_salladhor_sinks_the_ships_of_victarion() -> None:
    game = battle(SEA, also={"baratheon": {"ironmans-bay": "S"}}, orders={"ironmans-bay": "support"}, blade_used=True)
    game.play("baratheon", "support baratheon").cards(greyjoy="victarion-greyjoy", baratheon="salladhor-saan")
    assert final(game) == (3, 3)
    game = battle(SEA, blade_used=True).cards(greyjoy="victarion-greyjoy", baratheon="salladhor-saan")
    assert final(game) == (7, 2)
    game = battle(SEA, also={"baratheon": {"ironmans-bay": "S"}}, orders={"ironmans-bay": "support"}, blade_used=True)
    game.play("baratheon", "support baratheon").cards(greyjoy="victarion-greyjoy", baratheon="melisandre")
    assert final(game) == (7, 3)


def test_arianne_keeps_loras_and_his_march_order_out() -> None:
    game = battle("tyrell KK dornish-marches > martell F boneway", order="march-plus-1")
    game.cards(tyrell="ser-loras-tyrell", martell="arianne-martell").play("martell", "retreat yronwood")
    assert game.units("dornish-marches") == "KK"
    assert (game.order("dornish-marches"), game.order("boneway")) == (None, None)
    assert [event["card"] for event in game.events("ability-used")] == ["arianne-martell"]


def test_the_queen_of_thorns_gives_asha_her_icons() -> None:
    game = battle("greyjoy KKK seagard > tyrell FFF twins", also={"greyjoy": {"narrow-sea": "S"}},
                  orders={"narrow-sea": "support"}, blade_used=True)  # fmt: skip
    game.play("greyjoy", "support greyjoy").cards(greyjoy="asha-greyjoy", tyrell="queen-of-thorns")
    game.play("tyrell", "retreat moat-cailin")
    assert game.units("moat-cailin") == "F"


def test_roose_returns_with_all_cards_even_as_the_last_one() -> None:
    gone = ["eddard-stark", "robb-stark", "greatjon-umber", "ser-rodrick-cassel", "the-blackfish", "catelyn-stark"]
    game = battle(ATTACK, discards={"stark": gone}).cards(lannister="ser-gregor-clegane")
    assert (len(game.hand("stark")), game.discard("stark")) == (7, [])


def test_patchface_sees_the_hand_that_roose_took_back() -> None:
    game = battle("baratheon KKK kings-landing > stark F kingswood", discards={"stark": ["eddard-stark"]})
    game.cards(baratheon="patchface", stark="roose-bolton").play("stark", "retreat boneway")
    assert len(game.options("baratheon")) == 7 + 1
    game.play("baratheon", "discard eddard-stark")
    assert game.discard("stark") == ["eddard-stark"]


def test_special_orders_stay_when_doran_moves_their_house_on_the_court_track() -> None:
    game = battle("stark KK kingswood > martell F boneway", also={"stark": {"winterfell": "F"}},
                  orders={"winterfell": "defense-2"})  # fmt: skip
    game.cards(stark="eddard-stark", martell="doran-martell").play("martell", "track kings-court")
    assert game.order("winterfell") == "defense-2"


def test_the_blade_passes_at_once() -> None:
    game = battle("stark K kingswood > martell FF boneway", tracks={"fiefdoms": ["stark", "martell"]})
    game.cards(stark="greatjon-umber", martell="doran-martell").play("martell", "track fiefdoms")
    assert game.holder("fiefdoms") == "martell"


def test_a_used_blade_stays_used_when_it_passes() -> None:
    game = battle("stark K kingswood > martell FF boneway", tracks={"fiefdoms": ["stark", "martell"]}, blade_used=True)
    game.cards(stark="greatjon-umber", martell="doran-martell").play("martell", "track fiefdoms")
    assert (game.holder("fiefdoms"), final(game)) == ("martell", (4, 2))
