"""What can go wrong, said in one sentence for a person and one stable code for a program."""

from __future__ import annotations

from typing import ClassVar


class InselreichError(Exception):
    """Base of everything this project raises on purpose. Nothing has changed when it is raised."""

    code: ClassVar[str] = "error"


class IllegalMove(InselreichError):
    """The rules do not allow this move here: the rule's number, and why in a sentence."""

    code = "illegal"

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {sentence}" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class NotYourTurn(IllegalMove):
    """This seat is not asked anything now."""

    code = "not_your_turn"


class MatchOver(IllegalMove):
    """The match has ended; nobody may move any more."""

    code = "match_over"


class MalformedMove(IllegalMove, ValueError):
    """This is not a move of the game at all, whatever the position."""

    code = "malformed"


class BadOption(InselreichError, ValueError):
    """A match was asked for with a seat count, an option or a seed that does not exist."""

    code = "bad_option"


class UnknownGame(InselreichError, LookupError):
    """No game of this name is registered."""

    code = "unknown_game"


class BadRecord(InselreichError, ValueError):
    """A record is damaged, changed, cut short, or of another version of the rules."""

    code = "bad_record"


class NoRecord(InselreichError):
    """This match was not played from its beginning (a redealt or set-up position), so it has no record."""

    code = "no_record"


class BadOutcome(InselreichError, ValueError):
    """Chance was forced to an outcome that cannot happen here."""

    code = "bad_outcome"
