//! Moves in words, with what they touch.

use kernel::{Name, Offer, Text};

use crate::choice::Choice;
use crate::decisions::Asked;
use crate::deed::What;
use crate::event::Event;
use crate::ids::{Card, Item, Label, Object, Player, Slot};
use crate::look::Look;
use crate::moves::{Move, NoisePlace, Target};
use crate::state::{HeldCard, Mini, Thing};

/// The id of a Room in scenes.
pub(crate) fn room_id(slot: Slot) -> Name {
    Name::from(format!("room-{}", slot.printed()))
}

/// The id of a Character's pawn.
pub(crate) fn pawn_id(player: Player) -> Name {
    Name::from(format!("pawn-{}", player.number()))
}

/// The id of an Intruder.
pub(crate) fn foe_id(mini: Mini) -> Name {
    Name::from(format!("{}-{}", mini.kind(), mini.printed()))
}

/// The id of an Object lying in a Room.
pub(crate) fn object_id(object: Object, slot: Slot) -> Name {
    Name::from(format!("{object}-{}", slot.printed()))
}

/// The id of the first card of this kind in a hand.
fn card_id(look: Look<'_>, player: Player, card: Option<Card>) -> Option<Name> {
    let wanted = |held: &HeldCard| held.action() == card;
    let place = look.of(player).hand.iter().position(wanted)?;
    Some(Name::from(format!("card-{}-{}", player.number(), place + 1)))
}

/// The id of something carried openly.
fn held_id(look: Look<'_>, player: Player, thing: Thing) -> Option<Name> {
    let place = look.of(player).hands.iter().position(|carried| carried.thing == thing)?;
    Some(Name::from(format!("held-{}-{}", player.number(), place + 1)))
}

/// The id of an Item somebody owns: in the Hands, or the first of its kind in the Inventory.
fn item_id(look: Look<'_>, player: Player, item: Item) -> Option<Name> {
    held_id(look, player, Thing::Item(item)).or_else(|| {
        let own = &look.of(player).inventory;
        let ware = look.stowed(player, item)?;
        let before: u8 = own.iter().filter(|(other, _)| *other < ware).map(|(_, n)| *n).sum();
        Some(Name::from(format!("item-{}-{}", player.number(), before + 1)))
    })
}

/// What is attacked, as a thing of the scene.
fn target_id(look: Look<'_>, player: Player, target: Target) -> Option<Name> {
    match target {
        Target::Intruder(mini) => Some(foe_id(mini)),
        Target::Eggs => {
            let at = look.of(player).at;
            let lying = look.at(at).objects[Object::Egg] > 0;
            Some(if lying { object_id(Object::Egg, at) } else { room_id(at) })
        }
    }
}

/// What a thing is called.
const fn thing_word(thing: Thing) -> &'static str {
    match thing {
        Thing::Item(item) => item.word(),
        Thing::Object(object) => object.word(),
    }
}

fn say(id: &'static str) -> Offer {
    Offer::new(Text::new(id), [])
}

fn about(id: &'static str, what: &'static str, touches: impl IntoIterator<Item = Name>) -> Offer {
    Offer::new(Text::new(id).with("what", Text::new(what)), touches)
}

/// The message of the option of a card, an Item or a Room.
fn option_word(of: &str, label: Label) -> Text {
    Text::new(format!("nem-option-{of}-{label}"))
}

fn target_text(target: Target) -> Text {
    match target {
        Target::Intruder(mini) => Text::new("nem-intruder")
            .with("kind", Text::new(mini.kind().word()))
            .with("n", mini.printed()),
        Target::Eggs => Text::new("nem-term-eggs"),
    }
}

fn with_option(offer: Offer, of: &str, label: Option<Label>) -> Offer {
    match label {
        None => offer,
        Some(label) => {
            let option = option_word(of, label);
            let text = Text::new("nem-offer-with-option")
                .with("deed", offer.label.clone())
                .with("option", option);
            Offer { label: text, ..offer }
        }
    }
}

