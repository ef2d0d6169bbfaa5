"""Where components lie, declared once: each place says what lies there, whose it is, and who sees it.

From its places follow what a view shows of them, what `determinize` deals anew, what is `hidden` from a seat, and what
must hold of them at every decision. A game adds only what is special about its secrets, in `secrets.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from operator import attrgetter
from random import Random
from typing import Any, Generic, TypeVar

from maester.engine.game import Game
from maester.engine.knowledge import EVERYBODY, bit
from maester.engine.names import Seat
from maester.engine.protocol import Frame

G = TypeVar("G", bound=Game)
C = TypeVar("C", bound=int)


class SeenBy(Enum):
    """Who sees what lies in a place. Whoever else has learnt what a component is, is a matter of `known`."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    KNOWERS = "knowers"
    """It lies face down: those see it who have looked at it, or saw it before it was laid there."""
    NOBODY = "nobody"
    """Nobody has ever seen it."""


@dataclass(frozen=True, eq=False)
class ComponentKind(Generic[G, C]):
    """Components of one kind, as cards or tokens: small numbers, each of which lies in exactly one place.

    `numbers` are all that a match is played with. Each has its entry in `known`, the number 0 at `first`.
    `backs` tells for each number what its back looks like: components of different backs are never taken for one
    another. `printed` is what is on the face: those with the same can be exchanged and nobody sees a difference.
    """

    name: str
    numbers: Callable[[G], Sequence[C]]
    first: Callable[[G], int] = lambda game: 0
    backs: Callable[[G], Sequence[int]] | None = None
    printed: Callable[[G], Sequence[Any]] | None = None

    def written(self, game: G, component: C) -> str:
        """A component in a message for developers."""
        printed = "" if self.printed is None else f" ({self.printed(game)[component]})"
        return f"the {self.name} {component}{printed}"


@dataclass(frozen=True, eq=False)
class Place(Generic[G, C]):
    """A column of the state, or of a frame, in which components of a kind lie.

    A column that is a list holds several piles, one for each seat (council, deck), and these are numbered. Other
    columns hold one pile (a tuple), which has the number 0, or one component, where a negative number is none. In a
    frame the pile has the number of the frame.
    """

    name: str
    components: ComponentKind[G, C]
    seen_by: SeenBy
    frame: type[Frame] | None = None
    """It is in each frame of this kind."""
    column: str = ""
    """Its attribute, if that isn't the name."""
    owner: Callable[[G, int], Seat] = lambda game, number: Seat(number)
    """Whose the pile of a number is."""
    ordered: bool = True
    """False: in which order components lie tells nothing, and they are shown sorted."""
    back: int | None = None
    """Whatever lies here is known to be of this sort, though its back may look like others."""
    numbered_backs: bool = False
    """The pile of a number holds only components whose back has that number."""
    dealt: bool = True
    """False: what lies face down here follows from how the match was set up, or the game deals it anew by itself."""
    noted: bool = True
    """False: that what lies here is open is plain from the place, and isn't written in `known`."""
    when: Callable[[G, int], bool] | None = None
    """While this is false nothing lies in the pile of a number: the column only remembers what did, or it is
    another place."""
    is_open: bool = field(init=False)
    column_of: Callable[[Any], Any] = field(init=False)

    def __post_init__(self) -> None:
        if self.numbered_backs and self.components.backs is None:
            raise ValueError(f"the piles of {self.name} are told apart by their backs, and those are all alike")
        object.__setattr__(self, "is_open", self.seen_by is SeenBy.EVERYBODY)
        object.__setattr__(self, "column_of", attrgetter(self.column or self.name))

    # -- what lies there -------------------------------------------------------------------------

    def piles(self, game: G) -> list[tuple[int, tuple[C, ...]]]:
        """All piles with their numbers."""
        kind, found = self.frame, list[tuple[int, Any]]()
        if kind is None:
            column = self.column_of(game)
            found = list(enumerate(column)) if isinstance(column, list) else [(0, column)]
        elif game.frames:
            frames = enumerate(game.frames)
            found = [(number, self.column_of(frame)) for number, frame in frames if isinstance(frame, kind)]
        if self.when is not None:
            found = [one for one in found if self.when(game, one[0])]
        if found and not isinstance(found[0][1], tuple):
            found = [(number, _single(component)) for number, component in found]
        return found

    def pile(self, game: G, number: int = 0) -> tuple[C, ...]:
        """What lies in the pile of a number."""
        pile: Any = self.column_of(game if self.frame is None else game.frames[number])
        if isinstance(pile, list):
            pile = pile[number]
        return pile if isinstance(pile, tuple) else _single(pile)

    def contents(self, game: G) -> Iterator[C]:
        """All that lies there."""
        for _, pile in self.piles(game):
            yield from pile

    def lay(self, game: G, number: int, pile: tuple[C, ...]) -> None:
        """These lie in the pile of a number now."""
        holder: Any = game if self.frame is None else game.frames[number]
        column = self.column_of(holder)
        if isinstance(column, list):
            column[number] = pile
        else:
            setattr(holder, self.column or self.name, pile)

    # -- who sees it -----------------------------------------------------------------------------

    def seen(self, game: G, viewer: Seat | None, number: int = 0) -> Sequence[C | None]:
        """What the viewer sees of a pile: None for a component that it doesn't know."""
        pile = self.pile(game, number)
        if not self.ordered:
            shown = self.known_to(game, viewer, number)
            return (*shown, *[None] * (len(pile) - len(shown)))
        if self.is_open or not pile:
            return pile
        known, first, mine = game.known, self.components.first(game), bit(viewer)
        return [component if known[first + component] & mine else None for component in pile]

    def known_to(self, game: G, viewer: Seat | None, number: int = 0) -> Sequence[C]:
        """The components of a pile that the viewer sees or knows."""
        pile: Sequence[C] = self.pile(game, number)
        if not self.is_open and pile:
            known, first, mine = game.known, self.components.first(game), bit(viewer)
            pile = [component for component in pile if known[first + component] & mine]
        return pile if self.ordered else sorted(pile)

    def knowers(self, game: G, number: int) -> int:
        """Those (as bits) who know all that lies in the pile of a number, since it lies there."""
        if self.is_open:
            return EVERYBODY if self.noted else 0
        return bit(self.owner(game, number)) if self.seen_by is SeenBy.OWNER else 0


