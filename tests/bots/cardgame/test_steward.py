"""The steward of the card game in positions where the right move is plain."""

from __future__ import annotations

import pytest

from maester.bots import Budget, SeatTable, make_bot
from maester.bots.cardgame.steward import Steward
from maester.engine import Match, Move, Seat
from tests.games.cardgame.language import Play, new_game, scenario, side


def chosen(game: Play, house: str, bot: Steward | None = None) -> str:
    table = SeatTable(game.match, house)
    return table.text((bot or Steward(1)).choose(table, Budget()))


def by_itself(game: Play, house: str, until: str, most: int = 30) -> Play:
    """The steward answers for the House, the other one does nothing, until this question is asked."""
    for _ in range(most):
        if game.match.over or game.question() == until:
            break
        seat = game.asked()[0]
        game.play(seat, chosen(game, seat) if seat == house else game.options(seat)[-1])
    return game


# --- challenges --------------------------------------------------------------------------------------------


def test_it_takes_the_challenge_that_wins_the_match() -> None:
    """One power is missing, and only intrigue is unopposed."""
    game = scenario(
        stark=side("catelyn-stark", "hodor", banner=14),
        lannister=side("bronn", "gold-cloaks", "tywin-lannister~", banner=3, hand=["insidious-ways"]),
    )
    assert chosen(game, "stark") == "challenge intrigue"
    assert by_itself(game, "stark", "none").match.over
    assert game.match.result is not None
    assert game.match.result.places[0] == ("stark",)


def test_it_doesn_t_attack_into_a_stronger_defence_for_nothing() -> None:
    game = scenario(stark=side("arya-stark"), lannister=side("ser-gregor-clegane", "bronn", "tywin-lannister"))
    assert chosen(game, "stark") == "end turn"


def test_it_sends_enough_to_win_and_no_more() -> None:
    """Against nobody one attacker is enough; the others stay for the defence."""
    game = scenario(stark=side("jon-snow", "robb-stark", "arya-stark"), lannister=side("bronn~", "the-hound", banner=4))
    game.play("stark", "challenge power")
    game.play("stark", chosen(game, "stark"))
    assert chosen(game, "stark") == "pass"


# --- defence ------------------------------------------------------------------------------------------------


def attacked(*defenders: str, banner: int = 6, goal: int = 14) -> Play:
    """Lannister attacks for power, and needs one more to win if `goal` is 14."""
    game = scenario(
        stark=side(*defenders, banner=banner), lannister=side("gold-cloaks", banner=goal), first="lannister"
    )
    return game.challenge("lannister", "power", "gold-cloaks")


def test_it_defends_when_it_would_lose_the_match_otherwise() -> None:
    game = attacked("arya-stark", "jon-snow")
    assert game.asks("stark", "declare-defenders")
    assert chosen(game, "stark") in ("declare arya-stark", "declare jon-snow")
    by_itself(game, "stark", "choose-challenge")
    assert not game.match.over


def test_it_defends_when_it_can_win_and_something_is_at_stake() -> None:
    game = attacked("jon-snow", goal=2)
    assert chosen(game, "stark") == "declare jon-snow"


# --- saves and losses -----------------------------------------------------------------------------------------


def killing(victim: str, **things: object) -> Play:
    """The only Stark character is about to be killed by the claim of a military challenge."""
    game = scenario(stark=side(victim, **things), lannister=side("bronn", "the-hound"), first="lannister")
    return game.challenge("lannister", "military", "bronn").rest(lambda play: play.asks("stark", "act", "save"))


@pytest.mark.parametrize(
    ("victim", "things", "move"),
    [
        ("eddard-stark~+3=1", {}, "discard duplicate eddard-stark"),
        ("eddard-stark~+3", {"hand": ["not-today"]}, "play not-today"),
    ],
)
def test_it_saves_in_time(victim: str, things: dict[str, object], move: str) -> None:
    game = killing(victim, **things)
    assert game.asks("stark", "act", "save")
    assert chosen(game, "stark") == move


def test_the_least_of_its_characters_dies_for_a_claim() -> None:
    game = scenario(
        stark=side("eddard-stark~+2", "house-tully-recruiter~", "robb-stark~"),
        lannister=side("bronn"),
        first="lannister",
    )
    game.challenge("lannister", "military", "bronn").rest("choose-casualties")
    assert chosen(game, "stark") == "choose house-tully-recruiter"


# --- plots, set-up, marshalling ---------------------------------------------------------------------------------


