//! Station Automation (the `SF-B` rules).

mod games;
