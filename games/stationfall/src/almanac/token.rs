//! Counters, markers and boxes: whatever lies on the table and is neither card nor Item nor section.

use kernel::{AlmanacEntry as Entry, Name, Stock};

use super::names;
use super::parts::{about, entry, ruled};
use crate::ids::{Ability, Character, Data, Item, ProjectX, Section, SectionAction};

workbench::ids! {
    /// A counter, a marker, a state or a box of the table.
    Token "sf-token-" {
        /// An Influence cube (SF-3.1).
        Cube = "cube",
        /// An Activation disc (SF-15.5.2).
        Disc = "disc",
        /// A Bribe (SF-15.5.4.1).
        Bribe = "bribe",
        /// One of the Billionaire's Bribes.
        GreyBribe = "grey_bribe",
        /// Kompromat (SF-8.5.2.1).
        Kompromat = "kompromat",
        /// A Time marker (SF-15.7.1).
        TimeMarker = "time_marker",
        /// A Lock (SF-12.1.3).
        Lock = "lock",
        /// A Damaged section (SF-5.1.4).
        Damaged = "damaged",
        /// Fire (SF-6.5).
        Fire = "fire",
        /// Asphyxiation (SF-6.5.2).
        Asphyxiation = "asphyxiation",
        /// Grey Goo on a section.
        Goo = "goo",
        /// A Contaminated marker (SF-8.5.1).
        Contaminated = "contaminated",
        /// A Trap (`claymore`).
        Trap = "trap",
        /// The marker of whom the Assassin hunts.
        Target = "target",
        /// Down (SF-4.6.1).
        Down = "down",
        /// Escaped (SF-4.6.6.1).
        Escaped = "escaped",
        /// Annihilated (SF-4.6.5.1).
        Annihilated = "annihilated",
        /// Exhausted (SF-15.5.1).
        Exhausted = "exhausted",
        /// Innocent, Suspect, Guilty (SF-10.1.1).
        Guilt = "guilt",
        /// The Minute marker and its track (SF-15.1).
        Minute = "minute",
        /// The Reentry marker (SF-2.3.5).
        Reentry = "reentry",
        /// Power Status (SF-7.2).
        Power = "power",
        /// Cameras (SF-7.5).
        Cameras = "cameras",
        /// Jammers (SF-7.4).
        Jammers = "jammers",
        /// Abandon Ship (SF-7.1.1).
        AbandonShip = "abandon_ship",
        /// The Rescue Ship (SF-A10.28).
        RescueShip = "rescue_ship",
        /// The Pirate Ship (SF-A10.29).
        PirateShip = "pirate_ship",
        /// The steps of Medical's Agenda (SF-R184).
        MedicalTracker = "medical_tracker",
        /// The Mesosphere (SF-5.6).
        Mesosphere = "mesosphere",
        /// Inside the Amoeba.
        Engulfed = "engulfed",
        /// The Betrayal box (SF-15.3.1).
        Betrayal = "betrayal",
        /// The supply (SF-0.7).
        Supply = "supply",
        /// The Authorities (SF-10.2.1).
        Authorities = "authorities",
        /// The News (SF-9.6.1).
        News = "news",
        /// The Project X card, whichever it is (SF-7.6).
        ProjectX = "project_x",
    }
}

/// Every counter, marker and box.
pub(super) fn entries(found: &mut Vec<Entry>) {
    found.extend(Token::ALL.iter().map(|token| of(*token)));
}

fn of(token: Token) -> Entry {
    let stock = if is_place(token) { Stock::Place } else { Stock::Token };
    let mut entry = entry(names::token(token), stock, token.word());
    entry.line = Some(if is_place(token) { "sf-almanac-place" } else { "sf-almanac-token" }.into());
    entry.picture = Some(Name::Borrowed(picture(token)));
    entry.text.push(about("token", token.name()));
    entry.rules = ruled(rules(token));
    entry.see = see(token);
    entry
}

