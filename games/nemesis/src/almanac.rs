//! The almanac: an entry for every card, Room, token and Intruder of the box (NEM-29.15). What a card says is its text; what
//! stands beside it (cost, Combat, colours, numbers) comes from the data.

use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry, Name, Passage, Stock, Text};

use crate::content::{Combat, Content, Deed, ItemCard, Origin, RoomColour};
use crate::ids::{Attack, Colour, Kind, Object, Symbol, Weakness};

/// Every entry, from the content of the box.
pub(crate) fn entries() -> Vec<AlmanacEntry> {
    let content = Content::standard();
    let mut all = Vec::new();
    rooms(content, &mut all);
    cards(content, &mut all);
    items(content, &mut all);
    crew(content, &mut all);
    events(content, &mut all);
    foes(content, &mut all);
    goals(content, &mut all);
    tokens(&mut all);
    all
}

/// The id of the entry about the record with this name.
pub(crate) fn of(word: &str) -> Name {
    Name::from(word.strip_prefix("nem-name-").unwrap_or(word).replace('_', "-"))
}

/// The text of a record: its name's message with `text` in place of `name`.
fn text_of(word: &str) -> Passage {
    Passage::new(Text::new(word.replacen("nem-name-", "nem-text-", 1)))
}

fn record(word: &'static str, stock: Stock, rule: &'static str) -> AlmanacEntry {
    let id = of(word);
    AlmanacEntry {
        picture: Some(id.clone()),
        rules: vec![rule.into()],
        ..AlmanacEntry::new(id, stock, word)
    }
}

/// The text of a record as the text of its card.
fn written(word: &'static str, stock: Stock, rule: &'static str) -> AlmanacEntry {
    AlmanacEntry { text: vec![text_of(word)], ..record(word, stock, rule) }
}

fn sign(label: impl Into<Text>, icon: &'static str, n: impl Into<i32>) -> Badge {
    Badge {
        label: label.into(),
        icon: Some(icon.into()),
        count: Some(n.into()),
        tone: Tone::Neutral,
    }
}

/// What a deed costs, and when it is allowed.
fn priced(mut entry: AlmanacEntry, deed: &Deed) -> AlmanacEntry {
    entry.cost = Some(sign("nem-badge-cost", "cost", deed.cost));
    entry.aside = match deed.combat {
        Combat::Any => None,
        Combat::In => Some("nem-badge-in-combat-only".into()),
        Combat::Out => Some("nem-badge-out-of-combat".into()),
    };
    entry
}

fn rooms(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (room, card) in content.rooms.with_ids() {
        let mut entry = record(room.word(), Stock::Place, "NEM-17.1");
        entry.line = Some(Text::new(match card.colour {
            RoomColour::Red => "nem-badge-red",
            RoomColour::Yellow => "nem-badge-yellow",
            RoomColour::Green => "nem-badge-green",
            RoomColour::White => "nem-badge-white",
            RoomColour::None => "nem-line-no-colour",
        }));
        if card.computer {
            entry.signs.push(Badge { count: None, ..sign("nem-badge-computer", "computer", 1) });
        }
        if let Some(deed) = &card.action {
            let title = Text::new(format!("nem-name-room-action-{room}"));
            let text =
                Passage::new(Text::new(format!("nem-text-room-action-{room}"))).marked(title);
            entry.text.push(text);
            entry = priced(entry, deed);
        }
        if !card.passive.is_empty() {
            entry.text.push(text_of(room.word()));
        }
        all.push(entry);
    }
}

fn cards(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (card, record) in content.cards.with_ids() {
        let mut entry = priced(written(card.word(), Stock::Action, "NEM-4.1"), &record.deed);
        entry.line =
            Some(Text::new(if record.reaction { "nem-line-reaction" } else { "nem-line-action" }));
        let owners = content.characters.with_ids().filter(|(_, it)| it.deck.contains(&card));
        entry.see = owners.map(|(character, _)| of(character.word())).collect();
        all.push(entry);
    }
}

fn items(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (item, card) in content.items.with_ids() {
        let mut entry = written(item.word(), Stock::Object, "NEM-16.1");
        entry.line = Some(Text::new(line_of(card)));
        if let Some(deed) = &card.deed
            && !card.passive
        {
            entry = priced(entry, deed);
        }
        if let Some(weapon) = &card.weapon {
            entry.signs.push(sign("nem-badge-ammo", "ammo", weapon.capacity));
        }
        if card.heavy {
            entry.signs.push(Badge { count: None, ..sign("nem-line-heavy", "heavy", 1) });
        }
        if let Some(character) = card.character {
            entry.see.push(of(character.word()));
        }
        all.push(entry);
    }
}

