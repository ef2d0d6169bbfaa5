"""Texts of the Tactics cards of the Neutral faction."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, HITS
from maester.games.miniatures.field import TURN
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    DESTROYED,
    ROUND_ENDS,
    TEST_FAILED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN_STARTS,
)
from maester.games.miniatures.names import CHARGE, LETTER, LONG_RANGE, SHORT_RANGE, VULNERABLE
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.card_searches import DiscardCards, ShuffleDeck
from maester.games.miniatures.pieces.changes import HighestDice, ToHit
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    AnyOf,
    Enemy,
    Friendly,
    FriendlyTurn,
    Has,
    HasTokens,
    IsType,
    Melee,
    Not,
    Within,
)
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.hand_operations import (
    CardsInDiscard,
    CardsInHand,
    FetchCommanderCard,
    TakeFromDiscard,
)
from maester.games.miniatures.pieces.move_operations import NoOtherAction
from maester.games.miniatures.pieces.name_filters import IsCommanders, NearCommander
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, Heal
from maester.games.miniatures.pieces.situations import (
    ACTIVATED_UNIT,
    ATTACKER,
    CHOSEN,
    DEFENDER,
    DESTROYED_UNIT,
    OWN,
    TESTER,
)
from maester.games.miniatures.pieces.spending import MoveCondition, SwapCondition
from maester.games.miniatures.pieces.targets import Enemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_amounts import Depending
from maester.games.miniatures.pieces.test_operations import PassTest, RerollTest
from maester.games.miniatures.pieces.texts import Text, borne, must, own_attacks, play, text
from maester.games.miniatures.pieces.token_choices import FreeOrder, HasUsedOrder
from maester.games.miniatures.pieces.token_operations import AddTokens, GiveOneOf
from maester.games.miniatures.pieces.unit_filters import Bears

SPOILS: Final = "neutral-spoils-of-war"
MORE_HITS: Final = Depending((AnyOf((Controls(LETTER), IsCommanders(ATTACKER))),), Fixed(2), Fixed(1))
MORE_BLOCKED: Final = Depending((AnyOf((Controls(LETTER), IsCommanders(DEFENDER))),), Fixed(2), Fixed(1))
"""The bonus by the Letter and the one by the Commander are one bonus between them."""

TEXTS: Final[dict[str, Text]] = {
    "neutral-planning-and-insight": text(
        play(
            ATTACK_DECLARED,
            Melee(),
            do=(ChooseOf(Fixed(1), ((Grant(HITS, MORE_HITS),), (Grant(BLOCK, MORE_BLOCKED),))),),
        )
    ),
    "neutral-adaptive-methods": text(
        play(
            TURN_STARTS,
            targets=Enemies(),
            do=(GiveOneOf(CHOSEN), SwapCondition(), If((Controls(LETTER),), (MoveCondition(),))),
        )
    ),
    "neutral-issue-commands": text(
        play(
            ACTIVATED,
            IsCommanders(ACTIVATED_UNIT),
            targets=FriendsWithin(LONG_RANGE, ACTIVATED_UNIT, another=True),
            do=(NoOtherAction(), MakeAction(CHOSEN, (*ATTACKS, CHARGE))),
        ),
        play(TURN_STARTS, targets=Friends((HasUsedOrder(CHOSEN),)), do=(FreeOrder(CHOSEN),)),
    ),
    "neutral-worth-the-risk": text(
        play(
            TEST_ROLLED,
            Friendly(TESTER),
            do=(Bear(TESTER, TURN), If((NearCommander(SHORT_RANGE, TESTER),), (PassTest(),), (RerollTest(),))),
        ),
        borne(
            must(TEST_PASSED, Has(TESTER), do=(LayDown(), Heal(OWN, Fixed(2)))),
            must(TEST_FAILED, Has(TESTER), do=(LayDown(),)),
        ),
    ),
    "neutral-meticulous-planning": text(
        play(ROUND_ENDS, do=(FetchCommanderCard(), ShuffleDeck())),
        play(TURN_STARTS, Controls(LETTER), do=(FetchCommanderCard(), ShuffleDeck())),
    ),
    "neutral-surprise-strategy": text(
        play(
            TURN_STARTS,
            FriendlyTurn(),
            Not((Controls(LETTER),)),
            CardsInHand(2),
            do=(DiscardCards(1), TakeFromDiscard()),
        ),
        play(TURN_STARTS, FriendlyTurn(), Controls(LETTER), CardsInDiscard(1), do=(TakeFromDiscard(),)),
    ),
    SPOILS: text(
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=Friends((IsType(("infantry", "cavalry"), CHOSEN), Not((Bears(SPOILS, CHOSEN),)))),
            do=(AttachCard(CHOSEN),),
        ),
        borne(
            must(DESTROYED, Enemy(DESTROYED_UNIT), Within(SHORT_RANGE, DESTROYED_UNIT), do=(AddTokens(Fixed(1)),)),
            must(ATTACK_DECLARED, Has(ATTACKER), Melee(), HasTokens(1), do=(Give(DEFENDER, (VULNERABLE,)),)),
            own_attacks(HighestDice(when=(Melee(), HasTokens(1))), ToHit(Fixed(1), when=(Melee(), HasTokens(2)))),
        ),
    ),
}
