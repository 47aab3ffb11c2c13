# Exploding Kittens : les cartes, ce qui se passe, ce qu’on peut faire.

## Les cartes
kittens-card-kitten = Chaton explosif
kittens-card-defuse = Désamorçage
kittens-card-nope = Nope
kittens-card-attack = Attaque
kittens-card-skip = Passe ton tour
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
kittens-a-skip = une carte Passe ton tour
kittens-a-favor = une carte Faveur
kittens-a-shuffle = une carte Mélange
kittens-a-see = une carte Voir l’avenir
kittens-a-tacocat = une carte Tacocat
kittens-a-cattermelon = une carte Chat-stèque
kittens-a-potato = une carte Patate poilue
kittens-a-beard = une carte Chat barbu
kittens-a-rainbow = une carte Chat arc-en-ciel
kittens-a-none = une carte

## À quoi sert chaque carte
kittens-does-kitten = Qui le pioche explose, sauf avec un Désamorçage.
kittens-does-defuse = Te sauve d’un Chaton. Se joue toute seule quand tu en pioches un.
kittens-does-nope = Arrête ce qui vient d’être joué, même un autre Nope.
kittens-does-attack = Tu finis ton tour sans piocher. La personne suivante joue deux tours.
kittens-does-skip = Tu finis un tour sans piocher.
kittens-does-favor = Quelqu’un te donne une carte de son choix.
kittens-does-shuffle = Tu mélanges la Pioche, sans regarder.
kittens-does-see = Tu regardes en secret le dessus de la Pioche.
kittens-does-cat = Seule, elle ne fait rien. Deux identiques volent une carte.

## The line below the picture of a large card
kittens-joke-kitten = Il veut juste jouer avec ce qui brille.
kittens-joke-defuse = Il n’y avait plus de casques.
kittens-joke-nope = Le bain est annulé.
kittens-joke-attack = Le tapis sera vengé.
kittens-joke-skip = Danse comme si rien ne faisait tic-tac.
kittens-joke-favor = À jeun depuis quatre longues minutes.
kittens-joke-shuffle = Cette queue, il l’avait presque.
kittens-joke-see = L’avenir s’annonce délicieux.
kittens-joke-tacocat = Occupé. Revenez avec la sauce.
kittens-joke-cattermelon = 92 % d’eau. Déteste l’eau.
kittens-joke-potato = Le peigne a démissionné.
kittens-joke-beard = La souris paie son loyer. Enfin, presque.
kittens-joke-rainbow = Mieux vaut dehors que dedans.

## Ce qu’on joue, en un mot ou deux
kittens-short-attack = Attaque
kittens-short-skip = Passe ton tour
kittens-short-favor = Faveur
kittens-short-shuffle = Mélange
kittens-short-see = Voir l’avenir
kittens-short-pair = Paire
kittens-short-three = Brelan
kittens-short-five = Cinq différentes

## Ce qui s’est passé
kittens-passed = { "" }
kittens-tookeffect = { "" }
kittens-favorasked = { "" }
kittens-discardopened = { "" }
kittens-turnbegan =
    { $turns ->
        [one] { $attacked ->
            [yes] { $seat } doit encore jouer un tour.
           *[no] { "" }
        }
       *[other] { $seat } doit jouer { $turns } tours.
    }
    .seat =
        { $turns ->
            [one] { $attacked ->
                [yes] Tu dois encore jouer un tour.
               *[no] { "" }
            }
           *[other] { $attacked ->
                [yes] On t’attaque ! Tu joues { $turns } tours.
               *[no] Tu dois jouer { $turns } tours.
            }
        }
kittens-announced =
    { $do ->
        [favor] { $target ->
            [none] { $seat } a joué Faveur : tout le monde doit une carte.
           *[other] { $seat } a joué Faveur et demande une carte à { $target }.
        }
        [pair] { $seat } a joué une paire ({ WORDS($card, "kittens-card") }) pour voler une carte à { $target }.
        [three] { $seat } a joué un brelan ({ WORDS($card, "kittens-card") }) pour demander à { $target } { WORDS($named, "kittens-a") }.
        [five] { $seat } a joué cinq cartes différentes : { WORDS($cards, "kittens-card") }.
       *[other] { $seat } a joué { WORDS($do, "kittens-short") }.
    }
    .seat =
        { $do ->
            [favor] { $target ->
                [none] Tu as joué Faveur : tout le monde te doit une carte.
               *[other] Tu as joué Faveur et tu demandes une carte à { $target }.
            }
            [pair] Tu as joué une paire ({ WORDS($card, "kittens-card") }) pour voler une carte à { $target }.
            [three] Tu as joué un brelan ({ WORDS($card, "kittens-card") }) pour demander à { $target } { WORDS($named, "kittens-a") }.
            [five] Tu as joué cinq cartes différentes : { WORDS($cards, "kittens-card") }.
           *[other] Tu as joué { WORDS($do, "kittens-short") }.
        }
    .target =
        { $do ->
            [favor] { $seat } a joué Faveur et te demande une carte.
            [pair] { $seat } a joué une paire ({ WORDS($card, "kittens-card") }) pour te voler une carte.
           *[three] { $seat } a joué un brelan ({ WORDS($card, "kittens-card") }) pour te demander { WORDS($named, "kittens-a") }.
        }
