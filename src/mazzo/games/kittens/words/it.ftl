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
kittens-a-none = una carta

## A che cosa serve ciascuna
kittens-does-kitten = Chi lo pesca esplode, se non ha una carta Disinnescare.
kittens-does-defuse = Ti salva da un Gattino. Si gioca da sola quando ne peschi uno.
kittens-does-nope = Ferma ciò che è appena stato giocato, anche un’altra Nope.
kittens-does-attack = Finisci il turno senza pescare. Chi viene dopo fa due turni.
kittens-does-skip = Finisci un turno senza pescare.
kittens-does-favor = Ricevi una carta. La sceglie chi la dà.
kittens-does-shuffle = Mescoli il Mazzo Principale, senza guardare.
kittens-does-see = Solo tu guardi le prime carte del Mazzo Principale.
kittens-does-cat = Da sola non fa nulla. Due uguali rubano una carta.

## The line below the picture of a large card
kittens-joke-kitten = Vuole solo giocare con quella lucina.
kittens-joke-defuse = Gli elmetti erano finiti.
kittens-joke-nope = Il bagnetto è annullato.
kittens-joke-attack = Il tappeto sarà vendicato.
kittens-joke-skip = Balla come se niente ticchettasse.
kittens-joke-favor = Digiuno da ben quattro minuti.
kittens-joke-shuffle = Per un pelo non si è preso la coda.
kittens-joke-see = Il futuro si prospetta gustoso.
kittens-joke-tacocat = Occupato. Torna con la salsa.
kittens-joke-cattermelon = 92% acqua. Odia l’acqua.
kittens-joke-potato = Il pettine si è dimesso.
kittens-joke-beard = Il topo paga l’affitto. Quasi sempre.
kittens-joke-rainbow = Meglio fuori che dentro.

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
kittens-passed = { "" }
kittens-tookeffect = { "" }
kittens-favorasked = { "" }
kittens-discardopened = { "" }
kittens-turnbegan =
    { $turns ->
        [one] { $attacked ->
            [yes] { $seat } deve fare ancora un turno.
           *[no] { "" }
        }
       *[other] { $seat } deve fare { $turns } turni.
    }
    .seat =
        { $turns ->
            [one] { $attacked ->
                [yes] Devi fare ancora un turno.
               *[no] { "" }
            }
           *[other] { $attacked ->
                [yes] Sei sotto attacco! Ti toccano { $turns } turni.
               *[no] Devi fare { $turns } turni.
            }
        }
kittens-announced =
    { $do ->
        [favor] { $target ->
            [none] { $seat } ha giocato Cortesia: una carta da ciascuno!
           *[other] { $seat } ha giocato Cortesia e vuole una carta da { $target }.
        }
        [pair] { $seat } ha giocato una Coppia ({ WORDS($card, "kittens-card") }) per rubare una carta { AD($target) }.
        [three] { $seat } ha giocato tre carte dello stesso tipo ({ WORDS($card, "kittens-card") }) per chiedere { AD($target) } { WORDS($named, "kittens-a") }.
        [five] { $seat } ha giocato cinque carte diverse: { WORDS($cards, "kittens-card") }.
       *[other] { $seat } ha giocato { WORDS($do, "kittens-short") }.
    }
    .seat =
        { $do ->
            [favor] { $target ->
                [none] Hai giocato Cortesia: tutti ti devono una carta.
               *[other] Hai giocato Cortesia e vuoi una carta da { $target }.
            }
            [pair] Hai giocato una Coppia ({ WORDS($card, "kittens-card") }) per rubare una carta { AD($target) }.
            [three] Hai giocato tre carte dello stesso tipo ({ WORDS($card, "kittens-card") }) per chiedere { AD($target) } { WORDS($named, "kittens-a") }.
            [five] Hai giocato cinque carte diverse: { WORDS($cards, "kittens-card") }.
           *[other] Hai giocato { WORDS($do, "kittens-short") }.
        }
    .target =
        { $do ->
            [favor] { $seat } ha giocato Cortesia e vuole una carta da te.
            [pair] { $seat } ha giocato una Coppia ({ WORDS($card, "kittens-card") }) per rubarti una carta.
           *[three] { $seat } ha giocato tre carte dello stesso tipo ({ WORDS($card, "kittens-card") }) per chiederti { WORDS($named, "kittens-a") }.
        }
