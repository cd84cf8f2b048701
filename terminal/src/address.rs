//! Where a server's table is: an address and a seat's secret, or a seat link that has both.

use std::fmt;

/// An address that cannot be read, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddressError {
    /// It is not the address of a server.
    #[error(
        "--server {0}: expected the address of a server such as http://127.0.0.1:4040 or https://play.example, or a seat link"
    )]
    NotAnAddress(String),
}

/// Where a table is and who sits down at it.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Host and port.
    pub host: String,
    /// Whether it is reached over TLS.
    pub tls: bool,
    /// The table's id, where the address names it.
    pub table: Option<String>,
    /// The seat's secret; without one, somebody watches.
    pub token: Option<String>,
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A secret does not belong into a log.
        f.debug_struct("Address").field("host", &self.host).field("table", &self.table).finish()
    }
}

impl Address {
    /// Reads the address of a server, of a table, or a seat link.
    pub fn read(written: &str, token: Option<&str>) -> Result<Address, AddressError> {
        let wrong = || AddressError::NotAnAddress(written.into());
        let (scheme, rest) = written.trim().split_once("://").ok_or_else(wrong)?;
        let tls = match scheme {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(wrong()),
        };
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let fits = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        if host.is_empty() || !host.chars().all(fits) {
            return Err(wrong());
        }
        let path = path.trim_end_matches('/');
        let table = match path.split_once('/') {
            Some(("t", table)) if is_id(table) => Some(table.to_string()),
            None if path.is_empty() => None,
            _ => return Err(wrong()),
        };
        let linked = fragment.strip_prefix("seat=").map(String::from);
        Ok(Address { host: host.into(), tls, table, token: token.map(String::from).or(linked) })
    }

    /// The server's address for requests: `https://play.example`.
    pub fn http(&self) -> String {
        format!("{}://{}", if self.tls { "https" } else { "http" }, self.host)
    }

    /// The server's address for a WebSocket.
    pub(crate) fn ws(&self) -> String {
        format!("{}://{}", if self.tls { "wss" } else { "ws" }, self.host)
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(written: &str) -> Result<(String, Option<String>, Option<String>), AddressError> {
        Address::read(written, None).map(|address| (address.host, address.table, address.token))
    }

    #[test]
    fn a_seat_link_has_everything() {
        let link = read("http://127.0.0.1:4040/t/abc123#seat=secret").unwrap();
        assert_eq!(link, ("127.0.0.1:4040".into(), Some("abc123".into()), Some("secret".into())));
        let given = Address::read("http://play.example/t/a#seat=old", Some("new")).unwrap();
        assert_eq!(given.token.as_deref(), Some("new"));
    }

    #[test]
    fn a_server_alone_names_no_table() {
        assert_eq!(read("http://play.example:1/").unwrap(), ("play.example:1".into(), None, None));
    }

    #[test]
    fn what_is_no_address_is_refused_with_what_was_expected() {
        for wrong in [
            "host:1",
            "ftp://host",
            "http://",
            "http://play.example b",
            "http://play.example/x/y",
            "http://play.example/t/",
        ] {
            assert!(matches!(read(wrong), Err(AddressError::NotAnAddress(_))), "{wrong}");
        }
    }

    #[test]
    fn what_is_reached_over_tls_stays_so() {
        let address = |written| Address::read(written, None).unwrap();
        for written in ["https://play.example/t/a1#seat=x", "wss://play.example/t/a1"] {
            let secure = address(written);
            assert_eq!((secure.http().as_str(), secure.tls), ("https://play.example", true));
            assert_eq!(secure.ws(), "wss://play.example");
        }
        assert_eq!(address("ws://play.example:1").http(), "http://play.example:1");
    }

    #[test]
    fn a_secret_is_not_shown() {
        let address = Address::read("http://play.example", Some("secret")).unwrap();
        assert!(!format!("{address:?}").contains("secret"));
    }
}
