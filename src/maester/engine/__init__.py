"""What every game is made of; knows no game.

A game imports its parts from here; people and programs that play use `maester` itself.
"""

from maester.engine.codec import Codec
from maester.engine.create import games, load, new_match, scenario, scene
from maester.engine.decision import Decision, Result, Score, View
from maester.engine.definition import Companions, Data, Definition, Play, Positions, Secrets
from maester.engine.game import Drew, Game, Outcome, Shuffled, Told, whose_turn
from maester.engine.info import CardInfo, CardNote, GameInfo, ListAsked, Option, OptionInfo, Options
from maester.engine.lexicon import Lexicon
from maester.engine.match import Match
from maester.engine.moments import Moments, Occurrence, OfferResponses, ResolveNext, note, occur, set_off
from maester.engine.names import Flag, Form, Letters, Names, Seat, kebab
from maester.engine.places import ComponentKind, Dealing, Place, Places, SeenBy, Unknown
from maester.engine.possible import Fault, ImpossiblePosition
from maester.engine.protocol import (
    Asked,
    Domain,
    Event,
    Frame,
    Message,
    Modifier,
    Move,
    Procedure,
    Question,
    Refusal,
    Step,
    find_rule,
    refuse,
    total,
)
from maester.engine.questions import Agree, PickIn, PickOne, PickSeveral, YesNo, own_seat, value_of
from maester.engine.record import RulesChanged, TakenBack
from maester.engine.registry import built_in_games, definition_of, known_games, register, use_data
from maester.engine.scenes import Piece, read_piece, write_piece
from maester.engine.spans import LimitedUse, still_lasting, times_used
from maester.engine.stops import Stop, Stops
from maester.engine.trays import Tray
from maester.engine.windows import Abilities, Ability, Offer, Pass, Window

__all__ = [
    "Abilities", "Ability", "Agree", "Asked", "CardInfo", "CardNote", "Codec", "Companions", "ComponentKind", "Data",
    "Dealing", "Decision", "Definition", "Domain", "Drew", "Event", "Fault", "Flag", "Form", "Frame", "Game",
    "GameInfo", "ImpossiblePosition", "Letters", "Lexicon", "LimitedUse", "ListAsked", "Match", "Message", "Modifier",
    "Moments", "Move", "Names", "Occurrence", "Offer", "OfferResponses", "Option", "OptionInfo", "Options", "Outcome",
    "Pass", "PickIn", "PickOne", "PickSeveral", "Piece", "Place", "Places", "Play", "Positions", "Procedure",
    "Question", "Refusal", "ResolveNext", "Result", "RulesChanged", "Score", "Seat", "Secrets", "SeenBy", "Shuffled",
    "Step", "Stop", "Stops", "TakenBack", "Told", "Tray", "Unknown", "View", "Window", "YesNo", "built_in_games",
    "definition_of", "find_rule", "games", "kebab", "known_games", "load", "new_match", "note", "occur", "own_seat",
    "read_piece", "refuse", "register", "scenario", "scene", "set_off", "still_lasting", "times_used", "total",
    "use_data", "value_of", "whose_turn", "write_piece",
]  # fmt: skip
