# Exploding Kittens: its cards, what happens, what can be done.

## The cards
kittens-card-kitten = Exploding Kitten
kittens-card-defuse = Defuse
kittens-card-nope = Nope
kittens-card-attack = Attack
kittens-card-skip = Skip
kittens-card-favor = Favor
kittens-card-shuffle = Shuffle
kittens-card-see = See the Future
kittens-card-tacocat = Tacocat
kittens-card-cattermelon = Cattermelon
kittens-card-potato = Hairy Potato Cat
kittens-card-beard = Beard Cat
kittens-card-rainbow = Rainbow-Ralphing Cat

## One of them, as what somebody draws, gives or takes
kittens-a-kitten = an Exploding Kitten
kittens-a-defuse = a Defuse
kittens-a-nope = a Nope
kittens-a-attack = an Attack
kittens-a-skip = a Skip
kittens-a-favor = a Favor
kittens-a-shuffle = a Shuffle
kittens-a-see = a See the Future
kittens-a-tacocat = a Tacocat
kittens-a-cattermelon = a Cattermelon
kittens-a-potato = a Hairy Potato Cat
kittens-a-beard = a Beard Cat
kittens-a-rainbow = a Rainbow-Ralphing Cat
kittens-a-card = a card

## What each card is for
kittens-does-kitten = Whoever draws it explodes, unless a Defuse stops it.
kittens-does-defuse = Saves you from a kitten. It plays itself when you draw one.
kittens-does-nope = Stops what somebody else has just played, even another Nope.
kittens-does-attack = Your turn ends without drawing. The next player takes two turns.
kittens-does-skip = One turn ends without drawing.
kittens-does-favor = You are given a card. The giver chooses which.
kittens-does-shuffle = The Draw Pile is shuffled, and nobody looks.
kittens-does-see = You alone look at the top of the Draw Pile.
kittens-does-cat = Does nothing alone. Two equal ones steal a card.

## What is played, in a word or two
kittens-short-attack = Attack
kittens-short-skip = Skip
kittens-short-favor = Favor
kittens-short-shuffle = Shuffle
kittens-short-see = See the Future
kittens-short-pair = Pair
kittens-short-three = Three of a kind
kittens-short-five = Five different

## What happened
kittens-turns-owed =
    { $turns ->
        [one] { $name } has one more turn to take.
       *[other] { $name } has { $turns } turns to take.
    }
kittens-announced-attack = { $name } played Attack.
kittens-announced-skip = { $name } played Skip.
kittens-announced-favor = { $name } played Favor: everybody owes a card.
kittens-announced-favor-from = { $name } played Favor and wants a card from { $target }.
kittens-announced-shuffle = { $name } played Shuffle.
kittens-announced-see = { $name } played See the Future.
kittens-announced-pair = { $name } played a pair ({ $card }) to steal from { $target }.
kittens-announced-three = { $name } played three of a kind ({ $card }) to ask { $target } for { $named }.
kittens-announced-five = { $name } played five different cards: { $cards }.
kittens-noped = { $name } played Nope!
kittens-cancelled = Cancelled: { $what } by { $name }.
kittens-gave = { $giver } gave { $taker } { $card }.
kittens-robbed = { $taker } stole { $card } from { $giver }.
kittens-found-nothing = { $name } found nothing to take from { $target }.
kittens-handed-over = { $giver } handed { $taker } { $card }.
kittens-lacked = { $name } has no { $card }.
kittens-shuffled = { $name } shuffled the Draw Pile.
kittens-peeked = { $name } looked at the top of the Draw Pile.
kittens-peeked-cards = { $name } saw, from the top: { $cards }.
kittens-picked = { $name } took { $card } from the discard pile.
kittens-drew = { $name } drew { $card }.
kittens-drew-kitten = { $name } drew an Exploding Kitten!
kittens-defused = { $name } defused it.
kittens-inserted = { $name } put the kitten back into the Draw Pile, secretly.
kittens-inserted-at =
    { $place ->
        [0] { $name } put the kitten back on top of the Draw Pile.
        [one] { $name } put the kitten back below one card.
       *[other] { $name } put the kitten back below { $place } cards.
    }
