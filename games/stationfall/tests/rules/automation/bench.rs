//! A bot on the workbench: its script is written in the test.
//!
//! ```ignore
//! let mut b = bench(&["exile", "billionaire"], &["[CON + UNX] pick_up(item:gun)"]);
//! b.t.lay("gun", "forward_hub");
//! assert_eq!(b.turn(), ["activate exile", "step forward_hub", "free pickup gun"]);
//! ```
//!
//! The bot is the first of four players. Its PC is the first Character named, with no Abilities of its own unless said
//! otherwise; the other players are humans who have not revealed. Nothing lies anywhere but where a test lays it.

use conformance::testing::Situation;
use kernel::{Game, MoveList, Refusal, Seat, Turn};
use stationfall::Stationfall;
use stationfall::automation::{ScriptId, Why};
use stationfall::content::{Content, FILES};
use stationfall::engine::Engine;
use stationfall::event::Event;
use stationfall::frame::Frame;
use stationfall::ids::{Identity, Section};
use stationfall::moves::Move;
use stationfall::state::{Bribe, Player};

use crate::common::{TestTable, decision, table};

/// The table and the content with the test's script.
pub struct Bench {
    /// The table.
    pub t: TestTable,
    /// The content.
    pub content: &'static Content,
}

/// The bot has these lines as its default script, and no Abilities.
pub fn bench(characters: &[&str], lines: &[&str]) -> Bench {
    with_abilities(characters, &[], lines)
}

/// The same with Abilities.
pub fn with_abilities(characters: &[&str], abilities: &[&str], lines: &[&str]) -> Bench {
    with_card(characters, abilities, lines, "")
}

/// The same with more fields on the card.
pub fn with_card(characters: &[&str], abilities: &[&str], lines: &[&str], more: &str) -> Bench {
    let quoted = |words: &[&str]| {
        words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
    };
    let pc = characters[0];
    let abilities: Vec<&str> = ["bot_common"].iter().chain(abilities).copied().collect();
    let card = format!(
        "[[bot]]\nid = \"{pc}\"\ncharacter = \"{pc}\"\nabilities = [{}]\nagenda_name = \"\"\n\
         agenda = [{{ points = 1, when = \"escaped(self)\" }}]\ndefault = [{}]\n{more}\nprov = \"H\"\n\n",
        quoted(&abilities),
        quoted(lines)
    );
    let content = edited(|text| {
        let start = text.find(&format!("[[bot]]\nid = \"{pc}\"")).expect("there is such a bot");
        let end = text[start + 1..].find("[[bot]]").map_or(text.len(), |at| start + 1 + at);
        format!("{}{card}{}", &text[..start], &text[end..])
    });
    on(content, characters)
}

/// The content with another `bots.toml`.
pub fn edited(edit: impl FnOnce(&str) -> String) -> &'static Content {
    let (_, bots) = FILES.iter().find(|(name, _)| *name == "bots.toml").expect("the file is there");
    let bots = edit(bots);
    let files =
        FILES.map(|(name, text)| (name, if name == "bots.toml" { &bots[..] } else { text }));
    let content = Content::load(&files).unwrap_or_else(|fault| panic!("{fault}"));
    Box::leak(Box::new(content))
}

/// The bot of the box whose card is the first one named.
pub fn real(characters: &[&str]) -> Bench {
    on(Content::standard(), characters)
}

fn on(content: &'static Content, characters: &[&str]) -> Bench {
    let mut t = TestTable::with(content, &table(characters).state);
    for section in Section::ALL {
        if *section != Section::MagneticContainment && t.look().exists(*section) {
            t.clear_items(section.name());
        }
    }
    let mut b = Bench { t, content };
    b.bot(0, characters[0]);
    b
}

impl Bench {
    /// A player is the bot of an Identity.
    pub fn bot(&mut self, player: u8, card: &str) {
        self.t.pc(player, card);
        self.t.state.table.bots.insert(Seat(player));
        self.t.state.players[Player(player)].bribe = Bribe::None;
    }

    /// The game with the test's script.
    pub fn game(&self) -> Stationfall {
        Stationfall::with(self.content)
    }

