# Che cosa dicono le carte di Last Aurora e che cosa fanno gli effetti.

## Sopravvissuti
la-text-surv_leader = Ogni volta che il Leader dovrebbe andare nella tua Zona Esausti, spostalo invece nella tua Zona Riposo.
la-text-surv_copilot = La tua Motrice ha +1 velocità; se sei almeno 6 spazi dietro il giocatore in testa per la via più breve disponibile, ha un altro +1.
la-text-surv_mechanic = Durante il tuo turno di Riposo, rimuovi 1 Danno dal tuo Convoglio.
la-text-surv_scavenger = Quando il Rovistatore partecipa a una Raccolta di Risorse, ottieni 1 Risorsa in più di un tipo mostrato da quel Luogo (gli Oggetti non sono Risorse; niente se non mostra Risorse).
la-text-surv_medic = Durante il tuo turno di Riposo, rimuovi 1 Contaminazione da uno dei tuoi Sopravvissuti.
la-text-surv_gunner = Un'arma che hai già usato in questa Fase di Fuoco può sparare un'altra volta, pagando di nuovo il costo.
la-text-surv_scout = L'Esploratore non riceve Contaminazione dalle radiazioni di un Luogo esplorato.
la-text-surv_veteran_driver = La tua Motrice ha +2 velocità.
la-text-surv_engineer = Alla fine del round, rimuovi fino a 2 Danni da una sola carta del tuo Convoglio.
la-text-surv_artillery_officer = Le tue armi contano come di un livello più alto (massimo 4).
la-text-surv_spotter = Quando riveli un MANCATO durante un attacco normale, infliggi invece 2 Danni; resta un attacco normale (1 Fama, 1 segnalino Bersaglio).
la-text-surv_dog_trainer = Quando l'Addestratore di Cani partecipa a una Raccolta di Risorse, pesca anche 1 carta Oggetto.
la-text-surv_sniper = Paga 1 Munizione (anche Munizioni Incendiarie): infliggi 3 Danni a un Nemico nella tua regione senza rivelare una carta Esito. È un attacco normale (1 Fama, 1 segnalino Bersaglio).
la-text-surv_captive_tracker = Forza +1 quando esplora senza un secondo Sopravvissuto. Vale 1 Fama a fine partita se è vivo.
la-text-surv_radio_operator = Durante il tuo turno di Fuoco: ogni avversario più avanti sul percorso, in qualsiasi regione, aggiunge 1 Danno sulle carte indicate del Convoglio per ogni Nemico nella regione di quell'avversario. I Convogli nel tuo stesso spazio sono risparmiati.
la-text-surv_castaway = Nessuna abilità.
la-text-crew_arctic_wolf = Quando esplori con il Lupo Artico puoi risolvere anche fino a 2 Azioni Bonus diverse stampate sugli slot subito a sinistra e a destra di quello esplorato, in qualsiasi ordine con l'azione della carta e l'Azione Bonus dello slot; mai due volte la stessa Azione Bonus.
la-text-crew_tracker_wolf = La tua Motrice ha +3 velocità se almeno un Convoglio avversario è più avanti sul percorso (i Convogli nel tuo spazio non contano).
la-text-crew_alpha_mutant = Quando il Mutante Alfa finisce un'azione di esplorazione puoi rimuovere da lui 1 Contaminazione: va subito nella tua Zona Riposo.
la-text-crew_ghoul = Prima di muovere puoi rimuovere 1 Contaminazione dal Ghoul: +2 velocità per questo movimento. Il Ghoul muore con 2 Contaminazioni.
la-text-crew_valkyrie = La tua Motrice ha +1/+2/+3 velocità se il tuo Convoglio ha almeno 3/5/7 carte.
la-text-crew_war_daughter = Il primo attacco riuscito contro un Nemico che fai in una Fase di Fuoco infligge +1/+2/+3 Danni se il tuo Convoglio ha almeno 3/5/7 carte.
la-text-crew_synthetic_prototype = La tua Motrice ha +2 velocità se nessuna carta del tuo Convoglio ha un segnalino Danno. Si può nutrire con 1 Oggetto o 1 Risorsa qualsiasi.
la-text-crew_support_drone = Prima di muovere, scarta 1 Oggetto: +2 velocità per questo movimento. Si può nutrire con 1 Oggetto o 1 Risorsa qualsiasi.

