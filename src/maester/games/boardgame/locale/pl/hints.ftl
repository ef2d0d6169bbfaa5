### Wskazówki dla początkujących: o co chodzi w pytaniu i co się zwykle robi. `.typed` to podpowiedź dla siedzących przy terminalu.

guide-first =
    Pierwsza runda w skrócie:
    Cel: mieć 7 obszarów z Zamkiem lub Twierdzą albo najwięcej takich obszarów po ostatniej rundzie.
    1. Planowanie. Każdy obszar z twoimi jednostkami dostaje w tajemnicy jeden rozkaz. Rozsądny początek: Marsz tam, skąd jednostki mają ruszyć; Umocnienie Władzy tam, gdzie jest bezpiecznie; Wsparcie obok miejsca, które chcesz zaatakować; Obrona tam, gdzie może przyjść wróg.
    2. Rozkazy zostają odkryte. Posiadacz Kruka Posłańca może zmienić jeden swój rozkaz.
    3. Najazdy, po jednym w kolejności rozgrywki: usuwają rozkazy sąsiadów.
    4. Marsze, po jednym w kolejności rozgrywki: jednostki idą na sąsiednie obszary albo morzem, wzdłuż łańcucha twoich Statków. Niczyje obszary po prostu się zajmuje. Tam, gdzie są wrogowie, dochodzi do bitwy: liczą się jednostki, rozkazy, wsparcie i po jednej karcie Rodu; wygrywa wyższa suma. Obszar, z którego odeszły jednostki, pozostaje twój, jeśli zostawisz na nim żeton Władzy.
    5. Władza: każdy rozkaz Umocnienia Władzy daje 1 żeton Władzy i po 1 za każdy symbol władzy na obszarze.
    Od 2. rundy każda zaczyna się od trzech kart Westeros: mobilizacji, ustalania zaopatrzenia albo licytacji o tory.
    W pierwszej rundzie zwykle zajmuje się niczyje obszary wokół siebie, najpierw z Zamkami, i zbiera trochę żetonów Władzy.
    v pokazuje planszę, v i nazwa obszaru jego sąsiadów; ? pokazuje zasady, które stoją za pytaniem, a ? i nazwa karty jej działanie.

hint-assign-order = każdy twój obszar z jednostkami potrzebuje jednego rozkazu. Marsz przesuwa jednostki, Umocnienie Władzy daje żetony Władzy, Wsparcie pomaga w bitwach obok, Obrona wzmacnia obszar, Najazd usuwa sąsiadowi Najazd, Wsparcie lub Umocnienie Władzy. Zwykle: Marsz w stronę niczyich Zamków i symboli Zaopatrzenia, Umocnienie Władzy tam, gdzie nikt cię nie dosięgnie.
    .typed = v i nazwa obszaru pokazuje jego sąsiadów.
hint-use-messenger-raven = gdy rozkazy są już odkryte, możesz wymienić jeden swój albo obejrzeć następną kartę Dzikich. Jeśli rozkazy nadal pasują, zwykle się pasuje.
hint-put-wildling-card = karta, która by ci zaszkodziła, idzie na spód; to, co zostało na wierzchu, pozostaje twoją tajemnicą.
hint-resolve-raids = Najazd usuwa sąsiedni rozkaz Najazdu, Wsparcia albo Umocnienia Władzy. Za Umocnienie Władzy otrzymujesz 1 żeton Władzy, a jego właściciel traci 1. Zwykle: usuń groźne dla ciebie Wsparcie albo grab żetony Władzy.
hint-resolve-marches = wybierz rozkaz i miejsce, do którego idą jednostki. Można je dzielić grupa po grupie; opuszczony obszar pozostaje twój tylko z żetonem Władzy. Tylko jedna z grup może wywołać bitwę.
hint-plan-march = wyślij z tego obszaru następną grupę albo zakończ marsz. Dopóki go nie zakończysz, nic się nie rusza.
hint-establish-control = z żetonem Władzy obszar pozostaje twój także bez jednostek: zachowujesz jego Zamek oraz symbole Zaopatrzenia i władzy. Zwykle warto, jeśli obszar ma cokolwiek z tego.
hint-resolve-consolidate-power = każdy rozkaz daje 1 żeton Władzy i po 1 za każdy symbol władzy na obszarze. Specjalny może zamiast tego posłużyć do mobilizacji w Zamku lub Twierdzy. Żetony Władzy służą do licytacji i do utrzymywania obszarów.
hint-muster = Zamek daje 1 punkt, Twierdza 2. Piechur i Statek kosztują 1, Rycerz i Machina Oblężnicza 2; ulepszenie Piechura kosztuje 1. Uważaj na zaopatrzenie: od niego zależy, jak duże mogą być twoje armie.
    .typed = v rody pokazuje twoje zaopatrzenie.
hint-reduce-armies = zaopatrzenie pozwala tylko na określone armie z dwóch lub więcej jednostek. Zwykle najpierw odchodzą Piechurzy z największej armii.
hint-bid = stawki są tajne i wszystko, co postawisz, tracisz. Tory: Żelazny Tron daje pierwszeństwo i rozstrzyganie remisów, Lennicy wygraną przy remisie w bitwie i Ostrze, Królewski Dwór specjalne rozkazy. Przeciw Dzikim wszystkie stawki liczą się razem; za porażkę najwięcej płaci ten, kto dał najmniej. Wielu graczy zostawia sobie co najmniej 2 żetony Władzy na Marsze.
hint-break-tie = masz żeton Żelaznego Tronu: kogo postawisz wyżej, ten to zapamięta, a drugi też.
hint-choose-westeros-effect = wybierz to, co pomaga tobie, a nie innym: najpierw policz Zamki i Twierdze, zaopatrzenie i żetony Władzy.
    .typed = v rody pokazuje je wszystkie.
hint-give-support = cała twoja siła z tego obszaru zostaje dodana jednej stronie, a ty nic nie tracisz. Wspieraj własne bitwy; w cudzych pomóż temu, kto atakuje prowadzącego, albo nikomu.
hint-accept-support = zwykle tak, chyba że nie chcesz mieć długu wdzięczności.
hint-choose-house-card = obie karty ujawnia się jednocześnie i dodaje ich siłę. Miecze odbierają pokonanemu jednostki, fortyfikacje je ratują. Ręce są teraz zakryte, ale odrzucone karty są jawne: wszystkie inne są wciąż na ręce. Wygraj najsłabszą kartą, która wystarcza, albo przegraj słabą.
    .typed = v ręce pokazuje odrzucone karty.
hint-use-blade = +1 raz na rundę, w twojej bitwie. Zwykle tylko wtedy, gdy zmienia porażkę w zwycięstwo.
hint-take-casualties = zwykle ginie najsłabsza jednostka: raczej Piechur niż Rycerz.
hint-choose-retreat = wszystkie jednostki wycofują się na jeden obszar i do końca rundy są rozbite: nie dodają siły. Wybierz obszar, którego nikt w tej rundzie nie zaatakuje.
hint-capture-port = zdobyte Statki stają się twoje, o ile pozwalają na to twoje niewykorzystane Statki i zaopatrzenie.