kittens-noped = { $seat } a joué Nope !
    .seat = Tu as joué Nope !
kittens-cancelled = Nope ! { $seat } a joué pour rien ({ WORDS($do, "kittens-short") }).
    .seat = Nope ! Tu as joué pour rien ({ WORDS($do, "kittens-short") }).
kittens-gave = { $giver } a donné { WORDS($card, "kittens-a") } à { $taker }.
    .giver = Tu as donné { WORDS($card, "kittens-a") } à { $taker }.
    .taker = { $giver } t’a donné { WORDS($card, "kittens-a") }.
kittens-robbed = { $taker } a volé { WORDS($card, "kittens-a") } à { $giver }.
    .taker = Tu as volé { WORDS($card, "kittens-a") } à { $giver }.
    .giver = { $taker } t’a volé { WORDS($card, "kittens-a") }.
kittens-foundnothing = { $seat } n’a rien trouvé à prendre à { $target }.
    .seat = Tu n’as rien trouvé à prendre à { $target }.
    .target = { $seat } n’a rien trouvé à te prendre.
kittens-handedover = { $giver } a dû donner { WORDS($card, "kittens-a") } à { $taker }.
    .giver = Tu as dû donner { WORDS($card, "kittens-a") } à { $taker }.
    .taker = { $giver } a dû te donner { WORDS($card, "kittens-a") }.
kittens-lacked = { $seat } n’a pas la carte { WORDS($card, "kittens-card") }.
    .seat = Tu n’as pas la carte { WORDS($card, "kittens-card") }.
kittens-shuffled = { $seat } a mélangé la Pioche.
    .seat = Tu as mélangé la Pioche.
kittens-peeked =
    { $cards ->
        [none] { $seat } a regardé le dessus de la Pioche.
       *[other] { $seat } a vu, à partir du dessus : { WORDS($cards, "kittens-card") }.
    }
    .seat = Tu as vu, à partir du dessus : { WORDS($cards, "kittens-card") }.
kittens-picked = { $seat } a pris { WORDS($card, "kittens-a") } dans la Défausse.
    .seat = Tu as pris { WORDS($card, "kittens-a") } dans la Défausse.
kittens-drew =
    { $card ->
        [kitten] { $seat } a pioché un Chaton explosif !
       *[other] { $seat } a pioché { WORDS($card, "kittens-a") }.
    }
    .seat =
        { $card ->
            [kitten] Tu as pioché un Chaton explosif !
           *[other] Tu as pioché { WORDS($card, "kittens-a") }.
        }
kittens-defused = { $seat } l’a désamorcé.
    .seat = Tu l’as désamorcé.
kittens-inserted =
    { $place ->
        [none] { $seat } a remis le Chaton dans la Pioche, en secret.
        [0] { $seat } a remis le Chaton sur le dessus de la Pioche.
        [1] { $seat } a remis le Chaton sous une carte.
       *[other] { $seat } a remis le Chaton sous { $place } cartes.
    }
    .seat =
        { $place ->
            [0] Tu as remis le Chaton sur le dessus de la Pioche.
            [1] Tu as remis le Chaton sous une carte.
           *[other] Tu as remis le Chaton sous { $place } cartes.
        }
kittens-exploded =
    { COUNT($discarded) ->
        [0] { $seat } a explosé.
        [1] { $seat } a explosé. Une carte va dans la Défausse.
       *[other] { $seat } a explosé. { COUNT($discarded) } cartes vont dans la Défausse.
    }
    .seat =
        { COUNT($discarded) ->
            [0] Tu as explosé !
            [1] Tu as explosé ! Ta carte va dans la Défausse.
           *[other] Tu as explosé ! Tes { COUNT($discarded) } cartes vont dans la Défausse.
        }
kittens-ended = { $winners } a survécu et gagne la partie !
    .winners = Tout le monde a explosé, sauf toi. Tu gagnes !
kittens-you-are-asked = Nope, ou tu laisses faire ?
kittens-reaction-question = Quelqu’un joue Nope ?
# Sur la carte Désamorçage, pendant que la mèche brûle.
kittens-tap-defuse = Touche ton Désamorçage !

## Pourquoi c’est fini
kittens-reason-last-alive = Tous les autres ont explosé.

## Ce que ferait une action
kittens-do-draw = Piocher une carte
kittens-do-attack = Jouer Attaque
kittens-do-skip = Jouer Passe ton tour
kittens-do-favor =
    { $target ->
        [none] Jouer Faveur : une carte de chacun
       *[other] Jouer Faveur : demander une carte à { $target }
    }
kittens-kind-favor = Jouer Faveur : choisir quelqu’un
kittens-do-shuffle = Jouer Mélange
kittens-do-see = Jouer Voir l’avenir
kittens-do-pair = Paire ({ WORDS($card, "kittens-card") }) : voler une carte à { $target }
kittens-do-three = Brelan ({ WORDS($card, "kittens-card") }) : demander à { $target } { WORDS($named, "kittens-a") }
kittens-do-five = Cinq différentes : { WORDS($cards, "kittens-card") }
kittens-do-nope = Nope !
kittens-do-pass = Laisser faire
kittens-do-give = Donner { WORDS($card, "kittens-a") } à { $taker }
kittens-do-pick = Prendre { WORDS($card, "kittens-a") }
kittens-do-insert =
    { $bottom ->
        [yes] Mettre le Chaton tout au fond
       *[no] { $place ->
            [0] Mettre le Chaton sur le dessus
            [1] Mettre le Chaton sous une carte
           *[other] Mettre le Chaton sous { $place } cartes
        }
    }

## Ce qu’on demande
kittens-ask-turn = À toi : joue des cartes, puis pioche
kittens-ask-give = Quelle carte pour { $taker } ?
kittens-ask-pick = Prends une carte de la Défausse
kittens-ask-insert = Désamorcé ! Où va le Chaton ?
kittens-ask-target = À qui ? Touche quelqu’un.
kittens-ask-named = Quelle carte demander à { $target } ?
kittens-ask-five =
    { $missing ->
        [0] Cinq différentes : c’est prêt.
        [1] Cinq différentes : encore une.
       *[other] Cinq différentes : encore { $missing }.
    }
kittens-wait-turn = C’est à { $name }
kittens-wait-giving = { $taker } reçoit des cartes
kittens-wait-giving-you = Tu reçois des cartes
kittens-wait-picking = { $name } fouille la Défausse
kittens-wait-inserting = { $name } cache le Chaton dans la Pioche
kittens-wait-over = { $name } a survécu !
kittens-wait-over-you = Tu as survécu !
kittens-you-passed = Tu laisses faire. D’autres décident encore.
kittens-you-played = Les autres peuvent dire Nope.
kittens-you-are-dead = Boum ! Regarde comment les autres s’en sortent.
kittens-own-end = Boum : c’est fini pour toi.

## Les règles, là où elles mordent
kittens-hint-draw = Piocher termine ton tour.
kittens-hint-owed =
    { $turns ->
        [1] Attaque : ton dernier tour.
       *[other] Attaque : { $turns } tours pour toi.
    }
kittens-hint-nope = Un Nope peut en arrêter un autre.
kittens-hint-reaction = On demande à tout le monde, avec ou sans Nope.
kittens-hint-pair = La carte volée est prise au hasard.
kittens-hint-three = Tout le monde entend quelle carte tu nommes.
kittens-hint-five = Avec un Nope, les cinq cartes sont perdues.
kittens-hint-give = Personne d’autre ne la voit.
kittens-hint-insert = Personne ne voit où il va.
kittens-hint-peek = Elles restent en place, dans cet ordre.
kittens-hint-alone = Celle-ci ne sert à rien pour l’instant.

## Sur la table
kittens-pile = Pioche
kittens-field-pile = { kittens-pile }
kittens-field-discard = { kittens-discard }
kittens-field-hand = Main
kittens-field-alive = { kittens-dead }
kittens-pile-count =
    { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
kittens-kittens-left =
    { $count ->
        [0] sans Chaton
        [1] dont un Chaton
       *[other] dont { $count } Chatons
    }
kittens-kind-draw = Piocher
kittens-discard = Défausse
kittens-discard-empty = vide
kittens-discard-look =
    { $count ->
        [1] Regarder la Défausse : une carte
       *[other] Regarder la Défausse : { $count } cartes
    }
kittens-discard-order = La plus récente d’abord.
kittens-turns-left =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
kittens-attacked = attaque à subir
kittens-dead = hors jeu
kittens-hand-count =
    { $count ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $count } cartes
    }
kittens-known-holds = A forcément : { $cards }
kittens-known-lacks = Ne peut pas avoir : { $cards }
kittens-known-most = Au plus { $count } : { $cards }
kittens-nopes =
    { $count ->
        [1] Un Nope
       *[other] { $count } Nope
    }
kittens-nopes-odd = Pour l’instant, c’est annulé.
kittens-nopes-even = Pour l’instant, ça passe.

## La main
kittens-hand-empty = Ta main est vide. Tu peux quand même piocher.
kittens-hand-none = Ta main est vide.
kittens-kind-pair = Paire
kittens-kind-pair-use = voler une carte au hasard
kittens-kind-three = Brelan
kittens-kind-three-use = demander une carte précise
kittens-kind-five = Cinq différentes
kittens-kind-five-use = prendre une carte de la Défausse
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
        [1] Un Chaton a été remis quelque part là-dedans.
       *[other] { $count } Chatons ont été remis quelque part là-dedans.
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
kittens-insert-do = Le cacher ici

## Sur la page d’accueil
site-kittens = Exploding Kittens
site-kittens-in-a-line = On pioche jusqu’à ce que quelqu’un explose. Autant que ce soit quelqu’un d’autre.

## Éditions et règles maison
lobby-edition-kittens-it = Italienne : avec Faveur, tous donnent
lobby-edition-kittens-2015 = Anglaise 2015
lobby-edition-kittens-2025 = Anglaise 2025 : plus de cartes, Attaques qui se cumulent
lobby-differs-kittens-it = Avec une Faveur, tous les autres joueurs te donnent une carte.
kittens-edition-note-it = Dans cette édition, tout le monde donne une carte pour une Faveur.
lobby-differs-kittens-2015 = Avec une Faveur, un seul joueur de ton choix te donne une carte.
lobby-differs-kittens-2025 = Huit cartes en main, des Attaques qui s’additionnent, pas de cinq cartes différentes. Jusqu’à cinq joueurs.
lobby-option-kittens-second_deck_from = Joueurs pour un second paquet
lobby-option-kittens-hand = Cartes au départ, en plus d’un Désamorçage
lobby-option-kittens-spare_defuses = Désamorçages restants dans la Pioche, au plus
lobby-option-kittens-spare_defuses_for_two = Désamorçages restants à deux, au plus
lobby-option-kittens-see = Cartes que montre Voir l’avenir
lobby-option-kittens-favor_from = Qui donne une carte avec Faveur
lobby-favor_from-everybody = tout le monde
lobby-favor_from-one = une personne
lobby-option-kittens-attacked_again = Attaque jouée par un joueur attaqué
lobby-attacked_again-two = deux tours, pas plus
lobby-attacked_again-remaining-plus-two = ceux qui restent, plus deux
lobby-option-kittens-dead_hand = Cartes d’un joueur éliminé
lobby-dead_hand-discard-pile = dans la Défausse
lobby-dead_hand-out-of-the-game = hors du jeu
lobby-option-kittens-combos = Combos spéciaux
lobby-option-kittens-five_different = Cinq cartes différentes

## La fin
ended-by-last-alive = Tous les autres ont explosé.
ended-alive = en vie
ended-exploded = hors jeu

## Le coach
coach-danger = { $percent } % de risque que la prochaine carte soit un Chaton.
coach-danger-none = La prochaine carte n’est pas un Chaton, c’est sûr.
coach-danger-sure = La prochaine carte est un Chaton, c’est sûr !
coach-danger-range = Environ { $percent } % de risque que la prochaine carte soit un Chaton : entre { $low } et { $high } %, car d’autres en ont remis un.
coach-danger-read = Vu ce que les autres ont fait, plutôt { $percent } %.
coach-kittens-kitten = un Chaton : { $odds }
coach-kittens-card = une autre carte : { $odds }
coach-kittens-known-place =
    { $place ->
        [1] Sur le dessus de la Pioche : { WORDS($card, "kittens-a") }.
       *[other] Carte { $place } à partir du dessus : { WORDS($card, "kittens-a") }.
    }
