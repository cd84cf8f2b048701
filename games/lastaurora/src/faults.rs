//! Reasons why a position cannot be played, in the language of developers.

use crate::decisions::MakeRoom;
use crate::frame::Frame;
use crate::ids::Column;
use crate::look::Look;
use crate::moves::Cell;
use crate::state::Step;
use crate::vocab::CardKind;

/// What is wrong with a position that was arranged by hand.
pub(crate) fn faults(look: Look<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    let state = look.state;
    for player in look.players().filter(|player| !look.automa(*player)) {
        let own = look.of(player);
        let truck = own.convoy[Cell::TRUCK];
        let is_truck = truck.present() && look.content.convoy[truck.card()].kind == CardKind::Truck;
        if !is_truck {
            faults.push(format!("player {} has no Truck in B1 (LA-10.2)", player.0 + 1));
            continue;
        }
        let asked = state.frames.iter().any(|frame| {
            matches!(frame, Frame::Overload(MakeRoom { player: busy, .. }) if *busy == player)
        });
        if state.step != Step::Over && !asked && look.excess(player) > 0 {
            faults.push(format!("player {} has more tokens than room (LA-10.10)", player.0 + 1));
        }
        for column in Column::ALL {
            if own.convoy[Cell::above(column)].present()
                && !own.convoy[Cell::below(column)].present()
            {
                faults
                    .push(format!("player {} has a Device above nothing (LA-10.1)", player.0 + 1));
            }
        }
        if own.at.index() >= look.map().spaces.len() {
            faults.push(format!("player {} stands outside the map", player.0 + 1));
        }
    }
    if look.zone().any(|(_, card)| card.index() >= look.content.cards.len()) {
        faults.push("a slot holds a card that does not exist".into());
    }
    if state.frames.is_empty() && state.step != Step::Over {
        faults.push("nobody acts yet: end with a phase".into());
    }
    if state.outcome.is_empty() {
        faults.push("the Outcome deck is empty (LA-14.7)".into());
    }
    faults
}
