//! The rules of Last Aurora, tested. One module a chapter; each test is named after its rule or lists those it shows.

mod automa;
mod common;
mod content;
mod convoy;
mod crews;
mod exploration;
mod fire;
mod general;
mod modules;
mod movement;
mod pvp;
mod random;
mod rest;
mod scoring;
mod setup;
mod stories;