    /// Hands for the table.
    pub fn engine(&mut self) -> Engine<'_> {
        let Situation { state, log, .. } = &mut *self.t;
        Engine::new(self.content, state, log)
    }

    /// The bot's turn begins; the Influence phase is left out.
    pub fn begin(&mut self) {
        self.begin_with(0, &[Frame::Commit, Frame::BotStart]);
    }

    /// A turn begins with these phases, the last one first.
    pub fn begin_with(&mut self, player: u8, phases: &[Frame]) {
        self.t.begin_turn(player);
        self.t.log.clear();
        self.t.state.automation.plan = Default::default();
        let frames = &mut self.t.state.frames;
        frames.clear();
        for frame in [Frame::TurnEnd, Frame::SectionTexts, Frame::Markers].iter().chain(phases) {
            frames.push(*frame);
        }
        self.engine().carry_on();
    }

    /// The bot takes its turn without the Influence phase: its decisions in their notation.
    pub fn turn(&mut self) -> Vec<String> {
        self.begin();
        self.play_on()
    }

    /// The bot takes its whole turn.
    pub fn whole_turn(&mut self) -> Vec<String> {
        self.begin_with(0, &[Frame::Commit, Frame::Influence, Frame::BotStart]);
        self.play_on()
    }

    /// The bot decides until its turn is over.
    pub fn play_on(&mut self) -> Vec<String> {
        let mut made = Vec::new();
        while let Some(mv) = self.next() {
            made.push(mv.to_string());
            let seat = self.t.asked();
            self.t.play(seat, &mv.to_string());
            assert!(made.len() < 60, "{made:?}");
        }
        made
    }

    /// The only decision of the bot whose turn it is; none if it is somebody else's turn.
    pub fn next(&self) -> Option<Move> {
        let game = self.game();
        let Turn::Awaiting(awaited) = game.turn(&self.t.state) else { return None };
        let seat = awaited.seats.lowest()?;
        if seat != Seat(self.t.state.turn.player.0) || !self.t.state.table.bots.contains(seat) {
            return None;
        }
        let mut moves = MoveList::new();
        kernel::play::legal(&game, &self.t.state, seat, &mut moves);
        assert_eq!(moves.len(), 1, "a bot has one move: {:?}", &*moves);
        moves.first().copied()
    }

    /// The only decision of whoever is asked, in its notation.
    pub fn only(&self) -> String {
        let mut moves = MoveList::new();
        kernel::play::legal(&self.game(), &self.t.state, self.t.asked(), &mut moves);
        assert_eq!(moves.len(), 1, "{:?}", &*moves);
        moves[0].to_string()
    }

    /// Makes one decision.
    pub fn decide(&mut self, notation: &str) {
        self.t.play_in_turn([notation]);
    }

    /// Why a decision is refused.
    pub fn refusal(&self, notation: &str) -> Option<Refusal> {
        self.game().check(&self.t.state, self.t.asked(), &decision(notation)).err()
    }

    /// The line that was followed in this turn.
    pub fn followed(&self) -> Option<(ScriptId, u8)> {
        self.t.events().iter().find_map(|event| match event {
            Event::LineFollowed { script, line, .. } if *script != ScriptId::StartOfTurn => {
                Some((*script, *line))
            }
            _ => None,
        })
    }

    /// The number of the line of the default script that was followed.
    pub fn line(&self) -> u8 {
        match self.followed() {
            Some((ScriptId::Default, line)) => line,
            other => panic!("expected a line of the default script, found {other:?}"),
        }
    }

    /// Why a line of the default script was passed over.
    pub fn why(&self, number: u8) -> Option<Why> {
        self.t.events().iter().find_map(|event| match event {
            Event::LinePassed { script: ScriptId::Default, line, why, .. } if *line == number => {
                Some(*why)
            }
            _ => None,
        })
    }

    /// Which bot a player is.
    pub fn pc(&self, player: u8) -> Option<Identity> {
        self.t.state.players[Player(player)].pc
    }
}

/// Decisions in their notation, to compare with.
pub fn moves<const N: usize>(notations: [&str; N]) -> Vec<String> {
    notations.iter().map(|notation| notation.to_string()).collect()
}
