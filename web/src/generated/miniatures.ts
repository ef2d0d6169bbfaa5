// Made from the Python structs by `make golden`. Never edited by hand.

export type UnitName = string;

export type ActionName = "maneuver" | "march" | "retreat" | "ranged-attack" | "melee-attack" | "charge" | "forgo";

export type ConditionName = string;

export type WayName = "forward" | "right" | "back" | "left";

export type AlignmentName = "full" | "half-left" | "half-right" | "near-left" | "near-right";

export type SideName = "front" | "right-flank" | "rear" | "left-flank";

export type PieceName = string;

export type TerrainName = string;

export type ListName = string;

export type EdgeName = "south" | "north";

export type AbilityName = "charge-bonus" | "panicked" | "vulnerable" | "weakened" | "objective-1" | "objective-2" | "objective-3" | "objective-4" | "objective-5" | "objective-6" | "objective-7" | "objective-8" | "objective-9" | "objective-10" | "a-man-freed-a-name-owed" | "abundant-promises" | "acute-precision" | "adaptive" | "advantage-strike" | "aerial-scouting" | "affiliation-bloody-mummers" | "affiliation-builder" | "affiliation-crannogman" | "affiliation-frozen-shore" | "affiliation-golden-company" | "affiliation-house-bolton" | "affiliation-house-clegane" | "affiliation-house-karstark" | "affiliation-house-mormont" | "affiliation-house-tully" | "affiliation-house-umber" | "affiliation-rangers" | "affiliation-rhllor" | "affiliation-stormcrows" | "agile" | "ambush" | "arrow-volley" | "bardiche" | "battle-prayer" | "battle-scars" | "bear-cavalry" | "berics-vassal" | "berserkers-fervor" | "black-fire" | "blade-and-fang" | "bloodrider" | "bloodriders-arakh" | "boarding-axe" | "boisterous-charisma" | "boldness-and-courage" | "bolt-thrower" | "bonded-bear" | "bonded-boar" | "bonded-eagle" | "bonded-skinchanger" | "bonded-wolf" | "bookkeeping-cortnay-penrose" | "bookkeeping-samwell-tarly" | "brans-protector" | "brotherhood-armaments" | "brutal-armaments" | "brutal-sadism" | "camp-followers" | "captains-men" | "cavalry" | "champions-wrath" | "chariot" | "chieftains-fury" | "claims-to-the-kingdom" | "claw-and-blade" | "cleaving-blows" | "combat-mastery-defense" | "combat-mastery-resolve" | "commanders-vassal" | "coordinated-assault" | "counterstrike" | "crossbow" | "dauntless" | "davos-vassal" | "deadly-bloom" | "deadly-impact" | "dervish-blades" | "desert-marksmen" | "direwolf" | "disorganized" | "disrupt" | "distract" | "divine-sacrifices" | "dominance-of-the-crown" | "domineering-pride" | "dornish-conviction" | "dornish-vengeance" | "double-hammers" | "drogos-bloodriders" | "drowned-gods-fanatics" | "dual-weapons" | "dutiful-commander" | "duty-to-the-crown" | "elusive-escape" | "embolden" | "enhanced-mobility" | "executioners-axe" | "executioners-fury" | "experiment-enhancements" | "expert-duelist" | "eye-of-the-crow" | "fanatical-zeal" | "fearless-avarice" | "ferocious-assault" | "fighters-armaments" | "fire-arrows" | "first-claim" | "first-of-the-kings-men" | "flail" | "frenzied-swings" | "fueled-by-slaughter" | "furious-charge" | "furious-swing" | "gallows-humor" | "gang-up" | "giant" | "giants-spear" | "gifts-of-silver-and-bronze" | "go-down-fighting" | "golden-fire" | "gore-and-feed" | "great-axe" | "great-hammer" | "greatsword" | "halberd" | "hardened" | "harmas-vassal" | "harpoon" | "heart-of-fire" | "hidden-shot" | "highgarden-lance" | "hodor" | "hodor-retreat" | "horrific-visage" | "hot-pies" | "hrakkars-and-tamers" | "impaling-spear" | "improved-armaments" | "improved-defenses" | "improved-defenses-bwb" | "improved-defenses-stark" | "indomitable" | "inspiring-presence" | "interrogate" | "intimidating-presence" | "intimidation-of-the-crown" | "iron-credit" | "iron-resolve" | "ironborn-arrows" | "jade-fire" | "jagged-weapons" | "jaimes-vassal" | "joffreys-retinue" | "jojens-greensight" | "jokins-protector" | "jokins-vassal" | "juvenile-dragon" | "kings-blade" | "knightly-armaments" | "knightly-vow" | "knights-blade" | "lance" | "lannister-justice" | "lannister-oppression" | "lightbringer" | "loyalty-renly-baratheon" | "loyalty-stannis-baratheon" | "loyalty-through-coin" | "mace-and-spike" | "maegis-healing" | "mammoth" | "manticore-venom" | "marauders-blades" | "marshal" | "master-skinchanger" | "mastercraft-longsword" | "mastercraft-warhammer" | "mercenarys-longbow" | "might-of-the-throne-cortnay-penrose" | "might-of-the-throne-kevan-lannister" | "mother-of-dragons" | "motivated-by-coin" | "motley-armaments" | "mummers-blade" | "names-on-the-list" | "oppressive-peacekeeping" | "order-adaptive-planning" | "order-adaptive-style" | "order-battle-plan" | "order-charging-volley" | "order-counterstrategy" | "order-deceitful-reposition" | "order-divide-the-spoils" | "order-drowned-gods-blessing" | "order-grisly-example" | "order-hidden-traps" | "order-hold-the-line" | "order-incite" | "order-lannister-supremacy" | "order-laws-of-the-realm" | "order-mark-target" | "order-martial-training" | "order-nobles-bolster" | "order-overrun" | "order-overwatch" | "order-pit-fighter-rage" | "order-planned-approach" | "order-quick-fire" | "order-raven-flock" | "order-ready-aim-release" | "order-reckless-heroism" | "order-resilience" | "order-scavenge" | "order-scout-openings" | "order-sentinel" | "order-set-an-example" | "order-set-for-charge" | "order-shield-wall" | "order-sow-discord" | "order-spread-fear" | "order-stark-fury" | "order-stay-at-your-posts" | "order-strange-relics" | "order-superior-flanking" | "order-supply-aid" | "order-swift-retreat" | "order-tactical-reposition" | "order-taking-a-new-name" | "order-taunt" | "order-thenn-supremacy" | "order-threaten" | "order-trappers-tools" | "order-trophy-collecting" | "order-unsuspecting-charge" | "order-war-cry" | "orders-of-the-crown-joffrey-baratheon" | "orders-of-the-crown-preston-greenfield" | "outflank" | "outriders-bow" | "pathfinder" | "perseverance-and-valor" | "pirates-blades" | "poisoned-gifts" | "poisoned-tridents" | "prayers-to-rhllor" | "precision" | "predators-instincts" | "prey-on-fear" | "protection-of-the-crown" | "pummeling-fists" | "queens-blade" | "raided-armaments" | "raiders-of-the-free-cities" | "rally-banner" | "rally-cry" | "rally-the-smallfolk" | "rampage" | "ranging-specialist-benjen" | "reapers-fervor" | "reaver-axes" | "reckless-strikes" | "recruiting-from-the-hills" | "regroup" | "reinforcements" | "relentless" | "renlys-protector" | "renlys-retinue" | "resolute-strikes" | "rock-volley" | "rooses-vassal" | "ruthless-aggression" | "ruthless-volley" | "sabotage-and-subvert" | "sadistic-mutilation" | "savage-mauling-bear" | "scimitar" | "screamers-arakh" | "shared-fear" | "sic-em" | "solo-rider" | "southern-knowledge" | "spear-and-maul" | "spear-and-net" | "spiked-flail" | "spotter" | "stags-fury" | "stake-building" | "stake-mountings" | "stalwart" | "stand-your-ground" | "starfall-lance" | "stomp" | "stubborn-tenacity" | "sundering" | "superior-numbers" | "swift-strike" | "the-krakens-dues" | "the-mountain-that-rides" | "the-mountains-strength" | "the-rightful-queen" | "the-silences-infamy" | "to-the-last" | "tooth-and-claw" | "trackers-bow" | "true-bond" | "true-conviction-baratheon" | "true-conviction-martell" | "uncontrolled-rage" | "unfaltering-conviction" | "unleashed-ferocity" | "unstoppable-wrath" | "unsullied-prowess" | "untrained-masses" | "unyielding" | "valuable-captive-jaime-lannister" | "valuable-captive-rickon-stark" | "varamyrs-eagle" | "varamyrs-scout" | "varamyrs-shadowcat" | "varamyrs-wolf-pack" | "vengeance-of-the-crown" | "vengeful-captive" | "vicious" | "vicious-mauling" | "victarions-vassal" | "violent-reactions" | "vipers-fangs" | "war-elephant" | "war-flail" | "war-hammer" | "war-machine" | "watchers-crossbow" | "weaken-resolve" | "westerosi-rider" | "whatever-may-come" | "wildfire" | "winterfell-supplies" | "winterfells-wrath" | "winters-bite" | "zealous-fanaticism" | "zealous-resurgence";

