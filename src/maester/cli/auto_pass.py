"""Stops at the terminal: where each person is asked, and passing for them elsewhere.

The terminal makes no pause before an automatic pass: it passes at once, whatever the person holds, so that who sits
before the screen learns nothing from it and the screen isn't handed over for nothing. Who plays against bots alone
isn't asked where passing is all there is to do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from maester.auto_pass import AutoPassSeat, UntilWhat, default_setting, pass_now, take_back, window_of, with_stops
from maester.cli.screen import Screen
from maester.engine import Definition, Match, Pass, Seat
from maester.errors import BadData


class TerminalAutoPass:
    """Passes for the people at a terminal where they don't want to be asked, and tells them so."""

    def __init__(self, definition: Definition, people: Sequence[Seat], screen: Screen) -> None:
        self._definition = definition
        self._screen = screen
        self._among_bots = len(people) == 1
        self._default = default_setting(definition, among_bots=self._among_bots)
        self._seats = dict.fromkeys(people, AutoPassSeat(setting=self._default, among_bots=self._among_bots))
        self._introduced: set[Seat] = set()

    @property
    def is_needed(self) -> bool:
        """Has the game windows?"""
        return self._definition.play.stops is not None

    # -- notes in a save -------------------------------------------------------------------------

    def notes(self, names: Sequence[str]) -> dict[str, Any]:
        """The stops that aren't the game's own, by the name of the seat."""
        return {
            names[seat]: list(kept.setting.asked)
            for seat, kept in self._seats.items()
            if kept.setting.asked != self._default.asked
        }

    def recall(self, noted: Any, names: Sequence[str]) -> None:
        """Takes over what lies in the notes of a save, as far as it can be understood."""
        stops = self._definition.play.stops
        for seat, kept in self._seats.items():
            asked = noted.get(names[seat]) if isinstance(noted, Mapping) else None
            if isinstance(asked, list) and stops is not None:
                known = stops.read(one for one in asked if isinstance(one, str))
                setting = with_stops(self._definition, kept.setting, known, kept.setting.pause)
                self._seats[seat] = replace(kept, setting=setting)

    # -- passing ---------------------------------------------------------------------------------

    def pass_now(self, match: Match) -> bool:
        """Passes for the people until one of them is asked, or somebody else; False if nobody passed."""
        return self.is_needed and bool(pass_now(match, self._seats))

    def tell(self, seat: Seat) -> None:
        """Says where the table has passed for the person."""
        windows = list(dict.fromkeys(self._seats[seat].passed))
        self._seats[seat] = replace(self._seats[seat], passed=())
        if windows:
            self._screen.note("play-passed", "dim", windows=[self._name(one) for one in windows])

    def introduction(self, match: Match, seat: Seat) -> str:
        """How to be asked less often, at the first window of a person."""
        if seat in self._introduced or window_of(match, seat) is None:
            return ""
        self._introduced.add(seat)
        return self._screen.words.say("play-windows")

    def _name(self, stop: str) -> str:
        return self._screen.words.say(f"stop-{stop}")

    # -- commands --------------------------------------------------------------------------------

    def skip(self, match: Match, seat: Seat, what: UntilWhat) -> None:
        """The person passes now and until something comes; raises NotAsked where nothing can be passed."""
        skipping = self._seats[seat].skipping(match, seat, what)
        match.play(seat, Pass())
        self._seats[seat] = skipping
        self._screen.note("play-skipping", "green", until=what)

    def take_back(self, match: Match, seat: Seat, *, further: bool) -> None:
        """The person takes a move back, and skips no longer; raises what the match raises."""
        take_back(match, seat, further=further, among_bots=self._among_bots)
        self._seats[seat] = self._seats[seat].not_skipping()

    def change(self, match: Match, seat: Seat, wanted: str) -> bool:
        """Shows the list of stops, after those with these numbers were changed; True if the table passes now."""
        stops = self._definition.play.stops
        assert stops is not None
        kept = self._seats[seat]
        asked = set(kept.setting.asked)
        for word in wanted.split():
            if not (word.isdecimal() and 1 <= int(word[:8]) <= len(stops.all)):
                raise BadData("no-such-stop", given=word, count=len(stops.all))
            asked ^= {stops.ids[int(word) - 1]}
        if wanted:
            self._seats[seat] = kept = kept.with_stops(match, asked, kept.setting.pause)
        self._list(asked)
        return kept.window_passed(match, seat) is not None

    def _list(self, asked: set[str]) -> None:
        say = self._screen.words.say
        assert self._definition.play.stops is not None
        self._screen.note("play-stops")
        group = ""
        for number, stop in enumerate(self._definition.play.stops.all, start=1):
            if stop.group != group:
                group = stop.group
                self._screen.write(say(f"stops-{group}"), "bold")
            self._screen.note("play-stop", number=number, window=self._name(stop.id), asked=stop.id in asked)
