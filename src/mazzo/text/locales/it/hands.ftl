# Un telefono, mentre uno schermo nella stanza mostra il tavolo.

hands-offer = Il tavolo è sullo schermo grande.
hands-yes = Qui solo le mie carte
hands-no = Non ora
hands-whole = Tutto il tavolo
hands-actions = Che cosa puoi fare
hands-look = Guarda lo schermo grande
hands-choose = Scegli: tocca una carta o un mazzo
