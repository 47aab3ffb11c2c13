# Rivedere una partita finita.

replay-title = { $game }: { $names }
replay-none = Questa partita non si può mostrare
replay-dealt = Le carte sono state distribuite.
replay-log = Che cosa è successo
replay-slider = Punto della partita
replay-move = { $number } di { $total }
replay-previous = Mossa precedente
replay-next = Mossa successiva
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Visto da
replay-everybody = Tutti
replay-share = Condividi questo momento
replay-film = Filmato di queste mosse
replay-filming = Il filmato è in preparazione…
replay-copied = Link copiato.
replay-copy-this = Copia questo link: { $url }
replay-download = Scarica la partita
replay-verify = La mescolata era regolare?
replay-not-a-record = Questo non è il file di una partita finita. Lo ottieni con «Scarica la partita» quando la riguardi.
