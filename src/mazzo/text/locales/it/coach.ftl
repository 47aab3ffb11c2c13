# Il coach. Una frase comincia da sé con la maiuscola.

## Che cosa dice il coach durante la partita
coach-title = Coach
coach-close = Chiudi il coach
coach-thinking = Il coach sta pensando…
coach-wait = Il coach parla quando tocca a te scegliere.
coach-estimates = Le probabilità di vittoria sono stime, con il margine indicato; quelle delle carte sono esatte.
coach-win = { $percent }% ± { $error } di probabilità di vittoria
coach-win-exact = esattamente { $percent }% di probabilità di vittoria
coach-best = La migliore
coach-choices = Tutte le scelte, con i numeri
coach-cards = in media { $cards } carte
coach-all =
    { $count ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $count }
    }
coach-odds = { $ways } su { $of }
coach-percent = { $percent }%
coach-known = Che cosa sai per certo
coach-imagined = Vittorie: { $won } su { $games } partite finite a caso.
coach-next = { $odds }: { $events }
coach-how-imagined = Stime ottenute finendo molte volte la partita a caso, in base a ciò che si poteva sapere. Il margine è l’errore di campionamento: non dice quanto bene si gioca.

## Uno sguardo alla partita
coach-analysis = Analisi
coach-analysing = Analizziamo la partita…
coach-analysis-failed = Impossibile analizzare questa partita: { $why }
coach-curve = Probabilità di vittoria dopo ogni mossa
coach-now = { $name }: { $percent }% ± { $error }
coach-now-exact = { $name }: { $percent }%, esattamente
coach-now-head = Probabilità ora
coach-accuracy = Precisione
coach-lost = Errori
coach-explained = Errori e fortuna si contano in punti: 1 punto è l’1% di probabilità di vincere. Errori −13: con scelte migliori restavano 13 punti in più. Fortuna +5: le carte hanno portato 5 punti. Precisione 100%: sempre la scelta migliore.
coach-luck = Fortuna
coach-turning = Punti di svolta
coach-turn-choice = Mossa { $move }, una scelta: { $name } { $change }
coach-turn-luck = Mossa { $move }, fortuna: { $name } { $change }
coach-turn-play = Mossa { $move }, andamento del gioco: { $name } { $change }
coach-rating-best = { $name }: la scelta migliore.
coach-rating-good = { $name }: quasi la scelta migliore ({ $loss }).
coach-rating-slip = { $name }: un’imprecisione, circa { $loss }. Meglio: { $best }.
coach-rating-blunder = { $name }: un errore grave, circa { $loss }. Meglio: { $best }.
coach-luck-now = Fortuna di { $name }: { $change }

## Why a game ended as it did

verdict-ask = Perché ho perso?
verdict-ask-won = Come ho giocato?
