# Apprendre un jeu en jouant.

learn-lessons = Leçons
learn-lesson = Leçon { $number } : { $title }
learn-number = Leçon { $number } sur { $total }
learn-rules = Toutes les règles
learn-rules-next = Et maintenant
learn-back = Retour
learn-again = Encore une fois
learn-next = Suite
learn-nudge = En vraie partie, tu pourrais. Pour cette leçon : { $wanted }

learn-mantis-score-title = Marquer
learn-mantis-score-1 = La prochaine carte montre trois couleurs, et l’une d’elles est la sienne. Tu as les trois dans ton Tank : impossible de rater. Marque : retourne la carte dans ton Tank.
learn-mantis-score-done = Rouge ! Tes cartes rouges et la nouvelle vont dans ta Pile de Score : trois cartes, trois points. Puis Ada et Leo ont joué.

learn-mantis-miss-title = Rater n’est pas perdre
learn-mantis-miss-1 = Le rouge et le jaune sont dans ton Tank, pas le violet. Deux couleurs sur trois t’aident : essaie de marquer.
learn-mantis-miss-done = Violet : raté. La carte reste dans ton Tank, et le violet te sert désormais aussi.

learn-mantis-steal-title = Voler
learn-mantis-steal-1 = Rien ici ne va avec ton Tank, mais Ada a trois cartes bleues. Vole-la : la carte est retournée dans son Tank.
learn-mantis-steal-done = Bleu ! Les quatre cartes bleues sont maintenant dans ton Tank. En cas d’échec, Ada aurait gardé la carte.

learn-mantis-tank-title = Voler n’est pas marquer
learn-mantis-tank-1 = Les quatre cartes bleues de ton Tank ne comptent pas encore, et n’importe qui peut les reprendre. Le bleu est encore sur la prochaine carte : marque.
learn-mantis-tank-done = Cinq points d’un coup. Il n’y a qu’en marquant que ta Pile de Score grandit. Ce qui est dans un Tank est toujours en danger.

learn-mantis-stripes-title = Lire les couleurs
learn-mantis-stripes-1 = Vert, bleu, violet : tu n’en as aucun. Ada a une violette, Leo trois vertes et une bleue. Vole là où c’est probable, et là où ça rapporte.
learn-mantis-stripes-done = Deux couleurs sur trois étaient dans le Tank de Leo, et sa pile était la plus grande. Quatre cartes vertes pour toi.

learn-mantis-deny-title = Arrêter un rival
learn-mantis-deny-1 = Ada a 7 points et trois cartes violettes. Si le violet sort à son tour, elle gagne. Vole-la avant qu’elle ne marque.
learn-mantis-deny-done = Sa pile est à toi. Parfois, le meilleur vol est celui qui empêche quelqu’un de gagner.

learn-mantis-raid-title = Cartes à icônes
learn-mantis-raid-1 = Dans l’édition italienne, certaines cartes portent une icône. Elle n’agit que si ton vol réussit avec cette carte. Celle-ci est un pillage : vole Leo.
learn-mantis-raid-2 = Réussi ! Prends maintenant une carte dans la Pile de Score de quelqu’un. C’est Ada qui en a le plus.
learn-mantis-raid-done = Un point est passé d’Ada à toi. Les deux autres icônes : rejouer, ou mettre ce que tu voles droit dans ta Pile de Score.

learn-mantis-win-title = Dix cartes pour gagner
learn-mantis-win-1 = Tu as 8 points, et les trois couleurs sont dans ton Tank. Qui arrive à 10 gagne aussitôt. Termine !
learn-mantis-win-done = Gagné ! À deux, il faut 15 cartes, et chaque vol réussi donne un autre tour.

learn-kittens-draw-title = Piocher finit le tour
learn-kittens-draw-1 = À ton tour, joue autant de cartes que tu veux, ou aucune. Puis pioche : ton tour est fini. Tu n’as besoin de rien, alors pioche.
learn-kittens-draw-done = { kittens-card-see } : une bonne carte. Ada et Leo ont pioché aussi. Deux Chatons attendent dans la Pioche : un de moins que de joueurs.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = La prochaine carte ne te dit rien de bon. Joue { kittens-card-skip } : ton tour finit sans piocher.
learn-kittens-skip-done = Bien vu ! Ada a pioché le Chaton qui t’attendait. Sa carte { kittens-card-defuse } l’a sauvée, et le Chaton est de nouveau caché dans la Pioche.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Joue { kittens-card-see } : il n’y a que toi qui vois les trois premières cartes. Les autres pourraient dire { kittens-card-nope }, mais ici on laisse faire.
learn-kittens-see-2 = Le Chaton est la deuxième carte. La première est sûre : pioche-la, et laisse la suivante à Ada.
learn-kittens-see-done = Le Chaton est allé à Ada. Savoir ce qui vient, c’est la moitié du jeu.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Rien à jouer cette fois : pioche une carte. Par chance, tu as une carte { kittens-card-defuse }.
learn-kittens-defuse-2 = Un Chaton ! Ta carte { kittens-card-defuse } s’est jouée toute seule. Cache le Chaton où tu veux dans la Pioche. Ada pioche ensuite : mets-le dessus.
learn-kittens-defuse-done = Sans carte { kittens-card-defuse }, Ada a explosé. Elle est éliminée ; la dernière personne en vie gagne.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Joue { kittens-card-favor } : tous les autres te donnent une carte de leur choix. (Dans les éditions anglaises, une seule personne, que tu choisis.)
learn-kittens-favor-done = Tu as reçu ce dont ils avaient le moins besoin. Mais avec la carte { kittens-card-tacocat } d’Ada, tu en as deux pareilles.

learn-kittens-pair-title = Une paire
learn-kittens-pair-1 = Un chat seul ne fait rien. Deux cartes pareilles font une paire : joue tes deux cartes { kittens-card-tacocat } et vole une carte au hasard à quelqu’un.
learn-kittens-pair-done = Vous êtes deux à savoir quelle carte c’était. Deux cartes pareilles font toujours une paire, même sans chat.

learn-kittens-three-title = Un brelan
learn-kittens-three-1 = Avec trois cartes pareilles, tu nommes la carte que tu veux. Il te faut { kittens-card-defuse } : joue le brelan et demande-la à Leo.
learn-kittens-three-done = Leo l’avait et te l’a donnée. Sinon, tu n’aurais rien reçu. Tout le monde a entendu ta demande.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo a joué { kittens-card-attack } : tu devrais jouer deux tours. { kittens-card-nope } se joue à tout moment, même hors de ton tour. Arrête-le !
learn-kittens-nope-done = Annulé : sa carte est perdue, et il a dû piocher. Un { kittens-card-nope } peut être arrêté par un autre. Un Chaton ou { kittens-card-defuse }, non.

learn-kittens-attack-title = La dernière personne en vie gagne
learn-kittens-attack-1 = Leo a explosé, il ne reste qu’Ada. Tu n’as pas de { kittens-card-defuse } : regarde ce qui vient, joue { kittens-card-see }.
learn-kittens-attack-2 = Le Chaton est la deuxième carte. Joue { kittens-card-attack } : ton tour finit sans piocher, et Ada doit jouer deux tours.
learn-kittens-attack-done = La deuxième carte d’Ada était le Chaton. Il ne reste que toi : gagné !
