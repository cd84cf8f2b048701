//! What somebody does not have: refusals that say who lacks what.

use kernel::Refusal;

use crate::ids::{Ability, Body, Data, Item};

/// Somebody does not possess an Item.
pub(crate) fn lacks(who: Body, item: Item, rule: &'static str) -> Refusal {
    Refusal::new(rule, "sf-refused-not-possessed").with("who", who.word()).with("item", item.word())
}

/// Somebody does not possess Data.
pub(super) fn lacks_data(who: Body, data: Data, rule: &'static str) -> Refusal {
    Refusal::new(rule, "sf-refused-no-data").with("who", who.word()).with("data", data.word())
}

/// Somebody does not have an Ability now.
pub(super) fn lacks_ability(who: Body, ability: Ability, rule: &'static str) -> Refusal {
    lacks_power(who.word(), ability, rule)
}

/// Somebody called by a name does not have an Ability now.
pub(super) fn lacks_power(who: &'static str, ability: Ability, rule: &'static str) -> Refusal {
    Refusal::new(rule, "sf-refused-no-ability").with("who", who).with("ability", ability.word())
}
