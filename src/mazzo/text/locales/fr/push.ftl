# Avis quand c’est ton tour. Loaded with the settings.

push-title = Quand c’est ton tour
push-why = Pour les parties où un tour dure des heures, ou une journée. Une notification chaque fois que c’est ton tour, quand cette page est en arrière-plan ; si la personne qui gère le serveur le permet, même quand elle est fermée.
push-on = Me prévenir quand c’est mon tour
push-not-at-night = Pas la nuit (de 22 h à 8 h)
push-says = C’est ton tour !
push-not-allowed = Ce navigateur n’autorise pas les notifications de cette page. Autorise-les dans ses réglages.
refusal-no-notices = Ce serveur n’envoie pas de notifications.
