# Ciò che il bordo dice attorno a una scena, qualunque sia il gioco.
view-seats = Posti
view-map = Mappa
view-moves = Mosse
view-reckoning = Punti
view-you = tu
view-seen-by = visto da { $viewer }
view-stack = { $count }, in cima { $top }
view-lasting = non si può annullare

setup-impossible = { $reason } ({ $rule })

stock-identity = Identità
stock-character = Persona
stock-object = Oggetto
stock-exploration = Luogo da esplorare
stock-vehicle = Veicolo
stock-enemy = Nemico
stock-event = Evento
stock-story = Storia
stock-action = Azione
stock-wound = Ferita
stock-contamination = Contaminazione
stock-section = Sezione
stock-place = Luogo
stock-token = Segnalino
stock-ability = Abilità
stock-die = Dado
almanac-rules = Regole
almanac-see = Vedi anche
view-link = Sulla via
view-page = Aperta sul tavolo: { $title }
view-read = Letto finora
