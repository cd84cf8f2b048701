//! Actions: what they cost, whether they may be declared, whether they would do anything (NEM-4).

use kernel::{Refusal, require};
use serde::{Deserialize, Serialize};

use crate::choice;
use crate::cond;
use crate::content::{Combat, Component, Deed, DeedOption};
use crate::frame::With;
use crate::ids::{Card, Item, Label, Object, Player, Slot, Wound};
use crate::look::Look;
use crate::moves::{Move, NoisePlace, Target};
use crate::state::{QuestState, Thing};
use crate::vocab::{Op, Program, Rooms, Source, Zone};

/// An Action as it was declared (NEM-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Movement or Escape.
    Move(Slot),
    /// Careful Movement.
    Careful(Slot),
    /// Shoot.
    Shoot(Item, Target),
    /// Melee Attack.
    Melee(Target),
    /// Open a trade.
    Trade,
    /// Pick up an Object.
    Pick(Object),
    /// Craft an Item.
    Craft(Item),
    /// Complete a quest.
    Quest(Item),
    /// Play a card.
    Card(Card, Option<Label>),
    /// Use an Item.
    Item(Item, Option<Label>),
    /// The Action of the Room.
    Room(Option<Label>),
}

impl Default for What {
    fn default() -> Self {
        What::Move(Slot(0))
    }
}

impl What {
    /// The Action a move declares, if it declares one.
    pub fn of(mv: &Move) -> Option<What> {
        Some(match *mv {
            Move::Move(slot) => What::Move(slot),
            Move::Careful(slot) => What::Careful(slot),
            Move::Shoot(item, target) => What::Shoot(item, target),
            Move::Melee(target) => What::Melee(target),
            Move::Trade => What::Trade,
            Move::Pick(object) => What::Pick(object),
            Move::Craft(item) => What::Craft(item),
            Move::Quest(item) => What::Quest(item),
            Move::Play(card, label) => What::Card(card, label),
            Move::Use(item, label) => What::Item(item, label),
            Move::Room(label) => What::Room(label),
            _ => return None,
        })
    }

    /// What a card, an Item or a Room says about it.
    pub fn deed<'a>(self, look: Look<'a>, with: &With) -> Option<&'a Deed> {
        match self {
            What::Card(card, _) => Some(&look.content.cards[card].deed),
            What::Item(item, _) => look.content.items[item].deed.as_ref(),
            What::Room(_) => look.card(with.here)?.action.as_ref(),
            _ => None,
        }
    }

    /// The word of the option that was chosen.
    pub const fn label(self) -> Option<Label> {
        match self {
            What::Card(_, label) | What::Item(_, label) | What::Room(label) => label,
            _ => None,
        }
    }

    /// The option that was chosen.
    pub fn option<'a>(self, look: Look<'a>, with: &With) -> Option<&'a DeedOption> {
        let deed = self.deed(look, with)?;
        deed.options.iter().find(|option| option.label == self.label())
    }

    /// What it does, where content says it.
    pub fn program(self, look: Look<'_>, with: &With) -> Option<Program> {
        self.option(look, with).map(|option| option.program)
    }

    /// What it works with.
    pub fn with(self, look: Look<'_>, player: Player) -> With {
        let mut with = With::new(player, look.of(player).at);
        match self {
            What::Card(card, _) => with.card = card.into(),
            What::Item(item, _) => with.item = item.into(),
            _ => {}
        }
        with
    }

    /// The Action cards paid for it (NEM-4.2), besides the played card (NEM-4.3).
    pub fn cost(self, look: Look<'_>, player: Player, with: &With) -> u8 {
        match self {
            What::Move(_) if look.in_combat(player) && look.suffers(player, Wound::Leg) => 2,
            What::Move(_) | What::Shoot(..) | What::Melee(_) | What::Pick(_) | What::Craft(_) => 1,
            // A trade is paid for with its first deal (NEM-5.13).
            What::Trade => 0,
            What::Careful(_) => 2,
            What::Quest(item) => {
                look.content.items[item].quest.as_ref().map_or(1, |quest| quest.cost)
            }
            What::Card(card, _) => look.content.cards[card].deed.cost,
            What::Item(item, _) => {
                let loads = matches!(self.label(), Some(Label::Load)) && item == Item::EnergyCharge;
                let free = with.weapon.get().and_then(|weapon| look.weapon(player, weapon));
                if loads && free.is_some_and(|(carried, _)| carried.autoloader) {
                    return u8::from(look.suffers(player, Wound::Hand));
                }
                look.item_cost(player, item)
            }
            What::Room(_) => self.deed(look, with).map_or(2, |deed| deed.cost),
        }
    }
}

