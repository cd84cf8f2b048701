# Che cosa dice Nemesis mentre si gioca: domande, mosse, eventi, rifiuti.

## Orologio
nem-clock = turno { $turn }, spazio del Tempo { $space }, { $phase }
nem-clock-draft = prima del primo turno

## Indicatori
nem-gauge-hand = carte in mano
nem-gauge-deck = carte nel mazzo Azione
nem-gauge-light = Ferite Leggere
nem-gauge-serious = Ferite Gravi
nem-gauge-eggs = Uova nel Nido

## Contrassegni
nem-badge-first = Primo Giocatore
nem-badge-passed = ha passato
nem-badge-combat = in Combattimento
nem-badge-slime = Secrezione
nem-badge-signal = Segnale inviato
nem-badge-larva = Larva
nem-badge-escaped = in salvo
nem-badge-hibernates = in ibernazione
nem-badge-dead = morto
nem-badge-injuries = Danni
nem-badge-items = Contatore Strumenti
nem-badge-cost = costo
nem-badge-computer = Computer
nem-badge-fire = Fuoco
nem-badge-malfunction = Malfunzionamento
nem-badge-airlock = Camera Stagna
nem-badge-noise = Rumore
nem-badge-door-closed = Portellone Chiuso
nem-badge-door-destroyed = Portellone Distrutto
nem-badge-ammo = Munizioni
nem-badge-dressed = bendata
nem-badge-joined = unito
nem-badge-locked = Bloccata
nem-badge-unlocked = Sbloccata
nem-badge-chambers-open = camere aperte
nem-badge-can-be-stopped = si può fermare

## Carte e gettoni coperti
nem-hidden-engine = Motore, stato sconosciuto

## Parole brevi
nem-intruder = { $kind } { $n }
nem-term-eggs = Uova
nem-term-contamination = carta Contaminazione
nem-term-nothing = nulla
nem-term-item = Strumento
    .il = lo Strumento
    .Il = Lo Strumento
    .del = dello Strumento
    .al = allo Strumento
    .nel = nello Strumento
    .sul = sullo Strumento
    .dal = dallo Strumento
    .un = uno Strumento
    .o = o
    .is = è
    .has = ha

