"""All that happens, what texts do, and who may act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    Frame,
    Moments,
    Move,
    Occurrence,
    Offer,
    OfferResponses,
    PickSeveral,
    Procedure,
    Refusal,
    ResolveNext,
    Seat,
    Window,
    moments,
    occur,
    refuse,
)
from tests.engine.moments.kill.court import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    EVENTS,
    OWNER,
    TEXT,
    TITLES,
    VICTORY,
    Character,
    Choose,
    Court,
    Killed,
    Play,
    Played,
    PowerGained,
    Saved,
    Text,
    Use,
    Used,
    without,
)

# -- what happens -------------------------------------------------------------------------------------


class Turn(Frame, kw_only=True):
    """A player's turn while it lasts; both players act in it."""

    player: Seat


class Happening(msgspec.Struct, frozen=True, array_like=True):
    """What texts wait for: a killing, with those who were killed, or a gain of power."""

    kind: str
    characters: tuple[Character, ...] = ()


class Kill(Occurrence, kw_only=True):
    """Characters are killed, all at the same time; whoever is saved is doomed no longer."""

    saves = "save-kill"
    doomed: tuple[Character, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        game.in_play = without(game.in_play, self.doomed)
        if self.doomed:
            game.tell(Killed(self.doomed))
            yield Happening("kill", self.doomed)


class Gain(Occurrence, kw_only=True):
    """A player gains power; 15 win at once."""

    seat: Seat
    power: int

    def happen(self, game: Court) -> Iterable[Happening]:
        game.power[self.seat] += self.power
        game.tell(PowerGained(self.seat, self.power))
        if game.power[self.seat] >= VICTORY:
            game.finish([[self.seat], [Seat(1 - self.seat)]])
        yield Happening("power")


class Aftermath(moments.Aftermath, kw_only=True):
    """Each occurrence has its own, so it holds one happening at most."""

    happened: tuple[Happening, ...] = ()

    def moment(self, game: Court) -> str:
        return f"after-{self.happened[0].kind}"


class Passives(moments.Passives, kw_only=True):
    """The first player decides their order, whoever controls them."""

    pending: tuple[Character, ...]

    def decided_by(self, game: Court) -> Seat:
        return game.first


def happens(game: Court, occurrence: Occurrence) -> None:
    """The one way in which things happen: responses come after each occurrence."""
    game.open(Aftermath(), OfferResponses)
    occur(game, occurrence)


# -- what texts do ------------------------------------------------------------------------------------


class GainPower(Procedure, frozen=True):
    seat: Seat
    amount: int
    occurrence: int

    def possible(self, game: Court) -> bool:
        return True

    def run(self, game: Court) -> None:
        happens(game, Gain(seat=self.seat, power=self.amount))


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
        happens(game, Kill(doomed=characters))


class ChooseSaved(ChooseCharacters, frozen=True):
    """Of those who are about to be killed, whoever's they are, those who are chosen stay in play."""

    def among(self, game: Court) -> Iterable[Character]:
        return game.frame(Kill, self.occurrence).doomed

    def complete(self, game: Court, seat: Seat, characters: tuple[Character, ...]) -> None:
        kill = game.frame(Kill, self.occurrence)
        kill.doomed = without(kill.doomed, characters)
        game.tell(Saved(characters))


class OrderPassives(ResolveNext, frozen=True):
    """Passives that are set off at the same moment are resolved in the order that the first player decides."""

    move = Choose

    def label(self, character: Character) -> Character:
        return character

    def not_among(self, game: Court, seat: Seat, character: Character) -> Refusal:
        return refuse("ruling.legal-only-with-effect")

    def resolve(self, game: Court, character: Character) -> None:
        game.then(operation(TEXT[character], OWNER[character], self.passives))


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


class CourtMoments(Moments):
    """Who is asked, and what follows from what."""

    offer, aftermath, passives, ordering = Act, Aftermath, Passives, OrderPassives

    def order(self, game: Court) -> tuple[Seat, Seat]:
        return game.order

    def set_off(self, game: Court, happened: tuple[Happening, ...]) -> Iterable[Character]:
        killed = [character for one in happened for character in one.characters]
        able = {"killed": killed, "others-killed": game.in_play if killed else ()}
        return [character for character in CHARACTERS if character in able.get(TEXT[character].moment, ())]

    def is_awaited(self, game: Court, happening: Happening) -> bool:
        return True


Court.moments = CourtMoments()


class OfferActions(Procedure, frozen=True):
    turn: int

    def run(self, game: Court) -> Asked | None:
        return game.moments.open(game, "action", about=self.turn)


class EndTurn(Procedure, frozen=True):
    """Most power wins; of equals, the player whose turn it was."""

    turn: int

    def run(self, game: Court) -> None:
        player = game.frame(Turn, self.turn).player
        places = sorted((player, Seat(1 - player)), key=lambda seat: -game.power[seat])
        game.finish([[seat] for seat in places], *(("whose-turn",) if game.power[0] == game.power[1] else ()))
