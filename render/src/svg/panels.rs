//! What stands around the table: the header, the seats, and prompt, moves and results at the side.

use kernel::almanac::Setting;
use kernel::scene::{Gauge, SeatPanel};
use kernel::{Arg, Offer, Text};

use super::ink::{
    ACCENT, Block, Font, Hold, Ink, LINE, MUTED, PANEL, TEXT, clip, flow, stack, text_width, wrap,
};
use super::tone::{colour, pip};
use super::{GAP, Page};

/// The most moves that are written out; the others are counted.
const MOVES: usize = 30;

/// Heading, clock and viewer at the left, gauges as pills behind them.
pub(super) fn header(page: &Page<'_>, heading: &str, width: f32) -> Block {
    let voice = page.voice;
    let viewer = Arg::Plain(voice.viewer(page.scene.viewer).into());
    let seen_by = voice.say(&Text::new("view-seen-by").with("viewer", viewer));
    let clock = page.scene.clock.as_ref().map(|clock| voice.say(clock));
    let rest = clock.into_iter().chain([seen_by]).collect::<Vec<_>>().join(" · ");

    let title = line(&clip(heading, width, 18.0), Font::new(18.0, TEXT).bold(), 26.0);
    let rest = line(&clip(&rest, width, 13.0), Font::new(13.0, MUTED), 26.0);
    let pills = page.scene.gauges.iter().map(|gauge| gauge_pill(page, gauge, width));
    flow([title, rest].into_iter().chain(pills), width, 12.0)
}

/// One line of text as a block of a height.
fn line(text: &str, font: Font, height: f32) -> Block {
    let mut block = Block { width: text_width(text, font.size), height, ink: Ink::default() };
    block.ink.text(0.0, height / 2.0 + font.size * 0.36, Hold::Left, font, text);
    block
}

fn gauge_text(page: &Page<'_>, gauge: &Gauge) -> String {
    if let Some(reading) = &gauge.reading {
        return page.voice.say(reading);
    }
    let label = page.voice.say(&gauge.label);
    match gauge.of {
        Some(of) => format!("{label} {}/{of}", gauge.value),
        None => format!("{label} {}", gauge.value),
    }
}

fn gauge_pill(page: &Page<'_>, gauge: &Gauge, most: f32) -> Block {
    let size = 12.0;
    let text = clip(&gauge_text(page, gauge), most - 40.0, size);
    let mark = if gauge.tone == kernel::scene::Tone::Neutral { 0.0 } else { 14.0 };
    let width = text_width(&text, size) + 22.0 + mark;
    let mut block = Block { width, height: 26.0, ink: Ink::default() };
    let tone = colour(gauge.tone);
    let stroke = if mark > 0.0 { tone } else { LINE };
    block.ink.rect(
        0.5,
        0.5,
        width - 1.0,
        25.0,
        12.5,
        &format!("fill=\"{PANEL}\" stroke=\"{stroke}\""),
    );
    if let Some(of) = gauge.of.filter(|of| *of > 0) {
        let part = (gauge.value as f32 / of as f32).clamp(0.0, 1.0);
        block.ink.rect(11.0, 21.0, (width - 22.0) * part, 2.0, 1.0, &format!("fill=\"{tone}\""));
    }
    pip(&mut block.ink, gauge.tone, 15.0, 13.0, 4.5);
    block.ink.text(11.0 + mark, 17.0, Hold::Left, Font::new(size, TEXT), &text);
    block
}

/// Everybody at the table.
pub(super) fn seats(page: &Page<'_>, width: f32) -> Block {
    stack(page.scene.seats.iter().map(|panel| seat(page, panel, width)), 8.0)
}

