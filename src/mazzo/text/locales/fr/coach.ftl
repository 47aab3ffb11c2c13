# Le coach. Une phrase prend d’elle-même sa majuscule.

## Ce que dit le coach pendant la partie
coach-title = Coach
coach-close = Fermer le coach
coach-thinking = Le coach réfléchit…
coach-wait = Le coach parle quand c’est à toi de choisir.
coach-estimates = Les chances de victoire sont des estimations, à la marge indiquée près ; celles des cartes sont exactes.
coach-win = { $percent } % (± { $error }) de chances de gagner
coach-win-exact = exactement { $percent } % de chances de gagner
coach-best = Le meilleur choix
coach-choices = Tous les choix, en chiffres
coach-cards = { $cards } cartes en moyenne
coach-all = En montrer { $count } de plus
coach-odds = { $ways } sur { $of }
coach-percent = { $percent } %
coach-known = Ce que tu sais à coup sûr
coach-imagined = Victoires : { $won } sur { $games } parties finies au hasard.
coach-next = { $odds } : { $events }
coach-how-imagined = Estimations obtenues en finissant la partie au hasard, maintes fois, d’après ce que le joueur pouvait savoir. La marge mesure l’échantillonnage, pas la qualité du jeu.

## Retour sur une partie
coach-analysis = Analyse
coach-analysing = La partie est en cours d’analyse…
coach-analysis-failed = Analyse impossible : { $why }
coach-curve = Chances de gagner après chaque coup
coach-now = { $name } : { $percent } % ± { $error }
coach-now-exact = { $name } : { $percent } %, exactement
coach-now-head = Chances
coach-accuracy = Précision
coach-lost = Erreurs
coach-explained = Les erreurs et la chance se comptent en points : 1 point, c’est 1 % de chances de gagner. Erreurs −13 : en choisissant mieux, on gardait 13 points de plus. Chance +5 : les cartes ont rapporté 5 points. Précision 100 % : toujours le meilleur choix.
coach-luck = Chance
coach-turning = Tournants
coach-turn-choice = Coup { $move }, un choix : { $name } { $change }
coach-turn-luck = Coup { $move }, la chance : { $name } { $change }
coach-turn-play = Coup { $move }, le cours du jeu : { $name } { $change }
coach-rating-best = { $name } : le meilleur choix.
coach-rating-good = { $name } : presque le meilleur choix ({ $loss }).
coach-rating-slip = { $name } : une imprécision, environ { $loss }. Mieux : { $best }.
coach-rating-blunder = { $name } : une gaffe, environ { $loss }. Mieux : { $best }.
coach-luck-now = Chance pour { $name } : { $change }

## Why a game ended as it did

verdict-ask = Pourquoi j’ai perdu ?
verdict-ask-won = Comment ai-je joué ?
