//! The road: distances, who is ahead, where a movement can lead (LA-7).

use super::Look;
use crate::options::MapSide;
use crate::state::{NONE, Player};

/// The most spaces of a map.
const SPACES: usize = 48;

/// What a movement can reach: the cost of each space, and the space before it on the cheapest way.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Cost by space; `NONE` if out of reach.
    pub cost: [u8; SPACES],
    /// The space before.
    pub before: [u8; SPACES],
}

impl<'a> Look<'a> {
    /// The remaining distance of a space (LA-7.12).
    #[inline]
    pub fn remaining(self, space: u8) -> u8 {
        self.map().spaces[usize::from(space)].remaining
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
        let reach = self.flood(from, self.tracked(rear), u8::MAX - 1, true);
        match reach.cost[usize::from(to)] {
            NONE => difference,
            cost => cost,
        }
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
    pub fn leads(self, player: Player, to: u8) -> bool {
        let reach = self.flood(self.of(player).at, self.tracked(player), NONE - 1, true);
        reach.cost[usize::from(to)] != NONE
    }

    /// What it costs to enter a space by road: 1, or more under an avalanche (LA-18.4).
    pub fn entry_cost(self, space: u8, tracked: bool) -> u8 {
        let site = self.map().avalanches.iter().position(|site| *site == space);
        match site {
            Some(site) if self.state.avalanches >> site & 1 != 0 && !tracked => 3,
            _ => 1,
        }
    }

    fn flood(self, from: u8, tracked: bool, points: u8, measuring: bool) -> Reach {
        let map = self.map();
        let mut reach = Reach { cost: [NONE; SPACES], before: [NONE; SPACES] };
        reach.cost[usize::from(from)] = 0;
        let mooring = self.mooring();
        // Spaces are few and ways short: going over the list until nothing changes is quickest.
        let mut queue = [NONE; 64];
        queue[0] = from;
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let at = queue[head % 64];
            head += 1;
            // The movement ends at the mooring (LA-16.5).
            if !measuring && at == mooring && at != from {
                continue;
            }
            let space = &map.spaces[usize::from(at)];
            let so_far = reach.cost[usize::from(at)];
            let shortcut = if tracked { space.shortcut } else { NONE };
            for (to, by_road) in [(space.roads[0], true), (space.roads[1], true), (shortcut, false)]
            {
                if to == NONE {
                    continue;
                }
                let step = if measuring || !by_road { 1 } else { self.entry_cost(to, tracked) };
                let cost = so_far.saturating_add(step);
                if cost <= points && cost < reach.cost[usize::from(to)] {
                    reach.cost[usize::from(to)] = cost;
                    reach.before[usize::from(to)] = at;
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
    pub fn first_step(self, from: u8, to: u8, reach: &Reach) -> Option<u8> {
        let mut at = to;
        while reach.before[usize::from(at)] != from {
            at = reach.before[usize::from(at)];
            if at == NONE {
                return None;
            }
        }
        Some(at)
    }

    /// Whether the convoy stands at or beyond a space (LA-16.8).
    pub fn passed(self, player: Player, space: u8) -> bool {
        self.remaining(self.of(player).at) <= self.remaining(space)
    }

    /// The Waypoint counter on a space, if any: which waypoint.
    pub fn waypoint(self, space: u8) -> Option<usize> {
        let place = self.map().waypoints.iter().position(|waypoint| *waypoint == space)?;
        (self.state.waypoints[place] != NONE).then_some(place)
    }
}
