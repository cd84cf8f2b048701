//! The rules of Nemesis, chapter by chapter.

mod actions;
mod crew;
mod foes;
mod noise;
mod ship;
mod table;
mod trade;
mod windows;
