//! On the road (LA-7.7): going on or stopping.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::move_turn::{check_throw, driver_needs_room};
use super::{any_legal, reasons};
use crate::abilities::{Use, check_use};
use crate::engine::Engine;
use crate::frame::{Frame, StopEffect};
use crate::game::LastAurora;
use crate::ids::{Object, OptionId, SpaceId, SpaceName};
use crate::look::{ANY_POINTS, Look, Reach};
use crate::moves::Move;
use crate::objects;
use crate::scene;
use crate::state::Player;
use crate::survivor::Ability;
use crate::vocab::{Phase, Res};

const RULE: &str = "LA-7.7";

/// A player goes on or stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Steer {
    /// Whose movement.
    pub player: Player,
}

/// A space of this map by its place in the names of all spaces.
pub(super) fn space_here(look: Look<'_>, space: SpaceName) -> Result<SpaceId, Refusal> {
    look.map().space_at(space).ok_or(Refusal::new(RULE, "la-refused-other-map"))
}

/// Movement points left.
fn points(look: Look<'_>) -> u8 {
    look.state.drive.points.max(0) as u8
}

impl Steer {
    /// The spaces that can be reached with the points left.
    fn reachable(self, look: Look<'_>, each: &mut dyn FnMut(SpaceId)) {
        let reach = look.reach(self.player, points(look));
        for space in look.map().spaces.ids() {
            if reach.cost[space].get().is_some_and(|cost| cost > 0) {
                each(space);
            }
        }
    }

    fn check_go(self, look: Look<'_>, space: SpaceName) -> Result<(), Refusal> {
        let to = space_here(look, space)?;
        require(look.has_driver(self.player), || Refusal::new("LA-7.2", "la-refused-driver"))?;
        require(look.of(self.player).at != to, || Refusal::new(RULE, "la-refused-here"))?;
        let reach = look.reach(self.player, points(look));
        if reach.has(to) { Ok(()) } else { Err(self.unreached(look, to)) }
    }

    /// Why a space is out of reach: tracks would do, more points would do, the Aurora lies before it, or there is no way.
    fn unreached(self, look: Look<'_>, to: SpaceId) -> Refusal {
        let points = points(look);
        let tracks = look.reach_on(self.player, points, true);
        if tracks.has(to) && by_shortcut(look, &tracks, to) {
            return Refusal::new("LA-7.9", "la-refused-shortcut");
        }
        match look.reach(self.player, ANY_POINTS).cost[to].get() {
            None if look.leads(self.player, to) => {
                Refusal::new("LA-16.5", "la-refused-past-mooring")
            }
            None => Refusal::new(RULE, "la-refused-no-road"),
            Some(needed) => Refusal::new(RULE, "la-refused-points")
                .with("points", points)
                .with("needed", needed),
        }
    }

    /// Once Fuel is paid speed is not raised any more (LA-7.6). What is played at any time is played now too (LA-12.7).
    fn check_object(self, look: Look<'_>, kind: Object, choice: OptionId) -> Result<(), Refusal> {
        objects::in_hand(look, self.player, kind)?;
        require(!objects::hurries(look, kind), || too_late(look))?;
        objects::check(look, self.player, Phase::Movement, kind, choice)
    }

    /// Stops where nothing else can be done. Objects do not count: who has some is asked after the movement.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let drive = &look.state.drive;
        let asks = !drive.ended
            && drive.points > 0
            && any_legal(&self, look, self.player.seat(), |mv| {
                !matches!(mv, Move::Pass | Move::Object { .. })
            });
        if !asks {
            engine.replace(Frame::Stop { player: self.player, at: StopEffect::Company });
        }
        !asks
    }
}

/// Why a move is not possible any more once Fuel is paid: abilities that raise speed come too late.
pub(super) fn paid_for(look: Look<'_>, player: Player, rule: &'static str, mv: Move) -> Refusal {
    let Some(ability) = Use::of(mv) else { return reasons::other(look, player, rule, mv) };
    let who = match reasons::present(look, player, ability.slot(), "LA-11.3") {
        Ok(member) => look.content.survivors[member.survivor()].ability,
        Err(refusal) => return refusal,
    };
    if matches!(who, Ability::CleanForSpeed(_) | Ability::ObjectForSpeed(_)) {
        return too_late(look);
    }
    let used = check_use(look, player, Phase::Movement, ability);
    used.err().unwrap_or_else(|| reasons::other(look, player, rule, mv))
}

/// Speed was to be raised before paying (LA-7.6).
fn too_late(look: Look<'_>) -> Refusal {
    let moved = look.state.drive.moved;
    let id = if moved { "la-refused-too-late-speed" } else { "la-refused-speed-paid" };
    Refusal::new("LA-7.6", id)
}

/// Whether a way takes a shortcut that is no road.
fn by_shortcut(look: Look<'_>, reach: &Reach, to: SpaceId) -> bool {
    let map = look.map();
    let before = |at: SpaceId| reach.before[at].get();
    std::iter::successors(Some(to), |at| before(*at)).any(|at| {
        before(at).is_some_and(|before| {
            let space = &map.spaces[before];
            space.shortcut.is(at) && !space.roads.contains(&at.into())
        })
    })
}

/// Where a convoy goes of which nothing else is known: as far as it may. Plans that look past the turns of others must not
/// take them for crawling along: places, and with them Fame, depend on it (LA-16.15).
pub(crate) fn onward(look: Look<'_>) -> Option<Move> {
    let Some(Frame::Steer(steer)) = look.state.frames.last() else { return None };
    if !look.has_driver(steer.player) {
        return None;
    }
    let mut furthest: Option<(u8, SpaceId)> = None;
    steer.reachable(look, &mut |space| {
        let left = look.remaining(space);
        if furthest.is_none_or(|(least, _)| left < least) {
            furthest = Some((left, space));
        }
    });
    furthest.map(|(_, space)| Move::Go(look.map().named(space)))
}

impl Decision<LastAurora> for Steer {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let points = look.state.drive.points;
        Prompt::new(Text::new("la-prompt-step").with("points", points), RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let wide = breadth == Breadth::Thinkable;
        let map = look.map();
        let driver = look.has_driver(self.player);
        if wide {
            map.spaces.ids().for_each(|space| found(Move::Go(map.named(space))));
            crate::abilities::candidates(look, self.player, Phase::Movement, breadth, found);
        } else if driver {
            self.reachable(look, &mut |space| found(Move::Go(map.named(space))));
        }
        objects::held(look, self.player, found);
        if wide || !driver && driver_needs_room(look, self.player) {
            Res::ALL.iter().for_each(|res| found(Move::Throw(*res)));
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Go(space) => self.check_go(look, space),
            Move::Throw(res) => check_throw(look, self.player, res),
            Move::Object { kind, choice } => self.check_object(look, kind, choice),
            Move::Drive { .. } => Err(Refusal::new(RULE, "la-refused-paid")),
            mv => Err(paid_for(look, self.player, RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let player = self.player;
        match *mv {
            Move::Go(space) => {
                if let Some(to) = engine.look().map().space_at(space) {
                    engine.ask(Frame::Travel { player, to });
                }
            }
            Move::Throw(res) => engine.throw(player, res),
            Move::Object { kind, choice } => engine.play_object(player, kind, choice),
            Move::Pass => engine.replace(Frame::Stop { player, at: StopEffect::Company }),
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-stop").ruled(RULE)
    }
}
