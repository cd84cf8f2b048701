//! What happens to Characters: wounds, death, pods (NEM-12, NEM-18).

use kernel::Draw;

use super::{DECKS, Engine};
use crate::decisions::DiscardExcess;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Object, Player, Trait, Wound};
use crate::state::{Fate, SeriousWound, Thing};

impl Engine<'_> {
    /// Light Wounds, one after another (NEM-12.1, NEM-12.5).
    pub(crate) fn light_wounds(&mut self, player: Player, n: u8) {
        for _ in 0..n {
            if !self.look().awake(player) || self.over() {
                return;
            }
            if self.too_many(player) {
                return self.die(player, "nem-cause-wounds");
            }
            self.tell(Event::new("NEM-12.1", "nem-event-light-wound").player(player));
            let most = self.content.wound_limits.light;
            if self.look().of(player).light < most {
                self.of(player).light += 1;
            } else {
                self.of(player).light = 0;
                self.draw_serious(player);
            }
        }
    }

    /// Serious Wounds, one after another (NEM-12.2).
    pub(crate) fn serious_wounds(&mut self, player: Player, n: u8) {
        for _ in 0..n {
            if !self.look().awake(player) || self.over() {
                return;
            }
            if self.too_many(player) {
                return self.die(player, "nem-cause-wounds");
            }
            self.draw_serious(player);
        }
    }

    /// Whether the next wound kills (NEM-12.4).
    fn too_many(&self, player: Player) -> bool {
        let look = self.look();
        look.of(player).serious.len() >= usize::from(look.serious_limit(player))
    }

    fn draw_serious(&mut self, player: Player) {
        if self.state.wounds.values().iter().all(|n| *n == 0) {
            self.state.wounds = self.state.wound_discard;
            self.state.wound_discard = Default::default();
        }
        let total: u32 = self.state.wounds.values().iter().map(|n| u32::from(*n)).sum();
        if total == 0 {
            return;
        }
        let mut at = self.state.chance.stream(DECKS).below(total);
        let drawn = Wound::ALL.iter().copied().find(|wound| {
            let n = u32::from(self.state.wounds[*wound]);
            let here = at < n;
            at = at.wrapping_sub(if here { 0 } else { n });
            here
        });
        let Some(wound) = drawn else { return };
        self.state.wounds[wound] -= 1;
        let dressed = wound == Wound::Leg && self.look().has_trait(player, Trait::Wheelchair);
        self.of(player).serious.push(SeriousWound { wound, dressed });
        let event = Event::new("NEM-12.2", "nem-event-serious-wound").player(player);
        self.reveal(event.name("wound", wound.word()));
        self.free_hands(player);
    }

    /// Who carries more than there are Hands for drops something (NEM-12.7).
    pub(crate) fn free_hands(&mut self, player: Player) {
        if self.look().hands_used(player) > self.look().hand_slots(player) {
            self.ask(Frame::DiscardExcess(DiscardExcess { player }));
        }
    }

    /// A Character dies (NEM-12.11).
    pub(crate) fn die(&mut self, player: Player, cause: &'static str) {
        if !self.look().awake(player) || self.over() {
            return;
        }
        let event = Event::new("NEM-12.11", "nem-event-dies").player(player).name("cause", cause);
        self.tell(event.room(self.look().of(player).at));
        self.leave_pod(player);
        self.of(player).fate = Fate::Dead;
        let at = self.look().of(player).at;
        let hands = self.look().of(player).hands;
        for carried in hands.iter() {
            if let Thing::Object(object) = carried.thing {
                self.state.rooms[at].objects[object] += 1;
            }
        }
        self.lay(Object::Corpse, at);
        // Items leave the game (in a crew they wait for a revival, COOP-05): nobody can reach them where they are.
        let own = self.of(player);
        own.hands = own.hands.iter().copied().filter(|it| it.item().is_some()).fold(
            workbench::flat::List::new(),
            |mut hands, carried| {
                hands.push(carried);
                hands
            },
        );
        own.larva = false;
        own.larva_mini = false;
        own.passed = true;
        if !std::mem::replace(&mut self.state.somebody_died, true) {
            self.unlock_pods("NEM-12.12");
        }
    }

    /// Every pod is unlocked (NEM-18.9).
    pub(crate) fn unlock_pods(&mut self, rule: &'static str) {
        for pod in &mut *self.state.pods {
            pod.locked = false;
        }
        self.tell(Event::new(rule, "nem-event-pods-unlocked"));
    }

    /// Somebody leaves the pod, whatever for.
    fn leave_pod(&mut self, player: Player) {
        if let Fate::InPod(pod) = self.look().of(player).fate {
            self.state.pods[pod.index()].aboard.remove(player);
        }
    }

    /// Somebody comes back from a pod into the Room (NEM-18.6).
    pub(crate) fn step_out(&mut self, player: Player) {
        self.leave_pod(player);
        self.of(player).fate = Fate::Active;
        let event = Event::new("NEM-18.6", "nem-event-leaves-pod").player(player);
        self.tell(event.room(self.look().of(player).at));
    }

    /// An Escape Pod leaves with everybody in it (NEM-18.4).
    pub(crate) fn launch(&mut self, pod: crate::ids::Pod) {
        let aboard = self.state.pods[pod.index()].aboard;
        self.state.pods[pod.index()].launched = true;
        self.tell(Event::new("NEM-18.4", "nem-event-launched").number("n", pod.printed()));
        for player in aboard {
            self.of(player).fate = Fate::Escaped;
            self.of(player).passed = true;
        }
    }

    /// Somebody falls asleep (NEM-18.11).
    pub(crate) fn hibernate(&mut self, player: Player) {
        self.of(player).fate = Fate::Hibernating;
        self.of(player).passed = true;
        self.tell(Event::new("NEM-18.11", "nem-event-hibernates").player(player));
    }

    /// The player passes (NEM-3.8).
    pub(crate) fn pass(&mut self, player: Player) {
        if !std::mem::replace(&mut self.of(player).passed, true) {
            self.tell(Event::new("NEM-3.8", "nem-event-passes").player(player));
        }
    }

    /// Puts a Serious Wound face down (NEM-12.8).
    pub(crate) fn dress(&mut self, player: Player, wound: Wound) {
        let found =
            self.of(player).serious.iter_mut().find(|own| own.wound == wound && !own.dressed);
        if let Some(own) = found {
            own.dressed = true;
            self.tell(
                Event::new("NEM-12.8", "nem-event-dressed")
                    .player(player)
                    .name("wound", wound.word()),
            );
        }
    }

    /// Discards a dressed Serious Wound (NEM-12.9).
    pub(crate) fn heal(&mut self, player: Player, wound: Wound) {
        let own = self.of(player);
        let place = own.serious.iter().position(|it| it.wound == wound && it.dressed);
        if let Some(place) = place {
            own.serious.remove(place);
            self.state.wound_discard[wound] += 1;
            self.tell(
                Event::new("NEM-12.9", "nem-event-healed")
                    .player(player)
                    .name("wound", wound.word()),
            );
        }
    }

    /// Removes Light Wounds; none: all of them.
    pub(crate) fn heal_light(&mut self, player: Player, n: Option<u8>) {
        let own = self.of(player);
        own.light = n.map_or(0, |n| own.light.saturating_sub(n));
        self.tell(Event::new("NEM-12.9", "nem-event-light-healed").player(player));
    }
}
