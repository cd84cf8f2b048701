//! Scenes: what one viewer sees, ready to draw. A client that can draw a scene can draw every game.
//!
//! A scene is a table of **zones** (map places, rows of cards, hands, tracks, boards) with **links** between them,
//! **pieces** in the zones, **gauges** beside them, a **prompt**, and the viewer's **offers**: the legal moves with
//! what each one touches, so that a click on a piece shows what it may do.
//!
//! All words of a scene are [`Text`] until somebody says them: `scene.map(|text| voice.say(text))` is a
//! `Scene<String>`, which is what goes over the wire. There, seats count from 1.

mod map;
mod shape;
mod wire;

use serde::{Deserialize, Serialize};

use crate::almanac::{Page, ReadPage};
use crate::outcome::{Contest, Outcome, Standing};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Name, Text};

pub(crate) use map::all as map_all;
pub use shape::{Face, Kind, Layout, Outline, Tone};
#[cfg(feature = "typescript")]
pub use wire::SeatStanding;
pub use wire::Word;
#[cfg(feature = "typescript")]
pub use wire::Written;
use wire::{Wire, left_out, nobody, unmarked};

/// What one viewer sees of one position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields, rename = "SceneView"), schemars(rename = "SceneView")
)]
pub struct Scene<W = Text> {
    /// The game's id.
    pub game: Name,
    /// Who is looking.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub viewer: Viewer,
    /// What has happened so far in the game's own measure: "minute 7", "deal 2, trick 5".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<W>,
    /// One entry a seat, in order.
    pub seats: Vec<SeatPanel<W>>,
    /// Places, rows, hands, tracks.
    pub zones: Vec<Zone<W>>,
    /// Ways between places.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub links: Vec<Link<W>>,
    /// Everything that lies in a zone.
    pub pieces: Vec<Piece<W>>,
    /// Numbers on show: points, power, oxygen.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub gauges: Vec<Gauge<W>>,
    /// Whose decision the table awaits.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"), schemars(with = "Vec<u8>"))]
    pub awaited: SeatSet,
    /// Whether the awaited seats owe one decision among them, which any of them may give.
    #[serde(default, skip_serializing_if = "unmarked::<W>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub together: bool,
    /// Who may act now though the table does not wait for them.
    #[serde(with = "Wire::<W>", default, skip_serializing_if = "nobody::<W>")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Vec<u8>"),
        schemars(!default, !skip_serializing_if, with = "Vec<u8>")
    )]
    pub welcome: SeatSet,
    /// What the viewer must decide now, or what they wait for, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt<W>>,
    /// The viewer's legal moves.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub offers: Vec<Offer<W>>,
    /// The page that lies open on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<Page<W>>,
    /// The pages this viewer has read, in the order they were read: they stay readable.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub read: Vec<ReadPage<W>>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending<W>>,
    /// Every point with its reason, once the game is over (or as far as it is public).
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub reckoning: Vec<ScoreLine<W>>,
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
            together: false,
            welcome: SeatSet::NONE,
            prompt: None,
            offers: Vec::new(),
            page: None,
            read: Vec::new(),
            outcome: None,
            reckoning: Vec::new(),
        }
    }
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "SeatPanel")
)]
pub struct SeatPanel<W = Text> {
    /// Which seat.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "u8"), schemars(with = "u8"))]
    pub seat: Seat,
    /// Who sits there: a name, or "Seat 2".
    pub name: W,
    /// What it plays as, as far as the viewer knows: a side, a character, a colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<W>,
    /// The palette entry of its pieces. Clients pair it with a shape or a letter.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Tone"), schemars(with = "Tone"))]
    pub tone: Tone,
    /// Numbers of this seat: points, cards in hand.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub gauges: Vec<Gauge<W>>,
}

