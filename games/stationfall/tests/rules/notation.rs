//! The notation of every decision reads back as that decision and no other.

use std::collections::HashMap;

use kernel::Record;
use kernel::record::verify;
use stationfall::Stationfall;
use stationfall::action::{
    Action, Actor, FarTarget, Grip, Lockdown, Loot, Repair, Swarm, Target, Weapon,
};
use stationfall::ids::{Body, Character, Data, Identity, Item, Offsite, Section, SectionAction};
use stationfall::map::{LINKS, Link};
use stationfall::moves::{Choice, Move};
use stationfall::state::Player;

/// Section Actions that need a further word and so are Actions of their own.
const WITH_OBJECTS: [SectionAction; 8] = [
    SectionAction::Airlock,
    SectionAction::SectionLaunch,
    SectionAction::Transmit,
    SectionAction::Decontaminate,
    SectionAction::RepairRobot,
    SectionAction::DataMining,
    SectionAction::Grip,
    SectionAction::FireDeathRay,
];

fn bodies() -> impl Iterator<Item = Body> + Clone {
    Body::ALL.iter().copied()
}

fn sections() -> impl Iterator<Item = Section> + Clone {
    Section::ALL.iter().copied()
}

fn items() -> impl Iterator<Item = Item> + Clone {
    Item::ALL.iter().copied()
}

fn characters() -> impl Iterator<Item = Character> + Clone {
    Character::ALL.iter().copied()
}

fn perhaps_bodies() -> impl Iterator<Item = Option<Body>> + Clone {
    [None].into_iter().chain(bodies().map(Some))
}

fn players() -> impl Iterator<Item = Player> + Clone {
    (0..9).map(Player)
}

fn links() -> impl Iterator<Item = Link> + Clone {
    (0..LINKS as u8).map(Link)
}

fn pairs<A: Copy, B>(
    one: impl Iterator<Item = A>,
    other: impl Iterator<Item = B> + Clone,
) -> impl Iterator<Item = (A, B)> {
    one.flat_map(move |a| other.clone().map(move |b| (a, b)))
}

const WEAPONS: [Weapon; 3] = [Weapon::Bludgeon, Weapon::Gun, Weapon::Badge];

fn basic_actions() -> Vec<Action> {
    let mut all = vec![Action::Wait];
    let data = || Data::ALL.iter().copied();
    let targets = || bodies().map(Target::Body).chain([Target::Monster]);
    let loot = || items().map(Loot::Item).chain(data().map(Loot::Data));
    all.extend(pairs(sections(), perhaps_bodies()).map(|(to, drag)| Action::Step { to, drag }));
    all.extend(pairs(items(), perhaps_bodies()).map(|(item, from)| Action::PickUp { item, from }));
    all.extend(sections().map(|at| Action::PickUpKompromat { at }));
    for ignite in [false, true] {
        all.extend(items().map(|item| Action::Drop { item, ignite }));
        let throws = pairs(items(), sections());
        all.extend(throws.map(|(item, to)| Action::Throw { item, to, ignite }));
    }
    all.extend(pairs(items(), bodies()).map(|(item, to)| Action::Give { item, to }));
    all.extend(pairs(data(), bodies()).map(|(data, to)| Action::Copy { data, to }));
    all.extend(data().map(|data| Action::Delete { data }));
    for with in WEAPONS {
        all.push(Action::Sabotage { with });
        all.extend(targets().map(|target| Action::Attack { target, with }));
        all.extend(pairs(bodies(), loot()).map(|(from, loot)| Action::Rob { from, with, loot }));
    }
    for with in [Item::Nanogel, Item::Nanogel1] {
        all.extend(targets().map(|target| Action::Revive { target, with }));
    }
    all
}

fn place_actions() -> Vec<Action> {
    let mut all = vec![Action::Jammers];
    let plain = SectionAction::ALL.iter().filter(|action| !WITH_OBJECTS.contains(action));
    all.extend(plain.map(|action| Action::Section(*action)));
    let offsites = || Offsite::ALL.iter().copied();
    let transmissions = pairs(Data::ALL.iter().copied(), offsites());
    all.extend(transmissions.map(|(data, to)| Action::Transmit { data, to }));
    for body in bodies() {
        all.extend([
            Action::Decontaminate { body },
            Action::RepairRobot { target: Target::Body(body) },
            Action::PutOut { body },
            Action::RemoteControl { drone: body },
            Action::MarkTarget { body },
            Action::DirectSwarm { order: Swarm::Attack(body) },
        ]);
    }
    for section in sections() {
        all.extend([
            Action::SectionLaunch { pod: section },
            Action::DataMining { at: section },
            Action::HazardSuppression { at: section },
            Action::DirectSwarm { order: Swarm::Step(section) },
        ]);
    }
    let far = offsites().map(FarTarget::Offsite).chain([FarTarget::Ship]);
    let far = far.chain(sections().map(FarTarget::Pod));
    all.extend(far.map(|target| Action::FireDeathRay { target }));
    let held = pairs(items(), perhaps_bodies()).map(|(item, from)| Grip::Item { item, from });
    let people = bodies().filter(|body| *body != Body::TelepathicRat).map(Grip::Body);
    all.extend(held.chain(people).map(|what| Action::Grip { what }));
    let locks = links().flat_map(|link| [Lockdown::Add(link), Lockdown::Remove(link)]);
    let moved = pairs(links(), links()).map(|(from, to)| Lockdown::Move(from, to));
    all.extend(locks.chain(moved).map(|how| Action::Lockdown { how }));
    all
}

