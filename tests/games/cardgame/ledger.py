"""A table kept by hand from what everybody is told: whoever only reads the log knows what lies where.

It knows no rules. Whatever changes on the table without being told, or is told otherwise than it happens, shows as a
difference between this and the view of a spectator.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from maester.engine import Match
from maester.games.cardgame.card_file import shipped_box
from maester.games.cardgame.texts import EVENT

BOX = shipped_box()
OTHER = {"stark": "lannister", "lannister": "stark"}


def title_of(card: str) -> str:
    return str(BOX.title_ids[BOX.title_of[BOX.card_names.read(card)]])


def is_event(card: str) -> bool:
    return bool(BOX.type[BOX.card_names.read(card)] == EVENT)


class Side:
    """What one player has."""

    def __init__(self) -> None:
        self.hand = self.gold = self.banner = 0
        self.in_play: dict[str, dict[str, Any]] = {}
        self.gone: Counter[str] = Counter()
        """Titles in both piles, with the events that are being resolved."""
        self.plot: str | None = None
        self.used: list[str] = []
        self.initiated: list[str] = []

    def enter(self, card: str, host: str | None = None) -> None:
        self.in_play[card] = {"host": host, "kneeling": False, "power": 0, "duplicates": 0}


class Ledger:
    """Both players, and the challenge that is going on."""

    def __init__(self) -> None:
        self.sides = {house: Side() for house in OTHER}
        self.round = 0
        self.phase = "set-up"
        self.first = "stark"
        self.turn: str | None = None
        self.challenge: dict[str, Any] | None = None
        self.over = False
        self._read = 0

    def read(self, match: Match) -> None:
        """Takes in what was told since the last time."""
        events = match.events(None, self._read)
        for event in events:
            entry = getattr(self, f"_{event['event'].replace('-', '_')}", None)
            if entry is not None:
                entry(**{name: value for name, value in event.items() if name != "event"})
        self._read += len(events)

    def check(self, match: Match) -> None:
        """The table looks as it was told."""
        table = match.view(None)["table"]
        assert (table["round"], table["phase"], table["first_player"]) == (self.round, self.phase, self.first)
        assert match.over == self.over
        if table["phase"] == "challenges" and not match.over:
            assert table["active_player"] == self.turn
        for player in table["players"]:
            self._check_side(player, self.sides[player["house"]])
        gone = Counter(title for player in table["players"] for title in (*player["discard"], *player["dead"]))
        gone += Counter(table["resolving"])
        assert gone == self.sides["stark"].gone + self.sides["lannister"].gone
        if not match.over:
            self._check_challenge(table["challenge"])

    @staticmethod
    def _check_side(player: dict[str, Any], side: Side) -> None:
        told = (side.hand, side.gold, side.banner, side.plot, side.used, side.initiated)
        shown = [player[name] for name in ("hand_size", "gold", "banner", "plot", "used_plots", "initiated")]
        assert tuple(shown) == told
        names = ("host", "kneeling", "power", "duplicates")
        assert {card["card"]: {name: card[name] for name in names} for card in player["in_play"]} == side.in_play

    def _check_challenge(self, shown: dict[str, Any] | None) -> None:
        told = self.challenge
        if told is None or shown is None:
            # Before the attackers are declared nothing has been told of it.
            assert told is None
            assert shown is None or shown["attackers"] == []
            return
        here = {card for side in self.sides.values() for card in side.in_play}
        for name in ("attackers", "defenders"):
            assert shown[name] == [card for card in told[name] if card in here]
        assert [card for card in shown["bypassed"] if card in here] == [
            card for card in told["bypassed"] if card in here
        ]
        assert (shown["type"], shown["attacker"], shown["winner"]) == (told["type"], told["attacker"], told["winner"])
        assert (shown["unopposed"], shown["defender"]) == (told["unopposed"], OTHER[told["attacker"]])

    # -- rounds, plots ---------------------------------------------------------------------------------

    def _round_began(self, round: int) -> None:
        self.round = round

    def _phase_began(self, phase: str) -> None:
        self.phase = phase
        for side in self.sides.values():
            side.initiated = []

    def _plot_revealed(self, seat: str, title: str) -> None:
        side = self.sides[seat]
        side.used += [] if side.plot is None else [side.plot]
        side.plot = title

    def _plots_returned(self, seat: str) -> None:
        self.sides[seat].used = []

    def _first_player_named(self, player: str) -> None:
        self.first = player

    # -- hands -----------------------------------------------------------------------------------------

    def _number_drawn(self, seat: str, number: int) -> None:
        self.sides[seat].hand += number

    def _mulligan_taken(self, seat: str) -> None:
        self.sides[seat].hand = 0

    def _card_found(self, seat: str, title: str) -> None:
        self.sides[seat].hand += 1

    def _some_card_shuffled_away(self, seat: str) -> None:
        self.sides[seat].hand -= 1

    def _hand_discarded(self, seat: str, cards: list[str]) -> None:
        self.sides[seat].hand -= len(cards)
        self.sides[seat].gone.update(map(title_of, cards))

    # -- coming into play and leaving it ------------------------------------------------------------------

    def _set_up_cards_revealed(self, seat: str, cards: list[str]) -> None:
        self.sides[seat].hand -= len(cards)
        for card in cards:
            self.sides[seat].enter(card)

    def _card_played(self, seat: str, card: str, host: str | None, gold: int) -> None:
        side = self.sides[seat]
        side.hand -= 1
        side.gold -= gold
        if is_event(card):
            side.gone[title_of(card)] += 1
        else:
            side.enter(card, host)

    def _duplicate_attached(self, seat: str, card: str) -> None:
        self.sides[seat].hand -= 1
        self.sides[seat].in_play[card]["duplicates"] += 1

    def _leave(self, card: str) -> Side:
        return next(side for side in self.sides.values() if side.in_play.pop(card, None) is not None)

    def _characters_killed(self, cards: list[str]) -> None:
        for card in cards:
            self._leave(card).gone[title_of(card)] += 1

    def _cards_discarded(self, cards: list[str]) -> None:
        for card in cards:
            title = title_of(card)
            if any(card in side.in_play for side in self.sides.values()):
                self._leave(card).gone[title] += 1
                continue
            # A duplicate: its character is still there, or has just left.
            self.sides["stark"].gone[title] += 1
            for side in self.sides.values():
                for name, character in side.in_play.items():
                    character["duplicates"] -= title_of(name) == title

    def _card_returned(self, seat: str, card: str) -> None:
        del self.sides[seat].in_play[card]
        self.sides[seat].hand += 1

    def _cards_knelt(self, cards: list[str]) -> None:
        self._turn(cards, kneeling=True)

    def _cards_stood(self, cards: list[str]) -> None:
        self._turn(cards, kneeling=False)

    def _turn(self, cards: list[str], *, kneeling: bool) -> None:
        for card in cards:
            character = self._card(card)
            assert character["kneeling"] is not kneeling
            character["kneeling"] = kneeling

    def _card(self, name: str) -> dict[str, Any]:
        return next(side.in_play[name] for side in self.sides.values() if name in side.in_play)

    # -- gold and power ----------------------------------------------------------------------------------

    def _income_collected(self, seat: str, gold: int) -> None:
        self.sides[seat].gold += gold

    def _gold_paid(self, seat: str, gold: int) -> None:
        self.sides[seat].gold -= gold

    def _gold_given(self, seat: str, gold: int) -> None:
        self.sides[seat].gold -= gold
        self.sides[OTHER[seat]].gold += gold

    def _gold_returned(self, gold: list[int]) -> None:
        for house, given in zip((self.first, OTHER[self.first]), gold, strict=True):
            self.sides[house].gold -= given

    def _house_power_gained(self, seat: str, power: int, why: str) -> None:
        self.sides[seat].banner += power

    def _card_power_gained(self, cards: list[str], power: int) -> None:
        for card in cards:
            self._card(card)["power"] += power

    def _power_moved(self, giver: str, taker: str, power: int) -> None:
        self.sides[giver].banner -= power
        self.sides[taker].banner += power

    def _game_won(self, seat: str, power: int) -> None:
        side = self.sides[seat]
        assert power == side.banner + sum(card["power"] for card in side.in_play.values())
        self.over = True

    # -- challenges --------------------------------------------------------------------------------------

    def _turn_began(self, seat: str) -> None:
        self.turn = seat

    def _turn_ended(self, seat: str) -> None:
        assert self.turn == seat
        self.turn = None

    def _challenge_initiated(self, seat: str, icon: str, cards: list[str]) -> None:
        self.sides[seat].initiated.append(icon)
        self.challenge = {"type": icon, "attacker": seat, "attackers": cards, "defenders": [], "bypassed": []}
        self.challenge |= {"winner": None, "unopposed": False}

    def _characters_bypassed(self, cards: list[str]) -> None:
        self._going_on()["bypassed"] = cards

    def _defenders_declared(self, seat: str, cards: list[str]) -> None:
        challenge = self._going_on()
        assert seat == OTHER[challenge["attacker"]]
        challenge["defenders"] = [*challenge["defenders"], *cards]

    def _defence_declined(self, seat: str) -> None:
        assert seat == OTHER[self._going_on()["attacker"]]

    def _character_joined(self, card: str) -> None:
        challenge = self._going_on()
        name = "attackers" if card in self.sides[challenge["attacker"]].in_play else "defenders"
        challenge[name] = [*challenge[name], card]

    def _character_left(self, card: str) -> None:
        challenge = self._going_on()
        for name in ("attackers", "defenders"):
            challenge[name] = [other for other in challenge[name] if other != card]

    def _challenge_won(self, winner: str | None, loser: str | None, attack: int, defence: int, unopposed: bool) -> None:
        challenge = self._going_on()
        assert loser == (None if winner is None else OTHER[winner])
        assert winner != challenge["attacker"] or attack >= defence
        challenge |= {"winner": winner, "unopposed": unopposed}

    def _challenge_ended(self) -> None:
        self.challenge = None

    def _going_on(self) -> dict[str, Any]:
        assert self.challenge is not None
        return self.challenge
