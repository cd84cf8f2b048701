//! The almanac, and the table that names its entries.

use std::collections::BTreeSet;

use kernel::scene::{Face, Kind, Zone as SceneZone};
use kernel::{AlmanacEntry, Draw, EventLog, Game, MoveList, Name, Scene, Seed, Turn, Viewer, play};
use lastaurora::LastAurora;
use lastaurora::content::Content;
use lastaurora::frame::Frame;
use lastaurora::ids::Region;
use lastaurora::state::StoryPlace;

use crate::common::*;

fn almanac() -> Vec<AlmanacEntry> {
    (LastAurora::new().book().almanac)()
}

/// The id of the entry about a record.
fn id(name: &str) -> String {
    name.strip_prefix("la-name-").unwrap_or(name).replace('_', "-")
}

#[test]
fn everything_of_the_box_has_an_entry() {
    let content = Content::standard();
    let ids: BTreeSet<Name> = almanac().into_iter().map(|entry| entry.id).collect();
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(content.cards.iter().map(|card| id(card.name)));
    wanted.extend(content.convoy.iter().map(|card| id(card.name)));
    wanted.extend(content.survivors.iter().map(|card| id(card.name)));
    wanted.extend(content.crews.ids().map(|crew| id(crew.word())));
    wanted.extend(content.objects.ids().map(|kind| id(kind.word())));
    wanted.extend(content.events.iter().map(|card| id(card.name)));
    wanted.extend(content.enemies.iter().map(|card| id(card.name)));
    wanted.extend(content.loot.iter().map(|card| id(card.name)));
    wanted.extend(content.stories.iter().map(|story| id(story.name)));
    wanted.extend(content.actions.iter().map(|card| id(card.name)));
    wanted.extend(content.outcome.iter().map(|card| format!("outcome-{}", card.number)));
    wanted.extend(content.waypoints.iter().map(|counter| id(counter.name)));
    wanted.extend(Region::ALL.map(|region| id(region.word())));
    for map in content.maps.iter() {
        wanted.extend(map.spaces.ids().map(|at| map.space_name(at).to_string()));
    }
    for row in content.bonus.iter() {
        wanted.extend(row.values().iter().map(|action| id(action.name)));
    }
    for token in ["food", "ammo", "fuel", "fame", "damage", "contamination", "mine", "target"] {
        wanted.push(format!("token-{token}"));
    }
    let missing: Vec<&String> =
        wanted.iter().filter(|id| !ids.contains(&Name::from(id.to_string()))).collect();
    assert_eq!(missing, Vec::<&String>::new());
    assert!(wanted.len() > 350, "{}", wanted.len());
}

/// What a card says comes from what it does: the Derailed Train gives what its effects give.
#[test]
fn an_entry_is_made_of_the_cards_effects() {
    let all = almanac();
    let entry = |wanted: &str| all.iter().find(|entry| entry.id == wanted).expect("an entry");
    let store = entry("loc-abandoned-store");
    assert_eq!(store.text[0].text.id, "la-effect-gain_choice");
    let signs: Vec<_> = store.signs.iter().map(|sign| (sign.icon.as_deref(), sign.count)).collect();
    let goods =
        [(None, None), (Some("food"), Some(2)), (Some("ammo"), Some(1)), (Some("fuel"), Some(1))];
    assert_eq!(signs, goods);
    let warehouse = entry("loc-contaminated-warehouse");
    assert_eq!(warehouse.cost.as_ref().and_then(|cost| cost.count), Some(1), "its radiation");
    let firebrands = entry("en-firebrands");
    assert_eq!(firebrands.number.as_deref(), Some("090"));
    let see: Vec<&str> = firebrands.see.iter().map(|id| id.as_ref()).collect();
    assert_eq!(see.len(), 2, "the pair of Loot it yields: {see:?}");
    let truck = entry("truck-start");
    assert_eq!(truck.signs.len(), 4, "its boxes");
    assert_eq!(truck.number.as_deref(), Some("063, 064, 065, 066"));
}

/// Rules: LA-X4.13
#[test]
fn la_x4_13_a_storys_entry_is_sealed_and_tells_no_result() {
    let all = almanac();
    let sealed: Vec<&AlmanacEntry> = all.iter().filter(|entry| entry.sealed).collect();
    assert_eq!(sealed.len(), Content::standard().stories.len());
    for entry in sealed {
        let words = format!("{entry:?}");
        assert!(words.contains("-intro") && words.contains("-a\""), "{words}");
        assert!(!words.contains("-success") && !words.contains("-failure"), "{words}");
    }
}

