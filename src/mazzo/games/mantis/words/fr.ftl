# Mantis : les couleurs, ce qui s’est passé, ce qu’on peut faire.

## Couleurs et cartes
mantis-card-red = rouge
mantis-card-orange = orange
mantis-card-yellow = jaune
mantis-card-green = vert
mantis-card-blue = bleu
mantis-card-purple = violet
mantis-card-pink = rose
# Quelques cartes d’une couleur, dans une liste : « 2 rouges ».
mantis-stack =
    { $card ->
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [orange] { $count } orange
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [blue] { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }
        [purple] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
       *[pink] { $count ->
            [one] { $count } rose
           *[other] { $count } roses
        }
    }
# Deux cartes ou plus d’une couleur, dans une phrase.
mantis-cards =
    { $front ->
        [red] { $count } cartes rouges
        [orange] { $count } cartes orange
        [yellow] { $count } cartes jaunes
        [green] { $count } cartes vertes
        [blue] { $count } cartes bleues
        [purple] { $count } cartes violettes
       *[pink] { $count } cartes roses
    }

## Lieux
mantis-tank-empty = Tank vide
mantis-field-tank = Tank
mantis-field-score = Pile de Score
mantis-field-pile = Pioche
mantis-pile-empty = Plus aucune carte
mantis-pile-state =
    { $count ->
        [1] Il reste 1 carte. Au verso : { $colors }. Une de ces couleurs est au recto.
       *[other] Il reste { $count } cartes. Au verso de la première : { $colors }. Une de ces couleurs est au recto.
    }
mantis-score-state = Pile de Score : { $count } sur { $target }

## Ce qu’on peut faire, en un mot
mantis-kind-score = Marquer
mantis-kind-steal = Voler
mantis-kind-raid = Prendre 1

## Ce qu’on peut faire
mantis-label-score = Marquer : retourner la carte dans ton Tank
mantis-label-steal = Voler { $name } : { $cards }
mantis-label-steal-empty = Voler { $name } : rien à gagner dans un Tank vide
mantis-do-score = { mantis-kind-score }
mantis-do-steal = { mantis-kind-steal } : { $target }
mantis-do-raid =
    { $count ->
        [1] Prendre à { $target } la seule carte de sa Pile de Score
       *[other] Prendre à { $target } 1 des { $count } cartes de sa Pile de Score
    }

## Ce qui s’est passé
mantis-missed =
    { $tank ->
        [self] { $seat } a essayé de marquer : { WORDS($front, "mantis-card") }, raté. La carte reste dans le Tank.
       *[other] { $seat } a essayé de voler { $tank } : { WORDS($front, "mantis-card") }, raté. { $tank } garde la carte.
    }
    .seat =
        { $tank ->
            [self] Tu as essayé de marquer : { WORDS($front, "mantis-card") }, raté. La carte reste dans ton Tank.
           *[other] Tu as essayé de voler { $tank } : { WORDS($front, "mantis-card") }, raté. { $tank } garde la carte.
        }
    .tank = { $seat } a essayé de te voler : { WORDS($front, "mantis-card") }, raté. Tu gardes la carte.
mantis-scored = { $seat } a marqué { mantis-cards }.
    .seat = Tu as marqué { mantis-cards }.
mantis-stole = { $seat } a volé { mantis-cards } à { $target }.
    .seat = Tu as volé { mantis-cards } à { $target }.
    .target = { $seat } t’a volé { mantis-cards }.
mantis-banked = { $seat } a volé { mantis-cards } à { $target } : tout droit dans sa propre Pile de Score.
    .seat = Tu as volé { mantis-cards } à { $target } : tout droit dans ta Pile de Score.
    .target = { $seat } t’a volé { mantis-cards } : tout droit dans sa Pile de Score.
mantis-raidwon = { $seat } peut prendre une carte dans une Pile de Score.
    .seat = Tu peux prendre une carte dans une Pile de Score.
mantis-raided = { $seat } a pris à { $target } une carte de sa Pile de Score.
    .seat = Tu as pris à { $target } une carte de sa Pile de Score.
    .target = { $seat } t’a pris une carte de ta Pile de Score.
mantis-turnbegan =
    { $before ->
        [stole] { $seat } rejoue.
       *[none] { "" }
    }
    .seat =
        { $before ->
            [stole] Tu rejoues.
           *[none] { "" }
        }
mantis-ended =
    { $reason ->
        [target] { $winners } a assez de cartes dans sa Pile de Score et gagne.
        [most-scored] La Pioche est vide. { $winners } a le plus de cartes dans sa Pile de Score et gagne.
        [fuller-tank] La Pioche est vide, et les Piles de Score sont à égalité. { $winners } a le Tank le plus plein et gagne.
       *[shared] La Pioche est vide : égalité parfaite. { $winners } gagnent ensemble.
    }
    .winners =
        { $reason ->
            [target] Tu as assez de cartes dans ta Pile de Score. Tu gagnes !
            [most-scored] La Pioche est vide. Tu as le plus de cartes dans ta Pile de Score. Tu gagnes !
            [fuller-tank] La Pioche est vide, et les Piles de Score sont à égalité. Ton Tank est le plus plein. Tu gagnes !
           *[shared] La Pioche est vide : égalité parfaite. { $winners } gagnent ensemble.
        }

