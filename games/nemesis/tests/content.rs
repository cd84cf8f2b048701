//! The content files: what they hold, and what is said about mistakes in them.

use std::collections::BTreeSet;

use nemesis::content::{Content, FILES, GoalDeck, Origin, Printed};
use nemesis::ids::{Attack, Card, Corridor, Item, Slot, TokenKind};

fn content() -> &'static Content {
    Content::standard()
}

/// The content with one text of one file replaced.
fn with(file: &str, from: &str, to: &str) -> String {
    let changed: Vec<(&str, String)> = FILES
        .iter()
        .map(|(name, text)| {
            let text = if *name == file {
                assert!(text.contains(from), "{file} has no `{from}`");
                text.replacen(from, to, 1)
            } else {
                (*text).to_string()
            };
            (*name, text)
        })
        .collect();
    let files: Vec<(&str, &str)> =
        changed.iter().map(|(name, text)| (*name, text.as_str())).collect();
    match Content::load(&files) {
        Ok(_) => String::from("no fault"),
        Err(fault) => fault.to_string(),
    }
}

/// Rules: NEM-2.1, NEM-2.3, NEM-2.4, NEM-2.5
#[test]
fn the_ship_has_21_rooms_and_28_corridors_with_every_number_at_every_room() {
    let board = &content().board;
    let printed =
        Slot::ship().filter(|slot| matches!(board.place(*slot).printed, Printed::Room(_)));
    assert_eq!(printed.map(Slot::printed).collect::<Vec<_>>(), [1, 11, 19, 20, 21]);
    let twos = Slot::ship().filter(|slot| board.place(*slot).printed == Printed::Two);
    assert_eq!(twos.map(Slot::printed).collect::<Vec<_>>(), [6, 7, 8, 14, 15]);
    let of_ship = Corridor::ALL.iter().filter(|corridor| corridor.name().starts_with('c'));
    assert_eq!(of_ship.count(), 28);
    for slot in Slot::ship() {
        let place = board.place(slot);
        for number in 1..=4u8 {
            let corridor = place.by_number[usize::from(number) - 1];
            assert_ne!(corridor.is_some(), place.entrance.contains(number), "{slot:?} {number}");
        }
    }
    let entrances = Slot::ship().filter(|slot| board.has_entrance(*slot)).map(Slot::printed);
    assert_eq!(entrances.collect::<Vec<_>>(), [2, 4, 5, 9, 14, 15, 19, 21]);
}

/// Rules: NEM-2.2, NEM-16.1, NEM-20.2, NEM-11.7, NEM-12.6, NEM-13.9, NEM-7.2, NEM-9.3
#[test]
fn decks_and_bags_are_complete() {
    let content = content();
    let tiles = |wanted| content.rooms.iter().filter(|room| room.category == wanted).count();
    use nemesis::content::Category;
    assert_eq!((tiles(Category::One), tiles(Category::Two), tiles(Category::Special)), (11, 13, 5));
    let items = |colour: usize, aftermath| {
        let found = content.items.iter().filter(|item| item.aftermath == aftermath);
        found.map(|item| u32::from(item.decks.values()[colour])).sum::<u32>()
    };
    assert_eq!([0, 1, 2, 3].map(|colour| items(colour, false)), [30, 30, 30, 12]);
    assert_eq!(items(3, true), 6);
    let tokens = TokenKind::ALL.iter().map(|token| content.foes.tokens[*token].count);
    assert_eq!(tokens.sum::<u8>(), 27);
    let copies = content.foes.attack_cards.iter().map(|card| card.copies);
    assert_eq!(copies.sum::<u8>(), 20);
    let arrows = content.foes.attack_cards.iter().filter(|card| card.blood.is_none());
    assert_eq!(arrows.map(|card| card.kind).collect::<Vec<_>>(), [Attack::Claw, Attack::Bite]);
    let wounds = |aftermath| {
        let found = content.wounds.iter().filter(|wound| wound.aftermath == aftermath);
        found.map(|wound| wound.count).sum::<u8>()
    };
    assert_eq!((wounds(false), wounds(true)), (16, 2));
    assert_eq!((content.contamination.infected, content.contamination.clean), (9, 18));
    assert_eq!((content.dice.noise.len(), content.dice.combat.len()), (10, 6));
    let goals = |deck| content.goals.iter().filter(|goal| goal.deck == deck).count();
    let decks = [
        GoalDeck::Personal,
        GoalDeck::Corporate,
        GoalDeck::Coop,
        GoalDeck::Intent,
        GoalDeck::Offer,
    ];
    assert_eq!(decks.map(goals), [9, 9, 7, 13, 1]);
    assert_eq!(content.events.iter().filter(|event| !event.aftermath).count(), 20);
    assert_eq!(content.events.iter().filter(|event| event.science).count(), 18);
    let tokens = content.tokens.iter().map(|face| face.copies).sum::<u8>();
    assert_eq!((content.symbols.len(), tokens), (15, 23));
    assert_eq!(content.alerts.len(), 10);
}

