
# The tutorial: what can be chosen, and why not.
sf-option-tutorial = The guided game with Lindsey in the last seat: off, first or second (for the first or the second time)
sf-option-tutorial-guard = Tutorial: refuse what would spoil Lindsey's scripted turns
sf-option-tutorial-strict = Tutorial: grey out Actions that were not taught yet
sf-option-tutorial-humans = Tutorial: how many humans play; the other hands are open and decided together
sf-option-lindsey-auto = Tutorial, first time: Lindsey goes on by herself when her script is over
sf-option-lindsey-council = Tutorial, second time: the humans decide for Lindsey together from Minute 6 on
sf-setup-tutorial-seats = The tutorial is for { $wanted } seats, Lindsey's included, not for { $seats }. Choose { $wanted } seats.
sf-setup-tutorial-team = In the tutorial everybody plays alone. Choose the mode free, or switch the tutorial off.
sf-setup-tutorial-cast = The tutorial has its own twelve Characters. Choose none by name, or switch the tutorial off.
sf-setup-tutorial-bots = The tutorial is played without bots. Seat people, or switch the tutorial off.
sf-setup-lindsey-seat = Lindsey plays only in the last of the four seats of a tutorial, not in seat { $seat }. Set the option tutorial, or seat somebody else.
sf-kind-lindsey-name = Lindsey
sf-kind-lindsey = Lindsey, the scripted player of the tutorial
sf-refused-lindsey-declines = Lindsey accepts no Bribe and no Kompromat on her PC: only refuse is possible.

# Deciding together.
sf-prompt-council = Decide together for { $subject }: { $what }
sf-prompt-council-proposed = Decide together for { $subject }: { $what } { $seat } proposes: { $proposed }. Agree, or propose something else.
sf-offer-agree = Agree: { $what }
sf-event-proposed = { $seat } proposes for { $subject }: { $what }.
sf-event-agreed = { $seat } agrees.
sf-refused-nothing-to-agree = There is no proposal of somebody else to agree to. Propose something yourself.
sf-refused-proposed-already = That is proposed already. Agree to it, or propose something else.
sf-refused-no-voice-left = You have made two proposals for this decision. Agree to the first one now.

# Why Lindsey does what she does.
sf-lindsey-script = Her script says so.
sf-lindsey-skip = What her script says is not possible now: she goes on with what is.
sf-lindsey-hunt = Somebody is Contaminated: the Troubleshooter shall stop them.
sf-lindsey-flee = The Station Chief keeps away from everybody.
sf-lindsey-renegotiate = Nothing she wants can be done: she Renegotiates.
sf-lindsey-best = Her script does not say: what looks best for her.

# The lessons.
sf-lesson-first = Tutorial: your first game
sf-lesson-first-about = Three humans and Lindsey, who shows how it is done until Minute 10.
sf-lesson-second = Tutorial: your second game
sf-lesson-second-about = The same station again; Lindsey's plan goes on, and she shows the rest of the rules.
sf-lesson-alone = Tutorial alone: your first game
sf-lesson-alone-about = You lead three hands, two of them open, against Lindsey.
sf-lesson-alone-second = Tutorial alone: your second game
sf-lesson-alone-second-about = The second game with three hands for one human.

sf-lesson-welcome = Welcome aboard. The station falls; you play a secret Character, use the others as Conspirators, and score by your own Agenda.
sf-lesson-lindsey = Lindsey, in the last seat, plays with open cards: her Secret Identity is the Engineer, her Bonus Character the Station Chief. She takes the first turn of every Minute and shows what can be done. Rules are never changed, only introduced step by step.
sf-lesson-identity = Choose which of your two cards is your Secret Identity; the other becomes your Bonus Character.
sf-hint-identity = Read what each card scores: the line that looks easiest makes a good Secret Identity.

