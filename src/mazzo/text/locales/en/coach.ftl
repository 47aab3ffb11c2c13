# The coach. A sentence begins with a capital letter by itself.

## What the coach says while a game is played
coach-title = Coach
coach-close = Close the coach
coach-thinking = The coach is thinking…
coach-wait = The coach speaks up when it’s your turn to choose.
coach-estimates = Chances of winning are estimates, within the margin shown; the odds of the cards are exact.
coach-win = { $percent }% ± { $error } to win
coach-win-exact = exactly { $percent }% to win
coach-best = Best
coach-choices = All choices, with numbers
coach-cards = { $cards } cards on average
coach-all =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
coach-odds = { $ways } in { $of }
coach-percent = { $percent }%
coach-known = What you know for sure
coach-imagined = Won { $won } of { $games } games finished at random.
coach-next = { $odds }: { $events }
coach-how-imagined = Estimated by finishing the game at random many times, using only what the player could know. The margin is the sampling error; it doesn’t say how well people play.

## Looking back at a game
coach-analysis = Analysis
coach-analysing = Analysing the game…
coach-analysis-failed = This game can’t be analysed: { $why }
coach-curve = Chance of winning after each move
coach-now = { $name }: { $percent }% ± { $error }
coach-now-exact = { $name }: { $percent }%, exactly
coach-now-head = Chance now
coach-accuracy = Accuracy
coach-lost = Mistakes
coach-explained = Mistakes and luck are counted in points: 1 point is a 1% chance of winning. Mistakes −13: better choices would have kept 13 more points. Luck +5: the cards brought 5 points. Accuracy 100%: always the best choice.
coach-luck = Luck
coach-turning = Turning points
coach-turn-choice = Move { $move }, a choice: { $name } { $change }
coach-turn-luck = Move { $move }, luck: { $name } { $change }
coach-turn-play = Move { $move }, the run of play: { $name } { $change }
coach-rating-best = { $name }: the best choice.
coach-rating-good = { $name }: nearly the best choice ({ $loss }).
coach-rating-slip = { $name }: a slip, about { $loss }. Better: { $best }.
coach-rating-blunder = { $name }: a blunder, about { $loss }. Better: { $best }.
coach-luck-now = Luck for { $name }: { $change }

## Why a game ended as it did

verdict-ask = Why did I lose?
verdict-ask-won = How did I play?
