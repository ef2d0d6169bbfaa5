"""A connection is told what its seat may know, once, and nothing of the seat that it looked at before."""

from __future__ import annotations

from typing import Any

import msgspec

import maester
from maester.engine import Match
from maester.server.chat import Line
from maester.server.failures import TooFast
from maester.server.seating import BOT
from maester.server.settings import Limits
from maester.server.viewers import Viewer
from maester.server.wire.outgoing import ChatLine
from tests.server.test_stop_settings import LANNISTER, STARK, table_of


def new_viewer(guest: str = "stark", **limits: Any) -> Viewer:
    return Viewer(guest, msgspec.structs.replace(Limits(), **limits))


def told(viewer: Viewer) -> list[Any]:
    """The messages that wait to be sent."""
    messages = []
    while not viewer.outgoing.empty():
        item = viewer.outgoing.get_nowait()
        messages.append(msgspec.json.decode(item) if isinstance(item, bytes) else item)
    return messages


def state_told(viewer: Viewer, match: Match, passing: tuple[int, ...] = ()) -> Any:
    """What the viewer is told of the match now; None if nothing is new."""
    viewer.show_state(match, table_of(), match.views([viewer.seat])[0], passing)
    messages = told(viewer)
    assert len(messages) <= 1
    return messages[0] if messages else None


def test_a_state_is_told_once() -> None:
    viewer, match = new_viewer(), maester.new_match("cardgame", seed=2)
    viewer.look(STARK, 0)
    first = state_told(viewer, match)
    assert (first["seat"], first["events_from"]) == (STARK, 0)
    assert state_told(viewer, match) is None
    match.play(STARK, match.decision(STARK).options[0])
    assert state_told(viewer, match)["events_from"] == len(first["events"])
    match.play(LANNISTER, match.decision(LANNISTER).options[0])
    assert state_told(viewer, match) is not None


def test_who_is_told_is_noticed_before_anything_is_put_together() -> None:
    viewer, match, table = new_viewer(), maester.new_match("cardgame", seed=2), table_of()
    viewer.look(STARK, 0)
    assert viewer.notices(match, table)
    assert not viewer.notices(match, table)
    assert viewer.notices(match, table, (STARK,)), "the table will pass for it"
    assert not viewer.notices(match, table, (STARK, LANNISTER)), "not for others"
    match.play(LANNISTER, match.decision(LANNISTER).options[0])
    assert viewer.notices(match, table, (STARK,)), "everybody sees that the other one has chosen"
    match.play(LANNISTER, match.decision(LANNISTER).options[1])
    assert not viewer.notices(match, table, (STARK,)), "but not that the choice was changed"
    viewer.look(STARK, 0)
    assert viewer.notices(match, table, (STARK,)), "who looks anew is told anew"
    alone = table.with_seat(LANNISTER, kind=BOT)
    assert viewer.notices(match, alone, (STARK,)), "against bots it may take more back"


def test_a_table_is_told_when_it_looks_different() -> None:
    viewer, table = new_viewer(), table_of()
    viewer.show_table(table.shown, frozenset(), 0)
    assert [message["type"] for message in told(viewer)] == ["table"]
    moved = msgspec.structs.replace(table, version=9, moved=1.0, changed=2.0, to_act=(LANNISTER,))
    settings = moved.with_seat(STARK, stops="{}", passed="[]")
    for other in (moved, settings):
        viewer.show_table(other.shown, frozenset(), 0)
        assert told(viewer) == []
    viewer.show_table(settings.shown, frozenset({"lannister"}), 0)
    (message,) = told(viewer)
    assert [seat["present"] for seat in message["table"]["seats"]] == [False, True]
    viewer.show_table(settings.shown, frozenset({"lannister"}), 1)
    assert [message["table"]["spectators"] for message in told(viewer)] == [1]


def test_who_looks_from_another_seat_is_told_that_one_s_decision() -> None:
    """Both seats choose in secret: their decisions have the same number."""
    viewer, match = new_viewer(), maester.new_match("cardgame", seed=2)
    assert match.decision(STARK).number == match.decision(LANNISTER).number
    for seat, name in ((STARK, "stark"), (LANNISTER, "lannister")):
        viewer.look(seat, 0)
        assert state_told(viewer, match)["decision"]["prompt"]["values"]["seat"] == name
    viewer.look(None, 0)
    assert state_told(viewer, match)["decision"] is None


