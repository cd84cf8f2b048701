//! `lab`: the measuring tools of the project. They are not part of the product.
//!
//! Standard output carries the result and nothing else. The exit status is 0 for done, 1 for "the answer is no",
//! 2 for wrong input.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    lab::finish(lab::run(lab::Lab::parse()))
}
