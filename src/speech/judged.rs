//! What tables of endings say, in sentences: who wins, what the counts leave of it, why there is no answer.

use golos_endings::{
    ChessDamage, ChessResult, ChessValue, Count, Damage, FileError, Files, Game, NoChessValue, NoValue, Ruling,
    Rulings, Shelf, Together, Value, rulings,
};
use golos_game::State;
use golos_rules::draughts::{self, Clause};
use golos_rules::{Position, Side, chess};
use golos_wording::{Sentence, Slot, clean, io_reason, message};

/// The longest reason that is quoted, in characters.
const QUOTED: usize = 200;

/// Where tables of endings are.
pub trait EndingTables {
    /// The tables of a game of draughts.
    ///
    /// # Errors
    /// The sentence that says why they cannot be read.
    fn draughts(&self, game: Game) -> Result<Shelf<Box<dyn Files>>, Box<Sentence>>;

    /// The value of a position of chess.
    ///
    /// # Errors
    /// [`NoChessValue`] if it has none.
    fn chess(&self, position: &chess::Position) -> Result<ChessValue, NoChessValue>;
}

/// What was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Somebody wins, and no count cuts it.
    Stands(Side),
    /// A count ends before the win.
    Cut,
    /// With best play it is a draw.
    Drawn,
    /// The game is over.
    Over,
    /// The tables do not decide it.
    Beyond,
}

/// The answer to the question who wins.
#[derive(Clone, Debug)]
pub struct Judgement {
    pub decision: Decision,
    pub sentences: Vec<Sentence>,
    /// Whether all tables that were read have been verified.
    pub is_verified: bool,
}

/// What is asked: the position that counts now, and how far the counts of its rules have come.
struct Asked<'a> {
    position: Position,
    clauses: &'a [Clause],
    counts: Vec<Count>,
    /// The clauses that are asked about, by their places; `None` if all are.
    among: Option<Vec<usize>>,
    /// Positions that may be looked at.
    most: usize,
}

/// Says who wins the position of a game, and what the counts of its rules, as far as they have come, leave of it. `article`
/// names the one provision that is asked about; at most `most` positions are looked at.
///
/// # Errors
/// The sentence that says why there is no answer.
pub fn judged(
    state: &State,
    article: Option<&str>,
    most: usize,
    tables: &dyn EndingTables,
) -> Result<Judgement, Box<Sentence>> {
    let (position, made) = state.clause_states();
    let counts = made.into_iter().map(|(made, limit, if_shown)| Count { made, limit, if_shown }).collect();
    let clauses = &state.setup().rules.draws.clauses;
    let among = article.map(|article| state.clauses_of(article)).transpose();
    let among = among.map_err(|known| {
        let asked = Slot::Text(clean(article.unwrap_or_default(), QUOTED));
        Box::new(message::ending_no_article(asked, Slot::Articles(known)))
    })?;
    Asked { position, clauses, counts, among, most }.judge(tables)
}

impl Asked<'_> {
    fn judge(&self, tables: &dyn EndingTables) -> Result<Judgement, Box<Sentence>> {
        match &self.position {
            Position::Draughts(position) => self.judge_draughts(position, tables),
            Position::Chess(position) => {
                let value = tables.chess(position).map_err(|why| Box::new(no_chess_value(&why)))?;
                Ok(chess_judgement(position.turn(), &value))
            }
            Position::Renju(_) => Err(Box::new(message::ending_no_game(Slot::Text("renju".to_owned())))),
        }
    }

    fn judge_draughts(
        &self,
        position: &draughts::Position,
        tables: &dyn EndingTables,
    ) -> Result<Judgement, Box<Sentence>> {
        let id = position.variant().id();
        let game =
            Game::of(position.variant()).ok_or_else(|| Box::new(message::ending_no_game(Slot::Text(id.to_owned()))))?;
        let mut shelf = tables.draughts(game)?;
        let refused = |why| Box::new(no_value(game, &why));
        let answer = shelf.value(position).map_err(refused)?;
        let mut sentences = vec![worth(position, answer.value)];
        let decision = if !position.has_move() {
            Decision::Over
        } else {
            match rulings(&mut shelf, position, self.clauses, &self.counts, self.most) {
                // Who wins is known, what the counts leave of it is not.
                Err(why) => {
                    sentences.push(no_value(game, &why));
                    Decision::Beyond
                }
                Ok(None) => Decision::Drawn,
                Ok(Some(ruled)) => {
                    let (said, decision) = self.ruled(&ruled);
                    sentences.extend(said);
                    decision
                }
            }
        };
        Ok(Judgement { decision, sentences, is_verified: answer.is_verified })
    }

    fn ruled(&self, ruled: &Rulings) -> (Vec<Sentence>, Decision) {
        let Some(among) = &self.among else { return (counted(self.clauses, ruled), decided(ruled)) };
        let asked: Vec<_> = ruled.clauses.iter().filter(|(at, _)| among.contains(at)).copied().collect();
        let is_cut = asked.iter().any(|(_, ruling)| matches!(ruling, Ruling::Cut { .. }));
        let is_open = asked.iter().any(|(_, ruling)| matches!(ruling, Ruling::Beyond { .. }));
        let decision = match ruled.together {
            _ if is_cut => Decision::Cut,
            Together::Stands => Decision::Stands(ruled.winner),
            _ if is_open => Decision::Beyond,
            _ => Decision::Stands(ruled.winner),
        };
        // A provision about the theory of the ending asks for no count.
        let one = Rulings { clauses: asked, ..ruled.clone() };
        (if among.is_empty() { Vec::new() } else { rows(self.clauses, &one) }, decision)
    }
}

