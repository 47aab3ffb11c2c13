# Apprendre un jeu en jouant.

learn-lessons = Leçons
learn-lesson = Leçon { $number } : { $title }
learn-number = Leçon { $number } sur { $total }
learn-rules = Toutes les règles
learn-rules-next = Et maintenant
learn-back = Retour
learn-again = Encore une fois
learn-next = Suite
learn-nudge = En partie, ce serait permis. Pour cette leçon : { $wanted }

learn-mantis-score-title = Marquer
learn-mantis-score-1 = La prochaine carte montre trois couleurs, et l’une d’elles est la sienne. Les trois sont dans votre Tank : impossible de rater. Marquez : retournez la carte dans votre Tank.
learn-mantis-score-done = Rouge ! Vos cartes rouges et la nouvelle vont dans votre Pile de Score : trois cartes, trois points. Puis Ada et Leo ont joué.

learn-mantis-miss-title = Rater n’est pas perdre
learn-mantis-miss-1 = Le rouge et le jaune sont dans votre Tank, pas le violet. Deux couleurs sur trois vous aident : essayez de marquer.
learn-mantis-miss-done = Violet : rien ne correspond. La carte reste dans votre Tank, et le violet vous sert désormais aussi.

learn-mantis-steal-title = Voler
learn-mantis-steal-1 = Rien ici ne va avec votre Tank, mais Ada a trois cartes bleues. Volez-la : la carte est retournée dans son Tank.
learn-mantis-steal-done = Bleu ! Les quatre cartes bleues sont maintenant dans votre Tank. En cas d’échec, Ada aurait gardé la carte.

learn-mantis-tank-title = Voler n’est pas marquer
learn-mantis-tank-1 = Les quatre cartes bleues de votre Tank ne comptent pas encore, et n’importe qui peut les reprendre. Le bleu est encore sur la prochaine carte : marquez.
learn-mantis-tank-done = Cinq points d’un coup. Seul marquer remplit la Pile de Score. Ce qui est dans un Tank est toujours en danger.

learn-mantis-stripes-title = Lire les couleurs
learn-mantis-stripes-1 = Vert, bleu, violet : vous n’en avez aucun. Ada a un violet, Leo trois verts et un bleu. Volez là où le succès est probable, et payant.
learn-mantis-stripes-done = Deux couleurs sur trois étaient dans le Tank de Leo, et sa pile était la plus grande. Quatre cartes vertes pour vous.

learn-mantis-deny-title = Arrêter un rival
learn-mantis-deny-1 = Ada a 7 points et trois cartes violettes. Si le violet sort à son tour, elle gagne. Volez-la avant qu’elle ne marque.
learn-mantis-deny-done = Sa pile est à vous. Parfois, le meilleur vol est celui qui empêche quelqu’un de gagner.

learn-mantis-raid-title = Cartes à icônes
learn-mantis-raid-1 = Dans l’édition italienne, certaines cartes portent une icône. Elle n’agit que si sa carte réussit un vol. Celle-ci est un pillage : volez Leo.
learn-mantis-raid-2 = Réussi ! Prenez maintenant une carte dans la Pile de Score de quelqu’un. C’est Ada qui en a le plus.
learn-mantis-raid-done = Un point est passé d’Ada à vous. Les deux autres icônes : rejouer un tour, ou mettre ce que vous volez droit dans votre Pile de Score.

learn-mantis-win-title = Dix cartes pour gagner
learn-mantis-win-1 = Vous avez 8 points, et les trois couleurs sont dans votre Tank. Le premier à 10 gagne aussitôt. Concluez !
learn-mantis-win-done = Gagné ! À deux, il faut 15 cartes, et chaque vol réussi donne un autre tour.

learn-kittens-draw-title = Piocher finit le tour
learn-kittens-draw-1 = À votre tour, jouez autant de cartes que vous voulez, ou aucune. Puis piochez-en une : votre tour est fini. Rien ne presse, piochez simplement.
learn-kittens-draw-done = { kittens-card-see } : une bonne carte. Ada et Leo ont pioché aussi. Deux Chatons attendent dans la Pioche : un de moins que de joueurs.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = La prochaine carte ne vous dit rien de bon. Jouez { kittens-card-skip } : votre tour finit sans piocher.
learn-kittens-skip-done = Bien senti ! Ada a pioché le Chaton qui vous attendait. Sa carte { kittens-card-defuse } l’a sauvée, et le Chaton est de nouveau caché dans la Pioche.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Jouez { kittens-card-see } : personne d’autre que vous ne voit les trois premières cartes. Les autres pourraient dire { kittens-card-nope }, mais ici on laisse faire.
learn-kittens-see-2 = Le Chaton est la deuxième carte. La première est sûre : piochez-la, et laissez la suivante à Ada.
learn-kittens-see-done = Le Chaton est allé à Ada. Savoir ce qui vient, c’est la moitié du jeu.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Rien à jouer cette fois : piochez une carte. Par chance, vous avez une carte { kittens-card-defuse }.
learn-kittens-defuse-2 = Un Chaton ! Votre carte { kittens-card-defuse } s’est jouée toute seule. Cachez le Chaton où vous voulez dans la Pioche. Ada pioche ensuite : mettez-le dessus.
learn-kittens-defuse-done = Sans carte { kittens-card-defuse }, Ada a explosé. Elle est éliminée ; la dernière personne en vie gagne.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Jouez { kittens-card-favor } : tous les autres vous donnent une carte de leur choix. (Dans les éditions anglaises, une seule personne, que vous choisissez.)
learn-kittens-favor-done = Vous avez reçu ce dont ils avaient le moins besoin. Mais avec la carte { kittens-card-tacocat } d’Ada, vous en avez deux pareilles.

learn-kittens-pair-title = Une paire
learn-kittens-pair-1 = Un chat seul ne fait rien. Deux cartes pareilles font une paire : jouez vos deux cartes { kittens-card-tacocat } et volez une carte au hasard à quelqu’un.
learn-kittens-pair-done = Vous deux seuls savez quelle carte c’était. Deux cartes pareilles font toujours une paire, même sans chat.

learn-kittens-three-title = Un brelan
learn-kittens-three-1 = Avec trois cartes pareilles, vous nommez la carte que vous voulez. Il vous faut { kittens-card-defuse } : jouez le brelan et demandez-la à Leo.
learn-kittens-three-done = Leo l’avait et l’a donnée. Sinon, vous n’auriez rien reçu. Tout le monde a entendu votre demande.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo a joué { kittens-card-attack } : vous devriez jouer deux tours. { kittens-card-nope } se joue à tout moment, même hors de son tour. Arrêtez-le !
learn-kittens-nope-done = Annulé : sa carte est perdue, et il a dû piocher. Un { kittens-card-nope } peut être arrêté par un autre. Un Chaton ou { kittens-card-defuse }, non.

learn-kittens-attack-title = La dernière personne en vie gagne
learn-kittens-attack-1 = Leo a explosé, il ne reste qu’Ada. Vous n’avez pas de { kittens-card-defuse } : regardez devant vous, jouez { kittens-card-see }.
learn-kittens-attack-2 = Le Chaton est la deuxième carte. Jouez { kittens-card-attack } : votre tour finit sans piocher, et Ada doit jouer deux tours.
learn-kittens-attack-done = La deuxième carte d’Ada était le Chaton. Il ne reste que vous : gagné !
