"""The greedy bot of Alliances in positions where the right move is plain."""

from __future__ import annotations

from maester.bots.alliances.foresight import bid_leader, bid_totals, to_overtake
from maester.bots.alliances.greedy import AlliancesGreedyBot
from maester.bots.alliances.score import score
from maester.bots.alliances.worth import kind_worths
from maester.engine import Seat
from tests.bots.alliances.positions import chosen, play_out, table
from tests.games.alliances.language import Play, new_game, scenario, short
from tests.games.recorded import recorded_cards

BEST = "a-game-of-thrones"


def greedy(game: Play) -> str:
    return chosen(game, AlliancesGreedyBot(1))


def test_it_takes_the_lead_with_the_cheapest_card_that_does() -> None:
    assert greedy(table([BEST, "royal-decree", "ambush"], bids={"tyrion": ["corruption"]})) == "play royal-decree"


def test_it_kneels_when_it_leads_and_when_no_card_takes_the_lead() -> None:
    assert greedy(table([BEST, "ambush"], bids={"cersei": ["corruption"]})) == "kneel"
    assert greedy(table(["ambush", "whispers"], bids={"tyrion": [BEST, BEST]})) == "kneel"


def test_it_sees_what_an_ability_does() -> None:
    game = table(["betrayal", "ambush"], bids={"tyrion": [BEST]})
    assert greedy(game) == "play betrayal"
    assert greedy(game.play("cersei", "betrayal")) == f"bid card {BEST} of tyrion"


def test_it_places_where_its_small_council_grows() -> None:
    councils = {"cersei+tyrion": ["robb-stark"], "daenerys+cersei": ["hodor"]}
    assert greedy(scenario(phase="claim", bids={"cersei": [BEST]}, allies=councils)) == "council daenerys+cersei"


def test_it_keeps_the_best_card_of_a_packet() -> None:
    game = new_game(seed=3, draft="card-draft")
    assert len(game.asked()) == 4
    for leader in game.asked():
        worths = kind_worths(game.realm.box)
        packet = game.realm.box.kinds(game.realm.packet[game.seat(leader)])
        best = game.realm.box.kind_names.write(max(packet, key=lambda kind: worths[kind]))
        assert chosen(game, AlliancesGreedyBot(1), leader) == short(f"aside {best}")


def test_a_tie_goes_to_those_who_sit_nearer_to_the_first_player() -> None:
    game = scenario(hands={"cersei": ["ambush"]}, bids={"olenna": ["corruption"], "tyrion": ["betrayal"]})
    totals = bid_totals(game.realm)
    assert totals == [0, 1, 6, 0]
    assert bid_leader(game.realm, totals) == 2
    assert [to_overtake(game.realm, Seat(seat), totals) for seat in range(4)] == [6, 5, 0, 7]


def test_more_is_better() -> None:
    plain = score(table(["ambush"]).match, Seat(0))
    councils = {"cersei+tyrion": ["hodor"]}
    one_sided = score(table(["ambush"], allies=councils).match, Seat(0))
    both = score(table(["ambush"], allies={**councils, "daenerys+cersei": ["bronn"]}).match, Seat(0))
    assert plain < one_sided < both
    assert plain < score(table(["ambush", BEST]).match, Seat(0))
    assert plain < score(table(["ambush"], bids={"cersei": ["corruption"]}).match, Seat(0))
    rivals = {"tyrion+olenna": ["bronn"], "olenna+daenerys": ["hodor"]}
    rival = score(table(["ambush"], allies=rivals).match, Seat(0))
    assert rival < plain


def test_it_wins_against_those_who_play_at_random() -> None:
    with recorded_cards("alliances"):
        winners = [play_out(["random"] * seat + ["greedy"] + ["random"] * (3 - seat), 60 + seat) for seat in range(4)]
    assert sum(winner == ["greedy"] for winner in winners) >= 2
