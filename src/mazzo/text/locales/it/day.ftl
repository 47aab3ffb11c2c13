# Il giorno: rompicapi e la distribuzione del giorno.

day-title = Oggi
day-puzzles = Rompicapi
day-puzzles-what = Tre al giorno per ogni gioco, uguali per tutti. Una scelta è chiaramente la migliore.
day-rating = Il tuo punteggio
day-rating-now = Il tuo punteggio: { $rating } ({ $change })
day-counted = Contava il tuo primo tentativo.
day-puzzle-title = Rompicapo { $number }
day-puzzle-task = Qui una scelta è chiaramente la migliore. Quale?
day-difficulty = Difficoltà { $rating }
day-all-puzzles = Tutti i rompicapi ({ $count })
day-try-open = non ancora provato
day-try-right = risolto
day-try-wrong = non risolto
day-right = Giusto! È proprio questa.
day-wrong = Stavolta no. La scelta migliore: { $best }
day-beginner = Un principiante sceglierebbe: { $choice }
day-gap = Un’analisi più approfondita lo conferma: con la seconda scelta la probabilità di vittoria cambia di { $gap } ± { $error } punti percentuali.
day-why = Perché?
day-show = Mostrala
day-more = Altri rompicapi
day-next = Prossimo rompicapo
day-last = Che cosa è appena successo
refusal-no-puzzle = Questo rompicapo non esiste.
day-deals = La partita del giorno
day-deals-what = Le stesse carte e gli stessi tre avversari per tutti. Hai un solo tentativo.
day-play = Gioca
day-earlier = Giorni scorsi
day-earlier-what = Una partita vale per il giorno in cui l’hai iniziata.
day-streak = { $count ->
    [0] Nessuna serie in corso
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
} · il tuo record: { $best }
day-share = Condividi
day-check = Controlla le carte
day-won = { $count ->
    [one] Vinta in 1 scelta
   *[other] Vinta in { $count } scelte
}
day-lost = { $count ->
    [one] Persa dopo 1 scelta
   *[other] Persa dopo { $count } scelte
}
day-expert-won =
    { $count ->
        [one] Il bot esperto, con le stesse carte: vinta in 1 scelta
       *[other] Il bot esperto, con le stesse carte: vinta in { $count } scelte
    }
day-expert-lost =
    { $count ->
        [one] Il bot esperto, con le stesse carte: persa dopo 1 scelta
       *[other] Il bot esperto, con le stesse carte: persa dopo { $count } scelte
    }
day-signs = Scelte buone: { $good }, imprecisioni: { $slips }, errori gravi: { $blunders }
day-copy-this = Qui il testo non si può copiare.
day-promise = È tutto regolare?
day-promise-what = Le carte di oggi sono decise da tempo. Questa è l’impronta del segreto di oggi, che si vedrà domani:
day-promise-holds = Da qui si risale alla prima impronta ({ $since }):
day-promise-fails = Da qui non si risale alla prima impronta ({ $since }):
refusal-not-played = Gioca prima la partita di quel giorno.
refusal-no-deal = Per questo gioco non c’è una partita del giorno.
refusal-day = La partita del giorno si gioca una volta sola, da soli contro i suoi tre bot. Apri un altro tavolo.

## My games
mine-title = Le mie partite
mine-where = Restano su questo dispositivo, e da nessun’altra parte.
mine-none = Ancora niente. Ogni partita che finisci comparirà qui.
mine-which = Quali partite
mine-all = Tutti i giochi
mine-over-time = Vittorie e fortuna
mine-played = partite
mine-won = vinte
mine-luck = fortuna a partita
mine-wins-own = Le tue vittorie: { $count }
mine-wins-fair = Se tutti vincessero con la stessa frequenza: { $count }
mine-luck-sum = Fortuna partita per partita, { $luck } in totale
mine-luck-what = Fortuna: di quanti punti percentuali le carte hanno cambiato la tua probabilità di vittoria.
mine-luck-how = Apri l’analisi di una partita: la sua fortuna si conta qui.
mine-list = Tutte le partite
mine-more = Ancora { $count }
mine-outcome-won = Vinta
mine-outcome-shared = Condivisa
mine-outcome-lost = Persa
mine-outcome-together = Su un solo dispositivo
mine-with = con { $names }
mine-luck-of = fortuna { $luck }
mine-forget = Elimina la partita ({ $when })
mine-take = Esporta
mine-forget-all = Elimina tutte
mine-forget-all-question = Vuoi eliminare tutte le tue partite?
mine-forget-all-why = Da questo dispositivo spariscono l’elenco, le vittorie e la fortuna. Le partite conservate dal server restano lì.
mine-keep = Tienile
mine-accuracy = Scelte giuste: { $percent }% in media, in { $count ->
    [one] 1 partita analizzata
   *[other] { $count } partite analizzate
}
mine-days = Partite del giorno vinte: { $won } su { $count }
mine-puzzles = Rompicapi risolti: { $right } su { $count }
mine-ratings = Il tuo punteggio nel tempo, da { $least } a { $most }
mine-file = Tutto in un file
mine-file-what = Partite, giorni e rompicapi, da conservare o da portare su un altro dispositivo. Ciò che è già su questo dispositivo non viene sovrascritto.
mine-export = Esporta
mine-import = Importa
mine-imported = Fatto: ora è tutto qui.
mine-import-failed = Questo non è un file esportato da qui.
mine-open = Apri una partita salvata
mine-open-what = Puoi anche trascinare il file in un punto qualsiasi di questa pagina.

## Rewards
reward-title = I tuoi premi
reward-title-newcomer = Nuovo al tavolo
reward-title-regular = Di casa
reward-title-solver = Mago dei rompicapi
reward-title-faithful = Non salta un giorno
reward-title-champion = Fuoriclasse
reward-hat = Cappello
reward-hat-none = niente
reward-hat-party = da festa
reward-hat-cap = tocco
reward-hat-crown = corona
reward-felt = Panno
reward-felt-green = verde
reward-felt-blue = blu
reward-felt-wine = bordeaux
reward-felt-violet = viola
reward-back = Dorso delle carte
reward-back-plain = semplice
reward-back-ruby = rubino
reward-back-jade = giada
reward-back-gold = oro
reward-after-games = dopo { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
reward-after-wins = dopo { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
reward-after-days = dopo { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
reward-after-puzzles = dopo { $count ->
    [one] 1 rompicapo
   *[other] { $count } rompicapi
}
