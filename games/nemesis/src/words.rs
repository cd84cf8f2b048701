//! Moves in words, with what they touch.

use kernel::{Name, Offer, Text};

use crate::choice::Choice;
use crate::ids::{Label, Player, Slot};
use crate::look::Look;
use crate::moves::{Move, NoisePlace, Target};
use crate::state::Thing;

/// The id of a Room in scenes.
pub(crate) fn room_id(slot: Slot) -> Name {
    Name::from(format!("room-{}", slot.printed()))
}

fn say(id: &'static str, touches: Vec<Name>) -> Offer {
    Offer::new(Text::new(id), touches)
}

fn about(id: &'static str, what: &'static str) -> Offer {
    Offer::new(Text::new(id).with("what", Text::new(what)), [Name::from(what)])
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
        Move::ReactCard(_) | Move::ReactItem(_) | Move::Decline => "nem-group-react",
        Move::Rush | Move::Pass | Move::Done | Move::None => "nem-group-turn",
        _ => "nem-group-choose",
    };
    verb(look, player, mv).grouped(group)
}

/// A move in words.
fn verb(look: Look<'_>, player: Player, mv: Move) -> Offer {
    let room = |id: &'static str, slot: Slot| {
        let text = Text::new(id).with("room", slot.printed());
        Offer::new(text, [room_id(slot)])
    };
    match mv {
        Move::Draft(character) => about("nem-offer-draft", character.word()),
        Move::Objective(goal) => about("nem-offer-objective", goal.word()),
        Move::Move(slot) if look.in_combat(player) => room("nem-offer-escape", slot),
        Move::Move(slot) => room("nem-offer-move", slot),
        Move::Careful(slot) => room("nem-offer-careful", slot),
        Move::At(slot) => room("nem-offer-at", slot),
        Move::Noise(NoisePlace::Corridor(corridor)) | Move::Door(corridor) => {
            about("nem-offer-corridor", corridor.word())
        }
        Move::Noise(NoisePlace::Technical) => say("nem-offer-technical", Vec::new()),
        Move::Shoot(item, target) => {
            let text = Text::new("nem-offer-shoot").with("what", Text::new(item.word()));
            Offer::new(text.with("target", target_text(target)), [Name::from(item.word())])
        }
        Move::Melee(target) => {
            Offer::new(Text::new("nem-offer-melee").with("target", target_text(target)), [])
        }
        Move::Intruder(target) => {
            Offer::new(Text::new("nem-offer-target").with("target", target_text(target)), [])
        }
        Move::Pick(object) => about("nem-offer-pick", object.word()),
        Move::Object(object) => about("nem-offer-object", object.word()),
        Move::Craft(item) => about("nem-offer-craft", item.word()),
        Move::Spend(item) => about("nem-offer-spend", item.word()),
        Move::Quest(item) => about("nem-offer-quest", item.word()),
        Move::Weapon(item) => about("nem-offer-weapon", item.word()),
        Move::Keep(item) => about("nem-offer-keep", item.word()),
        Move::Play(card, label) => {
            with_option(about("nem-offer-play", card.word()), card.name(), label)
        }
        Move::Use(item, label) => {
            with_option(about("nem-offer-use", item.word()), item.name(), label)
        }
        Move::Room(label) => {
            let at = look.of(player).at;
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
        Move::Pay(card) => about("nem-offer-pay", card.word()),
        Move::Drop(Thing::Item(item)) => about("nem-offer-drop", item.word()),
        Move::Drop(Thing::Object(object)) => about("nem-offer-drop", object.word()),
        Move::Rush => say("nem-offer-rush", Vec::new()),
        Move::Launch => say("nem-offer-launch", Vec::new()),
        Move::Leave => say("nem-offer-leave", Vec::new()),
        Move::Stay => say("nem-offer-stay", Vec::new()),
        Move::Wait => say("nem-offer-wait", Vec::new()),
        Move::Pass => say("nem-offer-pass", Vec::new()),
        Move::Discard(Some(card)) => about("nem-offer-discard", card.word()),
        Move::Discard(None) => about("nem-offer-discard", "nem-term-contamination"),
        Move::None => say("nem-offer-none", Vec::new()),
        Move::Done => say("nem-offer-done", Vec::new()),
        Move::Seat(other) => Offer::new(Text::new("nem-offer-seat").with("seat", other.seat()), []),
        Move::Deck(colour) => about("nem-offer-deck", colour.word()),
        Move::Pod(pod) => Offer::new(Text::new("nem-offer-pod").with("n", pod.printed()), []),
        Move::Engine(engine) => {
            Offer::new(Text::new("nem-offer-engine").with("n", engine.printed()), [])
        }
        Move::Course(course) => about("nem-offer-course", course.word()),
        Move::KeepOrder => say("nem-offer-keep-order", Vec::new()),
        Move::SwapOrder => say("nem-offer-swap-order", Vec::new()),
        Move::Top => say("nem-offer-top", Vec::new()),
        Move::Bottom => say("nem-offer-bottom", Vec::new()),
        Move::Wound(wound) => about("nem-offer-wound", wound.word()),
        Move::Yes => say("nem-offer-yes", Vec::new()),
        Move::No => say("nem-offer-no", Vec::new()),
        Move::ReactCard(card) => about("nem-offer-react", card.word()),
        Move::ReactItem(item) => about("nem-offer-react", item.word()),
        Move::Decline => say("nem-offer-decline", Vec::new()),
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
    }
}
