"""The card game in the browser: a match by tapping the board, one key to pass, reasons, secrets, the curtain."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from maester.engine import Decision
from maester.server.static_data import facts_of
from tests.browser.cardgame_scenes import (
    GAME,
    SCENES,
    actions,
    hand,
    in_play,
    laid_out,
    lit,
    match_asking,
    plays_cards,
    sits_at,
    table,
)
from tests.browser.conftest import Invite
from tests.browser.laying import STRANGER, lay
from tests.browser.looking import faults_of_layout, settles
from tests.browser.people import PHONE, Person
from tests.browser.serving import TableServer
from tests.games.cardgame.language import scenario, side
from tests.games.cardgame.test_cards_plots import reveal

MOST_TAPS = 300
GONE = 3_000
"""After so many milliseconds a card that was there isn't waited for: the table has passed, or the bot has acted."""


def taps_something(person: Person, dice: Random) -> None:
    """Answers by what is lit on the board, or by a button under it; never by the list of options."""
    buttons = actions(person)
    offered = [cards for cards in (lit(place(person), person) for place in (laid_out, hand, table)) if cards.count()]
    if not offered or (buttons.count() and dice.random() < 0.3):
        offered = [buttons]
    with suppress(TimeoutError):
        taps_one_of(dice.choice(offered), dice)
        # A tap may be the answer; else the bar tells about the card, and what can be done with it.
        if person.page.get_by_text(person.say("court-choose-host"), exact=True).is_visible():
            lit(table(person), person).first.click(timeout=GONE)
        elif (wanted := person.board.locator(".primary")).count():
            wanted.first.click(timeout=GONE)


def taps_one_of(things: Locator, dice: Random) -> None:
    things.nth(dice.randrange(things.count() or 1)).click(timeout=GONE)


def test_a_match_by_tapping_the_board_of_a_phone(invite: Invite) -> None:
    person = plays_cards(invite(size=PHONE, touch=True))
    person.goes_to("/")
    title = person.page.get_by_role("heading", name=person.say(f"game-{GAME}"), exact=True)
    shelf = person.page.get_by_role("listitem").filter(has=title)
    shelf.get_by_role("link", name=person.say("home-set-up"), exact=True).click()
    person.page.get_by_label(person.option_meaning("power")).select_option("2")
    person.starts()
    dice = Random(3)
    for _ in range(MOST_TAPS):
        if not person.is_asked():
            break
        taps_something(person, dice)
        person.is_answered()
    person.end_link.click()
    expect(person.heading("end-places")).to_be_visible()
    places = person.page.get_by_role("region", name=person.say("end-places"))
    enough = re.compile(person.say("score-total", total="X").replace("X", r"\d+"))
    expect(places.get_by_role("listitem").first).to_contain_text(enough)
    expect(places.get_by_text(re.compile(f"^{person.say('score-line-banner')}: "))).to_have_count(2)
    chart = person.page.get_by_role("region", name=person.say("chart-title"))
    for series in ("power", "characters", "hand"):
        expect(chart.get_by_role("button", name=person.say(f"chart-{series}"), exact=True)).to_be_visible()

    # In the replay the board only shows.
    person.link("end-replay").click()
    person.page.get_by_role("slider", name=person.say("film-slider")).press("End")
    expect(person.board.locator(".court")).to_be_visible()
    expect(person.board.locator(".lit")).to_have_count(0)


def test_cards_in_play_use_the_room_there_is(invite: Invite) -> None:
    person = invite(language="pl")
    SCENES["marshalling"](person)
    cards = table(person)
    inside = person.page.get_by_role("group", name=person.say("court-table"), exact=True)
    text = inside.get_by_text("Odpowiedź: Gdy zagrasz Wrogiego", exact=False)
    widths = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        person.page.set_viewport_size({"width": width, "height": height})
        settles(person.page)
        expect(text).to_be_visible()
        assert inside.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "nothing has to be scrolled for"
        widths.append(cards.first.bounding_box()["width"])  # type: ignore[index]
    assert widths == sorted(widths)
    assert widths[-1] > widths[0] * 1.25
    person.page.set_viewport_size({"width": 360, "height": 740})
    expect(text).to_be_hidden()


def test_on_a_phone_that_is_held_across_both_sides_are_in_sight(invite: Invite) -> None:
    person = invite(size=(844, 390), touch=True)
    SCENES["full-table"](person)
    for house in ("stark", "lannister"):
        characters = in_play(person, house).and_(person.page.locator(".character"))
        expect(characters.first).to_be_in_viewport(ratio=0.9)
        name = person.say("court-house", house=house)
        expect(person.page.get_by_role("region", name=name, exact=True)).to_be_in_viewport(ratio=0.9)
    assert not faults_of_layout(person.page)


def pass_button(person: Person) -> Locator:
    return person.page.get_by_test_id("pass")


