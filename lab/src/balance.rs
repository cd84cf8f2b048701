//! `lab balance GAME`: how games between automatic players come out, and which choices go with winning.
//!
//! A choice is told by what the game says of it, its message ids without the numbers, so that this works for every
//! game. In the list, "margin" is the points of the seat that made the choice less the table's mean.

mod choices;
mod games;
mod results;

use kernel::options::Given;
use kernel::{Game, Seed};
use players::{Cast, Kind};

use crate::answer::{Answer, Reply, Stop};
use crate::play::Table;
use choices::Choices;
use games::{Extras, LastAuroraExtras, NoExtras};
use results::Results;

/// What to play.
#[derive(clap::Args)]
pub struct Wanted {
    /// The game
    game: String,
    /// How many games with each number of seats
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Only with so many seats [default: with every number the game allows]
    #[arg(long)]
    seats: Option<u8>,
    /// Who sits in every seat
    #[arg(long, value_name = "KIND", default_value = "search:300i")]
    player: String,
    /// A choice before the game; give it again for another [default: the tables a game is usually measured on]
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    option: Vec<(String, String)>,
    /// The seed of the whole run: a number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| format!("expected KEY=VALUE, found `{text}`"))?;
    Ok((key.into(), value.into()))
}

/// Measures the game that is asked for.
pub fn run(wanted: &Wanted) -> Reply {
    match wanted.game.as_str() {
        "stationfall" => {
            let cast = Cast::new(stationfall::Stationfall::new());
            let cast = cast.mind(stationfall::StationfallMind).seats(stationfall::StationfallSeats);
            measure(&cast, wanted, &NoExtras)
        }
        "lastaurora" => {
            let mind = lastaurora::LastAuroraMind::default();
            let cast = Cast::new(lastaurora::LastAurora::new()).mind(mind);
            measure(&cast, wanted, &LastAuroraExtras)
        }
        "tictactoe" => measure(&Cast::new(tictactoe::TicTacToe), wanted, &NoExtras),
        "connectfour" => {
            let cast = Cast::new(connectfour::ConnectFour).mind(connectfour::ConnectFourMind);
            measure(&cast, wanted, &NoExtras)
        }
        "hearts" => measure(&Cast::new(hearts::Hearts).mind(hearts::HeartsMind), wanted, &NoExtras),
        other => Err(Stop::wrong(format!(
            "there is no game `{other}` here: write one of stationfall, lastaurora, tictactoe, connectfour, hearts"
        ))),
    }
}

fn measure<G: Game>(cast: &Cast<G>, wanted: &Wanted, extras: &impl Extras<G>) -> Reply {
    let mut text = String::new();
    let about = cast.game().about();
    let all = about.players.clone();
    for seats in all.filter(|seats| wanted.seats.is_none_or(|only| only == *seats)) {
        text += &with_seats(cast, wanted, extras, seats)?;
    }
    match text.is_empty() {
        false => Ok(Answer::text(text)),
        true => Err(Stop::wrong(format!("{} is not played with so many", about.title))),
    }
}

fn with_seats<G: Game>(
    cast: &Cast<G>,
    wanted: &Wanted,
    extras: &impl Extras<G>,
    seats: u8,
) -> Result<String, Stop> {
    let game = cast.game();
    let kind = Kind::parse(&wanted.player, cast.own_kinds()).map_err(Stop::wrong)?;
    let kinds = vec![kind; seats.into()];
    let tables = match wanted.option.as_slice() {
        [] => extras.tables(seats),
        given => vec![("as asked", given.iter().cloned().collect::<Given>())],
    };
    let mut choices = Choices::default();
    let mut results: Vec<Results> = tables.iter().map(|(name, _)| Results::new(name)).collect();
    let mut together = Results::new("all");
    for index in 0..wanted.games {
        let group = index as usize % tables.len();
        let seed = wanted.seed.derive(seats.into()).derive(index.into());
        let mut table = Table::open(cast, &kinds, &tables[group].1, seed)?;
        let mut watch = choices.watch();
        let outcome = table.play(&mut watch);
        let decisions = watch.decisions();
        choices.end(watch, game, &table.state, &outcome);
        let figures = extras.figures(game, &table.state);
        for results in [&mut results[group], &mut together] {
            results.add(&outcome, decisions, &figures);
        }
    }
    let mut text = format!("\n## {seats} seats, {} in each\n\n", wanted.player);
    text += &results::heading(extras.names());
    if results.len() > 1 {
        results.iter().for_each(|results| text += &results.line());
    }
    text += &together.line();
    text += &together.endings_and_seats();
    text += &choices.written(1.0 / f64::from(seats.max(2)));
    Ok(text)
}
