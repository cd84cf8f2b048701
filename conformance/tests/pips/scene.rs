//! What a viewer sees of pips.

use kernel::scene::{Face, Gauge, Kind, Layout, Link, Piece, Prompt, SeatPanel, Zone};
use kernel::{Name, Offer, Scene, Seat, Text, Viewer};

use super::{Flaw, Move, State};

pub(super) fn draw(flaw: Flaw, state: &State, viewer: Viewer, scene: &mut Scene) {
    let seats = state.seats();
    scene.seats = Seat::all(seats).map(|seat| panel(state, seat)).collect();
    scene.zones.push(Zone::new("deck", Layout::Stack).named("pips-deck"));
    scene.zones.push(Zone::new("table", Layout::Row).named("pips-table"));
    scene.zones.push(Zone::new("score", Layout::Track { first: 0, spaces: 9 }));
    for seat in Seat::all(seats) {
        scene.zones.push(Zone::new(zone(seat), Layout::Hand).owned(seat));
        let mut marker = Piece::new(format!("marker-{seat}"), "score", Kind::Cube);
        marker.slot = Some(state.points[seat.index()] as u16);
        scene.pieces.push(marker);
        let open = flaw.opens_hands();
        let shown = open || viewer.sees(seat) || flaw == Flaw::ShowsAllHands;
        for (place, card) in state.hands[seat.index()].iter().enumerate() {
            scene.pieces.push(piece(zone(seat), place, *card, shown));
        }
        if let Some(card) = state.laid[seat.index()] {
            let shown = open
                || viewer.sees(seat)
                || viewer == Viewer::Spectator && flaw == Flaw::ShowsTheSpectatorACard;
            scene.pieces.push(piece("table".into(), 100 + seat.index(), card, shown));
        }
    }
    for (place, card) in state.deck.iter().enumerate() {
        let shown = viewer == Viewer::Referee || flaw == Flaw::HidesNothing;
        scene.pieces.push(piece("deck".into(), place, *card, shown));
    }
    for (place, card) in state.shown.iter().enumerate() {
        scene.pieces.push(piece("table".into(), place, *card, true));
    }
    let unprompted = flaw == Flaw::NoPrompt && state.leader.is_some();
    if state.round < state.rounds && !unprompted {
        let rule = if flaw == Flaw::SceneCitesNoRule { "PIP-88" } else { "PIP-1" };
        scene.prompt = Some(Prompt::new("pips-prompt", rule));
    }
    spoil(flaw, scene);
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let points = Gauge::new("points", "pips-points", state.points[seat.index()]);
    SeatPanel { gauges: vec![points], ..SeatPanel::new(seat) }
}

fn zone(seat: Seat) -> String {
    format!("hand-{seat}")
}

fn piece(zone: String, place: usize, card: u8, shown: bool) -> Piece {
    let mut piece = Piece::new(format!("{zone}-{place}"), zone, Kind::Card);
    if shown {
        piece.mark = Some(card.to_string().into());
    } else {
        piece.face = Face::Down;
    }
    piece
}

/// Breaks the scene as the flaw says.
fn spoil(flaw: Flaw, scene: &mut Scene) {
    let within = |id: &'static str, outer: &'static str| {
        let mut zone = Zone::new(id, Layout::Group);
        zone.within = Some(outer.into());
        zone
    };
    match flaw {
        Flaw::SamePieceTwice => scene.pieces.push(Piece::new("deck", "table", Kind::Token)),
        Flaw::PieceNowhere => scene.pieces.push(Piece::new("lost", "nowhere", Kind::Token)),
        Flaw::SlotOutside => scene.pieces[0].slot = Some(9),
        Flaw::PieceInAGroup => {
            scene.zones.push(Zone::new("frame", Layout::Group));
            scene.pieces.push(Piece::new("framed", "frame", Kind::Token));
        }
        Flaw::ZoneWithinNothing => scene.zones.push(within("inner", "outer")),
        Flaw::ZoneWithinItself => {
            scene.zones.push(within("inner", "outer"));
            scene.zones.push(within("outer", "inner"));
        }
        Flaw::ZoneUponNothing => {
            let mut upper = Zone::new("upper", Layout::Row);
            upper.upon = Some("lower".into());
            scene.zones.push(upper);
        }
        Flaw::LinkToNothing => scene.links.push(Link::new("road", "deck", "nowhere", "road")),
        Flaw::EntryInNoAlmanac => scene.pieces[0].entry = Some("lost".into()),
        Flaw::DeclinesByNothing => {
            scene.prompt = scene.prompt.take().map(|prompt| prompt.declined_by(&"refuse"));
        }
        Flaw::PanelMissing => drop(scene.seats.pop()),
        Flaw::GaugeTwice => {
            let again = scene.seats[0].gauges[0].clone();
            scene.seats[0].gauges.push(again);
        }
        Flaw::SceneDoesNotTravel => {
            let (x, y, w, h) = (f32::NAN, 0.0, 1.0, 1.0);
            let shape = kernel::scene::Outline::Room;
            scene.zones.push(Zone::new("nan", Layout::Node { x, y, w, h, shape }));
        }
        _ => {}
    }
}

pub(super) fn offer(flaw: Flaw, state: &State, seat: Seat, mv: &Move) -> Offer {
    let touched: Name = match mv {
        _ if flaw == Flaw::TouchesNothing => "nowhere".into(),
        Move::Lay(card) => {
            let place = state.hands[seat.index()].iter().position(|held| held == card);
            format!("{}-{}", zone(seat), place.unwrap_or(0)).into()
        }
        Move::Draw => "deck".into(),
        Move::Shout(word) if flaw == Flaw::ShoutsAtSomebody => {
            format!("marker-{}", Seat(word % state.seats())).into()
        }
        Move::Roll | Move::Pass | Move::Shout(_) => "table".into(),
    };
    let label = match mv {
        Move::Lay(card) => Text::new("pips-offer-lay").with("card", *card),
        Move::Draw => Text::new("pips-offer-draw"),
        Move::Roll => Text::new("pips-offer-roll"),
        Move::Pass | Move::Shout(_) => Text::new("pips-offer-pass"),
    };
    Offer::new(label, [touched]).ruled("PIP-1")
}
