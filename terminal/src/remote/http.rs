//! One request to the server over the kind of connection that the table itself uses.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::Connector;

use crate::address::Address;

/// How long the whole request may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The largest answer that is read.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Why an answer did not come, or not the one that was hoped for.
#[derive(Debug, thiserror::Error)]
pub(super) enum Missing {
    /// The server cannot be reached, or breaks off.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It takes too long.
    #[error("no answer within {} seconds", PATIENCE.as_secs())]
    Late,
    /// It answers something else.
    #[error("the server answered `{0}`")]
    Answered(String),
    /// What it answers cannot be read.
    #[error("{0}")]
    Unreadable(#[from] serde_json::Error),
}

/// What a server answered.
#[derive(Debug)]
pub(super) struct Answer {
    /// The first line.
    line: String,
    /// What follows the headers.
    pub body: Vec<u8>,
}

impl Answer {
    /// The number in the first line.
    pub fn status(&self) -> Option<u16> {
        self.line.split(' ').nth(1)?.parse().ok()
    }

    /// The body, if the server says that this is what was asked for.
    pub fn good(self) -> Result<Vec<u8>, Missing> {
        match self.status() {
            Some(200 | 201) => Ok(self.body),
            _ => Err(Missing::Answered(self.line)),
        }
    }
}

/// A request: what follows the server's address, and what is sent along.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request<'a> {
    pub path: &'a str,
    /// JSON that is posted; without one it is only read.
    pub body: Option<&'a str>,
}

/// Asks a server, with the seat's secret where the address has one, and reads the whole answer.
pub(super) async fn ask(
    address: &Address,
    connector: &Connector,
    request: Request<'_>,
) -> Result<Answer, Missing> {
    timeout(PATIENCE, asked(address, connector, request)).await.map_err(|_| Missing::Late)?
}

async fn asked(
    address: &Address,
    connector: &Connector,
    request: Request<'_>,
) -> Result<Answer, Missing> {
    let (name, port) = parts(&address.host, if address.tls { 443 } else { 80 });
    let stream = TcpStream::connect((name, port)).await?;
    let request = written(address, request);
    match connector {
        Connector::Rustls(config) => {
            let server = ServerName::try_from(name.to_string()).map_err(io::Error::other)?;
            let connector = TlsConnector::from(Arc::clone(config));
            exchange(connector.connect(server, stream).await?, &request).await
        }
        _ => exchange(stream, &request).await,
    }
}

/// The name and the port of a host as it is written; an address of version 6 stands in brackets.
fn parts(host: &str, usual: u16) -> (&str, u16) {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port.parse().unwrap_or(usual)),
        _ => (host, usual),
    };
    (name.trim_matches(['[', ']']), port)
}

/// The request in the older protocol, in which the end of the answer is the end of the connection.
fn written(address: &Address, Request { path, body }: Request<'_>) -> String {
    let verb = if body.is_some() { "POST" } else { "GET" };
    let seat = address.token.as_deref().filter(|token| token.bytes().all(|b| b.is_ascii_graphic()));
    let seat = seat.map_or_else(String::new, |token| format!("X-Seat: {token}\r\n"));
    let sent = body.map_or_else(String::new, |body| {
        format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len())
    });
    let (host, body) = (&address.host, body.unwrap_or_default());
    format!(
        "{verb} {path} HTTP/1.0\r\nHost: {host}\r\nAccept: application/json\r\n{seat}{sent}\r\n{body}"
    )
}

async fn exchange(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    request: &str,
) -> Result<Answer, Missing> {
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    match stream.take(LARGEST).read_to_end(&mut answer).await {
        // Some servers close a secure connection without saying so; a body cut short is not read as JSON.
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
        Ok(_) | Err(_) => {}
    }
    read(&answer)
}

fn read(answer: &[u8]) -> Result<Answer, Missing> {
    let line = String::from_utf8_lossy(answer).lines().next().unwrap_or_default().to_string();
    match answer.windows(4).position(|four| four == b"\r\n\r\n") {
        Some(end) => Ok(Answer { line, body: answer[end + 4..].to_vec() }),
        None => Err(Missing::Answered(line)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_name_and_a_port() {
        assert_eq!(parts("play.example", 443), ("play.example", 443));
        assert_eq!(parts("127.0.0.1:4040", 80), ("127.0.0.1", 4040));
        assert_eq!(parts("[::1]:4040", 80), ("::1", 4040));
        assert_eq!(parts("[::1]", 80), ("::1", 80));
    }

    #[test]
    fn only_an_answer_with_a_body_has_one() {
        let answer = b"HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n{\"entries\":[]}";
        assert_eq!(read(answer).unwrap().good().unwrap(), b"{\"entries\":[]}");
        let gone = read(b"HTTP/1.0 404 Not Found\r\n\r\nno").unwrap();
        assert_eq!((gone.status(), gone.body.as_slice()), (Some(404), &b"no"[..]));
        let gone = gone.good().unwrap_err();
        assert_eq!(gone.to_string(), "the server answered `HTTP/1.0 404 Not Found`");
        assert!(read(b"").is_err());
    }

    #[test]
    fn a_seat_is_named_and_what_is_posted_is_measured() {
        let address = |token| Address::read("http://play.example", token).unwrap();
        let request = Request { path: "/api/x", body: None };
        let plain = written(&address(None), request);
        assert_eq!(
            plain,
            "GET /api/x HTTP/1.0\r\nHost: play.example\r\nAccept: application/json\r\n\r\n"
        );
        let posted = written(&address(Some("s")), Request { body: Some("{}"), ..request });
        assert!(posted.starts_with("POST /api/x HTTP/1.0\r\n"), "{posted}");
        assert!(posted.contains("X-Seat: s\r\n") && posted.contains("Content-Length: 2\r\n"));
        assert!(posted.ends_with("\r\n\r\n{}"), "{posted}");
        let two_lines = written(&address(Some("s\r\nX: y")), request);
        assert!(!two_lines.contains("X-Seat"), "a secret is one word: {two_lines}");
    }
}
