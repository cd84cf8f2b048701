//! What takes several turns and brings nothing before its end: who plans turn by turn would drop it on the way.

use serde::{Deserialize, Serialize};

use super::aims::{Aim, Person, WEAPONS, people};
use super::{Distances, source};
use crate::action::{Action, Target};
use crate::ids::{Body, Data, Item, Offsite, Section, SectionAction};
use crate::look::Look;
use crate::state::{Holder, MarkerEvent, Player};

/// How many people are considered for each, beside the own Characters.
const CANDIDATES: usize = 2;

/// What somebody may set out for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Purpose {
    /// To become Contaminated.
    Contaminated,
    /// To go away Contaminated.
    Specimen,
    /// To make Data.
    Make(Data),
    /// To make Data and send it.
    Send(Data, Offsite),
    /// To make Data and go away with it.
    Smuggle(Data),
    /// To fetch an Item.
    Take(Item),
    /// To fetch an Item and go away with it.
    CarryOff(Item),
    /// To go away.
    Leave,
    /// To eject the Antimatter.
    Eject,
    /// To release Project X.
    Release,
    /// To give an order on the Bridge.
    Alarm,
    SelfDestruct,
    /// To have somebody go Down.
    Down(Body),
}

/// All purposes but those against somebody.
const PURPOSES: [Purpose; 28] = [
    Purpose::Contaminated,
    Purpose::Specimen,
    Purpose::Make(Data::Evidence),
    Purpose::Make(Data::XSecret),
    Purpose::Make(Data::DigitalAssistant),
    Purpose::Send(Data::Evidence, Offsite::Authorities),
    Purpose::Send(Data::Evidence, Offsite::News),
    Purpose::Send(Data::XSecret, Offsite::Authorities),
    Purpose::Send(Data::XSecret, Offsite::News),
    Purpose::Send(Data::DigitalAssistant, Offsite::Authorities),
    Purpose::Send(Data::DigitalAssistant, Offsite::News),
    Purpose::Smuggle(Data::Evidence),
    Purpose::Smuggle(Data::XSecret),
    Purpose::Smuggle(Data::DigitalAssistant),
    Purpose::Take(Item::Artifact),
    Purpose::Take(Item::Briefcase),
    Purpose::Take(Item::Gun),
    Purpose::Take(Item::Nanogel),
    Purpose::Take(Item::FangMoss),
    Purpose::CarryOff(Item::Artifact),
    Purpose::CarryOff(Item::Briefcase),
    Purpose::CarryOff(Item::Fletcher),
    Purpose::CarryOff(Item::FangMoss),
    Purpose::Leave,
    Purpose::Eject,
    Purpose::Release,
    Purpose::Alarm,
    Purpose::SelfDestruct,
];

/// Somebody sets out for something that takes several turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Goal {
    purpose: Purpose,
    who: Body,
}

/// Everything a player might set out for: each by the own Characters and by the nearest others.
pub(super) fn of(look: Look<'_>, player: Player, distances: &Distances<'_>) -> Vec<Goal> {
    let people = people(look, player);
    let against = look.bodies().map(Purpose::Down);
    let mut all = Vec::new();
    for purpose in PURPOSES.into_iter().chain(against) {
        let mut near: Vec<(f32, Goal)> = Vec::new();
        for person in people.iter().filter(|person| purpose.suits(person)) {
            let goal = Goal { purpose, who: person.body };
            let Some(aim) = goal.next(look, player, distances) else { continue };
            if person.own {
                all.push(goal);
            } else {
                let way = distances.steps(person.body, person.at, aim.at);
                near.push((person.control + way, goal));
            }
        }
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        let most = if matches!(purpose, Purpose::Down(_)) { 1 } else { CANDIDATES };
        all.extend(near.into_iter().take(most).map(|(_, goal)| goal));
    }
    all
}

impl Purpose {
    fn suits(self, person: &Person) -> bool {
        match self {
            Purpose::Leave => person.dear,
            Purpose::Contaminated | Purpose::Make(_) | Purpose::Take(_) => person.own,
            Purpose::Alarm | Purpose::SelfDestruct => person.officer,
            Purpose::Down(target) => person.body != target,
            _ => true,
        }
    }
}

impl Goal {
    /// What is to be done next; nothing if it is done, or cannot be.
    pub(super) fn next(
        self,
        look: Look<'_>,
        player: Player,
        distances: &Distances<'_>,
    ) -> Option<Aim> {
        let who = self.who;
        let at = look.section_of(who).filter(|_| look.can_act(who) && !look.is_escaped(who))?;
        let trip = Trip { look, player, distances, who, at };
        let contaminated = look.state.bodies[who].contaminated;
        match self.purpose {
            Purpose::Contaminated | Purpose::Specimen if !contaminated => {
                (at != Section::BioLab).then(|| trip.aim(Section::BioLab, None))
            }
            Purpose::Make(data) | Purpose::Send(data, _) | Purpose::Smuggle(data)
                if !look.has_data(who, data) =>
            {
                let sent = matches!(self.purpose, Purpose::Send(_, to) if look.state.offsites[to].data.contains(data));
                if sent { None } else { trip.section_action(source(data)?, manufacture(data)?) }
            }
            Purpose::Take(item) | Purpose::CarryOff(item) if !look.has(who, item) => {
                trip.fetch(item)
            }
            Purpose::Contaminated | Purpose::Make(_) | Purpose::Take(_) => None,
            Purpose::Specimen | Purpose::Smuggle(_) | Purpose::CarryOff(_) | Purpose::Leave => {
                trip.away()
            }
            Purpose::Send(data, to) => {
                let array = Section::ArrayControl;
                let open = look.works(array) && !look.state.offsites[to].data.contains(data);
                open.then(|| trip.aim(array, Some(Action::Transmit { data, to })))
            }
            Purpose::Eject => {
                let containment = Section::MagneticContainment;
                let there = look.section_of_unique(Item::Antimatter) == Some(containment);
                there.then(|| trip.section_action(containment, SectionAction::EjectAntimatter))?
            }
            Purpose::Release => {
                let release = SectionAction::ReleaseProjectX;
                let has =
                    |section: &Section| look.section_actions(*section).any(|own| own == release);
                let place = look.sections().find(has)?;
                let open = !look.state.project_x.released;
                open.then(|| trip.section_action(place, release))?
            }
            Purpose::Alarm => {
                let open = !look.state.station.abandon_ship;
                open.then(|| trip.section_action(Section::Bridge, SectionAction::AbandonShip))?
            }
            Purpose::SelfDestruct => {
                let open = !look.state.station.armed;
                open.then(|| trip.section_action(Section::Bridge, SectionAction::SelfDestruct))?
            }
            Purpose::Down(target) => trip.attack(target),
        }
    }
}

