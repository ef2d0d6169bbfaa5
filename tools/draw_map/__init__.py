"""Draws the map of the board game: from hand-placed lines (atlas.txt) to the paths that the browser shows.

After a change of atlas.txt, of the game's map or of this package, run from the root of the repository:

    python -m tools.draw_map                    writes web/src/games/boardgame/map.json
    python -m tools.draw_map preview FILE.svg   writes a picture with sample pieces in every place

The way of the drawing: atlas (the lines as written down) -> survey (each line becomes one curve, shared by the two
areas it parts; outlines are put together from curves) -> ground (the room inside an area) -> places (where pieces,
name and icons stand) -> marks (small drawings in the free room) -> sheet (what is written to the file).
"""
