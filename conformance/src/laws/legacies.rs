//! What the end of a chapter leaves starts the next one, tells nothing hidden, and is read with care.

use kernel::legacy::{Legacy, carried_keys, written_version};
use kernel::options::{self, Given};
use kernel::{Choice, Draw, Game, SetupError, Viewer, play};

use super::{about, conservation, texts};
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// How many seeds the next chapter starts with.
const SEEDS: usize = 3;

/// How many spoilt writings of a legacy are tried that may still be read, beside those that must not.
const SPOILT: u32 = 6;

/// A game that goes on leaves nothing yet.
pub(crate) fn none_yet<G: Game>(inspector: &mut Inspector<'_, G>, state: &G::State) -> Held {
    let left = inspector.game.legacy(state);
    inspector.hold(Law::Legacy, left.is_none(), || {
        format!("the game goes on, and leaves {:?} already", left.map(|left| left.options))
    })
}

/// What is left at an end.
pub(crate) fn sound<G: Game>(inspector: &mut Inspector<'_, G>, end: &G::State, seats: u8) -> Held {
    let left = inspector.game.legacy(end);
    tells_nothing(inspector, end, seats, left.as_ref())?;
    let Some(legacy) = left else { return Ok(()) };
    written(inspector, &legacy)?;
    let options = about::resolved(inspector, &legacy.options)?;
    for seats in legacy.seats.clone() {
        for _ in 0..SEEDS {
            starts(inspector, &legacy, &options, seats)?;
        }
    }
    hostile(inspector, &legacy)
}

/// The legacy of an imagined end is that of the real one, for every viewer: no order of a deck, no card that lay face
/// down.
fn tells_nothing<G: Game>(
    inspector: &mut Inspector<'_, G>,
    end: &G::State,
    seats: u8,
    left: Option<&Legacy>,
) -> Held {
    for viewer in Viewer::all(seats).filter(|viewer| *viewer != Viewer::Referee) {
        let (imagined, _) = inspector.imagine(end, viewer);
        let other = inspector.game.legacy(&imagined);
        inspector.hold(Law::NoLeak, other.as_ref() == left, || {
            format!(
                "what is left tells {viewer} something hidden: {:?} here, {:?} at an end that {viewer} cannot tell from this one",
                left.map(|left| (&left.options, &left.notes)),
                other.map(|other| (other.options, other.notes))
            )
        })?;
    }
    Ok(())
}

/// The legacy is worded, allows what the game allows, and says in its own options what is carried.
fn written<G: Game>(inspector: &mut Inspector<'_, G>, legacy: &Legacy) -> Held {
    texts::known(inspector, &legacy.title, "the title of a legacy")?;
    for sentence in &legacy.says {
        texts::known(inspector, sentence, "a sentence of a legacy")?;
    }
    for note in &legacy.notes {
        texts::known(inspector, &note.about, "the name in a note of a legacy")?;
        texts::known(inspector, &note.says, "a note of a legacy")?;
    }
    for (at, note) in legacy.notes.iter().enumerate() {
        inspector.hold(Law::Legacy, !legacy.notes[..at].contains(note), || {
            format!("a chapter notes the same twice: {note:?}")
        })?;
    }
    let game = inspector.game;
    let about = game.about();
    let (from, to) = (*legacy.seats.start(), *legacy.seats.end());
    let allowed = from <= to && about.players.contains(&from) && about.players.contains(&to);
    inspector.hold(Law::Legacy, allowed, || {
        format!("a legacy for {from} to {to} seats, in a game for {:?}", about.players)
    })?;
    let carried: Vec<&str> = carried_keys(about).collect();
    for key in &legacy.open {
        let known = about.options.iter().any(|spec| spec.key == key.as_ref());
        inspector.hold(Law::Legacy, known && !carried.contains(&key.as_ref()), || {
            format!("`{key}` may be chosen anew, but nobody could choose it")
        })?;
    }
    let mut versions = 0;
    for key in carried {
        let Some(text) = legacy.options.get(key).filter(|text| !text.is_empty()) else { continue };
        inspector.hold(Law::Legacy, written_version(text).is_some(), || {
            format!("`{key}` does not begin with its version, as in `v1 ...`: {text}")
        })?;
        versions += 1;
    }
    inspector.hold(Law::Legacy, versions > 0, || {
        format!("nothing is carried in an option of its own: {:?}", legacy.options)
    })?;
    let read = options::resolve(game, &legacy.options).map(|read| options::written(game, &read));
    let again = read.as_ref().map(|again| {
        let same = |(key, value): (&String, &String)| again.get(key) == Some(value);
        legacy.options.iter().all(same)
    });
    inspector.hold(Law::Legacy, again == Ok(true), || {
        format!("{:?}, read and written again, is {read:?}", legacy.options)
    })
}

