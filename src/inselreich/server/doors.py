"""The parts of a running server, for whoever needs them: `app.state.doors`."""

from __future__ import annotations

import msgspec

from ..store.store import Store
from .fanout import Fanout
from .http.checks import Checks
from .http.limits import Limits
from .http.replay_pages import ReplayPages
from .identity.passwords import Passwords
from .identity.sessions import Sessions
from .metrics import Metrics
from .settings import Settings
from .tables.hall import Hall
from .tables.lobby import Lobby


class Doors(msgspec.Struct, frozen=True, kw_only=True):
    """Put together once, when the server starts."""

    settings: Settings
    store: Store
    fanout: Fanout
    hall: Hall
    lobby: Lobby
    sessions: Sessions
    passwords: Passwords
    limits: Limits
    checks: Checks
    replays: ReplayPages
    metrics: Metrics
