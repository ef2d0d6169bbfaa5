"""What can't be in a position, each with the rule that it breaks.

Some things never are, some not when a season, a round or a step of it begins. What the state could not even hold, such
as a card in two places, is refused where a position is read. What a position leaves out isn't held against it: neither
how far the game has come, nor white cards and events that it doesn't lay out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from maester.engine import Fault
from maester.games.alliances.box import NO_ALLY, NO_LEADER, SEASONS, Card, Leader
from maester.games.alliances.claiming import DetermineWinner
from maester.games.alliances.realm import Realm
from maester.games.alliances.rounds import NextRound
from maester.games.alliances.seasons import BeginSeason
from maester.games.alliances.secrets import BID, DECK, DISCARD, HAND, REMOVED, STOCK
from maester.games.alliances.set_up import FEW, PrepareDecks
from maester.games.alliances.under_way import seat_names


def faults(game: Realm) -> Iterator[Fault]:
    """What can't be in a position from which a match starts."""
    yield from never(game)
    *_, step, last = (None, *game.agenda)
    if isinstance(last, PrepareDecks):  # else something is under way
        if isinstance(step, BeginSeason):
            yield from _before_a_season(game)
        if isinstance(step, BeginSeason | NextRound):
            yield from _before_a_round(game)
        elif isinstance(step, DetermineWinner):
            yield from _after_a_claim(game)


# --- never ----------------------------------------------------------------------------------------


def never(game: Realm) -> Iterator[Fault]:
    """What can't be at any moment."""
    yield from _time(game)
    for place, cards in _piles(game):
        for card in cards:
            if (rule := _misplaced(game, place, card)) is not None:
                yield Fault(rule, place, _name(game, card))
    if game.draws_white:
        yield from _white_cards(game)
        yield from _events(game)
    if len(game.row) > game.row_length:
        yield Fault("open.row", "row", game.box.ally_names.write(game.row[game.row_length]))


def _time(game: Realm) -> Iterator[Fault]:
    """A game begins in a season that the number of players and the quick game decide."""
    if game.season < game.first_season:
        few, is_quick = game.players in FEW, game.first_season != (0 if game.players in FEW else 1)
        rule = ("quick.3-4" if few else "quick.5-6") if is_quick else "setup.season-5-6"
        yield Fault(rule, "season", SEASONS[game.season])


def _piles(game: Realm) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """All piles of influence cards that belong to this game, and where they stand in a position."""
    for seat, name in enumerate(seat_names(game)):
        for place in (HAND, BID, STOCK):
            yield f"leaders/{name}/{place.name}", place.pile(game, seat)
    for place in (DECK, DISCARD, REMOVED):
        yield place.name, place.pile(game)


def _misplaced(game: Realm, place: str, card: Card) -> str | None:
    """The rule that keeps a card out of a pile."""
    box = game.box
    kind = box.kind_of[card]
    is_white, is_event = box.is_white[kind], box.color(card) == "blue"
    if (is_white or is_event) and is_played_without(game):
        return "setup.set-aside"
    if is_white and game.draws_white and box.owner[kind] not in game.leaders:
        return "advanced.four-leader-cards"
    if place == "discard" and is_white:
        return "advanced.leader-card-removed"
    if place == "removed" and not is_white:
        return "advanced.events-discard" if is_event else "cleanup.discard"
    if place == "deck" and is_white and game.draws_white:
        return "advanced.nine-plus-one"
    if place.endswith("/stock"):
        seat = seat_names(game).index(place.split("/")[1])
        return None if is_white and box.owner[kind] == game.leaders[seat] else "advanced.four-leader-cards"
    return None


def is_played_without(game: Realm) -> bool:
    """Is this the standard game, without white cards and events? In the Kingsmoot draft all cards are in the deck."""
    is_kingsmoot = game.draft and not game.draws_white and not game.unused
    return not game.draws_white and not is_kingsmoot


def _white_cards(game: Realm) -> Iterator[Fault]:
    """Each season every leader draws 1 white card, and no other way leads out of the stock."""
    seasons = game.season - game.first_season + 1
    drawn: Counter[Leader] = Counter()
    for place, cards in _piles(game):
        for card in cards:
            owner = game.box.owner[game.box.kind_of[card]]
            if owner != NO_LEADER and not place.endswith("/stock"):
                drawn[owner] += 1
                if drawn[owner] > seasons:
                    yield Fault("advanced.nine-plus-one", place, _name(game, card))


def _events(game: Realm) -> Iterator[Fault]:
    """Events come into the deck when a season begins, but not during set-up."""
    left = sum(game.events_at[game.first_season + 1 : game.season + 1])
    for place, cards in _piles(game):
        for card in cards:
            if game.box.color(card) == "blue":
                left -= 1
                if left < 0:
                    rule = "advanced.events-3-4" if game.players in FEW else "advanced.events-5-6"
                    yield Fault(rule, place, _name(game, card))


# --- when a season, a round, or its fourth step begins --------------------------------------------


def _before_a_season(game: Realm) -> Iterator[Fault]:
    """Before the hands of a season are dealt."""
    for seat, name in enumerate(seat_names(game)):
        if game.hand[seat]:
            yield Fault("season.discard-hands", f"leaders/{name}/hand", _names(game, game.hand[seat]))
    if game.discard:
        yield Fault("season.reshuffle", "discard", _names(game, game.discard))
    if game.space != game.players:
        yield Fault("season.reset-round-token", "space", str(game.space))


def _before_a_round(game: Realm) -> Iterator[Fault]:
    """Before the current ally of a round is revealed."""
    names = seat_names(game)
    for seat, name in enumerate(names):
        if game.bid[seat]:
            yield Fault("cleanup.discard", f"leaders/{name}/bid", _names(game, game.bid[seat]))
    if game.knelt:
        yield Fault("cleanup.stand", "knelt", ", ".join(names[seat] for seat in game.knelt))
    if game.current != NO_ALLY:
        yield Fault("reveal.top-card", "current", game.box.ally_names.write(game.current))


def _after_a_claim(game: Realm) -> Iterator[Fault]:
    """When the bid areas are about to be emptied."""
    if game.current != NO_ALLY:
        yield Fault("claim.place-ally", "current", game.box.ally_names.write(game.current))


def _name(game: Realm, card: Card) -> str:
    name: str = game.box.kind_names.write(game.box.kind_of[card])
    return name


def _names(game: Realm, cards: tuple[Card, ...]) -> str:
    return ", ".join(_name(game, card) for card in cards)
