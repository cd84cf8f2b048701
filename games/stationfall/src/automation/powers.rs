//! What the Bot side of a card does by itself: the die, powers for once a game, and lines that cost no Action.

use kernel::chance::Draw;
use workbench::flat::Set;

use super::deeds::Reader;
use super::priorities::{after, section_key};
use super::script::{Arg, Clause, ScriptId, Statement, Verb};
use super::turn::lines_of;
use crate::action::Actor;
use crate::condition::Scope;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Warrant;
use crate::ids::{Ability, Body, Character, Data, Item, Section};
use crate::look::Look;
use crate::powers::{self as reveal_powers, Moss};
use crate::state::{Guilt, Holder, IdentityPlace, MarkerEvent, Player};

/// The stream of chance from which bots draw (SF-0.11).
pub(super) const BOTS: u8 = 2;

/// The Minute at which, or after which, the Engineer's bot sets its bomb (`bot_time_bomb`).
const BOMB_MINUTE: i8 = 8;

/// The turns at whose start the Stranger's bot turns up a Bonus Character (`bot_hidden`).
const TURNED_UP_AT: [i8; 2] = [3, 6];

/// Rolls the die for a script that asks for it (SF-B14.5).
pub(super) fn roll(engine: &mut Engine<'_>) {
    let player = engine.state.turn.player;
    let asks = engine.state.players[player]
        .pc
        .is_some_and(|bot| engine.content.automation.bots[bot].rolls);
    if asks {
        let sides = engine.content.automation.die;
        let face = engine.state.chance.stream(BOTS).below(sides.into()) as u8 + 1;
        engine.state.automation.die = face;
        engine.tell(Event::DieRolled { player, face });
    }
}