## Richieste
nem-prompt-draft = Scegli il tuo Personaggio.
nem-prompt-keep-goal = Scegli l'Obiettivo che tieni; l'altro esce dal gioco.
nem-prompt-round = { $left ->
    [1] Scegli un'Azione, oppure passa: te ne resta 1 in questo round.
    [2] Scegli un'Azione, oppure passa: te ne restano 2 in questo round.
    [3] Scegli un'Azione, oppure passa: te ne restano 3 in questo round.
   *[other] Scegli un'Azione, oppure passa: in questo round puoi eseguirne quante vuoi.
}
nem-prompt-pay = Scegli { $n ->
    [one] la carta Azione
   *[other] le carte Azione
} con cui pagare: ancora { $n }.
nem-prompt-pay-one = Scegli la carta Azione che paga il nuovo tiro Rumore.
nem-prompt-choose-room = Scegli una Stanza.
nem-prompt-choose-destination = Scegli la Stanza in cui andare.
nem-prompt-choose-character = Scegli un Personaggio indicandone il giocatore.
nem-prompt-choose-target = Scegli il bersaglio.
nem-prompt-choose-weapon = Scegli un'Arma.
nem-prompt-choose-door = Scegli il Corridoio con il Portellone.
nem-prompt-choose-deck = Scegli un mazzo Strumenti.
nem-prompt-choose-pod = Scegli una Capsula di Salvataggio.
nem-prompt-choose-engine = Scegli un Motore.
nem-prompt-choose-course = Scegli la nuova posizione del segnalino Destinazione.
nem-prompt-choose-object = Scegli l'Oggetto da esaminare.
nem-prompt-choose-option = Scegli che cosa ti offre la Stanza.
nem-prompt-discard = Scegli una carta da scartare: ancora { $n }.
nem-prompt-pass-discard = Hai passato: scarta quante carte vuoi dalla mano, poi di' che hai fatto.
nem-prompt-cycle = Scarta quante carte vuoi dalla mano; ne peschi altrettante, e qualcuna in più.
nem-prompt-keep-item = Scegli lo Strumento che tieni; il resto va sotto il mazzo.
nem-prompt-drop-to-fit = Hai le Mani occupate: scegli che cosa lasciare a terra.
nem-prompt-drop-excess = La ferita ti toglie spazi Mano: scegli che cosa lasciare a terra.
nem-prompt-spend-craft = Scegli un componente per lo Strumento Creato.
nem-prompt-spend-quest = Scegli lo Strumento da scartare per lo Strumento Missione.
nem-prompt-spend = Scegli lo Strumento da scartare.
nem-prompt-doors = Scegli un Portellone da aprire o chiudere, oppure di' che hai fatto.
nem-prompt-engine = Vedi i due gettoni del Motore: lascia il loro ordine, oppure cambialo.
nem-prompt-event = Vedi la carta Evento in cima: rimettila in cima, oppure sotto il mazzo.
nem-prompt-careful-noise = Ti muovi con cautela: scegli dove va il segnalino Rumore.
nem-prompt-noise-reaction = Usare lo Scanner di Movimento per ripetere il tiro Rumore?
nem-prompt-reroll = Il dado Attacco mostra: { $face }. Ripetere il tiro?
nem-prompt-more-ammo = Il dado Attacco mostra: { $face }. Scartare 1 altra Munizione per un Danno aggiuntivo?
nem-prompt-shoot-again = Il dado Attacco ha mostrato: { $face }. Sparare di nuovo allo stesso bersaglio?
nem-prompt-attacked = { $kind-Il } attacca: { $attack }. Ferma l'attacco, oppure lascia che avvenga.
nem-prompt-attacked-larva = { $kind-Il } attacca. Ferma l'attacco, oppure lascia che avvenga.
nem-prompt-dress = Scegli la Ferita Grave da bendare.
nem-prompt-heal = Scegli la Ferita Grave bendata da curare.
nem-prompt-scan = Scannerizzare le carte Contaminazione della tua mano?
nem-prompt-pod = Sei in una Capsula di Salvataggio: lanciala, lasciala, oppure resta.
nem-prompt-pod-entered = Ora sei in una Capsula di Salvataggio: lanciala, oppure aspetta.

## Gruppi di mosse
nem-group-draft = Scegli un Personaggio
nem-group-objective = Tieni un Obiettivo
nem-group-move = Vai in
nem-group-careful = Vai con cautela in
nem-group-escape = Fuggi in
nem-group-shoot = Spara
nem-group-melee = Attacca in mischia
nem-group-cards = Gioca una carta
nem-group-items = Usa uno Strumento
nem-group-room = Usa la Stanza
nem-group-pick = Raccogli
nem-group-craft = Crea
nem-group-quest = Attiva uno Strumento Missione
nem-group-drop = Lascia a terra
nem-group-pay = Paga con
nem-group-discard = Scarta
nem-group-spend = Scarta uno Strumento
nem-group-keep = Tieni
nem-group-choose = Scegli
nem-group-noise = Metti Rumore
nem-group-react = Reagisci
nem-group-pod = Capsula di Salvataggio
nem-group-turn = Prosegui