kittens-exploded =
    { $count ->
        [0] { $name } exploded.
        [one] { $name } exploded. One card goes to the discard pile.
       *[other] { $name } exploded. { $count } cards go to the discard pile.
    }
kittens-ended = { $name } is the last one alive and wins!

## What happened, said to whoever it touches
kittens-you-turns-owed =
    { $turns ->
        [one] You have one more turn to take.
       *[other] You have { $turns } turns to take.
    }
kittens-you-attacked =
    { $turns ->
        [one] Attacked! You take one turn.
       *[other] Attacked! You take { $turns } turns.
    }
kittens-you-announced-attack = You played Attack.
kittens-you-announced-skip = You played Skip.
kittens-you-announced-favor = You played Favor: everybody owes you a card.
kittens-you-announced-favor-from = You played Favor and want a card from { $target }.
kittens-announced-favor-from-you = { $name } played Favor and wants a card from you.
kittens-you-announced-shuffle = You played Shuffle.
kittens-you-announced-see = You played See the Future.
kittens-you-announced-pair = You played a pair ({ $card }) to steal from { $target }.
kittens-announced-pair-from-you = { $name } played a pair ({ $card }) to steal from you.
kittens-you-announced-three = You played three of a kind ({ $card }) to ask { $target } for { $named }.
kittens-announced-three-from-you = { $name } played three of a kind ({ $card }) to ask you for { $named }.
kittens-you-announced-five = You played five different cards: { $cards }.
kittens-you-noped = You played Nope!
kittens-you-cancelled = Noped! Your { $what } does nothing.
kittens-you-gave = You gave { $taker } { $card }.
kittens-gave-you = { $giver } gave you { $card }.
kittens-you-robbed = You stole { $card } from { $giver }.
kittens-robbed-you = { $taker } stole { $card } from you.
kittens-you-handed-over = You handed { $taker } { $card }.
kittens-handed-you = { $giver } handed you { $card }.
kittens-you-found-nothing = You found nothing to take from { $target }.
kittens-found-nothing-of-yours = { $name } found nothing to take from you.
kittens-you-lacked = You have no { $card }.
kittens-you-shuffled = You shuffled the Draw Pile.
kittens-you-peeked = You saw, from the top: { $cards }.
kittens-you-picked = You took { $card } from the discard pile.
kittens-you-drew = You drew { $card }.
kittens-you-drew-kitten = You drew an Exploding Kitten!
kittens-you-defused = You defused it.
kittens-you-inserted =
    { $place ->
        [0] You put the kitten back on top of the Draw Pile.
        [one] You put the kitten back below one card.
       *[other] You put the kitten back below { $place } cards.
    }
kittens-you-exploded =
    { $count ->
        [0] You exploded.
        [one] You exploded. Your card goes to the discard pile.
       *[other] You exploded. Your { $count } cards go to the discard pile.
    }
kittens-you-ended = You are the last one alive. You win!
# On the Defuse, while the fuse burns.
kittens-tap-defuse = Tap your Defuse!

## Why it ended
kittens-reason-last-alive = The last one alive.

## What an action would do
kittens-do-draw = Draw a card
kittens-do-attack = Play Attack
kittens-do-skip = Play Skip
kittens-do-favor = Play Favor: a card from everybody
kittens-do-favor-from = Play Favor: a card from { $target }
kittens-do-favor-whom = Play Favor: choose a player
kittens-do-shuffle = Play Shuffle
kittens-do-see = Play See the Future
kittens-do-pair = Pair ({ $card }): steal a card from { $target }
kittens-do-three = Three of a kind ({ $card }): ask { $target } for { $named }
kittens-do-five = Five different: { $cards }
kittens-do-nope = Nope!
kittens-do-pass = Let it happen
kittens-do-give = Give { $taker } { $card }
kittens-do-pick = Take { $card }
kittens-do-insert =
    { $place ->
        [0] Put the kitten on top
        [one] Put the kitten below one card
       *[other] Put the kitten below { $place } cards
    }
kittens-do-insert-bottom = Put the kitten at the bottom

