# Un téléphone qui ne montre que les cartes de son joueur, pendant qu’un écran dans la pièce montre la table.

hands-whole = Toute la table
hands-own = Ici, seulement mes cartes
hands-actions = Tes cartes et tes choix
hands-look-up = Lève les yeux
hands-cards = Mes cartes
hands-face = Cacher mes cartes
hands-none = Tu n’as pas de cartes.
