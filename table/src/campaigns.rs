//! Campaigns between automatic players: chapter after chapter, as long as something is left.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::Turn;
use players::simulate::Progress;
use serde::Serialize;

use crate::error::OpenError;
use crate::next::Choices;
use crate::setup::Setup;
use crate::title::Title;

/// Where a game that always leaves something is left alone.
pub const MOST_CHAPTERS: u32 = 200;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many campaigns.
    pub campaigns: u64,
    /// How each begins; campaign `i` has the seed `setup.seed.derive(i)`, and each chapter one from that.
    pub setup: Setup,
    /// How many threads play side by side; 0 counts as 1.
    pub threads: usize,
}

/// What a campaign cannot go on from.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("campaign {campaign}, chapter {chapter}: {problem}")]
pub struct Trouble {
    /// Which campaign, counted from zero.
    pub campaign: u64,
    /// Which chapter, counted from one.
    pub chapter: u32,
    /// What is wrong.
    pub problem: String,
}

/// How far they came.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// How many campaigns were played.
    pub campaigns: u64,
    /// How many had so many chapters.
    pub lengths: BTreeMap<u32, u64>,
    /// What happened in each chapter, the first one first.
    pub chapters: Vec<Chapter>,
}

/// One chapter of all campaigns that came to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Chapter {
    /// How many played it.
    pub played: u64,
    /// How many decisions it took them all.
    pub decisions: u64,
    /// How it ended.
    pub endings: BTreeMap<String, u64>,
}

impl Report {
    fn add(&mut self, played: &[Chapter]) {
        self.campaigns += 1;
        *self.lengths.entry(played.len() as u32).or_default() += 1;
        if self.chapters.len() < played.len() {
            self.chapters.resize_with(played.len(), Chapter::default);
        }
        self.chapters.iter_mut().zip(played).for_each(|(all, one)| all.merge(one));
    }

    fn merge(&mut self, other: &Report) {
        self.campaigns += other.campaigns;
        for (length, count) in &other.lengths {
            *self.lengths.entry(*length).or_default() += count;
        }
        if self.chapters.len() < other.chapters.len() {
            self.chapters.resize_with(other.chapters.len(), Chapter::default);
        }
        self.chapters.iter_mut().zip(&other.chapters).for_each(|(all, one)| all.merge(one));
    }
}

impl Chapter {
    fn merge(&mut self, other: &Chapter) {
        self.played += other.played;
        self.decisions += other.decisions;
        for (ending, count) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += count;
        }
    }
}

/// Plays the campaigns of a plan. Cancelled, it reports those that were finished.
pub fn run(
    title: &dyn Title,
    plan: &Plan,
    progress: Option<&dyn Progress>,
    cancel: &AtomicBool,
) -> Result<Report, Trouble> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut report = Report::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.campaigns || cancel.load(Ordering::Relaxed) {
                return Ok(report);
            }
            report.add(&one(title, plan, index)?);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if let Some(progress) = progress {
                progress.done(done);
            }
        }
    };
    let reports = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().map(join).collect::<Result<Vec<Report>, Trouble>>()
    })?;
    let mut total = Report::default();
    reports.iter().for_each(|report| total.merge(report));
    Ok(total)
}

/// One campaign, chapter by chapter.
fn one(title: &dyn Title, plan: &Plan, index: u64) -> Result<Vec<Chapter>, Trouble> {
    let seed = plan.setup.seed.derive(index);
    let mut setup = Setup { seed: seed.derive(1), ..plan.setup.clone() };
    let mut played = Vec::new();
    for chapter in 1..=MOST_CHAPTERS {
        let trouble = |problem: String| Trouble { campaign: index, chapter, problem };
        let refused = |error: OpenError| trouble(error.to_string());
        let mut table = title.open(&setup).map_err(refused)?;
        table.run_automatic().map_err(|stuck| trouble(stuck.to_string()))?;
        let Turn::Over(outcome) = table.turn() else {
            return Err(trouble("the game stands still and is not over".into()));
        };
        played.push(Chapter {
            played: 1,
            decisions: table.moves_made().into(),
            endings: [(outcome.ending.to_string(), 1)].into(),
        });
        let Some(legacy) = table.legacy() else { break };
        let kinds = plan.setup.seats.iter().cloned();
        let choices = Choices {
            after: table.hash(),
            // Where fewer may go on, the last ones stay behind; where more must, the last kind comes again.
            seats: kinds
                .chain(plan.setup.seats.last().cloned().into_iter().cycle())
                .take(
                    plan.setup
                        .seats
                        .len()
                        .clamp((*legacy.seats.start()).into(), (*legacy.seats.end()).into()),
                )
                .collect(),
            options: kernel::options::Given::new(),
            seed: seed.derive(u64::from(chapter) + 1),
        };
        setup = title.next(&legacy, &choices).map_err(refused)?;
    }
    Ok(played)
}
