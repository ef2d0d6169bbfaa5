event-cleaned-up = Round { $round } ends: all orders are removed, routed units stand up again.
