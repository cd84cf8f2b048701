//! The Movement Phase (chapter LA-7), avalanches and Mines (LA-18).

use crate::content::{Task, Trigger};
use crate::decisions::{ContaminateSurvivor, PlaceDamage};
use crate::engine::Engine;
use crate::event::{Event, Fact, Touch, Who};
use crate::frame::{Circumstances, Frame};
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::objects::objects;
use crate::state::{Drive, NONE, Player};
use crate::survivor::Ability;
use crate::vocab::{Phase, Res};

/// Whether the convoy could still go anywhere.
fn can_drive(look: Look<'_>, player: Player) -> bool {
    let own = look.of(player);
    !own.aboard && look.remaining(own.at) > 0
}

/// What the Truck burns besides Fuel (LA-7.21).
fn substitute(look: Look<'_>, player: Player) -> u8 {
    let own = look.of(player);
    let truck = &look.content.convoy[usize::from(own.convoy[Cell::TRUCK.index()].kind)];
    truck.substitute.map_or(0, |res| own.res[res as usize])
}

/// What the frames of moving ask.
pub(crate) fn ask(look: Look<'_>, frame: Frame, each: &mut dyn FnMut(Move)) {
    match frame {
        Frame::MoveTurn { player } => {
            let own = look.of(player);
            let truck = &look.content.convoy[usize::from(own.convoy[Cell::TRUCK.index()].kind)];
            if can_drive(look, player) {
                if look.has_driver(player) {
                    let speed = look.raw_speed(player);
                    for extra in 0..=truck.boost_max {
                        if (speed + truck.boost_gain * extra as i8) < 1 {
                            continue;
                        }
                        for other in 0..=(1 + extra).min(substitute(look, player)) {
                            if own.res[Res::Fuel as usize] + other > extra {
                                each(Move::Drive(1 + extra - other, other));
                            }
                        }
                    }
                } else if driver_needs_room(look, player) {
                    throws(look, player, each);
                }
            }
            abilities(look, player, each);
            objects(look, player, Phase::Movement, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        Frame::Steer { player } if !look.has_driver(player) => {
            if driver_needs_room(look, player) {
                throws(look, player, each);
            }
            each(Move::Pass);
        }
        Frame::Steer { player } => {
            let reach = look.reach(player, look.state.drive.points.max(0) as u8);
            let map = look.map();
            for space in 0..map.spaces.len() as u8 {
                let cost = reach.cost[usize::from(space)];
                if cost != NONE && cost > 0 {
                    each(Move::Go(map.base + space));
                }
            }
            each(Move::Pass);
        }
        Frame::Advance { player } => {
            let map = look.map();
            for to in roads(look, player) {
                each(Move::Go(map.base + to));
            }
        }
        Frame::Moved { player } => {
            let mine = look.content.known.mine;
            if look.of(player).hand[usize::from(mine)] > 0 && crate::decisions::can_mine(look) {
                each(Move::Object(mine, 0));
            }
            each(Move::Pass);
        }
        _ => {}
    }
}

/// Where a convoy goes of which nothing else is known: as far as it may. Plans that look past the turns of others must not
/// take them for crawling along: places, and with them Fame, depend on it (LA-16.15).
pub(crate) fn onward(look: Look<'_>) -> Option<Move> {
    let frame = *look.state.frames.last().filter(|frame| matches!(frame, Frame::Steer { .. }))?;
    let mut furthest: Option<(u8, Move)> = None;
    ask(look, frame, &mut |mv| {
        let Move::Go(place) = mv else { return };
        let left = look.remaining(place - look.map().base);
        if furthest.is_none_or(|(least, _)| left < least) {
            furthest = Some((left, mv));
        }
    });
    furthest.map(|(_, mv)| mv)
}

/// Whether throwing resources away would make room for a driver (LA-7.2, LA-10.15).
fn driver_needs_room(look: Look<'_>, player: Player) -> bool {
    look.survivors(player) > 0 && look.driver_boxes(player)[1]
}

fn throws(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    for res in Res::ALL.into_iter().filter(|res| look.in_cargo(player, *res)) {
        each(Move::Throw(res));
    }
}

/// Roads an advance may take: never into an Avalanche counter (LA-18.4).
fn roads(look: Look<'_>, player: Player) -> impl Iterator<Item = u8> {
    let space = &look.map().spaces[usize::from(look.of(player).at)];
    space.roads.into_iter().filter(move |to| *to != NONE && look.entry_cost(*to, false) == 1)
}

fn abilities(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    for (slot, ability) in look.abilities(player) {
        let member = &look.of(player).crew[usize::from(slot)];
        if member.used {
            continue;
        }
        match ability {
            Ability::CleanForSpeed(_) if member.contamination > 0 && !look.doomed(member) => {
                each(Move::Ability(slot));
            }
            Ability::ObjectForSpeed(_) => {
                crate::effects::hand_kinds(look, player, &mut |kind| each(Move::Burn(slot, kind)));
            }
            _ => {}
        }
    }
}

impl Engine<'_> {
    /// Goes on with a frame of moving.
    pub(crate) fn work_movement(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::MoveTurn { player } => {
                let look = self.look();
                let fuel = look.of(player).res[Res::Fuel as usize] + substitute(look, player);
                let mut other = false;
                crate::automa::preventions(look, &mut |_| other = true);
                abilities(look, player, &mut |mv| other |= matches!(mv, Move::Ability(_)));
                let asks =
                    can_drive(look, player) && (fuel > 0 || other) || look.hand_size(player) > 0;
                if asks {
                    return false;
                }
                self.become_(Frame::MoveOver { player });
            }
            Frame::Steer { player } => {
                let mut any = false;
                if !self.state.drive.ended && self.state.drive.points > 0 {
                    ask(self.look(), frame, &mut |mv| any |= mv != Move::Pass);
                }
                if any {
                    return false;
                }
                self.become_(Frame::Stop { player, at: 0 });
            }
            Frame::Travel { player, to } => self.travel(player, to),
            Frame::Enter { player, to, cost } => {
                self.pop();
                // The Story of the border may have cost the driver or the points (LA-7.2, LA-X4.16).
                let able = self.look().has_driver(player) && self.state.drive.points >= cost as i8;
                if !self.state.drive.ended && able {
                    self.state.drive.points -= cost as i8;
                    self.enter(player, to);
                }
            }
            Frame::Stop { player, at } => self.stop(player, at),
            Frame::Advance { player } => {
                let count = roads(self.look(), player).count();
                if self.state.drive.advance == 0 || count == 0 || self.look().of(player).aboard {
                    self.pop();
                } else if count == 1 {
                    let to = roads(self.look(), player).next().unwrap_or(NONE);
                    self.advance(player, to);
                } else {
                    return false;
                }
            }
            Frame::Moved { player } => {
                // Whether anybody holds the Mine is hidden: whoever has Objects is asked while it may be in a hand.
                let mine = usize::from(self.content.known.mine);
                if self.state.table.mine
                    && self.state.object_discard[mine] == 0
                    && crate::decisions::can_mine(self.look())
                    && self.state.drive.moved
                    && self.look().hand_size(player) > 0
                {
                    return false;
                }
                self.become_(Frame::MoveOver { player });
            }
            Frame::MoveOver { player } => {
                self.pop();
                self.of(player).speed = 0;
                self.state.drive = Drive::default();
                if self.look().of(player).wanted {
                    self.of(player).wanted = false;
                    let card = self.wanted_card();
                    self.state.discard.insert(card);
                }
            }
            _ => return false,
        }
        true
    }

    /// The next step on the way to a space.
    fn travel(&mut self, player: Player, to: u8) {
        let at = self.look().of(player).at;
        let points = self.state.drive.points.max(0) as u8;
        let reach = self.look().reach(player, points);
        let reachable = reach.cost[usize::from(to)] != NONE;
        let stuck = self.state.drive.ended || !reachable || !self.look().has_driver(player);
        if at == to || stuck || self.look().of(player).aboard {
            self.pop();
            return;
        }
        let Some(next) = self.look().first_step(at, to, &reach) else {
            self.pop();
            return;
        };
        let cost = reach.cost[usize::from(next)];
        self.push(Frame::Enter { player, to: next, cost });
        let region = self.look().map().spaces[usize::from(next)].region;
        if self.state.entered >> region & 1 == 0 {
            self.activate(Trigger::EnterRegion, player);
        }
    }

    /// A convoy enters a space: avalanches, Mines, the Aurora (LA-7.11).
    pub(crate) fn enter(&mut self, player: Player, to: u8) {
        let from = self.look().of(player).at;
        self.state.drive.left |= 1 << from;
        self.state.drive.moved = true;
        self.state.arrivals += 1;
        let arrived = self.state.arrivals;
        let own = self.of(player);
        own.at = to;
        own.arrived = arrived;
        let map = self.look().map();
        let (name, region) = (map.space_name(to), map.spaces[usize::from(to)].region);
        self.state.entered |= 1 << region;
        let map = self.look().map();
        let event = self.about("LA-7.7", "la-event-drives", player).space("from", map, from);
        let event = event.space("to", self.look().map(), to).at(Touch::Space(name));
        self.tell(event);
        if let Some(site) = self.look().map().avalanches.iter().position(|site| *site == to)
            && self.state.avalanches >> site & 1 != 0
        {
            self.state.avalanches &= !(1 << site);
            let event = self.about("LA-18.4", "la-event-avalanche", player);
            self.tell(event.space("space", self.look().map(), to));
        }
        if to == self.look().mooring() && !self.look().of(player).aboard {
            self.board(player);
            self.state.drive.ended = true;
        }
        if let Some(mine) = self.state.mines.iter_mut().find(|mine| **mine == to) {
            *mine = NONE;
            let event = self.about("LA-18.9", "la-event-mine", player);
            self.tell(event.space("space", self.look().map(), to));
            if self.look().automa(player) {
                self.automa_damage(1);
            } else {
                self.push(Frame::Damage(PlaceDamage::on(player, 2, 0b0001_0001)));
            }
        }
    }

    /// Stop effects in their order (LA-7.17).
    fn stop(&mut self, player: Player, stage: u8) {
        let look = self.look();
        let at = look.of(player).at;
        let contaminated = look.map().spaces[usize::from(at)].contaminated;
        let waypoint = look.waypoint(at);
        let company = look.players().any(|other| other != player && look.of(other).at == at);
        if !self.state.drive.moved {
            self.become_(Frame::Moved { player });
            return;
        }
        self.become_(Frame::Stop { player, at: stage + 1 });
        match stage {
            0 if company => drop(self.activate(Trigger::SameSpace, player)),
            1 if contaminated => drop(self.activate(Trigger::StopContaminated, player)),
            2 if contaminated && !self.state.drive.ignore_space => {
                let event = self.about("LA-7.15", "la-event-contaminated-space", player);
                self.tell(event);
                self.push(Frame::Contaminate(ContaminateSurvivor {
                    player,
                    n: 1,
                    participants: false,
                }));
            }
            3 if waypoint.is_some() => {
                self.accomplish(player, Task::StopWaypoint);
                self.activate(Trigger::StopWaypoint, player);
            }
            4 => {
                if let Some(place) = waypoint {
                    self.take_waypoint(player, place);
                }
            }
            5 => self.push(Frame::Advance { player }),
            6.. => self.become_(Frame::Moved { player }),
            _ => {}
        }
    }

    /// Carries out a Waypoint counter and removes it (LA-7.16).
    pub(crate) fn take_waypoint(&mut self, player: Player, place: usize) {
        let counter = std::mem::replace(&mut self.state.waypoints[place], NONE);
        let info = self.content.waypoints[usize::from(counter)];
        let event = self.about("LA-7.16", "la-event-waypoint", player).name("what", info.name);
        self.tell(event);
        self.run(info.effects, Circumstances { by: player, story: NONE, ambush: 0 });
    }

    fn advance(&mut self, player: Player, to: u8) {
        self.state.drive.advance -= 1;
        self.enter(player, to);
    }

    /// Carries out an answer to a frame of moving.
    pub(crate) fn answer_movement(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::MoveTurn { player }, Move::Drive(fuel, other)) => {
                let truck = self.look().of(player).convoy[Cell::TRUCK.index()].kind;
                let card = &self.content.convoy[usize::from(truck)];
                let extra = fuel + other - 1;
                let points = self.look().raw_speed(player) + card.boost_gain * extra as i8;
                self.lose(player, Res::Fuel, fuel);
                if let Some(res) = card.substitute {
                    self.lose(player, res, other);
                }
                self.state.drive = Drive { points, paid: true, ..Drive::default() };
                for (n, res) in [(fuel, Some(Res::Fuel)), (other, card.substitute)] {
                    if let (1.., Some(res)) = (n, res) {
                        let event = self.about("LA-7.3", "la-event-pays", player);
                        self.tell(event.number("n", n).name("what", res.name()));
                    }
                }
                self.become_(Frame::Steer { player });
                self.activate(Trigger::BeforeMove, player);
            }
            (Frame::MoveTurn { player } | Frame::Steer { player }, Move::Throw(res)) => {
                self.lose(player, res, 1);
                let event =
                    self.about("LA-10.15", "la-event-throws", player).name("what", res.name());
                self.tell(event);
            }
            (Frame::MoveTurn { player }, Move::Ability(slot)) => {
                let kind = self.look().of(player).crew[usize::from(slot)].kind;
                if let Ability::CleanForSpeed(n) = self.content.survivors[usize::from(kind)].ability
                {
                    self.of(player).crew[usize::from(slot)].used = true;
                    self.clean(player, slot, 1);
                    self.of(player).speed += n as i8;
                    let event = self.about("LA-X3.8", "la-event-faster", player).number("n", n);
                    self.tell(event);
                }
            }
            (Frame::MoveTurn { player }, Move::Burn(slot, kind)) => {
                let survivor = self.look().of(player).crew[usize::from(slot)].kind;
                if let Ability::ObjectForSpeed(n) =
                    self.content.survivors[usize::from(survivor)].ability
                {
                    self.of(player).crew[usize::from(slot)].used = true;
                    self.discard_object(player, kind, "LA-X3.16");
                    self.of(player).speed += n as i8;
                    let event = self.about("LA-X3.16", "la-event-faster", player).number("n", n);
                    self.tell(event);
                }
            }
            (Frame::MoveTurn { player }, Move::Object(kind, choice)) => {
                self.play_object(player, kind, choice);
            }
            (Frame::MoveTurn { .. }, Move::Prevent(card)) => self.prevent(card),
            (Frame::MoveTurn { player }, _) => {
                self.become_(Frame::MoveOver { player });
                let event = self.about("LA-7.20", "la-event-stays", player);
                let at = self.look().of(player).at;
                self.tell(event.space("space", self.look().map(), at));
            }
            (Frame::Steer { player }, Move::Go(space)) => {
                let to = space - self.look().map().base;
                self.push(Frame::Travel { player, to });
            }
            (Frame::Steer { player }, _) => self.become_(Frame::Stop { player, at: 0 }),
            (Frame::Advance { player }, Move::Go(space)) => {
                let to = space - self.look().map().base;
                self.advance(player, to);
            }
            (Frame::Moved { player }, Move::Object(kind, choice)) => {
                self.play_object(player, kind, choice);
            }
            (Frame::Moved { player }, _) => self.become_(Frame::MoveOver { player }),
            _ => {}
        }
    }

    /// Rearranges the Turn Order Table (LA-4.5).
    pub(crate) fn update_order(&mut self) {
        let look = Look::new(self.content, self.state);
        let mut order = self.state.order;
        order.sort_unstable_by_key(|player| {
            let own = look.of(*player);
            (look.remaining(own.at), own.arrived)
        });
        if order == self.state.order {
            return;
        }
        self.state.order = order;
        let mut players = [None; 4];
        for (place, player) in players.iter_mut().zip(order.iter()) {
            *place = Some(Who::new(*player, self.state.table.automa(*player)));
        }
        let event = Event::new("LA-4.5", "la-event-order");
        self.tell(event.fact("seats", Fact::Players(players)));
    }
}
