//! The server as its clients meet it: a real one on a free port, real WebSockets.

mod client;
mod play;
