foxfire-title = Foxfire
foxfire-blurb = Gli animali della notte indovinano, spiano e si sfidano per il bagliore nel bosco.

foxfire-card-1 = Topo
foxfire-card-2 = Pipistrello
foxfire-card-3 = Tasso
foxfire-card-4 = Riccio
foxfire-card-5 = Volpe
foxfire-card-6 = Gufo

foxfire-text-1 = Nomina un giocatore e un animale: se ce l’ha, lo perde.
foxfire-text-2 = Guarda la mano di un giocatore.
foxfire-text-3 = Confronta la carta più alta con un giocatore: la più bassa è persa.
foxfire-text-4 = Nessuno può sceglierti fino al tuo prossimo turno.
foxfire-text-5 = Prendi una carta a un giocatore e rendine una.
foxfire-text-6 = Vale più di tutte alla fine. Se la giochi, perdi tutte le carte.

foxfire-field-hand = mano
foxfire-field-played = giocate
foxfire-field-pile = mazzo
foxfire-field-glows = bagliori
foxfire-field-hiding = al riparo
foxfire-field-out = fuori
foxfire-field-round = round

foxfire-edition-usual = Normale
foxfire-edition-short = Breve
foxfire-option-hand = Carte in mano
foxfire-option-glows = Bagliori per vincere
foxfire-option-begins = Chi comincia il round dopo
foxfire-answer-begins-last = Chi era di turno
foxfire-answer-begins-next = Il giocatore dopo
foxfire-reason-glows = bagliori bastanti
foxfire-kind-give = Dai una carta

foxfire-the-1 = il topo
foxfire-the-2 = il pipistrello
foxfire-the-3 = il tasso
foxfire-the-4 = il riccio
foxfire-the-5 = la volpe
foxfire-the-6 = il gufo

foxfire-dealt = Comincia il round { $round }. Parte { $seat }.
    .seat = Comincia il round { $round }. Parti tu.
foxfire-turnbegan = { "" }
foxfire-drew = { $seat } pesca una carta.
    .seat = Peschi { WORDS($card, "foxfire-the") }.
foxfire-played = { $guess ->
        [none] { $target ->
            [none] { $seat } gioca { WORDS($card, "foxfire-the") }.
           *[other] { $seat } gioca { WORDS($card, "foxfire-the") } contro { $target }.
        }
       *[other] { $seat } cerca { WORDS($guess, "foxfire-the") } da { $target }.
    }
    .seat = { $guess ->
        [none] { $target ->
            [none] Giochi { WORDS($card, "foxfire-the") }.
           *[other] Giochi { WORDS($card, "foxfire-the") } contro { $target }.
        }
       *[other] Cerchi { WORDS($guess, "foxfire-the") } da { $target }.
    }
    .target = { $guess ->
        [none] { $seat } gioca { WORDS($card, "foxfire-the") } contro di te.
       *[other] { $seat } cerca { WORDS($guess, "foxfire-the") } da te.
    }
foxfire-lost = { $seat } perde { WORDS($card, "foxfire-the") }.
    .seat = Perdi { WORDS($card, "foxfire-the") }.
foxfire-missed = { $target } non ce l’ha.
    .target = Non ce l’hai.
foxfire-looked = { $seat } guarda la mano di { $target }.
    .seat = In mano a { $target }: { WORDS($cards, "foxfire-the") }.
    .target = { $seat } guarda la tua mano.
foxfire-dueled = { $seat } e { $target } confrontano le carte più alte.
    .seat = Tu mostri { WORDS($own, "foxfire-the") }, { $target } mostra { WORDS($other, "foxfire-the") }.
    .target = Tu mostri { WORDS($other, "foxfire-the") }, { $seat } mostra { WORDS($own, "foxfire-the") }.
foxfire-hid = { $seat } si chiude a riccio fino al prossimo turno.
    .seat = Ti chiudi a riccio fino al tuo prossimo turno.
foxfire-took = { $seat } prende una carta a { $target }.
    .seat = Prendi { WORDS($card, "foxfire-the") } a { $target }.
    .target = { $seat } ti prende { WORDS($card, "foxfire-the") }.
foxfire-gave = { $seat } dà una carta a { $target }.
    .seat = Dai { WORDS($card, "foxfire-the") } a { $target }.
    .target = { $seat } ti dà { WORDS($card, "foxfire-the") }.
