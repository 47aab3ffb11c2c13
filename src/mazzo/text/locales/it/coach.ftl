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
verdict-ask-won = Perché ho vinto?
verdict-turn = Guarda la mossa
verdict-quality =
    { $count ->
        [0] Non hai mai avuto scelta.
       *[other] Scelte buone: { $good } su { $count }.
    }
why-position = Il tavolo prima della mossa { $move }
why-yours = La tua scelta: { $choice }
why-better = Meglio: { $choice }
why-your-mark = Tu
why-better-mark = Meglio
why-chose = hai scelto «{ $chosen }»
why-choice-ten = Mossa { $move }: { $did }. Da lì «{ $best }» vince circa { $high } volte su 10, la tua scelta { $low }.
why-choice-percent = Mossa { $move }: { $did }. Da lì «{ $best }» vince circa nel { $high }% dei casi, la tua scelta nel { $low }%.
why-luck =
    { $low ->
        [0] Ha deciso la fortuna.
       *[other] Più di tutto ti è costata la sfortuna.
    } Mossa { $move }: { $came }. La tua probabilità di vincere è passata dal { $high }% al { $low }%.
why-turn = La partita è cambiata alla mossa { $move }: { $came }. La tua probabilità di vincere è passata dal { $high }% al { $low }%.
why-out = Mossa { $move }: { $came }. Già prima avevi solo il { $high }% circa di probabilità di vincere.
why-slow = Nessuna mossa ha deciso da sola: hai perso terreno poco a poco. Il passo più grande, mossa { $move }: { $came }. Sei passato dal { $high }% al { $low }%.
why-slow-unknown = Nessuna mossa ha deciso da sola: hai perso terreno poco a poco, soprattutto dopo la mossa { $move }: dal { $high }% al { $low }%.
why-fell = La tua probabilità è calata di più tra le mosse { $move } e { $until }, dal { $high }% circa al { $low }%: sono stati gli altri e le carte. Nessuna tua scelta è stata chiaramente sbagliata.
why-end = Dopo la tua ultima scelta, mossa { $move }, avevi ancora circa il { $high }% di probabilità. Il resto l’hanno deciso gli altri e le carte.
why-watched = Non hai mai avuto scelta: hanno deciso gli altri e le carte.
why-won = Hai vinto, e quasi tutte le tue scelte erano giuste.