const fn is_place(token: Token) -> bool {
    matches!(
        token,
        Token::Mesosphere
            | Token::Engulfed
            | Token::Betrayal
            | Token::Supply
            | Token::Authorities
            | Token::News
    )
}

/// The icon of a token: those that have a sign on the table have the same one here.
const fn picture(token: Token) -> &'static str {
    match token {
        Token::GreyBribe => "bribe",
        Token::TimeMarker => "time",
        Token::AbandonShip => "abandon-ship",
        Token::RescueShip | Token::PirateShip => "ship",
        Token::MedicalTracker => "medical",
        Token::Engulfed => "amoeba",
        Token::Betrayal => "cube",
        Token::Supply => "slots",
        Token::ProjectX => "project",
        other => other.name(),
    }
}

const fn rules(token: Token) -> &'static [&'static str] {
    match token {
        Token::Cube => &["SF-3.1", "SF-15.4.1", "SF-4.3.1", "SF-16.4.7"],
        Token::Disc => &["SF-15.5.2", "SF-15.5.1", "SF-12.12", "SF-15.6.1"],
        Token::Bribe => &["SF-15.5.4.1", "SF-15.5.4.3", "SF-16.4.6.1", "SF-16.4.6.2"],
        Token::GreyBribe => &["SF-15.5.4.1", "SF-16.4.6.2"],
        Token::Kompromat => &["SF-8.5.2.1", "SF-15.5.5.1", "SF-15.5.5.2", "SF-2.2.3"],
        Token::TimeMarker => &["SF-15.7.1", "SF-15.7.2", "SF-0.8"],
        Token::Lock => &["SF-12.1.3", "SF-A10.45", "SF-R193", "SF-7.2.2.2"],
        Token::Damaged => &["SF-5.1.4", "SF-5.1.4a", "SF-12.10"],
        Token::Fire => &["SF-6.5", "SF-6.1", "SF-6.5.1", "SF-6.5.2"],
        Token::Asphyxiation => &["SF-6.1", "SF-6.5.1", "SF-6.4"],
        Token::Goo => &["SF-7.6", "SF-H20"],
        Token::Contaminated => &["SF-8.5.1", "SF-R62", "SF-13.4.1"],
        Token::Trap => &["SF-R181", "SF-H25", "SF-H26"],
        Token::Target => &["SF-A8.5"],
        Token::Down => &["SF-4.6.1", "SF-4.6.2", "SF-4.6.3", "SF-4.6.4"],
        Token::Escaped => &["SF-4.6.6.1", "SF-4.6.6.2", "SF-16.4.1"],
        Token::Annihilated => &["SF-4.6.5.1", "SF-4.6.5.2", "SF-16.4.2"],
        Token::Exhausted => &["SF-15.5.1", "SF-R5"],
        Token::Guilt => &["SF-3.2", "SF-10.1.2", "SF-10.2.1", "SF-10.2.3"],
        Token::Minute => &["SF-15.1", "SF-15.8.1", "SF-15.8.2"],
        Token::Reentry => &["SF-2.3.5", "SF-15.8.3"],
        Token::Power => &["SF-7.2", "SF-7.2.1.1", "SF-7.2.2.1", "SF-7.2.2.4"],
        Token::Cameras => &["SF-7.5", "SF-13.14", "SF-R94"],
        Token::Jammers => &["SF-7.4", "SF-14.2", "SF-R94"],
        Token::AbandonShip => &["SF-7.1.1", "SF-7.1.1a", "SF-A5.8"],
        Token::RescueShip => &["SF-A10.28", "SF-R180"],
        Token::PirateShip => &["SF-A10.29", "SF-R180"],
        Token::MedicalTracker => &["SF-R184"],
        Token::Mesosphere => &["SF-5.6", "SF-16.4.1", "SF-16.4.3"],
        Token::Engulfed => &["SF-7.6.2", "SF-H21", "SF-H22"],
        Token::Betrayal => &["SF-15.3.1", "SF-13.10.1", "SF-16.4.9"],
        Token::Supply => &["SF-0.7", "SF-R165"],
        Token::Authorities => &["SF-10.2.1", "SF-13.2.1", "SF-16.3.2"],
        Token::News => &["SF-13.2.1", "SF-R137"],
        Token::ProjectX => &["SF-7.6", "SF-7.6.1", "SF-9.4.1", "SF-R129"],
    }
}

