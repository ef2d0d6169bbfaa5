"""A match at one terminal: some seats are people's, the others are played by bots. No answer is ever lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import typer

from maester.auto_pass import UntilWhat
from maester.bots import Bot, Budget, SeatTable
from maester.cli.answers import Answers
from maester.cli.auto_pass import TerminalAutoPass
from maester.cli.boards import picture_of
from maester.cli.drawing import Drawing
from maester.cli.greeting import Greeting
from maester.cli.guide import Guide
from maester.cli.keeping import STOPS, MatchFile
from maester.cli.menu import Group
from maester.cli.screen import Screen
from maester.cli.sentences import error_text, event_text, live_events, refusal_text
from maester.engine import Match, Move, Refusal, Seat
from maester.engine.record import CONCEDE
from maester.errors import BadData, BadSave, IllegalMove, MaesterError

LAST_EVENTS = 8
"""So many events remind a person who comes back of what happened."""
SEPARATOR = ";"
"""Between moves that are typed at once."""
LOG_EVENTS = 20
"""So many events `l` shows."""


class Leave(Exception):
    """The people get up from the table."""


class Session:
    """A match on a screen. `at` is the seat of the person before the screen: only that seat's side is shown."""

    def __init__(
        self,
        match: Match,
        people: Sequence[Seat],
        bots: Mapping[Seat, Bot],
        screen: Screen,
        file: Path,
        *,
        hints: bool = True,
    ) -> None:
        self.match = match
        self.people = tuple(people)
        self.screen = screen
        self.at = self.people[0]
        self._bots = bots
        self._picture = picture_of(match.definition, screen.language)
        self._picture.inspect = match.inspect if match.definition.secrets.inspect is not None else None
        self._drawing: Drawing | None = None
        self._guide = Guide(match.definition, screen, self._picture, hints=hints)
        self._told = dict.fromkeys(self.people, 0)
        """So many events each person has been told."""
        self._drawn: set[tuple[Seat, str]] = set()
        """What was shown unasked already, and to whom."""
        self._returning: set[Seat] = set()
        """People who came back to the table and haven't been told yet where they are."""
        self._seated = len(self.people) == 1
        """Somebody sits before the screen; several people sit down one after the other, behind a curtain."""
        self.auto_pass = TerminalAutoPass(match.definition, self.people, screen)
        """Passes for the people where they don't want to be asked."""
        self.file = MatchFile(match, self.people, bots, self.auto_pass, file)
        self._greeting = Greeting(match, self.people, screen, self.file)
        self._answers = Answers(match, screen, self._picture, self.auto_pass)
        self._picture.offered = self._offered

    def _offered(self) -> list[dict[str, Any]]:
        """What the person before the screen is offered now."""
        return [self.match.lexicon.plain(move) for move in self.match.decision(self.at).options]

    def draw_into(self, file: Path) -> None:
        """Keeps a picture of the board in a file; raises BadOption if the game has none."""
        viewer = self.at if len(self.people) == 1 else None
        self._drawing = Drawing(self.match, self._picture, viewer, file)
        self._drawing.draw()

    def run(self, *, resumed: bool = False) -> None:
        """Plays until the match is over or the people leave."""
        if not self.match.over:
            self.file.save()
        try:
            self._welcome(resumed)
            while not self.match.over:
                self._let_bots_play()
                if not self.match.over:
                    self._take_turn()
            self._tell_events()
            self._greeting.end()
        except Leave:
            return
        except KeyboardInterrupt:
            # Perhaps in the middle of a move, so it isn't saved now: what lies in the file is whole.
            self.screen.write()
            self._greeting.farewell()

    def _welcome(self, resumed: bool) -> None:
        self._greeting.welcome(self._bots)
        if not self.match.over:
            self._guide.welcome()
        self.screen.write()
        if resumed:
            self._told = {seat: max(0, len(self.match.events(seat)) - LAST_EVENTS) for seat in self.people}
            self._returning = set(self.people)

    # -- the match goes on -----------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        """Bots answer until a person is asked who wants to be; of those who choose in secret people are the first."""
        match = self.match
        while not match.over:
            if not self.auto_pass.pass_now(match):
                if set(self.people) & set(match.to_act):
                    return
                seat = match.to_act[0]
                match.play(seat, self._bots[seat].choose(SeatTable(match, seat), Budget()))
            self._keep()

    def _take_turn(self) -> None:
        """Asks the person before the screen if that one is asked, else calls for another."""
        asked = [seat for seat in self.people if seat in self.match.to_act]
        if self.at not in asked or not self._seated:
            seat = self.at if self.at in asked else asked[0]
            if not self._hand_over(seat):
                return
        self._tell_events()
        self.auto_pass.tell(self.at)
        self._ask()

    def _hand_over(self, seat: Seat) -> bool:
        """Another person sits down, behind a curtain; False if the one before took a move back instead."""
        may_undo = self._seated and self.match.can_undo(self.at)
        if self._seated:
            self.screen.clear()
        while True:
            message_id = "play-curtain-undo" if may_undo else "play-curtain"
            self.screen.note(message_id, "bold", seat=self._greeting.name(seat), before=self._greeting.name(self.at))
            line = self._read().lower()
            if line == "q":
                self._leave()
            if line == "u" and may_undo:
                return not self._undo()
            if not line:
                self.screen.clear()
                self.at, self._seated = seat, True
                return True

    def _tell_events(self) -> None:
        if self.at in self._returning:
            self._returning.discard(self.at)
            self.screen.note("play-resumed", earlier=self._told[self.at])
        events = self.match.events(self.at, self._told[self.at])
        self._told[self.at] += len(events)
        for event in events:
            self.screen.write(event_text(self.match, event, self.screen.language))

    def _ask(self) -> None:
        """Asks the person until a move or an undo changes the match."""
        self._answers.read(self.at)
        self._draw_unasked()
        self._guide.hint(self.at, self._answers.decision.kind)
        self._answers.show()
        while True:
            line = self._read()
            try:
                if self._obey(line):
                    return
            except MaesterError as error:
                self._complain(error)

    def _read(self) -> str:
        try:
            return self.screen.read()
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            self._leave_somehow()

    def _obey(self, line: str) -> bool:
        """Does what the person typed; True if that changed the match."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        alone: dict[str, Callable[[], bool]] = {
            "": self._show, "u": self._undo, "u!": self._undo_further, "q": self._leave, CONCEDE: self._concede
        }  # fmt: skip
        with_words: dict[str, Callable[[str], bool]] = {
            "s": self._save_as, "why": self._why, "v": self._view, "l": self._log
        }  # fmt: skip
        if self.auto_pass.is_needed:
            alone |= {"p": lambda: self._skip("event"), "pp": lambda: self._skip("phase")}
            with_words[STOPS] = self._stops
        if self._picture.inspect is not None:
            with_words["measure"] = self._view
        if line.startswith("?"):
            answers = self._answers
            self._guide.answer(line[1:].strip(), answers.decision.kind, answers.example(), str(self.file.place))
            return False
        if line.lower() in alone:
            return alone[line.lower()]()
        if word.lower() in with_words:
            return with_words[word.lower()](rest)
        several = [part.strip() for part in line.split(SEPARATOR) if part.strip()]
        return self._play(line) if len(several) < 2 else self._play_all(several)

    def _play_all(self, typed: Sequence[str]) -> bool:
        """Plays several moves that were typed in full, all or none."""
        kind, before = self._answers.decision.kind, len(self.match.entries())
        try:
            self.match.play_all(self.at, typed)
        except MaesterError as error:
            number = 1 if error.index is None else error.index + 1
            self.screen.complain(
                self.screen.words.say("error-in-list", {"number": number, "reason": self._text(error)})
            )
            return False
        self._keep()
        for entry in self.match.entries()[before:]:
            if isinstance(entry.move, Move):
                self.screen.note("play-chosen", "green", move=self._answers.text(entry.move))
        self._confirm(kind)
        return True

    def _play(self, line: str) -> bool:
        """Plays the move that was meant, or shows the answers that were."""
        answers = self._answers
        meant = answers.meant(line)
        if isinstance(meant, Group):
            answers.open(meant)
            return False
        if meant is None:
            if answers.has(line) or not self._guide.show_cards(line):
                answers.find(line)
            return False
        if (refusal := self.match.why_not(self.at, meant)) is not None:
            return self._refuse(refusal)
        kind = answers.decision.kind
        self.match.play(self.at, meant)
        self._keep()
        self.screen.note("play-chosen", "green", move=answers.text(meant, kind))
        self._confirm(kind)
        return True

    def _confirm(self, kind: str) -> None:
        """A secret choice of many parts is looked at once more before it is out of hand."""
        if not self._picture.confirms(kind) or self.match.seats[self.at] not in self.match.view(self.at)["ready"]:
            return
        while True:
            self.screen.note("play-ready", "bold", moves="; ".join(self._answers.given()))
            line = self._read()
            word, _, rest = line.partition(" ")
            if not line:
                return
            if word.lower() == "v":
                self._view(rest.strip())
            elif line.lower() == "q":
                self._leave()
            elif line.lower() == "u" and self._undo():
                return

    def _draw_unasked(self) -> None:
        """The board where a person needs it: once a round, at a battle."""
        view = self.match.view(self.at)
        shown = self._picture.before(self._answers.decision.kind, view, brief=self.screen.is_small)
        while shown is not None and (self.at, shown.key) in self._drawn:
            shown = shown.otherwise
        if shown is not None:
            self._drawn.add((self.at, shown.key))
            self.screen.draw(shown.parts)

    def _refuse(self, refusal: Refusal) -> bool:
        self.screen.complain(refusal_text(refusal, self.screen.language, self.match.definition))
        if refusal.nearest is not None:
            self.screen.note("play-nearest", move=self.match.text(refusal.nearest))
        return False

    def _complain(self, error: MaesterError) -> None:
        self.screen.complain(self._text(error))

    def _text(self, error: MaesterError) -> str:
        language, definition = self.screen.language, self.match.definition
        if isinstance(error, IllegalMove):
            return error.message(language)
        return error_text(error, language, definition)

    # -- commands --------------------------------------------------------------------------------

    def _show(self) -> bool:
        self._answers.show()
        return False

    def _why(self, text: str) -> bool:
        if not text:
            self.screen.note("play-why-what", example=self._answers.example())
            return False
        move = self._answers.meant(text)
        if isinstance(move, Group):
            self._answers.open(move)
            return False
        move = move or self.match.read_move(self.at, text)
        if (refusal := self.match.why_not(self.at, move)) is not None:
            return self._refuse(refusal)
        self.screen.note("play-legal", move=self._answers.text(move))
        return False

    def _undo(self, further: bool = False) -> bool:
        try:
            self.auto_pass.take_back(self.match, self.at, further=further)
        except IllegalMove as error:
            self._complain(error)
            if error.rule != "undo.nothing" and len(self.people) == 1:
                self.screen.note("play-undo-further")
            return False
        self._keep()
        if not self.match.events(self.at, self._told[self.at]):
            self.screen.note("play-taken-back")  # An answer that nobody saw is taken back without an event.
        return True

    def _undo_further(self) -> bool:
        if len(self.people) > 1:
            self.screen.note("play-undo-people")
            return False
        return self._undo(further=True)

    def _concede(self) -> bool:
        """Gives the match up, if the person says so twice."""
        if self.match.definition.play.concede is None:
            raise BadData("no-concede", game=self.match.definition.id)
        self.screen.note("play-concede-sure", "bold", word=CONCEDE)
        if self._read().lower() != CONCEDE:
            self.screen.note("play-concede-not")
            return False
        self.match.concede(self.at)
        self._keep()
        return True

    def _skip(self, what: UntilWhat) -> bool:
        """The person passes at this window and at those that follow."""
        self.auto_pass.skip(self.match, self.at, what)
        self._keep()
        return True

    def _stops(self, wanted: str) -> bool:
        """Where the person is asked; what is changed is kept in the save."""
        passes = self.auto_pass.change(self.match, self.at, wanted)
        self._keep()
        return passes

    def _view(self, wanted: str) -> bool:
        view = self.match.view(self.at)
        parts = self._picture.find(view, wanted) if wanted else self._picture.whole(view)
        if parts:
            self.screen.draw(parts)
        elif wanted:
            names = self._picture.names()
            self.screen.note("play-no-part", words=wanted, names=", ".join(names) or "v", also=self._picture.also())
        else:
            answers = self._answers.given()
            own = {"own_seat": view["seat"], "to_act": view["to_act"], "ready": view["ready"], "own_answers": answers}
            self.screen.show({**{name: value for name, value in own.items() if value}, **view["table"]})
        return False

    def _log(self, number: str) -> bool:
        """The last events, without what was taken back."""
        if number and not (number.isdecimal() and len(number) < 9):
            self.screen.note("play-log-what")
            return False
        most = int(number) if number else LOG_EVENTS
        events = live_events(self.match.events(self.at))
        for event in events[max(0, len(events) - most) :]:
            self.screen.write(event_text(self.match, event, self.screen.language))
        if not events:
            self.screen.note("play-log-empty")
        return False

    def _save_as(self, name: str) -> bool:
        if name:
            self.file.save_as(name)
        else:
            self.file.save()
        self.screen.note("play-saved", "green", file=str(self.file.place))
        return False

    def _leave(self) -> NoReturn:
        self.file.save()
        self._greeting.farewell()
        raise Leave

    def _leave_somehow(self) -> NoReturn:
        """The input has ended, so nobody can be asked what to do if the match can't be saved."""
        try:
            self._leave()
        except BadSave as error:
            self._complain(error)
            raise typer.Exit(1) from error

    def _keep(self) -> None:
        """Saves after a move. If that fails the person is told, and can play on and save elsewhere."""
        try:
            self.file.save()
            if self._drawing is not None:
                self._drawing.draw()
        except BadSave as error:
            self._complain(error)
