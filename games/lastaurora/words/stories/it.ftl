# Le Storie di Last Aurora. I titoli sono tra i nomi.

la-story-st_255-intro = Un uomo armeggia con l'accensione proprio della motrice per cui sei venuto. Quando ti vede, grida che gli serve per tornare dalla sua famiglia.
la-story-st_255-a = Digli che non sei venuto per combattere e offrigli aiuto.
la-story-st_255-a-success = Ti ringrazia, ti mette in guardia dalle macchine più a sud e ti consegna un congegno che aveva rubato.
la-story-st_255-a-failure = Diventa ostile e decidi di lasciarlo stare.
la-story-st_255-b = Attacca l'uomo.
la-story-st_255-b-success = La zuffa è breve e brutta, ma la motrice è tua.
la-story-st_255-b-failure = Si batte come un animale in trappola e sfascia tutto ciò che gli capita a tiro.

la-story-st_256-intro = Dietro gli scaffali un bambino con un cappotto troppo grande ti guarda senza dire una parola.
la-story-st_256-a = Porta il bambino con te.
la-story-st_256-a-success = Il bambino sale a bordo e si addormenta subito.
la-story-st_256-b = Lasciagli del cibo e una coperta.
la-story-st_256-b-success = La voce della tua gentilezza viaggia più veloce di te.
la-story-st_256-c = Vattene.
la-story-st_256-c-success = Sulla via del ritorno nessuno parla, ma tutti lo vengono a sapere.

la-story-st_257-intro = Sotto il ghiaccio si intravede un coperchio d'acciaio, chiuso da un sigillo militare.
la-story-st_257-a = Forzalo adesso.
la-story-st_257-a-success = Dentro ci sono attrezzi avvolti in carta oleata.
la-story-st_257-a-failure = Il sigillo cede con un sibilo di polvere gialla.
la-story-st_257-b = Segna il punto per chi verrà dopo.
la-story-st_257-b-success = Pianti una bandiera rossa nella neve.
la-story-st_257-again = Una bandiera rossa segna un coperchio sigillato nel ghiaccio.
la-story-st_257-again-success = Con la leva giusta si apre facilmente.

la-story-st_258-intro = Tra una scarica e l'altra una voce continua a ripetere numeri di strade.
la-story-st_258-a = Rispondi alla voce.
la-story-st_258-a-success = Una vedetta descrive che cosa c'è più avanti.
la-story-st_258-a-failure = Qualcun altro stava ascoltando.
la-story-st_258-b = Spegni e approfitta del silenzio.
la-story-st_258-b-success = Per una volta gli attrezzi non servono altrove.

la-story-st_259-intro = Tracce fresche di pneumatici attraversano la strada e spariscono tra le colline.
la-story-st_259-a = Dai la caccia a chi le ha lasciate.
la-story-st_259-a-success = I cacciatori sono diventati prede.
la-story-st_259-a-failure = La pista si raffredda e torna indietro verso di te.
la-story-st_259-b = Fai una deviazione intorno alle colline.
la-story-st_259-b-success = Si procede piano, ma la valle nasconde un relitto.

la-story-st_260-intro = Prima di parlare d'affari lo sconosciuto ti chiede se porteresti un pacco più avanti lungo la strada.
la-story-st_260-a = Porta il pacco.
la-story-st_260-a-success = Il pacco arriva in tempo.
la-story-st_260-a-failure = L'acquirente si è stancato di aspettare e lo dice su ogni canale.
la-story-st_260-b = Salda il debito al posto suo.
la-story-st_260-b-success = Non lo dimenticherà.
la-story-st_260-c = Rifiuta con cortesia.
la-story-st_260-c-success = Alza le spalle e apre il cappotto per mostrarti la merce.

la-story-st_261-intro = Mentre dividi il cibo ti accorgi che c'è un piatto di troppo.
la-story-st_261-a = Lasciala restare.
la-story-st_261-a-success = Si offre di guadagnarsi il pane.
la-story-st_261-b = Falla scendere al prossimo villaggio.
la-story-st_261-b-success = Ti lascia le scatolette che aveva nascosto e lo racconta a tutti.

