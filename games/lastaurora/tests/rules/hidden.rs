//! The table of hidden and public information in the rulings, line by line: a change of what nobody may know changes
//! nobody's picture, a change of what everybody knows changes everybody's.

use kernel::{Seat, Viewer, play};
use lastaurora::engine::Engine;
use lastaurora::state::{State, StoryPlace};

use crate::common::*;

const WATCHER: Viewer = Viewer::Spectator;
const FIRST: Viewer = Viewer::Seat(Seat(0));
const SECOND: Viewer = Viewer::Seat(Seat(1));
const ALL: [Viewer; 3] = [FIRST, SECOND, WATCHER];

/// Who sees this change of the table.
#[track_caller]
fn seen(table: &Table, change: impl Fn(&mut State)) -> Vec<Viewer> {
    let mut other = *table.state();
    change(&mut other);
    assert_ne!(other, *table.state(), "the change changes something");
    let differs = |viewer: &Viewer| {
        play::scene(table.game(), table.state(), *viewer)
            != play::scene(table.game(), &other, *viewer)
    };
    ALL.into_iter().filter(differs).collect()
}

/// A running game of two with every module that hides something.
fn game() -> Table {
    let setup = calm(&["order 2 1", "object 1 toolkit", "object 2 nitro", "story 263"]);
    table("exploration,stories", 2, &setup)
}

/// Rules: LA-1.12, LA-2.4
#[test]
fn hidden_exploration_deck() {
    let table = game();
    let content = table.game().content();
    let period = |card: CardId| content.cards[card].period;
    let top = table.state().deck.len() - 1;
    assert_eq!(seen(&table, |state| state.deck.swap(0, 1)), []);
    assert_eq!(period(table.state().deck[top]), period(table.state().deck[top - 1]));
    assert_eq!(seen(&table, |state| state.deck.swap(top, top - 1)), [], "the same back");
    assert_eq!(seen(&table, |state| state.deck.swap(top, 0)), ALL, "another period on top");
    assert_eq!(seen(&table, |state| _ = state.deck.pop()), ALL, "the size");
}

/// Rules: LA-19.20, LA-1.9
#[test]
fn hidden_exploration_deck_for_who_has_looked() {
    let mut table = table("stories", 2, &["order 1 2", "story 291", "phase exploration"]);
    table.play(ONE, "option 1");
    let top = table.state().deck.len() - 1;
    assert_eq!(seen(&table, |state| state.deck.swap(top - 1, top - 2)), [FIRST]);
    assert_eq!(seen(&table, |state| state.deck.swap(0, 1)), []);
}

/// Rules: LA-19.20
#[test]
fn hidden_what_was_looked_at_is_known_until_it_is_drawn() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "story 263", "deck loc_scrapyard"]));
    table.state_mut().peeked = lastaurora::state::Peeked { by: Set8::of(P1), cards: 2 };
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(table.state().peeked.cards, 1, "the first was drawn");
    let named = |viewer| table.scene(viewer).zones.iter().any(|zone| zone.id == "peeked");
    assert_eq!(ALL.map(named), [true, false, false]);
}

/// Rules: LA-1.12
#[test]
fn hidden_zone_enemies_and_discard_pile_are_open() {
    let mut table = game();
    let swap = |state: &mut State| {
        let first = state.zone[Slot(0)];
        state.zone[Slot(0)] = std::mem::replace(&mut state.zone[Slot(1)], first);
    };
    assert_eq!(seen(&table, swap), ALL);
    table.arrange("enemy en_outriders 1");
    assert_eq!(seen(&table, |state| state.enemies[0].damage = 1), ALL);
    assert_eq!(seen(&table, |state| state.enemies[0].targets[Letter::A] = P1.into()), ALL);
    let card = card(&table, "loc_scrapyard");
    let turn_over = |state: &mut State| {
        if !state.discard.insert(card) {
            state.discard.remove(card);
        }
    };
    assert_eq!(seen(&table, turn_over), ALL);
}

