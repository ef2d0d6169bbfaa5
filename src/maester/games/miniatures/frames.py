"""What goes on: a turn, an activation, an action, a move, a Charge, an attack, a test, a roll, an effect."""

from __future__ import annotations

from typing import NamedTuple

from maester.engine import Frame, Seat
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.names import NO_CARD, NO_UNIT, Action, Card, Condition, Unit, Zone, is_ncu, owner

NO_FRAME = -1
Granted = tuple[str, int, str]
"""What an effect gives an attack: a keyword, a number (`to-hit`, `defense`, `panic`, `block`) or a permission
(`reroll`); how much; and by which text."""


class Credit(NamedTuple):
    """To whose account it goes if a unit is destroyed (ruling.vp-credit): a player's, and a unit's if it was by that
    unit's attack, ability or Order; Tactics cards, zones and NCUs destroy for their player alone.
    """

    seat: Seat
    unit: Unit = NO_UNIT


NO_CREDIT = Credit(Seat(-1))
"""No player caused it."""


class Source(NamedTuple):
    """Where a text stands that takes effect, and for whom it does."""

    text: str
    seat: Seat
    """Whose effect it is: the owner's of the card, or who has attached it to somebody else's unit."""
    unit: Unit = NO_UNIT
    """The Combat Unit or the NCU that has it; none for a Tactics card that is played, and for a zone."""
    ref: str = ""
    """The printed card that it stands on, by its number."""
    part: int = -1
    """Which part of the text: -1 is what stands on the card; others are what a unit bears that it was attached to."""

    @property
    def credit(self) -> Credit:
        """To whose account it goes if its effect destroys a unit."""
        own = self.part < 0 and self.unit != NO_UNIT and not is_ncu(self.unit) and owner(self.unit) == self.seat
        return Credit(self.seat, self.unit if own else NO_UNIT)


class Declared(NamedTuple):
    """An effect that was declared and waits to be resolved (p. 21)."""

    source: Source
    trigger: int
    targets: tuple[Unit, ...] = ()
    card: Card = NO_CARD
    """The Tactics card that was played for it."""
    cancelled: bool = False


class Turn(Frame, kw_only=True):
    """A player's turn (p. 6)."""

    seat: Seat
    left: bool = False
    """A teammate has left it to this player, who must activate a unit (ruling.team-details)."""
    disorderly: bool = False
    """The player's Charge was disorderly: no Tactics cards until the end of this turn (p. 17)."""
    touching: tuple[tuple[Unit, ...], ...] = ()
    """By unit: the enemies with which it was engaged when the turn began."""


class Activation(Frame, kw_only=True):
    """The activation of a unit, from the moment when it was chosen (p. 6, 13, 20)."""

    unit: Unit
    placed: bool = False
    """It came onto the table only now, which is its whole activation (ruling.deploy-no-room)."""
    no_action: bool = False
    """An effect has it perform no action."""


class Claim(Frame, kw_only=True):
    """An NCU that stands in a zone of the Tactics Board, while the zone's effect is resolved (p. 20)."""

    ncu: Unit
    zone: Zone
    replaced: bool = False
    """Something else is done instead of the zone's effect."""


class Acting(Frame, kw_only=True):
    """An action that a unit performs, in its activation or as a free action (p. 5, 13)."""

    unit: Unit
    action: Action
    free: bool
    against: Unit = NO_UNIT
    """The one enemy that it may be aimed at."""
    granted: tuple[Granted, ...] = ()
    """What an effect gives its attack."""
    prevented: bool = False
    """An effect keeps the unit from performing it."""
    endangered: bool = False
    """It suffered the Wounds of Dangerous Terrain already, which a Charge does only once (p. 24)."""


class Moving(Frame, kw_only=True):
    """A move that was decided and is being carried out: what it enters on its way may stop it for good."""

    unit: Unit
    how: str
    path: tuple[Pose, ...]
    """Where the tray stands at first and after each part of the move; the last is where it ends."""
    entered: tuple[tuple[int, Pose], ...] = ()
    """The Dangerous pieces on its way that it has still to enter, in their order, and where it does."""


class Retreat(Frame, kw_only=True):
    """A Retreat (p. 14)."""

    unit: Unit
    left: tuple[Unit, ...] = ()
    """Enemies with which it was engaged."""
    die: int = 0


class Charge(Frame, kw_only=True):
    """A Charge, from its declaration to the attack at its end (p. 16)."""

    unit: Unit
    target: Unit
    acting: int = NO_FRAME
    side: int = -1
    """The target's side that is charged, fixed at the beginning of the action."""
    start: Pose = Pose(0, 0, 0)
    """Where the tray stands when the forward move begins."""
    die: int = 0
    counts_as: int = 0
    """The number that the die counts as, whatever it would show; 0 if it is rolled."""
    disorderly_up_to: int = 1
    """The Charge is disorderly if the die shows no more than this (p. 16)."""
    if_disorderly: tuple[Condition, ...] = ()
    """Condition tokens that the charging unit gets if it is."""
    attacks: bool = True
    """It ends with a Melee Attack, unless an effect does something else instead."""
    reached: bool = False
    hindered: bool = False
    """It moved through Hindering Terrain, or ends on it: no Charge bonus (p. 24)."""
    fortified: bool = False
    """It moved through Fortified Terrain, or ends on it: +1 to the Defender's Defense rolls (p. 25)."""

    @property
    def disorderly(self) -> bool:
        """The die shows a 1, or no more than an effect says, whatever changes the distance (ruling.charge-die)."""
        return 0 < self.die <= self.disorderly_up_to


