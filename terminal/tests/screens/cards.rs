//! Cards, pages, dice and ways: what a scene says of things, and what the keys do with them.

use ratatui::crossterm::event::KeyCode as K;
use terminal::model::{Leaf, Overlay, Panel, Reading, Screen};
use terminal::moves::Choice;

use crate::showroom::{Showroom, crowded, picking, reading};

fn trail(room: &Showroom) -> Vec<Leaf> {
    match &room.model.overlay {
        Some(Overlay::Almanac(reading)) => reading.trail.clone(),
        other => panic!("no almanac: {other:?}"),
    }
}

#[test]
fn cards_stand_in_rows_and_vehicles_show_their_boxes() {
    let mut room = Showroom::new(picking(), (100, 30));
    room.model.panel = Panel::Things;
    let screen = room.screen();
    assert!(screen.contains("[O] Cutting Torch · cost 2, energy 4, heavy"), "{screen}");
    assert!(screen.contains("[T> Ice Hauler (speed 2) [ ][C][ ]  fuel [▪][ ]"), "{screen}");
    assert!(screen.contains("Dice [3] [B] [5]"), "{screen}");
    assert!(screen.contains("^!^ 極光の嵐 · 寒さ 1"), "{screen}");
    insta::assert_snapshot!("cards-beside", screen);
    room.model.size = (200, 60);
    insta::assert_snapshot!("cards-200x60", room.screen());
}

#[test]
fn the_card_of_the_chosen_move_stands_beside_it() {
    let mut room = Showroom::new(picking(), (120, 40));
    (0..4).for_each(|_| room.press(K::Down));
    let screen = room.screen();
    assert!(screen.contains("open any locked door"), "{screen}");
    insta::assert_snapshot!("card-of-a-move", screen);
}

#[test]
fn a_page_is_opened_from_a_move_and_its_links_lead_on_and_back() {
    let mut room = Showroom::new(picking(), (100, 30));
    (0..4).for_each(|_| room.press(K::Down));
    room.press(K::F(11));
    assert_eq!(trail(&room), [Leaf::Entry("torch".into())]);
    insta::assert_snapshot!("page-of-a-thing", room.screen());
    room.press(K::Tab);
    room.press(K::Enter);
    assert_eq!(trail(&room).last(), Some(&Leaf::Entry("hauler".into())));
    room.press(K::Backspace);
    room.letters("1");
    assert_eq!(trail(&room).last(), Some(&Leaf::Entry("doctor".into())));
    assert!(room.screen().contains("Heals whoever shares her room."), "{}", room.screen());
    room.press(K::Left);
    room.letters("3");
    assert_eq!(trail(&room).last(), Some(&Leaf::Rule("SB-1".into())));
    let screen = room.screen();
    assert!(
        screen.contains("The game is over") && screen.contains("[O] Cutting Torch"),
        "{screen}"
    );
    room.press(K::Esc);
    assert_eq!(room.model.overlay, None);
}

#[test]
fn the_almanac_is_searched_and_keeps_what_is_sealed() {
    let mut room = Showroom::new(picking(), (100, 30));
    room.ctrl('e');
    assert_eq!(room.model.overlay, Some(Overlay::Almanac(Reading::default())));
    assert!(!room.screen().contains("The Hatch"), "{}", room.screen());
    insta::assert_snapshot!("almanac", room.screen());
    room.letters("WOUND door");
    let screen = room.screen();
    assert!(screen.contains("1/1") && screen.contains("+3  Deal 1 wound"), "{screen}");
    room.press(K::Enter);
    assert_eq!(trail(&room), [Leaf::Entry("torch".into())]);
    room.press(K::Left);
    (0..10).for_each(|_| room.press(K::Backspace));
    room.letters("breathed");
    assert!(room.screen().contains("No entry has all these words."), "{}", room.screen());
}

#[test]
fn japanese_is_measured_as_wide_as_it_is() {
    let mut room = Showroom::new(picking(), (60, 20));
    room.ctrl('e');
    room.letters("極光");
    room.press(K::Enter);
    let screen = room.screen();
    let card = screen.lines().find(|line| line.contains("^!^")).unwrap();
    assert!(card.contains("⟨寒さ 1⟩ ║"), "the cost ends at the frame: {card}");
    let widest = screen.lines().map(render::measure::width).max();
    assert!(widest <= Some(60), "{screen}");
}

