//! Characters and what they possess.

use kernel::Words;

use super::{Change, Desk, Done};
use crate::bag::{Bag, COMMON};
use crate::ids::{Body, Data, Item, Section};
use crate::state::{At, Holder, Life};

pub(super) const CHANGES: &[(&str, Change)] = &[
    ("place", place),
    ("give", give),
    ("take", take),
    ("data", data),
    ("forget", forget),
    ("down", down),
    ("live", live),
    ("contaminate", contaminate),
    ("cure", cure),
    ("annihilate", annihilate),
    ("engulf", engulf),
    ("supply", supply),
    ("empty", empty),
];

/// `place engineer in bridge`, `place gun in bridge`, `place stowaway on card`.
fn place(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let is_body = words.peek().is_some_and(|word| word.parse::<Body>().is_ok());
    if !is_body {
        let item = desk.item(&mut words)?;
        words.expect("in")?;
        let section = desk.section(&mut words)?;
        from_elsewhere(desk, item, &mut words)?;
        words.end()?;
        return put(desk, item, Holder::Section(section));
    }
    let body = desk.body(&mut words)?;
    if words.peek() == Some("on") {
        words.expect("on")?;
        words.expect("card")?;
        words.end()?;
        desk.state.bodies[body].at = At::Card;
        return Ok(());
    }
    words.expect("in")?;
    let section = desk.section(&mut words)?;
    words.end()?;
    desk.state.bodies[body].at = At::Section(section);
    if body == Body::TelepathicRat {
        desk.state.uniques[Item::TelepathicRat] = Holder::Section(section);
    }
    Ok(())
}

/// What an Item is in the supply: a Nanogel with one charge is a Nanogel, turned.
const fn in_supply(item: Item) -> Item {
    if matches!(item, Item::Nanogel1) { Item::Nanogel } else { item }
}

/// A common Item comes out of the supply, which must have one.
fn from_elsewhere(desk: &Desk<'_>, item: Item, words: &mut Words<'_>) -> Done {
    if item.is_unique() || desk.state.supply.has(in_supply(item)) {
        return Ok(());
    }
    words.find("an Item that the supply still has", |_| None)
}

fn put(desk: &mut Desk<'_>, item: Item, to: Holder) -> Done {
    if !item.is_unique() {
        desk.state.supply.take(in_supply(item));
    }
    match to {
        _ if item.is_unique() => desk.state.uniques[item] = to,
        Holder::Section(section) => desk.state.sections[section].items.put(item),
        Holder::Body(body) => desk.state.bodies[body].items.put(item),
        Holder::Nowhere | Holder::Mesosphere(_) => desk.state.supply.put(in_supply(item)),
    }
    Ok(())
}

/// `give security gun`: out of the supply, a unique Item from wherever it is.
fn give(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    let item = desk.item(&mut words)?;
    from_elsewhere(desk, item, &mut words)?;
    words.end()?;
    put(desk, item, Holder::Body(body))
}

/// `take security gun`: into the supply, an Integral one too; a unique Item to the section.
fn take(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    let item = words.find("an Item that it possesses", |word| {
        word.parse().ok().filter(|item| desk.look().has(body, *item))
    })?;
    words.end()?;
    if item.is_unique() {
        let section = desk.look().section_of(body).unwrap_or(Section::AftHub);
        desk.state.uniques[item] = Holder::Section(section);
        return Ok(());
    }
    let own = &mut desk.state.bodies[body];
    if !own.items.take(item) {
        own.integral = None;
    }
    desk.state.supply.put(in_supply(item));
    Ok(())
}

/// `empty bridge`: every Item lying there is back in the supply; unique ones have left the game.
fn empty(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let section = desk.section(&mut words)?;
    words.end()?;
    for kind in COMMON {
        while desk.state.sections[section].items.take(kind) {
            desk.state.supply.put(in_supply(kind));
        }
    }
    for holder in desk.state.uniques.values_mut() {
        if *holder == Holder::Section(section) {
            *holder = Holder::Nowhere;
        }
    }
    Ok(())
}

/// `data engineer evidence`.
fn data(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    let data: Data = words.parse("a type of Data")?;
    words.end()?;
    desk.state.bodies[body].data.insert(data);
    Ok(())
}

/// `forget engineer evidence`.
fn forget(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    let data: Data = words.parse("a type of Data")?;
    words.end()?;
    desk.state.bodies[body].data.remove(data);
    Ok(())
}

/// `down engineer`.
fn down(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.state.bodies[body].life = Life::Down;
    Ok(())
}

/// `live engineer`.
fn live(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.state.bodies[body].life = Life::Live;
    Ok(())
}

/// `contaminate engineer`.
fn contaminate(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.state.bodies[body].contaminated = true;
    Ok(())
}

/// `cure engineer`.
fn cure(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.state.bodies[body].contaminated = false;
    Ok(())
}

/// `annihilate engineer`, with everything that follows.
fn annihilate(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.happen(|engine| engine.annihilate(body));
    Ok(())
}

/// `engulf engineer`: the Amoeba has swallowed this one, with everything that follows.
fn engulf(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.happen(|engine| engine.engulf(body));
    Ok(())
}

/// `supply helmet 0`: only so many are left; the others have left the game.
fn supply(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let item = words.find("a kind of Item that exists more than once", |word| {
        word.parse().ok().filter(|item: &Item| !item.is_unique())
    })?;
    let there = desk.state.supply.count(item);
    let left = desk.number(&mut words, there)?;
    words.end()?;
    let mut gone = Bag::EMPTY;
    for _ in left..there {
        desk.state.supply.take(item);
        gone.put(item);
    }
    desk.state.gone = desk.state.gone.with(gone);
    Ok(())
}
