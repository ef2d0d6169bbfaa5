"""Support, secret cards and what they say, strength and retreat."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Match
from maester.errors import IllegalMove, NotAsked
from tests.engine.moments.battle import GAME
from tests.engine.moments.battle.language import FIELD, TURN_ORDER, battle, fought, turn_order, war
from tests.engine.moments.battle.war import HOUSES
from tests.engine.moments.support import asked, options, table
from tests.engine.support import play


def refused(match: Match, line: str) -> IllegalMove:
    """The refusal of a move, which must change nothing."""
    before = match.hash(), match.events(), match.to_act
    with pytest.raises(IllegalMove) as refusal:
        play(match, line)
    assert (match.hash(), match.events(), match.to_act) == before
    return refusal.value


def told(match: Match, event: str) -> list[str]:
    """`stark doran` for each card that spoke or was revealed."""
    return [f"{one['house']} {one['card']}" for one in match.events() if one["event"] == event]


# -- support -------------------------------------------------------------------------------------------


SUPPORTERS = {
    "karhold": "martell F support",
    "seagard": "greyjoy K support",
    "hornwood": "greyjoy FF support",
    "barrow": "stark F support",
}


def test_support_is_asked_area_by_area_in_turn_order_fighters_included() -> None:
    match = play(war(FIELD | SUPPORTERS, "greyjoy stark martell lannister"), "stark: march winterfell")
    areas = []
    for house in ("greyjoy", "greyjoy", "stark", "martell"):
        assert asked(match) == f"{house}: give-support"
        areas.append(match.decision(house).prompt.values["area"])
        match.play(house, "support -")
    assert areas == ["seagard", "hornwood", "barrow", "karhold"]


def test_each_area_of_a_house_decides_for_itself_and_later_ones_know_the_earlier() -> None:
    match = play(war(FIELD | SUPPORTERS), "stark: march winterfell", "stark: support -", "greyjoy: support lannister")
    assert asked(match) == "greyjoy: give-support"
    assert table(match)["strength"]["lannister"] == [[4, "army"], [2, "seagard"]]
    play(match, "greyjoy: support stark")
    assert asked(match) == "martell: give-support"
    assert table(match, "martell")["strength"] == {
        "stark": [[4, "army"], [2, "hornwood"]],
        "lannister": [[4, "army"], [2, "seagard"]],
    }


def test_refused_support_counts_for_nobody() -> None:
    match = play(war(FIELD | {"karhold": "martell FF support"}), "stark: march winterfell", "martell: support -")
    assert fought(match) == (4, 4, "stark")


def test_third_parties_support_either_fighter_or_nobody_and_no_bystander() -> None:
    match = play(war(FIELD | {"karhold": "martell F support"}), "stark: march winterfell")
    assert options(match) == ["support -", "support stark", "support lannister"]
    assert refused(match, "martell: support greyjoy").rule == "support.grant-or-refuse"
    assert refused(match, "martell: support martell").rule == "support.grant-or-refuse"


@pytest.mark.parametrize(("house", "enemy"), [("stark", "lannister"), ("lannister", "stark")])
def test_a_fighter_never_supports_his_opponent(house: str, enemy: str) -> None:
    match = play(war(FIELD | {"karhold": f"{house} F support"}), "stark: march winterfell")
    assert options(match) == ["support -", f"support {house}"]
    assert refused(match, f"{house}: support {enemy}").rule == "support.never-against-own-units"


def test_a_support_order_is_asked_once_a_battle_and_again_in_the_next() -> None:
    field = FIELD | {"moat-cailin": "lannister FFFFKK", "karhold": "martell F support", "hornwood": "greyjoy F march"}
    match = play(war(field), "stark: march winterfell", "martell: support lannister")
    assert asked(match) == "greyjoy: resolve-march"
    play(match, "greyjoy: march hornwood")
    assert options(match) == ["support -", "support greyjoy", "support lannister"]


# -- cards in secret -------------------------------------------------------------------------------------


def choosing() -> Match:
    match = war(FIELD, stark="robb mace", lannister="doran tyrion")
    return play(match, "stark: march winterfell")


def test_both_choose_at_once_and_in_secret() -> None:
    match = choosing()
    assert asked(match) == "stark: choose-card, lannister: choose-card"
    before = {seat: (table(match, seat), match.events(seat)) for seat in (*HOUSES, None)}
    play(match, "stark: card mace")
    assert asked(match) == "lannister: choose-card"
    for seat in (*HOUSES, None):
        assert (table(match, seat), match.events(seat)) == before[seat]
        assert match.view(seat)["ready"] == ["stark"]
        assert match.view(seat)["tray"] == ([{"move": "play-card", "card": "mace"}] if seat == "stark" else [])


def test_a_secret_card_can_be_changed_until_the_last_one_is_in() -> None:
    match = play(choosing(), "stark: card mace")
    assert match.decision("stark").answered
    play(match, "stark: card robb", "lannister: card doran")
    assert told(match, "card-revealed") == ["stark robb", "lannister doran"]
    assert asked(match) == "stark: retreat", "there is no way back to the cards"
    assert refused(match, "stark: card mace").rule == "match.wrong-kind"
    with pytest.raises(NotAsked):
        play(match, "lannister: card tyrion")


def test_only_a_card_in_the_hand_can_be_chosen() -> None:
    assert refused(choosing(), "stark: card tyrion").rule == "housecard.in-hand"


def test_to_the_others_a_secret_card_could_be_any_of_the_hand() -> None:
    match = play(choosing(), "stark: card mace")
    for seat in ("lannister", "martell", None):
        twins = [match.determinize(seat, Random(number)) for number in range(40)]
        assert all(twin.view(seat) == match.view(seat) for twin in twins)
        assert {twin.view("stark")["tray"][0]["card"] for twin in twins} == {"robb", "mace"}
    known = match.determinize("stark", Random(1))
    assert known.view("stark") == match.view("stark")
    assert len(known.view("stark")["tray"]) == 1


# -- the cards speak -------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [TURN_ORDER, "lannister stark greyjoy martell"])
def test_a_cancel_comes_first_whatever_the_turn_order(order: str) -> None:
    match = battle("doran", "tyrion", order)
    assert told(match, "card-spoke") == ["lannister tyrion"]
    assert turn_order(match) == order
    assert told(battle("tyrion", "mace", order), "card-spoke") == ["stark tyrion"]


@pytest.mark.parametrize("order", [TURN_ORDER, "lannister stark greyjoy martell"])
def test_an_immediate_text_comes_before_an_ordinary_one_whatever_the_turn_order(order: str) -> None:
    assert told(battle("mace", "doran", order), "card-spoke") == ["lannister doran", "stark mace"]
    assert told(battle("doran", "mace", order), "card-spoke") == ["stark doran", "lannister mace"]


@pytest.mark.parametrize("card", ["mace", "aeron"])
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_two_texts_of_one_timing_speak_in_turn_order(card: str, first: str) -> None:
    second = "lannister" if first == "stark" else "stark"
    match = battle(card, card, f"greyjoy {first} martell {second}")
    assert told(match, "card-spoke") == [f"{first} {card}", f"{second} {card}"]


@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_of_two_tyrions_only_the_first_in_turn_order_speaks(first: str) -> None:
    second = "lannister" if first == "stark" else "stark"
    match = battle("tyrion robb", "tyrion robb", f"{first} {second} greyjoy martell")
    assert told(match, "card-spoke") == [f"{first} tyrion"]
    assert table(match)["hands"][second] == "tyrion"


def test_a_cancelled_card_goes_back_and_a_different_one_is_played_openly() -> None:
    match = battle("mace balon doran", "tyrion")
    assert asked(match) == "stark: play-another"
    assert table(match)["cards"] == {"lannister": "tyrion"}
    assert options(match) == ["card balon", "card doran"]
    assert refused(match, "stark: card mace").rule == "housecard.different"
    assert refused(match, "stark: card aeron").rule == "housecard.in-hand"
    play(match, "stark: card doran")
    assert told(match, "card-revealed")[-1] == "stark doran"
    assert told(match, "card-spoke") == ["lannister tyrion", "stark doran"]
    assert table(match)["hands"] == {"stark": "balon mace", "lannister": "", "greyjoy": "", "martell": ""}


def test_the_card_played_instead_is_the_one_that_counts() -> None:
    match = battle("mace robb", "tyrion")
    assert fought(match) == (4 + 3, 4 + 1, "stark")


def test_whoever_has_no_other_card_fights_without_one() -> None:
    match = battle("robb", "tyrion")
    assert told(match, "card-revealed") == ["stark robb", "lannister tyrion"]
    assert fought(match) == (4, 4 + 1, "lannister")
    assert table(match)["hands"]["stark"] == "robb"


def test_a_card_played_instead_speaks_at_its_own_time() -> None:
    """Aeron has spoken among the immediate texts; the Doran who replaces him speaks all the same, and once."""
    match = battle("aeron doran mace", "doran")
    assert asked(match) == "stark: play-another"
    assert told(match, "card-spoke") == ["stark aeron"]
    play(match, "stark: card doran")
    assert told(match, "card-spoke") == ["stark aeron", "stark doran", "lannister doran"]
    assert turn_order(match) == "greyjoy martell lannister stark"


def test_a_cancel_that_comes_late_still_cancels_before_what_is_left() -> None:
    """Tyrion comes in for Aeron, after Stark's Doran has spoken, and takes him back: Mace speaks instead."""
    match = battle("doran mace", "aeron tyrion")
    assert told(match, "card-spoke") == ["stark doran", "lannister aeron", "lannister tyrion", "stark mace"]
    assert turn_order(match) == "stark greyjoy martell lannister"
    assert fought(match) == (4 + 2, 3 + 1, "stark")