impl SeatPanel {
    /// A seat of which nothing more is shown.
    pub fn new(seat: Seat) -> SeatPanel {
        SeatPanel {
            seat,
            name: Text::new("seat-called").with("seat", seat),
            role: None,
            tone: Tone::Seat(seat),
            gauges: Vec::new(),
        }
    }
}

/// A place pieces can lie in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Zone")
)]
pub struct Zone<W = Text> {
    /// Unique among the scene's zones and pieces.
    pub id: Name,
    /// Its name, if it has one worth showing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<W>,
    /// How it is laid out.
    pub layout: Layout,
    /// The zone it is part of: a row on a player's board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Name>,
    /// The zone beside it that it is mounted upon: it is drawn above that one. Both are within the same zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upon: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"), schemars(!default, with = "Option<u8>"))]
    pub owner: Option<Seat>,
    /// The almanac's entry about it. A zone with the entry of a card is that card, with what lies on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Name>,
    /// Small signs on it: dark, damaged, locked.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub badges: Vec<Badge<W>>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Tone"), schemars(with = "Tone"))]
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
            upon: None,
            owner: None,
            entry: None,
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

/// A way between two zones. It is a thing like a zone: it can be clicked, offers touch it, and pieces may lie on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Link")
)]
pub struct Link<W = Text> {
    /// Unique among the scene's zones, links and pieces.
    pub id: Name,
    /// From this zone.
    pub from: Name,
    /// To this zone.
    pub to: Name,
    /// What kind: the game's own word for styling (`corridor`, `vent`, `road`).
    pub kind: Name,
    /// Whether it can be passed only from `from` to `to`.
    #[serde(default)]
    pub one_way: bool,
    /// Its name, if it has one worth saying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<W>,
    /// What stands at its beginning: the number of a corridor where it leaves `from`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Name>,
    /// What stands at its end, at `to`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entering: Option<Name>,
    /// Small signs on it: a lock.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub badges: Vec<Badge<W>>,
}

impl Link {
    /// A way in both directions with nothing on it.
    pub fn new(
        id: impl Into<Name>,
        from: impl Into<Name>,
        to: impl Into<Name>,
        kind: impl Into<Name>,
    ) -> Link {
        Link {
            id: id.into(),
            from: from.into(),
            to: to.into(),
            kind: kind.into(),
            one_way: false,
            label: None,
            leaving: None,
            entering: None,
            badges: Vec::new(),
        }
    }
}

/// Something that lies in a zone: a pawn, a token, a card, a die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Piece")
)]
pub struct Piece<W = Text> {
    /// Unique among the scene's zones and pieces. For a hidden piece it must not tell what the piece is.
    pub id: Name,
    /// The zone it lies in, or the link it lies on.
    pub zone: Name,
    /// Its cell or space, in zones that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<u16>,
    /// What it is.
    pub kind: Kind,
    /// Its name, if the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<W>,
    /// One to three characters to put on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"), schemars(!default, with = "Option<u8>"))]
    pub owner: Option<Seat>,
    /// The almanac's entry about it, if the viewer may know what it is: its card, its page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Name>,
    /// Which side is up for this viewer.
    pub face: Face,
    /// Small signs on it: down, contaminated, 3 charges.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub badges: Vec<Badge<W>>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Tone"), schemars(with = "Tone"))]
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
            entry: None,
            face: Face::Up,
            badges: Vec::new(),
            icon: None,
            tone: Tone::Neutral,
        }
    }
}

/// A small sign on a zone, a link or a piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Badge")
)]
pub struct Badge<W = Text> {
    /// What it says.
    pub label: W,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A number on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// A palette entry.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Tone"), schemars(with = "Tone"))]
    pub tone: Tone,
}

/// A number on show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Gauge")
)]
pub struct Gauge<W = Text> {
    /// Unique among the gauges of its scene or seat.
    pub id: Name,
    /// What it measures.
    pub label: W,
    /// How much.
    pub value: i32,
    /// Out of how much, if it has an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
    /// The whole gauge in words, where a number would say less: "Cameras OFF". Shown in place of label and number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<W>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(feature = "typescript", ts(as = "Tone"), schemars(with = "Tone"))]
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
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Prompt")
)]
pub struct Prompt<W = Text> {
    /// The sentence.
    pub text: W,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// The notation of the answer that declines what is asked and changes nothing else. A client may give it for its person
    /// until their next turn, if they say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decline: Option<String>,
}

