"""Who knows what: hands, decks and facedown tokens. A look tells only the one who looks."""

from __future__ import annotations

from random import Random

from maester.harness.leaks import check_forgetting, check_leaks, check_samples
from tests.games.alliances.card_cases import ADVANCED, holding
from tests.games.alliances.language import BOX, Play, claim, new_game, scenario

LEFT = "cersei+tyrion"


def test_a_leader_sees_the_own_hand_only() -> None:
    game = new_game(4, advanced=True)
    for viewer in ("cersei", "tyrion", "olenna", "daenerys"):
        for owner in ("cersei", "tyrion", "olenna", "daenerys"):
            assert game.sees(viewer, owner) == (game.hand(owner) if viewer == owner else [])
    assert all(game.sees(None, owner) == [] for owner in ("cersei", "tyrion", "olenna", "daenerys"))


def test_a_moved_token_stays_unknown() -> None:
    game = holding("corruption", tokens={LEFT: [3, 1]}).play("cersei", "corruption", "leader tyrion", f"token {LEFT} 1")
    assert game.tokens("tyrion+olenna") == [3]
    for viewer in ("cersei", "tyrion", "olenna", None):
        assert game.sees_tokens(viewer, "tyrion+olenna") == [None]


def test_who_has_looked_at_a_token_knows_it_wherever_it_goes() -> None:
    game = holding("master-of-coin", tokens={LEFT: [3, 1]}, hands={"tyrion": ["corruption"]})
    game.play("cersei", "master-of-coin", f"token {LEFT} 1", "pass", "pass")
    game.play("tyrion", "corruption", "leader tyrion", f"token {LEFT} 1")
    assert game.sees_tokens("cersei", "tyrion+olenna") == [3]
    assert game.sees_tokens("tyrion", "tyrion+olenna") == [None]


def test_swapped_tokens_stay_unknown_to_the_others() -> None:
    game = claim("petyr-baelish", tokens={LEFT: [1], "olenna+daenerys": [3]}).place("cersei", LEFT)
    game.answer("cersei", "agree true")
    assert game.sees_tokens("cersei", LEFT) == [3]
    assert game.sees_tokens("tyrion", LEFT) == game.sees_tokens(None, LEFT) == [None]


def test_a_returned_token_is_forgotten_by_everybody() -> None:
    game = holding("master-of-coin", tokens={LEFT: [3]}, hands={"tyrion": ["riot-in-kings-landing"]})
    game.play("cersei", "master-of-coin", f"token {LEFT} 1", "pass").play("tyrion", "riot-in-kings-landing")
    assert len(game.realm.supply) == 54
    assert not any(game.realm.known[BOX.first_token + token] for token in game.realm.supply)


def test_a_card_that_goes_back_to_a_hand_stays_known() -> None:
    game = holding("mummers-farce", bids={"cersei": ["whispers"]})
    game.play("cersei", "mummers-farce", "bid card whispers of cersei")
    assert game.sees("olenna", "cersei") == game.sees(None, "cersei") == ["whispers"]


def test_an_unseen_exchange_makes_the_others_unsure() -> None:
    game = scenario(
        hands={"cersei": ["hostage", "wildfire"], "tyrion": ["whispers", "ambush"], "olenna": ["corruption"]},
        bids={"olenna": ["contingency-plan"]},
        turn="tyrion",
    )
    game.play("tyrion", "whispers", "leader cersei")
    assert game.sees("tyrion", "cersei") == ["hostage", "wildfire"]
    game.play("olenna", "corruption").play("cersei", "hostage", "card wildfire")
    assert game.sees("tyrion", "cersei") == ["ambush"], "Tyrion saw what was taken and what came"
    assert game.sees("cersei", "tyrion") == ["wildfire"]
    assert game.sees("olenna", "cersei") == game.sees("olenna", "tyrion") == []


def test_of_two_equal_cards_nobody_knows_which_one_is_left() -> None:
    game = scenario(
        current="arianne-martell",
        hands={"cersei": ["ambush", "wildfire"], "tyrion": ["ambush"]},
        bids={"cersei": ["ambush"]},
        options=ADVANCED,
        turn="cersei",
    )
    game.kneel("cersei")
    assert game.sees("tyrion", "cersei") == ["ambush"]
    game.next_round()
    game.rest(lambda play: play.asked() == ("cersei",) and play.question() == "take-turn").play("cersei", "ambush")
    assert "ambush" in game.hand("cersei")
    assert game.sees("tyrion", "cersei") == [], "the one that was played may be the one that went back"


