
# Cosa dicono le pagine dell'almanacco oltre al testo delle carte.

## Su ogni carta
la-page-mark = { $mark }
la-page-periods = { $periods }
la-page-choose = scegli { $n } su { $of }
la-page-at-once = accade subito
la-page-back = Sul retro
la-page-ambush = Agguato
la-page-crew-member = Membro dell'equipaggio
la-page-convoy-card = Motrice, Rimorchio o Dispositivo
la-page-copies = { $n ->
    [one] Ce n'è 1.
   *[other] Ce ne sono { $n }.
}

## Carte del mazzo Esplorazione
la-page-location = Ciò che non trova una casella nel tuo Convoglio è perso.
la-page-decline = Puoi rifiutare. La carta si scarta comunque e la tua Azione Bonus resta.
la-page-event = Accade appena viene rivelato. Un'altra carta prende il suo posto.

## Carte del Convoglio
la-page-truck = Velocità { $speed }. Traina { $pull ->
    [one] 1 Rimorchio
   *[other] { $pull } Rimorchi
}.
la-page-boost = Accetta fino a { $max } Carburante in più per movimento: +{ $gain } velocità per ciascuno.
la-page-tracked = Cingolata: può prendere le scorciatoie, e una valanga le costa 1 punto movimento.
la-page-substitute = Brucia { $what } oltre al Carburante.
la-page-trailer = Sta dietro la Motrice, fin dove la Motrice traina.
la-page-mount-any = Sta sopra una Motrice o un Rimorchio.
la-page-mount-truck = Sta solo sopra la Motrice.
la-page-mount-trailer = Sta solo sopra un Rimorchio.
la-page-damaged = Una casella danneggiata non contiene nulla e non funziona.

## Caselle
la-page-box-cargo = Contiene 1 Risorsa o 1 Sopravvissuto.
la-page-box-crew = Contiene 1 Sopravvissuto.
la-page-box-good = Contiene 1 { $what-one }.
la-page-box-armor = Contiene solo un segnalino Danno.
la-page-box-asgard = Contiene solo un segnalino Danno, che viene rimosso alla fine di ogni round.
la-page-box-weapon = Spara una volta per Fase di Fuoco, per 1 Munizione. Le carte Esito si leggono al livello { $level }.
la-page-box-junk = Spara una volta per Fase di Fuoco, per 1 Oggetto della tua mano. Le carte Esito si leggono al livello { $level }.
la-page-box-speed = La tua Motrice ottiene +{ $n } velocità.
la-page-box-tracks = La tua Motrice è cingolata.
la-page-box-feed = Nutre gratis un Sopravvissuto in ogni Fase di Riposo.
la-page-box-fame = Vale { $n } Fama alla fine della partita.
la-page-box-asgard-fame = Vale 1 Fama alla fine della partita per ogni corazza asgardiana del tuo Convoglio, al massimo { $n }.
la-page-box-round-object = Porta { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
} in ogni Fase di Fine Round.
la-page-box-max-objects = Il tuo limite di Oggetti è più alto di { $n }.

## Sopravvissuti
la-page-phase = L'abilità appartiene a questa fase: { $phase }.
la-page-activated = Si usa a volontà, una volta nella fase.
la-page-works-active = Funziona nella Zona Attiva.
la-page-works-transit = Funziona mentre il Sopravvissuto partecipa a un'azione di esplorazione.
la-page-works-any = Funziona in ogni zona.
la-page-android = Un androide: lo nutre 1 Risorsa qualsiasi o 1 Oggetto.
la-page-weakened = Ogni segnalino Contaminazione riduce la forza di 1.
la-page-death = { $n ->
    [one] 1 segnalino Contaminazione è mortale.
   *[other] { $n } segnalini Contaminazione sono mortali.
}
la-page-crew-of = Fa parte di: { $crew }.

## Nemici
la-page-attack = Dopo tutti i turni di Fuoco attacca ogni Convoglio della sua regione: { $n ->
    [one] 1 Danno
   *[other] { $n } Danni
} sulle carte indicate.
la-page-deployed = Nella Fase di Fuoco arriva nella regione del Convoglio del primo giocatore, e vi resta finché è sconfitto o tutti i Convogli se lo sono lasciati alle spalle.
la-page-targets = Chi lo colpisce ottiene 1 Fama e mette un segnalino Bersaglio sul suo primo spazio Bersaglio libero.
la-page-defeat = È sconfitto quando tutti i suoi riquadri difesa sono danneggiati. Le lettere di una carta Esito decidono di chi è il segnalino Bersaglio che prende il Bottino; tutti gli altri con un segnalino ottengono 1 Fama.
la-page-asgard-defence = I riquadri difesa asgardiani subiscono i Danni per primi. Alla fine di ogni round tutti i loro Danni vengono rimossi.
la-page-loot = Lascia il Bottino { $pair }.

