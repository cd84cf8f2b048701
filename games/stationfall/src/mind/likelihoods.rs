//! How likely things are to be so when points are counted, by what lies on the table now. The numbers are guesses of
//! somebody who has seen many games; what they must get right is which of two positions is better.

use workbench::flat::{By, List};

use super::capabilities::{Capabilities, Doer, NEVER, armed, source};
use super::evaluation::{antimatter_aboard, detonation, minutes};
use crate::ids::{Body, Data, Item, Section};
use crate::look::{Look, Requirement};
use crate::state::{At, Guilt, Holder, IdentityPlace, MarkerEvent, Player};

/// How often a player who would like it brings somebody else than the own PC away: there is rarely time for everybody.
const OF_ANOTHER: f32 = 0.4;

/// What a cube above the Influence Limit costs while it can still be taken back: a turn.
const A_TURN: f32 = 0.6;

/// How likely a section is to be Damaged in a Minute: in most games some section is in the end.
const DAMAGE: f32 = 0.004;

/// What the scoring player would like.
#[derive(Clone, Copy)]
pub(crate) enum Wish {
    /// That it be so.
    For(Player),
    /// That it be not.
    Against(Option<Player>),
}

impl Wish {
    /// The player who would like it to be so.
    pub(crate) fn by(self) -> Option<Player> {
        match self {
            Wish::For(player) => Some(player),
            Wish::Against(_) => None,
        }
    }
}

/// A place in a pod.
#[derive(Clone, Copy)]
struct Berth {
    steps: f32,
    /// The section the pod hangs on.
    dock: Section,
}

/// What may be hoped for, looked up once for a position.
pub(crate) struct Likelihoods<'a> {
    look: Look<'a>,
    capabilities: Capabilities<'a>,
    escape: By<Body, f32, { Body::COUNT }>,
    /// How many Steps it is to the next pods with room, and where they hang: those at the Aft Airlocks, and others.
    berths: By<Body, [Option<Berth>; 2], { Body::COUNT }>,
    /// The share of a hope that is still open: 1 while there is time, 0 when the points are counted.
    open: f32,
    /// How many Minutes are left.
    minutes: i8,
}

