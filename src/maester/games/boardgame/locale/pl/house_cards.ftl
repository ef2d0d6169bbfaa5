event-house-card-revealed = { NAME($seat, kind: "house") } zagrywają kartę { NAME($card, kind: "card") }.
event-ability-used = { NAME($seat, kind: "house") } korzystają ze zdolności karty { NAME($card, kind: "card") }.
event-house-card-cancelled = Karta { NAME($card, kind: "card") } zostaje anulowana i wraca na rękę { NAME($seat, kind: "house", form: "gen") }.
event-house-card-discarded = Karta { NAME($card, kind: "card") } trafia na stos kart odrzuconych { NAME($seat, kind: "house", form: "gen") }.
event-house-cards-taken-back = { NAME($seat, kind: "house") } biorą odrzucone karty Rodu z powrotem na rękę.
event-order-taken-away = Rozkaz { NAME($seat, kind: "house", form: "gen") } { NAME($area, kind: "area", form: "in") } zostaje usunięty: { NAME($order, kind: "order") }.
event-footman-became-knight = { NAME($seat, kind: "house") } zastępują Piechura { NAME($area, kind: "area", form: "in") } Rycerzem.
event-power-from-card =
    { $power ->
        [one] { NAME($seat, kind: "house") } otrzymują { $power } żeton Władzy dzięki karcie { NAME($card, kind: "card") }.
        [few] { NAME($seat, kind: "house") } otrzymują { $power } żetony Władzy dzięki karcie { NAME($card, kind: "card") }.
       *[many] { NAME($seat, kind: "house") } otrzymują { $power } żetonów Władzy dzięki karcie { NAME($card, kind: "card") }.
    }

ask-play-another = { NAME($seat, kind: "house") }: karta { NAME($cancelled, kind: "card") } została anulowana. Którą inną kartę Rodu zagrywacie?
ask-tyrion-lannister-cancels = { NAME($seat, kind: "house") }: czy Tyrion Lannister anuluje kartę Rodu przeciwnika?
ask-aeron-damphair-replaces = { NAME($seat, kind: "house") }: czy odrzucacie kartę Aeron Mokra Czupryna za 2 żetony Władzy i zagrywacie zamiast niej inną kartę Rodu?
ask-mace-tyrell-destroys = { NAME($seat, kind: "house") }: którego Piechura { NAME($target, kind: "area", form: "in") } niszczy Mace Tyrell?
ask-queen-of-thorns-removes = { NAME($seat, kind: "house") }: który rozkaz przeciwnika na obszarze sąsiadującym z bitwą ({ NAME($target, kind: "area") }) usuwa Królowa Cierni?
ask-cersei-lannister-removes = { NAME($seat, kind: "house") }: który rozkaz pokonanego przeciwnika usuwa Cersei Lannister?
ask-doran-martell-drops = { NAME($seat, kind: "house") }: na którym torze Wpływów Doran Martell przesuwa przeciwnika na ostatnią pozycję?
ask-renly-baratheon-upgrades = { NAME($seat, kind: "house") }: którego Piechura Renly Baratheon zastępuje Rycerzem?
ask-patchface-discards = { NAME($seat, kind: "house") }: którą kartę z ręki przeciwnika odrzuca Plama?

option-play-card = { NAME($card, kind: "card") }
option-discard-from-hand = { NAME($card, kind: "card") }
option-remove-order = Rozkaz { NAME($area, kind: "area", form: "in") }
option-upgrade-footman = Piechur { NAME($area, kind: "area", form: "in") }
option-choose-track = { NAME($track, kind: "track") }

refusal-housecard-abilities-immediate = ({ NAME($card, kind: "card") })
refusal-housecard-timing-win-lose-last = ({ NAME($card, kind: "card") })
refusal-housecard-discard-after-combat = ({ NAME($card, kind: "card") })
refusal-housecard-secret-choice = ({ NAME($card, kind: "card") })
refusal-housecard-mandatory = ({ NAME($card, kind: "card") })
