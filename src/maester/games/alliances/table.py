"""What a seat can't know dealt anew, and what must hold at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from maester.engine import Seat, redeal
from maester.games.alliances import impossible
from maester.games.alliances.box import NO_ALLY, Ally, Card, Kind, Leader, Token
from maester.games.alliances.held import abilities, allies_held, cards_held, claims, tokens_held
from maester.games.alliances.realm import Realm

ANY, BLUE = ("any", -1), ("blue", -1)
Class = tuple[str, int]
"""What kind of card a hidden place can hold: any, an event, or a white card of one leader."""


# --- what a seat can't know -----------------------------------------------------------------------


def determinize(game: Realm, seat: Seat | None, rng: Random) -> None:
    """Deals anew the cards, allies and tokens that the seat doesn't know, each among the places where it could be."""
    _redeal_cards(game, seat, rng)
    _redeal_allies(game, seat, rng)
    _redeal_tokens(game, seat, rng)
    _redraw_bans(game, seat, rng)


class _Place:
    """A hidden place: how to put a card there, what it holds, what it could hold, and who knows what lies there."""

    __slots__ = ("card", "holds", "known", "pile", "spot")

    def __init__(self, pile: list[Card], spot: int, holds: Class, known: int) -> None:
        self.pile = pile
        self.spot = spot
        self.card = pile[spot]
        self.holds = holds
        self.known = known


def _class_of(game: Realm, card: Card) -> Class:
    """White cards of the advanced game never come into the deck; all others may lie anywhere."""
    kind = game.box.kind_of[card]
    return ("white", game.box.owner[kind]) if game.draws_white and game.box.is_white[kind] else ANY


def _card_piles(game: Realm) -> list[tuple[list[Card], Callable[[tuple[Card, ...]], None], str, int]]:
    """All piles with hidden influence cards: their cards, how to lay them back, what they are, and whose."""
    piles: list[tuple[list[Card], Callable[[tuple[Card, ...]], None], str, int]] = []

    def column(name: str) -> None:
        cards = getattr(game, name)
        for seat in range(game.players):
            piles.append((list(cards[seat]), lambda new, seat=seat: cards.__setitem__(seat, new), name, seat))  # type: ignore[misc]

    for name in ("hand", "stock", "packet", "aside"):
        column(name)
    for ability in abilities(game):
        for name in ("cards", "under"):
            cards = list(getattr(ability, name))
            piles.append((cards, lambda new, it=ability, name=name: setattr(it, name, new), "looked", -1))  # type: ignore[misc]
    for name in ("deck", "events"):
        piles.append((list(getattr(game, name)), lambda new, name=name: setattr(game, name, new), name, -1))  # type: ignore[misc]
    return piles


def _places(game: Realm, seat: Seat | None, piles: list[Any]) -> tuple[list[_Place], dict[int, list[_Place]]]:
    """The hidden places of all piles, and those of each hand."""
    places: list[_Place] = []
    hands: dict[int, list[_Place]] = {}
    for cards, _, name, owner in piles:
        for spot, card in enumerate(cards):
            if game.knows(seat, card):
                continue
            holds = BLUE if name == "events" else _class_of(game, card)
            place = _Place(cards, spot, holds, game.known[card])
            places.append(place)
            if name == "hand":
                hands.setdefault(owner, []).append(place)
    return places, hands


def _redeal_cards(game: Realm, seat: Seat | None, rng: Random) -> None:
    piles = _card_piles(game)
    places, hands = _places(game, seat, piles)
    _mix_linked_hands(game, hands, rng)
    pools: dict[Class, list[Card]] = {}
    for place in places:
        own = _class_of(game, place.card)
        blue = own == ANY and game.box.color(place.card) == "blue" and game.events
        pools.setdefault(BLUE if blue else own, []).append(place.card)
    for holds in sorted(pools):
        pools[holds].sort()
        rng.shuffle(pools[holds])
    aside = sum(place.holds == BLUE for place in places)
    blue_cards = pools.pop(BLUE, [])
    everywhere = pools.setdefault(ANY, [])
    everywhere += blue_cards[aside:]
    everywhere.sort()
    rng.shuffle(everywhere)
    pools[BLUE] = blue_cards[:aside]
    for place in places:
        card = pools[place.holds].pop()
        place.pile[place.spot] = card
        game.known[card] = place.known
    for cards, lay, _, _ in piles:
        lay(tuple(cards))


def _mix_linked_hands(game: Realm, hands: dict[int, list[_Place]], rng: Random) -> None:
    """Where cards changed hands unseen, a white card may lie in any of those hands."""
    done: set[int] = set()
    for owner in sorted(hands):
        group = [other for other in sorted(hands) if game.linked[owner] >> other & 1 and other not in done]
        done.update(group)
        places = [place for other in group for place in hands[other]]
        if len(group) > 1 and any(place.holds != ANY for place in places):
            classes = sorted(place.holds for place in places)
            rng.shuffle(classes)
            for place, holds in zip(places, classes, strict=True):
                place.holds = holds


def _redeal_allies(game: Realm, seat: Seat | None, rng: Random) -> None:
    names = ("allies", "on_top", "at_bottom")
    looking = abilities(game)
    piles = [game.ally_deck, *(getattr(ability, name) for ability in looking for name in names)]
    first = game.box.first_ally
    dealt = redeal(game.known, seat, rng, [tuple(first + ally for ally in pile) for pile in piles])
    back = [tuple(Ally(component - first) for component in pile) for pile in dealt]
    game.ally_deck = back.pop(0)
    for ability in looking:
        for name in names:
            setattr(ability, name, back.pop(0))


