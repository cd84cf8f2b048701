//! Zones by their layout: the map as a list, grids as boards, tracks, rows, hands and stacks as lines.

use kernel::scene::{Face, Kind, Layout, Link, Piece, Zone};
use kernel::{Scene, Text};

use super::Page;
use super::pieces::{full, marked, row, short};
use crate::measure::{centre, clip, width};
use crate::plan::{Plan, is_mounted, is_node};

/// More spaces than this are not all written out: only those with something on them.
const LONG_TRACK: u16 = 60;

/// All zones: the map first, then the others in their order.
pub(super) fn write(page: &mut Page<'_>, scene: &Scene, plan: &Plan<'_>) {
    map(page, scene, plan);
    on_links(page, scene, plan);
    let mut before_is_line = false;
    for zone in plan.roots.iter().filter(|zone| !is_node(zone)) {
        // Zones of one line stand close together, larger ones apart.
        let is_line = is_line(plan, zone);
        if !(before_is_line && is_line) {
            page.gap();
        }
        before_is_line = is_line;
        tree(page, plan, zone, 0);
    }
    if !plan.loose.is_empty() {
        let loose: Vec<String> = plan.loose.iter().map(|piece| full(page, piece, None)).collect();
        page.gap();
        page.paragraph(0, 2, &format!("?: {}", row(&loose, ", ")));
    }
}

fn map(page: &mut Page<'_>, scene: &Scene, plan: &Plan<'_>) {
    let mut nodes = Plan::nodes(scene).peekable();
    if nodes.peek().is_none() {
        return;
    }
    page.heading(&page.voice.word("view-map"));
    for node in nodes {
        let here = row(&contents(page, plan, node), ", ");
        let name = title(page, plan, node);
        let line = if here.is_empty() { name } else { format!("{name}: {here}") };
        page.paragraph(2, 6, &line);
        let ways: Vec<String> =
            scene.links.iter().filter_map(|link| way(page, plan, scene, node, link)).collect();
        if !ways.is_empty() {
            page.paragraph(6, 2, &ways.join(", "));
        }
    }
}

/// What lies on ways: each way with its ends, the marks there, and its pieces.
fn on_links(page: &mut Page<'_>, scene: &Scene, plan: &Plan<'_>) {
    let mut begun = false;
    for link in &scene.links {
        let pieces = plan.pieces_on(link);
        if pieces.is_empty() {
            continue;
        }
        if !std::mem::replace(&mut begun, true) {
            page.heading(&page.voice.word("view-link"));
        }
        let end = |id: &kernel::Name| {
            plan.zone(id).map_or_else(|| id.to_string(), |zone| name(page, zone))
        };
        let mark = |mark: &Option<kernel::Name>| {
            mark.as_ref().map_or_else(String::new, |mark| format!("{mark} "))
        };
        let arrow = if link.one_way { "->" } else { "--" };
        let ends = format!(
            "{} {}{arrow} {}{}",
            end(&link.from),
            mark(&link.leaving),
            mark(&link.entering),
            end(&link.to)
        );
        let name = link.label.as_ref().map(|label| page.voice.say(label));
        let name = name.map_or(ends.clone(), |name| format!("{name} ({ends})"));
        let pieces: Vec<String> = pieces.iter().map(|piece| full(page, piece, None)).collect();
        page.paragraph(2, 4, &format!("{name}: {}", row(&pieces, ", ")));
    }
}

/// What lies in a place and in the small zones within it.
fn contents(page: &Page<'_>, plan: &Plan<'_>, zone: &Zone) -> Vec<String> {
    let own = plan.pieces(zone).iter().map(|piece| full(page, piece, zone.owner));
    let inner = plan.children(zone).iter().filter(|child| !is_node(child)).flat_map(|child| {
        let there = row(&contents(page, plan, child), ", ");
        let name = child.label.as_ref().map(|label| page.voice.say(label));
        (!there.is_empty()).then(|| name.map_or(there.clone(), |name| format!("{name}: {there}")))
    });
    own.chain(inner).collect()
}

