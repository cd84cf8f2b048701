//! Actions that an Ability, an Item or a Blackout grants (SF-0.10, abilities in the content files).

use kernel::{Refusal, require};

use super::Here;
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Act, Frame, Warrant};
use crate::ids::{Ability, Body, Character, Data, Item, Section};
use crate::look::Look;
use crate::state::{Guilt, Holder, KompromatPlace, MarkerEvent, Player};
use crate::turn;

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, .. } = *here;
    let actor = Actor::Body(body);
    if look.blackout() || look.bot_turn() || look.has_ability(actor, Ability::Breach) {
        look.corridors(here.section)
            .filter(|(_, link)| look.locked(*link))
            .for_each(|(_, link)| offer(Action::Breach { link }));
    }
    if look.has(body, Item::FangMoss) {
        here.bodies.iter().for_each(|other| offer(Action::FeedMe { body: other }));
    }
    if here.bodies.contains(Body::Legal) {
        offer(Action::Hardcopy);
    }
    list_abilities(here, offer);
}

fn list_abilities(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, .. } = *here;
    let has = |ability| look.has_ability(Actor::Body(body), ability);
    // Most Characters have none of these: one look at the card saves the rest.
    match look.owner(body) {
        Character::Counselor => {
            for other in here.bodies {
                let character = look.owner(other);
                // One offer a card: the first body here speaks for its Character.
                if here.bodies.iter().find(|first| look.owner(*first) == character) == Some(other) {
                    look.players()
                        .for_each(|player| offer(Action::Wormtongue { character, player }));
                }
            }
        }
        Character::Legal => {
            offer(Action::ProcessServer);
            here.bodies.iter().for_each(|other| offer(Action::LawyerUp { body: other }));
        }
        Character::Operative => {
            offer(Action::EmpBurst);
            if has(Ability::NerveGasGrenades) {
                offer(Action::NerveGas { at: here.section });
                look.ways(here.section).for_each(|way| offer(Action::NerveGas { at: way.to }));
            }
        }
        Character::TelepathicRat => {
            here.bodies.iter().for_each(|other| offer(Action::Telepathy { body: other }));
        }
        Character::Boarder if has(Ability::Missile) => {
            look.sections().for_each(|at| offer(Action::Missile { at }));
        }
        Character::Exile if has(Ability::Tradecraft) => list_tradecraft(look, offer),
        Character::Microbiologist if has(Ability::Infect) => {
            here.bodies.iter().for_each(|other| offer(Action::Infect { body: other }));
        }
        _ => {}
    }
}

fn list_tradecraft(look: Look<'_>, offer: &mut dyn FnMut(Action)) {
    let seat = look.active_seat();
    for one in look.kompromat_of(seat) {
        for other in look.kompromat_of(seat).filter(|other| *other > one) {
            for take in Character::ALL {
                if look.state.kompromat[*take] == KompromatPlace::Spent {
                    offer(Action::Tradecraft { give: (one, other), take: *take });
                }
            }
        }
    }
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    let ability = |ability| {
        require(look.has_ability(Actor::Body(body), ability), || {
            super::lacks_ability(body, ability, "SF-4.4.1")
        })
    };
    match *action {
        Action::Breach { link } => check_breach(look, body, link),
        Action::FeedMe { body: target } => check_feed(look, body, target),
        Action::Wormtongue { character, player } => {
            ability(Ability::Wormtongue)?;
            check_wormtongue(look, body, character, player)
        }
        Action::ProcessServer => {
            ability(Ability::ProcessServer)?;
            let somebody = look.bodies().any(|other| can_be_served(look, body, other));
            require(somebody, || Refusal::new("SF-0.4", "sf-refused-nobody-to-serve"))
        }
        Action::Hardcopy => check_hardcopy(look, body),
        Action::LawyerUp { body: target } => {
            ability(Ability::LawyerUp)?;
            check_lawyer(look, body, target)
        }
        Action::EmpBurst => {
            ability(Ability::EmpBurst)?;
            check_emp(look, body)
        }
        Action::Telepathy { body: target } => {
            ability(Ability::Telepathy)?;
            let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
            require(look.colocated(body, target), || named("SF-4.4.2", "sf-refused-not-here"))?;
            let mind = look.is_human(target) && look.is_live(target) && !look.helmeted(target);
            require(mind, || named("SF-4.4.2", "sf-refused-no-mind"))
        }
        Action::Missile { at } => {
            ability(Ability::Missile)?;
            check_missile(look, at)
        }
        Action::Tradecraft { give, take } => {
            ability(Ability::Tradecraft)?;
            check_tradecraft(look, give, take)
        }
        Action::Infect { body: target } => {
            ability(Ability::Infect)?;
            let fits = look.colocated(body, target)
                && look.can_possess(target)
                && !look.state.bodies[target].contaminated;
            require(fits, || {
                Refusal::new("SF-8.5.1", "sf-refused-infect-whom").with("who", target.word())
            })
        }
        Action::NerveGas { at } => {
            ability(Ability::NerveGasGrenades)?;
            check_gas(look, body, at)
        }
        _ => Err(super::NOT_PROVIDED),
    }
}

