//! What cards say: lists of effects, conditions, tests and missions in words, put together as `words/README.md` tells.

use kernel::scene::{Badge, Tone};
use kernel::{Arg, Name, Text};
use workbench::small::Set8;

use super::badge;
use crate::content::{Content, Cost, Deadline, Mission, StoryOption, Task, Test};
use crate::ids::{Letter, LocationId};
use crate::vocab::{
    AutomaGain, CardKind, Cleaned, Compared, Cond, Contaminated, Effect, EnemyTarget, Goods,
    ImproveFrom, Kinds, Op, OptionKey, Payable, Program, Res, ResultKind, Scope, Stage, Under,
    When, Where, Who,
};

/// What a card says, as a sign on it.
pub(crate) fn says(text: impl Into<Text>) -> Badge {
    badge(text, None, Tone::Neutral)
}

/// What the card with this name says: records and their texts have the same ids.
pub(crate) fn text_of(name: &'static str) -> Text {
    part_of(name, "")
}

/// A part of what the card with this name says.
pub(crate) fn part_of(name: &'static str, part: &str) -> Text {
    let record = name.strip_prefix("la-name-").unwrap_or(name);
    Text::new(Name::from(format!("la-text-{record}{part}")))
}

/// A list of effects in words.
pub(crate) fn program(content: &Content, program: Program) -> Text {
    together(content.program(program).iter().map(|effect| self::effect(content, effect)).collect())
}

/// What a Location gives, and its radiation.
pub(crate) fn location(content: &Content, location: LocationId) -> Text {
    let location = &content.locations[location];
    let effects = content.program(location.effects).iter();
    let mut texts: Vec<Text> = effects.map(|effect| self::effect(content, effect)).collect();
    if location.radiation > 0 {
        texts.push(Text::new("la-effect-radiation").with("n", location.radiation));
    }
    together(texts)
}

/// Sentences after each other.
fn together(mut texts: Vec<Text>) -> Text {
    let Some(mut whole) = texts.pop() else { return Text::new("la-effect-nothing") };
    while let Some(first) = texts.pop() {
        whole = Text::new("la-effects").with("first", first).with("rest", whole);
    }
    whole
}

/// One effect in words.
pub(crate) fn effect(content: &Content, effect: &Effect) -> Text {
    let mut text = op(content, effect.op);
    let who = match effect.who {
        Who::Oneself => None,
        Who::EachPlayer => Some("la-who-each_player"),
        Who::EachOpponent => Some("la-who-each_opponent"),
        Who::PlayersInRegion => Some("la-who-players_in_region"),
        Who::LeadersInRegion => Some("la-who-leaders_in_region"),
        Who::OthersInRegion => Some("la-who-others_in_region"),
        Who::Archiver => Some("la-who-archiver"),
    };
    if let Some(who) = who {
        text = Text::new(who).with("what", text);
    }
    match effect.only_if {
        Some(only_if) => Text::new("la-effect-if")
            .with("if", condition(content, only_if.cond))
            .with("what", text),
        None => text,
    }
}

fn payable(res: Payable) -> &'static str {
    match res {
        Payable::Food => "la-res-food",
        Payable::Ammo => "la-res-ammo",
        Payable::Fuel => "la-res-fuel",
        Payable::Any => "la-res-any",
        Payable::Object => "la-res-object",
        Payable::Fame => "la-res-fame",
    }
}

/// A cost in words.
pub(crate) fn cost(res: Payable, n: u8) -> Text {
    let id = match res {
        Payable::Food => "la-cost-food",
        Payable::Ammo => "la-cost-ammo",
        Payable::Fuel => "la-cost-fuel",
        Payable::Any => "la-cost-any",
        Payable::Object => "la-cost-object",
        Payable::Fame => "la-cost-fame",
    };
    Text::new(id).with("n", n)
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yellow => "la-stage-yellow",
        Stage::Red => "la-stage-red",
    }
}