/// What all counts leave of a win.
#[must_use]
pub const fn decided(ruled: &Rulings) -> Decision {
    match ruled.together {
        Together::Stands => Decision::Stands(ruled.winner),
        Together::Cut => Decision::Cut,
        Together::Road | Together::Size => Decision::Beyond,
    }
}

/// What the counts that run leave of a win, clause by clause, and all together.
#[must_use]
pub fn counted(clauses: &[Clause], ruled: &Rulings) -> Vec<Sentence> {
    let mut said = rows(clauses, ruled);
    let is_cut = ruled.clauses.iter().any(|(_, ruling)| matches!(ruling, Ruling::Cut { .. }));
    let is_left = |ruling: &Ruling| !matches!(ruling, Ruling::IfShown);
    let several = ruled.clauses.iter().filter(|(_, ruling)| is_left(ruling)).count() > 1;
    match ruled.together {
        Together::Stands if several => said.push(message::ending_stands_together()),
        Together::Cut if !is_cut => said.push(message::ending_cut_together()),
        Together::Road => said.push(message::ending_open_road()),
        Together::Size => said.push(message::ending_open_size()),
        Together::Stands | Together::Cut => {}
    }
    said
}

fn rows(clauses: &[Clause], ruled: &Rulings) -> Vec<Sentence> {
    let row = |&(at, ruling): &(usize, Ruling)| {
        let article = Slot::Article(clauses.get(at)?.article.clone());
        Some(match ruling {
            Ruling::Stands { needs, left } => message::ending_fits(article, needs, left),
            Ruling::IfShown => message::ending_fits_shown(article),
            Ruling::Cut { needs, left } => message::ending_cut(article, needs, left),
            Ruling::Beyond { left } if ruled.together == Together::Stands => message::ending_enough(article, left),
            Ruling::Beyond { left } => message::ending_open(article, left),
        })
    };
    let said: Vec<Sentence> = ruled.clauses.iter().filter_map(row).collect();
    if said.is_empty() { vec![message::ending_no_count()] } else { said }
}

/// Who wins a position, and in how many moves.
#[must_use]
pub fn worth(position: &draughts::Position, value: Value) -> Sentence {
    let side = position.turn();
    let moves = |plies: u8| u32::from(plies).div_ceil(2);
    match value {
        _ if !position.has_move() => message::ending_over(side),
        Value::Win(plies) => message::ending_wins(side, moves(plies)),
        Value::Loss(plies) => message::ending_wins(side.other(), moves(plies)),
        Value::Draw => message::ending_drawn(),
    }
}

fn chess_judgement(turn: Side, value: &ChessValue) -> Judgement {
    let winner = match value.result {
        ChessResult::Win | ChessResult::CursedWin => Some(turn),
        ChessResult::Loss | ChessResult::BlessedLoss => Some(turn.other()),
        ChessResult::Draw => None,
    };
    let decision = match (value.result, winner) {
        _ if value.is_open => Decision::Beyond,
        (ChessResult::Win | ChessResult::Loss, Some(winner)) => Decision::Stands(winner),
        (ChessResult::CursedWin | ChessResult::BlessedLoss, _) => Decision::Cut,
        _ => Decision::Drawn,
    };
    Judgement { decision, sentences: vec![chess_worth(turn, value)], is_verified: true }
}