sf-lesson-13-influence = Minute 13. Put cubes on a Character to make it your Conspirator: with at least one cube there, and nobody with more. Ties are shared.
sf-lesson-13-activate = Then place your disc on a Conspirator: it takes two Actions, or only one if a disc lay there already (Exhausted), and once in between a free Pick Up or Drop.
sf-lesson-13-step = A Step leads through a corridor to the next Section. Locks stop everybody but Officers, and Outer Space is a short cut for those with a Helmet.
sf-lesson-13-items = A Character carries as many Items as it has slots. Kompromat is no Item: it goes to your hand. In the Bio Lab one is Contaminated, which takes a slot. A Human in a Hazard without a Helmet goes Down.
sf-lesson-13-why = Lindsey wants the Antimatter to detonate On Board and nobody Contaminated to Escape. She uses the Station Chief, not the Engineer, so that nobody could guess who she is.
sf-hint-13-influence = Put one cube on any Character, and activate it.
sf-hint-13-abilities = Read its purple Abilities first.
sf-hint-13-actions = Use only Step and Pick Up for now.
sf-hint-13-kompromat = End in a Section with Kompromat, and take it with the free Pick Up.

sf-lesson-12-minute = Minute 12. When everybody has had a turn the Minute marker moves on; the first player stays the same.
sf-lesson-12-items = Items are Picked Up, Dropped, Given, Thrown into the next Section, or Robbed with a weapon. With a Bludgeon or Gun one can also Sabotage a Section.
sf-lesson-12-abilities = Abilities make Characters different: some hold always, some are Actions of their own, some come with the Reveal. The colour says which.
sf-lesson-12-why = Lindsey leaves the Kompromat in the Kitchen: she needs the free Pick Up for the Helmet.
sf-hint-12-second = Make a second Conspirator, and activate it.
sf-hint-12-item = Pick Up an Item.
sf-hint-12-ability = Try an Ability.

sf-lesson-11-sections = Minute 11. What is printed in a Section is a Section Action: it costs an Action, and the pawn must be there.
sf-lesson-11-damage = Damage switches off everything in the text box of a Section; a Dark Section stays Dark. Sabotage needs a Bludgeon or a Gun.
sf-lesson-11-attributes = Look at what else a Section is: with Gravity or without, Lit or Dark, a Power Section, with a console.
sf-hint-11-conspirators = Add Conspirators if you want more.
sf-hint-11-agenda = Start working for your own Agenda.
sf-hint-11-card = Look at the hints on your Identity card.

sf-lesson-10-tokens = Minute 10. Kompromat makes the Character it names act once more; a Bribe does so with anybody who agrees. Each can be used once a turn, beside the activation.
sf-lesson-10-antimatter = Antimatter that leaves Magnetic Containment is armed: Abandon Ship is triggered, all Locks open, and it detonates four Minutes later, at Minute 6.
sf-lesson-10-pods = Who is in a Pod when it launches Escapes to the Mesosphere. Every Pod has a capacity and a requirement; launch it from inside with a Time marker, from its Section, or from the Bridge.
sf-lesson-10-reentry = At Minute 1 Abandon Ship is triggered by itself. Two times in three Minute 0 does not happen.
sf-lesson-10-five = Five deeds in one turn: two Actions, the free Pick Up, one by Kompromat, one by a Bribe. The Bribe stays on the Station Chief and scores for whoever plays the Station Chief; unused it is worth one point.
sf-hint-10-plan = Plan anew: four Minutes are left, unless the Antimatter leaves the station.
sf-hint-10-kompromat = Try a Kompromat. It gives no free Pick Up or Drop.

sf-lesson-9-free = Minute 9. Lindsey's script is over. Play on to Stationfall with what you know.
sf-lesson-9-council = You decide Lindsey's turns together from now on. Keep her aims in mind: nobody Contaminated Escapes, the Antimatter detonates On Board.
sf-lesson-9-auto = Lindsey goes on by herself from now on: she hunts whoever is Contaminated, and keeps the Station Chief away from everybody.

sf-lesson-9-reveal = Minute 9. A Reveal shows who you are: cubes of others on your PC go to the Betrayal box, your Reveal Powers begin, and nobody else can use your PC without your consent. You may also reveal your Bonus Character instead and give up the Secret Identity.
sf-lesson-9-fire = Fire Damages a Section, and Humans without a Helmet in it go Down. A console can suppress Hazards.
sf-lesson-9-suspect = Whoever Downs a Human in a Lit Section with Cameras ON is Suspect.
sf-lesson-9-limit = At the end every cube out of your hand beyond your PC's Influence Limit costs a point; those in the Betrayal box count too.
sf-lesson-9-free-second = From now on everything is allowed. Just try to win.

