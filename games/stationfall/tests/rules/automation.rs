//! Station Automation (the `SF-B` rules). `bench` writes a bot's script in the test.

mod bench;
mod eligibility;
mod ending;
mod games;
mod language;
mod priorities;
mod scripts;
mod setup;
mod special;
mod turn;
