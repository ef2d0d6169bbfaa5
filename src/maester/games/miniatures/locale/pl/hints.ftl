### Wskazówki dla początkujących: o co chodzi w pytaniu i co się zwykle robi. `.typed` to podpowiedź dla siedzących przy terminalu.

guide-first =
    Pierwsza Runda w skrócie:
    Cel gry: Punkty Zwycięstwa (PZ). Zniszczona wroga jednostka daje 1, a Cele, które Kontrolujesz, dają kolejne na końcu każdej Rundy. Kto na końcu Rundy ma ich dość, wygrywa; po ostatniej Rundzie wygrywa ten, kto ma więcej. Tryb Gry może punktować inaczej: v tryb mówi, o co w nim chodzi.
    Przygotowanie: każdy wybiera armię, wyższy rzut wybiera strefę, potem gracze na zmianę rozmieszczają jednostki. Proponowany szyk jest dobry.
    Runda: gracze na zmianę aktywują po jednej jednostce, aż aktywowane są wszystkie. Aktywowana jednostka wykonuje jedną akcję:
    Manewr: zwrot, prosto najwyżej o Szybkość, zwrot. Marsz: prosto przed siebie najwyżej o dwie Szybkości, potem zwrot.
    Szarża: na wroga przed Przodem, nie dalej niż Szybkość i wynik kości. Jeśli kość wystarczy, jednostka od razu atakuje i może przerzucić Kości Ataku. Wynik 1 to Chaotyczna Szarża, bez przerzutów.
    Atak Wręcz: na wroga, z którym się styka. Atak Dystansowy: po Przemieszczeniu o najwyżej 2 cale. Odwrót: wyjście z walki.
    Atak: rzut Kośćmi Ataku, każda, która osiąga Trudność Trafienia, to Trafienie; Obrońca blokuje tyloma samymi kośćmi; niezablokowane Trafienia to Rany, a potem następuje Test Paniki. Im mniej szeregów, tym mniej kości.
    Atak z Flanki daje Obrońcy -1, z Tyłów -2: po to się manewruje.
    Jednostka Zajmuje Cel, który jej tacka całkowicie przykrywa. A więc: maszeruj do Celów, trzymaj się na skraju zasięgu wroga i szarżuj, gdy wystarczy 3 lub mniej na kości.
    v pokazuje pole bitwy, v red-3 kogo jednostka widzi i dokąd sięga, measure red-3 blue-1 co jest między dwiema jednostkami; ? pokazuje zasady, które stoją za pytaniem.

hint-bring-army = armia ustalonej wielkości: gotowa albo własna, podana kodem. Zwykle: dowolna gotowa; na początek najłatwiejsze są te, w których jest dużo Piechoty.
    .typed = kody tworzy i sprawdza maester army; ? i nazwa jednostki pokazuje jej kartę.
hint-choose-zone = strefy różnią się tylko Terenem i drogą do Celów, a kto nie wybiera strefy, wskazuje Pierwszego Gracza. Zwykle: strona z lepszą drogą do Celów.
hint-name-first-player = Pierwszy Gracz aktywuje pierwszą jednostkę, drugi widzi to i odpowiada. Zwykle w Rundzie 1: niech zacznie przeciwnik, bo nikt jeszcze nikogo nie dosięga.
hint-deploy-unit = gracze rozmieszczają na zmianę, każda tacka w całości w strefie. Zwykle: według proponowanego szyku, Piechota pośrodku, Kawaleria na skrzydłach, łucznicy z tyłu.
    .typed = v pokazuje pole bitwy; inne miejsca można wpisać w calach, ze zwrotem w stopniach.
hint-lay-piece = elementy Terenu leżą co najmniej 6 cali od siebie i poza strefami, chyba że tryb gry mówi inaczej. Zwykle: naprzeciw ostatnio położonego, żeby było sprawiedliwie.
hint-lay-piece-alone = tylko ty układasz Teren, co najmniej 6 cali od siebie i od twojej strefy. Zwykle: to, co spowolni drogę wroga do twoich murów.
hint-activate-unit = każda jednostka raz na Rundę, na zmianę z przeciwnikiem. Zwykle: najpierw te, które mogą dobrze szarżować albo którym grozi Szarża; te, które tylko idą, na końcu.
    .typed = v red-3 (albo inna jednostka) pokazuje, kogo widzi i czego wymaga Szarża.
