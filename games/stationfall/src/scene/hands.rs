//! What players hold (SF-3.3): Identity cards and Kompromat, face up only for those who may see them (SF-R129).

use kernel::scene::{Badge, Face, Kind, Layout, Piece, Tone, Zone};
use kernel::{Name, Scene, Seat, Text};

use super::pieces::kompromat_label;
use super::{Eye, names, signs};
use crate::almanac::names as entries;
use crate::almanac::token::Token;
use crate::condition::AgendaLine;
use crate::ids::Identity;
use crate::look::Look;
use crate::state::{IdentityPlace, KompromatPlace};

pub(super) fn draw(eye: Eye<'_>, scene: &mut Scene) {
    for seat in Seat::all(eye.look.state.table.seats) {
        let zone = Zone::new(names::hand(seat), Layout::Hand).named("sf-hand").owned(seat);
        scene.zones.push(zone);
        identities(eye, seat, scene);
        kompromat(eye, seat, scene);
    }
}

/// The seat in front of which an Identity card lies.
fn keeper(look: Look<'_>, identity: Identity) -> Option<Seat> {
    match look.state.identities[identity] {
        IdentityPlace::Box => None,
        IdentityPlace::Secret(player) | IdentityPlace::Revealed(player) => {
            Some(look.seat_of(player))
        }
        IdentityPlace::Dealt(seat)
        | IdentityPlace::Bonus(seat)
        | IdentityPlace::ShownBonus(seat)
        | IdentityPlace::ShownNext(seat)
        | IdentityPlace::Discarded(seat) => Some(seat),
    }
}

/// Known cards under their names, the others as so many backs.
fn identities(eye: Eye<'_>, seat: Seat, scene: &mut Scene) {
    let mut hidden = 0;
    let mut discarded = 0;
    let own = Identity::ALL.iter().copied().filter(|id| keeper(eye.look, *id) == Some(seat));
    for identity in own {
        if eye.sees_identity(identity) {
            scene.pieces.push(known(eye.look, seat, identity));
        } else if matches!(eye.look.state.identities[identity], IdentityPlace::Discarded(_)) {
            discarded += 1;
        } else {
            hidden += 1;
        }
    }
    for n in 0..hidden + discarded {
        let mut piece = back(names::hidden_identity(seat, n), seat, "sf-identity-hidden");
        piece.kind = Kind::Card;
        if n >= hidden {
            piece.badges.push(signs::sign("sf-badge-discarded", "discarded", Tone::Neutral));
        }
        scene.pieces.push(piece);
    }
}

fn back(id: Name, seat: Seat, label: &'static str) -> Piece {
    let mut piece = Piece::new(id, names::hand(seat), Kind::Token);
    piece.face = Face::Down;
    piece.owner = Some(seat);
    piece.label = Some(Text::new(label));
    piece
}

fn known(look: Look<'_>, seat: Seat, identity: Identity) -> Piece {
    let mut piece = Piece::new(names::identity(identity), names::hand(seat), Kind::Card);
    piece.label = Some(Text::new(identity.word()));
    piece.owner = Some(seat);
    piece.icon = Some(look.content.identities[identity].character.name().into());
    piece.entry = Some(entries::identity(identity));
    let place = look.state.identities[identity];
    let (face, label) = match place {
        IdentityPlace::Revealed(_) => (Face::Up, "sf-badge-pc"),
        IdentityPlace::ShownBonus(_) | IdentityPlace::ShownNext(_) => (Face::Up, "sf-badge-bonus"),
        IdentityPlace::Secret(_) => (Face::Peeked, "sf-badge-secret"),
        IdentityPlace::Bonus(_) => (Face::Peeked, "sf-badge-bonus"),
        IdentityPlace::Discarded(_) => (Face::Peeked, "sf-badge-discarded"),
        IdentityPlace::Dealt(_) | IdentityPlace::Box => (Face::Peeked, "sf-badge-dealt"),
    };
    piece.face = face;
    piece.badges.push(signs::sign(label, "identity", Tone::Neutral));
    if matches!(place, IdentityPlace::Revealed(player) if look.is_bot(player)) {
        piece.badges.push(signs::sign("sf-badge-bot", "bot", Tone::Neutral));
        piece.entry = Some(entries::bot(identity));
    }
    if label == "sf-badge-bonus" {
        piece.badges.extend(bonus_lines(look, identity));
    }
    piece
}

/// What a Bonus Character scores: of its card, the part that counts. The Agendas of the other cards are in the almanac.
fn bonus_lines(look: Look<'_>, identity: Identity) -> impl Iterator<Item = Badge> + '_ {
    let lines = look.content.identities[identity].bonus.lines.iter().enumerate();
    lines.map(move |(line, AgendaLine { points, .. })| Badge {
        label: Text::new(names::bonus(identity, line)),
        icon: Some("points".into()),
        count: Some((*points).into()),
        tone: Tone::Neutral,
    })
}

fn kompromat(eye: Eye<'_>, seat: Seat, scene: &mut Scene) {
    let mut hidden = 0;
    for (character, place) in eye.look.state.kompromat.iter() {
        match *place {
            KompromatPlace::Hand { seat: holder, known } if holder == seat => {
                if known || eye.sees_hidden(seat) {
                    let id = names::kompromat_of(character);
                    let mut piece = Piece::new(id, names::hand(seat), Kind::Token);
                    piece.label = Some(kompromat_label(character));
                    piece.entry = Some(entries::kompromat(character));
                    piece.mark = Some("K".into());
                    piece.owner = Some(seat);
                    piece.face = if known { Face::Up } else { Face::Peeked };
                    piece.icon = Some("kompromat".into());
                    scene.pieces.push(piece);
                } else {
                    hidden += 1;
                }
            }
            _ => {}
        }
    }
    for n in 0..hidden {
        let mut piece = back(names::hidden_kompromat(seat, n), seat, "sf-kompromat-hidden");
        piece.icon = Some("kompromat".into());
        piece.entry = Some(entries::token(Token::Kompromat));
        scene.pieces.push(piece);
    }
}
