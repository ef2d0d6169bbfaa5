"""What is said at the beginning and at the end of a match at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maester.bots import Bot
from maester.cli.keeping import MatchFile
from maester.cli.screen import Screen
from maester.cli.sentences import name_of, result_text
from maester.engine import Match, Seat


class Greeting:
    """Says welcome and farewell."""

    def __init__(self, match: Match, people: Sequence[Seat], screen: Screen, file: MatchFile) -> None:
        self._match = match
        self._people = people
        self._screen = screen
        self._file = file

    def welcome(self, bots: Mapping[Seat, Bot]) -> None:
        """Who plays, and where the match is kept."""
        match, screen = self._match, self._screen
        title = match.definition.titles.get(screen.language, match.definition.titles["en"])
        people = [self.name(seat) for seat in self._people]
        others = [
            screen.words.say("play-bot", {"seat": self.name(seat), "bot": name_of(screen.words, "bot", bot.name)})
            for seat, bot in bots.items()
        ]
        values = {"title": title, "seats": people, "people": len(people), "others": others, "count": len(others)}
        screen.note("play-welcome", "bold", **values)
        self._show_commitment()
        if not match.over:
            screen.note("play-kept", file=str(self._file.place))
            screen.note("play-hint")

    def end(self) -> None:
        """The match is over: its result, and how to look at it again and prove its chance."""
        match, screen = self._match, self._screen
        screen.write()
        screen.note("play-over", "bold")
        screen.write(result_text(match, screen.language, self._people))
        screen.write()
        screen.note("play-seed", seed=f"{match.seed:064x}" if match.proven else str(match.seed))
        self._show_commitment()
        screen.note("play-verify", command=self._file.command("verify"))
        screen.note("play-replay", command=self._file.command("replay"))

    def farewell(self) -> None:
        """The people leave before the end."""
        self._screen.note("play-left", command=self._file.command("play", "--load"))

    def name(self, seat: Seat) -> str:
        """A seat in words."""
        return name_of(self._screen.words, "seat", self._match.seats[seat])

    def _show_commitment(self) -> None:
        message_id = "play-commitment" if self._match.proven else "play-not-proven"
        self._screen.note(message_id, commitment=self._match.commitment)
