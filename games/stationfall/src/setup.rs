//! Chapters 2, 17 and 18: setting the table.

mod board;
mod tutorial;

use kernel::chance::{Chance, Draw};
use kernel::{Seat, SeatSet, Seed, SetupError, Text};
use workbench::flat::{Frames, List, Set};

use crate::content::{Content, SetupLine};
use crate::frame::Frame;
use crate::ids::{Character, Identity, ProjectX};
use crate::options::{BotPick, BotSeat, Mode, Options, Path, Pick, Project};
use crate::state::{IdentityPlace, Player, State, Table};

/// The stream of chance from which everything about the set-up is drawn (SF-0.11).
const SETUP: u8 = 0;

/// The most Characters in play (SF-2.1.1), and the fewest Kompromat icons the board must have.
pub(crate) const MOST_CHARACTERS: usize = 20;

/// The fewest seats of the team game: a team has at least two members (SF-H3).
const FEWEST_FOR_TEAMS: u8 = 4;

/// The fewest humans of a team against the bots (SF-H43).
const FEWEST_IN_TEAM: u8 = 2;

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
    if options.tutorial != Path::Off {
        tutorial::check(options, seats)?;
    }
    if options.mode == Mode::Team && seats < FEWEST_FOR_TEAMS && options.automation.0.is_empty() {
        let text =
            Text::new("sf-setup-team-seats").with("fewest", FEWEST_FOR_TEAMS).with("seats", seats);
        return Err(SetupError::new("SF-18.1", text));
    }
    let bots = &options.automation.0;
    check_bots(content, options, seats)?;
    let mut chance = Chance::new(seed);
    if options.tutorial != Path::Off {
        let plan = Plan {
            line,
            order: tutorial::cast(content),
            team: false,
            project: project(options),
            bots: bots.clone(),
            cooperative: false,
        };
        let mut state = plan.lay_out(content, chance);
        tutorial::lay_out(content, options, &mut state);
        return Ok(state);
    }
    let order = characters(content, &options.characters, bots, line, &mut chance)?;
    let plan = Plan {
        line,
        order,
        team: options.mode == Mode::Team,
        project: project(options),
        bots: bots.clone(),
        cooperative: options.mode == Mode::Cooperative,
    };
    Ok(plan.lay_out(content, chance))
}

/// The Project X card that was chosen; none: a random one.
const fn project(options: &Options) -> Option<ProjectX> {
    match options.project {
        Project::Card(card) => Some(card),
        Project::Random => None,
    }
}

/// Whether these bots can sit at this table (SF-B2.1, SF-B2.6), and the way to play fits them (SF-B1.6, SF-B1.7).
fn check_bots(content: &Content, options: &Options, seats: u8) -> Result<(), SetupError> {
    let bots = &options.automation.0;
    let humans = seats.saturating_sub(bots.len() as u8);
    if options.mode == Mode::Cooperative && (bots.is_empty() || humans == 0) {
        return Err(SetupError::new("SF-B1.6", Text::new("sf-setup-cooperative")));
    }
    if bots.is_empty() {
        return Ok(());
    }
    let fewest = content.automation.fewest_seats;
    if seats < fewest {
        let text = Text::new("sf-setup-bot-seats").with("fewest", fewest).with("seats", seats);
        return Err(SetupError::new("SF-B2.1", text));
    }
    if let Some(bot) = bots.iter().find(|bot| bot.seat.0 >= seats) {
        let text = Text::new("sf-setup-bot-seat").with("seat", bot.seat.0 + 1).with("seats", seats);
        return Err(SetupError::new("SF-B2.1", text));
    }
    let mut chosen: Set<Identity> = Set::EMPTY;
    let mut doctors = 0;
    for pick in bots.iter().filter_map(|bot| bot.bot) {
        let (twice, word) = match pick {
            BotPick::Identity(identity) => (!chosen.insert(identity), identity.word()),
            BotPick::Doctor => (false, Character::Doctor.word()),
        };
        doctors += usize::from(pick.character(content) == Character::Doctor);
        if twice || doctors > content.characters[Character::Doctor].identities.len() {
            let text = Text::new("sf-setup-bot-twice").with("who", word);
            return Err(SetupError::new("SF-B2.6", text));
        }
    }
    if options.mode == Mode::Team && humans < FEWEST_IN_TEAM {
        let text = Text::new("sf-setup-team-humans").with("fewest", FEWEST_IN_TEAM);
        return Err(SetupError::new("SF-B1.7", text));
    }
    Ok(())
}

