//! The campaign of a server's table: what its end leaves, and the next chapter.

use kernel::Lang;
use protocol::http::{OpenedTable, TableView};
use protocol::live::Problem;
use tokio::task::JoinHandle;
use tokio_tungstenite::Connector;

use super::Guest;
use super::http::{Missing, Request, ask};
use crate::address::Address;
use crate::port::{Campaign, Tell};

/// What came of looking beside the table's own connection.
pub(super) enum Looked {
    /// Where the table stands in its campaign.
    Stands(Box<Campaign>),
    /// It goes on at another table.
    Next {
        /// Its id.
        table: String,
        /// Whether the seat is kept there; who is not taken along watches.
        seated: bool,
    },
    /// It does not, and why.
    Refused(String),
    /// Nothing; it is looked again when there is reason to.
    Nothing,
}

/// What the card of a table says of its campaign.
pub(super) fn of(card: TableView) -> Campaign {
    Campaign { chapter: card.campaign.map(|of| of.chapter), leaves: card.leaves, next: card.next }
}

/// The card of a table, in a language.
async fn card(
    address: &Address,
    connector: &Connector,
    table: &str,
    lang: Lang,
) -> Result<TableView, Missing> {
    let path = format!("/api/tables/{table}?lang={lang}");
    let answer = ask(address, connector, Request { path: &path, body: None }).await?;
    Ok(serde_json::from_slice(&answer.good()?)?)
}

/// Opens the next chapter as everything was, or finds the one that somebody has opened: where it is, or the server's
/// sentence.
async fn next(
    address: &Address,
    connector: &Connector,
    table: &str,
    lang: Lang,
) -> Result<Looked, Missing> {
    let path = format!("/api/tables/{table}/next?lang={lang}");
    let answer = ask(address, connector, Request { path: &path, body: Some("{}") }).await?;
    if let Ok(problem) = serde_json::from_slice::<Problem>(&answer.body) {
        return Ok(Looked::Refused(problem.text));
    }
    let opened: OpenedTable = serde_json::from_slice(&answer.good()?)?;
    let seated = !opened.table.yours.is_empty();
    Ok(Looked::Next { table: opened.table.id, seated })
}

impl Guest {
    /// Looks what the end of this table leaves, in the language that is spoken now.
    pub(super) fn look(&mut self) {
        if self.campaign.chapter.is_none() {
            return;
        }
        let (address, connector) = (self.address.clone(), self.connector.clone());
        let (table, lang) = (self.table.clone(), self.lang);
        self.look_by(async move {
            match card(&address, &connector, &table, lang).await {
                Ok(card) => Looked::Stands(Box::new(of(card))),
                Err(_) => Looked::Nothing,
            }
        });
    }

    /// Opens the next chapter. Whoever only watches goes to the one that was opened.
    pub(super) fn open_next(&mut self) {
        if let (None, Some(table)) = (&self.address.token, self.campaign.next.clone()) {
            return self.look_by(async move { Looked::Next { table, seated: false } });
        }
        let (address, connector) = (self.address.clone(), self.connector.clone());
        let (table, lang) = (self.table.clone(), self.lang);
        self.look_by(async move {
            let looked = next(&address, &connector, &table, lang).await;
            looked.unwrap_or_else(|missing| Looked::Refused(missing.to_string()))
        });
    }

    fn look_by(&mut self, looking: impl Future<Output = Looked> + Send + 'static) {
        if let Some(before) = self.looking.replace(tokio::spawn(looking)) {
            before.abort();
        }
    }

    /// Takes in what came of looking; true if it goes on at another table.
    pub(super) fn take(&mut self, looked: Looked) -> bool {
        match looked {
            Looked::Stands(campaign) => {
                self.campaign = (*campaign).clone();
                self.say(Tell::Campaign(campaign));
            }
            Looked::Next { table, seated } => {
                self.address.token = self.address.token.take().filter(|_| seated);
                (self.table, self.known, self.campaign) = (table, None, Campaign::default());
                return true;
            }
            Looked::Refused(text) => self.say(Tell::Refused { rule: None, text }),
            Looked::Nothing => {}
        }
        false
    }
}

/// What came of looking; it waits for ever where nobody looks.
pub(super) async fn looked(looking: &mut Option<JoinHandle<Looked>>) -> Looked {
    match looking {
        // Who was called back, or broke, has seen nothing.
        Some(looking) => looking.await.unwrap_or(Looked::Nothing),
        None => std::future::pending().await,
    }
}
