//! Counting every component, so that nothing is lost or doubled.

use std::collections::BTreeMap;
use std::fmt::Display;

/// Where every component of a game is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Census {
    counts: BTreeMap<String, Lying>,
}

/// How many of one component there are, place by place.
#[derive(Clone, PartialEq, Debug, Default)]
struct Lying(BTreeMap<String, u32>);

impl Lying {
    fn total(&self) -> u32 {
        self.0.values().sum()
    }

    fn places(&self) -> String {
        let some = self.0.iter().filter(|(_, count)| **count > 0);
        some.map(|(place, _)| place.as_str()).collect::<Vec<_>>().join(", ")
    }
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
        let lying = self.counts.entry(component.to_string()).or_default();
        *lying.0.entry(place.to_string()).or_default() += how_many;
    }

    /// What is lost or doubled against an earlier census, in sentences.
    pub fn differences(&self, earlier: &Census) -> Vec<String> {
        let nothing = Lying::default();
        let names = self
            .counts
            .keys()
            .chain(earlier.counts.keys().filter(|name| !self.counts.contains_key(*name)));
        names
            .filter_map(|name| {
                let now = self.counts.get(name).unwrap_or(&nothing);
                let before = earlier.counts.get(name).unwrap_or(&nothing);
                (now.total() != before.total()).then(|| {
                    format!(
                        "{name}: {} at first ({}), now {} ({})",
                        before.total(),
                        before.places(),
                        now.total(),
                        now.places()
                    )
                })
            })
            .collect()
    }

    /// What of `left` is not here as it was left, in sentences: so many of each component at each place that `left`
    /// names.
    pub fn missing(&self, left: &Census) -> Vec<String> {
        let here = |name: &String, place: &String| {
            self.counts.get(name).and_then(|lying| lying.0.get(place)).copied().unwrap_or_default()
        };
        let all = left.counts.iter().flat_map(|(name, lying)| {
            lying.0.iter().map(move |(place, wanted)| (name, place, *wanted))
        });
        all.filter(|(name, place, wanted)| here(name, place) != *wanted)
            .map(|(name, place, wanted)| {
                format!("{name}: {wanted} left at {place}, {} there", here(name, place))
            })
            .collect()
    }

    /// How many components were counted.
    pub fn total(&self) -> u32 {
        self.counts.values().map(Lying::total).sum()
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

    #[test]
    fn what_was_left_is_missed_where_it_was_left() {
        let mut left = Census::new();
        left.put_many("supply", 3, "crew");
        left.put_many("scar", 0, "crew");
        let mut opening = left.clone();
        opening.put_many("supply", 1, "stock");
        assert!(opening.missing(&left).is_empty());
        opening.put("scar", "crew");
        let mut moved = Census::new();
        moved.put_many("supply", 4, "stock");
        assert_eq!(opening.missing(&left), ["scar: 0 left at crew, 1 there"]);
        assert_eq!(moved.missing(&left), ["supply: 3 left at crew, 0 there"]);
    }
}
