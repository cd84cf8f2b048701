//! Which line of the script is followed, by whom and at what (SF-B12.14). Everything is judged on the state as it is
//! when the script is read (SF-B5.5): of somebody who has to walk first only the place is imagined.

use kernel::EventLog;
use workbench::flat::By;

use super::deeds::{Deed, Rank, Reader};
use super::influence::cubes_needed;
use super::priorities::{ActivationKey, activation_key};
use super::reach::{Reach, Route};
use super::script::{
    Arg, Clause, Line, Manoeuvre, Pool, Script, ScriptId, Statement, Term, Thing, Timing, Why,
};
use crate::action::{Action, Actor, Swarm};
use crate::actions::Right;
use crate::engine::Engine;
use crate::ids::{Ability, Body, Character, Item, Section, Standard};
use crate::look::Look;
use crate::state::{At, Player, State};

/// What somebody would do, and how far it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bid {
    pub(super) actor: Actor,
    /// The Actions it takes that are not free, the goal's own included (SF-B5.2).
    pub(super) cost: u8,
    /// The free Action of the activation is used (SF-B5.3).
    pub(super) free: bool,
    /// The free Action is a Step on the way.
    pub(super) free_step: bool,
    pub(super) deed: Deed,
}

/// A line that is possible, and who follows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    pub(super) script: ScriptId,
    /// Its number, from 1.
    pub(super) line: u8,
    pub(super) bid: Bid,
    /// Cubes to be placed first (SF-B4.4).
    pub(super) cubes: u8,
}

/// A bot reads its script.
pub(super) struct Reading<'a> {
    pub(super) look: Look<'a>,
    pub(super) player: Player,
    pub(super) pc: Character,
    reaches: By<Body, Option<Reach>, { Body::COUNT }>,
}

/// Hears which lines were passed over and why.
pub(super) type Passed<'a> = &'a mut dyn FnMut(ScriptId, u8, Why);

impl<'a> Reading<'a> {
    pub(super) fn new(look: Look<'a>, player: Player, pc: Character) -> Reading<'a> {
        Reading { look, player, pc, reaches: By::from_fn(|_| None) }
    }

    pub(super) fn reader(&self, actor: Actor) -> Reader<'a> {
        Reader { look: self.look, player: self.player, pc: self.pc, actor }
    }

    /// The first line that is possible: of the focus script while its condition holds, then of the default script
    /// (SF-B1.3, SF-B4.5).
    pub(super) fn choose(&mut self, passed: Passed<'_>) -> Option<Chosen> {
        let identity = self.look.state.players[self.player].pc?;
        let bot = &self.look.content.automation.bots[identity];
        self.look
            .state
            .automation
            .focus
            .then(|| self.script(&bot.focus, ScriptId::Focus, passed))
            .flatten()
            .or_else(|| self.script(&bot.default, ScriptId::Default, passed))
    }

    fn script(&mut self, script: &Script, id: ScriptId, passed: Passed<'_>) -> Option<Chosen> {
        for (number, line) in (1u8..).zip(&script.lines) {
            match self.line(line, id, number, passed) {
                Ok(chosen) => return Some(chosen),
                Err(why) => passed(id, number, why),
            }
        }
        None
    }

    fn line(
        &mut self,
        line: &Line,
        script: ScriptId,
        number: u8,
        passed: Passed<'_>,
    ) -> Result<Chosen, Why> {
        let scope = self.reader(Actor::Assistant).scope();
        if !line.only_if.as_ref().is_none_or(|condition| condition.holds(&scope)) {
            return Err(Why::ConditionFalse);
        }
        match &line.what {
            Statement::Goto(standard) => self.standard(*standard, passed),
            Statement::Manoeuvre(manoeuvre) => {
                let (bid, cubes) = self.manoeuvre(manoeuvre)?;
                Ok(Chosen { script, line: number, bid, cubes })
            }
            // Only at the start and the end of a turn.
            Statement::Free(_) => Err(Why::NobodyFits),
        }
    }

    /// A standard script, unless it is skipped (SF-B12.9, SF-B12.10).
    fn standard(&mut self, standard: Standard, passed: Passed<'_>) -> Result<Chosen, Why> {
        let other = &self.look.content.automation.standards[standard];
        let scope = self.reader(Actor::Assistant).scope();
        if other.skip_if.holds(&scope) {
            return Err(Why::ScriptSkipped);
        }
        let id = ScriptId::Standard(standard);
        self.script(&other.script, id, passed).ok_or(Why::ScriptExhausted)
    }

