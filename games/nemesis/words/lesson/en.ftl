# The first shift: what the guide says.

nem-lesson = The first shift
nem-lesson-about = A guided solo game of four turns: explore, fight, and get back to sleep. About 15 to 20 minutes.

nem-lesson-welcome = You have been woken too early. Something is aboard, and nobody else is up. You are the Soldier, here in the Hibernatorium.
nem-lesson-goal = To win alone you must do what one of your two Objectives says, and survive. In this game you will carry the dead body from this Room to Surgery and come back to sleep.
nem-lesson-actions = A turn begins with five cards in your hand. You act in rounds of two Actions until you pass; then the ship has its turn.
nem-lesson-corpse = The body is an Object: heavy, and it needs a free Hand. Picking it up is a Basic Action and costs one card.
nem-hint-corpse = Click the blue Corpse.
nem-lesson-not-yet = First pick up the body; everything else comes soon.

nem-lesson-pay = Every Action is paid with cards from your hand: they are what you can do and what you do it with. A card you pay with goes to your discard pile and comes back when the deck is shuffled.
nem-hint-pay = Interruption stops other players. You are alone: it is a good card to pay with.
nem-lesson-keep-card = You will want that card soon. Pay with another one.

nem-lesson-hands = One Hand holds your Assault Rifle, the other the body. Both are full now.
nem-lesson-map = Lines between Rooms are Corridors, each with one or two numbers. Rooms that lie face down have never been entered.
nem-lesson-move = Movement costs one card. Go to Room 14: it lies on the way to where Surgery ought to be.
nem-lesson-this-way = The lesson goes on along the marked way. You may leave the lesson at any time and walk where you like.

nem-lesson-tile = You have explored a Room: this is the Canteen. The token said how many Items can be found here, and alone you find only half of them, rounded up.
nem-lesson-malfunction = It also showed a Malfunction: what the Room offers does not work until somebody repairs it. Searching still does.
nem-lesson-noise = You entered an empty Room, so you made a Noise roll. It was a 2: a Noise marker lies in the Corridor with that number. Silence would have been nothing, Danger would have been worse.
nem-lesson-search = Play your card Search. It costs nothing but itself.
nem-lesson-search-first = Search before you go on: there may be something to stop the bleeding.

nem-lesson-keep = You see two cards of the Room's colour and keep one; the other goes under the deck. Normal Items are kept in your Inventory, without limit.
nem-lesson-keep-bandages = Take the Bandages. Somebody will bite you before this is over.

nem-lesson-rounds = That was your second round. You may go on as long as you have cards.
nem-lesson-surprise = But cards in hand also keep you awake: when an Intruder appears and its number is higher than your hand, it attacks at once.
nem-lesson-pass = Pass now and keep two cards. You draw up to five again at the start of the next turn.
nem-lesson-keep-two = Keep those two cards: an empty hand is an invitation.

nem-lesson-discard = When you pass you may throw cards away, to see new ones next turn. This is also how you get rid of a Contamination card that blocks your hand. Keep what you have.

nem-lesson-event = The ship has had its turn: time went on by one space, Intruders in your Room would have attacked, an Event was drawn (it concerned the Nest, which nobody has found).
nem-lesson-bag = Last, a token was drawn from the Intruder bag. It was a Larva: it left the bag, and an Adult went in. So the bag gets worse every turn.
nem-lesson-marker = Remember the Noise marker between you and Room 17. If a Noise roll points at a Corridor that already has one, something comes out of it.
nem-lesson-onward = Go on to Room 17.

nem-lesson-encounter = Surgery! And a 2 again: an Encounter. The Noise around the Room is gone, a token was drawn from the bag, and a Creeper stands before you.
nem-lesson-doors = The token of the Room was Doors: the Door behind you has closed. It stops people and Intruders, not noise.
nem-lesson-objective = The first Intruder of the game makes you decide for one of your Objectives. Emergency Post-Mortem wants the body in Surgery, and that is where you are.
nem-lesson-corpse-is-here = You are standing in Surgery with the body. Take the Objective that asks for it.

