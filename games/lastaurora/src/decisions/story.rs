//! Stories (LA-X4): which of several, which option, what a TEST is improved with.

use kernel::scene::Prompt;
use kernel::{Arg, Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::{Maybe, Set8};

use super::reasons;
use crate::content::{Extra, StoryOption};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{CardId, Letter, OptionId};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::{Cond, StoryId};

const WHICH: &str = "LA-X4.45";
const STORY: &str = "LA-X4.14";
const TEST: &str = "LA-X4.18";

/// Several Stories could be activated: a player chooses one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichStory {
    /// Who chooses.
    pub player: Player,
    /// The one on top of the deck, or none.
    pub top: Maybe<StoryId>,
    /// The card of the zone the others lie under.
    pub card: CardId,
}

impl Decision<LastAurora> for WhichStory {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-which-story", WHICH)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        if let Some(top) = self.top.get() {
            found(Move::Story(top));
        }
        look.stories_under(self.card).for_each(|story| found(Move::Story(story)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Story(story) => {
                let here =
                    self.top.is(story) || look.stories_under(self.card).any(|under| under == story);
                require(here, || Refusal::new(WHICH, "la-refused-story-here"))
            }
            mv => Err(reasons::other(look, self.player, WHICH, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Story(story) = *mv {
            engine.pop();
            engine.face(story, self.player);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(WHICH)
    }
}

/// A player faces a Story and chooses one of its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Story {
    /// Who faces it.
    pub player: Player,
    /// Which.
    pub story: StoryId,
}

impl Story {
    fn option<'a>(self, look: Look<'a>, option: OptionId) -> Option<&'a StoryOption> {
        look.content.stories[self.story].options.get(option.index())
    }

    fn check_option(self, look: Look<'_>, option: OptionId) -> Result<(), Refusal> {
        let Some(option) = self.option(look, option) else {
            return Err(Refusal::new(STORY, "la-refused-no-option"));
        };
        let missing =
            option.requires.filter(|cond| !look.holds(*cond, self.player, self.story.into()));
        if let Some(cond) = missing {
            let words = match cond {
                Cond::FreeCrewBox {} => "la-if-free_crew_box",
                Cond::SurvivorRoom {} => "la-if-survivor_room",
                Cond::HasResource {} => "la-if-has_resource",
                _ => return Err(Refusal::new("LA-X4.47", "la-refused-wrong-question")),
            };
            return Err(Refusal::new("LA-X4.47", "la-refused-requires").with("if", words));
        }
        option
            .cost
            .iter()
            .try_for_each(|cost| reasons::payable(look, self.player, "LA-X4.47", cost.res, cost.n))
    }
}

impl Decision<LastAurora> for Story {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let name = look.content.stories[self.story].name;
        Prompt::new(Text::new("la-prompt-story").with("story", name), STORY)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let options = &look.content.stories[self.story].options;
        options.ids().for_each(|option| found(Move::Option(option)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Option(option) => self.check_option(look, option),
            mv => Err(reasons::other(look, self.player, STORY, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Option(option) = *mv else { return };
        let Story { player, story } = *self;
        engine.replace(Frame::Chosen { player, story, option });
        let chosen = &engine.content.stories[story].options[option];
        let event = engine.about("LA-X4.14", "la-event-story-option", player);
        let event = event.plain("key", option.letter().name()).name("label", chosen.label);
        engine.tell(event);
        for cost in &chosen.cost {
            engine.pay(player, cost.res, cost.n);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        let Move::Option(option) = *mv else {
            return scene::verb(look, self.player, *mv).ruled(STORY);
        };
        let option = self.option(look, option);
        let what = option.map_or("la-term-story", |option| option.label);
        let asks = option.map_or(Vec::new(), |option| scene::option_asks(look, option));
        let text = if asks.is_empty() {
            Text::new("la-offer-option").with("what", what)
        } else {
            Text::new("la-offer-option-asks").with("what", what).with("asks", Arg::List(asks))
        };
        scene::on_page(text).ruled(STORY)
    }
}

/// A player may pay for more letters of a TEST.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Test {
    /// Who is tested.
    pub player: Player,
    /// By which Story.
    pub story: StoryId,
    /// The chosen option.
    pub option: OptionId,
    /// The next extra to decide on.
    pub extra: u8,
    /// What succeeds so far.
    pub letters: Set8<Letter>,
}

impl Test {
    fn next<'a>(self, look: Look<'a>) -> Option<&'a Extra> {
        let options = &look.content.stories[self.story].options;
        let test = options.get(self.option.index())?.test.as_ref()?;
        test.extra.get(usize::from(self.extra))
    }

    fn go_on(self, letters: Set8<Letter>) -> Frame {
        Frame::Test(Test { extra: self.extra + 1, letters, ..self })
    }

    /// Adds what comes by itself, until something can be paid for or the card is revealed.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let Test { player, story, option, letters, .. } = self;
        let look = engine.look();
        let Some(next) = self.next(look) else {
            engine.replace(Frame::Reveal { player, story, option, letters });
            return true;
        };
        let mut letters = letters;
        if let Some(cost) = next.cost {
            if look.can_pay(player, cost.res, cost.n) {
                return false;
            }
        } else if next.only_if.is_none_or(|cond| look.holds(cond, player, story.into())) {
            letters = letters.union(next.letters);
        }
        engine.replace(self.go_on(letters));
        true
    }
}

impl Decision<LastAurora> for Test {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let name = look.content.stories[self.story].name;
        Prompt::new(Text::new("la-prompt-test").with("story", name), TEST)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        found(Move::Yes);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Yes | Move::Pass => Ok(()),
            mv => Err(reasons::other(look, self.player, TEST, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Some(next) = self.next(engine.look()).copied() else { return };
        let paid = *mv == Move::Yes;
        let more = if paid { next.letters } else { Set8::EMPTY };
        engine.replace(self.go_on(self.letters.union(more)));
        if let (true, Some(cost)) = (paid, next.cost) {
            engine.pay(self.player, cost.res, cost.n);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        let next = self.next(look).and_then(|extra| extra.cost.map(|cost| (extra, cost)));
        match (mv, next) {
            (Move::Pass, _) => scene::pass("la-offer-test"),
            (Move::Yes, Some((extra, cost))) => {
                scene::on_page(scene::improved(extra.letters, cost.res, cost.n))
            }
            (mv, _) => scene::verb(look, self.player, *mv),
        }
        .ruled(TEST)
    }
}
