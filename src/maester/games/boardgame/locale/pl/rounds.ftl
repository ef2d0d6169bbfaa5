event-round-began = Zaczyna się runda { $round }.
