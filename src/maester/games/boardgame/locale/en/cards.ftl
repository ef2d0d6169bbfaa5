# Names of House cards.

card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = The Blackfish
card-catelyn-stark = Catelyn Stark
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-the-hound = The Hound
card-ser-jaime-lannister = Ser Jaime Lannister
card-tyrion-lannister = Tyrion Lannister
card-ser-kevan-lannister = Ser Kevan Lannister
card-cersei-lannister = Cersei Lannister
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-ser-davos-seaworth = Ser Davos Seaworth
card-brienne-of-tarth = Brienne of Tarth
card-melisandre = Melisandre
card-salladhor-saan = Salladhor Saan
card-patchface = Patchface
card-euron-crows-eye = Euron Crow's Eye
card-victarion-greyjoy = Victarion Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-balon-greyjoy = Balon Greyjoy
card-asha-greyjoy = Asha Greyjoy
card-dagmar-cleftjaw = Dagmar Cleftjaw
card-aeron-damphair = Aeron Damphair
card-mace-tyrell = Mace Tyrell
card-ser-loras-tyrell = Ser Loras Tyrell
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-randyll-tarly = Randyll Tarly
card-alester-florent = Alester Florent
card-margaery-tyrell = Margaery Tyrell
card-queen-of-thorns = Queen of Thorns
card-the-red-viper = The Red Viper
card-areo-hotah = Areo Hotah
card-obara-sand = Obara Sand
card-darkstar = Darkstar
card-nymeria-sand = Nymeria Sand
card-arianne-martell = Arianne Martell
card-doran-martell = Doran Martell

# Names of Westeros cards: deck and copy are part of the id.

card-supply-i-1 = Supply
card-supply-i-2 = Supply
card-supply-i-3 = Supply
card-mustering-i-1 = Mustering
card-mustering-i-2 = Mustering
card-mustering-i-3 = Mustering
card-a-throne-of-blades-i-1 = A Throne of Blades
card-a-throne-of-blades-i-2 = A Throne of Blades
card-last-days-of-summer-i-1 = Last Days of Summer
card-winter-is-coming-i-1 = Winter Is Coming
card-clash-of-kings-ii-1 = Clash of Kings
card-clash-of-kings-ii-2 = Clash of Kings
card-clash-of-kings-ii-3 = Clash of Kings
card-game-of-thrones-ii-1 = Game of Thrones
card-game-of-thrones-ii-2 = Game of Thrones
card-game-of-thrones-ii-3 = Game of Thrones
card-dark-wings-dark-words-ii-1 = Dark Wings, Dark Words
card-dark-wings-dark-words-ii-2 = Dark Wings, Dark Words
card-last-days-of-summer-ii-1 = Last Days of Summer
card-winter-is-coming-ii-1 = Winter Is Coming
card-wildlings-attack-iii-1 = Wildling Attack
card-wildlings-attack-iii-2 = Wildling Attack
card-wildlings-attack-iii-3 = Wildling Attack
card-put-to-the-sword-iii-1 = Put to the Sword
card-put-to-the-sword-iii-2 = Put to the Sword
card-sea-of-storms-iii-1 = Sea of Storms
card-rains-of-autumn-iii-1 = Rains of Autumn
card-feast-for-crows-iii-1 = Feast for Crows
card-web-of-lies-iii-1 = Web of Lies
card-storm-of-swords-iii-1 = Storm of Swords

# Names of Wildling cards.

card-a-king-beyond-the-wall = A King Beyond the Wall
card-crow-killers = Crow Killers
card-mammoth-riders = Mammoth Riders
card-massing-on-the-milkwater = Massing on the Milkwater
card-preemptive-raid = Preemptive Raid
card-rattleshirts-raiders = Rattleshirt's Raiders
card-silence-at-the-wall = Silence at the Wall
card-skinchanger-scout = Skinchanger Scout
card-the-horde-descends = The Horde Descends

# Tides of Battle cards are named by what they show.

card-zero-0 = 0
card-zero-1 = 0
card-zero-2 = 0
card-zero-3 = 0
card-zero-4 = 0
card-zero-5 = 0
card-zero-6 = 0
card-zero-7 = 0
card-skull-8 = 0 + skull
card-skull-9 = 0 + skull
card-sword-10 = 1 + sword
card-sword-11 = 1 + sword
card-sword-12 = 1 + sword
card-sword-13 = 1 + sword
card-fortification-14 = 1 + fortification
card-fortification-15 = 1 + fortification
card-fortification-16 = 1 + fortification
card-fortification-17 = 1 + fortification
card-two-18 = 2
card-two-19 = 2
card-two-20 = 2
card-two-21 = 2
card-three-22 = 3
card-three-23 = 3
