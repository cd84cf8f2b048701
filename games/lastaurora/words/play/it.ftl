# Che cosa dice Last Aurora mentre si gioca: domande, mosse, eventi, rifiuti, punteggio.

## Orologio
la-clock = round { $round }, { $phase }
la-clock-over = dopo il round { $round }

## Indicatori
la-gauge-fame = Fama
la-gauge-objects = Oggetti in mano
la-gauge-food = Cibo
la-gauge-ammo = Munizioni
la-gauge-fuel = Carburante
la-gauge-survivors = Sopravvissuti
la-gauge-speed = velocità
la-gauge-damage = Danni
la-gauge-targets = segnalini Bersaglio in riserva
la-gauge-dodge = Schivata
la-gauge-aggression = Aggressione
la-gauge-behind = spazi alla fine della baia
la-gauge-engine = motore
la-gauge-automa = Automa: { $what }
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
la-badge-bonus = { $bonus }: { $what }
la-outcome-says = Danni per livello dell'arma: { $damage }. Lettere: { $letters }.
la-badge-radiation = radiazioni
la-badge-attack = attacco
la-badge-defence = difesa
la-badge-asgard-defence = difesa asgardiana
la-badge-contaminated = contaminato
la-badge-avalanche = Valanga
la-badge-left = rimasti nella riserva
la-player = { $seat }
la-loot-stack = Bottino { $pair }
la-loot-pair = Bottino { $pair }
la-badge-cell = casella
la-dodge-says = Ignora { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} di ogni attacco di un giocatore.
la-label-removed = Tolte dal gioco senza guardarle
la-label-pvp = carta PvP
la-badge-mine = Mina
la-badge-lurking = pronto all'Agguato
la-badge-defence-left = difesa rimasta
la-label-shown = Appena rivelato
la-label-indicated = Carte indicate: { $pattern }
la-label-enemies = Nemici in gioco
la-label-free-trailer = libero per un Rimorchio
la-label-free-device = libero per un Dispositivo
la-label-taken = Da prendere
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
la-prompt-explore = Scegli chi esplora, oppure passa.
la-prompt-boost = Scegli uno slot: hai forza { $strength }. Cibo e Razioni Energetiche ne aggiungono.
la-prompt-order = Scegli che cosa svolgere ora: l'azione della carta o un'Azione Bonus.
la-prompt-goods = Scegli che cosa ottenere: ancora { $left }.
la-prompt-place = Scegli dove mettere { $card-il }.
la-prompt-overload-gained = Non c'è posto per tutto: scegli una Risorsa da buttare via.
la-prompt-overload-lost = Hai perso delle caselle: scegli che cosa perde il tuo Convoglio.
la-prompt-overload-joined = Non c'è posto per il nuovo arrivato: butta via una Risorsa o congeda un Sopravvissuto.
la-prompt-encounter = { $card }: scegli un'opzione, oppure rifiuta.
la-prompt-pay = Scegli una Risorsa da pagare: ancora { $left }.
la-prompt-pay-object = Scegli un Oggetto da scartare.
la-prompt-lose = Scegli una Risorsa da perdere.
la-prompt-feed = Nutri i Sopravvissuti nella Zona Esausti, oppure passa al riposo.
la-prompt-rest = Usa abilità di Riposo e Oggetti, oppure finisci il turno.
la-prompt-move = Guida, oppure resta dove sei.
la-prompt-step = { $points ->
    [one] 1 punto movimento rimasto: scegli lo spazio dove andare, oppure fermati.
   *[other] { $points } punti movimento rimasti: scegli lo spazio dove andare, oppure fermati.
}
la-prompt-advance = Avanzi gratis: scegli la strada.
la-prompt-mines = Scegli uno spazio per un segnalino Mina, oppure smetti.
la-prompt-moved = Il tuo movimento è finito: gioca un Oggetto, oppure chiudi il turno.
la-prompt-castaway-box = Ogni casella che potrebbe accogliere il Disperso è danneggiata: scegli quale riparare.
la-prompt-contaminate = Scegli il Sopravvissuto che riceve la Contaminazione.
la-prompt-decontaminate = Scegli il Sopravvissuto da ripulire.
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
la-prompt-keep = Scegli un Oggetto da tenere: ancora { $left }.
la-prompt-discard = Scegli un Oggetto da scartare: ancora { $left }.
la-prompt-broadcast = Trasmissione di Emergenza: dai Cibo in cambio di Fama, oppure smetti.
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
la-group-explore = Esplora
la-group-slot = Esplora uno slot
la-group-strength = Aggiungi forza
la-group-action = Svolgi
la-group-take = Prendi
la-group-place = Metti
la-group-pay = Paga o dai
la-group-throw = Butta via
la-group-dismiss = Congeda
la-group-discard = Scarta
la-group-feed = Nutri
la-group-abilities = Usa un'abilità
la-group-objects = Gioca un Oggetto
la-group-drive = Paga e parti
la-group-go = Vai a
la-group-mine = Posa una Mina
la-group-attack = Attacca
la-group-damage = Piazza i Danni
la-group-repair = Ripara
la-group-choose = Scegli
la-group-answer = Scegli un'opzione
la-group-story = Affronta una Storia
la-group-archive = Archivia
la-group-order = Rimetti
la-group-prevent = Impedisci una carta Azione
la-group-turn = Prosegui

