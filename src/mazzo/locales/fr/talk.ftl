# Ce qui se passe autour d’une partie, et ce qu’on se dit d’un geste.

happened-joined = { $name } est là
happened-left = { $name } a quitté la table
happened-left-game = { $name } a quitté la table, un bot continue
happened-cameback = { $name } est de retour
happened-satdown = { $name } a pris place
happened-stoodup = { $name } regarde maintenant
happened-tookseat = { $name } continue à la place du bot
happened-asked = { $name } aimerait continuer à la place du bot
happened-declined = { $name } continue de regarder
happened-bottookover = { $name } ne répond pas, un bot joue en attendant
happened-removed = L’hôte a exclu { $name }
happened-removed-game = L’hôte a exclu { $name }, un bot continue
happened-hostchanged = { $name } est maintenant l’hôte
happened-changed = L’hôte a modifié les réglages
happened-seatsshuffled = Les places ont été mélangées
happened-locked = La table est verrouillée
happened-unlocked = La table est de nouveau ouverte
happened-removed-you = Tu as exclu { $name }
happened-removed-you-game = Tu as exclu { $name }, un bot continue
happened-hostchanged-you = Tu es maintenant l’hôte
happened-changed-to = L’hôte a changé : { $changes }
setting-on = oui
setting-off = non

phrase-hello-all = Salut tout le monde !
phrase-good-luck = Bonne chance !
phrase-nice-one = Bien joué !
phrase-so-close = C’était moins une !
phrase-why-me = Pourquoi moi ?
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-your-turn = C’est à toi !
phrase-one-moment = Un instant, s’il te plaît
phrase-one-more = On en refait une ?
phrase-good-game = Belle partie !
phrase-see-you = À la prochaine !
