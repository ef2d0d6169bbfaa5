event-round-began = Round { $round } begins.