/// One operation: a line for each of chapter LA-19.
fn op(content: &Content, op: Op) -> Text {
    let plain = |id: &'static str| Text::new(id);
    let some = |id: &'static str, n: u8| Text::new(id).with("n", n);
    match op {
        Op::Gain { res, n } => some("la-effect-gain", n).with("what", res.word()),
        Op::GainChoice { from, n } => some("la-effect-gain_choice", n).with("what", goods(from)),
        Op::DrawObject { n } => some("la-effect-draw_object", n),
        Op::DrawKeep { n, keep } => some("la-effect-draw_keep", n).with("keep", keep),
        Op::DiscardObject { n } => some("la-effect-discard_object", n),
        Op::Lose { res, n } => some("la-effect-lose", n).with("what", payable(res)),
        Op::Pay { res, n } => cost(res, n),
        Op::Fame { n } if n < 0 => some("la-effect-fame-lose", n.unsigned_abs()),
        Op::Fame { n } => some("la-effect-fame", n.unsigned_abs()),
        Op::Repair { n, scope: Scope::Any } => some("la-effect-repair-any", n),
        Op::Repair { n, scope: Scope::OneCard } => some("la-effect-repair-one_card", n),
        Op::Damage { n, cost: true, .. } => some("la-cost-damage", n),
        Op::Damage { n, at, .. } => some(damage(at), n),
        Op::Contaminate { n, target } => some(contaminate(target), n),
        Op::Decontaminate { n, target } => some(decontaminate(target), n),
        Op::LoseSurvivor { from } => plain("la-effect-lose_survivor").with("from", from.word()),
        Op::MoveSurvivor { n, from, to } => {
            let text = match n {
                0..5 => some("la-effect-move_survivor", n),
                _ => plain("la-effect-move_survivor-all"),
            };
            text.with("from", from.word()).with("to", to.word())
        }
        Op::Speed { n, when } => some(speed(n < 0, when), n.unsigned_abs()),
        Op::Strength { n, .. } => plain("la-effect-strength").with("n", n),
        Op::Advance { n } => some("la-effect-advance", n),
        Op::EndMovement {} => plain("la-effect-end_movement"),
        Op::IgnoreSpace {} => plain("la-effect-ignore_space"),
        Op::Improve { kinds: of, from } => plain(improve(from)).with("kinds", Arg::List(kinds(of))),
        Op::RecruitCastaway {} => plain("la-effect-recruit_castaway"),
        Op::RecruitTo { to } => plain("la-effect-recruit_to").with("to", to.word()),
        Op::EnemyDamage { n, target, normal } => some(enemy_damage(target, normal), n),
        Op::SwapTarget {} => plain("la-effect-swap_target"),
        Op::AmmoSubstitute { bonus } => plain("la-effect-ammo_substitute").with("bonus", bonus),
        Op::IgnoreEnemies { .. } => plain("la-effect-ignore_enemies"),
        Op::Shield { n, against } => some(against.word(), n),
        Op::Aurora { to } => plain("la-effect-aurora").with("to", stage(to)),
        Op::Peek { n, reorder: true, .. } => some("la-effect-peek-reorder", n),
        Op::Peek { n, .. } => some("la-effect-peek", n),
        Op::RefreshSlot { n } => some("la-effect-refresh_slot", n),
        Op::Give { res, n, .. } => some("la-effect-give", n).with("what", payable(res)),
        Op::Demand { n, .. } => some("la-effect-demand", n),
        Op::Humiliate {} => plain("la-effect-humiliate"),
        Op::PlaceMines { n } => some("la-effect-place_mines", n),
        Op::Archive { under } => plain(archive(under)),
        Op::DiscardStory {} => plain("la-effect-discard_story"),
        Op::Read { option, result } => read(option, result),
        Op::CancelAction { to } => plain("la-effect-cancel_action").with("to", to.word()),
        Op::LoadChild {} => plain("la-effect-load_child"),
        Op::UnloadChild { story } => {
            plain("la-effect-unload_child").with("story", content.stories[story].name)
        }
        Op::ArchiveBoth { other } => {
            plain("la-effect-archive_both").with("other", content.stories[other].name)
        }
        Op::EnemyEscapes {} => plain("la-effect-enemy_escapes"),
        Op::Score { n } => plain("la-effect-score").with("n", n),
        Op::TurnOrderSlow { first, second, third, fourth } => plain("la-effect-turn_order_slow")
            .with("first", first)
            .with("second", second)
            .with("third", third)
            .with("fourth", fourth),
        Op::FoodVote { fame_each, threshold, .. } => {
            plain("la-effect-food_vote").with("fame", fame_each).with("threshold", threshold)
        }
        Op::ContaminateOrDiscard {} => plain("la-effect-contaminate_or_discard"),
        Op::Howl { repair, damage } => {
            plain("la-effect-howl").with("repair", repair).with("damage", damage)
        }
        Op::AutomaGain { what: AutomaGain::Tracks, .. } => plain("la-effect-automa-tracks"),
        Op::AutomaGain { what, n } => some(automa(what), n),
    }
}

