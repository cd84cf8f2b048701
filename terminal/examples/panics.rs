//! A table that breaks: for the test that a panic on another thread leaves the terminal as it was.

use std::sync::mpsc;
use std::thread;

use kernel::Lang;
use terminal::port::Port;
use terminal::{Opening, Settings};

fn main() -> std::io::Result<()> {
    let (asks, wishes) = mpsc::channel();
    let (answers, tells) = mpsc::channel();
    thread::spawn(move || {
        let (_kept_open, _until_it_breaks) = (answers, wishes);
        // The screen is drawn by then: whoever waits for it sees it.
        thread::sleep(std::time::Duration::from_millis(500));
        panic!("broken on purpose");
    });
    let settings = Settings { lang: Lang::En, colours: true, curtain: true, remote: false };
    let opening = Opening { settings, mouse: true, title: "A table".into(), book: None };
    let left = terminal::run(&opening, Port { asks, tells })?;
    println!("left: {:?}", left.trouble);
    Ok(())
}
