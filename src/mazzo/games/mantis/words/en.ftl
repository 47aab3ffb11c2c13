# Mantis: colours, what happened, what can be done.

## Colours and cards
mantis-card-red = red
mantis-card-orange = orange
mantis-card-yellow = yellow
mantis-card-green = green
mantis-card-blue = blue
mantis-card-purple = purple
mantis-card-pink = pink
# Some cards of one colour, in a list: "2 red".
mantis-stack = { $count } { WORDS($card, "mantis-card") }
# Some cards of one colour, two or more, in a sentence.
mantis-cards = { $count } { WORDS($front, "mantis-card") }

## Places
mantis-tank-empty = Empty Tank
mantis-field-tank = Tank
mantis-field-score = Score Pile
mantis-field-pile = Draw Pile
mantis-pile-empty = No cards left
mantis-pile-state =
    { $count ->
        [one] 1 card is left. On the back of it: { $colors }. One of them is on the front.
       *[other] { $count } cards are left. On the back of the top card: { $colors }. One of them is on its front.
    }
mantis-score-state = Score Pile: { $count } of { $target }

## What can be done, in a word
mantis-kind-score = Score
mantis-kind-steal = Steal
mantis-kind-raid = Take 1

## What can be done
mantis-label-score = Score: turn the card over in your own Tank
mantis-label-steal = Steal from { $name }: { $cards }
mantis-label-steal-empty = Steal from { $name }: nothing to win in an empty Tank
mantis-do-score = { mantis-kind-score }
mantis-do-steal = { mantis-kind-steal }: { $target }
mantis-do-raid =
    { $count ->
        [one] Take { $target }’s only scored card
       *[other] Take 1 of { $target }’s { $count } scored cards
    }

## What happened
mantis-missed =
    { $tank ->
        [self] { $seat } tried to score: { WORDS($front, "mantis-card") }, no match. It stays in the Tank.
       *[other] { $seat } tried to steal from { $tank }: { WORDS($front, "mantis-card") }, no match. { $tank } keeps it.
    }
    .seat =
        { $tank ->
            [self] You tried to score: { WORDS($front, "mantis-card") }, no match. It stays in your Tank.
           *[other] You tried to steal from { $tank }: { WORDS($front, "mantis-card") }, no match. { $tank } keeps it.
        }
    .tank = { $seat } tried to steal from you: { WORDS($front, "mantis-card") }, no match. You keep it.
mantis-scored = { $seat } scored { mantis-cards }.
    .seat = You scored { mantis-cards }.
mantis-stole = { $seat } stole { mantis-cards } from { $target }.
    .seat = You stole { mantis-cards } from { $target }.
    .target = { $seat } stole { mantis-cards } from you.
mantis-banked = { $seat } stole { mantis-cards } from { $target }, straight to the Score Pile.
    .seat = You stole { mantis-cards } from { $target }, straight to your Score Pile.
    .target = { $seat } stole { mantis-cards } from you, straight to the Score Pile.
mantis-raidwon = { $seat } may take a card from a Score Pile.
    .seat = You may take a card from a Score Pile.
mantis-raided = { $seat } took a card from { $target }’s Score Pile.
    .seat = You took a card from { $target }’s Score Pile.
    .target = { $seat } took a card from your Score Pile.
mantis-turnbegan =
    { $before ->
        [stole] { $seat } goes again.
       *[none] { "" }
    }
    .seat =
        { $before ->
            [stole] You go again.
           *[none] { "" }
        }
mantis-ended =
    { $reason ->
        [target] { $winners } has enough cards in the Score Pile and wins.
        [most-scored] The Draw Pile is empty. { $winners } scored the most and wins.
        [fuller-tank] The Draw Pile is empty, and the top scores are tied. { $winners } has the fuller Tank and wins.
       *[shared] The Draw Pile is empty, and it’s a dead heat. { $winners } share the win.
    }
    .winners =
        { $reason ->
            [target] You have enough cards in your Score Pile. You win!
            [most-scored] The Draw Pile is empty. You scored the most. You win!
            [fuller-tank] The Draw Pile is empty, and the top scores are tied. Yours is the fuller Tank. You win!
           *[shared] The Draw Pile is empty, and it’s a dead heat. { $winners } share the win.
        }

