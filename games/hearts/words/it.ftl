hrt-clubs = fiori
hrt-diamonds = quadri
hrt-spades = picche
hrt-hearts = cuori
hrt-rank-2 = due
hrt-rank-3 = tre
hrt-rank-4 = quattro
hrt-rank-5 = cinque
hrt-rank-6 = sei
hrt-rank-7 = sette
hrt-rank-8 = otto
hrt-rank-9 = nove
hrt-rank-10 = dieci
hrt-rank-j = fante
hrt-rank-q = donna
hrt-rank-k = re
hrt-rank-a = asso
hrt-card = { $rank } di { $suit }
hrt-left = a sinistra
hrt-right = a destra
hrt-across = di fronte
hrt-option-goal-name = Traguardo
hrt-option-pass-name = Passaggio
hrt-option-goal = I punti a cui la partita finisce; 1 per una mano sola
hrt-option-pass = Se si passano tre carte prima delle prese
hrt-setup-goal = Il traguardo va da { $from } a { $to } punti, non { $goal }.
hrt-clock-passing = mano { $deal }, si passa { $direction }
hrt-clock-trick = mano { $deal }, presa { $trick }
hrt-clock-over = dopo la mano { $deal }
hrt-points = punti
hrt-deal-points = presi in questa mano
hrt-trick = Presa
hrt-hand = Mano
hrt-taken = Prese fatte
hrt-badge-chosen = da passare
hrt-badge-count = carte scelte da passare
hrt-badge-void = niente { $suit }
hrt-badge-only-queen = niente picche tranne la donna
hrt-badge-passed = passata da { $from } a { $to }
hrt-prompt-pass = Scegli { $left ->
    [one] ancora una carta
   *[other] ancora { $left } carte
} da passare a { $seat }.
hrt-prompt-passing = I posti scelgono le carte da passare.
hrt-prompt-wait = Tocca a { $seat }.
hrt-prompt-first = Apri con il due di fiori.
hrt-prompt-lead = Apri la prossima presa.
hrt-prompt-follow = Rispondi al seme: gioca { $suit }.
hrt-prompt-discard = Non hai { $suit }: gioca un'altra carta.
hrt-offer-pass = Passa a { $seat }: { $card }
hrt-offer-play = Gioca { $card }
hrt-event-dealt = Mano { $deal }: si passano le carte { $direction }.
hrt-event-dealt-hold = Mano { $deal }: non si passano carte.
hrt-event-received = { $seat } riceve { $cards }.
hrt-event-chose = { $seat } passerà { $card }.
hrt-event-chose-secretly = { $seat } ha scelto { $count ->
    [one] una carta
   *[other] { $count } carte
} da passare.
hrt-event-passed = { $from } passa a { $to }: { $cards }.
hrt-event-passed-secretly = { $from } passa tre carte a { $to }.
hrt-event-leads = { $seat } ha il due di fiori e apre.
hrt-event-played = { $seat } gioca { $card }.
hrt-event-broke = I cuori sono rotti.
hrt-event-took = { $seat } fa la presa: { $points ->
    [0] nessun punto
    [one] un punto
   *[other] { $points } punti
}.
hrt-event-shot = { $seat } ha fatto cappotto.
hrt-event-scored = { $seat } segna { $points ->
    [0] nessun punto
    [one] un punto
   *[other] { $points } punti
} e ora ne ha { $total }.
hrt-event-won = { $seat } vince con meno punti di tutti.
hrt-refused-not-passing = Ora non si passano carte. Gioca una carta.
hrt-refused-not-held = Quella carta non è nella tua mano. Scegline una che hai.
hrt-refused-chosen = Hai già scelto quella carta. Scegline un'altra.
hrt-refused-not-playing = Prima si passano le carte. Scegli una carta da passare.
hrt-refused-two-of-clubs = La prima presa comincia con il due di fiori. Apri con quello.
hrt-refused-unbroken = Non è ancora stata giocata nessuna carta di cuori, quindi non si apre di cuori. Apri con un altro seme.
hrt-refused-follow = Hai { $suit } e devi rispondere al seme. Gioca una di quelle carte.
hrt-refused-first-trick = Niente cuori né donna di picche nella prima presa. Gioca un'altra carta.
hrt-score-earlier = { $deals ->
    [one] Dalla mano precedente
   *[other] Dalle { $deals } mani precedenti
}
hrt-score-hearts = { $hearts ->
    [0] Nessuna carta di cuori
    [one] Una carta di cuori
   *[other] { $hearts } carte di cuori
}
hrt-score-queen = La donna di picche
hrt-score-moon = Cappotto
hrt-score-moon-other = Cappotto di { $seat }
hrt-ending-goal = traguardo raggiunto