fn seat(page: &Page<'_>, panel: &SeatPanel, width: f32) -> Block {
    let awaited = page.scene.awaited.contains(panel.seat);
    let won = page.scene.outcome.as_ref().is_some_and(|ending| ending.won(panel.seat));
    let gauges = panel.gauges.iter().map(|gauge| gauge_pill(page, gauge, width - 24.0));
    let gauges = flow(gauges, width - 24.0, 6.0);
    let height = 46.0 + if gauges.height > 0.0 { gauges.height + 8.0 } else { 0.0 };

    let mut block = Block { width, height, ink: Ink::default() };
    let (stroke, thick) = if awaited || won { (ACCENT, 2.0) } else { (LINE, 1.0) };
    let style = format!("fill=\"{PANEL}\" stroke=\"{stroke}\" stroke-width=\"{thick}\"");
    block.ink.rect(1.0, 1.0, width - 2.0, height - 2.0, 10.0, &style);
    pip(&mut block.ink, panel.tone, 22.0, 23.0, 9.0);

    let mut name = page.voice.seat(panel.seat);
    if page.scene.viewer.seat() == Some(panel.seat) {
        name = format!("{name} ({})", page.voice.word("view-you"));
    }
    let role = panel.role.as_ref().map(|role| page.voice.say(role));
    let room = width - 54.0 - if awaited || won { 20.0 } else { 0.0 };
    let y = if role.is_some() { 21.0 } else { 28.0 };
    let name = clip(&name, room, 14.0);
    block.ink.text(42.0, y, Hold::Left, Font::new(14.0, TEXT).bold(), &name);
    if let Some(role) = role {
        block.ink.text(42.0, 36.0, Hold::Left, Font::new(12.0, MUTED), &clip(&role, room, 12.0));
    }
    // The accent colour is not alone: an awaited seat has an arrow, a winner a star.
    if awaited {
        let (x, y) = (width - 22.0, 23.0);
        block
            .ink
            .polygon(&[(x, y - 7.0), (x + 10.0, y), (x, y + 7.0)], &format!("fill=\"{ACCENT}\""));
    } else if won {
        block.ink.text(width - 16.0, 29.0, Hold::Middle, Font::new(18.0, ACCENT), "★");
    }
    block.ink.place(12.0, 46.0, &gauges);
    block
}

/// Who is awaited, the prompt, the moves, the end and the count.
pub(super) fn side(page: &Page<'_>, width: f32) -> Block {
    let scene = page.scene;
    let voice = page.voice;
    let awaiting = voice.awaiting(scene).into_iter();
    let awaiting = awaiting.map(|text| paragraph(&text, width, Font::new(12.0, MUTED)));
    let prompt = scene.prompt.as_ref().map(|prompt| {
        let text = paragraph(&voice.say(&prompt.text), width - 24.0, Font::new(14.0, TEXT).bold());
        let rule = prompt.rule.as_ref().map(|rule| line(rule, Font::new(11.0, ACCENT), 16.0));
        boxed(stack([text].into_iter().chain(rule), 4.0), width, ACCENT)
    });
    let outcome = scene.outcome.as_ref().map(|outcome| {
        let lines =
            outcome.lines.iter().map(|line| voice.say(line)).enumerate().map(|(i, line)| {
                let font = Font::new(if i == 0 { 14.0 } else { 13.0 }, TEXT);
                paragraph(&line, width - 24.0, if i == 0 { font.bold() } else { font })
            });
        boxed(stack(lines, 4.0), width, ACCENT)
    });
    let parts = awaiting.chain([open_page(page, width), prompt, outcome].into_iter().flatten());
    stack(parts.chain([offers(page, width), reckoning(page, width)]), GAP * 0.75)
}

/// The page that lies open on the table.
fn open_page(page: &Page<'_>, width: f32) -> Option<Block> {
    let open = page.scene.page.as_ref()?;
    let voice = page.voice;
    let title = paragraph(&voice.say(&open.title), width - 24.0, Font::new(15.0, TEXT).bold());
    let text = open.text.iter().map(|one| {
        let one = one.clone().map(&|text| voice.say(text));
        let font = Font::new(12.5, if one.set == Setting::Aside { MUTED } else { TEXT });
        let font = if one.set == Setting::Heading { font.bold() } else { font };
        let text = crate::almanac::passage(&one);
        match one.set {
            Setting::Boxed => boxed(paragraph(&text, width - 48.0, font), width - 24.0, LINE),
            _ => paragraph(&text, width - 24.0, font),
        }
    });
    Some(boxed(stack([title].into_iter().chain(text), 6.0), width, ACCENT))
}

