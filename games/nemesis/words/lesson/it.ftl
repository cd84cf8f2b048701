# La prima guardia: che cosa dice la guida.

nem-lesson = La prima guardia
nem-lesson-about = Una partita guidata in solitario di quattro turni: esplora, combatti e torna a dormire. Circa 15-20 minuti.

nem-lesson-welcome = Ti hanno svegliato troppo presto. C'è qualcosa a bordo, e nessun altro è in piedi. Sei il Soldato, qui nell'Hibernatorium.
nem-lesson-goal = Per vincere in solitario devi fare ciò che dice uno dei tuoi due Obiettivi e sopravvivere. In questa partita porterai il cadavere da questa Stanza alla Sala Operatoria e tornerai a dormire.
nem-lesson-actions = Un turno comincia con cinque carte nella tua mano. Agisci in round di due Azioni finché non passi; poi tocca alla nave.
nem-lesson-corpse = Il cadavere è un Oggetto: è pesante e richiede una Mano libera. Raccoglierlo è un'Azione Base e costa una carta.
nem-hint-corpse = Clicca sul Cadavere blu.
nem-lesson-not-yet = Prima raccogli il cadavere; tutto il resto viene presto.

nem-lesson-pay = Ogni Azione si paga con carte della tua mano: sono ciò che puoi fare e ciò con cui lo fai. Una carta usata per pagare va nei tuoi scarti e torna quando il mazzo viene rimescolato.
nem-hint-pay = Interruzione ferma gli altri giocatori. Tu giochi in solitario: è una buona carta con cui pagare.
nem-lesson-keep-card = Quella carta ti servirà presto. Paga con un'altra.

nem-lesson-hands = Una Mano tiene il tuo Fucile d'Assalto, l'altra il cadavere. Ora sono tutte e due occupate.
nem-lesson-map = Le linee fra le Stanze sono Corridoi, ognuno con uno o due numeri. Nelle Stanze a faccia in giù non è mai entrato nessuno.
nem-lesson-move = Il Movimento costa una carta. Vai nella Stanza 14: è sulla strada verso il punto in cui dovrebbe essere la Sala Operatoria.
nem-lesson-this-way = La lezione continua lungo la strada indicata. Puoi lasciare la lezione in qualsiasi momento e andare dove vuoi.

nem-lesson-tile = Hai esplorato una Stanza: questa è la Mensa. Il gettone diceva quanti Strumenti si possono trovare qui, e in solitario ne trovi solo la metà, arrotondata per eccesso.
nem-lesson-malfunction = Mostrava anche un Malfunzionamento: ciò che la Stanza offre non funziona finché qualcuno non la ripara. La Ricerca invece funziona ancora.
nem-lesson-noise = Sei entrato in una Stanza vuota, quindi hai eseguito un tiro Rumore. È uscito un 2: c'è un segnalino Rumore nel Corridoio con quel numero. Silenzio non avrebbe fatto nulla, Pericolo sarebbe stato peggio.
nem-lesson-search = Gioca la tua carta Ricerca. Non costa altro che se stessa.
nem-lesson-search-first = Esegui la Ricerca prima di andare avanti: potrebbe esserci qualcosa per fermare il sangue.

nem-lesson-keep = Vedi due carte del colore della Stanza e ne tieni una; l'altra va in fondo al mazzo. Gli Strumenti normali si tengono nell'Inventario, senza limiti.
nem-lesson-keep-bandages = Prendi le Bende. Qualcuno ti morderà prima che sia finita.

nem-lesson-rounds = Questo era il tuo secondo round. Puoi continuare finché hai carte.
nem-lesson-surprise = Ma le carte in mano ti tengono anche sveglio: quando appare un Intruso e il suo numero è più alto delle carte nella tua mano, attacca subito.
nem-lesson-pass = Ora passa e tieni due carte. All'inizio del prossimo turno pescherai di nuovo fino ad averne cinque.
nem-lesson-keep-two = Tieni quelle due carte: una mano vuota è un invito.

nem-lesson-discard = Quando passi puoi buttare via delle carte, per vederne di nuove il prossimo turno. È anche il modo di liberarti di una carta Contaminazione che ti blocca la mano. Tieni quello che hai.

nem-lesson-event = La nave ha giocato il suo turno: il tempo è avanzato di uno spazio, gli Intrusi nella tua Stanza avrebbero attaccato, è stato pescato un Evento (riguardava il Nido, che nessuno ha trovato).
nem-lesson-bag = Per ultimo è stato pescato un gettone dal sacchetto Intruso. Era una Larva: ha lasciato il sacchetto, e dentro è andato un Adulto. Così il sacchetto peggiora a ogni turno.
nem-lesson-marker = Ricorda il segnalino Rumore fra te e la Stanza 17. Se un tiro Rumore indica un Corridoio che ne ha già uno, ne esce qualcosa.
nem-lesson-onward = Prosegui nella Stanza 17.

nem-lesson-encounter = La Sala Operatoria! E di nuovo un 2: un Incontro. Il Rumore intorno alla Stanza è sparito, è stato pescato un gettone dal sacchetto, e davanti a te c'è un Aracnide.
nem-lesson-doors = Il gettone della Stanza era Portelloni: il Portellone dietro di te si è chiuso. Ferma persone e Intrusi, non il rumore.
nem-lesson-objective = Il primo Intruso della partita ti fa scegliere uno dei tuoi Obiettivi. Autopsia d'Urgenza vuole il cadavere nella Sala Operatoria, ed è lì che ti trovi.
nem-lesson-corpse-is-here = Sei nella Sala Operatoria con il cadavere. Prendi l'Obiettivo che lo richiede.