#[test]
fn a_page_on_the_table_is_read_and_answered_by_number() {
    let mut room = Showroom::new(picking(), (100, 30));
    assert_eq!(room.model.overlay, None);
    room.show(reading(), 2);
    insta::assert_snapshot!("story", room.screen());
    room.press(K::Esc);
    assert_eq!(room.model.overlay, None, "the table is looked at");
    room.ctrl('t');
    room.letters("2");
    assert!(room.moved().is_empty(), "a number chooses");
    room.press(K::Enter);
    assert_eq!(room.moved(), ["b"]);
    room.show(picking(), 3);
    assert_eq!(room.model.overlay, None, "a page that is gone lies over nothing");
    room.ctrl('t');
    assert!(room.screen().contains("No page lies open on the table."), "{}", room.screen());
}

#[test]
fn a_page_is_read_by_whom_it_is_for() {
    let mut room = Showroom::new(picking(), (100, 30));
    let seat = kernel::Seat(0);
    room.model.people = vec![seat, kernel::Seat(1)];
    room.model.screen = Screen::Curtain { seat, lifted: false };
    room.show(reading(), 2);
    assert!(!room.screen().contains("The wheel turns"), "{}", room.screen());
    room.press(K::Enter);
    room.show(reading(), 2);
    assert_eq!(room.model.screen, Screen::Table);
    assert!(room.screen().contains("The wheel turns"), "{}", room.screen());
}

#[test]
fn what_was_read_stays_in_the_book() {
    let mut room = Showroom::new(picking(), (100, 30));
    room.ctrl('b');
    assert!(
        room.screen().contains("Nothing has been read at this table yet."),
        "{}",
        room.screen()
    );
    room.show(reading(), 2);
    room.press(K::Esc);
    room.ctrl('b');
    let screen = room.screen();
    assert!(screen.contains("Behind the hatch something breathed."), "{screen}");
    insta::assert_snapshot!("book", screen);
}

#[test]
fn dice_are_picked_one_by_one() {
    let mut room = Showroom::new(picking(), (100, 30));
    room.press(K::F(2));
    for _ in 0..20 {
        room.press(K::Down);
    }
    assert_eq!(room.model.look.as_ref().unwrap().at, "die-1");
    assert!(room.screen().contains("[3]"), "the pool is in sight: {}", room.screen());
    room.press(K::Right);
    assert_eq!(room.model.look.as_ref().unwrap().at, "die-2");
    room.press(K::Enter);
    assert!(room.moved().is_empty() && room.screen().contains("Ready: Pick the bolt"));
    room.press(K::Enter);
    assert_eq!(room.moved(), ["pick 2"]);
    // The die is gone; the cursor goes to the next one that lies there.
    let mut scene = picking();
    scene.pieces.retain(|piece| piece.id != "die-2");
    scene.offers.retain(|offer| offer.notation != "pick 2");
    room.hear(terminal::port::Tell::Accepted);
    room.show(scene, 2);
    assert_eq!(room.model.look.as_ref().unwrap().at, "die-1");
    room.press(K::Enter);
    room.press(K::Enter);
    assert_eq!(room.moved(), ["pick 2", "pick 1"]);
}

#[test]
fn a_thing_with_several_moves_lists_them_alone() {
    let mut room = Showroom::new(picking(), (100, 30));
    room.press(K::F(2));
    room.model.look.as_mut().unwrap().at = "card-1".into();
    room.press(K::Enter);
    let listed: Vec<String> =
        room.model.moves().iter().map(|one| one.offer.notation.clone()).collect();
    assert_eq!(listed, ["use torch", "drop torch"]);
    assert!(room.screen().contains("2/6 · Cutting Torch"), "{}", room.screen());
    room.press(K::Esc);
    assert_eq!(room.model.moves().len(), 6);
}