impl Prompt {
    /// A prompt with the rule it comes from.
    pub fn new(text: impl Into<Text>, rule: &'static str) -> Prompt {
        Prompt { text: text.into(), rule: Some(rule.into()), decline: None }
    }

    /// The prompt with the answer that declines.
    #[must_use]
    pub fn declined_by(mut self, mv: &impl ToString) -> Prompt {
        self.decline = Some(mv.to_string());
        self
    }
}

/// One legal move of the viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "Offer")
)]
pub struct Offer<W = Text> {
    /// The move in the game's notation: what a client sends back.
    pub notation: String,
    /// The move in words.
    pub label: W,
    /// The heading it is listed under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<W>,
    /// The ids of the pieces and zones it touches: first what acts, last the target.
    #[serde(default, skip_serializing_if = "left_out::<W, _>")]
    #[cfg_attr(feature = "typescript", schemars(!default, !skip_serializing_if))]
    pub touches: Vec<Name>,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// Whether it cannot be taken back. Filled in by the table.
    #[serde(default)]
    pub lasting: bool,
    /// Whether the seat decides nothing more after it for now: its turn ends, or somebody else is asked. Filled in by
    /// the table.
    #[serde(default)]
    pub hands_over: bool,
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
            hands_over: false,
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
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields), schemars(rename = "ScoreLine")
)]
pub struct ScoreLine<W = Text> {
    /// Whose points.
    #[serde(flatten)]
    pub whose: Whose<W>,
    /// How many.
    pub points: i32,
    /// What for.
    pub text: W,
    /// By which rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

impl<W> ScoreLine<W> {
    /// Whether these are points of this seat.
    pub fn is_of(&self, seat: Seat) -> bool {
        matches!(self.whose, Whose::Seat(own) if own == seat)
    }

    /// The name of the opponent without a seat whose points these are, if they are one's.
    pub const fn rival(&self) -> Option<&W> {
        match &self.whose {
            Whose::Seat(_) => None,
            Whose::Rival(name) => Some(name),
        }
    }
}

/// Whose points a line of the final count tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound = "W: Word")]
#[cfg_attr(feature = "typescript", derive(schemars::JsonSchema), schemars(rename = "Whose"))]
pub enum Whose<W = Text> {
    /// Those of a seat.
    Seat(
        #[serde(with = "Wire::<W>")]
        #[cfg_attr(feature = "typescript", schemars(with = "u8"))]
        Seat,
    ),
    /// Those of an opponent whom the game itself plays and who has no seat, by name.
    Rival(W),
}

/// How a game ended and for whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: wire::Written", concrete(W = String), optional_fields, rename = "Outcome"),
    schemars(rename = "Outcome")
)]
pub struct Ending<W = Text> {
    /// The message id of the way it ended, for styling.
    pub ending: Name,
    /// The ending and how everybody stands, line by line, best first.
    pub lines: Vec<W>,
    /// Who contended with whom.
    pub contest: Contest,
    /// One entry a seat, in order.
    #[serde(with = "Wire::<W>")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Vec<SeatStanding>"),
        schemars(with = "Vec<SeatStanding>")
    )]
    pub standings: Vec<Standing>,
}

impl<W> Ending<W> {
    /// Whether this seat won.
    pub fn won(&self, seat: Seat) -> bool {
        self.standings.get(seat.index()).is_some_and(|standing| standing.won)
    }
}

impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Ending {
        Ending {
            ending: outcome.ending.clone(),
            lines: outcome.told(),
            contest: outcome.contest,
            standings: outcome.standings().to_vec(),
        }
    }
}
