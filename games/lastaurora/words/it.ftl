# Che cosa dice Last Aurora mentre si gioca: domande, mosse, eventi, rifiuti, punteggio.

## Orologio
la-clock = round { $round }, { $phase }
la-clock-over = dopo il round { $round }

## Indicatori
la-gauge-round = round
la-gauge-fame = Fama
la-gauge-objects = Oggetti in mano
la-gauge-limit = limite di Oggetti
la-gauge-food = Cibo
la-gauge-ammo = Munizioni
la-gauge-fuel = Carburante
la-gauge-survivors = Sopravvissuti
la-gauge-speed = velocità
la-gauge-damage = Danni
la-gauge-targets = segnalini Bersaglio in riserva
la-gauge-dodge = Schivata
la-gauge-aggression = Aggressività
la-gauge-behind = spazi alla fine della baia
la-gauge-engine = motore
la-gauge-cards = carte nel mazzo

## Distintivi
la-badge-strength = forza
la-badge-contamination = Contaminazione
la-badge-doomed = condannato
la-badge-exploring = esplora
la-badge-used = usato
la-badge-damaged = danneggiato
la-badge-speed = velocità
la-badge-pull = traina
la-badge-boost = Carburante extra
la-badge-tracked = cingolata
la-badge-required = forza richiesta
la-badge-radiation = radiazioni
la-badge-attack = attacco
la-badge-defence = difesa
la-badge-asgard-defence = difesa asgardiana
la-badge-waypoint = Tappa
la-badge-contaminated = contaminato
la-badge-avalanche = Valanga
la-badge-mine = Mina
la-badge-mooring = ormeggio dell'Aurora
la-badge-first = primo giocatore
la-badge-passed = ha passato
la-badge-aboard = all'Aurora
la-badge-cloaked = occultato
la-badge-mission = missione
la-badge-prevented = impedita
la-badge-no-driver = nessun autista

## Carte coperte
la-hidden-object = Oggetto, coperto
la-hidden-loot = Bottino, coperto
la-hidden-outcome = carta Esito, coperta: { $pattern }
la-hidden-exploration = carta Esplorazione, coperta: { $period }
la-hidden-story = Storia, coperta: { $phase }. { $trigger }
la-hidden-action = carta Azione, coperta

