//! An Action: what it wants to know is named, it is paid for, it happens (NEM-4.5).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::Id as _;

use super::{DiscardCards, Interrupting, SpendItem, Trading, Volley, one};
use crate::choice::{self, Choice, OTHER_QUESTION};
use crate::content::Component;
use crate::deed::What;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Arrival, Entering, Frame, With};
use crate::game::Nemesis;
use crate::ids::{Item, Player, Slot, Ware};
use crate::look::Look;
use crate::moves::Move;
use crate::state::QuestState;
use crate::words;

/// How far an Action is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Targets and options are named.
    #[default]
    Declared,
    /// It is paid for.
    Paid,
    /// Somebody may cancel it.
    Open,
    /// It happens.
    Resolved,
    /// It is over.
    Done,
}

/// An Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Act {
    /// Whose.
    pub player: Player,
    /// Which.
    pub what: What,
    /// What it works with.
    pub with: With,
    /// How many things were named.
    pub named: u8,
    /// Cards still to be paid.
    pub left: u8,
    /// How far it is.
    pub stage: Stage,
    /// Whether it was none after all: a trade without a deal (NEM-5.9).
    pub void: bool,
}

impl Act {
    /// An Action that is declared now.
    pub(crate) fn declare(look: Look<'_>, player: Player, what: What) -> Act {
        Act { player, what, with: what.with(look, player), ..Act::default() }
    }

    /// What it wants to know next.
    fn choice(&self, look: Look<'_>) -> Option<Choice> {
        if self.stage != Stage::Declared {
            return None;
        }
        let program = self.what.program(look, &self.with)?;
        choice::next(look, program, &self.with, self.named)
    }

    /// Goes on as far as nobody is asked.
    pub(crate) fn work(mut self, engine: &mut Engine<'_>) -> bool {
        match self.stage {
            Stage::Declared if self.choice(engine.look()).is_none() => {
                self.left = self.what.cost(engine.look(), self.player, &self.with);
                self.stage = Stage::Paid;
                engine.replace(Frame::Act(self));
                if let What::Card(card, _) = self.what {
                    engine.discard_action(self.player, card);
                    let event = Event::new("NEM-4.3", "nem-event-plays").player(self.player);
                    engine.tell(event.name("what", card.word()));
                }
            }
            Stage::Paid if self.left == 0 => {
                self.stage = Stage::Open;
                engine.replace(Frame::Act(self));
                if let Some(window) = Interrupting::open(engine.look(), self.player) {
                    engine.ask(Frame::Interrupting(window));
                }
            }
            Stage::Open => {
                self.stage = Stage::Resolved;
                engine.replace(Frame::Act(self));
                engine.resolve(self);
            }
            Stage::Resolved => {
                self.stage = Stage::Done;
                engine.replace(Frame::Act(self));
                if let What::Item(item, _) = self.what
                    && engine.content.items[item].one_use
                {
                    engine.use_up(self.player, item);
                }
            }
            Stage::Done if self.void => engine.pop(),
            Stage::Done => {
                engine.pop();
                let own = engine.of(self.player);
                own.done = own.done.saturating_add(1);
                own.actions = own.actions.saturating_add(1);
            }
            Stage::Declared | Stage::Paid => return false,
        }
        true
    }
}

