### A Storm of Swords (p. 30): roles, Castle Walls, Reserve, units that come back, Siege Strategy cards.

role-attacker = the Attacker
role-defender = the Defender

ask-choose-role = { NAME($seat, kind: "seat") }: do you attack or defend?
hint-choose-role = the Attacker scores, 5 for each Castle Wall, and its destroyed units come back; the Defender wins if the castle isn't taken. Usually: attack if your army fights hard, defend if it is hard to break.
option-take-role =
    { $role ->
        [attacker] Attack the castle
       *[defender] Defend the castle
    }
ask-name-defenders-edge = { NAME($seat, kind: "seat") }: along which edge of the table does the Defender's zone lie?
hint-name-defenders-edge = the Castle Walls are laid 3 inches from it. Usually: whichever; the table is empty still.
event-roles-taken = { NAME($attacker, kind: "seat") } attacks the castle, { NAME($defender, kind: "seat") } defends it.
event-walls-laid = Three Castle Walls stand before the edge of { NAME($seat, kind: "seat") }.

ask-keep-half = { NAME($seat, kind: "seat") }: which unit begins in Reserve? Still to choose: { $number }.
hint-keep-half = half of your units, rounded up, wait and come from Round 3 on, from a flank edge. Usually: quick units, and those that hit hard from behind; keep at the walls what stands fast.
ask-arrive-to-act = { NAME($seat, kind: "seat") }: where does { NAME($unit, kind: "unit") } come from Reserve?
hint-arrive-to-act = wholly within 6 inches of a flank edge, not behind the walls, 1 inch away from enemies; then it acts. Usually: in the back of those who attack a wall.
ask-redeploy-unit = { NAME($seat, kind: "seat") }: which destroyed unit do you redeploy, and where? Pass to leave the rest away.
hint-redeploy-unit = it returns whole, anywhere in your zone; Characters don't. Usually: always, as near to the walls as may be.
event-unit-redeployed = { NAME($unit, kind: "unit") } is redeployed, whole.

ask-choose-arrows = { NAME($seat, kind: "seat") }: at whom does { NAME($unit, kind: "unit") } shoot? Pass to shoot at nobody.
hint-choose-arrows = 8 dice that hit on 4 and more, 12 inches far, in front of the wall. Usually: at the unit that will attack a wall next.
option-end-turn = End the turn
event-wall-damaged = { NAME($wall, kind: "unit") } suffers Wounds: { $wounds }; left: { $left }.
event-wall-destroyed = { NAME($wall, kind: "unit") } is destroyed.
event-wall-repaired = { NAME($wall, kind: "unit") } is repaired, Wounds: { $wounds }; left: { $left }.

event-siege-cards-drawn = { NAME($seat, kind: "seat") } draws Siege Strategy cards: { NAME($cards, kind: "siege-card") }.
event-siege-cards-taken = { NAME($seat, kind: "seat") } draws { $number } Siege Strategy cards.
event-siege-card-played = { NAME($seat, kind: "seat") } plays the Siege Strategy card { NAME($card, kind: "siege-card") }.
option-play-siege-card = Play { NAME($card, kind: "siege-card") }
ask-pick-piece = { NAME($seat, kind: "seat") }: which piece of Terrain is removed?
hint-pick-piece = units that stand on it stay. Usually: what bars the way to the walls.
option-choose-piece = { NAME($piece, kind: "piece") }
event-terrain-removed = { NAME($piece, kind: "piece") } is removed from the battlefield.
ask-pick-wall = { NAME($seat, kind: "seat") }: which Castle Wall is repaired?
hint-pick-wall = one that isn't destroyed. Usually: the one that is attacked next.
ask-choose-volley = { NAME($seat, kind: "seat") }: at whom does { NAME($unit, kind: "unit") } shoot?
hint-choose-volley = with 4 dice. Usually: at the unit that will attack a wall next.
ask-place-any-on-flank = { NAME($seat, kind: "seat") }: which unit comes from Reserve, and where?
hint-place-any-on-flank = wholly in Short Range of a flank edge, not behind the walls, 1 inch away from enemies. Usually: in the back of those who attack a wall.
event-attachments-muted = The Attachments of { NAME($seat, kind: "seat") } have no abilities until the end of the Round.

score-line-castle-walls = destroyed Castle Walls
source-vp-castle-walls = Castle Walls
source-castle-wall = Castle Wall
picture-source-castle-wall = Castle Wall
tie-break-held-out = the castle wasn't taken
field-reason-leave-off = leave the rest away
stop-hand-siege = the opponent's turn begins, and a Siege Strategy card could be played only there
option-tournament = is it a tournament game
choice-tournament-no = no
choice-tournament-yes = yes

refusal-ruling-castle-wall-behind = (It would stand behind the Castle Walls by { $over } in; the way is free for { $after } in.)
refusal-mode-asos-wall-no-passage = (It would stand behind the Castle Walls by { $out } in.)
refusal-ruling-castle-wall-combat = ({ NAME($who, kind: "unit") }: only a Charge ends in contact with it, and only on its front.)
refusal-mode-asos-defender-reserve = ({ NAME($unit, kind: "unit") } can't be one of the { $number } in Reserve.)
refusal-mode-asos-defender-reserve-arrival = ({ NAME($unit, kind: "unit") } is in Reserve; it is Round { $round }, and units come from Round { $least } on.)
refusal-ruling-asos-reserve = ({ NAME($unit, kind: "unit") } finds no room at a flank edge.)
refusal-ruling-castle-wall-activation = ({ NAME($unit, kind: "unit") } was activated in this Round.)
refusal-mode-asos-wall-activation = ({ NAME($unit, kind: "unit") } can't do that.)
refusal-mode-asos-siege-cards = (You don't hold { NAME($card, kind: "siege-card") }.)
refusal-ruling-siege-cards-stand-in = ({ NAME($card, kind: "siege-card") } can't be played at this moment.)

card-kind-siege = Siege Strategy card
card-kind-wall = Castle Wall
card-fact-role = { $value ->
    [attacker] of the Attacker
   *[defender] of the Defender
}
card-fact-reconstructed = Wounds, range and Tar & Pitch are reconstructed

picture-wall =
    { $wounds ->
        [0] { NAME($wall, kind: "unit") }: destroyed
       *[other] { NAME($wall, kind: "unit") }: Wounds { $wounds } of { $most }{ $activated ->
            [true] , activated
           *[false] {""}
        }
    }
picture-siege-hand = { NAME($seat, kind: "seat") } ({ NAME($role, kind: "role") }): Siege Strategy cards in hand: { $size }{ $cards ->
        [none] {""}
       *[other] { " " }({ NAME($cards, kind: "siege-card") })
    }{ $played ->
        [none] {""}
       *[other] ; played: { NAME($played, kind: "siege-card") }
    }
