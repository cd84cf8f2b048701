//! What is read: nothing makes a parser panic, and what it reads is read again from what is written.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::book::{LedgerLine, is_rule_id, read_ledger, read_rules};
use kernel::options::{Given, resolve, written};
use kernel::{Commitment, Game, Lang, Record, Seat, Seed, StateHash, Viewer};
use players::Kind;
use protocol::live::ClientMessage;

/// The bytes as text, if they are.
pub fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}

/// A record that is read is read the same from its own writing.
pub fn record(data: &[u8]) {
    let Ok(record) = Record::parse_bytes("fuzz", data) else { return };
    let written = record.to_string();
    let again = Record::parse("again", &written);
    assert_eq!(again.as_ref(), Ok(&record), "the record reads differently as\n{written}");
}

/// A message of a client that is read is read the same from its own writing.
pub fn protocol(data: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ClientMessage>(data) else { return };
    let written = serde_json::to_string(&message).expect("messages are plain data");
    let again: ClientMessage = serde_json::from_str(&written).expect("what we write is a message");
    assert_eq!(again, message, "the message reads differently as {written}");
}

/// A ledger that is read is read the same from its own writing.
pub fn ledger(data: &[u8]) {
    // A carriage return may belong to the end of a line or to its last field: files have it at the ends only.
    let Some(text) = text(data).filter(|text| !text.contains('\r')) else { return };
    let Ok(lines) = read_ledger("fuzz", text) else { return };
    let write = |line: &LedgerLine| {
        let testable = if line.testable { "y" } else { "n" };
        format!("{}\t{}\t{testable}\t{}\n", line.id, line.title, line.source)
    };
    let written: String = lines.iter().map(write).collect();
    assert_eq!(read_ledger("again", &written), Ok(lines));
}

/// Every rule found in a rules text has an id.
pub fn rules(data: &[u8]) {
    let Some(text) = text(data) else { return };
    for rule in read_rules(text) {
        assert!(is_rule_id(&rule.id), "`{}` is no rule id", rule.id);
    }
}

/// Options that a game accepts, one `key=value` a line, are accepted as it writes them, and mean the same.
pub fn options(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let given: Given = text
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(key, value)| (key.into(), value.into()))
        .collect();
    options_of(&tictactoe::TicTacToe, &given);
    options_of(&connectfour::ConnectFour, &given);
    options_of(&hearts::Hearts, &given);
}

fn options_of<G: Game>(game: &G, given: &Given) {
    if let Ok(options) = resolve(game, given) {
        assert_eq!(resolve(game, &written(game, &options)), Ok(options), "{given:?}");
    }
}

/// Seats, viewers, seeds, hashes, languages and seat kinds read the same from their own writing.
pub fn words(data: &[u8]) {
    let Some(text) = text(data) else { return };
    round_trip::<Seat>(text);
    round_trip::<Viewer>(text);
    round_trip::<Seed>(text);
    round_trip::<Commitment>(text);
    round_trip::<StateHash>(text);
    round_trip::<Lang>(text);
    if let Ok(kind) = Kind::parse(text, &[]) {
        assert_eq!(Kind::parse(&kind.to_string(), &[]), Ok(kind));
    }
}

fn round_trip<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    let Ok(value) = text.parse::<T>() else { return };
    let written = value.to_string();
    let again = written.parse::<T>().ok();
    assert_eq!(again, Some(value), "`{text}` was written as `{written}`");
}
