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
kittens-a-shuffle = eine Karte „Mischen“
kittens-a-see = einen Blick in die Zukunft
kittens-a-tacocat = eine Tacocat
kittens-a-cattermelon = eine Melonenkatze
kittens-a-potato = eine Haarige Kartoffelkatze
kittens-a-beard = eine Bartkatze
kittens-a-rainbow = eine Regenbogenkatze
kittens-a-none = eine Karte

## Wozu jede Karte gut ist
kittens-does-kitten = Wer es zieht, explodiert, außer mit einer Entschärfung.
kittens-does-defuse = Rettet dich vor einem Kitten. Wird automatisch gespielt, wenn du eines ziehst.
kittens-does-nope = Stoppt, was gerade gespielt wurde, auch ein anderes „Nö!“.
kittens-does-attack = Dein Zug endet, ohne dass du ziehst. Wer danach kommt, ist zweimal dran.
kittens-does-skip = Ein Zug endet, ohne dass du ziehst.
kittens-does-favor = Du bekommst eine Karte. Wer gibt, sucht sie aus.
kittens-does-shuffle = Der Nachziehstapel wird gemischt, und niemand schaut hin.
kittens-does-see = Nur du siehst die obersten Karten des Nachziehstapels.
kittens-does-cat = Allein wirkungslos. Zwei gleiche klauen eine Karte.

## The line below the picture of a large card
kittens-joke-kitten = Es will doch nur spielen.
kittens-joke-defuse = Die Helme waren leider aus.
kittens-joke-nope = Das Bad fällt aus.
kittens-joke-attack = Der Teppich wird gerächt.
kittens-joke-skip = Tanz, als würde nichts ticken.
kittens-joke-favor = Seit vier Minuten nichts gefressen.
kittens-joke-shuffle = Fast hätte sie ihren Schwanz erwischt.
kittens-joke-see = Die Zukunft wird köstlich.
kittens-joke-tacocat = Besetzt. Komm mit Salsa wieder.
kittens-joke-cattermelon = Zu 92 % aus Wasser. Hasst Wasser.
kittens-joke-potato = Der Kamm hat gekündigt.
kittens-joke-beard = Die Maus zahlt Miete. Meistens.
kittens-joke-rainbow = Was raus muss, muss raus.

## Was gespielt wird, in ein, zwei Worten
kittens-short-attack = Angriff
kittens-short-skip = „Hops!“
kittens-short-favor = Wunsch
kittens-short-shuffle = „Mischen“
kittens-short-see = „Blick in die Zukunft“
kittens-short-pair = Paar
kittens-short-three = Drilling
kittens-short-five = Fünf verschiedene

## Was geschehen ist
kittens-passed = { "" }
kittens-tookeffect = { "" }
kittens-favorasked = { "" }
kittens-discardopened = { "" }
kittens-turnbegan =
    { $turns ->
        [one] { $attacked ->
            [yes] { $seat } muss noch einen Zug machen.
           *[no] { "" }
        }
       *[other] { $seat } muss { $turns } Züge machen.
    }
    .seat =
        { $turns ->
            [one] { $attacked ->
                [yes] Du musst noch einen Zug machen.
               *[no] { "" }
            }
           *[other] { $attacked ->
                [yes] Du wirst angegriffen! Du bist { $turns }-mal dran.
               *[no] Du musst { $turns } Züge machen.
            }
        }
kittens-announced =
    { $do ->
        [favor] { $target ->
            [none] { $seat } hat einen Wunsch gespielt: Alle müssen eine Karte geben.
           *[other] { $seat } hat einen Wunsch gespielt und will eine Karte von { $target }.
        }
        [pair] { $seat } hat ein Paar gespielt ({ WORDS($card, "kittens-card") }), um bei { $target } eine Karte zu klauen.
        [three] { $seat } hat einen Drilling gespielt ({ WORDS($card, "kittens-card") }) und verlangt von { $target } { WORDS($named, "kittens-a") }.
        [five] { $seat } hat fünf verschiedene Karten gespielt: { WORDS($cards, "kittens-card") }.
       *[other] { $seat } hat { WORDS($do, "kittens-a") } gespielt.
    }
    .seat =
        { $do ->
            [favor] { $target ->
                [none] Du hast einen Wunsch gespielt: Alle müssen dir eine Karte geben.
               *[other] Du hast einen Wunsch gespielt und willst eine Karte von { $target }.
            }
            [pair] Du hast ein Paar gespielt ({ WORDS($card, "kittens-card") }), um bei { $target } eine Karte zu klauen.
            [three] Du hast einen Drilling gespielt ({ WORDS($card, "kittens-card") }) und verlangst von { $target } { WORDS($named, "kittens-a") }.
            [five] Du hast fünf verschiedene Karten gespielt: { WORDS($cards, "kittens-card") }.
           *[other] Du hast { WORDS($do, "kittens-a") } gespielt.
        }
    .target =
        { $do ->
            [favor] { $seat } hat einen Wunsch gespielt und will eine Karte von dir.
            [pair] { $seat } hat ein Paar gespielt ({ WORDS($card, "kittens-card") }), um bei dir eine Karte zu klauen.
           *[three] { $seat } hat einen Drilling gespielt ({ WORDS($card, "kittens-card") }) und verlangt von dir { WORDS($named, "kittens-a") }.
        }
