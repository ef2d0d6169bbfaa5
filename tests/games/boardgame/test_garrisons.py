"""Garrisons in combat (p. 26)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, fates, final, initial, is_over, victor
from tests.games.boardgame.language import scenario

LONE = "greyjoy FF moat-cailin > stark - winterfell"


@rule("boardgame:garrison.not-a-unit")
def test_a_garrison_gets_no_order_and_makes_no_army() -> None:
    game = scenario(phase="planning", stark={"karhold": "F"}, lannister={"lannisport": "F"})
    with game.refused("planning.only-areas-with-own-units"):
        game.play("stark", "order winterfell: raid")
    assert game.armies("lannister") == []


@rule("boardgame:garrison.adds-to-defence")
def test_a_garrison_adds_its_strength_to_the_defence() -> None:
    game = battle("greyjoy FF moat-cailin > stark K winterfell", blade_used=True)
    assert initial(game) == (2, 4)


@rule("boardgame:garrison.fights-alone")
def test_a_lone_garrison_fights_a_whole_combat() -> None:
    game = battle(LONE, also={"stark": {"castle-black": "F"}}, orders={"castle-black": "support"}, blade_used=True)
    game.play("stark", "support stark")
    assert initial(game) == (2, 3)
    game.cards(greyjoy="euron-crows-eye", stark="ser-rodrick-cassel")
    assert (final(game), victor(game)) == ((6, 4), "greyjoy")
    assert (game.owner("winterfell"), game.garrison("winterfell")) == ("greyjoy", 0)


@rule("boardgame:garrison.removed-when-defeated")
def test_a_defeated_garrison_is_gone_for_good_whatever_the_icons() -> None:
    game = battle("greyjoy KKK moat-cailin > stark F winterfell", also={"stark": {"castle-black": "KKK"}},
                  orders={"castle-black": "march-0"}, blade_used=True)  # fmt: skip
    game.cards(greyjoy="euron-crows-eye", stark="ser-rodrick-cassel").play("stark", "retreat white-harbor")
    assert game.garrison("winterfell") == 0
    game.march("castle-black", "KKK>winterfell")
    game.cards(greyjoy="dagmar-cleftjaw", stark="eddard-stark")
    game.rest(is_over)
    assert (victor(game), game.owner("winterfell"), game.garrison("winterfell")) == ("stark", "stark", 0)


@rule("boardgame:garrison.defence-only")
def test_a_garrison_gives_no_support() -> None:
    game = battle("greyjoy FF moat-cailin > stark F white-harbor", also={"stark": {"winterfell": "F"}},
                  orders={"winterfell": "support"}, blade_used=True)  # fmt: skip
    game.play("stark", "support stark")
    assert initial(game) == (2, 2)


@rule("boardgame:garrison.immune-to-skulls")
def test_a_garrison_is_immune_to_skulls() -> None:
    game = battle(LONE, blade_used=True, options={"tides_of_battle": True})
    fates(game, "skull", "zero").cards(greyjoy="dagmar-cleftjaw", stark="eddard-stark")
    assert (victor(game), game.garrison("winterfell")) == ("stark", 2)


@rule("boardgame:ruling.garrison-not-casualty")
def test_a_victorious_garrison_stays_whatever_the_loser_s_swords() -> None:
    game = battle(LONE, blade_used=True).cards(greyjoy="asha-greyjoy", stark="eddard-stark")
    assert victor(game) == "stark"
    assert (game.garrison("winterfell"), game.control("winterfell")) == (2, "stark")


@rule("boardgame:ruling.garrison-attack-counts")
def test_attacking_a_lone_garrison_is_the_one_combat_of_a_march() -> None:
    game = scenario(greyjoy={"moat-cailin": "FFF"}, stark={"white-harbor": "F"}, orders={"moat-cailin": "march-0"})
    game.play("greyjoy", "march moat-cailin: F>winterfell")
    with game.refused("march.one-battle"):
        game.play("greyjoy", "march moat-cailin: F>white-harbor")


@rule("boardgame:ruling.picture-garrison-strength")
def test_every_garrison_has_strength_2() -> None:
    game = battle(LONE, blade_used=True)
    assert initial(game) == (2, 2)
    assert game.board.garrison == [2] * 6
    assert not is_over(game)