/// Somebody who is to go somewhere.
struct Trip<'a> {
    look: Look<'a>,
    player: Player,
    distances: &'a Distances<'a>,
    who: Body,
    at: Section,
}

impl Trip<'_> {
    fn aim(&self, at: Section, deed: Option<Action>) -> Aim {
        Aim { who: self.who, at, deed }
    }

    fn far(&self, to: Section) -> f32 {
        self.distances.steps(self.who, self.at, to)
    }

    fn section_action(&self, at: Section, action: SectionAction) -> Option<Aim> {
        self.look.works(at).then(|| self.aim(at, Some(Action::Section(action))))
    }

    /// To where such an Item lies, or to somebody Down who has it.
    fn fetch(&self, item: Item) -> Option<Aim> {
        let look = self.look;
        if !look.has_slot(self.who) {
            return None;
        }
        let pick_up = |at, from| self.aim(at, Some(Action::PickUp { item, from }));
        if item.is_unique() {
            return match look.state.uniques[item] {
                Holder::Section(at) if look.on_board(at) => Some(pick_up(at, None)),
                Holder::Body(holder) if look.is_down(holder) => {
                    Some(pick_up(look.section_of(holder)?, Some(holder)))
                }
                _ => None,
            };
        }
        let lies = |at: &Section| look.on_board(*at) && look.items_in(*at).any(|own| own == item);
        let places = look.sections().filter(lies);
        let place = places.min_by(|a, b| self.far(*a).total_cmp(&self.far(*b)))?;
        Some(pick_up(place, None))
    }

    /// To who is to go Down, or first to a weapon.
    fn attack(&self, target: Body) -> Option<Aim> {
        let look = self.look;
        let at =
            look.section_of(target).filter(|at| look.on_board(*at) && !look.is_down(target))?;
        let armed = WEAPONS.iter().find(|(_, item)| look.has(self.who, *item));
        if let Some((with, _)) = armed {
            let deed = Action::Attack { target: Target::Body(target), with: *with };
            return Some(self.aim(at, Some(deed)));
        }
        let weapons = WEAPONS.iter().filter_map(|(_, item)| self.fetch(*item));
        weapons.min_by(|a, b| self.far(a.at).total_cmp(&self.far(b.at)))
    }

    /// To a pod, and away with it; somebody may have to give the alarm first.
    fn away(&self) -> Option<Aim> {
        let look = self.look;
        let ready = |pod: Section| look.launch_requirement_met(pod, None);
        let pod_that_works =
            |pod: Section| look.content.sections[pod].pod.is_some() && look.works(pod);
        if look.content.sections[self.at].pod.is_some() {
            let launch = MarkerEvent::Launch(self.at);
            let leaves = look.state.markers.iter().any(|marker| marker.event == launch);
            return if leaves || !pod_that_works(self.at) {
                None
            } else if ready(self.at) {
                self.section_action(self.at, SectionAction::TimedLaunch)
            } else {
                self.alarm()
            };
        }
        let far = |pod: Section| self.far(pod) + if ready(pod) { 0.0 } else { 2.0 };
        let pods = look.sections().filter(|pod| pod_that_works(*pod) && look.has_room(*pod, 1));
        let pod = pods.min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
        Some(self.aim(pod, None))
    }

    /// The nearest Officer, to order Abandon Ship.
    fn alarm(&self) -> Option<Aim> {
        let (look, bridge) = (self.look, Section::Bridge);
        if look.state.station.abandon_ship || !look.works(bridge) {
            return None;
        }
        let people = people(look, self.player);
        let officers = people.iter().filter(|person| person.officer);
        let far =
            |person: &Person| person.control + self.distances.steps(person.body, person.at, bridge);
        let nearest = officers.min_by(|a, b| far(a).total_cmp(&far(b)))?;
        let deed = Some(Action::Section(SectionAction::AbandonShip));
        Some(Aim { who: nearest.body, at: bridge, deed })
    }
}

const fn manufacture(data: Data) -> Option<SectionAction> {
    match data {
        Data::Evidence => Some(SectionAction::ManufactureEvidence),
        Data::XSecret => Some(SectionAction::ManufactureXSecret),
        Data::DigitalAssistant => Some(SectionAction::ManufactureDigitalAssistant),
        Data::Nda => None,
    }
}
