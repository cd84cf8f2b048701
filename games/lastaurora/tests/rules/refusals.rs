//! Every refusal with the situation it is true in, and the sentence a person reads.

mod cards;
mod convoy;
mod damage;
mod explore;
mod fire;
mod goods;
mod movement;
mod objects;
mod people;
mod places;
mod rest;
mod stories;
mod targets;

use lastaurora::frame::Frame;

use crate::common::*;

/// A table at which this question is asked.
#[track_caller]
fn asked(mut table: Table, frame: Frame) -> Table {
    table.state_mut().frames.push(frame);
    settle(&mut table);
    assert_eq!(table.state().frames.last(), Some(&frame), "somebody is asked");
    table
}
