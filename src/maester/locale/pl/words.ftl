### Słowa, które nie należą do żadnej części programu z osobna. Może ich używać cały Maester.

## Wyliczenia w zdaniu. $start to wszystkie elementy prócz ostatniego, połączone separatorem.

list-separator = {", "}
list-and = { $start } i { $last }
list-or = { $start } lub { $last }
# Pokazywane zamiast wyliczenia bez elementów.
list-empty = brak

## Pojedyncze słowa.

word-yes = tak
word-no = nie
word-and = i
word-or = lub
kind-seat = gracz
kind-word = słowo

## Same liczby.

number-plain = { NUMBER($number) }
number-percent = { NUMBER($number, style: "percent") }
