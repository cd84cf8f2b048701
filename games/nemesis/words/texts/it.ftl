# Che cosa dicono le carte, le Stanze e gli Strumenti di Nemesis con Aftermath.

## Azioni Stanza
nem-text-room-action-armory = Aggiungi 2 Munizioni a una delle tue Armi a Energia, fino alla sua capienza. L'AssistiBot non è un'Arma a Energia.
nem-text-room-action-comms_room = Metti un segnalino Segnale sulla tua plancia Personaggio.
nem-text-room-action-emergency_room = Benda tutte le tue Ferite Gravi, o cura una Ferita Grave bendata, o cura tutte le tue Ferite Leggere.
nem-text-room-action-evacuation_a = Esegui un tiro Rumore; se poi nella Stanza non c'è alcun Intruso, entra in una Capsula Sbloccata della Sezione A con un posto libero.
nem-text-room-action-evacuation_b = Esegui un tiro Rumore; se poi nella Stanza non c'è alcun Intruso, entra in una Capsula Sbloccata della Sezione B con un posto libero.
nem-text-room-action-fire_control = Scegli una Stanza qualsiasi: scarta il suo segnalino Fuoco, poi ogni Intruso che vi si trova si ritira.
nem-text-room-action-generator = Avvia la Sequenza di Autodistruzione, o fermala finché il suo segnalino non è su uno spazio giallo.
nem-text-room-action-laboratory = Se nella Stanza c'è un Cadavere, una Carcassa o un Uovo, rivela la carta Debolezza corrispondente. L'Oggetto non si perde.
nem-text-room-action-nest = Prendi in una Mano 1 Uovo dalla plancia Intruso, poi esegui un tiro Rumore.
nem-text-room-action-storage = Scegli un mazzo Strumento, pesca 2 carte, tienine 1 e metti l'altra in fondo al mazzo. Il Contatore Strumenti non cambia.
nem-text-room-action-surgery = Scannerizza tutte le tue carte Contaminazione, rimuovi quelle INFETTE e la tua Larva, subisci 1 Ferita Leggera, mescola tutto nel tuo mazzo e passa.
nem-text-room-action-airlock_control = Scegli un'altra Stanza gialla, con la tessera a faccia in su e senza Portelloni Distrutti: chiudi tutti i suoi Portelloni. Se alla fine della Fase del Giocatore sono ancora tutti Chiusi, tutto ciò che vi si trova muore e il suo Fuoco si spegne.
nem-text-room-action-canteen = Cura 1 Ferita Leggera. Poi puoi scannerizzare le carte Contaminazione nella tua mano come con Riposo.
nem-text-room-action-command_center = Scegli una Stanza e apri o chiudi quanti vuoi dei Portelloni nei suoi Corridoi, ognuno come preferisci.
nem-text-room-action-engine_control = Guarda in segreto il gettone in cima di tutti e tre i Motori.
nem-text-room-action-hatch_control = Gira una Capsula di Salvataggio su Bloccata o Sbloccata.
nem-text-room-action-monitoring_room = Guarda in segreto una tessera Stanza inesplorata e i gettoni Esplorazione che vi si trovano sopra.
nem-text-room-action-shower_room = Scarta il tuo segnalino Secrezione. Poi puoi scannerizzare le carte Contaminazione nella tua mano come con Riposo.
nem-text-room-action-server_room = Esegui l'Azione di un'altra Stanza esplorata e funzionante con un Computer.
nem-text-room-action-alarm_room = Scegli un'altra Stanza senza Personaggi ed esegui lì un tiro Rumore. Un Incontro in quella Stanza non provoca Attacchi a Sorpresa.
nem-text-room-action-turret_room = Scegli una Torretta, guarda la sua pila e metti in cima, a faccia in giù, un gettone Stato diverso da quello attuale.
nem-text-room-action-cockpit = Guarda in segreto la carta Coordinate, o sposta il segnalino Destinazione su A, B, C o D.
nem-text-room-action-engine_1 = Guarda in segreto il gettone in cima del Motore 1.
nem-text-room-action-engine_2 = Guarda in segreto il gettone in cima del Motore 2.
nem-text-room-action-engine_3 = Guarda in segreto il gettone in cima del Motore 3.
nem-text-room-action-hibernatorium = Esegui un tiro Rumore; se poi nella Stanza non c'è alcun Intruso, il tuo Personaggio si iberna.

## Stanze
nem-text-room-cabins = Un Personaggio che inizia qui la Fase del Giocatore senza Intrusi nella Stanza pesca fino ad avere 6 carte.
nem-text-room-slime_room = Ogni Personaggio che entra riceve un segnalino Secrezione.
nem-text-room-workshop = Qui l'Azione Base Crea Strumento (costo 1) può scambiare una Carica Energetica, degli Attrezzi o dei Vestiti con un Mirino Laser, un Drone da Combattimento o una Tuta Ambientale. Non con un Malfunzionamento.