nem-lesson-no-surprise = Il numero del gettone era 1 e hai in mano più carte di così: nessun Attacco a Sorpresa.
nem-lesson-combat = Sei in una Stanza con un Intruso: sei in Combattimento. Ora la maggior parte delle Azioni ti è preclusa. Puoi sparare, colpire, fuggire o giocare carte permesse in Combattimento.
nem-lesson-shoot = Sparare costa una carta e una Munizione. Decide il dado: Aracnide, Adulto e mirini feriscono tutti un Aracnide, la faccia vuota non ferisce nessuno.
nem-lesson-shoot-now = Spara. Hai un fucile, e morde anche lui.

nem-lesson-injuries = Un mirino è un Danno, e il Fucile d'Assalto ne aggiunge uno a ogni attacco che ferisce: due.
nem-lesson-check = Dopo ogni colpo a segno si pesca una carta Attacco per il suo valore di sangue. Era 5, più di due, quindi l'Aracnide vive. I Danni restano: il prossimo colpo li conta tutti. Spara di nuovo.

nem-lesson-missed = Mancato. Ti restano due carte.
nem-lesson-escape = Potresti scappare: uscendo dal Combattimento, ogni Intruso nella Stanza ti attacca per primo.
nem-lesson-stand = Oppure resta, tieni le tue carte e prendi quel che viene. Passa: l'Aracnide attaccherà una volta nella Fase Evento, e con un po' di fortuna la sua carta non mostra il suo simbolo.
nem-lesson-save-ammo = Restano tre Munizioni, e in cima al tuo mazzo c'è una carta migliore. Passa.

nem-lesson-wound = Ti ha graffiato: una Ferita Leggera. La terza Ferita Leggera diventa una Ferita Grave, e con tre Ferite Gravi la prossima ferita di qualsiasi tipo uccide.
nem-lesson-contamination = E una carta Contaminazione è finita nei tuoi scarti. Arriverà nella tua mano, dove non serve a nulla. Nessuno sa ancora se è INFETTA; lo chiederà la fine della partita.
nem-lesson-card = Hai pescato Prendere la Mira, una carta da Combattimento: spara, e tira di nuovo se il risultato non ti piace.
nem-lesson-aim = Giocala. Una carta Azione costa se stessa e ciò che vi è stampato sopra, qui nient'altro.
nem-lesson-aim-now = Usa Prendere la Mira: è fatta per questo.

nem-lesson-reroll = Una faccia vuota. Prendere la Mira ti fa tirare ancora una volta; vale il secondo risultato.
nem-lesson-reroll-now = Tira di nuovo. Peggio di così non può andare.

nem-lesson-carcass = Due mirini, e uno per il fucile: cinque Danni in tutto, più del valore di sangue. È morto. La sua Carcassa è qui a terra; gli scienziati pagano per queste cose.
nem-lesson-closed = La via del ritorno è sbarrata: il Portellone nel Corridoio verso la Stanza 14 è Chiuso.
nem-lesson-demolition = Demolizione distrugge un Portellone Chiuso per sempre. Altre carte e Strumenti aprono e chiudono i Portelloni come si deve.
nem-lesson-door-first = Prima apri la strada.

nem-lesson-back = Indietro per dove sei venuto. Le Stanze che conosci non si esplorano di nuovo, ma una Stanza vuota significa comunque un tiro Rumore.
nem-lesson-home = Ormai tutto ciò che ti serve è nell'Hibernatorium. Tornaci.

nem-lesson-silence = Silenzio: non è successo nulla. (Con la Secrezione addosso, anche Silenzio sarebbe Pericolo.)
nem-lesson-to-bed = Il segnalino Tempo ha raggiunto gli spazi blu: le camere di ibernazione sono aperte. Ancora una Stanza.

nem-lesson-room-action = L'Hibernatorium ha un'Azione Stanza: prova a ibernarti. Le Azioni Stanza costano due carte e richiedono una Stanza funzionante e senza Intrusi.
nem-lesson-too-few = Ti manca una carta. Passa; il prossimo turno ne avrai cinque.

nem-lesson-everybody-rolls = Il sacchetto ha mostrato un Adulto: tutti quelli non in Combattimento hanno eseguito un tiro Rumore. Due Corridoi intorno a te ora hanno dei segnalini.
nem-lesson-bandages = Uno Strumento si usa pagando il suo costo. Le Bende curano tutte le Ferite Leggere, o bendano una Ferita Grave.
nem-lesson-hibernate = Per ibernarti esegui ancora un tiro Rumore. Se poi nella Stanza non c'è alcun Intruso, dormi e sei fuori dalla partita, per ora al sicuro.
nem-lesson-verdict = Poi viene il verdetto: due Motori su tre devono funzionare, la rotta deve essere la Terra, le tue carte Contaminazione non devono rivelarsi mortali e il tuo Obiettivo deve essere compiuto. In questa lezione i Motori e la rotta sono a posto; in una partita vera qualcuno deve andare a guardare.
nem-hint-bandages = Usa le Bende, se preferisci dormire senza dolore.
nem-hint-hibernate = Clicca sull'Hibernatorium.

nem-lesson-sleep = Le carte Contaminazione non possono pagare nulla. Scegline altre.

nem-lesson-no-drop = Il cadavere è il tuo Obiettivo. Tienilo fino alla Sala Operatoria.
nem-lesson-trouble = C'è qualcosa sulla tua strada. Due colpi possono bastare, Fuoco di Copertura ti porta fuori illeso, scappando gli lasci il primo attacco. Nessuno si iberna con un Intruso nella Stanza.
nem-hint-trouble = Spara finché hai Munizioni; tieni due carte per la camera di ibernazione.
nem-lesson-free = Da qui fai da te. Entra nella camera di ibernazione prima che il segnalino raggiunga lo spazio rosso: chi è sveglio al salto muore.
