# A game as text, for programs and language models: `Play.text`.

observe-you = You play as { $name } in seat { $number }.
observe-happened = Since your last choice:
observe-table = The table (* has to choose):
observe-choices = You can:
