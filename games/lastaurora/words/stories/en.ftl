# The Stories of Last Aurora. Titles are among the names.

la-story-st_255-intro = A man is struggling with the ignition of the very truck you came for. When he notices you he shouts that he needs it to get back to his family.
la-story-st_255-a = Tell him you did not come to fight and offer to help.
la-story-st_255-a-success = He thanks you, warns you off the machines further south and hands you a device he once stole.
la-story-st_255-a-failure = He turns hostile and you decide to leave him be.
la-story-st_255-b = Attack the man.
la-story-st_255-b-success = The scuffle is short and ugly, but the truck is yours.
la-story-st_255-b-failure = He fights like a cornered animal and smashes what he can reach.

la-story-st_256-intro = Behind the shelves a child in an oversized coat watches you without a word.
la-story-st_256-a = Take the child with you.
la-story-st_256-a-success = The child climbs aboard and falls asleep at once.
la-story-st_256-b = Leave some food and a blanket.
la-story-st_256-b-success = Word of your kindness travels faster than you do.
la-story-st_256-c = Walk away.
la-story-st_256-c-success = Nobody speaks on the way back, but everybody hears of it.

la-story-st_257-intro = A steel lid shows under the ice, sealed with a military stamp.
la-story-st_257-a = Break it open now.
la-story-st_257-a-success = Inside lie tools wrapped in oiled paper.
la-story-st_257-a-failure = The seal gives way with a hiss of yellow dust.
la-story-st_257-b = Mark the spot for whoever comes next.
la-story-st_257-b-success = You plant a red flag in the snow.
la-story-st_257-again = A red flag marks a sealed lid in the ice.
la-story-st_257-again-success = With the right lever it opens easily.

la-story-st_258-intro = Between bursts of static a voice keeps repeating road numbers.
la-story-st_258-a = Answer the voice.
la-story-st_258-a-success = A lookout describes what lies ahead.
la-story-st_258-a-failure = Someone else was listening.
la-story-st_258-b = Switch it off and use the quiet.
la-story-st_258-b-success = For once the tools are not needed elsewhere.

la-story-st_259-intro = Fresh tyre marks cross the road and vanish between the hills.
la-story-st_259-a = Hunt whoever made them.
la-story-st_259-a-success = The hunters have become the hunted.
la-story-st_259-a-failure = The trail goes cold and doubles back on you.
la-story-st_259-b = Take a detour around the hills.
la-story-st_259-b-success = Slow going, but the valley hides a wreck.

la-story-st_260-intro = Before talking business, the stranger asks whether you would carry a parcel down the road.
la-story-st_260-a = Carry the parcel.
la-story-st_260-a-success = The parcel arrives in time.
la-story-st_260-a-failure = The buyer has given up waiting and says so on every channel.
la-story-st_260-b = Settle the debt for him.
la-story-st_260-b-success = He will not forget it.
la-story-st_260-c = Decline politely.
la-story-st_260-c-success = He shrugs and opens his coat to show his wares.

la-story-st_261-intro = While you share out the food you notice one plate too many.
la-story-st_261-a = Let her stay.
la-story-st_261-a-success = She offers to earn her keep.
la-story-st_261-b = Put her out at the next village.
la-story-st_261-b-success = She leaves you the tins she had hidden and tells everyone about it.

la-story-st_262-intro = Half of the bridge is in the river, the other half is swaying.
la-story-st_262-a = Shore it up and cross by night.
la-story-st_262-a-success = The planks hold.
la-story-st_262-a-failure = A beam snaps under the cab.
la-story-st_262-b = Camp under the arch.
la-story-st_262-b-success = Clean water drips from the old stone.

la-story-st_263-intro = Your shot goes wide and clatters into the rocks above the raiders.
la-story-st_263-a = Keep firing at the rocks.
la-story-st_263-a-success = The slope comes down on their heads.
la-story-st_263-a-failure = The slope comes down on yours.
la-story-st_263-b = Cease fire and save the belt.
la-story-st_263-b-success = Half a belt is better than none.

