"""What a viewer is told of a match: made from the match as that seat sees it, and from nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from maester.engine import Decision, Definition, Match, Refusal
from maester.engine.protocol import find_rule
from maester.engine.refusals import ToldRefusal
from maester.errors import IllegalMove, MaesterError, MatchOver, NotAsked
from maester.server.seating import Table
from maester.server.wire.outgoing import DecisionState, PromptState, StateMessage
from maester.server.wire.shapes import OptionState, Problem
from maester.server.wire.tables import SeatState, TableState, TableSummary

encode = msgspec.json.Encoder().encode


def moment_text(seconds: float) -> str:
    """A moment as the wire writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


# --- matches ------------------------------------------------------------------------------------


class WrittenDecision(NamedTuple):
    """A decision of a seat as it was written; the same number is the same decision, or the same that there is none."""

    number: int | None
    written: msgspec.Raw


NO_DECISION = WrittenDecision(None, msgspec.Raw(b"null"))


def state_of(
    match: Match, seat: int | None, view: bytes, *, since: int, alone: bool, before: WrittenDecision = NO_DECISION
) -> tuple[StateMessage, WrittenDecision]:
    """All that a seat (None: a spectator) may know now, with its view as the match writes it. `alone`: all other seats
    are bots; `before`: the decision that was told last, so that its many options aren't written anew.
    """
    first = since if since <= match.seen_count(seat) else 0
    asked = NO_DECISION if seat is None else written_decision(match, seat, before)
    state = StateMessage(
        seat=seat,
        events_from=first,
        events=match.events(seat, first),
        view=msgspec.Raw(view),
        decision=asked.written,
        can_undo=seat is not None and match.can_undo(seat),
        can_undo_further=seat is not None and alone and not match.over and match.has_moved(seat),
    )
    return state, asked


def written_decision(match: Match, seat: int, before: WrittenDecision) -> WrittenDecision:
    """What the seat is asked, if it is."""
    number = match.number(seat)
    if number == before.number:
        return before
    try:
        decision = match.decision(seat)
    except (NotAsked, MatchOver):
        return WrittenDecision(number, NO_DECISION.written)
    return WrittenDecision(number, msgspec.Raw(encode(_decision_state(match, decision))))


def _decision_state(match: Match, decision: Decision) -> DecisionState:
    prompt = decision.prompt
    return DecisionState(
        number=decision.number,
        kind=decision.kind,
        answered=decision.answered,
        prompt=PromptState(id=prompt.id, values=prompt.values),
        options=_options(match, decision),
        free=decision.domain is not None,
        guidance=decision.guidance,
    )


def _options(match: Match, decision: Decision) -> tuple[OptionState, ...]:
    plain, text = match.lexicon.plain, match.text
    return tuple(OptionState(move=plain(move), text=text(move)) for move in decision.options)


# --- tables -------------------------------------------------------------------------------------


def seats_of(table: Table, guest: str | None, present: frozenset[str]) -> tuple[SeatState, ...]:
    """The seats as a guest sees them."""
    return tuple(
        SeatState(
            seat=seating.seat,
            name=seating.name,
            kind=seating.kind,  # type: ignore[arg-type]  # the database holds only these
            holder=seating.holder,
            mine=guest is not None and seating.guest == guest,
            present=seating.guest in present,
            bot=seating.bot,
            away=seating.away,
        )
        for seating in table.seats
    )


def table_of(table: Table, guest: str | None, present: frozenset[str] = frozenset(), spectators: int = 0) -> TableState:
    """The table as a guest sees it."""
    return TableState(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,  # type: ignore[arg-type]  # the database holds only these
        host=guest is not None and table.host == guest,
        listed=table.listed,
        pace=table.pace,
        players=table.players,
        options=table.options,
        created=moment_text(table.created),
        commitment=table.commitment,
        rematch=table.rematch,
        branch_of=table.branch_of,
        spectators=spectators,
        seats=seats_of(table, guest, present),
        mine=table.held_by(guest),
    )


def summary_of(table: Table, guest: str | None, present: frozenset[str] = frozenset()) -> TableSummary:
    """The table in a list."""
    mine = set(table.held_by(guest)) - {seating.seat for seating in table.seats if seating.away}
    return TableSummary(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,  # type: ignore[arg-type]  # the database holds only these
        players=table.players,
        seats=seats_of(table, guest, present),
        to_act=table.to_act,
        my_turn=not mine.isdisjoint(table.to_act),
        created=moment_text(table.created),
        changed=moment_text(table.moved),
    )


# --- errors -------------------------------------------------------------------------------------


def problem_of(error: MaesterError, language: str, game: Definition | None = None) -> Problem:
    """An error as a client gets it; a broken rule is told by its own sentence."""
    if isinstance(error, IllegalMove) and game is not None:
        values = {name: value for name, value in error.values.items() if name != "rule"}
        refusal = error.refusal or Refusal(error.rule, values, error.legal)
        return replace(refusal_of(refusal, language, game), index=error.index)
    sentence = error.message(language)
    return Problem(code=error.code, values=plain_values(error.values), sentence=sentence, index=error.index)


def refusal_of(refusal: Refusal, language: str, game: Definition) -> Problem:
    """The rule against a move, its sentence and its page, and what comes nearest to it."""
    rule = find_rule(refusal.rule, game.id)
    return Problem(
        code=IllegalMove.default_code,
        values=plain_values(refusal.values),
        sentence=refusal.text(language, game.id, game.data.fingerprint),
        rule=refusal.rule,
        page=None if rule is None else rule.page,
        nearest=_nearest(refusal),
    )


def _nearest(refusal: Refusal) -> OptionState | None:
    """Only a match can write its moves: nothing is told of a refusal that comes from none."""
    if refusal.nearest is None or not isinstance(refusal, ToldRefusal):
        return None
    lexicon = refusal.teller.lexicon
    return OptionState(move=lexicon.plain(refusal.nearest), text=lexicon.text(refusal.nearest))


def plain_values(values: object) -> dict[str, object]:
    """The values of an error as plain data, whatever they are."""
    plain: dict[str, object] = msgspec.to_builtins(values, enc_hook=str, str_keys=True)
    return plain
