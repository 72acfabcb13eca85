//! What goes over the line between home and hall: each thing once and none lost, whatever the line does; no byte that is
//! read there brings the program down.

mod hostile;
mod lines;
mod models;
mod plans;