#[test]
fn a_way_is_a_thing_with_marks_at_its_ends_and_what_lies_on_it() {
    let mut room = Showroom::new(picking(), (100, 30));
    let board = room.screen();
    let line =
        board.lines().find(|line| line.contains("(Cr)")).unwrap_or_else(|| panic!("{board}"));
    let at = |sign: &str| line.find(sign).unwrap_or_else(|| panic!("{sign}: {board}"));
    assert!(at("⠤1⠤") < at("(Cr)") && at("(Cr)") < at("⠤4⠤"), "{line}");
    insta::assert_snapshot!("ways", board);
    room.press(K::F(2));
    room.model.look.as_mut().unwrap().at = "dock".into();
    room.press(K::Tab);
    room.press(K::Tab);
    assert_eq!(room.model.look.as_ref().unwrap().at, "shaft");
    let screen = room.screen();
    assert!(screen.contains("Dock 1 ↔ Hall 4 · corridor"), "{screen}");
    assert!(screen.contains("▸ Crawl through the shaft"), "{screen}");
    room.press(K::Tab);
    assert_eq!(room.model.look.as_ref().unwrap().at, "creeper");
    room.model.look = None;
    room.model.panel = Panel::Things;
    assert!(room.screen().contains("Dock – Hall: Creeper"), "{}", room.screen());
}

#[test]
fn a_move_that_touches_a_way_lights_it() {
    let mut scene = picking();
    scene.pieces.retain(|piece| piece.id != "creeper");
    let mut room = Showroom::new(scene, (100, 30));
    assert!(room.screen().contains('◇'), "{}", room.screen());
    (0..3).for_each(|_| room.press(K::Down));
    let screen = room.screen();
    assert!(screen.contains('◆') && !screen.contains('◇'), "{screen}");
}

#[test]
fn a_long_list_is_opened_verb_by_verb() {
    let mut room = Showroom::new(crowded(), (100, 30));
    let names = |room: &Showroom| -> Vec<String> {
        let name = |choice: &Choice<'_>| match choice {
            Choice::Move(listed) => listed.offer.label.clone(),
            Choice::Heading { opens, count } => format!("{} {count}", opens.name),
        };
        room.model.choices().iter().map(name).collect()
    };
    assert_eq!(names(&room), ["Lock 55", "Step 5", "Rest"]);
    insta::assert_snapshot!("verbs", room.screen());
    room.press(K::Enter);
    assert_eq!(names(&room), ["Doctor 30", "Creeper 25"]);
    room.press(K::Down);
    room.press(K::Right);
    assert_eq!(room.model.choices().len(), 25);
    assert!(room.screen().contains("25/61 · Lock › Creeper"), "{}", room.screen());
    room.press(K::Enter);
    assert_eq!(room.moved(), ["Lock creeper 0"]);
    room.press(K::Left);
    assert_eq!((names(&room)[1].as_str(), room.model.chosen), ("Creeper 25", 1));
    room.press(K::Esc);
    assert_eq!((room.model.chosen, room.model.opened.len()), (0, 0));
    assert_eq!(room.model.overlay, None);
    // What is typed goes through all of them.
    room.letters("step 3");
    assert_eq!(names(&room)[0], "Step doctor-1 3");
}

#[test]
fn whoever_is_welcome_may_act_though_another_is_awaited() {
    let mut scene = picking();
    scene.awaited = kernel::SeatSet::of(kernel::Seat(1));
    scene.welcome = kernel::SeatSet::of(kernel::Seat(0));
    let mut room = Showroom::new(scene, (100, 30));
    let screen = room.screen();
    assert!(screen.contains("○ you may act; waiting for Seat 2"), "{screen}");
    assert!(screen.contains("▶ Pick a die"), "{screen}");
    room.press(K::Down);
    room.press(K::Enter);
    assert_eq!(room.moved(), ["pick 2"]);
}

#[test]
fn an_almanac_that_does_not_come_says_so() {
    let mut room = Showroom::new(picking(), (120, 30));
    room.hear(terminal::port::Tell::NoAlmanac("no answer".into()));
    assert!(
        room.screen().contains("did not come from the server (no answer)"),
        "{}",
        room.screen()
    );
}
