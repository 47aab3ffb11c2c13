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
kittens-a-none = a card

## What each card is for
kittens-does-kitten = Whoever draws it explodes, unless a Defuse stops it.
kittens-does-defuse = Saves you from a kitten. Played automatically when you draw one.
kittens-does-nope = Stops what someone else has just played, even another Nope.
kittens-does-attack = End your turn without drawing. The next player takes two turns.
kittens-does-skip = End one turn without drawing.
kittens-does-favor = Someone has to give you a card. They choose which.
kittens-does-shuffle = The Draw Pile is shuffled, and nobody looks.
kittens-does-see = You alone look at the top of the Draw Pile.
kittens-does-cat = Useless alone. A matching pair steals a card.

## The line below the picture of a large card
kittens-joke-kitten = It only wants to play with the shiny thing.
kittens-joke-defuse = The squad was out of helmets.
kittens-joke-nope = Bath night is cancelled.
kittens-joke-attack = The carpet will be avenged.
kittens-joke-skip = Dance like nothing is ticking.
kittens-joke-favor = Last fed: four minutes ago.
kittens-joke-shuffle = It almost caught its tail.
kittens-joke-see = The future looks delicious.
kittens-joke-tacocat = Occupied. Come back with salsa.
kittens-joke-cattermelon = 92% water. Hates water.
kittens-joke-potato = The comb has resigned.
kittens-joke-beard = The mouse pays rent. Mostly.
kittens-joke-rainbow = Better out than in.

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
kittens-passed = { "" }
kittens-tookeffect = { "" }
kittens-favorasked = { "" }
kittens-discardopened = { "" }
kittens-turnbegan =
    { $turns ->
        [one] { $attacked ->
            [yes] { $seat } has one more turn to take.
           *[no] { "" }
        }
       *[other] { $seat } has { $turns } turns to take.
    }
    .seat =
        { $turns ->
            [one] { $attacked ->
                [yes] You have one more turn to take.
               *[no] { "" }
            }
           *[other] { $attacked ->
                [yes] Attacked! You take { $turns } turns.
               *[no] You have { $turns } turns to take.
            }
        }
kittens-announced =
    { $do ->
        [favor] { $target ->
            [none] { $seat } played Favor: everyone owes a card.
           *[other] { $seat } played Favor and wants a card from { $target }.
        }
        [pair] { $seat } played a pair ({ WORDS($card, "kittens-card") }) to steal from { $target }.
        [three] { $seat } played three of a kind ({ WORDS($card, "kittens-card") }) to ask { $target } for { WORDS($named, "kittens-a") }.
        [five] { $seat } played five different cards: { WORDS($cards, "kittens-card") }.
       *[other] { $seat } played { WORDS($do, "kittens-short") }.
    }
    .seat =
        { $do ->
            [favor] { $target ->
                [none] You played Favor: everyone owes you a card.
               *[other] You played Favor and want a card from { $target }.
            }
            [pair] You played a pair ({ WORDS($card, "kittens-card") }) to steal from { $target }.
            [three] You played three of a kind ({ WORDS($card, "kittens-card") }) to ask { $target } for { WORDS($named, "kittens-a") }.
            [five] You played five different cards: { WORDS($cards, "kittens-card") }.
           *[other] You played { WORDS($do, "kittens-short") }.
        }
    .target =
        { $do ->
            [favor] { $seat } played Favor and wants a card from you.
            [pair] { $seat } played a pair ({ WORDS($card, "kittens-card") }) to steal from you.
           *[three] { $seat } played three of a kind ({ WORDS($card, "kittens-card") }) to ask you for { WORDS($named, "kittens-a") }.
        }
kittens-noped = { $seat } played Nope!
    .seat = You played Nope!
kittens-cancelled = { $seat }’s { WORDS($do, "kittens-short") } got Noped.
    .seat = Noped! Your { WORDS($do, "kittens-short") } does nothing.
kittens-gave = { $giver } gave { $taker } { WORDS($card, "kittens-a") }.
    .giver = You gave { $taker } { WORDS($card, "kittens-a") }.
    .taker = { $giver } gave you { WORDS($card, "kittens-a") }.
kittens-robbed = { $taker } stole { WORDS($card, "kittens-a") } from { $giver }.
    .taker = You stole { WORDS($card, "kittens-a") } from { $giver }.
    .giver = { $taker } stole { WORDS($card, "kittens-a") } from you.
