# Der Rahmen um ein Spiel: der Tisch, davor, danach, und warum etwas nicht geht.

## Im Spiel
table-game =
    { $game ->
        [mantis] Mantis
       *[kittens] Exploding Kittens
    }
table-connecting = Verbindung zum Tisch …
table-leave = Gehen
table-out = Du bist raus. Was nun?
table-fast-forward = Vorspulen
table-watch-on = Zuschauen
table-new-game = Neue Partie
table-tools = Der Tisch
table-mute = Ton aus
table-unmute = Ton an
table-talk = Etwas sagen
table-own-words = Mit eigenen Worten
table-say = Sagen
table-silence = { $name } stummschalten
table-people = Leute
table-emotes = Reaktion senden
table-emoted = { $name }: { $emote }
table-log = Was bisher geschah
table-close-log = Verlauf schließen
table-log-empty = Hier erscheint alles, was passiert.
table-board = Auf dem Tisch
table-spoken = Neues vom Tisch
table-help = Hilfe
table-more = Mehr
table-watchers =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-game-over = Das Spiel ist aus
table-hand = Deine Hand
table-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } Karten
    }
table-sort = Hand sortieren
table-sort-kind = Nach Art
table-sort-drawn = In Ziehreihenfolge
table-choose-card = Wähle eine Karte
table-choose-player = Wähle, wen es trifft
table-choose-value = Was nennst du?
table-choose-row = Wähle eine Reihe
table-choose-die = Wähle einen Würfel
table-choose-number = Wähle eine Zahl
table-choose-other = Neu wählen
table-round-over = Die Runde ist zu Ende
table-your-turn = Du bist dran
table-you-are-asked = Was sagst du?
table-waiting-for = { $name } überlegt
table-has-chosen = hat gewählt
table-waiting-for-many =
    { $count ->
        [one] 1 Person überlegt
       *[other] { $count } Personen überlegen
    }
table-has-the-turn = Ist dran.
table-you-have-the-turn = Du bist dran.
table-you = du
table-away = nicht da
table-stand-in = ein Bot springt ein
table-bot =
    { $level ->
        [easy] leichter Bot
        [medium] mittlerer Bot
        [hard] starker Bot
        [expert] Expertenbot
        [none] Bot
       *[other] Bot { $level }
    }
table-help-glow = Du kannst alles wählen, was leuchtet; was es bewirkt, steht dabei. Sonst geht nichts, du kannst also nichts falsch machen.
table-rules = Die Regeln
table-learn = Spielend lernen
table-keys = Tasten
table-key-digits = das Erste, Zweite …, das leuchtet, wählen
table-key-tab = zum Nächsten springen, dann wählen
table-key-sound = Ton an oder aus
table-key-escape = schließen oder einen Schritt zurück
table-copied = Kopiert.
table-saved = Gespeichert: { $name }
table-not-copied = Dieser Browser lässt uns nicht kopieren. Hier steht es: { $text }
table-leave-question = Die Partie verlassen?
table-leave-why = Ein Bot spielt auf deinem Platz weiter. Solange die Partie läuft, kannst du über die Startseite zurückkommen.
table-stay = Bleiben
table-leave-anyway = Gehen
table-lost = Die Verbindung ist weg. Wird neu aufgebaut … Dein Platz bleibt frei für dich.
table-back = Du bist wieder da.
table-announced = Vom Betreiber des Servers: { $text }
table-bot-plays-for-you = Ein Bot spielt für dich.
table-play-on = Selbst weiterspielen
table-you-watch = Du schaust zu.
table-take-over = Mitspielen
table-take-over-question = Wessen Platz übernimmst du?
table-take-over-seat = Für { $name } weiterspielen
table-take-seat-how = Zuerst wird der Host gefragt. Dann spielst du mit den Karten dieses Platzes weiter.
table-seat-asked = Wir haben den Host gefragt, ob du mitspielen darfst.
table-request = { $name } möchte für { $seat } weiterspielen.
table-agree = Einverstanden
table-decline = Jetzt nicht

