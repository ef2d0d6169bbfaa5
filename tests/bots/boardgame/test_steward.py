"""The steward in positions where it is plain what it should do."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.foresight import foreseen
from maester.bots.boardgame.goodwill import Goodwill
from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.other_choices import raid_value
from maester.bots.boardgame.plans import Planner, sailing_first
from maester.bots.boardgame.steward import CHOOSERS, Steward
from maester.bots.boardgame.support import choose_support
from maester.engine import Question, Seat, kebab
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import CombatBegan
from maester.games.boardgame.components import BOARD, Area, Units, area_of, subtract
from maester.games.boardgame.house_cards.questions import CardChoice, RemoveOpponentsOrder
from maester.games.boardgame.raids import Raid
from maester.games.boardgame.rounds import RoundBegan
from maester.games.boardgame.support import GrantSupport, SupportGranted
from maester.games.boardgame.units import PickUnit
from tests.bots.fairness import play_fairly
from tests.games.boardgame.battles import battle
from tests.games.boardgame.language import Areas, Play, new_game, scenario

SIX = {
    "winterfell": "K",
    "white-harbor": "F",
    "moat-cailin": "F",
    "flints-finger": "F",
    "seagard": "F",
    "riverrun": "F",
}
"""Six Castles and Strongholds: one more wins."""
FIRST = {"iron-throne": ["stark"]}
NEVER_ASKED = (PickUnit, CardChoice, RemoveOpponentsOrder)
"""Questions from which others are derived."""


def chosen(game: Play, house: str, seed: int = 1) -> str:
    """What the steward would play."""
    table = SeatTable(game.match, house)
    return table.text(Steward(seed).choose(table, Budget()))


def steward_plays(game: Play, house: str, kind: str | None = None, most: int = 30) -> list[str]:
    """What the steward plays as long as the house is asked (this kind of question)."""
    played: list[str] = []
    while house in game.asked() and kind in (None, game.question(house)) and len(played) < most:
        played.append(chosen(game, house))
        game.play(house, played[-1])
    return played


def planned(game: Play, house: str) -> dict[str, str]:
    """The orders that the steward assigns, by area."""
    played = steward_plays(game, house, "assign-order")
    return dict(move.removeprefix("order ").split(": ") for move in played if move.startswith("order "))


# --- every question -------------------------------------------------------------------------------------


def questions(kind: type[Question] = Question, within: str = "maester.games.boardgame") -> set[str]:
    """The kinds of all questions of the game, or of a part of it."""
    found = set[str]()
    for derived in kind.__subclasses__():
        if derived.__module__.startswith(within) and derived not in NEVER_ASKED:
            found.add(kebab(derived.__name__))
        found |= questions(derived, within)
    return found


def test_every_question_of_the_game_has_a_chooser_but_those_of_cards_can_do_without() -> None:
    assert set(CHOOSERS) <= questions()
    assert questions() - set(CHOOSERS) <= questions(within="maester.games.boardgame.house_cards")


def test_a_question_without_a_chooser_is_answered_by_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = battle("baratheon FF kings-landing > stark F kingswood")
    game.cards(baratheon="renly-baratheon", stark="catelyn-stark")
    monkeypatch.delitem(CHOOSERS, game.question())
    assert (game.question(), chosen(game, "baratheon")) == ("renly-baratheon-upgrades", "upgrade kingswood")


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_it_plays_whole_matches_against_anything_without_an_illegal_move(players: int, seed: int) -> None:
    match = maester.new_match("boardgame", players, seed, {"rounds": 3, "tides_of_battle": players == 4})
    bots = [Steward(seed) if seat % 2 else make_bot("boardgame", "random", seed) for seat in range(players)]
    while not match.over:
        seat = match.to_act[-1]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))


def test_it_decides_by_what_its_seat_knows() -> None:
    assert play_fairly(Steward, "boardgame", 4, seed=5, share=0.15, rounds=2, tides_of_battle=True) > 5


# --- orders with a purpose ----------------------------------------------------------------------------------


def test_it_plans_to_attack_what_it_can_win() -> None:
    game = scenario(phase="planning", stark={"winterfell": "KKK"}, greyjoy={"moat-cailin": "F"}, garrisons=0)
    assert planned(game, "stark")["winterfell"].startswith("march")
    game = scenario(stark={"winterfell": "KKK"}, greyjoy={"moat-cailin": "F"}, orders={"winterfell": "march-0"})
    assert any("moat-cailin" in move for move in steward_plays(game, "stark", "resolve-marches"))


def test_it_doesn_t_attack_what_it_can_t_win() -> None:
    game = scenario(
        stark={"winterfell": "F"},
        greyjoy={"moat-cailin": "KKK", "white-harbor": "KK"},
        lannister={"karhold": "KKK", "stony-shore": "KK"},
        tyrell={"castle-black": "KKK"},
        orders={"winterfell": "march-0"},
    )
    assert chosen(game, "stark") == "march winterfell: done"


def test_it_calls_up_support_for_an_attack_that_needs_it() -> None:
    game = scenario(
        phase="planning", stark={"winterfell": "KK", "narrow-sea": "SS"}, greyjoy={"moat-cailin": "KK"}, garrisons=0
    )
    orders = planned(game, "stark")
    assert orders["winterfell"].startswith("march")
    assert orders["narrow-sea"].startswith("support")


@pytest.mark.parametrize(("army", "defended"), [("KK", True), ("F", False)])
def test_it_defends_what_is_threatened(army: str, defended: bool) -> None:
    game = scenario(
        phase="planning",
        stark={"winterfell": "F", "white-harbor": "F", "moat-cailin": "FK"},
        greyjoy={"greywater-watch": army, "seagard": army},
        lannister={"twins": army},
        power_tokens=dict.fromkeys(("castle-black", "karhold", "stony-shore", "widows-watch"), "stark"),
    )
    assert planned(game, "stark")["moat-cailin"].startswith("defense") is defended


def test_it_gathers_where_it_is_safe() -> None:
    game = scenario(
        phase="planning",
        stark={"winterfell": "F", "castle-black": "F", "karhold": "F", "stony-shore": "F", "white-harbor": "F"},
        greyjoy={"pyke": "F"},
        power_tokens={"moat-cailin": "stark"},
    )
    orders = planned(game, "stark")
    assert any(order.startswith("consolidate-power") for order in orders.values())


def test_it_keeps_to_its_plan_until_all_orders_lie() -> None:
    game = scenario(
        phase="planning",
        stark={"winterfell": "FK", "white-harbor": "F", "karhold": "F", "shivering-sea": "S"},
        greyjoy={"moat-cailin": "F"},
    )
    orders = planned(game, "stark")
    assert set(orders) == {"winterfell", "white-harbor", "karhold", "shivering-sea"}
    assert planned(scenario(
        phase="planning",
        stark={"winterfell": "FK", "white-harbor": "F", "karhold": "F", "shivering-sea": "S"},
        greyjoy={"moat-cailin": "F"},
    ), "stark") == orders  # fmt: skip


def test_it_goes_on_with_orders_that_somebody_else_began() -> None:
    game = scenario(phase="planning", stark={"winterfell": "FK", "white-harbor": "F"}, greyjoy={"moat-cailin": "F"})
    game.play("stark", "order winterfell: support")
    assert set(planned(game, "stark")) == {"white-harbor"}


# --- marches --------------------------------------------------------------------------------------------


def test_it_splits_an_army_over_empty_land() -> None:
    game = scenario(stark={"winterfell": "FF"}, orders={"winterfell": "march-0"})
    steward_plays(game, "stark")
    assert game.castles("stark") == 3


def test_its_ships_sail_first_and_carry_the_others() -> None:
    orders = planned(new_game(4), "stark")
    assert orders["shivering-sea"].startswith("march")
    assert orders["white-harbor"].startswith("march")  # without the Ships it could go nowhere
    armies = {"white-harbor": "K", "shivering-sea": "S"}
    game = scenario(stark=armies, orders={"white-harbor": "march-0", "shivering-sea": "march-minus-1"})
    assert steward_plays(game, "stark")[0] == "march shivering-sea: S>narrow-sea"
    assert game.owner("narrow-sea") == "stark"
    assert "stark" in (game.owner("crackclaw-point"), game.owner("eyrie"))


def test_what_sails_first_is_planned_for_where_it_will_be() -> None:
    """The orders on land are planned for the fleet as it is by then: no Ship is in two seas."""
    game = new_game(4)
    context = DecisionContext(SeatTable(game.match, "stark"), Random(1))
    planner = Planner(context.situation)
    orders = planner.best_orders()
    sails = planner.sails(orders)
    assert sails
    later: list[Board] = []
    honest = context.situation_on

    def noted(board: Board) -> HouseSituation:
        later.append(board)
        return honest(board)

    context.situation_on = noted  # type: ignore[method-assign]
    sailing_first(context, planner, orders)
    (board,) = later
    assert sum(map(board.size, BOARD)) == sum(map(game.board.size, BOARD))
    for source, target, units in sails:
        assert board.units(source) == subtract(game.board.units(source), units)
        assert (board.owner[target], board.units(target)) == (game.seat("stark"), units)


def test_it_foresees_where_a_rival_would_march() -> None:
    game = scenario(phase="planning", greyjoy={"seagard": "K"}, stark={"winterfell": "F"})
    targets = {target for _, target in foreseen(game.board, game.seat("stark"))}
    assert targets & {area_of("riverrun"), area_of("moat-cailin")}
    orders = {"seagard": "support", "winterfell": "march-0"}
    quiet = scenario(greyjoy={"seagard": "K"}, stark={"winterfell": "F"}, orders=orders)
    assert not foreseen(quiet.board, quiet.seat("stark"))


def test_it_takes_the_seventh_castle() -> None:
    """Even with its last man, who leaves something else behind."""
    held = {area: units for area, units in SIX.items() if area != "riverrun"}
    game = scenario(
        stark={**held, "harrenhal": "F"}, lannister={"lannisport": "KKK"}, orders={"harrenhal": "march-0"}, power=5
    )
    assert game.castles("stark") == 6
    steward_plays(game, "stark")
    assert game.winner == "stark"


def test_it_leaves_a_power_token_on_a_castle() -> None:
    game = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"}, power={"stark": 5})
    game.play("stark", "march moat-cailin: F>white-harbor")
    assert game.question("stark") == "establish-control"
    assert chosen(game, "stark") == "yes"


def test_it_doesn_t_give_a_home_back_to_one_who_would_win_by_it() -> None:
    held = {area: units for area, units in SIX.items() if area != "winterfell"}
    game = scenario(
        stark={**held, "harrenhal": "F"},
        lannister={"winterfell": "K"},
        orders={"winterfell": "march-0"},
        power={"lannister": 0},
        garrisons=0,
    )
    assert game.castles("stark") == 6
    assert chosen(game, "lannister") == "march winterfell: done"


# --- combat ---------------------------------------------------------------------------------------------


def test_it_wins_with_the_cheapest_card_where_any_wins() -> None:
    game = battle("lannister KKKK stoney-sept > stark F blackwater")
    assert chosen(game, "lannister") in ("card cersei-lannister", "card ser-gregor-clegane", "card ser-kevan-lannister")
    weak = battle(
        "lannister KKKK stoney-sept > stark F blackwater",
        hands={"lannister": ["tywin-lannister", "cersei-lannister"], "stark": ["catelyn-stark"]},
    )
    assert chosen(weak, "lannister") == "card cersei-lannister"


def test_it_plays_the_card_that_alone_wins() -> None:
    game = battle(
        "lannister F stoney-sept > stark F blackwater",
        hands={"lannister": ["tywin-lannister", "the-hound", "cersei-lannister"], "stark": ["robb-stark"]},
        blade_used=True,
    )
    assert chosen(game, "lannister") == "card tywin-lannister"


def test_it_saves_its_best_card_where_nothing_wins() -> None:
    game = battle(
        "lannister F stoney-sept > stark KKK blackwater",
        hands={"lannister": ["tywin-lannister", "cersei-lannister"], "stark": ["catelyn-stark"]},
        blade_used=True,
    )
    assert chosen(game, "lannister") == "card cersei-lannister"


@pytest.mark.parametrize(
    ("mine", "use"), [("the-hound", "blade"), ("tywin-lannister", "pass"), ("cersei-lannister", "pass")]
)
def test_it_uses_the_blade_only_where_it_turns_the_combat(mine: str, use: str) -> None:
    game = battle(
        "lannister F stoney-sept > stark F blackwater",
        hands={"lannister": [mine, "ser-jaime-lannister"], "stark": ["robb-stark", "eddard-stark"]},
        tracks={"fiefdoms": ["lannister", "stark"]},
    )
    game.cards(lannister=mine, stark="robb-stark")
    assert game.question() == "use-blade"
    assert chosen(game, "lannister") == use


def test_it_gives_up_footmen_before_knights() -> None:
    game = battle(
        "lannister KKK stoney-sept > stark FK blackwater",
        hands={"lannister": ["ser-jaime-lannister", "tywin-lannister"], "stark": ["catelyn-stark", "robb-stark"]},
        blade_used=True,
    )
    game.cards(lannister="ser-jaime-lannister", stark="catelyn-stark")
    assert game.question("stark") == "take-casualties"
    assert chosen(game, "stark") == "destroy footman"


# --- support, gratitude, grudge ---------------------------------------------------------------------------


def answered(game: Play, house: str, kind: str) -> Play:
    """The match goes on quietly until the house is asked this."""
    return game.rest(lambda play: play.asks(house, kind))


def beside_a_fight(
    stark: Areas | None = None,
    greyjoy: Areas | None = None,
    lannister: Areas | None = None,
    orders: Areas | None = None,
) -> Play:
    """Lannister is going to attack Greyjoy in Riverrun, and Stark could support from Stoney Sept."""
    return scenario(
        lannister={"lannisport": "KK", **(lannister or {})},
        greyjoy={"riverrun": "FK", **(greyjoy or {})},
        stark={"stoney-sept": "KK", **(stark or {})},
        orders={"lannisport": "march-0", "stoney-sept": "support", **(orders or {})},
        tracks={"iron-throne": ["stark", "greyjoy", "lannister"]},
        garrisons={"tyrell": 0},
    )


def test_it_supports_nobody_without_a_reason() -> None:
    game = beside_a_fight().march("lannisport", "KK>riverrun")
    assert game.asks("stark", "give-support")
    assert chosen(game, "stark") == "support -"


def test_it_supports_itself() -> None:
    game = scenario(
        stark={"moat-cailin": "K", "winterfell": "K"},
        greyjoy={"greywater-watch": "F"},
        orders={"moat-cailin": "march-0", "winterfell": "support"},
    )
    game.march("moat-cailin", "K>greywater-watch")
    assert not game.asks("stark", "give-support")
    near = scenario(
        stark={"moat-cailin": "K", "seagard": "K"},
        greyjoy={"greywater-watch": "F"},
        orders={"moat-cailin": "march-0", "seagard": "support"},
    )
    near.march("moat-cailin", "K>greywater-watch")
    assert chosen(near, "stark") == "support stark"


def helped_by_lannister(side: str) -> Play:
    """Lannister took a side when Stark attacked Greyjoy in Seagard; now Baratheon attacks Lannister in Riverrun."""
    game = scenario(
        stark={"moat-cailin": "KK", "stoney-sept": "F"},
        greyjoy={"seagard": "F"},
        lannister={"riverrun": "FF"},
        baratheon={"harrenhal": "KK"},
        orders={"moat-cailin": "march-0", "riverrun": "support", "stoney-sept": "support", "harrenhal": "march-0"},
        tracks={"iron-throne": ["stark", "greyjoy", "lannister", "baratheon"]},
    )
    game.march("moat-cailin", "KK>seagard")
    game.play("lannister", f"support {side}")
    game.play(side, "agree true")
    answered(game, "baratheon", "resolve-marches").march("harrenhal", "KK>riverrun")
    return answered(game, "stark", "give-support")


def test_it_supports_those_who_supported_it() -> None:
    assert chosen(helped_by_lannister("stark"), "stark") == "support lannister"
    assert chosen(helped_by_lannister("greyjoy"), "stark") != "support lannister"


def test_it_holds_a_grudge_against_those_who_attacked_it() -> None:
    game = beside_a_fight(
        greyjoy={"greywater-watch": "F"}, stark={"moat-cailin": "KK"}, orders={"greywater-watch": "march-0"}
    )
    game.march("greywater-watch", "F>moat-cailin")
    answered(game, "lannister", "resolve-marches").march("lannisport", "KK>riverrun")
    assert chosen(answered(game, "stark", "give-support"), "stark") == "support lannister"


def test_it_never_helps_a_house_to_its_seventh_castle() -> None:
    six = dict.fromkeys(("highgarden", "reach", "harrenhal", "crackclaw-point", "starfall"), "F")
    game = beside_a_fight(lannister=six).march("lannisport", "KK>riverrun")
    assert game.castles("lannister") == 6
    assert chosen(game, "stark") == "support greyjoy"
    grateful = DecisionContext(SeatTable(game.match, "stark"), Random(1))
    grateful.goodwill.towards[game.seat("lannister")] = 5.0
    assert choose_support(grateful) == GrantSupport(game.seat("greyjoy"))


def test_it_accepts_support() -> None:
    game = helped_by_lannister("stark")
    assert any(event["area"] == "riverrun" for event in game.events("support-granted"))
    offered = beside_a_fight().march("lannisport", "KK>riverrun").play("stark", "support greyjoy")
    assert chosen(offered, "greyjoy") == "yes"


def test_goodwill_fades_and_are_a_little_stronger_for_help() -> None:
    stark, greyjoy, lannister = map(Seat, range(3))
    attack = CombatBegan(greyjoy, stark, Area(0), Area(1), Units((1, 0, 0, 0)))
    goodwill = Goodwill(stark, [attack, SupportGranted(lannister, Area(2), stark)])
    assert goodwill.about(greyjoy) < 0 < goodwill.about(lannister)
    assert goodwill.grudge(greyjoy) > 0 == goodwill.grudge(lannister)
    later = Goodwill(stark, [attack, RoundBegan(2), RoundBegan(3)])
    assert 0 < later.grudge(greyjoy) < goodwill.grudge(greyjoy)
    both = Goodwill(stark, [attack, SupportGranted(greyjoy, Area(2), stark)])
    assert both.about(greyjoy) > 0
    helped_enemy = Goodwill(stark, [attack, SupportGranted(lannister, Area(2), greyjoy)])
    assert helped_enemy.about(lannister) < 0


def test_it_raids_the_one_who_wronged_it() -> None:
    game = scenario(
        phase="raids",
        stark={"winterfell": "F"},
        greyjoy={"moat-cailin": "F"},
        lannister={"white-harbor": "F"},
        orders={"winterfell": "raid", "moat-cailin": "support", "white-harbor": "support"},
    )
    context = DecisionContext(SeatTable(game.match, "stark"), Random(1))
    first, second = (Raid(area_of("winterfell"), area_of(name)) for name in ("moat-cailin", "white-harbor"))
    assert raid_value(context, first) == raid_value(context, second)
    context.goodwill.towards[game.seat("lannister")] = -0.7
    assert raid_value(context, first) < raid_value(context, second)


# --- the Westeros phase -----------------------------------------------------------------------------------


def test_it_bids_more_where_it_needs_more() -> None:
    """The King's Court brings stars; on the Throne the next place is worth less than the Power."""
    bids = {}
    for power in (1, 5, 15):
        game = scenario(phase="clash-of-kings", stark={"winterfell": "F"}, power={"stark": power, "greyjoy": 5})
        bids[power] = int(chosen(game, "stark").removeprefix("bid "))
        assert bids[power] <= power
    assert 0 < bids[5] < 5
    assert bids[1] <= bids[5] <= bids[15]