## Mosse
la-offer-pass = Passa
la-offer-done = Fatto
la-offer-end-turn = Finisci il turno
la-offer-go-on = Prosegui
la-offer-nothing = Niente
la-offer-boost = Spendi 1 Cibo: forza +1
la-offer-explorers = Manda { $who }
la-offer-slot = Esplora lo slot { $slot }: { $card }
la-offer-slot-does = Esplora lo slot { $slot }: { $card }. { $what }
la-offer-slot-kind = Esplora lo slot { $slot }: { $card } ({ $kind })
la-offer-card-action = Svolgi l'azione della carta: { $card }
la-offer-bonus = Svolgi l'Azione Bonus: { $bonus }
la-offer-finish = Concludi l'esplorazione
la-offer-take = Prendi { $what }
la-offer-place-column = Metti { $card-il } nella colonna { $column }
la-offer-place-replace = Metti { $card-il } al posto { $other-del }
la-offer-throw = Butta via { $what }
la-offer-dismiss = Congeda { $who-il }
la-offer-child = Perdi il bambino della Storia { $story }
la-offer-option = { $what }
la-offer-option-asks = { $what } ({ $asks })
la-offer-decline = Rifiuta
la-offer-pay = Paga { $what }
la-offer-feed = Nutri { $who-il }: 1 { $what-one }
la-offer-feed-free = Nutri { $who-il } dalla Cucina da Campo
la-offer-feed-object = Nutri { $who-il }: { $object }
la-offer-rest = Riposa
la-offer-use = Usa { $who-il }
la-offer-snipe = Spara { $enemy-al } per 1 Munizione: { $who }, 3 Danni
la-offer-snipe-with = Spara { $enemy-al } usando { $object-il }: { $who }, 3 Danni
la-offer-burn = Scarta { $object-il } per +2 velocità: { $who }
la-offer-play = Gioca { $card-il }
la-offer-play-choice = Gioca { $card-il }: { $choice }
la-offer-stay = Resta fermo
la-offer-drive-fuel = Paga { $fuel } Carburante e parti: velocità { $speed }
la-offer-drive-food = Paga { $fuel } Carburante e { $food } Cibo e parti: velocità { $speed }
la-offer-go = Guida fino a { $space }
la-offer-mine = Piazza una Mina in { $space }
la-offer-stop = Fermati qui
la-offer-survivor = Scegli { $who-il }
la-offer-damage = Danneggia { $card-il }: { $box }
la-offer-repair = Ripara { $card-il }: { $box }
la-offer-attack = Spara { $enemy-al }: { $weapon }, { $card }
la-offer-attack-with = Spara { $enemy-al } usando { $object-il }: { $weapon }, { $card }
la-offer-attack-seat = Spara a { $seat }: { $weapon }, { $card }
la-offer-attack-seat-with = Spara a { $seat } usando { $object-il }: { $weapon }, { $card }
la-offer-enemy = Scegli { $enemy-il }
la-offer-target = Rimuovi il segnalino Bersaglio di { $seat } in { $letter }
la-offer-target-space = Rimuovi il segnalino Bersaglio in { $letter }
la-offer-seat = Scegli { $seat }
la-offer-discard = Scarta { $card-il }
la-offer-keep = Tieni { $card-il }
la-offer-salvage = Prendi { $card-il }
la-offer-order = Rimetti ora sul mazzo { $card-il }
la-offer-loot = Prendi il Bottino
la-offer-contaminate = Contamina { $what-il }
la-offer-decontaminate = Decontamina { $what-il }
la-offer-send = Manda { $what-il } { $to-nel }
la-offer-lose-survivor = Perdi { $what-il }
la-offer-refresh = Scarta { $what-il } dalla Zona Esplorazione
la-offer-improve = Prendi { $what-il }
la-offer-archive-slot = Archivia sotto { $what-il }
la-offer-give-to = Dai a { $what }
la-offer-give = Dai { $what }
la-offer-give-any = Dai { $n ->
    [one] 1 Risorsa
   *[other] { $n } Risorse
} a tua scelta
la-offer-give-nothing = Non dare altro
la-offer-demand-of = Esigilo da { $what }
la-offer-hit-enemy = Infliggi { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} { $what-al }
la-offer-aim = Mira { $what-al }
la-offer-humiliate = Umilia { $what }
la-offer-lose = Perdi { $what }
la-offer-clean = Rimuovi la Contaminazione
la-offer-give-food = Dai 1 Cibo per la Fama
la-offer-letters = { $cost }: anche { $letters }
la-offer-test = Affronta la prova
la-offer-archive = Archivia sotto { $card-il }
la-offer-archive-new = Archivia sotto la carta che stai prendendo
la-offer-story = Affronta { $story }
la-offer-prevent = Impedisci { $card-il }
la-offer-take-damage = Subisci 1 Danno
la-offer-crew = Prendi: { $crew }