/// A move in words, with those of its kind.
pub(crate) fn offer(look: Look<'_>, player: Player, mv: Move) -> Offer {
    let group = match mv {
        Move::Draft(_) => "nem-group-draft",
        Move::Objective(_) => "nem-group-objective",
        Move::Move(_) if look.in_combat(player) => "nem-group-escape",
        Move::Move(_) => "nem-group-move",
        Move::Careful(_) => "nem-group-careful",
        Move::Noise(_) => "nem-group-noise",
        Move::Shoot(..) => "nem-group-shoot",
        Move::Melee(_) => "nem-group-melee",
        Move::Pick(_) => "nem-group-pick",
        Move::Craft(_) => "nem-group-craft",
        Move::Spend(_) => "nem-group-spend",
        Move::Quest(_) => "nem-group-quest",
        Move::Play(..) => "nem-group-cards",
        Move::Use(..) => "nem-group-items",
        Move::Room(_) => "nem-group-room",
        Move::Pay(_) => "nem-group-pay",
        Move::Drop(_) => "nem-group-drop",
        Move::Discard(_) => "nem-group-discard",
        Move::Keep(_) => "nem-group-keep",
        Move::Launch | Move::Leave | Move::Stay | Move::Wait => "nem-group-pod",
        Move::ReactCard(_) | Move::ReactItem(_) | Move::Decline | Move::Interrupt | Move::Wave => {
            "nem-group-react"
        }
        Move::Trade
        | Move::With(_)
        | Move::Offer(_)
        | Move::Ask(_)
        | Move::Propose
        | Move::Clear
        | Move::Close
        | Move::Accept
        | Move::Refuse
        | Move::Give(_)
        | Move::Floor => "nem-group-trade",
        Move::Rush | Move::Pass | Move::Done | Move::None => "nem-group-turn",
        _ => "nem-group-choose",
    };
    verb(look, player, mv).grouped(group)
}

