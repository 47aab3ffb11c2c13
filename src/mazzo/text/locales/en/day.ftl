# The day: puzzles and the deal of the day.

day-title = Today
day-puzzles = Puzzles
day-puzzles-what = Three a day for each game, the same for everyone. One choice is clearly the best.
day-rating = Your rating
day-rating-now = Your rating: { $rating } ({ $change })
day-counted = Only your first try counted.
day-puzzle-title = Puzzle { $number }
day-puzzle-task = One choice is clearly the best here. Which one?
day-difficulty = Difficulty { $rating }
day-all-puzzles = All { $count } puzzles
day-try-open = not tried yet
day-try-right = solved
day-try-wrong = missed
day-right = Right! That’s the one.
day-wrong = Not this time. The best choice: { $best }
day-beginner = A beginner would choose: { $choice }
day-gap = A deeper search agrees: the second-best choice would change your chance of winning by { $gap } ± { $error } percentage points.
day-why = Why?
day-show = Show it
day-more = More puzzles
day-next = Next puzzle
day-last = The last thing that happened
refusal-no-puzzle = There is no such puzzle.
day-deals = The deal of the day
day-deals-what = The same cards and the same three opponents for everyone. You have one try.
day-play = Play
day-earlier = Earlier days
day-earlier-what = A game counts for the day on which you began it.
day-streak = { $count ->
    [0] No streak right now
    [one] 1 day in a row
   *[other] { $count } days in a row
} · your best: { $best }
day-share = Share
day-check = Verify the deal
day-won = { $count ->
    [one] Won in 1 choice
   *[other] Won in { $count } choices
}
day-lost = { $count ->
    [one] Lost after 1 choice
   *[other] Lost after { $count } choices
}
day-expert-won =
    { $count ->
        [one] The expert bot, with the same cards: won in 1 choice
       *[other] The expert bot, with the same cards: won in { $count } choices
    }
day-expert-lost =
    { $count ->
        [one] The expert bot, with the same cards: lost after 1 choice
       *[other] The expert bot, with the same cards: lost after { $count } choices
    }
day-signs = Good choices: { $good }, slips: { $slips }, blunders: { $blunders }
day-copy-this = The text can’t be copied here.
day-promise = Is the deal fair?
day-promise-what = Today’s cards were settled long ago. This is the fingerprint of today’s secret, which is shown tomorrow:
day-promise-holds = It traces back to the first fingerprint, from { $since }:
day-promise-fails = It doesn’t trace back to the first fingerprint, from { $since }:
refusal-not-played = Play the deal of that day first.
refusal-no-deal = There is no deal of the day for this game.
refusal-day = The deal of the day is played once, by one person against its three bots. Open another table.

## My games
mine-title = My games
mine-where = They’re kept on this device, and nowhere else.
mine-none = Nothing yet. Every game you finish is kept here.
mine-which = Which games
mine-all = All games
mine-over-time = Wins and luck
mine-played = games
mine-won = won
mine-luck = luck per game
mine-wins-own = Your wins: { $count }
mine-wins-fair = If everyone won equally often: { $count }
mine-luck-sum = Luck in each game, { $luck } in total
mine-luck-what = Luck: how far the cards moved your chance of winning, in percentage points.
mine-luck-how = Open a game’s analysis, and its luck is counted here.
mine-list = Every game
mine-more = { $count } more
mine-outcome-won = Won
mine-outcome-shared = Shared
mine-outcome-lost = Lost
mine-outcome-together = On one device
mine-with = with { $names }
mine-luck-of = luck { $luck }
mine-forget = Remove the game of { $when }
mine-take = Export
mine-forget-all = Remove all
mine-forget-all-question = Remove all your games?
mine-forget-all-why = This clears the list, your wins and your luck on this device. Games kept by the server stay there.
mine-keep = Keep them
mine-accuracy = Good choices: { $percent }% on average, in { $count ->
    [one] 1 analysed game
   *[other] { $count } analysed games
}
mine-days = Deals of the day: { $won } of { $count } won
mine-puzzles = Puzzles: { $right } of { $count } solved
mine-ratings = Your rating over time, from { $least } to { $most }
mine-file = Everything in one file
mine-file-what = Games, days and puzzles, to keep or to take to another device. Nothing on this device is overwritten.
mine-export = Export
mine-import = Import
mine-imported = It’s all here now.
mine-import-failed = This isn’t a file that was exported here.
mine-open = Open the record of a game
mine-open-what = You can also drop its file anywhere on this page.

## Rewards
reward-title = What you’ve earned
reward-title-newcomer = Newcomer
reward-title-regular = Regular
reward-title-solver = Puzzle solver
reward-title-faithful = Never misses a day
reward-title-champion = Champion
reward-hat = Hat
reward-hat-none = no hat
reward-hat-party = party hat
reward-hat-cap = mortarboard
reward-hat-crown = crown
reward-felt = Table cloth
reward-felt-green = green
reward-felt-blue = blue
reward-felt-wine = wine red
reward-felt-violet = violet
reward-back = Card backs
reward-back-plain = plain
reward-back-ruby = ruby
reward-back-jade = jade
reward-back-gold = gold
reward-after-games = after { $count ->
    [one] 1 game
   *[other] { $count } games
}
reward-after-wins = after { $count ->
    [one] 1 win
   *[other] { $count } wins
}
reward-after-days = after { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
reward-after-puzzles = after { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