/// The revealed Digital Assistant acts with a Robot that possesses it, wherever that is (`root_access`).
pub(super) fn candidates_root_access(look: Look<'_>, offer: &mut dyn FnMut(Action)) {
    if look.has_ability(Actor::Assistant, Ability::RootAccess) {
        look.bodies().for_each(|body| offer(Action::RootAccess { body }));
    }
}

pub(super) fn check_root_access(
    look: Look<'_>,
    actor: Actor,
    action: &Action,
) -> Result<(), Refusal> {
    let (Action::RootAccess { body }, Actor::Assistant) = (*action, actor) else {
        return Err(super::NOT_PROVIDED);
    };
    require(look.has_ability(actor, Ability::RootAccess), || {
        super::lacks_power(Character::DigitalAssistant.word(), Ability::RootAccess, "SF-4.4.4")
    })?;
    let rooted =
        look.is_robot(body) && look.can_act(body) && look.has_data(body, Data::DigitalAssistant);
    require(rooted, || {
        Refusal::new("SF-4.4.2", "sf-refused-root-access-whom").with("who", body.word())
    })
}

/// The Robot's Action is named next (SF-R42).
pub(super) fn perform_root_access(engine: &mut Engine<'_>, action: Action) {
    if let Action::RootAccess { body } = action {
        engine.ask(Frame::Act(Act { actor: Actor::Body(body), by: Warrant::RootAccess }));
    }
}

/// Remove an adjacent Lock: by Ability, or for every Human and Robot in a Blackout (SF-7.2.2.2, SF-5.3a, SF-R187) and in
/// a bot's turn (SF-B3.8).
fn check_breach(look: Look<'_>, body: Body, link: crate::map::Link) -> Result<(), Refusal> {
    let able = look.has_ability(Actor::Body(body), Ability::Breach)
        || (look.blackout() || look.bot_turn()) && look.can_possess(body);
    require(able, || Refusal::new("SF-7.2.2.2", "sf-refused-no-breach"))?;
    let touches = look
        .section_of(body)
        .is_some_and(|section| look.corridors(section).any(|(_, own)| own == link));
    require(touches && look.locked(link), || Refusal::new("SF-5.3a", "sf-refused-no-lock-there"))
}

fn check_feed(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    require(look.has(body, Item::FangMoss), || super::lacks(body, Item::FangMoss, "SF-8.3"))?;
    let meal = look.colocated(body, target) && look.is_human(target) && look.is_down(target);
    require(meal, || Refusal::new("SF-A4.3", "sf-refused-no-meal").with("who", target.word()))
}