/// A move in words.
fn verb(look: Look<'_>, player: Player, mv: Move) -> Offer {
    let at = look.of(player).at;
    let room = |id: &'static str, slot: Slot| {
        let text = Text::new(id).with("room", slot.printed());
        Offer::new(text, [room_id(slot)])
    };
    let going = |id: &'static str, slot: Slot| {
        let text = Text::new(id).with("room", slot.printed());
        let way = look.content.board.between(at, slot).map(|corridor| Name::from(corridor.name()));
        Offer::new(text, [pawn_id(player)].into_iter().chain(way).chain([room_id(slot)]))
    };
    let owned = |id: &'static str, item: Item| about(id, item.word(), item_id(look, player, item));
    let held =
        |id: &'static str, card: Card| about(id, card.word(), card_id(look, player, Some(card)));
    match mv {
        Move::Draft(character) => {
            let card = Name::from(format!("draft-{character}"));
            about("nem-offer-draft", character.word(), [card])
        }
        Move::Objective(goal) => {
            let place = look.of(player).goals.iter().position(|own| own.is(goal));
            let card =
                place.map(|place| Name::from(format!("goal-{}-{}", player.number(), place + 1)));
            about("nem-offer-objective", goal.word(), card)
        }
        Move::Move(slot) if look.in_combat(player) => going("nem-offer-escape", slot),
        Move::Move(slot) => going("nem-offer-move", slot),
        Move::Careful(slot) => going("nem-offer-careful", slot),
        Move::At(slot) => room("nem-offer-at", slot),
        Move::Noise(NoisePlace::Corridor(corridor)) | Move::Door(corridor) => {
            about("nem-offer-corridor", corridor.word(), [Name::from(corridor.name())])
        }
        Move::Noise(NoisePlace::Technical) => {
            Offer::new(Text::new("nem-offer-technical"), ["tech".into()])
        }
        Move::Shoot(item, target) => {
            let text = Text::new("nem-offer-shoot").with("what", Text::new(item.word()));
            let weapon = held_id(look, player, Thing::Item(item));
            let touches = weapon.into_iter().chain(target_id(look, player, target));
            Offer::new(text.with("target", target_text(target)), touches)
        }
        Move::Melee(target) => {
            let touches = [pawn_id(player)].into_iter().chain(target_id(look, player, target));
            Offer::new(Text::new("nem-offer-melee").with("target", target_text(target)), touches)
        }
        Move::Intruder(target) => {
            let touches = target_id(look, player, target);
            Offer::new(Text::new("nem-offer-target").with("target", target_text(target)), touches)
        }
        Move::Pick(object) => about("nem-offer-pick", object.word(), [object_id(object, at)]),
        Move::Object(object) => {
            let lying = look.at(at).objects[object] > 0;
            let id = if lying { object_id(object, at) } else { room_id(at) };
            about("nem-offer-object", object.word(), [id])
        }
        Move::Craft(item) => about("nem-offer-craft", item.word(), [pawn_id(player)]),
        Move::Spend(item) => owned("nem-offer-spend", item),
        Move::Quest(item) => {
            let card = Name::from(format!("quest-{}-{item}", player.number()));
            about("nem-offer-quest", item.word(), [card])
        }
        Move::Weapon(item) => owned("nem-offer-weapon", item),
        Move::Keep(item) => {
            let place =
                look.state.drawn.iter().position(|ware| look.content.wares[*ware].item == item);
            let card = place.map(|place| Name::from(format!("drawn-{}", place + 1)));
            about("nem-offer-keep", item.word(), card)
        }
        Move::Play(card, label) => with_option(held("nem-offer-play", card), card.name(), label),
        Move::Use(item, label) => with_option(owned("nem-offer-use", item), item.name(), label),
        Move::Room(label) => {
            let name = look.room(at).map_or("", |room| room.name());
            with_option(room("nem-offer-room", at), name, label)
        }
        Move::Option(label) => {
            let of = look.slots().find_map(|slot| {
                let deed = look.card(slot)?.action.as_ref()?;
                let has = deed.options.iter().any(|option| option.label == Some(label));
                if has { look.room(slot) } else { None }
            });
            Offer::new(option_word(of.map_or("", |room| room.name()), label), [])
        }
        Move::Pay(card) => held("nem-offer-pay", card),
        Move::Drop(thing) => {
            about("nem-offer-drop", thing_word(thing), held_id(look, player, thing))
        }
        Move::Rush => say("nem-offer-rush"),
        Move::Launch => say("nem-offer-launch"),
        Move::Leave => say("nem-offer-leave"),
        Move::Stay => say("nem-offer-stay"),
        Move::Wait => say("nem-offer-wait"),
        Move::Pass => say("nem-offer-pass"),
        Move::Discard(Some(card)) => held("nem-offer-discard", card),
        Move::Discard(None) => {
            let own = look.of(player).hand.iter().position(|card| card.is_contamination());
            let id = own.map(|place| Name::from(format!("card-{}-{}", player.number(), place + 1)));
            about("nem-offer-discard", "nem-term-contamination", id)
        }
        Move::None => say("nem-offer-none"),
        Move::Done => say("nem-offer-done"),
        Move::Seat(other) => {
            let pawn = look.awake(other).then(|| pawn_id(other));
            Offer::new(Text::new("nem-offer-seat").with("seat", other.seat()), pawn)
        }
        Move::Deck(colour) => {
            about("nem-offer-deck", colour.word(), [Name::from(format!("deck-{colour}"))])
        }
        Move::Pod(pod) => {
            let id = Name::from(format!("pod-{}", pod.printed()));
            Offer::new(Text::new("nem-offer-pod").with("n", pod.printed()), [id])
        }
        Move::Engine(engine) => {
            let id = Name::from(format!("engine-{}", engine.printed()));
            Offer::new(Text::new("nem-offer-engine").with("n", engine.printed()), [id])
        }
        Move::Course(course) => {
            about("nem-offer-course", course.word(), [Name::from(format!("course-{course}"))])
        }
        Move::KeepOrder => say("nem-offer-keep-order"),
        Move::SwapOrder => say("nem-offer-swap-order"),
        Move::Top => say("nem-offer-top"),
        Move::Bottom => say("nem-offer-bottom"),
        Move::Wound(wound) => {
            let place = look.of(player).serious.iter().position(|own| own.wound == wound);
            let id =
                place.map(|place| Name::from(format!("wound-{}-{}", player.number(), place + 1)));
            about("nem-offer-wound", wound.word(), id)
        }
        Move::Yes => say("nem-offer-yes"),
        Move::No => say("nem-offer-no"),
        Move::ReactCard(card) => held("nem-offer-react", card),
        Move::ReactItem(item) => owned("nem-offer-react", item),
        Move::Decline => say("nem-offer-decline"),
        Move::Trade => Offer::new(Text::new("nem-offer-trade"), [pawn_id(player)]),
        Move::With(other) => {
            Offer::new(Text::new("nem-offer-with").with("seat", other.seat()), [pawn_id(other)])
        }
        Move::Offer(thing) | Move::Give(thing) => {
            let id =
                if matches!(mv, Move::Offer(_)) { "nem-offer-offer" } else { "nem-offer-give" };
            let own = match thing {
                Thing::Item(item) => item_id(look, player, item),
                Thing::Object(_) => held_id(look, player, thing),
            };
            about(id, thing_word(thing), own)
        }
        Move::Ask(Asked::Thing(thing)) => about("nem-offer-ask", thing_word(thing), None),
        Move::Ask(Asked::Back(colour)) => about("nem-offer-ask-back", colour.word(), None),
        Move::Propose => say("nem-offer-propose"),
        Move::Clear => say("nem-offer-clear"),
        Move::Close => say("nem-offer-close"),
        Move::Accept => say("nem-offer-accept"),
        Move::Refuse => say("nem-offer-refuse"),
        Move::Floor => say("nem-offer-floor"),
        Move::Interrupt => held("nem-offer-react", Card::Interruption),
        Move::Wave => say("nem-offer-wave"),
    }
}

