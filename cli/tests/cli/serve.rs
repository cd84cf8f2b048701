//! `starboard serve`: the real program, killed and started again.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

fn starboard(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(words).stdin(Stdio::null());
    command
}

/// A server, its address, and a folder that goes with it.
fn serve(folder: &std::path::Path) -> (Child, String) {
    let data = folder.display().to_string();
    let mut child = starboard(&["serve", "--addr", "127.0.0.1:0", "--data", &data])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Starboard is at http://").expect(&line).to_string();
    (child, address)
}

fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_says_its_address_answers_and_ends_in_peace() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = serve(folder.path());
    let games = ask(&address, "/api/games");
    assert!(games.starts_with("HTTP/1.1 200") && games.contains("\"tictactoe\""), "{games}");
    assert!(games.contains("content-security-policy: default-src 'none'"), "{games}");
    assert!(folder.path().join("starboard.sqlite").is_file());
    let ended = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(ended.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn what_it_cannot_use_it_says_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = serve(folder.path());
    let other = folder.path().join("other").display().to_string();
    let taken = starboard(&["serve", "--addr", &address, "--data", &other]).output().unwrap();
    let said = String::from_utf8_lossy(&taken.stderr);
    assert_eq!(taken.status.code(), Some(2));
    assert!(said.contains("cannot be listened at") && said.contains("--addr"), "{said}");

    let file = folder.path().join("starboard.sqlite").display().to_string();
    let wrong = starboard(&["serve", "--addr", "127.0.0.1:0", "--data", &file]).output().unwrap();
    let said = String::from_utf8_lossy(&wrong.stderr);
    assert!(wrong.status.code() == Some(2) && said.contains("--data"), "{said}");
    let nowhere = "postgres://nobody@127.0.0.1:1/none";
    let wrong =
        starboard(&["serve", "--addr", "127.0.0.1:0", "--database", nowhere]).output().unwrap();
    let said = String::from_utf8_lossy(&wrong.stderr);
    assert!(wrong.status.code() == Some(2) && said.contains("127.0.0.1:1/none"), "{said}");
    child.kill().unwrap();
    child.wait().unwrap();
}
