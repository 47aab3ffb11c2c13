# What bots say to what everybody has seen. Each message has several lines, with | between them; one is drawn.

banter-bold-gain = C’est à moi, maintenant. | Trop facile. | Je le referais. D’ailleurs, je le referai.
banter-bold-loss = Je t’ai laissé faire. | Profites-en tant que ça dure. | C’est noté. Je note tout.
banter-bold-won = Comme prévu. | Quelqu’un en doutait ? | Les applaudissements sont permis.
banter-bold-lost = Une simple répétition. | Mon propre génie m’a distrait. | La revanche. Maintenant.

banter-merry-gain = Youpi ! | Oh, la belle surprise ! | Tiens, ça a marché !
banter-merry-loss = Oups ! | Joli coup ! | Ça chatouille.
banter-merry-won = On a gagné ! Enfin, moi. | Hourra ! Du gâteau pour tout le monde ! | La plus belle partie de ma vie !
banter-merry-lost = C’était chouette ! On recommence ? | Celle-là, elle est méritée ! | Moi, je viens pour les cartes.

banter-gruff-gain = Pas trop tôt. | Mouais. Bien. | Enfin une bonne nouvelle.
banter-gruff-loss = Évidemment. | À. Chaque. Fois. | J’ai tout vu.
banter-gruff-won = Bon. Ça devait arriver. | Je souris. À l’intérieur. | D’accord, ça m’a plu.
banter-gruff-lost = Je le savais. | Les cartes ne m’ont jamais aimé. | Que personne ne me parle.

banter-meek-gain = Oh ! Je peux ? | J’espère que ça ne dérange pas… | C’était moi, ça ?
banter-meek-loss = Ce n’est pas grave… | Tu en prendras soin ? | Je n’en avais pas vraiment besoin.
banter-meek-won = Moi ? Vraiment ? | Pardon. Pardon. Quelle joie ! | Quelqu’un peut vérifier ?
banter-meek-lost = J’ai passé un bon moment. | La prochaine fois, peut-être. | Vous avez tous si bien joué.
