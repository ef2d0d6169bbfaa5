# Co mówi sama plansza w przeglądarce.

ring-time = Tor czasu
ring-round = runda { $round } z { $rounds }
ring-influence = wpływ { $value }
ring-power = władza { $power }
ring-copies = ×{ $count }
ring-triumph = triumf
ring-banned = nie w tej rundzie
ring-printed = (wydrukowano { $value })

ring-you = ty
ring-first = pierwszy gracz
ring-kneels = klęczy
ring-acts = ma teraz ruch
ring-winner = wygrywa
ring-hand-label = karty na ręce
ring-hand =
    { $count ->
        [one] Na ręce: { $count } karta
        [few] Na ręce: { $count } karty
       *[many] Na ręce: { $count } kart
    }
ring-known =
    { $count ->
        [one] znasz { $count } kartę
        [few] znasz { $count } karty
       *[many] znasz { $count } kart
    }
ring-hand-empty = Brak kart na ręce.
ring-white-cards =
    { $count ->
        [one] { $count } własna biała karta jeszcze niedobrana
        [few] { $count } własne białe karty jeszcze niedobrane
       *[many] { $count } własnych białych kart jeszcze niedobranych
    }
ring-open-all = Do końca rundy tę rękę może oglądać każdy.
ring-open-to = Do końca rundy tę rękę mogą oglądać: { $seats }.
ring-must-play = W następnej turze nie może uklęknąć, jeśli może zagrać kartę.
ring-may-skip = W tej rundzie może pomijać tury albo zagrać do { $cards } kart i uklęknąć.
ring-banned-cards = Nie do zagrania w tej rundzie: { NAME($cards, kind: "card") }

ring-bid = Obszar licytacji
ring-no-bid = jeszcze bez kart
ring-total = całkowity wpływ { $total }
ring-total-leads = całkowity wpływ { $total }, na prowadzeniu
ring-total-line = Całkowity wpływ
ring-total-fixed = ustalony przy wyłonieniu zwycięzcy
ring-lines-more =
    { $count ->
        [one] jeszcze { $count } karta: { $total }
        [few] jeszcze { $count } karty: { $total }
       *[many] jeszcze { $count } kart: { $total }
    }

ring-council = Wspólna rada: { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }
ring-council-power-open =
    { $count ->
        [one] władza { $power } i { $count } zakryty żeton
        [few] władza { $power } i { $count } zakryte żetony
       *[many] władza { $power } i { $count } zakrytych żetonów
    }
ring-council-empty = na razie pusto
ring-councils-count =
    { $hidden ->
        [0] Mała rada { $small }, druga rada { $large }
       *[other] Mała rada { $small }, druga rada { $large }, bez żetonów, których nie znasz ({ $hidden })
    }
ring-allies = Sojusznicy
ring-allies-more =
    { $count ->
        [one] jeszcze { $count } sojusznik
        [few] jeszcze { $count } sojuszników
       *[many] jeszcze { $count } sojuszników
    }
ring-tokens = Żetony władzy
ring-token = żeton władzy { $value }
ring-token-hidden = zakryty żeton władzy

ring-current = Aktualny sojusznik
ring-no-current = Nie ma aktualnego sojusznika.
ring-this-round = Obowiązuje w tej rundzie: { NAME($ally, kind: "ally") }
ring-resolving = Rozpatrywana zdolność: { NAME($what, kind: "piece") } ({ NAME($leader, kind: "seat") })
ring-row = Rząd kart sojuszników
ring-piles = Talie i stosy
ring-pile-allies = Talia kart sojuszników
ring-pile-dead = Stos zabitych
ring-pile-deck = Talia kart wpływu
ring-pile-discard = Stos kart odrzuconych
ring-pile-removed = Usunięte z gry
ring-pile-supply = Żetony władzy w puli
ring-deck-known = Karty tej talii, które znasz:
ring-deck-place = { $place }. od wierzchu:

ring-packet = Karty w obiegu; reszta trafia dalej: { NAME($next, kind: "seat") }
ring-aside = Odłożone na bok: twoja ręka na tę porę roku

ring-tap-card = Wybierz podświetloną kartę z ręki albo uklęknij.
ring-tap-packet = Wybierz kartę, którą zatrzymujesz.
ring-tap-any-card = Wybierz podświetloną kartę.
ring-tap-bid = Wybierz podświetloną kartę z obszaru licytacji.
ring-tap-leader = Wybierz podświetlonego lidera.
ring-tap-arms = Wybierz swojego lidera.
ring-tap-council = Wybierz podświetloną radę.
ring-tap-ally = Wybierz podświetlonego sojusznika.
ring-tap-token = Wybierz podświetlony żeton władzy.
ring-confirm = Potwierdź
ring-cancel = Wróć
ring-read = Przeczytaj kartę
ring-answer-sent = Odpowiedź jest zapisana. Możesz ją zmieniać, dopóki nie odpowiedzą wszyscy.

ring-told-bid = Licytację wygrywa { NAME($leader, kind: "seat") }: { $total }
ring-told-season = Nastaje { NAME($season, kind: "season") }
ring-told-hand = Ręka { NAME($owner, kind: "seat", form: "gen") }: widzisz ją tylko ty
ring-told-tokens = Żetony we wspólnej radzie ({ NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }): widzisz je tylko ty

ring-final = Liczenie rad
ring-score = mała rada { $power }
ring-small-council = mała rada
ring-other-council = druga rada
ring-ally-cards = sojusznicy
