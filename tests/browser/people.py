"""People at the table: what they do with a page, in words of play rather than of HTML."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from maester.engine import definition_of
from maester.server.guests import COOKIE
from maester.words import PSEUDO, words
from tests.browser.laying import GAME
from tests.browser.looking import settles
from tests.browser.serving import TableServer
from tests.browser.traffic import Traffic

Size = tuple[int, int]
WIDE: Size = (1440, 900)
PHONE: Size = (360, 740)
LOCALES = {"en": "en-GB", "pl": "pl-PL", PSEUDO: "en-GB"}
MOST_DECISIONS = 400
PATIENCE = 30_000
"""So many milliseconds something may take that does happen; a busy machine is slow, not wrong."""
A_MOMENT = 10
_MAKE = """async (body) => {
  const headers = { "Content-Type": "application/json", "X-Maester": "1" };
  return (await fetch("/api/tables", { method: "POST", headers, body })).json();
}"""
_NETWORK = re.compile("Failed to load resource|WebSocket connection to|net::ERR")


class Person:
    """Somebody with a browser of their own: cookie, settings, language, size of screen."""

    def __init__(
        self,
        browser: Browser,
        server: TableServer,
        *,
        language: str = "en",
        size: Size = WIDE,
        theme: str = "dark",
        touch: bool = False,
        motion: bool = False,
        forgiving: bool = False,
        bot: str = "random",
    ) -> None:
        self.server = server
        definition_of(GAME)  # makes the words of the game known
        self.words = words(language, GAME)
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        # Quick bots, unless the person chooses others.
        settings = json.dumps({"pace": 0, "strength": bot, "language": language})
        self.context.add_init_script(f"localStorage.maester ??= {json.dumps(settings)}")
        self.page: Page = self.context.new_page()
        self.traffic = Traffic(self.page)
        self.complaints: list[str] = []
        self._forgiving = forgiving
        self._dice = Random(7)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self._forgiving and _NETWORK.search(message.text)):
            self.complaints.append(f"{message.text} ({self.page.url})")

    def leaves_the_house(self) -> None:
        self.context.close()

    def say(self, message: str, **values: Any) -> str:
        """A sentence in the person's language, as pages have it."""
        return self.words.say(message, values)

    def until(self, reached: Callable[[], bool]) -> None:
        """Waits for what no locator can tell. What never comes fails, rather than being waited for."""
        for _ in range(PATIENCE // A_MOMENT):
            if reached():
                return
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError("it never came")

    def lights(self, theme: str) -> None:
        """Changes the system's theme, and waits until the page is drawn in it."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        settles(self.page)

    # -- finding things -----------------------------------------------------------------------------

    def button(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def link(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **values), exact=True)

    def heading(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(message, **values), exact=True)

    @property
    def name_field(self) -> Locator:
        """Where the person may enter a name; the number by which others know them else stands there in grey."""
        return self.page.get_by_label(self.say("settings-name"), exact=True)

    @property
    def shelf(self) -> Locator:
        """The place of the board game on the page of all games."""
        title = self.page.get_by_role("heading", name=self.say(f"game-{GAME}"), exact=True)
        return self.page.get_by_role("listitem").filter(has=title)

    @property
    def plays_bots(self) -> Locator:
        """The one button that is needed to play."""
        return self.shelf.get_by_role("button", name=self.say("home-bots"), exact=True)

    def way(self, message: str) -> Locator:
        """One of the other ways to play the board game."""
        return self.shelf.get_by_role("link", name=self.say(message), exact=True)

    @property
    def bar(self) -> Locator:
        """The line that says what is asked and of whom."""
        return self.page.get_by_role("banner").get_by_role("status")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name=self.say("table-board"), exact=True)

    @property
    def option_list(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("table-options"), exact=True)

    @property
    def options(self) -> Locator:
        return self.option_list.get_by_role("button")

    @property
    def _folded_options(self) -> Locator:
        """Where a board has the page, its list of options is unfolded by this."""
        name = re.compile(f"^{re.escape(self.say('table-options'))}")
        region = self.page.get_by_role("region", name=name)
        return region.get_by_role("button", name=name, expanded=False)

    @property
    def curtain(self) -> Locator:
        return self.page.locator("#curtain")

    @property
    def is_narrow(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 1088

    @property
    def guest(self) -> str:
        """The id by which the server knows the person."""
        cookie = next(one for one in self.context.cookies() if one.get("name") == COOKIE)
        return cookie.get("value", "").partition(".")[0]

    @property
    def table_id(self) -> str:
        found = re.search("/table/([^/?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # -- going places ---------------------------------------------------------------------------------

    def goes_to(self, path: str) -> None:
        self.page.goto(path)

    def is_known(self) -> None:
        """Comes by once, so that the server knows the person."""
        self.goes_to("/settings")
        expect(self.name_field).not_to_have_attribute("placeholder", "")

    def sets_up(self, players: int = 3, rounds: int = 2, **seats: str) -> None:
        """From the page of a new table; seats by house: `me`, `open` or a bot's name."""
        players_group = self.page.get_by_role("group", name=self.say("setup-players"))
        players_group.get_by_role("button", name=str(players), exact=True).click()
        for house, kind in seats.items():
            value = kind if kind in ("me", "open") else f"bot:{kind}"
            self.page.get_by_label(self.house(house), exact=True).select_option(value)
        self.page.get_by_label(self.option_meaning("rounds")).select_option(str(rounds))

    def makes_table(self, game: str, *seats: str) -> dict[str, Any]:
        """A table as the server makes it for this person, without its page; each seat is `me` or a bot's name."""
        kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"game": game, "players": len(seats), "pace": 0, "seats": kinds}
        made: dict[str, Any] = self.page.evaluate(_MAKE, json.dumps(wish))
        return made

    def starts(self) -> None:
        """Sits down at a new table whose seats are all taken."""
        self.button("setup-start").click()
        self.is_at_the_table()

    def starts_against_bots(self, players: int = 3, rounds: int = 2) -> None:
        """The way from home to a table with bots, for a match that isn't as long as usual."""
        self.goes_to("/")
        self.way("home-set-up").click()
        self.sets_up(players, rounds)
        self.starts()

    def is_at_the_table(self) -> None:
        """Waits until the board is there."""
        self.page.wait_for_url("**/table/*")
        expect(self.board.or_(self.curtain).first).to_be_visible()

    def house(self, house: str, *forms: str) -> str:
        """The name of a house in the first of these forms that it has, as pages choose it."""
        found = self.words.attributes(f"house-{house}")
        return next((found[form] for form in (*forms, "short") if form in found), self.say(f"house-{house}"))

    def option_meaning(self, option: str) -> str:
        return self.say(f"option-{option.replace('_', '-')}")

    # -- panels -----------------------------------------------------------------------------------------

    def opens_panel(self, panel: str) -> Locator:
        """A panel around the board; its content."""
        name = re.compile(f"^{re.escape(self.say(f'table-{panel}'))}")
        if self.is_narrow:
            button = self.page.get_by_role("navigation").get_by_role("button", name=name)
            if button.get_attribute("aria-expanded") != "true":
                button.click()
            return self.page.get_by_role("region", name=name)
        if panel == "options":
            if self._folded_options.is_visible():
                self._folded_options.click()
            return self.page.get_by_role("region", name=name)
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)

    def says_to_table(self, text: str) -> None:
        self._says(self.say("chat-table"), text)

    def whispers(self, house: str, text: str) -> None:
        self._says(self.house(house), text)

    def _says(self, partner: str, text: str) -> None:
        chat = self.opens_panel("chat")
        chat.get_by_role("button", name=partner).click()
        chat.get_by_label(self.say("chat-message")).fill(text)
        chat.get_by_role("button", name=self.say("chat-send")).click()
        expect(chat.get_by_role("log")).to_contain_text(text)

    # -- playing ----------------------------------------------------------------------------------------

    @property
    def _turn(self) -> Locator:
        """The bar, when there is something to answer."""
        return self.page.locator("header .bar.asked")

    @property
    def end_link(self) -> Locator:
        return self.link("bar-end")

    def waits_for_turn(self) -> None:
        expect(self._turn).to_be_attached()

    def is_asked(self) -> bool:
        """Waits until something is asked of the person, or the match is over; is something asked?"""
        expect(self._turn.or_(self.end_link).first).to_be_attached()
        return self.end_link.count() == 0

    def _sees_options(self) -> None:
        if not self.option_list.is_visible() and (self.is_narrow or self._folded_options.is_visible()):
            self.opens_panel("options")
        expect(self.options.first).to_be_enabled()

    def _plays(self, option: Locator) -> str:
        text = option.inner_text()
        option.click()
        self.is_answered()
        return text

    def is_answered(self) -> None:
        """Waits until the server has answered a move."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def plays_first_option(self) -> str:
        self._sees_options()
        return self._plays(self.options.first)

    def plays_any_option(self) -> str:
        """One of the options that are in sight, by lot."""
        self._sees_options()
        return self._plays(self.options.nth(self._dice.randrange(self.options.count())))

    def chooses(self, text: str | re.Pattern[str]) -> str:
        self._sees_options()
        return self._plays(self.options.filter(has_text=text).first)

    def plays_move(self, move: str) -> str:
        """The option that is typed like this."""
        self._sees_options()
        return self._plays(self.option_list.locator(f'[data-move="{move}"]'))

    def asks_why_not(self, move: str) -> None:
        """Types a move and asks whether it is allowed."""
        options = self.opens_panel("options")
        typed = options.get_by_role("textbox", name=self.say("table-type-move"))
        if not typed.is_visible():
            options.get_by_text(self.say("table-type-move"), exact=True).first.click()
        typed.fill(move)
        options.get_by_role("button", name=self.say("table-why-not")).click()

    def plays_until(self, reached: Callable[[], bool]) -> None:
        """Answers whatever is asked until something is reached, or the match is over."""
        for _ in range(MOST_DECISIONS):
            if not self.is_asked() or reached():
                return
            self.plays_any_option()
        raise AssertionError(f"still asked after {MOST_DECISIONS} answers")

    def plays_to_the_end(self) -> None:
        self.plays_until(lambda: False)
        expect(self.end_link).to_be_visible()
