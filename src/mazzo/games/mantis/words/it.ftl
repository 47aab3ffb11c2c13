# Mantis: colori, che cosa è successo, che cosa si può fare.

## Colori e carte
mantis-card-red = rosso
mantis-card-orange = arancione
mantis-card-yellow = giallo
mantis-card-green = verde
mantis-card-blue = blu
mantis-card-purple = viola
mantis-card-pink = rosa
# Alcune carte di un colore, in un elenco: "2 rosse".
mantis-stack =
    { $card ->
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
    { $front ->
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
mantis-field-tank = Riserva
mantis-field-score = Mazzo dei Punti
mantis-field-pile = Mazzo di Pesca
mantis-pile-empty = Carte finite
mantis-pile-state =
    { $count ->
        [one] Resta 1 carta. Sul retro: { $colors }. Uno di questi è sul fronte.
       *[other] Restano { $count } carte. Sul retro della prima: { $colors }. Uno di questi è sul fronte.
    }
mantis-score-state = Mazzo dei Punti: { $count } su { $target }

## Che cosa si può fare, in una parola
mantis-kind-score = Fai punti
mantis-kind-steal = Ruba
mantis-kind-raid = Prendi 1

## Che cosa si può fare
mantis-label-score = Fai punti: gira la carta nella tua Riserva
mantis-label-steal = Ruba { AD($name) }: { $cards }
mantis-label-steal-empty = Ruba { AD($name) }: in una Riserva vuota non c’è niente da rubare
mantis-do-score = { mantis-kind-score }
mantis-do-steal = { mantis-kind-steal }: { $target }
mantis-do-raid =
    { $count ->
        [one] Prendi l’unica carta nel Mazzo dei Punti di { $target }
       *[other] Prendi 1 delle { $count } carte nel Mazzo dei Punti di { $target }
    }

## Che cosa è successo
mantis-missed =
    { $tank ->
        [self] { $seat } ha provato a fare punti: { WORDS($front, "mantis-card") }, non corrisponde. La carta resta nella Riserva.
       *[other] { $seat } ha provato a rubare { AD($tank) }: { WORDS($front, "mantis-card") }, non corrisponde. { $tank } si tiene la carta.
    }
    .seat =
        { $tank ->
            [self] Hai provato a fare punti: { WORDS($front, "mantis-card") }, non corrisponde. La carta resta nella tua Riserva.
           *[other] Hai provato a rubare { AD($tank) }: { WORDS($front, "mantis-card") }, non corrisponde. { $tank } si tiene la carta.
        }
    .tank = { $seat } ha provato a derubarti: { WORDS($front, "mantis-card") }, non corrisponde. La carta è tua.
mantis-scored = { $seat } ha fatto punti con { mantis-cards }.
    .seat = Hai fatto punti con { mantis-cards }.
mantis-stole = { $seat } ha rubato { mantis-cards } { AD($target) }.
    .seat = Hai rubato { mantis-cards } { AD($target) }.
    .target = { $seat } ti ha rubato { mantis-cards }.
mantis-banked = { $seat } ha rubato { mantis-cards } { AD($target) }: dritte nel Mazzo dei Punti.
    .seat = Hai rubato { mantis-cards } { AD($target) }: dritte nel tuo Mazzo dei Punti.
    .target = { $seat } ti ha rubato { mantis-cards }: dritte nel Mazzo dei Punti.
mantis-raidwon = { $seat } può prendere una carta da un Mazzo dei Punti.
    .seat = Puoi prendere una carta da un Mazzo dei Punti.
mantis-raided = { $seat } ha preso una carta dal Mazzo dei Punti di { $target }.
    .seat = Hai preso una carta dal Mazzo dei Punti di { $target }.
    .target = { $seat } ha preso una carta dal tuo Mazzo dei Punti.
mantis-turnbegan =
    { $before ->
        [stole] { $seat } gioca un altro turno.
       *[none] { "" }
    }
    .seat =
        { $before ->
            [stole] Tocca ancora a te.
           *[none] { "" }
        }
mantis-ended =
    { $reason ->
        [target] { $winners } ha abbastanza carte nel Mazzo dei Punti e vince.
        [most-scored] Il Mazzo di Pesca è finito. { $winners } ha il Mazzo dei Punti più ricco e vince.
        [fuller-tank] Il Mazzo di Pesca è finito, e i punti sono pari. { $winners } ha la Riserva più piena e vince.
       *[shared] Il Mazzo di Pesca è finito: parità assoluta. Vincono insieme { $winners }.
    }
    .winners =
        { $reason ->
            [target] Hai abbastanza carte nel Mazzo dei Punti. Hai vinto!
            [most-scored] Il Mazzo di Pesca è finito. Hai più carte di tutti nel Mazzo dei Punti. Hai vinto!
            [fuller-tank] Il Mazzo di Pesca è finito, e i punti sono pari. La tua Riserva è la più piena. Hai vinto!
           *[shared] Il Mazzo di Pesca è finito: parità assoluta. Vincono insieme { $winners }.
        }

## Che cosa conta adesso
mantis-hint-turn = Fai punti nella tua Riserva, o ruba a qualcuno. Uno dei tre colori è sul fronte.
mantis-hint-two = Se riesci a rubare, giochi un altro turno. Contano solo le carte nel Mazzo dei Punti.
mantis-hint-keep = Le carte nella tua Riserva non contano ancora. Fai punti prima che qualcuno le prenda.
mantis-hint-stolen = Le carte rubate vanno nella tua Riserva. Fai punti prima che qualcuno se le riprenda.
mantis-hint-raid = Furto riuscito! Prendi 1 carta da un Mazzo dei Punti.
mantis-hint-close =
    { $count ->
        [one] { $name } è a 1 carta dalla vittoria.
       *[other] { $name } è a { $count } carte dalla vittoria.
    }
mantis-icon-again = Se rubi con questa carta, giochi un altro turno.
mantis-icon-raid = Se rubi con questa carta, prendi anche 1 carta da un Mazzo dei Punti.
mantis-icon-bank = Se rubi con questa carta, il bottino va nel tuo Mazzo dei Punti.
mantis-waiting = { $name } sceglie: fare punti o rubare?
mantis-waiting-raid = { $name } sceglie un Mazzo dei Punti da cui prendere una carta.

## Sulla pagina iniziale
site-mantis = Mantis
site-mantis-in-a-line = Abbina i colori: fai punti, oppure ruba ciò che gli altri hanno raccolto.

## Edizioni e regole della casa
lobby-edition-mantis-en = Inglese
lobby-edition-mantis-fr = Francese
lobby-edition-mantis-de = Tedesca
lobby-edition-mantis-it = Italiana, con le icone
lobby-differs-mantis-en = Le regole inglesi, francesi e tedesche sono le stesse.
lobby-differs-mantis-fr = { lobby-differs-mantis-en }
lobby-differs-mantis-de = { lobby-differs-mantis-en }
lobby-differs-mantis-it = Alcune carte hanno un’icona: se le usi per rubare, ottieni qualcosa in più.
lobby-option-mantis-hand = Carte all’inizio in ogni Riserva
lobby-option-mantis-target = Carte nel Mazzo dei Punti per vincere
lobby-option-mantis-target_for_two = Carte nel Mazzo dei Punti per vincere in due
lobby-option-mantis-icons = Icone
lobby-icons-both = sui due lati
lobby-icons-front = solo sul fronte
lobby-icons-off = nessuna

## Com’è finita
ended-by-target =
    { $scored ->
        [one] 1 carta nel Mazzo dei Punti: ne servivano { $target }.
       *[other] { $scored } carte nel Mazzo dei Punti: ne servivano { $target }.
    }
ended-by-most-scored = Il Mazzo di Pesca è finito, e nessuno aveva più punti.
ended-by-fuller-tank = Il Mazzo di Pesca è finito. A pari punti ha deciso la Riserva più piena.
ended-by-shared = Il Mazzo di Pesca è finito. Mazzi dei Punti e Riserve erano pari.
ended-in-tank = e { $count } nella Riserva

## Il coach
coach-mantis-match = { WORDS($color, "mantis-card") } { $odds }: { $cards } carte
coach-mantis-miss = { WORDS($color, "mantis-card") } { $odds }: niente
coach-mantis-score =
    { $count ->
        [one] { WORDS($color, "mantis-card") }: { $odds }, e tu ne hai una.
       *[other] { WORDS($color, "mantis-card") }: { $odds }, e tu ne hai { $count }.
    }
coach-mantis-steal =
    { $count ->
        [one] { WORDS($color, "mantis-card") }: { $odds }, e { $name } ne ha una.
       *[other] { WORDS($color, "mantis-card") }: { $odds }, e { $name } ne ha { $count }.
    }
coach-mantis-wins = { WORDS($color, "mantis-card") }: { $odds }, e vinceresti subito.
coach-mantis-nothing = { $name } non ha niente che possa combaciare: la carta resterebbe lì.
coach-mantis-nothing-own = Non hai niente che possa combaciare: la carta finirebbe solo nella tua Riserva.
coach-mantis-came-scored =
    { $you ->
        [yes] hai girato { WORDS($color, "mantis-card") } (probabilità: { $odds }) e hai preso solo { $count } carte
       *[no] { $name } ha girato { WORDS($color, "mantis-card") } (probabilità: { $odds }) e ha preso { $count } carte
    }
coach-mantis-came-missed =
    { $you ->
        [yes] hai girato { WORDS($color, "mantis-card") } e non hai preso niente (probabilità: { $odds })
       *[no] { $name } ha girato { WORDS($color, "mantis-card") } e non ha preso niente (probabilità: { $odds })
    }
coach-mantis-came-missed-tank =
    { $you ->
        [yes] hai provato a rubare { AD($target) }, ma è uscito { WORDS($color, "mantis-card") } (probabilità di sbagliare: { $odds })
       *[no] { $name } ha provato a rubare { AD($target) }, ma è uscito { WORDS($color, "mantis-card") } (probabilità di sbagliare: { $odds })
    }
coach-mantis-came-stole =
    { $me ->
        [yes] { $name } ha girato { WORDS($color, "mantis-card") } (probabilità: { $odds }) e ti ha rubato { $count } carte
       *[no] { $name } ha girato { WORDS($color, "mantis-card") } (probabilità: { $odds }) e ha rubato { $count } carte { AD($target) }
    }
coach-mantis-raid =
    { $count ->
        [one] { $name } ha 1 carta nel Mazzo dei Punti.
       *[other] { $name } ha { $count } carte nel Mazzo dei Punti.
    }
coach-how-mantis = Stime basate su ciò che tutti potevano vedere.

## Nel terminale
terminal-icon =
    { $icon ->
        [again] un altro turno
        [raid] prendi 1
       *[bank] subito nel Mazzo dei Punti
    }
terminal-help-mantis =
    La prossima carta ha sul fronte uno dei tre colori del suo retro. Girala nella tua Riserva per fare punti, o in un’altra per rubare.
    Se il suo colore è già lì, fai punti con tutte le carte di quel colore, o le rubi. Altrimenti la carta resta dove è stata girata.
    Contano solo le carte nel Mazzo dei Punti: quelle rubate stanno nella tua Riserva, finché non ci fai punti o qualcuno le riprende.

## Le lezioni
learn-mantis-score-title = Fare punti
learn-mantis-score-1 = Vince chi ha per primo dieci carte nel Mazzo dei Punti. La prossima carta mostra tre colori, e uno è il suo. Nella tua Riserva ci sono tutti e tre: non puoi sbagliare. Prova a fare punti e gira la carta nella tua Riserva.
learn-mantis-score-done = Rosso! Le tue carte rosse e quella nuova sono nel tuo Mazzo dei Punti: tre carte, tre punti. Poi hanno giocato Ada e Leo.

learn-mantis-miss-title = Sbagliare non è perdere
learn-mantis-miss-1 = Rosso e giallo sono nella tua Riserva, viola no. Due colori su tre ti aiutano: prova a fare punti.
learn-mantis-miss-done = Viola: non corrisponde. La carta resta nella tua Riserva, e d’ora in poi anche il viola ti è utile.

learn-mantis-steal-title = Rubare
learn-mantis-steal-1 = Nessuno di questi colori è nella tua Riserva, ma Ada ha tre carte blu. Ruba ad Ada: la carta viene girata nella sua Riserva.
learn-mantis-steal-done = Blu! Tutte e quattro le carte blu sono ora nella tua Riserva. Con un altro colore, la carta sarebbe rimasta ad Ada.

learn-mantis-tank-title = Rubare non è fare punti
learn-mantis-tank-1 = Le quattro carte blu nella tua Riserva non contano ancora, e chiunque può riprendersele. Il blu è di nuovo sulla prossima carta: fai punti.
learn-mantis-tank-done = Cinque punti in un colpo. Solo facendo punti riempi il Mazzo dei Punti. Ciò che sta in una Riserva è sempre in pericolo.

learn-mantis-stripes-title = Leggere i colori
learn-mantis-stripes-1 = Verde, blu, viola: tu non ne hai. Ada ha una carta viola, Leo tre verdi e una blu. Ruba dove hai più probabilità, e dove conviene.
learn-mantis-stripes-done = Due colori su tre erano nella Riserva di Leo, e la sua pila era la più grande. Quattro carte verdi per te.

learn-mantis-deny-title = Fermare un rivale
learn-mantis-deny-1 = Ada ha 7 punti e tre carte viola. Se nel suo turno esce il viola, vince. Ruba ad Ada prima che faccia punti.
learn-mantis-deny-done = La sua pila è tua. A volte il furto migliore è quello che toglie la vittoria a qualcuno.

learn-mantis-raid-title = Carte con icone
learn-mantis-raid-1 = Nell’edizione italiana alcune carte hanno un’icona. Si innesca solo se con quella carta riesci a rubare. Questa ti fa prendere anche un punto: ruba a Leo.
learn-mantis-raid-2 = Furto riuscito! Ora prendi una carta dal Mazzo dei Punti di qualcuno. Ada ne ha più di tutti.
learn-mantis-raid-done = Un punto è passato da Ada a te. Le altre due icone: un altro turno, oppure ciò che rubi va subito nel tuo Mazzo dei Punti.

learn-mantis-win-title = Dieci carte per vincere
learn-mantis-win-1 = Hai 8 punti, e tutti e tre i colori sono nella tua Riserva. Chi arriva a 10 vince subito. Chiudi in bellezza!
learn-mantis-win-done = Hai vinto! In due servono 15 carte, e ogni furto riuscito ti dà un altro turno.

## Titoli di una serata
mantis-title-thief =
    { $count ->
        [one] Mano lesta (1 carta)
       *[other] Mano lesta ({ $count } carte)
    }
mantis-title-robbed =
    { $count ->
        [one] Vittima preferita dei ladri (1 carta)
       *[other] Vittima preferita dei ladri ({ $count } carte)
    }
mantis-title-generous = Cuore d’oro (regali: { $count })
