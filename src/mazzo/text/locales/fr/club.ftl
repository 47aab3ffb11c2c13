# Le tournoi d’un club : la page des participants, de l’hôte, et l’affichage mural. Chargés quand il le faut.

club-new = Un tournoi pour ton club
club-about = Jusqu’à 64 personnes, à des tables de 3 à 6. La meilleure moitié de chaque table se qualifie, jusqu’à ce qu’une seule table joue la finale.
club-title = Nom du tournoi
club-size = Personnes par table
club-create = Créer le tournoi
club-enter = Participer
club-leave = Se retirer du tournoi
club-leave-sure = Te retirer du tournoi ? Tu ne pourras plus y revenir.
club-your-table = Ta table
club-your-table-soon = Ta table est presque prête…
club-entering = { $count ->
    [one] { $count } personne inscrite
   *[other] { $count } personnes inscrites
  }
club-you-are-in = C’est noté, tu participes. Garde cette page ouverte : ta table s’affichera ici.
club-you-wait = Le premier tirage avait déjà eu lieu. L’hôte peut t’admettre au tour 2.
club-you-are-out = Le tournoi s’arrête ici pour toi. Merci d’avoir joué !
club-you-won = Tu as gagné le tournoi !
club-round-goes-on = Tu le sauras quand toutes les tables de cette manche auront fini.
club-next-round = Tu passes au tour suivant.
club-round = Tour { $number }
club-final = Finale
club-table = Table { $number }
club-playing = en jeu
club-underway = { $count ->
    [0] Aucune table ne joue
    [1] Une table joue encore
   *[other] { $count } tables jouent encore
  }
club-between = L’hôte lance le tirage du tour suivant ; sinon, il a lieu tout seul dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
club-winner = { $name } gagne le tournoi !
club-ended = Le tournoi s’est terminé sans vainqueur.
club-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
club-moves-on = se qualifie
club-has-won = gagne le tournoi
club-drawn = par tirage au sort
club-absent = pas là
club-withdrawn = ne joue plus
club-waits = attend son admission
club-host = Pour l’hôte
club-draw = Tirer au sort le tour { $number }
club-wall = Page à projeter
club-export = Exporter (CSV)
club-end = Clore le tournoi
club-end-sure = Clore le tournoi pour tout le monde, sans vainqueur ?
club-yes = Oui
club-no = Non
club-withdraw = Retirer { $name }
club-admit = Admettre { $name }
club-hand-over = Confier le tournoi à { $name }
club-hand-over-sure = Confier le tournoi à { $name } ? Ensuite, c’est { $name } qui décide.
club-hosted-by = Hôte : { $name }
club-take-over = Reprendre le tournoi
club-take-over-sure = Reprendre le tournoi à partir de maintenant, à la place de l’hôte ?
club-watch = Voir la table
club-people = Participants
club-invite = Lien vers cette page :
club-fair = Les tirages sont-ils réguliers ?
club-fair-how = Tous les tirages viennent d’un seul nombre secret. Son empreinte est visible dès le début, le nombre à la fin : chacun peut vérifier chaque tirage.
club-fair-hash = Empreinte :
club-fair-seed = Nombre :
club-scan = Scanne le code pour participer
refusal-tournament-game = Un tournoi demande un temps limité par tour et un jeu jouable à 3, 4 et 5.
refusal-tournament-size = Une table compte de { $fewest } à { $most } personnes.
refusal-tournament-title = Un nom fait de 1 à { $most } caractères, sur une ligne.
refusal-tournament-full = Ce tournoi accueille { $most } personnes au plus.
refusal-tournament-few = Il faut { $fewest } personnes pour un tournoi.
refusal-tournament-late = Le tour 2 est déjà tiré au sort ; on ne peut plus entrer.
refusal-tournament-over = Ce tournoi est terminé.
refusal-tournament-withdrawn = L’hôte a mis fin à ta participation à ce tournoi.
refusal-tournament-playing = Des tables de ce tour jouent encore.
refusal-tournament-round = Ce tour a déjà été tiré au sort.
refusal-tournament-no-place = Une place se libère quand quelqu’un ne vient pas ou se retire. Tout le monde est là.
refusal-tournament-last = On ne peut pas retirer la dernière personne. Il vaut mieux clore le tournoi.
refusal-tournament-host-here = L’hôte était là il y a moins d’une heure. Demande-lui de te confier le tournoi.
refusal-tournament-long = Il y a déjà eu trop de changements dans ce tournoi. Les personnes, les noms et l’hôte restent comme ils sont.
refusal-no-tournament = Ce tournoi n’existe pas. Il a peut-être été supprimé.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-no-such-table = Cette table n’est pas dans le tournoi en ce moment.
