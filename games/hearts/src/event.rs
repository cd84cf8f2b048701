//! What happened, as the log tells it.

use kernel::{Name, RuleId, Seat, Text};
use serde::Serialize;

use crate::cards::{Card, Cards};
use crate::state::Direction;

/// Something that happened. Those that name hidden cards have a sibling that does not, for everybody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A new deal began (HRT-15).
    Dealt {
        /// The number of the deal.
        deal: u16,
        /// Where cards are passed to (HRT-3).
        direction: Option<Direction>,
    },
    /// A seat picked up its hand (HRT-1).
    Received {
        /// Which seat.
        seat: Seat,
        /// Its thirteen cards.
        cards: Cards,
    },
    /// A seat chose a card to pass (HRT-4), as it knows itself.
    Chose {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A seat chose a card to pass (HRT-4), as the others see it.
    ChoseSecretly {
        /// Which seat.
        seat: Seat,
        /// How many cards it has chosen by now.
        count: u8,
    },
    /// Three cards changed hands (HRT-5), as the two seats know.
    Passed {
        /// Who gave them.
        from: Seat,
        /// Who has them now.
        to: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// Three cards changed hands (HRT-5), as the others see it.
    PassedSecretly {
        /// Who gave them.
        from: Seat,
        /// Who has them now.
        to: Seat,
    },
    /// A seat holds the two of clubs and leads the first trick (HRT-6).
    Leads {
        /// Which seat.
        seat: Seat,
    },
    /// A seat played a card (HRT-7).
    Played {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The first heart of the deal was played (HRT-10).
    Broke,
    /// A seat took the trick (HRT-11).
    Took {
        /// Which seat.
        seat: Seat,
        /// The points in it.
        points: u16,
    },
    /// A seat took every point of the deal (HRT-14).
    Shot {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's points of a deal were counted (HRT-13).
    Scored {
        /// Which seat.
        seat: Seat,
        /// What the deal added.
        points: u16,
        /// What it has now.
        total: u16,
    },
    /// A seat won the game (HRT-16).
    Won {
        /// Which seat.
        seat: Seat,
    },
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        match *self {
            Event::Dealt { deal, direction: Some(direction) } => {
                Text::new("hrt-event-dealt").with("deal", deal).with("direction", direction.name())
            }
            Event::Dealt { deal, direction: None } => {
                Text::new("hrt-event-dealt-hold").with("deal", deal)
            }
            Event::Received { seat, cards } => {
                Text::new("hrt-event-received").with("seat", seat).with("cards", cards.names())
            }
            Event::Chose { seat, card } => {
                Text::new("hrt-event-chose").with("seat", seat).with("card", card.name())
            }
            Event::ChoseSecretly { seat, count } => {
                Text::new("hrt-event-chose-secretly").with("seat", seat).with("count", count)
            }
            Event::Passed { from, to, cards } => Text::new("hrt-event-passed")
                .with("from", from)
                .with("to", to)
                .with("cards", cards.names()),
            Event::PassedSecretly { from, to } => {
                Text::new("hrt-event-passed-secretly").with("from", from).with("to", to)
            }
            Event::Leads { seat } => Text::new("hrt-event-leads").with("seat", seat),
            Event::Played { seat, card } => {
                Text::new("hrt-event-played").with("seat", seat).with("card", card.name())
            }
            Event::Broke => Text::new("hrt-event-broke"),
            Event::Took { seat, points } => {
                Text::new("hrt-event-took").with("seat", seat).with("points", points)
            }
            Event::Shot { seat } => Text::new("hrt-event-shot").with("seat", seat),
            Event::Scored { seat, points, total } => Text::new("hrt-event-scored")
                .with("seat", seat)
                .with("points", points)
                .with("total", total),
            Event::Won { seat } => Text::new("hrt-event-won").with("seat", seat),
        }
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(match self {
            Event::Dealt { .. } => "HRT-15",
            Event::Received { .. } => "HRT-1",
            Event::Chose { .. } | Event::ChoseSecretly { .. } => "HRT-4",
            Event::Passed { .. } | Event::PassedSecretly { .. } => "HRT-5",
            Event::Leads { .. } => "HRT-6",
            Event::Played { .. } => "HRT-7",
            Event::Broke => "HRT-10",
            Event::Took { .. } => "HRT-11",
            Event::Shot { .. } => "HRT-14",
            Event::Scored { .. } => "HRT-13",
            Event::Won { .. } => "HRT-16",
        }))
    }

    fn touches(&self) -> Vec<Name> {
        match *self {
            Event::Chose { card, .. } | Event::Played { card, .. } => {
                vec![card.to_string().into()]
            }
            Event::Passed { cards, .. } | Event::Received { cards, .. } => {
                cards.iter().map(|card| card.to_string().into()).collect()
            }
            Event::ChoseSecretly { seat, .. } | Event::Leads { seat } => {
                vec![crate::scene::hand_zone(seat)]
            }
            Event::PassedSecretly { from, to } => {
                vec![crate::scene::hand_zone(from), crate::scene::hand_zone(to)]
            }
            Event::Took { seat, .. } => vec![crate::scene::taken_zone(seat)],
            Event::Dealt { .. }
            | Event::Broke
            | Event::Shot { .. }
            | Event::Scored { .. }
            | Event::Won { .. } => Vec::new(),
        }
    }
}
