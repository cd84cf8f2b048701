//! A scene as lines of text that can be compared one by one.

use kernel::scene::{Badge, Face, Gauge, Layout, Link, Offer, Piece, SeatPanel, Tone, Whose, Zone};
use kernel::{Arg, Name, Page, Scene, Text};

/// A message as text: its id, and its arguments by name.
pub(super) fn worded(text: &Text) -> String {
    if text.args.is_empty() {
        return text.id.to_string();
    }
    let args: Vec<String> =
        text.args.iter().map(|(name, arg)| format!("{name}={}", argument(arg))).collect();
    format!("{}({})", text.id, args.join(", "))
}

fn argument(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Text(text) => worded(text),
        Arg::List(items) => {
            format!("[{}]", items.iter().map(worded).collect::<Vec<_>>().join(", "))
        }
        Arg::Plain(plain) => format!("{plain:?}"),
    }
}

/// A scene, one line for each thing in it.
pub(super) fn lines(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(scene.clock.iter().map(|clock| format!("clock {}", worded(clock))));
    lines.extend(scene.seats.iter().map(panel));
    lines.extend(scene.zones.iter().map(zone));
    lines.extend(scene.links.iter().map(link));
    lines.extend(scene.pieces.iter().map(piece));
    lines.extend(scene.gauges.iter().map(|own| format!("gauge {}", gauge(own))));
    if let Some(prompt) = &scene.prompt {
        let decline = prompt.decline.as_ref().map_or(String::new(), |mv| format!(" or `{mv}`"));
        lines.push(format!("prompt {}{}{decline}", worded(&prompt.text), by(&prompt.rule)));
    }
    lines.extend(scene.page.iter().map(page));
    for read in &scene.read {
        let answer = read.answer.as_ref().map_or(String::new(), |own| format!(": {}", worded(own)));
        lines.push(format!("read {} {}{answer}", read.entry, worded(&read.title)));
    }
    lines.extend(scene.offers.iter().map(offer));
    for line in &scene.reckoning {
        let text = worded(&line.text);
        let whose = match &line.whose {
            Whose::Seat(seat) => seat.to_string(),
            Whose::Rival(name) => worded(name),
        };
        lines.push(format!("reckoning {whose} {} {text}{}", line.points, by(&line.rule)));
    }
    lines
}

fn panel(panel: &SeatPanel) -> String {
    let role = panel.role.as_ref().map_or(String::new(), |role| format!(" as {}", worded(role)));
    let gauges: String = panel.gauges.iter().map(|own| format!(" [{}]", gauge(own))).collect();
    format!("panel {}{role}{}{gauges}", panel.seat, tone(panel.tone))
}

fn zone(zone: &Zone) -> String {
    let layout = match zone.layout {
        Layout::Node { x, y, w, h, shape } => format!("{shape:?} at {x},{y} size {w}x{h}"),
        Layout::Grid { columns, rows } => format!("Grid {columns}x{rows}"),
        Layout::Track { first, spaces } => format!("Track of {spaces} from {first}"),
        other => format!("{other:?}"),
    };
    let within = zone.within.as_ref().map_or(String::new(), |outer| format!(" within {outer}"));
    let owner = zone.owner.map_or(String::new(), |owner| format!(" of {owner}"));
    let label = label(&zone.label);
    let signs = format!("{}{}{}", icon(&zone.icon), tone(zone.tone), badges(&zone.badges));
    let entry = entry(&zone.entry);
    format!("zone {} {layout}{label}{within}{owner}{entry}{signs}", zone.id)
}

fn link(link: &Link) -> String {
    let arrow = if link.one_way { "->" } else { "--" };
    let ends = match (&link.leaving, &link.entering) {
        (None, None) => String::new(),
        (leaving, entering) => format!(" {leaving:?} to {entering:?}"),
    };
    let (from, to, kind) = (&link.from, &link.to, &link.kind);
    let signs = badges(&link.badges);
    format!("link {} {from} {arrow} {to} {kind}{}{ends}{signs}", link.id, label(&link.label))
}

fn piece(piece: &Piece) -> String {
    let slot = piece.slot.map_or(String::new(), |slot| format!("/{slot}"));
    let face = match piece.face {
        Face::Up => String::new(),
        other => format!(" {other:?}"),
    };
    let mark = piece.mark.as_ref().map_or(String::new(), |mark| format!(" marked {mark}"));
    let owner = piece.owner.map_or(String::new(), |owner| format!(" of {owner}"));
    let signs = format!("{}{}{}", icon(&piece.icon), tone(piece.tone), badges(&piece.badges));
    let label = label(&piece.label);
    let (id, zone, kind) = (&piece.id, &piece.zone, piece.kind);
    let entry = entry(&piece.entry);
    format!("piece {id} {kind:?} in {zone}{slot}{face}{label}{mark}{owner}{entry}{signs}")
}

fn page(page: &Page) -> String {
    let text: Vec<String> = page.text.iter().map(|passage| worded(&passage.text)).collect();
    let (id, title) = (&page.id, worded(&page.title));
    format!("page {id} {title} [{}]{}{}", text.join(" / "), icon(&page.picture), by(&page.rule))
}

fn offer(offer: &Offer) -> String {
    let group = offer.group.as_ref().map_or(String::new(), |g| format!(" under {}", worded(g)));
    let lasting = if offer.lasting { " lasting" } else { "" };
    let touches = offer.touches.join(" ");
    let label = worded(&offer.label);
    let (notation, rule) = (&offer.notation, by(&offer.rule));
    format!("offer `{notation}` {label}{group} touches [{touches}]{rule}{lasting}")
}

fn gauge(gauge: &Gauge) -> String {
    let of = gauge.of.map_or(String::new(), |of| format!(" of {of}"));
    let signs = format!("{}{}", icon(&gauge.icon), tone(gauge.tone));
    format!("{} {} {}{of}{signs}", gauge.id, worded(&gauge.label), gauge.value)
}

fn badges(badges: &[Badge]) -> String {
    let one = |badge: &Badge| {
        let count = badge.count.map_or(String::new(), |count| format!(" {count}"));
        format!(" <{}{count}{}{}>", worded(&badge.label), icon(&badge.icon), tone(badge.tone))
    };
    badges.iter().map(one).collect()
}

fn label(label: &Option<Text>) -> String {
    label.as_ref().map_or(String::new(), |label| format!(" {}", worded(label)))
}

fn entry(entry: &Option<Name>) -> String {
    entry.as_ref().map_or(String::new(), |entry| format!(" entry {entry}"))
}

fn icon(icon: &Option<Name>) -> String {
    icon.as_ref().map_or(String::new(), |icon| format!(" icon {icon}"))
}

fn by(rule: &Option<Name>) -> String {
    rule.as_ref().map_or(String::new(), |rule| format!(" by {rule}"))
}

fn tone(tone: Tone) -> String {
    match tone {
        Tone::Neutral => String::new(),
        Tone::Seat(seat) => format!(" tone {seat}"),
        Tone::Hue(hue) => format!(" tone {hue}"),
        Tone::Good | Tone::Bad | Tone::Warn => format!(" tone {tone:?}"),
    }
}
