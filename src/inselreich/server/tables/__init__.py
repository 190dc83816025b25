"""Tables that are played at.

hall       the tables this worker holds: opens them, forgets them, finds those that nobody attends to
live       one table: the match in memory, the door through which everybody plays
clocks     how long a seat has to answer
botseats   what bots do at a table
audience   who follows a table, and what each is told
face       a table as the lobby shows it
lobby      sitting down, getting up, starting
"""
