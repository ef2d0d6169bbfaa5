# The kinds of windows, for those who don't want to be asked at each of them.

stops-actions = Actions
stops-responses = Responses
stop-plot = Plot phase
stop-draw = Draw phase
stop-own-marshalling = My marshalling turn
stop-other-marshalling = My opponent's marshalling turn
stop-own-challenges = My challenge turn, between challenges
stop-other-challenges = My opponent's challenge turn, between challenges
stop-attack-before-defence = A challenge in which I attack, before the defence is declared
stop-attack-after-defence = A challenge in which I attack, after the defence is declared
stop-defence = A challenge in which I am attacked
stop-dominance = Dominance phase
stop-standing = Standing phase
stop-taxation = Taxation phase
stop-save = Saving a character that would be killed
stop-response = Responses to what has happened
stops-anywhere = Anywhere
stop-open-card = Wherever a card of mine in play could act