kittens-foundnothing = { $seat } found nothing to take from { $target }.
    .seat = You found nothing to take from { $target }.
    .target = { $seat } found nothing to take from you.
kittens-handedover = { $giver } handed { $taker } { WORDS($card, "kittens-a") }.
    .giver = You handed { $taker } { WORDS($card, "kittens-a") }.
    .taker = { $giver } handed you { WORDS($card, "kittens-a") }.
kittens-lacked = { $seat } has no { WORDS($card, "kittens-card") }.
    .seat = You have no { WORDS($card, "kittens-card") }.
kittens-shuffled = { $seat } shuffled the Draw Pile.
    .seat = You shuffled the Draw Pile.
kittens-peeked =
    { $cards ->
        [none] { $seat } looked at the top of the Draw Pile.
       *[other] { $seat } saw, from the top: { WORDS($cards, "kittens-card") }.
    }
    .seat = You saw, from the top: { WORDS($cards, "kittens-card") }.
kittens-picked = { $seat } took { WORDS($card, "kittens-a") } from the Discard Pile.
    .seat = You took { WORDS($card, "kittens-a") } from the Discard Pile.
kittens-drew =
    { $card ->
        [kitten] { $seat } drew an Exploding Kitten!
       *[other] { $seat } drew { WORDS($card, "kittens-a") }.
    }
    .seat =
        { $card ->
            [kitten] You drew an Exploding Kitten!
           *[other] You drew { WORDS($card, "kittens-a") }.
        }
kittens-defused = { $seat } defused it.
    .seat = You defused it.
kittens-inserted =
    { $place ->
        [none] { $seat } secretly slipped the kitten back into the Draw Pile.
        [0] { $seat } put the kitten back on top of the Draw Pile.
        [one] { $seat } put the kitten back below one card.
       *[other] { $seat } put the kitten back below { $place } cards.
    }
    .seat =
        { $place ->
            [0] You put the kitten back on top of the Draw Pile.
            [one] You put the kitten back below one card.
           *[other] You put the kitten back below { $place } cards.
        }
kittens-exploded =
    { COUNT($discarded) ->
        [0] { $seat } exploded.
        [one] { $seat } exploded. One card goes to the Discard Pile.
       *[other] { $seat } exploded. { COUNT($discarded) } cards go to the Discard Pile.
    }
    .seat =
        { COUNT($discarded) ->
            [0] You exploded.
            [one] You exploded. Your card goes to the Discard Pile.
           *[other] You exploded. Your { COUNT($discarded) } cards go to the Discard Pile.
        }
kittens-ended = { $winners } is the last one alive and wins!
    .winners = You’re the last one alive. You win!
kittens-you-are-asked = Nope, or let it happen?
kittens-reaction-question = Anyone for a Nope?
# On the Defuse, while the fuse burns.
kittens-tap-defuse = Tap your Defuse!

## Why it ended
kittens-reason-last-alive = The last one alive.

## What an action would do
kittens-do-draw = Draw a card
kittens-do-attack = Play Attack
kittens-do-skip = Play Skip
kittens-do-favor =
    { $target ->
        [none] Play Favor: a card from everyone
       *[other] Play Favor: a card from { $target }
    }
kittens-kind-favor = Play Favor: choose a player
kittens-do-shuffle = Play Shuffle
kittens-do-see = Play See the Future
kittens-do-pair = Pair ({ WORDS($card, "kittens-card") }): steal a card from { $target }
kittens-do-three = Three of a kind ({ WORDS($card, "kittens-card") }): ask { $target } for { WORDS($named, "kittens-a") }
kittens-do-five = Five different: { WORDS($cards, "kittens-card") }
kittens-do-nope = Nope!
kittens-do-pass = Let it happen
kittens-do-give = Give { $taker } { WORDS($card, "kittens-a") }
kittens-do-pick = Take { WORDS($card, "kittens-a") }
kittens-do-insert =
    { $bottom ->
        [yes] Put the kitten at the bottom
       *[no] { $place ->
            [0] Put the kitten on top
            [one] Put the kitten below one card
           *[other] Put the kitten below { $place } cards
        }
    }

