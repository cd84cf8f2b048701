//! Chapters 2, 17 and 18: setting the table.

mod board;
mod tutorial;

use kernel::chance::{Chance, Draw};
use kernel::flat::{Frames, List, Set};
use kernel::{Seat, SeatSet, Seed, SetupError, Text};

use crate::content::{Content, SetupLine};
use crate::frame::Frame;
use crate::ids::{Character, Identity, ProjectX};
use crate::options::{Mode, Options, Path, Pick, Project};
use crate::state::{IdentityPlace, Player, State, Table};

/// The stream of chance from which everything about the set-up is drawn (SF-0.11).
const SETUP: u8 = 0;

/// The most Characters in play (SF-2.1.1), and the fewest Kompromat icons the board must have.
pub(crate) const MOST_CHARACTERS: usize = 20;

/// The fewest seats of the team game: a team has at least two members (SF-H3).
const FEWEST_FOR_TEAMS: u8 = 4;

/// The opening position: everything on the table, and every seat about to choose its Secret Identity (SF-2.5a).
///
/// # Errors
/// If the options do not fit each other or the number of seats.
pub fn start(
    content: &Content,
    options: &Options,
    seats: u8,
    seed: Seed,
) -> Result<State, SetupError> {
    let line = content.setup.iter().find(|line| line.seats == seats).ok_or_else(|| {
        SetupError::new("SF-2.1.1", Text::new("sf-setup-seats").with("seats", seats))
    })?;
    if options.mode == Mode::Team && seats < FEWEST_FOR_TEAMS {
        let text =
            Text::new("sf-setup-team-seats").with("fewest", FEWEST_FOR_TEAMS).with("seats", seats);
        return Err(SetupError::new("SF-18.1", text));
    }
    let mut chance = Chance::new(seed);
    if options.tutorial != Path::Off {
        tutorial::check(options, seats)?;
        let plan =
            Plan { line, order: tutorial::cast(content), team: false, project: project(options) };
        let mut state = plan.lay_out(content, chance);
        tutorial::lay_out(content, options, &mut state);
        return Ok(state);
    }
    let order = characters(content, &options.characters, line, &mut chance)?;
    let plan = Plan { line, order, team: options.mode == Mode::Team, project: project(options) };
    Ok(plan.lay_out(content, chance))
}

/// The Project X card that was chosen; none: a random one.
const fn project(options: &Options) -> Option<ProjectX> {
    match options.project {
        Project::Card(card) => Some(card),
        Project::Random => None,
    }
}

/// The Characters in the reading order of their cards (SF-2.1.1): those picked as they were named, the rest shuffled.
fn characters(
    content: &Content,
    picks: &[Pick],
    line: &SetupLine,
    chance: &mut Chance,
) -> Result<List<Character, MOST_CHARACTERS>, SetupError> {
    let mut order = Vec::with_capacity(Character::COUNT);
    let beginners = Character::ALL.iter().copied().filter(|c| content.characters[*c].beginner);
    for pick in picks {
        match pick {
            Pick::Random => {}
            Pick::Beginner => {
                let mut beginners: Vec<Character> = beginners.clone().collect();
                chance.stream(SETUP).shuffle(&mut beginners);
                order.extend(beginners);
            }
            Pick::Character(character) => order.push(*character),
        }
    }
    let mut seen = Set::EMPTY;
    order.retain(|character| seen.insert(*character));
    let wanted = usize::from(line.characters);
    // Nothing named at all is the same as all at random.
    if picks.is_empty() || picks.contains(&Pick::Random) {
        let mut rest: Vec<Character> =
            Character::ALL.iter().copied().filter(|character| !seen.contains(*character)).collect();
        chance.stream(SETUP).shuffle(&mut rest);
        let missing = wanted.saturating_sub(order.len());
        order.extend(rest.into_iter().take(missing));
    }
    if order.len() == wanted {
        return Ok(order.into_iter().collect());
    }
    let id = if order.len() < wanted {
        "sf-setup-too-few-characters"
    } else {
        "sf-setup-too-many-characters"
    };
    let text = Text::new(id)
        .with("seats", line.seats)
        .with("wanted", line.characters)
        .with("found", order.len() as u32);
    Err(SetupError::new("SF-2.1.1", text))
}

/// Everything that is decided before the table is set.
pub struct Plan<'a> {
    /// The numbers for the players.
    pub line: &'a SetupLine,
    /// The Characters in play, in the reading order of their cards.
    pub order: List<Character, MOST_CHARACTERS>,
    /// Two teams.
    pub team: bool,
    /// The Project X card; none: a random one.
    pub project: Option<ProjectX>,
}

impl Plan<'_> {
    /// Sets the table. As many Identity cards are dealt as there are.
    pub fn lay_out(&self, content: &Content, mut chance: Chance) -> State {
        let in_play: Set<Character> = self.order.iter().copied().collect();
        let mut draws = chance.stream(SETUP);
        let kompromat = board::kompromat(content, in_play, &mut draws);
        let card = match self.project {
            Some(card) => card,
            None => ProjectX::ALL[draws.index(ProjectX::COUNT)],
        };
        let fireball =
            draws.below(content.reentry.markers.into()) < content.reentry.fireballs.into();
        let identities = self.deal(content, &mut draws);
        // A team that would take two turns in a row takes them across the border of two Minutes (SF-R161).
        let first = if self.team && self.line.seats % 2 == 1 {
            Player(0)
        } else {
            Player(draws.below(self.line.seats.into()) as u8)
        };
        let table = Table {
            seats: self.line.seats,
            players: self.line.players,
            in_play,
            order: self.order,
            first,
            team: self.team(),
            winners: if self.team { 1 } else { self.line.winners },
            schroedinger: self.line.schroedinger && !self.team,
        };
        let mut state = board::state(content, chance, table, self.line.start_minute);
        state.kompromat = kompromat;
        state.identities = identities;
        state.project_x.card = card;
        state.station.fireball = fireball;
        state.frames = Frames::new();
        state.frames.push(Frame::Identities);
        state
    }

    /// The first team: every other seat, beginning with the first (SF-18.4).
    fn team(&self) -> SeatSet {
        Seat::all(self.line.seats).filter(|seat| self.team && seat.0 % 2 == 0).collect()
    }

    /// Shuffles the Identity cards of the Characters in play and deals them (SF-2.1.2): to each seat, or to each team
    /// one more than it has members, kept by its lowest seat (SF-18.1a).
    fn deal(
        &self,
        content: &Content,
        draws: &mut impl Draw,
    ) -> kernel::flat::By<Identity, IdentityPlace, { Identity::COUNT }> {
        let mut cards: Vec<Identity> = self
            .order
            .iter()
            .flat_map(|c| content.characters[*c].identities.iter().copied())
            .collect();
        draws.shuffle(&mut cards);
        let team = self.team();
        let hands: Vec<(Seat, u8)> = if self.team {
            let first = team.len() as u8;
            vec![(Seat(0), first + 1), (Seat(1), self.line.seats - first + 1)]
        } else {
            Seat::all(self.line.seats).map(|seat| (seat, self.line.identity_cards)).collect()
        };
        let mut places = kernel::flat::By::default();
        let mut cards = cards.into_iter();
        for (seat, count) in hands {
            for card in cards.by_ref().take(count.into()) {
                places[card] = IdentityPlace::Dealt(seat);
            }
        }
        places
    }
}
