"""Combat: its steps, strength, the Valyrian Steel Blade, the victor and the clean up (p. 17-21)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, fates, final, initial, is_over, victor
from tests.games.boardgame.language import scenario

ATTACK = "lannister FK stoney-sept > stark FF blackwater"
BLADE = {"fiefdoms": ["lannister", "stark"]}


# --- overview -----------------------------------------------------------------------------------------


@rule("boardgame:combat.trigger")
def test_entering_an_area_with_enemy_units_starts_a_combat_a_power_token_alone_does_not() -> None:
    game = battle("lannister F stoney-sept > stark F blackwater")
    assert game.question() == "choose-house-card"
    game = battle("lannister F stoney-sept > stark - blackwater", power_tokens={"blackwater": "stark"})
    assert is_over(game)
    assert game.owner("blackwater") == "lannister"


@rule("boardgame:combat.steps")
def test_the_six_steps_come_in_order() -> None:
    game = battle(ATTACK, tracks=BLADE, also={"baratheon": {"harrenhal": "F"}}, orders={"harrenhal": "support"})
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    game.cards(lannister="ser-gregor-clegane", stark="greatjon-umber").play("lannister", "blade")
    steps = [event["event"] for event in game.events()]
    wanted = [
        "combat-began",
        "support-granted",
        "initial-strength-announced",
        "house-card-revealed",
        "blade-used",
        "combat-won",
        "casualties-suffered",
        "units-removed",
        "house-card-discarded",
    ]
    assert [step for step in dict.fromkeys(steps) if step in wanted] == wanted


@rule("boardgame:combat.roles")
def test_supporting_units_are_neither_attacking_nor_defending_units() -> None:
    game = battle(
        "lannister KK stoney-sept > stark F blackwater",
        also={"baratheon": {"harrenhal": "FF"}},
        orders={"harrenhal": "support"},
    )
    game.play("baratheon", "support stark").play("stark", "agree true")
    game.cards(lannister="ser-gregor-clegane", stark="ser-rodrick-cassel")
    assert victor(game) == "lannister"
    assert game.units("blackwater") == "KK"
    assert game.units("harrenhal") == "FF"
    assert game.routed("harrenhal") == "-"


@rule("boardgame:combat.strength-factors")
def test_a_power_token_adds_nothing() -> None:
    game = battle("lannister F stoney-sept > stark F blackwater", power_tokens={"blackwater": "stark"})
    assert initial(game) == (1, 1)


# --- strength -----------------------------------------------------------------------------------------


@rule("boardgame:strength.footman")
def test_a_footman_gives_1() -> None:
    assert initial(battle("lannister F stoney-sept > stark FFF blackwater")) == (1, 3)


@rule("boardgame:strength.knight")
def test_a_knight_gives_2() -> None:
    assert initial(battle("lannister KK stoney-sept > stark K blackwater")) == (4, 2)


@rule("boardgame:strength.ship")
def test_a_ship_gives_1() -> None:
    assert initial(battle("lannister SS golden-sound > stark S sunset-sea")) == (2, 1)


@rule("boardgame:strength.siege-engine-attack")
def test_a_siege_engine_gives_4_against_a_castle() -> None:
    assert initial(battle("lannister FE stoney-sept > stark F harrenhal")) == (5, 1)


@rule("boardgame:strength.siege-engine-otherwise-zero")
def test_a_siege_engine_gives_nothing_in_defence_or_against_open_land() -> None:
    assert initial(battle("lannister K stoney-sept > stark FE harrenhal")) == (2, 1)
    assert initial(battle("lannister FE stoney-sept > stark F blackwater")) == (1, 1)


@rule("boardgame:strength.initial")
def test_initial_strength_adds_units_order_support_and_garrison() -> None:
    game = battle(
        "greyjoy FK moat-cailin > stark K winterfell",
        order="march-minus-1",
        also={"stark": {"castle-black": "FK"}},
        orders={"winterfell": "defense-1", "castle-black": "support"},
        blade_used=True,
    )
    game.play("stark", "support stark")
    assert initial(game) == (2, 8)


@rule("boardgame:strength.initial-announced")
def test_initial_strengths_are_announced_to_all_before_cards_are_chosen() -> None:
    game = battle(ATTACK)
    assert game.question() == "choose-house-card"
    for viewer in ("lannister", "stark", "tyrell", None):
        announced = game.events("initial-strength-announced", viewer)
        assert [(event["attack"], event["defense"]) for event in announced] == [(3, 2)]
    prompt = game.match.decision("stark").prompt.values
    assert (prompt["target"], prompt["attack"], prompt["defense"]) == ("blackwater", 3, 2)
    assert (prompt["attacker"], prompt["defender"]) == ("lannister", "stark")


@rule("boardgame:strength.final")
def test_final_strength_adds_card_and_blade() -> None:
    game = battle(ATTACK, tracks=BLADE)
    game.cards(lannister="ser-jaime-lannister", stark="ser-rodrick-cassel").play("lannister", "blade")
    assert final(game) == (6, 3)


@rule("boardgame:strength.recalculated-after-card-effects")
def test_initial_strength_is_computed_anew_when_a_card_kills_a_footman() -> None:
    game = battle("tyrell KK reach > lannister FF blackwater")
    assert initial(game) == (4, 2)
    game.cards(tyrell="mace-tyrell", lannister="the-hound")
    assert final(game) == (8, 3)


@rule("boardgame:ruling.no-strength-floor")
def test_strength_may_fall_below_0() -> None:
    game = battle("lannister E stoney-sept > stark F blackwater", order="march-minus-1")
    assert initial(game) == (-1, 1)


@rule("boardgame:example.initial-strength-recalculated")
def test_a_house_card_kills_a_footman_in_the_embattled_area() -> None:
    game = battle("tyrell F reach > stark FK blackwater")
    game.cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert initial(game) == (1, 3)
    assert final(game) == (5, 2 + 2)


# --- the Valyrian Steel Blade -----------------------------------------------------------------------------


@rule("boardgame:influence.blade-plus-one")
def test_the_blade_gives_1_to_a_defending_holder() -> None:
    game = battle(ATTACK, tracks={"fiefdoms": ["stark"]})
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "blade")
    assert final(game) == (5, 4)


@rule("boardgame:influence.blade-once-per-round")
def test_a_used_blade_rests_until_the_next_round() -> None:
    used = battle(ATTACK, tracks=BLADE, blade_used=True)
    used.cards(lannister="the-hound", stark="ser-rodrick-cassel")
    assert used.question() == "choose-retreat"
    assert final(used) == (5, 3)
    unused = battle(ATTACK, tracks=BLADE)
    unused.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("lannister", "blade")
    assert unused.board.blade_used
    unused.rest(lambda game: game.board.round == 3)
    assert not unused.board.blade_used


@rule("boardgame:blade.in-combat")
def test_the_blade_is_used_after_the_cards_are_revealed_and_then_turned_over() -> None:
    game = battle(ATTACK, tracks=BLADE)
    assert "blade" not in game.options("lannister")
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel")
    assert game.options("lannister") == ["blade", "pass"]
    passed = game.clone().play("lannister", "pass")
    game.play("lannister", "blade")
    assert (final(game), final(passed)) == ((6, 3), (5, 3))
    assert (game.board.blade_used, passed.board.blade_used) == (True, False)


@rule("boardgame:blade.only-combatants")
def test_a_holder_who_only_supports_can_t_use_the_blade() -> None:
    game = battle(
        ATTACK,
        tracks={"fiefdoms": ["baratheon"]},
        also={"baratheon": {"harrenhal": "F"}},
        orders={"harrenhal": "support"},
    )
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel")
    assert game.asks("stark", "choose-retreat")
    assert final(game) == (6, 3)


# --- the victor -------------------------------------------------------------------------------------------


@rule("boardgame:resolve.higher-strength-wins")
def test_the_higher_strength_wins() -> None:
    game = battle(ATTACK, tracks={"fiefdoms": ["stark", "lannister"]}, blade_used=True)
    higher = game.clone().cards(lannister="ser-gregor-clegane", stark="eddard-stark")
    assert (final(higher), victor(higher)) == ((6, 6), "stark")
    game.cards(lannister="ser-gregor-clegane", stark="robb-stark")
    assert (final(game), victor(game)) == ((6, 5), "lannister")


def test_a_tie_goes_to_the_combatant_higher_on_the_fiefdoms_track() -> None:
    for order, wins in ((["tyrell", "lannister", "stark"], "lannister"), (["tyrell", "stark", "lannister"], "stark")):
        game = battle("lannister FF stoney-sept > stark FF blackwater", tracks={"fiefdoms": order})
        assert game.match.view(None)["table"]["fights"][-1]["wins_ties"] == wins
        game.cards(lannister="the-hound", stark="greatjon-umber")
        assert (final(game), victor(game)) == ((4, 4), wins)


def test_the_holder_of_the_iron_throne_is_not_asked_in_a_tied_combat() -> None:
    game = battle(
        "lannister FF stoney-sept > stark FF blackwater",
        tracks={"iron-throne": ["lannister", "baratheon"], "fiefdoms": ["tyrell", "stark", "lannister"]},
    )
    game.cards(lannister="the-hound", stark="greatjon-umber")
    assert victor(game) == "stark"
    assert is_over(game)


@rule("boardgame:example.combat-resolution")
def test_the_combat_in_kingswood() -> None:
    game = battle(
        "tyrell FK kings-landing > lannister FF kingswood", tracks={"fiefdoms": ["stark", "lannister", "tyrell"]}
    )
    game.cards(lannister="ser-jaime-lannister", tyrell="alester-florent")
    assert (initial(game), final(game), victor(game)) == ((3, 2), (4, 4), "lannister")
    assert game.units("kings-landing") == game.routed("kings-landing") == "FK"


@rule("boardgame:ruling.combat-example-units")
def test_one_knight_and_one_footman_make_3() -> None:
    assert initial(battle("tyrell FK kings-landing > lannister FF kingswood")) == (3, 2)


# --- clean up ---------------------------------------------------------------------------------------------


@rule("boardgame:aftermath.march-removed")
def test_the_march_order_is_removed_even_if_the_attacker_lost() -> None:
    game = battle("lannister F stoney-sept > stark FF blackwater")
    game.cards(lannister="the-hound", stark="eddard-stark")
    assert game.owner("stoney-sept") == "lannister"
    assert game.order("stoney-sept") is None


@rule("boardgame:aftermath.attacker-won")
def test_a_victorious_attacker_removes_order_and_power_token() -> None:
    game = battle(ATTACK, orders={"blackwater": "support"}, power_tokens={"blackwater": "stark"})
    pool = game.pool("stark")
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "retreat crackclaw-point")
    assert game.order("blackwater") is None
    assert game.power_token("blackwater") is None
    assert game.pool("stark") == pool + 1
    assert game.control("blackwater") == game.owner("blackwater") == "lannister"


@rule("boardgame:aftermath.defender-won")
def test_a_victorious_defender_keeps_order_and_power_token() -> None:
    game = battle(
        "lannister F stoney-sept > stark FF blackwater",
        orders={"blackwater": "march-0"},
        power_tokens={"blackwater": "stark"},
    )
    game.cards(lannister="the-hound", stark="eddard-stark")
    assert game.power_token("blackwater") == "stark"
    assert game.asks("stark", "resolve-marches")
    game.march("blackwater", "F>reach")
    assert game.owner("reach") == "stark"


@rule("boardgame:aftermath.resume-march-step")
def test_the_next_player_in_turn_order_marches_after_a_combat() -> None:
    game = scenario(
        lannister={"stoney-sept": "FK", "lannisport": "F"},
        stark={"blackwater": "F"},
        tyrell={"highgarden": "F"},
        orders={"stoney-sept": "march-0", "lannisport": "march-minus-1", "highgarden": "march-0"},
        tracks={"iron-throne": ["baratheon", "lannister", "tyrell", "stark"]},
    )
    game.march("stoney-sept", "FK>blackwater")
    game.cards(lannister="the-hound", stark="greatjon-umber").play("stark", "retreat kings-landing")
    assert game.asks("tyrell", "resolve-marches")
    assert game.discard("lannister") == ["the-hound"]
    assert game.discard("stark") == ["greatjon-umber"]


@rule("boardgame:ruling.orders-without-units-removed")
def test_orders_in_areas_without_units_are_removed_after_a_combat() -> None:
    game = battle(
        "tyrell F reach > stark F blackwater",
        also={"stark": {"harrenhal": "KK"}},
        orders={"blackwater": "consolidate-power", "harrenhal": "support"},
        power_tokens={"blackwater": "stark"},
    )
    game.play("stark", "support stark").cards(tyrell="mace-tyrell", stark="eddard-stark")
    assert (victor(game), game.units("blackwater")) == ("stark", "-")
    assert (game.control("blackwater"), game.order("blackwater")) == ("stark", None)
    assert game.order("harrenhal") == "support"


@rule("boardgame:ruling.attacker-wins-without-survivors")
def test_an_attacker_without_survivors_still_wins() -> None:
    game = battle(
        "lannister K stoney-sept > stark F blackwater",
        power_tokens={"blackwater": "stark"},
        orders={"blackwater": "defense-1"},
        options={"tides_of_battle": True},
    )
    fates(game, "zero", "skull").cards(lannister="the-hound", stark="ser-rodrick-cassel")
    game.play("stark", "retreat reach")
    assert victor(game) == "lannister"
    assert (game.units("blackwater"), game.control("blackwater")) == ("-", None)
    assert (game.order("blackwater"), game.power_token("blackwater")) == (None, None)
    assert game.units("reach") == "F"


@rule("boardgame:ruling.last-unit-destroyed-mid-combat")
def test_a_combat_goes_on_without_the_last_unit_of_a_side() -> None:
    game = battle(
        "tyrell F reach > stark F blackwater", also={"stark": {"harrenhal": "KK"}}, orders={"harrenhal": "support"}
    )
    game.play("stark", "support stark").cards(tyrell="mace-tyrell", stark="eddard-stark")
    assert (final(game), victor(game)) == ((5, 8), "stark")
    assert (game.units("blackwater"), game.control("blackwater")) == ("-", None)
    assert game.units("reach") == "-"  # Eddard's swords


# --- the embattled area and its port ------------------------------------------------------------------------


def test_a_victorious_attacker_captures_the_ships_in_the_port() -> None:
    for token in ({}, {"storms-end": "baratheon"}):
        game = battle(
            "lannister KK kingswood > baratheon F storms-end",
            also={"baratheon": {"storms-end-port": "SS"}},
            power_tokens=token,
        )
        game.cards(lannister="the-hound", baratheon="brienne-of-tarth")
        assert game.units("boneway") == "F"
        assert game.asks("lannister", "capture-port")
        game.play("lannister", "ships 1")
        assert (game.owner("storms-end-port"), game.units("storms-end-port")) == ("lannister", "S")


def test_a_house_that_wins_its_home_area_back_captures_the_port() -> None:
    game = battle(
        "lannister KK stoney-sept > greyjoy F lannisport",
        also={"greyjoy": {"lannisport-port": "S"}},
        garrisons={"lannister": 0},
        blade_used=True,
    )
    game.cards(lannister="ser-gregor-clegane", greyjoy="euron-crows-eye")
    assert (victor(game), game.control("lannisport")) == ("lannister", "lannister")
    assert game.asks("lannister", "capture-port")


def test_ships_in_port_are_captured_even_if_a_card_killed_the_last_defender() -> None:
    game = battle("tyrell KK kingswood > baratheon F storms-end", also={"baratheon": {"storms-end-port": "S"}})
    game.cards(tyrell="mace-tyrell", baratheon="melisandre")
    assert game.owner("storms-end") == "tyrell"
    assert game.asks("tyrell", "capture-port")


def test_a_defender_who_wins_without_units_or_token_loses_the_area_and_its_port() -> None:
    game = battle(
        "tyrell F kingswood > baratheon F storms-end",
        also={"baratheon": {"storms-end-port": "S", "boneway": "KK"}},
        orders={"boneway": "support"},
    )
    game.play("baratheon", "support baratheon").cards(tyrell="mace-tyrell", baratheon="brienne-of-tarth")
    assert (victor(game), game.control("storms-end")) == ("baratheon", None)
    assert game.units("storms-end-port") == "-"


def test_a_seventh_castle_taken_in_combat_wins_the_match_at_once() -> None:
    castles = ["riverrun", "seagard", "moat-cailin", "flints-finger", "reach"]
    game = battle("lannister KK stoney-sept > stark F harrenhal", power_tokens=dict.fromkeys(castles, "lannister"))
    assert game.castles("lannister") == 6
    game.cards(lannister="ser-jaime-lannister", stark="greatjon-umber")
    assert game.winner == "lannister"


@rule("boardgame:ruling.tides-blade-two-uses")
def test_without_tides_the_blade_is_asked_for_once() -> None:
    game = battle("lannister FK stoney-sept > stark FF blackwater", tracks={"fiefdoms": ["lannister"]},
                  options={"faq_errata": True})  # fmt: skip
    game.cards(lannister="the-hound", stark="greatjon-umber")
    assert game.question() == "use-blade"
    game.play("lannister", "pass")
    assert game.question() == "choose-retreat"
