"""The card principality: what the games of two card principalities share.

It asks the game questions (`Realm`) and never asks which game it is in. A game brings a `Realm`, a table that subclasses
`PrincipalityTable`, its cards, and a script that puts the actions from here into its menus.

- `resources` the six kinds, piles and costs; `geometry` columns, rows and the numbers of spots
- `cards` `Card` with its hooks, facts from a set's file, the `Catalogue`; `conditions` what a card needs
- `realm` the named questions a game answers: regions, tokens, slots, hand limit, who has won, rules to cite
- `table` what lies on the table, and the verbs that change it; `settling` all that follows from the principalities
  (yields, free sites, rates, points, tokens), worked out anew by `table.settle()` after each change and nowhere else
- `payment` paying, gaining, demanding: generators that ask only where there is a choice
- `targets` choosing a placed card; `relocating` exchanging two regions or two cards
- `common` cards that both games have; `turns` moves that are always possible in their phase
- `building` roads, settlements, cities, expansions; `playing` action cards and answers to attacks
- `exchange` with the bank and with the opponent; `stacks` drawing, searching, putting under, the hand limit
- `happenings` production, event cards, `announce` (what cards `hear`), Brigand Attacks; `setup` laying out and shuffling
- `moves`, `events`, `view`, `redeal`, `checks` the shared parts of a game's files of the same names

How it fits together:

- On a table everything is a number. A region card is the same number wherever it lies: `stock[region]`, `owner[region]`,
  `lies[region]`. A card is its number in the catalogue; `placed[seat]` holds (spot, card) pairs in the order of the spots.
  What a card has to remember while it lies there becomes one more field of `Placed`.
- A hook, a happening that cards hear, a danger that cards ward off: each is a name, and `table.listeners(seat, name)`
  gives the cards that lie there and have something to say to it. There is one mechanism for each kind of effect.
- A spot is (column, row). Sites lie above and below odd columns, regions above and below even ones; the same numbers
  serve for a card at a region, on a road (`road 0`) or on a place (`place +1`). A new kind of place for cards is a new
  `Slot`, which says which of its spots are free.
- Effects are generators: `yield from pay(...)`. Locals hold public things only: a card that has left the hand and is not
  yet placed is `table.open_card`, what somebody looks at is `table.looking`, an event being carried out is `table.event`.
- `settle` raises `MatchWon` when the realm names a winner; the course of the game catches it.
"""
