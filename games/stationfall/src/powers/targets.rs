//! Powers that ask for one target: what the content file says it may be, and what the rules for everybody leave of it.

use crate::condition::{Scope, Value, Who};
use crate::engine::Engine;
use crate::ids::{Ability, Body, Character, Data, Item};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::{Guilt, MarkerEvent, Player};

impl<'a> Look<'a> {
    /// Whether what a power's text demands holds (`usable_if`).
    pub(super) fn power_usable(self, ability: Ability, own: Character, player: Player) -> bool {
        let usable = &self.content.abilities[ability].usable_if;
        let scope = Scope::new(self).of(own).me(player);
        usable.as_ref().is_none_or(|condition| condition.holds(&scope))
    }

    /// Whether a body is among a power's targets (`target`).
    pub(super) fn power_reaches(self, ability: Ability, own: Character, body: Body) -> bool {
        let scope = Scope::new(self).of(own).me(self.state.turn.player);
        let target = &self.content.abilities[ability].target;
        let value = Value::Who(Who::Body(body));
        target.as_ref().is_some_and(|target| target.contains(&scope, value))
    }

    /// The bodies that take part and are among a power's targets.
    fn power_targets(self, ability: Ability, own: Character) -> impl Iterator<Item = Body> + 'a {
        self.bodies()
            .filter(move |body| self.on_the_board(*body) && self.power_reaches(ability, own, *body))
    }
}

pub(super) fn answers(look: Look<'_>, ability: Ability, answer: &mut dyn FnMut(Move)) {
    let player = look.state.turn.player;
    // Who is Annihilated, Escaped or swallowed does nothing (SF-H24).
    let usable =
        |own: Body| look.can_act(own) && look.power_usable(ability, look.owner(own), player);
    let mut body = |body| answer(Move::Choose(Choice::Body(body)));
    match ability {
        Ability::ShapeshiftSwitch if usable(Body::Consort) => {
            look.power_targets(ability, Character::Consort).for_each(body);
            answer(Move::Pass);
        }
        Ability::RecordedConfessional if usable(Body::Counselor) => {
            look.power_targets(ability, Character::Counselor).for_each(body);
        }
        Ability::TrojanHorse => look
            .power_targets(ability, Character::DigitalAssistant)
            .filter(|target| {
                look.can_possess(*target) && !look.has_data(*target, Data::DigitalAssistant)
            })
            .for_each(body),
        Ability::SecretCache => {
            look.bodies()
                .filter(|target| may_have_helmet(look, player, *target))
                .for_each(&mut body);
        }
        Ability::Overload => look
            .sections()
            .filter(|section| !look.launched(*section))
            .for_each(|section| answer(Move::Choose(Choice::Section(section)))),
        _ => {}
    }
}

/// The Stowaway, Live or Down, on the board or on her card, or a Live body of a Conspirator (`secret_cache`), while the
/// supply has a Helmet (SF-R165).
fn may_have_helmet(look: Look<'_>, player: Player, body: Body) -> bool {
    let own = body == Body::Stowaway && look.is_present(body);
    let conspirator = look.can_act(body) && look.is_conspirator(player, look.owner(body));
    look.state.supply.has(Item::Helmet) && look.can_possess(body) && (own || conspirator)
}

pub(super) fn play(engine: &mut Engine<'_>, ability: Ability, mv: &Move) {
    engine.state.frames.pop();
    match (ability, *mv) {
        (Ability::ShapeshiftSwitch, Move::Choose(Choice::Body(body))) => engine.switch(body),
        (Ability::RecordedConfessional, Move::Choose(Choice::Body(body))) => confess(engine, body),
        (Ability::TrojanHorse, Move::Choose(Choice::Body(body))) => {
            engine.grant_data(body, Data::DigitalAssistant);
        }
        (Ability::SecretCache, Move::Choose(Choice::Body(body))) => {
            engine.grant(body, Item::Helmet);
        }
        (Ability::Overload, Move::Choose(Choice::Section(section))) => {
            let minute = engine.state.minute;
            engine.place_marker(MarkerEvent::Overload(section), minute);
        }
        _ => {}
    }
    engine.settle();
}

/// Every other Innocent player who has this Human as Conspirator becomes Suspect (`recorded_confessional`).
pub(crate) fn confess(engine: &mut Engine<'_>, body: Body) {
    for player in 0..engine.state.table.players {
        let player = Player(player);
        let look = engine.look();
        let named = player != look.state.turn.player
            && look.state.players[player].guilt == Guilt::Innocent
            && look.is_conspirator(player, look.owner(body));
        if named {
            engine.suspect(player);
        }
    }
}
