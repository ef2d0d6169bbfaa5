"""Two characters are killed at once in the opponent's turn: saves, passives and responses, one inside the other.

A throw-away card game for two. All that happens is an *occurrence*, and every occurrence goes the same way: it may be
prevented (saves), it happens, passive texts follow because they must, then responses may be given. What a passive or
a response does is an occurrence again, inside the first. Whoever reaches 15 power has won at that very moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, NewType, TypeVar

import msgspec

from maester.engine import (
    Abilities,
    Ability,
    Definition,
    Event,
    Frame,
    Game,
    Move,
    Names,
    Offer,
    Options,
    PickSeveral,
    Procedure,
    Refusal,
    Seat,
    Window,
    redeal,
    refuse,
    register,
)

Card = NewType("Card", int)
Character = NewType("Character", int)
Item = TypeVar("Item")


class Text(NamedTuple):
    """What a card says, in a closed vocabulary: when, what, how many, for how much gold."""

    moment: str
    operation: str
    amount: int
    cost: int = 0


SEATS, VICTORY, COPIES, HAND = ("stark", "lannister"), 15, 3, 4
EVENTS: Final = {
    "valar": Text("action", "kill", 2),
    "not-today": Text("save-kill", "save", 1, cost=1),
    "vengeance": Text("after-kill", "kill", 1, cost=1),
    "spoils": Text("after-kill", "power", 1),
    "envy": Text("after-power", "kill", 1, cost=2),
}
CAST: Final = {
    "robb": (Seat(0), Text("killed", "power", 1)),
    "arya": (Seat(0), Text("killed", "kill", 1)),
    "luwin": (Seat(0), Text("save-kill", "save", 1)),
    "catelyn": (Seat(0), Text("after-kill", "power", 1)),
    "sansa": (Seat(0), Text("after-kill", "power", 1)),
    "tywin": (Seat(1), Text("killed", "kill", 1)),
    "joffrey": (Seat(1), Text("killed", "power", 2)),
    "varys": (Seat(1), Text("others-killed", "power", 1)),
    "cersei": (Seat(1), Text("after-kill", "power", 1)),
}
TITLES: Final = tuple(title for title in EVENTS for _ in range(COPIES))
CARDS: Final = tuple(map(Card, range(len(TITLES))))
CHARACTERS: Final = tuple(map(Character, range(len(CAST))))
OWNER: Final = tuple(owner for owner, _ in CAST.values())
TEXT: Final = tuple(text for _, text in CAST.values())
CARD_NAMES: Final = Names("card", [f"{title}-{card % COPIES + 1}" for card, title in enumerate(TITLES)])
CHARACTER_NAMES: Final = Names("character", list(CAST))


class Play(Move, frozen=True):
    card: Card
    typed = "play {card}"


class Use(Move, frozen=True):
    character: Character
    typed = "use {character}"


class Choose(Move, frozen=True):
    character: Character
    typed = "choose {character}"


class Played(Event, frozen=True):
    seat: Seat
    card: Card


class Used(Event, frozen=True):
    seat: Seat
    character: Character


class Saved(Event, frozen=True):
    characters: tuple[Character, ...]


class Killed(Event, frozen=True):
    characters: tuple[Character, ...]


class PowerGained(Event, frozen=True):
    seat: Seat
    power: int


class Court(Game, kw_only=True):
    """The whole state."""

    first: Seat = Seat(0)
    hand: list[tuple[Card, ...]]
    deck: tuple[Card, ...] = CARDS
    discarded: tuple[Card, ...] = ()
    in_play: tuple[Character, ...] = CHARACTERS
    gold: list[int]
    power: list[int]

    @property
    def order(self) -> tuple[Seat, Seat]:
        """The first player, then the opponent."""
        return self.first, Seat(1 - self.first)


def without(items: tuple[Item, ...], gone: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item not in gone)


# -- what happens -------------------------------------------------------------------------------------


class Turn(Frame, kw_only=True):
    """A player's turn while it lasts; both players act in it."""

    player: Seat


class Occurrence(Frame, kw_only=True):
    """Something that happens, while it happens."""

    kind: ClassVar[str]

    def happen(self, game: Court) -> bool:
        """It happens; False if all of it was prevented."""
        raise NotImplementedError

    def passives(self, game: Court) -> Iterable[Character]:
        """The characters whose passive texts it sets off."""
        return ()