/// Does something and tells so, or finds that now is not the time.
type Power = fn(&mut Engine<'_>) -> bool;

/// The power of the bot whose turn begins, if now is the time for it.
pub(super) fn once_a_game(engine: &mut Engine<'_>) {
    let player = engine.state.turn.player;
    let seat = engine.look().seat_of(player);
    let Some(bot) = engine.state.players[player].pc else { return };
    let abilities = engine.content.automation.bots[bot].abilities;
    if abilities.contains(Ability::BotHidden) {
        turn_up(engine, player);
    }
    if engine.state.automation.used.contains(seat) {
        return;
    }
    let powers: [(Ability, Power); 4] = [
        (Ability::BotTimeBomb, time_bomb),
        (Ability::BotSwitch, switch),
        (Ability::BotConfession, confession),
        (Ability::BotTrojan, trojan),
    ];
    for (ability, power) in powers {
        if abilities.contains(ability) && power(engine) {
            engine.state.automation.used.insert(seat);
            engine.settle();
        }
    }
}

/// A Time marker on Vault X, or with Project X released on the section with most Live PCs of others (`bot_time_bomb`).
fn time_bomb(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let player = look.state.turn.player;
    if look.state.minute > BOMB_MINUTE || look.state.players[player].markers == 0 {
        return false;
    }
    let rivals = |section: Section| {
        look.bodies_in(section)
            .filter(|body| {
                look.is_live(*body) && look.pc_of(look.owner(*body)).any(|holder| holder != player)
            })
            .count()
    };
    let section = if !look.state.project_x.released {
        Some(Section::VaultX)
    } else {
        look.sections()
            .filter(|section| look.on_board(*section) && rivals(*section) > 0)
            .min_by_key(|section| {
                (std::cmp::Reverse(rivals(*section)), section_key(look, *section))
            })
    };
    let Some(section) = section else { return false };
    let minute = look.state.minute;
    engine.place_marker(MarkerEvent::Overload(section), minute);
    true
}

/// The Consort changes with the NPC that possesses the Briefcase (`bot_switch`).
fn switch(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let Holder::Body(holder) = look.state.uniques[Item::Briefcase] else { return false };
    let fits = look.can_act(Body::Consort)
        && look.on_the_board(Body::Consort)
        && look.on_the_board(holder)
        && look.can_possess(holder)
        && !look.is_pc(look.owner(holder));
    if fits {
        reveal_powers::switch(engine, holder);
    }
    fits
}

/// The first Human beside the Counselor who is a Conspirator of an Innocent player tells (`bot_confession`).
fn confession(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let player = look.state.turn.player;
    let tells = |body: &Body| {
        look.is_human(*body)
            && look.can_act(*body)
            && look.colocated(Body::Counselor, *body)
            && look.players().any(|other| {
                other != player
                    && look.state.players[other].guilt == Guilt::Innocent
                    && look.is_conspirator(other, look.owner(*body))
            })
    };
    let found = look.can_act(Body::Counselor).then(|| first_in_order(look, player, &tells));
    let Some(body) = found.flatten() else { return false };
    reveal_powers::confess(engine, body);
    true
}

/// The first Character with Evidence or the X-Secret and without the Digital Assistant receives it (`bot_trojan`).
fn trojan(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let player = look.state.turn.player;
    let receives = |body: &Body| {
        look.on_the_board(*body)
            && (look.has_data(*body, Data::Evidence) || look.has_data(*body, Data::XSecret))
            && !look.has_data(*body, Data::DigitalAssistant)
    };
    let Some(body) = first_in_order(look, player, &receives) else { return false };
    engine.grant_data(body, Data::DigitalAssistant);
    true
}

/// The first body in Character Order, counted from the bot's PC (SF-B9.2).
fn first_in_order(look: Look<'_>, player: Player, fits: &dyn Fn(&Body) -> bool) -> Option<Body> {
    let pc = look.pc_character(player)?;
    after(look, pc)
        .find_map(|card| look.content.characters[card].bodies.iter().copied().find(|b| fits(b)))
}

/// The Stranger's bot turns up one of its Bonus Characters (`bot_hidden`).
fn turn_up(engine: &mut Engine<'_>, player: Player) {
    let seats = engine.state.table.seats;
    let start = engine.content.setup.iter().find(|line| line.seats == seats);
    let Some(start) = start.map(|line| line.start_minute) else { return };
    if TURNED_UP_AT.contains(&(start - engine.state.minute + 1)) {
        turn_up_one(engine, player);
    }
}

/// Turns up a face-down Bonus Character of a bot, whichever comes.
fn turn_up_one(engine: &mut Engine<'_>, player: Player) -> Option<crate::ids::Identity> {
    let seat = engine.look().seat_of(player);
    let hidden: Set<crate::ids::Identity> = engine
        .state
        .identities
        .iter()
        .filter(|(_, place)| **place == IdentityPlace::Bonus(seat))
        .map(|(identity, _)| identity)
        .collect();
    if hidden.is_empty() {
        return None;
    }
    let pick = engine.state.chance.stream(BOTS).index(hidden.len());
    let identity = hidden.iter().nth(pick)?;
    let another = engine.state.identities.values().contains(&IdentityPlace::ShownBonus(seat));
    engine.state.identities[identity] =
        if another { IdentityPlace::ShownNext(seat) } else { IdentityPlace::ShownBonus(seat) };
    engine.reveal(Event::BonusShown { seat, identity });
    Some(identity)
}

/// A Stranger Bot whose PC is Annihilated goes on as a Bonus Character (SF-B10.9): the first face-up one that is not
/// Annihilated, or one that is turned up now; the other is discarded.
pub(crate) fn replace_stranger(engine: &mut Engine<'_>) {
    let look = engine.look();
    let stranger = crate::ids::Identity::Stranger;
    let Some(player) = look.pc_holder(stranger).filter(|player| look.is_bot(*player)) else {
        return;
    };
    if !look.is_annihilated(Body::Stranger) || look.state.station.over {
        return;
    }
    let seat = look.seat_of(player);
    let gone = |look: Look<'_>, identity| {
        let bodies = &look.content.characters[look.content.identities[identity].character].bodies;
        !bodies.is_empty() && bodies.iter().all(|body| look.is_annihilated(*body))
    };
    // Of two that are face up the one that was turned up first.
    let shown = |turned_up: IdentityPlace| {
        let mut cards = look.state.identities.iter();
        cards.find(|(identity, place)| **place == turned_up && !gone(look, *identity))
    };
    let shown = shown(IdentityPlace::ShownBonus(seat))
        .or_else(|| shown(IdentityPlace::ShownNext(seat)))
        .map(|(identity, _)| identity);
    let next = shown.or_else(|| turn_up_one(engine, player));
    let Some(next) = next.filter(|identity| !gone(engine.look(), *identity)) else { return };
    for identity in crate::ids::Identity::ALL {
        let place = &mut engine.state.identities[*identity];
        let own = matches!(place,
            IdentityPlace::Bonus(of) | IdentityPlace::ShownBonus(of) | IdentityPlace::ShownNext(of)
                if *of == seat);
        if own || *identity == stranger {
            *place = IdentityPlace::Discarded(seat);
        }
    }
    engine.become_pc(player, next);
}

