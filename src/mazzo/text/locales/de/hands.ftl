# Ein Telefon, während ein Bildschirm im Raum den Tisch zeigt.

hands-offer = Der Tisch ist auf dem großen Bildschirm.
hands-yes = Hier nur meine Karten
hands-no = Jetzt nicht
hands-whole = Ganzer Tisch
hands-actions = Was du tun kannst
hands-look = Schau auf den großen Bildschirm
hands-choose = Du hast die Wahl: Tippe auf eine Karte oder einen Stapel
