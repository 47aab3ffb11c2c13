# Das Turnier eines Clubs: die Seite der Teilnehmer, der Leitung und die Anzeige an der Wand. Geladen, wenn nötig.

club-new = Ein Turnier für euren Club
club-about = Bis zu 64 Leute, an Tischen zu 3 bis 6. Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch das Finale spielt.
club-title = Name des Turniers
club-size = Leute an einem Tisch
club-create = Turnier anlegen
club-enter = Mitspielen
club-leave = Turnier verlassen
club-leave-sure = Das Turnier verlassen? Du kannst nicht zurückkommen.
club-your-table = Dein Tisch
club-your-table-soon = Dein Tisch ist gleich bereit …
club-entering = { $count ->
    [one] { $count } Person ist dabei
   *[other] { $count } Leute sind dabei
  }
club-you-are-in = Du bist dabei. Lass diese Seite offen: Hier erscheint dein Tisch.
club-you-wait = Du bist nach der ersten Auslosung gekommen. Die Leitung kann dich zur 2. Runde zulassen.
club-you-are-out = Für dich ist das Turnier vorbei. Danke fürs Mitspielen!
club-you-won = Du hast das Turnier gewonnen!
club-round-goes-on = Das entscheidet sich, wenn alle Tische dieser Runde fertig sind.
club-next-round = Du bist in der nächsten Runde.
club-round = Runde { $number }
club-final = Finale
club-table = Tisch { $number }
club-playing = spielt
club-underway = { $count ->
    [0] Gerade spielt kein Tisch
    [one] Ein Tisch spielt noch
   *[other] { $count } Tische spielen noch
  }
club-between = Die Leitung lost die nächste Runde aus; sonst geschieht das von selbst in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }.
club-winner = { $name } gewinnt das Turnier!
club-ended = Das Turnier wurde beendet. Niemand hat gewonnen.
club-place = Platz { $place }
club-moves-on = kommt weiter
club-has-won = gewinnt das Turnier
club-drawn = durch Los
club-absent = nicht gekommen
club-withdrawn = ausgeschieden
club-waits = wartet auf Zulassung
club-host = Für die Leitung
club-draw = Runde { $number } auslosen
club-wall = Seite für die Wand
club-export = Export (CSV)
club-end = Turnier beenden
club-end-sure = Das Turnier für alle beenden, ohne dass jemand gewinnt?
club-yes = Ja
club-no = Nein
club-withdraw = { $name } herausnehmen
club-admit = { $name } zulassen
club-hand-over = Turnier an { $name } übergeben
club-hand-over-sure = Das Turnier an { $name } übergeben? Dann entscheidet { $name }.
club-hosted-by = Leitung: { $name }
club-take-over = Turnier leiten
club-take-over-sure = Das Turnier ab jetzt selbst leiten?
club-watch = Zum Tisch
club-people = Wer dabei ist
club-invite = Link zu dieser Seite:
club-fair = Wird ehrlich gelost?
club-fair-how = Alle Lose kommen aus einer geheimen Zahl. Ihr Hash steht von Anfang an hier, die Zahl am Ende: So können alle jede Auslosung nachprüfen.
club-fair-hash = Hash:
club-fair-seed = Zahl:
club-scan = Scannen und mitspielen
refusal-tournament-game = Ein Turnier braucht eine Zeit für jeden Zug und ein Spiel für 3, 4 und 5 Leute.
refusal-tournament-size = An einem Tisch sitzen { $fewest } bis { $most } Leute.
refusal-tournament-title = Namen haben 1 bis { $most } Zeichen, in einer Zeile.
refusal-tournament-full = In diesem Turnier ist Platz für { $most } Leute.
refusal-tournament-few = Ein Turnier beginnt mit mindestens { $fewest } Leuten.
refusal-tournament-late = Die 2. Runde ist ausgelost; niemand kann mehr dazukommen.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-withdrawn = Die Leitung hat dich aus dem Turnier genommen.
refusal-tournament-playing = Einige Tische dieser Runde spielen noch.
refusal-tournament-round = Diese Runde ist schon ausgelost.
refusal-tournament-no-place = Wer zu spät kommt, nimmt den Platz von jemandem ein, der fehlte oder ausschied, und es fehlt niemand.
refusal-tournament-last = Die letzte Person kann nicht ausscheiden. Beende das Turnier.
refusal-tournament-host-here = Die Leitung war vor weniger als einer Stunde hier. Bitte sie, dir das Turnier zu übergeben.
refusal-tournament-long = In diesem Turnier wurde schon zu viel geändert. Leute, Namen und Leitung bleiben, wie sie sind.
refusal-no-tournament = Dieses Turnier gibt es nicht. Vielleicht wurde es gelöscht.
refusal-not-entered = Du bist nicht in diesem Turnier.
refusal-no-such-table = Diesen Tisch gibt es im Turnier gerade nicht.
