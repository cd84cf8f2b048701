//! Character cards, both sides of Identity cards, and the Kompromat on each Character.

use kernel::{AlmanacEntry as Entry, Arg, Name, Passage, Stock, Text};
use workbench::flat::Set;

use super::names;
use super::parts::{
    about, about_text, agenda, aside, count, entry, heading, lead, listing, ruled, sign,
};
use super::token::Token;
use crate::automation::ScriptId;
use crate::condition::{Agenda, Value, Who};
use crate::content::{CharacterInfo, Content};
use crate::ids::{Ability, Character, ConsoleAction, Identity, Item, Section};
use crate::scene::names as scene_names;

/// Every Character, Identity, Bot side and Kompromat.
pub(super) fn entries(content: &Content, found: &mut Vec<Entry>) {
    for character in Character::ALL {
        found.push(of_character(content, *character));
        if content.characters[*character].kompromat {
            found.push(kompromat(*character));
        }
    }
    for identity in Identity::ALL {
        found.push(of_identity(content, *identity));
        found.push(bot_side(content, *identity));
    }
}

/// What sort of being somebody is (SF-4.2.1).
fn types(info: &CharacterInfo, character: Character) -> &'static str {
    match (info.human, info.robot) {
        (true, true) => "sf-almanac-human-and-robot",
        (true, false) => "sf-almanac-human",
        (false, true) => "sf-almanac-robot",
        (false, false) if character == Character::DigitalAssistant => "sf-almanac-data-character",
        (false, false) => "sf-almanac-item-character",
    }
}

fn of_character(content: &Content, character: Character) -> Entry {
    let info = &content.characters[character];
    let mut entry = entry(names::character(character), Stock::Character, character.word());
    entry.line = Some(types(info, character).into());
    entry.picture = Some(Name::Borrowed(character.name()));
    if !info.identities.is_empty() {
        entry.cost = Some(count("sf-almanac-limit", "cube", info.influence_limit));
    }
    entry.signs = signs(info);
    entry.text = printed(info);
    entry.more = page(content, character);
    entry.rules = ruled(rules(character));
    lead(&mut entry, info.identities.iter().map(|identity| names::identity(*identity)));
    lead(&mut entry, info.abilities.iter().map(names::ability));
    let powers = info.identities.iter().flat_map(|identity| content.identities[*identity].reveal);
    lead(&mut entry, powers.map(names::ability));
    lead(&mut entry, info.start.iter().flatten().map(|section| names::section(*section)));
    lead(&mut entry, info.start_items.iter().map(|(item, _)| names::item(*item)));
    lead(&mut entry, additions(content, character).1);
    if info.kompromat {
        lead(&mut entry, [names::kompromat(character)]);
    }
    entry
}

/// What the top of the card shows: Item slots, and how somebody begins.
fn signs(info: &CharacterInfo) -> Vec<kernel::scene::Badge> {
    let mut signs = Vec::new();
    if info.item_limit > 0 {
        signs.push(count("sf-badge-slots", "slots", info.item_limit));
    }
    if info.starts_down {
        signs.push(sign("sf-badge-down", "down"));
    }
    if info.starts_contaminated {
        signs.push(sign("sf-badge-contaminated", "contaminated"));
    }
    for (item, integral) in &info.start_items {
        signs.push(sign(item.word(), item.name()));
        if *integral {
            signs.push(sign("sf-badge-integral", "integral"));
        }
    }
    signs
}

/// The card: its Abilities, each with its whole sentence.
fn printed(info: &CharacterInfo) -> Vec<Passage> {
    abilities(info.abilities).collect()
}

/// Abilities, each with its name before its sentence.
fn abilities(of: Set<Ability>) -> impl Iterator<Item = Passage> {
    of.iter().map(|ability| about("ability", ability.name()).marked(ability.word()))
}

/// What the page says beyond the card: who this is, where the game begins for them, and what their Identities want.
fn page(content: &Content, character: Character) -> Vec<Passage> {
    let info = &content.characters[character];
    let mut more = vec![about("character", character.name())];
    let start = info.start.iter().map(|at| at.map_or("sf-almanac-on-card", Section::word));
    more.extend(listing("sf-almanac-starts", start));
    let items = info.start_items.iter().map(|(item, _)| item.word());
    more.extend(listing("sf-almanac-starts-with", items));
    if info.start_items.iter().any(|(_, integral)| *integral) {
        more.push(aside("sf-almanac-integral"));
    }
    more.extend(listing("sf-almanac-brings", additions(content, character).0));
    for identity in &info.identities {
        more.push(heading(identity.word()));
        more.extend(agenda(&content.identities[*identity].agenda, |line| {
            scene_names::agenda(*identity, line)
        }));
        more.extend(abilities(content.identities[*identity].reveal));
    }
    if info.identities.is_empty() {
        more.push(aside("sf-almanac-no-identity"));
    }
    more
}

