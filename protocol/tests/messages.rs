//! Messages as they go over the wire.

use kernel::Lang;
use protocol::live::{ClientMessage, ServerMessage};

#[test]
fn client_messages_are_read_as_the_documentation_writes_them() {
    let read = |text: &str| serde_json::from_str::<ClientMessage>(text);
    assert_eq!(
        read(r#"{"type":"hello","protocol":1,"lang":"it"}"#).unwrap(),
        ClientMessage::Hello {
            protocol: 1,
            lang: Lang::It,
            seat_token: None,
            name: None,
            since: None,
            watch: false,
            beside: Vec::new(),
        }
    );
    assert_eq!(
        read(r#"{"type":"hand-over","id":4,"kind":"greedy"}"#).unwrap(),
        ClientMessage::HandOver { id: 4, kind: Some("greedy".into()) }
    );
    assert_eq!(read(r#"{"type":"ping"}"#).unwrap(), ClientMessage::Ping {});
    for wrong in [
        "",
        "[]",
        r#"{"type":"steal","id":1}"#,
        r#"{"type":"move","id":1,"notation":"b2"}"#,
        r#"{"type":"move","id":-1,"notation":"b2","at":0}"#,
        r#"{"type":"undo","id":1,"seat":2}"#,
        r#"{"type":"hello","protocol":1,"lang":"xx"}"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn server_messages_carry_their_type_beside_their_fields() {
    let written = |message| serde_json::to_value::<ServerMessage>(message).unwrap();
    assert_eq!(
        written(ServerMessage::Stale { id: 2, sequence: 9 }),
        serde_json::json!({ "type": "stale", "id": 2, "sequence": 9 })
    );
    let problem =
        protocol::live::Problem { code: "too-fast".into(), text: "Wait a second.".into() };
    assert_eq!(
        written(ServerMessage::Problem(problem)),
        serde_json::json!({ "type": "problem", "code": "too-fast", "text": "Wait a second." })
    );
}

#[test]
fn every_type_the_typescript_mentions_is_declared_in_it() {
    let types = protocol::typescript();
    let is_name = |word: &&str| word.starts_with(|first: char| first.is_ascii_uppercase());
    let code = types.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    let words = code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    let mut names: Vec<&str> = words.filter(is_name).collect();
    names.sort_unstable();
    names.dedup();
    for name in names.into_iter().filter(|name| *name != "Array") {
        let declared = [format!("export type {name} ="), format!("export const {name} =")];
        assert!(declared.iter().any(|d| types.contains(d.as_str())), "{name} is not declared");
    }
}
