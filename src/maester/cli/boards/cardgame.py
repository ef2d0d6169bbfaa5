"""The card game in a terminal: two sides with their cards, the challenge as a lane, plots, hands and piles.

Drawn from the view of a seat and the card file of the match; nothing else is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from maester.cli.boards.cardgame_lane import lane_part
from maester.cli.boards.cardgame_words import COLOURS, CourtWords, cards_in_play, is_own, players
from maester.cli.pictures import Cell, Fits, Part, PartsPicture, Row, Shown, View, is_called
from maester.engine import Definition
from maester.words import Words

BEFORE_THE_FIRST = ("set-up", "plot")
"""The phases in which the first player of the round isn't known yet."""
CARD_OF_MOVE = frozenset({"use", "choose", "declare", "resolve", "discard-duplicate"})
"""Moves that name a card in play."""
TITLE_OF_MOVE = frozenset({"play", "attach", "place", "choose-title"})
"""Moves that name a card by what is printed on it."""


class CourtPicture(PartsPicture):
    """The table, its parts and its moves."""

    def __init__(self, words: Words, definition: Definition) -> None:
        super().__init__(words, definition)
        self.court = CourtWords(words, definition)
        self.parts = {
            "houses": self._houses,
            "mine": lambda view: [self._side(view, players(view)[0])],
            "theirs": lambda view: [self._side(view, players(view)[1])],
            "challenge": self._challenge,
            "hand": self._hand,
            "plots": self._plots,
            "piles": self._piles,
            "dominance": self._dominance,
        }

    # -- what is shown when ------------------------------------------------------------------------

    def whole(self, view: View) -> Sequence[Part]:
        """The sides stand first, so that they face each other where there is room."""
        now = [*self._lane(view), *self._doomed(view)]
        return [*self._sides(view), *self._houses(view), *now, *self._hand_in_short(view)]

    def called(self, view: View, wanted: str, fits: Fits) -> Iterable[Part]:
        yield from super().called(view, wanted, fits)
        for card in cards_in_play(view).values():
            if is_called(wanted, fits, card["card"], self.court.card(card)):
                yield self._card_part(view, card)

    def before(self, kind: str, view: View, *, brief: bool) -> Shown | None:
        table = view["table"]
        if kind == "take-mulligan":
            return Shown("hand", self._hand(view))
        if kind == "choose-plot":
            table_parts = self._houses(view) if brief else self.whole(view)
            plots = self._plots(view, own_deck=False) if table["round"] > 1 else []
            return Shown(f"round {table['round']}", [*table_parts, *plots])
        if table["doomed"]:
            return Shown(f"doomed {table['round']} {table['doomed']!r}", self._doomed(view))
        if table["challenge"] is not None:
            sides = [_fighting(view, player) for player in table["players"]]
            return Shown(f"challenge {table['round']} {table['challenge']!r} {sides!r}", self._lane(view))
        if kind in ("choose-challenge", "choose-first-player"):
            return Shown(f"sides {table['round']} {table['players']!r}", self._sides(view))
        if kind == "act" and table["phase"] == "marshalling":
            active = table["active_player"]
            parts = [*(() if brief else self._sides(view)), *self._houses(view)]
            return Shown(f"marshalling {table['round']} {active}", parts, self._purse(view))
        return None

    def _purse(self, view: View) -> Shown | None:
        """The own gold in the own marshalling turn, whenever it has changed."""
        table = view["table"]
        player = players(view)[0]
        if not is_own(view, table["active_player"]):
            return None
        line = self.words.say("picture-purse", {"gold": player["gold"]})
        part = Part(self.words.say("phase-marshalling"), lines=(line,))
        return Shown(f"gold {table['round']} {player['gold']} {player['hand_size']}", [part])

    def _sides(self, view: View) -> Sequence[Part]:
        return [self._side(view, player) for player in reversed(players(view))]

    def confirms(self, kind: str) -> bool:
        return kind == "place-cards"

    # -- moves -------------------------------------------------------------------------------------

    def path(self, move: View) -> tuple[str, ...]:
        return (move["title"],) if move["move"] == "attach" else ()

    def heading(self, view: View, key: str) -> str:
        return self.words.say("option-play", {"title": key})

    def amount(self, move: View) -> int | None:
        return move["gold"] if move["move"] == "pay-gold" else None

    def wording(self, kind: str, move: View) -> str:
        """Passing means something else at each question, and so do yes and no."""
        name = {"pass": "pass", "agree": f"agree-{move.get('yes')}".lower()}.get(move["move"])
        message_id = f"picture-{name}-{kind}"
        return self.words.say(message_id) if name is not None and self.words.has(message_id) else ""

    def remark(self, view: View, move: View) -> str:
        return self._about(view, move, full=True)

    def reminder(self, view: View, move: View) -> str:
        return self._about(view, move, full=False)

    def _about(self, view: View, move: View, *, full: bool) -> str:
        kind = move["move"]
        if kind == "initiate":
            return self._about_challenge(view, move["icon"])
        cards = cards_in_play(view)
        if kind == "add-duplicate":
            return self.words.say("picture-free")
        if kind == "attach" and not full:
            host = self._about_card(view, cards[move["card"]], text=False)
            return f"{self.court.numbers(move['title'], _cost_now(view, move))}; {host}"
        if kind in TITLE_OF_MOVE:
            written = self.court.details if full else self.court.numbers
            return written(move["title"], _cost_now(view, move))
        if kind not in CARD_OF_MOVE:
            return ""
        if move["card"] not in cards:  # A plot: it is never in play, and there is one copy of each.
            return self.court.details(move["card"])
        return self._about_card(view, cards[move["card"]], text=full and kind in ("use", "resolve"))

    def _about_card(self, view: View, card: View, *, text: bool) -> str:
        """A card in play that can be chosen: whose it is, how it stands, and what it does if that is what counts."""
        copy = self.court.card(card)
        words = [copy if copy != self.court.title(card["title"]) else ""]
        words += ["" if is_own(view, _owner(view, card)) else self.court.house(_owner(view, card))]
        short = ", ".join(filter(None, (*words, self.court.short(card))))
        return ". ".join(filter(None, (short, self.court.text(card["title"]) if text else "")))

    def _about_challenge(self, view: View, icon: str) -> str:
        """Who could take part: the strength of standing characters with the icon on both sides."""
        values: dict[str, int] = {}
        for player in view["table"]["players"]:
            able = [
                card
                for card in player["in_play"]
                if card["type"] == "character" and icon in card["icons"] and not card["kneeling"]
            ]
            side = "own" if is_own(view, player["house"]) else "other"
            values |= {f"{side}_count": len(able), f"{side}_strength": sum(card["strength"] for card in able)}
        return self.words.say("picture-able", values)

    # -- both houses -------------------------------------------------------------------------------

    def _houses(self, view: View) -> Sequence[Part]:
        table, say = view["table"], self.words.say
        names = ("house", "power", "gold", "hand", "deck", "challenges")
        columns = tuple(say(f"picture-column-{name}") for name in names)
        rows = [self._house_row(view, player) for player in players(view)]
        lines = []
        if table["phase"] not in BEFORE_THE_FIRST:
            lines.append(say("picture-first-player", {"house": table["first_player"]}))
        if table["active_player"] is not None:
            lines.append(say("picture-active", {"house": table["active_player"]}))
        lines.append(say("picture-goal", {"goal": table["goal"]}))
        title = say("picture-title-houses", {"round": table["round"], "phase": table["phase"]})
        return [Part(title, columns, tuple(rows), tuple(lines), seen=tuple(self._revealed(view)))]

    def _revealed(self, view: View) -> Iterable[str]:
        """The revealed plots of both; who has the table read out hears of them with the Houses."""
        for player in players(view):
            if plot := self._plot(player):
                yield self.words.say("picture-revealed", {"house": player["house"], "plot": plot})

    def _house_row(self, view: View, player: View) -> Row:
        say = self.words.say
        values = {
            "house": self.court.marked(view, player["house"]),
            "power": player["power"],
            "banner": player["banner"],
            "gold": player["gold"],
            "hand": player["hand_size"],
            "deck": player["deck_size"],
            "plot": self._plot(player) or None,
            "initiated": [say(f"challenge-{icon}") for icon in player["initiated"]] or None,
        }
        power = say("picture-power", {"power": player["power"], "banner": player["banner"]})
        counts = [str(player[key]) for key in ("gold", "hand_size", "deck_size")]
        texts = (power, *counts, self.court.icons(player["initiated"]))
        cells = (self.court.house_cell(view, player["house"]), *map(Cell, texts))
        return Row(cells, say("picture-said-house", values))

    def _plot(self, player: View) -> str:
        """The revealed plot with its numbers as they are now, and the income with that of other cards apart."""
        if player["plot"] is None:
            return ""
        own = player["income_lines"][0][0]
        values = {"income": own, "initiative": player["initiative"], "claim": player["claim"]}
        plot = f"{self.court.title(player['plot'])} ({self.words.say('picture-plot', values)})"
        total = self.words.say("picture-income-total", {"income": player["income"]})
        return plot if player["income"] == own else f"{plot}; {total}"

    # -- cards in play -----------------------------------------------------------------------------

    def _side(self, view: View, player: View) -> Part:
        """The cards of one House: characters with what is attached to them, then locations."""
        say = self.words.say
        names = ("card", "state", "strength", "icons", "more")
        columns = tuple(say(f"picture-column-{name}") for name in names)
        rows: list[Row] = []
        for kind in ("character", "location"):
            for card in player["in_play"]:
                if card["type"] == kind:
                    rows.append(self._card_row(view, card))
                    rows += [self._attached_row(view, other) for other in _attached(view, card)]
        empty = () if rows else (say("picture-nothing-in-play"),)
        title = say("picture-title-side", {"house": self.court.marked(view, player["house"])})
        return Part(title, columns if rows else (), tuple(rows), empty)

    def _card_row(self, view: View, card: View) -> Row:
        court, character = self.court, card["type"] == "character"
        style = "dim" if card["kneeling"] else COLOURS[_owner(view, card)]
        cells = (
            Cell(court.card(card), style),
            Cell(court.state(card), style),
            Cell(str(card["strength"]) if character else "", style),
            Cell(court.icons(card["icons"]), style),
            Cell(", ".join(court.extras(card)), style),
        )
        return Row(cells, f"{court.card(card)}: {court.short(card)}.")

    def _attached_row(self, view: View, card: View) -> Row:
        values = {"card": self.court.card(card), "house": _owner(view, card)}
        cells = (Cell(f"  + {self.court.card(card)}"), Cell(self.court.state(card)), Cell(""), Cell(""))
        host = cards_in_play(view)[card["host"]]
        foreign = _owner(view, card) != _owner(view, host)
        whose = self.words.say("picture-of-house", values) if foreign else ""
        said = self.words.say("picture-attached", {**values, "state": self.court.state(card)})
        return Row((*cells, Cell(", ".join(filter(None, (whose, *self.court.extras(card)))))), said)

    def _card_part(self, view: View, card: View) -> Part:
        """One card in play with all that is printed on it and all that changes it."""
        lines = [
            self.court.details(card["title"]),
            f"{self.court.house(_owner(view, card))}: {self.court.short(card)}.",
        ]
        if card["strength_lines"]:
            values = {"strength": card["strength"], "lines": self.court.lines(card["strength_lines"])}
            lines.append(self.words.say("picture-strength-lines", values))
        lines += [self._attached_row(view, other).said for other in _attached(view, card)]
        return Part(self.court.card(card), lines=tuple(lines))

    # -- challenges --------------------------------------------------------------------------------

    def _lane(self, view: View) -> Sequence[Part]:
        return [] if view["table"]["challenge"] is None else [lane_part(self.court, view)]

    def _challenge(self, view: View) -> Sequence[Part]:
        none = Part(self.words.say("picture-part-challenge"), lines=(self.words.say("picture-no-challenge"),))
        return self._lane(view) or [none]

    def _doomed(self, view: View) -> Sequence[Part]:
        """Who is about to be killed."""
        cards = cards_in_play(view)
        lines = [
            f"{self.court.card(cards[card])} ({self.court.house(_owner(view, cards[card]))}): "
            f"{self.court.short(cards[card])}."
            for card in view["table"]["doomed"]
            if card in cards
        ]
        return [Part(self.words.say("picture-title-doomed"), lines=tuple(lines))] if lines else []

    def _dominance(self, view: View) -> Sequence[Part]:
        lines = []
        for player in players(view):
            values = {
                "house": player["house"],
                "total": sum(value for value, _ in player["dominance"]),
                "lines": self.court.lines(player["dominance"]) or None,
            }
            lines.append(self.words.say("picture-dominance", values))
        return [Part(self.words.say("picture-title-dominance"), lines=tuple(lines))]

    # -- hands, plots, piles -----------------------------------------------------------------------

    def _hand_in_short(self, view: View) -> Sequence[Part]:
        """The own hand and what is known of the other one, by names."""
        lines = []
        for player in players(view):
            own = is_own(view, player["house"])
            if player["hand"]:
                values = {"house": player["house"], "cards": self.court.hand(player["hand"], player["costs"])}
                lines.append(self.words.say("picture-own-cards" if own else "picture-known-cards", values))
        return [Part(self.words.say("picture-title-hand"), lines=tuple(lines))] if lines else []

    def _hand(self, view: View) -> Sequence[Part]:
        """The own hand with all that is printed; of the other one what is known."""
        lines: list[str] = []
        for player in players(view):
            if is_own(view, player["house"]):
                for title, count in Counter[str](player["hand"]).items():
                    name = self.court.title(title)
                    lines.append(f"{f'{name} ×{count}' if count > 1 else name}: {self.court.details(title)}")
            else:
                values = {
                    "house": player["house"],
                    "count": player["hand_size"],
                    "known": self.court.titles(player["hand"]) if player["hand"] else None,
                }
                lines.append(self.words.say("picture-other-hand", values))
        return [Part(self.words.say("picture-title-hand"), lines=tuple(lines))]

    def _plots(self, view: View, *, own_deck: bool = True) -> Sequence[Part]:
        """The revealed and used plots of both, and the own ones that are left unless they are listed below."""
        say = self.words.say
        lines = []
        for player in players(view):
            values = {
                "house": player["house"],
                "plot": self._plot(player) or None,
                "used": self.court.titles(player["used_plots"]),
                "left": player["plot_deck_size"],
            }
            lines.append(say("picture-plots", values))
            for name in ("plot_deck", "drafted", "dealt") if own_deck else ():
                if player[name]:
                    plots = self.court.titles(player[name])
                    lines.append(say(f"picture-{name.replace('_', '-')}", {"plots": plots}))
        return [Part(say("picture-title-plots"), lines=tuple(lines))]

    def _piles(self, view: View) -> Sequence[Part]:
        say = self.words.say
        lines = []
        for player in players(view):
            values = {
                "house": player["house"],
                "dead": self.court.titles(player["dead"]),
                "discard": self.court.titles(player["discard"]),
            }
            lines.append(say("picture-piles", values))
            if player["deck_top"]:
                lines.append(say("picture-deck-top", {"house": player["house"], "cards": self._top(player)}))
        return [Part(say("picture-title-piles"), lines=tuple(lines))]

    def _top(self, player: View) -> str:
        """The known cards of a deck with their places from the top."""
        return "; ".join(
            f"{place}. {self.court.title(title)}"
            for place, title in enumerate(player["deck_top"], start=1)
            if title is not None
        )


def _cost_now(view: View, move: View) -> int | None:
    """What a card of the hand would cost, if that isn't what is printed."""
    own = next((player for player in view["table"]["players"] if is_own(view, player["house"])), None)
    if own is None or move["move"] not in ("play", "attach"):
        return None
    cost: int | None = dict(own["costs"]).get(move["title"])
    return cost


def _owner(view: View, card: View) -> str:
    """Who controls a card in play."""
    return next(str(player["house"]) for player in view["table"]["players"] if card in player["in_play"])


def _attached(view: View, card: View) -> list[View]:
    """The attachments of a character, whoever played them."""
    return [other for other in cards_in_play(view).values() if other["host"] == card["card"]]


def _fighting(view: View, player: View) -> list[View]:
    """The cards of one side that take part in the challenge."""
    challenge = view["table"]["challenge"]
    taking_part = {*challenge["attackers"], *challenge["defenders"]}
    return [card for card in player["in_play"] if card["card"] in taking_part]


PICTURE = CourtPicture
