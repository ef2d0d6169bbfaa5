"""Tactics cards in a terminal: the own hand with its texts, what is known of the other's, and the discard piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from maester.cli.boards.miniatures_words import FieldWords
from maester.cli.pictures import Part, View


def hand_parts(words: FieldWords, offered: Sequence[View]) -> Sequence[Part]:
    """The own hand with what could be played now; of each other player how many cards, and which they could be."""
    parts = [_own_hand(words, player, offered) for player in words.players() if player["seat"] == words.seat]
    return [*parts, *(_other_hand(words, player) for player in words.players() if player["seat"] != words.seat)]


def _own_hand(words: FieldWords, player: View, offered: Sequence[View]) -> Part:
    title = words.say("picture-title-own-hand", count=player["hand_size"], limit=player["hand_limit"])
    lines = [words.say("picture-no-deck")] if not player["deck_list"] else []
    for card, count in Counter[str](player["hand"]).items():
        lines.append(words.say("picture-card", card=_times(words, card, count), text=words.say(f"text-card-{card}")))
        lines += _now(words, card, offered)
    left = Counter[str](player["in_hand_or_deck"]) - Counter[str](player["hand"])
    if player["deck_list"]:
        lines.append(words.say("picture-own-deck", count=player["deck_size"], cards=titles(words, left)))
    return Part(title, lines=tuple(lines))


def _now(words: FieldWords, card: str, offered: Sequence[View]) -> Iterable[str]:
    """In which ways the card could be played at this moment."""
    plays = [move for move in offered if move["move"] == "play-card" and move["card"] == card]
    for targets in dict.fromkeys(tuple(move["targets"]) for move in plays):
        yield words.say("picture-card-now", targets=words.names(targets) if targets else None)


def _other_hand(words: FieldWords, player: View) -> Part:
    title = words.say("picture-title-other-hand", seat=player["seat"], count=player["hand_size"])
    if not player["deck_list"]:
        return Part(title, lines=(words.say("picture-no-deck"),))
    known = Counter[str](card for card in player["hand"] if card is not None)
    lines = [words.say("picture-known-cards", cards=titles(words, known))] if known else []
    left = Counter[str](player["in_hand_or_deck"]) - known
    lines.append(words.say("picture-possible-cards", count=player["deck_size"], cards=titles(words, left)))
    return Part(title, lines=tuple(lines))


def discard_parts(words: FieldWords) -> Sequence[Part]:
    """The discard piles, the last card of each first."""
    lines = []
    for player in words.players():
        pile = [words.say(f"card-{card}") for card in reversed(player["discard"])]
        lines.append(words.say("picture-discard", seat=player["seat"], cards=", ".join(pile) or None))
    return [Part(words.say("picture-title-discard"), lines=tuple(lines))]


def titles(words: FieldWords, cards: Counter[str]) -> str | None:
    """Cards by their names, each with its number if there are several of it; None if there are none."""
    return ", ".join(_times(words, card, count) for card, count in cards.items()) or None


def _times(words: FieldWords, card: str, count: int) -> str:
    name = words.say(f"card-{card}")
    return f"{name} ×{count}" if count > 1 else name
