//! `links.toml`: corridors, docks, vents and airlocks.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;

use super::SectionInfo;
use super::files::File;
use super::names::find;
use super::sections::character;
use crate::ids::Section;
use crate::map::{LINKS, Link, Map, Way, WayKind};

type Sections = By<Section, SectionInfo, { Section::COUNT }>;

workbench::records! {
    struct Book {
        counts: Counts,
        corridor: Vec<CorridorRecord>,
        dock: Vec<DockRecord>,
        vent: Vec<VentRecord>,
        airlock: Vec<AirlockRecord>,
    } ignoring { schema }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    corridors: Spanned<usize>,
    corridors_always: Spanned<usize>,
    docks: Spanned<usize>,
    vents: Spanned<usize>,
    airlocks: Spanned<usize>,
}

workbench::records! {
    struct CorridorRecord {
        a: Spanned<String>,
        b: Spanned<String>,
        locked: bool,
        requires: Option<Spanned<String>>,
        #[serde(default)]
        via: Vec<(f32, f32)>,
    } ignoring { prov } perhaps { note prov_fields }

    struct DockRecord {
        pod: Spanned<String>,
        section: Spanned<String>,
        locked: bool,
        requires: Option<Spanned<String>>,
    } ignoring { prov } perhaps { note prov_fields }

    struct VentRecord {
        a: Spanned<String>,
        b: Spanned<String>,
        #[serde(default)]
        via: Vec<(f32, f32)>,
    } ignoring { prov }

    struct AirlockRecord {
        section: Spanned<String>,
        space: Spanned<String>,
        direction: Direction,
    } ignoring { prov }
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Direction {
    Both,
    Out,
}

pub(super) fn read(file: &File<'_>, sections: &Sections) -> Result<Map, Fault> {
    let book: Book = file.read(&[])?;
    for (field, counted, what) in [
        (&book.counts.corridors, book.corridor.len(), "corridors"),
        (
            &book.counts.corridors_always,
            book.corridor.iter().filter(|corridor| corridor.requires.is_none()).count(),
            "corridors without `requires`",
        ),
        (&book.counts.docks, book.dock.len(), "docks"),
        (&book.counts.vents, book.vent.len(), "vents"),
        (&book.counts.airlocks, book.airlock.len(), "airlocks"),
    ] {
        file.expect_number(field, counted, what)?;
    }
    if book.corridor.len() + book.dock.len() != LINKS {
        let found = book.corridor.len() + book.dock.len();
        let message = format!("expected {LINKS} corridors and docks together, found {found}");
        return Err(Fault::whole(file.file(), message));
    }
    let mut drawing = Drawing { file, sections, map: Map::empty() };
    let mut links = (0..LINKS as u8).map(Link);
    drawing.map.corridors = book.corridor.len() as u8;
    for (corridor, link) in book.corridor.into_iter().zip(&mut links) {
        let ends = drawing.corridor(&corridor, link)?;
        drawing.draw(ends, corridor.via);
    }
    for (dock, link) in book.dock.iter().zip(&mut links) {
        drawing.dock(dock, link)?;
    }
    for vent in book.vent {
        let ends = drawing.ends(&vent.a, &vent.b)?;
        drawing.map.join(ends, WayKind::Vent);
        drawing.draw(ends, vent.via);
    }
    for airlock in &book.airlock {
        drawing.airlock(airlock)?;
    }
    drawing.check_docks()?;
    drawing.map.measure();
    Ok(drawing.map)
}

/// A map being drawn.
struct Drawing<'a> {
    file: &'a File<'a>,
    sections: &'a Sections,
    map: Map,
}

