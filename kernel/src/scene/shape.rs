//! The small words of a scene that no language changes: colours, layouts, outlines, kinds.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A palette entry. Meaning never hangs on it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Tone {
    /// No particular colour.
    #[default]
    Neutral,
    /// The colour of a seat.
    Seat(#[cfg_attr(feature = "typescript", ts(as = "u8"), schemars(with = "u8"))] Seat),
    /// The n-th colour of a game that has more colours than seats.
    Hue(u8),
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// A warning.
    Warn,
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
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
    /// A row that belongs to a seat's hand: fanned, sorted, near the viewer.
    Hand,
    /// Pieces on top of each other; the last one is on top.
    Stack,
    /// A pool or a tray that pieces are picked from one by one: dice.
    Pool,
    /// A frame that only holds other zones.
    Group,
}

/// The outline of a map node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Outline {
    /// A rectangle with rounded corners.
    #[default]
    Room,
    /// A circle or ellipse.
    Round,
    /// A hexagon.
    Hex,
    /// No outline: open space.
    Open,
}

/// What a piece is, for its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "PieceKind"),
    schemars(rename = "PieceKind")
)]
pub enum Kind {
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

/// Which side of a piece the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Face {
    /// The viewer sees what it is.
    #[default]
    Up,
    /// The viewer sees a back.
    Down,
    /// The viewer sees what it is, others do not.
    Peeked,
}
