event-westeros-card-drawn = Karta Westeros: { NAME($card, kind: "card") }.
event-winter-came =
    { $deck ->
        [0] Talię I tasuje się ze wszystkimi jej kartami i losuje nową kartę.
        [1] Talię II tasuje się ze wszystkimi jej kartami i losuje nową kartę.
       *[other] Talię III tasuje się ze wszystkimi jej kartami i losuje nową kartę.
    }
event-wildlings-advanced =
    { $icons ->
        [0] Żeton Dzikich zostaje na polu { $wildlings }.
        [one] { $icons } symbol Dzikich: żeton Dzikich stoi na polu { $wildlings }.
        [few] { $icons } symbole Dzikich: żeton Dzikich stoi na polu { $wildlings }.
       *[many] { $icons } symboli Dzikich: żeton Dzikich stoi na polu { $wildlings }.
    }
event-westeros-card-resolved = Rozpatruje się kartę { NAME($card, kind: "card") }.
event-effect-chosen =
    { $effect ->
        [supply] { NAME($seat, kind: "house") } wybierają: wszyscy ustalają zaopatrzenie.
        [mustering] { NAME($seat, kind: "house") } wybierają: wszyscy przeprowadzają mobilizację.
        [clash-of-kings] { NAME($seat, kind: "house") } wybierają: licytacja o tory Wpływów.
        [game-of-thrones] { NAME($seat, kind: "house") } wybierają: wszyscy zbierają żetony Władzy.
        [no-defense] { NAME($seat, kind: "house") } wybierają: bez rozkazów Obrony.
        [no-march-plus-1] { NAME($seat, kind: "house") } wybierają: bez rozkazów Marszu +1.
       *[nothing] { NAME($seat, kind: "house") } wybierają: nic się nie dzieje.
    }
event-orders-banned =
    { $ban ->
        [no-raid] W tej rundzie nie wolno przydzielać rozkazów Najazdu.
        [no-march-plus-1] W tej rundzie nie wolno przydzielać rozkazów Marszu +1.
        [no-consolidate-power] W tej rundzie nie wolno przydzielać rozkazów Umocnienia Władzy.
        [no-support] W tej rundzie nie wolno przydzielać rozkazów Wsparcia.
       *[no-defense] W tej rundzie nie wolno przydzielać rozkazów Obrony.
    }
event-power-collected =
    { $power ->
        [one] { NAME($seat, kind: "house") } zbierają { $power } żeton Władzy.
        [few] { NAME($seat, kind: "house") } zbierają { $power } żetony Władzy.
       *[many] { NAME($seat, kind: "house") } zbierają { $power } żetonów Władzy.
    }

ask-choose-westeros-effect = { NAME($seat, kind: "house") }: karta { NAME($card, kind: "card") }. Co się dzieje?

option-choose-effect =
    { $effect ->
        [supply] Wszyscy ustalają zaopatrzenie
        [mustering] Wszyscy przeprowadzają mobilizację
        [clash-of-kings] Licytacja o tory Wpływów
        [game-of-thrones] Wszyscy zbierają żetony Władzy za symbole władzy i porty
        [no-defense] Bez rozkazów Obrony w tej rundzie
        [no-march-plus-1] Bez rozkazów Marszu +1 w tej rundzie
       *[nothing] Nic się nie dzieje
    }