/// Whether a player may declare an Action now (NEM-4.5, step 2).
pub(crate) fn check(look: Look<'_>, player: Player, what: What) -> Result<(), Refusal> {
    let with = what.with(look, player);
    combat(look, player, what, &with)?;
    match what {
        What::Move(to) => choice::neighbouring(look, look.of(player).at, to)?,
        What::Careful(to) => careful(look, player, to)?,
        What::Shoot(item, target) => {
            let weapon = look.weapon(player, item);
            let Some((carried, _)) = weapon else {
                return Err(
                    Refusal::new("NEM-5.5", "nem-refused-no-weapon").with("what", item.word())
                );
            };
            require(carried.ammo > 0, || {
                Refusal::new("NEM-9.1", "nem-refused-empty").with("what", item.word())
            })?;
            choice::target_here(look, player, target)?;
        }
        What::Melee(target) => choice::target_here(look, player, target)?,
        What::Pick(object) => {
            let lying = look.at(look.of(player).at).objects[object] > 0;
            require(lying, || {
                Refusal::new("NEM-5.7", "nem-refused-not-lying").with("what", object.word())
            })?;
            let room = look.hand_free(player)
                || look.of(player).hands.iter().any(|it| droppable(look, it.thing));
            require(room, || Refusal::new("NEM-16.7", "nem-refused-hands-full"))?;
        }
        What::Trade => trade(look, player)?,
        What::Craft(item) => craft(look, player, item, false)?,
        What::Quest(item) => quest(look, player, item)?,
        What::Card(card, _) => {
            require(look.actions(player).any(|own| own == card), || {
                Refusal::new("NEM-4.1", "nem-refused-card-not-held").with("what", card.word())
            })?;
            require(!look.content.cards[card].reaction, || {
                Refusal::new("NEM-24.1", "nem-refused-reaction").with("what", card.word())
            })?;
        }
        What::Item(item, _) => usable(look, player, item)?,
        What::Room(_) => {
            require(look.card(with.here).is_some_and(|card| card.action.is_some()), || {
                Refusal::new("NEM-4.12", "nem-refused-no-action")
            })?;
            require(look.working(with.here), || {
                Refusal::new("NEM-14.11", "nem-refused-malfunction")
            })?;
        }
    }
    let needed = what.cost(look, player, &with);
    let held = look.action_count(player) - u8::from(matches!(what, What::Card(..)));
    let cheaper = matches!(what, What::Item(Item::EnergyCharge, Some(Label::Load)));
    require(held >= needed || cheaper && held + 1 >= needed, || {
        Refusal::new("NEM-4.2", "nem-refused-cannot-pay").with("n", needed).with("held", held)
    })?;
    said(look, what, &with)
}

/// What the record of a card, an Item or a Room asks for, and whether it would do anything (NEM-4.6).
fn said(look: Look<'_>, what: What, with: &With) -> Result<(), Refusal> {
    let Some(deed) = what.deed(look, with) else { return Ok(()) };
    deed.requires.iter().try_for_each(|cond| cond::require(look, with, cond))?;
    let option = what.option(look, with).ok_or(choice::OTHER_QUESTION)?;
    option.requires.iter().try_for_each(|cond| cond::require(look, with, cond))?;
    require(choice::possible(look, option.program, with, 0), || {
        Refusal::new("NEM-4.5", "nem-refused-no-target")
    })?;
    let ops = look.content.program(option.program);
    require(ops.iter().any(|op| matters(look, with, op)), || {
        Refusal::new("NEM-4.6", "nem-refused-no-effect")
    })
}

