# Mantis: colours, what happened, what can be done.

## Colours and cards
mantis-color =
    { $color ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[pink] pink
    }
# Some cards of one colour, in a list: "2 red".
mantis-stack = { $count } { mantis-color }
# Some cards of one colour, two or more, in a sentence.
mantis-cards = { $count } { mantis-color }

## Places
mantis-tank-empty = Empty Tank
mantis-draw-pile = Draw Pile
mantis-pile-empty = No card is left
mantis-pile-state =
    { $count ->
        [one] 1 card is left. On the back of it: { $colors }. One of them is on the front.
       *[other] { $count } cards are left. On the back of the top card: { $colors }. One of them is on its front.
    }
mantis-score-state = Score Pile: { $count } of { $target }

## What can be done, in a word
mantis-score = Score
mantis-steal = Steal
mantis-raid = Take 1

## What can be done
mantis-label-score = Score: turn the card over in your own Tank
mantis-label-steal = Steal from { $name }: { $cards }
mantis-label-steal-empty = Steal from { $name }: nothing to win in an empty Tank
mantis-label-raid =
    { $count ->
        [one] Take the only scored card of { $name }
       *[other] Take 1 of the { $count } scored cards of { $name }
    }

## What happened
mantis-missed-score = { $name } tried to score: { mantis-color }, no match. It stays in the Tank.
mantis-missed-steal = { $name } tried to steal from { $target }: { mantis-color }, no match. { $target } keeps it.
mantis-scored = { $name } scored { mantis-cards }.
mantis-stole = { $name } stole { mantis-cards } from { $target }.
mantis-banked = { $name } stole { mantis-cards } from { $target }, straight to the Score Pile.
mantis-raidwon = { $name } may take a card from a Score Pile.
mantis-raided = { $name } took a card from the Score Pile of { $target }.
mantis-again = { $name } goes again.
mantis-won-target = { $name } has enough cards in the Score Pile and wins.
mantis-won-most = The Draw Pile is empty. { $name } scored the most and wins.
mantis-won-tank = The Draw Pile is empty, and the most scored is a tie. { $name } has the fuller Tank and wins.
mantis-won-shared = The Draw Pile is empty, and all is equal. { $names } share the win.

## What happened, said to whoever it touches
mantis-you-missed-score = You tried to score: { mantis-color }, no match. It stays in your Tank.
mantis-you-missed-steal = You tried to steal from { $target }: { mantis-color }, no match. { $target } keeps it.
mantis-missed-steal-from-you = { $name } tried to steal from you: { mantis-color }, no match. You keep it.
mantis-you-scored = You scored { mantis-cards }.
mantis-you-stole = You stole { mantis-cards } from { $target }.
mantis-stole-from-you = { $name } stole { mantis-cards } from you.
mantis-you-banked = You stole { mantis-cards } from { $target }, straight to your Score Pile.
mantis-banked-from-you = { $name } stole { mantis-cards } from you, straight to the Score Pile.
mantis-you-raidwon = You may take a card from a Score Pile.
mantis-you-raided = You took a card from the Score Pile of { $target }.
mantis-raided-from-you = { $name } took a card from your Score Pile.
mantis-you-again = You go again.
mantis-you-won-target = You have enough cards in your Score Pile. You win!
mantis-you-won-most = The Draw Pile is empty. You scored the most. You win!
mantis-you-won-tank = The Draw Pile is empty, and the most scored is a tie. You have the fuller Tank. You win!

## What matters now
mantis-hint-turn = Score in your own Tank, or steal from another. One of the three colours is on the front.
mantis-hint-two = A steal that works gives you another turn. Only scored cards count.
mantis-hint-keep = Cards in your Tank count nothing yet. Score them before somebody takes them.
mantis-hint-stolen = Stolen cards go to your Tank. Score them before somebody takes them back.
mantis-hint-raid = Your steal worked: take 1 card from a Score Pile.
mantis-hint-close =
    { $count ->
        [one] { $name } needs 1 more card to win.
       *[other] { $name } needs { $count } more cards to win.
    }
mantis-icon-again = If you steal with this card, you take another turn.
mantis-icon-raid = If you steal with this card, you also take 1 card from a Score Pile.
mantis-icon-bank = If you steal with this card, what you steal goes to your Score Pile.
mantis-waiting = { $name } is choosing: score or steal?
mantis-waiting-raid = { $name } is choosing a Score Pile to take a card from.
