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
