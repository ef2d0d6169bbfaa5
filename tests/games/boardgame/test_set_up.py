"""Setting up a match (p. 4), and what changes with the number of players (p. 28)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import maester
from maester.engine import Seat, Shuffled, Told
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    CARDS_OF,
    HOUSE_IDS,
    SUPPLY_LIMITS,
    TRACK_IDS,
    UNCONQUERABLE,
    WESTEROS,
)
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, new_game, scenario

FROM_FOUR_TO_SIX = {"kings-landing": 5, "eyrie": 6}
FROM_FOUR_TO_FIVE = {
    "sunspear": 5, "salt-shore": 3, "yronwood": 3, "starfall": 3, "princes-pass": 3, "three-towers": 3, "boneway": 3,
}  # fmt: skip
ONLY_FOUR = {"oldtown": 3, "dornish-marches": 3, "storms-end": 4}


def neutral_forces(game: Play) -> dict[str, int]:
    return {AREA_NAMES.write(area): game.board.neutral[area] for area in BOARD if game.board.neutral[area]}


def stars(game: Play) -> list[int]:
    """How many Special orders each position of the King's Court track allows."""
    return [game.board.special_orders(game.seat(house)) for house in game.track("kings-court")]


def board_of(game: Play) -> dict[str, tuple[str, str]]:
    """All units: by area the house and what stands there."""
    areas = {AREA_NAMES.write(area): game.owner(AREA_NAMES.write(area)) for area in BOARD}
    return {area: (house, game.units(area)) for area, house in areas.items() if house}


# --- the board and the decks ----------------------------------------------------------------------------


@rule("boardgame:setup.wildling-deck")
def test_the_wildling_deck_is_shuffled_and_nobody_sees_its_order() -> None:
    games = [new_game(seed=seed) for seed in (1, 2)]
    first, second = (game.wildling_deck() for game in games)
    assert sorted(first) == sorted(second)
    assert first != second
    assert len(first) == 9
    for house in (*games[0].match.seats, None):
        assert games[0].view(house)["wildling_deck"] == [None] * 9


@rule("boardgame:setup.wildling-token-at-2")
def test_the_wildling_token_starts_on_2() -> None:
    assert all(new_game(players).board.wildlings == 2 for players in (3, 4, 5, 6))


@rule("boardgame:setup.westeros-decks")
def test_the_westeros_decks_are_shuffled_apart_and_lie_face_down() -> None:
    game, other = new_game(seed=1), new_game(seed=2)
    for number, deck in enumerate(("i", "ii", "iii")):
        assert sorted(game.westeros(deck)) == sorted(card.id for card in WESTEROS if card.deck == number)
        assert game.board.westeros_decks[number] != other.board.westeros_decks[number]
    view = game.view("stark")
    assert [len(deck) for deck in view["westeros_left"]] == [10, 10, 10]
    assert view["westeros_open"] == []
    check_leaks(game.match, Seat(0), Random(1))
    check_forgetting(game.match, Seat(0), Random(1))


@rule("boardgame:setup.neutral-tokens")
def test_exactly_the_neutral_forces_of_the_player_count_lie_on_their_areas() -> None:
    assert neutral_forces(new_game(5)) == FROM_FOUR_TO_SIX | FROM_FOUR_TO_FIVE


@rule("boardgame:setup.neutral-tokens-two-sided")
def test_a_neutral_force_token_shows_one_side_to_three_and_the_other_to_more() -> None:
    three, four = new_game(3), new_game(4)
    assert (three.neutral("sunspear"), four.neutral("sunspear")) == (UNCONQUERABLE, 5)
    assert (three.neutral("storms-end"), four.neutral("storms-end")) == (UNCONQUERABLE, 4)


@rule("boardgame:example.setup-three-player-neutral")
def test_three_players_use_only_sides_for_three() -> None:
    forces = neutral_forces(new_game(3))
    assert len(forces) == 14
    assert {area for area, strength in forces.items() if strength == UNCONQUERABLE} == set(forces) - {
        "kings-landing",
        "eyrie",
    }


