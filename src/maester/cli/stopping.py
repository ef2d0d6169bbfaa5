"""Stops at the terminal: where each person is asked, and passing for them elsewhere.

The terminal makes no pause before an automatic pass: it passes at once, whatever the person holds, so that who sits
before the screen learns nothing from it and the screen isn't handed over for nothing. Who plays against bots alone
isn't asked where passing is all there is to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from maester.cli.screen import Screen
from maester.engine import Definition, Match, Pass, Seat
from maester.errors import BadData
from maester.passing import (
    Setting,
    UntilWhat,
    can_only_pass,
    default_setting,
    next_pass,
    passed_at,
    take_back,
    until,
    window_of,
    with_stops,
)


class Attendant:
    """Passes for the people at a terminal where they don't want to be asked, and tells them so."""

    def __init__(self, definition: Definition, people: Sequence[Seat], screen: Screen) -> None:
        self._definition = definition
        self._screen = screen
        self._among_bots = len(people) == 1
        self._usual = default_setting(definition, among_bots=self._among_bots)
        self._settings = dict.fromkeys(people, self._usual)
        self._passed: dict[Seat, list[str]] = {seat: [] for seat in people}
        """Where the table has passed for each person since that one was told."""
        self._introduced: set[Seat] = set()

    @property
    def is_needed(self) -> bool:
        """Has the game windows?"""
        return self._definition.play.stops is not None

    # -- notes in a save -------------------------------------------------------------------------

    def notes(self, names: Sequence[str]) -> dict[str, Any]:
        """The settings that aren't the game's own, by the name of the seat."""
        return {
            names[seat]: list(setting.asked)
            for seat, setting in self._settings.items()
            if setting.asked != self._usual.asked
        }

    def recall(self, noted: Any, names: Sequence[str]) -> None:
        """Takes over what lies in the notes of a save, as far as it can be understood."""
        stops = self._definition.play.stops
        for seat, setting in self._settings.items():
            asked = noted.get(names[seat]) if isinstance(noted, Mapping) else None
            if isinstance(asked, list) and stops is not None:
                self._settings[seat] = self._with(setting, stops.read(one for one in asked if isinstance(one, str)))

    def _with(self, setting: Setting, asked: Iterable[str]) -> Setting:
        return with_stops(self._definition, setting, asked, setting.pause)

    # -- passing ---------------------------------------------------------------------------------

    def pass_on(self, match: Match) -> bool:
        """Passes for the people until one of them is asked, or somebody else; False if nobody passed."""
        some = False
        while self.is_needed and (found := next_pass(match, self._settings, among_bots=self._among_bots)) is not None:
            seat, window = found
            # Where there was nothing else to do, and nobody from whom to keep it, there is nothing to tell.
            if not (self._among_bots and can_only_pass(match, seat)):
                self._passed[seat].append(window)
            match.pass_for(seat)
            some = True
        return some

    def tell(self, seat: Seat) -> None:
        """Says where the table has passed for the person."""
        windows = list(dict.fromkeys(self._passed[seat]))
        self._passed[seat] = []
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
        """The person passes now and until something comes; raises BadData where nothing can be passed."""
        if window_of(match, seat) is None:
            raise BadData("not-at-a-window")
        wish = until(match, what)
        match.play(seat, Pass())
        self._settings[seat] = msgspec.structs.replace(self._settings[seat], until=wish)
        self._screen.note("play-skipping", "green", until=what)

    def take_back(self, match: Match, seat: Seat, *, further: bool) -> None:
        """The person takes a move back, and passes no longer for a while; raises what the match raises."""
        take_back(match, seat, further=further, among_bots=self._among_bots)
        self._settings[seat] = msgspec.structs.replace(self._settings[seat], until=None)

    def show(self, match: Match, seat: Seat, wanted: str) -> bool:
        """The list of stops, after those with these numbers were changed; True if the table passes now."""
        stops = self._definition.play.stops
        assert stops is not None
        asked = set(self._settings[seat].asked)
        for word in wanted.split():
            if not (word.isdecimal() and 1 <= int(word[:8]) <= len(stops.all)):
                raise BadData("no-such-stop", given=word, count=len(stops.all))
            asked ^= {stops.ids[int(word) - 1]}
        if wanted:
            self._settings[seat] = self._with(self._settings[seat], asked)
        self._list(asked)
        return passed_at(match, seat, self._settings[seat], among_bots=self._among_bots) is not None

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
