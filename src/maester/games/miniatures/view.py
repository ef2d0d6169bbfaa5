"""What a seat sees of the battlefield: everything, for all alike, but for hands, and armies that are being chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from maester.engine import Modifier, Seat
from maester.games.miniatures import attack_values
from maester.games.miniatures.announcing import ResolveDeclared
from maester.games.miniatures.box import AttackRecord
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.frames import (
    NO_FRAME,
    Acting,
    Activation,
    Attack,
    Charge,
    Effect,
    Happening,
    Roll,
    Test,
)
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.hands import MOST, more_cards
from maester.games.miniatures.mode_view import ModeView, mode_view
from maester.games.miniatures.modes import zone_of
from maester.games.miniatures.morale import morale_lines
from maester.games.miniatures.names import (
    ACTION_NAMES,
    CONDITION_NAMES,
    FIRST_NCU,
    NO_CARD,
    NO_UNIT,
    PIECE_NAMES,
    SEATS,
    SIDE_NAMES,
    UNIT_NAMES,
    ZONE_NAMES,
    Condition,
    Unit,
    Zone,
    is_wall,
    owner,
)
from maester.games.miniatures.secrets import HAND
from maester.games.miniatures.standing import controls
from maester.games.miniatures.text_names import TEXT_NAMES
from maester.games.miniatures.unit_titles import all_ncus
from maester.games.miniatures.victory import army_points, target
from maester.games.miniatures.zones import controls_zone

Lines = tuple[Modifier, ...]
TIME_NAMES = ("turn", "round", "game")


class AttachmentView(msgspec.Struct, frozen=True):
    """An Attachment in a unit."""

    card: str
    """Its id: `attachment-<id>` in the words."""
    ref: str
    seat: str
    """In whose army it is."""
    tokens: int


class BorneView(msgspec.Struct, frozen=True):
    """What a unit, an NCU or a player bears: an Influence, an attached card, or an effect that lasts for a time."""

    text: str
    """`ability-<id>` in the words."""
    seat: str
    """Who has attached it."""
    kind: str
    """`influence`, `card` or `effect`."""
    until: str
    """`turn`, `round` or `game`."""
    tokens: int
    targets: tuple[str, ...]
    zones: tuple[str, ...]


class NcuView(msgspec.Struct, frozen=True):
    """An NCU, in play or destroyed."""

    unit: str
    """Its name in the match: `red-a`."""
    seat: str
    card: str
    """Its id: `ncu-<id>` in the words."""
    ref: str
    activated: bool
    tokens: int
    silenced: bool
    destroyed: bool
    zone: str | None
    """The zone in which it stands."""
    abilities: tuple[str, ...]
    used: tuple[str, ...]
    """Texts that may not be used again for now."""
    bears: tuple[BorneView, ...]


class ZoneView(msgspec.Struct, frozen=True):
    """A zone of the Tactics Board."""

    zone: str
    ncu: str | None
    """The NCU that stands in it."""
    controlled_by: tuple[str, ...]
    """The players who Control it, or are treated so."""


class DeclaredView(msgspec.Struct, frozen=True):
    """An effect that was declared and waits to be resolved, or is being resolved."""

    seat: str
    text: str
    unit: str | None
    """Whose Order or ability it is; None for a Tactics card."""
    card: bool
    targets: tuple[str, ...]
    cancelled: bool
    resolving: bool


class UnitView(msgspec.Struct, frozen=True):
    """A unit of an army, in play or destroyed."""

    unit: str
    seat: str
    card: str
    """The id of its card in the facts: `unit-<id>` in the words, and its printed number."""
    ref: str
    pose: tuple[int, int, int] | None
    """Where its tray stands: x and y in thousandths of an inch, bearing in hundredths of a degree; None if it isn't on
    the table."""
    width: int
    depth: int
    wounds: int
    """How many it has left, of `full`."""
    full: int
    models: int
    wound_tokens: int
    """Tokens beside the model that is hurt."""
    ranks: int
    activated: bool
    conditions: tuple[str, ...]
    engaged_with: tuple[str, ...]
    orders_used: tuple[str, ...]
    silenced: bool
    attachments: tuple[AttachmentView, ...]
    tokens: int
    """Tokens on its own card."""
    bears: tuple[BorneView, ...]
    commander: bool
    """Is it the unit of its player's Commander?"""
    in_reserve: bool


