"""What a seat sees of the table: built up from what it may see, never cut down from the whole state.

Open to both: cards in play, both piles, used and revealed plots, gold, power, sizes of hands and decks. Hidden: hands,
the order of decks, plots not yet revealed, drafted plots (ruling.public-information). Of what is hidden a view shows
what its places (`secrets.py`) let the seat see.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from maester.engine import Seat, total
from maester.games.cardgame.challenges import DeclareAttackers
from maester.games.cardgame.costs import cost
from maester.games.cardgame.court import SET_UP, Challenge, Court
from maester.games.cardgame.leaving import Kill
from maester.games.cardgame.plot_values import claim, dominance_lines, income_lines, initiative
from maester.games.cardgame.secrets import DEALT, DECK, FIRST_PICKS, HAND, PLOT_DECK, SECOND_PICKS, titles
from maester.games.cardgame.texts import CHARACTER, HOUSES, ICONS, KEYWORDS, NO_CARD, PHASES, TYPES, Card
from maester.games.cardgame.values import icons, is_blank, keywords, side_strength, strength, strength_lines, uncounted
from maester.games.cardgame.window_kinds import MARSHALLING


class CardView(msgspec.Struct, frozen=True):
    """A card in play."""

    card: str
    title: str
    type: str
    kneeling: bool
    power: int
    strength: int
    strength_lines: tuple[tuple[int, str], ...]
    """Line by line: how much, and why (`printed`, or a card)."""
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    blank: bool
    """Treated as if it had no text."""
    duplicates: int
    host: str | None
    """The character that bears this attachment."""


class PlayerView(msgspec.Struct, frozen=True):
    """What one player has."""

    house: str
    power: int
    """All power: on the banner and on characters."""
    banner: int
    gold: int
    hand_size: int
    hand: tuple[str, ...]
    """The titles that the viewer knows: all of the own hand, and what was seen of the other."""
    costs: tuple[tuple[str, int], ...]
    """While cards are marshalled: what titles of the own hand would cost now, where that isn't what is printed."""
    deck_size: int
    deck_top: tuple[str | None, ...]
    """The top cards of the draw deck as far as the viewer knows any of them; None for one that isn't known."""
    in_play: tuple[CardView, ...]
    discard: tuple[str, ...]
    dead: tuple[str, ...]
    plot: str | None
    used_plots: tuple[str, ...]
    plot_deck_size: int
    plot_deck: tuple[str, ...]
    """Only one's own."""
    drafted: tuple[str, ...]
    """Only one's own."""
    dealt: tuple[str, ...]
    """The plots that a player looks at while drafting; only one's own."""
    income: int
    income_lines: tuple[tuple[int, str], ...]
    """What the income is made of: the revealed plot, then own cards."""
    initiative: int
    claim: int
    dominance: tuple[tuple[int, str], ...]
    """What the total for dominance would be made of now."""
    initiated: tuple[str, ...]
    """Challenges initiated in this phase."""


class ChallengeView(msgspec.Struct, frozen=True):
    """The challenge that is going on."""

    type: str
    attacker: str
    defender: str
    declared: bool
    """The attackers were declared; they may have left since."""
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    bypassed: tuple[str, ...]
    uncounted: tuple[str, ...]
    """Participating characters that add nothing to the total of their side."""
    attack: int
    defence: int
    claim: int
    winner: str | None
    unopposed: bool


class CourtView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    phase: str
    first_player: str
    active_player: str | None
    goal: int
    treasury: int
    power_pool: int
    players: tuple[PlayerView, ...]
    challenge: ChallengeView | None
    doomed: tuple[str, ...]
    """Characters that are about to be killed."""
    resolving: tuple[str, ...]
    """Events that are being resolved."""
    boxed: tuple[str, ...]
    """Plots out of the game that everybody knows."""


def view(game: Court, seat: Seat | None) -> CourtView:
    """The table as a seat sees it; None is a spectator."""
    kills = [frame for frame in game.frames if isinstance(frame, Kill)]
    challenge = game.challenge
    return CourtView(
        round=game.round,
        phase="set-up" if game.phase == SET_UP else PHASES[game.phase],
        first_player=_house(game, game.first),
        active_player=None if game.active < 0 else _house(game, game.active),
        goal=game.goal,
        treasury=game.treasury,
        power_pool=game.power_pool,
        players=tuple(_player(game, Seat(other), seat) for other in (0, 1)),
        challenge=None if challenge is None else _challenge(game, challenge),
        doomed=_cards(game, (card for kill in kills for card in kill.doomed if game.is_in_play(card))),
        resolving=_titles(game, game.resolving),
        boxed=_titles(game, game.boxed),
    )