kittens-noped = { $seat } ha giocato Nope!
    .seat = Hai giocato Nope!
kittens-cancelled = Nope! { $seat } ha giocato per niente ({ WORDS($do, "kittens-short") }).
    .seat = Nope! Hai giocato per niente ({ WORDS($do, "kittens-short") }).
kittens-gave = { $giver } ha dato { AD($taker) } { WORDS($card, "kittens-a") }.
    .giver = Hai dato { AD($taker) } { WORDS($card, "kittens-a") }.
    .taker = { $giver } ti ha dato { WORDS($card, "kittens-a") }.
kittens-robbed = { $taker } ha rubato { WORDS($card, "kittens-a") } { AD($giver) }.
    .taker = Hai rubato { WORDS($card, "kittens-a") } { AD($giver) }.
    .giver = { $taker } ti ha rubato { WORDS($card, "kittens-a") }.
kittens-foundnothing = { $seat } non ha trovato nulla da rubare { AD($target) }.
    .seat = Non hai trovato nulla da rubare { AD($target) }.
    .target = { $seat } non ha trovato nulla da rubarti.
kittens-handedover = { $giver } ha dovuto dare { AD($taker) } { WORDS($card, "kittens-a") }.
    .giver = Hai dovuto dare { AD($taker) } { WORDS($card, "kittens-a") }.
    .taker = { $giver } ha dovuto darti { WORDS($card, "kittens-a") }.
kittens-lacked = { $seat } non ha la carta { WORDS($card, "kittens-card") }.
    .seat = Non hai la carta { WORDS($card, "kittens-card") }.
kittens-shuffled = { $seat } ha mescolato il Mazzo Principale.
    .seat = Hai mescolato il Mazzo Principale.
kittens-peeked =
    { $cards ->
        [none] { $seat } ha guardato le prime carte del Mazzo Principale.
       *[other] { $seat } ha visto, dall’alto: { WORDS($cards, "kittens-card") }.
    }
    .seat = Hai visto, dall’alto: { WORDS($cards, "kittens-card") }.
kittens-picked = { $seat } ha preso { WORDS($card, "kittens-a") } dalla Pila degli Scarti.
    .seat = Hai preso { WORDS($card, "kittens-a") } dalla Pila degli Scarti.
kittens-drew =
    { $card ->
        [kitten] { $seat } ha pescato un Gattino Esplosivo!
       *[other] { $seat } ha pescato { WORDS($card, "kittens-a") }.
    }
    .seat =
        { $card ->
            [kitten] Hai pescato un Gattino Esplosivo!
           *[other] Hai pescato { WORDS($card, "kittens-a") }.
        }
kittens-defused = { $seat } lo ha disinnescato.
    .seat = Lo hai disinnescato.
kittens-inserted =
    { $place ->
        [none] { $seat } ha rimesso di nascosto il Gattino nel Mazzo Principale.
        [0] { $seat } ha rimesso il Gattino in cima al Mazzo Principale.
        [one] { $seat } ha rimesso il Gattino sotto una carta.
       *[other] { $seat } ha rimesso il Gattino sotto { $place } carte.
    }
    .seat =
        { $place ->
            [0] Hai rimesso il Gattino in cima al Mazzo Principale.
            [one] Hai rimesso il Gattino sotto una carta.
           *[other] Hai rimesso il Gattino sotto { $place } carte.
        }
kittens-exploded =
    { COUNT($discarded) ->
        [0] { $seat } esplode.
        [one] { $seat } esplode. Una carta va nella Pila degli Scarti.
       *[other] { $seat } esplode. { COUNT($discarded) } carte vanno nella Pila degli Scarti.
    }
    .seat =
        { COUNT($discarded) ->
            [0] Boom! Sei fuori.
            [one] Boom! Sei fuori. La tua carta va nella Pila degli Scarti.
           *[other] Boom! Sei fuori. Le tue { COUNT($discarded) } carte vanno nella Pila degli Scarti.
        }
kittens-ended = { $winners } sopravvive a tutti e vince la partita!
    .winners = Gli altri sono esplosi tutti. Hai vinto!
