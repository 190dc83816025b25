"""The games. Each folder is one game; this list is the registry."""

from ..core.registry import register
from .cards1996.game import Cards1996
from .classic.game import Classic
from .duel.game import Duel
from .inka.game import Inka
from .quick.game import Quick

register(Classic())
register(Inka())
register(Quick())
register(Cards1996())
register(Duel())