/// In or out of Combat (NEM-4.8 to NEM-4.11).
fn combat(look: Look<'_>, player: Player, what: What, with: &With) -> Result<(), Refusal> {
    let wanted = match what {
        What::Move(_) | What::Melee(_) | What::Shoot(..) => Combat::Any,
        What::Careful(_) | What::Trade | What::Pick(_) | What::Craft(_) | What::Quest(_) => {
            Combat::Out
        }
        _ => what.deed(look, with).map_or(Combat::Out, |deed| deed.combat),
    };
    let fights = look.in_combat(player);
    match wanted {
        Combat::In => require(fights, || Refusal::new("NEM-4.8", "nem-refused-not-in-combat")),
        Combat::Out => {
            let rule = if matches!(what, What::Card(..) | What::Item(..)) {
                "NEM-4.9"
            } else {
                "NEM-4.11"
            };
            require(!fights, || Refusal::new(rule, "nem-refused-in-combat"))
        }
        Combat::Any => Ok(()),
    }
}

/// Careful Movement needs a Corridor without Noise, unless somebody is there (NEM-5.3, NEM-5.4).
fn careful(look: Look<'_>, player: Player, to: Slot) -> Result<(), Refusal> {
    choice::neighbouring(look, look.of(player).at, to)?;
    let free = |place: NoisePlace| !look.noisy(place);
    require(!look.empty(to) || look.noise_places(to).any(free), || {
        Refusal::new("NEM-5.3", "nem-refused-noise-everywhere").with("room", to.printed())
    })
}

/// A trade needs somebody to trade with, a card to pay with, and no trade for nothing in this round (NEM-5.8, NEM-5.9).
fn trade(look: Look<'_>, player: Player) -> Result<(), Refusal> {
    let here = look.crew(look.of(player).at).any(|other| other != player);
    require(here, || Refusal::new("NEM-5.8", "nem-refused-nobody-here"))?;
    require(look.action_count(player) > 0, || {
        Refusal::new("NEM-5.13", "nem-refused-cannot-pay").with("n", 1u8).with("held", 0u8)
    })?;
    require(!look.of(player).trade_spoiled, || Refusal::new("NEM-5.9", "nem-refused-trade-again"))
}

/// Whether somebody can put a thing down (NEM-16.8).
pub(crate) fn droppable(look: Look<'_>, thing: Thing) -> bool {
    match thing {
        Thing::Object(_) => true,
        Thing::Item(item) => look.movable(item) || look.content.items[item].flips,
    }
}

/// Whether an Item has an Action that may be used (NEM-4.14).
fn usable(look: Look<'_>, player: Player, item: Item) -> Result<(), Refusal> {
    let card = &look.content.items[item];
    let open_quest = look.quest(player, item) == Some(QuestState::Inactive);
    require(!open_quest, || Refusal::new("NEM-16.12", "nem-refused-quest-open"))?;
    require(look.owns(player, item), || {
        Refusal::new("NEM-4.14", "nem-refused-item-not-owned").with("what", item.word())
    })?;
    let acts = card.deed.is_some() && !card.reaction && !card.passive;
    require(acts, || {
        Refusal::new("NEM-4.14", "nem-refused-no-item-action").with("what", item.word())
    })
}

/// The two components of a Crafted Item, or the Item it is exchanged for (NEM-5.10, NEM-A10.1).
pub(crate) fn craft(
    look: Look<'_>,
    player: Player,
    item: Item,
    yellow_as_tool: bool,
) -> Result<(), Refusal> {
    let card = &look.content.items[item];
    let Some(recipe) = card.recipe else {
        return Err(Refusal::new("NEM-16.14", "nem-refused-no-recipe").with("what", item.word()));
    };
    require(look.state.crafted[item] > 0, || {
        Refusal::new("NEM-5.11", "nem-refused-none-left").with("what", item.word())
    })?;
    let made = pair(look, player, recipe, yellow_as_tool).is_some();
    require(made, || {
        Refusal::new("NEM-5.10", "nem-refused-no-components").with("what", item.word())
    })
}

