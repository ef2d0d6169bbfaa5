"""A match: the loop that serves the browser, the terminal, bots, replays, tests and learning programs.

A game runs until it needs a person. Then it stops with a decision: who must decide, what about, and every
move that is legal. A move goes in, and the game runs on to the next decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple

import msgspec

from maester.engine import bases, chance, flow, parse, record
from maester.engine.decision import Decision, Result, Score, View
from maester.engine.definition import Definition
from maester.engine.flow import Open
from maester.engine.game import Game, Told
from maester.engine.lexicon import Lexicon
from maester.engine.log import Log
from maester.engine.names import Seat
from maester.engine.protocol import Event, G, Move, Refusal, refuse
from maester.engine.record import CONCEDE, FURTHER, UNDO, Entry, Era, Save, SeenLog, TakenBack
from maester.engine.refusals import Teller, ToldRefusal
from maester.engine.windows import Pass
from maester.errors import BadData, MaesterError, MatchOver, NotAsked, StaleDecision, shown
from maester.words import LANGUAGES, Words

MOMENT = 1000
"""By so much everybody's numbers grow with a new moment. By one would do; but numbers may not fall, and matches that
are being played began to count so.
"""


class _Recent(NamedTuple):
    """A move that may still be taken back."""

    seat: Seat
    move: Move
    in_tray: bool
    events: int
    """How long the log was before it."""


class Match(Generic[G]):
    """One match. Made by `new_match`, `scenario` and `load`."""

    __slots__ = (
        "_base", "_bases", "_live", "_log", "_open", "_own", "_recent", "_record", "_seen", "_start", "answer_forced",
        "definition", "earlier", "game", "lexicon", "moment", "options", "players", "proven", "rules_version", "seats",
        "seed",
    )  # fmt: skip

    def __init__(
        self,
        definition: Definition,
        players: int,
        options: dict[str, Any],
        seed: int,
        game: G,
        *,
        proven: bool = False,
        began_with: Sequence[Event | Told] | None = None,
        answer_forced: bool = False,
    ) -> None:
        """`began_with` is None for a match from the set-up, else what happened before the state it begins with."""
        self.definition = definition
        self.players = players
        self.options = options
        self.seed = seed
        self.proven = proven
        """The seed was drawn by the table, not given by hand."""
        self.rules_version = definition.rules_version
        self.answer_forced = answer_forced
        """Private questions with one option are answered at once, as others are anyway."""
        self.seats: tuple[str, ...] = definition.seats(players, options, chance.key_of(seed))
        self.lexicon: Lexicon = definition.lexicon(self.seats)
        self.game = game
        self._start: tuple[Game, Sequence[Event | Told]] | None = None
        if began_with is not None:
            self._start = game.clone(), began_with
        self._log: Log[Event | Told] = Log(began_with or ())
        self._record: Log[Entry] = Log()
        self._seen: dict[Seat | None, SeenLog] = {}
        """What each viewer has seen, as far as somebody has asked."""
        self.earlier: tuple[Era, ...] = ()
        """What was played before, under older rules."""
        self._recent: list[_Recent] = []
        self._base: G | None = None
        """The state before the recent moves."""
        self._live = 0
        """How many moves count: those that nobody took back."""
        self._bases: bases.Bases = ()
        self.moment = 0
        """Grows whenever everybody's decisions are new."""
        self._own: dict[Seat, int] = {}
        """How often each seat answered in secret while others still had to."""
        self._open: dict[Seat, Open] = {}
        self._run()
        self._answer_forced_questions()

    def words(self, language: str) -> Words:
        """All sentences of a language about this match, with the names of the data file that it is played with."""
        said, named = self.definition.words(language), self.definition.data.match_names
        return said if named is None else said.naming(named(self.game, language))

    # -- who is asked what ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that still owe an answer; several when choices are simultaneous."""
        return tuple(self._open) if len(self._open) < 2 else tuple(sorted(self._open))

    def seat_number(self, seat: int | str) -> Seat:
        """A seat by its number or name; raises BadData."""
        if isinstance(seat, str):
            if seat in self.seats:
                return Seat(self.seats.index(seat))
        elif type(seat) is int and 0 <= seat < len(self.seats):
            return Seat(seat)
        raise BadData("unknown-seat", seat=shown(seat), seats=list(self.seats))

    def decision(self, seat: int | str) -> Decision:
        """What the seat is asked now, also if it has answered in secret and may still change that."""
        number = self.seat_number(seat)
        opened = self._open.get(number)
        answered = opened is None
        if opened is None:
            opened = self._answered(number)
        return Decision(self, number, opened, self.number(number), answered)

    def number(self, seat: int | str) -> int:
        """The number of what the seat is asked: while it stays the same, so does the question, if there is any."""
        return self.moment * MOMENT + self._own.get(self.seat_number(seat), 0)

    def stage(self, seat: int | str | None) -> tuple[int, tuple[Seat, ...]]:
        """While it stays the same, so does all that the seat (None: a spectator) sees, was told and is asked: what
        others answer in secret changes nothing for it.
        """
        return self.moment * MOMENT if seat is None else self.number(seat), self.to_act

    def _answered(self, seat: Seat) -> Open:
        """The question that a seat has answered in secret and may answer anew; raises if there is none."""
        if self.over:
            raise MatchOver()
        for tray in self.game.trays:
            if tray.seat == seat and not self.game.has_left(seat):
                with flow.reopened(self.game, tray) as opened:
                    if opened is not None:
                        return opened
        raise self._not_asked(seat)

    def _not_asked(self, seat: Seat) -> NotAsked:
        return NotAsked(seat=self.seats[seat], asked=[self.seats[other] for other in self.to_act])

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int | str, move: Any, number: int | None = None) -> None:
        """Plays a move: a struct, typed text, or JSON. A refused one raises and changes nothing."""
        self._accept(*self._read(seat, move, number))
        self._answer_forced_questions()

    def play_all(
        self, seat: int | str, moves: Iterable[Any], number: int | None = None, *, replace: bool = False
    ) -> None:
        """Plays several moves of a seat one after the other, each as for `play`: all of them, or none. A refused one
        raises, with its place in the list as the error's `index`.

        The first answers what the seat is asked now; where it has answered in secret, its last answer is replaced. With
        `replace` they stand for all that the seat has answered in secret so far, from its first question on: afterwards
        these answers lie in its tray, and no others. What isn't in a tray is never replaced.

        Only the last move may reach a barrier (chance, something hidden that is shown). A list that is refused is as
        good as moves taken back, and so it may tell no more than taking back allows.
        """
        asked = self.seat_number(seat)
        self._check_asked(asked, number)
        before, index = self.clone(), None
        try:
            given = self._empty_tray(asked) if replace else []
            kept, barriers = 0, self.game.barriers
            for index, move in enumerate(moves):
                if self.game.barriers != barriers:
                    raise self._told(refuse("several.until-barrier")).as_error()
                if index and asked not in self._open:  # what the list itself has answered isn't answered again
                    raise MatchOver() if self.over else self._not_asked(asked)
                _, chosen = self._read(asked, move, None)
                if index < len(given) and self._recent[given[index]].move == chosen:
                    self._answer(asked, chosen)  # it lies in the tray already
                    kept += 1
                    continue
                self._leave_out(asked, given[kept:])
                given = given[:kept]
                self._accept(asked, chosen)
                self._answer_forced_questions()
            self._leave_out(asked, given[kept:])
        except Exception as error:
            self._become(before)
            if isinstance(error, MaesterError):
                error.index = index
            raise

    def _empty_tray(self, seat: Seat) -> list[int]:
        """Asks the seat again what it was asked first in secret, if it is; which of the recent moves are its answers.
        The record still has them.
        """
        if not self.game.trays:
            return []
        given = [index for index, move in enumerate(self._recent) if move.seat == seat and move.in_tray]
        if given:
            assert self._base is not None
            others = [(move.seat, move.move) for index, move in enumerate(self._recent) if index not in given]
            self._rebuild(self._base.clone(), others)
        if not flow.is_unanswered(self.game, self.game.tray(seat)):
            raise self._told(refuse("undo.barrier")).as_error()
        return given

    def _leave_out(self, seat: Seat, given: Sequence[int]) -> None:
        """These of the recent moves, secret answers of the seat that aren't in its tray any more, are taken back."""
        self._recent = [move for index, move in enumerate(self._recent) if index not in given]
        for _ in given:
            self._record.append(Entry(seat, UNDO))
            self._live -= 1
            self._count(seat, ran_on=False)

    def pass_for(self, seat: int | str, number: int | None = None) -> None:
        """The table passes for the seat: an ordinary pass, but no decision of its own (`maester.auto_pass`)."""
        self._accept(*self._read(seat, Pass(), number), by_table=True)
        self._answer_forced_questions()

    def _read(self, seat: int | str, move: Any, number: int | None) -> tuple[Seat, Move]:
        """The seat and its move, if that may be played; raises otherwise."""
        asked = self.seat_number(seat)
        opened = self._check_asked(asked, number)
        chosen = move if isinstance(move, Move) else self.read_move(asked, move)
        options = opened.asked.options
        if chosen in options:
            listed = options[options.index(chosen)]
            if listed is not chosen:
                # Made by hand: True equals 1, but is no number.
                parse.check_formed(self.definition, self.lexicon, chosen)
                chosen = listed  # and -0.0 equals 0.0, but its bytes differ
        elif (refusal := self._why_not(asked, opened, chosen)) is not None:
            raise self._told(refusal).as_error()
        return asked, chosen

    def _check_asked(self, seat: Seat, number: int | None) -> Open:
        """What the seat is asked, or has answered in secret; raises if nothing, or if that has another number."""
        opened = self._open.get(seat) or self._answered(seat)
        if number is not None and (type(number) is not int or number != self.number(seat)):
            raise StaleDecision(given=shown(number), right=self.number(seat))
        return opened

    def _accept(self, seat: Seat, move: Move, *, by_table: bool = False) -> None:
        game = self.game
        barriers, in_tray, events = game.barriers, bool(game.trays), len(self._log)
        if not self._recent:
            self._base = game.clone()
            self._keep_base()
        ran_on = self._answer(seat, move)
        self._live += 1
        self._record.append(Entry(seat, move, events, by_table))
        if game.barriers == barriers:
            self._recent.append(_Recent(seat, move, in_tray, events))
        else:
            self._set_barrier()
        self._count(seat, ran_on)

    def _set_barrier(self) -> None:
        """What was done so far can't be taken back any more."""
        self._recent, self._base = [], None

    def _keep_base(self) -> None:
        """Keeps the state as it is now, if it is time for that. Nothing before it may be taken back but further."""
        if bases.is_due(self._bases, self._live):
            self._bases = bases.with_base(self._bases, self._live, self.definition.codec.encode(self.game))

    def _count(self, seat: Seat, ran_on: bool) -> None:
        """New decisions get new numbers; while others still choose in secret only the seat's own number grows."""
        if ran_on:
            self.moment += 1
        else:
            self._own[seat] = self._own.get(seat, 0) + 1

    def _answer(self, seat: Seat, move: Move) -> bool:
        """The move takes effect and the game runs on to the next decision; False while others choose in secret."""
        game = self.game
        if game.trays:
            tray = game.tray(seat)
            if tray.ready:
                flow.reopen(game, tray)
            tray.take(game, move)
            opened = flow.ask_tray(game, tray)
            if opened is None:
                self._open.pop(seat, None)
            else:
                self._open[seat] = opened
            if self._open:
                return False
        else:
            question = self._open[seat].question
            game.agenda.pop()
            question.answer(game, seat, move)
        self._run()
        return True

    def _run(self) -> None:
        self._open = flow.advance(self.game)
        if self.game.fresh:
            self._log.extend(self.game.fresh)
            self.game.fresh = []

    def _answer_forced_questions(self) -> None:
        """With `answer_forced` a question with one option is answered at once though it is private, and recorded as an
        answer.
        """
        while self.answer_forced:
            for seat, opened in self._open.items():
                if len(opened.asked.options) == 1 and opened.asked.domain is None:
                    self._accept(seat, opened.asked.options[0])
                    break
            else:
                return

    def concede(self, seat: int | str) -> None:
        """The seat gives the match up, whoever is asked; the game says how it ends then, or that it goes on without the
        seat. Raises MatchOver, also for a seat that has given up before, or BadData in a game in which nobody can give
        up for the others.
        """
        number = self.seat_number(seat)
        if self.over or self.game.has_left(number):
            raise MatchOver()
        if self.definition.play.concede is None:
            raise BadData("no-concede", game=self.definition.id)
        self._record.append(Entry(number, CONCEDE, len(self._log)))
        self.definition.play.concede(self.game, number)
        self._set_barrier()
        self._run()
        self._count(number, ran_on=True)

    # -- reading moves and refusing them ----------------------------------------------------------

    def read_move(self, seat: int | str, data: Any) -> Move:
        """A move from typed text, JSON text or plain data; raises BadData."""
        number = self.seat_number(seat)
        try:
            opened = self._open.get(number) or self._answered(number)
        except (NotAsked, MatchOver):
            opened = None
        first, likely = (opened.question.moves, opened.asked.options) if opened else ((), ())
        return parse.read_move(self.definition, self.lexicon, data, first, likely)

    def why_not(self, seat: int | str, move: Any) -> Refusal | None:
        """None if the seat may play the move now, else the rule against it. What is no move at all raises BadData."""
        number = self.seat_number(seat)
        chosen = self.read_move(number, move)
        if self.over:
            return self._told(refuse("match.over"))
        try:
            opened = self._open.get(number) or self._answered(number)
        except NotAsked as error:
            return self._told(refuse("match.not-asked", **error.values))
        refusal = self._why_not(number, opened, chosen)
        return None if refusal is None else self._told(refusal)

    def _told(self, refusal: Refusal) -> ToldRefusal:
        """A refusal as it leaves the match: it can say itself, with names."""
        named = self.definition.data.match_names
        names = {} if named is None else {language: named(self.game, language) for language in LANGUAGES}
        teller = Teller(self.definition, self.lexicon, names)
        return ToldRefusal(refusal.rule, refusal.values, refusal.legal, refusal.nearest, teller=teller)

    def _why_not(self, seat: Seat, opened: Open, move: Move) -> Refusal | None:
        parse.check_formed(self.definition, self.lexicon, move)
        return opened.why_not(self.game, seat, move)

    # -- taking back -------------------------------------------------------------------------------

    def can_undo(self, seat: int | str) -> bool:
        """May the seat take its last move back: was nothing drawn or shown since, and did nobody else move?"""
        number = self.seat_number(seat)
        return any(move.seat == number for move in self._recent) and isinstance(self._undoable(number), int)

    def _undoable(self, seat: Seat) -> int | Refusal:
        """Which of the recent moves the seat may take back, or why it may not."""
        if self.over:
            # The seed may be public by now, and with it all that chance would bring.
            return refuse("undo.barrier")
        mine = [index for index, move in enumerate(self._recent) if move.seat == seat]
        if not mine:
            return refuse("undo.barrier" if self.has_moved(seat) else "undo.nothing")
        later = self._recent[mine[-1] + 1 :]
        if later and not (self._recent[mine[-1]].in_tray and all(move.in_tray for move in later)):
            return refuse("undo.others-moved")
        return mine[-1]

    def undo(self, seat: int | str, *, further: bool = False) -> None:
        """Takes the seat's last move back. Chance, secrets shown and moves of others are barriers.

        `further` goes back to the seat's last own decision in any case, behind all passes that the table made for it; a
        table allows that only where all other seats are bots, and the log says so.
        """
        number = self.seat_number(seat)
        found = self._undoable(number)
        if further and self._was_passed_for(number):
            found = refuse("undo.barrier" if self.has_moved(number) else "undo.nothing")
        if isinstance(found, Refusal):
            if not further or found.rule == "undo.nothing":
                raise self._told(found).as_error()
            self._undo_further(number)
            return
        undone = self._recent[found]
        kept = [move for index, move in enumerate(self._recent) if index != found]
        assert self._base is not None
        self._rebuild(self._base.clone(), [(move.seat, move.move) for move in kept])
        self._live -= 1
        self._recent = kept
        self._record.append(Entry(number, UNDO))
        if not undone.in_tray:
            self._log.append(TakenBack(number, undone.events))
        self._count(number, not undone.in_tray)

    def _was_passed_for(self, seat: Seat) -> bool:
        """Was the seat's last move a pass that the table made for it?"""
        return next((entry.by_table for entry in reversed(self.live_entries()) if entry.seat == seat), False)

    def _undo_further(self, seat: Seat) -> None:
        live = self.live_entries()
        last = record.last_decision_of(seat, live)
        self._bases = bases.up_to(self._bases, last)
        start, self._live = self._nearest_base()
        again = [(entry.seat, entry.move) for entry in live[self._live : last] if isinstance(entry.move, Move)]
        self._rebuild(start, again, further=True)
        self._record.append(Entry(seat, FURTHER))
        self._log.append(TakenBack(seat, live[last].events, further=True))
        self._set_barrier()
        self._count(seat, ran_on=True)

    def _nearest_base(self) -> tuple[Any, int]:
        """The newest state that was kept, and after how many moves that was; at worst the one before the first."""
        if self._bases:
            return self.definition.codec.decode(self._bases[-1].state), self._bases[-1].moves
        if self._start is not None:
            return self._start[0].clone(), 0
        return self.definition.start(self.players, self.options, chance.key_of(self.seed)), 0

    def _rebuild(self, base: G, moves: Sequence[tuple[Seat, Move]], *, further: bool = False) -> None:
        """The state that these moves lead to from a base; their events are in the log already."""
        self.game = base
        log, self._log = self._log, Log()
        self._run()
        for seat, move in moves:
            if further:
                self._keep_base()
                self._live += 1
            self._answer(seat, move)
        self._log = log

    def has_moved(self, seat: int | str) -> bool:
        """Is there a move that the seat itself decided on, and that nobody took back?"""
        number = self.seat_number(seat)
        return any(entry.seat == number and entry.is_decision for entry in self.live_entries())

    def live_entries(self) -> list[Entry]:
        """The moves that count, in order: those that nobody took back."""
        return record.live_entries(self._record)

    def entries(self) -> list[Entry]:
        """All that was accepted, in order, with what was taken back."""
        return list(self._record)

    @property
    def conceded(self) -> Seat | None:
        """The seat that gave the match up, if it ended so."""
        if not self.over:
            return None
        last = self._record.last
        if last is None and self.earlier:
            name, move = self.earlier[-1].entries[-1]
            return Seat(self.seats.index(name)) if move == CONCEDE else None
        return last.seat if last is not None and last.move == CONCEDE else None

    @property
    def took_back(self) -> Seat | None:
        """The seat that has just taken a move back, if that is the last thing that was done."""
        last = self._record.last
        return last.seat if last is not None and last.move in (UNDO, FURTHER) else None

    @property
    def began(self) -> tuple[Game, Sequence[Event | Told]] | None:
        """The state and the log that the match began with; None if it began with the set-up."""
        return self._start

    # -- what people see -----------------------------------------------------------------------------

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """What the seat may see, as plain data; None is a spectator."""
        plain: dict[str, Any] = msgspec.json.decode(self.views([seat])[0])
        return plain

    def views(self, seats: Sequence[int | str | None]) -> list[bytes]:
        """What each of these seats may see now, as JSON; what is open to all of them is put together once."""
        viewers = [None if seat is None else self.seat_number(seat) for seat in seats]
        tables = self.definition.views(self.game, viewers)
        return [self._view(viewer, table) for viewer, table in zip(viewers, tables, strict=True)]

    def _view(self, viewer: Seat | None, table: msgspec.Struct) -> bytes:
        tray = next((tray for tray in self.game.trays if tray.seat == viewer), None)
        view = View(
            game=self.definition.id,
            data=self.definition.data.fingerprint,
            seats=self.seats,
            seat=None if viewer is None else self.seats[viewer],
            to_act=tuple(self.seats[other] for other in self.to_act),
            ready=tuple(self.seats[other.seat] for other in self.game.trays if other.ready),
            tray=[self.lexicon.plain(move) for move in tray.answers] if tray else [],
            over=self.over,
            result=self.result,
            table=table,
        )
        return msgspec.json.encode(view)

    def inspect(self, what: str) -> dict[str, Any]:
        """All that anybody could measure or work out about something that lies open, such as a unit; raises BadData."""
        secrets = self.definition.secrets
        names = secrets.inspectable(self.game)
        if secrets.inspect is None or what not in names:
            raise BadData("not-inspectable", what=shown(what), near=list(names[:8]) or None)
        return self._plain_struct(secrets.inspect(self.game, what))

    def reach(self, seat: int | str) -> dict[str, Any] | None:
        """What a client needs to draw the seat's decision, where it has more moves than could be listed; or None."""
        domain = self.decision(seat).domain
        found = None if domain is None else domain.shown()
        return None if found is None else self._plain_struct(found)

    @staticmethod
    def _plain_struct(struct: msgspec.Struct) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(struct)
        return plain

    def events(self, seat: int | str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat saw happen, from number `since` on, as plain data; None is a spectator."""
        viewer = None if seat is None else self.seat_number(seat)
        return [self.lexicon.plain(event) for event in self._seen_log(viewer)[since:]]

    def seen(self, seat: int | str | None = None) -> list[Event]:
        """The same as `events`, before it is made plain data."""
        viewer = None if seat is None else self.seat_number(seat)
        return self._seen_log(viewer).copy()

    def seen_count(self, seat: int | str | None = None) -> int:
        """How many events the seat has seen."""
        return len(self._seen_log(None if seat is None else self.seat_number(seat)))

    def _seen_log(self, viewer: Seat | None) -> list[Event]:
        if viewer not in self._seen:
            self._seen[viewer] = SeenLog(viewer)
        return self._seen[viewer].read(self._log)

    def log(self) -> list[Event | Told]:
        """Everything that happened, with what nobody saw: for programs that hold the whole match, never for a seat."""
        return list(self._log)

    def text(self, move: Move) -> str:
        """The move as it can be typed."""
        return self.lexicon.text(move)

    @property
    def result(self) -> Result | None:
        outcome = self.game.outcome
        if outcome is None:
            return None
        return Result(tuple(tuple(self.seats[seat] for seat in place) for place in outcome.places), outcome.tie_breaks)

    @property
    def scores(self) -> dict[str, Score]:
        """How well each seat did, by its name; nothing before the end, or in a game without such a number."""
        score = self.definition.play.score
        if score is None or not self.over:
            return {}
        return {name: score(self.game, Seat(seat)) for seat, name in enumerate(self.seats)}

    def position(self) -> dict[str, Any]:
        """The text form of the position: `scenario` makes a match of it again."""
        return self.definition.position(self.game)

    # -- copies, saves -----------------------------------------------------------------------------------

    def clone(self) -> Match:
        """A copy that goes its own way, at any decision."""
        return self._twin(self.game.clone(), self._log.fork(), self._record.fork())

    def _twin(self, game: Game, log: Log[Event | Told], entries: Log[Entry]) -> Match:
        twin = object.__new__(Match)
        twin.definition = self.definition
        twin.players = self.players
        twin.options = self.options
        twin.seed = self.seed
        twin.proven = self.proven
        twin.rules_version = self.rules_version
        twin.answer_forced = self.answer_forced
        twin.seats = self.seats
        twin.lexicon = self.lexicon
        twin.game = game
        twin._start = self._start
        twin._log = log
        twin._record = entries
        twin._seen = {}
        twin.earlier = self.earlier
        twin._recent = self._recent.copy()
        twin._base = self._base
        twin._live = self._live
        twin._bases = self._bases
        twin.moment = self.moment
        twin._own = self._own.copy()
        twin._open = self._open.copy()
        return twin

    def _become(self, other: Match) -> None:
        """This match is as that copy of it, of which nothing else is left."""
        for name in self.__slots__:
            if name != "_seen":  # what viewers have read is in both
                setattr(self, name, getattr(other, name))

    def determinize(self, seat: int | str | None, rng: Random) -> Match:
        """A match that the seat can't tell from this one: all that it doesn't know is drawn anew.

        It can be played on; it can't be taken back beyond this decision.
        """
        viewer = None if seat is None else self.seat_number(seat)
        game = self.game.clone()
        seen = self.seen(viewer)
        twin = self._twin(game, Log(seen), Log())
        twin.seed = rng.getrandbits(8 * chance.KEY_BYTES)
        twin.proven = False
        twin._own = {} if viewer is None else {viewer: self._own.get(viewer, 0)}
        game.key, game.counter = chance.key_of(twin.seed), 0
        self.definition.secrets.determinize(game, viewer, rng)
        for tray in game.trays:
            if tray.seat != viewer:
                flow.answer_anew(game, tray, rng)
        twin._open = flow.advance(game)
        twin._set_barrier()
        twin._live, twin._bases = 0, ()
        twin._start = game.clone(), seen
        return twin

    def hash(self) -> str:
        """The same for equal states, whatever way led there, on every machine."""
        return self.definition.codec.hash(self.game)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: shown before the first decision it proves that the seed was never changed."""
        return chance.commitment(self.seed)

    def save(self, notes: Mapping[str, Any] | None = None) -> bytes:
        """The whole match as JSON, at any decision, with notes of the table that keeps it. It holds all secrets."""
        codec = self.definition.codec
        snapshot = codec.encode_snapshot(self.game, list(self._log))
        return msgspec.json.encode(
            Save(
                maester=record.FORMAT,
                game=self.definition.id,
                rules_version=self.rules_version,
                players=self.players,
                seats=self.seats,
                options=self.options,
                seed=f"{self.seed:x}",
                proven=self.proven,
                commitment=self.commitment,
                entries=[self._plain_entry(entry) for entry in self._record],
                over=self.over,
                hash=self.hash(),
                snapshot=snapshot,
                digest=record.digest(snapshot),
                start=None if self._start is None else codec.encode_snapshot(*self._start),
                earlier=list(self.earlier),
                notes=dict(notes or {}),
                data=self.definition.data.fingerprint,
                data_in_play=self.definition.data.in_play,
                layout=codec.layout,
                files=self.definition.data.fingerprints_of(self.game),
            )
        )

    def _plain_entry(self, entry: Entry) -> tuple[str, dict[str, Any] | str]:
        return self.seats[entry.seat], record.written(entry, self.lexicon.plain)

    def __repr__(self) -> str:
        asked = ", ".join(repr(self.decision(seat)) for seat in self.to_act)
        return f"<Match of {self.definition.id}: {asked or self.result}>"
