# Auf ein beendetes Spiel zurückschauen.

replay-title = { $game }: { $names }
replay-none = Diese Partie lässt sich nicht zeigen
replay-dealt = Die Karten werden gegeben.
replay-log = Was bisher geschah
replay-slider = Moment der Partie
replay-move = { $number } von { $total }
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-eyes = Aus Sicht von
replay-everybody = Alle
replay-share = Diesen Moment teilen
replay-film = Film dieser Züge
replay-filming = Der Film wird gemacht …
replay-copied = Der Link ist kopiert.
replay-copy-this = Kopiere diesen Link: { $url }
replay-download = Partie herunterladen
replay-verify = Wurde ehrlich gemischt?
replay-not-a-record = Das ist keine gespeicherte Partie. „Partie herunterladen“ macht eine Datei daraus, wenn du zurückblickst.
