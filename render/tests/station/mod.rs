//! A hand-made table that has one of everything a scene can hold.

use kernel::almanac::{Entry, Page, Passage, ReadPage, Setting, Stock};
use kernel::scene::{
    Badge, Face, Gauge, Kind, Layout, Link, Outline, Piece, Prompt, ScoreLine, SeatPanel, Tone,
    Whose, Zone,
};
use kernel::{Arg, Book, Name, Offer, Outcome, Scene, Seat, SeatSet, Text, Viewer};

const EN: &str = "
clock = Minute { $minute }
captain = Captain
robot = Doctor
crew = Crew
reactor = Reactor
hub = Aft Hub
bridge = Bridge
void = Outer Space
pod = Escape Pod
locker = Locker
dark = dark
locked = locked
damage = damage
down = down
power = Power
alarm = Alarm
cards = Cards
minutes = Minutes
hand = Hand
deck = Deck
market = Market
board = Player board
holds = Holds
plate = Reactor plate
helmet = Helmet
gun = Gun
kompromat = Kompromat
override = Emergency Override
seal = Seal the <Doors> & \"Run\"
prompt = Captain: first of two actions. Choose where to go or what to do.
step = Step to { $where }
take = Pick up { $what }
moving = Movement
things = Things
escaped = escaped in a pod
score-escape = Escaped alive
score-data = { $count ->
    [one] { $count } datum
   *[other] { $count } data
} saved
ending = the reactor is gone
dice = Dice
die = Die
truck = Ice Truck
shaft = Shaft
creeper = Creeper
hatch = The Hatch
A = A
B = B
door = The Sealed Door
door-turns = The wheel turns by itself. Somebody is on the other side, and knocks, and knocks again.
door-open = Open it.
door-shut = Hold it shut.
";

const JA: &str = "
clock = { $minute }分
captain = 船長
robot = 医療ロボット
crew = 乗員
reactor = 原子炉
hub = 後部ハブ
bridge = 艦橋
void = 宇宙空間
pod = 脱出ポッド
locker = ロッカー
dark = 暗い
locked = 施錠
damage = 損傷
down = 倒れた
power = 電力
alarm = 警報
cards = 手札
minutes = 分
hand = 手札
deck = 山札
market = 市場
board = 個人ボード
holds = 所持品
plate = 炉心プレート
helmet = ヘルメット
gun = 銃
kompromat = 弱み
override = 緊急解除
seal = <扉>を閉めて & \"逃げろ\"
prompt = 船長の一回目の行動です。どこへ行くか、何をするかを選んでください。
step = { $where }へ進む
take = { $what }を拾う
moving = 移動
things = 物
escaped = ポッドで脱出
score-escape = 生還
score-data = データ{ $count }件を保存
ending = 原子炉が失われた
dice = ダイス
die = ダイス
truck = 氷上トラック
shaft = 縦坑
creeper = 這うもの
hatch = ハッチ
A = A
B = B
door = 閉ざされた扉
door-turns = ハンドルがひとりでに回る。向こう側に誰かがいて、何度も扉をたたいている。
door-open = 扉を開ける。
door-shut = 扉を押さえる。
";

/// Its words; the Italian ones are the English ones, which these tests do not read.
pub const BOOK: Book = Book { words: [EN, EN, JA], rules: &[], ledger: "", almanac: Vec::new };

fn node(id: &'static str, x: f32, y: f32, shape: Outline) -> Zone {
    Zone::new(id, Layout::Node { x, y, w: 120.0, h: 56.0, shape }).named(id)
}

fn badge(label: &'static str, count: Option<i32>, tone: Tone) -> Badge {
    Badge { label: label.into(), icon: None, count, tone }
}

fn link(from: &'static str, to: &'static str, kind: &'static str) -> Link {
    Link::new(format!("{from}-{to}-{kind}"), from, to, kind)
}

fn piece(id: &'static str, zone: &'static str, kind: Kind, mark: &'static str) -> Piece {
    let mut piece = Piece::new(id, zone, kind);
    piece.label = Some(id.into());
    piece.mark = (!mark.is_empty()).then_some(Name::Borrowed(mark));
    piece
}

fn slotted(mut piece: Piece, slot: u16) -> Piece {
    piece.slot = Some(slot);
    piece
}

fn owned(mut piece: Piece, seat: u8) -> Piece {
    piece.owner = Some(Seat(seat));
    piece.tone = Tone::Seat(Seat(seat));
    piece
}

