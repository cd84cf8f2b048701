//! Small signs: badges with a static label.

use kernel::scene::{Badge, Tone};
use kernel::{Name, Text};

/// A badge without a number.
pub(super) fn sign(label: &'static str, icon: &'static str, tone: Tone) -> Badge {
    Badge { label: Text::new(label), icon: Some(Name::Borrowed(icon)), count: None, tone }
}

/// A badge with a number.
pub(super) fn count(label: &'static str, icon: &'static str, count: u8) -> Badge {
    Badge { count: Some(count.into()), ..sign(label, icon, Tone::Neutral) }
}

/// How many lie together, where it is more than one.
pub(super) fn several(count_of: u8) -> Option<Badge> {
    (count_of > 1).then(|| count("sf-badge-count", "count", count_of))
}