def test_it_keeps_its_power_where_it_can_t_change_anything() -> None:
    """In the last round a track is worth next to nothing."""
    game = scenario(phase="clash-of-kings", stark={"winterfell": "F"}, power=8, round=10)
    assert int(chosen(game, "stark").removeprefix("bid ")) <= 2


def test_it_pays_for_the_wall_when_a_hard_blow_is_sure() -> None:
    def bid(card: str) -> int:
        game = scenario(
            phase="raven", stark={"winterfell": "F"}, tracks={"kings-court": ["stark"]}, power=6, wildlings=10,
            wildling_deck=[card], orders={"winterfell": "march-0"},
            westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["wildlings-attack"]},
        )  # fmt: skip
        game.play("stark", "look at wildlings", "bottom false")
        answered(game, "stark", "bid")
        return int(chosen(game, "stark").removeprefix("bid "))

    assert bid("a-king-beyond-the-wall") > bid("silence-at-the-wall") == 0


def test_it_musters_within_supply_to_come() -> None:
    """Supply would fall to 1 at the next adjustment, which feeds no army of four."""
    game = scenario(phase="mustering", stark={"moat-cailin": "FFF"}, tracks=FIRST)
    played = steward_plays(game, "stark", "muster")
    assert played
    assert "upgrade moat-cailin: footman to knight" in played
    assert not any(move.startswith("recruit moat-cailin: footman") for move in played)


def test_it_musters_all_that_it_can_feed() -> None:
    game = scenario(phase="mustering", stark={"winterfell": "F"}, tracks=FIRST)
    steward_plays(game, "stark", "muster")
    assert len(game.units("winterfell")) + len(game.units("white-harbor").strip("-")) >= 2


def test_its_moves_are_the_same_for_the_same_seed() -> None:
    game = scenario(phase="planning", stark={"winterfell": "FK", "white-harbor": "F"}, greyjoy={"moat-cailin": "F"})
    assert chosen(game, "stark", 4) == chosen(game.clone(), "stark", 4)