kittens-noped = { $seat } hat „Nö!“ gespielt!
    .seat = Du hast „Nö!“ gespielt!
kittens-cancelled = Gestoppt: { WORDS($do, "kittens-short") } von { $seat }.
    .seat = Nö! Daraus wird nichts: { WORDS($do, "kittens-short") }.
kittens-gave = { $giver } hat { $taker } { WORDS($card, "kittens-a") } gegeben.
    .giver = Du hast { $taker } { WORDS($card, "kittens-a") } gegeben.
    .taker = { $giver } hat dir { WORDS($card, "kittens-a") } gegeben.
kittens-robbed = { $taker } hat bei { $giver } { WORDS($card, "kittens-a") } geklaut.
    .taker = Du hast bei { $giver } { WORDS($card, "kittens-a") } geklaut.
    .giver = { $taker } hat dir { WORDS($card, "kittens-a") } geklaut.
kittens-foundnothing = { $seat } hat bei { $target } nichts gefunden.
    .seat = Du hast bei { $target } nichts gefunden.
    .target = { $seat } hat bei dir nichts gefunden.
kittens-handedover = { $giver } hat { $taker } { WORDS($card, "kittens-a") } überlassen.
    .giver = Du hast { $taker } { WORDS($card, "kittens-a") } überlassen.
    .taker = { $giver } hat dir { WORDS($card, "kittens-a") } überlassen.
kittens-lacked = { $seat } hat diese Karte nicht: { WORDS($card, "kittens-card") }.
    .seat = Du hast diese Karte nicht: { WORDS($card, "kittens-card") }.
kittens-shuffled = { $seat } hat den Nachziehstapel gemischt.
    .seat = Du hast den Nachziehstapel gemischt.
kittens-peeked =
    { $cards ->
        [none] { $seat } hat die obersten Karten des Nachziehstapels angesehen.
       *[other] { $seat } hat gesehen (von oben nach unten): { WORDS($cards, "kittens-card") }.
    }
    .seat = Du hast gesehen (von oben nach unten): { WORDS($cards, "kittens-card") }.
kittens-picked = { $seat } hat { WORDS($card, "kittens-a") } vom Ablagestapel genommen.
    .seat = Du hast { WORDS($card, "kittens-a") } vom Ablagestapel genommen.
kittens-drew =
    { $card ->
        [kitten] { $seat } hat ein Exploding Kitten gezogen!
       *[other] { $seat } hat { WORDS($card, "kittens-a") } gezogen.
    }
    .seat =
        { $card ->
            [kitten] Du hast ein Exploding Kitten gezogen!
           *[other] Du hast { WORDS($card, "kittens-a") } gezogen.
        }
kittens-defused = { $seat } hat es entschärft.
    .seat = Du hast es entschärft.
kittens-inserted =
    { $place ->
        [none] { $seat } hat das Kitten heimlich in den Nachziehstapel zurückgesteckt.
        [0] { $seat } hat das Kitten oben auf den Nachziehstapel gelegt.
        [one] { $seat } hat das Kitten unter eine Karte gesteckt.
       *[other] { $seat } hat das Kitten unter { $place } Karten gesteckt.
    }
    .seat =
        { $place ->
            [0] Du hast das Kitten oben auf den Nachziehstapel gelegt.
            [one] Du hast das Kitten unter eine Karte gesteckt.
           *[other] Du hast das Kitten unter { $place } Karten gesteckt.
        }