fn zones() -> Vec<Zone> {
    let mut reactor = node("reactor", 300.0, 40.0, Outline::Room);
    reactor.badges = vec![badge("dark", None, Tone::Warn), badge("damage", Some(2), Tone::Bad)];
    let mut locker = Zone::new("locker", Layout::Row).named("locker");
    locker.within = Some("bridge".into());
    let board = Zone::new("board", Layout::Group).named("board").owned(Seat(0));
    let mut holds = Zone::new("holds", Layout::Row).named("holds");
    holds.within = Some("board".into());
    let mut plate = Zone::new("plate", Layout::Grid { columns: 4, rows: 2 }).named("plate");
    plate.within = Some("board".into());
    let mut pod = node("pod", 520.0, 240.0, Outline::Hex);
    pod.tone = Tone::Good;
    vec![
        reactor,
        node("hub", 300.0, 160.0, Outline::Round),
        node("bridge", 80.0, 240.0, Outline::Room),
        node("void", 80.0, 60.0, Outline::Open),
        pod,
        locker,
        board,
        holds,
        plate,
        Zone::new("minutes", Layout::Track { first: -1, spaces: 12 }).named("minutes"),
        Zone::new("hand", Layout::Hand).named("hand").owned(Seat(0)),
        Zone::new("deck", Layout::Stack).named("deck"),
        Zone::new("market", Layout::Row).named("market"),
    ]
}

fn links() -> Vec<Link> {
    let mut lock = link("hub", "bridge", "corridor");
    lock.badges = vec![badge("locked", None, Tone::Bad)];
    let mut launch = link("hub", "pod", "airlock");
    launch.one_way = true;
    vec![link("reactor", "hub", "corridor"), lock, launch, link("void", "reactor", "vent")]
}

fn pieces() -> Vec<Piece> {
    let mut captain = owned(piece("captain", "reactor", Kind::Pawn, "Ca"), 0);
    captain.badges = vec![badge("down", None, Tone::Bad)];
    let mut secret = Piece::new("secret-1", "bridge", Kind::Data);
    secret.face = Face::Down;
    let mut seen = piece("kompromat", "hub", Kind::Data, "K");
    seen.face = Face::Peeked;
    let back = |id: &'static str| {
        let mut card = Piece::new(id, "deck", Kind::Card);
        card.face = Face::Down;
        card
    };
    let mut card = piece("override", "hand", Kind::Card, "");
    card.badges = vec![badge("power", Some(3), Tone::Good)];
    let mut die = piece("damage", "market", Kind::Die, "5");
    die.tone = Tone::Hue(4);
    vec![
        captain,
        owned(piece("robot", "hub", Kind::Robot, "Do"), 1),
        seen,
        secret,
        piece("helmet", "reactor", Kind::Item, "H"),
        piece("gun", "locker", Kind::Item, "G"),
        owned(piece("crew", "holds", Kind::Cube, ""), 0),
        slotted(piece("power", "plate", Kind::Token, "P"), 1),
        slotted(owned(piece("alarm", "plate", Kind::Token, "!"), 1), 1),
        slotted(Piece::new("tile-6", "plate", Kind::Tile), 6),
        slotted(piece("down", "plate", Kind::Token, "D"), 99),
        slotted(owned(piece("minute-1", "minutes", Kind::Token, "1"), 0), 4),
        slotted(owned(piece("minute-2", "minutes", Kind::Token, "2"), 1), 4),
        card,
        piece("seal", "hand", Kind::Card, ""),
        back("card-1"),
        back("card-2"),
        back("card-3"),
        die,
    ]
    .into_iter()
    .map(|mut piece| {
        if piece.id.starts_with("minute-") {
            piece.label = Some("minutes".into());
        }
        piece
    })
    .collect()
}

fn seats() -> Vec<SeatPanel> {
    let mut cards = Gauge::new("cards", "cards", 2);
    cards.of = Some(7);
    vec![
        SeatPanel { role: Some("captain".into()), gauges: vec![cards], ..SeatPanel::new(Seat(0)) },
        SeatPanel::new(Seat(1)),
        SeatPanel {
            role: Some("crew".into()),
            gauges: vec![Gauge::new("damage", "damage", 1)],
            ..SeatPanel::new(Seat(2))
        },
    ]
}