/// What is on the station only because this Character is in play: words, and entries.
fn additions(content: &Content, character: Character) -> (Vec<&'static str>, Vec<Name>) {
    let mut brought: Vec<(&'static str, Name)> = Vec::new();
    for section in Section::ALL {
        let info = &content.sections[*section];
        if info.requires == Some(character) {
            brought.push((section.word(), names::section(*section)));
        }
        let with = info.actions_with.iter().flatten().filter(|(_, who)| *who == character);
        brought.extend(with.map(|(action, _)| (action.word(), names::section_action(*action))));
    }
    for action in ConsoleAction::ALL {
        if content.console_actions[*action].requires_character == Some(character) {
            brought.push((action.word(), names::console_action(*action)));
        }
    }
    for item in Item::ALL {
        if content.uniques[*item].is_some_and(|unique| unique.requires == Some(character)) {
            brought.push((item.word(), names::item(*item)));
        }
    }
    let tokens: &[Token] = match character {
        Character::Billionaire => &[Token::GreyBribe],
        Character::Boarder => &[Token::RescueShip],
        Character::Medical => &[Token::MedicalTracker],
        Character::Operative => &[Token::Trap],
        _ => &[],
    };
    brought.extend(tokens.iter().map(|token| (token.word(), names::token(*token))));
    brought.into_iter().unzip()
}

/// The rules that speak of one Character, then those of all.
const fn rules(character: Character) -> &'static [&'static str] {
    match character {
        Character::Cyborg => &["SF-R195", "SF-4.2.1", "SF-4.1"],
        Character::DigitalAssistant => &["SF-R176", "SF-R179", "SF-4.2.2", "SF-4.1"],
        Character::Doctor => &["SF-R30", "SF-2.1.2a", "SF-4.1"],
        Character::Drones => &["SF-R177", "SF-2.1.2a", "SF-H12", "SF-4.1"],
        Character::Inspector => &["SF-A10.18", "SF-4.1"],
        Character::Legal => &["SF-R178", "SF-4.1"],
        Character::MaintenanceClones => &["SF-R177", "SF-4.1"],
        Character::Medical => &["SF-R184", "SF-4.1"],
        Character::Boarder => &["SF-R180", "SF-A10.28", "SF-4.1"],
        Character::Daredevil => &["SF-A6.11", "SF-4.1"],
        Character::Stowaway => &["SF-R15", "SF-4.1"],
        Character::TelepathicRat => &["SF-R164", "SF-4.2.2", "SF-H28", "SF-4.1"],
        Character::Astrochimp
        | Character::Billionaire
        | Character::Botanist
        | Character::Colonel
        | Character::Consort
        | Character::Corpsicle
        | Character::Counselor
        | Character::Engineer
        | Character::Exile
        | Character::Microbiologist
        | Character::Operative
        | Character::Security
        | Character::StationChief
        | Character::Stranger
        | Character::Troubleshooter => &["SF-4.1", "SF-4.2.1", "SF-4.4.1"],
    }
}

/// The human side of an Identity card: Agenda, scoring, what is gained on the Reveal, and what it is worth as a Bonus
/// Character.
fn of_identity(content: &Content, identity: Identity) -> Entry {
    let info = &content.identities[identity];
    let mut entry = entry(names::identity(identity), Stock::Identity, identity.word());
    entry.line = Some("sf-almanac-identity".into());
    entry.aside = Some(friend(info.friend).into());
    entry.cost =
        Some(count("sf-almanac-limit", "cube", content.characters[info.character].influence_limit));
    entry.picture = Some(Name::Borrowed(identity.name()));
    entry.text.push(heading("sf-almanac-agenda"));
    entry.text.extend(agenda(&info.agenda, |line| scene_names::agenda(identity, line)));
    if info.win_if_guilty {
        entry.text.push(Passage::new("sf-almanac-wins-guilty"));
    }
    if info.own_bribe != 1 {
        let worth = Text::new("sf-almanac-own-bribe").with("points", info.own_bribe);
        entry.text.push(Passage::new(worth));
    }
    if info.possessed_bribe != 1 {
        let worth = Text::new("sf-almanac-received-bribe").with("points", info.possessed_bribe);
        entry.text.push(Passage::new(worth));
    }
    entry.text.push(heading("sf-almanac-on-reveal"));
    entry.text.extend(abilities(info.reveal));
    entry.more.push(heading(if info.friend {
        "sf-almanac-as-friend"
    } else {
        "sf-almanac-as-grudge"
    }));
    entry.more.extend(agenda(&info.bonus, |line| scene_names::bonus(identity, line)));
    entry.more.push(aside("sf-almanac-bonus-hidden"));
    let bonus = if info.friend { "SF-16.4.5.1" } else { "SF-16.4.5.2" };
    entry.rules = ruled(&["SF-16.4.4.1", "SF-16.4.4.2", bonus, "SF-15.3.1", "SF-3.4"]);
    lead(&mut entry, [names::character(info.character)]);
    lead(&mut entry, info.reveal.iter().map(names::ability));
    mentioned(content, &info.agenda, &mut entry);
    mentioned(content, &info.bonus, &mut entry);
    lead(&mut entry, [names::bot(identity)]);
    entry
}

const fn friend(friend: bool) -> &'static str {
    if friend { "sf-almanac-friend" } else { "sf-almanac-grudge" }
}

/// The Bot side: its Agenda, its Abilities, and its script line by line (SF-B1.2).
fn bot_side(content: &Content, identity: Identity) -> Entry {
    let bot = &content.automation.bots[identity];
    let info = &content.identities[identity];
    let mut entry = entry(names::bot(identity), Stock::Identity, identity.word());
    entry.line = Some("sf-almanac-bot-side".into());
    entry.picture = Some(Name::Borrowed(identity.name()));
    entry.signs.push(sign("sf-badge-bot", "bot"));
    entry.text.push(heading("sf-almanac-agenda"));
    entry.text.extend(agenda(&bot.agenda, |line| scene_names::bot_agenda(identity, line)));
    if bot.win_if_guilty {
        entry.text.push(Passage::new("sf-almanac-wins-guilty"));
    }
    entry.more.push(heading("sf-almanac-bot-abilities"));
    entry.more.extend(abilities(bot.abilities));
    let scripts = [ScriptId::StartOfTurn, ScriptId::Focus, ScriptId::Default, ScriptId::EndOfTurn];
    for id in scripts {
        let script = content.automation.script(identity, id);
        let lines = (1..=script.len() as u8).filter_map(|line| Some((line, script.text(line)?)));
        for (number, (line, text)) in lines.enumerate() {
            if number == 0 {
                entry.more.push(heading(id.word()));
            }
            let written = Arg::Plain(text.to_string().into());
            entry.more.push(
                Passage::new(Text::new("sf-almanac-script-line").with("text", written))
                    .marked(Text::new("sf-almanac-number").with("number", line)),
            );
        }
    }
    entry.rules = ruled(&["SF-B1.1", "SF-B1.2", "SF-B13.1", "SF-B3.6"]);
    lead(&mut entry, [names::identity(identity), names::character(info.character)]);
    lead(&mut entry, bot.abilities.iter().map(names::ability));
    mentioned(content, &bot.agenda, &mut entry);
    entry
}

/// Leads to everything that an Agenda names.
fn mentioned(content: &Content, agenda: &Agenda, entry: &mut Entry) {
    let mut found = Vec::new();
    agenda.mentioned(&mut |value| found.extend(entry_of(content, value)));
    lead(entry, found);
}

/// The entry of what a condition names, if it has one.
fn entry_of(content: &Content, value: Value) -> Option<Name> {
    match value {
        Value::Who(Who::Body(body)) => Some(names::character(content.owner[body])),
        Value::Who(Who::Card(character)) => Some(names::character(character)),
        Value::Item(item) => Some(names::item(item)),
        Value::Data(data) => Some(names::data(data)),
        Value::Section(section) => Some(names::section(section)),
        Value::Offsite(offsite) => Some(names::offsite(offsite)),
        Value::Kompromat(character) => Some(names::kompromat(character)),
        Value::Project(card) => Some(names::project(card)),
        Value::Ability(ability) => Some(names::ability(ability)),
        Value::Nothing
        | Value::Who(Who::Monster)
        | Value::Wormhole
        | Value::Link(_)
        | Value::Player(_)
        | Value::Way(_) => None,
    }
}

/// The Kompromat on a Character.
fn kompromat(character: Character) -> Entry {
    let title = Text::new("sf-kompromat").with("who", character.word());
    let mut entry = Entry::new(names::kompromat(character), Stock::Token, title);
    entry.line = Some(Token::Kompromat.word().into());
    entry.picture = Some("kompromat".into());
    entry.text.push(Passage::new(about_text("token", Token::Kompromat.name())));
    entry.rules = ruled(&["SF-15.5.5.1", "SF-15.5.5.2", "SF-A1.4", "SF-8.5.2.1"]);
    let vengeful = (character == Character::Corpsicle).then(|| names::ability(Ability::Vengeful));
    entry.see.extend([names::character(character), names::token(Token::Kompromat)]);
    entry.see.extend(vengeful);
    entry
}