@rule("boardgame:ruling.picture-neutral-tokens")
def test_the_neutral_forces_are_those_of_the_pictures() -> None:
    assert neutral_forces(new_game(6)) == FROM_FOUR_TO_SIX
    assert neutral_forces(new_game(4)) == FROM_FOUR_TO_SIX | FROM_FOUR_TO_FIVE | ONLY_FOUR
    assert [len(neutral_forces(new_game(players))) for players in (6, 5, 4, 3)] == [2, 9, 12, 14]
    three = neutral_forces(new_game(3))
    assert (three["kings-landing"], three["eyrie"]) == (5, 6)
    assert set(three) == set(neutral_forces(new_game(4))) | {"pyke", "highgarden"}


@rule("boardgame:ruling.picture-westeros-decks")
def test_the_westeros_decks_hold_the_cards_of_the_pictures() -> None:
    game = new_game()
    decks = [Counter(game.westeros(deck)) for deck in ("i", "ii", "iii")]
    assert decks[0] == Counter(
        {"supply": 3, "mustering": 3, "a-throne-of-blades": 2, "winter-is-coming": 1, "last-days-of-summer": 1}
    )
    assert decks[1] == Counter({
        "clash-of-kings": 3, "game-of-thrones": 3, "dark-wings-dark-words": 2, "winter-is-coming": 1,
        "last-days-of-summer": 1,
    })  # fmt: skip
    single = ("sea-of-storms", "rains-of-autumn", "feast-for-crows", "web-of-lies", "storm-of-swords")
    assert decks[2] == Counter({"wildlings-attack": 3, "put-to-the-sword": 2, **dict.fromkeys(single, 1)})
    with_icon = {"a-throne-of-blades", "last-days-of-summer", "dark-wings-dark-words", *single}
    assert all(card.icons == (card.id in with_icon) for card in WESTEROS)
    assert [sum(card.icons for card in WESTEROS if card.deck == deck) for deck in range(3)] == [3, 3, 5]


@rule("boardgame:setup.round-marker")
def test_the_round_marker_starts_on_1() -> None:
    assert new_game().board.round == 1


# --- the houses -----------------------------------------------------------------------------------------


@rule("boardgame:setup.choose-houses")
def test_each_seat_leads_another_house_chosen_or_dealt_at_random() -> None:
    assert new_game(4).match.seats == ("stark", "greyjoy", "lannister", "baratheon")
    dealt = {new_game(4, seed, houses="random").match.seats for seed in range(40)}
    assert len(dealt) > 10
    assert {tuple(sorted(seats)) for seats in dealt} == {("baratheon", "greyjoy", "lannister", "stark")}
    with pytest.raises(maester.BadOption):
        new_game(4, houses=("stark", "stark", "lannister", "baratheon"))


def test_dealt_houses_are_on_record_and_replay() -> None:
    game = new_game(6, seed=3, houses="random")
    again = maester.load(game.match.save())
    assert again.seats == game.match.seats
    assert again.hash() == game.match.hash()
    shuffles = [told.what for told in game.match.log() if isinstance(told, Told) and isinstance(told.what, Shuffled)]
    dealt = next(shuffle for shuffle in shuffles if shuffle.purpose == "houses")
    assert tuple(new_game().match.seats[place] for place in dealt.order) == game.match.seats


@rule("boardgame:setup.house-pieces")
def test_a_house_that_is_not_in_play_brings_nothing() -> None:
    game = new_game(5)
    table = str(game.view())
    assert "martell" not in table.replace("sunspear", "")
    assert not set(CARDS_OF[HOUSE_IDS.index("martell")]) & {card for hand in game.board.hand for card in hand}
    assert game.garrison("sunspear") == 0
    assert len(game.board.houses) == len(game.board.supply) == len(game.board.garrison) == 5