/** An attack that goes on, added up line by line. */
export interface AttackView {
  attacker: string;
  defender: string;
  attack: string;
  ranged: boolean;
  side: string;
  charge: boolean;
  dice_lines: [number, string][];
  to_hit: number;
  to_hit_lines: [number, string][];
  defended: boolean;
  defense: number;
  defense_lines: [number, string][];
  panic_lines: [number, string][];
  keywords: string[];
  rerolls: string[];
  dice: number[];
  defense_dice: number[];
  hits: number;
  misses: number;
  piercing: number;
  wounds: number;
}

/** What a Charge on an enemy needs, or the rule against it. */
export interface ChargeFound {
  travel: number | null;
  needs: number | null;
  face: number | null;
  side: string | null;
  places: [string, [number, number, number]][];
  rule: string | null;
  values: Record<string, string | number>;
}

/** What a page draws of the pivot of a Charge. */
export interface ChargeShown {
  unit: string;
  start: [number, number, number];
  footprint: [number, number, boolean];
  target: string;
  side: string;
  reach: number;
  lanes: LaneShown[];
  places: [string, [number, number, number]][];
  candidates: [number, number, number, string][];
}

/** A Charge that goes on. */
export interface ChargeView {
  unit: string;
  target: string;
  side: string | null;
  die: number;
  reached: boolean;
  hindered: boolean;
  fortified: boolean;
}

