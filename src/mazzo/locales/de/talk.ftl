# Was um ein Spiel herum geschieht, und was man sich mit einem Tipp sagt.

happened-joined = { $name } ist da
happened-left = { $name } ist gegangen
happened-left-game = { $name } ist gegangen, ein Bot spielt weiter
happened-cameback = { $name } ist wieder da
happened-satdown = { $name } hat Platz genommen
happened-stoodup = { $name } schaut jetzt zu
happened-tookseat = { $name } spielt statt des Bots weiter
happened-asked = { $name } möchte statt des Bots weiterspielen
happened-declined = { $name } schaut weiter zu
happened-bottookover = { $name } ist nicht da, ein Bot springt ein
happened-removed = Der Host hat { $name } entfernt
happened-removed-game = Der Host hat { $name } entfernt, ein Bot spielt weiter
happened-hostchanged = { $name } ist jetzt Host
happened-changed = Der Host hat die Einstellungen geändert
happened-seatsshuffled = Die Plätze wurden gemischt
happened-locked = Der Tisch ist gesperrt
happened-unlocked = Der Tisch ist wieder offen
happened-removed-you = Du hast { $name } entfernt
happened-removed-you-game = Du hast { $name } entfernt, ein Bot spielt weiter
happened-hostchanged-you = Du bist jetzt Host
happened-changed-to = Vom Host geändert: { $changes }
setting-on = an
setting-off = aus

phrase-hello-all = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-nice-one = Schöner Zug!
phrase-so-close = Das war knapp!
phrase-why-me = Warum immer ich?
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment bitte
phrase-one-more = Noch eine Runde?
phrase-good-game = Schöne Partie!
phrase-see-you = Bis bald!