@rule("boardgame:setup.track-positions")
def test_tokens_start_on_the_positions_of_the_screens() -> None:
    game = new_game()
    assert game.track("iron-throne") == ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]
    assert game.track("fiefdoms") == ["greyjoy", "tyrell", "martell", "stark", "baratheon", "lannister"]
    assert game.track("kings-court") == ["lannister", "stark", "martell", "baratheon", "tyrell", "greyjoy"]
    supply = {"stark": 1, "greyjoy": 2, "lannister": 2, "martell": 2, "tyrell": 2, "baratheon": 2}
    castles = {"stark": 2, "greyjoy": 1, "lannister": 1, "martell": 1, "tyrell": 1, "baratheon": 1}
    assert {house: game.supply(house) for house in game.match.seats} == supply
    assert {house: game.castles(house) for house in game.match.seats} == castles


@rule("boardgame:setup.shared-track-positions")
def test_houses_may_share_supply_and_victory_but_no_influence_position() -> None:
    game = new_game()
    assert game.castles("greyjoy") == game.castles("lannister")
    for track in TRACK_IDS:
        assert len(set(game.track(track))) == 6


@rule("boardgame:ruling.shared-track-token-name")
def test_two_houses_stand_on_the_same_supply_position() -> None:
    game = new_game()
    assert game.supply("greyjoy") == game.supply("lannister") == 2


@rule("boardgame:setup.shift-influence-left")
def test_fewer_players_close_the_gaps_on_the_influence_tracks() -> None:
    six, four = new_game(6), new_game(4)
    for track in TRACK_IDS:
        assert four.track(track) == [house for house in six.track(track) if house in four.match.seats]
    assert four.board.position(1, four.seat("stark")) == 2  # type: ignore[arg-type]


@rule("boardgame:setup.dominance-tokens")
def test_the_first_house_of_each_track_takes_its_token_after_the_shift() -> None:
    six, three = new_game(6), new_game(3)
    assert [six.holder(track) for track in TRACK_IDS] == ["baratheon", "greyjoy", "lannister"]
    assert [three.holder(track) for track in TRACK_IDS] == ["baratheon", "stark", "lannister"]


@rule("boardgame:setup.starting-units")
def test_each_house_starts_with_the_units_of_its_screen_and_nothing_else() -> None:
    assert board_of(new_game(3)) == {
        "winterfell": ("stark", "FK"), "white-harbor": ("stark", "F"), "shivering-sea": ("stark", "S"),
        "lannisport": ("lannister", "FK"), "stoney-sept": ("lannister", "F"), "golden-sound": ("lannister", "S"),
        "dragonstone": ("baratheon", "FK"), "kingswood": ("baratheon", "F"), "shipbreaker-bay": ("baratheon", "SS"),
    }  # fmt: skip
    assert board_of(new_game(6)).items() >= {
        "pyke": ("greyjoy", "FK"), "pyke-port": ("greyjoy", "S"), "greywater-watch": ("greyjoy", "F"),
        "ironmans-bay": ("greyjoy", "S"), "highgarden": ("tyrell", "FK"), "dornish-marches": ("tyrell", "F"),
        "redwyne-straights": ("tyrell", "S"), "sunspear": ("martell", "FK"), "salt-shore": ("martell", "F"),
        "sea-of-dorne": ("martell", "S"),
    }.items()  # fmt: skip
    assert len(board_of(new_game(6))) == 19


@rule("boardgame:setup.garrisons")
def test_each_house_has_its_garrison_at_home() -> None:
    game = new_game()
    homes = ("winterfell", "pyke", "lannisport", "sunspear", "highgarden", "dragonstone")
    assert [game.garrison(home) for home in homes] == [2] * 6
    assert new_game(4).garrison("highgarden") == 0


@rule("boardgame:setup.power-pool")
def test_each_house_takes_five_power_and_leaves_fifteen_in_the_pool() -> None:
    game = new_game()
    assert [(game.power(house), game.pool(house)) for house in game.match.seats] == [(5, 15)] * 6


