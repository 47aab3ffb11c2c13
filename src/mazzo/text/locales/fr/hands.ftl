# Un téléphone, pendant qu’un écran dans la pièce montre la table.

hands-offer = La table est sur le grand écran.
hands-yes = Ici, seulement mes cartes
hands-no = Pas maintenant
hands-whole = Toute la table
hands-actions = Ce que tu peux faire
hands-look = Regarde le grand écran
hands-choose = À toi de choisir : touche une carte ou une pile
