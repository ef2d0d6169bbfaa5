"""What must hold at every decision of every game: the checks behind `maester playout --check`."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import msgspec

from maester import load, scenario
from maester.engine import Domain, Match, Move, Question, Seat, TakenBack
from maester.engine.record import chance_of
from maester.errors import BadData, IllegalMove, MaesterError
from maester.harness.leaks import check_events, check_forgetting, check_leaks, check_samples, check_why_not
from maester.harness.lockstep import check_onward
from maester.words import LANGUAGES

WELL_FORMED = 200
"""How many well-formed moves of a kind are tried against `why_not`."""
CLONES_KEPT = 4


class BrokenInvariant(AssertionError):
    """Something that must always hold doesn't."""


class Checker:
    """Watches one match. What is cheap is checked at each decision, what is dear at some, drawn at random."""

    def __init__(self, match: Match, rng: Random, *, dear: float = 0.05) -> None:
        self.definition = match.definition
        self.rng = rng
        self.dear = dear
        self.kept: list[tuple[Match, bytes]] = []
        self.open_game = b""
        self.moment = -1
        self.stages: list[Any] = []
        self.seen: list[Any] = []
        self.events = 0

    # -- around each decision ----------------------------------------------------------------------

    def before(self, match: Match) -> None:
        game, codec = match.game, self.definition.codec
        state = codec.encode(game)
        for wrong in self.definition.secrets.invariants(game):
            raise BrokenInvariant(wrong)
        self.check_copies(match, state)
        for seat in match.to_act:
            self.check_question(match, seat)
        self.check_clones_kept(match, state)
        for viewer in self.viewers(match):
            check_leaks(match, viewer, self.rng)
        if self.rng.random() < self.dear:
            self.check_refusals(match)
            self.check_undo(match)
            check_events(match, self.viewers(match)[0], self.rng)
            check_samples(match, self.viewers(match)[0], self.rng)
            check_why_not(match, self.viewers(match)[0], self.rng)
            for viewer in self.viewers(match):
                check_onward(match, viewer, self.rng)
        if self.rng.random() < self.dear / 2:
            self.check_forms(match)
            self.check_position(match)
        if self.rng.random() < self.dear / 5:
            check_forgetting(match, self.viewers(match)[0], self.rng)
        _expect(codec.encode(game) == state, "looking at the match changed it")
        self.open_game, self.moment = self.without_trays(match), match.moment
        if game.trays:
            self.stages, self.seen = self.all_stages(match), self.all_seen(match)

    def viewers(self, match: Match) -> tuple[Seat | None, ...]:
        """One seat and now and then a spectator: over a match everybody has a turn."""
        seat = Seat(self.rng.randrange(len(match.seats)))
        return (seat, None) if self.rng.random() < 0.1 else (seat,)

    def after(self, match: Match, seat: Seat, move: Move) -> None:
        if match.moment == self.moment:
            _expect(self.without_trays(match) == self.open_game, "an answer in a tray changed the open game")
            for was, then, now, new in zip(
                self.stages, self.seen, self.all_stages(match), self.all_seen(match), strict=True
            ):
                _expect(was != now or then == new, "an answer in a tray shows to somebody else")
        self.check_words(match)

    def all_stages(self, match: Match) -> list[Any]:
        return [match.stage(viewer) for viewer in (*range(len(match.seats)), None)]

    def all_seen(self, match: Match) -> list[Any]:
        """What everybody sees and how much was told: the same as long as the stage is the same."""
        everybody = (*range(len(match.seats)), None)
        return list(zip(match.views(everybody), map(match.seen_count, everybody), strict=True))

    def at_the_end(self, match: Match) -> None:
        codec = self.definition.codec
        for wrong in self.definition.secrets.invariants(match.game):
            raise BrokenInvariant(f"at the end: {wrong}")
        _expect(not match.to_act, "somebody is asked although the match is over")
        result = match.result
        assert result is not None
        placed = sorted(seat for place in result.places for seat in place)
        _expect(placed == sorted(match.seats), f"the places {result.places} aren't those of all seats")
        again = load(match.save())
        _expect(again.hash() == match.hash(), "the replay leads to another state")
        _expect(codec.encode(again.game) == codec.encode(match.game), "the replay leads to other bytes")
        _expect(again.result == result, "the replay has another result")
        for seat in (*range(len(match.seats)), None):
            _expect(again.events(seat) == match.events(seat), f"the replay tells {seat} other events")
        _expect(chance_of(again.log()) == chance_of(match.log()), "chance gave other results in the replay")

    # -- copies ------------------------------------------------------------------------------------------

    def check_copies(self, match: Match, state: bytes) -> None:
        codec = self.definition.codec
        twin, trip = match.game.clone(), codec.round_trip(match.game)
        _expect(codec.encode(trip) == state, "the round trip through the codec changes the state")
        _expect(codec.encode(twin) == state, "the clone differs from the state")
        _expect(twin == trip, "the clone differs from the round trip")

    def check_clones_kept(self, match: Match, state: bytes) -> None:
        """No earlier clone ever changes, however the match goes on."""
        codec = self.definition.codec
        for clone, then in self.kept:
            _expect(codec.encode(clone.game) == then, "a clone changed when the match went on")
        if self.rng.random() < 0.1:
            self.kept = [*self.kept[-CLONES_KEPT:], (match.clone(), state)]

    def without_trays(self, match: Match) -> bytes:
        bare = match.game.clone()
        bare.trays = []
        return self.definition.codec.encode(bare)

    # -- questions ---------------------------------------------------------------------------------------

    def check_question(self, match: Match, seat: Seat) -> None:
        decision = match.decision(seat)
        options = list(decision.options)
        _expect(bool(options), f"{decision.kind} offers nothing")
        _expect(len(set(options)) == len(options), f"{decision.kind} lists a move twice")
        question = self.question(match, seat)
        state = self.definition.codec.encode(match.game)
        again = question.ask(match.game)
        assert again is not None
        _expect(list(again.options) == options, f"{decision.kind}, asked twice, answers otherwise")
        _expect(self.definition.codec.encode(match.game) == state, f"{decision.kind}: asking changes the game")
        kinds = question.moves
        for option in options:
            _expect(isinstance(option, kinds), f"{decision.kind} lists {option}, which isn't one of its moves")
        if decision.domain is not None:
            self.check_domain(decision.kind, decision.domain)
        self.check_why_not(match, seat, question, set(options))
        _expect(decision.number == match.decision(seat).number, "a decision changed its number")

    def check_domain(self, kind: str, domain: Domain) -> None:
        """What it draws and lists is legal, and what is shown of it is plain data, always the same."""
        for _ in range(5):
            move = domain.sample(self.rng)
            _expect(domain.check(move) is None, f"{kind}: the sample {move} is refused")
        for move in domain.candidates():
            _expect(domain.check(move) is None, f"{kind}: the candidate {move} is refused")
        shown = domain.shown()
        _expect(domain.shown() == shown, f"{kind}: what is shown, asked twice, is something else")
        if shown is not None:
            again = msgspec.json.decode(msgspec.json.encode(shown), type=type(shown))
            _expect(again == shown, f"{kind}: what is shown isn't plain data")

    def question(self, match: Match, seat: Seat) -> Question:
        trays = [tray for tray in match.game.trays if tray.seat == seat]
        question = trays[0].question if trays else match.game.agenda[-1]
        assert isinstance(question, Question)
        return question

    def check_why_not(self, match: Match, seat: Seat, question: Question, options: set[Any]) -> None:
        """`why_not` is None exactly for the listed moves, over all well-formed moves of a kind or a sample of them."""
        domain = match.decision(seat).domain
        for kind in question.moves:
            tried: list[Any] = list(
                match.lexicon.well_formed(kind, self.rng, WELL_FORMED if self.rng.random() < self.dear else 20)
            )
            for move in (*tried, *(option for option in options if isinstance(option, kind))):
                refusal = question.why_not(match.game, seat, move) if domain is None else domain.check(move)
                if domain is not None:
                    own = question.why_not(match.game, seat, move)
                    _expect(own == refusal, f"{type(question).__name__}: {move} is judged in two ways")
                    self.check_nearest(question, domain, move)
                legal = move in options or (domain is not None and refusal is None)
                if legal != (refusal is None):
                    reason = f"is refused by {refusal.rule}" if refusal else "isn't refused"
                    listed = "listed" if legal else "not listed"
                    raise BrokenInvariant(f"{type(question).__name__}: {match.text(move)} is {listed}, but {reason}")

    def check_nearest(self, question: Question, domain: Domain, move: Any) -> None:
        """What comes nearest to a move is one that may be made."""
        nearest = domain.nearest(move)
        if nearest is not None and (refusal := domain.check(nearest)) is not None:
            where = f"{type(question).__name__}: {nearest}, nearest to {move}"
            raise BrokenInvariant(f"{where}, is refused by {refusal.rule}")

    def check_refusals(self, match: Match) -> None:
        """Whatever is refused changes nothing."""
        state, entries, events = match.hash(), len(match.live_entries()), len(match.log())
        seat = self.rng.choice(match.to_act)
        decision = match.decision(seat)
        kinds = self.definition.codec.moves
        tried: list[Any] = [
            move
            for kind in kinds
            for move in match.lexicon.well_formed(kind, self.rng, 3)
            if move not in decision.options
        ]
        for move in (*tried, "gibberish", "{}", {"move": "no-such-move"}, b"{", 17):
            if decision.domain is not None and isinstance(move, Move) and match.why_not(seat, move) is None:
                continue
            try:
                match.clone().play(seat, move, number=decision.number)
            except (IllegalMove, BadData) as error:
                _expect(bool(error.message("pl")), "an error without a sentence")
            else:
                raise BrokenInvariant(f"{move!r} was accepted though it isn't listed")
            with contextlib.suppress(MaesterError):
                match.play(seat, move)
        after = match.hash(), len(match.live_entries()), len(match.log())
        _expect(after == (state, entries, events), "a refused move changed the match")

    # -- taking back, forms, words -------------------------------------------------------------------------

    def check_undo(self, match: Match) -> None:
        """A move that may be taken back leaves the match as it was."""
        twin = match.clone()
        seat = self.rng.choice(twin.to_act)
        before = twin.hash(), twin.to_act, [twin.view(other) for other in range(len(twin.seats))]
        twin.answer_forced = False
        twin.play(seat, self.rng.choice(twin.decision(seat).options))
        if twin.can_undo(seat):
            twin.undo(seat)
            after = twin.hash(), twin.to_act, [twin.view(other) for other in range(len(twin.seats))]
            _expect(after == before, "taking a move back doesn't restore the match")

    def check_forms(self, match: Match) -> None:
        """Every option can be typed and sent, a save at any decision can be loaded, a view is plain data."""
        for seat in match.to_act:
            for move in match.decision(seat).options[:40]:
                text = match.text(move)
                _expect(match.read_move(seat, text) == move, f"{text} is read as {match.read_move(seat, text)}")
                sent = msgspec.json.encode(match.lexicon.plain(move))
                _expect(match.read_move(seat, sent) == move, f"{sent!r} is read as another move")
        again = load(match.save())
        _expect(again.hash() == match.hash(), "a save in the middle leads to another state")
        everybody = (*range(len(match.seats)), None)
        alone = [match.views([viewer])[0] for viewer in everybody]
        _expect(match.views(everybody) == alone, "a view depends on who else looks")
        for viewer in everybody:
            _expect(again.view(viewer) == match.view(viewer), f"after loading {viewer} sees something else")
            _expect(again.events(viewer) == match.events(viewer), f"after loading {viewer} is told something else")
        for seat in match.to_act:
            _expect(
                again.decision(seat).number == match.decision(seat).number,
                "after loading a decision has another number",
            )

    def check_position(self, match: Match) -> None:
        """A match from the position stands where this one does: all see the same, and the same is asked."""
        if not self.definition.positions.exact:
            return
        position = match.position()
        again = scenario(self.definition.id, position, match.players, match.seed, match.options)
        _expect(again.position() == position, "a match from a position has another one")
        _expect(again.to_act == match.to_act, "in a match from a position others are asked")
        for viewer in (*range(len(match.seats)), None):
            _expect(
                again.view(viewer) == match.view(viewer), f"in a match from a position {viewer} sees something else"
            )
        for seat in match.to_act:
            same = list(again.decision(seat).options) == list(match.decision(seat).options)
            _expect(same, f"in a match from a position {seat} may answer otherwise")

    def check_words(self, match: Match) -> None:
        """Everything that was told or asked can be said in every language."""
        if self.definition.locale is None:
            return
        log = match.log()
        fresh = [event for event in log[self.events :] if not isinstance(event, TakenBack)]
        self.events = len(log)
        for language in LANGUAGES:
            say = self.definition.words(language)
            for told in fresh:
                for event in (getattr(told, "what", told), getattr(told, "otherwise", None)):
                    if event is not None:
                        plain = match.lexicon.plain(event)
                        say.say(f"event-{plain.pop('event')}", plain)
            for seat in match.to_act[:1]:
                prompt = match.decision(seat).prompt
                say.say(prompt.id, prompt.values)
                for move in match.decision(seat).options[:3]:
                    plain = match.lexicon.plain(move)
                    say.say(f"option-{plain.pop('move')}", plain)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BrokenInvariant(otherwise)
