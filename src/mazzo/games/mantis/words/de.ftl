# Mantis: Farben, was geschah, was man tun kann.

## Farben und Karten
mantis-card-red = Rot
mantis-card-orange = Orange
mantis-card-yellow = Gelb
mantis-card-green = Grün
mantis-card-blue = Blau
mantis-card-purple = Lila
mantis-card-pink = Rosa
# Karten einer Farbe, in einer Liste: „2 rote“.
mantis-stack =
    { $card ->
        [red] { $count } rote
        [orange] { $count } orange
        [yellow] { $count } gelbe
        [green] { $count } grüne
        [blue] { $count } blaue
        [purple] { $count } lila
       *[pink] { $count } rosa
    }
# Zwei oder mehr Karten einer Farbe, in einem Satz.
mantis-cards =
    { $front ->
        [red] { $count } rote Karten
        [orange] { $count } orange Karten
        [yellow] { $count } gelbe Karten
        [green] { $count } grüne Karten
        [blue] { $count } blaue Karten
        [purple] { $count } lila Karten
       *[pink] { $count } rosa Karten
    }

## Orte
mantis-tank-empty = Aquarium leer
mantis-field-tank = Aquarium
mantis-field-score = Punktestapel
mantis-field-pile = Nachziehstapel
mantis-pile-empty = Keine Karte mehr
mantis-pile-state =
    { $count ->
        [one] Noch 1 Karte. Ihre Rückseite zeigt { $colors }. Eine davon ist auf der Vorderseite.
       *[other] Noch { $count } Karten. Die Rückseite der obersten zeigt { $colors }. Eine davon ist auf der Vorderseite.
    }
mantis-score-state = Punktestapel: { $count } von { $target }

## Was man tun kann, in einem Wort
mantis-kind-score = Punkten
mantis-kind-steal = Klauen
mantis-kind-raid = 1 nehmen

## Was man tun kann
mantis-label-score = Punkten: die Karte in deinem eigenen Aquarium umdrehen
mantis-label-steal = Bei { $name } klauen: { $cards }
mantis-label-steal-empty = Bei { $name } klauen: In einem leeren Aquarium ist nichts zu holen
mantis-do-score = { mantis-kind-score }
mantis-do-steal = { mantis-kind-steal }: { $target }
mantis-do-raid =
    { $count ->
        [one] Die einzige Karte aus dem Punktestapel von { $target } nehmen
       *[other] 1 der { $count } Karten aus dem Punktestapel von { $target } nehmen
    }

## Was geschah
mantis-missed =
    { $tank ->
        [self] { $seat } wollte punkten: { WORDS($front, "mantis-card") }, kein Treffer. Die Karte bleibt im Aquarium.
       *[other] { $seat } wollte bei { $tank } klauen: { WORDS($front, "mantis-card") }, kein Treffer. { $tank } behält die Karte.
    }
    .seat =
        { $tank ->
            [self] Du wolltest punkten: { WORDS($front, "mantis-card") }, kein Treffer. Die Karte bleibt in deinem Aquarium.
           *[other] Du wolltest bei { $tank } klauen: { WORDS($front, "mantis-card") }, kein Treffer. { $tank } behält die Karte.
        }
    .tank = { $seat } wollte bei dir klauen: { WORDS($front, "mantis-card") }, kein Treffer. Du behältst die Karte.
mantis-scored = { $seat } hat gepunktet: { mantis-cards }.
    .seat = Du hast gepunktet: { mantis-cards }.
mantis-stole = { $seat } hat { mantis-cards } bei { $target } geklaut.
    .seat = Du hast { mantis-cards } bei { $target } geklaut.
    .target = { $seat } hat dir { mantis-cards } geklaut.
mantis-banked = { $seat } hat { mantis-cards } bei { $target } geklaut, direkt auf den eigenen Punktestapel.
    .seat = Du hast { mantis-cards } bei { $target } geklaut, direkt auf deinen Punktestapel.
    .target = { $seat } hat dir { mantis-cards } geklaut, direkt auf den eigenen Punktestapel.
mantis-raidwon = { $seat } darf eine Karte aus einem Punktestapel nehmen.
    .seat = Du darfst eine Karte aus einem Punktestapel nehmen.