## Richieste
la-prompt-wait = Decide { $seat }.
la-prompt-crew = Scegli il tuo equipaggio.
la-prompt-explore = Esplora una casella, oppure passa.
la-prompt-boost = Forza { $strength }: spendi Cibo o un Oggetto, oppure scegli una casella.
la-prompt-order = Scegli che cosa svolgere ora: l'azione della carta o un'Azione Bonus.
la-prompt-goods = Scegli che cosa ottenere: ancora { $left }.
la-prompt-place = Scegli dove mettere { $card-il }.
la-prompt-overload-gained = Non c'è posto per tutto: scegli una Risorsa da buttare via.
la-prompt-overload-lost = Hai perso dei riquadri: scegli che cosa perde il tuo Convoglio.
la-prompt-overload-joined = Non c'è posto per il nuovo arrivato: butta via una Risorsa o congeda un Sopravvissuto.
la-prompt-overload-driver = Sulla Motrice non c'è posto per un autista: scegli una Risorsa da buttare via.
la-prompt-encounter = { $card }: scegli un'opzione, oppure rifiuta.
la-prompt-pay = Scegli una Risorsa da pagare: ancora { $left }.
la-prompt-pay-object = Scegli un Oggetto da scartare.
la-prompt-lose = Scegli una Risorsa da perdere.
la-prompt-feed = Nutri i Sopravvissuti nella Zona Esausti, oppure passa al riposo.
la-prompt-rest = Usa abilità di Riposo e Oggetti, oppure finisci il turno.
la-prompt-move = Guida, oppure resta dove sei.
la-prompt-step = Punti movimento rimasti: { $points }. Scegli il prossimo spazio, oppure fermati.
la-prompt-advance = Avanzi gratis: scegli la strada.
la-prompt-mines = Scegli uno spazio per un segnalino Mina, oppure smetti.
la-prompt-contaminate = Scegli il Sopravvissuto che riceve la Contaminazione.
la-prompt-decontaminate = Scegli il Sopravvissuto da ripulire.
la-prompt-decontaminate-zone = Scegli una zona da ripulire.
la-prompt-survivor = Scegli un Sopravvissuto da spostare { $from-dal } { $to-al }.
la-prompt-survivor-lost = Scegli il Sopravvissuto che perdi.
la-prompt-mutant = Rimuovere 1 Contaminazione dal Mutante Alfa e mandarlo nella Zona Riposo?
la-prompt-window = Comincia la Fase di Fuoco: gioca un Oggetto, oppure prosegui.
la-prompt-damage = Piazza i Danni: ancora { $left }.
la-prompt-repair = Scegli un Danno da rimuovere: ancora { $left }.
la-prompt-fire = Attacca, usa un'abilità o un Oggetto, oppure finisci il turno.
la-prompt-enemy = Scegli un Nemico nella tua regione.
la-prompt-target = Scegli il segnalino Bersaglio da rimuovere.
la-prompt-loot = { $card }: prendi il Bottino, oppure rinuncia.
la-prompt-humiliate = Scegli chi umiliare.
la-prompt-end-round = Usa le abilità di Fine Round, oppure prosegui.
la-prompt-limit = Puoi tenere { $limit } Oggetti: scegline uno da scartare.
la-prompt-keep = Scegli un Oggetto da tenere: ancora { $left }.
la-prompt-discard = Scegli un Oggetto da scartare: ancora { $left }.
la-prompt-broadcast = Trasmissione d'Emergenza: dai Cibo in cambio di Fama, oppure smetti.
la-prompt-fallout = Pioggia Radioattiva: contamina un Sopravvissuto Attivo o scarta un Oggetto.
la-prompt-improve = Scegli una carta per il tuo Convoglio, oppure nessuna.
la-prompt-peek = Rimetti queste carte sul mazzo, prima la più profonda: scegli la prossima.
la-prompt-refresh = Scegli una carta da scartare dalla Zona Esplorazione, oppure smetti.
la-prompt-which-story = Scegli la Storia che affronti.
la-prompt-story = { $story }: scegli un'opzione.
la-prompt-test = { $story }: paga per altre lettere, oppure passa alla prova.
la-prompt-archive = Scegli la carta sotto cui archiviare la Storia.
la-prompt-give-to = Scegli un giocatore nel tuo spazio.
la-prompt-give = Scegli una Risorsa da dare a { $seat }.
la-prompt-demand-whom = Scegli a chi chiedere il pedaggio.
la-prompt-demand = { $seat } pretende un pedaggio: dai una Risorsa o subisci 1 Danno.
la-prompt-automa-story = Scarta una Storia dell'Automa per impedire una carta Azione, oppure prosegui.

## Gruppi di mosse
la-group-explore = Esplorare
la-group-objects = Oggetti
la-group-abilities = Abilità
la-group-attack = Attaccare
la-group-players = Giocatori
la-group-road = Strada
la-group-convoy = Convoglio
la-group-turn = Turno
la-group-people = Sopravvissuti
la-group-story = Storia

