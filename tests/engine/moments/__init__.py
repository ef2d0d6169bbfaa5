"""The four hard moments: the worst that each of the real games asks of the engine, as games of a hundred lines."""