kittens-you-are-asked = Nope, o lasci correre?
kittens-reaction-question = Qualcuno gioca Nope?
# Sulla carta Disinnescare, mentre la miccia brucia.
kittens-tap-defuse = Tocca la carta Disinnescare!

## Perché è finita
kittens-reason-last-alive = Tutti gli altri sono esplosi.

## Che cosa farebbe un’azione
kittens-do-draw = Pesca una carta
kittens-do-attack = Gioca Attacco
kittens-do-skip = Gioca Saltare
kittens-do-favor =
    { $target ->
        [none] Gioca Cortesia: una carta da ciascuno
       *[other] Gioca Cortesia: una carta da { $target }
    }
kittens-kind-favor = Gioca Cortesia: scegli un giocatore
kittens-do-shuffle = Gioca Mescolare
kittens-do-see = Gioca Vedere il Futuro
kittens-do-pair = Coppia ({ WORDS($card, "kittens-card") }): ruba una carta { AD($target) }
kittens-do-three = Tre dello stesso tipo ({ WORDS($card, "kittens-card") }): chiedi { AD($target) } { WORDS($named, "kittens-a") }
kittens-do-five = Cinque carte diverse: { WORDS($cards, "kittens-card") }
kittens-do-nope = Nope!
kittens-do-pass = Lascia fare
kittens-do-give = Dai { AD($taker) } { WORDS($card, "kittens-a") }
kittens-do-pick = Prendi { WORDS($card, "kittens-a") }
kittens-do-insert =
    { $bottom ->
        [yes] Metti il Gattino in fondo
       *[no] { $place ->
            [0] Metti il Gattino in cima
            [one] Metti il Gattino sotto una carta
           *[other] Metti il Gattino sotto { $place } carte
        }
    }

## Che cosa si chiede
kittens-ask-turn = Tocca a te: gioca quante carte vuoi, poi pesca
kittens-ask-give = Quale carta per { $taker }?
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
kittens-wait-turn = Turno di { $name }
kittens-wait-giving = { $taker } riceve carte
kittens-wait-giving-you = Ricevi carte
kittens-wait-picking = { $name } guarda la Pila degli Scarti
kittens-wait-inserting = { $name } nasconde il Gattino nel mazzo
kittens-wait-over = { $name } se l’è cavata!
kittens-wait-over-you = Te la sei cavata!
kittens-you-passed = Lasci fare. Gli altri stanno ancora decidendo.
kittens-you-played = Gli altri possono dire Nope.
kittens-you-are-dead = Boom! Ora guarda come se la cavano gli altri.
kittens-own-end = Boom: sei fuori.

## Le regole, dove servono
kittens-hint-draw = Pescando chiudi il turno.
kittens-hint-owed =
    { $turns ->
        [one] Attacco: ultimo turno.
       *[other] Attacco: { $turns } turni per te.
    }
kittens-hint-nope = Una Nope si può fermare con un’altra Nope.
kittens-hint-reaction = Lo chiediamo a tutti, con o senza Nope.
kittens-hint-pair = La carta si ruba a caso.
kittens-hint-three = Tutti sentono quale carta chiedi.
kittens-hint-five = Con una Nope le cinque carte sono perse.
kittens-hint-give = La vedete solo voi due.
kittens-hint-insert = Nessuno vede dove va.
kittens-hint-peek = Restano al loro posto, in quest’ordine.
kittens-hint-alone = Adesso questa carta non si può giocare.

## Sul tavolo
kittens-pile = Mazzo Principale
kittens-field-pile = { kittens-pile }
kittens-field-discard = { kittens-discard }
kittens-field-hand = Mano
kittens-field-alive = { kittens-dead }
kittens-pile-count =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
kittens-kittens-left =
    { $count ->
        [0] senza Gattini
        [one] con un Gattino
       *[other] con { $count } Gattini
    }
kittens-kind-draw = Pesca
kittens-discard = Pila degli Scarti
kittens-discard-empty = vuota
kittens-discard-look =
    { $count ->
        [one] Guarda la Pila degli Scarti: una carta
       *[other] Guarda la Pila degli Scarti: { $count } carte
    }
kittens-discard-order = In cima l’ultima giocata.
kittens-turns-left =
    { $count ->
        [one] 1 turno
       *[other] { $count } turni
    }
