//! What the rules say to a move, or to things a seat wants to do something with.

use kernel::scene::{Kind, Layout, Piece, Zone};
use kernel::{Arg, Name, Offer, Scene, Seat, Text, Turn, Viewer, refusal};
use protocol::live::WhyAnswer;
use render::Voice;
use table::{AnyTable, Why};

use crate::plain;

/// The most refused moves one question answers with.
const MOST_ANSWERS: usize = 40;

/// How many moves a sentence names for example.
const EXAMPLES: usize = 3;

/// The most ways to name the things of one question.
const MOST_NAMES: usize = 8;

/// How many refused moves tell of a thing that can do nothing.
const REFUSED_ALONE: usize = 2;

/// What the rules say to a move that a seat thinks of.
pub fn why_move(table: &dyn AnyTable, seat: Seat, notation: &str, voice: Voice<'_>) -> WhyAnswer {
    let offers = table.scene(Viewer::Seat(seat)).offers;
    let offer = offers.iter().find(|offer| offer.notation == notation);
    let answer = |legal, rule, text| WhyAnswer {
        notation: notation.into(),
        label: offer.map(|offer| voice.say(&offer.label)),
        legal,
        rule,
        text,
    };
    match table.why(seat, notation) {
        Why::Legal => {
            let rule = offer.and_then(|offer| offer.rule.clone());
            answer(true, rule, voice.word("why-legal"))
        }
        Why::Refused(refusal) => {
            answer(false, Some(refusal.rule.0.into()), voice.refusal(&refusal))
        }
        Why::Unreadable(error) => {
            let text = Text::new("why-unreadable").with("detail", plain(error.to_string()));
            answer(false, None, voice.say(&text))
        }
    }
}

/// What the rules say to things that a seat wants to do something with: the moves that touch all of them, allowed or
/// not. Where there is none, the moves that lead to one thing, or what each of several could do, or why it can do nothing.
pub fn why_touching(
    table: &dyn AnyTable,
    seat: Seat,
    things: &[Name],
    voice: Voice<'_>,
) -> Vec<WhyAnswer> {
    let scene = table.scene(Viewer::Seat(seat));
    let legal = |offer: &Offer| WhyAnswer {
        notation: offer.notation.clone(),
        label: Some(voice.say(&offer.label)),
        legal: true,
        rule: offer.rule.clone(),
        text: voice.word("why-legal"),
    };
    let touches = |offer: &&Offer| {
        things.iter().all(|id| alike(&scene, id).iter().any(|name| offer.touches.contains(name)))
    };
    let mut answers: Vec<WhyAnswer> = scene.offers.iter().filter(touches).map(legal).collect();
    answers.extend(refused(table, seat, &scene, things, voice, MOST_ANSWERS));
    if answers.is_empty() {
        let forbidden = match table.turn() {
            Turn::Over(_) => Some(refusal::table::OVER),
            Turn::Awaiting(awaited) if !awaited.may_act().contains(seat) => {
                Some(refusal::table::not_awaited(seat))
            }
            Turn::Awaiting(_) => None,
        };
        match forbidden {
            Some(no) => answers.push(sentence(voice.refusal(&no), Some(no.rule.0.into()))),
            None => answers = apart(table, seat, &scene, things, voice),
        }
    }
    answers
}

/// All names of a thing: a figure on the map and its card among the people have the same icon and are one person.
fn alike(scene: &Scene, id: &Name) -> Vec<Name> {
    let figure = |piece: &&Piece| matches!(piece.kind, Kind::Pawn | Kind::Robot);
    let card = |zone: &&Zone| !matches!(zone.layout, Layout::Node { .. });
    let piece = scene.pieces.iter().filter(figure).find(|piece| piece.id == *id);
    let zone = scene.zones.iter().filter(card).find(|zone| zone.id == *id);
    let mut names = vec![id.clone()];
    if let Some(icon) = piece.and_then(|piece| piece.icon.as_ref()) {
        let cards = scene.zones.iter().filter(card).filter(|zone| zone.icon.as_ref() == Some(icon));
        names.extend(cards.map(|zone| zone.id.clone()));
    } else if let Some(icon) = zone.and_then(|zone| zone.icon.as_ref()) {
        let figures =
            scene.pieces.iter().filter(figure).filter(|piece| piece.icon.as_ref() == Some(icon));
        names.extend(figures.map(|piece| piece.id.clone()));
    }
    names
}

