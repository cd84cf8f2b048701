//! Why a move is not allowed: the rule, and what its sentence mentions.

use kernel::{Refusal, Seat};

use crate::boxes::Sort;
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::{Cell, Move, Payment, Target};
use crate::state::{NONE, Player};
use crate::vocab::{CardKind, Cond, Op, Payable, Phase, Res, Zone};

/// What the frame on top is about: the rule of its prompt.
pub(crate) fn rule(frame: &Frame) -> &'static str {
    match frame {
        Frame::ExploreTurn { .. } => "LA-5.2",
        Frame::Expedition { .. } => "LA-5.6",
        Frame::Action { .. } => "LA-5.8",
        Frame::Place { .. } => "LA-10.7",
        Frame::Join { .. } => "LA-11.4",
        Frame::Encounter { .. } => "LA-13.1",
        Frame::Moved { .. } => "LA-18.8",
        Frame::WhichStory { .. } => "LA-X4.45",
        Frame::Story { .. } => "LA-X4.14",
        Frame::Test { .. } => "LA-X4.18",
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
        return Refusal::new("LA-1.16", "la-refused-wrong-question");
    };
    match (*frame, mv) {
        (Frame::ExploreTurn { player }, Move::Explore(one, two)) => {
            participants(look, player, one, two)
        }
        (Frame::Expedition { player }, Move::Slot(slot)) => slot_refusal(look, player, slot),
        (Frame::Expedition { .. }, Move::Boost) => cannot_pay("LA-5.5", Payable::Food, 1),
        (Frame::Action { .. }, Move::Pass) => {
            match look.is_enemy(look.state.zone[usize::from(look.state.explore.slot.min(4))]) {
                true => Refusal::new("LA-5.13", "la-refused-bonus-mandatory"),
                false => Refusal::new("LA-5.8", "la-refused-card-first"),
            }
        }
        (Frame::Action { .. }, Move::Bonus(_)) => Refusal::new("LA-5.14", "la-refused-bonus-done"),
        (Frame::Place { player, kind }, Move::Place(_)) => column(look, player, kind),
        (Frame::Encounter { player, encounter }, Move::Option(option)) => {
            let options = &look.content.encounters[usize::from(encounter)].options;
            let costs =
                options.get(usize::from(option)).map(|program| look.content.program(*program));
            let costs = costs.into_iter().flatten().filter_map(|effect| match effect.op {
                Op::Pay { res, n } => Some((res, n)),
                _ => None,
            });
            unpaid(look, player, "LA-13.3", costs)
        }
        (Frame::Story { player, story }, Move::Option(option)) => {
            story_option(look, player, story, option)
        }
        (Frame::RestTurn { player, .. }, Move::Feed(who, _)) => feeding(look, player, who),
        (Frame::MoveTurn { player }, Move::Drive(fuel, other)) => {
            driving(look, player, fuel, other)
        }
        (Frame::Steer { player }, Move::Go(_)) if !look.has_driver(player) => {
            Refusal::new("LA-7.2", "la-refused-driver")
        }
        (Frame::Steer { player }, Move::Go(space)) => going(look, player, space),
        (Frame::FireTurn { player }, Move::Attack(target, cell, sort, pay)) => {
            attack(look, player, target, (cell, sort), pay)
        }
        (_, Move::Object(kind, _)) => object(look, kind),
        (_, Move::Ability(slot)) => ability(look, slot),
        (_, Move::Pass) => Refusal::new(rule(frame), "la-refused-must"),
        _ => Refusal::new(rule(frame), "la-refused-wrong-question"),
    }
}

/// A refusal that mentions a Survivor of a player.
fn named(
    rule: &'static str,
    id: &'static str,
    look: Look<'_>,
    player: Player,
    slot: u8,
) -> Refusal {
    let kind = look.of(player).crew[usize::from(slot)].kind;
    Refusal::new(rule, id).with("who", look.content.survivors[usize::from(kind)].name)
}

