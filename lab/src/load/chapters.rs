//! From one chapter of a campaign to the next, while servers die: everybody asks at once, and all must meet at one table.

use std::sync::atomic::Ordering::Relaxed;

use futures_util::future::join_all;
use kernel::Record;
use kernel::legacy::carried_keys;
use protocol::http::{OpenedTable, Origin};
use protocol::live::Problem as Said;

use super::people::{Key, Problem};
use super::tables::{Load, Now, Table};
use crate::answer::note;

/// What came of asking for the next chapter.
enum Next {
    /// It is there.
    Opened(Box<OpenedTable>),
    /// The campaign is over.
    Nothing,
}

impl Load {
    /// Whether the tables of this number go on in chapters.
    pub fn is_campaign(&self, number: usize) -> bool {
        let title = self.games.get(&self.sort(number).game);
        title.is_ok_and(|title| carried_keys(title.about()).next().is_some())
    }
}

/// The next chapter of a table that is over: none if the campaign is. Whoever is answered before a server dies remembers
/// the table; it must be the same for everybody who asks later.
pub(super) async fn next(
    load: &Load,
    table: &Table,
    attempt: usize,
) -> Result<Option<Now>, Problem> {
    let now = table.now();
    let asked = now.keys.iter().map(|(seat, key)| {
        let server = load.server(attempt + usize::from(*seat)).to_string();
        ask(load, server, &now.id, key)
    });
    let mut nothing = false;
    let mut broken = None;
    for answer in join_all(asked).await {
        match answer {
            Ok(Next::Opened(opened)) => told(load, table, &opened),
            Ok(Next::Nothing) => nothing = true,
            Err(error) => broken = Some(error),
        }
    }
    if let Some(error) = broken {
        return Err(error);
    }
    let following = table.now().following;
    if nothing && following.is_some() {
        astray(
            load,
            &now,
            "somebody was told that nothing is left, somebody else where it goes on",
        );
    }
    let Some(id) = following else { return Ok(None) };
    load.tally.chapters.fetch_add(1, Relaxed);
    let line = now.line.iter().cloned().chain([now.id]).collect();
    Ok(Some(Now { id, keys: now.keys, line, ..Now::default() }))
}

/// Somebody is told where it goes on: where everybody was told before, as the next chapter of the same campaign.
fn told(load: &Load, table: &Table, opened: &OpenedTable) {
    let now = table.now();
    let card = &opened.table;
    if now.following.as_ref().is_some_and(|known| *known != card.id) {
        astray(load, &now, "two were led to different tables");
    }
    let first = now.line.first().unwrap_or(&now.id);
    let chapter = card.campaign.as_ref().filter(|of| of.id == *first).map(|of| of.chapter);
    let goes_on = card.origin == Some(Origin::Chapter { table: now.id.clone() });
    if chapter != Some(now.line.len() as u32 + 2) || !goes_on {
        astray(load, &now, "the next chapter has another place in its campaign");
    }
    table.follow(card.id.clone());
}

fn astray(load: &Load, now: &Now, what: &str) {
    note(&format!("table {}: {what}", now.id));
    load.tally.astray.fetch_add(1, Relaxed);
}

async fn ask(load: &Load, server: String, id: &str, key: &Key) -> Result<Next, Problem> {
    let Key::Secret(token) = key else { return Err("boardgame.io has no campaigns".into()) };
    let (agent, token) = (load.agent.clone(), token.clone());
    let url = format!("{server}/api/tables/{id}/next");
    let asked = tokio::task::spawn_blocking(move || {
        let request = agent.post(url).config().http_status_as_error(false).build();
        let request = request.header("content-type", "application/json").header("x-seat", token);
        let mut answer = request.send("{}")?;
        let text = answer.body_mut().read_to_string()?;
        Ok::<_, ureq::Error>((answer.status().as_u16(), text))
    });
    let (status, text) = asked.await??;
    if status == 201 {
        return Ok(Next::Opened(Box::new(serde_json::from_str(&text)?)));
    }
    let problem: Said = serde_json::from_str(&text)?;
    if problem.code == "nothing-left" { Ok(Next::Nothing) } else { Err(problem.text.into()) }
}

/// The chapters of a campaign that is over are all there, each goes on from the one before, and all hold to the rules.
pub(super) async fn check(load: &Load, now: &Now) -> Result<(), Problem> {
    if !load.tally.checks() {
        return Ok(());
    }
    let first = now.line.first().unwrap_or(&now.id);
    let text = load.read(&format!("/api/campaigns/{first}/records?to={}", now.id)).await?;
    load.tally.checked.fetch_add(1, Relaxed);
    let wrong = match Record::parse_all("campaign", &text) {
        Ok(records) => joined(load, &records, now.line.len() + 1).err(),
        Err(fault) => Some(fault.to_string()),
    };
    if let Some(wrong) = wrong {
        note(&format!("campaign {first}: {wrong}"));
        load.tally.wrong.fetch_add(1, Relaxed);
    }
    Ok(())
}

fn joined(load: &Load, records: &[Record], chapters: usize) -> Result<(), String> {
    if records.len() != chapters {
        return Err(format!("expected {chapters} chapters, found {}", records.len()));
    }
    let title = records.first().ok_or("it has no chapters")?;
    let title = load.games.get(&title.game).map_err(|error| error.to_string())?;
    for pair in records.windows(2) {
        let join = title.joined(&pair[0], &pair[1]);
        if !join.replayed || !join.verdict.holds() {
            return Err(format!("a chapter does not go on from the one before: {join:?}"));
        }
    }
    Ok(())
}
