"""What the games whose cards stand in one replaceable file have in common: reading it, and telling one from another.

An owner's file may be whole, or an overlay: `"overlay": true`, and in each section only the cards that are other than
the game's own. A card of a known id gets the fields that are named there (null takes a field away), one of a new id is
added as it stands, and those whose ids are listed under `removed` are left out. The names and sizes beside the cards
are overlaid in the same way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from maester.engine.card_entries import bad_card
from maester.errors import BadData, shown

OVERLAY: Final = "overlay"
REMOVED: Final = "removed"


def digest(content: Mapping[str, Any]) -> str:
    """A fingerprint of what a card file says; blanks and the order of keys don't count."""
    plain = msgspec.json.encode(content, order="sorted")
    return hashlib.blake2b(plain, digest_size=16).hexdigest()


def digest_in_play(content: Mapping[str, Any], only_read: Collection[str]) -> str:
    """A fingerprint of what in a card file changes play: all but what stands behind these keys, wherever they are,
    which only people read. A key that isn't named there counts.
    """
    return digest(_without(content, frozenset(only_read)))


def _without(content: Any, keys: frozenset[str]) -> Any:
    if isinstance(content, Mapping):
        return {key: _without(value, keys) for key, value in content.items() if key not in keys}
    return [_without(one, keys) for one in content] if isinstance(content, list) else content


def content_of(data: bytes, game: str, own: bytes) -> dict[str, Any]:
    """The content of a card file of that game, whose cards are still to be checked; raises BadData. If it is an overlay
    the rest is taken from the game's own file.
    """
    content = _read(data)
    if not isinstance(content, dict) or content.get("game") != game:
        raise BadData("card-file-foreign")
    return overlaid(_read(own), content) if content.get(OVERLAY) is True else content


def unknown_word(vocabulary: Any, known: Any, place: str = "vocabulary") -> str | None:
    """The first word of a file's vocabulary that the program doesn't know; a file may do with fewer than there are.
    What stands beside a word explains it to people, and may say it otherwise.
    """
    if isinstance(vocabulary, dict):
        if not isinstance(known, dict):
            return place
        for word, meaning in vocabulary.items():
            if word not in known:
                return f"{place}.{word}"
            if (found := unknown_word(meaning, known[word], f"{place}.{word}")) is not None:
                return found
    elif isinstance(vocabulary, list):
        if not isinstance(known, list):
            return place
        return next((f"{place}.{word}" for word in vocabulary if word not in known), None)
    return None


def _read(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadData("card-file-unreadable", reason=str(error)) from None


def overlaid(own: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A whole file with the changes of an overlay; raises BadData, also for an id to be removed that isn't there."""
    content = dict(own)
    for section, change in changes.items():
        before = own.get(section)
        if section in (OVERLAY, REMOVED, "game"):
            continue
        if isinstance(before, list):
            content[section] = _overlaid_cards(section, before, change)
        elif isinstance(before, dict) and isinstance(change, dict):
            content[section] = _overlaid_fields(before, change)
        else:
            content[section] = change
    return _remove(content, changes.get(REMOVED, []))


def _overlaid_cards(section: str, before: list[dict[str, Any]], changed: Any) -> list[Any]:
    if not isinstance(changed, list) or not all(isinstance(card, dict) and "id" in card for card in changed):
        raise _wrong(section, "shape", section)
    cards = {card["id"]: card for card in before}
    for card in changed:
        cards[shown(card["id"])] = _overlaid_fields(cards.get(shown(card["id"]), {}), card)
    return list(cards.values())


def _overlaid_fields(before: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in {**before, **changed}.items() if value is not None}


def _remove(content: dict[str, Any], ids: Any) -> dict[str, Any]:
    if not isinstance(ids, list):
        raise _wrong(REMOVED, "shape", REMOVED)
    sections = [section for section, cards in content.items() if _are_cards(cards)]
    known = {card["id"] for section in sections for card in content[section]}
    for id in ids:
        if id not in known:
            raise _wrong(REMOVED, "dangling", id)
    kept = {section: [card for card in content[section] if card["id"] not in ids] for section in sections}
    return {**content, **kept}


def _are_cards(section: Any) -> bool:
    """Do cards stand in a section, each with its id? Other lists are for the reader."""
    return isinstance(section, list) and all(isinstance(card, dict) and "id" in card for card in section)


def _wrong(place: str, problem: str, detail: object) -> BadData:
    return bad_card(place, problem, detail)