class Kill(Occurrence, kw_only=True):
    """Characters are killed, all at the same time; whoever is saved is doomed no longer."""

    kind = "kill"
    doomed: tuple[Character, ...]

    def happen(self, game: Court) -> bool:
        game.in_play = without(game.in_play, self.doomed)
        if self.doomed:
            game.tell(Killed(self.doomed))
        return bool(self.doomed)

    def passives(self, game: Court) -> Iterable[Character]:
        able = {"killed": self.doomed, "others-killed": game.in_play}
        return (character for character in CHARACTERS if character in able.get(TEXT[character].moment, ()))


class Gain(Occurrence, kw_only=True):
    """A player gains power; 15 win at once."""

    kind = "power"
    seat: Seat
    power: int

    def happen(self, game: Court) -> bool:
        game.power[self.seat] += self.power
        game.tell(PowerGained(self.seat, self.power))
        if game.power[self.seat] >= VICTORY:
            game.finish([[self.seat], [Seat(1 - self.seat)]])
        return True


def occur(game: Court, occurrence: Occurrence) -> None:
    """The one way in which things happen."""
    game.open(occurrence, OfferSaves, Happen, SetOffPassives, OfferResponses)


class OfferSaves(Procedure, frozen=True):
    occurrence: int
    moment: ClassVar[str] = "save"

    def run(self, game: Court) -> None:
        kind = game.frame(Occurrence, self.occurrence).kind
        Act.open(game, f"{self.moment}-{kind}", game.order, about=self.occurrence)


class Happen(Procedure, frozen=True):
    occurrence: int

    def run(self, game: Court) -> None:
        if not game.frame(Occurrence, self.occurrence).happen(game):
            game.abandon(self.occurrence)


class SetOffPassives(Procedure, frozen=True):
    occurrence: int

    def run(self, game: Court) -> None:
        game.then(OrderPassives(game.first, len(CHARACTERS), self.occurrence))


class OfferResponses(OfferSaves, frozen=True):
    moment: ClassVar[str] = "after"


# -- what texts do ------------------------------------------------------------------------------------


class GainPower(Procedure, frozen=True):
    seat: Seat
    amount: int
    occurrence: int

    def possible(self, game: Court) -> bool:
        return True

    def run(self, game: Court) -> None:
        occur(game, Gain(seat=self.seat, power=self.amount))


class ChooseCharacters(PickSeveral, frozen=True):
    """So many different characters are chosen, or as many as there are."""

    seat: Seat
    amount: int
    occurrence: int
    picked: tuple[Character, ...] = ()
    move = Choose

    def possible(self, game: Court) -> bool:
        return len(tuple(self.among(game))) >= self.amount

    def who(self, game: Court) -> Seat:
        return self.seat

    def number(self, game: Court) -> int:
        return self.amount

    def broken(self, game: Court, seat: Seat, character: Character) -> Refusal | None:
        if character in self.picked:
            return refuse("highclaim.different-characters")
        return None if character in self.among(game) else refuse("ruling.legal-only-with-effect")


class ChooseVictims(ChooseCharacters, frozen=True):
    """Those who are chosen are killed at the same time."""

    def among(self, game: Court) -> Iterable[Character]:
        return game.in_play

    def complete(self, game: Court, seat: Seat, characters: tuple[Character, ...]) -> None:
        occur(game, Kill(doomed=characters))


class ChooseSaved(ChooseCharacters, frozen=True):
    """Of those who are about to be killed, whoever's they are, those who are chosen stay in play."""

    def among(self, game: Court) -> Iterable[Character]:
        return game.frame(Kill, self.occurrence).doomed

    def complete(self, game: Court, seat: Seat, characters: tuple[Character, ...]) -> None:
        kill = game.frame(Kill, self.occurrence)
        kill.doomed = without(kill.doomed, characters)
        game.tell(Saved(characters))


class OrderPassives(ChooseCharacters, frozen=True):
    """Passives that are set off at the same moment are resolved in the order that the first player decides."""

    def among(self, game: Court) -> Iterable[Character]:
        return game.frame(Occurrence, self.occurrence).passives(game)

    def complete(self, game: Court, seat: Seat, characters: tuple[Character, ...]) -> None:
        game.then(*(operation(TEXT[character], OWNER[character], self.occurrence) for character in characters))


