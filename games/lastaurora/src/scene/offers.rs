//! Moves in words, with what they touch.

mod things;

use kernel::{Arg, Name, Offer, Text};
use workbench::small::Set8;

use super::{
    box_id, box_text, car_id, convoy, convoy_id, enemy_id, named_space, player_arg, slot_id,
    supply, survivor_id, texts,
};
use crate::boxes::Sort;
use crate::content::StoryOption;
use crate::ids::{
    ActionId, BoxId, CarKind, CardNumber, Column, CrewPlace, EnemyKind, EnemyPlace, Letter, Object,
    OptionId, Slot, SpaceName,
};
use crate::look::Look;
use crate::moves::{Cell, Meal, Move, Payment, Target};
use crate::state::Player;
use crate::vocab::{CardKind, Payable, Res};

/// A move in words, by its verb alone.
pub(crate) fn verb(look: Look<'_>, player: Player, mv: Move) -> Offer {
    words(look, player, mv).offer()
}

/// Passing, in the words of what is asked.
pub(crate) fn pass(id: &'static str) -> Offer {
    say(id, Vec::new(), Some("la-group-turn")).offer()
}

/// A move in words; passing in the words of what is asked.
pub(crate) fn or_pass(look: Look<'_>, player: Player, mv: Move, id: &'static str) -> Offer {
    match mv {
        Move::Pass => pass(id),
        mv => verb(look, player, mv),
    }
}

/// Something done to these Survivors.
pub(crate) fn done_to(
    look: Look<'_>,
    player: Player,
    slots: &[CrewPlace],
    id: &'static str,
) -> Offer {
    say(id, people(look, player, slots), Some("la-group-choose")).offer()
}

/// An answer that only names something, in the words of what is asked: `id` gets the name as `$what`.
pub(crate) fn chosen(look: Look<'_>, player: Player, mv: Move, id: &'static str) -> Offer {
    let offer = verb(look, player, mv);
    let Some(what) = named(look, player, mv) else { return offer };
    Offer { label: Text::new(id).with("what", what), ..offer }
}

/// What a move names, if it names one thing.
fn named(look: Look<'_>, player: Player, mv: Move) -> Option<Arg> {
    Some(match mv {
        Move::Survivor(slot) => Arg::from(who(look, player, slot)),
        Move::Enemy(at) => {
            let enemy = look.enemy_at(at);
            Arg::from(enemy.map_or("la-term-enemy", |e| look.content.enemies[e.enemy].name))
        }
        Move::Slot(slot) => Arg::from(look.card_in(slot).map_or("la-term-slot", |card| card.name)),
        Move::Player(other) => player_arg(look, other),
        Move::Pay(res) => Arg::from(res.word()),
        _ => return None,
    })
}

/// An answer to the page that lies open.
pub(crate) fn on_page(text: Text) -> Offer {
    let page = [Name::Borrowed(super::page::PAGE)];
    Offer::new(text, page).grouped("la-group-answer")
}

/// Something done with the card that is being taken.
pub(crate) fn with_taken(id: &'static str) -> Offer {
    Offer::new(id, [Name::Borrowed(super::page::TAKEN)]).grouped("la-group-take")
}

/// The Target counter on a space of an Enemy goes back to its owner.
pub(crate) fn counter(look: Look<'_>, enemy: EnemyKind, space: Letter) -> Offer {
    let letter = Arg::Plain(space.name().into());
    let text = match look.aiming(enemy, space) {
        Some(owner) => Text::new("la-offer-target").with("seat", player_arg(look, owner)),
        None => Text::new("la-offer-target-space"),
    };
    let touches = look.enemy_place(enemy).map(|_| enemy_id(enemy));
    say(text.with("letter", letter), touches.into_iter().collect(), None).offer()
}

/// What an option of a Story asks for.
pub(crate) fn option_asks(look: Look<'_>, option: &StoryOption) -> Vec<Text> {
    texts::asks(look.content, option)
}

