# La serata: come sta, come finisce, e un titolo per tutti.

evening-title = Stasera
evening-last = { $game }: vittoria di { $names }
evening-won-of = { $count } × { $game }
evening-wins = { $wins } su { $games }
evening-first_to_3 =
    { $games ->
        [one] 1 partita giocata. La serata va a chi ne vince 3 per primo.
       *[other] { $games } partite giocate. La serata va a chi ne vince 3 per primo.
    }
evening-best_of_5 = Partita { $games } di 5 finita. Dopo cinque partite, la serata va a chi ha più punti.
evening-decided = La serata è di { $names }!
evening-next = Con la prossima partita comincia un’altra serata.
evening-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
evening-gained =
    { $count ->
        [one] 1 punto guadagnato
       *[other] { $count } punti guadagnati
    }
evening-up = sale (prima: { $was }º posto)
evening-down = scende (prima: { $was }º posto)
evening-how = In ogni partita: un punto per ogni giocatore dietro di te, e uno per la vittoria.
evening-picture = Immagine da condividere
evening-picture-title = La nostra serata con Mazzo
evening-picture-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }

## Titoli
title-luck = La fortuna in persona
title-moves =
    { $count ->
        [one] Mani instancabili (1 mossa)
       *[other] Mani instancabili ({ $count } mosse)
    }
title-second = A un soffio! (2º posto × { $count })
title-last = Sa perdere con stile (ultimo posto × { $count })
title-champion = Fuoriclasse
title-sport = Spirito sportivo
title-most = Primato: { $what } ({ $count })
