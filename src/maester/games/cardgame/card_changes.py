"""The operations that change cards in play: their strength, icons and keywords, or whether they say anything at all."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from maester.engine import Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import (
    ICONS,
    KEYWORDS,
    Amount,
    Card,
    ChangesCards,
    ChangesCardsWhile,
    IconWord,
    KeywordWord,
    UntilWord,
    bits,
    counted,
)

if TYPE_CHECKING:
    from maester.games.cardgame.resolving import Resolving


class ChangeStrength(ChangesCardsWhile, frozen=True, kw_only=True, tag="strength"):
    """Changes the strength of characters by an amount, or by an amount for each of something."""

    amount: Amount
    amount_per: (
        Literal["gold_in_your_pool", "other_participating_stark_characters_you_control", "your_attachments_on_it"]
        | None
    ) = None
    fixed: bool = False
    until: UntilWord | None = None

    @cached_property
    def constant_amount(self) -> int:
        """The amount in a constant text, for which nothing is paid."""
        return counted(self.amount)

    def apply(self, game: Court, frame: Resolving) -> None:
        """Counted once, now, if it is fixed; otherwise anew all the time."""
        for card in frame.meant(game, self.what):
            amount = counted(self.amount, frame.x)
            if self.fixed:
                amount *= self.times(game, card, frame.seat)
            frame.begin(game, self, self.until, (card,), amount)

    def times(self, game: Court, card: Card, seat: Seat) -> int:
        """How many there are of what the amount is counted by."""
        if self.amount_per is None:
            return 1
        if self.amount_per == "gold_in_your_pool":
            return game.gold[seat]
        if self.amount_per == "your_attachments_on_it":
            return sum(game.owner(one) == seat for one in game.attachments(card))
        challenge, box = game.challenge, game.box
        if challenge is None:
            return 0
        participants = (*challenge.attackers, *challenge.defenders)
        return sum(one != card and box.house[one] == "stark" and game.owner(one) == seat for one in participants)


class CountsNoStrength(ChangesCards, frozen=True, tag="counts_no_strength"):
    """A character adds nothing to the total of its side; its strength doesn't change."""

    until: UntilWord

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            frame.begin(game, self, self.until, cards)


class GainIcon(ChangesCards, frozen=True, tag="gain_icon"):
    """A character has these icons besides its own."""

    icons: tuple[IconWord, ...]

    @cached_property
    def bits(self) -> int:
        return bits(ICONS, self.icons)


class GainKeyword(ChangesCards, frozen=True, tag="gain_keyword"):
    """A card has these keywords besides its own."""

    keywords: tuple[KeywordWord, ...] | Literal["lost"]
    """Lost: those that a card lost by the operation before."""
    until: UntilWord | None = None

    @cached_property
    def bits(self) -> int:
        return bits(KEYWORDS, () if self.keywords == "lost" else self.keywords)

    def apply(self, game: Court, frame: Resolving) -> None:
        gained = frame.lost if self.keywords == "lost" else self.bits
        cards = frame.meant(game, self.what)
        if cards and gained:
            frame.begin(game, self, self.until, cards, keywords=gained)


class LoseKeyword(ChangesCards, frozen=True, tag="lose_keyword"):
    """A card is without these keywords for a time, whatever gives them (ruling.lost-keyword)."""

    keywords: tuple[KeywordWord, ...]
    until: UntilWord

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            lost = bits(KEYWORDS, self.keywords)
            frame.note_lost(game, cards, lost)
            frame.begin(game, self, self.until, cards, keywords=lost)


class BlankText(ChangesCards, frozen=True, tag="blank_text"):
    """A card is treated as if its printed keywords and printed text were not there (ruling.blank-text)."""

    blanks: ClassVar[bool] = True