/** The battlefield. */
export interface FieldView {
  table: [number, number, number, number];
  points: number;
  target: number;
  round: number;
  last_round: number;
  first: string;
  turn: string | null;
  active: string | null;
  action: string | null;
  players: PlayerView[];
  units: UnitView[];
  terrain: TerrainView[];
  objectives: ObjectiveView[];
  attacks: AttackView[];
  charge: ChargeView | null;
  test: TestView | null;
  roll: RollView | null;
}

/** A stretch of bearings from which the target is reached and seen, with some of them. */
export interface LaneShown {
  first: number;
  last: number;
  ways: [number, number, number][];
}

/** An Objective token, its card, and who Claimed and Controls it. */
export interface ObjectiveView {
  number: number;
  x: number;
  y: number;
  card: number;
  claimed_by: string | null;
  controlled_by: string | null;
}

/** How things stand between the unit and another. */
export interface OtherFound {
  unit: string;
  enemy: boolean;
  distance: number;
  line: [[number, number], [number, number]] | null;
  hidden_by: string[];
  own_side: string;
  own_shares: number[];
  its_side: string;
  its_shares: number[];
  shooting_distance: number | null;
  may_shoot: boolean;
  charge: ChargeFound | null;
}

/** What a player has. */
export interface PlayerView {
  seat: string;
  army: string | null;
  edge: number;
  zone: [number, number, number, number];
  victory_points: number;
  scored: [string, number][];
  passes: number;
  to_activate: number;
  points_left: number;
}

/** How far a tray comes on a bearing without a last pivot, and from where to where it may not end. */
export interface Ray {
  bearing: number;
  reach: number;
  barred: [number, number][];
}

/** What a page draws of a movement. */
export interface Reach {
  start: [number, number, number];
  footprint: [number, number, boolean];
  allowance: number;
  rays: Ray[];
  ends: SuggestedEnd[];
}

/** Dice on the table that may still be rerolled. */
export interface RollView {
  purpose: string;
  unit: string;
  sides: number[];
  dice: number[];
  rerolled: string[][];
}

