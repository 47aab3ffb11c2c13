# Le cadre d’une partie : la table, avant, après, et pourquoi quelque chose ne se fait pas.

## En jeu
table-game =
    { $game ->
        [mantis] Mantis
       *[kittens] Exploding Kittens
    }
table-connecting = Connexion à la table…
table-leave = Quitter
table-out = Tu es hors jeu. Et maintenant ?
table-fast-forward = Avance rapide
table-watch-on = Regarder
table-new-game = Nouvelle partie
table-tools = La table
table-mute = Couper le son
table-unmute = Mettre le son
table-talk = Dire quelque chose
table-own-words = Avec tes mots
table-say = Dire
table-silence = Ne plus entendre { $name }
table-people = À la table
table-emotes = Réagir
table-emoted = { $name } : { $emote }
table-log = Ce qui s’est passé
table-close-log = Fermer le journal
table-log-empty = Tout ce qui se passe s’affiche ici.
table-board = Sur la table
table-spoken = Nouvelles de la table
table-help = Aide
table-more = Plus
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-game-over = La partie est finie
table-hand = Ta main
table-in-hand =
    { $count ->
        [1] { $card }
       *[other] { $card }, { $count } cartes
    }
table-sort = Trier la main
table-sort-kind = Par type
table-sort-drawn = Par arrivée
table-choose-card = Choisis une carte
table-choose-player = Choisis quelqu’un
table-choose-value = Que veux-tu nommer ?
table-choose-row = Choisis une rangée
table-choose-die = Choisis un dé
table-choose-number = Choisis un nombre
table-choose-other = Choisir autre chose
table-round-over = La manche est finie
table-your-turn = À toi de jouer
table-you-are-asked = Que réponds-tu ?
table-waiting-for = { $name } réfléchit
table-has-chosen = a choisi
table-waiting-for-many =
    { $count ->
        [one] { $count } personne réfléchit
       *[other] { $count } personnes réfléchissent
    }
table-has-the-turn = C’est son tour.
table-you-have-the-turn = C’est ton tour.
table-you = toi
table-away = pas là
table-stand-in = un bot joue à sa place
table-bot =
    { $level ->
        [easy] bot facile
        [medium] bot moyen
        [hard] bot fort
        [expert] bot expert
        [none] bot
       *[other] bot { $level }
    }
table-help-glow = Tout ce qui brille peut se jouer, et l’effet est indiqué. Le reste est bloqué : impossible de te tromper.
table-rules = Les règles
table-learn = Apprendre en jouant
table-keys = Touches
table-key-digits = choisir la première chose qui brille, la deuxième…
table-key-tab = passer d’une chose à l’autre, et choisir
table-key-sound = couper ou remettre le son
table-key-escape = fermer, ou revenir en arrière
table-copied = Copié.
table-saved = Enregistré : { $name }
table-not-copied = Ce navigateur ne nous laisse pas copier. Voici le texte : { $text }
table-leave-question = Quitter la partie ?
table-leave-why = Un bot joue à ta place. Tant que la partie dure, tu peux revenir depuis l’accueil.
table-stay = Rester
table-leave-anyway = Quitter
table-lost = Connexion perdue. Reconnexion en cours… Ta place est gardée.
table-back = Te revoilà.
table-announced = Message du serveur : { $text }
table-bot-plays-for-you = Un bot joue pour toi.
table-play-on = Reprendre la main
table-you-watch = Tu regardes.
table-take-over = Prendre une place
table-take-over-question = Quelle place prends-tu ?
table-take-over-seat = Remplacer { $name }
table-take-seat-how = On demande d’abord à l’hôte. Ensuite, tu joues avec les cartes de cette place.
table-seat-asked = On a demandé à l’hôte si tu peux prendre la place.
table-request = { $name } aimerait remplacer { $seat }.
table-agree = D’accord
table-decline = Pas maintenant

## Réactions
emote-hello = Salut !
emote-well-played = Bien joué !
emote-thinking = Je réfléchis
emote-laugh = Ha ha !
emote-wow = Waouh !
emote-oops = Oups
emote-cry = Aïe
emote-evil = Attends un peu…
emote-love = J’adore
emote-bye = À plus !

## La fin
ended-you-won = Gagné !
ended-won = Bravo, { $name } !
ended-shared =
    { $mine ->
        [yes] Victoire partagée, et tu en es : { $names }
       *[no] Victoire partagée : { $names }
    }
ended-scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ended-rematch = On rejoue
ended-sit = Jouer la prochaine
ended-watch = Regarder la prochaine
ended-table = Places et réglages
ended-look-back = Revoir
ended-share = Partager
ended-settings = Changer les réglages
ended-verify = Vérifier la donne
ended-home = Accueil
ended-look = Regarder la table
ended-show = Voir le résultat