fn check_wormtongue(
    look: Look<'_>,
    body: Body,
    character: Character,
    player: Player,
) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    let here =
        look.content.characters[character].bodies.iter().any(|other| look.colocated(body, *other));
    require(here, || named("SF-4.4.2", "sf-refused-not-here"))?;
    require(look.content.characters[character].human, || {
        named("SF-4.4.2", "sf-refused-not-human")
    })?;
    let cube = player.0 < look.state.table.players && look.state.cards[character].cubes[player] > 0;
    require(cube, || named("SF-0.4", "sf-refused-no-cube-there"))
}

/// Humans and Robots here, Live or Down, without an NDA; never Legal itself (`process_server`).
fn can_be_served(look: Look<'_>, legal: Body, other: Body) -> bool {
    look.colocated(legal, other) && look.can_possess(other) && !look.has_data(other, Data::Nda)
}

/// Anybody with the revealed Legal may take an NDA as an Action (`hardcopy`).
fn check_hardcopy(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    require(look.revealed_power(Character::Legal, Ability::Hardcopy), || {
        super::lacks_ability(Body::Legal, Ability::Hardcopy, "SF-4.4.4")
    })?;
    let here = look.colocated(body, Body::Legal) && look.can_possess(body);
    require(here, || {
        Refusal::new("SF-4.4.2", "sf-refused-not-here").with("who", Body::Legal.word())
    })?;
    require(!look.has_data(body, Data::Nda), || {
        Refusal::new("SF-9.2", "sf-refused-has-data").with("who", body.word())
    })
}

/// A Colocated PC whose player is Innocent or Guilty (`lawyer_up`).
fn check_lawyer(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
    require(look.colocated(body, target), || named("SF-4.4.2", "sf-refused-not-here"))?;
    let client = look
        .pc_of(look.owner(target))
        .any(|player| look.state.players[player].guilt != Guilt::Suspect);
    require(client, || named("SF-0.4", "sf-refused-no-client"))
}

/// Something must come of it: Damage, a Robot going Down, Data deleted (SF-0.4).
fn check_emp(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    let Some(section) = look.section_of(body) else {
        return Err(super::NOT_PROVIDED);
    };
    let damage = section != Section::OuterSpace && !look.state.sections[section].damaged;
    let hits = look.bodies_in(section).any(|other| {
        look.is_robot(other) && look.is_live(other) || !look.state.bodies[other].data.is_empty()
    });
    require(damage || hits || look.machine_monster_in(section), || {
        Refusal::new("SF-0.4", "sf-refused-nothing-happens")
    })
}

/// One Missile at a time, with Jammers OFF, at a section that has not Escaped (`missile`).
fn check_missile(look: Look<'_>, at: Section) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("where", at.word());
    require(!look.state.station.jammers, || named("SF-7.4", "sf-refused-jammed-missile"))?;
    let inbound =
        look.state.markers.iter().any(|marker| matches!(marker.event, MarkerEvent::Missile(_)));
    require(!inbound, || Refusal::new("SF-4.4.2", "sf-refused-missile-inbound"))?;
    require(look.exists(at) && !look.launched(at), || named("SF-4.6.6.2", "sf-refused-not-there"))?;
    super::sections::check_marker(look)
}

fn check_tradecraft(
    look: Look<'_>,
    (one, other): (Character, Character),
    take: Character,
) -> Result<(), Refusal> {
    let seat = look.active_seat();
    // What is being used already cannot be given as well.
    let holds = |character| {
        look.kompromat_of(seat).any(|held| held == character)
            && turn::kompromat_declared(look) != Some(character)
    };
    require(one < other && holds(one) && holds(other), || {
        Refusal::new("SF-15.5.5.1", "sf-refused-two-kompromat")
    })?;
    let used = look.state.kompromat[take] == KompromatPlace::Spent && !look.is_pc(take);
    require(used, || Refusal::new("SF-4.4.2", "sf-refused-not-used-npc").with("who", take.word()))
}

