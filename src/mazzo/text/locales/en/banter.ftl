# What bots say to what everybody has seen. Each message has several lines, with | between them; one is drawn.

banter-bold-gain = Mine now. | Too easy. | I’d do it again. I will.
banter-bold-loss = I let you have that. | Enjoy it while it lasts. | Noted. I take notes.
banter-bold-won = As announced. | Was there ever a doubt? | You may applaud.
banter-bold-lost = A rehearsal. Nothing more. | I was distracted by my own brilliance. | Rematch. Now.

banter-merry-gain = Wheee! | Oh, what a lovely surprise! | Look at that, it worked!
banter-merry-loss = Oopsie! | Well played, you! | That tickled.
banter-merry-won = We did it! Well, I did. | Hooray! Cake for everyone! | Best game ever!
banter-merry-lost = That was fun! Again? | You earned that one! | I’m just here for the cards.

banter-gruff-gain = About time. | Hmpf. Good. | Finally something.
banter-gruff-loss = Typical. | Every. Single. Time. | I saw that.
banter-gruff-won = Well. It was bound to happen. | I’m smiling. On the inside. | Fine. I enjoyed that.
banter-gruff-lost = I knew it. | The cards have never liked me. | Don’t talk to me.

banter-meek-gain = Oh! May I? | I hope you don’t mind… | Was that me?
banter-meek-loss = That’s all right… | You’ll take care of it, won’t you? | I hardly needed it.
banter-meek-won = Me? Really? | I’m so sorry. And so happy. | Someone check that, please.
banter-meek-lost = I had a nice time. | Next time, perhaps. | You were all so good.
