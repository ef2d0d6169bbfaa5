### Pole bitwy tak, jak pokazuje je terminal.

## Co się wpisuje, żeby zobaczyć jakąś część (po v).

picture-part-field = pole
picture-part-units = jednostki
picture-part-mode = tryb
picture-part-score = punkty
picture-part-dice = kości
picture-part-hand = ręka
picture-part-board = plansza
picture-part-discard = odrzucone
picture-also = jednostkę (red-3 albo R3), żeby zobaczyć, kogo widzi i dokąd sięga, Stronnika (red-a) lub dwie jednostki (red-3 blue-1), żeby zmierzyć, co jest między nimi

## Tytuły i kolumny.

picture-title-field = Pole bitwy
picture-title-score =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round } z { $last }
    }
picture-title-army =
    { NAME($seat, kind: "seat") }{ $own ->
        [true] {" "}(ty)
       *[false] {""}
    }{ $army ->
        [none] {""}
       *[other] : { $army }
    }
picture-bring-ready = Poprowadź „{ NAME($list, kind: "list") }”, { NAME($faction, kind: "faction") }
picture-title-measured = { NAME($one, kind: "unit") } i { NAME($two, kind: "unit") }
picture-title-dice = Kości

picture-column-slot = znak
picture-column-unit = jednostka
picture-column-models = modele
picture-column-ranks = szeregi
picture-column-wounds = zostało Ran
picture-column-state = stan
picture-column-seat = armia
picture-column-points = PZ
picture-column-to-activate = do aktywacji
picture-column-passes = pasowanie
picture-column-army-points = punkty na polu bitwy
picture-column-distance = odległość
picture-column-stands = stoi w strefie
picture-column-shows = pokazuje
picture-column-sight = widoczność
picture-column-charge = Szarża

## Pole bitwy.

picture-legend = strzałka wskazuje Przód, (1) to Cel, liczby przy krawędziach to cale
picture-inches =
    { $length ->
        [one] { $length } cal
        [few] { $length } cale
        [many] { $length } cali
       *[other] { $length } cala
    }
picture-stands = { NAME($unit, kind: "unit") }: pozycja { $x } / { $y } (w calach), Przód na { $face }° (0 to w górę, 90 w prawo).
# $unit to inna jednostka, $side jej strona, przed którą stoi pierwsza.
picture-where =
    { NAME($unit, kind: "unit") }, { $distance } { $quarter ->
        [ahead] z przodu{ $turn ->
            [straight] {""}
            [right] , { $degrees }° w prawo
           *[left] , { $degrees }° w lewo
        }
        [behind] z tyłu{ $turn ->
            [straight] {""}
            [right] , { $degrees }° przez prawą stronę
           *[left] , { $degrees }° przez lewą stronę
        }
        [right] z prawej, pod kątem { $degrees }°
       *[left] z lewej, pod kątem { $degrees }°
    }; widoczna strona: { $side }.
picture-piece = { NAME($kind, kind: "terrain") }: pozycja { $x } / { $y } (w calach).
picture-side-front = Przód
picture-side-right-flank = prawa Flanka
picture-side-rear = Tyły
picture-side-left-flank = lewa Flanka

## Jednostki.

picture-strength =
    { $models ->
        [one] { $models } model
        [few] { $models } modele
       *[other] { $models } modeli
    }, { $ranks ->
        [one] { $ranks } szereg
        [few] { $ranks } szeregi
       *[other] { $ranks } szeregów
    }, zostało Ran { $wounds } z { $full }
picture-destroyed = zniszczona
picture-off-table = poza polem bitwy
picture-engaged = związana walką z: { NAME($units, kind: "unit") }
picture-activated = aktywowana
picture-silenced = traci Umiejętności
picture-orders-used = wykorzystane: { $orders }
picture-sentence = { $text }.

## Punkty.

picture-title-mode = Tryb Gry: { NAME($mode, kind: "mode") }
picture-goal = Do zwycięstwa potrzeba Punktów Zwycięstwa: { $target }. Pierwszy Gracz: { NAME($first, kind: "seat") }.
picture-said-score = { NAME($seat, kind: "seat") }: Punkty Zwycięstwa { $victory_points }, jednostki do aktywacji { $to_activate }, pasowanie { $passes }, punkty na polu bitwy { $points_left }.
picture-objective =
    Cel { $number }{ $card ->
        [none] {""}
       *[other] {" "}({ NAME($card, kind: "objective") })
    }, { $x } / { $y }: { $holder ->
        [none] niczyj
       *[other] { NAME($holder, kind: "unit") }
    }.

