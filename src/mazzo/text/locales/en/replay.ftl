# Looking back at a finished game.

replay-title = { $game }: { $names }
replay-none = This game can’t be shown
replay-dealt = The cards are dealt.
replay-log = What happened
replay-slider = Moment of the game
replay-move = { $number } of { $total }
replay-previous = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-everybody = Everyone
replay-share = Share this moment
replay-film = Video of these moves
replay-filming = Making the video…
replay-copied = Link copied.
replay-copy-this = Copy this link: { $url }
replay-download = Download the record
replay-verify = Was the deal fair?
replay-not-a-record = This isn’t the record of a finished game. “Download the record” makes one when you look back.
