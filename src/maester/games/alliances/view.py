"""What a seat sees of the table: built up from what it may see, never cut down from the whole state.

Open are bid areas, councils with the number of their tokens, discard pile, dead pile, the sizes of hands and decks.
Hidden are hands, the order of decks and the numbers of tokens, but for what the seat itself has seen: of these a view
shows what their places (`secrets.py`) let the seat see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from maester.engine import Seat
from maester.games.alliances.abilities import AbilityInUse
from maester.games.alliances.bidding import final_cards
from maester.games.alliances.box import NO_ALLY, NO_LEADER, NOBODY, SEASONS, Ally, Card, Council, Token
from maester.games.alliances.claiming import Passing, ranked
from maester.games.alliances.drafting import receiver_of
from maester.games.alliances.placement import Claim
from maester.games.alliances.realm import Realm
from maester.games.alliances.scoring import council_power
from maester.games.alliances.secrets import (
    ALLIES_LOOKED_AT,
    ALLY_DECK,
    ASIDE,
    AT_BOTTOM,
    COUNCIL_TOKENS,
    DECK,
    HAND,
    LOOKED_AT,
    ON_CURRENT,
    ON_TOP,
    PACKET,
    UNDER,
    printed,
)
from maester.games.alliances.values import current_value, total_lines


class BidCardView(msgspec.Struct, frozen=True):
    """A card in a bid area, with its current influence value."""

    card: str
    value: int


class CountView(msgspec.Struct, frozen=True):
    """What decides the match for a leader, as far as the viewer can count it; at the end that is all."""

    small: int
    """The power of the weaker council."""
    large: int
    """That of the other one."""
    allies: int
    """Ally cards in both."""
    hidden: int
    """Tokens in both that the viewer can't count."""


class LeaderView(msgspec.Struct, frozen=True):
    """What lies before a leader."""

    seat: int
    leader: str | None
    kneeling: bool
    hand: tuple[str, ...]
    """The cards of this hand that the viewer holds, or knows to be there."""
    hand_unknown: int
    bid: tuple[BidCardView, ...]
    total: int
    total_lines: tuple[tuple[int, str], ...]
    """The total influence line by line: how much, and why."""
    white_cards: int
    """White cards that were not drawn yet."""
    may_skip: int
    """The leader may skip turns, or play so many cards and kneel; 0: no such right."""
    must_play: bool
    """The leader may not choose to kneel on the next turn while a card can be played."""
    open_to: tuple[int, ...] | None
    """The seats that may look at this hand until the end of the round; None: everybody."""
    banned: tuple[str, ...]
    """Cards that the leader can't play this round, as far as the viewer knows."""
    count: CountView


class CouncilView(msgspec.Struct, frozen=True):
    """A council and the two seats that share it."""

    seats: tuple[int, int]
    allies: tuple[str, ...]
    tokens: tuple[int | None, ...]
    """None: facedown, and unknown to the viewer."""
    power: int
    """The power that the viewer can count: allies and known tokens."""


class PlaceView(msgspec.Struct, frozen=True):
    """A card of a deck that the viewer knows; 0 is the top."""

    place: int
    card: str


class ResolvingView(msgspec.Struct, frozen=True):
    """An ability or a claim that is under way."""

    what: str
    """The card or ally."""
    seat: int
    claim: bool
    looking_at: tuple[str, ...]
    """Cards that the viewer is looking at."""


