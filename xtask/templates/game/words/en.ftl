{{name}}-heap = Heap
{{name}}-stones = Stones
{{name}}-prompt = Take one to { $most } stones.
{{name}}-offer-take = { $count ->
    [one] Take one stone
   *[other] Take { $count } stones
}
{{name}}-event-took = { $count ->
    [one] { $who } takes one stone.
   *[other] { $who } takes { $count } stones.
}
{{name}}-refused-too-many = A turn takes at most { $most } stones.
{{name}}-refused-not-there = The heap has only { $left } left. Take fewer.
{{name}}-ending-last = the last stone is taken
