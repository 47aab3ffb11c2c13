# Exploding Kittens : les cartes, ce qui se passe, ce qu’on peut faire.

## Les cartes
kittens-card-kitten = Chaton explosif
kittens-card-defuse = Désamorçage
kittens-card-nope = Nope
kittens-card-attack = Attaque
kittens-card-skip = Saute-tour
kittens-card-favor = Faveur
kittens-card-shuffle = Mélange
kittens-card-see = Voir l’avenir
kittens-card-tacocat = Tacocat
kittens-card-cattermelon = Chat-stèque
kittens-card-potato = Patate poilue
kittens-card-beard = Chat barbu
kittens-card-rainbow = Chat arc-en-ciel

## Une carte, piochée, donnée ou prise
kittens-a-kitten = un Chaton explosif
kittens-a-defuse = une carte Désamorçage
kittens-a-nope = une carte Nope
kittens-a-attack = une carte Attaque
kittens-a-skip = une carte Saute-tour
kittens-a-favor = une carte Faveur
kittens-a-shuffle = une carte Mélange
kittens-a-see = une carte Voir l’avenir
kittens-a-tacocat = une carte Tacocat
kittens-a-cattermelon = une carte Chat-stèque
kittens-a-potato = une carte Patate poilue
kittens-a-beard = une carte Chat barbu
kittens-a-rainbow = une carte Chat arc-en-ciel
kittens-a-card = une carte

## À quoi sert chaque carte
kittens-does-kitten = Qui le pioche explose, sauf avec un Désamorçage.
kittens-does-defuse = Te sauve d’un Chaton. Se joue toute seule quand tu en pioches un.
kittens-does-nope = Arrête ce qu’un autre vient de jouer, même un autre Nope.
kittens-does-attack = Ton tour finit sans piocher. La personne suivante joue deux tours.
kittens-does-skip = Un tour finit sans piocher.
kittens-does-favor = On te donne une carte. Qui donne choisit laquelle.
kittens-does-shuffle = La Pioche est mélangée, et personne ne regarde.
kittens-does-see = Tu regardes en secret le dessus de la Pioche.
kittens-does-cat = Ne fait rien toute seule. Deux pareilles volent une carte.

## Ce qu’on joue, en un mot ou deux
kittens-short-attack = Attaque
kittens-short-skip = Saute-tour
kittens-short-favor = Faveur
kittens-short-shuffle = Mélange
kittens-short-see = Voir l’avenir
kittens-short-pair = Paire
kittens-short-three = Brelan
kittens-short-five = Cinq différentes

## Ce qui s’est passé
kittens-turns-owed =
    { $turns ->
        [one] { $name } doit encore jouer un tour.
       *[other] { $name } doit jouer { $turns } tours.
    }
kittens-announced-attack = { $name } a joué Attaque.
kittens-announced-skip = { $name } a joué Saute-tour.
kittens-announced-favor = { $name } a joué Faveur : tout le monde doit une carte.
kittens-announced-favor-from = { $name } a joué Faveur et demande une carte à { $target }.
kittens-announced-shuffle = { $name } a joué Mélange.
kittens-announced-see = { $name } a joué Voir l’avenir.
kittens-announced-pair = { $name } a joué une paire ({ $card }) pour voler une carte à { $target }.
kittens-announced-three = { $name } a joué un brelan ({ $card }) pour demander à { $target } { $named }.
kittens-announced-five = { $name } a joué cinq cartes différentes : { $cards }.
kittens-noped = { $name } a joué Nope !
kittens-cancelled = Annulé : { $what }, par { $name }.
kittens-gave = { $giver } a donné { $card } à { $taker }.
kittens-robbed = { $taker } a volé { $card } à { $giver }.
kittens-found-nothing = { $name } n’a rien trouvé à prendre à { $target }.
kittens-handed-over = { $giver } a remis { $card } à { $taker }.
kittens-lacked = { $name } n’a pas la carte { $card }.
kittens-shuffled = { $name } a mélangé la Pioche.
kittens-peeked = { $name } a regardé le dessus de la Pioche.
kittens-peeked-cards = { $name } a vu, à partir du dessus : { $cards }.
kittens-picked = { $name } a pris { $card } dans la Défausse.
kittens-drew = { $name } a pioché { $card }.
kittens-drew-kitten = { $name } a pioché un Chaton explosif !
kittens-defused = { $name } l’a désamorcé.
kittens-inserted = { $name } a remis le Chaton dans la Pioche, en secret.
kittens-inserted-at =
    { $place ->
        [0] { $name } a remis le Chaton sur le dessus de la Pioche.
        [1] { $name } a remis le Chaton sous une carte.
       *[other] { $name } a remis le Chaton sous { $place } cartes.
    }
