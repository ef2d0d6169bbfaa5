"""The House cards with a text: each does what it says, and can't where it can't."""

import pytest

from tests.games.boardgame.battles import battle, final, initial, is_over, victor

ATTACK = "lannister FK stoney-sept > stark FF blackwater"


# --- Stark ------------------------------------------------------------------------------------------------


def test_robb_stark_chooses_the_retreat_of_a_beaten_defender() -> None:
    game = battle("stark KK harrenhal > lannister FF blackwater")
    game.cards(stark="robb-stark", lannister="the-hound")
    assert game.asks("stark", "robb-stark-chooses")
    game.play("stark", "retreat reach")
    assert game.units("reach") == game.routed("reach") == "FF"
    assert [event["card"] for event in game.events("ability-used")] == ["robb-stark"]


def test_robb_stark_may_send_a_beaten_attacker_elsewhere_or_leave_it_to_him() -> None:
    game = battle("lannister F stoney-sept > stark FF blackwater")
    game.cards(lannister="the-hound", stark="robb-stark")
    left = game.clone().play("stark", "pass")
    assert left.units("stoney-sept") == "F"
    game.play("stark", "retreat crackclaw-point")
    assert (game.units("crackclaw-point"), game.owner("crackclaw-point")) == ("F", "lannister")


def test_robb_stark_must_choose_an_area_with_the_fewest_losses_and_the_loser_chooses_what_he_loses() -> None:
    game = battle(
        "stark KK harrenhal > lannister FF blackwater", also={"lannister": {"reach": "FF"}}, supply={"lannister": 1}
    )
    game.cards(stark="robb-stark", lannister="the-hound")
    with game.refused("ruling.retreat-fewest-losses"):
        game.play("stark", "retreat reach")
    barred = dict.fromkeys(("crackclaw-point", "kings-landing", "searoad-marches", "stoney-sept"), "tyrell")
    game = battle(
        "stark KKK harrenhal > lannister FK blackwater",
        also={"lannister": {"reach": "F", "lannisport": "FF"}},
        supply={"lannister": 0},
        power_tokens=barred,
    )
    game.cards(stark="robb-stark", lannister="the-hound").play("stark", "retreat reach")
    assert game.asks("lannister", "lose-to-supply")


def test_roose_bolton_takes_all_cards_back_when_he_loses() -> None:
    game = battle(ATTACK, discards={"stark": ["eddard-stark", "robb-stark"]})
    game.cards(lannister="the-hound", stark="roose-bolton").play("stark", "retreat reach")
    assert (len(game.hand("stark")), game.discard("stark")) == (7, [])


def test_roose_bolton_does_nothing_when_he_wins() -> None:
    game = battle("lannister F stoney-sept > stark FF blackwater", discards={"stark": ["eddard-stark"]})
    game.cards(lannister="tyrion-lannister", stark="roose-bolton").play("lannister", "agree false")
    assert victor(game) == "stark"
    assert game.discard("stark") == ["eddard-stark", "roose-bolton"]


def test_the_blackfish_saves_his_units_from_casualties() -> None:
    game = battle("lannister KK stoney-sept > stark FF blackwater")
    game.cards(lannister="ser-gregor-clegane", stark="the-blackfish").play("stark", "retreat reach")
    assert game.units("reach") == "FF"


def test_the_blackfish_doesn_t_save_units_that_can_t_retreat() -> None:
    game = battle("lannister KK stoney-sept > stark FFE blackwater", routed={"blackwater": "F"})
    game.cards(lannister="ser-gregor-clegane", stark="the-blackfish").play("stark", "retreat reach")
    assert game.units("reach") == "F"


def test_catelyn_stark_doubles_a_defense_order() -> None:
    for order, attack in (("defense-1", 2), ("defense-2", 4)):
        game = battle(ATTACK, orders={"blackwater": order})
        game.cards(lannister="the-hound", stark="catelyn-stark")
        assert final(game) == (5, 2 + attack)


def test_catelyn_stark_doubles_nothing_else() -> None:
    game = battle(ATTACK, orders={"blackwater": "march-plus-1"})
    assert final(game.cards(lannister="the-hound", stark="catelyn-stark")) == (5, 2)
    game = battle("stark KK harrenhal > lannister F blackwater", order="march-plus-1")
    assert final(game.cards(lannister="the-hound", stark="catelyn-stark")) == (5, 3)


# --- Lannister ------------------------------------------------------------------------------------------------


