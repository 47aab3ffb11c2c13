# La soirée : le classement, la fin, et un titre pour chacun.

evening-title = Ce soir
evening-last = { $game } : gagné par { $names }
evening-won-of = { $count } × { $game }
evening-wins = { $wins } sur { $games }
evening-first_to_3 =
    { $games ->
        [one] { $games } partie jouée. Il faut 3 victoires pour remporter la soirée.
       *[other] { $games } parties jouées. Il faut 3 victoires pour remporter la soirée.
    }
evening-best_of_5 = Partie { $games } sur 5 terminée. Après cinq parties, la soirée revient à qui a le plus de points.
evening-decided = La soirée revient à { $names } !
evening-next = La prochaine partie commence une nouvelle soirée.
evening-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
evening-gained =
    { $count ->
        [one] { $count } point gagné
       *[other] { $count } points gagnés
    }
evening-up = progresse (était n° { $was })
evening-down = recule (était n° { $was })
evening-how = À chaque partie : un point par joueur derrière toi, et un pour la victoire.
evening-picture = Image à partager
evening-picture-title = Notre soirée avec Mazzo
evening-picture-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

## Titres
title-luck = La chance en personne
title-moves =
    { $count ->
        [one] Mains infatigables ({ $count } coup)
       *[other] Mains infatigables ({ $count } coups)
    }
title-second = Si près ! ({ $count } × deuxième)
title-last = Perd avec le sourire ({ $count } × dernière place)
title-champion = Star de la soirée
title-sport = Fair-play
title-most = Record : { $what } ({ $count })
