//! Inputs worth starting from: what people would write.

use connectfour::ConnectFour;
use hearts::Hearts;
use kernel::book::KERNEL_BOOK;
use kernel::record::{RecordedMove, result_line};
use kernel::{Draw, EventLog, Game, Lang, MoveList, Record, Seed, StateHash, Turn, play};
use tictactoe::TicTacToe;

fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// A whole random game as a record, with a state hash after every move.
fn record<G: Game>(game: &G, number: u64) -> Record {
    let seed = Seed::from_number(number);
    let mut rng = seed.rng();
    let seats = *game.about().players.start();
    let options = G::Options::default();
    let mut state = play::start(game, &options, seats, seed)
        .expect("a game starts with its defaults and its fewest seats");
    let given = kernel::options::written(game, &options);
    let mut record = Record::blank(game, given, vec!["random".into(); usize::from(seats)], seed);
    record.hashes.push((0, StateHash::of(&state)));
    let mut moves = MoveList::new();
    loop {
        let seat = match game.turn(&state) {
            Turn::Awaiting(awaited) => awaited.seats.lowest().expect("somebody is awaited"),
            Turn::Over(outcome) => {
                record.result = Some(result_line(&outcome));
                return record;
            }
        };
        play::moves(game, &state, seat, &mut moves);
        let mv = &moves[rng.index(moves.len())];
        record.moves.push(RecordedMove::new(seat, mv.to_string()));
        game.play(&mut state, seat, mv, &mut EventLog::muted());
        record.hashes.push((record.moves.len() as u32, StateHash::of(&state)));
    }
}

/// Records of every classic, one that is short and has everything a record can have, and those that once broke a
/// law.
pub fn records() -> Vec<Vec<u8>> {
    let full = "starboard record 1\ngame: tictactoe\nrules: 1\ncontent: af1349b9f5f9a1a6\n\
                option house: yes\nseats: me, search:0.1\nseed: 7\narrange: mark x b2\narrange: mark o a1\n\
                result: nobody\n\n@0 0123456789abcdef\n1. seat-1 c3 # a comment\n2. 2 a3\n";
    let comment = full.replace("content: ", "content:#").replace("me, ", "me,#");
    let mut all = bytes(&[full, &comment]);
    all.extend((0..3).map(|n| record(&TicTacToe, n).to_string().into_bytes()));
    all.extend((0..2).map(|n| record(&ConnectFour, n).to_string().into_bytes()));
    all.push(record(&Hearts, 0).to_string().into_bytes());
    all
}

/// Every notation of a few whole games of every classic.
pub fn notations() -> Vec<Vec<u8>> {
    let records = [record(&TicTacToe, 1), record(&ConnectFour, 1), record(&Hearts, 1)];
    let mut all: Vec<Vec<u8>> =
        records.iter().flat_map(|r| &r.moves).map(|mv| mv.notation.clone().into_bytes()).collect();
    all.sort();
    all.dedup();
    all
}

/// Scenarios with every kind of step and condition, and those that once broke a law.
pub fn scenarios() -> Vec<Vec<u8>> {
    bytes(&[
        "game = \"tictactoe\"\ntitle = \"A row\"\nrules = [\"TTT-4\"]\nseats = 2\nseed = 7\n\
         setup = [\"mark x a1\", \"mark o b1\"]\n\n[[step]]\nseat = 1\nmoves = [\"b2\"]\n\n[[step]]\nseat = \"seat-2\"\n\
         refused = \"b2\"\nby = \"TTT-3\"\n\n[[expect]]\npath = \"scene.pieces.b2.owner\"\nis = 0\nis_not = 1\n",
        "game = \"connectfour\"\nseats = 2\n\n[[step]]\nseat = 1\nmoves = [\"d\"]\n\n[[step]]\nseat = 2\nmoves = [\"d\"]\n\n\
         [[step]]\n[[step.expect]]\npath = \"spectator.zones\"\ncount = 1\nabsent = false\n",
        "game = \"hearts\"\nseats = 4\nseed = \"11\"\n[options]\ngoal = 50\n\n[[expect]]\npath = \"seat-1.offers\"\nat_least = 1\n\
         at_most = 5000\ncontains = 3\nlacks = \"x\"\n",
        "game = \"hearts\"\nseats = 4\n\n[[expect]]\npath = \"seat-10.offers\"\ncount = 1\n",
    ])
}

