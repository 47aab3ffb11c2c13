# Il terminale, dove dice qualcosa che le pagine non dicono.

terminal-list = { $others } e { $last }
terminal-labelled = { $label }: { $text }
terminal-log = Cronaca
terminal-coach = Coach
terminal-emotes = Reazioni
terminal-theme = Chiaro/scuro
terminal-quit = Esci
terminal-back = Indietro
terminal-seats = Giocatori
terminal-bots = Bot
terminal-clock = Tempo per reagire
terminal-role = Tu
terminal-play = giochi
terminal-watch = guardi
terminal-begin = Gioca contro i bot, qui
terminal-at-a-server = Gioca su un server, con altri
terminal-return = Torna al tuo tavolo { $code } su { $address }
terminal-continue = Riprendi la tua partita: { $game }
terminal-look-back = Rivedi una partita
terminal-address = Indirizzo del server
terminal-code = Codice del tavolo (vuoto: scegli da un elenco)
terminal-new-table = Apri un tavolo nuovo
terminal-stage-lobby = in attesa di giocatori
terminal-stage-playing = partita in corso
terminal-stage-over = partita finita
terminal-send-away = Manda via un bot
terminal-other-game = Un altro gioco o un’altra edizione
terminal-file = File della partita
terminal-save = Salva la partita
terminal-saved = La partita è in { $file }.
terminal-bot-failed = { $bot } è andato in tilt, quindi è stata giocata la mossa più semplice: { $why }
terminal-too-small = Questa finestra è troppo piccola: { $width } per { $height } caratteri. Ne servono almeno { $columns } per { $lines }.
terminal-leave-why = La partita resta salvata. Puoi riprenderla più tardi dalla pagina iniziale.

## Help
terminal-help-keys =
    Si sceglie con le frecce e Invio, con i tasti davanti a ogni riga o con il mouse. Esc torna indietro di un passo.
    ? aiuto   g cronaca   c coach   e reazioni   u passa fino al mio turno
    l lingua   t chiaro o scuro   q esci   Ctrl-C esci subito
terminal-help-replay =
    ← (o b) e → vanno indietro e avanti di una mossa, ↑ e ↓ di dieci, i tasti Inizio e Fine all’inizio e alla fine. Un clic sulla barra porta a quel momento.
    Spazio fa scorrere la partita da sola, e la ferma.
    Una cifra mostra ciò che vedeva quel giocatore, 0 ciò che vedevano tutti.
    a analisi   l lingua   t chiaro o scuro   q indietro   Ctrl-C esci subito

## On the way to a server
terminal-no-address = { $address } non è l’indirizzo di un server. Un esempio: http://localhost:8000.
terminal-no-server = Nessuna risposta da { $address }. Il server è acceso, e l’indirizzo è giusto?
terminal-no-mazzo = { $address } risponde, ma non è un server di Mazzo.
terminal-other-version = Il server { $address } usa un’altra versione di Mazzo. Serve la stessa versione da entrambe le parti.
terminal-refused = Il server { $address } ha rifiutato: { $why }

## Righe semplici, dove non si disegna nulla
terminal-welcome = { $game } ({ $edition }). Giochi con { $names }.
terminal-how = Scrivi un numero, o le prime lettere di una scelta.
terminal-how-else = Puoi anche scrivere { $help } (?), { $log }, { $table }, { $back } ed { $quit }.
# Cinque parole da scrivere: per l’aiuto, la cronaca, il tavolo, un passo indietro, e per uscire.
terminal-commands = aiuto cronaca tavolo indietro esci
terminal-or-enter = (o Invio)
terminal-no-choice = { $answer } adesso non è possibile. Puoi scegliere { $choices }.
terminal-which-game = Quale gioco?
terminal-left = Hai lasciato la partita.
terminal-kept = La partita è salvata. Per riprenderla: { $command }
terminal-again = Per rigiocare con le stesse carte: { $command }
terminal-save-where = Salvi la partita? Un nome di file, o Invio per no:
terminal-see-again = Per rivederla: { $command }
terminal-more = Per colori, tasti e mouse: { $command }
terminal-replay-how = Invio: la mossa seguente. b: indietro. Un numero: a quella mossa. q: esci.

## mazzo analyse
terminal-choices = Scelte
terminal-mistakes = Scelte che sono costate qualcosa (le peggiori: { $shown } su { $count }):
terminal-no-mistakes = Nessuna scelta è costata molto.
terminal-instead = { $bot } al loro posto
terminal-same = Stessa scelta
terminal-same-of = { $same } su { $count }
terminal-instead-mistakes = Dove { $bot } avrebbe perso di più (le scelte peggiori: { $shown } su { $count }):
terminal-instead-none = { $bot } non avrebbe perso granché.
terminal-no-turning = Non c’è stata nessuna svolta.