/// Who wins a position of chess, and whether the rule of 50 moves leaves it.
#[must_use]
pub fn chess_worth(turn: Side, value: &ChessValue) -> Sentence {
    let side = match value.result {
        ChessResult::Win | ChessResult::CursedWin => turn,
        ChessResult::Loss | ChessResult::BlessedLoss => turn.other(),
        ChessResult::Draw => return message::ending_drawn(),
    };
    match value.result {
        ChessResult::CursedWin | ChessResult::BlessedLoss if value.is_open => message::chess_ending_open(side),
        ChessResult::CursedWin | ChessResult::BlessedLoss => message::chess_ending_cut(side),
        _ if value.is_rounded => message::chess_ending_wins_about(side, value.half_moves),
        _ => message::chess_ending_wins(side, value.half_moves),
    }
}

/// What a move is worth for the side that makes it; `value` is that of the position after it.
#[must_use]
pub fn chess_move_worth(text: Slot, value: &ChessValue) -> Sentence {
    match value.result {
        ChessResult::Draw => message::ending_move_draws(text),
        ChessResult::Loss => message::chess_ending_move_wins(text, value.half_moves),
        ChessResult::Win => message::chess_ending_move_loses(text, value.half_moves),
        ChessResult::BlessedLoss => message::chess_ending_move_cursed(text),
        ChessResult::CursedWin => message::chess_ending_move_saved(text),
    }
}

/// Why a position has no value.
#[must_use]
pub fn no_value(game: Game, why: &NoValue) -> Sentence {
    let id = game.variant().id();
    let table = |forces: &golos_endings::Forces| Slot::Text(forces.to_string());
    match why {
        NoValue::OtherGame => message::ending_no_game(Slot::Text(id.to_owned())),
        NoValue::TooManyPieces { pieces, most } => message::ending_too_many((*pieces).into(), (*most).into()),
        NoValue::NoTable(forces) => {
            let make = format!("golos endings make {id} {}", forces.pieces());
            message::ending_no_table(table(forces), Slot::Text(make))
        }
        NoValue::ManOnLastRank => message::ending_last_rank(),
        NoValue::NoPieces(side) => message::ending_no_pieces(*side),
        NoValue::Damaged { forces, why } => message::ending_damaged(table(forces), damage(why)),
    }
}

/// Why a table cannot be used.
#[must_use]
pub fn damage(why: &Damage) -> Slot {
    let file = match why {
        Damage::Disk(kind) => return io_reason(&(*kind).into()),
        Damage::File(file) => file,
    };
    match file {
        FileError::NotATable => message::table_none(),
        FileError::Format(format) => message::table_format(u32::from(*format)),
        FileError::Rules => message::table_rules(),
        FileError::Forces(forces) => message::table_forces(Slot::Text(forces.to_string())),
        FileError::Head | FileError::Directory | FileError::Sum => message::table_sum(),
        FileError::Block(block) => message::table_block(block.saturating_add(1)),
        FileError::Length { found, expected } => {
            let number = |bytes: u64| Slot::Text(bytes.to_string());
            message::table_length(number(*found), number(*expected))
        }
        FileError::OtherTables => message::table_others(),
    }
    .into()
}

/// Why a file of Syzygy tables cannot be used.
fn chess_damage(why: ChessDamage) -> Slot {
    match why {
        ChessDamage::NotATable => message::chess_table_none().into(),
        ChessDamage::Damaged => message::chess_table_damaged().into(),
        ChessDamage::NoTables => message::chess_table_absent().into(),
        ChessDamage::Disk(kind) => io_reason(&kind.into()),
    }
}

/// Why a position of chess has no value.
#[must_use]
pub fn no_chess_value(why: &NoChessValue) -> Sentence {
    let text = |text: &str| Slot::Text(clean(text, QUOTED));
    match why {
        NoChessValue::NoFolder => message::chess_ending_no_folder(text("golos endings chess")),
        NoChessValue::Castling => message::chess_ending_castling(),
        NoChessValue::TooManyPieces { pieces, most } => {
            message::chess_ending_too_many((*pieces).into(), (*most).into())
        }
        NoChessValue::Missing(file) => message::chess_ending_missing(text(file)),
        NoChessValue::Damaged { file, why } => message::chess_ending_damaged(text(file), chess_damage(*why)),
        NoChessValue::Impossible => message::chess_ending_impossible(),
    }
}
