# La cornice di una partita: il tavolo, prima, dopo, e perché qualcosa non si può fare.

## In gioco
table-game =
    { $game ->
        [mantis] Mantis
       *[kittens] Exploding Kittens
    }
table-connecting = Connessione al tavolo…
table-leave = Esci
table-out = Sei fuori. E adesso?
table-fast-forward = Avanti veloce
table-watch-on = Guarda
table-new-game = Nuova partita
table-tools = Il tavolo
table-mute = Togli l’audio
table-unmute = Attiva l’audio
table-talk = Di’ qualcosa
table-own-words = Con parole tue
table-say = Dillo
table-silence = Silenzia { $name }
table-people = Persone
table-emotes = Manda una reazione
table-emoted = { $name }: { $emote }
table-log = Che cosa è successo
table-close-log = Chiudi la cronaca
table-log-empty = Qui compare tutto quello che succede.
table-board = Sul tavolo
table-spoken = Novità dal tavolo
table-help = Aiuto
table-more = Altro
table-watchers =
    { $count ->
        [one] 1 persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-game-over = La partita è finita
table-hand = La tua mano
table-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } carte
    }
table-sort = Ordina le carte
table-sort-kind = Per tipo
table-sort-drawn = In ordine di pesca
table-choose-card = Scegli una carta
table-choose-player = Scegli un giocatore
table-choose-value = Scegli che cosa nominare
table-choose-row = Scegli una fila
table-choose-die = Scegli un dado
table-choose-number = Scegli un numero
table-choose-other = Scegli di nuovo
table-round-over = Il round è finito
table-your-turn = Tocca a te
table-you-are-asked = Che cosa rispondi?
table-waiting-for = { $name } sta scegliendo
table-has-chosen = ha scelto
table-waiting-for-many =
    { $count ->
        [one] 1 giocatore sta scegliendo
       *[other] { $count } giocatori stanno scegliendo
    }
table-has-the-turn = È il suo turno.
table-you-have-the-turn = È il tuo turno.
table-you = tu
table-away = assente
table-stand-in = un bot al suo posto
table-bot =
    { $level ->
        [easy] bot facile
        [medium] bot medio
        [hard] bot forte
        [expert] bot esperto
        [none] bot
       *[other] bot { $level }
    }
table-help-glow = Puoi scegliere tutto ciò che si illumina: l’effetto è scritto lì. Il resto è bloccato, quindi non puoi sbagliare.
table-rules = Le regole
table-learn = Impara giocando
table-keys = Tasti
table-key-digits = scegli la prima cosa illuminata, la seconda…
table-key-tab = passa da una cosa all’altra, e scegli
table-key-sound = attiva o disattiva l’audio
table-key-escape = chiudi, o torna indietro di un passo
table-copied = Copiato.
table-saved = Salvato: { $name }
table-not-copied = Questo browser non ci lascia copiare. Ecco il testo: { $text }
table-leave-question = Vuoi lasciare la partita?
table-leave-why = Al tuo posto gioca un bot. Finché la partita è in corso puoi tornare dalla pagina iniziale.
table-stay = Resta
table-leave-anyway = Esci
table-lost = Connessione persa. Ci riconnettiamo… Il tuo posto è al sicuro.
table-back = Sei di nuovo al tavolo.
table-announced = Da chi gestisce il server: { $text }
table-bot-plays-for-you = Un bot sta giocando per te.
table-play-on = Riprendi tu
table-you-watch = Stai guardando.
table-take-over = Entra in gioco
table-take-over-question = Di chi prendi il posto?
table-take-over-seat = Gioca al posto di { $name }
table-take-seat-how = Prima lo chiediamo all’host. Poi giochi con le carte di quel posto.
table-seat-asked = Abbiamo chiesto all’host se puoi entrare in gioco.
table-request = { $name } vorrebbe giocare al posto di { $seat }.
table-agree = Va bene
table-decline = Non ora

## Facce
emote-hello = Ciao!
emote-well-played = Ben giocato!
emote-thinking = Fammi pensare
emote-laugh = Ah ah!
emote-wow = Wow!
emote-oops = Ops
emote-cry = Ahia
emote-evil = Aspetta e vedrai
emote-love = Che bello
emote-bye = Ciao ciao

## La fine
ended-you-won = Hai vinto!
ended-won = Vittoria di { $name }
ended-shared =
    { $mine ->
        [yes] Vittoria condivisa, e un po’ è tua: { $names }
       *[no] Vittoria condivisa: { $names }
    }