hint-choose-action = jedna akcja na turę. Zwykle: Szarża, jeśli wystarczy 3 lub mniej na kości, najlepiej na Flankę albo Tyły; Atak Wręcz, jeśli jednostka jest związana walką; w innym razie strzał albo ruch do Celu.
    .typed = v i nazwa jednostki pokazuje, dokąd sięga.
hint-choose-maneuver = zwrot, prosto najwyżej o Szybkość, znów zwrot, i co najmniej 1 cal od wrogów. Zwykle: na Cel, na Flankę wroga albo tuż poza zasięg jego Szarży.
    .typed = Manewr można wpisać: maneuver 30 5 0 to zwrot na 30 stopni, 5 cali prosto i zwrot na 0 (w górę).
hint-choose-free-maneuver = Manewr bez zużycia akcji; można z niego zrezygnować.
hint-dare-free-maneuver = darmowy Manewr, ale może coś kosztować.
hint-choose-march = prosto najwyżej o dwie Szybkości, potem zwrot. Zwykle: w pierwszej Rundzie na pełny dystans, później nie w zasięg wroga, który nie był jeszcze aktywowany.
    .typed = Marsz można wpisać: march 10 0 to 10 cali prosto i zwrot na 0 stopni (w górę).
hint-choose-shift = Przemieszczenie prowadzi w jednym kierunku, bez zwrotu. Zwykle: na Cel albo bez ruchu.
    .typed = Przemieszczenie można wpisać: shift right 2.
hint-choose-retreat = od wroga o Szybkość i wynik kości, potem zwrot; wróg też może wykonać zwrot. Zwykle: tak daleko, żeby nie dać się znów zaszarżować.
hint-offer-free-pivot = darmowy zwrot w miejscu. Zwykle: Przodem do najbliższego wroga.
hint-order-free-pivots = kilka jednostek może wykonać zwrot; kolejność ma znaczenie tylko tam, gdzie tacki stoją blisko.
hint-declare-target = wroga trzeba widzieć, nie dalej niż Szybkość i 6. Zwykle: ten, który wymaga najmniej na kości albo pokazuje Flankę.
    .typed = measure red-3 blue-1 (z twoimi jednostkami) pokazuje odległość, Strefy Wzroku i Linię Wzroku.
hint-determine-zone = tacka leży po równo w dwóch Strefach Wzroku celu. Zwykle: najpierw Tyły, potem Flanka, potem Przód.
hint-pick-facing = droga Szarży; obok stoi potrzebny wynik kości. Zwykle: ta, która wymaga najmniej.
hint-align-trays = ustawienie tacek po kontakcie. Zwykle: środkiem do środka, chyba że obok ma zmieścić się ktoś jeszcze.
hint-charge-attack = jednostka ma kilka Ataków Wręcz. Zwykle: ten, który daje więcej Trafień.
hint-turn-to-face = przed Atakiem można zwrócić się Przodem do wroga. Zwykle: tak, jeśli wróg atakuje z boku.
hint-choose-strike = który wróg i którym Atakiem. Zwykle: ten, który jest bliski zniszczenia.
hint-shift-before-shooting = najwyżej 2 cale przed strzałem, jeśli potem jest cel. Zwykle: dalej od wroga, ale w zasięgu.
hint-choose-target = strzał wymaga Linii Wzroku i zasięgu. Zwykle: wróg, który pokazuje Flankę; strzał do związanych walką szkodzi też morale swoich.
hint-choose-side = tacka leży po równo w dwóch Strefach Wzroku celu. Zwykle: najpierw Tyły, potem Flanka, potem Przód.
hint-reroll-dice = kości, które można przerzucić, każdą raz na gracza. Zwykle: własne Pudła albo Trafienia wroga.
    .typed = v kości pokazuje Atak krok po kroku; inne kości można wpisać według ich miejsc: reroll charge-bonus: 1 4.
hint-declare-text = chwila na Kartę Taktyki, Rozkaz albo Umiejętność; kart i Rozkazów najwyżej jedno. Zwykle: to, co zmieni ten Atak lub test; karta jest więcej warta ze strefą, którą wymienia.
    .typed = stops zmienia to, gdzie padają pytania; ? i nazwa pokazuje działanie.
hint-resolve-next-text = kilka twoich efektów następuje jednocześnie, kolejność wybierasz ty. Zwykle nie robi to różnicy.
hint-pick-target = dla kogo jest Umiejętność. Zwykle: dla jednostki, która walczy następna.
hint-shot-into-combat = twoje jednostki obok celu też wykonują Test Paniki; wybierz, która pierwsza.