# -- strength ----------------------------------------------------------------------------------------------------


def test_strength_is_a_list_of_named_lines_and_follows_the_cards() -> None:
    field = FIELD | {"karhold": "martell FK support", "barrow": "lannister F support", "seagard": "lannister F"}
    match = war(field, stark="mace robb", lannister="tyrion balon")
    play(match, "stark: march winterfell", "lannister: support lannister", "martell: support stark")
    assert table(match)["strength"] == {
        "stark": [[4, "army"], [3, "karhold"]],
        "lannister": [[4, "army"], [1, "barrow"]],
    }
    play(match, "stark: card robb", "lannister: card balon")
    assert asked(match) == "stark: retreat"
    assert table(match)["strength"] == {
        "stark": [[4, "army"], [3, "karhold"], [3, "robb"], [-3, "balon"]],
        "lannister": [[4, "army"], [1, "barrow"], [2, "balon"]],
    }
    assert fought(match) == (7, 7, "stark")


def test_what_a_card_destroys_is_missing_when_the_strength_is_compared() -> None:
    match = battle("mace", "doran", "lannister stark greyjoy martell")
    assert fought(match) == (4 + 2, 4 - 1 + 0, "stark")
    assert table(battle("mace", "robb"))["areas"]["moat-cailin"] == "lannister FK"