## What is asked
kittens-ask-turn = Your turn: play cards, then draw
kittens-ask-give = Which card does { $taker } get?
kittens-ask-pick = Take a card from the discard pile
kittens-ask-insert = Defused! Where does the kitten go?
kittens-ask-target = From whom? Tap a player.
kittens-ask-named = Which card do you want from { $target }?
kittens-ask-five =
    { $missing ->
        [0] Five different: ready.
        [one] Five different: choose one more.
       *[other] Five different: choose { $missing } more.
    }
kittens-wait-turn = It is { $name }’s turn
kittens-wait-giving = { $taker } is being given cards
kittens-wait-picking = { $name } looks through the discard pile
kittens-wait-inserting = { $name } hides the kitten in the Draw Pile
kittens-wait-over = { $name } survived!
kittens-you-passed = You let it happen. Others are still deciding.
kittens-you-played = Others may say Nope.
kittens-you-are-dead = You exploded. Watch the others try.

## Rules, where they bite
kittens-hint-draw = Drawing ends your turn.
kittens-hint-owed =
    { $turns ->
        [one] Attacked: your last turn.
       *[other] Attacked: { $turns } turns for you.
    }
kittens-hint-nope = A Nope can be Noped.
kittens-hint-window = Everybody is asked, with or without a Nope.
kittens-hint-pair = The stolen card is a random one.
kittens-hint-three = Everybody hears which card you name.
kittens-hint-five = Noped, the five cards are lost.
kittens-hint-give = Only the two of you see it.
kittens-hint-insert = Nobody sees where it goes.
kittens-hint-peek = They stay where they are, in this order.
kittens-hint-alone = Nothing to do with this one now.

## On the table
kittens-pile = Draw Pile
kittens-pile-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
kittens-kittens-left =
    { $count ->
        [one] one kitten inside
       *[other] { $count } kittens inside
    }
kittens-draw = Draw
kittens-discard = Discard pile
kittens-discard-empty = empty
kittens-discard-look =
    { $count ->
        [one] Look through the discard pile: one card
       *[other] Look through the discard pile: { $count } cards
    }
kittens-discard-order = The last one played comes first.
kittens-turns-left =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
kittens-attacked = attacked
kittens-dead = exploded
kittens-holds =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
kittens-known-holds = Certainly holds: { $cards }
kittens-known-lacks = Certainly does not hold: { $cards }
kittens-nopes =
    { $count ->
        [one] one Nope
       *[other] { $count } Nopes
    }
kittens-nopes-odd = As it stands, it is cancelled.
kittens-nopes-even = As it stands, it happens.

## The own hand
kittens-hand = Your hand
kittens-hand-empty = Your hand is empty. You can still draw.
kittens-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
kittens-sort = Order of the hand
kittens-sort-kind = By kind
kittens-sort-drawn = As drawn
kittens-play = Play
kittens-pair = Pair
kittens-pair-says = Steal a random card
kittens-three = Three of a kind
kittens-three-says = Name a card and get it
kittens-five = Five different
kittens-five-says = Take a card from the discard pile
kittens-cancel = Cancel
kittens-close = Close
kittens-pass-until-turn = Pass until my turn

## What only this player sees
kittens-peek = The top of the Draw Pile
kittens-peek-next = next
kittens-known = You know
kittens-known-pile = What you know of the Draw Pile
kittens-known-place =
    { $place ->
        [1] on top
       *[other] card { $place }
    }
kittens-known-place-loose =
    { $place ->
        [1] on top or deeper
       *[other] card { $place } or deeper
    }
kittens-known-loose =
    { $count ->
        [one] One kitten was put back somewhere among them.
       *[other] { $count } kittens were put back somewhere among them.
    }

## Putting the kitten back
kittens-insert-place = Place in the Draw Pile
kittens-insert-top = Top
kittens-insert-nth = { $nth }.
kittens-insert-middle = Middle
kittens-insert-bottom = Bottom
kittens-insert-above =
    { $count ->
        [0] No card above it
        [one] One card above it
       *[other] { $count } cards above it
    }
kittens-insert-do = Hide it here
