# Che cosa succede attorno a una partita, e che cosa ci si dice con un tocco.

happened-joined = { $name } è qui
happened-left = { $name } ha lasciato il tavolo
happened-left-game = { $name } ha lasciato il tavolo, continua un bot
happened-cameback = { $name } è di nuovo qui
happened-satdown = { $name } ha preso posto
happened-stoodup = { $name } ora guarda
happened-tookseat = { $name } continua al posto del bot
happened-asked = { $name } vorrebbe continuare al posto del bot
happened-declined = { $name } resta a guardare
happened-bottookover = { $name } non risponde, per ora gioca un bot
happened-removed = L’host ha allontanato { $name }
happened-removed-game = L’host ha allontanato { $name }, continua un bot
happened-hostchanged = Ora l’host è { $name }
happened-changed = L’host ha cambiato le impostazioni
happened-seatsshuffled = I posti sono stati mescolati
happened-locked = Il tavolo è bloccato
happened-unlocked = Il tavolo è di nuovo aperto
happened-removed-you = Hai allontanato { $name }
happened-removed-you-game = Hai allontanato { $name }, continua un bot
happened-hostchanged-you = Ora l’host sei tu
happened-changed-to = L’host ha cambiato: { $changes }
setting-on = sì
setting-off = no

phrase-hello-all = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-nice-one = Bella mossa!
phrase-so-close = Per un pelo!
phrase-why-me = Perché proprio io?
phrase-thank-you = Grazie!
phrase-sorry = Scusa!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un attimo, per favore
phrase-one-more = Ancora una?
phrase-good-game = Bella partita!
phrase-see-you = Alla prossima!
