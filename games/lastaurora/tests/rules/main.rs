//! The rules of Last Aurora, tested. One module a chapter; each test is named after its rule or lists those it shows.

mod automa;
mod common;
mod content;
mod convoy;
mod crews;
mod exploration;
mod fire;
mod general;
mod grid;
mod hidden;
mod modules;
mod movement;
mod order;
mod pvp;
mod random;
mod rest;
mod road;
mod rulings_end;
mod rulings_exploration;
mod rulings_fire;
mod rulings_movement;
mod rulings_pvp;
mod rulings_stories;
mod scoring;
mod setup;
mod stories;
