# Exploding Kittens: le carte, che cosa succede, che cosa si può fare.

## Le carte
kittens-card-kitten = Gattino Esplosivo
kittens-card-defuse = Disinnescare
kittens-card-nope = Nope
kittens-card-attack = Attacco
kittens-card-skip = Saltare
kittens-card-favor = Cortesia
kittens-card-shuffle = Mescolare
kittens-card-see = Vedere il Futuro
kittens-card-tacocat = Tacocat
kittens-card-cattermelon = Cattermelon
kittens-card-potato = Hairy Potato Cat
kittens-card-beard = Beard Cat
kittens-card-rainbow = Rainbow-Ralphing Cat

## Una di loro, pescata, data o presa
kittens-a-kitten = un Gattino Esplosivo
kittens-a-defuse = una carta Disinnescare
kittens-a-nope = una carta Nope
kittens-a-attack = una carta Attacco
kittens-a-skip = una carta Saltare
kittens-a-favor = una carta Cortesia
kittens-a-shuffle = una carta Mescolare
kittens-a-see = una carta Vedere il Futuro
kittens-a-tacocat = una carta Tacocat
kittens-a-cattermelon = una carta Cattermelon
kittens-a-potato = una carta Hairy Potato Cat
kittens-a-beard = una carta Beard Cat
kittens-a-rainbow = una carta Rainbow-Ralphing Cat
kittens-a-card = una carta

## A che cosa serve ciascuna
kittens-does-kitten = Chi lo pesca esplode, se non ha una carta Disinnescare.
kittens-does-defuse = Ti salva da un Gattino. Si gioca da sola quando ne peschi uno.
kittens-does-nope = Ferma quello che un altro ha appena giocato, anche un’altra Nope.
kittens-does-attack = Il tuo turno finisce senza pescare. Chi viene dopo fa due turni.
kittens-does-skip = Un turno finisce senza pescare.
kittens-does-favor = Ricevi una carta. La sceglie chi la dà.
kittens-does-shuffle = Il Mazzo Principale viene mescolato, e nessuno guarda.
kittens-does-see = Solo tu guardi le prime carte del Mazzo Principale.
kittens-does-cat = Da sola non fa nulla. Due uguali rubano una carta.

## Che cosa si gioca, in una o due parole
kittens-short-attack = Attacco
kittens-short-skip = Saltare
kittens-short-favor = Cortesia
kittens-short-shuffle = Mescolare
kittens-short-see = Vedere il Futuro
kittens-short-pair = Coppia
kittens-short-three = Tre dello stesso tipo
kittens-short-five = Cinque carte diverse

## Che cosa è successo
kittens-turns-owed =
    { $turns ->
        [one] { $name } deve fare ancora un turno.
       *[other] { $name } deve fare { $turns } turni.
    }
kittens-announced-attack = { $name } ha giocato Attacco.
kittens-announced-skip = { $name } ha giocato Saltare.
kittens-announced-favor = { $name } ha giocato Cortesia: tutti devono una carta.
kittens-announced-favor-from = { $name } ha giocato Cortesia e vuole una carta da { $target }.
kittens-announced-shuffle = { $name } ha giocato Mescolare.
kittens-announced-see = { $name } ha giocato Vedere il Futuro.
kittens-announced-pair = { $name } ha giocato una Coppia ({ $card }) per rubare una carta a { $target }.
kittens-announced-three = { $name } ha giocato tre carte dello stesso tipo ({ $card }) per chiedere a { $target } { $named }.
kittens-announced-five = { $name } ha giocato cinque carte diverse: { $cards }.
kittens-noped = { $name } ha giocato Nope!
kittens-cancelled = Annullato: { $what } di { $name }.
kittens-gave = { $giver } ha dato a { $taker } { $card }.
kittens-robbed = { $taker } ha rubato { $card } a { $giver }.
kittens-found-nothing = { $name } non ha trovato nulla da prendere a { $target }.
kittens-handed-over = { $giver } ha consegnato a { $taker } { $card }.
kittens-lacked = { $name } non ha la carta { $card }.
kittens-shuffled = { $name } ha mescolato il Mazzo Principale.
kittens-peeked = { $name } ha guardato le prime carte del Mazzo Principale.
kittens-peeked-cards = { $name } ha visto, dalla cima: { $cards }.
kittens-picked = { $name } ha preso { $card } dalla Pila degli Scarti.
kittens-drew = { $name } ha pescato { $card }.
kittens-drew-kitten = { $name } ha pescato un Gattino Esplosivo!
kittens-defused = { $name } lo ha disinnescato.
kittens-inserted = { $name } ha rimesso il Gattino nel Mazzo Principale, in segreto.
kittens-inserted-at =
    { $place ->
        [0] { $name } ha rimesso il Gattino in cima al Mazzo Principale.
        [one] { $name } ha rimesso il Gattino sotto una carta.
       *[other] { $name } ha rimesso il Gattino sotto { $place } carte.
    }
