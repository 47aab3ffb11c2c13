# What is said with a wink, shown as a picture, and counted at the end. The pages load it when a game is on: nothing
# here is needed to play. A message with several lines has | between them, and one is drawn.

## While somebody else chooses
wit-waiting = { $name } sta scegliendo | { $name } trama qualcosa | { $name } ci sta pensando su | { $name } ha un’aria troppo calma

## What has just happened, in the status line; a reader who lost by it is told nothing
mantis-wit-scored = { $seat } mette tutto al sicuro | All’asciutto, dice { $seat } | { $seat } le conta due volte
    .seat = Al sicuro. Non te le toglie nessuno. | In cassaforte. | All’asciutto. Ben fatto.
mantis-wit-stole =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Più che un furto, una rapina | { $seat } ha portato il sacco grande | { $count } in un colpo solo. Che freddezza.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Più che un furto, una rapina. | Hai portato il sacco grande. | { $count } in un colpo solo. Che freddezza.
        }
    .target = { "" }
mantis-wit-banked =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Più che un furto, una rapina | { $seat } ha portato il sacco grande | { $count } in un colpo solo. Che freddezza.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Più che un furto, una rapina. | Hai portato il sacco grande. | { $count } in un colpo solo. Che freddezza.
        }
    .target = { "" }
kittens-wit-defused = { $seat } ha le mani ferme | Oggi no, dice { $seat } | Qualcuno riprende a respirare
    .seat = Disinnescato! Nessuno ti ha visto tremare. | Oggi no, gattino. | Adesso puoi respirare.
kittens-wit-noped = { "" }
    .seat = Hai detto no, e si è sentito. | Negato. Con piacere. | Parola corta, effetto enorme.
kittens-wit-shuffled = Nessuno sa più niente | E addio ai piani | Alle carte gira la testa
    .seat = Nessuno sa più niente. | E addio ai loro piani. | Alle carte gira la testa.
kittens-wit-peeked = { $seat } sa qualcosa | { $seat } fa finta di niente | { $seat } ha visto abbastanza
    .seat = E adesso, faccia d’angelo. | Non dirlo a nessuno. | Sai qualcosa che gli altri non sanno.

## To a winner
wit-won = Hai vinto! Fai la faccia stupita. | Hai vinto! La modestia, magari domani. | Hai vinto! Il tavolo chiede la rivincita. | Hai vinto! Nessuno se lo aspettava. Tranne te.
mantis-wit-won = Bottino all’asciutto. | Solo chele, nessuna pietà. | La marea era con te. | Nessuna Riserva era al sicuro.
kittens-wit-won = Tutti a pezzi, tranne te. | Gli altri ormai sono coriandoli. | Sette vite, e te n’è avanzata una. | I gattini ti mandano i saluti.

## What a winner is called
ended-honour = Il mostro sacro del tavolo | Il cervello della serata | La mano migliore della casa
mantis-honour = Il terrore della barriera | La chela della serata | Le tasche più profonde del mare
kittens-honour = L’ultimo gatto vivo | Il gatto con la settima vita | Tutto d’un pezzo

## Two numbers of a game, below each its words: how often something happened, or the most cards it ever moved
mantis-number-stole =
    { $count ->
        [one] furto riuscito
       *[other] furti riusciti
    }
mantis-most-scored =
    { $count ->
        [one] carta nel colpo più grosso
       *[other] carte nel colpo più grosso
    }
kittens-number-defused =
    { $count ->
        [one] gattino disinnescato
       *[other] gattini disinnescati
    }
kittens-number-noped =
    { $count ->
        [one] Nope giocata
       *[other] Nope giocate
    }
ended-number-all =
    { $count ->
        [one] mossa
       *[other] mosse e imprevisti
    }
ended-number-winner =
    { $count ->
        [one] merito di chi ha vinto
       *[other] merito di chi ha vinto
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
