# Che cosa succede attorno a una partita, e che cosa ci si dice con un tocco.

happened-joined = È arrivato { $name }
happened-left = { $name } se n’è andato
happened-left-game = { $name } se n’è andato, continua un bot
happened-cameback = { $name } è di nuovo qui
happened-satdown = { $name } si è seduto
happened-stoodup = { $name } ora guarda
happened-tookseat = { $name } continua al posto del bot
happened-asked = { $name } vorrebbe continuare al posto del bot
happened-declined = { $name } resta a guardare
happened-bottookover = { $name } non risponde, per ora gioca un bot
happened-removed = { $name } è stato allontanato
happened-removed-game = { $name } è stato allontanato, continua un bot
happened-hostchanged = Ora ospita { $name }
happened-changed = Il tavolo è stato cambiato
happened-seatsshuffled = I posti sono stati mescolati
happened-locked = Il tavolo è chiuso a chi arriva
happened-unlocked = Il tavolo è di nuovo aperto

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
