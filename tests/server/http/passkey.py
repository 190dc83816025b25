"""A passkey in software: what a browser and a phone would answer together."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


class Passkey:
    """Belongs to one host; counts how often it was used."""

    def __init__(self, host: str, origin: str) -> None:
        self.id = secrets.token_bytes(24)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._host = hashlib.sha256(host.encode()).digest()
        self._origin = origin

    def registered(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(PRESENT_AND_VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            attestationObject=bytes_to_base64url(attested), clientDataJSON=self._client("webauthn.create", options)
        )

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        data, client = self._data(PRESENT_AND_VERIFIED), self._client("webauthn.get", options)
        raw = self._client_json("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(raw).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            authenticatorData=bytes_to_base64url(data),
            clientDataJSON=client,
            signature=bytes_to_base64url(signature),
            userHandle=None,
        )

    def _data(self, flags: int) -> bytes:
        return self._host + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client_json(self, what: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": what, "challenge": options["challenge"], "origin": self._origin}).encode()

    def _client(self, what: str, options: dict[str, Any]) -> str:
        return bytes_to_base64url(self._client_json(what, options))

    def _answer(self, **response: str | None) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
