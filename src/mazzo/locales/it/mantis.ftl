# Mantis: colori, che cosa è successo, che cosa si può fare.

## Colori e carte
mantis-color =
    { $color ->
        [red] rosso
        [orange] arancione
        [yellow] giallo
        [green] verde
        [blue] blu
        [purple] viola
       *[pink] rosa
    }
# Alcune carte di un colore, in un elenco: "2 rosse".
mantis-stack =
    { $color ->
        [red] { $count ->
            [one] 1 rossa
           *[other] { $count } rosse
        }
        [orange] { $count ->
            [one] 1 arancione
           *[other] { $count } arancioni
        }
        [yellow] { $count ->
            [one] 1 gialla
           *[other] { $count } gialle
        }
        [green] { $count ->
            [one] 1 verde
           *[other] { $count } verdi
        }
        [blue] { $count } blu
        [purple] { $count } viola
       *[pink] { $count } rosa
    }
# Due o più carte di un colore, in una frase.
mantis-cards =
    { $color ->
        [red] { $count } carte rosse
        [orange] { $count } carte arancioni
        [yellow] { $count } carte gialle
        [green] { $count } carte verdi
        [blue] { $count } carte blu
        [purple] { $count } carte viola
       *[pink] { $count } carte rosa
    }

## Luoghi
mantis-tank-empty = Riserva vuota
mantis-draw-pile = Mazzo di Pesca
mantis-pile-empty = Carte finite
mantis-pile-state =
    { $count ->
        [one] Resta 1 carta. Sul retro: { $colors }. Uno di questi è sul fronte.
       *[other] Restano { $count } carte. Sul retro della prima: { $colors }. Uno di questi è sul fronte.
    }
mantis-score-state = Mazzo dei Punti: { $count } su { $target }

## Che cosa si può fare, in una parola
mantis-score = Fai punti
mantis-steal = Ruba
mantis-raid = Prendi 1

## Che cosa si può fare
mantis-label-score = Fai punti: gira la carta nella tua Riserva
mantis-label-steal = Ruba a { $name }: { $cards }
mantis-label-steal-empty = Ruba a { $name }: in una Riserva vuota non c’è niente da vincere
mantis-label-raid =
    { $count ->
        [one] Prendi a { $name } l’unica carta del suo Mazzo dei Punti
       *[other] Prendi a { $name } 1 delle { $count } carte del suo Mazzo dei Punti
    }

## Che cosa è successo
mantis-missed-score = { $name } ha provato a fare punti: { mantis-color }, non corrisponde. La carta resta nella Riserva.
mantis-missed-steal = { $name } ha provato a rubare a { $target }: { mantis-color }, non corrisponde. La carta resta a { $target }.
mantis-scored = { $name } ha fatto punti con { mantis-cards }.
mantis-stole = { $name } ha rubato { mantis-cards } a { $target }.
mantis-banked = { $name } ha rubato { mantis-cards } a { $target }: dritte nel Mazzo dei Punti.
mantis-raidwon = { $name } può prendere una carta da un Mazzo dei Punti.
mantis-raided = { $name } ha preso a { $target } una carta dal Mazzo dei Punti.
mantis-again = { $name } gioca un altro turno.
mantis-won-target = { $name } ha abbastanza carte nel Mazzo dei Punti e vince.
mantis-won-most = Il Mazzo di Pesca è finito. { $name } ha più carte nel Mazzo dei Punti e vince.
mantis-won-tank = Il Mazzo di Pesca è finito, e i punti sono pari. { $name } ha la Riserva più piena e vince.
mantis-won-shared = Il Mazzo di Pesca è finito, e tutto è pari. Vincono insieme { $names }.

## Che cosa è successo, detto a chi riguarda
mantis-you-missed-score = Hai provato a fare punti: { mantis-color }, non corrisponde. La carta resta nella tua Riserva.
mantis-you-missed-steal = Hai provato a rubare a { $target }: { mantis-color }, non corrisponde. La carta resta a { $target }.
mantis-missed-steal-from-you = { $name } ha provato a derubarti: { mantis-color }, non corrisponde. La carta resta a te.
mantis-you-scored = Hai fatto punti con { mantis-cards }.
mantis-you-stole = Hai rubato { mantis-cards } a { $target }.
mantis-stole-from-you = { $name } ti ha rubato { mantis-cards }.
mantis-you-banked = Hai rubato { mantis-cards } a { $target }: dritte nel tuo Mazzo dei Punti.
mantis-banked-from-you = { $name } ti ha rubato { mantis-cards }: dritte nel Mazzo dei Punti.
mantis-you-raidwon = Puoi prendere una carta da un Mazzo dei Punti.
mantis-you-raided = Hai preso a { $target } una carta dal Mazzo dei Punti.
mantis-raided-from-you = { $name } ti ha preso una carta dal Mazzo dei Punti.
mantis-you-again = Tocca ancora a te.
mantis-you-won-target = Hai abbastanza carte nel Mazzo dei Punti. Hai vinto!
mantis-you-won-most = Il Mazzo di Pesca è finito. Hai più carte di tutti nel Mazzo dei Punti. Hai vinto!
mantis-you-won-tank = Il Mazzo di Pesca è finito, e i punti sono pari. La tua Riserva è la più piena. Hai vinto!

## Che cosa conta adesso
mantis-hint-turn = Fai punti nella tua Riserva, o ruba a un altro. Uno dei tre colori è sul fronte.
mantis-hint-two = Se riesci a rubare, giochi un altro turno. Contano solo le carte nel Mazzo dei Punti.
mantis-hint-keep = Le carte nella tua Riserva non contano ancora. Fai punti prima che qualcuno le prenda.
mantis-hint-stolen = Le carte rubate vanno nella tua Riserva. Fai punti prima che qualcuno se le riprenda.
mantis-hint-raid = Ti è riuscito il furto: prendi 1 carta da un Mazzo dei Punti.
mantis-hint-close =
    { $count ->
        [one] A { $name } manca 1 carta per vincere.
       *[other] A { $name } mancano { $count } carte per vincere.
    }
mantis-icon-again = Se rubi con questa carta, giochi un altro turno.
mantis-icon-raid = Se rubi con questa carta, prendi anche 1 carta da un Mazzo dei Punti.
mantis-icon-bank = Se rubi con questa carta, il bottino va nel tuo Mazzo dei Punti.
mantis-waiting = { $name } sceglie: fare punti o rubare?
mantis-waiting-raid = { $name } sceglie un Mazzo dei Punti da cui prendere una carta.
