"""Where all pieces lie and who sees them, and what a seat can't know dealt anew.

Beyond where pieces lie, a seat can't know which card another leader is forbidden to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, Final

from maester.engine import ComponentKind, Place, Places, Seat, SeenBy, Unknown
from maester.games.alliances.abilities import AbilityInUse
from maester.games.alliances.box import Ally, Box, Card, Kind, Token
from maester.games.alliances.placement import Claim
from maester.games.alliances.realm import Realm

ANY, EVENT, WHITE = range(3)
"""Sorts of hidden cards: any, an event, or a white card, counted on by its leader."""


@cache
def printed(box: Box) -> tuple[str, ...]:
    """What is printed on each influence card: its id."""
    return tuple(map(box.kind_names.write, box.kind_of))


@cache
def _white_apart(box: Box) -> tuple[int, ...]:
    return tuple(WHITE + box.owner[kind] if box.is_white[kind] else ANY for kind in box.kind_of)


def _card_backs(game: Realm) -> tuple[int, ...]:
    """White cards of the advanced game never come into the deck; all others may lie anywhere."""
    return _white_apart(game.box) if game.draws_white else (ANY,) * len(game.box.cards)


def _you(game: Realm, number: int) -> Seat:
    """Who resolves an ability looks at its cards."""
    return game.frame(AbilityInUse, number).you


def _is_unplaced(game: Realm, number: int) -> bool:
    """An ally that is being claimed lies nowhere else, until it is placed or killed."""
    ally = game.frame(Claim, number).ally
    return game.council_of(ally) < 0 and ally not in game.dead


# --- the pieces -----------------------------------------------------------------------------------

CARDS: Final[ComponentKind[Realm, Card]] = ComponentKind(
    "influence card", attrgetter("box.cards"), backs=_card_backs, printed=lambda game: printed(game.box)
)
ALLIES: Final[ComponentKind[Realm, Ally]] = ComponentKind(
    "ally", attrgetter("box.allies"), first=attrgetter("box.first_ally"), printed=attrgetter("box.ally_names.names")
)
TOKENS: Final[ComponentKind[Realm, Token]] = ComponentKind(
    "power token", attrgetter("box.tokens"), first=attrgetter("box.first_token"), printed=attrgetter("box.token_value")
)

# --- influence cards ------------------------------------------------------------------------------

HAND = Place("hand", CARDS, SeenBy.OWNER, ordered=False)
STOCK = Place("stock", CARDS, SeenBy.NOBODY, ordered=False)
PACKET = Place("packet", CARDS, SeenBy.OWNER, ordered=False)
ASIDE = Place("aside", CARDS, SeenBy.OWNER, ordered=False)
LOOKED_AT = Place("cards", CARDS, SeenBy.OWNER, frame=AbilityInUse, owner=_you)
UNDER = Place("under", CARDS, SeenBy.OWNER, frame=AbilityInUse, owner=_you)
DECK = Place("deck", CARDS, SeenBy.KNOWERS)
EVENTS = Place("events", CARDS, SeenBy.NOBODY, back=EVENT, ordered=False)
BID = Place("bid", CARDS, SeenBy.EVERYBODY)
DISCARD = Place("discard", CARDS, SeenBy.EVERYBODY, ordered=False)
REMOVED = Place("removed", CARDS, SeenBy.EVERYBODY, ordered=False)
IN_PLAY = Place("in_play", CARDS, SeenBy.EVERYBODY)
UNUSED = Place("unused", CARDS, SeenBy.NOBODY, dealt=False)

# --- allies ---------------------------------------------------------------------------------------

ALLY_DECK = Place("ally_deck", ALLIES, SeenBy.KNOWERS)
ALLIES_LOOKED_AT = Place("allies looked at", ALLIES, SeenBy.OWNER, frame=AbilityInUse, column="allies", owner=_you)
ON_TOP = Place("on_top", ALLIES, SeenBy.OWNER, frame=AbilityInUse, owner=_you)
AT_BOTTOM = Place("at_bottom", ALLIES, SeenBy.OWNER, frame=AbilityInUse, owner=_you)
IN_COUNCILS = Place("allies", ALLIES, SeenBy.EVERYBODY)
ROW = Place("row", ALLIES, SeenBy.EVERYBODY)
DEAD = Place("dead", ALLIES, SeenBy.EVERYBODY, ordered=False)
CURRENT = Place("current", ALLIES, SeenBy.EVERYBODY)
OFFERED = Place("offered", ALLIES, SeenBy.EVERYBODY)
UNCLAIMED = Place("unclaimed", ALLIES, SeenBy.EVERYBODY, frame=AbilityInUse)
CLAIMED = Place("claimed", ALLIES, SeenBy.EVERYBODY, frame=Claim, column="ally", when=_is_unplaced)

# --- power tokens ---------------------------------------------------------------------------------

COUNCIL_TOKENS = Place("tokens", TOKENS, SeenBy.KNOWERS)
ON_CURRENT = Place("on_current", TOKENS, SeenBy.KNOWERS)
ON_CLAIMED = Place("tokens on a claimed ally", TOKENS, SeenBy.KNOWERS, frame=Claim, column="tokens")
SUPPLY = Place("supply", TOKENS, SeenBy.NOBODY, ordered=False)
TOKENS_LOOKED_AT = Place("looked_at", TOKENS, SeenBy.KNOWERS, frame=AbilityInUse)
TOKENS_MOVED = Place("moved", TOKENS, SeenBy.KNOWERS, frame=AbilityInUse)

HELD = (
    IN_PLAY, PACKET, ASIDE, LOOKED_AT, UNDER,
    OFFERED, ALLIES_LOOKED_AT, ON_TOP, AT_BOTTOM, UNCLAIMED, CLAIMED, ON_CLAIMED,
)  # fmt: skip
"""Where pieces lie that are in no pile: an ability or a claim that is being resolved holds them, or a draft."""


def held(game: Realm, pieces: ComponentKind[Realm, Any]) -> Iterator[Any]:
    """The pieces of a kind that lie in no pile."""
    for place in HELD:
        if place.components is pieces:
            yield from place.contents(game)


# --- what a seat can't know -----------------------------------------------------------------------


def _deal_cards(game: Realm, piles: list[Unknown[Realm, Card]], rng: Random) -> list[Card]:
    """White cards stay with their like, events set aside are events, and all others may lie anywhere."""
    unknown = [card for pile in piles for card in pile[3]]
    pools: dict[int, list[Card]] = {ANY: unknown.copy()}
    spots = [ANY] * len(unknown)
    if game.draws_white:
        backs, events = _white_apart(game.box), frozenset(game.box.events if game.events else ())
        by_pile = [
            (place, number, [EVENT if place is EVENTS else backs[card] for card in cards])
            for place, number, _, cards in piles
        ]
        _mix_linked_hands(game, {number: holds for place, number, holds in by_pile if place is HAND}, rng)
        spots = [back for *_, holds in by_pile for back in holds]
        pools = {}
        for card in unknown:
            pools.setdefault(EVENT if card in events else backs[card], []).append(card)
    for back in sorted(pools):
        pools[back].sort()
        rng.shuffle(pools[back])
    set_aside = spots.count(EVENT)
    event_cards = pools.pop(EVENT, [])
    anywhere = pools.setdefault(ANY, [])
    anywhere += event_cards[set_aside:]
    anywhere.sort()
    rng.shuffle(anywhere)
    pools[EVENT] = event_cards[:set_aside]
    return [pools[back].pop() for back in spots]


def _mix_linked_hands(game: Realm, hands: dict[int, list[int]], rng: Random) -> None:
    """Where cards changed hands unseen, a white card may lie in any of those hands."""
    done: set[int] = set()
    for owner in hands:
        group = [other for other in hands if game.linked[owner] >> other & 1 and other not in done]
        done.update(group)
        backs = sorted(back for other in group for back in hands[other])
        if len(group) > 1 and backs[-1] != ANY:
            rng.shuffle(backs)
            for other in group:
                hands[other][:], backs = backs[: len(hands[other])], backs[len(hands[other]) :]


PLACES: Final[Places[Realm]] = Places(
    HAND, STOCK, PACKET, ASIDE, LOOKED_AT, UNDER, DECK, EVENTS, BID, DISCARD, REMOVED, IN_PLAY, UNUSED,
    ALLY_DECK, ALLIES_LOOKED_AT, ON_TOP, AT_BOTTOM, IN_COUNCILS, ROW, DEAD, CURRENT, OFFERED, UNCLAIMED, CLAIMED,
    COUNCIL_TOKENS, ON_CURRENT, ON_CLAIMED, SUPPLY,
    mentions=(TOKENS_LOOKED_AT, TOKENS_MOVED),
    deals={CARDS: _deal_cards},
)  # fmt: skip

hidden = PLACES.hidden


def determinize(game: Realm, seat: Seat | None, rng: Random) -> None:
    """Deals anew the cards, allies and tokens that the seat doesn't know, each among the places where it could be."""
    PLACES.determinize(game, seat, rng)
    _redraw_bans(game, seat, rng)


def _redraw_bans(game: Realm, seat: Seat | None, rng: Random) -> None:
    """Which card a leader can't play is known to two leaders only."""
    bans = []
    for victim, kind, by in game.bans:
        if seat not in (victim, by):
            kinds = game.box.kinds(game.hand[victim])
            kind = rng.choice(kinds) if kinds else Kind(rng.randrange(len(game.box.influence)))
        bans.append((victim, kind, by))
    game.bans = tuple(bans)
