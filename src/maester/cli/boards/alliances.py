"""Alliances in a terminal: the ring of councils, the bidding, hands as far as they are known, decks, the draft.

Drawn from the view of a seat and the card file of the match; nothing else is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from maester.cli.boards.alliances_words import RealmWords
from maester.cli.pictures import Cell, Fits, Part, PartsPicture, Row, Shown, View, is_called
from maester.engine import Definition
from maester.words import Words

TURNS = frozenset({"take-turn", "final-card"})
"""The questions of the bidding itself; before all others what is being resolved is shown."""

THIS_ROUND, WHEN_CLAIMED = "this round", "when claimed"
"""Moments as the card file calls them."""


class RealmPicture(PartsPicture):
    """The table, its parts and its moves."""

    def __init__(self, words: Words, definition: Definition) -> None:
        super().__init__(words, definition)
        self.realm = RealmWords(words, definition)
        self.parts = {
            "ally": self._ally,
            "councils": self._councils,
            "bids": self._bids,
            "hands": self._hands,
            "decks": self._decks,
            "draft": self._draft,
        }

    # -- what is shown when ------------------------------------------------------------------------

    def whole(self, view: View) -> Sequence[Part]:
        draft = self._draft(view) if view["table"]["packet"] else []
        return [*self._ally(view), *self._ring(view), *draft, *self._resolving(view), *self._known(view, own=True)]

    def called(self, view: View, wanted: str, fits: Fits) -> Iterable[Part]:
        yield from super().called(view, wanted, fits)
        for leader in view["table"]["leaders"]:
            name = self.realm.seat(view, leader["seat"])
            if is_called(wanted, fits, view["seats"][leader["seat"]], name):
                yield self._leader_part(view, leader)

    def before(self, kind: str, view: View, *, brief: bool) -> Shown | None:
        table = view["table"]
        round = f"{table['season']} {table['round']}"
        if kind in TURNS:
            table_parts = self._bids(view, alone=False) if brief else self._ring(view)
            bids = Shown(f"{round} {table['leaders']!r}", self._bids(view))
            return Shown(round, [*self._ally(view), *table_parts, *self._known(view, own=False)], bids)
        if kind == "choose-card-to-keep":
            return Shown(f"{round} {table['aside']!r}", self._draft(view, packet=False)) if table["aside"] else None
        if (table["resolving"] or table["passing"]) and (parts := self._resolving(view)):
            return Shown(f"{round} {table['resolving']!r}", parts)
        return None

    # -- moves -------------------------------------------------------------------------------------

    def path(self, move: View) -> tuple[str, ...]:
        if move["move"] == "choose-bid-card":
            return (move["leader"],)
        if move["move"] == "choose-token":
            return (move["leader"],)
        return ()

    def heading(self, view: View, key: str) -> str:
        return self.realm.seat(view, view["seats"].index(key))

    def remark(self, view: View, move: View) -> str:
        kind = move["move"]
        if kind in ("play-card", "choose-card", "set-aside"):
            return self.realm.details(move["card"])
        if kind == "choose-ally":
            return self._about_ally(view, move["ally"])
        if kind == "choose-leader":
            return self._about_leader(view, move["leader"])
        if kind == "choose-bid-card":
            return self._about_bid_card(view, move)
        if kind in ("choose-council", "choose-token"):
            return self._about_council(view, move)
        return ""

    def reminder(self, view: View, move: View) -> str:
        if move["move"] in ("play-card", "choose-card", "set-aside"):
            return self.realm.numbers(move["card"])
        return self.remark(view, move)

    def _about_ally(self, view: View, ally: str) -> str:
        """Where an ally stands, or (of one who stands in no council yet) what it would do."""
        for council in view["table"]["councils"]:
            if ally in council["allies"]:
                leaders = self.realm.seats(view, council["seats"])
                return self.words.say("picture-ally-there", {"power": self.realm.number(ally), "leaders": leaders})
        return self.realm.details(ally)

    def _about_leader(self, view: View, name: str) -> str:
        leader = view["table"]["leaders"][view["seats"].index(name)]
        return self.words.say("picture-target", {"hand": _cards_in_hand(leader), "total": leader["total"]})

    def _about_bid_card(self, view: View, move: View) -> str:
        """What the card counts now where it lies."""
        leader = view["table"]["leaders"][view["seats"].index(move["leader"])]
        values = [card["value"] for card in leader["bid"] if card["card"] == move["card"]]
        return self.words.say("picture-value-now", {"value": max(values)}) if values else ""

    def _about_council(self, view: View, move: View) -> str:
        council = view["table"]["councils"][view["seats"].index(move["leader"])]
        if move["move"] == "choose-council":
            worth = self.words.say("picture-worth", {"power": self.realm.power(council)})
            return f"{worth}: {self.realm.contents(council)}"
        number = council["tokens"][move["number"] - 1]
        return "" if number is None else self.words.say("picture-token-known", {"number": number})

    # -- the current ally --------------------------------------------------------------------------

    def _ally(self, view: View) -> Sequence[Part]:
        """The season, the current ally and what comes after it."""
        table, say = view["table"], self.words.say
        lines = [self._current(table)]
        if table["current"] is not None:
            lines.append(self.realm.ability(table["current"]))
        if table["this_round"] != table["current"]:
            lines += self._this_round(table)
        if others := [ally for ally in table["offered"] if ally != table["current"]]:
            lines.append(say("picture-offered", {"allies": self.realm.list(others)}))
        if row := [ally for ally in table["row"] if ally != table["current"]]:
            lines.append(say("picture-row", {"allies": self.realm.list(row)}))
        if table["first"] is not None:
            lines.append(say("picture-first-player", {"leader": self.realm.marked(view, table["first"])}))
        values = {key: table[key] for key in ("season", "round", "rounds")}
        return [Part(say("picture-title-ally", values), lines=tuple(lines))]

    def _current(self, table: View) -> str:
        if table["current"] is None:
            return self.words.say("picture-no-ally")
        values = {
            "ally": self.realm.name(table["current"]),
            "power": self.realm.number(table["current"]),
            "tokens": self.realm.tokens(table["current_tokens"]) or None,
        }
        return self.words.say("picture-current", values)

    def _this_round(self, table: View) -> Iterable[str]:
        """The ability that holds for the whole round, if there is one."""
        ally = table["this_round"]
        if ally is not None and self.realm.works(ally, THIS_ROUND):
            values = {"ally": self.realm.name(ally), "ability": self.realm.ability(ally)}
            yield self.words.say("picture-this-round", values)

    def _known(self, view: View, *, own: bool) -> Sequence[Part]:
        """What is known of the hands in few words; the own one only if it isn't shown otherwise."""
        lines = []
        for leader in view["table"]["leaders"]:
            mine = leader is _own(view)
            if leader["hand"] and (own or not mine):
                values = {"leader": self.realm.seat(view, leader["seat"]), "cards": self.realm.list(leader["hand"])}
                lines.append(self.words.say("picture-own-cards" if mine else "picture-known-cards", values))
        return [Part(self.words.say("picture-title-hands"), lines=tuple(lines))] if lines else []

    # -- the ring of councils ----------------------------------------------------------------------

    def _ring(self, view: View) -> Sequence[Part]:
        """Leaders and the councils between them, clockwise from the one who looks."""
        table, say = view["table"], self.words.say
        rows: list[Row] = []
        for seat in _clockwise(view):
            rows.append(self._leader_row(view, table["leaders"][seat]))
            rows.append(self._council_row(view, table["councils"][seat]))
        closed = say("picture-ring-closed", {"leader": self.realm.seat(view, _clockwise(view)[0])})
        columns = tuple(say(f"picture-column-{name}") for name in ("leader", "hand", "influence", "bid"))
        lines = tuple(self._own_councils(view))
        return [Part(say("picture-title-councils"), columns, tuple(rows), lines, seen=(closed,))]

    def _councils(self, view: View) -> Sequence[Part]:
        """The councils alone."""
        councils = view["table"]["councils"]
        rows = [self._council_row(view, councils[seat], names=True) for seat in _clockwise(view)]
        return [Part(self.words.say("picture-title-councils"), (), tuple(rows), tuple(self._own_councils(view)))]

    def _own_councils(self, view: View) -> Iterable[str]:
        if _own(view) is None:
            return
        seat = view["seats"].index(view["seat"])
        councils = []
        for council in view["table"]["councils"]:
            if seat in council["seats"]:
                one, other = council["seats"]
                neighbour = self.realm.seat(view, other if one == seat else one)
                values = {"power": self.realm.power(council), "leader": neighbour}
                councils.append(self.words.say("picture-with", values))
        yield self.words.say("picture-own-councils", {"councils": ", ".join(councils)})

    def _leader_row(self, view: View, leader: View) -> Row:
        own = leader is _own(view)
        state, bid = self.realm.state(view, leader), self.realm.bid(leader)
        style = "bold" if own else "dim" if leader["kneeling"] else ""
        cells = (
            Cell(self.realm.marked(view, leader["seat"]), style),
            Cell(str(_cards_in_hand(leader)), style),
            Cell(str(leader["total"]) if bid else "", style),
            Cell("; ".join(filter(None, (state, bid))), style),
        )
        values = {
            "leader": self.realm.marked(view, leader["seat"]),
            "state": state or None,
            "hand": _cards_in_hand(leader),
            "total": leader["total"],
            "bid": bid or None,
        }
        return Row(cells, self.words.say("picture-said-leader", values))

    def _council_row(self, view: View, council: View, *, names: bool = False) -> Row:
        """A council between two leaders; alone it needs their names."""
        own = view["seat"] in (view["seats"][seat] for seat in council["seats"])
        style = "cyan" if own else ""
        title = self.words.say("picture-own-council" if own else "picture-council")
        if names:
            title = self.realm.seats(view, council["seats"])
        worth = self.words.say("picture-worth", {"power": self.realm.power(council)})
        cells = (Cell(title, style), Cell(worth, style), Cell(self.realm.contents(council), style))
        said = self.realm.council(view, council)
        return Row(cells if names else (cells[0], Cell(""), *cells[1:]), said)

    # -- the bidding -------------------------------------------------------------------------------

    def _bids(self, view: View, *, alone: bool = True) -> Sequence[Part]:
        """The bidding: alone, with the ally that it is about; else with the own councils, if they aren't shown."""
        table, say = view["table"], self.words.say
        rows = [self._leader_row(view, table["leaders"][seat]) for seat in _clockwise(view)]
        columns = tuple(say(f"picture-column-{name}") for name in ("leader", "hand", "influence", "bid"))
        lines = [self._current(table), *self._this_round(table)] if alone else self._own_councils(view)
        return [Part(say("picture-title-bids"), columns, tuple(rows), tuple(lines))]

    # -- hands -------------------------------------------------------------------------------------

    def _hands(self, view: View) -> Sequence[Part]:
        own = _own(view)
        parts = [self._own_hand(own)] if own is not None and own["hand"] else []
        lines: list[str] = []
        for seat in _clockwise(view):
            leader = view["table"]["leaders"][seat]
            if leader is not own:
                lines += self._hand(view, leader)
        return [*parts, Part(self.words.say("picture-title-hands"), lines=tuple(lines))]

    def _own_hand(self, own: View) -> Part:
        """The own cards with all that they do; the others' cards are listed by their names."""
        lines = []
        for card, count in Counter[str](own["hand"]).items():
            name = self.realm.name(card)
            lines.append(f"{f'{name} ×{count}' if count > 1 else name}: {self.realm.details(card)}")
        return Part(self.words.say("picture-title-own-hand"), lines=tuple(lines))

    def _hand(self, view: View, leader: View) -> Iterable[str]:
        """What is known about a hand, and who else may look at it."""
        values = {
            "leader": self.realm.seat(view, leader["seat"]),
            "count": _cards_in_hand(leader),
            "unknown": leader["hand_unknown"],
            "known": self.realm.list(leader["hand"]),
        }
        if not values["count"]:
            message_id = "picture-hand-empty"
        else:
            message_id = "picture-hand-known" if leader["hand"] else "picture-hand-unknown"
        yield self.words.say(message_id, values)
        if leader["open_to"] is None or leader["open_to"]:
            open_to = None if leader["open_to"] is None else self.realm.seats(view, leader["open_to"])
            yield self.words.say("picture-hand-open", {"leaders": open_to})
        if leader["white_cards"]:
            yield self.words.say("picture-white", {"leader": values["leader"], "count": leader["white_cards"]})

    def _leader_part(self, view: View, leader: View) -> Part:
        """All that belongs to one leader."""
        councils = [council for council in view["table"]["councils"] if leader["seat"] in council["seats"]]
        rows = [self._leader_row(view, leader)]
        lines = [*self._hand(view, leader), *(self.realm.council(view, council) for council in councils)]
        columns = tuple(self.words.say(f"picture-column-{name}") for name in ("leader", "hand", "influence", "bid"))
        return Part(self.realm.seat(view, leader["seat"]), columns, tuple(rows), tuple(lines))

    # -- decks, the draft, what is under way -------------------------------------------------------

    def _decks(self, view: View) -> Sequence[Part]:
        table, say = view["table"], self.words.say
        lines = [
            say("picture-ally-deck", {"count": table["ally_deck"], "known": self._places(table["ally_deck_known"])}),
            *([say("picture-ally-row", {"allies": self.realm.list(table["row"])})] if table["row"] else []),
            say("picture-dead", {"allies": self.realm.list(table["dead"])}),
            say("picture-influence-deck", {"count": table["deck"], "known": self._places(table["deck_known"])}),
            say("picture-discard", {"cards": self.realm.list(table["discard"])}),
            *([say("picture-removed", {"cards": self.realm.list(table["removed"])})] if table["removed"] else []),
            say("picture-supply", {"count": table["supply"]}),
        ]
        return [Part(say("picture-title-decks"), lines=tuple(lines))]

    def _places(self, places: Sequence[View]) -> str:
        """Cards of a deck that the viewer knows, with their places from the top."""
        shown = (f"{place['place'] + 1}. {self.realm.short(place['card'])}" for place in places)
        return ", ".join(shown) or self.words.say("list-empty")

    def _draft(self, view: View, *, packet: bool = True) -> Sequence[Part]:
        """The cards set aside, and those to choose from unless they are listed below."""
        table, say = view["table"], self.words.say
        lines = []
        if table["packet"] and packet:
            lines.append(say("picture-packet", {"cards": self.realm.list(table["packet"])}))
        if table["aside"]:
            lines.append(say("picture-aside", {"cards": self.realm.list(table["aside"])}))
        return [Part(say("picture-title-draft"), lines=tuple(lines or [say("picture-no-draft")]))]

    def _resolving(self, view: View) -> Sequence[Part]:
        """The claim or ability that is under way, and what it does."""
        lines = []
        under_way = {frame["what"] for frame in view["table"]["resolving"] if not frame["claim"]}
        for frame in view["table"]["resolving"]:
            claimed = frame["what"] not in under_way and self.realm.works(frame["what"], WHEN_CLAIMED)
            works = claimed or not frame["claim"]
            values = {
                "what": self.realm.name(frame["what"]),
                "leader": self.realm.seat(view, frame["seat"]),
                "ability": self.realm.ability(frame["what"]) if works else None,
            }
            lines.append(self.words.say("picture-claiming" if frame["claim"] else "picture-resolving", values))
            if frame["looking_at"]:
                lines.append(self.words.say("picture-looking", {"cards": self.realm.list(frame["looking_at"])}))
        for seat, card in view["table"]["passing"]:
            values = {"leader": self.realm.seat(view, seat), "card": self.realm.short(card)}
            lines.append(self.words.say("picture-passing", values))
        return [Part(self.words.say("picture-title-resolving"), lines=tuple(dict.fromkeys(lines)))] if lines else []


def _own(view: View) -> View | None:
    """What lies before the one who looks; None for a spectator."""
    seats: Sequence[str] = view["seats"]
    own: View | None = None if view["seat"] is None else view["table"]["leaders"][seats.index(view["seat"])]
    return own


def _clockwise(view: View) -> Sequence[int]:
    """All seats, beginning with the one who looks."""
    seats: Sequence[str] = view["seats"]
    first = 0 if view["seat"] is None else seats.index(view["seat"])
    return [(first + place) % len(seats) for place in range(len(seats))]


def _cards_in_hand(leader: View) -> int:
    count: int = len(leader["hand"]) + leader["hand_unknown"]
    return count


PICTURE = RealmPicture
