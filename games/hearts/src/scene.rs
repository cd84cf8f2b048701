//! What a viewer sees: hands, the trick, what was taken, and what the seats have shown.

use kernel::scene::{Badge, Face, Gauge, Kind, Layout, Piece, Prompt, SeatPanel, Tone, Zone};
use kernel::{Name, Offer, Scene, Seat, Text, Viewer};

use crate::cards::{Card, Cards, Suit};
use crate::notation::Move;
use crate::scoring;
use crate::state::{PASSED, Phase, SEATS, State};

/// The id of a seat's hand.
pub(crate) fn hand_zone(seat: Seat) -> Name {
    format!("hand-{}", seat.0 + 1).into()
}

/// The id of the pile of a seat's taken tricks.
pub(crate) fn taken_zone(seat: Seat) -> Name {
    format!("taken-{}", seat.0 + 1).into()
}

pub(crate) fn draw(state: &State, viewer: Viewer, scene: &mut Scene) {
    scene.clock = Some(clock(state));
    scene.seats = Seat::all(SEATS).map(|seat| panel(state, seat)).collect();
    draw_trick(state, viewer, scene);
    for seat in Seat::all(SEATS) {
        draw_hand(state, viewer, seat, scene);
        draw_taken(state, viewer, seat, scene);
    }
    scene.prompt = prompt(state, viewer);
    if state.phase == Phase::Over {
        scene.reckoning = scoring::reckoning(state);
    }
}

fn clock(state: &State) -> Text {
    let text = |id: &'static str| Text::new(id).with("deal", state.deal);
    match (state.phase, state.direction()) {
        (Phase::Passing, Some(direction)) => {
            text("hrt-clock-passing").with("direction", direction.name())
        }
        (Phase::Passing | Phase::Playing, _) => {
            text("hrt-clock-trick").with("trick", state.in_tricks().len() / SEATS + 1)
        }
        (Phase::Over, _) => text("hrt-clock-over"),
    }
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let mut points = Gauge::new("points", "hrt-points", state.points(seat).into());
    points.of = Some(state.goal.into());
    let taken = state.taken(seat).points();
    let deal = Gauge::new("deal", "hrt-deal-points", taken.into());
    SeatPanel { gauges: vec![points, deal], ..SeatPanel::new(seat) }
}

fn draw_trick(state: &State, viewer: Viewer, scene: &mut Scene) {
    scene.zones.push(Zone::new("trick", Layout::Row).named("hrt-trick"));
    for (seat, card) in state.trick() {
        scene.pieces.push(open_card(state, viewer, card, "trick".into(), seat));
    }
}

/// The viewer sees the cards of its own hand and those it passed itself, and the backs of the rest.
fn draw_hand(state: &State, viewer: Viewer, seat: Seat, scene: &mut Scene) {
    let zone = hand_zone(seat);
    scene.zones.push(Zone {
        badges: hand_badges(state, seat),
        ..Zone::new(zone.clone(), Layout::Hand).named("hrt-hand").owned(seat)
    });
    let hand = state.hand(seat);
    let seen = if viewer.sees(seat) { hand } else { hand.and(passed_to(state, viewer, seat)) };
    for card in seen.iter() {
        let mut piece = open_card(state, viewer, card, zone.clone(), seat);
        piece.face = Face::Peeked;
        if state.phase == Phase::Passing && state.given(seat).contains(card) {
            piece.badges.push(badge("hrt-badge-chosen".into(), Tone::Warn));
        }
        scene.pieces.push(piece);
    }
    for n in 0..hand.but(seen).len() {
        let mut piece = Piece::new(format!("back-{}-{n}", seat.0 + 1), zone.clone(), Kind::Card);
        piece.owner = Some(seat);
        piece.face = Face::Down;
        scene.pieces.push(piece);
    }
}

/// What the viewer knows to have passed to this seat (HRT-5).
fn passed_to(state: &State, viewer: Viewer, to: Seat) -> Cards {
    match viewer.seat() {
        Some(own) if state.phase != Phase::Passing && state.receiver(own) == Some(to) => {
            state.given(own)
        }
        _ => Cards::NONE,
    }
}

