//! The spoken scene: the kernel's [`kernel::Scene`] with every text said in one language.

use kernel::scene as k;
use kernel::{Name, Seat};
use render::Voice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::shape::{Contest, Face, Layout, PieceKind, Tone};
use crate::{SeatNumber, seat_number};

/// What one viewer sees of one position, in words they read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct SceneView {
    /// The game's id.
    pub game: Name,
    /// Who is looking: `seat-1`, `spectator`, `referee`.
    pub viewer: String,
    /// What has happened so far in the game's own measure: "minute 7".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// One entry a seat, in order.
    pub seats: Vec<SeatPanel>,
    /// Places, rows, hands, tracks.
    pub zones: Vec<Zone>,
    /// Ways between places.
    pub links: Vec<Link>,
    /// Everything that lies in a zone.
    pub pieces: Vec<Piece>,
    /// Numbers on show: points, power, oxygen.
    pub gauges: Vec<Gauge>,
    /// Whose decision the table awaits.
    pub awaited: Vec<SeatNumber>,
    /// What the viewer must decide now, or what they wait for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
    /// The viewer's legal moves.
    pub offers: Vec<Offer>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Every point with its reason, once the game is over or as far as it is public.
    pub reckoning: Vec<ScoreLine>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct SeatPanel {
    /// Which seat.
    pub seat: SeatNumber,
    /// Who sits there: a name, or "Seat 2".
    pub name: String,
    /// What it plays as, as far as the viewer knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// The palette entry of its pieces; clients pair it with a shape or a letter.
    pub tone: Tone,
    /// Numbers of this seat.
    pub gauges: Vec<Gauge>,
}

/// A place pieces can lie in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Zone {
    /// Unique among the scene's zones and pieces.
    pub id: Name,
    /// Its name, if it has one worth showing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// How it is laid out.
    pub layout: Layout,
    /// The zone it is part of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<SeatNumber>,
    /// Small signs on it.
    pub badges: Vec<Badge>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    pub tone: Tone,
}

/// A way between two zones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Link {
    /// From this zone.
    pub from: Name,
    /// To this zone.
    pub to: Name,
    /// What kind, in the game's own word for styling.
    pub kind: Name,
    /// Whether it can be passed only from `from` to `to`.
    pub one_way: bool,
    /// Small signs on it.
    pub badges: Vec<Badge>,
}

/// Something that lies in a zone: a pawn, a token, a card, a die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Piece {
    /// Unique among the scene's zones and pieces.
    pub id: Name,
    /// The zone it lies in.
    pub zone: Name,
    /// Its cell or space, in zones that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<u16>,
    /// What it is.
    pub kind: PieceKind,
    /// Its name, if the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// One to three characters to put on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Name>,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<SeatNumber>,
    /// Which side is up for this viewer.
    pub face: Face,
    /// Small signs on it.
    pub badges: Vec<Badge>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    pub tone: Tone,
}

/// A small sign on a zone, a link or a piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Badge {
    /// What it says.
    pub label: String,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A number on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// A palette entry.
    pub tone: Tone,
}

/// A number on show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Gauge {
    /// Unique among the gauges of its scene or seat.
    pub id: Name,
    /// What it measures.
    pub label: String,
    /// How much.
    pub value: i32,
    /// Out of how much, if it has an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
    /// The whole gauge in words, where a number would say less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Name>,
    /// A palette entry.
    pub tone: Tone,
}

/// The one sentence that says what is to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Prompt {
    /// The sentence.
    pub text: String,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

/// One legal move of the viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Offer {
    /// The move in the game's notation: what a client sends back.
    pub notation: String,
    /// The move in words.
    pub label: String,
    /// The heading it is listed under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The ids of the pieces and zones it touches: first what acts, last the target.
    pub touches: Vec<Name>,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// Whether it cannot be taken back.
    pub lasting: bool,
}

/// How a game ended and for whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Outcome {
    /// The message id of the way it ended, for styling.
    pub ending: Name,
    /// The ending and how everybody stands, line by line, best first.
    pub lines: Vec<String>,
    /// Who contended with whom.
    pub contest: Contest,
    /// One entry a seat, in order.
    pub standings: Vec<Standing>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Standing {
    /// Which seat.
    pub seat: SeatNumber,
    /// 1 is best; equal seats share a rank.
    pub rank: u8,
    /// Whether this seat won. Several may; nobody need.
    pub won: bool,
    /// The points.
    pub points: i32,
}

/// One line of the final count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ScoreLine {
    /// The seat whose points they are. Without one, they are those of `rival`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// The name of the opponent whose points they are: one whom the game itself plays and who has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<String>,
    /// How many.
    pub points: i32,
    /// What for.
    pub text: String,
    /// By which rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