## Mosse
nem-offer-draft = Prendi { $what-il }
nem-offer-objective = Tieni l'Obiettivo { $what }
nem-offer-move = Vai nella Stanza { $room }
nem-offer-careful = Vai con cautela nella Stanza { $room }
nem-offer-escape = Fuggi nella Stanza { $room }
nem-offer-shoot = Spara con { $what-il }: { $target }
nem-offer-melee = Attacca in mischia: { $target }
nem-offer-pick = Raccogli { $what-il }
nem-offer-craft = Crea { $what-il }
nem-offer-quest = Attiva { $what-il }
nem-offer-play = Gioca { $what }
nem-offer-use = Usa { $what-il }
nem-offer-room = Usa l'Azione della Stanza { $room }
nem-offer-with-option = { $deed }: { $option }
nem-offer-rush = Esegui tre Azioni per 1 Ferita Leggera
nem-offer-drop = Lascia a terra { $what-il }
nem-offer-pass = Passa
nem-offer-pay = Paga con { $what }
nem-offer-discard = Scarta: { $what }
nem-offer-none = Non ce n'è nessuna da scartare
nem-offer-spend = Scarta { $what-il }
nem-offer-keep = Tieni { $what-il }
nem-offer-at = Scegli la Stanza { $room }
nem-offer-corridor = Scegli { $what-il }
nem-offer-technical = Scegli i Corridoi Tecnici
nem-offer-seat = Scegli { $seat }
nem-offer-target = Scegli il bersaglio: { $target }
nem-offer-weapon = Scegli { $what-il }
nem-offer-object = Scegli { $what-il }
nem-offer-deck = Scegli il mazzo { $what }
nem-offer-pod = Scegli la Capsula di Salvataggio { $n }
nem-offer-engine = Scegli il Motore { $n }
nem-offer-course = Sposta il segnalino Destinazione in { $what }
nem-offer-keep-order = Lascia i gettoni come sono
nem-offer-swap-order = Scambia i due gettoni
nem-offer-top = Rimetti la carta in cima
nem-offer-bottom = Metti la carta sotto il mazzo
nem-offer-wound = Tratta la ferita: { $what }
nem-offer-react = Usa contro: { $what }
nem-offer-decline = Non fare nulla
nem-offer-yes = Sì
nem-offer-no = No
nem-offer-done = Fatto
nem-offer-launch = Lancia la Capsula di Salvataggio
nem-offer-leave = Lascia la Capsula di Salvataggio
nem-offer-stay = Resta nella Capsula di Salvataggio e passa
nem-offer-wait = Aspetta nella Capsula di Salvataggio e passa