def test_while_a_card_is_being_replaced_nobody_has_its_strength() -> None:
    match = battle("robb balon mace", "tyrion")
    assert asked(match) == "stark: play-another"
    assert table(match)["strength"] == {"stark": [[4, "army"]], "lannister": [[4, "army"], [1, "tyrion"]]}


# -- the retreat -----------------------------------------------------------------------------------------------------


HOMES = {"moat_cailin": "lannister FFK", "karhold": "lannister FF", "barrow": "greyjoy K", "greywater": "martell F"}
"""Three beaten units fit into empty Hornwood and White Harbor; karhold costs 2, seagard and the-twins 1 each."""


def beaten(card: str, **areas: str) -> Match:
    """Lannister is beaten in Moat Cailin."""
    return battle(card, "aeron", **(HOMES | areas))


def test_the_loser_chooses_where_he_retreats() -> None:
    match = beaten("balon")
    assert asked(match) == "lannister: retreat"
    play(match, "lannister: retreat hornwood")
    assert table(match)["areas"]["hornwood"] == "lannister FFK"
    assert table(match)["areas"]["moat-cailin"] == "stark FFK"


def test_robb_lets_the_winner_choose_where_the_loser_retreats() -> None:
    match = beaten("robb")
    assert asked(match) == "stark: retreat"
    assert options(match) == ["retreat white-harbor", "retreat hornwood"]
    play(match, "stark: retreat white-harbor")
    assert table(match)["areas"]["white-harbor"] == "lannister FFK"