fn cannot_pay(rule: &'static str, res: Payable, n: u8) -> Refusal {
    let what = match res {
        Payable::Food => "la-res-food",
        Payable::Ammo => "la-res-ammo",
        Payable::Fuel => "la-res-fuel",
        Payable::Any => "la-res-any",
        Payable::Object => "la-res-object",
        Payable::Fame => return Refusal::new(rule, "la-refused-cannot-pay-fame"),
    };
    Refusal::new(rule, "la-refused-cannot-pay").with("n", n).with("what", what)
}

fn unpaid(
    look: Look<'_>,
    player: Player,
    rule: &'static str,
    costs: impl Iterator<Item = (Payable, u8)>,
) -> Refusal {
    let mut costs = costs;
    match costs.find(|(res, n)| !look.can_pay(player, *res, *n)) {
        Some((res, n)) => cannot_pay(rule, res, n),
        None => Refusal::new(rule, "la-refused-wrong-question"),
    }
}

fn story_option(look: Look<'_>, player: Player, story: u8, option: u8) -> Refusal {
    let options = &look.content.stories[usize::from(story)].options;
    let Some(option) = options.get(usize::from(option)) else {
        return Refusal::new("LA-X4.14", "la-refused-wrong-question");
    };
    let requires = match option.requires.filter(|cond| !look.holds(*cond, player, story)) {
        Some(Cond::FreeCrewBox {}) => "la-if-free_crew_box",
        Some(Cond::SurvivorRoom {}) => "la-if-survivor_room",
        Some(Cond::HasResource {}) => "la-if-has_resource",
        Some(_) => return Refusal::new("LA-X4.47", "la-refused-wrong-question"),
        None => {
            let costs = option.cost.iter().map(|cost| (cost.res, cost.n));
            return unpaid(look, player, "LA-X4.47", costs);
        }
    };
    Refusal::new("LA-X4.47", "la-refused-requires").with("if", requires)
}

/// Why a convoy cannot go to a space: tracks would do, more points would do, or there is no way.
fn going(look: Look<'_>, player: Player, space: u8) -> Refusal {
    let map = look.map();
    let to = usize::from(space).checked_sub(map.base.into());
    let Some(to) = to.filter(|to| *to < map.spaces.len()) else {
        return Refusal::new("LA-7.7", "la-refused-no-road");
    };
    let points = look.state.drive.points.max(0) as u8;
    let tracks = look.reach_on(player, points, true);
    let mut steps = std::iter::successors(Some(to as u8), |at| {
        Some(tracks.before[usize::from(*at)]).filter(|before| *before != NONE)
    });
    let short = |at: u8| {
        let before = map.spaces.get(usize::from(tracks.before[usize::from(at)]));
        before.is_some_and(|before| before.shortcut == at && !before.roads.contains(&at))
    };
    if !look.tracked(player) && tracks.cost[to] != NONE && steps.any(short) {
        return Refusal::new("LA-7.9", "la-refused-shortcut");
    }
    match look.reach(player, NONE - 1).cost[to] {
        NONE => Refusal::new("LA-7.7", "la-refused-no-road"),
        needed => Refusal::new("LA-7.7", "la-refused-points")
            .with("points", points)
            .with("needed", needed),
    }
}

/// Why a Survivor cannot use an ability now (LA-11.2, LA-11.3).
fn ability(look: Look<'_>, slot: u8) -> Refusal {
    let player = crate::flow::awaited(look).unwrap_or_default();
    let member = &look.of(player).crew[usize::from(slot)];
    if !member.present() {
        Refusal::new("LA-11.3", "la-refused-wrong-question")
    } else if member.used {
        named("LA-11.3", "la-refused-ability-used", look, player, slot)
    } else if member.zone != Zone::Active {
        named("LA-11.2", "la-refused-ability-inactive", look, player, slot)
    } else {
        named("LA-11.1", "la-refused-ability-phase", look, player, slot)
    }
}

