//! Measures the balance of the game: games between search players, how often the Aurora is reached, how points spread,
//! and which choices are made how often and with what success.
//!
//! `cargo run --release -p starboard-lastaurora --example balance -- GAMES [SEATS] [ITERATIONS] [SEED]`
//!
//! GAMES are played with each number of seats (or only with SEATS, if that is not 0), each player judging ITERATIONS
//! positions before a decision, 300 unless told: a quarter on each map without
//! modules, a quarter on each with all of them. In the lists, "margin" is the Fame of who made the choice less the
//! table's mean.

use std::collections::BTreeMap;

use kernel::{Game, Journal, Seed, Turn, View};
use lastaurora::decisions::{Encounter, Story};
use lastaurora::frame::Frame;
use lastaurora::look::Look;
use lastaurora::moves::Move;
use lastaurora::options::{MapSide, Module, Options};
use lastaurora::score;
use lastaurora::state::{NONE, Player as Convoy, State};
use lastaurora::{LastAurora, LastAuroraMind};
use players::search::Budget;
use players::{Bot, Cast, Kind, Moment};

/// Numbers that are added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.total += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.total / self.count.max(1.0)
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean() * self.mean()).max(0.0).sqrt()
    }
}

/// How often a choice was there, how often it was made, and what came of it.
#[derive(Clone, Copy, Default)]
struct Choice {
    offered: f64,
    made: f64,
    margin: Sum,
    wins: f64,
}

/// The choices, by what they are about.
type Choices = BTreeMap<String, Choice>;

/// What was chosen in a game, by whom.
struct Chosen {
    what: String,
    by: Convoy,
}

/// The results of one group of games.
#[derive(Default)]
struct Results {
    games: f64,
    boarded: f64,
    won: f64,
    rounds: Sum,
    points: Sum,
    /// Every total, for the tenths.
    totals: Vec<i32>,
    winner: Sum,
    lead: Sum,
    aboard: Sum,
    way: Sum,
}

fn name(id: &str) -> &str {
    id.strip_prefix("la-name-").unwrap_or(id)
}

/// What a move decides, in the words of the list; nothing for what is no choice worth counting.
fn about(look: Look<'_>, mv: Move) -> Option<String> {
    let frame = look.state.frames.last()?;
    let content = look.content;
    Some(match (mv, frame) {
        (Move::Slot(slot), Frame::Expedition(_)) => {
            let card = look.state.zone[usize::from(slot)];
            if card == NONE {
                return None;
            }
            format!("card {}", name(content.cards[usize::from(card)].name))
        }
        (Move::Bonus(slot), _) => {
            let bonus = &content.bonus[look.state.table.map][usize::from(slot)];
            format!("bonus {}", name(bonus.name))
        }
        (Move::Option(option), Frame::Encounter(Encounter { encounter, .. })) => {
            let labels = &content.encounters[*encounter].labels;
            format!("encounter {}", labels[usize::from(option)].trim_start_matches("la-text-"))
        }
        (Move::Pass, Frame::Encounter(Encounter { encounter, .. })) => {
            let label = content.encounters[*encounter].labels[0];
            format!(
                "encounter {} declined",
                label.trim_start_matches("la-text-").trim_end_matches("-1")
            )
        }
        (Move::Option(option), Frame::Story(Story { story, .. })) => {
            let label = content.stories[usize::from(*story)].options[usize::from(option)].label;
            format!("story {}", label.trim_start_matches("la-story-"))
        }
        (Move::Object(kind, _), _) => format!("object {}", kind),
        (Move::Crew(crew), _) => format!("crew {}", name(crew.word())),
        (Move::Boost, _) => "exploring boost".into(),
        (Move::Pass, Frame::ExploreTurn(_)) => "exploring pass".into(),
        (Move::Explore(_, None), _) => "exploring alone".into(),
        (Move::Explore(_, Some(_)), _) => "exploring in pairs".into(),
        (Move::Drive(fuel, _), _) => format!("driving on {fuel} Fuel"),
        (Move::Pass, Frame::MoveTurn(_)) => "driving not at all".into(),
        (Move::Attack(..), _) => "fire attack".into(),
        (Move::Pass, Frame::FireTurn(_)) => "fire end".into(),
        (Move::Yes, Frame::Loot(_)) => "loot accepted".into(),
        (Move::Pass, Frame::Loot(_)) => "loot declined".into(),
        _ => return None,
    })
}