impl SceneView {
    /// The scene in the words of this voice.
    pub fn spoken(scene: k::Scene, voice: Voice<'_>) -> SceneView {
        let say = |text: kernel::Text| voice.say(&text);
        SceneView {
            game: scene.game,
            viewer: scene.viewer.to_string(),
            clock: scene.clock.map(say),
            seats: scene.seats.into_iter().map(|panel| seat_panel(panel, voice)).collect(),
            zones: scene.zones.into_iter().map(|zone| spoken_zone(zone, voice)).collect(),
            links: scene.links.into_iter().map(|link| spoken_link(link, voice)).collect(),
            pieces: scene.pieces.into_iter().map(|piece| spoken_piece(piece, voice)).collect(),
            gauges: gauges(scene.gauges, voice),
            awaited: scene.awaited.iter().map(seat_number).collect(),
            prompt: scene
                .prompt
                .map(|prompt| Prompt { text: voice.say(&prompt.text), rule: prompt.rule }),
            offers: scene.offers.into_iter().map(|offer| spoken_offer(offer, voice)).collect(),
            outcome: scene.outcome.map(|outcome| Outcome::spoken(&outcome, voice)),
            reckoning: scene.reckoning.into_iter().map(|line| score_line(line, voice)).collect(),
        }
    }
}

fn score_line(line: k::ScoreLine, voice: Voice<'_>) -> ScoreLine {
    let (seat, rival) = match line.whose {
        k::Whose::Seat(seat) => (Some(seat_number(seat)), None),
        k::Whose::Rival(name) => (None, Some(voice.say(&name))),
    };
    ScoreLine { seat, rival, points: line.points, text: voice.say(&line.text), rule: line.rule }
}

impl Outcome {
    /// The outcome in the words of this voice.
    pub fn spoken(outcome: &kernel::Outcome, voice: Voice<'_>) -> Outcome {
        let standing = |(index, standing): (usize, &kernel::Standing)| Standing {
            seat: seat_number(Seat(index as u8)),
            rank: standing.rank,
            won: standing.won,
            points: standing.points,
        };
        Outcome {
            ending: outcome.ending.clone(),
            lines: voice.outcome(outcome),
            contest: outcome.contest.into(),
            standings: outcome.standings().iter().enumerate().map(standing).collect(),
        }
    }
}

fn seat_panel(panel: k::SeatPanel, voice: Voice<'_>) -> SeatPanel {
    SeatPanel {
        seat: seat_number(panel.seat),
        name: voice.seat(panel.seat),
        role: panel.role.map(|role| voice.say(&role)),
        tone: panel.tone.into(),
        gauges: gauges(panel.gauges, voice),
    }
}

fn spoken_zone(zone: k::Zone, voice: Voice<'_>) -> Zone {
    Zone {
        id: zone.id,
        label: zone.label.map(|label| voice.say(&label)),
        layout: zone.layout.into(),
        within: zone.within,
        owner: zone.owner.map(seat_number),
        badges: badges(zone.badges, voice),
        icon: zone.icon,
        tone: zone.tone.into(),
    }
}

fn spoken_link(link: k::Link, voice: Voice<'_>) -> Link {
    Link {
        from: link.from,
        to: link.to,
        kind: link.kind,
        one_way: link.one_way,
        badges: badges(link.badges, voice),
    }
}

fn spoken_piece(piece: k::Piece, voice: Voice<'_>) -> Piece {
    Piece {
        id: piece.id,
        zone: piece.zone,
        slot: piece.slot,
        kind: piece.kind.into(),
        label: piece.label.map(|label| voice.say(&label)),
        mark: piece.mark,
        owner: piece.owner.map(seat_number),
        face: piece.face.into(),
        badges: badges(piece.badges, voice),
        icon: piece.icon,
        tone: piece.tone.into(),
    }
}

fn spoken_offer(offer: k::Offer, voice: Voice<'_>) -> Offer {
    Offer {
        notation: offer.notation,
        label: voice.say(&offer.label),
        group: offer.group.map(|group| voice.say(&group)),
        touches: offer.touches,
        rule: offer.rule,
        lasting: offer.lasting,
    }
}

fn badges(badges: Vec<k::Badge>, voice: Voice<'_>) -> Vec<Badge> {
    let spoken = |badge: k::Badge| Badge {
        label: voice.say(&badge.label),
        icon: badge.icon,
        count: badge.count,
        tone: badge.tone.into(),
    };
    badges.into_iter().map(spoken).collect()
}

fn gauges(gauges: Vec<k::Gauge>, voice: Voice<'_>) -> Vec<Gauge> {
    let spoken = |gauge: k::Gauge| Gauge {
        id: gauge.id,
        label: voice.say(&gauge.label),
        value: gauge.value,
        of: gauge.of,
        reading: gauge.reading.map(|reading| voice.say(&reading)),
        icon: gauge.icon,
        tone: gauge.tone.into(),
    };
    gauges.into_iter().map(spoken).collect()
}
