"""The answers to the question before a person: which there are, which of them are shown, and which one was meant."""

from __future__ import annotations

from maester.cli.auto_pass import TerminalAutoPass
from maester.cli.menu import MOST_OPTIONS, Group, Menu, MenuOption
from maester.cli.pictures import Picture
from maester.cli.screen import Screen
from maester.cli.sentences import option_text, prompt_text
from maester.engine import Decision, Match, Move, Seat
from maester.errors import BadData


class Answers:
    """The menu of the present question. Every question is read once, then shown as often as the person likes."""

    def __init__(self, match: Match, screen: Screen, picture: Picture, auto_pass: TerminalAutoPass) -> None:
        self._match = match
        self._screen = screen
        self._picture = picture
        self._auto_pass = auto_pass
        self._seat = Seat(0)
        self._said: set[tuple[Seat, str]] = set()
        """What was said about moves in full, and to whom: the next time few words are enough."""
        self._root = self._menu = Menu(())
        """The answers to the present question, and those of them that are shown now."""

    @property
    def decision(self) -> Decision:
        """The present question."""
        return self._match.decision(self._seat)

    def read(self, seat: Seat) -> None:
        """The answers that a person has now, each with what should be known about it and where it stands."""
        self._seat = seat
        view, kind = self._match.view(seat), self.decision.kind
        options: list[MenuOption] = []
        said: set[tuple[Seat, str]] = set()
        for move, reason in self._reasoned():
            plain = self._match.lexicon.plain(move)
            text, remark = self._remarked(self.text(move, kind), reason), self._picture.remark(view, plain)
            full = self._remarked(text, remark)
            if (seat, remark) in self._said | said:
                text = self._remarked(text, self._picture.reminder(view, plain))
            else:
                text = full
            said.add((seat, remark))
            path, amount = self._picture.path(plain), self._picture.amount(plain)
            options.append(MenuOption(move, text, self._match.text(move), path, amount, full))
        self._root = self._menu = Menu(options)
        if not self._menu.grouped:
            self._said |= said

    def _reasoned(self) -> list[tuple[Move, str]]:
        """Each answer with why it is offered, in words, where its domain says so."""
        domain, words = self.decision.domain, self._match.words(self._screen.language)
        reasons = () if domain is None else domain.reasons()
        said = [words.say(f"candidate-{reason}", {"what": about}) for reason, about in reasons]
        return list(zip(self.decision.options, said or [""] * len(self.decision.options), strict=True))

    def _remarked(self, option: str, remark: str) -> str:
        """An option with what should be known about it."""
        return self._screen.words.say("play-remark", {"option": option, "remark": remark}) if remark else option

    # -- in words --------------------------------------------------------------------------------

    def text(self, move: Move, kind: str = "") -> str:
        """A move in words; a kind of question may give it another meaning."""
        wording = self._picture.wording(kind, self._match.lexicon.plain(move))
        return wording or option_text(self._match, move, self._screen.language)

    def example(self) -> str:
        """An answer as it can be typed."""
        return self._match.text(self.decision.options[0])

    def given(self) -> list[str]:
        """What the person has answered in secret so far."""
        tray = self._match.view(self._seat)["tray"]
        moves = [move for move in tray if len(move) > 1] or tray  # That one is ready goes without saying.
        return [self.text(self._match.read_move(self._seat, move)) for move in moves]

    # -- showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        """The question with all answers."""
        self._menu = self._root
        self._show()

    def open(self, group: Group) -> None:
        """Only the answers under one heading."""
        self._menu = self._menu.inside(group)
        self._show(self._screen.words.say("play-back"))

    def has(self, wanted: str) -> bool:
        """Is there an answer with all of these words?"""
        return bool(self._root.found(wanted))

    def find(self, wanted: str) -> None:
        """Only the answers that have all of these words."""
        say = self._screen.words.say
        found = self._root.found(wanted)
        if not found:
            self._screen.complain(say("play-no-option", {"words": wanted, "example": self.example()}))
            return
        self._menu = self._root.filtered(wanted)
        values = {"words": wanted, "count": len(found), "total": len(self._root.options)}
        self._show(say("play-filtered", values))

    def _show(self, note: str = "") -> None:
        lines = self._menu.shown(self._group_text)
        notes = list(filter(None, self._notes(len(lines), note)))
        prompt = prompt_text(self._match, self.decision, self._screen.language)
        self._screen.ask(prompt, lines[:MOST_OPTIONS], notes)

    def _notes(self, count: int, note: str) -> list[str]:
        """What is to be said below the answers."""
        say, given = self._screen.words.say, self.given()
        return [
            say("play-more", {"count": count - MOST_OPTIONS}) if count > MOST_OPTIONS else "",
            say("play-groups") if self._menu.grouped else "",
            note,
            "" if self.decision.domain is None else say("play-suggestions", {"example": self.example()}),
            self._auto_pass.introduction(self._match, self._seat),
            say("play-so-far", {"moves": "; ".join(given)}) if given else "",
        ]

    def _group_text(self, group: Group) -> str:
        heading = self._picture.heading(self._match.view(self._seat), group.heading)
        return self._screen.words.say("play-group", {"heading": heading, "count": len(group.options)})

    # -- understanding ---------------------------------------------------------------------------

    def meant(self, line: str) -> Move | Group | None:
        """The move (or group) that was typed, by its number or in full; None if it's neither, but words to look for."""
        if line.isdecimal() and len(line) < 9:
            return self._numbered(line)
        try:
            return self._match.read_move(self._seat, line)
        except BadData as error:
            # Who made a slip in a move is told so, unless the words fit some options as they stand.
            if error.code == "bad-move-text" or self.has(line):
                return None
            raise

    def _numbered(self, number: str) -> Move | Group:
        lines = self._menu.lines
        chosen = lines.get(int(number))
        if chosen is None and list(lines) != list(range(1, len(lines) + 1)):
            raise BadData("not-shown", given=number, shown=list(lines))
        if chosen is None:
            raise BadData("no-such-option", given=number, count=len(lines))
        return chosen.move if isinstance(chosen, MenuOption) else chosen
