// Made from the Python structs by `make golden`. Never edited by hand.

export type UnitName = string;

export type ActionName = "maneuver" | "march" | "retreat" | "ranged-attack" | "melee-attack" | "charge" | "forgo";

export type ConditionName = string;

export type WayName = "forward" | "right" | "back" | "left";

export type AlignmentName = "full" | "half-left" | "half-right" | "near-left" | "near-right";

export type SideName = "front" | "right-flank" | "rear" | "left-flank";

export type PieceName = string;

export type FactionName = string;

export type ArmyCardName = "10313" | "10318" | "20601" | "20602" | "20605" | "20607" | "20610" | "20611" | "20612" | "20615" | "20622" | "20624" | "20625" | "20628" | "20630" | "21001" | "21002" | "21013" | "21101" | "21103" | "21107" | "20301" | "20303" | "20313" | "20315" | "20317" | "20320" | "20329" | "20801" | "20803" | "20808" | "20812" | "20813" | "20815" | "20820" | "20821" | "20104" | "20105" | "20115" | "20116" | "20121" | "20125" | "20129" | "20130" | "20901" | "20903" | "20909" | "20914" | "20920" | "20921" | "20402" | "20409" | "20411" | "20415" | "20424" | "20501" | "20502" | "20509" | "20511" | "20522" | "20527" | "20533" | "20534" | "20535" | "20201" | "20202" | "20208" | "20210" | "20211" | "20215" | "20225" | "20228" | "20229" | "20701" | "20702" | "20707" | "20711" | "20712" | "20714" | "20715" | "20717" | "20726" | "20727" | "30901";

export type EdgeName = "south" | "north";

export type CornerName = "south-west" | "south-east" | "north-west" | "north-east";

export type ModeName = "a-game-of-thrones" | "a-clash-of-kings" | "a-storm-of-swords" | "a-feast-for-crows" | "a-dance-with-dragons" | "winds-of-winter" | "fire-and-blood" | "dark-wings-dark-words" | "honed-and-ready" | "here-we-stand";

export type QuadrantName = "south-west" | "south-east" | "north-west" | "north-east";

export type SiegeCardName = "clear-the-field" | "silence-the-command" | "all-out-assault" | "break-their-spirit" | "sleepless-nights" | "battering-ram" | "boiling-oil" | "volley-from-the-walls" | "sally-forth" | "repair-the-breach" | "hold-the-gate" | "spiked-ditches";

export type RoleName = "attacker" | "defender";

export type MissionName = string;

