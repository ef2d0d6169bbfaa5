"""The miniatures in a terminal: the field in characters, both armies, the score, dice, and what can be measured.

Drawn from the view of a seat, and from what the match can measure (`Picture.inspect`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maester.cli.boards.miniatures_cards import discard_parts, hand_parts
from maester.cli.boards.miniatures_dice import dice_parts
from maester.cli.boards.miniatures_map import FILLS, WALL, FieldMap, slot
from maester.cli.boards.miniatures_measured import absent_part, charge_text, pair_parts, unit_part
from maester.cli.boards.miniatures_missions import mission_lines, mission_parts
from maester.cli.boards.miniatures_modes import mode_lines
from maester.cli.boards.miniatures_people import board_parts, ncu_part, ncu_state, short_parts
from maester.cli.boards.miniatures_svg import svg_of
from maester.cli.boards.miniatures_words import COLOURS, FieldWords, attack_name, in_inches, ready_made_by_code
from maester.cli.pictures import Cell, Part, PartsPicture, Row, Shown, View
from maester.engine import Definition
from maester.words import Words

__all__ = ["PICTURE", "FieldPicture"]

NEAREST = 3
"""So many enemies of each unit are told to whom the field is read out."""
COLUMNS = ("slot", "unit", "models", "ranks", "wounds", "state")
SET_UP = ("deploy-unit", "lay-piece", "lay-piece-alone", "lay-rolled-piece", "place-late")
"""Questions before which the field is looked at each time that something new stands on it."""
MISSIONS = ("pick-mission-hand", "pick-mission-to-reveal", "swap-mission")
"""Questions before which Mission cards are read."""


class FieldPicture(PartsPicture):
    """The battlefield, its parts and its moves."""

    def __init__(self, words: Words, definition: Definition) -> None:
        super().__init__(words, definition)
        self.parts = {
            "field": lambda view: [self._field(FieldWords(words, view))],
            "units": lambda view: self._armies(FieldWords(words, view)),
            "mode": lambda view: [self._mode(FieldWords(words, view))],
            "score": lambda view: [self._score(FieldWords(words, view))],
            "dice": lambda view: dice_parts(FieldWords(words, view)),
            "hand": lambda view: hand_parts(FieldWords(words, view), self._offered_now(view)),
            "board": lambda view: board_parts(FieldWords(words, view)),
            "discard": lambda view: discard_parts(FieldWords(words, view)),
            "missions": lambda view: mission_parts(FieldWords(words, view)),
        }

    # -- what is shown when ------------------------------------------------------------------------

    def whole(self, view: View) -> Sequence[Part]:
        words = FieldWords(self.words, view)
        return [self._field(words), self._score(words), *short_parts(words), *self._armies(words)]

    def find(self, view: View, wanted: str) -> Sequence[Part]:
        """Parts by their names; a unit, an NCU, or what lies between two units."""
        words = FieldWords(self.words, view)
        ncu = _called(wanted.lower(), words.ncus)
        if ncu is not None:
            return [ncu_part(words, words.ncus[ncu])]
        absent = _meant(wanted.lower(), words)
        if absent is not None and words.units[absent]["pose"] is None:
            return [absent_part(words, words.units[absent])]
        ids = [_meant(word, words) for word in wanted.lower().split()]
        units = [id for id in ids if id is not None and words.units[id]["pose"] is not None]
        if self.inspect is None or len(units) < len(ids) or not 1 <= len(set(units)) == len(units) <= 2:
            return super().find(view, wanted)
        found = self.inspect(units[0])
        if len(units) == 1:
            return [unit_part(words, found)]
        return pair_parts(words, found, self.inspect(units[1]))

    def _offered_now(self, view: View) -> Sequence[View]:
        """What the viewer could answer now, if anything is asked."""
        if self.offered is None or view["seat"] not in view["to_act"]:
            return ()
        return self.offered()

    def before(self, kind: str, view: View, *, brief: bool) -> Shown | None:
        words = FieldWords(self.words, view)
        table = words.table
        if kind == "bring-army":  # Which army is best depends on what the battle is about.
            return Shown(f"mode {table['mode']['name']}", [self._mode(words)])
        if kind == "reroll-dice":
            return Shown(f"dice {table['roll']!r}", dice_parts(words))
        if kind in MISSIONS:
            return Shown(f"missions {table['round']} {table['mode']['missions']!r}", mission_parts(words))
        if kind == "choose-zone-to-claim":
            return Shown(f"board {table['zones']!r}", board_parts(words))
        standing = sum(unit["pose"] is not None for unit in table["units"])
        if kind in SET_UP:
            key = "set-up" if brief else f"set-up {standing} {len(table['terrain'])}"
            return Shown(key, [self._field(words)])
        if kind == "activate-unit":
            if brief:  # Once a Round: who has it read out knows by the events what has changed since.
                parts = [self._score(words), *short_parts(words), *self._armies(words)]
                return Shown(f"round {table['round']}", parts)
            left = [(player["to_activate"], player["passes"]) for player in table["players"]]
            return Shown(f"turn {table['round']} {left}", self.whole(view))
        return None

    def svg(self, view: View) -> str:
        return svg_of(FieldWords(self.words, view))

    # -- moves -------------------------------------------------------------------------------------

    def wording(self, kind: str, move: View) -> str:
        """A ready-made army by its name: its code says nothing to people."""
        ready = ready_made_by_code(move["army"]) if move["move"] == "bring" else None
        if ready is None:
            return ""
        return self.words.say("picture-bring-ready", {"list": ready.id, "faction": ready.faction})

    def remark(self, view: View, move: View) -> str:
        words = FieldWords(self.words, view)
        active = words.table["active"]
        if move["move"] == "activate" and move["unit"] in words.ncus:
            return ncu_state(words, words.ncus[move["unit"]])
        if move["move"] == "claim-zone":
            return words.say(f"text-zone-{move['zone']}")
        if move["move"] == "choose-objective-card":
            return words.say(f"text-objective-{move['card']}")
        if move["move"] == "play-siege-card":
            return words.say(f"text-siege-card-{move['card']}")
        if move["move"] == "play-card":
            return words.say(f"text-card-{move['card']}")
        if move["move"] == "activate":
            unit = words.units.get(move["unit"])
            return "" if unit is None else words.state(unit)
        if move["move"] == "declare-charge" and self.inspect is not None and active is not None:
            others = self.inspect(active)["others"]
            return "; ".join(charge_text(words, other) for other in others if other["unit"] == move["target"])
        if move["move"] in ("strike", "shoot") and active is not None:
            return words.say(f"attack-{attack_name(words.units.get(active), move['attack'])}")
        return ""

    # -- the field ---------------------------------------------------------------------------------

    def _field(self, words: FieldWords) -> Part:
        drawn = FieldMap(words)
        legend = [f"{sign} {words.say(f'terrain-{kind}')}" for kind, sign in drawn.signs.items()]
        legend += [f"{WALL} {words.say('castle-wall')}"] if words.walls else []
        legend += [f"{FILLS[seat]} {words.say(f'seat-{seat}')}" for seat in words.seats()]
        legend.append(words.say("picture-legend"))
        said = tuple(Row((), sentence) for sentence in self._described(words))
        return Part(words.say("picture-title-field"), rows=said, seen=(*drawn.lines(), ", ".join(legend)))

    def _described(self, words: FieldWords) -> list[str]:
        """The field by direction and distance: as the active unit sees it, else as each own unit does."""
        table, active = words.table, words.table["active"]
        viewers = [active] if active in words.units and words.units[active]["pose"] is not None else []
        own = words.seat or table["players"][0]["seat"]
        viewers = viewers or [unit["unit"] for unit in words.army(own) if unit["pose"] is not None]
        lines = []
        for id in viewers:
            x, y, face = words.units[id]["pose"]
            values = {"x": in_inches(x), "y": in_inches(y), "face": face // 100}
            lines.append(words.say("picture-stands", unit=id, **values))
            enemies = words.enemies(id)[: NEAREST if len(viewers) > 1 else None]
            lines += [words.where(id, enemy) for enemy in enemies]
        for piece in table["terrain"]:
            x, y, _ = piece["pose"]
            lines.append(words.say("picture-piece", kind=piece["kind"], x=in_inches(x), y=in_inches(y)))
        return lines

    # -- armies ------------------------------------------------------------------------------------

    def _armies(self, words: FieldWords) -> list[Part]:
        return [self._army(words, seat) for seat in words.seats() if words.army(seat)]

    def _army(self, words: FieldWords, seat: str) -> Part:
        columns = tuple(words.say(f"picture-column-{name}") for name in COLUMNS)
        player = next(player for player in words.table["players"] if player["seat"] == seat)
        army = words.army_title(player["army"]) if player["army"] is not None else None
        rows = tuple(self._unit_row(words, unit) for unit in words.army(seat))
        return Part(words.say("picture-title-army", seat=seat, army=army, own=seat == words.seat), columns, rows)

    def _unit_row(self, words: FieldWords, unit: View) -> Row:
        style = "dim" if unit["pose"] is None else COLOURS[unit["seat"]]
        said = f"{words.unit(unit['unit'])}: {words.state(unit)}."
        if unit["pose"] is None:
            texts = ("", "", "", words.state(unit))
        else:
            wounds = f"{unit['wounds']}/{unit['full']}"
            texts = (str(unit["models"]), str(unit["ranks"]), wounds, ", ".join(words.notes(unit)))
        cells = (slot(unit["unit"]), words.title(unit["unit"]), *texts)
        return Row(tuple(Cell(text, style) for text in cells), said)

    # -- score -------------------------------------------------------------------------------------

    def _score(self, words: FieldWords) -> Part:
        table = words.table
        names = ("seat", "points", "to-activate", "passes", "army-points")
        columns = tuple(words.say(f"picture-column-{name}") for name in names)
        rows = tuple(self._score_row(words, seat) for seat in words.seats())
        lines = [words.say("picture-goal", target=table["target"], first=table["first"])]
        lines += self._sides(words)
        lines += [self._objective(words, token) for token in table["objectives"]]
        lines += [*mode_lines(words), *mission_lines(words)]
        title = words.say("picture-title-score", round=table["round"], last=table["last_round"])
        return Part(title, columns, rows, tuple(lines))

    def _mode(self, words: FieldWords) -> Part:
        """What the Game Mode is called and what it is about; and who fights beside whom."""
        name = words.table["mode"]["name"]
        lines = (words.say("mode-gist", mode=name), *self._sides(words))
        return Part(words.say("picture-title-mode", mode=name), lines=lines)

    def _sides(self, words: FieldWords) -> list[str]:
        """Who fights beside whom, and who is out of the battle."""
        players = words.table["players"]
        sides = {
            side: [one["seat"] for one in players if one["side"] == side] for side in {one["side"] for one in players}
        }
        lines = [words.say("picture-team", seats=seats) for seats in sides.values() if len(seats) > 1]
        out = [player["seat"] for player in players if player["eliminated"]]
        return [*lines, words.say("picture-eliminated", seats=out)] if out else lines

    def _score_row(self, words: FieldWords, seat: str) -> Row:
        player = next(player for player in words.table["players"] if player["seat"] == seat)
        keys = ("victory_points", "to_activate", "passes", "points_left")
        said = words.say("picture-said-score", seat=seat, **{key: player[key] for key in keys})
        cells = (Cell(words.say(f"seat-{seat}"), COLOURS[seat]), *(Cell(str(player[key])) for key in keys))
        return Row(cells, said)

    def _objective(self, words: FieldWords, token: View) -> str:
        values = {"number": token["number"], "x": in_inches(token["x"]), "y": in_inches(token["y"])}
        card, holder = token["card"], token["controlled_by"]
        return words.say("picture-objective", card=str(card) if card else None, holder=holder, **values)


def _meant(word: str, words: FieldWords) -> str | None:
    """The unit that is called so: red-3, or R3."""
    return _called(word, words.units)


def _called(word: str, ids: Iterable[str]) -> str | None:
    """The one of these that is called so, by its name or its sign."""
    return next((id for id in ids if word in (id, slot(id).lower())), None)


PICTURE = FieldPicture
