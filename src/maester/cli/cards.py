"""`maester cards`: the cards of a game in words, with notes and where each comes from."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from maester.cli.options import read_card_file
from maester.cli.sentences import name_of
from maester.engine import CardInfo, Definition, definition_of
from maester.errors import MaesterError
from maester.rulebook import fold
from maester.words import LANGUAGES, PSEUDO, Words, system_language, words

_say = words(system_language()).say


def cards(
    game: Annotated[str, typer.Argument(help=_say("cli-help-game"), metavar="GAME")],
    search: Annotated[
        list[str] | None, typer.Argument(help=_say("cards-help-words"), metavar="WORDS", show_default=False)
    ] = None,
    lang: Annotated[str | None, typer.Option(help=_say("play-help-language"), show_default=False)] = None,
    check: Annotated[
        Path | None, typer.Option(help=_say("cards-help-check"), metavar="FILE", show_default=False)
    ] = None,
) -> None:
    """Looks cards up, or checks a card file."""
    language = lang if lang in (*LANGUAGES, PSEUDO) else system_language()
    try:
        definition = definition_of(game)
        if check is not None:
            other = definition.with_data(read_card_file(check))
            for line in differences(definition, other, language):
                typer.echo(line)
            return
    except MaesterError as error:
        typer.echo(error.message(language), err=True)
        raise typer.Exit(2) from error
    found = list(matching(definition, " ".join(search or ())))
    for card in found:
        typer.echo(card_text(definition, card, language) + "\n")
    if not found:
        typer.echo(words(language).say("cards-none", {"words": " ".join(search or ())}), err=True)
        raise typer.Exit(1)


def differences(own: Definition, other: Definition, language: str) -> Iterable[str]:
    """What a good card file changes: how many cards it has, and which of them differ from the game's own."""
    say = words(language).say
    before = {card.id: card for card in own.data.cards()}
    after = {card.id: card for card in other.data.cards()}
    changed = sorted(id for id in before.keys() | after.keys() if before.get(id) != after.get(id))
    yield say("cards-checked", {"cards": len(after), "changed": len(changed)})
    for id in changed:
        yield f"  {id}"


def matching(definition: Definition, text: str) -> Iterable[CardInfo]:
    """The cards in whose id, names or texts all of these words occur."""
    wanted = fold(text).split()
    for card in definition.data.cards():
        place = fold(" ".join((card.id, *card.names.values(), *card.texts.values(), str(card.facts.get("house", "")))))
        if all(word in place for word in wanted):
            yield card


def card_text(definition: Definition, card: CardInfo, language: str) -> str:
    """A card as lines of text: name, numbers, what it says, notes with their sources."""
    spoken = definition.words(language)
    say = spoken.say
    written = "en" if language == PSEUDO else language
    values = {key: name_of(spoken, "house", value) if key == "house" else value for key, value in card.facts.items()}
    facts = [say(f"card-fact-{key}", {"value": value}) for key, value in values.items() if value]
    lines = [f"{card.names[written]} [{card.id}], {say(f'card-kind-{card.kind}')}"]
    lines += [f"  {'; '.join(facts)}"] if facts else []
    lines += [f"  {card.texts[written]}"] if card.texts[written] else []
    for note in card.notes:
        lines.append(f"  {say('card-note', {'text': note.texts[written], 'source': _source(spoken, note.source)})}")
    if card.provenance:
        lines.append(f"  {say('card-provenance', {'source': _source(spoken, card.provenance)})}")
    return "\n".join(lines)


def _source(spoken: Words, source: str) -> str:
    return name_of(spoken, "card-source", source.replace(".", "-"))
