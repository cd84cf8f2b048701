//! The road: distances, who is ahead, where a movement can lead (LA-7).

use workbench::flat::By;
use workbench::small::Maybe;

use super::Look;
use crate::ids::{Site, SpaceId, Waypoint};
use crate::options::MapSide;
use crate::state::Player;

/// The most spaces of a map.
const SPACES: usize = 48;
/// More points than any way costs.
pub const ANY_POINTS: u8 = 254;

/// What a movement can reach: the cost of each space, and the space before it on the cheapest way.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Cost by space; none if out of reach.
    pub cost: By<SpaceId, Maybe<u8>, SPACES>,
    /// The space before.
    pub before: By<SpaceId, Maybe<SpaceId>, SPACES>,
}

impl Reach {
    /// Whether a space is within reach.
    #[inline]
    pub fn has(&self, space: SpaceId) -> bool {
        self.cost[space].is_some()
    }
}

impl<'a> Look<'a> {
    /// The remaining distance of a space (LA-7.12).
    #[inline]
    pub fn remaining(self, space: SpaceId) -> u8 {
        self.map().spaces[space].remaining
    }

    /// Whether a convoy is ahead of another (LA-7.13).
    #[inline]
    pub fn ahead(self, one: Player, other: Player) -> bool {
        self.remaining(self.of(one).at) < self.remaining(self.of(other).at)
    }

    /// Whether no convoy is ahead of this one.
    pub fn leading(self, player: Player) -> bool {
        !self.players().any(|other| self.ahead(other, player))
    }

    /// Spaces behind the leading convoy (LA-7.14).
    pub fn behind_leader(self, player: Player) -> u8 {
        let leader = self.players().min_by_key(|other| self.remaining(self.of(*other).at));
        leader.map_or(0, |leader| self.spaces_behind(player, leader))
    }

    /// Spaces from one convoy forward to another by the ways it could drive; without one, the difference of remaining
    /// distances (LA-7.14).
    pub fn spaces_behind(self, rear: Player, front: Player) -> u8 {
        let (from, to) = (self.of(rear).at, self.of(front).at);
        let difference = self.remaining(from).saturating_sub(self.remaining(to));
        if from == to || difference == 0 {
            return difference;
        }
        // On a road without forks and shortcuts in reach the difference is the way.
        if self.state.table.map == MapSide::Alpha && !self.tracked(rear) {
            return difference;
        }
        let reach = self.flood(from, self.tracked(rear), ANY_POINTS, true);
        reach.cost[to].get().unwrap_or(difference)
    }

    /// What a convoy can reach with so many points.
    pub fn reach(self, player: Player, points: u8) -> Reach {
        self.reach_on(player, points, self.tracked(player))
    }

    /// What a convoy could reach with so many points, on tracks or on wheels.
    pub fn reach_on(self, player: Player, points: u8, tracked: bool) -> Reach {
        self.flood(self.of(player).at, tracked, points, false)
    }

    /// Whether a way forward leads to a space, wherever the Aurora lies.
    pub fn leads(self, player: Player, to: SpaceId) -> bool {
        self.flood(self.of(player).at, self.tracked(player), ANY_POINTS, true).has(to)
    }

    /// The avalanche site on a space, if it still has its counter.
    pub fn avalanche(self, space: SpaceId) -> Option<Site> {
        let site = self.map().avalanches.find(|site| *site == space)?;
        self.state.avalanches.contains(site).then_some(site)
    }

    /// What it costs to enter a space by road: 1, or more under an avalanche (LA-18.4).
    pub fn entry_cost(self, space: SpaceId, tracked: bool) -> u8 {
        match self.avalanche(space) {
            Some(_) if !tracked => 3,
            _ => 1,
        }
    }

    fn flood(self, from: SpaceId, tracked: bool, points: u8, measuring: bool) -> Reach {
        let map = self.map();
        let mut reach = Reach { cost: By::default(), before: By::default() };
        reach.cost[from] = Maybe::some(0);
        let mooring = self.mooring();
        // Spaces are few and ways short: going over the list until nothing changes is quickest.
        let mut queue = [from; 64];
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let at = queue[head % 64];
            head += 1;
            // The movement ends at the mooring (LA-16.5).
            if !measuring && at == mooring && at != from {
                continue;
            }
            let space = &map.spaces[at];
            let so_far = reach.cost[at].get().unwrap_or(0);
            let shortcut = if tracked { space.shortcut } else { Maybe::NONE };
            for (to, by_road) in [(space.roads[0], true), (space.roads[1], true), (shortcut, false)]
            {
                let Some(to) = to.get() else { continue };
                let step = if measuring || !by_road { 1 } else { self.entry_cost(to, tracked) };
                let cost = so_far.saturating_add(step);
                if cost <= points && reach.cost[to].get().is_none_or(|found| cost < found) {
                    reach.cost[to] = cost.into();
                    reach.before[to] = at.into();
                    if tail - head < 64 {
                        queue[tail % 64] = to;
                        tail += 1;
                    }
                }
            }
        }
        reach
    }

    /// The first step of the cheapest way to a space.
    pub fn first_step(self, from: SpaceId, to: SpaceId, reach: &Reach) -> Option<SpaceId> {
        let mut at = to;
        while !reach.before[at].is(from) {
            at = reach.before[at].get()?;
        }
        Some(at)
    }

    /// Whether the convoy stands at or beyond a space (LA-16.8).
    pub fn passed(self, player: Player, space: SpaceId) -> bool {
        self.remaining(self.of(player).at) <= self.remaining(space)
    }

    /// The Waypoint counter on a space, if any: which waypoint.
    pub fn waypoint(self, space: SpaceId) -> Option<Waypoint> {
        let (waypoint, _) = self.map().waypoints.iter().find(|(_, found)| **found == space)?;
        self.state.waypoints[waypoint].is_some().then_some(waypoint)
    }
}