#[test]
fn every_picture_is_drawn_by_the_browser() {
    let names = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/icons/names.json");
    let names = std::fs::read_to_string(names).expect("the icons of the browser");
    let drawn = |icon: &str| names.contains(&format!("\"{icon}\":"));
    for entry in almanac() {
        let signs = entry.signs.iter().chain(&entry.cost).filter_map(|sign| sign.icon.as_ref());
        let missing = signs.chain(&entry.picture).find(|icon| !drawn(icon));
        assert_eq!(missing, None, "of {}", entry.id);
    }
}

/// Every position of random games with these options, with the legal moves of whoever decides.
fn positions(options: &[(&str, &str)], seats: u8, seed: u64, mut each: impl FnMut(&Table)) {
    let mut table = Table::with(LastAurora::new(), options, seats, seed);
    let mut rng = Seed::from_number(seed).rng();
    let mut log = EventLog::muted();
    let mut moves = MoveList::new();
    while let Turn::Awaiting(awaited) = table.game().turn(table.state()) {
        each(&table);
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        moves.clear();
        play::legal(table.game(), table.state(), seat, &mut moves);
        let mv = rng.pick(&moves).expect("who is asked has a move");
        let game = *table.game();
        game.play(table.state_mut(), seat, &mv, &mut log);
    }
}

const ALL: &str = "exploration,asgaror,crews,stories,pvp";

