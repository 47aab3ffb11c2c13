# L’entraîneur. Une phrase prend d’elle-même sa majuscule.

## Ce que dit l’entraîneur pendant la partie
coach-title = Entraîneur
coach-close = Fermer l’entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-wait = L’entraîneur parle quand c’est à vous de choisir.
coach-estimates = Les chances de gagner sont des estimations, à l’erreur indiquée près ; celles des cartes sont exactes.
coach-win = { $percent } % ± { $error } de gagner
coach-win-exact = exactement { $percent } % de gagner
coach-best = Le meilleur
coach-cards = { $cards } cartes à espérer
coach-all =
    { $count ->
        [one] En montrer 1 de plus
       *[other] En montrer { $count } de plus
    }
coach-odds = { $ways } sur { $of }
coach-percent = { $percent } %
coach-known = Ce que vous savez avec certitude

## Mantis : ce qui peut sortir
coach-mantis-match = { mantis-color } { $odds } : { $cards } cartes
coach-mantis-miss = { mantis-color } { $odds } : rien

## Mantis : la raison
coach-mantis-score =
    { $count ->
        [one] { mantis-color } : { $odds }, et vous en avez une.
       *[other] { mantis-color } : { $odds }, et vous en avez { $count }.
    }
coach-mantis-steal =
    { $count ->
        [one] { mantis-color } : { $odds }, et { $name } en a une.
       *[other] { mantis-color } : { $odds }, et { $name } en a { $count }.
    }
coach-mantis-wins = { mantis-color } : { $odds }, et ce serait gagné tout de suite.
coach-mantis-nothing = { $name } n’a aucune de ces couleurs : la carte y resterait.
coach-mantis-nothing-own = Vous n’avez aucune de ces couleurs : la carte irait juste dans votre Tank.
coach-mantis-raid =
    { $count ->
        [one] { $name } a 1 carte de score.
       *[other] { $name } a { $count } cartes de score.
    }

## Exploding Kittens : la prochaine carte
coach-danger = La prochaine carte est un Chaton avec { $percent } % de chances.
coach-danger-none = La prochaine carte n’est certainement pas un Chaton.
coach-danger-sure = La prochaine carte est certainement un Chaton !
coach-danger-range = Environ { $percent } % que la prochaine carte soit un Chaton : entre { $low } et { $high } %, car d’autres en ont remis un.
coach-danger-read = À en juger par ce que les autres ont fait, c’est peut-être plutôt { $percent } %.
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
       *[other] { $name } a { $count } fois { $card }.
    }
coach-kittens-known-lacks = { $name } n’a pas { $card }.

## Exploding Kittens : ce que cela changerait
coach-kittens-draw =
    { $defuses ->
        [0] { $risk } % d’exploser : vous n’avez pas de Désamorçage.
       *[other] { $risk } % de tomber sur un Chaton ; un Désamorçage vous sauverait.
    }
coach-kittens-skip =
    { $turns ->
        [0] Vous ne piochez pas ({ $risk } %) ; c’est à { $name }.
        [one] Une carte de moins à piocher ({ $risk } %) ; il vous reste 1 tour.
       *[other] Une carte de moins à piocher ({ $risk } %) ; il vous reste { $turns } tours.
    }
coach-kittens-attack = Vous ne piochez pas ({ $risk } %), et { $name } joue { $turns } tours.
coach-kittens-shuffle = Le risque d’un Chaton sur le dessus passe de { $risk } à { $after } %.
coach-kittens-see =
    { $count ->
        [one] Vous connaîtriez la prochaine carte ; pour l’instant c’est un Chaton à { $risk } %.
       *[other] Vous connaîtriez les { $count } prochaines cartes ; pour l’instant la première est un Chaton à { $risk } %.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 joueur vous donne une carte de son choix.
       *[other] { $count } joueurs vous donnent chacun une carte de leur choix.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } vous donne son unique carte.
       *[other] { $name } vous donne une de ses { $count } cartes, à son choix.
    }
coach-kittens-pair =
    { $count ->
        [one] Vous prenez l’unique carte de { $name } : un Désamorçage à { $chance } %.
       *[other] Vous prenez une des { $count } cartes de { $name } : un Désamorçage à { $chance } %.
    }
coach-kittens-three = { $name } a { $card } à { $chance } % environ.
coach-kittens-five =
    { $count ->
        [one] Vous choisissez une carte de la défausse : il y en a 1 sorte.
       *[other] Vous choisissez une carte de la défausse : il y en a { $count } sortes.
    }
coach-kittens-would-stop = Ce que { $name } a annoncé n’aurait pas lieu, sauf réponse.
coach-kittens-would-happen = Ce que { $name } a annoncé aurait lieu, sauf si quelqu’un l’arrête.
coach-kittens-give =
    { $count ->
        [one] Cela vous coûte { $card }, la seule.
       *[other] Cela vous coûte { $card } ; vous en avez { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Vous recevez { $card } ; vous n’en avez pas.
       *[other] Vous recevez { $card } ; vous en avez { $count }.
    }
coach-kittens-insert = Si tout le monde pioche, c’est pour { $name }.
coach-kittens-insert-own = Si tout le monde pioche, c’est pour vous !

## Retour sur une partie
coach-analysis = Analyse
coach-analysing = La partie est en cours d’analyse…
coach-analysis-failed = Pas d’analyse de cette partie : { $why }
coach-curve = Chances de gagner après chaque coup
coach-how-mantis = Estimées d’après ce que tout le monde voyait.
coach-how-kittens = Estimées cartes en main visibles et pioche cachée ; les choix sont jugés d’après ce que le joueur pouvait savoir.
coach-now = { $name } : { $percent } % ± { $error }
coach-now-exact = { $name } : { $percent } %, exactement
coach-now-head = À présent
coach-accuracy = Précision
coach-lost = Choix
coach-luck = Chance
coach-turning = Tournants
coach-turn-choice = Coup { $move }, un choix : { $name } { $change }
coach-turn-luck = Coup { $move }, la chance : { $name } { $change }
coach-turn-play = Coup { $move }, le jeu : { $name } { $change }
coach-rating-best = { $name } : le meilleur choix.
coach-rating-good = { $name } : presque le meilleur ({ $loss }).
coach-rating-slip = { $name } : une imprécision, environ { $loss }. Mieux : { $best }.
coach-rating-blunder = { $name } : une erreur, environ { $loss }. Mieux : { $best }.
coach-luck-now = Chance de { $name } : { $change }