class TerrainView(msgspec.Struct, frozen=True):
    """A piece of terrain on the table."""

    piece: str
    kind: str
    pose: tuple[int, int, int]


class ObjectiveView(msgspec.Struct, frozen=True):
    """An Objective token, its card, and who Claimed and Controls it."""

    number: int
    """Counted from 1."""
    x: int
    y: int
    """Where its middle is; of one that is carried, the middle of the tray."""
    card: int
    claimed_by: str | None
    controlled_by: str | None
    carried: bool
    """Does it lie on the tray of the unit that has Claimed it?"""
    pile: str | None
    """The Corpse Pile to which it is linked, a piece of terrain."""


class PlayerView(msgspec.Struct, frozen=True):
    """What a player has."""

    seat: str
    side: int
    """For which side it fights, counted from 0; teammates have the same."""
    eliminated: bool
    """It is out of the battle: it has lost all its Combat Units, or given up, where everybody fights alone."""
    army: str | None
    """Its army list; before armies are revealed what the viewer's teammate has chosen."""
    edge: int
    """0: the edge at y = 0; 1: the opposite one."""
    zone: Area
    """Where it deploys."""
    victory_points: int
    scored: tuple[tuple[str, int], ...]
    """By source."""
    passes: int
    to_activate: int
    """Units that it may still activate this Round."""
    points_left: int
    """The cost of its units on the table."""
    commander: str | None
    """The number of its Commander's card."""
    hand_size: int
    hand: tuple[str | None, ...]
    """The Tactics cards in the hand by id, as far as the viewer knows them."""
    hand_limit: int
    deck_size: int
    deck_list: tuple[str, ...]
    """The twenty cards of its deck, which everybody knows."""
    in_hand_or_deck: tuple[str, ...]
    """Those of them that lie in the hand or in the deck, which everybody can tell."""
    discard: tuple[str, ...]
    """The discard pile, the last on top."""
    bears: tuple[BorneView, ...]


class AttackView(msgspec.Struct, frozen=True):
    """An attack that goes on, added up line by line."""

    attacker: str
    defender: str
    attack: str
    """The id of its name."""
    ranged: bool
    side: str
    charge: bool
    dice_lines: Lines
    to_hit: int
    to_hit_lines: Lines
    defended: bool
    defense: int
    defense_lines: Lines
    panic_lines: Lines
    keywords: tuple[str, ...]
    rerolls: tuple[str, ...]
    """By what the Attacker may reroll."""
    dice: tuple[int, ...]
    defense_dice: tuple[int, ...]
    hits: int
    misses: int
    piercing: int
    wounds: int


class RollView(msgspec.Struct, frozen=True):
    """Dice on the table that may still be rerolled."""

    purpose: str
    unit: str
    sides: tuple[int, ...]
    dice: tuple[int, ...]
    rerolled: tuple[tuple[str, ...], ...]
    """For each die, the seats that had it rerolled."""


class ChargeView(msgspec.Struct, frozen=True):
    """A Charge that goes on."""

    unit: str
    target: str
    side: str | None
    die: int
    reached: bool
    hindered: bool
    fortified: bool


class TestView(msgspec.Struct, frozen=True):
    """A Morale or Panic Test that goes on."""

    unit: str
    panic: bool
    source: str
    morale: int
    lines: Lines
    dice: tuple[int, ...]


