//! One game under arbitration, judged by the articles: draws, the clock, irregularities, interruptions, the journal.

mod absence;
mod chess;
mod claims;
mod clock;
mod counters;
mod desk;
mod draw_reasons;
mod editions;
mod evening;
mod forged;
mod gap;
mod golden;
mod irregular;
mod lasting;
mod offers;
mod openings;
mod properties;
mod reasons;
mod recourse;
mod renju;
mod result;
mod rulings;
mod script;
mod slips;
mod undo;
mod warnings;
mod why;

use crate::support::table;
