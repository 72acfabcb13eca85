//! What people see: a plain model, and its drawings. Everything in the model is already in words of the language.

mod colour;
mod composition;
pub mod drawing;
mod family;
mod form;
mod html;
mod linear;
mod look;
mod model;
mod page;
mod paper;
mod picture;
pub mod screen;
mod sheet;
mod site;
mod theme;

pub use colour::{Colour, Depth};
pub use composition::CompositionSheet;
pub use form::{csv, form_html, form_html_on, form_text};
pub use linear::Linear;
pub use look::{ClockText, Look, MoveText, outcome_key};
pub use model::{
    BoardLine, BoardModel, Cell, ClockModel, CueModel, Focus, Glyphs, Ground, HelpModel, Input, KeyHint, Labels,
    MenuModel, Model, MoveRow, NumberedMove, ScanModel, Scene, SizedText, Zoom,
};
pub use page::{Page, PageLabels, PageStep};
pub use paper::{Body, Chapter, Paper, Section};
pub use picture::Picture;
pub use sheet::Sheet;
pub use site::{BoardLink, IndexPage, LiveBoard, SCRIPT as SITE_SCRIPT, STYLE as SITE_STYLE, SiteFrame, SiteLabels};
pub use theme::{Paint, Theme};