## Tratti
nem-text-trait-tr_just_die_already = Dopo aver colpito con il Revolver a Sei Colpi puoi sparare di nuovo gratis allo stesso bersaglio, quante volte vuoi; controlla gli Effetti del Danno dopo l'ultimo sparo.
nem-text-trait-tr_authorization = Quando usi l'Azione della Cabina di Pilotaggio puoi anche aprire o chiudere un Portellone ovunque.
nem-text-trait-tr_wheelchair = Una Ferita alla Gamba che ricevi è subito bendata.
nem-text-trait-tr_scavenger = Quando esegui una Ricerca in una Stanza bianca pesca 1 carta da ogni mazzo e tienine una.
nem-text-trait-tr_rush = All'inizio di un round puoi subire 1 Ferita Leggera per eseguirvi 3 Azioni.
nem-text-trait-tr_handyman = La tua Arma iniziale e i tuoi Strumenti Missione attivi valgono come Strumenti gialli quando crei uno Strumento.
nem-text-trait-tr_owner = Finché l'AssistiBot ha Energia, la tua Ferita al Corpo iniziale è considerata bendata. Conosci tutti gli Obiettivi Corporation.
nem-text-trait-tr_synthetic = Le carte Contaminazione che peschi vengono scannerizzate subito: INFETTA costa 1 Ferita Leggera; la carta viene rimossa e peschi di nuovo. Solo Autoriparazione tratta le tue ferite.
nem-text-trait-tr_shrink = Quando un altro Personaggio nella tua Stanza esegue un Movimento puoi scartare 1 carta Azione per muoverti con lui. Se sei senza altri Personaggi nella tua Stanza al passaggio di pesca, peschi fino a 1 carta in meno.
nem-text-trait-tr_laika = Prima della tua prima Azione di ogni turno Laika può muoversi in una Stanza adiacente o essere richiamata. Ignora Fuoco e Torrette, fa rumore quando entra in una Stanza vuota e ti mostra ciò che lì è a faccia in giù.
nem-text-trait-tr_tough = Muori solo per una ferita subita quando hai 4 Ferite Gravi. Gli effetti di morte immediata ti uccidono comunque.

