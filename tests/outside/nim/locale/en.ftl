ask-turn = How many do you take?
option-take = Take { $count }
option-matches = How many matches there are.
seat-left = Left
seat-right = Right
bot-counter = Counter
heap = The heap
