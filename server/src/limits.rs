//! How fast anybody may ask for something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// A rate: so many a second, and so many at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many a second in the long run.
    pub each_second: f64,
    /// How many at once after a pause.
    pub burst: f64,
}

impl Rate {
    /// So many a second in the long run, so many at once.
    pub const fn new(each_second: f64, burst: f64) -> Rate {
        Rate { each_second, burst }
    }
}

/// A bucket that fills at a rate; whoever wants something takes from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn new(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.each_second).min(rate.burst);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// What is allowed to one address and to one connection.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// HTTP requests of one address.
    pub requests: Rate,
    /// New tables, uploads, forks and rematches of one address.
    pub openings: Rate,
    /// Attempts to sign in or register of one address.
    pub logins: Rate,
    /// Messages of one WebSocket connection.
    pub messages: Rate,
    /// Lines of chat of one WebSocket connection.
    pub chat: Rate,
    /// Open WebSocket connections of one address.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate::new(50.0, 300.0),
            openings: Rate::new(0.5, 30.0),
            logins: Rate::new(0.1, 10.0),
            messages: Rate::new(20.0, 80.0),
            chat: Rate::new(1.0, 10.0),
            connections: 200,
        }
    }
}

impl Limits {
    /// No limits to an address: for load tests and trusted networks. Connections keep theirs.
    pub const fn trusting(self) -> Limits {
        let any = Rate::new(1e9, 1e9);
        Limits { requests: any, openings: any, connections: usize::MAX, ..self }
    }
}

/// What an address may ask for at a rate of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asked {
    Request,
    Opening,
    Login,
}

/// How many addresses are remembered before the full buckets are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has asked for how much lately.
pub(crate) struct Addresses {
    limits: Limits,
    buckets: Mutex<HashMap<(IpAddr, Asked), Bucket>>,
    connections: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Addresses {
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, buckets: Mutex::default(), connections: Arc::default() }
    }

    fn rate(&self, asked: Asked) -> Rate {
        match asked {
            Asked::Request => self.limits.requests,
            Asked::Opening => self.limits.openings,
            Asked::Login => self.limits.logins,
        }
    }

    /// Whether this address may ask for one more.
    pub fn may(&self, address: IpAddr, asked: Asked) -> bool {
        let rate = self.rate(asked);
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= REMEMBERED {
            buckets.retain(|(_, asked), bucket| {
                let rate = self.rate(*asked);
                let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
                bucket.left + passed * rate.each_second < rate.burst
            });
        }
        let key = (network(address), asked);
        buckets.entry(key).or_insert_with(|| Bucket::new(rate)).take(rate, now)
    }

    /// One more connection of this address, if it may have one. It counts until the guard is dropped.
    pub fn connect(&self, address: IpAddr) -> Option<Connected> {
        let address = network(address);
        let mut open = self.connections.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = open.entry(address).or_insert(0);
        if *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(Connected { address, connections: Arc::clone(&self.connections) })
    }
}

/// Whoever has one address of IPv6 has its whole /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}

/// An open connection of an address.
pub(crate) struct Connected {
    address: IpAddr,
    connections: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut open = self.connections.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_then_its_rate() {
        let rate = Rate::new(2.0, 3.0);
        let mut bucket = Bucket::new(rate);
        let start = bucket.at;
        let taken = (0..5).filter(|_| bucket.take(rate, start)).count();
        assert_eq!(taken, 3);
        assert!(bucket.take(rate, start + Duration::from_millis(500)));
        assert!(!bucket.take(rate, start + Duration::from_millis(600)));
    }

    #[test]
    fn connections_are_counted_while_they_are_open() {
        let addresses = Addresses::new(Limits { connections: 1, ..Limits::default() });
        let here: IpAddr = [10, 0, 0, 1].into();
        let first = addresses.connect(here);
        assert!(first.is_some() && addresses.connect(here).is_none());
        assert!(addresses.connect([10, 0, 0, 2].into()).is_some());
        drop(first);
        assert!(addresses.connect(here).is_some());
    }

    #[test]
    fn neighbours_in_one_ipv6_network_share_a_bucket() {
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let two: IpAddr = "2001:db8::2".parse().unwrap();
        let far: IpAddr = "2001:db8:1::1".parse().unwrap();
        assert_eq!(network(one), network(two));
        assert_ne!(network(one), network(far));
    }
}