export type AbilityName = "charge-bonus" | "panicked" | "vulnerable" | "weakened" | "zone-crown" | "zone-coins" | "zone-letter" | "zone-swords" | "zone-horse" | "objective-1" | "objective-2" | "objective-3" | "objective-4" | "objective-5" | "objective-6" | "objective-7" | "objective-8" | "objective-9" | "objective-10" | "arrow-rain" | "commander-objective-6" | "commander-objective-7" | "commander-objective-8" | "commander-objective-9" | "commander-objective-10" | "victory-marker" | "swap-mission" | "siege-clear-the-field" | "siege-silence-the-command" | "siege-all-out-assault" | "siege-break-their-spirit" | "siege-sleepless-nights" | "siege-battering-ram" | "siege-boiling-oil" | "siege-volley-from-the-walls" | "siege-sally-forth" | "siege-repair-the-breach" | "siege-hold-the-gate" | "siege-spiked-ditches" | "a-man-freed-a-name-owed" | "a-name-given" | "a-rose-and-its-thorns" | "abundant-promises" | "acute-precision" | "adaptive" | "addam-marbrand-commander-of-the-city-watch-charismatic-leadership" | "addam-marbrand-commander-of-the-city-watch-lash-out" | "addam-marbrand-commander-of-the-city-watch-valiant-example" | "advantage-strike" | "aerial-scouting" | "affiliation-bloody-mummers" | "affiliation-builder" | "affiliation-crannogman" | "affiliation-frozen-shore" | "affiliation-golden-company" | "affiliation-house-bolton" | "affiliation-house-clegane" | "affiliation-house-karstark" | "affiliation-house-mormont" | "affiliation-house-tully" | "affiliation-house-umber" | "affiliation-rangers" | "affiliation-rhllor" | "affiliation-stormcrows" | "agile" | "allies-in-the-realm" | "alliser-thorne-master-at-arms-pathetic-attempt" | "alliser-thorne-master-at-arms-price-of-failure" | "alliser-thorne-master-at-arms-seeing-their-flaws" | "ambush" | "andrew-estermont-first-of-the-kings-men-assault-orders" | "andrew-estermont-first-of-the-kings-men-reckless-fury" | "andrew-estermont-first-of-the-kings-men-rush-of-aggression" | "arrow-volley" | "asha-greyjoy-the-krakens-daughter-ironborn-mettle" | "asha-greyjoy-the-krakens-daughter-raider-bravery" | "asha-greyjoy-the-krakens-daughter-war-cry" | "avenging-the-north" | "axell-florent-first-of-the-queens-men-fiery-charge" | "axell-florent-first-of-the-queens-men-fiery-resolve" | "axell-florent-first-of-the-queens-men-rhllors-wrath" | "backing-of-the-iron-bank" | "baelor-blacktyde-lord-of-blacktyde-blacktyde-conviction" | "baelor-blacktyde-lord-of-blacktyde-blacktyde-resentment" | "baelor-blacktyde-lord-of-blacktyde-lash-out" | "balon-greyjoy-the-kraken-king-acceptable-sacrifices" | "balon-greyjoy-the-kraken-king-price-of-failure" | "balon-greyjoy-the-kraken-king-the-old-way" | "baratheon-baratheon-conviction" | "baratheon-baratheon-justice" | "baratheon-final-strike" | "baratheon-oath-of-duty" | "baratheon-ours-is-the-fury" | "baratheon-stags-wit" | "baratheon-sustained-assault" | "bardiche" | "barristan-selmy-the-bold-combat-prowess" | "barristan-selmy-the-bold-legendary-boldness" | "barristan-selmy-the-bold-sustained-assault" | "barristan-selmy-the-bold-victory-comes-hard" | "battle-prayer" | "battle-scars" | "bear-cavalry" | "belwas-the-strong-count-the-cuts" | "belwas-the-strong-expert-parry" | "belwas-the-strong-good-dying" | "belwas-the-strong-pathetic-attempt" | "benjen-stark-beyond-the-wall-hunters-insight" | "benjen-stark-beyond-the-wall-marshal" | "benjen-stark-beyond-the-wall-ride-by-attack" | "benjen-stark-first-ranger-hit-and-run" | "benjen-stark-first-ranger-hunters-insight" | "benjen-stark-first-ranger-lying-in-wait" | "beric-dondarrion-lightning-lord-assault-orders" | "beric-dondarrion-lightning-lord-lightbringer" | "beric-dondarrion-lightning-lord-six-times-too-many" | "berics-vassal" | "berserkers-fervor" | "black-fire" | "blade-and-fang" | "bloodrider" | "bloodriders-arakh" | "boarding-axe" | "boisterous-charisma" | "boldness-and-courage" | "bolt-thrower" | "bolton-a-flayed-man-has-no-secrets" | "bolton-cruel-methods" | "bolton-fear-keeps-a-man-alive" | "bolton-harsh-punishments" | "bolton-our-blades-are-sharp" | "bolton-remorseless-examples" | "bolton-sadistic-games" | "bonded-bear" | "bonded-boar" | "bonded-eagle" | "bonded-skinchanger" | "bonded-wolf" | "bookkeeping-cortnay-penrose" | "bookkeeping-samwell-tarly" | "brans-protector" | "bravery-in-the-face-of-death" | "brotherhood-armaments" | "brotherhood-azor-ahai" | "brotherhood-but-the-realm-remains" | "brotherhood-knights-of-the-hollow-hill" | "brotherhood-regroup-and-reform" | "brotherhood-sudden-retreat" | "brotherhood-take-up-the-sword" | "brotherhood-the-forgotten-fellowship" | "brutal-armaments" | "brutal-sadism" | "brynden-tully-outrider-commander-marshal" | "brynden-tully-outrider-commander-ride-by-attack" | "brynden-tully-outrider-commander-ride-them-down" | "brynden-tully-the-blackfish-refuse-to-yield" | "brynden-tully-the-blackfish-set-for-charge" | "brynden-tully-the-blackfish-war-cry" | "camp-followers" | "captains-men" | "castellans-duty" | "catelyn-stark-lady-stoneheart-lash-out" | "catelyn-stark-lady-stoneheart-price-of-failure" | "catelyn-stark-lady-stoneheart-vengeance-in-blood" | "cavalry" | "champions-wrath" | "chariot" | "chieftains-fury" | "choosing-a-name" | "claims-to-the-kingdom" | "claw-and-blade" | "cleaving-blows" | "combat-mastery-defense" | "combat-mastery-resolve" | "commanders-vassal" | "conflicting-reactions" | "conviction-of-a-true-khaleesi" | "coordinated-assault" | "cortnay-penrose-castellan-of-storms-end-counterplot" | "cortnay-penrose-castellan-of-storms-end-issue-commands" | "cortnay-penrose-castellan-of-storms-end-surprise-strategy" | "cotter-pyke-eastwatch-commander-assault-orders" | "cotter-pyke-eastwatch-commander-pyke-aggression" | "cotter-pyke-eastwatch-commander-reckless-strikes" | "counterstrike" | "counts-and-measures" | "crossbow" | "daario-naharis-stormcrow-captain-hasty-offense" | "daario-naharis-stormcrow-captain-reckless-strikes" | "daario-naharis-stormcrow-captain-sellsword-bravado" | "daario-naharis-stormcrow-captain-sellsword-negotiations" | "daemon-sand-vengeful-knight-a-need-for-vengeance" | "daemon-sand-vengeful-knight-coordinated-plotting" | "daemon-sand-vengeful-knight-pathetic-attempt" | "daenerys-targaryen-mother-of-dragons-dracarys" | "daenerys-targaryen-mother-of-dragons-dragons-flight" | "daenerys-targaryen-mother-of-dragons-fire-made-flesh" | "daenerys-targaryen-mother-of-dragons-promise-of-fire" | "daenerys-targaryen-queen-of-meereen-counterplot" | "daenerys-targaryen-queen-of-meereen-remorseless-examples" | "daenerys-targaryen-queen-of-meereen-subjugation-of-power" | "daenerys-targaryen-queen-of-meereen-targaryen-supremacy" | "dagmer-cleftjaw-master-at-arms-iron-envy" | "dagmer-cleftjaw-master-at-arms-knowledge-paid-in-iron" | "dagmer-cleftjaw-master-at-arms-lust-for-glory" | "dauntless" | "davos-seaworth-hero-of-blackwater-everything" | "davos-seaworth-hero-of-blackwater-fealty-to-the-crown" | "davos-seaworth-hero-of-blackwater-flea-bottom-tricks" | "davos-seaworth-hero-of-blackwater-parlay" | "davos-vassal" | "deadly-bloom" | "deadly-impact" | "deceitful-envoy" | "dervish-blades" | "desert-marksmen" | "direwolf" | "disorganized" | "disrupt" | "disrupt-communication" | "distract" | "divine-sacrifices" | "dominance-of-the-crown" | "domineering-pride" | "donal-noye-defender-of-castle-black-defensive-formation" | "donal-noye-defender-of-castle-black-lash-out" | "donal-noye-defender-of-castle-black-refuse-to-yield" | "doran-martell-lord-of-sunspear-false-agenda" | "doran-martell-lord-of-sunspear-parlay" | "doran-martell-lord-of-sunspear-ripe-to-act" | "dornish-conviction" | "dornish-vengeance" | "double-hammers" | "dracarys" | "drogos-bloodriders" | "drowned-gods-fanatics" | "dual-weapons" | "dutiful-commander" | "duty-to-the-crown" | "duty-to-the-realms-of-men" | "eddard-stark-lord-of-winterfell-fury-for-the-fallen" | "eddard-stark-lord-of-winterfell-lead-by-example" | "eddard-stark-lord-of-winterfell-northern-defiance" | "elderly-caution" | "eldon-estermont-lord-of-greenstone-battle-endurance" | "eldon-estermont-lord-of-greenstone-hefty-ransom" | "eldon-estermont-lord-of-greenstone-martial-superiority" | "elusive-escape" | "embolden" | "enhanced-mobility" | "erik-ironmaker-anvil-breaker-golds-allure" | "erik-ironmaker-anvil-breaker-irons-endurance" | "erik-ironmaker-anvil-breaker-steels-might" | "euron-greyjoy-lord-reaper-of-pyke-cunning-ploy" | "euron-greyjoy-lord-reaper-of-pyke-devious-methods" | "euron-greyjoy-lord-reaper-of-pyke-mind-games" | "executioners-axe" | "executioners-fury" | "experiment-enhancements" | "expert-duelist" | "expert-maintenance" | "eye-of-the-crow" | "family-duty-honor" | "fanatical-zeal" | "fealty-to-the-seven" | "fearless-avarice" | "ferocious-assault" | "fervent-conviction" | "fighters-armaments" | "finding-the-best-patron" | "fire-arrows" | "first-claim" | "first-of-the-kings-men" | "flail" | "free-folk-coordination-tactics" | "free-folk-diversion-tactics" | "free-folk-overwhelming-assault" | "free-folk-regroup-and-reform" | "free-folk-surrounded-and-exposed" | "free-folk-the-endless-horde" | "free-folk-theres-too-many" | "frenzied-swings" | "fresh-converts" | "frey-ambition" | "fueled-by-slaughter" | "furious-charge" | "furious-swing" | "fury-of-the-thenns" | "gallows-humor" | "gang-up" | "gerold-dayne-darkstar-coup-attempt" | "gerold-dayne-darkstar-lone-knight" | "gerold-dayne-darkstar-reckless-strikes" | "giant" | "giants-spear" | "gifts-of-iron-gold-and-steel" | "gifts-of-silver-and-bronze" | "gillys-insight" | "go-down-fighting" | "golden-fire" | "gore-and-feed" | "great-axe" | "great-hammer" | "greatjon-umber-lord-of-last-hearth-berserker-tactics" | "greatjon-umber-lord-of-last-hearth-lash-out" | "greatjon-umber-lord-of-last-hearth-last-stand" | "greatsword" | "gregor-clegane-the-mountain-assault-orders" | "gregor-clegane-the-mountain-overrun" | "gregor-clegane-the-mountain-price-of-failure" | "grey-worm-unsullied-commander-battle-endurance" | "grey-worm-unsullied-commander-issue-commands" | "grey-worm-unsullied-commander-lash-out" | "grey-worm-unsullied-commander-retribution-of-the-dragon" | "greyjoy-bless-with-stone-bless-with-steel" | "greyjoy-finger-dance" | "greyjoy-raiding-call" | "greyjoy-the-iron-price" | "greyjoy-the-krakens-wrath" | "greyjoy-we-do-not-sow" | "greyjoy-what-is-dead-may-never-die" | "halberd" | "halfhands-guidance" | "hands-orders" | "hardened" | "harma-vanguard-commander-feinting-maneuver" | "harma-vanguard-commander-hit-and-run" | "harma-vanguard-commander-swift-reposition" | "harmas-vassal" | "harmen-uller-lord-of-hellholt-battle-endurance" | "harmen-uller-lord-of-hellholt-set-for-charge" | "harmen-uller-lord-of-hellholt-spiteful-truce" | "harpoon" | "healing-hands" | "heart-of-fire" | "hidden-shot" | "highgarden-lance" | "history-is-written-by-the-victors" | "hodor" | "hodor-retreat" | "horrific-rumors" | "horrific-visage" | "hot-pies" | "hot-tempered" | "house-of-the-undying" | "howland-reed-lord-of-the-crannogs-bog-devil-ambush" | "howland-reed-lord-of-the-crannogs-crannog-traps" | "howland-reed-lord-of-the-crannogs-the-threat-unseen" | "hrakkars-and-tamers" | "hunters-guile" | "illyrios-boon" | "impaling-spear" | "improved-armaments" | "improved-defenses" | "improved-defenses-bwb" | "improved-defenses-stark" | "in-rhllors-name" | "indomitable" | "inspiring-presence" | "interrogate" | "intimidating-presence" | "intimidation-of-the-crown" | "intrigue-and-subterfuge" | "iron-credit" | "iron-resolve" | "ironborn-arrows" | "ironborn-diplomat" | "jade-fire" | "jagged-weapons" | "jaime-lannister-the-kingslayer-kingslayers-infamy" | "jaime-lannister-the-kingslayer-kingslayers-prowess" | "jaime-lannister-the-kingslayer-kingslayers-renown" | "jaimes-vassal" | "jeor-mormont-997th-lord-commander-and-now-my-watch-begins" | "jeor-mormont-997th-lord-commander-live-and-die-at-my-post" | "jeor-mormont-997th-lord-commander-night-gathers" | "joffrey-baratheon-first-of-his-name-i-am-the-king" | "joffrey-baratheon-first-of-his-name-traitors-i-will-have-their-heads" | "joffrey-baratheon-first-of-his-name-you-will-obey-me" | "joffreys-retinue" | "jojens-greensight" | "jokin-stormcrow-captain-brothers-in-arms" | "jokin-stormcrow-captain-diversion-tactics" | "jokin-stormcrow-captain-stalwart-mercenaries" | "jokins-protector" | "jokins-vassal" | "jon-snow-998th-lord-commander-for-the-watch" | "jon-snow-998th-lord-commander-it-shall-not-end-until-my-death" | "jon-snow-998th-lord-commander-stand-united-brothers" | "jorah-mormont-westerosi-tactician-betrayal" | "jorah-mormont-westerosi-tactician-feinting-maneuver" | "jorah-mormont-westerosi-tactician-marshal" | "jorah-mormont-westerosi-tactician-opportunist" | "justin-massey-the-smiler-precious-supplies" | "justin-massey-the-smiler-regroup-and-reform" | "justin-massey-the-smiler-sudden-retreat" | "juvenile-dragon" | "kevan-lannister-protector-of-the-realm-predictable-maneuvers" | "kevan-lannister-protector-of-the-realm-seeing-their-flaws" | "kevan-lannister-protector-of-the-realm-wealth-of-the-rock" | "khal-drogo-the-great-khal-addrivat" | "khal-drogo-the-great-khal-assault-orders" | "khal-drogo-the-great-khal-lead-by-example" | "khal-drogo-the-great-khal-ride-by-attack" | "kings-blade" | "knightly-armaments" | "knightly-vow" | "knights-blade" | "knowledge-is-power" | "lady-of-the-wilds" | "lance" | "lannister-a-lannister-pays-his-debts" | "lannister-bribery" | "lannister-counterplot" | "lannister-fealty-to-the-crown" | "lannister-hear-me-roar" | "lannister-intrigue-and-subterfuge" | "lannister-justice" | "lannister-oppression" | "lannister-subjugation-of-power" | "lightbringer" | "little-birds" | "little-doves" | "loras-tyrell-the-knight-of-flowers-growing-strong" | "loras-tyrell-the-knight-of-flowers-loved-by-the-smallfolk" | "loras-tyrell-the-knight-of-flowers-overgrowth" | "loving-counsel" | "loyal-imposter" | "loyalty-renly-baratheon" | "loyalty-stannis-baratheon" | "loyalty-through-coin" | "lysene-charm" | "mace-and-spike" | "maege-mormont-lady-of-bear-island-here-we-stand" | "maege-mormont-lady-of-bear-island-support-of-bear-island" | "maege-mormont-lady-of-bear-island-sustained-assault" | "maegis-healing" | "maegis-knowledge" | "maesters-healing" | "mag-the-mighty-commander-blitz" | "mag-the-mighty-commander-chieftains-orders" | "mag-the-mighty-commander-defiant-roar" | "mag-the-mighty-commander-enrage" | "mag-the-mighty-commander-hurl-boulder" | "mag-the-mighty-commander-last-of-their-kind" | "mag-the-mighty-commander-monsters-from-the-north" | "mag-the-mighty-commander-overrun" | "mag-the-mighty-commander-shrug-it-off" | "mag-the-mighty-commander-trample" | "mammoth" | "mance-rayder-king-beyond-the-wall-predictable-maneuvers" | "mance-rayder-king-beyond-the-wall-the-long-plan" | "mance-rayder-king-beyond-the-wall-wildling-diplomacy" | "manipulation-and-deception" | "manticore-venom" | "marauders-blades" | "marselen-mothers-men-commander-devastating-impact" | "marselen-mothers-men-commander-devotees-of-the-dragon" | "marselen-mothers-men-commander-supply-aid" | "marselen-mothers-men-commander-war-cry" | "marshal" | "martell-cunning-ploy" | "martell-dune-tactics" | "martell-rhoynish-vengeance" | "martell-rising-temperatures" | "martell-sand-diplomacy" | "martell-superior-positioning" | "martell-unbowed-unbent-unbroken" | "martial-expertise" | "master-of-the-game" | "master-skinchanger" | "mastercraft-longsword" | "mastercraft-warhammer" | "mercenarys-longbow" | "merchant-lords-reach" | "might-of-the-iron-throne" | "might-of-the-throne-cortnay-penrose" | "might-of-the-throne-kevan-lannister" | "misunderstood-omens" | "mother-of-dragons" | "motivated-by-coin" | "motley-armaments" | "mummers-blade" | "names-on-the-list" | "necessary-sacrifices" | "negotiator" | "neutral-adaptive-methods" | "neutral-issue-commands" | "neutral-meticulous-planning" | "neutral-planning-and-insight" | "neutral-spoils-of-war" | "neutral-surprise-strategy" | "neutral-worth-the-risk" | "never-do-what-they-expect" | "nights-watch-and-now-his-watch-is-ended" | "nights-watch-take-the-black" | "nights-watch-the-fire-that-burns-against-the-cold" | "nights-watch-the-light-that-brings-the-dawn" | "nights-watch-the-shield-of-the-realms-of-men" | "nights-watch-the-sword-in-the-darkness" | "nights-watch-the-watcher-on-the-wall" | "northern-resilience" | "obara-sand-eldest-sister-desert-preparation" | "obara-sand-eldest-sister-reckless-strikes" | "obara-sand-eldest-sister-sustained-assault" | "oberyn-martell-prince-of-dorne-intercept-orders" | "oberyn-martell-prince-of-dorne-unexpected-exhaustion" | "oberyn-martell-prince-of-dorne-vipers-infamy" | "oppressive-peacekeeping" | "order-adaptive-planning" | "order-adaptive-style" | "order-battle-plan" | "order-charging-volley" | "order-counterstrategy" | "order-deceitful-reposition" | "order-divide-the-spoils" | "order-drowned-gods-blessing" | "order-grisly-example" | "order-hidden-traps" | "order-hold-the-line" | "order-incite" | "order-lannister-supremacy" | "order-laws-of-the-realm" | "order-mark-target" | "order-martial-training" | "order-nobles-bolster" | "order-overrun" | "order-overwatch" | "order-pit-fighter-rage" | "order-planned-approach" | "order-quick-fire" | "order-raven-flock" | "order-ready-aim-release" | "order-reckless-heroism" | "order-resilience" | "order-scavenge" | "order-scout-openings" | "order-sentinel" | "order-set-an-example" | "order-set-for-charge" | "order-shield-wall" | "order-sow-discord" | "order-spread-fear" | "order-stark-fury" | "order-stay-at-your-posts" | "order-strange-relics" | "order-superior-flanking" | "order-supply-aid" | "order-swift-retreat" | "order-tactical-reposition" | "order-taking-a-new-name" | "order-taunt" | "order-thenn-supremacy" | "order-threaten" | "order-trappers-tools" | "order-trophy-collecting" | "order-unsuspecting-charge" | "order-war-cry" | "orders-of-the-crown-joffrey-baratheon" | "orders-of-the-crown-preston-greenfield" | "othell-yarwyck-first-builder-honed-enhancement" | "othell-yarwyck-first-builder-rapid-construction" | "othell-yarwyck-first-builder-serrated-enhancement" | "outflank" | "outriders-bow" | "pathfinder" | "perseverance-and-valor" | "pirates-blades" | "playing-the-game" | "poisoned-gifts" | "poisoned-tridents" | "prayers-to-rhllor" | "precision" | "predators-instincts" | "prey-on-fear" | "price-of-honor" | "prophecies-and-portents" | "protection-of-the-crown" | "proxy-orders" | "pulling-weeds" | "pummeling-fists" | "queens-blade" | "queens-influence" | "queens-promises" | "raided-armaments" | "raiders-of-the-free-cities" | "rally-banner" | "rally-cry" | "rally-the-smallfolk" | "rampage" | "ramsay-snow-spiteful-heir-opportunist" | "ramsay-snow-spiteful-heir-skin-collection" | "ramsay-snow-spiteful-heir-spoils-in-flesh" | "ramsay-snow-the-bastard-of-bolton-cruel-methods" | "ramsay-snow-the-bastard-of-bolton-our-blades-are-sharp" | "ramsay-snow-the-bastard-of-bolton-sadistic-games" | "ranging-specialist-benjen" | "rattleshirt-the-lord-of-bones-armor-trophies" | "rattleshirt-the-lord-of-bones-bloody-trophies" | "rattleshirt-the-lord-of-bones-weapon-trophies" | "raven-tending" | "reapers-fervor" | "reaver-axes" | "reckless-strikes" | "recruiting-from-the-hills" | "recruitment" | "refuge-and-supplies" | "regroup" | "reinforcements" | "relentless" | "renly-baratheon-king-in-the-south-knights-of-summer" | "renly-baratheon-king-in-the-south-lavish-encampment" | "renly-baratheon-king-in-the-south-overconfidence" | "renly-baratheon-lord-paramount-of-the-stormlands-hidden-affairs" | "renly-baratheon-lord-paramount-of-the-stormlands-in-his-brothers-shadows" | "renly-baratheon-lord-paramount-of-the-stormlands-inexplicable-return" | "renly-baratheon-the-charismatic-heir-they-will-make-me-king" | "renly-baratheon-the-charismatic-heir-wealth-and-charisma" | "renly-baratheon-the-charismatic-heir-younger-bolder-and-far-more-comely" | "renlys-protector" | "renlys-retinue" | "repeating-the-words" | "resolute-strikes" | "rest-and-refuge" | "rhllors-magics" | "rickard-karstark-lord-of-karhold-a-need-for-vengeance" | "rickard-karstark-lord-of-karhold-karstark-retribution" | "rickard-karstark-lord-of-karhold-taunt" | "rise-again-blade-in-hand" | "rise-again-harder-and-stronger" | "robb-stark-the-wolf-lord-hit-and-run" | "robb-stark-the-wolf-lord-sudden-retreat" | "robb-stark-the-wolf-lord-superior-positioning" | "rock-volley" | "rodrik-cassel-master-at-arms-combat-prowess" | "rodrik-cassel-master-at-arms-martial-superiority" | "rodrik-cassel-master-at-arms-press-the-advantage" | "roose-bolton-lord-of-the-dreadfort-dreadfort-secrets" | "roose-bolton-lord-of-the-dreadfort-seeing-their-flaws" | "roose-bolton-lord-of-the-dreadfort-whispered-threats" | "roose-bolton-the-leech-lord-a-flayed-man-has-no-secrets" | "roose-bolton-the-leech-lord-fear-keeps-a-man-alive" | "roose-bolton-the-leech-lord-whispered-threats" | "rooses-vassal" | "ruthless-aggression" | "ruthless-volley" | "sabotage-and-subvert" | "sacrifice-for-the-cause" | "sacrifice-for-the-king" | "sacrifice-to-the-lord-of-light" | "sadistic-butchery" | "sadistic-mutilation" | "samwells-influence" | "savage-mauling-bear" | "scholar-among-raiders" | "scimitar" | "screamers-arakh" | "ser-denys-mallister-shadow-tower-commander-adaptive-methods" | "ser-denys-mallister-shadow-tower-commander-combat-prowess" | "ser-denys-mallister-shadow-tower-commander-tempered-by-duty" | "shared-fear" | "shifting-loyalties" | "sic-em" | "skahaz-mo-kandaq-the-shavepate-eyes-of-the-watch" | "skahaz-mo-kandaq-the-shavepate-ghiscari-justice" | "skahaz-mo-kandaq-the-shavepate-keeping-the-peace" | "skahaz-mo-kandaq-the-shavepate-the-queens-law" | "skillful-preparations" | "smugglers-cunning" | "solo-rider" | "southern-discipline" | "southern-knowledge" | "spear-and-maul" | "spear-and-net" | "spearwife-council" | "spearwifes-guile" | "special-card-50101" | "special-card-50201" | "special-card-50301" | "special-card-50302" | "special-card-50399" | "special-card-50601" | "special-card-50701" | "special-card-50801" | "special-card-50900" | "special-card-50901" | "special-card-50902" | "special-card-50903" | "special-card-51101" | "special-card-51102" | "spiked-flail" | "spotter" | "stags-fury" | "stake-building" | "stake-mountings" | "stalwart" | "stand-your-ground" | "stannis-baratheon-king-at-the-wall-muster" | "stannis-baratheon-king-at-the-wall-on-the-double" | "stannis-baratheon-king-at-the-wall-ride-them-down" | "stannis-baratheon-the-one-true-king-azor-ahai" | "stannis-baratheon-the-one-true-king-in-rhllors-name" | "stannis-baratheon-the-one-true-king-test-of-faith" | "stannis-baratheon-the-rightful-heir-harsh-conditions" | "stannis-baratheon-the-rightful-heir-tactical-approach" | "stannis-baratheon-the-rightful-heir-will-of-the-one-true-king" | "starfall-lance" | "stark-assault-orders" | "stark-devastating-impact" | "stark-northern-ferocity" | "stark-swift-reposition" | "stark-the-north-remembers" | "stark-winter-is-coming" | "stark-winters-might" | "steelshanks-walton-captain-of-the-guard-price-of-fear" | "steelshanks-walton-captain-of-the-guard-rush-of-aggression" | "steelshanks-walton-captain-of-the-guard-taunt" | "stomp" | "strategic-alliance" | "stubborn-tenacity" | "styr-magnar-of-thenn-bitter-demise" | "styr-magnar-of-thenn-styrs-vengeance" | "styr-magnar-of-thenn-thenn-defiance" | "sundering" | "sunspear-secrets" | "superior-numbers" | "support-of-haystack-hall" | "swift-strike" | "syraxs-presence" | "tactical-mastermind" | "targaryen-blood-of-the-dragon" | "targaryen-field-control" | "targaryen-fire-and-blood" | "targaryen-overrun" | "targaryen-sudden-retreat" | "targaryen-swift-reposition" | "targaryen-unstoppable-advance" | "the-great-walrus-lord-of-the-frozen-shore-battle-endurance" | "the-great-walrus-lord-of-the-frozen-shore-frozen-shore-resilience" | "the-great-walrus-lord-of-the-frozen-shore-walrus-strength" | "the-high-sparrow-his-high-holiness-mercy-of-the-mother" | "the-high-sparrow-his-high-holiness-protection-of-the-father" | "the-high-sparrow-his-high-holiness-wrath-of-the-warrior" | "the-krakens-dues" | "the-mountain-that-rides" | "the-mountains-strength" | "the-rains-of-castamere" | "the-rightful-queen" | "the-silences-infamy" | "the-way-revealed" | "the-weeper-horrific-butcher-cruel-methods" | "the-weeper-horrific-butcher-price-of-failure" | "the-weeper-horrific-butcher-remorseless-examples" | "theon-greyjoy-prince-of-winterfell-diversion-tactics" | "theon-greyjoy-prince-of-winterfell-opportunist" | "theon-greyjoy-prince-of-winterfell-stark-exposure" | "thoros-of-myr-the-red-wizard-fiery-charge" | "thoros-of-myr-the-red-wizard-loved-by-the-smallfolk" | "thoros-of-myr-the-red-wizard-the-last-kiss" | "time-may-yet-come" | "to-the-last" | "tooth-and-claw" | "tormund-giantsbane-thunderfist-counter-assault" | "tormund-giantsbane-thunderfist-devastating-impact" | "tormund-giantsbane-thunderfist-rush-of-aggression" | "trackers-bow" | "true-bond" | "true-conviction-baratheon" | "true-conviction-martell" | "tyrion-lannister-halfman-cunning-ploy" | "tyrion-lannister-halfman-false-agenda" | "tyrion-lannister-halfman-intercept-orders" | "tywin-lannister-lord-of-casterly-rock-broken-resolve" | "tywin-lannister-lord-of-casterly-rock-exploit-weakness" | "tywin-lannister-lord-of-casterly-rock-issue-commands" | "unbiased-justice" | "uncontrolled-rage" | "unfaltering-conviction" | "unfaltering-politics" | "unleashed-ferocity" | "unstoppable-wrath" | "unsullied-prowess" | "untrained-masses" | "unyielding" | "valuable-captive-jaime-lannister" | "valuable-captive-rickon-stark" | "varamyr-sixskins-master-skinchanger-commander-bonded-command" | "varamyr-sixskins-master-skinchanger-commander-bonded-guardians" | "varamyr-sixskins-master-skinchanger-commander-summon-companions" | "varamyrs-eagle" | "varamyrs-scout" | "varamyrs-shadowcat" | "varamyrs-wolf-pack" | "vargo-hoat-the-goat-of-harrenhal-careless-aggression" | "vargo-hoat-the-goat-of-harrenhal-exploit-weakness" | "vargo-hoat-the-goat-of-harrenhal-the-cripplers-infamy" | "vengeance-at-any-cost" | "vengeance-of-the-crown" | "vengeful-captive" | "vicious" | "vicious-mauling" | "victarion-greyjoy-the-iron-captain-assault-orders" | "victarion-greyjoy-the-iron-captain-rush-of-aggression" | "victarion-greyjoy-the-iron-captain-sustained-assault" | "victarions-vassal" | "violent-reactions" | "vipers-fangs" | "war-elephant" | "war-flail" | "war-hammer" | "war-machine" | "war-machines-of-the-wall" | "watchers-crossbow" | "ways-of-the-court" | "weaken-resolve" | "wealth-of-the-thirteen" | "westerosi-rider" | "whatever-may-come" | "wildfire" | "winterfell-supplies" | "winterfells-wrath" | "winters-bite" | "wisdom-beyond-her-years" | "wisdom-of-the-old-knight" | "wolfs-cunning" | "zeal-of-the-drowned-god" | "zealous-fanaticism" | "zealous-resurgence";