sf-lesson-8-states = Minute 8. A Character is Live, Down, Annihilated or Escaped. Attack puts Down, Rob takes from the Live, Pick Up takes from the Down. A Helmet protects from a Bludgeon.
sf-lesson-8-preserve = Nobody does what would certainly put them Down. A Nanogel revives twice.
sf-lesson-8-dark = Without Cameras or in the Dark nobody is seen.
sf-lesson-8-renegotiate = Instead of activating you may Renegotiate: take the disc back, and one cube.
sf-lesson-8-overload = The Overload on Vault X resolves at the end of Lindsey's turn: Project X is free, and acts at the end of every turn from now on.

sf-lesson-7-data = Minute 7. Data is Manufactured, Copied, Deleted, Robbed and Transmitted. Jammers decide how far it reaches.
sf-lesson-7-guilty = Evidence at the Authorities makes every Suspect Guilty. Who is Guilty cannot win, unless the Agenda allows it.
sf-lesson-7-power = Reactor, Fuel Cells and Mainframe are the Power Sections: one Damaged means Backup Power, two a Blackout.

sf-lesson-6 = No more lessons. Play on to Stationfall; Lindsey keeps to her plan.
sf-lesson-end = Lindsey's Antimatter detonates at the end of her turn in Minute 6, if it is still On Board. Then all reveal, deliver Data and score, Lindsey included. Mind the plus lines: the Astrochimp's Briefcase, Artifact and Gun count only if he has Escaped.
sf-lesson-next = In your next game choose the Secret Identity by its Agenda; in the third deduce and block the others and time the Reveal; from the fourth on hunt for combinations.

sf-primer-kompromat = Take Kompromat early.
sf-primer-first = Do not let the first Action betray who you are.
sf-primer-helmet = Helmets protect from most dangers; a Helmeted Human needs a Gun, or loses the Helmet first.
sf-primer-dark = Downing is safe in Dark Sections, or with Cameras OFF.
sf-primer-abandon = Trigger Abandon Ship early if you want to Escape.
sf-primer-limit = Over the Influence Limit? Visit the Therapy Garden, or Renegotiate.
sf-primer-down = A Down PC can be revived, or reveal somebody else.

# What the guide forbids.
sf-lesson-no-cubes = Lindsey needs the Station Chief, the Stowaway and the Astrochimp for what she is about to show. Put your cubes on somebody else.
sf-lesson-no-cubes-stowaway = Lindsey still needs the Stowaway. Put your cubes on somebody else.
sf-lesson-no-helmet = Lindsey needs the Helmet in the Aft Airlocks. Leave it there.
sf-lesson-no-reveal = Lindsey needs this Character as an NPC for what she is about to show. Do not reveal yet.
sf-lesson-not-taught = This was not taught yet. Choose something you know, or switch tutorial_strict off next time.

sf-fact-chimp-kitchen = the Astrochimp is a Live NPC in the Kitchen with a free Item slot, without discs or cubes of others
sf-fact-helmet-aft = a Helmet lies in the Aft Airlocks
sf-fact-no-hazard-aft = there is no Hazard in the Reactor or the Aft Airlocks
sf-fact-chief-reactor = the Station Chief is Live in the Reactor
sf-fact-stowaway-card = the Stowaway is an NPC, still on her card, without cubes or discs of others
sf-fact-forward-clear = there is no Hazard in the Forward Exhaust or the Chem Lab
sf-fact-chem-lab = the Chem Lab is undamaged
sf-fact-no-blackout = there is no Blackout
sf-fact-chief-npc = the Station Chief is a Live NPC in the Reactor with two free Item slots, without cubes or discs of others
sf-fact-chimp-helmet = the Astrochimp is a Live NPC in the Aft Airlocks and holds the Helmet
sf-fact-antimatter = the Antimatter lies in Magnetic Containment
sf-fact-no-lock-aft = there is no Lock between the Aft Airlocks and the Reactor
sf-fact-no-hazard-reactor = there is no Hazard in the Reactor
sf-fact-lindsey-tokens = Lindsey holds the Astrochimp's Kompromat and her Bribe
sf-fact-stowaway-chem = the Stowaway is a Live NPC in the Chem Lab with a free Item slot, without cubes or discs of others
sf-fact-stowaway-npc = the Stowaway is an NPC
sf-fact-no-lock-bio = there is no Lock between the Chem Lab and the Bio Lab
sf-fact-bio-clear = there is neither Asphyxiation nor Fire in the Bio Lab
