# Die Regeln eines Spiels, das keine Seite dafür mitbringt.

rules-made = { $game } hat noch keine Seite mit Regeln. Hier steht, was die Karten und der Tisch zeigen.
rules-players =
    { $fewest ->
        [one] Für 1 bis { $most } Personen.
       *[other] { $most ->
            [2] Für zwei Personen.
           *[other] Für { $fewest } bis { $most } Personen.
        }
    }
rules-cards = Die Karten
rules-actions = Was du tun kannst
rules-table = Auf dem Tisch
rules-own = { $of ->
        [seat] die eigenen Karten, vor den anderen verborgen
       *[table] Karten, die nur du siehst
    }
rules-open = { $of ->
        [seat] offene Karten vor jeder Person
       *[table] offene Karten, für alle zu sehen
    }
rules-hidden = { $of ->
        [seat] verdeckte Karten vor jeder Person
       *[table] verdeckte Karten
    }