kittens-exploded =
    { COUNT($discarded) ->
        [0] { $seat } ist explodiert.
        [one] { $seat } ist explodiert. Eine Karte kommt auf den Ablagestapel.
       *[other] { $seat } ist explodiert. { COUNT($discarded) } Karten kommen auf den Ablagestapel.
    }
    .seat =
        { COUNT($discarded) ->
            [0] Du bist explodiert!
            [one] Du bist explodiert! Deine Karte kommt auf den Ablagestapel.
           *[other] Du bist explodiert! Deine { COUNT($discarded) } Karten kommen auf den Ablagestapel.
        }
kittens-ended = { $winners } hat überlebt und gewinnt!
    .winners = Alle anderen sind explodiert. Du gewinnst!
kittens-you-are-asked = „Nö!“ sagen oder durchgehen lassen?
kittens-reaction-question = Sagt jemand „Nö!“?
# Auf der Entschärfung, während die Lunte brennt.
kittens-tap-defuse = Tipp auf deine Entschärfung!

## Warum es vorbei ist
kittens-reason-last-alive = Alle anderen sind explodiert.

## Was eine Aktion täte
kittens-do-draw = Eine Karte ziehen
kittens-do-attack = Angriff spielen
kittens-do-skip = „Hops!“ spielen
kittens-do-favor =
    { $target ->
        [none] Wunsch spielen: eine Karte von allen
       *[other] Wunsch spielen: eine Karte von { $target }
    }
kittens-kind-favor = Wunsch spielen: jemanden wählen
kittens-do-shuffle = „Mischen“ spielen
kittens-do-see = „Blick in die Zukunft“ spielen
kittens-do-pair = Paar ({ WORDS($card, "kittens-card") }): eine Karte bei { $target } klauen
kittens-do-three = Drilling ({ WORDS($card, "kittens-card") }): von { $target } { WORDS($named, "kittens-a") } verlangen
kittens-do-five = Fünf verschiedene: { WORDS($cards, "kittens-card") }
kittens-do-nope = Nö!
kittens-do-pass = Durchgehen lassen
kittens-do-give = { $taker } { WORDS($card, "kittens-a") } geben
kittens-do-pick = { WORDS($card, "kittens-a") } nehmen
kittens-do-insert =
    { $bottom ->
        [yes] Das Kitten ganz nach unten stecken
       *[no] { $place ->
            [0] Das Kitten obenauf legen
            [one] Das Kitten unter eine Karte stecken
           *[other] Das Kitten unter { $place } Karten stecken
        }
    }

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
kittens-wait-giving-you = Du bekommst Karten
kittens-wait-picking = { $name } durchsucht den Ablagestapel
kittens-wait-inserting = { $name } versteckt das Kitten im Nachziehstapel
kittens-wait-over = { $name } hat überlebt!
kittens-wait-over-you = Du hast überlebt!
kittens-you-passed = Du lässt es durchgehen. Andere überlegen noch.
kittens-you-played = Die anderen können „Nö!“ sagen.
kittens-you-are-dead = Explodiert! Schau zu, wie es den anderen ergeht.
kittens-own-end = Du bist explodiert.

## Regeln, wo sie greifen
kittens-hint-draw = Ziehen beendet deinen Zug.
kittens-hint-owed =
    { $turns ->
        [one] Angegriffen: dein letzter Zug.
       *[other] Angegriffen: { $turns } Züge für dich.
    }
kittens-hint-nope = Auch ein „Nö!“ lässt sich mit „Nö!“ stoppen.
kittens-hint-reaction = Alle werden gefragt, mit oder ohne „Nö!“.
kittens-hint-pair = Die geklaute Karte ist zufällig.
kittens-hint-three = Alle hören, welche Karte du nennst.
kittens-hint-five = Bei „Nö!“ sind die fünf Karten weg.
kittens-hint-give = Nur ihr beide seht sie.
kittens-hint-insert = Niemand sieht, wohin es kommt.
kittens-hint-peek = Sie bleiben liegen, genau in dieser Reihenfolge.
kittens-hint-alone = Damit ist jetzt nichts zu machen.

## Auf dem Tisch
kittens-pile = Nachziehstapel
kittens-field-pile = { kittens-pile }
kittens-field-discard = { kittens-discard }
kittens-field-hand = Hand
kittens-field-alive = { kittens-dead }
kittens-pile-count =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
kittens-kittens-left =
    { $count ->
        [0] ohne Kittens
        [one] mit einem Kitten
       *[other] mit { $count } Kittens
    }