impl Drawing<'_> {
    /// Two sections that no other way joins.
    fn ends(&self, a: &Spanned<String>, b: &Spanned<String>) -> Result<(Section, Section), Fault> {
        let (one, other): (Section, Section) = (find(self.file, a)?, find(self.file, b)?);
        if one == other {
            let message = format!("expected another section, found `{other}` at both ends");
            return Err(self.file.fault(b.span(), message));
        }
        if self.map.ways[one].iter().any(|way| way.to == other) {
            let message = format!(
                "expected one way between two sections, found `{one}` and `{other}` joined again"
            );
            return Err(self.file.fault(b.span(), message));
        }
        for (section, written) in [(one, a), (other, b)] {
            if self.map.ways[section].is_full() {
                let message = format!(
                    "expected at most {} ways out of `{section}`, found more",
                    self.map.ways[section].len()
                );
                return Err(self.file.fault(written.span(), message));
            }
        }
        Ok((one, other))
    }

    /// A link exists with the Character that one of its ends needs, and says so.
    fn check_requires(
        &self,
        ends: (Section, Section),
        requires: Option<&Spanned<String>>,
        written: &Spanned<String>,
    ) -> Result<(), Fault> {
        let said = requires.map(|id| character(self.file, id)).transpose()?;
        let needed = self.sections[ends.0].requires.or(self.sections[ends.1].requires);
        if said == needed {
            return Ok(());
        }
        let name = |who: Option<crate::ids::Character>| {
            who.map_or("no `requires`".into(), |who| format!("`requires = \"chr:{who}\"`"))
        };
        let message =
            format!("expected {} as its sections have, found {}", name(needed), name(said));
        Err(self.file.fault(requires.unwrap_or(written).span(), message))
    }

    fn corridor(
        &mut self,
        record: &CorridorRecord,
        link: Link,
    ) -> Result<(Section, Section), Fault> {
        let ends = self.ends(&record.a, &record.b)?;
        self.check_requires(ends, record.requires.as_ref(), &record.a)?;
        for (end, written) in [(ends.0, &record.a), (ends.1, &record.b)] {
            if self.sections[end].pod.is_some() {
                let message =
                    format!("expected a section, found the pod `{end}`, which has a dock");
                return Err(self.file.fault(written.span(), message));
            }
        }
        self.map.link(link, ends, record.locked);
        Ok(ends)
    }

    fn dock(&mut self, record: &DockRecord, link: Link) -> Result<(), Fault> {
        let ends = self.ends(&record.pod, &record.section)?;
        self.check_requires(ends, record.requires.as_ref(), &record.pod)?;
        if self.sections[ends.0].pod.is_none() {
            let message = format!("expected a pod, found `{}`, which is none", ends.0);
            return Err(self.file.fault(record.pod.span(), message));
        }
        if !self.map.ways[ends.0].is_empty() {
            let message = format!("expected one dock of a pod, found `{}` again", ends.0);
            return Err(self.file.fault(record.pod.span(), message));
        }
        self.map.link(link, ends, record.locked);
        Ok(())
    }

    /// Notes the way points of a way that is not drawn straight.
    fn draw(&mut self, (one, other): (Section, Section), via: Vec<(f32, f32)>) {
        if !via.is_empty() {
            self.map.via.push((one, other, via));
        }
    }

    fn airlock(&mut self, record: &AirlockRecord) -> Result<(), Fault> {
        let (inside, space) = self.ends(&record.section, &record.space)?;
        if space != Section::OuterSpace {
            let message = format!("expected `outer_space`, found `{space}`");
            return Err(self.file.fault(record.space.span(), message));
        }
        self.map.ways[inside].push(Way { to: space, kind: WayKind::Airlock });
        if matches!(record.direction, Direction::Both) {
            self.map.ways[space].push(Way { to: inside, kind: WayKind::Airlock });
        }
        Ok(())
    }

    fn check_docks(&self) -> Result<(), Fault> {
        let loose = Section::ALL.iter().find(|section| {
            self.sections[**section].pod.is_some() && self.map.ways[**section].is_empty()
        });
        match loose {
            None => Ok(()),
            Some(pod) => {
                let message = format!("expected a dock of the pod `{pod}`, found none");
                Err(Fault::whole(self.file.file(), message))
            }
        }
    }
}
