# What is said with a wink, shown as a picture, and counted at the end. The pages load it when a game is on: nothing
# here is needed to play. A message with several lines has | between them, and one is drawn.

## While somebody else chooses
wit-waiting = { $name } überlegt | { $name } heckt etwas aus | { $name } wägt noch ab | { $name } wirkt viel zu ruhig

## What has just happened, in the status line; a reader who lost by it is told nothing
mantis-wit-scored = { $seat } bringt das in Sicherheit | Trocken und sicher, sagt { $seat } | { $seat } zählt lieber zweimal
    .seat = In Sicherheit. Das nimmt dir niemand mehr. | Ab in den Tresor. | Im Trockenen. Gut gemacht.
mantis-wit-stole =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Das ist kein Klauen, das ist ein Umzug | { $seat } hatte den größeren Sack dabei | { $count } auf einmal. Eiskalt.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Das ist kein Klauen, das ist ein Umzug. | Du hattest den größeren Sack dabei. | { $count } auf einmal. Eiskalt.
        }
    .target = { "" }
mantis-wit-banked =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] Das ist kein Klauen, das ist ein Umzug | { $seat } hatte den größeren Sack dabei | { $count } auf einmal. Eiskalt.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] Das ist kein Klauen, das ist ein Umzug. | Du hattest den größeren Sack dabei. | { $count } auf einmal. Eiskalt.
        }
    .target = { "" }
kittens-wit-defused = { $seat } hat ruhige Hände | Heute nicht, sagt { $seat } | Da atmet jemand auf
    .seat = Entschärft! Das Zittern hat niemand gesehen. | Heute nicht, Kätzchen. | Du darfst wieder atmen.
kittens-wit-noped = { "" }
    .seat = Nein gesagt und so gemeint. | Abgelehnt. Mit Vergnügen. | Kleines Wort, große Wirkung.
kittens-wit-shuffled = Jetzt weiß niemand mehr etwas | So viel zum Plan | Den Karten ist schwindlig
    .seat = Jetzt weiß niemand mehr etwas. | So viel zu deren Plänen. | Den Karten ist schwindlig.
kittens-wit-peeked = { $seat } weiß etwas | { $seat } verzieht keine Miene | { $seat } hat genug gesehen
    .seat = Und jetzt unschuldig gucken. | Nichts verraten. | Du weißt etwas, das sonst niemand weiß.

## To a winner
wit-won = Gewonnen! Jetzt überrascht gucken. | Gewonnen! Bescheiden sein kannst du morgen. | Gewonnen! Der Tisch will Revanche. | Gewonnen! Damit hat niemand gerechnet. Außer dir.
mantis-wit-won = Deine Beute ist im Trockenen. | Scheren raus, keine Gnade. | Die Strömung war auf deiner Seite. | Kein Aquarium war vor dir sicher.
kittens-wit-won = Alle in Einzelteilen, nur du nicht. | Die anderen sind jetzt Konfetti. | Sieben Leben, und eins ist noch übrig. | Die Kätzchen lassen grüßen.

## What a winner is called
ended-honour = Schrecken des Tisches | Klügster Kopf des Abends | Beste Hand im Haus
mantis-honour = Schrecken des Riffs | Schere des Abends | Tiefste Taschen der Meere
kittens-honour = Letzte Katze am Leben | Die Katze mit dem siebten Leben | Noch in einem Stück

## Two numbers of a game, below each its words: how often something happened, or the most cards it ever moved
mantis-number-stole =
    { $count ->
        [one] geglückter Diebstahl
       *[other] geglückte Diebstähle
    }
mantis-most-scored =
    { $count ->
        [one] Karte im dicksten Fang
       *[other] Karten im dicksten Fang
    }
kittens-number-defused =
    { $count ->
        [one] Kitten entschärft
       *[other] Kittens entschärft
    }
kittens-number-noped =
    { $count ->
        [one] „Nö!“ gespielt
       *[other] „Nö!“ gespielt
    }
ended-number-all =
    { $count ->
        [one] Zug
       *[other] Züge und Zwischenfälle
    }
ended-number-winner =
    { $count ->
        [one] davon auf dem Weg zum Sieg
       *[other] davon auf dem Weg zum Sieg
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
