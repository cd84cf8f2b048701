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
