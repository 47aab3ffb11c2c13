gullible-title = Gabbianate
gullible-blurb = Gabbiani che strillano, si tuffano e si rubano il pranzo.

gullible-card-1 = Patatina
gullible-card-2 = Sardina
gullible-card-3 = Gelato
gullible-card-5 = Granchio
gullible-card--3 = Stivale
gullible-text-1 = È ancora calda. Qualcuno la sta cercando.
gullible-text-2 = Arriva senza scatoletta: si fa prima.
gullible-text-3 = Un attimo fa era di un bambino.
gullible-text-5 = Il pranzo che si difende.
gullible-text--3 = Numero 45, sinistro, ben stagionato. Te ne pentirai.

gullible-field-piers = moli
gullible-field-pile = spuntini in arrivo
gullible-field-nests = nido
gullible-field-points = punti
gullible-field-squawks = strilli
gullible-field-bids = offerta
gullible-field-dives = molo
gullible-field-round = round

gullible-edition-usual = Pranzo completo
gullible-edition-snack = Spuntino veloce
gullible-option-rounds = Round
gullible-option-squawks = Strilli all’inizio
gullible-option-comfort = Strilli per chi resta a becco asciutto
gullible-reason-full-belly = la pancia più piena

gullible-kind-squawk = Strilla
gullible-kind-dive = Tuffati
gullible-choose-squawks = Quanto forte? Ognuno paga ciò che offre.
gullible-choose-pier = Scegli un molo. Il gabbiano che strilla di più prende tutto.
gullible-value-squawks = { $value }
gullible-value-pier = Molo { $value }
gullible-do-squawk = { $squawks ->
        [0] Tieni il becco chiuso
        [one] Strilla una volta
       *[other] Strilla { $squawks } volte
    }
gullible-do-dive = Tuffati al molo { $pier }

gullible-the-1 = una patatina
gullible-the-2 = una sardina
gullible-the-3 = un gelato
gullible-the-5 = un granchio
gullible-the--3 = uno stivale

gullible-landed = Round { $round }: il pranzo arriva sui moli.
gullible-sealed = { $seat } fa un bel respiro.
    .seat = { $squawks ->
        [0] Tieni il becco chiuso.
        [one] Hai pronto uno strillo.
       *[other] Hai pronti { $squawks } strilli.
    }
gullible-squawked = Tutti strillano: { $bids }.
gullible-aimed = { $seat } sceglie un molo e fischietta con aria innocente.
    .seat = Punti il molo { $pier }.
gullible-dived = Splash! Tutti i gabbiani si tuffano.
gullible-took = { $snacks ->
        [none] { $seat } si tuffa al molo { $pier } e trova un bel panorama.
       *[other] { $seat } ripulisce il molo { $pier }: { WORDS($snacks, "gullible-the") }.
    }
    .seat = { $snacks ->
        [none] Ti tuffi al molo { $pier } e trovi un bel panorama.
       *[other] Ripulisci il molo { $pier }: { WORDS($snacks, "gullible-the") }.
    }
gullible-squabbled = { $seats } si azzuffano al molo { $pier }. Il pranzo resta lì.
    .seats = { $seats } si azzuffano al molo { $pier }. Il pranzo resta lì.
gullible-sulked = { $seat } resta a becco asciutto e mette il broncio.
    .seat = Resti a becco asciutto e metti il broncio. Almeno schiarisce la voce.
gullible-ended = { $winners } { COUNT($winners) ->
        [one] ha la pancia più piena e vince
       *[other] hanno la pancia più piena e vincono
    }.
    .winners = { COUNT($winners) ->
        [one] Hai la pancia più piena e vinci!
       *[other] { $winners } hanno la pancia più piena e vincono.
    }

gullible-picture-took = seat → snacks
gullible-wit-squabbled = Nessuno mangia. I piccioni prendono appunti. | Due gabbiani, una patatina, nessun vincitore. | La sardina ringrazia.
gullible-wit-took = Sparito tutto. Anche il tovagliolo. | Burp. | Servizio al tavolo, stile gabbiano.
gullible-wit-won = Il lungomare ha un nuovo flagello. | “Dividere” non è nel suo dizionario. | Si prega di non dar da mangiare al vincitore.
gullible-honour = Terrore del lungomare
gullible-number-took = razzie
gullible-number-squabbled = zuffe