## What is asked
kittens-ask-turn = Your turn: play cards, then draw
kittens-ask-give = Which card does { $taker } get?
kittens-ask-pick = Take a card from the Discard Pile
kittens-ask-insert = Defused! Where does the kitten go?
kittens-ask-target = Who from? Tap a player.
kittens-ask-named = Which card do you want from { $target }?
kittens-ask-five =
    { $missing ->
        [0] Five different: ready.
        [one] Five different: choose one more.
       *[other] Five different: choose { $missing } more.
    }
kittens-wait-turn = { $name }’s turn
kittens-wait-giving = { $taker } is collecting cards
kittens-wait-giving-you = You’re collecting cards
kittens-wait-picking = { $name } is looking through the Discard Pile
kittens-wait-inserting = { $name } is hiding the kitten in the Draw Pile
kittens-wait-over = { $name } survived!
kittens-wait-over-you = You survived!
kittens-you-passed = You let it happen. Others are still deciding.
kittens-you-played = Others may say Nope.
kittens-you-are-dead = You exploded. Watch the others try.
kittens-own-end = You exploded.

## Rules, where they bite
kittens-hint-draw = Drawing ends your turn.
kittens-hint-owed =
    { $turns ->
        [one] Attacked: your last turn.
       *[other] Attacked: { $turns } turns for you.
    }
kittens-hint-nope = A Nope can be Noped.
kittens-hint-reaction = Everyone is asked, with or without a Nope.
kittens-hint-pair = The stolen card is a random one.
kittens-hint-three = Everyone hears which card you name.
kittens-hint-five = If it’s Noped, you lose all five cards.
kittens-hint-give = Only the two of you see it.
kittens-hint-insert = Nobody sees where it goes.
kittens-hint-peek = They stay where they are, in this order.
kittens-hint-alone = You can’t do anything with this one now.

## On the table
kittens-pile = Draw Pile
kittens-field-pile = { kittens-pile }
kittens-field-discard = { kittens-discard }
kittens-field-hand = Hand
kittens-field-alive = { kittens-dead }
kittens-pile-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
kittens-kittens-left =
    { $count ->
        [0] no kittens inside
        [one] one kitten inside
       *[other] { $count } kittens inside
    }
kittens-kind-draw = Draw
kittens-discard = Discard Pile
kittens-discard-empty = empty
kittens-discard-look =
    { $count ->
        [one] Look through the Discard Pile: one card
       *[other] Look through the Discard Pile: { $count } cards
    }
kittens-discard-order = Newest card first.
kittens-turns-left =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
kittens-attacked = attacked
kittens-dead = exploded
kittens-hand-count =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
kittens-known-holds = Definitely has: { $cards }
kittens-known-lacks = Definitely doesn’t have: { $cards }
kittens-known-most = At most { $count }: { $cards }
kittens-nopes =
    { $count ->
        [one] One Nope
       *[other] { $count } Nopes
    }
kittens-nopes-odd = Right now, it’s cancelled.
kittens-nopes-even = Right now, it goes through.

## The own hand
kittens-hand-empty = Your hand is empty. You can still draw.
kittens-hand-none = Your hand is empty.
kittens-kind-pair = Pair
kittens-kind-pair-use = Steal a random card
kittens-kind-three = Three of a kind
kittens-kind-three-use = Name a card. If they have it, it’s yours.
kittens-kind-five = Five different
kittens-kind-five-use = Take a card from the Discard Pile
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

## On the start page
site-kittens = Exploding Kittens
site-kittens-in-a-line = Draw cards until someone explodes. Be someone else.

## Editions and house rules
lobby-edition-kittens-it = Italian: everyone owes a Favor
lobby-edition-kittens-2015 = English 2015
lobby-edition-kittens-2025 = English 2025: bigger hands, growing Attacks
lobby-differs-kittens-it = A Favor gets you a card from each of the other players.
kittens-edition-note-it = In this edition, everyone gives a card for a Favor.
lobby-differs-kittens-2015 = A Favor gets you a card from one player of your choice.
lobby-differs-kittens-2025 = Hands of eight, Attacks that add up, no Five Different. Up to five players.
lobby-option-kittens-second_deck_from = Players needed for a second deck
lobby-option-kittens-hand = Cards dealt, besides a Defuse
lobby-option-kittens-spare_defuses = Spare Defuses in the Draw Pile, at most
lobby-option-kittens-spare_defuses_for_two = Spare Defuses with two players, at most
lobby-option-kittens-see = Cards that See the Future shows
lobby-option-kittens-favor_from = A Favor is owed by
lobby-favor_from-everybody = everyone
lobby-favor_from-one = one player
lobby-option-kittens-attacked_again = When an attacked player attacks
lobby-attacked_again-two = the next player takes two turns
lobby-attacked_again-remaining-plus-two = the turns left, plus two
lobby-option-kittens-dead_hand = Cards of a player who exploded
lobby-dead_hand-discard-pile = on the Discard Pile
lobby-dead_hand-out-of-the-game = out of the game
lobby-option-kittens-combos = Special combos
lobby-option-kittens-five_different = Five different cards

