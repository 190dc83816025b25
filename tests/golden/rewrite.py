"""Makes the golden matches anew: all, or those of the games named. `./run python tests/golden/rewrite.py classic`

Only when a change of the rules is meant to change them: raise the game's version, read the difference, and say so in the
changelog.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))


def main(keys: list[str]) -> None:
    from tests.golden.collection import collections, texts_of

    for collection in collections():
        if keys and collection.key not in keys:
            continue
        names = {path.name for recipe in collection.recipes for path in collection.files(recipe.name)}
        for old in collection.files("")[0].parent.glob("*.json"):
            if old.name not in names:
                old.unlink()
        for recipe in collection.recipes:
            match = recipe.play(collection.key)
            for path, text in zip(collection.files(recipe.name), texts_of(match), strict=True):
                path.write_text(text, encoding="utf-8")
            print(f"{collection.key}/{recipe.name}: {len(match.moves)} moves")


if __name__ == "__main__":
    main(sys.argv[1:])