/// The next chapter starts, has what was left, and leaves nothing itself yet.
fn starts<G: Game>(
    inspector: &mut Inspector<'_, G>,
    legacy: &Legacy,
    options: &G::Options,
    seats: u8,
) -> Held {
    let seed = inspector.rng.seed();
    let next = play::start(inspector.game, options, seats, seed).map_err(|error| Breach {
        law: Law::Legacy,
        seen: format!("{seats} seats cannot go on from {:?}: {error}", legacy.options),
    })?;
    let missing = conservation::count(inspector.game, &next).missing(&legacy.left);
    inspector.hold(Law::Legacy, missing.is_empty(), || {
        format!("the next chapter begins without what was left: {}", missing.join("; "))
    })?;
    if inspector.goes_on(&next) { none_yet(inspector, &next) } else { Ok(()) }
}

/// What nobody left is refused with the place where it is wrong.
fn hostile<G: Game>(inspector: &mut Inspector<'_, G>, legacy: &Legacy) -> Held {
    let game = inspector.game;
    for spec in game.about().options {
        let Choice::Carried(most) = spec.choice else { continue };
        let Some(text) = legacy.options.get(spec.key).filter(|text| !text.is_empty()) else {
            continue;
        };
        let rest = text.split_once(' ').map_or("", |(_, rest)| rest);
        let wrong = [
            rest.to_string(),
            format!("v0 {rest}"),
            format!("v4294967295 {rest}"),
            "~".into(),
            format!("{text} ~"),
        ];
        for text in wrong.iter().map(|text| text.trim()).filter(|text| fits(text, most)) {
            let error = refused(inspector, legacy, spec.key, text)?;
            inspector.hold(Law::Legacy, error.is_some(), || {
                format!("`{text}` was never left by a chapter, and starts the next one")
            })?;
        }
        for _ in 0..SPOILT {
            let spoilt = spoil(inspector, text);
            if fits(&spoilt, most) {
                refused(inspector, legacy, spec.key, &spoilt)?;
            }
        }
    }
    Ok(())
}

/// Whether a text may stand in an option of this size at all; nothing is the beginning of a campaign.
fn fits(text: &str, most: usize) -> bool {
    !text.is_empty() && text.len() <= most
}

/// A text that was cut off or changed somewhere. Some of them can still be read.
fn spoil<G: Game>(inspector: &mut Inspector<'_, G>, text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let at = inspector.rng.index(words.len());
    match inspector.rng.below(4) {
        0 => words.truncate(at),
        1 => words[at] = "~",
        2 => words[at] = "99999999999999999999",
        _ => drop(words.remove(at)),
    }
    words.join(" ").trim().to_string()
}

/// How the game refuses to start from this text, if it does: by a rule, in words, with the column.
fn refused<G: Game>(
    inspector: &mut Inspector<'_, G>,
    legacy: &Legacy,
    key: &str,
    text: &str,
) -> Result<Option<SetupError>, Breach> {
    let game = inspector.game;
    let mut given: Given = legacy.options.clone();
    given.insert(key.into(), text.into());
    let options = options::resolve(game, &given)
        .map_err(|error| Breach { law: Law::Legacy, seen: format!("`{text}`: {error}") })?;
    let seed = inspector.rng.seed();
    let Err(error) = play::start(game, &options, *legacy.seats.start(), seed) else {
        return Ok(None);
    };
    inspector.cites(error.rule, "a refused legacy")?;
    texts::known(inspector, &error.text, "a refused legacy")?;
    let column = error.text.args.iter().any(|(name, _)| name == "column");
    inspector.hold(Law::Legacy, column, || {
        format!("`{text}` is refused without the `$column` where it is wrong: {}", error.text.id)
    })?;
    Ok(Some(error))
}
