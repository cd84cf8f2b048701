#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::hold("protocol", data));
