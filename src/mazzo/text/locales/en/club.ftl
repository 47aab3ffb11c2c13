# A club's tournament: the page of its people, of its host, and the wall. Loaded by the screens that need them.

club-new = A tournament for your club
club-about = Up to 64 people, at tables of 3 to 6. The better half of each table moves on, until one table plays the final.
club-title = Name of the tournament
club-size = People at a table
club-create = Create the tournament
club-enter = Take part
club-leave = Withdraw from the tournament
club-leave-sure = Withdraw from the tournament? You can’t come back in.
club-your-table = Your table
club-your-table-soon = Your table is almost ready…
club-entering = { $count ->
    [one] { $count } person has entered
   *[other] { $count } people have entered
  }
club-you-are-in = You’re in. Keep this page open: your table will appear here.
club-you-wait = You came after the first draw. The host can let you in for round 2.
club-you-are-out = That’s it for you this time. Thanks for playing!
club-you-won = You’ve won the tournament!
club-round-goes-on = You’ll know when all tables of this round have ended.
club-next-round = You’re through to the next round.
club-round = Round { $number }
club-final = Final
club-table = Table { $number }
club-playing = playing
club-underway = { $count ->
    [0] No table is playing
    [one] One table is playing
   *[other] { $count } tables are playing
  }
club-between = The host draws the next round; otherwise it’s drawn automatically in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
club-winner = { $name } wins the tournament!
club-ended = The tournament ended without a winner.
club-place = Place { $place }
club-moves-on = moves on
club-has-won = winner
club-drawn = by lot
club-absent = absent
club-withdrawn = withdrawn
club-waits = waiting to be let in
club-host = For the host
club-draw = Draw round { $number }
club-wall = Page for the wall
club-export = Export (CSV)
club-end = End the tournament
club-end-sure = End the tournament for everyone, without a winner?
club-yes = Yes
club-no = No
club-withdraw = Withdraw { $name }
club-admit = Let { $name } in
club-hand-over = Make { $name } the host
club-hand-over-sure = Hand the tournament over to { $name }? They’re in charge from then on.
club-hosted-by = Host: { $name }
club-take-over = Run the tournament
club-take-over-sure = Run the tournament from now on, in place of the host?
club-watch = Watch the table
club-people = People
club-invite = Link to this page:
club-fair = Are the draws fair?
club-fair-how = All draws come from one secret number. Its hash has been shown from the start; the number is shown at the end, so that anyone can check every draw.
club-fair-hash = Hash:
club-fair-seed = Number:
club-scan = Scan this to take part
refusal-tournament-game = A tournament needs a turn clock, and a game that works with 3, 4 and 5 players.
refusal-tournament-size = A table has { $fewest } to { $most } people.
refusal-tournament-title = Names have 1 to { $most } characters, on one line.
refusal-tournament-full = This tournament has room for { $most } people.
refusal-tournament-few = { $fewest } people are needed for a tournament.
refusal-tournament-late = Round 2 has been drawn; nobody can enter anymore.
refusal-tournament-over = This tournament is over.
refusal-tournament-withdrawn = The host has taken you out of this tournament.
refusal-tournament-playing = Some tables of this round are still playing.
refusal-tournament-round = This round has been drawn already.
refusal-tournament-no-place = Latecomers take the place of people who were absent or withdrew, and nobody did.
refusal-tournament-last = The last person can’t be withdrawn. End the tournament instead.
refusal-tournament-host-here = The host was here less than an hour ago. Ask them to hand over.
refusal-tournament-long = Too much has been changed in this tournament already. People, names and the host stay as they are.
refusal-no-tournament = There is no such tournament. It may have been deleted.
refusal-not-entered = You aren’t in this tournament.
refusal-no-such-table = This tournament has no such table now.