## Oggetti
la-text-obj_incendiary_ammo = Scartale invece di pagare 1 Munizione per un attacco normale fatto con un'arma ordinaria. Se l'attacco va a segno, infligge +1 Danno. Possono pagare anche il tiro del Cecchino, senza il +1. Mai utilizzabili con un Lancia Rifiuti.
la-text-obj_energy_ration = Forza +2 per questa azione di esplorazione.
la-text-obj_jerrycan = Ottieni 1 Carburante.
la-text-obj_toolkit = Rimuovi fino a 2 Danni dal tuo Convoglio.
la-text-obj_iodine = Rimuovi fino a 2 Contaminazioni da uno dei tuoi Sopravvissuti.
la-text-obj_nitro = +2 velocità per questo movimento.
la-text-obj_adrenaline = Sposta uno dei tuoi Sopravvissuti dalla Zona Esausti alla Zona Attiva.
la-text-obj_canned_food = Carica subito 2 Cibo sul tuo Convoglio, poi aggiungi 1 Contaminazione a uno dei tuoi Sopravvissuti.
la-text-obj_cloaking_device = Per la Fase di Fuoco in corso ignora ogni effetto di Agguato e ogni attacco dei Nemici. Puoi comunque attaccare i Nemici.
la-text-obj_antitank_missile = Infliggi 2 Danni a un Nemico nella tua regione e ottieni 1 Fama. Non è un attacco normale: nessun segnalino Bersaglio.
la-text-obj_smoke_grenade = Scegli un Nemico nella tua regione: rimuovi da esso 1 segnalino Bersaglio avversario, se possibile, poi metti un tuo segnalino Bersaglio sul suo primo spazio Bersaglio libero da sinistra.
la-text-obj_unstable_fuel = Scegli: aggiungi 2 Danni al tuo Convoglio per +2 velocità, oppure 4 Danni al tuo Convoglio per +3 velocità, per questo movimento.
la-text-obj_unstable_fuel-1 = 2 Danni per +2 velocità
la-text-obj_unstable_fuel-2 = 4 Danni per +3 velocità
la-text-obj_anti_rad = Scegli una delle tue zone (Attiva, Riposo o Esausti): rimuovi 1 Contaminazione da ciascuno di massimo 3 Sopravvissuti che si trovano lì.
la-text-obj_mine = Dopo il movimento: metti fino a 2 segnalini Mina su spazi diversi che il tuo Convoglio ha lasciato in questo movimento.

## Agguati
la-text-en_outriders = Ogni Convoglio nella regione subisce 1 Danno sulle carte indicate.
la-text-en_howlers = I primi Convogli della regione perdono 1 Cibo e subiscono 1 Danno nella prima colonna.
la-text-en_rippers = Ogni giocatore nella regione sposta 1 Sopravvissuto a sua scelta dalla Zona Attiva alla Zona Esausti.
la-text-en_firebrands = I primi Convogli della regione subiscono 2 Danni nella prima colonna; ogni altro Convoglio della regione subisce 1 Danno sulle carte indicate.
la-text-en_iron_fang = Ogni Convoglio nella regione subisce 2 Danni nella fila superiore.
la-text-en_alpha_rig = Ogni giocatore nella regione perde 1 Risorsa a sua scelta e subisce 1 Danno sulle carte indicate.
la-text-en_tyr = I primi Convogli della regione (tutti, se a pari merito) subiscono 1 Danno nella prima colonna; ogni altro Convoglio della regione subisce 1 Danno sulle carte indicate.
la-text-en_ullr = I primi Convogli della regione (tutti, se a pari merito) subiscono 1 Danno nella prima colonna; ogni altro Convoglio della regione subisce 1 Danno sulle carte indicate.
la-text-en_heimdallr = Ogni giocatore nella regione aggiunge 1 Danno a una delle armi più forti del suo Convoglio; a parità di livello sceglie il giocatore.
la-text-en_hel = Ogni giocatore nella regione aggiunge 1 Contaminazione a ogni Sopravvissuto nella sua Zona Riposo.
la-text-en_thor = Ogni giocatore nella regione aggiunge 1 Danno a ciascuna di 3 carte diverse del suo Convoglio.
la-text-en_loki = I primi Convogli della regione subiscono 1 Danno nella fila superiore e 2 Danni sulle carte indicate; ogni altro Convoglio della regione subisce 2 Danni nella fila superiore.

