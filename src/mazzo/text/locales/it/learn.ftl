# Imparare un gioco giocando.

learn-lessons = Lezioni
learn-lesson = Lezione { $number }: { $title }
learn-number = Lezione { $number } di { $total }
learn-rules = Tutte le regole
learn-rules-next = E adesso
learn-back = Indietro
learn-again = Ancora una volta
learn-next = Avanti
learn-right = Esatto!
learn-nudge = In una partita vera si può. In questa lezione: { $wanted }
