
# Il tutorial: che cosa si può scegliere, e perché no.
sf-option-tutorial = La partita guidata con Lindsey all'ultimo posto: off, first o second (per la prima o la seconda volta)
sf-option-tutorial-guard = Tutorial: rifiuta ciò che guasterebbe i turni di Lindsey
sf-option-tutorial-strict = Tutorial: mostra in grigio le azioni non ancora insegnate
sf-option-tutorial-humans = Tutorial: quante persone giocano; le altre mani sono scoperte e si decide insieme
sf-option-lindsey-auto = Tutorial, prima volta: finito il copione Lindsey continua da sola
sf-option-lindsey-council = Tutorial, seconda volta: dal Minuto 6 le persone decidono insieme per Lindsey
sf-setup-tutorial-seats = Il tutorial è per { $wanted } posti, compreso quello di Lindsey, non per { $seats }. Scegli { $wanted } posti.
sf-setup-tutorial-team = Nel tutorial ognuno gioca per sé. Scegli la modalità free o disattiva il tutorial.
sf-setup-tutorial-cast = Il tutorial ha i suoi dodici Personaggi. Non sceglierne per nome, o disattiva il tutorial.
sf-setup-tutorial-bots = Il tutorial si gioca senza bot. Fai sedere delle persone o disattiva il tutorial.
sf-setup-lindsey-seat = Lindsey gioca solo all'ultimo dei quattro posti di un tutorial, non al posto { $seat }. Imposta l'opzione tutorial o fai sedere qualcun altro.
sf-kind-lindsey-name = Lindsey
sf-kind-lindsey = Lindsey, la giocatrice del tutorial, che segue un copione
sf-refused-lindsey-declines = Lindsey non accetta tangenti né Kompromat sul suo PG: si può solo rifiutare.

# Decidere insieme.
sf-prompt-council = Decidete insieme per { $subject }: { $what }
sf-prompt-council-proposed = Decidete insieme per { $subject }: { $what } { $seat } propone: { $proposed }. Approva, o proponi altro.
sf-offer-agree = Approva: { $what }
sf-event-proposed = { $seat } propone per { $subject }: { $what }.
sf-event-agreed = { $seat } approva.
sf-refused-nothing-to-agree = Non c'è una proposta altrui da approvare. Proponi tu qualcosa.
sf-refused-proposed-already = È già stato proposto. Approvalo, o proponi altro.
sf-refused-no-voice-left = Hai già fatto due proposte per questa decisione. Ora approva la prima.

# Perché Lindsey fa quello che fa.
sf-lindsey-script = Lo dice il suo copione.
sf-lindsey-skip = Ciò che dice il copione ora non è possibile: continua con ciò che lo è.
sf-lindsey-hunt = Qualcuno è contaminato: lo deve fermare il Tecnico.
sf-lindsey-flee = Il Comandante si tiene lontano da tutti.
sf-lindsey-renegotiate = Non si può fare nulla di ciò che vuole: rinegozia.
sf-lindsey-best = Il copione non lo dice: fa ciò che sembra meglio per lei.

# Le lezioni.
sf-lesson-first = Tutorial: la prima partita
sf-lesson-first-about = Tre persone e Lindsey, che mostra come si fa fino al Minuto 10.
sf-lesson-second = Tutorial: la seconda partita
sf-lesson-second-about = Di nuovo la stessa stazione; il piano di Lindsey va avanti e mostra il resto delle regole.
sf-lesson-alone = Tutorial in solitaria: la prima partita
sf-lesson-alone-about = Guidi tre mani, due delle quali scoperte, contro Lindsey.
sf-lesson-alone-second = Tutorial in solitaria: la seconda partita
sf-lesson-alone-second-about = La seconda partita con tre mani per una persona.

sf-lesson-welcome = Benvenuti a bordo. La stazione cade; giochi un Personaggio segreto, usi gli altri come cospiratori e fai punti con la tua Agenda.
sf-lesson-lindsey = Lindsey, all'ultimo posto, gioca a carte scoperte: la sua Identità Segreta è l'Ingegnere, il suo Personaggio Bonus il Comandante. Ha il primo turno di ogni Minuto e mostra che cosa si può fare. Le regole non cambiano mai, si presentano solo un passo alla volta.
sf-lesson-identity = Scegli quale delle tue due carte è la tua Identità Segreta; l'altra diventa il tuo Personaggio Bonus.
sf-hint-identity = Leggi i punti di ogni carta: la riga che sembra più facile indica una buona Identità Segreta.