## What matters now
mantis-hint-turn = Score in your own Tank, or steal from another. One of the three colours is on the front.
mantis-hint-two = A steal that works gives you another turn. Only scored cards count.
mantis-hint-keep = Cards in your Tank don’t count yet. Score them before someone takes them.
mantis-hint-stolen = Stolen cards go to your Tank. Score them before someone takes them back.
mantis-hint-raid = Your steal worked! Take 1 card from a Score Pile.
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

## On the start page
site-mantis = Mantis
site-mantis-in-a-line = Match the colours, and score, or steal what the others collected.

## Editions and house rules
lobby-edition-mantis-en = English
lobby-edition-mantis-fr = French
lobby-edition-mantis-de = German
lobby-edition-mantis-it = Italian, with icons
lobby-differs-mantis-en = The rules are the same in English, French and German.
lobby-differs-mantis-fr = { lobby-differs-mantis-en }
lobby-differs-mantis-de = { lobby-differs-mantis-en }
lobby-differs-mantis-it = Some cards carry an icon: steal with one, and you get something extra.
lobby-option-mantis-hand = Cards dealt to each Tank
lobby-option-mantis-target = Scored cards needed to win
lobby-option-mantis-target_for_two = Scored cards needed to win, two players
lobby-option-mantis-icons = Icons
lobby-icons-both = on both sides
lobby-icons-front = on the front only
lobby-icons-off = none

## How it ended
ended-by-target =
    { $scored ->
        [one] 1 card in the Score Pile: { $target } were needed.
       *[other] { $scored } cards in the Score Pile: { $target } were needed.
    }
ended-by-most-scored = The Draw Pile ran out, and nobody had scored more.
ended-by-fuller-tank = The Draw Pile ran out. The scores were tied, so the fuller Tank decided.
ended-by-shared = The Draw Pile ran out. Score Piles and Tanks were equally full.
ended-in-tank = and { $count } in the Tank

## The coach
coach-mantis-match = { WORDS($color, "mantis-card") } { $odds }: { $cards } cards
coach-mantis-miss = { WORDS($color, "mantis-card") } { $odds }: nothing
coach-mantis-score =
    { $count ->
        [one] { WORDS($color, "mantis-card") } is { $odds }, and you have one.
       *[other] { WORDS($color, "mantis-card") } is { $odds }, and you have { $count } of them.
    }
coach-mantis-steal =
    { $count ->
        [one] { WORDS($color, "mantis-card") } is { $odds }, and { $name } has one.
       *[other] { WORDS($color, "mantis-card") } is { $odds }, and { $name } has { $count } of them.
    }
coach-mantis-wins = { WORDS($color, "mantis-card") } is { $odds }, and would win right away.
coach-mantis-nothing = { $name } has nothing it could match: the card would stay there.
coach-mantis-nothing-own = You have nothing it could match: the card would only fill your Tank.
coach-mantis-came-scored =
    { $you ->
        [yes] you turned over { WORDS($color, "mantis-card") } (chance: { $odds }) and scored only { $count } cards
       *[no] { $name } turned over { WORDS($color, "mantis-card") } (chance: { $odds }) and scored { $count } cards
    }
coach-mantis-came-missed =
    { $you ->
        [yes] you turned over { WORDS($color, "mantis-card") } and scored nothing (chance: { $odds })
       *[no] { $name } turned over { WORDS($color, "mantis-card") } and scored nothing (chance: { $odds })
    }
coach-mantis-came-missed-tank =
    { $you ->
        [yes] you tried to steal from { $target }, but { WORDS($color, "mantis-card") } came (chance of a miss: { $odds })
       *[no] { $name } tried to steal from { $target }, but { WORDS($color, "mantis-card") } came (chance of a miss: { $odds })
    }
