//! Station Automation (the `SF-B` rules). `bench` writes a bot's script in the test.

mod bench;
mod eligibility;
mod games;
mod language;
mod priorities;
mod setup;
mod turn;
