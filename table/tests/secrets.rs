//! Hearts: what lies in somebody else's hand never occurs in what a viewer is sent.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

use kernel::chance::Draw;
use kernel::{Seat, Seed, Viewer};
use serde_json::Value;
use table::{AnyTable, Registry, Setup};

/// Every way a card can stand in an update: its id, its notation in a move, its mark, its name.
fn traces(card: &str) -> [String; 4] {
    let (rank, suit) = card.split_at(card.len() - 1);
    let (sign, name) = match suit {
        "C" => ('♣', "clubs"),
        "D" => ('♦', "diamonds"),
        "S" => ('♠', "spades"),
        "H" => ('♥', "hearts"),
        other => panic!("{other} is no suit"),
    };
    let rank_name = format!(r#"{{"text":{{"id":"hrt-rank-{}"}}}}"#, rank.to_lowercase());
    let suit_name = format!(r#"{{"text":{{"id":"hrt-{name}"}}}}"#);
    [
        format!(r#""{card}""#),
        format!(r#" {card}""#),
        format!(r#""{rank}{sign}""#),
        format!(r#"[["rank",{rank_name}],["suit",{suit_name}]]"#),
    ]
}

fn cards(state: &Value, field: &str, seat: Seat) -> Vec<String> {
    let list = state[field][seat.index()].as_array().expect("a list of cards for each seat");
    list.iter().map(|card| card.as_str().unwrap().to_string()).collect()
}

/// How many hidden cards were looked for, and how many open ones were found.
#[derive(Default)]
struct Looked {
    hidden: u32,
    open: u32,
}

fn look(table: &dyn AnyTable, looked: &mut Looked) {
    let state = table.state_json();
    for viewer in Viewer::all(4) {
        let sent = serde_json::to_string(&table.update(viewer, 0)).unwrap();
        let gave = viewer.seat().map_or(Vec::new(), |seat| cards(&state, "given", seat));
        for seat in Seat::all(4) {
            for card in cards(&state, "hands", seat) {
                let found = traces(&card).iter().any(|trace| sent.contains(trace));
                if viewer.sees(seat) {
                    assert!(found, "{viewer} should see {card} of {seat}: {sent}");
                    looked.open += 1;
                } else if !gave.contains(&card) {
                    assert!(!found, "{viewer} is sent {card}, which {seat} holds: {sent}");
                    looked.hidden += 1;
                }
            }
        }
    }
}

#[test]
fn no_update_holds_a_card_of_another_hand() {
    let registry = Registry::new().with(table::title(hearts::Hearts).mind(hearts::HeartsMind));
    let hearts = registry.get("hearts").unwrap();
    let mut looked = Looked::default();
    for seed in 0..4 {
        let mut rng = Seed::from_number(seed).derive(0).rng();
        let mut table = hearts.open(&Setup::new(["me"; 4], Seed::from_number(seed))).unwrap();
        // Within the first deal a card that was shown never returns to a hand.
        while table.moves_made() < 4 * 3 + 52 - 1 {
            look(&*table, &mut looked);
            let awaited: Vec<Seat> = table.turn().awaited().iter().collect();
            let seat = rng.pick(&awaited).unwrap();
            let moves = table.moves(seat);
            table.submit(seat, &moves[rng.index(moves.len())]).unwrap();
            if rng.below(5) == 0 {
                let _ = table.undo(seat);
            }
        }
    }
    assert!(looked.hidden > 10_000 && looked.open > 10_000, "{} {}", looked.hidden, looked.open);
}
