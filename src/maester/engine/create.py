"""Making matches: new ones, from a position or a scene, and from a save."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from maester.engine import chance, record
from maester.engine.definition import Definition
from maester.engine.info import GameInfo
from maester.engine.match import Match
from maester.engine.record import CONCEDE, FURTHER, PASSED, UNDO, Entry, Era, RulesChanged, Save
from maester.engine.registry import definition_of, definition_with, is_known, known_games
from maester.engine.scenes import read_scene
from maester.errors import BadData, BadOption, BadSave, MaesterError, shown


def new_match(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    answer_forced: bool = False,
) -> Match:
    """Starts a match. Without a seed the table draws one of 256 bits, so that the match can be proven fair.

    With `answer_forced` nobody is asked where there is only one option, even if only the seat itself may know that: for
    random play and search, where nobody looks on.
    """
    definition = definition_of(game)
    count, chosen = definition.check_players(players), definition.check_options(options)
    proven, number = seed is None, _checked_seed(seed)
    start = definition.start(count, chosen, chance.key_of(number))
    return Match(definition, count, chosen, number, start, proven=proven, answer_forced=answer_forced)


def scenario(
    game: str,
    position: Mapping[str, Any],
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    answer_forced: bool = False,
    unchecked: bool = False,
) -> Match:
    """Starts a match from a position written as text, as `Match.position` gives it.

    A position that the rules can't lead to is refused with the rule that it breaks (ImpossiblePosition). With
    `unchecked` whatever can be set up is played on from; no rule promises anything about it.
    """
    definition = definition_of(game)
    count, chosen = definition.check_players(players), definition.check_options(options)
    number = _checked_seed(seed)
    start = definition.start_from(position, count, chosen, chance.key_of(number), unchecked=unchecked)
    try:
        return Match(definition, count, chosen, number, start, began_with=(), answer_forced=answer_forced)
    except (LookupError, TypeError, AttributeError, AssertionError) as error:
        # What a position says to be under way may be something that no rule begins.
        raise BadData("bad-position", place="position", given=type(error).__name__, right=None) from error


def scene(text: str, *, answer_forced: bool = False, unchecked: bool = False) -> Match:
    """Starts a match from the text of a scene file (`maester.engine.scenes`); like `scenario` otherwise."""
    given = read_scene(text)
    return scenario(
        given.game,
        given.position,
        given.players,
        given.seed,
        given.options,
        answer_forced=answer_forced,
        unchecked=unchecked,
    )


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return chance.fresh_seed()
    if type(seed) is not int or not 0 <= seed <= chance.LARGEST_SEED:
        raise BadOption("bad-seed", given=shown(seed))
    return seed


def load(data: bytes | str) -> Match:
    """A match from its save: the entries are played again and must lead to the same state. Raises BadSave.

    A running match that was saved under older rules goes on from its snapshot, and the log says so; a finished one
    is shown as it ended.
    """
    save = record.read_save(data)
    if not is_known(save.game):
        raise BadSave("save-of-unknown-game", name=save.game, known=list(known_games()) or None)
    definition = definition_for(save.game, save.data, save.data_in_play)
    if save.rules_version > definition.rules_version:
        raise BadSave("newer-rules", given=shown(save.rules_version), right=definition.rules_version)
    if save.rules_version < definition.rules_version:
        return resumed(definition, save)
    try:
        return _replayed(definition, save)
    except BadSave as error:
        changed = definition.data.changed_files(save.files)
        if not changed:
            raise
        raise BadSave("other-files", game=save.game, files=[shown(name) for name in changed]) from error


def _replayed(definition: Definition, save: Save) -> Match:
    """The match of a save of the present rules, played again; raises BadSave if it doesn't lead to its state."""
    match = _begun(definition, save)
    for number, (seat, move) in enumerate(save.entries):
        try:
            enter(match, seat, move)
        except Exception as error:  # after a start that was changed the rules may meet what can't be
            reason = error.code if isinstance(error, MaesterError) else type(error).__name__
            raise BadSave("entry-refused", number=number, reason=reason) from error
    if (match.seats, match.over) != (save.seats, save.over) or not leads_to(match, save):
        raise BadSave("save-does-not-replay")
    return match


