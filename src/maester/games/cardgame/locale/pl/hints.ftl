### Wskazówki dla początkujących: o co chodzi w pytaniu i co się zwykle robi. `.typed` to podpowiedź dla siedzących przy terminalu.

guide-first =
    Pierwsza runda w skrócie:
    Cel: zebrać 15 punktów władzy (albo tyle, ile ustalono), łącznie na chorągwi i na postaciach.
    Przygotowanie: z 7 kart można umieścić postacie i obszary o łącznym koszcie 5, a potem dobrać do 7. Runda ma siedem faz:
    1. Fabuła. Każdy wybiera w tajemnicy fabułę: daje ona złoto (przychód), rozstrzyga o inicjatywie i o tym, jak bolesne są wygrane przez ciebie wyzwania (wartość zmagań).
    2. Dobieranie. Po dwie karty.
    3. Mobilizacja. Pobierasz złoto i zagrywasz postacie, obszary i dodatki. Zachowane złoto liczy się do dominacji.
    4. Wyzwania. W swojej turze możesz rzucić po jednym wyzwaniu każdego z trzech rodzajów, stojącymi postaciami z odpowiednim symbolem. Postacie te klękają. Wyzwanie wojskowe zabija postacie przeciwnika, wyzwanie intryg zabiera mu karty z ręki, wyzwanie władzy zabiera władzę z chorągwi. Przeciwnik może uklęknąć swoimi postaciami, żeby się bronić; przy remisie wygrywa atak. Jeśli nikt się nie broni, zdobywasz dodatkowo 1 punkt władzy.
    5. Dominacja. Kto ma więcej siły w stojących postaciach, plus 1 za każdy żeton złota, zdobywa 1 punkt władzy.
    6. Powstawanie: wszystkie klęczące karty powstają. 7. Podatki: niewydane złoto przepada.
    Postacie, które atakowały, klęczą, gdy atakuje przeciwnik: zostaw kogoś do obrony.
    Pomiędzy tymi krokami pada pytanie, czy wykonujesz akcję. Zwykle się pasuje.
    v pokazuje stół, v ręka twoje karty i ich działanie; ? pokazuje zasady, które stoją za pytaniem, a ? i nazwa karty jej działanie.

hint-take-mulligan = możesz raz wymienić wszystkie 7 kart, ale nowe trzeba zatrzymać. Zwykle: zatrzymaj rękę, jeśli są w niej dwie lub trzy tanie postacie i obszar z premią do przychodu.
hint-place-cards = umieść postacie i obszary o łącznym koszcie najwyżej 5; na początku gry stoją, a potem dobierasz do 7 kart, więc umieść, ile możesz. Zwykle: tanie postacie z różnymi symbolami i obszar z premią do przychodu.
hint-choose-plot = fabuła daje na tę rundę przychód, inicjatywę i wartość zmagań. Zwykle w pierwszych rundach: wysoki przychód, żeby wprowadzić postacie do gry; później wysoka wartość zmagań, gdy możesz wygrywać wyzwania. Wykorzystana fabuła wraca dopiero wtedy, gdy zostaną odkryte wszystkie.
    .typed = v fabuły pokazuje, co obaj gracze już wykorzystali.
hint-choose-first-player = pierwszy gracz pierwszy mobilizuje i pierwszy atakuje. Zwykle: ty, jeśli chcesz zaatakować, zanim przeciwnik zdąży to zrobić; przeciwnik, jeśli wolisz zachować stojące postacie i odpowiedzieć na klęczące.
hint-draft-plot = zatrzymaj jedną fabułę. Z trzech dwie pozostałe trafiają do przeciwnika; z tych, które dostajesz, niewybrana wypada z gry. Na koniec wybierasz 7 z 13.
hint-choose-seven = talia fabuły potrzebuje przychodu na początek, jednej lub dwóch wysokich wartości zmagań i kilku kart o wysokiej inicjatywie.
hint-act = to okazja, żeby zagrać kartę albo skorzystać ze zdolności; gdy obaj gracze spasują, gra toczy się dalej. W twojej turze mobilizacji zagrywa się tu postacie i obszary, po jednej karcie: zwykle najpierw obszary z premią do przychodu, potem postacie potrzebne do ataku i obrony. W innych chwilach najczęściej się pasuje.
    .typed = v ręka pokazuje twoje karty i ich koszt.
hint-pick-text = karta ma kilka zdolności; każda ma własne ograniczenia.
hint-pick-target = zdolność odpowiada na jedno z kilku zdarzeń, które zaszły jednocześnie: wybierz, na które.
hint-choose-gold = im więcej złota zapłacisz, tym większy efekt. To, co zachowasz, liczy się do dominacji.
hint-choose-cost-cards = to cena zdolności: wybierz to, czego najmniej potrzebujesz.
hint-choose-cards = zwykle ze swoich kart tę, która najwięcej na tym zyska, z kart przeciwnika tę, która jest teraz najgroźniejsza.
hint-choose-own = zwykle to, co najmniej potrzebne, jeśli karta przepada; najsilniejszą, jeśli na tym zyska.
hint-choose-any = zwykle najgroźniejszą kartę przeciwnika.
hint-choose-kept = wszystko inne przepada. Zwykle: zatrzymaj najsilniejsze postacie i te, na których leży władza.
hint-resolve-passives = kolejność ustala pierwszy gracz, czyli ty. Zwykle nie robi to różnicy.
hint-choose-challenge = w swojej turze każdy rodzaj raz: wyzwanie wojskowe zabija postacie, wyzwanie intryg zabiera karty z ręki, wyzwanie władzy zabiera władzę z chorągwi. Zwykle: atakuj tam, gdzie przeciwnik ma mało stojących postaci z tym symbolem, i zostaw kogoś stojącego do obrony.
    .typed = v pokazuje, kto stoi, a kto klęczy.
hint-declare-attackers = atakujący klękają, a ich siła się sumuje. Remis wygrywa atak. Zwykle: tylu, ilu trzeba do zwycięstwa, nawet jeśli przeciwnik się obroni, i nie więcej.
hint-choose-bypassed = każdy atakujący ze Skrytością wyłącza z obrony jedną postać. Zwykle: najsilniejszą stojącą z tym symbolem.
hint-declare-defenders = obrońcy klękają. Żeby wygrać, trzeba mieć więcej siły niż atakujący; ale już siła 1 wystarczy, żeby przeciwnik nie dostał dodatkowego punktu władzy za niebronione wyzwanie. Zwykle: broń się, jeśli dzięki temu wygrasz albo jeśli efekt zmagań zaboli bardziej niż klęcząca postać.
hint-choose-casualties = te postacie giną; nie musiały uczestniczyć w wyzwaniu. Zwykle: najtańsze. Pamiętaj o duplikatach i odpowiedziach ocalenia.
hint-search = przeglądasz całą swoją talię, a potem zostaje ona potasowana. Zwykle: karta, którą możesz od razu zagrać.
hint-shuffle-away = zwykle karta, której najbardziej się obawiasz; ze swoich ta, która jest teraz nieprzydatna.
hint-must-discard = zwykle karta teraz najmniej przydatna albo druga kopia karty unikatowej, której nie ma w grze.
hint-may-discard = możesz też nie odrzucić niczego. Zwykle: tylko to, bez czego się obejdziesz.
hint-order-top = karta wybrana jako pierwsza zostanie pierwsza dobrana.
