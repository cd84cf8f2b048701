//! What players hold (SF-3.3): Identity cards and Kompromat, face up only for those who may see them (SF-R129).

use kernel::scene::{Badge, Face, Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Seat, Text};

use super::pieces::kompromat_label;
use super::{Eye, names, signs};
use crate::automation::ScriptId;
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
    let (face, label) = match look.state.identities[identity] {
        IdentityPlace::Revealed(_) => (Face::Up, "sf-badge-pc"),
        IdentityPlace::ShownBonus(_) | IdentityPlace::ShownNext(_) => (Face::Up, "sf-badge-bonus"),
        IdentityPlace::Secret(_) => (Face::Peeked, "sf-badge-secret"),
        IdentityPlace::Bonus(_) => (Face::Peeked, "sf-badge-bonus"),
        IdentityPlace::Discarded(_) => (Face::Peeked, "sf-badge-discarded"),
        IdentityPlace::Dealt(_) | IdentityPlace::Box => (Face::Peeked, "sf-badge-dealt"),
    };
    piece.face = face;
    piece.badges.push(signs::sign(label, "identity", Tone::Neutral));
    let bot =
        matches!(look.state.identities[identity], IdentityPlace::Revealed(p) if look.is_bot(p));
    if bot {
        piece.badges.push(signs::sign("sf-badge-bot", "bot", Tone::Neutral));
        piece.badges.extend(bot_lines(look, identity));
    } else {
        piece.badges.extend(lines(look, identity));
    }
    piece
}

/// What the Bot side scores, and its script (SF-B1.2): everybody may read both.
fn bot_lines(look: Look<'_>, identity: Identity) -> impl Iterator<Item = Badge> + '_ {
    let automation = &look.content.automation;
    let agenda = automation.bots[identity].agenda.lines.iter().enumerate();
    let scored = agenda.map(move |(line, AgendaLine { points, .. })| Badge {
        label: Text::new(names::bot_agenda(identity, line)),
        icon: Some("points".into()),
        count: Some((*points).into()),
        tone: Tone::Neutral,
    });
    let scripts = [ScriptId::StartOfTurn, ScriptId::Focus, ScriptId::Default, ScriptId::EndOfTurn];
    let script = scripts.into_iter().flat_map(move |id| {
        let script = automation.script(identity, id);
        (1..=script.len() as u8).filter_map(move |line| {
            let text = Arg::Plain(script.text(line)?.to_string().into());
            let label = Text::new("sf-badge-script")
                .with("script", id.word())
                .with("line", line)
                .with("text", text);
            Some(Badge { label, icon: Some("script".into()), count: None, tone: Tone::Neutral })
        })
    });
    scored.chain(script)
}

/// What the card scores: the lines of the Agenda, or those of a Bonus Character, with their points.
fn lines(look: Look<'_>, identity: Identity) -> impl Iterator<Item = Badge> + '_ {
    let info = &look.content.identities[identity];
    let place = look.state.identities[identity];
    let bonus = matches!(
        place,
        IdentityPlace::Bonus(_) | IdentityPlace::ShownBonus(_) | IdentityPlace::ShownNext(_)
    );
    let agenda = if bonus { &info.bonus } else { &info.agenda };
    agenda.lines.iter().enumerate().map(move |(line, AgendaLine { points, .. })| {
        let label =
            if bonus { names::bonus(identity, line) } else { names::agenda(identity, line) };
        Badge {
            label: Text::new(label),
            icon: Some("points".into()),
            count: Some((*points).into()),
            tone: Tone::Neutral,
        }
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
        scene.pieces.push(piece);
    }
}