/// The table with a page open on it, dice to pick, a vehicle with boxes and somebody in a corridor.
pub fn reading() -> Scene {
    let mut scene = playing();
    let mut dice = Zone::new("dice", Layout::Pool).named("dice");
    dice.badges = vec![badge("power", Some(2), Tone::Good)];
    let mut truck = Zone::new("truck", Layout::Grid { columns: 3, rows: 1 }).named("truck");
    truck.entry = Some("truck".into());
    scene.zones.extend([dice, truck]);
    let mut shaft = link("bridge", "void", "shaft");
    (shaft.leaving, shaft.entering) = (Some("2".into()), Some("7".into()));
    shaft.label = Some("shaft".into());
    let id = shaft.id.clone();
    scene.links.push(shaft);
    let die = |id: &'static str, mark: &'static str, icon: Option<&'static str>| {
        let mut die = piece(id, "dice", Kind::Die, mark);
        (die.label, die.icon) = (Some("die".into()), icon.map(Name::Borrowed));
        die
    };
    let mut creeper = owned(piece("creeper", "void", Kind::Pawn, "Cr"), 1);
    creeper.zone = id.clone();
    scene.pieces.extend([
        die("die-1", "3", None),
        die("die-2", "", Some("bolt")),
        slotted(piece("helmet-2", "truck", Kind::Item, "H"), 1),
        creeper,
    ]);
    if let Some(helmet) = scene.pieces.iter_mut().find(|piece| piece.id == "helmet-2") {
        helmet.label = Some("helmet".into());
    }
    let mut page = Page::new("page", "door");
    page.text = vec![
        Passage::new("door-turns").set(Setting::Prose),
        Passage::new("door-open").marked("A").set(Setting::Boxed),
        Passage::new("door-shut").marked("B").set(Setting::Boxed),
    ];
    page.rule = Some("SF-1".into());
    scene.page = Some(page);
    scene.read = vec![ReadPage {
        entry: "hatch".into(),
        title: "hatch".into(),
        answer: Some("door-open".into()),
    }];
    let offer = |notation: &str, label: &'static str, touches: Name| {
        let mut offer = Offer::new(label, [touches]);
        offer.notation = notation.into();
        offer
    };
    scene.offers = vec![
        offer("a", "door-open", "page".into()),
        offer("pick 1", "die", "die-1".into()),
        offer("crawl", "shaft", id),
    ];
    scene
}

/// The table in the middle of the game, as the first seat sees it.
pub fn playing() -> Scene {
    let mut scene = Scene::new("station", Viewer::Seat(Seat(0)));
    scene.clock = Some(Text::new("clock").with("minute", 10));
    scene.seats = seats();
    scene.zones = zones();
    scene.links = links();
    scene.pieces = pieces();
    let mut power = Gauge::new("power", "power", 3);
    power.of = Some(5);
    power.tone = Tone::Good;
    let mut alarm = Gauge::new("alarm", "alarm", 1);
    alarm.tone = Tone::Bad;
    scene.gauges = vec![power, alarm];
    scene.awaited = SeatSet::of(Seat(0)).with(Seat(2));
    scene.prompt = Some(Prompt::new("prompt", "SF-12.1.3"));
    let step = |to: &'static str, lasting| {
        let mut offer = Offer::new(
            Text::new("step").with("where", to),
            [Name::Borrowed("captain"), Name::Borrowed(to)],
        )
        .grouped("moving")
        .ruled("SF-12.1.3");
        offer.notation = format!("step {to}");
        offer.lasting = lasting;
        offer
    };
    let mut take = Offer::new(Text::new("take").with("what", "helmet"), [Name::Borrowed("helmet")])
        .grouped("things");
    take.notation = "take helmet".into();
    scene.offers = vec![step("hub", false), take, step("void", true)];
    scene
}

/// The same table at the end, as the referee sees it.
pub fn over() -> Scene {
    let mut scene = playing();
    scene.viewer = Viewer::Referee;
    scene.awaited = SeatSet::NONE;
    scene.prompt = None;
    scene.offers = Vec::new();
    scene.outcome = Some((&Outcome::by_points("ending", &[7, 3, 7])).into());
    let line = |seat, points, text: Text| ScoreLine {
        whose: Whose::Seat(Seat(seat)),
        points,
        text,
        rule: Some("SF-20.1".into()),
    };
    let data = |n: i32| Text::new("score-data").with("count", n);
    scene.reckoning = vec![
        line(0, 5, "score-escape".into()),
        line(0, 2, data(2)),
        line(1, 3, data(1)),
        line(2, 7, Text::new("escaped").with("by", Arg::Plain("x".into()))),
    ];
    scene
}

/// An entry that has one of everything.
pub fn entry() -> Entry {
    let mut entry = Entry::new("override", Stock::Object, "override");
    entry.line = Some("things".into());
    entry.aside = Some("locked".into());
    entry.cost = Some(badge("power", Some(3), Tone::Neutral));
    entry.signs = vec![badge("damage", Some(2), Tone::Bad), badge("dark", None, Tone::Neutral)];
    entry.text = vec![
        Passage::new("door-turns"),
        Passage::new("door-open").marked("A").set(Setting::Boxed),
        Passage::new("door-shut").set(Setting::Aside),
    ];
    entry.more = vec![Passage::new("things").set(Setting::Heading), Passage::new("prompt")];
    entry.rules = vec!["SF-1".into(), "SF-2".into()];
    entry.see = vec!["doctor".into(), "nowhere".into()];
    entry.number = Some("07".into());
    entry
}