/// Rules: LA-12.5, LA-1.12
#[test]
fn la_1_12_what_is_hidden_has_no_entry() {
    let mut hidden = 0;
    positions(&[("modules", ALL)], 3, 5, |table| {
        for viewer in [Viewer::Spectator, Viewer::Seat(ONE)] {
            let scene = table.scene(viewer);
            for piece in &scene.pieces {
                let back = piece.face == Face::Down;
                assert!(!back || piece.entry.is_none(), "{piece:?}");
                let peeked = piece.face == Face::Peeked;
                assert!(!(peeked && viewer == Viewer::Spectator), "{piece:?}");
                hidden += usize::from(back);
            }
            for page in &scene.read {
                let stories = Content::standard().stories.ids();
                let story = stories.into_iter().find(|story| {
                    id(Content::standard().stories[*story].name) == page.entry.as_ref()
                });
                let place = table.state().stories.place(story.expect("a Story"));
                let unread = [StoryPlace::Deck, StoryPlace::Removed, StoryPlace::Discard];
                assert!(!unread.contains(&place), "{page:?}");
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

/// The most lines a person reads before choosing a verb, and then before choosing what acts.
const MOST: usize = 40;

fn lines(scene: &Scene) -> (usize, usize) {
    let mut verbs: BTreeSet<&str> = BTreeSet::new();
    let mut alone = 0;
    for offer in &scene.offers {
        match &offer.group {
            Some(group) => drop(verbs.insert(&group.id)),
            None => alone += 1,
        }
    }
    let widest = verbs.iter().map(|verb| {
        let of = scene
            .offers
            .iter()
            .filter(|offer| offer.group.as_ref().is_some_and(|group| group.id == *verb));
        let actors: BTreeSet<Option<&Name>> = of.clone().map(|o| o.touches.first()).collect();
        let most = actors
            .iter()
            .map(|actor| of.clone().filter(|offer| offer.touches.first() == *actor).count());
        most.max().unwrap_or(0).max(actors.len())
    });
    (verbs.len() + alone, widest.max().unwrap_or(0))
}

/// No decision is a long list, every answer has a verb, and what ends a turn stands last.
#[test]
fn a_decision_is_a_few_verbs() {
    let (mut verbs, mut widest, mut decisions) = (0, 0, 0);
    let sets: [(&[(&str, &str)], u8); 4] = [
        (&[("modules", ALL), ("map", "beta"), ("mine", "yes")], 4),
        (&[("modules", ALL), ("crews", "chosen")], 2),
        (&[("modules", "exploration,asgaror,crews,stories")], 1),
        (&[("map", "beta")], 3),
    ];
    for (options, seats) in sets {
        for seed in 0..3 {
            positions(options, seats, seed, |table| {
                let seat = table.awaited()[0];
                let scene = table.scene(Viewer::Seat(seat));
                let (first, then) = lines(&scene);
                verbs = verbs.max(first);
                widest = widest.max(then);
                decisions += 1;
                let ends = |offer: &kernel::Offer| {
                    offer.group.as_ref().is_some_and(|group| group.id == "la-group-turn")
                };
                let place = scene.offers.iter().position(ends);
                assert!(
                    place.is_none_or(|place| place + 1 == scene.offers.len()),
                    "{:?}",
                    scene.offers
                );
                for offer in &scene.offers {
                    assert!(offer.group.is_some(), "{offer:?}");
                    let touched = !offer.touches.is_empty() || ends(offer);
                    assert!(touched, "cannot be played by clicking: {offer:?}");
                }
            });
        }
    }
    assert!(decisions > 1000, "{decisions}");
    assert!(verbs <= 12 && widest <= MOST, "{verbs} verbs, {widest} lines");
}

fn zone_of<'a>(scene: &'a Scene, id: &str) -> &'a SceneZone {
    scene.zones.iter().find(|zone| zone.id == id).expect("a zone")
}

/// Rules: LA-10.1, LA-10.4
#[test]
fn la_10_1_a_convoy_is_a_train_of_cards_with_their_boxes() {
    let table = table("", 2, &["car 1 T1 dev_roof_rack", "damage 1 B2 cargo"]);
    let scene = table.scene(Viewer::Spectator);
    let truck = zone_of(&scene, "car-1-B1");
    assert_eq!(truck.entry.as_deref(), Some("truck-start"));
    assert_eq!((truck.within.as_deref(), truck.owner), (Some("board-1"), Some(ONE)));
    assert_eq!(zone_of(&scene, "car-1-T1").upon.as_deref(), Some("car-1-B1"));
    assert_eq!(zone_of(&scene, "car-1-T1").entry.as_deref(), Some("dev-roof-rack"));
    let free = zone_of(&scene, "car-1-T2");
    assert_eq!((free.entry.as_ref(), free.upon.as_deref()), (None, Some("car-1-B2")));
    assert_eq!(zone_of(&scene, "car-1-B3").entry, None, "the Truck pulls two Trailers");
    assert!(scene.zones.iter().all(|zone| zone.id != "car-1-B4"));
    let boxes = scene.pieces.iter().filter(|piece| piece.zone == "car-1-B2");
    let damaged = boxes.clone().filter(|piece| piece.icon.as_deref() == Some("damaged")).count();
    assert_eq!((boxes.count(), damaged), (3, 1));
}

/// Rules: LA-5.6, LA-2.10
#[test]
fn la_5_6_a_slot_shows_what_it_requires_and_holds_its_card() {
    let table = table("", 2, &["slot 5 loc_scrapyard"]);
    let scene = table.scene(Viewer::Spectator);
    let slot = zone_of(&scene, "slot-5");
    assert_eq!(slot.within.as_deref(), Some("exploration"));
    let required: Vec<_> = slot.badges.iter().filter_map(|badge| badge.count).collect();
    assert_eq!(required, [3]);
    let card = scene.pieces.iter().find(|piece| piece.zone == "slot-5").expect("a card");
    assert_eq!((card.kind, card.entry.as_deref()), (Kind::Card, Some("loc-scrapyard")));
}

/// Rules: LA-15.3, LA-15.5
#[test]
fn la_15_3_an_enemy_in_play_shows_its_boxes_and_target_spaces() {
    let mut table = table("asgaror", 2, &["enemy en_heimdallr 1"]);
    table.state_mut().enemies[0].damage = 2;
    table.state_mut().enemies[0].targets = targets([2, 0, 0, 0]);
    let scene = table.scene(Viewer::Spectator);
    let enemy = scene.zones.iter().find(|zone| zone.entry.as_deref() == Some("en-heimdallr"));
    let enemy = enemy.expect("an Enemy");
    let inside = || scene.pieces.iter().filter(|piece| piece.zone == enemy.id);
    let boxes: Vec<_> = inside().filter(|piece| piece.kind == Kind::Item).collect();
    let damaged = boxes.iter().filter(|piece| piece.icon.as_deref() == Some("damaged")).count();
    assert_eq!((boxes.len(), damaged), (4, 2), "one Asgardian, three ordinary");
    let spaces: Vec<_> = inside().filter(|piece| piece.kind == Kind::Token).collect();
    let owners: Vec<_> = spaces.iter().map(|piece| piece.owner).collect();
    assert_eq!(owners, [Some(TWO), None, None, None]);
}

/// Rules: LA-X4.13, LA-X4.41
#[test]
fn la_x4_13_a_story_is_the_page_that_lies_open_and_stays_readable_as_a_mission() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "story 260"]));
    let story = lastaurora::decisions::Story { player: P1, story: numbered(260) };
    put_story(&mut table, 260, StoryPlace::Faced);
    table.state_mut().frames.push(Frame::Story(story));
    let scene = table.scene(Viewer::Seat(ONE));
    let page = scene.page.expect("a page");
    assert_eq!(page.title.id, "la-name-st_260");
    assert_eq!(page.text[0].text.id, "la-story-st_260-intro");
    let options = page.text.iter().filter(|passage| passage.mark.is_some()).count();
    assert_eq!(options, table.game().content().stories[numbered(260)].options.len());
    assert!(scene.offers.iter().all(|offer| offer.touches == ["page"]), "{:?}", scene.offers);
    let read: Vec<_> = scene.read.iter().map(|page| page.entry.to_string()).collect();
    assert_eq!(read, ["st-260"]);
    put_story(&mut table, 260, StoryPlace::Mission(P1, OptionId(0), 1));
    table.state_mut().frames.pop();
    let scene = table.scene(Viewer::Spectator);
    assert!(scene.page.is_none());
    let answer = scene.read[0].answer.as_ref().expect("what was chosen");
    assert_eq!(answer.id, "la-story-st_260-a");
}

