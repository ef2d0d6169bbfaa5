"""Two against two, and everybody alone, in the browser: to the end page, and who may see whose hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import expect

from maester.games.miniatures.names import UNIT_NAMES
from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.looking import settles
from tests.browser.miniatures_playing import MOST_ANSWERS, answers_by_hand, latest, plays, puts_away_scenes, sent
from tests.browser.miniatures_scenes import commands, unit
from tests.browser.people import Person
from tests.browser.serving import TableServer
from tests.browser.test_miniatures_cards import hand_of
from tests.games.miniatures.given import half
from tests.games.miniatures.hands import JAIME, ROBB, STARK
from tests.games.miniatures.language import Battle
from tests.games.miniatures.test_alone import alone
from tests.games.miniatures.test_teams import MORE, UNITS, teams

Seated = tuple[Person | None, ...]


def sit_down(server: TableServer, battle: Battle, people: Seated) -> None:
    """Each of these at a table that has come to this position; None is a bot."""
    for person in filter(None, people):
        commands(person).is_known()
    at = lay(server.database, battle.match, [person.guest if person else None for person in people])
    for person in filter(None, people):
        person.goes_to(f"/table/{at}")
        expect(unit(person, "red-1")).to_be_visible()


def is_asked(person: Person) -> bool:
    decision = latest(person)["decision"]
    return decision is not None and not decision["answered"]


def play(people: Sequence[Person], until: Callable[[], bool]) -> None:
    """Whoever is asked answers on the board, until something is reached."""
    for _ in range(MOST_ANSWERS):
        people[0].until(lambda: until() or any(map(is_asked, people)))
        if until():
            return
        asked = next(filter(is_asked, people))
        asked.waits_for_turn()
        settles(asked.page)
        plays(asked, partial(answers_by_hand, asked))
    raise AssertionError(f"still asked after {MOST_ANSWERS} answers")


def comes_to_the_end(person: Person) -> None:
    puts_away_scenes(person)
    person.end_link.click()
    expect(person.heading("end-places")).to_be_visible()


def places(person: Person) -> list[list[str]]:
    """The lines of the list of places on the end page."""
    found = person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem")
    return [line.splitlines() for line in found.all_inner_texts()]


def is_round(person: Person, number: int) -> bool:
    return bool(latest(person)["view"]["table"]["round"] == number)


def sees_elimination(person: Person) -> bool:
    """Was the page told that somebody is eliminated?"""
    events = [event for state in person.traffic.states() for event in state["events"]]
    return any(event["event"] == "player-eliminated" for event in events)


# --- two against two ----------------------------------------------------------------------------------------------


def test_a_team_match_to_the_end_page(invite: Invite, server: TableServer) -> None:
    """Ala and Cora against two bots, in the last Round: Ala leaves a turn to Cora, and both have won in the end."""
    ala, cora = invite(), invite(language="pl")
    battle = teams(*UNITS, *MORE, rounds=2, position={"victory_points": {"red": 5, "blue": 3}})
    sit_down(server, battle, (ala, None, cora, None))
    ala.waits_for_turn()
    assert not is_asked(cora)
    puts_away_scenes(ala)
    plays(ala, ala.page.locator('[data-move="leave turn"]').locator("visible=true").first.click)
    cora.waits_for_turn()
    play((ala, cora), until=lambda: bool(ala.end_link.count()))

    assert [move["move"] for move in sent(ala)].count("leave-turn") == 1
    for person in (ala, cora):
        assert {"activate", "take-action"} <= {move["move"] for move in sent(person)}
        comes_to_the_end(person)
        names = [person.say(f"seat-{seat}") for seat in ("red", "green", "blue", "gold")]
        expect(person.heading("end-won-together", seats=names[:2])).to_be_visible()
        expect(person.page.get_by_text(person.say("end-your-team-won"))).to_be_visible()
        expect(person.page.get_by_text(person.say("score-won", best=5, next=3))).to_be_visible()
        assert [line[0] for line in places(person)] == [person.say("end-place", place=place) for place in (1, 1, 3, 3)]
        assert [next(filter(line.count, names)) for line in places(person)] == names


# --- hands --------------------------------------------------------------------------------------------------------

OPEN = ("deck_list", "in_hand_or_deck")
"""What everybody may know of cards that are hidden: which ones a deck has, and which of them aren't discarded."""


