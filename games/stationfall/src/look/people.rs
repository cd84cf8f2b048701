//! Characters and what they possess (chapters 4, 8 and 9).

use super::Look;
use crate::action::Actor;
use crate::ids::{Ability, Body, Character, Data, Item};
use crate::state::{At, Holder, Life, Player};

impl Look<'_> {
    /// Human (SF-4.2.1).
    #[inline]
    pub fn is_human(self, body: Body) -> bool {
        self.content.characters[self.owner(body)].human
    }

    /// Robot (SF-4.2.1).
    #[inline]
    pub fn is_robot(self, body: Body) -> bool {
        self.content.characters[self.owner(body)].robot
    }

    /// Neither Down nor Annihilated (SF-4.6.1).
    #[inline]
    pub fn is_live(self, body: Body) -> bool {
        let state = &self.state.bodies[body];
        state.life == Life::Live && !matches!(state.at, At::Absent | At::Annihilated)
    }

    /// Down, and not Annihilated.
    #[inline]
    pub fn is_down(self, body: Body) -> bool {
        let state = &self.state.bodies[body];
        state.life == Life::Down && !matches!(state.at, At::Absent | At::Annihilated)
    }

    /// Annihilated (SF-4.6.5.1).
    #[inline]
    pub fn is_annihilated(self, body: Body) -> bool {
        self.state.bodies[body].at == At::Annihilated
    }

    /// In the Mesosphere, or taken off by a ship (SF-4.6.6.1, SF-R180).
    pub fn is_escaped(self, body: Body) -> bool {
        let state = &self.state.bodies[body];
        if state.taken_off {
            return true;
        }
        match state.at {
            At::Mesosphere(_) => true,
            At::Section(_) if body == Body::TelepathicRat => {
                match self.state.uniques[Item::TelepathicRat] {
                    Holder::Section(section) => self.launched(section),
                    Holder::Body(holder) => self.is_escaped(holder),
                    Holder::Mesosphere(_) => true,
                    Holder::Nowhere => false,
                }
            }
            At::Section(section) => self.launched(section),
            At::Absent | At::Card | At::Engulfed | At::Annihilated => false,
        }
    }

    /// On the board or its card where it can take part: not Escaped, not Annihilated, not swallowed
    /// (SF-4.6.5.2, SF-4.6.6.2).
    #[inline]
    pub fn is_present(self, body: Body) -> bool {
        match self.state.bodies[body].at {
            At::Card => true,
            // The Rat is where its token is: with somebody swallowed, it is nowhere.
            At::Section(_) => !self.is_escaped(body) && self.section_of(body).is_some(),
            At::Absent | At::Engulfed | At::Mesosphere(_) | At::Annihilated => false,
        }
    }

    /// Present and Live: may act, be bribed, be blackmailed.
    #[inline]
    pub fn can_act(self, body: Body) -> bool {
        self.is_live(body) && self.is_present(body)
    }

    /// The message of why a body cannot act: Down, swallowed, Escaped or Annihilated.
    pub(crate) fn why_idle(self, body: Body) -> &'static str {
        if self.is_annihilated(body) {
            "sf-refused-is-annihilated"
        } else if self.is_escaped(body) {
            "sf-refused-is-escaped"
        } else if !self.is_present(body) {
            "sf-refused-is-engulfed"
        } else {
            "sf-refused-is-down"
        }
    }

    /// Present and on the board: may be the target of Actions (SF-R15).
    #[inline]
    pub fn on_the_board(self, body: Body) -> bool {
        self.is_present(body) && self.state.bodies[body].at != At::Card
    }

    /// How many Items of a kind a body possesses, its Integral one included.
    #[inline]
    pub fn count_of(self, body: Body, item: Item) -> u8 {
        let state = &self.state.bodies[body];
        if item.is_unique() {
            u8::from(self.state.uniques[item] == Holder::Body(body))
        } else {
            state.items.count(item) + u8::from(state.integral == Some(item))
        }
    }

    /// Possesses an Item of this kind (SF-8.3).
    #[inline]
    pub fn has(self, body: Body, item: Item) -> bool {
        self.count_of(body, item) > 0
    }

    /// Possesses an Item of this kind that can be taken from it: not Integral (SF-8.4).
    pub fn has_loose(self, body: Body, item: Item) -> bool {
        if item.is_unique() {
            self.has(body, item)
        } else {
            self.state.bodies[body].items.has(item)
        }
    }

    /// The kinds of Items that can be taken from a body (SF-8.4).
    pub fn loose_items(self, body: Body) -> impl Iterator<Item = Item> {
        let unique = move |item: &Item| self.state.uniques[*item] == Holder::Body(body);
        self.state.bodies[body].items.kinds().chain(Item::uniques().filter(unique))
    }

    /// The kinds of Items lying free in a section.
    pub fn items_in(self, section: crate::ids::Section) -> impl Iterator<Item = Item> {
        let unique = move |item: &Item| self.state.uniques[*item] == Holder::Section(section);
        self.state.sections[section].items.kinds().chain(Item::uniques().filter(unique))
    }

    /// How many Item slots are in use: Items, Integral ones too, and a Contaminated marker (SF-4.5.3, SF-8.5.1,
    /// SF-R163).
    pub fn slots_used(self, body: Body) -> u8 {
        let state = &self.state.bodies[body];
        let uniques = Item::uniques()
            .filter(|item| self.state.uniques[*item] == Holder::Body(body))
            .count() as u8;
        state.items.total()
            + uniques
            + u8::from(state.integral.is_some())
            + u8::from(state.contaminated && body != Body::TelepathicRat)
    }

    /// Item slots on the card (SF-4.5.3).
    #[inline]
    pub fn item_limit(self, body: Body) -> u8 {
        self.content.characters[self.owner(body)].item_limit
    }

    /// Whether one more Item fits (SF-4.5.3).
    #[inline]
    pub fn has_slot(self, body: Body) -> bool {
        self.slots_used(body) < self.item_limit(body)
    }

    /// A Human with a Helmet (SF-8.1.1).
    #[inline]
    pub fn helmeted(self, body: Body) -> bool {
        self.is_human(body) && self.has(body, Item::Helmet)
    }

    /// Goes Down in a Hazard: an Unhelmeted Human without Adrenaline (SF-6.1, `adrenaline`).
    #[inline]
    pub fn hurt_by_hazards(self, body: Body) -> bool {
        self.is_human(body)
            && !self.has(body, Item::Helmet)
            && !self.has_ability(Actor::Body(body), Ability::Adrenaline)
    }

    /// Whether losing one Helmet would make a body go Down where it is: the last one of a Live Human in a Hazard, without
    /// Adrenaline (SF-6.1, SF-8.1.1).
    pub fn lives_by_helmet(self, body: Body) -> bool {
        self.is_live(body)
            && self.is_human(body)
            && self.count_of(body, Item::Helmet) == 1
            && !self.has_ability(Actor::Body(body), Ability::Adrenaline)
            && self.section_of(body).is_some_and(|section| self.hazard(section).is_some())
    }

    /// Possesses this Data (SF-9.2).
    #[inline]
    pub fn has_data(self, body: Body, data: Data) -> bool {
        self.state.bodies[body].data.contains(data)
    }

    /// May possess Data and Items at all: Humans and Robots (SF-4.2.2).
    #[inline]
    pub fn can_possess(self, body: Body) -> bool {
        self.is_human(body) || self.is_robot(body)
    }

    /// The Character card of an actor.
    #[inline]
    pub fn card_of(self, actor: Actor) -> Character {
        match actor {
            Actor::Body(body) => self.owner(body),
            Actor::Assistant => Character::DigitalAssistant,
        }
    }

    /// Has an Ability now: printed, or a Reveal Power of a player who revealed early, granted ones included and
    /// removed ones not (SF-4.4.1, SF-4.4.4, SF-16.2). Talk Them Through It counts in the turn of its player.
    #[inline]
    pub fn has_ability(self, actor: Actor, ability: Ability) -> bool {
        let character = self.card_of(actor);
        self.printed_or_revealed(character, ability) || self.talked_through(actor, ability)
    }

    /// Whether a Character card has an Ability of its own now.
    pub(crate) fn card_has(self, character: Character, ability: Ability) -> bool {
        self.printed_or_revealed(character, ability)
    }

    fn printed_or_revealed(self, character: Character, ability: Ability) -> bool {
        // The Bot side replaces all of it (SF-B3.6).
        if let Some(bot) = self.bot_side(character) {
            return bot.abilities.contains(ability);
        }
        let printed = self.content.characters[character].abilities.contains(ability);
        match ability {
            // Removed by Authorized Force, or by Enigma after a Schroedinger Reveal.
            Ability::Peacekeeper => {
                printed && !self.revealed_power(character, Ability::AuthorizedForce)
            }
            Ability::Uncanny => printed && !self.lost_uncanny(character),
            // Granted by Acrobatics.
            Ability::Zeroborn => printed || self.revealed_power(character, Ability::Acrobatics),
            _ => printed || self.revealed_power(character, ability),
        }
    }

    /// Whether a Reveal Power of a Character is in force: its card was revealed early (SF-4.4.4).
    pub fn revealed_power(self, character: Character, ability: Ability) -> bool {
        if let Some(bot) = self.bot_side(character) {
            return bot.abilities.contains(ability);
        }
        self.content.characters[character].identities.iter().any(|identity| {
            self.content.identities[*identity].reveal.contains(ability)
                && self
                    .pc_holder(*identity)
                    .is_some_and(|player| self.state.players[player].revealed_early)
        })
    }

    fn lost_uncanny(self, character: Character) -> bool {
        character == Character::Stranger
            && self
                .pc_holder(crate::ids::Identity::Stranger)
                .is_some_and(|player| self.state.players[player].schroedinger)
    }

    /// During the turn of the Troubleshooter's player, while the Troubleshooter is Live and there (SF-H24), all Conspirators of that
    /// player have Jury Rig and Tunnel Rat (`talk_them_through_it`).
    fn talked_through(self, actor: Actor, ability: Ability) -> bool {
        matches!(ability, Ability::JuryRig | Ability::TunnelRat)
            && self.can_act(Body::Troubleshooter)
            && self.power_player(Ability::TalkThemThroughIt) == Some(self.state.turn.player)
            && self.is_conspirator(self.state.turn.player, self.card_of(actor))
    }

    /// The player whose early-revealed PC has this Reveal Power.
    pub fn power_player(self, ability: Ability) -> Option<Player> {
        self.players().find(|player| {
            let state = &self.state.players[*player];
            let bot = self.is_bot(*player);
            state.revealed_early
                && state.pc.is_some_and(|pc| match bot {
                    true => self.content.automation.bots[pc].abilities.contains(ability),
                    false => self.content.identities[pc].reveal.contains(ability),
                })
        })
    }

    /// An Officer for Locks and for texts that count Officers (`officer`).
    #[inline]
    pub fn is_officer(self, actor: Actor) -> bool {
        self.has_ability(actor, Ability::Officer)
    }

    /// An Officer for Section Actions: Officers, and possessors of the Digital Assistant (`ai`, SF-R179).
    pub fn officer_for_sections(self, actor: Actor) -> bool {
        self.is_officer(actor)
            || actor.body().is_some_and(|body| self.has_data(body, Data::DigitalAssistant))
    }
}