def test_tywin_lannister_gains_2_power_by_winning() -> None:
    game = battle(ATTACK, power=5)
    game.cards(lannister="tywin-lannister", stark="greatjon-umber")
    assert game.power("lannister") == 7


def test_tywin_lannister_gains_nothing_by_losing_and_not_more_than_the_pool_has() -> None:
    game = battle("lannister F stoney-sept > stark KKK blackwater", power=5)
    game.cards(lannister="tywin-lannister", stark="greatjon-umber")
    assert (victor(game), game.power("lannister")) == ("stark", 5)
    game = battle(ATTACK, power={"lannister": 19}, power_tokens={})
    game.cards(lannister="tywin-lannister", stark="greatjon-umber")
    assert game.power("lannister") == 20


def test_tyrion_lannister_makes_the_opponent_play_another_card() -> None:
    game = battle(ATTACK)
    game.cards(lannister="tyrion-lannister", stark="eddard-stark").play("lannister", "agree true")
    assert game.asks("stark", "play-another")
    with game.refused("housecard.mandatory"):
        game.play("stark", "card eddard-stark")
    game.play("stark", "card greatjon-umber")
    assert final(game) == (4, 4)
    assert "eddard-stark" in game.hand("stark")


def test_tyrion_lannister_need_not_cancel() -> None:
    game = battle(ATTACK)
    game.cards(lannister="tyrion-lannister", stark="greatjon-umber").play("lannister", "agree false")
    assert final(game) == (4, 4)


def test_ser_kevan_lannister_counts_attacking_and_supporting_footmen_double() -> None:
    game = battle(
        "lannister FFK stoney-sept > stark FF blackwater",
        also={"lannister": {"harrenhal": "F"}, "baratheon": {"reach": "F"}},
        orders={"harrenhal": "support", "reach": "support"},
    )
    game.play("lannister", "support lannister").play("baratheon", "support lannister").play("lannister", "agree true")
    assert initial(game) == (6, 2)
    game.cards(lannister="ser-kevan-lannister", stark="greatjon-umber")
    assert final(game) == (6 + 3 + 1, 4)


def test_ser_kevan_lannister_doesn_t_help_the_defence_nor_routed_footmen() -> None:
    game = battle("stark KK harrenhal > lannister FF blackwater")
    game.cards(stark="greatjon-umber", lannister="ser-kevan-lannister")
    assert final(game) == (6, 3)
    game = battle(ATTACK, also={"lannister": {"harrenhal": "F"}}, routed={"harrenhal": "F"},
                  orders={"harrenhal": "support"})  # fmt: skip
    game.play("lannister", "support lannister").cards(lannister="ser-kevan-lannister", stark="greatjon-umber")
    assert final(game) == (3 + 1 + 1, 4)


def test_cersei_lannister_removes_an_order_of_the_beaten_opponent_anywhere() -> None:
    game = battle(
        "lannister KKK stoney-sept > stark F blackwater",
        also={"stark": {"winterfell": "F"}, "greyjoy": {"pyke": "F"}},
        orders={"winterfell": "defense-1", "blackwater": "consolidate-power", "pyke": "defense-1"},
    )
    game.cards(lannister="cersei-lannister", stark="ser-rodrick-cassel")
    assert game.options() == ["remove order winterfell", "pass"]
    with game.refused("def.enemy"):
        game.play("lannister", "remove order pyke")
    with game.refused("aftermath.attacker-won"):
        game.play("lannister", "remove order blackwater")
    game.play("lannister", "remove order winterfell")
    assert (game.order("winterfell"), game.order("pyke")) == (None, "defense-1")


def test_cersei_lannister_removes_nothing_if_she_loses() -> None:
    game = battle(ATTACK, orders={"blackwater": "defense-2"})
    game.cards(lannister="cersei-lannister", stark="robb-stark").play("stark", "pass")
    assert (victor(game), is_over(game), game.order("blackwater")) == ("stark", True, "defense-2")


# --- Baratheon ------------------------------------------------------------------------------------------------


def test_stannis_baratheon_is_stronger_against_a_house_higher_on_the_iron_throne_track() -> None:
    attack = "baratheon F kings-landing > stark FF kingswood"
    higher = battle(attack).cards(baratheon="stannis-baratheon", stark="greatjon-umber")
    assert final(higher) == (5, 4)
    defence = battle("stark F kings-landing > baratheon F kingswood")
    assert final(defence.cards(stark="greatjon-umber", baratheon="stannis-baratheon")) == (3, 6)