fn special_actions() -> Vec<Action> {
    let mut all =
        vec![Action::SelfRepair, Action::ProcessServer, Action::Hardcopy, Action::EmpBurst];
    for section in sections() {
        all.extend([
            Action::EnterFromCard { to: section },
            Action::Missile { at: section },
            Action::NerveGas { at: section },
        ]);
    }
    all.extend(links().map(|link| Action::Breach { link }));
    let robots = bodies().map(Target::Body).chain([Target::Monster]);
    for what in [Repair::Section].into_iter().chain(robots.map(Repair::Robot)) {
        all.extend([Action::JuryRig { what }, Action::Disassemble { what }]);
    }
    for body in bodies() {
        all.extend([
            Action::EmergencyRevive { body },
            Action::FeedMe { body },
            Action::LawyerUp { body },
            Action::Telepathy { body },
            Action::RootAccess { body },
            Action::BrutalAttack { body },
            Action::Infect { body },
        ]);
    }
    all.extend(perhaps_bodies().map(|drag| Action::EnterWormhole { drag }));
    let tongues = pairs(characters(), players());
    all.extend(tongues.map(|(character, player)| Action::Wormtongue { character, player }));
    let ordered = pairs(characters(), characters()).filter(|(one, other)| one <= other);
    let trades = pairs(ordered, characters());
    all.extend(trades.map(|(give, take)| Action::Tradecraft { give, take }));
    all
}

fn decisions() -> Vec<Move> {
    let mut all = vec![Move::Renegotiate(None), Move::Accept, Move::Refuse, Move::Pass];
    let identities = || Identity::ALL.iter().copied();
    all.extend(
        identities().flat_map(|identity| [Move::Identity(identity), Move::Reveal(identity)]),
    );
    all.extend(pairs(characters(), 1..=8).map(|(card, cubes)| Move::Influence(card, cubes)));
    for who in bodies().map(Actor::Body).chain([Actor::Assistant]) {
        all.extend([
            Move::Activate(who),
            Move::Kompromat(who),
            Move::Bribe(who),
            Move::GreyBribe(who),
        ]);
    }
    all.extend(characters().map(|card| Move::Renegotiate(Some(card))));
    for body in bodies() {
        all.extend([Move::Presence(body), Move::MossFeed(body)]);
    }
    all.extend(sections().map(Move::MossStep));
    let deliveries = pairs(Data::ALL.iter().copied(), Offsite::ALL.iter().copied());
    all.extend(deliveries.map(|(data, to)| Move::Deliver(data, to)));
    let choices = items().map(Choice::Item).chain(sections().map(Choice::Section));
    let choices = choices.chain(bodies().map(Choice::Body)).chain(players().map(Choice::Player));
    let choices = choices.chain((0..32).map(Choice::Marker));
    let choices = choices.chain(characters().map(Choice::Character));
    all.extend(choices.map(Move::Choose));
    all
}

/// Every decision there can be.
fn all_moves() -> Vec<Move> {
    let mut all = decisions();
    for action in [basic_actions(), place_actions(), special_actions()].into_iter().flatten() {
        all.extend([Move::Act(action), Move::Free(action)]);
    }
    all
}

#[test]
fn every_decision_reads_back_as_itself_and_no_two_are_written_alike() {
    let mut written = HashMap::new();
    for mv in all_moves() {
        let notation = mv.to_string();
        assert_eq!(notation.parse(), Ok(mv), "{notation}");
        assert!(!notation.contains(['#', '\n']) && notation.trim() == notation, "{notation}");
        if let Some(other) = written.insert(notation.clone(), mv) {
            panic!("{mv:?} and {other:?} are both written `{notation}`");
        }
    }
    assert!(written.len() > 35_000, "{} decisions", written.len());
}

fn reads(text: &str, mv: Move) {
    assert_eq!(text.parse(), Ok(mv), "{text}");
    assert_eq!(mv.to_string(), text);
}

#[test]
fn the_notation_of_decisions_is_as_the_manual_says() {
    let engineer = Actor::Body(Body::Engineer);
    reads("identity doctor_hyde", Move::Identity(Identity::DoctorHyde));
    reads("influence engineer 3", Move::Influence(Character::Engineer, 3));
    reads("activate clone_beta", Move::Activate(Actor::Body(Body::CloneBeta)));
    reads("activate digital_assistant", Move::Activate(Actor::Assistant));
    reads("renegotiate engineer", Move::Renegotiate(Some(Character::Engineer)));
    reads("kompromat engineer", Move::Kompromat(engineer));
    reads("bribe engineer grey", Move::GreyBribe(Actor::Body(Body::Engineer)));
    reads("moss feed engineer", Move::MossFeed(Body::Engineer));
    reads("choose player 2", Move::Choose(Choice::Player(Player(1))));
    reads("choose marker 1", Move::Choose(Choice::Marker(0)));
    reads("deliver evidence news", Move::Deliver(Data::Evidence, Offsite::News));
    reads(
        "free pickup helmet from engineer",
        Move::Free(Action::PickUp { item: Item::Helmet, from: Some(Body::Engineer) }),
    );
}

