//! Deeds done in a section or to one.

use super::{Deed, Draft, Reader};
use crate::action::{Action, Weapon};
use crate::automation::script::{Call, Verb};
use crate::condition::Value;
use crate::ids::{Section, SectionAction};
use crate::state::{KompromatPlace, MarkerEvent};

impl Reader<'_> {
    /// A verb that is done in a section, or from one to another.
    pub(super) fn somewhere(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        match call.verb {
            Verb::Transmit => self.transmit(call, draft, found),
            Verb::AirlockOut => self.airlock_out(call, draft, found),
            Verb::DataMining => self.offering(SectionAction::DataMining, &mut |at| {
                self.kompromat_places(&mut |lies| {
                    let draft = Draft { section: Some(lies), ..draft };
                    self.offer(draft, Some(at), Some(Action::DataMining { at: lies }), found);
                });
            }),
            Verb::EnterWormhole => {
                let enter = Some(Action::EnterWormhole { drag: None });
                if let Some(at) = look.state.project_x.wormhole {
                    self.offer(draft, Some(at), enter, found);
                }
            }
            _ => self.sections(&call.args[0], draft, &mut |draft, section| {
                let draft = Draft { section: Some(section), ..draft };
                self.at_a_section(call.verb, section, draft, found);
            }),
        }
    }

    fn at_a_section(
        &self,
        verb: Verb,
        section: Section,
        draft: Draft,
        found: &mut dyn FnMut(Deed),
    ) {
        let look = self.look;
        match verb {
            Verb::Sabotage => {
                for (means, with) in [(0, Weapon::Gun), (1, Weapon::Bludgeon)] {
                    let action = Some(Action::Sabotage { with });
                    self.offer(Draft { means, ..draft }, Some(section), action, found);
                }
                if !look.state.sections[section].damaged {
                    self.firebomb(section, draft, found);
                }
            }
            Verb::SectionLaunch => self.section_launch(section, draft, found),
            Verb::Launch => {
                // At equal distance Section Launch, then Bridge Launch, then Timed Launch (SF-B13.7).
                self.section_launch(section, draft, found);
                if look.launch_ready(section, self.actor) {
                    let bridge = SectionAction::BridgeLaunch;
                    self.plain(bridge, Draft { means: 1, ..draft }, found);
                }
                self.timed_launch(Some(section), Draft { means: 2, ..draft }, found);
            }
            Verb::EmpBurst => self.offer(draft, Some(section), Some(Action::EmpBurst), found),
            Verb::NerveGas => {
                let gas = Some(Action::NerveGas { at: section });
                self.offer(draft, Some(section), gas, found);
                self.thrown_from(section, &mut |from| {
                    self.offer(draft, Some(from), gas, found);
                });
            }
            Verb::Missile => {
                let missile = Some(Action::Missile { at: section });
                self.offer(draft, self.here(), missile, found);
            }
            _ => {}
        }
    }

    fn section_launch(&self, pod: Section, draft: Draft, found: &mut dyn FnMut(Deed)) {
        if let Some(dock) = self.look.dock_of(pod) {
            self.offer(draft, Some(dock), Some(Action::SectionLaunch { pod }), found);
        }
    }

    /// Timed Launch of the pod somebody is in; one marker of this bot is enough (SF-B7.10).
    pub(super) fn timed_launch(
        &self,
        pod: Option<Section>,
        draft: Draft,
        found: &mut dyn FnMut(Deed),
    ) {
        let Some(pod) = pod.filter(|pod| self.look.content.sections[*pod].pod.is_some()) else {
            return;
        };
        let timed =
            self.look.state.markers.iter().any(|marker| {
                marker.event == MarkerEvent::Launch(pod) && marker.owner == self.player
            });
        if !timed {
            let launch = Some(Action::Section(SectionAction::TimedLaunch));
            self.offer(draft, Some(pod), launch, found);
        }
    }

    fn transmit(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let Some(own) = self.body() else { return };
        self.values(&call.args[0], &mut |first, what| {
            let Value::Data(data) = what else { return };
            if !self.look.has_data(own, data) {
                return;
            }
            self.values(&call.args[1], &mut |second, to| {
                let Value::Offsite(to) = to else { return };
                self.offering(SectionAction::Transmit, &mut |at| {
                    let draft = Draft { first, second, ..draft };
                    self.offer(draft, Some(at), Some(Action::Transmit { data, to }), found);
                });
            });
        });
    }

    /// An Item thrown out of an airlock, or a Down body put out.
    fn airlock_out(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        self.values(&call.args[0], &mut |first, value| {
            let draft = Draft { first, ..draft };
            match value {
                Value::Item(item) if self.body().is_some_and(|own| look.has_loose(own, item)) => {
                    let out = Action::Throw { item, to: Section::OuterSpace, ignite: false };
                    self.thrown_from(Section::OuterSpace, &mut |from| {
                        self.offer(draft, Some(from), Some(out), found);
                    });
                }
                Value::Who(who) => self.bodies_of(who, &mut |body| {
                    let at = look.section_of(body);
                    let draft = self.with_target(draft, body);
                    self.offer(draft, at, Some(Action::PutOut { body }), found);
                }),
                _ => {}
            }
        });
    }

    /// The sections where Kompromat lies: everybody sees that.
    fn kompromat_places(&self, found: &mut dyn FnMut(Section)) {
        for (_, place) in self.look.state.kompromat.iter() {
            if let KompromatPlace::Board(section) = place {
                found(*section);
            }
        }
    }

    /// Kompromat picked up: in its section, or from an adjacent one by the Investigator.
    pub(super) fn kompromat(&self, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        self.kompromat_places(&mut |lies| {
            let draft = Draft { section: Some(lies), ..draft };
            let action = Some(Action::PickUpKompromat { at: lies });
            self.offer(draft, Some(lies), action, found);
            if look.has_ability(self.actor, crate::ids::Ability::Investigator) {
                look.adjacent(lies).for_each(|at| self.offer(draft, Some(at), action, found));
            }
        });
    }
}
