//! Random games come to an end, in every combination.

use kernel::{Draw, EventLog, Game, MoveList, Seed, play};
use lastaurora::LastAurora;

#[test]
fn la_1_3_every_random_game_ends() {
    let game = LastAurora::new();
    let mut list = MoveList::new();
    let mut longest = 0;
    let mut endings = std::collections::BTreeMap::new();
    for number in 0..640u64 {
        let seats = (number % 4) as u8 + 1;
        let bits = number / 4 % 32;
        let names = ["exploration", "asgaror", "crews", "stories", "pvp"];
        let modules: Vec<&str> = (0..5)
            .filter(|i| bits >> i & 1 != 0 && !(*i == 4 && seats == 1))
            .map(|i| names[i])
            .collect();
        let given = conformance::given([
            ("modules", modules.join(",")),
            ("map", if number % 3 == 0 { "beta" } else { "alpha" }.to_string()),
            ("mine", if number % 2 == 0 { "yes" } else { "no" }.to_string()),
        ]);
        let seed = Seed::from_number(number);
        let mut state = kernel::opening::opening(&game, &given, seats, seed, &[]).unwrap();
        let mut rng = seed.rng();
        let mut log = EventLog::muted();
        let mut count = 0u32;
        while let Some(seat) = game.turn(&state).awaited().lowest() {
            list.clear();
            play::moves(&game, &state, seat, &mut list);
            assert!(!list.is_empty(), "game {number} {modules:?}: no move at {:?}", state.frames);
            let mv = list[rng.index(list.len())];
            count += 1;
            assert!(count < 5000, "game {number}: too long at {:?}", state.frames);
            play::play_unchecked(&game, &mut state, seat, &mv, &mut log);
        }
        longest = longest.max(count);
        let outcome = game.turn(&state).outcome().unwrap();
        *endings.entry((seats, outcome.ending.to_string())).or_insert(0) += 1;
    }
    println!("longest {longest}, {endings:?}");
    assert!(longest > 50);
}