sf-lesson-13-influence = Minuto 13. Metti cubetti su un Personaggio per farne un tuo cospiratore: ne serve almeno uno, e nessuno deve averne di più. In parità lo è di entrambi.
sf-lesson-13-activate = Poi metti il disco su un cospiratore: fa due azioni, o una sola se c'era già un disco (esausto), e una volta può raccogliere o lasciare gratis.
sf-lesson-13-step = Un passo porta alla sezione vicina lungo un corridoio. Le serrature fermano tutti tranne gli ufficiali, e lo Spazio Esterno è una scorciatoia per chi ha un Casco.
sf-lesson-13-items = Un Personaggio porta tanti oggetti quanti sono i suoi spazi. Il Kompromat non è un oggetto: va nella tua mano. Nel Biolab si è contaminati, e questo occupa uno spazio. Un umano senza Casco in un pericolo va a terra.
sf-lesson-13-why = Lindsey vuole che l'Antimateria esploda a bordo e che nessun contaminato fugga. Usa il Comandante e non l'Ingegnere, così nessuno potrebbe indovinare chi è.
sf-hint-13-influence = Metti un cubetto su un Personaggio qualsiasi e attivalo.
sf-hint-13-abilities = Prima leggi le sue abilità viola.
sf-hint-13-actions = Per ora usa solo passi e raccogliere.
sf-hint-13-kompromat = Finisci in una sezione con un Kompromat e prendilo con la raccolta gratuita.

sf-lesson-12-minute = Minuto 12. Quando tutti hanno giocato il segnalino dei Minuti avanza; il primo giocatore resta lo stesso.
sf-lesson-12-items = Gli oggetti si raccolgono, si lasciano, si danno, si lanciano nella sezione vicina o si rapinano con un'arma. Con Manganello o Pistola si può anche sabotare una sezione.
sf-lesson-12-abilities = Le abilità distinguono i Personaggi: alcune valgono sempre, alcune sono azioni, altre arrivano con la rivelazione. Il colore dice quali.
sf-lesson-12-why = Lindsey lascia il Kompromat in Cucina: la raccolta gratuita le serve per il Casco.
sf-hint-12-second = Fatti un secondo cospiratore e attivalo.
sf-hint-12-item = Raccogli un oggetto.
sf-hint-12-ability = Prova un'abilità.

sf-lesson-11-sections = Minuto 11. Ciò che è stampato in una sezione è un'azione di sezione: costa un'azione e la pedina deve essere lì.
sf-lesson-11-damage = I danni spengono tutto ciò che sta nel riquadro di una sezione; una sezione buia resta buia. Per sabotare serve un Manganello o una Pistola.
sf-lesson-11-attributes = Guarda che cos'altro è una sezione: con o senza gravità, illuminata o buia, di Energia, con console.
sf-hint-11-conspirators = Aggiungi cospiratori, se ne vuoi altri.
sf-hint-11-agenda = Comincia a lavorare per la tua Agenda.
sf-hint-11-card = Guarda i suggerimenti sulla tua carta Identità.

sf-lesson-10-tokens = Minuto 10. Un Kompromat fa agire una volta in più il Personaggio che nomina; una tangente chiunque accetti. Ognuno si usa una volta per turno, oltre all'attivazione.
sf-lesson-10-antimatter = L'Antimateria che lascia la Gabbia Magnetica è armata: scatta l'abbandono nave, si aprono tutte le serrature, ed esplode quattro Minuti dopo, al Minuto 6.
sf-lesson-10-pods = Chi è in una capsula quando parte fugge nella mesosfera. Ogni capsula ha una capienza e un requisito; si lancia da dentro con un segnalino Tempo, dalla sua sezione o dalla Plancia.
sf-lesson-10-reentry = Al Minuto 1 l'abbandono nave scatta da solo. Due volte su tre il Minuto 0 non si gioca.
sf-lesson-10-five = Cinque cose in un turno: due azioni, la raccolta gratuita, una col Kompromat, una con la tangente. La tangente resta sul Comandante e vale per chi gioca il Comandante; non usata vale un punto.
sf-hint-10-plan = Rifai i piani: restano quattro Minuti, a meno che l'Antimateria lasci la stazione.
sf-hint-10-kompromat = Prova un Kompromat. Non dà raccolta gratuita.

sf-lesson-9-free = Minuto 9. Il copione di Lindsey è finito. Giocate fino a Stationfall con ciò che sapete.
sf-lesson-9-council = D'ora in poi decidete insieme i turni di Lindsey. Tenete a mente i suoi scopi: nessun contaminato fugge, l'Antimateria esplode a bordo.
sf-lesson-9-auto = D'ora in poi Lindsey continua da sola: caccia chi è contaminato e tiene il Comandante lontano da tutti.

sf-lesson-9-reveal = Minuto 9. Rivelandoti mostri chi sei: i cubetti altrui sul tuo PG vanno nel riquadro Tradimento, cominciano i tuoi poteri, e nessuno usa più il tuo PG senza il tuo consenso. Puoi anche rivelare il Personaggio Bonus e rinunciare all'Identità Segreta.
sf-lesson-9-fire = Il fuoco danneggia una sezione, e gli umani senza Casco che vi si trovano vanno a terra. Da una console si sopprimono i pericoli.
sf-lesson-9-suspect = Chi mette a terra un umano in una sezione illuminata con le telecamere ON è sospetto.
sf-lesson-9-limit = Alla fine ogni cubetto fuori dalla mano oltre il limite d'influenza del tuo PG costa un punto; contano anche quelli nel riquadro Tradimento.
sf-lesson-9-free-second = D'ora in poi tutto è permesso. Cerca solo di vincere.

