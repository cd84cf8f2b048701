//! The reckoning: every point with its reason (SF-16.4, SF-A3.2).

use kernel::{Seat, Text};

use crate::condition::{Agenda, AgendaLine, Measure, Scope};
use crate::ids::{Body, Character, Identity};
use crate::look::Look;
use crate::scene::names;
use crate::state::{Bribe, GreyBribe, IdentityPlace, Player};

/// Some points and the reason for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who scores.
    pub player: Player,
    /// How many: a line of an Agenda can be achieved and worth nothing (SF-R146).
    pub points: i32,
    /// What for.
    pub reason: Reason,
    /// How often the line of a card was scored, where it says "for each".
    pub times: Option<i32>,
}

impl Line {
    fn once(player: Player, points: i32, reason: Reason) -> Line {
        Line { player, points, reason, times: None }
    }

    /// The reason in words, and how often where that is counted.
    pub(crate) fn text(&self, seats: u8) -> Text {
        let what = self.reason.text(seats);
        match self.times {
            Some(times) => Text::new("sf-score-times").with("what", what).with("times", times),
            None => what,
        }
    }
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A line of the PC's Agenda, counted from 0 (SF-16.4.4.1).
    Agenda(Identity, usize),
    /// A line of a bot's Agenda, counted from 0 (SF-B11.5).
    BotAgenda(Identity, usize),
    /// A line of a Bonus Character, counted from 0 (SF-16.4.5.1, SF-16.4.5.2).
    Bonus(Identity, usize),
    /// The own Bribe, still in hand (SF-16.4.6.1).
    UnusedBribe,
    /// This player's Bribe on the PC's card (SF-16.4.6.2).
    Bribe(Player),
    /// A grey Bribe that this player put there, the Billionaire having Escaped (`rich`).
    GreyBribe(Player),
    /// Cubes out of hand above the Influence Limit (SF-16.4.7).
    Penalty(u8),
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self, friend: bool) -> &'static str {
        match self {
            Reason::Agenda(..) => "SF-16.4.4.1",
            Reason::BotAgenda(..) => "SF-B11.5",
            Reason::Bonus(..) if friend => "SF-16.4.5.1",
            Reason::Bonus(..) => "SF-16.4.5.2",
            Reason::UnusedBribe => "SF-16.4.6.1",
            Reason::Bribe(_) | Reason::GreyBribe(_) => "SF-16.4.6.2",
            Reason::Penalty(_) => "SF-16.4.7",
        }
    }

    /// The reason in words at a table of so many seats. The lines of the cards have words of their own:
    /// `sf-agenda-engineer-1`, `sf-bonus-engineer-1`.
    pub fn text(self, seats: u8) -> Text {
        let by =
            |id: &'static str, of: Player| Text::new(id).with("player", names::player(seats, of));
        match self {
            Reason::Agenda(identity, line) => Text::new("sf-score-agenda")
                .with("who", identity.word())
                .with("line", Text::new(names::agenda(identity, line))),
            Reason::BotAgenda(identity, line) => Text::new("sf-score-bot-agenda")
                .with("who", identity.word())
                .with("line", Text::new(names::bot_agenda(identity, line))),
            Reason::Bonus(identity, line) => Text::new("sf-score-bonus")
                .with("who", identity.word())
                .with("line", Text::new(names::bonus(identity, line))),
            Reason::UnusedBribe => Text::new("sf-score-unused-bribe"),
            Reason::Bribe(of) => by("sf-score-bribe", of),
            Reason::GreyBribe(of) => by("sf-score-grey-bribe", of),
            Reason::Penalty(cubes) => Text::new("sf-score-penalty").with("cubes", cubes),
        }
    }
}

/// The points of a seat: those of its colours, and of the Bonus Characters it keeps (SF-17.2.9, SF-18.5).
pub fn of_seat(look: Look<'_>, seat: Seat) -> i32 {
    let mut sum = 0;
    reckon(look, seat, &mut |line| sum += line.points);
    sum
}

/// Calls the function with every line of a seat. A player without a PC is reckoned with the Secret Identity, as if the
/// game ended now: nobody but that player may see it.
pub fn reckon(look: Look<'_>, seat: Seat, found: &mut dyn FnMut(Line)) {
    let mut first = None;
    for player in look.players().filter(|player| look.seat_of(*player) == seat) {
        first = first.or(Some(player));
        if let Some(pc) = look.state.players[player].pc.or_else(|| look.secret_of(player)) {
            of_pc(look, player, pc, found);
        }
    }
    // A bot has no Bonus Characters; the Stranger Bot's count in its Agenda (SF-B11.5).
    if let Some(player) = first.filter(|player| !look.is_bot(*player)) {
        bonus(look, seat, player, found);
    }
}

