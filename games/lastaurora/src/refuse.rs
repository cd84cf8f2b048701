//! Why a move is not allowed: the rule, and what its sentence mentions.

use kernel::{MoveList, Refusal, Seat};

use crate::frame::Frame;
use crate::look::Look;
use crate::moves::{Move, Payment, Target};
use crate::state::{NONE, Player};
use crate::vocab::{CardKind, Res, Zone};

/// What the frame on top is about: the rule of its prompt.
pub(crate) fn rule(frame: &Frame) -> &'static str {
    match frame {
        Frame::Crew { .. } => "LA-X3.3",
        Frame::ExploreTurn { .. } => "LA-5.2",
        Frame::Expedition { .. } => "LA-5.6",
        Frame::Action { .. } => "LA-5.8",
        Frame::Place { .. } => "LA-10.7",
        Frame::Join { .. } => "LA-11.4",
        Frame::Encounter { .. } => "LA-13.1",
        Frame::Damage { .. } => "LA-10.16",
        Frame::Repair { .. } => "LA-19.9",
        Frame::GainChoice { .. } => "LA-19.5",
        Frame::Keep { .. } => "LA-19.6",
        Frame::DiscardObjects { .. } => "LA-19.7",
        Frame::PayObjects { .. } | Frame::PayAny { .. } => "LA-19.3",
        Frame::LoseAny { .. } => "LA-19.7",
        Frame::Overload { .. } => "LA-10.17",
        Frame::Contaminate { .. } => "LA-19.11",
        Frame::Clean { .. } => "LA-19.12",
        Frame::MoveSurvivors { .. } | Frame::LoseSurvivor { .. } => "LA-19.13",
        Frame::Improve { .. } => "LA-19.16",
        Frame::HitEnemy { .. } => "LA-19.17",
        Frame::SwapTarget { .. } | Frame::SwapWhose { .. } => "LA-X1.18",
        Frame::Peek { .. } | Frame::Refresh { .. } => "LA-19.20",
        Frame::GiveWhom { .. } | Frame::Give { .. } => "LA-19.21",
        Frame::DemandWhom { .. } | Frame::Demanded { .. } | Frame::Yield { .. } => "LA-19.21",
        Frame::Humiliate { .. } => "LA-X5.21",
        Frame::Mines { .. } | Frame::Moved { .. } => "LA-18.8",
        Frame::Archive { .. } => "LA-X4.24",
        Frame::WhichStory { .. } => "LA-X4.45",
        Frame::Story { .. } => "LA-X4.14",
        Frame::Test { .. } => "LA-X4.18",
        Frame::Vote { .. } => "LA-X1.28",
        Frame::Fallout { .. } => "LA-13.12",
        Frame::RestTurn { .. } => "LA-6.3",
        Frame::Rested { .. } => "LA-6.7",
        Frame::MoveTurn { .. } => "LA-7.1",
        Frame::Steer { .. } => "LA-7.7",
        Frame::Advance { .. } => "LA-19.15",
        Frame::Window { .. } => "LA-8.3",
        Frame::FireTurn { .. } => "LA-8.6",
        Frame::Loot { .. } => "LA-15.12",
        Frame::RoundTurn { .. } => "LA-9.1",
        Frame::Prevent => "LA-X4.38",
        _ => "LA-1.16",
    }
}

/// The reason why a move is not among those asked for.
pub(crate) fn reason(look: Look<'_>, mv: Move) -> Refusal {
    let Some(frame) = look.state.frames.last() else {
        return Refusal::new("LA-1.16", "la-refused-not-asked");
    };
    match (*frame, mv) {
        (Frame::ExploreTurn { player }, Move::Explore(one, two)) => {
            participants(look, player, one, two)
        }
        (Frame::Expedition { player }, Move::Slot(slot)) => slot_refusal(look, player, slot),
        (Frame::Expedition { .. }, Move::Boost) => Refusal::new("LA-5.5", "la-refused-no-food"),
        (Frame::Action { .. }, Move::Pass) => Refusal::new("LA-5.8", "la-refused-card-first"),
        (Frame::Action { .. }, Move::Bonus(_)) => Refusal::new("LA-5.14", "la-refused-bonus"),
        (Frame::Place { .. }, Move::Place(_)) => Refusal::new("LA-10.6", "la-refused-column"),
        (Frame::Encounter { .. }, Move::Option(_)) => Refusal::new("LA-13.3", "la-refused-cost"),
        (Frame::Story { .. }, Move::Option(_)) => Refusal::new("LA-X4.47", "la-refused-cost"),
        (Frame::Damage { .. }, Move::Damage(..)) => Refusal::new("LA-10.16", "la-refused-box"),
        (Frame::Repair { .. }, Move::Repair(..)) => Refusal::new("LA-10.20", "la-refused-undamaged"),
        (Frame::RestTurn { player, .. }, Move::Feed(who, _)) => feeding(look, player, who),
        (Frame::MoveTurn { player }, Move::Drive(fuel, other)) => driving(look, player, fuel, other),
        (Frame::Steer { .. }, Move::Go(_)) => Refusal::new("LA-7.7", "la-refused-reach"),
        (Frame::FireTurn { player }, Move::Attack(target, cell, sort, pay)) => {
            let weapon = look.sound_box(player, cell, sort).filter(|_| sort.level().is_some());
            attack(look, player, target, weapon.map(|bit| (cell.index(), bit)), pay)
        }
        (_, Move::Object(kind, _)) => object(look, frame, kind),
        _ => Refusal::new(rule(frame), "la-refused-not-asked"),
    }
}

