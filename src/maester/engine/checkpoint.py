"""A match as bytes for the one who keeps it: everything is there, so nothing has to be played again.

A save (`Match.save`) is for people and other machines: it is replayed and checked when it is read. A checkpoint is for
a program that wrote it itself and trusts it: a server that comes back, a process that thinks for a bot. Reading takes
less than a millisecond. Like a save it holds all secrets.
"""

from __future__ import annotations

import operator
from functools import cache, reduce
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from maester.engine import bases, chance, create, record
from maester.engine.definition import Definition
from maester.engine.log import Log
from maester.engine.match import Match, _Recent
from maester.engine.names import Seat
from maester.engine.protocol import Move
from maester.engine.record import Entry, Era, Save
from maester.engine.registry import definition_of


class Checkpoint(msgspec.Struct, frozen=True, array_like=True):
    """What a checkpoint holds."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seed: bytes
    proven: bool
    snapshot: bytes
    """The state and the log."""
    start: bytes | None
    moment: int
    own: dict[int, int]
    entries: bytes
    """The record; empty where nobody will take anything back."""
    recent: bytes
    """The moves since the last barrier, which may still be taken back."""
    base: bytes | None
    """The state before them."""
    earlier: list[Era]
    data: str | None = None
    """The fingerprint of the data file that the match is played with."""
    bases: bases.Bases = ()
    """States along the way, for going back further."""
    data_in_play: str = ""
    """The fingerprint of what in the data file changes play."""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Checkpoint)


_Played = TypeVar("_Played")


class _Kept(msgspec.Struct, Generic[_Played], array_like=True):
    """An entry of the record as it is kept; in checkpoints of old it ends with the length of the log."""

    seat: Seat
    move: _Played
    events: int
    by_table: bool = False


class _Moves(NamedTuple):
    """How the moves of one game are read."""

    entries: msgspec.msgpack.Decoder[list[_Kept[Move | str]]]
    recent: msgspec.msgpack.Decoder[list[tuple[Seat, Move, bool, int]]]


@cache
def _moves(game: str) -> _Moves:
    move: Any = reduce(operator.or_, definition_of(game).codec.moves)
    return _Moves(
        msgspec.msgpack.Decoder(list[_Kept[move | str]]),
        msgspec.msgpack.Decoder(list[tuple[int, move, bool, int]]),
    )


def freeze(match: Match, *, entries: bool = True) -> bytes:
    """The match as bytes. Without its entries it can be looked at and played on, but not taken back or saved."""
    codec = match.definition.codec
    recent = match._recent if entries else []
    return msgspec.msgpack.encode(
        Checkpoint(
            game=match.definition.id,
            rules_version=match.rules_version,
            players=match.players,
            options=match.options,
            seed=chance.key_of(match.seed),
            proven=match.proven,
            snapshot=codec.encode_snapshot(match.game, match.log()),
            start=None if match._start is None else codec.encode_snapshot(*match._start),
            moment=match.moment,
            own={int(seat): count for seat, count in match._own.items()},
            entries=_encoder.encode(
                [
                    _Kept(entry.seat, entry.move, entry.events, entry.by_table)
                    for entry in (match._record if entries else ())
                ]
            ),
            recent=_encoder.encode(recent),
            base=codec.encode(match._base) if recent and match._base is not None else None,
            earlier=list(match.earlier) if entries else [],
            data=match.definition.data.fingerprint,
            bases=match._bases if entries else (),
            data_in_play=match.definition.data.in_play,
        )
    )


def thaw(data: bytes) -> Match:
    """The match of a checkpoint. One that was written under older rules goes on from its state, as a save does."""
    kept = _decoder.decode(data)
    definition = definition_of(kept.game)
    if kept.data is not None:
        definition = create.definition_for(kept.game, kept.data, kept.data_in_play)
    if kept.rules_version != definition.rules_version:
        return _resumed(definition, kept)
    game, events = definition.codec.decode_snapshot(kept.snapshot)
    seed = int.from_bytes(kept.seed, "big")
    match = Match(definition, kept.players, kept.options, seed, game, proven=kept.proven, began_with=events)
    match._start = None if kept.start is None else definition.codec.decode_snapshot(kept.start)
    match.earlier = tuple(kept.earlier)
    match.moment, match._own = kept.moment, _own(kept)
    moves = _moves(kept.game)
    match._record = Log(map(_entry, moves.entries.decode(kept.entries)))
    match._recent = [_Recent(*move) for move in moves.recent.decode(kept.recent)]
    match._live = len(match.live_entries())
    match._bases = kept.bases
    match._base = None if kept.base is None else definition.codec.decode(kept.base)
    return match


def _resumed(definition: Definition, kept: Checkpoint) -> Match:
    """The match under newer rules: its decisions are new ones, whose numbers go on from those before."""
    match = create.resumed(definition, _as_save(definition, kept))
    match.moment, match._own = kept.moment + 1, _own(kept)
    return match


def _own(kept: Checkpoint) -> dict[Seat, int]:
    return {Seat(seat): count for seat, count in kept.own.items()}


def _entry(kept: _Kept[Move | str]) -> Entry:
    return Entry(kept.seat, kept.move, kept.events, kept.by_table)


def is_of_older_rules(data: bytes) -> bool:
    """Was the checkpoint written under older rules of its game?"""
    kept = _decoder.decode(data)
    return kept.rules_version < definition_of(kept.game).rules_version


def _as_save(definition: Definition, kept: Checkpoint) -> Save:
    """The same as a save, which knows how a match goes on under newer rules."""
    seed = int.from_bytes(kept.seed, "big")
    seats = definition.seats(kept.players, kept.options, kept.seed)
    plain = definition.lexicon(seats).plain
    return Save(
        maester=record.FORMAT,
        game=kept.game,
        rules_version=kept.rules_version,
        players=kept.players,
        seats=seats,
        options=kept.options,
        seed=f"{seed:x}",
        proven=kept.proven,
        commitment=chance.commitment(seed),
        entries=[
            (seats[entry.seat], record.written(_entry(entry), plain))
            for entry in _moves(kept.game).entries.decode(kept.entries)
        ],
        over=False,
        hash="",
        snapshot=kept.snapshot,
        digest=record.digest(kept.snapshot),
        earlier=kept.earlier,
    )
