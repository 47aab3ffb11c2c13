# Les règles d’un jeu qui n’en apporte pas de page.

rules-made = { $game } n’a pas encore de page de règles. Voici ce qu’en montrent ses cartes et sa table.
rules-players =
    { $fewest ->
        [1] De un à { $most } joueurs.
       *[other] { $most ->
            [2] Pour deux joueurs.
           *[other] De { $fewest } à { $most } joueurs.
        }
    }
rules-cards = Les cartes
rules-actions = Ce que tu peux faire
rules-table = Sur la table
rules-own = { $of ->
        [seat] les cartes de chacun, cachées aux autres
       *[table] des cartes que personne d’autre ne voit
    }
rules-open = { $of ->
        [seat] des cartes visibles devant chaque joueur
       *[table] des cartes visibles par tous
    }
rules-hidden = { $of ->
        [seat] des cartes cachées devant chaque joueur
       *[table] des cartes cachées
    }
