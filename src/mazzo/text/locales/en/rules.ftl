# The rules of a game that brings no rules page. The server and the terminal say this; the pages do not need it.

rules-made = { $game } has no rules page yet. Here is what its cards and its table show.
rules-players =
    { $fewest ->
        [one] For one to { $most } players.
       *[other] { $most ->
            [2] For two players.
           *[other] For { $fewest } to { $most } players.
        }
    }
rules-cards = The cards
rules-actions = What you can do
rules-table = On the table
rules-own = { $of ->
        [seat] everyone’s own cards, hidden from the others
       *[table] cards that only you see
    }
rules-open = { $of ->
        [seat] open cards in front of each player
       *[table] open cards for all to see
    }
rules-hidden = { $of ->
        [seat] face-down cards in front of each player
       *[table] face-down cards
    }