## Carte Azione
nem-text-card-demolition = Distruggi un Portellone Chiuso della tua Stanza, o metti un segnalino Malfunzionamento nella tua Stanza, o distruggi la Torretta nella tua Stanza se è attiva. Uno Stato a faccia in giù viene prima girato; una Torretta inattiva resta.
nem-text-card-interruption = Annulla un'Azione di un altro giocatore nella tua Stanza (il suo costo resta pagato), o annulla un'Interruzione di un altro giocatore.
nem-text-card-rest = Scannerizza tutte le carte Contaminazione nella tua mano e rimuovi quelle non infette; se ce n'è una INFETTA segui la procedura di infezione.
nem-text-card-search = Riduci di 1 il Contatore Strumenti, pesca 2 carte del colore della Stanza, tienine 1 e metti l'altra in fondo al mazzo.
nem-text-card-basic_repairs = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore che è qui.
nem-text-card-repairs = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore che è qui.
nem-text-card-fast_repairs = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore che è qui.
nem-text-card-computer_skills = Apri o chiudi un Portellone della tua Stanza, o in una Stanza con un Computer usa la sua Azione senza pagare.
nem-text-card-suppressive_fire = Scarta 1 Munizione. Fuggi in una Stanza adiacente senza essere attaccato, oppure fai fuggire allo stesso modo un altro Personaggio consenziente nella tua Stanza.
nem-text-card-order = Scegli un altro Personaggio nella tua Stanza e muovilo in una Stanza adiacente a tua scelta, che voglia o no.
nem-text-card-reload = Aggiungi 1 Munizione al tuo Revolver a Sei Colpi.
nem-text-card-motivation = Ogni Personaggio nella tua Stanza, te compreso, pesca 1 carta Azione.
nem-text-card-piloting = Nella Cabina di Pilotaggio funzionante o in una Stanza con un Computer usa l'Azione della Stanza senza pagare, o in una Stanza con un Computer controlla le Coordinate.
nem-text-card-knowledge_of_the_ship = Apri o chiudi un Portellone della tua Stanza, o guarda in segreto una tessera Stanza inesplorata (non il suo gettone).
nem-text-card-old_friend = In una Stanza funzionante senza Computer usa la sua Azione senza pagare.
nem-text-card-technical_corridors = Da una Stanza con un Ingresso muoviti in qualsiasi altra Stanza con un Ingresso. Poi devi passare.
nem-text-card-pyrotechnics = Scarta uno Strumento qualsiasi per mettere un segnalino Fuoco nella tua Stanza, o scarta il segnalino Fuoco dalla tua Stanza.
nem-text-card-ingenuity = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore che è qui, o crea uno Strumento; qualsiasi Strumento giallo può valere come componente attrezzo.
nem-text-card-covering_fire = Scarta 1 Munizione. Tu e/o un altro Personaggio consenziente nella tua Stanza fuggite insieme nella stessa Stanza adiacente senza essere attaccati.
nem-text-card-taking_aim = Spara con la tua Arma a Energia; puoi ripetere il primo tiro.
nem-text-card-full_auto = Scarta tutte le Munizioni del Fucile d'Assalto e spara con esso: 1 Danno aggiuntivo ogni 2 Munizioni scartate, anche se manchi.
nem-text-card-nerves_of_steel = Scarta durante un Attacco a Sorpresa contro di te per ignorarne l'effetto.
nem-text-card-scavenging = Esegui una Ricerca, anche se il Contatore Strumenti è a 0 (resta 0).
nem-text-card-reconnaissance = Muoviti in una Stanza adiacente senza tiro Rumore.
nem-text-card-adrenaline = Spara e pesca 1 carta Azione, o fuggi e pesca 1 carta Azione.
nem-text-card-risk_assessment = In una Stanza con un Computer guarda la prima carta Evento e rimettila in cima o in fondo al mazzo.
nem-text-card-blocking_access = In una Stanza con un Computer usa la sua Azione senza pagare, o metti un segnalino Malfunzionamento in una qualsiasi Stanza esplorata con un Computer.
nem-text-card-intranet = In una Stanza con un Computer usa senza pagare l'Azione di una qualsiasi Stanza esplorata e funzionante con un Computer.
nem-text-card-robot_demolition = Come Demolizione, eseguita dall'AssistiBot per 1 Energia.
nem-text-card-lightning_repair = L'AssistiBot scarta un segnalino Malfunzionamento dalla tua Stanza, o tu Ripari/Rompi il Motore che è qui.
nem-text-card-robotic_fist = Tira il dado Attacco contro un Intruso nella tua Stanza. Se lo colpisce, puoi scartare altra Energia: 1 Danno aggiuntivo per ognuna. Se manca non succede altro.
nem-text-card-protection = Rimuovi questa carta dal gioco. Scegli un Personaggio nella tua Stanza: fino alla prossima Fase del Giocatore non viene attaccato nel passaggio Attacco dell'Intruso e non subisce ferite dal Fuoco.
nem-text-card-stop_it = Rimuovi questa carta dal gioco per impedire un attacco di un Intruso contro un Personaggio nella tua Stanza, prima che ne sia pescata la carta.
nem-text-card-one_last_thing = Dopo aver passato, scarta questa carta per fare un round in più nello stesso turno, a meno che tu non sia l'ultimo ad aver passato.
nem-text-card-authority = Nomina un altro Personaggio nella tua Stanza e una Stanza adiacente: quel Personaggio ci si muove, che voglia o no.
nem-text-card-executive_override = In una Stanza con un Computer usa la sua Azione senza pagare, o apri o chiudi un Portellone ovunque.
nem-text-card-carry_me = Muoviti in una Stanza adiacente senza tiro Rumore. In Combattimento ti attacca un solo Intruso a tua scelta.
nem-text-card-efficiency = Usa l'Azione della tua Stanza senza pagare, se non c'è un Malfunzionamento.
nem-text-card-self_repair = Scarta degli Attrezzi o un Nastro Adesivo per bendare 1 Ferita Grave, o scarta degli Attrezzi, un Nastro Adesivo o una Carica Energetica per curare tutte le Ferite Leggere.
nem-text-card-overcharge = Spara con il Laser da Polso. Se colpisci puoi scartare fino a 2 Munizioni in più: 1 Danno aggiuntivo per ognuna.
nem-text-card-silent_running = Muoviti in una Stanza adiacente senza tiro Rumore.
nem-text-card-support = Nomina un Personaggio nella tua Stanza, anche te: il suo giocatore pesca 2 carte e ne scarta 1; i giocatori degli altri Personaggi nella Stanza ne pescano 1 e ne scartano 1.
nem-text-card-persuasion = Guarda la mano di un altro giocatore il cui Personaggio è nella tua Stanza e scegli una sua carta, anche una Contaminazione, che viene scartata; quel giocatore ne pesca 1.
nem-text-card-calm_down = Cura 1 Ferita Leggera di un Personaggio nella tua Stanza, oppure il suo giocatore può scannerizzare la propria mano come con Riposo.
nem-text-card-debrief = Guarda un Obiettivo o un Intento Personale di un altro giocatore il cui Personaggio è nella tua Stanza, oppure lascia che quel giocatore scarti quante carte vuole, anche carte Contaminazione, e ne peschi altrettante.
nem-text-card-go_girl = Muovi Laika di un massimo di 2 Stanze attraverso Corridoi aperti, o richiamala. Con Impulso Aggressivo puoi invece tenerla al tuo fianco e infliggere 1 Danno a un Intruso nella tua Stanza.
nem-text-card-tactical_move = Scegli un Intruso nella tua Stanza; tu e l'Intruso vi muovete in una Stanza adiacente a tua scelta. Gli altri Intrusi non ti attaccano.
nem-text-card-sentinel = Dopo un tuo tiro Rumore ignorane il risultato; oppure, quando un Intruso ti attacca in qualsiasi modo, rimuovi Laika dal gioco e l'attacco non ha effetto su di te.
nem-text-card-marked_prey = Spara. Se colpisci e Laika è al tuo fianco, infliggi 1 Danno aggiuntivo.
nem-text-card-i_need_it = Quando un altro Personaggio nella tua Stanza ha eseguito una Ricerca e scelto una carta, scarta questa carta per prendere lo Strumento rifiutato, senza averlo visto prima, invece che finisca in fondo al mazzo.
nem-text-card-hot_tempered = Usa l'Azione della tua Stanza senza pagare, poi esegui un tiro Rumore.
nem-text-card-opportunist = Muoviti (o fuggi) in una Stanza adiacente, poi puoi chiudere il Portellone nel Corridoio che hai usato, anche se era Distrutto.
nem-text-card-bash = Esegui un Attacco in Mischia; dopo il tiro il bersaglio subisce 1 Danno aggiuntivo, anche se manchi, poi si fa un solo controllo degli Effetti del Danno. Se manchi subisci comunque la ferita.
nem-text-card-second_wind = Cura tutte le tue Ferite Leggere, o pesca 2 carte e subisci 1 Ferita Leggera.

