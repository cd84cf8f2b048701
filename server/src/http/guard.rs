//! What every request passes: how often, from where, and what the browser may do with the answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;

use super::caller::{Refused, language};
use crate::app::App;
use crate::limits::Asked;
use crate::words::accepted_language;

/// Scripts, styles and connections only from here; nothing from anywhere else. Styles in attributes are allowed,
/// because boards are drawn with them; they cannot run anything.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The address a request comes from, as the guard found it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub IpAddr);

/// Counts, refuses what is too much or from elsewhere, and puts the headers on.
pub(super) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address(&app, peer, request.headers());
    request.extensions_mut().insert(From(address));
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let started = std::time::Instant::now();
    let mut response = match check(&app, address, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let status = response.status();
    if let Some(count) = app.metrics.requests.get(usize::from(status.as_u16() / 100)) {
        count.fetch_add(1, Relaxed);
    }
    // The query is left out on purpose, and secrets are never in a path.
    tracing::debug!(%method, path, status = status.as_u16(), micros = started.elapsed().as_micros() as u64, "request");
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if path.starts_with("/api/") {
        response
            .headers_mut()
            .entry(header::CACHE_CONTROL)
            .or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The last one is what the proxy in front saw; those before it anybody could have written.
    let last = forwarded.and_then(|list| list.rsplit(',').next()).map(str::trim);
    match last.and_then(|last| last.parse().ok()) {
        Some(address) if app.config.behind_proxy => address,
        _ => peer.ip(),
    }
}

fn check(app: &App, address: IpAddr, request: &Request) -> Result<(), Refused> {
    let headers = request.headers();
    let lang = language(request.uri().query(), headers);
    let refuse = |status, code, text| {
        Err(Refused { status, problem: app.problem(lang, code, Text::new(text)) })
    };
    if !app.addresses.may(address, Asked::Request) {
        return refuse(StatusCode::TOO_MANY_REQUESTS, "too-many", "problem-too-many");
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key(header::UPGRADE);
    if (changes || upgrades) && !same_origin(headers) {
        return refuse(StatusCode::FORBIDDEN, "origin", "problem-origin");
    }
    // A form on another site cannot send this type without asking first, and nobody answers such a question.
    if changes && !is_json(headers) {
        return refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, "json", "problem-json");
    }
    Ok(())
}

/// Whether a browser says that the page which asks is ours. Programs that are no browsers say nothing, and hold no
/// cookies that somebody could borrow.
fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    let origin = match (headers.get(header::ORIGIN), text("origin"), text("host")) {
        (None, ..) => true,
        (Some(_), Some(origin), Some(host)) => {
            let bare = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            bare.is_some_and(|bare| bare.eq_ignore_ascii_case(host))
        }
        (Some(_), ..) => false,
    };
    site && origin
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// There is no such part of the API.
pub(super) async fn no_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Refused {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = accepted_language(accepted.unwrap_or(""));
    let problem = app.problem(lang, "not-found", Text::new("problem-no-page"));
    Refused { status: StatusCode::NOT_FOUND, problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let host = ("host", "play.example:4040");
        for (origin, ours) in [
            ("http://play.example:4040", true),
            ("https://play.example:4040", true),
            ("https://PLAY.example:4040", true),
            ("http://play.example", false),
            ("http://evil.example", false),
            ("null", false),
            ("http://play.example:4040.evil.example", false),
        ] {
            assert_eq!(same_origin(&headers(&[host, ("origin", origin)])), ours, "{origin}");
        }
        assert!(same_origin(&headers(&[host])));
        assert!(!same_origin(&headers(&[host, ("sec-fetch-site", "cross-site")])));
    }

    #[test]
    fn only_json_is_read() {
        assert!(is_json(&headers(&[("content-type", "application/json; charset=utf-8")])));
        assert!(!is_json(&headers(&[("content-type", "text/plain")])));
        assert!(!is_json(&headers(&[])));
    }
}
