//! Every key in the help does what it says.

use std::sync::Arc;

use kernel::Lang;
use ratatui::crossterm::event::KeyEvent;
use terminal::keys::{Binding, Deed, KEYS, Place};
use terminal::model::{Leaf, Look, Overlay, Panel, Reading, Screen};
use terminal::port::Ask;
use terminal::rehearsal::Rehearsal;

use crate::showroom::{Showroom, reading};
use crate::stage::{laid, lesson, seated, sized, table};

/// A table at which a key of this place, with this deed, has something to do.
fn stage(key: &Binding) -> Rehearsal {
    let mut game = match (key.place, key.deed) {
        (Place::Curtain, _) => return table("hearts", &["me", "me", "random", "random"], 3),
        (_, Deed::Next) => return chapter_over(),
        (_, Deed::Decline) => return asked_to_decline(),
        (_, Deed::Sit) => return seated(Arc::new(table::title(zoo::Crew)), &["me", "me"], 3),
        (_, Deed::LeaveLesson) => return lesson("tictactoe", "rows"),
        (_, Deed::Scores) => {
            let mut game = table("tictactoe", &["me", "random"], 3);
            while !game.model.is_over() {
                game.make();
                game.settle();
            }
            game.model.overlay = None;
            return game;
        }
        (Place::Table, Deed::Pan(..)) => {
            sized("stationfall", &["me", "random", "random"], 5, (60, 18))
        }
        _ => table("stationfall", &["me", "random", "random"], 5),
    };
    // The Identity is chosen and not revealed: many moves under two headings.
    for _ in 0..2 {
        game.make();
        game.settle();
    }
    game.asked.clear();
    match key.place {
        Place::Table | Place::Everywhere | Place::Curtain => {}
        Place::Look => {
            game.press(ratatui::crossterm::event::KeyCode::F(2));
            game.model.look.as_mut().unwrap().at = "hydroponics".into();
        }
        Place::Rules => {
            game.model.overlay = Some(Overlay::Rules { query: "a".into(), chosen: 20 });
        }
        // The keys of the end have a stage of their own.
        Place::End => {}
        Place::Page => game.model.overlay = Some(Overlay::Help { scroll: 20 }),
        Place::Almanac | Place::Leaf | Place::Book | Place::Story => {}
        Place::Leave => game.model.overlay = Some(Overlay::Leave),
    }
    game
}

/// A chapter of a campaign that has just ended.
fn chapter_over() -> Rehearsal {
    let mut game = laid(Arc::new(table::title(zoo::Campaign)), &["me"], 3, None);
    while !game.model.is_over() {
        game.make();
    }
    game
}

/// A table at which somebody is asked what can be declined.
fn asked_to_decline() -> Rehearsal {
    let mut game = laid(Arc::new(table::title(zoo::Bazaar)), &["me", "random"], 3, None);
    while game.model.decline().is_none() {
        game.letters("pass");
        game.press(ratatui::crossterm::event::KeyCode::Enter);
        game.settle();
    }
    game.asked.clear();
    game
}

/// Where the board is panned to before it is panned in a direction.
fn start(across: i16, down: i16) -> (u16, u16) {
    (across.min(0).unsigned_abs(), down.min(0).unsigned_abs())
}

fn scroll_of(game: &Rehearsal) -> usize {
    match game.model.overlay {
        Some(Overlay::Help { scroll }) => scroll,
        _ => panic!("no page"),
    }
}

fn rule_of(game: &Rehearsal) -> usize {
    match game.model.overlay {
        Some(Overlay::Rules { chosen, .. }) => chosen,
        _ => panic!("no rules"),
    }
}

fn at(game: &Rehearsal) -> String {
    game.model.look.as_ref().unwrap().at.to_string()
}

