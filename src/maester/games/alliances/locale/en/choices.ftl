# What the values of the options are called at the set-up of a table.

choice-draft-none = no draft: hands are dealt (“none”)
choice-draft-card-draft = card draft (“card-draft”)
choice-draft-kingsmoot = Kingsmoot draft (“kingsmoot”)
choice-leaders-random = by chance (“random”)
choice-leaders-listed = in the order of the list (“listed”)
choice-leaders-chosen = chosen at the table (“chosen”)
choice-first-player-random = drawn by chance (“random”)
