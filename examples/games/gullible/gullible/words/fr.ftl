gullible-title = Chipeurs
gullible-blurb = Des mouettes crient, plongent et se chipent le déjeuner.

gullible-card-1 = Frite
gullible-card-2 = Sardine
gullible-card-3 = Glace
gullible-card-5 = Crabe
gullible-card--3 = Botte
gullible-text-1 = Encore chaude. Quelqu’un la cherche.
gullible-text-2 = Livrée sans boîte : un gain de temps.
gullible-text-3 = Il y a un instant, un enfant la tenait.
gullible-text-5 = Le déjeuner qui pince.
gullible-text--3 = Pointure 45, pied gauche, bien affinée. Tu vas le regretter.

gullible-field-piers = pontons
gullible-field-pile = encas à venir
gullible-field-nests = nid
gullible-field-points = points
gullible-field-squawks = cris
gullible-field-bids = mise
gullible-field-dives = ponton
gullible-field-round = manche

gullible-edition-usual = Repas complet
gullible-edition-snack = En-cas
gullible-option-rounds = Manches
gullible-option-squawks = Cris au départ
gullible-option-comfort = Cris pour qui reste le bec vide
gullible-reason-full-belly = le ventre le plus plein

gullible-kind-squawk = Crier
gullible-kind-dive = Plonger
gullible-choose-squawks = À quel volume ? Chacun paie sa mise.
gullible-choose-pier = Choisis un ponton. La mouette la plus bruyante rafle tout.
gullible-value-squawks = { $value }
gullible-value-pier = Ponton { $value }
gullible-do-squawk = { $squawks ->
        [0] Garder le bec fermé
        [one] Crier une fois
       *[other] Crier { $squawks } fois
    }
gullible-do-dive = Plonger au ponton { $pier }

gullible-the-1 = une frite
gullible-the-2 = une sardine
gullible-the-3 = une glace
gullible-the-5 = un crabe
gullible-the--3 = une botte

gullible-landed = Manche { $round } : le déjeuner arrive sur les pontons.
gullible-sealed = { $seat } prend une grande inspiration.
    .seat = { $squawks ->
        [0] Tu gardes le bec fermé.
        [one] Tu prépares un cri.
       *[other] Tu prépares { $squawks } cris.
    }
gullible-squawked = Tout le monde crie : { $bids }.
gullible-aimed = { $seat } choisit un ponton et sifflote, l’air de rien.
    .seat = Tu vises le ponton { $pier }.
gullible-dived = Plouf ! Toutes les mouettes plongent.
gullible-took = { $snacks ->
        [none] { $seat } plonge au ponton { $pier } et y trouve une jolie vue.
       *[other] { $seat } vide le ponton { $pier } : { WORDS($snacks, "gullible-the") }.
    }
    .seat = { $snacks ->
        [none] Tu plonges au ponton { $pier } et y trouves une jolie vue.
       *[other] Tu vides le ponton { $pier } : { WORDS($snacks, "gullible-the") }.
    }
gullible-squabbled = { $seats } se chamaillent au ponton { $pier }. Le déjeuner ne bouge pas.
    .seats = { $seats } se chamaillent au ponton { $pier }. Le déjeuner ne bouge pas.
gullible-sulked = { $seat } reste le bec vide et boude.
    .seat = Tu restes le bec vide et tu boudes. Au moins, ça éclaircit la voix.
gullible-ended = { $winners } { COUNT($winners) ->
        [one] a le ventre le plus plein et gagne
       *[other] ont le ventre le plus plein et gagnent
    }.
    .winners = { COUNT($winners) ->
        [one] Tu as le ventre le plus plein et tu gagnes !
       *[other] { $winners } ont le ventre le plus plein et gagnent.
    }

gullible-picture-took = seat → snacks
gullible-wit-squabbled = Personne ne mange. Les pigeons prennent des notes. | Deux mouettes, une frite, zéro gagnant. | La sardine vous remercie.
gullible-wit-took = Plus rien. Même la serviette. | Burp. | Service à table, façon mouette.
gullible-wit-won = La plage a une nouvelle terreur. | « Partager » n’est pas dans son dictionnaire. | Prière de ne pas nourrir le vainqueur.
gullible-honour = Terreur de la plage
gullible-number-took = razzias
gullible-number-squabbled = chamailleries
