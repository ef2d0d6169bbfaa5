"""A Game of Thrones: The Board Game, 2nd edition (Gra o Tron), for 3 to 6 players."""
