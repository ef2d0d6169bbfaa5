### O co pyta się liderów i co mogą odpowiedzieć. $source to karta lub sojusznik, których zdolność się rozpatruje.

## Set-up and draft

ask-choose-leader-card = { NAME($seat, kind: "seat") }: którego lidera wybierasz?
ask-choose-card-to-keep = { NAME($seat, kind: "seat") }: którą kartę odkładasz na bok? Pozostałe przekazujesz dalej.

## Turns

ask-take-turn = { NAME($seat, kind: "seat") }: zagrywasz kartę wpływu czy klękasz?
ask-final-card = 
    { $left ->
        [0] { NAME($seat, kind: "seat") }: klękasz.
       *[other] { NAME($seat, kind: "seat") }: zagrywasz kolejną kartę wpływu (najwyżej { $left }) czy klękasz?
    }

## Abilities

ask-choose-target = 
    { $operation ->
        [look_hand] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czyją rękę oglądasz?
        [hand_open] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czyją rękę możesz oglądać w tej rundzie?
        [take_hand_card] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: z czyjej ręki zabierasz kartę?
        [kneel] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: kto klęka?
        [must_play] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: kto nie może uklęknąć w następnej turze?
        [move_token] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: między czyimi radami przesuwasz żeton władzy?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego lidera wybierasz?
    }
ask-decide-to-do = 
    { $operation ->
        [kill_current] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy zabijasz aktualnego sojusznika?
        [kill_self] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy zabijasz tego sojusznika?
        [reveal_ally] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy odkrywasz wierzchnią kartę talii kart sojuszników?
        [swap_tokens] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy zamieniasz oba żetony władzy miejscami?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy korzystasz ze zdolności?
    }
ask-take-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę zabierasz z ręki { NAME($owner, kind: "seat", form: "gen") }?
ask-give-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę dajesz { NAME($receiver, kind: "seat", form: "dat") }?
ask-discard-card = { NAME($seat, kind: "seat") }: którą kartę odrzucasz z ręki? (do odrzucenia: { $left })
ask-discard-chosen = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę odrzuca { NAME($owner, kind: "seat") }?
ask-take-from-deck = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę bierzesz na rękę?
ask-put-under-deck = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę odkładasz teraz na spód talii?
ask-take-discard = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę ze stosu kart odrzuconych bierzesz na rękę?
ask-ban-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: karty o jakiej nazwie nie może zagrać do końca rundy { NAME($owner, kind: "seat") }?
ask-move-bid-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę przesuwasz?
ask-discard-bid-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: która karta zostaje odrzucona?
ask-place-elsewhere = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: na czyim obszarze licytacji umieszczasz tę kartę?
ask-copy-value = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: wydrukowaną wartość której karty przejmuje ta karta?
ask-keep-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą kartę zatrzymujesz?
ask-move-token = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: który żeton władzy przesuwasz?
ask-choose-council-of = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą radę wybierasz?
ask-look-at-token = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: który żeton władzy oglądasz?
ask-kill-ally = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego sojusznika zabijasz?
ask-try-to-kill = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy odrzucasz wskazaną kartę, żeby zabić tego sojusznika?
ask-cancel-kill = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: czy odrzucasz taką samą kartę, żeby ocalić swojego sojusznika?
ask-choose-dead = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego sojusznika ze stosu zabitych pozyskujesz?
ask-move-ally = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego sojusznika przesuwasz?
ask-swap-ally = 
    { $first ->
        [none] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego sojusznika z tej rady zamieniasz?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: z którym sojusznikiem ze swojej drugiej rady?
    }
ask-kill-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którego z tych sojuszników zabijasz?
ask-sink-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: którą z tych kart odkładasz na spód talii?
ask-order-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: która karta ma zostać odkryta jako następna?

## The claim

ask-pass-bid-card = { NAME($seat, kind: "seat") }: którą kartę ze swojego obszaru licytacji przekazujesz w lewo?
ask-choose-offered = { NAME($seat, kind: "seat") }: kto jest aktualnym sojusznikiem?
ask-choose-triumph = { NAME($seat, kind: "seat") }: którą ze swoich zdolności rozpatrujesz teraz?
ask-contest-claim = { NAME($seat, kind: "seat") }: czy odrzucasz karty (liczba: { $discard }), żeby pozyskać sojusznika zamiast zwycięzcy: { NAME($ally, kind: "ally") }?
ask-choose-most-allies = { NAME($seat, kind: "seat") }: w obu radach jest tylu samo sojuszników. W której umieszczasz to, co nakazuje karta „{ NAME($card, kind: "card") }”?
ask-choose-for-winner = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: w której radzie zwycięzcy zostaje umieszczony sojusznik?
ask-choose-for-claimer = { NAME($seat, kind: "seat") }: w której radzie pozyskującego ({ NAME($claimer, kind: "seat") }) zostaje umieszczony sojusznik: { NAME($ally, kind: "ally") }?
ask-place-ally = { NAME($seat, kind: "seat") }: w której radzie umieszczasz sojusznika: { NAME($ally, kind: "ally") }?
ask-place-token = { NAME($seat, kind: "seat") }: w której radzie umieszczasz żeton władzy?

## Answers

option-take-leader = { NAME($leader, kind: "leader") }
option-random-leader = losowy lider
option-set-aside = { NAME($card, kind: "card") }
option-play-card = zagraj kartę „{ NAME($card, kind: "card") }”
option-kneel = uklęknij
option-skip-turn = pomiń turę
option-choose-leader = { NAME($leader, kind: "seat") }
option-choose-card = karta „{ NAME($card, kind: "card") }”
option-choose-bid-card = karta „{ NAME($card, kind: "card") }” ({ NAME($leader, kind: "seat") })
option-choose-council = wspólna rada: { NAME($leader, kind: "seat") } i { NAME($neighbor, kind: "seat") }
option-choose-ally = { NAME($ally, kind: "ally") }
option-choose-token = żeton { $number } we wspólnej radzie: { NAME($leader, kind: "seat") } i { NAME($neighbor, kind: "seat") }

## Options of a match

option-advanced = Rozgrywka zaawansowana: karty przypisane liderom i wydarzenia.
option-draft = Selekcja: bez niej ręce są rozdawane („none”), selekcja kart („card-draft”) albo wariant „Królewski wiec” z kartami wszystkich liderów („kingsmoot”).
option-open-allies = Jawni sojusznicy: sojusznicy danej pory roku leżą w rzędzie.
option-quick-game = Szybka rozgrywka: zaczyna się o jedną porę roku później.
option-leaders = Liderzy: losowani („random”), w kolejności z pliku kart („listed”) albo wybierani przy stole („chosen”).
option-first-player = Pierwszy gracz: losowany („random”) albo miejsce o tym numerze.