kittens-exploded =
    { $count ->
        [0] { $name } a explosé.
        [1] { $name } a explosé. Une carte va dans la Défausse.
       *[other] { $name } a explosé. { $count } cartes vont dans la Défausse.
    }
kittens-ended = { $name } reste en vie et gagne la partie !

## Ce qui s’est passé, dit à qui cela touche
kittens-you-turns-owed =
    { $turns ->
        [one] Tu dois encore jouer un tour.
       *[other] Tu dois jouer { $turns } tours.
    }
kittens-you-attacked =
    { $turns ->
        [one] On t’attaque ! Tu joues un tour.
       *[other] On t’attaque ! Tu joues { $turns } tours.
    }
kittens-you-announced-attack = Tu as joué Attaque.
kittens-you-announced-skip = Tu as joué Saute-tour.
kittens-you-announced-favor = Tu as joué Faveur : tout le monde te doit une carte.
kittens-you-announced-favor-from = Tu as joué Faveur et tu demandes une carte à { $target }.
kittens-announced-favor-from-you = { $name } a joué Faveur et te demande une carte.
kittens-you-announced-shuffle = Tu as joué Mélange.
kittens-you-announced-see = Tu as joué Voir l’avenir.
kittens-you-announced-pair = Tu as joué une paire ({ $card }) pour voler une carte à { $target }.
kittens-announced-pair-from-you = { $name } a joué une paire ({ $card }) pour te voler une carte.
kittens-you-announced-three = Tu as joué un brelan ({ $card }) pour demander à { $target } { $named }.
kittens-announced-three-from-you = { $name } a joué un brelan ({ $card }) pour te demander { $named }.
kittens-you-announced-five = Tu as joué cinq cartes différentes : { $cards }.
kittens-you-noped = Tu as joué Nope !
kittens-you-cancelled = Nope ! Ta carte ne fait rien ({ $what }).
kittens-you-gave = Tu as donné { $card } à { $taker }.
kittens-gave-you = { $giver } t’a donné { $card }.
kittens-you-robbed = Tu as volé { $card } à { $giver }.
kittens-robbed-you = { $taker } t’a volé { $card }.
kittens-you-handed-over = Tu as remis { $card } à { $taker }.
kittens-handed-you = { $giver } t’a remis { $card }.
kittens-you-found-nothing = Tu n’as rien trouvé à prendre à { $target }.
kittens-found-nothing-of-yours = { $name } n’a rien trouvé à te prendre.
kittens-you-lacked = Tu n’as pas la carte { $card }.
kittens-you-shuffled = Tu as mélangé la Pioche.
kittens-you-peeked = Tu as vu, à partir du dessus : { $cards }.
kittens-you-picked = Tu as pris { $card } dans la Défausse.
kittens-you-drew = Tu as pioché { $card }.
kittens-you-drew-kitten = Tu as pioché un Chaton explosif !
kittens-you-defused = Tu l’as désamorcé.
kittens-you-inserted =
    { $place ->
        [0] Tu as remis le Chaton sur le dessus de la Pioche.
        [1] Tu as remis le Chaton sous une carte.
       *[other] Tu as remis le Chaton sous { $place } cartes.
    }
kittens-you-exploded =
    { $count ->
        [0] Tu as explosé !
        [1] Tu as explosé ! Ta carte va dans la Défausse.
       *[other] Tu as explosé ! Tes { $count } cartes vont dans la Défausse.
    }
kittens-you-ended = Tout le monde a explosé, sauf toi. Tu gagnes !
# Sur la carte Désamorçage, pendant que la mèche brûle.
kittens-tap-defuse = Touche ton Désamorçage !

## Pourquoi c’est fini
kittens-reason-last-alive = La dernière personne en vie.

## Ce que ferait une action
kittens-do-draw = Piocher une carte
kittens-do-attack = Jouer Attaque
kittens-do-skip = Jouer Saute-tour
kittens-do-favor = Jouer Faveur : une carte de tout le monde
kittens-do-favor-from = Jouer Faveur : demander une carte à { $target }
kittens-do-favor-whom = Jouer Faveur : choisir quelqu’un
kittens-do-shuffle = Jouer Mélange
kittens-do-see = Jouer Voir l’avenir
kittens-do-pair = Paire ({ $card }) : voler une carte à { $target }
kittens-do-three = Brelan ({ $card }) : demander à { $target } { $named }
kittens-do-five = Cinq différentes : { $cards }
kittens-do-nope = Nope !
kittens-do-pass = Laisser faire
kittens-do-give = Donner { $card } à { $taker }
kittens-do-pick = Prendre { $card }
kittens-do-insert =
    { $place ->
        [0] Mettre le Chaton sur le dessus
        [1] Mettre le Chaton sous une carte
       *[other] Mettre le Chaton sous { $place } cartes
    }
kittens-do-insert-bottom = Mettre le Chaton tout au fond