def test_renly_baratheon_makes_a_knight_of_a_footman_that_took_part_or_supported() -> None:
    game = battle(
        "baratheon FK kings-landing > stark F kingswood",
        also={"baratheon": {"storms-end": "F", "reach": "F"}},
        orders={"storms-end": "support", "reach": "support"},
    )
    game.play("baratheon", "support -", "support baratheon")
    game.cards(baratheon="renly-baratheon", stark="ser-rodrick-cassel")
    assert game.options() == ["upgrade kingswood", "upgrade storms-end", "pass"]
    supporting = game.clone().play("baratheon", "upgrade storms-end")
    assert supporting.units("storms-end") == "K"
    game.play("baratheon", "upgrade kingswood")
    assert game.units("kingswood") == "KK"


def test_renly_baratheon_takes_a_fresh_footman_before_a_routed_one() -> None:
    game = battle("stark F kings-landing > baratheon FFKK kingswood", routed={"kingswood": "F"})
    game.cards(baratheon="renly-baratheon", stark="ser-rodrick-cassel").play("baratheon", "upgrade kingswood")
    assert (game.units("kingswood"), game.routed("kingswood")) == ("FKKK", "F")


def test_renly_baratheon_needs_a_footman_a_free_knight_and_a_victory() -> None:
    game = battle("baratheon KK kings-landing > stark F kingswood", also={"baratheon": {"storms-end": "F"}})
    game.cards(baratheon="renly-baratheon", stark="ser-rodrick-cassel")
    assert game.question() == "choose-retreat"
    game = battle("baratheon FKK kings-landing > stark F kingswood", also={"baratheon": {"storms-end": "KKK"}})
    game.cards(baratheon="renly-baratheon", stark="ser-rodrick-cassel")
    assert game.question() == "choose-retreat"
    game = battle("baratheon F kings-landing > stark FFF kingswood")
    game.cards(baratheon="renly-baratheon", stark="eddard-stark")
    assert is_over(game)


def test_ser_davos_seaworth_is_stronger_when_stannis_is_discarded() -> None:
    attack = "baratheon FK kings-landing > stark FF kingswood"
    game = battle(attack, discards={"baratheon": ["stannis-baratheon"]})
    game.cards(baratheon="ser-davos-seaworth", stark="the-blackfish")
    assert final(game) == (6, 3)
    game = battle(attack, discards={"baratheon": ["stannis-baratheon"]})
    game.cards(baratheon="ser-davos-seaworth", stark="catelyn-stark").play("stark", "retreat reach")
    assert game.units("reach") == "F"


def test_ser_davos_seaworth_needs_stannis_in_the_discard_pile() -> None:
    game = battle("baratheon FK kings-landing > stark FF kingswood")
    game.cards(baratheon="ser-davos-seaworth", stark="catelyn-stark").play("stark", "retreat reach")
    assert (final(game), game.units("reach")) == ((5, 2), "FF")


SEA = "greyjoy SS sunset-sea > baratheon S golden-sound"


def test_salladhor_saan_lets_the_ships_of_others_count_nothing() -> None:
    game = battle(SEA, also={"baratheon": {"ironmans-bay": "S"}}, orders={"ironmans-bay": "support"}, blade_used=True)
    game.play("baratheon", "support baratheon")
    assert initial(game) == (2, 2)
    game.cards(greyjoy="dagmar-cleftjaw", baratheon="salladhor-saan")
    assert final(game) == (1, 3)


def test_salladhor_saan_needs_support_and_also_hits_others_who_support_baratheon() -> None:
    game = battle(SEA, blade_used=True).cards(greyjoy="dagmar-cleftjaw", baratheon="salladhor-saan")
    assert final(game) == (3, 2)
    game = battle(SEA, also={"stark": {"ironmans-bay": "SS"}}, orders={"ironmans-bay": "support"}, blade_used=True)
    game.play("stark", "support baratheon").play("baratheon", "agree true")
    game.cards(greyjoy="dagmar-cleftjaw", baratheon="salladhor-saan")
    assert final(game) == (1, 2)


def test_patchface_discards_a_card_of_the_opponent_after_the_combat() -> None:
    game = battle("baratheon F kings-landing > stark FFF kingswood")
    game.cards(baratheon="patchface", stark="greatjon-umber")
    assert game.asks("baratheon", "patchface-discards")
    assert game.discard("baratheon") == ["patchface"]
    with game.refused("housecard.discard-after-combat"):
        game.play("baratheon", "discard greatjon-umber")
    game.play("baratheon", "discard eddard-stark")
    assert game.discard("stark") == ["greatjon-umber", "eddard-stark"]