mantis-raided = { $seat } hat eine Karte aus dem Punktestapel von { $target } genommen.
    .seat = Du hast eine Karte aus dem Punktestapel von { $target } genommen.
    .target = { $seat } hat eine Karte aus deinem Punktestapel genommen.
mantis-turnbegan =
    { $before ->
        [stole] { $seat } ist noch einmal am Zug.
       *[none] { "" }
    }
    .seat =
        { $before ->
            [stole] Du bist noch einmal am Zug.
           *[none] { "" }
        }
mantis-ended =
    { $reason ->
        [target] { $winners } hat genug Karten im Punktestapel und gewinnt.
        [most-scored] Der Nachziehstapel ist leer. { $winners } hat die meisten Karten im Punktestapel und gewinnt.
        [fuller-tank] Der Nachziehstapel ist leer, und bei den Punkten herrscht Gleichstand. { $winners } hat das vollere Aquarium und gewinnt.
       *[shared] Der Nachziehstapel ist leer: völliger Gleichstand. { $winners } gewinnen gemeinsam.
    }
    .winners =
        { $reason ->
            [target] Du hast genug Karten im Punktestapel. Du gewinnst!
            [most-scored] Der Nachziehstapel ist leer. Du hast die meisten Karten im Punktestapel. Du gewinnst!
            [fuller-tank] Der Nachziehstapel ist leer, und bei den Punkten herrscht Gleichstand. Dein Aquarium ist voller. Du gewinnst!
           *[shared] Der Nachziehstapel ist leer: völliger Gleichstand. { $winners } gewinnen gemeinsam.
        }

## Was jetzt zählt
mantis-hint-turn = Versuch zu punkten oder klau bei jemandem. Eine der drei Farben ist auf der Vorderseite.
mantis-hint-two = Wer erfolgreich klaut, ist noch einmal am Zug. Nur der Punktestapel zählt.
mantis-hint-keep = Karten im Aquarium zählen noch nicht. Bring sie auf den Punktestapel, bevor sie jemand klaut.
mantis-hint-stolen = Geklaute Karten kommen in dein Aquarium. Bring sie auf den Punktestapel, bevor sie jemand zurückholt.
mantis-hint-raid = Geklaut! Nimm dir 1 Karte aus einem Punktestapel.
mantis-hint-close =
    { $count ->
        [one] { $name } fehlt noch 1 Karte zum Sieg.
       *[other] { $name } fehlen noch { $count } Karten zum Sieg.
    }
mantis-icon-again = Klaust du mit dieser Karte, bist du noch einmal am Zug.
mantis-icon-raid = Klaust du mit dieser Karte, nimmst du auch 1 Karte aus einem Punktestapel.
mantis-icon-bank = Klaust du mit dieser Karte, kommt die Beute auf deinen Punktestapel.
mantis-waiting = { $name } überlegt: punkten oder klauen?
mantis-waiting-raid = { $name } sucht einen Punktestapel aus, um eine Karte zu nehmen.

## Auf der Startseite
site-mantis = Mantis
site-mantis-in-a-line = Gleiche Farben finden: punkten, oder klauen, was die anderen gesammelt haben.

## Ausgaben und Hausregeln
lobby-edition-mantis-en = Englisch
lobby-edition-mantis-fr = Französisch
lobby-edition-mantis-de = Deutsch
lobby-edition-mantis-it = Italienisch, mit Symbolen
lobby-differs-mantis-en = Die Regeln sind auf Englisch, Französisch und Deutsch gleich.
lobby-differs-mantis-fr = { lobby-differs-mantis-en }
lobby-differs-mantis-de = { lobby-differs-mantis-en }
lobby-differs-mantis-it = Manche Karten tragen ein Symbol: Klaust du damit, bekommst du etwas dazu.
lobby-option-mantis-hand = Karten zu Beginn in jedem Aquarium
lobby-option-mantis-target = Karten im Punktestapel zum Sieg
lobby-option-mantis-target_for_two = Karten im Punktestapel zum Sieg (zu zweit)
lobby-option-mantis-icons = Symbole
lobby-icons-both = auf beiden Seiten
lobby-icons-front = nur vorne
lobby-icons-off = keine

