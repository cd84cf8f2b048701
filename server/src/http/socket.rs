//! The WebSocket of a table: the handshake, and a stream whose buffers stay small, because thousands of people may be
//! connected and silent.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::SinkExt;
use hyper::body::Buf;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::live::LONGEST_MESSAGE;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Utf8Bytes};

use super::caller::{Refused, language};
use crate::app::App;
use crate::room::wrong;

/// How much of a client's messages is read at once.
const READ_AT_ONCE: usize = 1024;

/// How much of what a client that is let go still says is read at once.
const UNREAD: usize = 4 * 1024;

/// How long, and how much, a client that is let go may still send: a connection that is closed with something unread
/// takes back what was said last.
const HEARD_OUT_FOR: Duration = Duration::from_secs(1);
const HEARD_OUT: usize = 1 << 20;

/// An open WebSocket.
pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request that asks for a WebSocket.
pub(super) struct Upgrade {
    key: HeaderValue,
    upgrade: OnUpgrade,
}

impl FromRequestParts<Arc<App>> for Upgrade {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Upgrade, Refused> {
        let asks = names(&parts.headers, &header::CONNECTION, "upgrade")
            && names(&parts.headers, &header::UPGRADE, "websocket")
            && names(&parts.headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).cloned().filter(|_| asks);
        match (key, parts.extensions.remove::<OnUpgrade>()) {
            (Some(key), Some(upgrade)) => Ok(Upgrade { key, upgrade }),
            _ => {
                let lang = language(parts.uri.query(), &parts.headers);
                let text = wrong("expected the handshake of a WebSocket, version 13");
                let problem = app.problem(lang, "no-websocket", text);
                Err(Refused { status: StatusCode::UPGRADE_REQUIRED, problem })
            }
        }
    }
}

/// Whether one of the words of a header is this one.
fn names(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Shakes hands; what is to be done with the connection begins when the client has heard it.
    pub fn then<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0)
            .max_message_size(Some(2 * LONGEST_MESSAGE))
            .max_frame_size(Some(2 * LONGEST_MESSAGE));
        tokio::spawn(async move {
            match self.upgrade.await {
                Ok(stream) => {
                    let stream = TokioIo::new(stream);
                    serve(Socket::from_raw_socket(stream, Role::Server, Some(config)).await).await;
                }
                Err(error) => tracing::debug!(%error, "a connection ended in its handshake"),
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&derive_accept_key(self.key.as_bytes())) {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

/// Sends a message, as it is shared with whoever else is sent the same. It goes past the stream's own buffer, which would
/// copy it and stay as large as the largest message ever sent.
pub(crate) async fn send_text(socket: &mut Socket, text: Utf8Bytes) -> Result<(), Error> {
    // The stream may have begun an answer of its own, such as a pong.
    socket.flush().await?;
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut head = Vec::new();
    header.format(text.len() as u64, &mut head)?;
    let stream = socket.get_mut();
    stream.write_all_buf(&mut Bytes::from(head).chain(Bytes::from(text))).await?;
    Ok(stream.flush().await?)
}

/// Ends a connection from our side, so that everything that was said arrives.
pub(crate) async fn hear_out(mut socket: Socket) {
    let stream = socket.get_mut();
    let heard = async {
        stream.shutdown().await?;
        let mut unread = vec![0; UNREAD];
        let mut left = HEARD_OUT;
        while left > 0 {
            match stream.read(&mut unread).await? {
                0 => break,
                read => left = left.saturating_sub(read),
            }
        }
        Ok::<(), std::io::Error>(())
    };
    if !matches!(tokio::time::timeout(HEARD_OUT_FOR, heard).await, Ok(Ok(()))) {
        tracing::debug!("a connection that was let go did not end by itself");
    }
}