def leads_to(match: Match, save: Save) -> bool:
    """Is the match, played again, where its save says that it was?

    The hash tells, unless states consist of other columns now than when it was saved. Then it must have come out the
    same: all that ever happened, and with that the end.
    """
    codec = match.definition.codec
    if match.hash() == save.hash:
        return True
    if save.layout == codec.layout or record.digest(save.snapshot) != save.digest:
        return False
    try:
        return codec.decode_events(save.snapshot) == match.log()
    except msgspec.ValidationError:
        return False


def definition_for(game: str, data: str, data_in_play: str = "") -> Definition:
    """The game with a data file of these fingerprints; raises BadSave if none is known here."""
    definition = definition_with(game, data, data_in_play)
    if definition is None:
        raise BadSave("other-data", game=game, given=shown(data), right=definition_of(game).data.fingerprint)
    return definition


def enter(match: Match, seat: int | str, entry: Any) -> None:
    """Plays an entry of a record: a move, or the word for the table's pass, for an undo or for giving up."""
    if not isinstance(entry, str):
        match.play(seat, entry)
    elif entry == PASSED:
        match.pass_for(seat)
    elif entry == CONCEDE:
        match.concede(seat)
    elif entry in (UNDO, FURTHER):
        match.undo(seat, further=entry == FURTHER)
    else:
        raise BadData("bad-move-text", text=shown(entry), forms=[PASSED, UNDO, FURTHER, CONCEDE])


def _begun(definition: Definition, save: Save) -> Match:
    """The match of a save before its first entry."""
    try:
        seed = _checked_seed(int(save.seed, 16))
        players, options = definition.check_players(save.players), definition.check_options(save.options)
        start, events = definition.start(players, options, chance.key_of(seed)), None
        if save.start is not None:
            start, events = definition.codec.decode_snapshot(save.start)
        match = Match(definition, players, options, seed, start, began_with=events)
    except Exception as error:  # a start that was changed may be a state that no rule can meet
        raise BadSave("incomplete-save", reason=shown(str(error))) from error
    match.proven = save.proven
    match.earlier = tuple(save.earlier)
    if match.commitment != save.commitment:
        raise BadSave("wrong-commitment")
    return match


def resumed(definition: Definition, save: Save) -> Match:
    """A match that was saved under older rules, from its snapshot."""
    try:
        if record.digest(save.snapshot) != save.digest:
            raise BadSave("damaged-save")
        game, events = definition.codec.decode_snapshot(save.snapshot)
        if game.outcome is None:
            events.append(RulesChanged(save.rules_version, definition.rules_version))
        seed = _checked_seed(int(save.seed, 16))
        players, options = definition.check_players(save.players), definition.check_options(save.options)
        match = Match(definition, players, options, seed, game, began_with=events)
    except Exception as error:  # the newer rules may not know what to do with it
        raise BadSave("old-save", given=save.rules_version, right=definition.rules_version) from error
    match.proven = save.proven
    match.earlier = (*save.earlier, Era(save.rules_version, save.entries))
    if match.over:
        match.rules_version = save.rules_version
    return match


def replayed(match: Match) -> Iterator[tuple[Match, Entry | None]]:
    """The match again from its beginning: a copy before the first entry, then one after each, with that entry.

    What was played under older rules can't be played again: it belongs to the beginning.
    """
    start, events = match.definition.start(match.players, match.options, chance.key_of(match.seed)), None
    if match.began is not None:
        start, events = match.began[0].clone(), match.began[1]
    again = Match(match.definition, match.players, match.options, match.seed, start, began_with=events)
    again.proven, again.earlier, again.rules_version = match.proven, match.earlier, match.rules_version
    yield again.clone(), None
    for entry in match.entries():
        enter(again, entry.seat, PASSED if entry.by_table else entry.move)
        yield again.clone(), entry


def games() -> list[GameInfo]:
    """All games: id, titles, player counts, options with their defaults and meanings."""
    return [definition_of(game).info() for game in known_games()]
