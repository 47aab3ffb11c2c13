# L’allenatore. Una frase comincia da sé con la maiuscola.

## Che cosa dice l’allenatore durante la partita
coach-title = Allenatore
coach-close = Chiudi l’allenatore
coach-thinking = L’allenatore sta pensando …
coach-wait = L’allenatore parla quando tocca a te scegliere.
coach-estimates = Le probabilità di vittoria sono stime, con il margine indicato; quelle delle carte sono esatte.
coach-win = { $percent }% ± { $error } di vincere
coach-win-exact = esattamente { $percent }% di vincere
coach-best = La migliore
coach-cards = in media { $cards } carte
coach-all =
    { $count ->
        [one] Mostra un’altra
       *[other] Mostra altre { $count }
    }
coach-odds = { $ways } su { $of }
coach-percent = { $percent }%
coach-known = Che cosa sai per certo

## Mantis: che cosa può uscire
coach-mantis-match = { mantis-color } { $odds }: { $cards } carte
coach-mantis-miss = { mantis-color } { $odds }: niente

## Mantis: il motivo
coach-mantis-score =
    { $count ->
        [one] { mantis-color }: { $odds }, e tu ne hai una.
       *[other] { mantis-color }: { $odds }, e tu ne hai { $count }.
    }
coach-mantis-steal =
    { $count ->
        [one] { mantis-color }: { $odds }, e { $name } ne ha una.
       *[other] { mantis-color }: { $odds }, e { $name } ne ha { $count }.
    }
coach-mantis-wins = { mantis-color }: { $odds }, e sarebbe subito vittoria.
coach-mantis-nothing = { $name } non ha nessuno di questi colori: la carta resterebbe lì.
coach-mantis-nothing-own = Non hai nessuno di questi colori: la carta finirebbe solo nella tua Riserva.
coach-mantis-raid =
    { $count ->
        [one] { $name } ha 1 carta nel Mazzo dei Punti.
       *[other] { $name } ha { $count } carte nel Mazzo dei Punti.
    }

## Exploding Kittens: la prossima carta
coach-danger = { $percent }% che la prossima carta sia un Gattino.
coach-danger-none = La prossima carta di sicuro non è un Gattino.
coach-danger-sure = La prossima carta è di sicuro un Gattino!
coach-danger-range = Circa { $percent }% che la prossima carta sia un Gattino: tra { $low } e { $high }%, perché altri ne hanno rimesso uno.
coach-danger-read = A giudicare da come giocano gli altri, direi piuttosto { $percent }%.
coach-kittens-kitten = un Gattino: { $odds }
coach-kittens-card = un’altra carta: { $odds }

## Exploding Kittens: che cosa si sa
coach-kittens-known-place =
    { $place ->
        [1] In cima al mazzo: { $card }.
       *[other] Carta numero { $place } dall’alto: { $card }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Un altro giocatore ha rimesso un Gattino, da qualche parte.
       *[other] Altri giocatori hanno rimesso { $count } Gattini, da qualche parte.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } ha { $card }.
       *[other] { $name } ha { $count } × { $card }.
    }
coach-kittens-known-lacks = { $name } non ha { $card }.

## Exploding Kittens: che cosa cambierebbe
coach-kittens-draw =
    { $defuses ->
        [0] { $risk }% di esplodere: non hai una carta Disinnescare.
       *[other] { $risk }% di pescare un Gattino; una carta Disinnescare ti salverebbe.
    }
coach-kittens-skip =
    { $turns ->
        [0] Non peschi ({ $risk }%); poi tocca a { $name }.
        [one] Una carta in meno da pescare ({ $risk }%); ti resta 1 turno.
       *[other] Una carta in meno da pescare ({ $risk }%); ti restano { $turns } turni.
    }
coach-kittens-attack = Non peschi ({ $risk }%), e { $name } fa { $turns } turni.
coach-kittens-shuffle = La probabilità di un Gattino in cima passa da { $risk } a { $after }%.
coach-kittens-see =
    { $count ->
        [one] Sapresti la prossima carta; ora è un Gattino al { $risk }%.
       *[other] Sapresti le prossime { $count } carte; ora la prima è un Gattino al { $risk }%.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 giocatore ti dà una carta a sua scelta.
       *[other] { $count } giocatori ti danno ciascuno una carta a loro scelta.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } ti dà l’unica carta che ha.
       *[other] { $name } ti dà una di { $count } carte, a sua scelta.
    }
coach-kittens-pair =
    { $count ->
        [one] Prendi l’unica carta di { $name }: Disinnescare al { $chance }%.
       *[other] Prendi una di { $count } carte di { $name }: Disinnescare al { $chance }%.
    }
coach-kittens-three = { $chance }% circa che { $name } abbia { $card }.
coach-kittens-five =
    { $count ->
        [one] Scegli una carta dagli scarti: ce n’è 1 tipo.
       *[other] Scegli una carta dagli scarti: ce ne sono { $count } tipi.
    }
coach-kittens-would-stop = La giocata di { $name } sarebbe annullata, se nessuno risponde.
coach-kittens-would-happen = La giocata di { $name } andrebbe a segno, se nessuno la ferma.
coach-kittens-give =
    { $count ->
        [one] Ti costa { $card }, l’unica.
       *[other] Ti costa { $card }; ne hai { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Ricevi { $card }; non ne hai.
       *[other] Ricevi { $card }; ne hai { $count }.
    }
coach-kittens-insert = Se tutti pescano e basta, tocca a { $name }.
coach-kittens-insert-own = Se tutti pescano e basta, tocca proprio a te!

## Uno sguardo alla partita
coach-analysis = Analisi
coach-analysing = Analisi della partita in corso …
coach-analysis-failed = Non c’è analisi di questa partita: { $why }
coach-curve = Probabilità di vincere dopo ogni mossa
coach-how-mantis = Stimata da ciò che tutti potevano vedere.
coach-how-kittens = Stime a carte scoperte e mazzo coperto; le scelte sono valutate in base a ciò che il giocatore poteva sapere.
coach-now = { $name }: { $percent }% ± { $error }
coach-now-exact = { $name }: { $percent }%, esattamente
coach-now-head = Ora
coach-accuracy = Precisione
coach-lost = Perso per scelte
coach-luck = Fortuna
coach-turning = Punti di svolta
coach-turn-choice = Mossa { $move }, una scelta: { $name } { $change }
coach-turn-luck = Mossa { $move }, fortuna: { $name } { $change }
coach-turn-play = Mossa { $move }, gioco: { $name } { $change }
coach-rating-best = { $name }: la scelta migliore.
coach-rating-good = { $name }: quasi la scelta migliore ({ $loss }).
coach-rating-slip = { $name }: un’imprecisione, circa { $loss }. Meglio: { $best }.
coach-rating-blunder = { $name }: un errore, circa { $loss }. Meglio: { $best }.
coach-luck-now = Fortuna di { $name }: { $change }
