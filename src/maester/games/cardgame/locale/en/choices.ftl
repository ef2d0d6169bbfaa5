# What the values of the options are called at the set-up of a table.

choice-houses-listed = Stark has the first seat (“listed”)
choice-houses-random = by chance (“random”)
