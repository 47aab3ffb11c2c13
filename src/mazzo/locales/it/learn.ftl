# Imparare un gioco giocando.

learn-lessons = Lezioni
learn-lesson = Lezione { $number }: { $title }
learn-number = Lezione { $number } di { $total }
learn-rules = Tutte le regole
learn-rules-next = E adesso
learn-back = Indietro
learn-again = Ancora una volta
learn-next = Avanti
learn-nudge = In partita potresti farlo. In questa lezione: { $wanted }

learn-mantis-score-title = Fare punti
learn-mantis-score-1 = La prossima carta mostra tre colori, e uno è il suo. Nella tua Riserva ci sono tutti e tre: non puoi sbagliare. Prova a fare punti e gira la carta nella tua Riserva.
learn-mantis-score-done = Rosso! Le tue carte rosse e quella nuova sono nel tuo Mazzo dei Punti: tre carte, tre punti. Poi hanno giocato Ada e Leo.

learn-mantis-miss-title = Sbagliare non è perdere
learn-mantis-miss-1 = Rosso e giallo sono nella tua Riserva, viola no. Due colori su tre ti aiutano: prova a fare punti.
learn-mantis-miss-done = Viola: nessun abbinamento. La carta resta nella tua Riserva, e d’ora in poi anche il viola ti serve.

learn-mantis-steal-title = Rubare
learn-mantis-steal-1 = Qui nulla va bene per la tua Riserva, ma Ada ha tre carte blu. Ruba a lei: la carta viene girata nella sua Riserva.
learn-mantis-steal-done = Blu! Tutte e quattro le carte blu sono ora nella tua Riserva. Senza abbinamento, la carta sarebbe rimasta ad Ada.

learn-mantis-tank-title = Rubare non è fare punti
learn-mantis-tank-1 = Le quattro carte blu nella tua Riserva non valgono ancora nulla, e chiunque può riprendersele. Il blu è di nuovo sulla prossima carta: fai punti.
learn-mantis-tank-done = Cinque punti in un colpo. Solo facendo punti riempi il Mazzo dei Punti. Ciò che sta in una Riserva è sempre in pericolo.

learn-mantis-stripes-title = Leggere i colori
learn-mantis-stripes-1 = Verde, blu, viola: tu non ne hai nessuno. Ada ha un viola, Leo tre verdi e un blu. Ruba dove è probabile riuscirci, e dove conviene.
learn-mantis-stripes-done = Due colori su tre erano nella Riserva di Leo, e la sua pila era la più grande. Quattro carte verdi per te.

learn-mantis-deny-title = Fermare un rivale
learn-mantis-deny-1 = Ada ha 7 punti e tre carte viola. Se nel suo turno esce il viola, vince. Ruba a lei prima che faccia punti.
learn-mantis-deny-done = La sua pila è tua. A volte il furto migliore è quello che toglie la vittoria a qualcuno.

learn-mantis-raid-title = Carte con icone
learn-mantis-raid-1 = Nell’edizione italiana alcune carte hanno un’icona. Si innesca solo se con quella carta riesci a rubare. Questa permette di rubare un punto: ruba a Leo.
learn-mantis-raid-2 = Riuscito! Ora prendi una carta dal Mazzo dei Punti di qualcuno. Ada ne ha più di tutti.
learn-mantis-raid-done = Un punto è passato da Ada a te. Le altre due icone: un altro turno, oppure ciò che rubi va subito nel tuo Mazzo dei Punti.

learn-mantis-win-title = Dieci carte per vincere
learn-mantis-win-1 = Hai 8 punti, e tutti e tre i colori sono nella tua Riserva. Chi arriva a 10 vince subito. Concludi!
learn-mantis-win-done = Hai vinto! In due servono 15 carte, e ogni furto riuscito ti dà un altro turno.

learn-kittens-draw-title = Pescare chiude il turno
learn-kittens-draw-1 = Nel tuo turno gioca quante carte vuoi, o nessuna. Poi ne peschi una, e il turno finisce. Ora non ti serve nulla: pesca.
learn-kittens-draw-done = { kittens-card-see }: una buona carta. Anche Ada e Leo hanno pescato. Nel Mazzo Principale aspettano due Gattini: uno in meno dei giocatori.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = La prossima carta non ti convince. Gioca { kittens-card-skip }, e il tuo turno finisce senza pescare.
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
learn-kittens-favor-done = Ti hanno dato ciò che serviva loro di meno. Però con la { kittens-card-tacocat } di Ada ora hai due carte uguali.

learn-kittens-pair-title = Una Coppia
learn-kittens-pair-1 = Un gatto da solo non fa nulla. Due carte uguali sono una Coppia: gioca le tue due { kittens-card-tacocat } e ruba una carta a caso a qualcuno.
learn-kittens-pair-done = Solo voi due sapete quale carta era. Due carte uguali qualsiasi fanno Coppia, non solo i gatti.

learn-kittens-three-title = Tre dello stesso tipo
learn-kittens-three-1 = Con tre carte uguali puoi chiamare la carta che vuoi. Ti serve { kittens-card-defuse }: gioca le tre carte e chiedila a Leo.
learn-kittens-three-done = Leo l’aveva e te l’ha data. Se non l’avesse avuta, non avresti ottenuto niente. Tutti hanno sentito che cosa hai chiesto.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo ha giocato { kittens-card-attack }: dovresti fare due turni. Una carta { kittens-card-nope } si gioca in qualsiasi momento, anche fuori turno. Fermalo!
learn-kittens-nope-done = Annullato: la sua carta è spesa, e ha dovuto pescare. Anche una { kittens-card-nope } si può fermare con un’altra. Un Gattino o { kittens-card-defuse } no.

learn-kittens-attack-title = Vince l’ultimo in vita
learn-kittens-attack-1 = Leo è esploso, resta solo Ada. Non hai una carta { kittens-card-defuse }, quindi guarda avanti: gioca { kittens-card-see }.
learn-kittens-attack-2 = Il Gattino è la seconda carta. Gioca { kittens-card-attack }: il tuo turno finisce senza pescare, e Ada deve fare due turni.
learn-kittens-attack-done = La seconda carta di Ada era il Gattino. Solo tu sei ancora in vita: hai vinto!
