//! Records: a game as a text file a person can read.
