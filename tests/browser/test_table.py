"""What a table offers besides moves: undo, "why not?", rules, log, leaving, replay, playing on and playing again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from maester import rulebook
from tests.browser.conftest import Invite
from tests.browser.laying import GAME, lay, match_asking, match_turning_twice
from tests.browser.people import Person
from tests.browser.scenes import SCENES


def test_undo_takes_back_an_order(person: Person) -> None:
    SCENES["planning"](person)
    asked, options = person.bar.inner_text(), person.options.all_inner_texts()
    person.plays_first_option()
    expect(person.bar).not_to_have_text(asked)
    person.button("table-undo").click()
    expect(person.bar).to_have_text(asked)
    assert person.options.all_inner_texts() == options
    expect(person.button("table-undo")).to_have_count(0)


def test_why_not_names_the_rule_and_its_page(person: Person) -> None:
    SCENES["planning"](person)
    person.asks_why_not("order sunspear: raid")
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_contain_text(person.say("area-sunspear"))
    rule = rulebook.catalogue(GAME).rule("planning.only-areas-with-own-units")
    assert rule is not None
    expect(refusal).to_contain_text(rule.says)
    expect(refusal).to_contain_text(person.say("rules-page", page=rule.page))

    # The rule can be read at once.
    refusal.get_by_role("button", name=rule.id).click()
    rules = person.page.get_by_role("tabpanel", name=person.say("table-rules"))
    expect(rules.get_by_role("listitem").first).to_contain_text(rule.id)

    person.asks_why_not(person.options.first.get_attribute("data-move") or "")
    expect(person.page.get_by_text(person.say("table-allowed"))).to_be_visible()
    expect(refusal).to_have_count(0)


def test_a_card_that_is_turned_twice_is_told_twice(person: Person) -> None:
    person.is_known()
    match, move = match_turning_twice()
    table = lay(person.server.database, match, [person.guest, None, None])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    person.waits_for_turn()
    person.plays_move(move)
    told = person.page.get_by_role("region", name=person.say("map-turned-westeros"))
    expect(told.get_by_text(person.say("card-winter-is-coming-ii-1"))).to_have_count(2)


def test_rules_are_found_by_words_and_by_id(person: Person) -> None:
    person.goes_to("/rules/boardgame")
    search = person.page.get_by_role("searchbox", name=person.say("rules-search"))
    found = person.page.get_by_role("main").get_by_role("listitem")
    search.fill("messenger raven")
    expect(found.first).to_contain_text(re.compile("raven", re.IGNORECASE))
    search.fill("planning.special-limit")
    expect(found.first).to_contain_text("planning.special-limit")
    search.fill("xylophone")
    expect(person.page.get_by_text(person.say("rules-total", count=0))).to_be_visible()


def test_the_log_points_at_the_map(person: Person) -> None:
    SCENES["log"](person)
    log = person.page.get_by_role("log")
    place = log.get_by_role("button").last
    place.click()
    expect(person.board.locator(".area.pointed")).to_have_count(1)
    expect(person.board.locator(".area.pointed")).to_have_attribute("aria-label", re.compile(place.inner_text()))


def test_what_happened_since_my_move(person: Person) -> None:
    SCENES["planning"](person)
    while person.traffic.states()[-1]["decision"] and not person.traffic.states()[-1]["decision"]["answered"]:
        person.plays_first_option()
    person.waits_for_turn()
    missed = person.page.get_by_role("button", name=person.say("missed-title"))
    missed.click()
    dialog = person.page.get_by_role("dialog", name=person.say("missed-title"))
    expect(dialog).to_be_visible()
    first = dialog.locator("[aria-live]").inner_text()
    dialog.get_by_role("button", name=person.say("missed-next")).click()
    expect(dialog.locator("[aria-live]")).not_to_have_text(first)
    dialog.get_by_role("button", name=person.say("missed-skip")).click()
    expect(dialog).to_have_count(0)
    expect(missed).to_have_count(0)


def test_who_leaves_is_stood_in_for_and_can_come_back(person: Person) -> None:
    SCENES["planning"](person)
    table = person.table_id
    person.button("table-menu").click()
    person.button("table-leave").click()
    person.button("menu-leave-yes").click()
    expect(person.plays_bots).to_be_visible()

    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    person.button("table-menu").click()
    person.button("menu-come-back").click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    # The bots may have brought the match to its end meanwhile; else it is this person's turn again.
    if person.is_asked():
        person.plays_first_option()


def test_the_replay_goes_to_any_place_of_the_match(person: Person) -> None:
    SCENES["replay"](person)
    caption = person.page.get_by_role("banner").get_by_role("status")
    slider = person.page.get_by_role("slider", name=person.say("film-slider"))
    before = caption.inner_text()
    person.button("film-next").click()
    expect(slider).to_have_value("13")
    expect(caption).not_to_have_text(before)
    person.button("film-previous").click()
    expect(caption).to_have_text(before)
    slider.fill("0")
    expect(caption).to_have_text(person.say("film-start"))
    expect(person.button("film-previous")).to_be_disabled()
    # It runs by itself.
    person.button("film-run").click()
    expect(slider).not_to_have_value("0")
    person.button("film-pause").click()
    slider.press("End")
    expect(person.button("film-next")).to_be_disabled()


def test_play_on_from_a_place_of_the_replay(person: Person) -> None:
    SCENES["replay"](person)
    replayed = person.page.url
    slider = person.page.get_by_role("slider", name=person.say("film-slider"))
    slider.fill("1")
    person.page.get_by_role("tab", name=person.say("film-branch"), exact=True).click()
    panel = person.page.get_by_role("tabpanel", name=person.say("film-branch"), exact=True)
    panel.get_by_role("button", name=person.say("film-play-on")).click()
    person.is_at_the_table()
    assert person.page.url != replayed
    person.plays_to_the_end()


def test_play_again_brings_the_same_people_together(invite: Invite) -> None:
    ala, bartek = invite(), invite()
    for person in (ala, bartek):
        person.is_known()
    table = lay(ala.server.database, match_asking("assign-order", rounds=1), [ala.guest, bartek.guest, None])
    for person in (ala, bartek):
        person.goes_to(f"/table/{table}")
        person.is_at_the_table()
    while any(person.end_link.count() == 0 for person in (ala, bartek)):
        for person in (ala, bartek):
            plays_if_asked(person)
    for person in (ala, bartek):
        person.end_link.click()
    ala.button("end-again").click()
    ala.is_at_the_table()
    bartek.button("end-again").click()
    bartek.is_at_the_table()
    assert ala.table_id == bartek.table_id != table
    for person in (ala, bartek):
        person.waits_for_turn()


def plays_if_asked(person: Person) -> None:
    """Answers as long as something is asked."""
    while person.page.locator(".bar.asked").count():
        person.plays_first_option()
