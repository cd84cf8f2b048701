//! All that is on the screen, as plain data.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use kernel::book::Rule;
use kernel::scene::Offer;
use kernel::{Lang, Name, Seat, SeatSet};
use protocol::SceneView;
use protocol::live::{ChatLine, Sitter, ToldView, UpdateView, WhyAnswer};
use render::{Voice, Words};

use crate::almanac::Almanac;
use crate::board::Detail;
use crate::ink::Ink;
use crate::keys::Place;
use crate::moves::{Choice, Grouping, Listed, Opened, choices, listed};
use crate::port::{Campaign, Line};

/// What a person set before or at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Whether colours are drawn.
    pub colours: bool,
    /// Whether a curtain asks for the right person where several sit before one screen.
    pub curtain: bool,
    /// Whether the table is at a server.
    pub remote: bool,
}

/// Everything that is drawn.
#[derive(Debug)]
pub struct Model {
    /// What the person set.
    pub settings: Settings,
    /// The words of the game and ours.
    pub words: Arc<Words>,
    /// The rules of the game and of every table.
    pub rules: Vec<Rule>,
    /// What every thing of the game is.
    pub almanac: Almanac,
    /// The game's title.
    pub title: String,
    /// The size of the screen.
    pub size: (u16, u16),
    /// The table as it was last told.
    pub table: Option<UpdateView>,
    /// What was told and said, in order.
    pub story: Vec<Entry>,
    /// The seats before this screen.
    pub people: Vec<Seat>,
    /// Who looks.
    pub you: Option<Seat>,
    /// What stands before the table.
    pub screen: Screen,
    /// What lies over the table.
    pub overlay: Option<Overlay>,
    /// The panel that is shown.
    pub panel: Panel,
    /// How far each panel is scrolled: lines from its end for the log, from its top for the others.
    pub scrolled: HashMap<Panel, usize>,
    /// What was typed to filter the moves.
    pub filter: String,
    /// The headings that were opened, where the list is long: a verb, then what acts.
    pub opened: Vec<Opened>,
    /// The thing whose moves alone are listed.
    pub only: Option<Name>,
    /// The number of the chosen move, or heading, on the list.
    pub chosen: usize,
    /// Whether the person has moved the choice since it was theirs to make.
    pub has_chosen: bool,
    /// The headings of the list.
    pub grouping: Grouping,
    /// The size of the board, if the person chose one.
    pub detail: Option<Detail>,
    /// Where the board is panned to, if the person panned it.
    pub pan: Option<(u16, u16)>,
    /// The cursor on the board.
    pub look: Option<Look>,
    /// What the table last answered, if it was not the answer somebody hoped for.
    pub notice: Option<Notice>,
    /// Whether a move is on its way.
    pub sent: bool,
    /// Whether somebody takes a decision back before the curtain.
    pub undoing: bool,
    /// The seat that decided last at this screen.
    pub decided_last: Option<Seat>,
    /// The sequence each seat last decided at: what came after is news to it.
    pub decided: HashMap<Option<Seat>, u32>,
    /// Where the table stands in its campaign.
    pub campaign: Campaign,
    /// The seats of this screen that decline by themselves until they are asked what cannot be declined.
    pub declining: SeatSet,
    /// The seat that somebody sat down in to act though the table does not wait for it.
    pub visiting: Option<Seat>,
    /// The connection, at a server's table.
    pub line: Line,
    /// The file of the record.
    pub kept: Option<PathBuf>,
    /// Counts while somebody thinks.
    pub ticks: u64,
}

/// Something that was told or said.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// The game told it.
    Told(ToldView),
    /// Somebody said it.
    Said(ChatLine),
}

