# Parole di ogni tavolo, qualunque sia il gioco.
refused-game-over = La partita è finita. Iniziane una nuova o apri il replay.
refused-not-awaited = Non tocca a { $seat } decidere ora. Attendi che il tavolo lo chieda.
refused-nothing-to-undo = { $seat } non ha più decisioni da annullare.
refused-undo-barrier = Non si può annullare: nel frattempo qualcosa è stato estratto o mostrato.
refused-undo-other = Non si può annullare senza chiedere: nel frattempo { $seat } ha deciso. Chiedi se si può.
refused-undo-asked = { $seat } ha già chiesto di annullare una decisione. Aspetta le risposte, oppure rispondi.
refused-undo-not-asked = A { $seat } nessuno chiede se si può annullare una decisione, o c'è già stata una risposta.
refused-lesson-fact = Non in questa lezione: dopo non sarebbe più vero che { $fact }. Scegli altro, oppure lascia la lezione.
refused-no-lesson = A questo tavolo non c'è una lezione da lasciare: non ne ha, o è già stata lasciata.

seat-name = Posto { $number }
viewer-spectator = spettatore
viewer-referee = arbitro
list-two = { $first } e { $last }
list-many = { $first }, { $rest }
awaiting = In attesa di { $seats }.
awaiting-together = In attesa di una sola risposta di { $seats } insieme: può darla chiunque di loro.
welcome = Può agire anche se nessuno lo aspetta: { $seats }.
game-over = La partita è finita.

setup-seats = { $game } si gioca da { $from } a { $to }, non in { $seats }. Cambia il numero di posti.
setup-seats-exactly = { $game } si gioca in { $from }, non in { $seats }. Cambia il numero di posti.

reason-greedy = Sembra la migliore guardando una decisione avanti ({ $percent } %).
reason-search = La migliore in { $iterations } partite immaginate ({ $percent } %).

seat-called = { $seat }

outcome-ending = La partita è finita: { $ending }.
outcome-nobody = Nessuno vince.
outcome-together-won = Vincono tutti insieme.
outcome-together-lost = Perdono tutti insieme.
outcome-alone-won = { $seat } vince.
outcome-alone-lost = { $seat } perde.
outcome-won = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
outcome-rest = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
outcome-rank = { $rank }. { $standing }
