foxfire-title = Foxfire
foxfire-blurb = Les animaux de la nuit devinent, épient et se défient pour la lueur du bois.

foxfire-card-1 = Souris
foxfire-card-2 = Chauve-souris
foxfire-card-3 = Blaireau
foxfire-card-4 = Hérisson
foxfire-card-5 = Renard
foxfire-card-6 = Hibou

foxfire-text-1 = Nommez un joueur et un animal : s’il l’a, il le perd.
foxfire-text-2 = Regardez la main d’un joueur.
foxfire-text-3 = Comparez vos cartes les plus fortes : la plus faible est perdue.
foxfire-text-4 = Personne ne peut vous choisir avant votre prochain tour.
foxfire-text-5 = Prenez une carte à un joueur et rendez-en une.
foxfire-text-6 = La plus forte à la fin. Si vous la jouez, vous perdez toutes vos cartes.

foxfire-field-hand = main
foxfire-field-played = jouées
foxfire-field-pile = pioche
foxfire-field-glows = lueurs
foxfire-field-hiding = à l’abri
foxfire-field-out = hors jeu
foxfire-field-round = manche

foxfire-edition-usual = Normale
foxfire-edition-short = Courte
foxfire-option-hand = Cartes en main
foxfire-option-glows = Lueurs pour gagner
foxfire-reason-glows = assez de lueurs
foxfire-kind-give = Donner une carte

foxfire-the-1 = la souris
foxfire-the-2 = la chauve-souris
foxfire-the-3 = le blaireau
foxfire-the-4 = le hérisson
foxfire-the-5 = le renard
foxfire-the-6 = le hibou

foxfire-dealt = La manche { $round } commence. { $seat } ouvre le jeu.
    .seat = La manche { $round } commence. À vous d’ouvrir le jeu.
foxfire-turnbegan = { "" }
foxfire-drew = { $seat } pioche une carte.
    .seat = Vous piochez { WORDS($card, "foxfire-the") }.
foxfire-played = { $guess ->
        [none] { $target ->
            [none] { $seat } joue { WORDS($card, "foxfire-the") }.
           *[other] { $seat } joue { WORDS($card, "foxfire-the") } contre { $target }.
        }
       *[other] { $seat } cherche { WORDS($guess, "foxfire-the") } chez { $target }.
    }
    .seat = { $guess ->
        [none] { $target ->
            [none] Vous jouez { WORDS($card, "foxfire-the") }.
           *[other] Vous jouez { WORDS($card, "foxfire-the") } contre { $target }.
        }
       *[other] Vous cherchez { WORDS($guess, "foxfire-the") } chez { $target }.
    }
    .target = { $guess ->
        [none] { $seat } joue { WORDS($card, "foxfire-the") } contre vous.
       *[other] { $seat } cherche { WORDS($guess, "foxfire-the") } chez vous.
    }
foxfire-lost = { $seat } perd { WORDS($card, "foxfire-the") }.
    .seat = Vous perdez { WORDS($card, "foxfire-the") }.
foxfire-missed = { $target } ne l’a pas.
    .target = Vous ne l’avez pas.
foxfire-looked = { $seat } regarde la main de { $target }.
    .seat = Dans la main de { $target } : { WORDS($cards, "foxfire-the") }.
    .target = { $seat } regarde votre main.
foxfire-dueled = { $seat } et { $target } comparent leurs cartes les plus fortes.
    .seat = Vous montrez { WORDS($own, "foxfire-the") }, { $target } montre { WORDS($other, "foxfire-the") }.
    .target = Vous montrez { WORDS($other, "foxfire-the") }, { $seat } montre { WORDS($own, "foxfire-the") }.
foxfire-hid = { $seat } se met en boule jusqu’à son prochain tour.
    .seat = Vous vous mettez en boule jusqu’à votre prochain tour.
foxfire-took = { $seat } prend une carte à { $target }.
    .seat = Vous prenez { WORDS($card, "foxfire-the") } à { $target }.
    .target = { $seat } vous prend { WORDS($card, "foxfire-the") }.
foxfire-gave = { $seat } donne une carte à { $target }.
    .seat = Vous donnez { WORDS($card, "foxfire-the") } à { $target }.
    .target = { $seat } vous donne { WORDS($card, "foxfire-the") }.
foxfire-left = { $seat } quitte la manche.
    .seat = Vous quittez la manche.
foxfire-roundended = { COUNT($winners) ->
        [one] { $winners } gagne une lueur.
       *[other] { $winners } gagnent une lueur.
    }
    .winners = { COUNT($winners) ->
        [one] Vous gagnez une lueur.
       *[other] { $winners } gagnent une lueur.
    }
foxfire-continued = { "" }
foxfire-ended = { COUNT($winners) ->
        [one] { $winners } a assez de lueurs et gagne la partie.
       *[other] { $winners } ont assez de lueurs et gagnent la partie.
    }
    .winners = { COUNT($winners) ->
        [one] Vous avez assez de lueurs : vous gagnez !
       *[other] { $winners } ont assez de lueurs et gagnent la partie.
    }

foxfire-do-mouse = { $target ->
        [none] Jouer la souris
       *[other] Chercher { WORDS($guess, "foxfire-the") } chez { $target }
    }
foxfire-do-bat = { $target ->
        [none] Jouer la chauve-souris
       *[other] Regarder la main de { $target }
    }
foxfire-do-badger = { $target ->
        [none] Jouer le blaireau
       *[other] Défier { $target }
    }
foxfire-do-hedgehog = Se mettre en boule
foxfire-do-fox = { $target ->
        [none] Jouer le renard
       *[other] Prendre une carte à { $target }
    }
foxfire-do-owl = Jouer le hibou et perdre ses cartes
foxfire-do-give = Donner { WORDS($card, "foxfire-the") }
foxfire-do-continue = Continuer
