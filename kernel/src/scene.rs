//! Scenes: what one viewer sees, ready to draw. A client that can draw a scene can draw every game.
//!
//! A scene is a table of **zones** (map places, rows of cards, hands, tracks, boards) with **links** between them,
//! **pieces** in the zones, **gauges** beside them, a **prompt**, and the viewer's **offers**: the legal moves with
//! what each one touches, so that a click on a piece shows what it may do. All words are [`Text`].

use serde::{Deserialize, Serialize};

use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Name, Text};

/// What one viewer sees of one position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The game's id.
    pub game: Name,
    /// Who is looking.
    pub viewer: Viewer,
    /// What has happened so far in the game's own measure: "minute 7", "deal 2, trick 5".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Text>,
    /// One entry a seat, in order.
    pub seats: Vec<SeatPanel>,
    /// Places, rows, hands, tracks.
    pub zones: Vec<Zone>,
    /// Ways between places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<Link>,
    /// Everything that lies in a zone.
    pub pieces: Vec<Piece>,
    /// Numbers on show: points, power, oxygen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gauges: Vec<Gauge>,
    /// Whose decision the table awaits.
    pub awaited: SeatSet,
    /// What the viewer must decide now, or what they wait for, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
    /// The viewer's legal moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Every point with its reason, once the game is over (or as far as it is public).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reckoning: Vec<ScoreLine>,
}

impl Scene {
    /// An empty table.
    pub fn new(game: impl Into<Name>, viewer: Viewer) -> Scene {
        Scene {
            game: game.into(),
            viewer,
            clock: None,
            seats: Vec::new(),
            zones: Vec::new(),
            links: Vec::new(),
            pieces: Vec::new(),
            gauges: Vec::new(),
            awaited: SeatSet::NONE,
            prompt: None,
            offers: Vec::new(),
            outcome: None,
            reckoning: Vec::new(),
        }
    }
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatPanel {
    /// Which seat.
    pub seat: Seat,
    /// What it plays as, as far as the viewer knows: a side, a character, a colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Text>,
    /// The palette entry of its pieces. Clients pair it with a shape or a letter.
    pub tone: Tone,
    /// Numbers of this seat: points, cards in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gauges: Vec<Gauge>,
}

/// A palette entry. Meaning never hangs on it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// No particular colour.
    #[default]
    Neutral,
    /// The colour of a seat.
    Seat(Seat),
    /// The n-th colour of a game that has more colours than seats.
    Hue(u8),
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// A warning.
    Warn,
}

/// A place pieces can lie in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Unique among the scene's zones and pieces.
    pub id: Name,
    /// Its name, if it has one worth showing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// How it is laid out.
    pub layout: Layout,
    /// The zone it is part of: a row on a player's board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Small signs on it: dark, damaged, locked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(default)]
    pub tone: Tone,
}

impl Zone {
    /// A zone without a name.
    pub fn new(id: impl Into<Name>, layout: Layout) -> Zone {
        Zone {
            id: id.into(),
            label: None,
            layout,
            within: None,
            owner: None,
            badges: Vec::new(),
            icon: None,
            tone: Tone::Neutral,
        }
    }

    /// The zone with a name.
    #[must_use]
    pub fn named(mut self, label: impl Into<Text>) -> Zone {
        self.label = Some(label.into());
        self
    }

    /// The zone as part of a seat's things.
    #[must_use]
    pub fn owned(mut self, owner: Seat) -> Zone {
        self.owner = Some(owner);
        self
    }
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
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
    /// A row that belongs to a seat's hand: fanned, sorted, near the viewer.
    Hand,
    /// Pieces on top of each other; the last one is on top.
    Stack,
    /// A frame that only holds other zones.
    Group,
}

/// The outline of a map node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// A way between two zones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// From this zone.
    pub from: Name,
    /// To this zone.
    pub to: Name,
    /// What kind: the game's own word for styling (`corridor`, `vent`, `road`).
    pub kind: Name,
    /// Whether it can be passed only from `from` to `to`.
    #[serde(default)]
    pub one_way: bool,
    /// Small signs on it: a lock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
}

