# Ciò che si dice intorno a un tavolo, qualunque sia il gioco: chi siede e perché qualcosa non si può fare.
kind-me = Io
kind-me-about = Tu, a questo schermo.
kind-invited = Invitato
kind-invited-about = Una persona a cui mandi un invito.
kind-random = Principiante
kind-random-about = Automatico: fa una mossa legale qualsiasi.
kind-greedy = Svelto
kind-greedy-about = Automatico: guarda avanti di una decisione.
kind-search-easy = Pensatore, facile
kind-search-easy-about = Automatico: pensa un attimo, al massimo un quinto di secondo.
kind-search-normal = Pensatore
kind-search-normal-about = Automatico: pensa prima di decidere, al massimo un secondo.
kind-search-hard = Pensatore, difficile
kind-search-hard-about = Automatico: pensa a lungo, al massimo tre secondi.
kind-search-time = Pensatore, { $seconds } s
kind-search-count = Pensatore, { $count } tentativi
kind-with = { $kind }: { $argument }
seat-again = { $name } { $number }

why-legal = Ora si può fare.
why-apart = Nessuna tua mossa riguarda insieme { $first } e { $second }.
why-could = { $thing } può entrare in { $count ->
    [one] questa mossa: { $moves }.
   *[other] { $count } mosse, per esempio { $moves }.
}
why-way = Prima questo: poi decidi di { $thing }.
why-idle = { $thing } non entra adesso in nessuna tua mossa.
why-something = questo
why-move = «{ $move }»
why-unreadable = Questa non è una mossa del gioco: { $detail }.

denied-not-seated = Può farlo solo chi ha un posto; tu stai guardando.
denied-handed-over = Ora per questo posto decide un giocatore automatico. Prima riprendi il posto.
denied-seat = Non si può fare: { $detail }.
denied-touches = Tocca una o due cose, poi chiedi perché.