ended-scored =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
ended-rematch = Un’altra partita
ended-sit = Gioca la prossima
ended-watch = Guarda la prossima
ended-table = Posti e impostazioni
ended-look-back = Rivedi
ended-share = Condividi
ended-settings = Cambia le impostazioni
ended-verify = Controlla le carte
ended-home = Pagina iniziale
ended-look = Guarda il tavolo
ended-show = Com’è finita

## Prima della partita
lobby-invite = Invita gli amici
lobby-invite-how = Manda il link, di’ il codice, o fai inquadrare il QR.
lobby-code = Codice di questo tavolo
lobby-copy-link = Copia il link
lobby-share = Condividi
lobby-share-title = Vieni a giocare
lobby-seats = Posti: { $taken } su { $most }
lobby-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
lobby-sit = Siediti
lobby-stand = Alzati e guarda
lobby-full = Tutti i posti sono presi. Puoi guardare.
lobby-host = host
lobby-rename = Il tuo nome
lobby-save = Salva
lobby-add-bot = Aggiungi un bot:
lobby-level =
    { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Forte
       *[expert] Esperto
    }
lobby-remove-bot = Manda via { $name }
lobby-start = Comincia
lobby-start-now = Comincia subito
lobby-ready = Ci sono
lobby-you-are-ready = Ci sei
lobby-is-ready = c’è
lobby-waiting-for = Aspettiamo { $names }
lobby-waiting-for-you = Tutti aspettano te.
lobby-shuffle = Mescola i posti
lobby-left = ha lasciato il tavolo
lobby-too-few =
    { $count ->
        [one] Manca ancora qualcuno: un amico o un bot.
       *[other] Ne mancano ancora { $count }: amici o bot.
    }
lobby-host-begins = { $name } dà il via quando ci siete tutti.
lobby-somebody-begins = L’host dà il via quando ci siete tutti.
lobby-settings = Impostazioni della partita
lobby-host-sets = Lo decide l’host.
lobby-tournament = La partita comincia quando ci sono tutti, o comunque dopo due minuti.
lobby-to-tournament = Al torneo
lobby-game = Gioco
lobby-edition = Edizione
edition-change = Cambia edizione
edition-known = Capito
lobby-turn-clock = Tempo per un turno
lobby-reaction-clock = Tempo per reagire
lobby-speed = Velocità dei bot
lobby-speed-calm = con calma
lobby-speed-normal = normale
lobby-speed-fast = veloce
lobby-no-clock = senza limite
lobby-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
lobby-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
lobby-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
lobby-house-rules = Regole della casa
lobby-changed =
    { $count ->
        [one] 1 modifica
       *[other] { $count } modifiche
    }
lobby-as-printed = Come da regolamento
lobby-less = Uno di meno
lobby-more = Uno di più
lobby-table-rules = Il tavolo
lobby-open = Nell’elenco, visibile a tutti
lobby-auto-pass = Da solo con i bot: chiedimelo solo se posso reagire
lobby-chat = Chat libera
lobby-coach = Consigli del coach
lobby-abandoned = Quando se ne vanno tutti
lobby-abandoned-finish = i bot finiscono la partita
lobby-abandoned-expire = il tavolo chiude
lobby-absent = Chi è assente quando si comincia
lobby-absent-bot = ha un bot al suo posto
lobby-absent-sit_out = salta la partita
lobby-evening = La serata
lobby-evening-open = dura quanto volete
lobby-evening-first_to_3 = va a chi vince per primo 3 partite
lobby-evening-best_of_5 = dura 5 partite; vince chi ha più punti
lobby-fair = Controlla le carte
lobby-fair-how = Il server ha già scelto la sua parte della mescolata e ne mostra l’impronta prima della partita. Il tuo browser ci aggiunge la sua: un testo casuale, che resta visibile a tutti nella registrazione della partita. Alla fine chiunque può controllare che nulla sia cambiato.
lobby-fair-hash = Impronta delle prossime carte:

## People
people-watching =
    { $count ->
        [0] Non guarda nessuno
        [one] 1 persona sta guardando
       *[other] { $count } persone stanno guardando
    }
people-removed = fuori dal tavolo
people-let-in = Fai rientrare
people-more = Altro su { $name }
people-silence = Silenzia
people-hear = Riattiva
people-hand-on = Nomina host
people-remove = Allontana dal tavolo
people-remove-sure = Sì, allontana
people-remove-why = Potrà tornare solo se lo permetti.
people-remove-game = Al suo posto gioca un bot. Potrà tornare solo se lo permetti.
people-lock = Blocca: non entra più nessuno
people-locked = Il tavolo è bloccato: non entra più nessuno.