@rule("boardgame:example.available-power-at-start")
def test_only_the_five_power_tokens_taken_are_available() -> None:
    game = scenario(phase="clash-of-kings")
    assert game.power("stark") == 5
    with game.refused("clash.zero-bid-allowed"):
        game.play("stark", "bid 6")
    game.play("stark", "bid 5")


@rule("boardgame:setup.full-house-hand")
def test_each_house_starts_with_seven_cards_in_hand() -> None:
    game = new_game()
    assert [(len(game.hand(house)), game.discard(house)) for house in game.match.seats] == [(7, [])] * 6


@rule("boardgame:example.home-area-winterfell")
def test_winterfell_is_starks_from_the_start() -> None:
    game = new_game()
    assert game.control("winterfell") == "stark"
    assert game.power_token("winterfell") is None
    assert game.garrison("winterfell") == 2
    empty = scenario(lannister={"lannisport": "F"})
    assert empty.control("winterfell") == "stark"


# --- numbers of players -----------------------------------------------------------------------------------


@rule("boardgame:players.six-houses")
def test_six_players_lead_all_six_houses() -> None:
    game = new_game(6)
    assert set(game.match.seats) == set(HOUSE_IDS)
    assert neutral_forces(game) == FROM_FOUR_TO_SIX
    assert stars(game) == [3, 3, 2, 1, 0, 0]


@rule("boardgame:players.five-no-martell")
def test_five_players_play_without_martell() -> None:
    assert set(new_game(5).match.seats) == set(HOUSE_IDS) - {"martell"}
    with pytest.raises(maester.BadData):
        new_game(5).match.decision("martell")


@rule("boardgame:players.five-neutral-tokens")
def test_five_players_have_nine_neutral_forces() -> None:
    assert len(neutral_forces(new_game(5))) == 9


@rule("boardgame:players.four-no-martell-tyrell")
def test_four_players_play_without_martell_and_tyrell() -> None:
    assert set(new_game(4).match.seats) == set(HOUSE_IDS) - {"martell", "tyrell"}
    for seed in range(10):
        assert set(new_game(4, seed, houses="random").match.seats) == set(new_game(4).match.seats)


@rule("boardgame:players.four-neutral-tokens")
def test_four_players_have_twelve_neutral_forces() -> None:
    assert len(neutral_forces(new_game(4))) == 12


@rule("boardgame:players.four-overlay")
def test_four_players_use_the_stars_of_the_overlay() -> None:
    assert stars(new_game(4)) == [3, 2, 1, 0]


@rule("boardgame:players.three-houses")
def test_three_players_lead_stark_lannister_and_baratheon() -> None:
    assert set(new_game(3).match.seats) == {"stark", "lannister", "baratheon"}
    assert set(new_game(3, houses="random").match.seats) == {"stark", "lannister", "baratheon"}


@rule("boardgame:players.three-neutral-tokens")
def test_three_players_have_fourteen_neutral_forces_on_their_own_sides() -> None:
    forces = neutral_forces(new_game(3))
    assert len(forces) == 14
    assert sorted(set(forces.values())) == [5, 6, UNCONQUERABLE]


@rule("boardgame:players.three-overlay")
def test_three_players_use_the_stars_of_the_overlay() -> None:
    assert stars(new_game(3)) == [3, 2, 1]


@rule("boardgame:players.overlay-only-three-four")
def test_five_players_use_the_printed_stars() -> None:
    assert stars(new_game(5)) == [3, 3, 2, 1, 0]