/// Whether an Item serves as a component.
pub(crate) fn serves(
    look: Look<'_>,
    player: Player,
    item: Item,
    component: Component,
    yellow_as_tool: bool,
) -> bool {
    let card = &look.content.items[item];
    let stands_in =
        yellow_as_tool && component == Component::Tool && look.counts_as_yellow(player, item);
    !card.bound && (card.component == Some(component) || stands_in)
}

/// Two different Items that serve as the components.
fn pair(
    look: Look<'_>,
    player: Player,
    recipe: [Component; 2],
    yellow_as_tool: bool,
) -> Option<(Item, Item)> {
    let firsts =
        look.owned(player).filter(|item| serves(look, player, *item, recipe[0], yellow_as_tool));
    for first in firsts {
        let second = look.owned(player).find(|item| {
            serves(look, player, *item, recipe[1], yellow_as_tool)
                && (*item != first || count(look, player, first) > 1)
        });
        if let Some(second) = second {
            return Some((first, second));
        }
    }
    None
}

/// How many of an Item somebody owns.
pub(crate) fn count(look: Look<'_>, player: Player, item: Item) -> u8 {
    let own = look.of(player);
    let held = own.hands.iter().filter(|carried| carried.item() == Some(item)).count() as u8;
    look.stowed_count(player, item) + held
}

/// Whether a quest can be completed now (NEM-5.12).
fn quest(look: Look<'_>, player: Player, item: Item) -> Result<(), Refusal> {
    let about = |rule, reason| Refusal::new(rule, reason).with("what", item.word());
    require(look.quest(player, item) == Some(QuestState::Inactive), || {
        about("NEM-5.12", "nem-refused-no-quest")
    })?;
    let card = &look.content.items[item];
    let Some(quest) = &card.quest else { return Err(about("NEM-5.12", "nem-refused-no-quest")) };
    if let Some(room) = quest.room {
        require(look.room(look.of(player).at) == Some(room), || {
            Refusal::new("NEM-5.12", "nem-refused-quest-elsewhere").with("room", room.word())
        })?;
    }
    let pays =
        quest.discard_any.is_empty() || quest.discard_any.iter().any(|it| look.owns(player, *it));
    require(pays, || about("NEM-5.12", "nem-refused-quest-item"))?;
    let with = With::new(player, look.of(player).at);
    quest.condition.iter().try_for_each(|cond| cond::require(look, &with, cond))?;
    if let Some(crate::content::AttachTo::Named(host)) = card.attach {
        require(look.owns(player, host), || {
            Refusal::new("NEM-16.9", "nem-refused-no-weapon").with("what", host.word())
        })?;
    }
    let fits = !card.heavy
        || look.hand_free(player)
        || look.of(player).hands.iter().any(|it| droppable(look, it.thing));
    require(fits, || Refusal::new("NEM-16.7", "nem-refused-hands-full"))
}

/// Whether an operation can change the game, by what its player knows (NEM-4.6). What looks at something hidden always can.
fn matters(look: Look<'_>, with: &With, op: &Op) -> bool {
    let (own, here) = (look.of(with.by), with.here);
    match op {
        Op::DiscardFire { room: Rooms::Here } => look.at(here).fire,
        Op::PlaceFire { room: Rooms::Here, .. } => !look.at(here).fire,
        Op::DiscardMalfunction { .. } => look.at(here).malfunction,
        Op::PlaceMalfunction { room: Rooms::Here, .. } => look.can_break(here),
        Op::DiscardSlime { .. } => own.slime,
        Op::SendSignal { .. } => !own.signal,
        Op::RemoveLarva { .. } => own.larva,
        Op::HealLight { who, .. } if !who.chosen() => own.light > 0,
        Op::HealDressed { .. } => own.serious.iter().any(|wound| wound.dressed),
        Op::DressSerious { .. } => own.serious.iter().any(|wound| !wound.dressed),
        Op::DrawCards { .. } => !own.deck.is_empty() || !own.discard.is_empty(),
        Op::Scan { who, zones, .. } if !who.chosen() => scans(look, with.by, zones),
        Op::AddAmmo { weapon, .. } | Op::LoadWeapon { weapon, .. } => {
            look.weapons(with.by).any(|(item, carried, card)| {
                look.is_weapon_of(*weapon, item, card)
                    && carried.ammo < look.capacity(carried, card)
            })
        }
        Op::Craft { substitute } => {
            Item::ALL.iter().any(|item| craft(look, with.by, *item, substitute.is_some()).is_ok())
        }
        Op::Pass { .. }
        | Op::ShuffleAllIntoDeck { .. }
        | Op::GainContamination { .. }
        | Op::LightWound { .. } => false,
        Op::UseRoomAction { room: Rooms::Here, .. } => room_action_matters(look, with, here),
        Op::Injure { source: Source::Laika, .. } => look.in_combat(with.by),
        _ => true,
    }
}

