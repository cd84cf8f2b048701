//! Enemies (LA-15) and Outcome cards (LA-14).

use kernel::almanac::Setting;
use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry, Arg, Name, Passage, Stock, Text};

use super::{counted, deck, of, plain, printed, record, rules};
use crate::content::{Content, EnemyCard, OutcomeCard};
use crate::ids::Letter;
use crate::scene::texts;

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.enemies.iter().map(|card| enemy(content, card)));
    all.extend(content.outcome.iter().enumerate().map(|(place, card)| outcome(place, card)));
}

fn enemy(content: &Content, card: &EnemyCard) -> AlmanacEntry {
    let pair = Arg::Plain(card.pair.ranks().into());
    let clan = if card.asgaror { "la-name-asgaror" } else { "la-name-war_wolves" };
    let attack = Text::new("la-page-attack").with("n", card.attack);
    let mut entry = AlmanacEntry {
        line: Some(clan.into()),
        aside: deck::in_periods(&[card.period]),
        cost: Some(Badge {
            tone: Tone::Bad,
            ..counted("la-badge-attack", "attack", card.attack.into())
        }),
        number: printed(vec![card.number]),
        signs: vec![counted("la-badge-defence", "defence", card.defence.into())],
        text: vec![
            Passage::new(texts::text_of(card.name)).marked("la-page-ambush").set(Setting::Boxed),
            Passage::new(attack),
        ],
        more: vec![plain("la-page-deployed"), plain("la-page-targets"), plain("la-page-defeat")],
        rules: rules(["LA-8.4", "LA-8.14", "LA-15.3", "LA-15.7", "LA-15.8"]),
        ..record(card.name, Stock::Enemy)
    };
    if card.asgard > 0 {
        entry.signs.push(counted("la-badge-asgard-defence", "asgard-defence", card.asgard.into()));
        entry.more.push(plain("la-page-asgard-defence"));
        entry.rules.push("LA-X2.6".into());
    }
    entry.signs.push(counted_pair(pair.clone()));
    entry.more.push(Passage::new(Text::new("la-page-loot").with("pair", pair)));
    let spoils = content.loot.iter().filter(|loot| loot.asgaror == card.asgaror);
    entry.see = spoils.filter(|loot| loot.pair == card.pair).map(|loot| of(loot.name)).collect();
    entry
}

/// The pair of Loot an Enemy yields, as a sign.
fn counted_pair(pair: Arg) -> Badge {
    let label = Text::new("la-loot-pair").with("pair", pair);
    Badge { count: None, ..counted(label, "loot", 0) }
}

/// The id of the entry about an Outcome card.
pub(crate) fn of_outcome(card: &OutcomeCard) -> Name {
    format!("outcome-{}", card.number).into()
}

fn outcome(place: usize, card: &OutcomeCard) -> AlmanacEntry {
    let letters = card.letters.map(Letter::name).join(", ");
    let mut entry = AlmanacEntry::new(of_outcome(card), Stock::Die, "la-term-outcome");
    entry.picture = Some("outcome".into());
    entry.line = Some("la-term-outcome-deck".into());
    entry.aside = (place >= usize::from(crate::ids::OUTCOMES)).then(|| "la-module-5".into());
    entry.number = printed(vec![card.number]);
    for (level, damage) in (1u8..).zip(card.damage) {
        let label = Text::new("la-box-weapon-level").with("level", level);
        let tone = if damage == 0 { Tone::Neutral } else { Tone::Bad };
        entry.signs.push(Badge { tone, ..counted(label, "weapon", damage.into()) });
    }
    let damage = card.damage.map(|n| n.to_string()).join(", ");
    let says = Text::new("la-outcome-says").with("damage", Arg::Plain(damage.into()));
    entry.text.push(Passage::new(says.with("letters", Arg::Plain(letters.into()))));
    let back = Text::new("la-page-outcome-back").with("pattern", card.back.word());
    entry.text.push(Passage::new(back));
    entry.more = vec![plain("la-page-outcome").set(Setting::Aside)];
    entry.rules = rules(["LA-14.1", "LA-14.2", "LA-14.6", "LA-8.10"]);
    entry
}
