ask-turn-to-face = { NAME($seat, kind: "seat") }: czy jednostka zwraca się Przodem do wroga i ustawia wobec niego przed Atakiem?
ask-choose-strike = { NAME($seat, kind: "seat") }: którego wroga i czym atakujesz wręcz?
ask-shift-before-shooting = { NAME($seat, kind: "seat") }: czy przed strzałem jednostka wykonuje Przemieszczenie o maksymalnie 2 cale?
ask-choose-target = { NAME($seat, kind: "seat") }: do kogo strzela jednostka?
ask-choose-side = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – tacka leży po równo w dwóch Strefach Wzroku jednostki { NAME($target, kind: "unit") }. Z której strony pada strzał?
ask-reroll-dice = { NAME($seat, kind: "seat") }: czy chcesz przerzutu kości?
ask-shot-into-combat = { NAME($seat, kind: "seat") }: padły strzały w walczących. Która z twoich jednostek pierwsza wykonuje Test Paniki?
ask-declare-text =
    { $moment ->
        [round-starts] { NAME($seat, kind: "seat") }: zaczyna się Runda. Czy coś zagrywasz lub czegoś używasz?
        [round-ends] { NAME($seat, kind: "seat") }: Runda się kończy. Czy coś zagrywasz lub czegoś używasz?
        [deployed] { NAME($seat, kind: "seat") }: wszystkie jednostki rozmieszczone. Czy czegoś używasz?
        [turn-starts] { NAME($seat, kind: "seat") }: zaczyna się tura. Czy coś zagrywasz lub czegoś używasz?
        [turn-ends] { NAME($seat, kind: "seat") }: tura się kończy. Czy coś zagrywasz lub czegoś używasz?
        [activated] { NAME($seat, kind: "seat") }: aktywacja – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [action-chosen] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – akcja wybrana, jeszcze niewykonana. Czy coś zagrywasz lub czegoś używasz?
        [action-done] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – akcja wykonana. Czy coś zagrywasz lub czegoś używasz?
        [move-ended] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – koniec ruchu. Czy coś zagrywasz lub czegoś używasz?
        [retreat-rolled] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – rzut na Odwrót. Czy czegoś używasz?
        [retreated] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – po Odwrocie. Czy coś zagrywasz lub czegoś używasz?
        [charge-declared] { NAME($seat, kind: "seat") }: Szarża, { NAME($unit, kind: "unit") } na { NAME($other, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [charge-rolled] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – rzut na Dystans Szarży. Czy coś zagrywasz lub czegoś używasz?
        [charged] { NAME($seat, kind: "seat") }: udana Szarża, { NAME($unit, kind: "unit") } na { NAME($other, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [attack-declared] { NAME($seat, kind: "seat") }: Atak, { NAME($unit, kind: "unit") } na { NAME($other, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [attack-rolled] { NAME($seat, kind: "seat") }: wynik Kości Ataku jest ostateczny. Czy coś zagrywasz lub czegoś używasz?
        [defense-rolled] { NAME($seat, kind: "seat") }: wynik Kości Obrony jest ostateczny. Czy coś zagrywasz lub czegoś używasz?
        [attack-done] { NAME($seat, kind: "seat") }: Atak na { NAME($other, kind: "unit") } zakończony. Czy coś zagrywasz lub czegoś używasz?
        [surge] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } może ruszyć Naprzód! Czy coś zagrywasz lub czegoś używasz?
        [test-called] { NAME($seat, kind: "seat") }: test, jeszcze przed rzutem – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [test-rolled] { NAME($seat, kind: "seat") }: rzut w teście – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [test-passed] { NAME($seat, kind: "seat") }: test zdany – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [test-failed] { NAME($seat, kind: "seat") }: test niezdany – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [rank-lost] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – utracony szereg. Czy czegoś używasz?
        [would-be-destroyed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – jednostka miałaby zostać zniszczona. Czy czegoś używasz?
        [destroyed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – jednostka zniszczona. Czy coś zagrywasz lub czegoś używasz?
        [attachment-destroyed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – zniszczony Dodatek. Czy czegoś używasz?
        [ncu-activated] { NAME($seat, kind: "seat") }: aktywacja – { NAME($unit, kind: "unit") }. Czy coś zagrywasz lub czegoś używasz?
        [zone-claimed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – zajęta strefa, jeszcze przed jej efektem. Czy coś zagrywasz lub czegoś używasz?
        [zone-resolved] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – efekt strefy rozstrzygnięty. Czy czegoś używasz?
        [card-played] { NAME($seat, kind: "seat") }: zagrano kartę „{ NAME($answered, kind: "ability") }”. Czy na nią odpowiadasz?
        [targeted] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – cel efektu „{ NAME($answered, kind: "ability") }”. Czy na to odpowiadasz?
       *[other] { NAME($seat, kind: "seat") }: czy coś zagrywasz lub czegoś używasz?
    }
ask-resolve-next-text = { NAME($seat, kind: "seat") }: kilka twoich efektów następuje jednocześnie. Który rozstrzygasz najpierw?
ask-pick-target = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Dla której jednostki?
ask-pick-options = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Co wybierasz?

option-align = Ustaw się { NAME($place, kind: "alignment") }
option-strike = Atakuj: { NAME($target, kind: "unit") }, Atak nr { $attack }
option-demolish = Zniszcz: { NAME($piece, kind: "piece") }
option-shoot = Strzelaj: { NAME($target, kind: "unit") }, Atak nr { $attack }
option-shoot-from = Z { NAME($side, kind: "side", form: "gen") }
option-reroll = Przerzuć ({ NAME($source, kind: "ability") }): kości nr { $dice }
option-use-text =
    { $unit ->
        [none] { $targets ->
            [brak] Użyj: { NAME($ability, kind: "ability") }
           *[other] Użyj: { NAME($ability, kind: "ability") }; cel: { NAME($targets, kind: "unit") }
        }
       *[other] { $targets ->
            [brak] Użyj: { NAME($ability, kind: "ability") } – { NAME($unit, kind: "unit") }
           *[other] Użyj: { NAME($ability, kind: "ability") } – { NAME($unit, kind: "unit") }; cel: { NAME($targets, kind: "unit") }
        }
    }
option-resolve-text =
    { $unit ->
        [none] { NAME($ability, kind: "ability") }
       *[other] { NAME($ability, kind: "ability") } – { NAME($unit, kind: "unit") }
    }
option-choose-unit = { NAME($unit, kind: "unit") }
option-choose-option = Możliwość { $option }

event-attack-declared = Atak „{ NAME($attack, kind: "attack") }”: { NAME($attacker, kind: "unit") } na { NAME($defender, kind: "unit") }, od strony: { NAME($side, kind: "side") }.
event-rolled =
    { $unit ->
        [none] Rzut: { $dice }.
       *[other] { NAME($unit, kind: "unit") }: rzut { $dice }.
    }
event-rerolled = { NAME($seat, kind: "seat") } każą przerzucić kości nr { $rerolled } ({ NAME($unit, kind: "unit") }; { NAME($source, kind: "ability") }): teraz { $dice }.
event-hits-counted =
    { $piercing ->
        [0] { NAME($attacker, kind: "unit") }: Trafienia { $hits }, Pudła { $misses }.
       *[other] { NAME($attacker, kind: "unit") }: Trafienia { $hits }, Pudła { $misses }, Rany z Precyzji { $piercing }.
    }
event-hits-blocked = { NAME($defender, kind: "unit") }: zablokowane Trafienia { $blocked }, niezablokowane { $unblocked }.
event-attack-completed =
    { $destroyed ->
        [true] Atak niszczy jednostkę { NAME($defender, kind: "unit") }.
       *[false] Koniec Ataku na { NAME($defender, kind: "unit") }; Rany: { $wounds }.
    }
event-wounds-suffered = { NAME($unit, kind: "unit") }: otrzymane Rany { $wounds }; pozostałe szeregi: { $ranks_left }.
event-unit-healed = { NAME($unit, kind: "unit") }: wyleczone Rany { $wounds }.
event-unit-destroyed = { NAME($unit, kind: "unit") }: jednostka zniszczona.
event-condition-given = { NAME($unit, kind: "unit") }: żeton { NAME($condition, kind: "condition") }.
event-condition-expended = { NAME($unit, kind: "unit") }: żeton { NAME($condition, kind: "condition") } zużyty.
event-test-made =
    { $panic ->
        [true] { NAME($unit, kind: "unit") }: Test Paniki, { $result } przy Morale { $morale }+, { $passed ->
            [true] zdany
           *[false] niezdany
        }.
       *[false] { NAME($unit, kind: "unit") }: Test Morale, { $result } przy Morale { $morale }+, { $passed ->
            [true] zdany
           *[false] niezdany
        }.
    }
event-test-passed-automatically = { NAME($unit, kind: "unit") }: test zdany automatycznie.
event-text-used =
    { $unit ->
        [none] { $targets ->
            [brak] Użyte: { NAME($ability, kind: "ability") }.
           *[other] Użyte: { NAME($ability, kind: "ability") }; cel: { NAME($targets, kind: "unit") }.
        }
       *[other] { $targets ->
            [brak] { NAME($unit, kind: "unit") }: { NAME($ability, kind: "ability") }.
           *[other] { NAME($unit, kind: "unit") }: { NAME($ability, kind: "ability") }; cel: { NAME($targets, kind: "unit") }.
        }
    }
event-text-took-effect =
    { $unit ->
        [none] Działa { NAME($ability, kind: "ability") }.
       *[other] { NAME($unit, kind: "unit") }: działa { NAME($ability, kind: "ability") }.
    }
event-terrain-destroyed = { NAME($unit, kind: "unit") } niszczą: { NAME($piece, kind: "piece") }.

refusal-range-short-long = (Odległość: { $distance }″, dozwolone najwyżej { $most }″.)
