//! What is decided for others: the script of a bot, Lindsey, and the humans together (SF-B3.11, SF-T3, SF-T62).

use kernel::{Seat, SeatSet};
use stationfall::frame::{Frame, Offer, Warrant};
use stationfall::state::Player;

use crate::common::*;
use crate::tutorial::{Tutorial, opened};

/// The first decision of the council.
fn council() -> Tutorial {
    let mut t = opened("first", &[], 1);
    while t.state.minute != 9 {
        t.idle();
    }
    t
}

/// Rules: SF-T62, SF-H61
#[test]
fn sf_t62_what_the_humans_propose() {
    let mut t = council();
    let [one, two] = [Seat(0), Seat(1)];
    refused(
        &TestTable::of(&t.state),
        one,
        "agree",
        "SF-T62",
        "There is no proposal of somebody else to agree to. Propose something yourself.",
    );
    t.decide(1, "pass");
    t.decide(2, "reveal engineer");
    refused(
        &TestTable::of(&t.state),
        one,
        "pass",
        "SF-T62",
        "That is proposed already. Agree to it, or propose something else.",
    );
    t.decide(2, "reveal station_chief");
    refused(
        &TestTable::of(&t.state),
        two,
        "reveal engineer",
        "SF-H61",
        "You have made two proposals for this decision. Agree to the first one now.",
    );
}

/// Rules: SF-T3
#[test]
fn sf_t3_lindsey_takes_no_bribe() {
    let mut t = opened("first", &[], 1);
    let offer = Offer {
        actor: actor("engineer"),
        action: action("wait"),
        by: Warrant::Bribe,
        to: Player(3),
    };
    t.state.frames.push(Frame::Offer(offer));
    refused(
        &TestTable::of(&t.state),
        Seat(3),
        "accept",
        "SF-T3",
        "Lindsey accepts no Bribe and no Kompromat on her PC: only refuse is possible.",
    );
}

/// Rules: SF-B3.11, SF-B3.3
#[test]
fn sf_b3_11_a_bot_does_what_its_script_says() {
    let mut t = table(&["exile", "engineer"]);
    t.pc(0, "exile");
    t.state.table.bots = SeatSet::of(Seat(0));
    t.activating(1);
    let offer =
        Offer { actor: actor("exile"), action: action("wait"), by: Warrant::Bribe, to: Player(0) };
    t.state.frames.push(Frame::Offer(offer));
    refused(
        &t,
        Seat(0),
        "accept",
        "SF-B3.11",
        "A bot does only what its script says: its answer to this is fixed.",
    );
}
