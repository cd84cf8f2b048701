//! The almanac: every entry is found, worded and ruled, and leads to others that are there. And a theme can be read.

use std::collections::BTreeSet;

use kernel::theme::Theme;
use kernel::{AlmanacEntry, Game, Name};

use super::texts;
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// What WCAG 2.2 AA asks of text.
const READABLE: f64 = 4.5;

/// Every entry is sound. The inspector knows their ids from then on.
pub(crate) fn sound<G: Game>(inspector: &mut Inspector<'_, G>) -> Held {
    let entries = (inspector.game.book().almanac)();
    let ids: BTreeSet<Name> = entries.iter().map(|entry| entry.id.clone()).collect();
    inspector.hold(Law::Almanac, ids.len() == entries.len(), || {
        format!("the entry {:?} stands twice", twice(&entries))
    })?;
    for entry in &entries {
        inspector.hold(Law::Almanac, is_address(&entry.id), || {
            format!("the entry `{}` is not of letters, digits and hyphens", entry.id)
        })?;
        let lost = entry.see.iter().find(|other| !ids.contains(*other));
        inspector.hold(Law::Almanac, lost.is_none(), || {
            format!("the entry `{}` leads to {lost:?}, which the almanac lacks", entry.id)
        })?;
        for rule in &entry.rules {
            inspector.cites(rule, &format!("the entry `{}`", entry.id))?;
        }
        texts::of_entry(inspector, entry)?;
    }
    inspector.almanac = ids;
    readable(inspector, inspector.game.about().theme)
}

fn twice(entries: &[AlmanacEntry]) -> Option<&Name> {
    let mut seen = BTreeSet::new();
    entries.iter().map(|entry| &entry.id).find(|id| !seen.insert(*id))
}

fn is_address(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// Text can be read on every panel, by night and by day.
fn readable<G: Game>(inspector: &mut Inspector<'_, G>, theme: Theme) -> Held {
    for palette in [theme.dark, theme.light] {
        for text in [palette.text, palette.muted] {
            for behind in [palette.ground, palette.panel, palette.raised] {
                let contrast = text.contrast(behind);
                inspector.hold(Law::Almanac, contrast >= READABLE, || {
                    format!("{text:?} on {behind:?} has the contrast {contrast:.2}")
                })?;
            }
        }
    }
    Ok(())
}