/// Rules: LA-13.1, LA-X1.28, LA-13.12
#[test]
fn la_13_1_encounters_and_events_lie_open_while_they_are_decided() {
    let setup = calm(&["order 2 1", "slot 1 enc_smuggler_captain", "object 1 toolkit"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    let page = table.scene(Viewer::Seat(TWO)).page.expect("everybody sees it");
    assert_eq!((page.title.id.as_ref(), page.text.len()), ("la-name-enc_smuggler_captain", 2));
    let mut table = crate::common::table("", 2, &["object 1 toolkit"]);
    let fallout = lastaurora::decisions::Fallout { player: P1 };
    table.state_mut().frames.push(Frame::Fallout(fallout));
    let page = table.scene(Viewer::Seat(ONE)).page.expect("the Event");
    assert_eq!(page.title.id, "la-name-ev_radioactive_fallout");
}

/// Rules: LA-8.3, LA-X4.38
#[test]
fn la_8_3_a_window_can_be_declined_for_good() {
    let setup = ["order 1 2", "object 1 cloaking_device", "enemy en_alpha_rig 1", "phase fire"];
    let table = table("exploration", 2, &setup);
    let prompt = table.scene(Viewer::Seat(ONE)).prompt.expect("a question");
    assert_eq!(
        (prompt.text.id.as_ref(), prompt.decline.as_deref()),
        ("la-prompt-window", Some("pass"))
    );
}

/// Rules: LA-5.2, LA-7.1
#[test]
fn la_5_2_a_slot_and_a_space_lead_to_the_moves_that_reach_them() {
    let table = table("", 2, &calm(&["order 2 1", "res 1 food 0"]));
    let ways = |table: &Table, thing: &str| {
        let mut rng = Seed::from_number(1).rng();
        let found =
            play::ways(table.game(), table.state(), ONE, &thing.to_string().into(), &mut rng);
        found.into_iter().map(|offer| offer.notation).collect::<Vec<_>>()
    };
    assert_eq!(
        ways(&table, "slot-1"),
        ["explore s1", "explore s2", "explore s1 s2"],
        "cheapest first"
    );
    assert_eq!(ways(&table, "slot-5"), ["explore s1 s2"]);
    let mut table = crate::common::table("", 2, &["order 1 2", "phase movement"]);
    assert!(ways(&table, "a01").contains(&"drive 1".to_string()), "{:?}", ways(&table, "a01"));
    table.play(ONE, "drive 1");
    let scene = table.scene(Viewer::Seat(ONE));
    let targets = scene.offers.iter().filter(|offer| offer.notation.starts_with("go "));
    let verbs: BTreeSet<_> =
        targets.clone().filter_map(|o| o.group.as_ref()).map(|g| &g.id).collect();
    assert_eq!(verbs.len(), 1, "one verb");
    assert!(targets.into_iter().all(|offer| offer.touches[0] == "convoy-1"));
}

#[test]
fn one_of_a_thing_is_one() {
    let mut table = table("", 2, &["order 1 2", "phase movement"]);
    table.play(ONE, "drive 1");
    table.state_mut().drive.points = 1;
    for (lang, one) in [
        (kernel::Lang::En, "1 movement point left: choose a space to drive to, or stop."),
        (
            kernel::Lang::It,
            "1 punto movimento rimasto: scegli lo spazio dove andare, oppure fermati.",
        ),
        (kernel::Lang::Ja, "残り移動力1：向かうマスを選ぶか、止まってください。"),
    ] {
        let prompt = table.scene(Viewer::Seat(ONE)).prompt.expect("a question");
        assert_eq!(table.said(lang, &prompt.text), one);
    }
}