impl<'a> Likelihoods<'a> {
    pub(super) fn new(look: Look<'a>) -> Likelihoods<'a> {
        let left = minutes(look);
        let minutes = f32::from(left.max(0)) + 1.0;
        let over = look.state.station.stationfall;
        let open = if over { 0.0 } else { (minutes / 3.0).min(1.0) };
        let mut likelihoods = Likelihoods {
            look,
            capabilities: Capabilities::new(look),
            escape: By::from_fn(|_| 0.0),
            berths: By::from_fn(|_| [None; 2]),
            open,
            minutes: left,
        };
        let pods = likelihoods.pods();
        for body in look.bodies() {
            if look.is_escaped(body) {
                likelihoods.escape[body] = 1.0;
            } else if !over {
                likelihoods.berths[body] = likelihoods.berths_for(body, &pods);
                likelihoods.escape[body] = likelihoods.by_accident(body);
            }
        }
        if !over {
            likelihoods.wished_escapes();
        }
        likelihoods
    }

    /// The pods somebody could still leave with.
    fn pods(&self) -> List<Section, 16> {
        let look = self.look;
        let able = |pod: &Section| {
            look.content.sections[*pod].pod.is_some()
                && look.on_board(*pod)
                && !look.state.sections[*pod].damaged
                && (look.launch_requirement(*pod) == Requirement::AbandonShip
                    || look.launch_requirement_met(*pod, None))
        };
        look.sections().filter(able).collect()
    }

    fn berths_for(&self, body: Body, pods: &[Section]) -> [Option<Berth>; 2] {
        let look = self.look;
        let Some(at) = look.section_of(body) else { return [None; 2] };
        if let Some(dock) = look.dock_of(at) {
            let steps = if pods.contains(&at) { 0.0 } else { 4.0 };
            let sound = look.works(at);
            return [sound.then_some(Berth { steps, dock }), None];
        }
        let mut berths: [Option<Berth>; 2] = [None; 2];
        for pod in pods.iter().filter(|pod| look.has_room(**pod, 1)) {
            let Some(dock) = look.dock_of(*pod) else { continue };
            let steps = self.capabilities.steps(body, at, *pod);
            let berth = &mut berths[usize::from(dock != Section::AftAirlocks)];
            if berth.is_none_or(|known| steps < known.steps) {
                *berth = Some(Berth { steps, dock });
            }
        }
        berths
    }

    /// The hope of somebody nobody cares for.
    fn by_accident(&self, body: Body) -> f32 {
        let look = self.look;
        let Some(at) = look.section_of(body) else {
            return if look.state.bodies[body].at == At::Card { 0.02 } else { 0.0 };
        };
        if look.content.sections[at].pod.is_none() || !look.on_board(at) {
            return 0.02;
        }
        if look.state.sections[at].damaged {
            return 0.03;
        }
        // Nobody launches after the last Minute.
        self.departure(at).max(if self.minutes > 0 { 0.12 } else { 0.03 })
    }

    /// The chance that a Time marker launches a pod before it is too late: it resolves in a later Minute than it was
    /// placed in (SF-15.7.1), and Minute 0 is played in one of three games.
    fn departure(&self, pod: Section) -> f32 {
        let markers = self.look.state.markers.iter();
        let minute = markers
            .filter(|marker| marker.event == MarkerEvent::Launch(pod))
            .map(|marker| marker.minute - (self.look.state.minute - self.minutes))
            .max();
        match minute {
            Some(2..) => 0.98,
            Some(1) if self.minutes == 0 => 0.98,
            Some(1) => 0.33,
            _ => 0.0,
        }
    }

    /// Raises the likelihoods of those whose player wants them away, and of those who sit in the same pod.
    fn wished_escapes(&mut self) {
        let look = self.look;
        for (identity, place) in look.state.identities.iter() {
            let info = &look.content.identities[identity];
            let wish = match *place {
                IdentityPlace::Secret(player) | IdentityPlace::Revealed(player)
                    if info.agenda.asks_for_escape() =>
                {
                    Some((player, 1.0))
                }
                _ => None,
            };
            let Some((player, share)) = wish else { continue };
            for body in &look.content.characters[info.character].bodies {
                let hope = share * self.escape_by(player, *body);
                self.escape[*body] = self.escape[*body].max(hope);
            }
        }
        for pod in &self.pods() {
            let best = look.bodies_in(*pod).map(|body| self.escape[body]).fold(0.0, f32::max);
            for body in look.bodies_in(*pod) {
                self.escape[body] = self.escape[body].max(0.9 * best);
            }
        }
    }

    /// The hope that a player gets somebody away: to a pod, then by a Time marker once Abandon Ship is triggered, or
    /// launched by somebody else, in the last Minute at the latest (SF-13.6 to SF-13.8, SF-15.8.2).
    fn escape_by(&self, player: Player, body: Body) -> f32 {
        let berths = self.berths[body].iter().flatten();
        berths.map(|berth| self.escape_from(player, body, *berth)).fold(0.0, f32::max)
    }

    fn escape_from(&self, player: Player, body: Body, Berth { steps, dock }: Berth) -> f32 {
        let look = self.look;
        let live = look.is_live(body);
        let control =
            self.capabilities.control(player, look.owner(body)).min(if live { NEVER } else { 4.0 });
        let aboard = control + steps;
        let shuttle = look.section_of(body).is_some_and(|at| look.launch_ready(at, None));
        let (alarm, by) = if shuttle { (0.0, None) } else { self.capabilities.alarm(player) };
        let timed = match self.minutes {
            _ if !live => 0.0,
            ..=0 => 0.0,
            1 => 0.33 * self.timed(player, body, aboard, 0.33),
            // Whoever raises the alarm works while the other goes aboard.
            _ if by == Some(body) => self.timed(player, body, aboard + alarm, 1.33),
            _ => {
                let need = aboard.max(0.6 * (aboard + alarm));
                let raised = self.capabilities.success(player, alarm, 1.33);
                self.timed(player, body, need, 1.33) * if alarm > 0.0 { raised } else { 1.0 }
            }
        };
        let launch = self.capabilities.launch(player, body, dock);
        // Who launches acts in a later turn than who goes aboard.
        let early = if steps > 0.0 { 1.33 } else { 0.33 };
        let boarded = if live {
            if steps > 0.0 {
                self.capabilities.success_of(player, body, aboard, early)
            } else {
                0.96
            }
        } else {
            self.capabilities.success(player, aboard, early)
        };
        let outside = 0.93 * boarded * self.capabilities.success(player, launch, 0.33);
        timed.max(outside)
    }

    fn timed(&self, player: Player, body: Body, aboard: f32, early: f32) -> f32 {
        self.capabilities.success_of(player, body, aboard + 1.0, early)
    }

    /// A truth of now, fading into what it may be later.
    pub(crate) fn later(&self, now: bool, chance: f32) -> f32 {
        let now = f32::from(u8::from(now));
        now + (chance - now) * self.open
    }

    /// To have Escaped, if nobody but those who profit themselves cares.
    #[inline]
    pub(crate) fn escape(&self, body: Body) -> f32 {
        self.escape[body]
    }

    /// To have Escaped, if a player would like it.
    pub(crate) fn escape_wished(&self, player: Player, body: Body) -> f32 {
        let hope = self.escape[body];
        if hope >= 0.8 || self.open == 0.0 {
            hope
        } else {
            hope.max(OF_ANOTHER * self.escape_by(player, body))
        }
    }

    /// To be Down or Annihilated; perhaps a player would like it.
    pub(crate) fn down(&self, body: Body, wished: Option<Player>) -> f32 {
        let look = self.look;
        let now = look.is_down(body) || look.is_annihilated(body);
        let chance = match look.state.bodies[body].at {
            At::Annihilated => 1.0,
            _ if now && look.is_escaped(body) => 1.0,
            _ if now => 0.85,
            _ if look.is_escaped(body) => 0.0,
            _ => {
                let by = wished.zip(look.section_of(body)).map_or(0.0, |(player, at)| {
                    let need = 1.0
                        + self.capabilities.reach(player, at, |other| {
                            other.body != body && armed(look, other.body)
                        });
                    0.6 * self.capabilities.success(player, need, 0.0)
                });
                by.max(0.12)
            }
        };
        self.later(now, chance)
    }

    /// To be Contaminated.
    pub(crate) fn contaminated(&self, body: Body) -> f32 {
        let look = self.look;
        let now = look.state.bodies[body].contaminated;
        let away = look
            .section_of(body)
            .map_or(1.0, |at| self.capabilities.steps(body, at, Section::BioLab));
        self.later(now, if now { 0.95 } else { 0.2 * 0.8_f32.powf(away) })
    }

    /// To possess an Item; perhaps a player would like it.
    pub(crate) fn possesses(&self, body: Body, item: Item, wished: Option<Player>) -> f32 {
        let look = self.look;
        let now = look.has(body, item) || item == Item::Nanogel && look.has(body, Item::Nanogel1);
        if now {
            return self.later(true, 0.93);
        }
        if !look.can_possess(body) || look.is_escaped(body) || look.is_annihilated(body) {
            return 0.0;
        }
        let Some(at) = look.section_of(body) else { return self.later(false, 0.05) };
        let control =
            wished.map_or(2.0, |player| self.capabilities.control(player, look.owner(body)));
        let near = |place: Section| {
            let steps = self.capabilities.steps(body, at, place);
            // What is fetched is mostly to be brought away.
            let back = self.capabilities.steps(body, place, Section::AftAirlocks);
            wished.map_or(0.1, |player| {
                let need = control + steps + back + 2.0;
                0.9 * 0.94_f32.powf(steps) * self.capabilities.success(player, need, 1.0)
            })
        };
        let chance = if item.is_unique() {
            match look.state.uniques[item] {
                Holder::Section(place) if look.on_board(place) => near(place),
                Holder::Body(other) if !look.is_escaped(other) => {
                    let friend =
                        wished.is_some_and(|player| look.is_conspirator(player, look.owner(other)));
                    let share = match (look.is_down(other), friend) {
                        (true, _) => 0.85,
                        (false, true) => 0.9,
                        (false, false) => 0.3,
                    };
                    look.section_of(other).map_or(0.0, |place| share * near(place))
                }
                _ => 0.0,
            }
        } else {
            let lying = look.sections().filter(|place| look.state.sections[*place].items.has(item));
            lying.map(near).fold(0.08, f32::max)
        };
        self.later(false, chance)
    }

    /// To possess Data; perhaps a player would like it.
    pub(crate) fn has_data(&self, body: Body, data: Data, wished: Option<Player>) -> f32 {
        let look = self.look;
        if look.has_data(body, data) {
            return self.later(true, 0.93);
        }
        if !look.can_possess(body) || look.is_escaped(body) {
            return 0.0;
        }
        let chance = wished.zip(look.section_of(body)).map_or(0.05, |(player, at)| {
            let control = self.capabilities.control(player, look.owner(body));
            let source = source(data).filter(|source| look.works(*source));
            let fetch = source
                .map_or(NEVER, |source| control + self.capabilities.steps(body, at, source) + 1.0);
            let copied =
                self.capabilities.reach(player, at, |other| look.has_data(other.body, data));
            let copied = if look.state.station.jammers { copied } else { copied.min(1.0) };
            0.85 * self.capabilities.success(player, fetch.min(copied + 1.0), 1.0)
        });
        self.later(false, chance)
    }

    /// Data to come to an Offsite: by the player who profits, or by others to the harm of the one who would suffer.
    pub(crate) fn transmitted(&self, data: Data, now: bool, wish: Wish) -> f32 {
        let chance = match wish {
            _ if now => 1.0,
            Wish::For(player) => 0.65 * self.capabilities.transmitted(data, Doer::Player(player)),
            Wish::Against(player) => {
                0.03 + self.capabilities.transmitted(data, Doer::OthersThan(player))
            }
        };
        self.later(now, chance)
    }

    /// What an Officer brings about at the Bridge.
    pub(crate) fn ordered(&self, wish: Wish) -> f32 {
        match wish {
            Wish::For(player) => 0.85 * self.capabilities.ordered(Doer::Player(player)),
            Wish::Against(player) => 0.05 + self.capabilities.ordered(Doer::OthersThan(player)),
        }
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

    /// A section to be Damaged when points are counted.
    pub(crate) fn damaged(&self, now: bool) -> f32 {
        let minutes = f32::from(self.minutes.max(0));
        self.later(now, if now { 0.9 } else { DAMAGE * minutes })
    }

    /// What is to be feared of the penalty for cubes above the Influence Limit: as long as there are turns, they can be
    /// taken back by Renegotiating (SF-15.6.2, SF-16.4.7).
    pub(super) fn penalty(&self, player: Player, over: u8) -> f32 {
        let turns = if self.open == 0.0 { 0.0 } else { self.capabilities.turns(player) };
        let late = f32::from(over) - 0.5 * turns;
        f32::from(over) * A_TURN + (1.0 - A_TURN) * late.clamp(0.0, over.into())
    }

    /// A player to end with this guilt.
    pub(crate) fn guilt(&self, now: Guilt, wanted: Guilt) -> f32 {
        let chance = match (now, wanted) {
            (Guilt::Innocent, Guilt::Innocent) => 0.9,
            (Guilt::Innocent, Guilt::Suspect) => 0.08,
            (Guilt::Innocent, Guilt::Guilty) => 0.02,
            (Guilt::Suspect, Guilt::Innocent) => 0.0,
            (Guilt::Suspect, Guilt::Suspect) => 0.75,
            (Guilt::Suspect, Guilt::Guilty) => 0.25,
            (Guilt::Guilty, Guilt::Guilty) => 0.95,
            (Guilt::Guilty, _) => 0.03,
        };
        self.later(now == wanted, chance)
    }

    /// The Antimatter to detonate on board; perhaps a player would like it.
    pub(crate) fn detonates(&self, now: bool, wish: Wish) -> f32 {
        let look = self.look;
        let station = &look.state.station;
        let chance = if now {
            1.0
        } else if detonation(look).is_some() {
            0.95 * (1.0 - self.capabilities.ejected(wish.by()))
        } else if station.armed
            || station.detonated
            || !antimatter_aboard(look)
            || look.state.minute < 5
        {
            0.0
        } else {
            0.7 * self.ordered(wish)
        };
        self.later(now, chance)
    }
}