## Più persone, un dispositivo
local-title = Più persone, un dispositivo
local-how = Passatevi il dispositivo. Le carte segrete restano dietro un sipario.
local-names = Chi gioca?
local-name = Giocatore { $number }
local-add = Aggiungi un giocatore
local-remove = Togli { $name }
local-begin = Comincia
local-resume = Continua
local-resume-question = C’è una partita in sospeso: { $names }
local-beginning = Prepariamo il tavolo…
local-turn = { $name }, tocca a te
local-asked = { $name }: { $question }
local-pass-to = Passa il dispositivo { AD($name) }
local-pass-why = Gli altri non sbirciano!
local-i-am = Sono { $name }
local-reaction-question = Qualcuno reagisce?
local-reaction-why = Chi vuole pensarci prende il dispositivo e guarda le proprie carte.
local-look = { $name } dà un’occhiata
local-nobody = Nessuno
local-back = Torna alla domanda
local-leave-why = La partita vi aspetta qualche minuto su questo dispositivo.

## Perché qualcosa non si fa
refusal-other = Non ha funzionato: { $why }
refusal-offline = Il server non risponde. Sei online?
refusal-needs-server = Per questo serve un server.
refusal-not-loaded = Non è stato possibile caricare i giochi su questo dispositivo. Sei online?
refusal-stranger = Il server non riconosce questo browser. Ricarica la pagina e consenti i cookie.
refusal-too-fast = Troppo in fretta. Prendi fiato e riprova.
refusal-busy = Il server è occupato. Riprova tra { $seconds } s.
refusal-not-understood = Il server non ha capito questa pagina. Ricaricala.
refusal-fault = Qualcosa è andato storto sul server: non è cambiato nulla. Riprova.
refusal-unknown-game = Qui questo gioco non è disponibile.
refusal-turn-seconds = Un turno può durare da 1 a { $most } secondi, o non avere limite.
refusal-reaction-seconds = Il tempo per reagire può andare da 1 a { $most } secondi.
refusal-name = Il nome può avere al massimo 24 caratteri, su una sola riga.
refusal-not-here = Non sei più a questo tavolo. Ricarica la pagina.
refusal-not-seated = Qui non hai un posto. Prima siediti.
refusal-seated = Hai già un posto.
refusal-screen = Uno schermo mostra solo il tavolo. Gioca da un telefono o da un altro dispositivo.
refusal-not-host = Può farlo solo l’host.
refusal-playing = Si può cambiare a partita finita.
refusal-not-playing = Al momento qui non si sta giocando.
refusal-full = I posti sono { $most }, tutti presi. Puoi guardare.
refusal-too-few = Servono { $fewest } giocatori. Aggiungi un amico o un bot.
refusal-too-many = Questa edizione prevede al massimo { $most } giocatori. Qualcuno deve alzarsi.
refusal-full-house = A questo tavolo c’è posto per { $most } persone, ed è al completo.
refusal-full-address = A questo tavolo ci sono già { $most } persone che usano la tua stessa connessione. Prima qualcuno di voi deve andarsene.
refusal-unknown-bot = Questo bot non sa giocare a questo gioco.
refusal-bot-options = Questo bot non conosce una regola di questo tavolo ({ $options }). Lasciala come da regolamento o scegli un altro bot.
refusal-not-a-bot = Lì non c’è un bot.
refusal-seat = Questo posto non esiste.
refusal-taken = Quel posto è già occupato. Scegline un altro.
refusal-outdated = La partita è andata avanti da quando hai scelto. Guarda di nuovo.
refusal-not-asked = Ora scelgono gli altri. Arriverà anche il tuo turno.
refusal-no-coach = A questo tavolo si gioca senza coach. L’host può cambiarlo prima di una partita.
refusal-not-legal = Adesso non si può. Scegli tra ciò che è illuminato.
refusal-settings = Con questi numeri la partita non può cominciare. Scegline altri, o giocate come da regolamento.
refusal-seen-another-hand = In questa partita hai già visto un’altra mano. Puoi guardare fino alla fine.
refusal-people-play = C’è ancora qualcuno in gioco. Si possono accelerare solo i bot.
refusal-no-request = Non vuole più il posto.
refusal-no-person = Non è più a questo tavolo.
refusal-own-self = Non ci si può escludere da soli: lascia il tavolo, o prima nomina host qualcun altro.
refusal-host-here = L’host è ancora qui.
refusal-removed = L’host ti ha allontanato da questo tavolo. Chiedi all’host di farti rientrare.
refusal-locked = Questo tavolo è bloccato. Chiedi all’host di sbloccarlo.
refusal-one-device = A questo tavolo si gioca su un solo dispositivo, con chi se lo passa.
refusal-one-device-stays = Un tavolo su un solo dispositivo resta così. Apri un altro tavolo.
refusal-no-chat-in-public = La chat libera c’è solo ai tavoli che non sono in elenco.
refusal-silent-watchers = A un tavolo in elenco parla solo chi gioca.
refusal-words = Qui non si può dire.
refusal-no-chat = A questo tavolo ci sono solo le frasi pronte. L’host può attivare la chat libera prima di una partita.
refusal-text = Un messaggio può avere al massimo { $most } caratteri, su una sola riga.
refusal-entropy = La tua parte della mescolata può avere da 1 a { $most } lettere e cifre, e si aggiunge prima della partita. Resta nella registrazione della partita, dove tutti possono leggerla.
refusal-tournament = Questo tavolo è di un torneo: è il torneo ad assegnare i posti e ad avviare la partita.
refusal-no-seed = Le carte si stanno ancora mescolando. Riprova tra un momento.
refusal-closed = Questo tavolo è chiuso. Aprine un altro.
refusal-too-many-tables = Su questo server ora non c’è posto per un altro tavolo. Riprova più tardi.
refusal-not-json = Il server non ha capito questa pagina. Ricaricala.
refusal-too-slow = La connessione è troppo lenta. Riprova.
refusal-too-large = Era troppa roba in una volta.
refusal-no-short-code = Nessun tavolo ha queste lettere. Fattene dare di nuove, o chiedi il link.
refusal-link-used = Questo link è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
refusal-no-table = Non troviamo questo tavolo. Forse è stato chiuso, o il codice è sbagliato.
refusal-quarantined = Questo tavolo ha un problema: deve occuparsene chi gestisce il server. Le partite sono al sicuro.
refusal-banned = Non puoi usare questo server fino a: { $until }.
refusal-not-operator = Può farlo solo chi gestisce questo server.
refusal-no-record = Non troviamo questa partita. Forse non è stata conservata.
refusal-crowded = Troppe connessioni. Chiudi altre pagine, o riprova più tardi.
refusal-restart = Il server si sta riavviando. Riprova tra poco.
refusal-failure = Il server non raggiunge il suo database. Riprova tra un momento.
refusal-refused = Il server non può farlo.
refusal-http = Il server non può farlo.

