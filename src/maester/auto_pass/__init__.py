"""Automatic passing, the same for server, terminal and programs: a seat says at which windows it wants to be asked, and
elsewhere the table passes for it.

- A *window* is a question at which passing is one of the answers. The game divides its windows into kinds, its *stops*
  (`engine.stops`).
- A seat's *setting* names the stops at which it is asked. At the others the table makes an *auto-pass*: an ordinary
  pass, of which the record says that the seat didn't decide on it (`Match.pass_for`).
- An auto-pass is *due* when the seat is asked at such a window, and is made after the *pause* that the seat has set.
  Meanwhile the seat sees what it could do and may still answer, or *hold* the window: be asked this time.
- To *skip* is to pass oneself and to be passed for at nearly all windows, until the phase ends or something happens.

No pause may tell about a hand. So whether the table passes depends on the kind of the window, on the seat's setting
and on what everybody sees, own cards that lie open and could be used among it, never on what the seat could play from
its hand; and it passes after the same pause either way.

Where all the others are bots and nobody looks on there is nobody who could learn anything by a pause: there a seat that
could only pass is passed for at once, unless it is its own turn that would end.
"""

from maester.auto_pass.passes import AutoPass, due_passes, pass_now
from maester.auto_pass.seat import AutoPassSeat, DuePass, can_only_pass, take_back, window_of
from maester.auto_pass.setting import (
    LONGEST_PAUSE,
    PAUSE,
    UNTIL,
    StopSetting,
    Until,
    UntilWhat,
    default_setting,
    is_skipping,
    until,
    with_stops,
)

__all__ = [
    "LONGEST_PAUSE",
    "PAUSE",
    "UNTIL",
    "AutoPass",
    "AutoPassSeat",
    "DuePass",
    "StopSetting",
    "Until",
    "UntilWhat",
    "can_only_pass",
    "default_setting",
    "due_passes",
    "is_skipping",
    "pass_now",
    "take_back",
    "until",
    "window_of",
    "with_stops",
]