## Strumenti
nem-text-item-energy_charge = Ricarica del tutto un'Arma a Energia (Presidente: ricarica l'AssistiBot), o apri o chiudi un Portellone della tua Stanza.
nem-text-item-grenade = Scegli un Intruso (o delle Uova) nella tua Stanza o in una Stanza adiacente: subisce 2 Danni (2 Uova vengono distrutte). Tutti gli altri Intrusi in quella Stanza subiscono 1 Danno e tutti i Personaggi lì, te compreso, 1 Ferita Grave.
nem-text-item-smoke_grenade = Tutti gli altri Personaggi nella tua Stanza scartano 1 carta Azione. Muoviti in una Stanza adiacente senza essere attaccato.
nem-text-item-recon_drone = Guarda in segreto una tessera Stanza inesplorata e i suoi gettoni Esplorazione.
nem-text-item-decoy = Scegli una Stanza adiacente. Tutti gli Intrusi nelle Stanze adiacenti a quella Stanza vi si muovono; ognuno che era in Combattimento fa prima un attacco.
nem-text-item-self_destruct_key = In una Stanza con un Computer avvia o ferma la Sequenza di Autodistruzione.
nem-text-item-evacuation_key = In una Sezione di Evacuazione blocca o sblocca una Capsula di quella sezione.
nem-text-item-comms_key = In una Stanza con un Computer guarda un Obiettivo di un giocatore il cui Personaggio ha un segnalino Segnale.
nem-text-item-extended_magazine = Attaccalo a una delle tue Armi a Energia: capienza +2, e aggiungi subito 2 Munizioni.
nem-text-item-prototype_pistol = Arma a Energia. Puoi ripetere una volta ogni tiro del dado Attacco fatto con essa.
nem-text-item-prototype_rifle = Arma a Energia. Con due mirini puoi scartare 1 Munizione in più per infliggere 1 Danno in più.
nem-text-item-prototype_shotgun = Arma a Energia. Ogni faccia tranne quella vuota infligge almeno 1 Danno; uno o due mirini ne infliggono 1 in più.
nem-text-item-chemicals = Ricarica del tutto un Lanciafiamme.
nem-text-item-tools = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore della Sala Motore in cui ti trovi, o apri o chiudi un Portellone della tua Stanza.
nem-text-item-duct_tape = Scarta un segnalino Malfunzionamento dalla tua Stanza, o Ripara/Rompi il Motore che è qui, o unisci due Strumenti Pesanti in modo che occupino un solo spazio Mano.
nem-text-item-fire_extinguisher = Scarta un segnalino Fuoco dalla tua Stanza, o fai ritirare un Intruso nella tua Stanza.
nem-text-item-clothes = Scarta il tuo segnalino Secrezione, o benda 1 Ferita Grave.
nem-text-item-technical_corridors_plan = Da una Stanza con un Ingresso muoviti in qualsiasi altra Stanza con un Ingresso.
nem-text-item-space_suit = In una Stanza gialla scarta tutte le carte Azione dalla tua mano e muoviti in qualsiasi altra Stanza gialla.
nem-text-item-nemesis_plans = Guarda in segreto due tessere Stanza inesplorate, non i loro gettoni.
nem-text-item-medkit = Benda 1 Ferita Grave, o cura 1 Ferita Grave bendata.
nem-text-item-bandages = Benda 1 Ferita Grave, o cura tutte le Ferite Leggere.
nem-text-item-synthetic_food = Pesca 2 carte Azione.
nem-text-item-adrenaline_injection = Pesca 1 carta. In questo round puoi eseguire quante Azioni vuoi; poi devi passare.
nem-text-item-alcohol = Scannerizza e rimuovi 1 carta Contaminazione dalla tua mano. Se era INFETTA prendi una nuova carta Contaminazione.
nem-text-item-military_drugs = Scarta quante carte vuoi dalla tua mano, carte Contaminazione comprese, e pescane altrettante più 1.
nem-text-item-antidote = Scannerizza tutte le tue carte, rimuovi quelle INFETTE e la tua Larva. Prendi 1 carta Contaminazione e mescolala con il tuo mazzo e i tuoi scarti; la mano la tieni. Poi passi.
nem-text-item-taser = Un Intruso nella tua Stanza subisce 1 Danno e, se sopravvive, si ritira; oppure un altro Personaggio nella tua Stanza scarta tutta la mano.
nem-text-item-flamethrower = Arma Classica. Ogni faccia tranne quella vuota infligge almeno 1 Danno; con due mirini metti un Fuoco nella tua Stanza. Si ricarica con i Prodotti Chimici.
nem-text-item-molotov_cocktail = Scegli la tua Stanza o una adiacente con un Intruso o delle Uova: mettici un Fuoco; ogni Intruso subisce 1 Danno, un Uovo viene distrutto, ogni Personaggio lì subisce 1 Ferita Grave.
nem-text-item-laser_sight = Attaccalo a una delle tue Armi: puoi ripetere una volta ogni tiro del dado Attacco fatto con essa. Un'Arma può avere un solo Mirino Laser.
nem-text-item-combat_drone = Arma a Energia che non occupa spazi Mano. Viene creato del tutto carico.
nem-text-item-environmental_suit = Finché la possiedi non subisci ferite dal Fuoco e ignori tutti gli effetti della Secrezione.

## Strumenti Iniziali
nem-text-item-six_shooter = Arma Classica. Due mirini infliggono 1 Danno in più. Si ricarica solo con la carta Ricarica.
nem-text-item-shotgun = Arma a Energia. Un attacco che infligge almeno 1 Danno ne infligge 1 in più.
nem-text-item-sawed_off_shotgun = Arma a Energia. Un mirino vale come due.
nem-text-item-assault_rifle = Arma a Energia. Un attacco che infligge almeno 1 Danno ne infligge 1 in più.
nem-text-item-rifle = Arma a Energia senza regole speciali.
nem-text-item-pistol = Arma a Energia. Due mirini valgono come uno.
nem-text-item-assistbot = Porta l'Energia per le carte robot del Presidente; viene ricaricato del tutto da una Carica Energetica e da nient'altro.
nem-text-item-wrist_laser = Arma a Energia integrata che non occupa spazi Mano. Due mirini infliggono 1 Danno in più. Non può essere scambiato né lasciato a terra.
nem-text-item-compact_pistol = Arma a Energia. Due mirini valgono come uno.
nem-text-item-hunter_carbine = Arma a Energia senza regole speciali.
nem-text-item-handcuffs = Occupano uno spazio Mano del Galeotto. Si possono scartare solo con la Chiave delle Manette.
nem-text-item-handcuff_key = Scarta questa carta per scartare le Manette del Galeotto nella tua Stanza (o le tue). Si può scambiare, anche con il Galeotto stesso.

## Strumenti Missione
nem-text-item-log_key = In una Stanza con un Computer guarda un Obiettivo di un giocatore qualsiasi.
nem-text-item-intercom = Ordine e Motivazione possono avere effetto anche sui Personaggi in qualsiasi Stanza con un Computer; Ordine ne muove comunque uno solo.
nem-text-item-orbital_maneuvering_system = Tutti i giocatori passano subito e la Fase del Giocatore finisce; salta il passaggio Attacco dell'Intruso di questa Fase Evento.
nem-text-item-pilot_evacuation_key = In una Sezione di Evacuazione blocca o sblocca una Capsula di quella sezione.
nem-text-item-plasma_torch = Apri o chiudi un Portellone della tua Stanza; un Portellone Distrutto si può chiudere.
nem-text-item-flashlight = Esegui una Ricerca.
nem-text-item-armor = Scarta quando un Intruso ti attacca per ignorare quell'attacco.
nem-text-item-autoloader = Attaccato al Fucile d'Assalto: capienza +1; ricaricarlo con una Carica Energetica costa 0 carte.
nem-text-item-motion_scanner = Dopo un tuo tiro Rumore scarta 1 carta Azione per ripeterlo, una volta per tiro.
nem-text-item-security_key = Scegli una Stanza e apri o chiudi quanti vuoi dei Portelloni nei suoi Corridoi, ognuno come preferisci.
nem-text-item-holo_computer = Intranet e Valutazione del Rischio si possono usare da qualsiasi Stanza, anche senza Computer o con un Malfunzionamento.
nem-text-item-laboratory_equipment = In una Stanza con un Cadavere, una Carcassa o un Uovo rivela la carta Debolezza corrispondente.
nem-text-item-module_control = Lancia una Capsula Sbloccata da qualsiasi luogo, o guarda e riordina i gettoni di un Motore da qualsiasi luogo.
nem-text-item-board_codes = Sostituisci la carta Coordinate con una a tua scelta, o prendi uno Strumento a tua scelta dal mazzo del colore della tua Stanza.
nem-text-item-emergency_battery = Non ti spegni al quinto spazio.
nem-text-item-defensive_module = Una volta per Fase Evento, nel passaggio Attacco dell'Intruso, scarta 1 Munizione del Laser da Polso per annullare un attacco contro di te.
nem-text-item-loboscope_drone = Dai il drone a un altro Personaggio nella tua Stanza (o riprendilo): vedi tutto ciò che quel Personaggio guarda o cambia in segreto.
nem-text-item-emotional_scanner = Per Sostegno, Persuasione, Calmati e Rapporto Verbale i Personaggi nelle Stanze adiacenti contano come se fossero nella tua.
nem-text-item-report_mode = Laika esegue una Ricerca nella sua Stanza; lo Strumento va nel tuo Inventario e Laika torna sulla tua plancia.
nem-text-item-aggressive_impulse = Ogni volta che potresti muovere Laika fuori dalla tua Stanza e non lo fai, puoi infliggere 1 Danno a un Intruso nella tua Stanza.
nem-text-item-restorative_arm = Riposo è per te un'Azione Base. Inoltre ignora l'effetto di una delle tue Ferite Gravi.
nem-text-item-pipe = Quando manchi un Attacco in Mischia puoi scartare il Tubo per subire 1 Ferita Leggera invece della Ferita Grave. Scartato o lasciato a terra, viene rigirato sul lato missione. La sua missione si può compiere in qualsiasi Stanza. Non può essere scambiato.

## Ferite Gravi
nem-text-wound-wound_arm = Un solo spazio Mano; se tieni due cose lasciane subito una.
nem-text-wound-wound_hand = Le tue Azioni Strumento costano 1 carta in più.
nem-text-wound-wound_leg = La tua Fuga con un Movimento costa 2 carte.
nem-text-wound-wound_body = Nel passaggio di pesca peschi fino ad avere 4 carte invece di 5.
nem-text-wound-wound_bleeding = Ogni volta che passi nella Fase del Giocatore subisci 1 Ferita Leggera.
nem-text-wound-wound_disfigured = Ogni volta che passi nella Fase del Giocatore mentre hai un segnalino Secrezione subisci 1 Ferita Leggera.
nem-text-wound-wound_ceo_start = La ferita iniziale del Presidente: una Ferita al Corpo che conta come bendata finché l'AssistiBot ha Energia. Non fa parte del mazzo; una volta curata, lascia il gioco.

## Carte Attacco dell'Intruso
nem-text-attack-att_scratch = 1 Ferita Leggera e 1 carta Contaminazione.
nem-text-attack-att_claw = 2 Ferite Leggere e 1 carta Contaminazione.
nem-text-attack-att_bite = Un Personaggio con almeno 2 Ferite Gravi muore; altrimenti subisce 1 Ferita Grave.
nem-text-attack-att_tail = Un Personaggio con almeno 1 Ferita Grave muore; altrimenti subisce 1 Ferita Grave.
nem-text-attack-att_transformation = Sostituisci l'Aracnide attaccante con una Nutrice. Se il giocatore del bersaglio non ha carte in mano, la Nutrice fa un Attacco a Sorpresa.
nem-text-attack-att_frenzy = Ogni Personaggio nella Stanza con almeno 2 Ferite Gravi muore, ogni altro subisce 1 Ferita Grave.
nem-text-attack-att_slime = Un segnalino Secrezione e 1 carta Contaminazione.
nem-text-attack-att_summoning = Pesca un gettone e metti quell'Intruso nella Stanza; per ora non attacca.

