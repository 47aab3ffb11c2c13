# Ob ehrlich gegeben wurde.

verify-title = Wurde ehrlich gemischt?
verify-why = Der ganze Zufall einer Partie kommt aus einem geheimen Text, dem Seed. Nach Beginn der Partie kann der Tisch ihn nicht mehr ändern, und hier siehst du, warum.
verify-no-promise = Diese Partie wurde nicht mit einem versprochenen Seed gemischt. Es gibt nichts zu vergleichen.
verify-promise-title = Vor der ersten Karte: ein Versprechen
verify-promise = Der Tisch hat den Fingerabdruck des Seeds gezeigt, seinen SHA-256. Niemand kann daraus den Seed berechnen, und kein anderer hat denselben.
verify-noted = Diesen Fingerabdruck hat dein Browser während der Partie notiert.
verify-noted-other = Dein Browser hat während der Partie einen anderen Fingerabdruck notiert!
verify-not-noted = Dein Browser hat diese Partie nicht notiert. Vergleiche mit dem, was jemand aufgeschrieben hat, der dabei war.
verify-luck-title = Alle mischen mit
verify-luck =
    { $count ->
        [0] In dieser Partie hat das niemand getan.
        [one] Nach dem Versprechen kam ein eigener Text dazu. Er geht ins Mischen ein: Auch wer den Seed gewählt hat, konnte die Karten nicht kennen.
       *[other] Nach dem Versprechen kamen { $count } eigene Texte dazu. Sie gehen ins Mischen ein: Auch wer den Seed gewählt hat, konnte die Karten nicht kennen. Such deinen.
    }
verify-seed-title = Nach der letzten Karte: der Seed
verify-seed = Jetzt dürfen ihn alle kennen.
verify-check-title = Passt er zum Versprechen?
verify-check = Dein Browser hat den Fingerabdruck des Seeds eben selbst ausgerechnet:
verify-holds = Es ist der versprochene.
verify-fails = Es ist nicht der versprochene! Hier wurde nicht ehrlich gemischt.
verify-all-title = Jede Karte prüfen
verify-all = Lade die Partie herunter und lass sie Mazzo auf deinem Rechner noch einmal spielen, vom Mischen an:
verify-stream = Oder von Hand: Das Mischen liest diese Ziffern zu je vieren; danach nimmt es den Fingerabdruck desselben Textes mit 1, 2, 3 … statt der 0 am Ende.
