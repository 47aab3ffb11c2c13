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
foxfire-text-4 = Personne ne peut te choisir avant ton prochain tour.
foxfire-text-5 = Prenez une carte à un joueur et rendez-en une.
foxfire-text-6 = La plus forte à la fin. Si tu la joues, tu perds toutes tes cartes.

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
foxfire-option-begins = Qui commence la manche suivante
foxfire-answer-begins-last = Celui dont c’était le tour
foxfire-answer-begins-next = Le joueur suivant
foxfire-reason-glows = assez de lueurs
foxfire-kind-give = Donner une carte

foxfire-the-1 = la souris
foxfire-the-2 = la chauve-souris
foxfire-the-3 = le blaireau
foxfire-the-4 = le hérisson
foxfire-the-5 = le renard
foxfire-the-6 = le hibou

foxfire-dealt = La manche { $round } commence. { $seat } ouvre le jeu.
    .seat = La manche { $round } commence. À toi d’ouvrir le jeu.
foxfire-turnbegan = { "" }
foxfire-drew = { $seat } pioche une carte.
    .seat = Tu pioches { WORDS($card, "foxfire-the") }.
foxfire-played = { $guess ->
        [none] { $target ->
            [none] { $seat } joue { WORDS($card, "foxfire-the") }.
           *[other] { $seat } joue { WORDS($card, "foxfire-the") } contre { $target }.
        }
       *[other] { $seat } cherche { WORDS($guess, "foxfire-the") } chez { $target }.
    }
    .seat = { $guess ->
        [none] { $target ->
            [none] Tu joues { WORDS($card, "foxfire-the") }.
           *[other] Tu joues { WORDS($card, "foxfire-the") } contre { $target }.
        }
       *[other] Tu cherches { WORDS($guess, "foxfire-the") } chez { $target }.
    }
    .target = { $guess ->
        [none] { $seat } joue { WORDS($card, "foxfire-the") } contre toi.
       *[other] { $seat } cherche { WORDS($guess, "foxfire-the") } chez toi.
    }
foxfire-lost = { $seat } perd { WORDS($card, "foxfire-the") }.
    .seat = Tu perds { WORDS($card, "foxfire-the") }.
foxfire-missed = { $target } ne l’a pas.
    .target = Tu ne l’as pas.
foxfire-looked = { $seat } regarde la main de { $target }.
    .seat = Dans la main de { $target } : { WORDS($cards, "foxfire-the") }.
    .target = { $seat } regarde ta main.
foxfire-dueled = { $seat } et { $target } comparent leurs cartes les plus fortes.
    .seat = Tu montres { WORDS($own, "foxfire-the") }, { $target } montre { WORDS($other, "foxfire-the") }.
    .target = Tu montres { WORDS($other, "foxfire-the") }, { $seat } montre { WORDS($own, "foxfire-the") }.
foxfire-hid = { $seat } se met en boule jusqu’à son prochain tour.
    .seat = Tu te mets en boule jusqu’à ton prochain tour.
foxfire-took = { $seat } prend une carte à { $target }.
    .seat = Tu prends { WORDS($card, "foxfire-the") } à { $target }.
    .target = { $seat } te prend { WORDS($card, "foxfire-the") }.
foxfire-gave = { $seat } donne une carte à { $target }.
    .seat = Tu donnes { WORDS($card, "foxfire-the") } à { $target }.
    .target = { $seat } te donne { WORDS($card, "foxfire-the") }.
foxfire-left = { $seat } quitte la manche.
    .seat = Tu quittes la manche.
foxfire-roundended = { COUNT($winners) ->
        [one] { $winners } gagne une lueur.
       *[other] { $winners } gagnent une lueur.
    }
    .winners = { COUNT($winners) ->
        [one] Tu gagnes une lueur.
       *[other] { $winners } gagnent une lueur.
    }
foxfire-continued = { "" }
foxfire-ended = { COUNT($winners) ->
        [one] { $winners } a assez de lueurs et gagne la partie.
       *[other] { $winners } ont assez de lueurs et gagnent la partie.
    }
    .winners = { COUNT($winners) ->
        [one] Tu as assez de lueurs : tu gagnes !
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

learn-foxfire-mouse-title = La souris devine
learn-foxfire-mouse-1 = Tes cartes sont tes vies : sans carte, tu es hors de la manche. Une chauve-souris t’a montré la main d’Ada, et il y a un renard. Joue la souris, choisis Ada et nomme le renard.
learn-foxfire-mouse-done = Trouvé : Ada perd le renard. Une erreur ne t’aurait rien coûté. Les souris ne cherchent jamais les souris.

learn-foxfire-bat-title = La chauve-souris regarde
learn-foxfire-bat-1 = Tu ne sais encore rien des cartes des autres. Joue la chauve-souris et choisis la main que tu veux voir.
learn-foxfire-bat-done = Vous seuls savez ce que tu as vu. Les cartes que tu connais restent visibles pour toi, tant qu’elles ne bougent pas.

learn-foxfire-badger-title = Le blaireau défie
learn-foxfire-badger-1 = Des deux plus fortes cartes, la plus faible est perdue. Derrière ton blaireau, il y a un hibou, et rien n’est plus fort. Joue le blaireau contre qui tu veux.
learn-foxfire-badger-done = Ton hibou était plus fort. À égalité, les deux cartes seraient restées. Maintenant, chacun connaît une carte de l’autre.

learn-foxfire-hedgehog-title = Le hérisson se cache
learn-foxfire-hedgehog-1 = Ada et Leo aimeraient bien ton hibou. Joue le hérisson : personne ne peut te choisir jusqu’à ton prochain tour.
learn-foxfire-hedgehog-done = Ada avait une chauve-souris et n’a pu regarder que Leo. L’abri disparaît quand ton prochain tour commence.

learn-foxfire-fox-title = Le renard prend
learn-foxfire-fox-1 = Ada a un hibou et une autre carte. Joue le renard et prends-lui une carte : tu ne choisis pas laquelle.
learn-foxfire-fox-2 = Le hibou ! Maintenant, rends à Ada une de tes cartes. La souris vaut le moins.
learn-foxfire-fox-done = Tu as le hibou, et Ada une souris. Un renard rend toujours une carte : chacun en a autant qu’avant.

learn-foxfire-owl-title = Le hibou compte
learn-foxfire-owl-1 = La pioche est vide : c’est le dernier tour de la manche. Ensuite, la plus haute somme gagne. Garde le hibou et joue une autre carte.
learn-foxfire-owl-2 = Les mains sont visibles, et la tienne vaut le plus : tu gagnes une lueur. La manche suivante commence quand tout le monde a vu. Continue.
learn-foxfire-owl-done = Trois lueurs gagnent la partie. Si tu peux, ne joue jamais un hibou : tu perdrais toutes tes cartes.
