"""Help at the table: what can be typed, the rules behind a question, rules and cards by their words, hints."""

from __future__ import annotations

from maester.cli.cards import card_text, matching
from maester.cli.pictures import Picture
from maester.cli.screen import Screen
from maester.cli.sentences import rule_text
from maester.engine import CardInfo, Definition, Seat
from maester.rulebook import catalogue, fold

MOST_RULES = 8
MOST_CARDS = 3
FIRST = "first"
"""`? first` tells how a first round goes; in every language."""
FIRST_GUIDE = "guide-first"
"""The game's message for it."""
TYPED = "typed"
"""The part of a hint that speaks of what is typed here: no other table says it."""


class Guide:
    """Explains a game to those who play it. Everybody gets the hint to a kind of question once."""

    def __init__(self, definition: Definition, screen: Screen, picture: Picture, *, hints: bool) -> None:
        self._definition = definition
        self._screen = screen
        self._picture = picture
        self._hints = hints
        self._hinted: set[tuple[Seat, str]] = set()

    def welcome(self) -> None:
        """Says to newcomers where to begin."""
        if self._hints and self._screen.words.has(FIRST_GUIDE):
            self._screen.note("play-newcomer")

    def hint(self, seat: Seat, kind: str) -> None:
        """What people usually do when they are asked this, the first time that this one is asked."""
        if self._hints and (seat, kind) not in self._hinted and (tip := self._tip(kind)):
            self._hinted.add((seat, kind))
            self._screen.write(tip, "italic")

    def answer(self, wanted: str, kind: str, example: str, file: str) -> None:
        """What stands behind a question mark: nothing, `first`, or words."""
        screen = self._screen
        if not wanted:
            self._commands(example, file)
            self._rules_of(kind)
        elif wanted.lower() == FIRST and screen.words.has(FIRST_GUIDE):
            screen.note(FIRST_GUIDE)
        else:
            self._look_up(wanted)

    def _commands(self, example: str, file: str) -> None:
        screen = self._screen
        screen.note("play-guide", example=example, file=file)
        if self._definition.play.stops is not None:
            screen.note("play-guide-windows")
        if names := self._picture.names():
            screen.note("play-guide-parts", names=", ".join(names), also=self._picture.also())
        if self._picture.inspect is not None:
            screen.note("play-guide-measure")
        if screen.words.has(FIRST_GUIDE):
            screen.note("play-guide-first")

    def _rules_of(self, kind: str) -> None:
        """The rules behind the present question, and its hint again."""
        screen = self._screen
        rules = [rule for id in self._picture.rules(kind) if (rule := catalogue(self._definition.id).rule(id))]
        if tip := self._tip(kind):
            screen.write()
            screen.write(tip)
        if rules:
            screen.write()
            screen.note("play-question-rules")
        for rule in rules:
            screen.write(rule_text(rule, screen.language))

    def _tip(self, kind: str) -> str | None:
        """The hint to a kind of question, with what can be typed to know more; None if there is none."""
        words, message_id = self._screen.words, f"hint-{kind}"
        if not words.has(message_id):
            return None
        typed = words.attributes(message_id).get(TYPED, "")
        return words.say("play-tip", {"tip": f"{words.say(message_id)} {typed}".rstrip()})

    def show_cards(self, wanted: str) -> bool:
        """Shows the cards that are called so, whatever is asked at the moment; False if there are none."""
        cards = [card for card in matching(self._definition, wanted) if _is_called(card, wanted)]
        for card in cards[:MOST_CARDS]:
            self._screen.write(card_text(self._definition, card, self._screen.language))
        return bool(cards)

    def _look_up(self, wanted: str) -> None:
        screen = self._screen
        found = catalogue(self._definition.id).find(wanted, screen.language)
        # Whoever types a card's name wants that card, not those that speak of it.
        cards = sorted(matching(self._definition, wanted), key=lambda card: not _is_called(card, wanted))
        for card in cards[:MOST_CARDS]:
            screen.write(card_text(self._definition, card, screen.language))
        for rule in found[:MOST_RULES]:
            screen.write(rule_text(rule, screen.language))
        if not found and not cards:
            screen.note("play-no-rule", words=wanted)
        elif len(found) > MOST_RULES:
            screen.note("play-more-rules", count=len(found) - MOST_RULES)


def _is_called(card: CardInfo, wanted: str) -> bool:
    """Do all of these words occur in the card's id or names?"""
    names = fold(" ".join((card.id, *card.names.values())))
    return all(word in names for word in fold(wanted).split())
