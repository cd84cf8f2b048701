//! A table on this machine. One thread owns it; an automatic player thinks on another, so nobody waits for it.

mod chapters;
mod host;
mod save;

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;

use table::Decision;

pub use chapters::{NotNext, Wanted, chapter_of, next_chapter, next_name, secret_seed};
pub use host::Host;
pub use save::{Save, SaveError, free_name};

use crate::port::{Ask, Port, Tell};

/// What the thread of a table hears.
enum Heard {
    Ask(Ask),
    /// What an automatic player thought, at the chapter of this number.
    Thought(u32, Decision),
    /// The automatic player broke; the panic hook has said why.
    Broken,
    /// The screen is gone.
    Silence,
}

/// Starts the thread of a table.
pub fn open(mut host: Host) -> Port {
    let (asks, wishes) = mpsc::channel::<Ask>();
    let (answers, tells) = mpsc::channel::<Tell>();
    let (heard, ears) = mpsc::channel::<Heard>();
    let wished = heard.clone();
    thread::spawn(move || {
        for ask in wishes {
            if wished.send(Heard::Ask(ask)).is_err() {
                return;
            }
        }
        let _the_table_has_ended = wished.send(Heard::Silence);
    });
    thread::spawn(move || {
        let mut asked = None;
        let say = |tells: Vec<Tell>| tells.into_iter().all(|tell| answers.send(tell).is_ok());
        let mut goes_on = say(host.greet());
        while goes_on {
            think(&host, &mut asked, &heard);
            let Ok(next) = ears.recv() else { return };
            goes_on = match next {
                Heard::Silence => {
                    let _nobody_listens = host.keep();
                    false
                }
                Heard::Ask(Ask::Close) => {
                    let kept = host.keep();
                    say(kept);
                    say(vec![Tell::Closed]);
                    false
                }
                Heard::Ask(ask) => say(host.ask(ask)),
                // What was thought of at a table before this one decides nothing here.
                Heard::Thought(turned, _) if turned != host.turned() => true,
                Heard::Thought(_, decision) => say(host.decide(&decision)),
                Heard::Broken => {
                    say(host.keep());
                    say(vec![Tell::Gone(String::new())]);
                    false
                }
            };
        }
    });
    Port { asks, tells }
}

/// Lets the next automatic player think, unless it does already.
fn think(host: &Host, asked: &mut Option<(u32, u32)>, heard: &Sender<Heard>) {
    let (table, turned) = (host.table(), host.turned());
    if *asked == Some((turned, table.sequence())) {
        return;
    }
    if let Some(thought) = table.next_thought() {
        *asked = Some((turned, thought.at()));
        let heard = heard.clone();
        thread::spawn(move || {
            // The thought is used up either way: nothing half-changed is left behind.
            let decided = panic::catch_unwind(AssertUnwindSafe(|| thought.think()));
            let decided =
                decided.map_or(Heard::Broken, |decision| Heard::Thought(turned, decision));
            let _the_table_has_ended = heard.send(decided);
        });
    }
}

/// A path for messages.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}
