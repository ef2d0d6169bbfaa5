### Wskazówki dla początkujących: o co chodzi w pytaniu i co się zwykle robi. `.typed` to podpowiedź dla siedzących przy terminalu.

guide-first =
    Pierwsza runda w skrócie:
    Cel: na koniec gry liczy się twoja słabsza rada, czyli mała rada. Wygrywa ten, kto ma najsilniejszą małą radę. Z każdym z dwóch sąsiadów dzielisz jedną radę, więc zawsze budujesz coś razem z kimś.
    1. Zostaje odkryty aktualny sojusznik: o niego wszyscy licytują w tej rundzie. Ma wartość władzy i zdolność: jedne działają podczas licytacji (w tej rundzie), inne dla tego, kto go pozyska (w chwili pozyskania).
    2. Po kolei każdy zagrywa jedną kartę wpływu albo klęka. Karta robi to, co na niej napisano, a potem leży na twoim obszarze licytacji i liczy się jej wpływ. Kto klęka, nie gra już w tej rundzie, ale jego karty zostają i się liczą.
    3. Gdy wszyscy klęczą, wygrywa najwyższy całkowity wpływ; przy remisie ten, kto jest pierwszy, licząc od pierwszego gracza. Zwycięzca umieszcza sojusznika w jednej ze swoich dwóch rad i dostaje zakryty żeton władzy, którego nikt nie ogląda.
    4. Wszystkie obszary licytacji zostają odrzucone. Nikt nie dobiera kart: twoje 10 kart musi wystarczyć na całą porę roku. Wybieraj więc rundy, które są tego warte, a w innych klękaj wcześnie.
    Pora roku ma o jedną rundę więcej, niż jest graczy; potem każdy dostaje 10 nowych kart. Po zimie podlicza się rady.
    W pierwszej rundzie warto sprawdzić, ile aktualny sojusznik jest wart dla ciebie i dla twoich sąsiadów: to, co sąsiad umieści we wspólnej radzie, pomaga także tobie.
    v pokazuje stół, v ręce twoje karty i ich działanie; ? pokazuje zasady, które stoją za pytaniem, a ? i nazwa karty jej działanie.

hint-choose-leader-card = lider mówi, kim jesteś przy tym stole. Znaczenie ma to tylko w rozgrywce zaawansowanej: każdy lider ma 4 własne białe karty.
hint-choose-card-to-keep = odłóż jedną kartę, której chcesz najbardziej; pozostałe trafiają do sąsiada i możesz ich już nie zobaczyć. Zwykle najpierw karta o wysokim wpływie albo z ulubioną zdolnością, potem to, co do niej pasuje. Zapamiętaj, co przekazujesz: sąsiad też to wie.
hint-take-turn = zagraj jedną kartę albo uklęknij i nie licytuj już w tej rundzie. Ta ręka musi wystarczyć do końca pory roku, więc nie licytuj o każdego sojusznika: płać za tych, którzy wzmacniają twoją małą radę, a inni niech wydają swoje karty. Jeśli wygra sąsiad i musi umieścić sojusznika we wspólnej radzie, nie musisz wygrywać.
    .typed = v licytacja pokazuje wszystkie sumy i to, co je zmieniło, a v rady, kto co buduje.
hint-final-card = tura nie została pominięta, więc możesz zagrać najwyżej tyle kart, a potem klękasz. Nikt nie odpowie pomiędzy nimi.
hint-choose-target = zdolność potrzebuje lidera. Zwykle: tego, kto prowadzi w tej licytacji albo ma najsilniejszą małą radę.
    .typed = v rady pokazuje siłę wszystkich rad.