/// What stands before the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Nothing has been heard of the table yet.
    Opening,
    /// Nobody may see the table until this seat's person says that they are there.
    Curtain {
        /// For whom.
        seat: Seat,
        /// Whether the person has said so; the table comes with the next update.
        lifted: bool,
    },
    /// A seat that declines by itself is sat down in for a moment: nothing of it is shown.
    Standing {
        /// Which seat.
        seat: Seat,
        /// Who looked before, and looks again.
        back: Option<Seat>,
    },
    /// The table.
    Table,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Overlay {
    /// The keys.
    Help {
        /// Lines scrolled.
        scroll: usize,
    },
    /// The rules.
    Rules {
        /// What is searched for.
        query: String,
        /// The chosen rule among those found.
        chosen: usize,
    },
    /// What the rules say to something.
    Why {
        /// What was asked about.
        about: String,
        /// The answers.
        answers: Vec<WhyAnswer>,
        /// Lines scrolled.
        scroll: usize,
    },
    /// The scores.
    Scores {
        /// Lines scrolled.
        scroll: usize,
    },
    /// The almanac: its list, or the page it was opened at.
    Almanac(Reading),
    /// The pages that were read at this table.
    Book {
        /// The chosen page.
        chosen: usize,
        /// Lines scrolled.
        scroll: usize,
    },
    /// The page that lies open on the table.
    Story {
        /// The chosen answer.
        chosen: usize,
        /// Lines scrolled.
        scroll: usize,
    },
    /// Whether to leave.
    Leave,
}

/// Where somebody is in the almanac.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// What is searched for.
    pub query: String,
    /// The chosen entry among those found.
    pub chosen: usize,
    /// The pages that were opened one from another; the last is read. None: the list.
    pub trail: Vec<Leaf>,
    /// The chosen link of the page.
    pub link: usize,
    /// Lines scrolled.
    pub scroll: usize,
}

/// A page of the almanac.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// An entry, by its id.
    Entry(Name),
    /// A rule, by its id.
    Rule(Name),
}

/// What can be looked at beside the moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Panel {
    /// The board.
    Board,
    /// The seats, with the gauges of the table.
    Seats,
    /// What lies beside the board: possessions, tracks, hands.
    Things,
    /// The story so far.
    Log,
    /// What a lesson's guide says.
    Guide,
    /// What the signs on the board mean.
    Legend,
}

/// The cursor on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The piece or zone under it.
    pub at: Name,
    /// The place, or the zone, where the cursor goes from thing to thing.
    pub from: Name,
    /// What was picked to ask about.
    pub picked: Vec<Name>,
    /// Whether the one move of what is under the cursor is made ready.
    pub ready: bool,
}

impl Look {
    /// A cursor on a thing.
    pub fn on(at: Name, picked: Vec<Name>) -> Look {
        Look { from: at.clone(), at, picked, ready: false }
    }
}

/// A sentence at the foot of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<Name>,
    /// Whether something was refused.
    pub bad: bool,
}

impl Model {
    /// An empty screen.
    pub fn new(settings: Settings, title: String, words: Arc<Words>, rules: Vec<Rule>) -> Model {
        Model {
            settings,
            words,
            rules,
            almanac: Almanac::default(),
            title,
            size: (100, 30),
            table: None,
            story: Vec::new(),
            people: Vec::new(),
            you: None,
            screen: Screen::Opening,
            overlay: None,
            panel: Panel::Board,
            scrolled: HashMap::new(),
            filter: String::new(),
            opened: Vec::new(),
            only: None,
            chosen: 0,
            has_chosen: false,
            grouping: Grouping::default(),
            detail: None,
            pan: None,
            look: None,
            notice: None,
            sent: false,
            undoing: false,
            decided_last: None,
            decided: HashMap::new(),
            campaign: Campaign::default(),
            declining: SeatSet::NONE,
            visiting: None,
            line: Line::Up,
            kept: None,
            ticks: 0,
        }
    }

    /// Forgets the table; what the person set stays.
    pub fn begin_anew(&mut self) {
        let (words, rules) = (Arc::clone(&self.words), std::mem::take(&mut self.rules));
        let fresh = Model::new(self.settings, std::mem::take(&mut self.title), words, rules);
        *self = Model {
            almanac: std::mem::take(&mut self.almanac),
            size: self.size,
            grouping: self.grouping,
            detail: self.detail,
            line: self.line,
            ..fresh
        };
    }