kittens-exploded =
    { $count ->
        [0] { $name } esplode.
        [one] { $name } esplode. Una carta va nella Pila degli Scarti.
       *[other] { $name } esplode. { $count } carte vanno nella Pila degli Scarti.
    }
kittens-ended = { $name } resta in vita e vince la partita!

## Che cosa è successo, detto a chi riguarda
kittens-you-turns-owed =
    { $turns ->
        [one] Devi fare ancora un turno.
       *[other] Devi fare { $turns } turni.
    }
kittens-you-attacked =
    { $turns ->
        [one] Sei sotto attacco! Ti tocca un turno.
       *[other] Sei sotto attacco! Ti toccano { $turns } turni.
    }
kittens-you-announced-attack = Hai giocato Attacco.
kittens-you-announced-skip = Hai giocato Saltare.
kittens-you-announced-favor = Hai giocato Cortesia: tutti ti devono una carta.
kittens-you-announced-favor-from = Hai giocato Cortesia e vuoi una carta da { $target }.
kittens-announced-favor-from-you = { $name } ha giocato Cortesia e vuole una carta da te.
kittens-you-announced-shuffle = Hai giocato Mescolare.
kittens-you-announced-see = Hai giocato Vedere il Futuro.
kittens-you-announced-pair = Hai giocato una Coppia ({ $card }) per rubare una carta a { $target }.
kittens-announced-pair-from-you = { $name } ha giocato una Coppia ({ $card }) per rubarti una carta.
kittens-you-announced-three = Hai giocato tre carte dello stesso tipo ({ $card }) per chiedere a { $target } { $named }.
kittens-announced-three-from-you = { $name } ha giocato tre carte dello stesso tipo ({ $card }) per chiederti { $named }.
kittens-you-announced-five = Hai giocato cinque carte diverse: { $cards }.
kittens-you-noped = Hai giocato Nope!
kittens-you-cancelled = Nope! La tua giocata ({ $what }) è annullata.
kittens-you-gave = Hai dato a { $taker } { $card }.
kittens-gave-you = { $giver } ti ha dato { $card }.
kittens-you-robbed = Hai rubato { $card } a { $giver }.
kittens-robbed-you = { $taker } ti ha rubato { $card }.
kittens-you-handed-over = Hai consegnato a { $taker } { $card }.
kittens-handed-you = { $giver } ti ha consegnato { $card }.
kittens-you-found-nothing = Non hai trovato nulla da prendere a { $target }.
kittens-found-nothing-of-yours = { $name } non ha trovato nulla da prenderti.
kittens-you-lacked = Non hai la carta { $card }.
kittens-you-shuffled = Hai mescolato il Mazzo Principale.
kittens-you-peeked = Hai visto, dalla cima: { $cards }.
kittens-you-picked = Hai preso { $card } dalla Pila degli Scarti.
kittens-you-drew = Hai pescato { $card }.
kittens-you-drew-kitten = Hai pescato un Gattino Esplosivo!
kittens-you-defused = Lo hai disinnescato.
kittens-you-inserted =
    { $place ->
        [0] Hai rimesso il Gattino in cima al Mazzo Principale.
        [one] Hai rimesso il Gattino sotto una carta.
       *[other] Hai rimesso il Gattino sotto { $place } carte.
    }
kittens-you-exploded =
    { $count ->
        [0] Boom! Sei fuori.
        [one] Boom! Sei fuori. La tua carta va nella Pila degli Scarti.
       *[other] Boom! Sei fuori. Le tue { $count } carte vanno nella Pila degli Scarti.
    }
kittens-you-ended = Gli altri sono esplosi tutti. Hai vinto!
# Sulla carta Disinnescare, mentre la miccia brucia.
kittens-tap-defuse = Tocca Disinnescare!

## Perché è finita
kittens-reason-last-alive = È l’unica persona rimasta in vita.

## Che cosa farebbe un’azione
kittens-do-draw = Pesca una carta
kittens-do-attack = Gioca Attacco
kittens-do-skip = Gioca Saltare
kittens-do-favor = Gioca Cortesia: una carta da tutti
kittens-do-favor-from = Gioca Cortesia: una carta da { $target }
kittens-do-favor-whom = Gioca Cortesia: scegli un giocatore
kittens-do-shuffle = Gioca Mescolare
kittens-do-see = Gioca Vedere il Futuro
kittens-do-pair = Coppia ({ $card }): ruba una carta a { $target }
kittens-do-three = Tre dello stesso tipo ({ $card }): chiedi a { $target } { $named }
kittens-do-five = Cinque carte diverse: { $cards }
kittens-do-nope = Nope!
kittens-do-pass = Lascia fare
kittens-do-give = Dai a { $taker } { $card }
kittens-do-pick = Prendi { $card }
kittens-do-insert =
    { $place ->
        [0] Metti il Gattino in cima
        [one] Metti il Gattino sotto una carta
       *[other] Metti il Gattino sotto { $place } carte
    }
