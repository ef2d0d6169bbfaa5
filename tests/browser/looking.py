"""What can be measured about a page: accessibility, sizes, text."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import AXE

LEVELS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
SMALLEST_TARGET = 40
SMALLEST_TEXT = 13
BOARD_SHARE = 0.55

# What is on the page and can be seen by eyes: drawn, not transparent, and not cut down to a pixel for screen readers.
_SEEN = """
const seen = (element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let one = element; one; one = one.parentElement)
    if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
  return true;
};
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, parent = node.parentElement;
  const silent = ['SCRIPT', 'STYLE', 'OPTION', 'DATALIST'].includes(parent.tagName);
  if (node.data.trim() && !silent) texts.push([node, parent]);
}
"""

_SMALL_TEXT = (
    """(least) => {"""
    + _SEEN
    + """
  const size = (element) => {
    const given = parseFloat(getComputedStyle(element).fontSize);
    const drawing = element.closest('text');
    if (!drawing) return given;
    const onto = drawing.getScreenCTM();
    return given * Math.hypot(onto.a, onto.b);
  };
  return texts.filter(([, parent]) => seen(parent) && size(parent) < least - 0.05)
    .map(([, parent]) => `${size(parent).toFixed(1)} px: ${parent.outerHTML.slice(0, 200)}`);
}"""
)

_SMALL_TARGETS = (
    """(least) => {"""
    + _SEEN
    + """
  const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  // A link in running text is as high as its line.
  const inText = (element) => getComputedStyle(element).display === 'inline'
    && [...element.parentElement.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const target = (element) =>
    ['checkbox', 'radio'].includes(element.type) ? element.closest('label') ?? element : element;
  return [...document.querySelectorAll(kinds)].filter((one) => seen(one) && !inText(one)).map((one) => {
    const box = target(one).getBoundingClientRect();
    return [box, `${box.width.toFixed(1)} x ${box.height.toFixed(1)} px: ${one.outerHTML.slice(0, 160)}`];
  }).filter(([box]) => box.width && (box.width < least - 0.1 || box.height < least - 0.1)).map(([, what]) => what);
}"""
)

_SIDEWAYS = """() => {
  const page = document.scrollingElement;
  return page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
}"""

_BOARD = """(share) => {
  const board = document.getElementById('board');
  if (!board) return [];
  const box = board.getBoundingClientRect();
  const part = (box.width * box.height) / (innerWidth * innerHeight);
  return part < share ? [`the board has ${(part * 100).toFixed(0)} % of the area`] : [];
}"""

_TEXTS = (
    """() => {"""
    + _SEEN
    + """
  const spoken = (element) => !element.closest('.code');
  const found = texts.filter(([, parent]) => parent.checkVisibility() && spoken(parent)).map(([node]) => node.data);
  document.querySelectorAll('option').forEach((one) => { if (one.closest('select')) found.push(one.label) });
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
    document.querySelectorAll(`[${name}]`).forEach((one) => { if (spoken(one)) found.push(one.getAttribute(name)) });
  return [...found, document.title].map((one) => one.trim()).filter(Boolean);
}"""
)


def settles(page: Page) -> None:
    """Waits until the page is drawn and nothing moves: even the shortest motion has a first frame."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")


def faults_of_layout(page: Page) -> list[str]:
    """Whatever is too small, too wide or too much in the way."""
    settles(page)
    found: list[str] = [
        *page.evaluate(_SIDEWAYS),
        *page.evaluate(_BOARD, BOARD_SHARE),
        *page.evaluate(_SMALL_TARGETS, SMALLEST_TARGET),
        *page.evaluate(_SMALL_TEXT, SMALLEST_TEXT),
    ]
    return found


def faults_of_access(page: Page, *, only_colours: bool = False) -> list[str]:
    """What axe-core finds against levels A and AA."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    rules = {"type": "rule", "values": ["color-contrast"]} if only_colours else {"type": "tag", "values": LEVELS}
    result: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", rules
    )
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def texts_of(page: Page) -> list[str]:
    """Everything a page says, to eyes and to screen readers; ids, fingerprints and typed moves are for machines."""
    found: list[str] = page.evaluate(_TEXTS)
    return found