/// Paying for more letters of a TEST.
pub(crate) fn improved(letters: Set8<Letter>, res: Payable, n: u8) -> Text {
    Text::new("la-offer-letters")
        .with("cost", texts::cost(res, n))
        .with("letters", texts::letters(letters))
}

struct Words {
    text: Text,
    touches: Vec<Name>,
    group: Option<&'static str>,
}

impl Words {
    fn offer(self) -> Offer {
        let offer = Offer::new(self.text, self.touches);
        match self.group {
            Some(group) => offer.grouped(group),
            None => offer,
        }
    }
}

fn say(text: impl Into<Text>, touches: Vec<String>, group: Option<&'static str>) -> Words {
    Words { text: text.into(), touches: touches.into_iter().map(Name::from).collect(), group }
}

/// The name of a Survivor of a player.
fn who(look: Look<'_>, player: Player, slot: CrewPlace) -> &'static str {
    let kind = look.of(player).crew[slot].kind;
    kind.get().map_or("la-term-survivor", |kind| look.content.survivors[kind].name)
}

/// A box of the player's convoy with this resource; what finds no box is on its way to the supply.
fn held(look: Look<'_>, player: Player, res: Res) -> String {
    convoy::box_with(look, player, res).unwrap_or_else(|| supply::token(res))
}

/// The first card of a kind in the player's hand, if it is there.
fn object_piece(look: Look<'_>, player: Player, kind: Object) -> Vec<String> {
    match look.of(player).hand[kind] {
        0 => Vec::new(),
        _ => vec![format!("object-{}-{}-0", player.0 + 1, kind.index())],
    }
}

fn people(look: Look<'_>, player: Player, slots: &[CrewPlace]) -> Vec<String> {
    let here = |slot: &&CrewPlace| look.of(player).crew[**slot].present();
    slots.iter().filter(here).map(|slot| survivor_id(player, *slot)).collect()
}

fn car_name(look: Look<'_>, player: Player, cell: Cell) -> &'static str {
    let kind = look.of(player).convoy[cell].kind;
    kind.get().map_or("la-term-box", |kind| look.content.convoy[kind].name)
}

/// A slot with its card: what a Location gives, or else what kind of card it is.
fn slot_text(look: Look<'_>, slot: Slot) -> Text {
    let text = |id: &'static str| Text::new(id).with("slot", slot.number());
    let Some(info) = look.card_in(slot) else {
        return text("la-offer-slot").with("card", "la-term-slot");
    };
    let text = |id: &'static str| text(id).with("card", info.name);
    match info.kind {
        CardKind::Location => {
            text("la-offer-slot-does").with("what", texts::location(look.content, info.location()))
        }
        kind => text("la-offer-slot-kind").with("kind", texts::kind(kind)),
    }
}

/// A move in words. Every move has its line.
fn words(look: Look<'_>, player: Player, mv: Move) -> Words {
    match mv {
        Move::Pass => say("la-offer-done", Vec::new(), Some("la-group-turn")),
        Move::Yes => things::any_resource(look, player),
        Move::Crew(crew) => things::crew(crew),
        Move::Explore(one, two) => explorers(look, player, one, two),
        Move::Boost => {
            say("la-offer-boost", vec![held(look, player, Res::Food)], Some("la-group-strength"))
        }
        Move::Slot(slot) => slot_offer(look, player, slot),
        Move::Card => card_action(look),
        Move::Bonus(slot) => bonus(look, slot),
        Move::Object { kind, choice } => object(look, player, kind, choice),
        Move::Ability(slot) => {
            things::member(look, player, slot, "la-offer-use", "la-group-abilities")
        }
        Move::Snipe(slot, place, pay) => snipe(look, player, slot, place, pay),
        Move::Burn(slot, kind) => burn(look, player, slot, kind),
        Move::Survivor(slot) => {
            things::member(look, player, slot, "la-offer-survivor", "la-group-choose")
        }
        Move::Feed(slot, meal) => feed(look, player, slot, meal),
        Move::Take(good) => things::good(good),
        Move::Pay(res) => things::resource(look, player, res, "la-offer-pay", "la-group-pay"),
        Move::Throw(res) => things::resource(look, player, res, "la-offer-throw", "la-group-throw"),
        Move::Dismiss(slot) => {
            things::member(look, player, slot, "la-offer-dismiss", "la-group-dismiss")
        }
        Move::Child(story) => things::child(look, player, story),
        Move::Keep(kind) => things::drawn(look, kind),
        Move::Discard(kind) => {
            let text = Text::new("la-offer-discard").with("card", kind.word());
            say(text, object_piece(look, player, kind), Some("la-group-discard"))
        }
        Move::Place(column) => things::column(look, player, column),
        Move::Damage(cell, sort) => {
            let place = look.sound_box(player, cell, sort);
            box_of(look, player, (cell, sort), place, ("la-offer-damage", "la-group-damage"))
        }
        Move::Repair(cell, sort) => {
            let place = look.damaged_box(player, cell, sort);
            box_of(look, player, (cell, sort), place, ("la-offer-repair", "la-group-repair"))
        }
        Move::Option(_) => things::option(),
        Move::Salvage(number) => salvage(look, number),
        Move::Enemy(at) => enemy(look, at),
        Move::Player(other) => seat(look, other),
        Move::Counter(space) => things::counter(space),
        Move::Drive { fuel, food } => drive(look, player, fuel, food),
        Move::Go(space) => go(look, player, space),
        Move::Mine(space) => things::mine(look, space),
        Move::Attack(target, cell, sort, pay) => attack(look, player, target, (cell, sort), pay),
        Move::Order(number) => things::peeked(look, number),
        Move::Archive(cell) => archive(look, player, cell),
        Move::ArchiveNew => things::new_card(look),
        Move::Story(story) => things::story(look, story),
        Move::Prevent(card) => prevent(look, card),
    }
}

/// Setting out (LA-5.3).
fn explorers(look: Look<'_>, player: Player, one: CrewPlace, two: Option<CrewPlace>) -> Words {
    let names = std::iter::once(one).chain(two);
    let list = names.clone().map(|slot| Text::new(who(look, player, slot))).collect();
    let slots: Vec<CrewPlace> = names.collect();
    let text = Text::new("la-offer-explorers").with("who", Arg::List(list));
    say(text, people(look, player, &slots), Some("la-group-explore"))
}

/// A slot: its explorers go there, once they have set out.
fn slot_offer(look: Look<'_>, player: Player, slot: Slot) -> Words {
    let explorers: Vec<CrewPlace> = match crate::flow::explorer(look.state) {
        Some(explorer) if explorer == player => look.state.explore.parts.iter().collect(),
        _ => Vec::new(),
    };
    let mut touches = people(look, player, &explorers);
    touches.push(slot_id(slot));
    say(slot_text(look, slot), touches, Some("la-group-slot"))
}

/// The card action (LA-5.8).
fn card_action(look: Look<'_>) -> Words {
    let slot = look.state.explore.slot.get().unwrap_or(Slot(4));
    let card = look.card_in(slot).map_or("la-term-card-action", |card| card.name);
    let text = Text::new("la-offer-card-action").with("card", card);
    say(text, vec![slot_id(slot)], Some("la-group-action"))
}

/// A Bonus Action (LA-5.14).
fn bonus(look: Look<'_>, slot: Slot) -> Words {
    let bonus = &look.content.bonus[look.state.table.map][slot];
    let does = texts::program(look.content, bonus.effects);
    let what = Text::new("la-badge-bonus").with("bonus", bonus.name).with("what", does);
    let text = Text::new("la-offer-bonus").with("bonus", what);
    say(text, vec![slot_id(slot)], Some("la-group-action"))
}

/// An Object, with its choice if it has one (LA-12.7).
fn object(look: Look<'_>, player: Player, kind: Object, choice: OptionId) -> Words {
    let name = kind.word();
    let several = look.content.objects[kind].choices.len() > 1;
    let text = if several {
        let choice = crate::objects::UNSTABLE_FUEL[choice.index().min(1)];
        Text::new("la-offer-play-choice").with("card", name).with("choice", choice)
    } else {
        Text::new("la-offer-play").with("card", name)
    };
    say(text, object_piece(look, player, kind), Some("la-group-objects"))
}

/// The Sniper's shot (LA-X1.22).
fn snipe(
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
    place: EnemyPlace,
    pay: Payment,
) -> Words {
    let enemy = look.enemy_at(place);
    let name = enemy.map_or("la-term-enemy", |e| look.content.enemies[e.enemy].name);
    let mut touches = people(look, player, &[slot]);
    touches.extend(enemy.map(|enemy| enemy_id(enemy.enemy)));
    let text = match pay {
        Payment::Ammo => Text::new("la-offer-snipe"),
        Payment::Object(kind) => Text::new("la-offer-snipe-with").with("object", kind.word()),
    };
    let text = text.with("who", who(look, player, slot)).with("enemy", name);
    say(text, touches, Some("la-group-attack"))
}

/// The Drone's Object (LA-X3.16).
fn burn(look: Look<'_>, player: Player, slot: CrewPlace, kind: Object) -> Words {
    let text =
        Text::new("la-offer-burn").with("who", who(look, player, slot)).with("object", kind.word());
    let mut touches = people(look, player, &[slot]);
    touches.extend(object_piece(look, player, kind));
    say(text, touches, Some("la-group-abilities"))
}

/// A feeding (LA-6.3).
fn feed(look: Look<'_>, player: Player, slot: CrewPlace, meal: Meal) -> Words {
    let name = who(look, player, slot);
    let text = match meal {
        Meal::Res(res) => Text::new("la-offer-feed").with("who", name).with("what", res.word()),
        Meal::Object(kind) => {
            Text::new("la-offer-feed-object").with("who", name).with("object", kind.word())
        }
        Meal::Free => Text::new("la-offer-feed-free").with("who", name),
    };
    let mut touches = people(look, player, &[slot]);
    match meal {
        Meal::Res(res) => touches.push(held(look, player, res)),
        Meal::Object(kind) => touches.extend(object_piece(look, player, kind)),
        Meal::Free => {}
    }
    say(text, touches, Some("la-group-feed"))
}

/// A card of the discard pile.
fn salvage(look: Look<'_>, number: CardNumber) -> Words {
    let found = look.content.cards.find(|card| card.number == number);
    let name = found.map_or("la-term-exploration-card", |at| look.content.cards[at].name);
    let touches =
        found.filter(|at| look.state.discard.contains(*at)).map(|at| format!("discard-{}", at.0));
    let text = Text::new("la-offer-salvage").with("card", name);
    say(text, touches.into_iter().collect(), Some("la-group-take"))
}

/// An Enemy.
fn enemy(look: Look<'_>, at: EnemyPlace) -> Words {
    let enemy = look.enemy_at(at);
    let name = enemy.map_or("la-term-enemy", |e| look.content.enemies[e.enemy].name);
    let touches = enemy.map(|enemy| enemy_id(enemy.enemy)).into_iter().collect();
    say(Text::new("la-offer-enemy").with("enemy", name), touches, Some("la-group-attack"))
}

/// A player.
fn seat(look: Look<'_>, other: Player) -> Words {
    let known = other.0 < look.state.table.players;
    let touches = if known { vec![convoy_id(other)] } else { Vec::new() };
    let text = Text::new("la-offer-seat").with("seat", player_arg(look, other));
    say(text, touches, Some("la-group-choose"))
}

/// A space to go to (LA-7.7).
fn go(look: Look<'_>, player: Player, space: SpaceName) -> Words {
    let here = look.map().space_at(space).is_some();
    let mut touches = vec![convoy_id(player)];
    touches.extend(here.then(|| space.name().to_string()));
    let text = Text::new("la-offer-go").with("space", named_space(look, space));
    say(text, touches, Some("la-group-go"))
}

/// A card a Story goes under (LA-X4.24).
fn archive(look: Look<'_>, player: Player, cell: Cell) -> Words {
    let text = Text::new("la-offer-archive").with("card", car_name(look, player, cell));
    let present = look.of(player).convoy[cell].present();
    let touches = if present { vec![car_id(player, cell)] } else { Vec::new() };
    say(text, touches, Some("la-group-archive"))
}

/// An Action card prevented (LA-X4.38).
fn prevent(look: Look<'_>, card: ActionId) -> Words {
    let text = Text::new("la-offer-prevent").with("card", look.content.actions[card].name);
    let shown = look.state.table.solo() && look.state.automa.row.contains(&card);
    let touches = if shown { vec![format!("action-{}", card.0 + 1)] } else { Vec::new() };
    say(text, touches, Some("la-group-prevent"))
}

/// Something done to a box of a card.
fn box_of(
    look: Look<'_>,
    player: Player,
    (cell, sort): (Cell, Sort),
    place: Option<BoxId>,
    (id, group): (&'static str, &'static str),
) -> Words {
    let text = Text::new(id).with("box", box_text(sort)).with("card", car_name(look, player, cell));
    let touches = place.map(|place| box_id(player, cell, place)).into_iter().collect();
    say(text, touches, Some(group))
}

/// A convoy card placed in a column, perhaps in place of another.
pub(crate) fn placed(look: Look<'_>, player: Player, kind: CarKind, column: Column) -> Offer {
    let info = &look.content.convoy[kind];
    let cell = match info.kind {
        CardKind::Device => Cell::above(column),
        _ => Cell::below(column),
    };
    let old = look.of(player).convoy[cell];
    if old.present() {
        let text = Text::new("la-offer-place-replace")
            .with("card", info.name)
            .with("other", car_name(look, player, cell));
        let touches = vec![super::page::TAKEN.into(), car_id(player, cell)];
        return say(text, touches, Some("la-group-place")).offer();
    }
    let text =
        Text::new("la-offer-place-column").with("card", info.name).with("column", column.number());
    let touches = vec![super::page::TAKEN.into(), car_id(player, cell)];
    say(text, touches, Some("la-group-place")).offer()
}

fn drive(look: Look<'_>, player: Player, fuel: u8, food: u8) -> Words {
    let kind = look.of(player).convoy[Cell::TRUCK].kind;
    let gain = kind.get().map_or(0, |kind| look.content.convoy[kind].boost_gain);
    let extra = (fuel + food).saturating_sub(1) as i8;
    let speed = (look.raw_speed(player) + gain * extra).max(0);
    let text = if food == 0 {
        Text::new("la-offer-drive-fuel").with("fuel", fuel).with("speed", speed)
    } else {
        let what = Text::new("la-offer-drive-food").with("fuel", fuel);
        what.with("food", food).with("speed", speed)
    };
    say(text, vec![convoy_id(player)], Some("la-group-drive"))
}

fn attack(
    look: Look<'_>,
    player: Player,
    target: Target,
    (cell, sort): (Cell, Sort),
    pay: Payment,
) -> Words {
    let mut touches: Vec<String> = look
        .boxes(player, cell)
        .find(|(_, found)| *found == sort)
        .map(|(place, _)| box_id(player, cell, place))
        .into_iter()
        .collect();
    let with = match pay {
        Payment::Object(kind) => Some(kind.word()),
        Payment::Ammo => None,
    };
    let text = match target {
        Target::Enemy(place) => {
            let enemy = look.enemy_at(place);
            touches.extend(enemy.map(|enemy| enemy_id(enemy.enemy)));
            let name = enemy.map_or("la-term-enemy", |e| look.content.enemies[e.enemy].name);
            let id = if with.is_some() { "la-offer-attack-with" } else { "la-offer-attack" };
            Text::new(id).with("enemy", name)
        }
        Target::Player(other) => {
            if other.0 < look.state.table.players {
                touches.push(convoy_id(other));
            }
            let id =
                if with.is_some() { "la-offer-attack-seat-with" } else { "la-offer-attack-seat" };
            Text::new(id).with("seat", player_arg(look, other))
        }
    };
    let text = text.with("weapon", box_text(sort)).with("card", car_name(look, player, cell));
    let text = match with {
        Some(object) => text.with("object", object),
        None => text,
    };
    say(text, touches, Some("la-group-attack"))
}
