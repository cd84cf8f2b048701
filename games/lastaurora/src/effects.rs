//! Carrying out effects (chapter LA-19).

use workbench::script::Running;
use workbench::small::Set8;

use crate::decisions::{
    ArchiveStory, ChooseGoods, CleanSurvivors, ContaminateSurvivor, DemandWhom, DiscardObjects,
    Fallout, FoodVote, GiveWhom, HitEnemy, Humiliate, KeepObjects, LayMines, LoseResources,
    LoseSurvivor, MoveSurvivors, OrderCards, PayObjects, PayResources, RefreshSlots, RemoveDamage,
    SwapTarget, TakeConvoyCard,
};
use crate::engine::Engine;
use crate::frame::{Circumstances, Frame};
use crate::ids::{Child, Object};
use crate::look::Look;
use crate::state::{Peeked, Player, StoryPlace};
use crate::vocab::{
    Against, AutomaGain, Cleaned, Contaminated, Effect, EffectId, EnemyTarget, ImproveFrom, Op,
    OptionKey, Payable, Res, ResultKind, Scope, Stage, StoryId, When, Where, Who, Zone,
};

/// Every kind of Object in a hand.
pub(crate) fn hand_kinds(look: Look<'_>, player: Player, each: &mut dyn FnMut(Object)) {
    for (kind, n) in look.of(player).hand.iter() {
        if *n > 0 {
            each(kind);
        }
    }
}

