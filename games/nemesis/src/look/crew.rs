//! Characters: where they are, what they bear, how many cards they hold.

use super::Look;
use crate::content::RoomHook;
use crate::ids::{Character, Kind, Object, Player, Slot, Trait, Wound};
use crate::state::{Fate, HeldCard, Mini, Thing};
use crate::vocab::{Field, Op};

impl<'a> Look<'a> {
    /// Whether a Character stands in a Room.
    #[inline]
    pub fn stands(self, player: Player) -> bool {
        self.of(player).fate == Fate::Active && self.of(player).character.is_some()
    }

    /// Whether a Character is on board and awake (NEM-1.5).
    #[inline]
    pub fn awake(self, player: Player) -> bool {
        self.of(player).fate.awake()
    }

    /// A player's Character.
    ///
    /// # Panics
    /// Before the draft.
    #[inline]
    pub fn character(self, player: Player) -> Character {
        self.of(player).character.get().expect("everybody has a Character after the draft")
    }

    /// Whether a Character has this Trait in play (NEM-A1.5).
    pub fn has_trait(self, player: Player, wanted: Trait) -> bool {
        let Some(character) = self.of(player).character.get() else { return false };
        let card = &self.content.characters[character];
        card.own == wanted && (card.aftermath || self.state.table.traits)
    }

    /// Whether a Character is in Combat (NEM-1.8).
    #[inline]
    pub fn in_combat(self, player: Player) -> bool {
        self.stands(player) && self.has_foe(self.of(player).at)
    }

    /// Whether a Room holds a Character and an Intruder.
    pub fn fighting(self, slot: Slot) -> bool {
        self.has_foe(slot) && self.crew(slot).next().is_some()
    }

    /// The Action cards in a hand.
    pub fn actions(self, player: Player) -> impl Iterator<Item = crate::ids::Card> + Clone + 'a {
        self.of(player).hand.iter().filter_map(|card| card.action())
    }

    /// How many Action cards a player holds (NEM-11.2).
    pub fn action_count(self, player: Player) -> u8 {
        self.actions(player).count() as u8
    }

    /// Whether a hand holds a Contamination card.
    pub fn contaminated_hand(self, player: Player) -> bool {
        self.of(player).hand.iter().any(|card| card.is_contamination())
    }

    /// All cards of a player: deck, hand and discard pile.
    pub fn all_cards(self, player: Player) -> impl Iterator<Item = HeldCard> + Clone + 'a {
        let own = self.of(player);
        own.deck.iter().chain(own.hand.iter()).chain(own.discard.iter()).copied()
    }

    /// Whether a Character has an undressed Serious Wound of a kind (NEM-12.3).
    pub fn suffers(self, player: Player, wound: Wound) -> bool {
        let counts = |own: Wound| self.content.wounds[own].same_as == wound;
        self.of(player).serious.iter().any(|own| !own.dressed && counts(own.wound))
    }

    /// The most Serious Wounds a Character bears (NEM-12.4).
    pub fn serious_limit(self, player: Player) -> u8 {
        let Some(character) = self.of(player).character.get() else {
            return self.content.wound_limits.serious;
        };
        let own = self.content.characters[character].own;
        if !self.has_trait(player, own) {
            return self.content.wound_limits.serious;
        }
        let raised = self.content.traits[own].ops.iter().find_map(|op| match op {
            Op::SetSeriousWoundLimit { n } => Some(*n),
            _ => None,
        });
        raised.unwrap_or(self.content.wound_limits.serious)
    }

    /// How many cards a player draws up to (NEM-3.2, NEM-3.3).
    pub fn draw_limit(self, player: Player) -> u8 {
        let own = self.of(player);
        let mut limit = self.content.setup.draw_limit;
        if own.fate == Fate::Active
            && let Some(card) = self.card(own.at)
            && self.working(own.at)
            && !self.has_foe(own.at)
        {
            for passive in card.passive.iter().filter(|it| it.hook == RoomHook::DrawLimit) {
                for op in self.content.program(passive.program) {
                    if let Op::Modify { field: Field::DrawLimit, n, .. } = op {
                        limit = limit.saturating_add_signed(*n);
                    }
                }
            }
        }
        limit - u8::from(self.suffers(player, Wound::Body))
    }

    /// Whether a Character carries an Object.
    pub fn carries(self, player: Player, object: Object) -> bool {
        let is = |thing: Thing| match (thing, object) {
            (Thing::Object(Object::BlueCorpse), Object::Corpse) => true,
            (Thing::Object(own), wanted) => own == wanted,
            (Thing::Item(_), _) => false,
        };
        self.of(player).hands.iter().any(|carried| is(carried.thing))
    }

    /// The Intruder of a miniature, if it is on the board.
    pub fn foe(self, mini: Mini) -> Option<&'a crate::state::Intruder> {
        self.state.intruders.iter().find(|intruder| intruder.mini == mini)
    }

    /// A miniature of a type that is not on the board.
    pub fn spare_mini(self, kind: Kind) -> Option<Mini> {
        let free = |mini: &Mini| self.foe(*mini).is_none();
        let on_boards = match kind {
            Kind::Larva => self.players().filter(|player| self.of(*player).larva_mini).count(),
            _ => 0,
        };
        // Larvae on Character boards are miniatures too (NEM-1.11).
        let mut spare = Mini::of(kind).filter(free);
        let first = spare.next()?;
        (spare.count() + 1 > on_boards).then_some(first)
    }
}
