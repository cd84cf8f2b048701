//! What each player can still bring about: how many Actions are left, whom the player could move, and how many Actions a
//! way takes. Guesses of somebody who counts Steps on the map.

use std::cell::RefCell;

use workbench::flat::{By, List};

use super::distances::Distances;
use super::evaluation::minutes;
use crate::action::Actor;
use crate::ids::{Ability, Body, Character, Data, Item, Section};
use crate::look::Look;
use crate::state::{Bribe, MAX_PLAYERS, Player};

/// More Actions than any game has.
pub(super) const NEVER: f32 = 60.0;

/// What is left of a hope with every Action it still takes.
const URGENCY: f32 = 0.955;

/// How often somebody takes the trouble to harm another, if it can be done.
const HARM: f32 = 0.12;

/// How often somebody takes the trouble to keep the station from being blown up, if it can be done.
const TO_GO_ON: f32 = 0.45;

/// Who would bring something about.
#[derive(Clone, Copy)]
pub(super) enum Doer {
    /// This player, who profits.
    Player(Player),
    /// Everybody but this player, who suffers.
    OthersThan(Option<Player>),
}

/// The capabilities of every player, looked up once for a position.
pub(super) struct Capabilities<'a> {
    look: Look<'a>,
    distances: Distances<'a>,
    /// Turns left before the last certain Minute is over, the present one counted while nobody is activated in it.
    turns: By<Player, f32, MAX_PLAYERS>,
    /// What it takes to have a Character act, in Actions; [`NEVER`] if another player's PC.
    control: By<Player, By<Character, f32, { Character::COUNT }>, MAX_PLAYERS>,
    /// What it takes to trigger Abandon Ship, and who would do it.
    alarm: By<Player, (f32, Option<Body>), MAX_PLAYERS>,
    /// What it takes to launch the pods from outside, with the two cheapest people who could: the passenger is not one
    /// of them.
    launch: By<Player, [(f32, Option<Body>); 2], MAX_PLAYERS>,
    /// What it takes to send Data to an Offsite, worked out when it is asked for.
    transmit: RefCell<By<Player, By<Data, Option<f32>, { Data::COUNT }>, MAX_PLAYERS>>,
    /// Who can act, with what is asked about them again and again.
    people: List<Person, { Body::COUNT }>,
}

/// Somebody who can act and is in a section.
#[derive(Clone, Copy, Default)]
pub(super) struct Person {
    pub(super) body: Body,
    card: Character,
    at: Section,
    /// May possess Data and Items (SF-4.2.2).
    possesses: bool,
    /// An Officer for Section Actions.
    officer: bool,
    /// Goes unharmed through Hazards.
    sound: bool,
}