fn see(token: Token) -> Vec<Name> {
    match token {
        Token::Cube => vec![names::token(Token::Betrayal)],
        Token::Disc => vec![names::token(Token::Exhausted)],
        Token::Bribe => vec![names::token(Token::GreyBribe), names::token(Token::Kompromat)],
        Token::GreyBribe => vec![
            names::character(Character::Billionaire),
            names::ability(Ability::Rich),
            names::ability(Ability::HollowPromises),
        ],
        Token::Kompromat => vec![names::token(Token::Bribe), names::token(Token::Guilt)],
        Token::TimeMarker => vec![
            names::section_action(SectionAction::TimedLaunch),
            names::ability(Ability::Overload),
            names::ability(Ability::Missile),
            names::item(Item::Antimatter),
        ],
        Token::Lock => vec![names::ability(Ability::Officer), names::ability(Ability::Breach)],
        Token::Damaged => vec![names::ability(Ability::JuryRig), names::token(Token::Power)],
        Token::Fire | Token::Asphyxiation => vec![
            names::item(Item::Helmet),
            names::item(Item::Firebomb),
            names::console_action(crate::ids::ConsoleAction::HazardSuppression),
        ],
        Token::Goo => vec![names::project(ProjectX::GreyGoo)],
        Token::Contaminated => vec![
            names::section(Section::BioLab),
            names::section_action(SectionAction::Decontaminate),
        ],
        Token::Trap => {
            vec![names::ability(Ability::Claymore), names::character(Character::Operative)]
        }
        Token::Target => vec![names::project(ProjectX::RobotechAssassin)],
        Token::Down => vec![names::item(Item::Nanogel)],
        Token::Escaped => vec![names::token(Token::Mesosphere)],
        Token::Annihilated => Vec::new(),
        Token::Exhausted => vec![names::token(Token::Disc), names::ability(Ability::Uncanny)],
        Token::Guilt => vec![names::data(Data::Evidence), names::token(Token::Cameras)],
        Token::Minute => vec![names::token(Token::Reentry)],
        Token::Reentry => vec![names::token(Token::Minute)],
        Token::Power => vec![
            names::section(Section::Reactor),
            names::section(Section::FuelCells),
            names::section(Section::Mainframe),
        ],
        Token::Cameras => vec![names::section_action(SectionAction::Cameras)],
        Token::Jammers => {
            vec![names::console_action(crate::ids::ConsoleAction::Jammers)]
        }
        Token::AbandonShip => vec![names::section_action(SectionAction::AbandonShip)],
        Token::RescueShip => {
            vec![names::character(Character::Boarder), names::token(Token::PirateShip)]
        }
        Token::PirateShip => {
            vec![names::ability(Ability::Extricate), names::token(Token::RescueShip)]
        }
        Token::MedicalTracker => vec![names::character(Character::Medical)],
        Token::Mesosphere => vec![names::token(Token::Escaped)],
        Token::Engulfed => vec![names::project(ProjectX::Amoeba)],
        Token::Betrayal => vec![names::section_action(SectionAction::Meditate)],
        Token::Supply => Vec::new(),
        Token::Authorities => vec![names::data(Data::Evidence), names::token(Token::News)],
        Token::News => vec![names::token(Token::Authorities)],
        Token::ProjectX => ProjectX::ALL.iter().map(|card| names::project(*card)).collect(),
    }
}