## Carte Esito
la-page-outcome = Se ne rivela una per ogni colpo e per ogni PROVA. Il retro in cima al mazzo mostra le carte indicate.
la-page-outcome-back = Sul retro: { $pattern }.

## Oggetti
la-page-object-any = Si può giocare in ogni proprio turno, tranne alla fine del round.
la-page-object-window = Si può giocare anche all'inizio della Fase di Fuoco, prima degli Agguati.
la-page-object-fame = Nella tua mano alla fine della partita vale 1 Fama.

## Storie
la-page-story = Scegli un'opzione senza sapere a che cosa porta.

## Carte Azione dell'Automa
la-page-slot-right = Esplora lo slot { $slot }, altrimenti il prossimo a destra con una carta.
la-page-slot-left = Esplora lo slot { $slot }, altrimenti il prossimo a sinistra con una carta.
la-page-list-right = Esplora il primo di questi tipi che c'è, dallo slot { $slot } verso destra: { $kinds }.
la-page-list-left = Esplora il primo di questi tipi che c'è, dallo slot { $slot } verso sinistra: { $kinds }.

## La strada
la-page-region = I Nemici arrivano nella regione del Convoglio del primo giocatore, e solo lì tendono Agguati e attaccano. Puoi attaccare solo i Nemici della tua regione.
la-page-region-automa = Qui le armi dell'Automa hanno livello { $level }.
la-page-start = Lo spazio di partenza.
la-page-ways = La strada porta a { $spaces }.
la-page-shortcut = Una Motrice cingolata può prendere una scorciatoia per { $space }.
la-page-contaminated = Contaminato: chi finisce qui un movimento mette 1 Contaminazione su un Sopravvissuto.
la-page-waypoint = All'inizio qui c'è un segnalino Tappa.
la-page-avalanche = All'inizio qui c'è un segnalino Valanga: entrare costa 3 punti movimento, o 1 con i cingoli.
la-page-mooring = Un ormeggio dell'Aurora: fermata { $stop }, { $stage }.
la-page-distance = { $n ->
    [0] La fine della baia.
    [one] 1 spazio alla fine della baia.
   *[other] { $n } spazi alla fine della baia.
}
la-page-waypoint-counter = Chi vi finisce sopra un movimento ne applica l'effetto e lo rimuove.
la-page-bonus = Stampata presso lo slot { $slot }, che richiede forza { $n }. Una volta per azione di esplorazione, prima o dopo l'azione della carta.

## Segnalini
la-page-food = Nutre un Sopravvissuto della Zona Esausti, o aggiunge 1 alla forza di un'azione di esplorazione.
la-page-ammo = Paga un colpo di un'arma normale.
la-page-fuel = Paga un movimento: 1, e altro per più velocità, fin dove la Motrice lo accetta.
la-page-fame = Alla fine della partita vince il totale più alto.
la-page-damage = Prende il posto di ciò che una casella contiene, e la casella non funziona finché non è riparata.
la-page-contamination = Sta su un Sopravvissuto finché non viene rimossa, e ne riduce la forza di 1. Per la maggior parte tre sono mortali.
la-page-survivor = Rappresenta una carta Sopravvissuto in una casella del tuo Convoglio. Ne hai cinque. Uno nella Motrice è l'autista.
la-page-child = Sta in una casella che potrebbe contenere un Sopravvissuto. Non si butta via; senza una casella è perso.
la-page-target = Dice chi ha colpito un Nemico. Ne hai due, e tornano quando il Nemico se ne va.
la-page-avalanche-counter = Entrare nel suo spazio costa 3 punti movimento, o 1 con i cingoli, e lo sgombera.
la-page-mine = Chi entra nel suo spazio subisce 2 Danni nella prima colonna, e il segnalino viene rimosso.
la-page-aurora = La nave. Chi entra nel suo ormeggio è a bordo, e la partita finisce con questo round.
la-page-convoy = Mostra dove si trova un Convoglio. Quello più avanti è primo nell'ordine di turno.
