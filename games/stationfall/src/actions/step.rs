//! Being written.

use kernel::Refusal;

use crate::action::Action;
use crate::engine::Engine;
use crate::ids::Body;
use crate::look::Look;

pub(super) fn list(_look: Look<'_>, _body: Body, _offer: &mut dyn FnMut(Action)) {}

pub(super) fn check(_look: Look<'_>, _body: Body, _action: &Action) -> Result<(), Refusal> {
    Err(Refusal::new("SF-1.1", "sf-refused-not-provided"))
}

pub(super) fn perform(_engine: &mut Engine<'_>, _body: Body, _action: Action) {}