/// Plays a game and counts its choices.
fn play(
    game: &LastAurora,
    seats: u8,
    options: &Options,
    seed: Seed,
    iterations: u32,
    choices: &mut Choices,
) -> (State, Vec<Chosen>) {
    let mut state = game.start(options, seats, seed).expect("a legal table");
    let kind = Kind::Search(Budget::Iterations(iterations));
    let cast = Cast::new(*game).mind(LastAuroraMind::default());
    let mut bots: Vec<Bot<Move>> = (0..seats).map(|_| Bot::new(kind.clone())).collect();
    let mut made = 0;
    let mut journal = Journal::muted();
    let mut chosen = Vec::new();
    let mut moves = kernel::MoveList::new();
    let mut offered = Vec::new();
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat = awaited.lowest().expect("somebody is awaited");
        let look = Look::new(game.content(), &state);
        moves.clear();
        kernel::play::legal(game, &state, seat, &mut moves);
        offered.clear();
        offered.extend(moves.iter().filter_map(|mv| about(look, *mv)));
        offered.sort_unstable();
        offered.dedup();
        for what in &offered {
            choices.entry(what.clone()).or_default().offered += 1.0;
        }
        let moment = Moment { table: seed, moves: made };
        let mv = bots[seat.index()].decide(&cast, View::new(game, &state, seat), moment);
        made += 1;
        if let Some(what) = about(look, mv) {
            choices.entry(what.clone()).or_default().made += 1.0;
            chosen.push(Chosen { what, by: Convoy(seat.0) });
        }
        game.play(&mut state, seat, &mv, &mut journal);
    }
    (state, chosen)
}

/// What a player owns at the end: Survivors, convoy cards, a crew.
fn owned(look: Look<'_>, player: Convoy) -> Vec<String> {
    let content = look.content;
    let people = look
        .crew(player)
        .map(|(_, member)| format!("owned {}", name(content.survivors[member.survivor()].name)));
    let cars = look.of(player).convoy.iter().filter(|car| car.present());
    let cars = cars.map(|car| format!("owned {}", name(content.convoy[car.card()].name)));
    let crew = look.of(player).crew_card.get();
    let crew = crew.map(|crew| format!("crew {}", name(crew.word())));
    people.chain(cars).chain(crew).collect()
}

impl Results {
    fn add(&mut self, look: Look<'_>) {
        let mut totals: Vec<i32> =
            look.players().map(|player| score::total(look, player)).collect();
        self.games += 1.0;
        self.boarded += f64::from(u8::from(score::reached(look)));
        self.rounds.add(look.state.round.into());
        if look.state.table.solo() {
            self.won += f64::from(u8::from(totals[0] > totals[1]));
            self.points.add(totals[0].into());
            self.totals.push(totals[0]);
        } else {
            totals.iter().for_each(|total| self.points.add((*total).into()));
            self.totals.extend(&totals);
        }
        let aboard = look.players().filter(|player| look.of(*player).aboard).count();
        self.aboard.add(aboard as f64);
        for player in look.players() {
            self.way
                .add(f64::from(look.remaining(0)) - f64::from(look.remaining(look.of(player).at)));
        }
        totals.sort_unstable_by(|a, b| b.cmp(a));
        self.winner.add(totals[0].into());
        self.lead.add((totals[0] - totals[1]).into());
    }

