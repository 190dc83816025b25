"""The commands and their options. What they do stands in modules of their own, imported when called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..server import PORT
from .problems import BadInput

app = typer.Typer(
    name="inselreich",
    help="Settlers games for people, bots and researchers. Unofficial and independent.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game; 'inselreich games' lists them.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object as the last line, for a program.")]
Seed = Annotated[int | None, typer.Option(help="The seed of all chance, 0 to 2^64-1; none: a new one.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, such as points_to_win=12; repeatable."),
]
Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The folder of what must survive; by default that of the user.")
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="postgresql://... or sqlite:///...; none: that of the data folder."),
]
Speech = Annotated[str | None, typer.Option("--language", metavar="de|en", help="By default that of the system.")]


def command_names() -> list[str]:
    """All commands, in the order of the help."""
    return [command.name or "" for command in app.registered_commands]


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"inselreich {__version__}")
        raise typer.Exit


def _help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        print(context.get_help())
        raise typer.Exit


Help = Annotated[bool, typer.Option("--help", callback=_help, is_eager=True, help="Show this message and stop.")]
"""For the quickest commands: typer's own help option costs them a third of their time, it imports pydantic."""


@app.callback(add_help_option=False)
def inselreich(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and stop.")
    ] = False,
    help_: Help = False,
) -> None:
    """Settlers games for people, bots and researchers. Unofficial and independent."""


@app.command("games", add_help_option=False)
def games(json: Json = False, _help: Help = False) -> None:
    """List the games, with their seats and options."""
    from .games import show_games

    show_games(json=json)


@app.command("play")
def play(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play, you included; by default the usual number.")] = None,
    bots: Annotated[str, typer.Option(help="The bot of all others, or one for each with commas between.")] = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    seed: Seed = None,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the record goes at the end.")] = None,
    language: Speech = None,
    interrupt: Annotated[
        bool, typer.Option(help="Ask you before each move of a bot whether you propose a trade.")
    ] = False,
) -> None:
    """Play a game against bots, here in the terminal."""
    from .language import read_language
    from .seating import seat_people

    raise typer.Exit(
        seat_people(
            game,
            seats=seats,
            bots=bots,
            seat=seat,
            seed=seed,
            options=option or [],
            record=record,
            language=read_language(language),
            interrupt=interrupt,
        )
    )