kittens-attacked = sotto attacco
kittens-dead = fuori gioco
kittens-hand-count =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
kittens-known-holds = Ha di sicuro: { $cards }
kittens-known-lacks = Di sicuro non ha: { $cards }
kittens-known-most = Al massimo { $count }: { $cards }
kittens-nopes =
    { $count ->
        [one] Una Nope
       *[other] { $count } Nope
    }
kittens-nopes-odd = Per ora è annullata.
kittens-nopes-even = Per ora va a segno.

## La propria mano
kittens-hand-empty = Non hai carte in mano. Puoi comunque pescare.
kittens-hand-none = Non hai carte in mano.
kittens-kind-pair = Coppia
kittens-kind-pair-use = ruba una carta a caso
kittens-kind-three = Tre dello stesso tipo
kittens-kind-three-use = chiedi una carta precisa
kittens-kind-five = Cinque carte diverse
kittens-kind-five-use = prendi una carta dagli scarti
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
        [one] Un Gattino è tornato chissà dove, qui in mezzo.
       *[other] { $count } Gattini sono tornati chissà dove, qui in mezzo.
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

## Sulla pagina iniziale
site-kittens = Exploding Kittens
site-kittens-in-a-line = Si pescano carte finché qualcuno esplode. Meglio qualcun altro.

## Edizioni e regole della casa
lobby-edition-kittens-it = Italiana: la Cortesia vale per tutti
lobby-edition-kittens-2015 = Inglese 2015
lobby-edition-kittens-2025 = Inglese 2025: più carte in mano, Attacchi che crescono
lobby-differs-kittens-it = Con una Cortesia ogni altro giocatore ti dà una carta.
kittens-edition-note-it = In questa edizione, per una Cortesia tutti danno una carta.
lobby-differs-kittens-2015 = Con una Cortesia ti dà una carta un solo giocatore, a tua scelta.
lobby-differs-kittens-2025 = Otto carte in mano, Attacchi che si sommano, niente cinque carte diverse. Fino a cinque giocatori.
lobby-option-kittens-second_deck_from = Giocatori per un secondo mazzo
lobby-option-kittens-hand = Carte in mano all’inizio, oltre a Disinnescare
lobby-option-kittens-spare_defuses = Disinnescare avanzate nel Mazzo Principale, al massimo
lobby-option-kittens-spare_defuses_for_two = Disinnescare avanzate in due, al massimo
lobby-option-kittens-see = Carte che mostra Vedere il Futuro
lobby-option-kittens-favor_from = Chi dà una carta con Cortesia
lobby-favor_from-everybody = tutti
lobby-favor_from-one = un giocatore
lobby-option-kittens-attacked_again = Attacco giocato da chi è sotto attacco
lobby-attacked_again-two = due turni, non di più
lobby-attacked_again-remaining-plus-two = quelli rimasti più altri due
lobby-option-kittens-dead_hand = Carte di chi è esploso
lobby-dead_hand-discard-pile = nella Pila degli Scarti
lobby-dead_hand-out-of-the-game = fuori dal gioco
lobby-option-kittens-combos = Combo Speciali
lobby-option-kittens-five_different = Cinque carte diverse

## Com’è finita
ended-by-last-alive = Tutti gli altri sono esplosi.
ended-alive = in vita
ended-exploded = fuori gioco

## Il coach
coach-danger = { $percent }% di probabilità che la prossima carta sia un Gattino.
coach-danger-none = La prossima carta di sicuro non è un Gattino.
coach-danger-sure = La prossima carta è di sicuro un Gattino!
coach-danger-range = Circa { $percent }% di probabilità che la prossima carta sia un Gattino: tra { $low } e { $high }%, perché altri ne hanno rimesso uno.
coach-danger-read = A giudicare da come giocano gli altri, direi piuttosto { $percent }%.
coach-kittens-kitten = un Gattino: { $odds }
coach-kittens-card = un’altra carta: { $odds }
coach-kittens-known-place =
    { $place ->
        [1] In cima al mazzo: { WORDS($card, "kittens-a") }.
       *[other] Carta numero { $place } dall’alto: { WORDS($card, "kittens-a") }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Un altro giocatore ha rimesso un Gattino chissà dove.
       *[other] Altri giocatori hanno rimesso { $count } Gattini chissà dove.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } ha { WORDS($card, "kittens-a") }.
       *[other] { $name } ha { $count } × { WORDS($card, "kittens-card") }.
    }