kittens-kind-draw = Ziehen
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
kittens-hand-count =
    { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
kittens-known-holds = Hat garantiert: { $cards }
kittens-known-lacks = Hat garantiert nicht: { $cards }
kittens-known-most = Höchstens { $count }: { $cards }
kittens-nopes =
    { $count ->
        [one] Ein „Nö!“
       *[other] { $count }-mal „Nö!“
    }
kittens-nopes-odd = Im Moment ist es gestoppt.
kittens-nopes-even = Im Moment gilt es.

## Die eigene Hand
kittens-hand-empty = Deine Hand ist leer. Ziehen kannst du trotzdem.
kittens-hand-none = Deine Hand ist leer.
kittens-kind-pair = Paar
kittens-kind-pair-use = eine zufällige Karte klauen
kittens-kind-three = Drilling
kittens-kind-three-use = eine bestimmte Karte verlangen
kittens-kind-five = Fünf verschiedene
kittens-kind-five-use = eine Karte vom Ablagestapel nehmen
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

## Auf der Startseite
site-kittens = Exploding Kittens
site-kittens-in-a-line = Karten ziehen, bis jemand explodiert. Am besten jemand anderes.

## Ausgaben und Hausregeln
lobby-edition-kittens-it = Italienisch: Beim Wunsch geben alle
lobby-edition-kittens-2015 = Englisch 2015
lobby-edition-kittens-2025 = Englisch 2025: größere Hand, wachsende Angriffe
lobby-differs-kittens-it = Bei einem Wunsch geben dir alle anderen je eine Karte.
kittens-edition-note-it = In dieser Ausgabe geben bei einem Wunsch alle eine Karte.
lobby-differs-kittens-2015 = Bei einem Wunsch gibt dir eine Person deiner Wahl eine Karte.
lobby-differs-kittens-2025 = Acht Karten auf der Hand, Angriffe zählen zusammen, kein „Fünf verschiedene“. Bis zu fünf Personen.
lobby-option-kittens-second_deck_from = Zweites Deck ab (Personen)
lobby-option-kittens-hand = Handkarten zu Beginn, dazu eine Entschärfung
lobby-option-kittens-spare_defuses = Übrige Entschärfungen im Nachziehstapel, höchstens
lobby-option-kittens-spare_defuses_for_two = Übrige Entschärfungen zu zweit, höchstens
lobby-option-kittens-see = Karten, die Blick in die Zukunft zeigt
lobby-option-kittens-favor_from = Beim Wunsch geben eine Karte
lobby-favor_from-everybody = alle
lobby-favor_from-one = eine Person
lobby-option-kittens-attacked_again = Angriff durch Angegriffene
lobby-attacked_again-two = zwei Züge, nicht mehr
lobby-attacked_again-remaining-plus-two = die übrigen plus zwei
lobby-option-kittens-dead_hand = Karten von Explodierten
lobby-dead_hand-discard-pile = auf den Ablagestapel
lobby-dead_hand-out-of-the-game = aus dem Spiel
lobby-option-kittens-combos = Spezial-Kombos
lobby-option-kittens-five_different = Fünf verschiedene Karten

## Das Ende
ended-by-last-alive = Alle anderen sind explodiert.
ended-alive = lebt
ended-exploded = explodiert

## Der Trainer
coach-danger = Zu { $percent } % ist die nächste Karte ein Kitten.
coach-danger-none = Die nächste Karte ist garantiert kein Kitten.
coach-danger-sure = Die nächste Karte ist garantiert ein Kitten!
coach-danger-range = Zu etwa { $percent } % ist die nächste Karte ein Kitten: zwischen { $low } und { $high } %, denn andere haben eins zurückgelegt.
coach-danger-read = So, wie die anderen spielen, eher { $percent } %.
coach-kittens-kitten = ein Kitten: { $odds }
coach-kittens-card = eine andere Karte: { $odds }
coach-kittens-known-place =
    { $place ->
        [1] Oben auf dem Stapel: { WORDS($card, "kittens-a") }.
       *[other] Karte { $place } von oben: { WORDS($card, "kittens-a") }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Jemand hat irgendwo ein Kitten zurückgelegt.
       *[other] Andere haben irgendwo { $count } Kittens zurückgelegt.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } hat { WORDS($card, "kittens-a") }.
       *[other] { $name } hat { $count } × { WORDS($card, "kittens-card") }.
    }
