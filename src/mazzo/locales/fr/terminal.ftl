# Le terminal, là où il dit autre chose que les pages.

terminal-list = { $others } et { $last }
terminal-icon =
    { $icon ->
        [again] un autre tour
        [raid] prendre 1
       *[bank] droit dans la Pile de Score
    }
terminal-log = Journal
terminal-coach = Conseil
terminal-emotes = Mimiques
terminal-theme = Clair/sombre
terminal-quit = Quitter
terminal-back = Retour
terminal-seats = Joueurs
terminal-bots = Bots
terminal-role = Vous
terminal-play = jouez
terminal-watch = regardez
terminal-begin = Jouer contre des bots, ici
terminal-at-a-server = Jouer sur un serveur, avec d’autres
terminal-look-back = Revoir une partie
terminal-address = Adresse du serveur
terminal-code = Code de la table (vide : une nouvelle table)
terminal-file = Fichier de la partie
terminal-save = Enregistrer la partie
terminal-saved = La partie est dans { $file }.
terminal-bot-failed = { $bot } a échoué et laisse passer : { $why }
terminal-too-small = Cette fenêtre est trop petite : { $width } sur { $height } caractères. Il en faut au moins { $columns } sur { $lines }.
terminal-leave-why = Cette partie s’arrête et n’est pas gardée.

## Help
terminal-help-mantis =
    La prochaine carte porte sur son recto l’une des trois couleurs de son dos. Retournez-la dans votre Tank pour marquer, ou dans un autre pour voler.
    Si sa couleur s’y trouve déjà, vous marquez ou volez toutes les cartes de cette couleur. Sinon la carte reste là où elle a été retournée.
    Seules les cartes de la Pile de Score comptent : les cartes volées restent dans votre Tank jusqu’à ce que vous les marquiez ou qu’on vous les reprenne.
terminal-help-kittens =
    Jouez autant de cartes que vous voulez, ou aucune ; puis piochez, ce qui termine votre tour. Qui pioche un Chaton explosif sans Désamorçage est éliminé. Le dernier en vie gagne.
    Tout, sauf un Désamorçage et un Chaton explosif, peut être arrêté par un Nope, quel que soit le tour.
terminal-help-keys =
    On choisit avec les flèches et Entrée, avec les touches devant chaque ligne ou avec la souris. Échap revient d’un pas.
    ? aide   g journal   c conseil   e mimiques   u passer jusqu’à mon tour
    l langue   t clair ou sombre   q partir   Ctrl-C partir aussitôt
terminal-help-replay =
    ← et → reculent et avancent d’un coup, ↑ et ↓ de dix, Début et Fin vont à la donne et à la fin. Un clic sur la barre y mène.
    Espace fait défiler la partie, et l’arrête.
    Un chiffre regarde avec les yeux de ce joueur, 0 avec ceux de tous.
    a analyse   l langue   t clair ou sombre   q retour   Ctrl-C partir aussitôt

## On the way to a server
terminal-no-address = { $address } n’est pas l’adresse d’un serveur ; une adresse ressemble à http://localhost:8000.
terminal-no-server = Personne ne répond à { $address }. Le serveur tourne-t-il, et l’adresse est-elle juste ?
terminal-no-mazzo = Ce qui répond à { $address } n’est pas un serveur Mazzo.
terminal-other-version = Le serveur à { $address } parle une autre version de Mazzo. Mettez les deux à la même version.
terminal-refused = Le serveur à { $address } refuse : { $why }
