# Der Trainer. Ein Satz beginnt von selbst mit einem großen Buchstaben.

## Was der Trainer während des Spiels sagt
coach-title = Trainer
coach-close = Trainer schließen
coach-thinking = Der Trainer denkt nach …
coach-wait = Der Trainer meldet sich, wenn du etwas entscheiden musst.
coach-estimates = Gewinnchancen sind Schätzungen mit der angegebenen Abweichung; die Chancen der Karten sind genau.
coach-win = { $percent } % ± { $error } Gewinnchance
coach-win-exact = genau { $percent } % Gewinnchance
coach-best = Am besten
coach-choices = Alle Möglichkeiten mit Zahlen
coach-cards = im Schnitt { $cards } Karten
coach-all =
    { $count ->
        [one] 1 weitere zeigen
       *[other] { $count } weitere zeigen
    }
coach-odds = { $ways } von { $of }
coach-percent = { $percent } %
coach-known = Was du sicher weißt
coach-imagined = { $won } von { $games } zufällig zu Ende gespielten Partien gewonnen.
coach-next = { $odds }: { $events }
coach-how-imagined = Geschätzt, indem die Partie viele Male zufällig zu Ende gespielt wurde, nach dem, was man wissen konnte. Die Spanne ist der Stichprobenfehler; sie sagt nicht, wie gut gespielt wird.

## Rückblick auf ein Spiel
coach-analysis = Analyse
coach-analysing = Die Partie wird analysiert …
coach-analysis-failed = Diese Partie lässt sich nicht analysieren: { $why }
coach-curve = Gewinnchance nach jedem Zug
coach-now = { $name }: { $percent } % ± { $error }
coach-now-exact = { $name }: { $percent } %, genau
coach-now-head = Chance jetzt
coach-accuracy = Genauigkeit
coach-lost = Fehler
coach-explained = Fehler und Glück zählen in Punkten: 1 Punkt ist 1 % Gewinnchance. Fehler −13: Mit besseren Entscheidungen wären 13 Punkte mehr geblieben. Glück +5: Die Karten haben 5 Punkte gebracht. Genauigkeit 100 %: immer die beste Entscheidung.
coach-luck = Glück
coach-turning = Wendepunkte
coach-turn-choice = Zug { $move }, eine Entscheidung: { $name } { $change }
coach-turn-luck = Zug { $move }, Glück: { $name } { $change }
coach-turn-play = Zug { $move }, Spielverlauf: { $name } { $change }
coach-rating-best = { $name }: die beste Wahl.
coach-rating-good = { $name }: fast die beste Wahl ({ $loss }).
coach-rating-slip = { $name }: eine Ungenauigkeit, etwa { $loss }. Besser: { $best }.
coach-rating-blunder = { $name }: ein Patzer, etwa { $loss }. Besser: { $best }.
coach-luck-now = Glück für { $name }: { $change }

## Why a game ended as it did

verdict-ask = Warum habe ich verloren?
verdict-ask-won = Warum habe ich gewonnen?
verdict-turn = Den Zug ansehen
verdict-quality =
    { $count ->
        [0] Du hattest nie eine Wahl.
       *[other] Gute Entscheidungen: { $good } von { $count }.
    }
why-position = Der Tisch vor Zug { $move }
why-yours = Deine Wahl: { $choice }
why-better = Besser: { $choice }
why-your-mark = Du
why-better-mark = Besser
why-chose = Du hast „{ $chosen }“ gewählt
why-choice-ten = Zug { $move }: { $did }. „{ $best }“ gewinnt von da an etwa { $high } von 10 Mal, deine Wahl { $low } von 10 Mal.
why-choice-percent = Zug { $move }: { $did }. „{ $best }“ gewinnt von da an in etwa { $high } % der Fälle, deine Wahl in { $low } %.
why-luck =
    { $low ->
        [0] Das Glück hat entschieden.
       *[other] Am meisten hat dich Pech gekostet.
    } Zug { $move }: { $came }. Deine Gewinnchance ging von { $high } auf { $low } %.
why-turn = Zug { $move } war die Wende: { $came }. Deine Gewinnchance ging von { $high } auf { $low } %.
why-out = Zug { $move }: { $came }. Schon vorher lag deine Gewinnchance nur bei etwa { $high } %.
why-slow = Kein einzelner Zug hat entschieden; deine Chance ist nach und nach geschrumpft. Der größte Schritt, Zug { $move }: { $came }. Das brachte dich von { $high } auf { $low } %.
why-slow-unknown = Kein einzelner Zug hat entschieden; deine Chance ist nach und nach geschrumpft, am meisten nach Zug { $move }: von { $high } auf { $low } %.
why-fell = Am stärksten fiel deine Chance zwischen Zug { $move } und { $until }, von etwa { $high } auf { $low } %: Das waren die anderen und die Karten. Keine deiner Entscheidungen war klar falsch.
why-end = Nach deiner letzten Entscheidung, Zug { $move }, lag deine Chance noch bei etwa { $high } %. Den Rest haben die anderen und die Karten entschieden.
why-watched = Du hattest nie eine Wahl: Die anderen und die Karten haben entschieden.
why-won = Du hast gewonnen, und das meiste war richtig gewählt.
