//! Attacks by Intruders (NEM-11).

use workbench::small::Set64;

use crate::decisions::Reaction;
use crate::decisions::concerned;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{AttackKind, Attacking, Entering, Frame, Set32, With};
use crate::ids::{Kind, Player, Slot};
use crate::look::Look;
use crate::state::Mini;

/// The Intruders of a Room in the order in which they attack: the largest first, then by arrival (NEM-11.4).
fn next_attacker(look: Look<'_>, at: Slot, done: impl Fn(Mini) -> bool) -> Option<Mini> {
    let ready = look.foes(at).filter(|foe| !done(foe.mini));
    // `min_by_key` keeps the first of equals, which is the first to arrive.
    ready.min_by_key(|foe| std::cmp::Reverse(foe.kind())).map(|foe| foe.mini)
}

impl Engine<'_> {
    /// An Intruder attacks: its card is drawn (NEM-11.3).
    pub(crate) fn attack(&mut self, mut attack: Attacking) {
        let look = self.look();
        let here = look.foe(attack.mini).map(|foe| foe.at);
        let target = attack.target;
        if here.is_none() || !look.stands(target) || here != Some(look.of(target).at) {
            return self.pop();
        }
        if attack.mini.kind() != Kind::Larva {
            let Some(card) = self.draw_attack() else { return self.pop() };
            attack.card = card.into();
            let kind = self.content.foes.attack_cards[card.index()].kind;
            let event = Event::new("NEM-11.3", "nem-event-attacks").player(target);
            self.reveal(event.name("kind", attack.mini.kind().word()).name("attack", kind.word()));
            if !self.content.foes.attacks[kind].attackers.contains(attack.mini.kind()) {
                self.tell(Event::new("NEM-11.3", "nem-event-attack-misses").player(target));
                return self.pop();
            }
        }
        let affected = concerned(self.look(), &attack);
        let asked = Reaction::asked(self.look(), &attack, affected);
        if asked.is_empty() {
            self.replace(Frame::Struck(attack));
        } else {
            let reaction = Reaction { attack, left: asked, ..Reaction::default() };
            self.replace(Frame::Reaction(reaction));
        }
    }

    /// An attack takes effect (NEM-11.3, NEM-11.5).
    pub(crate) fn struck(&mut self, attack: Attacking) {
        self.pop();
        let target = attack.target;
        if !self.look().stands(target) {
            return;
        }
        let Some(card) = attack.card.get() else {
            if !attack.spared.contains(target) {
                self.larva_attacks(attack.mini, target);
            }
            return;
        };
        let kind = self.content.foes.attack_cards[card.index()].kind;
        let all = concerned(self.look(), &attack).len() > 1;
        if attack.spared.contains(target) && !all {
            return;
        }
        let mut with = With::new(target, self.look().of(target).at);
        with.who = target.into();
        with.attacker = attack.mini.into();
        with.spared = attack.spared;
        self.run(self.content.foes.attacks[kind].program, with);
    }

    /// A Larva comes to sit on its target (NEM-11.5).
    pub(crate) fn larva_attacks(&mut self, mini: Mini, target: Player) {
        self.leave_board(mini);
        if !self.look().of(target).larva {
            self.attach_larva(target);
        }
        self.contaminate(target, 1);
    }

    /// The next Intruder attacks who tries to get away (NEM-9.14).
    pub(crate) fn escape(&mut self, entering: Entering, left: u8, mut done: Set32) {
        let player = entering.player;
        if !self.look().stands(player) {
            return self.pop();
        }
        let at = self.look().of(player).at;
        let next = next_attacker(self.look(), at, |mini| done.contains(mini));
        match next {
            Some(mini) if left > 0 => {
                done.insert(mini);
                self.replace(Frame::Escape { entering, left: left - 1, done });
                let kind = AttackKind::Escape;
                self.ask(Frame::Attack(Attacking {
                    mini,
                    target: player,
                    kind,
                    ..Attacking::default()
                }));
            }
            _ => {
                let still = entering.through.is_none() || self.look().neighboring(at, entering.to);
                if still {
                    self.replace(Frame::Enter(entering));
                } else {
                    self.pop();
                }
            }
        }
    }

    /// The next attack of the Intruder Attack step (NEM-11.2, NEM-11.4). Tells whether there was one.
    pub(crate) fn next_step_attack(&mut self) -> bool {
        let next = self.look().next_pair(|look, at| look.crew(at).next().is_some());
        let Some((mini, Some(target))) = next else { return false };
        self.tell_numbers(self.look().of(target).at);
        self.spend(mini);
        let kind = AttackKind::Step;
        self.ask(Frame::Attack(Attacking { mini, target, kind, ..Attacking::default() }));
        true
    }

    /// Where several Characters are, the numbers of their players' Action cards are told before the first attack (NEM-11.2).
    fn tell_numbers(&mut self, at: Slot) {
        let look = self.look();
        let first = look.foes(at).all(|foe| !foe.done);
        if !first || look.crew(at).nth(1).is_none() {
            return;
        }
        let crew: workbench::small::Set8<Player> = look.crew(at).collect();
        for player in crew {
            let n = self.look().action_count(player);
            self.tell(
                Event::new("NEM-11.2", "nem-event-action-cards").player(player).number("n", n),
            );
        }
    }

    /// An Intruder has had its turn in this step.
    fn spend(&mut self, mini: Mini) {
        if let Some(foe) = self.state.intruders.iter_mut().find(|foe| foe.mini == mini) {
            foe.done = true;
        }
    }

    /// The next of the Intruders that a Decoy lures: who fights attacks first (NEM-11.4), then all go.
    pub(crate) fn lure(&mut self, to: Slot) {
        let next = self.look().next_pair(|look, at| lured_to(look, at, to));
        if let Some((mini, target)) = next {
            self.spend(mini);
            if let Some(target) = target {
                let kind = AttackKind::Effect;
                self.ask(Frame::Attack(Attacking { mini, target, kind, ..Attacking::default() }));
            }
            return;
        }
        self.pop();
        let going: Set64<Mini> = self
            .look()
            .state
            .intruders
            .iter()
            .filter(|foe| lured_to(self.look(), foe.at, to))
            .map(|foe| foe.mini)
            .collect();
        going.iter().for_each(|mini| self.move_foe(mini, to));
        self.rest_foes();
    }

    /// Every Intruder may attack again.
    pub(crate) fn rest_foes(&mut self) {
        self.state.intruders.iter_mut().for_each(|foe| foe.done = false);
    }
}

impl Look<'_> {
    /// The next Intruder of these Rooms that has not had its turn, with whom it attacks: the one with the fewest Action
    /// cards (NEM-11.2, NEM-11.4).
    fn next_pair(self, rooms: impl Fn(Look<'_>, Slot) -> bool) -> Option<(Mini, Option<Player>)> {
        let done = |mini: Mini| self.foe(mini).is_some_and(|foe| foe.done);
        let of_room = |at: Slot| Some((at, next_attacker(self, at, done)?));
        let (at, mini) = self.slots().filter(|at| rooms(self, *at)).find_map(of_room)?;
        // `min_by_key` keeps the first of equals: the First Player, then in order.
        let there =
            self.in_order().filter(|player| self.stands(*player) && self.of(*player).at == at);
        Some((mini, there.min_by_key(|player| self.action_count(*player))))
    }
}

fn lured_to(look: Look<'_>, at: Slot, to: Slot) -> bool {
    at != to && look.neighboring(to, at)
}
