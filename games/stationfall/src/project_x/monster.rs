//! What happens to the Monster, and what Grey Goo, the Amoeba and the Wormhole do.

use workbench::flat::Set;

use super::Monster;
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::state::{At, Hazard, Vehicle};

impl<'a> Look<'a> {
    /// The Monster as its card describes it, and where it is, while it is on the table: not gone and not Escaped.
    pub(super) fn monster(self) -> Option<(&'a Monster, Section)> {
        let section = self.state.project_x.monster?;
        let monster = self.content.projects[self.state.project_x.card].monster.as_ref()?;
        (!self.launched(section)).then_some((monster, section))
    }

    /// The Monster, if it is Live as well: only then can it do anything.
    pub(super) fn live_monster(self) -> Option<(&'a Monster, Section)> {
        self.monster().filter(|_| !self.state.project_x.monster_down)
    }

    /// Whether the card brought a Monster that can do nothing now: gone, Escaped or Down.
    pub(super) fn monster_idle(self) -> bool {
        self.content.projects[self.state.project_x.card].monster.is_some()
            && self.live_monster().is_none()
    }

    /// Whether the released Monster is a machine, Live or Down (SF-H27).
    pub fn monster_is_machine(self) -> bool {
        self.monster().is_some_and(|(monster, _)| monster.machine)
    }

    /// Whether a Live machine is in this section: what EMP Burst hits (`emp_burst`).
    pub fn machine_monster_in(self, section: Section) -> bool {
        self.live_monster().is_some_and(|(monster, at)| monster.machine && at == section)
    }

    /// Whether the Hazard at the Monster's place Downs it: reviving it there would be futile (SF-12.11.2).
    pub fn monster_in_harm(self) -> bool {
        self.monster().is_some_and(|(monster, section)| {
            self.hazard(section).is_some_and(|hazard| monster.hurt_by(hazard))
        })
    }

    /// Grey Goo enters no Fire, no launched pod, and not Outer Space (`grey_goo`).
    pub(super) fn goo_can_enter(self, section: Section) -> bool {
        self.on_board(section) && self.hazard(section) != Some(Hazard::Fire)
    }

    /// Everybody inside the Amoeba, wherever it is.
    fn swallowed(self) -> Set<Body> {
        self.bodies()
            .filter(|body| {
                matches!(
                    self.state.bodies[*body].at,
                    At::Engulfed | At::Mesosphere(Vehicle::Amoeba)
                )
            })
            .collect()
    }
}

