### Strona w przeglądarce.

## Każda strona.

web-skip = Przejdź do treści
web-navigation = Strony
web-page-home = Gry
web-page-tables = Stoły
web-page-rules = Zasady
web-page-army = Budowa armii
web-page-settings = Ustawienia
web-page-credits = Autorzy
web-unofficial = Nieoficjalny projekt fanów.
web-loading = Chwileczkę…
web-close = Zamknij
web-trouble = Coś poszło nie tak
web-no-answer = Stół nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
board-failed = Nie udało się narysować planszy.
board-failed-line = Rozgrywka trwa: odpowiedz z listy opcji albo narysuj planszę jeszcze raz.
board-redraw = Narysuj jeszcze raz
missing-title = Nic tu nie ma
missing-line = Może link został po drodze ucięty.

## Gry. Liczby graczy i czas gry są takie jak na pudełkach.

game-boardgame = Gra o Tron
game-boardgame-players = 3–6 graczy
game-boardgame-length = 2–4 godziny
game-boardgame-line = Wielkie Rody walczą o Żelazny Tron: tajne rozkazy, złamane obietnice i siedem zamków.
game-alliances = Gra o tron: Sojusze
game-alliances-players = 3–6 graczy
game-alliances-length = około godziny
game-alliances-line = Liderzy dzielą radę z każdym sąsiadem: każdemu pomagaj po trochu i nie ufaj żadnemu.
game-cardgame = Gra o Tron: Gra karciana
game-cardgame-players = 2 graczy
game-cardgame-length = około godziny
game-cardgame-line = Pojedynek dwóch rodów: fabuły, intrygi i armie, aż jeden zdobędzie władzę.
game-miniatures = Pieśń Lodu i Ognia: Figurkowa Gra Bitewna
game-miniatures-players = 2–4 graczy
game-miniatures-length = 2–3 godziny
game-miniatures-line = Oddziały na podstawkach, szarże mierzone co do cala i dowódcy z planem.

## Strona główna.

home-title = Zasiądź do stołu
home-line = Gry planszowe ze świata Gry o Tron, a stół pilnuje wszystkich zasad. Bez konta i bez formularzy.
home-bots = Zagraj z botami
home-starting = Boty siadają do stołu…
home-screen = Przy jednym ekranie
home-friends = Zaproś znajomych
home-set-up = Przygotuj stół
home-later = Tej gry jeszcze nie ma na stole. Pojawi się później.

## Listy stołów.