/** A place that is offered: for which unit or kind of terrain, and why. */
export interface ShownPlace {
  what: string;
  x: number;
  y: number;
  face: number;
  reason: string;
}

/** Where something may be put. All lengths are in thousandths of an inch. */
export interface ShownPlacement {
  area: [number, number][];
  taken: [number, number][][];
  gap: number;
  places: ShownPlace[];
}

/** Where a candidate ends, and why it is one. */
export interface SuggestedEnd {
  pose: [number, number, number];
  reason: string;
  about: string;
}

/** A piece of terrain on the table. */
export interface TerrainView {
  piece: string;
  kind: string;
  pose: [number, number, number];
}

/** A Morale or Panic Test that goes on. */
export interface TestView {
  unit: string;
  panic: boolean;
  source: string;
  morale: number;
  lines: [number, string][];
  dice: number[];
}

/** All that can be measured about a unit. */
export interface UnitFound {
  unit: string;
  outline: [number, number][];
  engaged: boolean;
  maneuver: Reach | null;
  march: Reach | null;
  charge_reach: number;
  shooting_reach: number;
  others: OtherFound[];
}

/** A unit of an army, in play or destroyed. */
export interface UnitView {
  unit: string;
  seat: string;
  card: string;
  ref: string;
  pose: [number, number, number] | null;
  width: number;
  depth: number;
  wounds: number;
  full: number;
  models: number;
  wound_tokens: number;
  ranks: number;
  activated: boolean;
  conditions: string[];
  engaged_with: string[];
  orders_used: string[];
  silenced: boolean;
}

/** Activates a unit. */
export interface ActivateMove {
  move: "activate";
  unit: UnitName;
}

/** Yes or no. */
export interface AgreeMove {
  move: "agree";
  yes: boolean;
}

/** Lines a tray up with an enemy's: centre to centre, or displaced by half a front width. */
export interface AlignMove {
  move: "align";
  place: AlignmentName;
}

/** Brings a ready-made army. */
export interface BringMove {
  move: "bring";
  army: ListName;
}

/** Pivots to this bearing before the Charge's move; the one that the unit has means not to pivot. */
export interface ChargeFacingMove {
  move: "charge-facing";
  face: string;
}

/** Chooses which side of the target is charged, where the unit stands in two of its zones alike. */
export interface ChargeSideMove {
  move: "charge-side";
  side: SideName;
}

/** Chooses one of several options of a text, counted from 1 in the order of the text. */
export interface ChooseOptionMove {
  move: "choose-option";
  option: number;
}

/** Chooses the unit that an effect is for. */
export interface ChooseUnitMove {
  move: "choose-unit";
  unit: UnitName;
}

/** Declares the target of a Charge. */
export interface DeclareChargeMove {
  move: "declare-charge";
  target: UnitName;
}

/** Attacks a piece of Destructible Terrain, which removes it. */
export interface DemolishMove {
  move: "demolish";
  piece: PieceName;
}

/** Puts the tray of a unit into its deployment zone. */
export interface DeployMove {
  move: "deploy";
  unit: UnitName;
  x: string;
  y: string;
  face: string;
}

/** Pivots to a bearing. */
export interface FreePivotMove {
  move: "free-pivot";
  face: string;
}

/** Lays a piece of terrain somewhere. */
export interface LayTerrainMove {
  move: "lay-terrain";
  kind: TerrainName;
  x: string;
  y: string;
  face: string;
}

/** Leaves the choice of the zones to the opponent. */
export interface LeaveZonesMove {
  move: "leave-zones";
}

/** Pivots to a bearing, moves forward, pivots again. */
export interface ManeuverMove {
  move: "maneuver";
  face: string;
  forward: string;
  then_face: string;
}

/** Moves forward, pivots to a bearing. */
export interface MarchMove {
  move: "march";
  forward: string;
  then_face: string;
}

/** Names the First Player of Round 1. */
export interface NameFirstMove {
  move: "name-first";
  player: string;
}

/** Does nothing where something may be done. */
export interface PassMove {
  move: "pass";
}

/** Passes the turn: no unit is activated. */
export interface PassTurnMove {
  move: "pass-turn";
}

/** Has dice rerolled, counted from 1, by something that allows or forces it. */
export interface RerollMove {
  move: "reroll";
  source: AbilityName;
  dice: number[];
}