fn column(look: Look<'_>, player: Player, kind: u8) -> Refusal {
    let card = &look.content.convoy[usize::from(kind)];
    if card.kind == CardKind::Trailer {
        let truck = look.of(player).convoy[4].kind;
        let pull = look.content.convoy[usize::from(truck)].pull;
        return Refusal::new("LA-10.3", "la-refused-pull").with("pull", pull);
    }
    Refusal::new("LA-10.6", "la-refused-mount").with("card", card.name)
}

fn participants(look: Look<'_>, player: Player, one: u8, two: Option<u8>) -> Refusal {
    for slot in std::iter::once(one).chain(two) {
        let member = &look.of(player).crew[usize::from(slot)];
        if !member.present() {
            return Refusal::new("LA-5.3", "la-refused-participants");
        }
        if member.zone != Zone::Active {
            return named("LA-5.3", "la-refused-not-active", look, player, slot);
        }
    }
    Refusal::new("LA-5.6", "la-refused-too-weak")
}

fn slot_refusal(look: Look<'_>, player: Player, slot: u8) -> Refusal {
    let card = look.state.zone[usize::from(slot)];
    if card == NONE {
        return Refusal::new("LA-5.7", "la-refused-empty-slot").with("slot", slot + 1);
    }
    let required = look.content.setup.required[usize::from(slot)];
    let strength = look.strength(player);
    if strength < required {
        return Refusal::new("LA-5.6", "la-refused-strength")
            .with("needed", i32::from(required))
            .with("strength", i32::from(strength));
    }
    match look.content.cards[usize::from(card)].kind {
        CardKind::Survivor => Refusal::new("LA-11.4", "la-refused-no-room-survivor"),
        _ => Refusal::new("LA-5.7", "la-refused-no-place-device"),
    }
}

fn feeding(look: Look<'_>, player: Player, who: u8) -> Refusal {
    let member = &look.of(player).crew[usize::from(who)];
    if !member.present() {
        return Refusal::new("LA-6.3", "la-refused-wrong-question");
    }
    if member.zone != Zone::Exhausted {
        return named("LA-6.3", "la-refused-not-exhausted", look, player, who);
    }
    named("LA-6.3", "la-refused-feed-with", look, player, who)
}

fn driving(look: Look<'_>, player: Player, fuel: u8, other: u8) -> Refusal {
    if look.of(player).aboard || look.remaining(look.of(player).at) == 0 {
        return Refusal::new("LA-16.5", "la-refused-aboard");
    }
    if !look.has_driver(player) {
        return Refusal::new("LA-7.2", "la-refused-driver");
    }
    if fuel + other == 0 || look.of(player).res[Res::Fuel as usize] < fuel {
        return Refusal::new("LA-7.3", "la-refused-no-fuel");
    }
    if other > 0 {
        return Refusal::new("LA-7.21", "la-refused-substitute");
    }
    let truck = look.of(player).convoy[4].kind;
    let most = look.content.convoy[usize::from(truck)].boost_max;
    if fuel > most + 1 {
        return Refusal::new("LA-7.5", "la-refused-boost").with("max", most);
    }
    Refusal::new("LA-7.4", "la-refused-no-speed")
}