def _single(component: Any) -> tuple[Any, ...]:
    return () if component < 0 else (component,)


Unknown = tuple[Place[G, C], int, tuple[C, ...], list[C]]
"""A pile with something that a seat doesn't know: the place, the number, all that lies there, and the unknown of it."""
Deal = Callable[[G, "list[Unknown[G, C]]", Random], "list[C]"]
"""How the unknown components of some piles may lie instead: as many of them, pile by pile in the same order. It depends
on the generator, on which components these are and where the seat knows others, never on which of them lies where."""


class Dealing(Generic[G, C]):
    """Places among which the components that a seat doesn't know may be dealt anew."""

    def __init__(
        self, *places: Place[G, C], mentions: Sequence[Place[G, C]] = (), deal: Deal[G, C] | None = None
    ) -> None:
        """`mentions` are columns that name components which lie elsewhere. `deal` is needed where more is known of
        unknown components than their backs.
        """
        self.places = places
        self.mentions = mentions
        self.components = places[0].components
        self._deal: Deal[G, C] = deal or self._by_backs

    def redeal(self, game: G, seat: Seat | None, rng: Random) -> None:
        """Exchanges what the seat doesn't know. Whoever knew the component in a spot knows the new one there: that
        somebody looked at the top card may be common knowledge, which card it was is not.
        """
        piles = self.unknown(game, seat)
        before: list[C] = []
        for pile in piles:
            before += pile[3]
        if len(before) < 2:
            return
        after = self._deal(game, piles, rng)
        self._lay(game, piles, after)
        self._rename(game, before, after)
        known, first = game.known, self.components.first(game)
        knowers = [known[first + component] for component in before]
        if knowers.count(knowers[0]) < len(knowers):
            for component, mask in zip(after, knowers, strict=True):
                known[first + component] = mask

    def _lay(self, game: G, piles: list[Unknown[G, C]], after: list[C]) -> None:
        """Lays these in the place of the unknown components."""
        done = 0
        for place, number, pile, unknown in piles:
            new, done = after[done : done + len(unknown)], done + len(unknown)
            if len(new) < len(pile):
                gone = dict(zip(unknown, new, strict=True))
                new = [gone.get(component, component) for component in pile]
            place.lay(game, number, tuple(new))

    def _rename(self, game: G, before: list[C], after: list[C]) -> None:
        """What was dealt anew is named by its new number wherever it is only mentioned."""
        for mention in self.mentions:
            for number, pile in mention.piles(game):
                if pile:
                    now = dict(zip(before, after, strict=True))
                    mention.lay(game, number, tuple([now.get(component, component) for component in pile]))

    def unknown(self, game: G, seat: Seat | None) -> list[Unknown[G, C]]:
        """The piles in which something lies that the seat doesn't know."""
        first, mine = self.components.first(game), bit(seat)
        known = game.known[first:] if first else game.known
        found: list[Unknown[G, C]] = []
        for place in self.places:
            for number, pile in place.piles(game):
                if pile:
                    unknown = [component for component in pile if not known[component] & mine]
                    if unknown:
                        found.append((place, number, pile, unknown))
        return found

    def _by_backs(self, game: G, piles: list[Unknown[G, C]], rng: Random) -> list[C]:
        """Each component may lie wherever one with the same back lies."""
        if self.components.backs is None:
            everything = [component for pile in piles for component in pile[3]]
            everything.sort()
            rng.shuffle(everything)
            return everything
        backs = self.components.backs(game)
        pools: dict[int, list[C]] = {}
        for place, number, _, unknown in piles:
            if place.numbered_backs:
                pools.setdefault(number, []).extend(unknown)
            else:
                for component in unknown:
                    pools.setdefault(backs[component], []).append(component)
        for back in sorted(pools):
            pools[back].sort()
            rng.shuffle(pools[back])
        left = {back: iter(pool) for back, pool in pools.items()}
        after: list[C] = []
        for place, number, _, unknown in piles:
            if place.numbered_backs:
                after += islice(left[number], len(unknown))
            else:
                after += [next(left[backs[component]]) for component in unknown]
        return after

    def hidden(self, game: G, seat: Seat | None) -> dict[str, Any]:
        """What could be something else as far as the seat knows, by place: what is printed there."""
        components = self.components
        backs = None if components.backs is None else components.backs(game)
        printed = None if components.printed is None else components.printed(game)
        by_back: dict[int, dict[str, Any]] = {}
        for place, number, pile, components_there in self.unknown(game, seat):
            unknown = set(components_there)
            for spot, component in enumerate(pile):
                if component in unknown:
                    back = place.back if place.back is not None else 0 if backs is None else backs[component]
                    content = component if printed is None else printed[component]
                    by_back.setdefault(back, {})[f"{place.name} {number} {spot}"] = content
        return {
            spot: content
            for spots in by_back.values()
            if len(set(spots.values())) > 1
            for spot, content in spots.items()
        }