def test_patchface_may_refrain_and_the_last_card_brings_the_others_back() -> None:
    game = battle("baratheon F kings-landing > stark FFF kingswood")
    game.cards(baratheon="patchface", stark="greatjon-umber").play("baratheon", "pass")
    assert game.discard("stark") == ["greatjon-umber"]
    gone = ["eddard-stark", "robb-stark", "roose-bolton", "ser-rodrick-cassel", "the-blackfish"]
    game = battle("baratheon F kings-landing > stark FFF kingswood", discards={"stark": gone})
    game.cards(baratheon="patchface", stark="greatjon-umber").play("baratheon", "discard catelyn-stark")
    assert (len(game.hand("stark")), game.discard("stark")) == (6, ["catelyn-stark"])


# --- Greyjoy --------------------------------------------------------------------------------------------------


def test_victarion_greyjoy_counts_attacking_and_supporting_ships_double() -> None:
    game = battle(SEA, also={"greyjoy": {"ironmans-bay": "S"}}, orders={"ironmans-bay": "support"}, blade_used=True)
    game.play("greyjoy", "support greyjoy").cards(greyjoy="victarion-greyjoy", baratheon="melisandre")
    assert (initial(game), final(game)) == ((3, 1), (9, 2))


def test_victarion_greyjoy_doesn_t_help_the_defence() -> None:
    game = battle("baratheon SS sunset-sea > greyjoy SS golden-sound", blade_used=True)
    game.cards(greyjoy="victarion-greyjoy", baratheon="melisandre")
    assert final(game) == (3, 5)


@pytest.mark.parametrize(("source", "target"), [("moat-cailin", "seagard"), ("winterfell", "moat-cailin")])
def test_theon_greyjoy_is_stronger_in_the_defence_of_a_stronghold_or_castle(source: str, target: str) -> None:
    game = battle(f"stark FF {source} > greyjoy F {target}", blade_used=True, tracks={"fiefdoms": ["greyjoy"]})
    game.cards(greyjoy="theon-greyjoy", stark="greatjon-umber")
    assert final(game) == (4, 4)
    assert game.units(source) == "F"


def test_theon_greyjoy_is_not_stronger_elsewhere() -> None:
    game = battle("stark FF moat-cailin > greyjoy F twins", blade_used=True)
    assert final(game.cards(greyjoy="theon-greyjoy", stark="greatjon-umber")) == (4, 3)
    game = battle("greyjoy FF moat-cailin > stark F seagard", blade_used=True)
    assert final(game.cards(greyjoy="theon-greyjoy", stark="greatjon-umber")) == (4, 3)


def test_balon_greyjoy_lets_the_printed_strength_count_nothing() -> None:
    game = battle("stark FF moat-cailin > greyjoy F twins", blade_used=True)
    game.cards(greyjoy="balon-greyjoy", stark="eddard-stark")
    assert final(game) == (2, 3)


def test_balon_greyjoy_leaves_what_the_text_of_the_card_adds() -> None:
    game = battle("greyjoy F kingswood > baratheon F storms-end", blade_used=True)
    game.cards(greyjoy="balon-greyjoy", baratheon="stannis-baratheon")
    assert final(game) == (3, 2)


def test_asha_greyjoy_has_icons_without_support() -> None:
    game = battle("greyjoy KKK seagard > stark FFF twins", blade_used=True)
    game.cards(greyjoy="asha-greyjoy", stark="greatjon-umber").play("stark", "retreat moat-cailin")
    assert game.units("moat-cailin") == "F"
    game = battle("stark KKK moat-cailin > greyjoy FF twins", blade_used=True)
    game.cards(greyjoy="asha-greyjoy", stark="greatjon-umber").play("greyjoy", "retreat seagard")
    assert game.units("seagard") == "FF"


def test_asha_greyjoy_has_no_icons_with_support() -> None:
    game = battle("greyjoy KKK seagard > stark FFF twins", also={"greyjoy": {"narrow-sea": "S"}},
                  orders={"narrow-sea": "support"}, blade_used=True)  # fmt: skip
    game.play("greyjoy", "support greyjoy").cards(greyjoy="asha-greyjoy", stark="greatjon-umber")
    game.play("stark", "retreat moat-cailin")
    assert game.units("moat-cailin") == "FFF"


