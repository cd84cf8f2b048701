# Ciò che la riga di comando dice sui giochi.
games-id = id
games-title = titolo
games-players = giocatori
games-modes = modalità
games-modules = moduli
games-languages = lingue
games-stage = stadio
games-none = Nella sala non c'è ancora nessun gioco. `starboard games --all` elenca anche i classici.

replay-heading = { $game }, dopo la mossa { $number } di { $moves }

why-offer = { $seat } può farlo ora: { $offer }
why-legal = { $seat } può farlo ora.

verify-ok = ok
verify-not = NO
verify-moves = { $count ->
    [one] { $count } mossa, legale
   *[other] { $count } mosse, tutte legali
}
verify-no-commitment = nessun impegno sul seme nella registrazione: nulla prova che il seme fosse scelto prima della partita
verify-no-hashes = nessuna impronta di stato nella registrazione: nulla con cui confrontare le posizioni
verify-no-result = nessun risultato nella registrazione
verify-holds = La registrazione è valida.
verify-fails = La registrazione non è valida.
verify-chapter = Capitolo { $chapter } ({ $file })
verify-join = Dal capitolo { $before } al capitolo { $after }
verify-other-rules = giocato con la versione { $rules } delle regole, non con la { $now }: non rigiocato
verify-not-replayed = il capitolo precedente è di altre regole: si confronta solo ciò che dice di lasciare
verify-campaign-holds = La campagna è valida.
verify-campaign-fails = La campagna non è valida.

scenario-ok = ok
scenario-fails = FALLISCE
scenario-wrong = ERRATO
scenario-total = { $ok } ok, { $failing } non riusciti, { $wrong } che non si possono eseguire

rules-none = Nessuna regola contiene tutte queste parole.
rules-english = Queste regole non sono ancora tradotte: il testo è in inglese.

simulate-summary = { $game }: { $games } partite in { $seconds } s, { $decisions } decisioni
simulate-rates = { $games } partite/s, { $decisions } decisioni/s, { $mean } decisioni per partita
simulate-stopped = Interrotto dopo { $games } partite su { $planned }; il resoconto riguarda quelle.
simulate-ending = fine
simulate-count = partite
simulate-seat = posto
simulate-role = ruolo
simulate-wins = vittorie
simulate-points = punti medi
campaigns-summary = { $game }: { $campaigns } campagne
campaigns-length = capitoli
campaigns-count = campagne
campaigns-chapter = capitolo
campaigns-played = giocati
campaigns-mean = decisioni medie
simulate-questions = domande a partita
simulate-windows = rifiutabili
simulate-declined = rifiutate

strength-summary = { $game }: { $player } solo a un tavolo da { $seats }, in ogni posto lo stesso numero di volte
strength-summary-at-table = { $game }: { $player } solo a tavoli veri da { $seats }, in ogni posto lo stesso numero di volte
strength-against = contro
strength-games = partite
strength-wins = vittorie
strength-share = quota
strength-interval = intervallo al 95 %
strength-points = punti medi
strength-fair = La quota equa a questo tavolo è { $share }.
