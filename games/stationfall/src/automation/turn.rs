//! The phases of a bot's turn (chapter B4). The script is read when the bot comes to activate somebody; what comes of it
//! is a plan, and the plan's next decision is the only legal one (SF-B3.11).

use super::choose::{Chosen, Reading};
use super::script::{ScriptId, Statement, Why};
use super::state::Plan;
use super::{influence, plan, powers};
use crate::condition::Scope;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, Moment, Phase};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;
use crate::turn as rules;

/// The most lines that are passed over in one reading: those of the two scripts of a bot and of all standard scripts.
const MOST_PASSED: usize = 64;

/// A bot's turn begins: nothing is planned.
pub(crate) fn begin(engine: &mut Engine<'_>) {
    engine.state.automation.plan = Plan::default();
    engine.state.automation.die = 0;
    engine.state.automation.focus = false;
}

/// Before the Influence phase: the die, powers, and the start-of-turn script (SF-B4.1).
pub(crate) fn start_of_turn(engine: &mut Engine<'_>) -> bool {
    engine.state.frames.pop();
    powers::roll(engine);
    engine.state.automation.focus = focused(engine.look());
    powers::once_a_game(engine);
    powers::free_lines(engine, ScriptId::StartOfTurn);
    true
}

/// Whether the condition of the focus script holds now (SF-B1.3).
fn focused(look: Look<'_>) -> bool {
    let player = look.state.turn.player;
    let (Some(identity), Some(pc)) = (look.state.players[player].pc, look.pc_character(player))
    else {
        return false;
    };
    let condition = &look.content.automation.bots[identity].focus_when;
    let scope = Scope::new(look).of(pc).me(player);
    condition.as_ref().is_some_and(|condition| condition.holds(&scope))
}

/// What a bot decides by itself between its decisions. Tells whether the game goes on without it being asked.
pub(crate) fn go_on(engine: &mut Engine<'_>, phase: Phase) -> bool {
    match phase {
        // Bots are revealed (SF-B3.5).
        Phase::Reveal => {
            engine.state.frames.pop();
            true
        }
        Phase::Influence => {
            let skipped = influence::target(engine.look()).is_none();
            if skipped {
                engine.state.frames.pop();
            }
            skipped
        }
        Phase::Commit => {
            if !engine.state.automation.plan.read {
                read(engine);
            }
            false
        }
        Phase::Activate => !pending(engine) && end_phase(engine),
    }
}

/// Reads the script and fixes the plan; the log says which line is followed and why others were not (SF-B1.10).
fn read(engine: &mut Engine<'_>) {
    let look = engine.look();
    let player = look.state.turn.player;
    let Some(pc) = look.pc_character(player) else { return };
    let mut passed: workbench::flat::List<Option<(ScriptId, u8, Why)>, MOST_PASSED> =
        workbench::flat::List::new();
    let mut reading = Reading::new(look, player, pc);
    let chosen = reading.choose(&mut |script, line, why| {
        if !passed.is_full() {
            passed.push(Some((script, line, why)));
        }
    });
    let plan = match chosen {
        Some(chosen) => plan::begin(&mut reading, chosen),
        None => Plan { read: true, ..Plan::default() },
    };
    engine.state.automation.plan = plan;
    for (script, line, why) in passed.iter().flatten() {
        engine.tell(Event::LinePassed { player, script: *script, line: *line, why: *why });
    }
    engine.tell(match chosen {
        Some(Chosen { script, line, bid, .. }) => {
            let character = engine.look().card_of(bid.actor);
            Event::LineFollowed { player, script, line, character }
        }
        None => Event::NoLine { player },
    });
}

/// Whether the activation has a decision left: of this pass, or of the next (SF-B12.7, SF-B12.8). A plan that the table
/// no longer allows is given up (SF-B7.8).
fn pending(engine: &mut Engine<'_>) -> bool {
    loop {
        let current = engine.state.automation.plan;
        if let Some(mv) = current.next() {
            return allows(engine.look(), &mv);
        }
        let look = engine.look();
        let (player, Some(activation)) = (look.state.turn.player, look.state.turn.activated) else {
            return false;
        };
        let left = activation.actions > 0 || activation.free;
        let Some(pc) =
            look.pc_character(player).filter(|_| (current.finishes || current.again) && left)
        else {
            return false;
        };
        let mut reading = Reading::new(look, player, pc);
        match plan::go_on(&mut reading, current, activation.actions, activation.free) {
            Some(next) => engine.state.automation.plan = next,
            None => return false,
        }
    }
}

/// Actions left are forfeited (SF-B4.7).
fn end_phase(engine: &mut Engine<'_>) -> bool {
    engine.state.frames.pop();
    engine.state.turn.activating = false;
    true
}

/// Whether the rules allow a decision of a plan now.
pub(super) fn allows(look: Look<'_>, mv: &Move) -> bool {
    // A plan's cubes are laid when the phase of Influence is over (SF-B4.4).
    if let Move::Influence(character, cubes) = mv
        && rules::top(look) == Some(Frame::Commit)
    {
        let (least, most) = rules::influence_bounds(look, *character);
        return rules::check_influence(look, *character).is_ok() && (least..=most).contains(cubes);
    }
    rules::check_rules(look, look.active_seat(), mv).is_ok()
}

/// Carries out a decision of a plan.
pub(super) fn play(engine: &mut Engine<'_>, mv: &Move) {
    let at_choice = rules::top(engine.look()) == Some(Frame::Commit);
    match mv {
        Move::Influence(character, cubes) if at_choice => {
            rules::place_cubes(engine, *character, *cubes);
        }
        Move::Renegotiate(_) if at_choice => {
            engine.state.frames.pop();
            influence::renegotiate(engine);
        }
        _ => {
            let seat = engine.look().active_seat();
            rules::play_rules(engine, seat, mv);
        }
    }
}

/// Carries out a bot's decision: of its plan, or any other it owes.
pub(crate) fn commit(engine: &mut Engine<'_>, seat: kernel::Seat, mv: &Move) {
    let own_turn = engine.look().active_seat() == seat;
    let planned = own_turn
        && rules::top(engine.look()).is_some_and(|frame| match frame.moment() {
            Moment::Phase(phase) => matches!(phase, Phase::Commit | Phase::Activate),
            Moment::Naming(_) => true,
            Moment::Opening | Moment::Of(_) | Moment::Between => false,
        });
    if !planned {
        return rules::play_rules(engine, seat, mv);
    }
    if engine.state.automation.plan.next() == Some(*mv) {
        engine.state.automation.plan.made += 1;
    }
    play(engine, mv);
}

/// The end of a bot's turn: its end-of-turn script (SF-B4.1).
pub(crate) fn after(engine: &mut Engine<'_>) {
    powers::free_lines(engine, ScriptId::EndOfTurn);
}

/// The lines of a script that cost no Action, with the number of each.
pub(super) fn lines_of(
    look: Look<'_>,
    player: Player,
    id: ScriptId,
) -> impl Iterator<Item = (u8, &super::script::Line)> {
    let script = look.state.players[player].pc.map(|bot| look.content.automation.script(bot, id));
    let lines = script.map_or(&[][..], |script| &script.lines[..]);
    (1u8..).zip(lines).filter(|(_, line)| matches!(line.what, Statement::Free(_)))
}