impl Engine<'_> {
    /// The Monster comes to the board, Live.
    pub(super) fn monster_comes(&mut self, section: Section) {
        self.state.project_x.monster_down = false;
        let monster = self.state.project_x.card;
        self.tell(Event::MonsterCame { monster, at: section });
        self.monster_is_in(section);
    }

    /// The Monster moves to a section.
    pub(super) fn monster_enters(&mut self, section: Section) {
        let monster = self.state.project_x.card;
        self.tell(Event::MonsterMoved { monster, to: section });
        self.monster_is_in(section);
    }

    /// The Monster is in a section now: a Trap there is flipped, and the live one Downs it (`claymore`).
    fn monster_is_in(&mut self, section: Section) {
        self.state.project_x.monster = Some(section);
        if self.flip_traps(section) {
            self.monster_goes_down();
        }
    }

    /// The Monster goes Down, if it is Live.
    pub(crate) fn monster_goes_down(&mut self) {
        if self.look().live_monster().is_some() && !self.state.station.stationfall {
            self.state.project_x.monster_down = true;
            self.tell(Event::MonsterDown { monster: self.state.project_x.card });
        }
    }

    /// The Monster is Live again (SF-12.11.1).
    pub(crate) fn monster_stands_up(&mut self) {
        self.state.project_x.monster_down = false;
        self.tell(Event::MonsterRevived { monster: self.state.project_x.card });
    }

    /// A Monster that a Hazard hurts goes Down in it (SF-6.1); one that Fire makes burst does so wherever they meet
    /// (SF-H21).
    pub(crate) fn monster_in_hazards(&mut self) {
        let look = self.look();
        let Some((_, section)) = look.live_monster() else { return };
        if look.monster_in_harm() {
            self.fire_meets_project_x(section);
            self.monster_goes_down();
        }
    }

    /// Fire in a section turns Grey Goo into plain Damage (`grey_goo`) and makes the Amoeba burst (`amoeba`).
    pub(crate) fn fire_meets_project_x(&mut self, section: Section) {
        if self.state.sections[section].hazard != Some(Hazard::Fire) {
            return;
        }
        if self.state.sections[section].goo {
            self.state.sections[section].goo = false;
            self.tell(Event::GooBurnt { section });
        }
        if self.look().monster().is_some_and(|(_, at)| at == section) {
            self.burst();
        }
    }

    /// The Monster bursts, if its card says how.
    pub(super) fn burst(&mut self) {
        let monster = self.state.project_x.card;
        if !self.content.projects[monster].burst.is_empty() {
            self.tell(Event::MonsterBurst { monster });
        }
        for op in &self.content.projects[monster].burst {
            super::steps::carry_out(self, op, [None; crate::frame::CHOICES]);
        }
    }

    /// The Monster is gone for good.
    pub(super) fn monster_gone(&mut self) {
        if self.state.project_x.monster.take().is_some() {
            self.state.project_x.monster_down = false;
            self.tell(Event::MonsterGone { monster: self.state.project_x.card });
        }
    }

    /// The Monster in a section is Annihilated, and whoever is inside it (SF-4.6.5.1).
    pub(crate) fn annihilate_monster_in(&mut self, section: Section) {
        if self.state.project_x.monster != Some(section) {
            return;
        }
        if self.look().launched(section) {
            // Inside it one is in the pod: Antimatter carried there detonates in the Mesosphere (SF-R113).
            self.swallowed_leave(false);
        }
        for body in self.look().swallowed() {
            self.annihilate(body);
        }
        self.monster_gone();
    }

    /// A Monster in a launching pod has Escaped and stops acting; whoever is inside it has Escaped with it.
    pub(crate) fn monster_leaves_in(&mut self, pod: Section) {
        if self.state.project_x.monster == Some(pod) {
            self.swallowed_leave(true);
        }
    }

    fn swallowed_leave(&mut self, told: bool) {
        for body in self.look().swallowed() {
            self.state.bodies[body].at = At::Mesosphere(Vehicle::Amoeba);
            if told {
                self.tell(Event::Escaped { body });
            }
        }
    }

    /// Somebody lies inside the Monster now, with all possessions; an Unhelmeted Human goes Down (`amoeba`).
    pub(crate) fn engulf(&mut self, body: Body) {
        if self.look().is_human(body) && !self.look().helmeted(body) {
            self.put_down(body);
        }
        self.state.bodies[body].at = At::Engulfed;
        self.tell(Event::Engulfed { body });
    }

    /// Everybody swallowed is in a section again. Where a pod has no room for them all, they are in the section it
    /// hangs on (SF-H22); the Monster's own place is free by then.
    pub(super) fn release_engulfed(&mut self, section: Section) {
        let look = self.look();
        let swallowed = look.swallowed();
        let seat =
            u8::from(look.monster().is_some_and(|(monster, at)| monster.seat && at == section));
        let room = look.has_room(section, (swallowed.len() as u8).saturating_sub(seat));
        let to = if room { section } else { look.dock_of(section).unwrap_or(section) };
        for body in swallowed {
            self.tell(Event::Freed { body, section: to });
            self.come_to(body, to);
        }
    }

    /// Grey Goo in a section, in place of a Damaged marker (`grey_goo`).
    pub(super) fn spread_goo(&mut self, section: Section) {
        self.state.sections[section].goo = true;
        self.tell(Event::GooSpread { section });
        self.damage(section);
    }

    /// The Wormhole opens or drifts to a section.
    pub(super) fn wormhole_to(&mut self, section: Section) {
        self.state.project_x.wormhole = Some(section);
        self.tell(Event::WormholeMoved { to: section });
    }

    /// Moves the Target marker (SF-A8.5).
    pub(crate) fn mark_target(&mut self, body: Body) {
        self.state.project_x.target = Some(body);
        self.tell(Event::Targeted { body });
    }
}
