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
verdict-ask-won = Wie habe ich gespielt?