tables-mine = Moje partie
tables-open = Otwarte stoły
tables-watch = Oglądaj
tables-mine-none = Nie masz jeszcze żadnej partii.
tables-open-none = Nikt teraz nie szuka graczy.
tables-watch-none = Nie toczy się teraz żadna otwarta partia.
tables-over = zakończona
tables-waiting =
    { $count ->
        [0] zaraz się zacznie
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
tables-your-turn = Twój ruch
tables-playing = w toku
tables-all = Wszystkie ({ $count })
tables-more = Więcej

## Przygotowanie stołu.

setup-title = Nowy stół
setup-army = Zbuduj armię
setup-bots = Ty przeciwko botom. Zmień, co chcesz, albo zaczynaj od razu.
setup-screen = Wszyscy przy tym ekranie: między graczami opada kurtyna.
setup-friends = Dostaniesz link, który wyślesz znajomym. Na wolnych miejscach mogą zagrać boty.
setup-seats = Miejsca
setup-players = Gracze
setup-seat-me = Ty
setup-seat-screen = Ty, przy tym ekranie
setup-seat-open = Wolne: dla znajomego
setup-screen-note = Między graczami przy tym ekranie kurtyna zasłania wszystko, co tajne.
setup-nobody-note = Co najmniej jedno miejsce musi być dla człowieka: dla ciebie albo wolne.
setup-listed = Każdy może dołączyć: pokaż ten stół wśród otwartych stołów
setup-name = Nazwa stołu (jeśli chcesz)
setup-options = Warianty
setup-other-number = inna liczba, od { $least } do { $most }
setup-start = Start
setup-invite = Otwórz stół

# Jak szybko grają boty. $pace to przerwa przed ruchem bota w sekundach.
pace-title = Przerwa przed każdym ruchem bota
pace-value =
    { $pace ->
        [0] bez przerwy
        [0.5] krótka
        [1.5] wygodna
        [3] długa
       *[other] { $pace } s
    }

## Miejsca.

seat-number = Miejsce { $number }
seat-open = wolne
seat-bot = Bot: { $bot }
seat-you = (ty)
seat-rename = Zmień imię
seat-away = gra bot zamiast osoby: { $holder }
seat-asked = ma ruch

## Przed partią.

lobby-title = { $title }: stół gotowy
lobby-waiting =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
lobby-full = Wszyscy już są.
lobby-link = Wyślij ten link znajomym
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-join = Usiądź tutaj
lobby-take-too = Graj też tutaj
lobby-bot = Bot
lobby-open = Zwolnij miejsce
lobby-start = Start
lobby-start-with-bots =
    { $count ->
        [one] Start, na wolnym miejscu zagra bot
       *[other] Start, na wolnych miejscach zagrają boty
    }

## Stół.

title-your-turn = ● Twój ruch – { $title }
title-table = { $title } – Maester
bar-waiting = Czekamy na ruch: { $seats }.
bar-answered = Odpowiedź złożona. Czekamy na ruch: { $seats }; do tego czasu możesz ją zmienić.
bar-over = Koniec partii. Pierwsze miejsce: { $seats }.
bar-end = Zobacz wynik
bar-lost = Połączenie zostało przerwane. Trwa ponowne łączenie…
table-menu = Stół
table-board = Plansza
table-panels = Panele
table-skip-options = Przejdź do możliwych ruchów
table-options = Ruchy
table-players = Gracze
table-log = Kronika
table-chat = Czat
table-rules = Zasady
table-undo = Cofnij
table-status = Stan gry
table-asked = Twoja decyzja
table-missing = Nie ma takiego stołu
table-answered = Odpowiedź jest już złożona. Dopóki inni się zastanawiają, możesz wybrać ponownie.
table-allowed = Tak, to dozwolone.
table-filter = Szukaj ruchu
table-options-shown = Ruchy: { $count } z { $total }
table-options-more =
    { $count ->
        [one] … i jeszcze jeden. Wpisz słowo, aby go znaleźć.
        [few] … i jeszcze { $count }. Wpisz słowo lub dwa, aby je znaleźć.
       *[many] … i jeszcze { $count }. Wpisz słowo lub dwa, aby je znaleźć.
    }
table-options-none = W żadnym ruchu nie ma tych słów.
table-type-move = Wpisz ruch
table-why-not = Czy tak można?
table-play-typed = Zagraj
table-instead = Zamiast tego: { $move }
table-log-earlier =
    { $count ->
        [one] Jedno wcześniejsze zdarzenie
        [few] { $count } wcześniejsze zdarzenia
       *[many] { $count } wcześniejszych zdarzeń
    }
table-log-empty = Jeszcze nic się nie wydarzyło.
table-leave = Odejdź od stołu
menu-home = Do listy gier (partia na tym nie ucierpi)
menu-leave-sure = Zagra za ciebie bot. W każdej chwili możesz odzyskać swoje miejsce.
menu-leave-yes = Odchodzę
menu-leave-no = Zostaję
menu-concede = Poddaj partię
menu-concede-sure = Przegrasz tę partię i od razu się ona skończy. Nie da się tego cofnąć.
menu-concede-yes = Tak, poddaję się
menu-concede-no = Gram dalej
menu-come-back = Wracam na swoje miejsce
chat-with = Rozmowa
chat-table = Wszyscy
chat-empty = Nikt jeszcze nic nie napisał. Czytają to wszyscy przy stole.
chat-private-empty = { $seat }: nikt inny tego nie przeczyta.
chat-message = Wiadomość
chat-send = Wyślij
curtain-hand = Przekażcie ekran { $seat }
curtain-why = Dopóki nie dotkniesz przycisku, nic tajnego nie będzie widać.
curtain-ready = Już jesteśmy: { $seat }

# Okna: gdzie pada pytanie do gracza, a gdzie stół pasuje za niego. $windows i $window to nazwy rodzajów okien.
window-title = Okna i pasowanie
window-line = Pytanie do Ciebie pada w zaznaczonych oknach. W pozostałych stół pasuje za Ciebie, zawsze po tej samej przerwie, żeby nikt nie dowiedział się niczego o Twojej ręce. W tym czasie możesz jeszcze coś zrobić albo poprosić o pytanie. W grze z samymi botami stół pasuje od razu także tam, gdzie i tak nic innego nie można zrobić.
window-pause = Przerwa, zanim stół spasuje
window-seconds =
    { $pause ->
        [0] brak
       *[other] { $pause } s
    }
window-usual = Tak jak proponuje gra
window-passing = Stół zaraz spasuje za Ciebie: { $window }.
window-wait = Chwila, zapytaj mnie
window-passed =
    { $count ->
        [one] Stół spasował za Ciebie: { $windows }.
       *[other] Stół spasował za Ciebie ({ $count }×): { $windows }.
    }
window-until-event = Pasuj, dopóki coś się nie wydarzy
window-until-phase = Pasuj w tej fazie
window-skipping =
    { $until ->
        [phase] Pasujesz do końca fazy; pytania o odpowiedź na to, co się dzieje, padają nadal.
       *[event] Pasujesz, dopóki coś się nie wydarzy.
    }
window-again = Pytaj mnie znowu

missed-title = Co się stało od mojego ruchu
missed-short = Nowe: { $count }
missed-step = { $at } z { $count }
missed-previous = Wstecz
missed-next = Dalej
missed-skip = Pomiń resztę
missed-done = Już wszystko wiem
missed-none = Od tego czasu nic się nie stało.
hint-title = Skąd to pytanie?

# To, co trzeba zatwierdzić.
ask-confirm = Zatwierdź
ask-choose = Wybierz na planszy albo otwórz listę ruchów.
ask-nothing = Teraz nie musisz nic robić.

# Scena: wielkie chwile, jedna po drugiej.
stage-next = Dalej
stage-skip = Pomiń
stage-skip-all = Pomiń wszystko ({ $count })
stage-hold = Zatrzymaj na ekranie
stage-aside = Odłóż na bok
stage-open = To jeszcze nie koniec.
dice-thrown = Rzut: { $faces }. Udane: { $good }.
dice-again = Po przerzucie; wcześniej było: { $faces }.

# Kronika według akcji.
log-news = Nowe od Twojego ruchu
log-earlier =
    { $count ->
        [one] Jedna wcześniejsza akcja
        [few] { $count } wcześniejsze akcje
       *[many] { $count } wcześniejszych akcji
    }
log-unfold =
    { $count ->
        [one] Jeszcze jeden wiersz
        [few] Jeszcze { $count } wiersze
       *[many] Jeszcze { $count } wierszy
    }
log-fold = Zwiń
log-show = Pokaż na planszy

## Zasady.

rules-line = Wszystkie zasady naszymi słowami, z numerem strony instrukcji. Szukaj po słowach albo po identyfikatorze zasady.
rules-games = Gry
rules-search = Szukaj w zasadach
rules-total =
    { $count ->
        [0] W żadnej zasadzie nie ma tych słów.
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-examples =
    { $count ->
        [one] Przykład
        [few] { $count } przykłady
       *[many] { $count } przykładów
    }
rules-more = Pokaż więcej

## Koniec partii.

end-won = Zwycięzcy: { $seat }
end-you-won = To ty. Świetna gra!
end-won-together = Wspólne zwycięstwo: { $seats }
end-drawn = Nikt nie wygrywa: remis
end-your-team-won = To twoja drużyna. Świetna gra!
end-tie-breaks = O remisie rozstrzygnęło: { $names }.
end-conceded = Poddanie partii: { $seat }.
score-part = { $name }: { $value }
end-places = Miejsca
end-place = { $place }.
end-replay = Obejrzyj powtórkę
end-again = Zagraj jeszcze raz
end-board = Ostatnia pozycja
chart-title = Przebieg partii
chart-label = Linie wszystkich stron, runda po rundzie: { $what }
chart-round = Runda
chart-as-table = To samo w tabeli
proof-title = Uczciwy los
proof-before = Przed pierwszą decyzją stół ustalił cały los przez ten odcisk (SHA-256) tajnej liczby. Po zakończeniu partii liczba zostanie pokazana i każdy będzie mógł sprawdzić, że nic nie zostało zmienione.
proof-after = Los był ustalony przed pierwszą decyzją. Oto tajna liczba; jej SHA-256 to odcisk, który był widoczny od początku.
proof-by-hand = Liczba rządząca losem została podana ręcznie, więc niczego to nie dowodzi.
proof-commitment = Odcisk
proof-seed = Tajna liczba
proof-verify = Aby sprawdzić całą partię, zapisz ją i uruchom na pliku „maester verify”.
proof-save = Zapisz partię

## Powtórka.

film-start = Początek.
film-move = { $seat }: { $move }
film-undo = { $seat }: ruch został cofnięty.
film-concede = Poddanie partii: { $seat }.
film-at = { $entry } z { $count }
film-slider = Miejsce w partii
film-back = Do wyniku
film-eyes = Czyimi oczami
film-eyes-all = Widz
film-previous = Krok wstecz
film-next = Krok dalej
film-run = Odtwarzaj
film-pause = Pauza
film-branch = Graj dalej
film-play-on = Graj dalej od tego miejsca
film-play-on-line = Nowa partia, która zaczyna się po kroku { $entry }: ty przeciwko botom.
film-play-as = Grasz jako

## Ustawienia.

settings-name = Twoje imię przy stole
settings-save = Zapisz
settings-saved = Zapisano.
name-hint = Widzą je inni. Możesz też grać bez imienia.
settings-language = Język
settings-theme = Światło
theme-system = Jak w systemie
theme-light = Dzienne
theme-dark = Przy świecach
settings-motion = Ruch na ekranie
motion-system = Jak w systemie
motion-full = Wszystko się porusza
motion-none = Nic się nie porusza
settings-text-size = Wielkość tekstu
text-size-normal = Zwykła
text-size-large = Duża
text-size-largest = Największa
settings-sound = Dźwięk, gdy przychodzi mój ruch
settings-hints = Wskazówki dla początkujących
settings-keys = Pojedyncze klawisze przy stole (P pasuje, N idzie dalej)

## Autorzy.

credits-unofficial = Maester to nieoficjalny projekt fanów. Nie tworzą go, nie wspierają ani nie zatwierdzają wydawcy tych gier, HBO ani autor książek. Wszystkie nazwy należą do swoich właścicieli. Chcesz zagrać prawdziwymi elementami? Kup te gry: są tego warte.
credits-own = Mapa, godła, plansze i obrazki to nasze własne rysunki, a zasady opisujemy własnymi słowami. Nie ma tu skanów ani znaków firmowych.
credits-licence = Kod Maestera to wolne oprogramowanie na licencji MIT.
credits-others = Dzieła innych
credits-icons = Ikony: Lorc, Delapouite i inni autorzy, z game-icons.net, w naszych kolorach.
credits-almendra = Tytuły: Almendra, krój pisma Any Sanfelippo.
credits-alegreya = Tekst: Alegreya Sans, krój pisma Juana Pabla del Perala, Huerta Tipográfica.
credits-svelte = Strona powstała dzięki Svelte i Vite.
credits-fluent = Zdania układa Project Fluent.
