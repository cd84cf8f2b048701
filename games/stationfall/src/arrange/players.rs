//! Players: their cubes, cards and turns.

use kernel::Words;
use kernel::chance::Draw;
use workbench::flat::List;

use super::{Change, Desk, Done};
use crate::frame::Frame;
use crate::ids::{Character, Identity};
use crate::state::{
    Bribe, GreyBribe, Guilt, IdentityPlace, KompromatPlace, Player, Trap, TrapPlace,
};

pub(super) const CHANGES: &[(&str, Change)] = &[
    ("cubes", cubes),
    ("betrayal", betrayal),
    ("disc", disc),
    ("guilt", guilt),
    ("bribe", bribe),
    ("grey", grey),
    ("trap", trap),
    ("identity", identity),
    ("bonus", bonus),
    ("reveal", reveal),
    ("kompromat", kompromat),
    ("choose", choose),
    ("first", first),
    ("turn", turn),
];

/// `cubes 1 engineer 3`: so many cubes of a player lie on a card, the others of that card back in hand.
fn cubes(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let character = desk.character(&mut words)?;
    let there = desk.state.cards[character].cubes[player];
    let count = desk.number(&mut words, there + desk.state.players[player].cubes)?;
    words.end()?;
    desk.state.players[player].cubes += there;
    desk.state.players[player].cubes -= count;
    desk.state.cards[character].cubes[player] = count;
    Ok(())
}

/// `betrayal 1 2`: so many cubes of a player lie in the Betrayal box.
fn betrayal(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let own = &mut desk.state.players[player];
    let count = {
        let most = own.cubes + own.betrayal;
        desk.number(&mut words, most)?
    };
    words.end()?;
    let own = &mut desk.state.players[player];
    own.cubes += own.betrayal;
    own.cubes -= count;
    own.betrayal = count;
    Ok(())
}

/// `disc 2 engineer`, `disc 2 hand`.
fn disc(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let card = hand_or_character(desk, &mut words)?;
    words.end()?;
    desk.state.players[player].disc = card;
    Ok(())
}

fn hand_or_character(
    desk: &Desk<'_>,
    words: &mut Words<'_>,
) -> Result<Option<Character>, kernel::NotationError> {
    if words.peek() == Some("hand") {
        words.expect("hand")?;
        return Ok(None);
    }
    desk.character(words).map(Some)
}

/// `guilt 1 suspect`.
fn guilt(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let guilt = words.find("innocent, suspect or guilty", |word| match word {
        "innocent" => Some(Guilt::Innocent),
        "suspect" => Some(Guilt::Suspect),
        "guilty" => Some(Guilt::Guilty),
        _ => None,
    })?;
    words.end()?;
    desk.state.players[player].guilt = guilt;
    Ok(())
}

/// `bribe 1 engineer`, `bribe 1 hand`.
fn bribe(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let card = hand_or_character(desk, &mut words)?;
    words.end()?;
    desk.state.players[player].bribe = card.map_or(Bribe::Hand, Bribe::On);
    Ok(())
}

/// `grey engineer 2`: a grey Bribe that player 2 has used lies on that card; `grey back`: all lie on the Billionaire's.
fn grey(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    if words.peek() == Some("back") {
        words.expect("back")?;
        words.end()?;
        for token in &mut desk.state.grey_bribes {
            if *token != GreyBribe::Absent {
                *token = GreyBribe::Unused;
            }
        }
        return Ok(());
    }
    let mut ahead = words.clone();
    let card = desk.character(&mut words)?;
    let player = desk.player(&mut words)?;
    words.end()?;
    match desk.state.grey_bribes.iter_mut().find(|token| **token == GreyBribe::Unused) {
        Some(token) => {
            *token = GreyBribe::On(card, player);
            Ok(())
        }
        None => {
            ahead.find("a grey Bribe on the Billionaire's card, with him in the game", |_| None)
        }
    }
}

/// `trap bridge 2 live`, `trap reactor 2 blank`: a Trap that player 2 has laid face down in that section.
fn trap(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let mut ahead = words.clone();
    let section = desk.section(&mut words)?;
    let player = desk.player(&mut words)?;
    let live = super::either(&mut words, "live", "blank")?;
    words.end()?;
    let seat = desk.look().seat_of(player);
    match desk.state.traps.iter_mut().find(|trap| trap.at == TrapPlace::Nowhere) {
        Some(trap) => {
            *trap = Trap { at: TrapPlace::Section(section, seat), live };
            Ok(())
        }
        None => ahead.find("one of three Traps that is not laid yet", |_| None),
    }
}

/// An Identity card that nobody has seen yet and that can change places.
fn unseen(desk: &Desk<'_>, words: &mut Words<'_>) -> Result<Identity, kernel::NotationError> {
    let mut ahead = words.clone();
    let card = desk.identity(words)?;
    match desk.state.identities[card] {
        IdentityPlace::Revealed(_) | IdentityPlace::ShownBonus(_) | IdentityPlace::ShownNext(_) => {
            ahead.find("an Identity card that is not revealed", |_| None)
        }
        _ => Ok(card),
    }
}

/// `identity 1 engineer`: that is the player's Secret Identity; the card that was goes where this one came from. Still
/// before the choice, the choice is made with it.
fn identity(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let mut ahead = words.clone();
    let card = unseen(desk, &mut words)?;
    words.end()?;
    if desk.state.players[player].pc.is_some() {
        return ahead.find("a player who has not revealed", |_| None);
    }
    make_secret(desk, player, card);
    Ok(())
}

