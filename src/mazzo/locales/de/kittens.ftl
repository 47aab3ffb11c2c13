# Exploding Kittens: die Karten, was geschieht, was man tun kann.

## Die Karten
kittens-card-kitten = Exploding Kitten
kittens-card-defuse = Entschärfung
kittens-card-nope = Nö!
kittens-card-attack = Angriff
kittens-card-skip = Hops!
kittens-card-favor = Wunsch
kittens-card-shuffle = Mischen
kittens-card-see = Blick in die Zukunft
kittens-card-tacocat = Tacocat
kittens-card-cattermelon = Melonenkatze
kittens-card-potato = Haarige Kartoffelkatze
kittens-card-beard = Bartkatze
kittens-card-rainbow = Regenbogenkatze

## Eine davon, wie man sie zieht, gibt oder nimmt
kittens-a-kitten = ein Exploding Kitten
kittens-a-defuse = eine Entschärfung
kittens-a-nope = ein „Nö!“
kittens-a-attack = einen Angriff
kittens-a-skip = ein „Hops!“
kittens-a-favor = einen Wunsch
kittens-a-shuffle = ein Mischen
kittens-a-see = einen Blick in die Zukunft
kittens-a-tacocat = eine Tacocat
kittens-a-cattermelon = eine Melonenkatze
kittens-a-potato = eine Haarige Kartoffelkatze
kittens-a-beard = eine Bartkatze
kittens-a-rainbow = eine Regenbogenkatze
kittens-a-card = eine Karte

## Wozu jede Karte gut ist
kittens-does-kitten = Wer es zieht, explodiert, außer mit einer Entschärfung.
kittens-does-defuse = Rettet dich vor einem Kitten. Spielt sich von selbst, wenn du eines ziehst.
kittens-does-nope = Stoppt, was gerade gespielt wurde, auch ein anderes „Nö!“.
kittens-does-attack = Dein Zug endet ohne Ziehen. Wer danach kommt, hat zwei Züge.
kittens-does-skip = Ein Zug endet ohne Ziehen.
kittens-does-favor = Du bekommst eine Karte. Wer gibt, sucht sie aus.
kittens-does-shuffle = Der Nachziehstapel wird gemischt, und niemand schaut hin.
kittens-does-see = Nur du siehst die obersten Karten des Nachziehstapels.
kittens-does-cat = Tut allein nichts. Zwei gleiche klauen eine Karte.

## Was gespielt wird, in ein, zwei Worten
kittens-short-attack = Angriff
kittens-short-skip = Hops!
kittens-short-favor = Wunsch
kittens-short-shuffle = Mischen
kittens-short-see = Blick in die Zukunft
kittens-short-pair = Paar
kittens-short-three = Drilling
kittens-short-five = Fünf verschiedene

## Was geschehen ist
kittens-turns-owed =
    { $turns ->
        [one] { $name } muss noch einen Zug machen.
       *[other] { $name } muss { $turns } Züge machen.
    }