@rule("boardgame:ruling.picture-court-stars")
def test_the_second_court_position_has_two_stars_with_four_players_and_three_with_six() -> None:
    special = {"winterfell": "march-plus-1", "white-harbor": "defense-2", "moat-cailin": "support-plus-1"}
    for players, third in ((4, "planning.special-limit"), (6, None)):
        game = scenario(stark=dict.fromkeys(special, "F"), phase="planning", players=players)
        assert game.track("kings-court")[1] == "stark"
        *two, last = (f"order {area}: {order}" for area, order in special.items())
        game.play("stark", *two)
        if third:
            with game.refused(third):
                game.play("stark", last)
        else:
            game.play("stark", last)


@rule("boardgame:ruling.picture-supply-track")
def test_the_supply_track_allows_the_armies_of_the_picture() -> None:
    assert SUPPLY_LIMITS == (
        (2, 2), (3, 2), (3, 2, 2), (3, 2, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2), (4, 3, 2, 2, 2),
    )  # fmt: skip
    board = scenario(stark={}, supply=5).board
    assert board.fits_supply(Seat(0), [4, 3, 2, 2])
    assert not board.fits_supply(Seat(0), [4, 4])


# --- the print and the errata -----------------------------------------------------------------------------


@rule("boardgame:ruling.lannister-setup-erratum")
def test_lannister_has_a_ship_in_port_only_with_the_errata_and_four_players_or_more() -> None:
    ships = {
        (players, faq): new_game(players, faq_errata=faq).units("lannisport-port")
        for players in (3, 4, 5, 6)
        for faq in (False, True)
    }
    assert {case for case, units in ships.items() if units == "S"} == {(4, True), (5, True), (6, True)}
    assert set(ships.values()) == {"S", "-"}


@rule("boardgame:ruling.printed-before-errata")
def test_without_options_the_print_counts() -> None:
    printed, errata = new_game().board, new_game(faq_errata=True).board
    assert printed.tie_breaks == ("strongholds", "supply", "power", "iron-throne")
    assert (printed.engines_as_casualties, printed.blade_after_tides) == (True, False)
    assert errata.tie_breaks == ("land-areas", "supply", "iron-throne")
    assert (errata.engines_as_casualties, errata.blade_after_tides) == (False, True)


@rule("boardgame:ruling.faq-errata-option")
def test_the_errata_change_four_things_and_nothing_else() -> None:
    printed, errata = new_game(6, seed=5), new_game(6, seed=5, faq_errata=True)
    before, after = printed.match.position(), errata.match.position()
    assert after["houses"]["lannister"]["units"].pop("lannisport-port") == "S"
    assert before == after
    rules = ("tie_breaks", "engines_as_casualties", "blade_after_tides")
    assert all(getattr(printed.board, name) != getattr(errata.board, name) for name in rules)
    values = ("stars", "last_round", "bans", "tides_deck", "houses", "known")
    assert all(getattr(printed.board, name) == getattr(errata.board, name) for name in values)


# --- rounds -----------------------------------------------------------------------------------------------


@rule("boardgame:round.first-round-skips-westeros")
def test_the_first_round_begins_with_planning() -> None:
    game = new_game()
    assert game.question() == "assign-order"
    assert game.board.round == 1
    assert game.events("westeros-card-drawn") == []


@rule("boardgame:round.phase-order")
def test_a_round_is_westeros_planning_action() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="consolidate-power", orders={"winterfell": "consolidate-power"},
                    round=3, westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"],
                                       "iii": ["storm-of-swords"]})  # fmt: skip
    assert game.board.round == 4
    assert len(game.events("westeros-card-drawn")) == 3
    assert game.question() == "assign-order"
    game.orders(stark={"winterfell": "raid"})
    assert game.question() == "use-messenger-raven"
    game.rest("assign-order")
    kinds = [event["event"] for event in game.events()]
    assert kinds.index("order-revealed") < kinds.index("raided")


@rule("boardgame:round.ten-rounds")
def test_after_round_ten_the_game_is_over() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="end-of-round", round=10)
    assert game.match.over
    assert game.events("round-began") == []
    assert not scenario(stark={"winterfell": "F"}, phase="end-of-round", round=9).match.over