/** Resolves this one first of several that must be resolved at the same moment. */
export interface ResolveTextMove {
  move: "resolve-text";
  ability: AbilityName;
  unit: UnitName;
}

/** Moves away from the enemy, sideways, back or forward, then pivots to a bearing. */
export interface RetreatToMove {
  move: "retreat-to";
  way: WayName;
  distance: string;
  then_face: string;
}

/** Moves forward, back, left or right without a pivot. */
export interface ShiftByMove {
  move: "shift-by";
  way: WayName;
  distance: string;
}

/** Shoots at an enemy with one of the unit's attacks, counted from 1. */
export interface ShootMove {
  move: "shoot";
  target: UnitName;
  attack: number;
}

/** Chooses the side of the target from which it is shot at, where the shooter stands in two zones alike. */
export interface ShootFromMove {
  move: "shoot-from";
  side: SideName;
}

/** Attacks an enemy in melee with one of the unit's attacks, counted from 1. */
export interface StrikeMove {
  move: "strike";
  target: UnitName;
  attack: number;
}

/** Chooses the action of an activated unit. */
export interface TakeActionMove {
  move: "take-action";
  action: ActionName;
}

/** Takes the deployment zone along an edge of the table. */
export interface TakeZoneMove {
  move: "take-zone";
  edge: EdgeName;
}

/** Uses an Order, or an ability that may be used, and names its targets. */
export interface UseTextMove {
  move: "use-text";
  ability: AbilityName;
  unit: UnitName;
  targets: UnitName[];
}

export type Move = ActivateMove | AgreeMove | AlignMove | BringMove | ChargeFacingMove | ChargeSideMove | ChooseOptionMove | ChooseUnitMove | DeclareChargeMove | DemolishMove | DeployMove | FreePivotMove | LayTerrainMove | LeaveZonesMove | ManeuverMove | MarchMove | NameFirstMove | PassMove | PassTurnMove | RerollMove | ResolveTextMove | RetreatToMove | ShiftByMove | ShootMove | ShootFromMove | StrikeMove | TakeActionMove | TakeZoneMove | UseTextMove;

/** A unit forgoes its action. */
export interface ActionForgoneEvent {
  event: "action-forgone";
  unit: UnitName;
}

/** The activation of a unit ends: it gets an activation token. */
export interface ActivationEndedEvent {
  event: "activation-ended";
  unit: UnitName;
}

/** The army of a player is revealed. */
export interface ArmyBroughtEvent {
  event: "army-brought";
  seat: string;
  army: ListName;
}

/** The attack is complete. */
export interface AttackCompletedEvent {
  event: "attack-completed";
  attacker: UnitName;
  defender: UnitName;
  wounds: number;
  destroyed: boolean;
}

/** A unit attacks another, with one of its attacks (the id of its name), from one of its sides. */
export interface AttackDeclaredEvent {
  event: "attack-declared";
  attacker: UnitName;
  defender: UnitName;
  attack: string;
  side: SideName;
  charge: boolean;
  dice: [number, string][];
}

/** A unit declares a Charge on another, against one of its sides. */
export interface ChargeDeclaredEvent {
  event: "charge-declared";
  unit: UnitName;
  target: UnitName;
  side: SideName;
}

/** The die of a Charge is final: so far the unit may move, before Rough Terrain; with a 1 it is disorderly. */
export interface ChargeDistanceEvent {
  event: "charge-distance";
  unit: UnitName;
  die: number;
  distance: string;
  disorderly: boolean;
}

/** A charging unit faces this bearing; so far it is to its target, and the die must show at least this number. */
export interface ChargeFacedEvent {
  event: "charge-faced";
  unit: UnitName;
  face: string;
  travel: string;
  needs: number;
}

/** A Charge has failed: so far the unit moves, and what stops it, if something does. */
export interface ChargeFailedEvent {
  event: "charge-failed";
  unit: UnitName;
  target: UnitName;
  moved: string;
  by: string;
}

/** A player gives the battle up. */
export interface ConcededEvent {
  event: "conceded";
  seat: string;
}

/** An opponent expends a Condition token of a unit. */
export interface ConditionExpendedEvent {
  event: "condition-expended";
  unit: UnitName;
  condition: ConditionName;
}

