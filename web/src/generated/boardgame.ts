// Made from the Python structs by `make golden`. Never edited by hand.

export type AreaName = "arbor" | "blackwater" | "boneway" | "castle-black" | "crackclaw-point" | "dornish-marches" | "dragonstone" | "eyrie" | "fingers" | "flints-finger" | "greywater-watch" | "harrenhal" | "highgarden" | "karhold" | "kings-landing" | "kingswood" | "lannisport" | "moat-cailin" | "mountains-of-the-moon" | "oldtown" | "princes-pass" | "pyke" | "reach" | "riverrun" | "salt-shore" | "seagard" | "searoad-marches" | "starfall" | "stoney-sept" | "stony-shore" | "storms-end" | "sunspear" | "three-towers" | "twins" | "white-harbor" | "widows-watch" | "winterfell" | "yronwood" | "bay-of-ice" | "blackwater-bay" | "east-summer-sea" | "golden-sound" | "ironmans-bay" | "narrow-sea" | "redwyne-straights" | "sea-of-dorne" | "shipbreaker-bay" | "shivering-sea" | "sunset-sea" | "west-summer-sea" | "dragonstone-port" | "lannisport-port" | "oldtown-port" | "pyke-port" | "storms-end-port" | "sunspear-port" | "white-harbor-port" | "winterfell-port";

export type OrderName = "march-minus-1" | "march-0" | "march-plus-1" | "defense-1" | "defense-2" | "support" | "support-plus-1" | "raid" | "raid-special" | "consolidate-power" | "consolidate-power-special";

export type UnitName = "footman" | "knight" | "ship" | "siege-engine";

export type CardName = string;

export type WesterosCardName = string;

export type WildlingCardName = string;

export type TidesCardName = string;

export type TrackName = "iron-throne" | "fiefdoms" | "kings-court";

/** What lies in an area in which something lies. */
export interface AreaView {
  area: string;
  controller: string | null;
  owner: string | null;
  units: string;
  routed: string;
  order: string | null;
  order_of: string | null;
  power_token: string | null;
  garrison: number;
  neutral: number | string | null;
}

/** The table as one seat sees it. */
export interface BoardView {
  round: number;
  last_round: number;
  houses: HouseView[];
  areas: AreaView[];
  tracks: TrackView[];
  wildlings: number;
  westeros_open: string[];
  westeros_discards: string[][];
  westeros_left: string[][];
  bans: string[];
  wildling_deck: (string | null)[];
  tides_left: number;
  fights: FightView[];
}

/** A combat, or an attack on a Neutral Force, that is going on. */
export interface FightView {
  area: string;
  source: string;
  attacker: string;
  defender: string | null;
  attacking: string;
  support: Record<string, string>;
  sides: SideView[];
  wins_ties: string | null;
  victor: string | null;
}

/** What a house has. */
export interface HouseView {
  house: string;
  castles: number;
  supply: number;
  power: number;
  power_pool: number;
  armies: number[];
  special_orders: number;
  units_left: Record<string, number>;
  hand: string[] | null;
  discard: string[];
  unused_orders: Record<string, number> | null;
}

/** One side of a combat. */
export interface SideView {
  house: string;
  card: string | null;
  tides: string | null;
  strength: [number, string][];
}

/** An Influence track with its Dominance token. */
export interface TrackView {
  track: string;
  houses: string[];
  holder: string;
  used: boolean;
}

/** The Valyrian Steel Blade adds 1. */
export interface AddBladeMove {
  move: "add-blade";
}

/** Yes or no. */
export interface AgreeMove {
  move: "agree";
  yes: boolean;
}

/** Bids so many of the available Power tokens. */
export interface BidPowerMove {
  move: "bid-power";
  power: number;
}

/** Chooses one of a card's effects, for everybody. */
export interface ChooseEffectMove {
  move: "choose-effect";
  effect: string;
}

/** The Influence track on which the opponent falls to the last position. */
export interface ChooseTrackMove {
  move: "choose-track";
  track: TrackName;
}

