# Le regole di un gioco che non ne porta una pagina.

rules-made = { $game } non ha ancora una pagina con le regole. Ecco quello che mostrano le carte e il tavolo.
rules-players =
    { $fewest ->
        [one] Da uno a { $most } giocatori.
       *[other] { $most ->
            [2] Per due giocatori.
           *[other] Da { $fewest } a { $most } giocatori.
        }
    }
rules-cards = Le carte
rules-actions = Che cosa puoi fare
rules-table = Sul tavolo
rules-own = { $of ->
        [seat] le carte di ciascuno, nascoste agli altri
       *[table] carte che vedi solo tu
    }
rules-open = { $of ->
        [seat] carte scoperte davanti a ogni giocatore
       *[table] carte scoperte, visibili a tutti
    }
rules-hidden = { $of ->
        [seat] carte coperte davanti a ogni giocatore
       *[table] carte coperte
    }
