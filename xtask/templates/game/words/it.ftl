{{name}}-heap = Mucchio
{{name}}-stones = Pietre
{{name}}-prompt = Prendi da una a { $most } pietre.
{{name}}-offer-take = { $count ->
    [one] Prendi una pietra
   *[other] Prendi { $count } pietre
}
{{name}}-event-took = { $count ->
    [one] { $who } prende una pietra.
   *[other] { $who } prende { $count } pietre.
}
{{name}}-refused-too-many = In un turno si prendono al massimo { $most } pietre.
{{name}}-refused-not-there = Nel mucchio ne restano solo { $left }. Prendine di meno.
{{name}}-ending-last = l'ultima pietra è presa
