### Words that belong to no part of the program in particular. All of Maester may use them.

## Lists in a sentence. $start holds all items but the last, joined by the separator.

list-separator = {", "}
list-and = { $start } and { $last }
list-or = { $start } or { $last }
# Shown in place of a list without items.
list-empty = none

## Single words.

word-yes = yes
word-no = no
word-and = and
word-or = or
kind-seat = player
kind-word = word

## Numbers by themselves.

number-plain = { NUMBER($number) }
number-percent = { NUMBER($number, style: "percent") }