coach-kittens-known-lacks = { $name } non ha nessuna carta { WORDS($card, "kittens-card") }.
coach-kittens-draw =
    { $defuses ->
        [0] Rischio di esplodere: { $risk }%. Non hai una carta Disinnescare.
       *[other] Rischio di pescare un Gattino: { $risk }%; una carta Disinnescare ti salverebbe.
    }
coach-kittens-skip =
    { $turns ->
        [0] Non peschi ({ $risk }%); poi tocca { AD($name) }.
        [one] Una carta in meno da pescare ({ $risk }%); ti resta 1 turno.
       *[other] Una carta in meno da pescare ({ $risk }%); ti restano { $turns } turni.
    }
coach-kittens-attack = Non peschi ({ $risk }%), e { $name } fa { $turns } turni.
coach-kittens-shuffle = La probabilità di un Gattino in cima passa da { $risk } a { $after }%.
coach-kittens-see =
    { $count ->
        [one] Vedresti la prossima carta; per ora, rischio Gattino: { $risk }%.
       *[other] Vedresti le prossime { $count } carte; per ora, rischio Gattino sulla prima: { $risk }%.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 giocatore ti dà una carta a sua scelta.
       *[other] { $count } giocatori ti danno ciascuno una carta a loro scelta.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } ti dà l’unica carta che ha.
       *[other] { $name } ti dà una delle sue { $count } carte, a sua scelta.
    }
coach-kittens-pair =
    { $count ->
        [one] Prendi l’unica carta di { $name }: { $chance }% che sia una carta Disinnescare.
       *[other] Prendi una delle { $count } carte di { $name }: { $chance }% che sia una carta Disinnescare.
    }
coach-kittens-three = Circa { $chance }% di probabilità che { $name } abbia { WORDS($card, "kittens-a") }.
coach-kittens-five =
    { $count ->
        [one] Prendi una carta dalla Pila degli Scarti: c’è un solo tipo.
       *[other] Prendi una carta qualsiasi dalla Pila degli Scarti: { $count } tipi tra cui scegliere.
    }
coach-kittens-would-stop = La giocata di { $name } sarà annullata, se nessuno risponde.
coach-kittens-would-happen = La giocata di { $name } andrà a segno, se nessuno la ferma.
coach-kittens-give =
    { $count ->
        [one] Ti costa { WORDS($card, "kittens-a") }, l’unica che hai.
       *[other] Ti costa { WORDS($card, "kittens-a") }; ne hai { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] Prendi { WORDS($card, "kittens-a") }; non ne hai.
       *[other] Prendi { WORDS($card, "kittens-a") }; ne hai già { $count }.
    }
coach-kittens-insert = Se tutti pescano e basta, lo pesca { $name }.
coach-kittens-insert-own = Se tutti pescano e basta, lo peschi proprio tu!
kittens-why-draw =
    { $defuses ->
        [0] hai pescato con un rischio del { $risk }% e senza Disinnescare
       *[other] hai pescato con un rischio del { $risk }% di trovare un Gattino
    }
coach-kittens-came-exploded = hai pescato un Gattino (probabilità: { $odds }) e non avevi Disinnescare
coach-kittens-came-defused = hai pescato un Gattino (probabilità: { $odds }) e hai usato una carta Disinnescare
coach-how-kittens = Stime a carte scoperte e mazzo coperto; le scelte sono valutate in base a ciò che si poteva sapere.

## Nel terminale
terminal-help-kittens =
    Gioca quante carte vuoi, o nessuna; poi pesca, e il tuo turno finisce. Chi pesca un Gattino Esplosivo senza una carta Disinnescare è fuori. Vince l’ultimo rimasto in vita.
    Tutto, tranne Disinnescare e Gattino Esplosivo, si può fermare con una Nope, di chiunque sia il turno.

