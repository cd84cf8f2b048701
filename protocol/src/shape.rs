//! The small words of a scene: colours, layouts, outlines, kinds. They mirror the kernel's, variant by variant, so
//! that a new one there does not compile until the browser knows it too.

use kernel::scene as k;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{SeatNumber, seat_number};

/// A palette entry. Meaning never hangs on it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// No particular colour.
    Neutral,
    /// The colour of a seat.
    Seat(SeatNumber),
    /// The n-th colour of a game that has more colours than seats.
    Hue(u8),
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// A warning.
    Warn,
}

impl From<k::Tone> for Tone {
    fn from(tone: k::Tone) -> Tone {
        match tone {
            k::Tone::Neutral => Tone::Neutral,
            k::Tone::Seat(seat) => Tone::Seat(seat_number(seat)),
            k::Tone::Hue(hue) => Tone::Hue(hue),
            k::Tone::Good => Tone::Good,
            k::Tone::Bad => Tone::Bad,
            k::Tone::Warn => Tone::Warn,
        }
    }
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Layout {
    /// A node of a map, centred at (x, y) in the map's own units, which all nodes of a scene share.
    Node {
        /// Across, from the left.
        x: f32,
        /// Down, from the top.
        y: f32,
        /// Width.
        w: f32,
        /// Height.
        h: f32,
        /// Its outline.
        shape: Outline,
    },
    /// A board of cells; a piece's slot counts row by row from the top left.
    Grid {
        /// Cells across.
        columns: u16,
        /// Cells down.
        rows: u16,
    },
    /// A track of numbered spaces; a piece's slot is its space.
    Track {
        /// The first space's number.
        first: i16,
        /// How many spaces.
        spaces: u16,
    },
    /// Pieces side by side, in order.
    Row,
    /// A row that belongs to a seat's hand.
    Hand,
    /// Pieces on top of each other; the last one is on top.
    Stack,
    /// A frame that only holds other zones.
    Group,
}

impl From<k::Layout> for Layout {
    fn from(layout: k::Layout) -> Layout {
        match layout {
            k::Layout::Node { x, y, w, h, shape } => {
                Layout::Node { x, y, w, h, shape: shape.into() }
            }
            k::Layout::Grid { columns, rows } => Layout::Grid { columns, rows },
            k::Layout::Track { first, spaces } => Layout::Track { first, spaces },
            k::Layout::Row => Layout::Row,
            k::Layout::Hand => Layout::Hand,
            k::Layout::Stack => Layout::Stack,
            k::Layout::Group => Layout::Group,
        }
    }
}

/// Mirrors an enum of the kernel that carries nothing.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident of $from:path { $($(#[$variant_doc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl From<$from> for $name {
            fn from(from: $from) -> $name {
                use $from as From;
                match from {
                    $(From::$variant => $name::$variant),*
                }
            }
        }
    };
}

mirror! {
    /// The outline of a map node.
    Outline of k::Outline {
        /// A rectangle with rounded corners.
        Room,
        /// A circle or ellipse.
        Round,
        /// A hexagon.
        Hex,
        /// No outline: open space.
        Open,
    }
}

mirror! {
    /// What a piece is, for its shape.
    PieceKind of k::Kind {
        /// A person, a creature, a vehicle: hexagon.
        Pawn,
        /// A machine that acts: toothed circle.
        Robot,
        /// A counter, a stone, a marker: disc.
        Token,
        /// A small wooden cube.
        Cube,
        /// A thing people carry: square.
        Item,
        /// Information: diamond.
        Data,
        /// A card.
        Card,
        /// A die; its mark is the side that is up.
        Die,
        /// A tile that is part of the map.
        Tile,
    }
}

mirror! {
    /// Which side of a piece the viewer sees.
    Face of k::Face {
        /// The viewer sees what it is.
        Up,
        /// The viewer sees a back.
        Down,
        /// The viewer sees what it is, others do not.
        Peeked,
    }
}

mirror! {
    /// What kind of ending this is.
    Contest of kernel::Contest {
        /// Every seat for itself.
        Free,
        /// Teams share their rank.
        Teams,
        /// All win or lose together; with one seat, a solo game.
        Cooperative,
    }
}

mirror! {
    /// How far a game has come.
    Stage of kernel::Stage {
        /// Being built.
        Alpha,
        /// Every rule is there.
        Beta,
        /// Every rule is tested.
        Production,
    }
}

mirror! {
    /// Where a game is shown.
    Shelf of kernel::Shelf {
        /// In the lobby.
        Lobby,
        /// Only where classics are asked for.
        Classics,
    }
}