la-story-st_264-intro = Something moves at the edge of the headlights.
la-story-st_264-a = Light every lamp you have.
la-story-st_264-a-success = Whoever it was thinks better of it.
la-story-st_264-a-failure = Now they know exactly where you are.
la-story-st_264-b = Keep dark and stay awake.
la-story-st_264-b-success = Nobody sleeps, and nobody is caught sleeping.

la-story-st_265-intro = The raider crawls out of his wrecked vehicle, dragging a woman along and holding a knife to her throat.
la-story-st_265-a = Try to hit the man.
la-story-st_265-a-success = You free the woman. If the abandoned child travels with you she knows him at once, and they leave together.
la-story-st_265-a-failure = The raider gets away and takes her with him.
la-story-st_265-b = Let him go in exchange for something.
la-story-st_265-b-success = He tosses you a bag, slashes a hose in passing and disappears with the woman.

la-story-st_266-intro = Two convoys on the same frozen lake, and the ice begins to sing.
la-story-st_266-a = Step on it.
la-story-st_266-a-success = You outrun the crack.
la-story-st_266-a-failure = The trailers drop through to the axles.
la-story-st_266-b = Throw the others a tow rope and supplies.
la-story-st_266-b-success = They will tell the story on every channel.
la-story-st_266-c = Turn the engines off and wait.
la-story-st_266-c-success = By dawn the lake is silent, and so is the crew.

la-story-st_267-intro = The newcomer stops short: one of your crew and this face have met before.
la-story-st_267-a = Make them talk it out.
la-story-st_267-a-success = Old debts are forgiven over a hot meal.
la-story-st_267-a-failure = They come to blows before they come to terms.
la-story-st_267-b = Send the newcomer away with thanks.
la-story-st_267-b-success = A parting gift changes hands.

la-story-st_268-intro = The floor of the trailer sounds hollow.
la-story-st_268-a = Pry the floor open.
la-story-st_268-a-success = A smuggler's hold, roomy and dry.
la-story-st_268-a-failure = The charge rigged to the lid was meant for customs officers.
la-story-st_268-b = Drill a hole and fish out what you can.
la-story-st_268-b-success = Better than nothing.

la-story-st_269-intro = A dead soldier clutches a map with one place circled twice.
la-story-st_269-a = Follow the map.
la-story-st_269-a-success = The circle marks a dump the army forgot.
la-story-st_269-a-failure = You burned fuel on a dead man's dream.
la-story-st_269-b = Burn it and warm up.
la-story-st_269-b-success = A few minutes of comfort.

la-story-st_270-intro = Hunger brings the coughing, and the coughing brings the fever.
la-story-st_270-a = Open the medicine chest.
la-story-st_270-a-success = The worst is over by morning.
la-story-st_270-b = Sweat it out.
la-story-st_270-b-success = Stubbornness is a kind of medicine.
la-story-st_270-b-failure = The fever feeds on whatever the dust left behind.

la-story-st_271-intro = A dozen vehicles stand nose to tail in the snow, engines cold, doors open.
la-story-st_271-a = Stop and strip a vehicle.
la-story-st_271-a-success = Whoever they were, they no longer need it.
la-story-st_271-b = Siphon a tank on the move.
la-story-st_271-b-success = The hose is wet and smells right.
la-story-st_271-b-failure = The tank was a trap for people like you.

la-story-st_272-intro = Your hit tears a crate loose from the raider and it bounces towards you.
la-story-st_272-a = Swerve and grab it.
la-story-st_272-a-success = A hook, a rope, a prize.
la-story-st_272-a-failure = The crate wins.
la-story-st_272-b = Ignore it and press the attack.
la-story-st_272-b-success = A second burst follows the first.
la-story-st_272-c = Let it go.
la-story-st_272-c-success = It bursts in your wake.

la-story-st_273-intro = A bearded man in a bishop's coat claims the Aurora answers to him.
la-story-st_273-a = Kneel with the others.
la-story-st_273-a-success = Whatever he is, his water is clean.
la-story-st_273-b = Rob the collection box.
la-story-st_273-b-success = The faithful were generous.
la-story-st_273-b-failure = The faithful are also numerous.