coach-kittens-known-lacks = Diese Karte hat { $name } nicht: { WORDS($card, "kittens-card") }.
coach-kittens-draw =
    { $defuses ->
        [0] Zu { $risk } % explodierst du: Du hast keine Entschärfung.
       *[other] Zu { $risk } % ein Kitten; deine Entschärfung würde dich retten.
    }
coach-kittens-skip =
    { $turns ->
        [0] Du ziehst nicht ({ $risk } %); { $name } ist dran.
        [one] Eine Karte weniger zu ziehen ({ $risk } %); 1 Zug bleibt dir.
       *[other] Eine Karte weniger zu ziehen ({ $risk } %); { $turns } Züge bleiben dir.
    }
coach-kittens-attack = Du ziehst nicht ({ $risk } %), und { $name } hat { $turns } Züge.
coach-kittens-shuffle = Das Risiko für ein Kitten oben geht von { $risk } auf { $after } %.
coach-kittens-see =
    { $count ->
        [one] Du würdest die nächste Karte kennen; jetzt ist sie zu { $risk } % ein Kitten.
       *[other] Du würdest die nächsten { $count } Karten kennen; jetzt ist die oberste zu { $risk } % ein Kitten.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 Person gibt dir eine Karte ihrer Wahl.
       *[other] { $count } Personen geben dir je eine Karte ihrer Wahl.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } hat nur eine Karte und gibt sie dir.
       *[other] { $name } sucht eine von { $count } Karten aus und gibt sie dir.
    }
coach-kittens-pair =
    { $count ->
        [one] Du nimmst die einzige Karte von { $name }: zu { $chance } % eine Entschärfung.
       *[other] Du nimmst eine von { $count } Karten von { $name }: zu { $chance } % eine Entschärfung.
    }
coach-kittens-three = { $name } hat zu etwa { $chance } % { WORDS($card, "kittens-a") }.
coach-kittens-five =
    { $count ->
        [one] Du nimmst eine Karte vom Ablagestapel: nur 1 Sorte zur Auswahl.
       *[other] Du nimmst eine Karte vom Ablagestapel: { $count } Sorten zur Auswahl.
    }
