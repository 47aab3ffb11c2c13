# Se le carte sono state date con onestà.

verify-title = La mescolata era regolare?
verify-why = Tutto il caso di una partita viene da un testo segreto, il seme. Il tavolo non può cambiarlo a partita iniziata, e qui puoi vedere perché.
verify-no-promise = Questa partita non viene da un seme promesso, quindi non c’è nulla da confrontare.
verify-promise-title = Prima della prima carta: una promessa
verify-promise = Il tavolo ha mostrato l’impronta del seme, il suo SHA-256. Nessuno può ricavarne il seme, e nessun altro seme ha la stessa.
verify-noted = È l’impronta che il tuo browser ha annotato durante la partita.
verify-noted-other = Durante la partita il tuo browser ha annotato un’altra impronta!
verify-not-noted = Il tuo browser non ha annotato questa partita: confronta l’impronta con quella che si è segnato chi c’era.
verify-luck-title = I giocatori ci mettono del loro
verify-luck =
    { $count ->
        [0] In questa partita nessuno ha aggiunto niente.
        [one] Dopo la promessa un giocatore ha aggiunto un testo suo. Entra nella mescolata, così nemmeno chi ha scelto il seme poteva conoscere le carte.
       *[other] Dopo la promessa i giocatori hanno aggiunto { $count } testi loro. Entrano nella mescolata, così nemmeno chi ha scelto il seme poteva conoscere le carte. Cerca il tuo.
    }
verify-seed-title = Dopo l’ultima carta: il seme
verify-seed = Ora possono vederlo tutti.
verify-check-title = Corrisponde alla promessa?
verify-check = Il tuo browser ha appena calcolato da solo l’impronta del seme:
verify-holds = È quella promessa.
verify-fails = Non è quella promessa! La mescolata non era regolare.
verify-all-title = Controlla ogni carta
verify-all = Scarica la partita e falla rigiocare a Mazzo sul tuo computer, dalla mescolata in poi:
verify-stream = Oppure a mano: la mescolata legge queste cifre quattro alla volta; quando finiscono, prende l’impronta dello stesso testo con 1, 2, 3… al posto dello 0 finale.
