//! A game's almanac from the server.

use kernel::{AlmanacEntry, Lang};
use protocol::http::AlmanacPage;
use tokio_tungstenite::Connector;

use super::http::{Missing, Request, ask};
use crate::address::Address;

/// The almanac of a game in a language, every entry but the sealed ones.
pub(super) async fn fetch(
    address: &Address,
    connector: &Connector,
    game: &str,
    lang: Lang,
) -> Result<Vec<AlmanacEntry<String>>, Missing> {
    let path = format!("/api/games/{game}/almanac?lang={lang}");
    let answer = ask(address, connector, Request { path: &path, body: None }).await?;
    let page: AlmanacPage = serde_json::from_slice(&answer.good()?)?;
    Ok(page.entries)
}