fn paragraph(text: &str, width: f32, font: Font) -> Block {
    let step = font.size * 1.35;
    let lines = wrap(text, width, font.size);
    let mut block = Block { width, height: lines.len() as f32 * step, ink: Ink::default() };
    for (i, line) in lines.iter().enumerate() {
        block.ink.text(0.0, i as f32 * step + font.size, Hold::Left, font, line);
    }
    block
}

fn boxed(inside: Block, width: f32, stroke: &str) -> Block {
    let mut block = Block { width, height: inside.height + 22.0, ink: Ink::default() };
    let style = format!("fill=\"{PANEL}\" stroke=\"{stroke}\" stroke-width=\"1.2\"");
    block.ink.rect(1.0, 1.0, width - 2.0, block.height - 2.0, 10.0, &style);
    block.ink.place(12.0, 11.0, &inside);
    block
}

fn offers(page: &Page<'_>, width: f32) -> Block {
    let offers = &page.scene.offers;
    let mut groups: Vec<(String, Vec<&Offer>)> = Vec::new();
    for offer in offers.iter().take(MOVES) {
        let group = offer.group.as_ref().map(|group| page.voice.say(group));
        let group = group.unwrap_or_else(|| page.voice.word("view-moves"));
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push(offer),
            None => groups.push((group, vec![offer])),
        }
    }
    let blocks = groups.into_iter().map(|(name, members)| {
        let heading = line(&clip(&name, width, 12.0), Font::new(12.0, MUTED).bold(), 18.0);
        let members = members.into_iter().map(|offer| move_line(page, offer, width));
        stack([heading].into_iter().chain(members), 5.0)
    });
    let more = (offers.len() > MOVES)
        .then(|| line(&format!("+{}", offers.len() - MOVES), Font::new(12.0, MUTED), 18.0));
    stack(blocks.chain(more), 12.0)
}

fn move_line(page: &Page<'_>, offer: &Offer, width: f32) -> Block {
    let rule = offer.rule.as_deref().unwrap_or("");
    let aside = text_width(rule, 10.0);
    let label = clip(&page.voice.say(&offer.label), width - aside - 36.0, 12.5);
    let mut block = Block { width, height: 28.0, ink: Ink::default() };
    let dashes = if offer.lasting { " stroke-dasharray=\"5 3\"" } else { "" };
    let style = format!("fill=\"{PANEL}\" stroke=\"{LINE}\"{dashes}");
    block.ink.open_named(&offer.notation);
    block.ink.rect(0.5, 0.5, width - 1.0, 27.0, 8.0, &style);
    block.ink.text(11.0, 18.5, Hold::Left, Font::new(12.5, TEXT), &label);
    block.ink.text(width - 11.0, 18.0, Hold::Right, Font::new(10.0, MUTED), rule);
    block.ink.close();
    block
}

fn reckoning(page: &Page<'_>, width: f32) -> Block {
    let lines = &page.scene.reckoning;
    let heading = (!lines.is_empty())
        .then(|| line(&page.voice.word("view-reckoning"), Font::new(12.0, MUTED).bold(), 18.0));
    let rows = lines.iter().map(|score| {
        let whose = page.voice.whose(&score.whose);
        let text = format!("{whose}: {}", page.voice.say(&score.text));
        let mut block = paragraph(&text, width - 50.0, Font::new(12.0, TEXT));
        let points = score.points.to_string();
        block.ink.text(width, 12.0, Hold::Right, Font::new(12.0, TEXT).bold(), &points);
        block.width = width;
        block
    });
    stack(heading.into_iter().chain(rows), 4.0)
}
