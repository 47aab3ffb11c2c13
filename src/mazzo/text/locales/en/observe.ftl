# A game as text, for programs and language models: `Play.text`.

observe-you = You are { $name }, seat { $number }.
observe-happened = Since your last choice:
observe-table = The table (* has to choose):
observe-choices = You can:
