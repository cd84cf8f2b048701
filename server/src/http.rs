//! The HTTP side: one file a part of the API.

mod account;
mod assets;
mod caller;
mod campaigns;
mod games;
mod guard;
mod openapi;
mod operations;
mod replay;
pub(crate) mod socket;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;

use crate::app::App;

/// The largest body of a request but an uploaded record.
const LARGEST_BODY: usize = 1024 * 1024;

/// The largest body with the chapters of a campaign.
const LARGEST_RECORDS: usize = 4 * LARGEST_BODY;

/// How long a request may take.
const ANSWERED_WITHIN: Duration = Duration::from_secs(30);

/// What is compressed on its way: not fonts, which are compressed already.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("font/"))
}

/// Everything the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/games/{id}", get(games::one))
        .route("/games/{id}/almanac", get(games::almanac))
        .route("/games/{id}/rules", get(games::rules))
        .route("/games/{id}/rules/{rule}", get(games::rule))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/mine", post(tables::mine))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/next", post(campaigns::next))
        .route("/tables/{id}/fork", post(tables::fork))
        .route("/tables/{id}/record", get(replay::record))
        .route("/tables/{id}/replay", get(replay::steps))
        .route("/tables/{id}/positions/{at}", get(replay::position))
        .route("/campaigns/{id}", get(campaigns::one))
        .route("/campaigns/{id}/records", get(campaigns::records))
        .route("/records", post(tables::upload).layer(DefaultBodyLimit::max(LARGEST_RECORDS)))
        .route("/openapi.json", get(openapi::document))
        .route("/docs", get(openapi::page))
        .route("/docs.css", get(openapi::style))
        .route("/account", get(account::who))
        .route("/account/register", post(account::register))
        .route("/account/login", post(account::login))
        .route("/account/logout", post(account::logout))
        .fallback(guard::no_page)
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, ANSWERED_WITHIN))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    Router::new()
        .nest("/api", api)
        .route("/api/tables/{id}/live", get(tables::live))
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .fallback(assets::page)
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