## Eventi
nem-event-drafts = { $seat } prende { $what-il }.
nem-event-turn = Comincia il turno { $n }.
nem-event-revived = { $seat } torna in vita nella Stanza { $room }.
nem-event-draws = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
nem-event-passes = { $seat } passa.
nem-event-rush = { $seat } esegue tre Azioni in questo round.
nem-event-plays = { $seat } gioca { $what }.
nem-event-uses = { $seat } usa { $what-il }.
nem-event-uses-up = { $seat } scarta { $what-il }.
nem-event-room-action = { $seat } usa l'Azione della Stanza { $room }.
nem-event-crafts = { $seat } crea { $what-il }.
nem-event-quest = { $seat } attiva { $what-il }.
nem-event-searches = { $seat } esegue una Ricerca nel mazzo { $deck }.
nem-event-finds = { $seat } trova { $what-un }.
nem-event-picks-up = { $seat } raccoglie { $what-il }.
nem-event-takes-egg = { $seat } prende un Uovo dal Nido.
nem-event-drops = { $seat } lascia a terra { $what-il }.
nem-event-loaded = { $seat } ricarica { $what-il }: { $n ->
    [one] 1 Munizione
   *[other] { $n } Munizioni
}.
nem-event-signal = { $seat } invia un Segnale.
nem-event-moves = { $seat } va nella Stanza { $room }.
nem-event-explored = La Stanza { $room } è esplorata: { $what }.
nem-event-token-revealed = Gettone Esplorazione della Stanza { $room }: { $token }.
nem-event-noise-roll = Tiro Rumore per la Stanza { $room }: { $face }.
nem-event-scanner = { $seat } usa lo Scanner di Movimento e ripete il tiro.
nem-event-noise = Si mette un segnalino Rumore: { $corridor }.
nem-event-noise-technical = Si mette un segnalino Rumore nei Corridoi Tecnici.
nem-event-danger = Pericolo nella Stanza { $room }.
nem-event-token = Dal sacchetto Intruso esce: { $token }.
nem-event-token-added = Un gettone va nel sacchetto Intruso: { $kind }.
nem-event-egg-added = Si aggiunge un Uovo al Nido.
nem-event-appears = { $kind } { $n }: compare nella Stanza { $room }.
nem-event-surprised = { $kind-Il } sorprende { $seat }, che ha in mano meno di { $n } carte.
nem-event-foe-moves = { $kind } { $n }: va nella Stanza { $room }.
nem-event-foe-vanishes = { $kind } { $n }: scompare nei Corridoi Tecnici.
nem-event-retreats = { $kind-Il } si ritira dal Corridoio numero { $n }.
nem-event-combat-roll = Dado Attacco: { $face }.
nem-event-misses = { $seat } manca il bersaglio.
nem-event-injured = { $kind } { $which }: { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}.
nem-event-blood = Controllo degli Effetti del Danno: valore di sangue { $n }.
nem-event-arrow = Controllo degli Effetti del Danno: l'Intruso si ritira.
nem-event-killed = { $kind } { $n }: muore nella Stanza { $room }.
nem-event-egg-destroyed = Un Uovo è distrutto nella Stanza { $room }.
nem-event-nest-destroyed = Il Nido è distrutto.
nem-event-weakness = Si scopre una Debolezza: { $what }.
nem-event-attacks = { $kind-Il } attacca { $seat }: { $attack }.
nem-event-attack-misses = L'attacco non colpisce { $seat }.
nem-event-armor = La Corazza protegge { $seat }.
nem-event-nerves = { $seat } ferma l'attacco con Nervi d'Acciaio.
nem-event-light-wound = { $seat } subisce una Ferita Leggera.
nem-event-serious-wound = { $seat } subisce una Ferita Grave: { $wound }.
nem-event-dressed = { $seat } ha una Ferita Grave bendata: { $wound }.
nem-event-healed = { $seat } guarisce da una Ferita Grave: { $wound }.
nem-event-light-healed = { $seat } guarisce da Ferite Leggere.
nem-event-dies = { $seat } muore nella Stanza { $room }: { $cause }.
nem-cause-airlock = la Camera Stagna si è aperta
nem-cause-attack = un attacco di un Intruso
nem-cause-eclosion = la Larva è cresciuta
nem-cause-larva = la Larva e una nuova infezione
nem-cause-wounds = troppe ferite
nem-event-slime = { $seat } riceve un segnalino Secrezione.
nem-event-contaminated = { $seat } prende una carta Contaminazione.
nem-event-scans = { $seat } scannerizza la mano e rimuove { $n ->
    [0] 0 carte
    [one] 1 carta non infetta
   *[other] { $n } carte non infette
}.
nem-event-no-scan = { $seat } non scannerizza la mano.
nem-event-scans-one = { $seat } scannerizza una carta Contaminazione e la rimuove.
nem-event-cleansed = { $seat } rimuove { $n ->
    [0] 0 carte INFETTE
    [one] 1 carta INFETTA
   *[other] { $n } carte INFETTE
}.
nem-event-larva = Una Larva si attacca a { $seat }.
nem-event-larva-removed = { $seat } si libera della Larva.
nem-event-fire = Scoppia il Fuoco nella Stanza { $room }.
nem-event-fire-out = Il Fuoco nella Stanza { $room } si spegne.
nem-event-malfunction = La Stanza { $room } ha un Malfunzionamento.
nem-event-repaired = La Stanza { $room } è riparata.
nem-event-door-opened = Si apre un Portellone: { $corridor }.
nem-event-door-closed = Si chiude un Portellone: { $corridor }.
nem-event-door-destroyed = Un Portellone è distrutto: { $corridor }.
nem-event-airlock = Comincia la procedura d'emergenza della Camera Stagna nella Stanza { $room }.
nem-event-airlock-open = I Portelloni della Stanza { $room } non sono più tutti Chiusi: la procedura d'emergenza della Camera Stagna finisce.
nem-event-airlock-opens = La Camera Stagna della Stanza { $room } si apre: tutto ciò che vi si trova muore.
nem-event-looks-room = { $seat } guarda la tessera della Stanza { $room }.
nem-event-looks-coordinates = { $seat } guarda la carta Coordinate.
nem-event-looks-engine = { $seat } guarda gettoni Motore.
nem-event-looks-event = { $seat } guarda la carta Evento in cima.
nem-event-looks-goal = { $seat } guarda Obiettivi di un altro giocatore.
nem-event-event-top = { $seat } rimette la carta Evento in cima.
nem-event-event-bottom = { $seat } mette la carta Evento sotto il mazzo.
nem-event-engine-kept = { $seat } lascia come sono i gettoni del Motore { $n }.
nem-event-engine-changed = { $seat } scambia i gettoni del Motore { $n }.
nem-event-course = { $seat } sposta il segnalino Destinazione in { $what }.
nem-event-self-destruct = Si avvia la Sequenza di Autodistruzione.
nem-event-self-destruct-stopped = La Sequenza di Autodistruzione si ferma.
nem-event-pod-locked = La Capsula di Salvataggio { $n } è Bloccata.
nem-event-pod-unlocked = La Capsula di Salvataggio { $n } è Sbloccata.
nem-event-pods-unlocked = Tutte le Capsule di Salvataggio sono Sbloccate.
nem-event-attempt-fails = C'è un Intruso: il tentativo di { $seat } non riesce.
nem-event-enters-pod = { $seat } entra nella Capsula di Salvataggio { $n }.
nem-event-leaves-pod = { $seat } esce dalla Capsula di Salvataggio nella Stanza { $room }.
nem-event-launched = La Capsula di Salvataggio { $n } è lanciata.
nem-event-hibernates = { $seat } entra in ibernazione.
nem-event-time = { $n ->
    [0] Il segnalino Tempo raggiunge l'ultimo spazio.
   *[other] Il segnalino Tempo va nello spazio { $n }.
}
nem-event-event = Evento: { $what }. I suoi Intrusi si muovono nei Corridoi con il numero { $n }.
nem-event-jump = La Nemesis compie il salto nell'iperspazio.
nem-event-self-destructed = La Sequenza di Autodistruzione finisce: la Nemesis è distrutta.
nem-event-burnt = Non c'è più un segnalino Fuoco: la Nemesis brucia ed è distrutta.
nem-event-broken = Non c'è più un segnalino Malfunzionamento: la Nemesis si spezza ed è distrutta.
nem-event-goal-kept = { $seat } ha scelto un Obiettivo.
nem-event-engines = Si controllano i Motori: { $n ->
    [0] nessuno è Funzionante
    [one] 1 è Funzionante
   *[other] { $n } sono Funzionanti
}.
nem-event-arrives = Si rivela la carta Coordinate. Destinazione: { $what }.
nem-event-lost-in-space = { $seat } non sopravvive a questa Destinazione.
nem-event-clean = { $seat } non ha alcuna infezione.
nem-event-infected = { $seat } muore per l'infezione.
nem-event-lucky = { $seat } sopravvive all'infezione.
nem-event-goal-met = { $seat } vince con l'Obiettivo { $what }.
nem-event-goal-missed = { $seat } non vince con l'Obiettivo { $what }.

