//! The loop: something comes in, the model changes, what is to be done outside is done, the screen is drawn.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use kernel::book::{KERNEL_BOOK, Rule, read_rules};
use kernel::{Book, Lang};
use ratatui::crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};

use crate::almanac::Almanac;
use crate::draw::draw;
use crate::model::{Model, Settings};
use crate::port::{Ask, Port, Tell};
use crate::screen::Screen;
use crate::update::{Effect, Input, update};
use crate::words::words_of;

/// How often the sign of somebody thinking turns.
const TICK: Duration = Duration::from_millis(120);

/// How long a table may take to close.
const CLOSING: Duration = Duration::from_secs(5);

/// What a screen is opened with.
#[derive(Debug)]
pub struct Opening {
    /// What the person set.
    pub settings: Settings,
    /// Whether clicks and the wheel are read.
    pub mouse: bool,
    /// The game's title.
    pub title: String,
    /// The game's words and rules, if the game is known here.
    pub book: Option<Book>,
}

/// How a screen was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The file the record was last kept in.
    pub kept: Option<PathBuf>,
    /// How the game ended, line by line, if it did.
    pub result: Vec<String>,
    /// Why the table ended, if it was not the person's wish.
    pub trouble: Option<String>,
}

/// Shows a table until it is left. The terminal is as it was afterwards.
pub fn run(opening: &Opening, port: Port) -> io::Result<Left> {
    let (inputs, coming) = mpsc::channel();
    listen_to_signals(&inputs);
    let Port { asks, tells } = port;
    listen_to_table(tells, inputs.clone());
    let mut screen = Screen::take(opening.mouse)?;
    listen_to_keys(inputs.clone());
    let mut model = model(opening);
    let size = screen.terminal.size()?;
    model.size = (size.width, size.height);
    let trouble = table(opening, &mut model, &mut screen, &coming, &asks)?;
    let _it_has_ended = asks.send(Ask::Close);
    wait_for_the_end(&mut model, &coming);
    drop(screen);
    let result = model.scene().and_then(|scene| scene.outcome.as_ref());
    let result = result.map_or_else(Vec::new, |outcome| outcome.lines.clone());
    Ok(Left { kept: model.kept, result, trouble })
}

/// A model with nothing on it yet.
pub fn model(opening: &Opening) -> Model {
    let lang = opening.settings.lang;
    let words = Arc::new(words_of(lang, opening.book.as_ref()));
    let rules = rules(opening.book.as_ref(), lang);
    let mut model = Model::new(opening.settings, opening.title.clone(), words, rules);
    model.almanac = almanac(opening, &model);
    model
}

/// Gives a model the words and rules of its language.
pub(crate) fn reword(model: &mut Model, opening: &Opening) {
    let lang = model.settings.lang;
    model.words = Arc::new(words_of(lang, opening.book.as_ref()));
    model.rules = rules(opening.book.as_ref(), lang);
    model.almanac = almanac(opening, model);
}

/// The almanac of a table here; a server sends its own.
fn almanac(opening: &Opening, model: &Model) -> Almanac {
    match opening.settings.remote {
        true => Almanac::sealed(opening.book.as_ref(), &model.words),
        false => Almanac::of(opening.book.as_ref(), &model.words),
    }
}

fn rules(book: Option<&Book>, lang: Lang) -> Vec<Rule> {
    let books = book.into_iter().chain([&KERNEL_BOOK]);
    books.flat_map(|book| read_rules(book.rules(lang))).collect()
}

fn table(
    opening: &Opening,
    model: &mut Model,
    screen: &mut Screen,
    coming: &Receiver<Input>,
    asks: &Sender<Ask>,
) -> io::Result<Option<String>> {
    loop {
        if !screen.is_taken() {
            return Ok(Some(String::new()));
        }
        screen.draw(|frame| {
            model.size = (frame.area().width, frame.area().height);
            draw(model, frame);
        })?;
        let mut next = match coming.recv_timeout(TICK) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) => Some(Input::Tick),
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        };
        // Everything that waits is taken in before the screen is drawn once.
        while let Some(input) = next {
            for effect in update(model, input) {
                match effect {
                    Effect::Ask(ask) => {
                        let _it_says_when_it_ends = asks.send(ask);
                    }
                    Effect::Reword => reword(model, opening),
                    Effect::Redraw => screen.terminal.clear()?,
                    Effect::Leave(trouble) => return Ok(trouble),
                }
            }
            next = coming.try_recv().ok();
        }
    }
}

/// Hears what the table says to the end: that the record is kept.
fn wait_for_the_end(model: &mut Model, coming: &Receiver<Input>) {
    while let Ok(input) = coming.recv_timeout(CLOSING) {
        match input {
            Input::Tell(Tell::Closed | Tell::Gone(_)) => return,
            Input::Tell(Tell::Kept(path)) => model.kept = Some(path),
            _ => {}
        }
    }
}

fn listen_to_table(tells: Receiver<Tell>, inputs: Sender<Input>) {
    thread::spawn(move || {
        let mut ended = false;
        for tell in tells {
            ended |= matches!(tell, Tell::Closed | Tell::Gone(_));
            if inputs.send(Input::Tell(tell)).is_err() {
                return;
            }
        }
        // A table that ends without a word has broken: the panic hook has said why.
        if !ended {
            let _nobody_listens = inputs.send(Input::Tell(Tell::Gone(String::new())));
        }
    });
}

fn listen_to_keys(inputs: Sender<Input>) {
    thread::spawn(move || {
        loop {
            let input = match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Input::Key(key),
                Ok(Event::Paste(text)) => Input::Paste(text),
                Ok(Event::Resize(width, height)) => Input::Resize(width, height),
                Ok(Event::Mouse(mouse)) => match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => {
                        Input::Click(mouse.column, mouse.row)
                    }
                    MouseEventKind::ScrollUp => Input::Wheel(-1),
                    MouseEventKind::ScrollDown => Input::Wheel(1),
                    _ => continue,
                },
                Ok(_) => continue,
                // The terminal is gone, and with it whoever sat there.
                Err(_) => Input::Stop,
            };
            let over = input == Input::Stop;
            if inputs.send(input).is_err() || over {
                return;
            }
        }
    });
}

/// SIGINT, SIGTERM and SIGHUP end the table as Ctrl-C does.
fn listen_to_signals(inputs: &Sender<Input>) {
    let inputs = inputs.clone();
    // Where a handler is set already, whoever set it decides.
    let _taken = ctrlc::set_handler(move || {
        let _it_has_ended = inputs.send(Input::Stop);
    });
}