kittens-announced-attack = { $name } hat Angriff gespielt.
kittens-announced-skip = { $name } hat „Hops!“ gespielt.
kittens-announced-favor = { $name } hat Wunsch gespielt: Alle müssen eine Karte geben.
kittens-announced-favor-from = { $name } hat Wunsch gespielt und will eine Karte von { $target }.
kittens-announced-shuffle = { $name } hat Mischen gespielt.
kittens-announced-see = { $name } hat Blick in die Zukunft gespielt.
kittens-announced-pair = { $name } hat ein Paar gespielt ({ $card }), um bei { $target } eine Karte zu klauen.
kittens-announced-three = { $name } hat einen Drilling gespielt ({ $card }) und verlangt von { $target } { $named }.
kittens-announced-five = { $name } hat fünf verschiedene Karten gespielt: { $cards }.
kittens-noped = { $name } hat „Nö!“ gespielt!
kittens-cancelled = Gestoppt: { $what } von { $name }.
kittens-gave = { $giver } hat { $taker } { $card } gegeben.
kittens-robbed = { $taker } hat bei { $giver } { $card } geklaut.
kittens-found-nothing = { $name } hat bei { $target } nichts gefunden.
kittens-handed-over = { $giver } hat { $taker } { $card } überlassen.
kittens-lacked = { $name } hat diese Karte nicht: { $card }.
kittens-shuffled = { $name } hat den Nachziehstapel gemischt.
kittens-peeked = { $name } hat die obersten Karten des Nachziehstapels angesehen.
kittens-peeked-cards = { $name } hat gesehen, von oben: { $cards }.
kittens-picked = { $name } hat { $card } vom Ablagestapel genommen.
kittens-drew = { $name } hat { $card } gezogen.
kittens-drew-kitten = { $name } hat ein Exploding Kitten gezogen!
kittens-defused = { $name } hat es entschärft.
kittens-inserted = { $name } hat das Kitten heimlich in den Nachziehstapel zurückgesteckt.
kittens-inserted-at =
    { $place ->
        [0] { $name } hat das Kitten oben auf den Nachziehstapel gelegt.
        [one] { $name } hat das Kitten unter eine Karte gesteckt.
       *[other] { $name } hat das Kitten unter { $place } Karten gesteckt.
    }
kittens-exploded =
    { $count ->
        [0] { $name } ist explodiert.
        [one] { $name } ist explodiert. Eine Karte kommt auf den Ablagestapel.
       *[other] { $name } ist explodiert. { $count } Karten kommen auf den Ablagestapel.
    }
kittens-ended = { $name } hat überlebt und gewinnt!

## Was geschah, zu dem gesagt, den es betrifft
kittens-you-turns-owed =
    { $turns ->
        [one] Du musst noch einen Zug machen.
       *[other] Du musst { $turns } Züge machen.
    }
kittens-you-attacked =
    { $turns ->
        [one] Angriff auf dich! Du machst einen Zug.
       *[other] Angriff auf dich! Du machst { $turns } Züge.
    }
kittens-you-announced-attack = Du hast Angriff gespielt.
kittens-you-announced-skip = Du hast „Hops!“ gespielt.
kittens-you-announced-favor = Du hast Wunsch gespielt: Alle müssen dir eine Karte geben.
kittens-you-announced-favor-from = Du hast Wunsch gespielt und willst eine Karte von { $target }.
kittens-announced-favor-from-you = { $name } hat Wunsch gespielt und will eine Karte von dir.
kittens-you-announced-shuffle = Du hast Mischen gespielt.
kittens-you-announced-see = Du hast Blick in die Zukunft gespielt.
kittens-you-announced-pair = Du hast ein Paar gespielt ({ $card }), um bei { $target } eine Karte zu klauen.
kittens-announced-pair-from-you = { $name } hat ein Paar gespielt ({ $card }), um bei dir eine Karte zu klauen.
kittens-you-announced-three = Du hast einen Drilling gespielt ({ $card }) und verlangst von { $target } { $named }.
kittens-announced-three-from-you = { $name } hat einen Drilling gespielt ({ $card }) und verlangt von dir { $named }.
kittens-you-announced-five = Du hast fünf verschiedene Karten gespielt: { $cards }.
kittens-you-noped = Du hast „Nö!“ gespielt!
kittens-you-cancelled = Nö! Daraus wird nichts: { $what }.
kittens-you-gave = Du hast { $taker } { $card } gegeben.
kittens-gave-you = { $giver } hat dir { $card } gegeben.
kittens-you-robbed = Du hast bei { $giver } { $card } geklaut.
kittens-robbed-you = { $taker } hat dir { $card } geklaut.
kittens-you-handed-over = Du hast { $taker } { $card } überlassen.
kittens-handed-you = { $giver } hat dir { $card } überlassen.
kittens-you-found-nothing = Du hast bei { $target } nichts gefunden.
kittens-found-nothing-of-yours = { $name } hat bei dir nichts gefunden.
kittens-you-lacked = Du hast diese Karte nicht: { $card }.
kittens-you-shuffled = Du hast den Nachziehstapel gemischt.
kittens-you-peeked = Du hast gesehen, von oben: { $cards }.
kittens-you-picked = Du hast { $card } vom Ablagestapel genommen.
kittens-you-drew = Du hast { $card } gezogen.
kittens-you-drew-kitten = Du hast ein Exploding Kitten gezogen!
kittens-you-defused = Du hast es entschärft.
kittens-you-inserted =
    { $place ->
        [0] Du hast das Kitten oben auf den Nachziehstapel gelegt.
        [one] Du hast das Kitten unter eine Karte gesteckt.
       *[other] Du hast das Kitten unter { $place } Karten gesteckt.
    }