## Mosse
la-offer-pass = Passa
la-offer-done = Fatto
la-offer-end-turn = Finisci il turno
la-offer-go-on = Prosegui
la-offer-nothing = Niente
la-offer-boost = Spendi 1 Cibo: forza +1
la-offer-explorers = Esplora con: { $who }
la-offer-slot = Casella { $slot }: { $card }
la-offer-card-action = Azione della carta: { $card }
la-offer-bonus = Azione Bonus: { $bonus }
la-offer-finish = Concludi l'esplorazione
la-offer-take = Prendi { $what }
la-offer-place-column = { $card }: colonna { $column }
la-offer-place-replace = { $card }: sostituisci { $other-il }
la-offer-throw = Butta via { $what }
la-offer-dismiss = Congeda { $who-il }
la-offer-option = { $what }
la-offer-decline = Rifiuta
la-offer-pay = Paga { $what }
la-offer-feed = Nutri { $who-il }: 1 { $what-one }
la-offer-feed-free = Nutri { $who-il } dalla Cucina da Campo
la-offer-feed-object = Nutri { $who-il }: { $object }
la-offer-rest = Riposa
la-offer-use = Usa { $who-il }
la-offer-snipe = { $who }: 3 Danni { $enemy-al } per 1 Munizione
la-offer-snipe-with = { $who }: 3 Danni { $enemy-al } usando { $object-il }
la-offer-burn = { $who }: scarta { $object-il } per +2 velocità
la-offer-play = Gioca { $card-il }
la-offer-play-choice = Gioca { $card-il }: { $choice }
la-offer-stay = Resta fermo
la-offer-drive-fuel = Paga { $fuel } Carburante: velocità { $speed }
la-offer-drive-food = Paga { $fuel } Carburante e { $food } Cibo: velocità { $speed }
la-offer-go = Guida fino a { $space }
la-offer-go-points = Guida fino a { $space }: punti movimento { $points }
la-offer-mine = Piazza una Mina in { $space }
la-offer-stop = Fermati qui
la-offer-survivor = { $who }
la-offer-damage = Danno: { $box }, { $card }
la-offer-repair = Ripara: { $box }, { $card }
la-offer-attack = { $weapon }, { $card }: spara { $enemy-al }
la-offer-attack-with = { $weapon }, { $card }: spara { $enemy-al } usando { $object-il }
la-offer-attack-seat = { $weapon }, { $card }: spara a { $seat }
la-offer-attack-seat-with = { $weapon }, { $card }: spara a { $seat } usando { $object-il }
la-offer-enemy = { $enemy }
la-offer-target = Rimuovi il segnalino Bersaglio di { $seat }
la-offer-seat = { $seat }
la-offer-discard = Scarta { $card-il }
la-offer-keep = Tieni { $card-il }
la-offer-salvage = Prendi { $card-il }
la-offer-order = Rimetti ora sul mazzo { $card-il }
la-offer-loot = Prendi il Bottino
la-offer-clean = Rimuovi la Contaminazione
la-offer-give-food = Dai 1 Cibo per la Fama
la-offer-letters = { $cost }: anche { $letters }
la-offer-test = Affronta la prova
la-offer-archive = Archivia sotto { $card-il }
la-offer-archive-new = Archivia sotto la carta che stai prendendo
la-offer-story = Affronta { $story }
la-offer-zone = { $zone }
la-offer-prevent = Impedisci { $card-il }
la-offer-take-damage = Subisci 1 Danno
la-offer-crew = { $crew }

