# Una partita come testo, per programmi e modelli linguistici: `Play.text`.

observe-you = Sei { $name }, posto { $number }.
observe-happened = Dalla tua ultima scelta:
observe-table = Il tavolo (* deve scegliere):
observe-choices = Puoi:
observe-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