coach-kittens-known-loose =
    { $count ->
        [1] Quelqu’un a remis un Chaton quelque part.
       *[other] D’autres ont remis { $count } Chatons quelque part.
    }
coach-kittens-known-holds =
    { $count ->
        [1] { $name } a { WORDS($card, "kittens-a") }.
       *[other] { $name } a { $count } × { WORDS($card, "kittens-card") }.
    }
coach-kittens-known-lacks = { $name } n’a pas la carte { WORDS($card, "kittens-card") }.
coach-kittens-draw =
    { $defuses ->
        [0] { $risk } % de risque d’exploser : tu n’as pas de Désamorçage.
       *[other] { $risk } % de risque de tomber sur un Chaton ; un Désamorçage te sauverait.
    }
coach-kittens-skip =
    { $turns ->
        [0] Tu ne pioches pas ({ $risk } %) ; c’est à { $name }.
        [one] Une carte de moins à piocher ({ $risk } %) ; il te reste 1 tour.
       *[other] Une carte de moins à piocher ({ $risk } %) ; il te reste { $turns } tours.
    }
coach-kittens-attack = Tu ne pioches pas ({ $risk } %), et { $name } joue { $turns } tours.
coach-kittens-shuffle = Le risque d’un Chaton sur le dessus passe de { $risk } à { $after } %.
coach-kittens-see =
    { $count ->
        [1] Tu verrais la prochaine carte ; pour l’instant, { $risk } % de risque que ce soit un Chaton.
       *[other] Tu verrais les { $count } prochaines cartes ; pour l’instant, { $risk } % de risque que la première soit un Chaton.
    }
coach-kittens-favor-all =
    { $count ->
        [one] { $count } joueur te donne une carte de son choix.
       *[other] { $count } joueurs te donnent chacun une carte de leur choix.
    }
coach-kittens-favor =
    { $count ->
        [1] { $name } te donne son unique carte.
       *[other] { $name } te donne une de ses { $count } cartes, à son choix.
    }
coach-kittens-pair =
    { $count ->
        [1] Tu voles à { $name } son unique carte : { $chance } % de chances que ce soit un Désamorçage.
       *[other] Tu voles à { $name } une carte sur { $count } : { $chance } % de chances que ce soit un Désamorçage.
    }
coach-kittens-three = { $name } a { WORDS($card, "kittens-a") } : environ { $chance } % de chances.
coach-kittens-five =
    { $count ->
        [1] Tu prends une carte dans la Défausse : il n’y en a qu’une sorte.
       *[other] Tu prends la carte de ton choix dans la Défausse : { $count } sortes disponibles.
    }
