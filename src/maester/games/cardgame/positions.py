"""The text form of a position: everything on the table with names, and how a match starts from it.

A position stands at the beginning of a phase. Cards in hands, decks and piles are named by their titles, cards in play
by their own names, of which the first copy's is the title. A deck lists the cards on top, the first one first; all
cards that are named nowhere are shuffled beneath them (or lie in the discard pile, if `rest` says so). What lasts for
a time can't be written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from maester.engine import Fault, ImpossiblePosition, Options, Seat
from maester.errors import BadData
from maester.games.cardgame.court import SET_UP, Court, without
from maester.games.cardgame.occurrences import PlanningStep
from maester.games.cardgame.rounds import EndRound, Phase
from maester.games.cardgame.set_up import empty_table, seats
from maester.games.cardgame.texts import ATTACHMENT, CHARACTER, EVENT, HOUSES, KNEELING, NO_CARD, PHASES, Card

MOST = 99
RESTS = ("deck", "discard")


class InPlay(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play."""

    card: str
    kneeling: bool = False
    power: int = 0
    duplicates: int = 0
    on: str | None = None
    """The character that bears this attachment."""


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What one player has."""

    hand: list[str] = []
    seen: list[str] = []
    """Of the hand, what the opponent knows."""
    deck: list[str] = []
    rest: str = "deck"
    in_play: list[InPlay | str] = []
    discard: list[str] = []
    dead: list[str] = []
    gold: int = 0
    banner: int = 0
    plot: str | None = None
    used_plots: list[str] = []
    plot_deck: list[str] | None = None
    """By default the plots of the House that are neither revealed nor used."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text."""

    phase: str = "marshalling"
    round: int = 1
    first: str = "stark"
    players: dict[str, PlayerPosition] = {}


# --- from the table to text -----------------------------------------------------------------------------------


