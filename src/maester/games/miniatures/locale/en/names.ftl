seat-red = Red
seat-blue = Blue
seat-green = Green
seat-gold = Gold

action-maneuver = Maneuver
action-march = March
action-retreat = Retreat
action-ranged-attack = Ranged Attack
action-melee-attack = Melee Attack
action-charge = Charge
action-forgo = no action

edge-south = the lower edge
edge-north = the upper edge

way-forward = forward
way-right = to the right
way-back = backward
way-left = to the left

side-front = the Front
side-right-flank = the right Flank
side-rear = the Rear
side-left-flank = the left Flank

alignment-full = centre to centre
alignment-half-left = half a front to the left
alignment-half-right = half a front to the right
alignment-near-left = as near as it fits, to the left
alignment-near-right = as near as it fits, to the right

ability-charge-bonus = the Charge bonus
ability-panicked = the Panicked token
ability-vulnerable = the Vulnerable token
ability-weakened = the Weakened token

kind-unit = unit
kind-action = action
kind-condition = Condition token
kind-way = direction
kind-alignment = alignment
kind-piece = piece of terrain
kind-terrain = kind of terrain
kind-list = army list
kind-ability = ability
kind-side = side
