//! What is chosen before a game.

use kernel::options::as_written;
use kernel::{Choice, OptionSpec, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::ids::{Character, Identity, ProjectX};
use crate::state::MAX_PLAYERS;
use crate::tutorial::HUMANS;

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which Characters take part (SF-2.1.1): those named, and with `random` as many more as the number of players
    /// asks for.
    pub characters: Vec<Pick>,
    /// Everybody alone, or two teams (chapter 18).
    pub mode: Mode,
    /// Which Project X card lies at Vault X (SF-2.4).
    pub project: Project,
    /// Which seats are bots, and which bots they are (SF-B2.4, SF-B2.6).
    pub automation: Bots,
    /// The guided game with Lindsey in the last seat, for the first or the second time (SF-T6).
    pub tutorial: Path,
    /// Whether the tutorial keeps the facts that Lindsey's script needs (SF-T8).
    pub tutorial_guard: bool,
    /// Whether the tutorial greys out Actions that were not taught yet (SF-T7).
    pub tutorial_strict: bool,
    /// How many humans play the tutorial (SF-T1).
    pub tutorial_humans: u8,
    /// Whether Lindsey goes on by herself when her script is over, the first time (SF-T62).
    pub lindsey_auto: bool,
    /// Whether the humans decide for Lindsey from Minute 6 on, the second time (SF-R170).
    pub lindsey_council: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            characters: vec![Pick::Random],
            mode: Mode::Free,
            project: Project::Random,
            automation: Bots::default(),
            tutorial: Path::Off,
            tutorial_guard: true,
            tutorial_strict: false,
            tutorial_humans: HUMANS as u8,
            lindsey_auto: false,
            lindsey_council: false,
        }
    }
}

/// One word of the choice of Characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pick {
    /// The rest at random.
    Random,
    /// The twelve of the tutorial.
    Beginner,
    /// This one.
    Character(Character),
}

/// Everybody alone, or two teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Everybody alone.
    Free,
    /// Two teams: seats 1, 3, 5, ... against seats 2, 4, 6, ..., so that turns alternate (SF-18.4).
    Team,
    /// The humans together against the bots (SF-B1.6).
    Cooperative,
}

/// The seats that are bots, in the order of the seats: `2,3:engineer` is a dealt bot in the second seat and the
/// Engineer's in the third.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Bots(pub Vec<BotSeat>);

/// One seat that is a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSeat {
    /// The seat.
    pub seat: Seat,
    /// Which bot; none: whichever is dealt.
    pub bot: Option<BotPick>,
}

/// Which bot somebody chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotPick {
    /// The bot of this Identity.
    Identity(Identity),
    /// Either bot of the Doctor.
    Doctor,
}

impl BotPick {
    /// The Character whose bot it is.
    pub fn character(self, content: &crate::content::Content) -> Character {
        match self {
            BotPick::Identity(identity) => content.identities[identity].character,
            BotPick::Doctor => Character::Doctor,
        }
    }

    /// Every bot there is, either of the Doctor's first.
    pub fn all() -> impl Iterator<Item = BotPick> {
        std::iter::once(BotPick::Doctor).chain(Identity::ALL.iter().copied().map(BotPick::Identity))
    }

    /// What stands for it behind the colon.
    pub const fn name(self) -> &'static str {
        match self {
            BotPick::Identity(identity) => identity.name(),
            BotPick::Doctor => Character::Doctor.name(),
        }
    }

    /// The message that says whose bot it is.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            BotPick::Identity(identity) => identity.word(),
            BotPick::Doctor => Character::Doctor.word(),
        }
    }

    /// The bot with this name, or the sentence that says what was expected.
    pub fn read(word: &str) -> Result<BotPick, String> {
        match word {
            "doctor" => Ok(BotPick::Doctor),
            name => crate::content::names::named(name).map(BotPick::Identity),
        }
    }
}

impl From<Bots> for String {
    fn from(bots: Bots) -> String {
        let one = |BotSeat { seat, bot }: &BotSeat| match bot {
            Some(bot) => format!("{}:{}", seat.0 + 1, bot.name()),
            None => format!("{}", seat.0 + 1),
        };
        bots.0.iter().map(one).collect::<Vec<_>>().join(",")
    }
}

impl TryFrom<String> for Bots {
    type Error = String;

    fn try_from(text: String) -> Result<Bots, String> {
        let mut bots: Vec<BotSeat> = Vec::new();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let (seat, bot) = match word.split_once(':') {
                Some((seat, bot)) => (seat, Some(BotPick::read(bot)?)),
                None => (word, None),
            };
            let number = seat.parse::<u8>().ok().filter(|n| (1..=MAX_PLAYERS as u8).contains(n));
            let Some(number) = number else {
                return Err(format!("expected the number of a seat, from 1 to 9, found `{seat}`"));
            };
            let seat = Seat(number - 1);
            if bots.iter().any(|other| other.seat == seat) {
                return Err(format!("expected each seat once, found {number} again"));
            }
            bots.push(BotSeat { seat, bot });
        }
        bots.sort_by_key(|bot| bot.seat);
        Ok(Bots(bots))
    }
}