def position(game: Court) -> dict[str, Any]:
    """The position as text, at the beginning of the present phase."""
    written = Position(
        phase=PHASES[0] if game.phase == SET_UP else PHASES[game.phase],
        round=max(1, game.round),
        first=_house(game, game.first),
        players={_house(game, seat): _player(game, seat) for seat in (Seat(0), Seat(1))},
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _house(game: Court, seat: Seat) -> str:
    return HOUSES[game.house_of[seat]]


def _titles(game: Court, cards: Iterable[Card]) -> list[str]:
    return [game.box.title_ids[game.box.title_of[card]] for card in cards]


def _player(game: Court, seat: Seat) -> PlayerPosition:
    opponent = Seat(1 - seat)
    return PlayerPosition(
        hand=_titles(game, game.hand[seat]),
        seen=_titles(game, (card for card in game.hand[seat] if game.knows(opponent, card))),
        deck=_titles(game, game.deck[seat]),
        in_play=[_card(game, card) for card in game.in_play[seat]],
        discard=_titles(game, (*game.discard[seat], *(card for card in game.resolving if game.owner(card) == seat))),
        dead=_titles(game, game.dead[seat]),
        gold=game.gold[seat],
        banner=game.banner[seat],
        plot=None if game.plot[seat] == NO_CARD else _titles(game, (game.plot[seat],))[0],
        used_plots=_titles(game, game.used_plots[seat]),
        plot_deck=_titles(game, game.plot_deck[seat]),
    )


def _card(game: Court, card: Card) -> InPlay:
    names, host = game.box.card_names, game.host[card]
    return InPlay(
        card=names.write(card),
        kneeling=not game.is_standing(card),
        power=game.power_on[card],
        duplicates=len(game.duplicates(card)),
        on=None if host == NO_CARD else names.write(host),
    )


# --- from text to the table -------------------------------------------------------------------------------------


def scenario(state: type[Court], position: Mapping[str, Any], players: int, options: Options) -> Court:
    """A match at the start of a phase, with everything as the position says. Raises BadData."""
    text = msgspec.convert(position, Position)
    game = empty_table(state, players, options)
    houses = seats(players, options)
    _check("phase", text.phase in PHASES, text.phase, PHASES)
    _check("first", text.first in houses, text.first, houses)
    _check("round", 1 <= text.round <= MOST, text.round, [f"1-{MOST}"])
    game.round, game.first = text.round, Seat(houses.index(text.first))
    for house, things in text.players.items():
        _check("players", house in houses, house, houses)
        _Placing(game, Seat(houses.index(house)), f"players/{house}").place(things)
    for house, things in text.players.items():
        _attach(game, Seat(houses.index(house)), things, f"players/{house}/in_play")
    game.settle_sources()
    phase = PHASES.index(text.phase)
    stacked = [len(text.players[house].deck) if house in text.players else 0 for house in houses]
    later = (Phase(number) for number in range(phase, len(PHASES)))
    game.then(ShuffleRest(stacked[0], stacked[1]), *later, EndRound())
    return game


def _check(place: str, right: bool, given: object, wanted: Iterable[object]) -> None:
    if not right:
        raise BadData("bad-position", place=place, given=str(given), right=[str(one) for one in wanted])


def _check_rule(rule: str, place: str, right: bool, given: object) -> None:
    """What the state can't hold breaks a rule."""
    if not right:
        raise ImpossiblePosition("cardgame", Fault(rule, place, str(given)))


class ShuffleRest(PlanningStep, frozen=True):
    """The cards of each deck that the position doesn't name are shuffled beneath the others."""

    first: int
    second: int

    def do(self, game: Court) -> None:
        for seat, kept in ((Seat(0), self.first), (Seat(1), self.second)):
            top, rest = game.deck[seat][:kept], game.deck[seat][kept:]
            game.deck[seat] = top + (game.shuffle(rest, "draw deck") if rest else ())


class _Placing:
    """Puts the things of one player where a position says."""

    def __init__(self, game: Court, seat: Seat, place: str) -> None:
        self.game, self.seat, self.place_name = game, seat, place
        self.left = game.deck[seat]

    def place(self, things: PlayerPosition) -> None:
        game, seat = self.game, self.seat
        for entry in things.in_play:
            self._into_play(InPlay(entry) if isinstance(entry, str) else entry)
        game.discard[seat] = self._take_all("discard", things.discard)
        game.dead[seat] = self._take_all("dead", things.dead)
        for card, title in zip(game.dead[seat], things.dead, strict=True):
            _check_rule("piles.killed", f"{self.place_name}/dead", game.box.type[card] == CHARACTER, title)
        game.show((*game.discard[seat], *game.dead[seat]))
        game.hand[seat] = self._take_all("hand", things.hand)
        game.show(game.hand[seat], (seat,))
        for title in things.seen:
            unseen = [card for card in game.hand[seat] if not game.knows(Seat(1 - seat), card)]
            card = next((card for card in unseen if _titles(game, (card,)) == [title]), NO_CARD)
            _check(f"{self.place_name}/seen", card != NO_CARD, title, _titles(game, unseen))
            game.show((card,), (Seat(1 - seat),))
        top = self._take_all("deck", things.deck)
        _check(f"{self.place_name}/rest", things.rest in RESTS, things.rest, RESTS)
        if things.rest == "deck":
            game.deck[seat] = top + self.left
        else:
            game.deck[seat] = top
            game.discard[seat] += self.left
            game.show(self.left)
        self._tokens(things)
        self._plots(things)

    def _tokens(self, things: PlayerPosition) -> None:
        game, seat = self.game, self.seat
        for name, number in (("gold", things.gold), ("banner", things.banner)):
            _check(f"{self.place_name}/{name}", 0 <= number <= MOST, number, [f"0-{MOST}"])
        game.gold[seat], game.banner[seat] = things.gold, things.banner
        game.treasury -= things.gold
        game.power_pool -= things.banner

    def _plots(self, things: PlayerPosition) -> None:
        game, seat = self.game, self.seat
        box, titles = game.box, [*([things.plot] if things.plot else []), *things.used_plots, *(things.plot_deck or [])]
        plots = {box.title_ids[box.title_of[plot]]: plot for plot in box.plots}
        for title in titles:
            _check(f"{self.place_name}/plot", title in plots, title, plots)
            _check_rule("components.plots-32", f"{self.place_name}/plot", titles.count(title) == 1, title)
        taken = [plots[title] for title in titles]
        own = box.house_plots[game.house_of[seat]]
        rest = tuple(plot for plot in own if plot not in taken) if things.plot_deck is None else ()
        size = len(own)
        if things.plot_deck is None:
            # A plot of the draft that is named takes the place of one of the House.
            rest = rest[: size - len(taken)]
        number = len(taken) + len(rest)
        _check_rule("components.plots-32", f"{self.place_name}/plot_deck", number == size, number)
        others = (*game.plot_deck[1 - seat], *game.used_plots[1 - seat], game.plot[1 - seat])
        for title in titles:
            _check_rule("components.plots-32", f"{self.place_name}/plot", plots[title] not in others, title)
        game.plot[seat] = plots[things.plot] if things.plot else NO_CARD
        game.used_plots[seat] = tuple(plots[title] for title in things.used_plots)
        chosen = tuple(plots[title] for title in things.plot_deck or ())
        game.plot_deck[seat] = chosen + rest
        held = {*game.plot_deck[0], *game.plot_deck[1], *game.used_plots[0], *game.used_plots[1], *game.plot}
        game.boxed = tuple(plot for plot in box.plots if plot not in held)

    def _take_all(self, name: str, titles: Iterable[str]) -> tuple[Card, ...]:
        return tuple(self._take(f"{self.place_name}/{name}", title) for title in titles)

    def _take(self, place: str, name: str) -> Card:
        """A card of the own deck that is nowhere yet: the copy of that name, else any copy of that title."""
        names, titles = self.game.box.card_names, self.game.box.title_ids
        card = next((card for card in self.left if names.write(card) == name), NO_CARD)
        if card == NO_CARD:
            title = self.game.box.title_names.numbers.get(name, -1)
            card = next((card for card in self.left if self.game.box.title_of[card] == title), NO_CARD)
        known = name in self.game.box.title_names.numbers or name in names.numbers
        _check(place, known, name, [titles[self.game.box.title_of[card]] for card in self.left[:8]])
        _check_rule("components.draw-decks", place, card != NO_CARD, name)
        self.left = without(self.left, card)
        return card

    def _into_play(self, entry: InPlay) -> None:
        game, seat, place = self.game, self.seat, f"{self.place_name}/in_play"
        card = self._take(place, entry.card)
        type_ = game.box.type[card]
        _check_rule("type.event", place, type_ != EVENT, entry.card)
        _check_rule("type.attachment-host", place, (type_ == ATTACHMENT) == (entry.on is not None), entry.card)
        _check(place, 0 <= entry.power <= MOST, entry.power, [f"0-{MOST}"])
        _check_rule("power.on-character", place, type_ == CHARACTER or not entry.power, entry.card)
        self._check_copies(place, card, entry)
        game.show((card,))
        game.in_play[seat] += (card,)
        game.position[card] = KNEELING if entry.kneeling else 0
        game.power_on[card] = entry.power
        game.power_pool -= entry.power
        for _ in range(entry.duplicates):
            duplicate = self._take(place, game.box.title_ids[game.box.title_of[card]])
            game.show((duplicate,))
            game.beneath[seat] += (duplicate,)
            game.host[duplicate] = card

    def _check_copies(self, place: str, card: Card, entry: InPlay) -> None:
        """A unique card is in play once, and only unique characters have duplicates."""
        game, box = self.game, self.game.box
        title, unique = box.title_of[card], box.unique[card]
        again = unique and game.copy_in(game.in_play[self.seat], title) != NO_CARD
        _check_rule("unique.one-copy", place, not again, entry.card)
        _check(place, 0 <= entry.duplicates <= MOST, entry.duplicates, [f"0-{MOST}"])
        is_character = box.type[card] == CHARACTER
        _check_rule("ruling.duplicates-only-characters", place, is_character or not entry.duplicates, entry.card)
        _check_rule("duplicate.attach", place, unique or not entry.duplicates, entry.card)


def _attach(game: Court, seat: Seat, things: PlayerPosition, place: str) -> None:
    """Attachments are put on their characters once all cards are in play."""
    names = game.box.card_names
    here = {names.write(card): card for card in game.cards_in_play() if game.box.type[card] == CHARACTER}
    for entry, card in zip(things.in_play, game.in_play[seat], strict=True):
        if isinstance(entry, InPlay) and entry.on is not None:
            _check_rule("type.attachment-host", place, entry.on in here, f"{entry.card} @ {entry.on}")
            game.host[card] = here[entry.on]
