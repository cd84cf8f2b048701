//! A hand-made table with one of everything: cards, vehicles with boxes, dice, a way with somebody on it, a page, a book.

use kernel::almanac::{Entry, Page, Passage, ReadPage, Setting, Stock};
use kernel::scene::{
    Badge, Face, Kind, Layout, Link, Outline, Piece, Prompt, SeatPanel, Tone, Zone,
};
use kernel::{Lang, Name, Offer, Scene, Seat, SeatSet, Text, Viewer};
use protocol::live::UpdateView;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use terminal::port::{Ask, Tell};
use terminal::{Effect, Input, Model, Opening, Settings, draw, empty_model, update};

/// The screen before the hand-made table, and what it has asked.
pub struct Showroom {
    pub model: Model,
    pub asked: Vec<Ask>,
}

/// Names are their own words here.
fn said(text: &Text) -> String {
    text.id.to_string()
}

impl Showroom {
    pub fn new(scene: Scene, size: (u16, u16)) -> Showroom {
        let settings = Settings { lang: Lang::En, colours: false, curtain: true, remote: true };
        let opening = Opening { settings, mouse: false, title: "Showroom".into(), book: None };
        let mut model = empty_model(&opening);
        model.size = size;
        let mut room = Showroom { model, asked: Vec::new() };
        let you = scene.viewer.seat();
        room.hear(Tell::Seated { people: you.into_iter().collect(), you });
        let entries = almanac().into_iter().map(|entry| entry.map(&said)).collect();
        room.hear(Tell::Almanac(entries));
        room.show(scene, 1);
        room
    }

    /// The table changes.
    pub fn show(&mut self, scene: Scene, sequence: u32) {
        self.hear(Tell::Update(Box::new(UpdateView {
            sequence,
            rewound_to: None,
            moves: sequence,
            scene: scene.map(said),
            told: Vec::new(),
            can_undo: false,
            turn_to_undo: 0,
            can_ask_undo: false,
            undo_asked: None,
            sitters: Vec::new(),
            guidance: None,
            clocks: None,
            seed: None,
        })));
    }

    pub fn hear(&mut self, tell: Tell) {
        self.input(Input::Tell(tell));
    }

    pub fn input(&mut self, input: Input) {
        for effect in update(&mut self.model, input) {
            if let Effect::Ask(ask) = effect {
                self.asked.push(ask);
            }
        }
    }

