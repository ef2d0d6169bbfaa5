"""The moments at which abilities, Orders, Objective cards and (later) Tactics cards break in: a closed list.

What each trigger text of the data means stands in `data/moments.json`; a test holds the texts' pieces against it.
"""

from __future__ import annotations

from typing import Final

ROUND_STARTS: Final = "round-starts"
DEPLOYED: Final = "deployed"
ROUND_ENDS: Final = "round-ends"
TURN_STARTS: Final = "turn-starts"
ACTIVATED: Final = "activated"
ACTION_CHOSEN: Final = "action-chosen"
ACTION_DONE: Final = "action-done"
TURN_ENDS: Final = "turn-ends"
MOVE_ENDED: Final = "move-ended"
RETREAT_ROLLED: Final = "retreat-rolled"
RETREATED: Final = "retreated"
CHARGE_DECLARED: Final = "charge-declared"
CHARGE_ROLLED: Final = "charge-rolled"
CHARGED: Final = "charged"
ATTACK_DECLARED: Final = "attack-declared"
ATTACK_ROLLED: Final = "attack-rolled"
DEFENSE_ROLLED: Final = "defense-rolled"
ATTACK_DONE: Final = "attack-done"
SURGE: Final = "surge"
TEST_CALLED: Final = "test-called"
TEST_ROLLED: Final = "test-rolled"
TEST_PASSED: Final = "test-passed"
TEST_FAILED: Final = "test-failed"
RANK_LOST: Final = "rank-lost"
WOULD_BE_DESTROYED: Final = "would-be-destroyed"
DESTROYED: Final = "destroyed"
ATTACHMENT_WOULD_BE_DESTROYED: Final = "attachment-would-be-destroyed"
ATTACHMENT_DESTROYED: Final = "attachment-destroyed"
HEALED: Final = "healed"
CONDITION_DUE: Final = "condition-due"
CONDITION_GIVEN: Final = "condition-given"
NCU_ACTIVATED: Final = "ncu-activated"
ZONE_CLAIMED: Final = "zone-claimed"
ZONE_RESOLVED: Final = "zone-resolved"
CARD_PLAYED: Final = "card-played"
TARGETED: Final = "targeted"
EFFECT_RESOLVED: Final = "effect-resolved"
CARD_ATTACHED: Final = "card-attached"
ARMY_BUILDING: Final = "army-building"
DEPLOYING: Final = "deploying"

MOMENTS: Final = (
    ROUND_STARTS, DEPLOYED, ROUND_ENDS, TURN_STARTS, ACTIVATED, ACTION_CHOSEN, ACTION_DONE, TURN_ENDS, MOVE_ENDED,
    RETREAT_ROLLED, RETREATED, CHARGE_DECLARED, CHARGE_ROLLED, CHARGED, ATTACK_DECLARED, ATTACK_ROLLED, DEFENSE_ROLLED,
    ATTACK_DONE, SURGE, TEST_CALLED, TEST_ROLLED, TEST_PASSED, TEST_FAILED, RANK_LOST, WOULD_BE_DESTROYED, DESTROYED,
    ATTACHMENT_WOULD_BE_DESTROYED, ATTACHMENT_DESTROYED, HEALED, CONDITION_DUE, CONDITION_GIVEN, NCU_ACTIVATED,
    ZONE_CLAIMED, ZONE_RESOLVED, CARD_PLAYED, TARGETED, EFFECT_RESOLVED, CARD_ATTACHED, ARMY_BUILDING, DEPLOYING,
)  # fmt: skip
