//! Self-Preservation (SF-11.2): nobody does what would certainly make them go Down at once.

use kernel::Refusal;

use crate::action::{Action, Actor};
use crate::look::Look;

pub(super) fn check(_look: Look<'_>, _actor: Actor, _action: &Action) -> Result<(), Refusal> {
    Ok(())
}