/// The refused moves that touch all of these things, by whatever name: each once.
fn refused(
    table: &dyn AnyTable,
    seat: Seat,
    scene: &Scene,
    things: &[Name],
    voice: Voice<'_>,
    most: usize,
) -> Vec<WhyAnswer> {
    let answer = |(wish, refusal): (Offer, refusal::Refusal)| WhyAnswer {
        label: Some(voice.say(&wish.label)),
        notation: wish.notation,
        legal: false,
        rule: Some(refusal.rule.0.into()),
        text: voice.refusal(&refusal),
    };
    let mut choices: Vec<Vec<Name>> = vec![Vec::new()];
    for thing in things {
        let names = alike(scene, thing);
        let longer = |chosen: &Vec<Name>| {
            let chosen = chosen.clone();
            names.iter().map(move |name| [&chosen[..], std::slice::from_ref(name)].concat())
        };
        choices = choices.iter().flat_map(longer).take(MOST_NAMES).collect();
    }
    let mut found: Vec<(Offer, refusal::Refusal)> = Vec::new();
    for names in &choices {
        for (offer, no) in table.why_not(seat, names) {
            if found.iter().all(|(other, _)| other.notation != offer.notation) {
                found.push((offer, no));
            }
        }
    }
    found.sort_by_key(|(offer, _)| offer.touches.len());
    found.into_iter().take(most).map(answer).collect()
}

fn sentence(text: String, rule: Option<Name>) -> WhyAnswer {
    WhyAnswer { notation: String::new(), label: None, legal: false, rule, text }
}

/// No move takes these things together: what each of them could do by itself.
fn apart(
    table: &dyn AnyTable,
    seat: Seat,
    scene: &Scene,
    things: &[Name],
    voice: Voice<'_>,
) -> Vec<WhyAnswer> {
    let mut answers = Vec::new();
    if let [thing] = things {
        let name = plain(called(scene, thing, voice));
        answers = ways(table, seat, &alike(scene, thing), name, voice);
        if !answers.is_empty() {
            return answers;
        }
    }
    if let [first, second, ..] = things {
        let text = Text::new("why-apart")
            .with("first", plain(called(scene, first, voice)))
            .with("second", plain(called(scene, second, voice)));
        answers.push(sentence(voice.say(&text), None));
    }
    for thing in things {
        let names = alike(scene, thing);
        let touched = |offer: &&Offer| names.iter().any(|name| offer.touches.contains(name));
        let touching: Vec<&Offer> = scene.offers.iter().filter(touched).collect();
        let name = plain(called(scene, thing, voice));
        if let Some(first) = touching.first() {
            let labels = touching.iter().take(EXAMPLES).map(|offer| voice.say(&offer.label));
            let quoted = |label| voice.say(&Text::new("why-move").with("move", plain(label)));
            let labels: Vec<String> = labels.map(quoted).collect();
            let text = Text::new("why-could")
                .with("thing", name)
                .with("count", touching.len())
                .with("moves", plain(voice.list(labels)));
            let same = touching.iter().all(|offer| offer.rule == first.rule);
            answers.push(sentence(voice.say(&text), first.rule.clone().filter(|_| same)));
            continue;
        }
        let alone = refused(table, seat, scene, std::slice::from_ref(thing), voice, REFUSED_ALONE);
        if alone.is_empty() {
            let text = Text::new("why-idle").with("thing", name);
            answers.push(sentence(voice.say(&text), None));
        }
        answers.extend(alone);
    }
    answers
}

/// The moves that lead to a decision about a thing that nothing can be done with yet, by whatever name: each once.
fn ways(
    table: &dyn AnyTable,
    seat: Seat,
    names: &[Name],
    name: Arg,
    voice: Voice<'_>,
) -> Vec<WhyAnswer> {
    let text = voice.say(&Text::new("why-way").with("thing", name));
    let answer = |offer: Offer| WhyAnswer {
        label: Some(voice.say(&offer.label)),
        notation: offer.notation,
        legal: true,
        rule: offer.rule,
        text: text.clone(),
    };
    let mut found: Vec<Offer> = Vec::new();
    for offer in names.iter().flat_map(|name| table.ways(seat, name)) {
        if found.iter().all(|other| other.notation != offer.notation) {
            found.push(offer);
        }
    }
    found.into_iter().map(answer).collect()
}

