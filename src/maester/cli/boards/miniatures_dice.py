"""What is being rolled for: a Charge, an attack, a test, added up line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maester.cli.boards.miniatures_words import FieldWords
from maester.cli.pictures import Part, View


def dice_parts(words: FieldWords) -> Sequence[Part]:
    """All that goes on, the outermost first; a line that says so if there is nothing."""
    table = words.table
    lines: list[str] = []
    if table["charge"] is not None:
        lines += _charge(words, table["charge"])
    for attack in table["attacks"]:
        lines += _attack(words, attack)
    if table["test"] is not None:
        lines += _test(words, table["test"])
    if table["roll"] is not None:
        lines += _roll(words, table["roll"])
    title = words.say("picture-title-dice")
    return [Part(title, lines=tuple(lines) or (words.say("picture-no-dice"),))]


def _charge(words: FieldWords, charge: View) -> Iterable[str]:
    yield words.say("picture-charging", unit=charge["unit"], target=charge["target"], side=charge["side"])
    if charge["die"]:
        yield words.say("picture-charge-die", die=charge["die"])


def _attack(words: FieldWords, attack: View) -> Iterable[str]:
    values = {key: attack[key] for key in ("attacker", "defender", "attack", "side")}
    yield words.say("picture-attack", **values)
    if attack["dice_lines"]:
        count = sum(value for value, _ in attack["dice_lines"])
        yield words.say("picture-attack-dice", count=count, lines=words.lines(attack["dice_lines"]))
    yield words.say("picture-to-hit", number=attack["to_hit"], lines=words.lines(attack["to_hit_lines"]) or None)
    if attack["defended"]:
        lines = words.lines(attack["defense_lines"]) or None
        yield words.say("picture-defense", number=attack["defense"], lines=lines)
    if attack["panic_lines"]:
        yield words.say("picture-panic", lines=words.lines(attack["panic_lines"]))
    if attack["keywords"]:
        yield words.say("picture-keywords", keywords=[words.source(name) for name in attack["keywords"]])
    if attack["rerolls"]:
        yield words.say("picture-rerolls", sources=[words.source(name) for name in attack["rerolls"]])
    if attack["dice"]:
        yield words.say("picture-attack-rolled", dice=list(attack["dice"]), hits=attack["hits"])
    if attack["defense_dice"]:
        yield words.say("picture-defense-rolled", dice=list(attack["defense_dice"]))


def _test(words: FieldWords, test: View) -> Iterable[str]:
    lines = words.lines(test["lines"]) or None
    yield words.say("picture-test", unit=test["unit"], panic=test["panic"], morale=test["morale"], lines=lines)
    if test["dice"]:
        yield words.say("picture-test-rolled", dice=list(test["dice"]))


def _roll(words: FieldWords, roll: View) -> Iterable[str]:
    yield words.say("picture-roll", purpose=roll["purpose"], unit=roll["unit"], dice=list(roll["dice"]))
    for number, seats in enumerate(roll["rerolled"], start=1):
        if seats:
            yield words.say("picture-rerolled", number=number, seats=[words.say(f"seat-{seat}") for seat in seats])