/// What is asked when something is named.
pub(crate) const fn choice(choice: Choice) -> &'static str {
    match choice {
        Choice::Room(_) | Choice::Second => "nem-prompt-choose-room",
        Choice::Destination(_) => "nem-prompt-choose-destination",
        Choice::Who(_) | Choice::Whose(_) => "nem-prompt-choose-character",
        Choice::Foe(_) | Choice::Shot => "nem-prompt-choose-target",
        Choice::Weapon(_) => "nem-prompt-choose-weapon",
        Choice::Door { .. } => "nem-prompt-choose-door",
        Choice::Deck => "nem-prompt-choose-deck",
        Choice::Pod(_) => "nem-prompt-choose-pod",
        Choice::Engine => "nem-prompt-choose-engine",
        Choice::Course => "nem-prompt-choose-course",
        Choice::Object => "nem-prompt-choose-object",
        Choice::Option => "nem-prompt-choose-option",
        Choice::Along => "nem-prompt-along",
    }
}

/// What everybody hears when an Action is declared.
pub(crate) fn declared(player: Player, what: What) -> Event {
    let event = |id: &'static str| Event::new("NEM-4.5", id).player(player);
    match what {
        What::Move(to) => event("nem-event-declares-move").room(to),
        What::Careful(to) => event("nem-event-declares-careful").room(to),
        What::Shoot(item, _) => event("nem-event-declares").name("what", item.word()),
        What::Melee(_) => {
            event("nem-event-declares").name("what", "nem-name-action-ba_melee_action")
        }
        What::Trade => event("nem-event-declares").name("what", "nem-name-action-ba_trade_action"),
        What::Pick(object) => event("nem-event-declares-pick").name("what", object.word()),
        What::Craft(item) => event("nem-event-declares-craft").name("what", item.word()),
        What::Quest(item) => event("nem-event-declares-quest").name("what", item.word()),
        What::Card(card, _) => event("nem-event-declares").name("what", card.word()),
        What::Item(item, _) => event("nem-event-declares").name("what", item.word()),
        What::Room(_) => event("nem-event-declares-room"),
    }
}

/// What everybody hears when a target or an option is named.
pub(crate) fn named(player: Player, mv: Move) -> Event {
    let event = |id: &'static str| Event::new("NEM-4.5", id).player(player);
    let what = |word: &'static str| event("nem-event-names").name("what", word);
    match mv {
        Move::At(slot) => event("nem-event-names-room").room(slot),
        Move::Seat(other) => event("nem-event-names-seat").other(other),
        Move::Intruder(Target::Intruder(mini)) => event("nem-event-names-foe")
            .name("kind", mini.kind().word())
            .number("n", mini.printed()),
        Move::Intruder(Target::Eggs) => what("nem-term-eggs"),
        Move::Weapon(item) => what(item.word()),
        Move::Door(corridor) => what(corridor.word()),
        Move::Deck(colour) => what(colour.word()),
        Move::Pod(pod) => event("nem-event-names-pod").number("n", pod.printed()),
        Move::Engine(engine) => event("nem-event-names-engine").number("n", engine.printed()),
        Move::Course(course) => what(course.word()),
        Move::Object(object) => what(object.word()),
        Move::Yes => event("nem-event-names-along"),
        _ => event("nem-event-names-option"),
    }
}
