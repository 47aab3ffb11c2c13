# Auf ein beendetes Spiel zurückschauen.

replay-title = { $game }: { $names }
replay-none = Diese Partie lässt sich nicht zeigen
replay-dealt = Die Karten sind ausgeteilt.
replay-log = Was bisher geschah
replay-slider = Stelle der Partie
replay-move = { $number } von { $total }
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-eyes = Aus Sicht von
replay-everybody = Alle
replay-share = Diesen Moment teilen
replay-film = Video dieser Züge
replay-filming = Das Video wird erstellt …
replay-copied = Der Link ist kopiert.
replay-copy-this = Kopiere diesen Link: { $url }
replay-download = Partie herunterladen
replay-verify = Wurde ehrlich gemischt?
replay-not-a-record = Das ist keine Aufzeichnung einer beendeten Partie. Im Rückblick bekommst du eine mit „Partie herunterladen“.
