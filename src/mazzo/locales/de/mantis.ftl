# Mantis: Farben, was geschah, was man tun kann.

## Farben und Karten
mantis-color =
    { $color ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [purple] Lila
       *[pink] Rosa
    }
# Karten einer Farbe, in einer Liste: „2 rote“.
mantis-stack =
    { $color ->
        [red] { $count } rote
        [orange] { $count } orange
        [yellow] { $count } gelbe
        [green] { $count } grüne
        [blue] { $count } blaue
        [purple] { $count } lila
       *[pink] { $count } rosa
    }
# Zwei oder mehr Karten einer Farbe, in einem Satz.
mantis-cards =
    { $color ->
        [red] { $count } rote Karten
        [orange] { $count } orange Karten
        [yellow] { $count } gelbe Karten
        [green] { $count } grüne Karten
        [blue] { $count } blaue Karten
        [purple] { $count } lila Karten
       *[pink] { $count } rosa Karten
    }

## Orte
mantis-tank-empty = Aquarium leer
mantis-draw-pile = Nachziehstapel
mantis-pile-empty = Keine Karte mehr
mantis-pile-state =
    { $count ->
        [one] Noch 1 Karte. Ihre Rückseite zeigt { $colors }. Eine davon ist vorn.
       *[other] Noch { $count } Karten. Die Rückseite der obersten zeigt { $colors }. Eine davon ist vorn.
    }
mantis-score-state = Punktestapel: { $count } von { $target }

## Was man tun kann, in einem Wort
mantis-score = Punkten
mantis-steal = Klauen
mantis-raid = 1 nehmen

## Was man tun kann
mantis-label-score = Punkten: die Karte in deinem eigenen Aquarium umdrehen
mantis-label-steal = Bei { $name } klauen: { $cards }
mantis-label-steal-empty = Bei { $name } klauen: in einem leeren Aquarium ist nichts zu holen
mantis-label-raid =
    { $count ->
        [one] Die einzige Karte aus dem Punktestapel von { $name } nehmen
       *[other] 1 der { $count } Karten aus dem Punktestapel von { $name } nehmen
    }

## Was geschah
mantis-missed-score = { $name } wollte punkten: { mantis-color }, kein Treffer. Die Karte bleibt im Aquarium.
mantis-missed-steal = { $name } wollte bei { $target } klauen: { mantis-color }, kein Treffer. { $target } behält die Karte.
mantis-scored = { $name } hat mit { mantis-cards } gepunktet.
mantis-stole = { $name } hat { mantis-cards } bei { $target } geklaut.
mantis-banked = { $name } hat { mantis-cards } bei { $target } geklaut, gleich auf den Punktestapel.
mantis-raidwon = { $name } darf eine Karte aus einem Punktestapel nehmen.
mantis-raided = { $name } hat eine Karte aus dem Punktestapel von { $target } genommen.
mantis-again = { $name } ist noch einmal am Zug.
mantis-won-target = { $name } hat genug Karten im Punktestapel und gewinnt.
mantis-won-most = Der Nachziehstapel ist leer. { $name } hat die meisten Karten im Punktestapel und gewinnt.
mantis-won-tank = Der Nachziehstapel ist leer, und bei den Punkten herrscht Gleichstand. { $name } hat das vollere Aquarium und gewinnt.
mantis-won-shared = Der Nachziehstapel ist leer, und alles ist gleich. { $names } gewinnen gemeinsam.

## Was geschah, zu dem gesagt, den es betrifft
mantis-you-missed-score = Du wolltest punkten: { mantis-color }, kein Treffer. Die Karte bleibt in deinem Aquarium.
mantis-you-missed-steal = Du wolltest bei { $target } klauen: { mantis-color }, kein Treffer. { $target } behält die Karte.
mantis-missed-steal-from-you = { $name } wollte bei dir klauen: { mantis-color }, kein Treffer. Du behältst die Karte.
mantis-you-scored = Du hast mit { mantis-cards } gepunktet.
mantis-you-stole = Du hast { mantis-cards } bei { $target } geklaut.
mantis-stole-from-you = { $name } hat dir { mantis-cards } geklaut.
mantis-you-banked = Du hast { mantis-cards } bei { $target } geklaut, gleich auf deinen Punktestapel.
mantis-banked-from-you = { $name } hat dir { mantis-cards } geklaut, gleich auf den Punktestapel.
mantis-you-raidwon = Du darfst eine Karte aus einem Punktestapel nehmen.
mantis-you-raided = Du hast eine Karte aus dem Punktestapel von { $target } genommen.
mantis-raided-from-you = { $name } hat eine Karte aus deinem Punktestapel genommen.
mantis-you-again = Du bist noch einmal am Zug.
mantis-you-won-target = Du hast genug Karten im Punktestapel. Du gewinnst!
mantis-you-won-most = Der Nachziehstapel ist leer. Du hast die meisten Karten im Punktestapel. Du gewinnst!
mantis-you-won-tank = Der Nachziehstapel ist leer, und bei den Punkten herrscht Gleichstand. Dein Aquarium ist voller. Du gewinnst!

## Was jetzt zählt
mantis-hint-turn = Punkte im eigenen Aquarium, oder klau in einem anderen. Eine der drei Farben ist vorn.
mantis-hint-two = Wer erfolgreich klaut, ist noch einmal am Zug. Nur der Punktestapel zählt.
mantis-hint-keep = Karten im Aquarium zählen noch nichts. Punkte damit, bevor jemand sie nimmt.
mantis-hint-stolen = Geklaute Karten kommen in dein Aquarium. Punkte damit, bevor jemand sie zurückholt.
mantis-hint-raid = Geklaut! Nimm dir 1 Karte aus einem Punktestapel.
mantis-hint-close =
    { $count ->
        [one] { $name } fehlt noch 1 Karte zum Sieg.
       *[other] { $name } fehlen noch { $count } Karten zum Sieg.
    }
mantis-icon-again = Klaust du mit dieser Karte, bist du noch einmal am Zug.
mantis-icon-raid = Klaust du mit dieser Karte, nimmst du auch 1 Karte aus einem Punktestapel.
mantis-icon-bank = Klaust du mit dieser Karte, kommt die Beute auf deinen Punktestapel.
mantis-waiting = { $name } überlegt: punkten oder klauen?
mantis-waiting-raid = { $name } sucht einen Punktestapel aus, um eine Karte zu nehmen.