/** A unit gets a Condition token. */
export interface ConditionGivenEvent {
  event: "condition-given";
  unit: UnitName;
  condition: ConditionName;
}

/** Chance gave this result. Nobody sees it while the match runs; `maester verify` makes it again. */
export interface DrewEvent {
  event: "drew";
  purpose: string;
  counter: number;
  below: number;
  result: number;
}

/** The First Player marker goes to another player. */
export interface FirstPlayerChangedEvent {
  event: "first-player-changed";
  seat: string;
}

/** A player names the First Player. */
export interface FirstPlayerNamedEvent {
  event: "first-player-named";
  seat: string;
  first: string;
}

/** The battle is over, and nobody has won it. */
export interface GameDrawnEvent {
  event: "game-drawn";
  points: number;
}

/** The battle is over: who won, and with how many Victory Points. */
export interface GameWonEvent {
  event: "game-won";
  seat: string;
  points: number;
}

/** The Defense dice are final: so many Hits are blocked, so many aren't. */
export interface HitsBlockedEvent {
  event: "hits-blocked";
  defender: UnitName;
  blocked: number;
  unblocked: number;
  defense: number;
  modifiers: [number, string][];
}

/** The Attack dice are final: Hits that are defended, Misses, and Wounds by Precision. */
export interface HitsCountedEvent {
  event: "hits-counted";
  attacker: UnitName;
  hits: number;
  misses: number;
  piercing: number;
  to_hit: number;
  modifiers: [number, string][];
  keywords: string[];
}

/** A unit was moved, by what; where its tray stood at first and after each part of the movement. */
export interface MovedEvent {
  event: "moved";
  unit: UnitName;
  how: string;
  path: [number, number, number][];
}

/** A unit Claims an Objective, counted from 1. */
export interface ObjectiveClaimedEvent {
  event: "objective-claimed";
  unit: UnitName;
  objective: number;
}

/** The Objective tokens lie on the table, and beside each its card, by number. */
export interface ObjectivesLaidOutEvent {
  event: "objectives-laid-out";
  cards: number[];
}

/** A player has fewer units than the opponent, and may pass so often. */
export interface PassingGrantedEvent {
  event: "passing-granted";
  seat: string;
  passes: number;
}

/** A player had some of them rerolled, counted from 1; these are all dice as they lie now. */
export interface RerolledEvent {
  event: "rerolled";
  seat: string;
  source: AbilityName;
  unit: UnitName;
  purpose: string;
  rerolled: number[];
  dice: number[];
}

/** The die leaves no room for a Retreat: the unit stays, and its action is spent. */
export interface RetreatImpossibleEvent {
  event: "retreat-impossible";
  unit: UnitName;
  die: number;
}

/** Dice were thrown in the open. */
export interface RolledEvent {
  event: "rolled";
  purpose: string;
  unit: UnitName;
  dice: number[];
}

/** The players have rolled off for something: what each of these seats rolled. */
export interface RolledOffEvent {
  event: "rolled-off";
  purpose: string;
  seats: string[];
  dice: number[];
}

/** A Round begins. */
export interface RoundStartedEvent {
  event: "round-started";
  round: number;
  first: string;
}

/** The match goes on under newer rules than it began with. */
export interface RulesChangedEvent {
  event: "rules-changed";
  before: number;
  after: number;
}

/** Chance put things into this order. Nobody sees it while the match runs. */
export interface ShuffledEvent {
  event: "shuffled";
  purpose: string;
  counter: number;
  order: number[];
}

/** A seat took its move back: the events from number `since` on (as this viewer counts them) are void. */
export interface TakenBackEvent {
  event: "taken-back";
  seat: string;
  since: number;
  further: boolean;
}

/** A unit removes a piece of terrain. */
export interface TerrainDestroyedEvent {
  event: "terrain-destroyed";
  unit: UnitName;
  piece: PieceName;
}

/** A unit acts on Dangerous Terrain, or enters it there. */
export interface TerrainEndangeredEvent {
  event: "terrain-endangered";
  unit: UnitName;
  piece: PieceName;
  pose: [number, number, number];
}

/** A player lays a piece of terrain. */
export interface TerrainLaidEvent {
  event: "terrain-laid";
  seat: string;
  kind: TerrainName;
  pose: [number, number, number];
}

