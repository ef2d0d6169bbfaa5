"""`maester play`: a match at the terminal, one person against bots. Nothing that was answered is ever lost."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from maester.cli.screen import Screen
from maester.cli.sentences import event_text, name_of, option_text, prompt_text, refusal_text, result_text
from maester.engine import Decision, Definition, Match, Move, Refusal, Seat, definition_of, known_games, load, new_match
from maester.errors import BadData, IllegalMove, MaesterError
from maester.rulebook import catalogue, fold
from maester.words import LANGUAGES, PSEUDO, system_language, words

MOST_OPTIONS = 25
"""So many options are shown at once; of more, a person finds one by typing its words."""
MOST_RULES = 8
LAST_EVENTS = 8
"""So many events remind a person who comes back of what happened."""
BOTS = ("random",)
PERSON = "person"
"""The terminal's own entry in a save: which seat is the person's. The engine reads over it."""

_help = words(system_language()).say


def play(
    game: Annotated[
        str | None, typer.Argument(help=_help("play-help-game"), metavar="GAME", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help=_help("play-help-players"), show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(help=_help("play-help-seat"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=_help("play-help-seed"), show_default=False)] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=_help("play-help-option"), metavar="NAME=VALUE", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option(help=_help("play-help-bots"))] = BOTS[0],
    lang: Annotated[
        str | None, typer.Option(help=_help("play-help-language"), metavar="|".join(LANGUAGES), show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_help("play-help-plain"))] = False,
    load_file: Annotated[
        Path | None, typer.Option("--load", help=_help("play-help-load"), metavar="FILE", show_default=False)
    ] = None,
    save_file: Annotated[
        Path | None, typer.Option("--save", help=_help("play-help-save"), metavar="FILE", show_default=False)
    ] = None,
) -> None:
    """Plays a match at the terminal against bots."""
    language = lang or system_language()
    if language not in (*LANGUAGES, PSEUDO):
        _stop(Screen(system_language()), "play-unknown-language", name=language, known=LANGUAGES)
    screen = Screen(language, plain=plain)
    if bots not in BOTS:
        _stop(screen, "play-unknown-bots", name=bots, known=BOTS)
    try:
        if load_file is not None:
            if players is not None or seed is not None or option:
                _stop(screen, "play-load-alone")
            match, person = _resumed(screen, load_file, game)
        elif game is None:
            _stop(screen, "play-no-game", known=known_games() or None)
        else:
            match = new_match(game, players, seed, _options(screen, definition_of(game), option or []))
            person = match.seats[0]
        own_seat = match.seat_number(seat or person)
        screen = Screen(language, match.definition.id, plain=plain)
        file = _file_for(screen, match, load_file, save_file)
        table = Table(match, own_seat, screen, file, Random(seed))
        raise typer.Exit(table.run(resumed=load_file is not None))
    except MaesterError as error:
        screen.complain(error.message(language), aside=True)
        raise typer.Exit(2) from error


# Typer shows the docstring as the help of the command, and the player reads it in his own language.
play.__doc__ = _help("play-help")


def _stop(screen: Screen, message_id: str, /, **values: Any) -> NoReturn:
    """The arguments make no sense: says why, and ends."""
    screen.complain(screen.words.say(message_id, values), aside=True)
    raise typer.Exit(2)


def _options(screen: Screen, definition: Definition, given: list[str]) -> dict[str, Any]:
    """`name=value` as the game's own values; what is none of them is left for the game to refuse."""
    known = {option.name: option.values for option in definition.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, is_there, written = (part.strip() for part in text.partition("="))
        if not is_there:
            _stop(screen, "play-bad-option", given=text)
        chosen[name] = next((one for one in known.get(name, ()) if str(one).lower() == written.lower()), written)
    return chosen


def _resumed(screen: Screen, file: Path, game: str | None) -> tuple[Match, str]:
    """The match that lies in a file, and the name of the person's seat."""
    try:
        data = file.read_bytes()
    except OSError as error:
        _stop(screen, "play-not-read", file=str(file), reason=error.strerror)
    match = load(data)
    if game not in (None, match.definition.id):
        _stop(screen, "play-other-game", file=str(file), game=match.definition.id)
    person = msgspec.json.decode(data).get(PERSON)
    return match, person if person in match.seats else match.seats[0]


def _file_for(screen: Screen, match: Match, load_file: Path | None, save_file: Path | None) -> Path:
    """Where the match is kept: never where something else lies already."""
    file = save_file or load_file
    if file is None:
        name = f"maester-{match.definition.id}"
        return next(file for file in _numbered(name) if not file.exists())
    if file != load_file and _is_taken(file):
        _stop(screen, "play-file-taken", file=str(file))
    return file


def _numbered(name: str) -> Iterator[Path]:
    yield Path(f"{name}.json")
    number = 2
    while True:
        yield Path(f"{name}-{number}.json")
        number += 1


def _is_taken(file: Path) -> bool:
    return file.exists() and (not file.is_file() or file.stat().st_size > 0)


def write_safely(file: Path, data: bytes) -> None:
    """Writes a file so that at any moment, whatever happens, the old content or the new one is there as a whole."""
    file = file.resolve()
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
    new.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class Leave(Exception):
    """The person gets up from the table."""


class Table:
    """A match on a screen: one seat is the person's, the others are played by bots."""

    def __init__(self, match: Match, seat: Seat, screen: Screen, file: Path, bots: Random) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.file = file
        self._bots = bots
        self._told = 0
        """So many events the person has been told."""
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._help, "why": self._why, "u": self._undo, "u!": self._undo_further, "v": self._view,
            "s": self._save_as, "q": self._quit,
        }  # fmt: skip

    def run(self, *, resumed: bool) -> int:
        """Plays until the match is over or the person leaves; the exit code."""
        match = self.match
        if not (resumed and match.over) and not self._save():
            return 2
        self._welcome(resumed)
        try:
            while True:
                self._let_bots_play()
                self._tell_events()
                if match.over:
                    self._show_end()
                    return 0
                self._ask()
        except Leave:
            return 0 if self._save(farewell=True) else 1
        except KeyboardInterrupt:
            # Not at a question, so perhaps in the middle of a move: what lies in the file is whole.
            self._farewell()
            return 0

    # -- the match goes on --------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        """Others answer until the person is asked: he comes first when choices are simultaneous."""
        match = self.match
        played = False
        while not match.over and self.seat not in match.to_act:
            seat = match.to_act[0]
            match.play(seat, self._bots.choice(match.decision(seat).options))
            played = True
        if played:
            self._save()

    def _tell_events(self) -> None:
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        for event in events:
            self.screen.write(event_text(self.match, event, self.screen.language))

    def _ask(self) -> None:
        """Asks the person until he changes the match, by a move or by an undo."""
        self._show_options()
        while True:
            try:
                line = self.screen.read()
            except (EOFError, KeyboardInterrupt):
                self.screen.write()
                raise Leave from None
            try:
                if self._obey(line):
                    self._save()
                    return
            except IllegalMove as error:
                self._complain(Refusal(error.rule, dict(error.values)))
            except MaesterError as error:
                self.screen.complain(error.message(self.screen.language))

    def _obey(self, line: str) -> bool:
        """Does what the person typed; True if that changed the match."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            return self._help(line[1:].strip())
        command = self._commands.get(word.lower())
        if command is not None and (not rest or word.lower() in ("s", "why")):
            return command(rest.strip())
        if not line:
            return self._show_options()
        move = self._meant(line)
        if move is None:
            return self._filter(line)
        refusal = self.match.why_not(self.seat, move)
        if refusal is not None:
            return self._complain(refusal)
        self.screen.note("play-chosen", "green", move=self._option_text(move))
        self.match.play(self.seat, move)
        return True

    # -- questions and answers -------------------------------------------------------------------

    @property
    def _decision(self) -> Decision:
        return self.match.decision(self.seat)

    def _option_text(self, move: Move) -> str:
        return option_text(self.match, move, self.screen.language)

    def _example(self) -> str:
        return self.match.text(self._decision.options[0])

    def _show_options(self, wanted: str = "") -> bool:
        """The question with its options, or only with those that have all of these words."""
        decision = self._decision
        texts = enumerate(map(self._option_text, decision.options), start=1)
        found = [(number, text) for number, text in texts if _has_words(text, wanted)]
        say = self.screen.words.say
        notes = []
        if len(found) > MOST_OPTIONS:
            notes.append(say("play-more", {"count": len(found) - MOST_OPTIONS}))
        if wanted:
            notes.append(say("play-filtered", {"words": wanted, "count": len(found), "total": len(decision.options)}))
        if decision.domain is not None:
            notes.append(say("play-suggestions", {"example": self._example()}))
        if found:
            prompt = prompt_text(self.match, decision, self.screen.language)
            self.screen.ask(prompt, found[:MOST_OPTIONS], notes)
        else:
            self.screen.complain(say("play-no-option", {"words": wanted, "example": self._example()}))
        return False

    def _meant(self, line: str) -> Move | None:
        """The move that the person typed, by its number or in full; None if it's neither, but words to look for."""
        options = self._decision.options
        if line.isdecimal() and len(line) < 9:
            if 1 <= int(line) <= len(options):
                chosen: Move = options[int(line) - 1]
                return chosen
            raise BadData("no-such-option", given=line, count=len(options))
        try:
            return self.match.read_move(self.seat, line)
        except BadData as error:
            # A move with a slip in it is told so, unless the words fit options as they stand.
            if error.code == "bad-move-text" or any(_has_words(self._option_text(move), line) for move in options):
                return None
            raise

    def _filter(self, line: str) -> bool:
        return self._show_options(line)

    def _complain(self, refusal: Refusal) -> bool:
        self.screen.complain(refusal_text(refusal, self.screen.language, self.match.definition.id))
        return False

    # -- commands --------------------------------------------------------------------------------

    def _help(self, wanted: str) -> bool:
        screen = self.screen
        if not wanted:
            screen.note("play-guide", example=self._example(), file=str(self.file))
            return False
        found = catalogue(self.match.definition.id).find(wanted, screen.language)
        if not found:
            screen.note("play-no-rule", words=wanted)
        for rule in found[:MOST_RULES]:
            refusal = Refusal(rule.id)
            screen.note("play-rule", rule=rule.id, sentence=refusal.text(screen.language, self.match.definition.id))
        if len(found) > MOST_RULES:
            screen.note("play-more-rules", count=len(found) - MOST_RULES)
        return False

    def _why(self, text: str) -> bool:
        if not text:
            self.screen.note("play-why-what", example=self._example())
            return False
        move = self._meant(text) or self.match.read_move(self.seat, text)
        refusal = self.match.why_not(self.seat, move)
        if refusal is not None:
            return self._complain(refusal)
        self.screen.note("play-legal", move=self._option_text(move))
        return False

    def _undo(self, _: str, further: bool = False) -> bool:
        try:
            self.match.undo(self.seat, further=further)
        except IllegalMove as error:
            self._complain(Refusal(error.rule, dict(error.values)))
            if error.rule != "undo.nothing":
                self.screen.note("play-undo-further")
            return False
        self.screen.note("play-taken-back", "green")
        return True

    def _undo_further(self, _: str) -> bool:
        return self._undo("", further=True)

    def _view(self, _: str) -> bool:
        view = self.match.view(self.seat)
        frame = {name: view[name] for name in ("seat", "to_act", "ready", "tray") if view[name]}
        if view["tray"]:
            frame["tray"] = [self._option_text(self.match.read_move(self.seat, move)) for move in view["tray"]]
        self.screen.show({**frame, **view["table"]})
        return False

    def _save_as(self, name: str) -> bool:
        file = Path(name).expanduser() if name else self.file
        if file != self.file and _is_taken(file):
            self.screen.complain(self.screen.words.say("play-file-taken", {"file": str(file)}))
        elif self._save(file):
            self.file = file
            self.screen.note("play-saved", "green", file=str(file))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave

    # -- the beginning and the end ---------------------------------------------------------------

    def _welcome(self, resumed: bool) -> None:
        match, screen = self.match, self.screen
        title = match.definition.titles.get(screen.language, match.definition.titles["en"])
        names = [name_of(screen.words, "seat", name) for name in match.seats]
        others = [name for number, name in enumerate(names) if number != self.seat]
        screen.note("play-welcome", "bold", title=title, seat=names[self.seat], others=others, count=len(others))
        self._show_commitment()
        screen.note("play-kept", file=str(self.file))
        screen.note("play-hint")
        if resumed:
            events = len(match.events(self.seat))
            self._told = max(0, events - LAST_EVENTS)
            screen.note("play-resumed", earlier=self._told)
        screen.write()

    def _show_commitment(self) -> None:
        if self.match.proven:
            self.screen.note("play-commitment", commitment=self.match.commitment)
        else:
            self.screen.note("play-not-proven")

    def _show_end(self) -> None:
        match, screen = self.match, self.screen
        screen.write()
        screen.note("play-over", "bold")
        screen.write(result_text(match, screen.language, self.seat))
        screen.write()
        screen.note("play-seed", seed=f"{match.seed:064x}" if match.proven else str(match.seed))
        screen.note("play-commitment", commitment=match.commitment)
        if not match.proven:
            screen.note("play-not-proven")
        screen.note("play-verify", file=shlex.quote(str(self.file)))

    def _farewell(self) -> None:
        self.screen.note("play-left", file=shlex.quote(str(self.file)))

    def _save(self, file: Path | None = None, *, farewell: bool = False) -> bool:
        """Keeps the match; False, with a complaint, if that isn't possible."""
        file = file or self.file
        save = {**msgspec.json.decode(self.match.save()), PERSON: self.match.seats[self.seat]}
        try:
            write_safely(file, msgspec.json.encode(save))
        except OSError as error:
            values = {"file": str(file), "reason": error.strerror}
            self.screen.complain(self.screen.words.say("play-not-saved", values))
            return False
        if farewell:
            self._farewell()
        return True


def _has_words(text: str, wanted: str) -> bool:
    """Whether all words occur in a text; capitals and diacritics don't matter."""
    folded = fold(text)
    return all(word in folded for word in fold(wanted).split())