class FieldView(msgspec.Struct, frozen=True):
    """The battlefield."""

    mode: ModeView
    table: Area
    points: int
    target: int
    """So many Victory Points win."""
    round: int
    last_round: int
    first: str
    turn: str | None
    """Whose turn it is."""
    active: str | None
    """The unit that is activated or acts."""
    action: str | None
    players: tuple[PlayerView, ...]
    units: tuple[UnitView, ...]
    terrain: tuple[TerrainView, ...]
    objectives: tuple[ObjectiveView, ...]
    attacks: tuple[AttackView, ...]
    """Attacks that go on, the innermost last."""
    charge: ChargeView | None
    test: TestView | None
    roll: RollView | None
    ncus: tuple[NcuView, ...]
    zones: tuple[ZoneView, ...]
    declared: tuple[DeclaredView, ...]
    """What was declared at the innermost moments, in the order in which it will be resolved."""


def view(game: Field, seat: Seat | None) -> FieldView:
    """The battlefield as everybody sees it."""
    acting, activation = game.innermost(Acting), game.innermost(Activation)
    active = acting.unit if acting else activation.unit if activation else NO_UNIT
    roll, test, charge = game.innermost(Roll), game.innermost(Test), game.innermost(Charge)
    return FieldView(
        mode=mode_view(game, seat),
        table=game.table,
        points=game.points,
        target=target(game),
        round=game.round,
        last_round=game.last_round,
        first=SEATS[game.first],
        turn=None if game.turn_of == NOBODY else SEATS[game.turn_of],
        active=_name(active),
        action=ACTION_NAMES[acting.action] if acting else None,
        players=tuple(_player(game, Seat(one), seat) for one in game.seats),
        units=tuple(_unit(game, unit) for unit in sorted(game.units(), key=lambda unit: (owner(unit), unit))),
        terrain=tuple(_terrain(game)),
        objectives=tuple(_objectives(game)),
        attacks=tuple(_attack(game, frame) for frame in game.frames if isinstance(frame, Attack)),
        charge=_charge(charge) if charge else None,
        test=_test(game, test) if test else None,
        roll=_roll(roll) if roll else None,
        ncus=tuple(_ncu(game, ncu) for ncu in all_ncus(game)),
        zones=tuple(_zone(game, Zone(zone)) for zone in range(len(game.zone))),
        declared=tuple(_declared(game)),
    )


def views(game: Field, seats: Sequence[Seat | None]) -> Sequence[FieldView]:
    """The same for all, but for hands, armies that only a team knows, and what the mode hides."""
    if not seats:
        return []
    common = view(game, None)
    return [
        replace(
            common,
            mode=mode_view(game, seat),
            players=tuple(
                replace(player, hand=_hand(game, Seat(number), seat), army=_army(game, Seat(number), seat))
                for number, player in enumerate(common.players)
            ),
        )
        for seat in seats
    ]


def _hand(game: Field, seat: Seat, viewer: Seat | None) -> tuple[str | None, ...]:
    return tuple(None if card is None else game.title(card) for card in HAND.seen(game, viewer, seat))


def _army(game: Field, seat: Seat, viewer: Seat | None) -> str | None:
    """Its army list, or before it is revealed what it has shown to its team."""
    if viewer is not None and game.brought[seat] and game.are_allied(seat, viewer):
        return game.brought[seat]
    return game.army[seat] or None


def _bears(game: Field, unit: Unit, seat: Seat | None = None) -> tuple[BorneView, ...]:
    return tuple(
        BorneView(
            one.text,
            SEATS[one.seat],
            "influence" if one.ncu != NO_UNIT else "card" if one.card != NO_CARD else "effect",
            TIME_NAMES[one.until],
            one.tokens,
            _names(one.targets),
            tuple(ZONE_NAMES[zone] for zone in one.zones),
        )
        for one in game.borne
        if one.on == unit and seat in (None, one.seat)
    )


