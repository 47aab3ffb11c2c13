# Le terminal, là où il dit autre chose que les pages.

terminal-list = { $others } et { $last }
terminal-labelled = { $label } : { $text }
terminal-log = Journal
terminal-coach = Coach
terminal-emotes = Réactions
terminal-theme = Clair/sombre
terminal-quit = Quitter
terminal-back = Retour
terminal-seats = Joueurs
terminal-bots = Bots
terminal-clock = Temps pour réagir
terminal-role = Toi
terminal-play = tu joues
terminal-watch = tu regardes
terminal-begin = Jouer contre des bots, ici
terminal-at-a-server = Jouer sur un serveur, avec d’autres
terminal-return = Retour à ta table { $code } sur { $address }
terminal-continue = Reprendre ta partie : { $game }
terminal-look-back = Revoir une partie
terminal-address = Adresse du serveur
terminal-code = Code de la table (vide : choisis dans une liste)
terminal-new-table = Ouvrir une nouvelle table
terminal-stage-lobby = attend des joueurs
terminal-stage-playing = partie en cours
terminal-stage-over = partie terminée
terminal-send-away = Renvoyer un bot
terminal-other-game = Un autre jeu ou une autre édition
terminal-file = Fichier de la partie
terminal-save = Enregistrer la partie
terminal-saved = La partie est dans { $file }.
terminal-bot-failed = { $bot } a planté ; le coup le plus simple a été joué : { $why }
terminal-too-small = Cette fenêtre est trop petite : { $width } sur { $height } caractères. Il en faut au moins { $columns } sur { $lines }.
terminal-leave-why = La partie est gardée. Tu peux la reprendre plus tard depuis l’accueil.

## Help
terminal-help-keys =
    On choisit avec les flèches et Entrée, avec les touches devant chaque ligne ou avec la souris. Échap revient en arrière.
    ? aide   g journal   c coach   e réactions   u passer jusqu’à mon tour
    l langue   t clair ou sombre   q quitter   Ctrl-C quitter aussitôt
terminal-help-replay =
    ← (ou b) et → reculent et avancent d’un coup, ↑ et ↓ de dix, Début et Fin vont à la donne et à la fin. Un clic sur la barre mène à ce moment.
    Espace fait défiler la partie, et l’arrête.
    Un chiffre montre ce que voyait ce joueur, 0 ce que tout le monde voyait.
    a analyse   l langue   t clair ou sombre   q retour   Ctrl-C quitter aussitôt

## On the way to a server
terminal-no-address = { $address } n’est pas l’adresse d’un serveur. Exemple : http://localhost:8000.
terminal-no-server = Pas de réponse de { $address }. Le serveur tourne-t-il, et l’adresse est-elle juste ?
terminal-no-mazzo = { $address } répond, mais ce n’est pas un serveur Mazzo.
terminal-other-version = Le serveur { $address } a une autre version de Mazzo. Il faut la même des deux côtés.
terminal-refused = Le serveur { $address } a refusé : { $why }

## Des lignes simples, là où rien n’est dessiné
terminal-welcome = { $game } ({ $edition }). Tu joues avec { $names }.
terminal-how = Tape un numéro, ou les premières lettres d’un choix.
terminal-how-else = Tu peux aussi écrire { $help } (?), { $log }, { $table }, { $back } et { $quit }.
# Cinq mots à écrire : pour l’aide, le journal, la table, un pas en arrière, et pour partir.
terminal-commands = aide journal table retour quitter
terminal-or-enter = (ou Entrée)
terminal-no-choice = { $answer } n’est pas possible maintenant. Tu peux choisir { $choices }.
terminal-which-game = Quel jeu ?
terminal-left = Tu as quitté la partie.
terminal-kept = La partie est gardée. Pour la reprendre : { $command }
terminal-again = Pour rejouer avec les mêmes cartes : { $command }
terminal-save-where = Enregistrer la partie ? Un nom de fichier, ou Entrée pour non :
terminal-see-again = Pour la revoir : { $command }
terminal-more = Pour les couleurs, les touches et la souris : { $command }
terminal-replay-how = Entrée : le coup suivant. b : retour. Un numéro : à ce coup. q : quitter.

## mazzo analyse
terminal-choices = Choix
terminal-mistakes = Choix qui ont coûté quelque chose (les pires : { $shown } sur { $count }) :
terminal-no-mistakes = Aucun choix n’a coûté cher.
terminal-instead = { $bot } à leur place
terminal-same = Même choix
terminal-same-of = { $same } sur { $count }
terminal-instead-mistakes = Là où { $bot } aurait perdu le plus (les pires choix : { $shown } sur { $count }) :
terminal-instead-none = { $bot } n’aurait pas perdu grand-chose.
terminal-no-turning = Il n’y a pas eu de tournant.