class Places(Generic[G]):
    """All places of a game, in the order in which their secrets are dealt anew."""

    def __init__(
        self,
        *places: Place[G, Any],
        mentions: Collection[Place[G, Any]] = (),
        deals: Mapping[ComponentKind[G, Any], Deal[G, Any]] | None = None,
    ) -> None:
        """`mentions` are columns that name hidden components without holding them; see `Dealing` for these and for
        `deals`.
        """
        self.all = places
        self.mentions = tuple(mentions)
        self.by_kind: dict[ComponentKind[G, Any], list[Place[G, Any]]] = {}
        for place in places:
            self.by_kind.setdefault(place.components, []).append(place)
        self._dealings = [
            Dealing(
                *(place for place in of_kind if place.dealt and not place.is_open),
                mentions=[mention for mention in self.mentions if mention.components is kind],
                deal=(deals or {}).get(kind),
            )
            for kind, of_kind in self.by_kind.items()
            if any(place.dealt and not place.is_open for place in of_kind)
        ]

    def determinize(self, game: G, seat: Seat | None, rng: Random) -> None:
        """Deals anew all that the seat doesn't know, each component among the spots where it could lie."""
        for dealing in self._dealings:
            dealing.redeal(game, seat, rng)

    def hidden(self, game: G, seat: Seat | None) -> dict[str, Any]:
        """The spots that could hold something else as far as the seat knows, and what is printed there."""
        return {spot: content for dealing in self._dealings for spot, content in dealing.hidden(game, seat).items()}

    def invariants(self, game: G) -> Iterator[str]:
        """What is wrong: components lost, doubled or where they can't be; too little or too much known of them."""
        for kind, places in self.by_kind.items():
            backs = None if kind.backs is None else kind.backs(game)
            found: list[Any] = []
            for place in places:
                for number, pile in place.piles(game):
                    found += pile
                    yield from _wrongly_known(game, place, number, pile)
                    if place.numbered_backs and backs is not None:
                        yield from (
                            f"{place.name} {number}: {kind.written(game, component)} has another back"
                            for component in pile
                            if backs[component] != number
                        )
            if sorted(found) != list(kind.numbers(game)):
                yield from _lost_or_doubled(game, kind, found)


def _wrongly_known(game: G, place: Place[G, C], number: int, pile: tuple[C, ...]) -> Iterator[str]:
    kind, first = place.components, place.components.first(game)
    must, may = place.knowers(game, number), 0 if place.seen_by is SeenBy.NOBODY else EVERYBODY
    for component in pile:
        known = game.known[first + component]
        if known & must != must:
            who = "everybody" if place.is_open else "its owner"
            yield f"{place.name} {number}: {kind.written(game, component)} isn't known to {who}"
        if known & ~may:
            yield f"{place.name} {number}: {kind.written(game, component)} is known, but nobody has seen it"


def _lost_or_doubled(game: G, kind: ComponentKind[G, C], found: list[C]) -> Iterator[str]:
    numbers = set(kind.numbers(game))
    for component, times in sorted(Counter(found).items()):
        if component not in numbers:
            yield f"the {kind.name} {component} doesn't belong to this match"
        elif times > 1:
            yield f"{kind.written(game, component)} lies in {times} places"
    for component in sorted(numbers.difference(found)):
        yield f"{kind.written(game, component)} is lost"
