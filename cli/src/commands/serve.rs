//! `starboard serve`: the server with the browser client.

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use server::{Config, Server};
use table::Registry;
use tracing_subscriber::EnvFilter;

use crate::exit::{Answer, Reply, Stop};

/// Serve tables to browsers: print the address and stay until told to stop (Ctrl-C, SIGTERM)
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen at; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:4040")]
    addr: SocketAddr,
    /// The folder of the embedded database
    #[arg(long, value_name = "DIR", default_value = "starboard-data")]
    data: PathBuf,
    /// A PostgreSQL to use instead: postgres://user:password@host/database. Any number of servers may share it
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Open the browser
    #[arg(long)]
    open: bool,
    /// A proxy stands in front and says in X-Forwarded-For who asks
    #[arg(long)]
    behind_proxy: bool,
    /// Let any address ask as often as it likes: for load tests and trusted networks
    #[arg(long)]
    trust_addresses: bool,
    /// What to log to standard error, as RUST_LOG is written [default: RUST_LOG, else warn]
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// Log one JSON object a line
    #[arg(long)]
    log_json: bool,
}

pub(crate) fn run(args: Args, games: Registry) -> Reply {
    log(&args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Stop::wrong(format!("the server cannot start its threads: {error}")))?;
    runtime.block_on(serve(args, games))
}

async fn serve(args: Args, games: Registry) -> Reply {
    let mut config = Config::new(args.addr, args.data);
    config.database = args.database;
    config.behind_proxy = args.behind_proxy;
    if args.trust_addresses {
        config.limits = config.limits.trusting();
    }
    let wrong = |error: server::ServeError| Stop::wrong(error.to_string());
    let server = Server::bind(config, games).await.map_err(wrong)?;
    let address = format!("http://{}", reachable(server.addr()));
    // Scripts wait for this line, so it does not wait in a buffer.
    let mut out = io::stdout();
    let said = writeln!(out, "Starboard is at {address}").and_then(|()| out.flush());
    said.map_err(|error| Stop::wrong(format!("standard output cannot be written: {error}")))?;
    if args.open {
        open_browser(&address);
    }
    server.run(told_to_stop()).await.map_err(wrong)?;
    Ok(Answer::text(""))
}

/// An address that a browser on this machine can open: "anywhere" is here.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let mut addr = addr;
    if addr.ip().is_unspecified() {
        addr.set_ip(if addr.is_ipv4() {
            [127, 0, 0, 1].into()
        } else {
            std::net::Ipv6Addr::LOCALHOST.into()
        });
    }
    addr
}

async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

/// Opens the page with whatever the machine opens pages with. If there is nothing, the address is on the screen.
fn open_browser(address: &str) {
    let openers: &[(&str, &[&str])] = if cfg!(target_os = "macos") {
        &[("open", &[])]
    } else if cfg!(windows) {
        &[("cmd", &["/C", "start", ""])]
    } else {
        &[("xdg-open", &[]), ("wslview", &[])]
    };
    let opened = openers.iter().any(|(program, words)| {
        let mut command = Command::new(program);
        command.args(*words).arg(address);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().is_ok()
    });
    if !opened {
        crate::exit::note(&format!("no browser could be opened: open {address} yourself"));
    }
}

fn log(args: &Args) -> Result<(), Stop> {
    let written = args.log.clone().or_else(|| std::env::var("RUST_LOG").ok());
    let written = written.unwrap_or_else(|| "warn".into());
    let filter: EnvFilter = written
        .parse()
        .map_err(|error| Stop::wrong(format!("`{written}` is no filter for the log: {error}")))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    if args.log_json {
        log.json().init()
    } else {
        log.init()
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everywhere_is_reached_here() {
        for (listens, opens) in [
            ("0.0.0.0:4040", "127.0.0.1:4040"),
            ("[::]:1", "[::1]:1"),
            ("192.168.1.2:80", "192.168.1.2:80"),
        ] {
            assert_eq!(reachable(listens.parse().unwrap()).to_string(), opens);
        }
    }
}
