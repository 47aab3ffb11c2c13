# Si la donne était honnête.

verify-title = La donne était-elle régulière ?
verify-why = Tout le hasard d’une partie vient d’un texte secret, sa graine. Une fois la partie commencée, la table ne peut plus la changer : voici pourquoi.
verify-no-promise = Cette partie ne vient pas d’une graine promise : il n’y a rien à comparer.
verify-promise-title = Avant la première carte : une promesse
verify-promise = La table a montré l’empreinte de la graine, son SHA-256. Personne ne peut en déduire la graine, et aucune autre n’a la même.
verify-noted = C’est l’empreinte que ton navigateur a notée pendant la partie.
verify-noted-other = Ton navigateur a noté une autre empreinte pendant la partie !
verify-not-noted = Ton navigateur n’a pas noté cette partie : compare avec ce qu’une personne présente a noté.
verify-luck-title = Les joueurs ajoutent leur propre hasard
verify-luck =
    { $count ->
        [0] Personne n’en a ajouté à cette partie.
        [1] Après la promesse, quelqu’un a ajouté un texte de son cru. Il entre dans le mélange : même la personne qui a choisi la graine ne pouvait pas connaître les cartes.
       *[other] Après la promesse, les joueurs ont ajouté { $count } textes de leur cru. Ils entrent dans le mélange : même la personne qui a choisi la graine ne pouvait pas connaître les cartes. Cherche le tien.
    }
verify-seed-title = Après la dernière carte : la graine
verify-seed = Maintenant, tout le monde peut la connaître.
verify-check-title = Correspond-elle à la promesse ?
verify-check = Ton navigateur vient de calculer lui-même l’empreinte de la graine :
verify-holds = C’est bien celle qui était promise.
verify-fails = Ce n’est pas celle qui était promise ! La donne n’était pas régulière.
verify-all-title = Vérifier chaque carte
verify-all = Télécharge la partie et fais-la rejouer par Mazzo sur ton ordinateur, donne comprise :
verify-stream = Ou à la main : le mélange lit ces chiffres quatre par quatre ; ensuite, il prend l’empreinte du même texte avec 1, 2, 3… à la place du 0 final.
