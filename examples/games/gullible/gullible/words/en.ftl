gullible-title = Gullible
gullible-blurb = Gulls squawk, dive and steal each other’s lunch.

gullible-card-1 = Chip
gullible-card-2 = Sardine
gullible-card-3 = Cone
gullible-card-5 = Crab
gullible-card--3 = Boot
gullible-text-1 = Still warm. Somebody is looking for it.
gullible-text-2 = Comes without a tin, which saves time.
gullible-text-3 = Was handed to a child a moment ago.
gullible-text-5 = Lunch that hits back.
gullible-text--3 = Size 11, left, well aged. You will regret it.

gullible-field-piers = piers
gullible-field-pile = snacks to come
gullible-field-nests = nest
gullible-field-points = points
gullible-field-squawks = squawks
gullible-field-bids = bid
gullible-field-dives = pier
gullible-field-round = round

gullible-edition-usual = Whole lunch
gullible-edition-snack = Quick snack
gullible-option-rounds = Rounds
gullible-option-squawks = Squawks at the start
gullible-option-comfort = Squawks for a gull that gets nothing
gullible-reason-full-belly = the fullest belly

gullible-kind-squawk = Squawk
gullible-kind-dive = Dive
gullible-choose-squawks = How loud? Everybody pays what they bid.
gullible-choose-pier = Choose a pier. The loudest gull there gets it all.
gullible-value-squawks = { $value }
gullible-value-pier = Pier { $value }
gullible-do-squawk = { $squawks ->
        [0] Hold your beak
        [one] Squawk once
       *[other] Squawk { $squawks } times
    }
gullible-do-dive = Dive at pier { $pier }

gullible-the-1 = a chip
gullible-the-2 = a sardine
gullible-the-3 = a cone
gullible-the-5 = a crab
gullible-the--3 = a boot

gullible-landed = Round { $round }: lunch lands on the piers.
gullible-sealed = { $seat } takes a deep breath.
    .seat = { $squawks ->
        [0] You hold your beak.
        [one] You are ready for one squawk.
       *[other] You are ready for { $squawks } squawks.
    }
gullible-squawked = All squawk: { $bids }.
gullible-aimed = { $seat } picks a pier and whistles innocently.
    .seat = You aim at pier { $pier }.
gullible-dived = Splash! All gulls dive.
gullible-took = { $snacks ->
        [none] { $seat } dives at pier { $pier } and finds a nice view.
       *[other] { $seat } clears pier { $pier }: { WORDS($snacks, "gullible-the") }.
    }
    .seat = { $snacks ->
        [none] You dive at pier { $pier } and find a nice view.
       *[other] You clear pier { $pier }: { WORDS($snacks, "gullible-the") }.
    }
gullible-squabbled = { $seats } squabble at pier { $pier }. The lunch stays dry.
    .seats = { $seats } squabble at pier { $pier }. The lunch stays dry.
gullible-sulked = { $seat } gets nothing and sulks.
    .seat = You get nothing and sulk. At least it clears the throat.
gullible-ended = { $winners } { COUNT($winners) ->
        [one] has
       *[other] have
    } the fullest belly and { COUNT($winners) ->
        [one] wins
       *[other] win
    }.
    .winners = { COUNT($winners) ->
        [one] You have the fullest belly and win!
       *[other] { $winners } have the fullest belly and win.
    }

gullible-picture-took = seat → snacks
gullible-wit-squabbled = Nobody eats. The pigeons take notes. | Two gulls, one chip, no winners. | The sardine sends its thanks.
gullible-wit-took = All gone. Even the napkin. | Burp. | Table service, gull style.
gullible-wit-won = The seafront has a new menace. | The word “share” is not in this bird’s dictionary. | Please do not feed the winner.
gullible-honour = Terror of the seafront
gullible-number-took = raids
gullible-number-squabbled = squabbles