/** One unit in an area; a routed one if `routed`. */
export interface ChooseUnitMove {
  move: "choose-unit";
  area: AreaName;
  unit: UnitName;
  routed: boolean;
}

/** Takes the Power that the order gives. */
export interface ConsolidatePowerMove {
  move: "consolidate-power";
  area: AreaName;
}

/** Of those who tie, this house counts as the highest or lowest bidder. */
export interface CountAsMove {
  move: "count-as";
  seat: string;
}

/** A unit of this kind in the own army is destroyed. */
export interface DestroyUnitMove {
  move: "destroy-unit";
  unit: UnitName;
}

/** A House card that its owner loses from his hand. */
export interface DiscardFromHandMove {
  move: "discard-from-hand";
  card: CardName;
}

/** No more units march from this area. */
export interface EndMarchMove {
  move: "end-march";
  source: AreaName;
}

/** Leaves the points that are left unused. */
export interface EndMusteringMove {
  move: "end-mustering";
}

/** Replaces an own order on the board by an unused one. */
export interface ExchangeOrderMove {
  move: "exchange-order";
  area: AreaName;
  token: OrderName;
}

/** Gives an area's support to a combatant; to nobody if None. */
export interface GrantSupportMove {
  move: "grant-support";
  side: string | null;
}

/** How many captured Ships are replaced by own ones. */
export interface KeepShipsMove {
  move: "keep-ships";
  ships: number;
}

/** Looks at the top card of the Wildling deck. */
export interface LookAtWildlingsMove {
  move: "look-at-wildlings";
}

/** A group of units marches from the area of the March order to another one. */
export interface MarchUnitsMove {
  move: "march-units";
  source: AreaName;
  units: string;
  target: AreaName;
}

/** Uses a Special Consolidate Power order to muster in its own area instead. */
export interface MusterByOrderMove {
  move: "muster-by-order";
  area: AreaName;
}

/** Of the tied houses this one comes next. */
export interface NextHouseMove {
  move: "next-house";
  seat: string;
}

/** Does nothing where something may be done. */
export interface PassMove {
  move: "pass";
}

/** The House card that is taken back from the discard pile, or that is lost. */
export interface PickCardMove {
  move: "pick-card";
  card: CardName;
}

/** The Castle or Stronghold in which units are mustered. */
export interface PickCastleMove {
  move: "pick-castle";
  area: AreaName;
}

/** The Influence track on which a position is won or lost. */
export interface PickTrackMove {
  move: "pick-track";
  track: TrackName;
}

/** Puts an Order token face down on an area. */
export interface PlaceOrderMove {
  move: "place-order";
  area: AreaName;
  token: OrderName;
}

/** A House card from the hand. */
export interface PlayCardMove {
  move: "play-card";
  card: CardName;
}

/** Puts the Wildling card back on top, or at the bottom. */
export interface PutCardMove {
  move: "put-card";
  bottom: boolean;
}

/** Resolves a Raid order, against an adjacent order or (no target) without effect. */
export interface RaidMove {
  move: "raid";
  source: AreaName;
  target: AreaName | null;
}

/** All orders are placed. */
export interface ReadyMove {
  move: "ready";
}

/** Takes a new unit with the points of an area and puts it there, or (a Ship) into its port or an adjacent sea. */
export interface RecruitMove {
  move: "recruit";
  area: AreaName;
  unit: UnitName;
  place: AreaName;
}

/** The Valyrian Steel Blade replaces the own Tides of Battle card. */
export interface RedrawTidesMove {
  move: "redraw-tides";
}

/** Takes the opponent's order in this area off the board. */
export interface RemoveOrderMove {
  move: "remove-order";
  area: AreaName;
}

/** The area to which all units of the beaten army retreat. */
export interface RetreatToMove {
  move: "retreat-to";
  area: AreaName;
}

/** Preemptive Raid: loses two units, or else two positions on a track. */
export interface SufferRaidMove {
  move: "suffer-raid";
  units: boolean;
}