/// Rules: LA-3.7, LA-X5.2, LA-X5.3
#[test]
fn hidden_removed_cards() {
    let table = table("pvp", 2, &[]);
    let removed = table.state().removed.iter().next().unwrap();
    // How many were removed of each period is public: the other card is of the same one.
    let content = table.game().content();
    let period = |card: CardId| content.cards[card].period;
    let deck = table.state().deck;
    let at = deck.iter().position(|card| period(*card) == period(removed)).unwrap();
    assert!(at + 1 < deck.len(), "not the top card, whose back is seen");
    assert_eq!(
        seen(&table, |state| {
            let place = state.deck[at];
            state.removed.remove(removed);
            state.removed.insert(place);
            state.deck[at] = removed;
        }),
        []
    );
    let (loot, kept) =
        (table.state().loot_removed.iter().next().unwrap(), table.state().loot[Pair(0)][0]);
    assert_eq!(
        seen(&table, |state| {
            state.loot_removed.remove(loot);
            state.loot_removed.insert(kept);
            state.loot[Pair(0)][0] = loot;
        }),
        []
    );
}

/// Rules: LA-12.5, LA-12.7
#[test]
fn hidden_objects() {
    let table = game();
    assert_eq!(seen(&table, |state| state.objects.rotate_left(1)), [], "the order of the deck");
    assert_eq!(seen(&table, |state| _ = state.objects.pop()), ALL, "its size");
    let other = |state: &mut State| {
        state.players[1].hand = Hand::default();
        state.players[1].hand[Object::Toolkit] = 1;
    };
    assert_eq!(seen(&table, other), [SECOND], "another Object in the second hand");
    assert_eq!(seen(&table, |state| state.players[1].hand[Object::Toolkit] += 1), ALL, "one more");
    assert_eq!(seen(&table, |state| state.object_discard[Object::Toolkit] = 1), ALL);
}

/// Rules: LA-12.5
#[test]
fn hidden_what_is_drawn_is_told_to_its_owner() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 1 loc_scrapyard"]));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    let told = |viewer| {
        table
            .told(viewer)
            .into_iter()
            .filter(|line| line.contains("la-event-dr"))
            .collect::<Vec<_>>()
    };
    assert_eq!(told(FIRST).len(), 2, "{:?}", table.told(FIRST));
    assert!(told(FIRST).iter().all(|line| line.contains("la-event-drew")));
    for viewer in [SECOND, WATCHER] {
        assert_eq!(told(viewer).len(), 1, "how many: {:?}", table.told(viewer));
        assert!(told(viewer)[0].contains("la-event-draws"));
    }
}

/// Rules: LA-19.6
#[test]
fn hidden_what_may_be_kept_is_seen_by_who_chooses() {
    let mut table = table_on("beta", "", 2, &calm(&["order 2 1", "res 1 food 1"]));
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 5").play(ONE, "bonus 5");
    let before = look(&table).hand_size(P1);
    let swap = |state: &mut State| {
        let deep = state.objects[0];
        state.objects[0] = state.drawn[0];
        state.drawn[0] = deep;
    };
    table.state_mut().drawn = [Object::Toolkit, Object::Nitro].into_iter().collect();
    table.state_mut().objects[0] = Object::Jerrycan;
    assert_eq!(seen(&table, swap), [FIRST]);
    table.play(ONE, "keep toolkit");
    assert_eq!(look(&table).hand_size(P1), before + 1);
    assert_eq!(table.state().object_discard[Object::Nitro], 1, "the rest is discarded face up");
}

/// Rules: LA-14.1, LA-2.11
#[test]
fn hidden_outcome_deck() {
    let mut table = game();
    // Backs: 10 and 5 front, 1 centre.
    table.arrange("outcome 1").arrange("outcome 10").arrange("outcome 5");
    let top = table.state().outcome.len() - 1;
    assert_eq!(seen(&table, |state| state.outcome.swap(0, 1)), []);
    assert_eq!(seen(&table, |state| state.outcome.swap(top, top - 1)), [], "the same back");
    assert_eq!(seen(&table, |state| state.outcome.swap(top, top - 2)), ALL, "another back");
    assert_eq!(seen(&table, |state| _ = state.outcome.remove(0)), ALL, "the size");
    assert_eq!(seen(&table, |state| state.outcome_discard = Set16::of(OutcomePlace(0))), ALL);
}

