//! A zoo of micro-games: each the smallest complete game that shows one shape the kernel must carry.
//!
//! Every one passes the conformance suite at all its player counts and options, and has a few tests of what is
//! special about its shape. Those that servers and terminals are tested with too live in the crate `zoo`.

mod automaton;
mod bag;
mod colours;
mod common;
mod consent;
mod interrupt;
mod modules;
mod pool;
mod secret;
mod teams;
