//! Players, their seats, PCs and Conspirators (chapters 3, 4 and 17).

use kernel::{Seat, SeatSet};

use super::Look;
use crate::automation::Bot;
use crate::ids::{Ability, Body, Character, Identity};
use crate::state::{IdentityPlace, KompromatPlace, Player};

impl<'a> Look<'a> {
    /// The players in turn order from the first seat's first colour.
    #[inline]
    pub fn players(self) -> impl DoubleEndedIterator<Item = Player> + Clone + 'a {
        (0..self.state.table.players).map(Player)
    }

    /// The players in the order of turns, beginning with the first player (SF-2.6).
    pub fn turn_order(self) -> impl Iterator<Item = Player> + 'a {
        let count = self.state.table.players;
        let first = self.state.table.first.0;
        (0..count).map(move |i| Player((first + i) % count))
    }

    /// Who decides for a player: with two seats the colours alternate between them (SF-17.2.2.2).
    #[inline]
    pub fn seat_of(self, player: Player) -> Seat {
        Seat(player.0 % self.state.table.seats)
    }

    /// Whether two players are the same human (SF-R155).
    #[inline]
    pub fn same_seat(self, one: Player, other: Player) -> bool {
        self.seat_of(one) == self.seat_of(other)
    }

    /// The seats that share Identity cards with this one: its team, itself included (SF-R154).
    pub fn allies(self, seat: Seat) -> SeatSet {
        let team = self.state.table.team;
        if team.is_empty() || self.state.table.bots.contains(seat) {
            SeatSet::of(seat)
        } else if team.contains(seat) {
            team
        } else {
            self.humans().difference(team)
        }
    }

    /// Whether a player is a bot (SF-B1.1). With bots at the table every player is a seat of its own (SF-B2.10).
    #[inline]
    pub fn is_bot(self, player: Player) -> bool {
        self.state.table.bots.contains(self.seat_of(player))
    }

    /// Whether it is a bot's turn.
    #[inline]
    pub fn bot_turn(self) -> bool {
        !self.state.table.bots.is_empty() && self.is_bot(self.state.turn.player)
    }

    /// The Bot side of a Character's card, if it lies that way up (SF-B1.2).
    #[inline]
    pub fn bot_side(self, character: Character) -> Option<&'a Bot> {
        if self.state.table.bots.is_empty() {
            return None;
        }
        let cards = &self.content.characters[character].identities;
        let bot = |card: &&Identity| self.pc_holder(**card).is_some_and(|p| self.is_bot(p));
        cards.iter().find(bot).map(|card| &self.content.automation.bots[*card])
    }

    /// The seats of the humans.
    pub fn humans(self) -> SeatSet {
        SeatSet::first(self.state.table.seats).difference(self.state.table.bots)
    }

    /// The active player's seat.
    #[inline]
    pub fn active_seat(self) -> Seat {
        self.seat_of(self.state.turn.player)
    }

    /// The player who revealed this Identity.
    #[inline]
    pub fn pc_holder(self, identity: Identity) -> Option<Player> {
        match self.state.identities[identity] {
            IdentityPlace::Revealed(player) => Some(player),
            _ => None,
        }
    }

    /// The players whose PC a Character is: mostly one, for the Doctor perhaps two (SF-R30).
    #[inline]
    pub fn pc_of(self, character: Character) -> impl Iterator<Item = Player> + 'a {
        self.content.characters[character]
            .identities
            .iter()
            .filter_map(move |id| self.pc_holder(*id))
    }

    /// Whether a Character is anybody's PC (SF-4.1.1).
    #[inline]
    pub fn is_pc(self, character: Character) -> bool {
        self.pc_of(character).next().is_some()
    }

    /// The Character a player has revealed.
    pub fn pc_character(self, player: Player) -> Option<Character> {
        self.state.players[player].pc.map(|identity| self.content.identities[identity].character)
    }

    /// Live for Influence and activation: some body Live and Unescaped, or the Digital Assistant, who always is
    /// (SF-R176, SF-R177).
    pub fn card_is_live(self, character: Character) -> bool {
        character == Character::DigitalAssistant
            || self.content.characters[character].bodies.iter().any(|body| self.can_act(*body))
    }

    /// The message of why no body of a Character can act: of several bodies the one that could soonest act again.
    pub(crate) fn why_card_idle(self, character: Character) -> &'static str {
        const SOONEST_FIRST: [&str; 4] = [
            "sf-refused-is-down",
            "sf-refused-is-engulfed",
            "sf-refused-is-escaped",
            "sf-refused-is-annihilated",
        ];
        let bodies = &self.content.characters[character].bodies;
        let is = |why: &&str| bodies.iter().any(|body| self.why_idle(*body) == *why);
        SOONEST_FIRST.into_iter().find(is).unwrap_or(SOONEST_FIRST[0])
    }

    /// The bodies of a Character that can act now.
    pub fn acting_bodies(self, character: Character) -> impl Iterator<Item = Body> + 'a {
        self.content.characters[character]
            .bodies
            .iter()
            .copied()
            .filter(move |body| self.can_act(*body))
    }

    /// A player's Conspirator (SF-4.3.1, SF-4.3.2): Live, and the own PC, or an NPC with at least one own cube and no
    /// other player having more.
    pub fn is_conspirator(self, player: Player, character: Character) -> bool {
        if !self.in_play(character) {
            return false;
        }
        if self.pc_character(player) == Some(character) {
            return self.card_is_live(character);
        }
        let cubes = &self.state.cards[character].cubes;
        let own = cubes[player];
        own > 0
            && !self.is_pc(character)
            && character != Character::Drones
            && (self.players().all(|other| cubes[other] <= own) || self.has_deep_pockets(player))
            && self.card_is_live(character)
    }

    /// Whether one cube is enough for a Conspirator (`bot_deep_pockets`).
    pub(crate) fn has_deep_pockets(self, player: Player) -> bool {
        self.state.table.bots.contains(self.seat_of(player))
            && self.state.players[player].pc.is_some_and(|pc| {
                let abilities = self.content.automation.bots[pc].abilities;
                abilities.contains(Ability::BotDeepPockets)
            })
    }

    /// The Bonus Characters of a player that the player knows: of a bot only those turned up (`bot_hidden`).
    pub fn known_bonus_of(self, player: Player) -> impl Iterator<Item = Identity> + 'a {
        let bot = self.is_bot(player);
        self.bonus_of(self.seat_of(player)).filter(move |identity| {
            !bot || !matches!(self.state.identities[*identity], IdentityPlace::Bonus(_))
        })
    }

    /// How many discs lie on a card.
    pub fn discs_on(self, character: Character) -> u8 {
        self.players().filter(|player| self.state.players[*player].disc == Some(character)).count()
            as u8
    }

    /// Exhausted by the discs on it now (SF-15.5.1); with Uncanny only at two (SF-R7).
    pub fn exhausted_now(self, character: Character) -> bool {
        let uncanny = self.content.characters[character].bodies.first().is_some_and(|body| {
            self.has_ability(crate::action::Actor::Body(*body), Ability::Uncanny)
        });
        self.discs_on(character) >= if uncanny { 2 } else { 1 }
    }

    /// All cubes on a card.
    pub fn cubes_on(self, character: Character) -> u8 {
        self.players().map(|player| self.state.cards[character].cubes[player]).sum()
    }

    /// The Kompromat in a seat's hand, by the Character each names.
    pub fn kompromat_of(self, seat: Seat) -> impl Iterator<Item = Character> + 'a {
        self.state.kompromat.iter().filter_map(move |(character, place)| match place {
            KompromatPlace::Hand { seat: holder, .. } if *holder == seat => Some(character),
            _ => None,
        })
    }

    /// The Kompromat lying in a section: a secret of the table, whatever asks must not show it.
    pub fn kompromat_at(self, section: crate::ids::Section) -> Option<Character> {
        self.state
            .kompromat
            .iter()
            .find(|(_, place)| **place == KompromatPlace::Board(section))
            .map(|(character, _)| character)
    }

    /// A player's Secret Identity, while it is secret.
    pub fn secret_of(self, player: Player) -> Option<Identity> {
        self.state
            .identities
            .iter()
            .find(|(_, place)| **place == IdentityPlace::Secret(player))
            .map(|(identity, _)| identity)
    }

    /// The Bonus Characters of a seat (of its team, in the team game), shown or not.
    pub fn bonus_of(self, seat: Seat) -> impl Iterator<Item = Identity> + 'a {
        let keeper = if self.state.table.team.is_empty() || self.state.table.bots.contains(seat) {
            seat
        } else {
            self.allies(seat).lowest().unwrap_or(seat)
        };
        self.state.identities.iter().filter_map(move |(identity, place)| match place {
            IdentityPlace::Bonus(holder)
            | IdentityPlace::ShownBonus(holder)
            | IdentityPlace::ShownNext(holder)
                if *holder == keeper =>
            {
                Some(identity)
            }
            _ => None,
        })
    }
}