fn attack(
    look: Look<'_>,
    player: Player,
    target: Target,
    (cell, sort): (Cell, Sort),
    pay: Payment,
) -> Refusal {
    match target {
        Target::Enemy(place) => match look.state.enemies.get(usize::from(place)) {
            None => return Refusal::new("LA-8.7", "la-refused-wrong-question"),
            Some(enemy) if enemy.region != look.region(player) => {
                let name = look.content.enemies[usize::from(enemy.enemy)].name;
                return Refusal::new("LA-8.12", "la-refused-not-in-region").with("enemy", name);
            }
            Some(_) => {}
        },
        Target::Player(_) if !look.state.table.module(5) => {
            return Refusal::new("LA-X5.8", "la-refused-no-pvp");
        }
        Target::Player(other) if other == player => {
            return Refusal::new("LA-X5.8", "la-refused-self");
        }
        Target::Player(other) => {
            if other.0 >= look.state.table.players {
                return Refusal::new("LA-X5.8", "la-refused-wrong-question");
            }
            if look.region(other) != look.region(player) {
                return Refusal::new("LA-X5.8", "la-refused-seat-region")
                    .with("seat", other.seat());
            }
        }
    }
    if sort.level().is_none() || look.boxes(player, cell).all(|(_, found)| found != sort) {
        return Refusal::new("LA-8.7", "la-refused-no-weapon");
    }
    let Some(bit) = look.sound_box(player, cell, sort) else {
        return Refusal::new("LA-10.19", "la-refused-weapon-damaged");
    };
    if look.of(player).convoy[cell.index()].used >> bit & 1 != 0 && look.gunner(player).is_none() {
        return Refusal::new("LA-8.9", "la-refused-weapon-used");
    }
    match (sort, pay) {
        (Sort::Junk(_), Payment::Ammo) => Refusal::new("LA-X1.3", "la-refused-junk-pays-object"),
        (_, Payment::Ammo) => cannot_pay("LA-8.8", Payable::Ammo, 1),
        (_, Payment::Object(kind)) => object(look, kind),
    }
}

fn object(look: Look<'_>, kind: u8) -> Refusal {
    let player = crate::flow::awaited(look).unwrap_or_default();
    let card = &look.content.objects[usize::from(kind)];
    if look.of(player).hand[usize::from(kind)] == 0 {
        return Refusal::new("LA-12.7", "la-refused-not-in-hand").with("card", card.name);
    }
    let phase = match card.phase {
        Phase::Exploration => "la-phase-exploration",
        Phase::Rest => "la-phase-rest",
        Phase::Movement => "la-phase-movement",
        Phase::Fire => "la-phase-fire",
        Phase::EndRound => "la-phase-end_round",
        Phase::Any => return Refusal::new("LA-12.7", "la-refused-useless"),
    };
    Refusal::new("LA-12.7", "la-refused-object-phase").with("card", card.name).with("phase", phase)
}

/// Moves somebody may think of: what "why not?" looks through.
pub(crate) fn wishes(look: Look<'_>, seat: Seat, found: &mut dyn FnMut(Move)) {
    let player = Player(seat.0);
    match look.state.frames.last() {
        Some(Frame::ExploreTurn { .. }) => {
            for (slot, _) in look.crew(player) {
                found(Move::Explore(slot, None));
            }
        }
        Some(Frame::Expedition { .. }) => (0..5).for_each(|slot| found(Move::Slot(slot))),
        Some(Frame::MoveTurn { .. }) => (1..4).for_each(|fuel| found(Move::Drive(fuel, 0))),
        Some(Frame::RestTurn { .. }) => {
            for (slot, _) in look.crew(player) {
                found(Move::Feed(slot, crate::moves::Meal::Res(Res::Food)));
            }
        }
        Some(Frame::FireTurn { .. }) => {
            for (place, _) in (0..).zip(look.state.enemies.iter()) {
                for cell in look.cells(player) {
                    for (_, sort) in look.boxes(player, cell) {
                        if sort.level().is_some() {
                            found(Move::Attack(Target::Enemy(place), cell, sort, Payment::Ammo));
                        }
                    }
                }
            }
        }
        Some(Frame::Story { story, .. }) => {
            let options = look.content.stories[usize::from(*story)].options.len() as u8;
            (0..options).for_each(|option| found(Move::Option(option)));
        }
        Some(Frame::Encounter { encounter, .. }) => {
            let options = look.content.encounters[usize::from(*encounter)].options.len() as u8;
            (0..options).for_each(|option| found(Move::Option(option)));
        }
        _ => {}
    }
}