def test_aeron_damphair_makes_way_for_another_card_for_2_power() -> None:
    game = battle("greyjoy FF seagard > stark FF twins", power=5, blade_used=True)
    game.cards(greyjoy="aeron-damphair", stark="greatjon-umber")
    assert game.asks("greyjoy", "aeron-damphair-replaces")
    stays = game.clone().play("greyjoy", "pass")
    assert (final(stays), stays.power("greyjoy")) == ((2, 4), 5)
    game.play("greyjoy", "card euron-crows-eye")
    assert (final(game), game.power("greyjoy")) == ((6, 4), 3)
    assert game.discard("greyjoy")[0] == "aeron-damphair"


def test_aeron_damphair_may_be_paid_with_the_last_2_power() -> None:
    game = battle("greyjoy FF seagard > stark FF twins", power=2, blade_used=True)
    game.cards(greyjoy="aeron-damphair", stark="greatjon-umber").play("greyjoy", "card euron-crows-eye")
    assert (final(game), game.power("greyjoy")) == ((6, 4), 0)


def test_aeron_damphair_needs_2_power_and_another_card() -> None:
    game = battle("greyjoy FF seagard > stark FF twins", power=1, blade_used=True)
    game.cards(greyjoy="aeron-damphair", stark="greatjon-umber")
    assert is_over(game)
    rest = ["euron-crows-eye", "victarion-greyjoy", "theon-greyjoy", "balon-greyjoy", "asha-greyjoy", "dagmar-cleftjaw"]
    game = battle("greyjoy FF seagard > stark FF twins", power=5, discards={"greyjoy": rest}, blade_used=True)
    game.cards(stark="greatjon-umber")
    assert is_over(game)
    assert game.power("greyjoy") == 5


# --- Tyrell ---------------------------------------------------------------------------------------------------


def test_mace_tyrell_destroys_a_footman_fresh_or_routed() -> None:
    game = battle("tyrell KK reach > stark FFK blackwater", routed={"blackwater": "F"})
    game.cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert game.options() == ["unit blackwater footman", "unit blackwater routed footman"]
    with game.refused("housecard.abilities-immediate"):
        game.play("tyrell", "unit blackwater knight false")
    game.play("tyrell", "unit blackwater footman false")
    assert final(game) == (8, 4)
    attackers = battle("stark FF harrenhal > tyrell F blackwater")
    attackers.cards(stark="greatjon-umber", tyrell="mace-tyrell")
    assert final(attackers) == (3, 5)


def test_mace_tyrell_finds_no_footman_among_knights_or_supporters_or_against_the_blackfish() -> None:
    game = battle("tyrell KK reach > stark K blackwater", also={"stark": {"harrenhal": "F"}},
                  orders={"harrenhal": "support"})  # fmt: skip
    game.play("stark", "support stark").cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert (final(game), game.units("harrenhal")) == ((8, 5), "F")
    game = battle("tyrell KK reach > stark FF blackwater").cards(tyrell="mace-tyrell", stark="the-blackfish")
    assert final(game) == (8, 3)


def test_ser_loras_tyrell_takes_the_march_order_along() -> None:
    game = battle("tyrell KK reach > stark F blackwater", order="march-plus-1")
    game.cards(tyrell="ser-loras-tyrell", stark="ser-rodrick-cassel").play("stark", "retreat harrenhal")
    assert (game.order("reach"), game.order("blackwater")) == (None, "march-plus-1")
    game.march("karhold").march("blackwater", "KK>crackclaw-point")
    assert game.owner("crackclaw-point") == "tyrell"


def test_ser_loras_tyrell_takes_nothing_along_in_defeat_or_in_defence() -> None:
    game = battle("tyrell F reach > stark KKK blackwater")
    game.cards(tyrell="ser-loras-tyrell", stark="ser-rodrick-cassel")
    assert (game.order("reach"), game.order("blackwater")) == (None, None)
    game = battle("stark F harrenhal > tyrell KK blackwater")
    game.cards(tyrell="ser-loras-tyrell", stark="ser-rodrick-cassel")
    assert (game.order("harrenhal"), game.order("blackwater")) == (None, None)