    pub fn press(&mut self, code: KeyCode) {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn ctrl(&mut self, letter: char) {
        self.input(Input::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    pub fn letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// The moves that were sent.
    pub fn moved(&self) -> Vec<&str> {
        let mut moved = Vec::new();
        for ask in &self.asked {
            if let Ask::Move { notation, .. } = ask {
                moved.push(notation.as_str());
            }
        }
        moved
    }

    pub fn screen(&self) -> String {
        let (width, height) = self.model.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let drawn = terminal.draw(|frame| draw(&self.model, frame)).unwrap();
        terminal::rehearsal::text(drawn.buffer)
    }
}

fn badge(label: &'static str, count: Option<i32>) -> Badge {
    Badge { label: label.into(), icon: None, count, tone: Tone::Neutral }
}

pub fn almanac() -> Vec<Entry> {
    let mut torch = Entry::new("torch", Stock::Object, "Cutting Torch");
    torch.line = Some("Tool".into());
    torch.aside = Some("one hand".into());
    torch.cost = Some(badge("cost", Some(2)));
    torch.signs = vec![badge("energy", Some(4)), badge("heavy", None)];
    torch.text = vec![
        Passage::new("Spend 1 energy: open any locked door beside you, or close it for good."),
        Passage::new("Deal 1 wound to whoever stands in the door.").marked("+3"),
        Passage::new("It may be lit only once a round.").set(Setting::Aside),
    ];
    torch.more = vec![Passage::new("There are two of them in the deck.")];
    torch.see = vec!["doctor".into(), "hauler".into()];
    torch.rules = vec!["SB-1".into()];
    torch.number = Some("07".into());
    let mut doctor = Entry::new("doctor", Stock::Character, "Doctor");
    doctor.text = vec![Passage::new("Heals whoever shares her room.")];
    doctor.see = vec!["torch".into()];
    let mut wide = Entry::new("aurora", Stock::Event, "極光の嵐");
    wide.cost = Some(badge("寒さ", Some(1)));
    wide.text = vec![Passage::new("すべての車両は燃料を一つ失う。燃料のない車両は動けない。")];
    let mut hauler = Entry::new("hauler", Stock::Vehicle, "Ice Hauler");
    hauler.signs = vec![badge("speed", Some(2))];
    let mut hatch = Entry::new("hatch", Stock::Story, "The Hatch");
    hatch.text = vec![Passage::new("Behind the hatch something breathed.").set(Setting::Prose)];
    hatch.sealed = true;
    vec![torch, doctor, wide, hauler, hatch]
}

fn node(id: &'static str, label: &'static str, x: f32, y: f32) -> Zone {
    Zone::new(id, Layout::Node { x, y, w: 100.0, h: 50.0, shape: Outline::Room }).named(label)
}

fn piece(id: &'static str, zone: &'static str, kind: Kind, label: &'static str) -> Piece {
    let mut piece = Piece::new(id, zone, kind);
    piece.label = Some(label.into());
    piece
}

fn zones() -> Vec<Zone> {
    let mut hauler =
        Zone::new("hauler-1", Layout::Grid { columns: 3, rows: 1 }).named("Ice Hauler");
    hauler.entry = Some("hauler".into());
    hauler.owner = Some(Seat(0));
    hauler.badges = vec![badge("speed", Some(2))];
    let mut fuel = Zone::new("tank", Layout::Grid { columns: 2, rows: 1 }).named("fuel");
    fuel.within = Some("hauler-1".into());
    fuel.owner = Some(Seat(0));
    vec![
        node("dock", "Dock", 100.0, 100.0),
        node("hall", "Hall", 400.0, 100.0),
        node("lab", "Lab", 400.0, 300.0),
        Zone::new("hand", Layout::Hand).named("Hand").owned(Seat(0)),
        hauler,
        fuel,
        Zone::new("dice", Layout::Pool).named("Dice"),
    ]
}

fn pieces() -> Vec<Piece> {
    let mut torch = piece("card-1", "hand", Kind::Card, "Cutting Torch");
    torch.entry = Some("torch".into());
    let mut storm = piece("card-2", "hand", Kind::Card, "極光の嵐");
    storm.entry = Some("aurora".into());
    let mut back = Piece::new("card-3", "hand", Kind::Card);
    back.face = Face::Down;
    let mut doctor = piece("doctor-1", "dock", Kind::Pawn, "Doctor");
    (doctor.mark, doctor.entry) = (Some("Do".into()), Some("doctor".into()));
    let mut creeper = piece("creeper", "shaft", Kind::Pawn, "Creeper");
    creeper.mark = Some("Cr".into());
    let mut crate_ = piece("crate", "hauler-1", Kind::Item, "Crate");
    (crate_.mark, crate_.slot) = (Some("C".into()), Some(1));
    let mut can = piece("can", "tank", Kind::Cube, "Fuel");
    can.slot = Some(0);
    let die = |id: &'static str, mark: Option<&'static str>, icon: Option<&'static str>| {
        let mut die = piece(id, "dice", Kind::Die, "Die");
        (die.mark, die.icon) = (mark.map(Name::Borrowed), icon.map(Name::Borrowed));
        die
    };
    vec![
        torch,
        storm,
        back,
        doctor,
        creeper,
        crate_,
        can,
        die("die-1", Some("3"), None),
        die("die-2", None, Some("bolt")),
        die("die-3", Some("5"), None),
    ]
}

pub fn offer(notation: &str, label: &'static str, touches: &[&'static str]) -> Offer {
    let mut offer = Offer::new(label, touches.iter().map(|id| Name::Borrowed(*id)));
    offer.notation = notation.into();
    offer
}

/// The table while dice are picked.
pub fn picking() -> Scene {
    let mut scene = Scene::new("showroom", Viewer::Seat(Seat(0)));
    let called = |seat, name: &'static str| SeatPanel { name: name.into(), ..SeatPanel::new(seat) };
    scene.seats = vec![called(Seat(0), "Seat 1"), called(Seat(1), "Seat 2")];
    scene.zones = zones();
    let mut shaft = Link::new("shaft", "dock", "hall", "corridor");
    (shaft.leaving, shaft.entering) = (Some("1".into()), Some("4".into()));
    let mut vent = Link::new("vent", "hall", "lab", "vent");
    vent.badges = vec![badge("locked", None)];
    scene.links = vec![shaft, vent];
    scene.pieces = pieces();
    scene.awaited = SeatSet::of(Seat(0));
    scene.prompt = Some(Prompt::new("Pick a die, or crawl.", "SB-1"));
    scene.offers = vec![
        offer("pick 1", "Pick the 3", &["die-1"]),
        offer("pick 2", "Pick the bolt", &["die-2"]),
        offer("pick 3", "Pick the 5", &["die-3"]),
        offer("crawl", "Crawl through the shaft", &["doctor-1", "shaft"]),
        offer("use torch", "Light the torch", &["card-1"]),
        offer("drop torch", "Drop the torch", &["card-1"]),
    ];
    scene
}

/// The table while a page lies open on it.
pub fn reading() -> Scene {
    let mut scene = picking();
    let mut page = Page::new("page", "The Sealed Door");
    page.text = vec![
        Passage::new("The wheel turns by itself. Somebody is on the other side.")
            .set(Setting::Prose),
        Passage::new("Everybody loses 1 energy.").marked("A").set(Setting::Boxed),
        Passage::new("Draw a wound.").marked("B").set(Setting::Boxed),
    ];
    page.rule = Some("SB-1".into());
    scene.page = Some(page);
    scene.read = vec![ReadPage {
        entry: "hatch".into(),
        title: "The Hatch".into(),
        answer: Some("We went in.".into()),
    }];
    scene.offers = vec![offer("a", "Open it", &["page"]), offer("b", "Hold it shut", &["page"])];
    scene
}

/// The table with more moves than a list shows: two verbs, one of them with many targets, and a move of its own.
pub fn crowded() -> Scene {
    let mut scene = picking();
    let move_ = |verb: &'static str, actor: &'static str, number: usize| {
        let notation = format!("{verb} {actor} {number}");
        let mut offer =
            Offer::new(Text::new(notation.clone()), [Name::Borrowed(actor), "lab".into()]);
        offer.notation = notation;
        offer.grouped(verb)
    };
    scene.offers = (0..30).map(|n| move_("Lock", "doctor-1", n)).collect();
    scene.offers.extend((0..25).map(|n| move_("Lock", "creeper", n)));
    scene.offers.extend((0..5).map(|n| move_("Step", "doctor-1", n)));
    scene.offers.push(offer("rest", "Rest", &[]).grouped("Rest"));
    scene
}