## Das Ende
ended-by-target =
    { $scored ->
        [one] 1 Karte im Punktestapel: { $target } waren nötig.
       *[other] { $scored } Karten im Punktestapel: { $target } waren nötig.
    }
ended-by-most-scored = Der Nachziehstapel ist leer, und niemand hatte mehr Punkte.
ended-by-fuller-tank = Der Nachziehstapel ist leer. Bei Gleichstand entschied das vollere Aquarium.
ended-by-shared = Der Nachziehstapel ist leer. Punktestapel und Aquarien waren gleich voll.
ended-in-tank = und { $count } im Aquarium

## Der Trainer
coach-mantis-match = { WORDS($color, "mantis-card") } { $odds }: { $cards } Karten
coach-mantis-miss = { WORDS($color, "mantis-card") } { $odds }: nichts
coach-mantis-score =
    { $count ->
        [one] { WORDS($color, "mantis-card") }: { $odds }, und du hast eine davon.
       *[other] { WORDS($color, "mantis-card") }: { $odds }, und du hast { $count } davon.
    }
coach-mantis-steal =
    { $count ->
        [one] { WORDS($color, "mantis-card") }: { $odds }, und { $name } hat eine davon.
       *[other] { WORDS($color, "mantis-card") }: { $odds }, und { $name } hat { $count } davon.
    }
coach-mantis-wins = { WORDS($color, "mantis-card") }: { $odds }, und das wäre sofort der Sieg.
coach-mantis-nothing = Bei { $name } passt keine mögliche Farbe: Die Karte bliebe dort liegen.
coach-mantis-nothing-own = Bei dir passt keine mögliche Farbe: Die Karte käme nur in dein Aquarium.
coach-mantis-came-scored =
    { $you ->
        [yes] Du hast { WORDS($color, "mantis-card") } aufgedeckt (Chance: { $odds }) und nur { $count } Karten gepunktet
       *[no] { $name } hat { WORDS($color, "mantis-card") } aufgedeckt (Chance: { $odds }) und { $count } Karten gepunktet
    }
coach-mantis-came-missed =
    { $you ->
        [yes] Du hast { WORDS($color, "mantis-card") } aufgedeckt und nichts gepunktet (Chance: { $odds })
       *[no] { $name } hat { WORDS($color, "mantis-card") } aufgedeckt und nichts gepunktet (Chance: { $odds })
    }
coach-mantis-came-missed-tank =
    { $you ->
        [yes] Du wolltest bei { $target } klauen, aber es kam { WORDS($color, "mantis-card") } (Chance daneben: { $odds })
       *[no] { $name } wollte bei { $target } klauen, aber es kam { WORDS($color, "mantis-card") } (Chance daneben: { $odds })
    }
coach-mantis-came-stole =
    { $me ->
        [yes] { $name } hat { WORDS($color, "mantis-card") } aufgedeckt (Chance: { $odds }) und dir { $count } Karten geklaut
       *[no] { $name } hat { WORDS($color, "mantis-card") } aufgedeckt (Chance: { $odds }) und bei { $target } { $count } Karten geklaut
    }
coach-mantis-raid =
    { $count ->
        [one] { $name } hat 1 Karte im Punktestapel.
       *[other] { $name } hat { $count } Karten im Punktestapel.
    }
coach-how-mantis = Geschätzt nach dem, was alle sehen konnten.

## Im Terminal
terminal-icon =
    { $icon ->
        [again] noch ein Zug
        [raid] nimm 1
       *[bank] gleich auf den Punktestapel
    }
terminal-help-mantis =
    Die nächste Karte hat vorn eine der drei Farben ihrer Rückseite. Dreh sie in deinem Aquarium um, um zu punkten, oder in einem anderen, um zu klauen.
    Liegt ihre Farbe schon dort, punktest du mit allen Karten dieser Farbe oder klaust sie. Sonst bleibt die Karte, wo sie umgedreht wurde.
    Nur Karten auf dem Punktestapel zählen: Geklaute liegen in deinem Aquarium, bis du mit ihnen punktest oder jemand sie zurückholt.