def test_the_queen_of_thorns_removes_an_order_next_to_the_embattled_area() -> None:
    game = battle(
        "tyrell K reach > stark F blackwater",
        also={"stark": {"harrenhal": "F", "crackclaw-point": "F"}},
        orders={"harrenhal": "support", "crackclaw-point": "defense-1"},
    )
    game.play("stark", "support stark").cards(tyrell="queen-of-thorns", stark="ser-rodrick-cassel")
    assert game.options() == ["remove order crackclaw-point", "remove order harrenhal"]
    game.play("tyrell", "remove order harrenhal")
    assert (final(game), game.order("harrenhal")) == ((2, 2), None)


def test_the_queen_of_thorns_spares_third_houses_far_orders_and_the_march_of_this_combat() -> None:
    game = battle(
        "stark KK harrenhal > tyrell F blackwater",
        also={"baratheon": {"reach": "F"}, "stark": {"winterfell": "F", "crackclaw-point": "F", "stoney-sept": "F"}},
        orders={
            "reach": "defense-1",
            "winterfell": "defense-1",
            "crackclaw-point": "defense-1",
            "stoney-sept": "defense-2",
        },
    )
    game.cards(stark="ser-rodrick-cassel", tyrell="queen-of-thorns")
    with game.refused("def.enemy"):
        game.play("tyrell", "remove order reach")
    with game.refused("housecard.abilities-immediate"):
        game.play("tyrell", "remove order winterfell")
    with game.refused("aftermath.march-removed"):
        game.play("tyrell", "remove order harrenhal")


# --- Martell --------------------------------------------------------------------------------------------------


def test_nymeria_sand_has_a_sword_in_attack_and_a_fortification_in_defence() -> None:
    game = battle("martell KK yronwood > stark FF boneway")
    game.cards(martell="nymeria-sand", stark="catelyn-stark").play("stark", "retreat kingswood")
    assert game.units("kingswood") == "F"
    game = battle("stark KK kingswood > martell FF boneway")
    game.cards(martell="nymeria-sand", stark="greatjon-umber").play("martell", "retreat yronwood")
    assert game.units("yronwood") == "FF"
    game = battle("stark KKK kingswood > martell FF boneway")
    game.cards(martell="nymeria-sand", stark="eddard-stark").play("martell", "retreat yronwood")
    assert game.units("yronwood") == "F"


def test_arianne_martell_keeps_the_winner_out() -> None:
    game = battle(
        "stark KK kingswood > martell F boneway",
        orders={"boneway": "consolidate-power"},
        power_tokens={"boneway": "martell"},
    )
    game.cards(stark="eddard-stark", martell="arianne-martell")
    assert (game.units("kingswood"), game.routed("kingswood")) == ("KK", "-")
    assert (game.units("boneway"), game.control("boneway"), game.order("boneway")) == ("-", None, None)
    assert game.pool("martell") == 15


def test_winners_kept_out_by_arianne_have_nowhere_to_go_if_they_left_a_foreign_home_area() -> None:
    game = battle("stark KK highgarden > martell F dornish-marches", garrisons=0)
    assert game.control("highgarden") == "tyrell"
    game.cards(stark="eddard-stark", martell="arianne-martell")
    assert (game.units("highgarden"), game.left("stark", "knight")) == ("-", 5)


def test_arianne_martell_does_nothing_as_attacker() -> None:
    game = battle("martell F yronwood > stark KK boneway")
    game.cards(martell="arianne-martell", stark="greatjon-umber")
    assert (game.owner("boneway"), game.left("martell", "footman")) == ("stark", 10)


def test_doran_martell_moves_the_opponent_to_the_last_position_of_a_track() -> None:
    game = battle("stark KK kingswood > martell F boneway")
    game.cards(stark="eddard-stark", martell="doran-martell")
    assert game.options() == ["track iron-throne", "track fiefdoms", "track kings-court"]
    game.play("martell", "track kings-court")
    assert game.track("kings-court") == ["lannister", "martell", "baratheon", "tyrell", "greyjoy", "stark"]
    assert game.track("iron-throne")[0] == "stark"


def test_doran_martell_takes_the_blade_from_the_opponent_before_it_is_used() -> None:
    game = battle("stark K kingswood > martell FF boneway", tracks={"fiefdoms": ["stark", "martell"]})
    game.cards(stark="greatjon-umber", martell="doran-martell").play("martell", "track fiefdoms")
    assert game.holder("fiefdoms") == "martell"
    assert game.asks("martell", "use-blade")
    game.play("martell", "blade")
    assert final(game) == (4, 3)