/// What a piece or zone is called in a sentence.
fn called(scene: &Scene, id: &Name, voice: Voice<'_>) -> String {
    let piece = scene.pieces.iter().find(|piece| piece.id == *id);
    let zone = || scene.zones.iter().find(|zone| zone.id == *id);
    let label = piece.map(|piece| &piece.label).or_else(|| zone().map(|zone| &zone.label));
    match label.and_then(Option::as_ref) {
        Some(label) => voice.say(label),
        None => voice.word("why-something"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Lang, Seed};
    use render::Words;
    use table::{Setup, Title};

    use super::*;
    use crate::SPOKEN_BOOK;

    fn words(title: &dyn Title, lang: Lang) -> Words {
        Words::of(lang, [title.book(), &SPOKEN_BOOK])
    }

    #[test]
    fn what_a_thing_needs_first_is_proposed() {
        let games = games::registry();
        let title = games.get("lastaurora").unwrap();
        let mut table = title.open(&Setup::new(["me", "me"], Seed::from_number(4))).unwrap();
        let words = words(&**title, Lang::En);
        let mut proposed = 0;
        for _ in 0..40 {
            let Some(seat) = table.turn().awaited().iter().next() else { break };
            let scene = table.scene(Viewer::Seat(seat));
            let touched = |id: &Name| scene.offers.iter().any(|offer| offer.touches.contains(id));
            let ids = scene.pieces.iter().map(|piece| piece.id.clone());
            for thing in ids.filter(|id| !touched(id)) {
                let answers =
                    why_touching(&*table, seat, std::slice::from_ref(&thing), words.voice());
                for answer in answers.iter().filter(|answer| answer.legal) {
                    assert!(answer.text.starts_with("First this: "), "{answer:?}");
                    let mut after = table.clone();
                    after.submit(seat, &answer.notation).unwrap();
                    let then = after.scene(Viewer::Seat(seat)).offers;
                    assert!(then.iter().any(|offer| offer.touches.contains(&thing)), "{answer:?}");
                    proposed += 1;
                }
            }
            let mv = table.moves(seat).first().cloned().expect("a legal move");
            table.submit(seat, &mv).unwrap();
        }
        assert!(proposed > 0, "nothing was proposed");
    }

    #[test]
    fn a_figure_and_its_card_get_the_same_answers() {
        let games = games::registry();
        let title = games.get("stationfall").unwrap();
        let mut table = title.open(&Setup::new(["me", "me"], Seed::from_number(3))).unwrap();
        let words = words(&**title, Lang::En);
        let (mut same, mut refused) = (0, 0);
        for round in 0..30 {
            let Some(seat) = table.turn().awaited().iter().next() else { break };
            let scene = table.scene(Viewer::Seat(seat));
            for figure in scene.pieces.iter().filter(|piece| piece.kind == Kind::Pawn) {
                let names = alike(&scene, &figure.id);
                let told = |id: &Name| {
                    let answers =
                        why_touching(&*table, seat, std::slice::from_ref(id), words.voice());
                    let mut notations: Vec<String> =
                        answers.into_iter().map(|one| one.notation).collect();
                    notations.sort();
                    notations
                };
                let known: Vec<Vec<String>> = names.iter().map(told).collect();
                assert!(known.iter().all(|one| *one == known[0]), "{names:?}: {known:?}");
                same += usize::from(names.len() > 1);
                refused += usize::from(known[0].iter().any(|notation| {
                    !notation.is_empty()
                        && scene.offers.iter().all(|offer| offer.notation != *notation)
                }));
            }
            let moves = table.moves(seat);
            let mv = moves[round * 7 % moves.len()].clone();
            table.submit(seat, &mv).unwrap();
        }
        assert!(same > 0, "no figure has a card");
        assert!(refused > 0, "nothing was ever refused to a figure");
    }

    #[test]
    fn things_that_belong_to_no_move_are_told_what_they_could_do() {
        let games = games::registry();
        let title = games.get("stationfall").unwrap();
        let table = title.open(&Setup::new(["me", "me"], Seed::from_number(3))).unwrap();
        let seat = table.turn().awaited().iter().next().unwrap();
        let other = Seat::all(2).find(|other| !table.turn().awaited().contains(*other));
        let words = words(&**title, Lang::En);
        let scene = table.scene(Viewer::Seat(seat));
        let offered = |id: &Name| scene.offers.iter().any(|offer| offer.touches.contains(id));
        let ids: Vec<Name> = scene
            .pieces
            .iter()
            .filter(|piece| piece.label.is_some())
            .map(|piece| piece.id.clone())
            .collect();
        // Whichever two things one clicks, there is an answer; and it says what an offered thing could do.
        let mut told = 0;
        for pair in ids.windows(2) {
            let answers = why_touching(&*table, seat, pair, words.voice());
            assert!(!answers.is_empty() && answers.iter().all(|one| !one.text.contains('⟦')));
            if answers[0].text.starts_with("No move of yours takes") {
                let could = answers.iter().filter(|one| one.text.contains("could take part in"));
                assert_eq!(could.count(), pair.iter().filter(|id| offered(id)).count());
                told += 1;
            }
        }
        assert!(told > 0, "no two things were apart");
        if let Some(other) = other {
            let answers = why_touching(&*table, other, &ids[..1], words.voice());
            assert_eq!(answers[0].rule.as_deref(), Some("SB-2"));
        }
    }
}