/// Rules: NEM-16.12
#[test]
fn every_character_has_ten_cards_a_start_item_and_two_quests() {
    let content = content();
    for (character, card) in content.characters.with_ids() {
        let cards = if character.name() == "ceo" { 13 } else { 10 };
        assert_eq!(card.deck.len(), cards, "{character}");
        let origin = |item: &Item| content.items[*item].origin;
        assert!(card.start_items.iter().all(|item| origin(item) == Origin::Start));
        assert!(card.quest_items.iter().all(|item| origin(item) == Origin::Quest));
        assert!(card.quest_items.iter().all(|item| content.items[*item].quest.is_some()));
        assert_eq!(content.traits[card.own].character, character);
    }
    let interruption = content.cards[Card::Interruption].deed.options.len();
    assert_eq!(interruption, 2);
}

/// The vocabulary has just the operations that `ops.toml` tells of, and the files use each of them.
#[test]
fn the_vocabulary_is_the_one_that_is_told() {
    let ops = include_str!("../content/ops.toml");
    let told: BTreeSet<&str> = ops
        .split("[[op]]")
        .skip(1)
        .filter_map(|op| op.split("id = \"").nth(1)?.split('"').next())
        .collect();
    let used: BTreeSet<&str> = FILES
        .iter()
        .flat_map(|(_, text)| text.split("op = \"").skip(1))
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(told, used);
}

#[test]
fn mistakes_name_file_place_record_and_what_was_expected() {
    let cases = [
        (
            ("events.toml", "op = \"encounter\"", "op = \"meet\""),
            "events.toml:13:19: event.ev_egg_protection: effects.1.op: expected a known word",
        ),
        (
            (
                "characters.toml",
                "{ card = \"interruption\", copies = 1 }",
                "{ card = \"demolition\", copies = 1 }",
            ),
            "expected each Action card once in a deck, found `demolition` again",
        ),
        (
            ("board.toml", "a = 18, b = 21, numbers = [4]", "a = 18, b = 77, numbers = [4]"),
            "expected the number of a Room, found 77: a Corridor to nowhere",
        ),
        (
            ("board.toml", "a = 18, b = 21, numbers = [4]", "a = 18, b = 21, numbers = [1]"),
            "expected each number once at Room",
        ),
        (
            (
                "board.toml",
                "number = 3\nkind = \"1\"\nx = 210\ny = 500\ntech = []",
                "number = 3\nkind = \"1\"\nx = 210\ny = 500\ntech = [4]",
            ),
            "expected each number once at Room 3, found 4 twice (NEM-2.4)",
        ),
        (
            ("rooms.toml", "id = \"comms_room\"", "id = \"armory\""),
            "expected each id once, found `armory` again",
        ),
        (
            ("rooms.toml", "requires = [\"pod_available:A\"]", "requires = [\"pod_available:C\"]"),
            "expected the section `A` or `B`, found `C`",
        ),
        (
            ("items.toml", "filter = \"unexplored\"", "filter = \"unexplred\""),
            "expected a known word",
        ),
        (
            (
                "objectives.toml",
                "\"ship_reaches:earth\"], [\"only_survivor\"",
                "\"ship_reaches:pluto\"], [\"only_survivor\"",
            ),
            "expected a planet, found `pluto`",
        ),
        (
            (
                "alerts.toml",
                "task = \"deliver\", object = \"sample\", room = \"main_room\"",
                "task = \"deliver\", room = \"main_room\"",
            ),
            "expected the field that its task needs",
        ),
        (
            (
                "intruders.toml",
                "blood = [\"2\", \"3\", \"5\", \"6\"]",
                "blood = [\"2\", \"three\", \"5\", \"6\"]",
            ),
            "expected a number or `retreat`, found `three`",
        ),
        (
            ("contamination.toml", "total = 27", "total = 28"),
            "expected 9 and 18 cards together, found 28",
        ),
        (
            ("exploration.toml", "items = [4, 3, 2, 2, 2, 2, 1, 1]", "items = [4, 3, 2]"),
            "expected 8 numbers of Items, found 3",
        ),
    ];
    for ((file, from, to), expected) in cases {
        let fault = with(file, from, to);
        assert!(fault.starts_with(file) && fault.contains(expected), "{file}: {fault}");
    }
    let unknown = [FILES, &[("secrets.toml", "")]].concat();
    let fault = Content::load(&unknown).unwrap_err().to_string();
    assert!(fault.contains("expected a content file"), "{fault}");
}
