//! Who decides for which seat: an absent person is replaced, and comes back.

use kernel::{Game, Seat, SeatSet, Turn};
use players::Kind;

use crate::error::ChangeError;
use crate::journal::{Act, Sequence};
use crate::setup::check_kind;
use crate::table::Table;
use crate::update::Sitter;

impl<G: Game> Table<G> {
    /// Who decides for each seat now, in order.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Lets another kind decide for a seat from now on. Gives back the journal's new length.
    pub fn take_over(&mut self, seat: Seat, kind: &Kind) -> Result<Sequence, ChangeError> {
        let (now, _) = self.sitting(seat)?;
        check_kind(self.title().cast(), kind).map_err(|error| ChangeError::Seat { seat, error })?;
        if let Some(own) = self.title().cast().own_seats() {
            own.may_take_over(self.game(), self.state(), kind.seated(seat))
                .map_err(|error| ChangeError::Seat { seat, error: error.into() })?;
        }
        if now == kind {
            return Err(ChangeError::Already { seat, kind: kind.clone() });
        }
        Ok(self.change(seat, kind.clone()))
    }

    /// Gives a seat back to the kind the table was opened with. Gives back the journal's new length.
    pub fn give_back(&mut self, seat: Seat) -> Result<Sequence, ChangeError> {
        let (now, own) = self.sitting(seat)?;
        if now == own {
            return Err(ChangeError::NotTakenOver { seat });
        }
        let own = own.clone();
        Ok(self.change(seat, own))
    }

    /// The kind that decides for a seat now, and the one the table was opened with.
    fn sitting(&self, seat: Seat) -> Result<(&Kind, &Kind), ChangeError> {
        let now = self.kinds.get(seat.index()).zip(self.opened_with.get(seat.index()));
        now.ok_or_else(|| ChangeError::NoSuchSeat { seat, seats: self.seats() })
    }

    fn change(&mut self, seat: Seat, kind: Kind) -> Sequence {
        self.write(Act::SeatChanged { seat, kind: kind.clone() });
        self.kinds[seat.index()] = kind;
        self.sequence()
    }

    /// Who decides for each seat, for whoever looks at the table.
    pub fn sitters(&self) -> Vec<Sitter> {
        let thinking = self.thinking();
        let sitter = |seat: Seat| Sitter {
            seat,
            kind: self.kinds[seat.index()].clone(),
            stand_in: self.kinds[seat.index()] != self.opened_with[seat.index()],
            thinking: thinking.contains(seat),
        };
        Seat::all(self.seats()).map(sitter).collect()
    }

    /// The seats that are a person's for now.
    pub fn people(&self) -> SeatSet {
        let person = |seat: &Seat| self.kinds[seat.index()].is_person();
        Seat::all(self.seats()).filter(person).collect()
    }

    /// The seats for which an automatic player decides now: of a decision that is owed together, none as long as a person
    /// is asked too, otherwise one.
    pub fn thinking(&self) -> SeatSet {
        match self.turn() {
            Turn::Awaiting(awaited) => awaited.automatic(self.people()),
            Turn::Over(_) => SeatSet::NONE,
        }
    }
}