class Attack(Frame, kw_only=True):
    """An attack of a unit on another, step by step (p. 17)."""

    attacker: Unit
    defender: Unit
    number: int
    """Which of the attacks on the Attacker's card."""
    side: int
    """The Defender's side from which it is attacked."""
    charge: int = NO_FRAME
    """The Charge that it is part of."""
    friends: tuple[Unit, ...] = ()
    """Units of the shooter's side that were engaged with the target when the attack was declared (p. 15)."""
    granted: tuple[Granted, ...] = ()
    dice: tuple[int, ...] = ()
    """The Attack dice as they lie, when all rerolls are over."""
    defense_dice: tuple[int, ...] = ()
    hits: int = 0
    """Hits that are defended with a die each."""
    misses: int = 0
    piercing: int = 0
    """Wounds by Precision, which no die defends (p. 38)."""
    wounds: int = 0
    """Wounds that the Defender has suffered by the attack itself, not by its Panic Test."""
    was_engaged: tuple[Unit, ...] = ()
    """Units that were engaged with the Defender, and only with it, besides the Attacker: for free pivots (p. 17)."""
    destroyed: bool = False
    """The Defender was destroyed by this attack: by its Wounds or its Panic Test."""
    ranks_lost: int = 0
    """Ranks that the Defender has lost by it."""
    surge_replaced: bool = False
    """Something else is done instead of the free Maneuver of Surge Forward."""
    rerolled: tuple[int, ...] = ()
    """For each Attack die, the seats (bits) that have made it reroll."""
    defense_rerolled: tuple[int, ...] = ()


class Hits(Frame, kw_only=True):
    """Hits that a unit suffers without an attack (p. 5)."""

    unit: Unit
    hits: int
    source: str
    by: Credit = NO_CREDIT
    """To whose account it goes if the unit is destroyed."""
    dice: tuple[int, ...] = ()


class Test(Frame, kw_only=True):
    """A Morale Test, or the Panic Test that is one (p. 18)."""

    unit: Unit
    panic: bool = True
    modifier: int = 0
    """By the effect that demands the test."""
    extra_wounds: int = 0
    """More Wounds by effects if a Panic Test is failed; the only ones if another Morale Test is."""
    added: tuple[tuple[int, str], ...] = ()
    """What other effects add to the roll, and by which text."""
    source: str = ""
    """What demands it: a message id."""
    by: Credit = NO_CREDIT
    """To whose account it goes if the unit is destroyed."""
    attack: int = NO_FRAME
    """The attack of which it is the Panic Test."""
    dice: tuple[int, ...] = ()
    """Two d6 and, in a Panic Test, a d3."""
    passed: bool = False
    automatic: bool = False
    """It counts as passed without a roll."""
    wounds: int = 0
    """Wounds that it has cost, if it was a Panic Test and failed."""
    rerolled: tuple[int, ...] = ()
    """For each die, the seats (bits) that have made it reroll."""


class Roll(Frame, kw_only=True):
    """Dice on the table, from the throw until both sides want no more rerolls (p. 22)."""

    purpose: str
    unit: Unit
    """Who rolls."""
    sides: tuple[int, ...]
    dice: tuple[int, ...]
    about: int = NO_FRAME
    """The frame that asked for them, which gets the dice."""
    rerolled: tuple[int, ...] = ()
    """For each die, the seats (bits) that have made it reroll."""
    used: tuple[str, ...] = ()
    """Sources of rerolls that were used."""
    allowed: tuple[tuple[int, str], ...] = ()
    """What effects allow besides: for which seat, and by which text."""
    only_allowed: bool = False
    """Nothing but that allows it: all other rerolls are over."""


class Dying(Frame, kw_only=True):
    """A unit without Wounds, until it is removed or stays in play after all (p. 7)."""

    unit: Unit
    by: Credit
    """To whose account it goes."""
    attack: int = NO_FRAME
    """The attack that did it."""


class Happening(Frame, kw_only=True):
    """A moment at which texts break in: what must follow from it, and what may be declared."""

    moment: str
    unit: Unit
    """Whom it is about: the Attacker, the charging unit, the unit that tests or was activated, the NCU."""
    other: Unit = NO_UNIT
    """The Defender, the target of the Charge."""
    about: int = NO_FRAME
    """The attack, Charge, test, action or Claim; for an effect that was declared, the moment at which it was, or the
    effect that is being resolved."""
    index: int = -1
    """Which of the effects that were declared at the moment it is about."""
    lost: tuple[str, int] = ("", -1)
    """The Attachment that was destroyed: its card, and in whose army it was."""
    pending: tuple[tuple[Source, int], ...] = ()
    """What must be resolved: which text, and which of its triggers."""
    declared: tuple[Declared, ...] = ()
    """What was declared, in this order."""


class Effect(Frame, kw_only=True):
    """A text that is being resolved: operation after operation (p. 21)."""

    source: Source
    trigger: int
    happening: int = NO_FRAME
    targets: tuple[Unit, ...] = ()
    cancelled: bool = False
    card: Card = NO_CARD
    """The Tactics card that was played for it."""
    attached: bool = False
    """The card was attached to a unit, and isn't discarded."""
    zones: tuple[Zone, ...] = ()
    """Zones that were named for it."""
    amounts: tuple[int, ...] = ()
    """Numbers that were chosen or counted for it, in their order."""
    passed: bool = False
    """The test that it demanded was passed, or its die was high enough."""