@app.command("simulate")
def simulate(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="The bots seat by seat, with commas between.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(help="In how many processes.")] = 1,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.parquet", help="One row a game goes here, one a move into FILE.moves.parquet."),
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and add up the results."""
    from .simulate import run_simulation

    raise typer.Exit(run_simulation(game, bots, games, seed, jobs, option or [], out, json=json))


@app.command("record")
def record(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="The bots seat by seat, with commas between.")],
    seed: Seed = None,
    option: Options = None,
    games: Annotated[int, typer.Option(help="How many games, one line each.")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; by default standard output.")] = None,
) -> None:
    """Let bots play, and write the records.

    With a seed, these are the games that 'simulate' plays with it.
    """
    from .simulate import write_records

    raise typer.Exit(write_records(game, bots, games, seed, option or [], out))


@app.command("replay")
def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, or a file with one a line; - is standard input.")
    ],
    number: Annotated[int, typer.Option(help="Which record of a file with several, from 1.")] = 1,
    until: Annotated[int | None, typer.Option(metavar="N", help="Show the position after move N.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check everything and say what is proved.")] = False,
    events: Annotated[bool, typer.Option("--events", help="Tell every single event.")] = False,
    seat: Annotated[int | None, typer.Option(help="Tell and show only what this seat could know.")] = None,
    as_: Annotated[
        str | None,
        typer.Option("--as", metavar="spectator", help="Tell and show only what a spectator could know."),
    ] = None,
    language: Speech = None,
    json: Json = False,
) -> None:
    """Read a record aloud, show a position of it, or check it."""
    from .language import read_language
    from .replay import Wishes, read_record, show, show_proof

    if as_ not in (None, "spectator"):
        raise BadInput(f"--as is followed by spectator, not {as_!r}; for a seat there is --seat")
    if as_ is not None and seat is not None:
        raise BadInput("give either --seat or --as spectator, not both")
    if verify and (until is not None or events):
        raise BadInput("--verify checks the whole record, so it goes with neither --until nor --events")
    wishes = Wishes(until, events, as_ is None and seat is None, seat, read_language(language), json)
    found = read_record(file, number)
    if verify:
        show_proof(found, wishes.language, json)
    else:
        show(found, wishes)


@app.command("rules")
def rules(
    game: GameKey,
    words: Annotated[
        list[str] | None, typer.Argument(help="What to look for, or a rule number; none: contents.")
    ] = None,
    limit: Annotated[int, typer.Option(help="At most so many rules.")] = 5,
    language: Speech = None,
    json: Json = False,
) -> None:
    """Look something up in the rules, in our own words."""
    from .language import read_language
    from .rules import show_rules

    raise typer.Exit(show_rules(game, " ".join(words or []), read_language(language), limit, json=json))


@app.command("schema")
def schema(
    name: Annotated[str, typer.Argument(metavar="GAME|protocol", help="A game, or the server's socket protocol.")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write NAME.json into this folder.")] = None,
) -> None:
    """Print the JSON Schema of a game, or of the protocol.

    It describes a game's moves, views, events, options, decisions and records; or all messages of the protocol.
    """
    from .schema import show_schema

    show_schema(name, out)


@app.command("serve")
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is every address of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes any that is free.")] = PORT,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            envvar="INSELREICH_DATA",
            help="The folder of what must survive; by default that of the user.",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="INSELREICH_DATABASE",
            help="postgresql://... or sqlite:///...; none: a file in the data folder.",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="INSELREICH_REDIS",
            help="redis://... or valkey://..., for workers on several machines.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="In how many processes.")] = 1,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people open, if a proxy stands before the server."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another web address whose pages may use this server; repeatable."),
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Believe the X-Forwarded headers: only a proxy can reach the server.")
    ] = False,
    generosity: Annotated[float, typer.Option(help="All limits of how much one may ask for, times this.")] = 1.0,
    log_format: Annotated[str, typer.Option(metavar="text|json", help="Lines for people or for programs.")] = "text",
    log_level: Annotated[str, typer.Option(metavar="debug|info|warning|error", help="From which level on.")] = "info",
) -> None:
    """Open a server for people and bots.

    With no options it keeps everything in one file, and listens to this machine alone.
    """
    from .serving import run_server

    raise typer.Exit(
        run_server(
            host=host,
            port=port,
            database=database,
            redis=redis,
            workers=workers,
            data=data,
            public_url=public_url,
            origins=origin or [],
            trust_proxy=trust_proxy,
            generosity=generosity,
            log_format=log_format,
            log_level=log_level,
        )
    )


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup, compressed: something.jsonl.gz.")],
    database: DatabaseUrl = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write all that a server has stored into a file.

    The server may go on meanwhile. The file holds all secrets: keep it as well as the database.
    """
    from .storing import back_up

    raise typer.Exit(back_up(file, database, data, json=json))


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: DatabaseUrl = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Fill an empty database from a backup.

    The backup may come from another kind of database.
    """
    from .storing import restore as restored

    raise typer.Exit(restored(file, database, data, json=json))


@app.command("export")
def export(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="FILE.parquet, or any other for one record a line; - is standard output."),
    ],
    finished: Annotated[bool, typer.Option("--finished", help="Only matches that were played to their end.")] = False,
    database: DatabaseUrl = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write the matches of a server as records or as Parquet.

    Parquet comes in two files: one row a match, and one a move in FILE.moves.parquet.
    """
    from .storing import export as exported

    raise typer.Exit(exported(file, database, data, finished=finished, json=json))


PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id or the login of a person, or a bot's id.")]


@app.command("mute")
def mute(
    person: PersonId,
    hours: Annotated[float, typer.Option(help="For so long.")] = 24,
    database: DatabaseUrl = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Let nobody hear a person at tables for a while."""
    from .muting import mute as muted

    raise typer.Exit(muted(person, hours, database, data, json=json))


@app.command("unmute")
def unmute(person: PersonId, database: DatabaseUrl = None, data: Data = None, json: Json = False) -> None:
    """Let a person be heard again."""
    from .muting import unmute as unmuted

    raise typer.Exit(unmuted(person, database, data, json=json))
