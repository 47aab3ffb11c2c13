foxfire-title = Foxfire
foxfire-blurb = Tiere der Nacht raten, spähen und kämpfen um das Leuchten im Wald.

foxfire-card-1 = Maus
foxfire-card-2 = Fledermaus
foxfire-card-3 = Dachs
foxfire-card-4 = Igel
foxfire-card-5 = Fuchs
foxfire-card-6 = Eule

foxfire-text-1 = Nenne jemanden und ein Tier: Wer es hat, verliert es.
foxfire-text-2 = Sieh dir die Hand von jemandem an.
foxfire-text-3 = Vergleicht eure höchsten Karten. Die niedrigere ist verloren.
foxfire-text-4 = Niemand kann dich bis zu deinem nächsten Zug wählen.
foxfire-text-5 = Nimm jemandem eine Karte weg und gib eine zurück.
foxfire-text-6 = Zählt am Ende am meisten. Wer sie spielt, verliert alle Karten.

foxfire-field-hand = Hand
foxfire-field-played = gespielt
foxfire-field-pile = Stapel
foxfire-field-glows = Leuchten
foxfire-field-hiding = eingerollt
foxfire-field-out = ausgeschieden
foxfire-field-round = Runde

foxfire-edition-usual = Normal
foxfire-edition-short = Kurz
foxfire-option-hand = Karten auf der Hand
foxfire-option-glows = Leuchten zum Sieg
foxfire-option-begins = Wer die nächste Runde beginnt
foxfire-answer-begins-last = Wer zuletzt dran war
foxfire-answer-begins-next = Wer danach dran ist
foxfire-reason-glows = genug Leuchten
foxfire-kind-give = Eine Karte geben

foxfire-the-1 = die Maus
foxfire-the-2 = die Fledermaus
foxfire-the-3 = den Dachs
foxfire-the-4 = den Igel
foxfire-the-5 = den Fuchs
foxfire-the-6 = die Eule

foxfire-dealt = Runde { $round } beginnt. { $seat } fängt an.
    .seat = Runde { $round } beginnt. Du fängst an.
foxfire-turnbegan = { "" }
foxfire-drew = { $seat } zieht eine Karte.
    .seat = Du ziehst { WORDS($card, "foxfire-the") }.
foxfire-played = { $guess ->
        [none] { $target ->
            [none] { $seat } spielt { WORDS($card, "foxfire-the") }.
           *[other] { $seat } spielt { WORDS($card, "foxfire-the") } gegen { $target }.
        }
       *[other] { $seat } sucht { WORDS($guess, "foxfire-the") } bei { $target }.
    }
    .seat = { $guess ->
        [none] { $target ->
            [none] Du spielst { WORDS($card, "foxfire-the") }.
           *[other] Du spielst { WORDS($card, "foxfire-the") } gegen { $target }.
        }
       *[other] Du suchst { WORDS($guess, "foxfire-the") } bei { $target }.
    }
    .target = { $guess ->
        [none] { $seat } spielt { WORDS($card, "foxfire-the") } gegen dich.
       *[other] { $seat } sucht { WORDS($guess, "foxfire-the") } bei dir.
    }
foxfire-lost = { $seat } verliert { WORDS($card, "foxfire-the") }.
    .seat = Du verlierst { WORDS($card, "foxfire-the") }.
foxfire-missed = Bei { $target } ist nichts zu finden.
    .target = Bei dir ist nichts zu finden.
foxfire-looked = { $seat } sieht sich die Hand von { $target } an.
    .seat = { $target } hat { WORDS($cards, "foxfire-the") }.
    .target = { $seat } sieht sich deine Hand an.
foxfire-dueled = { $seat } und { $target } vergleichen ihre höchsten Karten.
    .seat = Du zeigst { WORDS($own, "foxfire-the") }, { $target } zeigt { WORDS($other, "foxfire-the") }.
    .target = Du zeigst { WORDS($other, "foxfire-the") }, { $seat } zeigt { WORDS($own, "foxfire-the") }.
foxfire-hid = { $seat } rollt sich bis zum nächsten Zug ein.
    .seat = Du rollst dich bis zu deinem nächsten Zug ein.
foxfire-took = { $seat } nimmt { $target } eine Karte weg.
    .seat = Du nimmst { $target } { WORDS($card, "foxfire-the") } weg.
    .target = { $seat } nimmt dir { WORDS($card, "foxfire-the") } weg.
foxfire-gave = { $seat } gibt { $target } eine Karte.
    .seat = Du gibst { $target } { WORDS($card, "foxfire-the") }.
    .target = { $seat } gibt dir { WORDS($card, "foxfire-the") }.
