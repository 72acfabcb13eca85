#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| golos_fuzz::trf(bytes));
