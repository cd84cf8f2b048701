//! The ids of entries, made once: scenes borrow them. An id stands in addresses, so it has hyphens where names have `_`.

use std::sync::OnceLock;

use kernel::Name;
use workbench::flat::By;

use super::token::Token;
use crate::ids::{
    Ability, Character, ConsoleAction, Data, Identity, Item, Offsite, ProjectX, Section,
    SectionAction,
};

/// Declares the table of ids, and a function for each kind of entry.
macro_rules! entries {
    ($($(#[$doc:meta])* $kind:ident: $of:ident = $prefix:literal,)*) => {
        struct Names {
            $($kind: By<$of, String, { $of::COUNT }>,)*
        }

        fn names() -> &'static Names {
            static NAMES: OnceLock<Names> = OnceLock::new();
            NAMES.get_or_init(|| Names {
                $($kind: By::from_fn(|one: $of| {
                    format!(concat!($prefix, "-{}"), one.name().replace('_', "-"))
                }),)*
            })
        }

        $(
            $(#[$doc])*
            pub(crate) fn $kind(of: $of) -> Name {
                Name::Borrowed(&names().$kind[of])
            }
        )*
    };
}

entries! {
    /// The entry of a Character card.
    character: Character = "character",
    /// The entry of an Identity card.
    identity: Identity = "identity",
    /// The entry of the Bot side of an Identity card.
    bot: Identity = "bot",
    /// The entry of the Kompromat on a Character.
    kompromat: Character = "kompromat",
    /// The entry of an Ability or Reveal Power.
    ability: Ability = "ability",
    /// The entry of a section.
    section: Section = "section",
    /// The entry of a Section Action.
    section_action: SectionAction = "section-action",
    /// The entry of a Console Action.
    console_action: ConsoleAction = "console-action",
    /// The entry of a kind of Item; the two sides of a Nanogel are one.
    item_side: Item = "item",
    /// The entry of a type of Data.
    data: Data = "data",
    /// The entry of a Project X card.
    project: ProjectX = "project",
    /// The entry of a counter, a marker, a box.
    token: Token = "token",
}

/// The entry of an Item.
pub(crate) fn item(of: Item) -> Name {
    item_side(if of == Item::Nanogel1 { Item::Nanogel } else { of })
}

/// The entry of an Offsite.
pub(crate) fn offsite(of: Offsite) -> Name {
    token(match of {
        Offsite::Authorities => Token::Authorities,
        Offsite::News => Token::News,
    })
}