impl Engine<'_> {
    /// The next entry of a list on top of the stack.
    pub(crate) fn run_next(&mut self, mut running: Running<Circumstances>) {
        let look = self.look();
        let next = running.next(&self.content.effects, |effect, with| {
            effect.only_if.is_none_or(|only_if| look.holds(only_if.cond, with.by, with.story))
        });
        let (Some(effect), Some(at)) = (next, running.place.first()) else { return self.pop() };
        running.advance();
        self.replace(Frame::Run(running));
        let players = self.group(effect.who, running.with);
        self.begin(EffectId(at), effect, players, running.with);
    }

    fn group(&self, who: Who, with: Circumstances) -> Set8<Player> {
        let look = self.look();
        let region = with.ambush.get().unwrap_or_else(|| look.region(with.by));
        match who {
            Who::Oneself => Set8::of(with.by),
            Who::EachPlayer => look.players().collect(),
            Who::EachOpponent => look.players().filter(|player| *player != with.by).collect(),
            Who::PlayersInRegion => look.in_region(region),
            Who::LeadersInRegion => look.leaders_in(region),
            Who::OthersInRegion => look.in_region(region).difference(look.leaders_in(region)),
            Who::Archiver => match with.story.get().map(|story| self.state.stories.place(story)) {
                Some(StoryPlace::Zone(_, by)) => Set8::of(by),
                _ => Set8::EMPTY,
            },
        }
    }

    /// Starts one effect for these players, each completely before the next (LA-1.10).
    fn begin(&mut self, at: EffectId, effect: &Effect, players: Set8<Player>, with: Circumstances) {
        let mut players = players;
        if with.ambush.is_some() {
            for player in self.look().players() {
                if self.look().of(player).cloaked {
                    players.remove(player);
                }
            }
        }
        if players.is_empty() {
            return;
        }
        if let Op::Damage { at: Where::Indicated, .. } = effect.op {
            self.indicate();
        }
        match players.only() {
            Some(player) => self.apply(effect.op, player, with),
            None => self.ask(Frame::Each { effect: at, players, with }),
        }
    }

    /// The next player of an effect on several.
    pub(crate) fn each_next(
        &mut self,
        effect: EffectId,
        players: Set8<Player>,
        with: Circumstances,
    ) {
        let order = self.state.order;
        let Some(player) = order.iter().copied().find(|player| players.contains(*player)) else {
            self.pop();
            return;
        };
        self.replace(Frame::Each { effect, players: players.without(player), with });
        let op = self.content.effects[effect.index()].op;
        self.apply(op, player, with);
    }

    /// Carries out one operation for one player: a line for each of chapter LA-19.
    fn apply(&mut self, op: Op, player: Player, with: Circumstances) {
        // What concerns the table happens whoever is first, the Automa included (LA-13.8).
        let table = matches!(
            op,
            Op::Aurora { .. } | Op::TurnOrderSlow { .. } | Op::FoodVote { .. } | Op::Howl { .. }
        );
        if self.look().automa(player) && !table {
            self.apply_to_automa(op, with);
            return;
        }
        match op {
            Op::Gain { res, n } => self.gain(player, res, n),
            Op::GainChoice { from, n } => {
                self.ask(Frame::GainChoice(ChooseGoods { player, from: from.0, left: n }));
            }
            Op::DrawObject { n } => self.draw_objects(player, n),
            Op::DrawKeep { n, keep } => self.draw_keep(player, n, keep),
            Op::DiscardObject { n } => {
                self.ask(Frame::DiscardObjects(DiscardObjects { player, left: n }));
            }
            Op::Lose { res, n } => match res.res() {
                Some(res) => self.loses(player, res, n),
                None => self.ask(Frame::LoseAny(LoseResources { player, left: n })),
            },
            Op::Pay { res, n } => self.pay(player, res, n),
            Op::Fame { n } => self.fame(player, n),
            Op::Repair { n, scope } => {
                let one_card = scope == Scope::OneCard;
                self.ask(Frame::Repair(RemoveDamage::begin(player, n, one_card)));
            }
            Op::Damage { n, at, .. } => self.damage(player, n, at, with),
            Op::Contaminate { n, target } => self.contaminate_by(player, n, target),
            Op::Decontaminate { n, target } => self.clean_by(player, n, target),
            Op::LoseSurvivor { from } => {
                self.ask(Frame::LoseSurvivor(LoseSurvivor { player, from }))
            }
            Op::MoveSurvivor { n, from, to } => {
                // Sending an active Survivor away is a harm and must be done (LA-1.16).
                let must = from == Zone::Active;
                self.ask(Frame::MoveSurvivors(MoveSurvivors { player, left: n, from, to, must }));
            }
            Op::Speed { n, when } => self.change_speed(player, n, when),
            Op::Strength { n, .. } => self.state.explore.boost += n,
            Op::Advance { n } => self.state.drive.advance += n,
            Op::EndMovement {} => self.state.drive.ended = true,
            Op::IgnoreSpace {} => self.state.drive.ignore_space = true,
            Op::Improve { kinds, from } => {
                let discard = from == ImproveFrom::Discard;
                self.ask(Frame::Improve(TakeConvoyCard { player, kinds: kinds.0, discard }));
            }
            Op::RecruitCastaway {} => self.recruit_castaway(player),
            Op::RecruitTo { to } => self.state.explore.recruit_to = Some(to),
            Op::EnemyDamage { n, target, normal } => self.hit_by(player, n, target, normal),
            Op::SwapTarget {} => self.ask(Frame::SwapTarget(SwapTarget { player })),
            Op::AmmoSubstitute { .. } | Op::Score { .. } => {}
            Op::IgnoreEnemies { .. } => self.cloak(player),
            Op::Shield { n, against } => self.raise_shield(player, n, against),
            Op::Aurora { to } => self.aurora(to),
            Op::Peek { n, .. } => self.peek(player, n),
            Op::RefreshSlot { n } => self.ask(Frame::Refresh(RefreshSlots { player, left: n })),
            Op::Give { n, .. } => self.ask(Frame::GiveWhom(GiveWhom { player, left: n })),
            Op::Demand { n, .. } => self.ask(Frame::DemandWhom(DemandWhom { player, n })),
            Op::Humiliate {} => self.ask(Frame::Humiliate(Humiliate { player })),
            Op::PlaceMines { n } => self.ask(Frame::Mines(LayMines { player, left: n })),
            Op::Archive { under } => {
                self.ask(Frame::Archive(ArchiveStory { player, story: with.told(), under }));
            }
            Op::DiscardStory {} => self.discard_story(with.told()),
            Op::Read { option, result } => self.read_instead(option, result, with),
            Op::CancelAction { to } => self.state.explore.cancelled = Some(to),
            Op::LoadChild {} => {
                if let Some(child) = Child::of(with.told()) {
                    self.of(player).children.insert(child);
                }
            }
            Op::UnloadChild { story } => {
                if let Some(child) = Child::of(story) {
                    self.of(player).children.remove(child);
                }
            }
            Op::ArchiveBoth { .. } => self.archive_board(player, with.told()),
            Op::EnemyEscapes {} => self.state.attack.escapes = true,
            Op::TurnOrderSlow { first, second, third, fourth } => {
                self.slow_down([first, second, third, fourth]);
            }
            Op::FoodVote { fame_each, threshold, else_aurora } => {
                self.vote(fame_each, threshold, else_aurora);
            }
            Op::ContaminateOrDiscard {} => self.ask(Frame::Fallout(Fallout { player })),
            Op::Howl { repair, damage } => self.howl(repair, damage, with),
            Op::AutomaGain { what, n } => self.automa_gain(what, n),
        }
    }

    /// Draws Objects, some of which are kept (LA-19.6).
    fn draw_keep(&mut self, player: Player, n: u8, keep: u8) {
        for _ in 0..n {
            if let Some(kind) = self.take_object() {
                self.state.drawn.push(kind);
            }
        }
        self.ask(Frame::Keep(KeepObjects { player, left: keep }));
    }

    /// Contamination is removed (LA-19.12).
    fn clean_by(&mut self, player: Player, n: u8, target: Cleaned) {
        if target == Cleaned::EachParticipant {
            for slot in self.state.explore.parts {
                self.clean(player, slot, n);
            }
            return;
        }
        let left = if target == Cleaned::UpToThree { 3 } else { n };
        self.ask(Frame::Clean(CleanSurvivors::begin(player, left, target)));
    }

    /// A Castaway joins (LA-2.13). Nobody is dismissed for one (LA-H13).
    fn recruit_castaway(&mut self, player: Player) {
        if self.look().has_survivor_room(player) && self.state.castaways > 0 {
            self.state.castaways -= 1;
            self.join(player, self.content.known.castaway, Zone::Rest);
        }
    }

    /// An Enemy takes Damage (LA-19.17).
    fn hit_by(&mut self, player: Player, n: u8, target: EnemyTarget, normal: bool) {
        match target {
            EnemyTarget::ChosenInRegion => {
                self.ask(Frame::HitEnemy(HitEnemy { player, n, normal }));
            }
            EnemyTarget::Triggering => {
                if let Some(enemy) = self.state.attack.enemy.get() {
                    self.damage_enemy(player, enemy, n, normal);
                }
            }
        }
    }

    /// Enemies ignore a player (LA-19.18).
    fn cloak(&mut self, player: Player) {
        self.of(player).cloaked = true;
        let event = self.about("LA-19.18", "la-event-cloaked", player);
        self.tell(event);
    }

    /// A player looks at the top cards of the Exploration deck (LA-19.20).
    fn peek(&mut self, player: Player, n: u8) {
        let cards = n.min(self.state.deck.len() as u8);
        self.log.mark_revealed();
        self.state.peeked = Peeked { by: Set8::of(player), cards };
        let event = self.about("LA-19.20", "la-event-peeked", player);
        self.tell(event);
        self.ask(Frame::Peek(OrderCards { player, pool: cards }));
    }

    /// Reads a result of an option. It ends the Story: what is left of this list is not read (LA-R67).
    fn read_instead(&mut self, option: OptionKey, result: ResultKind, with: Circumstances) {
        let option = &self.content.stories[with.told()].options[option.option()];
        let program = match result {
            ResultKind::Success => option.success,
            ResultKind::Failure => option.failure,
        };
        self.pop();
        self.run(program, with);
    }

    /// The next movements are slower, by the place in Turn Order.
    fn slow_down(&mut self, changes: [i8; 4]) {
        let order = self.state.order;
        for (player, n) in order.iter().zip(changes) {
            self.change_speed(*player, n, When::NextMovement);
        }
    }

    /// Everybody is asked for Food (LA-X1.28).
    fn vote(&mut self, fame: u8, threshold: u8, otherwise: Stage) {
        self.state.given = 0;
        let players = self.look().players().collect();
        let red = otherwise == Stage::Red;
        self.ask(Frame::Vote(FoodVote { players, fame, threshold, red }));
    }

    /// Effects on the Automa (LA-17.18, LA-17.23, LA-17.26).
    fn apply_to_automa(&mut self, op: Op, with: Circumstances) {
        let automa = Player(1);
        match op {
            Op::Gain { res, n } => self.gain(automa, res, n),
            Op::DrawObject { n } => self.draw_objects(automa, n),
            Op::Fame { n } => self.fame(automa, n),
            Op::Repair { n, .. } => {
                self.state.automa.damage = self.state.automa.damage.saturating_sub(n);
            }
            Op::Damage { n, at, .. } => self.damage(automa, n, at, with),
            Op::Speed { n, when } => self.change_speed(automa, n, when),
            Op::Shield { n, against } => self.raise_shield(automa, n, against),
            Op::Lose { .. } | Op::MoveSurvivor { .. } | Op::Contaminate { .. }
                if with.ambush.is_some() =>
            {
                let n = self.shielded(automa, 1, Against::Ambush);
                self.automa_damage(n);
            }
            Op::Lose { res, n } => match res.res() {
                Some(res) => self.loses(automa, res, n),
                None => {
                    let own = self.look().of(automa).res;
                    let mut all = [Res::Fuel, Res::Food, Res::Ammo].into_iter();
                    if let Some(res) = all.find(|res| own[*res] > 0) {
                        self.loses(automa, res, 1);
                    }
                }
            },
            Op::ContaminateOrDiscard {} if !self.automa_loses_object() => self.automa_damage(1),
            _ => {}
        }
    }

    /// Pays a cost that was checked (LA-1.6).
    pub(crate) fn pay(&mut self, player: Player, res: Payable, n: u8) {
        match res {
            Payable::Food | Payable::Ammo | Payable::Fuel => {
                if let Some(res) = res.res() {
                    self.lose(player, res, n);
                    let event = self.about("LA-19.3", "la-event-pays", player);
                    self.tell(event.number("n", n).name("what", res.word()));
                }
            }
            Payable::Any => self.ask(Frame::PayAny(PayResources { player, left: n })),
            Payable::Object => self.ask(Frame::PayObjects(PayObjects { player, left: n })),
            Payable::Fame => self.fame(player, -(n as i8)),
        }
    }

    fn contaminate_by(&mut self, player: Player, n: u8, target: Contaminated) {
        let tainted = match target {
            Contaminated::Participant => {
                self.ask(Frame::Contaminate(ContaminateSurvivor { player, n, participants: true }));
                return;
            }
            Contaminated::Chosen => {
                self.ask(Frame::Contaminate(ContaminateSurvivor {
                    player,
                    n,
                    participants: false,
                }));
                return;
            }
            Contaminated::EachParticipant => self.state.explore.parts,
            Contaminated::EachActive => self.look().in_zone(player, Zone::Active),
            Contaminated::EachRest => self.look().in_zone(player, Zone::Rest),
            Contaminated::EachExhausted => self.look().in_zone(player, Zone::Exhausted),
        };
        for slot in tainted {
            self.contaminate(player, slot, n);
        }
    }

    fn change_speed(&mut self, player: Player, n: i8, when: When) {
        match when {
            When::NextMovement => self.of(player).next_speed += n,
            _ => {
                self.of(player).speed += n;
                if self.state.drive.paid {
                    self.state.drive.points = (self.state.drive.points + n).max(0);
                }
            }
        }
        let id = match when {
            When::NextMovement if n < 0 => "la-event-slowed",
            When::NextMovement => "la-event-quickened",
            _ if n < 0 => "la-event-slower",
            _ => "la-event-faster",
        };
        if n != 0 {
            let event = self.about("LA-19.14", id, player).number("n", n.abs());
            self.tell(event);
        }
    }

    fn raise_shield(&mut self, player: Player, n: u8, against: Against) {
        let late = self.state.step >= crate::state::Step::FirePvp;
        let own = self.of(player);
        let shields = if late { &mut own.late_shield } else { &mut own.shield };
        shields[against] += n;
    }

    /// Puts a Story on the discard pile (LA-X4.28).
    pub(crate) fn discard_story(&mut self, story: StoryId) {
        self.state.stories.put(story, StoryPlace::Discard);
    }

    /// Archives a Story beside a board (LA-X4.25).
    pub(crate) fn archive_board(&mut self, player: Player, story: StoryId) {
        self.state.stories.put(story, StoryPlace::Board(player));
        let name = self.content.stories[story].name;
        let event = self.about("LA-X4.25", "la-event-archived", player).name("story", name);
        self.tell(event);
    }

    /// Howl of the Pack (LA-13.14).
    fn howl(&mut self, repair: u8, damage: u8, with: Circumstances) {
        if self.state.enemies.is_empty() {
            let region = self.look().region(self.look().first());
            let players = self.look().in_region(region);
            let order = self.state.order;
            // Pushed last to first, so that they are asked in Direct Turn Order.
            for player in order.iter().rev().filter(|player| players.contains(**player)) {
                self.damage(*player, damage, Where::Column1, with);
            }
            return;
        }
        for place in 0..self.state.enemies.len() {
            let enemy = &mut self.state.enemies[place];
            let ordinary = repair.min(enemy.damage);
            let asgard = (repair - ordinary).min(enemy.asgard);
            enemy.damage -= ordinary;
            enemy.asgard -= asgard;
            if ordinary + asgard > 0 {
                self.tell_enemy_repair("LA-13.14", place, ordinary + asgard);
            }
        }
    }

    /// What the Automa gains (LA-17.17).
    pub(crate) fn automa_gain(&mut self, what: AutomaGain, n: u8) {
        let automa = Player(1);
        match what {
            AutomaGain::Fame => self.fame(automa, n as i8),
            AutomaGain::Survivor => {
                let most = self.content.automa.survivors_max;
                self.state.automa.survivors = (self.state.automa.survivors + n).min(most);
            }
            AutomaGain::Food => self.gain(automa, Res::Food, n),
            AutomaGain::Ammo => self.gain(automa, Res::Ammo, n),
            AutomaGain::Fuel => self.gain(automa, Res::Fuel, n),
            AutomaGain::Object => self.draw_objects(automa, n),
            AutomaGain::Speed => self.state.automa.speed += n as i8,
            AutomaGain::Tracks => self.state.automa.tracks = true,
            AutomaGain::FameIfAheadElseObject => {
                if self.look().ahead(automa, Player(0)) {
                    self.fame(automa, n as i8);
                } else {
                    self.draw_objects(automa, n);
                }
            }
        }
    }

    /// The child of a Story finds no box: it is lost, and its Story discarded (LA-X4.31).
    pub(crate) fn lose_child(&mut self, player: Player, story: StoryId) {
        let Some(child) = Child::of(story) else { return };
        self.of(player).children.remove(child);
        self.discard_story(story);
        let event = self.about("LA-X4.31", "la-event-child-lost", player);
        self.tell(event);
    }
}