## Eventi
la-text-ev_whiteout = Ogni Convoglio ha -1 velocità nel suo prossimo movimento.
la-text-ev_radioactive_fallout = In Ordine di Turno Diretto ogni giocatore aggiunge 1 Contaminazione a un Sopravvissuto della propria Zona Attiva oppure scarta 1 Oggetto; se è possibile una sola delle due cose, va fatta; chi non può fare nessuna delle due non perde nulla.
la-text-ev_pack_ice_breaks = Sposta l'Aurora sullo stadio rosso della sua fermata attuale.
la-text-ev_howl_of_the_pack = Rimuovi fino a 2 Danni da ogni Nemico in un'area nemica, prima dai riquadri difesa ordinari. Se non ce n'è nessuno, ogni Convoglio nella regione del primo giocatore subisce 1 Danno nella prima colonna.
la-text-ev_blizzard = Nel loro prossimo movimento i Convogli rallentano secondo il posto sulla Tabella dell'Ordine di Turno: primo -2, secondo -1, terzo -1, quarto 0.
la-text-ev_emergency_broadcast = In Ordine di Turno Diretto ogni giocatore può rimuovere quanto Cibo vuole dal suo Convoglio, ottenendo 1 Fama per ogni Cibo. Se in totale sono stati rimossi meno di 2 Cibo, sposta l'Aurora sullo stadio rosso.

## Carte dell'Automa
la-text-automa_1-movement = Prima di muovere, l'Automa ottiene 1 Sopravvissuto se tu ne hai più di lui.
la-text-automa_1-end_round = Aggiungi 1 Danno al tuo Convoglio.
la-text-automa_2-movement = In questo round la Motrice dell'Automa è cingolata e prende la PRIMA scorciatoia disponibile.
la-text-automa_3-movement = Prima di muovere, l'Automa ottiene 1 Carburante se tu ne hai più di lui.
la-text-automa_4-movement = Prima di muovere, l'Automa ottiene 1 Munizione.
la-text-automa_5-movement = In questo round la Motrice dell'Automa ha +2 velocità.
la-text-automa_6-movement = La tua Motrice ha -1 velocità nel tuo movimento di questo round, se non hai ancora mosso; altrimenti nel tuo prossimo movimento.
la-text-automa_6-end_round = L'Automa ottiene 1 Fama se il suo Convoglio è davanti al tuo; altrimenti pesca 1 Oggetto nella sua Zona Oggetti/Bottino.