fn participants(look: Look<'_>, player: Player, one: u8, two: Option<u8>) -> Refusal {
    for slot in std::iter::once(one).chain(two) {
        let member = &look.of(player).crew[usize::from(slot)];
        if !member.present() || member.zone != Zone::Active {
            return Refusal::new("LA-5.3", "la-refused-not-active");
        }
    }
    Refusal::new("LA-5.6", "la-refused-no-slot")
}

fn slot_refusal(look: Look<'_>, player: Player, slot: u8) -> Refusal {
    let card = look.state.zone[usize::from(slot)];
    if card == NONE {
        return Refusal::new("LA-5.7", "la-refused-empty-slot");
    }
    let required = look.content.setup.required[usize::from(slot)];
    let strength = look.strength(player);
    if strength < required {
        return Refusal::new("LA-5.6", "la-refused-strength")
            .with("required", i32::from(required))
            .with("strength", i32::from(strength));
    }
    if look.content.cards[usize::from(card)].kind == CardKind::Survivor {
        return Refusal::new("LA-11.4", "la-refused-no-room");
    }
    Refusal::new("LA-5.7", "la-refused-empty-slot")
}

fn feeding(look: Look<'_>, player: Player, who: u8) -> Refusal {
    let member = &look.of(player).crew[usize::from(who)];
    if !member.present() || member.zone != Zone::Exhausted {
        return Refusal::new("LA-6.3", "la-refused-not-exhausted");
    }
    Refusal::new("LA-6.3", "la-refused-meal")
}

fn driving(look: Look<'_>, player: Player, fuel: u8, other: u8) -> Refusal {
    if look.of(player).aboard {
        return Refusal::new("LA-16.5", "la-refused-aboard");
    }
    if !look.has_driver(player) {
        return Refusal::new("LA-7.2", "la-refused-driver");
    }
    if fuel + other == 0 || look.of(player).res[Res::Fuel as usize] < fuel {
        return Refusal::new("LA-7.3", "la-refused-fuel");
    }
    if other > 0 {
        return Refusal::new("LA-7.21", "la-refused-substitute");
    }
    Refusal::new("LA-7.5", "la-refused-speed")
}

fn attack(
    look: Look<'_>,
    player: Player,
    target: Target,
    weapon: Option<(usize, u8)>,
    pay: Payment,
) -> Refusal {
    match target {
        Target::Enemy(place) => {
            let enemy = look.state.enemies.get(usize::from(place));
            if enemy.is_none_or(|enemy| enemy.region != look.region(player)) {
                return Refusal::new("LA-8.12", "la-refused-region");
            }
        }
        Target::Player(other) => {
            if !look.state.table.module(5) {
                return Refusal::new("LA-X5.8", "la-refused-pvp");
            }
            let here = other != player
                && other.0 < look.state.table.players
                && look.region(other) == look.region(player);
            if !here {
                return Refusal::new("LA-X5.8", "la-refused-region");
            }
        }
    }
    let Some((cell, bit)) = weapon else {
        return Refusal::new("LA-8.7", "la-refused-weapon");
    };
    if look.of(player).convoy[cell].used >> bit & 1 != 0 && look.gunner(player).is_none() {
        return Refusal::new("LA-8.9", "la-refused-used");
    }
    match pay {
        Payment::Ammo => Refusal::new("LA-8.8", "la-refused-ammo"),
        Payment::Object(_) => Refusal::new("LA-X1.4", "la-refused-payment"),
    }
}

fn object(look: Look<'_>, frame: &Frame, kind: u8) -> Refusal {
    let player = crate::flow::awaited(look.state).unwrap_or_default();
    if look.of(player).hand[usize::from(kind)] == 0 {
        return Refusal::new("LA-12.7", "la-refused-no-object");
    }
    let _ = frame;
    Refusal::new("LA-12.7", "la-refused-object-now")
}

/// Moves somebody may think of: what "why not?" looks through.
pub(crate) fn wishes(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    let player = Player(seat.0);
    match look.state.frames.last() {
        Some(Frame::ExploreTurn { .. }) => {
            for (slot, _) in look.crew(player) {
                moves.push(Move::Explore(slot, None));
            }
        }
        Some(Frame::Expedition { .. }) => (0..5).for_each(|slot| moves.push(Move::Slot(slot))),
        Some(Frame::MoveTurn { .. }) => (1..4).for_each(|fuel| moves.push(Move::Drive(fuel, 0))),
        Some(Frame::RestTurn { .. }) => {
            for (slot, _) in look.crew(player) {
                moves.push(Move::Feed(slot, crate::moves::Meal::Res(Res::Food)));
            }
        }
        Some(Frame::FireTurn { .. }) => {
            for (place, _) in (0..).zip(look.state.enemies.iter()) {
                for cell in look.cells(player) {
                    for (_, sort) in look.boxes(player, cell) {
                        if sort.level().is_some() {
                            moves.push(Move::Attack(Target::Enemy(place), cell, sort, Payment::Ammo));
                        }
                    }
                }
            }
        }
        Some(Frame::Story { story, .. }) => {
            let options = look.content.stories[usize::from(*story)].options.len() as u8;
            (0..options).for_each(|option| moves.push(Move::Option(option)));
        }
        Some(Frame::Encounter { encounter, .. }) => {
            let options = look.content.encounters[usize::from(*encounter)].options.len() as u8;
            (0..options).for_each(|option| moves.push(Move::Option(option)));
        }
        _ => {}
    }
}