export type CardName = string;

export type AttachmentName = string;

export type ZoneName = string;

export type TerrainName = string;

/** An army list in all its forms, and all that is to be said about it. */
export interface ArmyAnswer {
  list: ArmyList;
  code: string;
  text: string;
  cost: number;
  points: number;
  neutral: NeutralShare;
  commander: string | null;
  cards: ArmyCard[];
  faults: ArmyFault[];
  not_playable: ArmyFault[];
  lines: ArmyLine[];
  changes: string[];
}

/** A card of the army, and what is paid for it. */
export interface ArmyCard {
  card: string;
  entry: number | null;
  cost: number;
}

/** A Combat Unit with the Attachments that were bought for it (p. 10, attachment.purchase), by card numbers. */
export interface ArmyEntry {
  unit: string;
  attachments: string[];
}

/** A restriction that the army breaks. */
export interface ArmyFault {
  rule: string;
  page: number | null;
  sentence: string;
  entry: number | null;
  cards: string[];
}

/** A line of a text, and what it was taken for. */
export interface ArmyLine {
  number: number;
  text: string;
  sentence: string;
  is_understood: boolean;
  cards: string[];
}

/** An army as it is written down. It may break any rule of army building: `armies.broken` says which. */
export interface ArmyList {
  faction: string;
  points: number;
  entries: ArmyEntry[];
  unattached: string[];
  ncus: string[];
}