## Incontri
la-text-enc_wandering_trader-1 = Paga 1 Risorsa: pesca 2 Oggetti.
la-text-enc_wandering_trader-2 = Scarta 1 Oggetto: ottieni 2 Risorse a tua scelta.
la-text-enc_refugee_family-1 = Paga 2 Cibo: ottieni 2 Fama.
la-text-enc_refugee_family-2 = Paga 1 Cibo: un Disperso si unisce a te, ottieni 1 Fama.
la-text-enc_refugee_family-3 = Derubali: ottieni 1 Cibo e 1 Carburante, perdi 1 Fama.
la-text-enc_deserters-1 = Paga 1 Cibo: ottieni 2 Munizioni.
la-text-enc_deserters-2 = Paga 1 Munizione: prendi un Dispositivo dalla pila degli scarti Esplorazione.
la-text-enc_smuggler_captain-1 = Scarta 2 Oggetti: ottieni 2 Fama.
la-text-enc_smuggler_captain-2 = Perdi 1 Fama: ottieni 3 Risorse a tua scelta.
la-text-enc_wanted_man-1 = Lascialo andare: scarta 1 Oggetto e perdi 1 Fama; la tua Motrice ha +3 velocità nel tuo prossimo movimento.
la-text-enc_wanted_man-2 = Sistemalo: paga 1 Munizione; pesca 1 Oggetto, ottieni 1 Fama e aggiungi una Motrice, un Rimorchio o un Dispositivo al tuo Convoglio.
la-text-enc_tinkerer_hermit-1 = Scarta 1 Oggetto: rimuovi fino a 3 Danni, ottieni 2 Fama.
la-text-enc_tinkerer_hermit-2 = Fruga nel suo mucchio luminescente: 1 Contaminazione su un Sopravvissuto che esplora, pesca 2 Oggetti.

## Dorsi delle Storie
la-trigger-explore_start = All'inizio della fase.
la-trigger-gather = Quando un giocatore Raccoglie Risorse.
la-trigger-improve_truck = Quando un giocatore Migliora il Convoglio con una Motrice.
la-trigger-improve_trailer = Quando un giocatore Migliora il Convoglio con un Rimorchio.
la-trigger-improve_device = Quando un giocatore Migliora il Convoglio con un Dispositivo.
la-trigger-recruit = Quando un giocatore Recluta un Sopravvissuto.
la-trigger-encounter = Quando un giocatore risolve un Incontro.
la-trigger-bonus_action = Quando un giocatore svolge un'Azione Bonus.
la-trigger-explore_two = Quando un giocatore esplora con due Sopravvissuti.
la-trigger-explored = Quando un giocatore esplora la carta sotto cui è archiviata questa Storia.
la-trigger-rest_start = All'inizio della fase.
la-trigger-feed = Quando un giocatore nutre un Sopravvissuto.
la-trigger-unfed = Quando un giocatore ha finito di nutrire e almeno uno dei suoi Sopravvissuti è ancora nella Zona Esausti.
la-trigger-rest_end = Alla fine della fase.
la-trigger-before_move = Quando un giocatore ha pagato per il movimento, prima di entrare nel primo spazio.
la-trigger-stop_waypoint = Quando un Convoglio finisce il movimento su un segnalino Tappa.
la-trigger-stop_contaminated = Quando un Convoglio finisce il movimento su uno spazio contaminato.
la-trigger-same_space = Quando un Convoglio finisce il movimento in uno spazio con un altro Convoglio.
la-trigger-enter_region = Quando un Convoglio entra in una regione in cui nessun Convoglio è ancora entrato.
la-trigger-fire_start = All'inizio della fase.
la-trigger-before_ambush = All'inizio della fase, prima che un Nemico risolva il suo Agguato.
la-trigger-attack_miss = Quando un giocatore rivela un MANCATO durante un attacco normale.
la-trigger-attack_hit = Quando un giocatore colpisce un Nemico con un attacco normale.
la-trigger-enemy_defeated = Quando un giocatore sconfigge un Nemico, prima di assegnare il Bottino.
la-trigger-fire_end = Alla fine della fase.
la-trigger-eor_start = All'inizio della fase.

