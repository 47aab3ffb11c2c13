# The evening: how it stands, how it ends, and a title for everybody.

evening-title = This evening
evening-last = { $game }: { $names } won
evening-won-of = { $count } × { $game }
evening-wins = { $wins } of { $games }
evening-first_to_3 =
    { $games ->
        [one] 1 game played. The first to win 3 wins the evening.
       *[other] { $games } games played. The first to win 3 wins the evening.
    }
evening-best_of_5 = Game { $games } of 5 is over. Most points after five games wins the evening.
evening-decided = { $names } won the evening!
evening-next = The next game begins a new evening.
evening-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
evening-gained =
    { $count ->
        [one] 1 point gained
       *[other] { $count } points gained
    }
evening-up = up from place { $was }
evening-down = down from place { $was }
evening-how = In each game: one point for each player behind you, and one for a win.
evening-picture = Picture to share
evening-picture-title = Our evening with Mazzo
evening-picture-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }

## Titles
title-luck = Luckiest of all
title-moves =
    { $count ->
        [one] Busiest hands (1 move)
       *[other] Busiest hands ({ $count } moves)
    }
title-second = So close! ({ $count } × second)
title-last = Best loser ({ $count } × last)
title-champion = Champion
title-sport = Good sport
# What a game counted that has no words for it.
title-most = Most { $what } ({ $count })