def named_in(value: Any) -> set[str]:
    """All texts in what a page was told, but for lists of what hidden cards could be."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {text for key, inner in value.items() if key not in OPEN for text in named_in(inner)}
    return {text for inner in value for text in named_in(inner)} if isinstance(value, list) else set()


def test_teammates_hold_each_others_hand_and_opponents_are_told_nothing(invite: Invite, server: TableServer) -> None:
    ala, bartek, cora, dorota, watcher = everybody = tuple(invite() for _ in range(5))
    position = {
        "commanders": {"red": ROBB, "blue": JAIME, "green": ROBB, "gold": JAIME},
        "hands": {"red": STARK[:2], "green": STARK[2:4], "blue": (), "gold": ()},
    }
    units = (UNITS[0], *(f"{line} activated" for line in UNITS[1:]))
    sit_down(server, teams(*units, position=position), (ala, bartek, cora, dorota))
    commands(watcher).goes_to(f"/table/{ala.table_id}")
    expect(unit(watcher, "red-1")).to_be_visible()
    for person in (ala, cora):
        assert set(hand_of(person, "red")) == set(STARK[:2])
        assert set(hand_of(person, "green")) == set(STARK[2:4])
        for card in STARK[:4]:
            expect(person.page.get_by_test_id("board")).to_contain_text(person.say(f"card-{card}"))
    for person in (bartek, dorota, watcher):
        for card in STARK[:4]:
            expect(person.page.get_by_test_id("board")).not_to_contain_text(person.say(f"card-{card}"))

    # The last activation of the Round: everybody draws cards.
    play(everybody[:4], until=partial(is_round, ala, 3))
    held: dict[str, set[str]] = {seat: set(filter(None, hand_of(ala, seat))) for seat in ("red", "green")}
    assert held == {seat: set(hand_of(cora, seat)) for seat in held}
    assert all(len(cards) == 3 for cards in held.values())
    for person in (bartek, dorota, watcher):
        person.until(partial(is_round, person, 3))
        assert hand_of(person, "red") == hand_of(person, "green") == [None] * 3
        about_match = [json.loads(body) for body in person.traffic.bodies if ala.table_id in body]
        named = named_in([*person.traffic.messages, *about_match])
        assert not named & (held["red"] | held["green"])
        assert named & set(UNIT_NAMES), "it was told something"


# --- everybody alone ----------------------------------------------------------------------------------------------


def test_three_alone_play_on_when_one_of_them_is_eliminated(invite: Invite, server: TableServer) -> None:
    """The last Combat Unit of Green is destroyed by a stroke of Red's; Red and Blue play the Round to its end."""
    apart = 20 + half("stark-sworn-swords", depth=True) + half("stark-bowmen", depth=True)
    units = (
        "red: stark-sworn-swords @ 24 20 0",
        "red: stark-sworn-swords @ 6 6 0",
        f"green: stark-bowmen @ 24 {apart:g} 0 wounds=1",
        "blue: lannister-guardsmen @ 6 42 180",
        "blue: lannister-guardsmen @ 42 42 180",
    )
    ala, bartek, cora = invite(), invite(language="pl"), invite()
    sit_down(server, alone(*units, rounds=2), (ala, bartek, cora))
    ala.waits_for_turn()
    puts_away_scenes(ala)
    plays(ala, unit(ala, "red-1").click)
    plays(ala, ala.page.locator("[data-choice=melee-attack]").click)
    play((ala, bartek, cora), until=partial(sees_elimination, ala))
    for person in (ala, bartek, cora):
        person.until(partial(sees_elimination, person))
        puts_away_scenes(person)
        expect(unit(person, "green-1")).to_have_count(0)
        expect(person.opens_panel("log").get_by_role("log")).to_contain_text(
            person.say("event-player-eliminated", seat="green")
        )
        for seat in ("red", "blue", "green"):
            section = person.page.locator(f"[data-player={seat}]")
            out = expect(section, f"{seat} as {person.words.language} sees it")
            if seat == "green":
                out.to_contain_text(person.say("status-eliminated"))
            else:
                out.not_to_contain_text(person.say("status-eliminated"))
        expect(person.end_link).to_have_count(0)

    answered = len(sent(cora))
    play((ala, bartek, cora), until=lambda: bool(ala.end_link.count()))
    assert len(sent(cora)) == answered, "Green isn't asked any more"
    assert {"activate", "take-action"} <= {move["move"] for move in sent(bartek)}, "and Blue plays on"
    for person in (ala, bartek, cora):
        comes_to_the_end(person)
        names = [person.say(f"seat-{seat}") for seat in ("red", "blue", "green")]
        expect(person.heading("end-won", seat=names[0])).to_be_visible()
        assert [line[0] for line in places(person)] == [person.say("end-place", place=place) for place in (1, 2, 3)]
        assert [next(filter(line.count, names)) for line in places(person)] == names
