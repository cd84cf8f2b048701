//! Every refusal with the situation it is true in, and the sentence a person reads.

mod convoy;
mod damage;
mod explore;
mod fire;
mod movement;
mod objects;
mod rest;
mod stories;
