"""The language in which the rules of the card game are tested: positions, moves and readings that read as play.

    game = scenario(stark=side("jon-snow", "stark-escort~"), lannister=side("the-hound", hand=["insidious-ways"]))
    game.challenge("lannister", "military", "the-hound").defend("jon-snow")

A card in play is written with its name and signs: `~` kneels, `+2` has 2 power, `=1` has a duplicate, `@jon-snow` is
attached to him. A position starts with the challenges phase, and both revealed plots have claim 1 and nothing that
lasts, unless the test says otherwise. Seats pass by themselves where they can do nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import maester
from maester.games.cardgame.costs import cost
from maester.games.cardgame.court import Court
from maester.games.cardgame.plot_values import claim
from maester.games.cardgame.texts import KEYWORDS, Card, Title
from maester.games.cardgame.values import icons, keywords, strength, strength_lines
from tests.games.language import Language

PLAIN_PLOTS = {"stark": "plot-winter-festival", "lannister": "plot-counting-favors"}
SIGNS = re.compile(r"(?P<card>[a-z0-9-]+)(?P<signs>(?:~|\+\d+|=\d+|@[a-z0-9-]+)*)")


def side(*in_play: str, **things: Any) -> dict[str, Any]:
    """What a House has: cards in play, and fields of the position (`hand`, `gold`, `banner`, `plot`, `deck`…)."""
    return {"in_play": [_in_play(text) for text in in_play], **things}


def _in_play(text: str) -> dict[str, Any]:
    found = SIGNS.fullmatch(text)
    assert found, text
    entry: dict[str, Any] = {"card": found["card"]}
    for sign in re.findall(r"~|\+\d+|=\d+|@[a-z0-9-]+", found["signs"]):
        if sign == "~":
            entry["kneeling"] = True
        elif sign[0] in "+=":
            entry["power" if sign[0] == "+" else "duplicates"] = int(sign[1:])
        else:
            entry["on"] = sign[1:]
    return entry


def scenario(
    *,
    stark: dict[str, Any] | None = None,
    lannister: dict[str, Any] | None = None,
    phase: str = "challenges",
    first: str = "stark",
    round: int = 2,
    seed: int = 1,
    answer_forced: bool = True,
    **options: Any,
) -> Play:
    """A match from a position."""
    players = {"stark": stark or side(), "lannister": lannister or side()}
    if phase != "plot":
        players = {house: {"plot": PLAIN_PLOTS[house], **things} for house, things in players.items()}
    position = {"phase": phase, "first": first, "round": round, "players": players}
    return Play(maester.scenario("cardgame", position, 2, seed, options, answer_forced=answer_forced))


def new_game(seed: int = 1, answer_forced: bool = True, **options: Any) -> Play:
    """A match from its beginning."""
    return Play(maester.new_match("cardgame", 2, seed, options, answer_forced=answer_forced))


class Play(Language):
    """A match of the card game in the words of a test."""

    quiet = (*Language.quiet, "end turn")

    @property
    def court(self) -> Court:
        court = self.match.game
        assert isinstance(court, Court)
        return court

    def card(self, name: str) -> Card:
        return Card(self.court.box.card_names.read(name))

    # -- playing -----------------------------------------------------------------------------------

    def play(self, house: str, *moves: str) -> Self:
        """Plays typed moves of a House."""
        return self.answer(house, *moves)

    def why_not(self, house: str, move: str) -> str | None:
        """The rule against a move, or None."""
        refusal = self.match.why_not(house, move)
        return None if refusal is None else refusal.rule

    def asks(self, house: str, kind: str = "act", moment: str | None = None) -> bool:
        """Is the House asked this question, in a window at this moment?"""
        if not super().asks(house, kind):
            return False
        return moment is None or self.match.decision(house).prompt.values["moment"] == moment

    def can(self, house: str, move: str) -> bool:
        """Is the House asked, and may it answer so?"""
        return house in self.asked() and move in self.options(house)

    def until(self, house: str, move: str) -> Self:
        """Goes on quietly until the House may answer so."""
        return self.rest(lambda game: game.can(house, move))

    def phase(self, name: str) -> Self:
        """Goes on quietly to the first question of a phase (of the next round, if it is this one)."""
        rounds = self.court.round
        here = self.now == name
        return self.rest(lambda game: game.now == name and (not here or game.court.round > rounds))

    @property
    def now(self) -> str:
        """The phase."""
        return str(self.view()["phase"])

    def challenge(self, house: str, icon: str, *attackers: str) -> Self:
        """Initiates a challenge with these attackers; Stealth is used later, or not."""
        self.until(house, f"challenge {icon}").play(house, f"challenge {icon}")
        return self._declare(house, attackers, "declare-attackers")

    def defend(self, *defenders: str) -> Self:
        """Declares these defenders, or none."""
        self.rest(lambda game: game.question() == "declare-defenders" or game.is_resolved)
        if defenders:
            self._declare(self.asked()[0], defenders, "declare-defenders")
        elif self.question() == "declare-defenders":
            self.play(self.asked()[0], "pass")
        return self

    @property
    def is_resolved(self) -> bool:
        """Is no challenge going on, or is it decided?"""
        return self.court.challenge is None or self.court.challenge.resolved

    def _declare(self, house: str, cards: Sequence[str], question: str) -> Self:
        for card in cards:
            # The only one who can attack is declared without a question.
            if self.asks(house, question):
                self.play(house, f"declare {card}")
        if self.asks(house, question):
            self.play(house, "pass")
        told = self.events("challenge-initiated" if question == "declare-attackers" else "defenders-declared")
        assert told, f"{cards} aren't declared: {self}"
        assert set(cards) <= set(told[-1]["cards"]), f"{cards} aren't declared: {self}"
        return self

    def resolve(self) -> Self:
        """Goes on quietly to the end of the challenge."""
        return self.rest(lambda game: game.court.challenge is None)

    # -- reading -----------------------------------------------------------------------------------

    def names(self, cards: Sequence[Card]) -> list[str]:
        return [self.court.box.card_names.write(card) for card in cards]

    def titles(self, cards: Sequence[Card]) -> list[str]:
        return [self.court.box.title_ids[self.court.box.title_of[card]] for card in cards]

    def in_play(self, house: str) -> list[str]:
        return self.names(self.court.in_play[self.seat(house)])

    def hand(self, house: str) -> list[str]:
        return sorted(self.titles(self.court.hand[self.seat(house)]))

    def discard(self, house: str) -> list[str]:
        return self.titles(self.court.discard[self.seat(house)])

    def dead(self, house: str) -> list[str]:
        return self.titles(self.court.dead[self.seat(house)])

    def deck(self, house: str) -> list[str]:
        return self.titles(self.court.deck[self.seat(house)])

    def gold(self, house: str) -> int:
        return self.court.gold[self.seat(house)]

    def banner(self, house: str) -> int:
        return self.court.banner[self.seat(house)]

    def power(self, house: str) -> int:
        return self.court.power(self.seat(house))

    def power_on(self, card: str) -> int:
        return self.court.power_on[self.card(card)]

    def kneels(self, card: str) -> bool:
        return not self.court.is_standing(self.card(card))

    def strength(self, card: str) -> int:
        return strength(self.court, self.card(card))

    def strength_lines(self, card: str) -> list[tuple[int, str]]:
        return [(value, source) for value, source in strength_lines(self.court, self.card(card))]

    def has(self, card: str, word: str) -> bool:
        """Has the card this keyword, or this icon?"""
        if word in KEYWORDS:
            return bool(keywords(self.court, self.card(card)) >> KEYWORDS.index(word) & 1)
        return bool(icons(self.court, self.card(card)) >> ("military", "intrigue", "power").index(word) & 1)

    def claim(self, house: str) -> int:
        return claim(self.court, self.seat(house))

    def cost(self, house: str, title: str) -> int:
        """What playing the card from hand would cost now."""
        seat = self.seat(house)
        title_number = self.court.box.title_names.read(title)
        return cost(self.court, seat, self.court.copy_in(self.court.hand[seat], Title(title_number)))

    def attackers(self) -> list[str]:
        return self.names(self.court.challenge.attackers) if self.court.challenge else []

    def defenders(self) -> list[str]:
        return self.names(self.court.challenge.defenders) if self.court.challenge else []

    def plot(self, house: str) -> str:
        return self.titles([self.court.plot[self.seat(house)]])[0]

    def plot_deck(self, house: str) -> list[str]:
        return self.titles(self.court.plot_deck[self.seat(house)])

    def told(self, *kinds: str) -> list[str]:
        """The kinds of events in their order, of these kinds only."""
        return [event["event"] for event in self.events() if event["event"] in kinds]

    @property
    def winner(self) -> str | None:
        return self.match.result.places[0][0] if self.match.result else None