    /// Who follows a Manoeuvre: the closest (SF-B5.2), who uses more free Actions (SF-B5.3), who comes first for being
    /// activated (SF-B5.4).
    fn manoeuvre(&mut self, manoeuvre: &Manoeuvre) -> Result<(Bid, u8), Why> {
        let timing = manoeuvre.selector.timing;
        let mut why = Why::NobodyFits;
        let mut best: [Option<(Key, Bid, u8)>; 2] = [None; 2];
        let mut candidates = Candidates::new();
        self.pool(manoeuvre, &mut candidates);
        for (actor, cubes) in candidates.iter() {
            let character = self.look.card_of(actor);
            why = later(why, Why::NoTarget);
            let free = self.look.free_action_of(actor);
            let actions = self.look.actions_of(actor);
            let Some(bid) = self.eligible(manoeuvre, actor, actions, free) else { continue };
            let (now, fresh) = (bid.cost <= actions, !self.look.exhausted_now(character));
            let group = match timing {
                Timing::Any => 0,
                Timing::ThisMinute if now => 0,
                Timing::Unexhausted if fresh => 0,
                Timing::ThisMinuteElseUnexhausted if now => 0,
                Timing::ThisMinuteElseUnexhausted if fresh => 1,
                Timing::ThisMinute => {
                    why = later(why, Why::NotThisMinute);
                    continue;
                }
                Timing::Unexhausted | Timing::ThisMinuteElseUnexhausted => {
                    why = later(why, Why::AllExhausted);
                    continue;
                }
            };
            let activation = activation_key(self.look, self.pc, character, now);
            let key = (bid.cost, !bid.free, activation, bid.deed.rank);
            if best[group].is_none_or(|(other, ..)| key < other) {
                best[group] = Some((key, bid, cubes));
            }
        }
        let [first, second] = best;
        first.or(second).map(|(_, bid, cubes)| (bid, cubes)).ok_or(why)
    }

    /// What somebody would do for a Manoeuvre. Of those who act through somebody else only that one must have something
    /// to do, so another is looked for where the first is there already (SF-B7.9).
    fn eligible(
        &mut self,
        manoeuvre: &Manoeuvre,
        actor: Actor,
        actions: u8,
        free: bool,
    ) -> Option<Bid> {
        let clause = &manoeuvre.clauses[0];
        let bid = self.best(actor, clause, free)?;
        if self.does_something(manoeuvre, &bid, actions, free) {
            return Some(bid);
        }
        let through =
            clause.0.iter().any(|call| call.args.iter().any(|a| matches!(a, Arg::Inner(_))));
        through.then(|| self.best_of(actor, clause, free, true)).flatten()
    }

    /// Whether a Manoeuvre would change something: who stands where it was to go must be able to do what comes after
    /// THEN, now (SF-B7.9).
    fn does_something(
        &mut self,
        manoeuvre: &Manoeuvre,
        bid: &Bid,
        actions: u8,
        free: bool,
    ) -> bool {
        let fulfilled = bid.deed.action.is_none() && bid.deed.at == self.reader(bid.actor).here();
        if !fulfilled {
            return true;
        }
        manoeuvre.clauses.get(1).is_some_and(|then| {
            self.best(bid.actor, then, free).is_some_and(|next| next.cost <= actions)
        })
    }

    /// The route of a bid.
    pub(super) fn route(&self, bid: &Bid) -> Route {
        let reach = bid.actor.body().and_then(|body| self.reaches[body].as_ref());
        match (bid.deed.at, reach) {
            (Some(at), Some(reach)) => reach.route(self.look, at, bid.free_step),
            _ => Route::new(),
        }
    }

    /// Who is considered: the pool, less who fails a term or could not be activated.
    fn pool(&self, manoeuvre: &Manoeuvre, found: &mut Candidates) {
        let look = self.look;
        let selector = &manoeuvre.selector;
        for character in look.state.table.in_play {
            let own = look.pc_of(character).any(|holder| holder == self.player);
            let cubes = match selector.pool {
                Pool::Pc if own => 0,
                Pool::Pc => continue,
                Pool::Conspirators if look.is_conspirator(self.player, character) => 0,
                Pool::Conspirators if self.fine_print(character) => 0,
                Pool::Conspirators => continue,
                Pool::Influence => match cubes_needed(look, self.player, character) {
                    Some(cubes) => cubes,
                    None => continue,
                },
            };
            let assistant = (character == Character::DigitalAssistant).then_some(Actor::Assistant);
            let bodies = look.content.characters[character].bodies.iter().copied();
            for actor in bodies.map(Actor::Body).chain(assistant) {
                let able = crate::turn::check_able(look, actor).is_ok()
                    && selector.terms.iter().all(|term| self.satisfies(actor, term));
                if able {
                    found.push((actor, cubes));
                }
            }
        }
    }

