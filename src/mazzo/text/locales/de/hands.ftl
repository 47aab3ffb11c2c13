# Ein Telefon, das nur die Karten seiner Person zeigt, während ein Bildschirm im Raum den Tisch zeigt.

hands-whole = Ganzer Tisch
hands-own = Hier nur meine Karten
hands-actions = Deine Karten und was du tun kannst
hands-look-up = Schau hoch
hands-cards = Meine Karten
hands-face = Karten weglegen
hands-none = Du hast keine Karten.