/// Rules: LA-3.6, LA-15.9
#[test]
fn hidden_loot() {
    let table = game();
    assert_eq!(seen(&table, |state| state.loot[Pair(0)].swap(0, 1)), []);
    assert_eq!(seen(&table, |state| _ = state.loot[Pair(0)].pop()), ALL, "how many are left");
}

/// Rules: LA-1.12, LA-2.13
#[test]
fn hidden_nothing_of_convoys_survivors_and_counters() {
    let mut table = table_on("beta", "pvp", 2, &["order 1 2"]);
    let open: [fn(&mut State); 13] = [
        |state| state.players[1].convoy[Cell(5)].damage = Set16::from_bits(1),
        |state| state.players[1].convoy[Cell(5)].kind = CarKind(9).into(),
        |state| state.players[1].res[Res::Food] = 0,
        |state| state.players[1].crew[CrewPlace(1)].zone = lastaurora::vocab::Zone::Exhausted,
        |state| state.players[1].crew[CrewPlace(1)].contamination = 1,
        |state| state.players[1].fame = 3,
        |state| state.players[1].at = SpaceId(3),
        |state| state.aurora.red = true,
        |state| state.castaways = 3,
        |state| state.waypoints[Waypoint(0)] = Maybe::NONE,
        |state| state.avalanches = Set8::EMPTY,
        |state| state.mines[0] = SpaceId(5).into(),
        |state| state.players[0].dodge = TrackCell(2),
    ];
    for (place, change) in open.into_iter().enumerate() {
        assert_eq!(seen(&table, change), ALL, "change {place}");
    }
    table.state_mut().order.swap(0, 1);
    assert_eq!(seen(&table, |state| state.order.swap(0, 1)), ALL, "the Turn Order");
    assert_eq!(seen(&table, |state| state.players[0].aggression = TrackCell(3)), ALL);
}

/// Rules: LA-X4.4, LA-X4.13, LA-X4.14
#[test]
fn hidden_stories() {
    let mut table = game();
    let top = table.state().stories.decks[Period(0)].len() - 1;
    assert_eq!(seen(&table, |state| state.stories.decks[Period(0)].swap(0, 1)), []);
    assert_eq!(seen(&table, |state| state.stories.decks[Period(1)].swap(0, 1)), []);
    assert_eq!(seen(&table, |state| _ = state.stories.decks[Period(0)].remove(0)), ALL, "the size");
    // 256 and 257 have the same trigger.
    table.arrange("story 256").arrange("story 257");
    assert_eq!(
        seen(&table, |state| state.stories.decks[Period(0)].swap(top, top - 1)),
        [],
        "one back"
    );
    table.arrange("story 263");
    assert_eq!(seen(&table, |state| state.stories.decks[Period(0)].swap(top, top - 1)), ALL);
    assert_eq!(seen(&table, |state| state.stories.put(StoryId(3), StoryPlace::Discard)), ALL);
    assert_eq!(
        seen(&table, |state| state
            .stories
            .put(StoryId(3), StoryPlace::Mission(P1, OptionId(0), 1))),
        ALL
    );
}

/// Rules: LA-X4.13, LA-X4.14
#[test]
fn hidden_results_of_a_story_until_the_option_is_decided() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "story 256"]));
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    let picture = |table: &Table, viewer| format!("{:?}", table.scene(viewer));
    for viewer in ALL {
        let shown = picture(&table, viewer);
        assert!(shown.contains("la-name-st_256"), "the title");
        for key in ["a", "b", "c"] {
            assert!(!shown.contains(&format!("la-told-st_256-{key}")), "{shown}");
        }
    }
    let content = table.game().content();
    let told = |option: u8| content.stories[StoryId(1)].options[OptionId(option)].told[0];
    for viewer in ALL {
        let shown = picture(&table, viewer);
        assert!((0..3).all(|option| told(option).is_empty() || !shown.contains(told(option))));
    }
    table.play(ONE, "option 2");
    let heard = format!("{:?}", table.events());
    assert!(heard.contains(told(1)), "the result that was read: {heard}");
    assert!(!heard.contains(told(0)) && !heard.contains(told(2)), "the others stay hidden");
}