## Co można zmierzyć.

picture-reach = Manewr: najwyżej { $maneuver }; Marsz: najwyżej { $march }; Szarża z szóstką na kości: najwyżej { $charge }.
picture-reach-engaged = Jednostka jest związana walką: może wykonać Atak Wręcz albo Odwrót.
picture-reach-shooting = Zasięg Ataku Dystansowego: { $most }, mierzone od Strzałki Przodu.
picture-seen = widzi
picture-seen-shot = widzi, może strzelać
picture-hidden = zasłonięta
picture-not-ahead = nie przed Przodem
picture-sees = Jednostka ją widzi.
picture-sees-and-shoots = Jednostka ją widzi i może do niej strzelać.
picture-hidden-by = Zasłania ją: { $what }.
picture-sees-not-ahead = Jednostka jej nie widzi: nie ma jej w Przedniej Strefie Wzroku.
picture-charge = Szarża: { $text }.
picture-charge-friend = niemożliwa, to przyjazna jednostka
# $chance to szansa w szóstych.
picture-charge-needs = wynik { $needs }+ ({ $chance } na 6), { $travel }, strona: { $side }
picture-charge-too-far = za daleko: { $needs }, najwyżej { $most }
picture-no-charge =
    { $rule ->
        [charge-not-engaged] nie, jest związana walką
        [charge-los-at-start] nie, nie widzi celu
        [charge-pivot] nie, po zwrocie nie widziałaby celu
        [charge-space] nie, brak miejsca na tackę
        [ruling-charge-distance] nie, coś stoi na drodze
        [ruling-charge-needs-melee] nie, brak Ataku Wręcz
       *[other] nie
    }
picture-distance = Odległość między tackami: { $distance }.
picture-from = Widok jednostki { NAME($unit, kind: "unit") }: { $where }
picture-zones = { NAME($unit, kind: "unit") } – Strefy Wzroku, w których leży tacka: { $shares }.
picture-shooting = Od Strzałki Przodu: { $distance }; zasięg Ataku Dystansowego: { $most }.

## Kości.

picture-no-dice = W tej chwili nikt nie rzuca kośćmi.
picture-charging =
    { $side ->
        [none] { NAME($unit, kind: "unit") } szarżują; cel: { NAME($target, kind: "unit") }.
       *[other] { NAME($unit, kind: "unit") } szarżują; cel: { NAME($target, kind: "unit") }, strona: { NAME($side, kind: "side") }.
    }
picture-charge-die = Kość Dystansu Szarży: { $die }.
picture-attack = { NAME($attacker, kind: "unit") } atakują; Obrońca: { NAME($defender, kind: "unit") }, Atak: { NAME($attack, kind: "attack") }, strona: { NAME($side, kind: "side") }.
picture-attack-dice = Kości Ataku: { $count } ({ $lines }).
picture-to-hit =
    { $lines ->
        [none] Trudność Trafienia: { $number }+.
       *[other] Trudność Trafienia: { $number }+ ({ $lines }).
    }
picture-defense =
    { $lines ->
        [none] Obrona: { $number }+.
       *[other] Obrona: { $number }+ ({ $lines }).
    }
picture-panic = Test Paniki: { $lines }.
picture-keywords = Słowa kluczowe: { $keywords }.
picture-rerolls = Atakujący może przerzucać dzięki: { $sources }.
picture-attack-rolled = Wyniki Kości Ataku: { $dice }; Trafienia: { $hits }.
picture-defense-rolled = Wyniki Kości Obrony: { $dice }.
picture-test =
    { $panic ->
        [true] Test Paniki
       *[false] Test Morale
    }, { NAME($unit, kind: "unit") }: { $morale }+{ $lines ->
        [none] .
       *[other] {" "}({ $lines }).
    }
picture-test-rolled = Wynik: { $dice }.
picture-roll =
    { NAME($unit, kind: "unit") }: rzut { $dice }{ $purpose ->
        [attack] , Kości Ataku
        [defense] , Kości Obrony
        [panic] , Test Paniki
        [morale] , Test Morale
        [charge] , Dystans Szarży
        [retreat] , dystans Odwrotu
       *[other] {""}
    }.
