//! A scene as plain text, for terminals, logs and replays. Meaning hangs on words and signs, never on colour.
//!
//! `[##]` is a piece whose face the viewer does not see, `[label]` one that the viewer sees and others do not,
//! `>` a seat whose decision the table awaits, `*` what one of the viewer's moves touches, `[ ]` a free box of a card.

mod pieces;
mod zones;

use kernel::scene::{Badge, Gauge, ScoreLine, SeatPanel, Whose};
use kernel::{Offer, Scene, Text};

use crate::measure::{pad, width, wrap_hanging};
use crate::plan::Plan;
use crate::words::Voice;

/// The narrowest page: below it nothing is readable, so a narrower one is drawn as wide as this.
pub const NARROWEST: usize = 40;

/// The whole scene in lines of at most `width` cells, where words allow it.
pub fn scene(scene: &Scene, voice: Voice<'_>, width: usize) -> String {
    let plan = Plan::new(scene);
    let mut page = Page { voice, width: width.max(NARROWEST), lines: Vec::new() };
    page.header(scene);
    page.seats(scene);
    page.gauges(&scene.gauges);
    zones::write(&mut page, scene, &plan);
    page.open_page(scene);
    page.read(scene);
    page.prompt(scene);
    page.offers(&scene.offers);
    page.outcome(scene);
    page.reckoning(&scene.reckoning);
    page.finish()
}

/// A page that is being written from top to bottom.
struct Page<'a> {
    voice: Voice<'a>,
    width: usize,
    lines: Vec<String>,
}

