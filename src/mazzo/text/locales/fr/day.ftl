# Le jour : énigmes et donne du jour.

day-title = Aujourd’hui
day-puzzles = Énigmes
day-puzzles-what = Trois par jour et par jeu, les mêmes pour tout le monde. Un choix est nettement le meilleur.
day-rating = Ton classement
day-rating-now = Ton classement : { $rating } ({ $change })
day-counted = Seul ton premier essai a compté.
day-puzzle-title = Énigme { $number }
day-puzzle-task = Ici, un choix est nettement le meilleur. Lequel ?
day-difficulty = Difficulté { $rating }
day-all-puzzles = Les { $count } énigmes
day-try-open = pas encore essayée
day-try-right = résolue
day-try-wrong = manquée
day-right = Exact ! C’est le bon choix.
day-wrong = Pas cette fois. Le meilleur choix : { $best }
day-beginner = Un débutant choisirait : { $choice }
day-gap = Une analyse plus poussée le confirme : avec le deuxième choix, la probabilité de gagner change de { $gap } ± { $error } points.
day-why = Pourquoi ?
day-show = Montrer
day-more = D’autres énigmes
day-next = Énigme suivante
day-last = Ce qui vient de se passer
refusal-no-puzzle = Cette énigme n’existe pas.
day-deals = La partie du jour
day-deals-what = Les mêmes cartes et les trois mêmes adversaires pour tout le monde. Tu n’as qu’un essai.
day-play = Jouer
day-earlier = Les jours précédents
day-earlier-what = Une partie compte pour le jour où tu l’as commencée.
day-streak = { $count ->
    [0] Pas de série en cours
    [one] 1 jour de suite
   *[other] { $count } jours de suite
} · ton record : { $best }
day-share = Partager
day-check = Vérifier la donne
day-won = Gagnée en { $count } choix
day-lost = Perdue après { $count } choix
day-expert-won = Le bot expert, avec les mêmes cartes : gagnée en { $count } choix
day-expert-lost = Le bot expert, avec les mêmes cartes : perdue après { $count } choix
day-signs = Bons choix : { $good }, imprécisions : { $slips }, gaffes : { $blunders }
day-copy-this = Ici, le texte ne peut pas être copié.
day-promise = Le tirage est-il régulier ?
day-promise-what = Les cartes du jour sont fixées depuis longtemps. Voici l’empreinte du secret du jour, qui sera dévoilé demain :
day-promise-holds = Elle remonte bien à la première empreinte, du { $since } :
day-promise-fails = Elle ne remonte pas à la première empreinte, du { $since } :
refusal-not-played = Joue d’abord la partie de ce jour-là.
refusal-no-deal = Il n’y a pas de partie du jour pour ce jeu.
refusal-day = La partie du jour se joue une seule fois, en solo contre ses trois bots. Ouvre une autre table.

## My games
mine-title = Mes parties
mine-where = Elles restent sur cet appareil, et nulle part ailleurs.
mine-none = Rien pour l’instant. Chaque partie que tu termines apparaîtra ici.
mine-which = Quelles parties
mine-all = Tous les jeux
mine-over-time = Victoires et chance
mine-played = parties
mine-won = gagnées
mine-luck = chance par partie
mine-wins-own = Tes victoires : { $count }
mine-wins-fair = Si tout le monde gagnait à parts égales : { $count }
mine-luck-sum = Chance partie par partie, { $luck } au total
mine-luck-what = Chance : de combien de points de pourcentage les cartes ont fait bouger tes chances de gagner.
mine-luck-how = Ouvre l’analyse d’une partie, et sa chance est comptée ici.
mine-list = Toutes les parties
mine-more = { $count } de plus
mine-outcome-won = Gagnée
mine-outcome-shared = Partagée
mine-outcome-lost = Perdue
mine-outcome-together = Sur un seul appareil
mine-with = avec { $names }
mine-luck-of = chance { $luck }
mine-forget = Supprimer la partie du { $when }
mine-take = Exporter
mine-forget-all = Tout supprimer
mine-forget-all-question = Supprimer toutes tes parties ?
mine-forget-all-why = La liste, tes victoires et ta chance disparaissent de cet appareil. Les parties gardées par le serveur y restent.
mine-keep = Les garder
mine-accuracy = Bons choix : { $percent } % en moyenne, sur { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
mine-days = Parties du jour gagnées : { $won } sur { $count }
mine-puzzles = Énigmes résolues : { $right } sur { $count }
mine-ratings = Ton classement au fil du temps, de { $least } à { $most }
mine-file = Tout dans un fichier
mine-file-what = Parties, jours et énigmes, à garder ou à emporter sur un autre appareil. Rien n’est écrasé sur cet appareil.
mine-export = Exporter
mine-import = Importer
mine-imported = Tout est là maintenant.
mine-import-failed = Ce n’est pas un fichier exporté d’ici.
mine-open = Ouvrir une partie enregistrée
mine-open-what = Tu peux aussi déposer son fichier n’importe où sur cette page.

## Rewards
reward-title = Tes récompenses
reward-title-newcomer = Nouvelle tête
reward-title-regular = Pilier de la table
reward-title-solver = As des énigmes
reward-title-faithful = Toujours au rendez-vous
reward-title-champion = Légende de la table
reward-hat = Chapeau
reward-hat-none = sans
reward-hat-party = de fête
reward-hat-cap = de diplômé
reward-hat-crown = couronne
reward-felt = Tapis
reward-felt-green = vert
reward-felt-blue = bleu
reward-felt-wine = bordeaux
reward-felt-violet = violet
reward-back = Dos des cartes
reward-back-plain = uni
reward-back-ruby = rubis
reward-back-jade = jade
reward-back-gold = or
reward-after-games = après { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
reward-after-wins = après { $count ->
    [one] 1 victoire
   *[other] { $count } victoires
}
reward-after-days = après { $count ->
    [one] 1 jour d’affilée
   *[other] { $count } jours d’affilée
}
reward-after-puzzles = après { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
}
