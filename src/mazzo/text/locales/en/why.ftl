# Why a game was lost: one sentence of the coach after its end.

verdict-turn = See that move
verdict-quality =
    { $count ->
        [0] You never had a choice.
       *[other] Good choices: { $good } of { $count }.
    }
why-position = The table before move { $move }
why-yours = Your choice: { $choice }
why-better = Better: { $choice }
why-your-mark = You
why-better-mark = Better
why-chose = you chose “{ $chosen }”
why-choice-ten = Move { $move }: { $did }. “{ $best }” wins about { $high } times in 10 from there, your choice { $low }.
why-choice-percent = Move { $move }: { $did }. “{ $best }” wins about { $high }% of the time from there, your choice { $low }%.
why-luck =
    { $low ->
        [0] Luck decided it.
       *[other] Bad luck cost you most.
    } Move { $move }: { $came }. Your chance of winning went from { $high }% to { $low }%.
why-turn = The game turned at move { $move }: { $came }. Your chance of winning went from { $high }% to { $low }%.
why-out = Move { $move }: { $came }. Even before that, your chance of winning was only about { $high }%.
why-slow = No single move decided it; your chance slipped away bit by bit. The biggest step, move { $move }: { $came }. That took you from { $high }% to { $low }%.
why-slow-unknown = No single move decided it; your chance slipped away bit by bit, most of all after move { $move }: from { $high }% to { $low }%.
why-fell = Your chance fell most between moves { $move } and { $until }, from about { $high }% to { $low }%: that was the others and the cards. No choice of yours was clearly wrong.
why-end = After your last choice, move { $move }, you still had a chance of about { $high }%. The others and the cards decided the rest.
why-watched = You never had a choice: the others and the cards decided it.
why-won = You won.