class RealmView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    first_season: str
    """The season in which the match began."""
    season: str
    round: int
    rounds: int
    step: int
    first: int | None
    turn: int | None
    leaders: tuple[LeaderView, ...]
    councils: tuple[CouncilView, ...]
    current: str | None
    current_tokens: tuple[int | None, ...]
    offered: tuple[str, ...]
    this_round: str | None
    """The ally whose 'this round' ability holds."""
    row: tuple[str, ...]
    dead: tuple[str, ...]
    ally_deck: int
    ally_deck_known: tuple[PlaceView, ...]
    deck: int
    deck_known: tuple[PlaceView, ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    supply: int
    ahead: int | None
    """Who wins the bid, or would win it as it stands; None before the first card."""
    winner: int | None
    ranks: tuple[int, ...]
    packet: tuple[str, ...]
    packet_to: int | None
    """While cards are drafted: who gets what the viewer doesn't keep of them."""
    aside: tuple[str, ...]
    """The viewer's own cards while cards are drafted."""
    passing: tuple[tuple[int, str], ...]
    """Cards that leaders have chosen to pass on."""
    resolving: tuple[ResolvingView, ...]


def view(game: Realm, seat: Seat | None) -> RealmView:
    """The table as a seat sees it; None is a spectator."""
    councils = tuple(_council(game, council, seat) for council in game.councils())
    leaders = tuple(_leader(game, Seat(other), seat, councils) for other in range(game.players))
    return RealmView(
        first_season=SEASONS[game.first_season],
        season=SEASONS[game.season],
        round=game.players - game.space + 1,
        rounds=game.players + 1,
        step=game.step,
        first=_maybe(game.first),
        turn=_maybe(game.turn) if game.step == 2 else None,
        leaders=leaders,
        councils=councils,
        current=_ally(game, game.current),
        current_tokens=_tokens(game, ON_CURRENT.seen(game, seat)),
        offered=_allies(game, game.offered),
        this_round=_ally(game, game.rule_of),
        row=_allies(game, game.row),
        dead=_allies(game, sorted(game.dead)),
        ally_deck=len(game.ally_deck),
        ally_deck_known=tuple(
            PlaceView(place, game.box.ally_names.write(ally))
            for place, ally in enumerate(ALLY_DECK.seen(game, seat))
            if ally is not None
        ),
        deck=len(game.deck),
        deck_known=tuple(
            PlaceView(place, printed(game.box)[card])
            for place, card in enumerate(DECK.seen(game, seat))
            if card is not None
        ),
        discard=_cards(game, game.discard),
        removed=_cards(game, game.removed),
        supply=len(game.supply),
        ahead=_ahead(game, [leader.total for leader in leaders]),
        winner=_maybe(game.winner),
        ranks=tuple(game.ranks),
        packet=_cards(game, PACKET.known_to(game, seat, seat)) if seat is not None else (),
        packet_to=int(receiver_of(game, seat)) if seat is not None and game.packet[seat] else None,
        aside=_cards(game, ASIDE.known_to(game, seat, seat)) if seat is not None else (),
        passing=tuple(
            (leader, game.box.kind_names.write(game.box.kind_of[card]))
            for frame in game.frames
            if isinstance(frame, Passing)
            for leader, card in frame.cards
        ),
        resolving=tuple(_resolving(game, seat)),
    )


def _maybe(seat: Seat) -> int | None:
    return None if seat == NOBODY else int(seat)


def _cards(game: Realm, cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards by what is printed on them, in a fixed order: their order in hand tells nothing."""
    names = printed(game.box)
    return tuple([names[card] for card in sorted(cards)])


def _ally(game: Realm, ally: Ally) -> str | None:
    return None if ally == NO_ALLY else game.box.ally_names.write(ally)


def _allies(game: Realm, allies: Iterable[Ally]) -> tuple[str, ...]:
    names = game.box.ally_names.names
    return tuple([names[ally] for ally in allies])


def _tokens(game: Realm, tokens: Iterable[Token | None]) -> tuple[int | None, ...]:
    values = game.box.token_value
    return tuple([None if token is None else values[token] for token in tokens])


def _ahead(game: Realm, totals: Sequence[int]) -> int | None:
    if game.winner != NOBODY:
        return int(game.winner)
    return int(ranked(game, totals)[0]) if game.first != NOBODY and any(game.bid) else None


def _count(councils: Sequence[CouncilView]) -> CountView:
    powers = [council.power for council in councils]
    return CountView(
        small=min(powers),
        large=max(powers),
        allies=sum(len(council.allies) for council in councils),
        hidden=sum(council.tokens.count(None) for council in councils),
    )


def _leader(game: Realm, seat: Seat, viewer: Seat | None, councils: Sequence[CouncilView]) -> LeaderView:
    box = game.box
    known = HAND.known_to(game, viewer, seat)
    lines = tuple((value, source) for value, source in total_lines(game, seat))
    leader = game.leaders[seat]
    return LeaderView(
        seat=seat,
        leader=None if leader == NO_LEADER else box.leader_names.write(leader),
        kneeling=game.kneeling[seat],
        hand=_cards(game, known),
        hand_unknown=len(game.hand[seat]) - len(known),
        bid=tuple(BidCardView(printed(box)[card], current_value(game, seat, card)) for card in game.bid[seat]),
        total=game.totals[seat] if game.totals else sum(value for value, _ in lines),
        total_lines=lines,
        white_cards=len(game.stock[seat]),
        may_skip=final_cards(game, seat),
        must_play=seat in game.must_play,
        open_to=_open_to(game, seat),
        banned=tuple(
            box.kind_names.write(kind) for victim, kind, by in game.bans if victim == seat and viewer in (victim, by)
        ),
        count=_count([councils[council] for council in game.councils_of(seat)]),
    )


def _open_to(game: Realm, seat: Seat) -> tuple[int, ...] | None:
    mask = game.viewers(seat)
    return None if mask >> game.players else tuple(other for other in range(game.players) if mask >> other & 1)


def _council(game: Realm, council: Council, viewer: Seat | None) -> CouncilView:
    tokens = COUNCIL_TOKENS.seen(game, viewer, council)
    power = council_power(game, council)
    if None in tokens:
        values = game.box.token_value
        power -= sum([values[token] for token in game.tokens[council] if token not in tokens])
    return CouncilView(
        seats=game.leaders_of(council),
        allies=_allies(game, game.allies[council]),
        tokens=_tokens(game, tokens),
        power=power,
    )


def _resolving(game: Realm, viewer: Seat | None) -> Iterable[ResolvingView]:
    box = game.box
    for number, frame in enumerate(game.frames):
        if isinstance(frame, Claim):
            yield ResolvingView(box.ally_names.write(frame.ally), frame.claimer, True, ())
        elif isinstance(frame, AbilityInUse):
            allies: list[Ally] = []
            cards: list[Card] = []
            if frame.you == viewer:
                allies = [
                    ally
                    for pile in (ON_TOP, ALLIES_LOOKED_AT, AT_BOTTOM)
                    for ally in pile.known_to(game, viewer, number)
                ]
                cards = [card for pile in (LOOKED_AT, UNDER) for card in pile.known_to(game, viewer, number)]
            looking_at = (*_allies(game, allies), *_cards(game, cards))
            yield ResolvingView(frame.name(game), frame.you, False, looking_at)