## Opzioni e preparazione
nem-about-mode-name = Modalità
nem-about-mode = Ognuno per sé con Obiettivi segreti, tutti insieme con Obiettivi scoperti, o un solo giocatore
nem-about-bag-name = Sacchetto Intruso
nem-about-bag = Quanti Adulti ci sono all'inizio nel sacchetto Intruso; si sceglie nella Partita cooperativa e in solitario
nem-name-bag-printed = Come stampato
nem-name-bag-gentle = Un Adulto in meno
nem-name-bag-harsh = Un Adulto in più
nem-about-traits-name = Tratti
nem-about-traits = Se i Personaggi del gioco base hanno i loro Tratti
nem-setup-bag = Nella Partita standard il sacchetto Intruso è sempre come stampato. Scegli così, oppure un'altra modalità.

## Finali
nem-ending-jump = la Nemesis ha compiuto il salto nell'iperspazio
nem-ending-self-destruct = la Nemesis si è autodistrutta
nem-ending-fire = la Nemesis è bruciata
nem-ending-malfunction = la Nemesis si è spezzata

## Rifiuti
nem-refused-other-question = Non risponde a ciò che viene chiesto ora. Scegli una delle mosse proposte.
nem-refused-not-drafted = { $what-Il } non { $what-is } sulle carte pescate per te. Scegli tra quelle.
nem-refused-other-goal = Non è uno dei tuoi Obiettivi. Scegline uno dei tuoi.
nem-refused-no-room = In questa partita quella Stanza non c'è.
nem-refused-no-corridor = In questa partita quel Corridoio non c'è.
nem-refused-not-neighboring = La Stanza { $room } non è adiacente. Scegline una in fondo a un Corridoio.
nem-refused-closed-door = Un Portellone Chiuso sbarra la via alla Stanza { $room }. Aprilo, o scegli un'altra Stanza.
nem-refused-there-already = Il Personaggio è già in quella Stanza. Scegline un'altra.
nem-refused-same-room = Hai già scelto quella Stanza. Scegline un'altra.
nem-refused-noise-everywhere = La Stanza { $room } è vuota e ogni suo Corridoio ha un segnalino Rumore: non ci si arriva con cautela.
nem-refused-noisy = Lì c'è già un segnalino Rumore. Scegli un posto senza.
nem-refused-other-corridor = Non è un Corridoio della Stanza in questione. Scegli uno dei suoi.
nem-refused-explored = La Stanza { $room } è esplorata. Scegline una inesplorata.
nem-refused-all-explored = Non resta nessuna Stanza inesplorata.
nem-refused-no-computer = La Stanza { $room } non è una Stanza esplorata con un Computer. Scegline una che lo sia.
nem-refused-no-working-computer = La Stanza { $room } qui non va bene. Scegline un'altra, esplorata e con un Computer funzionante.
nem-refused-no-computer-here = Qui non c'è un Computer funzionante.
nem-refused-computer-here = Questa Stanza ha un Computer: si può solo dove non ce n'è.
nem-refused-somebody-there = In quella Stanza c'è un Personaggio: non si può fare.
nem-refused-no-airlock = La Stanza { $room } non va bene. Scegli un'altra Stanza gialla, a faccia in su e senza Portelloni Distrutti.
nem-refused-nothing-to-hit = Lì non c'è a portata né un Intruso né un Uovo.
nem-refused-no-entrance = La Stanza { $room } non ha un Ingresso. Scegline una che lo abbia.
nem-refused-no-entrance-here = Questa Stanza non ha un Ingresso.
nem-refused-not-yellow = La Stanza { $room } non è una Stanza gialla esplorata. Scegline una che lo sia.
nem-refused-not-yellow-here = Questa Stanza non è gialla.
nem-refused-no-colour = Questa Stanza non ha un colore.
nem-refused-wrong-room = In questa Stanza non si può. Vai in una di quelle indicate.
nem-refused-malfunction = La Stanza non è funzionante. Ripara prima il Malfunzionamento.
nem-refused-no-action = Questa Stanza non ha un'Azione.
nem-refused-no-search = In questa Stanza non si può eseguire una Ricerca.
nem-refused-no-items-left = In questa Stanza non restano Strumenti.
nem-refused-in-combat = Sei in Combattimento, e questo si fa solo fuori. Prima liberati degli Intrusi.
nem-refused-not-in-combat = Questo si fa solo in Combattimento, e tu non lo sei.
nem-refused-intruder-there = In quella Stanza c'è un Intruso. Prima deve andarsene.
nem-refused-no-target = Non c'è un bersaglio adatto. Scegli altro.
nem-refused-no-effect = Ora non cambierebbe nulla. Scegli altro.
nem-refused-condition = Ciò che questo richiede ora non vale.
nem-refused-cannot-pay = Questo costa { $n ->
    [one] 1 carta Azione
   *[other] { $n } carte Azione
}, e per pagare ne hai { $held }.
nem-refused-cannot-pay-this = Hai troppo poche carte Azione per pagarlo così. Scegli altro.
nem-refused-card-not-held = Non hai in mano { $what }. Scegli una carta che hai.
nem-refused-reaction = { $what } è una Reazione: ti viene chiesto quando si può usare.
nem-refused-no-surprise = Nervi d'Acciaio non ferma questo attacco: ferma un Attacco a Sorpresa contro il Soldato.
nem-refused-must-discard = Hai una carta che si può scartare. Scegline una.
nem-refused-contamination-stays = Qui una carta Contaminazione non conta. Scarta una carta Azione.
nem-refused-no-contamination = Non hai carte Contaminazione in mano.
nem-refused-no-rush = Il tuo Personaggio non ha il Tratto Slancio.
nem-refused-rush-late = Le tre Azioni si scelgono prima della prima Azione di un round.
nem-refused-other-character = Il tuo Personaggio non può farlo.
nem-refused-not-on-board = Quel Personaggio ora non è in nessuna Stanza. Scegline un altro.
nem-refused-other-room = { $seat } è in un'altra Stanza, fuori portata. Scegli qualcun altro.
nem-refused-yourself = Qui non puoi scegliere te stesso. Scegli un altro giocatore.
nem-refused-nobody-here = Nessun altro Personaggio è a portata.
nem-refused-no-signal = { $seat } non ha inviato un Segnale. Scegli chi l'ha inviato.
nem-refused-no-convict = Il Galeotto non è in questa Stanza.
nem-refused-no-laika = Laika non è dove servirebbe.
nem-refused-no-energy = L'AssistiBot non ha Energia. Ricaricalo prima.
nem-refused-no-turret = Non c'è una Torretta adatta.
nem-refused-item-not-owned = Non hai { $what-il }.
nem-refused-no-item = Non hai uno Strumento che questo richiede.
nem-refused-no-item-action = { $what-Il } non { $what-has } un'Azione da usare ora.
nem-refused-not-carried = Non porti nulla del genere da lasciare a terra qui. Scegli altro.
nem-refused-bound = Appartiene al tuo Personaggio e non si può lasciare a terra.
nem-refused-hands-full = Hai le Mani occupate e non porti nulla da poter lasciare a terra.
nem-refused-not-lying = In questa Stanza non c'è a terra { $what-un }.
nem-refused-no-object = In questa Stanza non c'è { $what-un }. Scegli un Oggetto presente.
nem-refused-nothing-to-analyse = In questa Stanza non c'è un Cadavere, una Carcassa o un Uovo.
nem-refused-weakness-known = Con { $what-il } non resta nessuna Debolezza da scoprire. Scegli un altro Oggetto.
nem-refused-no-eggs = Nel Nido non restano Uova.
nem-refused-no-weapon = { $what-Il } non { $what-is } un'Arma che porti.
nem-refused-no-energy-weapon = { $what-Il } non { $what-is } il tipo di Arma richiesto. Scegline un'altra.
nem-refused-empty = { $what-Il } non { $what-has } Munizioni.
nem-refused-no-ammo = Non hai un'Arma carica adatta.
nem-refused-does-not-fit = Non si può attaccare { $what-al }. Scegli un'altra Arma.
nem-refused-nothing-to-join = Ti servono due Strumenti Pesanti non ancora uniti.
nem-refused-crafted-deck = Il mazzo blu contiene gli Strumenti Creati e non si cerca lì. Scegline un altro.
nem-refused-not-drawn = { $what-Il } non { $what-is } tra gli Strumenti che hai pescato. Scegli tra quelli.
nem-refused-no-recipe = Non è possibile creare { $what-il }.
nem-refused-none-left = Questo Strumento Creato è finito: { $what }.
nem-refused-no-components = Non hai entrambi i componenti { $what-del }.
nem-refused-does-not-serve = Per questo non è possibile scartare { $what-il }. Scegli un altro Strumento.
nem-refused-no-quest = { $what-Il } non { $what-is } uno Strumento Missione che puoi ancora attivare.
nem-refused-quest-open = Questo Strumento Missione non è attivo. Attivalo prima.
nem-refused-quest-elsewhere = Questo Strumento Missione si attiva solo { $room-nel }.
nem-refused-quest-item = Non hai lo Strumento da scartare per { $what-il }.
nem-refused-no-such-wound = Non hai una ferita da trattare così: { $what }.
nem-refused-no-light-wound = Non hai Ferite Leggere.
nem-refused-no-slime = Non hai un segnalino Secrezione.
nem-refused-not-closed = Lì il Portellone non è Chiuso. Scegline uno Chiuso.
nem-refused-door-destroyed = Lì il Portellone è Distrutto. Scegline un altro.
nem-refused-door-set = Questo Portellone l'hai già aperto o chiuso. Scegline un altro.
nem-refused-no-engine = In questa Stanza non c'è un Motore.
nem-refused-course-set = Il segnalino Destinazione è già lì. Scegli un'altra posizione.
nem-refused-somebody-sleeps = Qualcuno è in ibernazione: non si può più fare.
nem-refused-already-running = La Sequenza di Autodistruzione è in corso.
nem-refused-cannot-stop = La Sequenza di Autodistruzione non è in corso, o è tardi per fermarla.
nem-refused-chambers-closed = Le camere di ibernazione non sono aperte.
nem-refused-no-pod = Qui non c'è una Capsula di Salvataggio Sbloccata con un posto libero.
nem-refused-no-pod-left = A bordo non c'è una Capsula di Salvataggio adatta.
nem-refused-pod-gone = La Capsula di Salvataggio { $n } non è a bordo. Scegline un'altra.
nem-refused-pod-locked = La Capsula di Salvataggio { $n } è Bloccata.
nem-refused-other-section = La Capsula di Salvataggio { $n } non è della sezione di questa Stanza. Scegline un'altra.