kittens-do-insert-bottom = Metti il Gattino in fondo

## Che cosa si chiede
kittens-ask-turn = Tocca a te: gioca carte, poi pesca
kittens-ask-give = Quale carta dai a { $taker }?
kittens-ask-pick = Prendi una carta dalla Pila degli Scarti
kittens-ask-insert = Disinnescato! Dove va il Gattino?
kittens-ask-target = A chi? Tocca un giocatore.
kittens-ask-named = Quale carta vuoi da { $target }?
kittens-ask-five =
    { $missing ->
        [0] Cinque carte diverse: pronte.
        [one] Cinque carte diverse: scegline ancora una.
       *[other] Cinque carte diverse: scegline ancora { $missing }.
    }
kittens-wait-turn = Tocca a { $name }
kittens-wait-giving = { $taker } riceve carte
kittens-wait-picking = { $name } guarda la Pila degli Scarti
kittens-wait-inserting = { $name } nasconde il Gattino nel mazzo
kittens-wait-over = { $name } resta in vita!
kittens-you-passed = Lasci fare. Gli altri stanno ancora decidendo.
kittens-you-played = Gli altri possono dire Nope.
kittens-you-are-dead = Boom! Ora guarda gli altri provarci.

## Le regole, dove servono
kittens-hint-draw = Pescare termina il turno.
kittens-hint-owed =
    { $turns ->
        [one] Attacco: ultimo turno.
       *[other] Attacco: { $turns } turni per te.
    }
kittens-hint-nope = Una Nope si può fermare con un’altra Nope.
kittens-hint-window = Lo chiediamo a tutti, con o senza Nope.
kittens-hint-pair = La carta rubata è a caso.
kittens-hint-three = Tutti sentono quale carta chiedi.
kittens-hint-five = Con una Nope le cinque carte sono perse.
kittens-hint-give = La vedete solo voi due.
kittens-hint-insert = Nessuno vede dove va.
kittens-hint-peek = Restano al loro posto, in quest’ordine.
kittens-hint-alone = Adesso questa carta non si può giocare.

## Sul tavolo
kittens-pile = Mazzo Principale
kittens-pile-count =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
kittens-kittens-left =
    { $count ->
        [one] con un Gattino
       *[other] con { $count } Gattini
    }
kittens-draw = Pesca
kittens-discard = Pila degli Scarti
kittens-discard-empty = vuota
kittens-discard-look =
    { $count ->
        [one] Guarda la Pila degli Scarti: una carta
       *[other] Guarda la Pila degli Scarti: { $count } carte
    }
kittens-discard-order = L’ultima giocata è la prima.
kittens-turns-left =
    { $count ->
        [one] 1 turno
       *[other] { $count } turni
    }
kittens-attacked = sotto attacco
kittens-dead = fuori gioco
kittens-holds =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
kittens-known-holds = Ha di sicuro: { $cards }
kittens-known-lacks = Di sicuro non ha: { $cards }
kittens-nopes =
    { $count ->
        [one] una Nope
       *[other] { $count } Nope
    }
kittens-nopes-odd = Per ora è annullata.
kittens-nopes-even = Per ora va a segno.

## La propria mano
kittens-hand = La tua mano
kittens-hand-empty = Non hai carte in mano. Puoi comunque pescare.
kittens-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } carte
    }
kittens-sort = Ordine della mano
kittens-sort-kind = Per tipo
kittens-sort-drawn = Come pescate
kittens-play = Gioca
kittens-pair = Coppia
kittens-pair-says = Ruba una carta a caso
kittens-three = Tre dello stesso tipo
kittens-three-says = Chiedi una carta precisa
kittens-five = Cinque carte diverse
kittens-five-says = Prendi una carta dagli scarti
kittens-cancel = Annulla
kittens-close = Chiudi
kittens-pass-until-turn = Passa fino al mio turno

## Che cosa vede solo questo giocatore
kittens-peek = La cima del Mazzo Principale
kittens-peek-next = prossima
kittens-known = Sai
kittens-known-pile = Che cosa sai del Mazzo Principale
kittens-known-place =
    { $place ->
        [1] in cima
       *[other] carta { $place }
    }
kittens-known-place-loose =
    { $place ->
        [1] in cima o più giù
       *[other] carta { $place } o più giù
    }
kittens-known-loose =
    { $count ->
        [one] Un Gattino è stato rimesso da qualche parte fra loro.
       *[other] { $count } Gattini sono stati rimessi da qualche parte fra loro.
    }

## Rimettere il Gattino
kittens-insert-place = Posizione nel Mazzo Principale
kittens-insert-top = In cima
kittens-insert-nth = { $nth }ª
kittens-insert-middle = A metà
kittens-insert-bottom = In fondo
kittens-insert-above =
    { $count ->
        [0] Nessuna carta sopra
        [one] Una carta sopra
       *[other] { $count } carte sopra
    }
kittens-insert-do = Nascondilo qui