#[test]
fn the_notation_of_actions_is_as_the_manual_says() {
    let act = |text: &str, action| reads(text, Move::Act(action));
    let drag = Some(Body::Medical);
    act("step reactor drag medical", Action::Step { to: Section::Reactor, drag });
    act("pickup kompromat bridge", Action::PickUpKompromat { at: Section::Bridge });
    act("drop firebomb ignite", Action::Drop { item: Item::Firebomb, ignite: true });
    act("attack monster gun", Action::Attack { target: Target::Monster, with: Weapon::Gun });
    act("manufacture_gun", Action::Section(SectionAction::ManufactureGun));
    act("launch alcatraz", Action::SectionLaunch { pod: Section::Alcatraz });
    act(
        "grip telepathic_rat",
        Action::Grip { what: Grip::Item { item: Item::TelepathicRat, from: None } },
    );
    let (character, player) = (Character::Engineer, Player(1));
    act("wormtongue engineer 2", Action::Wormtongue { character, player });
    act("juryrig section", Action::JuryRig { what: Repair::Section });
    act("wormhole drag medical", Action::EnterWormhole { drag });
}

#[test]
fn a_lock_is_named_by_the_two_ends_of_its_corridor_in_either_order() {
    let there: Move = "breach reactor magnetic_containment".parse().unwrap();
    let back: Move = "breach magnetic_containment reactor".parse().unwrap();
    assert_eq!(there, back);
    let moved: Move = "movelock vault_x bio_lab to aft_hub reactor".parse().unwrap();
    assert_eq!(moved.to_string(), "movelock vault_x bio_lab to reactor aft_hub");
}

fn mistake(text: &str) -> String {
    text.parse::<Move>().expect_err("this is no move").to_string()
}

#[test]
fn a_mistake_is_shown_with_its_column_and_the_words_known_there() {
    assert_eq!(
        mistake("transmit evidence police"),
        "at column 19: expected an Offsite (authorities, news), found `police`"
    );
    assert_eq!(
        mistake("attack engineer knife"),
        "at column 17: expected a weapon (bludgeon, gun, badge), found `knife`"
    );
    assert_eq!(
        mistake("drop helmet gently"),
        "at column 13: expected `ignite` or the end, found `gently`"
    );
    assert_eq!(
        mistake("choose player 10"),
        "at column 15: expected a player's number from 1 to 9, found `10`"
    );
    assert_eq!(
        mistake("lock bridge reactor"),
        "at column 13: expected a section with a corridor or dock to bridge \
         (array_control, forward_airlocks), found `reactor`"
    );
    assert_eq!(mistake("pass please"), "at column 6: expected the end, found `please`");
    assert!(mistake("dance").starts_with("at column 1: expected a decision (identity, reveal,"));
    assert!(mistake("free").starts_with("at column 5: expected an Action (step, pickup,"));
    assert!(mistake("step").contains("expected a section (aft_airlocks, "));
    assert!(mistake("influence engineer 0").contains("a number of cubes from 1 to 8, found `0`"));
}

/// The page about the notation.
const PAGE: &str = include_str!("../../../../docs/notation-stationfall.md");

#[test]
fn the_page_about_the_notation_names_every_verb() {
    let error = "dance".parse::<Move>().unwrap_err();
    let verbs = error.expected.split_once('(').unwrap().1.trim_end_matches(')').split(", ");
    let missing: Vec<&str> = verbs.filter(|verb| !PAGE.contains(&format!("`{verb}"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_game_on_the_page_about_the_notation_can_be_played() {
    let start = PAGE.find("starboard record 1").expect("the page holds a record");
    let record = PAGE[start..].split("```").next().unwrap();
    let game = Stationfall::new();
    let record = Record::parse("notation-stationfall.md", record).unwrap();
    let verdict = verify(&game, &record).unwrap();
    assert!(verdict.holds(), "{verdict:?}");
}

#[test]
fn tradecraft_reads_its_two_names_in_any_order() {
    let one: Move = "tradecraft medical counselor for engineer".parse().unwrap();
    assert_eq!(one.to_string(), "tradecraft counselor medical for engineer");
}

#[test]
fn the_game_played_by_hand_can_be_replayed() {
    let text = include_str!("../../../../docs/examples/stationfall-hand-played.record");
    let record = Record::parse("stationfall-hand-played.record", text).unwrap();
    let verdict = verify(&Stationfall::new(), &record).unwrap();
    assert!(verdict.holds(), "{verdict:?}");
}