/// The goods of a choice list, each as often as it stands there.
fn goods(from: Goods) -> Arg {
    let each = from.0.iter().flat_map(|(good, n)| vec![good; usize::from(*n)]);
    Arg::List(each.map(|good| Text::new(good.word())).collect())
}

/// Reading a result of an option instead.
fn read(option: OptionKey, result: ResultKind) -> Text {
    let id = match result {
        ResultKind::Success => "la-effect-read-success",
        ResultKind::Failure => "la-effect-read-failure",
    };
    let letter = option.option().letter();
    Text::new(id).with("option", Arg::Plain(letter.name().into()))
}

fn improve(from: ImproveFrom) -> &'static str {
    match from {
        ImproveFrom::Zone => "la-effect-improve-zone",
        ImproveFrom::Discard => "la-effect-improve-discard",
    }
}

fn enemy_damage(target: EnemyTarget, normal: bool) -> &'static str {
    match (normal, target) {
        (true, _) => "la-effect-enemy_damage-normal",
        (false, EnemyTarget::ChosenInRegion) => "la-effect-enemy_damage-chosen_in_region",
        (false, EnemyTarget::Triggering) => "la-effect-enemy_damage-triggering",
    }
}

fn damage(at: Where) -> &'static str {
    match at {
        Where::Any => "la-effect-damage-any",
        Where::Indicated => "la-effect-damage-indicated",
        Where::Column1 => "la-effect-damage-column1",
        Where::TopRow => "la-effect-damage-top_row",
        Where::BottomRow => "la-effect-damage-bottom_row",
        Where::StrongestWeapon => "la-effect-damage-strongest_weapon",
        Where::DistinctCards => "la-effect-damage-distinct_cards",
        Where::Truck => "la-effect-damage-truck",
        Where::CargoBox => "la-effect-damage-cargo_box",
    }
}

fn contaminate(target: Contaminated) -> &'static str {
    match target {
        Contaminated::Participant => "la-effect-contaminate-participant",
        Contaminated::EachParticipant => "la-effect-contaminate-each_participant",
        Contaminated::Chosen => "la-effect-contaminate-chosen",
        Contaminated::EachActive => "la-effect-contaminate-each_active",
        Contaminated::EachRest => "la-effect-contaminate-each_rest",
        Contaminated::EachExhausted => "la-effect-contaminate-each_exhausted",
    }
}

fn decontaminate(target: Cleaned) -> &'static str {
    match target {
        Cleaned::Participant => "la-effect-decontaminate-participant",
        Cleaned::EachParticipant => "la-effect-decontaminate-each_participant",
        Cleaned::Chosen => "la-effect-decontaminate-chosen",
        Cleaned::AnySpread => "la-effect-decontaminate-any_spread",
        Cleaned::UpToThree => "la-effect-decontaminate-up_to_3_one_zone",
    }
}

fn speed(slower: bool, when: When) -> &'static str {
    match (slower, when) {
        (false, When::NextMovement) => "la-effect-faster-next_movement",
        (false, _) => "la-effect-faster-this_movement",
        (true, When::NextMovement) => "la-effect-slower-next_movement",
        (true, _) => "la-effect-slower-this_movement",
    }
}

fn archive(under: Under) -> &'static str {
    match under {
        Under::Board => "la-effect-archive-board",
        Under::Truck => "la-effect-archive-truck",
        Under::Trailer => "la-effect-archive-trailer",
        Under::Device => "la-effect-archive-device",
        Under::Convoy => "la-effect-archive-convoy",
        Under::ZoneCard => "la-effect-archive-zone_card",
    }
}

fn automa(what: AutomaGain) -> &'static str {
    match what {
        AutomaGain::Fame => "la-effect-automa-fame",
        AutomaGain::Survivor => "la-effect-automa-survivor",
        AutomaGain::Food => "la-effect-automa-food",
        AutomaGain::Ammo => "la-effect-automa-ammo",
        AutomaGain::Fuel => "la-effect-automa-fuel",
        AutomaGain::Object => "la-effect-automa-object",
        AutomaGain::Speed => "la-effect-automa-speed",
        AutomaGain::Tracks => "la-effect-automa-tracks",
        AutomaGain::FameIfAheadElseObject => "la-effect-automa-fame_if_ahead_else_object",
    }
}