/// Carries out the lines of a script that cost no Action (SF-B4.1).
pub(super) fn free_lines(engine: &mut Engine<'_>, id: ScriptId) {
    let player = engine.state.turn.player;
    let look = engine.look();
    let Some(pc) = look.pc_character(player) else { return };
    let count = lines_of(look, player, id).count();
    for index in 0..count {
        let look = engine.look();
        let Some((number, line)) = lines_of(look, player, id).nth(index) else { return };
        let scope = Scope::new(look).of(pc).me(player);
        let holds = line.only_if.as_ref().is_none_or(|condition| condition.holds(&scope));
        let Statement::Free(clause) = &line.what else { continue };
        let deed = holds.then(|| free_deed(look, player, pc, clause)).flatten();
        let Some(deed) = deed else { continue };
        engine.tell(Event::LineFollowed { player, script: id, line: number, character: pc });
        match deed {
            FreeDeed::Act(actor, action) => engine.perform(actor, action),
            FreeDeed::Moss(deed) => reveal_powers::play_moss(engine, deed),
        }
    }
}

/// Something that costs no Action.
enum FreeDeed {
    /// Somebody acts by Forceful Presence.
    Act(Actor, crate::action::Action),
    /// Fang Moss does something.
    Moss(Moss),
}

fn free_deed(look: Look<'_>, player: Player, pc: Character, clause: &Clause) -> Option<FreeDeed> {
    let reader = Reader { look, player, pc, actor: Actor::Assistant };
    let presence = clause.0.iter().find(|call| call.verb == Verb::Presence);
    if let Some(Arg::Inner(inner)) = presence.and_then(|call| call.args.first()) {
        let able = look.bodies().filter(|body| reveal_powers::check_presence(look, *body).is_ok());
        let inner = reader.best_inner(inner, able, Warrant::Presence)?;
        return Some(FreeDeed::Act(inner.actor, inner.action?));
    }
    moss(&reader, clause).map(FreeDeed::Moss)
}

/// Fang Moss eats whom it is with, or makes a Step on a shortest way to the nearest (`creatropism`).
fn moss(reader: &Reader<'_>, clause: &Clause) -> Option<Moss> {
    let look = reader.look;
    let from = look.section_of_unique(Item::FangMoss)?;
    let mut prey: Set<Body> = Set::EMPTY;
    for call in &clause.0 {
        reader.named_bodies(call, &mut |body| {
            prey.insert(body);
        });
    }
    let meal = prey
        .iter()
        .filter(|body| look.section_of(*body) == Some(from))
        .min_by_key(|body| reader.target_key(*body))
        .map(Moss::Feed);
    let goals: Set<Section> = prey.iter().filter_map(|body| look.section_of(body)).collect();
    let deed = meal.or_else(|| step_to(look, from, goals).map(Moss::Step))?;
    reveal_powers::check_moss(look, deed).is_ok().then_some(deed)
}

/// The first section of a shortest way along corridors without Locks (SF-B9.5).
fn step_to(look: Look<'_>, from: Section, goals: Set<Section>) -> Option<Section> {
    let mut reached = goals;
    while !reached.contains(from) {
        let next: Set<Section> = reached
            .iter()
            .flat_map(|section| look.adjacent(section))
            .filter(|section| !reached.contains(*section))
            .collect();
        if next.is_empty() {
            return None;
        }
        if next.contains(from) {
            return look
                .adjacent(from)
                .filter(|section| reached.contains(*section))
                .min_by_key(|section| section_key(look, *section));
        }
        reached = reached.union(next);
    }
    None
}