## Avant la partie
lobby-invite = Inviter des amis
lobby-invite-how = Envoie le lien, dicte le code, ou fais scanner le QR code.
lobby-code = Code de cette table
lobby-copy-link = Copier le lien
lobby-share = Partager
lobby-share-title = Viens jouer
lobby-seats = Places : { $taken } sur { $most }
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-sit = S’asseoir
lobby-stand = Se lever et regarder
lobby-full = Toutes les places sont prises. Tu peux regarder.
lobby-host = hôte
lobby-rename = Ton nom
lobby-save = Enregistrer
lobby-add-bot = Ajouter un bot :
lobby-level =
    { $level ->
        [easy] Facile
        [medium] Moyen
        [hard] Fort
       *[expert] Expert
    }
lobby-remove-bot = Renvoyer { $name }
lobby-start = Commencer
lobby-start-now = Commencer tout de suite
lobby-ready = Je suis là
lobby-you-are-ready = C’est noté
lobby-is-ready = est là
lobby-waiting-for = On attend { $names }
lobby-waiting-for-you = Tout le monde t’attend.
lobby-shuffle = Mélanger les places
lobby-left = a quitté la table
lobby-too-few =
    { $count ->
        [1] Il manque encore quelqu’un : un ami ou un bot.
       *[other] Il en manque encore { $count } : amis ou bots.
    }
lobby-host-begins = { $name } lance la partie quand tout le monde est là.
lobby-somebody-begins = L’hôte lance la partie quand tout le monde est là.
lobby-settings = Réglages de la partie
lobby-host-sets = C’est l’hôte qui décide.
lobby-tournament = La partie commence quand tout le monde est là, ou après deux minutes.
lobby-to-tournament = Vers le tournoi
lobby-game = Jeu
lobby-edition = Édition
edition-change = Changer d’édition
edition-known = Compris
lobby-turn-clock = Temps pour un tour
lobby-reaction-clock = Temps pour réagir
lobby-speed = Vitesse des bots
lobby-speed-calm = tranquille
lobby-speed-normal = normale
lobby-speed-fast = rapide
lobby-no-clock = sans limite
lobby-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
lobby-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lobby-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
lobby-house-rules = Règles maison
lobby-changed =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
lobby-as-printed = Règles d’origine
lobby-less = Un de moins
lobby-more = Un de plus
lobby-table-rules = La table
lobby-open = Dans la liste, visible par tous
lobby-auto-pass = Seul avec des bots : ne me demander que si je peux réagir
lobby-chat = Chat libre
lobby-coach = Conseils du coach
lobby-abandoned = Quand tout le monde est parti
lobby-abandoned-finish = des bots finissent la partie
lobby-abandoned-expire = la table ferme
lobby-absent = Les absents au début d’une partie
lobby-absent-bot = sont remplacés par un bot
lobby-absent-sit_out = ne jouent pas cette partie
lobby-evening = La soirée
lobby-evening-open = dure tant qu’on veut
lobby-evening-first_to_3 = se gagne en 3 victoires
lobby-evening-best_of_5 = se joue en 5 parties, aux points
lobby-fair = Vérifier la donne
lobby-fair-how = Le serveur a déjà choisi sa part du mélange et en montre l’empreinte avant la partie. Ton navigateur y ajoute la sienne : un texte au hasard, qui reste visible par tous dans l’enregistrement de la partie. Après, n’importe qui peut vérifier que rien n’a changé.
lobby-fair-hash = Empreinte de la prochaine donne :