#[test]
fn every_key_in_the_help_does_what_it_says() {
    // Those of pages and books are pressed where there are some: `every_key_of_pages_does_what_it_says`.
    let pages = |key: &&Binding| {
        matches!(key.place, Place::Almanac | Place::Leaf | Place::Book | Place::Story)
            || matches!(key.deed, Deed::Almanac | Deed::Book | Deed::Story | Deed::Take)
    };
    for key in KEYS.iter().filter(|key| !pages(key)) {
        let mut game = stage(key);
        // A list with headings, chosen in its middle, so that every direction leads somewhere.
        if key.place == Place::Table && matches!(key.deed, Deed::ChooseGroup(_)) {
            let moves = game.model.moves().len();
            assert!(moves > 1);
            game.model.chosen = if key.deed == Deed::ChooseGroup(1) { 0 } else { moves - 1 };
        }
        let said = format!("{key:?}");
        let (chosen, panel) = (game.model.chosen, game.model.panel);
        let event = KeyEvent::new(key.code, key.with);
        match (key.place, key.deed) {
            (Place::Table, Deed::Choose(-1)) => game.model.chosen = 2,
            (Place::Table, Deed::ChoosePage(-1)) => game.model.chosen = 2,
            (Place::Table, Deed::Erase) => game.letters("ab"),
            (Place::Table, Deed::Back) => game.letters("ab"),
            // A heading is no move: what is typed shows moves.
            (Place::Table, Deed::Why) => game.letters("cubes"),
            (Place::Table, Deed::Scroll(_)) => game.model.panel = Panel::Things,
            (Place::Table, Deed::Follow) => game.model.pan = Some((3, 3)),
            (Place::Table, Deed::Pan(across, down)) => {
                game.model.detail = Some(terminal::board::Detail::Frame);
                game.model.pan = Some(start(across, down));
            }
            _ => {}
        }
        if let (Place::Table, Deed::Scroll(by)) = (key.place, key.deed)
            && by < 0
        {
            game.model.scrolled.insert(Panel::Things, 6);
        }
        let scrolled = game.model.scrolled.get(&Panel::Things).copied().unwrap_or(0);
        let detail = terminal::draw::detail(&game.model);
        let grouping = game.model.grouping;
        let from = game.model.look.as_ref().map(|look| look.at.to_string());
        let screen = game.screen();
        game.input(terminal::Input::Key(event));
        match (key.place, key.deed) {
            (_, Deed::Play) => {
                // Under a heading stand other headings or moves.
                for _ in 0..3 {
                    if game.asked.is_empty() {
                        game.input(terminal::Input::Key(event));
                    }
                }
                assert!(matches!(game.asked[..], [Ask::Move { .. }]), "{said}");
            }
            (Place::Rules, Deed::Choose(by)) => {
                assert_eq!(rule_of(&game), 20usize.saturating_add_signed(by), "{said}")
            }
            (Place::Rules, Deed::ChoosePage(by)) => {
                assert_eq!(rule_of(&game), 20usize.saturating_add_signed(8 * by), "{said}");
            }
            (_, Deed::Choose(by) | Deed::ChoosePage(by)) if by < 0 => {
                assert!(game.model.chosen < 2, "{said}");
            }
            (_, Deed::Answer(agrees)) => {
                assert_eq!(game.asked[..], [Ask::AnswerUndo(agrees)], "{said}");
            }
            (_, Deed::Choose(_) | Deed::ChoosePage(_)) => {
                assert!(game.model.chosen > chosen, "{said}");
            }
            // To another heading, or under this one.
            (_, Deed::ChooseGroup(_)) => assert_ne!(game.screen(), screen, "{said}"),
            (Place::Rules, Deed::Erase) => {
                assert!(
                    matches!(&game.model.overlay, Some(Overlay::Rules { query, .. }) if query.is_empty())
                );
            }
            (_, Deed::Erase) => assert_eq!(game.model.filter, "a"),
            (_, Deed::Back) => {
                assert_eq!(game.model.filter, "");
                game.input(terminal::Input::Key(event));
                assert_eq!(game.model.overlay, Some(Overlay::Leave));
            }
            (_, Deed::Panel(_)) => {
                assert_ne!(game.model.panel, panel, "{said}");
                assert_ne!(game.screen(), screen, "{said}");
            }
            (Place::Page, Deed::Scroll(by)) => {
                assert_eq!(scroll_of(&game), 20usize.saturating_add_signed(by), "{said}");
            }
            (_, Deed::Scroll(by)) => {
                let now = game.model.scrolled.get(&Panel::Things).copied().unwrap_or(0);
                assert_eq!(now, scrolled.saturating_add_signed(by), "{said}");
                assert_ne!(game.screen(), screen, "{said}");
            }
            (_, Deed::Pan(across, down)) => {
                let (x, y) = start(across, down);
                let there = (x.saturating_add_signed(across), y.saturating_add_signed(down));
                assert_eq!(game.model.pan, Some(there), "{said}");
                assert_ne!(game.screen(), screen, "{said}");
            }
            (_, Deed::Follow) => assert_eq!(game.model.pan, None),
            (_, Deed::Detail) => {
                assert_ne!(terminal::draw::detail(&game.model), detail, "{said}");
                assert_ne!(game.screen(), screen, "{said}");
            }
            (_, Deed::Grouping) => assert_ne!(game.model.grouping, grouping, "{said}"),
            (_, Deed::Undo) => assert_eq!(game.asked, [Ask::Undo]),
            (Place::Look, Deed::Look) => assert!(game.model.look.is_none()),
            (_, Deed::Look) => assert!(game.model.look.is_some()),
            (_, Deed::Why) => assert!(matches!(game.model.overlay, Some(Overlay::Why { .. }))),
            (_, Deed::Rules) => assert!(matches!(game.model.overlay, Some(Overlay::Rules { .. }))),
            (_, Deed::HandOver) => assert_eq!(game.asked, [Ask::HandOver(true)]),
            (_, Deed::LeaveLesson) => assert_eq!(game.asked, [Ask::LeaveLesson]),
            (_, Deed::Scores) => {
                assert!(matches!(game.model.overlay, Some(Overlay::Scores { .. })))
            }
            (_, Deed::Next) => assert_eq!(game.asked.last(), Some(&Ask::Next)),
            (_, Deed::Decline) => {
                let declined =
                    |ask: &Ask| matches!(ask, Ask::Move { notation, .. } if notation == "decline");
                assert!(declined(&game.asked[0]), "{said}");
            }
            (_, Deed::Sit) => assert_eq!(game.asked.last(), Some(&Ask::Sit(kernel::Seat(1)))),
            (_, Deed::Step(..) | Deed::Piece(_)) => {
                assert_ne!(Some(at(&game)), from, "{said}");
                assert_ne!(game.screen(), screen, "{said}");
            }
            (
                _,
                Deed::Take
                | Deed::Almanac
                | Deed::Open
                | Deed::Link(_)
                | Deed::Numbered(_)
                | Deed::Return
                | Deed::Book
                | Deed::Story
                | Deed::Reply,
            ) => unreachable!("{said}"),
            (_, Deed::Pick) => assert_eq!(game.model.look.as_ref().unwrap().picked.len(), 1),
            (_, Deed::Close | Deed::Stay) => assert!(game.model.overlay.is_none() && !game.left),
            (_, Deed::Lift) => assert_eq!(game.model.screen, Screen::Table),
            (_, Deed::NoCurtain) => {
                assert!(!game.model.settings.curtain);
                assert_eq!(game.model.screen, Screen::Table);
            }
            (_, Deed::Leave) => assert!(game.left, "{said}"),
            (_, Deed::Help) => assert!(matches!(game.model.overlay, Some(Overlay::Help { .. }))),
            (_, Deed::Language) => assert_eq!(game.model.settings.lang, Lang::It),
            (_, Deed::Redraw) => assert!(game.redrawn),
            (_, Deed::Colours) => assert!(game.model.settings.colours),
        }
    }
}

