zk-option-log = Il diario del capitolo precedente
zk-option-weather = Calma o tempesta: nella tempesta serve un 4 per avanzare
zk-option-weather-name = Tempo
zk-weather-calm = Calma
zk-weather-storm = Tempesta
zk-chapter = Capitolo { $chapter }
zk-supplies = Provviste
zk-scars = Cicatrici
zk-progress = Progressi
zk-prompt = { $seat } avanza o ripara.
zk-offer-push = Avanza
zk-offer-mend = Ripara
zk-event-push = { $seat } tira { $die }.
zk-event-mend = { $seat } ripara una cicatrice.
zk-refused-supplies = Non ci sono provviste. Avanza.
zk-refused-scars = Non ci sono cicatrici. Avanza.
zk-setup-log = Questo non è il diario di un capitolo: alla colonna { $column } serviva { $expected }. Dai il diario come l'ha scritto l'ultimo capitolo, o nessuno.
zk-left-supplies = { $supplies ->
    [0] Non restano provviste.
    [one] Una provvista viene con voi.
   *[other] { $supplies } provviste vengono con voi.
 }
zk-left-scars = { $scars ->
    [0] L'equipaggio è illeso.
    [one] Resta una cicatrice.
   *[other] Restano { $scars } cicatrici.
 }
zk-note-weather = Il tempo
zk-note-calm = L’equipaggio ha aspettato un cielo calmo.
zk-note-storm = L’equipaggio è uscito nella tempesta.
zk-note-found = { $supplies ->
    [one] Per strada è stata trovata una provvista.
   *[other] Per strada sono state trovate { $supplies } provviste.
 }
zk-fallen = { $number ->
    [1] Ilse Pell
   *[other] Tomas Moro
 }
zk-note-fallen = { $number ->
    [1] La pilota è rimasta indietro a tenere la porta.
   *[other] Il cuoco è tornato a prendere le lampade, e non si è più visto.
 }
zk-ending-won = capitolo vinto
zk-ending-lost = capitolo perso