/// The Agenda that counts for a player with this card: of a bot the one of its Bot side (SF-B3.6).
pub(crate) fn agenda_of(look: Look<'_>, player: Player, pc: Identity) -> &Agenda {
    if look.is_bot(player) {
        &look.content.automation.bots[pc].agenda
    } else {
        &look.content.identities[pc].agenda
    }
}

/// The Agenda, the Bribes, and the penalty of one colour (SF-17.2.5); of a bot the Agenda of its Bot side (SF-B11.5).
fn of_pc(look: Look<'_>, player: Player, pc: Identity, found: &mut dyn FnMut(Line)) {
    let info = &look.content.identities[pc];
    let bot = look.is_bot(player);
    let agenda = agenda_of(look, player, pc);
    agenda.reckon(&Scope::new(look).of(info.character).me(player), &mut |line, points| {
        let reason = if bot { Reason::BotAgenda(pc, line) } else { Reason::Agenda(pc, line) };
        let times = times(agenda, line, points);
        found(Line { player, points, reason, times });
    });
    sundries(look, player, pc, &mut |points, reason| found(Line::once(player, points, reason)));
}

/// What a PC scores beside its Agenda: Bribes, and the penalty for cubes.
pub(crate) fn sundries(
    look: Look<'_>,
    player: Player,
    pc: Identity,
    score: &mut dyn FnMut(i32, Reason),
) {
    let info = &look.content.identities[pc];
    if look.state.players[player].bribe == Bribe::Hand && info.own_bribe != 0 {
        score(info.own_bribe.into(), Reason::UnusedBribe);
    }
    if info.possessed_bribe != 0 {
        received(look, player, info.character, &mut |reason| {
            score(info.possessed_bribe.into(), reason);
        });
    }
    // Bots never lose points for cubes (SF-B3.7, SF-B11.5).
    if look.is_bot(player) {
        return;
    }
    let limit = look.content.characters[info.character].influence_limit;
    let over = cubes_out(look, player).saturating_sub(limit);
    if over > 0 {
        score(-i32::from(over), Reason::Penalty(over));
    }
}

/// How often a line that counts something was scored.
fn times(agenda: &Agenda, line: usize, points: i32) -> Option<i32> {
    let AgendaLine { points: each, measure, .. } = agenda.lines.get(line)?;
    matches!(measure, Measure::Times(_)).then(|| points.checked_div(i32::from(*each)))?
}

/// The Bribes of others on a PC's card: never the own ones, with two colours of neither (SF-16.4.6.2, SF-17.2.8, SF-R36).
/// Grey ones count only if the Billionaire has Escaped (`rich`).
fn received(look: Look<'_>, player: Player, card: Character, found: &mut dyn FnMut(Reason)) {
    for other in look.players().filter(|other| !look.same_seat(*other, player)) {
        if look.state.players[other].bribe == Bribe::On(card) {
            found(Reason::Bribe(other));
        }
    }
    for grey in look.state.grey_bribes {
        if let GreyBribe::On(bribed, by) = grey
            && bribed == card
            && !look.same_seat(by, player)
            && look.is_escaped(Body::Billionaire)
        {
            found(Reason::GreyBribe(by));
        }
    }
}

/// Cubes on cards, of the Escaped and Annihilated too, and in the Betrayal box (SF-R145).
pub(crate) fn cubes_out(look: Look<'_>, player: Player) -> u8 {
    let on_cards: u8 =
        look.state.table.in_play.iter().map(|c| look.state.cards[c].cubes[player]).sum();
    on_cards + look.state.players[player].betrayal
}

/// The Bonus Characters a seat keeps (SF-16.4.5.1, SF-16.4.5.2): in the team game the team's lowest seat keeps the one.
fn bonus(look: Look<'_>, seat: Seat, player: Player, found: &mut dyn FnMut(Line)) {
    for (identity, place) in look.state.identities.iter() {
        let own = matches!(place,
            IdentityPlace::Bonus(keeper)
                | IdentityPlace::ShownBonus(keeper)
                | IdentityPlace::ShownNext(keeper)
                if *keeper == seat);
        if own {
            let info = &look.content.identities[identity];
            info.bonus.reckon(
                &Scope::new(look).of(info.character).me(player),
                &mut |line, points| {
                    let times = times(&info.bonus, line, points);
                    found(Line { player, points, reason: Reason::Bonus(identity, line), times });
                },
            );
        }
    }
}