/// Ledgers, right and wrong.
pub fn ledgers() -> Vec<Vec<u8>> {
    let mut all = bytes(&[KERNEL_BOOK.ledger, "SF-2.1.2a\tTitle\tn\tH\nSF-A1\tOther\ty\tP\n"]);
    all.push(Hearts.book().ledger.into());
    all
}

/// Rules texts in every language and writing.
pub fn rules() -> Vec<Vec<u8>> {
    let mut all = bytes(&["## 1\n- **SF-0.1 — A title.** [H] Words.\n  More words.\n\nprose\n"]);
    all.extend(Lang::ALL.map(|lang| KERNEL_BOOK.rules(lang).as_bytes().to_vec()));
    all
}

/// Messages of clients.
pub fn messages() -> Vec<Vec<u8>> {
    bytes(&[
        r#"{"type":"hello","protocol":1,"lang":"it","seat_token":"00","name":"Ada","since":3}"#,
        r#"{"type":"move","id":1,"notation":"b2","at":0}"#,
        r#"{"type":"why","id":2,"touches":["a","b"]}"#,
        r#"{"type":"chat","id":3,"text":"\u00e8 \ud83d\ude80"}"#,
        r#"{"type":"hand-over","id":4,"kind":"greedy"}"#,
        r#"{"type":"language","lang":"ja"}"#,
        r#"{"type":"ping"}"#,
    ])
}

/// Options as `key=value`, one a line, taken from what the games say they know.
pub fn options() -> Vec<Vec<u8>> {
    let mut all = bytes(&["goal=1\n", "nothing=yes\n", "=\n", "a=b=c\n"]);
    let specs = Hearts.about().options;
    all.push(specs.iter().map(|s| format!("{}={}\n", s.key, s.default)).collect::<String>().into());
    all
}

/// Seats, viewers, seeds, hashes, languages and seat kinds.
pub fn words() -> Vec<Vec<u8>> {
    let mut all = bytes(&[
        "seat-1",
        "16",
        "spectator",
        "referee",
        "en",
        "ja",
        "0",
        "18446744073709551615",
        "0123456789abcdef",
        "me",
        "random",
        "greedy",
        "search:0.1",
        "search:2.5",
        "search:100i",
    ]);
    all.push(Seed::from_number(9).commitment().to_string().into());
    all
}

/// Content files with records, references, scripts and operations.
pub fn contents() -> Vec<Vec<u8>> {
    bytes(&[
        "[[card]]\nid = 'one'\nwhen = \"a and n >= 2\"\nnext = 'two'\neffects = [{ op = 'gain', n = 2, if = 'b' }, { op = 'pass' }]\n\n\
         [[card]]\nid = 'two'\n[[card.effects]]\nop = 'twice'\neffect = { op = \"gain\", n = 1 }\n",
        "card = [\n{ id = 'x', when = \"not \\u0061\" },\n{ id = 'y', next = 'x' },\n]\n",
    ])
}

/// Conditions with everything a condition can have.
pub fn scripts() -> Vec<Vec<u8>> {
    bytes(&[
        "a",
        "not b",
        "a and b or c",
        "(a or b) and not (c and d)",
        "n = 3",
        "n + 2 - o >= -p",
        "- -5 < n",
        "not not n != 0",
        "a or (b or (c and (d or e)))",
    ])
}

/// Bytes that decide: one for the number of seats, eight for the seed, then one a decision.
pub fn decisions() -> Vec<Vec<u8>> {
    let play = |number: u64| {
        let mut rng = Seed::from_number(number).rng();
        (0..200).map(|_| rng.below(256) as u8).collect()
    };
    (0..4).map(play).collect()
}