impl Decision<Nemesis> for Act {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        match self.choice(look) {
            Some(choice) => Prompt::new(words::choice(choice), "NEM-4.5"),
            None => Prompt::new(Text::new("nem-prompt-pay").with("n", self.left), "NEM-4.2"),
        }
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        match self.choice(look) {
            Some(choice) => choice::candidates(look, &self.with, choice, found),
            None => {
                let mut seen: workbench::flat::List<crate::ids::Card, { crate::state::DECK }> =
                    workbench::flat::List::new();
                for card in look.actions(self.player) {
                    if !seen.contains(&card) {
                        seen.push(card);
                        found(Move::Pay(card));
                    }
                }
            }
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        if let Some(choice) = self.choice(look) {
            choice::check(look, &self.with, choice, mv)?;
            let mut with = self.with;
            choice::bind(&mut with, choice, *mv);
            let program = self.what.program(look, &with).ok_or(OTHER_QUESTION)?;
            require(choice::possible(look, program, &with, self.named + 1), || {
                Refusal::new("NEM-4.5", "nem-refused-no-target")
            })?;
            let held =
                look.action_count(self.player) - u8::from(matches!(self.what, What::Card(..)));
            return require(held >= self.what.cost(look, self.player, &with), || {
                Refusal::new("NEM-4.2", "nem-refused-cannot-pay-this")
            });
        }
        let Move::Pay(card) = mv else { return Err(OTHER_QUESTION) };
        require(look.actions(self.player).any(|own| own == *card), || {
            Refusal::new("NEM-4.2", "nem-refused-card-not-held").with("what", card.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let mut act = *self;
        if let Some(choice) = self.choice(engine.look()) {
            choice::bind(&mut act.with, choice, *mv);
            act.named += 1;
            engine.tell(words::named(self.player, *mv));
        } else if let Move::Pay(card) = *mv {
            engine.discard_action(self.player, card);
            act.left -= 1;
        }
        engine.replace(Frame::Act(act));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

impl Engine<'_> {
    /// An Action that was declared and paid for happens.
    fn resolve(&mut self, act: Act) {
        let player = act.player;
        let at = self.look().of(player).at;
        match act.what {
            What::Move(to) => self.go(player, to, true, false),
            What::Careful(to) => self.go(player, to, true, true),
            What::Shoot(item, target) => {
                self.ask(Frame::Volley(Volley::shot(player, item, target)))
            }
            What::Melee(target) => self.ask(Frame::Volley(Volley::melee(player, target))),
            What::Trade => self.ask(Frame::Trading(Trading::open(self.look(), player))),
            What::Pick(object) => self.pick_up(player, object),
            What::Craft(item) => self.begin_craft(player, item, false),
            What::Quest(item) => self.complete_quest(player, item),
            What::Card(..) | What::Item(..) | What::Room(_) => {
                if let What::Item(item, _) = act.what {
                    let event = Event::new("NEM-4.14", "nem-event-uses").player(player);
                    self.tell(event.name("what", item.word()));
                }
                if matches!(act.what, What::Room(_)) {
                    let event = Event::new("NEM-4.12", "nem-event-room-action").player(player);
                    self.tell(event.room(at));
                }
                if matches!(act.what, What::Room(_)) {
                    self.after_room_action(player, at);
                }
                if let Some(program) = act.what.program(self.look(), &act.with) {
                    self.run(program, act.with);
                }
            }
        }
    }

    /// The Action on top was none.
    pub(crate) fn void_action(&mut self) {
        if let Some(Frame::Act(act)) = self.state.frames.last().copied() {
            self.replace(Frame::Act(Act { void: true, ..act }));
        }
    }

    /// An Action is cancelled: it has no effect and stays paid (NEM-4.18). A trade is paid for now (NR-15).
    pub(crate) fn cancel_action(&mut self, player: Player) {
        if let Some(Frame::Act(act)) = self.state.frames.last().copied() {
            self.replace(Frame::Act(Act { stage: Stage::Resolved, ..act }));
            if act.what == What::Trade {
                self.ask(Frame::DiscardCards(DiscardCards { player, left: 1, any: false }));
            }
            self.tell(Event::new("NEM-4.18", "nem-event-cancelled").player(player));
        }
    }

    /// Somebody moves through a Corridor: in Combat the Intruders attack first (NEM-9.14).
    pub(crate) fn go(&mut self, player: Player, to: Slot, attacks: bool, careful: bool) {
        let from = self.look().of(player).at;
        let through = self.content.board.between(from, to).into();
        let entering = Entering {
            player,
            to,
            through,
            noise: !careful,
            careful,
            company: false,
            quiet: false,
            along: workbench::small::Maybe::NONE,
            stage: Arrival::Go,
        };
        self.leave(entering, attacks, u8::MAX);
    }

    /// Somebody leaves for another Room.
    pub(crate) fn leave(&mut self, entering: Entering, attacks: bool, most: u8) {
        self.ask(Frame::Enter(entering));
        if attacks && self.look().in_combat(entering.player) {
            let done = crate::frame::Set32::EMPTY;
            self.replace(Frame::Escape { entering, left: most, done });
        }
    }

    /// Two Items are used up for a Crafted one (NEM-5.10).
    pub(crate) fn begin_craft(&mut self, player: Player, item: Item, yellow_as_tool: bool) {
        let Some(recipe) = self.content.items[item].recipe else { return };
        self.ask(Frame::SpendItem(SpendItem::craft(player, item, recipe, yellow_as_tool)));
    }

    /// A quest is completed: what it wants is used up, then it is an Item (NEM-5.12).
    fn complete_quest(&mut self, player: Player, item: Item) {
        let Some(quest) = &self.content.items[item].quest else { return };
        match quest.discard_any.len() {
            0 => self.activate_quest(player, item),
            _ => self.ask(Frame::SpendItem(SpendItem::quest(player, item))),
        }
    }

    /// A Quest Item is an Item now.
    pub(crate) fn activate_quest(&mut self, player: Player, item: Item) {
        let quests = self.content.characters[self.look().character(player)].quest_items;
        for (place, quest) in quests.into_iter().enumerate() {
            if quest == item {
                self.of(player).quests[place] = QuestState::Active;
            }
        }
        let event = Event::new("NEM-5.12", "nem-event-quest").player(player);
        self.tell(event.name("what", item.word()));
        if let Some(crate::content::AttachTo::Named(host)) = self.content.items[item].attach {
            if let Some(carried) = self.carried_mut(player, host) {
                carried.autoloader = true;
            }
            return;
        }
        self.gain(player, Ware(item.number()), 0);
    }
}

/// A component that a recipe asks for, and how it may be met.
pub(crate) type Recipe = [Component; 2];