## Ce qui compte maintenant
mantis-hint-turn = Marque dans ton Tank, ou vole quelqu’un. Une des trois couleurs est au recto.
mantis-hint-two = Un vol réussi donne un autre tour. Seules les cartes marquées comptent.
mantis-hint-keep = Les cartes de ton Tank ne comptent pas encore. Marque-les avant qu’on te les prenne.
mantis-hint-stolen = Les cartes volées vont dans ton Tank. Marque-les avant qu’on te les reprenne.
mantis-hint-raid = Vol réussi : prends 1 carte dans une Pile de Score.
mantis-hint-close =
    { $count ->
        [1] Il manque 1 carte à { $name } pour gagner.
       *[other] Il manque { $count } cartes à { $name } pour gagner.
    }
mantis-icon-again = Si tu voles avec cette carte, tu rejoues.
mantis-icon-raid = Si tu voles avec cette carte, tu prends aussi 1 carte dans une Pile de Score.
mantis-icon-bank = Si tu voles avec cette carte, le butin va dans ta Pile de Score.
mantis-waiting = { $name } choisit : marquer ou voler ?
mantis-waiting-raid = { $name } choisit une Pile de Score où prendre une carte.

## Sur la page d’accueil
site-mantis = Mantis
site-mantis-in-a-line = Associe les couleurs : marque, ou vole ce que les autres ont amassé.

## Éditions et règles maison
lobby-edition-mantis-en = Anglaise
lobby-edition-mantis-fr = Française
lobby-edition-mantis-de = Allemande
lobby-edition-mantis-it = Italienne, avec icônes
lobby-differs-mantis-en = Les règles anglaises, françaises et allemandes sont les mêmes.
lobby-differs-mantis-fr = { lobby-differs-mantis-en }
lobby-differs-mantis-de = { lobby-differs-mantis-en }
lobby-differs-mantis-it = Certaines cartes portent une icône : si tu voles avec, tu as un bonus.
lobby-option-mantis-hand = Cartes au départ dans chaque Tank
lobby-option-mantis-target = Cartes marquées pour gagner
lobby-option-mantis-target_for_two = Cartes marquées pour gagner à deux
lobby-option-mantis-icons = Icônes
lobby-icons-both = sur les deux faces
lobby-icons-front = au recto seulement
lobby-icons-off = aucune

## La fin
ended-by-target =
    { $scored ->
        [one] { $scored } carte dans la Pile de Score : il en fallait { $target }.
       *[other] { $scored } cartes dans la Pile de Score : il en fallait { $target }.
    }
ended-by-most-scored = La Pioche est vide, et personne n’avait marqué davantage.
ended-by-fuller-tank = La Pioche est vide. À égalité de score, le Tank le plus rempli l’emporte.
ended-by-shared = La Pioche est vide. Piles de Score et Tanks étaient à égalité.
ended-in-tank = et { $count } dans le Tank

## Le coach
coach-mantis-match = { WORDS($color, "mantis-card") } { $odds } : { $cards } cartes
coach-mantis-miss = { WORDS($color, "mantis-card") } { $odds } : rien
coach-mantis-score =
    { $count ->
        [1] { WORDS($color, "mantis-card") } : { $odds }, et tu en as une.
       *[other] { WORDS($color, "mantis-card") } : { $odds }, et tu en as { $count }.
    }
coach-mantis-steal =
    { $count ->
        [1] { WORDS($color, "mantis-card") } : { $odds }, et { $name } en a une.
       *[other] { WORDS($color, "mantis-card") } : { $odds }, et { $name } en a { $count }.
    }
coach-mantis-wins = { WORDS($color, "mantis-card") } : { $odds }, et ce serait gagné tout de suite.
coach-mantis-nothing = { $name } n’a rien qui puisse aller avec : la carte y resterait.
coach-mantis-nothing-own = Tu n’as rien qui puisse aller avec : la carte irait juste dans ton Tank.
coach-mantis-came-scored =
    { $you ->
        [yes] tu as retourné { WORDS($color, "mantis-card") } (chance : { $odds }) et marqué seulement { $count } cartes
       *[no] { $name } a retourné { WORDS($color, "mantis-card") } (chance : { $odds }) et marqué { $count } cartes
    }
coach-mantis-came-missed =
    { $you ->
        [yes] tu as retourné { WORDS($color, "mantis-card") } et rien marqué (chance : { $odds })
       *[no] { $name } a retourné { WORDS($color, "mantis-card") } et rien marqué (chance : { $odds })
    }
coach-mantis-came-missed-tank =
    { $you ->
        [yes] tu as voulu voler { $target }, mais { WORDS($color, "mantis-card") } est sorti (chance d’échec : { $odds })
       *[no] { $name } a voulu voler { $target }, mais { WORDS($color, "mantis-card") } est sorti (chance d’échec : { $odds })
    }
