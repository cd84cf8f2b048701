//! Where it may be worth going, and for whom.

use super::{Distances, control};
use crate::action::{Action, Actor, Loot, Target, Weapon};
use crate::ids::{Ability, Body, Character, Data, Item, Offsite, Section, SectionAction};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Holder, Player};

/// Somebody to go somewhere, and perhaps to do something there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Aim {
    pub(super) who: Body,
    pub(super) at: Section,
    pub(super) deed: Option<Action>,
}

/// How many people are considered for each thing to be done, beside the own Characters.
const CANDIDATES: usize = 1;

/// What it may take at most to have somebody act, in Actions.
const TOO_DEAR: f32 = 1.8;

/// What one Attacks and Robs with.
pub(super) const WEAPONS: [(Weapon, Item); 2] =
    [(Weapon::Gun, Item::Gun), (Weapon::Bludgeon, Item::Bludgeon)];

/// What is worth fetching and can be sent.
const DATA: [Data; 3] = [Data::Evidence, Data::XSecret, Data::DigitalAssistant];

/// Somebody the player could have act.
pub(super) struct Person {
    pub(super) body: Body,
    pub(super) at: Section,
    /// What it takes, in Actions.
    pub(super) control: f32,
    pub(super) own: bool,
    /// Own, or of interest for what is carried.
    pub(super) dear: bool,
    pub(super) officer: bool,
}

struct Aims<'a> {
    look: Look<'a>,
    distances: &'a Distances<'a>,
    player: Player,
    people: Vec<Person>,
    aims: Vec<Aim>,
}

/// Everybody a player could have act who can possess things.
pub(super) fn people(look: Look<'_>, player: Player) -> Vec<Person> {
    let own = own(look, player);
    let people = look.bodies().filter_map(|body| {
        let at = look.section_of(body).filter(|_| look.can_act(body) && look.can_possess(body))?;
        let card = look.owner(body);
        let control = control(look, player, card);
        let own = own.contains(&card);
        let carries = |item: &Item| item.is_unique() && look.has(body, *item);
        (control < TOO_DEAR).then(|| Person {
            body,
            at,
            control: control + if look.exhausted_now(card) { 0.5 } else { 0.0 },
            own,
            dear: own || look.state.bodies[body].contaminated || Item::ALL.iter().any(carries),
            officer: look.officer_for_sections(Actor::Body(body)),
        })
    });
    people.collect()
}

/// Every aim of a player.
pub(super) fn of<'a>(look: Look<'a>, player: Player, distances: &'a Distances<'a>) -> Vec<Aim> {
    let mut aims = Aims { look, distances, player, people: people(look, player), aims: Vec::new() };
    aims.section_actions();
    aims.pods();
    aims.items();
    aims.data();
    aims.people();
    aims.places();
    aims.aims
}