    /// The total that this many tenths of all totals do not reach.
    fn tenths(&self, n: usize) -> i32 {
        let mut totals = self.totals.clone();
        totals.sort_unstable();
        totals.get(totals.len() * n / 10).copied().unwrap_or(0)
    }

    fn print(&self, what: &str) {
        let percent = |n: f64| format!("{:.1} %", 100.0 * n / self.games.max(1.0));
        println!(
            "| {what} | {} | {} | {:.2} | {:.1} | {:.1} ± {:.1} | {} – {} – {} | {:.1} | {:.1} | {:.1} ± {:.1} |{}",
            self.games,
            percent(self.boarded),
            self.aboard.mean(),
            self.rounds.mean(),
            self.points.mean(),
            self.points.deviation(),
            self.tenths(1),
            self.tenths(5),
            self.tenths(9),
            self.winner.mean(),
            self.lead.mean(),
            self.way.mean(),
            self.way.deviation(),
            if self.won > 0.0 { format!(" {} won", percent(self.won)) } else { String::new() },
        );
    }
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>());
    let mut next = |usual: u32| args.next().map_or(usual, |arg| arg.expect("a number"));
    let (games, only, iterations, seed) = (next(200), next(0), next(300), next(1));
    let game = LastAurora::new();
    let all = [Module::Exploration, Module::Asgaror, Module::Crews, Module::Stories, Module::Pvp];
    for seats in (1..=4u8).filter(|seats| only == 0 || only == u32::from(*seats)) {
        let mut choices = Choices::new();
        let mut results: [Results; 5] = Default::default();
        let fair = if seats == 1 { 0.5 } else { 1.0 / f64::from(seats) };
        for index in 0..games {
            let seed = Seed::from_number(seed.into()).derive(u64::from(seats)).derive(index.into());
            let group = (index % 4) as usize;
            let modules =
                all.iter().copied().filter(|m| group > 1 && (seats > 1 || *m != Module::Pvp));
            let map = if group.is_multiple_of(2) { MapSide::Alpha } else { MapSide::Beta };
            let options = Options { map, modules: modules.collect(), ..Options::default() };
            let (state, chosen) = play(&game, seats, &options, seed, iterations, &mut choices);
            let look = Look::new(game.content(), &state);
            results[group].add(look);
            results[4].add(look);
            let Turn::Over(outcome) = game.turn(&state) else { continue };
            let totals: Vec<f64> =
                look.players().map(|player| score::total(look, player).into()).collect();
            let mean = totals.iter().sum::<f64>() / totals.len() as f64;
            let mut note = |what: &str, by: Convoy| {
                let choice = choices.entry(what.to_string()).or_default();
                choice.margin.add(totals[by.index()] - mean);
                choice.wins += f64::from(u8::from(outcome.won().contains(by.seat())));
            };
            chosen.iter().for_each(|chosen| note(&chosen.what, chosen.by));
            for player in look.players().filter(|player| !look.automa(*player)) {
                owned(look, player).iter().for_each(|what| note(what, player));
            }
        }
        println!("\n## {seats} seats, {iterations} iterations\n");
        println!(
            "| table | games | reached | convoys aboard | rounds | Fame | tenths 1 – 5 – 9 | winner | lead | spaces |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|");
        let names = ["Alpha", "Beta", "Alpha, all modules", "Beta, all modules", "all"];
        results.iter().zip(names).for_each(|(results, name)| results.print(name));
        println!("\n| choice | offered | made | share | margin | wins / fair share |");
        println!("|---|---|---|---|---|---|");
        for (what, choice) in choices {
            let share = if choice.offered > 0.0 {
                format!("{:.0} %", 100.0 * choice.made / choice.offered)
            } else {
                String::new()
            };
            println!(
                "| {what} | {} | {} | {share} | {:+.1} | {:.2} |",
                choice.offered,
                choice.margin.count,
                choice.margin.mean(),
                choice.wins / choice.margin.count.max(1.0) / fair,
            );
        }
    }
}