impl Page<'_> {
    fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into().trim_end().to_string());
    }

    /// A paragraph; lines after the first are indented by `hang` cells more than the first.
    fn paragraph(&mut self, indent: usize, hang: usize, text: &str) {
        let first = self.width.saturating_sub(indent);
        let lines = wrap_hanging(text, first, first.saturating_sub(hang));
        for (number, line) in lines.into_iter().enumerate() {
            let space = if number == 0 { indent } else { indent + hang };
            self.line(format!("{}{line}", " ".repeat(space)));
        }
    }

    /// An empty line, unless the page begins here or one stands there already.
    fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn heading(&mut self, text: &str) {
        self.gap();
        self.line(text);
    }

    fn finish(mut self) -> String {
        while self.lines.last().is_some_and(String::is_empty) {
            self.lines.pop();
        }
        self.lines.push(String::new());
        self.lines.join("\n")
    }

    fn header(&mut self, scene: &Scene) {
        let voice = self.voice;
        let viewer = kernel::Arg::Plain(voice.viewer(scene.viewer).into());
        let seen_by = voice.say(&Text::new("view-seen-by").with("viewer", viewer));
        let clock = scene.clock.as_ref().map(|clock| voice.say(clock));
        let parts: Vec<String> = clock.into_iter().chain([seen_by]).collect();
        self.paragraph(0, 2, &parts.join(" · "));
        for awaiting in voice.awaiting(scene) {
            self.paragraph(0, 2, &awaiting);
        }
    }

    fn seats(&mut self, scene: &Scene) {
        if scene.seats.is_empty() {
            return;
        }
        self.heading(&self.voice.word("view-seats"));
        for panel in &scene.seats {
            let awaited = match panel.seat {
                seat if scene.awaited.contains(seat) => "> ",
                seat if scene.welcome.contains(seat) => "~ ",
                _ => "  ",
            };
            let own = scene.viewer.seat() == Some(panel.seat);
            let line = self.seat_line(panel, own);
            self.paragraph(0, 4, &format!("{awaited}{line}"));
        }
    }

    fn seat_line(&self, panel: &SeatPanel, own: bool) -> String {
        let mut name = self.voice.seat(panel.seat);
        if own {
            name = format!("{name} ({})", self.voice.word("view-you"));
        }
        let role = panel.role.as_ref().map(|role| self.voice.say(role));
        let gauges = panel.gauges.iter().map(|gauge| self.gauge(gauge));
        [name].into_iter().chain(role).chain(gauges).collect::<Vec<_>>().join(" · ")
    }

    fn gauge(&self, gauge: &Gauge) -> String {
        if let Some(reading) = &gauge.reading {
            return self.voice.say(reading);
        }
        let label = self.voice.say(&gauge.label);
        match gauge.of {
            Some(of) => format!("{label} {}/{of}", gauge.value),
            None => format!("{label} {}", gauge.value),
        }
    }

    fn gauges(&mut self, gauges: &[Gauge]) {
        if gauges.is_empty() {
            return;
        }
        self.gap();
        let all: Vec<String> = gauges.iter().map(|gauge| self.gauge(gauge)).collect();
        self.paragraph(0, 2, &all.join(" · "));
    }

    fn badge(&self, badge: &Badge) -> String {
        let label = self.voice.say(&badge.label);
        badge.count.map_or_else(|| label.clone(), |count| format!("{label} {count}"))
    }

    /// Badges and other notes behind a name, in parentheses.
    fn noted(&self, name: String, notes: Vec<String>) -> String {
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// The page that lies open on the table.
    fn open_page(&mut self, scene: &Scene) {
        let Some(open) = &scene.page else { return };
        let title = kernel::Arg::Plain(self.voice.say(&open.title).into());
        let heading = self.voice.say(&Text::new("view-page").with("title", title));
        self.gap();
        self.paragraph(0, 2, &ruled(heading, open.rule.as_deref()));
        let voice = self.voice;
        for one in open.text.clone().into_iter().map(|one| one.map(&|text| voice.say(text))) {
            let hang = crate::almanac::hang(&one).min(self.width / 3);
            self.paragraph(2, hang, &crate::almanac::passage(&one));
        }
    }

    /// The pages that were read, with what was answered.
    fn read(&mut self, scene: &Scene) {
        if scene.read.is_empty() {
            return;
        }
        self.gap();
        let page = |page: &kernel::almanac::ReadPage| {
            let answer = page.answer.iter().map(|answer| self.voice.say(answer));
            self.noted(self.voice.say(&page.title), answer.collect())
        };
        let pages: Vec<String> = scene.read.iter().map(page).collect();
        let heading = self.voice.word("view-read");
        self.paragraph(0, 2, &format!("{heading}: {}", pages.join(", ")));
    }

    fn prompt(&mut self, scene: &Scene) {
        if let Some(prompt) = &scene.prompt {
            self.gap();
            let text = self.voice.say(&prompt.text);
            self.paragraph(0, 2, &ruled(text, prompt.rule.as_deref()));
        }
    }

    fn offers(&mut self, offers: &[Offer]) {
        let mut groups: Vec<(Option<String>, Vec<&Offer>)> = Vec::new();
        for offer in offers {
            let group = offer.group.as_ref().map(|group| self.voice.say(group));
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, members)) => members.push(offer),
                None => groups.push((group, vec![offer])),
            }
        }
        for (name, members) in groups {
            self.heading(&name.unwrap_or_else(|| self.voice.word("view-moves")));
            let longest = members.iter().map(|offer| width(&offer.notation)).max().unwrap_or(0);
            for offer in members {
                self.offer(offer, longest.min(self.width / 3));
            }
        }
    }

    fn offer(&mut self, offer: &Offer, column: usize) {
        let mut label = ruled(self.voice.say(&offer.label), offer.rule.as_deref());
        if offer.lasting {
            label = format!("{label} ({})", self.voice.word("view-lasting"));
        }
        let line = format!("{}  {label}", pad(&offer.notation, column));
        self.paragraph(2, column + 2, &line);
    }

    fn outcome(&mut self, scene: &Scene) {
        if let Some(outcome) = &scene.outcome {
            self.gap();
            for line in &outcome.lines {
                let line = self.voice.say(line);
                self.paragraph(0, 2, &line);
            }
        }
    }

    fn reckoning(&mut self, lines: &[ScoreLine]) {
        if lines.is_empty() {
            return;
        }
        self.heading(&self.voice.word("view-reckoning"));
        for whose in owners(lines) {
            let own: Vec<&ScoreLine> = lines.iter().filter(|line| line.whose == *whose).collect();
            let total: i64 = own.iter().map(|line| i64::from(line.points)).sum();
            let name = self.voice.whose(whose);
            self.line(format!("  {name}: {total}"));
            for line in own {
                let text = ruled(self.voice.say(&line.text), line.rule.as_deref());
                self.paragraph(4, 6, &format!("{:>4}  {text}", line.points));
            }
        }
    }
}

/// Those who have lines: the seats in order, then rivals.
fn owners(lines: &[ScoreLine]) -> Vec<&Whose> {
    let mut owners: Vec<&Whose> = Vec::new();
    for line in lines {
        if !owners.contains(&&line.whose) {
            owners.push(&line.whose);
        }
    }
    owners.sort_by_key(|whose| match whose {
        Whose::Seat(seat) => seat.index(),
        Whose::Rival(_) => usize::MAX,
    });
    owners
}

/// A sentence with the rule it comes from.
fn ruled(text: String, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => format!("{text} [{rule}]"),
        None => text,
    }
}
