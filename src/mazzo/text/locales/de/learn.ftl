# Ein Spiel lernen, indem man es spielt.

learn-lessons = Lektionen
learn-lesson = Lektion { $number }: { $title }
learn-number = Lektion { $number } von { $total }
learn-rules = Alle Regeln
learn-rules-next = Und jetzt
learn-back = Zurück
learn-again = Noch einmal
learn-next = Weiter
learn-right = Genau!
learn-nudge = In einer echten Partie ginge das auch. In dieser Lektion: { $wanted }