    /// An NPC that Legal's bot may activate as if it were a Conspirator (`fine_print`).
    fn fine_print(&self, character: Character) -> bool {
        self.look.content.characters[character]
            .bodies
            .iter()
            .any(|body| crate::turn::fine_print(self.look, Actor::Body(*body)))
    }

    fn satisfies(&self, actor: Actor, term: &Term) -> bool {
        let look = self.look;
        let has = |thing: &Thing| {
            actor.body().is_some_and(|body| match thing {
                Thing::Item(item) => {
                    look.has(body, *item)
                        || *item == Item::Nanogel && look.has(body, Item::Nanogel1)
                }
                Thing::Data(data) => look.has_data(body, *data),
            })
        };
        match term {
            Term::Character(character) => look.card_of(actor) == *character,
            Term::Ability(ability) => look.has_ability(actor, *ability),
            Term::Has(thing) => has(thing),
            Term::Lacks(thing) => !has(thing),
            Term::Is(condition) => condition.holds(&self.reader(actor).scope()),
        }
    }

    /// The closest way for somebody to fulfil a goal, and of equally close ones the best (SF-B8.6).
    pub(super) fn best(&mut self, actor: Actor, clause: &Clause, free: bool) -> Option<Bid> {
        self.best_of(actor, clause, free, false)
    }

    /// The same, perhaps only of what is an Action.
    fn best_of(&mut self, actor: Actor, clause: &Clause, free: bool, acting: bool) -> Option<Bid> {
        let reader = self.reader(actor);
        let reach = actor.body().map(|body| {
            let reach = &mut self.reaches[body];
            *reach.get_or_insert_with(|| Reach::of(self.look, body, free, false))
        });
        let mut best: Option<(u8, bool, Rank, Bid)> = None;
        reader.each(clause, &mut |deed| {
            if acting && deed.action.is_none() {
                return;
            }
            let Some(bid) = reader.bid(deed, reach.as_ref(), free) else { return };
            // With equally many Actions a Pick Up is free before a Step is (SF-B10.1).
            let key = (bid.cost, bid.free_step, deed.rank);
            if best.is_some_and(|(cost, step, rank, _)| (cost, step, rank) <= key) {
                return;
            }
            if deed.action.is_none_or(|action| reader.may(action, deed.at)) {
                best = Some((key.0, key.1, key.2, bid));
            }
        });
        best.map(|(.., bid)| bid)
    }
}

/// By what Characters are compared.
type Key = (u8, bool, ActivationKey, Rank);

/// Everybody who is considered for one line, with the cubes it takes: bodies in play and the Digital Assistant.
struct Candidates {
    actors: [Option<(Actor, u8)>; Body::COUNT + 1],
    count: usize,
}

impl Candidates {
    const fn new() -> Candidates {
        Candidates { actors: [None; Body::COUNT + 1], count: 0 }
    }

    fn push(&mut self, candidate: (Actor, u8)) {
        self.actors[self.count] = Some(candidate);
        self.count += 1;
    }

    fn iter(&self) -> impl Iterator<Item = (Actor, u8)> {
        self.actors[..self.count].iter().flatten().copied()
    }
}

/// The reason that comes later in the reading: what somebody got nearest to.
fn later(one: Why, other: Why) -> Why {
    let order = |why| match why {
        Why::NobodyFits => 0,
        Why::NoTarget => 1,
        _ => 2,
    };
    if order(other) > order(one) { other } else { one }
}

