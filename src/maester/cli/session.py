"""A match at one terminal: some seats are people's, the others are played by bots. No answer is ever lost."""

from __future__ import annotations

import itertools
import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import typer

from maester.bots import Bot, Budget, SeatTable
from maester.cli.boards import picture_of
from maester.cli.guide import Guide
from maester.cli.menu import MOST_OPTIONS, Group, Menu, Option
from maester.cli.saving import check_free, write_safely
from maester.cli.screen import Screen
from maester.cli.sentences import (
    error_text,
    event_text,
    live_events,
    name_of,
    option_text,
    prompt_text,
    refusal_text,
    result_text,
)
from maester.cli.stopping import Attendant
from maester.engine import Decision, Match, Move, Refusal, Seat
from maester.engine.record import CONCEDE
from maester.errors import BadData, BadSave, IllegalMove, MaesterError
from maester.passing import UntilWhat

LAST_EVENTS = 8
"""So many events remind a person who comes back of what happened."""
LOG_EVENTS = 20
"""So many events `l` shows."""
PEOPLE = "people"
BOTS = "bots"
STOPS = "stops"
"""The terminal's notes in a save: which seats are people's, which bots play the others, who is asked where."""


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
        self.file = file
        self.at = self.people[0]
        self.modules: Sequence[str] = ()
        """The modules that brought the game, if it is none of ours: who comes back needs them too."""
        self._bots = bots
        self._picture = picture_of(match.definition, screen.language)
        self._guide = Guide(match.definition, screen, self._picture, hints=hints)
        self._told = dict.fromkeys(self.people, 0)
        """So many events each person has been told."""
        self._drawn: set[tuple[Seat, str]] = set()
        """What was shown unasked already, and to whom."""
        self._said: set[tuple[Seat, str]] = set()
        """What was said about moves in full, and to whom: the next time few words are enough."""
        self._returning: set[Seat] = set()
        """People who came back to the table and haven't been told yet where they are."""
        self._seated = len(self.people) == 1
        """Somebody sits before the screen; several people sit down one after the other, behind a curtain."""
        self.attendant = Attendant(match.definition, self.people, screen)
        """Passes for the people where they don't want to be asked."""
        self._root = self._menu = Menu(())
        """The answers to the present question, and those of them that are shown now."""

    def run(self, *, resumed: bool = False) -> None:
        """Plays until the match is over or the people leave."""
        if not self.match.over:
            self._save(self.file)
        try:
            self._welcome(resumed)
            while not self.match.over:
                self._let_bots_play()
                if not self.match.over:
                    self._take_turn()
            self._tell_events()
            self._show_end()
        except Leave:
            return
        except KeyboardInterrupt:
            # Perhaps in the middle of a move, so it isn't saved now: what lies in the file is whole.
            self.screen.write()
            self._farewell()

    # -- the match goes on -----------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        """Bots answer until a person is asked who wants to be; of those who choose in secret people are the first."""
        match = self.match
        while not match.over:
            if not self.attendant.pass_on(match):
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
        self.attendant.tell(self.at)
        self._ask()

    def _hand_over(self, seat: Seat) -> bool:
        """Another person sits down, behind a curtain; False if the one before took a move back instead."""
        may_undo = self._seated and self.match.can_undo(self.at)
        if self._seated:
            self.screen.clear()
        while True:
            message_id = "play-curtain-undo" if may_undo else "play-curtain"
            self.screen.note(message_id, "bold", seat=self._name(seat), before=self._name(self.at))
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
        self._read_options()
        self._draw_unasked()
        self._guide.hint(self.at, self._decision.kind)
        self._show_options()
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
            "": self._show_all, "u": self._undo, "u!": self._undo_further, "q": self._leave, CONCEDE: self._concede
        }  # fmt: skip
        with_words: dict[str, Callable[[str], bool]] = {
            "s": self._save_as, "why": self._why, "v": self._view, "l": self._log
        }  # fmt: skip
        if self.attendant.is_needed:
            alone |= {"p": lambda: self._skip("event"), "pp": lambda: self._skip("phase")}
            with_words[STOPS] = self._stops
        if line.startswith("?"):
            self._guide.answer(line[1:].strip(), self._decision.kind, self._example(), str(self.file))
            return False
        if line.lower() in alone:
            return alone[line.lower()]()
        if word.lower() in with_words:
            return with_words[word.lower()](rest)
        meant = self._meant(line)
        if isinstance(meant, Group):
            return self._open(meant)
        if meant is None:
            return self._find(line)
        if (refusal := self.match.why_not(self.at, meant)) is not None:
            return self._refuse(refusal)
        kind = self._decision.kind
        self.match.play(self.at, meant)
        self._keep()
        self.screen.note("play-chosen", "green", move=self._option_text(meant, kind))
        self._confirm(kind)
        return True

    def _confirm(self, kind: str) -> None:
        """A secret choice of many parts is looked at once more before it is out of hand."""
        if not self._picture.confirms(kind) or self.match.seats[self.at] not in self.match.view(self.at)["ready"]:
            return
        while True:
            self.screen.note("play-ready", "bold", moves="; ".join(self._own_answers()))
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

    # -- questions and answers -------------------------------------------------------------------

    @property
    def _decision(self) -> Decision:
        return self.match.decision(self.at)

    def _name(self, seat: Seat) -> str:
        return name_of(self.screen.words, "seat", self.match.seats[seat])

    def _option_text(self, move: Move, kind: str = "") -> str:
        """A move in words; a kind of question may give it another meaning."""
        wording = self._picture.wording(kind, self.match.lexicon.plain(move))
        return wording or option_text(self.match, move, self.screen.language)

    def _example(self) -> str:
        return self.match.text(self._decision.options[0])

    def _read_options(self) -> None:
        """The answers to the present question, each with what should be known about it and where it stands."""
        view, kind = self.match.view(self.at), self._decision.kind
        options: list[Option] = []
        said: set[tuple[Seat, str]] = set()
        for move in self._decision.options:
            plain = self.match.lexicon.plain(move)
            text, remark = self._option_text(move, kind), self._picture.remark(view, plain)
            full = self._remarked(text, remark)
            if (self.at, remark) in self._said | said:
                text = self._remarked(text, self._picture.reminder(view, plain))
            else:
                text = full
            said.add((self.at, remark))
            path, amount = self._picture.path(plain), self._picture.amount(plain)
            options.append(Option(move, text, self.match.text(move), path, amount, full))
        self._root = self._menu = Menu(options)
        if not self._menu.grouped:
            self._said |= said

    def _remarked(self, option: str, remark: str) -> str:
        """An option with what should be known about it."""
        return self.screen.words.say("play-remark", {"option": option, "remark": remark}) if remark else option

    def _draw_unasked(self) -> None:
        """The board where a person needs it: once a round, at a battle."""
        view = self.match.view(self.at)
        shown = self._picture.before(self._decision.kind, view, brief=self.screen.is_small)
        while shown is not None and (self.at, shown.key) in self._drawn:
            shown = shown.otherwise
        if shown is not None:
            self._drawn.add((self.at, shown.key))
            self.screen.draw(shown.parts)

    def _show_all(self) -> bool:
        self._menu = self._root
        return self._show_options()

    def _open(self, group: Group) -> bool:
        self._menu = self._menu.inside(group)
        return self._show_options(back=True)

    def _find(self, wanted: str) -> bool:
        """Shows only the options that have all of these words."""
        say = self.screen.words.say
        found = self._root.found(wanted)
        if not found:
            self.screen.complain(say("play-no-option", {"words": wanted, "example": self._example()}))
            return False
        self._menu = self._root.filtered(wanted)
        values = {"words": wanted, "count": len(found), "total": len(self._root.options)}
        return self._show_options(say("play-filtered", values))

    def _show_options(self, note: str = "", *, back: bool = False) -> bool:
        """The question with the answers that are shown now."""
        decision, say = self._decision, self.screen.words.say
        lines = self._menu.shown(self._group_text)
        notes = []
        if len(lines) > MOST_OPTIONS:
            notes.append(say("play-more", {"count": len(lines) - MOST_OPTIONS}))
        if self._menu.grouped:
            notes.append(say("play-groups"))
        if note or back:
            notes.append(note or say("play-back"))
        if decision.domain is not None:
            notes.append(say("play-suggestions", {"example": self._example()}))
        if introduction := self.attendant.introduction(self.match, self.at):
            notes.append(introduction)
        answers = self._own_answers()
        if answers:
            notes.append(say("play-so-far", {"moves": "; ".join(answers)}))
        self.screen.ask(prompt_text(self.match, decision, self.screen.language), lines[:MOST_OPTIONS], notes)
        return False

    def _group_text(self, group: Group) -> str:
        heading = self._picture.heading(self.match.view(self.at), group.heading)
        return self.screen.words.say("play-group", {"heading": heading, "count": len(group.options)})

    def _own_answers(self) -> list[str]:
        """What the person has answered in secret so far."""
        tray = self.match.view(self.at)["tray"]
        moves = [move for move in tray if len(move) > 1] or tray  # That one is ready goes without saying.
        return [self._option_text(self.match.read_move(self.at, move)) for move in moves]

    def _meant(self, line: str) -> Move | Group | None:
        """The move (or group) that was typed, by its number or in full; None if it's neither, but words to look for."""
        if line.isdecimal() and len(line) < 9:
            lines = self._menu.lines
            chosen = lines.get(int(line))
            if chosen is None and list(lines) != list(range(1, len(lines) + 1)):
                raise BadData("not-shown", given=line, shown=list(lines))
            if chosen is None:
                raise BadData("no-such-option", given=line, count=len(lines))
            return chosen.move if isinstance(chosen, Option) else chosen
        try:
            return self.match.read_move(self.at, line)
        except BadData as error:
            # Who made a slip in a move is told so, unless the words fit some options as they stand.
            if error.code == "bad-move-text" or self._root.found(line):
                return None
            raise

    def _refuse(self, refusal: Refusal) -> bool:
        self.screen.complain(refusal_text(refusal, self.screen.language, self.match.definition.id))
        return False

    def _complain(self, error: MaesterError) -> None:
        self.screen.complain(error_text(error, self.screen.language, self.match.definition.id))

    # -- commands --------------------------------------------------------------------------------

    def _why(self, text: str) -> bool:
        if not text:
            self.screen.note("play-why-what", example=self._example())
            return False
        move = self._meant(text)
        if isinstance(move, Group):
            return self._open(move)
        move = move or self.match.read_move(self.at, text)
        if (refusal := self.match.why_not(self.at, move)) is not None:
            return self._refuse(refusal)
        self.screen.note("play-legal", move=self._option_text(move))
        return False

    def _undo(self, further: bool = False) -> bool:
        try:
            self.match.undo(self.at, further=further)
        except IllegalMove as error:
            self._refuse(Refusal(error.rule, dict(error.values)))
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
        if self.match.definition.concede is None:
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
        self.attendant.skip(self.match, self.at, what)
        self._keep()
        return True

    def _stops(self, wanted: str) -> bool:
        """Where the person is asked; what is changed is kept in the save."""
        passes = self.attendant.show(self.match, self.at, wanted)
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
            answers = self._own_answers()
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
        file = Path(os.path.expanduser(name)) if name else self.file
        if file != self.file:
            check_free(file)
        self._save(file)
        self.file = file
        self.screen.note("play-saved", "green", file=str(file))
        return False

    def _leave(self) -> NoReturn:
        self._save(self.file)
        self._farewell()
        raise Leave

    # -- the beginning and the end ---------------------------------------------------------------

    def _welcome(self, resumed: bool) -> None:
        match, screen = self.match, self.screen
        title = match.definition.titles.get(screen.language, match.definition.titles["en"])
        people = [self._name(seat) for seat in self.people]
        others = [
            screen.words.say("play-bot", {"seat": self._name(seat), "bot": name_of(screen.words, "bot", bot.name)})
            for seat, bot in self._bots.items()
        ]
        values = {"title": title, "seats": people, "people": len(people), "others": others, "count": len(others)}
        screen.note("play-welcome", "bold", **values)
        self._show_commitment()
        if not match.over:
            screen.note("play-kept", file=str(self.file))
            screen.note("play-hint")
            self._guide.welcome()
        screen.write()
        if resumed:
            self._told = {seat: max(0, len(match.events(seat)) - LAST_EVENTS) for seat in self.people}
            self._returning = set(self.people)

    def _show_commitment(self) -> None:
        message_id = "play-commitment" if self.match.proven else "play-not-proven"
        self.screen.note(message_id, commitment=self.match.commitment)

    def _show_end(self) -> None:
        match, screen = self.match, self.screen
        screen.write()
        screen.note("play-over", "bold")
        screen.write(result_text(match, screen.language, self.people))
        screen.write()
        screen.note("play-seed", seed=f"{match.seed:064x}" if match.proven else str(match.seed))
        self._show_commitment()
        screen.note("play-verify", command=self._command("verify", str(self.file)))
        screen.note("play-replay", command=self._command("replay", str(self.file)))

    def _farewell(self) -> None:
        self.screen.note("play-left", command=self._command("play", "--load", str(self.file)))

    def _command(self, *arguments: str) -> str:
        """What to type for another command of Maester that is about this match."""
        modules = itertools.chain.from_iterable(("--with", module) for module in self.modules)
        return shlex.join(("maester", *modules, *arguments))

    def _leave_somehow(self) -> NoReturn:
        """The input has ended, so nobody can be asked what to do if the match can't be saved."""
        try:
            self._leave()
        except BadSave as error:
            self._complain(error)
            raise typer.Exit(1) from error

    # -- the file --------------------------------------------------------------------------------

    def _save(self, file: Path) -> None:
        """Writes the match with who sits where; raises BadSave."""
        seats = self.match.seats
        notes: dict[str, Any] = {
            PEOPLE: [seats[seat] for seat in self.people],
            BOTS: {seats[seat]: bot.name for seat, bot in self._bots.items()},
        }
        if stops := self.attendant.notes(seats):
            notes[STOPS] = stops
        write_safely(file, self.match.save(notes))

    def _keep(self) -> None:
        """Saves after a move. If that fails the person is told, and can play on and save elsewhere."""
        try:
            self._save(self.file)
        except BadSave as error:
            self._complain(error)