## Debolezze
nem-text-weakness-wk_vital_places = Una faccia vuota del dado Attacco contro un Adulto vale come un mirino.
nem-text-weakness-wk_way_of_moving = Solo le Nutrici e la Regina possono distruggere i Portelloni Chiusi; gli altri Intrusi vengono semplicemente fermati.
nem-text-weakness-wk_phosphates = Ogni Intruso costretto a ritirarsi da un Estintore o dal Sistema Antincendio subisce anche 1 Danno prima di ritirarsi.
nem-text-weakness-wk_energy = Un attacco con un'Arma a Energia che infligge almeno 1 Danno ne infligge 1 in più.
nem-text-weakness-wk_reaction = I numeri degli Attacchi a Sorpresa sono ridotti di 1, fino a un minimo di 1.
nem-text-weakness-wk_brink = Il totale di sangue di ogni controllo degli Effetti del Danno è ridotto di 1.
nem-text-weakness-wk_way_of_fighting = Un Morso di un Adulto causa 1 Ferita Leggera invece di 1 Ferita Grave; la sua clausola di morte resta.
nem-text-weakness-wk_fire = Un Intruso che subisce Danni dal Fuoco, da una Bottiglia Molotov o da un Lanciafiamme ne subisce 1 in più, una volta per fonte.

## Carte Azione dell'Intruso
nem-text-intruder-card-ia_pursuit = Un Personaggio a tua scelta esegue un tiro Rumore.
nem-text-intruder-card-ia_coordinated_hunt = Ogni Adulto non in Combattimento si muove in una Stanza adiacente con un Personaggio, in quella con il Numero di Stanza più basso se ce ne sono diverse.
nem-text-intruder-card-ia_metamorphosis = Come l'Evento Schiusa.
nem-text-intruder-card-ia_planning = Pesca 3 carte Evento e risolvine 1, scarta le altre.
nem-text-intruder-card-ia_self_healing = Rimuovi 2 Danni da un Intruso.

