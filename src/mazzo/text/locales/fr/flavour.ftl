# What is said with a wink, shown as a picture, and counted at the end. The pages load it when a game is on: nothing
# here is needed to play. A message with several lines has | between them, and one is drawn.

## While somebody else chooses
wit-waiting = { $name } réfléchit | { $name } mijote un coup | { $name } pèse le pour et le contre | { $name } a l’air bien trop calme

## What has just happened, in the status line; a reader who lost by it is told nothing
mantis-wit-scored = { $seat } met tout à l’abri | Bien au sec, dit { $seat } | { $seat } recompte deux fois
    .seat = À l’abri. Personne ne te les reprendra. | Hop, au coffre. | Bien au sec. Joli.
mantis-wit-stole =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Ce n’est plus un vol, c’est un casse | { $seat } avait prévu un grand sac | { $count } d’un coup. Sans ciller.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Ce n’est plus un vol, c’est un casse. | Tu avais prévu un grand sac. | { $count } d’un coup. Sans ciller.
        }
    .target = { "" }
mantis-wit-banked =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Ce n’est plus un vol, c’est un casse | { $seat } avait prévu un grand sac | { $count } d’un coup. Sans ciller.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Ce n’est plus un vol, c’est un casse. | Tu avais prévu un grand sac. | { $count } d’un coup. Sans ciller.
        }
    .target = { "" }
kittens-wit-defused = { $seat } a la main sûre | Pas aujourd’hui, dit { $seat } | Quelqu’un respire à nouveau
    .seat = Désamorcé ! Personne n’a vu tes mains trembler. | Pas aujourd’hui, le chaton. | Tu peux respirer.
kittens-wit-noped = { "" }
    .seat = Tu as dit non, et ça s’est entendu. | Refusé. Avec plaisir. | Petit mot, grand effet.
kittens-wit-shuffled = Plus personne ne sait rien | Adieu, les beaux plans | Les cartes ont le tournis
    .seat = Plus personne ne sait rien. | Adieu, leurs beaux plans. | Les cartes ont le tournis.
kittens-wit-peeked = { $seat } sait quelque chose | { $seat } ne laisse rien paraître | { $seat } en a vu assez
    .seat = Et maintenant, l’air innocent. | Ne le dis à personne. | Tu sais ce que les autres ignorent.

## To a winner
wit-won = Gagné ! Prends un air étonné. | Gagné ! La modestie attendra demain. | Gagné ! La table réclame une revanche. | Gagné ! Personne ne l’a vu venir. Sauf toi.
mantis-wit-won = Le butin est au sec. | Toutes pinces dehors. | La marée était avec toi. | Aucun Tank n’était à l’abri.
kittens-wit-won = Tout le monde en morceaux, sauf toi. | Les autres ne sont plus que confettis. | Neuf vies, et il t’en reste une. | Les chatons t’envoient leurs amitiés.

## What a winner is called
ended-honour = La terreur de la table | Le cerveau de la soirée | La meilleure main de la maison
mantis-honour = La terreur du récif | La pince de la soirée | Les poches les plus profondes des mers
kittens-honour = Le dernier chat vivant | Le chat à la neuvième vie | Toujours en un seul morceau

## Two numbers of a game, below each its words: how often something happened, or the most cards it ever moved
mantis-number-stole =
    { $count ->
        [one] vol réussi
       *[other] vols réussis
    }
mantis-most-scored =
    { $count ->
        [one] carte dans le plus gros butin
       *[other] cartes dans le plus gros butin
    }
kittens-number-defused =
    { $count ->
        [one] chaton désamorcé
       *[other] chatons désamorcés
    }
kittens-number-noped =
    { $count ->
        [one] Nope joué
       *[other] Nope joués
    }
ended-number-all =
    { $count ->
        [one] coup
       *[other] coups et rebondissements
    }
ended-number-winner =
    { $count ->
        [one] de la main gagnante
       *[other] de la main gagnante
    }

## Lines of the log as pictures: fields of the event, and cards by name. ! is a great moment, → points, × counts.
mantis-picture-missed =
    { $tank ->
        [self] front → seat
       *[other] seat → front → tank
    }
mantis-picture-scored = { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] !
    } seat → front × count → star
mantis-picture-stole = { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] !
    } target → front × count → seat
mantis-picture-banked = ! target → front × count → seat star
mantis-picture-raided = target → star → seat
mantis-picture-ended = ! winners star
kittens-picture-announced =
    { $do ->
        [favor] seat → favor → target
        [pair] seat → card × 2 → target
        [three] seat → card × 3 → target
        [five] seat → cards
       *[other] seat → do
    }
kittens-picture-noped = seat → nope
kittens-picture-gave = giver → card → taker
kittens-picture-robbed = giver → card → taker
kittens-picture-handedover = giver → card → taker
kittens-picture-peeked =
    { $cards ->
        [none] seat → see
       *[other] seat → cards
    }
kittens-picture-picked = card → seat
kittens-picture-drew =
    { $card ->
        [kitten] ! kitten → seat
       *[other] card → seat
    }
kittens-picture-defused = ! seat → defuse
kittens-picture-inserted = seat → kitten → pile
kittens-picture-exploded = ! seat → boom
kittens-picture-ended = ! winners star
