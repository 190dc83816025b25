"""`inselreich play`: a person at a table of bots, through pipes."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import inselreich
from inselreich import bots
from inselreich.cli.menu import SHORT
from inselreich.cli.play import InputEnded, Leave, Sitting
from inselreich.cli.screen import Screen
from inselreich.cli.typed import reader_of
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.core.perspective import Perspective
from inselreich.games.quick import moves as quick
from inselreich.sentences import Teller
from inselreich.sentences.words import LANGUAGES, Language, Seats, word

from .conftest import SOURCE, Run, Said

CLASSIC_SEATS: list[dict[str, Any]] = [{"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 2, "two_seats": "neutral"}]
INKA_SEATS: list[dict[str, Any]] = [{"seats": 3 + seed % 2} for seed in range(4)]
QUICK_SEATS: list[dict[str, Any]] = [{"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 2, "metropolis": "B"}]
CARDS1996_SEATS: list[dict[str, Any]] = [{"seats": 2, "first_set": each} for each in "ABAB"]
DUEL_SEATS: list[dict[str, Any]] = [
    {"seats": 2, "regions": regions, "demolition": demolition}
    for regions in ("fixed", "free")
    for demolition in (False, True)
]
OPTIONS = {
    "classic": CLASSIC_SEATS,
    "inka": INKA_SEATS,
    "quick": QUICK_SEATS,
    "cards1996": CARDS1996_SEATS,
    "duel": DUEL_SEATS,
}
"""Four ways to play each game."""
NUMBERS = re.compile(r"^ +(\d+)  (.*)$", re.MULTILINE)


def sit(
    lines: Callable[[Sitting], str | None],
    monkeypatch: pytest.MonkeyPatch,
    *,
    game: str = "classic",
    seats: int = 4,
    seed: int = 1,
    bot: str = "random",
    language: Language = "en",
    interrupt: bool = False,
    **options: Any,
) -> Sitting:
    """A person who types what the function says, until the match is over or the function gives None."""
    match = inselreich.new(game, seats=seats, seed=seed, options=options)
    others = {seat: bots.create(bot, game=game, seed=seat) for seat in range(1, seats)}
    sitting = Sitting(match, 0, others, dict.fromkeys(others, bot), language, interrupt=interrupt)
    monkeypatch.setattr(Screen, "ask", lambda self: lines(sitting))
    return sitting


# Whole matches


ONE_OPTION = {
    "classic": "points_to_win=8",
    "inka": "length=short",
    "quick": "metropolis=B",
    "cards1996": "points_to_win=6",
    "duel": "demolition=true",
}


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in ONE_OPTION for bot in bots.names(game)])
def test_a_whole_match_by_always_typing_1(run: Run, tmp_path: Path, game: str, bot: str) -> None:
    file, option = tmp_path / "match.json", ONE_OPTION[game]
    words = ("play", game, "--bots", bot, "--seed", "7", "--option", option, "--record", str(file))
    said = run(*words, given="1\n" * 20_000)
    assert (said.code, said.err) == (0, "")
    match = inselreich.replay(file.read_text(encoding="utf-8"))
    assert match.over
    name, _, value = option.partition("=")
    assert str(getattr(match.options, name)).lower() == value.lower()
    assert match.result is not None
    winner = Seats.of(match.view(None), None, "en").plain(match.result.winners[0])
    assert f"Winner: {winner}." in said.out
    assert "\x1b" not in said.out
    assert max(len(line.replace(str(file), "")) for line in said.lines) <= 130
    assert_nothing_hidden_is_said(match, said.out)


def test_a_person_who_builds_what_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the lists, by number, with a little policy: as a person would, and fit to win."""
    wanted = ("a city", "a settlement", "buy", "roll", "a road", "knight", "supply", "for 1", "trade with", "accept")

    def lines(sitting: Sitting) -> str:
        decision = sitting.match.decisions[0]
        (form, *_) = [*decision.forms, None]
        if form is not None and form.move == "discard":
            return sitting.teller.move(decision.moves[0])
        shown = NUMBERS.findall(shown_last.pop() if shown_last else "")
        for each in wanted:
            for number, label in shown:
                if each in label:
                    return str(number)
        return "1"

    shown_last: list[str] = []
    monkeypatch.setattr(Screen, "say", lambda self, text="": shown_last.append("\n".join([*shown_last[-1:], text])))
    sitting = sit(lines, monkeypatch, seed=3, points_to_win=8)
    sitting.run()
    assert sitting.match.over


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", OPTIONS)
def test_whatever_is_typed_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, seed: int, language: Language
) -> None:
    """Numbers, examples of moves, commands and rubbish, in any order: nothing but the rules decides."""
    chooser = random.Random(seed)
    reader = reader_of(game)
    assert reader is not None
    examples = [example for pair in reader.EXAMPLES.values() for example in pair]
    rubbish = ["", "?", "board", "list", "moves", "log", "back", "rules", "rules road", "rules C-99", "rule C-999", "{"]
    rubbish += ["999", "-1", "1.5", "H4", "²", "x" * 300, '{"type": "end_turn"}', "{}", "offer", "regeln", "\ufffd"]
    left = [400]

    def lines(sitting: Sitting) -> str | None:
        left[0] -= 1
        if not left[0]:
            return None
        return chooser.choice([str(chooser.randrange(1, 8)), "1", chooser.choice(examples), chooser.choice(rubbish)])

    options = OPTIONS[game][seed]
    sitting = sit(lines, monkeypatch, game=game, seed=seed, language=language, interrupt=seed == 1, **options)
    with contextlib.suppress(InputEnded):
        sitting.run()
    assert sitting.match.over or not left[0]
    assert inselreich.replay(sitting.match.record()).moves == sitting.match.moves
    assert_nothing_hidden_is_said(sitting.match, capsys.readouterr().out, language)


