# Le terminal, là où il dit autre chose que les pages.

terminal-list = { $others } et { $last }
terminal-log = Journal
terminal-coach = Conseil
terminal-emotes = Réactions
terminal-theme = Clair/sombre
terminal-quit = Quitter
terminal-back = Retour
terminal-seats = Joueurs
terminal-bots = Bots
terminal-role = Toi
terminal-play = tu joues
terminal-watch = tu regardes
terminal-begin = Jouer contre des bots, ici
terminal-at-a-server = Jouer sur un serveur, avec d’autres
terminal-look-back = Revoir une partie
terminal-address = Adresse du serveur
terminal-code = Code de la table (vide : une nouvelle table)
terminal-file = Fichier de la partie
terminal-save = Enregistrer la partie
terminal-saved = La partie est dans { $file }.
terminal-bot-failed = { $bot } a échoué et passe : { $why }
terminal-too-small = Cette fenêtre est trop petite : { $width } sur { $height } caractères. Il en faut au moins { $columns } sur { $lines }.
terminal-leave-why = Cette partie s’arrête ici et n’est pas enregistrée.

## Help
terminal-help-keys =
    On choisit avec les flèches et Entrée, avec les touches devant chaque ligne ou avec la souris. Échap revient d’un pas.
    ? aide   g journal   c conseil   e réactions   u passer jusqu’à mon tour
    l langue   t clair ou sombre   q partir   Ctrl-C partir aussitôt
terminal-help-replay =
    ← et → reculent et avancent d’un coup, ↑ et ↓ de dix, Début et Fin vont à la donne et à la fin. Un clic sur la barre y mène.
    Espace fait défiler la partie, et l’arrête.
    Un chiffre montre ce que voyait ce joueur, 0 ce que tout le monde voyait.
    a analyse   l langue   t clair ou sombre   q retour   Ctrl-C partir aussitôt

## On the way to a server
terminal-no-address = { $address } n’est pas l’adresse d’un serveur ; une adresse ressemble à http://localhost:8000.
terminal-no-server = Personne ne répond à { $address }. Le serveur tourne-t-il, et l’adresse est-elle juste ?
terminal-no-mazzo = Ce qui répond à { $address } n’est pas un serveur Mazzo.
terminal-other-version = Le serveur à { $address } a une autre version de Mazzo. Mets les deux à la même version.
terminal-refused = Le serveur à { $address } refuse : { $why }