def sent_moves(person: Person) -> list[str]:
    """The kinds of the moves that the page has sent."""
    sent = [json.loads(frame) for frame in person.traffic.sent]
    return [message["move"]["move"] for message in sent if message["type"] == "play"]


def test_one_key_passes_but_not_while_somebody_types(person: Person) -> None:
    SCENES["marshalling"](person)
    message = person.opens_panel("chat").get_by_label(person.say("chat-message"))
    message.press("p")
    message.press("Space")
    expect(message).to_have_value("p ")
    expect(pass_button(person)).to_be_enabled()
    assert sent_moves(person) == []

    person.page.locator("#board").focus()
    person.page.keyboard.press("p")
    person.is_answered()
    assert sent_moves(person) == ["pass"]


def test_a_card_is_read_and_then_played_and_the_log_points_at_it(person: Person) -> None:
    SCENES["marshalling"](person)
    card = lit(hand(person), person).and_(person.page.locator(".character")).first
    title = str(card.get_attribute("data-title"))
    card.click()
    expect(person.board.get_by_text(person.say("option-play", title=title), exact=True)).to_be_visible()
    assert sent_moves(person) == []
    card.click()
    person.is_answered()
    assert sent_moves(person) == ["play"]
    played = in_play(person, "stark").and_(person.page.locator(f"[data-card={title}]"))
    expect(played).to_be_visible()

    log = person.opens_panel("log").get_by_role("log")
    log.get_by_role("button", name=person.say(f"title-{title}"), exact=True).last.click()
    expect(played.and_(person.page.locator(".pointed"))).to_be_visible()


def one_more_could_attack(table: dict[str, Any], decision: Decision) -> bool:
    return len(decision.prompt.values["picked"]) == 1 and len(decision.options) == 2


def something_cheaper(table: dict[str, Any], decision: Decision) -> bool:
    return bool(table["players"][0]["costs"])


def test_an_attacker_is_taken_back_by_a_tap_and_who_cannot_attack_is_told_why(person: Person) -> None:
    SCENES["attack"](person)
    attacker = lit(in_play(person, "stark"), person).first
    card = person.page.locator(f".tile[data-card={attacker.get_attribute('data-card')}]")
    in_lane = card.and_(person.page.locator(".lane button"))
    attacker.click()
    expect(in_lane).to_be_visible()
    person.is_answered()
    card.click()
    expect(in_lane).to_have_count(0)

    in_play(person, "stark").and_(person.page.locator(".location")).first.click()
    expect(person.page.get_by_role("alert")).to_be_visible()


def test_the_last_card_of_a_side_is_seen_to_leave_it(invite: Invite) -> None:
    person = plays_cards(invite(motion=True))
    person.is_known()
    start = scenario(stark=side("jon-snow", "robb-stark"), lannister=side("the-hound")).match
    person.goes_to(f"/table/{lay(person.server.database, start, [person.guest, STRANGER])}")
    person.waits_for_turn()
    for move, left in (("challenge military", 2), ("declare jon-snow", 1), ("declare robb-stark", 0)):
        person.plays_move(move)
        expect(in_play(person, "stark")).to_have_count(left)
    expect(person.page.locator(".lane button.tile")).to_have_count(2)
    settles(person.page)


def test_the_last_who_could_attack_attacks_only_when_told_twice(person: Person) -> None:
    sits_at(person, match_asking("declare-attackers", one_more_could_attack))
    attacker = lit(in_play(person, "stark"), person)
    expect(attacker).to_have_count(1)
    attacker.click()
    attacks = person.board.get_by_role("button", name=person.say("court-pass-declare-attackers-some", count=2))
    expect(attacks).to_be_visible()
    assert sent_moves(person) == []
    attacks.click()
    person.is_answered()
    assert sent_moves(person) == ["declare"]


def test_a_card_that_is_cheaper_now_shows_both_costs(person: Person) -> None:
    sits_at(person, match_asking("act", something_cheaper))
    title, cost = last_table(person)["players"][0]["costs"][0]
    card = hand(person).and_(person.page.locator(f"[data-title={title}]")).first
    printed = next(one["cost"] for one in facts_of(GAME).data["cards"]["cards"] if one["id"] == title)
    expect(card).to_contain_text(person.say("court-cost-now", cost=cost, printed=printed))
    expect(card.locator("s")).to_have_text(str(printed))