## Eventi
la-event-round = Comincia il round { $round }.
la-event-phase = { $phase }.
la-event-crew = { $player } ha l'{ $crew }.
la-event-passed = { $player } passa.
la-event-boost = { $player } spende 1 Cibo per la forza.
la-event-explored = { $player } esplora { $card-il }.
la-event-bonus = { $player }: Azione Bonus { $bonus }.
la-event-encounter = { $player } sceglie: { $option }
la-event-declined = { $player } rifiuta.
la-event-gain = { $player } ottiene { $n } { $n ->
    [one] { $res-one }
   *[other] { $res-many }
}.
la-event-paid = { $player } paga { $n } { $n ->
    [one] { $res-one }
   *[other] { $res-many }
}.
la-event-lost = { $player } perde 1 { $res-one }.
la-event-gave = { $player } dà 1 { $res-one } a { $to }.
la-event-fame = { $player } ottiene { $n } Fama.
la-event-fame-lost = { $player } perde { $n } Fama.
la-event-object = { $player } pesca un Oggetto.
la-event-object-own = Peschi { $object-il }.
la-event-object-played = { $player } gioca { $object-il }.
la-event-object-discarded = { $player } scarta { $object-il }.
la-event-ability = { $player } usa { $survivor-il }.
la-event-placed = { $player } aggiunge { $card-il } al Convoglio.
la-event-car-gone = { $player } perde { $card-il } dal Convoglio.
la-event-damage = { $player } subisce 1 Danno: { $card }.
la-event-repair = { $player } ripara 1 Danno: { $card }.
la-event-self-repair = La blindatura asgardiana si ripara da sola.
la-event-joined = { $survivor-Il } si unisce a { $player }: { $zone }.
la-event-zone = { $survivor-Il } di { $player } va { $zone-nel }.
la-event-contaminated = { $survivor-Il } di { $player } riceve { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
}.
la-event-cleaned = { $survivor-Il } di { $player } perde { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
}.
la-event-died = { $survivor-Il } di { $player } muore.
la-event-dismissed = { $player } congeda { $survivor-il }.
la-event-left = { $survivor-Il } lascia { $player }.
la-event-left-behind = { $player } non ha posto per { $survivor-il }, che resta indietro.
la-event-child-lost = Il bambino di { $player } è perduto.
la-event-drawn = Nuova carta nella Zona Esplorazione: { $card }.
la-event-enemy-drawn = Compare un Nemico: { $card }.
la-event-event = Evento: { $card }.
la-event-trimmed = Via dalla Zona Esplorazione: { $card }.
la-event-blizzard = La bufera rallenta i Convogli secondo l'Ordine di Turno.
la-event-howl = Il branco ulula.
la-event-drive = { $player } paga { $n } per { $points } punti movimento.
la-event-stays = { $player } resta fermo.
la-event-moved = { $player } va in { $space }.
la-event-speed = In questo movimento la velocità di { $player } cambia di { $n }.
la-event-speed-next = Nel prossimo movimento la velocità di { $player } cambia di { $n }.
la-event-avalanche = { $player } sgombra la valanga.
la-event-mine-laid = { $player } piazza una Mina in { $space }.
la-event-mine = { $player } finisce su una Mina.
la-event-waypoint = { $player } prende un segnalino: { $counter }.
la-event-boarded = { $player } raggiunge l'Aurora!
la-event-aurora = L'Aurora salpa per la fermata { $stop }, ormeggio { $space }.
la-event-aurora-red = L'Aurora passa allo stadio rosso, ormeggio { $space }.
la-event-aurora-yellow = L'Aurora torna allo stadio giallo, ormeggio { $space }.
la-event-deployed = Nemico nella regione { $region }: { $enemy }.
la-event-ambush = Imboscata: { $enemy }!
la-event-indicated = Indicate: { $pattern }.
la-event-shot = { $player } spara { $enemy-al }: { $n ->
    [0] MANCATO
   *[other] a segno, Danni: { $n }
}.
la-event-shot-player = { $player } spara a { $victim }: { $n ->
    [0] MANCATO
   *[other] Danni: { $n }
}.
la-event-target = { $player } mette un segnalino Bersaglio.
la-event-enemy-damage = { $player } infligge { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} { $enemy-al }.
la-event-defeated = { $player } sconfigge { $enemy-il }.
la-event-loot = { $player } vince il Bottino: { $loot }.
la-event-enemy-attacks = Attacco: { $enemy }!
la-event-shaken-off = Nemico seminato: { $enemy }.
la-event-radio = { $player } scatena i predoni contro chi è davanti.
la-event-humiliated = { $player } umilia { $victim }.
la-event-story = { $player } affronta una Storia: { $story }.
la-event-option = { $player } sceglie: { $option }
la-event-result = { $player }: { $text }
la-event-test-passed = { $player } supera la prova con { $letter }.
la-event-test-failed = { $player } fallisce la prova con { $letter }.
la-event-mission = { $player } accetta la missione.
la-event-archived = { $player } archivia la Storia { $story }.
la-event-story-discarded = La Storia { $story } è scartata.
la-event-story-deck = Entra in gioco il mazzo Storie del periodo { $period }.
la-event-ordered = Rimetti una carta sul mazzo Esplorazione.
la-event-automa-card = { $player } gioca { $card }.
la-event-automa-rests = { $player } riposa e ha { $n } carte in mano.
la-event-automa-damage = { $player } subisce { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}.
la-event-automa-loot = { $player } vince il Bottino.
la-event-automa-story = { $player } prende una Storia.
la-event-prevented = { $card }: impedita; la Storia { $story } è scartata.

