//! Where automatic players think: a bounded number of threads, so that no table is held up by another's thoughts.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::available_parallelism;

use table::{Decision, Thought};
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The threads for thinking: as many as cores less one, and at least one.
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Pool {
    pub fn new(metrics: Arc<Metrics>) -> Pool {
        let cores = available_parallelism().map_or(1, usize::from);
        Pool { threads: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), metrics }
    }

    /// Thinks when its turn comes, or at once where a plan is followed, then hands the decision over. None is a thought that panicked.
    pub fn think(&self, thought: Thought, decided: impl FnOnce(Option<Decision>) + Send + 'static) {
        if thought.is_ready() {
            return decided(Some(thought.think()));
        }
        let threads = Arc::clone(&self.threads);
        let metrics = Arc::clone(&self.metrics);
        metrics.thinking.fetch_add(1, Relaxed);
        tokio::spawn(async move {
            let turn = threads.acquire_owned().await;
            let decision = tokio::task::spawn_blocking(move || thought.think()).await;
            drop(turn);
            metrics.thinking.fetch_sub(1, Relaxed);
            if let Err(error) = &decision {
                tracing::error!(%error, "an automatic player failed");
            }
            decided(decision.ok());
        });
    }
}
