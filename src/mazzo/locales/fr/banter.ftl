# What bots say to what everybody has seen. Each message has several lines, with | between them; one is drawn.

banter-bold-gain = C’est à moi, maintenant. | Trop facile. | Je le referais. D’ailleurs, je le referai.
banter-bold-loss = Je te le laisse. | Profites-en tant que ça dure. | C’est noté. Je note tout.
banter-bold-won = Comme prévu. | Quelqu’un en doutait ? | Les applaudissements sont permis.
banter-bold-lost = Une simple répétition. | Mon propre génie m’a distrait. | La revanche. Maintenant.

banter-merry-gain = Youpi ! | Oh, la belle surprise ! | Tiens, ça a marché !
banter-merry-loss = Oups ! | Joli coup ! | Ça chatouille.
banter-merry-won = On a gagné ! Enfin, moi. | Hourra ! Du gâteau pour tout le monde ! | La plus belle partie du monde !
banter-merry-lost = C’était drôle ! On recommence ? | Celle-là, c’est mérité ! | Moi, je viens pour les cartes.

banter-gruff-gain = Pas trop tôt. | Mouais. Bien. | Enfin quelque chose.
banter-gruff-loss = Typique. | À. Chaque. Fois. | J’ai tout vu.
banter-gruff-won = Bon. Ça devait arriver. | Je souris. À l’intérieur. | D’accord, ça m’a plu.
banter-gruff-lost = Je le savais. | Les cartes ne m’ont jamais aimé. | Ne me parlez pas.

banter-meek-gain = Oh ! Je peux ? | J’espère que ça ne dérange pas … | C’était moi, ça ?
banter-meek-loss = Ce n’est pas grave … | Tu en prendras soin ? | Je n’en avais pas vraiment besoin.
banter-meek-won = Moi ? Vraiment ? | Pardon, vraiment. Et quelle joie ! | Quelqu’un peut vérifier ?
banter-meek-lost = J’ai passé un bon moment. | La prochaine fois, peut-être. | Vous avez tous si bien joué.
