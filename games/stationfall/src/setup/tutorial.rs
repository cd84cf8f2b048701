//! The fixed set-up of the tutorial (SF-T10 to SF-T18): an ordinary table of four, with what Lindsey has laid out.

use kernel::chance::Draw;
use kernel::{Seat, SetupError, Text};
use workbench::flat::List;

use super::{MOST_CHARACTERS, SETUP};
use crate::content::Content;
use crate::ids::{Character, Identity, Section};
use crate::options::{Mode, Options, Pick};
use crate::state::{IdentityPlace, KompromatPlace, State};
use crate::tutorial::{LINDSEY, SEATS, Tutorial};

/// Lindsey's Secret Identity and Bonus Character (SF-T12).
const SECRET: Identity = Identity::Engineer;
const BONUS: Identity = Identity::StationChief;

/// How many cards each human is dealt (SF-T13).
const CARDS: usize = 2;

/// Where the Astrochimp's Kompromat lies, and which slot stays empty for it (SF-T15).
const SHOWN_AT: Section = Section::TherapyGarden;
const EMPTY: Section = Section::Houdini;

/// Whether the other options fit a tutorial: four seats, everybody alone, the Characters of SF-T10.
pub(super) fn check(options: &Options, seats: u8) -> Result<(), SetupError> {
    if seats != SEATS {
        let text = Text::new("sf-setup-tutorial-seats").with("wanted", SEATS).with("seats", seats);
        return Err(SetupError::new("SF-T1", text));
    }
    if options.mode != Mode::Free {
        return Err(SetupError::new("SF-T1", "sf-setup-tutorial-team"));
    }
    if !options.automation.0.is_empty() {
        return Err(SetupError::new("SF-T1", "sf-setup-tutorial-bots"));
    }
    if options.characters.iter().any(|pick| matches!(pick, Pick::Character(_))) {
        return Err(SetupError::new("SF-T10", "sf-setup-tutorial-cast"));
    }
    Ok(())
}

/// The twelve of the tutorial, in the order in which SF-T10 lists them.
pub(super) fn cast(content: &Content) -> List<Character, MOST_CHARACTERS> {
    Character::ALL.iter().copied().filter(|c| content.characters[*c].beginner).collect()
}

/// Changes an ordinary table of these twelve into that of the tutorial.
pub(super) fn lay_out(content: &Content, options: &Options, state: &mut State) {
    state.tutorial = Tutorial {
        path: options.tutorial,
        guard: options.tutorial_guard,
        strict: options.tutorial_strict,
        auto: options.lindsey_auto,
        late_council: options.lindsey_council,
        humans: options.tutorial_humans,
        ..Tutorial::default()
    };
    state.table.first = LINDSEY;
    state.turn.player = LINDSEY;
    deal(content, state);
    kompromat(state);
}

/// Lindsey's two cards, and two of the other ten for each of the other seats (SF-T12, SF-T13).
fn deal(content: &Content, state: &mut State) {
    let mut cards: Vec<Identity> = state
        .table
        .order
        .iter()
        .flat_map(|character| content.characters[*character].identities.iter().copied())
        .filter(|card| ![SECRET, BONUS].contains(card))
        .collect();
    state.chance.stream(SETUP).shuffle(&mut cards);
    state.identities = workbench::flat::By::default();
    state.identities[SECRET] = IdentityPlace::Secret(LINDSEY);
    state.identities[BONUS] = IdentityPlace::Bonus(Seat(LINDSEY.0));
    for (index, card) in cards.into_iter().enumerate() {
        let seat = Seat((index / CARDS) as u8);
        if seat.0 < LINDSEY.0 {
            state.identities[card] = IdentityPlace::Dealt(seat);
        }
    }
}

/// The Astrochimp's Kompromat lies openly at the Therapy Garden; what lies in the top slot takes its place, so that this
/// slot stays empty and the other eleven are as mixed as before (SF-T15).
fn kompromat(state: &mut State) {
    let place = state.kompromat[Character::Astrochimp];
    let top = KompromatPlace::Board(EMPTY);
    for character in Character::ALL {
        if state.kompromat[*character] == top {
            state.kompromat[*character] = place;
        }
    }
    state.kompromat[Character::Astrochimp] = KompromatPlace::Board(SHOWN_AT);
}