impl<'a> Capabilities<'a> {
    pub(super) fn new(look: Look<'a>) -> Capabilities<'a> {
        let mut capabilities = Capabilities {
            look,
            distances: Distances::new(look),
            turns: By::from_fn(|_| 0.0),
            control: By::from_fn(|_| By::from_fn(|_| NEVER)),
            alarm: By::from_fn(|_| (NEVER, None)),
            launch: By::from_fn(|_| [(NEVER, None); 2]),
            transmit: RefCell::new(By::from_fn(|_| By::from_fn(|_| None))),
            people: look.bodies().filter_map(|body| Person::new(look, body)).collect(),
        };
        for player in look.players() {
            capabilities.turns[player] = turns(look, player);
            for card in look.state.table.in_play.iter() {
                capabilities.control[player][card] = control(look, player, card);
            }
            capabilities.launch[player] = capabilities.launchers(player);
            capabilities.alarm[player] = capabilities.alarm_by(player);
        }
        capabilities
    }

    /// The chance that a player brings off what takes so many Actions of one Character, this many of the last turns not
    /// counted.
    pub(super) fn success(&self, player: Player, need: f32, early: f32) -> f32 {
        let state = self.look.state;
        let running = state.turn.activated.filter(|_| state.turn.player == player);
        let now = running.map_or(0.5, |activation| f32::from(activation.actions));
        likely(need, self.turns[player] - early + now)
    }

    /// The same of this Character: who is activated turn after turn has one Action in each, as many as who rests every
    /// other turn and then has two (SF-15.5.1, SF-15.5.2).
    pub(super) fn success_of(&self, player: Player, body: Body, need: f32, early: f32) -> f32 {
        let look = self.look;
        let card = look.owner(body);
        let running = look.state.turn.activated.filter(|_| look.state.turn.player == player);
        let now = match running {
            Some(activation) if activation.character == card => f32::from(activation.actions),
            _ if look.discs_on(card) == 0 => 0.5,
            _ => 0.0,
        };
        likely(need, self.turns[player] - early + now)
    }

    /// What it takes to have a Character act.
    pub(super) fn control(&self, player: Player, card: Character) -> f32 {
        self.control[player][card]
    }

    /// How many turns a player has left.
    pub(super) fn turns(&self, player: Player) -> f32 {
        self.turns[player]
    }

    /// How many Steps it is for somebody.
    pub(super) fn steps(&self, body: Body, from: Section, to: Section) -> f32 {
        self.distances.steps(body, from, to)
    }

    /// What it takes to trigger Abandon Ship, and who would do it.
    pub(super) fn alarm(&self, player: Player) -> (f32, Option<Body>) {
        self.alarm[player]
    }

    /// What it takes to launch the pod of a passenger by somebody else, from the section it hangs on or from the Bridge.
    pub(super) fn launch(&self, player: Player, passenger: Body, dock: Section) -> f32 {
        if dock != Section::AftAirlocks {
            let reach = self.reach(player, dock, |person| person.body != passenger);
            return if self.look.works(dock) { 1.0 + reach } else { NEVER };
        }
        let [first, second] = self.launch[player];
        if first.1 == Some(passenger) { second.0 } else { first.0 }
    }

    /// The fewest Actions to bring one of the player's people to a place.
    pub(super) fn reach(
        &self,
        player: Player,
        place: Section,
        fit: impl Fn(&Person) -> bool,
    ) -> f32 {
        let mut least = NEVER;
        for person in &self.people {
            let control = self.control[player][person.card];
            if control < least && person.possesses && fit(person) {
                least = least.min(control + self.distances.steps(person.body, person.at, place));
            }
        }
        least
    }

    /// The fewest Actions to send Data to an Offsite: with a copy to Array Control, or first to where it is made; or to
    /// have it sent from there to somebody at Array Control with the Jammers OFF (SF-12.6.2).
    fn transmission(&self, player: Player, data: Data) -> f32 {
        let look = self.look;
        let array = Section::ArrayControl;
        if !self.look.works(array) {
            return NEVER;
        }
        let carried = self.reach(player, array, |person| look.has_data(person.body, data));
        let source = source(data).filter(|source| self.look.works(*source));
        let made = source.map_or(NEVER, |source| {
            let on = f32::from(look.content.map.steps(source, array));
            let make = self.reach(player, source, |_| true) + 1.0;
            make + on.min(self.copy_to_array(player))
        });
        let has = self.has(player, |body| look.has_data(body, data));
        let copied = if has { self.copy_to_array(player) } else { NEVER };
        (carried.min(made).min(copied) + 1.0).min(NEVER)
    }

    /// What it takes to copy Data to somebody at Array Control from afar.
    fn copy_to_array(&self, player: Player) -> f32 {
        let jammers = if self.look.state.station.jammers { 4.0 } else { 0.0 };
        jammers + 1.0 + self.reach(player, Section::ArrayControl, |_| true)
    }

    /// Whether one of the player's people is like this.
    fn has(&self, player: Player, fit: impl Fn(Body) -> bool) -> bool {
        let own = |person: &Person| self.control[player][person.card] < 1.0;
        self.people.iter().any(|person| own(person) && fit(person.body))
    }

    /// The chance that a player, or the best placed of everybody else, sends Data to an Offsite.
    pub(super) fn transmitted(&self, data: Data, by: Doer) -> f32 {
        self.chance(by, |player| {
            let known = self.transmit.borrow()[player][data];
            known.unwrap_or_else(|| {
                let need = self.transmission(player, data);
                self.transmit.borrow_mut()[player][data] = Some(need);
                need
            })
        })
    }

    /// The chance that a player, or the best placed of everybody else, has an Officer give an order at the Bridge.
    pub(super) fn ordered(&self, by: Doer) -> f32 {
        if !self.look.works(Section::Bridge) {
            return 0.0;
        }
        self.chance(by, |player| 1.0 + self.reach(player, Section::Bridge, |person| person.officer))
    }

    /// The chance that somebody else than a player takes the trouble to eject the Antimatter and can (SF-13.5).
    pub(super) fn ejected(&self, other_than: Option<Player>) -> f32 {
        let containment = Section::MagneticContainment;
        if !self.look.works(containment)
            || self.look.section_of_unique(Item::Antimatter) != Some(containment)
        {
            return 0.0;
        }
        self.somebody(other_than, TO_GO_ON, |player| {
            1.0 + self.reach(player, containment, |_| true)
        })
    }

    fn chance(&self, by: Doer, need: impl Fn(Player) -> f32) -> f32 {
        match by {
            Doer::Player(player) => self.success(player, need(player), 0.0),
            Doer::OthersThan(player) => self.somebody(player, HARM, need),
        }
    }

    /// The chance that somebody else than a player does what takes so many Actions, if each who could does so this often.
    fn somebody(
        &self,
        other_than: Option<Player>,
        often: f32,
        need: impl Fn(Player) -> f32,
    ) -> f32 {
        let others = self.look.players().filter(|other| Some(*other) != other_than);
        let nobody = others.map(|other| 1.0 - often * self.success(other, need(other), 0.0));
        1.0 - nobody.product::<f32>()
    }

    fn launchers(&self, player: Player) -> [(f32, Option<Body>); 2] {
        let look = self.look;
        let mut best = [(NEVER, None); 2];
        let bribe = look.state.players[player].bribe == Bribe::Hand;
        let (outside, inside) =
            (self.look.works(Section::AftAirlocks), self.look.works(Section::Bridge));
        for Person { body, card, at, officer, .. } in self.people.iter().copied() {
            let mut control = self.control[player][card];
            if control >= NEVER && !bribe {
                continue;
            }
            let steps = self.distances.steps(body, at, Section::AftAirlocks);
            if bribe && steps == 0.0 && !look.is_pc(card) {
                control = control.min(0.7);
            }
            let mut need = if outside { control + steps + 1.0 } else { NEVER };
            if inside && officer {
                let bridge = self.distances.steps(body, at, Section::Bridge);
                need = need.min(control + bridge + 1.0);
            }
            if need < best[0].0 {
                best = [(need, Some(body)), best[0]];
            } else if need < best[1].0 {
                best[1] = (need, Some(body));
            }
        }
        best
    }

    fn alarm_by(&self, player: Player) -> (f32, Option<Body>) {
        let look = self.look;
        if look.state.station.abandon_ship {
            return (0.0, None);
        }
        let mut best = (NEVER, None);
        let bridge_works = self.look.works(Section::Bridge);
        let containment = Section::MagneticContainment;
        let there = self.look.works(containment)
            && look.section_of_unique(Item::Antimatter) == Some(containment);
        for Person { body, card, at, officer, sound, .. } in self.people.iter().copied() {
            let control = self.control[player][card];
            if control >= best.0 {
                continue;
            }
            let order = bridge_works && officer;
            let bridge = || self.distances.steps(body, at, Section::Bridge);
            let eject = || self.distances.steps(body, at, containment);
            let steps = match (order, there && sound) {
                (true, true) => bridge().min(eject()),
                (true, false) => bridge(),
                (false, true) => eject(),
                (false, false) => continue,
            };
            let need = control + steps + 1.0;
            if need < best.0 {
                best = (need, Some(body));
            }
        }
        best
    }
}

impl Person {
    fn new(look: Look<'_>, body: Body) -> Option<Person> {
        let at = look.section_of(body).filter(|_| look.can_act(body))?;
        Some(Person {
            body,
            card: look.owner(body),
            at,
            possesses: look.can_possess(body),
            officer: look.officer_for_sections(Actor::Body(body)),
            sound: !look.hurt_by_hazards(body),
        })
    }
}

/// The chance to bring off what takes so many Actions of one Character who has this many left. Not every one can go
/// into one thing, and the more there are, the more may come in between; sooner is better in any case.
fn likely(need: f32, left: f32) -> f32 {
    if need >= NEVER {
        return 0.0;
    }
    let left = left.max(0.0);
    let spare = 0.9 * left + 0.2 - need;
    0.96 * URGENCY.powf(need) / (1.0 + (-spare / (0.3 + 0.1 * left)).exp())
}

/// Where Data is made (SF-13.9.1).
pub(crate) const fn source(data: Data) -> Option<Section> {
    match data {
        Data::XSecret => Some(Section::BioLab),
        Data::Evidence => Some(Section::SecurityStation),
        Data::DigitalAssistant => Some(Section::Mainframe),
        Data::Nda => None,
    }
}

fn turns(look: Look<'_>, player: Player) -> f32 {
    let state = look.state;
    let now = if state.turn.player == player {
        f32::from(u8::from(state.turn.activated.is_none()))
    } else {
        let count = state.table.players;
        let place = |player: Player| (player.0 + count - state.table.first.0) % count;
        f32::from(u8::from(place(player) > place(state.turn.player)))
    };
    // Minute 0 is played in one of three games.
    let minutes = minutes(look);
    let last = if minutes <= 0 { 0.0 } else { 1.0 / 3.0 };
    now + f32::from((minutes - 1).max(0)) + last
}

/// What it takes to have a Character act: nothing for a Conspirator, cubes for whoever can be won over.
pub(crate) fn control(look: Look<'_>, player: Player, card: Character) -> f32 {
    if look.is_conspirator(player, card) {
        return 0.0;
    }
    if look.is_pc(card) || card == Character::Drones || !look.card_is_live(card) {
        return NEVER;
    }
    let lack = lack(look, player, card);
    let short = lack.saturating_sub(look.state.players[player].cubes);
    let secret = look.secret_of(player).map(|id| look.content.identities[id].character);
    if secret == Some(card) {
        return 0.3;
    }
    0.5 + 0.3 * f32::from(lack) + 3.0 * f32::from(short)
}

/// How many cubes a player lacks to have as many as anybody on a card, and one at least (SF-4.3.1).
pub(crate) fn lack(look: Look<'_>, player: Player, card: Character) -> u8 {
    let cubes = &look.state.cards[card].cubes;
    let most = look.players().filter(|other| *other != player).map(|other| cubes[other]).max();
    most.unwrap_or(0).max(1).saturating_sub(cubes[player])
}

/// Whether somebody carries a weapon.
pub(super) fn armed(look: Look<'_>, body: Body) -> bool {
    look.has(body, Item::Gun)
        || look.has(body, Item::Bludgeon)
        || look.has_ability(Actor::Body(body), Ability::Brutal)
}