coach-mantis-came-stole =
    { $me ->
        [yes] { $name } turned over { WORDS($color, "mantis-card") } (chance: { $odds }) and took { $count } cards out of your Tank
       *[no] { $name } turned over { WORDS($color, "mantis-card") } (chance: { $odds }) and stole { $count } cards from { $target }
    }
coach-mantis-raid =
    { $count ->
        [one] { $name } has 1 card scored.
       *[other] { $name } has { $count } cards scored.
    }
coach-how-mantis = Estimated from what everyone could see.

## In the terminal
terminal-icon =
    { $icon ->
        [again] another turn
        [raid] take 1
       *[bank] straight to the Score Pile
    }
terminal-help-mantis =
    The next card has one of the three colours on its back. Turn it over in your own Tank to score, or in another to steal.
    If its colour lies there already, you score or steal all of that colour. Otherwise the card stays where it was turned over.
    Only scored cards count: stolen ones lie in your Tank, until you score them or someone takes them back.

## The lessons
learn-mantis-score-title = Score
learn-mantis-score-1 = The first with ten cards in their Score Pile wins. The next card shows three stripes, and one of them is its colour. All three are in your Tank, so you can’t miss. Score: turn the card over in your own Tank.
learn-mantis-score-done = Red! Your red cards and the new one went to your Score Pile: three cards, three points. Then Ada and Leo took their turns.

learn-mantis-miss-title = A miss isn’t a loss
learn-mantis-miss-1 = Red and yellow are in your Tank, purple isn’t. Two stripes out of three help you, so try to score.
learn-mantis-miss-done = Purple: no match. The card stays in your Tank, and from now on purple helps you too.

learn-mantis-steal-title = Steal
learn-mantis-steal-1 = Nothing here fits your Tank, but Ada has three blue cards. Steal from her: the card is turned over in her Tank.
learn-mantis-steal-done = Blue! All four blue cards are in your Tank now. If it had missed, the card would be Ada’s.

learn-mantis-tank-title = Stolen isn’t scored
learn-mantis-tank-1 = The four blue cards in your Tank don’t count yet, and anyone can steal them back. Blue is on the next card again: score them.
learn-mantis-tank-done = Five points at once. Only scoring fills your Score Pile. What lies in a Tank is always in danger.

learn-mantis-stripes-title = Read the stripes
learn-mantis-stripes-1 = Green, blue, purple: you have none of them. Ada has one purple; Leo has three green and one blue. Steal where you’re likely to hit, and where it pays.
learn-mantis-stripes-done = Two stripes out of three matched Leo’s Tank, and his stack was the bigger one. Four green cards for you.

learn-mantis-deny-title = Stop a rival
learn-mantis-deny-1 = Ada has 7 points and three purple cards. If purple comes in her turn, she wins. Steal from her before she can score.
learn-mantis-deny-done = Her stack is yours. Sometimes the best steal is the one that keeps someone from winning.

learn-mantis-raid-title = Cards with icons
learn-mantis-raid-1 = In the Italian edition some cards carry an icon. It works only if you steal successfully with that card. This one is a raid: steal from Leo.
learn-mantis-raid-2 = It worked! Now take one card from another player’s Score Pile. Ada has the most.
learn-mantis-raid-done = One point moved from Ada to you. The other two icons: take another turn, or put what you steal straight on your Score Pile.

learn-mantis-win-title = Ten cards win
learn-mantis-win-1 = You have 8 points, and all three stripes are in your Tank. Whoever reaches 10 wins at once. Finish it!
learn-mantis-win-done = You won! With two players it takes 15 cards, and each steal that succeeds gives you another turn.

## Titles of an evening
mantis-title-thief =
    { $count ->
        [one] Master thief (1 card)
       *[other] Master thief ({ $count } cards)
    }
mantis-title-robbed =
    { $count ->
        [one] Most stolen from (1 card)
       *[other] Most stolen from ({ $count } cards)
    }
mantis-title-generous =
    { $count ->
        [one] Most generous (1 gift)
       *[other] Most generous ({ $count } gifts)
    }
