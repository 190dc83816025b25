"""`inselreich rules`."""

from __future__ import annotations

import json

import pytest

from inselreich import almanac

from .conftest import Run


def test_words_find_rules(command: Run) -> None:
    said = command("rules", "classic", "longest", "road")
    assert said.code == 0
    assert said.lines[0] == "C-99  Longest Trade Road"
    assert command("rules", "classic", "longest road").out == said.out
    assert max(map(len, said.lines)) <= 100


@pytest.mark.parametrize("number", ["C-72", "c72", "C 72"])
def test_a_number_shows_its_rule_and_what_to_see_besides(command: Run, number: str) -> None:
    said = command("rules", "classic", number, "--json")
    found = [entry["number"] for entry in json.loads(said.lines[-1])["entries"]]
    assert found == ["C-72", *almanac.entry("C-72").see]


def test_language_from_the_option_else_from_the_system(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    german = command("rules", "classic", "C-72", "--language", "de").out
    assert "Abstandsregel" in german
    assert "distance rule" in command("rules", "classic", "C-72").out
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert command("rules", "classic", "C-72").out == german


def test_no_words_give_the_contents(command: Run) -> None:
    said = command("rules", "classic")
    assert any("C-46 - C-56" in line for line in said.lines)
    entries = json.loads(command("rules", "classic", "--json").lines[-1])["entries"]
    assert len(entries) == len(almanac.entries("classic"))


def test_nothing_found(command: Run) -> None:
    said = command("rules", "classic", "xyzzy")
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert json.loads(command("rules", "classic", "xyzzy", "--json").lines[-1])["entries"] == []


def test_limit(command: Run) -> None:
    found = command("rules", "classic", "robber", "--limit", "2", "--json")
    assert len(json.loads(found.lines[-1])["entries"]) == 2
