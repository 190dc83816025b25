"""Roads: how long a trade road is, where it may be built on, and who holds the title for the longest.

`roads` is the edge mask of one player. `blocked` is the mask of the corners where others have built: a road
may lead up to such a corner, but neither a trade road nor further building passes through it (C-70, C-93).

Two facts make the search short. A corner has at most three edges, so once a trade road has passed through,
one edge at most is left there. And the longest trade road ends where an odd number of roads meet, all of them
used, unless the roads are one plain ring: anywhere else it could be prolonged.
"""

from collections.abc import Sequence

from .geometry import Corner, Edge, Island
from .masks import bits


def longest_road(island: Island, roads: int, blocked: int) -> int:
    """The length of a player's longest trade road: each road once, corners as often as you like (C-93…C-96)."""
    edges_at = _edges_at(island, blocked)
    best = 0
    unseen = roads
    while unseen.bit_count() > best:
        first = unseen.bit_length() - 1
        one, two = island.edge_corners[first]
        before = unseen
        unseen ^= 1 << first
        here, unseen, bend_here, ring_here = _arm(edges_at, island.across, roads, unseen, one)
        there, unseen, bend_there, ring_there = _arm(edges_at, island.across, roads, unseen, two)
        best = max(best, here + 1 + there, bend_here, bend_there)
        if ring_here or ring_there:
            best = _longest_with_rings(island, edges_at, before ^ unseen, blocked, best, 0)
    return best


def longest_road_through(island: Island, roads: int, blocked: int, edge: Edge) -> int:
    """The length of the longest trade road that uses this one of the roads, say the one just placed (C-97)."""
    edges_at = _edges_at(island, blocked)
    one, two = island.edge_corners[edge]
    others = roads & ~(1 << edge)
    here, unseen, _, ring_here = _arm(edges_at, island.across, roads, others, one)
    there, unseen, _, ring_there = _arm(edges_at, island.across, roads, unseen, two)
    length = here + 1 + there
    if ring_here or ring_there:
        return _longest_with_rings(island, edges_at, roads ^ unseen, blocked, length, 1 << edge)
    return length


def _edges_at(island: Island, blocked: int) -> Sequence[int]:
    """For each corner the edges by which one may leave it: none where others have built."""
    if not blocked:
        return island.corner_edges_mask
    edges_at = list(island.corner_edges_mask)
    for corner in bits(blocked):
        edges_at[corner] = 0
    return edges_at


def _arm(
    edges_at: Sequence[int], across: dict[int, int], roads: int, unseen: int, corner: int
) -> tuple[int, int, int, bool]:
    """Follows the unseen roads from a corner, once each, and reports

    - the length of the longest arm that starts here,
    - the roads still unseen,
    - the longest chain that comes down one side of a fork and goes up the other (0 without a fork),
    - whether a way came back to a corner already seen. Without such a ring the two lengths are exact, with
      one they are lengths that exist, but longer ones may.
    """
    length = 0
    while onward := edges_at[corner] & unseen:
        unseen ^= onward
        step = across.get(onward)
        if step is None:  # two roads go on
            one = onward & -onward
            here, unseen, bend_here, ring_here = _arm(edges_at, across, roads, unseen, corner ^ across[one])
            there, unseen, bend_there, ring_there = _arm(edges_at, across, roads, unseen, corner ^ across[onward ^ one])
            bend = here + there + 2
            if bend_here > bend:
                bend = bend_here
            if bend_there > bend:
                bend = bend_there
            return length + 1 + (here if here > there else there), unseen, bend, ring_here or ring_there
        corner ^= step
        length += 1
    roads_here = edges_at[corner] & roads
    return length, unseen, 0, roads_here & (roads_here - 1) != 0