    /// The words.
    pub fn voice(&self) -> Voice<'_> {
        self.words.voice()
    }

    /// One of our own words.
    pub fn word(&self, id: &'static str) -> String {
        self.voice().word(id)
    }

    /// Colours, or what stands for them.
    pub fn ink(&self) -> Ink {
        Ink { colours: self.settings.colours }
    }

    /// The scene, once there is one.
    pub fn scene(&self) -> Option<&SceneView> {
        self.table.as_ref().map(|table| &table.scene)
    }

    /// The moves that fit what was typed.
    pub fn moves(&self) -> Vec<Listed<'_>> {
        let all = |scene| listed(scene, &self.filter, self.grouping);
        let mut moves = self.scene().map_or_else(Vec::new, all);
        if let Some(only) = &self.only {
            moves.retain(|listed| listed.offer.touches.contains(only));
        }
        moves
    }

    /// What the list of moves shows: a long one shows headings to open.
    pub fn choices(&self) -> Vec<Choice<'_>> {
        let Some(scene) = self.scene() else { return Vec::new() };
        let moves = self.moves();
        match self.filter.trim().is_empty() && self.only.is_none() {
            true => choices(scene, moves, &self.opened),
            false => moves.into_iter().map(Choice::Move).collect(),
        }
    }

    /// The chosen move; none while a heading is chosen.
    pub fn chosen(&self) -> Option<&Offer<String>> {
        match self.choices().get(self.chosen) {
            Some(Choice::Move(listed)) => Some(listed.offer),
            Some(Choice::Heading { .. }) | None => None,
        }
    }

    /// The moves that answer the page on the table.
    pub fn answers(&self) -> Vec<&Offer<String>> {
        let Some((scene, page)) = self.scene().and_then(|s| Some((s, s.page.as_ref()?))) else {
            return Vec::new();
        };
        scene.offers.iter().filter(|offer| offer.touches.contains(&page.id)).collect()
    }

    /// A rule by its id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The almanac's entry about a piece or a zone, if the viewer may know what it is.
    pub fn entry_of(&self, id: &str) -> Option<&Name> {
        let scene = self.scene()?;
        let piece = scene.pieces.iter().find(|piece| piece.id == id);
        match piece {
            Some(piece) => piece.entry.as_ref(),
            None => scene.zones.iter().find(|zone| zone.id == id)?.entry.as_ref(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.scene().is_some_and(|scene| scene.outcome.is_some())
    }

    /// Whether a next chapter goes on from here.
    pub fn goes_on(&self) -> bool {
        self.is_over() && (self.campaign.leaves.is_some() || self.campaign.next.is_some())
    }

    /// The notation that declines what whoever looks is asked, if they may. What is owed together is not theirs alone to
    /// decline.
    pub fn decline(&self) -> Option<&str> {
        let scene = self.scene()?;
        let alone = !scene.together || scene.awaited.len() == 1;
        let prompt = scene.prompt.as_ref().filter(|_| alone && self.is_mine())?;
        prompt.decline.as_deref()
    }

    /// Whether an automatic player decides for whoever looks.
    pub fn is_handed_over(&self) -> bool {
        let sitters = self.table.as_ref().map_or(&[][..], |table| &table.sitters);
        let own = |sitter: &Sitter| protocol::seat_of(sitter.seat) == self.you;
        self.you.is_some() && sitters.iter().any(|sitter| own(sitter) && sitter.kind != "me")
    }

    /// The next seat of this screen after the one that looks that may act.
    pub fn next_to_act(&self) -> Option<Seat> {
        let scene = self.scene().filter(|scene| scene.outcome.is_none())?;
        let able = scene.awaited.union(scene.welcome);
        let at = self.people.iter().position(|seat| Some(*seat) == self.you).map_or(0, |at| at + 1);
        let round = self.people.iter().cycle().skip(at).take(self.people.len());
        round.copied().find(|seat| able.contains(*seat) && Some(*seat) != self.you)
    }

    /// Whether the table awaits whoever looks.
    pub fn is_mine(&self) -> bool {
        let awaited = self.scene().map_or(SeatSet::NONE, |scene| scene.awaited);
        self.you.is_some_and(|you| awaited.contains(you))
    }

    /// Whether whoever looks may act now, awaited or merely welcome to.
    pub fn may_act(&self) -> bool {
        let welcome = self.scene().map_or(SeatSet::NONE, |scene| scene.welcome);
        self.is_mine() || self.you.is_some_and(|you| welcome.contains(you))
    }

    /// Whether an automatic player is thinking.
    pub fn is_thinking(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.sitters.iter().any(|sitter| sitter.thinking))
    }

    /// What was told since whoever looks last decided.
    pub fn news(&self) -> impl DoubleEndedIterator<Item = &ToldView> {
        let since = self.decided.get(&self.you).copied();
        self.story.iter().filter_map(move |entry| match entry {
            Entry::Told(told) if since.is_some_and(|since| told.sequence > since) => Some(told),
            _ => None,
        })
    }

    /// The almanac's entry about a thing, or about the place it lies in.
    pub fn entry_at(&self, id: &str) -> Option<&Name> {
        let zone = || {
            let scene = self.scene()?;
            let piece = scene.pieces.iter().find(|piece| piece.id == id)?;
            self.entry_of(&piece.zone)
        };
        self.entry_of(id).or_else(zone)
    }

    /// Where keys go.
    pub fn place(&self) -> Place {
        match (&self.screen, &self.overlay) {
            (_, Some(Overlay::Leave)) => Place::Leave,
            (_, Some(Overlay::Rules { .. })) => Place::Rules,
            (_, Some(Overlay::Almanac(reading))) if reading.trail.is_empty() => Place::Almanac,
            (_, Some(Overlay::Almanac(_))) => Place::Leaf,
            (_, Some(Overlay::Book { .. })) => Place::Book,
            (_, Some(Overlay::Story { .. })) => Place::Story,
            (_, Some(Overlay::Help { .. } | Overlay::Why { .. } | Overlay::Scores { .. })) => {
                Place::Page
            }
            (Screen::Curtain { .. }, None) => Place::Curtain,
            (Screen::Standing { .. }, None) => Place::Everywhere,
            (Screen::Opening | Screen::Table, None) if self.look.is_some() => Place::Look,
            (Screen::Opening | Screen::Table, None) => Place::Table,
        }
    }

    /// The panels there are now, in order.
    pub fn panels(&self) -> Vec<Panel> {
        let guided = self.table.as_ref().is_some_and(|table| table.guidance.is_some());
        let beside = self.scene().is_some_and(|scene| {
            let lies = |link: &kernel::scene::Link<String>| {
                scene.pieces.iter().any(|piece| piece.zone == link.id)
            };
            !crate::board::beside(scene).is_empty() || scene.links.iter().any(lies)
        });
        let mut panels = vec![Panel::Board];
        panels.extend(guided.then_some(Panel::Guide));
        panels.push(Panel::Seats);
        panels.extend(beside.then_some(Panel::Things));
        panels.extend([Panel::Log, Panel::Legend]);
        panels
    }

    /// The rules that fit what is searched for: all words must occur.
    pub fn rules_found(&self, query: &str) -> Vec<&Rule> {
        let query = query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let found = |rule: &&Rule| {
            let whole = format!("{} {} {} {}", rule.id, rule.title, rule.chapter, rule.text);
            let whole = whole.to_lowercase();
            words.iter().all(|word| whole.contains(word))
        };
        let mut rules: Vec<&Rule> = self.rules.iter().filter(found).collect();
        rules.sort_by_key(|rule| !rule.id.eq_ignore_ascii_case(query.trim()));
        rules
    }

    /// What the window on the board follows: the cursor, the chosen move, what is asked about, or the latest news.
    pub fn focus(&self) -> Vec<Name> {
        if let Some(look) = &self.look {
            return vec![look.at.clone()];
        }
        let chosen = self.chosen().map(|offer| offer.touches.clone());
        let chosen = chosen.filter(|touches| !touches.is_empty());
        if let Some(touches) = chosen.filter(|_| self.has_chosen || self.may_act()) {
            return touches;
        }
        let told = self.news().rev().find(|told| !told.touches.is_empty());
        told.map(|told| told.touches.clone()).unwrap_or_default()
    }

    /// What is asked about: all that the viewer's moves touch, while the table awaits them and nothing is chosen yet.
    pub fn asked(&self) -> Vec<Name> {
        let asks = self.may_act() && !self.has_chosen && self.look.is_none();
        let offers = self.scene().filter(|_| asks).map_or(&[][..], |scene| &scene.offers);
        offers.iter().filter_map(|offer| offer.touches.last().cloned()).collect()
    }
}
