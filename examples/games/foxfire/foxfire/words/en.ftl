foxfire-title = Foxfire
foxfire-blurb = Animals of the night guess, spy and duel for the glow in the wood.

foxfire-card-1 = Mouse
foxfire-card-2 = Bat
foxfire-card-3 = Badger
foxfire-card-4 = Hedgehog
foxfire-card-5 = Fox
foxfire-card-6 = Owl

foxfire-text-1 = Name a player and an animal. If they hold it, it is lost.
foxfire-text-2 = Look at a player’s hand.
foxfire-text-3 = Compare highest cards with a player. The lower one is lost.
foxfire-text-4 = Nobody can choose you before your next turn.
foxfire-text-5 = Take a card from a player, and give one back.
foxfire-text-6 = Worth most at the end. If you play it, you lose all your cards.

foxfire-field-hand = hand
foxfire-field-played = played
foxfire-field-pile = pile
foxfire-field-glows = glows
foxfire-field-hiding = hiding
foxfire-field-out = out
foxfire-field-round = round

foxfire-edition-usual = Usual
foxfire-edition-short = Short
foxfire-option-hand = Cards in hand
foxfire-option-glows = Glows that win
foxfire-option-begins = Who begins the next round
foxfire-answer-begins-last = Whose turn it was
foxfire-answer-begins-next = The next player
foxfire-reason-glows = enough glows
foxfire-kind-give = Give a card

foxfire-the-1 = the mouse
foxfire-the-2 = the bat
foxfire-the-3 = the badger
foxfire-the-4 = the hedgehog
foxfire-the-5 = the fox
foxfire-the-6 = the owl

foxfire-dealt = Round { $round } begins. { $seat } goes first.
    .seat = Round { $round } begins. You go first.
foxfire-turnbegan = { "" }
foxfire-drew = { $seat } draws a card.
    .seat = You draw { WORDS($card, "foxfire-the") }.
foxfire-played = { $guess ->
        [none] { $target ->
            [none] { $seat } plays { WORDS($card, "foxfire-the") }.
           *[other] { $seat } plays { WORDS($card, "foxfire-the") } on { $target }.
        }
       *[other] { $seat } asks { $target } for { WORDS($guess, "foxfire-the") }.
    }
    .seat = { $guess ->
        [none] { $target ->
            [none] You play { WORDS($card, "foxfire-the") }.
           *[other] You play { WORDS($card, "foxfire-the") } on { $target }.
        }
       *[other] You ask { $target } for { WORDS($guess, "foxfire-the") }.
    }
    .target = { $guess ->
        [none] { $seat } plays { WORDS($card, "foxfire-the") } on you.
       *[other] { $seat } asks you for { WORDS($guess, "foxfire-the") }.
    }
foxfire-lost = { $seat } loses { WORDS($card, "foxfire-the") }.
    .seat = You lose { WORDS($card, "foxfire-the") }.
foxfire-missed = { $target } does not have it.
    .target = You do not have it.
foxfire-looked = { $seat } looks at the hand of { $target }.
    .seat = { $target } holds { WORDS($cards, "foxfire-the") }.
    .target = { $seat } looks at your hand.
foxfire-dueled = { $seat } and { $target } compare their highest cards.
    .seat = You show { WORDS($own, "foxfire-the") }, and { $target } shows { WORDS($other, "foxfire-the") }.
    .target = You show { WORDS($other, "foxfire-the") }, and { $seat } shows { WORDS($own, "foxfire-the") }.
foxfire-hid = { $seat } curls up until the next turn.
    .seat = You curl up until your next turn.
foxfire-took = { $seat } takes a card from { $target }.
    .seat = You take { WORDS($card, "foxfire-the") } from { $target }.
    .target = { $seat } takes { WORDS($card, "foxfire-the") } from you.
foxfire-gave = { $seat } gives { $target } a card.
    .seat = You give { $target } { WORDS($card, "foxfire-the") }.
    .target = { $seat } gives you { WORDS($card, "foxfire-the") }.
foxfire-left = { $seat } is out of the round.
    .seat = You are out of the round.
foxfire-roundended = { $winners } { COUNT($winners) ->
        [one] wins
       *[other] win
    } a glow.
    .winners = { COUNT($winners) ->
        [one] You win a glow.
       *[other] { $winners } win a glow.
    }
foxfire-continued = { "" }
foxfire-ended = { $winners } { COUNT($winners) ->
        [one] has
       *[other] have
    } enough glows and { COUNT($winners) ->
        [one] wins
       *[other] win
    } the game.
    .winners = { COUNT($winners) ->
        [one] You have enough glows and win the game!
       *[other] { $winners } have enough glows and win the game.
    }

foxfire-do-mouse = { $target ->
        [none] Play the mouse
       *[other] Ask { $target } for { WORDS($guess, "foxfire-the") }
    }
foxfire-do-bat = { $target ->
        [none] Play the bat
       *[other] Look at the hand of { $target }
    }
foxfire-do-badger = { $target ->
        [none] Play the badger
       *[other] Duel with { $target }
    }
foxfire-do-hedgehog = Curl up
foxfire-do-fox = { $target ->
        [none] Play the fox
       *[other] Take a card from { $target }
    }
foxfire-do-owl = Play the owl and lose your cards
foxfire-do-give = Give { WORDS($card, "foxfire-the") }
foxfire-do-continue = Continue

learn-foxfire-mouse-title = The mouse guesses
learn-foxfire-mouse-1 = Your cards are your lives: without any, you are out of the round. A bat has shown you Ada’s hand, and there is a fox in it. Play the mouse, choose Ada, and name the fox.
learn-foxfire-mouse-done = Found: Ada loses the fox. A wrong guess would have cost nothing. Mice never look for mice.

learn-foxfire-bat-title = The bat looks
learn-foxfire-bat-1 = You know nothing of the others’ cards yet. Play the bat, and choose whose hand you want to see.
learn-foxfire-bat-done = Only the two of you know what you saw. The cards that you know stay open for you until they move.

learn-foxfire-badger-title = The badger duels
learn-foxfire-badger-1 = The lower of the two highest cards is lost. Behind your badger is an owl, and nothing is higher. Play the badger against anybody.
learn-foxfire-badger-done = Your owl was higher. Of two equal cards, both would have stayed. Now the two of you know a card of each other.

learn-foxfire-hedgehog-title = The hedgehog hides
learn-foxfire-hedgehog-1 = Ada and Leo would like your owl. Play the hedgehog: nobody can choose you until your next turn.
learn-foxfire-hedgehog-done = Ada had a bat and could only look at Leo. The shield goes when your next turn begins.

learn-foxfire-fox-title = The fox takes
learn-foxfire-fox-1 = Ada holds an owl and one other card. Play the fox and take one of her cards: you cannot choose which.
learn-foxfire-fox-2 = The owl! Now give Ada any of your cards. The mouse is worth least.
learn-foxfire-fox-done = You have the owl, and Ada a mouse. A fox always gives a card back, so everybody keeps as many.

learn-foxfire-owl-title = The owl counts
learn-foxfire-owl-1 = The pile is empty, so this is the last turn of the round. Then the highest sum wins. Keep the owl, and play another card.
learn-foxfire-owl-2 = All hands are open, and yours is worth most: you win a glow. The next round begins when everybody has seen this. Continue.
learn-foxfire-owl-done = Three glows win the game. Never play an owl if you can help it: you would lose all your cards.
