//! Nemesis with Aftermath, rule by rule. Read it with the rules in the other hand.

pub mod content;
pub mod ids;
pub mod vocab;
