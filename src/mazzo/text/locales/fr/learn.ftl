# Apprendre un jeu en jouant.

learn-lessons = Leçons
learn-lesson = Leçon { $number } : { $title }
learn-number = Leçon { $number } sur { $total }
learn-rules = Toutes les règles
learn-rules-next = Et maintenant
learn-back = Retour
learn-again = Encore une fois
learn-next = Suivant
learn-right = Exactement !
learn-nudge = Dans une vraie partie, tu pourrais. Pour cette leçon : { $wanted }
