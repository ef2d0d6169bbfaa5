# Jak nazywają się wartości opcji przy przygotowaniu stołu.

choice-houses-listed = Starkowie na pierwszym miejscu („listed”)
choice-houses-random = losowo („random”)
