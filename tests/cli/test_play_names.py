"""`maester play`: things that are typed by their printed names."""

from __future__ import annotations

import pytest

from tests.cli.terminal import after, moves_of, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")

ALLIANCES = ("alliances", "--players", "4", "--seed", "1", "--seat", "eddard-stark")


@pytest.mark.parametrize("move", ["play zdrada", "play Betrayal", "PLAY ZDRADA", "play inf-betrayal"])
def test_cards_are_typed_by_their_printed_names(move: str) -> None:
    output = run(ALLIANCES, [f"why {move}", move])
    assert after(output, f"why {move}").startswith("This is allowed: ")
    assert moves_of(saved("maester-alliances.json"), "eddard-stark")[0] == "play inf-betrayal"


def test_a_card_that_is_not_there_is_refused_by_its_printed_name() -> None:
    output = run((*ALLIANCES, "--lang", "pl"), ["why play korupcja"])
    assert after(output, "why play korupcja").startswith("Nie pozwala na to zasada ")


def test_a_name_of_several_cards_is_told_with_all_of_them() -> None:
    output = run(("cardgame", "--seed", "1", "--seat", "stark", "--lang", "pl"), ["why use żelazny tron"])
    assert after(output, "why use żelazny tron") == (
        "„use żelazny tron” może znaczyć więcej niż jeden ruch: use the-iron-throne i use the-iron-throne-2."
    )