kittens-you-exploded =
    { $count ->
        [0] Du bist explodiert!
        [one] Du bist explodiert! Deine Karte kommt auf den Ablagestapel.
       *[other] Du bist explodiert! Deine { $count } Karten kommen auf den Ablagestapel.
    }
kittens-you-ended = Alle anderen sind explodiert. Du gewinnst!
# Auf der Entschärfung, während die Lunte brennt.
kittens-tap-defuse = Tipp auf deine Entschärfung!

## Warum es vorbei ist
kittens-reason-last-alive = Alle anderen sind explodiert.

## Was eine Aktion täte
kittens-do-draw = Eine Karte ziehen
kittens-do-attack = Angriff spielen
kittens-do-skip = „Hops!“ spielen
kittens-do-favor = Wunsch spielen: eine Karte von allen
kittens-do-favor-from = Wunsch spielen: eine Karte von { $target }
kittens-do-favor-whom = Wunsch spielen: jemanden wählen
kittens-do-shuffle = Mischen spielen
kittens-do-see = Blick in die Zukunft spielen
kittens-do-pair = Paar ({ $card }): eine Karte bei { $target } klauen
kittens-do-three = Drilling ({ $card }): von { $target } { $named } verlangen
kittens-do-five = Fünf verschiedene: { $cards }
kittens-do-nope = Nö!
kittens-do-pass = Laufen lassen
kittens-do-give = { $taker } { $card } geben
kittens-do-pick = { $card } nehmen
kittens-do-insert =
    { $place ->
        [0] Das Kitten obenauf legen
        [one] Das Kitten unter eine Karte stecken
       *[other] Das Kitten unter { $place } Karten stecken
    }
kittens-do-insert-bottom = Das Kitten ganz nach unten stecken

## Was gefragt wird
kittens-ask-turn = Du bist dran: Karten spielen, dann ziehen
kittens-ask-give = Welche Karte bekommt { $taker }?
kittens-ask-pick = Nimm eine Karte vom Ablagestapel
kittens-ask-insert = Entschärft! Wohin mit dem Kitten?
kittens-ask-target = Bei wem? Tippe jemanden an.
kittens-ask-named = Welche Karte willst du von { $target }?
kittens-ask-five =
    { $missing ->
        [0] Fünf verschiedene: bereit.
        [one] Fünf verschiedene: noch eine.
       *[other] Fünf verschiedene: noch { $missing }.
    }
kittens-wait-turn = { $name } ist dran
kittens-wait-giving = { $taker } bekommt Karten
kittens-wait-picking = { $name } durchsucht den Ablagestapel
kittens-wait-inserting = { $name } versteckt das Kitten im Nachziehstapel
kittens-wait-over = { $name } hat überlebt!
kittens-you-passed = Du lässt es laufen. Andere überlegen noch.
kittens-you-played = Die anderen können „Nö!“ sagen.
kittens-you-are-dead = Explodiert! Schau zu, wie es den anderen ergeht.