/** Replaces a Footman in the area by a Knight or a Siege Engine; a routed one stays routed. */
export interface UpgradeMove {
  move: "upgrade";
  area: AreaName;
  unit: UnitName;
  routed: boolean;
}

/** A Footman in this area becomes a Knight. */
export interface UpgradeFootmanMove {
  move: "upgrade-footman";
  area: AreaName;
}

export type Move = AddBladeMove | AgreeMove | BidPowerMove | ChooseEffectMove | ChooseTrackMove | ChooseUnitMove | ConsolidatePowerMove | CountAsMove | DestroyUnitMove | DiscardFromHandMove | EndMarchMove | EndMusteringMove | ExchangeOrderMove | GrantSupportMove | KeepShipsMove | LookAtWildlingsMove | MarchUnitsMove | MusterByOrderMove | NextHouseMove | PassMove | PickCardMove | PickCastleMove | PickTrackMove | PlaceOrderMove | PlayCardMove | PutCardMove | RaidMove | ReadyMove | RecruitMove | RedrawTidesMove | RemoveOrderMove | RetreatToMove | SufferRaidMove | UpgradeMove | UpgradeFootmanMove;

/** The text of a House card takes effect. */
export interface AbilityUsedEvent {
  event: "ability-used";
  seat: string;
  card: CardName;
}

/** The Night's Watch, with the sum of all bids, holds the Wall or not. */
export interface AttackDecidedEvent {
  event: "attack-decided";
  strength: number;
  watch: number;
  victory: boolean;
}

/** The Power that a house bid is available again. */
export interface BidRegainedEvent {
  event: "bid-regained";
  seat: string;
  power: number;
}

/** What a house has bid; the bids of all are revealed together. */
export interface BidRevealedEvent {
  event: "bid-revealed";
  seat: string;
  power: number;
}

/** Who counts as the highest bidder (after a victory) or the lowest one (after a defeat). */
export interface BidderNamedEvent {
  event: "bidder-named";
  seat: string;
  victory: boolean;
}

/** All Power bid went to the pool. */
export interface BidsDiscardedEvent {
  event: "bids-discarded";
  power: number;
}

/** The Valyrian Steel Blade is used for this round. */
export interface BladeUsedEvent {
  event: "blade-used";
  seat: string;
  redraws: boolean;
}

/** A house card went from the hand to the discard pile. */
export interface CardDiscardedEvent {
  event: "card-discarded";
  seat: string;
  card: CardName;
}

/** A house card went from the discard pile back to the hand. */
export interface CardRegainedEvent {
  event: "card-regained";
  seat: string;
  card: CardName;
}

/** So many units of the seat's army have to be destroyed. */
export interface CasualtiesSufferedEvent {
  event: "casualties-suffered";
  seat: string;
  casualties: number;
}

/** The board is ready for the next round. */
export interface CleanedUpEvent {
  event: "cleaned-up";
  round: number;
}

/** Units attack an area from another. */
export interface CombatBeganEvent {
  event: "combat-began";
  attacker: string;
  defender: string;
  source: AreaName;
  area: AreaName;
  units: string;
}

/** Both final strengths, and who won. */
export interface CombatWonEvent {
  event: "combat-won";
  area: AreaName;
  attacker: string;
  attack: number;
  defender: string;
  defense: number;
  victor: string;
}

/** A land area has another controller, or none. */
export interface ControlChangedEvent {
  event: "control-changed";
  area: AreaName;
  seat: string | null;
}

/** The Dominance token of a track has a new holder; it keeps its state, used or unused. */
export interface DominanceTokenPassedEvent {
  event: "dominance-token-passed";
  track: TrackName;
  seat: string;
}

/** Chance gave this result. Nobody sees it while the match runs; `maester verify` makes it again. */
export interface DrewEvent {
  event: "drew";
  purpose: string;
  counter: number;
  below: number;
  result: number;
}

/** The holder of a Dominance token chose one of the effects of a card. */
export interface EffectChosenEvent {
  event: "effect-chosen";
  seat: string;
  card: WesterosCardName;
  effect: string;
}