## Gesichter
emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thinking = Moment …
emote-laugh = Haha!
emote-wow = Wow!
emote-oops = Ups
emote-cry = Das tut weh
emote-evil = Na warte
emote-love = Herrlich
emote-bye = Tschüss!

## Das Ende
ended-you-won = Du hast gewonnen!
ended-won = Sieg für { $name }
ended-shared =
    { $mine ->
        [yes] Geteilter Sieg, und du bist dabei: { $names }
       *[no] { $names } teilen sich den Sieg
    }
ended-scored =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
ended-rematch = Noch eine Runde
ended-sit = Bei der nächsten Partie mitspielen
ended-watch = Bei der nächsten zuschauen
ended-table = Plätze und Einstellungen
ended-look-back = Rückblick
ended-share = Teilen
ended-settings = Einstellungen ändern
ended-verify = Mischen überprüfen
ended-home = Startseite
ended-look = Den Tisch ansehen
ended-show = Wie es ausging

## Vor dem Spiel
lobby-invite = Freunde einladen
lobby-invite-how = Schick den Link, lies den Code vor oder lass den QR-Code scannen.
lobby-code = Code dieses Tisches
lobby-copy-link = Link kopieren
lobby-share = Teilen
lobby-share-title = Komm spielen
lobby-seats = Plätze: { $taken } von { $most }
lobby-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
lobby-sit = Hinsetzen
lobby-stand = Aufstehen und zuschauen
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-host = Host
lobby-rename = Dein Name
lobby-save = Speichern
lobby-add-bot = Bot dazu:
lobby-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Stark
       *[expert] Experte
    }
lobby-remove-bot = { $name } wegschicken
lobby-start = Los
lobby-start-now = Jetzt beginnen
lobby-ready = Bereit
lobby-you-are-ready = Du bist bereit
lobby-is-ready = bereit
lobby-waiting-for = Wir warten auf: { $names }
lobby-waiting-for-you = Alle warten auf dich.
lobby-shuffle = Plätze mischen
lobby-left = ist gegangen
lobby-too-few =
    { $count ->
        [one] Es fehlt noch jemand: ein Mensch oder ein Bot.
       *[other] Es fehlen noch { $count }: Menschen oder Bots.
    }