/// A hand-made table with this place open, and something to do for every key of it.
fn page_stage(key: &Binding) -> Showroom {
    let mut room = Showroom::new(reading(), (100, 30));
    let mut open = Reading { chosen: 1, ..Reading::default() };
    room.model.overlay = match key.place {
        Place::Almanac => {
            open.query = if key.deed == Deed::Erase { "ab".into() } else { String::new() };
            Some(Overlay::Almanac(open))
        }
        Place::Leaf => {
            open.trail = vec![Leaf::Entry("torch".into())];
            open.scroll = 20;
            Some(Overlay::Almanac(open))
        }
        Place::Book => Some(Overlay::Book { chosen: 0, scroll: 20 }),
        Place::Story => {
            let chosen = usize::from(key.deed == Deed::Choose(-1));
            Some(Overlay::Story { chosen, scroll: 20 })
        }
        _ => None,
    };
    if key.place == Place::Look {
        room.model.look = Some(Look::on("doctor-1".into(), Vec::new()));
    }
    room
}

/// The overlay a key of pages leads to.
fn expected(key: &Binding, before: &Overlay) -> Option<Overlay> {
    let mut after = before.clone();
    match (&mut after, key.deed) {
        (_, Deed::Close) => return None,
        (Overlay::Almanac(at), Deed::Choose(by)) => at.chosen = at.chosen.saturating_add_signed(by),
        (Overlay::Almanac(at), Deed::ChoosePage(by)) => at.chosen = if by < 0 { 0 } else { 3 },
        (Overlay::Almanac(at), Deed::Erase) => (at.query, at.chosen) = ("a".into(), 0),
        (Overlay::Almanac(at), Deed::Open) if at.trail.is_empty() => {
            at.trail.push(Leaf::Entry("doctor".into()));
        }
        (Overlay::Almanac(at), Deed::Open | Deed::Numbered(1)) => {
            at.trail.push(Leaf::Entry("doctor".into()));
            at.scroll = 0;
        }
        (Overlay::Almanac(at), Deed::Numbered(2)) => {
            at.trail.push(Leaf::Entry("hauler".into()));
            at.scroll = 0;
        }
        (Overlay::Almanac(at), Deed::Numbered(3)) => {
            at.trail.push(Leaf::Rule("SB-1".into()));
            at.scroll = 0;
        }
        (Overlay::Almanac(at), Deed::Link(by)) => at.link = if by > 0 { 1 } else { 2 },
        (Overlay::Almanac(at), Deed::Return) => {
            at.trail.clear();
            at.scroll = 0;
        }
        (
            Overlay::Almanac(Reading { scroll, .. })
            | Overlay::Book { scroll, .. }
            | Overlay::Story { scroll, .. },
            Deed::Scroll(by),
        ) => *scroll = scroll.saturating_add_signed(by),
        // There is one page in the book: the choice stays, and is read from its top.
        (Overlay::Book { scroll, .. }, Deed::Choose(_)) => *scroll = 0,
        (Overlay::Story { chosen, .. }, Deed::Choose(by)) => {
            *chosen = chosen.saturating_add_signed(by);
        }
        (Overlay::Story { chosen, .. }, Deed::Numbered(number @ (1 | 2))) => *chosen = number - 1,
        (_, Deed::Numbered(_)) => {}
        (_, deed) => panic!("{deed:?} has no place on a page"),
    }
    Some(after)
}

