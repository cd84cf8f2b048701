//! Powers that ask for one target: what the content file says it may be, and what the rules for everybody leave of it.

use crate::condition::{Scope, Value, Who};
use crate::engine::Engine;
use crate::ids::{Ability, Body, Character, Data, Item};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::{Guilt, MarkerEvent, Player};

impl Look<'_> {
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
}

/// Whatever a power could be aimed at.
pub(super) fn candidates(look: Look<'_>, ability: Ability, found: &mut dyn FnMut(Move)) {
    match ability {
        Ability::Overload => {
            look.sections().for_each(|section| found(Move::Choose(Choice::Section(section))));
        }
        _ => look.bodies().for_each(|body| found(Move::Choose(Choice::Body(body)))),
    }
    if ability == Ability::ShapeshiftSwitch {
        found(Move::Pass);
    }
}

/// Whether a power may be aimed so.
pub(super) fn allows(look: Look<'_>, ability: Ability, mv: &Move) -> bool {
    // Who is Annihilated, Escaped or swallowed does nothing (SF-H24).
    let usable = |own: Body| {
        look.can_act(own) && look.power_usable(ability, look.owner(own), look.state.turn.player)
    };
    let reaches = |own, body| look.on_the_board(body) && look.power_reaches(ability, own, body);
    match (ability, *mv) {
        (Ability::ShapeshiftSwitch, Move::Pass) => usable(Body::Consort),
        (Ability::ShapeshiftSwitch, Move::Choose(Choice::Body(body))) => {
            usable(Body::Consort) && reaches(Character::Consort, body)
        }
        (Ability::RecordedConfessional, Move::Choose(Choice::Body(body))) => {
            usable(Body::Counselor) && reaches(Character::Counselor, body)
        }
        (Ability::TrojanHorse, Move::Choose(Choice::Body(body))) => {
            look.can_possess(body)
                && !look.has_data(body, Data::DigitalAssistant)
                && reaches(Character::DigitalAssistant, body)
        }
        (Ability::SecretCache, Move::Choose(Choice::Body(body))) => {
            may_have_helmet(look, look.state.turn.player, body)
        }
        (Ability::Overload, Move::Choose(Choice::Section(section))) => {
            look.exists(section) && !look.launched(section)
        }
        _ => false,
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

/// Every other Innocent player who has this Human as Conspirator becomes Suspect, if this is a Live body of it
/// (`recorded_confessional`, SF-H33).
pub(crate) fn confess(engine: &mut Engine<'_>, body: Body) {
    for player in 0..engine.state.table.players {
        let player = Player(player);
        let look = engine.look();
        let named = player != look.state.turn.player
            && look.state.players[player].guilt == Guilt::Innocent
            && look.can_act(body)
            && look.is_conspirator(player, look.owner(body));
        if named {
            engine.suspect(player);
        }
    }
}