/** An Attachment in a unit. */
export interface AttachmentView {
  card: string;
  ref: string;
  seat: string;
  tokens: number;
}

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

/** What a unit, an NCU or a player bears: an Influence, an attached card, or an effect that lasts for a time. */
export interface BorneView {
  text: string;
  seat: string;
  kind: string;
  until: string;
  tokens: number;
  targets: string[];
  zones: string[];
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

/** An Objective card that somebody has for the Commander's unit. */
export interface CommanderCardView {
  card: number;
  seats: string[];
  used: boolean;
}

/** An effect that was declared and waits to be resolved, or is being resolved. */
export interface DeclaredView {
  seat: string;
  text: string;
  unit: string | null;
  card: boolean;
  targets: string[];
  cancelled: boolean;
  resolving: boolean;
}

/** The battlefield. */
export interface FieldView {
  mode: ModeView;
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
  ncus: NcuView[];
  zones: ZoneView[];
  declared: DeclaredView[];
}

/** A unit whose tray a border halves: it counts nowhere until the opponent says where. */
export interface HalvedUnitView {
  unit: string;
  quadrants: string[];
}

/** A stretch of bearings from which the target is reached and seen, with some of them. */
export interface LaneShown {
  first: number;
  last: number;
  ways: [number, number, number][];
}

/** A Marked unit, in play or destroyed. */
export interface MarkedUnitView {
  unit: string;
  card: number | null;
}

/** The hand of Mission cards of a side. */
export interface MissionHandView {
  seats: string[];
  size: number;
  missions: (number | null)[];
}

/** How near a side is to fulfilling a Mission. */
export interface MissionProgressView {
  seats: string[];
  own: number;
  lead: number;
  would_score: number;
  targets: string[];
}

/** A Mission that lies open and scores. */
export interface MissionView {
  mission: number;
  revealed_by: string[];
  sides: MissionProgressView[];
}

/** Mission cards. */
export interface MissionsView {
  active: MissionView[];
  reserve: number[];
  deck_size: number;
  discard: number[];
  hands: MissionHandView[];
}

/** The Game Mode; parts that another mode has are None. */
export interface ModeView {
  name: string;
  commander_cards: CommanderCardView[] | null;
  marked: MarkedUnitView[] | null;
  victory_markers: VictoryMarkersView[] | null;
  quadrants: QuadrantView[] | null;
  halved: HalvedUnitView[] | null;
  siege: SiegeView | null;
  missions: MissionsView | null;
}

/** An NCU, in play or destroyed. */
export interface NcuView {
  unit: string;
  seat: string;
  card: string;
  ref: string;
  activated: boolean;
  tokens: number;
  silenced: boolean;
  destroyed: boolean;
  zone: string | null;
  abilities: string[];
  used: string[];
  bears: BorneView[];
}

/** What is paid for Neutral cards, and what may be: None in an army that is Neutral altogether. */
export interface NeutralShare {
  cost: number;
  most: number | null;
}

/** An Objective token, its card, and who Claimed and Controls it. */
export interface ObjectiveView {
  number: number;
  x: number;
  y: number;
  card: number;
  claimed_by: string | null;
  controlled_by: string | null;
  carried: boolean;
  pile: string | null;
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
  side: number;
  eliminated: boolean;
  army: string | null;
  edge: number;
  zone: [number, number, number, number];
  victory_points: number;
  scored: [string, number][];
  passes: number;
  to_activate: number;
  points_left: number;
  commander: string | null;
  hand_size: number;
  hand: (string | null)[];
  hand_limit: number;
  deck_size: number;
  deck_list: string[];
  in_hand_or_deck: string[];
  discard: string[];
  bears: BorneView[];
}

/** What counts in a square. */
export interface QuadrantLineView {
  unit: string;
  kind: string;
  card: string;
  points: number;
}

/** What a side has in a square. */
export interface QuadrantSideView {
  seats: string[];
  points: number;
  lines: QuadrantLineView[];
}

/** A square of the battlefield. */
export interface QuadrantView {
  quadrant: string;
  area: [number, number, number, number];
  sides: QuadrantSideView[];
  controlled_by: string[];
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

/** What a page needs to have a hand chosen, by the numbers on the cards. */
export interface ShownMissionHands {
  always: number[];
  others: number[];
  number: number;
}

/** A place that is offered: for which unit or kind of terrain, and why. */
export interface ShownPlace {
  what: string;
  x: number;
  y: number;
  face: number;
  reason: string;
  about: string;
}

/** Where something may be put. All lengths are in thousandths of an inch. */
export interface ShownPlacement {
  area: [number, number][];
  taken: ShownTaken[];
  places: ShownPlace[];
}

/** What it may not overlap, and how far it must stay away from that. */
export interface ShownTaken {
  outline: [number, number][];
  gap: number;
}

/** The Siege Strategy cards of a player. */
export interface SiegeHandView {
  seat: string;
  role: string;
  hand: (string | null)[];
  discard: string[];
  deck: number;
}

/** A siege. */
export interface SiegeView {
  attacker: string | null;
  defender: string | null;
  walls: WallView[];
  ground: [number, number, number, number];
  hands: SiegeHandView[];
  muted: string[];
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
  attachments: AttachmentView[];
  tokens: number;
  bears: BorneView[];
  commander: boolean;
  in_reserve: boolean;
}

/** Victory Point markers on a unit. */
export interface VictoryMarkersView {
  unit: string;
  markers: number;
}

/** A Castle Wall. */
export interface WallView {
  wall: string;
  pose: [number, number, number];
  footprint: [number, number, boolean];
  wounds: number;
  most_wounds: number;
  activated: boolean;
  engaged_with: string[];
}

/** A zone of the Tactics Board. */
export interface ZoneView {
  zone: string;
  ncu: string | null;
  controlled_by: string[];
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

/** Arranges the Attachments of a unit, from the left. */
export interface ArrangeMove {
  move: "arrange";
  attachments: AttachmentName[];
}

/** Brings an army, by its code or by the id of a ready-made one. */
export interface BringMove {
  move: "bring";
  army: string;
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

/** Chooses an Attachment of a unit. */
export interface ChooseAttachmentMove {
  move: "choose-attachment";
  attachment: AttachmentName;
}

/** Chooses a kind of Condition token. */
export interface ChooseConditionMove {
  move: "choose-condition";
  condition: ConditionName;
}

/** Chooses a number for an effect. */
export interface ChooseNumberMove {
  move: "choose-number";
  number: number;
}

/** Chooses an Objective card, by its number. */
export interface ChooseObjectiveCardMove {
  move: "choose-objective-card";
  card: number;
}

/** Chooses one of several options of a text, counted from 1 in the order of the text. */
export interface ChooseOptionMove {
  move: "choose-option";
  option: number;
}

/** Chooses an Order of a unit. */
export interface ChooseOrderMove {
  move: "choose-order";
  ability: AbilityName;
}

/** Chooses a piece of Terrain. */
export interface ChoosePieceMove {
  move: "choose-piece";
  piece: PieceName;
}

/** Chooses a kind of terrain. */
export interface ChooseTerrainMove {
  move: "choose-terrain";
  kind: TerrainName;
}

/** Chooses the unit that an effect is for. */
export interface ChooseUnitMove {
  move: "choose-unit";
  unit: UnitName;
}

/** Chooses a zone of the Tactics Board for an effect. */
export interface ChooseZoneMove {
  move: "choose-zone";
  zone: ZoneName;
}

/** Has the activated NCU Claim an empty zone. */
export interface ClaimZoneMove {
  move: "claim-zone";
  zone: ZoneName;
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

/** Discards Tactics cards from the hand; none, too, where that is allowed. */
export interface DiscardMove {
  move: "discard";
  cards: CardName[];
}

/** Ends a turn in which no unit has to be activated. */
export interface EndTurnMove {
  move: "end-turn";
}

/** Pivots to a bearing. */
export interface FreePivotMove {
  move: "free-pivot";
  face: string;
}

/** Has a unit heal so many of the Wounds that may be healed. */
export interface HealWoundsMove {
  move: "heal-wounds";
  unit: UnitName;
  wounds: number;
}

/** Puts an Attachment into an enemy unit. */
export interface JoinUnitMove {
  move: "join-unit";
  unit: UnitName;
}

/** Lays a piece of terrain somewhere. */
export interface LayTerrainMove {
  move: "lay-terrain";
  kind: TerrainName;
  x: string;
  y: string;
  face: string;
}

/** Leaves the turn of the team to a teammate. */
export interface LeaveTurnMove {
  move: "leave-turn";
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

/** Puts an Objective token on an enemy unit: it is Marked. */
export interface MarkUnitMove {
  move: "mark-unit";
  unit: UnitName;
}

/** Moves a Condition token from a unit to another. */
export interface MoveTokenMove {
  move: "move-token";
  unit: UnitName;
  condition: ConditionName;
  target: UnitName;
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

/** Puts a Corpse Pile somewhere. */
export interface PlacePileMove {
  move: "place-pile";
  x: string;
  y: string;
}

/** Puts an Objective token, counted from 1, somewhere. */
export interface PlaceTokenMove {
  move: "place-token";
  objective: number;
  x: string;
  y: string;
}

/** Plays a Tactics card and names its targets, besides the unit that sets it off. */
export interface PlayCardMove {
  move: "play-card";
  card: CardName;
  targets: UnitName[];
}

/** Plays a Siege Strategy card. */
export interface PlaySiegeCardMove {
  move: "play-siege-card";
  card: SiegeCardName;
}

/** Says in which square a unit is whose tray a border halves. */
export interface PutInQuadrantMove {
  move: "put-in-quadrant";
  quadrant: QuadrantName;
}

/** Discards a Reserve Mission, and a new one is drawn. */
export interface RenewMissionMove {
  move: "renew-mission";
  reserve: MissionName;
}

/** Discards an Active Mission, and a Reserve Mission takes its place. */
export interface ReplaceMissionMove {
  move: "replace-mission";
  active: MissionName;
  reserve: MissionName;
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
  unit: UnitName | null;
}

/** Moves away from the enemy, sideways, back or forward, then pivots to a bearing. */
export interface RetreatToMove {
  move: "retreat-to";
  way: WayName;
  distance: string;
  then_face: string;
}

/** Reveals a Mission card from the hand. */
export interface RevealMissionMove {
  move: "reveal-mission";
  mission: MissionName;
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

/** Swaps a Condition token of a unit for another kind. */
export interface SwapTokenMove {
  move: "swap-token";
  unit: UnitName;
  condition: ConditionName;
  becomes: ConditionName;
}

/** Chooses the action of an activated unit. */
export interface TakeActionMove {
  move: "take-action";
  action: ActionName;
}

/** Takes a Tactics card into the hand. */
export interface TakeCardMove {
  move: "take-card";
  card: CardName;
}

/** Takes the deployment zone in a corner of the table. */
export interface TakeCornerMove {
  move: "take-corner";
  corner: CornerName;
}

/** Takes these Mission cards into the hand. */
export interface TakeMissionsMove {
  move: "take-missions";
  missions: MissionName[];
}

/** Chooses which of several Objectives, counted from 1, a unit Claims. */
export interface TakeObjectiveMove {
  move: "take-objective";
  objective: number;
}

/** Takes the role of the Attacker or of the Defender; the opponent has the other one. */
export interface TakeRoleMove {
  move: "take-role";
  role: RoleName;
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
  unit: UnitName | null;
  targets: UnitName[];
}

export type Move = ActivateMove | AgreeMove | AlignMove | ArrangeMove | BringMove | ChargeFacingMove | ChargeSideMove | ChooseAttachmentMove | ChooseConditionMove | ChooseNumberMove | ChooseObjectiveCardMove | ChooseOptionMove | ChooseOrderMove | ChoosePieceMove | ChooseTerrainMove | ChooseUnitMove | ChooseZoneMove | ClaimZoneMove | DeclareChargeMove | DemolishMove | DeployMove | DiscardMove | EndTurnMove | FreePivotMove | HealWoundsMove | JoinUnitMove | LayTerrainMove | LeaveTurnMove | LeaveZonesMove | ManeuverMove | MarchMove | MarkUnitMove | MoveTokenMove | NameFirstMove | PassMove | PassTurnMove | PlacePileMove | PlaceTokenMove | PlayCardMove | PlaySiegeCardMove | PutInQuadrantMove | RenewMissionMove | ReplaceMissionMove | RerollMove | ResolveTextMove | RetreatToMove | RevealMissionMove | ShiftByMove | ShootMove | ShootFromMove | StrikeMove | SwapTokenMove | TakeActionMove | TakeCardMove | TakeCornerMove | TakeMissionsMove | TakeObjectiveMove | TakeRoleMove | TakeZoneMove | UseTextMove;

/** A unit or an NCU loses its abilities for a time; Innate ones stay. */
export interface AbilitiesLostEvent {
  event: "abilities-lost";
  unit: UnitName;
}

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

/** These are the Active Missions from now on. */
export interface ActiveMissionsSetEvent {
  event: "active-missions-set";
  missions: MissionName[];
}

/** The army of a player is revealed. */
export interface ArmyBroughtEvent {
  event: "army-brought";
  seat: string;
  army: string;
  faction: FactionName;
  commander: ArmyCardName;
}

/** A player shows the own army to a teammate who has still to choose one (p. 24). */
export interface ArmyShownEvent {
  event: "army-shown";
  seat: string;
  army: string;
  faction: FactionName;
  commander: ArmyCardName;
}

/** Arrows from the Castle Walls fall on a unit: so many Hits, which are no attack. */
export interface ArrowsFellEvent {
  event: "arrows-fell";
  unit: UnitName;
  hits: number;
}

/** An Attachment's model is removed: the unit loses its abilities (p. 10). */
export interface AttachmentDestroyedEvent {
  event: "attachment-destroyed";
  unit: UnitName;
  attachment: AttachmentName;
}

/** An Attachment of a player's army is put into a unit. */
export interface AttachmentJoinedEvent {
  event: "attachment-joined";
  seat: string;
  attachment: AttachmentName;
  unit: UnitName;
}

/** An Attachment that was destroyed joins a unit. */
export interface AttachmentReturnedEvent {
  event: "attachment-returned";
  unit: UnitName;
  attachment: AttachmentName;
}

/** The Attachments of a unit stand in this order, from the left. */
export interface AttachmentsArrangedEvent {
  event: "attachments-arranged";
  unit: UnitName;
  attachments: AttachmentName[];
}

/** The Attachments of a player have no abilities until the end of the Round. */
export interface AttachmentsMutedEvent {
  event: "attachments-muted";
  seat: string;
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

/** A player plays a Tactics card; `unit` is the one that sets it off, if any does. */
export interface CardPlayedEvent {
  event: "card-played";
  seat: string;
  card: CardName;
  unit: UnitName | null;
  targets: UnitName[];
}

/** A player takes a Tactics card into the hand that everybody sees: from the discard pile, or fetched by name. */
export interface CardTakenEvent {
  event: "card-taken";
  seat: string;
  card: CardName;
}

/** A player discards these Tactics cards, face up. */
export interface CardsDiscardedEvent {
  event: "cards-discarded";
  seat: string;
  cards: CardName[];
}

/** A player draws these Tactics cards; only that player and teammates see which (ruling.team-details). */
export interface CardsDrawnEvent {
  event: "cards-drawn";
  seat: string;
  cards: CardName[];
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

/** An effect takes a Condition token off a unit. */
export interface ConditionRemovedEvent {
  event: "condition-removed";
  unit: UnitName;
  condition: ConditionName;
}

/** A player has the deployment zone in a corner of the table. */
export interface CornerTakenEvent {
  event: "corner-taken";
  seat: string;
  corner: CornerName;
}

/** The owner of a destroyed unit puts a Corpse Pile onto the table, with an Objective on it and its card. */
export interface CorpsePileRaisedEvent {
  event: "corpse-pile-raised";
  seat: string;
  unit: UnitName;
  x: string;
  y: string;
  objective: number;
  card: number;
}

/** A Corpse Pile lies under each Objective token. */
export interface CorpsePilesLaidEvent {
  event: "corpse-piles-laid";
  piles: number;
}

/** A player shuffles the own Tactics deck. */
export interface DeckShuffledEvent {
  event: "deck-shuffled";
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

/** An effect was cancelled: it does nothing. */
export interface EffectCancelledEvent {
  event: "effect-cancelled";
  unit: UnitName | null;
  ability: AbilityName;
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

/** A player has rolled highest and is First Player. */
export interface FirstPlayerRolledEvent {
  event: "first-player-rolled";
  seat: string;
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

/** A player looks at another's hand of Tactics cards. */
export interface HandLookedAtEvent {
  event: "hand-looked-at";
  seat: string;
  whose: string;
}

/** A player looks at another's hand of Tactics cards; only that player sees these. */
export interface HandSeenEvent {
  event: "hand-seen";
  seat: string;
  whose: string;
  cards: CardName[];
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

/** A unit is kept off the table, in Reserve. */
export interface KeptInReserveEvent {
  event: "kept-in-reserve";
  unit: UnitName;
}

/** The Mission deck has run out: so many discarded cards are shuffled into a new one. */
export interface MissionDeckRenewedEvent {
  event: "mission-deck-renewed";
  number: number;
}

/** A player takes these Mission cards into the hand; only the own side sees which. */
export interface MissionHandTakenEvent {
  event: "mission-hand-taken";
  seat: string;
  missions: MissionName[];
}

/** A player has a Reserve Mission discarded. */
export interface MissionRenewedEvent {
  event: "mission-renewed";
  seat: string;
  discarded: MissionName;
}

/** A player has an Active Mission discarded, and a Reserve Mission takes its place. */
export interface MissionReplacedEvent {
  event: "mission-replaced";
  seat: string;
  discarded: MissionName;
  active: MissionName;
}

/** A player reveals a Mission card, which everybody may fulfil from now on. */
export interface MissionRevealedEvent {
  event: "mission-revealed";
  seat: string;
  mission: MissionName;
}

/** These Mission cards are discarded. */
export interface MissionsDiscardedEvent {
  event: "missions-discarded";
  missions: MissionName[];
}

/** A player takes so many Mission cards into the hand. */
export interface MissionsTakenEvent {
  event: "missions-taken";
  seat: string;
  number: number;
}

/** The Game Mode was drawn at random. */
export interface ModeDrawnEvent {
  event: "mode-drawn";
  mode: ModeName;
}

/** A unit was moved, by what; where its tray stood at first and after each part of the movement. */
export interface MovedEvent {
  event: "moved";
  unit: UnitName;
  how: string;
  path: [number, number, number][];
}

/** An NCU is destroyed. */
export interface NcuDestroyedEvent {
  event: "ncu-destroyed";
  ncu: UnitName;
}

/** An effect puts an NCU into another zone, or (no zone) takes it off the board. */
export interface NcuMovedEvent {
  event: "ncu-moved";
  ncu: UnitName;
  zone: ZoneName;
}

/** An activated NCU Claims no zone. */
export interface NcuPassedEvent {
  event: "ncu-passed";
  ncu: UnitName;
}

/** A player draws so many Tactics cards. */
export interface NumberDrawnEvent {
  event: "number-drawn";
  seat: string;
  number: number;
}

/** A player takes an Objective card, by its number, for the Commander's unit. */
export interface ObjectiveCardTakenEvent {
  event: "objective-card-taken";
  seat: string;
  card: number;
}

/** A unit Claims an Objective, counted from 1. */
export interface ObjectiveClaimedEvent {
  event: "objective-claimed";
  unit: UnitName;
  objective: number;
}

/** A player puts an Objective token onto the table; it was on the tray of this unit, or under it. */
export interface ObjectivePlacedEvent {
  event: "objective-placed";
  seat: string;
  objective: number;
  x: string;
  y: string;
  unit: UnitName;
}

/** A unit takes the Objective that another one has carried, and Claims it. */
export interface ObjectiveTakenEvent {
  event: "objective-taken";
  unit: UnitName;
  loser: UnitName;
  objective: number;
}

/** The Objective tokens lie on the table, and beside each its card, by number, if the mode uses any. */
export interface ObjectivesLaidOutEvent {
  event: "objectives-laid-out";
  cards: number[];
}

/** The token of a used Order is removed: it may be used again this Round. */
export interface OrderFreedEvent {
  event: "order-freed";
  unit: UnitName;
  ability: AbilityName;
}

/** A player has fewer units than the opponent, and may pass so often. */
export interface PassingGrantedEvent {
  event: "passing-granted";
  seat: string;
  passes: number;
}

/** A player is out of the battle. */
export interface PlayerEliminatedEvent {
  event: "player-eliminated";
  seat: string;
}

/** A player Controls a square, with so many points there; no other side has more than `next`. */
export interface QuadrantControlledEvent {
  event: "quadrant-controlled";
  seat: string;
  quadrant: QuadrantName;
  points: number;
  next: number;
}

/** A player says in which square a unit of an opponent counts. */
export interface QuadrantDecidedEvent {
  event: "quadrant-decided";
  seat: string;
  unit: UnitName;
  quadrant: QuadrantName;
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

/** These Mission cards are drawn and revealed as Reserve Missions. */
export interface ReserveMissionsDrawnEvent {
  event: "reserve-missions-drawn";
  missions: MissionName[];
}

/** The die leaves no room for a Retreat: the unit stays, and its action is spent. */
export interface RetreatImpossibleEvent {
  event: "retreat-impossible";
  unit: UnitName;
  die: number;
}

/** It is decided who attacks and who defends. */
export interface RolesTakenEvent {
  event: "roles-taken";
  attacker: string;
  defender: string;
}

/** Dice were thrown in the open. */
export interface RolledEvent {
  event: "rolled";
  purpose: string;
  unit: UnitName | null;
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

/** A player plays a Siege Strategy card, which is discarded. */
export interface SiegeCardPlayedEvent {
  event: "siege-card-played";
  seat: string;
  card: SiegeCardName;
}

/** A player draws these Siege Strategy cards; only that player sees which. */
export interface SiegeCardsDrawnEvent {
  event: "siege-cards-drawn";
  seat: string;
  cards: SiegeCardName[];
}

/** A player draws so many Siege Strategy cards. */
export interface SiegeCardsTakenEvent {
  event: "siege-cards-taken";
  seat: string;
  number: number;
}

/** A seat took its move back: the events from number `since` on (as this viewer counts them) are void. */
export interface TakenBackEvent {
  event: "taken-back";
  seat: string;
  since: number;
  further: boolean;
}

/** The battle is over: which team won, and with how many Victory Points. */
export interface TeamWonEvent {
  event: "team-won";
  seats: string[];
  points: number;
}

/** The player who has rolled for a piece chooses its kind. */
export interface TerrainChosenEvent {
  event: "terrain-chosen";
  seat: string;
  kind: TerrainName;
}

/** How many pieces of random terrain there will be, by this d3. */
export interface TerrainCountedEvent {
  event: "terrain-counted";
  die: number;
  pieces: number;
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

/** There is no place for a piece, so it is left out. */
export interface TerrainLeftOutEvent {
  event: "terrain-left-out";
  seat: string;
  kind: TerrainName;
}

/** The terrain of the ready layout lies on the table. */
export interface TerrainReadyEvent {
  event: "terrain-ready";
  kinds: TerrainName[];
}

/** A piece of Terrain is removed from the battlefield. */
export interface TerrainRemovedEvent {
  event: "terrain-removed";
  piece: PieceName;
}

/** A player has rolled for a piece: these kinds come on that number, all of them if none is named; or the roll is made again. */
export interface TerrainRolledEvent {
  event: "terrain-rolled";
  seat: string;
  dice: number[];
  kinds: TerrainName[];
  again: boolean;
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

/** A test counts as passed, without a roll or whatever the dice show. */
export interface TestPassedAutomaticallyEvent {
  event: "test-passed-automatically";
  unit: UnitName;
}

/** A text begins to work for a unit, an NCU or (no unit) a player: attached to it, or for a time. */
export interface TextBorneEvent {
  event: "text-borne";
  unit: UnitName | null;
  ability: AbilityName;
  seat: string;
}

/** A text that was attached, or lasted for a time, works no longer. */
export interface TextLaidDownEvent {
  event: "text-laid-down";
  unit: UnitName | null;
  ability: AbilityName;
  seat: string;
}

/** A text of a unit, of an NCU or of the card of an Objective takes effect. */
export interface TextTookEffectEvent {
  event: "text-took-effect";
  unit: UnitName | null;
  ability: AbilityName;
}

/** A player uses an Order or an ability of a unit or an NCU. */
export interface TextUsedEvent {
  event: "text-used";
  unit: UnitName | null;
  ability: AbilityName;
  targets: UnitName[];
}

/** Tokens come to a text, or are taken off it; so many are left. */
export interface TokensChangedEvent {
  event: "tokens-changed";
  unit: UnitName | null;
  ability: AbilityName;
  change: number;
  left: number;
}

/** A player leaves the turn of the team to a teammate. */
export interface TurnLeftEvent {
  event: "turn-left";
  seat: string;
  teammate: string;
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

/** A unit comes onto the table from Reserve. */
export interface UnitArrivedEvent {
  event: "unit-arrived";
  unit: UnitName;
  pose: [number, number, number];
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

/** A player Marks an enemy unit. */
export interface UnitMarkedEvent {
  event: "unit-marked";
  seat: string;
  unit: UnitName;
}

/** A unit that was destroyed is redeployed, whole. */
export interface UnitRedeployedEvent {
  event: "unit-redeployed";
  unit: UnitName;
  pose: [number, number, number];
}

/** A unit that would be destroyed stays in play with so many Wounds. */
export interface UnitStaysEvent {
  event: "unit-stays";
  unit: UnitName;
  wounds: number;
}

/** There was no room for these units in the zone: they stay off the table. */
export interface UnitsLeftOutEvent {
  event: "units-left-out";
  units: UnitName[];
}

/** A player puts a Victory Point marker on a unit, which bears so many now. */
export interface VictoryMarkerPutEvent {
  event: "victory-marker-put";
  seat: string;
  unit: UnitName;
  markers: number;
}

/** A player scores Victory Points, and has so many now. */
export interface VictoryPointsScoredEvent {
  event: "victory-points-scored";
  seat: string;
  source: string;
  points: number;
  total: number;
}

/** A Castle Wall suffers Wounds, and has so many left. */
export interface WallDamagedEvent {
  event: "wall-damaged";
  wall: UnitName;
  wounds: number;
  left: number;
}

/** A Castle Wall is destroyed: it stays where it is, and engages nobody any more. */
export interface WallDestroyedEvent {
  event: "wall-destroyed";
  wall: UnitName;
}

/** A Castle Wall has Wounds healed, and has so many left. */
export interface WallRepairedEvent {
  event: "wall-repaired";
  wall: UnitName;
  wounds: number;
  left: number;
}

/** The Castle Walls lie before the Defender's edge of the table. */
export interface WallsLaidEvent {
  event: "walls-laid";
  seat: string;
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

/** An NCU Claims a zone, and Controls it from now on. */
export interface ZoneClaimedEvent {
  event: "zone-claimed";
  ncu: UnitName;
  zone: ZoneName;
}

/** A player names a zone of the Tactics Board. */
export interface ZoneNamedEvent {
  event: "zone-named";
  seat: string;
  zone: ZoneName;
}

/** Something else is done instead of a zone's effect. */
export interface ZoneReplacedEvent {
  event: "zone-replaced";
  ncu: UnitName;
  zone: ZoneName;
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

export type Event = AbilitiesLostEvent | ActionForgoneEvent | ActivationEndedEvent | ActiveMissionsSetEvent | ArmyBroughtEvent | ArmyShownEvent | ArrowsFellEvent | AttachmentDestroyedEvent | AttachmentJoinedEvent | AttachmentReturnedEvent | AttachmentsArrangedEvent | AttachmentsMutedEvent | AttackCompletedEvent | AttackDeclaredEvent | CardPlayedEvent | CardTakenEvent | CardsDiscardedEvent | CardsDrawnEvent | ChargeDeclaredEvent | ChargeDistanceEvent | ChargeFacedEvent | ChargeFailedEvent | ConcededEvent | ConditionExpendedEvent | ConditionGivenEvent | ConditionRemovedEvent | CornerTakenEvent | CorpsePileRaisedEvent | CorpsePilesLaidEvent | DeckShuffledEvent | DrewEvent | EffectCancelledEvent | FirstPlayerChangedEvent | FirstPlayerNamedEvent | FirstPlayerRolledEvent | GameDrawnEvent | GameWonEvent | HandLookedAtEvent | HandSeenEvent | HitsBlockedEvent | HitsCountedEvent | KeptInReserveEvent | MissionDeckRenewedEvent | MissionHandTakenEvent | MissionRenewedEvent | MissionReplacedEvent | MissionRevealedEvent | MissionsDiscardedEvent | MissionsTakenEvent | ModeDrawnEvent | MovedEvent | NcuDestroyedEvent | NcuMovedEvent | NcuPassedEvent | NumberDrawnEvent | ObjectiveCardTakenEvent | ObjectiveClaimedEvent | ObjectivePlacedEvent | ObjectiveTakenEvent | ObjectivesLaidOutEvent | OrderFreedEvent | PassingGrantedEvent | PlayerEliminatedEvent | QuadrantControlledEvent | QuadrantDecidedEvent | RerolledEvent | ReserveMissionsDrawnEvent | RetreatImpossibleEvent | RolesTakenEvent | RolledEvent | RolledOffEvent | RoundStartedEvent | RulesChangedEvent | ShuffledEvent | SiegeCardPlayedEvent | SiegeCardsDrawnEvent | SiegeCardsTakenEvent | TakenBackEvent | TeamWonEvent | TerrainChosenEvent | TerrainCountedEvent | TerrainDestroyedEvent | TerrainEndangeredEvent | TerrainLaidEvent | TerrainLeftOutEvent | TerrainReadyEvent | TerrainRemovedEvent | TerrainRolledEvent | TestMadeEvent | TestPassedAutomaticallyEvent | TextBorneEvent | TextLaidDownEvent | TextTookEffectEvent | TextUsedEvent | TokensChangedEvent | TurnLeftEvent | TurnPassedEvent | TurnStartedEvent | UnitActivatedEvent | UnitArrivedEvent | UnitDeployedEvent | UnitDestroyedEvent | UnitHealedEvent | UnitMarkedEvent | UnitRedeployedEvent | UnitStaysEvent | UnitsLeftOutEvent | VictoryMarkerPutEvent | VictoryPointsScoredEvent | WallDamagedEvent | WallDestroyedEvent | WallRepairedEvent | WallsLaidEvent | WoundsSufferedEvent | ZoneClaimedEvent | ZoneNamedEvent | ZoneReplacedEvent | ZoneTakenEvent | ZonesLeftEvent;