def test_only_the_looker_knows_the_top_of_the_deck_until_it_is_shuffled() -> None:
    game = holding(
        "dark-wings-dark-words", ally_deck=["shae", "bronn", "varys"], hands={"tyrion": ["dark-wings-dark-words"]}
    )
    game.play("cersei", "dark-wings-dark-words", "ally shae", "ally bronn")
    assert len(game.view("cersei")["ally_deck_known"]) == 3
    game.play("tyrion", "dark-wings-dark-words", "ally varys", "ally bronn")
    assert len(game.view("tyrion")["ally_deck_known"]) == 3
    assert game.view("cersei")["ally_deck_known"] == [], "Tyrion may have put them in another order"


def test_a_banned_name_is_drawn_anew_for_those_who_do_not_know_it() -> None:
    game = holding("queen-of-thorns", hands={"tyrion": ["ambush", "hostage", "whispers"]})
    game.play("cersei", "queen-of-thorns", "card ambush")
    names = {game.match.determinize("olenna-tyrell", Random(seed)).game.bans[0][1] for seed in range(20)}
    assert len(names) > 1
    for viewer in ("cersei-lannister", "tyrion-lannister"):
        twin = game.match.determinize(viewer, Random(1)).game
        assert twin.bans == game.realm.bans


def test_white_cards_stay_with_their_leaders_unless_hands_were_mixed_unseen() -> None:
    game = scenario(
        hands={"cersei": ["queen-regent", "ambush"], "tyrion": ["ice", "whispers"], "olenna": ["hostage", "wildfire"]},
        turn="olenna",
        options=ADVANCED,
    )

    def whites(viewer: str, owner: str) -> set[int]:
        counts = set()
        for seed in range(60):
            twin = game.match.determinize(viewer, Random(seed)).game
            hand = twin.hand[game.seat(owner)]
            counts.add(sum(BOX.color(card) == "white" for card in hand))
        return counts

    assert whites("daenerys-targaryen", "cersei") == {1}
    game.play("olenna", "hostage", "leader cersei")
    game.answer("olenna", game.options()[0])
    assert whites("daenerys-targaryen", "cersei") == {0, 1}, "nobody else knows whether it changed hands"
    assert whites("daenerys-targaryen", "tyrion") == {1}


def test_nothing_leaks_while_an_ability_is_resolved() -> None:
    positions = [
        holding("a-mind-needs-books").play("cersei", "a-mind-needs-books"),
        holding("dark-wings-dark-words").play("cersei", "dark-wings-dark-words"),
        holding("master-of-coin", tokens={LEFT: [1, 2, 3]}).play("cersei", "master-of-coin", f"token {LEFT} 1"),
        holding("ghost", hands={"tyrion": ["ambush", "whispers"]}).play("cersei", "ghost"),
        claim("robb-stark", hands={"tyrion": ["ambush"], "olenna": ["betrayal"]}).place("cersei", LEFT),
        new_game(4, draft="card-draft", advanced=True),
        new_game(5, draft="kingsmoot", open_allies=True),
    ]
    for game in positions:
        for viewer in (*range(game.realm.players), None):
            for seed in range(6):
                check_leaks(game.match, viewer, Random(seed))
            check_samples(game.match, viewer, Random(1))
            check_forgetting(game.match, viewer, Random(2), samples=60)


def test_a_packet_is_known_to_its_holder_and_to_the_one_who_passed_it_on() -> None:
    game = new_game(4, draft="card-draft")
    for _ in range(2):
        for leader in game.asked():
            game.answer(leader, game.options(leader)[0])
    cersei, tyrion, olenna = (game.seat(leader) for leader in ("cersei", "tyrion", "olenna"))
    assert (len(game.realm.packet[olenna]), len(game.realm.aside[tyrion])) == (8, 2)
    for card in game.realm.packet[olenna]:
        assert game.realm.knows(olenna, card)
        assert game.realm.knows(tyrion, card)
        assert not game.realm.knows(cersei, card), "Tyrion took one of them, and Cersei can't know which"
    for card in game.realm.aside[tyrion]:
        assert [game.realm.knows(seat, card) for seat in (cersei, tyrion, olenna)] == [False, True, False]


