"""Support: who may give it, to whom, and what it is worth (p. 17-18)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, initial, is_over

ATTACK = "lannister FK stoney-sept > stark FF blackwater"


@rule("boardgame:support.adjacent-support-order")
def test_only_areas_next_to_the_embattled_one_are_asked() -> None:
    game = battle(ATTACK, also={"baratheon": {"riverrun": "K"}}, orders={"riverrun": "support"})
    assert game.question() == "choose-house-card"
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, orders={"harrenhal": "consolidate-power"})
    assert game.question() == "choose-house-card"
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    assert game.asks("baratheon", "give-support")


@rule("boardgame:support.grant-or-refuse")
def test_the_owner_of_a_support_order_chooses_attacker_defender_or_nobody() -> None:
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    assert game.options() == ["support lannister", "support stark", "support -"]
    with game.refused("support.grant-or-refuse"):
        game.play("baratheon", "support greyjoy")
    game.play("baratheon", "support -")
    assert initial(game) == (3, 2)


@rule("boardgame:support.any-adjacent-combat")
def test_a_third_house_may_support_a_combat_of_two_others() -> None:
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(game) == (3, 4)


@rule("boardgame:support.own-combat")
def test_combatants_may_support_themselves_or_decline_to() -> None:
    game = battle(ATTACK, also={"lannister": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    declined = game.clone().play("lannister", "support -")
    game.play("lannister", "support lannister")
    assert initial(game) == (5, 2)
    assert initial(declined) == (3, 2)


@rule("boardgame:support.in-turn-order")
def test_support_is_declared_in_turn_order_combatants_included() -> None:
    game = battle(
        ATTACK,
        also={"tyrell": {"reach": "F"}, "baratheon": {"harrenhal": "F"}, "lannister": {"searoad-marches": "F"}},
        orders={"reach": "support", "harrenhal": "support", "searoad-marches": "support-plus-1"},
        tracks={"iron-throne": ["lannister", "baratheon", "tyrell"]},
    )
    asked = []
    while game.question() == "give-support":
        asked.append(game.asked()[0])
        game.play(asked[-1], "support -")
    assert asked == ["lannister", "baratheon", "tyrell"]


@rule("boardgame:support.strength-of-area")
def test_support_is_the_strength_of_all_units_of_the_area_and_one_more_with_the_special_order() -> None:
    for order, worth in (("support", 3), ("support-plus-1", 4)):
        game = battle(ATTACK, also={"lannister": {"harrenhal": "FK"}}, orders={"harrenhal": order})
        game.play("lannister", "support lannister")
        assert initial(game) == (3 + worth, 2)


@rule("boardgame:support.all-or-nothing")
def test_an_area_supports_with_its_whole_strength_or_not_at_all() -> None:
    game = battle(ATTACK, also={"lannister": {"harrenhal": "FK"}}, orders={"harrenhal": "support"})
    assert game.options() == ["support lannister", "support -"]
    game.play("lannister", "support lannister")
    assert initial(game) == (6, 2)


@rule("boardgame:support.token-stays")
def test_a_support_order_may_support_two_combats_for_either_side() -> None:
    game = battle(
        ATTACK,
        also={"baratheon": {"harrenhal": "K"}, "lannister": {"riverrun": "F"}, "stark": {"crackclaw-point": "F"}},
        orders={"harrenhal": "support", "crackclaw-point": "march-0"},
    )
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "retreat kings-landing")
    assert game.order("harrenhal") == "support"
    game.march("crackclaw-point", "F>blackwater")
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(game) == (3, 3)


@rule("boardgame:support.no-defence-bonus")
def test_a_support_order_gives_no_bonus_when_its_own_area_is_attacked() -> None:
    game = battle("lannister FK stoney-sept > stark F blackwater", orders={"blackwater": "support-plus-1"})
    assert initial(game) == (3, 1)


@rule("boardgame:support.may-be-declined")
def test_a_combatant_may_decline_support() -> None:
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    game.play("baratheon", "support lannister").play("lannister", "agree false")
    assert initial(game) == (3, 2)
    assert game.events("support-declined")[0]["seat"] == "lannister"


@rule("boardgame:support.ships-support-land-and-sea")
def test_ships_at_sea_support_land_and_sea() -> None:
    game = battle("lannister F kings-landing > stark F kingswood",
                  also={"baratheon": {"blackwater-bay": "S"}}, orders={"blackwater-bay": "support"})  # fmt: skip
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(game) == (1, 2)
    game = battle("lannister S shipbreaker-bay > stark S narrow-sea",
                  also={"stark": {"shivering-sea": "SS"}}, orders={"shivering-sea": "support"})  # fmt: skip
    game.play("stark", "support stark")
    assert initial(game) == (1, 3)


@rule("boardgame:support.land-never-supports-sea")
def test_land_units_never_support_a_combat_at_sea() -> None:
    game = battle("lannister S shipbreaker-bay > stark S blackwater-bay",
                  also={"stark": {"kingswood": "K"}}, orders={"kingswood": "support"})  # fmt: skip
    assert game.question() == "choose-house-card"
    assert initial(game) == (1, 1)


@rule("boardgame:support.siege-engines")
def test_a_supporting_siege_engine_counts_only_for_an_attack_on_a_castle() -> None:
    engine = {"baratheon": {"reach": "E"}}
    castle = battle("lannister F blackwater > stark F kings-landing", also=engine, orders={"reach": "support"})
    attack, defence = castle.clone(), castle
    attack.play("baratheon", "support lannister").play("lannister", "agree true")
    assert initial(attack) == (5, 1)
    defence.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(defence) == (1, 1)
    open_land = battle("lannister F kings-landing > stark F kingswood", also=engine, orders={"reach": "support"})
    open_land.play("baratheon", "support lannister").play("lannister", "agree true")
    assert initial(open_land) == (1, 1)


@rule("boardgame:support.never-against-own-units")
def test_nobody_supports_his_opponent() -> None:
    game = battle(ATTACK, also={"stark": {"harrenhal": "K"}}, orders={"harrenhal": "support"})
    with game.refused("support.never-against-own-units"):
        game.play("stark", "support lannister")


@rule("boardgame:ruling.support-declared-per-area")
def test_every_area_decides_on_its_own() -> None:
    game = battle(
        ATTACK,
        also={"baratheon": {"harrenhal": "K", "kings-landing": "F"}},
        orders={"harrenhal": "support", "kings-landing": "support"},
    )
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(game) == (5, 3)


@rule("boardgame:ruling.support-by-routed-units")
def test_routed_units_support_with_nothing_but_the_special_order() -> None:
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "K"}}, routed={"harrenhal": "K"},
                  orders={"harrenhal": "support-plus-1"})  # fmt: skip
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert initial(game) == (3, 3)


@rule("boardgame:example.support-blackwater")
def test_support_at_blackwater() -> None:
    game = battle(
        "tyrell KK reach > lannister F blackwater",
        order="march-plus-1",
        also={
            "tyrell": {"kings-landing": "K"},
            "lannister": {"stoney-sept": "FK"},
            "baratheon": {"harrenhal": "K"},
        },
        orders={
            "blackwater": "march-minus-1",
            "kings-landing": "support",
            "stoney-sept": "support",
            "harrenhal": "support",
        },
    )
    game.play("tyrell", "support tyrell").play("lannister", "support lannister")
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    assert initial(game) == (7, 6)


def test_areas_joined_by_sea_transport_only_don_t_support() -> None:
    game = battle("lannister F kings-landing > stark F kingswood",
                  also={"stark": {"shipbreaker-bay": "S", "crackclaw-point": "K"}},
                  orders={"crackclaw-point": "support"})  # fmt: skip
    assert game.question() == "choose-house-card"
    assert not is_over(game)