/// The name of a kind of card.
pub(crate) fn kind(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Location => "la-kind-location",
        CardKind::Truck => "la-kind-truck",
        CardKind::Trailer => "la-kind-trailer",
        CardKind::Device => "la-kind-device",
        CardKind::Survivor => "la-kind-survivor",
        CardKind::Encounter => "la-kind-encounter",
        CardKind::Event => "la-kind-event",
        CardKind::Enemy => "la-kind-enemy",
    }
}

fn kinds(of: Kinds) -> Vec<Text> {
    let all = [CardKind::Truck, CardKind::Trailer, CardKind::Device];
    all.into_iter()
        .filter(|found| of.0.contains(*found))
        .map(|found| Text::new(kind(found)))
        .collect()
}

/// A condition as a clause.
fn condition(content: &Content, cond: Cond) -> Text {
    match cond {
        Cond::Archived { story } => {
            Text::new("la-if-archived").with("story", content.stories[story].name)
        }
        Cond::StrengthAtLeast { n } => Text::new("la-if-strength_at_least").with("n", n),
        Cond::ParticipantsAtLeast { n } => Text::new("la-if-participants_at_least").with("n", n),
        Cond::SurvivorsAtLeast { n } => Text::new("la-if-survivors_at_least").with("n", n),
        Cond::TruckTracked {} => Text::new("la-if-truck_tracked"),
        Cond::Undamaged {} => Text::new("la-if-undamaged"),
        Cond::ChildAboard { .. } => Text::new("la-if-child_aboard"),
        Cond::FreeCrewBox {} => Text::new("la-if-free_crew_box"),
        Cond::SurvivorRoom {} => Text::new("la-if-survivor_room"),
        Cond::HasResource {} => Text::new("la-if-has_resource"),
        Cond::OpponentAhead {} => Text::new("la-if-opponent_ahead"),
        Cond::PlayerHasMore { what } => {
            let what = match what {
                Compared::Survivor => "la-res-survivor",
                Compared::Food => "la-res-food",
                Compared::Ammo => "la-res-ammo",
                Compared::Fuel => "la-res-fuel",
            };
            Text::new("la-if-player_has_more").with("what", what)
        }
    }
}

/// The letters of a TEST, as people write them.
pub(crate) fn letters(letters: Set8<Letter>) -> Arg {
    let letters: Vec<&str> = letters.iter().map(Letter::name).collect();
    Arg::Plain(letters.join(", ").into())
}

/// What a TEST asks: its letters, and what adds more.
fn test(content: &Content, test: &Test) -> Vec<Text> {
    let mut texts = vec![Text::new("la-test").with("letters", letters(test.letters))];
    for extra in &test.extra {
        let more = letters(extra.letters);
        if let Some(Cost { res, n }) = extra.cost {
            texts.push(Text::new("la-test-cost").with("cost", cost(res, n)).with("letters", more));
        } else if let Some(cond) = extra.only_if {
            let text = Text::new("la-test-if").with("letters", more);
            texts.push(text.with("if", condition(content, cond)));
        }
    }
    texts
}

/// What a MISSION asks, and by when.
pub(crate) fn mission(mission: Mission) -> Text {
    let task = match mission.task {
        Task::PlaceTarget => Text::new("la-mission-place_target"),
        Task::StopWaypoint => Text::new("la-mission-stop_waypoint"),
        Task::NotLast => Text::new("la-mission-not_last_at_deadline"),
        Task::Have(wanted) => Text::new("la-mission-have_at_game_end")
            .with("food", wanted[Res::Food])
            .with("fuel", wanted[Res::Fuel]),
        Task::BoardOrLead => Text::new("la-mission-board_or_lead_at_game_end"),
    };
    let deadline = match mission.deadline {
        Deadline::EndOfPhase => "la-deadline-end_of_phase",
        Deadline::EndOfRound => "la-deadline-end_of_round",
        Deadline::EndOfNextRound => "la-deadline-end_of_next_round",
        Deadline::GameEnd => "la-deadline-game_end",
    };
    Text::new("la-mission").with("task", task).with("deadline", deadline)
}

/// What an option of a Story asks: a cost, a condition, a TEST or a MISSION.
pub(crate) fn asks(content: &Content, option: &StoryOption) -> Vec<Text> {
    let mut texts: Vec<Text> = option.cost.iter().map(|paid| cost(paid.res, paid.n)).collect();
    if let Some(cond) = option.requires {
        texts.push(Text::new("la-option-requires").with("if", condition(content, cond)));
    }
    if let Some(found) = &option.test {
        texts.extend(test(content, found));
    }
    texts.extend(option.mission.map(mission));
    texts
}