def _redeal_tokens(game: Realm, seat: Seat | None, rng: Random) -> None:
    first = game.box.first_token
    claimed = claims(game)
    before = [*game.tokens, game.on_current, *(claim.tokens for claim in claimed), game.supply]
    dealt = redeal(game.known, seat, rng, [tuple(first + token for token in pile) for pile in before])
    piles = [tuple(Token(component - first) for component in pile) for pile in dealt]
    now = {old: new for was, pile in zip(before, piles, strict=True) for old, new in zip(was, pile, strict=True)}
    *piles, game.supply = piles
    for claim in reversed(claimed):
        claim.tokens = piles.pop()
    game.on_current = piles.pop()
    game.tokens[:] = piles
    for ability in abilities(game):
        ability.looked_at = tuple(now[token] for token in ability.looked_at)
        ability.moved = tuple(now[token] for token in ability.moved)


def _redraw_bans(game: Realm, seat: Seat | None, rng: Random) -> None:
    """Which card a leader can't play is known to two leaders only."""
    bans = []
    for victim, kind, by in game.bans:
        if seat not in (victim, by):
            kinds = game.box.kinds(game.hand[victim])
            kind = rng.choice(kinds) if kinds else Kind(rng.randrange(len(game.box.influence)))
        bans.append((victim, kind, by))
    game.bans = tuple(bans)


def hidden(game: Realm, seat: Seat | None) -> dict[str, Any]:
    """The places of cards, allies and tokens that could be others as far as the seat knows."""
    box = game.box
    found: dict[str, Any] = {}
    piles = _card_piles(game)
    by_class: dict[Class, dict[str, Kind]] = {}
    for cards, _, name, owner in piles:
        for spot, card in enumerate(cards):
            if not game.knows(seat, card):
                holds = BLUE if name == "events" else _class_of(game, card)
                by_class.setdefault(holds, {})[f"{name} {owner} {spot}"] = box.kind_of[card]
    for places in by_class.values():
        found |= _varied(places)
    first = box.first_ally
    decks = [game.ally_deck, *(pile for one in abilities(game) for pile in (one.allies, one.on_top, one.at_bottom))]
    found |= _varied(
        {
            f"allies {number} {spot}": ally
            for number, pile in enumerate(decks)
            for spot, ally in enumerate(pile)
            if not game.knows(seat, first + ally)
        }
    )
    first = box.first_token
    found |= _varied(
        {
            f"tokens {number} {spot}": box.token_value[token]
            for number, pile in enumerate((*game.tokens, game.supply))
            for spot, token in enumerate(pile)
            if not game.knows(seat, first + token)
        }
    )
    return found


def _varied(places: dict[str, Any]) -> dict[str, Any]:
    return places if len(set(places.values())) > 1 else {}


# --- what must always hold ------------------------------------------------------------------------


def invariants(game: Realm) -> Iterator[str]:
    """What is wrong with a state: pieces lost or doubled, secrets known, limits broken. Nothing if all is well."""
    yield from _complete(game)
    yield from _placed_rightly(game)
    yield from _known_rightly(game)
    if set(game.knelt) != {seat for seat, down in enumerate(game.kneeling) if down}:
        yield f"{game.knelt} knelt, but {game.kneeling} are kneeling"
    if not 0 <= game.space <= game.players or not 0 <= game.season <= 2:
        yield f"the round token stands on {game.space}, the season token on {game.season}"
    if game.outcome is None and not 1 <= game.step <= 7 and all(hand for hand in game.hand):
        yield f"there is no step {game.step}"


def _complete(game: Realm) -> Iterator[str]:
    box = game.box
    columns = (*game.hand, *game.bid, *game.stock)
    piles = (*columns, game.deck, game.discard, game.removed, game.events, game.unused, cards_held(game))
    yield from _once("influence card", [card for pile in piles for card in pile], box.cards, box.kind_of)
    unplaced = [claim.ally for claim in claims(game) if game.council_of(claim.ally) < 0 and claim.ally not in game.dead]
    allies = (*game.allies, game.ally_deck, game.row, game.dead, (game.current,), allies_held(game), unplaced)
    yield from _once("ally", [ally for pile in allies for ally in pile if ally != NO_ALLY], box.allies, box.allies)
    tokens = (*game.tokens, game.supply, game.on_current, tokens_held(game))
    yield from _once("power token", [token for pile in tokens for token in pile], box.tokens, box.token_value)


def _once(what: str, found: list[Any], all_of_them: tuple[Any, ...], names: tuple[Any, ...]) -> Iterator[str]:
    if sorted(found) == list(all_of_them):
        return
    for piece, number in Counter(found).items():
        if number > 1:
            yield f"the {what} {piece} ({names[piece]}) lies in {number} places"
    for piece in set(all_of_them) - set(found):
        yield f"the {what} {piece} ({names[piece]}) is lost"


def _placed_rightly(game: Realm) -> Iterator[str]:
    for fault in impossible.never(game):
        yield f"{fault.place}: {fault.given} breaks {fault.rule}"
    if len(set(game.leaders)) != game.players and Leader(-1) not in game.leaders:
        yield "two seats have the same leader"
    if game.on_current and game.current == NO_ALLY:
        yield "power tokens lie on no ally"


def _known_rightly(game: Realm) -> Iterator[str]:
    for seat in map(Seat, range(game.players)):
        if not all(game.knows(seat, card) for card in (*game.hand[seat], *game.packet[seat], *game.aside[seat])):
            yield f"the seat {seat} doesn't know the own cards"
    for pile in (*game.bid, game.discard):
        if not all(game.knows(None, card) for card in pile):
            yield "a card that lies open isn't known to everybody"
    if any(game.known[game.box.first_token + token] for token in game.supply):
        yield "somebody knows a token of the supply"
    if any(game.known[card] for card in (*game.events, *(card for cards in game.stock for card in cards))):
        yield "somebody knows a card that was never drawn"
