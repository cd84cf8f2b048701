//! Counting every component, so that nothing is lost or doubled.

use std::collections::BTreeMap;
use std::fmt::Display;

/// Where every component of a game is.
#[derive(Clone, Debug, Default)]
pub struct Census {
    counts: BTreeMap<String, (u32, Vec<String>)>,
}

impl Census {
    /// Nothing counted yet.
    pub fn new() -> Census {
        Census::default()
    }

    /// Counts one component that lies at `place`.
    pub fn put(&mut self, component: impl Display, place: impl Display) {
        self.put_many(component, 1, place);
    }

    /// Counts several equal components that lie at `place`.
    pub fn put_many(&mut self, component: impl Display, how_many: u32, place: impl Display) {
        let entry = self.counts.entry(component.to_string()).or_default();
        entry.0 += how_many;
        if how_many > 0 {
            entry.1.push(place.to_string());
        }
    }

    /// What is lost or doubled against an earlier census, in sentences.
    pub fn differences(&self, earlier: &Census) -> Vec<String> {
        let nothing = (0, Vec::new());
        let names = self
            .counts
            .keys()
            .chain(earlier.counts.keys().filter(|name| !self.counts.contains_key(*name)));
        names
            .filter_map(|name| {
                let (now, places) = self.counts.get(name).unwrap_or(&nothing);
                let (before, were) = earlier.counts.get(name).unwrap_or(&nothing);
                (now != before).then(|| {
                    format!(
                        "{name}: {before} at first ({}), now {now} ({})",
                        were.join(", "),
                        places.join(", ")
                    )
                })
            })
            .collect()
    }

    /// How many components were counted.
    pub fn total(&self) -> u32 {
        self.counts.values().map(|(count, _)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_and_a_doubled_component_are_named() {
        let mut before = Census::new();
        before.put("gun", "bridge");
        before.put("helmet", "bridge");
        let mut after = Census::new();
        after.put("gun", "bridge");
        after.put("gun", "engineer");
        let found = after.differences(&before);
        assert_eq!(found.len(), 2);
        assert!(found[0].starts_with("gun: 1 at first (bridge), now 2 (bridge, engineer)"));
        assert!(before.differences(&before).is_empty());
    }
}
