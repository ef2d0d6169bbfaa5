# Jak nazywają się wartości opcji przy przygotowaniu stołu.

choice-draft-none = bez selekcji: ręce są rozdawane („none”)
choice-draft-card-draft = selekcja kart („card-draft”)
choice-draft-kingsmoot = „Królewski wiec” („kingsmoot”)
choice-leaders-random = losowo („random”)
choice-leaders-listed = w kolejności listy („listed”)
choice-leaders-chosen = wybierani przy stole („chosen”)
choice-first-player-random = losowo („random”)