/// A way out of this place, if the link is one: `--` both ways, `->` one way.
fn way(
    page: &Page<'_>,
    plan: &Plan<'_>,
    scene: &Scene,
    node: &Zone,
    link: &Link,
) -> Option<String> {
    let (arrow, other, number) = match (&link.from, &link.to, link.one_way) {
        (from, to, true) if *from == node.id => ("->", to, &link.leaving),
        (from, to, false) if *from == node.id => ("--", to, &link.leaving),
        (from, to, false) if *to == node.id => ("--", from, &link.entering),
        _ => return None,
    };
    let name = plan.zone(other).map_or_else(|| other.to_string(), |zone| name(page, zone));
    let mixed = scene.links.iter().any(|other| other.kind != link.kind);
    let kind = mixed.then(|| link.kind.to_string());
    let called = link.label.as_ref().map(|label| page.voice.say(label));
    let badges = link.badges.iter().map(|badge| page.badge(badge));
    let notes = called.into_iter().chain(kind).chain(badges);
    let star = if plan.is_touched(&link.id) { "*" } else { "" };
    let number = number.as_ref().map_or_else(String::new, |number| format!("{number} "));
    Some(format!("{star}{number}{arrow} {}", page.noted(name, notes.collect())))
}

/// A zone's name, or its id where the game gave it none.
fn name(page: &Page<'_>, zone: &Zone) -> String {
    zone.label.as_ref().map_or_else(|| zone.id.to_string(), |label| page.voice.say(label))
}

/// A zone's name with whose it is, its badges, and a star if a move touches it.
fn title(page: &Page<'_>, plan: &Plan<'_>, zone: &Zone) -> String {
    let owner = zone.owner.map(|owner| page.voice.seat(owner));
    let notes = owner.into_iter().chain(zone.badges.iter().map(|badge| page.badge(badge)));
    let star = if plan.is_touched(&zone.id) { "*" } else { "" };
    format!("{star}{}", page.noted(name(page, zone), notes.collect()))
}

/// Whether a zone is written in one line.
fn is_line(plan: &Plan<'_>, zone: &Zone) -> bool {
    is_mounted(zone)
        || !matches!(zone.layout, Layout::Grid { .. } | Layout::Group)
            && plan.children(zone).is_empty()
}

/// A zone with everything within it.
fn tree(page: &mut Page<'_>, plan: &Plan<'_>, zone: &Zone, indent: usize) {
    one(page, plan, zone, indent);
    for child in plan.children(zone).iter().filter(|child| !is_node(child)) {
        tree(page, plan, child, indent + 2);
    }
}

fn one(page: &mut Page<'_>, plan: &Plan<'_>, zone: &Zone, indent: usize) {
    let title = title(page, plan, zone);
    let pieces = plan.pieces(zone);
    match zone.layout {
        Layout::Grid { .. } | Layout::Track { .. } if is_mounted(zone) => {
            let line = boxes(page, pieces, zone.layout);
            page.paragraph(indent, 4, &format!("{title}: {line}"));
        }
        Layout::Pool => {
            let dice: Vec<String> = pieces.iter().map(|piece| die(page, plan, piece)).collect();
            let dice = if dice.is_empty() { "–".into() } else { dice.join(" ") };
            page.paragraph(indent, 2, &format!("{title}: {dice}"));
        }
        Layout::Grid { columns, rows } if columns > 0 && rows > 0 => {
            page.paragraph(indent, 2, &title);
            grid(page, pieces, usize::from(columns), usize::from(rows), indent);
        }
        Layout::Track { first, spaces } => {
            let line = track(page, pieces, first, spaces);
            page.paragraph(indent, 2, &format!("{title}: {line}"));
        }
        Layout::Stack => {
            let line = stack(page, pieces, zone);
            page.paragraph(indent, 2, &format!("{title}: {line}"));
        }
        Layout::Group if pieces.is_empty() => page.paragraph(indent, 2, &title),
        _ => {
            let line =
                line_of(page, pieces, zone, page.width.saturating_sub(indent + width(&title) + 2));
            page.paragraph(indent, 2, &format!("{title}: {line}"));
        }
    }
}

/// Boxes in a line: what fills each, or that it is free.
fn boxes(page: &Page<'_>, pieces: &[&Piece], layout: Layout) -> String {
    let spaces = match layout {
        Layout::Grid { columns, rows } => columns.saturating_mul(rows),
        Layout::Track { spaces, .. } => spaces,
        _ => 0,
    };
    let filled = |space: u16| {
        let here = pieces.iter().filter(|piece| piece.slot == Some(space));
        let here: Vec<String> = here.map(|piece| full(page, piece, None)).collect();
        if here.is_empty() { "[ ]".into() } else { format!("[{}]", row(&here, ", ")) }
    };
    let beside = pieces.iter().filter(|piece| piece.slot.is_none_or(|slot| slot >= spaces));
    let beside = beside.map(|piece| full(page, piece, None));
    (0..spaces).map(filled).chain(beside).collect::<Vec<_>>().join(" ")
}