## Effetti come frasi
la-effect-gain = Ottieni { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-effect-gain_choice = Scegli e ottieni { $n } tra: { $what }.
la-effect-draw_object = Pesca { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}.
la-effect-draw_keep = Pesca { $n } Oggetti, tienine { $keep } e scarta gli altri.
la-effect-discard_object = Scarta { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}.
la-effect-lose = Perdi { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-effect-fame = Ottieni { $n } Fama.
la-effect-fame-lose = Perdi { $n } Fama.
la-effect-repair-any = Rimuovi { $n ->
    [one] 1 Danno
   *[other] fino a { $n } Danni
} dal tuo Convoglio.
la-effect-repair-one_card = Rimuovi { $n ->
    [one] 1 Danno
   *[other] fino a { $n } Danni
} da una sola carta del tuo Convoglio.
la-effect-damage-any = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} ovunque nel tuo Convoglio.
la-effect-damage-indicated = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} sulle carte indicate.
la-effect-damage-column1 = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} nella prima colonna.
la-effect-damage-top_row = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} nella fila superiore.
la-effect-damage-bottom_row = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} nella fila inferiore.
la-effect-damage-strongest_weapon = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} su una delle tue armi più forti.
la-effect-damage-distinct_cards = Subisci 1 Danno su ciascuna di { $n } carte diverse.
la-effect-damage-truck = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} sulla tua Motrice.
la-effect-damage-cargo_box = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} su una casella di carico.
la-effect-contaminate-participant = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su un Sopravvissuto che esplora.
la-effect-contaminate-each_participant = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su ogni Sopravvissuto che esplora.
la-effect-contaminate-chosen = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su uno dei tuoi Sopravvissuti.
la-effect-contaminate-each_active = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su ogni Sopravvissuto nella tua Zona Attiva.
la-effect-contaminate-each_rest = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su ogni Sopravvissuto nella tua Zona Riposo.
la-effect-contaminate-each_exhausted = Metti { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su ogni Sopravvissuto nella tua Zona Esausti.
la-effect-decontaminate-participant = Rimuovi { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} da un Sopravvissuto che esplora.
la-effect-decontaminate-each_participant = Rimuovi { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} da ogni Sopravvissuto che esplora.
la-effect-decontaminate-chosen = Rimuovi { $n ->
    [one] 1 Contaminazione
   *[other] fino a { $n } Contaminazioni
} da uno dei tuoi Sopravvissuti.
la-effect-decontaminate-any_spread = Rimuovi { $n ->
    [one] 1 Contaminazione
   *[other] fino a { $n } Contaminazioni
} dai tuoi Sopravvissuti, come preferisci.
la-effect-decontaminate-up_to_3_one_zone = Rimuovi { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} da ciascuno di massimo 3 Sopravvissuti di una zona.
la-effect-lose_survivor = Perdi un Sopravvissuto { $from-del }.
la-effect-move_survivor = Sposta { $n ->
    [one] un Sopravvissuto
   *[other] fino a { $n } Sopravvissuti
} { $from-dal } { $to-al }.
la-effect-move_survivor-all = Sposta quanti Sopravvissuti vuoi { $from-dal } { $to-al }.
la-effect-faster-this_movement = +{ $n } velocità in questo movimento.
la-effect-faster-next_movement = +{ $n } velocità nel prossimo movimento.
la-effect-slower-this_movement = -{ $n } velocità in questo movimento.
la-effect-slower-next_movement = -{ $n } velocità nel prossimo movimento.
la-effect-strength = +{ $n } forza in questa azione di esplorazione.
la-effect-advance = Dopo gli effetti di sosta avanza gratis di { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}.
la-effect-end_movement = Il tuo movimento finisce qui.
la-effect-ignore_space = La contaminazione di questo spazio è ignorata.
la-effect-improve-zone = Puoi aggiungere al tuo Convoglio una carta dalla Zona Esplorazione: { $kinds }.
la-effect-improve-discard = Puoi aggiungere al tuo Convoglio una carta dalla pila degli scarti Esplorazione: { $kinds }.
la-effect-recruit_castaway = Un Disperso si unisce a te, se c'è posto.
la-effect-recruit_to = La recluta va { $to-nel }.
la-effect-enemy_damage-chosen_in_region = Infliggi { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} a un Nemico nella tua regione.
la-effect-enemy_damage-triggering = Infliggi { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} a questo Nemico.
la-effect-enemy_damage-normal = Infliggi { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} a questo Nemico, con 1 Fama e un segnalino Bersaglio come per un colpo a segno.
la-effect-swap_target = Sostituisci un segnalino Bersaglio avversario su un Nemico nella tua regione con uno tuo.
la-effect-ammo_substitute = Paga un tiro; se va a segno infligge +{ $bonus } Danno.
la-effect-ignore_enemies = Ignora Agguati e attacchi dei Nemici in questa Fase di Fuoco.
la-effect-shield-ambush = I prossimi Danni che subisci dagli Agguati sono ridotti di { $n }.
la-effect-shield-attack = I prossimi Danni che subisci dagli attacchi dei Nemici sono ridotti di { $n }.
la-effect-aurora = L'Aurora si sposta { $to-sul } della sua fermata attuale.
la-effect-peek = Guarda { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
} del mazzo Esplorazione.
la-effect-peek-reorder = Guarda le prime { $n } carte del mazzo Esplorazione e rimettile nell'ordine che vuoi.
la-effect-refresh_slot = Scarta fino a { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, non Nemici, dalla Zona Esplorazione e riempila.
la-effect-give = Dai { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
} a un giocatore nel tuo spazio.
la-effect-demand = Un giocatore nel tuo spazio ti dà { $n } { $n ->
    [one] Risorsa
   *[other] Risorse
} oppure subisce 1 Danno.
la-effect-humiliate = Umiliare: un avversario che hai danneggiato in questa fase perde 1 Fama, oppure subisce 1 Danno su una casella di carico.
la-effect-place_mines = Metti fino a { $n } segnalini Mina su spazi che hai lasciato in questo movimento.
la-effect-archive-board = Archivia questa Storia accanto alla tua plancia.
la-effect-archive-truck = Archivia questa Storia sotto la tua Motrice.
la-effect-archive-trailer = Archivia questa Storia sotto uno dei tuoi Rimorchi.
la-effect-archive-device = Archivia questa Storia sotto uno dei tuoi Dispositivi.
la-effect-archive-convoy = Archivia questa Storia sotto una carta del tuo Convoglio.
la-effect-archive-zone_card = Archivia questa Storia sotto una carta della Zona Esplorazione.
la-effect-archive_both = Archivia questa Storia accanto alla tua plancia, insieme a «{ $other }» se ce l'hai.
la-effect-discard_story = Scarta questa Storia.
la-effect-read-success = Leggi il successo dell'opzione { $option }.
la-effect-read-failure = Leggi il fallimento dell'opzione { $option }.
la-effect-cancel_action = L'azione non si svolge: i Sopravvissuti che esplorano vanno { $to-nel }.
la-effect-load_child = Il bambino occupa una casella libera del tuo Convoglio.
la-effect-unload_child = Il bambino di «{ $story }» lascia il tuo Convoglio.
la-effect-enemy_escapes = Il Nemico fugge: niente Bottino.
la-effect-score = { $n } Fama a fine partita.
la-effect-turn_order_slow = Secondo il posto sulla Tabella dell'Ordine di Turno, velocità nel prossimo movimento: primo { $first }, secondo { $second }, terzo { $third }, quarto { $fourth }.
la-effect-food_vote = Ogni giocatore può dare Cibo per { $fame } Fama ciascuno. Se in totale si danno meno di { $threshold } Cibo, l'Aurora va sullo stadio rosso.
la-effect-contaminate_or_discard = Metti 1 Contaminazione su un Sopravvissuto nella tua Zona Attiva, oppure scarta 1 Oggetto.
la-effect-howl = Rimuovi fino a { $repair } Danni da ogni Nemico in un'area nemica; se non ce n'è nessuno, ogni Convoglio nella regione del primo giocatore subisce { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
} nella prima colonna.
la-effect-automa-fame = L'Automa ottiene { $n } Fama.
la-effect-automa-survivor = L'Automa ottiene { $n ->
    [one] 1 Sopravvissuto
   *[other] { $n } Sopravvissuti
}.
la-effect-automa-food = L'Automa ottiene { $n } Cibo.
la-effect-automa-ammo = L'Automa ottiene { $n ->
    [one] 1 Munizione
   *[other] { $n } Munizioni
}.
la-effect-automa-fuel = L'Automa ottiene { $n } Carburante.
la-effect-automa-object = L'Automa pesca { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}.
la-effect-automa-speed = L'Automa ha +{ $n } velocità in questo round.
la-effect-automa-tracks = In questo round la Motrice dell'Automa è cingolata.
la-effect-automa-fame_if_ahead_else_object = L'Automa ottiene { $n } Fama se il suo Convoglio è davanti al tuo, altrimenti { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}.
la-effect-radiation = Radiazioni: { $n ->
    [one] 1 Contaminazione
   *[other] { $n } Contaminazioni
} su ogni Sopravvissuto che esplora.
la-effect-nothing = Non succede nulla.