la-story-st_262-intro = Metà del ponte è nel fiume, l'altra metà dondola.
la-story-st_262-a = Puntellalo e attraversa di notte.
la-story-st_262-a-success = Le assi reggono.
la-story-st_262-a-failure = Una trave si spezza sotto la cabina.
la-story-st_262-b = Accampati sotto l'arcata.
la-story-st_262-b-success = Dalla vecchia pietra gocciola acqua pulita.

la-story-st_263-intro = Il tuo colpo va largo e sbatte contro le rocce sopra i predoni.
la-story-st_263-a = Continua a sparare alle rocce.
la-story-st_263-a-success = Il pendio gli crolla in testa.
la-story-st_263-a-failure = Il pendio crolla addosso a te.
la-story-st_263-b = Cessa il fuoco e risparmia il nastro.
la-story-st_263-b-success = Mezzo nastro è meglio di niente.

la-story-st_264-intro = Qualcosa si muove al limite dei fari.
la-story-st_264-a = Accendi ogni lampada che hai.
la-story-st_264-a-success = Chiunque fosse, ci ripensa.
la-story-st_264-a-failure = Ora sanno esattamente dove sei.
la-story-st_264-b = Resta al buio e in piedi.
la-story-st_264-b-success = Nessuno dorme, e nessuno viene sorpreso nel sonno.

la-story-st_265-intro = Il predone striscia fuori dal veicolo distrutto trascinando con sé una donna, un coltello puntato alla sua gola.
la-story-st_265-a = Prova a colpire l'uomo.
la-story-st_265-a-success = Liberi la donna. Se il bambino abbandonato viaggia con te, lei lo riconosce subito e se ne vanno insieme.
la-story-st_265-a-failure = Il predone fugge e la porta con sé.
la-story-st_265-b = Lascialo andare in cambio di qualcosa.
la-story-st_265-b-success = Ti lancia una borsa, passando taglia un tubo e sparisce con la donna.

la-story-st_266-intro = Due convogli sullo stesso lago ghiacciato, e il ghiaccio comincia a cantare.
la-story-st_266-a = Accelera.
la-story-st_266-a-success = Sei più veloce della crepa.
la-story-st_266-a-failure = I rimorchi sprofondano fino agli assali.
la-story-st_266-b = Lancia agli altri un cavo di traino e delle provviste.
la-story-st_266-b-success = Racconteranno la storia su ogni canale.
la-story-st_266-c = Spegni i motori e aspetta.
la-story-st_266-c-success = All'alba il lago tace, e anche l'equipaggio.

la-story-st_267-intro = Il nuovo arrivato si blocca: uno dei tuoi e quel volto si sono già incontrati.
la-story-st_267-a = Falli parlare finché non si chiariscono.
la-story-st_267-a-success = Davanti a un pasto caldo i vecchi debiti sono perdonati.
la-story-st_267-a-failure = Vengono alle mani prima di venire a patti.
la-story-st_267-b = Manda via il nuovo arrivato ringraziandolo.
la-story-st_267-b-success = Ci si saluta con un dono.

la-story-st_268-intro = Il pavimento del rimorchio suona vuoto.
la-story-st_268-a = Solleva il pavimento con una leva.
la-story-st_268-a-success = Una stiva da contrabbandieri, ampia e asciutta.
la-story-st_268-a-failure = La carica collegata al coperchio era destinata ai doganieri.
la-story-st_268-b = Fai un buco col trapano e pesca quel che puoi.
la-story-st_268-b-success = Meglio di niente.

la-story-st_269-intro = Un soldato morto stringe una mappa con un punto cerchiato due volte.
la-story-st_269-a = Segui la mappa.
la-story-st_269-a-success = Il cerchio segna un deposito dimenticato dall'esercito.
la-story-st_269-a-failure = Hai bruciato carburante per il sogno di un morto.
la-story-st_269-b = Bruciala e scaldati.
la-story-st_269-b-success = Qualche minuto di conforto.

