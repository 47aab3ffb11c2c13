# Une partie en texte, pour les programmes et les modèles de langage : `Play.text`.

observe-you = Tu es { $name }, place { $number }.
observe-happened = Depuis ton dernier choix :
observe-table = La table (* doit choisir) :
observe-choices = Tu peux :
observe-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
