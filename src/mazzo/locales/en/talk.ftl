# What happens around a game, and what people say to each other with one tap.

happened-joined = { $name } has joined
happened-left = { $name } has left
happened-left-game = { $name } left, a bot plays on
happened-cameback = { $name } is back
happened-satdown = { $name } has taken a seat
happened-stoodup = { $name } is watching now
happened-tookseat = { $name } has taken over from the bot
happened-asked = { $name } would like to take over from the bot
happened-declined = { $name } keeps watching
happened-bottookover = { $name } is away, a bot plays for now
happened-removed = The host removed { $name }
happened-removed-game = The host removed { $name }, a bot plays on
happened-hostchanged = { $name } is the host now
happened-changed = The host changed the settings
happened-seatsshuffled = The seats have been shuffled
happened-locked = The table is locked
happened-unlocked = The table is open again
happened-removed-you = You removed { $name }
happened-removed-you-game = You removed { $name }, a bot plays on
happened-hostchanged-you = You’re the host now
happened-changed-to = The host changed: { $changes }
setting-on = on
setting-off = off

phrase-hello-all = Hello everyone!
phrase-good-luck = Good luck!
phrase-nice-one = Nice one!
phrase-so-close = So close!
phrase-why-me = Why me?
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = It’s your turn!
phrase-one-moment = One moment, please
phrase-one-more = One more game?
phrase-good-game = Good game!
phrase-see-you = See you!
