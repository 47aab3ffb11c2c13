# Revoir une partie finie.

replay-title = { $game } : { $names }
replay-none = Impossible d’afficher cette partie
replay-dealt = Les cartes sont distribuées.
replay-log = Ce qui s’est passé
replay-slider = Moment de la partie
replay-move = { $number } sur { $total }
replay-previous = Coup précédent
replay-next = Coup suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-everybody = Tout le monde
replay-share = Partager ce moment
replay-film = Vidéo de ces coups
replay-filming = La vidéo se prépare…
replay-copied = Lien copié.
replay-copy-this = Copie ce lien : { $url }
replay-download = Télécharger la partie
replay-verify = La donne était-elle régulière ?
replay-not-a-record = Ce fichier n’est pas une partie terminée. « Télécharger la partie » en crée un quand tu la revois.
