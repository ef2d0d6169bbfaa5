"""Everything that goes over the wire, in both directions. The client's types are generated from these structs.

A seat is its number, from 0; its name stands in `SeatState.name`. Views, events and prompts are the game's own plain
data and use the names of seats.
"""