def _house(game: Court, seat: Seat) -> str:
    return HOUSES[game.house_of[seat]]


def _cards(game: Court, cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(game.box.card_names.write, cards))


def _titles(game: Court, cards: Iterable[Card]) -> tuple[str, ...]:
    printed = titles(game.box)
    return tuple([printed[card] for card in cards])


def _names(names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(names) if bits >> place & 1)


def _player(game: Court, seat: Seat, viewer: Seat | None) -> PlayerView:
    own = seat == viewer
    drafted = [*FIRST_PICKS.known_to(game, viewer, seat), *SECOND_PICKS.known_to(game, viewer, seat)]
    plot, income = game.plot[seat], tuple(income_lines(game, seat))
    return PlayerView(
        house=_house(game, seat),
        power=game.power(seat),
        banner=game.banner[seat],
        gold=game.gold[seat],
        hand_size=len(game.hand[seat]),
        hand=_titles(game, HAND.known_to(game, viewer, seat)),
        costs=_changed_costs(game, seat) if own else (),
        deck_size=len(game.deck[seat]),
        deck_top=_top(game, seat, viewer),
        in_play=tuple(_card(game, card) for card in game.in_play[seat]),
        discard=_titles(game, game.discard[seat]),
        dead=_titles(game, game.dead[seat]),
        plot=None if plot == NO_CARD else _titles(game, (plot,))[0],
        used_plots=_titles(game, game.used_plots[seat]),
        plot_deck_size=len(game.plot_deck[seat]),
        plot_deck=_titles(game, PLOT_DECK.known_to(game, viewer, seat)) if own else (),
        drafted=_titles(game, drafted) if own else (),
        dealt=_titles(game, DEALT.known_to(game, viewer, seat)) if own else (),
        income=total(income),
        income_lines=income,
        initiative=initiative(game, seat),
        claim=claim(game, seat),
        dominance=tuple(dominance_lines(game, seat)),
        initiated=tuple(ICONS[icon] for icon in game.initiated[seat]),
    )


def _changed_costs(game: Court, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What the cards in a hand would cost now, where that isn't what is printed on them."""
    if PHASES[game.phase] != MARSHALLING:
        return ()
    box = game.box
    found = {card: cost(game, seat, card) for card in sorted(game.hand[seat])}
    changed = {box.title_ids[box.title_of[card]]: price for card, price in found.items() if price != box.cost[card]}
    return tuple(changed.items())


def _top(game: Court, seat: Seat, viewer: Seat | None) -> tuple[str | None, ...]:
    """The deck down to the last card that the viewer knows."""
    deck = DECK.seen(game, viewer, seat)
    known = [place for place, card in enumerate(deck) if card is not None]
    top = deck[: known[-1] + 1] if known else ()
    return tuple(None if card is None else _titles(game, (card,))[0] for card in top)


def _card(game: Court, card: Card) -> CardView:
    box = game.box
    character = box.type[card] == CHARACTER
    host = game.host[card]
    return CardView(
        card=box.card_names.write(card),
        title=box.title_ids[box.title_of[card]],
        type=TYPES[box.type[card]],
        kneeling=not game.is_standing(card),
        power=game.power_on[card],
        strength=strength(game, card) if character else 0,
        strength_lines=tuple(strength_lines(game, card)) if character else (),
        icons=_names(ICONS, icons(game, card)) if character else (),
        keywords=_names(KEYWORDS, keywords(game, card)),
        blank=is_blank(game, card),
        duplicates=len(game.duplicates(card)),
        host=None if host == NO_CARD else box.card_names.write(host),
    )


def _challenge(game: Court, challenge: Challenge) -> ChallengeView:
    return ChallengeView(
        type=ICONS[challenge.icon],
        attacker=_house(game, challenge.attacker),
        defender=_house(game, challenge.defender),
        declared=not any(isinstance(step, DeclareAttackers) for step in game.agenda),
        attackers=_cards(game, challenge.attackers),
        defenders=_cards(game, challenge.defenders),
        bypassed=_cards(game, challenge.bypassed),
        uncounted=_cards(game, uncounted(game, (*challenge.attackers, *challenge.defenders))),
        attack=side_strength(game, challenge.attackers),
        defence=side_strength(game, challenge.defenders),
        claim=claim(game, challenge.attacker),
        winner=None if challenge.winner < 0 else _house(game, challenge.winner),
        unopposed=challenge.unopposed,
    )