def _ncu(game: Field, ncu: Unit) -> NcuView:
    number, card, zone = ncu - FIRST_NCU, game.ncu_card(ncu), game.zone_of_ncu(ncu)
    return NcuView(
        unit=UNIT_NAMES[ncu],
        seat=SEATS[owner(ncu)],
        card=card.id,
        ref=card.ref,
        activated=game.ncu_activated[number],
        tokens=game.ncu_tokens[number],
        silenced=game.ncu_silenced[number] > 0,
        destroyed=game.ncu_destroyed[number],
        zone=None if zone is None else ZONE_NAMES[zone],
        abilities=tuple(ability.id for ability in card.abilities),
        used=tuple(TEXT_NAMES[use.what] for use in game.uses if use.by == ncu),
        bears=_bears(game, ncu),
    )


def _zone(game: Field, zone: Zone) -> ZoneView:
    controlling = tuple(SEATS[seat] for seat in game.seats if controls_zone(game, Seat(seat), zone))
    return ZoneView(ZONE_NAMES[zone], _name(game.zone[zone]), controlling)


def _declared(game: Field) -> Iterable[DeclaredView]:
    waiting = {(step.happening, step.index) for step in game.agenda if isinstance(step, ResolveDeclared)}
    for number, frame in enumerate(game.frames):
        if isinstance(frame, Happening):
            for index, one in enumerate(frame.declared):
                if (number, index) not in waiting:
                    continue
                source = one.source
                yield DeclaredView(
                    SEATS[source.seat],
                    source.text,
                    _name(source.unit),
                    one.card != NO_CARD,
                    _names(one.targets),
                    one.cancelled,
                    False,
                )
        elif isinstance(frame, Effect):
            source = frame.source
            yield DeclaredView(
                SEATS[source.seat],
                source.text,
                _name(source.unit),
                frame.card != NO_CARD,
                _names(frame.targets),
                frame.cancelled,
                True,
            )


def _name(unit: Unit) -> str | None:
    return None if unit == NO_UNIT else UNIT_NAMES[unit]


def _names(units: Iterable[Unit]) -> tuple[str, ...]:
    return tuple(UNIT_NAMES[unit] for unit in units)


def _unit(game: Field, unit: Unit) -> UnitView:
    card, tray = game.card(unit), game.footprint(unit)
    pose = game.pose[unit]
    tokens = (card.wounds_per_model - game.wounds[unit]) % card.wounds_per_model
    return UnitView(
        unit=UNIT_NAMES[unit],
        seat=SEATS[owner(unit)],
        card=card.id,
        ref=card.ref,
        pose=None if pose is None else (pose.x, pose.y, pose.bearing),
        width=tray.width,
        depth=tray.depth,
        wounds=game.wounds[unit],
        full=card.total_wounds,
        models=game.models(unit),
        wound_tokens=tokens,
        ranks=game.ranks(unit),
        activated=game.activated[unit],
        conditions=tuple(
            name for number, name in enumerate(CONDITION_NAMES) if game.has_condition(unit, Condition(number))
        ),
        engaged_with=_names(game.opposing(unit)),
        orders_used=tuple(TEXT_NAMES[use.what] for use in game.uses if use.by == unit),
        silenced=game.silenced[unit] > 0,
        attachments=tuple(
            AttachmentView(game.box.attachments[one.ref].id, one.ref, SEATS[one.seat], one.tokens)
            for one in game.attachments[unit]
        ),
        tokens=game.tokens[unit],
        bears=_bears(game, unit),
        commander=game.commander_unit(owner(unit)) == unit,
        in_reserve=game.in_reserve[unit],
    )


