//! Web hooks: telling an address of somebody's choice that a turn has begun, without letting anybody use the server
//! to reach what only the server can reach.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::sync::LazyLock;
use std::time::Duration;

use kernel::Seat;
use protocol::http::TurnNotice;
use protocol::seat_number;
use table::Sequence;
use tokio::sync::Semaphore;
use ureq::unversioned::resolver::{ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::app::App;
use crate::store::TableRow;

/// How many hooks are called at once; what is more than that is dropped, for a hook is a courtesy.
const AT_ONCE: usize = 8;

/// How long an address may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest address.
const LONGEST: usize = 500;

static TURNS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(AT_ONCE));

/// Whether an address can be a web hook at all.
pub(crate) fn is_hook(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split(['/', '?', '#']).next());
    url.len() <= LONGEST
        && url.bytes().all(|byte| byte.is_ascii_graphic())
        && host.is_some_and(|host| !host.is_empty() && !host.contains('@'))
}

/// Tells a table's address, if it has one, that a seat's turn has begun.
pub(crate) fn turn(app: &App, row: &TableRow, seat: Seat, name: String, sequence: Sequence) {
    let Some(url) = &row.head.webhook else { return };
    let notice = TurnNotice {
        table: row.id.clone(),
        game: row.game.clone(),
        seat: seat_number(seat),
        name,
        sequence,
        path: format!("/t/{}", row.id),
    };
    call(url.clone(), notice, app.config.local_hooks);
}

/// Tells the address, in the background.
fn call(url: String, notice: TurnNotice, local: bool) {
    tokio::spawn(async move {
        let Ok(_turn) = TURNS.try_acquire() else {
            tracing::warn!(table = notice.table, "too many web hooks at once; one is left out");
            return;
        };
        let table = notice.table.clone();
        let called = tokio::task::spawn_blocking(move || post(&url, &notice, local)).await;
        match called {
            Ok(Ok(())) => tracing::debug!(table, "web hook called"),
            Ok(Err(error)) => tracing::info!(table, %error, "web hook failed"),
            Err(error) => tracing::error!(table, %error, "web hook failed"),
        }
    });
}

fn post(url: &str, notice: &TurnNotice, local: bool) -> Result<(), ureq::Error> {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .proxy(None)
        .build();
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), Outside { local });
    let body = serde_json::to_string(notice).map_err(std::io::Error::other)?;
    agent.post(url).header("content-type", "application/json").send(body).map(drop)
}

/// Finds addresses, and only those outside the own network unless told otherwise. What is found here is what is
/// connected to, so a name cannot change its address in between.
#[derive(Debug)]
struct Outside {
    local: bool,
}

impl Resolver for Outside {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        _config: &ureq::config::Config,
        _timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
        let port =
            uri.port_u16().unwrap_or(if uri.scheme_str() == Some("https") { 443 } else { 80 });
        let mut found = self.empty();
        for address in (host, port).to_socket_addrs()?.take(8) {
            if self.local || is_outside(&address) {
                found.push(address);
            }
        }
        if found.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(found) }
    }
}

fn is_outside(address: &SocketAddr) -> bool {
    match address.ip().to_canonical() {
        IpAddr::V4(v4) => {
            let [first, second, ..] = v4.octets();
            let shared = first == 100 && (64..128).contains(&second);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_broadcast()
                || v4.is_documentation()
                || first == 0
                || shared)
        }
        IpAddr::V6(v6) => {
            !(v6.is_loopback()
                || v6.is_unspecified()
                || v6.is_multicast()
                || v6.is_unique_local()
                || v6.is_unicast_link_local())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hooks_are_plain_addresses() {
        assert!(is_hook("https://localhost/turn?x=1") && is_hook("http://localhost"));
        for wrong in [
            "ftp://localhost",
            "https://",
            "https://localhost@localhost/",
            "https://localhost b",
            "javascript:1",
        ] {
            assert!(!is_hook(wrong), "{wrong}");
        }
    }

    #[test]
    fn the_own_network_is_not_outside() {
        for inside in [
            "127.0.0.1:1",
            "10.1.2.3:80",
            "192.168.0.1:80",
            "169.254.169.254:80",
            "[::1]:80",
            "[::ffff:127.0.0.1]:80",
            "[fd00::1]:80",
            "0.0.0.0:80",
            "100.64.0.1:80",
        ] {
            assert!(!is_outside(&inside.parse().unwrap()), "{inside}");
        }
        assert!(is_outside(&"93.184.216.34:443".parse().unwrap()));
    }
}