/// Whether the Action of a Room could do anything for a card that uses it.
fn room_action_matters(look: Look<'_>, with: &With, slot: Slot) -> bool {
    let Some(deed) = look.card(slot).and_then(|card| card.action.as_ref()) else { return false };
    let allowed =
        |conds: &[crate::vocab::Cond]| conds.iter().all(|cond| cond::holds(look, with, cond));
    look.working(slot)
        && allowed(&deed.requires)
        && deed.options.iter().any(|option| {
            let ops = look.content.program(option.program);
            allowed(&option.requires) && ops.iter().any(|op| matters(look, with, op))
        })
}

/// Whether a scan can find anything: without a Contamination card in sight it can only in what is hidden.
fn scans(look: Look<'_>, player: Player, zones: &[Zone]) -> bool {
    zones.iter().any(|zone| match zone {
        Zone::Hand => look.contaminated_hand(player),
        Zone::Discard => look.of(player).discard.iter().any(|card| card.is_contamination()),
        Zone::Deck | Zone::Drawn => !look.of(player).deck.is_empty(),
    })
}

/// Every Action that comes to mind for a player.
pub(crate) fn candidates(look: Look<'_>, player: Player, wide: bool, found: &mut dyn FnMut(Move)) {
    let own = look.of(player);
    let at = own.at;
    for (_, to) in look.corridors(at).filter(|(_, to)| look.at(*to).tile.is_some()) {
        found(Move::Move(to));
        found(Move::Careful(to));
    }
    let eggs = look.has_eggs(at).then_some(Target::Eggs);
    let targets = look.foes(at).map(|foe| Target::Intruder(foe.mini)).chain(eggs);
    for target in targets {
        look.weapons(player).for_each(|(item, ..)| found(Move::Shoot(item, target)));
        found(Move::Melee(target));
    }
    look.objects_here(player).for_each(|object| found(Move::Pick(object)));
    if wide || look.state.table.seats > 1 {
        found(Move::Trade);
    }
    let mut seen = None;
    let mut hand: workbench::flat::List<Card, { crate::state::DECK }> =
        workbench::flat::List::new();
    for card in look.actions(player) {
        if !hand.contains(&card) {
            hand.push(card);
        }
    }
    for card in hand.iter() {
        let deed = &look.content.cards[*card].deed;
        deed.options.iter().for_each(|option| found(Move::Play(*card, option.label)));
    }
    for item in look.owned(player) {
        if seen == Some(item) {
            continue;
        }
        seen = Some(item);
        if let Some(deed) = &look.content.items[item].deed {
            deed.options.iter().for_each(|option| found(Move::Use(item, option.label)));
        }
    }
    if let Some(deed) = look.card(at).and_then(|card| card.action.as_ref()) {
        deed.options.iter().for_each(|option| found(Move::Room(option.label)));
    }
    let crafted = look.content.items.with_ids().filter(|(_, card)| card.recipe.is_some());
    if wide || look.owned(player).nth(1).is_some() {
        crafted.for_each(|(item, _)| found(Move::Craft(item)));
    }
    let quests = look.content.characters[look.character(player)].quest_items;
    for (item, state) in quests.into_iter().zip(own.quests) {
        if wide || state == QuestState::Inactive {
            found(Move::Quest(item));
        }
    }
}