/// What kind of Item it is.
fn line_of(card: &ItemCard) -> &'static str {
    match card.origin {
        Origin::Start => "nem-line-start",
        Origin::Quest => "nem-line-quest",
        Origin::Deck => {
            let colour = Colour::ALL.iter().find(|colour| card.decks[**colour] > 0);
            colour.map_or("nem-term-item", |colour| colour.word())
        }
    }
}

fn crew(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (character, card) in content.characters.with_ids() {
        let mut entry = record(character.word(), Stock::Character, "STD-18");
        entry.line = Some("nem-line-character".into());
        entry.text.push(text_of(card.own.word()).marked(Text::new(card.own.word())));
        let items = card.start_items.iter().chain(&card.quest_items).map(|item| of(item.word()));
        let mut cards: Vec<Name> = card.deck.iter().map(|card| of(card.word())).collect();
        cards.dedup();
        entry.see = items.chain(cards).collect();
        entry.see.push(of(card.own.word()));
        all.push(entry);
    }
    for (own, card) in content.traits.with_ids() {
        let mut entry = written(own.word(), Stock::Ability, "NEM-A1.5");
        entry.line = Some("nem-line-trait".into());
        entry.see = vec![of(card.character.word())];
        all.push(entry);
    }
    for (wound, _) in content.wounds.with_ids() {
        let mut entry = written(wound.word(), Stock::Wound, "NEM-12.2");
        entry.line = Some("nem-zone-wounds".into());
        all.push(entry);
    }
}

fn events(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (event, card) in content.events.with_ids() {
        let mut entry = written(event.word(), Stock::Event, "NEM-19.5");
        entry.line = Some("nem-line-event".into());
        entry.cost = Some(sign("nem-line-direction", "direction", card.direction));
        entry.see = card.movers.iter().map(|kind| of(kind.word())).collect();
        all.push(entry);
    }
    for (alert, _) in content.alerts.with_ids() {
        let mut entry = written(alert.word(), Stock::Event, "NEM-A8.1");
        entry.line = Some("nem-line-alert".into());
        all.push(entry);
    }
}

fn foes(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for kind in Kind::ALL.iter().copied() {
        let mut entry = record(kind.word(), Stock::Enemy, "NEM-1.9");
        entry.line = Some("nem-line-intruder".into());
        entry.signs.push(sign(
            "nem-line-miniatures",
            "miniature",
            content.foes.kinds[kind].miniatures,
        ));
        let attacks =
            Attack::ALL.iter().filter(|it| content.foes.attacks[**it].attackers.contains(kind));
        entry.see = attacks.map(|attack| of(attack.word())).collect();
        all.push(entry);
    }
    for attack in Attack::ALL.iter().copied() {
        let mut entry = written(attack.word(), Stock::Enemy, "NEM-11.3");
        entry.line = Some("nem-line-attack".into());
        entry.see =
            content.foes.attacks[attack].attackers.iter().map(|kind| of(kind.word())).collect();
        all.push(entry);
    }
    for weakness in Weakness::ALL.iter().copied() {
        let mut entry = written(weakness.word(), Stock::Enemy, "NEM-21.3");
        entry.line = Some("nem-line-weakness".into());
        all.push(entry);
    }
}

fn goals(content: &Content, all: &mut Vec<AlmanacEntry>) {
    for (goal, _) in content.goals.with_ids() {
        let mut entry = written(goal.word(), Stock::Identity, "NEM-22.1");
        entry.line = Some("nem-line-goal".into());
        all.push(entry);
    }
}

fn tokens(all: &mut Vec<AlmanacEntry>) {
    for symbol in Symbol::ALL.iter().copied() {
        let mut entry = record(symbol.word(), Stock::Token, "NEM-6.4");
        entry.line = Some("nem-line-token".into());
        all.push(entry);
    }
    for object in Object::ALL.iter().copied() {
        let mut entry = record(object.word(), Stock::Token, "NEM-1.10");
        entry.line = Some("nem-line-object".into());
        all.push(entry);
    }
}