la-story-st_270-intro = La fame porta la tosse, e la tosse porta la febbre.
la-story-st_270-a = Apri la cassetta dei medicinali.
la-story-st_270-a-success = Al mattino il peggio è passato.
la-story-st_270-b = Sudatela fuori.
la-story-st_270-b-success = La testardaggine è una specie di medicina.
la-story-st_270-b-failure = La febbre si nutre di ciò che la polvere ha lasciato.

la-story-st_271-intro = Una dozzina di veicoli in fila nella neve, motori freddi, portiere aperte.
la-story-st_271-a = Fermati e smonta un veicolo.
la-story-st_271-a-success = Chiunque fossero, non ne hanno più bisogno.
la-story-st_271-b = Travasa un serbatoio senza fermarti.
la-story-st_271-b-success = Il tubo è bagnato e ha l'odore giusto.
la-story-st_271-b-failure = Il serbatoio era una trappola per gente come te.

la-story-st_272-intro = Il tuo colpo strappa una cassa dal predone, che rimbalza verso di te.
la-story-st_272-a = Sterza e afferrala.
la-story-st_272-a-success = Un gancio, una corda, un premio.
la-story-st_272-a-failure = Vince la cassa.
la-story-st_272-b = Ignorala e incalza l'attacco.
la-story-st_272-b-success = Una seconda raffica segue la prima.
la-story-st_272-c = Lasciala perdere.
la-story-st_272-c-success = Va in pezzi nella tua scia.

la-story-st_273-intro = Un uomo barbuto col mantello da vescovo sostiene che l'Aurora risponde a lui.
la-story-st_273-a = Inginocchiati con gli altri.
la-story-st_273-a-success = Qualunque cosa sia, la sua acqua è pulita.
la-story-st_273-b = Svaligia la cassetta delle offerte.
la-story-st_273-b-success = I fedeli sono stati generosi.
la-story-st_273-b-failure = I fedeli sono anche numerosi.

la-story-st_274-intro = Un cartello arrugginito con un teschio pende sulla strada per la prossima regione.
la-story-st_274-a = Passa dritto.
la-story-st_274-a-success = Nemmeno uno scatto.
la-story-st_274-a-failure = Uno scatto basta.
la-story-st_274-b = Fermati e sonda la strada a piedi.
la-story-st_274-b-success = Passi la notte in ginocchio nella neve.

la-story-st_275-intro = In cantina la gente commercia a lume di candela e non chiede nomi.
la-story-st_275-a = Compra qualcosa.
la-story-st_275-a-success = Merce di qualità, nessuna domanda.
la-story-st_275-b = Segnala il posto sul canale aperto.
la-story-st_275-b-success = Tutti si precipitano lì, e tutti sanno chi ringraziare.

la-story-st_276-intro = Accanto alla motrice giace un secondo blocco motore, completo e asciutto.
la-story-st_276-a = Imbullonalo.
la-story-st_276-a-success = Ruggisce due volte.
la-story-st_276-b = Smontalo per i pezzi.
la-story-st_276-b-success = Ogni bullone trova una nuova casa.

la-story-st_277-intro = I contatori crepitano, eppure qui la neve è piena di impronte.
la-story-st_277-a = Segui le impronte fino a un riparo.
la-story-st_277-a-success = Una cantina foderata di piombo, calda e asciutta.
la-story-st_277-a-failure = Le impronte finiscono in mezzo al nulla.
la-story-st_277-b = Distribuisci l'equipaggiamento protettivo.
la-story-st_277-b-success = Maschere su, filtri dentro, nessuno respira a fondo.
la-story-st_277-c = Aspetta in cabina che passi.
la-story-st_277-c-success = Conti gli scoppiettii fino al mattino.

