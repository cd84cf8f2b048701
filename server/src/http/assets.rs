//! The browser client, embedded in the program.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `npm run build` left in `web/dist`. A build without it works; then a page says how to make it.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

/// Shown when the browser client was not built.
const NOT_BUILT: &str = include_str!("not-built.html");

/// A file of the client; for every other path, the client itself, which knows its own pages.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Client::get(path) {
        Some(file) => match compressed(path, &headers) {
            Some(shorter) => {
                let mut response = served(path, &shorter, &headers);
                let own = response.headers_mut();
                own.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
                response
            }
            None => served(path, &file, &headers),
        },
        // A file that is asked for by name and is not there is not the client's page.
        None if path.contains('.') => StatusCode::NOT_FOUND.into_response(),
        None => match Client::get("index.html") {
            Some(file) => served("index.html", &file, &headers),
            None => {
                let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
                (StatusCode::OK, kind, NOT_BUILT).into_response()
            }
        },
    }
}

/// The file as the build compressed it, for a browser that can read that.
fn compressed(path: &str, headers: &HeaderMap) -> Option<rust_embed::EmbeddedFile> {
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok())?;
    let gzip = accepts.split(',').any(|one| one.split(';').next().map(str::trim) == Some("gzip"));
    if gzip { Client::get(&format!("{path}.gz")) } else { None }
}

fn served(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = blake3::Hash::from(file.metadata.sha256_hash()).to_hex();
    let tag = format!("\"{}\"", &hash[..16]);
    // The build puts a hash into the names in this folder, so what is there never changes.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(file.data.clone().into_owned()))
    };
    let own = response.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        own.insert(header::ETAG, tag);
    }
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