def assert_nothing_hidden_is_said(match: inselreich.Match, said: str, language: Language = "en") -> None:
    teller = Teller(match.game.key, Seats.of(match.view(None), 0, language))
    for event in match.events:
        if not event.known_to(0):
            assert teller.event(event) not in said


# Rise of the Inkas


def test_i111_a_person_completes_a_tribe_and_founds_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A greedy bot tells the person what to type, as words or as JSON; nothing else is needed to play to the end."""
    adviser = bots.create("greedy", game="inka", seed=1)

    def lines(sitting: Sitting) -> str:
        return msgspec.json.encode(adviser.answer(Perspective(sitting.match, 0))).decode()

    sitting = sit(lines, monkeypatch, game="inka", seed=3)
    sitting.run()
    said = capsys.readouterr().out
    assert sitting.match.over
    assert sitting.match.result is not None
    assert sitting.match.result.winners == (0,)
    assert "You complete tribe 1: it declines" in said
    assert "Your tribe has reached its goal and declines: found the next one.  [I-116]  Found the next tribe:" in said
    assert "You found tribe 2 on " in said
    assert "{(R)}" in said


# The quick card game


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", [{"seats": 2, "metropolis": "B"}, {"seats": 4}])
def test_q54_a_person_who_types_moves_in_words_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: Language, options: dict[str, Any]
) -> None:
    """A greedy bot whispers; the person types its moves as words of the language, and every one is understood."""
    adviser = bots.create("greedy", game="quick", seed=1)

    def lines(sitting: Sitting) -> str:
        return in_words(adviser.answer(Perspective(sitting.match, 0)), language)

    winners: list[int] = []
    for seed in range(4):
        sitting = sit(lines, monkeypatch, game="quick", seed=seed, language=language, **options)
        sitting.run()
        assert sitting.match.result is not None
        winners += sitting.match.result.winners
        said = capsys.readouterr().out
        assert len(re.findall(r"not understood|unklar|not possible", said)) == 0
        assert_nothing_hidden_is_said(sitting.match, said, language)
    assert winners.count(0) >= 2


def in_words(move: Move, language: Language) -> str:
    """A move of the quick card game as one types it."""
    place = LANGUAGES.index(language)
    match move:
        case quick.Build(card, replace):
            verb = ("build", "baue")[place]
            name = card.replace("_", " ")
            if replace is None:
                return f"{verb} {name}"
            by, instead = word(replace.by, language), word(replace.resource, language)
            return f"{verb} {name} {('with', 'mit')[place]} {by} {('for', 'statt')[place]} {instead}"
        case quick.OfferTrade(give, take, to):
            asked = ", ".join(map(str, to))
            return f"offer {give} for {take} to {asked}" if place == 0 else f"biete {give} für {take} an {asked}"
        case quick.CounterTrade(give, take):
            return f"{('propose', 'vorschlag')[place]} {give} {('for', 'für')[place]} {take}"
        case quick.Discard(given):
            return f"{('discard', 'abwerfen')[place]} {given}"
        case quick.Donate(resource, to):
            return f"{('give', 'gib')[place]} {word(resource, language)} {('to', 'an')[place]} {to}"
        case trade.TradeWith(seat):
            return f"{('with', 'mit')[place]} {seat}"
    example = reader_of("quick").EXAMPLES[move.named()]  # type: ignore[union-attr]
    return example[place]


def test_q57_the_display_once_a_turn_and_the_price_of_every_card(run: Run) -> None:
    said = run("play", "quick", "--bots", "random", "--seed", "5", "--seats", "2", given="1\n" * 12)
    turn = said.out.split("you are to move.")[1]
    assert turn.count("= road   s settlement") == 1
    assert "Trade and build as you like, then end your turn.  [Q-17]" in turn
    assert "rules Q-17" in run("play", "quick", "--bots", "random", "--seed", "5", "--seats", "2", given="?\n").out


def test_the_quick_card_game_asks_for_half_of_a_hand_and_for_a_gift(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Q-48, Q-49: both in words of their own, by matches in which they happen."""
    adviser, asked = bots.create("greedy", game="quick", seed=1), set()

    def lines(sitting: Sitting) -> str:
        decision = sitting.match.decisions[0]
        asked.add(decision.why)
        if decision.why == "Q-48":
            return sitting.teller.move(decision.moves[0])
        return "1" if decision.why == "Q-49" else in_words(adviser.answer(Perspective(sitting.match, 0)), "en")

    for seed in range(12):
        sit(lines, monkeypatch, game="quick", seats=3, seed=seed).run()
    said = capsys.readouterr().out
    assert {"Q-17", "Q-48", "Q-49"} <= asked
    assert "The Robber, and your hand is too large: discard half of it.  [Q-48]" in said
    assert "The Donation, and nobody has more points than you" in said
    assert re.search(r"You give 1 \w+ to seat \d\.", said)


