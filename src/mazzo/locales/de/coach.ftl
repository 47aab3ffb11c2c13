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
coach-cards = im Schnitt { $cards } Karten
coach-all =
    { $count ->
        [one] 1 weitere zeigen
       *[other] { $count } weitere zeigen
    }
coach-odds = { $ways } von { $of }
coach-percent = { $percent } %
coach-known = Was du sicher weißt

## Mantis: was kommen kann
coach-mantis-match = { mantis-color } { $odds }: { $cards } Karten
coach-mantis-miss = { mantis-color } { $odds }: nichts

## Mantis: der Grund
coach-mantis-score =
    { $count ->
        [one] { mantis-color }: { $odds }, und du hast eine davon.
       *[other] { mantis-color }: { $odds }, und du hast { $count } davon.
    }
coach-mantis-steal =
    { $count ->
        [one] { mantis-color }: { $odds }, und { $name } hat eine davon.
       *[other] { mantis-color }: { $odds }, und { $name } hat { $count } davon.
    }
coach-mantis-wins = { mantis-color }: { $odds }, und das wäre sofort der Sieg.
coach-mantis-nothing = { $name } hat keine dieser Farben: Die Karte bliebe dort liegen.
coach-mantis-nothing-own = Du hast keine dieser Farben: Die Karte käme nur in dein Aquarium.
coach-mantis-raid =
    { $count ->
        [one] { $name } hat 1 Karte im Punktestapel.
       *[other] { $name } hat { $count } Karten im Punktestapel.
    }

## Exploding Kittens: die nächste Karte
coach-danger = { $percent } %, dass die nächste Karte ein Kitten ist.
coach-danger-none = Die nächste Karte ist sicher kein Kitten.
coach-danger-sure = Die nächste Karte ist sicher ein Kitten!
coach-danger-range = Etwa { $percent } %, dass die nächste Karte ein Kitten ist: zwischen { $low } und { $high } %, denn andere haben eins zurückgelegt.
coach-danger-read = So, wie die anderen spielen, eher { $percent } %.
coach-kittens-kitten = ein Kitten: { $odds }
coach-kittens-card = eine andere Karte: { $odds }

## Exploding Kittens: was man weiß
coach-kittens-known-place =
    { $place ->
        [1] Oben auf dem Stapel: { $card }.
       *[other] Karte { $place } von oben: { $card }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Jemand hat irgendwo ein Kitten zurückgelegt.
       *[other] Andere haben irgendwo { $count } Kittens zurückgelegt.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } hat { $card }.
       *[other] { $name } hat { $count } × { $card }.
    }
coach-kittens-known-lacks = { $name } hat nicht: { $card }.

## Exploding Kittens: was es ändern würde
coach-kittens-draw =
    { $defuses ->
        [0] { $risk } %, dass du explodierst: Du hast keine Entschärfung.
       *[other] { $risk } % für ein Kitten; eine Entschärfung würde dich retten.
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
        [one] Du wüsstest die nächste Karte; jetzt ist sie zu { $risk } % ein Kitten.
       *[other] Du wüsstest die nächsten { $count } Karten; jetzt ist die oberste zu { $risk } % ein Kitten.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 Person gibt dir eine Karte ihrer Wahl.
       *[other] { $count } Personen geben dir je eine Karte ihrer Wahl.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } gibt dir die einzige Karte.
       *[other] { $name } gibt dir eine von { $count } Karten, selbst gewählt.
    }
coach-kittens-pair =
    { $count ->
        [one] Du nimmst die einzige Karte von { $name }: zu { $chance } % eine Entschärfung.
       *[other] Du nimmst eine von { $count } Karten von { $name }: zu { $chance } % eine Entschärfung.
    }
coach-kittens-three = Etwa { $chance } %, dass { $name } { $card } hat.
coach-kittens-five =
    { $count ->
        [one] Du nimmst eine Karte vom Ablagestapel: 1 Sorte liegt dort.
       *[other] Du nimmst eine Karte vom Ablagestapel: { $count } Sorten liegen dort.
    }
coach-kittens-would-stop = Was { $name } gespielt hat, wäre gestoppt, wenn niemand kontert.
coach-kittens-would-happen = Was { $name } gespielt hat, würde wirken, wenn es niemand stoppt.
coach-kittens-give =
    { $count ->
        [one] Es kostet dich { $card }, du hast nur diese.
       *[other] Es kostet dich { $card }; du hast { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Du bekommst { $card }; bisher hast du keine.
       *[other] Du bekommst { $card }; du hast { $count }.
    }
coach-kittens-insert = Wenn alle nur ziehen, bekommt es { $name }.
coach-kittens-insert-own = Wenn alle nur ziehen, bekommst du es selbst!

## Rückblick auf ein Spiel
coach-analysis = Analyse
coach-analysing = Das Spiel wird analysiert …
coach-analysis-failed = Zu diesem Spiel gibt es keine Analyse: { $why }
coach-curve = Gewinnchance nach jedem Zug
coach-how-mantis = Geschätzt aus dem, was alle sehen konnten.
coach-how-kittens = Geschätzt mit offenen Händen und verdecktem Stapel; Entscheidungen werden nach dem bewertet, was man wissen konnte.
coach-now = { $name }: { $percent } % ± { $error }
coach-now-exact = { $name }: { $percent } %, genau
coach-now-head = Jetzt
coach-accuracy = Genauigkeit
coach-lost = Durch Fehler
coach-luck = Glück
coach-turning = Wendepunkte
coach-turn-choice = Zug { $move }, eine Entscheidung: { $name } { $change }
coach-turn-luck = Zug { $move }, Glück: { $name } { $change }
coach-turn-play = Zug { $move }, Spiel: { $name } { $change }
coach-rating-best = { $name }: die beste Wahl.
coach-rating-good = { $name }: fast die beste Wahl ({ $loss }).
coach-rating-slip = { $name }: ungenau, etwa { $loss }. Besser: { $best }.
coach-rating-blunder = { $name }: ein Fehler, etwa { $loss }. Besser: { $best }.
coach-luck-now = Glück für { $name }: { $change }
