"""What the tests know of Das Duell."""

from __future__ import annotations

from inselreich.games.duel.realm import REALM
from tests.support.principality import PrincipalityTricks


class DuelTricks(PrincipalityTricks):
    """Nothing beyond what the games of principalities have in common."""

    realm = REALM
