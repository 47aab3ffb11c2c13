# Il torneo di un circolo: la pagina dei partecipanti, di chi lo organizza, e il tabellone. Caricati quando servono.

club-new = Un torneo per il tuo circolo
club-about = Fino a 64 persone, a tavoli da 3 a 6. La metà migliore di ogni tavolo passa il turno, finché un solo tavolo gioca la finale.
club-title = Nome del torneo
club-size = Persone per tavolo
club-create = Crea il torneo
club-enter = Partecipa
club-leave = Ritirati dal torneo
club-leave-sure = Vuoi ritirarti dal torneo? Non potrai rientrare.
club-your-table = Il tuo tavolo
club-your-table-soon = Il tuo tavolo è quasi pronto…
club-entering = { $count ->
    [one] { $count } persona iscritta
   *[other] { $count } persone iscritte
  }
club-you-are-in = Ci sei. Tieni aperta questa pagina: il tuo tavolo comparirà qui.
club-you-wait = Il primo sorteggio era già fatto. Chi organizza può ammetterti al secondo turno.
club-you-are-out = Il tuo torneo finisce qui. Grazie per aver giocato!
club-you-won = Hai vinto il torneo!
club-round-goes-on = Lo saprai quando tutti i tavoli di questo turno avranno finito.
club-next-round = Hai passato il turno.
club-round = Turno { $number }
club-final = Finale
club-table = Tavolo { $number }
club-playing = in gioco
club-underway = { $count ->
    [0] Nessun tavolo sta giocando
    [one] Un tavolo sta giocando
   *[other] { $count } tavoli stanno giocando
  }
club-between = Il prossimo turno lo sorteggia chi organizza; altrimenti il sorteggio parte da solo tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
club-winner = { $name } vince il torneo!
club-ended = Il torneo è finito senza vincitori.
club-place = { $place }º posto
club-moves-on = passa il turno
club-has-won = vince il torneo
club-drawn = per sorteggio
club-absent = assente
club-withdrawn = fuori dal torneo
club-waits = in attesa di ammissione
club-host = Per chi organizza
club-draw = Sorteggia il turno { $number }
club-wall = Pagina per il tabellone
club-export = Esporta (CSV)
club-end = Chiudi il torneo
club-end-sure = Vuoi chiudere il torneo per tutti, senza vincitori?
club-yes = Sì
club-no = No
club-withdraw = Ritira { $name }
club-admit = Ammetti { $name }
club-hand-over = Affida il torneo { AD($name) }
club-hand-over-sure = Vuoi affidare il torneo { AD($name) }? Poi decide { $name }.
club-hosted-by = Organizza: { $name }
club-take-over = Prendi in mano il torneo
club-take-over-sure = Vuoi prendere in mano il torneo, d’ora in poi, al posto di chi organizza?
club-watch = Guarda il tavolo
club-people = Partecipanti
club-invite = Link a questa pagina:
club-fair = I sorteggi sono regolari?
club-fair-how = Tutti i sorteggi vengono da un solo numero segreto. La sua impronta si vede fin dall’inizio, il numero alla fine: così chiunque può controllare ogni sorteggio.
club-fair-hash = Impronta:
club-fair-seed = Numero:
club-scan = Inquadra per partecipare
refusal-tournament-game = Per un torneo servono un limite di tempo per il turno e un gioco adatto a 3, 4 e 5 giocatori.
refusal-tournament-size = A un tavolo siedono da { $fewest } a { $most } persone.
refusal-tournament-title = Un nome ha da 1 a { $most } caratteri, su una riga.
refusal-tournament-full = In questo torneo c’è posto per { $most } persone.
refusal-tournament-few = Per un torneo servono { $fewest } persone.
refusal-tournament-late = Il secondo turno è già sorteggiato; non si può più entrare.
refusal-tournament-over = Questo torneo è finito.
refusal-tournament-withdrawn = Chi organizza ti ha tolto da questo torneo.
refusal-tournament-playing = Alcuni tavoli di questo turno stanno ancora giocando.
refusal-tournament-round = Questo turno è già stato sorteggiato.
refusal-tournament-no-place = Chi arriva tardi prende il posto di chi era assente o si è ritirato, e non è mancato nessuno.
refusal-tournament-last = L’ultima persona non si può ritirare. Chiudi il torneo.
refusal-tournament-host-here = Chi organizza era qui meno di un’ora fa. Chiedi che ti affidi il torneo.
refusal-tournament-long = In questo torneo ci sono già stati troppi cambiamenti. Persone, nomi e chi organizza restano come sono.
refusal-no-tournament = Questo torneo non esiste. Forse è stato cancellato.
refusal-not-entered = Non partecipi a questo torneo.
refusal-no-such-table = Ora in questo torneo quel tavolo non esiste.
