//! Abilities and Reveal Powers: when they apply, what they do, who has them (SF-4.4.1, SF-4.4.4).

use kernel::{AlmanacEntry as Entry, Passage, Stock};

use super::names;
use super::parts::{about, aside, entry, lead, listing, one_action, ruled};
use crate::content::{AbilityInfo, Content, Timing};
use crate::ids::{Ability, Character, Identity};

/// Every Ability.
pub(super) fn entries(content: &Content, found: &mut Vec<Entry>) {
    found.extend(Ability::ALL.iter().map(|ability| of(content, *ability)));
}

fn of(content: &Content, ability: Ability) -> Entry {
    let info = &content.abilities[ability];
    let mut entry = entry(names::ability(ability), Stock::Ability, ability.word());
    entry.line = Some(kind(info).into());
    entry.aside = Some(timing(info.timing).into());
    entry.picture = Some("ability".into());
    if info.timing == Timing::Action {
        entry.cost = Some(one_action());
    }
    entry.text.push(about("ability", ability.name()));
    if info.at_stationfall {
        entry.text.push(aside("sf-almanac-at-stationfall"));
    }
    entry.more = page(content, ability);
    entry.rules = ruled(rules(ability));
    entry.rules.extend(ruled(general(info)));
    lead(&mut entry, owners(content, ability).map(names::character));
    lead(&mut entry, revealing(content, ability).map(names::identity));
    lead(&mut entry, bots(content, ability).map(names::bot));
    lead(&mut entry, info.grants.iter().chain(info.removes.iter()).map(names::ability));
    entry
}

const fn kind(info: &AbilityInfo) -> &'static str {
    match (info.bot, info.reveal) {
        (true, _) => "sf-almanac-bot-ability",
        (false, true) => "sf-almanac-reveal-power",
        (false, false) => "sf-almanac-ability",
    }
}

const fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Persistent => "sf-almanac-always",
        Timing::Action => "sf-almanac-an-action",
        Timing::Free => "sf-almanac-free",
        Timing::Immediate => "sf-almanac-once",
        Timing::Trigger => "sf-almanac-trigger",
    }
}

/// Who has it, and from when on.
fn page(content: &Content, ability: Ability) -> Vec<Passage> {
    let mut more = Vec::new();
    let owners = owners(content, ability).map(Character::word);
    more.extend(listing("sf-almanac-printed-on", owners));
    let revealing = revealing(content, ability).map(Identity::word);
    more.extend(listing("sf-almanac-gained-by", revealing));
    let bots = bots(content, ability).map(Identity::word);
    more.extend(listing("sf-almanac-bots-with", bots));
    let info = &content.abilities[ability];
    more.extend(listing("sf-almanac-gives", info.grants.iter().map(Ability::word)));
    more.extend(listing("sf-almanac-takes", info.removes.iter().map(Ability::word)));
    more
}

fn owners(content: &Content, ability: Ability) -> impl Iterator<Item = Character> + '_ {
    let all = Character::ALL.iter().copied();
    all.filter(move |who| content.characters[*who].abilities.contains(ability))
}

fn revealing(content: &Content, ability: Ability) -> impl Iterator<Item = Identity> + '_ {
    let all = Identity::ALL.iter().copied();
    all.filter(move |who| content.identities[*who].reveal.contains(ability))
}

/// The Bot sides with it, where it is one of bots alone. What every bot has is listed nowhere.
fn bots(content: &Content, ability: Ability) -> impl Iterator<Item = Identity> + '_ {
    let own = content.abilities[ability].bot && ability != Ability::BotCommon;
    let all = Identity::ALL.iter().copied();
    all.filter(move |who| own && content.automation.bots[*who].abilities.contains(ability))
}

/// The rules of all Abilities of a kind.
const fn general(info: &AbilityInfo) -> &'static [&'static str] {
    match (info.bot, info.reveal) {
        (true, _) => &["SF-B1.2", "SF-B3.6"],
        (false, true) => &["SF-4.4.4", "SF-15.3.2", "SF-R21", "SF-H24"],
        (false, false) => &["SF-4.4.1", "SF-4.4.2"],
    }
}

/// The rules that speak of one Ability.
const fn rules(ability: Ability) -> &'static [&'static str] {
    match ability {
        Ability::TunnelRat => &["SF-5.4.2", "SF-12.1.1", "SF-R54"],
        Ability::Loyal => &["SF-R185", "SF-15.4.1"],
        Ability::LiveStreams => &["SF-10.1.2", "SF-5.1.3"],
        Ability::Rich | Ability::HollowPromises => &["SF-15.5.4.1"],
        Ability::Breach => &["SF-7.2.2.2", "SF-5.3a", "SF-R187"],
        Ability::Scientist => &["SF-R189", "SF-15.5.3"],
        Ability::Zeroborn | Ability::Acrobatics => &["SF-R17", "SF-5.1.2"],
        Ability::Officer => &["SF-12.1.3", "SF-12.1.3a", "SF-A6.1", "SF-7.2.2.3"],
        Ability::Paranoid => &["SF-H30"],
        Ability::MimicFrameup => &["SF-R74", "SF-H33"],
        Ability::Vengeful => &["SF-R39", "SF-R186"],
        Ability::Uncanny => &["SF-R7"],
        Ability::Adrenaline => &["SF-H11", "SF-B10.5"],
        Ability::Ai => &["SF-R98", "SF-R179", "SF-4.2.2"],
        Ability::Split => &["SF-R30"],
        Ability::Disassemble => &["SF-11.2", "SF-H27"],
        Ability::RemoteControl => &["SF-A8.4", "SF-R42", "SF-H12", "SF-H31"],
        Ability::JuryRig => &["SF-A6.7", "SF-H27"],
        Ability::Hacker => &["SF-R189", "SF-R98"],
        Ability::Investigator => &["SF-R173"],
        Ability::Badge => &["SF-12.9.2"],
        Ability::ProcessServer | Ability::Hardcopy => &["SF-R178"],
        Ability::LawyerUp => &["SF-A2.3"],
        Ability::EmergencyResponse => &["SF-R186", "SF-H11"],
        Ability::Telepathy => &["SF-R42", "SF-R93"],
        Ability::Missile => &["SF-R126", "SF-0.8"],
        Ability::Extricate => &["SF-R180", "SF-A10.29"],
        Ability::ShapeshiftSwitch => &["SF-R119"],
        Ability::LastGasp | Ability::SelfRepair => &["SF-R186"],
        Ability::RecordedConfessional => &["SF-H33"],
        Ability::PointBreak => &["SF-R180"],
        Ability::RootAccess => &["SF-R42", "SF-R93"],
        Ability::Overload => &["SF-R23", "SF-R126"],
        Ability::FinePrint => &["SF-15.5.2a", "SF-R178", "SF-H44"],
        Ability::GoGoGo => &["SF-0.5", "SF-R22"],
        Ability::Infect => &["SF-8.5.1", "SF-R62"],
        Ability::Claymore => &["SF-H25", "SF-R181", "SF-H26"],
        Ability::ForcefulPresence => &["SF-H23", "SF-H32"],
        Ability::Enigma => &["SF-R27", "SF-3.5.1"],
        Ability::MyPrecious => &["SF-H28"],
        Ability::ZipGun | Ability::Haywire => &["SF-R24", "SF-R165"],
        Ability::SecretCache => &["SF-R165"],
        Ability::BotHidden => &["SF-B10.9", "SF-B10.9a", "SF-H46", "SF-H47"],
        Ability::BotCommon => &["SF-B3.6"],
        Ability::Fugitive
        | Ability::FastTalk
        | Ability::Dying
        | Ability::Wormtongue
        | Ability::Pride
        | Ability::Helpful
        | Ability::EmpBurst
        | Ability::Peacekeeper
        | Ability::Armored
        | Ability::Creatropism
        | Ability::MissionFirst
        | Ability::Brutal
        | Ability::TrojanHorse
        | Ability::FakeArtifact
        | Ability::BloodFromAStone
        | Ability::Tradecraft
        | Ability::OffshoreShenanigans
        | Ability::NerveGasGrenades
        | Ability::AuthorizedForce
        | Ability::Homework
        | Ability::TalkThemThroughIt
        | Ability::BotDeepPockets
        | Ability::BotDefrost
        | Ability::BotStalkerEntry
        | Ability::BotTimeBomb
        | Ability::BotSwitch
        | Ability::BotConfession
        | Ability::BotTrojan
        | Ability::BotMinefield
        | Ability::BotWhisper => &[],
    }
}