/// The Characters in the reading order of their cards (SF-2.1.1): those picked as they were named, the rest shuffled.
fn characters(
    content: &Content,
    picks: &[Pick],
    bots: &[BotSeat],
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
    // Chosen bots take part; where nobody named them they lie anywhere among the others (SF-B2.3, SF-B2.6).
    let named = order.len();
    let chosen = bots.iter().filter_map(|bot| bot.bot).map(|pick| pick.character(content));
    order.extend(chosen.filter(|character| seen.insert(*character)));
    let wanted = usize::from(line.characters);
    // Nothing named at all is the same as all at random.
    if picks.is_empty() || picks.contains(&Pick::Random) {
        let mut rest: Vec<Character> =
            Character::ALL.iter().copied().filter(|character| !seen.contains(*character)).collect();
        chance.stream(SETUP).shuffle(&mut rest);
        let missing = wanted.saturating_sub(order.len());
        order.extend(rest.into_iter().take(missing));
    }
    if bots.iter().any(|bot| bot.bot.is_some()) {
        chance.stream(SETUP).shuffle(&mut order[named..]);
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
    /// The bots (SF-B2.1).
    pub bots: Vec<BotSeat>,
    /// The humans win or lose together (SF-B1.6).
    pub cooperative: bool,
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
        let first = if self.team && self.line.seats % 2 == 1 && self.bots.is_empty() {
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
            winners: if self.team { 1 } else { self.winners(content) },
            // Allowed at every table with bots (SF-B2.10).
            schroedinger: (self.line.schroedinger || !self.bots.is_empty()) && !self.team,
            bots: self.bot_seats(),
            cooperative: self.cooperative,
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

    fn bot_seats(&self) -> SeatSet {
        self.bots.iter().map(|bot| bot.seat).collect()
    }

    fn humans(&self) -> SeatSet {
        SeatSet::first(self.line.seats).difference(self.bot_seats())
    }

    /// How many win: with bots at the table only the humans are counted (SF-B1.8).
    fn winners(&self, content: &Content) -> u8 {
        if self.bots.is_empty() {
            return self.line.winners;
        }
        let humans = self.humans().len() as u8;
        let line = content.setup.iter().find(|line| line.seats == humans && line.winners > 1);
        line.map_or(1, |line| line.winners)
    }

    /// The first team: every other human, beginning with the first (SF-18.4); with bots and fewer than four humans all of
    /// them (SF-H43).
    fn team(&self) -> SeatSet {
        let humans = self.humans();
        let one = !self.bots.is_empty() && humans.len() < usize::from(FEWEST_FOR_TEAMS);
        let members = (0u8..).zip(humans.iter()).filter(|(number, _)| one || number % 2 == 0);
        members.map(|(_, seat)| seat).filter(|_| self.team).collect()
    }

    /// Shuffles the Identity cards of the Characters in play and deals them (SF-2.1.2): to each seat, or to each team
    /// one more than it has members, kept by its lowest seat (SF-18.1a).
    fn deal(
        &self,
        content: &Content,
        draws: &mut impl Draw,
    ) -> workbench::flat::By<Identity, IdentityPlace, { Identity::COUNT }> {
        let mut cards: Vec<Identity> = self
            .order
            .iter()
            .flat_map(|c| content.characters[*c].identities.iter().copied())
            .collect();
        draws.shuffle(&mut cards);
        let mut places = workbench::flat::By::default();
        // Chosen bots have their cards before anybody else (SF-B2.6).
        for bot in &self.bots {
            let chosen = |card: &Identity| match bot.bot {
                Some(BotPick::Identity(identity)) => *card == identity,
                Some(BotPick::Doctor) => content.identities[*card].character == Character::Doctor,
                None => false,
            };
            if let Some(place) = cards.iter().position(chosen) {
                places[cards.remove(place)] = IdentityPlace::Dealt(bot.seat);
            }
        }
        let team = self.team();
        let mut hands: Vec<(Seat, u8)> = if self.team {
            let teams = [team, self.humans().difference(team)];
            let hand = |team: SeatSet| Some((team.lowest()?, team.len() as u8 + 1));
            teams.into_iter().filter_map(hand).collect()
        } else {
            // With bots every human has two cards, whatever their number (SF-B2.4).
            let count = if self.bots.is_empty() { self.line.identity_cards } else { 2 };
            self.humans().iter().map(|seat| (seat, count)).collect()
        };
        let dealt = self.bots.iter().filter(|bot| bot.bot.is_none());
        hands.extend(dealt.map(|bot| (bot.seat, 1)));
        let mut cards = cards.into_iter();
        for (seat, count) in hands {
            for card in cards.by_ref().take(count.into()) {
                places[card] = IdentityPlace::Dealt(seat);
            }
        }
        places
    }
}
