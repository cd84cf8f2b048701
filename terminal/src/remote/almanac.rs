//! A game's almanac from the server, by one request over the kind of connection that the table itself uses.

use std::io;
use std::time::Duration;

use kernel::{AlmanacEntry, Lang};
use protocol::http::AlmanacPage;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::Connector;

use crate::address::Address;

/// How long the whole request may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The largest almanac that is read.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Why an almanac did not come.
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

/// The almanac of a game in a language, every entry but the sealed ones.
pub(super) async fn fetch(
    address: &Address,
    connector: &Connector,
    game: &str,
    lang: Lang,
) -> Result<Vec<AlmanacEntry<String>>, Missing> {
    let path = format!("/api/games/{game}/almanac?lang={lang}");
    let body =
        timeout(PATIENCE, get(address, connector, &path)).await.map_err(|_| Missing::Late)??;
    let page: AlmanacPage = serde_json::from_slice(&body)?;
    Ok(page.entries)
}

async fn get(address: &Address, connector: &Connector, path: &str) -> Result<Vec<u8>, Missing> {
    let (name, port) = parts(&address.host, if address.tls { 443 } else { 80 });
    let stream = TcpStream::connect((name, port)).await?;
    match connector {
        Connector::Rustls(config) => {
            let server = ServerName::try_from(name.to_string()).map_err(io::Error::other)?;
            let connector = TlsConnector::from(std::sync::Arc::clone(config));
            asked(connector.connect(server, stream).await?, address, path).await
        }
        _ => asked(stream, address, path).await,
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

/// Asks and reads the answer to its end. In the older protocol the end of the answer is the end of the connection.
async fn asked(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    address: &Address,
    path: &str,
) -> Result<Vec<u8>, Missing> {
    let host = &address.host;
    let request =
        format!("GET {path} HTTP/1.0\r\nHost: {host}\r\nAccept: application/json\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    match stream.take(LARGEST).read_to_end(&mut answer).await {
        // Some servers close a secure connection without saying so; a body cut short is not read as JSON.
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
        Ok(_) | Err(_) => {}
    }
    body(&answer)
}

/// The body of an answer, if the server says that it has one.
fn body(answer: &[u8]) -> Result<Vec<u8>, Missing> {
    let line = String::from_utf8_lossy(answer).lines().next().unwrap_or_default().to_string();
    let good = line.split(' ').nth(1) == Some("200");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    match end.filter(|_| good) {
        Some(end) => Ok(answer[end + 4..].to_vec()),
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
        assert_eq!(body(answer).unwrap(), b"{\"entries\":[]}");
        let gone = body(b"HTTP/1.0 404 Not Found\r\n\r\nno").unwrap_err();
        assert_eq!(gone.to_string(), "the server answered `HTTP/1.0 404 Not Found`");
        assert!(body(b"").is_err());
    }
}
