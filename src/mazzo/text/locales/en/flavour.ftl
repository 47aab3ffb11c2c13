# What is said with a wink, shown as a picture, and counted at the end. The pages load it when a game is on: nothing
# here is needed to play. A message with several lines has | between them, and one is drawn.

## While somebody else chooses
wit-waiting = { $name } is choosing | { $name } is plotting | { $name } is thinking it over | { $name } looks far too calm

## What has just happened, in the status line; a reader who lost by it is told nothing
mantis-wit-scored = { $seat } locks it away | Safe and dry, says { $seat } | { $seat } counts it twice
    .seat = Safe. Nobody takes that back. | Into the vault with it. | Safe and dry. Well done.
mantis-wit-stole =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] That’s not a steal, that’s a heist | { $seat } brought a bigger bag | { $count } in one go. Nobody blinked.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] That’s not a steal, that’s a heist. | You brought a bigger bag. | { $count } in one go. Nobody blinked.
        }
    .target = { "" }
mantis-wit-banked =
    { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] That’s not a steal, that’s a heist | { $seat } brought a bigger bag | { $count } in one go. Nobody blinked.
    }
    .seat =
        { $count ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
            [4] { "" }
           *[other] That’s not a steal, that’s a heist. | You brought a bigger bag. | { $count } in one go. Nobody blinked.
        }
    .target = { "" }
kittens-wit-defused = { $seat } has very calm hands | Not today, says { $seat } | Someone breathes out
    .seat = Defused! Nobody saw your hands shake. | Not today, kitten. | You may breathe out now.
kittens-wit-noped = { "" }
    .seat = You said no, and you meant it. | Denied. With pleasure. | A small word, a big effect.
kittens-wit-shuffled = Nobody knows anything anymore | So much for the plan | The cards are dizzy
    .seat = Nobody knows anything anymore. | So much for their plans. | The cards are dizzy.
kittens-wit-peeked = { $seat } knows something | { $seat } keeps a straight face | { $seat } has seen enough
    .seat = Now look innocent. | Don’t tell anyone. | You know something they don’t.

## To a winner
wit-won = You win! Try to look surprised. | You win! Remember to be humble. Later. | You win! The table demands a rematch. | You win! Nobody saw that coming. Except you.
mantis-wit-won = The loot is out of the water. | All claws, no mercy. | The tide was with you. | Nobody’s Tank was safe from you.
kittens-wit-won = Last one in one piece. | Everyone else is confetti. | Nine lives, and one of them left. | The kittens send their regards.

## What a winner is called
ended-honour = Champion of the table | Tonight’s cleverest head | Best hand in the house
mantis-honour = Terror of the reef | Claw of the evening | Deepest pockets in the sea
kittens-honour = Last cat alive | The cat with the ninth life | Still in one piece

## Two numbers of a game, below each its words: how often something happened, or the most cards it ever moved
mantis-number-stole =
    { $count ->
        [one] steal
       *[other] steals
    }
mantis-most-scored =
    { $count ->
        [one] card in the biggest haul
       *[other] cards in the biggest haul
    }
kittens-number-defused =
    { $count ->
        [one] kitten defused
       *[other] kittens defused
    }
kittens-number-noped =
    { $count ->
        [one] Nope played
       *[other] Nopes played
    }
ended-number-all =
    { $count ->
        [one] move
       *[other] moves and mishaps
    }
ended-number-winner =
    { $count ->
        [one] of them by the winner
       *[other] of them by the winner
    }

## Lines of the log as pictures: fields of the event, and cards by name. ! is a great moment, → points, × counts.
mantis-picture-missed =
    { $tank ->
        [self] front → seat
       *[other] seat → front → tank
    }
mantis-picture-scored = { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] !
    } seat → front × count → star
mantis-picture-stole = { $count ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
       *[other] !
    } target → front × count → seat
mantis-picture-banked = ! target → front × count → seat star
mantis-picture-raided = target → star → seat
mantis-picture-ended = ! winners star
kittens-picture-announced =
    { $do ->
        [favor] seat → favor → target
        [pair] seat → card × 2 → target
        [three] seat → card × 3 → target
        [five] seat → cards
       *[other] seat → do
    }
kittens-picture-noped = seat → nope
kittens-picture-gave = giver → card → taker
kittens-picture-robbed = giver → card → taker
kittens-picture-handedover = giver → card → taker
kittens-picture-peeked =
    { $cards ->
        [none] seat → see
       *[other] seat → cards
    }
kittens-picture-picked = card → seat
kittens-picture-drew =
    { $card ->
        [kitten] ! kitten → seat
       *[other] card → seat
    }
kittens-picture-defused = ! seat → defuse
kittens-picture-inserted = seat → kitten → pile
kittens-picture-exploded = ! seat → boom
kittens-picture-ended = ! winners star