## Opzioni e preparazione
la-option-map = La mappa: alpha per le prime partite, beta con bivi e valanghe
la-option-modules = I moduli di Acciaio Siderale in gioco, in qualsiasi combinazione
la-option-mine = Se la Mina opzionale è nel mazzo Oggetti
la-option-crews = Come si assegnano gli equipaggi: a caso o a scelta
la-option-difficulty = Quanto è forte l'Automa nel gioco in solitario
la-setup-pvp-solo = Il modulo pvp non si può usare in solitario. Toglilo, oppure aggiungi un giocatore.

## Finali e punteggio
la-ending-boarded = l'Aurora è stata raggiunta
la-ending-departed = l'Aurora è partita senza nessuno
la-score-fame = tracciato Fama
la-score-spaces = spazi davanti all'ultimo Convoglio
la-score-objects = Oggetti tenuti
la-score-end = Fama di riquadri, Sopravvissuti e Storie
la-score-survivors = Sopravvissuti
la-score-cards = carte del Convoglio senza Danni
la-score-sets = coppie di 1 Cibo e 1 Carburante

## Rifiuti
la-refused-not-asked = Non è ciò che viene chiesto ora. Scegli una delle mosse proposte.
la-refused-not-active = Quel Sopravvissuto non è nella tua Zona Attiva. Scegline uno che lo è.
la-refused-no-slot = Non hanno abbastanza forza per nessuna casella. Aggiungi un Sopravvissuto, o tieni Cibo da spendere.
la-refused-no-food = Non hai Cibo da spendere.
la-refused-empty-slot = In quella casella non c'è nulla da esplorare. Scegline un'altra.
la-refused-strength = Quella casella richiede forza { $required }; hai { $strength }. Spendi Cibo, o scegli un'altra casella.
la-refused-no-room = Non c'è posto per un altro Sopravvissuto. Scegli un'altra casella.
la-refused-card-first = Prima svolgi l'azione della carta.
la-refused-bonus = Quell'Azione Bonus ora non è disponibile.
la-refused-column = La carta non si può mettere in quella colonna. Scegline un'altra.
la-refused-cost = Non puoi pagare quell'opzione, o non ne soddisfi la condizione. Scegline un'altra.
la-refused-box = Quel riquadro non può subire questo Danno. Scegline uno ammesso e intatto.
la-refused-undamaged = In quel riquadro non c'è Danno da rimuovere.
la-refused-not-exhausted = Quel Sopravvissuto non è nella tua Zona Esausti e non ha bisogno di Cibo.
la-refused-meal = Non hai quel pasto, o questo Sopravvissuto non può mangiarlo.
la-refused-aboard = Il tuo Convoglio ha raggiunto l'Aurora e resta lì.
la-refused-driver = Nessuno può stare al volante: alla Motrice serve un riquadro intatto per un Sopravvissuto. Riparala, o resta.
la-refused-fuel = Muovere costa almeno 1 Carburante, e non ne hai abbastanza. Paga meno, o resta.
la-refused-substitute = La tua Motrice non lo brucia, o non ce l'hai.
la-refused-speed = La tua Motrice non accetta tanto Carburante extra, o ora non ha velocità.
la-refused-reach = Non puoi raggiungere quello spazio con i punti rimasti.
la-refused-region = Il bersaglio non è nella tua regione. Scegline un altro.
la-refused-pvp = I giocatori si possono attaccare solo con il modulo pvp.
la-refused-weapon = Lì non c'è un'arma intatta. Scegli un altro riquadro.
la-refused-used = Quell'arma ha già sparato in questa fase. Scegline un'altra.
la-refused-ammo = Un'arma ordinaria costa 1 Munizione, un lanciarottami 1 Oggetto. Così non puoi pagare.
la-refused-payment = Quell'Oggetto non può pagare questo tiro, o non è nella tua mano.
la-refused-no-object = Quell'Oggetto non è nella tua mano.
la-refused-object-now = Quell'Oggetto ora non si può usare.
