"""Places: what follows from where components lie, and that a wrong declaration shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maester.engine import ComponentKind, Dealing, Frame, Game, Place, Places, Seat, SeenBy
from maester.engine.knowledge import EVERYBODY, SPECTATOR, bits

SEATS = st.one_of(st.none(), st.integers(0, 3).map(Seat))
ANN, BOB = Seat(0), Seat(1)


class Look(Frame, kw_only=True):
    """Somebody looks at cards of the deck."""

    by: Seat
    cards: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    """Of these and all others those that were pointed at."""
    done: bool = False


class Table(Game, kw_only=True):
    hand: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    deck: tuple[int, ...] = ()
    stock: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    top: int = -1
    backs: tuple[int, ...] = ()
    number: int = 12
    """How many cards there are."""


def looker(game: Table, number: int) -> Seat:
    return game.frame(Look, number).by


def is_going_on(game: Table, number: int) -> bool:
    return not game.frame(Look, number).done


CARDS: ComponentKind[Table, int] = ComponentKind(
    "card", lambda game: range(game.number), printed=lambda game: [f"face {card // 2}" for card in range(20)]
)
HAND = Place("hand", CARDS, SeenBy.OWNER, ordered=False)
DECK = Place("deck", CARDS, SeenBy.KNOWERS)
STOCK = Place("stock", CARDS, SeenBy.NOBODY)
PILE = Place("pile", CARDS, SeenBy.EVERYBODY)
TOP = Place("top", CARDS, SeenBy.EVERYBODY)
LOOKED_AT = Place("looked at", CARDS, SeenBy.OWNER, frame=Look, column="cards", owner=looker, when=is_going_on)
CHOSEN = Place("chosen", CARDS, SeenBy.KNOWERS, frame=Look)
ALL = (HAND, DECK, STOCK, PILE, TOP, LOOKED_AT)
PLACES = Places(*ALL, mentions=(CHOSEN,))


def table() -> Table:
    """Ann has 0 and 1, Bob 2 and 3 (of which Ann knows 3), the deck is 4 5 6, of which Bob knows 5; 7 8 are in stock,
    9 and 10 lie open, and Ann looks at 11.
    """
    game = Table(
        hand=[(1, 0), (3, 2)], deck=(4, 5, 6), stock=(7, 8), pile=(9,), top=10, frames=[Look(by=ANN, cards=(11,))]
    )
    game.known = [0] * 12
    game.show((0, 1, 3, 11), (ANN,))
    game.show((2, 3, 5), (BOB,))
    game.show((9, 10))
    return game


def piles_of(*piles: tuple[int, ...], known: list[int]) -> Table:
    return Table(hand=list(piles), known=known, number=len(known))


# -- what a seat sees ------------------------------------------------------------------------------------------


def test_a_seat_sees_what_lies_open_what_is_its_own_and_what_it_knows() -> None:
    game = table()
    assert [HAND.seen(game, ANN, seat) for seat in (0, 1)] == [(0, 1), (3, None)]
    assert [HAND.seen(game, BOB, seat) for seat in (0, 1)] == [(None, None), (2, 3)]
    assert [HAND.seen(game, None, seat) for seat in (0, 1)] == [(None, None), (None, None)]
    assert [list(DECK.seen(game, seat)) for seat in (ANN, BOB)] == [[None] * 3, [None, 5, None]]
    assert DECK.known_to(game, BOB) == [5]
    assert list(PILE.seen(game, None)) == [9]
    assert list(TOP.seen(game, None)) == [10]
    assert [list(LOOKED_AT.seen(game, seat, 0)) for seat in (ANN, BOB)] == [[11], [None]]


def test_an_order_that_tells_nothing_is_not_shown() -> None:
    game = table()
    game.show((2,), (ANN,))
    assert HAND.seen(game, ANN, 1) == (2, 3)
    assert list(replace(HAND, ordered=True).seen(game, ANN, 1)) == [3, 2]
    assert replace(PILE, ordered=False).seen(Table(pile=(9, 4), known=[EVERYBODY] * 12), None) == (4, 9)


def test_no_component_in_a_column_for_one_is_an_empty_pile() -> None:
    game = table()
    game.top = -1
    assert TOP.pile(game) == ()
    assert TOP.piles(game) == [(0, ())]


# -- dealing anew ----------------------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(SEATS, st.lists(st.integers(0, 15), min_size=1, max_size=12), st.data())
def test_dealing_anew_keeps_what_is_known_and_who_knows_each_place(
    seat: Seat | None, known: list[int], data: st.DataObject
) -> None:
    cards_dealt = data.draw(st.permutations(range(len(known))))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(known)), max_size=3)))
    piles = [tuple(cards_dealt[start:end]) for start, end in zip([0, *cuts], [*cuts, len(known)], strict=True)]
    before = known.copy()
    game = piles_of(*piles, known=known)
    Dealing(HAND).redeal(game, seat, Random(data.draw(st.integers(0, 99))))
    assert list(map(len, game.hand)) == list(map(len, piles))
    assert sorted(card for pile in game.hand for card in pile) == list(range(len(before)))
    for old_pile, new_pile in zip(piles, game.hand, strict=True):
        for old, new in zip(old_pile, new_pile, strict=True):
            assert known[new] == before[old]
            if seat is not None and before[old] >> seat & 1:
                assert new == old


def test_dealing_anew_really_mixes_the_piles() -> None:
    results = set()
    for seed in range(60):
        game = piles_of((0, 1), (2, 3), known=[1, 0, 0, 2])
        Dealing(HAND).redeal(game, ANN, Random(seed))
        results.add(tuple(game.hand))
    assert {first for first, _ in results} == {(0, 1), (0, 2), (0, 3)}
    assert len(results) == 6


def test_how_cards_are_dealt_anew_tells_nothing_of_how_they_lay() -> None:
    """The seat knows card 4, in its place; of the others only their places."""
    games = [piles_of((0, 1), (4, 2, 3), known=[0, 0, 0, 0, 1]), piles_of((3, 2), (4, 0, 1), known=[0, 0, 0, 0, 1])]
    for game in games:
        Dealing(HAND).redeal(game, ANN, Random(5))
    assert games[0].hand == games[1].hand
    assert games[0].hand[1][0] == 4


def test_what_lies_open_or_is_known_stays_and_all_else_moves() -> None:
    held: dict[int, set[Any]] = {}
    for seed in range(200):
        game = table()
        PLACES.determinize(game, ANN, Random(seed))
        (look,) = game.frames
        assert isinstance(look, Look)
        assert (game.hand[0], game.hand[1][0], look.cards, game.pile, game.top) == ((1, 0), 3, (11,), (9,), 10)
        for spot, card in enumerate((game.hand[1][1], *game.deck, *game.stock)):
            held.setdefault(spot, set()).add(card)
        assert game.knows(BOB, game.hand[1][1])
        assert game.knows(BOB, game.deck[1])
        assert list(PLACES.invariants(game)) == []
    assert all(cards == {2, 4, 5, 6, 7, 8} for cards in held.values())


def test_what_is_only_mentioned_is_dealt_along() -> None:
    found = set()
    for seed in range(60):
        game = table()
        game.frames = [Look(by=ANN, cards=(11,), chosen=(5, 11))]
        PLACES.determinize(game, ANN, Random(seed))
        (look,) = game.frames
        assert isinstance(look, Look)
        assert look.chosen == (game.deck[1], 11)
        found.add(look.chosen)
    assert len(found) > 1


def test_components_of_different_backs_are_never_mixed() -> None:
    kind = replace(CARDS, backs=lambda game: game.backs)
    dealing = Dealing(replace(HAND, components=kind), replace(DECK, components=kind))
    for seed in range(60):
        game = Table(hand=[(0, 1), (2, 3)], deck=(4, 5), known=[0] * 6, backs=(0, 1, 0, 1, 0, 1))
        dealing.redeal(game, None, Random(seed))
        assert [[card % 2 for card in pile] for pile in (*game.hand, game.deck)] == [[0, 1]] * 3


def test_piles_that_are_told_apart_by_their_backs_are_dealt_anew_each_by_itself() -> None:
    own = replace(HAND, components=replace(CARDS, backs=lambda game: (0, 0, 0, 1, 1, 1)), numbered_backs=True)
    hands = set()
    for seed in range(60):
        game = piles_of((0, 1, 2), (3, 4, 5), known=[0] * 6)
        Dealing(own).redeal(game, None, Random(seed))
        hands.add(tuple(game.hand))
        assert [sorted(pile) for pile in game.hand] == [[0, 1, 2], [3, 4, 5]]
    assert len(hands) > 20


def test_a_game_may_deal_a_kind_by_a_rule_of_its_own() -> None:
    def reversed_order(game: Table, piles: list[Any], rng: Random) -> list[int]:
        return [card for *_, unknown in piles for card in unknown][::-1]

    game = table()
    Places(*ALL, deals={CARDS: reversed_order}).determinize(game, ANN, Random(1))
    assert (game.hand[1], game.deck, game.stock) == ((3, 8), (7, 6, 5), (4, 2))


def test_what_a_place_holds_by_the_rules_is_not_dealt() -> None:
    for seed in range(20):
        game = table()
        Places(*ALL[:2], replace(STOCK, dealt=False)).determinize(game, ANN, Random(seed))
        assert game.stock == (7, 8)


# -- hidden ----------------------------------------------------------------------------------------------------


def test_hidden_is_what_could_be_something_else() -> None:
    places = PLACES.hidden(table(), ANN)
    assert places.keys() == {"hand 1 1", "deck 0 0", "deck 0 1", "deck 0 2", "stock 0 0", "stock 0 1"}
    assert places["deck 0 0"] == "face 2"


def test_what_can_only_be_one_face_is_not_hidden() -> None:
    assert PLACES.hidden(Table(hand=[(0, 1)], known=[0, 0]), None) == {}
    assert PLACES.hidden(Table(hand=[(0, 2)], known=[0, 1, 1]), None) != {}


def test_a_sort_that_is_known_is_not_hidden_among_others() -> None:
    """One card is left in stock, and it is known to be of the stock."""
    places = Places(DECK, replace(STOCK, back=1))
    assert places.hidden(Table(deck=(0, 2), stock=(4,), known=[0] * 5), None).keys() == {"deck 0 0", "deck 0 1"}


# -- what must hold --------------------------------------------------------------------------------------------


def lose_a_card(game: Table) -> None:
    game.deck = game.deck[1:]


def double_a_card(game: Table) -> None:
    game.pile = (*game.pile, 10)


def add_a_card(game: Table) -> None:
    game.deck = (*game.deck, 12)
    game.known.append(0)


def forget_the_own_hand(game: Table) -> None:
    game.hide((2,))


def forget_what_is_looked_at(game: Table) -> None:
    game.hide((11,))


def forget_an_open_card(game: Table) -> None:
    game.known[9] &= ~SPECTATOR


def know_the_stock(game: Table) -> None:
    game.show((8,), (BOB,))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lose_a_card, "the card 4 (face 2) is lost"),
        (double_a_card, "the card 10 (face 5) lies in 2 places"),
        (add_a_card, "the card 12 doesn't belong to this match"),
        (forget_the_own_hand, "hand 1: the card 2 (face 1) isn't known to its owner"),
        (forget_what_is_looked_at, "looked at 0: the card 11 (face 5) isn't known to its owner"),
        (forget_an_open_card, "pile 0: the card 9 (face 4) isn't known to everybody"),
        (know_the_stock, "stock 0: the card 8 (face 4) is known, but nobody has seen it"),
    ],
)
def test_what_is_wrong_with_places_is_named(change: Callable[[Table], None], wrong: str) -> None:
    game = table()
    assert list(PLACES.invariants(game)) == []
    change(game)
    assert wrong in list(PLACES.invariants(game))


def test_what_is_open_by_its_place_alone_need_not_be_noted() -> None:
    game = table()
    forget_an_open_card(game)
    assert list(Places(*(replace(place, noted=not place.is_open) for place in ALL)).invariants(game)) == []


# -- declarations that are wrong -------------------------------------------------------------------------------

OTHER_BACKS = replace(CARDS, backs=lambda game: (0, 0, 1, 1, *[0] * 8))


@pytest.mark.parametrize(
    ("places", "wrong"),
    [
        ((HAND, DECK, STOCK, PILE, TOP), "the card 11 (face 5) is lost"),
        ((*ALL, CHOSEN), "the card 5 (face 2) lies in 2 places"),
        ((replace(HAND, owner=lambda game, number: Seat(1 - number)), *ALL[1:]), "isn't known to its owner"),
        ((replace(HAND, seen_by=SeenBy.EVERYBODY), *ALL[1:]), "isn't known to everybody"),
        ((HAND, replace(DECK, seen_by=SeenBy.NOBODY), *ALL[2:]), "is known, but nobody has seen it"),
        ((*ALL[:5], replace(LOOKED_AT, when=lambda game, number: False)), "the card 11 (face 5) is lost"),
    ],
    ids=["forgotten", "twice", "wrong-owner", "too-open", "too-secret", "never-there"],
)
def test_a_place_that_is_declared_wrongly_is_found(places: tuple[Place[Table, int], ...], wrong: str) -> None:
    game = table()
    game.frames = [Look(by=ANN, cards=(11,), chosen=(5,))]
    assert any(wrong in told for told in Places(*places).invariants(game))


def test_a_pile_with_another_back_than_declared_is_found() -> None:
    hand = replace(HAND, components=OTHER_BACKS, numbered_backs=True)
    game = piles_of((0, 2), (1, 3), known=[bits((ANN,)), bits((BOB,)), bits((ANN,)), bits((BOB,))])
    found = list(Places(hand).invariants(game))
    assert found == [
        "hand 0: the card 2 (face 1) has another back",
        "hand 1: the card 1 (face 0) has another back",
    ]


def test_piles_cannot_be_told_apart_by_backs_that_are_all_alike() -> None:
    with pytest.raises(ValueError, match="hand"):
        replace(HAND, numbered_backs=True)