/// What everybody knows of a hand: how many cards are chosen (HRT-4), and what it has shown not to hold (HRT-12).
fn hand_badges(state: &State, seat: Seat) -> Vec<Badge> {
    let mut badges = Vec::new();
    if state.phase == Phase::Passing {
        let count = Some(state.given(seat).len().into());
        badges.push(Badge { count, ..badge("hrt-badge-count".into(), Tone::Neutral) });
    }
    let lacks = state.lacks[seat.index()];
    for suit in Suit::ALL.into_iter().filter(|suit| !lacks.in_suit(*suit).is_empty()) {
        let text = if lacks.in_suit(suit) == suit.cards() {
            Text::new("hrt-badge-void").with("suit", suit.name())
        } else {
            Text::new("hrt-badge-only-queen")
        };
        badges.push(badge(text, Tone::Neutral));
    }
    badges
}

/// Taken tricks lie open, and each card shows who played it (HRT-12).
fn draw_taken(state: &State, viewer: Viewer, seat: Seat, scene: &mut Scene) {
    let zone = taken_zone(seat);
    scene.zones.push(Zone::new(zone.clone(), Layout::Stack).named("hrt-taken").owned(seat));
    for card in state.taken(seat).iter() {
        let player = Seat::all(SEATS).find(|seat| state.played[seat.index()].contains(card));
        scene.pieces.push(open_card(state, viewer, card, zone.clone(), player.unwrap_or(seat)));
    }
}

fn open_card(state: &State, viewer: Viewer, card: Card, zone: Name, owner: Seat) -> Piece {
    let mut piece = Piece::new(card.to_string(), zone, Kind::Card);
    piece.label = Some(card.name());
    piece.mark = Some(card.mark().into());
    piece.owner = Some(owner);
    piece.tone = if Cards::POINTS.contains(card) { Tone::Bad } else { Tone::Neutral };
    piece.badges.extend(passed_badge(state, viewer, card));
    piece
}

/// Who gave and who received a card know it as long as the deal lasts.
fn passed_badge(state: &State, viewer: Viewer, card: Card) -> Option<Badge> {
    if state.phase == Phase::Passing {
        return None;
    }
    let from = Seat::all(SEATS).find(|seat| state.given(*seat).contains(card))?;
    let to = state.receiver(from)?;
    (viewer.sees(from) || viewer.sees(to)).then(|| {
        badge(Text::new("hrt-badge-passed").with("from", from).with("to", to), Tone::Neutral)
    })
}

fn badge(label: Text, tone: Tone) -> Badge {
    Badge { label, icon: None, count: None, tone }
}

fn prompt(state: &State, viewer: Viewer) -> Option<Prompt> {
    match state.phase {
        Phase::Over => None,
        Phase::Passing => Some(Prompt::new(passing_prompt(state, viewer), "HRT-4")),
        Phase::Playing => Some(playing_prompt(state, viewer)),
    }
}

fn passing_prompt(state: &State, viewer: Viewer) -> Text {
    let own = viewer.seat().and_then(|own| Some((own, state.receiver(own)?)));
    match own {
        Some((own, to)) if state.given(own).len() < PASSED => {
            let left = PASSED - state.given(own).len();
            Text::new("hrt-prompt-pass").with("left", left).with("seat", to)
        }
        _ => "hrt-prompt-passing".into(),
    }
}

fn playing_prompt(state: &State, viewer: Viewer) -> Prompt {
    let seat = state.to_play();
    if viewer.seat() != Some(seat) {
        return Prompt::new(Text::new("hrt-prompt-wait").with("seat", seat), "HRT-7");
    }
    let Some(led) = state.trick.first() else {
        return if state.first_trick() {
            Prompt::new("hrt-prompt-first", "HRT-6")
        } else {
            Prompt::new("hrt-prompt-lead", "HRT-7")
        };
    };
    let suit = led.suit();
    let id = if state.hand(seat).in_suit(suit).is_empty() {
        "hrt-prompt-discard"
    } else {
        "hrt-prompt-follow"
    };
    Prompt::new(Text::new(id).with("suit", suit.name()), "HRT-8")
}

pub(crate) fn offer(state: &State, seat: Seat, mv: Move) -> Offer {
    match mv {
        Move::Pass(card) => {
            let to = state.receiver(seat).unwrap_or(seat);
            let label = Text::new("hrt-offer-pass").with("card", card.name()).with("seat", to);
            Offer::new(label, [card.to_string().into()]).ruled("HRT-4")
        }
        Move::Play(card) => {
            let label = Text::new("hrt-offer-play").with("card", card.name());
            Offer::new(label, [card.to_string().into()]).ruled("HRT-7")
        }
    }
}