def test_it_keeps_the_plot_that_kills_everybody_while_it_is_ahead_and_reveals_it_when_it_has_nothing_to_lose() -> None:
    deck = ["plot-valar-morghulis", "plot-uneasy-truce"]
    used = ["plot-a-game-of-thrones", "plot-hear-me-roar", "plot-killing-cold", "plot-detained"]
    ahead = scenario(
        phase="plot",
        lannister=side("tywin-lannister", "ser-jaime-lannister+3", plot_deck=deck, used_plots=used,
                       plot="plot-consolidation-of-power"),
        stark=side("arya-stark"),
    )  # fmt: skip
    assert chosen(ahead, "lannister") == "take plot-uneasy-truce"
    behind = scenario(
        phase="plot",
        lannister=side("shae", plot_deck=deck, used_plots=used, plot="plot-consolidation-of-power",
                       hand=["tywin-lannister", "ser-jaime-lannister"]),
        stark=side("eddard-stark+4", "robb-stark", "catelyn-stark", "jon-snow", "hodor", "arya-stark", banner=4),
    )  # fmt: skip
    assert chosen(behind, "lannister") == "take plot-valar-morghulis"


def test_it_marshals_by_value() -> None:
    game = scenario(
        phase="marshalling", stark=side(hand=["eddard-stark", "bran-stark", "stark-escort"]), lannister=side("bronn")
    )
    assert chosen(game, "stark") == "play eddard-stark"


def test_only_the_own_marshalling_is_done_by_value() -> None:
    game = scenario(
        phase="marshalling", stark=side("bran-stark", hand=["hodor"]), lannister=side("ser-ilyn-payne", "shae")
    )
    assert Steward.is_marshalling(game.match, game.seat("stark"), "act")
    game.play("stark", "play hodor")
    assert game.asks("lannister")
    assert not Steward.is_marshalling(game.match, game.seat("lannister"), "act")
    assert not Steward.is_marshalling(game.match, game.seat("stark"), "choose-cards")


@pytest.mark.parametrize(
    ("attachment", "bearer"), [("catspaws-dagger", "tyrion-lannister"), ("milk-of-the-poppy", "eddard-stark")]
)
def test_an_attachment_goes_to_whom_it_helps_or_harms(attachment: str, bearer: str) -> None:
    game = scenario(
        phase="marshalling",
        first="lannister",
        stark=side("eddard-stark"),
        lannister=side("tyrion-lannister", hand=[attachment]),
    )
    assert chosen(game, "lannister") == f"attach {attachment} to {bearer}"


def test_a_cost_is_lowered_before_it_is_paid() -> None:
    game = scenario(
        phase="marshalling", stark=side("godswood", hand=["eddard-stark", "jon-snow"]), lannister=side("bronn")
    )
    assert chosen(game, "stark") == "use godswood"


def test_it_sets_up_characters_for_all_its_gold() -> None:
    for seed in range(4):
        game = new_game(seed)
        while game.match.game.trays:
            house = game.asked()[0]
            game.play(house, chosen(game, house))
            if game.question() == "choose-plot":
                break
        for seat in (0, 1):
            assert 4 <= sum(game.court.box.cost[card] for card in game.court.in_play[seat]) <= 5


# --- how it weighs ------------------------------------------------------------------------------------------------


class Weighing(Steward):
    """A steward who notes what is tried in which sample, and to whom every move promises the same."""

    def __init__(self) -> None:
        super().__init__(1)
        self.samples: list[Match] = []
        self.tried: list[list[Move]] = []

    def promise(self, sample: Match, seat: Seat, move: Move) -> float:
        if not any(sample is known for known in self.samples):
            self.samples.append(sample)
            self.tried.append([])
        self.tried[-1].append(move)
        return 0.0


def test_a_question_of_weight_is_tried_in_two_samples_and_another_one_in_one() -> None:
    """In the first sample all moves, in the second one the two best; of equal ones the habit is taken."""
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn~", hand=["shae"], banner=4))
    weighing = Weighing()
    assert chosen(game, "stark", weighing) == "challenge power"
    assert [len(tried) for tried in weighing.tried] == [4, 2]
    hands = [sample.game.key for sample in weighing.samples]
    assert hands[0] != hands[1]
    game.play("stark", "challenge power")
    light = Weighing()
    chosen(game, "stark", light)
    assert [len(tried) for tried in light.tried] == [2]


# --- as a whole ---------------------------------------------------------------------------------------------------


def test_it_plays_the_draft_to_the_end() -> None:
    game = new_game(3, draft=True, power=4, houses="random")
    bots = [make_bot("cardgame", "steward", seat) for seat in range(2)]
    while not game.match.over:
        seat = game.match.to_act[0]
        game.match.play(seat, bots[seat].choose(SeatTable(game.match, seat), Budget()))
    assert game.match.result is not None
