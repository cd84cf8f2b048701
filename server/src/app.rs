//! What everything in the server shares.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::{Lang, Text};
use protocol::Moment;
use protocol::live::Problem;
use table::Registry;
use tokio::sync::watch;

use crate::config::Config;
use crate::hub::Hub;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::store::Store;
use crate::words::AllWords;

/// One server: its games, its words, its store, its live tables.
pub(crate) struct App {
    pub config: Config,
    pub registry: Registry,
    pub words: AllWords,
    pub store: Arc<dyn Store>,
    pub hub: Hub,
    pub pool: Pool,
    pub metrics: Arc<Metrics>,
    pub addresses: Addresses,
    /// True once the server is shutting down.
    pub closing: watch::Sender<bool>,
}

impl App {
    pub fn new(config: Config, registry: Registry, store: Arc<dyn Store>) -> Arc<App> {
        let metrics = Arc::new(Metrics::default());
        Arc::new(App {
            words: AllWords::new(&registry),
            registry,
            store,
            hub: Hub::default(),
            pool: Pool::new(Arc::clone(&metrics)),
            metrics,
            addresses: Addresses::new(config.limits),
            closing: watch::channel(false).0,
            config,
        })
    }

    /// A problem in words: the message `problem-` and its code.
    pub fn problem(&self, lang: Lang, code: &'static str, text: Text) -> Problem {
        Problem { code: code.into(), text: self.words.say(lang, &text) }
    }
}

/// Now.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}
