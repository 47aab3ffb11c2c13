# Ein Spiel als Text, für Programme und Sprachmodelle: `Play.text`.

observe-you = Du bist { $name }, Platz { $number }.
observe-happened = Seit deiner letzten Wahl:
observe-table = Der Tisch (* ist dran):
observe-choices = Du kannst:
observe-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
