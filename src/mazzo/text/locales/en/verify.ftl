# Whether a deal was honest.

verify-title = Was the deal fair?
verify-why = All the luck in a game comes from one secret text, its seed. The table can’t change it once the game has begun, and here you can see why.
verify-no-promise = This game wasn’t dealt from a promised seed, so there’s nothing to compare.
verify-promise-title = Before the first card: a promise
verify-promise = The table showed a fingerprint of the seed, its SHA-256. Nobody can work out the seed from it, and no other seed has the same one.
verify-noted = This is the fingerprint that your browser noted during the game.
verify-noted-other = Your browser noted a different fingerprint during the game!
verify-not-noted = Your browser didn’t note this game, so compare it with what someone who was there wrote down.
verify-luck-title = The players add their own luck
verify-luck =
    { $count ->
        [0] Nobody added any to this game.
        [one] After the promise a player added a text of their own. It goes into the shuffle, so not even the person who chose the seed could know the cards.
       *[other] After the promise players added { $count } texts of their own. They go into the shuffle, so not even the person who chose the seed could know the cards. Look for yours.
    }
verify-seed-title = After the last card: the seed
verify-seed = Now everyone can know it.
verify-check-title = Does it match the promise?
verify-check = Your browser has just worked out the fingerprint of the seed by itself:
verify-holds = It’s the one that was promised.
verify-fails = It’s not the one that was promised! This wasn’t a fair deal.
verify-all-title = Check every card
verify-all = Download the record and let Mazzo play it again on your own computer, deal and all:
verify-stream = Or by hand: the shuffle reads these digits four at a time. When they run out, it takes the fingerprint of the same text with 1, 2, 3… in place of the last 0.