## How it ended
ended-by-last-alive = Everyone else exploded.
ended-alive = alive
ended-exploded = exploded

## The coach
coach-danger = { $percent }% that the next card is a kitten.
coach-danger-none = The next card is definitely not a kitten.
coach-danger-sure = The next card is definitely a kitten!
coach-danger-range = About { $percent }% that the next card is a kitten: between { $low } and { $high }%, since others put one back.
coach-danger-read = Going by what the others did, { $percent }% is more likely.
coach-kittens-kitten = a kitten: { $odds }
coach-kittens-card = another card: { $odds }
coach-kittens-known-place =
    { $place ->
        [1] On top of the Draw Pile: { WORDS($card, "kittens-a") }.
       *[other] Card { $place } from the top: { WORDS($card, "kittens-a") }.
    }
coach-kittens-known-loose =
    { $count ->
        [one] Another player put a kitten back, somewhere.
       *[other] Other players put { $count } kittens back, somewhere.
    }
coach-kittens-known-holds =
    { $count ->
        [one] { $name } has { WORDS($card, "kittens-a") }.
       *[other] { $name } has { $count } × { WORDS($card, "kittens-card") }.
    }
coach-kittens-known-lacks = { $name } has no { WORDS($card, "kittens-card") }.
coach-kittens-draw =
    { $defuses ->
        [0] { $risk }% to explode: you have no Defuse.
       *[other] { $risk }% to draw a kitten; a Defuse would save you.
    }
coach-kittens-skip =
    { $turns ->
        [0] You don’t draw ({ $risk }%); { $name } is next.
        [one] One fewer card to draw ({ $risk }%); 1 turn left.
       *[other] One fewer card to draw ({ $risk }%); { $turns } turns left.
    }
coach-kittens-attack = You don’t draw ({ $risk }%), and { $name } takes { $turns } turns.
coach-kittens-shuffle = The chance of a kitten on top goes from { $risk } to { $after }%.
coach-kittens-see =
    { $count ->
        [one] You’d know the next card; right now there’s a { $risk }% chance that it’s a kitten.
       *[other] You’d know the next { $count } cards; right now there’s a { $risk }% chance that the top one is a kitten.
    }
coach-kittens-favor-all =
    { $count ->
        [one] 1 player gives you a card of their choice.
       *[other] { $count } players each give you a card of their choice.
    }
coach-kittens-favor =
    { $count ->
        [one] { $name } gives you their only card.
       *[other] { $name } gives you one of their { $count } cards, and picks which.
    }
coach-kittens-pair =
    { $count ->
        [one] You take { $name }’s only card: { $chance }% that it’s a Defuse.
       *[other] You take one of { $name }’s { $count } cards: { $chance }% that it’s a Defuse.
    }
coach-kittens-three = About { $chance }% that { $name } has { WORDS($card, "kittens-a") }.
coach-kittens-five =
    { $count ->
        [one] Take any card from the Discard Pile: only 1 kind to choose from.
       *[other] Take any card from the Discard Pile: { $count } kinds to choose from.
    }
coach-kittens-would-stop = What { $name } played will be cancelled, unless someone answers.
coach-kittens-would-happen = What { $name } played will happen, unless someone stops it.
coach-kittens-give =
    { $count ->
        [one] It costs you { WORDS($card, "kittens-a") }, your only one.
       *[other] It costs you { WORDS($card, "kittens-a") }; you have { $count }.
    }
coach-kittens-pick =
    { $count ->
        [0] You get { WORDS($card, "kittens-a") }; you have none.
       *[other] You get { WORDS($card, "kittens-a") }; you have { $count }.
    }
