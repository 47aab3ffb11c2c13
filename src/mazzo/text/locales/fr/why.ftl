# Pourquoi une partie a été perdue : une phrase du coach après la fin.

verdict-turn = Voir ce coup
verdict-quality =
    { $count ->
        [0] Tu n’as jamais eu le choix.
       *[other] Bons choix : { $good } sur { $count }.
    }
why-position = La table avant le coup { $move }
why-yours = Ton choix : { $choice }
why-better = Mieux : { $choice }
why-your-mark = Toi
why-better-mark = Mieux
why-chose = tu as choisi « { $chosen } »
why-choice-ten = Coup { $move } : { $did }. À partir de là, « { $best } » gagne environ { $high } fois sur 10, ton choix { $low } fois.
why-choice-percent = Coup { $move } : { $did }. À partir de là, « { $best } » gagne dans environ { $high } % des cas, ton choix dans { $low } %.
why-luck =
    { $low ->
        [0] C’est la chance qui a décidé.
       *[other] C’est la malchance qui t’a coûté le plus.
    } Coup { $move } : { $came }. Tes chances de gagner sont passées de { $high } à { $low } %.
why-turn = La partie a basculé au coup { $move } : { $came }. Tes chances de gagner sont passées de { $high } à { $low } %.
why-out = Coup { $move } : { $came }. Avant cela déjà, tu n’avais qu’environ { $high } % de chances de gagner.
why-slow = Aucun coup n’a tout décidé ; tes chances ont fondu petit à petit. Le plus gros pas, au coup { $move } : { $came }. Tu es passé de { $high } à { $low } %.
why-slow-unknown = Aucun coup n’a tout décidé ; tes chances ont fondu petit à petit, surtout après le coup { $move } : de { $high } à { $low } %.
why-fell = Tes chances ont le plus baissé entre les coups { $move } et { $until }, d’environ { $high } à { $low } % : c’étaient les autres et les cartes. Aucun de tes choix n’était clairement mauvais.
why-end = Après ton dernier choix, au coup { $move }, tu avais encore environ { $high } % de chances. Les autres et les cartes ont décidé du reste.
why-watched = Tu n’as jamais eu le choix : les autres et les cartes ont décidé.
why-won = Tu as gagné.