/// The own section, or one she could Throw to, without Asphyxiation (`nerve_gas_grenades`).
fn check_gas(look: Look<'_>, body: Body, at: Section) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("where", at.word());
    let Some(section) = look.section_of(body) else {
        return Err(super::NOT_PROVIDED);
    };
    let reach = at == section
        || look.adjacent(section).any(|adjacent| adjacent == at)
        || look.way(section, at).is_some_and(|way| {
            way.kind == crate::map::WayKind::Airlock && look.airlock_works(section, at)
        });
    require(reach, || named("SF-12.5.1", "sf-refused-no-way"))?;
    let gas = look.hazard(at) == Some(crate::state::Hazard::Asphyxiation);
    require(!gas, || Refusal::new("SF-0.4", "sf-refused-nothing-happens"))
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Breach { link } => {
            engine.state.locks.remove(link);
            let (one, other) = engine.content.map.ends[link];
            engine.tell(Event::LockRemoved { one, other });
        }
        Action::FeedMe { body: target } => engine.feed(target),
        Action::Wormtongue { character, player } => {
            engine.state.cards[character].cubes[player] -= 1;
            engine.state.players[player].betrayal += 1;
            engine.tell(Event::Betrayed { player, cubes: 1 });
        }
        Action::ProcessServer => {
            for other in Body::ALL {
                if can_be_served(engine.look(), body, *other) {
                    engine.grant_data(*other, Data::Nda);
                }
            }
        }
        Action::Hardcopy => engine.grant_data(body, Data::Nda),
        Action::LawyerUp { body: target } => lawyer_up(engine, target),
        Action::EmpBurst => emp_burst(engine, body),
        Action::Telepathy { body: target } => {
            engine.ask(Frame::Act(Act { actor: Actor::Body(target), by: Warrant::Telepathy }));
        }
        Action::Missile { at } => {
            let minute = engine.state.minute;
            engine.place_marker(MarkerEvent::Missile(at), minute);
        }
        Action::Tradecraft { give, take } => tradecraft(engine, give, take),
        Action::Infect { body: target } => engine.contaminate(target),
        Action::NerveGas { at } => engine.place_asphyxiation(at),
        _ => {}
    }
}

fn lawyer_up(engine: &mut Engine<'_>, target: Body) {
    let character = engine.look().owner(target);
    for player in 0..engine.state.table.players {
        let player = Player(player);
        if engine.look().pc_of(character).any(|holder| holder == player) {
            engine.suspect(player);
            engine.clear(player);
        }
    }
}

fn emp_burst(engine: &mut Engine<'_>, body: Body) {
    let Some(section) = engine.look().section_of(body) else { return };
    engine.damage(section);
    for other in Body::ALL {
        let look = engine.look();
        if look.section_of(*other) != Some(section) {
            continue;
        }
        let robot = look.is_robot(*other);
        if robot {
            engine.put_down(*other);
        }
        engine.wipe_data(*other);
    }
    if engine.look().machine_monster_in(section) {
        engine.monster_goes_down();
    }
}

/// Two Kompromat from the hand are used up, one used on an NPC comes back (`tradecraft`). What is discarded is shown.
fn tradecraft(engine: &mut Engine<'_>, (one, other): (Character, Character), take: Character) {
    let seat = engine.look().active_seat();
    engine.state.kompromat[one] = KompromatPlace::Spent;
    engine.state.kompromat[other] = KompromatPlace::Spent;
    engine.state.kompromat[take] = KompromatPlace::Hand { seat, known: true };
    engine.reveal(Event::KompromatTraded { seat, taken: take });
}

impl Engine<'_> {
    /// Fang Moss eats a Down Human, who drops everything first (SF-A4.3, SF-R116).
    pub fn feed(&mut self, target: Body) {
        if let Some(section) = self.look().section_of(target) {
            for item in Item::ALL {
                while self.look().has_loose(target, *item) {
                    self.move_item(*item, Holder::Body(target), Holder::Section(section));
                }
            }
        }
        self.annihilate(target);
        self.state.tally.meals += 1;
    }
}
