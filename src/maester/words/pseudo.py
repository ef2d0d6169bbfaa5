"""The pseudo-locale: English in disguise, so that any text on a page that isn't translated stands out.

`You have { $count } cards.` becomes `⟦Ýööüü ĥááṽéé { $count } çááŕḋš.⟧`: readable, about a third longer (as
Polish often is), and in brackets that show where a sentence was cut off or glued together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maester.words.files import WordsCatalogue, inner_nodes

if TYPE_CHECKING:
    from fluent.syntax import ast

OPENING = "⟦"
CLOSING = "⟧"

# None of these is a Polish letter, so Polish text is never taken for the pseudo-locale; "q" has no look-alike.
_PLAIN = "abcdefghijklmnoprstuvwxyz"
_ACCENTED = "áḃçḋéḟĝĥîĵķļṁñöṗŕšţüṽŵẋýž"
_LOOK_ALIKES = dict(zip(_PLAIN + _PLAIN.upper(), _ACCENTED + _ACCENTED.upper(), strict=True))
_VOWELS = "aeiou"


def disguise(text: str) -> str:
    """Put accents on the letters and double the vowels: words still break into lines as words do."""
    return "".join(_disguise_letter(letter) for letter in text)


def _disguise_letter(letter: str) -> str:
    look_alike = _LOOK_ALIKES.get(letter, letter)
    return look_alike + look_alike.lower() if letter.lower() in _VOWELS else look_alike


def pseudo_catalogue(english: WordsCatalogue) -> WordsCatalogue:
    """The pseudo-locale of a whole English catalogue; the English one stays as it is."""
    pseudo = WordsCatalogue()
    pseudo.places.update(english.places)
    for message_id, message in english.messages.items():
        pseudo.messages[message_id] = _pseudo_message(message)
    for term_id, term in english.terms.items():
        pseudo.terms[term_id] = _pseudo_term(term)
    return pseudo


def _pseudo_message(message: ast.Message) -> ast.Message:
    disguised = message.clone()
    for pattern in [disguised.value, *(attribute.value for attribute in disguised.attributes)]:
        if pattern is not None:
            _disguise_pattern(pattern)
            if _is_more_than_punctuation(pattern):
                _put_in_brackets(pattern)
    return disguised


def _pseudo_term(term: ast.Term) -> ast.Term:
    # A term is only ever a part of a message, which has brackets already. Its attributes are never shown:
    # they are there to be selected by, and a changed one would select the wrong variant.
    disguised = term.clone()
    _disguise_pattern(disguised.value)
    return disguised


def _disguise_pattern(pattern: ast.Pattern) -> None:
    from fluent.syntax import ast

    # Text elements are all that is words: keys, ids, options of functions and string constants are other nodes.
    for node in inner_nodes(pattern):
        if isinstance(node, ast.TextElement):
            node.value = disguise(node.value)


def _is_more_than_punctuation(pattern: ast.Pattern) -> bool:
    """False for such a message as `list-separator = {", "}`, which would only be made unreadable by brackets."""
    from fluent.syntax import ast

    def says_something(element: Any) -> bool:
        if isinstance(element, ast.TextElement):
            return any(character.isalnum() for character in element.value)
        expression = element.expression
        return not isinstance(expression, ast.StringLiteral) or any(
            character.isalnum() for character in expression.parse()["value"]
        )

    return any(says_something(element) for element in pattern.elements)


def _put_in_brackets(pattern: ast.Pattern) -> None:
    from fluent.syntax import ast

    pattern.elements = [ast.TextElement(OPENING), *pattern.elements, ast.TextElement(CLOSING)]
