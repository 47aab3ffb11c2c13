# What bots say to what everybody has seen. Each message has several lines, with | between them; one is drawn.

banter-bold-gain = Jetzt gehört’s mir. | Zu einfach. | Würde ich wieder tun. Werde ich auch.
banter-bold-loss = Das hab ich dir überlassen. | Freu dich, solange es hält. | Ist notiert. Ich notiere alles.
banter-bold-won = Wie angekündigt. | Gab es je Zweifel? | Applaus ist erlaubt.
banter-bold-lost = Das war nur die Generalprobe. | Mein eigenes Talent hat mich abgelenkt. | Revanche. Jetzt.

banter-merry-gain = Juhu! | Oh, was für eine Überraschung! | Sieh an, das hat geklappt!
banter-merry-loss = Hoppla! | Schöner Zug! | Das hat gekitzelt.
banter-merry-won = Wir haben’s geschafft! Also, ich. | Hurra! Kuchen für alle! | Das schönste Spiel überhaupt!
banter-merry-lost = Das war lustig! Nochmal? | Der Sieg ist verdient! | Ich komme nur wegen der Karten.

banter-gruff-gain = Wurde auch Zeit. | Hm. Gut. | Na endlich.
banter-gruff-loss = Typisch. | Jedes. Einzelne. Mal. | Das hab ich gesehen.
banter-gruff-won = Tja. Irgendwann musste das passieren. | Ich lächle. Innerlich. | Na gut, das war schön.
banter-gruff-lost = Hab ich’s doch gewusst. | Die Karten mochten mich noch nie. | Sprecht mich nicht an.

banter-meek-gain = Oh! Darf ich? | Hoffentlich stört es nicht … | War ich das?
banter-meek-loss = Macht nichts … | Du passt gut darauf auf, ja? | Ich hab es kaum gebraucht.
banter-meek-won = Ich? Wirklich? | Es tut mir so leid. Und ich freu mich so. | Kann das jemand prüfen?
banter-meek-lost = Schön war’s trotzdem. | Vielleicht beim nächsten Mal. | Ihr wart alle so gut.
