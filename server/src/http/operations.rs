//! For whoever runs the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::app::App;

/// The process answers.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The database answers too, and the server is not about to stop.
pub(super) async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n".to_string());
    }
    match app.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_string()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// What is counted, for Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.written())
}