/** A House card replaced a Footman by a Knight. */
export interface FootmanBecameKnightEvent {
  event: "footman-became-knight";
  seat: string;
  area: AreaName;
}

/** The match is over: who won, with how many Castles and Strongholds. */
export interface GameWonEvent {
  event: "game-won";
  seat: string;
  castles: number;
}

/** A defeated Garrison is out of the game. */
export interface GarrisonDestroyedEvent {
  event: "garrison-destroyed";
  seat: string;
  area: AreaName;
}

/** A House card went back to its owner's hand without effect. */
export interface HouseCardCancelledEvent {
  event: "house-card-cancelled";
  seat: string;
  card: CardName;
}

/** A House card went to its owner's discard pile. */
export interface HouseCardDiscardedEvent {
  event: "house-card-discarded";
  seat: string;
  card: CardName;
}

/** A House card lies open in a combat. */
export interface HouseCardRevealedEvent {
  event: "house-card-revealed";
  seat: string;
  card: CardName;
}

/** A player took discarded House cards back into his hand. */
export interface HouseCardsTakenBackEvent {
  event: "house-cards-taken-back";
  seat: string;
}

/** The initial strengths of both combatants, open to all. */
export interface InitialStrengthAnnouncedEvent {
  event: "initial-strength-announced";
  area: AreaName;
  attacker: string;
  attack: number;
  defender: string;
  defense: number;
}

/** A Knight was replaced by a Footman. */
export interface KnightReplacedEvent {
  event: "knight-replaced";
  seat: string;
  area: AreaName;
}

/** A March order was resolved and left the board. */
export interface MarchEndedEvent {
  event: "march-ended";
  seat: string;
  area: AreaName;
}

/** Units moved by a March order. */
export interface MarchedEvent {
  event: "marched";
  seat: string;
  source: AreaName;
  units: string;
  target: AreaName;
}

/** A Special Consolidate Power order was resolved for a mustering in its area. */
export interface MusteredByOrderEvent {
  event: "mustered-by-order";
  seat: string;
  area: AreaName;
}

/** A house has finished its mustering. */
export interface MusteringEndedEvent {
  event: "mustering-ended";
  seat: string;
}

/** A Neutral Force is removed from the game. */
export interface NeutralForceBeatenEvent {
  event: "neutral-force-beaten";
  seat: string;
  area: AreaName;
}

/** A march asks for support against a Neutral Force. */
export interface NeutralForceFacedEvent {
  event: "neutral-force-faced";
  seat: string;
  area: AreaName;
  units: string;
  strength: number;
}

/** The strength falls short: the move is not allowed, and the march is planned anew. */
export interface NeutralForceHeldEvent {
  event: "neutral-force-held";
  seat: string;
  area: AreaName;
  strength: number;
  needed: number;
}

/** The Raven's holder replaced one of his orders. */
export interface OrderExchangedEvent {
  event: "order-exchanged";
  seat: string;
  area: AreaName;
  before: OrderName;
  after: OrderName;
}

/** A house whose turn it was has laid an order face down on an area. */
export interface OrderLaidEvent {
  event: "order-laid";
  seat: string;
  area: AreaName;
}

/** An order is turned face up. */
export interface OrderRevealedEvent {
  event: "order-revealed";
  seat: string;
  area: AreaName;
  token: OrderName;
}

/** An Order token was removed from the board by a House card or a combat. */
export interface OrderTakenAwayEvent {
  event: "order-taken-away";
  seat: string;
  area: AreaName;
  order: OrderName;
}

/** Some orders may not be assigned this round. */
export interface OrdersBannedEvent {
  event: "orders-banned";
  ban: string;
}

/** Removing a Consolidate Power order is pillaging: so much Power was gained, and so much lost by the victim. */
export interface PillagedEvent {
  event: "pillaged";
  seat: string;
  gained: number;
  victim: string;
  lost: number;
}

/** Captured Ships in a port were replaced by so many own ones. */
export interface PortCapturedEvent {
  event: "port-captured";
  seat: string;
  port: AreaName;
  ships: number;
}

/** Ships in a port whose land area was lost are taken off the board. */
export interface PortShipsDestroyedEvent {
  event: "port-ships-destroyed";
  seat: string;
  port: AreaName;
  ships: number;
}

/** Game of Thrones: Power for power icons and for ports. */
export interface PowerCollectedEvent {
  event: "power-collected";
  seat: string;
  power: number;
}

/** A Consolidate Power order was resolved for Power. */
export interface PowerConsolidatedEvent {
  event: "power-consolidated";
  seat: string;
  area: AreaName;
  power: number;
}

/** Available Power went to the pool. */
export interface PowerDiscardedEvent {
  event: "power-discarded";
  seat: string;
  power: number;
}

/** A House card gave its owner Power. */
export interface PowerFromCardEvent {
  event: "power-from-card";
  seat: string;
  card: CardName;
  power: number;
}

/** A house established control of an area that its units left. */
export interface PowerTokenPlacedEvent {
  event: "power-token-placed";
  seat: string;
  area: AreaName;
}

/** A Power token went from the board back to the Power pool. */
export interface PowerTokenReturnedEvent {
  event: "power-token-returned";
  seat: string;
  area: AreaName;
}

/** A Raid order was resolved; with a target, both tokens left the board. */
export interface RaidedEvent {
  event: "raided";
  seat: string;
  source: AreaName;
  target: AreaName | null;
  victim: string | null;
  order: OrderName | null;
}

/** The Raven's holder does not use it this round. */
export interface RavenDeclinedEvent {
  event: "raven-declined";
  seat: string;
}

/** A new unit is on the board. */
export interface RecruitedEvent {
  event: "recruited";
  seat: string;
  area: AreaName;
  unit: UnitName;
  place: AreaName;
}

/** The beaten army retreated and is routed. */
export interface RetreatedEvent {
  event: "retreated";
  seat: string;
  area: AreaName;
  units: string;
}

/** The round marker stands on this space. */
export interface RoundBeganEvent {
  event: "round-began";
  round: number;
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

/** A token moved on the Supply track. */
export interface SupplyAdjustedEvent {
  event: "supply-adjusted";
  seat: string;
  supply: number;
}

/** A combatant does not want the support that he was offered. */
export interface SupportDeclinedEvent {
  event: "support-declined";
  seat: string;
  area: AreaName;
}

/** An area supports a combatant. */
export interface SupportGrantedEvent {
  event: "support-granted";
  seat: string;
  area: AreaName;
  side: string;
}

/** The owner of a Support order supports nobody with it. */
export interface SupportRefusedEvent {
  event: "support-refused";
  seat: string;
  area: AreaName;
}

/** A seat took its move back: the events from number `since` on (as this viewer counts them) are void. */
export interface TakenBackEvent {
  event: "taken-back";
  seat: string;
  since: number;
  further: boolean;
}

/** What a combatant drew; only he sees it. */
export interface TidesCardDrawnEvent {
  event: "tides-card-drawn";
  seat: string;
  card: TidesCardName;
}

/** A combatant's Tides of Battle card lies open. */
export interface TidesCardRevealedEvent {
  event: "tides-card-revealed";
  seat: string;
  card: TidesCardName;
}

/** A combatant drew a Tides of Battle card; what the others see. */
export interface TidesCardTakenEvent {
  event: "tides-card-taken";
  seat: string;
}

/** The holder of the Iron Throne token decided which of the tied houses comes next. */
export interface TieBrokenEvent {
  event: "tie-broken";
  seat: string;
  first: string;
}

/** The houses of an Influence track in their new order. */
export interface TrackChangedEvent {
  event: "track-changed";
  track: TrackName;
  seats: string[];
}

/** All Influence tokens were taken off the three tracks. */
export interface TracksClearedEvent {
  event: "tracks-cleared";
}

/** Attackers who won went back to where they came from. */
export interface TurnedBackEvent {
  event: "turned-back";
  seat: string;
  area: AreaName;
  units: string;
}

/** Units were taken off the board and went back to their owner. */
export interface UnitsRemovedEvent {
  event: "units-removed";
  seat: string;
  area: AreaName;
  units: string;
}

/** A Footman was replaced by a better unit. */
export interface UpgradedEvent {
  event: "upgraded";
  seat: string;
  area: AreaName;
  unit: UnitName;
}

/** The top card of a Westeros deck is revealed. */
export interface WesterosCardDrawnEvent {
  event: "westeros-card-drawn";
  card: WesterosCardName;
}

/** A Westeros card is carried out. */
export interface WesterosCardResolvedEvent {
  event: "westeros-card-resolved";
  card: WesterosCardName;
}

/** The card that was looked at went back on top of the deck, or to its bottom. */
export interface WildlingCardPutEvent {
  event: "wildling-card-put";
  seat: string;
  bottom: boolean;
}

/** The top card of the Wildling deck. */
export interface WildlingCardRevealedEvent {
  event: "wildling-card-revealed";
  card: WildlingCardName;
}

/** The Raven's holder looked at the top Wildling card; only he sees which one it is. */
export interface WildlingCardSeenEvent {
  event: "wildling-card-seen";
  seat: string;
  card: WildlingCardName | null;
}

/** The Wildling token moved; surplus icons at 12 are lost. */
export interface WildlingsAdvancedEvent {
  event: "wildlings-advanced";
  icons: number;
  wildlings: number;
}

/** The Wildlings attack with this strength. */
export interface WildlingsAttackedEvent {
  event: "wildlings-attacked";
  strength: number;
}

/** The Wildling token goes back to this space. */
export interface WildlingsWithdrewEvent {
  event: "wildlings-withdrew";
  wildlings: number;
}

/** Winter Is Coming: the whole deck was shuffled, and a new card is drawn from it. */
export interface WinterCameEvent {
  event: "winter-came";
  deck: number;
}

export type Event = AbilityUsedEvent | AttackDecidedEvent | BidRegainedEvent | BidRevealedEvent | BidderNamedEvent | BidsDiscardedEvent | BladeUsedEvent | CardDiscardedEvent | CardRegainedEvent | CasualtiesSufferedEvent | CleanedUpEvent | CombatBeganEvent | CombatWonEvent | ControlChangedEvent | DominanceTokenPassedEvent | DrewEvent | EffectChosenEvent | FootmanBecameKnightEvent | GameWonEvent | GarrisonDestroyedEvent | HouseCardCancelledEvent | HouseCardDiscardedEvent | HouseCardRevealedEvent | HouseCardsTakenBackEvent | InitialStrengthAnnouncedEvent | KnightReplacedEvent | MarchEndedEvent | MarchedEvent | MusteredByOrderEvent | MusteringEndedEvent | NeutralForceBeatenEvent | NeutralForceFacedEvent | NeutralForceHeldEvent | OrderExchangedEvent | OrderLaidEvent | OrderRevealedEvent | OrderTakenAwayEvent | OrdersBannedEvent | PillagedEvent | PortCapturedEvent | PortShipsDestroyedEvent | PowerCollectedEvent | PowerConsolidatedEvent | PowerDiscardedEvent | PowerFromCardEvent | PowerTokenPlacedEvent | PowerTokenReturnedEvent | RaidedEvent | RavenDeclinedEvent | RecruitedEvent | RetreatedEvent | RoundBeganEvent | RulesChangedEvent | ShuffledEvent | SupplyAdjustedEvent | SupportDeclinedEvent | SupportGrantedEvent | SupportRefusedEvent | TakenBackEvent | TidesCardDrawnEvent | TidesCardRevealedEvent | TidesCardTakenEvent | TieBrokenEvent | TrackChangedEvent | TracksClearedEvent | TurnedBackEvent | UnitsRemovedEvent | UpgradedEvent | WesterosCardDrawnEvent | WesterosCardResolvedEvent | WildlingCardPutEvent | WildlingCardRevealedEvent | WildlingCardSeenEvent | WildlingsAdvancedEvent | WildlingsAttackedEvent | WildlingsWithdrewEvent | WinterCameEvent;