## Comporre gli effetti
la-effects = { $first } { $rest }
la-effect-if = ({ $if }) { $what }
la-effect-cost = { $cost }: { $what }
la-who-each_player = Ogni giocatore: { $what }
la-who-each_opponent = Ogni avversario: { $what }
la-who-players_in_region = Ogni giocatore nella regione: { $what }
la-who-leaders_in_region = I primi Convogli della regione: { $what }
la-who-others_in_region = Gli altri Convogli della regione: { $what }
la-who-archiver = Chi ha archiviato questa Storia: { $what }

## Costi
la-cost-food = Paga { $n } Cibo
la-cost-ammo = Paga { $n ->
    [one] 1 Munizione
   *[other] { $n } Munizioni
}
la-cost-fuel = Paga { $n } Carburante
la-cost-any = Paga { $n ->
    [one] 1 Risorsa
   *[other] { $n } Risorse
} a tua scelta
la-cost-object = Scarta { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}
la-cost-fame = Paga { $n } Fama
la-cost-damage = Subisci { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
}

## Condizioni
la-if-archived = se hai archiviato «{ $story }»
la-if-strength_at_least = se la forza è almeno { $n }
la-if-participants_at_least = se esplorano almeno { $n } Sopravvissuti
la-if-survivors_at_least = se hai almeno { $n } Sopravvissuti
la-if-truck_tracked = se la tua Motrice è cingolata
la-if-undamaged = se il tuo Convoglio non ha Danni
la-if-child_aboard = se il bambino è a bordo
la-if-free_crew_box = se hai una casella libera per un passeggero
la-if-survivor_room = se hai posto per un altro Sopravvissuto
la-if-has_resource = se hai una Risorsa
la-if-opponent_ahead = se un avversario è davanti a te
la-if-player_has_more = se hai più { $what-many } dell'Automa

## Prove e missioni
la-test = PROVA: { $letters }
la-test-cost = { $cost }: anche { $letters }
la-test-if = anche { $letters } { $if }
la-mission = MISSIONE: { $task }. Scadenza: { $deadline }.
la-mission-place_target = metti un segnalino Bersaglio su un Nemico
la-mission-stop_waypoint = finisci un movimento su un segnalino Tappa
la-mission-not_last_at_deadline = non essere l'ultimo Convoglio
la-mission-have_at_game_end = possiedi { $food } Cibo e { $fuel } Carburante
la-mission-board_or_lead_at_game_end = sii all'Aurora o in testa
la-deadline-end_of_phase = la fine di questa fase
la-deadline-end_of_round = la fine di questo round
la-deadline-end_of_next_round = la fine del prossimo round
la-deadline-game_end = la fine della partita
la-option-label = { $key }: { $label }
la-option-requires = Solo { $if }
