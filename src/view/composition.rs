//! A composition on a page: what is said above the diagram, the diagram, what is said below, the solution.

use golos_rules::plain_line;
use golos_wording::Lang;
use maud::html;

use super::html::{Html, alone, notes};
use super::picture::Picture;

const STYLE: &str =
    "body{font-family:sans-serif;max-width:40em;margin:1em auto;padding:0 1em}svg{max-width:24em;height:auto}";

/// A composition to be printed or published, in the order in which the rules want it (R-11.4.1, CH-48.1).
pub struct CompositionSheet {
    pub lang: Lang,
    pub title: String,
    /// The author, the place, the distinction.
    pub above: Vec<String>,
    pub picture: Picture,
    /// The number of pieces, the task, further conditions.
    pub below: Vec<String>,
    /// The heading of the solution.
    pub heading: String,
    /// The solution, a line each.
    pub solution: Vec<String>,
}

impl CompositionSheet {
    /// The page.
    #[must_use]
    pub fn html(&self) -> String {
        let main = html! {
            main {
                h1 { (plain_line(&self.title)) }
                @for line in &self.above { p { (plain_line(line)) } }
                (self.picture.markup())
                @for line in &self.below { p { (plain_line(line)) } }
                @if !self.solution.is_empty() {
                    h2 { (plain_line(&self.heading)) }
                    (notes(&self.solution))
                }
            }
        };
        Html { lang: self.lang, title: &self.title, head: alone(STYLE, false), header: None, main, script: None }.page()
    }
}
