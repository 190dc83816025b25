"""Both games of principalities at the terminal: whole matches in words, and an evening line by line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import inselreich
from inselreich import bots
from inselreich.cli.play import Leave, Sitting
from inselreich.cli.typed import reader_of
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.core.perspective import Perspective
from inselreich.principality import moves as kinds
from inselreich.sentences.principality_words import GAMES, named, realm_of
from inselreich.sentences.words import LANGUAGES, Language, word

from .conftest import Run
from .test_play import assert_nothing_hidden_is_said, sit


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "options"), [("duel", {"regions": "free", "demolition": True}), ("cards1996", {})])
def test_a_person_who_types_every_move_in_words_plays_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    key: str,
    options: dict[str, Any],
    language: Language,
) -> None:
    """A bot whispers; the person types its moves as words of the language, and every one is understood."""
    adviser = bots.create("random", game=key, seed=1)
    say = Words(key, language)
    typed: set[str] = set()

    def lines(sitting: Sitting) -> str:
        move = adviser.answer(Perspective(sitting.match, 0))
        typed.add(move.named())
        return say(move)

    for seed in range(3):
        sitting = sit(lines, monkeypatch, game=key, seats=2, seed=seed, language=language, **options)
        sitting.run()
        said = capsys.readouterr().out
        assert sitting.match.over
        assert re.findall(r".*(?:not understood|unklar|not possible|There is no|Es gibt kein|typed).*", said) == []
        assert_nothing_hidden_is_said(sitting.match, said, language)
    assert len(typed) >= 20, "too few kinds of moves were typed"


class Words:
    """A move as one types it."""

    def __init__(self, key: str, language: Language) -> None:
        self.key = key
        self.language: Language = language

    def __call__(self, move: Move) -> str:
        match move:
            case kinds.OfferTrade(give, take) | kinds.CounterTrade(give, take):
                return f"{self._verb(move)} {self._goods(give)} {self._either('for', 'für')} {self._goods(take)}"
            case kinds.ArrangeRegions(regions) | kinds.Pay(regions):
                return f"{self._verb(move)} {', '.join(map(self._name, regions))}"
            case kinds.LayRegions(upper, lower):
                return f"{self._verb(move)} {self._name(upper)}, {self._name(lower)}"
            case kinds.BuildSettlement(column, played_with) if played_with:
                return f"{self._verb(move)} {column:+d} {self._either('with', 'mit')} {self._name(played_with)}"
            case kinds.BankTrade(one, other):
                return (
                    f"{self._verb(move)} {self._resource(one)} {self._either('for', 'gegen')} {self._resource(other)}"
                )
            case kinds.RegionTrade(one, other):
                return f"{self._verb(move)} {self._name(one)} {self._either('for', 'gegen')} {self._resource(other)}"
            case kinds.SwapRegions(one, other):
                return f"{self._verb(move)} {self._name(one)} {self._either('with', 'mit')} {self._name(other)}"
            case kinds.SwapCards(one, at, other, other_at):
                pairs = [f"{self._name(card)} {self._name(spot)}" for card, spot in ((one, at), (other, other_at))]
                return f"{self._verb(move)} {self._either(' with ', ' mit ').join(pairs)}"
            case kinds.PutUnder(card, stack):
                return f"{self._verb(move)} {self._name(card)} {self._either('under', 'unter')} {stack}"
            case kinds.Demolish(card, at):
                return f"{self._verb(move)} {self._name(card)} {self._name(at)} {self._either('', 'ab')}"
            case kinds.ChooseResource(resource):
                return f"{self._verb(move)} {self._resource(resource)}"
            case trade.AcceptTrade() | trade.RefuseTrade() | trade.WithdrawTrade():
                return self._example(move)
        values = [getattr(move, field) for field in move.__struct_fields__]
        return " ".join([self._verb(move), *map(self._value, filter(None, values))])

    def _example(self, move: Move) -> str:
        reader = reader_of(self.key)
        assert reader is not None
        return reader.EXAMPLES[move.named()][LANGUAGES.index(self.language)]

    def _verb(self, move: Move) -> str:
        return self._example(move).split(" ")[0]

    def _either(self, english: str, german: str) -> str:
        return english if self.language == "en" else german

    def _value(self, value: str | int) -> str:
        return self._name(value) if isinstance(value, str) else str(value)

    def _name(self, thing: str) -> str:
        realm = realm_of(self.key)
        assert realm is not None
        return named(realm, thing, self.language)

    def _resource(self, resource: str) -> str:
        return word(resource, self.language)

    def _goods(self, goods: Any) -> str:
        counts = goods.naming(goods.counts)
        return ", ".join(f"{count} {self._resource(kind)}" for kind, count in counts.items() if count)


# An evening, line by line


def evening(run: Run, key: str, *lines: str, language: Language = "en", more: Sequence[str] = ()) -> str:
    typed = "".join(f"{line}\n" for line in lines)
    words = ("play", key, "--bots", "random", "--seed", "5", "--language", language, *more)
    said = run(*words, given=typed)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.lines)) <= 130
    return said.out


def test_an_evening_of_das_duell(run: Run) -> None:
    said = evening(run, "duel", "1", "1", "card abbey", "card castle", "?", "board", "end", "2", "rules castle", "quit")
    assert "The first three cards: choose a stack.  [D-33]" in said
    assert "choose stack 1: 9 cards" in said
    assert "Build, exchange and play cards as you like, then end your turn.  [D-60]" in said
    assert "Abbey: building for a settlement or a city; costs 1 brick, 1 grain and 1 ore" in " ".join(said.split())
    assert "There is no card 'castle'." in said
    assert re.search(r"card \w+ +what a card says", said)
    assert "swap abbey above -1 with marketplace below +1" in said
    assert said.count("Seat 0 (you)\n") == 2, "the board: once at the beginning of the turn, once when asked for"
    assert "You may exchange one card: put a card under a stack, or do without.  [D-76]" in said


def test_an_evening_of_the_card_game_of_1996(run: Run) -> None:
    lay = "lege Acker 1, Goldfluss 6, Wald 4, Hügel 5, Weide 3, Gebirge 2"
    said = evening(run, "cards1996", lay, "1", "1", "1", "1", "karte Kloster", "?", "quit", language="de")
    assert "Der Anfang: lege deine Landschaften aus, obere Reihe von links nach rechts" in said
    assert "Acker 1, Gebirge 2, Weide 3, Wald 4, Hügel 5 und Goldfluss 6.  [K-18]" in said
    assert "Tippe zum Beispiel: lege wald 4, gold 6, acker 1" in said
    assert "Du legst Acker 1, Goldfluss 6, Wald 4, Hügel 5, Weide 3 und Gebirge 2 aus." in said
    assert "Die ersten drei Karten: nimm eine der Karten, die du siehst.  [K-21]" in said
    assert "Kloster: Gebäude für Siedlung oder Stadt; kostet 1 Holz, 1 Lehm und 1 Erz" in said
    assert re.search(r"karte \w+ +was eine Karte sagt", said)


@pytest.mark.parametrize("key", ["classic", "quick"])
def test_other_games_have_no_card_texts(run: Run, key: str) -> None:
    said = run("play", key, "--bots", "random", "--seed", "5", "--language", "en", given="card knight\n?\nquit\n").out
    assert "'card knight' is not understood" in said
    assert "what a card says" not in said


@pytest.mark.parametrize("key", GAMES)
def test_a_wrong_move_is_refused_with_its_rule_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    wrong = ["road +7", "build abbey above +9", "play scout", "draw 3", "exchange ore for ore", "store forest 9"]
    left, moves_made = wrong[:], set()

    def lines(sitting: Sitting) -> str:
        if sitting.match.decisions[0].why not in ("K-25", "D-60"):
            return "1"
        moves_made.add(len(sitting.match.moves))
        return left.pop(0) if left else "quit"

    sitting = sit(lines, monkeypatch, game=key, seats=2, seed=4)
    with pytest.raises(Leave):
        sitting.run()
    said = capsys.readouterr().out.partition("Build, exchange and play cards as you like")[2]
    assert len(moves_made) == 1
    assert len(re.findall(r"\.  \[(?:K|KO|D|DO)-\d+\]$", said.partition("\n")[2], re.MULTILINE)) == len(wrong)


# Records read aloud


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_record_is_read_aloud_and_shown_to_each_seat(
    command: Run, tmp_path: Path, key: str, language: Language
) -> None:
    file = tmp_path / "match.json"
    assert command("record", key, "--bots", "random,random", "--seed", "3", "--out", str(file)).code == 0
    told = command("replay", str(file), "--language", language)
    assert (told.code, told.err) == (0, "")
    assert "_" not in told.out.replace("points_to_win", "").replace("first_set", "")
    assert ("Winner: seat" if language == "en" else "Sieg: Platz") in told.out
    position = command("replay", str(file), "--until", "60", "--seat", "1", "--language", language).out
    assert ("Seat 1 (you)" if language == "en" else "Platz 1 (du)") in position
    assert ("Your hand (" if language == "en" else "Deine Hand (") in position
    assert inselreich.game(key).title[language] in position
    assert "Verified" in command("replay", str(file), "--verify").out
