"""Everything that a game can ask, offer or tell has words in every language."""

from __future__ import annotations

from maester.engine import Definition, kebab
from maester.engine.codec import ENGINE
from maester.words import LANGUAGES


def missing_messages(definition: Definition) -> list[str]:
    """The messages that a game needs and lacks: a prompt for each question, words for each move, event, option
    and kind of window.
    """
    codec = definition.codec
    stops = definition.play.stops.all if definition.play.stops is not None else ()
    needed = [
        *(
            f"ask-{kebab(step.__name__)}"
            for step in codec.steps
            if step.asks and not step.__module__.startswith(ENGINE)
        ),
        *(f"option-{move.__struct_config__.tag}" for move in codec.moves),
        *(f"event-{event.__struct_config__.tag}" for event in codec.events),
        *(f"option-{kebab(option.name)}" for option in definition.options),
        *(f"stop-{stop.id}" for stop in stops),
        *(f"stops-{stop.group}" for stop in stops),
    ]
    return [
        f"{language}: {message}"
        for language in LANGUAGES
        for message in needed
        if not definition.words(language).has(message)
    ]