def _player(game: Field, seat: Seat, viewer: Seat | None) -> PlayerView:
    units = game.units_of(seat)
    return PlayerView(
        seat=SEATS[seat],
        side=game.side[seat],
        eliminated=game.has_left(seat),
        army=_army(game, seat, viewer),
        edge=game.edge[seat],
        zone=zone_of(game, seat),
        victory_points=game.victory_points(seat),
        scored=game.points_scored[game.side[seat]],
        passes=game.passes[game.side[seat]],
        to_activate=sum([not game.has_activated(unit) for unit in (*units, *game.ncus_of(seat))]),
        points_left=army_points(game, seat),
        commander=game.commander[seat] or None,
        hand_size=len(game.hand[seat]),
        hand=_hand(game, seat, viewer),
        hand_limit=MOST + more_cards(game, seat),
        deck_size=len(game.deck[seat]),
        deck_list=game.deck_list[seat],
        in_hand_or_deck=tuple(game.title(card) for card in sorted((*game.hand[seat], *game.deck[seat]))),
        discard=tuple(game.title(card) for card in game.discard[seat]),
        bears=_bears(game, NO_UNIT, seat),
    )


def _terrain(game: Field) -> Iterable[TerrainView]:
    for piece in game.pieces_on_table():
        pose: Pose | None = game.terrain_pose[piece]
        assert pose is not None
        yield TerrainView(PIECE_NAMES[piece], game.terrain[piece], (pose.x, pose.y, pose.bearing))


def _objectives(game: Field) -> Iterable[ObjectiveView]:
    for token in range(len(game.token)):
        yield ObjectiveView(
            token + 1,
            *game.token_place(token),
            game.token_card[token],
            _name(game.claimed[token]),
            _name(controls(game, token)),
            game.token[token] is None,
            PIECE_NAMES[game.token_pile[token]] if token < len(game.token_pile) else None,
        )


def _attack(game: Field, attack: Attack) -> AttackView:
    printed: AttackRecord = attack_values.printed(game, attack)
    standing, is_there = game.stands(attack.defender), game.is_there(attack.defender)
    return AttackView(
        attacker=UNIT_NAMES[attack.attacker],
        defender=UNIT_NAMES[attack.defender],
        attack=printed.id,
        ranged=printed.is_ranged,
        side=SIDE_NAMES[attack.side],
        charge=attack.charge != NO_FRAME,
        dice_lines=tuple(attack_values.dice_lines(game, attack)) if game.is_there(attack.attacker) else (),
        to_hit=printed.to_hit,
        to_hit_lines=tuple(attack_values.to_hit_lines(game, attack)) if is_there else (),
        defended=standing and attack_values.is_defended(game, attack),
        defense=0 if is_wall(attack.defender) else game.card(attack.defender).defense,
        defense_lines=tuple(attack_values.defense_lines(game, attack)) if standing else (),
        panic_lines=tuple(attack_values.panic_lines(game, attack)) if standing else (),
        keywords=attack_values.keywords(game, attack) if is_there else (),
        rerolls=tuple(attack_values.own_rerolls(game, attack)) if is_there else (),
        dice=attack.dice,
        defense_dice=attack.defense_dice,
        hits=attack.hits,
        misses=attack.misses,
        piercing=attack.piercing,
        wounds=attack.wounds,
    )


def _charge(charge: Charge) -> ChargeView:
    side = None if charge.side < 0 else SIDE_NAMES[charge.side]
    return ChargeView(
        UNIT_NAMES[charge.unit],
        UNIT_NAMES[charge.target],
        side,
        charge.die,
        charge.reached,
        charge.hindered,
        charge.fortified,
    )


def _test(game: Field, test: Test) -> TestView:
    lines = tuple(morale_lines(game, test)) if game.stands(test.unit) else ()
    return TestView(UNIT_NAMES[test.unit], test.panic, test.source, game.card(test.unit).morale, lines, test.dice)


def _roll(roll: Roll) -> RollView:
    by = tuple(tuple(name for seat, name in enumerate(SEATS) if bits >> seat & 1) for bits in roll.rerolled)
    return RollView(roll.purpose, UNIT_NAMES[roll.unit], roll.sides, roll.dice, by)
