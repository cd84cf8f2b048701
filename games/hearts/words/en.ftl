hrt-clubs = clubs
hrt-diamonds = diamonds
hrt-spades = spades
hrt-hearts = hearts
hrt-rank-2 = two
hrt-rank-3 = three
hrt-rank-4 = four
hrt-rank-5 = five
hrt-rank-6 = six
hrt-rank-7 = seven
hrt-rank-8 = eight
hrt-rank-9 = nine
hrt-rank-10 = ten
hrt-rank-j = jack
hrt-rank-q = queen
hrt-rank-k = king
hrt-rank-a = ace
hrt-card = { $rank } of { $suit }
hrt-left = to the left
hrt-right = to the right
hrt-across = across
hrt-option-goal-name = Goal
hrt-option-pass-name = Passing
hrt-option-goal = The points at which the game ends; 1 for a single deal
hrt-option-pass = Whether three cards are passed before the tricks
hrt-setup-goal = The goal must be from { $from } to { $to } points, not { $goal }.
hrt-clock-passing = deal { $deal }, passing { $direction }
hrt-clock-trick = deal { $deal }, trick { $trick }
hrt-clock-over = after deal { $deal }
hrt-points = points
hrt-deal-points = taken in this deal
hrt-trick = Trick
hrt-hand = Hand
hrt-taken = Taken
hrt-badge-chosen = to be passed
hrt-badge-count = cards chosen to pass
hrt-badge-void = no { $suit }
hrt-badge-only-queen = no spade but the queen
hrt-badge-passed = passed by { $from } to { $to }
hrt-prompt-pass = Choose { $left ->
    [one] one more card
   *[other] { $left } more cards
} to pass to { $seat }.
hrt-prompt-passing = The seats choose cards to pass.
hrt-prompt-wait = { $seat } is to play.
hrt-prompt-first = Lead the two of clubs.
hrt-prompt-lead = Lead a card to the next trick.
hrt-prompt-follow = Follow suit: play { $suit }.
hrt-prompt-discard = You have no { $suit }: play another card.
hrt-offer-pass = Pass the { $card } to { $seat }
hrt-offer-play = Play the { $card }
hrt-event-dealt = Deal { $deal }: cards are passed { $direction }.
hrt-event-dealt-hold = Deal { $deal }: no cards are passed.
hrt-event-received = { $seat } is dealt { $cards }.
hrt-event-chose = { $seat } will pass the { $card }.
hrt-event-chose-secretly = { $seat } has chosen { $count ->
    [one] one card
   *[other] { $count } cards
} to pass.
hrt-event-passed = { $from } passes { $cards } to { $to }.
hrt-event-passed-secretly = { $from } passes three cards to { $to }.
hrt-event-leads = { $seat } holds the two of clubs and leads.
hrt-event-played = { $seat } plays the { $card }.
hrt-event-broke = Hearts are broken.
hrt-event-took = { $seat } takes the trick: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
hrt-event-shot = { $seat } has shot the moon.
hrt-event-scored = { $seat } counts { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} and has { $total } now.
hrt-event-won = { $seat } wins with the fewest points.
hrt-refused-not-passing = No cards are passed now. Play a card.
hrt-refused-not-held = That card is not in your hand. Choose one that is.
hrt-refused-chosen = You have already chosen that card. Choose another.
hrt-refused-not-playing = Cards are passed first. Choose a card to pass.
hrt-refused-two-of-clubs = The first trick begins with the two of clubs. Lead it.
hrt-refused-unbroken = No heart has been played yet, so hearts cannot be led. Lead another suit.
hrt-refused-follow = You have { $suit } and must follow suit. Play one of them.
hrt-refused-first-trick = No hearts and no queen of spades on the first trick. Play another card.
hrt-score-earlier = From { $deals ->
    [one] the deal before
   *[other] { $deals } deals before
}
hrt-score-hearts = { $hearts ->
    [0] No hearts
    [one] One heart
   *[other] { $hearts } hearts
}
hrt-score-queen = The queen of spades
hrt-score-moon = Shot the moon
hrt-score-moon-other = { $seat } shot the moon
hrt-ending-goal = the goal was reached
