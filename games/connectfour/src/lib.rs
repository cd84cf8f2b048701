//! connectfour
