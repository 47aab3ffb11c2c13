# The coach. A sentence begins with a capital letter by itself.

## What the coach says while a game is played
coach-title = Coach
coach-close = Close the coach
coach-thinking = The coach is thinking …
coach-wait = The coach speaks when it is your turn to choose.
coach-estimates = Chances to win are estimates, give or take what is shown; the odds of cards are exact.
coach-win = { $percent }% ± { $error } to win
coach-win-exact = exactly { $percent }% to win
coach-best = Best
coach-cards = { $cards } cards on average
coach-all =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
coach-odds = { $ways } in { $of }
coach-percent = { $percent }%
coach-known = What you know for certain

## Mantis: what may turn up
coach-mantis-match = { mantis-color } { $odds }: { $cards } cards
coach-mantis-miss = { mantis-color } { $odds }: nothing

## Mantis: the reason
coach-mantis-score =
    { $count ->
        [one] { mantis-color } is { $odds }, and you have one.
       *[other] { mantis-color } is { $odds }, and you have { $count } of them.
    }
coach-mantis-steal =
    { $count ->
        [one] { mantis-color } is { $odds }, and { $name } holds one.
       *[other] { mantis-color } is { $odds }, and { $name } holds { $count } of them.
    }
coach-mantis-wins = { mantis-color } is { $odds }, and would win at once.
coach-mantis-nothing = { $name } has none of these colours: the card would stay there.
coach-mantis-nothing-own = You have none of these colours: the card would only fill your Tank.
coach-mantis-raid =
    { $count ->
        [one] { $name } has 1 card scored.
       *[other] { $name } has { $count } cards scored.
    }

## Exploding Kittens: the next card
coach-danger = { $percent }% that the next card is a kitten.
coach-danger-none = The next card is certainly no kitten.
coach-danger-sure = The next card is certainly a kitten!
coach-danger-range = About { $percent }% that the next card is a kitten: between { $low } and { $high }%, since others put one back.
coach-danger-read = Going by what the others did, { $percent }% is more likely.
coach-kittens-kitten = a kitten: { $odds }
coach-kittens-card = another card: { $odds }

## Exploding Kittens: what is known
coach-kittens-known-place =
    { $place ->
        [1] On top of the Draw Pile: { $card }.
       *[other] Card { $place } from the top: { $card }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Another player put a kitten back, somewhere.
       *[other] Other players put { $count } kittens back, somewhere.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } holds { $card }.
       *[other] { $name } holds { $count } × { $card }.
    }
coach-kittens-known-lacks = { $name } does not hold { $card }.

## Exploding Kittens: what a choice would change
coach-kittens-draw =
    { $defuses ->
        [0] { $risk }% to explode: you have no Defuse.
       *[other] { $risk }% to draw a kitten; a Defuse would save you.
    }
coach-kittens-skip =
    { $turns ->
        [0] You do not draw ({ $risk }%); { $name } is next.
        [one] One card less to draw ({ $risk }%); 1 turn is left.
       *[other] One card less to draw ({ $risk }%); { $turns } turns are left.
    }
coach-kittens-attack = You do not draw ({ $risk }%), and { $name } takes { $turns } turns.
coach-kittens-shuffle = The chance of a kitten on top goes from { $risk } to { $after }%.
coach-kittens-see =
    { $count ->
        [one] You would know the next card; right now { $risk }% that it is a kitten.
       *[other] You would know the next { $count } cards; right now { $risk }% that the top one is a kitten.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 player gives you a card of their choice.
       *[other] { $count } players each give you a card of their choice.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } gives you the only card there is.
       *[other] { $name } gives you one of { $count } cards, of their choice.
    }
coach-kittens-pair =
    { $count ->
        [one] You take { $name }’s only card: { $chance }% that it is a Defuse.
       *[other] You take one of { $name }’s { $count } cards: { $chance }% that it is a Defuse.
    }
coach-kittens-three = About { $chance }% that { $name } holds { $card }.
coach-kittens-five =
    { $count ->
        [one] You pick any card from the discard pile: 1 kind lies there.
       *[other] You pick any card from the discard pile: { $count } kinds lie there.
    }
coach-kittens-would-stop = What { $name } played would be cancelled, unless somebody answers.
coach-kittens-would-happen = What { $name } played would happen, unless somebody stops it.
coach-kittens-give =
    { $count ->
        [one] It costs you { $card }, the only one.
       *[other] It costs you { $card }; you have { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] You get { $card }; you have none.
       *[other] You get { $card }; you have { $count }.
    }
coach-kittens-insert = If everybody just draws, { $name } gets it.
coach-kittens-insert-own = If everybody just draws, you get it yourself!

## Looking back at a game
coach-analysis = Analysis
coach-analysing = Analysing the game …
coach-analysis-failed = There is no analysis of this game: { $why }
coach-curve = Chance to win after each move
coach-how-mantis = Estimated from what everybody could see.
coach-how-kittens = Estimated with all hands open and the Draw Pile hidden; choices are rated by what the player could know.
coach-now = { $name }: { $percent }% ± { $error }
coach-now-exact = { $name }: { $percent }%, exactly
coach-now-head = Now
coach-accuracy = Accuracy
coach-lost = Lost by choices
coach-luck = Luck
coach-turning = Turning points
coach-turn-choice = Move { $move }, a choice: { $name } { $change }
coach-turn-luck = Move { $move }, luck: { $name } { $change }
coach-turn-play = Move { $move }, play: { $name } { $change }
coach-rating-best = { $name }: the best choice.
coach-rating-good = { $name }: nearly the best choice ({ $loss }).
coach-rating-slip = { $name }: a slip, about { $loss }. Better: { $best }.
coach-rating-blunder = { $name }: a blunder, about { $loss }. Better: { $best }.
coach-luck-now = Luck for { $name }: { $change }
