//! `starboard games`: what there is to play.

use std::sync::Arc;

use kernel::game::{About, Stage};
use kernel::{Lang, Text};
use serde::Serialize;
use table::{Registry, Title};

use crate::exit::{Answer, Reply};
use crate::lang::own_words;
use crate::page::{Column, table};

/// List the games
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// List the classics too: the small games that serve as examples
    #[arg(long)]
    all: bool,
}

/// One game, as `--json` prints it.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    players: [u8; 2],
    modes: &'static [&'static str],
    modules: &'static [&'static str],
    languages: Vec<Lang>,
    stage: Stage,
}

impl Listed {
    fn of(title: &Arc<dyn Title>) -> Listed {
        let about: &About = title.about();
        let book = title.book();
        Listed {
            id: about.id,
            title: about.title,
            players: [*about.players.start(), *about.players.end()],
            modes: about.modes,
            modules: about.modules,
            languages: Lang::ALL.into_iter().filter(|l| !book.words(*l).is_empty()).collect(),
            stage: about.stage,
        }
    }

    fn row(&self) -> Vec<String> {
        let [from, to] = self.players;
        let listed = |words: &[&str]| match words {
            [] => "–".to_string(),
            words => words.join(", "),
        };
        let languages: Vec<&str> = self.languages.iter().map(|lang| lang.code()).collect();
        vec![
            self.id.into(),
            self.title.into(),
            if from == to { from.to_string() } else { format!("{from}–{to}") },
            listed(self.modes),
            listed(self.modules),
            listed(&languages),
            match self.stage {
                Stage::Alpha => "alpha".into(),
                Stage::Beta => "beta".into(),
                Stage::Production => "production".into(),
            },
        ]
    }
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let listed: Vec<Listed> =
        games.all().filter(|title| args.all || is_in_lobby(title)).map(Listed::of).collect();
    let words = own_words(lang);
    let nothing = listed.is_empty().then(|| words.voice().word("games-none"));
    if args.json {
        let answer = Answer::json(&listed);
        return Ok(nothing.into_iter().fold(answer, Answer::note));
    }
    if let Some(nothing) = nothing {
        return Ok(Answer::text(format!("{nothing}\n")));
    }
    let headings = [
        "games-id",
        "games-title",
        "games-players",
        "games-modes",
        "games-modules",
        "games-languages",
        "games-stage",
    ];
    let headings = headings.map(|id| words.voice().say(&Text::new(id))).to_vec();
    let rows: Vec<Vec<String>> =
        [headings].into_iter().chain(listed.iter().map(Listed::row)).collect();
    Ok(Answer::text(table(&[Column::Left; 7], &rows, 0)))
}

fn is_in_lobby(title: &Arc<dyn Title>) -> bool {
    title.about().shelf == kernel::Shelf::Lobby
}
