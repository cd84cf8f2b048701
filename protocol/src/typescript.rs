//! The same types for the browser.

use kernel::almanac::{ReadPage, Setting};
use kernel::scene::{
    Badge, Ending, Face, Gauge, Kind, Layout, Link, Offer, Outline, Piece, Prompt, ScoreLine,
    SeatPanel, SeatStanding, Tone, Zone,
};
use kernel::theme::{Backdrop, CardStock, LinkLook, NodeLook, Palette, TitleFace};
use kernel::{
    AlmanacEntry, Contest, Lang, Note, NoteKind, Page, Passage, Scene, Shelf, Stage, Stock, Theme,
};
use ts_rs::{Config, TS};

use crate::{PROTOCOL, http, live};

/// All messages as one TypeScript module. `cargo xtask types` writes it to `web/src/protocol/index.ts`.
pub fn typescript() -> String {
    let languages: Vec<String> =
        Lang::ALL.iter().map(|lang| format!("\"{}\"", lang.code())).collect();
    let head = format!(
        "// Written by `cargo xtask types` from the Rust types in protocol/. Do not edit.\n\n\
         /** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n\n\
         /** The longest line of chat, in characters. */\nexport const LONGEST_CHAT = {};\n\n\
         /** The longest name of a person or a table, in characters. */\nexport const LONGEST_NAME = {};\n\n\
         /** A language the product speaks. */\nexport type Lang = {};\n",
        live::LONGEST_CHAT,
        live::LONGEST_NAME,
        languages.join(" | "),
    );
    let config = Config::new().with_large_int("number");
    let mut text = head;
    macro_rules! write_all {
        ($($module:ident :: { $($name:ident),* $(,)? }),* $(,)?) => {
            $($(text.push_str(&declared::<$module::$name>(&config));)*)*
        };
    }
    write_all!(
        live::{
            ClientMessage, ServerMessage, Welcome, UpdateView, UndoAsked, ToldView, Sitter, GuidanceView, ForbiddenView, ClockView, WhyAnswer,
            ChatLine, Problem,
        },
        http::{
            GameCard, OptionCard, ChoiceView, SeatKindCard, ValueCard, LessonCard, AlmanacPage, RulesPage, RuleView, NewTable, ClockSpec,
            OpenedTable, SeatKey, TableView, Origin, ChapterOf, Leaves, NextTable, NextSeat, CampaignView,
            ChapterView, ChapterStands, MineQuery, TableList, ForkTable, NewRecord, Position, Step,
            Replay, Credentials, AccountView, TurnNotice,
        },
    );
    macro_rules! write_scene {
        ($($of_scene:ty),* $(,)?) => {
            $(text.push_str(&declared::<$of_scene>(&config));)*
        };
    }
    type W = String;
    write_scene!(
        Scene<W>,
        SeatPanel<W>,
        Zone<W>,
        Link<W>,
        Piece<W>,
        Badge<W>,
        Gauge<W>,
        Prompt<W>,
        Offer<W>,
        Ending<W>,
        SeatStanding,
        ScoreLine<W>,
        Tone,
        Layout,
        Outline,
        Kind,
        Face,
        Contest,
        Stage,
        Shelf,
        AlmanacEntry<W>,
        Passage<W>,
        Setting,
        Stock,
        Page<W>,
        ReadPage<W>,
        Note<W>,
        NoteKind,
        Theme,
        Palette,
        Backdrop,
        NodeLook,
        LinkLook,
        TitleFace,
        CardStock,
    );
    text
}

/// A type's declaration with its documentation: short comments on one line, fields indented.
fn declared<T: TS>(config: &Config) -> String {
    let declaration = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(config));
    let short = declaration.replace("/**\n * ", "/** ").replace("\n */", " */");
    let mut text = String::from("\n");
    for line in short.lines().map(str::trim_end) {
        let outside = text.ends_with("\n\n") || text == "\n" || line.starts_with("export");
        text.push_str(if outside { "" } else { "  " });
        text.push_str(line);
        text.push('\n');
    }
    text
}
