"""What must hold at every decision: whatever could go wrong with cards, allies and tokens is noticed and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maester.engine import Seat
from maester.games.alliances.box import NO_ALLY, Card
from maester.games.alliances.invariants import invariants
from maester.games.alliances.realm import Realm
from tests.games.alliances.card_cases import ADVANCED
from tests.games.alliances.language import BOX, CARDS, Play, new_game, scenario

LEFT = "cersei+tyrion"


def position() -> Play:
    """Everybody has a card in hand, a few lie elsewhere, and Olenna is kneeling."""
    hands = {"cersei": ["corruption"], "tyrion": ["whispers"], "olenna": ["wildfire"], "daenerys": ["hostage"]}
    return scenario(
        hands=hands,
        bids={"cersei": ["ambush"]},
        discard=["betrayal"],
        removed=[CARDS["queen-regent"]],
        tokens={LEFT: [1, 2]},
        knelt=["olenna"],
        options=ADVANCED,
    )


def lose_a_card(realm: Realm) -> None:
    realm.deck = realm.deck[1:]


def double_a_card(realm: Realm) -> None:
    realm.deck += realm.deck[:1]


def lose_an_ally(realm: Realm) -> None:
    realm.ally_deck = realm.ally_deck[1:]


def double_an_ally(realm: Realm) -> None:
    realm.dead += realm.ally_deck[:1]


def lose_a_token(realm: Realm) -> None:
    realm.supply = realm.supply[1:]


def double_a_token(realm: Realm) -> None:
    realm.tokens[2] += realm.tokens[0][:1]


def stand_up_on_one_side(realm: Realm) -> None:
    realm.kneeling[2] = False


def move_the_round_token_too_far(realm: Realm) -> None:
    realm.space = realm.players + 1


def move_the_season_token_too_far(realm: Realm) -> None:
    realm.season = 3


def begin_no_step(realm: Realm) -> None:
    realm.step = 0


def white_card(realm: Realm) -> Card:
    card, realm.stock[0] = realm.stock[0][0], realm.stock[0][1:]
    return card


def discard_a_white_card(realm: Realm) -> None:
    realm.discard += (white_card(realm),)


def remove_a_common_card(realm: Realm) -> None:
    realm.removed, realm.discard = (*realm.removed, realm.discard[0]), ()


def shuffle_a_white_card_in(realm: Realm) -> None:
    realm.deck += (white_card(realm),)


def lead_the_same_house(realm: Realm) -> None:
    realm.leaders[1] = realm.leaders[0]


def put_a_token_on_no_ally(realm: Realm) -> None:
    realm.on_current, realm.supply = realm.supply[:1], realm.supply[1:]
    realm.ally_deck += (realm.current,)
    realm.current = NO_ALLY


def give_a_white_card_of_another_leader(realm: Realm) -> None:
    realm.stock[0] += realm.stock[1][:1]
    realm.stock[1] = realm.stock[1][1:]


def forget_the_own_hand(realm: Realm) -> None:
    realm.hide(realm.hand[1])


def forget_a_bid_card(realm: Realm) -> None:
    realm.hide(realm.bid[0])


def forget_the_discard_pile(realm: Realm) -> None:
    realm.hide(realm.discard)


def know_a_token_of_the_supply(realm: Realm) -> None:
    realm.show((BOX.first_token + realm.supply[0],), (Seat(1),))


def know_a_white_card_not_drawn(realm: Realm) -> None:
    realm.show(realm.stock[0][:1], (Seat(0),))


def know_an_event_set_aside(realm: Realm) -> None:
    realm.show(realm.events[:1], (Seat(0),))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lose_a_card, "the influence card * is lost"),
        (double_a_card, "the influence card * lies in 2 places"),
        (lose_an_ally, "the ally * is lost"),
        (double_an_ally, "the ally * lies in 2 places"),
        (lose_a_token, "the power token * is lost"),
        (double_a_token, "the power token * lies in 2 places"),
        (stand_up_on_one_side, "knelt, but * are kneeling"),
        (move_the_round_token_too_far, "the round token stands on 5"),
        (move_the_season_token_too_far, "the season token on 3"),
        (begin_no_step, "there is no step 0"),
        (discard_a_white_card, "discard: ldr- * breaks advanced.leader-card-removed"),
        (remove_a_common_card, "removed: inf-betrayal breaks cleanup.discard"),
        (shuffle_a_white_card_in, "deck: ldr- * breaks advanced.nine-plus-one"),
        (lead_the_same_house, "two seats have the same leader"),
        (put_a_token_on_no_ally, "power tokens lie on no ally"),
        (give_a_white_card_of_another_leader, "stock: ldr- * breaks advanced.four-leader-cards"),
        (forget_the_own_hand, "hand 1: * isn't known to its owner"),
        (forget_a_bid_card, "bid 0: * isn't known to everybody"),
        (forget_the_discard_pile, "discard 0: * isn't known to everybody"),
        (know_a_token_of_the_supply, "supply 0: * is known, but nobody has seen it"),
        (know_a_white_card_not_drawn, "stock 0: * is known, but nobody has seen it"),
        (know_an_event_set_aside, "events 0: * is known, but nobody has seen it"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(change: Callable[[Realm], None], wrong: str) -> None:
    realm = position().realm
    assert list(invariants(realm)) == []
    change(realm)
    found = list(invariants(realm))
    assert any(all(part in told for part in wrong.split(" * ")) for told in found), found


@pytest.mark.parametrize("options", [{}, {"draft": "kingsmoot"}, {"advanced": True}, {"leaders": "chosen"}])
def test_a_new_table_is_in_order(options: dict[str, Any]) -> None:
    assert list(invariants(new_game(**options).realm)) == []
