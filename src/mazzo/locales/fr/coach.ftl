# L’entraîneur. Une phrase prend d’elle-même sa majuscule.

## Ce que dit l’entraîneur pendant la partie
coach-title = Coach
coach-close = Fermer le coach
coach-thinking = Le coach réfléchit…
coach-wait = Le coach parle quand c’est à toi de choisir.
coach-estimates = Les chances de victoire sont des estimations, à la marge indiquée près ; celles des cartes sont exactes.
coach-win = { $percent } % ± { $error } de gagner
coach-win-exact = exactement { $percent } % de gagner
coach-best = Le meilleur choix
coach-cards = { $cards } cartes en moyenne
coach-all =
    { $count ->
        [one] En montrer 1 de plus
       *[other] En montrer { $count } de plus
    }
coach-odds = { $ways } sur { $of }
coach-percent = { $percent } %
coach-known = Ce que tu sais à coup sûr

## Mantis : ce qui peut sortir
coach-mantis-match = { mantis-color } { $odds } : { $cards } cartes
coach-mantis-miss = { mantis-color } { $odds } : rien

## Mantis : la raison
coach-mantis-score =
    { $count ->
        [one] { mantis-color } : { $odds }, et tu en as une.
       *[other] { mantis-color } : { $odds }, et tu en as { $count }.
    }
coach-mantis-steal =
    { $count ->
        [one] { mantis-color } : { $odds }, et { $name } en a une.
       *[other] { mantis-color } : { $odds }, et { $name } en a { $count }.
    }
coach-mantis-wins = { mantis-color } : { $odds }, et ce serait gagné tout de suite.
coach-mantis-nothing = { $name } n’a aucune de ces couleurs : la carte y resterait.
coach-mantis-nothing-own = Tu n’as aucune de ces couleurs : la carte irait juste dans ton Tank.
coach-mantis-raid =
    { $count ->
        [one] { $name } a 1 carte de score.
       *[other] { $name } a { $count } cartes de score.
    }

## Exploding Kittens : la prochaine carte
coach-danger = { $percent } % que la prochaine carte soit un Chaton.
coach-danger-none = La prochaine carte n’est pas un Chaton, c’est sûr.
coach-danger-sure = La prochaine carte est un Chaton, c’est sûr !
coach-danger-range = Environ { $percent } % que la prochaine carte soit un Chaton : entre { $low } et { $high } %, car d’autres en ont remis un.
coach-danger-read = Vu ce que les autres ont fait, plutôt { $percent } %.
coach-kittens-kitten = un Chaton : { $odds }
coach-kittens-card = une autre carte : { $odds }

## Exploding Kittens : ce qu’on sait
coach-kittens-known-place =
    { $place ->
        [1] Sur le dessus de la pioche : { $card }.
       *[other] Carte { $place } à partir du dessus : { $card }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Quelqu’un a remis un Chaton quelque part.
       *[other] D’autres ont remis { $count } Chatons quelque part.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } a { $card }.
       *[other] { $name } a { $count } × { $card }.
    }
coach-kittens-known-lacks = { $name } n’a pas { $card }.

## Exploding Kittens : ce que cela changerait
coach-kittens-draw =
    { $defuses ->
        [0] { $risk } % d’exploser : tu n’as pas de Désamorçage.
       *[other] { $risk } % de tomber sur un Chaton ; un Désamorçage te sauverait.
    }
coach-kittens-skip =
    { $turns ->
        [0] Tu ne pioches pas ({ $risk } %) ; c’est à { $name }.
        [one] Une carte de moins à piocher ({ $risk } %) ; il te reste 1 tour.
       *[other] Une carte de moins à piocher ({ $risk } %) ; il te reste { $turns } tours.
    }
coach-kittens-attack = Tu ne pioches pas ({ $risk } %), et { $name } joue { $turns } tours.
coach-kittens-shuffle = Le risque d’un Chaton sur le dessus passe de { $risk } à { $after } %.
coach-kittens-see =
    { $count ->
        [one] Tu connaîtrais la prochaine carte ; pour l’instant c’est un Chaton à { $risk } %.
       *[other] Tu connaîtrais les { $count } prochaines cartes ; pour l’instant la première est un Chaton à { $risk } %.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 joueur te donne une carte de son choix.
       *[other] { $count } joueurs te donnent chacun une carte de leur choix.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } te donne son unique carte.
       *[other] { $name } te donne une de ses { $count } cartes, à son choix.
    }
coach-kittens-pair =
    { $count ->
        [one] Tu prends l’unique carte de { $name } : un Désamorçage à { $chance } %.
       *[other] Tu prends une des { $count } cartes de { $name } : un Désamorçage à { $chance } %.
    }
coach-kittens-three = Environ { $chance } % que { $name } ait { $card }.
coach-kittens-five =
    { $count ->
        [one] Tu choisis une carte de la défausse : il y en a 1 sorte.
       *[other] Tu choisis une carte de la défausse : il y en a { $count } sortes.
    }
coach-kittens-would-stop = Ce que { $name } a joué serait annulé, sauf réponse.
coach-kittens-would-happen = Ce que { $name } a joué aurait lieu, sauf si quelqu’un l’arrête.
coach-kittens-give =
    { $count ->
        [one] Ça te coûte { $card }, ta seule.
       *[other] Ça te coûte { $card } ; tu en as { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Tu reçois { $card } ; tu n’en as pas.
       *[other] Tu reçois { $card } ; tu en as { $count }.
    }
coach-kittens-insert = Si tout le monde se contente de piocher, c’est pour { $name }.
coach-kittens-insert-own = Si tout le monde se contente de piocher, c’est pour toi !

## Retour sur une partie
coach-analysis = Analyse
coach-analysing = Analyse de la partie en cours…
coach-analysis-failed = Pas d’analyse de cette partie : { $why }
coach-curve = Chances de gagner après chaque coup
coach-how-mantis = Estimées d’après ce que tout le monde voyait.
coach-how-kittens = Estimées mains visibles et pioche cachée ; les choix sont jugés d’après ce que le joueur pouvait savoir.
coach-now = { $name } : { $percent } % ± { $error }
coach-now-exact = { $name } : { $percent } %, exactement
coach-now-head = Maintenant
coach-accuracy = Précision
coach-lost = Perdu par choix
coach-luck = Chance
coach-turning = Tournants
coach-turn-choice = Coup { $move }, un choix : { $name } { $change }
coach-turn-luck = Coup { $move }, la chance : { $name } { $change }
coach-turn-play = Coup { $move }, le jeu : { $name } { $change }
coach-rating-best = { $name } : le meilleur choix.
coach-rating-good = { $name } : presque le meilleur choix ({ $loss }).
coach-rating-slip = { $name } : une imprécision, environ { $loss }. Mieux : { $best }.
coach-rating-blunder = { $name } : une erreur, environ { $loss }. Mieux : { $best }.
coach-luck-now = Chance de { $name } : { $change }