coach-mantis-came-stole =
    { $me ->
        [yes] { $name } a retourné { WORDS($color, "mantis-card") } (chance : { $odds }) et t’a volé { $count } cartes
       *[no] { $name } a retourné { WORDS($color, "mantis-card") } (chance : { $odds }) et volé { $count } cartes à { $target }
    }
coach-mantis-raid =
    { $count ->
        [one] { $name } a { $count } carte dans sa Pile de Score.
       *[other] { $name } a { $count } cartes dans sa Pile de Score.
    }
coach-how-mantis = Estimations d’après ce que tout le monde pouvait voir.

## Dans le terminal
terminal-icon =
    { $icon ->
        [again] un autre tour
        [raid] prendre 1
       *[bank] tout droit dans la Pile de Score
    }
terminal-help-mantis =
    La prochaine carte porte sur son recto l’une des trois couleurs de son verso. Retourne-la dans ton Tank pour marquer, ou dans un autre pour voler.
    Si sa couleur s’y trouve déjà, tu marques ou tu voles toutes les cartes de cette couleur. Sinon la carte reste là où elle a été retournée.
    Seules les cartes de la Pile de Score comptent : les cartes volées restent dans ton Tank jusqu’à ce que tu les marques ou qu’on te les reprenne.

## Les leçons
learn-mantis-score-title = Marquer
learn-mantis-score-1 = La première personne à avoir dix cartes dans sa Pile de Score gagne. La prochaine carte montre trois couleurs, et l’une d’elles est la sienne. Tu as les trois dans ton Tank : impossible de rater. Marque : retourne la carte dans ton Tank.
learn-mantis-score-done = Rouge ! Tes cartes rouges et la nouvelle vont dans ta Pile de Score : trois cartes, trois points. Puis Ada et Leo ont joué.

learn-mantis-miss-title = Rater n’est pas perdre
learn-mantis-miss-1 = Le rouge et le jaune sont dans ton Tank, pas le violet. Deux couleurs sur trois t’aident : essaie de marquer.
learn-mantis-miss-done = Violet : raté. La carte reste dans ton Tank, et le violet te sert désormais aussi.

learn-mantis-steal-title = Voler
learn-mantis-steal-1 = Aucune de ces couleurs n’est dans ton Tank, mais Ada a trois cartes bleues. Vole Ada : la carte est retournée dans son Tank.
learn-mantis-steal-done = Bleu ! Les quatre cartes bleues sont maintenant dans ton Tank. Avec une autre couleur, Ada aurait gardé la carte.

learn-mantis-tank-title = Voler n’est pas marquer
learn-mantis-tank-1 = Les quatre cartes bleues de ton Tank ne comptent pas encore, et n’importe qui peut les reprendre. Le bleu est encore sur la prochaine carte : marque-les.
learn-mantis-tank-done = Cinq points d’un coup. Seul Marquer remplit ta Pile de Score. Ce qui est dans un Tank est toujours en danger.

learn-mantis-stripes-title = Lire les couleurs
learn-mantis-stripes-1 = Vert, bleu, violet : tu n’en as aucun. Ada a une violette, Leo trois vertes et une bleue. Vole là où tu as le plus de chances, et là où ça rapporte.
learn-mantis-stripes-done = Deux couleurs sur trois étaient dans le Tank de Leo, et sa pile était la plus grande. Quatre cartes vertes pour toi.

learn-mantis-deny-title = Arrêter un rival
learn-mantis-deny-1 = Ada a 7 points et trois cartes violettes. Si le violet sort à son tour, elle gagne. Vole Ada avant qu’elle ne marque.
learn-mantis-deny-done = Sa pile est à toi. Parfois, le meilleur vol est celui qui empêche quelqu’un de gagner.

learn-mantis-raid-title = Cartes à icônes
learn-mantis-raid-1 = Dans l’édition italienne, certaines cartes portent une icône. Elle n’agit que si ton vol réussit avec cette carte. Celle-ci est un pillage : vole Leo.
learn-mantis-raid-2 = Réussi ! Prends maintenant une carte dans la Pile de Score de quelqu’un. C’est Ada qui en a le plus.
learn-mantis-raid-done = Un point est passé d’Ada à toi. Les deux autres icônes : rejouer, ou mettre ce que tu voles tout droit dans ta Pile de Score.

learn-mantis-win-title = Dix cartes pour gagner
learn-mantis-win-1 = Tu as 8 points, et les trois couleurs sont dans ton Tank. Qui arrive à 10 gagne aussitôt. À toi de conclure !
learn-mantis-win-done = Gagné ! À deux, il faut 15 cartes, et chaque vol réussi donne un autre tour.

## Titres d’une soirée
mantis-title-thief =
    { $count ->
        [one] As du vol ({ $count } carte)
       *[other] As du vol ({ $count } cartes)
    }
mantis-title-robbed =
    { $count ->
        [one] Cible préférée des voleurs ({ $count } carte)
       *[other] Cible préférée des voleurs ({ $count } cartes)
    }
mantis-title-generous =
    { $count ->
        [one] Cœur d’or ({ $count } cadeau)
       *[other] Cœur d’or ({ $count } cadeaux)
    }
