//! One game under arbitration: commands, events, decide, state. Pure.
