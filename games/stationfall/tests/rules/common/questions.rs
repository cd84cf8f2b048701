//! What a table looks like.

use kernel::Seat;
use stationfall::event::Event;
use stationfall::ids::Section;
use stationfall::reckoning::{self, Reason};
use stationfall::state::{Guilt, Hazard, Holder, KompromatPlace, Player, PodState};

use super::{TestTable, body, character, data, item, link, section};

/// Questions, each with its answer.
macro_rules! questions {
    ($($name:ident($t:ident $(, $arg:ident: $kind:ty)*) -> $answer:ty { $of:expr })*) => {
        impl TestTable {
            $(pub fn $name(&self, $($arg: $kind),*) -> $answer {
                let $t = self;
                $of
            })*
        }
    };
}

questions! {
    is_down(t, who: &str) -> bool { t.look().is_down(body(who)) }
    is_live(t, who: &str) -> bool { t.look().is_live(body(who)) }
    is_annihilated(t, who: &str) -> bool { t.look().is_annihilated(body(who)) }
    has_escaped(t, who: &str) -> bool { t.look().is_escaped(body(who)) }
    is_contaminated(t, who: &str) -> bool { t.state.bodies[body(who)].contaminated }
    at(t, who: &str) -> &'static str { t.look().section_of(body(who)).map_or("nowhere", Section::name) }
    has(t, who: &str, what: &str) -> u8 { t.look().count_of(body(who), item(what)) }
    has_data(t, who: &str, what: &str) -> bool { t.look().has_data(body(who), data(what)) }
    supply(t, what: &str) -> u8 { t.state.supply.count(item(what)) }
    is_damaged(t, at: &str) -> bool { t.state.sections[section(at)].damaged }
    burns(t, at: &str) -> bool { t.state.sections[section(at)].hazard == Some(Hazard::Fire) }
    is_airless(t, at: &str) -> bool { t.state.sections[section(at)].hazard == Some(Hazard::Asphyxiation) }
    is_launched(t, pod: &str) -> bool { t.state.sections[section(pod)].pod == PodState::Launched }
    is_locked(t, one: &str, other: &str) -> bool { t.state.locks.contains(link(one, other)) }
    seat(t, player: u8) -> Seat { t.look().seat_of(Player(player)) }
    guilt_of(t, player: u8) -> Guilt { t.state.players[Player(player)].guilt }
    hand(t, player: u8) -> u8 { t.state.players[Player(player)].cubes }
    cubes_of(t, player: u8, on: &str) -> u8 { t.state.cards[character(on)].cubes[Player(player)] }
    conspires(t, player: u8, who: &str) -> bool { t.look().is_conspirator(Player(player), character(who)) }
    points(t, player: u8) -> i32 { reckoning::of_seat(t.look(), t.seat(player)) }
    winners(t) -> Vec<u8> { t.outcome().won().iter().map(|seat| seat.0).collect() }
    events(t) -> Vec<Event> { t.log.entries().iter().map(|entry| entry.event.event).collect() }
}

impl TestTable {
    /// How many of an Item lie free in a section.
    pub fn lying(&self, what: &str, at: &str) -> u8 {
        let (what, at) = (item(what), section(at));
        let there = self.state.uniques[what] == Holder::Section(at);
        if what.is_unique() { there.into() } else { self.state.sections[at].items.count(what) }
    }

    /// Whether the Kompromat of a Character is in a player's hand.
    pub fn holds_kompromat(&self, player: u8, of: &str) -> bool {
        let hand = self.seat(player);
        matches!(self.state.kompromat[character(of)], KompromatPlace::Hand { seat, .. } if seat == hand)
    }

    /// Why a player's seat has points: every reason with its points, those of both colours together.
    pub fn reasons(&self, player: u8) -> Vec<(i32, Reason)> {
        let mut reasons = Vec::new();
        let found = &mut |line: reckoning::Line| reasons.push((line.points, line.reason));
        reckoning::reckon(self.look(), self.seat(player), found);
        reasons
    }

    /// The points a player's PC has by its Agenda.
    pub fn agenda(&self, player: u8) -> i32 {
        let reasons = self.reasons(player).into_iter();
        reasons
            .filter(|(_, reason)| matches!(reason, Reason::Agenda(..)))
            .map(|(points, _)| points)
            .sum()
    }
}