## Die Lektionen
learn-mantis-score-title = Punkten
learn-mantis-score-1 = Wer zuerst zehn Karten im Punktestapel hat, gewinnt. Die nächste Karte zeigt drei Farben, und eine davon ist ihre. Alle drei sind in deinem Aquarium, es kann also nichts schiefgehen. Versuch zu punkten: Dreh die Karte in deinem Aquarium um.
learn-mantis-score-done = Rot! Deine roten Karten und die neue liegen auf deinem Punktestapel: drei Karten, drei Punkte. Dann waren Ada und Leo dran.

learn-mantis-miss-title = Daneben ist nicht verloren
learn-mantis-miss-1 = Rot und Gelb hast du im Aquarium, Lila nicht. Zwei von drei Farben helfen dir: Versuch zu punkten.
learn-mantis-miss-done = Lila passt nicht. Die Karte bleibt in deinem Aquarium, und ab jetzt hilft dir auch Lila.

learn-mantis-steal-title = Klauen
learn-mantis-steal-1 = Zu deinem Aquarium passt hier nichts, aber Ada hat drei blaue Karten. Klau bei ihr: Die Karte wird in ihrem Aquarium umgedreht.
learn-mantis-steal-done = Blau! Alle vier blauen Karten sind jetzt in deinem Aquarium. Hätte es nicht gepasst, gehörte die Karte nun Ada.

learn-mantis-tank-title = Geklaut ist nicht gepunktet
learn-mantis-tank-1 = Die vier blauen Karten in deinem Aquarium zählen noch nicht, und alle können sie zurückklauen. Blau ist wieder auf der nächsten Karte: Jetzt punkten!
learn-mantis-tank-done = Fünf Punkte auf einmal. Nur durch Punkten kommt etwas auf den Punktestapel. Was in einem Aquarium liegt, ist immer in Gefahr.

learn-mantis-stripes-title = Die Farben lesen
learn-mantis-stripes-1 = Grün, Blau, Lila: Davon hast du nichts. Ada hat eine lila Karte, Leo drei grüne und eine blaue. Klau da, wo es wahrscheinlich klappt und sich lohnt.
learn-mantis-stripes-done = Zwei von drei Farben passten zu Leos Aquarium, und sein Stapel war der größere. Vier grüne Karten für dich.

learn-mantis-deny-title = Andere aufhalten
learn-mantis-deny-1 = Ada hat 7 Punkte und drei lila Karten. Kommt in ihrem Zug Lila, gewinnt sie. Klau bei ihr, bevor sie punktet.
learn-mantis-deny-done = Ihr Stapel gehört dir. Manchmal klaut man nur, damit jemand anderes nicht gewinnt.

learn-mantis-raid-title = Karten mit Symbolen
learn-mantis-raid-1 = In der italienischen Ausgabe tragen manche Karten ein Symbol. Es wirkt nur, wenn das Klauen mit dieser Karte klappt. Hier gibt es einen Punkt extra: Klau bei Leo.
learn-mantis-raid-2 = Geklappt! Nimm dir jetzt eine Karte von einem anderen Punktestapel. Ada hat die meisten.
learn-mantis-raid-done = Ein Punkt ging von Ada zu dir. Die anderen zwei Symbole: noch ein Zug, oder das Geklaute kommt gleich auf deinen Punktestapel.

learn-mantis-win-title = Mit zehn Karten gewinnst du
learn-mantis-win-1 = Du hast 8 Punkte, und alle drei Farben sind in deinem Aquarium. Wer 10 erreicht, gewinnt sofort. Mach den Sack zu!
learn-mantis-win-done = Gewonnen! Zu zweit braucht man 15 Karten, und nach jedem erfolgreichen Klauen ist man noch einmal dran.

## Titel eines Abends
mantis-title-thief =
    { $count ->
        [one] Lange Finger (1 Karte)
       *[other] Lange Finger ({ $count } Karten)
    }
mantis-title-robbed =
    { $count ->
        [one] Am meisten beklaut (1 Karte)
       *[other] Am meisten beklaut ({ $count } Karten)
    }
mantis-title-generous =
    { $count ->
        [one] Am großzügigsten (1 Geschenk)
       *[other] Am großzügigsten ({ $count } Geschenke)
    }
