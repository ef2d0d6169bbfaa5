"""How a round is imagined to go on: sensible bids, plain answers, and an end."""

from __future__ import annotations

from random import Random

import maester
from maester.bots import SeatTable
from maester.bots.alliances.foresight import Temper, bid_totals, play_round_out, prize, usual_turn
from maester.engine import Pass, Seat
from maester.games.alliances.bidding import KNEEL, SKIP
from maester.games.alliances.realm import Realm
from tests.bots.alliances.positions import table
from tests.games.alliances.language import Play, scenario, short

BEST = "a-game-of-thrones"


def usual(game: Play, limit: float) -> str:
    """Cersei's usual move, if she is ready to have so much influence in her bid area."""
    temper = Temper(game.realm, Random(1))
    temper.limits[0] = limit
    options = game.match.decision(game.match.to_act[0]).options
    return short(game.match.text(usual_turn(game.realm, Seat(0), options, temper)))


def test_the_prize_is_the_ally_the_token_for_winning_and_the_tokens_on_the_ally() -> None:
    assert prize(scenario(current="robb-stark", hands={"cersei": [BEST]}).realm) == 6 + 2
    game = scenario(current="robb-stark", hands={"cersei": ["little-birds", BEST]}).play("cersei", "little-birds")
    assert prize(game.realm) == 6 + 2 + 2


def test_a_sensible_leader_plays_the_cheapest_card_that_leads_within_limits() -> None:
    game = table([BEST, "royal-decree", "ambush"], bids={"tyrion": ["corruption"]})
    assert usual(game, 20) == "play royal-decree"
    assert usual(game, 6) == "kneel"
    dear = table(["royal-decree", "corruption"], bids={"tyrion": [BEST]})
    assert usual(dear, 20) == "play royal-decree"
    assert usual(dear, 12) == "kneel"


def test_a_sensible_leader_kneels_when_leading() -> None:
    assert usual(table([BEST], bids={"cersei": ["corruption"]}), 50) == "kneel"


def test_what_is_spent_makes_nobody_kneel_sooner() -> None:
    bids = {"tyrion": [BEST, BEST], "olenna": [BEST]}
    game = table(["ambush"], bids=bids, knelt=())
    totals = bid_totals(game.realm)
    assert len(totals) == 4
    for seed in range(20):
        assert all(limit > total for limit, total in zip(Temper(game.realm, Random(seed)).limits, totals, strict=True))


def test_in_the_last_round_of_a_season_nobody_saves_cards() -> None:
    game = table([BEST, "ambush"], space=0)
    assert Temper(game.realm, Random(1)).limits[0] == 14


def test_a_round_is_played_to_its_end_and_no_further() -> None:
    match = maester.new_match("alliances", 4, 3, {"advanced": True, "draft": "card-draft"}, answer_forced=True)
    rng = Random(3)
    while match.game.trays:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    for _ in range(25):
        seat = match.to_act[0]
        sample = SeatTable(match, seat).sample(rng)
        game = sample.game
        assert isinstance(game, Realm)
        season, space = game.season, game.space
        play_round_out(sample, seat, rng)
        assert (game.season, game.space) == ((season, space - 1) if space else (season + 1, 4))
        match.play(seat, rng.choice(match.decision(seat).options))
        while match.game.trays:
            match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])


def test_who_has_no_card_to_play_kneels_or_takes_what_is_left() -> None:
    game = table([BEST])
    temper = Temper(game.realm, Random(1))
    assert usual_turn(game.realm, Seat(0), [SKIP, KNEEL], temper) == KNEEL
    assert usual_turn(game.realm, Seat(0), [SKIP, Pass()], temper) == Pass()
