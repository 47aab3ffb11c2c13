# A game as text, for programs and language models: `Play.text`.

observe-you = You play as { $name } in seat { $number }.
observe-happened = Since your last choice:
observe-table = The table (* has to choose):
observe-choices = You can:
observe-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
