"""Passkeys: the two halves of registering one, and of signing in with one."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...store import rows
from ..errors import Refusal
from ..tables.clocks import now_ms

NAME = "Inselreich"


class House(NamedTuple):
    """To whom a passkey belongs: the host, and the web address of the page that asks."""

    host: str
    origin: str


def registration(house: House, person: str, name: str, known: list[bytes]) -> tuple[dict[str, Any], str]:
    """What the browser needs to make a passkey, and the challenge to remember."""
    options = webauthn.generate_registration_options(
        rp_id=house.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return _plain(options), bytes_to_base64url(options.challenge)


def registered(house: House, person: str, challenge: str, answer: dict[str, Any], label: str) -> rows.Passkey:
    """The passkey that the browser has made."""
    try:
        found = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=house.host,
            expected_origin=house.origin,
        )
    except _WRONG as problem:
        raise _refused(problem) from None
    return rows.Passkey(
        found.credential_id, person, found.credential_public_key, found.sign_count, label=label, created_at=now_ms()
    )


def login(house: House) -> tuple[dict[str, Any], str]:
    """What the browser needs to find a passkey of this house, and the challenge to remember."""
    options = webauthn.generate_authentication_options(rp_id=house.host)
    return _plain(options), bytes_to_base64url(options.challenge)


def id_of(answer: dict[str, Any]) -> bytes:
    """Which passkey has answered."""
    try:
        return base64url_to_bytes(answer["rawId"])
    except _WRONG as problem:
        raise _refused(problem) from None


def signed_in(house: House, challenge: str, answer: dict[str, Any], known: rows.Passkey) -> int:
    """The passkey's new count, if the answer is of this passkey."""
    try:
        found = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=house.host,
            expected_origin=house.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
    except _WRONG as problem:
        raise _refused(problem) from None
    return found.new_sign_count


_WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""The library finds damaged answers out in all these ways."""


def _refused(problem: Exception) -> Refusal:
    reason = f": {problem}" if isinstance(problem, WebAuthnException) else ""
    return Refusal("bad_passkey", f"this is not the answer of a passkey to what was asked{reason}")


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return found
