//! Campaigns: the records of their chapters, and many of them between automatic players. The program that is started is
//! the example that knows the zoo's campaign.

use kernel::options::Given;
use kernel::{Record, Seed};
use serde_json::Value;
use table::{Choices, Disclosure, Setup, Title};

use crate::bench::{Folder, starboard, zoo};

/// The records of a campaign's chapters between two random players.
fn chapters() -> Vec<Record> {
    let title = table::title(zoo::Campaign);
    let mut setup = Setup::new(["random", "random"], Seed::from_number(7));
    let mut records = Vec::new();
    loop {
        let mut table = title.open(&setup).unwrap();
        table.run_automatic().unwrap();
        records.push(table.record(Disclosure::Seed));
        let Some(legacy) = table.legacy() else { return records };
        let choices = Choices {
            after: table.hash(),
            seats: setup.seats.clone(),
            options: Given::new(),
            seed: Seed::from_number(8 + records.len() as u64),
        };
        setup = title.next(&legacy, &choices).unwrap();
    }
}

fn files(folder: &Folder, records: &[Record]) -> Vec<String> {
    let names = ["way.record", "way-2.record", "way-3.record"];
    let files = names.iter().zip(records);
    files.map(|(name, record)| folder.file(name, &record.to_string())).collect()
}

fn verify(files: &[String]) -> crate::bench::Ran {
    let words: Vec<&str> = files.iter().map(String::as_str).collect();
    zoo(&[&["verify"], &words[..]].concat())
}

#[test]
fn three_records_are_one_campaign() {
    let folder = Folder::new();
    let records = chapters();
    let files = files(&folder, &records);
    let text = verify(&files).done();
    for part in [
        &format!("Chapter 1 ({})", files[0]),
        &format!("Chapter 3 ({})", files[2]),
        "Chapter 1 to chapter 2\n",
        "Chapter 2 to chapter 3\n",
        &format!("ok  after: {}", records[1].after.unwrap()),
        "The campaign holds.",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("NOT"), "{text}");
    let all: String = records.iter().map(|record| format!("{record}\n")).collect();
    let text = verify(&[folder.file("campaign.record", &all)]).done();
    assert!(text.contains("Chapter 2 to chapter 3\n"), "a campaign file is as good: {text}");
}

#[test]
fn a_broken_join_is_named_with_its_line() {
    let folder = Folder::new();
    let records = chapters();
    let files = files(&folder, &records);
    let whole = records[1].to_string();
    let line = |start: &str| 1 + whole.lines().position(|line| line.starts_with(start)).unwrap();
    let after = records[1].after.unwrap().to_string();
    let log = &records[1].options["log"];
    for (from, to, start, claim) in [
        (after.as_str(), "0123456789abcdef", "after:", "after"),
        (log.as_str(), "v2 chapter 2 supplies 3 scars 1 lost 0", "option log:", "leaves"),
    ] {
        let edited = folder.file("edited.record", &whole.replace(from, to));
        let text = verify(&[files[0].clone(), edited.clone(), files[2].clone()]).no();
        let named = format!("{edited}:{}: NOT  {claim}: expected ", line(start));
        assert!(text.contains(&named), "{named}: {text}");
        assert!(text.contains("The campaign does not hold."), "{text}");
    }
    // The chapters in another order, and one left out.
    for wrong in [vec![1, 0, 2], vec![0, 2]] {
        let files: Vec<String> =
            wrong.iter().map(|number: &usize| files[*number].clone()).collect();
        let text = verify(&files).no();
        assert!(text.contains("NOT  after: expected"), "{text}");
    }
}

#[test]
fn a_chapter_of_older_rules_is_joined_by_what_it_leaves() {
    let folder = Folder::new();
    let records = chapters();
    let mut old = records[0].clone();
    old.rules_version += 1;
    let old = folder.file("old.record", &old.to_string());
    let text = verify(&[old, folder.file("way-2.record", &records[1].to_string())]).done();
    assert!(text.contains("not replayed"), "{text}");
    assert!(text.contains("only what it says it leaves was compared"), "{text}");
}

#[test]
fn many_campaigns_are_played_chapter_after_chapter() {
    let words = ["simulate", "zoo-campaign", "--campaigns", "40", "--seed", "3"];
    let report: Value = zoo(&[&words[..], &["--json"]].concat()).json();
    assert_eq!(report["campaigns"], 40, "{report}");
    assert_eq!(report["lengths"], serde_json::json!({ "3": 40 }), "{report}");
    let chapters = report["chapters"].as_array().unwrap();
    assert_eq!(chapters.len(), 3);
    assert!(chapters.iter().all(|chapter| chapter["played"] == 40), "{report}");
    let again: Value = zoo(&[&words[..], &["--json", "--threads", "1"]].concat()).json();
    assert_eq!(again["chapters"], report["chapters"], "the same seed, the same campaigns");
    let text = zoo(&words).done();
    assert!(text.contains("The Long Way: 40 campaigns"), "{text}");
}

#[test]
fn the_product_does_not_know_the_zoo() {
    let message = starboard(&["simulate", "zoo-campaign", "--campaigns", "2"]).wrong();
    assert!(message.contains("zoo-campaign"), "{message}");
    let message = starboard(&["simulate", "tictactoe", "--games", "1", "--campaigns", "2"]);
    assert_eq!(message.status, Some(2), "{message:?}");
}
