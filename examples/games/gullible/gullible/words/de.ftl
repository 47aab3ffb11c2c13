gullible-title = Pommesdiebe
gullible-blurb = Möwen kreischen, tauchen und klauen sich das Mittagessen.

gullible-card-1 = Pommes
gullible-card-2 = Sardine
gullible-card-3 = Eistüte
gullible-card-5 = Krabbe
gullible-card--3 = Stiefel
gullible-text-1 = Noch warm. Jemand sucht sie.
gullible-text-2 = Kommt ohne Dose, das spart Zeit.
gullible-text-3 = Gehörte eben noch einem Kind.
gullible-text-5 = Mittagessen, das zurückzwickt.
gullible-text--3 = Größe 45, links, gut gereift. Du wirst es bereuen.

gullible-field-piers = Stege
gullible-field-pile = Leckerbissen im Anflug
gullible-field-nests = Nest
gullible-field-points = Punkte
gullible-field-squawks = Kreischer
gullible-field-bids = Gebot
gullible-field-dives = Steg
gullible-field-round = Runde

gullible-edition-usual = Ganzes Menü
gullible-edition-snack = Kleiner Imbiss
gullible-option-rounds = Runden
gullible-option-squawks = Kreischer zu Beginn
gullible-option-comfort = Kreischer für Möwen, die leer ausgehen
gullible-reason-full-belly = der vollste Bauch

gullible-kind-squawk = Kreischen
gullible-kind-dive = Tauchen
gullible-choose-squawks = Wie laut? Alle bezahlen, was sie bieten.
gullible-choose-pier = Wähle einen Steg. Die lauteste Möwe dort bekommt alles.
gullible-value-squawks = { $value }
gullible-value-pier = Steg { $value }
gullible-do-squawk = { $squawks ->
        [0] Schnabel halten
        [one] Einmal kreischen
       *[other] { $squawks }-mal kreischen
    }
gullible-do-dive = Zu Steg { $pier } tauchen

gullible-the-1 = Pommes
gullible-the-2 = eine Sardine
gullible-the-3 = eine Eistüte
gullible-the-5 = eine Krabbe
gullible-the--3 = ein Stiefel

gullible-landed = Runde { $round }: Das Mittagessen liegt auf den Stegen.
gullible-sealed = { $seat } holt tief Luft.
    .seat = { $squawks ->
        [0] Du hältst den Schnabel.
        [one] Du hast einen Kreischer bereit.
       *[other] Du hast { $squawks } Kreischer bereit.
    }
gullible-squawked = Alle kreischen: { $bids }.
gullible-aimed = { $seat } sucht sich einen Steg aus und pfeift unschuldig.
    .seat = Du zielst auf Steg { $pier }.
gullible-dived = Platsch! Alle Möwen tauchen.
gullible-took = { $snacks ->
        [none] { $seat } taucht zu Steg { $pier } und findet eine schöne Aussicht.
       *[other] { $seat } räumt Steg { $pier } leer: { WORDS($snacks, "gullible-the") }.
    }
    .seat = { $snacks ->
        [none] Du tauchst zu Steg { $pier } und findest eine schöne Aussicht.
       *[other] Du räumst Steg { $pier } leer: { WORDS($snacks, "gullible-the") }.
    }
gullible-squabbled = { $seats } zanken sich an Steg { $pier }. Das Essen bleibt liegen.
    .seats = { $seats } zanken sich an Steg { $pier }. Das Essen bleibt liegen.
gullible-sulked = { $seat } geht leer aus und schmollt.
    .seat = Du gehst leer aus und schmollst. Das schont wenigstens die Stimme.
gullible-ended = { $winners } { COUNT($winners) ->
        [one] hat den vollsten Bauch und gewinnt
       *[other] haben den vollsten Bauch und gewinnen
    }.
    .winners = { COUNT($winners) ->
        [one] Du hast den vollsten Bauch und gewinnst!
       *[other] { $winners } haben den vollsten Bauch und gewinnen.
    }

gullible-picture-took = seat → snacks
gullible-wit-squabbled = Niemand frisst. Die Tauben schreiben mit. | Zwei Möwen, eine Fritte, kein Gewinner. | Die Sardine lässt grüßen.
gullible-wit-took = Alles weg. Sogar die Serviette. | Rülps. | Bedienung am Tisch, Möwenart.
gullible-wit-won = Die Strandpromenade hat einen neuen Schrecken. | „Teilen“ steht nicht in diesem Wörterbuch. | Bitte den Sieger nicht füttern.
gullible-honour = Schrecken der Strandpromenade
gullible-number-took = Raubzüge
gullible-number-squabbled = Zankereien
