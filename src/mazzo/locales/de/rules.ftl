# Die Regeln eines Spiels, das keine Seite dafür mitbringt.

rules-made = { $game } hat noch keine Seite mit Regeln. Hier steht, was die Karten und der Tisch verraten.
rules-players =
    { $fewest ->
        [one] Für einen bis { $most } Spieler.
       *[other] { $most ->
            [2] Für zwei Spieler.
           *[other] Für { $fewest } bis { $most } Spieler.
        }
    }
rules-cards = Die Karten
rules-actions = Was du tun kannst
rules-table = Auf dem Tisch
rules-own = { $of ->
        [seat] die Karten eines jeden, vor den anderen verborgen
       *[table] Karten, die nur du siehst
    }
rules-open = { $of ->
        [seat] offene Karten vor jedem Spieler
       *[table] offene Karten, für alle zu sehen
    }
rules-hidden = { $of ->
        [seat] verdeckte Karten vor jedem Spieler
       *[table] verdeckte Karten
    }
