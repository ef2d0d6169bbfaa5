"""Operations that hold for a while: of cards in bid areas, and of the ally whose 'this round' ability counts.

Nothing carries them out; the rules that they change ask whether one holds (`Realm.holding`, `Realm.round_rule`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from maester.games.alliances.vocabulary import (
    HOLDS,
    IN_BID_AREA,
    THIS_ROUND,
    HowMany,
    Number,
    Operation,
)

ByInfluence = Literal["influence"]
ZERO_AT_MOST, IGNORE_HIGHEST, HIGHEST_ONLY = "zero_at_most", "ignore_highest", "highest_only"


class LastingRule(Operation, frozen=True):
    """An operation that holds for a while."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.after_claim:  # nothing resolves it then
            raise self.misplaced("after_claim")


# --- what can't be touched ------------------------------------------------------------------------


class HandsUntouchableRule(LastingRule, frozen=True, tag="hands_untouchable"):
    """Influence cards don't touch the hands of others."""

    moments = HOLDS
    by: ByInfluence


class ProtectRule(LastingRule, frozen=True, tag="protect"):
    """Influence cards don't move or discard these cards of bid areas."""

    moments = HOLDS
    scope: Literal["this_card", "your_bid", "all_bids"]
    against: Annotated[tuple[Literal["move", "discard"], ...], msgspec.Meta(min_length=1)]
    by: ByInfluence
    owners: Literal["others"] | None = None


class ProtectCouncilsRule(LastingRule, frozen=True, tag="protect_councils"):
    """Influence cards of others don't touch what lies in the councils of the holder."""

    moments = (IN_BID_AREA,)
    against: Annotated[
        tuple[Literal["kill_ally", "move_ally", "move_token", "return_token"], ...], msgspec.Meta(min_length=1)
    ]
    by: Literal["influence_of_others"]


# --- turns and kneeling ---------------------------------------------------------------------------


class BidLimitRule(LastingRule, frozen=True, tag="bid_limit"):
    """No more cards than this in a bid area."""

    moments = HOLDS
    max: Number


class NoSameNameRule(LastingRule, frozen=True, tag="no_same_name"):
    """No card is played of which one lies in a bid area."""

    moments = HOLDS


class MustPlayBeforeKneelingRule(LastingRule, frozen=True, tag="must_play_before_kneeling"):
    """Nobody kneels by choice with an empty bid area."""

    moments = HOLDS


class TurnDirectionRule(LastingRule, frozen=True, tag="turn_direction"):
    """Turns go the other way round."""

    moments = (THIS_ROUND,)
    direction: Literal["counter_clockwise"]


class PenaltyRule(LastingRule, frozen=True, tag="penalty"):
    """Whoever does this discards cards."""

    moments = (THIS_ROUND,)
    needed_with = (("trigger", "play_low", "max_value"),)
    trigger: Literal["first_kneel", "play_low", "second_card"]
    discard: Number
    max_value: Number | None = None

    def punishes_card(self, influence: int, number: int) -> bool:
        """Is a card of this influence value punished, played as the so manieth of a leader this round?"""
        if self.trigger == "play_low":
            return self.max_value is not None and influence <= self.max_value
        return self.trigger == "second_card" and number == 2


class TakeBackBidRule(LastingRule, frozen=True, tag="take_back_bid"):
    """The first leader who kneels with cards takes them back."""

    moments = (THIS_ROUND,)
    trigger: Literal["first_kneel_with_cards"]


# --- who wins the bid -----------------------------------------------------------------------------


class PassBidCardsRule(LastingRule, frozen=True, tag="pass_bid_cards"):
    """Before the count cards go on to the next bid areas."""

    moments = (THIS_ROUND,)
    direction: Literal["left"]
    n: HowMany


class WinTiesRule(LastingRule, frozen=True, tag="win_ties"):
    """The holder wins ties."""

    moments = (IN_BID_AREA,)


class TotalRule(LastingRule, frozen=True, tag="total_rule"):
    """Total influence is counted in another way."""

    moments = HOLDS
    needed_with = (("rule", ZERO_AT_MOST, "value"),)
    rule: Literal["zero_at_most", "ignore_highest", "highest_only"]
    value: Number | None = None

    def left(self, values: list[int]) -> list[int]:
        """What it leaves of the values of a bid area."""
        if self.rule == ZERO_AT_MOST:
            return [0 if value <= (self.value or 0) else value for value in values]
        highest = max(values, default=0)
        if self.rule == HIGHEST_ONLY:
            return [highest]
        rest = values.copy()
        if rest:
            rest.remove(highest)
        return rest
