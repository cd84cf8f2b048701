//! The screen before real tables: keys in, text out.

#![allow(clippy::unwrap_used, reason = "in a test, and in what helps it, a surprise is a failure")]

mod campaign;
mod cards;
mod gallery;
mod games;
mod help;
mod lessons;
mod people;
mod showroom;
mod stage;
mod whole;
