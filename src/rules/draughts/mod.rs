//! Draughts: geometry, positions, generator, notation, draw clauses.