la-story-st_278-intro = È stata messa una taglia sui predoni che si avvicinano, e tu sei il primo della fila.
la-story-st_278-a = Reclama la taglia.
la-story-st_278-a-success = La voce alla radio paga a parole, ma le parole viaggiano.
la-story-st_278-a-failure = Il merito va a qualcun altro.
la-story-st_278-b = Condividi la frequenza con chiunque sia vicino.
la-story-st_278-b-success = Spuntano munizioni da dove non te le aspetti.

la-story-st_279-intro = La temperatura cala finché il metallo si attacca alla pelle.
la-story-st_279-a = Tieni accesi i riscaldamenti per tutti.
la-story-st_279-a-success = Tutti i convogli si raccolgono attorno al tuo scarico.
la-story-st_279-b = Ognuno per sé.
la-story-st_279-b-success = In ogni campo qualcuno si sveglia con le dita blu.

la-story-st_280-intro = Colpi deboli e regolari, da sotto un tetto crollato.
la-story-st_280-a = Scava.
la-story-st_280-a-success = Apri un condotto d'aria; per il resto serviranno altre mani.
la-story-st_280-a-failure = Il tetto si assesta e la polvere scotta.
la-story-st_280-b = Prendi quello che c'è sopra e vattene.
la-story-st_280-b-success = Cerchi di non sentire.
la-story-st_280-again = Un condotto d'aria porta giù da qualcuno che ha aspettato abbastanza.
la-story-st_280-again-success = Una mano gelata afferra la tua.

la-story-st_281-intro = Il passo è largo abbastanza per un convoglio alla volta, e la chiave della sbarra ce l'hai tu.
la-story-st_281-a = Pretendi un pedaggio.
la-story-st_281-a-success = Pagano, oppure sfondano la sbarra.
la-story-st_281-b = Apri la sbarra e condividi ciò che hai.
la-story-st_281-b-success = I clacson suonano per ringraziare.

la-story-st_282-intro = L'Aurora chiede un bollettino meteo a chiunque sia a riva.
la-story-st_282-a = Sali sul traliccio e fai rapporto.
la-story-st_282-a-success = Il capitano ti ringrazia per nome.
la-story-st_282-a-failure = L'unica parola che si capisce è «tempesta», e ogni convoglio sulla strada rallenta.
la-story-st_282-b = Resta in silenzio e ripara.
la-story-st_282-b-success = Un altro giorno, un'altra saldatura.

la-story-st_283-intro = In vista della baia ti viene incontro una lancia: il passaggio ha un prezzo.
la-story-st_283-a = Prometti provviste per il viaggio.
la-story-st_283-a-success = La stiva è piena e il capitano sorride.
la-story-st_283-a-failure = Il capitano ricorda le promesse infrante.
la-story-st_283-b = Insisti che nessuno deve pagare per essere salvato.
la-story-st_283-b-success = L'equipaggio della lancia si schiera con te.
la-story-st_283-b-failure = La lancia torna indietro senza una parola.

la-story-st_284-intro = Piatti vuoti, caricatori pieni: il tuo equipaggio vuole parlarti.
la-story-st_284-a = Cedi e apri le scorte.
la-story-st_284-a-success = Tornano al lavoro.
la-story-st_284-b = Sostieni il loro sguardo.
la-story-st_284-b-success = Silenzio, poi qualcuno ride.
la-story-st_284-b-failure = Al mattino una cuccetta è vuota.

la-story-st_285-intro = Il nuovo arrivato verrà solo se viene anche un orfano.
la-story-st_285-a = Fai posto.
la-story-st_285-a-success = Il passeggero più piccolo ha il posto migliore.
la-story-st_285-b = Scortali entrambi al campo più vicino.
la-story-st_285-b-success = Il campo manda avanti i suoi ringraziamenti.

la-story-st_286-intro = Nella stanza più profonda un nocciolo brilla ancora. La gente pagherebbe qualsiasi cosa per averlo.
la-story-st_286-a = Portalo fuori.
la-story-st_286-a-success = Ronza sul suo supporto e nessuno vuole sedersi sotto.
la-story-st_286-b = Fai saltare il pozzo perché nessuno lo abbia.
la-story-st_286-b-success = La montagna si richiude su di esso.
la-story-st_286-c = Indietreggia piano.
la-story-st_286-c-success = Certe porte è meglio lasciarle chiuse.

