# Der Abend: wie er steht, wie er endet, und ein Titel für alle.

evening-title = Heute Abend
evening-last = { $game }: Sieg für { $names }
evening-won-of = { $count } × { $game }
evening-wins = { $wins } von { $games }
evening-first_to_3 =
    { $games ->
        [one] 1 Partie gespielt. Wer zuerst 3 gewinnt, gewinnt den Abend.
       *[other] { $games } Partien gespielt. Wer zuerst 3 gewinnt, gewinnt den Abend.
    }
evening-best_of_5 = Partie { $games } von 5 ist vorbei. Wer nach fünf Partien die meisten Punkte hat, gewinnt den Abend.
evening-decided = Der Abend geht an { $names }!
evening-next = Mit der nächsten Partie beginnt ein neuer Abend.
evening-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
evening-gained =
    { $count ->
        [one] 1 Punkt dazu
       *[other] { $count } Punkte dazu
    }
evening-up = vorgerückt von Platz { $was }
evening-down = zurückgefallen von Platz { $was }
evening-how = In jeder Partie: ein Punkt für jede Person, die hinter dir liegt, und einer für den Sieg.
evening-picture = Bild zum Teilen
evening-picture-title = Unser Abend mit Mazzo
evening-picture-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }

## Titel
title-luck = Glückspilz des Abends
title-moves =
    { $count ->
        [one] Die fleißigsten Hände (1 Zug)
       *[other] Die fleißigsten Hände ({ $count } Züge)
    }
title-second = So knapp! ({ $count } × auf Platz 2)
title-last = Verliert am schönsten ({ $count } × auf dem letzten Platz)
title-champion = Champion des Abends
title-sport = Guter Sportsgeist
title-most = Am meisten: { $what } ({ $count })