def test_robb_is_of_no_use_to_the_beaten() -> None:
    match = battle("balon", "robb", "lannister stark greyjoy martell", moat_cailin="lannister F")
    assert fought(match) == (4 + 2, 1 + 3 - 3, "stark")
    assert asked(match) == "lannister: retreat"


def test_areas_with_the_fewest_losses_come_first() -> None:
    match = beaten("balon")
    assert options(match) == ["retreat white-harbor", "retreat hornwood"]
    refusal = refused(match, "lannister: retreat karhold")
    assert refusal.rule == "ruling.retreat-fewest-losses"
    assert (refusal.values["losses"], refusal.values["fewest"]) == (2, 0)


def test_the_winner_is_bound_to_the_fewest_losses_too() -> None:
    match = beaten("robb", white_harbor="lannister F", hornwood="lannister FF")
    assert options(match) == ["retreat seagard", "retreat the-twins", "retreat white-harbor"]
    refusal = refused(match, "stark: retreat hornwood")
    assert refusal.rule == "ruling.retreat-fewest-losses"
    assert (refusal.values["losses"], refusal.values["fewest"]) == (2, 1)


@pytest.mark.parametrize("area", ["winterfell", "barrow", "greywater", "moat-cailin"])
def test_nobody_retreats_to_others_or_to_where_the_attacker_came_from(area: str) -> None:
    assert refused(beaten("balon"), f"lannister: retreat {area}").rule == "retreat.defender-destination"


CROWDED = {"white_harbor": "lannister F", "hornwood": "lannister FF", "the_twins": "greyjoy F"}


@pytest.mark.parametrize(("unit", "left"), [("footman", "FK"), ("knight", "FF")])
def test_the_loser_chooses_what_supply_costs_him_where_the_winner_sent_him(unit: str, left: str) -> None:
    match = play(beaten("robb", **CROWDED), "stark: retreat seagard")
    assert asked(match) == "lannister: lose-units"
    assert options(match) == ["lose footman", "lose knight"]
    play(match, f"lannister: lose {unit}")
    assert table(match)["areas"]["seagard"] == f"lannister {left}"
    assert table(match)["areas"]["moat-cailin"] == "stark FFK"


def test_as_many_units_are_lost_as_do_not_fit_and_only_units_that_are_there() -> None:
    small = {"white_harbor": "greyjoy F", "hornwood": "greyjoy F", "seagard": "greyjoy F", "the_twins": "greyjoy F"}
    match = beaten("balon", moat_cailin="lannister FKK", **small)
    assert asked(match) == "lannister: lose-units", "there was but one area to retreat to"
    play(match, "lannister: lose footman")
    assert table(match)["areas"]["karhold"] == "lannister FFK", "the second one could only be a knight"
    match = beaten("balon", moat_cailin="lannister FKK", **small)
    play(match, "lannister: lose knight")
    assert options(match) == ["lose footman", "lose knight"]
    play(match, "lannister: lose knight")
    assert table(match)["areas"]["karhold"] == "lannister FFF"


def test_without_any_refuge_the_beaten_units_are_destroyed() -> None:
    others = dict.fromkeys(("seagard", "the_twins", "white_harbor", "hornwood"), "greyjoy F")
    match = beaten("balon", karhold="lannister FFF", **others)
    assert match.over
    assert [area for area, text in table(match)["areas"].items() if "lannister" in text] == ["karhold"]
    assert table(match)["areas"]["karhold"] == "lannister FFF"
    assert not list(GAME.secrets.invariants(match.game))


def test_beaten_attackers_are_back_where_they_came_from() -> None:
    match = battle("aeron", "robb")
    assert table(match)["areas"]["winterfell"] == "stark FFK"
    assert table(match)["areas"]["moat-cailin"] == "lannister FFK"