## Perché il server chiude una connessione
close-no-table = Non troviamo questo tavolo. Forse è stato chiuso, o il codice è sbagliato.
close-closed = Questo tavolo è chiuso.
close-elsewhere = Questa partita continua in un’altra finestra di questo browser.
close-not-loaded = Non è stato possibile caricare i giochi su questo dispositivo. Sei online?
close-quarantined = Questo tavolo ha un problema: deve occuparsene chi gestisce il server. Le partite sono al sicuro.
close-banned = Chi gestisce questo server ti ha escluso per un po’.
close-forgotten = I tuoi dati qui sono stati cancellati. Ricarica la pagina per ricominciare da capo.
close-removed = L’host ti ha allontanato da questo tavolo.
close-locked = Questo tavolo è bloccato. Chiedi all’host di sbloccarlo.
close-other-version = Questa pagina e il server sono versioni diverse di Mazzo. Ricaricala: la partita è al sicuro.
close-crowded = Troppe connessioni a questo tavolo. Riproviamo tra un po’.
close-restart = Il server torna tra un momento. La partita è al sicuro.
close-failure = Il server sta riaprendo questo tavolo. La partita è al sicuro.
close-nonsense = Il server non ha capito questa pagina. Ricaricala.
close-slow = La connessione era troppo lenta per seguire la partita.

## The big screen

tv-which = Quale tavolo vuoi mostrare?
tv-show = Mostralo
tv-where = Al tavolo qualcuno apre «Mostra in TV» e legge sei lettere.
tv-join = Inquadra il codice con il telefono, oppure vai su questo sito e scrivi le lettere
tv-nobody = Non c’è ancora nessuno.
tv-over = Questo tavolo è chiuso. Alla prossima!
tv-offer = Mostra in TV
tv-how = Apri questa pagina sul televisore, sul portatile o sul proiettore e scrivi le lettere:
tv-here = Mostra su questo schermo
tv-name = Schermo grande

## The first table, and the first game
table-newcomer = Come ti chiamiamo?
table-newcomer-enter = Al tavolo
first-choose = Tocca a te: puoi scegliere tutto ciò che brilla.
first-others = Ora giocano gli altri. In alto leggi quando tocca di nuovo a te.
first-log = Ti sei perso qualcosa? L’elenco in alto ha ogni mossa.
first-react = Puoi rispondere a questa carta prima che valga. Se non vuoi, lasciala passare.