def test_the_lane_says_who_does_not_count_and_the_plot_its_own_income(invite: Invite) -> None:
    stark = side("catelyn-stark", "arya-stark", "eddard-stark", "winterfell-keep", gold=1)
    game = scenario(first="lannister", stark=stark, lannister=side("tyrion-lannister"), answer_forced=False)
    game.challenge("lannister", "intrigue", "tyrion-lannister").rest("choose-bypassed").play("lannister", "pass")
    game.defend("catelyn-stark").play("stark", "use catelyn-stark", "choose tyrion-lannister")
    game.until("stark", "use arya-stark")
    for person in (invite(), invite(size=PHONE, touch=True)):
        sits_at(person, game.match)
        lane = person.page.get_by_role("region", name=person.say("court-challenge", icon="intrigue"))
        expect(lane.get_by_text(person.say("court-not-counted"), exact=True)).to_have_count(1)
        if (sums := lane.get_by_text(person.say("court-sum"))).count():
            sums.click()
        expect(lane.get_by_text(person.say("court-uncounted", strength=3), exact=True)).to_be_visible()
        panel = person.page.get_by_role("region", name=person.say("court-house", house="stark"), exact=True)
        values = panel.get_by_role("button", name=person.say("title-plot-winter-festival")).locator(".value")
        expect(values.first).to_have_text("4")
        expect(panel.get_by_text(person.say("court-income-total", income=5), exact=True)).to_have_count(1)
        assert faults_of_layout(person.page) == []


def test_who_searches_for_what_is_not_there_says_so(person: Person) -> None:
    nothing = side(rest="discard", deck=["bran-stark"])
    sits_at(person, reveal("stark", "building-season", answer_forced=False, stark=nothing).match)
    person.board.get_by_role("button", name=person.say("court-pass-search")).click()
    person.is_answered()
    assert sent_moves(person) == ["pass"]


def test_a_searched_deck_is_laid_out_whatever_the_hand_holds(person: Person) -> None:
    twice = side(rest="discard", hand=["jon-snow"], deck=["jon-snow-2", "bran-stark"])
    sits_at(person, reveal("stark", "summoning-season", answer_forced=False, stark=twice).match)
    titles = [card.get_attribute("data-title") for card in laid_out(person).all()]
    assert titles == ["jon-snow", "bran-stark"]


def test_on_a_phone_the_hint_is_one_tap_away(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True, language="pl")
    SCENES["marshalling"](person)
    person.button("hint-title").click()
    dialog = person.page.get_by_role("dialog", name=person.say("hint-title"))
    expect(dialog).to_contain_text(person.say("hint-act")[1:])


def test_set_up_cards_are_placed_and_taken_back_by_taps(person: Person) -> None:
    SCENES["set-up"](person)
    placed = hand(person).and_(person.page.locator(".picked"))
    expect(placed).to_have_count(1)
    placed.click()
    expect(placed).to_have_count(0)
    expect(person.bar).to_have_text(person.say("ask-place-cards", seat="stark", left=5))
    person.is_answered()
    lit(hand(person), person).first.click()
    expect(placed).to_have_count(1)


def last_table(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.traffic.states()[-1]["view"]["table"]
    return found


def test_hands_and_plots_stay_with_those_who_may_know_them(invite: Invite, server: TableServer) -> None:
    ala, bartek = plays_cards(invite()), plays_cards(invite())
    for person in (ala, bartek):
        person.is_known()
    at = lay(server.database, match_asking("choose-plot"), [ala.guest, bartek.guest])
    for person in (ala, bartek):
        person.goes_to(f"/table/{at}")
        person.waits_for_turn()
    own, shown = (
        next(one for one in last_table(person)["players"] if one["house"] == "stark") for person in (ala, bartek)
    )
    assert own["hand"]
    assert (shown["hand"], shown["plot_deck"], shown["hand_size"]) == ([], [], own["hand_size"])
    secret = {title for title in own["hand"] if title.endswith("stark")} | set(own["plot_deck"])
    assert len(secret) > 7

    # She chooses a plot; he is told that she is ready, and nothing else.
    plot = laid_out(ala).first
    chosen = str(plot.get_attribute("data-title"))
    plot.click()
    actions(ala).first.click()
    expect(ala.board.get_by_text(ala.say("court-answered"), exact=True)).to_be_visible()
    ala.says_to_table("Ready?")
    expect(bartek.opens_panel("chat").get_by_role("log")).to_contain_text("Ready?")
    assert [title for title in secret if title in "\n".join(bartek.traffic.frames)] == []
    assert own["hand"][0] not in bartek.page.content()

    laid_out(bartek).first.click()
    actions(bartek).first.click()
    expect(bartek.board.locator(f"[data-card={chosen}]")).to_be_visible()


def test_the_curtain_falls_between_two_at_one_screen(person: Person) -> None:
    plays_cards(person).goes_to(f"/new/{GAME}?with=screen")
    person.starts()
    person.button("curtain-ready", seat=person.house("stark")).click()
    expect(hand(person)).to_have_count(7)
    titles = {str(card.get_attribute("data-title")) for card in hand(person).all()}
    person.button("court-mulligan-keep").click()
    expect(person.curtain).to_be_visible()
    assert not any(person.say(f"title-{title}") in person.page.content() for title in titles)
    person.button("curtain-ready", seat=person.house("lannister")).click()
    expect(person.button("court-mulligan-keep")).to_be_visible()
    assert last_table(person)["players"][0]["hand"] == []
