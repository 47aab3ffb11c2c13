# Ein Spiel lernen, indem man es spielt.

learn-lessons = Lektionen
learn-lesson = Lektion { $number }: { $title }
learn-number = Lektion { $number } von { $total }
learn-rules = Alle Regeln
learn-rules-next = Und jetzt
learn-back = Zurück
learn-again = Noch einmal
learn-next = Weiter
learn-nudge = Im Spiel ginge das auch. In dieser Lektion: { $wanted }

learn-mantis-score-title = Punkten
learn-mantis-score-1 = Die nächste Karte zeigt drei Farben, und eine davon ist ihre. Alle drei sind in deinem Aquarium, es kann also nichts schiefgehen. Punkte: Dreh die Karte in deinem Aquarium um.
learn-mantis-score-done = Rot! Deine roten Karten und die neue liegen auf deinem Punktestapel: drei Karten, drei Punkte. Dann waren Ada und Leo dran.

learn-mantis-miss-title = Daneben ist nicht verloren
learn-mantis-miss-1 = Rot und Gelb hast du im Aquarium, Lila nicht. Zwei von drei Farben helfen dir: Versuch zu punkten.
learn-mantis-miss-done = Lila passt nicht. Die Karte bleibt in deinem Aquarium, und ab jetzt hilft dir auch Lila.

learn-mantis-steal-title = Klauen
learn-mantis-steal-1 = Zu deinem Aquarium passt hier nichts, aber Ada hat drei blaue Karten. Klau bei ihr: Die Karte wird in ihrem Aquarium umgedreht.
learn-mantis-steal-done = Blau! Alle vier blauen Karten sind jetzt in deinem Aquarium. Hätte es nicht gepasst, gehörte die Karte nun Ada.

learn-mantis-tank-title = Geklaut ist nicht gepunktet
learn-mantis-tank-1 = Die vier blauen Karten in deinem Aquarium zählen noch nichts, und alle können sie zurückklauen. Blau ist wieder auf der nächsten Karte: Punkte jetzt.
learn-mantis-tank-done = Fünf Punkte auf einmal. Nur durch Punkten kommt etwas auf den Punktestapel. Was in einem Aquarium liegt, ist immer in Gefahr.

learn-mantis-stripes-title = Die Farben lesen
learn-mantis-stripes-1 = Grün, Blau, Lila: Nichts davon hast du. Ada hat eine lila Karte, Leo drei grüne und eine blaue. Klau dort, wo es wahrscheinlich klappt und sich lohnt.
learn-mantis-stripes-done = Zwei von drei Farben passten zu Leos Aquarium, und sein Stapel war der größere. Vier grüne Karten für dich.

learn-mantis-deny-title = Andere aufhalten
learn-mantis-deny-1 = Ada hat 7 Punkte und drei lila Karten. Kommt in ihrem Zug Lila, gewinnt sie. Klau bei ihr, bevor sie punktet.
learn-mantis-deny-done = Ihr Stapel gehört dir. Manchmal klaut man am besten, damit jemand anderes nicht gewinnt.

learn-mantis-raid-title = Karten mit Symbolen
learn-mantis-raid-1 = In der italienischen Ausgabe tragen manche Karten ein Symbol. Es wirkt nur, wenn das Klauen mit dieser Karte klappt. Hier gibt es einen Punkt extra: Klau bei Leo.
learn-mantis-raid-2 = Geklappt! Nimm dir jetzt eine Karte von einem anderen Punktestapel. Ada hat die meisten.
learn-mantis-raid-done = Ein Punkt ging von Ada zu dir. Die anderen zwei Symbole: noch ein Zug, oder das Geklaute kommt gleich auf deinen Punktestapel.

learn-mantis-win-title = Zehn Karten gewinnen
learn-mantis-win-1 = Du hast 8 Punkte, und alle drei Farben sind in deinem Aquarium. Wer 10 erreicht, gewinnt sofort. Mach den Sack zu!
learn-mantis-win-done = Gewonnen! Zu zweit braucht man 15 Karten, und nach jedem erfolgreichen Klauen ist man noch einmal dran.

learn-kittens-draw-title = Ziehen beendet den Zug
learn-kittens-draw-1 = Spiel in deinem Zug so viele Karten, wie du willst, oder keine. Dann zieh eine: Damit endet dein Zug. Jetzt brauchst du nichts, also zieh einfach.
learn-kittens-draw-done = { kittens-card-see }: eine gute Karte. Auch Ada und Leo haben gezogen. Im Nachziehstapel warten zwei Kittens: eines weniger, als Leute mitspielen.

