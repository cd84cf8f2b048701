//! The Influence phase (SF-15.4).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::game::Stationfall;
use crate::ids::{Ability, Character};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;

fn has(look: Look<'_>, character: Character, ability: Ability) -> bool {
    look.content.characters[character].abilities.contains(ability)
}

/// The least and the most cubes the active player may put on a card: at least one, at most all in hand; on a Loyal
/// Character one more than lie there, which return first (`loyal`, SF-R185); on a Helpful one exactly one (`helpful`).
pub(crate) fn bounds(look: Look<'_>, character: Character) -> (u8, u8) {
    let player = look.state.turn.player;
    let hand = look.state.players[player].cubes;
    if has(look, character, Ability::Loyal) {
        let own = look.state.cards[character].cubes[player];
        (look.cubes_on(character) + 1, hand + own)
    } else if has(look, character, Ability::Helpful) {
        (1, hand.min(1))
    } else {
        (1, hand)
    }
}

/// Whether the active player may Influence a Character at all (SF-15.4.1).
pub(crate) fn check_character(look: Look<'_>, character: Character) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    let player = look.state.turn.player;
    require(look.in_play(character), || named("SF-1.5", "sf-refused-not-in-play"))?;
    require(!has(look, character, Ability::RemoteControl), || {
        named("SF-R177", "sf-refused-drones-not-influenced")
    })?;
    require(!look.is_pc(character), || named("SF-15.4.1", "sf-refused-influence-pc"))?;
    require(look.card_is_live(character), || named("SF-15.4.1", look.why_card_idle(character)))?;
    require(
        !has(look, character, Ability::Paranoid) || near_conspirator(look, player, character),
        || named("SF-A1.2", "sf-refused-paranoid"),
    )?;
    require(
        !has(look, character, Ability::Helpful) || look.state.cards[character].cubes[player] == 0,
        || named("SF-R185", "sf-refused-helpful"),
    )
}

/// A Paranoid Character can be Influenced only next to a Conspirator, a Live body of it (`paranoid`, SF-H30).
fn near_conspirator(look: Look<'_>, player: Player, character: Character) -> bool {
    look.content.characters[character].bodies.iter().any(|body| {
        look.bodies().any(|other| {
            look.colocated(*body, other)
                && look.can_act(other)
                && look.owner(other) != character
                && look.is_conspirator(player, look.owner(other))
        })
    })
}

/// The active player puts cubes on a card, or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Influence;

impl Decision<Stationfall> for Influence {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-influence", "SF-15.4.1")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        for character in look.state.table.in_play {
            // PCs, the fallen and some others take no cubes, however many.
            if check_character(look, character).is_ok() {
                let (least, most) = bounds(look, character);
                (least..=most).for_each(|cubes| found(Move::Influence(character, cubes)));
            }
        }
        found(Move::Pass);
        if breadth == Breadth::Thinkable {
            everybody(look, found);
            super::activate::everybody(look, found);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Influence(character, cubes) => {
                check_character(look, character)?;
                check_cubes(look, character, cubes)
            }
            _ => Err(Refusal::new("SF-15.2", "sf-refused-influence-first")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.state.frames.pop();
        match *mv {
            Move::Influence(character, cubes) => place_cubes(engine, character, cubes),
            _ => engine.passed(engine.state.turn.player, Passed::Influence),
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-influence")
    }
}

/// To put a cube on everybody: what somebody may think of in vain.
pub(super) fn everybody(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    look.state.table.in_play.iter().for_each(|card| found(Move::Influence(card, 1)));
}

/// Whether so many cubes can be put on a Character that can be Influenced.
fn check_cubes(look: Look<'_>, character: Character, cubes: u8) -> Result<(), Refusal> {
    let (least, most) = bounds(look, character);
    require(cubes >= least, || match has(look, character, Ability::Loyal) {
        true => Refusal::new("SF-R185", "sf-refused-loyal")
            .with("who", character.word())
            .with("least", least),
        // The notation has no smaller number.
        false => super::NOT_ASKED,
    })?;
    require(cubes <= most, || match has(look, character, Ability::Helpful) && most > 0 {
        true => Refusal::new("SF-R185", "sf-refused-helpful").with("who", character.word()),
        false => Refusal::new("SF-R13", "sf-refused-too-many-cubes").with("most", most),
    })
}

/// The active player puts cubes on a card; those on a Loyal Character return first (`loyal`).
pub(crate) fn place_cubes(engine: &mut Engine<'_>, character: Character, cubes: u8) {
    put_cubes(engine, engine.state.turn.player, character, cubes);
}

/// A player puts cubes on a card.
pub(crate) fn put_cubes(engine: &mut Engine<'_>, player: Player, character: Character, cubes: u8) {
    if has(engine.look(), character, Ability::Loyal) && engine.look().cubes_on(character) > 0 {
        for other in 0..engine.state.table.players {
            let other = Player(other);
            let back = std::mem::take(&mut engine.state.cards[character].cubes[other]);
            engine.state.players[other].cubes += back;
        }
        engine.tell(Event::CubesReturned { character });
    }
    engine.state.players[player].cubes -= cubes;
    engine.state.cards[character].cubes[player] += cubes;
    engine.tell(Event::Influenced { player, character, cubes });
}

/// Without a card that can be Influenced nothing is asked.
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let asked = look.state.table.in_play.iter().any(|character| {
        let (least, most) = bounds(look, character);
        least <= most && check_character(look, character).is_ok()
    });
    if !asked {
        engine.state.frames.pop();
    }
    !asked
}
