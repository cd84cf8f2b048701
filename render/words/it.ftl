# Ciò che il bordo dice attorno a una scena, qualunque sia il gioco.
view-seats = Posti
view-map = Mappa
view-moves = Mosse
view-reckoning = Punti
view-you = tu
view-seen-by = visto da { $viewer }
view-stack = { $count }, in cima { $top }
view-lasting = non si può annullare

outcome-ending = La partita è finita: { $ending }.
outcome-nobody = Nessuno vince.
outcome-together-won = Vincono tutti insieme.
outcome-together-lost = Perdono tutti insieme.
outcome-solo-won = { $seat } vince.
outcome-solo-lost = { $seat } perde.
outcome-won = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
outcome-rest = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
outcome-rank = { $rank }. { $standing }

setup-impossible = { $reason } ({ $rule })