coach-kittens-insert = If everyone just draws, { $name } gets it.
coach-kittens-insert-own = If everyone just draws, you get it yourself!
kittens-why-draw =
    { $defuses ->
        [0] you drew with a { $risk }% risk and no Defuse
       *[other] you drew with a { $risk }% risk of a kitten
    }
coach-kittens-came-exploded = you drew a kitten (chance: { $odds }) and had no Defuse
coach-kittens-came-defused = you drew a kitten (chance: { $odds }) and had to use a Defuse
coach-how-kittens = Estimated with all hands open and the Draw Pile hidden; choices are rated by what the player could know.

## In the terminal
terminal-help-kittens =
    Play as many cards as you like, or none; then draw, which ends your turn. Whoever draws an Exploding Kitten without a Defuse is out. The last one alive wins.
    Anything but a Defuse and an Exploding Kitten can be stopped with a Nope, whoever’s turn it is.

## The lessons
learn-kittens-draw-title = Drawing ends your turn
learn-kittens-draw-1 = The last player who hasn’t exploded wins. On your turn, play as many cards as you like, or none at all. Then draw one, and your turn ends. You don’t need to play anything now, so just draw.
learn-kittens-draw-done = { kittens-card-see }: a good one. Ada and Leo drew as well. Two kittens wait in the Draw Pile: one fewer than there are players.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = You have a bad feeling about the next card. Play { kittens-card-skip }, and you end your turn without drawing.
learn-kittens-skip-done = Good instinct! Ada drew the kitten that was waiting for you. Her { kittens-card-defuse } saved her, and she hid the kitten in the Draw Pile again.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Play { kittens-card-see }: you alone look at the top three cards. The others may stop it with a { kittens-card-nope }, but here they pass.
learn-kittens-see-2 = The kitten is the second card. The first is safe: draw it, and let Ada have the next.
learn-kittens-see-done = The kitten went to Ada. Knowing what comes is half the game.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Nothing to play this time: draw a card. Luckily you hold a { kittens-card-defuse }.
learn-kittens-defuse-2 = A kitten! Your { kittens-card-defuse } was played automatically. Now hide the kitten anywhere in the Draw Pile. Ada draws next: put it on top.
learn-kittens-defuse-done = Ada had no { kittens-card-defuse } and exploded. She is out, and the last one alive wins.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Play { kittens-card-favor }: all the others give you a card of their choice. (In the English editions it is only one player, whom you choose.)
learn-kittens-favor-done = You got what they needed least. Still, with Ada’s { kittens-card-tacocat } you have two of a kind.

learn-kittens-pair-title = A pair
learn-kittens-pair-1 = A cat is useless alone. Two matching cards are a pair: play your two { kittens-card-tacocat }s and steal a random card from someone.
learn-kittens-pair-done = Only the two of you know which card it was. Any two matching cards make a pair, not only cats.

learn-kittens-three-title = Three of a kind
learn-kittens-three-1 = With three matching cards you can name the card you want. You need a { kittens-card-defuse }: play three of a kind, and ask Leo for one.
learn-kittens-three-done = Leo had one and handed it over. Without one he would have given you nothing. Everyone heard what you asked for.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo played { kittens-card-attack }: you’d have to take two turns. A { kittens-card-nope } can be played at any time, by anyone. Stop him!
learn-kittens-nope-done = Cancelled: his card is lost, and he had to draw. A { kittens-card-nope } can be stopped by another. A kitten or a { kittens-card-defuse } can’t.

learn-kittens-attack-title = The last one alive wins
learn-kittens-attack-1 = Leo has exploded; only Ada is left. You have no { kittens-card-defuse }, so look ahead: play { kittens-card-see }.
learn-kittens-attack-2 = The kitten is the second card. Play { kittens-card-attack }: you end your turn without drawing, and Ada has to take two.
learn-kittens-attack-done = Ada’s second card was the kitten. You’re the last one alive: you won!

## Titles of an evening
kittens-title-thief =
    { $count ->
        [one] Light fingers (1 card)
       *[other] Light fingers ({ $count } cards)
    }
kittens-title-robbed =
    { $count ->
        [one] Most stolen from (1 card)
       *[other] Most stolen from ({ $count } cards)
    }
kittens-title-noped = Chief Nope Officer ({ $count } × Nope)
kittens-title-stopped = Most noped ({ $count } ×)
kittens-title-defused = Nerves of steel ({ $count } × Defuse)
kittens-title-first = Shortest fuse ({ $count } × first to explode)
