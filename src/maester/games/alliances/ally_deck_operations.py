"""Looking at the top of the ally deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from maester.engine import Event, Procedure, Refusal, Seat
from maester.games.alliances.abilities import MUST_CHOOSE, AbilityInUse, ResolvedOperation
from maester.games.alliances.ally_cards import AllyRevealed, kill, show_allies
from maester.games.alliances.ally_operations import AllyChoice
from maester.games.alliances.box import Ally
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import RESOLVED, HowMany, Number, counted


class AlliesLookedAt(Event, frozen=True):
    """A leader looked at the top of the ally deck."""

    leader: Seat
    number: int
    allies: tuple[Ally, ...] | None = None


class AlliesPutBack(Event, frozen=True):
    """Cards that were looked at were put back."""

    leader: Seat
    top: int
    bottom: int


class LookAlliesOperation(ResolvedOperation, frozen=True, tag="look_allies"):
    """'You' look at the top cards, kill some, put some on the bottom, and the others back in any order."""

    moments = RESOLVED
    n: HowMany
    back: Literal["any_order"]
    kill: Number = 0
    bottom: Number = 0
    up_to: bool = False

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        """With open allies the next card of the row is the first of them (p. 11)."""
        ability.from_row = bool(game.row)
        first, game.row = (game.row[:1], game.row[1:]) if game.row else ((), ())
        rest = counted(self.n) - len(first)
        ability.allies = (*first, *game.ally_deck[:rest])
        game.ally_deck = game.ally_deck[rest:]
        if not ability.allies:
            return
        you, box = ability.you, game.box
        ability.done = True
        if len(ability.allies) > 1:
            game.forget((box.first_ally + ally for ally in ability.allies), (you,))
        show_allies(game, ability.allies, (you,))
        whole = AlliesLookedAt(you, len(ability.allies), ability.allies)
        game.tell(whole, to=(you,), otherwise=AlliesLookedAt(you, len(ability.allies)))
        steps: tuple[AllyChoice | Procedure, ...] = tuple(KillLooked(number) for _ in range(self.kill))
        steps += tuple(SinkLooked(number) for _ in range(self.bottom))
        game.then(*steps, OrderLooked(number), PutAlliesBack(number))


class LookedChoice(AllyChoice, frozen=True):
    """One of the cards that are looked at."""

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Ally]:
        return sorted(self.frame(game).allies)

    def take(self, game: Realm, ally: Ally) -> AbilityInUse:
        ability = self.frame(game)
        ability.allies = tuple(one for one in ability.allies if one != ally)
        return ability

    def not_among(self, game: Realm, seat: Seat, ally: Ally) -> Refusal:
        return MUST_CHOOSE


class KillLooked(LookedChoice, frozen=True):
    """Kills one of the allies that are looked at."""

    rules = ("card.ilyn-payne", "kill.dead-pile")

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        ability = self.take(game, ally)
        ability.killed += (ally,)
        kill(game, ally)


class SinkLooked(LookedChoice, frozen=True):
    """Puts one of the allies that are looked at on the bottom of the deck."""

    rules = ("ruling.must-and-may", "open.look-at-top")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.operation(game).up_to else MUST_CHOOSE

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        self.take(game, ally).at_bottom += (ally,)


class OrderLooked(LookedChoice, frozen=True):
    """The next of the others is put back, the one that will come first as the first."""

    rules = ("card.patchface", "open.look-at-top", "ruling.open-put-back")

    def among(self, game: Realm) -> Iterable[Ally]:
        looked = self.frame(game).allies
        return sorted(looked) if len(looked) > 1 else ()

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        self.take(game, ally).on_top += (ally,)
        game.then(OrderLooked(self.ability))


class PutAlliesBack(Procedure[Realm], frozen=True):
    """The cards lie on the deck again; one of them fills the place in the row, faceup."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        back = (*ability.on_top, *ability.allies)
        game.tell(AlliesPutBack(ability.you, len(back), len(ability.at_bottom)))
        if ability.from_row and back:
            show_allies(game, back[:1])
            game.tell(AllyRevealed(back[0]))
            game.row = (back[0], *game.row)
            back = back[1:]
        game.ally_deck = (*back, *game.ally_deck, *ability.at_bottom)
        ability.allies = ability.on_top = ability.at_bottom = ()
