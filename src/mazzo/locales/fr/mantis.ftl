# Mantis : les couleurs, ce qui s’est passé, ce qu’on peut faire.

## Couleurs et cartes
mantis-color =
    { $color ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[pink] rose
    }
# Quelques cartes d’une couleur, dans une liste : « 2 rouges ».
mantis-stack =
    { $color ->
        [red] { $count ->
            [one] 1 rouge
           *[other] { $count } rouges
        }
        [orange] { $count } orange
        [yellow] { $count ->
            [one] 1 jaune
           *[other] { $count } jaunes
        }
        [green] { $count ->
            [one] 1 verte
           *[other] { $count } vertes
        }
        [blue] { $count ->
            [one] 1 bleue
           *[other] { $count } bleues
        }
        [purple] { $count ->
            [one] 1 violette
           *[other] { $count } violettes
        }
       *[pink] { $count ->
            [one] 1 rose
           *[other] { $count } roses
        }
    }
# Deux cartes ou plus d’une couleur, dans une phrase.
mantis-cards =
    { $color ->
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
mantis-draw-pile = Pioche
mantis-pile-empty = Plus aucune carte
mantis-pile-state =
    { $count ->
        [one] Il reste 1 carte. Au verso : { $colors }. Une de ces couleurs est au recto.
       *[other] Il reste { $count } cartes. Au verso de la première : { $colors }. Une de ces couleurs est au recto.
    }
mantis-score-state = Pile de Score : { $count } sur { $target }

## Ce qu’on peut faire, en un mot
mantis-score = Marquer
mantis-steal = Voler
mantis-raid = Prendre 1

## Ce qu’on peut faire
mantis-label-score = Marque : retourne la carte dans ton Tank
mantis-label-steal = Voler { $name } : { $cards }
mantis-label-steal-empty = Voler { $name } : rien à gagner dans un Tank vide
mantis-label-raid =
    { $count ->
        [one] Prendre à { $name } la seule carte de sa Pile de Score
       *[other] Prendre à { $name } 1 des { $count } cartes de sa Pile de Score
    }

## Ce qui s’est passé
mantis-missed-score = { $name } a essayé de marquer : { mantis-color }, raté. La carte reste dans le Tank.
mantis-missed-steal = { $name } a essayé de voler { $target } : { mantis-color }, raté. { $target } garde la carte.
mantis-scored = { $name } a marqué { mantis-cards }.
mantis-stole = { $name } a volé { mantis-cards } à { $target }.
mantis-banked = { $name } a volé { mantis-cards } à { $target }, droit dans la Pile de Score.
mantis-raidwon = { $name } peut prendre une carte dans une Pile de Score.
mantis-raided = { $name } a pris à { $target } une carte de sa Pile de Score.
mantis-again = { $name } rejoue.
mantis-won-target = { $name } a assez de cartes dans sa Pile de Score et gagne.
mantis-won-most = La Pioche est vide. { $name } a le plus de cartes dans sa Pile de Score et gagne.
mantis-won-tank = La Pioche est vide, et les Piles de Score sont à égalité. { $name } a le Tank le plus plein et gagne.
mantis-won-shared = La Pioche est vide, et tout est à égalité. { $names } gagnent ensemble.

## Ce qui s’est passé, dit à qui cela touche
mantis-you-missed-score = Tu as essayé de marquer : { mantis-color }, raté. La carte reste dans ton Tank.
mantis-you-missed-steal = Tu as essayé de voler { $target } : { mantis-color }, raté. { $target } garde la carte.
mantis-missed-steal-from-you = { $name } a essayé de te voler : { mantis-color }, raté. Tu gardes la carte.
mantis-you-scored = Tu as marqué { mantis-cards }.
mantis-you-stole = Tu as volé { mantis-cards } à { $target }.
mantis-stole-from-you = { $name } t’a volé { mantis-cards }.
mantis-you-banked = Tu as volé { mantis-cards } à { $target }, droit dans ta Pile de Score.
mantis-banked-from-you = { $name } t’a volé { mantis-cards }, droit dans sa Pile de Score.
mantis-you-raidwon = Tu peux prendre une carte dans une Pile de Score.
mantis-you-raided = Tu as pris à { $target } une carte de sa Pile de Score.
mantis-raided-from-you = { $name } t’a pris une carte de ta Pile de Score.
mantis-you-again = Tu rejoues.
mantis-you-won-target = Tu as assez de cartes dans ta Pile de Score. Tu gagnes !
mantis-you-won-most = La Pioche est vide. Tu as le plus de cartes dans ta Pile de Score. Tu gagnes !
mantis-you-won-tank = La Pioche est vide, et les Piles de Score sont à égalité. Ton Tank est le plus plein. Tu gagnes !

## Ce qui compte maintenant
mantis-hint-turn = Marque dans ton Tank, ou vole quelqu’un. Une des trois couleurs est au recto.
mantis-hint-two = Un vol réussi donne un autre tour. Seules les cartes marquées comptent.
mantis-hint-keep = Les cartes de ton Tank ne comptent pas encore. Marque-les avant qu’on te les prenne.
mantis-hint-stolen = Les cartes volées vont dans ton Tank. Marque-les avant qu’on te les reprenne.
mantis-hint-raid = Vol réussi : prends 1 carte dans une Pile de Score.
mantis-hint-close =
    { $count ->
        [one] Il manque 1 carte à { $name } pour gagner.
       *[other] Il manque { $count } cartes à { $name } pour gagner.
    }
mantis-icon-again = Si tu voles avec cette carte, tu rejoues.
mantis-icon-raid = Si tu voles avec cette carte, tu prends aussi 1 carte dans une Pile de Score.
mantis-icon-bank = Si tu voles avec cette carte, le butin va dans ta Pile de Score.
mantis-waiting = { $name } choisit : marquer ou voler ?
mantis-waiting-raid = { $name } choisit une Pile de Score où prendre une carte.