## People
people-watching =
    { $count ->
        [0] Personne ne regarde
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
people-removed = hors de la table
people-let-in = Laisser revenir
people-more = Plus sur { $name }
people-silence = Ne plus entendre
people-hear = Entendre de nouveau
people-hand-on = Nommer hôte
people-remove = Exclure de la table
people-remove-sure = Oui, exclure
people-remove-why = Cette personne ne pourra revenir que si tu l’acceptes.
people-remove-game = Un bot joue à sa place. Cette personne ne pourra revenir que si tu l’acceptes.
people-lock = Verrouiller : plus personne n’entre
people-locked = La table est verrouillée : plus personne n’entre.

## Plusieurs personnes, un appareil
local-title = Plusieurs personnes, un appareil
local-how = Faites passer l’appareil. Les cartes secrètes restent derrière un rideau.
local-names = Qui joue ?
local-name = Joueur { $number }
local-add = Ajouter un joueur
local-remove = Retirer { $name }
local-begin = Commencer
local-resume = Continuer
local-resume-question = Une partie en cours : { $names }
local-beginning = On prépare la table…
local-turn = { $name }, à toi de jouer
local-asked = { $name } : { $question }
local-pass-to = Passe l’appareil à { $name }
local-pass-why = Les autres, on ne regarde pas !
local-i-am = Je suis { $name }
local-reaction-question = Quelqu’un réagit ?
local-reaction-why = Si tu veux y réfléchir, prends l’appareil et regarde tes cartes.
local-look = { $name } regarde
local-nobody = Personne
local-back = Revenir à la question
local-leave-why = La partie vous attend quelques minutes sur cet appareil.

## Pourquoi quelque chose ne se fait pas
refusal-other = Ça n’a pas marché : { $why }
refusal-offline = Le serveur ne répond pas. Es-tu en ligne ?
refusal-needs-server = Il faut un serveur pour cela.
refusal-not-loaded = Les jeux n’ont pas pu être chargés sur cet appareil. Es-tu en ligne ?
refusal-stranger = Le serveur ne reconnaît pas ce navigateur. Recharge la page et accepte les cookies.
refusal-too-fast = Trop vite ! Respire, et réessaie.
refusal-busy = Le serveur est occupé. Réessaie dans { $seconds } s.
refusal-not-understood = Le serveur n’a pas compris cette page. Recharge-la.
refusal-fault = Quelque chose a échoué sur le serveur : rien n’a changé. Réessaie.
refusal-unknown-game = Ce jeu n’existe pas ici.
refusal-turn-seconds = Un tour peut durer de 1 à { $most } secondes, ou être sans limite.
refusal-reaction-seconds = Le temps pour réagir peut aller de 1 à { $most } secondes.
refusal-name = Un nom peut avoir 24 caractères au plus, sur une seule ligne.
refusal-not-here = Tu n’es plus à cette table. Recharge la page.
refusal-not-seated = Tu n’as pas de place ici. Assieds-toi d’abord.
refusal-seated = Tu as déjà une place.
refusal-screen = Un écran ne fait que montrer la table. Joue sur un téléphone ou un autre appareil.
refusal-not-host = Seul l’hôte peut le faire.
refusal-playing = Tu pourras changer ça après la partie.
refusal-not-playing = On ne joue pas ici en ce moment.
refusal-full = Les { $most } places sont prises. Tu peux regarder.
refusal-too-few = Il faut { $fewest } joueurs. Ajoute un ami ou un bot.
refusal-too-many = Cette édition est pour { $most } joueurs au plus. Quelqu’un doit se lever.
refusal-full-house = Cette table accueille { $most } personnes, et elle est pleine.
refusal-full-address = { $most } personnes qui partagent ta connexion sont déjà à cette table. L’une d’elles doit d’abord partir.
refusal-unknown-bot = Ce bot ne joue pas à ce jeu.
refusal-bot-options = Ce bot ne connaît pas une règle de cette table ({ $options }). Garde la règle d’origine ou choisis un autre bot.
refusal-not-a-bot = Il n’y a pas de bot à cette place.
refusal-seat = Cette place n’existe pas.
refusal-taken = Cette place est déjà prise. Choisis-en une autre.
refusal-outdated = La partie a avancé depuis ton choix. Regarde à nouveau.
refusal-not-asked = Les autres réfléchissent. Ton tour viendra.
refusal-no-coach = Cette table joue sans coach. L’hôte peut changer ça avant une partie.
refusal-not-legal = Pas possible maintenant. Tu peux jouer tout ce qui brille.
refusal-settings = La partie ne peut pas commencer avec ces nombres. Choisis-en d’autres, ou joue avec les règles d’origine.
refusal-seen-another-hand = Tu as déjà vu une autre main dans cette partie. Tu peux regarder jusqu’à la fin.
refusal-people-play = Quelqu’un joue encore. On ne peut accélérer que les bots.
refusal-no-request = Cette demande n’est plus valable.
refusal-no-person = Cette personne n’est plus à la table.
refusal-own-self = Tu ne peux pas t’exclure. Quitte la table, ou nomme d’abord un autre hôte.
refusal-host-here = L’hôte est encore là.
refusal-removed = L’hôte t’a retiré l’accès à cette table. Demande-lui de te laisser revenir.
refusal-locked = Cette table est verrouillée. Demande à l’hôte de l’ouvrir.
refusal-one-device = Cette table se joue sur un seul appareil, qu’on se passe.
refusal-one-device-stays = Une table ouverte sur un seul appareil ne peut pas en changer. Ouvre une autre table.
refusal-no-chat-in-public = Le chat libre est réservé aux tables qui ne sont pas dans la liste.
refusal-silent-watchers = À une table de la liste, seuls les joueurs parlent.
refusal-words = Ça, on ne peut pas le dire ici.
refusal-no-chat = Cette table n’a que les phrases toutes faites. L’hôte peut ouvrir le chat libre avant une partie.
refusal-text = Un message peut avoir { $most } caractères au plus, sur une seule ligne.
refusal-entropy = Ta part du mélange peut avoir de 1 à { $most } lettres et chiffres, et s’ajoute avant la partie. Elle reste dans l’enregistrement de la partie, où tout le monde peut la lire.
refusal-tournament = Cette table fait partie d’un tournoi, qui place les joueurs et lance la partie.
refusal-no-seed = On mélange encore les cartes. Réessaie dans un instant.
refusal-closed = Cette table est fermée. Ouvres-en une autre.
refusal-too-many-tables = Ce serveur n’a plus de place pour une table. Réessaie plus tard.
refusal-not-json = Le serveur n’a pas compris cette page. Recharge-la.
refusal-too-slow = La connexion est trop lente. Réessaie.
refusal-too-large = C’était trop d’un coup.
refusal-no-short-code = Aucune table n’a ces lettres. Demandes-en d’autres, ou le lien.
refusal-link-used = Ce lien a déjà servi, ou est trop vieux. Demandes-en un autre.
refusal-no-table = Cette table est introuvable. Elle est peut-être fermée, ou le code est mal tapé.
refusal-quarantined = Cette table a un problème ; la personne qui gère le serveur doit s’en occuper. Rien n’est perdu.
refusal-banned = Tu n’as plus accès à ce serveur jusqu’au { $until }.
refusal-not-operator = Seule la personne qui gère ce serveur peut le faire.
refusal-no-record = Cette partie est introuvable. Elle n’a peut-être pas été gardée.
refusal-crowded = Trop de connexions. Ferme d’autres pages, ou réessaie plus tard.
refusal-restart = Le serveur redémarre. Réessaie dans un instant.
refusal-failure = Le serveur n’arrive pas à joindre sa base de données. Réessaie dans un instant.
refusal-refused = Le serveur ne peut pas le faire.
refusal-http = Le serveur ne peut pas le faire.

## Pourquoi le serveur ferme une connexion
close-no-table = Cette table est introuvable. Elle est peut-être fermée, ou le code est mal tapé.
close-closed = Cette table est fermée.
close-elsewhere = Cette partie continue dans une autre fenêtre de ce navigateur.
close-not-loaded = Les jeux n’ont pas pu être chargés sur cet appareil. Es-tu en ligne ?
close-quarantined = Cette table a un problème ; la personne qui gère le serveur doit s’en occuper. Rien n’est perdu.
close-banned = La personne qui gère ce serveur a suspendu ton accès pour un temps.
close-forgotten = Tes données ici sont effacées. Recharge la page pour repartir de zéro.
close-removed = L’hôte t’a retiré l’accès à cette table.
close-locked = Cette table est verrouillée. Demande à l’hôte de l’ouvrir.
close-other-version = Cette page et le serveur n’ont pas la même version de Mazzo. Recharge-la : rien n’est perdu.
close-crowded = Trop de connexions à cette table. On réessaie dans un moment.
close-restart = Le serveur revient dans un instant. Rien n’est perdu.
close-failure = Le serveur rouvre cette table. Rien n’est perdu.
close-nonsense = Le serveur n’a pas compris cette page. Recharge-la.
close-slow = La connexion était trop lente pour suivre la partie.

## The big screen

tv-which = Quelle table montrer ?
tv-show = Montrer
tv-where = À la table, quelqu’un ouvre « Montrer sur la télé » et lit six lettres.
tv-join = Scanne le code avec ton téléphone, ou va sur ce site et tape les lettres
tv-nobody = Personne n’est encore là.
tv-over = Cette table est fermée. À la prochaine !
tv-offer = Montrer sur la télé
tv-how = Ouvre cette page sur la télé, l’ordinateur ou le projecteur, et tape les lettres :
tv-here = Montrer sur cet écran
tv-name = Grand écran

## The first table, and the first game
table-newcomer = On t’appelle comment ?
table-newcomer-enter = À table
first-choose = À toi de jouer : touche ce qui brille pour le choisir.
first-others = Aux autres de jouer. En haut, tu vois quand c’est de nouveau à toi.
first-log = Un coup t’a échappé ? La liste en haut les a tous.
first-react = Tu peux répondre à cette carte avant qu’elle compte. Sinon, laisse faire.