# One evening, line by line


def transcript(run: Run, *lines: str, more: tuple[str, ...] = ("--seed", "5")) -> Said:
    return run("play", "classic", "--bots", "random", *more, given="".join(f"{line}\n" for line in lines))


def test_the_input_may_end_at_any_moment(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = transcript(run, "1", more=("--seed", "5", "--record", str(file)))
    assert (said.code, said.err) == (0, "")
    assert "The input has ended" in said.out
    assert "The seed of this match was 5." in said.out
    assert len(inselreich.replay(file.read_text(encoding="utf-8")).moves) > 1
    assert run("play", "classic").code == 0


def test_quit_offers_to_save_until_a_file_can_be_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    said = transcript(run, "1", "quit", "/nowhere/match.json", str(tmp_path), str(file))
    assert said.code == 0
    assert "no folder /nowhere" in said.out
    assert f"The record is in {file}" in said.out
    assert inselreich.replay(file.read_text(encoding="utf-8")).moves
    refused = transcript(run, "quit", "")
    assert "The record is in" not in refused.out


def test_many_places_are_numbered_on_the_drawing_and_described_when_asked(run: Run) -> None:
    said = transcript(run, "list", "42", "99", "settlement H0-S0-S1", "H9-H10-H14", "quit")
    founding, after_list = said.out.split("> list\n")
    assert "Found your first settlement, with a road.  [C-32]  Build a settlement:" in founding
    assert len(NUMBERS.findall(founding)) <= SHORT
    assert "1  H0-S0-S1: desert, harbour" not in founding
    assert " 1  H0-S0-S1: desert" in after_list
    assert "You build a settlement on" in after_list


def test_a_refused_move_is_explained_with_its_rule_and_asked_again(run: Run) -> None:
    said = transcript(run, "settlement H5-H9-H10", "H4-H5-H9", "city H4-H5-H9", "quit")
    assert "H5-H9-H10 is built on already.  [C-71]" in said.out
    assert "beside it is built on.  [C-72]" in said.out
    assert "build settlement first.  [C-32]" in said.out
    assert "You build" not in said.out


def test_commands(run: Run) -> None:
    said = transcript(run, "?", "board", "log", "rules longest road", "rules C-72", "rules xyzzy", "nonsense", "quit")
    assert "offer 1 ore for 1 wool to blue, white" in said.out
    assert "(B) settlement   [B] city" in said.out
    assert "C-99  Longest Trade Road" in said.out
    assert "C-72  The distance rule" in said.out
    assert "The rules say nothing about 'xyzzy'." in said.out
    assert "'nonsense' is not understood" in said.out


def test_own_turn_shows_the_board_once_and_every_question_the_hand(run: Run) -> None:
    said = transcript(run, *["1"] * 6, more=("--seed", "5", "--option", "board=beginner"))
    turn = said.out.split("you are to move.")[1]
    assert turn.count("(B) settlement   [B] city") == 1
    assert turn.count("Your hand (") >= 2
    assert "Trade and build as you like, then end your turn.  [C-37]" in turn
    assert "end the turn" in NUMBERS.findall(turn.split("[C-37]")[1].split("> ")[0])[-1][1]


def test_an_offer_in_words_is_answered_by_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[int] = []

    def lines(sitting: Sitting) -> str:
        decision = sitting.match.decisions[0]
        view = sitting.match.view(0)
        if decision.why == "C-37" and not offered and any(view.own.hand.counts):
            hand = view.own.hand
            give = next(kind for kind in hand.__struct_fields__ if getattr(hand, kind))
            take = "ore" if give != "ore" else "wool"
            offered.append(len(sitting.match.moves))
            return f"offer 1 {give} for 2 {take} to blue, 3"
        if offered and decision.why == "C-37":
            raise Leave
        return "1"

    sitting = sit(lines, monkeypatch, seed=5)
    with pytest.raises(Leave):
        sitting.run()
    answers = list(sitting.match.moves)[offered[0] :]
    assert answers[0][1].named() == "offer_trade"
    assert [seat for seat, _ in answers[1:3]] == [1, 3]


def test_discarding_is_typed_as_amounts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """C-47: dozens of ways are not listed, but said in a line."""

    def lines(sitting: Sitting) -> str:
        decision = sitting.match.decisions[0]
        if decision.why == "C-47" and len(decision.moves) > SHORT:
            sitting.match.decisions[0].bounds  # noqa: B018  (asked without changing anything)
            raise Leave
        return "end" if decision.why == "C-37" else "1"

    for seed in range(30):
        sitting = sit(lines, monkeypatch, seed=seed, discard_limit=5)
        capsys.readouterr()
        try:
            sitting.run()
        except Leave:
            break
    question = capsys.readouterr().out.split("[C-47]")[-1]
    assert re.search(r"Discard: \d+ cards of .*\.\sType for example: discard 2 ore 1 wool", question)
    assert "'list' shows all" in question
    assert not NUMBERS.findall(question)


def test_with_interrupt_a_proposal_in_a_bots_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[bool] = []

    def lines(sitting: Sitting) -> str:
        match = sitting.match
        invitation = match.invitations.get(0)
        if 0 in match.decisions or invitation is None:
            return "1"
        moves = invitation.moves
        if moves and not proposed:
            proposed.append(True)
            return sitting.teller.move(moves[0])
        if proposed:
            raise Leave
        return ""

    sitting = sit(lines, monkeypatch, seed=5, interrupt=True)
    with pytest.raises(Leave):
        sitting.run()
    seat, move = list(sitting.match.moves)[-1]
    assert seat == 0
    assert move.named() == "offer_trade"
    assert sitting.match.view(0).proposals


def test_another_seat_and_two_seats_with_neutral_settlements(run: Run) -> None:
    said = transcript(run, "1", "1", "1", more=("--seat", "1", "--seats", "2", "--option", "two_seats=neutral"))
    assert said.code == 0
    assert "You are White (seat 1); you play against Blue (random)." in said.out
    assert "Place a neutral settlement." in said.out


def test_german(run: Run) -> None:
    said = transcript(run, "1", "quit", "", more=("--seed", "5", "--language", "de"))
    assert "Gründe deine erste Siedlung, mit einer Straße.  [C-32]" in said.out
    assert "Du baust eine Siedlung auf" in said.out
    assert "Gebirge" in said.out


def test_a_terminal_that_knows_only_ascii_is_no_reason_to_stop(run: Run) -> None:
    words = ("play", "classic", "--seed", "5", "--language", "de")
    assert run(*words, given="\xff\xfeäöü\nquit\n", PYTHONIOENCODING="ascii").code == 0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    program = subprocess.Popen(
        [sys.executable, "-m", "inselreich", "play", "classic", "--seed", "5", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert program.stdout is not None
    begun = ""
    while "builds a settlement" not in begun:
        begun += program.stdout.readline()
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert err == ""
    assert "The match stops here" in begun + out
    assert inselreich.replay(file.read_text(encoding="utf-8")).moves


@pytest.mark.skipif(os.name == "nt", reason="a terminal is made by pty")
@pytest.mark.parametrize("words", [("classic",), ("quick",), ("quick", "--option", "metropolis=B", "--language", "de")])
def test_on_a_terminal_of_80_columns_no_line_is_longer(words: tuple[str, ...]) -> None:
    shown = on_a_terminal("play", *words, "--seed", "3", typed="1\n1\nlist\n?\nboard\nlog\nquit\n\n")
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).replace("\r", "").split("\n")
    assert re.search(r"quit (to leave|beendet)\.", " ".join(lines))
    assert [line for line in lines if len(line) > 80] == []


def on_a_terminal(*words: str, typed: str) -> str:
    """What the command shows on a terminal of 80 columns, until it ends."""
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"}
    program = subprocess.Popen(
        [sys.executable, "-m", "inselreich", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    shown = b""
    answers = typed.encode().splitlines(keepends=True)
    with os.fdopen(ours, "rb", buffering=0) as screen:
        while True:
            try:
                seen = os.read(ours, 65536)
            except OSError:  # how Linux says that the other end is closed
                seen = b""
            if not seen:
                break
            shown += seen
            if shown.endswith(b"> ") and answers:
                os.write(screen.fileno(), answers.pop(0))
    assert program.wait(60) == 0
    return shown.decode()