/// The card comes to be the Secret Identity of a player who has not revealed.
fn make_secret(desk: &mut Desk<'_>, player: Player, card: Identity) {
    let keeper = keeper(desk, player);
    let held = desk.look().secret_of(player).or_else(|| {
        let mut dealt = Identity::ALL
            .iter()
            .copied()
            .filter(|other| desk.state.identities[*other] == IdentityPlace::Dealt(keeper));
        // The card itself, if it was dealt to this player.
        dealt.clone().find(|other| *other == card).or_else(|| dealt.next())
    });
    if let Some(held) = held {
        swap(desk, held, card);
    }
    desk.state.identities[card] = IdentityPlace::Secret(player);
    desk.happen(|_| {});
}

fn swap(desk: &mut Desk<'_>, one: Identity, other: Identity) {
    let place = desk.state.identities[one];
    desk.state.identities[one] = desk.state.identities[other];
    desk.state.identities[other] = place;
}

/// The seat that keeps a player's cards: in the team game the team's lowest.
fn keeper(desk: &Desk<'_>, player: Player) -> kernel::Seat {
    let look = desk.look();
    let seat = look.seat_of(player);
    if look.state.table.team.is_empty() { seat } else { look.allies(seat).lowest().unwrap_or(seat) }
}

/// `bonus 1 medical`, with three players `bonus 1 medical exile`: the Bonus Characters of the player's seat; before the
/// choice, cards dealt to it.
fn bonus(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let seat = keeper(desk, player);
    let own = |place: IdentityPlace| {
        place == IdentityPlace::Bonus(seat) || place == IdentityPlace::Dealt(seat)
    };
    let count = desk.state.identities.values().iter().filter(|place| own(**place)).count();
    let mut named: List<Identity, { Identity::COUNT }> = List::new();
    while named.is_empty() || named.len() < count && words.peek().is_some() {
        named.push(unseen(desk, &mut words)?);
    }
    words.end()?;
    for card in named.iter() {
        let replaced = Identity::ALL
            .iter()
            .copied()
            .find(|other| own(desk.state.identities[*other]) && !named.contains(other));
        if let Some(replaced) = replaced.filter(|_| !own(desk.state.identities[*card])) {
            swap(desk, *card, replaced);
        }
    }
    Ok(())
}

/// `reveal 1 engineer`: the player has revealed in an earlier turn. The cubes on the card are gone; what the Reveal Powers
/// do only once has been done.
fn reveal(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    let card = unseen(desk, &mut words)?;
    words.end()?;
    make_secret(desk, player, card);
    desk.state.identities[card] = IdentityPlace::Revealed(player);
    let own = &mut desk.state.players[player];
    own.pc = Some(card);
    own.revealed_early = true;
    let character = desk.content.identities[card].character;
    for other in 0..desk.state.table.players {
        let other = Player(other);
        let cubes = std::mem::take(&mut desk.state.cards[character].cubes[other]);
        let state = &mut desk.state.players[other];
        if other == player {
            state.cubes += cubes;
        } else {
            state.betrayal += cubes;
        }
    }
    desk.happen(|_| {});
    Ok(())
}

/// `kompromat 1 engineer` (into that player's hand), `kompromat engineer in bridge`, `kompromat engineer spent`.
fn kompromat(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let by_number = words.peek().is_some_and(|word| word.parse::<u8>().is_ok());
    let player = if by_number { Some(desk.player(&mut words)?) } else { None };
    let mut ahead = words.clone();
    let character = desk.character(&mut words)?;
    if !desk.content.characters[character].kompromat {
        return ahead.find("a Character that has Kompromat", |_| None);
    }
    let place = match player {
        Some(player) => KompromatPlace::Hand { seat: desk.look().seat_of(player), known: false },
        None if words.peek() == Some("spent") => {
            words.expect("spent")?;
            KompromatPlace::Spent
        }
        None => {
            words.expect("in")?;
            KompromatPlace::Board(desk.section(&mut words)?)
        }
    };
    words.end()?;
    if let KompromatPlace::Board(section) = place
        && let Some(other) = desk.look().kompromat_at(section)
    {
        desk.state.kompromat[other] = desk.state.kompromat[character];
    }
    desk.state.kompromat[character] = place;
    Ok(())
}

/// `choose identities`: everybody who has not chosen yet does, at random.
fn choose(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    words.expect("identities")?;
    words.end()?;
    choose_identities(desk);
    Ok(())
}

fn choose_identities(desk: &mut Desk<'_>) {
    for player in 0..desk.state.table.players {
        let player = Player(player);
        let keeper = keeper(desk, player);
        let dealt: List<Identity, { Identity::COUNT }> = Identity::ALL
            .iter()
            .copied()
            .filter(|card| desk.state.identities[*card] == IdentityPlace::Dealt(keeper))
            .collect();
        let undecided = desk.look().secret_of(player).is_none();
        if undecided && let Some(card) = desk.state.chance.stream(0).pick(&dealt) {
            desk.state.identities[card] = IdentityPlace::Secret(player);
        }
    }
    desk.happen(|_| {});
}

/// `first 2`: that player begins every Minute, and the first turn if the game has not begun.
fn first(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    words.end()?;
    desk.state.table.first = player;
    Ok(())
}

/// `turn 2`: that player's turn begins, at its Reveal phase. Whoever has not chosen an Identity does, at random.
fn turn(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player = desk.player(&mut words)?;
    words.end()?;
    if desk.state.frames.first() == Some(&Frame::Identities) {
        choose_identities(desk);
    }
    desk.state.frames.clear();
    desk.happen(|engine| crate::turn::begin_turn(engine, player));
    Ok(())
}