OPERATIONS: Final[dict[str, type[GainPower | ChooseCharacters]]] = {
    "kill": ChooseVictims, "save": ChooseSaved, "power": GainPower,
}  # fmt: skip


def operation(text: Text, seat: Seat, occurrence: int) -> GainPower | ChooseCharacters:
    """What a text does, as a step."""
    return OPERATIONS[text.operation](seat, text.amount, occurrence)


def broken(game: Court, seat: Seat, text: Text, window: Window) -> Refusal | None:
    """The rule against using this text now, as far as everybody can see."""
    if text.moment != window.moment:
        return refuse("response.when", moment=window.moment)
    if text.cost > game.gold[seat] or not operation(text, seat, window.about).possible(game):
        return refuse("ruling.legal-only-with-effect", cost=text.cost, gold=game.gold[seat])
    return None


# -- who may act --------------------------------------------------------------------------------------


class PlayEvent(Ability):
    """An event from the hand: only its player knows whether it can be played. Played, it is seen and discarded."""

    id = "event"
    moments = tuple(dict.fromkeys(text.moment for text in EVENTS.values()))
    moves = (Play,)
    private = True

    def why_not(self, game: Court, seat: Seat, move: Play, window: Window) -> Refusal | None:
        if move.card not in game.hand[seat]:
            return refuse("event.in-hand")
        return broken(game, seat, EVENTS[TITLES[move.card]], window)

    def uses(self, game: Court, seat: Seat, window: Window) -> Iterable[Move]:
        return [play for play in map(Play, game.hand[seat]) if self.why_not(game, seat, play, window) is None]

    def might(self, game: Court, seat: Seat, window: Window) -> bool:
        unseen = {TITLES[card] for card in CARDS if card not in game.discarded}
        return bool(game.hand[seat]) and any(broken(game, seat, EVENTS[title], window) is None for title in unseen)

    def use(self, game: Court, seat: Seat, move: Play, window: Window) -> None:
        text = EVENTS[TITLES[move.card]]
        game.hand[seat] = without(game.hand[seat], (move.card,))
        game.discarded += (move.card,)
        game.gold[seat] -= text.cost
        game.show((move.card,), game.order)
        game.tell(Played(seat, move.card))
        game.then(operation(text, seat, window.about))


class UseText(Ability):
    """The text of a character in play: once for each time that its condition is met."""

    moves = (Use,)
    once = True

    def __init__(self, character: Character) -> None:
        self.character, self.text, self.id = character, TEXT[character], CHARACTER_NAMES.write(character)
        self.moments = (self.text.moment,)

    def concerns(self, move: Move) -> bool:
        return move == Use(self.character)

    def why_not(self, game: Court, seat: Seat, move: Use, window: Window) -> Refusal | None:
        if OWNER[self.character] != seat or self.character not in game.in_play:
            return refuse("response.when", character=self.id)
        return broken(game, seat, self.text, window)

    def uses(self, game: Court, seat: Seat, window: Window) -> Iterable[Move]:
        return [use for use in (Use(self.character),) if self.why_not(game, seat, use, window) is None]

    def use(self, game: Court, seat: Seat, move: Use, window: Window) -> None:
        game.tell(Used(seat, self.character))
        game.then(operation(self.text, seat, window.about))


class Act(Offer, frozen=True):
    abilities = Abilities(PlayEvent(), *map(UseText, CHARACTERS))


class OfferActions(Procedure, frozen=True):
    turn: int

    def run(self, game: Court) -> None:
        Act.open(game, "action", game.order, about=self.turn)


class EndTurn(Procedure, frozen=True):
    """Most power wins; of equals, the player whose turn it was."""

    turn: int

    def run(self, game: Court) -> None:
        player = game.frame(Turn, self.turn).player
        places = sorted((player, Seat(1 - player)), key=lambda seat: -game.power[seat])
        game.finish([[seat] for seat in places], *(("whose-turn",) if game.power[0] == game.power[1] else ()))


# -- the table ----------------------------------------------------------------------------------------


