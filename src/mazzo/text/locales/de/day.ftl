# Der Tag: Rätsel und die Partie des Tages.

day-title = Heute
day-puzzles = Rätsel
day-puzzles-what = Drei am Tag für jedes Spiel, für alle dieselben. Eine Wahl ist klar die beste.
day-rating = Deine Wertung
day-rating-now = Deine Wertung: { $rating } ({ $change })
day-counted = Gezählt hat dein erster Versuch.
day-puzzle-title = Rätsel { $number }
day-puzzle-task = Hier ist eine Wahl klar die beste. Welche?
day-difficulty = Schwierigkeit { $rating }
day-all-puzzles = Alle { $count } Rätsel
day-try-open = noch nicht versucht
day-try-right = gelöst
day-try-wrong = nicht gelöst
day-right = Richtig! Das ist die beste Wahl.
day-wrong = Diesmal nicht. Die beste Wahl: { $best }
day-beginner = Anfänger würden wählen: { $choice }
day-gap = Eine gründlichere Suche bestätigt es: Mit der zweitbesten Wahl ändert sich die Gewinnchance um { $gap } ± { $error } Prozentpunkte.
day-why = Warum?
day-show = Zeigen
day-more = Weitere Rätsel
day-next = Nächstes Rätsel
day-last = Was zuletzt passiert ist
refusal-no-puzzle = Dieses Rätsel gibt es nicht.
day-deals = Die Partie des Tages
day-deals-what = Dieselben Karten und dieselben drei Gegner für alle. Du hast einen Versuch.
day-play = Spielen
day-earlier = Die Tage davor
day-earlier-what = Eine Partie zählt für den Tag, an dem du sie begonnen hast.
day-streak = { $count ->
    [0] Gerade keine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
} · deine längste: { $best }
day-share = Teilen
day-check = Mischen überprüfen
day-won = { $count ->
    [one] Gewonnen mit 1 Entscheidung
   *[other] Gewonnen mit { $count } Entscheidungen
}
day-lost = { $count ->
    [one] Verloren nach 1 Entscheidung
   *[other] Verloren nach { $count } Entscheidungen
}
day-expert-won =
    { $count ->
        [one] Der Expertenbot mit denselben Karten: gewonnen mit 1 Entscheidung
       *[other] Der Expertenbot mit denselben Karten: gewonnen mit { $count } Entscheidungen
    }
day-expert-lost =
    { $count ->
        [one] Der Expertenbot mit denselben Karten: verloren nach 1 Entscheidung
       *[other] Der Expertenbot mit denselben Karten: verloren nach { $count } Entscheidungen
    }
day-signs = Gute Entscheidungen: { $good }, Ungenauigkeiten: { $slips }, Patzer: { $blunders }
day-copy-this = Hier lässt sich der Text nicht kopieren.
day-promise = Geht alles mit rechten Dingen zu?
day-promise-what = Die Karten von heute stehen längst fest. Das ist der Fingerabdruck des heutigen Geheimnisses; morgen wird es gezeigt:
day-promise-holds = Er führt zurück zum ersten Fingerabdruck, vom { $since }:
day-promise-fails = Er führt nicht zurück zum ersten Fingerabdruck, vom { $since }:
refusal-not-played = Spiel zuerst die Partie dieses Tages.
refusal-no-deal = Für dieses Spiel gibt es keine Partie des Tages.
refusal-day = Die Partie des Tages spielt man einmal, allein gegen ihre drei Bots. Öffne einen anderen Tisch.

## My games
mine-title = Meine Partien
mine-where = Sie bleiben auf diesem Gerät und sonst nirgends.
mine-none = Noch nichts. Jede Partie, die du zu Ende spielst, findest du hier.
mine-which = Welche Partien
mine-all = Alle Spiele
mine-over-time = Siege und Glück
mine-played = Partien
mine-won = gewonnen
mine-luck = Glück pro Partie
mine-wins-own = Deine Siege: { $count }
mine-wins-fair = Wenn alle gleich oft gewinnen würden: { $count }
mine-luck-sum = Glück je Partie, insgesamt { $luck }
mine-luck-what = Glück: um wie viele Prozentpunkte die Karten deine Gewinnchance verändert haben.
mine-luck-how = Öffne die Analyse einer Partie, dann zählt ihr Glück hier mit.
mine-list = Alle Partien
mine-more = { $count } weitere
mine-outcome-won = Gewonnen
mine-outcome-shared = Geteilt
mine-outcome-lost = Verloren
mine-outcome-together = An einem Gerät
mine-with = mit { $names }
mine-luck-of = Glück { $luck }
mine-forget = Partie vom { $when } löschen
mine-take = Exportieren
mine-forget-all = Alle löschen
mine-forget-all-question = Alle deine Partien löschen?
mine-forget-all-why = Von diesem Gerät verschwinden die Liste, deine Siege und dein Glück. Partien, die der Server aufbewahrt, bleiben dort.
mine-keep = Behalten
mine-accuracy = Gute Entscheidungen: im Schnitt { $percent } %, in { $count ->
    [one] 1 analysierten Partie
   *[other] { $count } analysierten Partien
}
mine-days = Partien des Tages: { $won } von { $count } gewonnen
mine-puzzles = Rätsel: { $right } von { $count } gelöst
mine-ratings = Deine Wertung im Lauf der Zeit, von { $least } bis { $most }
mine-file = Alles in einer Datei
mine-file-what = Partien, Tage und Rätsel, zum Aufheben oder für ein anderes Gerät. Auf diesem Gerät wird nichts überschrieben.
mine-export = Exportieren
mine-import = Importieren
mine-imported = Jetzt ist alles hier.
mine-import-failed = Das ist keine Datei, die hier exportiert wurde.
mine-open = Eine gespeicherte Partie öffnen
mine-open-what = Du kannst die Datei auch irgendwo auf diese Seite ziehen.

## Rewards
reward-title = Was du dir verdient hast
reward-title-newcomer = Neu am Tisch
reward-title-regular = Stammgast
reward-title-solver = Rätselprofi
reward-title-faithful = Lässt keinen Tag aus
reward-title-champion = Champion
reward-hat = Hut
reward-hat-none = kein Hut
reward-hat-party = Partyhut
reward-hat-cap = Doktorhut
reward-hat-crown = Krone
reward-felt = Tischtuch
reward-felt-green = grün
reward-felt-blue = blau
reward-felt-wine = weinrot
reward-felt-violet = violett
reward-back = Kartenrücken
reward-back-plain = schlicht
reward-back-ruby = Rubin
reward-back-jade = Jade
reward-back-gold = Gold
reward-after-games = nach { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}
reward-after-wins = nach { $count ->
    [one] 1 Sieg
   *[other] { $count } Siegen
}
reward-after-days = nach { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tagen in Folge
}
reward-after-puzzles = nach { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätseln
}