## Regeln, wo sie greifen
kittens-hint-draw = Ziehen beendet deinen Zug.
kittens-hint-owed =
    { $turns ->
        [one] Angegriffen: dein letzter Zug.
       *[other] Angegriffen: { $turns } Züge für dich.
    }
kittens-hint-nope = Auch ein „Nö!“ lässt sich mit „Nö!“ stoppen.
kittens-hint-window = Alle werden gefragt, mit oder ohne „Nö!“.
kittens-hint-pair = Die geklaute Karte ist zufällig.
kittens-hint-three = Alle hören, welche Karte du nennst.
kittens-hint-five = Bei „Nö!“ sind die fünf Karten weg.
kittens-hint-give = Nur ihr beide seht sie.
kittens-hint-insert = Niemand sieht, wohin es kommt.
kittens-hint-peek = Sie bleiben liegen, in dieser Reihenfolge.
kittens-hint-alone = Damit ist jetzt nichts zu machen.

## Auf dem Tisch
kittens-pile = Nachziehstapel
kittens-pile-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
kittens-kittens-left =
    { $count ->
        [one] mit einem Kitten
       *[other] mit { $count } Kittens
    }
kittens-draw = Ziehen
kittens-discard = Ablagestapel
kittens-discard-empty = leer
kittens-discard-look =
    { $count ->
        [one] Ablagestapel ansehen: eine Karte
       *[other] Ablagestapel ansehen: { $count } Karten
    }
kittens-discard-order = Die zuletzt gespielte zuerst.
kittens-turns-left =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
kittens-attacked = angegriffen
kittens-dead = explodiert
kittens-holds =
    { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
kittens-known-holds = Hat sicher: { $cards }
kittens-known-lacks = Hat sicher nicht: { $cards }
kittens-nopes =
    { $count ->
        [one] ein „Nö!“
       *[other] { $count }-mal „Nö!“
    }
kittens-nopes-odd = Im Moment ist es gestoppt.
kittens-nopes-even = Im Moment gilt es.

## Die eigene Hand
kittens-hand = Deine Hand
kittens-hand-empty = Deine Hand ist leer. Ziehen kannst du trotzdem.
kittens-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } Karten
    }
kittens-sort = Ordnung der Hand
kittens-sort-kind = Nach Art
kittens-sort-drawn = Wie gezogen
kittens-play = Spielen
kittens-pair = Paar
kittens-pair-says = Klaut eine zufällige Karte
kittens-three = Drilling
kittens-three-says = Nenne eine Karte und bekomme sie
kittens-five = Fünf verschiedene
kittens-five-says = Nimm eine Karte vom Ablagestapel
kittens-cancel = Abbrechen
kittens-close = Schließen
kittens-pass-until-turn = Passen, bis ich dran bin

## Was nur diese Person sieht
kittens-peek = Oben auf dem Nachziehstapel
kittens-peek-next = nächste
kittens-known = Du weißt
kittens-known-pile = Was du vom Nachziehstapel weißt
kittens-known-place =
    { $place ->
        [1] ganz oben
       *[other] Karte { $place }
    }
kittens-known-place-loose =
    { $place ->
        [1] oben oder tiefer
       *[other] Karte { $place } oder tiefer
    }
kittens-known-loose =
    { $count ->
        [one] Ein Kitten wurde irgendwo dazwischengesteckt.
       *[other] { $count } Kittens wurden irgendwo dazwischengesteckt.
    }

## Das Kitten zurückstecken
kittens-insert-place = Platz im Nachziehstapel
kittens-insert-top = Oben
kittens-insert-nth = { $nth }.
kittens-insert-middle = Mitte
kittens-insert-bottom = Unten
kittens-insert-above =
    { $count ->
        [0] Keine Karte darüber
        [one] Eine Karte darüber
       *[other] { $count } Karten darüber
    }
kittens-insert-do = Hier verstecken