## Le lezioni
learn-kittens-draw-title = Pescare chiude il turno
learn-kittens-draw-1 = Vince chi resta quando tutti gli altri sono esplosi. Nel tuo turno gioca quante carte vuoi, o nessuna. Poi ne peschi una, e il turno finisce. Adesso non ti serve giocare niente: pesca.
learn-kittens-draw-done = { kittens-card-see }: una buona carta. Anche Ada e Leo hanno pescato. Nel Mazzo Principale aspettano due Gattini: uno in meno dei giocatori.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = La prossima carta non ti convince. Gioca { kittens-card-skip }, e chiudi il turno senza pescare.
learn-kittens-skip-done = Che fiuto! Ada ha pescato il Gattino che aspettava te. La sua carta { kittens-card-defuse } l’ha salvata, e il Gattino è di nuovo nascosto nel mazzo.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Gioca { kittens-card-see }: solo tu guardi le prime tre carte. Gli altri potrebbero fermarti con una carta { kittens-card-nope }, ma qui lasciano fare.
learn-kittens-see-2 = Il Gattino è la seconda carta. La prima è sicura: pescala, e lascia la prossima ad Ada.
learn-kittens-see-done = Il Gattino è toccato ad Ada. Sapere che cosa arriva è metà del gioco.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Stavolta niente da giocare: pesca una carta. Per fortuna hai una carta { kittens-card-defuse }.
learn-kittens-defuse-2 = Un Gattino! La carta { kittens-card-defuse } si è giocata da sola. Ora nascondi il Gattino dove vuoi nel mazzo. Dopo pesca Ada: mettilo in cima.
learn-kittens-defuse-done = Ada non aveva una carta { kittens-card-defuse } ed è esplosa. È fuori; vince l’ultimo che resta in vita.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Gioca { kittens-card-favor }: tutti gli altri ti danno una carta a loro scelta. (Nelle edizioni inglesi è un solo giocatore, scelto da te.)
learn-kittens-favor-done = Ti hanno dato quello che gli serviva di meno. Però con la { kittens-card-tacocat } di Ada ora hai due carte uguali.

learn-kittens-pair-title = Una Coppia
learn-kittens-pair-1 = Un gatto da solo non fa nulla. Due carte uguali sono una Coppia: gioca le tue due { kittens-card-tacocat } e ruba una carta a caso a qualcuno.
learn-kittens-pair-done = Solo voi due sapete quale carta era. Due carte uguali qualsiasi fanno Coppia, non solo i gatti.

learn-kittens-three-title = Tre dello stesso tipo
learn-kittens-three-1 = Con tre carte uguali puoi chiamare la carta che vuoi. Ti serve una carta { kittens-card-defuse }: gioca le tre carte e chiedila a Leo.
learn-kittens-three-done = Leo l’aveva e te l’ha data. Se non l’avesse avuta, non avresti ottenuto niente. Tutti hanno sentito che cosa hai chiesto.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo ha giocato { kittens-card-attack }: ti toccherebbero due turni. Una carta { kittens-card-nope } si gioca in qualsiasi momento, anche fuori turno. Fermalo!
learn-kittens-nope-done = Annullato: la sua carta è persa, e ha dovuto pescare. Anche una { kittens-card-nope } si può fermare con un’altra. Un Gattino o una carta { kittens-card-defuse }, no.

learn-kittens-attack-title = Vince l’ultimo in vita
learn-kittens-attack-1 = Leo è esploso, resta solo Ada. Non hai una carta { kittens-card-defuse }, quindi guarda avanti: gioca { kittens-card-see }.
learn-kittens-attack-2 = Il Gattino è la seconda carta. Gioca { kittens-card-attack }: chiudi il turno senza pescare, e Ada deve fare due turni.
learn-kittens-attack-done = La seconda carta di Ada era il Gattino. Resti solo tu: hai vinto!

## Titoli di una serata
kittens-title-thief =
    { $count ->
        [one] Dita leggere (1 carta)
       *[other] Dita leggere ({ $count } carte)
    }
kittens-title-robbed =
    { $count ->
        [one] Vittima preferita dei ladri (1 carta)
       *[other] Vittima preferita dei ladri ({ $count } carte)
    }
kittens-title-noped = Ministero del No (Nope × { $count })
kittens-title-stopped = Bersaglio di ogni Nope (× { $count })
kittens-title-defused = Nervi d’acciaio (Disinnescare × { $count })
kittens-title-first = Miccia corta (prima esplosione × { $count })
