# Learning a game by playing it.

learn-lessons = Lessons
learn-lesson = Lesson { $number }: { $title }
learn-number = Lesson { $number } of { $total }
learn-rules = All rules
learn-rules-next = Go on from here
learn-back = Back
learn-again = Once more
learn-next = Next
learn-nudge = You could do that in a game. For this lesson: { $wanted }

learn-mantis-score-title = Score
learn-mantis-score-1 = The next card shows three stripes, and one of them is its colour. All three are in your Tank, so you cannot miss. Score: turn the card over in your own Tank.
learn-mantis-score-done = Red! Your red cards and the new one went to your Score Pile: three cards, three points. Then Ada and Leo took their turns.

learn-mantis-miss-title = A miss is not a loss
learn-mantis-miss-1 = Red and yellow are in your Tank, purple is not. Two stripes out of three help you, so try to score.
learn-mantis-miss-done = Purple: no match. The card stays in your Tank, and from now on purple helps you too.

learn-mantis-steal-title = Steal
learn-mantis-steal-1 = Nothing here fits your Tank, but Ada has three blue cards. Steal from her: the card is turned over in her Tank.
learn-mantis-steal-done = Blue! All four blue cards are in your Tank now. Had it missed, Ada would have kept the card.

learn-mantis-tank-title = Stolen is not scored
learn-mantis-tank-1 = The four blue cards in your Tank count nothing yet, and anybody can steal them back. Blue is on the next card again: score them.
learn-mantis-tank-done = Five points at once. Only scoring fills your Score Pile. What lies in a Tank is always in danger.

learn-mantis-stripes-title = Read the stripes
learn-mantis-stripes-1 = Green, blue, purple: you have none of them. Ada has one purple, Leo three green and a blue. Steal where a hit is likely, and pays.
learn-mantis-stripes-done = Two stripes out of three fitted Leo’s Tank, and his stack was the bigger one. Four green cards for you.

learn-mantis-deny-title = Stop a rival
learn-mantis-deny-1 = Ada has 7 points and three purple cards. If purple comes in her turn, she wins. Steal from her before she can score.
learn-mantis-deny-done = Her stack is yours. Sometimes the best steal is the one that keeps somebody from winning.

learn-mantis-raid-title = Cards with icons
learn-mantis-raid-1 = In the Italian edition some cards carry an icon. It works only if its card makes a steal succeed. This one is a raid: steal from Leo.
learn-mantis-raid-2 = It worked! Now take one card from another player’s Score Pile. Ada has the most.
learn-mantis-raid-done = One point moved from Ada to you. The other two icons: take another turn, or put what you steal straight on your Score Pile.

learn-mantis-win-title = Ten cards win
learn-mantis-win-1 = You have 8 points, and all three stripes are in your Tank. Whoever reaches 10 wins at once. Finish it!
learn-mantis-win-done = You won! With two players it takes 15 cards, and each steal that succeeds gives you another turn.

learn-kittens-draw-title = Drawing ends your turn
learn-kittens-draw-1 = On your turn, play as many cards as you like, or none. Then draw one: that ends your turn. You need nothing now, so just draw.
learn-kittens-draw-done = { kittens-card-see }: a good one. Ada and Leo drew as well. Two kittens wait in the Draw Pile: one fewer than there are players.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = You have a bad feeling about the next card. Play { kittens-card-skip }, and your turn ends without drawing.
learn-kittens-skip-done = Good instinct! Ada drew the kitten that was waiting for you. Her { kittens-card-defuse } saved her, and she hid the kitten in the Draw Pile again.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Play { kittens-card-see }: you alone look at the top three cards. The others may stop it with a { kittens-card-nope }, but here they pass.
learn-kittens-see-2 = The kitten is the second card. The first is safe: draw it, and let Ada have the next.
learn-kittens-see-done = The kitten went to Ada. Knowing what comes is half the game.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Nothing to play this time: draw a card. Luckily you hold a { kittens-card-defuse }.
learn-kittens-defuse-2 = A kitten! Your { kittens-card-defuse } played itself. Now hide the kitten anywhere in the Draw Pile. Ada draws next: put it on top.
learn-kittens-defuse-done = Ada had no { kittens-card-defuse } and exploded. She is out, and the last one alive wins.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Play { kittens-card-favor }: all the others give you a card of their choice. (In the English editions it is only one player, whom you choose.)
learn-kittens-favor-done = You got what they needed least. Still, with Ada’s { kittens-card-tacocat } you have two of a kind.

learn-kittens-pair-title = A pair
learn-kittens-pair-1 = A cat does nothing alone. Two equal cards are a pair: play your two { kittens-card-tacocat }s and steal a random card from somebody.
learn-kittens-pair-done = Only the two of you know which card it was. Any two equal cards make a pair, not only cats.

learn-kittens-three-title = Three of a kind
learn-kittens-three-1 = With three equal cards you may name the card you want. You need a { kittens-card-defuse }: play three of a kind, and ask Leo for one.
learn-kittens-three-done = Leo had one and handed it over. Without one he would have given you nothing. Everybody heard what you asked for.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo played { kittens-card-attack }: you would have to take two turns. A { kittens-card-nope } may be played at any time, by anybody. Stop him!
learn-kittens-nope-done = Cancelled: his card is spent, and he had to draw. A { kittens-card-nope } can be stopped by another. A kitten or a { kittens-card-defuse } cannot.

learn-kittens-attack-title = The last one alive wins
learn-kittens-attack-1 = Leo has exploded; only Ada is left. You have no { kittens-card-defuse }, so look ahead: play { kittens-card-see }.
learn-kittens-attack-2 = The kitten is the second card. Play { kittens-card-attack }: your turn ends without drawing, and Ada has to take two turns.
learn-kittens-attack-done = Ada’s second card was the kitten. You are the last one alive, and you won!
