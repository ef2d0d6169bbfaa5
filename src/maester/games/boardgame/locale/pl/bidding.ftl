event-bid-revealed = Stawka { NAME($seat, kind: "house", form: "gen") }: { $power }.
event-bids-discarded =
    { $power ->
        [0] Nikt nie postawił żetonów Władzy.
        [one] Postawiony { $power } żeton Władzy trafia do puli władzy.
        [few] Postawione { $power } żetony Władzy trafiają do puli władzy.
       *[many] Postawionych { $power } żetonów Władzy trafia do puli władzy.
    }

ask-bid =
    { $subject ->
        [wildlings] { NAME($seat, kind: "house") }: ile żetonów Władzy stawiacie na wsparcie Nocnej Straży? Dzicy atakują z siłą { $strength }.
       *[other] { NAME($seat, kind: "house") }: ile żetonów Władzy stawiacie w licytacji o tor { NAME($subject, kind: "track", form: "gen") }?
    }

option-bid-power =
    { $power ->
        [one] { $power } żeton Władzy
        [few] { $power } żetony Władzy
       *[many] { $power } żetonów Władzy
    }

refusal-clash-zero-bid-allowed = (Stawka: { $bid }, dostępna władza: { $available }.)
