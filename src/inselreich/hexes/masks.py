"""Sets of corners or edges as the bits of one int: bit n stands for id n."""

_WORD = 12


def _tables(words: int) -> list[list[tuple[int, ...]]]:
    """One table a word of the mask: the word's value -> the positions of its bits in the whole mask."""
    tables = []
    for word in range(words):
        table: list[tuple[int, ...]] = [()]
        for position in range(word * _WORD, (word + 1) * _WORD):
            table += [(*earlier, position) for earlier in table]
        tables.append(table)
    return tables


_A, _B, _C, _D, _E, _F = _tables(6)


def bits(mask: int) -> list[int]:
    """The positions of the set bits, lowest first: `bits(0b1101) == [0, 2, 3]`."""
    if not mask:
        return []
    try:
        return [
            *_A[mask & 4095],
            *_B[mask >> 12 & 4095],
            *_C[mask >> 24 & 4095],
            *_D[mask >> 36 & 4095],
            *_E[mask >> 48 & 4095],
            *_F[mask >> 60],
        ]
    except IndexError:  # more than 72 bits: an island larger than those of our games
        return bits(mask & (1 << 60) - 1) + [60 + position for position in bits(mask >> 60)]
