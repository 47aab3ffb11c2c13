# Das Terminal, wo es etwas sagt, das die Seiten nicht sagen.

terminal-list = { $others } und { $last }
terminal-labelled = { $label }: { $text }
terminal-log = Verlauf
terminal-coach = Trainer
terminal-emotes = Reaktionen
terminal-theme = Hell/dunkel
terminal-quit = Beenden
terminal-back = Zurück
terminal-seats = Plätze
terminal-bots = Bots
terminal-clock = Zeit für eine Reaktion
terminal-role = Du
terminal-play = spielst
terminal-watch = schaust zu
terminal-begin = Hier gegen Bots spielen
terminal-at-a-server = Auf einem Server spielen, mit anderen
terminal-return = Zurück an deinen Tisch { $code } auf { $address }
terminal-continue = Deine Partie weiterspielen: { $game }
terminal-look-back = Auf eine Partie zurückblicken
terminal-address = Adresse des Servers
terminal-code = Code des Tisches (leer: aus einer Liste wählen)
terminal-new-table = Einen neuen Tisch eröffnen
terminal-stage-lobby = wartet auf Leute
terminal-stage-playing = läuft gerade
terminal-stage-over = zu Ende
terminal-send-away = Einen Bot wegschicken
terminal-other-game = Anderes Spiel oder andere Ausgabe
terminal-file = Datei der Partie
terminal-save = Die Partie speichern
terminal-saved = Die Partie steht in { $file }.
terminal-bot-failed = { $bot } ist abgestürzt; gespielt wurde der einfachste Zug: { $why }
terminal-too-small = Dieses Fenster ist zu klein: { $width } mal { $height } Zeichen. Nötig sind mindestens { $columns } mal { $lines }.
terminal-leave-why = Die Partie bleibt erhalten. Du kannst sie später von der Startseite aus weiterspielen.

## Help
terminal-help-keys =
    Gewählt wird mit Pfeilen und Enter, mit den Tasten vor jeder Zeile oder mit der Maus. Escape geht einen Schritt zurück.
    ? Hilfe   g Verlauf   c Trainer   e Reaktionen   u passen, bis ich dran bin
    l Sprache   t hell oder dunkel   q gehen   Strg-C sofort gehen
terminal-help-replay =
    ← (oder b) und → gehen einen Zug zurück und vor, ↑ und ↓ zehn, Pos1 und Ende zum Anfang und zum Ende. Ein Klick auf den Balken führt dorthin.
    Die Leertaste lässt die Partie ablaufen und hält sie an.
    Eine Ziffer zeigt, was diese Person sehen konnte, 0, was alle sehen konnten.
    a Analyse   l Sprache   t hell oder dunkel   q zurück   Strg-C sofort gehen

## On the way to a server
terminal-no-address = { $address } ist keine Serveradresse; so sieht eine aus: http://localhost:8000.
terminal-no-server = Keine Antwort von { $address }. Läuft der Server, und stimmt die Adresse?
terminal-no-mazzo = { $address } antwortet, ist aber kein Mazzo-Server.
terminal-other-version = Der Server unter { $address } hat eine andere Version von Mazzo. Beide Seiten brauchen dieselbe.
terminal-refused = Der Server unter { $address } hat abgelehnt: { $why }

## Einfache Zeilen, wo nichts gezeichnet wird
terminal-welcome = { $game } ({ $edition }). Du spielst mit { $names }.
terminal-how = Gib eine Zahl ein, oder die ersten Buchstaben einer Möglichkeit.
terminal-how-else = Du kannst auch { $help } (?), { $log }, { $table }, { $back } und { $quit } eingeben.
# Fünf Wörter zum Eingeben: für die Hilfe, den Verlauf, den Tisch, einen Schritt zurück und zum Gehen.
terminal-commands = hilfe verlauf tisch zurück ende
terminal-or-enter = (oder Enter)
terminal-no-choice = { $answer } geht jetzt nicht. Zur Wahl stehen { $choices }.
terminal-which-game = Welches Spiel?
terminal-left = Du hast die Partie verlassen.
terminal-kept = Die Partie bleibt erhalten. So spielst du weiter: { $command }
terminal-again = Noch einmal dieselben Karten: { $command }
terminal-save-where = Die Partie speichern? Ein Dateiname, oder Enter für nein:
terminal-see-again = Zum Zurückblicken: { $command }
terminal-more = Für Farben, Tasten und Maus: { $command }
terminal-replay-how = Enter: der nächste Zug. b: zurück. Eine Zahl: zu diesem Zug. q: Ende.

## mazzo analyse
terminal-choices = Entscheidungen
terminal-mistakes = Entscheidungen, die etwas gekostet haben (die { $shown } schlechtesten von { $count }):
terminal-no-mistakes = Keine Entscheidung hat viel gekostet.
terminal-instead = { $bot } an ihrer Stelle
terminal-same = Gleiche Wahl
terminal-same-of = { $same } von { $count }
terminal-instead-mistakes = Wo { $bot } am meisten verloren hätte (die { $shown } schlechtesten von { $count }):
terminal-instead-none = { $bot } hätte nirgends viel verloren.
terminal-no-turning = Es gab keinen Wendepunkt.