/// Something that lies in a zone: a pawn, a token, a card, a die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Unique among the scene's zones and pieces. For a hidden piece it must not tell what the piece is.
    pub id: Name,
    /// The zone it lies in.
    pub zone: Name,
    /// Its cell or space, in zones that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<u16>,
    /// What it is.
    pub kind: Kind,
    /// Its name, if the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// One to three characters to put on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Which side is up for this viewer.
    pub face: Face,
    /// Small signs on it: down, contaminated, 3 charges.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(default)]
    pub tone: Tone,
}

impl Piece {
    /// A face-up piece with nothing on it yet.
    pub fn new(id: impl Into<Name>, zone: impl Into<Name>, kind: Kind) -> Piece {
        Piece {
            id: id.into(),
            zone: zone.into(),
            slot: None,
            kind,
            label: None,
            mark: None,
            owner: None,
            face: Face::Up,
            badges: Vec::new(),
            icon: None,
            tone: Tone::Neutral,
        }
    }
}

/// What a piece is, for its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
pub enum Face {
    /// The viewer sees what it is.
    #[default]
    Up,
    /// The viewer sees a back.
    Down,
    /// The viewer sees what it is, others do not.
    Peeked,
}

/// A small sign on a zone, a link or a piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Badge {
    /// What it says.
    pub label: Text,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A number on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// A palette entry.
    #[serde(default)]
    pub tone: Tone,
}

/// A number on show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gauge {
    /// Unique among the gauges of its scene or seat.
    pub id: Name,
    /// What it measures.
    pub label: Text,
    /// How much.
    pub value: i32,
    /// Out of how much, if it has an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
    /// The whole gauge in words, where a number would say less: "Cameras OFF". Shown in place of label and number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<Text>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(default)]
    pub tone: Tone,
}

impl Gauge {
    /// A plain number.
    pub fn new(id: impl Into<Name>, label: impl Into<Text>, value: i32) -> Gauge {
        Gauge {
            id: id.into(),
            label: label.into(),
            value,
            of: None,
            reading: None,
            icon: None,
            tone: Tone::Neutral,
        }
    }
}

/// The one sentence that says what is to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// The sentence.
    pub text: Text,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

impl Prompt {
    /// A prompt with the rule it comes from.
    pub fn new(text: impl Into<Text>, rule: &'static str) -> Prompt {
        Prompt { text: text.into(), rule: Some(rule.into()) }
    }
}

/// One legal move of the viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The move in the game's notation: what a client sends back.
    pub notation: String,
    /// The move in words.
    pub label: Text,
    /// The heading it is listed under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Text>,
    /// The ids of the pieces and zones it touches: first what acts, last the target.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touches: Vec<Name>,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// Whether it cannot be taken back. Filled in by the table.
    #[serde(default)]
    pub lasting: bool,
}

impl Offer {
    /// An offer that touches these pieces and zones. The kernel fills in the notation.
    pub fn new(label: impl Into<Text>, touches: impl IntoIterator<Item = Name>) -> Offer {
        Offer {
            notation: String::new(),
            label: label.into(),
            group: None,
            touches: touches.into_iter().collect(),
            rule: None,
            lasting: false,
        }
    }

    /// The offer under a heading.
    #[must_use]
    pub fn grouped(mut self, group: impl Into<Text>) -> Offer {
        self.group = Some(group.into());
        self
    }

    /// The offer with the rule it comes from.
    #[must_use]
    pub fn ruled(mut self, rule: &'static str) -> Offer {
        self.rule = Some(rule.into());
        self
    }
}

/// One line of the final count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreLine {
    /// Whose points.
    pub whose: Whose,
    /// How many.
    pub points: i32,
    /// What for.
    pub text: Text,
    /// By which rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

impl ScoreLine {
    /// Whether these are points of this seat.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.whose == Whose::Seat(seat)
    }
}

/// Whose points a line of the final count tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Those of a seat.
    Seat(Seat),
    /// Those of an opponent whom the game itself plays and who has no seat, by name.
    Rival(Text),
}