impl Reader<'_> {
    /// How far a deed is; none if there is no legal route (SF-B9.7).
    fn bid(&self, deed: Deed, reach: Option<&Reach>, free: bool) -> Option<Bid> {
        let is_free =
            |action: Action| free && self.look.is_free_action_at(self.actor, action, deed.at);
        let (Some(at), Some(reach)) = (deed.at, reach) else {
            // The Digital Assistant is nowhere and everywhere.
            let cost = u8::from(deed.action.is_some());
            return Some(Bid { actor: self.actor, cost, free: false, free_step: false, deed });
        };
        let with = |spent: bool| {
            let distance = reach.cost(at, spent)?;
            let free_deed = !spent && deed.action.is_some_and(is_free);
            let cost = distance + u8::from(deed.action.is_some() && !free_deed);
            let free = spent || free_deed;
            Some(Bid { actor: self.actor, cost, free, free_step: spent, deed })
        };
        match (with(false), with(true)) {
            (Some(kept), Some(spent)) if spent.cost < kept.cost => Some(spent),
            (Some(kept), _) => Some(kept),
            (None, spent) => spent,
        }
    }

    /// Whether the rules allow an Action to the actor in a section, and it does not bring down the bot's own PC
    /// (SF-B7.1, SF-B7.7).
    fn may(&self, action: Action, at: Option<Section>) -> bool {
        match at.filter(|at| self.here() != Some(*at)) {
            None => self.allowed(self.look, action, Right::Paid),
            Some(at) => self.fits(action, at, Right::Paid),
        }
    }

    /// The same with the actor imagined there.
    pub(super) fn fits(&self, action: Action, at: Section, right: Right) -> bool {
        if self.here() == Some(at) {
            return self.allowed(self.look, action, right);
        }
        let Some(body) = self.actor.body() else { return false };
        let mut imagined: State = *self.look.state;
        imagined.bodies[body].at = At::Section(at);
        self.allowed(Look::new(self.look.content, &imagined), action, right)
    }

    fn allowed(&self, look: Look<'_>, action: Action, right: Right) -> bool {
        look.check_action(self.actor, &action, right).is_ok() && !self.fells_pc(look, action)
    }

    /// Whether an Action that could hurt bystanders makes the bot's own PC go Down at once (SF-B7.7).
    fn fells_pc(&self, look: Look<'_>, action: Action) -> bool {
        let dangerous = matches!(
            action,
            Action::Sabotage { .. }
                | Action::Throw { ignite: true, .. }
                | Action::NerveGas { .. }
                | Action::HazardSuppression { .. }
                | Action::EmpBurst
                | Action::DirectSwarm { order: Swarm::Attack(_) }
        );
        let bodies = &look.content.characters[self.pc].bodies;
        let live = |look: Look<'_>| bodies.iter().filter(|body| look.is_live(**body)).count();
        if !dangerous || live(look) == 0 {
            return false;
        }
        let mut after: State = *look.state;
        let mut log = EventLog::muted();
        let mut engine = Engine::new(look.content, &mut after, &mut log);
        engine.perform_bare(self.actor, action);
        engine.settle();
        live(Look::new(look.content, &after)) < live(look)
    }
}

impl Look<'_> {
    /// How many Actions somebody would have when activated now (SF-B4.6).
    pub(crate) fn actions_of(self, actor: Actor) -> u8 {
        let usual = if self.exhausted_now(self.card_of(actor)) { 1 } else { 2 };
        usual + self.whispers(actor)
    }

    /// One Action more for the Rat of a bot among two or more Unhelmeted Humans (`bot_whisper`).
    pub(crate) fn whispers(self, actor: Actor) -> u8 {
        let Actor::Body(body) = actor else { return 0 };
        if body != Body::TelepathicRat || !self.has_ability(actor, Ability::BotWhisper) {
            return 0;
        }
        let minds = self.bodies().filter(|other| {
            self.colocated(body, *other)
                && self.is_human(*other)
                && self.is_live(*other)
                && !self.helmeted(*other)
        });
        u8::from(minds.count() >= 2)
    }

    /// Whether somebody would have a free Action when activated (SF-15.5.3): Humans and Robots that are not Dying, and
    /// the bot's Corpsicle (`bot_defrost`).
    pub(crate) fn free_action_of(self, actor: Actor) -> bool {
        let dying = self.has_ability(actor, Ability::Dying)
            && !self.has_ability(actor, Ability::BotDefrost);
        actor.body().is_some_and(|body| self.can_possess(body)) && !dying
    }

    /// Whether an Action is one that can be free, done from some section.
    fn is_free_action_at(self, actor: Actor, action: Action, at: Option<Section>) -> bool {
        match (action, at) {
            // Through an airlock: what leads to Outer Space or out of it.
            (Action::Throw { to, .. }, Some(at)) => {
                self.has_ability(actor, Ability::Scientist)
                    && self.way(at, to).is_some_and(|way| way.kind == crate::map::WayKind::Airlock)
            }
            _ => self.is_free_action(actor, &action),
        }
    }

    /// Whether a pod asks for nothing but Abandon Ship and NDAs, or what else it asks for would be met with somebody
    /// aboard (SF-B10.7a).
    pub(crate) fn boardable(self, pod: Section, actor: Actor) -> bool {
        let Some(info) = &self.content.sections[pod].pod else { return false };
        let met = |look: Look<'_>| {
            let scope = crate::condition::Scope::new(look).actor(actor).this(pod);
            info.launch.holds(crate::condition::Facts::from(&scope).abandon_ship(true))
        };
        if met(self) {
            return true;
        }
        let Some(body) = actor.body() else { return false };
        let mut aboard: State = *self.state;
        aboard.bodies[body].at = At::Section(pod);
        met(Look::new(self.content, &aboard))
    }
}
