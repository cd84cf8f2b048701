//! `lab weigh GAME`: learns from games the numbers a game judges positions by.

mod lastaurora;
mod regression;
mod stationfall;

use kernel::Seed;

use crate::answer::{Reply, Stop};

/// What to learn from.
#[derive(clap::Args)]
pub struct Wanted {
    /// The game: lastaurora (the weights of its traits) or stationfall (which Agendas bring more than they let hope)
    game: String,
    /// How many games, in each generation where there are generations
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// How many generations; each plays with what the one before has learnt
    #[arg(long, default_value_t = 4)]
    generations: u64,
    /// Who searches among greedy players, where one does
    #[arg(long, value_name = "KIND", default_value = "search:4000i")]
    player: String,
    /// The seed of the whole run: a number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
}

/// Learns for the game that is asked for.
pub fn run(wanted: &Wanted) -> Reply {
    match wanted.game.as_str() {
        "lastaurora" => lastaurora::run(wanted),
        "stationfall" => stationfall::run(wanted),
        other => Err(Stop::wrong(format!(
            "nothing is learnt for `{other}`: write lastaurora or stationfall"
        ))),
    }
}
