//! The Movement Phase (chapter LA-7), avalanches and Mines (LA-18): what happens between the questions.

use workbench::small::Maybe;

use crate::content::{Task, Trigger};
use crate::decisions::{Advance, ContaminateSurvivor, Moved, PlaceDamage};
use crate::engine::Engine;
use crate::event::{Event, Fact, Touch, Who};
use crate::frame::{Circumstances, Frame, StopEffect};
use crate::ids::{Pattern, SpaceId, Waypoint};
use crate::look::Look;
use crate::state::{Drive, Player};
use crate::vocab::Res;

impl Engine<'_> {
    /// Enters the next space, unless the Story of its border has taken the driver or the points (LA-7.2, LA-X4.16).
    pub(crate) fn enter_next(&mut self, player: Player, to: SpaceId, cost: u8) {
        self.pop();
        let able = self.look().has_driver(player) && self.state.drive.points >= cost as i8;
        if !self.state.drive.ended && able {
            self.state.drive.points -= cost as i8;
            self.enter(player, to);
        }
    }

    /// The end of a Movement turn (LA-7.19).
    pub(crate) fn movement_over(&mut self, player: Player) {
        self.pop();
        self.of(player).speed = 0;
        self.state.drive = Drive::default();
        if self.look().of(player).wanted {
            self.of(player).wanted = false;
            let card = self.wanted_card();
            self.state.discard.insert(card);
        }
    }

    /// A player throws a resource away (LA-10.15).
    pub(crate) fn throw(&mut self, player: Player, res: Res) {
        self.lose(player, res, 1);
        let event = self.about("LA-10.15", "la-event-throws", player).name("what", res.word());
        self.tell(event);
    }

    /// The next step on the way to a space.
    pub(crate) fn travel(&mut self, player: Player, to: SpaceId) {
        let at = self.look().of(player).at;
        let points = self.state.drive.points.max(0) as u8;
        let reach = self.look().reach(player, points);
        let stuck = self.state.drive.ended || !reach.has(to) || !self.look().has_driver(player);
        if at == to || stuck || self.look().of(player).aboard {
            self.pop();
            return;
        }
        let next = self.look().first_step(at, to, &reach);
        let step = next.and_then(|next| Some((next, reach.cost[next].get()?)));
        let Some((next, cost)) = step else {
            self.pop();
            return;
        };
        self.ask(Frame::Enter { player, to: next, cost });
        if !self.state.entered.contains(self.look().map().spaces[next].region) {
            self.activate(Trigger::EnterRegion, player);
        }
    }

    /// A convoy enters a space: avalanches, Mines, the Aurora (LA-7.11).
    pub(crate) fn enter(&mut self, player: Player, to: SpaceId) {
        let from = self.look().of(player).at;
        self.state.drive.left.insert(from);
        self.state.drive.moved = true;
        self.state.arrivals += 1;
        let arrived = self.state.arrivals;
        let own = self.of(player);
        own.at = to;
        own.arrived = arrived;
        let map = self.look().map();
        let (name, region) = (map.space_name(to), map.spaces[to].region);
        self.state.entered.insert(region);
        let map = self.look().map();
        let event = self.about("LA-7.7", "la-event-drives", player).space("from", map, from);
        let event = event.space("to", self.look().map(), to).at(Touch::Space(name));
        self.tell(event);
        if let Some(site) = self.look().avalanche(to) {
            self.state.avalanches.remove(site);
            let event = self.about("LA-18.4", "la-event-avalanche", player);
            self.tell(event.space("space", self.look().map(), to));
        }
        if to == self.look().mooring() && !self.look().of(player).aboard {
            self.board(player);
            self.state.drive.ended = true;
        }
        if let Some(mine) = self.state.mines.iter_mut().find(|mine| mine.is(to)) {
            *mine = Maybe::NONE;
            let event = self.about("LA-18.9", "la-event-mine", player);
            self.tell(event.space("space", self.look().map(), to));
            if self.look().automa(player) {
                self.automa_damage(1);
            } else {
                self.ask(Frame::Damage(PlaceDamage::on(player, 2, Pattern::Head.cells())));
            }
        }
    }

    /// Stop effects in their order (LA-7.17).
    pub(crate) fn stop(&mut self, player: Player, effect: StopEffect) {
        let look = self.look();
        let at = look.of(player).at;
        let contaminated = look.map().spaces[at].contaminated;
        let waypoint = look.waypoint(at);
        let company = look.players().any(|other| other != player && look.of(other).at == at);
        if !self.state.drive.moved {
            self.replace(Frame::Moved(Moved { player }));
            return;
        }
        self.replace(Frame::Stop { player, at: effect.next() });
        match effect {
            StopEffect::Company if company => {
                self.activate(Trigger::SameSpace, player);
            }
            StopEffect::HotGround if contaminated => {
                self.activate(Trigger::StopContaminated, player);
            }
            StopEffect::Contamination if contaminated && !self.state.drive.ignore_space => {
                let event = self.about("LA-7.15", "la-event-contaminated-space", player);
                self.tell(event);
                self.ask(Frame::Contaminate(ContaminateSurvivor {
                    player,
                    n: 1,
                    participants: false,
                }));
            }
            StopEffect::Arrival if waypoint.is_some() => {
                self.accomplish(player, Task::StopWaypoint);
                self.activate(Trigger::StopWaypoint, player);
            }
            StopEffect::Waypoint => {
                if let Some(place) = waypoint {
                    self.take_waypoint(player, place);
                }
            }
            StopEffect::Advance => self.ask(Frame::Advance(Advance { player })),
            StopEffect::Done => self.replace(Frame::Moved(Moved { player })),
            StopEffect::Company
            | StopEffect::HotGround
            | StopEffect::Contamination
            | StopEffect::Arrival => {}
        }
    }

    /// Carries out a Waypoint counter and removes it (LA-7.16).
    pub(crate) fn take_waypoint(&mut self, player: Player, waypoint: Waypoint) {
        let Some(counter) = self.state.waypoints[waypoint].take() else { return };
        let info = self.content.waypoints[counter];
        let event = self.about("LA-7.16", "la-event-waypoint", player).name("what", info.name);
        self.tell(event);
        self.run(info.effects, Circumstances::of(player));
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