la-story-st_287-intro = I predoni conoscevano il tuo percorso. Qualcuno glielo ha detto.
la-story-st_287-a = Perquisisci ogni cuccetta.
la-story-st_287-a-success = Sotto un materasso: una trasmittente e la paga per usarla.
la-story-st_287-a-failure = Mentre cerchi, qualcuno taglia i freni.
la-story-st_287-b = Paga per il silenzio.
la-story-st_287-b-success = D'ora in poi le trasmissioni sono sbagliate di proposito.
la-story-st_287-c = Fai finta di non sapere.
la-story-st_287-c-success = Tieni d'occhio i tuoi specchietti.

la-story-st_288-intro = Il capitano nemico ti affianca e ti sfida a duello.
la-story-st_288-a = Accetta.
la-story-st_288-a-success = Il capitano cade; il volante gira libero.
la-story-st_288-a-failure = Torni zoppicando alla cabina.
la-story-st_288-b = Rispondi col clacson e tira dritto.
la-story-st_288-b-success = Passando, qualche cartuccia rotola fuori dal suo relitto.

la-story-st_289-intro = L'ultima officina prima del mare, e la saldatrice funziona ancora.
la-story-st_289-a = Ripara tutto quello che puoi.
la-story-st_289-a-success = Per la prima volta da giorni niente sferraglia.
la-story-st_289-b = Costruisci qualcosa di nuovo attorno al dispositivo.
la-story-st_289-b-success = Brutto, pesante, geniale.
la-story-st_289-b-failure = Si stacca al primo sobbalzo.

la-story-st_290-intro = Dove finisce il ghiaccio della riva, un dorso bianco rompe la superficie.
la-story-st_290-a = Cacciala.
la-story-st_290-a-success = Carne per settimane.
la-story-st_290-a-failure = Il ghiaccio si spezza dove si immerge.
la-story-st_290-b = Guardala andare.
la-story-st_290-b-success = Per un momento nessuno ha paura.

la-story-st_291-intro = La borsa di un corriere, chiusa, col timbro dell'autorità portuale.
la-story-st_291-a = Aprila.
la-story-st_291-a-success = Depositi, pattuglie, parole d'ordine.
la-story-st_291-b = Consegnala sigillata.
la-story-st_291-b-success = L'onestà è abbastanza rara da essere ricordata.

la-story-st_292-intro = Un vecchio faro, la lampada intatta, il serbatoio asciutto.
la-story-st_292-a = Riempi il serbatoio e accendilo.
la-story-st_292-a-success = Un dito bianco spazza la baia.
la-story-st_292-b = Svita la lampada.
la-story-st_292-b-success = A qualcuno tornerà utile.
la-story-st_292-again = Il fascio del faro indica la via per questo posto.
la-story-st_292-again-success = Lo trovi perché qualcuno ha acceso la lampada.

la-story-st_293-intro = Dietro di te salgono dei razzi: qualcuno è bloccato sulla strada che hai già percorso.
la-story-st_293-a = Torna indietro a prenderli.
la-story-st_293-a-success = Avevano quasi smesso di sperare.
la-story-st_293-b = Giura di mandare aiuto dalla nave.
la-story-st_293-b-success = L'Aurora manda un elicottero.
la-story-st_293-b-failure = Nessuno risponderà mai ai razzi.

la-story-st_294-intro = Domani si deciderà tutto. Stanotte il cuoco chiede doppia razione.
la-story-st_294-a = Dai al cuoco ciò che chiede.
la-story-st_294-a-success = Si cantano canzoni che nessuno cantava più dalla guerra.
la-story-st_294-b = Conserva le scorte e condividi una tazza in silenzio.
la-story-st_294-b-success = Una vecchia ferita è dimenticata.