## Eventi
la-event-round = Comincia il round { $round }.
la-event-phase = { $phase }.
la-event-crew = { $seat } ha l'{ $crew }.
la-event-passed = { $seat } passa.
la-event-explores = { $seat } esplora lo slot { $slot } con { $who }: { $card }.
la-event-bonus = Azione Bonus: { $bonus }.
la-event-gains = { $seat } ottiene { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-pays = { $seat } paga { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-loses = { $seat } perde { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-throws = { $seat } butta via { $what }.
la-event-fame-up = { $seat } ottiene { $n } Fama.
la-event-fame-down = { $seat } perde { $n } Fama.
la-event-draws = { $seat } pesca { $n ->
    [one] un Oggetto
   *[other] { $n } Oggetti
}.
la-event-drew = Hai pescato { $card-il }.
la-event-discards = { $seat } scarta { $card-il }.
la-event-plays = { $seat } gioca { $card-il }.
la-event-uses = { $seat } usa { $who-il }.
la-event-improves = { $seat } aggiunge { $card-il } al Convoglio.
la-event-leaves = { $seat } perde { $card-il } dal Convoglio.
la-event-recruits = { $who-Il } si unisce a { $seat }.
la-event-dismissed = { $seat } congeda { $who-il }.
la-event-dies = Muore { $who-il } di { $seat }.
la-event-lost = { $seat } perde { $who-il }.
la-event-child-lost = Il bambino di { $seat } è perduto.
la-event-to-zone = { $who-Il } di { $seat } va { $zone-nel }.
la-event-contaminated = { $who-Il } di { $seat } riceve { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
}.
la-event-cleaned = { $who-Il } di { $seat } perde { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
}.
la-event-declines = { $seat } rifiuta.
la-event-chooses = { $seat } sceglie: { $what }
la-event-revealed = { $card }: nello slot { $slot }.
la-event-event = Evento: { $card }.
la-event-enemy-appears = Un Nemico compare nello slot { $slot }: { $enemy }.
la-event-trimmed = { $card }: via dalla Zona Esplorazione.
la-event-feeds = { $seat } nutre { $who-il }.
la-event-stays = { $seat } resta in { $space }.
la-event-drives = { $seat } va da { $from } a { $to }.
la-event-avalanche = { $seat } sgombra la valanga in { $space }.
la-event-mine-laid = { $seat } piazza una Mina in { $space }.
la-event-mine = Una Mina esplode sotto { $seat } in { $space }.
la-event-waypoint = { $seat } raggiunge una Tappa: { $what }.
la-event-contaminated-space = { $seat } si ferma su terreno contaminato.
la-event-aboard = { $seat } raggiunge l'Aurora!
la-event-order = Nuovo ordine di turno: { $seats }.
la-event-deployed = Nemico { $region-nel }: { $enemy }.
la-event-ambush = Agguato: { $enemy }!
la-event-attacks = { $seat } spara { $enemy-al }: { $weapon }.
la-event-attacks-seat = { $seat } spara a { $other }: { $weapon }.
la-event-outcome = Esito: { $letters }; danni { $damage }.
la-event-miss = MANCATO.
la-event-hit = A segno: { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
}.
la-event-spotter = L'Osservatore corregge il tiro.
la-event-targeted = { $seat } mette un segnalino Bersaglio sullo spazio { $letter } { $enemy-del }.
la-event-untargeted = Un segnalino Bersaglio di { $seat } lascia { $enemy-il }.
la-event-enemy-damaged = { $enemy }: { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
}.
la-event-defeated = Nemico sconfitto: { $enemy }.
la-event-loot = { $seat } vince il Bottino: { $card }.
la-event-loot-none = Non c'è più Bottino: { $seat } ottiene invece Fama.
la-event-loot-lost = Nessuno prende il Bottino.
la-event-enemy-attacks = Attacco: { $enemy }!
la-event-indicated = Le carte indicate: { $pattern-il }.
la-event-enemy-gone = Nemico seminato: { $enemy }.
la-event-enemy-escapes = Nemico fuggito: { $enemy }.
la-event-enemy-repaired = { $enemy }: { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
} in meno.
la-event-damaged = { $seat } subisce un Danno: { $box }, { $card }.
la-event-repaired = { $seat } ripara: { $box }, { $card }.
la-event-self-repair = La corazza asgardiana di { $seat } si ripara da sola.
la-event-cloaked = { $seat } è occultato.
la-event-shielded = { $seat } evita { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}.
la-event-dodged = { $seat } schiva { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}.
la-event-humiliated = { $seat } umilia { $other }.
la-event-aurora-moves = L'Aurora salpa per la fermata { $stop }.
la-event-aurora-red = L'Aurora passa allo stadio rosso.
la-event-aurora-yellow = L'Aurora torna allo stadio giallo.
la-event-aurora-departs = L'Aurora parte.
la-event-castaway = { $seat } trova un Disperso.
la-event-slowed = { $seat }: -{ $n } velocità nel prossimo movimento.
la-event-quickened = { $seat }: +{ $n } velocità nel prossimo movimento.
la-event-gives-food = { $seat } dà 1 Cibo.
la-event-gives = { $seat } dà { $what } a { $other }.
la-event-story = { $seat } affronta una Storia: { $story }.
la-event-story-option = { $seat } sceglie { $key }: { $label }
la-event-story-success = Successo. { $text }
la-event-story-failure = Fallimento. { $text }
la-event-story-test = La prova mostra { $letter }.
la-event-mission = { $seat } accetta una missione: { $story }.
la-event-archived = { $seat } archivia { $story }.
la-event-story-discarded = La Storia { $story } è scartata.
la-event-story-top = Una nuova Storia è in cima: { $phase }. { $trigger }
la-event-peeked = { $seat } guarda carte del mazzo Esplorazione.
la-event-automa-plays = L'Automa gioca { $card-il }.
la-event-automa-takes = L'Automa prende { $card-il }.
la-event-automa-nothing = L'Automa non trova nulla.
la-event-automa-damage = L'Automa subisce { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}.
la-event-automa-story = L'Automa prende una Storia.
la-event-prevented = { $seat } impedisce { $card-il }.

## Opzioni e preparazione
la-option-map = La mappa: alpha per le prime partite, beta con bivi e valanghe
la-option-modules = I moduli di Acciaio Siderale in gioco: exploration, asgaror, crews, stories, pvp
la-option-mine = Se la Mina opzionale è nel mazzo Oggetti
la-option-difficulty = Quanto è forte l'Automa nel gioco in solitario
la-option-crews = Come si assegnano gli equipaggi: a caso (dealt) o a scelta (chosen)
la-setup-solo-pvp = Il modulo 5 non si può usare in solitario. Toglilo, oppure aggiungi un giocatore.

## Finali e punteggio
la-ending-boarded = l'Aurora è stata raggiunta
la-ending-departed = l'Aurora è partita senza nessuno
la-score-track = tracciato Fama
la-score-spaces = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
} davanti all'ultimo Convoglio
la-score-spaces-halved = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
} davanti all'ultimo Convoglio, 1 Fama ogni due
la-score-none = nessuno
la-score-objects = Oggetti in mano: { $n }
la-score-box = { $card }: casella Fama
la-score-survivor = { $who }: in vita
la-score-story = Storia: { $story }
la-score-aboard = Sopravvissuti all'Aurora senza Contaminazione: { $people }
la-score-undamaged = carte del Convoglio senza Danni: { $cards }
la-score-sets = coppie di 1 Cibo e 1 Carburante: { $n }
la-score-automa-zone = carte nella sua Zona Oggetti/Bottino: { $n }
la-score-automa-survivors = Sopravvissuti: { $n }
la-score-tie-survivors = a pari Fama, contano più Sopravvissuti: { $n }
la-score-tie-ahead = ancora pari, conta essere più avanti
la-score-tie-order = ancora pari, conta il posto precedente nell'Ordine di Turno
la-score-tie-automa = a pari Fama il giocatore perde

## Rifiuti
la-refused-wrong-question = Non risponde a ciò che viene chiesto ora. Scegli una delle mosse proposte.
la-refused-not-active = { $who-Il } non è nella tua Zona Attiva. Scegli chi lo è.
la-refused-strength = Quello slot richiede forza { $needed }; hai { $strength }. Aggiungi un Sopravvissuto o Cibo.
la-refused-empty-slot = Lo slot { $slot } è vuoto. Scegline uno con una carta.
la-refused-no-room-survivor = Non c'è posto per un altro Sopravvissuto. Libera prima una casella.
la-refused-no-place-device = Non c'è un posto per questo Dispositivo.
la-refused-pull = La tua Motrice traina al massimo { $pull ->
    [one] 1 Rimorchio
   *[other] { $pull } Rimorchi
}. Sostituiscine uno.
la-refused-bonus-done = Hai già svolto quell'Azione Bonus, o una uguale.
la-refused-card-first = Prima di concludere svolgi l'azione della carta.
la-refused-bonus-mandatory = Presso un Nemico l'Azione Bonus è obbligatoria. Svolgila.
la-refused-cannot-pay = Non puoi pagare { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-refused-cannot-pay-fame = La tua Fama è al valore più basso: non puoi pagare con essa.
la-refused-requires = Questa opzione è aperta solo { $if }.
la-refused-not-exhausted = { $who-Il } non è nella tua Zona Esausti e non ha bisogno di Cibo.
la-refused-feed-with = { $who-Il } non si può nutrire così.
la-refused-driver = Nessuno è al volante: metti un Sopravvissuto in una casella intatta della Motrice.
la-refused-no-fuel = Muovere costa 1 Carburante e non ne hai. Resta dove sei.
la-refused-boost = La tua Motrice accetta al massimo { $max } Carburante extra.
la-refused-too-late-speed = La velocità non si può aumentare dopo essere entrati nel primo spazio.
la-refused-no-road = Nessuna via porta lì: un Convoglio si muove solo in avanti.
la-refused-shortcut = Solo una Motrice cingolata può prendere una scorciatoia.
la-refused-points = Hai { $points ->
    [one] 1 punto movimento
   *[other] { $points } punti movimento
}; ne servono { $needed }.
la-refused-mine-space = Il tuo Convoglio non ha lasciato quello spazio in questo movimento. Scegline uno che ha lasciato.
la-refused-not-in-region = { $enemy-Il } non { $enemy-is } nella tua regione.
la-refused-seat-region = { $seat } non è nella tua regione.
la-refused-no-pvp = I giocatori si possono attaccare solo con il modulo 5.
la-refused-self = Non puoi scegliere te stesso.
la-refused-weapon-used = Quell'arma ha già sparato in questa fase. Scegline un'altra.
la-refused-weapon-damaged = Quell'arma è danneggiata. Riparala o scegline un'altra.
la-refused-no-weapon = In quella casella non c'è un'arma.
la-refused-junk-pays-object = Un Lancia Rifiuti si paga con un Oggetto dalla mano.
la-refused-object-phase = Puoi giocare { $card-il } solo { $phase-nel }.
la-refused-not-in-hand = { $card-Il } non { $card-is } nella tua mano.
la-refused-ability-used = { $who-Il } ha già usato l'abilità in questa fase.
la-refused-ability-inactive = { $who-Il } può usare l'abilità solo nella Zona Attiva.
la-refused-ability-phase = { $who-Il } non ha nulla da fare in questa fase.
la-refused-box-damaged = Quella casella è danneggiata.
la-refused-box-undamaged = Quella casella non ha Danni.
la-refused-castaway-box = Un Disperso ha bisogno di una casella di carico o equipaggio. Scegline una.
la-refused-damage-place = Quella carta non può subire questo Danno. Scegli una carta ammessa.
la-refused-damage-room = Il tuo Convoglio non può subire tanti Danni.
la-refused-no-contamination = { $who-Il } non ha Contaminazione.
la-refused-doomed = { $who-Il } è spacciat{ $who-o }: nulla può più aiutare.
la-refused-dismiss = I Sopravvissuti si possono congedare solo per far posto a un altro Sopravvissuto. Getta qualcosa.
la-refused-peek-order = Una carta di un periodo successivo non può stare sopra una di un periodo precedente.
la-refused-enemy-card = Qui non si può scegliere un Nemico.
la-refused-humiliate = In questa fase non hai danneggiato { $seat }.
la-refused-must = Qui non puoi passare: bisogna scegliere.
la-refused-crew-taken = Quell'equipaggio è già di qualcun altro. Scegline un altro.
la-refused-object-now = Ora non puoi giocare { $card-il }. Rispondi prima alla domanda.
la-refused-object-end-round = Non puoi giocare { $card-il } alla fine del round, ma solo nelle quattro fasi precedenti.
la-refused-object-choice = { $card-Il } non offre questa scelta.
la-refused-object-pays = { $card-Il } non si gioca per conto proprio: serve a pagare un colpo.
la-refused-object-mine = Gioca { $card-il } dopo il tuo movimento, non prima.
la-refused-object-ration = Scegli prima chi esplora, poi gioca { $card-il }.
la-refused-object-slot = Lo slot è scelto: { $card-il } arriva troppo tardi.
la-refused-object-expedition = Dopo la partenza non puoi giocare { $card-il }: non aggiunge forza.
la-refused-object-window = Non puoi giocare { $card-il } prima del tuo turno di Fuoco.
la-refused-object-moved = Il tuo movimento è finito: è tardi per { $card-il }.
la-refused-no-damage = Il tuo Convoglio non ha Danni.
la-refused-nobody-contaminated = Nessuno dei tuoi Sopravvissuti ha Contaminazione che si possa rimuovere.
la-refused-zone-empty = Non hai nessun Sopravvissuto { $zone-nel }.
la-refused-supply-empty = Nella riserva non c'è più { $what }.
la-refused-cloaked = In questa Fase di Fuoco ignori già i Nemici.
la-refused-ability-passive = { $who-Il } non ha un'abilità da usare a scelta.
la-refused-ability-now = { $who-Il } ora non può usare un'abilità. Rispondi prima alla domanda.
la-refused-ability-object = Indica quale Oggetto scarta { $who-il }.
la-refused-ability-shot = Indica a quale Nemico spara { $who-il } e con che cosa paghi.
la-refused-hand-empty = Non hai Oggetti in mano.
la-refused-no-burner = { $who-Il } non scarta Oggetti per la velocità.
la-refused-no-sniper = { $who-Il } non può sparare senza un'arma.
la-refused-shot-pays = Quel colpo si paga con 1 Munizione o con le Munizioni Incendiarie.
la-refused-radio = Nessun avversario più avanti ha un Nemico nella sua regione.
la-refused-prevent-nobody = Le carte Azione si impediscono solo giocando contro l'Automa con il modulo 4.
la-refused-prevent-story = L'Automa non ha Storie che tu possa scartare.
la-refused-prevent-card = Quella carta Azione non è in gioco.
la-refused-prevent-again = Quella carta Azione è già stata impedita.
la-refused-no-cards = Nella Zona Esplorazione non c'è nessuna carta.
la-refused-nothing-legal = Non hai posto per nessuna carta della Zona Esplorazione.
la-refused-card-enemy = Presso un Nemico è possibile solo l'Azione Bonus.
la-refused-card-done = Hai già svolto l'azione della carta.
la-refused-bonus-slot = Quell'Azione Bonus non è dello slot che esplori.
la-refused-bonus-beside = Quell'Azione Bonus non è dello slot che esplori né di uno accanto.
la-refused-column-trailer = La prima colonna è della Motrice. Piazza il Rimorchio dietro.
la-refused-column-gap = Un Rimorchio si piazza nella prima colonna libera o ne sostituisce un altro.
la-refused-column-empty = Sotto quel posto non c'è una Motrice o un Rimorchio.
la-refused-mount = Non puoi montare lì { $card-il }. Scegli un altro posto.
la-refused-no-option = Quell'opzione non c'è.
la-refused-story-here = Quella Storia ora non si può attivare.
la-refused-free-feed = Non ti restano pasti gratuiti.
la-refused-fed = Le tue zone sono già scalate: i pasti sono finiti.
la-refused-drive-nothing = Muovere costa almeno 1 Carburante.
la-refused-speed-fuel = Con così poco Carburante il tuo Convoglio non ha velocità.
la-refused-pay-first = Paga prima il Carburante, poi muovi.
la-refused-paid = Hai già pagato il Carburante per questo movimento. Prosegui o fermati.
la-refused-speed-paid = La velocità non si può aumentare dopo aver pagato il Carburante.
la-refused-throw-driver = Qualcuno è al volante: non serve gettare nulla.
la-refused-here = Il tuo Convoglio è già lì.
la-refused-past-mooring = L'Aurora si trova prima di quello spazio: il tuo movimento finisce lì.
la-refused-advance = Non è lo spazio successivo lungo la strada.
la-refused-attack-window = Gli attacchi vengono dopo, nel tuo turno di Fuoco.
la-refused-no-enemy-near = Nella tua regione non c'è nessun Nemico.
la-refused-no-survivor = Non hai un Sopravvissuto numero { $number }.
la-refused-not-in-zone = { $who-Il } non è { $zone-nel }. Scegli chi lo è.
la-refused-none-left = Non hai { $what }. Scegli altro.
la-refused-no-player = A questo tavolo non c'è un giocatore { $number }.
la-refused-no-card = In quel posto non c'è nessuna carta del tuo Convoglio.
la-refused-no-box = Quella carta non ha una casella così.
la-refused-damage-truck = Questo Danno va prima alla tua Motrice, poi al Dispositivo sopra di essa.
la-refused-damage-distinct = Quella carta ha già subito il suo Danno. Il prossimo va a un'altra carta.
la-refused-damage-weapon = Questo Danno va alla tua arma intatta più forte.
la-refused-damage-cargo = Questo Danno va a una casella di carico. Corazze, armi e simili non lo sono.
la-refused-repair-one-card = Tutte queste riparazioni si fanno su una sola carta: quella riparata per prima.
la-refused-not-listed = Non c'è più { $what } da scegliere.
la-refused-not-drawn = Tra gli Oggetti che hai pescato non c'è { $card-il }.
la-refused-throw-no-room = Hai { $what } in caselle proprie: gettarne non fa posto.
la-refused-dismiss-newest = { $who-Il } si è appena aggregat{ $who-o }. Deve far posto qualcun altro o qualcos'altro.
la-refused-dismiss-participant = { $who-Il } sta esplorando e non si può congedare.
la-refused-dismiss-no-room = Tutta la tua gente trova caselle equipaggio: congedare qualcuno non fa posto.
la-refused-no-child = Il bambino della Storia { $story } non è nel tuo Convoglio.
la-refused-child-stays = Un bambino non si butta via. Si perde solo con la sua casella, se non ne trova un'altra.
la-refused-not-participant = { $who-Il } non partecipa a questa esplorazione. Scegli chi partecipa.
la-refused-cleaned = { $who-Il } ha già perso un segnalino. Scegli qualcun altro.
la-refused-same-survivor = Tutti i segnalini si rimuovono dal Sopravvissuto scelto per primo.
la-refused-card-kind = { $card-Il } non è di un tipo che puoi prendere qui.
la-refused-explored-card = Quella è la carta che si sta esplorando. Scegline un'altra.
la-refused-take-discarded = Qui prendi una carta dalla pila degli scarti, non dalla Zona Esplorazione.
la-refused-take-from-zone = Qui prendi una carta dalla Zona Esplorazione, non dalla pila degli scarti.
la-refused-not-discarded = Quella carta non è nella pila degli scarti.
la-refused-not-peeked = Quella carta non è tra quelle che devi ancora rimettere.
la-refused-no-enemy = In gioco non c'è un Nemico numero { $number }.
la-refused-no-counter = In quello spazio non c'è un segnalino Bersaglio. Scegline un altro.
la-refused-own-counter = Quel segnalino Bersaglio è tuo. Scegline uno di un avversario.
la-refused-not-here = { $seat } non è nel tuo spazio.
la-refused-mines-out = Tutti e due i segnalini Mina sono già sulla strada.
la-refused-mine-start = Sullo spazio di partenza non si può piazzare una Mina.
la-refused-mine-convoy = Lì si trova un Convoglio. Scegli un altro spazio per la Mina.
la-refused-mine-twice = Lì c'è già una Mina. Scegli un altro spazio.
la-refused-mine-mooring = Quello è un ormeggio della fermata attuale dell'Aurora. Scegli un altro spazio.
la-refused-mine-nowhere = Non c'è uno spazio dove posare { $card-il }.
la-refused-other-map = Quello spazio non è su questa mappa.
la-refused-archive-zone = La Storia va sotto una carta della Zona Esplorazione. Scegli uno slot.
la-refused-archive-convoy = La Storia va sotto una carta del tuo Convoglio.
la-refused-archive-kind = La Storia va sotto { $kind-un }.
la-refused-archive-taken = La Storia va sotto la Motrice che stai prendendo.
la-refused-archive-new = Non stai prendendo nessuna carta sotto cui la Storia possa andare.
la-refused-only-food = Qui conta solo il Cibo. Dai Cibo o passa.

## Added by the engine
la-event-slower = { $seat }: -{ $n } velocità in questo movimento.
la-event-faster = { $seat }: +{ $n } velocità in questo movimento.
la-event-automa-loot = L'Automa prende il Bottino coperto.
la-refused-too-weak = Questi Sopravvissuti non sono abbastanza forti per nessuna carta che potresti prendere, qualunque cosa tu spenda.
la-refused-aboard = Il tuo Convoglio è arrivato e non si muove più. Resta dove sei.
la-refused-substitute = La tua Motrice brucia solo Carburante. Paga Carburante.
la-refused-no-speed = Il tuo Convoglio non ha velocità e non può muoversi. Resta dove sei.
