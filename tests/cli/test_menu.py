"""Menus: options by number, by group and by their words."""

from __future__ import annotations

from maester.cli.menu import MOST_OPTIONS, MOST_TOGETHER, Group, Menu, MenuOption
from maester.engine import Pass


def options(*counts: int, path: tuple[str, ...] = ("a", "b", "c")) -> list[MenuOption]:
    """So many options under each of the headings."""
    return [
        MenuOption(Pass(), f"{heading} {number}", f"{heading}-{number}", (heading,))
        for heading, count in zip(path, counts, strict=False)
        for number in range(count)
    ]


def texts(menu: Menu) -> dict[int, str]:
    return dict(menu.shown(lambda group: f"{group.heading} ({len(group.options)})"))


def test_a_short_list_is_shown_as_it_is() -> None:
    menu = Menu(options(2, 1))
    assert texts(menu) == {1: "a 0", 2: "a 1", 3: "b 0"}
    assert not menu.grouped


def test_a_long_list_shows_its_headings_and_single_options_stand_for_themselves() -> None:
    menu = Menu(options(MOST_TOGETHER, 2, 1))
    assert texts(menu) == {1: f"a ({MOST_TOGETHER})", 2: "b (2)", 3: "c 0"}
    group = menu.lines[2]
    assert isinstance(group, Group)
    assert texts(menu.inside(group)) == {1: "b 0", 2: "b 1"}


def test_headings_that_tell_nothing_apart_are_left_out() -> None:
    deep = [MenuOption(Pass(), text, text, ("all", text[0])) for text in ("x", *("y" * n for n in range(1, 30)), "z")]
    assert texts(Menu(deep)) == {1: "x", 2: "y (29)", 3: "z"}
    alone = [*deep[1:-1], MenuOption(Pass(), "end", "end", ("all",))]
    assert list(texts(Menu(alone)).values())[:2] == ["y", "yy"]
    plain = [MenuOption(Pass(), str(number), str(number)) for number in range(2 * MOST_OPTIONS)]
    assert len(texts(Menu(plain))) == 2 * MOST_OPTIONS


def test_options_without_the_heading_come_first() -> None:
    menu = Menu([*options(10, 10), MenuOption(Pass(), "end", "end")])
    assert texts(menu) == {1: "end", 2: "a (10)", 3: "b (10)"}


def test_words_find_options_in_all_groups() -> None:
    menu = Menu(options(MOST_TOGETHER, 3))
    assert texts(menu.filtered("0")) == {1: "a 0", 2: "a 10", 3: "b 0"}
    assert texts(Menu(options(3, 3)).filtered("1")) == {1: "a 1", 2: "b 1"}


def test_amounts_are_their_own_numbers() -> None:
    menu = Menu([MenuOption(Pass(), f"{number} coins", f"bid {number}", (), number) for number in (1, 0, 2)])
    assert texts(menu) == {0: "0 coins", 1: "1 coins", 2: "2 coins"}