la-story-st_274-intro = A rusted sign with a skull leans over the road into the next region.
la-story-st_274-a = Drive straight through.
la-story-st_274-a-success = Not a single click.
la-story-st_274-a-failure = One click is enough.
la-story-st_274-b = Halt and probe the road on foot.
la-story-st_274-b-success = You spend the night on your knees in the snow.

la-story-st_275-intro = In the cellar, people trade by candlelight and ask no names.
la-story-st_275-a = Buy something.
la-story-st_275-a-success = Quality goods, no questions.
la-story-st_275-b = Report the place on the open channel.
la-story-st_275-b-success = Everybody hurries there, and everybody knows whom to thank.

la-story-st_276-intro = A second engine block lies next to the truck, complete and dry.
la-story-st_276-a = Bolt it on.
la-story-st_276-a-success = It roars twice.
la-story-st_276-b = Cannibalise it.
la-story-st_276-b-success = Every bolt finds a new home.

la-story-st_277-intro = The counters crackle, yet the snow here is full of footprints.
la-story-st_277-a = Follow the footprints to shelter.
la-story-st_277-a-success = A lead-lined cellar, warm and dry.
la-story-st_277-a-failure = The footprints end in the middle of nowhere.
la-story-st_277-b = Hand out the protective gear.
la-story-st_277-b-success = Masks on, filters in, nobody breathes deeply.
la-story-st_277-c = Sit it out in the cab.
la-story-st_277-c-success = You count the crackles until morning.

la-story-st_278-intro = A price has been put on the raiders closing in, and you are first in line.
la-story-st_278-a = Claim the bounty.
la-story-st_278-a-success = The voice on the radio pays in words, but words travel.
la-story-st_278-a-failure = Somebody else gets the credit.
la-story-st_278-b = Share the frequency with everyone nearby.
la-story-st_278-b-success = Ammunition appears from unexpected places.

la-story-st_279-intro = The temperature drops until metal sticks to skin.
la-story-st_279-a = Keep the heaters running for everybody.
la-story-st_279-a-success = All convoys gather around your exhaust.
la-story-st_279-b = Everyone for themselves.
la-story-st_279-b-success = In each camp somebody wakes with blue fingers.

la-story-st_280-intro = Knocking, faint and regular, from under a collapsed roof.
la-story-st_280-a = Dig.
la-story-st_280-a-success = You open an air shaft; the rest will need more hands.
la-story-st_280-a-failure = The roof settles and the dust is hot.
la-story-st_280-b = Take what lies on top and go.
la-story-st_280-b-success = You try not to hear it.
la-story-st_280-again = An air shaft leads down to somebody who has waited long enough.
la-story-st_280-again-success = A frozen hand takes hold of yours.

la-story-st_281-intro = The pass is wide enough for one convoy at a time, and you hold the key to the barrier.
la-story-st_281-a = Demand a toll.
la-story-st_281-a-success = They pay or they ram the barrier.
la-story-st_281-b = Open the barrier and share what you have.
la-story-st_281-b-success = Horns sound in thanks.

la-story-st_282-intro = The Aurora asks for a weather report from anyone on the shore.
la-story-st_282-a = Climb the mast and report.
la-story-st_282-a-success = The captain thanks you by name.
la-story-st_282-a-failure = All anyone understands is 'storm', and every convoy on the road slows down.
la-story-st_282-b = Keep silent and mend.
la-story-st_282-b-success = Another day, another weld.

la-story-st_283-intro = Within sight of the bay a launch meets you: passage has its price.
la-story-st_283-a = Promise supplies for the voyage.
la-story-st_283-a-success = The hold is full and the captain smiles.
la-story-st_283-a-failure = The captain remembers broken promises.
la-story-st_283-b = Insist that nobody pays for rescue.
la-story-st_283-b-success = The crew of the launch takes your side.
la-story-st_283-b-failure = The launch turns back without a word.