coach-kittens-would-stop = Was { $name } gespielt hat, wäre gestoppt, wenn niemand kontert.
coach-kittens-would-happen = Was { $name } gespielt hat, würde wirken, wenn es niemand stoppt.
coach-kittens-give =
    { $count ->
        [one] Es kostet dich { WORDS($card, "kittens-a") }: dein letztes Exemplar.
       *[other] Es kostet dich { WORDS($card, "kittens-a") }; du hast { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Du bekommst { WORDS($card, "kittens-a") }: Das fehlt dir noch.
       *[other] Du bekommst { WORDS($card, "kittens-a") }; du hast { $count }.
    }
coach-kittens-insert = Wenn alle nur ziehen, bekommt es { $name }.
coach-kittens-insert-own = Wenn alle nur ziehen, bekommst du es selbst!
kittens-why-draw =
    { $defuses ->
        [0] Du hast mit { $risk } % Risiko und ohne Entschärfung gezogen
       *[other] Du hast mit { $risk } % Risiko auf ein Kitten gezogen
    }
coach-kittens-came-exploded = Du hast ein Kitten gezogen (Chance: { $odds }) und hattest keine Entschärfung
coach-kittens-came-defused = Du hast ein Kitten gezogen (Chance: { $odds }) und eine Entschärfung gebraucht
coach-how-kittens = Geschätzt mit offenen Händen und verdecktem Stapel; Entscheidungen werden nach dem bewertet, was man wissen konnte.

## Im Terminal
terminal-help-kittens =
    Spiel so viele Karten, wie du willst, oder keine; dann zieh, und dein Zug ist vorbei. Wer ohne Entschärfung ein Exploding Kitten zieht, ist raus. Wer zuletzt lebt, gewinnt.
    Alles außer Entschärfung und Exploding Kitten lässt sich mit „Nö!“ aufhalten, egal wer am Zug ist.

## Die Lektionen
learn-kittens-draw-title = Ziehen beendet den Zug
learn-kittens-draw-1 = Wer übrig bleibt, wenn alle anderen explodiert sind, gewinnt. Spiel in deinem Zug so viele Karten, wie du willst, oder keine. Dann zieh eine: Damit endet dein Zug. Jetzt brauchst du nichts, also zieh einfach.
learn-kittens-draw-done = { kittens-card-see }: eine gute Karte. Auch Ada und Leo haben gezogen. Im Nachziehstapel warten zwei Kittens: eines weniger, als Leute mitspielen.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = Bei der nächsten Karte hast du ein schlechtes Gefühl. Spiel „{ kittens-card-skip }“: Dein Zug endet, ohne dass du ziehst.
learn-kittens-skip-done = Gutes Gespür! Ada hat das Kitten gezogen, das auf dich gewartet hat. Ihre { kittens-card-defuse } hat sie gerettet, und das Kitten steckt wieder im Stapel.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Spiel „{ kittens-card-see }“: Nur du siehst die obersten drei Karten. Die anderen könnten mit „{ kittens-card-nope }“ dazwischengehen, aber hier lassen sie es geschehen.
learn-kittens-see-2 = Das Kitten ist die zweite Karte. Die erste ist sicher: Zieh sie, und überlass Ada die nächste.
learn-kittens-see-done = Ada hat das Kitten bekommen. Zu wissen, was kommt, ist das halbe Spiel.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Diesmal gibt es nichts zu spielen: Zieh eine Karte. Zum Glück hast du eine { kittens-card-defuse }.
learn-kittens-defuse-2 = Ein Kitten! Deine { kittens-card-defuse } wurde automatisch gespielt. Versteck das Kitten jetzt irgendwo im Stapel. Als Nächste zieht Ada: Leg es ganz nach oben.
learn-kittens-defuse-done = Ada hatte keine { kittens-card-defuse } und ist explodiert. Sie ist raus, und wer zuletzt lebt, gewinnt.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Spiel „{ kittens-card-favor }“: Alle anderen geben dir eine Karte ihrer Wahl. (In den englischen Ausgaben gibt nur eine Person, die du aussuchst.)
learn-kittens-favor-done = Du hast bekommen, was sie am wenigsten brauchten. Mit Adas { kittens-card-tacocat } hast du aber zwei gleiche.

learn-kittens-pair-title = Ein Paar
learn-kittens-pair-1 = Eine Katze allein tut nichts. Zwei gleiche Karten sind ein Paar: Spiel deine zwei { kittens-card-tacocat }s und klau bei jemandem eine zufällige Karte.
learn-kittens-pair-done = Nur ihr zwei wisst, welche Karte es war. Zwei gleiche Karten sind immer ein Paar, nicht nur Katzen.

learn-kittens-three-title = Ein Drilling
learn-kittens-three-1 = Mit drei gleichen Karten darfst du die Karte nennen, die du willst. Du brauchst eine { kittens-card-defuse }: Spiel den Drilling und verlang sie von Leo.
learn-kittens-three-done = Leo hatte eine und musste sie hergeben. Sonst hättest du nichts bekommen. Alle haben gehört, was du wolltest.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo hat „{ kittens-card-attack }“ gespielt: Du müsstest zwei Züge machen. „{ kittens-card-nope }“ geht jederzeit, auch wenn du nicht dran bist. Halt ihn auf!
learn-kittens-nope-done = Gestoppt: Seine Karte ist weg, und er musste ziehen. Auch ein „{ kittens-card-nope }“ lässt sich stoppen. Ein Kitten oder eine { kittens-card-defuse } nicht.

learn-kittens-attack-title = Wer zuletzt lebt, gewinnt
learn-kittens-attack-1 = Leo ist explodiert, nur Ada ist noch da. Du hast keine { kittens-card-defuse }, also schau voraus: Spiel „{ kittens-card-see }“.
learn-kittens-attack-2 = Das Kitten ist die zweite Karte. Spiel „{ kittens-card-attack }“: Dein Zug endet, ohne dass du ziehst, und Ada muss zwei Züge machen.
learn-kittens-attack-done = Adas zweite Karte war das Kitten. Nur du bist noch am Leben: gewonnen!

## Titel eines Abends
kittens-title-thief =
    { $count ->
        [one] Lange Finger (1 Karte)
       *[other] Lange Finger ({ $count } Karten)
    }
kittens-title-robbed =
    { $count ->
        [one] Am meisten beklaut (1 Karte)
       *[other] Am meisten beklaut ({ $count } Karten)
    }
kittens-title-noped = Sagt am liebsten Nein ({ $count } × „Nö!“)
kittens-title-stopped = Am öftesten gestoppt ({ $count } ×)
kittens-title-defused = Nerven aus Stahl ({ $count } × entschärft)
kittens-title-first = Kürzeste Lunte ({ $count } × zuerst explodiert)
