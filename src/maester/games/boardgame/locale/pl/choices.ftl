# Jak nazywają się wartości opcji przy przygotowaniu stołu.

choice-houses-listed = w kolejności listy („listed”)
choice-houses-random = losowo („random”)
