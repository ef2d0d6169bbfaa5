"""A Game of Thrones: The Board Game, 2nd edition (Gra o Tron), for 3 to 6 players."""

# While the chapters are being written: the game is there as soon as all of them can be imported.
try:
    from maester.games.boardgame.game import GAME as GAME
except Exception:  # noqa: BLE001, S110
    pass