def test_of_the_seats_that_pass_only_the_own_ones_are_told() -> None:
    match = maester.new_match("cardgame", seed=2)
    for guest, own in (("stark", [STARK]), ("lannister", [LANNISTER]), ("somebody", [])):
        assert state_told(new_viewer(guest), match, (STARK, LANNISTER))["passing"] == own


def line(seat: int, to: int | None, text: str, author: str = "stark", addressee: str = "stark") -> Line:
    said = ChatLine(seat=seat, to=to, holder="ala", text=text, at="2024-01-01T00:00:00Z")
    return Line(said, author, None if to is None else addressee)


def test_chat_is_told_once_and_anew_from_another_seat() -> None:
    lines = [line(0, None, "all"), line(0, 1, "you"), line(1, 2, "others")]
    viewer, held = new_viewer(), (0, 1, 2)
    for seat, texts in ((0, ["all", "you"]), (1, ["all", "you", "others"]), (2, ["all", "others"]), (None, ["all"])):
        viewer.look(seat, 0)
        viewer.show_chat(lines, held)
        (message,) = told(viewer)
        assert (message["from"], [one["text"] for one in message["lines"]]) == (0, texts)
        viewer.show_chat(lines, held)
        assert told(viewer) == []
    viewer.show_chat([*lines, line(1, None, "more")], held)
    (message,) = told(viewer)
    assert (message["from"], [one["text"] for one in message["lines"]]) == (1, ["more"])


def test_private_lines_are_told_to_their_two_people_wherever_they_sit() -> None:
    lines = [line(0, 1, "to me", "lannister"), line(1, 0, "mine", "stark", "lannister"), line(0, 1, "no", "a", "b")]
    for seat, held, texts in ((1, (1,), 2), (2, (2,), 2), (2, (1, 2), 0), (1, (1, 2), 2), (None, (), 0)):
        viewer = new_viewer()
        viewer.look(seat, 0)
        viewer.show_chat(lines, held)
        (message,) = told(viewer)
        assert [one["text"] for one in message["lines"]] == ["to me", "mine"][:texts], (seat, held)
    viewer.look(2, 0)
    viewer.show_chat(lines, (1, 2))
    viewer.show_chat(lines, (2,))
    assert [len(message["lines"]) for message in told(viewer)] == [0, 2], "told anew when it may read others"


def test_who_does_not_read_is_disconnected_and_what_waited_is_dropped() -> None:
    viewer = new_viewer(waiting_messages=3)
    for number in range(4):
        viewer.send(line(0, None, str(number)).shown)
    (last,) = told(viewer)
    assert isinstance(last, TooFast)
    assert last.code == "too-slow"
    viewer.send(line(0, None, "in vain").shown)
    assert told(viewer) == [], "it is told nothing more"


def test_who_does_not_read_is_disconnected_when_too_much_waits() -> None:
    noticed: list[bool] = []
    viewer = Viewer("stark", msgspec.structs.replace(Limits(), waiting_bytes=1000), lambda: noticed.append(True))
    viewer.send(line(0, None, "x" * 5000).shown)
    assert not viewer.is_too_slow(), "a message may be of any length, if it is alone"
    viewer.was_sent(viewer.outgoing.get_nowait())
    for _ in range(2):
        viewer.send(line(0, None, "x" * 300).shown)
    assert (viewer.is_too_slow(), noticed) == (False, [])
    viewer.send(line(0, None, "x" * 300).shown)
    assert (viewer.is_too_slow(), noticed) == (True, [True])
    (last,) = told(viewer)
    assert isinstance(last, TooFast)


def test_what_was_sent_waits_no_more() -> None:
    viewer = new_viewer(waiting_bytes=1000)
    for _ in range(50):
        viewer.send(line(0, None, "x" * 300).shown)
        viewer.was_sent(viewer.outgoing.get_nowait())
    assert not viewer.is_too_slow()