def test_who_looked_at_a_hand_is_unsure_of_it_after_a_card_was_taken_unseen() -> None:
    game = scenario(
        hands={"cersei": ["hostage", "wildfire"], "tyrion": ["ambush", "catspaw"], "olenna": ["whispers"]},
        turn="olenna",
        knelt=["daenerys"],
    )
    game.play("olenna", "whispers", "leader tyrion")
    assert game.sees("olenna", "tyrion") == ["ambush", "catspaw"]
    game.play("cersei", "hostage", "card wildfire")
    assert game.sees("olenna", "tyrion") == game.sees("olenna", "cersei") == []


# --- who is told what -----------------------------------------------------------------------------


def told(game: Play, event: str, field: str) -> dict[str, object]:
    """What each leader, and those who only watch, were told last about something."""
    viewers = ("cersei", "tyrion", "olenna", None)
    return {str(viewer): game.events(event, viewer)[-1].get(field) for viewer in viewers}


def test_who_may_look_at_a_hand_sees_what_is_drawn_and_nobody_else() -> None:
    game = holding("interception", hands={"tyrion": ["the-water-gardens", "ambush"]}, deck=["hostage"])
    game.play("cersei", "interception", "leader tyrion").play("tyrion", "the-water-gardens")
    drawn = ["inf-hostage"]
    assert told(game, "cards-drawn", "cards") == {"cersei": drawn, "tyrion": drawn, "olenna": None, "None": None}


def test_both_who_exchange_a_card_are_told_which() -> None:
    game = scenario(hands={"cersei": ["hostage", "wildfire"], "tyrion": ["ambush"], "olenna": ["whispers"]})
    game.play("cersei", "hostage", "leader tyrion")
    assert told(game, "card-handed-over", "card") == {
        "cersei": "inf-ambush", "tyrion": "inf-ambush", "olenna": None, "None": None,
    }  # fmt: skip


def test_a_look_into_a_hand_is_told_to_the_one_who_looks() -> None:
    game = holding("whispers", hands={"tyrion": ["ambush", "hostage"]}).play("cersei", "whispers")
    seen = ["inf-ambush", "inf-hostage"]
    assert told(game, "hand-looked-at", "cards") == {"cersei": seen, "tyrion": None, "olenna": None, "None": None}


def test_a_card_that_may_not_be_played_is_told_to_two() -> None:
    hands = {"tyrion": ["ambush", "hostage"]}
    game = holding("queen-of-thorns", hands=hands).play("cersei", "queen-of-thorns", "card ambush")
    assert told(game, "card-banned", "card") == {
        "cersei": "inf-ambush", "tyrion": "inf-ambush", "olenna": None, "None": None,
    }  # fmt: skip


def test_only_who_looks_at_tokens_is_told_their_numbers() -> None:
    game = claim("bran-stark", winner="olenna", tokens={LEFT: [3, 1]}).place("olenna", "olenna+daenerys")
    seen = [1, 3]
    found = told(game, "tokens-looked-at", "values")
    assert sorted(found.pop("olenna") or ()) == seen  # type: ignore[call-overload]
    assert set(found.values()) == {None}


def test_who_knew_the_top_of_a_deck_does_not_know_what_is_left_after_a_search() -> None:
    game = holding("a-mind-needs-books")
    top = game.realm.deck[:5]
    assert len(top) == 5
    game.realm.show(top, (game.seat("tyrion"),))
    game.play("cersei", "a-mind-needs-books")
    assert all(game.realm.knows(game.seat("cersei"), card) for card in top)
    assert not any(game.realm.knows(game.seat("tyrion"), card) for card in top)


def test_everybody_who_knew_the_only_card_of_a_hand_knows_where_it_went() -> None:
    def looked(*own: str) -> Play:
        """Olenna knows Tyrion's only card, and Cersei takes it."""
        hands = {"cersei": ["hostage", *own], "tyrion": ["ambush"], "olenna": ["whispers", "corruption"]}
        game = scenario(hands=hands, turn="olenna", knelt=["daenerys"])
        return game.play("olenna", "whispers", "leader tyrion").play("cersei", "hostage", "leader tyrion")

    assert looked("wildfire").sees("olenna", "cersei") == ["ambush"]
    game = looked()
    assert game.sees("olenna", "tyrion") == ["ambush"], "Cersei had to give it back: she had no other one"
    assert game.hand("cersei") == []
