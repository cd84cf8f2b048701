//! The Intruder bag (NEM-20).

use kernel::Draw;

use super::{BAG, Engine};
use crate::event::Event;
use crate::ids::{Kind, TokenKind};

impl Engine<'_> {
    /// Draws a token from the bag (NEM-27.5). There is always the Blank, at least (NEM-28.11).
    pub(crate) fn draw_token(&mut self) -> Option<TokenKind> {
        let total: u32 = self.state.bag.values().iter().map(|n| u32::from(*n)).sum();
        if total == 0 {
            return None;
        }
        let mut at = self.state.chance.stream(BAG).below(total);
        for token in TokenKind::ALL.iter().copied() {
            let n = u32::from(self.state.bag[token]);
            if at < n {
                self.state.bag[token] -= 1;
                self.state.token = Some(token);
                self.reveal(Event::new("NEM-8.3", "nem-event-token").name("token", token.word()));
                return Some(token);
            }
            at -= n;
        }
        None
    }

    /// Puts a token back into the bag.
    pub(crate) fn return_token(&mut self, token: TokenKind) {
        self.state.bag[token] += 1;
    }

    /// Adds a token of a type from the supply, picked unseen (NEM-20.3); nothing if there is none (NEM-20.10).
    pub(crate) fn add_token(&mut self, kind: Kind) -> bool {
        let content = self.content;
        let left = |engine: &Self, token: TokenKind| {
            let card = content.foes.tokens[token];
            let of_kind = card.kind == Some(kind);
            if of_kind { card.count - engine.state.bag[token] } else { 0 }
        };
        let total: u32 = TokenKind::ALL.iter().map(|token| u32::from(left(self, *token))).sum();
        if total == 0 {
            return false;
        }
        let mut at = self.state.chance.stream(BAG).below(total);
        for token in TokenKind::ALL.iter().copied() {
            let n = u32::from(left(self, token));
            if at < n {
                self.state.bag[token] += 1;
                break;
            }
            at -= n;
        }
        self.tell(Event::new("NEM-20.3", "nem-event-token-added").name("kind", kind.word()));
        true
    }
}
