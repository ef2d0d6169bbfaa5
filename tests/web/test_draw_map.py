"""The tool that draws the map says plainly what is wrong with a drawing."""

from pathlib import Path

import pytest

from tools.draw_map.atlas import Atlas, AtlasError, Line, Point, read_atlas
from tools.draw_map.compose import compose
from tools.draw_map.curves import circular, distance, even
from tools.draw_map.facts import Facts, read_facts
from tools.draw_map.ground import measure
from tools.draw_map.pieces import Form, forms_of, split_name
from tools.draw_map.places import place_items
from tools.draw_map.survey import draw_borders, outlines

FACTS = Facts(areas={}, kinds={"here": "land", "there": "land"}, adjacent=frozenset([frozenset(("here", "there"))]))
SQUARE: list[Point] = [(0, 0), (200, 0), (200, 200), (0, 200), (0, 0)]


def drawing(tmp_path: Path, text: str) -> Atlas:
    file = tmp_path / "atlas.txt"
    file.write_text(text, encoding="utf-8")
    return read_atlas(file)


def test_reads_junctions_and_lines(tmp_path: Path) -> None:
    atlas = drawing(tmp_path, "north 10 20\nsouth 10 80  # at the mill\n\nhere there = north 12,50 south\n")
    assert atlas.lines == (Line(("here", "there"), ((10, 20), (12, 50), (10, 80)), "north", "south"),)


@pytest.mark.parametrize(
    "wrong", ["here there = north 12,50 nowhere", "north 1 2", "here there = north 12;50 north", "north", "here ="]
)
def test_a_mistake_is_reported_with_its_line(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(AtlasError, match=r"atlas\.txt, line 2"):
        drawing(tmp_path, f"north 10 20\n{wrong}\n")


def test_an_open_outline_is_a_mistake(tmp_path: Path) -> None:
    atlas = drawing(tmp_path, "north 0 0\nsouth 0 90\nhere there = north 40,45 south\n")
    with pytest.raises(AtlasError, match="here: the outline has 0 ways on at south"):
        outlines(draw_borders(atlas, FACTS), "here")


def test_both_sides_of_a_line_share_its_curve(tmp_path: Path) -> None:
    text = "north 0 0\nsouth 0 90\nhere there = north 4,45 south\nhere edge = north -80,0 -80,90 south\n"
    atlas = drawing(tmp_path, text + "there edge = south 80,90 80,0 north\n")
    borders = draw_borders(atlas, FACTS)
    shared = set(borders[0].points(1))
    assert borders[0].kind == "border"
    assert shared <= set(outlines(borders, "here")[0].points(1))
    assert shared <= set(outlines(borders, "there")[0].points(1))
    assert borders[0].reversed().reversed() == borders[0]


def test_without_adjacency_the_line_is_a_river(tmp_path: Path) -> None:
    atlas = drawing(tmp_path, "north 0 0\nsouth 0 90\nhere there = north 4,45 south\n")
    apart = Facts(areas={}, kinds=FACTS.kinds, adjacent=frozenset())
    assert draw_borders(atlas, apart)[0].kind == "river"


def test_a_bridge_needs_a_river(tmp_path: Path) -> None:
    text = (Path(__file__).resolve().parents[2] / "tools/draw_map/atlas.txt").read_text(encoding="utf-8")
    atlas = drawing(tmp_path, text + "bridge winterfell sunspear = 1,1\n")
    with pytest.raises(AtlasError, match="a bridge between winterfell and sunspear, which do not touch"):
        compose(atlas, read_facts())


def test_room_is_the_distance_to_the_outline() -> None:
    ground = measure([SQUARE, [(80, 80), (120, 80), (120, 120), (80, 120), (80, 80)]], 60)
    x, y = ground.places(100_000)
    room = dict(zip(zip(x, y, strict=True), ground.at(x, y), strict=True))
    assert room[40, 100] == 40
    assert room[8, 100] == 8
    assert (100, 100) not in room, "a hole is outside"
    assert (204, 100) not in room


def test_an_area_too_small_for_its_pieces_is_a_mistake() -> None:
    area = read_facts().areas["kings-landing"]
    ground = measure([[(x / 2, y / 2) for x, y in SQUARE]], 34)
    with pytest.raises(AtlasError, match="kings-landing: no room for"):
        place_items(area.id, ground, ground.heart(), forms_of(area))


def test_things_gather_in_the_heart() -> None:
    placed = place_items("here", measure([SQUARE], 34), (60, 140), [[Form("order", 40, 40, 20)]])
    assert distance(placed["order"].centre, (60, 140)) < 10


def test_an_arc_keeps_its_distance_from_the_centre() -> None:
    points = circular((-50, 0), (0, -50), (50, 0))
    assert len(points) > 2
    assert all(abs(distance(point, (0, 0)) - 50) < 1e-9 for point in points)
    assert (points[0], points[-1]) == ((-50, 0), (50, 0))


def test_even_points_are_evenly_spaced() -> None:
    points = even([(0, 0), (3, 0), (100, 0)], 10)
    assert points == [(10 * number, 0) for number in range(11)]


def test_a_name_breaks_where_the_lines_are_most_equal() -> None:
    assert split_name("Mokradła Morskiego Traktu", 2) == ["Mokradła", "Morskiego Traktu"]
    assert split_name("Pyke", 2) == ["Pyke"]
    assert split_name("White Harbor", 1) == ["White Harbor"]
