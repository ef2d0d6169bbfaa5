# What the values of the options are called at the set-up of a table.

choice-houses-listed = in the order of the list (“listed”)
choice-houses-random = by chance (“random”)