sf-lesson-8-states = Minuto 8. Un Personaggio è attivo, a terra, annientato o fuggito. Attaccare mette a terra, rapinare prende da chi è in piedi, raccogliere da chi è a terra. Il Casco protegge dal Manganello.
sf-lesson-8-preserve = Nessuno fa ciò che lo metterebbe a terra di sicuro. Un Nanogel rianima due volte.
sf-lesson-8-dark = Senza telecamere o al buio nessuno è visto.
sf-lesson-8-renegotiate = Invece di attivare puoi rinegoziare: riprendi il disco e un cubetto.
sf-lesson-8-overload = Il sovraccarico sul Caveau X si risolve alla fine del turno di Lindsey: il Progetto X è libero, e d'ora in poi agisce alla fine di ogni turno.

sf-lesson-7-data = Minuto 7. I dati si producono, si copiano, si cancellano, si rapinano e si trasmettono. I disturbatori decidono fin dove arrivano.
sf-lesson-7-guilty = Le Prove alle Autorità rendono colpevole ogni sospetto. Chi è colpevole non può vincere, se l'Agenda non lo permette.
sf-lesson-7-power = Reattore, Celle Energetiche e Mainframe sono le sezioni Energia: una danneggiata vuol dire energia di riserva, due un blackout.

sf-lesson-6 = Niente più lezioni. Giocate fino a Stationfall; Lindsey segue il suo piano.
sf-lesson-end = L'Antimateria di Lindsey esplode alla fine del suo turno al Minuto 6, se è ancora a bordo. Poi tutti si rivelano, consegnano i dati e contano i punti, Lindsey compresa. Attenti alle righe col più: Valigetta, Artefatto e Pistola dell'Astroscimpanzé contano solo se è fuggito.
sf-lesson-next = Nella prossima partita scegli l'Identità Segreta secondo l'Agenda; nella terza deduci e blocca gli altri e scegli il momento della rivelazione; dalla quarta cerca le combinazioni.

sf-primer-kompromat = Prendi presto i Kompromat.
sf-primer-first = Non far capire chi sei con la prima azione.
sf-primer-helmet = Il Casco protegge da quasi tutto; contro chi lo porta serve una Pistola, o togliergli prima il Casco.
sf-primer-dark = Mettere a terra qualcuno è sicuro nelle sezioni buie o con le telecamere OFF.
sf-primer-abandon = Fai scattare presto l'abbandono nave se vuoi fuggire.
sf-primer-limit = Oltre il limite d'influenza? Visita il Giardino Terapia o rinegozia.
sf-primer-down = Un PG a terra si può rianimare, oppure rivela qualcun altro.

# Ciò che la guida vieta.
sf-lesson-no-cubes = A Lindsey servono il Comandante, la Clandestina e l'Astroscimpanzé per ciò che sta per mostrare. Metti i cubetti su qualcun altro.
sf-lesson-no-cubes-stowaway = A Lindsey serve ancora la Clandestina. Metti i cubetti su qualcun altro.
sf-lesson-no-helmet = A Lindsey serve il Casco dei Portelli di Poppa. Lascialo lì.
sf-lesson-no-reveal = A Lindsey questo Personaggio serve come PNG per ciò che sta per mostrare. Non rivelarti ancora.
sf-lesson-not-taught = Questo non è ancora stato insegnato. Scegli qualcosa che conosci, o la prossima volta disattiva tutorial_strict.

sf-fact-chimp-kitchen = l'Astroscimpanzé è un PNG attivo in Cucina con uno spazio libero, senza dischi né cubetti altrui
sf-fact-helmet-aft = c'è un Casco nei Portelli di Poppa
sf-fact-no-hazard-aft = non ci sono pericoli nel Reattore né nei Portelli di Poppa
sf-fact-chief-reactor = il Comandante è attivo nel Reattore
sf-fact-stowaway-card = la Clandestina è un PNG ancora sulla sua carta, senza cubetti né dischi altrui
sf-fact-forward-clear = non ci sono pericoli nello Scarico di Prua né nel Lab Chimica
sf-fact-chem-lab = il Lab Chimica non è danneggiato
sf-fact-no-blackout = non c'è un blackout
sf-fact-chief-npc = il Comandante è un PNG attivo nel Reattore con due spazi liberi, senza cubetti né dischi altrui
sf-fact-chimp-helmet = l'Astroscimpanzé è un PNG attivo nei Portelli di Poppa e ha il Casco
sf-fact-antimatter = l'Antimateria è nella Gabbia Magnetica
sf-fact-no-lock-aft = non c'è una serratura tra i Portelli di Poppa e il Reattore
sf-fact-no-hazard-reactor = non ci sono pericoli nel Reattore
sf-fact-lindsey-tokens = Lindsey ha il Kompromat dell'Astroscimpanzé e la sua tangente
sf-fact-stowaway-chem = la Clandestina è un PNG attivo nel Lab Chimica con uno spazio libero, senza cubetti né dischi altrui
sf-fact-stowaway-npc = la Clandestina è un PNG
sf-fact-no-lock-bio = non c'è una serratura tra il Lab Chimica e il Biolab
sf-fact-bio-clear = nel Biolab non ci sono né asfissia né fuoco
