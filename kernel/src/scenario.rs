//! Scenarios: situations as TOML files.