## Eventi
nem-text-event-ev_egg_protection = Ogni Personaggio nel Nido o che porta un Uovo risolve un Incontro.
nem-text-event-ev_hatching = Scarta 1 Uovo dalla plancia Intruso. Ogni Personaggio nel Nido il cui giocatore non ha carte Azione viene infestato come da un attacco di una Larva. Se non è successo a nessuno, metti un gettone Larva nel sacchetto.
nem-text-event-ev_regeneration = Ogni Intruso sul tabellone perde fino a 2 Danni.
nem-text-event-ev_damage = Metti un segnalino Malfunzionamento in ogni Stanza con un Adulto, una Nutrice o la Regina.
nem-text-event-ev_lurking = Rimuovi ogni Intruso che non è in una Stanza con un Personaggio e metti i gettoni corrispondenti nel sacchetto.
nem-text-event-ev_eclosion = Ogni Personaggio con una Larva muore e lascia un Aracnide. Poi ogni Personaggio pesca 4 carte e scannerizza le carte Contaminazione fra esse; se ce n'è una INFETTA mette una Larva sulla propria plancia. Scarta le carte.
nem-text-event-ev_flammable_compounds = Metti un Fuoco nell'Hibernatorium. Se è già in fiamme, metti un Fuoco in ogni Stanza adiacente.
nem-text-event-ev_hunt_2 = Ogni Adulto non in Combattimento si muove se possibile in una Stanza adiacente con un Personaggio, in quella con il Numero di Stanza più basso se ce ne sono diverse.
nem-text-event-ev_hunt_3 = Ogni Adulto non in Combattimento si muove se possibile in una Stanza adiacente con un Personaggio, in quella con il Numero di Stanza più basso se ce ne sono diverse.
nem-text-event-ev_consuming_fire = Porta a 0 il Contatore Strumenti di ogni Stanza in fiamme, poi metti un Fuoco in ogni Stanza adiacente a una di esse.
nem-text-event-ev_scent_of_prey = Metti un segnalino Rumore in ogni Corridoio che ne è privo ed è collegato a una Stanza con un Personaggio che ha Secrezione.
nem-text-event-ev_malfunction = Metti un segnalino Malfunzionamento nella Stanza esplorata con il Numero di Stanza più basso che può riceverlo. Poi rimescola questa carta nel mazzo.
nem-text-event-ev_noise_technical = Metti un segnalino Rumore nei Corridoi Tecnici. Se ce n'è già uno, ogni Personaggio in una Stanza con un Ingresso e non in Combattimento esegue un tiro Rumore.
nem-text-event-ev_nest = Se il Nido è esplorato, metti un segnalino Rumore in ogni Corridoio che ne è privo ed è collegato al Nido.
nem-text-event-ev_bulkheads_open = Apri tutti i Portelloni Chiusi.
nem-text-event-ev_damaging_fire = Metti un segnalino Malfunzionamento in ogni Stanza in fiamme, poi metti un Fuoco in ogni Stanza adiacente a una di esse.
nem-text-event-ev_pod_ejection = Lancia la Capsula di Salvataggio con il numero più basso, con chi c'è dentro.
nem-text-event-ev_short_circuit = Metti un segnalino Malfunzionamento in ogni Stanza gialla esplorata con un Computer.
nem-text-event-ev_coolant_leak = Se il Generatore ha un segnalino Malfunzionamento, la Sequenza di Autodistruzione si avvia.
nem-text-event-ev_life_support_failure = Metti un segnalino Malfunzionamento in ogni Stanza verde esplorata.
nem-text-event-ae_docking_strain = Metti un segnalino Malfunzionamento nella Stanza della Navicella con il Numero di Stanza più basso che può riceverlo, non nella Stanza Principale, e un segnalino Rumore in ogni Corridoio che ne è privo ed è collegato alla Stanza Principale.
nem-text-event-ae_duct_surge = Metti un segnalino Rumore nei Corridoi Tecnici se non ce n'è. Ogni Personaggio in una Stanza con un Ingresso riceve un segnalino Secrezione.
nem-text-event-ae_power_dip = Mescola la pila di Stato di ogni Torretta, a faccia in giù. Metti un segnalino Malfunzionamento nella Stanza gialla esplorata con il Numero di Stanza più basso che può riceverlo.
nem-text-event-ae_something_stirs = Se il Nido è esplorato e non distrutto, mettici una Larva (nessun Incontro). Altrimenti metti un gettone Larva nel sacchetto.
nem-text-event-ae_bulkhead_drill = Chiudi i Portelloni in tutti i Corridoi collegati all'Hibernatorium, tranne quelli Distrutti.
nem-text-event-ae_smouldering_wiring = Metti un segnalino Fuoco nella Stanza con il Numero di Stanza più basso che ha un segnalino Malfunzionamento e nessun Fuoco.
nem-text-event-ae_pheromone_trail = Ogni Personaggio che porta un Oggetto riceve un segnalino Secrezione, e in ogni Corridoio che ne è privo ed è collegato alla sua Stanza si mette un segnalino Rumore.
nem-text-event-ae_torn_bulkheads = Distruggi ogni Portellone Chiuso in un Corridoio collegato a una Stanza con un Intruso. Se non ne è stato distrutto nessuno, metti un gettone Adulto nel sacchetto.
nem-text-event-ae_static = Ogni giocatore il cui Personaggio è a bordo scarta 1 carta Azione a sua scelta. Chi non ne ha mette un segnalino Rumore in un Corridoio a sua scelta che ne è privo ed è collegato alla Stanza del suo Personaggio.
nem-text-event-ae_feeding_time = In ogni Stanza con un Intruso e un Cadavere o una Carcassa che nessuno porta, scarta uno di quegli Oggetti (una Carcassa prima di un Cadavere rosso prima del Cadavere blu, mai l'ultimo Cadavere del Personaggio a bordo) e rimuovi tutti i Danni dal più grande Intruso ferito che vi si trova.

## Obiettivi
nem-text-objective-obj_prime_asset = La nave raggiunge la Terra, o sei l'unico sopravvissuto.
nem-text-objective-obj_oldest_friend = La nave raggiunge la Terra, o sei l'unico sopravvissuto.
nem-text-objective-obj_quarantine = La nave raggiunge Marte, o raggiunge la Terra e il Nido è distrutto. Sopravvivi all'ibernazione in viaggio verso Marte.
nem-text-objective-obj_relentless_investigator = Segnale inviato e tutte le Stanze della nave esplorate.
nem-text-objective-obj_proper_burial = Segnale inviato, e finisci in una Capsula o in ibernazione con il Cadavere del Personaggio blu.
nem-text-objective-obj_hoarder = Finisci in una Capsula con almeno 7 Strumenti; gli Strumenti Missione contano solo se attivi.
nem-text-objective-obj_great_hunt = Segnale inviato, e la nave è distrutta o la Regina uccisa.
nem-text-objective-obj_best_friends_forever = Tu e almeno un altro Personaggio sopravvivete.
nem-text-objective-obj_aliens_on_a_spaceship = Segnale inviato, e il Nido è distrutto o lo è la nave.
nem-text-objective-obj_my_precious = Segnale inviato, e finisci in una Capsula o in ibernazione con un Uovo.
nem-text-objective-obj_necroscopy = Segnale inviato e Debolezza della Carcassa scoperta.
nem-text-objective-obj_ab_ovo = Debolezza dell'Uovo scoperta.
nem-text-objective-obj_extreme_field_biology = Almeno due Debolezze scoperte.
nem-text-objective-obj_right_moment = Il Personaggio del giocatore 1 non sopravvive, o sei l'unico sopravvissuto.
nem-text-objective-obj_greener_pastures = Il Personaggio del giocatore 2 non sopravvive, o sei l'unico sopravvissuto.
nem-text-objective-obj_old_feud = Il Personaggio del giocatore 3 non sopravvive, o sei l'unico sopravvissuto.
nem-text-objective-obj_hostile_takeover = Il Personaggio del giocatore 4 non sopravvive, o sei l'unico sopravvissuto.
nem-text-objective-obj_final_enlightenment = Il Personaggio del giocatore 5 non sopravvive, o sei l'unico sopravvissuto.
nem-text-objective-coop_destination_earth = La nave raggiunge la Terra.
nem-text-objective-coop_emergency_post_mortem = Alla fine il Cadavere del Personaggio blu è a terra o viene portato nella Sala Operatoria; una volta messo lì può essere segnato come fatto.
nem-text-objective-coop_first_contact_protocol = Almeno due Debolezze scoperte.
nem-text-objective-coop_cutting_off_the_head = Segnale inviato, e la Regina uccisa o la nave distrutta.
nem-text-objective-coop_no_man_left_behind = Segnale inviato e tutte le Stanze esplorate.
nem-text-objective-coop_special_delivery = Un Personaggio finisce in una Capsula o in ibernazione con un Uovo.
nem-text-objective-coop_clean_up_crew = Segnale inviato, e distrutto il Nido o la nave.

## Intenti Personali e Offerta
nem-text-objective-int_souvenir = Parti portando una Carcassa dell'Intruso.
nem-text-objective-int_live_specimen = Parti portando un Uovo.
nem-text-objective-int_bring_them_home = Parti portando un Cadavere del Personaggio.
nem-text-objective-int_full_pockets = Parti con almeno 3 Strumenti, senza contare gli Strumenti Iniziali e gli Strumenti Missione inattivi.
nem-text-objective-int_call_home = Invia un Segnale.
nem-text-objective-int_cartographer = Rivela tu stesso almeno 4 gettoni Esplorazione Aftermath, e nessun altro giocatore più di te.
nem-text-objective-int_trophy_hunter = Uccidi almeno un Intruso che non sia una Larva.
nem-text-objective-int_caretaker = Scarta tu stesso almeno 2 segnalini Malfunzionamento, o alla fine ce n'è al massimo 1 sul tabellone.
nem-text-objective-int_clean_bill = Parti con al massimo 1 carta Contaminazione, nessuna Larva e nessuna Secrezione.
nem-text-objective-int_not_a_scratch = Parti con non più Ferite Gravi di quante ne avevi all'inizio e al massimo 1 Ferita Leggera.
nem-text-objective-int_guardian = Il Personaggio del giocatore alla tua sinistra sopravvive all'Epilogo.
nem-text-objective-int_engine_report = Hai guardato i gettoni in cima di almeno due Motori, e alla partenza almeno due Motori sono Funzionanti.
nem-text-objective-int_field_notes = Almeno una Debolezza è stata scoperta o riscoperta nell'Epilogo.
nem-text-objective-lucrative_offer = Parti portando un Uovo e con il tuo Segnale inviato. Vinci anche se dei gettoni Esplorazione sono a faccia in giù o un Allerta è fallito.

## Allerta
nem-text-alert-al_core_purge = I: Attivazione nel Generatore. II: Attivazione nella Stanza Principale della Navicella.
nem-text-alert-al_black_box = Metti un Campione nella Cabina di Pilotaggio. Completato quando il Campione è nella Stanza Principale (a terra o portato da un Personaggio che vi si trova).
nem-text-alert-al_tissue_sample = Metti un Campione nella Sala Operatoria. I: portalo nel Laboratorio o nel Pronto Soccorso. II: Attivazione nel Laboratorio o nel Pronto Soccorso.
nem-text-alert-al_thrust_imbalance = I: Attivazione nella Sala Motore 2. II: Attivazione nella Sala Motore 1 o nella Sala Motore 3.
nem-text-alert-al_distress_relay = I: Attivazione nella Sala Comunicazioni. II: Attivazione nella Cabina di Pilotaggio o nel Generatore.
nem-text-alert-al_hull_stress = Se sul tabellone ci sono al massimo 6 segnalini Malfunzionamento, mettine 2 in Stanze a caso che possono riceverli. I: Attivazione in una Stanza con un segnalino Malfunzionamento, o scarta un segnalino Malfunzionamento. II: lo stesso in un'altra Stanza di questo tipo.
nem-text-alert-al_flash_fire = Metti un Fuoco in ciascuna di due Stanze a caso fra Generatore, Magazzino, Laboratorio e Armeria. I: Attivazione in una di queste quattro Stanze mentre è in fiamme. II: lo stesso in un'altra di esse. Entrambi i Livelli sono completati non appena nessuna delle quattro è in fiamme.
nem-text-alert-al_quarantine_sweep = I: Attivazione nell'Hibernatorium. II: Attivazione nel Pronto Soccorso o nella Sala Operatoria.
nem-text-alert-al_honor_the_dead = Se sul tabellone non c'è alcun Cadavere del Personaggio, mettine uno nell'Hibernatorium. I: porta un Cadavere del Personaggio nel Pronto Soccorso o nella Sala Operatoria (se a bordo non ne resta nessuno: Attivazione nell'Hibernatorium). II: Attivazione nel Pronto Soccorso o nella Sala Operatoria.
nem-text-alert-al_reactor_vent = Metti un segnalino Malfunzionamento nel Generatore. I: il Generatore è funzionante, o due Attivazioni al suo interno. II: Attivazione nel Sistema Antincendio o in una Sala Motore qualsiasi.

## Azioni Base e passi gratuiti
nem-text-action-ba_movement = Muoviti in una Stanza adiacente (in Combattimento: Fuga, costo 2 con una Ferita alla Gamba non bendata). Sulla nave e sulla Navicella anche gli spostamenti d'attracco.
nem-text-action-ba_careful_movement = Movimento con un segnalino Rumore dove preferisci invece del tiro Rumore.
nem-text-action-ba_shoot_action = Attacca un Intruso nella tua Stanza, o delle Uova, con un'Arma carica che tieni nelle Mani o che non richiede Mani.
nem-text-action-ba_melee_action = Attacca un Intruso nella tua Stanza, o delle Uova, senza un'Arma.
nem-text-action-ba_pick_up = Prendi in una Mano un Oggetto che è a terra nella tua Stanza.
nem-text-action-ba_trade_action = Apri uno scambio con i Personaggi nella tua Stanza; almeno una cosa deve cambiare di mano. La carta si paga con il primo accordo.
nem-text-action-ba_craft_item = Trasforma due Strumenti componenti in uno Strumento Creato; nell'Officina anche un determinato Strumento in uno speciale.
nem-text-action-ba_activate_quest = Soddisfa la condizione di una carta Missione e trasformala in uno Strumento. Il Galeotto ottiene così il suo Tubo in qualsiasi Stanza.
nem-text-action-ba_activation = Esegui il compito dell'Allerta in corso in una Stanza che esso nomina.
nem-text-action-ba_rest_arm = Scannerizza la mano come con la carta Riposo.
nem-text-action-fs_drop = Lascia a terra uno Strumento (viene scartato) o un Oggetto (resta nella Stanza). Le carte vincolate e le Manette non si possono lasciare a terra; un Tubo lasciato a terra viene rigirato sul lato missione.
nem-text-action-fs_leave_pod = Da una Capsula in attesa torna nella sua Sezione di Evacuazione.
nem-text-action-fs_accept_offer = Epilogo: prendi l'Offerta e scarta l'Intento Personale.