foxfire-left = { $seat } ist in dieser Runde ausgeschieden.
    .seat = Du bist in dieser Runde ausgeschieden.
foxfire-roundended = { COUNT($winners) ->
        [one] { $winners } gewinnt ein Leuchten.
       *[other] { $winners } gewinnen ein Leuchten.
    }
    .winners = { COUNT($winners) ->
        [one] Du gewinnst ein Leuchten.
       *[other] { $winners } gewinnen ein Leuchten.
    }
foxfire-continued = { "" }
foxfire-ended = { COUNT($winners) ->
        [one] { $winners } hat genug Leuchten und gewinnt die Partie.
       *[other] { $winners } haben genug Leuchten und gewinnen die Partie.
    }
    .winners = { COUNT($winners) ->
        [one] Du hast genug Leuchten: gewonnen!
       *[other] { $winners } haben genug Leuchten und gewinnen die Partie.
    }

foxfire-do-mouse = { $target ->
        [none] Die Maus spielen
       *[other] { WORDS($guess, "foxfire-the") } bei { $target } suchen
    }
foxfire-do-bat = { $target ->
        [none] Die Fledermaus spielen
       *[other] Die Hand von { $target } ansehen
    }
foxfire-do-badger = { $target ->
        [none] Den Dachs spielen
       *[other] { $target } herausfordern
    }
foxfire-do-hedgehog = Einrollen
foxfire-do-fox = { $target ->
        [none] Den Fuchs spielen
       *[other] { $target } eine Karte wegnehmen
    }
foxfire-do-owl = Die Eule spielen und alle Karten verlieren
foxfire-do-give = { WORDS($card, "foxfire-the") } geben
foxfire-do-continue = Weiter

learn-foxfire-mouse-title = Die Maus rät
learn-foxfire-mouse-1 = Deine Karten sind deine Leben: Ohne Karten scheidest du aus der Runde aus. Eine Fledermaus hat dir Adas Hand gezeigt, und darin ist ein Fuchs. Spiel die Maus, wähle Ada und nenne den Fuchs.
learn-foxfire-mouse-done = Gefunden: Ada verliert den Fuchs. Falsch geraten hätte nichts gekostet. Mäuse suchen nie nach Mäusen.

learn-foxfire-bat-title = Die Fledermaus späht
learn-foxfire-bat-1 = Von den Karten der anderen weißt du noch nichts. Spiel die Fledermaus und wähle, wessen Hand du sehen willst.
learn-foxfire-bat-done = Nur ihr beide wisst, was du gesehen hast. Karten, die du kennst, bleiben für dich offen, solange sie dort sind.

learn-foxfire-badger-title = Der Dachs fordert heraus
learn-foxfire-badger-1 = Von den beiden höchsten Karten ist die niedrigere verloren. Neben deinem Dachs hast du eine Eule, und nichts ist höher. Spiel den Dachs gegen irgendwen.
learn-foxfire-badger-done = Deine Eule war höher. Zwei gleiche Karten wären beide geblieben. Jetzt kennt ihr je eine Karte voneinander.

learn-foxfire-hedgehog-title = Der Igel rollt sich ein
learn-foxfire-hedgehog-1 = Ada und Leo hätten gern deine Eule. Spiel den Igel: Bis zu deinem nächsten Zug kann dich niemand wählen.
learn-foxfire-hedgehog-done = Ada hatte eine Fledermaus und konnte nur bei Leo nachsehen. Der Schutz endet, wenn dein nächster Zug beginnt.

learn-foxfire-fox-title = Der Fuchs nimmt
learn-foxfire-fox-1 = Ada hat eine Eule und noch eine Karte. Spiel den Fuchs und nimm ihr eine Karte weg: Welche, kannst du nicht bestimmen.
learn-foxfire-fox-2 = Die Eule! Gib Ada jetzt eine deiner Karten. Die Maus zählt am wenigsten.
learn-foxfire-fox-done = Du hast die Eule und Ada eine Maus. Ein Fuchs gibt immer eine Karte zurück, also behalten alle gleich viele.

learn-foxfire-owl-title = Die Eule zählt
learn-foxfire-owl-1 = Der Stapel ist leer, das ist der letzte Zug der Runde. Dann gewinnt die höchste Summe. Behalte die Eule und spiel eine andere Karte.
learn-foxfire-owl-2 = Alle Hände liegen offen, und deine zählt am meisten: Du gewinnst ein Leuchten. Die nächste Runde beginnt, wenn alle das gesehen haben. Weiter geht’s.
learn-foxfire-owl-done = Drei Leuchten gewinnen das Spiel. Spiel eine Eule nur, wenn du musst: Du würdest alle Karten verlieren.