foxfire-left = { $seat } è fuori dal round.
    .seat = Sei fuori dal round.
foxfire-roundended = { COUNT($winners) ->
        [one] { $winners } vince un bagliore.
       *[other] { $winners } vincono un bagliore.
    }
    .winners = { COUNT($winners) ->
        [one] Vinci un bagliore.
       *[other] { $winners } vincono un bagliore.
    }
foxfire-continued = { "" }
foxfire-ended = { COUNT($winners) ->
        [one] { $winners } ha abbastanza bagliori e vince la partita.
       *[other] { $winners } hanno abbastanza bagliori e vincono la partita.
    }
    .winners = { COUNT($winners) ->
        [one] Hai abbastanza bagliori: hai vinto!
       *[other] { $winners } hanno abbastanza bagliori e vincono la partita.
    }

foxfire-do-mouse = { $target ->
        [none] Gioca il topo
       *[other] Cerca { WORDS($guess, "foxfire-the") } da { $target }
    }
foxfire-do-bat = { $target ->
        [none] Gioca il pipistrello
       *[other] Guarda la mano di { $target }
    }
foxfire-do-badger = { $target ->
        [none] Gioca il tasso
       *[other] Sfida { $target }
    }
foxfire-do-hedgehog = Chiuditi a riccio
foxfire-do-fox = { $target ->
        [none] Gioca la volpe
       *[other] Prendi una carta a { $target }
    }
foxfire-do-owl = Gioca il gufo e perdi le tue carte
foxfire-do-give = Dai { WORDS($card, "foxfire-the") }
foxfire-do-continue = Avanti

learn-foxfire-mouse-title = Il topo indovina
learn-foxfire-mouse-1 = Le carte sono le tue vite: senza carte sei fuori dal round. Un pipistrello ti ha mostrato la mano di Ada, e c’è una volpe. Gioca il topo, scegli Ada e nomina la volpe.
learn-foxfire-mouse-done = Trovata: Ada perde la volpe. Un errore non ti sarebbe costato niente. I topi non cercano mai i topi.

learn-foxfire-bat-title = Il pipistrello guarda
learn-foxfire-bat-1 = Delle carte degli altri non sai ancora niente. Gioca il pipistrello e scegli di chi vuoi vedere la mano.
learn-foxfire-bat-done = Solo voi due sapete che cosa hai visto. Le carte che conosci per te restano scoperte, finché non si spostano.

learn-foxfire-badger-title = Il tasso sfida
learn-foxfire-badger-1 = Delle due carte più alte, la più bassa è persa. Dietro al tasso hai un gufo, e niente vale di più. Gioca il tasso contro chi vuoi.
learn-foxfire-badger-done = Il tuo gufo era più alto. A pari valore sarebbero rimaste tutte e due. Ora conoscete una carta l’uno dell’altra.

learn-foxfire-hedgehog-title = Il riccio si nasconde
learn-foxfire-hedgehog-1 = Ada e Leo vorrebbero il tuo gufo. Gioca il riccio: nessuno può sceglierti fino al tuo prossimo turno.
learn-foxfire-hedgehog-done = Ada aveva un pipistrello e ha potuto guardare solo Leo. Il riparo finisce quando comincia il tuo prossimo turno.

learn-foxfire-fox-title = La volpe prende
learn-foxfire-fox-1 = Ada ha in mano un gufo e un’altra carta. Gioca la volpe e prendile una carta: quale, non lo scegli tu.
learn-foxfire-fox-2 = Il gufo! Ora rendi ad Ada una carta qualsiasi. Il topo è quella che vale meno.
learn-foxfire-fox-done = Tu hai il gufo, e Ada un topo. La volpe rende sempre una carta: ognuno ne ha quante prima.

learn-foxfire-owl-title = Il gufo conta
learn-foxfire-owl-1 = Il mazzo è vuoto: è l’ultimo turno del round. Poi vince la somma più alta. Tieni il gufo e gioca un’altra carta.
learn-foxfire-owl-2 = Le mani sono scoperte, e la tua vale di più: vinci un bagliore. Il round dopo comincia quando tutti hanno visto. Vai avanti.
learn-foxfire-owl-done = Con tre bagliori si vince la partita. Se puoi, non giocare mai il gufo: perderesti tutte le carte.
