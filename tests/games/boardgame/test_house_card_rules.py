"""House cards: choosing, revealing, the timing of abilities, discarding (p. 19)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, final, is_over, victor

ATTACK = "lannister FK stoney-sept > stark FF blackwater"
ALL_BUT_HOUND = (
    "tywin-lannister",
    "ser-gregor-clegane",
    "ser-jaime-lannister",
    "tyrion-lannister",
    "ser-kevan-lannister",
    "cersei-lannister",
)


@rule("boardgame:housecard.secret-choice")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    game = battle(ATTACK)
    assert set(game.asked()) == {"lannister", "stark"}
    with game.refused("housecard.secret-choice"):
        game.play("lannister", "card eddard-stark")
    game.play("lannister", "card the-hound")
    for viewer in ("stark", "tyrell"):
        assert game.events("house-card-revealed", viewer) == []
        assert game.match.view(viewer)["tray"] == []
    game.play("stark", "card greatjon-umber")
    assert [event["card"] for event in game.events("house-card-revealed")] == ["the-hound", "greatjon-umber"]


@rule("boardgame:housecard.mandatory")
def test_both_must_play_exactly_one_card_but_who_has_no_other_after_tyrion_fights_without() -> None:
    game = battle(ATTACK)
    assert all(option.startswith("card ") for house in ("lannister", "stark") for option in game.options(house))
    others = ["robb-stark", "roose-bolton", "greatjon-umber", "ser-rodrick-cassel", "the-blackfish", "catelyn-stark"]
    game = battle(ATTACK, discards={"stark": others})
    game.cards(lannister="tyrion-lannister").play("lannister", "agree true")
    assert final(game) == (4, 2)
    assert game.hand("stark") == ["eddard-stark"]


@rule("boardgame:housecard.strength-added")
def test_the_number_on_the_card_is_added() -> None:
    game = battle(ATTACK).cards(lannister="the-hound", stark="greatjon-umber")
    assert final(game) == (5, 4)


@rule("boardgame:housecard.abilities-immediate")
def test_abilities_are_resolved_before_the_blade() -> None:
    game = battle("tyrell KK reach > stark FFK blackwater", routed={"blackwater": "F"}, tracks={"fiefdoms": ["tyrell"]})
    game.cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert game.question() == "mace-tyrell-destroys"
    game.play("tyrell", "unit blackwater footman true")
    assert game.question() == "use-blade"


@rule("boardgame:housecard.timing-cancel-first")
def test_what_cancels_comes_first_whatever_the_turn_order() -> None:
    for order in (["martell", "lannister"], ["lannister", "martell"]):
        game = battle("martell KK yronwood > lannister F boneway", tracks={"iron-throne": order})
        game.cards(martell="doran-martell", lannister="tyrion-lannister")
        assert game.asks("lannister", "tyrion-lannister-cancels")


@rule("boardgame:housecard.timing-others-next")
def test_other_abilities_come_in_turn_order() -> None:
    attack = "tyrell KK dornish-marches > martell F boneway"
    for order, asked in (
        (["tyrell", "martell"], "queen-of-thorns-removes"),
        (["martell", "tyrell"], "doran-martell-drops"),
    ):
        game = battle(
            attack,
            also={"martell": {"yronwood": "F", "kingswood": "F"}},
            orders={"yronwood": "defense-2", "kingswood": "defense-1"},
            tracks={"iron-throne": order},
        )
        game.cards(tyrell="queen-of-thorns", martell="doran-martell")
        assert game.question() == asked


@rule("boardgame:housecard.timing-win-lose-last")
def test_texts_of_winning_wait_for_the_victor() -> None:
    game = battle(ATTACK, power=5, tracks={"fiefdoms": ["stark"]})
    game.cards(lannister="tywin-lannister", stark="greatjon-umber")
    assert (game.question(), game.power("lannister")) == ("use-blade", 5)
    game.play("stark", "pass")
    assert (victor(game), game.power("lannister")) == ("lannister", 7)


@rule("boardgame:housecard.first-fully-before-second")
def test_the_second_ability_sees_what_the_first_has_changed() -> None:
    # Doran moves Tyrell to the end of the turn order; Mace speaks when Doran has done all he does.
    attack = "tyrell F dornish-marches > martell FF boneway"
    game = battle(attack, tracks={"iron-throne": ["martell", "tyrell"]})
    game.cards(tyrell="mace-tyrell", martell="doran-martell")
    assert (game.question(), game.events("units-removed")) == ("doran-martell-drops", [])
    game.play("martell", "track fiefdoms")
    game = battle(attack, tracks={"iron-throne": ["tyrell", "martell"]})
    game.cards(tyrell="mace-tyrell", martell="doran-martell")
    assert (game.question(), len(game.events("units-removed"))) == ("doran-martell-drops", 1)


@rule("boardgame:housecard.discard-after-combat")
def test_played_cards_are_discarded_and_can_t_be_played_again() -> None:
    game = battle(ATTACK, discards={"stark": ["eddard-stark"]})
    with game.refused("housecard.discard-after-combat"):
        game.play("stark", "card eddard-stark")
    game.cards(lannister="the-hound", stark="greatjon-umber").play("stark", "retreat reach")
    assert game.discard("stark") == ["eddard-stark", "greatjon-umber"]
    assert "greatjon-umber" not in game.hand("stark")


@rule("boardgame:housecard.last-card-recycles")
def test_who_played_his_last_card_takes_the_others_back() -> None:
    game = battle(ATTACK, discards={"lannister": list(ALL_BUT_HOUND)}).cards(stark="greatjon-umber")
    game.play("stark", "retreat reach")
    assert set(game.hand("lannister")) == set(ALL_BUT_HOUND)
    assert game.discard("lannister") == ["the-hound"]


@rule("boardgame:ruling.immediately-abilities")
def test_immediate_abilities_come_before_others_whatever_the_turn_order() -> None:
    # Stannis, first in turn order, is an ordinary ability: by then Doran has changed the Iron Throne track.
    game = battle("baratheon F kingswood > martell F boneway", tracks={"fiefdoms": ["stark"]})
    game.cards(baratheon="stannis-baratheon", martell="doran-martell").play("martell", "track iron-throne")
    assert final(game) == (1 + 4 + 1, 1)


@rule("boardgame:ruling.ability-once-per-combat")
def test_an_ability_is_used_once_in_a_combat() -> None:
    game = battle("tyrell KK reach > stark FFF blackwater").cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert final(game) == (8, 4)
    game = battle(ATTACK).cards(lannister="tyrion-lannister", stark="eddard-stark").play("lannister", "agree true")
    game.play("stark", "card robb-stark")
    assert game.events("house-card-cancelled")[0]["card"] == "eddard-stark"
    assert len(game.events("house-card-cancelled")) == 1
    assert "yes" not in game.options()


@rule("boardgame:ruling.after-combat-abilities")
def test_abilities_after_combat_come_when_both_cards_are_discarded() -> None:
    game = battle("baratheon F kings-landing > stark FFF kingswood")
    game.cards(baratheon="patchface", stark="greatjon-umber")
    assert game.question() == "patchface-discards"
    assert (game.discard("baratheon"), game.discard("stark")) == (["patchface"], ["greatjon-umber"])
    assert game.units("kings-landing") == "-"  # Greatjon's sword: casualties are over


def test_hands_are_open_but_while_cards_are_chosen() -> None:
    game = battle(ATTACK)

    def hand(viewer: str, house: str) -> list[str] | None:
        cards: list[str] | None = next(one["hand"] for one in game.view(viewer)["houses"] if one["house"] == house)
        return cards

    assert hand("tyrell", "stark") is None
    assert hand("stark", "stark") is not None
    game.cards(lannister="the-hound", stark="greatjon-umber")
    assert "eddard-stark" in (hand("tyrell", "stark") or [])


@rule("boardgame:ruling.discards-always-open")
def test_discard_piles_are_open_even_while_cards_are_chosen() -> None:
    game = battle(ATTACK, discards={"stark": ["eddard-stark"]})
    stark = next(one for one in game.view("lannister")["houses"] if one["house"] == "stark")
    assert (stark["discard"], stark["hand"]) == (["eddard-stark"], None)
    assert not is_over(game)
