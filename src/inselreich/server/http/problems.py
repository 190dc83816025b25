"""Whatever goes wrong, the answer is JSON with a code for a program and a sentence for a person."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ...core.errors import InselreichError
from ..errors import Refusal
from ..logs import Log
from .limits import TooMany
from .permissions import methods_of

log = Log("http")


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something was not done, and nothing has changed."""

    code: str
    sentence: str
    rule: str = ""


STATUS = {
    "unknown_game": 400,
    "unknown_bot": 400,
    "bad_option": 400,
    "bad_record": 400,
    "store_away": 503,
    "seat_taken": 409,
}
"""Of errors that do not know of HTTP, by their codes."""

SAID = {
    401: ("not_signed_in", "this needs a name first: become a guest, or sign in"),
    404: ("not_found", "there is nothing at this address"),
    405: ("wrong_method", "this address does not know that method"),
    413: ("too_large", "this is more than the server takes at once"),
}
"""For what the framework finds out."""


def refused(_: Request[Any, Any, Any], problem: Refusal) -> Response[Problem]:
    """What the server refuses on purpose."""
    headers = {"Retry-After": str(problem.wait)} if isinstance(problem, TooMany) else {}
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return _answer(problem.status, problem.code, problem.sentence, headers)


def erred(_: Request[Any, Any, Any], problem: InselreichError) -> Response[Problem]:
    """What the rest of the project refuses."""
    status = STATUS.get(problem.code, 400)
    return _answer(status, problem.code, str(problem), {"Retry-After": "1"} if status == 503 else {})


def failed(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    code, sentence = SAID.get(problem.status_code, ("bad_request", "this request cannot be understood"))
    if isinstance(problem, ValidationException):
        code, sentence = "bad_request", _invalid(request, problem)
    headers = {}
    if problem.status_code == 405:
        headers["Allow"] = methods_of(request.scope["path"])
    return _answer(problem.status_code, code, sentence, headers)


def broken(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """What should not happen; the log knows more than the answer."""
    log.failure("request_failed", problem)
    return _answer(500, "broken", "something went wrong in the server; it is not your fault", {})


def wrong_body(problem: Exception, fields: tuple[str, ...]) -> Refusal:
    """What is wrong with a body, with the field and what would be right."""
    text = str(problem)
    if found := re.match(r"Object contains unknown field `(.*?)`", text, re.DOTALL):
        known = ", ".join(fields) or "none"
        inside = _inside(text)
        unknown = f"there is no field {_shown(found[1])}"
        there = f"in {inside} {unknown}" if inside else f"{unknown}; there is {known}"
        return Refusal("bad_request", there)
    if found := re.match(r"Object missing required field `(.*?)`", text):
        return Refusal("bad_request", f"the field {found[1]} is missing")
    if found := re.match(r"Expected `(.*?)`(.*?)(, got `(.*?)`)?( - at `.*`)?$", text):
        field, got = _inside(text), f", not {_type(found[4])}" if found[4] else ""
        what = f"the field {field}" if field else "the body"
        return Refusal("bad_request", f"{what} must be {_types(found[1])}{found[2]}{got}")
    if isinstance(problem, msgspec.ValidationError):
        return Refusal("bad_request", f"the field {_inside(text)}: {text.partition(' - at ')[0]}")
    return Refusal("bad_request", f"the body is not JSON: {text}")


def _inside(text: str) -> str:
    """The path of a field in words of JSON: `$.seats[0]` is seats[0]."""
    found = re.search(r" - at `\$\.?(.*)`$", text)
    return found[1] if found else ""


def _shown(name: str) -> str:
    """A name that somebody else made up, short and readable."""
    return ascii(name[:40])[1:-1]


TYPES = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}


def _types(names: str) -> str:
    return " or ".join(_type(name) for name in names.split(" | "))


def _type(name: str) -> str:
    return TYPES.get(name, name)


def _invalid(request: Request[Any, Any, Any], problem: ValidationException) -> str:
    """Which parameter is wrong, and what it may be."""
    if found := re.match(r"Missing required (.*?) parameter '(.*?)'", problem.detail):
        allowed = _allowed(request, found[2])
        return f"the parameter {found[2]} is missing" + (f"; it is one of {', '.join(allowed)}" if allowed else "")
    if not isinstance(problem.extra, list) or not problem.extra:
        return "this request cannot be understood"
    key, message = str(problem.extra[0].get("key", "")), str(problem.extra[0].get("message", ""))
    if key == "data":
        return "this needs a body of JSON"
    definition = request.route_handler.parsed_fn_signature.parameters.get(key)
    name = getattr(getattr(definition, "kwarg_definition", None), "name", None) or key
    if allowed := _allowed(request, key):
        return f"the parameter {name} is one of {', '.join(allowed)}"
    found = re.match(r"Expected `(.*?)`(.*?)(, got .*)?$", message)
    return f"the parameter {name} must be {_types(found[1])}{found[2]}" if found else f"the parameter {name}: {message}"


def _allowed(request: Request[Any, Any, Any], key: str) -> list[str]:
    """The words that a parameter may be, if it is one of a few."""
    definition = request.route_handler.parsed_fn_signature.parameters.get(key)
    kinds = get_args(definition.annotation) if definition is not None else ()
    return [each for kind in kinds for each in (get_args(kind) or (kind,)) if isinstance(each, str)]


def _answer(status: int, code: str, sentence: str, headers: dict[str, str]) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status, media_type="application/json", headers=headers)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    InselreichError: erred,
    HTTPException: failed,
    Exception: broken,
}
