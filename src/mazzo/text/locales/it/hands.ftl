# Un telefono che mostra solo le carte di chi lo tiene, mentre uno schermo nella stanza mostra il tavolo.

hands-whole = Tutto il tavolo
hands-own = Qui solo le mie carte
hands-actions = Le tue carte e le tue scelte
hands-look-up = Alza lo sguardo
hands-cards = Le mie carte
hands-face = Nascondi le mie carte
hands-none = Non hai carte.