class Deal(Procedure, frozen=True):
    def run(self, game: Court) -> None:
        game.first = Seat(game.draw(2, "first player"))
        game.deck = game.shuffle(game.deck, "events")
        for seat in game.order:
            game.hand[seat], game.deck = game.deck[:HAND], game.deck[HAND:]
            game.gold[seat], game.power[seat] = game.draw(4, "gold"), 8 + game.draw(6, "power")
            game.show(game.hand[seat], (seat,))
        game.open(Turn(player=game.order[1]), OfferActions, EndTurn)


def set_up(players: int, options: Options) -> Court:
    game = Court(hand=[(), ()], gold=[0, 0], power=[0, 0], known=[0] * len(CARDS))
    game.then(Deal())
    return game


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Court:
    """The turn of the second player, just before the moment: what each of the two holds, in the order of the seats."""
    game = set_up(players, options)
    game.agenda.clear()
    game.first = Seat(SEATS.index(position["first"]))
    game.gold, game.power = list(position["gold"]), list(position["power"])
    game.in_play = tuple(Character(CHARACTER_NAMES.read(name)) for name in position["in_play"])
    game.discarded = tuple(Card(CARD_NAMES.read(name)) for name in position.get("discarded", ()))
    game.hand = [tuple(Card(CARD_NAMES.read(name)) for name in hand) for hand in position["hands"]]
    game.deck = without(CARDS, (*game.discarded, *game.hand[0], *game.hand[1]))
    for seat in game.order:
        game.show((*game.hand[seat], *game.discarded), (seat,))
    game.open(Turn(player=game.order[1]), OfferActions, EndTurn)
    return game


class CourtView(msgspec.Struct, frozen=True):
    first: str
    in_play: list[str]
    doomed: list[str]
    power: list[int]
    gold: list[int]
    hand: list[str]
    """The viewer's own; of the others only the size is seen."""
    hand_sizes: list[int]
    discarded: list[str]


def view(game: Court, seat: Seat | None) -> CourtView:
    kills = [frame for frame in game.frames if isinstance(frame, Kill)]
    return CourtView(
        first=SEATS[game.first],
        in_play=list(map(CHARACTER_NAMES.write, game.in_play)),
        doomed=[CHARACTER_NAMES.write(each) for kill in kills for each in kill.doomed if each in game.in_play],
        power=game.power.copy(),
        gold=game.gold.copy(),
        hand=[] if seat is None else list(map(CARD_NAMES.write, game.hand[seat])),
        hand_sizes=list(map(len, game.hand)),
        discarded=list(map(CARD_NAMES.write, game.discarded)),
    )


def determinize(game: Court, seat: Seat | None, rng: Random) -> None:
    piles = redeal(game.known, seat, rng, (*game.hand, game.deck))
    game.hand[0], game.hand[1], game.deck = (tuple(map(Card, pile)) for pile in piles)


def hidden(game: Court, seat: Seat | None) -> dict[str, Any]:
    piles = {"stark": game.hand[0], "lannister": game.hand[1], "deck": game.deck}
    places = {f"{pile} {place}": card for pile, cards in piles.items() for place, card in enumerate(cards)}
    unknown = {place: card for place, card in places.items() if not game.knows(seat, card)}
    return unknown if len(unknown) > 1 else {}


def invariants(game: Court) -> Iterator[str]:
    """What must hold at every decision."""
    if sorted((*game.hand[0], *game.hand[1], *game.deck, *game.discarded)) != list(CARDS):
        yield "an event is lost or doubled"
    if min(game.gold) < 0:
        yield f"somebody owes gold: {game.gold}"
    if max(game.power) >= VICTORY and game.outcome is None:
        yield f"with power {game.power} the match should be over"
    if any(not game.knows(seat, card) for seat in game.order for card in (*game.hand[seat], *game.discarded)):
        yield "somebody doesn't know a card of his own, or a discarded one"


GAME = register(
    Definition(
        id="moment-kill",
        titles={"en": "Two at once", "pl": "Dwoje naraz"},
        players=(2,),
        rules_version=1,
        package=__name__,
        state=Court,
        names={Card: CARD_NAMES, Character: CHARACTER_NAMES},
        seats=lambda players, options: SEATS,
        set_up=set_up,
        view=view,
        determinize=determinize,
        hidden=hidden,
        invariants=invariants,
        scenario=scenario,
    )
)