/** The terrain of the ready layout lies on the table. */
export interface TerrainReadyEvent {
  event: "terrain-ready";
  kinds: TerrainName[];
}

/** A unit has made a Morale or Panic Test: the result with its modifiers against its Morale. */
export interface TestMadeEvent {
  event: "test-made";
  unit: UnitName;
  panic: boolean;
  dice: number[];
  result: number;
  morale: number;
  passed: boolean;
  modifiers: [number, string][];
}

/** A Panic Test counts as passed without a roll. */
export interface TestPassedAutomaticallyEvent {
  event: "test-passed-automatically";
  unit: UnitName;
}

/** A text of a unit, or the card of an Objective that it Controls, takes effect. */
export interface TextTookEffectEvent {
  event: "text-took-effect";
  unit: UnitName;
  ability: AbilityName;
}

/** A player uses an Order or an ability of a unit. */
export interface TextUsedEvent {
  event: "text-used";
  unit: UnitName;
  ability: AbilityName;
  targets: UnitName[];
}

/** A player passes, and may pass so often from now on. */
export interface TurnPassedEvent {
  event: "turn-passed";
  seat: string;
  left: number;
}

/** A player's turn begins. */
export interface TurnStartedEvent {
  event: "turn-started";
  seat: string;
}

/** A unit is activated. */
export interface UnitActivatedEvent {
  event: "unit-activated";
  unit: UnitName;
}

/** A unit is deployed. */
export interface UnitDeployedEvent {
  event: "unit-deployed";
  unit: UnitName;
  pose: [number, number, number];
}

/** A unit has lost its last Wound and is removed from the battlefield. */
export interface UnitDestroyedEvent {
  event: "unit-destroyed";
  unit: UnitName;
}

/** A unit heals Wounds. */
export interface UnitHealedEvent {
  event: "unit-healed";
  unit: UnitName;
  wounds: number;
  models_back: number;
}

/** There was no room for these units in the zone: they stay off the table. */
export interface UnitsLeftOutEvent {
  event: "units-left-out";
  units: UnitName[];
}

/** A player scores Victory Points, and has so many now. */
export interface VictoryPointsScoredEvent {
  event: "victory-points-scored";
  seat: string;
  source: string;
  points: number;
  total: number;
}

/** A unit suffers Wounds; so many models are gone, so many ranks are left. */
export interface WoundsSufferedEvent {
  event: "wounds-suffered";
  unit: UnitName;
  wounds: number;
  models_lost: number;
  ranks_left: number;
  cause: string;
}

/** A player has a deployment zone; the opponent has the other one. */
export interface ZoneTakenEvent {
  event: "zone-taken";
  seat: string;
  edge: EdgeName;
}

/** A player leaves the choice of the zones to the opponent. */
export interface ZonesLeftEvent {
  event: "zones-left";
  seat: string;
}

export type Event = ActionForgoneEvent | ActivationEndedEvent | ArmyBroughtEvent | AttackCompletedEvent | AttackDeclaredEvent | ChargeDeclaredEvent | ChargeDistanceEvent | ChargeFacedEvent | ChargeFailedEvent | ConcededEvent | ConditionExpendedEvent | ConditionGivenEvent | DrewEvent | FirstPlayerChangedEvent | FirstPlayerNamedEvent | GameDrawnEvent | GameWonEvent | HitsBlockedEvent | HitsCountedEvent | MovedEvent | ObjectiveClaimedEvent | ObjectivesLaidOutEvent | PassingGrantedEvent | RerolledEvent | RetreatImpossibleEvent | RolledEvent | RolledOffEvent | RoundStartedEvent | RulesChangedEvent | ShuffledEvent | TakenBackEvent | TerrainDestroyedEvent | TerrainEndangeredEvent | TerrainLaidEvent | TerrainReadyEvent | TestMadeEvent | TestPassedAutomaticallyEvent | TextTookEffectEvent | TextUsedEvent | TurnPassedEvent | TurnStartedEvent | UnitActivatedEvent | UnitDeployedEvent | UnitDestroyedEvent | UnitHealedEvent | UnitsLeftOutEvent | VictoryPointsScoredEvent | WoundsSufferedEvent | ZoneTakenEvent | ZonesLeftEvent;