/// Whether the game is the tutorial, and which time (SF-T6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Path {
    /// An ordinary game.
    #[default]
    Off,
    /// For the first time: Lindsey's script ends with Minute 10.
    First,
    /// For the second time: her script goes on.
    Second,
}

/// Which Project X card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Project {
    /// One at random.
    Random,
    /// This one.
    Card(ProjectX),
}

const RANDOM: &str = "random";
const BEGINNER: &str = "beginner";

impl From<Pick> for String {
    fn from(pick: Pick) -> String {
        match pick {
            Pick::Random => RANDOM,
            Pick::Beginner => BEGINNER,
            Pick::Character(character) => character.name(),
        }
        .into()
    }
}

impl TryFrom<String> for Pick {
    type Error = String;

    fn try_from(word: String) -> Result<Pick, String> {
        match word.as_str() {
            RANDOM => Ok(Pick::Random),
            BEGINNER => Ok(Pick::Beginner),
            name => crate::content::names::named(name).map(Pick::Character),
        }
    }
}

impl From<Project> for String {
    fn from(project: Project) -> String {
        match project {
            Project::Random => RANDOM,
            Project::Card(card) => card.name(),
        }
        .into()
    }
}

impl TryFrom<String> for Project {
    type Error = String;

    fn try_from(word: String) -> Result<Project, String> {
        match word.as_str() {
            RANDOM => Ok(Project::Random),
            name => crate::content::names::named(name).map(Project::Card),
        }
    }
}

const fn pick_words() -> [&'static str; Character::COUNT + 2] {
    let mut words = [RANDOM; Character::COUNT + 2];
    words[1] = BEGINNER;
    let mut index = 0;
    while index < Character::COUNT {
        words[index + 2] = Character::ALL[index].name();
        index += 1;
    }
    words
}

const fn project_words() -> [&'static str; ProjectX::COUNT + 1] {
    let mut words = [RANDOM; ProjectX::COUNT + 1];
    let mut index = 0;
    while index < ProjectX::COUNT {
        words[index + 1] = ProjectX::ALL[index].name();
        index += 1;
    }
    words
}

/// What a value of the option `characters` is called.
fn pick_name(value: &str) -> Option<Text> {
    Some(Text::new(match value {
        RANDOM => "sf-value-random",
        BEGINNER => "sf-value-beginner",
        name => crate::content::names::named::<Character>(name).ok()?.word(),
    }))
}

/// What a value of the option `project` is called.
fn project_name(value: &str) -> Option<Text> {
    Some(Text::new(match value {
        RANDOM => "sf-value-random",
        name => crate::content::names::named::<ProjectX>(name).ok()?.word(),
    }))
}

/// What a value of the option `mode` is called.
fn mode_name(value: &str) -> Option<Text> {
    Some(Text::new(match value {
        "free" => "sf-value-free",
        "team" => "sf-value-team",
        "cooperative" => "sf-value-cooperative",
        _ => return None,
    }))
}

/// The options as the lobby and the command line offer them.
pub static OPTIONS: [OptionSpec; 10] = [
    OptionSpec {
        key: "characters",
        choice: Choice::Several(&const { pick_words() }),
        default: RANDOM,
        about: "sf-option-characters",
        names: pick_name,
    },
    OptionSpec {
        key: "mode",
        choice: Choice::One(&["free", "team", "cooperative"]),
        default: "free",
        about: "sf-option-mode",
        names: mode_name,
    },
    OptionSpec {
        key: "project",
        choice: Choice::One(&const { project_words() }),
        default: RANDOM,
        about: "sf-option-project",
        names: project_name,
    },
    OptionSpec {
        key: "automation",
        choice: Choice::Text(240),
        default: "",
        about: "sf-option-automation",
        names: as_written,
    },
    OptionSpec {
        key: "tutorial",
        choice: Choice::One(&["off", "first", "second"]),
        default: "off",
        about: "sf-option-tutorial",
        names: as_written,
    },
    OptionSpec {
        key: "tutorial_guard",
        choice: Choice::Flag,
        default: "yes",
        about: "sf-option-tutorial-guard",
        names: as_written,
    },
    OptionSpec {
        key: "tutorial_strict",
        choice: Choice::Flag,
        default: "no",
        about: "sf-option-tutorial-strict",
        names: as_written,
    },
    OptionSpec {
        key: "tutorial_humans",
        choice: Choice::Number { from: 1, to: HUMANS as i64 },
        default: "3",
        about: "sf-option-tutorial-humans",
        names: as_written,
    },
    OptionSpec {
        key: "lindsey_auto",
        choice: Choice::Flag,
        default: "no",
        about: "sf-option-lindsey-auto",
        names: as_written,
    },
    OptionSpec {
        key: "lindsey_council",
        choice: Choice::Flag,
        default: "no",
        about: "sf-option-lindsey-council",
        names: as_written,
    },
];
