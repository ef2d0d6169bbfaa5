"""Retreats and routed units (p. 21)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, initial, is_over, victor
from tests.games.boardgame.language import Play, scenario

ATTACK = "lannister KK stoney-sept > stark FF blackwater"


def beaten(text: str = ATTACK, **more: object) -> Play:
    """A combat in which Lannister beats Stark, no unit falls, and Stark must retreat."""
    game = battle(text, **more).cards(lannister="the-hound", stark="ser-rodrick-cassel")  # type: ignore[arg-type]
    assert victor(game) == "lannister"
    return game


def refuges(game: Play) -> list[str]:
    assert game.question() == "choose-retreat"
    return [option.removeprefix("retreat ") for option in game.options("stark")]


@rule("boardgame:retreat.mandatory")
def test_the_beaten_army_must_leave() -> None:
    game = beaten()
    assert "blackwater" not in refuges(game)
    game.play("stark", "retreat reach")
    assert (game.owner("blackwater"), game.units("reach")) == ("lannister", "FF")


@rule("boardgame:retreat.supporters-stay")
def test_supporting_units_stay_and_are_not_routed() -> None:
    game = battle(ATTACK, also={"baratheon": {"harrenhal": "F"}}, orders={"harrenhal": "support"})
    game.play("baratheon", "support stark").play("stark", "agree true")
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert (game.units("harrenhal"), game.routed("harrenhal")) == ("F", "-")


@rule("boardgame:retreat.attacker-to-origin")
def test_a_beaten_attacker_goes_back_and_nowhere_else() -> None:
    game = battle("tyrell FK kings-landing > stark FF kingswood", also={"tyrell": {"reach": "F"}})
    game.cards(tyrell="margaery-tyrell", stark="eddard-stark")
    game.play("tyrell", "destroy footman")
    assert is_over(game)
    assert game.units("kings-landing") == game.routed("kings-landing") == "K"
    assert game.units("reach") == "F"


@rule("boardgame:retreat.defender-destination")
def test_a_beaten_defender_goes_to_an_empty_or_friendly_area() -> None:
    game = beaten(
        also={"tyrell": {"reach": "F"}, "stark": {"harrenhal": "F"}},
        power_tokens={"kings-landing": "tyrell", "crackclaw-point": "stark"},
    )
    assert refuges(game) == ["crackclaw-point", "harrenhal", "searoad-marches"]
    with game.refused("retreat.defender-destination"):
        game.play("stark", "retreat reach")
    with game.refused("retreat.defender-destination"):
        game.play("stark", "retreat winterfell")


@rule("boardgame:retreat.never-into-enemy-power-token")
def test_nobody_retreats_into_an_area_with_an_enemy_power_token() -> None:
    game = beaten(
        "lannister KK moat-cailin > stark FF greywater-watch",
        power_tokens={"flints-finger": "tyrell", "seagard": "tyrell"},
    )
    assert is_over(game)
    assert game.left("stark", "footman") == 10
    game = beaten(power_tokens={"reach": "tyrell"})
    with game.refused("retreat.never-into-enemy-power-token"):
        game.play("stark", "retreat reach")


@rule("boardgame:retreat.all-to-one-area")
def test_all_units_retreat_to_the_same_area() -> None:
    game = beaten()
    game.play("stark", "retreat reach")
    assert is_over(game)
    assert game.units("reach") == "FF"


@rule("boardgame:retreat.not-where-attacker-came-from")
def test_defenders_never_go_where_the_attacker_came_from() -> None:
    game = beaten()
    assert game.control("stoney-sept") is None
    with game.refused("retreat.not-where-attacker-came-from"):
        game.play("stark", "retreat stoney-sept")


BARRED = {"flints-finger": "tyrell"}
"""From Greywater Watch, attacked from Moat Cailin, only Seagard is open then."""


@rule("boardgame:retreat.supply-limit")
def test_units_over_the_supply_limit_are_destroyed_before_the_retreat() -> None:
    game = beaten(
        "lannister KKK moat-cailin > stark FFK greywater-watch",
        also={"stark": {"winterfell": "FF", "seagard": "F"}},
        supply={"stark": 1},
        power_tokens=BARRED,
    )
    assert game.options("stark") == ["destroy footman", "destroy knight"]
    game.play("stark", "destroy footman")
    assert (game.units("seagard"), game.routed("seagard")) == ("FFK", "FK")


@rule("boardgame:ruling.retreat-supply-partial")
def test_only_the_units_that_don_t_fit_are_lost() -> None:
    game = beaten(
        "lannister KKK moat-cailin > stark FFF greywater-watch",
        also={"stark": {"winterfell": "FF", "seagard": "F"}},
        supply={"stark": 1},
        power_tokens=BARRED,
    )
    assert is_over(game)
    assert (game.units("seagard"), game.routed("seagard")) == ("FFF", "FF")


@rule("boardgame:ruling.retreat-fewest-losses")
def test_the_defender_must_choose_an_area_with_the_fewest_losses() -> None:
    game = beaten(also={"stark": {"harrenhal": "FF"}}, supply={"stark": 1})
    with game.refused("ruling.retreat-fewest-losses"):
        game.play("stark", "retreat harrenhal")
    game.play("stark", "retreat reach")
    assert game.units("reach") == "FF"


@rule("boardgame:retreat.nowhere-destroyed")
def test_an_army_without_a_way_out_is_destroyed() -> None:
    game = beaten(
        "lannister KK moat-cailin > stark FF greywater-watch",
        also={"tyrell": {"flints-finger": "F", "seagard": "F"}},
    )
    assert is_over(game)
    assert game.left("stark", "footman") == 10


@rule("boardgame:retreat.terrain")
def test_land_units_don_t_retreat_to_sea_nor_ships_to_land() -> None:
    game = beaten("lannister KK moat-cailin > stark FF greywater-watch")
    with game.refused("retreat.terrain"):
        game.play("stark", "retreat bay-of-ice")
    game = beaten("lannister SSS golden-sound > stark S ironmans-bay")
    assert game.units("sunset-sea") == "S"


@rule("boardgame:retreat.sea-transport")
def test_a_retreat_may_use_sea_transport() -> None:
    game = beaten(
        "lannister KK moat-cailin > stark FF greywater-watch",
        also={"stark": {"bay-of-ice": "S"}},
    )
    game.play("stark", "retreat castle-black")
    assert game.units("castle-black") == "FF"


@rule("boardgame:retreat.siege-engines-destroyed")
def test_siege_engines_can_t_retreat() -> None:
    game = battle("lannister KE stoney-sept > stark FFF blackwater")
    game.cards(lannister="the-hound", stark="eddard-stark")
    assert (game.units("stoney-sept"), game.left("lannister", "siege-engine")) == ("K", 2)
    game = beaten("lannister KK stoney-sept > stark FE blackwater").play("stark", "retreat reach")
    assert (game.units("reach"), game.left("stark", "siege-engine")) == ("F", 2)


# --- routed units -----------------------------------------------------------------------------------------


@rule("boardgame:rout.after-retreat")
def test_retreated_units_are_routed_until_clean_up() -> None:
    game = beaten("lannister KKK stoney-sept > stark K blackwater").play("stark", "retreat reach")
    assert game.routed("reach") == "K"
    game.rest(lambda play: play.board.round == 3)
    assert (game.units("reach"), game.routed("reach")) == ("K", "-")


@rule("boardgame:rout.no-strength")
def test_routed_units_have_no_strength() -> None:
    game = battle("lannister KK stoney-sept > stark FK blackwater", routed={"blackwater": "K"})
    assert initial(game) == (4, 1)


@rule("boardgame:rout.counts-for-supply")
def test_routed_units_count_for_supply() -> None:
    game = battle(ATTACK, also={"stark": {"harrenhal": "FK"}}, routed={"harrenhal": "K"})
    assert game.armies("stark") == [2, 2]


@rule("boardgame:rout.second-retreat-destroys")
def test_a_routed_unit_can_t_retreat_again() -> None:
    game = beaten("lannister KK stoney-sept > stark FK blackwater", routed={"blackwater": "K"})
    game.play("stark", "retreat reach")
    assert (game.units("reach"), game.left("stark", "knight")) == ("F", 5)


@rule("boardgame:rout.cannot-move")
def test_routed_units_can_t_march() -> None:
    game = beaten(
        "lannister KK stoney-sept > stark K blackwater",
        also={"stark": {"reach": "F"}},
        orders={"reach": "march-0"},
    )
    game.play("stark", "retreat reach")
    with game.refused("rout.cannot-move"):
        game.play("stark", "march reach: K>kings-landing")
    game.march("reach", "F>kings-landing")
    assert (game.units("kings-landing"), game.units("reach")) == ("F", "K")


@rule("boardgame:example.retreat-and-rout")
def test_the_retreat_to_storms_end() -> None:
    game = battle(
        "baratheon KKK boneway > tyrell K kingswood",
        also={"tyrell": {"storms-end": "F"}, "baratheon": {"dornish-marches": "F"}},
    )
    game.cards(baratheon="melisandre", tyrell="alester-florent").play("tyrell", "retreat storms-end")
    assert (game.units("storms-end"), game.routed("storms-end")) == ("FK", "K")
    game = battle("baratheon KK boneway > tyrell FK storms-end", routed={"storms-end": "K"})
    assert initial(game) == (4, 1)
    game.cards(baratheon="melisandre", tyrell="alester-florent")
    assert (game.units("kingswood"), game.left("tyrell", "knight")) == ("F", 5)


# --- rulings ----------------------------------------------------------------------------------------------


@rule("boardgame:ruling.retreat-attacker-supply")
def test_a_returning_attacker_destroys_what_supply_can_t_feed() -> None:
    play = scenario(
        lannister={"searoad-marches": "FFF", "riverrun": "FF", "harrenhal": "FF", "stoney-sept": "F"},
        stark={"blackwater": "FFF"},
        tyrell={"karhold": "F"},
        orders={"searoad-marches": "march-0", "karhold": "march-0"},
        tracks={"iron-throne": ["lannister", "stark"]},
        supply={"lannister": 2},
    )
    play.march("searoad-marches", "F>stoney-sept", "F>blackwater")
    play.cards(lannister="the-hound", stark="robb-stark").play("stark", "pass")
    assert is_over(play)
    assert (play.units("searoad-marches"), play.units("stoney-sept")) == ("F", "FF")


@rule("boardgame:ruling.retreat-attacker-left-enemy-home")
def test_an_attacker_can_t_return_to_a_home_area_that_went_back_to_its_owner() -> None:
    game = battle("greyjoy KK lannisport > stark FFF stoney-sept", garrisons={"lannister": 0}, blade_used=True)
    assert game.control("lannisport") == "lannister"
    game.cards(greyjoy="dagmar-cleftjaw", stark="eddard-stark")
    assert (game.units("lannisport"), game.left("greyjoy", "knight")) == ("-", 5)
    game = battle("greyjoy KK riverrun > stark FFF stoney-sept", blade_used=True)
    game.cards(greyjoy="dagmar-cleftjaw", stark="eddard-stark")
    assert game.units("riverrun") == "K"


@rule("boardgame:ruling.retreat-not-into-neutral")
def test_nobody_retreats_into_a_neutral_force() -> None:
    game = beaten(neutral={"kings-landing": 5})
    with game.refused("ruling.retreat-not-into-neutral"):
        game.play("stark", "retreat kings-landing")


@rule("boardgame:ruling.retreat-not-into-enemy-home")
def test_nobody_retreats_into_the_home_area_of_another_house_in_play() -> None:
    game = beaten("lannister KK stoney-sept > stark FF searoad-marches", garrisons=0)
    with game.refused("ruling.retreat-not-into-enemy-home"):
        game.play("stark", "retreat highgarden")
    game = beaten("lannister KK moat-cailin > stark FF white-harbor", garrisons=0)
    game.play("stark", "retreat winterfell")
    assert game.units("winterfell") == "FF"
    four = beaten("lannister KK stoney-sept > stark FF searoad-marches", players=4)
    four.play("stark", "retreat highgarden")
    assert four.units("highgarden") == "FF"


@rule("boardgame:ruling.retreat-into-port")
def test_ships_retreat_into_their_own_port_within_its_limit() -> None:
    attack = "lannister SSS sunset-sea > stark SS bay-of-ice"
    game = beaten(attack, also={"stark": {"winterfell-port": "S"}})
    assert (game.units("winterfell-port"), game.routed("winterfell-port")) == ("SSS", "SS")
    game = beaten(attack, also={"stark": {"winterfell-port": "SS"}})
    assert (game.units("winterfell-port"), game.left("stark", "ship")) == ("SSS", 3)
    game = beaten("lannister SSS sunset-sea > stark S golden-sound", also={"stark": {"riverrun": "F"}})
    assert is_over(game)
    assert game.units("ironmans-bay") == "S"
    assert game.units("lannisport-port") == "-"


def test_a_retreat_over_sea_needs_an_unbroken_chain_of_ships() -> None:
    attack = "lannister KK moat-cailin > stark FF greywater-watch"
    game = beaten(attack, also={"stark": {"bay-of-ice": "S", "golden-sound": "S"}})
    with game.refused("retreat.defender-destination"):
        game.play("stark", "retreat searoad-marches")
    game = beaten(attack, also={"stark": {"bay-of-ice": "S", "sunset-sea": "S"}})
    game.play("stark", "retreat searoad-marches")
    assert game.units("searoad-marches") == "FF"
