# Warum eine Partie verloren ging: ein Satz des Coachs nach ihrem Ende.

verdict-turn = Den Zug ansehen
verdict-quality =
    { $count ->
        [0] Du hattest nie eine Wahl.
       *[other] Gute Entscheidungen: { $good } von { $count }.
    }
why-position = Der Tisch vor Zug { $move }
why-yours = Deine Wahl: { $choice }
why-better = Besser: { $choice }
why-your-mark = Du
why-better-mark = Besser
why-chose = Du hast „{ $chosen }“ gewählt
why-choice-ten = Zug { $move }: { $did }. „{ $best }“ gewinnt von da an etwa { $high } von 10 Mal, deine Wahl { $low } von 10 Mal.
why-choice-percent = Zug { $move }: { $did }. „{ $best }“ gewinnt von da an in etwa { $high } % der Fälle, deine Wahl in { $low } %.
why-luck =
    { $low ->
        [0] Das Glück hat entschieden.
       *[other] Am meisten hat dich Pech gekostet.
    } Zug { $move }: { $came }. Deine Gewinnchance ging von { $high } auf { $low } %.
why-turn = Zug { $move } war die Wende: { $came }. Deine Gewinnchance ging von { $high } auf { $low } %.
why-out = Zug { $move }: { $came }. Schon vorher lag deine Gewinnchance nur bei etwa { $high } %.
why-slow = Kein einzelner Zug hat entschieden; deine Chance ist nach und nach geschrumpft. Der größte Schritt, Zug { $move }: { $came }. Das brachte dich von { $high } auf { $low } %.
why-slow-unknown = Kein einzelner Zug hat entschieden; deine Chance ist nach und nach geschrumpft, am meisten nach Zug { $move }: von { $high } auf { $low } %.
why-fell = Am stärksten fiel deine Chance zwischen Zug { $move } und { $until }, von etwa { $high } auf { $low } %: Das waren die anderen und die Karten. Keine deiner Entscheidungen war klar falsch.
why-end = Nach deiner letzten Entscheidung, Zug { $move }, lag deine Chance noch bei etwa { $high } %. Den Rest haben die anderen und die Karten entschieden.
why-watched = Du hattest nie eine Wahl: Die anderen und die Karten haben entschieden.
why-won = Du hast gewonnen.
