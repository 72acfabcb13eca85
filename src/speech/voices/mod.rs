//! The voices behind one trait. The only room that opens sockets and starts speech engines.