## Ce qu’on demande
kittens-ask-turn = À toi : joue des cartes, puis pioche
kittens-ask-give = Quelle carte pour { $taker } ?
kittens-ask-pick = Prends une carte de la Défausse
kittens-ask-insert = Désamorcé ! Où va le Chaton ?
kittens-ask-target = À qui ? Touche quelqu’un.
kittens-ask-named = Quelle carte demander à { $target } ?
kittens-ask-five =
    { $missing ->
        [0] Cinq différentes : c’est prêt.
        [1] Cinq différentes : encore une.
       *[other] Cinq différentes : encore { $missing }.
    }
kittens-wait-turn = C’est à { $name }
kittens-wait-giving = { $taker } reçoit des cartes
kittens-wait-picking = { $name } fouille la Défausse
kittens-wait-inserting = { $name } cache le Chaton dans la Pioche
kittens-wait-over = { $name } reste en vie !
kittens-you-passed = Tu laisses faire. D’autres décident encore.
kittens-you-played = Les autres peuvent dire Nope.
kittens-you-are-dead = Boum ! Regarde les autres essayer.

## Les règles, là où elles mordent
kittens-hint-draw = Piocher termine ton tour.
kittens-hint-owed =
    { $turns ->
        [one] Attaque : ton dernier tour.
       *[other] Attaque : { $turns } tours pour toi.
    }
kittens-hint-nope = Un Nope peut être arrêté par un Nope.
kittens-hint-window = On demande à tout le monde, avec ou sans Nope.
kittens-hint-pair = La carte volée est prise au hasard.
kittens-hint-three = Tout le monde entend quelle carte tu nommes.
kittens-hint-five = Avec un Nope, les cinq cartes sont perdues.
kittens-hint-give = Vous deux seuls la voyez.
kittens-hint-insert = Personne ne voit où il va.
kittens-hint-peek = Elles restent en place, dans cet ordre.
kittens-hint-alone = Rien à faire de celle-ci maintenant.

## Sur la table
kittens-pile = Pioche
kittens-pile-count =
    { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
kittens-kittens-left =
    { $count ->
        [1] dont un Chaton
       *[other] dont { $count } Chatons
    }
kittens-draw = Piocher
kittens-discard = Défausse
kittens-discard-empty = vide
kittens-discard-look =
    { $count ->
        [1] Regarder la Défausse : une carte
       *[other] Regarder la Défausse : { $count } cartes
    }
kittens-discard-order = La dernière jouée vient en premier.
kittens-turns-left =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
kittens-attacked = sous attaque
kittens-dead = hors jeu
kittens-holds =
    { $count ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $count } cartes
    }
kittens-known-holds = A forcément : { $cards }
kittens-known-lacks = N’a forcément pas : { $cards }
kittens-nopes =
    { $count ->
        [1] un Nope
       *[other] { $count } Nope
    }
kittens-nopes-odd = Pour l’instant, c’est annulé.
kittens-nopes-even = Pour l’instant, c’est maintenu.

## La main
kittens-hand = Ta main
kittens-hand-empty = Ta main est vide. Tu peux quand même piocher.
kittens-in-hand =
    { $count ->
        [1] { $card }
       *[other] { $card }, { $count } cartes
    }
kittens-sort = Ordre de la main
kittens-sort-kind = Par sorte
kittens-sort-drawn = Par arrivée
kittens-play = Jouer
kittens-pair = Paire
kittens-pair-says = Vole une carte au hasard
kittens-three = Brelan
kittens-three-says = Nomme une carte et reçois-la
kittens-five = Cinq différentes
kittens-five-says = Prends une carte de la Défausse
kittens-cancel = Annuler
kittens-close = Fermer
kittens-pass-until-turn = Passer jusqu’à mon tour

## Ce que cette personne est seule à voir
kittens-peek = Le dessus de la Pioche
kittens-peek-next = prochaine
kittens-known = Tu sais
kittens-known-pile = Ce que tu sais de la Pioche
kittens-known-place =
    { $place ->
        [1] sur le dessus
       *[other] carte { $place }
    }
kittens-known-place-loose =
    { $place ->
        [1] dessus ou plus bas
       *[other] carte { $place } ou plus bas
    }
kittens-known-loose =
    { $count ->
        [1] Un Chaton a été remis quelque part parmi elles.
       *[other] { $count } Chatons ont été remis quelque part parmi elles.
    }

## Remettre le Chaton
kittens-insert-place = Place dans la Pioche
kittens-insert-top = Dessus
kittens-insert-nth = { $nth }e
kittens-insert-middle = Milieu
kittens-insert-bottom = Fond
kittens-insert-above =
    { $count ->
        [0] Aucune carte au-dessus
        [1] Une carte au-dessus
       *[other] { $count } cartes au-dessus
    }
kittens-insert-do = Cache-le ici
