# What is said around a table, whatever the game: who sits there, and why something cannot be done.
kind-me = Me
kind-me-about = You, at this screen.
kind-invited = Invited
kind-invited-about = A person you send a seat link.
kind-random = Beginner
kind-random-about = Automatic: plays any legal move.
kind-greedy = Quick
kind-greedy-about = Automatic: looks one decision ahead.
kind-search-easy = Thinker, easy
kind-search-easy-about = Automatic: thinks a moment, at most a fifth of a second.
kind-search-normal = Thinker
kind-search-normal-about = Automatic: thinks before it decides, at most one second.
kind-search-hard = Thinker, hard
kind-search-hard-about = Automatic: thinks long, at most three seconds.
kind-search-time = Thinker, { $seconds } s
kind-search-count = Thinker, { $count } tries
kind-with = { $kind }: { $argument }
seat-again = { $name } { $number }

why-legal = This can be done now.
why-apart = No move of yours takes { $first } and { $second } together.
why-could = { $thing } could take part in { $count ->
    [one] this move: { $moves }.
   *[other] { $count } moves, for example { $moves }.
}
why-way = First this: then { $thing } is what you decide about.
why-idle = { $thing } takes part in no move of yours now.
why-something = this
why-move = “{ $move }”
why-unreadable = This is no move of the game: { $detail }.

denied-not-seated = Only somebody with a seat can do this; you are watching.
denied-handed-over = An automatic player decides for this seat now. Take the seat back first.
denied-seat = That cannot be done: { $detail }.
denied-touches = Click one or two things, then ask why.
