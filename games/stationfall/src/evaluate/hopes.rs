//! How likely things are to be so when points are counted, by what lies on the table now. The numbers are guesses of
//! somebody who has seen many games; what they must get right is which of two positions is better.

use kernel::flat::{By, List, Set};

use crate::ids::{Body, Character, Data, Item, Section};
use crate::look::Look;
use crate::state::{At, Guilt, Holder, IdentityPlace, MarkerEvent};

/// What may be hoped for, looked up once for a position.
pub(crate) struct Hopes<'a> {
    look: Look<'a>,
    escape: By<Body, f32, { Body::COUNT }>,
    /// The share of a hope that is still open: 1 while there is time, 0 when the points are counted.
    open: f32,
}

impl<'a> Hopes<'a> {
    pub(super) fn new(look: Look<'a>) -> Hopes<'a> {
        let minutes = f32::from(look.state.minute.max(0)) + 1.0;
        let over = look.state.station.stationfall;
        let open = if over { 0.0 } else { (minutes / 3.0).min(1.0) };
        let pods: List<Section, 16> = look
            .sections()
            .filter(|pod| look.content.sections[*pod].pod.is_some() && look.on_board(*pod))
            .filter(|pod| !look.state.sections[*pod].damaged)
            .collect();
        let wanting: Set<Character> = look
            .state
            .identities
            .iter()
            .filter(|(_, place)| {
                matches!(place, IdentityPlace::Secret(_) | IdentityPlace::Revealed(_))
            })
            .map(|(identity, _)| &look.content.identities[identity])
            .filter(|info| info.agenda.asks_for_escape())
            .map(|info| info.character)
            .collect();
        let mut escape = By::from_fn(|_| 0.0);
        for body in look.bodies() {
            escape[body] = if look.is_escaped(body) {
                1.0
            } else if over {
                0.0
            } else {
                hope_of_escape(look, body, &pods, wanting.contains(look.owner(body)), minutes)
            };
        }
        Hopes { look, escape, open }
    }

    /// A truth of now, fading into what it may be later.
    pub(crate) fn later(&self, now: bool, chance: f32) -> f32 {
        let now = f32::from(u8::from(now));
        now + (chance - now) * self.open
    }

    /// To have Escaped.
    #[inline]
    pub(crate) fn escape(&self, body: Body) -> f32 {
        self.escape[body]
    }

    /// To be Down or Annihilated.
    pub(crate) fn down(&self, body: Body) -> f32 {
        let look = self.look;
        let now = look.is_down(body) || look.is_annihilated(body);
        let chance = match look.state.bodies[body].at {
            At::Annihilated => 1.0,
            _ if now && look.is_escaped(body) => 1.0,
            _ if now => 0.8,
            _ if look.is_escaped(body) => 0.0,
            _ => 0.15,
        };
        self.later(now, chance)
    }

    /// To be Contaminated.
    pub(crate) fn contaminated(&self, body: Body) -> f32 {
        let look = self.look;
        let now = look.state.bodies[body].contaminated;
        let away = look
            .section_of(body)
            .map_or(1.0, |at| f32::from(look.content.map.steps(at, Section::BioLab)));
        self.later(now, if now { 0.95 } else { 0.35 * 0.8_f32.powf(away) })
    }

    /// To possess an Item.
    pub(crate) fn possesses(&self, body: Body, item: Item) -> f32 {
        let look = self.look;
        let now = look.has(body, item) || item == Item::Nanogel && look.has(body, Item::Nanogel1);
        if now {
            return self.later(true, 0.9);
        }
        if !look.can_possess(body) || look.is_escaped(body) || look.is_annihilated(body) {
            return 0.0;
        }
        let Some(at) = look.section_of(body) else { return self.later(false, 0.05) };
        let near = |place: Section| 0.55 * 0.85_f32.powi(look.content.map.steps(at, place).into());
        let chance = if item.is_unique() {
            match look.state.uniques[item] {
                Holder::Section(place) => near(place),
                Holder::Body(other) => {
                    let share = if look.is_down(other) { 0.8 } else { 0.35 };
                    look.section_of(other).map_or(0.0, |place| share * near(place))
                }
                Holder::Nowhere | Holder::Mesosphere(_) => 0.0,
            }
        } else {
            let lying = look.sections().filter(|place| look.state.sections[*place].items.has(item));
            lying.map(near).fold(0.12, f32::max)
        };
        self.later(false, chance)
    }

    /// To possess Data.
    pub(crate) fn has_data(&self, body: Body, data: Data) -> f32 {
        let look = self.look;
        if look.has_data(body, data) {
            return self.later(true, 0.9);
        }
        if !look.can_possess(body) || look.is_escaped(body) {
            return 0.0;
        }
        let somebody = look.bodies().any(|other| look.is_live(other) && look.has_data(other, data));
        let jammed = look.state.station.jammers;
        self.later(false, if somebody && !jammed { 0.4 } else { 0.18 })
    }

    /// An Item to have Escaped: with whoever has it, or thrown into a pod.
    pub(crate) fn item_escapes(&self, item: Item) -> f32 {
        let look = self.look;
        if !item.is_unique() {
            let holders = look.bodies().filter(|body| look.has(*body, item));
            return holders.map(|body| self.escape(body)).fold(0.0, f32::max);
        }
        match look.state.uniques[item] {
            Holder::Body(body) => self.escape(body),
            Holder::Section(section) if look.launched(section) => 1.0,
            Holder::Section(section) => {
                let pod = look.content.sections[section].pod.is_some();
                self.later(false, if pod { 0.55 } else { 0.15 })
            }
            Holder::Mesosphere(_) => 1.0,
            Holder::Nowhere => 0.0,
        }
    }

    /// A player to end with this guilt.
    pub(crate) fn guilt(&self, now: Guilt, wanted: Guilt) -> f32 {
        let chance = match (now, wanted) {
            (Guilt::Innocent, Guilt::Innocent) => 0.75,
            (Guilt::Innocent, Guilt::Suspect) => 0.2,
            (Guilt::Innocent, Guilt::Guilty) => 0.05,
            (Guilt::Suspect, Guilt::Innocent) => 0.0,
            (Guilt::Suspect, Guilt::Suspect) => 0.75,
            (Guilt::Suspect, Guilt::Guilty) => 0.25,
            (Guilt::Guilty, Guilt::Guilty) => 0.95,
            (Guilt::Guilty, _) => 0.03,
        };
        self.later(now == wanted, chance)
    }

    /// The Antimatter to detonate on board.
    pub(crate) fn detonates(&self, now: bool) -> f32 {
        let station = &self.look.state.station;
        let section = self.look.section_of_unique(Item::Antimatter);
        let aboard = section.is_some_and(|section| self.look.on_board(section));
        let chance = match (now, station.armed && aboard) {
            (true, _) => 1.0,
            (false, true) => 0.65,
            (false, false) if station.armed || station.detonated => 0.0,
            (false, false) => 0.1,
        };
        self.later(now, chance)
    }
}

/// The hope of somebody on the station to get away, with so many Minutes left. What became of people in games between
/// searching players stands behind the numbers: almost nobody gets away by accident, whoever sits in a pod must still
/// bring it off, and a Time marker on it is as good as away.
fn hope_of_escape(look: Look<'_>, body: Body, pods: &[Section], wants: bool, minutes: f32) -> f32 {
    let at = match look.state.bodies[body].at {
        At::Section(_) => look.section_of(body),
        At::Card => return 0.05,
        At::Absent | At::Engulfed | At::Mesosphere(_) | At::Annihilated => None,
    };
    let Some(at) = at else { return 0.0 };
    let live = look.is_live(body);
    if look.content.sections[at].pod.is_some() {
        return in_pod(look, at, live, minutes);
    }
    let nearest = pods
        .iter()
        .filter(|pod| look.has_room(**pod, 1))
        .map(|pod| look.content.map.steps(at, *pod))
        .min();
    let Some(steps) = nearest.map(f32::from).filter(|_| live) else { return 0.01 };
    let in_time = (minutes / (0.5 * steps + 2.0)).min(1.0);
    let base = match (wants, look.state.station.abandon_ship) {
        (true, true) => 0.34,
        (true, false) => 0.24,
        (false, _) => 0.06,
    };
    base * 0.93_f32.powf(steps) * in_time
}

fn in_pod(look: Look<'_>, pod: Section, live: bool, minutes: f32) -> f32 {
    let timed = look.state.markers.iter().any(|marker| marker.event == MarkerEvent::Launch(pod));
    if look.state.sections[pod].damaged {
        return 0.05;
    }
    if timed {
        return if minutes > 1.0 { 0.97 } else { 0.6 };
    }
    let ready = look.state.station.abandon_ship;
    let chance = match (ready, minutes as u8) {
        (true, 4..) => 0.72,
        (true, 3) => 0.62,
        (true, 2) => 0.4,
        (true, _) => 0.1,
        (false, 7..) => 0.42,
        (false, 4..) => 0.34,
        (false, _) => 0.22,
    };
    if live { chance } else { 0.6 * chance }
}
