//! Who asks, in which language, and what they are told if it cannot be done.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Lang, Seat, Text};
use protocol::live::Problem;
use serde::de::DeserializeOwned;

use super::guard::From as FromAddress;
use crate::app::{App, now};
use crate::limits::Asked;
use crate::live::load_problem;
use crate::open::NotOpened;
use crate::room::{LoadError, wrong};
use crate::secret::{is_table_id, is_token, token_hash};
use crate::store::{SeatRow, StoreError};
use crate::words::accepted_language;

/// The cookie of a session.
pub(super) const COOKIE: &str = "starboard-session";

/// The most seat secrets one request may bring along.
const MOST_TOKENS: usize = 500;

/// An answer that is no.
#[derive(Debug)]
pub(crate) struct Refused {
    pub status: StatusCode,
    pub problem: Problem,
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}

/// Whoever sent a request.
pub(crate) struct Caller {
    pub app: Arc<App>,
    pub address: IpAddr,
    pub lang: Lang,
    /// The hashes of the seat secrets in `X-Seat`.
    pub hashes: Vec<String>,
    /// The key of the account that is signed in.
    pub account: Option<String>,
    /// The secret of the session.
    pub session: Option<String>,
    /// Whether the browser reached us by https.
    pub secure: bool,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Refused> {
        let lang = language(parts.uri.query(), &parts.headers);
        let text = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let tokens = text("x-seat").unwrap_or("").split(',').map(str::trim);
        let hashes =
            tokens.filter(|token| is_token(token)).take(MOST_TOKENS).map(token_hash).collect();
        let session = text(header::COOKIE.as_str()).and_then(session_cookie);
        let address = parts.extensions.get::<FromAddress>().map(|from| from.0);
        let mut caller = Caller {
            app: Arc::clone(app),
            address: address.unwrap_or(IpAddr::from([0, 0, 0, 0])),
            lang,
            hashes,
            account: None,
            secure: text("origin").is_some_and(|origin| origin.starts_with("https://")),
            session,
        };
        if let Some(session) = &caller.session {
            let found = app.store.session(&token_hash(session), now()).await;
            caller.account = found.map_err(|error| caller.store(&error))?;
        }
        Ok(caller)
    }
}

impl Caller {
    /// No, and why.
    pub fn refuse(&self, status: StatusCode, code: &'static str, text: Text) -> Refused {
        Refused { status, problem: self.app.problem(self.lang, code, text) }
    }

    /// What was asked for is wrong.
    pub fn wrong(&self, text: Text) -> Refused {
        self.refuse(StatusCode::UNPROCESSABLE_ENTITY, "wrong", text)
    }

    /// The store does not answer.
    pub fn store(&self, error: &StoreError) -> Refused {
        tracing::error!(%error, "a request failed");
        let counter = &self.app.metrics.store_errors;
        counter.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.refuse(StatusCode::SERVICE_UNAVAILABLE, "store", Text::new("problem-store"))
    }

    /// A table cannot be shown.
    pub fn unloaded(&self, error: &LoadError) -> Refused {
        let status = match error {
            LoadError::Unknown => StatusCode::NOT_FOUND,
            LoadError::RulesChanged { .. } => StatusCode::CONFLICT,
            LoadError::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            LoadError::Store(_) | LoadError::Closing => StatusCode::SERVICE_UNAVAILABLE,
        };
        let (code, text) = load_problem(error);
        self.refuse(status, code, text)
    }

    /// A table is not opened.
    pub fn unopened(&self, not: NotOpened) -> Refused {
        match not {
            NotOpened::Wrong(text) => self.wrong(text),
            NotOpened::Said(said) => self.wrong(wrong(said.trim_end_matches('.'))),
            NotOpened::Unreadable(said) => {
                self.refuse(StatusCode::CONFLICT, "legacy", wrong(said.trim_end_matches('.')))
            }
            NotOpened::Apart(text) => self.refuse(StatusCode::CONFLICT, "join", text),
            NotOpened::Store(error) => self.store(&error),
        }
    }

    /// Something that not everybody may ask for as often as they like.
    pub fn may(&self, asked: Asked) -> Result<(), Refused> {
        if self.app.addresses.may(self.address, asked) {
            return Ok(());
        }
        let text = Text::new("problem-too-many");
        Err(self.refuse(StatusCode::TOO_MANY_REQUESTS, "too-many", text))
    }

    /// A table id, if it can be one.
    pub fn table_id<'a>(&self, id: &'a str) -> Result<&'a str, Refused> {
        if is_table_id(id) { Ok(id) } else { Err(self.unloaded(&LoadError::Unknown)) }
    }

    /// The seats of a table that the caller holds.
    pub fn held(&self, seats: &[SeatRow]) -> Vec<Seat> {
        crate::card::held(seats, &self.hashes, self.account.as_deref())
    }
}

/// The language of a request: `?lang=`, or what the browser prefers.
pub(super) fn language(query: Option<&str>, headers: &HeaderMap) -> Lang {
    let asked = query.unwrap_or("").split('&').find_map(|pair| pair.strip_prefix("lang="));
    let accepted = || {
        let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        accepted_language(header.unwrap_or(""))
    };
    asked.and_then(|code| code.parse().ok()).unwrap_or_else(accepted)
}

fn session_cookie(cookies: &str) -> Option<String> {
    let own = |pair: &str| pair.trim().strip_prefix(COOKIE)?.strip_prefix('=').map(String::from);
    cookies.split(';').find_map(own).filter(|token| is_token(token))
}

/// A body in JSON, or a sentence about what is wrong with it.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Refused> {
        let lang = language(request.uri().query(), request.headers());
        let refuse =
            |status, code, text| Refused { status, problem: app.problem(lang, code, text) };
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(_)) => {
                let text = Text::new("problem-too-large").with("most", super::LARGEST_BODY);
                Err(refuse(StatusCode::PAYLOAD_TOO_LARGE, "too-large", text))
            }
            Err(rejection) => {
                let text = wrong(rejection.body_text().trim_end_matches('.'));
                Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, "wrong", text))
            }
        }
    }
}

/// The words behind the question mark.
pub(super) type Asking = Query<HashMap<String, String>>;
