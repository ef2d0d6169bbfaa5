"""A picture of the sheet with sample pieces in every place, to judge the drawing by eye."""

from html import escape

from tools.draw_map.facts import Facts
from tools.draw_map.pieces import split_name
from tools.draw_map.sheet import Icon, Sheet, SheetArea

LANDS = ("#e7d8b1", "#ebdfbd", "#e0cfa4", "#e5d4b2", "#dccb9c")
SEA = "#8fb3bf"
FILLS = {"sea": SEA, "port": "#b9cdd0"}
SHALLOWS = ((26, "#97bac4"), (17, "#a3c3cb"), (9, "#b4cfd4"))
STROKES = {
    "coast": ("#54412a", 1.7, ""),
    "quay": ("#54412a", 1.7, ""),
    "port": ("#54412a", 2.2, ""),
    "border": ("#7a6340", 1.5, "6 3"),
    "river": ("#4c86a8", 5.5, ""),
    "sea": ("#eaf2f1", 1.6, "8 6"),
    "wall": ("#f6fafc", 9.0, ""),
}
ANCHOR = "M0,-9V11M-7,-4H7M-11,3C-9,10 -4,12 0,12C4,12 9,10 11,3"
ICON_FILLS = {"castle": "#6a6a72", "stronghold": "#2f2f36", "supply": "#8a5a2b", "power": "#b8912b"}


def preview(sheet: Sheet, facts: Facts, language: str = "pl", *, pieces: bool = True) -> str:
    """The sheet as an SVG document."""
    x, y, width, height = sheet.view_box
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" font-family="serif">',
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        *_shallows(sheet),
        *_grounds(sheet),
        *_marks(sheet),
        *_borders(sheet),
        *_bridges(sheet),
        *_compass(sheet),
    ]
    for area in sheet.areas:
        parts += _pieces(sheet, area) if pieces else []
        parts += _print(sheet, area, facts, language)
    return "\n".join([*parts, "</svg>"])


def _shallows(sheet: Sheet) -> list[str]:
    """Lighter water along the coasts: each coast is drawn broad, below the land."""
    decorations = sheet.decorations
    coasts = [area.path for area in sheet.areas if area.kind == "land"] + [decorations.beyond, *decorations.islets]
    return [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width * 2}" stroke-linejoin="round"/>'
        for width, colour in SHALLOWS
        for path in coasts
    ]


def _grounds(sheet: Sheet) -> list[str]:
    parts = []
    for number, area in enumerate(sheet.areas):
        if area.kind != "sea":
            fill = FILLS.get(area.kind, LANDS[number % len(LANDS)])
            parts.append(f'<path d="{area.path}" fill="{fill}" fill-rule="evenodd"/>')
    parts.append(f'<path d="{sheet.decorations.beyond}" fill="#eef1ee"/>')
    parts += [f'<path d="{path}" fill="#e0cfa4" stroke="#54412a"/>' for path in sheet.decorations.islets]
    return parts


def _marks(sheet: Sheet) -> list[str]:
    parts = []
    for mark in sheet.decorations.marks:
        scale = mark.size / 20
        stroke = "#d9e8ea" if mark.kind == "wave" else "#a08a5c"
        strokes = _stroke(sheet.decorations.symbols[mark.kind], stroke, 1.1 / scale)
        parts.append(f'<g transform="translate({mark.x} {mark.y}) scale({scale})">{strokes}</g>')
    return parts


def _borders(sheet: Sheet) -> list[str]:
    """The lines, those of water below those of land; rivers and the Wall get a dark rim first."""
    rims = [
        _stroke(border.path, "#54412a", STROKES[border.kind][1] + 2)
        for border in sheet.borders
        if border.kind in ("river", "wall")
    ]
    lines = []
    for border in sorted(sheet.borders, key=lambda border: border.kind not in ("sea", "border")):
        colour, width, dash = STROKES[border.kind]
        lines.append(_stroke(border.path, colour, width, f' stroke-dasharray="{dash}"' if dash else ""))
    return rims + lines


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{more} '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _bridges(sheet: Sheet) -> list[str]:
    return [
        f'<g transform="translate({bridge.x} {bridge.y}) rotate({bridge.angle})">'
        '<rect x="-13" y="-6" width="26" height="12" rx="2" fill="#cbb27c" stroke="#54412a" stroke-width="1.5"/>'
        '<path d="M-6,-6V6M0,-6V6M6,-6V6" stroke="#54412a"/></g>'
        for bridge in sheet.bridges
    ]


def _compass(sheet: Sheet) -> list[str]:
    x, y, radius = sheet.decorations.compass
    long, short = radius, radius * 0.17
    ray = f"M0,0L{-short},{-short}L0,{-long}L{short},{-short}Z"
    rays = "".join(f'<path d="{ray}" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    small = "".join(f'<path d="{ray}" transform="rotate({turn}) scale(.62)"/>' for turn in (45, 135, 225, 315))
    ring = f'<circle r="{radius * 0.6}" fill="none" stroke="#54412a" opacity="0.6"/>'
    return [f'<g transform="translate({x} {y})" fill="#54412a" opacity="0.7">{ring}{small}{rays}</g>']


def _pieces(sheet: Sheet, area: SheetArea) -> list[str]:
    sizes, slots, scale = sheet.sizes, area.slots, area.scale
    unit = sizes["unit"] * scale
    parts = [_disc(slots.order, sizes["order"] * scale, "#7c2f2a")]
    parts += [
        f'<rect x="{x - unit / 2}" y="{y - unit / 2}" width="{unit}" height="{unit}" rx="4" fill="#33506b"/>'
        for x, y in slots.units
    ]
    if slots.garrison and slots.power:
        parts += [_disc(slots.garrison, sizes["garrison"], "#3d6b3d"), _disc(slots.power, sizes["power"], "#b08d2e")]
    return parts


def _print(sheet: Sheet, area: SheetArea, facts: Facts, language: str) -> list[str]:
    """What is printed on the board: icons and the name."""
    parts = []
    if area.slots.anchor:
        x, y = area.slots.anchor
        parts.append(f'<g transform="translate({x} {y}) scale(1.3)" opacity="0.5">{_stroke(ANCHOR, "#54412a", 2)}</g>')
    parts += [
        _icon(icon, sheet.sizes["castle" if icon.kind in ("castle", "stronghold") else "icon"]) for icon in area.icons
    ]
    if area.label is None:
        return parts
    lines = split_name(facts.areas[area.id].name(language), area.label.lines)
    step = area.label.size * 1.15
    top = area.label.y - step * (len(lines) - 1) / 2 + area.label.size * 0.35
    slant = ' font-style="italic"' if area.kind == "sea" else ""
    return parts + [
        f'<text x="{area.label.x}" y="{top + step * number}" font-size="{area.label.size}" '
        f'text-anchor="middle" fill="#2a1f10"{slant}>{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]


def _disc(centre: tuple[float, float], size: float, fill: str) -> str:
    x, y = centre
    return f'<circle cx="{x}" cy="{y}" r="{size / 2}" fill="{fill}" stroke="#fff8e0" stroke-width="1.5"/>'


def _icon(icon: Icon, size: float) -> str:
    half = size / 2
    return (
        f'<rect x="{icon.x - half}" y="{icon.y - half}" width="{size}" height="{size}" rx="3" '
        f'fill="{ICON_FILLS[icon.kind]}"/>'
    )