/// Rules: LA-17.2, LA-X4.34
#[test]
fn hidden_automa() {
    let mut table = table("stories", 1, &["order 2 1", "story 263"]);
    let set = |table: &mut Table| {
        let automa = &mut table.state_mut().automa;
        automa.hand = [0, 1].map(ActionId).into_iter().collect();
        automa.row = [2].map(ActionId).into_iter().collect();
        automa.deck = [3, 4, 5].map(ActionId).into_iter().collect();
    };
    set(&mut table);
    // Two Stories with the same back.
    put_story(&mut table, 256, StoryPlace::Automa);
    let people = |seen: Vec<Viewer>| seen.contains(&FIRST) || seen.contains(&WATCHER);
    assert!(!people(seen(&table, |state| state.automa.hand.swap(0, 1))));
    assert!(!people(seen(&table, |state| state.automa.deck.swap(0, 1))));
    assert!(people(seen(&table, |state| _ = state.automa.hand.pop())), "how many");
    assert!(people(seen(&table, |state| state.automa.row[0] = ActionId(5))), "the row is open");
    assert!(!people(seen(&table, |state| {
        state.stories.put(StoryId(1), StoryPlace::Removed);
        state.stories.put(StoryId(2), StoryPlace::Automa);
    })));
    assert!(
        people(seen(&table, |state| state.stories.put(StoryId(1), StoryPlace::Removed))),
        "one less"
    );
    table.state_mut().players[1].hand = Hand::default();
    table.state_mut().players[1].hand[Object::Toolkit] = 1;
    assert!(!people(seen(&table, |state| {
        state.players[1].hand[Object::Toolkit] = 0;
        state.players[1].hand[Object::Nitro] = 1;
    })));
    assert!(people(seen(&table, |state| state.players[1].hand[Object::Toolkit] = 2)));
    let (one, two) = (table.state().loot[Pair(0)][0], table.state().loot[Pair(0)][1]);
    table.state_mut().loot[Pair(0)].clear();
    table.state_mut().loot[Pair(0)].push(one);
    table.state_mut().automa.loot.insert(two);
    assert!(!people(seen(&table, |state| {
        state.loot[Pair(0)][0] = two;
        state.automa.loot.remove(two);
        state.automa.loot.insert(one);
    })));
}

/// Rules: LA-1.9
#[test]
fn hidden_chance() {
    let table = game();
    let stir = |state: &mut State| {
        let mut objects = state.objects;
        kernel::Draw::shuffle(&mut state.chance.stream(1), &mut objects);
    };
    assert_eq!(seen(&table, stir), []);
}

/// Rules: LA-3.11
#[test]
fn hidden_set_aside_cards_were_seen_and_cannot_be_imagined_away() {
    for seed in 0..20 {
        let table =
            conformance::testing::Situation::with(lastaurora::LastAurora::new(), &[], 2, seed);
        let mut rng = kernel::Seed::from_number(seed).rng();
        let imagined = kernel::Game::determinize(table.game(), table.state(), FIRST, &mut rng);
        for card in table.state().set_aside {
            assert!(imagined.deck.contains(&card) && !imagined.removed.contains(card));
        }
        let removed = |state: &State, period: u8| {
            let info = |card: CardId| &table.game().content().cards[card];
            state
                .removed
                .iter()
                .filter(|card| info(*card).period.get().is_some_and(|of| of.number() == period))
                .count()
        };
        for period in 1..=3 {
            assert_eq!(removed(&imagined, period), removed(table.state(), period));
        }
    }
}

/// Rules: LA-1.9, LA-12.5
#[test]
fn hidden_what_is_imagined_keeps_what_is_known() {
    let mut table = game();
    let content = table.game().content();
    let mut log = kernel::EventLog::muted();
    Engine::new(content, table.state_mut(), &mut log).settle();
    let mut rng = kernel::Seed::from_number(9).rng();
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let imagined = kernel::Game::determinize(table.game(), table.state(), FIRST, &mut rng);
        assert_eq!(imagined.players[0].hand, table.state().players[0].hand, "the own hand");
        assert_eq!(
            imagined.players[1].hand.values().iter().sum::<u8>(),
            1,
            "the size of the other"
        );
        hands.insert(*imagined.players[1].hand.values());
    }
    assert!(hands.len() > 3, "any Object could be in the other hand");
}