nem-lesson-no-surprise = The token's number was 1 and you hold more cards than that: no surprise attack.
nem-lesson-combat = You share a Room with an Intruder: you are in Combat. Most Actions are closed to you now. You can shoot, hit, flee, or play cards that are allowed in Combat.
nem-lesson-shoot = Shooting costs one card and one Ammo. The die decides: Creeper, Adult and crosshairs all hurt a Creeper, the blank hurts nobody.
nem-lesson-shoot-now = Shoot. You have a rifle, and it has teeth.

nem-lesson-injuries = A crosshair is one Injury, and the Assault Rifle adds one to every attack that hurts: two.
nem-lesson-check = After each hit an Attack card is drawn for its blood value. It was 5, more than two, so the Creeper lives. Injuries stay: the next hit counts them all. Shoot again.

nem-lesson-missed = A miss. You have two cards left.
nem-lesson-escape = You could run: moving out of Combat lets every Intruder in the Room attack you first.
nem-lesson-stand = Or stay, keep your cards and take what comes. Pass: the Creeper will attack once in the Event Phase, and with some luck its card does not show its sign.
nem-lesson-save-ammo = Three Ammo are left, and a better card is on top of your deck. Pass.

nem-lesson-wound = It scratched you: one Light Wound. The third Light Wound turns into a Serious one, and with three Serious Wounds the next wound of any kind kills.
nem-lesson-contamination = And a Contamination card went to your discard pile. It will turn up in your hand, where it is good for nothing. Nobody knows yet whether it is INFECTED; the end of the game will ask.
nem-lesson-card = You have drawn Taking Aim, a card for Combat: shoot, and roll again if you do not like the result.
nem-lesson-aim = Play it. An Action card costs itself and what is printed on it, here nothing more.
nem-lesson-aim-now = Use Taking Aim: it is made for this.

nem-lesson-reroll = A blank. Taking Aim lets you roll once more; the second result stands.
nem-lesson-reroll-now = Roll again. It cannot get worse than a miss.

nem-lesson-carcass = Two crosshairs, and one for the rifle: five Injuries in all, more than the blood value. It is dead. Its Carcass lies here; scientists pay for such things.
nem-lesson-closed = The way back is shut: the Door in the Corridor to Room 14 is Closed.
nem-lesson-demolition = Demolition destroys a Closed Door for good. Other cards and Items open and close Doors properly.
nem-lesson-door-first = Open the way first.

nem-lesson-back = Back the way you came. Rooms you know are not explored again, but an empty Room still means a Noise roll.
nem-lesson-home = Everything you need is in the Hibernatorium now. Go back there.

nem-lesson-silence = Silence: nothing happened. (With slime on you, even silence would be Danger.)
nem-lesson-to-bed = The Time marker has reached the blue spaces: the hibernation chambers are open. One more Room.

nem-lesson-room-action = The Hibernatorium has a Room Action: try to hibernate. Room Actions cost two cards, need a working Room and no Intruder in it.
nem-lesson-too-few = You are one card short. Pass; next turn you will have five.

nem-lesson-everybody-rolls = The bag showed an Adult: everybody not in Combat made a Noise roll. Two Corridors around you have markers now.
nem-lesson-bandages = An Item is used for its own cost. Bandages heal all Light Wounds, or dress a Serious one.
nem-lesson-hibernate = To hibernate you make one more Noise roll. If no Intruder is in the Room afterwards, you sleep and are out of the game, safe for the moment.
nem-lesson-verdict = Then comes the verdict: two of three Engines must work, the course must be Earth, your Contamination cards must not prove deadly, and your Objective must be done. In this lesson the Engines and the course are in order; in a real game somebody has to go and look.
nem-hint-bandages = Use the Bandages, if you like to sleep without pain.
nem-hint-hibernate = Click the Hibernatorium.

nem-lesson-sleep = Contamination cards cannot pay for anything. Choose others.

nem-lesson-no-drop = The body is your Objective. Hold on to it until Surgery.
nem-lesson-trouble = Something is in your way. Two hits may do it, Covering Fire gets you out unharmed, running lets it attack first. Nobody hibernates with an Intruder in the Room.
nem-hint-trouble = Shoot as long as you have Ammo; keep two cards for the chamber.
nem-lesson-free = You are on your own from here. Get into the chamber before the marker reaches the red space: whoever is awake at the jump dies.