lobby-host-begins = { $name } startet die Partie, wenn alle da sind.
lobby-somebody-begins = Der Host startet die Partie, wenn alle da sind.
lobby-settings = Einstellungen der Partie
lobby-host-sets = Das entscheidet der Host.
lobby-tournament = Die Partie beginnt, wenn alle da sind, spätestens nach zwei Minuten.
lobby-to-tournament = Zum Turnier
lobby-game = Spiel
lobby-edition = Ausgabe
edition-change = Ausgabe wechseln
edition-known = Alles klar
lobby-turn-clock = Zeit für einen Zug
lobby-reaction-clock = Zeit für eine Reaktion
lobby-speed = Tempo der Bots
lobby-speed-calm = gemütlich
lobby-speed-normal = normal
lobby-speed-fast = schnell
lobby-no-clock = ohne Limit
lobby-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
lobby-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
lobby-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
lobby-house-rules = Hausregeln
lobby-changed =
    { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
lobby-as-printed = Wie in der Anleitung
lobby-less = Eins weniger
lobby-more = Eins mehr
lobby-table-rules = Der Tisch
lobby-open = Öffentlich in der Liste
lobby-auto-pass = Allein mit Bots: nur fragen, wenn ich reagieren kann
lobby-chat = Freier Chat
lobby-coach = Tipps vom Trainer
lobby-abandoned = Wenn alle weg sind
lobby-abandoned-finish = Bots spielen zu Ende
lobby-abandoned-expire = der Tisch schließt
lobby-absent = Wer beim Start fehlt
lobby-absent-bot = wird von einem Bot vertreten
lobby-absent-sit_out = setzt aus
lobby-evening = Der Abend
lobby-evening-open = endet, wann ihr wollt
lobby-evening-first_to_3 = geht auf 3 Siege
lobby-evening-best_of_5 = geht über 5 Partien, nach Punkten
lobby-fair = Mischen überprüfen
lobby-fair-how = Der Server hat seinen Teil des Mischens schon festgelegt und zeigt vor der Partie dessen Fingerabdruck. Dein Browser mischt mit: ein zufälliger Text, der in der Aufzeichnung der Partie für alle lesbar bleibt. Danach können alle prüfen, dass nichts geändert wurde.
lobby-fair-hash = Fingerabdruck der nächsten Karten:

## People
people-watching =
    { $count ->
        [0] Niemand schaut zu
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
people-removed = entfernt
people-let-in = Wieder hereinlassen
people-more = Mehr zu { $name }
people-silence = Stummschalten
people-hear = Wieder hören
people-hand-on = Zum Host machen
people-remove = Vom Tisch entfernen
people-remove-sure = Ja, entfernen
people-remove-why = Zurückkommen geht nur, wenn du es erlaubst.
people-remove-game = Ein Bot spielt weiter. Zurückkommen geht nur, wenn du es erlaubst.
people-lock = Sperren: niemand Neues kommt dazu
people-locked = Der Tisch ist gesperrt: Niemand Neues kommt dazu.

## Mehrere Personen, ein Gerät
local-title = Mehrere Personen, ein Gerät
local-how = Gebt das Gerät herum. Geheime Karten bleiben hinter einem Vorhang.
local-names = Wer spielt mit?
local-name = Person { $number }
local-add = Noch jemand
local-remove = { $name } entfernen
local-begin = Los
local-resume = Weiterspielen
local-resume-question = Eine Partie läuft noch: { $names }
local-beginning = Der Tisch wird vorbereitet …
local-turn = { $name }, du bist dran
local-asked = { $name }: { $question }
local-pass-to = Gib das Gerät an { $name }
local-pass-why = Alle anderen schauen weg!
local-i-am = Ich bin { $name }
local-reaction-question = Reagiert jemand?
local-reaction-why = Wer überlegen will, nimmt das Gerät und schaut in die eigenen Karten.
local-look = { $name } schaut nach
local-nobody = Niemand
local-back = Zurück zur Frage
local-leave-why = Die Partie wartet auf diesem Gerät ein paar Minuten auf euch.

## Warum etwas nicht geht
refusal-other = Das hat nicht geklappt: { $why }
refusal-offline = Der Server ist nicht erreichbar. Bist du online?
refusal-needs-server = Dafür braucht es einen Server.
refusal-not-loaded = Die Spiele konnten nicht auf dieses Gerät geladen werden. Bist du online?
refusal-stranger = Der Server kennt diesen Browser nicht. Lade die Seite neu und erlaube Cookies.
refusal-too-fast = Das war zu schnell. Hol Luft und versuch es noch einmal.
refusal-busy = Der Server ist gerade ausgelastet. Versuch es in { $seconds } s noch einmal.
refusal-not-understood = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-fault = Auf dem Server ging etwas schief, und nichts hat sich geändert. Versuch es noch einmal.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-turn-seconds = Ein Zug kann 1 bis { $most } Sekunden dauern oder ohne Limit sein.
refusal-reaction-seconds = Die Zeit für eine Reaktion kann 1 bis { $most } Sekunden betragen.
refusal-name = Namen dürfen höchstens 24 Zeichen haben, in einer Zeile.
refusal-not-here = Du bist nicht mehr an diesem Tisch. Lade die Seite neu.
refusal-not-seated = Du hast hier keinen Platz. Setz dich zuerst.
refusal-seated = Du hast schon einen Platz.
refusal-screen = Ein Bildschirm zeigt nur den Tisch. Spiele auf einem Handy oder einem anderen Gerät.
refusal-not-host = Das kann nur der Host.
refusal-playing = Das lässt sich nach der Partie ändern.
refusal-not-playing = Hier wird gerade nicht gespielt.
refusal-full = Alle { $most } Plätze sind besetzt. Du kannst zuschauen.
refusal-too-few = Mindestens { $fewest } müssen mitspielen. Hol jemanden oder einen Bot dazu.
refusal-too-many = Diese Ausgabe ist für höchstens { $most } Personen. Jemand muss aufstehen.
refusal-full-house = An diesem Tisch ist Platz für { $most } Personen, und er ist voll.
refusal-full-address = An diesem Tisch sind schon { $most } Personen, die deinen Internetanschluss teilen. Erst muss jemand von euch gehen.
refusal-unknown-bot = Diesen Bot gibt es für dieses Spiel nicht.
refusal-bot-options = Dieser Bot kennt eine Hausregel dieses Tisches nicht ({ $options }). Lasst sie wie in der Anleitung oder nehmt einen anderen Bot.
refusal-not-a-bot = Dort sitzt kein Bot.
refusal-seat = Diesen Platz gibt es nicht.
refusal-taken = Dieser Platz ist schon besetzt. Nimm einen anderen.
refusal-outdated = Die Partie ist weitergegangen, seit du gewählt hast. Schau noch einmal hin.
refusal-not-asked = Die anderen überlegen. Du kommst noch dran.
refusal-no-coach = An diesem Tisch wird ohne Trainer gespielt. Der Host kann das vor einer Partie ändern.
refusal-not-legal = Das geht jetzt nicht. Wähl etwas, das leuchtet.
refusal-settings = Mit diesen Zahlen kann keine Partie beginnen. Wähl andere, oder spielt wie in der Anleitung.
refusal-seen-another-hand = Du hast in dieser Partie schon eine andere Hand gesehen. Du kannst bis zum Ende zuschauen.
refusal-people-play = Es spielt noch jemand mit. Nur Bots lassen sich vorspulen.
refusal-no-request = Die Anfrage gilt nicht mehr.
refusal-no-person = Die Person ist nicht mehr am Tisch.
refusal-own-self = Dich selbst kannst du nicht entfernen. Verlass den Tisch oder mach zuerst jemand anderen zum Host.
refusal-host-here = Der Host ist noch da.
refusal-removed = Der Host hat dich von diesem Tisch entfernt. Bitte ihn, dich wieder hereinzulassen.
refusal-locked = Dieser Tisch ist gesperrt. Bitte den Host, ihn zu öffnen.
refusal-one-device = An diesem Tisch wird auf einem Gerät gespielt, das herumgereicht wird.
refusal-one-device-stays = Dieser Tisch gehört zu einem Gerät und bleibt dort. Öffne einen anderen.
refusal-no-chat-in-public = Freien Chat gibt es nur an Tischen, die nicht in der Liste stehen.
refusal-silent-watchers = An einem Tisch aus der Liste redet nur, wer mitspielt.
refusal-words = Das kann man hier nicht sagen.
refusal-no-chat = An diesem Tisch gibt es nur fertige Sätze. Der Host kann den freien Chat vor einer Partie erlauben.
refusal-text = Nachrichten dürfen höchstens { $most } Zeichen haben, in einer Zeile.
refusal-entropy = Dein eigener Beitrag zum Mischen kann 1 bis { $most } Buchstaben und Ziffern haben und kommt vor der Partie dazu. Er bleibt in der Aufzeichnung der Partie, wo alle ihn lesen können.
refusal-tournament = Diesen Tisch leitet ein Turnier: Es verteilt die Plätze und startet die Partie.
refusal-no-seed = Die Karten werden noch gemischt. Versuch es gleich noch einmal.
refusal-closed = Dieser Tisch ist geschlossen. Öffne einen anderen.
refusal-too-many-tables = Auf diesem Server ist gerade kein Platz für noch einen Tisch. Versuch es später.
refusal-not-json = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-too-slow = Die Verbindung ist zu langsam. Versuch es noch einmal.
refusal-too-large = Das war zu viel auf einmal.
refusal-no-short-code = Unter diesen Buchstaben wartet kein Tisch. Frag nach neuen oder nach dem Link.
refusal-link-used = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
refusal-no-table = Wir finden diesen Tisch nicht. Vielleicht wurde er geschlossen, oder der Code ist vertippt.
refusal-quarantined = Dieser Tisch hat ein Problem, um das sich der Betreiber des Servers kümmern muss. Es ist nichts verloren.
refusal-banned = Du bist auf diesem Server gesperrt bis { $until }.
refusal-not-operator = Das darf nur der Betreiber dieses Servers.
refusal-no-record = Wir finden diese Partie nicht. Vielleicht wurde sie nicht aufbewahrt.
refusal-crowded = Zu viele Verbindungen. Schließ andere Seiten oder versuch es später.
refusal-restart = Der Server startet neu. Versuch es gleich noch einmal.
refusal-failure = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
refusal-refused = Das kann der Server nicht tun.
refusal-http = Das kann der Server nicht tun.

## Warum der Server eine Verbindung beendet
close-no-table = Wir finden diesen Tisch nicht. Vielleicht wurde er geschlossen, oder der Code ist vertippt.
close-closed = Dieser Tisch ist geschlossen.
close-elsewhere = Dieses Spiel läuft in einem anderen Fenster dieses Browsers weiter.
close-not-loaded = Die Spiele konnten nicht auf dieses Gerät geladen werden. Bist du online?
close-quarantined = Dieser Tisch hat ein Problem, um das sich der Betreiber des Servers kümmern muss. Es ist nichts verloren.
close-banned = Der Betreiber dieses Servers hat dich für eine Weile gesperrt.
close-forgotten = Deine Daten hier sind gelöscht. Lade die Seite neu, um von vorn anzufangen.
close-removed = Der Host hat dich von diesem Tisch entfernt.
close-locked = Dieser Tisch ist gesperrt. Bitte den Host, ihn zu öffnen.
close-other-version = Diese Seite und der Server haben verschiedene Versionen von Mazzo. Lade die Seite neu; es geht nichts verloren.
close-crowded = Zu viele Verbindungen zu diesem Tisch. Wir versuchen es gleich noch einmal.
close-restart = Der Server ist gleich wieder da. Es geht nichts verloren.
close-failure = Der Server öffnet diesen Tisch gerade neu. Es geht nichts verloren.
close-nonsense = Der Server hat diese Seite nicht verstanden. Lade sie neu.
close-slow = Die Verbindung war zu langsam, um der Partie zu folgen.

## The big screen

tv-which = Welchen Tisch willst du zeigen?
tv-show = Zeigen
tv-where = Am Tisch öffnet jemand „Auf dem Fernseher zeigen“ und liest sechs Buchstaben vor.
tv-join = Halte die Handykamera drauf, oder öffne diese Seite und tippe die Buchstaben ein
tv-nobody = Noch ist niemand da.
tv-over = Dieser Tisch ist geschlossen. Bis zum nächsten Mal!
tv-offer = Auf dem Fernseher zeigen
tv-how = Öffne diese Seite auf dem Fernseher, Laptop oder Beamer und tippe die Buchstaben ein:
tv-here = Auf diesem Bildschirm zeigen
tv-name = Großer Bildschirm

## The first table, and the first game
table-newcomer = Wie sollen wir dich nennen?
table-newcomer-enter = An den Tisch
first-choose = Du bist dran: Was leuchtet, kannst du wählen. Tippe darauf.
first-others = Jetzt spielen die anderen. Oben steht, wann du wieder dran bist.
first-log = Etwas verpasst? In der Liste oben steht jeder Zug.
first-react = Auf diese Karte darfst du antworten, bevor sie gilt. Wenn du nicht willst, lass sie zu.