la-story-st_284-intro = Empty plates, full magazines: your crew wants a word.
la-story-st_284-a = Give in and open the stores.
la-story-st_284-a-success = They go back to work.
la-story-st_284-b = Stare them down.
la-story-st_284-b-success = Silence, then somebody laughs.
la-story-st_284-b-failure = In the morning one bunk is empty.

la-story-st_285-intro = The newcomer will only come if an orphan comes too.
la-story-st_285-a = Make room.
la-story-st_285-a-success = The smallest passenger gets the best seat.
la-story-st_285-b = Escort both of them to the nearest camp instead.
la-story-st_285-b-success = The camp sends its thanks ahead of you.

la-story-st_286-intro = In the deepest room a core still glows. People would pay anything for it.
la-story-st_286-a = Haul it out.
la-story-st_286-a-success = It hums on its rack and nobody wants to sit below it.
la-story-st_286-b = Blow the shaft so that nobody gets it.
la-story-st_286-b-success = The mountain closes over it.
la-story-st_286-c = Back out slowly.
la-story-st_286-c-success = Some doors are better left shut.

la-story-st_287-intro = The raiders knew your route. Somebody told them.
la-story-st_287-a = Search every bunk.
la-story-st_287-a-success = Under a mattress: a transmitter and the pay for it.
la-story-st_287-a-failure = While you search, the brakes are being cut.
la-story-st_287-b = Pay for silence.
la-story-st_287-b-success = From now on the transmissions are wrong on purpose.
la-story-st_287-c = Pretend not to know.
la-story-st_287-c-success = You watch your own mirrors.

la-story-st_288-intro = The enemy captain draws level and challenges you to single combat.
la-story-st_288-a = Accept.
la-story-st_288-a-success = The captain falls; the wheel spins free.
la-story-st_288-a-failure = You limp back to the cab.
la-story-st_288-b = Answer with the horn and drive on.
la-story-st_288-b-success = A few cartridges roll out of his wreck as you pass.

la-story-st_289-intro = Last workshop before the sea, and the welder still works.
la-story-st_289-a = Mend everything you can.
la-story-st_289-a-success = For the first time in days nothing rattles.
la-story-st_289-b = Build something new around the device.
la-story-st_289-b-success = Ugly, heavy, brilliant.
la-story-st_289-b-failure = It falls off at the first bump.

la-story-st_290-intro = Where the shore ice ends, a white back breaks the surface.
la-story-st_290-a = Hunt it.
la-story-st_290-a-success = Meat for weeks.
la-story-st_290-a-failure = The ice breaks where it dives.
la-story-st_290-b = Watch it go.
la-story-st_290-b-success = For a moment nobody is afraid.

la-story-st_291-intro = A courier's satchel, unopened, stamped by the port authority.
la-story-st_291-a = Open it.
la-story-st_291-a-success = Depots, patrols, passwords.
la-story-st_291-b = Hand it over sealed.
la-story-st_291-b-success = Honesty is rare enough to be remembered.

la-story-st_292-intro = An old lighthouse, its lamp intact, its tank dry.
la-story-st_292-a = Fill the tank and light it.
la-story-st_292-a-success = A white finger sweeps the bay.
la-story-st_292-b = Unscrew the lamp.
la-story-st_292-b-success = Somebody will find a use for it.
la-story-st_292-again = The beam of the lighthouse shows the way to this place.
la-story-st_292-again-success = You find it because somebody lit the lamp.

la-story-st_293-intro = Flares go up behind you: somebody is stranded on the road you already travelled.
la-story-st_293-a = Turn back for them.
la-story-st_293-a-success = They had almost stopped hoping.
la-story-st_293-b = Swear to fetch help from the ship.
la-story-st_293-b-success = The Aurora sends a helicopter.
la-story-st_293-b-failure = Nobody ever answers the flares.

la-story-st_294-intro = Tomorrow it will be decided. Tonight the cook asks for twice the ration.
la-story-st_294-a = Give the cook what he asks for.
la-story-st_294-a-success = Songs are sung that nobody has sung since the war.
la-story-st_294-b = Keep the stores and share a quiet cup.
la-story-st_294-b-success = One old wound is forgotten.