hint-decide-to-do = z tej zdolności możesz skorzystać, ale nie musisz; odmowa nic nie kosztuje. Zwykle tak, jeśli wzmacnia to którąś twoją radę albo osłabia prowadzącego.
hint-take-card = widzisz teraz tę rękę i będziesz o niej pamiętać. Zwykle: weź kartę o najwyższym wpływie albo zdolność, która najbardziej by ci zaszkodziła.
hint-give-card = karta na dobre opuszcza twoją rękę, a inni jej nie widzą. Zwykle: ta, której i tak już nie zagrasz w tej porze roku.
hint-discard-card = niezagrane karty po końcu pory roku nie są nic warte. Zwykle: najsłabsza karta albo taka, której zdolność już nie pasuje.
hint-discard-chosen = widzisz tę rękę, a wybrana karta ją opuści. Zwykle: najsilniejsza karta albo zdolność, której się obawiasz.
hint-take-from-deck = zwykle wysoki wpływ, jeśli zostały rundy do licytowania, a inaczej zdolność, którą możesz od razu wykorzystać.
hint-put-under-deck = to, co leży na spodzie, przyjdzie na końcu. Nie ma to wielkiego znaczenia: przed następną porą roku talia zostanie potasowana.
hint-take-discard = wszyscy widzą, co bierzesz. Zwykle: najsilniejsza odrzucona karta.
hint-ban-card = do końca rundy jej posiadacz nie zagra żadnej karty o tej nazwie. Zwykle: karta, którą mógłby jeszcze wygrać tę licytację.
hint-move-bid-card = karta liczy się od teraz tam, gdzie leży. Zwykle: zabierz najwyższą temu, kto prowadzi.
hint-discard-bid-card = zwykle najwyższa karta tego, kto prowadzi, chyba że zwycięstwo tego sąsiada to także twoja korzyść.
hint-place-elsewhere = wpływ tej karty liczy się temu, kto ją dostanie. Zwykle: sąsiadowi, którego zwycięstwa chcesz, albo komuś, kto i tak nie wygra.
hint-copy-value = zwykle najwyższa wydrukowana wartość, jaka leży na stole.
hint-keep-card = zatrzymana karta wraca na twoją rękę, zamiast trafić na stos kart odrzuconych, i wszyscy o tym wiedzą. Zwykle: ta o najwyższym wpływie.
hint-move-token = żeton jest wart od 1 do 3, ale nikt nie wie ile. Przechodzi między dwiema radami jednego lidera. Zwykle: do twojej rady, najlepiej małej, albo z najsilniejszej cudzej.
hint-choose-council-of = pomyśl o słabszej ze swoich rad: to ona rozstrzyga o zwycięstwie. Każdy żeton jest wart od 1 do 3.
    .typed = v rady pokazuje je wszystkie.
hint-look-at-token = tylko ty poznasz jego wartość. Zwykle: żeton w twojej radzie, żeby wiedzieć, która z dwóch jest słabsza.
hint-kill-ally = zabity sojusznik nie liczy się nikomu. Zwykle: najsilniejszy w cudzej radzie.
hint-try-to-kill = pytanie pada, bo możesz mieć tę kartę; jeśli spasujesz, inni niczego się nie dowiedzą. Zwykle tylko wtedy, gdy sojusznik stanąłby w cudzej radzie.
hint-cancel-kill = taka sama karta ocala twojego sojusznika. Zwykle tak, jeśli sojusznik jest dla ciebie wart więcej niż karta w tej porze roku.
hint-choose-dead = zwykle sojusznik o największej wartości władzy; zważ na to, co robi w chwili pozyskania.
hint-move-ally = sojusznicy przechodzą między twoimi radami. Zwykle: do słabszej, bo to ona rozstrzyga.
hint-swap-ally = dwaj sojusznicy zamieniają się miejscami. Zwykle tak, żeby wzmocnić słabszą radę.
hint-kill-looked = zwykle sojusznik, który najbardziej pomógłby innym; pozostali pojawią się w następnych rundach.
hint-sink-looked = tego, co trafi na spód, raczej już nikt nie zobaczy. Zwykle: sojusznik, którego nie chcesz oddać innym.
hint-order-looked = wiesz teraz, o kogo będą następne rundy. Zwykle: upragnieni sojusznicy wtedy, gdy masz karty, żeby ich zdobyć.
hint-pass-bid-card = karta przechodzi do lidera po lewej i tam się liczy. Zwykle: twoja najniższa.
hint-choose-offered = licytacja jest wygrana: tego sojusznika pozyskujesz. Zwykle: ten o większej wartości władzy; zważ na jego zdolność.
hint-choose-triumph = zdolności z symbolem triumfu rozpatruje się po wyłonieniu zwycięzcy, w wybranej przez ciebie kolejności. Zwykle nie robi to różnicy.
hint-contest-claim = za tyle kart z ręki dostajesz sojusznika mimo przegranej licytacji. Zwykle: pod koniec pory roku, gdy karty i tak są niewiele warte.
hint-choose-most-allies = karta wiąże cię z radą, w której jest więcej sojuszników; w obu jest tylu samo, więc wybierasz. Zwykle: słabsza.
hint-choose-for-winner = decydujesz, gdzie zwycięzca musi umieścić sojusznika. Zwykle: w radzie, którą dzieli z tobą, a jeśli takiej nie ma, tam, gdzie pomoże najmniej.
hint-choose-for-claimer = decydujesz, do której z dwóch rad trafia sojusznik. Zwykle: do tej wspólnej z tobą, a jeśli takiej nie ma, tam, gdzie pomoże najmniej.
hint-place-ally = na koniec liczy się tylko twoja słabsza rada. Zwykle: właśnie tam, chyba że sąsiad, z którym ją dzielisz, już wyraźnie prowadzi.
    .typed = v rady pokazuje władzę obu.
hint-place-token = żeton jest wart od 1 do 3 i pozostaje zakryty do końca gry. Może trafić do innej rady niż sojusznik. Zwykle: do twojej słabszej rady.