/// Rules: LA-H10, LA-12.5
#[test]
fn hidden_who_sets_out_weak_is_imagined_with_a_ration() {
    let weak = ["order 2 1", "res 1 food 0", "survivor 1 s2 surv_copilot active 1"];
    let mut table = table("", 2, &calm(&weak));
    table.arrange("object 1 energy_ration").arrange("object 1 toolkit").play(ONE, "explore s2");
    let mut rng = kernel::Seed::from_number(3).rng();
    for _ in 0..40 {
        let imagined = kernel::Game::determinize(table.game(), table.state(), SECOND, &mut rng);
        assert!(
            imagined.players[0].hand[Object::EnergyRation] > 0,
            "nothing else could bring the strength"
        );
        assert_eq!(imagined.players[0].hand.values().iter().sum::<u8>(), 2);
    }
}

/// Rules: LA-1.12, LA-X3.17, LA-X4.16
#[test]
fn hidden_what_is_to_be_eaten_is_shown_before_its_story() {
    let android = "survivor 1 s1 crew_support_drone exhausted";
    let setup = ["order 2 1", "story 294", "object 1 jerrycan", "object 1 nitro", android];
    let mut table = table("stories,crews", 2, &setup);
    table.arrange("phase rest").play(ONE, "feed s1 jerrycan");
    let mut rng = kernel::Seed::from_number(3).rng();
    for _ in 0..50 {
        let imagined = kernel::Game::determinize(table.game(), table.state(), SECOND, &mut rng);
        assert!(imagined.players[0].hand[Object::Jerrycan] > 0, "everybody has seen it");
        assert_eq!(imagined.players[0].hand.values().iter().sum::<u8>(), 2);
    }
}

/// Rules: LA-15.10
#[test]
fn hidden_loot_that_nobody_wins_leaves_the_game_unseen() {
    let setup = ["order 1 2", "object 1 antitank_missile", "enemy en_outriders 1", "phase fire"];
    let mut table = table("exploration", 2, &setup);
    until_fire(&mut table, P1);
    table.arrange("hurt en_outriders 1").play(ONE, "object antitank_missile");
    assert_eq!((table.state().loot[Pair(0)].len(), table.state().loot_gone.len()), (1, 0));
    let mut rng = kernel::Seed::from_number(3).rng();
    let left: std::collections::BTreeSet<lastaurora::ids::LootId> = (0..40)
        .map(|_| {
            kernel::Game::determinize(table.game(), table.state(), FIRST, &mut rng).loot[Pair(0)][0]
        })
        .collect();
    assert_eq!(left.len(), 2, "either of the pair could be left");
}

/// Rules: LA-X4.46, LA-1.12
#[test]
fn hidden_nothing_of_a_bonus_action_that_a_story_interrupts() {
    let setup = calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active", "story 275"]);
    let mut table = table("crews,stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3").play(ONE, "bonus 4");
    assert_eq!(table.moves(ONE), ["option 1", "option 2"], "the Black Market comes first");
    for viewer in ALL {
        assert!(
            table.told(viewer).iter().any(|line| line.contains("la-event-bonus")),
            "{viewer:?}"
        );
    }
}

/// Rules: LA-1.12, LA-3.7, LA-X5.2, LA-X5.3
#[test]
fn hidden_cards_are_counted_for_everybody() {
    let table = table("pvp,stories", 3, &[]);
    let scene = table.scene(kernel::Viewer::Spectator);
    let counts = |id: &str| -> Vec<i32> {
        let zone = scene.zones.iter().find(|zone| zone.id == id).expect("a zone");
        zone.badges.iter().filter_map(|badge| badge.count).collect()
    };
    // Three scaling cards and one Enemy of each period, one Loot of each pair.
    assert_eq!(counts("removed"), [4, 4, 4, 1, 1, 1]);
    let state = table.state();
    assert_eq!(counts("deck"), [state.deck.len() as i32]);
    assert_eq!(counts("object-deck"), [state.objects.len() as i32]);
    assert_eq!(counts("outcome"), [12]);
    assert_eq!(counts("story-deck"), [14]);
    let supply = scene.pieces.iter().filter(|piece| piece.zone == "supply");
    let left: Vec<i32> = supply.filter_map(|piece| piece.badges[0].count).collect();
    assert_eq!(left, state.supply.values().map(i32::from));
}