coach-kittens-would-stop = Sauf réponse, { $name } aura joué pour rien.
coach-kittens-would-happen = Si personne ne dit Nope, ça passe pour { $name }.
coach-kittens-give =
    { $count ->
        [1] Ça te coûte { WORDS($card, "kittens-a") }, la seule que tu aies.
       *[other] Ça te coûte { WORDS($card, "kittens-a") } ; tu en as { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Tu reçois { WORDS($card, "kittens-a") } ; tu n’en as pas.
       *[other] Tu reçois { WORDS($card, "kittens-a") } ; tu en as { $count }.
    }
coach-kittens-insert = Si tout le monde se contente de piocher, c’est pour { $name }.
coach-kittens-insert-own = Si tout le monde se contente de piocher, c’est pour toi !
kittens-why-draw =
    { $defuses ->
        [0] tu as pioché avec { $risk } % de risque et sans Désamorçage
       *[other] tu as pioché avec { $risk } % de risque de tomber sur un Chaton
    }
coach-kittens-came-exploded = tu as pioché un Chaton (chance : { $odds }) sans Désamorçage
coach-kittens-came-defused = tu as pioché un Chaton (chance : { $odds }) et utilisé un Désamorçage
coach-how-kittens = Estimations faites mains visibles et Pioche cachée ; les choix sont jugés d’après ce qu’on pouvait savoir.

## Dans le terminal
terminal-help-kittens =
    Joue autant de cartes que tu veux, ou aucune ; puis pioche, ce qui termine ton tour. Qui pioche un Chaton explosif sans Désamorçage est éliminé. Le dernier en vie gagne.
    Tout, sauf un Désamorçage et un Chaton explosif, peut être arrêté par un Nope, même si ce n’est pas ton tour.

## Les leçons
learn-kittens-draw-title = Piocher met fin au tour
learn-kittens-draw-1 = Tu gagnes si tous les autres explosent avant toi. À ton tour, joue autant de cartes que tu veux, ou aucune. Puis pioche : ton tour est fini. Tu n’as besoin de rien, alors pioche.
learn-kittens-draw-done = { kittens-card-see } : une bonne carte. Ada et Leo ont pioché aussi. Deux Chatons attendent dans la Pioche : un de moins qu’il n’y a de joueurs.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = La prochaine carte ne te dit rien de bon. Joue { kittens-card-skip } : tu finis ton tour sans piocher.
learn-kittens-skip-done = Bien vu ! Ada a pioché le Chaton qui t’attendait. Sa carte { kittens-card-defuse } l’a sauvée, et le Chaton est de nouveau caché dans la Pioche.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Joue { kittens-card-see } : tu regardes en secret les trois premières cartes. Les autres pourraient dire { kittens-card-nope }, mais ici on laisse faire.
learn-kittens-see-2 = Le Chaton est la deuxième carte. La première est sûre : pioche-la, et laisse la suivante à Ada.
learn-kittens-see-done = Le Chaton est allé à Ada. Savoir ce qui vient, c’est la moitié du jeu.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Rien à jouer cette fois : pioche une carte. Par chance, tu as une carte { kittens-card-defuse }.
learn-kittens-defuse-2 = Un Chaton ! Ta carte { kittens-card-defuse } s’est jouée toute seule. Cache le Chaton où tu veux dans la Pioche. Ada pioche ensuite : mets-le sur le dessus.
learn-kittens-defuse-done = Sans carte { kittens-card-defuse }, Ada a explosé. Elle est éliminée ; la dernière personne en vie gagne.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Joue { kittens-card-favor } : tous les autres te donnent une carte de leur choix. (Dans les éditions anglaises, une seule personne, que tu choisis.)
learn-kittens-favor-done = Tu as reçu ce dont ils avaient le moins besoin. Mais avec la carte { kittens-card-tacocat } d’Ada, tu en as deux identiques.

learn-kittens-pair-title = Une paire
learn-kittens-pair-1 = Un chat seul ne fait rien. Deux cartes identiques font une paire : joue tes deux cartes { kittens-card-tacocat } et vole une carte au hasard à quelqu’un.
learn-kittens-pair-done = Vous êtes deux à savoir quelle carte c’était. Deux cartes identiques font toujours une paire, même sans chat.

learn-kittens-three-title = Un brelan
learn-kittens-three-1 = Avec trois cartes identiques, tu nommes la carte que tu veux. Il te faut une carte { kittens-card-defuse } : joue le brelan et demande-la à Leo.
learn-kittens-three-done = Leo l’avait et te l’a donnée. Sinon, tu n’aurais rien reçu. Tout le monde a entendu ta demande.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo a joué { kittens-card-attack } : tu vas devoir jouer deux tours. { kittens-card-nope } se joue à tout moment, même hors de ton tour. Arrête-le !
learn-kittens-nope-done = Annulé : sa carte est perdue, et il a dû piocher. Un { kittens-card-nope } peut être arrêté par un autre. Un Chaton ou une carte { kittens-card-defuse }, non.

learn-kittens-attack-title = La dernière personne en vie gagne
learn-kittens-attack-1 = Leo a explosé, il ne reste qu’Ada. Tu n’as pas de { kittens-card-defuse } : regarde ce qui vient, joue { kittens-card-see }.
learn-kittens-attack-2 = Le Chaton est la deuxième carte. Joue { kittens-card-attack } : tu finis ton tour sans piocher, et Ada doit jouer deux tours.
learn-kittens-attack-done = La deuxième carte d’Ada était le Chaton. Il ne reste que toi : gagné !

## Titres d’une soirée
kittens-title-thief =
    { $count ->
        [one] Doigts agiles ({ $count } carte)
       *[other] Doigts agiles ({ $count } cartes)
    }
kittens-title-robbed =
    { $count ->
        [one] Cible préférée des voleurs ({ $count } carte)
       *[other] Cible préférée des voleurs ({ $count } cartes)
    }
kittens-title-noped = Ministère du Nope ({ $count } × Nope)
kittens-title-stopped = Cible de tous les Nope ({ $count } ×)
kittens-title-defused =
    { $count ->
        [one] Nerfs d’acier ({ $count } désamorçage)
       *[other] Nerfs d’acier ({ $count } désamorçages)
    }
kittens-title-first = Mèche courte ({ $count } × explose en premier)