/// A die as it lies, or whatever else can be picked from a pool.
fn die(page: &Page<'_>, plan: &Plan<'_>, piece: &Piece) -> String {
    let label = || piece.label.as_ref().map(|label| page.voice.say(label));
    let initial = |text: &str| text.chars().find(|c| c.is_alphanumeric()).map(|c| c.to_string());
    let icon = || piece.icon.as_ref().and_then(|icon| initial(&icon.to_uppercase()));
    let star = if plan.is_touched(&piece.id) { "*" } else { "" };
    match (piece.kind, piece.face, &piece.mark) {
        (Kind::Die, Face::Down, _) => "[##]".into(),
        (Kind::Die, _, Some(mark)) => format!("{star}[{mark}]"),
        (Kind::Die, _, None) => {
            let side = icon().or_else(label).unwrap_or_else(|| "?".into());
            format!("{star}[{side}]")
        }
        _ => format!("{star}{}", full(page, piece, None)),
    }
}

/// Pieces in a line: in words if they fit, otherwise cards by their marks. What else lies about has no marks that
/// everybody knows, and its badges count.
fn line_of(page: &Page<'_>, pieces: &[&Piece], zone: &Zone, room: usize) -> String {
    if pieces.is_empty() {
        return "–".into();
    }
    let words: Vec<String> = pieces.iter().map(|piece| full(page, piece, zone.owner)).collect();
    let words = row(&words, ", ");
    let marks = pieces.iter().all(|piece| piece.mark.is_some() && piece.kind == Kind::Card);
    if width(&words) <= room || !marks {
        return words;
    }
    let marks: Vec<String> = pieces.iter().map(|piece| marked(page, piece, zone.owner)).collect();
    row(&marks, " ")
}

/// How many lie on the stack, and the top one if anything is known about it.
fn stack(page: &Page<'_>, pieces: &[&Piece], zone: &Zone) -> String {
    match pieces.last() {
        None => "–".into(),
        Some(top) if pieces.len() == 1 => full(page, top, zone.owner),
        Some(top) if top.label.is_none() => format!("{} x{}", short(page, top), pieces.len()),
        Some(top) => {
            let top = kernel::Arg::Plain(full(page, top, zone.owner).into());
            page.voice.say(&Text::new("view-stack").with("count", pieces.len()).with("top", top))
        }
    }
}

fn track(page: &Page<'_>, pieces: &[&Piece], first: i16, spaces: u16) -> String {
    let on = |slot: Option<u16>| {
        let here = pieces.iter().filter(|piece| piece.slot == slot);
        row(&here.map(|piece| short(page, piece)).collect::<Vec<_>>(), " ")
    };
    let written = (0..spaces).filter_map(|space| {
        let number = i32::from(first) + i32::from(space);
        let here = on(Some(space));
        match here.is_empty() {
            true => (spaces <= LONG_TRACK).then(|| number.to_string()),
            false => Some(format!("{number}<{here}>")),
        }
    });
    let beside = pieces.iter().filter(|piece| piece.slot.is_none_or(|slot| slot >= spaces));
    let beside: Vec<String> = beside.map(|piece| short(page, piece)).collect();
    let beside = (!beside.is_empty()).then(|| format!("({})", row(&beside, " ")));
    written.chain(beside).collect::<Vec<_>>().join(" ")
}

fn grid(page: &mut Page<'_>, pieces: &[&Piece], columns: usize, rows: usize, indent: usize) {
    let mut cells: Vec<Vec<String>> = vec![Vec::new(); columns * rows];
    let mut beside = Vec::new();
    for piece in pieces {
        match piece.slot.and_then(|slot| cells.get_mut(usize::from(slot))) {
            Some(cell) => cell.push(short(page, piece)),
            None => beside.push(full(page, piece, None)),
        }
    }
    let cells: Vec<String> = cells.iter().map(|cell| row(cell, " ")).collect();
    let widest = cells.iter().map(|cell| width(cell)).max().unwrap_or(0).max(1);
    let room = page.width.saturating_sub(indent + 3 + columns) / columns;
    let cell_width = (widest + 2).min(room.max(3));
    let rule = format!("+{}", format!("{}+", "-".repeat(cell_width)).repeat(columns));
    let space = " ".repeat(indent + 2);
    page.line(format!("{space}{rule}"));
    for line in cells.chunks(columns) {
        let inner: Vec<String> =
            line.iter().map(|cell| centre(&clip(cell, cell_width), cell_width)).collect();
        page.line(format!("{space}|{}|", inner.join("|")));
        page.line(format!("{space}{rule}"));
    }
    if !beside.is_empty() {
        page.paragraph(indent + 2, 2, &row(&beside, ", "));
    }
}
