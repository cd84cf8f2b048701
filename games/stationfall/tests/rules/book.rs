//! The rules text and the ledger name the same rules.

use kernel::book::{read_ledger, read_rules};
use kernel::{Game, Lang};
use stationfall::Stationfall;

#[test]
fn every_id_of_the_ledger_has_its_rule_and_every_rule_its_line() {
    let game = Stationfall::new();
    let book = game.book();
    let ledger = read_ledger("ledger.tsv", book.ledger).unwrap_or_else(|fault| panic!("{fault}"));
    let rules = read_rules(book.rules(Lang::En));
    for line in &ledger {
        let rule = rules.iter().find(|rule| rule.id == line.id);
        let rule =
            rule.unwrap_or_else(|| panic!("{} is in the ledger but not in the rules", line.id));
        assert_eq!(rule.title, line.title, "{}", line.id);
        assert!(!rule.text.is_empty() && !rule.chapter.is_empty(), "{}", line.id);
    }
    for rule in &rules {
        assert!(ledger.iter().any(|line| line.id == rule.id), "{} is not in the ledger", rule.id);
    }
    assert_eq!(rules.len(), ledger.len());
}

#[test]
fn sf_r168_the_misprinted_rule_has_its_right_number() {
    let game = Stationfall::new();
    let rules = read_rules(game.book().rules(Lang::En));
    let named = |id: &str| rules.iter().any(|rule| rule.id == id);
    assert!(named("SF-13.13.3") && named("SF-17.2.2.1"));
    assert!(!named("SF-13.3.3") && !named("SF-17.1.2"));
}