#[test]
fn every_key_of_pages_does_what_it_says() {
    for key in KEYS {
        let mut room = page_stage(key);
        let before = room.model.overlay.clone();
        let press = |room: &mut Showroom| {
            room.input(terminal::Input::Key(KeyEvent::new(key.code, key.with)));
        };
        let said = format!("{key:?}");
        match (key.place, key.deed) {
            (Place::Story, Deed::Rules) => {
                press(&mut room);
                assert!(matches!(room.model.overlay, Some(Overlay::Rules { .. })), "{said}");
            }
            (_, Deed::Reply) => {
                press(&mut room);
                assert_eq!(room.moved(), ["a"]);
            }
            (Place::Almanac | Place::Leaf | Place::Book | Place::Story, _) => {
                let expected = expected(key, &before.unwrap());
                press(&mut room);
                assert_eq!(room.model.overlay, expected, "{said}");
            }
            (Place::Table, Deed::Almanac) => {
                room.model.overlay = None;
                press(&mut room);
                assert!(matches!(&room.model.overlay, Some(Overlay::Almanac(_))), "{said}");
            }
            (Place::Look, Deed::Almanac) => {
                room.model.overlay = None;
                press(&mut room);
                let Some(Overlay::Almanac(at)) = &room.model.overlay else { panic!("{said}") };
                assert_eq!(at.trail, [Leaf::Entry("doctor".into())]);
            }
            (_, Deed::Book) => {
                press(&mut room);
                assert_eq!(room.model.overlay, Some(Overlay::Book { chosen: 0, scroll: 0 }));
            }
            (_, Deed::Story) => {
                press(&mut room);
                assert_eq!(room.model.overlay, Some(Overlay::Story { chosen: 0, scroll: 0 }));
            }
            (_, Deed::Take) => {
                press(&mut room);
                assert_eq!(room.model.look.as_ref().unwrap().picked.len(), 1, "{said}");
            }
            _ => {}
        }
    }
}

#[test]
fn the_help_shows_every_key() {
    let mut game = sized("tictactoe", &["me", "random"], 3, (100, 170));
    game.letters("?");
    let screen = game.screen();
    for key in KEYS {
        let said = game.model.voice().word(key.word);
        assert!(screen.contains(&key.name()), "{} is missing:\n{screen}", key.name());
        assert!(
            screen.contains(said.split(';').next().unwrap().split(':').next().unwrap()),
            "{said}"
        );
    }
}
