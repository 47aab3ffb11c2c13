# Perché una partita è andata persa: una frase del coach dopo la fine.

verdict-turn = Guarda la mossa
verdict-quality =
    { $count ->
        [0] Non hai mai avuto scelta.
       *[other] Scelte buone: { $good } su { $count }.
    }
why-position = Il tavolo prima della mossa { $move }
why-yours = La tua scelta: { $choice }
why-better = Meglio: { $choice }
why-your-mark = Tu
why-better-mark = Meglio
why-chose = hai scelto «{ $chosen }»
why-choice-ten = Mossa { $move }: { $did }. Da lì «{ $best }» vince circa { $high } volte su 10, la tua scelta { $low }.
why-choice-percent = Mossa { $move }: { $did }. Da lì «{ $best }» vince circa nel { $high }% dei casi, la tua scelta nel { $low }%.
why-luck =
    { $low ->
        [0] Ha deciso la fortuna.
       *[other] Più di tutto ti è costata la sfortuna.
    } Mossa { $move }: { $came }. La tua probabilità di vincere è passata dal { $high }% al { $low }%.
why-turn = La partita è cambiata alla mossa { $move }: { $came }. La tua probabilità di vincere è passata dal { $high }% al { $low }%.
why-out = Mossa { $move }: { $came }. Già prima avevi solo il { $high }% circa di probabilità di vincere.
why-slow = Nessuna mossa ha deciso da sola: hai perso terreno poco a poco. Il passo più grande, mossa { $move }: { $came }. Sei passato dal { $high }% al { $low }%.
why-slow-unknown = Nessuna mossa ha deciso da sola: hai perso terreno poco a poco, soprattutto dopo la mossa { $move }: dal { $high }% al { $low }%.
why-fell = La tua probabilità è calata di più tra le mosse { $move } e { $until }, dal { $high }% circa al { $low }%: sono stati gli altri e le carte. Nessuna tua scelta è stata chiaramente sbagliata.
why-end = Dopo la tua ultima scelta, mossa { $move }, avevi ancora circa il { $high }% di probabilità. Il resto l’hanno deciso gli altri e le carte.
why-watched = Non hai mai avuto scelta: hanno deciso gli altri e le carte.
why-won = Hai vinto.