learn-kittens-skip-title = { kittens-card-skip }
learn-kittens-skip-1 = Bei der nächsten Karte hast du ein schlechtes Gefühl. Spiel „{ kittens-card-skip }“: Dein Zug endet, ohne dass du ziehst.
learn-kittens-skip-done = Gutes Gespür! Ada hat das Kitten gezogen, das auf dich gewartet hat. Ihre { kittens-card-defuse } hat sie gerettet, und das Kitten steckt wieder im Stapel.

learn-kittens-see-title = { kittens-card-see }
learn-kittens-see-1 = Spiel „{ kittens-card-see }“: Nur du siehst die obersten drei Karten. Die anderen könnten mit „{ kittens-card-nope }“ dazwischengehen, aber hier lassen sie es geschehen.
learn-kittens-see-2 = Das Kitten ist die zweite Karte. Die erste ist sicher: Zieh sie, und überlass Ada die nächste.
learn-kittens-see-done = Ada hat das Kitten bekommen. Zu wissen, was kommt, ist das halbe Spiel.

learn-kittens-defuse-title = { kittens-card-defuse }
learn-kittens-defuse-1 = Diesmal gibt es nichts zu spielen: Zieh eine Karte. Zum Glück hast du eine { kittens-card-defuse }.
learn-kittens-defuse-2 = Ein Kitten! Deine { kittens-card-defuse } hat sich von selbst gespielt. Versteck das Kitten jetzt irgendwo im Stapel. Als Nächste zieht Ada: Leg es obenauf.
learn-kittens-defuse-done = Ada hatte keine { kittens-card-defuse } und ist explodiert. Sie ist raus, und wer zuletzt lebt, gewinnt.

learn-kittens-favor-title = { kittens-card-favor }
learn-kittens-favor-1 = Spiel „{ kittens-card-favor }“: Alle anderen geben dir eine Karte ihrer Wahl. (In den englischen Ausgaben gibt nur eine Person, die du aussuchst.)
learn-kittens-favor-done = Du hast bekommen, was sie am wenigsten brauchten. Mit Adas { kittens-card-tacocat } hast du aber zwei gleiche.

learn-kittens-pair-title = Ein Paar
learn-kittens-pair-1 = Eine Katze allein tut nichts. Zwei gleiche Karten sind ein Paar: Spiel deine zwei { kittens-card-tacocat }s und klau bei jemandem eine zufällige Karte.
learn-kittens-pair-done = Nur ihr zwei wisst, welche Karte es war. Zwei gleiche Karten sind immer ein Paar, nicht nur Katzen.

learn-kittens-three-title = Ein Drilling
learn-kittens-three-1 = Mit drei gleichen Karten darfst du die Karte nennen, die du willst. Du brauchst eine { kittens-card-defuse }: Spiel den Drilling und verlang sie von Leo.
learn-kittens-three-done = Leo hatte eine und musste sie hergeben. Sonst hättest du nichts bekommen. Alle haben gehört, was du wolltest.

learn-kittens-nope-title = { kittens-card-nope }
learn-kittens-nope-1 = Leo hat „{ kittens-card-attack }“ gespielt: Du müsstest zwei Züge machen. „{ kittens-card-nope }“ geht jederzeit, auch wenn du nicht dran bist. Halt ihn auf!
learn-kittens-nope-done = Gestoppt: Seine Karte ist weg, und er musste ziehen. Auch ein „{ kittens-card-nope }“ lässt sich stoppen. Ein Kitten oder eine { kittens-card-defuse } nicht.

learn-kittens-attack-title = Wer zuletzt lebt, gewinnt
learn-kittens-attack-1 = Leo ist explodiert, nur Ada ist noch da. Du hast keine { kittens-card-defuse }, also schau voraus: Spiel „{ kittens-card-see }“.
learn-kittens-attack-2 = Das Kitten ist die zweite Karte. Spiel „{ kittens-card-attack }“: Dein Zug endet ohne Ziehen, und Ada muss zwei Züge machen.
learn-kittens-attack-done = Adas zweite Karte war das Kitten. Nur du bist noch am Leben: gewonnen!