/// The ways to Renegotiate: cubes above the Influence Limit come back one by one (SF-15.6.2).
pub(super) fn renegotiations(look: Look<'_>) -> impl Iterator<Item = Move> + '_ {
    let player = look.state.turn.player;
    let cards = look.state.table.in_play.iter();
    let cubes = cards.filter(move |card| look.state.cards[*card].cubes[player] > 0);
    cubes.map(|card| Move::Renegotiate(Some(card))).chain([Move::Renegotiate(None)])
}

/// The player's PC, or who is to be it, and the Bonus Characters.
fn own(look: Look<'_>, player: Player) -> Vec<Character> {
    let bonus = look.bonus_of(look.seat_of(player));
    let pc = look.state.players[player].pc.or_else(|| look.secret_of(player));
    pc.into_iter().chain(bonus).map(|id| look.content.identities[id].character).collect()
}

impl<'a> Aims<'a> {
    /// Adds an aim for the own Characters and for the nearest others who are fit for it.
    fn add(&mut self, at: Section, deed: Option<Action>, fit: impl Fn(&Person) -> bool) {
        self.add_for(at, deed, fit, |person| person.own);
    }

    /// Adds an aim for some and for the nearest others who are fit for it.
    fn add_for(
        &mut self,
        at: Section,
        deed: Option<Action>,
        fit: impl Fn(&Person) -> bool,
        always: impl Fn(&Person) -> bool,
    ) {
        let mut near: Vec<(f32, Body)> = Vec::new();
        for person in self.people.iter().filter(|person| fit(person)) {
            let cost = person.control + self.distances.steps(person.body, person.at, at);
            if always(person) {
                self.aims.push(Aim { who: person.body, at, deed });
            } else {
                near.push((cost, person.body));
            }
        }
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        let nearest = near.into_iter().take(CANDIDATES);
        self.aims.extend(nearest.map(|(_, who)| Aim { who, at, deed }));
    }

    /// The own Characters who can act, and where they are.
    fn own_bodies(&self) -> Vec<(Body, Section)> {
        let own = self.people.iter().filter(|person| person.own);
        own.map(|person| (person.body, person.at)).collect()
    }

    fn section_actions(&mut self) {
        let look = self.look;
        let station = &look.state.station;
        for section in look.sections().filter(|section| look.works(*section)) {
            for action in look.section_actions(section) {
                let order = |person: &Person| person.officer;
                let simple = Some(Action::Section(action));
                match action {
                    SectionAction::AbandonShip if !station.abandon_ship => {
                        self.add(section, simple, order)
                    }
                    SectionAction::SelfDestruct if !station.armed => {
                        self.add(section, simple, order)
                    }
                    SectionAction::BridgeLaunch if station.abandon_ship => {
                        self.add(section, simple, order)
                    }
                    SectionAction::ReleaseProjectX if !look.state.project_x.released => {
                        self.add(section, simple, |_| true);
                    }
                    SectionAction::EjectAntimatter => self.add(section, simple, |_| true),
                    SectionAction::ManufactureGun | SectionAction::ManufactureNanogel => {
                        self.add(section, simple, |person| person.own);
                    }
                    SectionAction::ManufactureEvidence => {
                        self.make(section, Data::Evidence, simple)
                    }
                    SectionAction::ManufactureXSecret => self.make(section, Data::XSecret, simple),
                    SectionAction::ManufactureDigitalAssistant => {
                        self.make(section, Data::DigitalAssistant, simple);
                    }
                    SectionAction::Transmit => self.transmit(section),
                    SectionAction::SectionLaunch => self.launch(section),
                    _ => {}
                }
            }
        }
    }

    fn make(&mut self, section: Section, data: Data, deed: Option<Action>) {
        let look = self.look;
        self.add(section, deed, |person| !look.has_data(person.body, data));
    }

    fn transmit(&mut self, section: Section) {
        let look = self.look;
        for data in DATA {
            for to in Offsite::ALL {
                if !look.state.offsites[*to].data.contains(data) {
                    let deed = Action::Transmit { data, to: *to };
                    self.add(section, Some(deed), |person| look.has_data(person.body, data));
                }
            }
        }
    }

    fn launch(&mut self, section: Section) {
        let look = self.look;
        for (pod, _) in look.corridors(section) {
            if look.content.sections[pod].pod.is_some() && look.launch_ready(pod, None) {
                self.add(section, Some(Action::SectionLaunch { pod }), |_| true);
            }
        }
    }

    /// Into a pod, and away with it.
    fn pods(&mut self) {
        let look = self.look;
        for pod in look.sections() {
            if look.content.sections[pod].pod.is_none() || !look.works(pod) {
                continue;
            }
            let ready = look.launch_requirement_met(pod, None);
            let inside = |person: &Person| person.at == pod;
            if ready && look.occupied(pod) {
                self.add(pod, Some(Action::Section(SectionAction::TimedLaunch)), inside);
            }
            if look.has_room(pod, 1) {
                self.add_for(pod, None, |person| person.at != pod, |person| person.dear);
                if ready {
                    let deed = Some(Action::Section(SectionAction::TimedLaunch));
                    self.add(pod, deed, |person| person.at != pod);
                }
            }
        }
    }

    fn items(&mut self) {
        let look = self.look;
        let wanted = |item: &Item| item.is_unique() || matches!(item, Item::Gun | Item::Nanogel);
        for section in look.sections().filter(|section| look.on_board(*section)) {
            for item in look.items_in(section).filter(wanted) {
                let deed = Action::PickUp { item, from: None };
                self.add(section, Some(deed), |person| {
                    look.has_slot(person.body)
                        && !look.has(person.body, item)
                        && (person.own || item.is_unique())
                });
            }
        }
        let unique = Item::ALL.iter().copied().filter(|item| item.is_unique());
        for item in unique {
            let Holder::Body(holder) = look.state.uniques[item] else { continue };
            let Some(at) = look.section_of(holder) else { continue };
            if look.is_down(holder) {
                let deed = Action::PickUp { item, from: Some(holder) };
                self.add(at, Some(deed), |person| look.has_slot(person.body));
                continue;
            }
            for (with, weapon) in WEAPONS {
                let deed = Action::Rob { from: holder, with, loot: Loot::Item(item) };
                self.add(at, Some(deed), |person| {
                    person.body != holder && look.has(person.body, weapon)
                });
            }
            for (to, place) in self.own_bodies().into_iter().filter(|(to, _)| *to != holder) {
                self.add(place, Some(Action::Give { item, to }), |person| person.body == holder);
            }
        }
    }

    /// Copies for the own Characters.
    fn data(&mut self) {
        let look = self.look;
        let own = self.own_bodies();
        for data in DATA {
            for (to, at) in &own {
                if !look.has_data(*to, data) {
                    let deed = Action::Copy { data, to: *to };
                    self.add(*at, Some(deed), |person| look.has_data(person.body, data));
                }
            }
        }
    }

    /// Where it is good to be.
    fn places(&mut self) {
        let look = self.look;
        let somewhere_else = |place| move |person: &Person| person.at != place;
        let (airlocks, lab) = (Section::AftAirlocks, Section::BioLab);
        self.add(airlocks, None, somewhere_else(airlocks));
        self.add(Section::Bridge, None, |person| person.officer && person.at != Section::Bridge);
        self.add(lab, None, |person| {
            person.at != lab && !look.state.bodies[person.body].contaminated
        });
        for (body, at) in self.own_bodies() {
            self.add(at, None, |person| person.own && person.body != body && person.at != at);
        }
    }

    /// What is done to others.
    fn people(&mut self) {
        let look = self.look;
        let own_cards = own(look, self.player);
        for target in look.bodies() {
            let Some(at) = look.section_of(target).filter(|at| look.on_board(*at)) else {
                continue;
            };
            if own_cards.contains(&look.owner(target)) {
                continue;
            }
            let able = |ability| {
                move |person: &Person| {
                    person.body != target && look.has_ability(Actor::Body(person.body), ability)
                }
            };
            if look.is_down(target) {
                self.add(at, Some(Action::FeedMe { body: target }), |person| {
                    look.has(person.body, Item::FangMoss)
                });
                self.add(
                    at,
                    Some(Action::EmergencyRevive { body: target }),
                    able(Ability::EmergencyResponse),
                );
                continue;
            }
            for (with, weapon) in WEAPONS {
                let deed = Action::Attack { target: Target::Body(target), with };
                self.add(at, Some(deed), |person| {
                    person.body != target && look.has(person.body, weapon)
                });
            }
            if !look.state.bodies[target].contaminated {
                self.add(at, Some(Action::Infect { body: target }), able(Ability::Infect));
            }
            if !look.has_data(target, Data::Nda) {
                self.add(at, Some(Action::ProcessServer), able(Ability::ProcessServer));
            }
        }
    }
}