picture-rerolled = Kość { $number } przerzucona; gracz: { $seats }.
picture-source-ranks = szeregi
picture-source-lowest-dice = Najniższa Liczba Kości Ataku
picture-source-highest-dice = Najwyższa Liczba Kości Ataku
picture-source-flank = Flanka
picture-source-rear = Tyły
picture-source-other = efekt

## Ręka, karty odrzucone, Plansza Taktyk.

picture-title-tactics = Karty i Plansza Taktyk
picture-short-hand =
    { $own ->
        [true] Twoja ręka: { $cards ->
            [none] brak kart
           *[other] { $cards }
        }.
       *[false] { NAME($seat, kind: "seat") }, karty na ręce: { $count }.
    }
picture-zones-taken =
    Plansza Taktyk: { $zones ->
        [none] wszystkie strefy są puste
       *[other] { $zones }; pozostałe strefy są puste
    }.
picture-title-own-hand = Twoja ręka: karty { $count }, najwyżej { $limit }
picture-title-other-hand = { NAME($seat, kind: "seat") }, karty na ręce: { $count }
picture-no-deck = Ta armia nie ma Talii Taktyk.
picture-card = { $card }: { $text }
picture-card-now =
    → { $targets ->
        [none] Możesz ją teraz zagrać.
       *[other] Możesz ją teraz zagrać; cel: { $targets }.
    }
picture-own-deck =
    { $cards ->
        [none] Twoja talia jest pusta.
       *[other] W twojej talii (karty: { $count }) są jeszcze: { $cards }.
    }
picture-known-cards = Znane karty na ręce: { $cards }.
picture-possible-cards =
    { $cards ->
        [none] Na ręce i w talii nie ma już nic innego.
       *[other] Na ręce i w talii (w talii: { $count }) mogą jeszcze być: { $cards }.
    }
picture-title-discard = Karty odrzucone, od ostatniej
picture-discard =
    { NAME($seat, kind: "seat") }: { $cards ->
        [none] brak
       *[other] { $cards }
    }.
picture-title-board = Plansza Taktyk
picture-column-zone = strefa
picture-column-ncu = Stronnik
picture-column-control = Kontrola
picture-column-effect = efekt
picture-said-zone =
    { NAME($zone, kind: "zone") }: { $ncu ->
        [none] pusta
       *[other] { NAME($ncu, kind: "unit") }
    }{ $control ->
        [none] {""}
       *[other] , Kontrola: { $control }
    }. { $text }
picture-title-ncus =
    Stronnicy: { NAME($seat, kind: "seat") }{ $own ->
        [true] {" "}(ty)
       *[false] {""}
    }
picture-ncu-in-zone = strefa: { NAME($zone, kind: "zone") }
picture-ncu-activated = po aktywacji
picture-ncu-waits = przed aktywacją
picture-ncu-gone = poza grą
picture-tokens = żetony: { $count }
picture-influences = Wpływ na: { $units }.

## Co należy do jednostki.

picture-commander = To jednostka Dowódcy.
picture-in-reserve = Jest w Rezerwie.
picture-attachment =
    Dodatek: { $name }{ $seat ->
        [none] {""}
       *[other] , z armii { NAME($seat, kind: "seat", form: "gen") }
    }{ $tokens ->
        [0] {""}
       *[other] , żetony: { $tokens }
    }.
picture-orders-left =
    { $orders ->
        [none] Wszystkie Rozkazy w tej Rundzie są wykorzystane.
       *[other] Rozkazy, które może jeszcze wykorzystać w tej Rundzie: { $orders }.
    }
picture-ability = { NAME($ability, kind: "ability") }: { $text }
picture-bears =
    { $kind ->
        [influence] Wpływ
        [card] Dołączona karta
       *[effect] Efekt
    } { NAME($seat, kind: "seat", form: "gen") }, do końca { $until ->
        [turn] tury
        [round] Rundy
       *[game] gry
    }{ $tokens ->
        [0] {""}
       *[other] , żetony: { $tokens }
    }{ $targets ->
        [none] {""}
       *[other] , dla: { $targets }
    }{ $zones ->
        [none] {""}
       *[other] , strefy: { $zones }
    }: { NAME($ability, kind: "ability") }. { $text }
