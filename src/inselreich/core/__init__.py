"""What a game is: matches, questions, moves, chance, events, records. Knows no game."""