def _longest_with_rings(
    island: Island, edges_at: Sequence[int], network: int, blocked: int, best: int, wanted: int
) -> int:
    """The longest trade road in connected roads with a ring, if longer than `best`; it uses the `wanted` road."""
    size = network.bit_count()
    if size <= best:
        return best
    ends, forks = _odd_corners(island, network, blocked)
    count = len(ends) + len(forks)
    if count <= 2:  # can be drawn in one stroke
        return size
    bound = size - (count - 2) // 2  # a road left out evens two odd corners at most, and two may stay odd
    starts = ends
    # A trade road from fork to fork uses all roads of both. With one ring only, each fork has a side that leads
    # away from the ring, and whoever goes down there cannot come back.
    if len(ends) != len(forks):
        starts += [(network, fork, 0) for fork in forks[:-1]]
    for unused, corner, length in starts:
        if best >= bound:
            break
        best = _walk(edges_at, island.across, unused, corner, length, best, wanted)
    return best


def _odd_corners(island: Island, network: int, blocked: int) -> tuple[list[tuple[int, int, int]], list[int]]:
    """The ends of a network, as the start of a walk each (unused roads, corner, length), and its forks.

    On a blocked corner each road has an end of its own: the walk has used that road and is at its other corner.
    """
    odd = touched = repeated = 0
    for edge in bits(network):
        corners = island.edge_corners_mask[edge]
        odd ^= corners
        repeated |= touched & corners
        touched |= corners
    odd &= ~blocked
    ends = [(network, corner, 0) for corner in bits(odd & ~repeated)]
    for corner in bits(touched & blocked):
        for edge in bits(island.corner_edges_mask[corner] & network):
            ends.append((network ^ 1 << edge, corner ^ island.across[1 << edge], 1))
    return ends, bits(odd & repeated)


def _walk(
    edges_at: Sequence[int], across: dict[int, int], unused: int, corner: int, length: int, best: int, wanted: int
) -> int:
    """The longest way on from here that ends with the `wanted` road used, if longer than `best`."""
    turns: list[tuple[int, int, int]] = []
    while True:
        while onward := edges_at[corner] & unused:
            step = across.get(onward)
            while step is None:  # several roads go on: take the highest, keep the others for later
                other = onward & -onward
                turns.append((unused ^ other, corner ^ across[other], length + 1))
                onward ^= other
                step = across.get(onward)
            unused ^= onward
            corner ^= step
            length += 1
        if length > best and not unused & wanted:
            best = length
        while turns:
            unused, corner, length = turns.pop()
            if length + unused.bit_count() > best:
                break
        else:
            return best


def reach(island: Island, roads: int, blocked: int) -> int:
    """The edges beside a player's roads that C-69 (b) opens: not past a corner where others have built."""
    corners = 0
    for edge in bits(roads):
        corners |= island.edge_corners_mask[edge]
    edges = 0
    for corner in bits(corners & ~blocked):
        edges |= island.corner_edges_mask[corner]
    return edges & ~roads


def reach_of_edge(island: Island, edge: Edge, blocked: int) -> int:
    """The edges that one more road opens: the new part of `reach` (it may name edges built on already)."""
    one, two = island.edge_corners[edge]
    edges = 0
    if not blocked >> one & 1:
        edges = island.corner_edges_mask[one]
    if not blocked >> two & 1:
        edges |= island.corner_edges_mask[two]
    return edges & ~(1 << edge)


def interrupts(island: Island, roads: int, corner: Corner) -> bool:
    """Whether somebody else's new building on this corner could shorten these roads (C-93, C-97)."""
    roads_here = roads & island.corner_edges_mask[corner]
    return roads_here & (roads_here - 1) != 0


def holder_of_longest(lengths: Sequence[int], holder: int | None, minimum: int) -> int | None:
    """Who holds the title after any change; None when it lies beside the board.

    C-100, C-101: the holder keeps it as long as nobody is strictly longer. C-99, C-102, C-104: otherwise, and
    from beside the board, it goes to the one seat that alone is longest. C-103: several such seats, or nobody
    with the minimum: beside the board.
    """
    longest = max(lengths)
    if longest < minimum:
        return None
    if holder is not None and lengths[holder] == longest:
        return holder
    return lengths.index(longest) if lengths.count(longest) == 1 else None
