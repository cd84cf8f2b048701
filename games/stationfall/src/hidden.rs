//! What a viewer can imagine: everything hidden from them dealt anew, as the visibility table says (SF-R129).
//!
//! What is hidden is first put in an order that says nothing, then shuffled, so that the result depends on nothing but
//! what the viewer knows and on the dice.

use kernel::chance::Draw;
use kernel::{Rng, Seat, Viewer};
use workbench::flat::{Id, List};

use crate::ids::{Character, Identity, ProjectX};
use crate::look::Look;
use crate::state::{IdentityPlace, KompromatPlace, State, TrapPlace};
use crate::turn;

/// A whole position that the viewer cannot tell from this one. The referee sees everything.
pub(crate) fn determinize(look: Look<'_>, viewer: Viewer, rng: &mut Rng) -> State {
    if viewer == Viewer::Referee {
        return *look.state;
    }
    let unseen = if may_see_declared(look, viewer) { None } else { turn::unseen(look) };
    let look = unseen.as_ref().map_or(look, |state| Look::new(look.content, state));
    let mut imagined = *look.state;
    if !may_see_declared(look, viewer) {
        turn::forget_taken_back(&mut imagined);
    }
    imagined.chance = look.state.chance.unforeseen(rng);
    deal_identities(look, viewer, &mut imagined, rng);
    deal_kompromat(look, viewer, &mut imagined, rng);
    let seen = viewer.seat().is_some_and(|seat| look.state.project_x.seen_by.contains(seat));
    if !look.state.project_x.released && !seen {
        imagined.project_x.card = ProjectX::from_number(rng.below(ProjectX::COUNT as u32) as u8);
    }
    if !look.state.station.reentry_flipped {
        let reentry = look.content.reentry;
        imagined.station.fireball =
            rng.below(reentry.markers.into()) < u32::from(reentry.fireballs);
    }
    deal_traps(viewer, &mut imagined, rng);
    imagined
}

/// Whether a viewer sees what Kompromat the active player is declaring: that player, and the referee.
pub(crate) fn may_see_declared(look: Look<'_>, viewer: Viewer) -> bool {
    viewer == Viewer::Referee || viewer == Viewer::Seat(look.active_seat())
}

/// Deals the hidden Identity cards to the hidden places, as many to each as there are. What a Schroedinger Reveal has
/// discarded stays hidden from all but its owner, also when the game is over (SF-R26).
fn deal_identities(look: Look<'_>, viewer: Viewer, imagined: &mut State, rng: &mut Rng) {
    let hidden = |identity: Identity| {
        look.in_play(look.content.identities[identity].character)
            && !knows_identity(look, viewer, look.state.identities[identity])
    };
    let mut places: List<IdentityPlace, { Identity::COUNT }> = Identity::ALL
        .iter()
        .filter(|identity| hidden(**identity))
        .map(|identity| look.state.identities[*identity])
        .collect();
    places.sort_unstable_by_key(|place| order_of_identities(*place));
    rng.shuffle(&mut places);
    let cards = Identity::ALL.iter().filter(|identity| hidden(**identity));
    for (identity, place) in cards.zip(&places) {
        imagined.identities[*identity] = *place;
    }
}

/// Whether the viewer knows the face of a card in this place: own cards, those of the team (SF-R154), and what everybody
/// has seen.
fn knows_identity(look: Look<'_>, viewer: Viewer, place: IdentityPlace) -> bool {
    // What lies face down with a bot nobody knows, but for the card it was dealt (SF-R129).
    let bots = look.state.table.bots;
    let shares = |seat: Seat| {
        look.open_hand(seat) || viewer.seat().is_some_and(|own| look.allies(own).contains(seat))
    };
    let hides = |seat: Seat| !bots.contains(seat) && shares(seat);
    match place {
        IdentityPlace::Box => false,
        IdentityPlace::Dealt(seat) => shares(seat),
        IdentityPlace::Bonus(seat) | IdentityPlace::Discarded(seat) => hides(seat),
        IdentityPlace::Secret(player) => shares(look.seat_of(player)),
        IdentityPlace::ShownBonus(_) | IdentityPlace::ShownNext(_) | IdentityPlace::Revealed(_) => {
            true
        }
    }
}

fn order_of_identities(place: IdentityPlace) -> (u8, u8) {
    match place {
        IdentityPlace::Box => (0, 0),
        IdentityPlace::Dealt(seat) => (1, seat.0),
        IdentityPlace::Secret(player) => (2, player.0),
        IdentityPlace::Bonus(seat) => (3, seat.0),
        IdentityPlace::Discarded(seat) => (4, seat.0),
        IdentityPlace::ShownBonus(seat) => (5, seat.0),
        IdentityPlace::Revealed(player) => (6, player.0),
        IdentityPlace::ShownNext(seat) => (7, seat.0),
    }
}

/// Deals the hidden Kompromat to the hidden places: on the board, in other hands, gone with a pod. Hands are personal
/// also in the team game (SF-R154).
fn deal_kompromat(look: Look<'_>, viewer: Viewer, imagined: &mut State, rng: &mut Rng) {
    let hidden = |character: Character| {
        look.in_play(character)
            && look.content.characters[character].kompromat
            && match look.state.kompromat[character] {
                KompromatPlace::Nowhere | KompromatPlace::Board(_) => {
                    !look.seen_on_board(character)
                }
                KompromatPlace::Hand { seat, known } => {
                    !known && (viewer.seat() != Some(seat) || look.state.table.bots.contains(seat))
                }
                KompromatPlace::Spent => false,
            }
    };
    let mut places: List<KompromatPlace, { Character::COUNT }> = Character::ALL
        .iter()
        .filter(|character| hidden(**character))
        .map(|character| look.state.kompromat[*character])
        .collect();
    places.sort_unstable_by_key(|place| order_of_kompromat(*place));
    rng.shuffle(&mut places);
    let tokens = Character::ALL.iter().filter(|character| hidden(**character));
    for (character, place) in tokens.zip(&places) {
        imagined.kompromat[*character] = *place;
    }
}

fn order_of_kompromat(place: KompromatPlace) -> (u8, u8) {
    match place {
        KompromatPlace::Nowhere => (0, 0),
        KompromatPlace::Board(section) => (1, section.number()),
        KompromatPlace::Hand { seat, .. } => (2, seat.0),
        KompromatPlace::Spent => (3, 0),
    }
}

/// Turns the Traps that others have laid: which of them is the live one only who laid them knows.
fn deal_traps(viewer: Viewer, imagined: &mut State, rng: &mut Rng) {
    let bots = imagined.table.bots;
    let hidden = |place: TrapPlace| match place {
        TrapPlace::Nowhere => false,
        TrapPlace::Section(_, seat) => viewer.seat() != Some(seat) || bots.contains(seat),
    };
    let laid = imagined.traps.iter().filter(|trap| hidden(trap.at));
    let mut faces: List<bool, 3> = laid.map(|trap| trap.live).collect();
    faces.sort_unstable();
    rng.shuffle(&mut faces);
    let laid = imagined.traps.iter_mut().filter(|trap| hidden(trap.at));
    laid.zip(&faces).for_each(|(trap, live)| trap.live = *live);
}
