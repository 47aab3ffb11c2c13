# What bots say to what everybody has seen. Each message has several lines, with | between them; one is drawn.

banter-bold-gain = Adesso è mio. | Troppo facile. | Lo rifarei. Anzi, lo rifarò.
banter-bold-loss = Te l’ho lasciato io. | Goditelo finché dura. | Me lo segno. Io mi segno tutto.
banter-bold-won = Come annunciato. | C’erano dubbi? | Potete applaudire.
banter-bold-lost = Era una prova generale. | Mi ha distratto il mio talento. | Rivincita. Subito.

banter-merry-gain = Evviva! | Ma che bella sorpresa! | Guarda un po’, ha funzionato!
banter-merry-loss = Ops! | Bella mossa! | Mi ha fatto il solletico.
banter-merry-won = Abbiamo vinto! Cioè, ho vinto io. | Urrà! Torta per tutti! | La partita più bella di sempre!
banter-merry-lost = Che divertente! Ancora? | Vittoria meritata! | Io sono qui solo per le carte.

banter-gruff-gain = Era ora. | Mah. Bene. | Finalmente una gioia.
banter-gruff-loss = Mai una gioia. | Ogni. Santa. Volta. | Ho visto tutto.
banter-gruff-won = Be’, prima o poi doveva succedere. | Sto sorridendo. Dentro. | E va bene, mi è piaciuto.
banter-gruff-lost = Lo sapevo. | Le carte non mi hanno mai voluto bene. | Non rivolgetemi la parola.

banter-meek-gain = Oh! Posso? | Spero non ti dispiaccia… | Ma l’ho fatto io?
banter-meek-loss = Non fa niente… | Ne avrai cura, vero? | Tanto mi serviva poco.
banter-meek-won = Io? Davvero? | Mi dispiace tanto. Ma che gioia! | Qualcuno può ricontrollare?
banter-meek-lost = È stato bello lo stesso. | Magari la prossima volta. | Siete stati tutti bravissimi.
